import { isObject, type JsonObject, type JsonValue } from "../model/json.ts";
import type { Line } from "./reader.ts";

/** A line whose text was dropped by its source, because it is longer than a source hands out. */
export interface OverlongLine extends Line {
  readonly overlong: true;
}

/** One line of a JSON Lines recording: its object, or why there is none (one clause, no full stop). */
export type ParsedLine =
  | { record: JsonObject }
  | {
      why: string;
      /** It is JSON, only not an object that can be used. */
      json: boolean;
    };

/** Hooks get their payload as JSON; writing a value that is nested without bound overflows the stack. */
export const deepest = 200;

const byteOrderMark = 0xfeff;

/** Parses one line; null for a blank one. Never throws. A byte order mark before the first line is dropped. */
export function parseLine(line: Line): ParsedLine | null {
  if (Object.hasOwn(line, "overlong"))
    return { why: "the line is too long to be read", json: false };
  const text = line.number === 1 ? withoutMark(line.text) : line.text;
  const body = text.trim();
  if (body === "") return null;
  let value: JsonValue;
  try {
    value = JSON.parse(body) as JsonValue;
  } catch {
    // Not the parser's own words: they quote the recording and differ between versions of Node.
    return { why: describeBroken(body), json: false };
  }
  if (!isObject(value)) {
    return { why: `it is ${describeKind(value)}, not a JSON object`, json: true };
  }
  if (isDeeperThan(value, deepest)) {
    return { why: `it is nested deeper than ${deepest} levels`, json: true };
  }
  return { record: value };
}

/** The text without a byte order mark at its start. */
export function withoutMark(text: string): string {
  return text.charCodeAt(0) === byteOrderMark ? text.slice(1) : text;
}

/** The lines of the beginning of a file, without blank ones, for sniffing. The last one is usually cut. */
export function linesOf(head: string): ParsedLine[] {
  return head.split("\n").flatMap((text, index) => parseLine({ number: index + 1, text }) ?? []);
}

/** The JSON objects on the lines of the beginning of a file. */
export function objectsIn(head: string): JsonObject[] {
  return linesOf(head).flatMap((line) => ("record" in line ? [line.record] : []));
}

/** The list under `key`, or null when absent or of another type. */
export function listAt(object: JsonObject, key: string): JsonValue[] | null {
  const value = Object.hasOwn(object, key) ? object[key] : undefined;
  return Array.isArray(value) ? value : null;
}

/** True when the value under `key` is the boolean `true`. */
export function isSet(object: JsonObject, key: string): boolean {
  return Object.hasOwn(object, key) && object[key] === true;
}

/** The value under `key`, or null when there is none. */
export function valueAt(object: JsonObject, key: string): JsonValue {
  return (Object.hasOwn(object, key) ? object[key] : null) ?? null;
}

/** True when objects and lists stand in each other more than `levels` deep. */
export function isDeeperThan(value: JsonValue, levels: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  if (levels === 0) return true;
  const inner = Array.isArray(value) ? value : Object.values(value);
  return inner.some((item) => isDeeperThan(item, levels - 1));
}

function describeBroken(body: string): string {
  if (body.startsWith("{") && !body.endsWith("}")) {
    return "the line breaks off before its JSON object ends";
  }
  return "it is not valid JSON";
}

function describeKind(value: JsonValue): string {
  if (Array.isArray(value)) return "a list";
  return value === null ? "null" : `a ${typeof value}`;
}
