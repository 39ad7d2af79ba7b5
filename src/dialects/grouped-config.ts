import type { Span } from "../model/place.ts";
import { field, type Located, type LocatedEntry, type LocatedObject } from "../source/located.ts";

/**
 * The shape that Claude Code invented and others took over:
 * `{ Event: [ { matcher, hooks: [ handler … ] } … ] }`. This file only says what stands where; what a vendor
 * does with a wrong shape is the vendor's own table.
 */
export interface GroupedConfig {
  events: GroupedEvent[];
  faults: ShapeFault[];
}

export interface GroupedEvent {
  name: string;
  nameSpan: Span;
  groups: HookGroup[];
}

export interface HookGroup {
  node: LocatedObject;
  /** Index in the event's array. */
  index: number;
  handlers: { node: LocatedObject; index: number }[];
}

export type ShapeFaultKind =
  /** The value of `hooks` is a list or a scalar. */
  | "hooks-not-object"
  /** `hooks` inside `hooks`. */
  | "hooks-nested"
  /** The value of an event is a scalar or an object that is no group. */
  | "event-not-array"
  /** `{ "PreToolUse": { "Bash": [ … ] } }`. */
  | "event-keyed-by-matcher"
  /** A single group or handler where a list of groups belongs. */
  | "event-not-wrapped"
  /** A list item that is a string, a list … */
  | "group-not-object"
  /** A handler (it has `type`, `command` …) where a group belongs. */
  | "flat-handler"
  /** A group without the inner `hooks` list. */
  | "group-without-hooks"
  /** The inner `hooks` is not a list. */
  | "handlers-not-array"
  /** An item of the inner `hooks` is not an object. */
  | "handler-not-object";

export interface ShapeFault {
  kind: ShapeFaultKind;
  /** The event it stands under; null above the events. */
  event: string | null;
  /** How many handlers are lost with it, as far as one can tell. */
  lost: number;
  span: Span;
  /** The node that has the wrong shape. */
  node: Located;
}

const handlerKeys = ["type", "command", "prompt", "url"];

/**
 * Takes the value of `hooks` apart.
 * @param isEvent keys for which it says false are left out (the dialect reports unknown events itself)
 */
export function walkGroups(hooks: Located, isEvent: (key: string) => boolean): GroupedConfig {
  const faults: ShapeFault[] = [];
  const events: GroupedEvent[] = [];
  const fault = (kind: ShapeFaultKind, node: Located, span: Span, event: string | null): void => {
    faults.push({ kind, event, lost: countHandlers(node), span, node });
  };

  if (hooks.kind !== "object") {
    fault("hooks-not-object", hooks, hooks, null);
    return { events, faults };
  }
  const nested = hooks.entries.find((e) => e.key === "hooks" && e.value.kind === "object");
  if (nested) fault("hooks-nested", nested.value, nested.keySpan, null);

  for (const entry of lastOfEachKey(hooks)) {
    if (!isEvent(entry.key)) continue;
    const groups: HookGroup[] = [];
    const { value } = entry;
    if (value.kind === "array") {
      value.items.forEach((item, index) => {
        const group = readGroup(item, index, entry, fault);
        if (group) groups.push(group);
      });
    } else if (value.kind === "object" && isGroupOrHandler(value)) {
      fault("event-not-wrapped", value, entry.keySpan, entry.key);
    } else if (value.kind === "object" && value.entries.some((e) => e.value.kind === "array")) {
      fault("event-keyed-by-matcher", value, entry.keySpan, entry.key);
    } else {
      fault("event-not-array", value, value, entry.key);
    }
    events.push({ name: entry.key, nameSpan: entry.keySpan, groups });
  }
  return { events, faults };
}

type ReportFault = (kind: ShapeFaultKind, node: Located, span: Span, event: string | null) => void;

function readGroup(
  item: Located,
  index: number,
  event: LocatedEntry,
  fault: ReportFault,
): HookGroup | null {
  if (item.kind !== "object") {
    fault("group-not-object", item, item, event.key);
    return null;
  }
  const inner = field(item, "hooks");
  if (inner === undefined) {
    const first = item.entries.find((e) => handlerKeys.includes(e.key));
    fault(first ? "flat-handler" : "group-without-hooks", item, first?.keySpan ?? item, event.key);
    return null;
  }
  if (inner.kind !== "array") {
    fault("handlers-not-array", inner, inner, event.key);
    return null;
  }
  const handlers: HookGroup["handlers"] = [];
  inner.items.forEach((handler, position) => {
    if (handler.kind === "object") handlers.push({ node: handler, index: position });
    else fault("handler-not-object", handler, handler, event.key);
  });
  return { node: item, index, handlers };
}

/** The entries an object keeps: of equal keys the last, in the order of first appearance. */
export function lastOfEachKey(object: LocatedObject): LocatedEntry[] {
  return [...new Map(object.entries.map((e) => [e.key, e])).values()];
}

function isGroupOrHandler(node: LocatedObject): boolean {
  return node.entries.some((e) => e.key === "hooks" || handlerKeys.includes(e.key));
}

function countHandlers(node: Located): number {
  if (node.kind === "array") return node.items.reduce((sum, item) => sum + countHandlers(item), 0);
  if (node.kind !== "object") return 0;
  if (field(node, "command") !== undefined) return 1;
  return node.entries.reduce((sum, e) => sum + countHandlers(e.value), 0);
}
