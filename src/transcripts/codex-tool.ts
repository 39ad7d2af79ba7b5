import { isObject, type JsonObject, type JsonValue, stringAt } from "../model/json.ts";
import { parseText } from "./content-text.ts";
import { listAt, valueAt } from "./records.ts";

/** What a recorded call is for hooks. */
export type CodexTool =
  | { kind: "call"; name: string; input: JsonValue }
  /** More input for, or a look at, a command that still runs: it belongs to the call that started it. */
  | { kind: "look"; session: string | null }
  /** A command that cannot be read, so no hook got it. */
  | { kind: "unreadable" };

/** Where the tools that run a command have it. Hooks get all of them as `Bash` with `{command}`. */
const shells: Readonly<Record<string, string>> = {
  shell: "command",
  "container.exec": "command",
  local_shell: "command",
  shell_command: "command",
  exec_command: "cmd",
};

/** Shells whose last argument is the command line, and the option in front of it. */
const wrappers: readonly { program: RegExp; option: RegExp }[] = [
  { program: /^(?:ba|da|k|z)?sh$/, option: /^-[a-z]*c$/ },
  { program: /^(?:pwsh|powershell)(?:\.exe)?$/i, option: /^-c(?:ommand)?$/i },
  { program: /^cmd(?:\.exe)?$/i, option: /^\/c$/i },
];

/**
 * Reads a call by its recorded name and arguments, as hooks of 0.12x and later get it.
 * @param args the arguments: a text of JSON, a patch, or (hand-made and converted recordings) an object
 */
export function readTool(name: string, args: JsonValue): CodexTool {
  const parsed = typeof args === "string" ? parseText(args) : args;
  const fields = isObject(parsed) ? parsed : {};
  if (name === "write_stdin") {
    const session = valueAt(fields, "session_id");
    const known = typeof session === "number" || typeof session === "string";
    return { kind: "look", session: known ? `${session}` : null };
  }
  if (name === "apply_patch") {
    const patch = stringAt(fields, "input") ?? stringAt(fields, "command");
    const text = patch ?? (typeof args === "string" ? args : null);
    return text === null ? { kind: "unreadable" } : call(name, { command: text });
  }
  const key = Object.hasOwn(shells, name) ? shells[name] : undefined;
  if (key === undefined) return call(name, isObject(parsed) ? parsed : args);
  const command = commandIn(fields, key);
  return command === null ? { kind: "unreadable" } : call("Bash", { command });
}

function call(name: string, input: JsonValue): CodexTool {
  return { kind: "call", name, input };
}

function commandIn(fields: JsonObject, key: string): string | null {
  const line = stringAt(fields, key);
  if (line !== null) return line;
  const argv = (listAt(fields, key) ?? []).filter((part) => typeof part === "string");
  return argv.length === 0 ? null : commandLine(argv);
}

/** `["bash", "-lc", "ls -l"]` is `ls -l`; anything else is joined, with quotes where they are needed. */
export function commandLine(argv: readonly string[]): string {
  const [program = "", ...options] = argv;
  const line = options.pop();
  const name = program.slice(Math.max(program.lastIndexOf("/"), program.lastIndexOf("\\")) + 1);
  const wrapper = wrappers.find((known) => known.program.test(name));
  const option = options.at(-1);
  if (line !== undefined && option !== undefined && wrapper?.option.test(option)) return line;
  return argv.map(quoted).join(" ");
}

function quoted(word: string): string {
  if (/^[\w@%+=:,./-]+$/.test(word)) return word;
  return `'${word.replaceAll("'", "'\\''")}'`;
}
