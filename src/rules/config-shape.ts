import {
  agentHook,
  agentHookPrograms,
  antigravityGuard,
  antigravityHooks,
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
  details: `An event holds a list of groups; a group holds an optional \`matcher\` and a list \`hooks\`; each item of that list is a handler. The classic mistake leaves out the group and puts the handler straight under the event. With Antigravity it is also the reverse.

- **Gemini CLI** drops a group without an inner \`hooks\` list; only a debug log says so. An event whose value is no list is skipped.
- **Claude Code** strips malformed entries on ordinary events. On \`PreToolUse\` and \`PermissionRequest\` an entry that cannot be loaded means that nothing in that settings file is applied until it is mended (seen in 2.1.329). Between 2.1.122 and that, only the entry was lost; before 2.1.122 the whole file.
- **Antigravity** expects names of hooks at the top of the file and the events under each name. \`PreToolUse\` and \`PostToolUse\` take groups, \`PreInvocation\`, \`PostInvocation\` and \`Stop\` take handlers directly. A group under one of those makes it reject the whole file since 1.1.2, and so does every value of a wrong kind; only its log says so. A handler where a group belongs is dropped without a word (measured on 1.2.7).
- **Agent Hooks**: \`matcher\` is a mapping of \`tool\` and \`pattern\`. The reference does not load a hook in which it is anything else.`,
  cure: 'Wrap every handler: `"Event": [ { "matcher": "…", "hooks": [ { "type": "command", "command": "…" } ] } ]`. Under the flat events of Antigravity leave the group out: `"Stop": [ { "command": "…" } ]`.',
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
      {
        caption: "`Stop` takes no groups in Antigravity: the guard of the shell is lost as well.",
        files: antigravityHooks({
          "no-rm": { PreToolUse: [{ matcher: "run_command", hooks: [antigravityGuard] }] },
          tests: { Stop: [{ hooks: [{ type: "command", command: "npm test >&2" }] }] },
        }),
      },
      {
        caption: "Agent Hooks: a matcher is a mapping.",
        files: agentHook({ matcher: "Shell" }),
        executable: agentHookPrograms,
      },
    ],
    good: [
      { caption: "Event, group, handler.", files: healthyGemini },
      {
        caption: "Antigravity: groups under a tool event, handlers under `Stop`.",
        files: antigravityHooks({
          "no-rm": { PreToolUse: [{ matcher: "run_command", hooks: [antigravityGuard] }] },
          tests: { Stop: [{ type: "command", command: "npm test >&2" }] },
        }),
      },
    ],
  },
});
