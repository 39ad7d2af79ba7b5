import { readClass } from "./python-class.ts";
import { readEscape } from "./python-escapes.ts";
import { isFlag, readFlags } from "./python-flags.ts";
import { Groups } from "./python-groups.ts";
import { lengthOf, PatternError, PatternScanner } from "./python-scanner.ts";
import { type Choice, type Piece, type PythonPattern, widthOf } from "./python-tree.ts";

/** Python gives up at some depth too; no hand-written pattern comes near. */
const deepest = 100;
/** First repetition count that Python cannot hold. */
const mostRepeats = 4_294_967_295;
const blank = /^[ \t\n\r\v\f]$/;
const digit = /^[0-9]$/;

interface Bounds {
  min: number;
  max: number;
}

const quantifiers: ReadonlyMap<string, Bounds> = new Map([
  ["?", { min: 0, max: 1 }],
  ["*", { min: 0, max: Number.POSITIVE_INFINITY }],
  ["+", { min: 1, max: Number.POSITIVE_INFINITY }],
]);

/** Where the parser stands: whether blanks count (`x`), how deep, and where the open parenthesis is. */
interface Place {
  verbose: boolean;
  depth: number;
  start: number;
}

/**
 * Parses a pattern as `re.compile` of Python 3.11 does, for texts (not bytes).
 * @throws PatternError with Python's own words when Python rejects it
 */
export function parsePythonPattern(pattern: string): PythonPattern {
  return new PatternParser(pattern).parse();
}

class PatternParser {
  readonly #scanner: PatternScanner;
  readonly #groups: Groups;
  #flags = "";

  constructor(pattern: string) {
    this.#scanner = new PatternScanner(pattern);
    this.#groups = new Groups(this.#scanner);
  }

