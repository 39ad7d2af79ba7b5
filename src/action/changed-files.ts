import { isObject, type JsonObject, objectAt, stringAt } from "../model/json.ts";

/** What is known of the run. */
export interface EventContext {
  /** `GITHUB_EVENT_NAME` */
  eventName: string;
  /** The event's payload; anybody's text. */
  payload: unknown;
  /** `GITHUB_SHA`: on a pull request its test merge. */
  sha: string;
  /** The `base` input. */
  base: string | null;
  /** The checked folder inside the repository, empty or ending in `/`. */
  pathPrefix: string;
}

/** Who can say what changed. Both may fail; that is no error of the run. */
export interface ChangeSources {
  /** Files that differ between HEAD and its merge base with a revision, relative to the checked folder; null when unknown. */
  gitChanged(base: string): Promise<readonly string[] | null>;
  /** Files of a pull request, relative to the repository; null when unknown. Absent without a token. */
  apiChanged: ((pull: number) => Promise<readonly string[] | null>) | null;
}

/** Files a run changes, relative to the checked folder; null when unknown, and then why that matters. */
export interface Changes {
  files: ReadonlySet<string> | null;
  notice: string | null;
}

/** What the pull request, merge group or push changes: asked of git first, which needs no permission, then of the API. */
export async function changedFiles(
  context: EventContext,
  sources: ChangeSources,
): Promise<Changes> {
  const bases = baseRevisions(context);
  for (const base of bases) {
    const files = await attempt(() => sources.gitChanged(base));
    if (files !== null) return { files: new Set(files), notice: null };
  }
  const pull = pullNumber(context);
  const { apiChanged } = sources;
  if (pull !== null && apiChanged !== null) {
    const files = await attempt(() => apiChanged(pull));
    if (files !== null) {
      const inside = files
        .filter((file) => file.startsWith(context.pathPrefix))
        .map((file) => file.slice(context.pathPrefix.length));
      return { files: new Set(inside), notice: null };
    }
  }
  if (bases.length === 0 && pull === null) return { files: null, notice: null };
  return {
    files: null,
    notice:
      "which files are changed is not known, so annotations go to any file: check out with fetch-depth: 2, or pass github-token",
  };
}

/**
 * Revisions the head may be compared with, best first. The base of a pull request is a commit that a shallow clone
 * does not have; the first parent of its test merge is there with `fetch-depth: 2`.
 */
export function baseRevisions(context: EventContext): string[] {
  if (context.base !== null) return isRevision(context.base) ? [context.base] : [];
  const event = isObject(context.payload) ? context.payload : {};
  switch (context.eventName) {
    case "pull_request":
    case "pull_request_review":
    case "pull_request_review_comment": {
      const base = objectAt(objectAt(event, "pull_request") ?? {}, "base");
      return [...commit(base, "sha"), ...(isCommit(context.sha) ? [`${context.sha}^1`] : [])];
    }
    case "merge_group":
      return commit(objectAt(event, "merge_group"), "base_sha");
    case "push":
      return commit(event, "before");
    default:
      return [];
  }
}

function pullNumber(context: EventContext): number | null {
  if (!context.eventName.startsWith("pull_request") || !isObject(context.payload)) return null;
  const pull = objectAt(context.payload, "pull_request") ?? {};
  const number = Object.hasOwn(pull, "number") ? pull.number : null;
  return typeof number === "number" && Number.isSafeInteger(number) && number > 0 ? number : null;
}

function commit(object: JsonObject | null, key: string): string[] {
  const value = object === null ? null : stringAt(object, key);
  return value !== null && isCommit(value) ? [value] : [];
}

/** A commit id; all zeros stands for "there was none" (a new branch). */
function isCommit(text: string): boolean {
  return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(text) && /[^0]/.test(text);
}

/** A revision that git cannot take for an option or a range. */
function isRevision(text: string): boolean {
  return /^[A-Za-z0-9_@][\w./@^~{}+-]*$/.test(text) && !text.includes("..");
}

async function attempt<T>(ask: () => Promise<T | null>): Promise<T | null> {
  try {
    return await ask();
  } catch {
    return null;
  }
}
