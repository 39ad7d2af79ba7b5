import type { ConfigFile, ParsedConfig } from "../../model/hook.ts";
import { isObject, type JsonObject } from "../../model/json.ts";
import { parseJson } from "../../source/json.ts";
import {
  entry,
  field,
  type Located,
  type LocatedEntry,
  type LocatedObject,
  toJson,
} from "../../source/located.ts";
import type { SourceText } from "../../source/text.ts";
import { defect, readingDefects } from "../config-text.ts";
import type { EventTable } from "../dialect.ts";
import { duplicates } from "./duplicates.ts";
import { readEventMap } from "./event-map.ts";
import { readFrontMatter } from "./front-matter.ts";
import { fieldHint, fieldSince } from "./handler-fields.ts";
import { bareEvents, misplacedIn, reportMisplaced } from "./misplaced.ts";
import { namesEvent } from "./plugin.ts";
import { type Reading, startReading, strangerDefects } from "./reading.ts";
import type { Behaviour } from "./versions.ts";
import { wrongDialect } from "./wrong-dialect.ts";

/** Settings beside `hooks` that decide which hooks run. */
const switches = ["disableAllHooks", "allowManagedHooksOnly"];

/** What Claude Code loads from one file, and what is wrong with it. Never throws on content. */
export function parse(
  config: ConfigFile,
  source: SourceText,
  behaviour: Behaviour,
  events: EventTable,
): ParsedConfig {
  const reading = startReading(config, source, behaviour, events);
  switch (config.kind) {
    case "unread":
      return parseUnread(reading);
    case "skill":
    case "agent":
    case "command":
      return finish(reading, readFrontMatter(reading), {});
    default:
      return parseJsonFile(reading);
  }
}

function parseJsonFile(reading: Reading): ParsedConfig {
  const { source, config } = reading;
  const blank = source.text.trim() === "";
  if (blank && config.kind !== "hooks-json") return finish(reading, false, {});
  // The vendor drops a byte order mark and then reads strict JSON (seen in the 2.1.329 program).
  const parsed = parseJson(source, { comments: "rejected", bom: "stripped" });
  const { root, defects } = readingDefects(parsed, {
    rejected: `Claude Code cannot read the file, so none of its hooks load${config.kind === "settings" ? ", nor do its permissions" : ""}`,
    duplicate: () => "",
  });
  if (root === null) {
    reading.defects.push(...defects);
    return finish(reading, true, {});
  }
  if (root.kind !== "object") {
    reading.defects.push(
      defect({
        rule: "config-shape",
        what: "the file holds no JSON object",
        consequence: "Claude Code takes no hooks from it",
        span: { start: root.start, end: Math.min(root.start + 1, root.end) },
      }),
    );
    return finish(reading, config.kind !== "plugin-json", {});
  }
  const relevant = readRoot(reading, root);
  const settings = config.kind === "settings" ? switchesOf(root) : {};
  if (config.kind === "settings") reportSwitches(reading, root);
  return finish(reading, relevant, settings);
}

/** Reads the hooks of a JSON file. Returns whether the file has to do with hooks at all. */
function readRoot(reading: Reading, root: LocatedObject): boolean {
  const { config, events } = reading;
  const hooks = entry(root, "hooks");
  if (config.kind !== "plugin-json") {
    const foreign =
      config.kind === "settings" && hooks === undefined ? null : wrongDialect(root, events);
    if (foreign !== null) {
      if (hooks !== undefined) readEventMap(reading, hooks.value);
      reading.defects = [foreign];
      reading.strangers.clear();
      return true;
    }
  }
  reading.defects.push(...duplicates(root, "Claude Code keeps only the last one"));
  if (config.kind === "plugin-json") {
    readManifestHooks(reading, hooks);
    return reading.hooks.length > 0 || reading.defects.length > 0;
  }
  const rest = { ...root, entries: root.entries.filter((e) => e.key !== "hooks") };
  const outside = [...bareEvents(rest), ...misplacedIn(rest, [])];
  reportMisplaced(reading, outside, "events belong under `hooks`");
  if (hooks !== undefined) readEventMap(reading, hooks.value);
  else if (config.kind === "hooks-json" && outside.length === 0) {
    reading.defects.push(
      defect({
        rule: "missing-field",
        what: "`hooks` is missing",
        consequence: "Claude Code finds no hooks in the file",
        span: { start: root.start, end: Math.min(root.start + 1, root.end) },
      }),
    );
  }
  return (
    config.kind === "hooks-json" ||
    hooks !== undefined ||
    outside.length > 0 ||
    switches.some((key) => isTrue(field(root, key)))
  );
}

