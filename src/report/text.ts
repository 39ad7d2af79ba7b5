import type { Severity } from "../model/finding.ts";
import { count } from "../rules/wording.ts";
import { createRedactor, redactExcerpt } from "../source/redact.ts";
import { breakCommands, plainLine } from "./escape.ts";
import { shownFile } from "./file-name.ts";
import { firstRule, groupFindings, severityCounts } from "./finding-groups.ts";
import { codeFrame, isCaretRow, pad, widest } from "./frame.ts";
import { type Paint, painter } from "./paint.ts";
import { decisionLines, replayLines } from "./replay-text.ts";
import type { Excerpt, Report, ReportFinding } from "./report.ts";
import type { RenderOptions, Reporter } from "./reporter.ts";

/** The report for a person at a terminal: what is wrong and where, what the hooks did, whether it passes, what next. */
export const textReporter: Reporter = { name: "text", render: renderText };

const longestMessage = 2_000;
const severityColor = { error: "red", warning: "yellow", note: "cyan" } as const;

function renderText(report: Report, options: RenderOptions): string {
  const paint = painter(options.color);
  const excerpt = redactExcerpt(options.excerpt, createRedactor([]));
  const shown = options.quiet
    ? report.findings.filter((f) => f.severity === "error")
    : report.findings;
  const body = options.quiet
    ? [findingLines(shown, excerpt, options, paint)]
    : [
        [paint("bold", headerLine(report))],
        findingLines(shown, excerpt, options, paint),
        options.verbose ? decisionLines(report, options, paint) : [],
        replayLines(report, options, paint),
        noticeLines(report, paint),
      ];
  const blocks = [...body, verdictLines(report, paint)].filter((block) => block.length > 0);
  // With nothing to find fault with, everything is one short block.
  const gap = blocks.some((block) => block.length > 1) ? "\n\n" : "\n";
  const text = blocks.map((block) => block.join("\n")).join(gap);
  return `${text.split("\n").map(breakCommands).join("\n")}\n`;
}

/** `hookgate 0.1.0 · 2 configs · 5 hooks · 3 recordings · sandbox bubblewrap` */
function headerLine(report: Report): string {
  const { summary, replay } = report;
  return [
    `hookgate ${plainLine(report.tool.version, 40)}`,
    count(summary.configs, "config"),
    count(summary.hooks, "hook"),
    ...(replay === null
      ? []
      : [count(replay.transcripts.length, "recording"), `sandbox ${replay.sandbox}`]),
  ].join(" · ");
}

function findingLines(
  findings: readonly ReportFinding[],
  excerpt: Excerpt,
  options: RenderOptions,
  paint: Paint,
): string[] {
  const blocks = groupFindings(findings).map((group) => {
    const list = group.findings;
    if (group.kind === "repeated") {
      const most = options.verbose ? list.length : 5;
      return [
        paint("underline", `in ${group.files} files`),
        ...row(group.finding, "", 0, group.finding.rule.length, paint),
        ...list
          .slice(0, most)
          .map((f) => `      ${shownFile(f.file, options.pathPrefix)}:${f.line}:${f.column}`),
        ...(list.length > most ? [`      and ${count(list.length - most, "more place")}`] : []),
      ];
    }
    const placeWidth = widest(list.map((f) => `${f.line}:${f.column}`));
    const ruleWidth = Math.min(32, widest(list.map((f) => f.rule)));
    return [
      paint("underline", shownFile(group.file, options.pathPrefix)),
      ...list.flatMap((f) => [
        ...row(f, `${f.line}:${f.column}`, placeWidth, ruleWidth, paint),
        ...(f.severity === "note" ? [] : frameLines(f, excerpt, paint)),
      ]),
    ];
  });
  return blocks.flatMap((block, i) => (i === 0 ? block : ["", ...block]));
}

function row(
  finding: ReportFinding,
  where: string,
  placeWidth: number,
  ruleWidth: number,
  paint: Paint,
): string[] {
  const place = where === "" ? "" : `${where.padEnd(placeWidth)}  `;
  const severity = paint(severityColor[finding.severity], finding.severity.padEnd(7));
  const rule = paint("dim", pad(plainLine(finding.rule, 60), ruleWidth));
  return [`  ${place}${severity}  ${rule}  ${plainLine(finding.message, longestMessage)}`];
}

function frameLines(finding: ReportFinding, excerpt: Excerpt, paint: Paint): string[] {
  return codeFrame(finding, excerpt).map((line) => {
    const style = isCaretRow(line) ? severityColor[finding.severity] : "dim";
    return `          ${paint(style, line)}`;
  });
}

function noticeLines(report: Report, paint: Paint): string[] {
  return report.notices.map((notice) => `${paint("cyan", "notice")}  ${plainLine(notice, 500)}`);
}

function verdictLines(report: Report, paint: Paint): string[] {
  const { gate, findings } = report;
  const counts = findings.length === 0 ? "nothing to report" : severityCounts(findings);
  const other = gate.reasons.filter((reason) => !/^\d+ (?:error|warning|note)s?$/.test(reason));
  const why = other.length === 0 ? "" : ` · ${other.map((r) => plainLine(r, 200)).join(", ")}`;
  const line = gate.passed
    ? paint("green", `✓ ${counts} · gate passed (fail-on: ${gate.failOn})`)
    : paint("red", `✗ ${counts}${why} · gate failed (fail-on: ${gate.failOn})`);
  const rule = firstRule(findings.filter((f) => mattersMost(f.severity)));
  return rule === null ? [line] : [line, paint("dim", `  hookgate explain ${plainLine(rule, 60)}`)];
}

function mattersMost(severity: Severity): boolean {
  return severity !== "note";
}
