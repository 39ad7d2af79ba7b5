import type { Blocking, EventFacts, MatchTarget, TimeoutFacts } from "../dialect.ts";
import { eventTable } from "../event-table.ts";
import type { Behaviour } from "./versions.ts";

/** One event of the format. */
interface Row {
  name: string;
  /** Its name before `pre-…` and `post-…`; null when it is newer. */
  oldName: string | null;
  blocking: Blocking;
  /** Fired by kimi-cli's pull request 1131 (head `d7071ec1`), the only runtime there is. */
  fires: boolean;
  /** Payload fields after the common ones, in order. */
  fields: readonly string[];
  /** After a timeout, "stops the hook and …". */
  afterTimeout: string;
  byItself?: boolean;
}

const toolName: MatchTarget = { field: "tool_name", values: null };
const call = ["tool_name", "tool_input", "tool_use_id"];
const finishedCall = [...call, "tool_output", "error", "duration_ms"];
const subagent = ["subagent_name", "subagent_type", "task_description"];

/**
 * The 13 events of the seed page (the texts count 10, 12 and 14, but all list these). Before-events block; a block on an
 * after-event comes too late for the operation, and only keeps the remaining hooks of the event from running.
 */
const rows: readonly Row[] = [
  {
    name: "pre-session",
    oldName: "session_start",
    blocking: "operation",
    fires: true,
    fields: ["model", "args"],
    afterTimeout: "starts the session without it",
    byItself: true,
  },
  {
    name: "post-session",
    oldName: "session_end",
    blocking: "after-the-fact",
    fires: true,
    fields: ["duration_seconds", "total_steps", "exit_reason"],
    afterTimeout: "ends the session",
    byItself: true,
  },
  {
    name: "pre-agent-turn",
    oldName: "before_agent",
    blocking: "operation",
    fires: false,
    fields: [],
    afterTimeout: "lets the turn begin",
  },
  {
    name: "post-agent-turn",
    oldName: "after_agent",
    blocking: "after-the-fact",
    fires: false,
    fields: [],
    afterTimeout: "goes on",
  },
  {
    name: "pre-agent-turn-stop",
    oldName: "before_stop",
    blocking: "stop",
    fires: true,
    fields: ["stop_reason", "step_count", "final_message"],
    afterTimeout: "lets the agent stop",
  },
  {
    name: "post-agent-turn-stop",
    oldName: null,
    blocking: "after-the-fact",
    fires: false,
    fields: [],
    afterTimeout: "goes on",
  },
  {
    name: "pre-tool-call",
    oldName: "before_tool",
    blocking: "operation",
    fires: true,
    fields: call,
    afterTimeout: "lets the call through",
  },
  {
    name: "post-tool-call",
    oldName: "after_tool",
    blocking: "after-the-fact",
    fires: true,
    fields: finishedCall,
    afterTimeout: "goes on",
  },
  {
    name: "post-tool-call-failure",
    oldName: "after_tool_failure",
    blocking: "after-the-fact",
    fires: true,
    fields: finishedCall,
    afterTimeout: "goes on",
  },
  {
    name: "pre-subagent",
    oldName: "subagent_start",
    blocking: "operation",
    fires: false,
    fields: subagent,
    afterTimeout: "starts the sub-agent",
  },
  {
    name: "post-subagent",
    oldName: "subagent_stop",
    blocking: "after-the-fact",
    fires: false,
    fields: subagent,
    afterTimeout: "goes on",
  },
  {
    name: "pre-context-compact",
    oldName: "pre_compact",
    blocking: "operation",
    fires: false,
    fields: [],
    afterTimeout: "compacts the context",
  },
  {
    name: "post-context-compact",
    oldName: null,
    blocking: "after-the-fact",
    fires: false,
    fields: [],
    afterTimeout: "goes on",
  },
];

const byName: ReadonlyMap<string, Row> = new Map(rows.map((row) => [row.name, row]));

const honours = {
  operation: ["deny"],
  stop: ["continue"],
  "after-the-fact": [],
  never: [],
} as const;

/** The event of an old name; null when it is none. `after_stop` stood in a commit message only and is none. */
export function renamed(oldName: string): string | null {
  return rows.find((row) => row.oldName === oldName)?.name ?? null;
}

/** The event a trigger means at a version; null when that version does not know the word. */
export function eventOf(trigger: string, behaviour: Behaviour): string | null {
  if (behaviour.newNames && byName.has(trigger)) return trigger;
  return behaviour.oldNames ? renamed(trigger) : null;
}

/** The word of a version for an event. */
export function wordFor(event: string, behaviour: Behaviour): string {
  return behaviour.newNames ? event : (byName.get(event)?.oldName ?? event);
}

/** Any word that any version ever had for an event: what tells a file of this format. */
export function isTrigger(word: string): boolean {
  return byName.has(word) || renamed(word) !== null;
}

/** Fields that only this event's payload has, in order. */
export function payloadFields(event: string): readonly string[] {
  return byName.get(event)?.fields ?? [];
}

/** The three events that hand a tool call to the hook. */
export function isToolEvent(event: string): boolean {
  return payloadFields(event).includes("tool_name");
}

/** The events. All versions have the same ones, under other names. */
export const events = eventTable(
  "Agent Hooks",
  rows.map(
    ({ name, blocking, fires, byItself }): EventFacts => ({
      name,
      since: null,
      blocking,
      honours: honours[blocking],
      matches: isToolEvent(name) ? toolName : null,
      fires,
      documented: true,
      byItself: byItself ?? false,
    }),
  ),
);

/** Milliseconds a hook gets when it does not say. */
export const defaultTimeoutMs = 30_000;

export const timeout: TimeoutFacts = {
  unit: "ms",
  defaultMs: () => defaultTimeoutMs,
  onTimeout: (event) => `stops it and ${byName.get(event)?.afterTimeout ?? "goes on"}`,
};

/**
 * How often one turn's stop can be refused in kimi-cli's pull request 1131; then the agent stops with a warning. The
 * format has no limit of its own.
 */
export const mostRefusedStops = 3;
