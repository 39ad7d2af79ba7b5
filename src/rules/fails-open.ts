import {
  agentHook,
  agentHookPrograms,
  agentHooksShellCall,
  antigravityHooks,
  claudeHooks,
  claudeShellCall,
  geminiHooks,
  geminiShellCall,
  healthyClaude,
  recording,
} from "./example-files.ts";
import { causeOf, failedOpen } from "./failed-runs.ts";
import { onHook, runsByHook, share, vendor, whereabouts } from "./replayed-runs.ts";
import type { ReplayRule } from "./rule.ts";
import { label } from "./wording.ts";

const crashing = {
  type: "command",
  command: 'node "$CLAUDE_PROJECT_DIR"/.claude/hooks/guard.mjs',
};

export const failsOpen: ReplayRule = {
  meta: {
    id: "fails-open",
    group: "Replay",
    severity: "error",
    summary: "A guard failed, and the agent lets the operation through.",
    details: `A guard that crashes guards nothing, and it crashes just when the input is unusual.

- **Claude Code** takes every exit status other than 0 and 2, a timeout and a command that cannot be started as a non-blocking error, unless the handler says \`onFailure: "block"\` (2.1.310 and newer).
- **Gemini CLI** lets the operation through after a timeout, a crash by a signal, and exit status 1. Since 0.30 any other status with a text refuses (\`fails-closed\`); before, every failure but exit status 2 lets through.
- **Antigravity** does so on \`Stop\`, where a failed hook refuses nothing (1.1.18). On \`PreToolUse\` a failure denies the call: that is \`fails-closed\`.
- **Agent Hooks** let everything through but exit status 2: any other status, a timeout, and a program that cannot be started.

The message names the first call that was lost.`,
    cure: "Let the script catch its own failures and refuse: exit status 2 with a reason on stderr, for Antigravity a printed decision. Give it more time if it ran out of it.",
    dialects: null,
    examples: {
      bad: [
        {
          caption: "The script expects an argument that this call does not have, and crashes.",
          files: {
            ...claudeHooks({ PreToolUse: [{ matcher: "Bash", hooks: [crashing] }] }),
            ".claude/hooks/guard.mjs": `import { readFileSync } from "node:fs";

const { tool_input } = JSON.parse(readFileSync(0, "utf8"));
if (tool_input.description.includes("delete")) {
  console.error("deleting is not allowed here");
  process.exit(2);
}
`,
            "transcripts/clean-up.events.jsonl": recording(claudeShellCall("rm -rf build")),
          },
        },
        {
          caption: "One second is too short for this guard.",
          files: {
            ...geminiHooks({
              BeforeTool: [
                {
                  matcher: "run_shell_command",
                  hooks: [
                    {
                      type: "command",
                      command: "sleep 3; echo 'not on Fridays' >&2; exit 2",
                      timeout: 1000,
                    },
                  ],
                },
              ],
            }),
            "transcripts/deploy.events.jsonl": recording(geminiShellCall("make deploy")),
          },
        },
        {
          caption: "Agent Hooks: status 1 of a guard that means to block lets the call through.",
          files: {
            ...agentHook(
              {},
              `#!/bin/sh
# Blocks the deletion of whole folders.
if grep -q 'rm -rf'; then
  echo "rm -rf is not allowed here" >&2
  exit 1
fi
`,
            ),
            "transcripts/clean-up.events.jsonl": recording(agentHooksShellCall("rm -rf build")),
          },
          executable: agentHookPrograms,
        },
        {
          caption: "Antigravity stops: the file that the gate reads is not there.",
          files: {
            ...antigravityHooks({
              gate: { Stop: [{ type: "command", command: "sh scripts/gate.sh" }] },
            }),
            ".agents/scripts/gate.sh": `#!/bin/sh
set -e
state=$(cat ../build/test-state)
[ "$state" = green ] || echo '{"decision": "continue", "reason": "the tests are red"}'
`,
            "transcripts/end.events.jsonl": recording({
              dialect: "antigravity",
              event: "Stop",
              input: { executionNum: 0 },
            }),
          },
        },
      ],
      good: [
        {
          caption: "The guard reads what is always there.",
          files: {
            ...healthyClaude,
            "transcripts/clean-up.events.jsonl": recording(claudeShellCall("rm -rf build")),
          },
        },
        {
          caption: "Agent Hooks: status 2 blocks.",
          files: {
            ...agentHook(),
            "transcripts/clean-up.events.jsonl": recording(agentHooksShellCall("rm -rf build")),
          },
          executable: agentHookPrograms,
        },
      ],
    },
  },

  *replay(context) {
    for (const runs of runsByHook(context)) {
      const lost = runs.runs.filter(failedOpen);
      const [first] = lost;
      if (first === undefined) continue;
      yield onHook(
        runs.hook,
        `The guard ${label(runs.hook)} failed on ${share(lost, runs, context)}, and ${vendor(runs.hook, context)} went on without it. First lost: ${whereabouts(first)}: ${causeOf(first)}.`,
      );
    }
  },
};
