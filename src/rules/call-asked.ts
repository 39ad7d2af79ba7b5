import { quote } from "../dialects/config-text.ts";
import {
  antigravityHooks,
  antigravityShellCall,
  claudeHooks,
  claudeShellCall,
  healthyClaude,
  json,
  recording,
} from "./example-files.ts";
import { firstOf, onHook, runsByHook, share } from "./replayed-runs.ts";
import type { ReplayRule } from "./rule.ts";
import { label } from "./wording.ts";

const answer = json({
  hookSpecificOutput: {
    hookEventName: "PreToolUse",
    permissionDecision: "ask",
    permissionDecisionReason: "this publishes",
  },
});

export const callAsked: ReplayRule = {
  meta: {
    id: "call-asked",
    group: "Replay",
    severity: "note",
    summary: "What a hook wanted a person to decide: how many, the first, the reason.",
    details: `Not a fault, but worth knowing before it interrupts everybody.

- **Claude Code** asks with \`permissionDecision: "ask"\`.
- **Gemini CLI** asks with \`decision: "ask"\` since 0.36. In a headless run nobody answers: the process ends with status 0 and no output.
- **Antigravity** asks with \`decision: "ask"\` or \`"force_ask"\`. Where permissions are skipped, an \`ask\` runs the call (1.2.16).

Agent Hooks cannot ask: an \`ask\` is \`decision-ignored\`.`,
    cure: "Nothing to do, if a person is there to answer.",
    dialects: [{ id: "gemini-cli" }, { id: "antigravity" }, { id: "claude-code" }],
    examples: {
      bad: [
        {
          caption: "The hook wants a person to look at every publication.",
          files: {
            ...claudeHooks({
              PreToolUse: [
                {
                  matcher: "Bash",
                  hooks: [
                    {
                      type: "command",
                      command: 'sh "$CLAUDE_PROJECT_DIR"/.claude/hooks/ask.sh',
                    },
                  ],
                },
              ],
            }),
            ".claude/hooks/ask.sh": `#!/bin/sh
if grep -q 'npm publish'; then
  cat <<'JSON'
${answer}JSON
fi
`,
            "transcripts/release.events.jsonl": recording(claudeShellCall("npm publish")),
          },
        },
        {
          caption: "The same with Antigravity.",
          files: {
            ...antigravityHooks({
              release: {
                PreToolUse: [
                  {
                    matcher: "run_command",
                    hooks: [{ type: "command", command: "sh scripts/ask.sh" }],
                  },
                ],
              },
            }),
            ".agents/scripts/ask.sh": `#!/bin/sh
if grep -q 'npm publish'; then
  echo '{"decision": "ask", "reason": "this goes to everybody"}'
else
  echo '{"decision": "allow"}'
fi
`,
            "transcripts/release.events.jsonl": recording(antigravityShellCall("npm publish")),
          },
        },
      ],
      good: [
        {
          caption: "A guard that decides by itself.",
          files: {
            ...healthyClaude,
            "transcripts/release.events.jsonl": recording(claudeShellCall("npm publish")),
          },
        },
      ],
    },
  },

  *replay(context) {
    for (const runs of runsByHook(context)) {
      const asked = runs.runs.filter(
        ({ result, decision }) => result.outcome === "ask" && decision.verdict !== "none",
      );
      const [first] = asked;
      if (first === undefined) continue;
      const { reason } = first.result;
      const why = reason === null || reason.trim() === "" ? "" : `: ${quote(reason)}`;
      yield onHook(
        runs.hook,
        `${label(runs.hook)} wanted a person to decide on ${share(asked, runs, context)}${firstOf(asked)}${why}.`,
      );
    }
  },
};
