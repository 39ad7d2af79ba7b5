import { isObject, type JsonObject, type JsonValue, objectAt, stringAt } from "../model/json.ts";
import { BoundedMap } from "./bounded-map.ts";
import type { Held, LookAhead } from "./claude-code-lookahead.ts";
import { contentText } from "./content-text.ts";
import type { ReadItem } from "./reader.ts";
import { isSet, valueAt } from "./records.ts";

/** A call that has no result yet. */
interface OpenCall {
  fields: JsonObject;
  /** `pre-tool-call` and `pre-subagent`, waiting for the result. */
  held: Held;
  /** Fields of the sub-agent's events, when the call starts one and waits for it. */
  subagent: JsonObject | null;
  /** Milliseconds since 1970; null when not recorded. */
  time: number | null;
  /** Somebody said no when asked. */
  refused: boolean;
}

/** Makes an event out of its name and its own fields. */
export type Tell = (name: string, fields: JsonObject, callId: string | null) => ReadItem;

/** How the result of a call begins that never got as far as its hooks (read in the source of August 2026). */
const unreached: readonly RegExp[] = [
  /^Tool "[^"]*" not found/,
  /^Invalid args for tool "/,
  /^Tool skipped because a previous tool call stopped the turn/,
  /^This tool call was not executed: /,
];

/** How it begins when hooks ran, but the tool did not. */
const stops: readonly RegExp[] = [
  /^Tool "[^"]*" was not run because /,
  /^Tool "[^"]*" was denied\b/,
  /^Tool call "[^"]*" was blocked/,
];

/** Tools that start a sub-agent. */
const agentTools: readonly string[] = ["Agent", "Task"];

/** Pairs the calls of a wire log with their results. */
export class KimiCalls {
  readonly #queue: LookAhead;
  /** By id. Of too many the oldest keep their first event and get no second. */
  readonly #open = new BoundedMap<string, OpenCall>();
  /** Calls that were refused before they were recorded: the answer to the question comes first. */
  readonly #refusals = new BoundedMap<string, true>();

  constructor(queue: LookAhead) {
    this.#queue = queue;
  }

  /** A `permission.record_approval_result`. */
  asked(record: JsonObject): void {
    const id = stringAt(record, "toolCallId");
    const decision = stringAt(objectAt(record, "result") ?? {}, "decision");
    if (id === null || decision === null || decision === "approved") return;
    this.#refusals.set(id, true);
    const call = this.#open.get(id);
    if (call !== undefined) call.refused = true;
  }

  /** A `tool.call`; false when it has no name. `length` is that of its line, in characters. */
  call(event: JsonObject, time: number | null, length: number, tell: Tell): boolean {
    const tool = stringAt(event, "name");
    if (tool === null) return false;
    const id = stringAt(event, "toolCallId");
    const input = objectAt(event, "args") ?? {};
    const own = id === null ? {} : { tool_use_id: id };
    const fields = { tool_name: tool, tool_input: input, ...own };
    const subagent = agentTools.includes(tool) ? subagentFields(input) : null;
    const items = [tell("pre-tool-call", fields, id)];
    if (subagent !== null) items.push(tell("pre-subagent", subagent, id));
    const held = this.#queue.hold(items, length);
    if (id === null) {
      this.#queue.settle(held, true);
      return true;
    }
    const waits = subagent !== null && !isSet(input, "run_in_background");
    const refused = this.#refusals.take(id) !== undefined;
    const call = { fields, held, subagent: waits ? subagent : null, time, refused };
    for (const gone of this.#open.set(id, call, length)) this.#queue.settle(gone.held, true);
    return true;
  }

  /** A `tool.result`. `characters` is the length of its line. */
  result(event: JsonObject, time: number | null, characters: number, tell: Tell): void {
    const id = stringAt(event, "toolCallId");
    const call = id === null ? undefined : this.#open.take(id);
    if (call === undefined) return;
    const result = valueAt(event, "result");
    const output = isObject(result) ? valueAt(result, "output") : result;
    const failed = isObject(result) && isSet(result, "isError");
    const text = contentText(output);
    const stopped = call.refused || (failed && stops.some((beginning) => beginning.test(text)));
    const missed = failed && unreached.some((beginning) => beginning.test(text));
    // A refused call starts no sub-agent.
    if (stopped) call.held.items.splice(1);
    this.#queue.settle(call.held, !missed);
    if (stopped || missed) return;
    if (call.subagent !== null) this.#queue.add(tell("post-subagent", call.subagent, id));
    const took =
      time === null || call.time === null ? {} : { duration_ms: Math.max(0, time - call.time) };
    const outcome: JsonObject = failed
      ? { tool_output: null, error: text }
      : { tool_output: output, error: null };
    const name = failed ? "post-tool-call-failure" : "post-tool-call";
    this.#queue.add(tell(name, { ...call.fields, ...outcome, ...took }, id), characters);
  }
}

function subagentFields(input: JsonObject): JsonObject {
  const type = stringAt(input, "subagent_type");
  const task: JsonValue = stringAt(input, "prompt");
  return {
    ...(type === null ? {} : { subagent_name: type, subagent_type: type }),
    ...(task === null ? {} : { task_description: task }),
  };
}
