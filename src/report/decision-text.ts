import { plainLine } from "./escape.ts";
import type { ReportDecision } from "./report.ts";

/** One decision for a person at a terminal: the verdict, then what each hook said. */
export function decisionText(decision: ReportDecision): string {
  const subject = decision.subject === "" ? "" : `  ${plainLine(decision.subject, 120)}`;
  const tool = decision.tool === null ? "" : ` ${plainLine(decision.tool, 60)}`;
  const lines = [`${plainLine(decision.event, 60)}${tool}${subject}`];
  const notes = [
    decision.failedOpen ? "a hook failed and the agent lets it through" : "",
    decision.failedClosed ? "a hook failed and the agent blocks because of that" : "",
    decision.afterTheFact ? "after the fact" : "",
  ].filter((note) => note !== "");
  lines.push(`  verdict ${decision.verdict}${notes.length === 0 ? "" : ` (${notes.join("; ")})`}`);
  if (decision.reason !== null) lines.push(`  reason  ${plainLine(decision.reason, 400)}`);
  if (decision.hooks.length === 0) lines.push("  no hook was selected");
  for (const hook of decision.hooks) {
    const time = hook.durationMs === null ? "" : ` in ${hook.durationMs} ms`;
    const exit = hook.exitCode === null ? "" : `, exit ${hook.exitCode}`;
    lines.push(
      `  ${hook.outcome.padEnd(8)} ${plainLine(hook.name ?? hook.command ?? hook.hook, 100)} (${hook.file}:${hook.line}${exit}${time})`,
    );
    if (hook.error !== null) lines.push(`           ${plainLine(hook.error, 300)}`);
  }
  return `${lines.join("\n")}\n`;
}
