import { createHash } from "node:crypto";
import type { Hook } from "../../model/hook.ts";
import type { Span } from "../../model/place.ts";
import { field, type Located, type LocatedObject } from "../../source/located.ts";
import { quoteSource } from "../config-text.ts";
import type { EventFacts } from "../dialect.ts";
import { defaultTimeoutMs } from "./events.ts";
import { note, opening, type Reading, reject } from "./reading.ts";
import { reportUnknownFields } from "./unknown-fields.ts";

/** Where a handler stands. */
export interface HandlerPlace {
  /** The key of the hook object around it. */
  name: string;
  event: EventFacts;
  eventSpan: Span;
  /** The group around it; null under a flat event. */
  group: LocatedObject | null;
  /** Why it cannot run where it stands; null when it can. */
  lost: string | null;
}

/** Reads one handler: adds its hook, and what is wrong with it, to the reading. */
export function readHandler(reading: Reading, node: LocatedObject, place: HandlerPlace): Hook {
  const { config, source } = reading;
  const { event, group } = place;
  const command = textOf(field(node, "command"));
  const matcher = field(group ?? node, "matcher");
  const hook: Hook = {
    id: newId(reading, place, command ?? ""),
    dialect: config.dialect,
    config,
    event: event.name,
    matcher: textOf(matcher),
    name: place.name,
    type: textOf(field(node, "type")) || "command",
    command,
    args: null,
    shell: null,
    env: {},
    timeoutMs: timeoutMs(field(node, "timeout")),
    guard: event.blocking === "operation" || event.blocking === "stop",
    enabled: place.lost === null,
    disabledBecause: place.lost,
    async: false,
    sequential: false,
    onFailure: null,
    condition: null,
    scope: null,
    source,
    node,
    group,
    eventSpan: place.eventSpan,
  };
  reading.hooks.push(hook);
  // Where nobody reads the handler, nobody minds what is in it.
  if (place.lost !== null) return hook;
  checkType(reading, node, hook);
  checkCommand(reading, node, hook);
  checkTimeout(reading, node, hook);
  reportUnknownFields(reading, node, hook, group === null ? "flat" : "grouped");
  return hook;
}

function checkType(reading: Reading, node: LocatedObject, hook: Hook): void {
  const type = field(node, "type");
  if (type === undefined || type.kind === "null") return;
  if (type.kind === "string" && (type.value === "command" || type.value === "")) return;
  reject(reading, {
    rule: "invalid-value",
    what: `\`type\` is ${quoteSource(reading.source, type)}, and Antigravity knows only \`"command"\``,
    cure: 'Write `"type": "command"` and a `command`, or take the handler out',
    span: type,
    hook: hook.id,
  });
}

function checkCommand(reading: Reading, node: LocatedObject, hook: Hook): void {
  const command = field(node, "command");
  if (command?.kind === "string" && command.value !== "") return;
  const type = field(node, "type");
  // A handler of another type has no command because of that: told once.
  if (command === undefined && type?.kind === "string" && type.value !== "command") return;
  if (command === undefined || command.kind === "null" || isEmptyText(command)) {
    reject(reading, {
      rule: "missing-field",
      what: command === undefined ? "`command` is missing" : "`command` is empty",
      span: command ?? opening(node),
      hook: hook.id,
    });
    return;
  }
  reject(reading, {
    rule: "invalid-value",
    what: `\`command\` is ${quoteSource(reading.source, command)}, not a text`,
    cure: "Write the whole command line as one string",
    span: command,
    hook: hook.id,
  });
}

/** A duration in Go holds no more seconds. */
const longestSeconds = 9_223_372_036;

function checkTimeout(reading: Reading, node: LocatedObject, hook: Hook): void {
  const timeout = field(node, "timeout");
  if (timeout === undefined || timeout.kind === "null") return;
  const written = quoteSource(reading.source, timeout);
  const at = { span: timeout, hook: hook.id };
  if (timeout.kind !== "number") {
    reject(reading, {
      rule: "invalid-value",
      what: `\`timeout\` is ${written}, not a number of seconds`,
      cure: "Write a plain number of seconds",
      ...at,
    });
    return;
  }
  const seconds = Number(timeout.value);
  if (!isWhole(timeout, reading)) {
    reject(reading, {
      rule: "timeout-range",
      what: `\`timeout\` is ${written}, and Antigravity reads only whole seconds`,
      cure: `Write ${Math.max(1, Math.ceil(Math.min(seconds, longestSeconds)))}`,
      ...at,
    });
  } else if (seconds <= 0) {
    note(reading, {
      rule: "timeout-range",
      what: `\`timeout\` is ${written}`,
      consequence: `the time is up at once: Antigravity ${endOf(reading, hook)}`,
      cure: "Write a number of seconds, or leave it out for 30",
      ...at,
    });
  } else if (seconds > longestSeconds) {
    note(reading, {
      rule: "timeout-range",
      what: `\`timeout\` is ${written}, more seconds than a duration can hold`,
      consequence: `what is left of the number can be anything, so Antigravity may well kill the hook at once`,
      cure: "Write a number of seconds, or leave it out for 30",
      ...at,
    });
  }
}

function endOf({ behaviour }: Reading, hook: Hook): string {
  const closed = hook.event === "PreToolUse";
  const ends = hook.event === "PreInvocation" && behaviour.failedPreInvocation === "ends-turn";
  if (closed) return "kills the hook and denies the call";
  return ends ? "kills the hook and ends the turn" : "kills the hook and goes on without it";
}

/** Go reads an integer only from digits: `30.0` and `3e1` are errors. */
function isWhole(node: Located, { source }: Reading): boolean {
  return /^-?\d+$/.test(source.slice(node));
}

/** Milliseconds, at least 1. */
function timeoutMs(node: Located | undefined): number {
  if (node?.kind !== "number") return defaultTimeoutMs;
  return Math.max(1, Number(node.value) * 1000);
}

function isEmptyText(node: Located): boolean {
  return node.kind === "string" && node.value === "";
}

function textOf(node: Located | undefined): string | null {
  return node?.kind === "string" ? String(node.value) : null;
}

/** File, hook name, event and the command's hash: what stays when other lines change. */
function newId({ source, ids }: Reading, { name, event }: HandlerPlace, command: string): string {
  const hash = createHash("sha256").update(command).digest("hex").slice(0, 8);
  const id = `${source.file}#${name}/${event.name}/${hash}`;
  const times = (ids.get(id) ?? 0) + 1;
  ids.set(id, times);
  return times === 1 ? id : `${id}~${times}`;
}
