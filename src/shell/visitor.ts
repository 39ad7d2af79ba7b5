import type { Command, CompoundList, If, ParsedScript, SyntaxNode, Word } from "unbash";
import type { Span } from "../model/place.ts";
import { substitutedScripts } from "./parse.ts";
import { nowhere, type Scope, type Value, wordValue } from "./value.ts";

/** Where a command stands. */
export interface Context {
  /** The word that holds the code it stands in; null when it stands in the command line itself. */
  span: Span | null;
  /** How many `sh -c` are around it. */
  level: number;
  /** How many substitutions are around it. */
  depth: number;
}

/** What a visitor tells of what it meets, in the order of the text. */
export interface Observer {
  /** A simple command with a name, and what is known where it starts. */
  command(words: readonly [Word, ...Word[]], scope: Scope, context: Context): void;
  /** `[[ -f word ]]` and its kin: may add to the scope's conditions. */
  fileTest(word: Word, scope: Scope): void;
  /** A function of the command line's own. */
  defines(name: string): void;
}

/** Commands beyond this are not looked at. */
const mostCommands = 5000;
const deepest = 16;
const mostVariables = 200;

const declarations = new Set(["export", "declare", "local", "readonly", "typeset"]);
const leaving = new Set(["exit", "return", "break", "continue"]);
const fileTests = new Set(["-e", "-f", "-h", "-L", "-r", "-s", "-x", "-d"]);

/** Walks over the commands of a script and keeps track of variables and the working directory. */
export class Visitor {
  readonly #observer: Observer;
  #left = mostCommands;

  constructor(observer: Observer) {
    this.#observer = observer;
  }

  /** Every statement of a script, in this scope, which is changed by it. */
  script(script: ParsedScript | CompoundList, scope: Scope, context: Context): void {
    for (const statement of script.commands) this.#visit(statement, scope, context);
  }

