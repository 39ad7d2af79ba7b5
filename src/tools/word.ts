import { posix, win32 } from "node:path";
import type { JsonObject, JsonValue } from "../model/json.ts";
import type { Act, OwnCall } from "./act.ts";

/** What a word may look at besides the value it translates. */
export interface Surroundings {
  /** Working directory of the session; null when not known. */
  cwd: string | null;
  /** The call the payload is about, in the vendor's own words, and what it does; null on other events. */
  call: OwnCall | null;
  act: Act | null;
}

/** What a word understood. */
export interface Told {
  neutral: JsonObject;
  /** Own fields it is made of. */
  used: readonly string[];
  /** Parts of these fields that it did not understand (`todos[].id`). */
  unread?: readonly string[];
}

/** What a word writes. */
export interface Put {
  own: JsonObject;
  /** Parts of the neutral values that have no place here (`todos[].active`). */
  lost?: readonly string[];
}

/** One correspondence between fields of a vendor and neutral ones, in both directions. */
export interface Word {
  /** Neutral names it stands for; none for a fixed value. */
  readonly neutral: readonly string[];
  /** Null when the fields are absent or of another kind than expected. */
  read(own: JsonObject): Told | null;
  /** Null when the values have no counterpart here. */
  write(neutral: JsonObject, around: Surroundings): Put | null;
}

/** How one value changes between a vendor and neutral; undefined = it has no counterpart. */
export interface Conversion {
  read(value: JsonValue): JsonValue | undefined;
  write(value: JsonValue, around: Surroundings): JsonValue | undefined;
}

/** A value of an object by a name from a table; undefined when absent or null. */
export function given(object: JsonObject, key: string): JsonValue | undefined {
  const value = Object.hasOwn(object, key) ? object[key] : undefined;
  return value === null ? undefined : value;
}

/**
 * One neutral name for one own field.
 * @param own the field that is written, then others that mean the same and are only read
 */
export function field(
  neutral: string,
  own: readonly [string, ...string[]],
  { read, write }: Conversion,
): Word {
  return {
    neutral: [neutral],
    read(object) {
      for (const key of own) {
        const value = given(object, key);
        const told = value === undefined ? undefined : read(value);
        if (told !== undefined) return { neutral: { [neutral]: told }, used: [key] };
      }
      return null;
    },
    write(values, around) {
      const value = given(values, neutral);
      const put = value === undefined ? undefined : write(value, around);
      return put === undefined ? null : { own: { [own[0]]: put } };
    },
  };
}

const ofType = (type: "string" | "boolean"): Conversion => {
  const same = (value: JsonValue) => (typeof value === type ? value : undefined);
  return { read: same, write: same };
};
const texts: Conversion = { read: stringsOnly, write: stringsOnly };
const wholes: Conversion = { read: wholeOnly, write: wholeOnly };
const anything: Conversion = { read: (value) => value, write: (value) => value };

/** A string, as it is. */
export function text(neutral: string, ...own: [string, ...string[]]): Word {
  return field(neutral, own, ofType("string"));
}

/** A boolean, as it is. */
export function flag(neutral: string, ...own: [string, ...string[]]): Word {
  return field(neutral, own, ofType("boolean"));
}

/** A boolean that says the opposite. */
export function not(neutral: string, ...own: [string, ...string[]]): Word {
  const opposite = (value: JsonValue) => (typeof value === "boolean" ? !value : undefined);
  return field(neutral, own, { read: opposite, write: opposite });
}

/** An integer, as it is. */
export function whole(neutral: string, ...own: [string, ...string[]]): Word {
  return field(neutral, own, wholes);
}

/** A number, as it is. */
export function number(neutral: string, ...own: [string, ...string[]]): Word {
  const same = (value: JsonValue) => (typeof value === "number" ? value : undefined);
  return field(neutral, own, { read: same, write: same });
}

/** Seconds here, milliseconds in neutral. */
export function seconds(neutral: string, ...own: [string, ...string[]]): Word {
  return field(neutral, own, {
    read: (value) => (typeof value === "number" ? Math.round(value * 1000) : undefined),
    write: (value) => (typeof value === "number" ? value / 1000 : undefined),
  });
}

/** A list of strings, as it is. */
export function list(neutral: string, ...own: [string, ...string[]]): Word {
  return field(neutral, own, texts);
}

/** A value of any kind, as it is. */
export function value(neutral: string, ...own: [string, ...string[]]): Word {
  return field(neutral, own, anything);
}

/** A path that this vendor always writes in full; a relative one is completed where the folder is known. */
export function fullPath(neutral: string, ...own: [string, ...string[]]): Word {
  return field(neutral, own, {
    read: (value) => (typeof value === "string" ? value : undefined),
    write: (value, { cwd }) => (typeof value === "string" ? complete(value, cwd) : undefined),
  });
}

/**
 * One of a few values.
 * @param table own value → the neutral values it stands for, the one it is read as first
 */
export function choice(
  neutral: string,
  own: string,
  table: Readonly<Record<string, readonly JsonValue[]>>,
): Word {
  return field(neutral, [own], {
    read: (value) => {
      const known = typeof value === "string" && Object.hasOwn(table, value);
      return known ? table[value]?.[0] : undefined;
    },
    write: (value) => Object.entries(table).find(([, means]) => means.includes(value))?.[0],
  });
}

/** A field that always has the same value here and says nothing in neutral. */
export function fixed(own: string, constant: JsonValue): Word {
  return {
    neutral: [],
    read: (object) => (given(object, own) === constant ? { neutral: {}, used: [own] } : null),
    write: () => ({ own: { [own]: constant } }),
  };
}

/** A word that is read but never written. */
export function heard(word: Word): Word {
  return { ...word, write: () => null };
}

function stringsOnly(value: JsonValue): JsonValue | undefined {
  const all = Array.isArray(value) && value.every((item) => typeof item === "string");
  return all ? value : undefined;
}

function wholeOnly(value: JsonValue): JsonValue | undefined {
  return typeof value === "number" && Number.isSafeInteger(value) ? value : undefined;
}

/** A relative path below the working directory, in the manner of the machine that recorded it. */
function complete(path: string, cwd: string | null): string {
  const full = path === "" || posix.isAbsolute(path) || win32.isAbsolute(path);
  if (cwd === null || full || /^~|^\w+:/.test(path)) return path;
  return (posix.isAbsolute(cwd) ? posix : win32).join(cwd, path);
}
