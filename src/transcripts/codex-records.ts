import { type JsonObject, objectAt, stringAt } from "../model/json.ts";

/** A record of a rollout: what kind it is, and its content. */
export interface CodexRecord {
  /** `session_meta`, `turn_context`, `response_item`, `event_msg`, `compacted` … An open list. */
  kind: string;
  payload: JsonObject;
}

/** Records that stand alone on a line in rollouts before 0.3x, without an envelope. */
const bareItems: ReadonlySet<string> = new Set([
  "message",
  "reasoning",
  "function_call",
  "function_call_output",
  "custom_tool_call",
  "custom_tool_call_output",
  "local_shell_call",
]);

/** Kinds with an envelope that are of use here. */
const enveloped: ReadonlySet<string> = new Set([
  "session_meta",
  "turn_context",
  "response_item",
  "event_msg",
  "compacted",
]);

/** Takes a record out of its envelope; null for one that is of no use, a string when it is broken. */
export function unwrap(record: JsonObject): CodexRecord | string | null {
  const kind = stringAt(record, "type");
  if (kind === null) {
    if (isBareHeader(record)) return { kind: "session_meta", payload: record };
    return Object.hasOwn(record, "record_type") ? null : "it has no `type`";
  }
  const payload = objectAt(record, "payload");
  if (payload === null && bareItems.has(kind)) return { kind: "response_item", payload: record };
  if (!enveloped.has(kind)) return null;
  return payload === null ? "its `payload` is not an object" : { kind, payload };
}

/** The first line of a rollout before 0.3x. */
export function isBareHeader(record: JsonObject): boolean {
  const texts = ["id", "timestamp"].every((key) => stringAt(record, key) !== null);
  return texts && Object.hasOwn(record, "instructions") && !Object.hasOwn(record, "type");
}
