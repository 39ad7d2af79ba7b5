import type { Span } from "../../model/place.ts";
import { entry, field, type Located, type LocatedObject } from "../../source/located.ts";
import { quote } from "../config-text.ts";
import type { EventTable } from "../dialect.ts";
import { isToolEvent, ownEvents } from "./events.ts";

/** A file that was written for another agent, as a whole. */
export interface ForeignShape {
  vendor: string;
  /** One clause: by what it is recognised. */
  evidence: string;
  /** What its events are called here, as a sentence without full stop; null when nothing is to be renamed. */
  renamed: string | null;
  span: Span;
}

/** Events that only one of the two camel-case dialects has. */
const cursorOnly = /^(?:before|after)[A-Z]|^(?:preToolUse|postToolUse|stop|workspaceOpen)$/;
const copilotOnly = /^(?:userPromptSubmitted|userPromptTransformed|agentStop|errorOccurred)$/;

/** Events of Claude Code that no other agent has anything like. */
const claudeOnly = new Set(
  (
    "Notification PermissionRequest PermissionDenied PostToolUseFailure PostToolBatch UserPromptExpansion Setup " +
    "SubagentStart StopFailure PostCompact TaskCompleted Elicitation ConfigChange InstructionsLoaded WorktreeCreate"
  ).split(" "),
);

/** The agent that has an event of this name; null when it is one of ours or nobody's. */
export function vendorOf(name: string, events: EventTable): string | null {
  if (events.get(name) !== null) return null;
  if (claudeOnly.has(name)) return "Claude Code";
  const near = events.nearest(name);
  if (near?.because === "other-vendor") return near.vendor;
  return foreignOnly[name] ?? null;
}

/** Events without any counterpart here: the shared table can only name those that have one. */
const foreignOnly: Readonly<Record<string, string>> = Object.assign(Object.create(null), {
  SessionStart: "Claude Code",
  SessionEnd: "Claude Code",
  PreCompact: "Claude Code",
  SubagentStop: "Claude Code",
  BeforeToolSelection: "Gemini CLI",
  PreCompress: "Gemini CLI",
  sessionStart: "Cursor",
  sessionEnd: "Cursor",
  preCompact: "Cursor",
  subagentStop: "Cursor",
});

/**
 * Recognises a file in another agent's format, so that one finding can say so instead of one for each consequence:
 * events under `hooks`, or foreign events at the top. A file that also has a hook of its own name is no such file.
 */
export function foreignShape(root: LocatedObject, events: EventTable): ForeignShape | null {
  const wrapper = entry(root, "hooks");
  const native = root.entries.some(
    ({ key, value }) =>
      key !== "hooks" &&
      value.kind === "object" &&
      value.entries.some((inner) => events.get(inner.key) !== null),
  );
  if (native) return null;
  if (wrapper === undefined) return bareEvents(root, events);
  return wrapper.value.kind === "object"
    ? wrapped(wrapper.value, root, wrapper.keySpan, events)
    : null;
}

function wrapped(
  map: LocatedObject,
  root: LocatedObject,
  span: Span,
  events: EventTable,
): ForeignShape | null {
  const names = [...new Set(map.entries.map(({ key }) => key))];
  if (names.some((name) => ownEvents.includes(name))) return null;
  const own = names.filter((name) => events.get(name) !== null);
  const foreign = names.filter((name) => vendorOf(name, events) !== null);
  if (own.length + foreign.length === 0) return null;
  // With plain handlers under a flat event, or no groups at all, it is a hook of this agent called `hooks`.
  const flat = own.some((name) => !isToolEvent(name) && holds(field(map, name), "command"));
  const grouped = own.some((name) => holds(field(map, name), "hooks"));
  if (foreign.length === 0 && (flat || !grouped)) return null;
  return {
    vendor: mostlyOf(foreign, map, root, events),
    evidence:
      foreign.length === 0
        ? `its events stand under \`hooks\``
        : `under \`hooks\` its events are ${some([...own, ...foreign])}`,
    renamed: renamed(foreign, events),
    span,
  };
}

/** A map of events without anything around it, some of them foreign. */
function bareEvents(root: LocatedObject, events: EventTable): ForeignShape | null {
  const foreign = root.entries.filter(
    ({ key, value }) => value.kind === "array" && vendorOf(key, events) !== null,
  );
  const names = [...new Set(foreign.map(({ key }) => key))];
  const [first] = foreign;
  if (first === undefined) return null;
  return {
    vendor: mostlyOf(names, root, root, events),
    evidence: `its events are ${some(names)}`,
    renamed: renamed(names, events),
    span: first.keySpan,
  };
}

/** Is there an object with this key in a list? */
function holds(node: Located | undefined, key: string): boolean {
  return (
    node?.kind === "array" &&
    node.items.some((item) => item.kind === "object" && field(item, key) !== undefined)
  );
}

function mostlyOf(
  names: readonly string[],
  map: LocatedObject,
  root: LocatedObject,
  events: EventTable,
): string {
  if (names.length === 0) return "Claude Code";
  if (
    names.some((name) => copilotOnly.test(name)) ||
    names.some((name) => holds(field(map, name), "bash"))
  ) {
    return "Copilot";
  }
  const versioned = field(root, "version")?.kind === "number";
  if (versioned || names.some((name) => cursorOnly.test(name))) return "Cursor";
  const votes = new Map<string, number>();
  for (const name of names) {
    const vendor = vendorOf(name, events) ?? "";
    votes.set(vendor, (votes.get(vendor) ?? 0) + 1);
  }
  return [...votes].sort((a, b) => b[1] - a[1])[0]?.[0] ?? "another agent";
}

function renamed(names: readonly string[], events: EventTable): string | null {
  const pairs = names.flatMap((name) => {
    const near = events.nearest(name);
    return near?.because === "other-vendor" ? [`${quote(name)} is ${quote(near.name)}`] : [];
  });
  return pairs.length === 0 ? null : `Here ${pairs.slice(0, 4).join(", ")}`;
}

/** The first three names, and how many more. */
function some(names: readonly string[]): string {
  const shown = names.slice(0, 3).map(quote).join(", ");
  return names.length > 3 ? `${shown} and ${names.length - 3} more` : shown;
}
