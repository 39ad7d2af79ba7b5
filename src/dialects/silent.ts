import type { Interpretation } from "./dialect.ts";

/** What a hook came to that ran well and said nothing: what every other reading of a run starts from. */
export const silent: Interpretation = {
  outcome: "none",
  rawDecision: null,
  reason: null,
  output: null,
  failure: null,
  faults: [],
  error: null,
};
