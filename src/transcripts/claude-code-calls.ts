import type { JsonObject } from "../model/json.ts";
import type { RecordedHooks } from "./claude-code-fates.ts";
import type { Held } from "./claude-code-lookahead.ts";

/** A tool call that has no answer yet. */
export interface OpenCall {
  readonly id: string | null;
  readonly tool: string;
  readonly input: JsonObject;
  /** Its PreToolUse (and SubagentStart), waiting for the answer. */
  readonly held: Held;
  /** The payload of its SubagentStart, when it starts a sub-agent. */
  readonly start: JsonObject | null;
  /** Hook runs the recording tells of. */
  readonly hooks: RecordedHooks;
}

/** How many calls may be open, and how many characters of recording behind them. */
export interface OpenCallLimits {
  calls: number;
  characters: number;
}

const defaultLimits: OpenCallLimits = { calls: 10_000, characters: 64 * 1024 * 1024 };

/** The calls of a session that wait for their answer. */
export class OpenCalls {
  readonly #limits: OpenCallLimits;
  /** By id; calls without one get a number. */
  readonly #open = new Map<string | number, OpenCall>();
  readonly #withoutId = new Set<number>();
  #characters = 0;
  #count = 0;

  constructor(limits: OpenCallLimits = defaultLimits) {
    this.#limits = limits;
  }

  /** Remembers a call. Gives back the oldest ones, when they had to go for it: their answers will find nothing. */
  add(call: OpenCall): OpenCall[] {
    this.#count += 1;
    const key = call.id ?? this.#count;
    this.#take(key);
    this.#characters += call.held.characters;
    this.#open.set(key, call);
    if (typeof key === "number") this.#withoutId.add(key);
    return this.#holds(1) ? [] : this.#giveUpOldest(key);
  }

  /** The open call with this id. */
  get(id: string): OpenCall | null {
    return this.#open.get(id) ?? null;
  }

  /** Takes out the call that a result answers: by id, or the oldest one without. Null when there is none. */
  answered(id: string | null): OpenCall | null {
    if (id !== null) return this.#take(id);
    const [oldest] = this.#withoutId;
    return oldest === undefined ? null : this.#take(oldest);
  }

  /** Goes a little below the limits, as looking for the oldest costs more the more have gone before it. */
  #giveUpOldest(newest: string | number): OpenCall[] {
    const gone: OpenCall[] = [];
    for (const oldest of this.#open.keys()) {
      const call = oldest === newest || this.#holds(0.9) ? null : this.#take(oldest);
      if (call === null) break;
      gone.push(call);
    }
    return gone;
  }

  /** Whether what is open keeps to this share of the limits. */
  #holds(share: number): boolean {
    const { calls, characters } = this.#limits;
    return (
      this.#open.size <= Math.ceil(calls * share) &&
      this.#characters <= Math.ceil(characters * share)
    );
  }

  #take(key: string | number): OpenCall | null {
    const call = this.#open.get(key);
    if (call === undefined) return null;
    this.#open.delete(key);
    if (typeof key === "number") this.#withoutId.delete(key);
    this.#characters -= call.held.characters;
    return call;
  }
}
