import type { ConfigFile, Defect, ParsedConfig } from "../../model/hook.ts";
import { parseJson } from "../../source/json.ts";
import type { Located, LocatedEntry, LocatedObject } from "../../source/located.ts";
import type { SourceText } from "../../source/text.ts";
import { quote, readingDefects } from "../config-text.ts";
import { lastOfEachKey } from "../grouped-config.ts";
import { parseDead } from "./dead.ts";
import type { AntigravityEvents } from "./events.ts";
import { foreignShape } from "./foreign.ts";
import { readNamedHook } from "./named-hook.ts";
import { kindOf, noneRuns, opening, type Reading, reject, startReading } from "./reading.ts";
import { countHandlers } from "./recognise.ts";
import type { Behaviour } from "./versions.ts";
import { wrongDialect } from "./wrong-dialect.ts";

/**
 * What Antigravity loads from one file, and everything wrong with its hooks. Never throws on content.
 *
 * The loader is Go's: comments, trailing commas and a byte order mark are errors, of two equal keys the last counts,
 * unknown keys are ignored, and one value of a wrong type or one handler without a command makes it throw the whole
 * file away (measured from 1.0.15 to 1.2.14). Only its log says so.
 */
export function parseConfig(
  config: ConfigFile,
  source: SourceText,
  behaviour: Behaviour,
  events: AntigravityEvents,
): ParsedConfig {
  if (config.layer === "dead") return parseDead(config, source);
  const parsed = parseJson(source, { comments: "rejected", bom: "rejected" });
  const { root, defects } = readingDefects(parsed, {
    rejected: "Antigravity rejects the file, so none of its hooks runs, and only its log says so",
    duplicate: (key) =>
      `Antigravity keeps the last one: the first ${key} and all that is in it is lost`,
  });
  const reading = startReading(config, source, behaviour, events.table);
  if (root !== null) readRoot(reading, root);
  const all = [...defects, ...settle(reading, root)];
  return {
    config,
    source,
    hooks: reading.hooks,
    defects: all.sort((a, b) => a.span.start - b.span.start),
    settings: {},
    relevant: true,
  };
}

const named = 'Write `{ "a-name": { "PreToolUse": [ … ] } }`';

function readRoot(reading: Reading, root: Located): void {
  if (root.kind === "object") {
    readNames(reading, root);
  } else if (root.kind !== "null") {
    reject(reading, {
      rule: "config-shape",
      what: `the file holds ${kindOf(root, reading.source)}, not an object of named hooks`,
      cure: named,
      span: opening(root),
    });
  }
}

function readNames(reading: Reading, root: LocatedObject): void {
  const bare: LocatedEntry[] = [];
  for (const entry of lastOfEachKey(root)) {
    const { key, keySpan, value } = entry;
    if (value.kind === "object") readNamedHook(reading, key, value);
    else if (value.kind === "array" && reading.events.get(key) !== null) bare.push(entry);
    else if (value.kind !== "null") {
      reject(reading, {
        rule: "config-shape",
        what: `every key at the top is the name of a hook, and ${quote(key)} is ${kindOf(value, reading.source)}`,
        cure:
          countHandlers(value) === 0
            ? "Take it out: the file has no place for anything but hooks"
            : named,
        span: keySpan,
      });
    }
  }
  const [first] = bare;
  if (first === undefined) return;
  const names = bare.map(({ key }) => quote(key)).join(", ");
  reject(reading, {
    rule: "config-shape",
    what: `${names} ${bare.length === 1 ? "stands" : "stand"} at the top of the file, where Antigravity expects names of hooks`,
    cure: 'Put a name around the events: `{ "a-name": { "PreToolUse": [ … ] } }`',
    span: first.keySpan,
  });
}

/** Words the rejections, now that all hooks are counted, and switches off what a rejected file holds. */
function settle(reading: Reading, root: Located | null): Defect[] {
  const { hooks, defects, rejections } = reading;
  const [first] = [...rejections].sort((a, b) => a.span.start - b.span.start);
  if (first !== undefined) {
    for (const hook of hooks) {
      hook.enabled = false;
      hook.disabledBecause = `Antigravity rejects the whole file: ${first.what}`;
    }
  }
  const shape = root?.kind === "object" ? foreignShape(root, reading.events) : null;
  const total = Math.max(hooks.length, countHandlers(root ?? undefined));
  if (shape !== null) return wrongDialect(shape, reading, first ?? null, total);
  const worded = rejections.map((rejection) => ({
    ...rejection,
    consequence:
      rejection === first
        ? `Antigravity rejects the whole file for it, so ${noneRuns(total)}`
        : "this alone makes Antigravity reject the whole file as well",
  }));
  return [...defects, ...worded];
}
