import type { JsonObject, JsonValue } from "../model/json.ts";
import { BoundedMap } from "./bounded-map.ts";

/** A tool call of a conversation that was recorded without the agent around it. */
export interface ConversationCall {
  /** Null in formats that have none; such calls are answered in order. */
  id: string | null;
  tool: string;
  input: JsonObject;
}

/** What a call gave. */
export interface CallOutcome {
  /** As recorded. */
  content: JsonValue;
  /** The same as a text. */
  text: string;
  failed: boolean;
}

/** What one message or step of a recording says. `line` is null where the format has none. */
export type ConversationStep =
  | { kind: "prompt"; text: string; line: number | null }
  /** What the model said; its calls come after it. */
  | { kind: "answer"; text: string; line: number | null }
  | { kind: "call"; call: ConversationCall; line: number | null }
  | { kind: "result"; id: string | null; outcome: CallOutcome; line: number | null }
  | { kind: "unreadable"; why: string; line: number | null };

/** A moment of a conversation that some hook of any agent listens to. */
export type ConversationMoment =
  | { kind: "start"; line: number | null }
  | { kind: "end"; line: number | null }
  | { kind: "prompt"; text: string; line: number | null }
  | { kind: "before"; call: ConversationCall; line: number | null }
  | { kind: "after"; call: ConversationCall; outcome: CallOutcome; line: number | null }
  | { kind: "stop"; prompt: string; said: string; line: number | null };

/** Follows a conversation step by step, and tells its moments. */
export class Conversation {
  /** By id. Of too many the oldest get no second moment. */
  readonly #open = new BoundedMap<string | number, ConversationCall>();
  /** Calls without an id, by the number they got. */
  readonly #nameless = new BoundedMap<number, number>();
  #count = 0;
  #started = false;
  #prompt = "";
  /** The newest answer, as long as it may have been the last of its turn. */
  #said: { text: string; line: number | null } | null = null;
  #line: number | null = null;

  *step(step: ConversationStep): Generator<ConversationMoment> {
    const { line } = step;
    if (!this.#started) yield { kind: "start", line };
    this.#started = true;
    this.#line = line;
    if (step.kind === "prompt") {
      yield* this.#stop();
      this.#prompt = step.text;
      yield { kind: "prompt", text: step.text, line };
    } else if (step.kind === "answer") {
      this.#said = { text: step.text, line };
    } else if (step.kind === "call") {
      this.#said = null;
      this.#add(step.call);
      yield { kind: "before", call: step.call, line };
    } else if (step.kind === "result") {
      const call = this.#take(step.id);
      if (call !== undefined) yield { kind: "after", call, outcome: step.outcome, line };
    }
  }

  /** No more steps will come. */
  *end(): Generator<ConversationMoment> {
    yield* this.#stop();
    if (this.#started) yield { kind: "end", line: this.#line };
  }

  /** The turn is over, if the model spoke last: a call it made would have had a result and another answer. */
  *#stop(): Generator<ConversationMoment> {
    const said = this.#said;
    this.#said = null;
    if (said !== null) {
      yield { kind: "stop", prompt: this.#prompt, said: said.text, line: said.line };
    }
  }

  #add(call: ConversationCall): void {
    this.#count += 1;
    if (call.id === null) this.#nameless.set(this.#count, this.#count);
    this.#open.set(call.id ?? this.#count, call);
  }

  #take(id: string | null): ConversationCall | undefined {
    const key = id ?? this.#nameless.takeOldest();
    return key === undefined ? undefined : this.#open.take(key);
  }
}
