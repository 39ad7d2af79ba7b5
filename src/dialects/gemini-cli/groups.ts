import type { Defect } from "../../model/hook.ts";
import { field } from "../../source/located.ts";
import type { SourceText } from "../../source/text.ts";
import { defect, quote, quoteSource } from "../config-text.ts";
import type { EventFacts } from "../dialect.ts";
import type { HookGroup } from "../grouped-config.ts";
import { raw } from "./raw.ts";
import { unknownGroupFields } from "./unknown-fields.ts";

/**
 * What is wrong with a group itself: its matcher, its `sequential`, what else stands there.
 * @param fatal what a value of the wrong type does to the whole program; null: nothing
 */
export function groupDefects(
  group: HookGroup,
  facts: EventFacts,
  source: SourceText,
  fatal: string | null,
): Defect[] {
  return [
    ...matcherDefect(group, facts, source, fatal),
    ...sequentialDefect(group, source, fatal),
    ...unknownGroupFields(group.node),
  ];
}

function matcherDefect(
  { node }: HookGroup,
  facts: EventFacts,
  source: SourceText,
  fatal: string | null,
): Defect[] {
  const value = field(node, "matcher");
  if (value === undefined || value.kind === "string" || value.kind === "null") return [];
  // Read only where there is something to compare it with, and only when it is not `false` or `0`.
  const breaks = Boolean(raw(node, "matcher")) && facts.matches !== null;
  return [
    defect({
      rule: "invalid-value",
      what: `\`matcher\` is ${quoteSource(source, value)}, not a text`,
      consequence:
        fatal ??
        (breaks
          ? `choosing the hooks of ${quote(facts.name)} ends with an error each time, so every hook of the event is lost, from all files`
          : "Gemini CLI warns at start and takes the group as one without a matcher"),
      cure: "Write one text; alternatives are separated by `|`",
      span: value,
      severity: breaks || fatal !== null ? null : "warning",
    }),
  ];
}

function sequentialDefect({ node }: HookGroup, source: SourceText, fatal: string | null): Defect[] {
  const value = field(node, "sequential");
  if (value === undefined || value.kind === "boolean" || value.kind === "null") return [];
  return [
    defect({
      rule: "invalid-value",
      what: `\`sequential\` is ${quoteSource(source, value)}, and only \`true\` counts`,
      consequence: fatal ?? "the hooks of the event run at the same time",
      span: value,
      severity: fatal === null ? "warning" : null,
    }),
  ];
}
