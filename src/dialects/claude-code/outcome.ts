import type { OutputFault } from "../../model/decision.ts";
import type { Hook } from "../../model/hook.ts";
import type { JsonObject } from "../../model/json.ts";
import type { RunResult } from "../../model/run.ts";
import { field } from "../../source/located.ts";
import type { Interpretation } from "../dialect.ts";
import { silent } from "../silent.ts";
import { blockOutcome, decisionOf, isAnnouncement, type Said, validate } from "./answer.ts";
import { type EventRow, eventRow, exit2At } from "./events.ts";
import { answerFaults, brokenFaults, exitFaults, saysScriptMissing, textFaults } from "./faults.ts";
import { readStdout } from "./stdout.ts";
import type { Behaviour } from "./versions.ts";

/** Events on which an exit status 2 that only says the script is missing does not block. */
const missingScriptEvents = ["Stop", "SubagentStop", "TaskCompleted", "TeammateIdle"];

/** One finished run with all that decides how it is read. */
export interface Finished {
  hook: Hook;
  row: EventRow;
  run: RunResult;
  behaviour: Behaviour;
  /** The hook's `onFailure: "block"` counts here. */
  closed: boolean;
}

/** What Claude Code makes of a finished command hook, step by step in the order of the 2.1.329 program. */
export function interpretRun(
  hook: Hook,
  eventName: string,
  run: RunResult,
  behaviour: Behaviour,
): Interpretation {
  const known = eventRow(eventName);
  if (known === null) return { ...silent, error: `Claude Code has no event ${eventName}` };
  const row = { ...known, exit2: exit2At(known, behaviour) };
  const finished = { hook, row, run, behaviour, closed: blocksOnFailure(hook, row) };
  const result = interpret(finished);
  return hook.async ? inBackground(result, finished) : result;
}

/**
 * `onFailure` is ignored for asynchronous hooks and on the events where a block means to go on. A WorktreeCreate hook
 * that fails in any way has made no worktree.
 */
function blocksOnFailure(hook: Hook, row: EventRow): boolean {
  const effective = !["refuses-stop", "nothing", "tells-user"].includes(row.exit2);
  const asked = hook.onFailure === "block" && !hook.async;
  return effective && (asked || row.exit2 === "fails-creation");
}

function interpret(finished: Finished): Interpretation {
  const { hook, run, behaviour } = finished;
  if (run.timedOut) {
    return {
      ...failed(finished, `cancelled after ${hook.timeoutMs / 1000} s`),
      outcome: "timeout",
    };
  }
  if (run.spawnError !== null) return failed(finished, `could not be started: ${run.spawnError}`);
  if (run.exitCode === 2 && !behaviour.has("jsonBesideExit2")) return blocked(finished, []);

  // Nobody looks at what a StopFailure hook prints.
  const printed = readStdout(finished.row.name === "StopFailure" ? "" : run.stdout);
  if (printed.kind === "text") return plain(finished, printed.text);
  if (printed.kind === "broken") {
    return rejected(finished, printed.why, brokenFaults(printed.why));
  }
  const { value } = printed;
  if (isAnnouncement(value)) return announced(finished);
  const answer = validate(value, finished.row.name, behaviour);
  if (!answer.valid) {
    return rejected(finished, answer.why, answerFaults(finished, value, answer.why, null));
  }
  return answered(finished, answer.value, value);
}

/** Valid JSON counts whatever the exit status is; status 2 adds a block of its own. */
function answered(finished: Finished, output: JsonObject, written: JsonObject): Interpretation {
  const { run, closed, row } = finished;
  const said = decisionOf(output, row);
  const faults = answerFaults(finished, written, null, said);
  const decided = row.exit2 === "json-only" && said.outcome !== "none";
  if (run.exitCode === 2 && !said.blocks && !decided) {
    return { ...blocked(finished, faults), output };
  }
  const badStatus = run.exitCode !== 0 && run.exitCode !== 2;
  if (closed && badStatus && !said.blocks) {
    return { ...failed(finished, statusOf(run)), faults };
  }
  return { ...silent, ...spoken(said), output, faults };
}

function spoken({
  outcome,
  word,
  reason,
}: Said): Pick<Interpretation, "outcome" | "rawDecision" | "reason"> {
  return { outcome, rawDecision: word, reason };
}

/** Text that is no JSON: only the exit status speaks. */
function plain(finished: Finished, text: string): Interpretation {
  const { run, row, hook } = finished;
  if (run.exitCode === 0) return { ...silent, faults: textFaults(finished, text) };
  if (run.exitCode !== 2) {
    return { ...failed(finished, statusOf(run)), faults: textFaults(finished, text) };
  }
  const excused =
    missingScriptEvents.includes(row.name) ||
    (row.name === "UserPromptSubmit" && hook.config.layer === "plugin");
  if (excused && text === "" && saysScriptMissing(run.stderr)) {
    return failed(finished, "the script is missing (status 2 does not block then)");
  }
  return blocked(finished, []);
}

/** JSON that fails validation: an error, unless status 2 blocks anyway. */
function rejected(finished: Finished, why: string, faults: OutputFault[]): Interpretation {
  const { run, behaviour } = finished;
  if (run.exitCode === 2 && behaviour.has("exit2BesideBadJson")) {
    return blocked(finished, faults);
  }
  return { ...failed(finished, `its output was rejected: ${why}`), faults };
}

/** It said it would go on in the background; status 2 still blocks. */
function announced(finished: Finished): Interpretation {
  const { exitCode } = finished.run;
  if (exitCode === 2) return blocked(finished, []);
  return exitCode === 0 ? silent : failed(finished, statusOf(finished.run));
}

function blocked(finished: Finished, faults: OutputFault[]): Interpretation {
  const { row, run } = finished;
  if (row.exit2 === "fails-creation") return { ...failed(finished, statusOf(run)), faults };
  const reason = run.stderr.trim() || "No stderr output";
  return {
    ...silent,
    outcome: blockOutcome(row),
    rawDecision: "block",
    reason,
    faults: faults.length > 0 ? faults : exitFaults(finished),
  };
}

function failed({ run, closed }: Finished, error: string): Interpretation {
  return {
    ...silent,
    outcome: "error",
    reason: run.stderr.trim() || null,
    failure: closed ? "closed" : "open",
    error,
  };
}

function statusOf({ exitCode, signal }: RunResult): string {
  return exitCode === null ? `killed by ${signal ?? "a signal"}` : `exit status ${exitCode}`;
}

/** An asynchronous hook comes too late to decide; with `asyncRewake`, status 2 wakes the model instead. */
function inBackground(result: Interpretation, { hook, run }: Finished): Interpretation {
  const decided = ["deny", "ask", "continue", "halt"].includes(result.outcome);
  if (!decided) return result;
  const rewake = field(hook.node, "asyncRewake");
  if (run.exitCode === 2 && rewake?.kind === "boolean" && rewake.value === true) {
    return { ...silent, reason: result.reason };
  }
  const what = "it runs in the background, so what it decides comes too late for Claude Code";
  return { ...result, faults: [{ rule: "decision-ignored", what }] };
}
