import {
  agentHook,
  agentHookPrograms,
  agentHooksShellCall,
  antigravityHooks,
  claudeHooks,
  claudeShellCall,
  recording,
} from "./example-files.ts";
import { faultRule } from "./from-faults.ts";

const decider = {
  PreToolUse: [
    {
      matcher: "Bash",
      hooks: [{ type: "command", command: 'sh "$CLAUDE_PROJECT_DIR"/.claude/hooks/decide.sh' }],
    },
  ],
};

const antigravityGate = antigravityHooks({
  gate: { Stop: [{ type: "command", command: "sh scripts/gate.sh" }] },
});
const end = recording({ dialect: "antigravity", event: "Stop", input: { executionNum: 0 } });

export const invalidOutput = faultRule(
  {
    id: "invalid-output",
    group: "Replay",
    severity: "error",
    summary: "The agent rejects what the hook printed.",
    details: `- **Claude Code** checks the output against a schema. \`decision\` at the top takes \`approve\` and \`block\` only; \`hookSpecificOutput\` needs a \`hookEventName\` that equals the event. What does not fit is an error of the hook, and the operation goes on. With exit status 2 it still blocks since 2.1.214.
- **Gemini CLI** checks nothing. A \`hookSpecificOutput\` that is no object makes the step fail that puts the answers together: the refusals of **every** hook of that event are lost.
- **Antigravity** takes one JSON object with the fields of the event and nothing else: plain text, a JSON text, two objects and any unknown field are errors (1.2.16). On \`PreToolUse\` that denies the call, elsewhere the answer is lost. \`{"decision": "allow"}\` is right on \`PreToolUse\` and an unknown field on \`PostToolUse\`.
- **Agent Hooks** take text as context for the agent. JSON that is no object makes kimi-cli's runtime (pull request 1131) fail, and the operation goes on.`,
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
        {
          caption:
            "A line for people: Antigravity rejects it, and never hears that it should go on.",
          files: {
            ...antigravityGate,
            ".agents/scripts/gate.sh": `#!/bin/sh
echo "running the tests"
echo '{"decision": "continue", "reason": "the tests are red"}'
`,
            "transcripts/end.events.jsonl": end,
          },
        },
        {
          caption: "Agent Hooks: a list is no answer, and the call goes through.",
          files: {
            ...agentHook({}, `#!/bin/sh\necho '[{"decision": "deny"}]'\n`),
            "transcripts/clean-up.events.jsonl": recording(agentHooksShellCall("rm -rf build")),
          },
          executable: agentHookPrograms,
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
        {
          caption: "What is for people goes to stderr.",
          files: {
            ...antigravityGate,
            ".agents/scripts/gate.sh": `#!/bin/sh
echo "running the tests" >&2
echo '{"decision": "continue", "reason": "the tests are red"}'
`,
            "transcripts/end.events.jsonl": end,
          },
        },
      ],
    },
  },
  "invalid-output",
);
