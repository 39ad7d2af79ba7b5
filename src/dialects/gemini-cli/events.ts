import type { Verdict } from "../../model/verdict.ts";
import type { Blocking, EventFacts, MatchTarget, TimeoutFacts } from "../dialect.ts";
import { eventTable } from "../event-table.ts";
import type { Behaviour } from "./versions.ts";

/** What the agent loop makes of the answers on one event. */
export interface Honours {
  /** `continue: false`; it is looked at before the decision. Null: nothing. */
  halt: Verdict | null;
  /** `decision: deny` or `block`. */
  deny: Verdict | null;
  ask: boolean;
  /** An explicit allow says something: the event asks for permission. */
  allow: boolean;
  /** The answers are merged by this rule of the aggregator. */
  merge: "or" | "replace" | "union" | "simple";
}

interface Row {
  name: string;
  blocking: Blocking;
  matches: MatchTarget | null;
  /** Payload fields in the vendor's order, after the common ones. */
  fields: readonly string[];
  honours: Honours;
  /** After a timeout, "it stops the hook and …". */
  afterTimeout: string;
  byItself?: boolean;
}

const never = { halt: null, deny: null, ask: false, allow: false } as const;
const toolFields = ["tool_name", "tool_input"];
const tools = { field: "tool_name", values: null };

function rows(behaviour: Behaviour): Row[] {
  const { stops, modelStops, ask } = behaviour;
  return [
    {
      name: "SessionStart",
      blocking: "never",
      matches: { field: "source", values: ["startup", "resume", "clear"] },
      fields: ["source"],
      honours: { ...never, merge: "or" },
      afterTimeout: "starts the session without it",
      byItself: true,
    },
    {
      name: "SessionEnd",
      blocking: "never",
      matches: { field: "reason", values: ["exit", "clear"] },
      fields: ["reason"],
      honours: { ...never, merge: "simple" },
      afterTimeout: "ends the session",
      byItself: true,
    },
    {
      name: "BeforeAgent",
      blocking: "operation",
      matches: null,
      fields: ["prompt"],
      honours: {
        halt: stops ? "halt" : "deny",
        deny: "deny",
        ask: false,
        allow: true,
        merge: "or",
      },
      afterTimeout: "lets the prompt through",
    },
    {
      name: "AfterAgent",
      blocking: "stop",
      matches: null,
      fields: ["prompt", "prompt_response", "stop_hook_active"],
      honours: {
        halt: stops ? "halt" : "continue",
        deny: "continue",
        ask: false,
        allow: false,
        merge: "or",
      },
      afterTimeout: "lets the agent stop",
    },
    {
      name: "BeforeModel",
      blocking: "operation",
      matches: null,
      fields: ["llm_request"],
      honours: {
        halt: modelStops ? "halt" : "deny",
        deny: "deny",
        ask: false,
        allow: true,
        merge: "replace",
      },
      afterTimeout: "sends the request to the model",
    },
    {
      name: "AfterModel",
      blocking: "after-the-fact",
      matches: null,
      fields: ["llm_request", "llm_response"],
      honours: {
        halt: modelStops ? "halt" : "deny",
        deny: modelStops ? "deny" : null,
        ask: false,
        allow: false,
        merge: "replace",
      },
      afterTimeout: "keeps the response as it is",
    },
    {
      name: "BeforeToolSelection",
      blocking: "never",
      matches: null,
      fields: ["llm_request"],
      honours: { ...never, merge: "union" },
      afterTimeout: "offers the model all tools",
    },
    {
      name: "BeforeTool",
      blocking: "operation",
      matches: tools,
      fields: [...toolFields, "mcp_context", "original_request_name"],
      honours: { halt: stops ? "halt" : "deny", deny: "deny", ask, allow: true, merge: "or" },
      afterTimeout: "lets the call through",
    },
    {
      name: "AfterTool",
      blocking: "after-the-fact",
      matches: tools,
      fields: [...toolFields, "tool_response", "mcp_context", "original_request_name"],
      honours: {
        halt: stops ? "halt" : "deny",
        deny: stops ? "deny" : null,
        ask: false,
        allow: false,
        merge: "or",
      },
      afterTimeout: "keeps the result as it is",
    },
    {
      name: "PreCompress",
      blocking: "never",
      matches: { field: "trigger", values: ["auto", "manual"] },
      fields: ["trigger"],
      honours: { ...never, merge: "simple" },
      afterTimeout: "goes on",
    },
    {
      name: "Notification",
      blocking: "never",
      matches: null,
      fields: ["notification_type", "message", "details"],
      honours: { ...never, merge: "simple" },
      afterTimeout: "goes on",
    },
  ];
}

/** Everything that is known of the events at one version. */
export interface GeminiEvents {
  table: ReturnType<typeof eventTable>;
  timeout: TimeoutFacts;
  /** Null for a name that is no event. */
  honours(event: string): Honours | null;
  /** Fields that only this event's payload has, in the vendor's order. */
  fields(event: string): readonly string[];
}

/** Milliseconds a hook gets when it does not say. */
export const defaultTimeoutMs = 60_000;

/** The events at one version. All eleven exist since the first release with hooks, and all of them fire. */
export function eventsAt(behaviour: Behaviour): GeminiEvents {
  const byName = new Map(rows(behaviour).map((row) => [row.name, row]));
  const facts = [...byName.values()].map(
    ({ name, blocking, matches, honours, byItself }): EventFacts => ({
      name,
      since: null,
      blocking,
      honours: honoured(honours),
      matches,
      fires: true,
      documented: true,
      byItself: byItself ?? false,
    }),
  );
  return {
    table: eventTable("Gemini CLI", facts),
    timeout: {
      unit: "ms",
      defaultMs: () => defaultTimeoutMs,
      onTimeout: (event) => `stops it and ${byName.get(event)?.afterTimeout ?? "goes on"}`,
    },
    honours: (event) => byName.get(event)?.honours ?? null,
    fields: (event) => byName.get(event)?.fields ?? [],
  };
}

function honoured({ halt, deny, ask, allow }: Honours): Verdict[] {
  const verdicts = new Set<Verdict>();
  for (const verdict of [deny, halt]) if (verdict !== null) verdicts.add(verdict);
  if (ask) verdicts.add("ask");
  if (allow) verdicts.add("allow");
  return [...verdicts];
}

/** Events that no other agent names so: they tell a Gemini CLI file. */
export const ownEvents: readonly string[] = [
  "BeforeTool",
  "AfterTool",
  "BeforeAgent",
  "AfterAgent",
  "BeforeModel",
  "AfterModel",
  "BeforeToolSelection",
  "PreCompress",
];
