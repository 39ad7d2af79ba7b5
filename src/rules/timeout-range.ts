import { claudeHooks, geminiGuard, geminiHooks, healthyClaude } from "./example-files.ts";
import { defectRule } from "./from-defects.ts";

export const timeoutRange = defectRule({
  id: "timeout-range",
  group: "Time",
  severity: "error",
  summary: "A timeout that the agent cannot use: zero, negative or far too large.",
  details: `- **Gemini CLI** hands the number of milliseconds to a timer as it is. Zero, a negative number and anything above 2147483647 fire after about 1 ms: the hook is stopped at once and its say is lost.
- **Claude Code** takes a positive number of seconds. Zero and negative numbers make the entry invalid.`,
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
    ],
  },
});
