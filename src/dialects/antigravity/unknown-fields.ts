import type { Hook } from "../../model/hook.ts";
import type { LocatedObject } from "../../source/located.ts";
import { quote } from "../config-text.ts";
import { closest } from "../event-table.ts";
import { lastOfEachKey } from "../grouped-config.ts";
import { note, type Reading } from "./reading.ts";

/** What each object of a file may hold; everything else is ignored without a word. */
const known: Readonly<Record<"flat" | "grouped" | "group", readonly string[]>> = {
  // A matcher there is ignored as well; that is a rule of its own.
  flat: ["type", "command", "timeout", "matcher"],
  grouped: ["type", "command", "timeout"],
  group: ["matcher", "hooks"],
};

/** Keys that people use for remarks, in formats without comments. */
const remark = /^(?:[_$#/]|comment$|description$|note$)/;

/** Is this key there for people only? */
export function isRemark(key: string): boolean {
  return remark.test(key);
}

/** Fields of other agents that change what a hook does there: what their absence means here. */
const foreign: Readonly<Record<string, string>> = {
  if: "the filter has no effect, so the hook runs on every call its matcher lets through",
  async: "a hook is always waited for",
  asyncRewake: "a hook is always waited for",
  background: "a hook is always waited for",
  once: "the hook runs every time",
  sequential: "hooks always run one after the other",
  statusMessage: "it is never shown",
  name: "the name of a hook is the key above its events",
  id: "the name of a hook is the key above its events",
  args: "the arguments are not passed: write them into `command`",
  env: "the variables are not set: write them into `command`",
  shell: "the command always runs in `sh` (`cmd` on Windows)",
  cwd: "the hook runs in the folder of its `hooks.json`",
  url: "nothing is sent there",
  prompt: "no model is asked",
  model: "no model is asked",
  event: "the event is the key above the list",
  onFailure: "what a failure does cannot be chosen",
  failClosed: "what a failure does cannot be chosen",
  continueOnError: "what a failure does cannot be chosen",
  bash: "only `command` is run",
  powershell: "only `command` is run",
  windows: "only `command` is run",
  timeoutSec: "the default of 30 s applies; write `timeout`",
  timeoutMs: "the default of 30 s applies; write `timeout`, in seconds",
  timeout_ms: "the default of 30 s applies; write `timeout`, in seconds",
  timeoutSeconds: "the default of 30 s applies; write `timeout`",
  toolNameMatcher: "the hook runs on every tool; write `matcher`",
};

/** Reports the fields of a handler or a group that the agent ignores. */
export function reportUnknownFields(
  reading: Reading,
  node: LocatedObject,
  hook: Hook | null,
  where: "flat" | "grouped" | "group",
): void {
  const place = where === "group" ? "group" : "handler";
  for (const { key, keySpan, value } of lastOfEachKey(node)) {
    if (known[where].includes(key) || isRemark(key)) continue;
    const off = key === "enabled" && value.kind === "boolean" && value.value === false;
    note(reading, {
      rule: "unknown-field",
      what: `Antigravity ignores ${quote(key)} in a ${place}`,
      consequence: off ? "the hook runs all the same" : consequenceOf(key, where),
      cure: key === "enabled" ? "`enabled` belongs beside the events, for the whole hook" : null,
      span: keySpan,
      hook: hook?.id ?? null,
    });
  }
}

function consequenceOf(key: string, where: "flat" | "grouped" | "group"): string {
  if (key === "matcher") {
    return "it counts only on the group around the handler, so it restricts nothing";
  }
  if (where === "group" && known.grouped.includes(key)) {
    return `a group does not pass ${quote(key)} on to its handlers`;
  }
  if (Object.hasOwn(foreign, key)) return foreign[key] ?? "";
  const near = closest(key, known[where]);
  return near === null ? "" : `did you mean ${quote(near)}?`;
}
