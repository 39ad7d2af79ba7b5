import { type Project, uniqueHooks } from "../discover/projects.ts";
import type { Decision, HookResult } from "../model/decision.ts";
import { compareText, type Finding } from "../model/finding.ts";
import type { Hook } from "../model/hook.ts";
import type { JsonValue } from "../model/json.ts";
import { countSeverities, type Gate } from "../policy/gate.ts";
import type { ReplayOutcome } from "../replay/replay.ts";
import { mapStrings } from "../replay/root-map.ts";
import { hookStatistics, noStatistics } from "../replay/statistics.ts";
import { helpUrl } from "../rules/page.ts";
import { version } from "../version.ts";
import type {
  Report,
  ReportDecision,
  ReportFinding,
  ReportHook,
  ReportHookRun,
  ReportTranscript,
} from "./report.ts";

/** Everything a run found out, before it becomes plain data. */
export interface RunResults {
  projects: readonly Project[];
  findings: readonly Finding[];
  suppressed: number;
  /** Null when nothing was replayed. */
  replay: { sandbox: "bubblewrap" | "unshare" | "none"; outcomes: readonly ReplayOutcome[] } | null;
  notices: readonly string[];
  gate: Gate;
}

/** Characters of a hook's stdout or stderr that a report keeps. */
const mostOutput = 4_000;

/**
 * Makes the report. Every text that can come from a stranger passes `redact`; paths, ids and numbers do not.
 */
export function buildReport(results: RunResults, redact: (text: string) => string): Report {
  const outcomes = results.replay?.outcomes ?? [];
  const decisions = outcomes.flatMap((o) => [...o.decisions]);
  const statistics = results.replay === null ? null : hookStatistics(decisions);
  const hooks = uniqueHooks(results.projects);
  const configs = uniqueConfigs(results.projects);
  const counts = countSeverities(results.findings);
  const tally = (test: (d: Decision) => boolean): number => decisions.filter(test).length;
  const runs = decisions.flatMap((d) => d.hooks);
  return {
    schemaVersion: 1,
    tool: { name: "hookgate", version },
    configs,
    hooks: hooks.map((hook) => reportHook(hook, statistics, redact)),
    findings: results.findings.map((f) => reportFinding(f, redact)),
    replay:
      results.replay === null
        ? null
        : {
            sandbox: results.replay.sandbox,
            transcripts: outcomes.map((o) => reportTranscript(o, redact)),
          },
    changes: [],
    probes: [],
    lock: null,
    notices: results.notices.map(redact),
    summary: {
      configs: configs.length,
      hooks: hooks.length,
      errors: counts.error,
      warnings: counts.warning,
      notes: counts.note,
      suppressed: results.suppressed,
      transcripts: outcomes.length,
      events: outcomes.reduce((sum, o) => sum + o.events, 0),
      hookRuns: runs.filter((r) => r.run !== null).length,
      allow: tally((d) => d.verdict === "allow"),
      deny: tally((d) => d.verdict === "deny"),
      ask: tally((d) => d.verdict === "ask"),
      continue: tally((d) => d.verdict === "continue"),
      halt: tally((d) => d.verdict === "halt"),
      none: tally((d) => d.verdict === "none"),
      hookErrors: runs.filter((r) => r.outcome === "error").length,
      timeouts: runs.filter((r) => r.outcome === "timeout").length,
      failedOpen: tally((d) => d.failedOpen),
      failedClosed: tally((d) => d.failedClosed),
      changedVerdicts: 0,
    },
    gate: results.gate,
  };
}

