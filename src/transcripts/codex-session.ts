import { isObject, type JsonObject, type JsonValue, objectAt, stringAt } from "../model/json.ts";
import { CodexCalls, type ToolEvent } from "./codex-calls.ts";
import { kindOfUserText } from "./codex-prompt.ts";
import { unwrap } from "./codex-records.ts";
import { contentText } from "./content-text.ts";
import type { ReadItem } from "./reader.ts";
import { valueAt } from "./records.ts";
import { SessionNews } from "./session-news.ts";

/** A prompt that a later record may tell better. */
interface Candidate {
  text: string;
  line: number;
}

/** Rebuilds the hook events of one rollout, record by record, as 0.12x and later fire them. */
export class CodexSession {
  readonly #news = new SessionNews();
  readonly #calls = new CodexCalls();
  /** Fields that every payload has besides the session's id: those of the newest turn. */
  #turn: JsonObject = {};
  #started = false;
  /** Id of the sub-agent whose rollout this is; only its tools reach hooks. */
  #agent: string | null = null;
  #agentType: string | null = null;
  #candidate: Candidate | null = null;
  /** Prompts are recorded as events, so messages need not be searched for them. */
  #promptsAreEvents = false;
  /** What the model said last in this turn, when it has called nothing since. */
  #said: Candidate | null = null;
  #again = false;
  #toldLoss = false;
  /** Of the line that is being read, in characters. */
  #length = 0;

  /** Takes one record. `length` is its line's length in characters. */
  *accept(record: JsonObject, line: number, length: number): Generator<ReadItem> {
    this.#length = length;
    const read = unwrap(record);
    if (typeof read === "string") yield { kind: "skipped", line, why: read };
    if (read === null || typeof read === "string") return;
    const { kind, payload } = read;
    if (kind === "session_meta") yield* this.#header(payload, line);
    yield* this.#start(line);
    if (kind === "turn_context") yield* this.#context(payload);
    if (kind === "response_item") yield* this.#item(payload, line);
    if (kind === "event_msg") yield* this.#message(payload, line);
    if (kind === "compacted" && this.#agent === null) yield this.#event("PreCompact", {}, line);
  }

  /** No more records will come. */
  *end(): Generator<ReadItem> {
    yield* this.#settlePrompt();
    yield* this.#stop();
  }

  *#header(payload: JsonObject, line: number): Generator<ReadItem> {
    if (this.#started) return;
    const source = objectAt(payload, "source");
    const subagent = source === null ? null : valueAt(source, "subagent");
    const sessionId = stringAt(payload, "session_id") ?? stringAt(payload, "id");
    if (subagent !== null) {
      this.#agent = stringAt(payload, "id") ?? "sub-agent";
      const spawn = isObject(subagent) ? objectAt(subagent, "thread_spawn") : null;
      this.#agentType = stringAt(payload, "agent_role") ?? (spawn && stringAt(spawn, "agent_role"));
    }
    const cwd = stringAt(payload, "cwd");
    const agentVersion = stringAt(payload, "cli_version");
    yield* this.#news.learn({ sessionId, cwd, agentVersion });
    if (cwd !== null) this.#turn = { cwd };
    yield* this.#start(line);
  }

  *#start(line: number): Generator<ReadItem> {
    if (this.#started) return;
    this.#started = true;
    if (this.#agent === null) yield this.#event("SessionStart", { source: "startup" }, line);
  }

  *#context(payload: JsonObject): Generator<ReadItem> {
    const cwd = stringAt(payload, "cwd");
    yield* this.#news.learn({ cwd });
    const policy = stringAt(payload, "approval_policy");
    const mode = policy === null ? null : policy === "never" ? "bypassPermissions" : "default";
    const told: [string, string | null][] = [
      ["cwd", cwd],
      ["model", stringAt(payload, "model")],
      ["permission_mode", mode],
      ["turn_id", stringAt(payload, "turn_id")],
    ];
    const known = told.filter((pair): pair is [string, string] => pair[1] !== null);
    this.#turn = { ...this.#turn, ...Object.fromEntries(known) };
  }

  /** What went to and came from the model. */
  *#item(payload: JsonObject, line: number): Generator<ReadItem> {
    const type = stringAt(payload, "type");
    const id = stringAt(payload, "call_id");
    if (type === "message") {
      const text = contentText(valueAt(payload, "content"));
      if (stringAt(payload, "role") === "user") yield* this.#maybePrompt(text, line);
      if (stringAt(payload, "role") === "assistant") yield* this.#speak(text, line);
    }
    if (type === "function_call") yield* this.#call(payload, valueAt(payload, "arguments"), line);
    if (type === "custom_tool_call") yield* this.#call(payload, valueAt(payload, "input"), line);
    if (type === "local_shell_call") {
      yield* this.#call({ ...payload, name: "local_shell" }, valueAt(payload, "action"), line);
    }
    if ((type === "function_call_output" || type === "custom_tool_call_output") && id !== null) {
      const event = this.#calls.output(id, valueAt(payload, "output"));
      if (event !== null) yield this.#tool(event, line);
    }
  }

