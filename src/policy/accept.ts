import type { Finding } from "../model/finding.ts";
import type { Place } from "../model/place.ts";
import { announcedRules } from "../rules/announced.ts";
import { finish, pipelineFinding } from "../rules/driver.ts";
import { unusedSuppression } from "../rules/unused-suppression.ts";
import type { SourceText } from "../source/text.ts";
import type { Policy, Suppression } from "./policy.ts";
import { suppress } from "./suppress.ts";

/** Findings as the gate sees them. */
export interface Accepted {
  findings: Finding[];
  suppressed: number;
}

/**
 * Applies the policy's suppressions and reports those that no longer do anything.
 * @param complete everything ran that could have produced findings; otherwise an unused suppression proves nothing
 * @param undeniable findings that no policy may touch
 * @param text the policy's own text, for the place of a suppression
 */
export function acceptFindings(
  found: readonly Finding[],
  policy: Policy,
  undeniable: readonly Finding[],
  complete: boolean,
  text: (file: string) => SourceText | null,
): Accepted {
  const { kept, suppressed, unused } = suppress(found, policy.suppressions);
  const stale = complete ? unused.filter((s) => !announcedRules.includes(s.rule)) : [];
  const remarks = stale.map((suppression) =>
    pipelineFinding(
      unusedSuppression,
      { message: staleWords(suppression), place: placeOf(suppression, policy, text) },
      policy.severities,
    ),
  );
  const told = remarks.filter((f) => f !== null);
  return { findings: finish([...kept, ...told, ...undeniable]), suppressed };
}

function staleWords({ rule, file }: Suppression): string {
  const where = file === null ? "" : ` in \`${file}\``;
  return `This suppression of \`${rule}\`${where} matches no finding any more. Remove it, so that it cannot hide a new one.`;
}

function placeOf(
  { span }: Suppression,
  policy: Policy,
  text: (file: string) => SourceText | null,
): Place {
  const file = policy.file ?? "hookgate.yml";
  return text(file)?.place(span) ?? { file, line: 1, column: 1, endLine: 1, endColumn: 1 };
}
