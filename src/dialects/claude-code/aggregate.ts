import type { Decision, HookResult, Ruling } from "../../model/decision.ts";
import type { AgentEvent } from "../../model/event.ts";
import { isObject, type JsonObject, type JsonValue, objectAt, stringAt } from "../../model/json.ts";
import { strength, type Verdict } from "../../model/verdict.ts";
import type { EventFacts, EventTable, StopCap } from "../dialect.ts";
import { byFinish, effectsOf } from "./effects.ts";

/** One hook's weight in the decision. */
interface Vote {
  verdict: Verdict;
  result: HookResult;
  word: string | null;
}

/**
 * What Claude Code does after all hooks of an event, which ran at the same time: deny over defer over ask over
 * allow, a blocking error is a deny, and `continue: false` ends the loop.
 */
export function combineResults(
  event: AgentEvent,
  results: readonly HookResult[],
  events: EventTable,
): Ruling {
  const facts = events.get(event.name);
  const waited = results.filter((result) => !result.hook.async && result.outcome !== "skipped");
  const votes = facts === null ? [] : votesOf(event, waited, facts);
  const best = strongest(votes);
  const winners = votes.filter(({ verdict }) => verdict === best?.verdict);
  const verdict = best?.verdict ?? "none";
  const canBlock = facts?.blocking === "operation" || facts?.blocking === "stop";
  const blocked = verdict === "deny" || verdict === "halt" || verdict === "continue";
  return {
    verdict,
    rawDecision: best?.word ?? null,
    reason: reasons(winners, event, verdict),
    failedOpen: canBlock && !blocked && waited.some(({ failure }) => failure === "open"),
    failedClosed: canBlock && blocked && waited.some(({ failure }) => failure === "closed"),
    afterTheFact:
      facts?.blocking === "after-the-fact" && (verdict === "deny" || verdict === "halt"),
    effects: {
      ...effectsOf(event, results),
      ...changedInput(event, waited, verdict),
      ...requestEffects(event, winners),
    },
    faults: [],
  };
}

/** What counts on this event, in plan order. */
function votesOf(event: AgentEvent, results: readonly HookResult[], facts: EventFacts): Vote[] {
  const counted = event.name === "PermissionRequest" ? firstDelivered(results) : results;
  const votes = counted.flatMap((result) => voteOf(event, result));
  const halts = results
    .filter(({ output }) => isObject(output) && output.continue === false)
    .map((result): Vote => ({ verdict: "halt", result, word: "continue: false" }));
  // A change of managed policy is applied whatever hooks say.
  const imposed =
    event.name === "ConfigChange" && stringAt(event.input, "source") === "policy_settings";
  return [...votes, ...halts].filter(
    ({ verdict }) => facts.honours.includes(verdict) && !(imposed && verdict === "deny"),
  );
}

function voteOf(event: AgentEvent, result: HookResult): Vote[] {
  if (result.failure === "closed") {
    const verdict = event.name === "PostToolBatch" ? "halt" : "deny";
    return [{ verdict, result, word: "block" }];
  }
  switch (result.outcome) {
    case "allow":
    case "deny":
    case "ask":
    case "continue":
    case "halt":
      return [{ verdict: result.outcome, result, word: result.rawDecision }];
    default:
      return [];
  }
}

/** PermissionRequest takes the first decision that arrives and looks at no other. */
function firstDelivered(results: readonly HookResult[]): HookResult[] {
  const delivered = results.filter(
    (result) => result.failure === "closed" || requestDecision(result) !== null,
  );
  return byFinish(delivered).slice(0, 1);
}

/** `hookSpecificOutput.decision` of an answer to a PermissionRequest. */
function requestDecision({ output }: HookResult): JsonObject | null {
  const specific = isObject(output) ? objectAt(output, "hookSpecificOutput") : null;
  return specific === null ? null : objectAt(specific, "decision");
}

/** The strongest vote; of two equal ones the first, except that `defer` goes before `ask`. */
function strongest(votes: readonly Vote[]): Vote | null {
  const weight = ({ verdict, word }: Vote): number =>
    strength[verdict] + (word === "defer" ? 0.5 : 0);
  return votes.reduce<Vote | null>(
    (best, vote) => (best === null || weight(vote) > weight(best) ? vote : best),
    null,
  );
}

/** The reasons of all hooks that voted for the verdict, as the vendor hands them on: one after the other. */
function reasons(winners: readonly Vote[], event: AgentEvent, verdict: Verdict): string | null {
  const told = winners.flatMap(({ result, word }) => {
    const stop = isObject(result.output) ? stringAt(result.output, "stopReason") : null;
    const reason = word === "continue: false" ? stop : (result.reason ?? result.error);
    return reason === null ? [] : [reason];
  });
  const unique = [...new Set(told)];
  if (unique.length > 0) return unique.join("\n");
  return verdict === "deny" && winners.length > 0 ? `blocked by a hook on ${event.name}` : null;
}

/** Changed input: the last hook to finish wins, and only where the call is not refused. */
function changedInput(
  event: AgentEvent,
  results: readonly HookResult[],
  verdict: Verdict,
): JsonObject {
  if (event.name !== "PreToolUse" || verdict === "deny" || verdict === "halt") return {};
  const changed = byFinish(results).flatMap(({ output }): JsonValue[] => {
    const specific = isObject(output) ? objectAt(output, "hookSpecificOutput") : null;
    const input = specific === null ? null : objectAt(specific, "updatedInput");
    return input === null ? [] : [input];
  });
  const last = changed.at(-1);
  return last === undefined ? {} : { updatedInput: last };
}

/** What the delivered decision on a PermissionRequest brings along. */
function requestEffects(event: AgentEvent, winners: readonly Vote[]): JsonObject {
  const [winner] = event.name === "PermissionRequest" ? winners : [];
  const decision = winner === undefined ? null : requestDecision(winner.result);
  if (decision === null) return {};
  return Object.fromEntries(
    Object.entries(decision).filter(([name]) =>
      ["updatedInput", "updatedPermissions", "interrupt"].includes(name),
    ),
  );
}

/** The events after a call see the input that a PreToolUse hook has put in place of the recorded one. */
export function afterRewrite(event: AgentEvent, before: Decision): AgentEvent {
  const changed = objectAt(before.effects, "updatedInput");
  if (changed === null || !Object.hasOwn(event.input, "tool_input")) return event;
  return { ...event, input: { ...event.input, tool_input: changed } };
}

/** A turn ends after eight refused stops in a row (2.1.143). Whoever stops for the first time says so. */
export const stopCap: StopCap = {
  most: 8,
  restarts: ({ name, input }) =>
    name === "UserPromptSubmit" ||
    ((name === "Stop" || name === "SubagentStop") && input.stop_hook_active !== true),
};
