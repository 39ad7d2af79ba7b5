import type { Verdict } from "../../model/verdict.ts";
import type { Blocking, EventFacts, EventTable, MatchTarget } from "../dialect.ts";
import { eventTable } from "../event-table.ts";
import type { Behaviour } from "./versions.ts";

/**
 * What exit status 2 does on an event. A `block` or `deny` printed as JSON does the same, except on
 * PermissionRequest.
 */
export type Exit2 =
  /** The operation does not happen. */
  | "blocks"
  /** Nothing; only a JSON decision counts. */
  | "json-only"
  /** The agent goes on instead of stopping. */
  | "refuses-stop"
  /** The agent loop ends. */
  | "ends-loop"
  /** It has happened; stderr goes to the model. */
  | "tells-model"
  /** It has happened; stderr goes to the user. */
  | "tells-user"
  /** As every other non-zero status: the worktree is not created. */
  | "fails-creation"
  | "nothing";

/** Where plain text on stdout goes when the hook exits with 0. */
export type PlainStdout = "hidden" | "context" | "compact-instructions" | "user" | "worktree-path";

/** One event as Claude Code defines it. */
export interface EventRow {
  name: string;
  /** First version, or the earliest possible one where only a range is known; null when it always was there. */
  since: string | null;
  /** What a matcher is compared with; null when a matcher is ignored. */
  matches: MatchTarget | null;
  /** Matchers here know only `|` between names, in every version. */
  narrowMatcher: boolean;
  exit2: Exit2;
  /** Verdicts beyond those that follow from `exit2`. */
  also: readonly Verdict[];
  stdout: PlainStdout;
  /** Default timeout of a command hook in seconds where it is not the general one; null = general. */
  timeoutSeconds: number | null;
  /** There is no conversation yet that a prompt or agent hook could run in. */
  noConversation: boolean;
  byItself: boolean;
}

type RowOptions = Partial<Omit<EventRow, "name" | "since" | "matches" | "exit2">> & {
  values?: readonly string[];
};

/** @param field payload field a matcher is compared with; null when it is ignored */
function row(
  name: string,
  since: string | null,
  field: string | null,
  exit2: Exit2,
  options: RowOptions = {},
): EventRow {
  const { values = null, ...rest } = options;
  return {
    name,
    since,
    matches: field === null ? null : { field, values },
    exit2,
    narrowMatcher: false,
    also: [],
    stdout: "hidden",
    timeoutSeconds: null,
    noConversation: false,
    byItself: false,
    ...rest,
  };
}

const stopErrors = [
  "rate_limit",
  "overloaded",
  "authentication_failed",
  "oauth_org_not_allowed",
  "verification_required",
  "billing_error",
  "invalid_request",
  "model_not_found",
  "server_error",
  "max_output_tokens",
  "cloud_credential_error",
  "unknown",
];
const configSources = [
  "user_settings",
  "project_settings",
  "local_settings",
  "policy_settings",
  "skills",
];
const loadReasons = ["session_start", "nested_traversal", "path_glob_match", "include", "compact"];
const sessionStart = {
  values: ["startup", "resume", "clear", "compact", "fork"],
  stdout: "context",
  noConversation: true,
  byItself: true,
} as const;
const sessionEnd = {
  values: ["clear", "resume", "logout", "prompt_input_exit", "other"],
  timeoutSeconds: 1.5,
  byItself: true,
};

