import { isObject, type JsonObject, type JsonValue, objectAt, stringAt } from "../model/json.ts";
import { Chains } from "./claude-code-chains.ts";
import { WrittenBefore } from "./claude-code-copies.ts";
import { failureInAnswer, finalApiError } from "./claude-code-errors.ts";
import { isStopFeedback, readUserText, textsIn } from "./claude-code-prompt.ts";
import { SessionStarts } from "./claude-code-starts.ts";
import { Teller } from "./claude-code-teller.ts";
import { type Position, type RecordedRun, recordedRun, ToolCalls } from "./claude-code-tools.ts";
import { isSet, valueAt } from "./records.ts";

/** Records of the conversation; all others are book-keeping. */
const conversation: ReadonlySet<string> = new Set([
  "user",
  "assistant",
  "system",
  "progress",
  "attachment",
]);

/** Queued input that is submitted as a prompt; `!` commands are not. */
const queuedPrompts: ReadonlySet<string> = new Set(["prompt", "task-notification"]);

/** Model name on answers that the program makes up itself ("No response requested."). */
const madeUp = "<synthetic>";

/** Rebuilds the hook events of one session, record by record, in the order in which hooks would have got them. */
export class ClaudeCodeSession {
  /** Where the items come out. */
  readonly teller = new Teller();
  readonly #chains = new Chains();
  readonly #before = new WrittenBefore();
  readonly #tools = new ToolCalls(this.teller, this.#chains, this.#before);
  readonly #starts = new SessionStarts(this.teller, this.#chains.main);

  /** Takes one record. `length` is its line's length in characters. */
  accept(record: JsonObject, line: number, length: number): void {
    const type = stringAt(record, "type");
    if (type === null) this.teller.skip(line, "it has no `type`");
    if (type === "permission-mode") this.teller.note(record);
    if (type === null || !conversation.has(type)) return;
    const chain = this.#chains.of(record);
    if (chain.agent === null) this.#starts.record(record, line);
    this.teller.note(record);
    // Progress is not repeated when a session is, and there is too much of it to remember.
    if (type !== "progress" && this.#before.has(record)) return;
    const position = { chain, line, length };
    if (type === "user") this.#user(record, position);
    else if (type === "assistant") this.#assistant(record, position);
    else if (type === "system") this.#system(record, position);
    else this.#aside(record, position);
  }

  /** No more records will come. `line` is the last one's. */
  end(line: number): void {
    const { main } = this.#chains;
    this.teller.queue.settleAll();
    this.teller.endTurn(main);
    for (const chain of this.#chains.sides()) this.teller.endTurn(chain);
    if (this.#starts.started) {
      this.teller.tell("SessionEnd", { reason: "other" }, { chain: main, line });
    }
  }

  #user(record: JsonObject, position: Position): void {
    const { chain, line } = position;
    const content = this.#content(record, line);
    if (content === null) return;
    this.#tools.results(blocksIn(content, "tool_result"), record, position);
    if (isSet(record, "isCompactSummary")) {
      if (chain.agent === null) this.#starts.summary(textsIn(content).join("\n"), line);
    } else if (isSet(record, "isMeta") || isSet(record, "isVisibleInTranscriptOnly")) {
      if (isStopFeedback(content)) this.#sentBack(position);
    } else {
      this.#said(content, record, position);
    }
  }

  /** Something the user sent: a prompt, a command, or an interruption. */
  #said(content: JsonValue, record: JsonObject, position: Position): void {
    const { chain } = position;
    const said = readUserText(content);
    if (said === null) return;
    if (said.kind === "interrupted") {
      chain.turn.interrupt();
      return;
    }
    this.teller.endTurn(chain);
    if (said.kind === "command") return;
    if (this.#before.hasPrompt(stringAt(record, "timestamp"), said.text)) return;
    chain.turn.begin();
    // A sub-agent's first prompt comes from the agent, not from the user.
    if (chain.agent === null) {
      this.teller.tell("UserPromptSubmit", { prompt: said.text }, position);
    }
    chain.task ??= said.text;
  }

  #assistant(record: JsonObject, position: Position): void {
    const { chain, line } = position;
    const content = this.#content(record, line);
    const message = objectAt(record, "message");
    if (content === null || message === null) return;
    if (chain.agent === null) this.#starts.settle();
    const text = textsIn(content).join("\n").trim() || null;
    const failure = failureInAnswer(record, text);
    if (failure !== null) {
      chain.turn.fail(failure, line);
    } else if (stringAt(message, "model") !== madeUp) {
      const calls = blocksIn(content, "tool_use");
      const id = stringAt(message, "id") ?? `line ${line}`;
      chain.turn.answer(id, text, calls.length > 0, line);
      for (const call of calls) this.#tools.call(call, position);
    }
  }

  #system(record: JsonObject, { chain, line }: Position): void {
    const subtype = stringAt(record, "subtype");
    if (subtype === "stop_hook_summary") this.teller.endTurn(chain, true);
    if (subtype === "turn_duration") this.teller.endTurn(chain);
    if (subtype === "compact_boundary" && chain.agent === null) this.#starts.boundary(record, line);
    const failure = subtype === "api_error" ? finalApiError(record) : null;
    if (failure !== null) chain.turn.fail(failure, line);
  }

  /** Progress and attachments: recorded hook runs, queued prompts, news of sub-agents. */
  #aside(record: JsonObject, position: Position): void {
    const run = recordedRun(record);
    const data = objectAt(record, "data") ?? objectAt(record, "attachment") ?? {};
    const kind = stringAt(data, "type");
    if (run !== null) this.#ran(run, position);
    if (kind === "agent_progress") {
      this.teller.notice(
        "the tool calls of sub-agents are not in this file: replay `subagents/agent-*.jsonl` too",
      );
    }
    if (kind === "queued_command" && position.chain.agent === null) {
      const mode = stringAt(data, "commandMode") ?? "prompt";
      if (queuedPrompts.has(mode)) this.#said(valueAt(data, "prompt"), record, position);
    }
  }

  #ran(run: RecordedRun, position: Position): void {
    const { chain, line } = position;
    const stop = chain.agent === null ? "Stop" : "SubagentStop";
    if (run.event === "SessionStart") {
      if (chain.agent === null) this.#starts.recorded(run, line);
    } else if (run.event !== stop) {
      this.#tools.ran(run);
    } else if (run.blocked) {
      this.#sentBack(position);
    } else {
      this.teller.endTurn(chain, true);
    }
  }

  /** A stop hook refused to let the model stop. */
  #sentBack({ chain }: Position): void {
    this.teller.endTurn(chain, true);
    chain.turn.sentBack();
  }

  /** The content of a message; null, with a word on why, when there is none. */
  #content(record: JsonObject, line: number): JsonValue {
    const message = objectAt(record, "message");
    const content = message && valueAt(message, "content");
    if (typeof content === "string" || Array.isArray(content)) return content;
    this.teller.skip(
      line,
      message === null
        ? "its `message` is not an object"
        : "its `message.content` is neither a text nor a list",
    );
    return null;
  }
}

function blocksIn(content: JsonValue, type: string): JsonObject[] {
  const blocks = Array.isArray(content) ? content.filter(isObject) : [];
  return blocks.filter((block) => block.type === type);
}
