import { claudeHooks, recording } from "./example-files.ts";
import { failedClosed, failedOpen } from "./failed-runs.ts";
import { firstOf, onHook, runsByHook, share, vendor } from "./replayed-runs.ts";
import type { ReplayRule } from "./rule.ts";
import { duration, label } from "./wording.ts";

const transcript = recording({
  dialect: "claude-code",
  event: "PostToolUse",
  input: {
    tool_name: "Write",
    tool_input: { file_path: "notes.txt", content: "one\n" },
    tool_response: { filePath: "notes.txt" },
  },
});

function slowHook(seconds: string): Record<string, string> {
  return claudeHooks({
    PostToolUse: [
      {
        matcher: "Write",
        hooks: [{ type: "command", command: `sleep ${seconds}; date > /dev/null`, timeout: 1 }],
      },
    ],
  });
}

export const hookTimeout: ReplayRule = {
  meta: {
    id: "hook-timeout",
    group: "Replay",
    severity: "warning",
    summary: "A hook ran out of its own time while the recordings were replayed.",
    details: `Every agent stops a hook whose time is up and throws away what it has printed.

- **Gemini CLI** gives a hook 60 s unless \`timeout\` (milliseconds) says otherwise. It stops only the process it started: a grandchild that keeps the output open holds up the agent until it ends (0.61.0).
- **Claude Code** gives a command 600 s, on \`UserPromptSubmit\` 30 s, unless \`timeout\` (seconds) says otherwise.
- **Antigravity** gives a hook 30 s unless \`timeout\` (seconds) says otherwise, and waits for each. On \`PreToolUse\` the call is denied: that is \`fails-closed\`.
- **Agent Hooks** have 30 s unless \`timeout\` (milliseconds) says otherwise. kimi-cli's runtime (pull request 1131) stops only the program itself: with 300 ms for a script that sleeps for 3 s it waited the 3 s.

A guard that runs out of time is \`fails-open\` and not repeated here.`,
    cure: "Make the hook faster, or raise its `timeout`.",
    dialects: null,
    examples: {
      bad: [
        {
          caption: "Three seconds of work, one second of time.",
          files: { ...slowHook("3"), "transcripts/notes.events.jsonl": transcript },
        },
      ],
      good: [
        {
          caption: "Done in time.",
          files: { ...slowHook("0"), "transcripts/notes.events.jsonl": transcript },
        },
      ],
    },
  },

  *replay(context) {
    for (const runs of runsByHook(context)) {
      const { hook } = runs;
      if (runs.runs.some((run) => failedOpen(run) || failedClosed(run))) continue;
      const late = runs.runs.filter((run) => run.result.outcome === "timeout");
      if (late.length === 0) continue;
      const then = context.dialects.get(hook.dialect)?.timeout.onTimeout(hook.event) ?? "goes on";
      yield onHook(
        hook,
        `${label(hook)} ran out of its ${duration(hook.timeoutMs)} on ${share(late, runs, context)}${firstOf(late)}; ${vendor(hook, context)} then ${then}.`,
      );
    }
  },
};
