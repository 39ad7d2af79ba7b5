import { geminiHooks, recording } from "./example-files.ts";
import { causeOf, failed, failedClosed, failedOpen } from "./failed-runs.ts";
import { firstOf, onHook, runsByHook, share } from "./replayed-runs.ts";
import type { ReplayRule } from "./rule.ts";
import { label } from "./wording.ts";

const hooks = {
  AfterTool: [
    {
      matcher: "write_file",
      hooks: [{ type: "command", command: "sh $GEMINI_PROJECT_DIR/.gemini/hooks/count.sh" }],
    },
  ],
};
const transcript = recording({
  dialect: "gemini-cli",
  event: "AfterTool",
  input: {
    tool_name: "write_file",
    tool_input: { file_path: "notes.txt", content: "one\n" },
    tool_response: { llmContent: "written", returnDisplay: "written" },
  },
});

export const hookError: ReplayRule = {
  meta: {
    id: "hook-error",
    group: "Replay",
    severity: "warning",
    summary: "A hook failed while the recordings were replayed: how often, where first, why.",
    details: `The hook ended with an error, could not be started, or printed something the agent cannot use. What that means depends on the event: a failed guard is \`fails-open\` or \`fails-closed\` and not repeated here; a failed formatter or logger just did not do its work. For Antigravity no hook on \`PreToolUse\` is just a logger: when it fails, the call is denied.

When the cause is a program that is missing on the machine where hookgate runs, the message says so: install it there, or let the script check for it.`,
    cure: "Run the hook by hand with the input of the step that is named (`hookgate run`), and mend the script.",
    dialects: null,
    examples: {
      bad: [
        {
          caption: "The file that the script counts in is not there the first time.",
          files: {
            ...geminiHooks(hooks),
            ".gemini/hooks/count.sh": `#!/bin/sh
set -e
written=$(cat .gemini/written)
echo $((written + 1)) > .gemini/written
`,
            "transcripts/notes.events.jsonl": transcript,
          },
        },
      ],
      good: [
        {
          caption: "The script starts from zero.",
          files: {
            ...geminiHooks(hooks),
            ".gemini/hooks/count.sh": `#!/bin/sh
set -e
written=$(cat .gemini/written 2>/dev/null || echo 0)
echo $((written + 1)) > .gemini/written
`,
            "transcripts/notes.events.jsonl": transcript,
          },
        },
      ],
    },
  },

  *replay(context) {
    for (const runs of runsByHook(context)) {
      if (runs.runs.some((run) => failedOpen(run) || failedClosed(run))) continue;
      const errors = runs.runs.filter(
        (run) => failed(run) && run.result.outcome === "error" && run.result.faults.length === 0,
      );
      const [first] = errors;
      if (first === undefined) continue;
      yield onHook(
        runs.hook,
        `${label(runs.hook)} failed on ${share(errors, runs, context)}${firstOf(errors)}: ${causeOf(first)}.`,
      );
    }
  },
};
