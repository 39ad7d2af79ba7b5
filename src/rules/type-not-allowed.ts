import { claudeHooks } from "./example-files.ts";
import { defectRule } from "./from-defects.ts";

export const typeNotAllowed = defectRule({
  id: "type-not-allowed",
  group: "Config",
  severity: "error",
  summary: "This type of handler cannot run on this event.",
  details: `**Claude Code** has five types of handlers. \`prompt\` and \`agent\` handlers need a conversation and fail where there is none (\`SessionStart\`, \`Setup\`, \`SubagentStart\` …); \`agent\` does not run on \`PermissionRequest\`; \`http\` is skipped on \`SessionStart\` and \`Setup\`.

**Gemini CLI** runs commands only. A handler of type \`runtime\` (0.31 and newer) is for programs that register it themselves; from a file it fails on every event.

Antigravity and Agent Hooks run commands only, on every event.`,
  cure: "Use a `command` handler on this event, or move the handler to an event that takes its type.",
  dialects: [{ id: "gemini-cli" }, { id: "claude-code" }],
  examples: {
    bad: [
      {
        caption: "There is no conversation yet that a prompt could look at.",
        files: claudeHooks({
          SessionStart: [
            { hooks: [{ type: "prompt", prompt: "Is the checkout clean? $ARGUMENTS" }] },
          ],
        }),
      },
    ],
    good: [
      {
        caption: "A command runs on every event.",
        files: claudeHooks({
          SessionStart: [{ hooks: [{ type: "command", command: "git status --short" }] }],
        }),
      },
    ],
  },
});
