import type { AgentEvent, SessionFacts } from "../../model/event.ts";
import { type JsonObject, type JsonValue, stringAt } from "../../model/json.ts";
import type { Workspace } from "../../model/run.ts";
import { isToolEvent, payloadFields, wordFor } from "./events.ts";
import type { Behaviour } from "./versions.ts";

/** When nothing is known of the time or the session: fixed values, so that a replay is the same on every run. */
const noTime = "1970-01-01T00:00:00Z";
const noSession = "00000000-0000-4000-8000-000000000000";

/**
 * The stdin document: four fields that every event has, then the event's own in the order of the specification, then
 * whatever else the recording has (`context`, which the specification shows and no runtime sends). Times are UTC with `Z`, as on
 * the seed page.
 */
export function payload(
  event: AgentEvent,
  session: SessionFacts,
  workspace: Workspace,
  behaviour: Behaviour,
): JsonObject {
  const { input } = event;
  const given = (key: string): JsonValue | undefined =>
    Object.hasOwn(input, key) ? input[key] : undefined;
  const base: [string, JsonValue][] = [
    ["event_type", wordFor(event.name, behaviour)],
    ["timestamp", given("timestamp") ?? noTime],
    ["session_id", given("session_id") ?? session.sessionId ?? noSession],
    ["work_dir", given("work_dir") ?? workspace.project],
  ];
  const own = payloadFields(event.name)
    .map((key): [string, JsonValue | undefined] => [
      key,
      Object.hasOwn(input, key) ? input[key] : filledIn(key, event),
    ])
    .filter((pair): pair is [string, JsonValue] => pair[1] !== undefined);
  const known = new Set([...base, ...own].map(([key]) => key));
  const rest = Object.entries(input).filter(([key]) => !known.has(key));
  return Object.fromEntries([...base, ...own, ...rest]);
}

/** Fields that every call has and that can be told without the recording. */
function filledIn(key: string, event: AgentEvent): JsonValue | undefined {
  if (!isToolEvent(event.name)) return undefined;
  if (key === "tool_input") return {};
  return key === "tool_use_id" ? (event.callId ?? `tool_${event.step}`) : undefined;
}

/** What a payload tells of its session. */
export function sessionOf(input: JsonObject): Partial<SessionFacts> {
  return {
    sessionId: stringAt(input, "session_id"),
    cwd: stringAt(input, "work_dir") ?? stringAt(input, "cwd"),
  };
}
