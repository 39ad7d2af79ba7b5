import { quote } from "../dialects/config-text.ts";
import { claudeShellCall, healthyGemini, recording } from "./example-files.ts";
import type { ReplayRule, UntranslatedCalls } from "./rule.ts";
import { count, listed, sentence } from "./wording.ts";

export const untranslatedTool: ReplayRule = {
  meta: {
    id: "untranslated-tool",
    group: "Replay",
    severity: "note",
    summary: "A recorded call has no counterpart in the agent whose hooks were asked.",
    details: `A recording of one agent can be replayed through the hooks of another: its tools and arguments are put into the other's words. Some calls cannot be, because the other agent has no such tool, or because the recording does not say enough.

- **Claude Code** and **Agent Hooks** have no tool that lists a folder, **Antigravity** has none for a to-do list or a skill, **Gemini CLI** none for background tasks.
- In **Agent Hooks** tools of MCP servers go by their bare names, so a recording does not say which server they belong to.

The hooks were not asked about these calls. That says nothing against them: in the other agent the call could not have happened this way. Calls over several files are put one by one, so that a guard on paths sees every path.`,
    cure: "Nothing to do. To see what the hooks make of such a call, write it by hand in the agent's own words, as a line of a file `*.events.jsonl`.",
    dialects: null,
    examples: {
      bad: [
        {
          caption: "Gemini CLI has no tool that starts a prompt by a calendar.",
          files: {
            ...healthyGemini,
            "transcripts/timer.events.jsonl": recording({
              dialect: "claude-code",
              event: "PreToolUse",
              input: {
                tool_name: "CronCreate",
                tool_input: { cron: "0 9 * * 1", prompt: "look at the open issues" },
              },
            }),
          },
        },
      ],
      good: [
        {
          caption: "A command of Claude Code is one of Gemini CLI as well.",
          files: {
            ...healthyGemini,
            "transcripts/look.events.jsonl": recording(claudeShellCall("git status")),
          },
        },
      ],
    },
  },

  *replay({ recordings, dialects }) {
    for (const { file, untranslated = [] } of recordings) {
      const ofTools = untranslated.filter(({ tool }) => tool !== null);
      for (const dialect of new Set(ofTools.map((calls) => calls.dialect))) {
        const lost = ofTools.filter((calls) => calls.dialect === dialect);
        const [first] = lost;
        if (first === undefined) continue;
        const agent = dialects.get(dialect)?.title ?? dialect;
        const events = count(sum(lost), "recorded event");
        const line = first.line ?? 1;
        yield {
          message: `The hooks of ${agent} were not asked about ${events} of tools that have no counterpart there: ${listed(byTool(lost))}. ${sentence(`the first is ${place(first)}: ${first.why}`)}`,
          place: { file, line, column: 1, endLine: line, endColumn: 1 },
          dialect,
        };
      }
    }
  },
};

/** The tools, the most frequent first, with their numbers. */
function byTool(lost: readonly UntranslatedCalls[]): string[] {
  const names = [...new Set(lost.map(({ tool }) => tool ?? ""))];
  return names
    .map((name) => ({ name, times: sum(lost.filter(({ tool }) => tool === name)) }))
    .sort((a, b) => b.times - a.times)
    .map(({ name, times }) => (times === 1 ? quote(name) : `${quote(name)} (${times})`));
}

function sum(lost: readonly UntranslatedCalls[]): number {
  return lost.reduce((all, calls) => all + calls.count, 0);
}

function place({ line, step }: UntranslatedCalls): string {
  return line === null ? `step ${step}` : `on line ${line}`;
}
