import { CST, Lexer } from "yaml";
import type { Span } from "../../model/place.ts";
import type { SyntaxProblem } from "../../source/json.ts";
import type { Located, LocatedEntry, LocatedObject } from "../../source/located.ts";
import { SourceText } from "../../source/text.ts";
import { parseYaml } from "../../source/yaml.ts";

/** A problem with its cure; null when there is none better than "write valid YAML". */
export interface StrictProblem extends SyntaxProblem {
  cure: string | null;
}

export interface StrictYaml {
  /** Every scalar is the text that was written, as the reference's parser has it. Null when there is no value. */
  root: Located | null;
  /** The first problem; null when the reference's parser accepts the text. */
  problem: StrictProblem | null;
}

/** What the reference's parser (strictyaml 1.6) does not allow although it is YAML, by the lexer's word for it. */
const disallowed: ReadonlyMap<string, { what: string; cure: string }> = new Map([
  ["flow-map-start", { what: "a mapping in braces", cure: "Write its keys on lines of their own" }],
  [
    "flow-seq-start",
    {
      what: "a value that begins with `[`",
      cure: "Put it in single quotes, or write a list with `-`",
    },
  ],
  ["anchor", { what: "an anchor (`&…`)", cure: "Put it in single quotes if it is meant as text" }],
  ["alias", { what: "an alias (`*…`)", cure: "Put it in single quotes if it is meant as text" }],
  ["tag", { what: "a tag (`!…`)", cure: "Put it in single quotes if it is meant as text" }],
]);

/** Problems that people run into, in other words than the YAML parser's; null keeps those. */
const familiar: readonly { message: RegExp; what: string | null; cure: string }[] = [
  {
    message: /^invalid escape sequence/,
    what: "a backslash in double quotes begins an escape, and this one does not exist",
    cure: "Use single quotes, or write `\\\\` for a backslash",
  },
  {
    message: /^nested mappings are not allowed/,
    what: "a value without quotes contains `: `",
    cure: "Put the value in quotes",
  },
  {
    message: /^unexpected block-seq-ind/,
    what: "a list cannot begin on the line of its key",
    cure: "Put the value in quotes, or each item on a line of its own",
  },
  {
    message: /^implicit (?:map )?keys need/,
    what: "this is not `key: value`",
    cure: "Write a blank after the colon, and indent what continues a value",
  },
  { message: /^plain value cannot start/, what: null, cure: "Put the value in quotes" },
];

