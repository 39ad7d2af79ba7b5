import { isObject, type JsonValue, stringAt } from "../model/json.ts";
import { deepest, isDeeperThan } from "./records.ts";

/** The text of a message's content: the string itself, or the texts of its parts, a line each. */
export function contentText(content: JsonValue): string {
  if (typeof content === "string") return content;
  const parts = Array.isArray(content) ? content : [content];
  return parts
    .flatMap((part) => (typeof part === "string" ? part : (textIn(part) ?? [])))
    .join("\n");
}

function textIn(part: JsonValue): string | null {
  return isObject(part) ? stringAt(part, "text") : null;
}

/**
 * JSON that is written inside a text, as models write arguments: its value. Undefined when it is not valid, or
 * nested so deep that it could not be written again.
 */
export function parseText(text: string): JsonValue | undefined {
  try {
    const value = JSON.parse(text) as JsonValue;
    return isDeeperThan(value, deepest) ? undefined : value;
  } catch {
    return undefined;
  }
}
