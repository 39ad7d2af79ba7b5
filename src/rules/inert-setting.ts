import { agentHook, agentHookPrograms, geminiGuard, geminiHooks } from "./example-files.ts";
import { defectRule } from "./from-defects.ts";

const hooks = { BeforeTool: [{ matcher: "run_shell_command", hooks: [geminiGuard] }] };

export const inertSetting = defectRule({
  id: "inert-setting",
  group: "Config",
  severity: "warning",
  summary: "A setting that does nothing in this version of the agent.",
  details: `Settings move between releases and nobody says so.

- **Gemini CLI** switched hooks with \`tools.enableHooks\` up to 0.27 and listed disabled ones under \`hooks.disabled\` up to 0.25. Since 0.28 only \`hooksConfig.enabled\` and \`hooksConfig.disabled\` count; the old keys are read by nobody. A hook that you believe to be off runs.
- **Claude Code** takes some settings only from managed files (\`allowManagedHooksOnly\`), and acts on \`once\` only when a skill registers the hook.
- **Agent Hooks**: the guide of the format describes a \`hooks.toml\` that switches hooks off and sets defaults. No implementation reads it.`,
  cure: "Use the setting the message names, or remove it.",
  dialects: [{ id: "gemini-cli" }, { id: "agent-hooks" }, { id: "claude-code" }],
  examples: {
    bad: [
      {
        caption: "Meant to switch all hooks off; Gemini CLI 0.28 and newer run them.",
        files: geminiHooks(hooks, { tools: { enableHooks: false } }),
      },
      {
        caption: "Nobody reads `hooks.toml`: the hook stays on.",
        files: {
          ...agentHook(),
          ".agents/hooks.toml": '[[hooks.disable]]\nname = "no-rm"\n',
        },
        executable: agentHookPrograms,
      },
    ],
    good: [
      {
        caption: "The current key.",
        files: geminiHooks(hooks, { hooksConfig: { enabled: true } }),
      },
    ],
  },
});
