import type { OutputFault } from "../../model/decision.ts";
import type { Hook } from "../../model/hook.ts";
import { type JsonObject, stringAt } from "../../model/json.ts";
import type { RunResult } from "../../model/run.ts";
import type { Outcome } from "../../model/verdict.ts";
import { quote } from "../config-text.ts";
import type { Interpretation } from "../dialect.ts";
import { silent } from "../silent.ts";
import { readAnswer } from "./answer.ts";
import { failed, invalidOutput, quotePrinted } from "./interpretation.ts";
import { stepsAnswer } from "./steps.ts";
import type { Behaviour } from "./versions.ts";

/**
 * What Antigravity makes of one finished hook: only exit status 0 and one JSON object of the event's own fields is an
 * answer; nothing at all is none; everything else is a failure, which denies the call of a PreToolUse hook and is
 * ignored elsewhere. On 1.1.7 somebody saw a call run though its second handler had exited with 127; no other
 * observation agrees.
 */
export function interpret(
  hook: Hook,
  event: string,
  run: RunResult,
  behaviour: Behaviour,
): Interpretation {
  if (run.timedOut) {
    return {
      ...failed(event, behaviour, `killed after ${hook.timeoutMs / 1000} s`),
      outcome: "timeout",
      reason: "signal: killed",
    };
  }
  if (run.spawnError !== null) {
    return failed(event, behaviour, `could not be started: ${run.spawnError}`);
  }
  if (run.exitCode !== 0) return badStatus(event, run, behaviour);
  const answer = readAnswer(event, run.stdout);
  if (answer.kind === "empty") return silent;
  if (answer.kind === "invalid") return rejected(event, run.stdout, answer.why, behaviour);
  return answered(event, answer.value, run.stdout, behaviour);
}

/** Any exit status but 0: the output is not looked at, and 2 means no more than 1. */
function badStatus(event: string, run: RunResult, behaviour: Behaviour): Interpretation {
  const status =
    run.exitCode === null ? `signal: ${run.signal ?? "killed"}` : `exit status ${run.exitCode}`;
  const stderr = run.stderr.trim();
  return {
    ...failed(event, behaviour, status),
    reason: stderr === "" ? status : `${status}: ${stderr}`,
    faults: lostDecision(event, run, status),
  };
}

/** What a hook wanted to decide with an exit status that hides it. */
function lostDecision(event: string, run: RunResult, status: string): OutputFault[] {
  const answer = readAnswer(event, run.stdout);
  const said = answer.kind === "valid" ? wantedWord(event, answer.value) : null;
  if (said !== null) {
    const goesOn = event === "PreToolUse" ? "and denies the call" : "and goes on";
    return [
      {
        rule: "decision-ignored",
        what: `it printed ${quotePrinted(run.stdout)} with ${status}: Antigravity looks at the output only after exit status 0, ${goesOn}`,
      },
    ];
  }
  if (event === "Stop" && run.exitCode === 2) {
    return [
      {
        rule: "decision-ignored",
        what: "exit status 2 refuses no stop here: for Antigravity it is an error like any other, and the agent stops",
      },
    ];
  }
  return [];
}

/** The word of an answer that a failure does not fulfil anyway; null when nothing is lost. */
function wantedWord(event: string, value: JsonObject): string | null {
  const word = stringAt(value, "decision") ?? stringAt(value, "terminationBehavior");
  if (event === "Stop") return word === "continue" ? word : null;
  return word === null || word === "" || word === "deny" ? null : word;
}

/** Output that the agent's parser rejects. */
function rejected(
  event: string,
  stdout: string,
  why: string,
  behaviour: Behaviour,
): Interpretation {
  const asks = event === "PreToolUse" && behaviour.badOutput === "asks";
  const failure = failed(event, behaviour, `its output was rejected: ${why}`);
  const then = asks
    ? "asks the user"
    : event === "PreToolUse"
      ? "denies the call"
      : failure.failure === "closed"
        ? "ends the turn"
        : "goes on as if nothing had been printed";
  return {
    ...failure,
    failure: asks ? "open" : failure.failure,
    reason: `failed to unmarshal result: ${why}`,
    faults: [
      invalidOutput(
        `it printed ${quotePrinted(stdout)}, and ${why}: Antigravity rejects that and ${then}`,
      ),
    ],
  };
}

function answered(
  event: string,
  value: JsonObject,
  stdout: string,
  behaviour: Behaviour,
): Interpretation {
  switch (event) {
    case "PreToolUse":
      return decided(value, stdout, behaviour);
    case "Stop":
      return stopAnswer(value, stdout);
    default:
      return stepsAnswer(event, value, behaviour);
  }
}

/** `deny_unless_prior_grant` counts as a denial: a replay has no grants. */
const decisions: Readonly<Record<string, Outcome>> = {
  allow: "allow",
  deny: "deny",
  ask: "ask",
  force_ask: "ask",
  deny_unless_prior_grant: "deny",
};

function decided(value: JsonObject, stdout: string, behaviour: Behaviour): Interpretation {
  const word = stringAt(value, "decision") ?? "";
  const reason = stringAt(value, "reason");
  if (word === "") return undecided(value, stdout, behaviour);
  const known =
    Object.hasOwn(decisions, word) && (behaviour.priorGrant || word !== "deny_unless_prior_grant");
  const outcome = known ? decisions[word] : undefined;
  if (outcome !== undefined) {
    return { ...silent, outcome, rawDecision: word, reason, output: value };
  }
  return {
    ...failed("PreToolUse", behaviour, `unsupported hook decision ${quote(word)}`),
    rawDecision: word,
    reason: reason ?? "unsupported hook decision",
    faults: [
      invalidOutput(
        `it printed ${quotePrinted(stdout)}, and ${quote(word)} is no decision of Antigravity, which denies the call for that`,
      ),
    ],
  };
}

/** No decision is a denial without a reason, whatever else is said; an older program had `allowTool` for it. */
function undecided(value: JsonObject, stdout: string, behaviour: Behaviour): Interpretation {
  const old = Object.hasOwn(value, "allowTool") ? value.allowTool : null;
  if (old === true) return { ...silent, outcome: "allow", rawDecision: "allowTool", output: value };
  const reason = stringAt(value, "denyReason") ?? stringAt(value, "reason");
  if (old === false) {
    return { ...silent, outcome: "deny", rawDecision: "allowTool: false", reason, output: value };
  }
  return {
    ...failed("PreToolUse", behaviour, "no decision"),
    reason: reason ?? "",
    faults: [
      invalidOutput(
        `it printed ${quotePrinted(stdout)} without a \`decision\`: Antigravity denies the call, ${reason === null ? "without a reason" : "with that reason"}`,
      ),
    ],
  };
}

/** Words with which people mean to refuse a stop; every word but `continue` lets it happen. */
const meansRefusal = /^(?:block|deny|reject|refuse|force_continue|continue)$/i;

function stopAnswer(value: JsonObject, stdout: string): Interpretation {
  const word = stringAt(value, "decision");
  const said = { rawDecision: word, reason: stringAt(value, "reason"), output: value };
  if (word === "continue") return { ...silent, ...said, outcome: "continue" };
  if (word === null || !meansRefusal.test(word)) return { ...silent, ...said };
  return {
    ...silent,
    ...said,
    faults: [
      {
        rule: "decision-ignored",
        what: `it printed ${quotePrinted(stdout)}, and only \`continue\` refuses a stop: Antigravity stops`,
      },
    ],
  };
}
