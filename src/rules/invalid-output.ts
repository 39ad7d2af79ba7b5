import { claudeHooks, claudeShellCall, recording } from "./example-files.ts";
import { faultRule } from "./from-faults.ts";

const decider = {
  PreToolUse: [
    {
      matcher: "Bash",
      hooks: [{ type: "command", command: 'sh "$CLAUDE_PROJECT_DIR"/.claude/hooks/decide.sh' }],
    },
  ],
};

export const invalidOutput = faultRule(
  {
    id: "invalid-output",
    group: "Replay",
    severity: "error",
    summary: "The agent rejects what the hook printed.",
    details: `- **Claude Code** checks the output against a schema. \`decision\` at the top takes \`approve\` and \`block\` only; \`hookSpecificOutput\` needs a \`hookEventName\` that equals the event. What does not fit is an error of the hook, and the operation goes on. With exit status 2 it still blocks since 2.1.214.
- **Gemini CLI** checks nothing. A \`hookSpecificOutput\` that is no object makes the step fail that puts the answers together: the refusals of **every** hook of that event are lost.`,
    cure: "Print the shape that the agent documents for this event.",
    dialects: null,
    examples: {
      bad: [
        {
          caption:
            "A quotation mark in the reason ends the string: Claude Code cannot read the JSON.",
          files: {
            ...claudeHooks(decider),
            ".claude/hooks/decide.sh": `#!/bin/sh
echo '{"decision": "block", "reason": "use "git revert" instead"}'
`,
            "transcripts/undo.events.jsonl": recording(claudeShellCall("git reset --hard HEAD~3")),
          },
        },
      ],
      good: [
        {
          caption: "Escaped.",
          files: {
            ...claudeHooks(decider),
            ".claude/hooks/decide.sh": `#!/bin/sh
echo '{"decision": "block", "reason": "use \\"git revert\\" instead"}'
`,
            "transcripts/undo.events.jsonl": recording(claudeShellCall("git reset --hard HEAD~3")),
          },
        },
      ],
    },
  },
  "invalid-output",
);
