/** What one hook run said. */
export const outcomes = [
  "allow",
  "deny",
  "ask",
  "continue",
  "halt",
  "none",
  "error",
  "timeout",
  "skipped",
] as const;
export type Outcome = (typeof outcomes)[number];

/** What the agent would do after all hooks of an event. */
export const verdicts = ["allow", "none", "ask", "deny", "continue", "halt"] as const;
export type Verdict = (typeof verdicts)[number];

/**
 * Verdicts by strength: the higher blocks more. `continue` (a stop refused) only meets `none`, on stop events.
 */
export const strength: Readonly<Record<Verdict, number>> = {
  allow: 0,
  none: 1,
  continue: 2,
  ask: 2,
  halt: 3,
  deny: 4,
};

/** The stronger of two verdicts; the first on a tie. */
export function stronger(a: Verdict, b: Verdict): Verdict {
  return strength[b] > strength[a] ? b : a;
}
