import { isObject, type JsonObject, type JsonValue, stringAt } from "../model/json.ts";
import { parseJson } from "../source/json.ts";
import { field, type Located } from "../source/located.ts";
import { SourceText } from "../source/text.ts";
import { type GeminiEntry, geminiEvents } from "./gemini-cli-session.ts";
import type { TranscriptReader } from "./reader.ts";
import { deepest, isDeeperThan, linesOf, listAt, withoutMark } from "./records.ts";

/** Finding the place of every message costs memory; above this many characters events have no line. */
const mostLocated = 20 * 1024 * 1024;

/** Keys that stand on the beginning of every session document. */
const headerKeys: readonly string[] = ['"sessionId"', '"projectHash"', '"startTime"', '"messages"'];

/** Sessions of Gemini CLI up to 0.38: one JSON document, `~/.gemini/tmp/<hash>/chats/session-*.json`. */
export const geminiJsonTranscripts: TranscriptReader = {
  format: "gemini-cli-json",
  dialect: "gemini-cli",

  sniff(head) {
    const text = withoutMark(head).trimStart();
    const [first] = linesOf(text);
    if (first === undefined || !text.startsWith("{") || !text.includes('"messages"')) return 0;
    // A whole object on the first line is the document itself, or it is a file of many lines.
    if ("record" in first && listAt(first.record, "messages") === null) return 0;
    if (headerKeys.every((key) => text.includes(key))) return 2;
    return /"type"\s*:\s*"gemini"/.test(text) && text.includes('"timestamp"') ? 1 : 0;
  },

  async *read(source) {
    const text = await source.whole();
    if (text === null) {
      yield { kind: "skipped", line: 1, why: "the document is too large to be read" };
      return;
    }
    const document = new SourceText(source.file, withoutMark(text));
    const parsed = parseDocument(document);
    if ("why" in parsed) {
      yield { kind: "skipped", ...parsed };
      return;
    }
    const { root, messages } = parsed;
    const lines = lineFinder(document);
    const entries = messages.flatMap((message, index): GeminiEntry[] =>
      isObject(message) ? [{ kind: "message", message, ...lines(index) }] : [],
    );
    yield* geminiEvents({
      sessionId: stringAt(root, "sessionId"),
      startTime: stringAt(root, "startTime"),
      lastUpdated: stringAt(root, "lastUpdated"),
      subagent: stringAt(root, "kind") === "subagent",
      entries,
      firstLine: 1,
      lastLine: lastLine(document),
    });
  },
};

type Document = { root: JsonObject; messages: JsonValue[] } | { line: number; why: string };

function parseDocument(document: SourceText): Document {
  let root: JsonValue;
  try {
    root = JSON.parse(document.text) as JsonValue;
  } catch {
    return brokenAt(document);
  }
  if (!isObject(root)) return { line: 1, why: "the document is not a JSON object" };
  if (isDeeperThan(root, deepest)) {
    return { line: 1, why: `the document is nested deeper than ${deepest} levels` };
  }
  const messages = listAt(root, "messages");
  if (messages === null) return { line: 1, why: "the document has no list of `messages`" };
  return { root, messages };
}

/** Where and why a document is not JSON. */
function brokenAt(document: SourceText): { line: number; why: string } {
  const plain = { line: 1, why: "the document is not valid JSON" };
  if (document.text.length > mostLocated) return plain;
  const [problem] = parseJson(document, { comments: "rejected", bom: "stripped" }).problems;
  if (problem === undefined) return plain;
  return {
    line: document.place(problem.span).line,
    why: `the document is not valid JSON: ${problem.what}`,
  };
}

/** Finds the line of a message, and of each of its tool calls, by the message's index. */
function lineFinder(
  document: SourceText,
): (index: number) => { line: number | null; callLines: number[] } {
  const small = document.text.length <= mostLocated;
  const root = small ? parseJson(document, { comments: "rejected", bom: "stripped" }).root : null;
  const messages = items(root, "messages");
  return (index) => {
    const message = messages[index];
    if (message === undefined) return { line: null, callLines: [] };
    const lineOf = (node: Located): number => document.place(node).line;
    return { line: lineOf(message), callLines: items(message, "toolCalls").map(lineOf) };
  };
}

function items(node: Located | null, key: string): readonly Located[] {
  const list = node?.kind === "object" ? field(node, key) : undefined;
  return list?.kind === "array" ? list.items : [];
}

function lastLine(document: SourceText): number {
  const end = document.text.trimEnd().length;
  return document.place({ start: end, end }).line;
}
