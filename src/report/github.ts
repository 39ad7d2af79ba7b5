import type { Severity } from "../model/finding.ts";
import { annotationsPerLevel, planAnnotations, ruleCounts } from "./annotation-budget.ts";
import { commandData, commandProperty, plainBlock, plainLine } from "./escape.ts";
import { fromTop } from "./file-name.ts";
import { severityCounts } from "./finding-groups.ts";
import type { Report, ReportFinding } from "./report.ts";
import type { RenderOptions, Reporter } from "./reporter.ts";
import { textReporter } from "./text.ts";

/** What the Action knows besides what every reporter is told. */
export interface GithubOptions extends RenderOptions {
  /**
   * Gives a word nobody can guess. With it the log is printed while the runner obeys no commands; without it only
   * escaping protects the log.
   */
  stopToken?: () => string;
  /** Annotations left for each level in this step; ten where nothing else has used any. */
  room?: Readonly<Record<Severity, number>>;
  /** False prints the log only. */
  annotate?: boolean;
  /** Where findings without an annotation are to be found. */
  elsewhere?: string;
}

/** Workflow commands that annotate the pull request, and the whole report as a folded log. */
export const githubReporter: Reporter = { name: "github", render: renderGithub };

/** The runner cuts a message at 4,096 characters, after masking secrets. */
const longestMessage = 4_000;
const longestTitle = 120;

const commands = { error: "error", warning: "warning", note: "notice" } as const;
const fullRoom = {
  error: annotationsPerLevel,
  warning: annotationsPerLevel,
  note: annotationsPerLevel,
} as const;

/** Annotations, then the log in a group. Every line is either a command of ours or begins with a bar. */
export function renderGithub(report: Report, options: GithubOptions): string {
  const lines = options.annotate === false ? [] : annotationLines(report, options);
  if (!options.quiet) lines.push(...logLines(report, options));
  return lines.map((line) => `${line}\n`).join("");
}

function annotationLines(report: Report, options: GithubOptions): string[] {
  const findings = options.quiet
    ? report.findings.filter((f) => f.severity === "error")
    : report.findings;
  const plan = planAnnotations(findings, options.changedFiles, options.room ?? fullRoom);
  return plan.flatMap(({ severity, shown, left }) => [
    ...shown.map((finding) => annotation(finding, options.pathPrefix)),
    ...(left.length === 0 || (options.room ?? fullRoom)[severity] < 1
      ? []
      : [restAnnotation(severity, left, options.elsewhere ?? "the log of this step")]),
  ]);
}

function annotation(finding: ReportFinding, pathPrefix: string): string {
  const properties: [string, string | number][] = [
    ["title", title(finding)],
    ["file", plainLine(fromTop(finding.file, pathPrefix), 1_000)],
    ["line", finding.line],
  ];
  // The runner drops columns of a place that spans lines, and both ends when they are in the wrong order.
  if (finding.endLine > finding.line) properties.push(["endLine", finding.endLine]);
  else {
    properties.push(["endLine", finding.line], ["col", finding.column]);
    properties.push(["endColumn", Math.max(finding.column, finding.endColumn)]);
  }
  const after = `\n\nhookgate explain ${plainLine(finding.rule, 60)}\n${plainLine(finding.help, 300)}`;
  const message = plainBlock(finding.message.slice(0, 2 * longestMessage));
  const room = longestMessage - after.length;
  const body = message.length > room ? `${wellFormed(message.slice(0, room - 1))}…` : message;
  return command(commands[finding.severity], properties, body + after);
}

/** The last annotation of a level that has more findings than room. */
function restAnnotation(
  severity: Severity,
  left: readonly ReportFinding[],
  elsewhere: string,
): string {
  const what = severityCounts(left).replace(" ", " more ");
  return command(
    commands[severity],
    [["title", `${what} without an annotation`]],
    `${plainLine(ruleCounts(left), 500)}\nGitHub shows ${annotationsPerLevel} annotations of a kind for each step. All findings are in ${elsewhere}.`,
  );
}

function command(
  name: string,
  properties: readonly [string, string | number][],
  message: string,
): string {
  const list = properties.map(([key, value]) => `${key}=${commandProperty(String(value))}`);
  return `::${name} ${list.join(",")}::${commandData(message)}`;
}

/** The rule and the first clause of the message; what stands between backticks is never cut apart. */
function title(finding: ReportFinding): string {
  const message = finding.message.slice(0, longestMessage);
  const [clause] = /^(?:`[^`\n]{0,200}`|[^`.;\n]|[.;](?!\s|$))+/.exec(message) ?? [message];
  return plainLine(`${finding.rule}: ${clause}`, longestTitle);
}

/**
 * The text report between `group` and `endgroup`. A bar before every line keeps problem matchers of other steps
 * (eslint, tsc) from reading it, which they do even while commands are stopped.
 */
function logLines(report: Report, options: GithubOptions): string[] {
  const text = textReporter.render(report, { ...options, color: false, quiet: false });
  const log = text
    .trimEnd()
    .split("\n")
    .map((line) => `  │ ${line}`.trimEnd());
  const state = `hookgate: ${severityCounts(report.findings)}, gate ${report.gate.passed ? "passed" : "failed"}`;
  const token = options.stopToken?.();
  return [
    `::group::${commandData(state)}`,
    ...(token === undefined ? log : [`::stop-commands::${token}`, ...log, `::${token}::`]),
    "::endgroup::",
  ];
}

function wellFormed(text: string): string {
  return text.replace(/[\ud800-\udbff]$/, "");
}
