import { posix } from "node:path";
import type {
  DoubleQuotedChild,
  ParameterExpansionPart,
  ParsedScript,
  Word,
  WordPart,
} from "unbash";

/** What a path is relative to. */
export type PathBase =
  /** The hook's working directory. */
  | "cwd"
  /** Nothing: it begins at the root of the file system or of a drive. */
  | "absolute"
  /** The root of the repository. */
  | "resolved"
  /** Not known: it holds an expansion, a pattern or a placeholder. */
  | "unknown";

/** Where a path leads. Normalised, with `/`; may climb out of its base (`../x`). As written when `unknown`. */
export interface ScriptPath {
  base: PathBase;
  path: string;
}

/**
 * What a word stands for: plain text, or text after the repository root (`root`) or after the folder that the hook
 * starts in (`start`).
 */
export interface Value {
  from: "text" | "root" | "start" | "unknown";
  text: string;
}

/** What is known at one point of a command line. */
export interface Scope {
  /** Variables that lead to a folder, by name; paths relative to the repository root. */
  readonly variables: ReadonlyMap<string, string>;
  /** Variables that the command line itself has set. */
  locals: Map<string, Value>;
  /** The shell's working directory. */
  cwd: Value;
  /** What has been found on the disk where this point is reached. */
  conditions: readonly ScriptPath[];
}

/** A folder that is not known. */
export const nowhere: Value = { from: "unknown", text: "" };

const emptyScope: Scope = {
  variables: new Map(),
  locals: new Map(),
  cwd: nowhere,
  conditions: [],
};

/** Name under which `Scope.variables` may hold what `$(git rev-parse --show-toplevel)` leads to. */
export const gitTopLevel = "$(git rev-parse --show-toplevel)";

/**
 * Text that stands for something to be filled in (`{{X}}`, `{KIT}`, `__X__`, `<path>`, `%X%`, `$X`), and characters that no
 * path of a repository has.
 */
