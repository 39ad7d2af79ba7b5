import { isObject, type JsonObject, type JsonValue, objectAt, stringAt } from "../model/json.ts";
import { valueAt } from "./records.ts";

/** More marks are not kept: what is older than that is no longer recognised. */
const mostMarks = 300_000;

/**
 * Recognises history that is written a second time: a resumed session repeats the records of the one before,
 * sometimes with new ids (seen on 1.0.95 and 2.1.14). Hooks did not run again for those.
 */
export class WrittenBefore {
  readonly #marks = new Set<number>();

  /** True when this record was there before; remembers it. Records without a time are never recognised. */
  has(record: JsonObject): boolean {
    const uuid = stringAt(record, "uuid");
    const content = contentMark(record);
    const known = [uuid === null ? null : `uuid ${uuid}`, content].map(
      (mark) => mark !== null && this.#seen(mark),
    );
    return known.includes(true);
  }

  /** True when a prompt with this text was sent at this time before; remembers it. */
  hasPrompt(time: string | null, text: string): boolean {
    return time !== null && this.#seen(`prompt ${time} ${text}`);
  }

  /** True when this tool call was there before; remembers it. */
  hasCall(id: string): boolean {
    return this.#seen(`call ${id}`);
  }

  #seen(mark: string): boolean {
    const number = digest(mark);
    if (this.#marks.has(number)) return true;
    if (this.#marks.size < mostMarks) this.#marks.add(number);
    return false;
  }
}

/** Time, kind and content of a record in short; null when it has no time. */
function contentMark(record: JsonObject): string | null {
  const time = stringAt(record, "timestamp");
  const message = objectAt(record, "message");
  if (time === null || message === null) return null;
  const content = valueAt(message, "content");
  const blocks = Array.isArray(content) ? content.map(blockMark) : [blockMark(content)];
  return [stringAt(record, "type"), time, stringAt(message, "id"), ...blocks].join(" ");
}

function blockMark(block: JsonValue): string {
  if (typeof block === "string") return inShort(block);
  if (!isObject(block)) return "";
  const own = ["id", "tool_use_id", "text", "thinking"].map((key) => stringAt(block, key) ?? "");
  return `${stringAt(block, "type")} ${own.map(inShort).join(" ")}`;
}

function inShort(text: string): string {
  return `${text.length}:${text.slice(0, 200)}`;
}

/** 53 bits of a text: two 32-bit FNV-1a runs with different seeds. */
function digest(text: string): number {
  let low = 0x811c9dc5;
  let high = 0x9747b28c;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    low = Math.imul(low ^ code, 0x01000193);
    high = Math.imul(high ^ code, 0x85ebca6b);
  }
  return (high >>> 11) * 0x1_0000_0000 + (low >>> 0);
}
