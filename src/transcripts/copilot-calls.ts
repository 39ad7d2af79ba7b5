import { isObject, type JsonObject, type JsonValue, objectAt, stringAt } from "../model/json.ts";
import { BoundedMap } from "./bounded-map.ts";
import { parseText } from "./content-text.ts";
import { listAt, valueAt } from "./records.ts";

/** Of calls that look the same, so many are told apart. */
const mostAlike = 100;

/** Longer arguments are compared by their two ends and their length. */
const longestCompared = 2000;

/** A tool call of the running turn, or of one before it that is not done yet. */
export interface CopilotCall {
  id: string;
  tool: string;
  args: JsonValue;
  /** Line where it was first heard of. */
  line: number;
  agent: string | null;
  /** Its `preToolUse` is told, or on its way. */
  before: boolean;
  /** Recorded inputs that were taken for it, by moment. */
  claimed: Set<string>;
}

/** The calls of a session. Recorded hook inputs mostly name no call: it is known by its tool and arguments. */
export class CopilotCalls {
  readonly #byId = new BoundedMap<string, CopilotCall>();
  /** By signature, and by tool alone; of the running turn only. */
  readonly #alike = new BoundedMap<string, CopilotCall[]>();
  /** Calls whose `preToolUse` has not been told. */
  readonly #waiting = new Map<string, CopilotCall>();
  #done: string[] = [];

  get(id: string): CopilotCall | null {
    return this.#byId.get(id) ?? null;
  }

  /** Remembers a call that was asked for. `length` is that of its line, in characters. */
  add(call: Omit<CopilotCall, "before" | "claimed">, length: number): CopilotCall {
    const known = this.#byId.get(call.id);
    if (known !== undefined) return known;
    const added = { ...call, before: false, claimed: new Set<string>() };
    for (const gone of this.#byId.set(call.id, added, length)) this.#waiting.delete(gone.id);
    this.#waiting.set(call.id, added);
    for (const key of [signature(call.tool, call.args), call.tool]) {
      const alike = (this.#alike.get(key) ?? []).slice(1 - mostAlike);
      this.#alike.set(key, [...alike, added], key.length);
    }
    return added;
  }

  /** Its `preToolUse` is told. */
  told(call: CopilotCall): void {
    call.before = true;
    this.#waiting.delete(call.id);
  }

  /** It has its result. */
  done(call: CopilotCall): void {
    this.#done.push(call.id);
  }

  /**
   * The call a recorded input belongs to: the first with this tool and these arguments that has none for this moment,
   * else the last one that has. Null when there is no such call. Where the arguments were not recorded, the tool is enough.
   */
  claim(input: JsonObject, moment: string): CopilotCall | null {
    const key = hasArguments(input) ? signatureOf(input) : toolOf(input);
    const calls = key === null ? [] : (this.#alike.get(key) ?? []);
    const call = calls.find((known) => !known.claimed.has(moment)) ?? calls.at(-1) ?? null;
    call?.claimed.add(moment);
    return call;
  }

  /** The calls whose `preToolUse` has not been told, oldest first. */
  waiting(): CopilotCall[] {
    return [...this.#waiting.values()];
  }

  /** A turn is over; calls can outlive it. */
  forgetDone(): void {
    this.#alike.clear();
    for (const id of this.#done) this.#byId.take(id);
    this.#done = [];
  }
}

/** What tells a call from others in a hook's input; null when the input is not about a call. */
export function signatureOf(input: JsonObject): string | null {
  const tool = toolOf(input);
  if (tool === null) return null;
  return signature(tool, valueAt(input, "toolArgs") ?? valueAt(input, "tool_input"));
}

function toolOf(input: JsonObject): string | null {
  return stringAt(input, "toolName") ?? stringAt(input, "tool_name");
}

function hasArguments(input: JsonObject): boolean {
  return Object.hasOwn(input, "toolArgs") || Object.hasOwn(input, "tool_input");
}

/** Arguments stand in records as an object, or as its text. */
function signature(tool: string, args: JsonValue): string {
  const value = typeof args === "string" ? (parseText(args) ?? args) : args;
  const text = JSON.stringify(value);
  const short =
    text.length <= longestCompared
      ? text
      : `${text.length} ${text.slice(0, longestCompared / 2)} ${text.slice(-longestCompared / 2)}`;
  return `${tool} ${short}`;
}

/** The inputs of several calls that one recorded `preToolUse` stands for (1.0.7x): one each, with the call's id. */
export function splitInput(input: JsonObject): { id: string | null; input: JsonObject }[] {
  const calls = listAt(input, "toolCalls");
  if (calls === null) return [{ id: null, input }];
  const { toolCalls: _, ...rest } = input;
  return calls.filter(isObject).flatMap((call) => {
    const toolName = stringAt(call, "name");
    if (toolName === null) return [];
    const toolArgs = objectAt(call, "args") ?? valueAt(call, "args");
    return [{ id: stringAt(call, "id"), input: { ...rest, toolName, toolArgs } }];
  });
}
