import { type Finding, type Severity, severities } from "../model/finding.ts";
import { count } from "../rules/wording.ts";
import type { FailOn } from "./policy.ts";

export interface Gate {
  passed: boolean;
  failOn: FailOn;
  /** Why it failed: `2 errors`, `1 warning`; empty when it passed. */
  reasons: string[];
}

/** How many findings of each severity. */
export function countSeverities(findings: readonly Finding[]): Record<Severity, number> {
  const counts: Record<Severity, number> = { error: 0, warning: 0, note: 0 };
  for (const finding of findings) counts[finding.severity] += 1;
  return counts;
}

/** Whether findings let a pull request pass. */
export function judge(findings: readonly Finding[], failOn: FailOn): Gate {
  const counts = countSeverities(findings);
  const failing = failOn === "never" ? [] : severities.slice(0, severities.indexOf(failOn) + 1);
  const reasons = failing.filter((s) => counts[s] > 0).map((s) => count(counts[s], s));
  return { passed: reasons.length === 0, failOn, reasons };
}
