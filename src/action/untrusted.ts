import { isObject, type JsonObject, objectAt, stringAt } from "../model/json.ts";
import { plainLine } from "../report/escape.ts";

/**
 * Events on which hooks may run: the code that is checked out belongs to somebody with write access, or the platform
 * gives the run no secrets and a read-only token when it does not (pull requests from forks).
 */
const trusted: ReadonlySet<string> = new Set([
  "branch_protection_rule",
  "create",
  "delete",
  "image_version",
  "label",
  "merge_group",
  "milestone",
  "page_build",
  "project",
  "project_card",
  "project_column",
  "public",
  "pull_request",
  "pull_request_review",
  "pull_request_review_comment",
  "push",
  "registry_package",
  "release",
  "repository_dispatch",
  "schedule",
  "workflow_dispatch",
]);

/**
 * Events that carry the repository's secrets while the code at hand can be a contributor's: whose code the hooks are
 * then. From GitHub's list of events: which commit each one is about, and who can start it.
 */
const untrusted: Readonly<Record<string, string>> = {
  pull_request_target: "hooks are the code of whoever opened the pull request",
  workflow_run: "hooks can be the code of whoever started the workflow before it",
  check_run: "the checked commit can be anybody's",
  check_suite: "the checked commit can be anybody's",
  status: "the commit it is about can be anybody's",
  deployment: "the deployed commit can be that of a pull request",
  deployment_status: "the deployed commit can be that of a pull request",
  issue_comment: "anybody can comment, and hooks can be the code of the pull request commented on",
  issues: "anybody can open an issue and decide what happens then",
  discussion: "anybody can start a discussion and decide what happens then",
  discussion_comment: "anybody can comment on a discussion and decide what happens then",
  fork: "anybody can fork the repository and decide what happens then",
  watch: "anybody can star the repository and decide what happens then",
  gollum: "the wiki may be open to anybody",
};

const wayOut = "Use pull_request, or set allow-untrusted: true if you know why.";

/**
 * Why hooks must not be run on this event, as whole sentences, or null when they may. An event that is not known to be
 * harmless is refused: a new one of the platform must not become a hole.
 * @param eventName `GITHUB_EVENT_NAME`; empty outside of a workflow
 * @param payload the event as the platform tells it; anybody's text
 */
export function untrustedReason(eventName: string, payload: unknown): string | null {
  const event = isObject(payload) ? payload : {};
  const name = plainLine(eventName, 60);
  if (eventName === "") return null;
  if (eventName === "pull_request_target" && fromFork(event)) {
    return refusal(`${name} from a fork, and hooks are that fork's code`);
  }
  if (Object.hasOwn(untrusted, eventName)) {
    return refusal(`${name}, which carries this repository's secrets, and ${untrusted[eventName]}`);
  }
  if (eventName === "repository_dispatch" && dispatchedForPullRequest(event)) {
    return refusal(
      `${name} for a pull request, with this repository's secrets, and hooks are that pull request's code`,
    );
  }
  if (trusted.has(eventName)) return null;
  return refusal(
    `${name}, and whether that event carries secrets to a contributor's code is not known`,
  );
}

function refusal(how: string): string {
  return `Hooks were not run: this workflow was started by ${how}. ${wayOut}`;
}

/** The head is in another repository than the base, or in one that is gone. */
function fromFork(event: JsonObject): boolean {
  const pull = objectAt(event, "pull_request");
  if (pull === null) return false;
  const repository = (side: string): string | null => {
    const repo = objectAt(objectAt(pull, side) ?? {}, "repo");
    return repo === null ? null : stringAt(repo, "full_name");
  };
  return repository("head") === null || repository("head") !== repository("base");
}

/** The usual way to let a comment such as `/test` start a run on a fork's code. */
function dispatchedForPullRequest(event: JsonObject): boolean {
  const payload = objectAt(event, "client_payload");
  return payload !== null && Object.hasOwn(payload, "pull_request");
}
