import type { Span } from "../../model/place.ts";
import { field, type Located, type LocatedObject } from "../../source/located.ts";
import { quote } from "../config-text.ts";
import type { EventTable } from "../dialect.ts";
import { countHandlers } from "./count.ts";
import { ownEvents } from "./events.ts";

/** A file that was written for another agent, as a whole. */
export interface ForeignShape {
  vendor: string;
  /** One clause: by what it is recognised. */
  evidence: string;
  /** What its events are called here, as a sentence without full stop; null when nothing corresponds. */
  renamed: string | null;
  /** Events of the file that have the same name here, and hooks under them. */
  shared: string[];
  span: Span;
}

/** Events of Claude Code that have no counterpart anywhere else. */
const claudeOnly = new Set(
  (
    "PermissionRequest PermissionDenied PostToolUseFailure PostToolBatch UserPromptExpansion Setup SubagentStart " +
    "StopFailure PostCompact PreModelSwitch PostModelSwitch TeammateIdle TaskCreated TaskCompleted Elicitation " +
    "ElicitationResult ConfigChange InstructionsLoaded WorktreeCreate WorktreeRemove CwdChanged FileChanged"
  ).split(" "),
);

/** Events that only one of the two camel-case dialects has. */
const cursorOnly = /^(?:before|after)[A-Z]|^workspaceOpen$/;
const copilotOnly = /^(?:userPromptSubmitted|userPromptTransformed|agentStop|errorOccurred)$/;

/** The agent that has an event of this name; null when it is one of ours or nobody's. */
export function vendorOf(name: string, events: EventTable): string | null {
  if (events.get(name) !== null) return null;
  if (claudeOnly.has(name)) return "Claude Code";
  const near = events.nearest(name);
  return near?.because === "other-vendor" ? near.vendor : null;
}

/**
 * Recognises a file in another agent's format, so that one finding can say so instead of one for each consequence.
 * A file with events of our own is none.
 * @param least how many foreign events make it one; a single one may be a slip
 */
export function foreignShape(
  root: LocatedObject,
  events: EventTable,
  least = 2,
): ForeignShape | null {
  const entry = root.entries.find((e) => e.key === "hooks");
  const hooks = field(root, "hooks");
  const map = hooks === undefined ? root : hooks;
  const span = entry?.keySpan ?? opening(root);
  if (map.kind === "array") return listed(map.items, span);
  if (map.kind !== "object") return null;
  const versioned = field(root, "version")?.kind === "number";
  return byEventNames(map, span, events, versioned ? 1 : least) ?? byNamedHooks(map, span, events);
}

function byEventNames(
  map: LocatedObject,
  span: Span,
  events: EventTable,
  least: number,
): ForeignShape | null {
  const names = [...new Set(map.entries.map((e) => e.key))];
  if (names.some((name) => ownEvents.includes(name))) return null;
  const foreign = names.filter((name) => vendorOf(name, events) !== null);
  if (foreign.length < least) return null;
  return {
    vendor: mostlyOf(foreign, map, events),
    evidence:
      foreign.length === 1 ? `its event is ${some(foreign)}` : `its events are ${some(foreign)}`,
    renamed: renamed(foreign, events),
    shared: names.filter((n) => events.get(n) !== null && countHandlers(field(map, n)) > 0),
    span,
  };
}

/** Antigravity: an object of named hooks, each of which has its own events. */
function byNamedHooks(map: LocatedObject, span: Span, events: EventTable): ForeignShape | null {
  for (const { key, value } of map.entries) {
    if (value.kind !== "object" || events.get(key) !== null) continue;
    const inner = value.entries
      .filter((e) => e.value.kind === "array")
      .map((e) => e.key)
      .filter((name) => vendorOf(name, events) !== null);
    if (inner.length === 0) continue;
    return {
      vendor: "Antigravity",
      evidence: `its hooks have names, such as ${quote(key)}, with events under each`,
      renamed: renamed(inner, events),
      shared: [],
      span,
    };
  }
  return null;
}

/** A list of hooks, each of which names its event: nobody's format, but clearly not this one. */
function listed(items: readonly Located[], span: Span): ForeignShape | null {
  const told = items.filter(
    (item) =>
      item.kind === "object" && ["event", "trigger", "tool"].some((key) => field(item, key)),
  );
  if (told.length === 0) return null;
  return {
    vendor: "another agent",
    evidence: "it is a list of hooks that name their event themselves",
    renamed: null,
    shared: [],
    span,
  };
}

function mostlyOf(names: readonly string[], map: LocatedObject, events: EventTable): string {
  if (names.some((name) => cursorOnly.test(name))) return "Cursor";
  const keys = names.flatMap((name) => keysUnder(field(map, name)));
  if (names.some((name) => copilotOnly.test(name)) || keys.includes("bash")) return "Copilot";
  const votes = new Map<string, number>();
  for (const name of names) {
    const vendor = vendorOf(name, events) ?? "";
    votes.set(vendor, (votes.get(vendor) ?? 0) + 1);
  }
  return [...votes].sort((a, b) => b[1] - a[1])[0]?.[0] ?? "another agent";
}

function keysUnder(node: Located | undefined): string[] {
  if (node?.kind !== "array") return [];
  return node.items.flatMap((item) =>
    item.kind === "object" ? item.entries.map((e) => e.key) : [],
  );
}

function renamed(names: readonly string[], events: EventTable): string | null {
  const pairs = names.flatMap((name) => {
    const near = events.nearest(name);
    return near?.because === "other-vendor" ? [`${quote(name)} is ${quote(near.name)}`] : [];
  });
  return pairs.length === 0
    ? null
    : `Here ${pairs.slice(0, 4).join(", ")}; tool names and the unit of timeouts may differ too`;
}

function some(names: readonly string[]): string {
  const shown = names.slice(0, 3).map(quote).join(", ");
  return names.length > 3 ? `${shown} and ${names.length - 3} more` : shown;
}

function opening(node: Located): Span {
  return { start: node.start, end: Math.min(node.start + 1, node.end) };
}
