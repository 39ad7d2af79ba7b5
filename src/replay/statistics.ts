import type { Decision } from "../model/decision.ts";

/** What one hook did over all recordings. Times in milliseconds. */
export interface HookStatistics {
  /** Events it was selected for. */
  matched: number;
  /** Times it was really started. */
  ran: number;
  deny: number;
  ask: number;
  errors: number;
  timeouts: number;
  p50Ms: number | null;
  p95Ms: number | null;
}

/** Statistics by hook id; a hook that was never selected has no entry. */
export function hookStatistics(decisions: Iterable<Decision>): Map<string, HookStatistics> {
  const tallies = new Map<string, { stats: HookStatistics; times: number[] }>();
  for (const decision of decisions) {
    for (const { hook, outcome, run } of decision.hooks) {
      let tally = tallies.get(hook.id);
      if (!tally) {
        tally = { stats: noStatistics(), times: [] };
        tallies.set(hook.id, tally);
      }
      const { stats } = tally;
      stats.matched += 1;
      if (run !== null) {
        stats.ran += 1;
        tally.times.push(run.durationMs);
      }
      if (outcome === "deny") stats.deny += 1;
      if (outcome === "ask") stats.ask += 1;
      if (outcome === "error") stats.errors += 1;
      if (outcome === "timeout") stats.timeouts += 1;
    }
  }
  const result = new Map<string, HookStatistics>();
  for (const [id, { stats, times }] of tallies) {
    times.sort((a, b) => a - b);
    result.set(id, { ...stats, p50Ms: percentile(times, 50), p95Ms: percentile(times, 95) });
  }
  return result;
}

/** A hook that was never selected. */
export function noStatistics(): HookStatistics {
  return { matched: 0, ran: 0, deny: 0, ask: 0, errors: 0, timeouts: 0, p50Ms: null, p95Ms: null };
}

/** Nearest-rank percentile of sorted numbers, rounded to a tenth; null of none. */
export function percentile(sorted: readonly number[], percent: number): number | null {
  if (sorted.length === 0) return null;
  const rank = Math.min(sorted.length - 1, Math.ceil((percent / 100) * sorted.length) - 1);
  const value = sorted[Math.max(rank, 0)] ?? 0;
  return Math.round(value * 10) / 10;
}
