import { createHash } from "node:crypto";
import { compareFindings, type Finding, type Severity } from "../model/finding.ts";
import type { DialectId } from "../model/ids.ts";
import type { ConfigContext, LintRule, Remark, ReplayContext, ReplayRule, Rule } from "./rule.ts";

/** Severity per rule as the policy wants it; a rule that is `off` says nothing. */
export type SeverityOverrides = ReadonlyMap<string, Severity | "off">;

/** Runs the lint rules over every config. */
export function lintFindings(
  rules: readonly Rule[],
  contexts: readonly ConfigContext[],
  overrides: SeverityOverrides,
): Finding[] {
  const active = rules.filter(isLintRule).filter((rule) => overrides.get(rule.meta.id) !== "off");
  return contexts.flatMap((context) =>
    active.flatMap((rule) => {
      if (!applies(rule, context.dialect.id)) return [];
      return [...rule.lint(context)].map((remark) =>
        finding(rule, { dialect: context.dialect.id, ...remark }, overrides),
      );
    }),
  );
}

/** Runs the replay rules over everything that was replayed. */
export function replayFindings(
  rules: readonly Rule[],
  context: ReplayContext,
  overrides: SeverityOverrides,
): Finding[] {
  return rules
    .filter(isReplayRule)
    .filter((rule) => overrides.get(rule.meta.id) !== "off")
    .flatMap((rule) => [...rule.replay(context)].map((remark) => finding(rule, remark, overrides)));
}

/** A finding of a rule that the pipeline reports itself; null when the policy switches it off. */
export function pipelineFinding(
  rule: Rule,
  remark: Remark,
  overrides: SeverityOverrides,
): Finding | null {
  return overrides.get(rule.meta.id) === "off" ? null : finding(rule, remark, overrides);
}

/** Leaves out what another finding about the same hook explains: one mistake is reported once. */
export function withoutConsequences(
  findings: readonly Finding[],
  rules: readonly Rule[],
): Finding[] {
  const consequences = new Map(rules.map(({ meta }) => [meta.id, meta.explains ?? []]));
  const explained = new Set(
    findings.flatMap((f) => (consequences.get(f.rule) ?? []).map((rule) => `${rule} ${f.hook}`)),
  );
  return findings.filter((f) => f.hook === null || !explained.has(`${f.rule} ${f.hook}`));
}

/**
 * Sorts findings for a report and gives each its fingerprint: rule, file, and what it is about (the hook, else the
 * quoted text), so that unrelated edits above it change nothing. Equal ones are numbered in order.
 */
export function finish(findings: readonly Finding[]): Finding[] {
  const seen = new Map<string, number>();
  return [...findings].sort(compareFindings).map((f) => {
    const about = f.hook ?? f.message.replace(/\d+/g, "#");
    const hash = createHash("sha256")
      .update([f.rule, f.file, about].join("\0"))
      .digest("hex")
      .slice(0, 16);
    const count = (seen.get(hash) ?? 0) + 1;
    seen.set(hash, count);
    const empty = f.endLine === f.line && f.endColumn <= f.column;
    return {
      ...f,
      ...(empty ? { endColumn: f.column + 1 } : {}),
      fingerprint: count === 1 ? hash : `${hash}:${count}`,
    };
  });
}

function finding(rule: Rule, remark: Remark, overrides: SeverityOverrides): Finding {
  const wanted = overrides.get(rule.meta.id);
  const severity =
    wanted !== undefined && wanted !== "off" ? wanted : (remark.severity ?? rule.meta.severity);
  return {
    ...remark.place,
    rule: rule.meta.id,
    severity,
    message: remark.message,
    dialect: remark.dialect ?? null,
    hook: remark.hook ?? null,
    fingerprint: "",
  };
}

function applies(rule: Rule, dialect: DialectId): boolean {
  return rule.meta.dialects === null || rule.meta.dialects.some((d) => d.id === dialect);
}

function isLintRule(rule: Rule): rule is LintRule {
  return "lint" in rule;
}

function isReplayRule(rule: Rule): rule is ReplayRule {
  return "replay" in rule;
}
