import type { AgentEvent } from "../../model/event.ts";
import type { Hook } from "../../model/hook.ts";
import { type JsonValue, stringAt } from "../../model/json.ts";
import type { Plan, PlanStep } from "../dialect.ts";
import { isToolEvent } from "./events.ts";
import { patternHit } from "./matcher.ts";
import { pythonRegex } from "./python-regex.ts";

/**
 * The hooks of an event, one after the other: those that can block first, in registration order, then the asynchronous
 * ones. After a block nothing more is started, see `stops`.
 */
export function plan(hooks: readonly Hook[], event: AgentEvent): Plan {
  const steps = hooks
    .filter((hook) => hook.enabled && hook.event === event.name)
    .map((hook) => stepFor(hook, event))
    .filter((step) => step !== null);
  return {
    steps: [...steps.filter(({ hook }) => !hook.async), ...steps.filter(({ hook }) => hook.async)],
    sequential: true,
    failure: null,
  };
}

/** Null when the matcher does not fit. Both parts must; an empty one always does. */
function stepFor(hook: Hook, event: AgentEvent): PlanStep | null {
  const tool = hook.matcher ?? "";
  const pattern = hook.condition ?? "";
  const onTool = isToolEvent(event.name);
  const name = onTool ? stringAt(event.input, "tool_name") : null;
  const input = onTool && Object.hasOwn(event.input, "tool_input") ? event.input.tool_input : null;
  const fits: Fit[] = [
    tool === "" ? "yes" : compare(tool, (found) => name !== null && found(name)),
    pattern === ""
      ? "yes"
      : compare(pattern, (found) => isGiven(input) && patternHit(found, input) !== null),
  ];
  if (fits.includes("no")) return null;
  return { hook, skip: fits.map(obstacle).find((why) => why !== null) ?? null };
}

type Fit = "yes" | "no" | { why: string };

function obstacle(fit: Fit): string | null {
  return typeof fit === "string" ? null : fit.why;
}

/** A pattern that Python rejects fits nothing: its hook alone is out, the others go on. */
function compare(pattern: string, search: (found: (text: string) => boolean) => boolean): Fit {
  const regex = pythonRegex(pattern);
  if (regex.kind === "invalid") return "no";
  if (regex.kind === "unknown") {
    return { why: `its matcher cannot be evaluated outside of Python: ${regex.why}` };
  }
  return search(regex.found) ? "yes" : "no";
}

function isGiven(input: JsonValue | undefined): input is JsonValue {
  return input !== undefined && input !== null;
}
