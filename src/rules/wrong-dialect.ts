import {
  antigravityHooks,
  geminiHooks,
  guardScript,
  healthyAntigravity,
  healthyClaude,
  healthyGemini,
  json,
} from "./example-files.ts";
import { defectRule } from "./from-defects.ts";

export const wrongDialect = defectRule({
  id: "wrong-dialect",
  group: "Config",
  severity: "error",
  summary: "The whole file is written for another agent.",
  details: `The agents' files look alike and mean different things: other event names, other tool names, other units of time. A file copied from one to the other loads without a complaint and does nothing, or half of what it says.

The finding says once whose format this is and what of it still works. It replaces a finding for every event, tool name and timeout in the file. A single foreign event among native ones is \`unknown-event\`.

**Antigravity** has no \`hooks\` around its events: a file of Claude Code is one hook that goes by the name of \`hooks\`. Its tool events work, except that no matcher with Claude Code's tools ever matches; events that Antigravity does not have are ignored, and a \`Stop\` with groups makes it reject the whole file since 1.1.2. Where everything works, this is a warning.

A \`HOOK.md\` can be mistaken for nothing else: with **Agent Hooks** a foreign event is \`unknown-event\`.`,
  cure: "Translate the file: event names, tool names in matchers, and timeouts (seconds for Claude Code and Antigravity, milliseconds for Gemini CLI).",
  dialects: [{ id: "gemini-cli" }, { id: "antigravity" }, { id: "claude-code" }],
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
      {
        caption:
          "A Claude Code file where Antigravity looks: it rejects all of it for the groups under `Stop`.",
        files: antigravityHooks({
          hooks: {
            PreToolUse: [
              { matcher: "Bash", hooks: [{ type: "command", command: "sh scripts/guard.sh" }] },
            ],
            UserPromptSubmit: [
              { hooks: [{ type: "command", command: "date >> /tmp/prompts.log" }] },
            ],
            Stop: [{ hooks: [{ type: "command", command: "npm test >&2" }] }],
          },
        }),
      },
    ],
    good: [
      { caption: "The guard in Gemini CLI's words.", files: healthyGemini },
      { caption: "The guard in Claude Code's words.", files: healthyClaude },
      { caption: "The guard in Antigravity's words.", files: healthyAntigravity },
    ],
  },
});
