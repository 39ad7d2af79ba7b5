import type { ConfigFile, Defect, Hook, HookScope } from "../../model/hook.ts";
import type { Span } from "../../model/place.ts";
import type { SourceText } from "../../source/text.ts";
import { defect, quote } from "../config-text.ts";
import type { EventTable } from "../dialect.ts";
import { guardEvents } from "./events.ts";
import type { Behaviour } from "./versions.ts";

/** One file while it is read: what is known so far of its hooks and of what is wrong with them. */
export interface Reading {
  config: ConfigFile;
  source: SourceText;
  behaviour: Behaviour;
  events: EventTable;
  /** Set for hooks that only run while an agent, a skill or a command is active. */
  scope: HookScope | null;
  hooks: Hook[];
  /** How often an id was given out, for the counter of repeats. */
  ids: Map<string, number>;
  defects: Defect[];
  /** Why this version applies nothing of the file; null while it does. */
  lost: string | null;
  /** Fields nobody reads, told once a name however often they stand there. */
  strangers: Map<string, Stranger>;
}

/** An unknown field and where it first stood. */
export interface Stranger {
  name: string;
  where: "handler" | "group";
  span: Span;
  hook: string | null;
  count: number;
}

/** Starts reading a file. */
export function startReading(
  config: ConfigFile,
  source: SourceText,
  behaviour: Behaviour,
  events: EventTable,
  scope: HookScope | null = null,
): Reading {
  return {
    config,
    source,
    behaviour,
    events,
    scope,
    hooks: [],
    ids: new Map(),
    defects: [],
    lost: null,
    strangers: new Map(),
  };
}

/**
 * What an entry costs that this version cannot load, as a clause; remembers when that is the whole file.
 * @param event the event it stands under; null above the events
 * @param lost how many handlers are lost with the entry
 * @param guards the entry holds hooks of a guard event, wherever it stands
 */
export function costOfBadEntry(
  reading: Reading,
  event: string | null,
  lost: number,
  guards = event !== null && guardEvents.includes(event),
): string {
  const { behaviour, config } = reading;
  if (!behaviour.has("badEntryKeepsFile")) {
    reading.lost ??= `Claude Code ${behaviour.version} rejects the whole file for one malformed entry`;
    return `Claude Code ${behaviour.version} rejects the whole file for it, so none of its hooks and permissions apply`;
  }
  if (guards && config.kind === "settings" && behaviour.has("badGuardDropsFile")) {
    reading.lost ??= "an entry for PreToolUse or PermissionRequest in this file cannot be loaded";
    return "Claude Code applies nothing of this settings file until that is mended, not even its permissions";
  }
  return `Claude Code leaves it out with a note${lost === 0 ? "" : `, so ${neverRun(lost, "in it")}`}`;
}

/** "the hook in it never runs", "the 3 hooks in it never run". */
export function neverRun(count: number, where: string): string {
  return count === 1
    ? `the hook ${where} never runs`
    : `${count === 0 ? "hooks" : `the ${count} hooks`} ${where} never run`;
}

/** Remembers a field that Claude Code does not know; the same name again only counts. */
export function noteStranger(reading: Reading, field: Omit<Stranger, "count">): void {
  const key = `${field.where} ${field.name}`;
  const known = reading.strangers.get(key);
  if (known) known.count += 1;
  else reading.strangers.set(key, { ...field, count: 1 });
}

/** The remembered fields as defects. */
export function strangerDefects(
  reading: Reading,
  hint: (name: string) => { consequence: string; cure: string | null },
): Defect[] {
  return [...reading.strangers.values()].map(({ name, where, span, hook, count }) => {
    const again = count === 1 ? "" : ` (and ${count - 1} more in this file)`;
    return defect({
      rule: "unknown-field",
      what: `${quote(name)} is not a field of a ${where}${again}`,
      span,
      hook,
      ...hint(name),
    });
  });
}
