import { type JsonObject, stringAt } from "../model/json.ts";
import { readCall } from "./gemini-cli-call.ts";
import { readUserMessage, textOf, type UserMessage } from "./gemini-cli-text.ts";
import type { ReadItem } from "./reader.ts";
import { listAt, valueAt } from "./records.ts";

/** One entry of a session's message list, in its last version. */
export type GeminiEntry =
  | {
      kind: "message";
      message: JsonObject;
      line: number | null;
      /** Lines of its tool calls, by index; a call without one stands on the message's line. */
      callLines: readonly number[];
    }
  /** Here a new process took the session up again. */
  | { kind: "resumed"; line: number | null };

/** A session as both recording formats hold it. */
export interface GeminiSession {
  sessionId: string | null;
  startTime: string | null;
  lastUpdated: string | null;
  /** A sub-agent's session (0.39 and later): only its tool events reach hooks. */
  subagent: boolean;
  entries: readonly GeminiEntry[];
  firstLine: number;
  lastLine: number;
}

/** A turn of the model that is going on. */
interface Turn {
  /** What AfterAgent calls the prompt. */
  prompt: string;
  /** What the user typed for it. */
  shown: string;
  /** Texts of the model so far, over all continuations. */
  said: string[];
  /** An AfterAgent hook has refused the end before. */
  again: boolean;
  /** The newest message of the model. */
  last: { line: number | null; time: string | null; calls: boolean } | null;
  cancelled: boolean;
}

const notReplayed =
  "BeforeModel, AfterModel, BeforeToolSelection, PreCompress and Notification are not replayed: the recording does not hold what was sent to the model";

/** What AfterAgent gets when the model said nothing (0.61). */
const nothingSaid = "[no response text]";

/** What the program notes when the user stops a turn. */
const cancelledNote = "Request cancelled.";

/**
 * The hook events of a session, as 0.61 fires them. The calls of one message are told one after the other
 * (BeforeTool, AfterTool, BeforeTool …); the program may run some of them at the same time.
 */
export function* geminiEvents(session: GeminiSession): Generator<ReadItem> {
  yield* new GeminiReplay(session).items();
}

class GeminiReplay {
  readonly #session: GeminiSession;
  #cwd: string | null;
  #turn: Turn | null = null;

  constructor(session: GeminiSession) {
    this.#session = session;
    this.#cwd = firstFolder(session.entries);
  }

  *items(): Generator<ReadItem> {
    const { sessionId, entries, subagent, startTime, lastUpdated, firstLine, lastLine } =
      this.#session;
    if (sessionId !== null || this.#cwd !== null) {
      yield { kind: "session", session: { sessionId, cwd: this.#cwd } };
    }
    if (!subagent) yield this.#event("SessionStart", { source: "startup" }, firstLine, startTime);
    for (const entry of entries) {
      if (entry.kind === "message") {
        yield* this.#message(entry);
      } else if (!subagent) {
        yield* this.#endTurn();
        yield this.#event("SessionStart", { source: "resume" }, entry.line, null);
      }
    }
    yield* this.#endTurn();
    if (!subagent) yield this.#event("SessionEnd", { reason: "exit" }, lastLine, lastUpdated);
    if (entries.some((e) => e.kind === "message" && e.message.type === "gemini")) {
      yield { kind: "notice", text: notReplayed };
    }
  }

  *#message(entry: MessageEntry): Generator<ReadItem> {
    const { message, line } = entry;
    const type = stringAt(message, "type");
    if (type === "user") yield* this.#user(readUserMessage(message), message, line);
    if (type === "gemini") yield* this.#model(entry);
    if (type === "info" && this.#turn !== null) {
      this.#turn.cancelled ||= textOf(valueAt(message, "content")) === cancelledNote;
    }
  }

  *#user(said: UserMessage, message: JsonObject, line: number | null): Generator<ReadItem> {
    if (said.kind === "context") this.#cwd = said.cwd ?? this.#cwd;
    if (said.kind === "context" || said.kind === "internal") return;
    const before = this.#turn;
    yield* this.#endTurn();
    this.#turn = prolonged(before, said) ?? begun(said);
    if (this.#session.subagent) return;
    yield this.#event("BeforeAgent", { prompt: said.text }, line, stringAt(message, "timestamp"));
  }

  *#model({ message, line, callLines }: MessageEntry): Generator<ReadItem> {
    const time = stringAt(message, "timestamp");
    const calls = listAt(message, "toolCalls") ?? [];
    const text = textOf(valueAt(message, "content"));
    if (this.#turn !== null) {
      this.#turn.last = { line, time, calls: calls.length > 0 };
      if (text.trim() !== "") this.#turn.said.push(text);
    }
    for (const [index, entry] of calls.entries()) {
      const call = readCall(entry);
      if (call === null || !call.before) continue;
      const own = { tool_name: call.tool, tool_input: call.input };
      const at = callLines[index] ?? line;
      yield this.#event("BeforeTool", own, at, time, call.id);
      if (call.response === null) continue;
      const after = { ...own, tool_response: call.response };
      yield this.#event("AfterTool", after, at, call.time ?? time, call.id);
    }
  }

  /** AfterAgent, when the turn came to its end: the last message of the model calls no tool. */
  *#endTurn(): Generator<ReadItem> {
    const turn = this.#turn;
    this.#turn = null;
    if (turn === null || turn.last === null || turn.last.calls || turn.cancelled) return;
    if (this.#session.subagent) return;
    const fields = {
      prompt: turn.prompt,
      prompt_response: turn.said.join("\n") || nothingSaid,
      stop_hook_active: turn.again,
    };
    yield this.#event("AfterAgent", fields, turn.last.line, turn.last.time);
  }

  #event(
    name: string,
    fields: JsonObject,
    line: number | null,
    time: string | null,
    callId: string | null = null,
  ): ReadItem {
    const { sessionId, subagent } = this.#session;
    const input = {
      // A sub-agent's hooks get the id of the session that started it, which its recording does not hold.
      ...(sessionId === null || subagent ? {} : { session_id: sessionId }),
      ...(this.#cwd === null ? {} : { cwd: this.#cwd }),
      hook_event_name: name,
      ...(time === null ? {} : { timestamp: time }),
      ...fields,
    };
    const agent = subagent ? sessionId : null;
    return {
      kind: "event",
      event: { dialect: "gemini-cli", name, input, line, callId, agent, expect: null },
    };
  }
}

type MessageEntry = Extract<GeminiEntry, { kind: "message" }>;

type Said = Extract<UserMessage, { kind: "prompt" | "follow-up" }>;

function begun(said: Said): Turn {
  const shown = said.kind === "prompt" ? said.shown : (said.origin ?? said.text);
  return { prompt: said.text, shown, said: [], again: false, last: null, cancelled: false };
}

/** The turn that an AfterAgent hook's reason prolongs: its original prompt and all its text stay. */
function prolonged(before: Turn | null, said: Said): Turn | null {
  if (said.kind !== "follow-up" || before === null || before.last === null) return null;
  if (said.origin !== null && said.origin !== before.shown) return null;
  return { ...before, again: true, last: null, cancelled: false };
}

/** The folder the session began in, so that even its first event has it. */
function firstFolder(entries: readonly GeminiEntry[]): string | null {
  for (const entry of entries) {
    if (entry.kind !== "message" || entry.message.type !== "user") continue;
    const said = readUserMessage(entry.message);
    if (said.kind === "context" && said.cwd !== null) return said.cwd;
  }
  return null;
}
