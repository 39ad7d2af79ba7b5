import {
  agentHook,
  agentHookPrograms,
  agentHooksShellCall,
  antigravityHooks,
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

const antigravityGate = antigravityHooks({
  gate: { Stop: [{ type: "command", command: "sh scripts/gate.sh" }] },
});

export const decisionIgnored = faultRule(
  {
    id: "decision-ignored",
    group: "Replay",
    severity: "error",
    summary: "The hook decided something, and the agent does not honour it.",
    details: `The hook ran, meant to refuse, and nothing happened.

- **Gemini CLI** reads \`decision\` (\`deny\` or \`block\`, in lower case) at the top of the output. \`permissionDecision\` and everything else of Claude Code counts as an allow. A text before the JSON turns it all into a message. Since 0.30 the JSON counts before the exit status: \`{}\` on stdout with exit status 2 allows.
- **Claude Code** reads \`hookSpecificOutput.permissionDecision\` before a tool call. A text printed before the \`{\` (by a shell profile, by an \`echo\`) makes the output plain text, which is ignored. Exit status 1 does not block.
- **Antigravity** reads its own JSON after exit status 0 and nothing else: status 2 is an error like any other, and only \`continue\` refuses a stop. It counts ten refused stops in a turn and then stops all the same (1.1.18).
- **Agent Hooks** block with exit status 2 alone, says the format's page. A \`deny\` printed with status 0 does not; kimi-cli's runtime (pull request 1131) blocks on it, another need not. An asynchronous hook cannot block at all.
- A refusal on an event that cannot refuse has no effect with any of them.`,
    cure: "Print one JSON object in the agent's own shape and nothing else (Gemini CLI, Claude Code, Antigravity), or exit with status 2 and a reason on stderr (all but Antigravity).",
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
        {
          caption: "Antigravity stops all the same: status 2 says nothing to it.",
          files: {
            ...antigravityGate,
            ".agents/scripts/gate.sh": `#!/bin/sh
echo "there are no tests yet" >&2
exit 2
`,
            "transcripts/end.events.jsonl": recording({
              dialect: "antigravity",
              event: "Stop",
              input: { executionNum: 0 },
            }),
          },
        },
        {
          caption: "Agent Hooks: what is printed with status 0 does not block.",
          files: {
            ...agentHook(
              {},
              `#!/bin/sh
echo '{"decision": "deny", "reason": "not here"}'
`,
            ),
            "transcripts/clean-up.events.jsonl": recording(agentHooksShellCall("rm -rf build")),
          },
          executable: agentHookPrograms,
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
        {
          caption: "Antigravity's word for going on.",
          files: {
            ...antigravityGate,
            ".agents/scripts/gate.sh": `#!/bin/sh
echo '{"decision": "continue", "reason": "there are no tests yet"}'
`,
            "transcripts/end.events.jsonl": recording({
              dialect: "antigravity",
              event: "Stop",
              input: { executionNum: 0 },
            }),
          },
        },
        {
          caption: "Agent Hooks: status 2 and a reason.",
          files: {
            ...agentHook(),
            "transcripts/clean-up.events.jsonl": recording(agentHooksShellCall("rm -rf build")),
          },
          executable: agentHookPrograms,
        },
      ],
    },
  },
  "decision-ignored",
);
