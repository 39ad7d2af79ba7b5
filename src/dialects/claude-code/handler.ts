import { createHash } from "node:crypto";
import type { Defect, Hook } from "../../model/hook.ts";
import { isObject, type JsonObject, stringAt } from "../../model/json.ts";
import { entry, field, type LocatedObject, toJson } from "../../source/located.ts";
import { defect, quote, quoteSource } from "../config-text.ts";
import type { EventFacts } from "../dialect.ts";
import { closest } from "../event-table.ts";
import type { GroupedEvent, HookGroup } from "../grouped-config.ts";
import { schemaIssues } from "../schema-defects.ts";
import { eventRow } from "./events.ts";
import {
  defaultTimeout,
  fieldSince,
  handlerSchema,
  handlerTypes,
  longestTimer,
  typeSince,
} from "./handler-fields.ts";
import { usageDefects } from "./handler-usage.ts";
import { costOfBadEntry, noteStranger, type Reading } from "./reading.ts";

/** Where a handler stands. */
export interface HandlerPlace {
  event: GroupedEvent;
  /** Null for an event Claude Code does not have: the handler can never run. */
  facts: EventFacts | null;
  group: HookGroup;
  /** Why nothing under this event or in this group runs; null when it could. */
  disabledBecause: string | null;
}

/** Reads one handler: adds its hook, and what is wrong with it, to the reading. */
export function readHandler(reading: Reading, node: LocatedObject, place: HandlerPlace): void {
  const json = toJson(node);
  const written = isObject(json) ? json : {};
  const hook = draftHook(reading, node, written, place);
  reading.hooks.push(hook);
  if (place.facts === null) return;

  const faults = loadDefects(reading, hook, node);
  reading.defects.push(...faults);
  const [first] = faults;
  if (first !== undefined) {
    hook.enabled = false;
    hook.disabledBecause ??= first.what;
    return;
  }
  for (const { blocks, ...fault } of usageDefects(reading, hook, place.facts)) {
    reading.defects.push(defect({ ...fault, hook: hook.id }));
    if (blocks && hook.enabled) {
      hook.enabled = false;
      hook.disabledBecause = fault.what;
    }
  }
}

function draftHook(
  reading: Reading,
  node: LocatedObject,
  written: JsonObject,
  place: HandlerPlace,
): Hook {
  const { config, source, behaviour, scope } = reading;
  const type = stringAt(written, "type") ?? "";
  const event = scopedEvent(place.event.name, reading);
  const matcher = field(place.group.node, "matcher");
  const async = type === "command" && (written.async === true || written.asyncRewake === true);
  const row = eventRow(event);
  const blocking = place.facts?.blocking;
  return {
    id: hookId(reading, event, written),
    dialect: "claude-code",
    config,
    event,
    matcher: matcher?.kind === "string" ? String(matcher.value) : null,
    name: null,
    type,
    command: type === "command" ? stringAt(written, "command") : null,
    args: behaviour.reached(fieldSince.args ?? null) ? textList(written.args) : null,
    shell: stringAt(written, "shell"),
    env: {},
    timeoutMs: timeoutMs(
      written.timeout,
      defaultTimeout(type, row?.timeoutSeconds ?? null, behaviour),
    ),
    // A WorktreeCreate hook does the work instead of judging it.
    guard:
      type === "command" &&
      !async &&
      (blocking === "stop" || blocking === "operation") &&
      event !== "WorktreeCreate",
    enabled: place.disabledBecause === null,
    disabledBecause: place.disabledBecause,
    async,
    sequential: false,
    onFailure: failurePolicy(written, behaviour.reached(fieldSince.onFailure ?? null)),
    condition: stringAt(written, "if") || null,
    scope,
    source,
    node,
    group: place.group.node,
    eventSpan: place.event.nameSpan,
  };
}

/** An agent's own `Stop` is registered as `SubagentStop`. */
function scopedEvent(event: string, { scope }: Reading): string {
  return scope?.kind === "agent" && event === "Stop" ? "SubagentStop" : event;
}

function failurePolicy(written: JsonObject, known: boolean): "continue" | "block" | null {
  const value = known ? stringAt(written, "onFailure") : null;
  return value === "continue" || value === "block" ? value : null;
}

function textList(value: unknown): string[] | null {
  return Array.isArray(value) && value.every((item) => typeof item === "string") ? value : null;
}

/** Seconds as written to milliseconds; a timer that overflows fires after one. */
function timeoutMs(written: unknown, defaultSeconds: number): number {
  const seconds = typeof written === "number" && written > 0 ? written : defaultSeconds;
  const milliseconds = seconds * 1000;
  return milliseconds > longestTimer ? 1 : Math.max(1, milliseconds);
}

function hookId(reading: Reading, event: string, written: JsonObject): string {
  const tool = `${stringAt(written, "server") ?? ""}/${stringAt(written, "tool") ?? ""}`;
  const told =
    stringAt(written, "command") ?? stringAt(written, "url") ?? stringAt(written, "prompt") ?? tool;
  const hash = createHash("sha256").update(told).digest("hex").slice(0, 8);
  const id = `${reading.config.file}#${event}/${hash}`;
  const repeats = (reading.ids.get(id) ?? 0) + 1;
  reading.ids.set(id, repeats);
  return repeats === 1 ? id : `${id}~${repeats}`;
}

/** What keeps the vendor's loader from taking the handler; notes unknown fields on the way. */
function loadDefects(reading: Reading, hook: Hook, node: LocatedObject): Defect[] {
  const { source, behaviour } = reading;
  const bad = (fields: Pick<Defect, "rule" | "what" | "span" | "cure">): Defect =>
    defect({ ...fields, consequence: costOfBadEntry(reading, hook.event, 1), hook: hook.id });

  const type = entry(node, "type");
  if (type === undefined) {
    const span = { start: node.start, end: Math.min(node.start + 1, node.end) };
    return [
      bad({
        rule: "missing-field",
        what: "`type` is missing",
        span,
        cure: 'write `"type": "command"`',
      }),
    ];
  }
  const schema = handlerSchema(hook.type, behaviour);
  if (type.value.kind !== "string" || schema === null) {
    const since = Object.hasOwn(typeSince, hook.type) ? typeSince[hook.type] : undefined;
    const near = closest(hook.type, handlerTypes);
    const why =
      since === undefined
        ? `one of ${handlerTypes.map(quote).join(", ")} is expected`
        : `handlers of this type came with ${since}`;
    return [
      bad({
        rule: "invalid-value",
        what: `\`type\` is ${quoteSource(source, type.value)}: ${why}`,
        span: type.value,
        cure: since === undefined && near !== null ? `write \`"${near}"\`` : null,
      }),
    ];
  }
  const found: Defect[] = [];
  for (const issue of schemaIssues(schema, node, source)) {
    if (issue.rule === "unknown-field") {
      noteStranger(reading, {
        name: issue.field,
        where: "handler",
        span: issue.span,
        hook: hook.id,
      });
    } else {
      const rule = issue.field === "timeout" ? "timeout-range" : issue.rule;
      found.push(bad({ rule, what: issue.what, span: issue.span, cure: null }));
    }
  }
  return found;
}
