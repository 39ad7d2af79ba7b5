import {
  agentHook,
  agentHookPrograms,
  antigravityGuard,
  antigravityHooks,
  claudeGuard,
  claudeHooks,
  geminiGuard,
  geminiHooks,
  healthyAntigravity,
} from "./example-files.ts";
import { defectRule } from "./from-defects.ts";

const shellGroup = [{ matcher: "run_shell_command", hooks: [geminiGuard] }];

export const unknownEvent = defectRule({
  id: "unknown-event",
  group: "Config",
  severity: "error",
  summary: "The agent has no event of this name, so the hooks under it never run.",
  details: `Event names are case-sensitive and every agent has its own. The finding names the event that was probably meant: the equivalent of another agent's name, or the nearest spelling.

- **Gemini CLI** shows a warning and skips the key since 0.26; before that, only a debug log mentions it.
- **Claude Code** ignores unknown events since 2.1.101. Older versions reject the whole settings file for it, permissions included.
- **Antigravity** ignores the key without a word. It has no event for the end of a session or for a commit.
- **Agent Hooks**: the reference does not load the hook. kimi-cli's runtime (pull request 1131) takes any word for an event, loads the hook and never runs it. An old name of the format itself is \`legacy-trigger\`.`,
  cure: "Use the agent's own name of the event.",
  dialects: null,
  examples: {
    bad: [
      {
        caption: "`PreToolUse` is Claude Code's name; here it is `BeforeTool`.",
        files: geminiHooks({
          BeforeTool: shellGroup,
          AfterTool: [{ hooks: [{ type: "command", command: "date >> /tmp/calls.log" }] }],
          PreCompress: [{ hooks: [{ type: "command", command: "date >> /tmp/compress.log" }] }],
          PreToolUse: [{ hooks: [{ type: "command", command: "date >> /tmp/tools.log" }] }],
        }),
      },
      {
        caption: "A misspelt name.",
        files: claudeHooks({
          PreToolUse: [{ matcher: "Bash", hooks: [claudeGuard] }],
          SesionStart: [{ hooks: [{ type: "command", command: "git status --short" }] }],
        }),
      },
      {
        caption: "Antigravity knows nothing of commits.",
        files: antigravityHooks({
          "no-rm": { PreToolUse: [{ matcher: "run_command", hooks: [antigravityGuard] }] },
          checks: { "pre-commit": [{ type: "command", command: "npm test" }] },
        }),
      },
      {
        caption: "Claude Code's name in a `HOOK.md`.",
        files: agentHook({ trigger: "PreToolUse" }),
        executable: agentHookPrograms,
      },
    ],
    good: [
      {
        caption: "Gemini CLI's own names.",
        files: geminiHooks({
          BeforeTool: shellGroup,
          AfterTool: [{ hooks: [{ type: "command", command: "date >> /tmp/calls.log" }] }],
        }),
      },
      { caption: "An event that Antigravity has.", files: healthyAntigravity },
      {
        caption: "An event of Agent Hooks.",
        files: agentHook(),
        executable: agentHookPrograms,
      },
    ],
  },
});
