import { claudeHooks } from "./example-files.ts";
import { defectRule } from "./from-defects.ts";

const logger = [{ hooks: [{ type: "command", command: "date >> /tmp/compactions.log" }] }];

export const eventNeverFires = defectRule({
  id: "event-never-fires",
  group: "Config",
  severity: "warning",
  summary:
    "The agent accepts this event, but this version never fires it, or does not document it.",
  details: `A name can be valid and still dead: an event that came with a later version than the one you pinned, or one that is declared and never emitted. The agent loads the hook and never runs it. The opposite is as brittle: an event that fires without being documented can go away with any release.

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
    ],
    good: [
      {
        caption: "`PreCompact` is there since 1.0.48.",
        files: {
          ...claudeHooks({ PreCompact: logger }),
          "hookgate.yml": 'agents:\n  claude-code: { version: "2.1.50" }\n',
        },
      },
    ],
  },
});
