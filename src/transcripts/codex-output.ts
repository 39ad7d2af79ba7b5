import { isObject, type JsonValue, objectAt, stringAt } from "../model/json.ts";
import { contentText, parseText } from "./content-text.ts";
import { valueAt } from "./records.ts";

/** What a call gave. */
export interface CodexOutput {
  /** What the tool said, without the program's own lines before it. */
  text: string;
  /** Exit status of a command; null when the output does not tell. */
  exitCode: number | null;
  /** Refused or broken down: no PostToolUse. */
  failed: boolean;
  /** The command goes on in this session; null when it does not. */
  session: string | null;
}

/** How the output of a call begins that was refused, or did not get as far as running (0.39 to 0.128). */
const failures: readonly string[] = [
  "patch rejected",
  "failed in sandbox",
  "execution error:",
  "exec_command failed",
  "write_stdin failed",
  "apply_patch verification failed",
  "failed to parse function arguments",
  "unsupported call",
  "unsupported custom tool call",
  "Command blocked by PreToolUse hook",
  "Tool call blocked by PreToolUse hook",
  "aborted by user",
];

/** The program's own lines end here, if they are there at all. */
const headerEnd = /(?:^|\n)Output:\n?/;
const longestHeader = 1000;
const headerStart = /^(?:Chunk ID|Wall time|Exit code|Process|Total output lines)\b/;

/** Reads the `output` of a `…_output` item. */
export function readOutput(output: JsonValue): CodexOutput {
  const refused = isObject(output) && valueAt(output, "success") === false;
  const whole = (isObject(output) ? stringAt(output, "content") : null) ?? contentText(output);
  const wrapped = readWrapped(whole);
  if (wrapped !== null) return { ...wrapped, failed: refused, session: null };
  const { header, text } = withoutHeader(whole);
  const [, exit] = /^(?:Process exited with code|Exit code:) (-?\d{1,9})$/m.exec(header) ?? [];
  const [, session] = /^Process running with session ID (\S+)$/m.exec(header) ?? [];
  return {
    text,
    exitCode: exit === undefined ? null : Number(exit),
    failed: refused || failures.some((beginning) => whole.startsWith(beginning)),
    session: session ?? null,
  };
}

/** `{"output", "metadata": {"exit_code"}}`, up to 0.50 for commands and still for patches. */
function readWrapped(whole: string): { text: string; exitCode: number } | null {
  if (!whole.startsWith("{")) return null;
  const parsed = parseText(whole);
  const metadata = isObject(parsed) ? objectAt(parsed, "metadata") : null;
  const text = isObject(parsed) ? stringAt(parsed, "output") : null;
  const exitCode = metadata === null ? null : valueAt(metadata, "exit_code");
  return text === null || typeof exitCode !== "number" ? null : { text, exitCode };
}

function withoutHeader(whole: string): { header: string; text: string } {
  const plain = { header: "", text: whole };
  if (!headerStart.test(whole)) return plain;
  const end = headerEnd.exec(whole.slice(0, longestHeader));
  if (end === null) return { header: whole.slice(0, longestHeader), text: whole };
  return { header: whole.slice(0, end.index), text: whole.slice(end.index + end[0].length) };
}