  parse(): PythonPattern {
    const body = this.#choice(false, 0);
    if (this.#flags.includes("a") && this.#flags.includes("u")) {
      throw new PatternError("ASCII and UNICODE flags are incompatible", null);
    }
    if (this.#scanner.peek() !== null) throw this.#scanner.error("unbalanced parenthesis");
    this.#groups.checkAsked();
    return { flags: [...new Set(this.#flags)].join(""), body };
  }

  #choice(verbose: boolean, depth: number): Choice {
    const sequences: Choice = [];
    let loose = verbose;
    do {
      sequences.push(this.#sequence(loose, depth, depth === 0 && sequences.length === 0));
      if (depth === 0) loose = this.#flags.includes("x");
    } while (this.#scanner.accept("|"));
    return sequences;
  }

  /** @param first the very first sequence of the pattern, where global flags may stand */
  #sequence(verbose: boolean, depth: number, first: boolean): Piece[] {
    if (depth > deepest) throw new PatternError("the pattern is nested too deeply", null);
    const scanner = this.#scanner;
    const pieces: Piece[] = [];
    let loose = verbose;
    for (;;) {
      const token = scanner.peek();
      if (token === null || token === "|" || token === ")") return pieces;
      scanner.take();
      if (loose && blank.test(token)) continue;
      if (loose && token === "#") {
        this.#skipLine();
      } else if (token === "(") {
        const place = { verbose: loose, depth, start: scanner.position - 1 };
        const piece = this.#parenthesis(place, first && pieces.length === 0);
        if (piece !== null) pieces.push(piece);
        else if (first) loose = loose || this.#flags.includes("x");
      } else if ("*+?{".includes(token)) {
        this.#repeat(token, pieces);
      } else {
        pieces.push(this.#single(token));
      }
    }
  }

  #skipLine(): void {
    for (;;) {
      const token = this.#scanner.take();
      if (token === null || token === "\n") return;
    }
  }

  #single(token: string): Piece {
    if (token === ".") return { kind: "any" };
    if (token === "^" || token === "$") return { kind: "at", where: token };
    if (token === "[") return readClass(this.#scanner);
    if (!token.startsWith("\\")) return { kind: "char", code: token.codePointAt(0) ?? 0 };
    const read = readEscape(token, this.#scanner, false);
    if (read.kind === "digits") return this.#groups.numberedReference(read.written);
    if (read.kind === "category" || read.kind === "range") {
      return { kind: "class", negated: false, members: [read] };
    }
    return read;
  }

  #repeat(token: string, pieces: Piece[]): void {
    const scanner = this.#scanner;
    const start = scanner.position;
    const bounds = token === "{" ? this.#bounds(start) : quantifiers.get(token);
    if (bounds === undefined) {
      pieces.push({ kind: "char", code: 123 });
      return;
    }
    const last = pieces.at(-1);
    const back = scanner.position - start + 1;
    if (last === undefined || last.kind === "at") throw scanner.error("nothing to repeat", back);
    if (last.kind === "repeat") throw scanner.error("multiple repeat", back);
    const how = scanner.accept("?") ? "lazy" : scanner.accept("+") ? "possessive" : "greedy";
    pieces[pieces.length - 1] = { kind: "repeat", ...bounds, how, piece: last };
  }

  /** The bounds of `{2,5}`; undefined (and nothing taken) when the brace is just a brace. */
  #bounds(start: number): Bounds | undefined {
    const scanner = this.#scanner;
    if (scanner.peek() === "}") return undefined;
    const low = scanner.takeWhile(digit);
    const high = scanner.accept(",") ? scanner.takeWhile(digit) : low;
    if (!scanner.accept("}")) {
      scanner.rewind(start);
      return undefined;
    }
    const min = low === "" ? 0 : Number(low);
    const max = high === "" ? Number.POSITIVE_INFINITY : Number(high);
    if (min >= mostRepeats || (high !== "" && max >= mostRepeats)) {
      throw new PatternError("the repetition number is too large", null);
    }
    if (max < min) {
      throw scanner.error("min repeat greater than max repeat", scanner.position - start);
    }
    return { min, max };
  }

  /** What follows a `(`; null for a comment or global flags. */
  #parenthesis(place: Place, first: boolean): Piece | null {
    const scanner = this.#scanner;
    if (!scanner.accept("?")) return this.#capture(null, place);
    const token = this.#takeMore();
    switch (token) {
      case "P":
        return this.#extension(place);
      case ":":
        return { kind: "group", index: null, on: "", off: "", body: this.#body(place) };
      case ">":
        return { kind: "atomic", body: this.#body(place) };
      case "#":
        this.#comment(place);
        return null;
      case "=":
      case "!":
        return { kind: "look", behind: false, negated: token === "!", body: this.#body(place) };
      case "<":
        return this.#lookBehind(place);
      case "(":
        return this.#conditional(place);
      default:
        return this.#flagged(token, place, first);
    }
  }

  #takeMore(): string {
    const token = this.#scanner.take();
    if (token === null) throw this.#scanner.error("unexpected end of pattern");
    return token;
  }

  #flagged(token: string, place: Place, first: boolean): Piece | null {
    const scanner = this.#scanner;
    if (!isFlag(token)) throw scanner.error(`unknown extension ?${token}`, lengthOf(token) + 1);
    const flags = readFlags(token, scanner);
    if (flags.kind === "group") {
      const { on, off } = flags;
      const verbose = (place.verbose || on.includes("x")) && !off.includes("x");
      return { kind: "group", index: null, on, off, body: this.#body({ ...place, verbose }) };
    }
    this.#flags += flags.on;
    if (!first) {
      const back = scanner.position - place.start;
      throw scanner.error("global flags not at the start of the expression", back);
    }
    return null;
  }

  #comment({ start }: Place): void {
    for (;;) {
      const token = this.#scanner.take();
      if (token === ")") return;
      if (token === null) throw this.#unterminated("comment", start);
    }
  }

  /** `(?P<name>…)` or `(?P=name)`. */
  #extension(place: Place): Piece {
    const scanner = this.#scanner;
    if (scanner.accept("<")) return this.#capture(this.#groups.readName(">"), place);
    if (scanner.accept("=")) return this.#groups.namedReference();
    const token = this.#takeMore();
    throw scanner.error(`unknown extension ?P${token}`, lengthOf(token) + 2);
  }

  #capture(name: string | null, place: Place): Piece {
    const index = this.#groups.open(name);
    const group: Piece = { kind: "group", index, on: "", off: "", body: this.#body(place) };
    this.#groups.close(index, group);
    return group;
  }

  #body({ verbose, depth, start }: Place): Choice {
    const body = this.#choice(verbose, depth + 1);
    this.#close(start);
    return body;
  }

  #close(start: number): void {
    if (!this.#scanner.accept(")")) throw this.#unterminated("subpattern", start);
  }

  #unterminated(what: string, start: number): PatternError {
    const back = this.#scanner.position - start;
    return this.#scanner.error(`missing ), unterminated ${what}`, back);
  }

  #lookBehind(place: Place): Piece {
    const token = this.#takeMore();
    if (token !== "=" && token !== "!") {
      throw this.#scanner.error(`unknown extension ?<${token}`, lengthOf(token) + 2);
    }
    const body = this.#groups.insideLookbehind(() => this.#body(place));
    const { min, max } = widthOf(body, this.#groups.widths);
    if (min !== max) throw new PatternError("look-behind requires fixed-width pattern", null);
    return { kind: "look", behind: true, negated: token === "!", body };
  }

  /** `(?(1)yes|no)`. */
  #conditional({ verbose, depth, start }: Place): Piece {
    const scanner = this.#scanner;
    this.#groups.askedFor();
    const yes = this.#sequence(verbose, depth + 1, false);
    const no = scanner.accept("|") ? this.#sequence(verbose, depth + 1, false) : null;
    if (scanner.peek() === "|") {
      throw scanner.error("conditional backref with more than two branches");
    }
    this.#close(start);
    return { kind: "conditional", yes, no };
  }
}
