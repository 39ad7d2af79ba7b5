import {
  antigravityHooks,
  antigravityShellCall,
  geminiHooks,
  geminiShellCall,
  healthyAntigravity,
  healthyGemini,
  recording,
} from "./example-files.ts";
import { causeOf, failedClosed } from "./failed-runs.ts";
import { firstOf, onHook, type Run, runsByHook, share, vendor } from "./replayed-runs.ts";
import type { ReplayContext, ReplayRule } from "./rule.ts";
import { label } from "./wording.ts";

const antigravityDecider = antigravityHooks({
  "no-rm": {
    PreToolUse: [
      { matcher: "run_command", hooks: [{ type: "command", command: "sh scripts/decide.sh" }] },
    ],
  },
});

export const failsClosed: ReplayRule = {
  meta: {
    id: "fails-closed",
    group: "Replay",
    severity: "error",
    summary: "A hook failed, and the agent blocks the operation for it.",
    details: `Nobody decided to refuse the call; something broke. The agent cannot do its work, and the reason it is given is an error text of the shell.

- **Gemini CLI** since 0.30 takes any exit status of 2 or more with a text as a refusal: also 126 (not executable), 127 (not found) and 2 from an interpreter that cannot open its script.
- **Claude Code** does so for a handler with \`onFailure: "block"\` (2.1.310 and newer), and for an interpreter that exits with status 2.
- **Antigravity** denies the call for everything on \`PreToolUse\` that is no answer: any exit status but 0 (1.1.18), a timeout (1.0.5), output it cannot read (1.2.16; 1.1.2 asked the user), and an answer without a \`decision\`, so \`{}\` as well (1.0.3 to 1.2.16). Nothing printed at all lets the call run (measured on 1.0.3 and 1.2.16; others report a denial). Builds up to 1.2.1 were seen to end the turn over a failed \`PreInvocation\` hook.
- **Agent Hooks** let everything through, unless \`replay: { on-other-exit: block }\` in \`hookgate.yml\` says what your agent does with exit statuses other than 0 and 2: the format leaves that open.`,
    cure: 'Mend what the message names. If the hook is no guard, end its command with an exit status of 0, for Antigravity\'s `PreToolUse` with `echo \'{"decision": "allow"}\'`.',
    dialects: null,
    examples: {
      bad: [
        {
          caption: "A checker with a misspelt name: Gemini CLI refuses every shell call.",
          files: {
            ...geminiHooks({
              BeforeTool: [
                {
                  matcher: "run_shell_command",
                  hooks: [{ type: "command", command: "shelllcheck-payload --quiet" }],
                },
              ],
            }),
            "transcripts/look.events.jsonl": recording(geminiShellCall("git status")),
          },
        },
        {
          caption:
            "Antigravity wants a decision for every call, and denies this one without a reason.",
          files: {
            ...antigravityDecider,
            ".agents/scripts/decide.sh": `#!/bin/sh
# Speaks only when there is something to say.
if grep -q 'rm -rf'; then
  echo '{"decision": "deny", "reason": "rm -rf is not allowed here"}'
else
  echo '{}'
fi
`,
            "transcripts/look.events.jsonl": recording(antigravityShellCall("git status")),
          },
        },
        {
          caption: "Antigravity: `grep` finds nothing, and its status 1 is that of the script.",
          files: {
            ...antigravityDecider,
            ".agents/scripts/decide.sh": `#!/bin/sh
grep -q 'rm -rf' && echo '{"decision": "deny", "reason": "rm -rf is not allowed here"}'
`,
            "transcripts/look.events.jsonl": recording(antigravityShellCall("git status")),
          },
        },
      ],
      good: [
        {
          caption: "A guard that works.",
          files: {
            ...healthyGemini,
            "transcripts/look.events.jsonl": recording(geminiShellCall("git status")),
          },
        },
        {
          caption: "An answer for every call of Antigravity.",
          files: {
            ...healthyAntigravity,
            "transcripts/look.events.jsonl": recording(antigravityShellCall("git status")),
          },
        },
      ],
    },
  },

  *replay(context) {
    for (const runs of runsByHook(context)) {
      const blocked = runs.runs.filter(failedClosed);
      const [first] = blocked;
      if (first === undefined) continue;
      yield onHook(
        runs.hook,
        `${label(runs.hook)} failed on ${share(blocked, runs, context)}${firstOf(blocked)}: ${causeOf(first)}.${whatFollows(first, context)}`,
      );
    }
  },
};

/** As a sentence after a blank; empty when the cause says it already, as a fault of the output does. */
function whatFollows(run: Run, context: ReplayContext): string {
  const { hook, result, decision } = run;
  if (causeOf(run) === result.faults[0]?.what) return "";
  const then = decision.verdict === "halt" ? "ends the turn over that" : "takes that as a refusal";
  return ` ${vendor(hook, context)} ${then}.`;
}
