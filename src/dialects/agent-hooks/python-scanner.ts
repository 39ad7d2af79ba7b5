/** Python's compiler rejects the pattern: its own words and the place, counted in characters from 0. */
export class PatternError extends Error {
  override name = "PatternError";
  readonly position: number | null;

  constructor(problem: string, position: number | null) {
    super(position === null ? problem : `${problem} at position ${position}`);
    this.position = position;
  }
}

/** Walks over a pattern in tokens: single characters, and a backslash with the character after it. */
export class PatternScanner {
  readonly #characters: readonly string[];
  #at = 0;

  constructor(pattern: string) {
    this.#characters = [...pattern];
  }

  /** Characters before the next token. */
  get position(): number {
    return this.#at;
  }

  /** The next token; null at the end. @throws PatternError for a backslash with nothing after it */
  peek(): string | null {
    const character = this.#characters[this.#at];
    if (character === undefined) return null;
    if (character !== "\\") return character;
    const escaped = this.#characters[this.#at + 1];
    if (escaped === undefined) throw this.error("bad escape (end of pattern)");
    return character + escaped;
  }

  take(): string | null {
    const token = this.peek();
    if (token !== null) this.#at += lengthOf(token);
    return token;
  }

  accept(token: string): boolean {
    if (this.peek() !== token) return false;
    this.take();
    return true;
  }

  /** Up to `most` tokens of one character each that `allowed` fits. */
  takeWhile(allowed: RegExp, most = Number.POSITIVE_INFINITY): string {
    let taken = "";
    for (let count = 0; count < most; count++) {
      const token = this.peek();
      if (token === null || !allowed.test(token)) break;
      taken += token;
      this.take();
    }
    return taken;
  }

  /** Everything before `end`, which is taken as well. @param what for the words of the error: `group name` */
  takeUntil(end: string, what: string): string {
    let taken = "";
    for (;;) {
      const token = this.take();
      if (token === end && taken !== "") return taken;
      if (token === end) throw this.error(`missing ${what}`, 1);
      if (token === null && taken === "") throw this.error(`missing ${what}`);
      if (token === null) {
        throw this.error(`missing ${end}, unterminated name`, lengthOf(taken));
      }
      taken += token;
    }
  }

  /** Goes back to a position taken before. */
  rewind(position: number): void {
    this.#at = position;
  }

  /** @param back how many characters before the next token the problem stands */
  error(problem: string, back = 0): PatternError {
    return new PatternError(problem, this.#at - back);
  }
}

/** Length in characters, as Python counts them. */
export function lengthOf(text: string): number {
  return [...text].length;
}
