import {
  antigravityGuard,
  antigravityHooks,
  claudeGuard,
  claudeHooks,
  geminiGuard,
  geminiHooks,
  healthyAntigravity,
  healthyClaude,
  healthyGemini,
} from "./example-files.ts";
import { defectRule } from "./from-defects.ts";

export const hooksDisabled = defectRule({
  id: "hooks-disabled",
  group: "Config",
  severity: "warning",
  summary: "The file switches off all hooks, or one of them.",
  details: `A switch that one person needed for an afternoon is easily committed, and then nobody's guard runs.

- **Gemini CLI**: \`hooksConfig.enabled: false\` switches off every hook; \`hooksConfig.disabled\` lists names (or the exact command of a hook without a name). The lists of all layers are joined.
- **Claude Code**: \`disableAllHooks: true\` switches off every hook that is not managed.
- **Antigravity**: \`enabled: false\` beside the events switches off everything under that name.

Agent Hooks have no switch.`,
  cure: "Remove the switch from the shared file; keep it in your personal settings if you need it.",
  dialects: [{ id: "gemini-cli" }, { id: "antigravity" }, { id: "claude-code" }],
  examples: {
    bad: [
      {
        caption: "Every hook of the project is off.",
        files: claudeHooks(
          { PreToolUse: [{ matcher: "Bash", hooks: [claudeGuard] }] },
          { disableAllHooks: true },
        ),
      },
      {
        caption: "One guard is off, by its name.",
        files: geminiHooks(
          {
            BeforeTool: [
              { matcher: "run_shell_command", hooks: [{ ...geminiGuard, name: "no-rm" }] },
            ],
          },
          { hooksConfig: { disabled: ["no-rm"] } },
        ),
      },
      {
        caption: "One guard of Antigravity is off.",
        files: antigravityHooks({
          "no-rm": {
            enabled: false,
            PreToolUse: [{ matcher: "run_command", hooks: [antigravityGuard] }],
          },
        }),
      },
    ],
    good: [
      { caption: "No switch.", files: healthyClaude },
      { caption: "No switch.", files: healthyGemini },
      { caption: "No switch.", files: healthyAntigravity },
    ],
  },
});
