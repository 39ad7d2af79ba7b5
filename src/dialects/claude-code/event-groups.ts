import type { LocatedEntry, LocatedObject } from "../../source/located.ts";
import { type GroupedEvent, walkGroups } from "../grouped-config.ts";

/** The groups under one key, whether or not the key is an event; `lost` counts handlers in the wrong shape. */
export function eventOf(entry: LocatedEntry): GroupedEvent & { lost: number } {
  const { start, end } = entry.value;
  const alone: LocatedObject = { kind: "object", entries: [entry], start, end };
  const { events, faults } = walkGroups(alone, () => true);
  const lost = faults.reduce((sum, fault) => sum + fault.lost, 0);
  return {
    name: entry.key,
    nameSpan: entry.keySpan,
    groups: events[0]?.groups ?? [],
    lost,
  };
}

/** Handlers under an event, as far as they stand in groups. */
export function handlersUnder(event: GroupedEvent): number {
  return event.groups.reduce((sum, group) => sum + group.handlers.length, 0);
}

/** All handlers under a key, in the right shape or not. */
export function handlersIn(entry: LocatedEntry): number {
  const event = eventOf(entry);
  return handlersUnder(event) + event.lost;
}
