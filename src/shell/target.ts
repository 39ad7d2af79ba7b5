import type { Word } from "unbash";
import type { Span } from "../model/place.ts";
import { launcherOf } from "./launchers.ts";
import { launched } from "./operand.ts";
import { parseCommand } from "./parse.ts";
import {
  changedDirectory,
  codeOf,
  isPath,
  nowhere,
  pathOf,
  type Scope,
  type ScriptPath,
  wordValue,
} from "./value.ts";
import { type Context, type Observer, testedWords, Visitor } from "./visitor.ts";

/** A file that a command line executes. */
export interface ScriptTarget extends ScriptPath {
  /** It is started itself and needs an execute bit; else an interpreter reads it. */
  direct: boolean;
  /** Bare name of the program that reads it, as written (`bash`, `python3.11`, `uv`, `source`); null when direct. */
  interpreter: string | null;
  /** The command line has asked before whether the file, or another that it goes with (`build.gradle`), is there. */
  guarded: boolean;
  /** Where it is written, as offsets in the command; a file inside of `sh -c '…'` stands where that code stands. */
  span: Span;
}

/**
 * The files that a command line executes, in the order of the text: scripts started directly or through an
 * interpreter or wrapper, in lists, pipes, branches, substitutions, and one level of `sh -c '…'`. Paths follow
 * `cd` and the variables that the line sets. A target whose path is not known (`base: "unknown"`) is one whose
 * place in the command line runs a file, whatever it is.
 * @param command read as Bash; one that is not valid Bash, or longer than 64 Ki, has no targets
 * @param variables what variables lead to, relative to the repository root (`""` is the root); `gitTopLevel` of `value.ts`
 * may be one of the names
 */
export function scriptTargets(
  command: string,
  variables: ReadonlyMap<string, string>,
): ScriptTarget[] {
  return read(command, variables).targets;
}

/**
 * The names of the external programs that a command line starts, each once, in the order of the text: no builtins, no
 * functions of its own, nothing started by path, by a package runner, or inside of `sh -c '…'`.
 */
export function programs(command: string): string[] {
  const { programs: names, functions } = read(command, new Map());
  return [...names].filter((name) => !functions.has(name));
}

function read(command: string, variables: ReadonlyMap<string, string>): Collector {
  const collector = new Collector();
  const script = parseCommand(command);
  if (script === null) return collector;
  const scope: Scope = {
    variables,
    locals: new Map(),
    cwd: { from: "start", text: "" },
    conditions: [],
  };
  try {
    new Visitor(collector).script(script, scope, { span: null, level: 0, depth: 0 });
  } catch (error) {
    // A line nested beyond the stack: what was found stands.
    if (!isStackOverflow(error)) throw error;
  }
  return collector;
}

function isStackOverflow(error: unknown): boolean {
  return String(error).startsWith("RangeError");
}

/** `env env env …`: nobody writes more wrappers than this. */
const mostWrappers = 10;
const mostTargets = 200;
const mostConditions = 20;

class Collector implements Observer {
  readonly targets: ScriptTarget[] = [];
  readonly programs = new Set<string>();
  readonly functions = new Set<string>();
  readonly #tested = new Set<string>();

  defines(name: string): void {
    this.functions.add(name);
  }

  fileTest(word: Word, scope: Scope): void {
    const path = pathOf(wordValue(word, scope), scope.cwd);
    this.#tested.add(keyOf(path));
    if (path.base !== "unknown")
      scope.conditions = [...scope.conditions.slice(-mostConditions), path];
  }

