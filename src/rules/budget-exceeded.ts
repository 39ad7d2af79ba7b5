import type { PipelineRule } from "./rule.ts";

/** Reported by the pipeline when `replay.budget` is used up. */
export const budgetExceeded: PipelineRule = {
  meta: {
    id: "budget-exceeded",
    group: "Gate and trust",
    severity: "error",
    summary: "The time budget ended the replay before every recorded event was asked about.",
    details:
      "`replay.budget` in the policy file bounds the whole replay. When it is used up, hookgate stops between two events: what was decided until then is reported, the rest is unknown. An unknown is no pass, therefore the gate fails.",
    cure: "Raise `replay.budget`, replay fewer or shorter recordings, or make the slow hooks faster (the report shows the time each hook took).",
    dialects: null,
    examples: { bad: [], good: [] },
  },
};
