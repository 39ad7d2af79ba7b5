import { posix } from "node:path";
import type { ConfigFile, Defect, ParsedConfig } from "../../model/hook.ts";
import { duplicateKeys, type Located, type LocatedObject } from "../../source/located.ts";
import type { SourceText } from "../../source/text.ts";
import { defect, quote } from "../config-text.ts";
import type { AgentHook } from "./agent-hook.ts";
import { parseDead } from "./dead.ts";
import { events, isToolEvent } from "./events.ts";
import { cutFrontMatter, type FrontMatter } from "./front-matter.ts";
import { readMatcher, type WrittenMatcher } from "./matcher-field.ts";
import { readDescription, readName } from "./name.ts";
import { readPriority, readTimeout } from "./numbers.ts";
import { notLoaded, type Reading, textOf } from "./reading.ts";
import { parseStrictYaml } from "./strict-yaml.ts";
import { readAsync, readMetadata } from "./switches.ts";
import { readTrigger, type Trigger } from "./trigger.ts";
import { checkFields } from "./unknown-fields.ts";
import type { Behaviour } from "./versions.ts";

/**
 * What is loaded from one file, and what is wrong with it. A defect is an error exactly when the reference validator
 * (agenthooks_ref 0.1.0, revision `6b641c4`) rejects the file; what is merely unwise is a warning. A hook that the
 * reference's loader would skip is switched off; one that only its validator minds is not, since both known
 * implementations run it. Never throws on content.
 */
export function parseConfig(
  config: ConfigFile,
  source: SourceText,
  behaviour: Behaviour,
): ParsedConfig {
  if (config.layer === "dead") return parseDead(config, source);
  const parsed: ParsedConfig = {
    config,
    source,
    hooks: [],
    defects: [],
    settings: {},
    relevant: true,
  };
  const front = cutFrontMatter(source);
  if (!("fence" in front)) return { ...parsed, defects: [front] };
  const { hook, defects } = readFrontMatter(front, config, source, behaviour);
  const told = front.brokenEnd === null ? defects : withBrokenEnd(defects, front.brokenEnd, source);
  const id = hook?.id ?? null;
  return {
    ...parsed,
    hooks: hook === null ? [] : [hook],
    defects: told.map((d) => ({ ...d, hook: id })).sort((a, b) => a.span.start - b.span.start),
  };
}

interface Read {
  hook: AgentHook | null;
  defects: Defect[];
}

function readFrontMatter(
  front: FrontMatter,
  config: ConfigFile,
  source: SourceText,
  behaviour: Behaviour,
): Read {
  const { root, problem } = parseStrictYaml(source, front.from, front.to);
  if (problem !== null) {
    const { what, cure, span } = problem;
    const torn = defect({ rule: "config-syntax", what, consequence: notLoaded, cure, span });
    return { hook: null, defects: [torn] };
  }
  if (root?.kind !== "object") {
    return { hook: null, defects: [notAMapping(root, front)] };
  }
  const duplicates = duplicateKeys(root).map(({ lost, kept }) =>
    defect({
      rule: "duplicate-key",
      what: `the key ${quote(lost.key)} stands twice`,
      consequence: `${notLoaded}, and kimi-cli's runtime takes the last one`,
      span: kept.keySpan,
    }),
  );
  if (duplicates.length > 0) return { hook: null, defects: duplicates };
  const reading: Reading = {
    source,
    behaviour,
    folder: posix.basename(posix.dirname(config.file.replaceAll("\\", "/"))),
    root,
    fence: front.fence,
    defects: [],
    skippedBecause: null,
  };
  return { hook: readHook(reading, config), defects: reading.defects };
}

function notAMapping(root: Located | null, { fence }: FrontMatter): Defect {
  return defect({
    rule: "config-shape",
    what: root === null ? "the front matter is empty" : "the front matter is not a mapping",
    consequence: notLoaded,
    cure: "Write `name`, `description` and `trigger` on lines of their own",
    span: root === null ? fence : { start: root.start, end: root.start + 1 },
  });
}

/** Reads every field; null when there is no event to show the hook under. */
function readHook(reading: Reading, config: ConfigFile): AgentHook | null {
  checkFields(reading);
  const name = readName(reading);
  readDescription(reading);
  const trigger = readTrigger(reading);
  const matcher = readMatcher(reading, trigger);
  const timeoutMs = readTimeout(reading);
  const priority = readPriority(reading);
  const runsAsync = readAsync(reading);
  readMetadata(reading);
  if (trigger === null) return null;
  const tool = partOf(matcher, "tool");
  const pattern = partOf(matcher, "pattern");
  const loads = reading.skippedBecause === null;
  const without = loads ? withoutTool(trigger, tool, pattern) : reading.skippedBecause;
  const blocking = events.get(trigger.event)?.blocking;
  return {
    id: `${reading.source.file}#${trigger.event}/${name ?? reading.folder}`,
    dialect: config.dialect,
    config,
    event: trigger.event,
    matcher: tool,
    name,
    type: "command",
    command: null,
    args: null,
    shell: null,
    env: {},
    timeoutMs,
    guard: blocking === "operation" || blocking === "stop",
    enabled: without === null,
    disabledBecause: without,
    async: runsAsync,
    sequential: false,
    onFailure: null,
    condition: pattern,
    scope: null,
    source: reading.source,
    node: reading.root,
    group: groupOf(matcher),
    eventSpan: trigger.span,
    priority,
    loads,
    entry: null,
    entryProblem: null,
  };
}

function partOf(matcher: WrittenMatcher | null, key: "tool" | "pattern"): string | null {
  const entry = matcher?.[key] ?? null;
  return entry === null ? null : textOf(entry.value);
}

/** A matcher on an event without a tool fits nothing, in kimi-cli's runtime as here. */
function withoutTool(trigger: Trigger, tool: string | null, pattern: string | null): string | null {
  const asks = (tool ?? "") !== "" || (pattern ?? "") !== "";
  return asks && !isToolEvent(trigger.event)
    ? `its matcher needs a tool, and ${trigger.event} has none`
    : null;
}

/** The `tool` where rules look for a matcher. */
function groupOf(matcher: WrittenMatcher | null): LocatedObject | null {
  const tool = matcher?.tool ?? null;
  if (matcher === null || tool === null) return null;
  return { ...matcher.node, entries: [{ ...tool, key: "matcher" }] };
}

/**
 * The reference ends the front matter at any `---`. What it then finds missing or torn has this one cause; when it
 * finds nothing wrong, the rest of the line is lost without a word.
 */
function withBrokenEnd(
  defects: readonly Defect[],
  span: FrontMatter["fence"],
  source: SourceText,
): Defect[] {
  const caused = (d: Defect) =>
    d.rule === "missing-field" || d.rule === "config-syntax" || d.rule === "config-shape";
  const torn = defects.some(caused);
  const { line } = source.place(span);
  return [
    ...defects.filter((d) => !caused(d)),
    defect({
      rule: "config-syntax",
      what: `the reference ends the front matter at the \`---\` inside of line ${line}`,
      consequence: torn ? notLoaded : "the rest of the line is lost",
      cure: "Write the dashes differently, as `--` or `—`",
      span,
      severity: torn ? null : "warning",
    }),
  ];
}
