import type {
  Excerpt,
  Report,
  ReportDecision,
  ReportFinding,
  ReportHook,
  ReportHookRun,
} from "../../src/report/report.ts";
import type { RenderOptions } from "../../src/report/reporter.ts";

/** Reports made by hand, so that a reporter can be tested without a pipeline. */

export function finding(changes: Partial<ReportFinding> = {}): ReportFinding {
  const rule = changes.rule ?? "unknown-event";
  return {
    rule,
    severity: "error",
    message: "Gemini CLI has no event `PreToolUse`; here it is `BeforeTool`.",
    dialect: "gemini-cli",
    file: ".gemini/settings.json",
    line: 4,
    column: 5,
    endLine: 4,
    endColumn: 17,
    hook: null,
    help: `https://github.com/hookgate/hookgate/blob/main/docs/rules/${rule}.md`,
    fingerprint: `${rule}-${changes.file ?? ""}-${changes.line ?? 4}`,
    ...changes,
  };
}

export function hook(changes: Partial<ReportHook> = {}): ReportHook {
  return {
    id: "h-guard",
    file: ".claude/settings.json",
    line: 9,
    dialect: "claude-code",
    event: "PreToolUse",
    matcher: "Bash",
    name: null,
    type: "command",
    command: '"$CLAUDE_PROJECT_DIR"/.claude/hooks/guard.sh --strict',
    timeoutMs: 60_000,
    guard: true,
    enabled: true,
    disabledBecause: null,
    stats: { matched: 3, ran: 3, deny: 1, ask: 0, errors: 1, timeouts: 0, p50Ms: 9, p95Ms: 18 },
    ...changes,
  };
}

export function hookRun(changes: Partial<ReportHookRun> = {}): ReportHookRun {
  return {
    hook: "h-guard",
    file: ".claude/settings.json",
    line: 9,
    name: null,
    command: ".claude/hooks/guard.sh",
    outcome: "none",
    exitCode: 0,
    signal: null,
    durationMs: 12.4,
    reason: null,
    stdout: "",
    stderr: "",
    truncated: false,
    error: null,
    ...changes,
  };
}

export function decision(changes: Partial<ReportDecision> = {}): ReportDecision {
  return {
    dialect: "claude-code",
    step: 1,
    line: 3,
    event: "PreToolUse",
    tool: "Bash",
    callId: null,
    agent: null,
    subject: "ls -la",
    verdict: "none",
    rawDecision: null,
    reason: null,
    failedOpen: false,
    failedClosed: false,
    afterTheFact: false,
    translated: false,
    effects: {},
    hooks: [hookRun()],
    ...changes,
  };
}

/** A report around some parts; the counts in `summary` and the gate follow from them. */
export function report(
  parts: Partial<Pick<Report, "configs" | "hooks" | "findings" | "replay" | "notices">>,
): Report {
  const findings = parts.findings ?? [];
  const replay = parts.replay ?? null;
  const decisions = replay?.transcripts.flatMap((t) => t.decisions) ?? [];
  const runs = decisions.flatMap((d) => d.hooks);
  const severity = (s: ReportFinding["severity"]): number =>
    findings.filter((f) => f.severity === s).length;
  const verdict = (v: ReportDecision["verdict"]): number =>
    decisions.filter((d) => d.verdict === v).length;
  const errors = severity("error");
  return {
    schemaVersion: 1,
    tool: { name: "hookgate", version: "0.1.0" },
    configs: parts.configs ?? [],
    hooks: parts.hooks ?? [],
    findings,
    replay,
    changes: [],
    probes: [],
    lock: null,
    notices: parts.notices ?? [],
    summary: {
      configs: parts.configs?.length ?? 0,
      hooks: parts.hooks?.length ?? 0,
      errors,
      warnings: severity("warning"),
      notes: severity("note"),
      suppressed: 0,
      transcripts: replay?.transcripts.length ?? 0,
      events: replay?.transcripts.reduce((sum, t) => sum + t.events, 0) ?? 0,
      hookRuns: runs.length,
      allow: verdict("allow"),
      deny: verdict("deny"),
      ask: verdict("ask"),
      continue: verdict("continue"),
      halt: verdict("halt"),
      none: verdict("none"),
      hookErrors: runs.filter((r) => r.outcome === "error").length,
      timeouts: runs.filter((r) => r.outcome === "timeout").length,
      failedOpen: decisions.filter((d) => d.failedOpen).length,
      failedClosed: decisions.filter((d) => d.failedClosed).length,
      changedVerdicts: 0,
    },
    gate: {
      passed: errors === 0,
      failOn: "error",
      reasons: errors === 0 ? [] : [`${errors} error${errors === 1 ? "" : "s"}`],
    },
  };
}

