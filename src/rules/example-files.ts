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

/** A shell call as Antigravity asks about it. */
export function antigravityShellCall(command: string, more: JsonObject = {}): JsonObject {
  const input = { toolCall: { name: "run_command", args: { CommandLine: command } } };
  return { dialect: "antigravity", event: "PreToolUse", input, ...more };
}

/** A shell call as Agent Hooks ask about it. */
export function agentHooksShellCall(command: string, more: JsonObject = {}): JsonObject {
  const input = { tool_name: "Shell", tool_input: { command } };
  return { dialect: "agent-hooks", event: "pre-tool-call", input, ...more };
}

/** A guard that all but Antigravity understand: an exit status of 2 with a text on stderr refuses the call. */
export const guardScript = `#!/bin/sh
# Refuses to delete whole folders.
if grep -q 'rm -rf'; then
  echo "rm -rf is not allowed here" >&2
  exit 2
fi
`;

/** The same guard for Antigravity, which takes an answer from standard output only, and wants one for every call. */
export const antigravityScript = `#!/bin/sh
# Refuses to delete whole folders.
if grep -q 'rm -rf'; then
  echo '{"decision": "deny", "reason": "rm -rf is not allowed here"}'
else
  echo '{"decision": "allow"}'
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

/** A handler that runs {@link antigravityScript}; it starts in the folder of `hooks.json`. */
export const antigravityGuard: JsonObject = { type: "command", command: "sh scripts/guard.sh" };

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

/** `.agents/hooks.json` with hooks by name, and the script if one of them runs it. */
export function antigravityHooks(named: JsonObject): Record<string, string> {
  return {
    ".agents/hooks.json": json(named),
    ...(JSON.stringify(named).includes("guard.sh") && {
      ".agents/scripts/guard.sh": antigravityScript,
    }),
  };
}

/** A repository with one healthy Antigravity guard. */
export const healthyAntigravity: Readonly<Record<string, string>> = antigravityHooks({
  "no-rm": { PreToolUse: [{ matcher: "run_command", hooks: [antigravityGuard] }] },
});

/**
 * A hook in the format of Agent Hooks, in a folder of its name, with {@link guardScript} as its program.
 * @param changes fields of the front matter, as YAML; null leaves one out
 */
export function agentHook(
  changes: Readonly<Record<string, string | null>> = {},
  script = guardScript,
): Record<string, string> {
  const fields = {
    name: "no-rm",
    description: "Refuses to delete whole folders.",
    trigger: "pre-tool-call",
    matcher: "\n  tool: Shell",
    ...changes,
  };
  const lines = Object.entries(fields)
    .filter(([, value]) => value !== null)
    .map(([key, value]) => `${key}:${value?.startsWith("\n") ? "" : " "}${value}\n`);
  return {
    ".agents/hooks/no-rm/HOOK.md": `---\n${lines.join("")}---\n\nFolders are deleted by hand.\n`,
    [agentHookPrograms[0]]: script,
  };
}

/** What has to carry the execute bit beside an {@link agentHook}. */
export const agentHookPrograms = [".agents/hooks/no-rm/scripts/run"] as const;
