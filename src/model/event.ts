import type { DialectId } from "./ids.ts";
import type { JsonObject } from "./json.ts";
import type { Verdict } from "./verdict.ts";

/** What a recording or a person expects of an event. */
export interface Expectation {
  verdict: Verdict | null;
  /** Source of a regular expression that the reason must match. */
  reason: string | null;
  failedOpen: boolean | null;
}

/** One moment in an agent's loop, as a recording tells it: the payload a hook would have got. */
export interface AgentEvent {
  dialect: DialectId;
  /** The dialect's own name: `BeforeTool`, `PreToolUse` … */
  name: string;
  /** The stdin payload as far as the recording knows it; the dialect fills in the rest. */
  input: JsonObject;
  /** 1-based position among the events of the recording. */
  step: number;
  /** 1-based line in the recording; null when the format has no lines. */
  line: number | null;
  /** Pairs the events of one tool call. */
  callId: string | null;
  /** Id of the sub-agent the event belongs to. */
  agent: string | null;
  expect: Expectation | null;
}

/** What is known of a session besides its events. */
export interface SessionFacts {
  sessionId: string | null;
  /** First working directory of the session, on the machine it was recorded on. */
  cwd: string | null;
  /** Version of the agent that wrote it. */
  agentVersion: string | null;
}
