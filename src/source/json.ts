import { type ParseErrorCode, printParseErrorCode, stripComments, visit } from "jsonc-parser";
import type { Span } from "../model/place.ts";
import type { Located, LocatedArray, LocatedObject } from "./located.ts";
import type { SourceText } from "./text.ts";

/** How a vendor's own reader treats what plain JSON does not allow. */
export interface JsonStrictness {
  comments: "allowed" | "rejected";
  /** What happens to a byte order mark at the start. */
  bom: "stripped" | "rejected";
}

/** Why a text is not what its reader takes: one clause, and where. */
export interface SyntaxProblem {
  what: string;
  span: Span;
}

export interface ParsedText {
  /** Null when there is no usable value at all. */
  root: Located | null;
  /** Empty when the vendor's parser accepts the text. */
  problems: SyntaxProblem[];
}

/** Nothing a vendor documents is nested deeper than ten levels. */
const deepest = 200;

const wording: Readonly<Record<string, string>> = {
  InvalidSymbol: "this is not a JSON value",
  InvalidNumberFormat: "this number is not valid JSON",
  PropertyNameExpected:
    "a property name in double quotes is expected here (a comma before it is one too many)",
  ValueExpected: "a value is expected here (a comma before it is one too many)",
  ColonExpected: "a colon is expected here",
  CommaExpected: "a comma is missing before this",
  CloseBraceExpected: "a closing brace is missing",
  CloseBracketExpected: "a closing bracket is missing",
  EndOfFileExpected: "the document has ended before this",
  InvalidCommentToken: "this file is read as strict JSON, which has no comments",
  UnexpectedEndOfComment: "this comment is never closed",
  UnexpectedEndOfString: "this string is never closed",
  UnexpectedEndOfNumber: "this number breaks off",
  InvalidUnicode: "this Unicode escape is not valid",
  InvalidEscapeCharacter: "this escape is not valid in a JSON string",
  InvalidCharacter: "a control character stands in a string; write it as an escape",
};

/**
 * Parses JSON the way a vendor does, keeping where every value stands.
 * Whether the text is accepted is decided by `JSON.parse` itself (after the vendor's own preparation), so that
 * our answer is the program's; the tolerant parser only supplies the places and the words.
 */
export function parseJson(source: SourceText, strictness: JsonStrictness): ParsedText {
  const { text } = source;
  const hasBom = text.charCodeAt(0) === 0xfeff;
  const readable = hasBom ? ` ${text.slice(1)}` : text;
  const problems: SyntaxProblem[] = [];
  const { root, tooDeep } = build(readable, problems, strictness.comments === "rejected");
  const wholeFile = (what: string): ParsedText => ({
    root,
    problems: [{ what, span: { start: 0, end: 1 } }],
  });
  if (tooDeep) return wholeFile(`it is nested deeper than ${deepest} levels`);
  if (hasBom && strictness.bom === "rejected") {
    return wholeFile("the file begins with a byte order mark (U+FEFF)");
  }
  const prepared = strictness.comments === "allowed" ? stripComments(readable, " ") : readable;
  try {
    JSON.parse(prepared);
    return { root, problems: [] };
  } catch (error) {
    if (problems.length > 0) return { root, problems };
    return wholeFile(`it is not valid JSON (${error instanceof Error ? error.message : error})`);
  }
}

function build(
  text: string,
  problems: SyntaxProblem[],
  disallowComments: boolean,
): { root: Located | null; tooDeep: boolean } {
  const open: (LocatedObject | LocatedArray)[] = [];
  let root: Located | null = null;
  let pendingKey: { key: string; keySpan: Span } | null = null;
  let tooDeep = false;

  const place = (node: Located): void => {
    const parent = open.at(-1);
    if (parent === undefined) root ??= node;
    else if (parent.kind === "array") parent.items.push(node);
    else if (pendingKey !== null) {
      parent.entries.push({ ...pendingKey, value: node });
      pendingKey = null;
    }
  };
  const enter = (node: LocatedObject | LocatedArray): boolean => {
    place(node);
    open.push(node);
    if (open.length > deepest) tooDeep = true;
    return !tooDeep;
  };
  const leave = (offset: number, length: number): void => {
    const node = open.pop();
    if (node) node.end = offset + length;
  };

  try {
    visit(
      text,
      {
        onObjectBegin: (start, length) =>
          enter({ kind: "object", start, end: start + length, entries: [] }),
        onObjectEnd: leave,
        onArrayBegin: (start, length) =>
          enter({ kind: "array", start, end: start + length, items: [] }),
        onArrayEnd: leave,
        onObjectProperty: (key, start, length) => {
          pendingKey = { key, keySpan: { start, end: start + length } };
        },
        onLiteralValue: (value, start, length) => {
          const kind = value === null ? "null" : (typeof value as "string" | "number" | "boolean");
          place({ kind, value, start, end: start + length });
        },
        onError: (code: ParseErrorCode, start, length) => {
          const name = printParseErrorCode(code);
          problems.push({
            what: wording[name] ?? "this is not valid JSON",
            span: { start, end: start + Math.max(length, 1) },
          });
        },
      },
      { disallowComments, allowTrailingComma: false },
    );
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    tooDeep = true;
  }
  return { root: tooDeep ? null : root, tooDeep };
}
