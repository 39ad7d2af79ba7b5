/** A JSON value as `JSON.parse` gives it. */
export type JsonValue = string | number | boolean | null | JsonValue[] | JsonObject;

/** A JSON object. Keys come from strangers: never index it with a name you have not checked. */
export interface JsonObject {
  [key: string]: JsonValue;
}

/** True for a plain JSON object (not an array, not null). */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The string under `key`, or null when absent or of another type. */
export function stringAt(object: JsonObject, key: string): string | null {
  const value = Object.hasOwn(object, key) ? object[key] : undefined;
  return typeof value === "string" ? value : null;
}

/** The object under `key`, or null when absent or of another type. */
export function objectAt(object: JsonObject, key: string): JsonObject | null {
  const value = Object.hasOwn(object, key) ? object[key] : undefined;
  return isObject(value) ? value : null;
}
