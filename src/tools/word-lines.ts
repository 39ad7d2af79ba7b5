import type { JsonObject, JsonValue } from "../model/json.ts";
import { given, type Word } from "./word.ts";

/** The part of a file in neutral: `first` counts from 1, `count` lines. */
interface Lines {
  first: number | null;
  count: number | null;
}

/**
 * First line and number of lines.
 * @param base number of the first line of a file here
 */
export function firstAndCount(start: string, count: string, base: 0 | 1): Word {
  return lines(
    (own) => ({
      first: plus(numberAt(own, start), 1 - base),
      count: numberAt(own, count),
      used: present(own, [start, count]),
    }),
    ({ first, count: number }) => ({
      ...(first === null ? {} : { [start]: first - 1 + base }),
      ...(number === null ? {} : { [count]: number }),
    }),
  );
}

/** First and last line, both counted from 1 and shown. */
export function firstAndLast(start: string, end: string): Word {
  return lines(
    (own) => {
      const first = numberAt(own, start);
      return {
        first,
        count: plus(numberAt(own, end), 1 - (first ?? 1)),
        used: present(own, [start, end]),
      };
    },
    ({ first, count }) => ({
      ...(first === null ? {} : { [start]: first }),
      ...(count === null ? {} : { [end]: (first ?? 1) + count - 1 }),
    }),
  );
}

/** A pair of first and last line, the last one -1 for the end of the file. */
export function pairOfLines(own: string): Word {
  return lines(
    (object) => {
      const [start, end] = pair(given(object, own));
      const first = start === undefined || start < 1 ? null : start;
      const count = first === null || end === undefined || end === -1 ? null : end - first + 1;
      return { first, count, used: first === null ? [] : [own] };
    },
    ({ first, count }) => {
      const start = first ?? 1;
      return { [own]: [start, count === null ? -1 : start + count - 1] };
    },
  );
}

function lines(
  read: (own: JsonObject) => Lines & { used: string[] },
  write: (part: Lines) => JsonObject,
): Word {
  return {
    neutral: ["first", "count"],
    read(own) {
      const { first, count, used } = read(own);
      // Counted from the end, or backwards: no other vendor knows that.
      if (used.length === 0 || (first ?? 1) < 1 || (count ?? 1) < 1) return null;
      const neutral = {
        ...(first === null ? {} : { first }),
        ...(count === null ? {} : { count }),
      };
      return { neutral, used };
    },
    write(neutral) {
      const first = numberAt(neutral, "first");
      const count = numberAt(neutral, "count");
      return first === null && count === null ? null : { own: write({ first, count }) };
    },
  };
}

function numberAt(object: JsonObject, key: string): number | null {
  const value = given(object, key);
  return typeof value === "number" && Number.isSafeInteger(value) ? value : null;
}

function plus(number: number | null, more: number): number | null {
  return number === null ? null : number + more;
}

/** Those fields that hold an integer. */
function present(own: JsonObject, keys: readonly string[]): string[] {
  return keys.filter((key) => numberAt(own, key) !== null);
}

function pair(value: JsonValue | undefined): number[] {
  const whole = (item: JsonValue): item is number => Number.isSafeInteger(item);
  return Array.isArray(value) && value.length === 2 && value.every(whole) ? value : [];
}
