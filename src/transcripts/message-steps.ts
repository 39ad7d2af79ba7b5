import type { JsonObject } from "../model/json.ts";
import type { ConversationStep } from "./conversation.ts";
import type { RecordedConversation } from "./conversation-reader.ts";
import type { MessageList } from "./message-list.ts";

/** A list of messages as a conversation; `stepsOf` says what a message means in this format. */
export function messageSteps(
  list: MessageList,
  stepsOf: (message: JsonObject, line: number | null) => ConversationStep[],
): RecordedConversation {
  return {
    async *steps() {
      for await (const entry of list.entries()) {
        if ("message" in entry) yield* stepsOf(entry.message, entry.line);
        else yield { kind: "unreadable", why: entry.why, line: entry.line };
      }
    },
    dialect: null,
    facts: { sessionId: null, cwd: null, agentVersion: null },
  };
}
