import type { Defect } from "../../model/hook.ts";
import { duplicateKeys, type LocatedEntry, type LocatedObject } from "../../source/located.ts";
import { defect, quote } from "../config-text.ts";
import { handlersIn } from "./event-groups.ts";
import { neverRun } from "./reading.ts";

/**
 * Keys given twice at the top level or among the hooks; the rest of a file is not our business.
 * @param reader what the vendor's reader does with the two, as a clause
 */
export function duplicates(root: LocatedObject, reader: string): Defect[] {
  const hooks = root.entries.filter((e) => e.key === "hooks").map((e) => e.value);
  const topLevel = new Set(root.entries);
  const ours = (lost: LocatedEntry): boolean =>
    topLevel.has(lost) ||
    hooks.some((node) => lost.keySpan.start >= node.start && lost.keySpan.end <= node.end);
  return duplicateKeys(root)
    .filter(({ lost }) => ours(lost))
    .map(({ lost }) => {
      const count = handlersIn(lost);
      return defect({
        rule: "duplicate-key",
        what: `the key ${quote(lost.key)} stands twice in one object`,
        consequence: `${reader}${count === 0 ? "" : `, so ${neverRun(count, "under the first")}`}`,
        span: lost.keySpan,
      });
    });
}
