import { geminiShellCall, healthyGemini, recording } from "./example-files.ts";
import type { ReplayRule } from "./rule.ts";
import { count } from "./wording.ts";

const event = recording(geminiShellCall("git status"));

export const transcriptUnreadable: ReplayRule = {
  meta: {
    id: "transcript-unreadable",
    group: "Replay",
    severity: "warning",
    summary: "A recording, or part of one, could not be read.",
    details:
      "A torn line, a line that is no JSON, a file in a format that no reader knows. What can be read is replayed all the same; the finding says how much is missing and where it begins, because a gate that skips calls silently would be worth little.",
    cure: "Record the session again, or remove the lines. Name only recordings under `replay.transcripts`.",
    dialects: null,
    examples: {
      bad: [
        {
          caption: "The second line broke off.",
          files: {
            ...healthyGemini,
            "transcripts/look.events.jsonl": `${event}${event.slice(0, 40)}\n${event}`,
          },
        },
      ],
      good: [
        {
          caption: "Every line is an event.",
          files: { ...healthyGemini, "transcripts/look.events.jsonl": `${event}${event}` },
        },
      ],
    },
  },

  *replay({ recordings }) {
    for (const { file, unreadable, skipped } of recordings) {
      const [first] = skipped;
      const line = first?.line ?? 1;
      const place = { file, line, column: 1, endLine: line, endColumn: 1 };
      if (unreadable !== null) {
        yield {
          message: `This recording, or the rest of it, could not be read: ${unreadable.replace(/\.$/, "")}.`,
          place,
        };
      }
      // A test that silently stops testing is worse than none.
      for (const { line, why } of skipped.filter((s) => s.why.startsWith("`expect")).slice(0, 20)) {
        yield {
          message: `The expectation of this line cannot be read, so the line was not replayed: ${why.replace(/\.$/, "")}.`,
          place: { file, line, column: 1, endLine: line, endColumn: 1 },
          severity: "error",
        };
      }
      if (first === undefined || skipped.every((s) => s.why.startsWith("`expect"))) continue;
      const was = skipped.length === 1 ? "was" : "were";
      yield {
        message: `${count(skipped.length, "line")} of this recording ${was} skipped${skipped.length === 1 ? "" : `, the first is line ${first.line}`}: ${first.why.replace(/\.$/, "")}. What it recorded was not replayed.`,
        place,
      };
    }
  },
};
