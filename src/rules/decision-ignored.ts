import {
  claudeHooks,
  claudeShellCall,
  geminiHooks,
  geminiShellCall,
  recording,
} from "./example-files.ts";
import { faultRule } from "./from-faults.ts";

const geminiDecider = {
  BeforeTool: [
    {
      matcher: "run_shell_command",
      hooks: [{ type: "command", command: "sh $GEMINI_PROJECT_DIR/.gemini/hooks/decide.sh" }],
    },
  ],
};
const claudeDecider = {
  PreToolUse: [
    {
      matcher: "Bash",
      hooks: [{ type: "command", command: 'sh "$CLAUDE_PROJECT_DIR"/.claude/hooks/decide.sh' }],
    },
  ],
};

export const decisionIgnored = faultRule(
  {
    id: "decision-ignored",
    group: "Replay",
    severity: "error",
    summary: "The hook decided something, and the agent does not honour it.",
    details: `The hook ran, meant to refuse, and nothing happened.

- **Gemini CLI** reads \`decision\` (\`deny\` or \`block\`, in lower case) at the top of the output. \`permissionDecision\` and everything else of Claude Code counts as an allow. A text before the JSON turns it all into a message. Since 0.30 the JSON counts before the exit status: \`{}\` on stdout with exit status 2 allows.
- **Claude Code** reads \`hookSpecificOutput.permissionDecision\` before a tool call. A text printed before the \`{\` (by a shell profile, by an \`echo\`) makes the output plain text, which is ignored. Exit status 1 does not block.
- A refusal on an event that cannot refuse has no effect with either.`,
    cure: "Print one JSON object in the agent's own shape and nothing else, or exit with status 2 and a reason on stderr.",
    dialects: null,
    examples: {
      bad: [
        {
          caption: "Claude Code's words, which Gemini CLI does not know: the call goes on.",
          files: {
            ...geminiHooks(geminiDecider),
            ".gemini/hooks/decide.sh": `#!/bin/sh
echo '{"hookSpecificOutput": {"hookEventName": "PreToolUse", "permissionDecision": "deny"}}'
`,
            "transcripts/clean-up.events.jsonl": recording(geminiShellCall("rm -rf build")),
          },
        },
        {
          caption: "A line before the JSON: Claude Code takes all of it for plain text.",
          files: {
            ...claudeHooks(claudeDecider),
            ".claude/hooks/decide.sh": `#!/bin/sh
echo "checking the command"
echo '{"hookSpecificOutput": {"hookEventName": "PreToolUse", "permissionDecision": "deny"}}'
`,
            "transcripts/clean-up.events.jsonl": recording(claudeShellCall("rm -rf build")),
          },
        },
      ],
      good: [
        {
          caption: "Gemini CLI's words.",
          files: {
            ...geminiHooks(geminiDecider),
            ".gemini/hooks/decide.sh": `#!/bin/sh
echo '{"decision": "deny", "reason": "not here"}'
`,
            "transcripts/clean-up.events.jsonl": recording(geminiShellCall("rm -rf build")),
          },
        },
        {
          caption: "Nothing but the JSON.",
          files: {
            ...claudeHooks(claudeDecider),
            ".claude/hooks/decide.sh": `#!/bin/sh
echo '{"hookSpecificOutput": {"hookEventName": "PreToolUse", "permissionDecision": "deny"}}'
`,
            "transcripts/clean-up.events.jsonl": recording(claudeShellCall("rm -rf build")),
          },
        },
      ],
    },
  },
  "decision-ignored",
);
