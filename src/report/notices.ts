import { type Project, uniqueHooks } from "../discover/projects.ts";
import type { ReplayedAll } from "../replay/replay-all.ts";
import { count } from "../rules/wording.ts";

/** What people should know besides findings: what was not there, and what could not be replayed. */
export function noticesOf(
  projects: readonly Project[],
  replayed: ReplayedAll | null,
  replayWanted: boolean,
): string[] {
  const hooks = uniqueHooks(projects);
  if (hooks.length === 0) return ["no hooks found: nothing to check", ...(replayed?.notices ?? [])];
  const list = [...(replayed?.notices ?? []), ...skippedHooks(replayed)];
  if (replayWanted && replayed === null) {
    list.push(
      "no recordings found, so no hook was run: put recorded sessions or `*.events.jsonl` files under transcripts/, or name them with --transcripts",
    );
  }
  const scoped = hooks.filter((h) => h.scope !== null && h.scope.kind !== "agent").length;
  if (replayWanted && scoped > 0) {
    list.push(
      `${count(scoped, "hook")} of skills and commands not replayed: they run only while the skill or command is active`,
    );
  }
  return list;
}

/** "2 prompt hooks skipped: they need a model" */
function skippedHooks(replayed: ReplayedAll | null): string[] {
  const skipped = new Map<string, Set<string>>();
  const results = (replayed?.outcomes ?? []).flatMap((o) => o.decisions).flatMap((d) => d.hooks);
  for (const { hook, outcome, error } of results) {
    if (outcome !== "skipped") continue;
    const key = JSON.stringify([hook.type, error ?? ""]);
    skipped.set(key, (skipped.get(key) ?? new Set()).add(hook.id));
  }
  return [...skipped].sort().map(([key, ids]) => {
    const [type, why] = JSON.parse(key) as [string, string];
    return `${count(ids.size, `${type} hook`)} skipped: ${why}`;
  });
}
