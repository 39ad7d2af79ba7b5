import { count } from "../rules/wording.ts";
import { plainLine } from "./escape.ts";
import { shownFile } from "./file-name.ts";
import { pad, widest } from "./frame.ts";
import { blockedByFailure, type FailedCall, hookLabel, hookRows, lostCalls } from "./hook-rows.ts";
import type { Paint } from "./paint.ts";
import type { Report, ReportHookRun, ReportTranscript } from "./report.ts";
import type { RenderOptions } from "./reporter.ts";

const verdictWords = {
  deny: "denied",
  ask: "asked about",
  continue: "stops refused",
  halt: "ended the agent's loop",
} as const;

/** What the hooks did: one row each, then the calls that a failing hook decided. Nothing when nothing was replayed. */
export function replayLines(report: Report, options: RenderOptions, paint: Paint): string[] {
  if (report.replay === null) return [];
  const { summary } = report;
  const said = Object.entries(verdictWords).flatMap(([verdict, word]) => {
    const number = summary[verdict as keyof typeof verdictWords];
    return number === 0 ? [] : [`${number} ${word}`];
  });
  const lines = [
    `Replayed ${count(summary.events, "event")} of ${count(summary.transcripts, "recording")}${said.length === 0 ? "" : `: ${said.join(", ")}`}`,
  ];
  const calls = [
    ...callLine(lostCalls(report), options, "went through although a guard failed"),
    ...callLine(blockedByFailure(report), options, "blocked because a hook failed"),
  ];
  if (report.findings.length === 0 && calls.length === 0 && !options.verbose) return lines;
  const rows = hookRows(report);
  const cells = rows.map((r) => [r.label, r.event, r.fired, r.told.join("   "), r.speed]);
  const widths = [0, 1, 2, 3, 4].map((i) => widest(cells.map((c) => c[i] ?? "")));
  rows.forEach(({ alarm }, i) => {
    const line = (cells[i] ?? []).map((cell, j) => pad(cell, widths[j] ?? 0)).join("   ");
    const remark = alarm === "" ? "" : paint("red", `   ← ${alarm}`);
    lines.push(`  ${line.trimEnd()}${remark}`);
  });
  return calls.length === 0 ? lines : [...lines, "", ...calls.map((l) => paint("red", l))];
}

function callLine(calls: readonly FailedCall[], options: RenderOptions, what: string): string[] {
  const [first] = calls;
  if (first === undefined) return [];
  const { decision, file } = first;
  const subject = decision.subject === "" ? "" : `  \`${plainLine(decision.subject, 120)}\``;
  return [
    `  ${count(calls.length, "call")} ${what}, first: ${shownFile(file, options.pathPrefix)} step ${decision.step}${subject}`,
  ];
}

/** Every decision with what each hook said, for `--verbose`. */
export function decisionLines(report: Report, options: RenderOptions, paint: Paint): string[] {
  return (report.replay?.transcripts ?? []).flatMap((transcript, i) => [
    ...(i === 0 ? [] : [""]),
    ...transcriptLines(transcript, options, paint),
  ]);
}

function transcriptLines(
  transcript: ReportTranscript,
  options: RenderOptions,
  paint: Paint,
): string[] {
  const lines = [
    paint("underline", shownFile(transcript.file, options.pathPrefix)),
    ...(transcript.decisions.length === 0 ? ["  no hook was selected"] : []),
  ];
  for (const d of transcript.decisions) {
    const where = d.line === null ? `step ${d.step}` : `step ${d.step}, line ${d.line}`;
    const what = [d.event, d.tool ?? "", d.subject]
      .filter((part) => part !== "")
      .map((part) => plainLine(part, 120))
      .join("  ");
    const open = d.failedOpen ? " (failed open)" : d.failedClosed ? " (failed closed)" : "";
    lines.push(`  ${where}  ${what}  → ${d.verdict}${open}`);
    for (const run of d.hooks) lines.push(...runLines(run));
  }
  return lines;
}

function runLines(run: ReportHookRun): string[] {
  const facts = [
    run.exitCode === null ? "" : `exit ${run.exitCode}`,
    run.signal === null ? "" : plainLine(run.signal, 20),
    run.durationMs === null ? "" : `${run.durationMs} ms`,
    run.truncated ? "output cut" : "",
  ].filter((fact) => fact !== "");
  const told = [
    ["", run.error],
    ["reason ", run.reason],
    ["stdout ", run.stdout],
    ["stderr ", run.stderr],
  ] as const;
  return [
    `      ${run.outcome.padEnd(8)} ${hookLabel({ ...run, id: run.hook })}${facts.length === 0 ? "" : `  (${facts.join(", ")})`}`,
    ...told.flatMap(([label, text]) =>
      text === null || text.trim() === ""
        ? []
        : [`               ${label}│ ${plainLine(text, 300)}`],
    ),
  ];
}
