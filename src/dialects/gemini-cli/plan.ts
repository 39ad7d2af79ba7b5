import type { AgentEvent } from "../../model/event.ts";
import type { Hook } from "../../model/hook.ts";
import { stringAt } from "../../model/json.ts";
import { quote } from "../config-text.ts";
import type { EventTable, MatcherEngine, Plan } from "../dialect.ts";
import { dedupeKey, raw } from "./raw.ts";
import type { Behaviour } from "./versions.ts";

/**
 * Chooses the hooks of an event: matcher, then one of each name and command (the first, with its timeout), and
 * all in sequence as soon as one of those left says so. A matcher that is no text ends the planning.
 */
export function plan(
  hooks: readonly Hook[],
  event: AgentEvent,
  {
    events,
    matcher,
    behaviour,
  }: { events: EventTable; matcher: MatcherEngine; behaviour: Behaviour },
): Plan {
  const candidates = hooks.filter((hook) => hook.enabled && hook.event === event.name);
  const target = events.get(event.name)?.matches ?? null;
  const value = target === null ? "" : (stringAt(event.input, target.field) ?? "");
  const chosen = new Map<string, Hook>();
  for (const hook of candidates) {
    const broken = target === null ? null : brokenMatcher(hook);
    if (broken !== null) return { steps: [], sequential: false, failure: broken };
    if (!matcher.compile(hook.matcher ?? "", event.name).test(value)) continue;
    const key = dedupeKey(hook, behaviour);
    if (!chosen.has(key)) chosen.set(key, hook);
  }
  const left = [...chosen.values()];
  return {
    steps: left.map((hook) => ({ hook, skip: null })),
    sequential: left.some((hook) => hook.sequential),
    failure: null,
  };
}

/** The planner calls `trim` on whatever stands there, unless it is empty, `false` or zero. */
function brokenMatcher(hook: Hook): string | null {
  const matcher = hook.group === null ? undefined : raw(hook.group, "matcher");
  if (!matcher || typeof matcher === "string") return null;
  return `the matcher ${quote(JSON.stringify(matcher))} in ${hook.source.file} is not a text, so Gemini CLI gives up choosing hooks for ${quote(hook.event)}`;
}