  command(words: readonly [Word, ...Word[]], scope: Scope, context: Context): void {
    const [name, ...args] = words;
    switch (name.value) {
      case "cd":
      case "pushd": {
        const folder = args.find((word) => !/^-[LPe@]+$|^--$/.test(word.value));
        scope.cwd = folder ? changedDirectory(wordValue(folder, scope), scope.cwd) : nowhere;
        return;
      }
      case "popd":
        scope.cwd = nowhere;
        return;
      case "[":
      case "test":
        for (const word of testedWords(args)) this.fileTest(word, scope);
        return;
      case "which":
      case "type":
      case "hash":
      case "command":
        if (name.value !== "command" || /^-[vV]/.test(args[0]?.value ?? "")) {
          for (const word of args) this.fileTest(word, scope);
        }
    }
    this.#start(words, scope, context, context.level === 0, mostWrappers);
  }

  /** A program and its arguments. `named` = its name counts among the programs. */
  #start(
    words: readonly Word[],
    scope: Scope,
    context: Context,
    named: boolean,
    wrappers: number,
  ): void {
    const [name, ...args] = words;
    if (name === undefined || wrappers === 0) return;
    const value = wordValue(name, scope);
    const bare = value.text.replace(/^.*[/\\]/s, "");
    if (isPath(value)) {
      this.#found(name, scope, context, null);
    } else if (named && value.from === "text" && isProgram(bare)) {
      this.programs.add(bare);
    }
    const launch = launcherOf([bare, ...args.slice(0, 2).map((word) => word.value)]);
    if (launch === null) return;
    const [launcher, count] = launch;
    const { operand, folder } = launched(launcher, words.slice(count));
    const inside = folder === null ? scope : { ...scope, cwd: this.#folder(folder, scope) };
    switch (operand?.kind) {
      case "script":
        this.#found(operand.word, inside, context, bare);
        break;
      case "command":
        this.#start(operand.words, inside, context, named && !launcher.fetches, wrappers - 1);
        break;
      case "inner":
        this.#code(operand.word, inside, context);
        break;
    }
  }

  #folder(word: Word, scope: Scope): Scope["cwd"] {
    return changedDirectory(wordValue(word, scope), scope.cwd);
  }

  #code(word: Word, scope: Scope, context: Context): void {
    if (context.level > 0) return;
    const script = parseCommand(codeOf(word));
    if (script === null) return;
    const span = context.span ?? { start: word.pos, end: word.end };
    const inner = { ...scope, locals: new Map(scope.locals) };
    new Visitor(this).script(script, inner, { span, level: 1, depth: context.depth });
  }

  #found(word: Word, scope: Scope, context: Context, interpreter: string | null): void {
    const path = pathOf(wordValue(word, scope), scope.cwd);
    if (path.path === "" || this.targets.length >= mostTargets) return;
    const key = keyOf(path);
    const target = {
      ...path,
      direct: interpreter === null,
      interpreter,
      guarded: this.#tested.has(key) || scope.conditions.some((found) => !isAbove(found, path)),
      span: context.span ?? { start: word.pos, end: word.end },
    };
    const known = this.targets.some(
      (other) =>
        keyOf(other) === key &&
        other.interpreter === interpreter &&
        other.guarded === target.guarded,
    );
    if (!known) this.targets.push(target);
  }
}

function keyOf({ base, path }: ScriptPath): string {
  return `${base} ${path}`;
}

/** A folder around a file is there whether or not the file is. */
function isAbove(folder: ScriptPath, { base, path }: ScriptPath): boolean {
  return folder.base === base && (folder.path === "" || path.startsWith(`${folder.path}/`));
}

function isProgram(name: string): boolean {
  return /^[A-Za-z0-9][\w.+-]*$/.test(name) && !builtins.has(name);
}

/** Commands that Bash 5.2 has inside. */
const builtins = new Set(
  (
    "alias bg bind break builtin caller cd command compgen complete compopt continue declare dirs disown echo " +
    "enable eval exec exit export false fc fg getopts hash help history jobs kill let local logout mapfile popd printf " +
    "pushd pwd read readarray readonly return set shift shopt source suspend test times trap true type typeset ulimit " +
    "umask unalias unset wait"
  ).split(" "),
);
