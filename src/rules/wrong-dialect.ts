import { geminiHooks, guardScript, healthyClaude, healthyGemini, json } from "./example-files.ts";
import { defectRule } from "./from-defects.ts";

export const wrongDialect = defectRule({
  id: "wrong-dialect",
  group: "Config",
  severity: "error",
  summary: "The whole file is written for another agent.",
  details: `The agents' files look alike and mean different things: other event names, other tool names, other units of time. A file copied from one to the other loads without a complaint and does nothing, or half of what it says.

The finding says once whose format this is and what of it still works. It replaces a finding for every event, tool name and timeout in the file. A single foreign event among native ones is \`unknown-event\`.`,
  cure: "Translate the file: event names, tool names in matchers, and timeouts (seconds for Claude Code, milliseconds for Gemini CLI).",
  dialects: null,
  examples: {
    bad: [
      {
        caption: "A Claude Code file in the place where Gemini CLI looks: no hook of it ever runs.",
        files: geminiHooks({
          PreToolUse: [
            {
              matcher: "Bash",
              hooks: [
                {
                  type: "command",
                  command: "sh $GEMINI_PROJECT_DIR/.gemini/hooks/guard.sh",
                  timeout: 10,
                },
              ],
            },
          ],
          UserPromptSubmit: [
            { hooks: [{ type: "command", command: "date >> /tmp/prompts.log", timeout: 5 }] },
          ],
        }),
      },
      {
        caption: "A Gemini CLI file in the place where Claude Code looks.",
        files: {
          ".claude/settings.json": json({
            hooks: {
              BeforeTool: [
                {
                  matcher: "run_shell_command",
                  hooks: [
                    {
                      type: "command",
                      command: 'sh "$CLAUDE_PROJECT_DIR"/.claude/hooks/guard.sh',
                      timeout: 5000,
                    },
                  ],
                },
              ],
              AfterAgent: [{ hooks: [{ type: "command", command: "date >> /tmp/turns.log" }] }],
            },
          }),
          ".claude/hooks/guard.sh": guardScript,
        },
      },
    ],
    good: [
      { caption: "The guard in Gemini CLI's words.", files: healthyGemini },
      { caption: "The guard in Claude Code's words.", files: healthyClaude },
    ],
  },
});
