import { claudeHooks, geminiGuard, geminiHooks, healthyGemini } from "./example-files.ts";
import { defectRule } from "./from-defects.ts";

export const unknownField = defectRule({
  id: "unknown-field",
  group: "Config",
  severity: "warning",
  summary: "The agent ignores this field, so what it says does not happen.",
  details: `Fields that no agent or only another agent knows are skipped without a message: a \`matcher\` inside a handler instead of its group, \`timeout_ms\`, \`timeoutSec\`, \`cwd\`. The hook then runs with the default, or for every tool.

- **Gemini CLI** reads \`type\`, \`command\`, \`name\`, \`description\` (both since 0.23), \`timeout\` and \`env\` (since 0.27) of a handler; \`if\`, \`async\`, \`once\`, \`statusMessage\` and \`shell\` are ignored.
- **Claude Code** has different fields for each handler type; \`name\`, \`env\` and \`cwd\` are ignored.`,
  cure: "Use the field the message names, or remove it.",
  dialects: null,
  examples: {
    bad: [
      {
        caption: "The matcher stands in the handler: Gemini CLI runs the guard for every tool.",
        files: geminiHooks({
          BeforeTool: [{ hooks: [{ matcher: "run_shell_command", ...geminiGuard }] }],
        }),
      },
      {
        caption: "`timeout_ms` is nobody's field: the default of 600 s applies.",
        files: claudeHooks({
          Stop: [{ hooks: [{ type: "command", command: "printf '\\a'", timeout_ms: 5000 }] }],
        }),
      },
    ],
    good: [{ caption: "The matcher stands in the group.", files: healthyGemini }],
  },
});
