import { type Document, isAlias, isMap, isPair, isScalar, isSeq, parseDocument } from "yaml";
import type { ParsedText, SyntaxProblem } from "./json.ts";
import type { Located, LocatedEntry } from "./located.ts";
import { lowerFirst, type SourceText } from "./text.ts";

/** More nodes than any hand-written file has; aliases can multiply them without end. */
const mostNodes = 20_000;

/**
 * Parses a YAML text, or a part of one, keeping where every value stands.
 * @param from offset at which the YAML begins in the source (front matter); places refer to the whole source
 * @param to offset at which it ends
 */
export function parseYaml(source: SourceText, from = 0, to = source.text.length): ParsedText {
  const document = parseDocument(source.text.slice(from, to), {
    uniqueKeys: false,
    logLevel: "silent",
    prettyErrors: false,
    version: "1.2",
  });
  const problems: SyntaxProblem[] = document.errors.map((error) => ({
    what: lowerFirst(error.message.split("\n")[0]?.replace(/\.$/, "") ?? "this is not valid YAML"),
    span: { start: from + error.pos[0], end: from + Math.max(error.pos[1], error.pos[0] + 1) },
  }));
  const budget = { left: mostNodes };
  const root = locate(document.contents, document, from, budget, []);
  if (budget.left < 0) {
    problems.push({
      what: "it has more values than a config can have",
      span: { start: from, end: from + 1 },
    });
  }
  return { root: budget.left < 0 ? null : root, problems };
}

/** Front matter between two `---` lines at the very start of a Markdown file; null when there is none. */
export function frontMatterBounds(text: string): { from: number; to: number } | null {
  const opening = /^\uFEFF?---[ \t]*\r?\n/.exec(text);
  if (!opening) return null;
  const from = opening[0].length;
  const closing = /^---[ \t]*$/m.exec(text.slice(from));
  if (!closing) return null;
  return { from, to: from + closing.index };
}

function locate(
  node: unknown,
  document: Document,
  base: number,
  budget: { left: number },
  through: readonly unknown[],
): Located | null {
  budget.left -= 1;
  if (budget.left < 0) return null;
  if (isAlias(node)) {
    const target = node.resolve(document);
    if (target === undefined || through.includes(target)) return null;
    return locate(target, document, base, budget, [...through, target]);
  }
  const range = (node as { range?: [number, number, number] | null } | null)?.range;
  const span = { start: base + (range?.[0] ?? 0), end: base + (range?.[1] ?? 0) };
  if (isMap(node)) {
    const entries: LocatedEntry[] = [];
    for (const pair of node.items) {
      if (!isPair(pair)) continue;
      const keyRange = (pair.key as { range?: [number, number, number] | null } | null)?.range;
      const value = locate(pair.value, document, base, budget, through);
      const keySpan = { start: base + (keyRange?.[0] ?? 0), end: base + (keyRange?.[1] ?? 0) };
      entries.push({
        key: isScalar(pair.key) ? String(pair.key.value) : String(pair.key),
        keySpan,
        value: value ?? { kind: "null", value: null, start: keySpan.end, end: keySpan.end },
      });
    }
    return { kind: "object", entries, ...span };
  }
  if (isSeq(node)) {
    const items = node.items.map(
      (item): Located =>
        locate(item, document, base, budget, through) ?? { kind: "null", value: null, ...span },
    );
    return { kind: "array", items, ...span };
  }
  if (isScalar(node)) {
    const { value } = node;
    if (typeof value === "string") return { kind: "string", value, ...span };
    if (typeof value === "boolean") return { kind: "boolean", value, ...span };
    if (typeof value === "number" || typeof value === "bigint") {
      return { kind: "number", value: Number(value), ...span };
    }
    return { kind: "null", value: null, ...span };
  }
  return null;
}
