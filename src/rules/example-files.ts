import type { JsonObject } from "../model/json.ts";

/** The text of a JSON file, as people indent it. */
export function json(content: JsonObject): string {
  return `${JSON.stringify(content, null, 2)}\n`;
}

/** A recording in the neutral format, one event a line. */
export function recording(...events: readonly JsonObject[]): string {
  return events.map((event) => `${JSON.stringify(event)}\n`).join("");
}

/** A shell call as Gemini CLI asks about it. */
export function geminiShellCall(command: string, more: JsonObject = {}): JsonObject {
  const input = { tool_name: "run_shell_command", tool_input: { command } };
  return { dialect: "gemini-cli", event: "BeforeTool", input, ...more };
}

/** A shell call as Claude Code asks about it. */
export function claudeShellCall(command: string, more: JsonObject = {}): JsonObject {
  const input = { tool_name: "Bash", tool_input: { command } };
  return { dialect: "claude-code", event: "PreToolUse", input, ...more };
}

/** A guard that both vendors understand: an exit status of 2 with a text on stderr refuses the call. */
export const guardScript = `#!/bin/sh
# Refuses to delete whole folders.
if grep -q 'rm -rf'; then
  echo "rm -rf is not allowed here" >&2
  exit 2
fi
`;

/** A handler that runs {@link guardScript} under Gemini CLI. */
export const geminiGuard: JsonObject = {
  type: "command",
  command: "sh $GEMINI_PROJECT_DIR/.gemini/hooks/guard.sh",
};

/** A handler that runs {@link guardScript} under Claude Code. */
export const claudeGuard: JsonObject = {
  type: "command",
  command: 'sh "$CLAUDE_PROJECT_DIR"/.claude/hooks/guard.sh',
};

/** A repository with one healthy Gemini CLI guard. */
export const healthyGemini: Readonly<Record<string, string>> = {
  ".gemini/settings.json": json({
    hooks: { BeforeTool: [{ matcher: "run_shell_command", hooks: [geminiGuard] }] },
  }),
  ".gemini/hooks/guard.sh": guardScript,
};

/** A repository with one healthy Claude Code guard. */
export const healthyClaude: Readonly<Record<string, string>> = {
  ".claude/settings.json": json({
    hooks: { PreToolUse: [{ matcher: "Bash", hooks: [claudeGuard] }] },
  }),
  ".claude/hooks/guard.sh": guardScript,
};

/** The same healthy guard with a group of another event or matcher beside it or in its place. */
export function geminiHooks(hooks: JsonObject, beside: JsonObject = {}): Record<string, string> {
  return {
    ".gemini/settings.json": json({ hooks, ...beside }),
    ...(JSON.stringify(hooks).includes("guard.sh") && { ".gemini/hooks/guard.sh": guardScript }),
  };
}

/** As {@link geminiHooks}, for Claude Code. */
export function claudeHooks(hooks: JsonObject, beside: JsonObject = {}): Record<string, string> {
  return {
    ".claude/settings.json": json({ hooks, ...beside }),
    ...(JSON.stringify(hooks).includes("guard.sh") && { ".claude/hooks/guard.sh": guardScript }),
  };
}
