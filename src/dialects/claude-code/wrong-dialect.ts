import type { Defect } from "../../model/hook.ts";
import { field, type LocatedEntry, type LocatedObject } from "../../source/located.ts";
import { defect, quote } from "../config-text.ts";
import type { EventTable } from "../dialect.ts";
import { lastOfEachKey } from "../grouped-config.ts";
import { eventOf, handlersUnder } from "./event-groups.ts";

/** Events that Gemini CLI and Claude Code call the same: they say nothing about whose file it is. */
const sharedNames = ["SessionStart", "SessionEnd", "Notification"];

/** Keys beside `hooks` that only another agent's file has. */
const foreignKeys: Readonly<Record<string, string>> = { hooksConfig: "Gemini CLI" };

/**
 * Says once that a file was written for another agent, instead of twenty times what is wrong with it for this one:
 * most of its events are foreign, or all are and the file carries the other agent's marks. Null when it was not.
 */
export function wrongDialect(root: LocatedObject, events: EventTable): Defect | null {
  const hooks = field(root, "hooks");
  if (hooks?.kind !== "object") return hooks === undefined ? antigravity(root, events) : null;
  const entries = lastOfEachKey(hooks);
  const own = entries.filter(({ key }) => events.get(key) !== null);
  const decisive = own.filter(({ key }) => !sharedNames.includes(key));
  const versioned = field(root, "version")?.kind === "number";
  const foreign = entries.flatMap((item) => {
    const vendor = vendorOf(item, events, versioned);
    return vendor === null ? [] : [{ item, vendor }];
  });
  const [first] = foreign;
  if (first === undefined) return null;
  const mark = root.entries.find((e) => Object.hasOwn(foreignKeys, e.key));
  const marked = mark !== undefined || versioned;
  const mostly = foreign.length >= 2 && foreign.length > decisive.length;
  if (!mostly && !(marked && decisive.length === 0)) return null;
  const vendor = mark ? (foreignKeys[mark.key] ?? "") : mostFrequent(foreign.map((f) => f.vendor));
  return told(vendor, first.item, own);
}

/**
 * Lower-camel names are Cursor's and Copilot's habit; other foreign names are in the shared table. In the shape of
 * Claude Code's groups a lower-camel name is only misspelt.
 */
function vendorOf(item: LocatedEntry, events: EventTable, versioned: boolean): string | null {
  if (events.get(item.key) !== null) return null;
  const near = events.nearest(item.key);
  const vendor = near?.because === "other-vendor" ? near.vendor : null;
  if (!/^[a-z]+(?:[A-Z][a-z]+)*$/.test(item.key)) return vendor;
  if (versioned) return vendor ?? "Cursor or Copilot";
  const grouped = handlersUnder(eventOf(item)) > 0;
  return grouped ? null : vendor;
}

/** `{ "a-name": { "PreToolUse": [ … ] } }`: hooks by name, as Antigravity wants them. */
function antigravity(root: LocatedObject, events: EventTable): Defect | null {
  const named = root.entries.find(
    ({ value }) =>
      value.kind === "object" &&
      value.entries.some(({ key }) => key === "PreInvocation" || events.get(key) !== null),
  );
  return named === undefined ? null : told("Antigravity", named, []);
}

function told(vendor: string, at: LocatedEntry, own: readonly LocatedEntry[]): Defect {
  const names = own.map(({ key }) => quote(key)).join(", ");
  const handlers = own.reduce((sum, item) => sum + handlersUnder(eventOf(item)), 0);
  return defect({
    rule: "wrong-dialect",
    what: `this is ${vendor}'s format: ${quote(at.key)} means nothing to Claude Code`,
    consequence:
      handlers === 0
        ? "none of its hooks run"
        : `of all its hooks only ${handlers === 1 ? "the one" : `the ${handlers}`} under ${names} can run`,
    span: at.keySpan,
  });
}

function mostFrequent(vendors: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const vendor of vendors) counts.set(vendor, (counts.get(vendor) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? "another agent";
}
