import { geminiHooks, geminiShellCall, healthyGemini, recording } from "./example-files.ts";
import { causeOf, failedClosed } from "./failed-runs.ts";
import { firstOf, onHook, runsByHook, share, vendor } from "./replayed-runs.ts";
import type { ReplayRule } from "./rule.ts";
import { label } from "./wording.ts";

export const failsClosed: ReplayRule = {
  meta: {
    id: "fails-closed",
    group: "Replay",
    severity: "error",
    summary: "A hook failed, and the agent blocks the operation for it.",
    details: `Nobody decided to refuse the call; something broke. The agent cannot do its work, and the reason it is given is an error text of the shell.

- **Gemini CLI** since 0.30 takes any exit status of 2 or more with a text as a refusal: also 126 (not executable), 127 (not found) and 2 from an interpreter that cannot open its script.
- **Claude Code** does so for a handler with \`onFailure: "block"\` (2.1.310 and newer), and for an interpreter that exits with status 2.`,
    cure: "Mend what the message names. If the hook is no guard, end its command with an exit status of 0.",
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
      ],
      good: [
        {
          caption: "A guard that works.",
          files: {
            ...healthyGemini,
            "transcripts/look.events.jsonl": recording(geminiShellCall("git status")),
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
        `${label(runs.hook)} failed on ${share(blocked, runs, context)}${firstOf(blocked)}: ${causeOf(first)}. ${vendor(runs.hook, context)} takes that as a refusal.`,
      );
    }
  },
};
