import type { Decision, HookResult, Ruling } from "../../model/decision.ts";
import type { AgentEvent } from "../../model/event.ts";
import { isObject, type JsonObject, type JsonValue } from "../../model/json.ts";
import type { Verdict } from "../../model/verdict.ts";
import { quote } from "../config-text.ts";
import { effectsOf } from "./effects.ts";
import type { GeminiEvents, Honours } from "./events.ts";
import { breaksMerge, breaksResponse, mergeOutputs } from "./merge.ts";
import type { Behaviour } from "./versions.ts";
import { part, says, textOf } from "./words.ts";

interface Knowledge {
  events: GeminiEvents;
  behaviour: Behaviour;
}

type Fault = Ruling["faults"][number];

/** What the agent loop does after all hooks of an event. */
export function combine(
  event: AgentEvent,
  results: readonly HookResult[],
  { events, behaviour }: Knowledge,
): Ruling {
  const honours = events.honours(event.name) ?? nothingHonoured;
  const blocking = events.table.get(event.name)?.blocking ?? "never";
  const merged = merge(event.name, results, honours, behaviour);
  const output = merged.output;
  const verdict = verdictOf(output, honours, results);
  const blocks = verdict !== "none" && verdict !== "allow";
  const guards = blocking === "operation" || blocking === "stop";
  const openly = results.some((r) => r.failure === "open");
  return {
    verdict,
    rawDecision: rawDecision(output, verdict),
    reason: blocks ? effectiveReason(output, behaviour) : null,
    failedOpen: guards && !blocks && (openly || merged.crashed),
    failedClosed: blocks && results.some((r) => r.failure === "closed"),
    afterTheFact: blocking === "after-the-fact" && blocks,
    effects: output === null ? {} : effectsOf(event.name, output, verdict, behaviour),
    faults: [...merged.faults, ...erased(results, verdict, honours)],
  };
}

/**
 * The payload of the next hook in a sequence. Only answers of hooks that ended with exit code 0 change it.
 */
export function chain(
  payload: JsonObject,
  event: AgentEvent,
  result: HookResult,
  behaviour: Behaviour,
): JsonObject {
  const ended = result.run !== null && result.run.exitCode === 0 && result.outcome !== "timeout";
  const specific = part(result.output, "hookSpecificOutput") ?? null;
  if (!ended || !isObject(specific)) return payload;
  switch (event.name) {
    case "BeforeAgent": {
      const context = part(specific, "additionalContext");
      if (typeof context !== "string" || !Object.hasOwn(payload, "prompt")) return payload;
      return { ...payload, prompt: `${textOf(payload.prompt) ?? ""}\n\n${context}` };
    }
    case "BeforeModel":
      return withParts(payload, "llm_request", part(specific, "llm_request"));
    case "BeforeTool":
      return behaviour.rewrite === "ignored"
        ? payload
        : withParts(payload, "tool_input", part(specific, "tool_input"));
    default:
      return payload;
  }
}

/**
 * AfterTool sees the arguments that a BeforeTool hook has put in place: all of them since 0.36, from 0.24 to 0.35 those
 * it named.
 */
export function afterRewrite(
  event: AgentEvent,
  before: Decision,
  { rewrite }: Behaviour,
): AgentEvent {
  const changed = part(before.effects, "tool_input");
  if (event.name !== "AfterTool" || rewrite === "ignored" || !isObject(changed)) return event;
  const input =
    rewrite === "merged"
      ? withParts(event.input, "tool_input", changed)
      : { ...event.input, tool_input: changed };
  return { ...event, input };
}

/** Lays the keys of a partial value over those of the payload's. */
function withParts(payload: JsonObject, key: string, value: JsonValue | undefined): JsonObject {
  if (!value || !Object.hasOwn(payload, key)) return payload;
  const now = payload[key];
  return {
    ...payload,
    [key]: { ...(isObject(now) ? now : {}), ...Object.fromEntries(Object.entries(value)) },
  };
}

const nothingHonoured: Honours = {
  halt: null,
  deny: null,
  ask: false,
  allow: false,
  merge: "simple",
};

interface Merged {
  output: JsonObject | null;
  crashed: boolean;
  faults: Fault[];
}

