import type { AgentEvent } from "../../model/event.ts";
import type { Hook } from "../../model/hook.ts";
import type { JsonValue } from "../../model/json.ts";
import type { RunResult } from "../../model/run.ts";
import type { Outcome } from "../../model/verdict.ts";
import type { Interpretation } from "../dialect.ts";
import { silent } from "../silent.ts";
import type { GeminiEvents } from "./events.ts";
import { outputFaults } from "./ignored.ts";
import { patience } from "./raw.ts";
import { type Reading, readStreams } from "./streams.ts";
import type { Behaviour } from "./versions.ts";
import { part, says, textOf } from "./words.ts";

interface Knowledge {
  events: GeminiEvents;
  behaviour: Behaviour;
}

/** What Gemini CLI makes of one finished hook. */
export function interpret(
  hook: Hook,
  event: AgentEvent,
  run: RunResult,
  knowledge: Knowledge,
): Interpretation {
  if (run.spawnError !== null) {
    return { ...silent, outcome: "error", failure: "open", error: run.spawnError };
  }
  if (run.timedOut) {
    const { told } = patience(hook.node, knowledge.behaviour);
    const error = `Hook timed out after ${told}ms`;
    return { ...silent, outcome: "timeout", failure: "open", error };
  }
  const reading = readStreams(run, knowledge.behaviour);
  const denies = (knowledge.events.honours(event.name)?.deny ?? null) !== null;
  return {
    ...silent,
    ...(reading.format === "json"
      ? fromJson(reading, run, event.name, knowledge.behaviour)
      : fromText(reading, run, event.name, denies)),
    output: reading.output,
    faults: outputFaults(event.name, run, reading, knowledge),
  };
}

type Said = Pick<Interpretation, "outcome" | "rawDecision" | "reason" | "failure">;

/** JSON counts whatever the exit code; the exit code matters only when the JSON decides nothing. */
function fromJson({ output }: Reading, run: RunResult, event: string, behaviour: Behaviour): Said {
  const { halt, deny, ask, allow } = says(output);
  const decision = part(output, "decision");
  const word = typeof decision === "string" ? decision : null;
  const reason = textOf(part(output, "reason"));
  const said = (outcome: Outcome, rawDecision: string | null): Said => ({
    outcome,
    rawDecision,
    reason,
    failure: null,
  });
  if (halt) {
    return { ...said("halt", "continue:false"), reason: haltReason(output, reason, behaviour) };
  }
  if (deny) return said(event === "AfterAgent" ? "continue" : "deny", word);
  if (ask && behaviour.ask && event === "BeforeTool") return said("ask", word);
  if (allow) return said("allow", word);
  if (run.exitCode !== 0) return { ...said("error", word), failure: "open" };
  return said("none", word);
}

function haltReason(output: JsonValue, reason: string | null, behaviour: Behaviour): string | null {
  const stop = textOf(part(output, "stopReason"));
  return behaviour.reasonFirst === "reason" ? (reason ?? stop) : (stop ?? reason);
}

/** Plain text, or nothing at all: only the exit code speaks. */
function fromText({ output, text }: Reading, run: RunResult, event: string, denies: boolean): Said {
  const reason = output === null ? null : text;
  if (run.exitCode === 0)
    return { outcome: "none", rawDecision: null, reason: null, failure: null };
  if (!says(output).deny) return { outcome: "error", rawDecision: null, reason, failure: "open" };
  // Exit 2 is the documented way to deny; that a crash or a missing script denies as well is an accident.
  if (run.exitCode === 2) {
    const outcome = event === "AfterAgent" ? "continue" : "deny";
    return { outcome, rawDecision: "deny", reason, failure: null };
  }
  return { outcome: "error", rawDecision: null, reason, failure: denies ? "closed" : "open" };
}
