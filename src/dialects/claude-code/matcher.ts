import { type BoundedPattern, boundedPattern } from "../bounded-pattern.ts";
import type { CompiledMatcher, MatcherEngine } from "../dialect.ts";
import { eventRow, isToolEvent } from "./events.ts";
import { currentName, namesOf } from "./tools.ts";
import type { Behaviour } from "./versions.ts";

/** What a matcher may consist of to be read as a list of names. */
interface NameList {
  characters: RegExp;
  separator: RegExp;
}

const narrow: NameList = { characters: /^[A-Za-z0-9_|]+$/, separator: /\|/ };
const withCommas: NameList = { characters: /^[A-Za-z0-9_|, ]+$/, separator: /[|,]/ };
const wide: NameList = { characters: /^[A-Za-z0-9_|, -]+$/, separator: /[|,]/ };

/**
 * Claude Code's reading of matchers: nothing, `""` and `*` are everything; a text of name characters and
 * separators is a list compared exactly; anything else is a JavaScript pattern that may fit anywhere.
 */
export function matcherEngine(behaviour: Behaviour): MatcherEngine {
  const compiled = new Map<string, CompiledMatcher>();
  return {
    backtracks: true,
    describe(event) {
      const separators = listOf(event, behaviour) === narrow ? "`|`" : "`|` or a comma";
      return `names separated by ${separators} and compared exactly, or else a JavaScript regular expression, unanchored`;
    },
    compile(matcher, event) {
      const key = `${event}\n${matcher}`;
      const known = compiled.get(key);
      if (known !== undefined) return known;
      const fresh = compile(matcher, event, behaviour);
      if (compiled.size < 10_000) compiled.set(key, fresh);
      return fresh;
    },
  };
}

function listOf(event: string, behaviour: Behaviour): NameList {
  if (eventRow(event)?.narrowMatcher === true) return narrow;
  if (behaviour.has("hyphenNames")) return wide;
  return behaviour.has("commaLists") ? withCommas : narrow;
}

function compile(written: string, event: string, behaviour: Behaviour): CompiledMatcher {
  const matcher = withoutContextSize(written, event);
  if (matcher === "" || matcher === "*") {
    return { kind: "all", names: [], invalid: null, onInvalid: null, test: () => true };
  }
  const toolEvent = isToolEvent(event);
  const list = listOf(event, behaviour);
  if (list.characters.test(matcher)) {
    const names = matcher
      .split(list.separator)
      .map((name) => name.trim())
      .filter((name) => name !== "");
    const wanted = new Set(toolEvent ? names.map(currentName) : names);
    return {
      kind: "names",
      names,
      invalid: null,
      onInvalid: null,
      test: (value) => wanted.has(toolEvent ? currentName(value) : value),
    };
  }
  let pattern: BoundedPattern;
  try {
    pattern = boundedPattern(matcher);
  } catch (error) {
    return {
      kind: "pattern",
      names: [],
      invalid: error instanceof Error ? error.message : String(error),
      onInvalid: "Claude Code writes one line to its debug log and never runs the hook",
      test: () => false,
    };
  }
  return {
    kind: "pattern",
    names: [],
    invalid: null,
    onInvalid: null,
    test: (value) => (toolEvent ? namesOf(value) : [value]).some((name) => pattern.test(name)),
  };
}

/** On model switches the context size a model name ends in (`[1m]`) is left out of the matcher. */
function withoutContextSize(matcher: string, event: string): string {
  return eventRow(event)?.matches?.field === "to_model"
    ? matcher.replace(/\[[12]m\]/gi, "")
    : matcher;
}