/** The manifest's `hooks`: paths are files of their own, objects are the hooks themselves. */
function readManifestHooks(reading: Reading, hooks: LocatedEntry | undefined): void {
  if (hooks === undefined) return;
  const items = hooks.value.kind === "array" ? hooks.value.items : [hooks.value];
  for (const item of items) {
    if (item.kind === "string") continue;
    const inner = item.kind === "object" ? field(item, "hooks") : undefined;
    readEventMap(reading, inner?.kind === "object" ? inner : item);
  }
}

function switchesOf(root: LocatedObject): JsonObject {
  const json = toJson(root);
  if (!isObject(json)) return {};
  return Object.fromEntries(Object.entries(json).filter(([key]) => switches.includes(key)));
}

function reportSwitches(reading: Reading, root: LocatedObject): void {
  const off = entry(root, "disableAllHooks");
  if (off !== undefined && isTrue(off.value)) {
    reading.defects.push(
      defect({
        rule: "hooks-disabled",
        what: "`disableAllHooks` switches every hook off",
        consequence:
          reading.config.layer === "system"
            ? "no hook of any file runs"
            : "no hook of any file runs, except those of managed settings",
        span: off.keySpan,
      }),
    );
  }
  const managed = entry(root, "allowManagedHooksOnly");
  if (managed !== undefined && isTrue(managed.value) && reading.config.layer !== "system") {
    reading.defects.push(
      defect({
        rule: "inert-setting",
        what: "`allowManagedHooksOnly` counts only in managed settings",
        consequence: "Claude Code ignores it here",
        span: managed.keySpan,
      }),
    );
  }
}

function isTrue(node: Located | undefined): boolean {
  return node?.kind === "boolean" && node.value === true;
}

/** A file in a place that looks right and is not. */
function parseUnread(reading: Reading): ParsedConfig {
  const { source } = reading;
  const parsed = parseJson(source, { comments: "allowed", bom: "stripped" });
  const relevant =
    parsed.root === null || namesEvent(source.text) || /"hooks"\s*:/.test(source.text);
  if (relevant) {
    reading.defects.push(
      defect({
        rule: "dead-location",
        what: "Claude Code never reads hooks from this file",
        consequence: "nothing in it runs",
        cure: "move the hooks to `.claude/settings.json`, under `hooks`",
        span: { start: 0, end: 0 },
      }),
    );
  }
  return finish(reading, relevant, {});
}

function finish(reading: Reading, relevant: boolean, settings: JsonObject): ParsedConfig {
  const { config, source, hooks, lost } = reading;
  const strangers = strangerDefects(reading, (name) => strangerWords(name, reading.behaviour));
  for (const hook of hooks) {
    if (lost === null || !hook.enabled) continue;
    hook.enabled = false;
    hook.disabledBecause = lost;
  }
  const defects = [...reading.defects, ...strangers].sort((a, b) => a.span.start - b.span.start);
  return {
    config,
    source,
    hooks: hooks.sort((a, b) => a.node.start - b.node.start),
    defects: relevant ? defects : [],
    settings: lost === null ? settings : {},
    relevant,
  };
}

function strangerWords(
  name: string,
  behaviour: Behaviour,
): { consequence: string; cure: string | null } {
  const since = Object.hasOwn(fieldSince, name) ? fieldSince[name] : undefined;
  return since === undefined
    ? { consequence: "Claude Code ignores it", cure: fieldHint(name) }
    : { consequence: `it came with ${since}; ${behaviour.version} ignores it`, cure: null };
}
