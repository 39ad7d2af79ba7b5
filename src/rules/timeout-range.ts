import {
  agentHook,
  agentHookPrograms,
  antigravityGuard,
  antigravityHooks,
  claudeHooks,
  geminiGuard,
  geminiHooks,
  healthyAntigravity,
  healthyClaude,
} from "./example-files.ts";
import { defectRule } from "./from-defects.ts";

export const timeoutRange = defectRule({
  id: "timeout-range",
  group: "Time",
  severity: "error",
  summary: "A timeout that the agent cannot use: zero, negative or far too large.",
  details: `- **Gemini CLI** hands the number of milliseconds to a timer as it is. Zero, a negative number and anything above 2147483647 fire after about 1 ms: the hook is stopped at once and its say is lost.
- **Claude Code** takes a positive number of seconds. Zero and negative numbers make the entry invalid.
- **Antigravity** takes whole seconds. A fraction (\`2.5\`, and \`30.0\` as well) makes it reject the whole file, which only its log says. With zero or less the time is up at once: on \`PreToolUse\` the hook is killed and the call denied.
- **Agent Hooks** take 100 to 600000 milliseconds. The reference validator rejects the hook otherwise; its loader and kimi-cli's runtime use the number all the same. A number that is not whole keeps the reference from loading the hook.`,
  cure: "Give a positive number, or leave the field out for the default.",
  dialects: null,
  examples: {
    bad: [
      {
        caption: "Meant as “no limit”; the guard is stopped after a millisecond.",
        files: geminiHooks({
          BeforeTool: [{ matcher: "run_shell_command", hooks: [{ ...geminiGuard, timeout: 0 }] }],
        }),
      },
      {
        caption: "A negative number.",
        files: claudeHooks({
          Stop: [{ hooks: [{ type: "command", command: "printf '\\a'", timeout: -1 }] }],
        }),
      },
      {
        caption: "Half a second for Antigravity: none of the hooks in this file runs.",
        files: antigravityHooks({
          "no-rm": {
            PreToolUse: [
              { matcher: "run_command", hooks: [{ ...antigravityGuard, timeout: 0.5 }] },
            ],
          },
        }),
      },
      {
        caption: "Thirty seconds were meant; for Agent Hooks these are milliseconds, and too few.",
        files: agentHook({ timeout: "30" }),
        executable: agentHookPrograms,
      },
    ],
    good: [
      {
        caption: "Five seconds for Gemini CLI.",
        files: geminiHooks({
          BeforeTool: [
            { matcher: "run_shell_command", hooks: [{ ...geminiGuard, timeout: 5000 }] },
          ],
        }),
      },
      { caption: "The default.", files: healthyClaude },
      { caption: "The default of Antigravity, 30 s.", files: healthyAntigravity },
      {
        caption: "Ten minutes, the most that Agent Hooks take.",
        files: agentHook({ timeout: "600000" }),
        executable: agentHookPrograms,
      },
    ],
  },
});