const placeholder = /\{\{|\}\}|\{\w+\}|__[A-Z][A-Z0-9_]*__|<[^<>]*>|%\w+%|[$`\\\p{Cc}]/u;

/** No system opens a longer one. A line may double a variable again and again. */
const longestPath = 4096;

const driveLetter = /^["']?[A-Za-z]:[\\/]/;

/** What a word stands for. An unknown value keeps the text as written, without the quotes. */
export function wordValue(word: Word, scope: Scope): Value {
  const unknown: Value = { from: "unknown", text: word.value };
  if (driveLetter.test(word.text)) return { from: "text", text: word.text.replace(/["']/g, "") };
  // Unquoted, a shell drops the backslash: this was written for another shell.
  if (/^[^"']*\\[\w.-]/.test(word.text) || word.text.startsWith("~")) return unknown;
  if (word.parts === undefined) return { from: "text", text: word.value };
  const values = word.parts.map((part) => partValue(part, scope));
  return joined(values) ?? unknown;
}

/** The text of a word that holds no expansion and no pattern; null for any other. */
export function literal(word: Word): string | null {
  const value = wordValue(word, emptyScope);
  return value.from === "text" ? value.text : null;
}

/** Whether a value is written like a path, not like the name of a program to be looked up. */
export function isPath({ from, text }: Value): boolean {
  return from === "root" || from === "start" || text.includes("/") || driveLetter.test(text);
}

/** The text that a shell gets when a word is handed to it as code: what this shell would expand is left to it. */
export function codeOf(word: Word): string {
  const parts: readonly (WordPart | DoubleQuotedChild)[] = word.parts ?? [];
  if (parts.length === 0) return word.value;
  const code = (part: WordPart | DoubleQuotedChild): string => {
    if (part.type === "Literal" || part.type === "SingleQuoted" || part.type === "AnsiCQuoted") {
      return part.value;
    }
    return part.type === "DoubleQuoted" ? part.parts.map(code).join("") : part.text;
  };
  return parts.map(code).join("");
}

/** Where a value leads when it is used as a path. */
export function pathOf(value: Value, cwd: Value): ScriptPath {
  const { from, text } = value;
  if (from === "text" && driveLetter.test(text)) {
    return { base: "absolute", path: text.replaceAll("\\", "/") };
  }
  if (from === "unknown" || placeholder.test(text)) return { base: "unknown", path: text };
  if (from === "root") return { base: "resolved", path: normal(text) };
  if (from === "start") return { base: "cwd", path: normal(text) };
  if (text.startsWith("/")) return { base: "absolute", path: posix.normalize(text) };
  if (cwd.from === "unknown") return { base: "unknown", path: text };
  return pathOf({ from: cwd.from, text: `${cwd.text}/${text}` }, cwd);
}

/** The working directory after `cd`. */
export function changedDirectory(value: Value, cwd: Value): Value {
  if (value.from !== "text" || value.text.startsWith("/") || driveLetter.test(value.text)) {
    return value;
  }
  const text = `${cwd.text}/${value.text}`;
  return cwd.from === "unknown" || value.text === "-" || text.length > longestPath
    ? nowhere
    : { from: cwd.from, text };
}

/** A path without a leading or trailing slash; the base itself is empty. */
function normal(text: string): string {
  const path = posix.normalize(`./${text}`).replace(/\/$/, "");
  return path === "." ? "" : path;
}

function partValue(part: WordPart | DoubleQuotedChild, scope: Scope): Value {
  const unknown: Value = { from: "unknown", text: part.text };
  switch (part.type) {
    case "Literal":
    case "SingleQuoted":
    case "AnsiCQuoted":
      return { from: "text", text: part.value };
    case "DoubleQuoted":
    case "LocaleString":
      return joined(part.parts.map((child) => partValue(child, scope))) ?? unknown;
    case "SimpleExpansion":
      return named(part.text.slice(1), scope) ?? unknown;
    case "ParameterExpansion":
      return parameter(part, scope) ?? unknown;
    case "CommandExpansion":
      return (part.script && answer(part.script, scope)) ?? unknown;
    default:
      return unknown;
  }
}

/** One after the other; null when the result is not known or too long. Only the first may be more than text. */
function joined(values: readonly Value[]): Value | null {
  let from: Value["from"] = "text";
  let text = "";
  for (const value of values) {
    if (value.from === "unknown") return null;
    if (value.from !== "text") {
      if (from !== "text" || text !== "") return null;
      from = value.from;
    } else if (from !== "text" && text === "" && value.text !== "" && !value.text.startsWith("/")) {
      // `${ROOT}x`: a neighbour of the folder.
      return null;
    }
    text += value.text;
    if (text.length > longestPath) return null;
  }
  return { from, text };
}

function named(name: string, scope: Scope): Value | null {
  const local = scope.locals.get(name);
  if (local !== undefined) return local;
  const folder = scope.variables.get(name);
  if (folder !== undefined) return { from: "root", text: folder };
  return name === "PWD" ? scope.cwd : null;
}

/** `${NAME}`, also with a default or a complaint for the case that it is not set: the known ones are. */
function parameter(part: ParameterExpansionPart, scope: Scope): Value | null {
  const { operation } = part;
  if (part.prefix !== undefined || part.index !== undefined) return null;
  if (operation !== undefined) {
    if (operation.type !== "Default" || operation.operator.endsWith("+")) return null;
  }
  return named(part.parameter, scope);
}

/** What a substitution prints, for the few that print a folder. */
function answer(script: ParsedScript, scope: Scope): Value | null {
  const [statement, ...others] = script.commands;
  if (statement === undefined || others.length > 0) return null;
  let { command } = statement;
  if (command.type === "AndOr") {
    // `git rev-parse --show-toplevel || pwd`: the second is for when there is no git.
    const [first] = command.commands;
    if (first === undefined || command.operators.some((operator) => operator !== "||")) return null;
    command = first;
  }
  if (command.type !== "Command") return null;
  const words = [command.name, ...command.args].map((word) => word?.text ?? "").join(" ");
  if (words === "pwd") return scope.cwd;
  const folder =
    words === "git rev-parse --show-toplevel" ? scope.variables.get(gitTopLevel) : undefined;
  return folder === undefined ? null : { from: "root", text: folder };
}
