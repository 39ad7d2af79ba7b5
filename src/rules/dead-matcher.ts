import { quote } from "../dialects/config-text.ts";
import type { CompiledMatcher, Dialect, EventFacts } from "../dialects/dialect.ts";
import type { Severity } from "../model/finding.ts";
import { type DeadWord, deadWord } from "./dead-words.ts";
import { ambiguousGroup } from "./matcher-redos.ts";
import { alternatives } from "./pattern-parts.ts";
import { isToolEvent, listed, sentence } from "./wording.ts";

/** A matcher that can match nothing. */
export interface DeadMatcher {
  /** One or more clauses, no full stop. */
  because: string;
  /** A sentence, or null. */
  cure: string | null;
  severity: Severity;
}

/** What a dead matcher is judged by. */
export interface MatcherOnEvent {
  text: string;
  compiled: CompiledMatcher;
  event: string;
  facts: EventFacts;
}

/**
 * Why a matcher can never match on its event; null when some part of it might. Careful: a pattern that could
 * match the tool of an MCP server is alive, and so is a list of which one name is.
 */
export function deadMatcher(matcher: MatcherOnEvent, dialect: Dialect): DeadMatcher | null {
  const { compiled, facts, text } = matcher;
  if (facts.matches === null || compiled.kind === "all" || compiled.invalid !== null) return null;
  // A value may be put in for a variable when the file is loaded.
  if (/\$\{?\w/.test(text)) return null;
  if (compiled.kind === "pattern" && ambiguousGroup(text) !== null) return null;
  if (facts.matches.values !== null) return noSuchValue(matcher, facts.matches.values);
  return isToolEvent(facts) ? noSuchTool(matcher, dialect) : null;
}

function noSuchValue(
  { compiled, event, facts, text }: MatcherOnEvent,
  values: readonly string[],
): DeadMatcher | null {
  if (values.some((value) => compiled.test(value))) return null;
  const field = facts.matches?.field ?? "value";
  const known = listed(
    values.map((value) => `\`${value}\``),
    "or",
  );
  const parts = alternatives(text).map((a) => a.text.trim());
  const wholes = parts.length > 1 && parts.every((part) => values.includes(part));
  const how = compiled.kind === "pattern" ? "compared with" : "compared as a whole with";
  return {
    because: `on \`${event}\` the matcher is ${how} \`${field}\`, and ${quote(text)} is never one of ${known}`,
    cure: wholes
      ? "Give each value a group of its own, or leave the matcher out and let the script look"
      : "Use one of these values, or leave the matcher out",
    severity: "error",
  };
}

function noSuchTool({ compiled, text }: MatcherOnEvent, dialect: Dialect): DeadMatcher | null {
  if (dialect.tools.known.some((tool) => compiled.test(tool))) return null;
  const pattern = compiled.kind === "pattern";
  const words = pattern ? alternatives(text).map((a) => a.text) : compiled.names;
  if (words.length === 0 || words.length > 100) return null;
  const dead: DeadWord[] = [];
  for (const word of words) {
    const because = deadWord(word, pattern ? "within" : "exactly", dialect);
    if (because === null) return null;
    dead.push(because);
  }
  const sure = dead.every((word) => word.sure);
  return {
    because: reasons(dead),
    cure: cureOf(dead),
    severity: sure ? "error" : "warning",
  };
}

/** The reasons of all words; words with the same reason are told together. */
function reasons(dead: readonly DeadWord[]): string {
  const alike = new Map<string, DeadWord[]>();
  for (const one of dead) {
    const key = one.together ?? one.because;
    alike.set(key, [...(alike.get(key) ?? []), one]);
  }
  const clauses = [...alike.values()].map((words) => {
    const [first] = words;
    return words.length === 1 || !first?.together
      ? (first?.because ?? "")
      : `${listed(words.map(({ word }) => quote(word)))} ${first.together}`;
  });
  return listed(clauses);
}

function cureOf(dead: readonly DeadWord[]): string | null {
  const names = [...new Set(dead.map((word) => word.instead).filter((name) => name !== null))];
  const advice = dead.find((word) => word.advice !== null)?.advice ?? null;
  const use = names.length === 0 ? null : `use \`${names.join("|")}\``;
  const parts = [use, advice].filter((part) => part !== null);
  return parts.length === 0 ? null : sentence(parts.join(", and "));
}
