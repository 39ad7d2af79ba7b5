import { isObject, type JsonObject, type JsonValue } from "../model/json.ts";
import { readWords, writeWords } from "./phrase.ts";
import { given, type Surroundings, type Told, type Word } from "./word.ts";

/** A list of objects whose fields have words of their own. A list with anything else in it is not understood. */
export function items(neutral: string, own: string, words: readonly Word[]): Word {
  return {
    neutral: [neutral],
    read(object) {
      const all = objectsOf(given(object, own));
      if (all === null) return null;
      const phrases = all.map((item) => readWords(words, item));
      const unread = phrases.flatMap((phrase) => phrase.unread.map((key) => `${own}[].${key}`));
      const told = phrases.map((phrase) => phrase.neutral);
      return { neutral: { [neutral]: told }, used: [own], unread: unique(unread) };
    },
    write(values, around) {
      const all = objectsOf(given(values, neutral));
      if (all === null) return null;
      const phrases = all.map((item) => writeWords(words, item, around));
      const lost = phrases.flatMap((phrase) => phrase.lost.map((key) => `${neutral}[].${key}`));
      return { own: { [own]: phrases.map((phrase) => phrase.own) }, lost: unique(lost) };
    },
  };
}

/** An object inside the call (`edit: { old, new }`) whose fields are arguments of the call in neutral. */
export function inside(own: string, words: readonly Word[]): Word {
  return flattened(
    own,
    words,
    (value) => (isObject(value) ? value : null),
    (item) => item,
  );
}

/** A list that holds just one object (`Subagents: [{ … }]`) whose fields are arguments of the call in neutral. */
export function only(own: string, words: readonly Word[]): Word {
  const single = (value: JsonValue | undefined) => {
    const all = objectsOf(value);
    return all?.length === 1 ? (all[0] ?? null) : null;
  };
  return flattened(own, words, single, (item) => [item]);
}

/** Fields of the call that are the only object of a list in neutral (one question). */
export function alone(neutral: string, words: readonly Word[]): Word {
  return {
    neutral: [neutral],
    read(object) {
      const phrase = readWords(words, object);
      const unread = new Set(phrase.unread);
      const used = Object.keys(object).filter((key) => !unread.has(key));
      return phrase.origins.size === 0 ? null : { neutral: { [neutral]: [phrase.neutral] }, used };
    },
    write(values, around) {
      const [item, ...more] = objectsOf(given(values, neutral)) ?? [];
      if (item === undefined || more.length > 0) return null;
      const phrase = writeWords(words, item, around);
      return { own: phrase.own, lost: phrase.lost.map((key) => `${neutral}[].${key}`) };
    },
  };
}

function flattened(
  own: string,
  words: readonly Word[],
  open: (value: JsonValue | undefined) => JsonObject | null,
  close: (item: JsonObject) => JsonValue,
): Word {
  const neutral = words.flatMap((word) => word.neutral);
  return {
    neutral,
    read(object): Told | null {
      const item = open(given(object, own));
      if (item === null) return null;
      const phrase = readWords(words, item);
      const unread = phrase.unread.map((key) => `${own}.${key}`);
      return { neutral: phrase.neutral, used: [own], unread };
    },
    write(values, around: Surroundings) {
      const mine = Object.entries(values).filter(([key]) => neutral.includes(key));
      const phrase = writeWords(words, Object.fromEntries(mine), around);
      return { own: { [own]: close(phrase.own) }, lost: phrase.lost };
    },
  };
}

/** Lists of texts here, lists of objects with one telling field in neutral (`options`). */
export function labels(neutral: string, own: string, label: string): Word {
  return {
    neutral: [neutral],
    read(object) {
      const all = given(object, own);
      if (!Array.isArray(all) || !all.every((item) => typeof item === "string")) return null;
      return { neutral: { [neutral]: all.map((item) => ({ [label]: item })) }, used: [own] };
    },
    write(values) {
      const all = objectsOf(given(values, neutral));
      const names = all?.map((item) => given(item, label));
      if (!names?.every((name) => typeof name === "string")) return null;
      const others = all?.flatMap((item) => Object.keys(item).filter((key) => key !== label)) ?? [];
      const lost = unique(others.map((key) => `${neutral}[].${key}`));
      return { own: { [own]: names }, lost };
    },
  };
}

/** The list, when all of it are objects. */
export function objectsOf(value: JsonValue | undefined): JsonObject[] | null {
  return Array.isArray(value) && value.every(isObject) ? value : null;
}

function unique(names: readonly string[]): string[] {
  return [...new Set(names)];
}
