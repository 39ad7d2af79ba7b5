import type { AgentEvent } from "./event.ts";
import type { Hook } from "./hook.ts";
import type { DialectId } from "./ids.ts";
import type { JsonObject, JsonValue } from "./json.ts";
import type { RunResult } from "./run.ts";
import type { Outcome, Verdict } from "./verdict.ts";

/** Something wrong with what a hook printed or returned, seen while interpreting it. */
export interface OutputFault {
  rule: "decision-ignored" | "invalid-output";
  /** One clause that quotes what was printed and says what the vendor does with it. */
  what: string;
}

/** One hook's part in a decision. */
export interface HookResult {
  hook: Hook;
  outcome: Outcome;
  /** The dialect's own word (`block`, `defer`, `approve` …); null when it said none. */
  rawDecision: string | null;
  reason: string | null;
  /** What the vendor would make of its output, for the dialect's own `combine`; null when nothing. */
  output: JsonValue;
  /** The hook failed: does the dialect let the operation through (`open`) or block it (`closed`)? Null when it did not fail. */
  failure: "open" | "closed" | null;
  faults: OutputFault[];
  /** Why it was skipped or could not run; null otherwise. */
  error: string | null;
  /** Null when it was skipped. */
  run: RunResult | null;
}

/** What the agent would do with an event, after all its hooks. */
export interface Ruling {
  verdict: Verdict;
  rawDecision: string | null;
  reason: string | null;
  failedOpen: boolean;
  failedClosed: boolean;
  /** The block comes after the tool has run. */
  afterTheFact: boolean;
  /** What else the hooks asked for, under the vendor's own names. */
  effects: JsonObject;
  /** Faults of the combination itself (a vendor's aggregator that gives up); told on the hook that caused it. */
  faults: { hook: Hook; fault: OutputFault }[];
}

/** One event, the hooks that were selected for it, and what comes of it. */
export interface Decision extends Ruling {
  dialect: DialectId;
  event: AgentEvent;
  tool: string | null;
  /** The part of the input a person wants to see; empty when there is none. */
  subject: string;
  /** The payload was translated from another vendor's. */
  translated: boolean;
  /** What of the recorded event has no counterpart here and was left out, under the recorded names; absent = nothing. */
  unmapped?: readonly string[];
  hooks: HookResult[];
}
