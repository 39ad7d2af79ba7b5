import {
  claudeGuard,
  claudeHooks,
  geminiGuard,
  geminiHooks,
  healthyGemini,
} from "./example-files.ts";
import { defectRule } from "./from-defects.ts";

export const configShape = defectRule({
  id: "config-shape",
  group: "Config",
  severity: "error",
  summary: "A list or object stands where the agent expects another one.",
  details: `An event holds a list of groups; a group holds an optional \`matcher\` and a list \`hooks\`; each item of that list is a handler. The classic mistake leaves out the group and puts the handler straight under the event.

- **Gemini CLI** drops a group without an inner \`hooks\` list; only a debug log says so. An event whose value is no list is skipped.
- **Claude Code** strips malformed entries on ordinary events. On \`PreToolUse\` and \`PermissionRequest\` an entry that cannot be loaded means that nothing in that settings file is applied until it is mended (seen in 2.1.329). Between 2.1.122 and that, only the entry was lost; before 2.1.122 the whole file.`,
  cure: 'Wrap every handler: `"Event": [ { "matcher": "…", "hooks": [ { "type": "command", "command": "…" } ] } ]`.',
  dialects: null,
  examples: {
    bad: [
      {
        caption: "The handler stands where its group belongs: the guard never runs.",
        files: geminiHooks({ BeforeTool: [{ matcher: "run_shell_command", ...geminiGuard }] }),
      },
      {
        caption: "An object keyed by matcher instead of a list of groups.",
        files: claudeHooks({ PreToolUse: { Bash: [claudeGuard] } }),
      },
    ],
    good: [{ caption: "Event, group, handler.", files: healthyGemini }],
  },
});
