import { count, duration } from "../rules/wording.ts";
import { plainLine } from "./escape.ts";
import type { Report, ReportDecision, ReportHook, ReportHookRun } from "./report.ts";

/** What one hook did in the replay, in words: a row of the table in the terminal and in the summary. Safe text. */
export interface HookRow {
  label: string;
  event: string;
  /** `fired 61`, `never fired`, `switched off`. */
  fired: string;
  /** `denied 4`, `timed out 61` …, or `said nothing`; empty for a hook that never fired. */
  told: string[];
  /** `p95 18 ms`; empty when it never ran. */
  speed: string;
  /** What a reader must not miss: `fails open every time`; empty when there is nothing. */
  alarm: string;
  hook: ReportHook;
}

/** A call that went through although a guard failed, or that was blocked because a hook failed. */
export interface FailedCall {
  file: string;
  decision: ReportDecision;
}

/** Hooks that fired or could have, in report order. */
export function hookRows(report: Report): HookRow[] {
  if (report.replay === null) return [];
  const tallies = tally(report);
  const rows = report.hooks
    .filter((hook) => hook.stats !== null)
    .map((hook) => row(hook, tallies.get(hook.id) ?? noTally()));
  const seen = new Map<string, number>();
  const key = (r: HookRow): string => `${r.label}\n${r.event}`;
  for (const r of rows) seen.set(key(r), (seen.get(key(r)) ?? 0) + 1);
  return rows.map((r) =>
    (seen.get(key(r)) ?? 0) > 1
      ? { ...r, label: `${r.label} (${plainLine(r.hook.file, 200)}:${r.hook.line})` }
      : r,
  );
}

/** Calls for which nobody's objection is left because a guard failed and the agent lets them through. */
export function lostCalls(report: Report): FailedCall[] {
  const guards = new Map(report.hooks.map((hook) => [hook.id, hook.guard]));
  return failedCalls(
    report,
    (d) =>
      d.failedOpen &&
      (d.verdict === "none" || d.verdict === "allow") &&
      d.hooks.some((run) => failed(run) && (guards.get(run.hook) ?? true)),
  );
}

/** Calls that are blocked only because a hook failed. */
export function blockedByFailure(report: Report): FailedCall[] {
  return failedCalls(report, (d) => d.failedClosed);
}

/** What people call a hook: its name, else the script it runs, else its command. Safe text. */
export function hookLabel(hook: {
  name: string | null;
  command: string | null;
  id: string;
}): string {
  if (hook.name !== null && hook.name.trim() !== "") return plainLine(hook.name, 60);
  const command = hook.command ?? hook.id;
  const script = command
    .slice(0, 2_000)
    .split(/[\s"'=]+/)
    .map((word) => word.split(/[\\/]/))
    .find((steps) => steps.length > 1 && /\.[A-Za-z][A-Za-z0-9]{0,4}$/.test(steps.at(-1) ?? ""));
  return plainLine(script?.at(-1) ?? command, 40);
}

interface Tally {
  outcomes: Map<ReportHookRun["outcome"], number>;
  failedOpen: number;
  /** Decisions that carry something besides a verdict. */
  effects: number;
}

function row(hook: ReportHook, seen: Tally): HookRow {
  const stats = hook.stats ?? { matched: 0, ran: 0, p95Ms: null };
  const times = (outcome: ReportHookRun["outcome"]): number => seen.outcomes.get(outcome) ?? 0;
  const told: string[] = [];
  const tell = (word: string, number: number, always = false): void => {
    if (number > 0 || always) told.push(`${word} ${number}`);
  };
  tell("denied", times("deny"), hook.guard && stats.ran > 0);
  tell("asked", times("ask"));
  tell("allowed", times("allow"));
  tell("refused a stop", times("continue"));
  tell("ended the loop", times("halt"));
  tell("failed", times("error"));
  tell("timed out", times("timeout"));
  tell("skipped", times("skipped"));
  const quiet = told.length === 0 || (told.length === 1 && told[0] === "denied 0");
  if (quiet && stats.ran > 0) {
    told.splice(
      0,
      1,
      seen.effects > 0 ? `no verdict, ${count(seen.effects, "effect")}` : "said nothing",
    );
  }
  if (!hook.enabled && stats.matched === 0) told.push(plainLine(hook.disabledBecause ?? "", 120));
  const broken = times("error") + times("timeout");
  const opened = hook.guard ? seen.failedOpen : 0;
  return {
    label: hookLabel(hook),
    event: plainLine(hook.event, 60),
    fired:
      stats.matched > 0 ? `fired ${stats.matched}` : hook.enabled ? "never fired" : "switched off",
    told,
    speed: stats.p95Ms === null ? "" : `p95 ${duration(stats.p95Ms)}`,
    alarm:
      opened === 0
        ? ""
        : `fails open ${opened === stats.matched && broken === stats.matched ? "every time" : opened === 1 ? "once" : `${opened} times`}`,
    hook,
  };
}

function tally(report: Report): Map<string, Tally> {
  const tallies = new Map<string, Tally>();
  for (const decision of decisions(report)) {
    const acted = Object.keys(decision.effects).length > 0;
    for (const run of decision.hooks) {
      const seen = tallies.get(run.hook) ?? noTally();
      seen.outcomes.set(run.outcome, (seen.outcomes.get(run.outcome) ?? 0) + 1);
      if (decision.failedOpen && failed(run)) seen.failedOpen += 1;
      if (acted && run.outcome !== "skipped") seen.effects += 1;
      tallies.set(run.hook, seen);
    }
  }
  return tallies;
}

function noTally(): Tally {
  return { outcomes: new Map(), failedOpen: 0, effects: 0 };
}

function decisions(report: Report): ReportDecision[] {
  return report.replay?.transcripts.flatMap((t) => t.decisions) ?? [];
}

function failedCalls(report: Report, test: (decision: ReportDecision) => boolean): FailedCall[] {
  return (report.replay?.transcripts ?? []).flatMap(({ file, decisions }) =>
    decisions.filter(test).map((decision) => ({ file, decision })),
  );
}

function failed(run: ReportHookRun): boolean {
  return run.outcome === "error" || run.outcome === "timeout";
}
