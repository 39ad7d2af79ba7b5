import {
  agentHook,
  agentHookPrograms,
  antigravityGuard,
  antigravityHooks,
  antigravityScript,
  claudeHooks,
} from "./example-files.ts";
import { defectRule } from "./from-defects.ts";

export const duplicateKey = defectRule({
  id: "duplicate-key",
  group: "Config",
  severity: "error",
  summary: "A key stands twice in one object, and one of the two values is lost.",
  details: `JSON readers keep the last of two equal keys and say nothing. With hooks that usually means an event given twice: every hook under the first one never runs. Gemini CLI, Claude Code and Antigravity read their files this way; in Antigravity's it is often the name of a hook that is given twice.

**Agent Hooks** have YAML: the reference does not load a hook with a key given twice, and kimi-cli's runtime keeps the last one.

In JSON the finding points at the key that is lost.`,
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
      {
        caption: "Two hooks of one name in Antigravity: the guard is lost.",
        files: {
          ".agents/hooks.json": `{
  "ours": {
    "PreToolUse": [{ "matcher": "run_command", "hooks": [{ "command": "sh scripts/guard.sh" }] }]
  },
  "ours": {
    "Stop": [{ "command": "npm test >&2" }]
  }
}
`,
          ".agents/scripts/guard.sh": antigravityScript,
        },
      },
      {
        caption: "Agent Hooks: one folder listens to one event.",
        files: agentHook({ trigger: "pre-tool-call\ntrigger: post-tool-call" }),
        executable: agentHookPrograms,
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
      {
        caption: "One name, two events.",
        files: antigravityHooks({
          ours: {
            PreToolUse: [{ matcher: "run_command", hooks: [antigravityGuard] }],
            Stop: [{ type: "command", command: "npm test >&2" }],
          },
        }),
      },
    ],
  },
});
