import { agentHook, agentHookPrograms, antigravityHooks, claudeHooks } from "./example-files.ts";
import { defectRule } from "./from-defects.ts";

const logger = [{ hooks: [{ type: "command", command: "date >> /tmp/compactions.log" }] }];

export const eventNeverFires = defectRule({
  id: "event-never-fires",
  group: "Config",
  severity: "warning",
  summary:
    "The agent accepts this event, but this version never fires it, or does not document it.",
  details: `A name can be valid and still dead: an event that came with a later version than the one you pinned, or one that is declared and never emitted. The agent loads the hook and never runs it. The opposite is as brittle: an event that fires without being documented can go away with any release.

- **Antigravity** fires \`SessionStart\` since 1.1.4, once a session, and no document of the vendor mentions it.
- **Agent Hooks**: the format has 13 events, and its only runtime, kimi-cli's pull request 1131, fires six of them. \`pre-agent-turn\`, \`post-agent-turn\`, \`post-agent-turn-stop\` and the events of sub-agents and of compaction are declared and never fired.

The version is the one under \`agents\` in \`hookgate.yml\`, else the newest known.`,
  cure: "Use an event that your version fires, or raise the version in `hookgate.yml`.",
  dialects: null,
  examples: {
    bad: [
      {
        caption: "`PostCompact` came with Claude Code 2.1.76; the team is on 2.1.50.",
        files: {
          ...claudeHooks({ PostCompact: logger }),
          "hookgate.yml": 'agents:\n  claude-code: { version: "2.1.50" }\n',
        },
      },
      {
        caption: "Antigravity fires it today, and promises nothing.",
        files: antigravityHooks({
          start: { SessionStart: [{ type: "command", command: "git status --short >&2" }] },
        }),
      },
      {
        caption: "No runtime of Agent Hooks fires this event.",
        files: agentHook({ trigger: "pre-agent-turn", matcher: null }),
        executable: agentHookPrograms,
      },
    ],
    good: [
      {
        caption: "`PreCompact` is there since 1.0.48.",
        files: {
          ...claudeHooks({ PreCompact: logger }),
          "hookgate.yml": 'agents:\n  claude-code: { version: "2.1.50" }\n',
        },
      },
      {
        caption: "`PreInvocation` is documented, and its first payload of a turn has the number 0.",
        files: antigravityHooks({
          start: { PreInvocation: [{ type: "command", command: "git status --short >&2" }] },
        }),
      },
    ],
  },
});
