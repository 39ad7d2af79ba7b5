import type { Located, LocatedEntry, LocatedObject } from "../../source/located.ts";
import { field } from "../../source/located.ts";
import { quote } from "../config-text.ts";
import { lastOfEachKey } from "../grouped-config.ts";
import { readEvent } from "./event-list.ts";
import { kindOf, neverRun, note, type Reading, reject } from "./reading.ts";
import { countHandlers } from "./recognise.ts";
import { looksLikeEvent, reportUnknownEvent } from "./unknown-event.ts";
import { isRemark } from "./unknown-fields.ts";

/** Keys that belong into a handler or a group: under the hook's name they are one or two levels too high. */
const inner = ["command", "type", "timeout", "matcher", "event", "events", "trigger"];

/** Reads one entry of the file: a name, and the events of the hook that goes by it. */
export function readNamedHook(reading: Reading, name: string, node: LocatedObject): void {
  const before = reading.hooks.length;
  const off = readSwitch(reading, node);
  const loose: LocatedEntry[] = [];
  for (const entry of lastOfEachKey(node)) {
    const { key, value } = entry;
    const event = reading.events.get(key);
    if (key === "enabled" || value.kind === "null") continue;
    if (event !== null) readEvent(reading, name, event, entry);
    else if (key === "hooks" && value.kind === "object") reportNesting(reading, name, entry);
    else if (inner.includes(key)) loose.push(entry);
    else if (looksLikeEvent(entry, reading.events)) reportUnknownEvent(reading, entry);
    else if (!isRemark(key) && !isRemark(name)) {
      note(reading, {
        rule: "unknown-field",
        what: `${quote(key)} is neither an event nor \`enabled\``,
        consequence: "Antigravity ignores it",
        span: entry.keySpan,
      });
    }
  }
  reportLoose(reading, name, node, loose);
  if (off !== null) switchOff(reading, name, off, before);
}

/** The value that switches the hook off; null when it is on. */
function readSwitch(reading: Reading, node: LocatedObject): Located | null {
  const enabled = field(node, "enabled");
  if (enabled === undefined || enabled.kind === "null") return null;
  if (enabled.kind === "boolean") return enabled.value === false ? enabled : null;
  reject(reading, {
    rule: "invalid-value",
    what: `\`enabled\` is ${kindOf(enabled, reading.source)}, not \`true\` or \`false\``,
    span: enabled,
  });
  return null;
}

function switchOff(reading: Reading, name: string, off: Located, before: number): void {
  const hooks = reading.hooks.slice(before);
  for (const hook of hooks) {
    hook.enabled = false;
    hook.disabledBecause = `\`enabled\` of ${quote(name)} is false`;
  }
  if (hooks.length === 0) return;
  note(reading, {
    rule: "hooks-disabled",
    what: `\`enabled: false\` switches ${quote(name)} off`,
    consequence: neverRun(hooks.length, "in it"),
    span: off,
    hook: hooks.length === 1 ? (hooks[0]?.id ?? null) : null,
  });
}

/** `{ "a-name": { "hooks": { "PreToolUse": … } } }` */
function reportNesting(reading: Reading, name: string, entry: LocatedEntry): void {
  note(reading, {
    rule: "config-shape",
    what: `the events of ${quote(name)} stand under one more \`hooks\``,
    consequence: `Antigravity takes \`hooks\` for an event it does not know, so ${neverRun(countHandlers(entry.value), "in it")}`,
    cure: "Move the events up, directly under the name",
    span: entry.keySpan,
  });
}

/** `{ "a-name": { "event": "PreToolUse", "command": … } }` */
function reportLoose(
  reading: Reading,
  name: string,
  node: LocatedObject,
  loose: readonly LocatedEntry[],
): void {
  const [first] = loose;
  if (first === undefined) return;
  const isEvent = reading.events.get(name) !== null;
  note(reading, {
    rule: "config-shape",
    what: isEvent
      ? `${quote(name)} stands at the top of the file, where Antigravity expects the name of a hook`
      : `a handler stands directly under the name ${quote(name)}, without an event`,
    consequence: `Antigravity ignores ${quote(first.key)} there${field(node, "command") === undefined ? "" : ", and the handler never runs"}`,
    cure: isEvent
      ? 'Put a name around the events: `{ "a-name": { "PreToolUse": [ … ] } }`'
      : "Write the event as a key, with a list of handlers",
    span: first.keySpan,
  });
}
