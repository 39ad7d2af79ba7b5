import type { AgentEvent } from "../../model/event.ts";
import type { Hook } from "../../model/hook.ts";
import { isObject, stringAt } from "../../model/json.ts";
import type { MatcherEngine, Plan } from "../dialect.ts";
import { isToolEvent } from "./events.ts";

/**
 * Chooses the hooks of an event, in registration order; all run one after the other, and nothing is deduplicated.
 *
 * The vendor's document leaves the tool out of the payload of PostToolUse. The agent knows it there and we do not, so a
 * payload without `toolCall` passes every matcher. `toolCall: null` is a step without a tool: only hooks for every
 * tool see it.
 */
export function plan(hooks: readonly Hook[], event: AgentEvent, matcher: MatcherEngine): Plan {
  const tool = toolOf(event) ?? "";
  const unknown = isToolEvent(event.name) && !Object.hasOwn(event.input, "toolCall");
  const chosen = hooks.filter(
    (hook) =>
      hook.enabled &&
      hook.event === event.name &&
      (unknown || matcher.compile(hook.matcher ?? "", event.name).test(tool)),
  );
  return {
    steps: chosen.map((hook) => ({ hook, skip: null })),
    sequential: true,
    failure: null,
  };
}

/** The tool of a tool event; null on other events, and where the payload names none. */
export function toolOf({ name, input }: AgentEvent): string | null {
  const call = isToolEvent(name) && Object.hasOwn(input, "toolCall") ? input.toolCall : null;
  return isObject(call) ? stringAt(call, "name") : null;
}
