import type {
  Anchor,
  Category,
  Choice,
  Member,
  Piece,
  PythonPattern,
  Repeat,
} from "./python-tree.ts";

/** A pattern for JavaScript's engine, or what of it JavaScript has no counterpart for. */
export type Translation = { source: string; flags: string } | { cannot: string };

/** Flags in force at one place of the pattern, and whether that place is passed by every match. */
interface Context {
  multiline: boolean;
  dotAll: boolean;
  ascii: boolean;
  ignoreCase: boolean;
  /** False inside of alternatives and repetitions: a group there may not have matched. */
  certain: boolean;
}

/** What `\d`, `\s` and `\w` stand for: in Python's Unicode patterns, and under the flag `a`. */
const unicode = {
  d: "\\p{Nd}",
  s: "\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000",
  w: "\\p{L}\\p{N}_",
};
const ascii = { d: "0-9", s: "\\t-\\r\\x20", w: "A-Za-z0-9_" };

/**
 * Writes a Python pattern for JavaScript's engine, so that both find it in the same texts. What has no
 * exact counterpart is named instead of being guessed at.
 */
export function toJavaScript({ flags, body }: PythonPattern): Translation {
  try {
    if (flags.includes("t")) throw new Untranslatable("the flag `t`");
    if (flags.includes("a") && flags.includes("i")) {
      throw new Untranslatable("the flags `a` and `i` together");
    }
    const context: Context = {
      multiline: flags.includes("m"),
      dotAll: flags.includes("s"),
      ascii: flags.includes("a"),
      ignoreCase: flags.includes("i"),
      certain: true,
    };
    const source = new Writer().choice(body, context);
    return { source, flags: context.ignoreCase ? "iu" : "u" };
  } catch (error) {
    if (error instanceof Untranslatable) return { cannot: error.message };
    throw error;
  }
}

class Untranslatable extends Error {
  override name = "Untranslatable";
}

class Writer {
  /** Groups that have certainly matched by now. */
  readonly #matched = new Set<number>();

  choice(body: Choice, context: Context): string {
    const inner = body.length === 1 ? context : { ...context, certain: false };
    return body
      .map((sequence) => sequence.map((piece) => this.#piece(piece, inner)).join(""))
      .join("|");
  }

  #piece(piece: Piece, context: Context): string {
    switch (piece.kind) {
      case "char":
        return character(piece.code);
      case "any":
        return context.dotAll ? "[^]" : "[^\\n]";
      case "class":
        return classOf(piece.members, piece.negated, context);
      case "at":
        return anchor(piece.where, context);
      case "group":
        return this.#group(piece, context);
      case "look":
        return `(?${piece.behind ? "<" : ""}${piece.negated ? "!" : "="}${this.choice(piece.body, { ...context, certain: false })})`;
      case "backreference":
        // JavaScript takes an unmatched group for an empty text, Python for one that never fits.
        if (!this.#matched.has(piece.group)) {
          throw new Untranslatable("a reference to a group that may not have matched");
        }
        return `(?:\\${piece.group})`;
      case "repeat":
        return this.#repeat(piece, context);
      case "atomic":
        throw new Untranslatable("an atomic group `(?>…)`");
      case "conditional":
        throw new Untranslatable("a condition `(?(1)…)`");
      case "named":
        throw new Untranslatable("a character by its name `\\N{…}`");
    }
  }

  #group({ index, on, off, body }: Extract<Piece, { kind: "group" }>, context: Context): string {
    const switched = (flag: string, now: boolean): boolean =>
      on.includes(flag) || (now && !off.includes(flag));
    const inner = {
      ...context,
      multiline: switched("m", context.multiline),
      dotAll: switched("s", context.dotAll),
      ascii: on.includes("a") || (context.ascii && !on.includes("u")),
      ignoreCase: switched("i", context.ignoreCase),
    };
    if (inner.ignoreCase !== context.ignoreCase) {
      throw new Untranslatable("a part with the flag `i` of its own");
    }
    if (inner.ignoreCase && inner.ascii) {
      throw new Untranslatable("the flags `a` and `i` together");
    }
    const written = this.choice(body, inner);
    if (index === null) return `(?:${written})`;
    if (context.certain) this.#matched.add(index);
    return `(${written})`;
  }

  #repeat({ min, max, how, piece }: Repeat, context: Context): string {
    if (how === "possessive") throw new Untranslatable("a possessive repetition");
    const inner = this.#piece(piece, { ...context, certain: false });
    const body = piece.kind === "look" ? `(?:${inner})` : inner;
    return `${body}${quantifier(min, max)}${how === "lazy" ? "?" : ""}`;
  }
}

function quantifier(min: number, max: number): string {
  if (max === Number.POSITIVE_INFINITY) return min === 0 ? "*" : min === 1 ? "+" : `{${min},}`;
  if (min === 0 && max === 1) return "?";
  return min === max ? `{${min}}` : `{${min},${max}}`;
}

/** Letters and digits as they are, everything else by number: nothing is left for JavaScript to interpret. */
function character(code: number): string {
  const written = String.fromCodePoint(code);
  return /^[A-Za-z0-9]$/.test(written) ? written : `\\u{${code.toString(16)}}`;
}

/** Python's `$` also fits before a line break at the very end; its lines end in `\n` only. */
function anchor(where: Anchor, { multiline, ascii: narrow }: Context): string {
  const word = `[${(narrow ? ascii : unicode).w}]`;
  switch (where) {
    case "^":
      return multiline ? "(?<![^\\n])" : "^";
    case "$":
      return multiline ? "(?![^\\n])" : "(?=\\n?$)";
    case "\\A":
      return "^";
    case "\\Z":
      return "$";
    case "\\b":
      return `(?:(?<=${word})(?!${word})|(?<!${word})(?=${word}))`;
    // Up to 3.13, `\B` does not fit an empty text.
    case "\\B":
      return `(?:(?<=${word})(?=${word})|(?<!${word})(?!${word})(?:(?=[^])|(?<=[^])))`;
  }
}

function classOf(members: readonly Member[], negated: boolean, context: Context): string {
  const sets = context.ascii ? ascii : unicode;
  let inside = "";
  const complements: string[] = [];
  for (const member of members) {
    if (member.kind === "named") throw new Untranslatable("a character by its name `\\N{…}`");
    if (member.kind === "char") inside += character(member.code);
    else if (member.kind === "range") {
      inside += `${character(member.from)}-${character(member.to)}`;
    } else if (isPositive(member.name)) inside += sets[member.name];
    else complements.push(sets[lower(member.name)]);
  }
  const plain = inside === "" ? [] : [`[${inside}]`];
  const [only, ...more] = [...plain, ...complements.map((set) => `[^${set}]`)];
  if (only === undefined) return negated ? "[^]" : "[]";
  if (more.length > 0) {
    const either = `(?:${[only, ...more].join("|")})`;
    return negated ? `(?:(?!${either})[^])` : either;
  }
  if (!negated) return only;
  return complements.length > 0 ? `[${complements[0]}]` : `[^${inside}]`;
}

function isPositive(name: Category): name is "d" | "s" | "w" {
  return name === "d" || name === "s" || name === "w";
}

function lower(name: Category): "d" | "s" | "w" {
  return name === "D" || name === "d" ? "d" : name === "S" || name === "s" ? "s" : "w";
}
