import type { Decision, HookResult, Ruling } from "../../model/decision.ts";
import type { AgentEvent } from "../../model/event.ts";
import { isObject, type JsonObject, type JsonValue, objectAt } from "../../model/json.ts";
import type { Verdict } from "../../model/verdict.ts";
import type { EventTable } from "../dialect.ts";
import type { Behaviour } from "./versions.ts";

/** One hook's weight in the ruling. */
interface Vote {
  verdict: Verdict;
  /** Higher wins; of two equal ones the first. */
  weight: number;
  result: HookResult;
}

/**
 * Does the agent start no further hook of the event after this one? A denial, and a failure that blocks, settles the
 * matter; the vendor does not say so, but hooks run one after the other and nothing could change it.
 */
export function stops({ outcome, failure }: HookResult): boolean {
  return failure === "closed" || outcome === "deny";
}

/**
 * What the agent does after all hooks of an event. How answers combine is not documented: the first denial counts, else
 * the strictest of `force_ask`, `ask` and `allow`; results after a denial are left out of account, as those hooks would
 * not have run.
 */
export function combine(
  event: AgentEvent,
  results: readonly HookResult[],
  { events, behaviour }: { events: EventTable; behaviour: Behaviour },
): Ruling {
  const end = results.findIndex(stops);
  const counted = end < 0 ? results : results.slice(0, end + 1);
  const votes = counted.flatMap((result) => voteOf(event, result, behaviour));
  const best = votes.reduce<Vote | null>(
    (winner, vote) => (winner === null || vote.weight > winner.weight ? vote : winner),
    null,
  );
  const verdict = best?.verdict ?? "none";
  const blocks = verdict === "deny" || verdict === "halt" || verdict === "continue";
  const blocking = events.get(event.name)?.blocking ?? "never";
  const guarded = blocking === "operation" || blocking === "stop";
  return {
    verdict,
    rawDecision: best?.result.rawDecision ?? null,
    reason: reasonOf(best),
    failedOpen: guarded && !blocks && counted.some(({ failure }) => failure === "open"),
    failedClosed: best?.result.failure === "closed",
    afterTheFact: false,
    effects: effectsOf(counted, verdict),
    faults: tooOften(event, counted, behaviour),
  };
}

function voteOf(event: AgentEvent, result: HookResult, behaviour: Behaviour): Vote[] {
  const vote = (verdict: Verdict, weight: number): Vote[] => [{ verdict, weight, result }];
  if (event.name === "PreToolUse") {
    if (stops(result)) return vote("deny", 5);
    if (result.outcome === "ask") return vote("ask", result.rawDecision === "force_ask" ? 4 : 3);
    // Builds that ask the user about output they cannot read.
    if (result.failure === "open") return vote("ask", 3);
    return result.outcome === "allow" ? vote("allow", 1) : [];
  }
  if (result.failure === "closed" || result.outcome === "halt") return vote("halt", 4);
  if (result.outcome !== "continue" || stopIsFinal(event, behaviour)) return [];
  return vote("continue", 3);
}

/**
 * The agent counts how often a stop was refused in a turn and tells it as `executionNum`; at the limit it stops. A
 * replay asks about each recorded stop once, so the recorded number is all there is to go by.
 */
function stopIsFinal({ name, input }: AgentEvent, { stopCap }: Behaviour): boolean {
  const count = Object.hasOwn(input, "executionNum") ? input.executionNum : null;
  return name === "Stop" && stopCap !== null && typeof count === "number" && count >= stopCap;
}

function tooOften(
  event: AgentEvent,
  results: readonly HookResult[],
  behaviour: Behaviour,
): Ruling["faults"] {
  if (!stopIsFinal(event, behaviour)) return [];
  return results
    .filter(({ outcome }) => outcome === "continue")
    .map(({ hook }) => ({
      hook,
      fault: {
        rule: "decision-ignored" as const,
        what: `it refuses the stop once more: after ${behaviour.stopCap} refusals in a turn Antigravity stops all the same`,
      },
    }));
}

function reasonOf(best: Vote | null): string | null {
  if (best === null || best.verdict === "none") return null;
  const { reason, error } = best.result;
  return reason ?? (best.result.failure === null ? null : error);
}

/**
 * What else the hooks asked for. A later `permissionOverrides` replaces an earlier one, a later `overwrite` its keys
 * (the agent lays it over the call's arguments); nothing of that is left when the call is denied. Neither an `allow`
 * nor an override takes the place of the user's own permission.
 */
function effectsOf(results: readonly HookResult[], verdict: Verdict): JsonObject {
  const effects: JsonObject = {};
  if (verdict === "deny") return effects;
  const steps: JsonValue[] = [];
  for (const { output } of results) {
    if (!isObject(output)) continue;
    const overwrite = objectAt(output, "overwrite");
    const earlier = objectAt(effects, "overwrite");
    if (overwrite !== null) effects.overwrite = { ...earlier, ...overwrite };
    const overrides = listAt(output, "permissionOverrides");
    if (overrides !== null) effects.permissionOverrides = overrides;
    steps.push(...(listAt(output, "injectSteps") ?? []));
    const termination = Object.hasOwn(output, "terminationBehavior")
      ? output.terminationBehavior
      : null;
    if (typeof termination === "string" && termination !== "") {
      effects.terminationBehavior = termination;
    }
  }
  if (steps.length > 0) effects.injectSteps = steps;
  return effects;
}

function listAt(object: JsonObject, key: string): JsonValue[] | null {
  const value = Object.hasOwn(object, key) ? object[key] : null;
  return Array.isArray(value) && value.length > 0 ? value : null;
}

/** `overwrite` is laid over the arguments of the call (vendor document, seen by G); where a later event has them, so are they. */
export function afterRewrite(event: AgentEvent, before: Decision): AgentEvent {
  const overwrite = objectAt(before.effects, "overwrite");
  const call = objectAt(event.input, "toolCall");
  if (overwrite === null || call === null) return event;
  const args = { ...objectAt(call, "args"), ...overwrite };
  return { ...event, input: { ...event.input, toolCall: { ...call, args } } };
}
