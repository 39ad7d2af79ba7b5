import { count } from "../rules/wording.ts";
import { BoundedText } from "./bounded-text.ts";
import { markdownCode, markdownProse, markdownText } from "./escape.ts";
import { fromTop, isOutside } from "./file-name.ts";
import { firstRule, groupFindings, severityCounts } from "./finding-groups.ts";
import { blockedByFailure, type FailedCall, hookRows, lostCalls } from "./hook-rows.ts";
import type { Report, ReportFinding, ReportTranscript } from "./report.ts";

/** What the job summary needs besides the report. */
export interface SummaryOptions {
  /** Put before file names, empty or ending in `/`. */
  pathPrefix: string;
  /** Files the pull request changes, relative to the root; null when unknown. */
  changedFiles: ReadonlySet<string> | null;
  /** Address to which `path#Lline` is added to show a file (`https://github.com/o/r/blob/SHA/`); null = no links. */
  sourceUrl: string | null;
  /** Where the whole report is, when it was written to a file. */
  reportFile: string | null;
  /** Bytes in UTF-8; the platform shows nothing at all of a summary above 1 MiB. */
  maxBytes?: number;
}

const defaultMaxBytes = 1_000_000;
const mostCalls = 10;

/**
 * The report as Markdown for the job summary: may this be merged, what is wrong where, what the hooks did, what to do.
 * Always a complete document: what does not fit is left out row by row and counted.
 */
export function renderSummary(report: Report, options: SummaryOptions): string {
  const text = new BoundedText(options.maxBytes ?? defaultMaxBytes, closing(report, options));
  text.add(opening(report));
  text.add(callTable("Went through although a guard failed", lostCalls(report), options));
  text.add(callTable("Blocked because a hook failed", blockedByFailure(report), options));
  addHookTable(text, report, options);
  addFindings(text, report, options);
  addRecordings(text, report, options);
  text.add(notices(report));
  return text.finish();
}

/** The verdict in a heading, and its reasons in a sentence. */
function opening(report: Report): string {
  const { gate, summary, findings, replay } = report;
  const verdict = gate.passed
    ? findings.length === 0
      ? "nothing to report"
      : "the gate passed"
    : "the gate failed";
  const counts = findings.length === 0 ? [] : [`**${severityCounts(findings)}**`];
  const replayed =
    replay === null
      ? "no recording was replayed"
      : `${count(summary.events, "event")} of ${count(summary.transcripts, "recording")} replayed: ${summary.deny} denied, ${summary.ask} asked${summary.failedOpen === 0 ? "" : `, ${summary.failedOpen} failed open`}${summary.failedClosed === 0 ? "" : `, ${summary.failedClosed} failed closed`}`;
  const sentence = [
    ...counts,
    `${count(summary.hooks, "hook")} in ${count(summary.configs, "config")}`,
    replayed,
    ...gate.reasons
      .filter((reason) => !/^\d+ (?:error|warning|note)s?$/.test(reason))
      .map((reason) => markdownText(reason, 300)),
    ...(summary.suppressed === 0 ? [] : [`${summary.suppressed} suppressed`]),
  ].join(" · ");
  return `### ${gate.passed ? "✓" : "✗"} hookgate: ${verdict}\n\n${sentence}\n\n`;
}

function callTable(heading: string, calls: readonly FailedCall[], options: SummaryOptions): string {
  if (calls.length === 0) return "";
  const rows = calls
    .slice(0, mostCalls)
    .map(
      ({ file, decision }) =>
        `| ${fileLink(file, decision.line, options)} step ${decision.step} | ${markdownText(decision.event, 60)} | ${markdownCode(decision.subject, 200)} |\n`,
    );
  const more = calls.length - rows.length;
  return `**${heading}: ${count(calls.length, "call")}**\n\n| where | event | call |\n| --- | --- | --- |\n${rows.join("")}${more > 0 ? `\n… and ${count(more, "more call")}\n` : ""}\n`;
}

function addHookTable(text: BoundedText, report: Report, options: SummaryOptions): void {
  const rows = hookRows(report).map((row) => {
    const where = fileLink(row.hook.file, row.hook.line, options);
    const alarm = row.alarm === "" ? "" : ` **${markdownText(row.alarm)}**`;
    return `| ${markdownCode(row.label, 80)} | ${markdownText(row.event)} | ${where} | ${markdownText(row.fired)} | ${markdownText(row.told.join(", "))}${alarm} | ${row.speed.replace("p95 ", "")} |\n`;
  });
  text.addList({
    open: "| hook | event | where | fired | said | p95 |\n| --- | --- | --- | --- | --- | --- |\n",
    items: rows,
    close: "\n",
    left: (number) => `\n… and ${count(number, "more hook")}\n`,
  });
}

