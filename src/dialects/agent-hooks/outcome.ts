import type { OutputFault } from "../../model/decision.ts";
import type { AgentEvent } from "../../model/event.ts";
import type { Hook } from "../../model/hook.ts";
import { isObject, type JsonObject, type JsonValue, objectAt, stringAt } from "../../model/json.ts";
import type { RunResult } from "../../model/run.ts";
import { quote } from "../config-text.ts";
import type { DialectOptions, Interpretation } from "../dialect.ts";
import { silent } from "../silent.ts";
import { events } from "./events.ts";
import { pythonStrip } from "./python-text.ts";

/** The words that `decision` may have; lower case only. */
const words = ["allow", "deny", "ask"] as const;

/** The word reported for an exit status 2, the only thing that blocks. */
const block = "block";

/**
 * What is made of a finished hook. Exit status 2 blocks, and nothing else does: a `deny` printed with status 0 is asked for
 * and not granted (the seed page says "the only way"; kimi-cli's runtime blocks on it). Every failure lets the operation
 * go on, unless the policy says otherwise for exit statuses.
 */
export function interpret(
  hook: Hook,
  event: AgentEvent,
  run: RunResult,
  options: DialectOptions,
): Interpretation {
  if (hook.async) return inBackground(hook, run);
  if (run.spawnError !== null) return failed(run.spawnError);
  if (run.timedOut) return timedOut(hook);
  if (run.exitCode === 0) return succeeded(event, run);
  if (run.exitCode === 2) return blocked(event, run);
  const printed = readJson(run.stdout);
  const faults = isObject(printed) ? ignoredOn(statusOf(run), printed) : [];
  const failure = options.onOtherExit === "block" ? "closed" : "open";
  return { ...failed(statusOf(run)), reason: textOf(run.stderr), failure, faults };
}

function failed(error: string): Interpretation {
  return { ...silent, outcome: "error", failure: "open", error };
}

function timedOut(hook: Hook): Interpretation {
  return { ...failed(`it ran longer than ${hook.timeoutMs} ms`), outcome: "timeout" };
}

/** Nobody waits for it: neither its output nor its exit status counts, and its failure costs nothing. */
function inBackground(hook: Hook, run: RunResult): Interpretation {
  if (run.spawnError !== null) return { ...failed(run.spawnError), failure: null };
  if (run.timedOut) return { ...timedOut(hook), failure: null };
  if (run.exitCode === 0) return silent;
  if (run.exitCode !== 2) return { ...failed(statusOf(run)), failure: null };
  const what = "it ends with status 2, and an asynchronous hook cannot block";
  return {
    ...silent,
    outcome: "deny",
    rawDecision: block,
    reason: textOf(run.stderr),
    faults: [{ rule: "decision-ignored", what }],
  };
}

function blocked({ name }: AgentEvent, run: RunResult): Interpretation {
  return {
    ...silent,
    outcome: refusalOn(name),
    rawDecision: block,
    reason: textOf(run.stderr) ?? "Blocked by hook (exit code 2)",
  };
}

function refusalOn(event: string): "continue" | "deny" {
  return events.get(event)?.blocking === "stop" ? "continue" : "deny";
}

/** Status 0: standard output may hold one JSON object. Anything else that is no JSON is text for the agent. */
function succeeded({ name }: AgentEvent, run: RunResult): Interpretation {
  const text = pythonStrip(run.stdout);
  if (text === "") return silent;
  const printed = readJson(text);
  if (printed === undefined) {
    return { ...silent, output: { additional_context: text }, faults: hiddenDecision(text) };
  }
  if (!isObject(printed)) {
    const what = `it prints ${quote(text)}, which is JSON but no object: kimi-cli's runtime fails over it and goes on`;
    return {
      ...failed("its output is JSON, but no object"),
      faults: [{ rule: "invalid-output", what }],
    };
  }
  const word = Object.hasOwn(printed, "decision") ? printed.decision : undefined;
  const known = words.find((w) => w === word);
  return {
    ...silent,
    outcome: known === "deny" ? refusalOn(name) : (known ?? "none"),
    rawDecision: typeof word === "string" ? word : null,
    reason: stringAt(printed, "reason"),
    output: effectsIn(printed),
    faults: ignoredOn(null, printed),
  };
}

function effectsIn(printed: JsonObject): JsonValue {
  const input = objectAt(printed, "modified_input");
  const context = stringAt(printed, "additional_context");
  return {
    ...(input === null ? {} : { modified_input: input }),
    ...(context === null || context === "" ? {} : { additional_context: context }),
  };
}

/**
 * What an object asks for and does not get.
 * @param status how the hook ended, when that alone makes its output void; null for status 0
 */
function ignoredOn(status: string | null, printed: JsonObject): OutputFault[] {
  const word = Object.hasOwn(printed, "decision") ? printed.decision : undefined;
  const asked = wanted(printed);
  if (asked === null) {
    const strange = typeof word === "string" && !words.some((w) => w === word) && status === null;
    return strange
      ? fault(
          `it prints the decision ${quote(word)}, and only ${words.map(quote).join(", ")} exist`,
        )
      : [];
  }
  return status === null
    ? fault(`it prints ${asked} and ends with status 0: only status 2 blocks`)
    : fault(
        `it prints ${asked} and ends with ${status}: only status 2 blocks, and nothing printed counts`,
      );
}

/** The part of an object that means to block, here or in another vendor's words; null when there is none. */
function wanted(printed: JsonObject): string | null {
  const word = stringAt(printed, "decision");
  if (word !== null && /^(?:deny|ask|block|force_ask|reject)$/i.test(word)) {
    return `\`decision: ${word}\``;
  }
  const specific = objectAt(printed, "hookSpecificOutput");
  for (const [object, name] of [
    [specific ?? {}, "permissionDecision"],
    [printed, "permissionDecision"],
    [printed, "permission"],
  ] as const) {
    const permission = stringAt(object, name);
    if (permission === "deny" || permission === "ask") return `\`${name}: ${permission}\``;
  }
  return Object.hasOwn(printed, "continue") && printed.continue === false
    ? "`continue: false`"
    : null;
}

/** Text before the JSON: the decision in it is read as text. */
function hiddenDecision(text: string): OutputFault[] {
  const start = text.search(/^[ \t]*\{/m);
  const printed = start < 0 ? undefined : readJson(text.slice(start));
  const asked = isObject(printed) ? wanted(printed) : null;
  return asked === null
    ? []
    : fault(`it prints ${asked} after other text, so all of it counts as text`);
}

function fault(what: string): OutputFault[] {
  return [{ rule: "decision-ignored", what }];
}

/** Undefined when it is no JSON. */
function readJson(text: string): JsonValue | undefined {
  try {
    return JSON.parse(text) as JsonValue;
  } catch {
    return undefined;
  }
}

function textOf(stream: string): string | null {
  const text = pythonStrip(stream);
  return text === "" ? null : text;
}

function statusOf({ exitCode, signal }: RunResult): string {
  return exitCode === null ? `signal ${signal ?? "unknown"}` : `status ${exitCode}`;
}
