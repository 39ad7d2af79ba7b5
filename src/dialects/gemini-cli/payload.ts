import type { AgentEvent, SessionFacts } from "../../model/event.ts";
import type { JsonObject, JsonValue } from "../../model/json.ts";
import type { Workspace } from "../../model/run.ts";
import type { GeminiEvents } from "./events.ts";
import type { Behaviour } from "./versions.ts";

/** When nothing is known of the time or the session: fixed values, so that a replay is the same on every run. */
const noTime = "1970-01-01T00:00:00.000Z";
const noSession = "00000000-0000-4000-8000-000000000000";

/**
 * The payload as the agent sends it: the five common fields first, then those of the event in the vendor's order,
 * then whatever else the recording has.
 */
export function payload(
  event: AgentEvent,
  session: SessionFacts,
  workspace: Workspace,
  { events, behaviour }: { events: GeminiEvents; behaviour: Behaviour },
): JsonObject {
  const { input } = event;
  const given = (key: string): JsonValue | undefined =>
    Object.hasOwn(input, key) ? input[key] : undefined;
  const common: JsonObject = {
    session_id: given("session_id") ?? session.sessionId ?? noSession,
    transcript_path: given("transcript_path") ?? workspace.transcript ?? "",
    cwd: given("cwd") ?? workspace.project,
    hook_event_name: event.name,
    timestamp: given("timestamp") ?? noTime,
  };
  const own = events
    .fields(event.name)
    .map((key): [string, JsonValue | undefined] => [key, given(key) ?? filledIn(key)])
    .filter((pair): pair is [string, JsonValue] => pair[1] !== undefined);
  const known = new Set([...Object.keys(common), ...own.map(([key]) => key)]);
  const rest = Object.entries(input).filter(([key]) => !known.has(key));
  const all = { ...common, ...Object.fromEntries([...own, ...rest]) };
  // Before 0.34 the loop never told that a stop had been refused.
  if (Object.hasOwn(all, "stop_hook_active") && !behaviour.stopFlag) all.stop_hook_active = false;
  return all;
}

/** Fields that every payload of their event has and that have an empty value. */
function filledIn(key: string): JsonValue | undefined {
  if (key === "tool_input") return {};
  return key === "stop_hook_active" ? false : undefined;
}
