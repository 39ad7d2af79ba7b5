import {
  entry,
  type Located,
  type LocatedEntry,
  type LocatedObject,
} from "../../source/located.ts";
import { defect, quote } from "../config-text.ts";
import { handlersIn } from "./event-groups.ts";
import { eventRow, guardEvents } from "./events.ts";
import { costOfBadEntry, type Reading } from "./reading.ts";

/** An event that stands where Claude Code does not look for events. */
export interface Misplaced {
  event: LocatedEntry;
  /** The member of the searched object that holds it. */
  holder: Located;
  /** Keys that lead to it, without its own. */
  path: readonly string[];
}

/** No config nests its hooks deeper by mistake. */
const deepest = 4;

/**
 * Events below the members of an object: one level too deep, or under a key of their own.
 * @param above keys that lead to the object
 */
export function misplacedIn(object: LocatedObject, above: readonly string[]): Misplaced[] {
  return object.entries
    .filter((member) => member.value.kind === "object" && eventRow(member.key) === null)
    .flatMap((member) => search(member.value, member.value, [...above, member.key]));
}

/** Events among the members of an object itself, where `hooks` should be around them. */
export function bareEvents(object: LocatedObject): Misplaced[] {
  return object.entries.filter(isEvent).map((event) => ({ event, holder: event.value, path: [] }));
}

function search(node: Located, holder: Located, path: readonly string[]): Misplaced[] {
  if (node.kind !== "object" || path.length > deepest) return [];
  return node.entries.flatMap((member) =>
    isEvent(member)
      ? [{ event: member, holder, path }]
      : search(member.value, holder, [...path, member.key]),
  );
}

/** A known event name over a list that holds groups or handlers. */
function isEvent(member: LocatedEntry): boolean {
  if (eventRow(member.key) === null || member.value.kind !== "array") return false;
  return member.value.items.some(
    (item) =>
      item.kind === "object" &&
      ["hooks", "command", "type"].some((key) => entry(item, key) !== undefined),
  );
}

/** One defect for all events that stand in the wrong place. */
export function reportMisplaced(
  reading: Reading,
  misplaced: readonly Misplaced[],
  wanted = "events stand directly under `hooks`",
): void {
  const [first] = misplaced;
  if (first === undefined) return;
  const more = misplaced.length - 1;
  const names = `${quote(first.event.key)}${more === 0 ? "" : ` (and ${more} more)`}`;
  const place =
    first.path.length === 0 ? "at the top level" : `under ${quote(first.path.join("."))}`;
  const guards = misplaced.some(({ event }) => guardEvents.includes(event.key));
  const lost = misplaced.reduce((sum, { event }) => sum + handlersIn(event), 0);
  reading.defects.push(
    defect({
      rule: "config-shape",
      what: `${names} stands ${place}: ${wanted}`,
      consequence: costOfBadEntry(reading, null, lost, guards),
      span: first.event.keySpan,
    }),
  );
}
