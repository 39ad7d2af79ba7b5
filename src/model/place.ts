/** A half-open range of UTF-16 offsets in one text. */
export interface Span {
  start: number;
  end: number;
}

/** A place in a file as people and platforms count it: 1-based, end exclusive. */
export interface Place {
  file: string;
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
}
