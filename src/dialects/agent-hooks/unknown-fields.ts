import type { LocatedEntry } from "../../source/located.ts";
import { quote } from "../config-text.ts";
import { closest } from "../event-table.ts";
import { complain, type Reading, refused } from "./reading.ts";

const fields = [
  "name",
  "description",
  "trigger",
  "matcher",
  "timeout",
  "async",
  "priority",
  "metadata",
];
/** Accepted by the reference validator, and told elsewhere. */
const alsoAccepted = ["async_"];
const matcherFields = ["tool", "pattern"];

/** Fields of other formats and of earlier drafts, and what to do here. */
const advice: ReadonlyMap<string, string> = new Map([
  ["type", "Remove it: a hook is always a program"],
  ["command", "Remove it: the program is `scripts/run`, `scripts/run.sh` or `scripts/run.py`"],
  ["script", "Remove it: the program is `scripts/run`, `scripts/run.sh` or `scripts/run.py`"],
  ["event", "Write `trigger`"],
  ["events", "Write `trigger`, with one event"],
  ["on", "Write `trigger`"],
  ["enabled", "Remove it: there is no switch. Rename the file to switch a hook off"],
  ["disabled", "Remove it: there is no switch. Rename the file to switch a hook off"],
  ["tool", "Indent it below `matcher:`"],
  ["pattern", "Indent it below `matcher:`"],
  ["tools", "Write `tool` below `matcher:`"],
]);

/** Keys that are no fields: the reference validator rejects the hook for each. */
export function checkFields(reading: Reading): void {
  const accepted = [...fields, ...alsoAccepted];
  const strangers = reading.root.entries.filter(({ key }) => !accepted.includes(key));
  const [first] = strangers;
  if (first === undefined) return;
  // A stranger's file may hold thousands; the validator names them in one breath too.
  for (const entry of strangers.slice(0, most)) {
    const others = strangers.length - most;
    const more = entry === strangers[most - 1] && others > 0 ? ` (and ${others} more)` : "";
    complain(reading, {
      rule: "unknown-field",
      what: `${quote(entry.key)} is not a field of \`HOOK.md\`${more}`,
      consequence: `${refused}, and kimi-cli's runtime keeps the field without using it`,
      cure: advice.get(entry.key) ?? cureFor(entry, fields) ?? "Put it below `metadata:`",
      span: entry.keySpan,
      severity: "error",
    });
  }
}

const most = 10;

/** Keys of the matcher that are none. */
export function checkMatcherFields(reading: Reading, entries: readonly LocatedEntry[]): void {
  const strangers = entries.filter(({ key }) => !matcherFields.includes(key));
  for (const entry of strangers.slice(0, most)) {
    complain(reading, {
      rule: "unknown-field",
      what: `${quote(entry.key)} is not a field of \`matcher\``,
      consequence: `${refused}, and kimi-cli's runtime ignores the field, so the hook runs for every call`,
      cure: cureFor(entry, matcherFields) ?? "A matcher has `tool` and `pattern`",
      span: entry.keySpan,
      severity: "error",
    });
  }
}

function cureFor({ key }: LocatedEntry, known: readonly string[]): string | null {
  const near = closest(key, known);
  return near === null ? null : `Did you mean \`${near}\`?`;
}
