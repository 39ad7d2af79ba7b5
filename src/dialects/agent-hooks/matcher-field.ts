import type { LocatedEntry, LocatedObject } from "../../source/located.ts";
import { quote } from "../config-text.ts";
import { isToolEvent } from "./events.ts";
import { onInvalid } from "./matcher.ts";
import { pythonRegex } from "./python-regex.ts";
import { complain, entryOf, type Reading, refused, skip, textOf, valueSpan } from "./reading.ts";
import type { Trigger } from "./trigger.ts";
import { checkMatcherFields } from "./unknown-fields.ts";

/** The two parts of a matcher, where they stand; null when absent. */
export interface WrittenMatcher {
  node: LocatedObject;
  tool: LocatedEntry | null;
  pattern: LocatedEntry | null;
}

/** Reads `matcher`; null when there is none. */
export function readMatcher(reading: Reading, trigger: Trigger | null): WrittenMatcher | null {
  const found = entryOf(reading.root, "matcher");
  if (found === null) return null;
  const { value } = found;
  if (value.kind !== "object") {
    const text = textOf(value);
    skip(reading, {
      rule: "config-shape",
      what: "`matcher` is not a mapping",
      cure:
        text === null || text === ""
          ? "Write `tool:` or `pattern:` below it, indented, or remove it"
          : `Write \`tool: ${text.slice(0, 60)}\` below it, indented`,
      span: valueSpan(found),
    });
    return null;
  }
  checkMatcherFields(reading, value.entries);
  const matcher = {
    node: value,
    tool: part(reading, value, "tool"),
    pattern: part(reading, value, "pattern"),
  };
  checkPatterns(reading, matcher, trigger);
  return matcher;
}

function part(reading: Reading, matcher: LocatedObject, key: string): LocatedEntry | null {
  const found = entryOf(matcher, key);
  if (found === null || textOf(found.value) !== null) return found;
  skip(reading, {
    rule: "invalid-value",
    what: `\`${key}\` of the matcher is not a text`,
    cure: "Write one regular expression; `|` separates alternatives",
    span: valueSpan(found),
  });
  return null;
}

function checkPatterns(
  reading: Reading,
  { tool, pattern }: WrittenMatcher,
  trigger: Trigger | null,
): void {
  const onTools = trigger?.known !== true || isToolEvent(trigger.event);
  for (const entry of [tool, pattern]) {
    const text = entry === null ? "" : (textOf(entry.value) ?? "");
    if (entry === null || text === "") continue;
    const regex = pythonRegex(text);
    // The `tool` of a hook on tool calls is compiled by the rule of this name itself.
    const told = entry === tool && trigger?.known === true && isToolEvent(trigger.event);
    if (regex.kind === "invalid" && !told) {
      complain(reading, {
        rule: "matcher-invalid",
        what: `the ${entry.key} ${quote(text)} is not a valid Python pattern (${regex.why})`,
        consequence: `${refused}, and ${onInvalid}`,
        span: valueSpan(entry),
      });
    }
    if (entry === pattern && onTools && regex.kind === "pattern" && regex.wholeOnly) {
      complain(reading, {
        rule: "matcher-never-matches",
        what: `the pattern ${quote(text)} is tied to the beginning or end of the text`,
        consequence:
          "kimi-cli's runtime compares it with the whole of `tool_input` as a Python dictionary in braces, and never runs the hook; hookgate compares it with each value as well",
        cure: "Leave the anchor out",
        span: valueSpan(entry),
        severity: "warning",
      });
    }
  }
  const [first] = [tool, pattern].filter((entry) => entry !== null && textOf(entry.value) !== "");
  if (first && trigger !== null && !onTools) {
    complain(reading, {
      rule: "matcher-never-matches",
      what: `${quote(trigger.event)} has no tool that a matcher could be compared with`,
      consequence: "the reference accepts the file, and the hook never runs",
      cure: "Remove the matcher",
      span: first.keySpan,
      severity: "warning",
    });
  }
}
