import type { HookResult } from "../../model/decision.ts";
import type { AgentEvent } from "../../model/event.ts";
import { isObject, type JsonObject, type JsonValue, objectAt } from "../../model/json.ts";
import { eventRow } from "./events.ts";

/** How the wishes of several hooks for one field become one. */
type Merge =
  /** Texts, one after the other in plan order. */
  | "join"
  /** Lists, one after the other. */
  | "concat"
  /** The one that finished last. */
  | "last"
  /** The one planned first. */
  | "first";

/** Longer texts go to a file, and the model gets a preview (2.1.89). */
const spill = { beyond: 50_000, preview: 2000 };

const topLevel: Readonly<Record<string, Merge>> = {
  systemMessage: "join",
  suppressOutput: "last",
  stopReason: "first",
  terminalSequence: "join",
};

/** Fields of `hookSpecificOutput` that ask for something, other than decisions and the changed input. */
const specific: Readonly<Record<string, Merge>> = {
  additionalContext: "join",
  classifierContext: "join",
  initialUserMessage: "join",
  sessionTitle: "last",
  suppressOriginalPrompt: "last",
  watchPaths: "concat",
  reloadSkills: "last",
  updatedToolOutput: "last",
  updatedMCPToolOutput: "last",
  retry: "last",
  content: "last",
  worktreePath: "last",
  displayContent: "last",
};

/** Everything the hooks of one event asked for besides a decision, under the vendor's names. */
export function effectsOf(event: AgentEvent, results: readonly HookResult[]): JsonObject {
  const effects = new Map<string, JsonValue>();
  const answers = results.map(withPlainText(event));
  for (const [name, how] of Object.entries(topLevel)) {
    gather(effects, name, how, answers, (output) => output);
  }
  for (const [name, how] of Object.entries(specific)) {
    gather(effects, name, how, answers, (output) => objectAt(output, "hookSpecificOutput"));
  }
  return Object.fromEntries(effects);
}

/** Results in the order in which the hooks, all started at once, came to their end. */
export function byFinish<T extends { run: HookResult["run"] }>(results: readonly T[]): T[] {
  return [...results].sort((a, b) => (a.run?.durationMs ?? 0) - (b.run?.durationMs ?? 0));
}

interface Answer {
  run: HookResult["run"];
  output: JsonObject;
}

/** On some events plain text of a successful hook is used as if it stood in a field. */
function withPlainText(event: AgentEvent): (result: HookResult) => Answer {
  const use = eventRow(event.name)?.stdout ?? "hidden";
  const field = plainFields[use];
  return ({ run, output, outcome }) => {
    if (isObject(output)) return { run, output };
    const text = run?.stdout.trim() ?? "";
    if (field === undefined || run?.exitCode !== 0 || outcome !== "none" || text === "") {
      return { run, output: {} };
    }
    return field === "systemMessage"
      ? { run, output: { [field]: text } }
      : { run, output: { hookSpecificOutput: { [field]: text } } };
  };
}

const plainFields: Readonly<Record<string, string>> = {
  context: "additionalContext",
  "compact-instructions": "additionalContext",
  user: "systemMessage",
  "worktree-path": "worktreePath",
};

function gather(
  effects: Map<string, JsonValue>,
  name: string,
  how: Merge,
  answers: readonly Answer[],
  holderOf: (output: JsonObject) => JsonObject | null,
): void {
  const ordered = how === "last" ? byFinish(answers) : answers;
  const values = ordered.flatMap(({ output }): JsonValue[] => {
    const holder = holderOf(output);
    const value = holder !== null && Object.hasOwn(holder, name) ? holder[name] : undefined;
    return value === undefined || value === "" ? [] : [value];
  });
  const merged = merge(values, how);
  if (merged !== undefined) effects.set(name, merged);
}

function merge(values: readonly JsonValue[], how: Merge): JsonValue | undefined {
  if (values.length === 0) return undefined;
  switch (how) {
    case "first":
      return values[0];
    case "last":
      return values.at(-1);
    case "concat":
      return values.flat() as JsonValue[];
    case "join":
      return values.every((value) => typeof value === "string")
        ? values.map(preview).join("\n")
        : values.at(-1);
  }
}

function preview(text: string): string {
  if (text.length <= spill.beyond) return text;
  return `${text.slice(0, spill.preview)}… (${text.length} characters, written to a file)`;
}
