import { boundedPattern } from "../bounded-pattern.ts";
import type { CompiledMatcher, EventTable, MatcherEngine } from "../dialect.ts";

/**
 * Matchers as the planner reads them, the same since 0.22: trimmed; empty and `*` are everything; on tool events an
 * unanchored, case-sensitive JavaScript pattern (a text that is none is compared as it stands); on session events
 * the one exact value; on all others ignored. A value that the event lacks is matched by everything.
 */
export function matcherEngine(events: EventTable): MatcherEngine {
  const patterns = new Map<string, CompiledMatcher>();
  const pattern = (text: string): CompiledMatcher => {
    const compiled = patterns.get(text) ?? toolPattern(text);
    if (patterns.size < remembered) patterns.set(text, compiled);
    return compiled;
  };
  return {
    describe: (event) => {
      const target = events.get(event)?.matches ?? null;
      if (target === null) return "nothing: this event ignores matchers";
      return target.values === null
        ? "a JavaScript regular expression, case-sensitive and unanchored"
        : "one exact value";
    },
    backtracks: true,
    compile: (matcher, event) => {
      const target = events.get(event)?.matches ?? null;
      const text = matcher.trim();
      if (target === null || text === "" || text === "*") return everything;
      return target.values === null ? pattern(text) : exactly(text);
    },
  };
}

/** Compiled patterns kept; a project has a handful. */
const remembered = 1000;

const everything: CompiledMatcher = {
  kind: "all",
  names: [],
  invalid: null,
  onInvalid: null,
  test: () => true,
};

function toolPattern(text: string): CompiledMatcher {
  try {
    const pattern = boundedPattern(text);
    return {
      kind: "pattern",
      names: [],
      invalid: null,
      onInvalid: null,
      test: (value) => value === "" || pattern.test(value),
    };
  } catch (error) {
    return {
      ...exactly(text),
      invalid: error instanceof Error ? error.message : String(error),
      onInvalid: "compares the text as it stands with the whole name of the tool",
    };
  }
}

function exactly(text: string): CompiledMatcher {
  return {
    kind: "exact",
    names: [text],
    invalid: null,
    onInvalid: null,
    test: (value) => value === "" || value === text,
  };
}
