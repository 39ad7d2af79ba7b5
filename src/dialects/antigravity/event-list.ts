import {
  field,
  type Located,
  type LocatedEntry,
  type LocatedObject,
} from "../../source/located.ts";
import { quote } from "../config-text.ts";
import type { EventFacts } from "../dialect.ts";
import { isToolEvent } from "./events.ts";
import { type HandlerPlace, readHandler } from "./handler.ts";
import { kindOf, note, opening, type Reading, reject } from "./reading.ts";
import { countHandlers } from "./recognise.ts";
import { reportUnknownFields } from "./unknown-fields.ts";

const group = '`{ "matcher": …, "hooks": [ … ] }`';
const handler = '`{ "type": "command", "command": … }`';
const handlerKeys = ["command", "type", "timeout"];

/** What is known while the list of one event is read. */
interface EventReading extends Omit<HandlerPlace, "group" | "lost"> {
  reading: Reading;
}

/** Reads what stands under an event: a list of groups for the two tool events, a list of handlers for all others. */
export function readEvent(
  reading: Reading,
  name: string,
  event: EventFacts,
  { keySpan, value }: LocatedEntry,
): void {
  const at: EventReading = { reading, name, event, eventSpan: keySpan };
  if (!event.documented) reportUndocumented(at, value);
  if (value.kind !== "array") {
    reject(reading, {
      rule: "config-shape",
      what: `${quote(event.name)} is ${kindOf(value, reading.source)}, not a list`,
      cure: isToolEvent(event.name)
        ? `Write a list of groups: ${group}`
        : `Write a list of handlers: ${handler}`,
      span: value.kind === "object" ? keySpan : value,
    });
    return;
  }
  const objects = value.items.filter((item) => takeObject(at, item, "an item"));
  if (isToolEvent(event.name)) {
    for (const item of objects) if (item.kind === "object") readGroup(at, item);
  } else readFlat(at, objects);
}

/** Go reads null as nothing; any other value that is no object is an error for it. */
function takeObject({ reading, event }: EventReading, item: Located, what: string): boolean {
  if (item.kind !== "object" && item.kind !== "null") {
    reject(reading, {
      rule: "config-shape",
      what: `${what} of ${quote(event.name)} is ${kindOf(item, reading.source)}, not an object`,
      cure: isToolEvent(event.name) ? `A group is ${group}` : `A handler is ${handler}`,
      span: item,
    });
  }
  return item.kind === "object";
}

function readGroup(at: EventReading, node: LocatedObject): void {
  const { reading, event } = at;
  const hooks = field(node, "hooks");
  if (hooks === undefined || hooks.kind === "null") {
    readWithoutHooks(at, node);
    return;
  }
  checkMatcher(at, node);
  reportUnknownFields(reading, node, null, "group");
  if (hooks.kind !== "array") {
    reject(reading, {
      rule: "config-shape",
      what: `\`hooks\` in a group of ${quote(event.name)} is ${kindOf(hooks, reading.source)}, not a list`,
      cure: "Put the handlers into a list",
      span: hooks.kind === "object" ? opening(hooks) : hooks,
    });
    return;
  }
  if (hooks.items.length === 0) {
    note(reading, {
      rule: "config-shape",
      what: `this group of ${quote(event.name)} has no handlers`,
      consequence: "nothing runs for it",
      span: hooks,
      severity: "warning",
    });
  }
  for (const item of hooks.items) {
    if (takeObject(at, item, "a handler") && item.kind === "object") {
      readHandler(reading, item, { ...at, group: node, lost: null });
    }
  }
}

/** A handler where a group belongs is taken for a group without handlers, and dropped (measured on 1.2.7). */
function readWithoutHooks(at: EventReading, node: LocatedObject): void {
  const { reading, event } = at;
  const first = node.entries.find(({ key }) => handlerKeys.includes(key));
  if (first !== undefined) {
    readHandler(reading, node, {
      ...at,
      group: null,
      lost: `${event.name} takes groups, not handlers`,
    });
  }
  note(reading, {
    rule: "config-shape",
    what:
      first === undefined
        ? `this group of ${quote(event.name)} has no \`hooks\` list`
        : `a handler stands directly under ${quote(event.name)}, without a group around it`,
    consequence:
      first === undefined
        ? "nothing runs for it"
        : "Antigravity drops it without a word, so it never runs",
    cure: `Wrap it: ${group}`,
    span: first?.keySpan ?? opening(node),
    hook: first === undefined ? null : (reading.hooks.at(-1)?.id ?? null),
  });
}

function checkMatcher({ reading }: EventReading, node: LocatedObject): void {
  const matcher = field(node, "matcher");
  if (matcher === undefined || matcher.kind === "string" || matcher.kind === "null") return;
  reject(reading, {
    rule: "invalid-value",
    what: `\`matcher\` is ${kindOf(matcher, reading.source)}, not a text`,
    cure: "Write one text; alternatives are separated by `|`",
    span: matcher,
  });
}

/** The handlers of a flat event. Groups there are what the file of another agent looks like. */
function readFlat(at: EventReading, items: readonly Located[]): void {
  const { reading } = at;
  const nested: LocatedObject[] = [];
  for (const node of items) {
    if (node.kind !== "object") continue;
    const inner = field(node, "hooks");
    if (inner?.kind !== "array" || field(node, "command") !== undefined) {
      readHandler(reading, node, { ...at, group: null, lost: null });
      continue;
    }
    nested.push(node);
    for (const item of inner.items) {
      if (item.kind === "object") readHandler(reading, item, { ...at, group: node, lost: null });
    }
  }
  reportNested(at, nested);
}

/** Told once for an event. Builds before 1.1.2 read such groups. */
function reportNested({ reading, event }: EventReading, nested: readonly LocatedObject[]): void {
  const [first] = nested;
  if (first === undefined) return;
  const span = first.entries.find(({ key }) => key === "hooks")?.keySpan ?? opening(first);
  const what = `${quote(event.name)} takes a list of handlers, and here ${nested.length === 1 ? "it holds a group" : `it holds ${nested.length} groups`} with \`hooks\` inside`;
  const cure = "Move the handlers up, directly under the event, and drop the matcher";
  if (reading.behaviour.nestedFlat === "rejected") {
    reject(reading, { rule: "config-shape", what, cure, span });
    return;
  }
  note(reading, {
    rule: "config-shape",
    what,
    consequence: `Antigravity ${reading.behaviour.version} still reads that; from 1.1.2 on it rejects the whole file`,
    cure,
    span,
    severity: "warning",
  });
}

function reportUndocumented({ reading, event, eventSpan }: EventReading, value: Located): void {
  const fires = event.fires;
  const number = countHandlers(value);
  note(reading, {
    rule: "event-never-fires",
    what: fires
      ? `${quote(event.name)} is in no document of Antigravity, though it fires once a session`
      : `nobody has seen Antigravity ${reading.behaviour.version} fire ${quote(event.name)}, which is in no document of it`,
    consequence: fires
      ? "it can go away with any release"
      : number === 1
        ? "the hook under it probably never runs"
        : "the hooks under it probably never run",
    cure: "Use `PreInvocation`, whose `invocationNum` is 0 at the start of a turn",
    span: eventSpan,
  });
}
