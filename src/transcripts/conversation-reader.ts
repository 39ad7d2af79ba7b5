import type { SessionFacts } from "../model/event.ts";
import type { DialectId } from "../model/ids.ts";
import {
  Conversation,
  type ConversationCall,
  type ConversationMoment,
  type ConversationStep,
} from "./conversation.ts";
import { dialectOfTools } from "./conversation-vendor.ts";
import { speak } from "./conversation-voices.ts";
import type { ReadItem } from "./reader.ts";

/** So many calls are looked at to find out whose they are. */
const mostLookedAt = 200;

/** A recording of a conversation. Its steps can be gone through more than once. */
export interface RecordedConversation {
  steps(): AsyncIterable<ConversationStep> | Iterable<ConversationStep>;
  /** Whose it is, when the recording says so. */
  dialect: DialectId | null;
  facts: SessionFacts;
}

/** Tells a conversation in the events of the agent it was had with; in those of Claude Code when that is not known. */
export async function* tellConversation(recording: RecordedConversation): AsyncGenerator<ReadItem> {
  const { facts } = recording;
  const dialect = recording.dialect ?? (await guessDialect(recording));
  if (facts.sessionId !== null || facts.cwd !== null || facts.agentVersion !== null) {
    yield { kind: "session", session: facts };
  }
  const conversation = new Conversation();
  const told = { calls: false };
  const events = (moments: Iterable<ConversationMoment>): ReadItem[] =>
    [...moments].flatMap((moment) => eventsOf(moment, dialect ?? "claude-code", facts));
  for await (const step of recording.steps()) {
    if (step.kind === "unreadable") {
      yield { kind: "skipped", line: step.line ?? 1, why: step.why };
      continue;
    }
    told.calls ||= step.kind === "call";
    yield* events(conversation.step(step));
  }
  yield* events(conversation.end());
  if (told.calls) yield* notices(dialect);
}

function* notices(dialect: DialectId | null): Generator<ReadItem> {
  if (dialect === null) {
    const text =
      "the recording does not say which agent made it: tool names are taken as they are, in the events of Claude Code";
    yield { kind: "notice", text };
  }
  if (dialect === "antigravity") {
    const text =
      "PreInvocation and PostInvocation are not replayed: the recording does not hold the steps of the session";
    yield { kind: "notice", text };
  }
}

async function guessDialect(recording: RecordedConversation): Promise<DialectId | null> {
  const tools: string[] = [];
  for await (const step of recording.steps()) {
    if (step.kind !== "call") continue;
    tools.push(step.call.tool);
    if (tools.length >= mostLookedAt) break;
  }
  return dialectOfTools(tools);
}

function eventsOf(moment: ConversationMoment, dialect: DialectId, facts: SessionFacts): ReadItem[] {
  const call: ConversationCall | null = "call" in moment ? moment.call : null;
  const { line } = moment;
  return speak(dialect, moment, facts).map(({ name, fields }) => ({
    kind: "event",
    event: {
      dialect,
      name,
      input: fields,
      line,
      callId: call?.id ?? null,
      agent: null,
      expect: null,
    },
  }));
}
