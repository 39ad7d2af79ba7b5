/** Moments in an agent's loop at which hooks run, whatever the vendor calls them. */
export const moments = {
  "session-start": "the start of a session",
  "session-end": "the end of a session",
  prompt: "a prompt of the user",
  "before-tool": "a tool call that is about to run",
  "after-tool": "a tool call that has run",
  "after-tool-failure": "a tool call that failed",
  "before-stop": "the agent about to stop",
  "sub-agent-start": "the start of a sub-agent",
  "sub-agent-stop": "the end of a sub-agent",
  "before-compact": "the context about to be compacted",
  "after-compact": "the context that was compacted",
  "before-model": "a request to the model",
  "after-model": "an answer of the model",
  notification: "a notification",
} as const;

export type Moment = keyof typeof moments;

/** The moments that are about one tool call. */
export function isAboutCall(moment: Moment): boolean {
  return moment === "before-tool" || moment === "after-tool" || moment === "after-tool-failure";
}

/**
 * Neutral facts of a payload: `sessionId`, `cwd`, `time` (ISO 8601), `model`, `agentId`, `agentType` (of the sub-agent
 * the event belongs to), `source` and `reason` (of a session's start and end), `prompt`, `said` (the model's last
 * words), `again` (a stop was refused before), `stopReason` (`done`, `limit`, `rejected`, `error`), `result` (text
 * that a tool gave), `error`, `durationMs`, `task` (of a sub-agent), `trigger` (`auto`, `manual`), `summary`,
 * `message`, `title` and `kind` of a notification, `request` and `response` of a model, `steps`.
 *
 * Those named here are bookkeeping: an agent that has no place for them loses nothing a hook decides by.
 */
export const bookkeeping: ReadonlySet<string> = new Set([
  "sessionId",
  "cwd",
  "time",
  "model",
  "agentId",
  "agentType",
  "durationMs",
]);
