import { plainBlock } from "./escape.ts";
import type { Excerpt, ReportFinding } from "./report.ts";

/** Widest code shown, in terminal columns; a longer line (minified JSON) is shown around the place. */
const frameWidth = 100;

/** Lines shown of a finding that covers several. */
const mostLines = 4;

/**
 * The source of a finding, safe text: the line before, the line itself and carets under what is meant; or, when more
 * lines are meant, the first of them.
 * @returns nothing when the text is not at hand, or hides a credential
 */
export function codeFrame(finding: ReportFinding, excerpt: Excerpt): string[] {
  const { line, endLine, file } = finding;
  const last = Math.min(Math.max(line, endLine), line + mostLines - 1);
  const gutter = String(last).length;
  const row = (number: string, code: string): string =>
    `${number.padStart(gutter)} │ ${code}`.trimEnd();
  const whole = (number: number): string[] => {
    const text = number < 1 ? null : excerpt(file, number);
    if (text === null || text.trim() === "" || hasSecret(text)) return [];
    return [row(String(number), firstColumns(shown(text.slice(0, 4 * frameWidth)), frameWidth))];
  };
  if (last > line) {
    return Array.from({ length: last - line + 1 }, (_, i) => whole(line + i)).flat();
  }
  const text = excerpt(file, line);
  if (text === null || text.trim() === "" || hasSecret(text)) return [];
  const marked = mark(text, finding.column, finding.endColumn);
  if (marked === null) return [];
  return [...whole(line - 1), row(String(line), marked.code), row("", marked.carets)];
}

/** True for the row of a frame that holds the carets. */
export function isCaretRow(row: string): boolean {
  return /^ +│ +\^+$/.test(row);
}

/** A line cut to the part around a place, and carets under it; null when the line ends before it. */
function mark(
  text: string,
  column: number,
  endColumn: number,
): { code: string; carets: string } | null {
  const from = column - 1;
  if (from > text.length) return null;
  const to = Math.max(from, endColumn - 1);
  const before = lastColumns(shown(text.slice(Math.max(0, from - 4 * frameWidth), from)), 60);
  const meant = firstColumns(
    shown(text.slice(from, Math.min(to, from + 4 * frameWidth))),
    frameWidth,
  );
  const after = firstColumns(
    shown(text.slice(to, to + 4 * frameWidth)),
    Math.max(0, frameWidth - width(before) - width(meant)),
  );
  return {
    code: before + meant + after,
    carets: " ".repeat(width(before)) + "^".repeat(Math.max(1, width(meant))),
  };
}

/** Columns a text takes in a terminal, as far as the common cases go: CJK and emoji two, combining marks none. */
export function width(text: string): number {
  let columns = 0;
  for (const char of text) {
    if (/\p{Mn}|\p{Me}/u.test(char)) continue;
    columns +=
      /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/u.test(
        char,
      )
        ? 2
        : 1;
  }
  return columns;
}

/** The text with blanks up to a width in terminal columns. */
export function pad(text: string, columns: number): string {
  return text + " ".repeat(Math.max(0, columns - width(text)));
}

/** The width of the widest of some texts, in terminal columns. */
export function widest(texts: readonly string[]): number {
  return texts.reduce((most, text) => Math.max(most, width(text)), 0);
}

function hasSecret(line: string): boolean {
  return line.includes("[redacted");
}

function shown(text: string): string {
  return plainBlock(text.replaceAll("\t", "  ")).replaceAll("\n", " ");
}

function firstColumns(text: string, columns: number): string {
  if (width(text) <= columns) return text;
  let kept = "";
  let used = 1;
  for (const char of text) {
    used += width(char);
    if (used > columns) break;
    kept += char;
  }
  return `${kept}…`;
}

function lastColumns(text: string, columns: number): string {
  const reversed = [...text].reverse().join("");
  const kept = firstColumns(reversed, columns);
  return [...kept].reverse().join("");
}
