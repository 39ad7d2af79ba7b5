import { BoundedMap } from "./bounded-map.ts";
import { type Held, LookAhead } from "./claude-code-lookahead.ts";
import type { EventItem } from "./claude-code-teller.ts";
import type { ReadItem } from "./reader.ts";

/** One moment for which a hook could run: what was recorded of it, or made out for it, so far. */
interface Moment {
  /** Null when the recorded input has been told already. */
  held: Held | null;
  /** The recorded input, without its time, as a text; null when there is none. */
  exact: string | null;
}

/**
 * Puts recorded hook inputs in the place of events made out from other records. Either can come first; a moment for which
 * several hooks ran is told once.
 */
export class Moments {
  readonly queue = new LookAhead();
  readonly #open = new BoundedMap<string, Moment>();

  /** A recorded input: it is told as it is. `key` names its moment. */
  recorded(key: string, item: EventItem): void {
    const { timestamp: _, ...input } = item.event.input;
    const exact = JSON.stringify(input);
    const moment = this.#open.get(key);
    if (moment?.exact === exact) return;
    if (moment === undefined || moment.exact !== null || moment.held === null) {
      this.queue.add(item);
    } else {
      moment.held.items.splice(0, moment.held.items.length, item);
      this.queue.settle(moment.held, true);
    }
    this.#set(key, { held: null, exact });
  }

  /**
   * An event made out from other records: it stands where no recorded input does. True when one did.
   * @param keys names of its moment; under the first its recorded inputs are known to the end of the turn
   * @param again the same moment can come again: forget the recorded input that was used
   */
  madeOut(keys: readonly string[], item: EventItem, again: boolean, characters = 0): boolean {
    const used = keys.find((key) => (this.#open.get(key)?.exact ?? null) !== null);
    const [first] = keys;
    if (used !== undefined) {
      if (again || used !== first) this.#open.take(used);
      return true;
    }
    const held = this.queue.hold([item], characters);
    if (first !== undefined) this.#set(first, { held, exact: null });
    return false;
  }

  /** Adds an item that is certain. */
  add(item: ReadItem): void {
    this.queue.add(item);
  }

  /** What has no recorded input by now never will. */
  settle(): void {
    this.queue.settleAll();
    this.#open.clear();
  }

  #set(key: string, moment: Moment): void {
    for (const gone of this.#open.set(key, moment, key.length + (moment.exact?.length ?? 0))) {
      if (gone.held !== null) this.queue.settle(gone.held, true);
    }
  }
}