/** All 33 events of 2.1.329, in the order of the vendor's reference. */
export const eventRows: readonly EventRow[] = [
  row("PreToolUse", null, "tool_name", "blocks", { also: ["allow", "ask"] }),
  row("PermissionRequest", "2.0.45", "tool_name", "json-only", { also: ["allow"] }),
  row("PermissionDenied", "2.1.89", "tool_name", "nothing"),
  row("PostToolUse", null, "tool_name", "tells-model"),
  row("PostToolUseFailure", null, "tool_name", "tells-model"),
  row("PostToolBatch", "2.1.113", null, "ends-loop"),
  row("UserPromptSubmit", "1.0.54", null, "blocks", { stdout: "context", timeoutSeconds: 30 }),
  row("UserPromptExpansion", "2.1.113", "command_name", "blocks", { stdout: "context" }),
  row("SessionStart", "1.0.62", "source", "tells-user", sessionStart),
  row("SessionEnd", "1.0.85", "reason", "nothing", sessionEnd),
  row("Setup", "2.1.10", "trigger", "tells-user", {
    values: ["init", "maintenance"],
    noConversation: true,
    byItself: true,
  }),
  row("Stop", null, null, "refuses-stop"),
  row("SubagentStop", "1.0.41", "agent_type", "refuses-stop"),
  row("SubagentStart", "2.0.43", "agent_type", "tells-user", { noConversation: true }),
  row("StopFailure", "2.1.78", "error", "nothing", { values: stopErrors, narrowMatcher: true }),
  row("PreCompact", "1.0.48", "trigger", "blocks", {
    values: ["manual", "auto"],
    stdout: "compact-instructions",
  }),
  row("PostCompact", "2.1.76", "trigger", "nothing", {
    values: ["manual", "auto"],
    stdout: "user",
  }),
  row("PreModelSwitch", "2.1.251", "to_model", "blocks", { also: ["allow", "ask"] }),
  row("PostModelSwitch", "2.1.251", "to_model", "nothing", { stdout: "context" }),
  row("Notification", null, "notification_type", "nothing", { byItself: true }),
  row("TeammateIdle", "2.1.33", null, "refuses-stop"),
  row("TaskCreated", "2.1.84", null, "blocks"),
  row("TaskCompleted", "2.1.33", null, "refuses-stop"),
  row("Elicitation", "2.1.76", "mcp_server_name", "blocks", { also: ["allow"] }),
  row("ElicitationResult", "2.1.76", "mcp_server_name", "blocks", { also: ["allow"] }),
  row("ConfigChange", "2.1.49", "source", "blocks", { values: configSources, byItself: true }),
  row("InstructionsLoaded", "2.1.69", "load_reason", "nothing", {
    values: loadReasons,
    byItself: true,
  }),
  row("WorktreeCreate", "2.1.50", null, "fails-creation", { stdout: "worktree-path" }),
  row("WorktreeRemove", "2.1.50", null, "nothing"),
  row("CwdChanged", "2.1.83", null, "nothing"),
  row("FileChanged", "2.1.83", "file_path", "nothing", { narrowMatcher: true, byItself: true }),
  row("DirectoryAdded", "2.1.219", "source", "nothing", {
    values: ["slash_command", "register_repo_root"],
  }),
  row("MessageDisplay", "2.1.152", null, "nothing", { timeoutSeconds: 10 }),
];

const byName: ReadonlyMap<string, EventRow> = new Map(eventRows.map((r) => [r.name, r]));

/** The row of an event of the newest version; null when there is no such event. */
export function eventRow(name: string): EventRow | null {
  return byName.get(name) ?? null;
}

/** Events that hand a tool call to the hook: the only ones on which `if` is evaluated. */
export function isToolEvent(name: string): boolean {
  return eventRow(name)?.matches?.field === "tool_name";
}

/** Events on which a settings file with an unloadable entry is not applied at all. */
export const guardEvents: readonly string[] = ["PreToolUse", "PermissionRequest"];

const effects: Readonly<Record<Exit2, { blocking: Blocking; honours: readonly Verdict[] }>> = {
  blocks: { blocking: "operation", honours: ["deny", "halt"] },
  "json-only": { blocking: "operation", honours: ["deny", "halt"] },
  "refuses-stop": { blocking: "stop", honours: ["continue", "halt"] },
  "ends-loop": { blocking: "operation", honours: ["halt"] },
  "tells-model": { blocking: "after-the-fact", honours: ["deny", "halt"] },
  "tells-user": { blocking: "never", honours: ["halt"] },
  "fails-creation": { blocking: "operation", honours: ["deny", "halt"] },
  nothing: { blocking: "never", honours: ["halt"] },
};

/** Events that come when there is no loop left to end, or whose output nobody reads. */
const unstoppable = ["StopFailure", "SessionEnd"];

/** The event table of a version. Events that are newer are in it, marked as not firing. */
export function eventsAt(behaviour: Behaviour): EventTable {
  return eventTable(
    "Claude Code",
    eventRows.map((r) => factsOf(r, behaviour)),
  );
}

function factsOf(r: EventRow, behaviour: Behaviour): EventFacts {
  const { blocking, honours } = effects[exit2At(r, behaviour)];
  return {
    name: r.name,
    since: r.since,
    blocking,
    honours: unstoppable.includes(r.name) ? [] : [...honours, ...r.also],
    matches: targetAt(r, behaviour),
    fires: behaviour.reached(r.since),
    documented: true,
    byItself: r.byItself,
  };
}

/** What exit status 2 does at a version: PreCompact could not always block. */
export function exit2At(r: EventRow, behaviour: Behaviour): Exit2 {
  return r.name === "PreCompact" && !behaviour.has("compactionBlocked") ? "nothing" : r.exit2;
}

function targetAt(r: EventRow, behaviour: Behaviour): MatchTarget | null {
  if (r.name !== "SessionStart" || r.matches === null || behaviour.has("forkSource")) {
    return r.matches;
  }
  const values = r.matches.values?.filter((value) => value !== "fork") ?? null;
  return { ...r.matches, values };
}
