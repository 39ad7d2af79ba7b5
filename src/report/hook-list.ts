import { plainLine } from "./escape.ts";
import { groupBy } from "./finding-groups.ts";
import type { Report, ReportHook } from "./report.ts";

/** `hookgate list`: every hook by agent and event, one row each. */
export function hookList(report: Report): string {
  if (report.hooks.length === 0) return "No hooks found.\n";
  const lines: string[] = [];
  for (const [dialect, ofDialect] of groupBy(report.hooks, (h) => h.dialect)) {
    lines.push(dialect);
    for (const [event, ofEvent] of groupBy(ofDialect, (h) => h.event)) {
      lines.push(`  ${plainLine(event, 60)}`);
      for (const hook of ofEvent) lines.push(...row(hook));
    }
  }
  return `${lines.join("\n")}\n`;
}

function row(hook: ReportHook): string[] {
  const matcher = hook.matcher === null || hook.matcher === "" ? "everything" : hook.matcher;
  const name = hook.name ?? hook.command ?? `(${hook.type})`;
  const state = hook.enabled ? (hook.guard ? "guard" : "") : `off: ${hook.disabledBecause ?? ""}`;
  const facts = [
    `on ${plainLine(matcher, 60)}`,
    duration(hook.timeoutMs),
    hook.type === "command" ? "" : hook.type,
    plainLine(state, 160),
  ].filter((part) => part !== "");
  return [`    ${plainLine(name, 100)}`, `      ${hook.file}:${hook.line} · ${facts.join(" · ")}`];
}

/** Milliseconds as people read them: `250 ms`, `30 s`, `10 min`. */
export function duration(ms: number): string {
  if (ms < 1000) return `${Math.round(ms)} ms`;
  if (ms < 120_000) return `${Math.round(ms / 100) / 10} s`;
  return `${Math.round(ms / 6000) / 10} min`;
}
