import type { SessionFacts } from "../model/event.ts";
import type { DialectId } from "../model/ids.ts";
import { type JsonObject, type JsonValue, stringAt } from "../model/json.ts";

/** The fields in which an agent's payloads name their session and its folder; the folder is one text, or the first of a list. */
export interface SessionFields {
  id: string;
  folder: string;
  folders: boolean;
}

const fields: Readonly<Record<DialectId, SessionFields>> = {
  "claude-code": { id: "session_id", folder: "cwd", folders: false },
  "gemini-cli": { id: "session_id", folder: "cwd", folders: false },
  antigravity: { id: "conversationId", folder: "workspacePaths", folders: true },
  "agent-hooks": { id: "session_id", folder: "work_dir", folders: false },
  codex: { id: "session_id", folder: "cwd", folders: false },
  copilot: { id: "sessionId", folder: "cwd", folders: false },
  cursor: { id: "conversation_id", folder: "workspace_roots", folders: true },
};

/**
 * What one payload tells of its session. The two commonest names count in every agent's payload: people write them by
 * hand.
 */
export function sessionIn(
  dialect: DialectId,
  input: JsonObject,
): Pick<SessionFacts, "sessionId" | "cwd"> {
  const { id, folder } = fields[dialect];
  return {
    sessionId: stringAt(input, id) ?? stringAt(input, "session_id"),
    cwd:
      firstText(Object.hasOwn(input, folder) ? input[folder] : undefined) ?? stringAt(input, "cwd"),
  };
}

/** The payload with the facts it does not hold itself put in front. */
export function withSession(
  dialect: DialectId,
  input: JsonObject,
  { sessionId = null, cwd = null }: Partial<SessionFacts>,
): JsonObject {
  const { id, folder, folders } = fields[dialect];
  const told = sessionIn(dialect, input);
  const missing: JsonObject = {};
  if (sessionId !== null && told.sessionId === null) missing[id] = sessionId;
  if (cwd !== null && told.cwd === null) missing[folder] = folders ? [cwd] : cwd;
  return Object.keys(missing).length === 0 ? input : { ...missing, ...input };
}

function firstText(value: JsonValue | undefined): string | null {
  const first = Array.isArray(value) ? value[0] : value;
  return typeof first === "string" ? first : null;
}
