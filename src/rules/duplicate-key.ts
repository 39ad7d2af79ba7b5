import { claudeHooks } from "./example-files.ts";
import { defectRule } from "./from-defects.ts";

export const duplicateKey = defectRule({
  id: "duplicate-key",
  group: "Config",
  severity: "error",
  summary: "A key stands twice in one object, and one of the two values is lost.",
  details: `JSON readers keep the last of two equal keys and say nothing. With hooks that usually means an event given twice: every hook under the first one never runs. Gemini CLI and Claude Code both read their files this way.

The finding points at the key that is lost.`,
  cure: "Move both lists under one key.",
  dialects: null,
  examples: {
    bad: [
      {
        caption: "`Stop` is given twice: the first hook never runs.",
        files: {
          ".claude/settings.json": `{
  "hooks": {
    "Stop": [{ "hooks": [{ "type": "command", "command": "date >> /tmp/stops.log" }] }],
    "Notification": [{ "hooks": [{ "type": "command", "command": "printf '\\\\a'" }] }],
    "Stop": [{ "hooks": [{ "type": "command", "command": "printf '\\\\a'" }] }]
  }
}
`,
        },
      },
    ],
    good: [
      {
        caption: "One key, two groups.",
        files: claudeHooks({
          Stop: [
            { hooks: [{ type: "command", command: "date >> /tmp/stops.log" }] },
            { hooks: [{ type: "command", command: "printf '\\a'" }] },
          ],
        }),
      },
    ],
  },
});
