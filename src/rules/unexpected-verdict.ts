import { quote } from "../dialects/config-text.ts";
import type { Decision } from "../model/decision.ts";
import { geminiShellCall, healthyGemini, recording } from "./example-files.ts";
import { mismatches } from "./expectation.ts";
import type { ReplayRule } from "./rule.ts";
import { label, listed, sentence } from "./wording.ts";

export const unexpectedVerdict: ReplayRule = {
  meta: {
    id: "unexpected-verdict",
    group: "Replay",
    severity: "error",
    summary: "An `expect` of a recording does not hold.",
    details: `A line of a neutral recording (\`*.events.jsonl\`) may say what should come of it: \`"expect": "deny"\`, or an object with \`verdict\`, \`reason\` (a regular expression) and \`failedOpen\`. That makes a recording a test of the hooks.

What counts is the verdict: what the agent would do after all hooks. A refusal that the agent does not honour is verdict \`none\`.`,
    cure: "Mend the hook, or the expectation if the hook is right.",
    dialects: null,
    examples: {
      bad: [
        {
          caption: "The guard knows `rm -rf` but not `rm -fr`.",
          files: {
            ...healthyGemini,
            "transcripts/guard.events.jsonl": recording(
              geminiShellCall("rm -rf build", { expect: "deny" }),
              geminiShellCall("rm -fr build", { expect: "deny" }),
            ),
          },
        },
      ],
      good: [
        {
          caption: "Both expectations hold.",
          files: {
            ...healthyGemini,
            "transcripts/guard.events.jsonl": recording(
              geminiShellCall("rm -rf build", {
                expect: { verdict: "deny", reason: "not allowed" },
              }),
              geminiShellCall("git status", { expect: "none" }),
            ),
          },
        },
      ],
    },
  },

  *replay({ recordings }) {
    for (const { file, expectations } of recordings) {
      for (const { decision } of expectations) {
        const { event } = decision;
        const wrong = event.expect === null ? [] : mismatches(event.expect, decision);
        if (wrong.length === 0) continue;
        const line = event.line ?? 1;
        const subject = decision.subject === "" ? `\`${event.name}\`` : quote(decision.subject);
        yield {
          message: `${sentence(`${subject}: ${listed(wrong)}`)} ${sentence(whoSaidSo(decision))}`,
          place: { file, line, column: 1, endLine: line, endColumn: 1 },
          dialect: decision.dialect,
        };
      }
    }
  },
};

function whoSaidSo({ hooks }: Decision): string {
  if (hooks.length === 0) return "no hook was asked";
  const words = hooks.map(({ hook, outcome, reason }) => {
    const why = reason === null || reason.trim() === "" ? "" : ` (${quote(reason)})`;
    return `${label(hook)} said \`${outcome}\`${why}`;
  });
  return listed(words);
}
