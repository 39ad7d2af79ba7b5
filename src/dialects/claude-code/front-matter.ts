import { posix } from "node:path";
import type { HookScope } from "../../model/hook.ts";
import { entry, field, type LocatedObject } from "../../source/located.ts";
import { frontMatterBounds, parseYaml } from "../../source/yaml.ts";
import { defect } from "../config-text.ts";
import { duplicates } from "./duplicates.ts";
import { readEventMap } from "./event-map.ts";
import type { Reading } from "./reading.ts";

/**
 * Reads the `hooks` of a skill's, agent's or command's front matter (2.1.0 and later).
 * @returns whether the file has any
 */
export function readFrontMatter(reading: Reading): boolean {
  const { source, behaviour } = reading;
  const bounds = frontMatterBounds(source.text);
  if (bounds === null || !behaviour.reached("2.1.0")) return false;
  if (!/^hooks[ \t]*:/m.test(source.text.slice(bounds.from, bounds.to))) return false;
  const { root, problems } = parseYaml(source, bounds.from, bounds.to);
  const [problem] = problems;
  if (problem !== undefined || root?.kind !== "object") {
    reading.defects.push(
      defect({
        rule: "config-syntax",
        what: problem?.what ?? "the front matter is no mapping",
        consequence: "Claude Code cannot read the front matter, so none of its hooks load",
        span: problem?.span ?? { start: bounds.from, end: bounds.from + 1 },
      }),
    );
    return true;
  }
  const hooks = entry(root, "hooks");
  if (hooks === undefined || hooks.value.kind === "null") return false;
  reading.scope = scopeOf(reading, root);
  reading.defects.push(...duplicates(root, "at most one of the two counts"));
  readEventMap(reading, hooks.value);
  return true;
}

/** What has to be active for the hooks to run. */
function scopeOf({ config }: Reading, root: LocatedObject): HookScope {
  const name = field(root, "name");
  const given = name?.kind === "string" ? String(name.value) : null;
  const stem = posix.basename(config.file).replace(/\.md$/, "");
  switch (config.kind) {
    case "agent":
      return { kind: "agent", name: given ?? stem };
    case "command":
      return { kind: "command", name: stem };
    default:
      return { kind: "skill", name: given ?? posix.basename(posix.dirname(config.file)) };
  }
}
