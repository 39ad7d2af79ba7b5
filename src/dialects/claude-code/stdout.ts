import { isObject, type JsonObject } from "../../model/json.ts";

/** What a hook printed, as Claude Code tells it apart before it looks at the content. */
export type Printed =
  /** Nothing, or text that is not taken for JSON. */
  | { kind: "text"; text: string }
  /** One JSON object. */
  | { kind: "json"; value: JsonObject }
  /** It begins and ends like an object and is none. */
  | { kind: "broken"; why: string };

/** Top-level fields that make an object an answer to Claude Code. */
const answerFields = [
  "continue",
  "stopReason",
  "suppressOutput",
  "systemMessage",
  "terminalSequence",
  "decision",
  "reason",
  "hookSpecificOutput",
  "async",
];

/** No answer is nested deeper; what is could exhaust the stack of whoever walks it. */
const deepest = 500;

/** Sorts out what a hook printed (order of the 2.1.329 program: JSON only if the first character is a brace). */
export function readStdout(stdout: string): Printed {
  const text = stdout.trim();
  if (!text.startsWith("{")) return { kind: "text", text };
  const whole = parseObject(text);
  if (whole !== null) {
    return isDeep(text) ? { kind: "broken", why: tooDeep } : { kind: "json", value: whole };
  }
  const documents = text.split("\n").filter((line) => line.trim() !== "");
  const [first] = documents;
  const announced = first === undefined ? null : parseObject(first);
  if (announced?.async === true) return { kind: "json", value: announced };
  if (!text.endsWith("}")) return { kind: "text", text };
  const objects = documents.length > 1 ? documents.map(parseObject) : [];
  if (objects.length === 0 || objects.some((object) => object === null)) {
    return { kind: "broken", why: "it begins with `{` and is not valid JSON" };
  }
  return objects.some((object) => object !== null && isAnswer(object))
    ? { kind: "broken", why: `it is ${objects.length} JSON documents where one is expected` }
    : { kind: "text", text };
}

const tooDeep = "it is nested too deeply";

/** Does an object carry a field that Claude Code reads? */
function isAnswer(value: JsonObject): boolean {
  return answerFields.some((name) => Object.hasOwn(value, name));
}

/** A text as one JSON object; null when it is anything else. */
export function parseObject(text: string): JsonObject | null {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

/** Counts brackets without regard to strings: good enough for a bound no honest answer comes near. */
function isDeep(text: string): boolean {
  let depth = 0;
  for (const bracket of text.match(/[[\]{}]/g) ?? []) {
    depth += bracket === "{" || bracket === "[" ? 1 : -1;
    if (depth > deepest) return true;
  }
  return false;
}

/** How often a brace is tried as the beginning of an object in a long text. */
const attempts = 20;

/**
 * A JSON object somewhere in a text, as a hook prints it after a shell profile's greeting or on the wrong channel:
 * from an opening brace to the end of the line, or to the last closing brace.
 */
export function objectInside(text: string): JsonObject | null {
  const end = text.lastIndexOf("}") + 1;
  let from = text.indexOf("{");
  for (let attempt = 0; attempt < attempts && from >= 0 && from < end; attempt++) {
    const line = text.slice(from, lineEnd(text, from));
    const found = parseObject(line.trim()) ?? parseObject(text.slice(from, end));
    if (found !== null) return isDeep(text) ? null : found;
    from = text.indexOf("{", from + 1);
  }
  return null;
}

function lineEnd(text: string, from: number): number {
  const end = text.indexOf("\n", from);
  return end < 0 ? text.length : end;
}
