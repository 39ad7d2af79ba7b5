import {
  agentHook,
  agentHookPrograms,
  antigravityGuard,
  antigravityHooks,
  claudeHooks,
  geminiGuard,
  geminiHooks,
  healthyGemini,
} from "./example-files.ts";
import { defectRule } from "./from-defects.ts";

export const unknownField = defectRule({
  id: "unknown-field",
  group: "Config",
  severity: "warning",
  summary: "The agent ignores this field, so what it says does not happen.",
  details: `Fields that no agent or only another agent knows are skipped without a message: a \`matcher\` inside a handler instead of its group, \`timeout_ms\`, \`timeoutSec\`, \`cwd\`. The hook then runs with the default, or for every tool.

- **Gemini CLI** reads \`type\`, \`command\`, \`name\`, \`description\` (both since 0.23), \`timeout\` and \`env\` (since 0.27) of a handler; \`if\`, \`async\`, \`once\`, \`statusMessage\` and \`shell\` are ignored.
- **Claude Code** has different fields for each handler type; \`name\`, \`env\` and \`cwd\` are ignored.
- **Antigravity** reads \`type\`, \`command\` and \`timeout\` of a handler, \`matcher\` and \`hooks\` of a group, and \`enabled\` beside the events. It runs one hook after the other and waits for each: \`async\` changes nothing.
- **Agent Hooks**: an error, as the reference validator rejects the hook. kimi-cli's runtime keeps an unknown field without using it; one in \`matcher\` it ignores, and runs the hook for every call.`,
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
      {
        caption: "Antigravity waits for the tests all the same.",
        files: antigravityHooks({
          tests: { Stop: [{ type: "command", command: "npm test >&2", async: true }] },
        }),
      },
      {
        caption: "Agent Hooks: the field is called `tool`.",
        files: agentHook({ matcher: "\n  tools: Shell" }),
        executable: agentHookPrograms,
      },
    ],
    good: [
      { caption: "The matcher stands in the group.", files: healthyGemini },
      {
        caption: "Every field that Antigravity reads.",
        files: antigravityHooks({
          "no-rm": {
            enabled: true,
            PreToolUse: [{ matcher: "run_command", hooks: [{ ...antigravityGuard, timeout: 10 }] }],
          },
        }),
      },
      {
        caption: "Own notes of Agent Hooks belong under `metadata`.",
        files: agentHook({ metadata: "\n  owner: platform team" }),
        executable: agentHookPrograms,
      },
    ],
  },
});
