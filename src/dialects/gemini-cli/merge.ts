import { isObject, type JsonObject, type JsonValue } from "../../model/json.ts";
import type { Honours } from "./events.ts";
import type { Behaviour } from "./versions.ts";
import { part, says } from "./words.ts";

/** The fields of an answer that outlive the merge. */
const lasting = [
  "continue",
  "stopReason",
  "suppressOutput",
  "systemMessage",
  "decision",
  "reason",
  "hookSpecificOutput",
] as const;

/**
 * Puts the answers of several hooks together the way the aggregator does; measured at three versions. Null when
 * there are none.
 * @throws TypeError where the vendor's code throws as well: it then goes on as if no hook had answered
 */
export function mergeOutputs(
  outputs: readonly JsonValue[],
  rule: Honours["merge"],
  behaviour: Behaviour,
): JsonObject | null {
  if (outputs.length === 0) return null;
  const merged = byRule[rule](outputs, behaviour);
  const pairs = lasting.flatMap((key): [string, JsonValue][] => {
    const value = part(merged, key);
    return value === undefined ? [] : [[key, value]];
  });
  return Object.fromEntries(pairs);
}

/** Why an answer makes the vendor's combination give up, quoting it; null when it does not. */
export function mergeFailure(event: string, output: JsonValue, honours: Honours): string | null {
  const specific = part(output, "hookSpecificOutput");
  if (honours.merge === "or" && breaksMerge(specific)) {
    return `its \`hookSpecificOutput\` is ${JSON.stringify(specific)?.slice(0, 60)}, not an object; combining the answers ends with an error, and the decisions of all hooks of this event are lost`;
  }
  if (
    event === "BeforeModel" &&
    says(output).deny &&
    breaksResponse(part(specific ?? null, "llm_response"))
  ) {
    return "its `llm_response` lacks `candidates[].content.parts`; reading it ends with an error, and the denial is lost";
  }
  return null;
}

/** Looking for a key with `in` fails on everything but objects and lists; nothing is looked for in empty values. */
export function breaksMerge(specific: JsonValue | undefined): boolean {
  return Boolean(specific) && typeof specific !== "object";
}

/** The translation of a response goes through candidates and parts without asking whether they are there. */
export function breaksResponse(response: JsonValue | undefined): boolean {
  if (!response) return false;
  const candidates = part(response, "candidates");
  if (!Array.isArray(candidates)) return true;
  return candidates.some((candidate) => {
    const content = part(candidate, "content") ?? null;
    return !Array.isArray(part(content, "parts"));
  });
}

type Rule = (outputs: readonly JsonValue[], behaviour: Behaviour) => JsonObject;

const byRule: Readonly<Record<Honours["merge"], Rule>> = {
  or: mergeByOr,
  replace: mergeByReplacement,
  union: mergeToolSelection,
  simple: (outputs) => overlay(outputs.map(spread)),
};

/** Later fields replace earlier ones; `hookSpecificOutput` key by key. */
function mergeByReplacement(outputs: readonly JsonValue[]): JsonObject {
  const specifics = outputs.map((output) => spread(part(output, "hookSpecificOutput")));
  return { ...overlay(outputs.map(spread)), hookSpecificOutput: overlay(specifics) };
}

/** One block is enough; texts are collected. */
function mergeByOr(outputs: readonly JsonValue[], behaviour: Behaviour): JsonObject {
  const merged: JsonObject = { continue: true, suppressOutput: false };
  const texts = { stopReason: [], reason: [], systemMessage: [] } as Record<string, JsonValue[]>;
  const contexts: string[] = [];
  let blocked = false;
  let asked = false;
  const collect = (key: string, output: JsonValue): void => {
    const value = part(output, key);
    if (value) texts[key]?.push(value);
  };
  for (const output of outputs) {
    const { halt, deny, ask } = says(output);
    if (halt) {
      merged.continue = false;
      collect("stopReason", output);
    }
    if (deny) {
      blocked = true;
      merged.decision = part(output, "decision") ?? null;
    } else if (ask && behaviour.ask) {
      asked = true;
      if (!blocked) merged.decision = "ask";
    }
    collect("reason", output);
    collect("systemMessage", output);
    if (part(output, "suppressOutput")) merged.suppressOutput = true;
    const specific = part(output, "hookSpecificOutput");
    if (breaksMerge(specific)) throw new TypeError("hookSpecificOutput is not an object");
    if (specific && behaviour.stops) mergeSpecific(merged, specific);
    const context = part(specific ?? null, "additionalContext");
    if (typeof context === "string") contexts.push(context);
  }
  if (!blocked && !asked && merged.continue === true) merged.decision = "allow";
  for (const [key, values] of Object.entries(texts)) {
    if (values.length > 0) merged[key] = values.join("\n");
  }
  if (contexts.length > 0) {
    merged.hookSpecificOutput = {
      ...spread(merged.hookSpecificOutput),
      additionalContext: contexts.join("\n"),
    };
  }
  return merged;
}

/** Later keys win, but `clearContext` stays once it is true. */
function mergeSpecific(merged: JsonObject, specific: JsonValue): void {
  const { clearContext, ...rest } = spread(specific);
  merged.hookSpecificOutput = {
    ...spread(merged.hookSpecificOutput),
    ...(clearContext === true ? { clearContext } : {}),
    ...rest,
  };
}

/** The strictest mode and all names; any answer at all sets both. */
function mergeToolSelection(outputs: readonly JsonValue[]): JsonObject {
  const configs = outputs.map((output) =>
    part(part(output, "hookSpecificOutput") ?? null, "toolConfig"),
  );
  const modes = configs.map((config) => part(config ?? null, "mode"));
  const mode = ["NONE", "ANY"].find((candidate) => modes.includes(candidate)) ?? "AUTO";
  const names = new Set(
    configs.flatMap((config) => {
      const listed = part(config ?? null, "allowedFunctionNames");
      if (!listed) return [];
      if (!Array.isArray(listed)) throw new TypeError("allowedFunctionNames is not a list");
      return listed;
    }),
  );
  const allowed = mode === "NONE" ? [] : [...names].sort();
  return {
    hookSpecificOutput: {
      hookEventName: "BeforeToolSelection",
      toolConfig: { mode, allowedFunctionNames: allowed },
    },
  };
}

/** The own keys of an object, as `...` takes them; of anything else none. */
function spread(value: JsonValue | undefined): JsonObject {
  return isObject(value) ? value : {};
}

/** All keys of all objects; of equal ones the last. */
function overlay(objects: readonly JsonObject[]): JsonObject {
  return Object.fromEntries(objects.flatMap((object) => Object.entries(object)));
}
