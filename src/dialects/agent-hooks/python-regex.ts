import { type BoundedPattern, boundedPattern } from "../bounded-pattern.ts";
import { parsePythonPattern } from "./python-pattern.ts";
import { PatternError } from "./python-scanner.ts";
import { toJavaScript } from "./python-translation.ts";
import type { Choice, Piece } from "./python-tree.ts";

/** A Python pattern, ready to be searched for. */
export type PythonRegex =
  | { kind: "pattern"; found: BoundedPattern["test"]; wholeOnly: boolean }
  /** Python rejects it: its own words. */
  | { kind: "invalid"; why: string }
  /** Python takes it, and hookgate cannot evaluate it: what it has that JavaScript has not. */
  | { kind: "unknown"; why: string };

const longest = 10_000;
const remembered = 1000;
const known = new Map<string, PythonRegex>();

/**
 * Compiles a pattern of Python's `re`. The search is unanchored (`re.search`), case-sensitive unless the
 * pattern says otherwise, and bounded in time.
 */
export function pythonRegex(pattern: string): PythonRegex {
  const before = known.get(pattern);
  if (before !== undefined) return before;
  const regex = compile(pattern);
  if (known.size < remembered) known.set(pattern, regex);
  return regex;
}

function compile(pattern: string): PythonRegex {
  if (pattern.length > longest) {
    return { kind: "unknown", why: `it is longer than ${longest} characters` };
  }
  try {
    const parsed = parsePythonPattern(pattern);
    const translation = toJavaScript(parsed);
    if ("cannot" in translation) return { kind: "unknown", why: `it has ${translation.cannot}` };
    const { test } = boundedPattern(translation.source, translation.flags);
    return { kind: "pattern", found: test, wholeOnly: parsed.body.every(isTiedToAnEnd) };
  } catch (error) {
    if (error instanceof PatternError) return { kind: "invalid", why: error.message };
    if (error instanceof SyntaxError) {
      return { kind: "unknown", why: "it is too large for JavaScript's engine" };
    }
    throw error;
  }
}

/**
 * Must a match begin or end the text with a character that is no brace? Such a pattern is never found in a dictionary
 * written out by Python, which stands in braces.
 */
function isTiedToAnEnd(sequence: readonly Piece[]): boolean {
  const [first, second] = sequence;
  const last = sequence.at(-1);
  const before = sequence.at(-2);
  const start = first?.kind === "at" && (first.where === "^" || first.where === "\\A");
  const end = last?.kind === "at" && (last.where === "$" || last.where === "\\Z");
  return (start && isOther(second, "{", 0)) || (end && isOther(before, "}", -1));
}

/** A character, or a group of alternatives that all begin (0) or end (-1) with one, other than `brace`. */
function isOther(piece: Piece | undefined, brace: string, at: 0 | -1): boolean {
  if (piece?.kind === "char") return piece.code !== brace.codePointAt(0);
  if (piece?.kind !== "group") return false;
  const body: Choice = piece.body;
  return body.every((sequence) => isOther(sequence.at(at), brace, at));
}
