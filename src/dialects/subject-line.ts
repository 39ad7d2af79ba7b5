import { isObject, type JsonObject, stringAt } from "../model/json.ts";

/** Characters of a subject that reports show. */
const longest = 200;

/** The first of several fields that holds a text; null when none does. */
export function firstText(object: JsonObject, fields: readonly string[]): string | null {
  for (const name of fields) {
    const value = stringAt(object, name);
    if (value !== null && value.trim() !== "") return value;
  }
  return null;
}

/** The first text in an object, whatever its field; empty when there is none. */
export function anyText(object: JsonObject): string {
  const values = Object.values(object).filter((value) => !isObject(value));
  return String(values.find((value) => typeof value === "string" && value.trim() !== "") ?? "");
}

/** A text on one line, cut at 200 characters. */
export function oneLine(text: string): string {
  const flat = text
    .slice(0, 4 * longest)
    .replace(/\s+/g, " ")
    .trim();
  if (flat.length <= longest) return flat;
  return `${flat.slice(0, longest - 1).replace(/[\uD800-\uDBFF]$/, "")}…`;
}