const settings = [
  "{",
  '  "hooks": {',
  '    "SessionStart": [],',
  '    "PreToolUse": [',
  '      { "matcher": "run_shell_command", "hooks": [',
  '        { "name": "prod-guard",',
  '          "command": "node .gemini/hooks/prod-guard.js",',
  '          "timeout": 30 }',
  "      ] }",
  "    ]",
  "  }",
  "}",
];

export const excerpt: Excerpt = (file, line) =>
  file === ".gemini/settings.json" ? (settings[line - 1] ?? null) : null;

export function options(changes: Partial<RenderOptions> = {}): RenderOptions {
  return {
    excerpt,
    color: false,
    quiet: false,
    verbose: false,
    changedFiles: null,
    pathPrefix: "",
    ...changes,
  };
}

/** One of everything. */
export function fullReport(): Report {
  const repeated = ["a", "b", "c", "d"].map((folder) =>
    finding({
      rule: "absolute-path",
      severity: "warning",
      message: "The command works on one machine only.",
      file: `packages/${folder}/.claude/settings.json`,
      line: 7,
      column: 20,
      endLine: 7,
      endColumn: 30,
    }),
  );
  const prodGuard = hook({
    id: "h-prod",
    file: ".gemini/settings.json",
    line: 6,
    dialect: "gemini-cli",
    event: "BeforeTool",
    name: "prod-guard",
    command: "node .gemini/hooks/prod-guard.js",
    stats: { matched: 2, ran: 2, deny: 0, ask: 0, errors: 0, timeouts: 2, p50Ms: 30, p95Ms: 31 },
  });
  return report({
    configs: [
      { file: ".claude/settings.json", dialect: "claude-code", hooks: 4 },
      { file: ".gemini/settings.json", dialect: "gemini-cli", hooks: 1 },
    ],
    hooks: [
      hook(),
      hook({
        id: "h-fmt",
        line: 20,
        event: "PostToolUse",
        command: "npx prettier --write .",
        guard: false,
        stats: {
          matched: 1,
          ran: 1,
          deny: 0,
          ask: 0,
          errors: 0,
          timeouts: 0,
          p50Ms: 240,
          p95Ms: 240,
        },
      }),
      hook({
        id: "h-notify",
        line: 30,
        event: "Stop",
        name: "notify",
        guard: false,
        stats: {
          matched: 0,
          ran: 0,
          deny: 0,
          ask: 0,
          errors: 0,
          timeouts: 0,
          p50Ms: null,
          p95Ms: null,
        },
      }),
      hook({
        id: "h-off",
        line: 40,
        event: "Stop",
        name: "old",
        enabled: false,
        disabledBecause: "disableAllHooks is set",
        stats: {
          matched: 0,
          ran: 0,
          deny: 0,
          ask: 0,
          errors: 0,
          timeouts: 0,
          p50Ms: null,
          p95Ms: null,
        },
      }),
      prodGuard,
    ],
    findings: [
      ...repeated,
      finding({
        rule: "timeout-unit",
        message:
          "`timeout: 30` is 30 milliseconds for Gemini CLI; this guard times out on every call and lets it through. Write 30000 for 30 s.",
        line: 8,
        column: 22,
        endLine: 8,
        endColumn: 24,
        hook: "h-prod",
      }),
      finding({
        message:
          "Gemini CLI has no event `PreToolUse` (that is Claude Code's name); here it is `BeforeTool`. The hook under it never runs.",
      }),
      finding({
        rule: "exit-code-deny",
        message: "`exit 1` does not block in Claude Code: the command runs. Use `exit 2`.",
        dialect: "claude-code",
        file: ".claude/hooks/guard.sh",
        line: 9,
        column: 3,
        endLine: 11,
        endColumn: 4,
      }),
      finding({
        rule: "call-denied",
        severity: "note",
        message: "guard.sh denied 1 call, first `rm -rf /` (transcripts/a.jsonl step 12).",
        file: ".claude/settings.json",
        line: 9,
        column: 11,
        endLine: 9,
        endColumn: 40,
      }),
    ],
    replay: {
      sandbox: "bubblewrap",
      transcripts: [
        {
          file: "transcripts/a.jsonl",
          format: "claude-code",
          dialects: ["claude-code", "gemini-cli"],
          events: 61,
          skippedLines: 0,
          project: "",
          recordedRoot: "/home/dev/shop",
          decisions: [
            decision({
              step: 12,
              line: 40,
              subject: "rm -rf /",
              verdict: "deny",
              rawDecision: "deny",
              reason: "never",
              hooks: [
                hookRun({ outcome: "deny", exitCode: 2, reason: "never", stderr: "never\n" }),
              ],
            }),
            decision({
              step: 14,
              line: 48,
              subject: "terraform destroy -auto-approve",
              failedOpen: true,
              hooks: [
                hookRun({
                  outcome: "error",
                  exitCode: 1,
                  stderr: "jq: command not found\nline 3\n",
                }),
              ],
            }),
            decision({
              step: 15,
              line: 52,
              event: "PostToolUse",
              hooks: [hookRun({ hook: "h-fmt" })],
            }),
            decision({
              dialect: "gemini-cli",
              step: 14,
              line: 48,
              event: "BeforeTool",
              tool: "run_shell_command",
              subject: "terraform destroy -auto-approve",
              failedOpen: true,
              hooks: [
                hookRun({
                  hook: "h-prod",
                  name: "prod-guard",
                  outcome: "timeout",
                  exitCode: null,
                  signal: "SIGTERM",
                  durationMs: 31,
                }),
              ],
            }),
            decision({
              dialect: "gemini-cli",
              step: 16,
              line: null,
              event: "BeforeTool",
              tool: "run_shell_command",
              subject: "ls",
              failedOpen: true,
              hooks: [
                hookRun({ hook: "h-prod", name: "prod-guard", outcome: "timeout", exitCode: null }),
              ],
            }),
            decision({ step: 17, line: 60, hooks: [hookRun()] }),
          ],
        },
        {
          file: "transcripts/b.events.jsonl",
          format: "hookgate-events",
          dialects: ["claude-code"],
          events: 2,
          skippedLines: 1,
          project: "",
          recordedRoot: null,
          decisions: [],
        },
      ],
    },
    notices: ["2 prompt hooks skipped: they need a model"],
  });
}

/** Nothing wrong. */
export function cleanReport(): Report {
  return report({
    configs: [{ file: ".claude/settings.json", dialect: "claude-code", hooks: 1 }],
    hooks: [hook()],
    replay: {
      sandbox: "none",
      transcripts: [
        {
          file: "transcripts/a.jsonl",
          format: "claude-code",
          dialects: ["claude-code"],
          events: 61,
          skippedLines: 0,
          project: "",
          recordedRoot: null,
          decisions: [decision()],
        },
      ],
    },
  });
}
