import { lengthOf, PatternError, type PatternScanner } from "./python-scanner.ts";
import { type Piece, type Width, widthOf } from "./python-tree.ts";

const identifier = /^[\p{XID_Start}_]\p{XID_Continue}*$/u;

/** The capturing groups of a pattern while it is read: numbers, names, and who may refer to them. */
export class Groups {
  readonly #scanner: PatternScanner;
  readonly #names = new Map<string, number>();
  /** By group number; null while a group is open. The whole pattern has number 0. */
  readonly #widths: (Width | null)[] = [null];
  /** Groups that `(?(2)…)` asks about, with the place. */
  readonly #asked = new Map<number, number>();
  /** Number of groups when the outermost look-behind began; null outside of one. */
  #lookbehind: number | null = null;

  constructor(scanner: PatternScanner) {
    this.#scanner = scanner;
  }

  get widths(): readonly (Width | null)[] {
    return this.#widths;
  }

  /** Opens a group and gives its number. @throws PatternError when the name is taken */
  open(name: string | null): number {
    const index = this.#widths.length;
    this.#widths.push(null);
    if (name === null) return index;
    const before = this.#names.get(name);
    if (before !== undefined) {
      const problem = `redefinition of group name '${name}' as group ${index}; was group ${before}`;
      throw this.#scanner.error(problem, lengthOf(name) + 1);
    }
    this.#names.set(name, index);
    return index;
  }

  close(index: number, group: Piece): void {
    this.#widths[index] = widthOf([[group]], this.#widths);
  }

  /** Reads a name up to `end`. @throws PatternError when it is no identifier */
  readName(end: string): string {
    const name = this.#scanner.takeUntil(end, "group name");
    if (!identifier.test(name)) throw this.#badName(name);
    return name;
  }

  /** `(?P=name)`, of which the name comes next. */
  namedReference(): Piece {
    const name = this.readName(")");
    return this.#reference(this.#byName(name), lengthOf(name) + 1);
  }

  /** `\2`, read already. */
  numberedReference(written: string): Piece {
    const group = Number(written);
    if (group >= this.#widths.length) {
      throw this.#scanner.error(`invalid group reference ${group}`, written.length);
    }
    return this.#reference(group, written.length + 1);
  }

  /** The group that a conditional asks about: `1)` or `name)` comes next. */
  askedFor(): void {
    const name = this.#scanner.takeUntil(")", "group name");
    const back = lengthOf(name) + 1;
    if (identifier.test(name)) {
      this.#checkLookbehind(this.#byName(name));
      return;
    }
    if (!/^\d{1,9}$/.test(name)) throw this.#badName(name);
    const group = Number(name);
    if (group === 0) throw this.#scanner.error("bad group number", back);
    if (!this.#asked.has(group)) this.#asked.set(group, this.#scanner.position - back);
    this.#checkLookbehind(group);
  }

  /** @throws PatternError when a conditional asked about a group that never came */
  checkAsked(): void {
    for (const [group, position] of this.#asked) {
      if (group >= this.#widths.length) {
        throw new PatternError(`invalid group reference ${group}`, position);
      }
    }
  }

  /** Runs `read` as the inside of a look-behind. */
  insideLookbehind<T>(read: () => T): T {
    const outer = this.#lookbehind;
    this.#lookbehind ??= this.#widths.length;
    const result = read();
    this.#lookbehind = outer;
    return result;
  }

  #reference(group: number, length: number): Piece {
    if (!this.#isClosed(group)) throw this.#scanner.error("cannot refer to an open group", length);
    this.#checkLookbehind(group);
    return { kind: "backreference", group };
  }

  #isClosed(group: number): boolean {
    return (this.#widths[group] ?? null) !== null;
  }

  /** A look-behind may only speak of groups that were closed before it. */
  #checkLookbehind(group: number): void {
    if (this.#lookbehind === null) return;
    if (!this.#isClosed(group)) throw this.#scanner.error("cannot refer to an open group");
    if (group >= this.#lookbehind) {
      throw this.#scanner.error("cannot refer to group defined in the same lookbehind subpattern");
    }
  }

  #byName(name: string): number {
    const group = this.#names.get(name);
    if (group !== undefined) return group;
    throw this.#scanner.error(`unknown group name '${name}'`, lengthOf(name) + 1);
  }

  #badName(name: string): PatternError {
    return this.#scanner.error(`bad character in group name '${name}'`, lengthOf(name) + 1);
  }
}
