import { compareText, type Severity, severities } from "../model/finding.ts";
import { count } from "../rules/wording.ts";
import type { ReportFinding } from "./report.ts";

/** Findings that are read together. */
export type FindingGroup =
  /** All of one file, by place. */
  | { kind: "file"; file: string; findings: ReportFinding[] }
  /** The same words about more than {@link mostRepeats} files. */
  | { kind: "repeated"; finding: ReportFinding; findings: ReportFinding[]; files: number };

const mostRepeats = 3;

/**
 * Findings as people read them: by file, and one mistake made in many files told once. The group with the gravest
 * finding comes first; the order the findings come in does not matter.
 */
export function groupFindings(findings: readonly ReportFinding[]): FindingGroup[] {
  const sorted = [...findings].sort(byPlace);
  const groups: FindingGroup[] = [];
  const single: ReportFinding[] = [];
  for (const same of groupBy(sorted, (f) =>
    JSON.stringify([f.rule, f.severity, f.message]),
  ).values()) {
    const files = new Set(same.map((f) => f.file)).size;
    const [finding] = same;
    if (finding === undefined || files <= mostRepeats) single.push(...same);
    else groups.push({ kind: "repeated", finding, findings: same, files });
  }
  for (const [file, list] of groupBy(single.sort(byPlace), (f) => f.file)) {
    groups.push({ kind: "file", file, findings: list });
  }
  return groups.sort(
    (a, b) =>
      gravest(a.findings) - gravest(b.findings) ||
      compareText(a.kind, b.kind) ||
      compareText(firstFile(a), firstFile(b)) ||
      compareText(firstMessage(a), firstMessage(b)),
  );
}

/** `2 errors, 1 note`; `nothing` when there is none. */
export function severityCounts(findings: readonly { severity: Severity }[]): string {
  const parts = severities.flatMap((severity) => {
    const number = findings.filter((f) => f.severity === severity).length;
    return number === 0 ? [] : [count(number, severity)];
  });
  return parts.join(", ") || "nothing";
}

/** The rule to look up first: of the gravest findings the most frequent. Null when there are no findings. */
export function firstRule(findings: readonly ReportFinding[]): string | null {
  const least = gravest(findings);
  const worst = findings.filter((f) => rank(f) === least);
  const counts = [...groupBy(worst, (f) => f.rule)].map(([rule, list]) => ({
    rule,
    n: list.length,
  }));
  counts.sort((a, b) => b.n - a.n || compareText(a.rule, b.rule));
  return counts[0]?.rule ?? null;
}

/** By file and place, then by gravity and words: a total order. */
export function byPlace(a: ReportFinding, b: ReportFinding): number {
  return (
    compareText(a.file, b.file) ||
    a.line - b.line ||
    a.column - b.column ||
    bySeverity(a, b) ||
    compareText(a.rule, b.rule) ||
    compareText(a.message, b.message) ||
    a.endLine - b.endLine ||
    a.endColumn - b.endColumn ||
    compareText(a.fingerprint, b.fingerprint)
  );
}

export function groupBy<T>(items: readonly T[], key: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(key(item));
    if (group === undefined) groups.set(key(item), [item]);
    else group.push(item);
  }
  return groups;
}

function firstFile(group: FindingGroup): string {
  return group.findings[0]?.file ?? "";
}

function firstMessage(group: FindingGroup): string {
  return JSON.stringify([group.findings[0]?.rule, group.findings[0]?.message]);
}

function bySeverity(a: ReportFinding, b: ReportFinding): number {
  return rank(a) - rank(b);
}

function rank(finding: ReportFinding): number {
  return severities.indexOf(finding.severity);
}

function gravest(findings: readonly ReportFinding[]): number {
  return findings.reduce<number>((least, f) => Math.min(least, rank(f)), severities.length);
}