/** Merges the answers. Where the vendor's code throws, it goes on as if nobody had answered. */
function merge(
  event: string,
  results: readonly HookResult[],
  honours: Honours,
  behaviour: Behaviour,
): Merged {
  const answered = results.filter((r) => Boolean(r.output));
  const crash = (by: HookResult | undefined): Merged => ({
    output: null,
    crashed: true,
    faults: by === undefined ? [] : [crashFault(event, by)].flat(),
  });
  // In a sequence each answer is searched for changes to the payload, which fails on the same values.
  const inTurn = answered.find(
    (r) =>
      r.hook.sequential &&
      event === "BeforeModel" &&
      r.run?.exitCode === 0 &&
      breaksMerge(specificOf(r)),
  );
  if (inTurn !== undefined) return crash(inTurn);
  try {
    const output = mergeOutputs(
      answered.map((r) => r.output),
      honours.merge,
      behaviour,
    );
    const synthetic = part(part(output, "hookSpecificOutput") ?? null, "llm_response");
    const stops = says(output).halt && behaviour.modelStops;
    if (event === "BeforeModel" && says(output).deny && !stops && breaksResponse(synthetic)) {
      return crash(answered.findLast((r) => part(specificOf(r) ?? null, "llm_response")));
    }
    return { output, crashed: false, faults: [] };
  } catch {
    return crash(answered.find((r) => breaksMerge(specificOf(r))) ?? answered[0]);
  }
}

function specificOf(result: HookResult): JsonValue | undefined {
  return part(result.output, "hookSpecificOutput");
}

/** Nothing when the hook's own interpretation has told it already. */
function crashFault(event: string, by: HookResult): Fault[] {
  if (by.faults.some((fault) => fault.rule === "invalid-output")) return [];
  const what = `its answer makes Gemini CLI give up combining the answers on ${quote(event)}, so the decisions of all hooks of this event are lost`;
  return [{ hook: by.hook, fault: { rule: "invalid-output", what } }];
}

function verdictOf(
  output: JsonObject | null,
  honours: Honours,
  results: readonly HookResult[],
): Verdict {
  if (output === null) return "none";
  const { halt, deny, ask } = says(output);
  if (halt && honours.halt !== null) return honours.halt;
  if (deny && honours.deny !== null) return honours.deny;
  if (ask && honours.ask) return "ask";
  const approved = results.some((r) => r.outcome === "allow");
  return approved && honours.allow && !halt ? "allow" : "none";
}

/** The word behind the verdict; on an event that ignores decisions, what a hook said all the same. */
function rawDecision(output: JsonObject | null, verdict: Verdict): string | null {
  if (output === null) return null;
  const { halt, deny, ask } = says(output);
  if (halt && (verdict === "halt" || !deny)) return "continue:false";
  const decision = part(output, "decision");
  const meant = deny || ask || verdict === "allow";
  if (!meant || typeof decision !== "string") return null;
  return decision;
}

/** The text the loop tells as the cause of a block. */
function effectiveReason(output: JsonObject | null, { reasonFirst }: Behaviour): string {
  const [first, second] =
    reasonFirst === "reason" ? ["reason", "stopReason"] : ["stopReason", "reason"];
  return (
    textOf(part(output, first ?? "")) ?? textOf(part(output, second ?? "")) ?? "No reason provided"
  );
}

/** Model events keep only the last answer's fields: an earlier block is lost. */
function erased(results: readonly HookResult[], verdict: Verdict, honours: Honours): Fault[] {
  if (honours.merge !== "replace" || (verdict !== "none" && verdict !== "allow")) return [];
  return results
    .filter(
      (r, i) =>
        ((r.outcome === "deny" && honours.deny !== null) ||
          (r.outcome === "halt" && honours.halt !== null)) &&
        results.slice(i + 1).some((later) => Boolean(later.output)),
    )
    .map(({ hook, rawDecision: word }) => ({
      hook,
      fault: {
        rule: "decision-ignored" as const,
        what: `it said ${quote(word ?? "deny")}, and a later hook's answer replaced that: on model events the last answer wins`,
      },
    }));
}
