import type { Verdict } from "../../model/verdict.ts";
import type { Blocking, EventFacts, EventTable, TimeoutFacts } from "../dialect.ts";
import { eventTable } from "../event-table.ts";
import type { Behaviour } from "./versions.ts";

interface Row {
  name: string;
  /** `grouped`: a list of `{ matcher, hooks }`; `flat`: a list of handlers. */
  shape: "grouped" | "flat";
  blocking: Blocking;
  honours: readonly Verdict[];
  /** After a timeout, "it kills the hook and …". */
  afterTimeout: string;
}

/**
 * The five events of the vendor's document, and the one it does not mention. PostInvocation can end the loop or keep it
 * going, whatever the model wanted; PreInvocation ends the turn only by failing.
 */
const rows: readonly Row[] = [
  {
    name: "PreToolUse",
    shape: "grouped",
    blocking: "operation",
    honours: ["deny", "ask", "allow"],
    afterTimeout: "denies the call",
  },
  {
    name: "PostToolUse",
    shape: "grouped",
    blocking: "never",
    honours: [],
    afterTimeout: "goes on",
  },
  {
    name: "PreInvocation",
    shape: "flat",
    blocking: "never",
    honours: ["halt"],
    afterTimeout: "calls the model without it",
  },
  {
    name: "PostInvocation",
    shape: "flat",
    blocking: "never",
    honours: ["halt", "continue"],
    afterTimeout: "goes on",
  },
  {
    name: "Stop",
    shape: "flat",
    blocking: "stop",
    honours: ["continue"],
    afterTimeout: "lets the agent stop",
  },
  {
    name: "SessionStart",
    shape: "flat",
    blocking: "never",
    honours: [],
    afterTimeout: "starts the session without it",
  },
];

/** Everything that is known of the events at one version. */
export interface AntigravityEvents {
  table: EventTable;
  timeout: TimeoutFacts;
}

/** Milliseconds a hook gets when it does not say. */
export const defaultTimeoutMs = 30_000;

/** The events at one version. */
export function eventsAt(behaviour: Behaviour): AntigravityEvents {
  const facts = rows
    .filter(({ name }) => name !== "SessionStart" || behaviour.sessionStart !== "no-event")
    .map((row) => factsOf(row, behaviour));
  return {
    table: eventTable("Antigravity", facts),
    timeout: {
      unit: "s",
      defaultMs: () => defaultTimeoutMs,
      onTimeout: (event) => `kills it and ${afterTimeout(event, behaviour)}`,
    },
  };
}

function factsOf({ name, shape, blocking, honours }: Row, behaviour: Behaviour): EventFacts {
  const session = name === "SessionStart";
  return {
    name,
    since: session ? "1.1.4" : null,
    blocking,
    honours,
    matches: shape === "grouped" ? { field: "toolCall.name", values: null } : null,
    fires: !session || behaviour.sessionStart === "fires",
    documented: !session,
    byItself: session,
  };
}

function afterTimeout(event: string, behaviour: Behaviour): string {
  if (failsClosed(event, behaviour) && event !== "PreToolUse") return "ends the turn";
  return rows.find(({ name }) => name === event)?.afterTimeout ?? "goes on";
}

/** Does a hook of this event that fails block what it was asked about? Everywhere else a failure is ignored. */
export function failsClosed(event: string, behaviour: Behaviour): boolean {
  if (event === "PreToolUse") return true;
  return event === "PreInvocation" && behaviour.failedPreInvocation === "ends-turn";
}

/** The two events that are about a tool call: they take groups with matchers, all others plain handlers. */
export function isToolEvent(name: string): boolean {
  return name === "PreToolUse" || name === "PostToolUse";
}

/** Events that no other agent names so: they tell an Antigravity file. */
export const ownEvents: readonly string[] = ["PreInvocation", "PostInvocation"];
