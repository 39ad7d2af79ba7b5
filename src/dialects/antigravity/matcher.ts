import { RE2JS } from "re2js";
import type { CompiledMatcher, EventTable, MatcherEngine } from "../dialect.ts";

const everything: CompiledMatcher = {
  kind: "all",
  names: [],
  invalid: null,
  onInvalid: null,
  test: () => true,
};

const plainNames = /^[A-Za-z0-9_|-]+$/;
/** A hostile pattern can make one comparison take milliseconds; answers are kept. */
const remembered = 1000;

/**
 * Matchers as the vendor's document glosses them: nothing, `""` and `*` are every tool; anything else is a regular
 * expression of Go's engine that must fit the whole name, case-sensitively. Nobody has measured the anchoring.
 */
export function matcherEngine(events: EventTable): MatcherEngine {
  const compiled = new Map<string, CompiledMatcher>();
  return {
    backtracks: false,
    describe: (event) =>
      isMatched(events, event)
        ? "a Go regular expression (RE2) that must match the whole tool name, case-sensitive"
        : "nothing: this event ignores matchers",
    compile(matcher, event) {
      if (!isMatched(events, event)) return everything;
      const known = compiled.get(matcher);
      if (known !== undefined) return known;
      const fresh = compile(matcher);
      if (compiled.size < remembered) compiled.set(matcher, fresh);
      return fresh;
    },
  };
}

function isMatched(events: EventTable, event: string): boolean {
  return (events.get(event)?.matches ?? null) !== null;
}

function compile(matcher: string): CompiledMatcher {
  if (matcher === "" || matcher === "*") return everything;
  // Letters need no engine: matched as a whole, they are the names themselves.
  if (plainNames.test(matcher)) {
    const names = matcher.split("|").filter((name) => name !== "");
    const wanted = new Set(matcher.split("|"));
    return {
      kind: names.length === 1 ? "exact" : "names",
      names,
      invalid: null,
      onInvalid: null,
      test: (value) => wanted.has(value),
    };
  }
  try {
    const pattern = RE2JS.compile(matcher);
    return {
      ...everything,
      kind: "pattern",
      test: remembering((v) => pattern.matcher(v).matches()),
    };
  } catch (error) {
    return {
      kind: "pattern",
      names: [],
      invalid: reasonOf(error, matcher),
      onInvalid: "presumably never runs the hook (nobody has measured what it does)",
      test: () => false,
    };
  }
}

function remembering(test: (value: string) => boolean): (value: string) => boolean {
  const answers = new Map<string, boolean>();
  return (value) => {
    const known = answers.get(value);
    if (known !== undefined) return known;
    const answer = test(value);
    if (answers.size < remembered) answers.set(value, answer);
    return answer;
  };
}

/** The engine's own words as one clause: what is wrong and at which part, unless that is the whole pattern. */
function reasonOf(error: unknown, matcher: string): string {
  const text = error instanceof Error ? error.message : String(error);
  const plain = text.replace(/^error parsing regexp: /, "");
  const at = plain.indexOf(": `");
  if (at < 0) return plain.slice(0, 160);
  const part = plain.slice(at + 3, -1);
  const what = plain.slice(0, at);
  return part === matcher || part.length > 60 ? what : `${what} \`${part}\``;
}
