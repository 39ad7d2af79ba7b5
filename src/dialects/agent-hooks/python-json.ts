import { isObject, type JsonValue } from "../../model/json.ts";

const short: ReadonlyMap<string, string> = new Map([
  ['"', '\\"'],
  ["\\", "\\\\"],
  ["\n", "\\n"],
  ["\r", "\\r"],
  ["\t", "\\t"],
  ["\f", "\\f"],
  ["\b", "\\b"],
]);

/**
 * A value as Python's `json.dumps` writes it by default: a blank after every colon and comma, and everything outside
 * of printable ASCII as `\uXXXX`, astral characters as surrogate pairs. Hooks in the field search the payload for
 * `"command": "…"`; without the blank they find nothing.
 */
export function pythonJson(value: JsonValue): string {
  if (typeof value === "string") return quoted(value);
  if (typeof value === "number") return pythonNumber(value);
  if (Array.isArray(value)) return `[${value.map(pythonJson).join(", ")}]`;
  if (isObject(value)) {
    const entries = Object.entries(value);
    return `{${entries.map(([key, v]) => `${quoted(key)}: ${pythonJson(v)}`).join(", ")}}`;
  }
  return String(value);
}

/** The same with blanks, but with every character as it is: what people have in mind when they write a pattern. */
export function spacedJson(value: JsonValue): string {
  if (Array.isArray(value)) return `[${value.map(spacedJson).join(", ")}]`;
  if (isObject(value)) {
    const entries = Object.entries(value);
    return `{${entries.map(([key, v]) => `${JSON.stringify(key)}: ${spacedJson(v)}`).join(", ")}}`;
  }
  return JSON.stringify(value);
}

function quoted(text: string): string {
  return `"${text.replace(/["\\]|[^ -~]/g, escaped)}"`;
}

/** By UTF-16 code unit, as Python does it. */
function escaped(unit: string): string {
  return short.get(unit) ?? `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

/**
 * A number as Python prints it. JSON text has lost whether a whole number was an `int` or a `float`; up to 21 digits
 * it is taken for an `int`.
 */
function pythonNumber(value: number): string {
  if (Number.isNaN(value)) return "NaN";
  if (!Number.isFinite(value)) return value > 0 ? "Infinity" : "-Infinity";
  if (Object.is(value, -0)) return "-0.0";
  if (Number.isInteger(value) && Math.abs(value) < 1e21) return BigInt(value).toString();
  const [mantissa = "", exponent = "0"] = value.toExponential().split("e");
  const power = Number(exponent);
  // Python's repr changes to the scientific form earlier than JavaScript: below 0.0001 and from 1e16 on.
  if (power < -4 || power >= 16) {
    const digits = String(Math.abs(power)).padStart(2, "0");
    return `${mantissa}e${power < 0 ? "-" : "+"}${digits}`;
  }
  // JavaScript writes what is left without an exponent as well.
  return String(value);
}
