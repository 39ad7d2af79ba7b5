import type { LocatedEntry } from "../../source/located.ts";
import { quoteSource } from "../config-text.ts";
import { defaultTimeoutMs } from "./events.ts";
import { pythonInteger } from "./python-text.ts";
import { complain, entryOf, type Reading, refused, skip, textOf, valueSpan } from "./reading.ts";

/** Milliseconds the reference validator allows. */
const timeouts = { least: 100, most: 600_000 };
const priorities = { least: 0, most: 1000 };
/** What a hook without `priority` has. */
export const defaultPriority = 100;

/** Reads `timeout`, in milliseconds. */
export function readTimeout(reading: Reading): number {
  const found = entryOf(reading.root, "timeout");
  if (found === null) return defaultTimeoutMs;
  const span = valueSpan(found);
  const written = shown(found, reading);
  const ms = integer(found);
  if (ms === null) {
    const what = `\`timeout\` is ${written}, not a whole number of milliseconds`;
    skip(reading, { rule: "timeout-range", what, span });
    return defaultTimeoutMs;
  }
  if (ms < timeouts.least || ms > timeouts.most) {
    complain(reading, {
      rule: "timeout-range",
      what: `\`timeout\` is ${written}, outside of ${timeouts.least} to ${timeouts.most} milliseconds`,
      consequence: refused,
      cure: ms > 0 && ms * 1000 <= timeouts.most ? `Did you mean ${ms * 1000} (${ms} s)?` : null,
      span,
    });
  } else if (ms < 1000) {
    complain(reading, {
      rule: "timeout-unit",
      what: `\`timeout: ${ms}\` is ${ms} milliseconds, not seconds`,
      consequence: "a slow start of the program is enough, and whatever the hook guards goes on",
      cure: ms <= 600 ? `Write ${ms * 1000} if you mean ${ms} s` : "Give it a second or more",
      span,
      severity: "warning",
    });
  }
  adviseNumber(reading, found, "over which it fails, and lets everything through");
  return Math.max(1, ms);
}

/** Reads `priority`. */
export function readPriority(reading: Reading): number {
  const found = entryOf(reading.root, "priority");
  if (found === null) return defaultPriority;
  const span = valueSpan(found);
  const written = shown(found, reading);
  const priority = integer(found);
  if (priority === null) {
    const what = `\`priority\` is ${written}, not a whole number`;
    skip(reading, { rule: "invalid-value", what, span });
    return defaultPriority;
  }
  if (priority < priorities.least || priority > priorities.most) {
    complain(reading, {
      rule: "invalid-value",
      what: `\`priority\` is ${written}, outside of ${priorities.least} to ${priorities.most}`,
      consequence: refused,
      span,
    });
  }
  adviseNumber(reading, found, "by which it cannot sort, and then runs no hook at all");
  return priority;
}

function integer({ value }: LocatedEntry): number | null {
  const text = textOf(value);
  return text === null ? null : pythonInteger(text);
}

function shown({ value }: LocatedEntry, { source }: Reading): string {
  if (value.kind === "object") return "a mapping";
  if (value.kind === "array") return "a list";
  return value.end > value.start ? quoteSource(source, value) : "empty";
}

/** A number that the reference reads, but in a form that others read differently. */
function adviseNumber(reading: Reading, found: LocatedEntry, onText: string): void {
  const written = reading.source.slice(found.value);
  if (/^(?:0|-?[1-9]\d*)$/.test(written)) return;
  const quoted = /^["']/.test(written);
  const octal = /^[+-]?0\d/.test(written);
  complain(reading, {
    rule: "invalid-value",
    what: `\`${found.key}\` is written as ${shown(found, reading)}`,
    consequence: quoted
      ? `for kimi-cli's runtime that is a text, ${onText}`
      : octal
        ? "the leading zero makes it an octal number for kimi-cli's runtime"
        : "not every YAML parser takes that for a number",
    cure: `Write \`${found.key}: ${integer(found)}\``,
    span: valueSpan(found),
    severity: "warning",
  });
}
