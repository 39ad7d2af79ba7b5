import type { DialectId } from "./ids.ts";
import type { Place } from "./place.ts";

export const severities = ["error", "warning", "note"] as const;
export type Severity = (typeof severities)[number];

/** Something to report. `message` is plain text and may quote strangers: every reporter escapes it. */
export interface Finding extends Place {
  rule: string;
  severity: Severity;
  message: string;
  dialect: DialectId | null;
  /** Id of the hook it is about. */
  hook: string | null;
  /** Stays the same when unrelated lines of the file change. */
  fingerprint: string;
}

/** Grave first, then by place, then by rule: the order of every report. */
export function compareFindings(a: Finding, b: Finding): number {
  return (
    severities.indexOf(a.severity) - severities.indexOf(b.severity) ||
    compareText(a.file, b.file) ||
    a.line - b.line ||
    a.column - b.column ||
    compareText(a.rule, b.rule) ||
    compareText(a.message, b.message)
  );
}

/** Code-unit order, the same on every machine and locale. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