function addFindings(text: BoundedText, report: Report, options: SummaryOptions): void {
  let opened = 0;
  for (const group of groupFindings(report.findings)) {
    const list = group.findings;
    if (group.kind === "repeated") {
      const { finding, files } = group;
      text.addList({
        open: `<details><summary>${finding.severity}: ${markdownText(finding.rule)} in ${files} files</summary>\n\n${markdownProse(finding.message)} (${ruleLink(finding)})\n\n`,
        items: list.map((f) => `- ${fileLink(f.file, f.line, options)}\n`),
        close: "\n</details>\n\n",
        left: (number) => `- … and ${count(number, "more place")}\n`,
      });
      continue;
    }
    const changed = options.changedFiles?.has(group.file) ? " · changed here" : "";
    // The gravest are read at once; a long list stays folded.
    const open = list.some((f) => f.severity === "error") && opened < 5 ? " open" : "";
    if (open !== "") opened++;
    text.addList({
      open: `<details${open}><summary>${markdownText(fromTop(group.file, options.pathPrefix), 300)}: ${severityCounts(list)}${changed}</summary>\n\n| line | severity | rule | message |\n| --- | --- | --- | --- |\n`,
      items: list.map(
        (f) =>
          `| ${lineLink(f, options)} | ${f.severity} | ${ruleLink(f)} | ${markdownProse(f.message)} |\n`,
      ),
      close: "\n</details>\n\n",
      left: (number) => `\n… and ${count(number, "more finding")} in this file\n`,
    });
  }
}

function addRecordings(text: BoundedText, report: Report, options: SummaryOptions): void {
  const { replay } = report;
  if (replay === null || replay.transcripts.length === 0) return;
  const decided = (
    t: ReportTranscript,
    test: (d: ReportTranscript["decisions"][number]) => boolean,
  ) => t.decisions.filter(test).length;
  text.addList({
    open: `<details><summary>${count(replay.transcripts.length, "recording")}, sandbox ${replay.sandbox}</summary>\n\n| recording | format | events | denied | asked | failed open | skipped lines |\n| --- | --- | --- | --- | --- | --- | --- |\n`,
    items: replay.transcripts.map(
      (t) =>
        `| ${fileLink(t.file, null, options)} | ${markdownText(t.format ?? "unknown", 60)} | ${t.events} | ${decided(t, (d) => d.verdict === "deny")} | ${decided(t, (d) => d.verdict === "ask")} | ${decided(t, (d) => d.failedOpen)} | ${t.skippedLines} |\n`,
    ),
    close: "\n</details>\n\n",
    left: (number) => `\n… and ${count(number, "more recording")}\n`,
  });
}

function notices(report: Report): string {
  if (report.notices.length === 0) return "";
  const shown = report.notices.slice(0, 50).map((notice) => `- ${markdownProse(notice, 500)}\n`);
  const more = report.notices.length - shown.length;
  return `**Notices**\n\n${shown.join("")}${more > 0 ? `- … and ${more} more\n` : ""}\n`;
}

/** What to do next; always there. */
function closing(report: Report, options: SummaryOptions): string {
  const rule = firstRule(report.findings.filter((f) => f.severity !== "note"));
  const steps = [
    ...(rule === null ? [] : [`${markdownCode(`hookgate explain ${rule}`)} says how to mend it`]),
    ...(report.findings.length === 0
      ? []
      : [`${markdownCode(checkCommand(options))} shows the same on your machine`]),
    ...(options.reportFile === null
      ? []
      : [`the whole report is in ${markdownCode(options.reportFile)}`]),
  ];
  const line = [`fail-on: ${report.gate.failOn}`, ...steps].join(" · ");
  return `<sub>${markdownText(`hookgate ${report.tool.version}`, 50)} · ${line}</sub>\n`;
}

function checkCommand(options: SummaryOptions): string {
  return options.pathPrefix === ""
    ? "hookgate check"
    : `hookgate check ${options.pathPrefix.replace(/\/$/, "")}`;
}

function ruleLink(finding: ReportFinding): string {
  const name = markdownText(finding.rule, 60);
  return safeUrl(finding.help) ? `[${name}](${finding.help})` : name;
}

function lineLink(finding: ReportFinding, options: SummaryOptions): string {
  const place = `${finding.line}:${finding.column}`;
  const url = sourceUrl(finding.file, finding.line, options);
  return url === null ? place : `[${place}](${url})`;
}

function fileLink(file: string, line: number | null, options: SummaryOptions): string {
  const name = markdownText(
    fromTop(file, options.pathPrefix) + (line === null ? "" : `:${line}`),
    300,
  );
  const url = sourceUrl(file, line, options);
  return url === null ? name : `[${name}](${url})`;
}

/** Address of a file of the repository; null for one that lies outside or whose name is not well formed. */
function sourceUrl(file: string, line: number | null, options: SummaryOptions): string | null {
  if (options.sourceUrl === null || isOutside(file)) return null;
  const path = Buffer.from(options.pathPrefix + file, "utf8")
    .toString("utf8")
    .split("/")
    .map((step) => encodeURIComponent(step).replace(/[()*'!~]/g, percent))
    .join("/");
  const url = `${options.sourceUrl}${path}${line === null ? "" : `#L${line}`}`;
  return safeUrl(url) ? url : null;
}

function percent(char: string): string {
  return `%${char.charCodeAt(0).toString(16).toUpperCase()}`;
}

/** Nothing in it can end a Markdown link. */
function safeUrl(url: string): boolean {
  return url.length <= 2_000 && /^https?:\/\/[\w.:-]+\/[\w./%#~@+-]*$/.test(url);
}
