import { field, type Located, type LocatedEntry } from "../../source/located.ts";
import { defect, quote, quoteSource } from "../config-text.ts";
import { type GroupedEvent, type HookGroup, lastOfEachKey, walkGroups } from "../grouped-config.ts";
import { eventOf, handlersUnder } from "./event-groups.ts";
import { readHandler } from "./handler.ts";
import { misplacedIn, reportMisplaced } from "./misplaced.ts";
import { costOfBadEntry, neverRun, noteStranger, type Reading } from "./reading.ts";
import { reportShapeFaults } from "./shape-faults.ts";
import { reportUnknownEvents } from "./unknown-events.ts";

/** Fields of a group; everything else in it is ignored. */
const groupFields = ["matcher", "hooks"];

/** Reads `{ Event: [ group … ] }`: adds the hooks in file order and what is wrong with them to the reading. */
export function readEventMap(reading: Reading, hooks: Located): void {
  const misplaced = hooks.kind === "object" ? misplacedIn(hooks, ["hooks"]) : [];
  const { events, faults } = walkGroups(hooks, (key) => reading.events.get(key) !== null);
  const told = misplaced.some(({ path }) => path[1] === "hooks");
  reportShapeFaults(
    reading,
    faults.filter(({ kind }) => !(told && kind === "hooks-nested")),
  );
  reportMisplaced(reading, misplaced);
  if (hooks.kind !== "object") return;

  const known = new Map(events.map((event) => [event.name, event]));
  const elsewhere = new Set(misplaced.map(({ holder }) => holder));
  const unknown: LocatedEntry[] = [];
  for (const entry of lastOfEachKey(hooks)) {
    const event = known.get(entry.key);
    if (event !== undefined) readKnownEvent(reading, event);
    else if (!elsewhere.has(entry.value) && entry.key !== "hooks") {
      unknown.push(entry);
      readUnknownEvent(reading, entry);
    }
  }
  reportUnknownEvents(reading, unknown);
}

function readKnownEvent(reading: Reading, event: GroupedEvent): void {
  const facts = reading.events.get(event.name);
  const { version } = reading.behaviour;
  let because: string | null = null;
  if (facts !== null && !facts.fires) {
    because = `${event.name} came with ${facts.since}`;
    const count = handlersUnder(event);
    const rejects = !reading.behaviour.has("unknownEventIgnored");
    if (rejects) {
      reading.lost ??= `Claude Code ${version} rejects a file with an event it does not know`;
    }
    reading.defects.push(
      defect({
        rule: "event-never-fires",
        what: `${quote(event.name)} came with Claude Code ${facts.since}, and this is ${version}`,
        consequence: rejects
          ? "that version rejects the whole file for it, so none of its hooks and permissions apply"
          : neverRun(count, "under it"),
        severity: rejects ? "error" : null,
        span: event.nameSpan,
      }),
    );
  }
  for (const group of event.groups) {
    const disabledBecause = because ?? readGroup(reading, event, group);
    for (const { node } of group.handlers) {
      readHandler(reading, node, { event, facts, group, disabledBecause });
    }
  }
}

/** Checks the group's own fields. Returns why the group cannot be loaded; null when it can. */
function readGroup(reading: Reading, event: GroupedEvent, group: HookGroup): string | null {
  for (const entry of lastOfEachKey(group.node)) {
    if (groupFields.includes(entry.key)) continue;
    noteStranger(reading, { name: entry.key, where: "group", span: entry.keySpan, hook: null });
  }
  const matcher = field(group.node, "matcher");
  if (matcher === undefined || matcher.kind === "string") return null;
  const what = `\`matcher\` is ${quoteSource(reading.source, matcher)}: a string is expected`;
  reading.defects.push(
    defect({
      rule: "invalid-value",
      what,
      consequence: costOfBadEntry(reading, event.name, group.handlers.length),
      span: matcher,
    }),
  );
  return what;
}

/** The hooks under a name that is no event: listed, and never run. */
function readUnknownEvent(reading: Reading, entry: LocatedEntry): void {
  const event = eventOf(entry);
  const disabledBecause = `Claude Code has no event ${entry.key}`;
  for (const group of event.groups) {
    for (const { node } of group.handlers) {
      readHandler(reading, node, { event, facts: null, group, disabledBecause });
    }
  }
}
