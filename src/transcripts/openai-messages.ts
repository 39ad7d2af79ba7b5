import { isObject, type JsonObject, type JsonValue, objectAt, stringAt } from "../model/json.ts";
import { contentText, parseText } from "./content-text.ts";
import type { ConversationStep } from "./conversation.ts";
import { tellConversation } from "./conversation-reader.ts";
import { messagesInHead, openMessageList } from "./message-list.ts";
import { messageSteps } from "./message-steps.ts";
import type { TranscriptReader } from "./reader.ts";
import { listAt, valueAt } from "./records.ts";

/** Roles that only this kind of list has. */
const ownRoles: readonly string[] = ["system", "developer", "tool", "function"];

/** How kimi-cli (1.49) marks the result of a call that failed; the format itself has no mark. */
const kimiError = "<system>ERROR: ";

/**
 * Chat messages as OpenAI's API takes them: a list, a document with `messages`, or one a line. Also `context.jsonl` of
 * kimi-cli.
 */
export const openaiMessages: TranscriptReader = {
  format: "openai-messages",
  dialect: null,

  sniff(head) {
    const messages = messagesInHead(head);
    if (messages.some(hasCalls)) return 2;
    const roles = new Set(messages.map((message) => stringAt(message, "role")));
    const own = ownRoles.some((role) => roles.has(role)) || roles.has("_checkpoint");
    const plain = messages.every((message) => stringAt(message, "content") !== null);
    return roles.has("user") && plain && (own || roles.has("assistant")) ? 1 : 0;
  },

  async *read(source) {
    const list = await openMessageList(source);
    if ("why" in list) yield { kind: "skipped", ...list };
    else yield* tellConversation(messageSteps(list, stepsOf));
  },
};

function hasCalls(message: JsonObject): boolean {
  const calls = listAt(message, "tool_calls") ?? [];
  return (
    calls.some((call) => isObject(call) && objectAt(call, "function") !== null) ||
    objectAt(message, "function_call") !== null ||
    (stringAt(message, "role") === "tool" && stringAt(message, "tool_call_id") !== null)
  );
}

/** What a message says. Roles that are no one's (`system`, kimi-cli's `_checkpoint`) say nothing. */
function stepsOf(message: JsonObject, line: number | null): ConversationStep[] {
  const role = stringAt(message, "role");
  const content = valueAt(message, "content");
  const text = contentText(content);
  if (role === "user") return isPrompt(text) ? [{ kind: "prompt", text, line }] : [];
  if (role === "assistant") {
    const answer: ConversationStep[] = text.trim() === "" ? [] : [{ kind: "answer", text, line }];
    return [...answer, ...callsOf(message).map((call) => stepOfCall(call, line))];
  }
  if (role !== "tool" && role !== "function") return [];
  const outcome = { content, text, failed: text.startsWith(kimiError) };
  return [{ kind: "result", id: stringAt(message, "tool_call_id"), outcome, line }];
}

/** What kimi-cli says in the user's name begins with a mark of its own. */
function isPrompt(text: string): boolean {
  return text.trim() !== "" && !/^\s*<system(?:-reminder)?>/.test(text);
}

function callsOf(message: JsonObject): { id: string | null; call: JsonObject }[] {
  const calls = (listAt(message, "tool_calls") ?? []).filter(isObject).map((entry) => ({
    id: stringAt(entry, "id"),
    call: objectAt(entry, "function") ?? objectAt(entry, "custom") ?? {},
  }));
  // The form before `tool_calls`, which has no ids.
  const old = objectAt(message, "function_call");
  return old === null ? calls : [...calls, { id: null, call: old }];
}

function stepOfCall(
  { id, call }: { id: string | null; call: JsonObject },
  line: number | null,
): ConversationStep {
  const tool = stringAt(call, "name");
  if (tool === null) return { kind: "unreadable", why: "a tool call has no name", line };
  const input = argumentsOf(valueAt(call, "arguments") ?? valueAt(call, "input"));
  if (input === null) {
    const why = "the arguments of a tool call are not a JSON object";
    return { kind: "unreadable", why, line };
  }
  return { kind: "call", call: { id, tool, input }, line };
}

/** Arguments are a text of JSON; some converters leave them as the object. */
function argumentsOf(value: JsonValue): JsonObject | null {
  if (value === null || value === "") return {};
  const parsed = typeof value === "string" ? parseText(value) : value;
  return isObject(parsed) ? parsed : null;
}
