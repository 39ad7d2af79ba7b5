import type { Hook } from "../model/hook.ts";

/** A word that no shell would read as anything else. */
const plain = /^[\w@%+=:,./-]+$/;

/**
 * The command of a hook as one line of shell; empty for a handler without one. In exec form the program and its
 * arguments are quoted, so that each stays one word. Names in braces (`${CLAUDE_PROJECT_DIR}`) are not: agents fill
 * them in themselves.
 */
export function commandLine({ command, args }: Pick<Hook, "command" | "args">): string {
  if (command === null || args === null) return command ?? "";
  return [command, ...args].map(quoted).join(" ");
}

function quoted(word: string): string {
  if (plain.test(word)) return word;
  return `"${word.replace(/[\\"`]|\$(?!\{[A-Za-z_]\w*\})/g, "\\$&")}"`;
}
