import {
  agentHook,
  agentHookPrograms,
  antigravityGuard,
  antigravityHooks,
  claudeHooks,
  geminiHooks,
  healthyAntigravity,
  healthyGemini,
} from "./example-files.ts";
import { defectRule } from "./from-defects.ts";

export const invalidValue = defectRule({
  id: "invalid-value",
  group: "Config",
  severity: "error",
  summary: "A value has the wrong type or is none that the agent knows.",
  details: `- **Gemini CLI** knows the handler type \`command\`, in lower case; anything else is dropped silently. A \`matcher\` that is no string makes its planner fail, which disables every hook of that event. A \`timeout\` such as \`"5s"\` becomes 1 ms. Up to 0.23, any value of a wrong type ended the program with exit status 52.
- **Claude Code** strips the entry on ordinary events. On \`PreToolUse\` and \`PermissionRequest\` nothing in that settings file is applied until it is mended (seen in 2.1.329).
- **Antigravity** rejects the whole file for one value of a wrong type, for a handler type other than \`command\`, and for an \`enabled\` that is no boolean; only its log says so.
- **Agent Hooks**: the reference does not load a hook with a trigger that is no single text or a priority that is no whole number, and rejects a priority above 1000 or a description of more than 1024 characters. Of \`async\` it takes \`true\`, \`yes\` and \`1\` for true and everything else for false; kimi-cli's runtime takes \`maybe\` for true.`,
  cure: "Use a value that the message names.",
  dialects: null,
  examples: {
    bad: [
      {
        caption: "Types are compared exactly: Gemini CLI drops a `Command`.",
        files: geminiHooks({
          BeforeTool: [
            {
              matcher: "run_shell_command",
              hooks: [
                { type: "Command", command: "sh $GEMINI_PROJECT_DIR/.gemini/hooks/guard.sh" },
              ],
            },
          ],
        }),
      },
      {
        caption: "Claude Code has no type `shell`: a shell runs the `command`.",
        files: claudeHooks({
          Stop: [{ hooks: [{ type: "shell", command: "printf '\\a'" }] }],
        }),
      },
      {
        caption: "Antigravity runs commands only, and rejects the file for any other type.",
        files: antigravityHooks({
          "no-rm": { PreToolUse: [{ matcher: "run_command", hooks: [antigravityGuard] }] },
          review: { Stop: [{ type: "prompt", prompt: "Are there tests?" }] },
        }),
      },
      {
        caption: "Agent Hooks: the two known implementations disagree on what that means.",
        files: agentHook({ async: "maybe" }),
        executable: agentHookPrograms,
      },
    ],
    good: [
      { caption: "`command` in lower case.", files: healthyGemini },
      {
        caption: "A type that Claude Code has.",
        files: claudeHooks({
          Stop: [{ hooks: [{ type: "command", command: "printf '\\a'" }] }],
        }),
      },
      { caption: "The only type that Antigravity has.", files: healthyAntigravity },
      {
        caption: "A priority that Agent Hooks take.",
        files: agentHook({ priority: "999" }),
        executable: agentHookPrograms,
      },
    ],
  },
});
