import { geminiHooks, healthyClaude, healthyGemini, json } from "./example-files.ts";
import { defectRule } from "./from-defects.ts";

export const missingField = defectRule({
  id: "missing-field",
  group: "Config",
  severity: "error",
  summary: "A required field is absent, so the handler cannot run.",
  details: `A handler says what it is (\`type\`) and what to run (\`command\`, or \`url\`, \`prompt\` … for other types).

- **Gemini CLI** silently drops a handler without \`type\`, and a command handler without \`command\`.
- **Claude Code** strips the entry on ordinary events. On \`PreToolUse\` and \`PermissionRequest\` nothing in that settings file is applied until it is mended (seen in 2.1.329).`,
  cure: "Add the field that is named.",
  dialects: null,
  examples: {
    bad: [
      {
        caption: "No `type`: Gemini CLI drops the guard without a word.",
        files: geminiHooks({
          BeforeTool: [
            {
              matcher: "run_shell_command",
              hooks: [{ command: "sh $GEMINI_PROJECT_DIR/.gemini/hooks/guard.sh" }],
            },
          ],
        }),
      },
      {
        caption: "No `command`.",
        files: {
          ".claude/settings.json": json({
            hooks: { Stop: [{ hooks: [{ type: "command", timeout: 5 }] }] },
          }),
        },
      },
    ],
    good: [
      { caption: "Type and command are given.", files: healthyGemini },
      { caption: "The same for Claude Code.", files: healthyClaude },
    ],
  },
});
