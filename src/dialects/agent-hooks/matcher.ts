import { isObject, type JsonValue } from "../../model/json.ts";
import type { CompiledMatcher, MatcherEngine } from "../dialect.ts";
import { isToolEvent } from "./events.ts";
import { spacedJson } from "./python-json.ts";
import { pythonRegex } from "./python-regex.ts";

/** What kimi-cli's runtime does with a pattern that Python rejects (measured on pull request 1131). */
export const onInvalid =
  "kimi-cli's runtime fails over it, lets the call through and skips every other hook of the event";

const everything: CompiledMatcher = {
  kind: "all",
  names: [],
  invalid: null,
  onInvalid: null,
  test: () => true,
};

/**
 * The `tool` of a matcher: a Python pattern, searched for anywhere in the tool's name (all three known implementations
 * agree). An empty one is no constraint. A pattern that Python takes and hookgate cannot evaluate is assumed
 * to match here; the plan says that its hook was skipped.
 */
export const matcherEngine: MatcherEngine = {
  describe: (event) =>
    isToolEvent(event)
      ? "a Python regular expression, case-sensitive and unanchored"
      : "nothing: this event has no tool",
  backtracks: true,
  compile(matcher) {
    if (matcher === "") return everything;
    const regex = pythonRegex(matcher);
    switch (regex.kind) {
      case "unknown":
        return everything;
      case "invalid":
        return { ...everything, kind: "pattern", invalid: regex.why, onInvalid, test: () => false };
      default:
        return { ...everything, kind: "pattern", test: regex.found };
    }
  },
};

/** In which writing of `tool_input` a pattern is found: a value alone, JSON without blanks, or JSON with them. */
export type PatternTarget = "value" | "compact-json" | "spaced-json";

/** Values looked at in one `tool_input`; recorded inputs have a handful. */
const mostValues = 10_000;

/**
 * Where the `pattern` of a matcher is found in a tool's input; null when nowhere. The format does not say what
 * "parameter content" is, and kimi-cli compares with the Python form of the dictionary, in which the format's own examples
 * (`\.py$`) are never found. So every text value counts by itself, and patterns with a key in them find it
 * in either usual way of writing JSON.
 */
export function patternHit(
  found: (text: string) => boolean,
  toolInput: JsonValue,
): PatternTarget | null {
  if (textsIn(toolInput).some(found)) return "value";
  if (found(JSON.stringify(toolInput))) return "compact-json";
  return found(spacedJson(toolInput)) ? "spaced-json" : null;
}

/** Every text in a value, keys left out. */
function textsIn(value: JsonValue): string[] {
  const texts: string[] = [];
  const open: JsonValue[] = [value];
  for (let seen = 0; open.length > 0 && seen < mostValues; seen++) {
    const next = open.pop();
    if (typeof next === "string") texts.push(next);
    else if (Array.isArray(next)) open.push(...next.slice(0, mostValues));
    else if (isObject(next)) open.push(...Object.values(next).slice(0, mostValues));
  }
  return texts;
}
