import { isObject, type JsonObject, objectAt, stringAt } from "../model/json.ts";
import { OpenCalls } from "./claude-code-calls.ts";
import type { Chain, Chains } from "./claude-code-chains.ts";
import type { WrittenBefore } from "./claude-code-copies.ts";
import { type CallResult, fateOf } from "./claude-code-fates.ts";
import { textsIn } from "./claude-code-prompt.ts";
import type { Teller } from "./claude-code-teller.ts";
import { isSet, valueAt } from "./records.ts";

/** Where a block of a message stands. */
export interface Position {
  chain: Chain;
  line: number;
  /** Length of the line in characters. */
  length: number;
}

/** A hook run that the recording itself tells of. */
export interface RecordedRun {
  event: string;
  /** `PreToolUse:Bash`, `SessionStart:startup` … */
  name: string;
  /** What it ran for: a tool call, or an id that all runs of one moment share. */
  id: string | null;
  blocked: boolean;
}

/** Tools that start a sub-agent; the first is the older name. */
const agentTools: readonly string[] = ["Task", "Agent"];

/** Pairs tool calls with their answers and tells the events around them. */
export class ToolCalls {
  readonly #teller: Teller;
  readonly #chains: Chains;
  readonly #before: WrittenBefore;
  readonly #open = new OpenCalls();
  /** Tools for which the recording has shown a PostToolUseFailure run. */
  readonly #failuresRecorded = new Set<string>();

  constructor(teller: Teller, chains: Chains, before: WrittenBefore) {
    this.#teller = teller;
    this.#chains = chains;
    this.#before = before;
  }

  /**
   * A `tool_use` block. Its PreToolUse waits for the answer: only that tells whether the call reached its hooks.
   * Calls that share a `message.id` run at the same time; their events keep the order of the file.
   */
  call(block: JsonObject, { chain, line, length }: Position): void {
    const tool = stringAt(block, "name");
    if (tool === null) {
      this.#teller.skip(line, "a tool call has no name");
      return;
    }
    const id = stringAt(block, "id");
    if (id !== null && this.#before.hasCall(id)) return;
    const input = objectAt(block, "input") ?? {};
    const origin = { chain, line, callId: id };
    const own = {
      tool_name: tool,
      tool_input: input,
      ...(id === null ? {} : { tool_use_id: id }),
    };
    const items = [this.#teller.item("PreToolUse", own, origin)];
    let start: JsonObject | null = null;
    if (agentTools.includes(tool)) {
      const type = stringAt(input, "subagent_type");
      const typed = type === null ? {} : { agent_type: type };
      const item = this.#teller.item("SubagentStart", typed, origin);
      start = item.event.input;
      items.push(item);
    }
    const held = this.#teller.queue.hold(items, length);
    const hooks = { pre: false, post: false, failure: false, blocked: false };
    for (const gone of this.#open.add({ id, tool, input, held, start, hooks })) {
      this.#teller.queue.settle(gone.held, true);
      this.#teller.notice(
        "too many tool calls are open at once: the oldest have no PostToolUse in this replay",
      );
    }
  }

  /** The `tool_result` blocks of a user record. */
  results(blocks: readonly JsonObject[], record: JsonObject, position: Position): void {
    // The structured result belongs to the record, so it says nothing when the record answers several calls.
    const structured = blocks.length === 1 ? valueAt(record, "toolUseResult") : null;
    const denialKind = stringAt(record, "toolDenialKind");
    for (const block of blocks) {
      const isError = isSet(block, "is_error");
      const text = textsIn(valueAt(block, "content")).join("\n");
      this.#result(block, { isError, text, structured, denialKind }, position);
    }
  }

  /** A recorded hook run; what it tells of a call is better than any guess. */
  ran({ event, id, blocked }: RecordedRun): void {
    const call = id === null ? null : this.#open.get(id);
    if (call === null) return;
    if (event === "PreToolUse") {
      call.hooks.pre = true;
      call.hooks.blocked ||= blocked;
    } else if (event === "PostToolUse") {
      call.hooks.post = true;
    } else if (event === "PostToolUseFailure") {
      call.hooks.failure = true;
      this.#failuresRecorded.add(call.tool);
    }
  }

  #result(block: JsonObject, answer: CallResult, { chain, line, length }: Position): void {
    const call = this.#open.answered(stringAt(block, "tool_use_id"));
    if (call === null) return;
    const fate = fateOf(call.tool, answer, call.hooks, this.#failuresRecorded.has(call.tool));
    const structured = isObject(answer.structured) ? answer.structured : {};
    const agentId = stringAt(structured, "agentId");
    if (call.start !== null && agentId !== null) call.start.agent_id = agentId;
    // A refused call starts no sub-agent.
    if (fate === "stopped") call.held.items.splice(1);
    this.#teller.queue.settle(call.held, fate !== "unreached");
    if (call.start !== null) {
      this.#endAgents(agentId, stringAt(call.input, "prompt"), stringAt(call.start, "agent_type"));
    }
    const own = {
      tool_name: call.tool,
      tool_input: call.input,
      ...(call.id === null ? {} : { tool_use_id: call.id }),
    };
    const origin = { chain, line, callId: call.id, length };
    if (fate === "succeeded") {
      const response = answer.structured ?? valueAt(block, "content");
      this.#teller.tell("PostToolUse", { ...own, tool_response: response }, origin);
    } else if (fate === "failed") {
      this.#teller.tell("PostToolUseFailure", { ...own, error: answer.text }, origin);
    }
  }

  /** Ends side-chains that stand in the same file, once the call that started them is answered. */
  #endAgents(agentId: string | null, task: string | null, type: string | null): void {
    for (const chain of this.#chains.startedBy(agentId, task)) {
      chain.agentType ??= type;
      this.#teller.endTurn(chain);
      this.#chains.drop(chain);
    }
  }
}

/** The hook run a progress or attachment record tells of; null when it tells of something else. */
export function recordedRun(record: JsonObject): RecordedRun | null {
  const data = objectAt(record, "data") ?? objectAt(record, "attachment");
  const event = data && stringAt(data, "hookEvent");
  if (data === null || event === null) return null;
  const kind = stringAt(data, "type") ?? "";
  // An `async_hook_response` comes whenever its hook is done, so it says nothing about this moment.
  if (!kind.startsWith("hook_")) return null;
  return {
    event,
    name: stringAt(data, "hookName") ?? event,
    id: stringAt(data, "toolUseID") ?? stringAt(record, "toolUseID"),
    blocked: kind === "hook_blocking_error",
  };
}
