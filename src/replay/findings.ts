import type { Project } from "../discover/projects.ts";
import { uniqueHooks } from "../discover/projects.ts";
import type { Finding } from "../model/finding.ts";
import { budgetExceeded } from "../rules/budget-exceeded.ts";
import { pipelineFinding, replayFindings, type SeverityOverrides } from "../rules/driver.ts";
import { hooksNotRun } from "../rules/hooks-not-run.ts";
import { rules } from "../rules/registry.ts";
import type { ReplayedAll } from "./replay-all.ts";

/** What the replay rules say, and whether the replay came to its end. */
export function findingsOfReplay(
  replayed: ReplayedAll,
  projects: readonly Project[],
  severities: SeverityOverrides,
): Finding[] {
  const dialects = new Map(projects.map((p) => [p.dialect.id, p.dialect]));
  const found = replayFindings(
    rules,
    { dialects, hooks: uniqueHooks(projects), recordings: replayed.outcomes },
    severities,
  );
  const stopped = replayed.outcomes.find((o) => o.outOfTime);
  if (stopped === undefined) return found;
  const exceeded = pipelineFinding(
    budgetExceeded,
    {
      message: `The time budget of the replay was used up in \`${stopped.file}\` after ${stopped.events} events. What comes after it was not decided.`,
      place: { file: stopped.file, line: 1, column: 1, endLine: 1, endColumn: 1 },
    },
    severities,
  );
  return exceeded === null ? found : [...found, exceeded];
}

/**
 * The finding of a replay that was refused, at the first config; none where there is nothing to run. No policy counts
 * here: the one at hand is the contributor's own.
 */
export function refusalFindings(reason: string, projects: readonly Project[]): Finding[] {
  const first = projects.flatMap((p) => p.configs)[0];
  if (first === undefined) return [];
  const finding = pipelineFinding(
    hooksNotRun,
    { message: reason, place: first.source.top(), dialect: first.config.dialect },
    new Map(),
  );
  return finding === null ? [] : [finding];
}
