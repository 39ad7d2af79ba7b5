import { boundedPattern } from "../dialects/bounded-pattern.ts";
import { quote } from "../dialects/config-text.ts";
import type { Decision } from "../model/decision.ts";
import type { Expectation } from "../model/event.ts";

/** Far more of a reason than anybody compares. In characters. */
const longestReason = 10_000;

/**
 * What of an expectation does not hold, one clause each; empty when all holds. The reason is compared as an
 * unanchored, case-sensitive JavaScript regular expression.
 */
export function mismatches(expected: Expectation, decision: Decision): string[] {
  const wrong: string[] = [];
  if (expected.verdict !== null && expected.verdict !== decision.verdict) {
    wrong.push(`expected \`${expected.verdict}\`, came \`${decision.verdict}\``);
  }
  if (expected.failedOpen !== null && expected.failedOpen !== decision.failedOpen) {
    wrong.push(
      expected.failedOpen
        ? "expected a hook to fail open, none did"
        : "expected no hook to fail open, one did",
    );
  }
  const reason = expected.reason === null ? null : wrongReason(expected.reason, decision.reason);
  if (reason !== null) wrong.push(reason);
  return wrong;
}

function wrongReason(pattern: string, reason: string | null): string | null {
  const wanted = `expected a reason that matches ${quote(pattern)}`;
  try {
    const holds = boundedPattern(pattern).test((reason ?? "").slice(0, longestReason));
    if (holds) return null;
    return `${wanted}, came ${reason === null ? "none" : quote(reason)}`;
  } catch {
    return `${wanted}, which is no valid regular expression`;
  }
}
