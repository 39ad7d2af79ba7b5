import { createHash } from "node:crypto";

/** Ids of sessions, replaced by others of the same look: the same id by the same one, on every machine. */

/** Every replacement begins so; one that does is not replaced again. */
const beginning = "00000000-";

/** Written by a machine, and long enough not to be found in ordinary text. */
const machineMade = /^(?=.*\d)[\w.:-]{8,200}$/;

/** A recording can have been resumed or put together; a hostile one could name any number. */
const remembered = 16;

/** The ids of the sessions met so far. */
export class SessionIds {
  readonly #newest: { id: string; standIn: string }[] = [];

  /** Remembers an id and gives what stands for it; null when it stays as it is (`demo`, `0000…`). */
  learn(id: string): string | null {
    if (id.startsWith(beginning) || !machineMade.test(id)) return null;
    const known = this.#newest.find((entry) => entry.id === id);
    if (known !== undefined) return known.standIn;
    const standIn = standInFor(id);
    this.#newest.push({ id, standIn });
    if (this.#newest.length > remembered) this.#newest.shift();
    return standIn;
  }

  /** Replaces the ids in a text, as in the name of a recording's file. */
  hide(text: string): { text: string; count: number } {
    let result = text;
    let count = 0;
    for (const { id, standIn } of this.#newest) {
      if (!result.includes(id)) continue;
      const parts = result.split(id);
      count += parts.length - 1;
      result = parts.join(standIn);
    }
    return { text: result, count };
  }
}

function standInFor(id: string): string {
  const hash = createHash("sha256").update(id).digest("hex");
  return `${beginning}${hash.slice(0, 4)}-4${hash.slice(4, 7)}-8${hash.slice(7, 10)}-${hash.slice(10, 22)}`;
}
