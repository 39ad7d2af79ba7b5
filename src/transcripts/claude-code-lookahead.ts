import type { ReadItem } from "./reader.ts";

/** How much may wait: number of places in the queue, and characters of recording behind them. */
export interface LookAheadLimits {
  places: number;
  characters: number;
}

/** A long sub-agent run fits; memory stays bounded whatever a recording holds. */
const defaultLimits: LookAheadLimits = { places: 2000, characters: 64 * 1024 * 1024 };

/** Places that have left are taken out of the list in such bunches, as each time costs its whole length. */
const tidyAfter = 1000;

/** A place in the queue whose items may still change or be withdrawn. */
export interface Held {
  readonly items: ReadItem[];
  readonly characters: number;
  waiting: boolean;
}

/**
 * Keeps items in order while some of them wait for a later line to tell whether they happened at all.
 * Nothing is held while nothing waits, so reading stays a stream.
 */
export class LookAhead {
  readonly #limits: LookAheadLimits;
  #queue: Held[] = [];
  /** Places before this one have left. */
  #head = 0;
  #characters = 0;

  constructor(limits: LookAheadLimits = defaultLimits) {
    this.#limits = limits;
  }

  /** Adds an item that is certain. `characters` is how long the line is that it came from. */
  add(item: ReadItem, characters = 0): void {
    this.#place({ items: [item], characters, waiting: false });
  }

  /** Adds items that wait for `settle`. */
  hold(items: ReadItem[], characters = 0): Held {
    return this.#place({ items, characters, waiting: true });
  }

  /** Decides about a place: its items stay, or are withdrawn. Too late when the limits have released it before. */
  settle(held: Held, stays: boolean): void {
    if (!held.waiting) return;
    held.waiting = false;
    if (!stays) held.items.length = 0;
  }

  /** Keeps everything that still waits: no more lines will come. */
  settleAll(): void {
    for (const held of this.#queue) held.waiting = false;
  }

  /** Takes out, in order, all items in front of the first one that waits. */
  *ready(): Generator<ReadItem> {
    for (;;) {
      const first = this.#queue[this.#head];
      if (first === undefined) break;
      if (first.waiting) {
        if (!this.#isOverfull()) break;
        first.waiting = false;
      }
      this.#head += 1;
      this.#characters -= first.characters;
      yield* first.items;
    }
    if (this.#head === this.#queue.length || this.#head > tidyAfter) {
      this.#queue = this.#queue.slice(this.#head);
      this.#head = 0;
    }
  }

  #isOverfull(): boolean {
    return (
      this.#queue.length - this.#head > this.#limits.places ||
      this.#characters > this.#limits.characters
    );
  }

  #place(held: Held): Held {
    this.#queue.push(held);
    this.#characters += held.characters;
    return held;
  }
}
