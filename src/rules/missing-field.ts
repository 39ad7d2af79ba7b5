import {
  agentHook,
  agentHookPrograms,
  antigravityHooks,
  geminiHooks,
  healthyAntigravity,
  healthyClaude,
  healthyGemini,
  json,
} from "./example-files.ts";
import { defectRule } from "./from-defects.ts";

export const missingField = defectRule({
  id: "missing-field",
  group: "Config",
  severity: "error",
  summary: "A required field is absent, so the handler cannot run.",
  details: `A handler says what it is (\`type\`) and what to run (\`command\`, or \`url\`, \`prompt\` … for other types).

- **Gemini CLI** silently drops a handler without \`type\`, and a command handler without \`command\`.
- **Claude Code** strips the entry on ordinary events. On \`PreToolUse\` and \`PermissionRequest\` nothing in that settings file is applied until it is mended (seen in 2.1.329).
- **Antigravity** takes \`command\` for the type when there is none. A handler without \`command\` makes it reject the whole file; only its log says so.
- **Agent Hooks** have \`name\`, \`description\` and \`trigger\`; the program is found by its place. Without one of the three the reference does not load the hook.`,
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
      {
        caption: "The program stands under a key that Antigravity does not know.",
        files: antigravityHooks({ tests: { Stop: [{ type: "command", run: "npm test >&2" }] } }),
      },
      {
        caption: "A `HOOK.md` without a description: the reference does not load it.",
        files: agentHook({ description: null }),
        executable: agentHookPrograms,
      },
    ],
    good: [
      { caption: "Type and command are given.", files: healthyGemini },
      { caption: "The same for Claude Code.", files: healthyClaude },
      { caption: "The same for Antigravity.", files: healthyAntigravity },
      {
        caption: "All three fields of Agent Hooks.",
        files: agentHook(),
        executable: agentHookPrograms,
      },
    ],
  },
});
