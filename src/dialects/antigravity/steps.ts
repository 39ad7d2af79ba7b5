import type { OutputFault } from "../../model/decision.ts";
import { isObject, type JsonObject, stringAt } from "../../model/json.ts";
import { quote } from "../config-text.ts";
import type { Interpretation } from "../dialect.ts";
import { silent } from "../silent.ts";
import { failed, invalidOutput } from "./interpretation.ts";
import type { Behaviour } from "./versions.ts";

/** Answers that inject steps, and PostInvocation's say on how the loop goes on. */
export function stepsAnswer(
  event: string,
  value: JsonObject,
  behaviour: Behaviour,
): Interpretation {
  const steps = Array.isArray(value.injectSteps) ? value.injectSteps.filter(isObject) : [];
  const broken = steps.find((s) => !["userMessage", "ephemeralMessage"].some((k) => isSet(s, k)));
  if (broken !== undefined && behaviour.brokenSteps === "end-turn") {
    const step = quote(JSON.stringify(broken));
    return {
      ...failed(event, behaviour, "failed to inject steps"),
      failure: "closed",
      reason: "failed to inject steps from hook: unknown injected step type",
      faults: [
        invalidOutput(
          `it injects ${step}, and Antigravity knows how to inject messages only: the turn ends with an error`,
        ),
      ],
    };
  }
  const word = stringAt(value, "terminationBehavior") || null;
  const outcome = word === "terminate" ? "halt" : word === "force_continue" ? "continue" : "none";
  return {
    ...silent,
    outcome,
    rawDecision: word,
    output: value,
    faults: unheard(steps, behaviour),
  };
}

function unheard(steps: readonly JsonObject[], behaviour: Behaviour): OutputFault[] {
  const lost = steps.find((step) => isSet(step, "ephemeralMessage"));
  if (lost === undefined || behaviour.ephemeralMessages) return [];
  const what = `it injects ${quote(JSON.stringify(lost))}, which never reached the model before 1.1.18`;
  return [{ rule: "decision-ignored", what }];
}

function isSet(object: JsonObject, key: string): boolean {
  return Object.hasOwn(object, key) && object[key] !== null;
}