  #visit(node: SyntaxNode, scope: Scope, context: Context): void {
    if (this.#left <= 0) return;
    switch (node.type) {
      case "Statement":
        this.#visit(node.command, node.background ? copy(scope) : scope, context);
        break;
      case "CompoundList":
        this.script(node, scope, context);
        break;
      case "BraceGroup":
        this.script(node.body, scope, context);
        break;
      case "AndOr":
        this.#chain(node.commands, node.operators, scope, context);
        break;
      case "Pipeline":
        for (const command of node.commands) {
          this.#visit(command, node.commands.length === 1 ? scope : copy(scope), context);
        }
        break;
      case "If":
        this.#choice(node, node.elif, node.else, scope, context);
        break;
      case "While":
        this.#branches([node.clause, node.body], scope, context);
        break;
      case "For":
      case "Select":
        for (const word of node.wordlist ?? []) this.#substitutions(word, scope, context);
        scope.locals.set(node.name.value, nowhere);
        this.#branches([node.body], scope, context);
        break;
      case "ArithmeticFor":
        this.#branches([node.body], scope, context);
        break;
      case "Case":
        this.#substitutions(node.word, scope, context);
        this.#branches(
          node.items.map((item) => item.body),
          scope,
          context,
        );
        break;
      case "Function":
        this.#observer.defines(node.name.value);
        this.#visit(node.body, copy(scope), context);
        break;
      case "Subshell":
      case "Coproc":
        this.#visit(node.body, copy(scope), context);
        break;
      case "Redirected":
        for (const redirect of node.redirects) this.#substitutions(redirect, scope, context);
        this.#visit(node.command, scope, context);
        break;
      case "TestCommand":
        this.#substitutions(node, scope, context);
        this.#tests(node.expression, scope);
        break;
      case "Command":
        this.#left -= 1;
        this.#command(node, scope, context);
        break;
      default:
        this.#substitutions(node, scope, context);
    }
  }

  /**
   * `a && b || c`: whether the first has changed something is known afterwards; what the others have, only when the
   * line would have ended otherwise (`a && b || exit`).
   */
  #chain(
    commands: readonly SyntaxNode[],
    operators: readonly string[],
    scope: Scope,
    context: Context,
  ): void {
    const [first, ...others] = commands;
    if (first === undefined) return;
    const running = copy(scope);
    this.#visit(first, running, context);
    const stopped = copy(running);
    let passed = false;
    others.forEach((command, index) => {
      if (operators[index] === "&&") {
        this.#visit(command, running, context);
        return;
      }
      const instead = copy(running);
      this.#visit(command, instead, context);
      if (leaves(command)) passed = true;
      else merge(running, instead);
    });
    if (!passed) merge(running, stopped);
    adopt(scope, running);
    if (passed) scope.conditions = running.conditions;
  }

  /** `if … elif … else`. When one side leaves, what has been found holds afterwards. */
  #choice(
    { clause, then }: Pick<If, "clause" | "then">,
    elifs: If["elif"],
    otherwise: If["else"],
    scope: Scope,
    context: Context,
  ): void {
    const yes = copy(scope);
    this.script(clause, yes, context);
    const found = yes.conditions;
    adopt(scope, yes);
    const no = copy(scope);
    this.script(then, yes, context);
    const [next, ...more] = elifs;
    if (next) this.#choice(next, more, otherwise, no, context);
    else if (otherwise) this.script(otherwise, no, context);
    const onlyNo = leaves(then);
    const onlyYes = next === undefined && otherwise !== undefined && leaves(otherwise);
    adopt(scope, onlyNo ? no : yes);
    if (onlyNo || onlyYes) scope.conditions = found;
    else merge(scope, no);
  }

  /** Lists of which each may run, once or more or not at all. */
  #branches(lists: readonly CompoundList[], scope: Scope, context: Context): void {
    for (const list of lists) {
      const branch = copy(scope);
      this.script(list, branch, context);
      if (!leaves(list)) merge(scope, branch);
    }
  }

  #substitutions(node: SyntaxNode, scope: Scope, context: Context): void {
    if (context.depth >= deepest) return;
    for (const script of substitutedScripts(node)) {
      // The positions of a script with a text of its own count in that text.
      const span =
        script.source === undefined
          ? context.span
          : (context.span ?? { start: node.pos, end: node.end });
      this.script(script, copy(scope), { ...context, span, depth: context.depth + 1 });
    }
  }

  #command(node: Command, scope: Scope, context: Context): void {
    this.#substitutions(node, scope, context);
    const { name } = node;
    const assigned =
      name === undefined ? node.prefix : declarations.has(name.value) ? node.args : [];
    for (const part of assigned) {
      if (part.type !== "Assignment" || scope.locals.size >= mostVariables) continue;
      const plain = part.value.type === "Word" && !part.append && part.index === undefined;
      scope.locals.set(
        part.name,
        plain && part.value.type === "Word" ? wordValue(part.value, scope) : nowhere,
      );
    }
    if (name === undefined) return;
    const words = node.args.filter((word) => word.type === "Word");
    this.#observer.command([name, ...words], scope, context);
  }

  #tests(expression: SyntaxNode, scope: Scope): void {
    switch (expression.type) {
      case "TestUnary":
        if (fileTests.has(expression.operator)) this.#observer.fileTest(expression.operand, scope);
        break;
      case "TestLogical":
        for (const operand of expression.operands) this.#tests(operand, scope);
        break;
      case "TestNot":
        this.#tests(expression.operand, scope);
        break;
      case "TestGroup":
        this.#tests(expression.expression, scope);
        break;
    }
  }
}

/** The words that `test` and `[` look up on the disk. */
export function testedWords(words: readonly Word[]): Word[] {
  return words.filter((_, index) => fileTests.has(words[index - 1]?.value ?? ""));
}

/** The commands after it do not run: it ends with `exit` or the like. */
function leaves(node: SyntaxNode): boolean {
  if (node.type === "BraceGroup") return leaves(node.body);
  if (node.type === "CompoundList") {
    const last = node.commands.at(-1);
    return last !== undefined && leaves(last.command);
  }
  return node.type === "Command" && leaving.has(node.name?.value ?? "");
}

function copy(scope: Scope): Scope {
  return { ...scope, locals: new Map(scope.locals) };
}

/** Takes over what a part of the same shell has done. */
function adopt(scope: Scope, from: Scope): void {
  scope.cwd = from.cwd;
  scope.locals = from.locals;
}

/** Keeps of a scope what is the same in another that may have come instead. */
function merge(scope: Scope, other: Scope): void {
  const same = (a: Value | undefined, b: Value | undefined) =>
    a !== undefined && a.from === b?.from && a.text === b.text;
  if (!same(scope.cwd, other.cwd)) scope.cwd = nowhere;
  for (const name of [...scope.locals.keys(), ...other.locals.keys()]) {
    if (!same(scope.locals.get(name), other.locals.get(name))) scope.locals.set(name, nowhere);
  }
}
