/** What a Python regular expression consists of, after parsing. */
export type Piece =
  | { kind: "char"; code: number }
  | { kind: "any" }
  | { kind: "class"; negated: boolean; members: Member[] }
  | { kind: "at"; where: Anchor }
  | { kind: "group"; index: number | null; on: string; off: string; body: Choice }
  | { kind: "atomic"; body: Choice }
  | { kind: "look"; behind: boolean; negated: boolean; body: Choice }
  | { kind: "backreference"; group: number }
  | { kind: "conditional"; yes: Piece[]; no: Piece[] | null }
  /** `\N{…}`: a character by its Unicode name, which is not looked up. */
  | { kind: "named" }
  | Repeat;

/** `max` is Infinity when there is no upper bound. */
export interface Repeat {
  kind: "repeat";
  min: number;
  max: number;
  how: "greedy" | "lazy" | "possessive";
  piece: Piece;
}

export type Anchor = "^" | "$" | "\\A" | "\\Z" | "\\b" | "\\B";

/** `d`, `s`, `w` and their opposites in upper case. */
export type Category = "d" | "D" | "s" | "S" | "w" | "W";

export type Member =
  | { kind: "char"; code: number }
  | { kind: "range"; from: number; to: number }
  | { kind: "category"; name: Category }
  | { kind: "named" };

/** The alternatives between `|`, each a sequence. */
export type Choice = Piece[][];

/** A pattern with the letters of its global flags (`(?im)`). */
export interface PythonPattern {
  flags: string;
  body: Choice;
}

/** Least and greatest number of characters. */
export interface Width {
  min: number;
  max: number;
}

/** How many characters a part can match; `groups` holds the widths of the groups closed so far, by their number. */
export function widthOf(body: Choice, groups: readonly (Width | null)[]): Width {
  const widths = body.map((sequence) => sequenceWidth(sequence, groups));
  return {
    min: Math.min(...widths.map((w) => w.min)),
    max: Math.max(...widths.map((w) => w.max)),
  };
}

function sequenceWidth(sequence: readonly Piece[], groups: readonly (Width | null)[]): Width {
  let min = 0;
  let max = 0;
  for (const piece of sequence) {
    const width = pieceWidth(piece, groups);
    min += width.min;
    max += width.max;
  }
  return { min, max };
}

const nothing: Width = { min: 0, max: 0 };
const one: Width = { min: 1, max: 1 };

function pieceWidth(piece: Piece, groups: readonly (Width | null)[]): Width {
  switch (piece.kind) {
    case "at":
    case "look":
      return nothing;
    case "group":
    case "atomic":
      return widthOf(piece.body, groups);
    case "backreference":
      return groups[piece.group] ?? nothing;
    case "conditional": {
      const yes = sequenceWidth(piece.yes, groups);
      const no = piece.no === null ? nothing : sequenceWidth(piece.no, groups);
      return { min: Math.min(yes.min, no.min), max: Math.max(yes.max, no.max) };
    }
    case "repeat": {
      const { min, max } = pieceWidth(piece.piece, groups);
      return { min: min * piece.min, max: max === 0 || piece.max === 0 ? 0 : max * piece.max };
    }
    default:
      return one;
  }
}