/** Everything outside of what YAML calls printable. */
const unprintable = /[^\t\n\r -~\x85\xA0-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u;

/**
 * Parses front matter the way the reference does: no mappings or lists in brackets, no anchors, aliases and tags, no
 * tabs between values, sibling mappings at one depth; all scalars are texts.
 * @param from offset at which the YAML begins
 * @param to offset at which it ends
 */
export function parseStrictYaml(source: SourceText, from: number, to: number): StrictYaml {
  // A single carriage return is a line break for Python. The replacement has the same length.
  const text = source.text.replace(/\r(?!\n)/g, "\n");
  const normal = new SourceText(source.file, text);
  const bad = text.slice(from, to).search(unprintable);
  if (bad >= 0) {
    return rejectedAt(from + bad, 1, "a control character stands here", "Remove it");
  }
  const strict = firstDisallowed(text, from, to);
  try {
    const { root, problems } = parseYaml(normal, from, to);
    const [first] = [...problems, ...crooked(root, text)].sort(
      (a, b) => a.span.start - b.span.start,
    );
    const yaml = first === undefined ? null : worded(first, text);
    const earlier = strict !== null && (yaml === null || strict.span.start <= yaml.span.start);
    return {
      root: root === null ? null : asWritten(root, normal),
      problem: earlier ? strict : yaml,
    };
  } catch (error) {
    // Nested beyond the parser's stack, or beyond our own limit.
    if (!(error instanceof RangeError)) throw error;
    return { root: null, problem: strict ?? { ...tooDeep, span: { start: from, end: from + 1 } } };
  }
}

const tooDeep = { what: "it is nested too deeply", cure: null };

function rejectedAt(start: number, length: number, what: string, cure: string): StrictYaml {
  return { root: null, problem: { what, cure, span: { start, end: start + length } } };
}

function worded({ what, span }: SyntaxProblem, text: string): StrictProblem {
  // `key: ? value` is told as a nested mapping too.
  const explicit = text.charAt(span.start) === "?";
  const known = explicit ? undefined : familiar.find(({ message }) => message.test(what));
  return { what: known?.what ?? what, cure: known?.cure ?? null, span };
}

/** The first token that YAML allows and the reference does not. */
function firstDisallowed(text: string, from: number, to: number): StrictProblem | null {
  let at = from;
  let documents = 0;
  let content = false;
  let block = false;
  for (const token of new Lexer().lex(text.slice(from, to))) {
    if (!content && isMarker(token)) {
      content = token === CST.SCALAR;
      documents += token === CST.DOCUMENT ? 1 : 0;
      continue;
    }
    const type = content ? "content" : (CST.tokenType(token) ?? "");
    const span = { start: at, end: at + token.length };
    const rule = disallowed.get(type);
    if (rule !== undefined) {
      return { what: `${rule.what} is not allowed here`, cure: rule.cure, span };
    }
    if (documents > 1) {
      return { what: "a second document begins here", cure: "Remove the `...` before it", span };
    }
    const tab = type === "space" || (content && !block) ? token.indexOf("\t") : -1;
    if (tab >= 0) {
      const place = { start: at + tab, end: at + tab + 1 };
      return { what: "a tab stands between values", cure: "Use blanks", span: place };
    }
    block = type === "block-scalar-header" || (block && !content);
    content = false;
    at += token.length;
  }
  return null;
}

/** Markers of the lexer stand for no characters of the text. */
function isMarker(token: string): boolean {
  return token === CST.DOCUMENT || token === CST.FLOW_END || token === CST.SCALAR;
}

/** Mappings that are values of one mapping must all be indented alike. */
function crooked(node: Located | null, text: string): SyntaxProblem[] {
  if (node === null) return [];
  if (node.kind === "array") return node.items.flatMap((item) => crooked(item, text));
  if (node.kind !== "object") return [];
  const inner = node.entries.map((e) => e.value).filter((value) => value.kind === "object");
  const [first] = inner;
  const odd = inner.find(
    (value) => first !== undefined && columnOf(value, text) !== columnOf(first, text),
  );
  const problem = odd && {
    what: "this mapping is indented differently from the one before",
    span: { start: odd.start, end: odd.start + 1 },
  };
  return [...(problem ? [problem] : []), ...node.entries.flatMap((e) => crooked(e.value, text))];
}

function columnOf({ start }: Span, text: string): number {
  return start - text.lastIndexOf("\n", start - 1);
}

/** A hook's front matter has three levels. */
const deepest = 100;

/**
 * The tree with every scalar as the text that stands in the file: `5000`, `yes` and nothing at all are texts too.
 * @throws RangeError when it is nested too deeply for others to walk
 */
function asWritten(node: Located, source: SourceText, depth = 0): Located {
  if (depth > deepest) throw new RangeError("nested too deeply");
  switch (node.kind) {
    case "object":
      return mappingAsWritten(node, source, depth);
    case "array":
      return { ...node, items: node.items.map((item) => asWritten(item, source, depth + 1)) };
    case "string":
      return node;
    default:
      return { kind: "string", value: source.slice(node), start: node.start, end: node.end };
  }
}

function mappingAsWritten(node: LocatedObject, source: SourceText, depth: number): LocatedObject {
  const entries = node.entries.map(({ key, keySpan, value }): LocatedEntry => {
    const written = source.slice(keySpan);
    const plain = !/^["']/.test(written);
    return { key: plain ? written : key, keySpan, value: asWritten(value, source, depth + 1) };
  });
  return { ...node, entries };
}
