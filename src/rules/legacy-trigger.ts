import { agentHook, agentHookPrograms } from "./example-files.ts";
import { defectRule } from "./from-defects.ts";

export const legacyTrigger = defectRule({
  id: "legacy-trigger",
  group: "Config",
  severity: "error",
  summary: "A `HOOK.md` listens to an event by a name that the format no longer has.",
  details: `**Agent Hooks** renamed all their events on their second day: \`before_tool\` became \`pre-tool-call\`, \`session_start\` became \`pre-session\`. For one day (2026-02-14) the old names were accepted beside the new ones, then they were taken out.

Today the reference does not load such a hook. kimi-cli's runtime (pull request 1131) takes any word for an event, loads the hook, and never runs it: the guard is there and guards nothing.

The states of the format are counted 1, 2 and 3 here; \`agents: { agent-hooks: { version: "2" } }\` in \`hookgate.yml\` accepts both kinds of names.`,
  cure: "Write the name that the message gives.",
  dialects: [{ id: "agent-hooks", since: "3" }],
  examples: {
    bad: [
      {
        caption: "`before_tool` is called `pre-tool-call` now: this guard never runs.",
        files: agentHook({ trigger: "before_tool" }),
        executable: agentHookPrograms,
      },
    ],
    good: [
      {
        caption: "The name of today.",
        files: agentHook(),
        executable: agentHookPrograms,
      },
      {
        caption: "A project that stays with the second state of the format.",
        files: {
          ...agentHook({ trigger: "before_tool" }),
          "hookgate.yml": 'agents:\n  agent-hooks: { version: "2" }\n',
        },
        executable: agentHookPrograms,
      },
    ],
  },
});
