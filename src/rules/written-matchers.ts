import type { CompiledMatcher, EventFacts } from "../dialects/dialect.ts";
import type { Hook } from "../model/hook.ts";
import type { Span } from "../model/place.ts";
import { liveHooks, matcherSpan } from "./per-hook.ts";
import type { ConfigContext } from "./rule.ts";

/** A matcher as it stands in a file, once for all handlers of its group. */
export interface WrittenMatcher {
  /** The first handler of the group. */
  hook: Hook;
  text: string;
  compiled: CompiledMatcher;
  facts: EventFacts;
  span: Span;
}

/** The matchers of a file that the agent looks at, those of events it ignores them on left out. */
export function writtenMatchers(context: ConfigContext): WrittenMatcher[] {
  return groupMatchers(context).flatMap(({ hook, text, facts, span }) =>
    facts.matches === null
      ? []
      : [{ hook, text, facts, span, compiled: context.dialect.matcher.compile(text, hook.event) }],
  );
}

/** The matchers that stand on events where the agent ignores them. */
export function ignoredMatchers(context: ConfigContext): Omit<WrittenMatcher, "compiled">[] {
  return groupMatchers(context).filter(({ facts }) => facts.matches === null);
}

function groupMatchers(context: ConfigContext): Omit<WrittenMatcher, "compiled">[] {
  const found = new Map<number, Omit<WrittenMatcher, "compiled">>();
  for (const hook of liveHooks(context)) {
    const facts = context.dialect.events.get(hook.event);
    const span = matcherSpan(hook);
    if (hook.matcher === null || facts === null || span === null || found.has(span.start)) continue;
    found.set(span.start, { hook, text: hook.matcher, facts, span });
  }
  return [...found.values()];
}
