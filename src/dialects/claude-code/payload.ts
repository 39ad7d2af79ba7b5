import type { AgentEvent, SessionFacts } from "../../model/event.ts";
import { type JsonObject, type JsonValue, stringAt } from "../../model/json.ts";
import type { Workspace } from "../../model/run.ts";
import { isToolEvent } from "./events.ts";
import { baseFields, payloadFields, permissionModeEvents } from "./payload-fields.ts";

/** Stands for the id of a session that no recording names. */
const unknownSession = "00000000-0000-4000-8000-000000000000";

/**
 * The whole stdin document of an event: what the recording has, with the fields filled in that every payload of the
 * event carries, in the vendor's order; anything else of the recording follows.
 */
export function completePayload(
  event: AgentEvent,
  session: SessionFacts,
  workspace: Workspace,
): JsonObject {
  const { input } = event;
  const known = new Map<string, JsonValue>(Object.entries(input));
  const fill = (key: string, value: JsonValue | null): void => {
    if (value !== null && !known.has(key)) known.set(key, value);
  };
  const sessionId = stringAt(input, "session_id") ?? session.sessionId ?? unknownSession;
  fill("session_id", sessionId);
  fill("cwd", workspace.project);
  fill("transcript_path", workspace.transcript ?? transcriptPath(sessionId, workspace));
  if (permissionModeEvents.includes(event.name)) fill("permission_mode", "default");
  fill("agent_id", event.agent);
  fill("hook_event_name", event.name);
  if (isToolEvent(event.name) && event.name !== "PermissionRequest") {
    fill("tool_use_id", event.callId);
  }
  if (event.name === "Stop" || event.name === "SubagentStop") fill("stop_hook_active", false);

  const fields = Object.hasOwn(payloadFields, event.name) ? payloadFields[event.name] : undefined;
  const order = new Set([...baseFields, ...(fields ?? []), ...known.keys()]);
  return Object.fromEntries(
    [...order].flatMap((key): [string, JsonValue][] => {
      const value = known.get(key);
      return value === undefined ? [] : [[key, value]];
    }),
  );
}

/** Where Claude Code would keep the recording; the folder is named after the project, whose place is another on every run. */
function transcriptPath(sessionId: string, workspace: Workspace): string {
  return `${workspace.home}/.claude/projects/project/${sessionId.replace(/[^\w-]/g, "-")}.jsonl`;
}
