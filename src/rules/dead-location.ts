import {
  claudeGuard,
  geminiGuard,
  guardScript,
  healthyClaude,
  healthyGemini,
  json,
} from "./example-files.ts";
import { defectRule } from "./from-defects.ts";

export const deadLocation = defectRule({
  id: "dead-location",
  group: "Config",
  severity: "warning",
  summary: "A file with hooks lies where the agent never looks.",
  details: `- **Gemini CLI** reads hooks from \`settings.json\` only (of the system, the user and the folder it is started in), and from \`hooks/hooks.json\` of an extension. It never opens \`.gemini/hooks.json\` or \`.gemini/hooks/hooks.json\`.
- **Claude Code** reads \`.claude/settings.json\`, \`.claude/settings.local.json\`, the \`hooks/hooks.json\` of a plugin, and front matter of skills, agents and commands. It never opens \`.claude/hooks.json\` or \`.claude/hooks/hooks.json\`; \`.claude/hooks/\` is just a folder in which people keep scripts.`,
  cure: "Move the hooks into the settings file.",
  dialects: null,
  examples: {
    bad: [
      {
        caption: "Claude Code never opens this file.",
        files: {
          ".claude/hooks.json": json({
            hooks: { PreToolUse: [{ matcher: "Bash", hooks: [claudeGuard] }] },
          }),
          ".claude/hooks/guard.sh": guardScript,
        },
      },
      {
        caption: "Nor does Gemini CLI open this one.",
        files: {
          ".gemini/hooks.json": json({
            hooks: { BeforeTool: [{ matcher: "run_shell_command", hooks: [geminiGuard] }] },
          }),
          ".gemini/hooks/guard.sh": guardScript,
        },
      },
    ],
    good: [
      { caption: "In the settings of Claude Code.", files: healthyClaude },
      { caption: "In the settings of Gemini CLI.", files: healthyGemini },
    ],
  },
});
