import { compareText, type Severity, severities } from "../model/finding.ts";
import { byPlace, groupBy } from "./finding-groups.ts";
import type { ReportFinding } from "./report.ts";

/** Annotations the runner shows of each level per step; the rest it drops without a word (runner 2.336.0). */
export const annotationsPerLevel = 10;

/** The findings of one level that become annotations, and those for which there is no room. */
export interface LevelPlan {
  severity: Severity;
  shown: ReportFinding[];
  /** When not empty, the last annotation of the level goes to saying so. */
  left: ReportFinding[];
}

/**
 * Spends the annotations of each level: files the pull request changes first, then one of every rule and file before
 * a second of any, so that no mistake made twenty times hides another.
 * @param room annotations per level
 */
export function planAnnotations(
  findings: readonly ReportFinding[],
  changedFiles: ReadonlySet<string> | null,
  room: Readonly<Record<Severity, number>>,
): LevelPlan[] {
  return severities.map((severity) => {
    const candidates = ranked(
      findings.filter((f) => f.severity === severity),
      changedFiles,
    );
    const fits = candidates.length <= room[severity];
    const number = fits ? candidates.length : Math.max(0, room[severity] - 1);
    return { severity, shown: candidates.slice(0, number), left: candidates.slice(number) };
  });
}

/** `unknown-event 12, timeout-unit 3`, most frequent first. */
export function ruleCounts(findings: readonly ReportFinding[], most = 5): string {
  const counts = [...groupBy(findings, (f) => f.rule)]
    .map(([rule, list]) => ({ rule, number: list.length }))
    .sort((a, b) => b.number - a.number || compareText(a.rule, b.rule));
  const words = counts.slice(0, most).map(({ rule, number }) => `${rule} ${number}`);
  return [...words, ...(counts.length > most ? ["…"] : [])].join(", ");
}

function ranked(
  findings: readonly ReportFinding[],
  changedFiles: ReadonlySet<string> | null,
): ReportFinding[] {
  const sorted = [...findings].sort(byPlace);
  const changed = (f: ReportFinding): number => (changedFiles?.has(f.file) ? 0 : 1);
  const nth = (key: (f: ReportFinding) => string): Map<ReportFinding, number> =>
    new Map([...groupBy(sorted, key).values()].flatMap((group) => group.map((f, i) => [f, i])));
  const inRuleAndFile = nth((f) => JSON.stringify([f.rule, f.file]));
  const inRule = nth((f) => JSON.stringify([changed(f), f.rule]));
  const order = (f: ReportFinding): [number, number, number] => [
    changed(f),
    inRuleAndFile.get(f) ?? 0,
    inRule.get(f) ?? 0,
  ];
  return sorted
    .map((finding) => ({ finding, order: order(finding) }))
    .sort(
      (a, b) =>
        a.order[0] - b.order[0] ||
        a.order[1] - b.order[1] ||
        a.order[2] - b.order[2] ||
        byPlace(a.finding, b.finding),
    )
    .map(({ finding }) => finding);
}
