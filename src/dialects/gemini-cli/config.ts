import type { ConfigFile, Defect, Hook, ParsedConfig } from "../../model/hook.ts";
import { parseJson } from "../../source/json.ts";
import { entry, field, type LocatedObject } from "../../source/located.ts";
import type { SourceText } from "../../source/text.ts";
import { readingDefects } from "../config-text.ts";
import { walkGroups } from "../grouped-config.ts";
import { parseDead } from "./dead.ts";
import type { GeminiEvents } from "./events.ts";
import { foreignShape } from "./foreign.ts";
import { groupDefects } from "./groups.ts";
import { readHandler } from "./handler.ts";
import { kinds } from "./kinds.ts";
import { shapeDefect } from "./shape.ts";
import { hasSwitches, readSwitches, switchDefects } from "./switches.ts";
import { unknownEvents } from "./unknown-events.ts";
import type { Behaviour } from "./versions.ts";
import { notAnObject, rejection, withoutHooks, wrongDialect } from "./whole-file.ts";

interface Parsing {
  config: ConfigFile;
  source: SourceText;
  behaviour: Behaviour;
  events: GeminiEvents;
  /** A file of an extension: the hooks are all there is in it. */
  extension: boolean;
  /** What a value of the wrong type does to the whole program; null: nothing. */
  fatal: string | null;
}

/** What Gemini CLI loads from one file, and everything wrong with its hooks. Never throws on content. */
export function parseConfig(
  config: ConfigFile,
  source: SourceText,
  behaviour: Behaviour,
  events: GeminiEvents,
): ParsedConfig {
  if (config.layer === "dead") return parseDead(config, source, events.table);
  const extension = config.kind !== kinds.settings;
  const fatal =
    behaviour.fatalTypes && !extension
      ? `Gemini CLI ${behaviour.version} refuses to start with such a settings file (exit status 52)`
      : null;
  return parseLive({ config, source, behaviour, events, extension, fatal });
}

function parseLive(parsing: Parsing): ParsedConfig {
  const { config, source, extension } = parsing;
  const parsed = parseJson(source, {
    comments: extension ? "rejected" : "allowed",
    bom: "rejected",
  });
  const { root, defects } = readingDefects(parsed, {
    rejected: rejection(extension),
    duplicate: (key) => `the first ${key} and all that is in it is lost`,
  });
  const nothing: ParsedConfig = {
    config,
    source,
    hooks: [],
    defects: [],
    settings: {},
    relevant: true,
  };
  if (root === null) {
    return { ...nothing, defects };
  }
  if (root.kind !== "object") {
    return { ...nothing, defects: [notAnObject(root, source, extension)] };
  }
  if (!extension && entry(root, "hooks") === undefined && !hasSwitches(root)) {
    return { ...nothing, relevant: false };
  }
  const read = readHooks(root, parsing);
  const switches = extension ? [] : switchDefects(root, read.hooks, source, parsing.behaviour);
  return {
    ...nothing,
    hooks: read.hooks,
    defects: inFileOrder([
      ...defects.filter((d) => concernsHooks(d, root)),
      ...read.defects,
      ...switches,
    ]),
    settings: extension ? {} : readSwitches(root),
  };
}

/** The hooks of a file, and what is wrong with them. */
function readHooks(root: LocatedObject, parsing: Parsing): { hooks: Hook[]; defects: Defect[] } {
  const { source, events, extension, fatal } = parsing;
  const value = field(root, "hooks");
  const foreign = value === undefined && !extension ? null : foreignShape(root, events.table);
  const hooks: Hook[] = [];
  const defects: Defect[] = [];
  if (value !== undefined && (value.kind !== "null" || extension)) {
    const walked = walkGroups(value, (key) => events.table.get(key) !== null);
    const ids = new Map<string, number>();
    for (const event of walked.events) {
      const facts = events.table.get(event.name);
      if (facts === null) continue;
      for (const group of event.groups) {
        defects.push(...groupDefects(group, facts, source, fatal));
        for (const { node } of group.handlers) {
          const read = readHandler(node, {
            ...parsing,
            facts,
            ids,
            eventSpan: event.nameSpan,
            group: group.node,
            onTimeout: events.timeout.onTimeout(event.name),
          });
          hooks.push(read.hook);
          defects.push(...read.defects);
        }
      }
    }
    defects.push(...walked.faults.map((fault) => shapeDefect(fault, source, fatal)));
    if (value.kind === "object") {
      defects.push(...unknownEvents(value, events.table, parsing.behaviour));
    }
  } else if (extension) {
    defects.push(withoutHooks(root, events.table));
  }
  return foreign === null
    ? { hooks, defects: toldOnce(defects) }
    : { hooks, defects: [wrongDialect(foreign, parsing.config)] };
}

/** A field that is ignored in many handlers is one habit: the first place, and how many there are. */
function toldOnce(defects: readonly Defect[]): Defect[] {
  const seen = new Map<string, { first: Defect; times: number }>();
  const others: Defect[] = [];
  for (const d of defects) {
    const known = seen.get(`${d.what} ${d.consequence}`);
    if (d.rule !== "unknown-field") others.push(d);
    else if (known) known.times += 1;
    else seen.set(`${d.what} ${d.consequence}`, { first: d, times: 1 });
  }
  const fields = [...seen.values()].map(({ first, times }) =>
    times === 1 ? first : { ...first, what: `${first.what} (${times} times in this file)` },
  );
  return [...others, ...fields];
}

function inFileOrder(defects: Defect[]): Defect[] {
  return defects.sort((a, b) => a.span.start - b.span.start);
}

/** Keys given twice somewhere in other settings are none of our business. */
function concernsHooks({ span }: Defect, root: LocatedObject): boolean {
  const sections = ["hooks", "hooksConfig"];
  const top = root.entries.some((e) => sections.includes(e.key) && e.keySpan.start === span.start);
  return (
    top ||
    sections.some((key) => {
      const value = field(root, key);
      return value !== undefined && value.start <= span.start && span.end <= value.end;
    })
  );
}
