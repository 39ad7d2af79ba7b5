import { isObject, type JsonObject, objectAt, stringAt } from "../model/json.ts";
import { readUserText, textsIn } from "./claude-code-prompt.ts";
import { contentText } from "./content-text.ts";
import type { CallOutcome, ConversationStep } from "./conversation.ts";
import { tellConversation } from "./conversation-reader.ts";
import { messagesInHead, openMessageList } from "./message-list.ts";
import { messageSteps } from "./message-steps.ts";
import type { TranscriptReader } from "./reader.ts";
import { isSet, listAt, valueAt } from "./records.ts";

/** How Amp names the state of a call that gave no result. */
const failedStates: ReadonlySet<string> = new Set(["error", "rejected-by-user", "cancelled"]);

/**
 * Messages as Anthropic's API takes them: a list, a document with `messages` (a thread of Amp, too), or one a line.
 */
export const anthropicMessages: TranscriptReader = {
  format: "anthropic-messages",
  dialect: null,

  sniff(head) {
    const messages = messagesInHead(head);
    if (messages.some((message) => toolBlocks(message).length > 0)) return 2;
    const roles = new Set(messages.map((message) => stringAt(message, "role")));
    const blocks = messages.some((message) => blocksIn(message).length > 0);
    return blocks && roles.has("user") && roles.has("assistant") ? 1 : 0;
  },

  async *read(source) {
    const list = await openMessageList(source);
    if ("why" in list) yield { kind: "skipped", ...list };
    else yield* tellConversation(messageSteps(list, stepsOf));
  },
};

function stepsOf(message: JsonObject, line: number | null): ConversationStep[] {
  const role = stringAt(message, "role");
  if (role === "user") return [...results(message, line), ...prompt(message, line)];
  if (role !== "assistant") return [];
  const text = textsIn(valueAt(message, "content")).join("\n").trim();
  const answer: ConversationStep[] = text === "" ? [] : [{ kind: "answer", text, line }];
  return [...answer, ...calls(message, line)];
}

function prompt(message: JsonObject, line: number | null): ConversationStep[] {
  const said = readUserText(valueAt(message, "content"));
  return said?.kind === "prompt" ? [{ kind: "prompt", text: said.text, line }] : [];
}

function calls(message: JsonObject, line: number | null): ConversationStep[] {
  return toolBlocks(message, "tool_use").map((block): ConversationStep => {
    const tool = stringAt(block, "name");
    if (tool === null) return { kind: "unreadable", why: "a tool call has no name", line };
    const input = objectAt(block, "input") ?? {};
    return { kind: "call", call: { id: stringAt(block, "id"), tool, input }, line };
  });
}

function results(message: JsonObject, line: number | null): ConversationStep[] {
  return toolBlocks(message, "tool_result").map((block) => {
    const id = stringAt(block, "tool_use_id") ?? stringAt(block, "toolUseID");
    return { kind: "result", id, outcome: outcomeOf(block), line };
  });
}

function outcomeOf(block: JsonObject): CallOutcome {
  const run = objectAt(block, "run") ?? {};
  const content = valueAt(block, "content") ?? valueAt(run, "result") ?? valueAt(run, "error");
  const failed = isSet(block, "is_error") || failedStates.has(stringAt(run, "status") ?? "");
  return { content, text: contentText(content), failed };
}

function blocksIn(message: JsonObject): JsonObject[] {
  return (listAt(message, "content") ?? []).filter(isObject);
}

function toolBlocks(message: JsonObject, type?: string): JsonObject[] {
  const types = type === undefined ? ["tool_use", "tool_result"] : [type];
  return blocksIn(message).filter((block) => types.includes(stringAt(block, "type") ?? ""));
}
