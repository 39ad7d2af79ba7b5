import { claudeGuard, claudeHooks, healthyClaude } from "./example-files.ts";
import type { PipelineRule } from "./rule.ts";

const suppression = `suppress:
  - rule: timeout-unit
    file: .claude/settings.json
    reason: "the nightly build waits that long"
`;

/** Reported by the pipeline for suppressions of the policy file that match nothing. */
export const unusedSuppression: PipelineRule = {
  meta: {
    id: "unused-suppression",
    group: "Gate and trust",
    severity: "warning",
    summary: "A suppression in the policy file matches no finding any more.",
    details:
      "What it accepted is mended or gone. Left in place, it would silently accept the next finding of that rule in that file. Only a complete run (`hookgate check`) can tell; `lint` and `replay` alone do not report it.",
    cure: "Remove the entry.",
    dialects: null,
    examples: {
      bad: [
        {
          caption: "The timeout is mended, the suppression is left.",
          files: { ...healthyClaude, "hookgate.yml": suppression },
        },
      ],
      good: [
        {
          caption: "The finding is there and accepted.",
          files: {
            ...claudeHooks({
              PreToolUse: [{ matcher: "Bash", hooks: [{ ...claudeGuard, timeout: 5000 }] }],
            }),
            "hookgate.yml": suppression,
          },
        },
      ],
    },
  },
};
