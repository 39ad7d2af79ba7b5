import type { JsonObject } from "../model/json.ts";
import { given, type Surroundings, type Word } from "./word.ts";

/** An object of a vendor, read. */
export interface ReadPhrase {
  neutral: JsonObject;
  /** Neutral name → the own field it was read from. */
  origins: ReadonlyMap<string, string>;
  /** Own fields, and parts of them, that no word understood. */
  unread: readonly string[];
}

/** A neutral object, written for a vendor. */
export interface WrittenPhrase {
  own: JsonObject;
  /** Neutral names, and parts of values, that no word could write. */
  lost: readonly string[];
}

/** Reads an object by its words; where two words tell the same, the first counts. Absent and null are the same. */
export function readWords(words: readonly Word[], own: JsonObject): ReadPhrase {
  const neutral: JsonObject = {};
  const origins = new Map<string, string>();
  const used = new Set<string>();
  const parts: string[] = [];
  for (const word of words) {
    const told = word.read(own);
    if (told === null) continue;
    const news = Object.entries(told.neutral).filter(([key]) => !origins.has(key));
    if (news.length === 0 && word.neutral.length > 0) continue;
    for (const [key, value] of news) {
      neutral[key] = value;
      origins.set(key, told.used[0] ?? key);
    }
    for (const key of told.used) used.add(key);
    for (const part of told.unread ?? []) parts.push(part);
  }
  const left = Object.keys(own).filter((key) => !used.has(key) && given(own, key) !== undefined);
  return { neutral, origins, unread: [...left, ...parts] };
}

/** Writes neutral values by the words of a vendor; each value is written once, by the first word that can. */
export function writeWords(
  words: readonly Word[],
  neutral: JsonObject,
  around: Surroundings,
): WrittenPhrase {
  const left = new Map(Object.entries(neutral));
  const own = new Map<string, JsonObject[string]>();
  const parts: string[] = [];
  for (const word of words) {
    if (word.neutral.length > 0 && !word.neutral.some((key) => left.has(key))) continue;
    const put = word.write(Object.fromEntries(left), around);
    if (put === null) continue;
    for (const [key, value] of Object.entries(put.own)) if (!own.has(key)) own.set(key, value);
    for (const key of word.neutral) left.delete(key);
    for (const part of put.lost ?? []) parts.push(part);
  }
  return { own: Object.fromEntries(own), lost: [...left.keys(), ...parts] };
}
