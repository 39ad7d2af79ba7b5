import type { HookResult, Ruling } from "../../model/decision.ts";
import type { AgentEvent } from "../../model/event.ts";
import { isObject, type JsonObject, objectAt, stringAt } from "../../model/json.ts";
import { events } from "./events.ts";

/** Did this hook block? Then the remaining ones of the event, the asynchronous ones too, are not started. */
export function stops({ hook, outcome, failure, run }: HookResult): boolean {
  if (hook.async) return false;
  const refused = outcome === "deny" || outcome === "continue";
  return failure === "closed" || (refused && run?.exitCode === 2);
}

/**
 * What comes of an event: the first block decides. On a before-event the operation does not happen; a stop is refused and
 * the agent goes on with the reason as feedback (at most three times a turn in kimi-cli). On an after-event a block
 * undoes nothing and is told to the user only, so the verdict stays `none` and the block is marked as after the fact.
 */
export function combine(event: AgentEvent, results: readonly HookResult[]): Ruling {
  const blocking = events.get(event.name)?.blocking ?? "never";
  const first = results.findIndex(stops);
  const heard = first < 0 ? results : results.slice(0, first + 1);
  const blocker = first < 0 ? null : (results[first] ?? null);
  const verdict = blocker === null ? "none" : verdictOf(blocking, event);
  const guards = blocking === "operation" || blocking === "stop";
  const blocked = verdict !== "none";
  return {
    verdict,
    rawDecision: blocker?.rawDecision ?? null,
    reason: blocker === null ? null : (blocker.reason ?? blocker.error),
    failedOpen: guards && !blocked && heard.some(({ failure }) => failure === "open"),
    failedClosed: blocked && blocker?.failure === "closed",
    afterTheFact: blocking === "after-the-fact" && blocker !== null,
    effects: effectsOf(heard),
    faults: [],
  };
}

function verdictOf(blocking: string, event: AgentEvent): Ruling["verdict"] {
  if (blocking === "operation") return "deny";
  return blocking === "stop" && isRefusable(event) ? "continue" : "none";
}

/**
 * kimi-cli hears its gate at every end of a turn, but goes on only when the model had simply stopped calling tools; a
 * rejected tool or a used-up limit is final. A recording without `stop_reason` means the usual case.
 */
function isRefusable({ input }: AgentEvent): boolean {
  return (stringAt(input, "stop_reason") ?? "no_tool_calls") === "no_tool_calls";
}

/**
 * What else the hooks asked for: texts for the agent, one a line, and the last new input. kimi-cli parses the input and
 * never applies it; how it would be laid over the old one is not specified.
 */
function effectsOf(results: readonly HookResult[]): JsonObject {
  const outputs = results
    .filter(({ hook }) => !hook.async)
    .map(({ output }) => output)
    .filter(isObject);
  const contexts = outputs.map((o) => stringAt(o, "additional_context")).filter((t) => t !== null);
  const input = outputs.map((o) => objectAt(o, "modified_input")).findLast((o) => o !== null);
  return {
    ...(input === undefined || input === null ? {} : { modified_input: input }),
    ...(contexts.length === 0 ? {} : { additional_context: contexts.join("\n") }),
  };
}
