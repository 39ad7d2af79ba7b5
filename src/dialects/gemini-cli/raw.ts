import type { Hook } from "../../model/hook.ts";
import type { JsonValue } from "../../model/json.ts";
import { field, type LocatedObject, toJson } from "../../source/located.ts";
import { defaultTimeoutMs } from "./events.ts";
import type { Behaviour } from "./versions.ts";

/** What a handler or group says under a key, as `JSON.parse` gives it; undefined when it says nothing. */
export function raw(node: LocatedObject, key: string): JsonValue | undefined {
  const value = field(node, key);
  return value === undefined ? undefined : toJson(value);
}

/** A hook's command as the runner gets it: usually a string, but nobody checks. */
export function rawCommand(hook: Hook): JsonValue | undefined {
  return raw(hook.node, "command");
}

/** Does the registry take this handler? Types are compared exactly; a `runtime` one must have a name. */
export function isRegistered(node: LocatedObject, behaviour: Behaviour): boolean {
  switch (raw(node, "type")) {
    case "command":
      return Boolean(raw(node, "command"));
    case "plugin":
      return true;
    case "runtime":
      return behaviour.runtime && Boolean(raw(node, "name"));
    default:
      return false;
  }
}

/** What `disabled` is compared with. */
export function disabledBy(hook: Hook, behaviour: Behaviour): string {
  const name = text(raw(hook.node, "name"));
  const command = text(rawCommand(hook));
  if (!behaviour.names) return command || "unknown-command";
  if (behaviour.runtime && raw(hook.node, "type") !== "command") return name || "unknown-hook";
  return name || command || "unknown-command";
}

/** Hooks of one event with the same key run once; the first one wins. */
export function dedupeKey(hook: Hook, behaviour: Behaviour): string {
  const command = text(rawCommand(hook));
  if (!behaviour.names) return `command:${command}`;
  const commandCounts = !behaviour.runtime || raw(hook.node, "type") === "command";
  return `${text(raw(hook.node, "name"))}:${commandCounts ? command : ""}`;
}

/** How long the loop waits for a hook, and how the error message writes it. */
export interface Patience {
  /** Milliseconds, at least 1. */
  ms: number;
  told: string;
}

/** The largest delay that a timer of Node takes; more counts as 1. In milliseconds. */
export const longestTimerMs = 2 ** 31 - 1;

/**
 * The timeout as a timer of Node reads it: anything that is no number of at least 1 (and not too large) becomes
 * 1 ms. Null and nothing are the default.
 */
export function patience(node: LocatedObject, behaviour: Behaviour): Patience {
  const written = raw(node, "timeout") ?? defaultTimeoutMs;
  const number = toNumber(written);
  const ms = number >= 1 && number <= longestTimerMs ? Math.trunc(number) : 1;
  const limit = behaviour.patienceMs;
  if (limit !== null && ms > limit) return { ms: limit, told: String(limit) };
  return { ms, told: typeof written === "object" ? JSON.stringify(written) : String(written) };
}

/** What arithmetic makes of a JSON value; a list of one value counts as that value. */
function toNumber(value: JsonValue): number {
  if (typeof value !== "object" || value === null) return Number(value);
  if (!Array.isArray(value) || value.length > 1) return Number.NaN;
  return value[0] === undefined ? 0 : toNumber(value[0]);
}

function text(value: JsonValue | undefined): string {
  if (!value) return "";
  return typeof value === "string" ? value : JSON.stringify(value);
}
