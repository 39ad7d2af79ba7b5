import type { JsonValue } from "../model/json.ts";

/**
 * What became of a tool call, as far as hooks are concerned.
 * `succeeded`: PreToolUse, then PostToolUse. `failed`: PreToolUse, then PostToolUseFailure. `stopped`: PreToolUse
 * only (refused by a hook, a permission rule or the user). `unreached`: no hook at all.
 */
export type CallFate = "succeeded" | "failed" | "stopped" | "unreached";

/** Hook runs of one call that the recording itself tells of (versions 2.0.32 to 2.1.9x, and attachments later). */
export interface RecordedHooks {
  pre: boolean;
  post: boolean;
  failure: boolean;
  /** A PreToolUse hook blocked the call. */
  blocked: boolean;
}

/** The answer to a tool call, as the recording has it. */
export interface CallResult {
  isError: boolean;
  /** Text of the answer that the model saw. */
  text: string;
  /** `toolUseResult` of the record: the tool's own structured result. */
  structured: JsonValue;
  /** `toolDenialKind` of the record (about 2.1.205 and later): who stopped the call. */
  denialKind: string | null;
}

/** How an answer begins; `seen` are the versions of the recordings it stood in, null when others report it. */
interface Beginning {
  begins: string;
  seen: string | null;
}

/** A call never got as far as its hooks. */
const unreached: readonly Beginning[] = [
  // Unknown tool, arguments that fail the tool's own check, "Sibling tool call errored". In five public sessions of
  // 2.1.39 (952 calls) none of the five such calls has a recorded PreToolUse run, though three matched the hook.
  { begins: "<tool_use_error>", seen: "2.0.76 to 2.1.39" },
  { begins: "InputValidationError", seen: null },
  { begins: "Error: No such tool available", seen: null },
];

/** PreToolUse hooks ran, but the tool did not: no Post event follows. */
const stopped: readonly Beginning[] = [
  { begins: "The user doesn't want to proceed with this tool use", seen: "1.0.95 to 2.1.39" },
  { begins: "The user doesn't want to take this action right now", seen: null },
  { begins: "User chose to stay in plan mode", seen: "2.1.11 to 2.1.14" },
  { begins: "[Request interrupted by user", seen: null },
  { begins: "Permission to use ", seen: null },
  { begins: "Permission for this action has been denied", seen: null },
  { begins: "Claude requested permissions to ", seen: null },
  { begins: "Hook PreToolUse:", seen: null },
  { begins: "PreToolUse:", seen: null },
];

/** How every failure of a tool itself begins, where that is known (2.0.76 to 2.1.39). */
const failureBeginnings: Readonly<Record<string, string>> = { Bash: "Exit code " };

/** `toolUseResult` of a call that the user refused (1.0.95 to 2.1.39). */
const rejectedResult = "User rejected tool use";

/**
 * The fate of an answered call. A hook's refusal is worded by the hook, so before `toolDenialKind` it can only be told from a
 * failure where the recording has hook runs: PreToolUse ran, and PostToolUseFailure would have been seen.
 * @param failuresRecorded the recording has shown PostToolUseFailure runs for this tool before
 */
export function fateOf(
  tool: string,
  result: CallResult,
  hooks: RecordedHooks,
  failuresRecorded: boolean,
): CallFate {
  if (hooks.failure) return "failed";
  if (hooks.post || !result.isError) return "succeeded";
  const text = result.text.trimStart();
  const isOneOf = (list: readonly Beginning[]) => list.some((b) => text.startsWith(b.begins));
  if (isOneOf(unreached)) {
    return hooks.pre ? "stopped" : "unreached";
  }
  if (result.denialKind !== null || hooks.blocked || result.structured === rejectedResult) {
    return "stopped";
  }
  if (isOneOf(stopped)) return "stopped";
  const own = Object.hasOwn(failureBeginnings, tool) ? failureBeginnings[tool] : undefined;
  const worded = own !== undefined && !text.startsWith(own);
  return hooks.pre && (failuresRecorded || worded) ? "stopped" : "failed";
}
