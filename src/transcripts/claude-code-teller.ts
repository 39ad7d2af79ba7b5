import { type JsonObject, stringAt } from "../model/json.ts";
import type { Chain } from "./claude-code-chains.ts";
import { LookAhead } from "./claude-code-lookahead.ts";
import type { ReadItem } from "./reader.ts";

/** Events whose payload carries `permission_mode` (2.1.112). */
const withMode: ReadonlySet<string> = new Set([
  "PreToolUse",
  "PostToolUse",
  "PostToolUseFailure",
  "UserPromptSubmit",
  "Stop",
  "SubagentStop",
]);

/** An event on its way out. */
export type EventItem = Extract<ReadItem, { kind: "event" }>;

/** Where an event comes from. */
export interface Origin {
  chain: Chain;
  /** 1-based. */
  line: number;
  /** Tool call it belongs to. */
  callId?: string | null;
  /** Length in characters of the line it was read from, for the limits of the look-ahead. */
  length?: number;
}

/** Turns what a session's records mean into items, with the fields that every payload has. */
export class Teller {
  readonly queue = new LookAhead();
  sessionId: string | null = null;
  /** Of the newest record: it moves when the agent changes folder. */
  cwd: string | null = null;
  permissionMode: string | null = null;
  #version: string | null = null;
  #firstCwd: string | null = null;
  readonly #notices = new Set<string>();

  /** Takes over what a record says of the session; facts that were not known before go out at once. */
  note(record: JsonObject): void {
    this.cwd = stringAt(record, "cwd") ?? this.cwd;
    this.permissionMode = stringAt(record, "permissionMode") ?? this.permissionMode;
    this.sessionId ??= this.#fact("sessionId", stringAt(record, "sessionId"));
    this.#firstCwd ??= this.#fact("cwd", this.cwd);
    this.#version ??= this.#fact("agentVersion", stringAt(record, "version"));
  }

  /** Tells an event that is certain. */
  tell(name: string, fields: JsonObject, origin: Origin): void {
    this.queue.add(this.item(name, fields, origin), origin.length);
  }

  /** An event with the fields all payloads have before its own; the path of the recording is not known to it. */
  item(name: string, fields: JsonObject, { chain, line, callId = null }: Origin): EventItem {
    const mode = withMode.has(name) ? this.permissionMode : null;
    const input: JsonObject = {
      ...(this.sessionId === null ? {} : { session_id: this.sessionId }),
      ...(this.cwd === null ? {} : { cwd: this.cwd }),
      ...(mode === null ? {} : { permission_mode: mode }),
      ...(chain.agentId === null ? {} : { agent_id: chain.agentId }),
      ...(chain.agent === null || chain.agentType === null ? {} : { agent_type: chain.agentType }),
      hook_event_name: name,
      ...fields,
    };
    const { agent } = chain;
    return {
      kind: "event",
      event: { dialect: "claude-code", name, input, line, callId, agent, expect: null },
    };
  }

  /** A line that could not be read, or a part of it. */
  skip(line: number, why: string): void {
    this.queue.add({ kind: "skipped", line, why });
  }

  /** Something that cannot be replayed; told once. */
  notice(text: string): void {
    if (this.#notices.has(text)) return;
    this.#notices.add(text);
    this.queue.add({ kind: "notice", text });
  }

  /**
   * Ends the turn of a conversation, if it has ended: Stop, StopFailure or SubagentStop.
   * @param confirmed the recording says that stop hooks ran here
   */
  endTurn(chain: Chain, confirmed = false): void {
    const end = chain.turn.end(confirmed);
    if (end === null) return;
    const origin = { chain, line: end.line };
    if (end.kind === "stop") {
      this.tell(
        chain.agent === null ? "Stop" : "SubagentStop",
        {
          stop_hook_active: end.again,
          ...(end.said === null ? {} : { last_assistant_message: end.said }),
        },
        origin,
      );
    } else if (chain.agent === null) {
      const { error, details, said } = end.failure;
      this.tell(
        "StopFailure",
        {
          error,
          ...(details === null ? {} : { error_details: details }),
          ...(said === null ? {} : { last_assistant_message: said }),
        },
        origin,
      );
    }
  }

  #fact(name: "sessionId" | "cwd" | "agentVersion", value: string | null): string | null {
    if (value !== null) this.queue.add({ kind: "session", session: { [name]: value } });
    return value;
  }
}
