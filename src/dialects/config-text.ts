import type { Defect } from "../model/hook.ts";
import type { ParsedText } from "../source/json.ts";
import { duplicateKeys, type Located } from "../source/located.ts";
import type { SourceText } from "../source/text.ts";

/** What a vendor loses when it cannot read a file, as clauses. */
export interface ReadingConsequences {
  /** After "…": what the vendor does with a file it cannot parse. */
  rejected: string;
  /** What happens to the first of two equal keys; `key` is already quoted. */
  duplicate(key: string): string;
}

/** A defect with the fields that are usually empty filled in. */
export function defect(
  fields: Pick<Defect, "rule" | "what" | "consequence" | "span"> & Partial<Defect>,
): Defect {
  return { cure: null, severity: null, hook: null, ...fields };
}

/**
 * The defects of a text as such: not accepted by the vendor's parser (one finding, the first problem), or keys
 * given twice. The root is null when the vendor loads nothing from the file.
 */
export function readingDefects(
  parsed: ParsedText,
  words: ReadingConsequences,
): { root: Located | null; defects: Defect[] } {
  const [problem] = parsed.problems;
  if (problem !== undefined || parsed.root === null) {
    return {
      root: null,
      defects: [
        defect({
          rule: "config-syntax",
          what: problem?.what ?? "the file is empty",
          consequence: words.rejected,
          span: problem?.span ?? { start: 0, end: 1 },
        }),
      ],
    };
  }
  const defects = duplicateKeys(parsed.root).map(({ lost }) =>
    defect({
      rule: "duplicate-key",
      what: `the key ${quote(lost.key)} stands twice in one object`,
      consequence: words.duplicate(quote(lost.key)),
      span: lost.keySpan,
    }),
  );
  return { root: parsed.root, defects };
}

/** A value as messages show it: in backticks, on one line, cut at 80 characters. */
export function quote(text: string): string {
  const flat = text.replace(/\s+/g, " ").trim();
  const short = flat.length > 80 ? `${flat.slice(0, 77)}…` : flat;
  return `\`${short.replaceAll("`", "'")}\``;
}

/** The written form of a value in a file, for messages. */
export function quoteSource(source: SourceText, node: Located): string {
  return quote(source.slice(node));
}
