/** How a turn of the model ended. */
export type TurnEnd =
  | {
      kind: "stop";
      /** A stop hook has refused to end the turn before. */
      again: boolean;
      /** What the model said last; null when it said nothing. */
      said: string | null;
      line: number;
    }
  | { kind: "failure"; failure: TurnFailure; line: number };

/** The API error that ended a turn, in the vendor's words. */
export interface TurnFailure {
  error: string;
  details: string | null;
  said: string | null;
}

/**
 * Where one conversation (the main one, or a sub-agent's) stands in its turn.
 * A turn has ended when its last message has text and calls no tool; nothing in the recording says so directly.
 */
export class Turn {
  #messageId: string | null = null;
  #called = false;
  #said: string | null = null;
  #line = 0;
  #failure: TurnFailure | null = null;
  #again = false;

  /** A new prompt: no stop hook has prolonged this turn yet. Call `end` before. */
  begin(): void {
    this.#close();
    this.#again = false;
  }

  /** A stop hook sent the model back to work. Call `end` before. */
  sentBack(): void {
    this.#again = true;
  }

  /** The user broke the turn off: no stop event. */
  interrupt(): void {
    this.#close();
  }

  /** A line of an answer; several lines with the same `messageId` are one message. */
  answer(messageId: string, text: string | null, called: boolean, line: number): void {
    if (messageId !== this.#messageId) {
      this.#messageId = messageId;
      this.#called = false;
      this.#said = null;
    }
    this.#called ||= called;
    if (text !== null) this.#said = text;
    this.#failure = null;
    this.#line = line;
  }

  /** The API gave up on this turn. */
  fail(failure: TurnFailure, line: number): void {
    this.#failure = failure;
    this.#line = line;
  }

  /**
   * Closes the turn, if it has ended, and says how; null when it is still going on or there is none.
   * @param confirmed the recording says that stop hooks ran here: the turn is over whatever its last message was
   * (seen on 2.1.39: an empty last answer is not written down)
   */
  end(confirmed: boolean): TurnEnd | null {
    const line = this.#line;
    if (this.#failure !== null) {
      const failure = this.#failure;
      this.#close();
      return { kind: "failure", failure, line };
    }
    if (this.#messageId === null) return null;
    const said = this.#called ? null : this.#said;
    if (said === null && !confirmed) return null;
    this.#close();
    return { kind: "stop", again: this.#again, said, line };
  }

  #close(): void {
    this.#messageId = null;
    this.#called = false;
    this.#said = null;
    this.#failure = null;
  }
}
