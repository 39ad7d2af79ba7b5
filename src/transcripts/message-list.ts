import { isObject, type JsonObject, type JsonValue, stringAt } from "../model/json.ts";
import { toJson } from "../source/located.ts";
import { type BrokenDocument, beginningOf, readDocument } from "./json-document.ts";
import type { RecordingSource } from "./reader.ts";
import { linesOf, listAt, parseLine } from "./records.ts";

/** One entry of a list of messages; without a message, why it cannot be read. */
export type MessageEntry =
  | { message: JsonObject; line: number | null }
  | { why: string; line: number | null };

/** A list of chat messages: a document with one, or a message a line. */
export interface MessageList {
  entries(): AsyncGenerator<MessageEntry>;
  /** The document around the list; null when there is none. */
  document: JsonObject | null;
}

/** A torn first line must not make a document out of lines: so many are looked at. */
const mostLookedAt = 5;

/** Opens a list of messages. Throws only for I/O errors. */
export async function openMessageList(
  source: RecordingSource,
): Promise<MessageList | BrokenDocument> {
  if (await isLines(source)) return { entries: () => lineEntries(source), document: null };
  const document = await readDocument(source);
  if ("why" in document) return document;
  const { root, lineOf } = document;
  const messages = messagesIn(root);
  if (messages === null) return { line: 1, why: "the document has no list of messages" };
  const path = Array.isArray(root) ? [] : ["messages"];
  async function* entries(): AsyncGenerator<MessageEntry> {
    for (const [index, message] of (messages ?? []).entries()) {
      const line = lineOf([...path, index]);
      if (isObject(message)) yield { message, line };
      else yield { why: "a message is not an object", line };
    }
  }
  return { entries, document: isObject(root) ? root : null };
}

/** The messages of a document: the list that it is, or the one under `messages`. */
function messagesIn(root: JsonValue): JsonValue[] | null {
  if (Array.isArray(root)) return root;
  return isObject(root) ? listAt(root, "messages") : null;
}

/** Whether there is a message on a line of its own at the beginning of the file. */
async function isLines(source: RecordingSource): Promise<boolean> {
  let looked = 0;
  for await (const line of source.lines()) {
    const parsed = parseLine(line);
    if (parsed === null) continue;
    if ("record" in parsed && isMessage(parsed.record)) return true;
    // A list or a whole document on one line, or the opening of one that goes on.
    const whole = "record" in parsed ? listAt(parsed.record, "messages") !== null : parsed.json;
    if (whole || "[{,:".includes(line.text.trimEnd().slice(-1))) return false;
    looked += 1;
    if (looked === mostLookedAt) return false;
  }
  return false;
}

async function* lineEntries(source: RecordingSource): AsyncGenerator<MessageEntry> {
  for await (const line of source.lines()) {
    const parsed = parseLine(line);
    if (parsed === null) continue;
    if ("why" in parsed) yield { why: parsed.why, line: line.number };
    else yield { message: parsed.record, line: line.number };
  }
}

/** The messages in the beginning of a file, for sniffing. */
export function messagesInHead(head: string): JsonObject[] {
  const start = head.trimStart();
  if (!/^[\ufeff]?[[{]/.test(start) || !head.includes('"role"')) return [];
  const lines = linesOf(head).flatMap((line) => ("record" in line ? [line.record] : []));
  const own = lines.filter(isMessage);
  if (own.length > 0) return own;
  const root = beginningOf(head);
  const messages = root === null ? null : messagesIn(toJson(root));
  return (messages ?? []).filter(isObject).filter(isMessage);
}

/** Records of other formats have a type; of messages only an answer as the API gave it has one. */
function isMessage(value: JsonObject): boolean {
  const said = Object.hasOwn(value, "content") || Object.hasOwn(value, "tool_calls");
  const plain = !Object.hasOwn(value, "type");
  const answer = stringAt(value, "type") === "message" && stringAt(value, "model") !== null;
  return stringAt(value, "role") !== null && said && (plain || answer);
}
