import type { Defect } from "../../model/hook.ts";
import { defect, quote } from "../config-text.ts";
import type { ForeignShape } from "./foreign.ts";
import { noneRuns, type Reading } from "./reading.ts";

/** What follows from the format as such, and is told with it. */
const consequences = new Set(["unknown-event", "event-never-fires"]);

/**
 * Says once that a file was written for another agent, and what of it works all the same: `{"hooks": {…}}` is one hook
 * that goes by the name of `hooks`.
 * @param rejection the first mistake for which the whole file is thrown away; null when it loads
 * @param total how many handlers the file holds, dead ones included
 */
export function wrongDialect(
  shape: ForeignShape,
  reading: Reading,
  rejection: Defect | null,
  total: number,
): Defect[] {
  const live = reading.hooks.filter((hook) => hook.enabled);
  const dead = reading.defects.filter(({ rule }) => rule === "unknown-event");
  const works = rejection === null && live.length === total;
  const told = defect({
    rule: "wrong-dialect",
    what: `this file has the format of ${shape.vendor} (${shape.evidence})`,
    consequence:
      rejection === null
        ? whatWorks(reading, live.length, total, dead)
        : `${noneRuns(total)}, because Antigravity rejects the whole file (${rejection.what})`,
    cure: cureOf(shape, works),
    span: shape.span,
    severity: works ? "warning" : null,
  });
  const rest = rejection === null ? reading.defects.filter((d) => !consequences.has(d.rule)) : [];
  return [told, ...rest];
}

function whatWorks(
  { hooks }: Reading,
  live: number,
  total: number,
  dead: readonly Defect[],
): string {
  const events = [...new Set(hooks.filter((hook) => hook.enabled).map((hook) => hook.event))];
  if (live === 0) return noneRuns(total);
  const as = "Antigravity takes it for one hook with the name `hooks`";
  if (live === total) return `${as}, and as such it loads`;
  const lost = total - live;
  const under = dead.length === 0 ? "" : ` under names that it does not have`;
  return `${as}: ${events.map(quote).join(" and ")} ${events.length === 1 ? "works" : "work"}, and ${lost} of ${total} hooks${under} never run`;
}

function cureOf({ renamed }: ForeignShape, works: boolean): string {
  if (works) return "Give the hook a name of its own instead of `hooks`";
  const shape =
    "put the events under a name, with groups under `PreToolUse` and `PostToolUse` and plain handlers under all others";
  return renamed === null
    ? `${shape.slice(0, 1).toUpperCase()}${shape.slice(1)}`
    : `${renamed}; ${shape}`;
}
