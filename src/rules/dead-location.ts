import {
  agentHook,
  agentHookPrograms,
  claudeGuard,
  geminiGuard,
  guardScript,
  healthyAntigravity,
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
- **Claude Code** reads \`.claude/settings.json\`, \`.claude/settings.local.json\`, the \`hooks/hooks.json\` of a plugin, and front matter of skills, agents and commands. It never opens \`.claude/hooks.json\` or \`.claude/hooks/hooks.json\`; \`.claude/hooks/\` is just a folder in which people keep scripts.
- **Antigravity** reads \`hooks.json\` in \`.agents\`, \`.agent\`, \`_agents\` and \`_agent\`, there also in \`plugins/<name>\` with a \`plugin.json\` beside it. It never opens \`.agents/hooks/hooks.json\`, and \`.gemini/config/hooks.json\` in the home folder only.
- **Agent Hooks** are exactly one folder below \`.agents/hooks\`, in a file \`HOOK.md\` in capitals. A repository of hooks that is added as a submodule there has them one folder too deep, and none is found.`,
  cure: "Move the hooks to the place that the message names.",
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
      {
        caption: "One folder too deep for Antigravity.",
        files: { ".agents/hooks/hooks.json": healthyAntigravity[".agents/hooks.json"] ?? "" },
      },
      {
        caption: "A collection of Agent Hooks, one folder too deep.",
        files: Object.fromEntries(
          Object.entries(agentHook()).map(([path, text]) => [
            path.replace("/no-rm/", "/our-hooks/no-rm/"),
            text,
          ]),
        ),
      },
    ],
    good: [
      { caption: "In the settings of Claude Code.", files: healthyClaude },
      { caption: "In the settings of Gemini CLI.", files: healthyGemini },
      { caption: "Where Antigravity looks.", files: healthyAntigravity },
      {
        caption: "Where Agent Hooks are looked for.",
        files: agentHook(),
        executable: agentHookPrograms,
      },
    ],
  },
});