/** One decision as the report shows it; also what `hookgate run` prints. */
export function reportDecision(
  decision: Decision,
  redact: (text: string) => string,
): ReportDecision {
  const { event } = decision;
  return {
    dialect: decision.dialect,
    step: event.step,
    line: event.line,
    event: event.name,
    tool: decision.tool,
    callId: event.callId,
    agent: event.agent,
    subject: redact(decision.subject),
    verdict: decision.verdict,
    rawDecision: decision.rawDecision,
    reason: decision.reason === null ? null : cut(redact(decision.reason)).text,
    failedOpen: decision.failedOpen,
    failedClosed: decision.failedClosed,
    afterTheFact: decision.afterTheFact,
    translated: decision.translated,
    ...(decision.unmapped?.length ? { unmapped: decision.unmapped.map(redact) } : {}),
    effects: mapStrings<JsonValue>(decision.effects, (text) => cut(redact(text)).text) as Record<
      string,
      unknown
    >,
    hooks: decision.hooks.map((result) => reportRun(result, redact)),
  };
}

function reportRun(result: HookResult, redact: (text: string) => string): ReportHookRun {
  const { hook, run } = result;
  const stdout = cut(redact(run?.stdout ?? ""));
  const stderr = cut(redact(run?.stderr ?? ""));
  return {
    hook: hook.id,
    file: hook.source.file,
    line: hook.source.place(hook.node).line,
    name: hook.name,
    command: hook.command === null ? null : redact(hook.command),
    outcome: result.outcome,
    exitCode: run?.exitCode ?? null,
    signal: run?.signal ?? null,
    durationMs: run === null ? null : Math.round(run.durationMs * 10) / 10,
    reason: result.reason === null ? null : cut(redact(result.reason)).text,
    stdout: stdout.text,
    stderr: stderr.text,
    truncated: (run?.truncated ?? false) || stdout.cut || stderr.cut,
    error: result.error === null ? null : redact(result.error),
  };
}

function reportTranscript(
  outcome: ReplayOutcome,
  redact: (text: string) => string,
): ReportTranscript {
  return {
    file: outcome.file,
    format: outcome.format,
    dialects: outcome.dialects,
    events: outcome.events,
    skippedLines: outcome.skipped.length,
    project: outcome.placement.root,
    recordedRoot: outcome.placement.recordedRoot,
    decisions: outcome.decisions.map((d) => reportDecision(d, redact)),
  };
}

function reportHook(
  hook: Hook,
  statistics: ReturnType<typeof hookStatistics> | null,
  redact: (text: string) => string,
): ReportHook {
  return {
    id: hook.id,
    file: hook.source.file,
    line: hook.source.place(hook.node).line,
    dialect: hook.dialect,
    event: hook.event,
    matcher: hook.matcher,
    name: hook.name,
    type: hook.type,
    command: hook.command === null ? null : redact(hook.command),
    timeoutMs: hook.timeoutMs,
    guard: hook.guard,
    enabled: hook.enabled,
    disabledBecause: hook.disabledBecause,
    stats: statistics === null ? null : (statistics.get(hook.id) ?? noStatistics()),
  };
}

function reportFinding(finding: Finding, redact: (text: string) => string): ReportFinding {
  return {
    rule: finding.rule,
    severity: finding.severity,
    message: redact(finding.message),
    dialect: finding.dialect,
    file: finding.file,
    line: finding.line,
    column: finding.column,
    endLine: finding.endLine,
    endColumn: finding.endColumn,
    hook: finding.hook,
    help: helpUrl(finding.rule),
    fingerprint: finding.fingerprint,
  };
}

function uniqueConfigs(projects: readonly Project[]): Report["configs"] {
  const byFile = new Map<string, Report["configs"][number]>();
  for (const { dialect, configs } of projects) {
    for (const { source, hooks } of configs) {
      const key = `${dialect.id} ${source.file}`;
      byFile.set(key, { file: source.file, dialect: dialect.id, hooks: hooks.length });
    }
  }
  return [...byFile.values()].sort(
    (a, b) => compareText(a.file, b.file) || compareText(a.dialect, b.dialect),
  );
}

function cut(text: string): { text: string; cut: boolean } {
  if (text.length <= mostOutput) return { text, cut: false };
  const left = text.length - mostOutput;
  return { text: `${text.slice(0, mostOutput)}… [${left} more characters]`, cut: true };
}
