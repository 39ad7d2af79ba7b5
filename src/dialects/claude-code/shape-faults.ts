import type { Located } from "../../source/located.ts";
import { defect, quote } from "../config-text.ts";
import type { ShapeFault, ShapeFaultKind } from "../grouped-config.ts";
import { guardEvents } from "./events.ts";
import { costOfBadEntry, type Reading } from "./reading.ts";

const group = '`{ "matcher": …, "hooks": [ … ] }`';

/** What each wrong shape is called, and how it is mended. */
const words: Readonly<
  Record<ShapeFaultKind, (fault: ShapeFault) => { what: string; cure: string }>
> = {
  "hooks-not-object": ({ node }) => ({
    what: `\`hooks\` is ${kindOf(node)}: an object with events as keys is expected`,
    cure: 'write `"hooks": { "PreToolUse": [ … ] }`',
  }),
  "hooks-nested": () => ({
    what: "`hooks` stands inside `hooks`",
    cure: "take one level out",
  }),
  "event-not-array": ({ event, node }) => ({
    what: `${quote(event ?? "")} is ${kindOf(node)}: a list of groups is expected`,
    cure: `write a list of ${group}`,
  }),
  "event-keyed-by-matcher": ({ event }) => ({
    what: `${quote(event ?? "")} is keyed by matcher: a list of groups is expected`,
    cure: `write a list of ${group}`,
  }),
  "event-not-wrapped": ({ event }) => ({
    what: `${quote(event ?? "")} holds an object: a list of groups is expected`,
    cure: `put ${group} into a list`,
  }),
  "group-not-object": ({ event, node }) => ({
    what: `an item of ${quote(event ?? "")} is ${kindOf(node)}: a group is expected`,
    cure: `write ${group}`,
  }),
  "flat-handler": ({ event }) => ({
    what: `a handler stands directly under ${quote(event ?? "")}: a group with a \`hooks\` list belongs around it`,
    cure: 'write `{ "hooks": [ … ] }` around it',
  }),
  "group-without-hooks": ({ event }) => ({
    what: `a group of ${quote(event ?? "")} has no \`hooks\` list`,
    cure: `write ${group}`,
  }),
  "handlers-not-array": ({ event, node }) => ({
    what: `the \`hooks\` of a group of ${quote(event ?? "")} is ${kindOf(node)}: a list of handlers is expected`,
    cure: `write ${group}`,
  }),
  "handler-not-object": ({ event, node }) => ({
    what: `a handler of ${quote(event ?? "")} is ${kindOf(node)}: an object with \`type\` is expected`,
    cure: 'write `{ "type": "command", "command": … }`',
  }),
};

/** One defect for every kind of wrong shape, at its first place; the same mistake again is only counted. */
export function reportShapeFaults(reading: Reading, faults: readonly ShapeFault[]): void {
  const kinds = new Map<ShapeFaultKind, ShapeFault[]>();
  for (const fault of faults) {
    const same = kinds.get(fault.kind);
    if (same) same.push(fault);
    else kinds.set(fault.kind, [fault]);
  }
  for (const same of kinds.values()) {
    const [first] = same;
    if (first === undefined) continue;
    const { what, cure } = words[first.kind](first);
    const again = same.length === 1 ? "" : ` (and ${same.length - 1} more in this file)`;
    const lost = same.reduce((sum, fault) => sum + fault.lost, 0);
    const guards = same.some(
      ({ event, node }) => (event !== null && guardEvents.includes(event)) || holdsGuards(node),
    );
    reading.defects.push(
      defect({
        rule: "config-shape",
        what: `${what}${again}`,
        consequence: costOfBadEntry(reading, first.event, lost, guards),
        cure,
        span: first.span,
      }),
    );
  }
}

/** Do events with guards stand somewhere inside? */
function holdsGuards(node: Located): boolean {
  if (node.kind === "array") return node.items.some(holdsGuards);
  if (node.kind !== "object") return false;
  return node.entries.some((e) => guardEvents.includes(e.key) || holdsGuards(e.value));
}

function kindOf(node: Located): string {
  switch (node.kind) {
    case "array":
      return "a list";
    case "object":
      return "an object";
    case "null":
      return "null";
    default:
      return `a ${node.kind}`;
  }
}
