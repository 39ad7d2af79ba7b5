import type { OutputFault } from "../../model/decision.ts";
import type { JsonValue } from "../../model/json.ts";
import type { RunResult } from "../../model/run.ts";
import { quote } from "../config-text.ts";
import type { GeminiEvents, Honours } from "./events.ts";
import { mergeFailure } from "./merge.ts";
import type { Reading } from "./streams.ts";
import type { Behaviour } from "./versions.ts";
import { decisionInText, type Visible, visibleDecision } from "./visible.ts";
import { part, says } from "./words.ts";

interface Case {
  event: string;
  run: RunResult;
  reading: Reading;
  honours: Honours;
  behaviour: Behaviour;
}

/**
 * What a hook printed for nothing: a decision that Gemini CLI does not honour, or an answer it cannot combine. At
 * most one fault, the gravest.
 */
export function outputFaults(
  event: string,
  run: RunResult,
  reading: Reading,
  { events, behaviour }: { events: GeminiEvents; behaviour: Behaviour },
): OutputFault[] {
  const honours = events.honours(event);
  if (honours === null) return [];
  const seen: Case = { event, run, reading, honours, behaviour };
  const broken = reading.output === null ? null : mergeFailure(event, reading.output, honours);
  if (broken !== null) return [{ rule: "invalid-output", what: broken }];
  const what =
    lostBeforeParsing(seen) ??
    (reading.format === "json" ? lostInJson(seen) : null) ??
    (reading.format === "text" ? lostInText(seen) : null) ??
    lostExitCode(seen) ??
    lostResponse(seen);
  return what === null ? [] : [{ rule: "decision-ignored", what }];
}

/** Before 0.30 standard output was not looked at when the exit code was not 0. */
function lostBeforeParsing({ event, run, reading, behaviour }: Case): string | null {
  if (behaviour.streams !== "stdout" || run.exitCode === 0) return null;
  if (says(reading.output).deny) return null;
  const printed = inAnyText(run.stdout.trim());
  if (printed === null) return null;
  return `it printed ${written(printed)} and ended with ${ending(run)}, but standard output counts only with exit code 0 before 0.30: ${passes(event)}`;
}

function lostInJson({ event, reading: { output }, honours }: Case): string | null {
  const { halt, deny, ask } = says(output);
  if (halt) {
    return honours.halt === null
      ? `it printed ${word("continue", "false")}, which \`${event}\` ignores`
      : null;
  }
  if (deny) {
    const decision = JSON.stringify(part(output, "decision"));
    return honours.deny === null
      ? `it printed ${word("decision", decision)}, which \`${event}\` ignores`
      : null;
  }
  if (ask) {
    return honours.ask
      ? null
      : `it printed ${word("decision", '"ask"')}, which \`${event}\` takes for an approval: ${passes(event)}`;
  }
  const seen = visibleDecision(output);
  if (seen === null) return null;
  const why = Array.isArray(output)
    ? "in a list, and Gemini CLI reads only an object"
    : seen.field === "decision"
      ? "and only `deny`, `block` and `ask`, in lower case, have a meaning"
      : seen.field === "continue"
        ? "and only the value `false` itself counts, not a text"
        : "a field that Gemini CLI does not read";
  return `it printed ${written(seen)}, ${why}: ${passes(event)}`;
}

function lostInText({ event, run, reading, honours }: Case): string | null {
  if (says(reading.output).deny) {
    return run.exitCode === 2 && honours.deny === null
      ? `it ended with exit code 2, which \`${event}\` ignores`
      : null;
  }
  const seen = decisionInText(reading.text);
  if (seen === null) return null;
  return `it printed ${written(seen)}, but not as one plain JSON value (${quote(reading.text.slice(0, 120))}); Gemini CLI takes all of it for a message to the user: ${passes(event)}`;
}

/** Exit code 2 that does not block. */
function lostExitCode({ event, run, reading, honours, behaviour }: Case): string | null {
  if (run.exitCode !== 2 || honours.deny === null) return null;
  const { deny, halt, ask } = says(reading.output);
  if (deny || halt || ask) return null;
  if (behaviour.streams === "stdout") {
    return `it ended with exit code 2 and nothing on standard error, which does not block: ${passes(event)}`;
  }
  return reading.format === "json"
    ? `it ended with exit code 2 but printed the JSON ${quote(reading.text.slice(0, 120))} without a denial, and JSON counts before the exit code: ${passes(event)}`
    : `it ended with exit code 2 and printed nothing that can be a reason, which does not block: ${passes(event)}`;
}

/** Answers to model events in a shape that comes to nothing. */
function lostResponse({ event, reading: { output } }: Case): string | null {
  const specific = part(output, "hookSpecificOutput") ?? null;
  const { deny, halt } = says(output);
  if (event === "BeforeModel" && part(specific, "llm_response") && !deny && !halt) {
    return `it printed an \`llm_response\` without ${word("decision", '"deny"')}, so the response is dropped and the model is asked`;
  }
  const config = part(specific, "toolConfig") ?? null;
  if (event === "BeforeToolSelection" && part(config, "functionCallingConfig") !== undefined) {
    return "it printed `toolConfig.functionCallingConfig`, but `mode` and `allowedFunctionNames` are read directly under `toolConfig`; the request is reset to all tools";
  }
  return null;
}

function inAnyText(text: string): Visible | null {
  if (text === "") return null;
  try {
    return visibleDecision(JSON.parse(text) as JsonValue);
  } catch {
    return decisionInText(text);
  }
}

/** What happens all the same, by event. */
const passing: Readonly<Record<string, string>> = {
  BeforeTool: "the call goes through",
  BeforeAgent: "the prompt goes through",
  BeforeModel: "the request goes to the model",
  AfterTool: "the result stays as it is",
  AfterModel: "the response stays as it is",
  AfterAgent: "the agent stops",
};

function passes(event: string): string {
  return Object.hasOwn(passing, event) ? (passing[event] ?? "") : "nothing comes of it";
}

function written({ field, value }: Visible): string {
  return word(field, value);
}

function word(field: string, value: string): string {
  return quote(`${field}: ${value}`);
}

function ending({ exitCode, signal }: RunResult): string {
  return exitCode === null ? `signal ${signal ?? "unknown"}` : `exit code ${exitCode}`;
}
