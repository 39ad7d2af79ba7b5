import { isObject, type JsonObject, type JsonValue, stringAt } from "../model/json.ts";
import { valueAt } from "./records.ts";

/** What a recorded user message is. */
export type UserMessage =
  /** Something the user sent. `shown` is what the user typed, when the program made more of it. */
  | { kind: "prompt"; text: string; shown: string }
  /** The program's own words to the model: the reason of an AfterAgent hook, if `origin` fits the turn before. */
  | { kind: "follow-up"; text: string; origin: string | null }
  /** The opening message that describes the machine. */
  | { kind: "context"; cwd: string | null }
  /** Tool results, and the program's request to go on: no hook hears of these. */
  | { kind: "internal" };

/** What the program says to let the model go on; no new turn begins (read from the source of 0.56, seen in April 2026). */
const goOn: ReadonlySet<string> = new Set(["Please continue.", "System: Please continue."]);

const contextStart = "<session_context>";
const hookStart = "<hook_context>";
const hookEnd = "</hook_context>";

/** The text of a string, a part, or a list of parts, without what hooks added to it. */
export function textOf(content: JsonValue): string {
  if (typeof content === "string") return withoutHookContext(content);
  const parts = Array.isArray(content) ? content : [content];
  return parts
    .map((part) =>
      typeof part === "string" ? part : isObject(part) ? stringAt(part, "text") : null,
    )
    .map((text) => (text === null ? "" : withoutHookContext(text)))
    .join("");
}

/**
 * Drops `<hook_context>` from the beginning and the end of a text (0.27 and later): it came from the hooks of the
 * recorded run, and the hooks under test add their own.
 */
export function withoutHookContext(text: string): string {
  let start = 0;
  while (text.startsWith(hookStart, start)) {
    const close = text.indexOf(hookEnd, start);
    if (close === -1) break;
    start = close + hookEnd.length;
    while (text[start] === "\n") start += 1;
  }
  let end = text.length;
  while (end > start && text.endsWith(hookEnd, end)) {
    const open = text.lastIndexOf(hookStart, end);
    if (open < start) break;
    end = open;
    while (end > start && text[end - 1] === "\n") end -= 1;
  }
  return text.slice(start, end);
}

/** Tells what a message of type `user` is. */
export function readUserMessage(message: JsonObject): UserMessage {
  const content = valueAt(message, "content");
  const text = textOf(content);
  if (text.startsWith(contextStart)) return { kind: "context", cwd: workingDirectory(text) };
  if (hasToolResults(content) || goOn.has(text.trim())) return { kind: "internal" };
  const shown = valueAt(message, "displayContent");
  if (shown === null) return { kind: "prompt", text, shown: text };
  // Shown are the tool results that the turn went on with: nobody typed this.
  if (hasToolResults(shown)) return { kind: "follow-up", text, origin: null };
  const typed = textOf(shown);
  if (typed === "" || text.startsWith(typed)) return { kind: "prompt", text, shown: typed || text };
  return { kind: "follow-up", text, origin: typed };
}

function hasToolResults(content: JsonValue): boolean {
  const parts = Array.isArray(content) ? content : [content];
  return parts.some((part) => isObject(part) && Object.hasOwn(part, "functionResponse"));
}

/** The first workspace directory that the opening message lists; null when it lists none. */
function workingDirectory(text: string): string | null {
  const lines = text.split("\n");
  const title = lines.findIndex((line) => line.includes("Workspace Directories:"));
  const [, path] = /^\s*- (\S.*)$/.exec(lines[title + 1] ?? "") ?? [];
  return title === -1 || path === undefined ? null : path.trim();
}
