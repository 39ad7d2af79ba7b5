import { isObject, type JsonObject, type JsonValue, objectAt, stringAt } from "../model/json.ts";
import { type GeminiEntry, type GeminiSession, geminiEvents } from "./gemini-cli-session.ts";
import type { Line, RecordingSource, TranscriptReader } from "./reader.ts";
import { listAt, objectsIn, parseLine, valueAt } from "./records.ts";

/** Later lines can replace any message, so the session is kept in memory: this many characters of it. */
const mostCharacters = 256 * 1024 * 1024;

/** Sessions of Gemini CLI 0.39 and later: `~/.gemini/tmp/<project>/chats/session-*.jsonl`. */
export const geminiJsonlTranscripts: TranscriptReader = {
  format: "gemini-cli",
  dialect: "gemini-cli",

  sniff(head) {
    const records = objectsIn(head);
    if (records.some(isHeader)) return 2;
    return records.some(isPatch) && records.some(isModelMessage) ? 1 : 0;
  },

  read: (source) => readSession(source, mostCharacters),
};

/**
 * Reads a session, keeping at most `limit` characters of it. Exported to test the limit.
 */
export async function* readSession(
  source: RecordingSource,
  limit: number,
): ReturnType<TranscriptReader["read"]> {
  const session = new GrowingSession();
  let characters = 0;
  for await (const line of source.lines()) {
    characters += line.text.length;
    if (characters > limit) {
      yield {
        kind: "notice",
        text: `the recording is too large: what comes after line ${line.number - 1} is not replayed`,
      };
      break;
    }
    const parsed = parseLine(line);
    if (parsed === null) continue;
    if ("why" in parsed) yield { kind: "skipped", line: line.number, why: parsed.why };
    else session.take(parsed.record, line);
  }
  yield* geminiEvents(session.finish());
}

/** A session that lines add to and change. */
class GrowingSession {
  readonly #facts: JsonObject = {};
  #entries: GeminiEntry[] = [];
  /** Message id to its place in the list. */
  #places = new Map<string, number>();
  #firstLine: number | null = null;
  #lastLine = 1;

  /** Takes a header, a message, or a patch; other records are not known and change nothing. */
  take(record: JsonObject, { number }: Line): void {
    this.#firstLine ??= number;
    this.#lastLine = number;
    const patch = objectAt(record, "$set");
    const rewind = stringAt(record, "$rewindTo");
    if (patch !== null) this.#patch(patch, number);
    else if (rewind !== null) this.#rewind(rewind);
    else if (isHeader(record)) this.#header(record, number);
    else if (stringAt(record, "type") !== null) this.#message(record, number);
  }

  finish(): GeminiSession {
    return {
      sessionId: stringAt(this.#facts, "sessionId"),
      startTime: stringAt(this.#facts, "startTime"),
      lastUpdated: stringAt(this.#facts, "lastUpdated"),
      subagent: stringAt(this.#facts, "kind") === "subagent",
      entries: this.#entries,
      firstLine: this.#firstLine ?? 1,
      lastLine: this.#lastLine,
    };
  }

  #header(record: JsonObject, line: number): void {
    for (const key of ["sessionId", "startTime", "lastUpdated", "kind"]) {
      const value = stringAt(record, key);
      if (value !== null) this.#facts[key] = value;
    }
    const messages = listAt(record, "messages");
    if (messages !== null) this.#replaceAll(messages, line);
  }

  #patch(patch: JsonObject, line: number): void {
    // The session id is written again when a new process takes the session up.
    if (stringAt(patch, "sessionId") !== null && this.#entries.length > 0) {
      this.#entries.push({ kind: "resumed", line });
    }
    this.#header(patch, line);
  }

  /** The same id again replaces the message, which keeps its place. */
  #message(message: JsonObject, line: number): void {
    const id = stringAt(message, "id");
    const place = id === null ? undefined : this.#places.get(id);
    const entry: GeminiEntry = { kind: "message", message, line, callLines: [] };
    if (place !== undefined) {
      this.#entries[place] = entry;
      return;
    }
    if (id !== null) this.#places.set(id, this.#entries.length);
    this.#entries.push(entry);
  }

  #replaceAll(messages: readonly JsonValue[], line: number): void {
    const dropped = this.#entries;
    this.#entries = [];
    this.#places = new Map();
    this.#keepResumption(dropped);
    for (const message of messages) {
      if (isObject(message)) this.#message(message, line);
    }
  }

  /** Drops a message and all after it; an id that is not there clears everything. */
  #rewind(id: string): void {
    const place = this.#places.get(id) ?? 0;
    const dropped = this.#entries.splice(place);
    for (const entry of dropped) {
      const gone = entry.kind === "message" ? stringAt(entry.message, "id") : null;
      if (gone !== null) this.#places.delete(gone);
    }
    this.#keepResumption(dropped);
  }

  /** A session stays resumed, whatever becomes of its messages. */
  #keepResumption(dropped: readonly GeminiEntry[]): void {
    const last = dropped.findLast((entry) => entry.kind === "resumed");
    if (last !== undefined) this.#entries.push(last);
  }
}

function isHeader(record: JsonObject): boolean {
  return (
    stringAt(record, "sessionId") !== null &&
    stringAt(record, "projectHash") !== null &&
    stringAt(record, "startTime") !== null &&
    valueAt(record, "messages") === null
  );
}

function isPatch(record: JsonObject): boolean {
  return objectAt(record, "$set") !== null || stringAt(record, "$rewindTo") !== null;
}

function isModelMessage(record: JsonObject): boolean {
  return stringAt(record, "type") === "gemini" && stringAt(record, "id") !== null;
}
