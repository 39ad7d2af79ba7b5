import type { Word } from "unbash";
import type { Launcher } from "./launchers.ts";
import { literal } from "./value.ts";

/** What a launcher is told to run. */
export type Operand =
  /** A file. */
  | { kind: "script"; word: Word }
  /** A command: the words from here on. */
  | { kind: "command"; words: readonly Word[] }
  /** Code in the shell's language. */
  | { kind: "inner"; word: Word };

export interface Launch {
  operand: Operand | null;
  /** The folder it changes to before. */
  folder: Word | null;
}

/** Code from standard input, a device or the network is no file. */
const noFile = /^-$|^\/dev\/|^(?:https?|file|data|npm|jsr|node):/;

/**
 * Finds what a launcher runs among the words after its name.
 * @returns a null `operand` when it runs no file or command that is named here
 */
export function launched(launcher: Launcher, words: readonly Word[]): Launch {
  const reading = new Reading(launcher, words);
  const operand = reading.operand();
  return { operand, folder: reading.folder };
}

class Reading {
  folder: Word | null = null;
  readonly #launcher: Launcher;
  readonly #words: readonly Word[];
  #at = 0;
  #isFile = false;

  constructor(launcher: Launcher, words: readonly Word[]) {
    this.#launcher = launcher;
    this.#words = words;
  }

  operand(): Operand | null {
    let { verbs = [], skip = 0 } = this.#launcher;
    let options = true;
    for (let word = this.#word(); word !== null; word = this.#word()) {
      const text = literal(word);
      if (options && text !== null && isOption(text)) {
        const found = text === "--" ? undefined : this.#option(text);
        if (found !== undefined) return found;
        if (text === "--") {
          options = false;
          this.#at += 1;
        }
      } else if (this.#launcher.assignments && /^\w+=/.test(word.text)) {
        this.#at += 1;
      } else if (skip > 0) {
        skip -= 1;
        this.#at += 1;
      } else if (text !== null && verbs.includes(text)) {
        verbs = [];
        this.#at += 1;
      } else {
        return this.#first(word);
      }
    }
    return null;
  }

  /** Steps over one option; answers when it decides what is run. */
  #option(text: string): Operand | null | undefined {
    const { anyCase, apart } = this.#launcher;
    const name = text.replace(/=.*$/s, "");
    const kind = this.#kind(anyCase ? name.toLowerCase() : name);
    this.#at += 1;
    if (kind !== null) {
      if (name === text) return this.#obey(kind);
      return kind === "valued" || kind === "folder" ? undefined : null;
    }
    if (text.startsWith("--") || anyCase) return undefined;
    // A cluster of letters. The first that takes a value takes the rest of the word or, at the end, the next word.
    for (let index = 1; index < text.length; index++) {
      const letter = this.#kind(`${text.slice(0, 1)}${text.slice(index, index + 1)}`);
      if (letter === null) continue;
      const takesNext = index === text.length - 1 || apart || letter === "inner";
      if (takesNext || letter === "inline") return this.#obey(letter);
      return undefined;
    }
    return undefined;
  }

  #obey(kind: Kind): Operand | null | undefined {
    switch (kind) {
      case "inline":
        return null;
      case "inner":
        return this.#code();
      case "script":
        this.#isFile = true;
        return undefined;
      case "folder":
        this.folder = this.#word();
        this.#at += 1;
        return undefined;
      case "valued":
        this.#at += 1;
        return undefined;
    }
  }

  /** Further options may stand before the code: `bash -c -x 'code'`. */
  #code(): Operand | null {
    for (let word = this.#word(); word !== null; word = this.#word()) {
      const text = literal(word);
      if (text === null || !isOption(text)) return { kind: "inner", word };
      this.#at += 1;
    }
    return null;
  }

  #first(word: Word): Operand | null {
    const { runs, like, elseCommand } = this.#launcher;
    if (runs === "script" && (this.#isFile || (like?.test(word.value) ?? true))) {
      return noFile.test(word.value) ? null : { kind: "script", word };
    }
    return runs === "command" || elseCommand
      ? { kind: "command", words: this.#words.slice(this.#at) }
      : null;
  }

  #kind(name: string): Kind | null {
    const { inline, inner, script, folder, valued } = this.#launcher;
    if (inline?.includes(name)) return "inline";
    if (inner?.includes(name)) return "inner";
    if (script?.includes(name)) return "script";
    if (folder?.includes(name)) return "folder";
    return valued?.includes(name) ? "valued" : null;
  }

  #word(): Word | null {
    return this.#words[this.#at] ?? null;
  }
}

type Kind = "inline" | "inner" | "script" | "folder" | "valued";

function isOption(text: string): boolean {
  return (text.length > 1 && text.startsWith("-")) || /^\+[A-Za-z]/.test(text);
}