  *#call(payload: JsonObject, args: JsonValue, line: number): Generator<ReadItem> {
    yield* this.#settlePrompt();
    this.#said = null;
    const name = fullName(payload);
    const event =
      name === null
        ? "a tool call has no name"
        : this.#calls.call(name, args, stringAt(payload, "call_id"), this.#length);
    if (typeof event === "string") yield { kind: "skipped", line, why: event };
    else if (event !== null) yield this.#tool(event, line);
    if (!this.#calls.lost || this.#toldLoss) return;
    this.#toldLoss = true;
    const text =
      "too many tool calls are open at once: the oldest have no PostToolUse in this replay";
    yield { kind: "notice", text };
  }

  /** What the program reported while it ran. */
  *#message(payload: JsonObject, line: number): Generator<ReadItem> {
    const type = stringAt(payload, "type");
    const id = stringAt(payload, "call_id");
    const exitCode = valueAt(payload, "exit_code");
    if (type === "user_message") {
      this.#promptsAreEvents = true;
      this.#candidate = null;
      yield* this.#prompt(stringAt(payload, "message") ?? "", line);
    }
    if (type === "item_completed") {
      const item = objectAt(payload, "item") ?? {};
      const text = contentText(valueAt(item, "content"));
      if (stringAt(item, "type") === "UserMessage") yield* this.#maybePrompt(text, line);
    }
    if (type === "agent_message") yield* this.#speak(stringAt(payload, "message") ?? "", line);
    if (type === "exec_command_end" && id !== null && typeof exitCode === "number") {
      this.#calls.ended(id, exitCode);
    }
    if (type === "turn_aborted") this.#said = null;
    if (type === "task_complete") {
      yield* this.#settlePrompt();
      const text = stringAt(payload, "last_agent_message") ?? this.#said?.text ?? null;
      yield* this.#stop({ text, line });
    }
  }

  /** A message in the user's name. Most rollouts tell what was typed in an event right after it. */
  *#maybePrompt(text: string, line: number): Generator<ReadItem> {
    const kind = kindOfUserText(text);
    if (kind === "hook") {
      // A stop hook sends the model back to work.
      yield* this.#stop();
      this.#again = true;
    }
    if (kind !== "prompt" || this.#promptsAreEvents) return;
    if (this.#candidate?.text !== text) yield* this.#settlePrompt();
    this.#candidate = { text, line };
  }

  /** No event told the prompt, so the message itself was it. */
  *#settlePrompt(): Generator<ReadItem> {
    const candidate = this.#candidate;
    this.#candidate = null;
    if (candidate !== null) yield* this.#prompt(candidate.text, candidate.line);
  }

  *#prompt(text: string, line: number): Generator<ReadItem> {
    yield* this.#stop();
    this.#again = false;
    if (this.#agent === null) yield this.#event("UserPromptSubmit", { prompt: text }, line);
  }

  *#speak(text: string, line: number): Generator<ReadItem> {
    yield* this.#settlePrompt();
    this.#said = { text, line };
  }

  /** Ends the turn: when the program says so, or else when the model spoke last. */
  *#stop(confirmed: { text: string | null; line: number } | null = null): Generator<ReadItem> {
    const end = confirmed ?? this.#said;
    this.#said = null;
    if (end === null || this.#agent !== null) return;
    const fields = { stop_hook_active: this.#again, last_assistant_message: end.text };
    yield this.#event("Stop", fields, end.line);
  }

  #tool({ name, fields, callId }: ToolEvent, line: number): ReadItem {
    return this.#event(name, fields, line, callId);
  }

  #event(name: string, fields: JsonObject, line: number, callId: string | null = null): ReadItem {
    const { sessionId } = this.#news;
    const agent = this.#agent;
    const input = {
      ...(sessionId === null ? {} : { session_id: sessionId }),
      ...this.#turn,
      ...(agent === null ? {} : { agent_id: agent }),
      ...(this.#agentType === null ? {} : { agent_type: this.#agentType }),
      hook_event_name: name,
      ...fields,
    };
    const event = { dialect: "codex" as const, name, input, line, callId, agent, expect: null };
    return { kind: "event", event };
  }
}

/** A tool of an MCP server has its server in `namespace` (0.12x and later). */
function fullName(payload: JsonObject): string | null {
  const name = stringAt(payload, "name");
  const namespace = stringAt(payload, "namespace");
  if (name === null || namespace === null || namespace === "") return name;
  return namespace.endsWith("__") ? `${namespace}${name}` : `${namespace}__${name}`;
}
