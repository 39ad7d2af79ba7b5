import {
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

The message names the first call that was lost.`,
    cure: "Let the script catch its own failures and refuse: exit status 2 with a reason on stderr. Give it more time if it ran out of it.",
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
      ],
      good: [
        {
          caption: "The guard reads what is always there.",
          files: {
            ...healthyClaude,
            "transcripts/clean-up.events.jsonl": recording(claudeShellCall("rm -rf build")),
          },
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
