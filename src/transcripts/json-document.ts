import type { JsonValue } from "../model/json.ts";
import { parseJson } from "../source/json.ts";
import { type Located, nodeAt } from "../source/located.ts";
import { SourceText } from "../source/text.ts";
import type { RecordingSource } from "./reader.ts";
import { deepest, isDeeperThan, withoutMark } from "./records.ts";

/** Finding the place of every value costs memory; above this many characters nothing has a line. */
const mostLocated = 20 * 1024 * 1024;

/** A recording that is one JSON document. */
export interface JsonDocument {
  root: JsonValue;
  /** The 1-based line of the value at a path of keys and indices; null in a document too large for that. */
  lineOf(path: readonly PropertyKey[]): number | null;
}

/** Why a document cannot be read, and where: one clause, no full stop. */
export interface BrokenDocument {
  line: number;
  why: string;
}

/** Reads a recording as one document. Throws only for I/O errors. */
export async function readDocument(
  source: RecordingSource,
): Promise<JsonDocument | BrokenDocument> {
  const whole = await source.whole();
  if (whole === null) return { line: 1, why: "the document is too large to be read" };
  const text = new SourceText(source.file, withoutMark(whole));
  let root: JsonValue;
  try {
    root = JSON.parse(text.text) as JsonValue;
  } catch {
    return brokenAt(text);
  }
  if (isDeeperThan(root, deepest)) {
    return { line: 1, why: `the document is nested deeper than ${deepest} levels` };
  }
  const located = locate(text);
  return {
    root,
    lineOf: (path) => (located === null ? null : text.place(nodeAt(located, path)).line),
  };
}

function locate(text: SourceText): Located | null {
  if (text.text.length > mostLocated) return null;
  return parseJson(text, { comments: "rejected", bom: "stripped" }).root;
}

function brokenAt(text: SourceText): BrokenDocument {
  const plain = { line: 1, why: "the document is not valid JSON" };
  if (text.text.length > mostLocated) return plain;
  const [problem] = parseJson(text, { comments: "rejected", bom: "stripped" }).problems;
  if (problem === undefined) return plain;
  const { line } = text.place(problem.span);
  return { line, why: `the document is not valid JSON: ${problem.what}` };
}

/**
 * What there is of a document in the beginning of its file, for sniffing: its value as far as it goes, or the first of
 * several. Null when there is none.
 */
export function beginningOf(head: string): Located | null {
  const text = new SourceText("", withoutMark(head));
  return parseJson(text, { comments: "rejected", bom: "stripped" }).root;
}
