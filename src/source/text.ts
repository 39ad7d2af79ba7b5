import type { Place, Span } from "../model/place.ts";

/** A text with a name: turns offsets into lines and columns, on demand. */
export class SourceText {
  readonly file: string;
  readonly text: string;
  #lineStarts: number[] | null = null;

  /** @param file relative path with `/`, as it is shown in reports */
  constructor(file: string, text: string) {
    this.file = file;
    this.text = text;
  }

  /** The place of a span: 1-based lines and columns, end exclusive. Offsets outside the text are clamped. */
  place(span: Span): Place {
    const start = this.#position(span.start);
    const end = this.#position(Math.max(span.start, span.end));
    return {
      file: this.file,
      line: start.line,
      column: start.column,
      endLine: end.line,
      endColumn: end.column,
    };
  }

  /** The place of the file as a whole: its first character. */
  top(): Place {
    return { file: this.file, line: 1, column: 1, endLine: 1, endColumn: 1 };
  }

  /** The text of a 1-based line without its line break; empty when there is no such line. */
  line(number: number): string {
    const starts = this.#starts();
    const start = starts[number - 1];
    if (start === undefined) return "";
    const end = starts[number] ?? this.text.length;
    return this.text.slice(start, end).replace(/\r?\n$|\r$/, "");
  }

  /** The text a span covers. */
  slice(span: Span): string {
    return this.text.slice(span.start, span.end);
  }

  #position(offset: number): { line: number; column: number } {
    const clamped = Math.min(Math.max(offset, 0), this.text.length);
    const starts = this.#starts();
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= clamped) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: clamped - (starts[low] ?? 0) + 1 };
  }

  #starts(): number[] {
    if (this.#lineStarts === null) {
      const starts = [0];
      for (let i = 0; i < this.text.length; i++) {
        const code = this.text.charCodeAt(i);
        if (code === 10 || (code === 13 && this.text.charCodeAt(i + 1) !== 10)) starts.push(i + 1);
      }
      this.#lineStarts = starts;
    }
    return this.#lineStarts;
  }
}

/** A sentence as a clause: its first letter small. */
export function lowerFirst(text: string): string {
  return text.slice(0, 1).toLowerCase() + text.slice(1);
}
