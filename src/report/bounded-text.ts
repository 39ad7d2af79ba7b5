/** Rows that belong together, with what stands around them. */
export interface TextList {
  open: string;
  items: readonly string[];
  close: string;
  /** Said in place of rows that did not fit. */
  left: (number: number) => string;
}

/** Room kept for the words that say what was left out. */
const reserve = 400;

/** A document that never grows beyond a number of bytes and always keeps its end. */
export class BoundedText {
  readonly #parts: string[] = [];
  readonly #end: string;
  #room: number;
  #dropped = 0;

  /**
   * @param maxBytes in UTF-8
   * @param end stands at the end whatever is left out
   */
  constructor(maxBytes: number, end: string) {
    this.#end = end;
    this.#room = maxBytes - Buffer.byteLength(end) - reserve;
  }

  /** Adds a block, whole or not at all. */
  add(block: string): void {
    if (block === "") return;
    const size = Buffer.byteLength(block);
    if (size > this.#room) this.#dropped++;
    else {
      this.#parts.push(block);
      this.#room -= size;
    }
  }

  /** Adds a list with as many of its items as fit; nothing of it when not even one does, or there is none. */
  addList(list: TextList): void {
    const [first] = list.items;
    if (first === undefined) return;
    const frame = Buffer.byteLength(list.open + list.close + list.left(list.items.length));
    if (frame + Buffer.byteLength(first) > this.#room) {
      this.#dropped++;
      return;
    }
    this.#room -= frame;
    this.#parts.push(list.open);
    let number = 0;
    for (const item of list.items) {
      const size = Buffer.byteLength(item);
      if (size > this.#room) break;
      this.#parts.push(item);
      this.#room -= size;
      number++;
    }
    if (number < list.items.length) this.#parts.push(list.left(list.items.length - number));
    this.#parts.push(list.close);
  }

  /** The whole document. */
  finish(): string {
    const left =
      this.#dropped === 0
        ? ""
        : `**${this.#dropped} more ${this.#dropped === 1 ? "section was" : "sections were"} left out: the platform limits the size of a summary. The log of this step has everything.**\n\n`;
    return this.#parts.join("") + left + this.#end;
  }
}
