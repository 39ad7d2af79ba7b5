import { isObject, type JsonObject, type JsonValue } from "../model/json.ts";
import { type Conversion, field, given, type Word } from "./word.ts";

/** Where vendors keep the text of a structured result, best first. */
const textKeys = ["llmContent", "textResultForLlm", "content", "text", "result", "output"];

/**
 * What a tool gave, as text: a string as it is, the texts of a list of parts, the streams of a command, the text inside
 * a structured result, and else the result as JSON. Null for nothing at all.
 */
export function resultText(value: JsonValue | undefined): string | null {
  if (value === undefined || value === null) return null;
  const plain = plainText(value) ?? (isObject(value) ? insideOf(value) : null);
  return plain ?? asJson(value);
}

/** The result as a plain text field. */
export function resultField(own: string): Word {
  return resultAs(own, (text) => text);
}

/** The result in a vendor's own shape. */
export function resultAs(
  own: string,
  shape: (text: string, around: Parameters<Conversion["write"]>[1]) => JsonValue,
): Word {
  return field("result", [own], {
    read: (value) => resultText(value) ?? undefined,
    write: (value, around) => (typeof value === "string" ? shape(value, around) : undefined),
  });
}

/** A string, or the texts of a list of strings and `{ text }` parts. */
function plainText(value: JsonValue | undefined): string | null {
  if (typeof value === "string") return value;
  if (!Array.isArray(value)) return null;
  const texts = value.map((part) => (isObject(part) ? given(part, "text") : part));
  const plain = texts.filter((part) => typeof part === "string");
  return plain.length > 0 ? plain.join("\n") : null;
}

function insideOf(value: JsonObject): string | null {
  const streams = ["stdout", "stderr"].map((key) => given(value, key));
  const printed = streams.filter((stream) => typeof stream === "string");
  if (printed.length > 0) return printed.filter((stream) => stream !== "").join("\n");
  const file = given(value, "file");
  const content = isObject(file) ? plainText(given(file, "content")) : null;
  if (content !== null) return content;
  for (const key of textKeys) {
    const inner = plainText(given(value, key));
    if (inner !== null) return inner;
  }
  return null;
}

/** Null for what is nested without bound. */
function asJson(value: JsonValue): string | null {
  try {
    return JSON.stringify(value);
  } catch {
    return null;
  }
}
