import { isObject, type JsonValue } from "../../model/json.ts";

/** What one answer says, in the vendor's reading. */
export interface Says {
  /** `continue: false`. */
  halt: boolean;
  /** Exactly `deny` or `block`. */
  deny: boolean;
  /** Exactly `ask`; what comes of it depends on event and version. */
  ask: boolean;
  /** Exactly `allow` or `approve`. */
  allow: boolean;
}

/** The value of a key of an answer; undefined when the answer is no object or lacks it. */
export function part(output: JsonValue, key: string): JsonValue | undefined {
  return isObject(output) && Object.hasOwn(output, key) ? output[key] : undefined;
}

/** Reads the vocabulary: lower case, exact, booleans only for `continue`. */
export function says(output: JsonValue): Says {
  const decision = part(output, "decision");
  return {
    halt: part(output, "continue") === false,
    deny: decision === "deny" || decision === "block",
    ask: decision === "ask",
    allow: decision === "allow" || decision === "approve",
  };
}

/** A reason as the vendor's joining of texts would write it; null when there is none. */
export function textOf(value: JsonValue | undefined): string | null {
  if (!value) return null;
  if (typeof value === "string") return value;
  try {
    return String(value);
  } catch {
    return "[object]";
  }
}
