import { z } from "zod";
import { isObject, type JsonObject, objectAt, stringAt } from "../../model/json.ts";
import type { Outcome } from "../../model/verdict.ts";
import { quote } from "../config-text.ts";
import type { EventRow } from "./events.ts";
import { specificShape } from "./output-fields.ts";
import type { Behaviour } from "./versions.ts";

/** A hook's JSON after the vendor's validation. */
export type Answer = { valid: true; value: JsonObject } | { valid: false; why: string };

const text = z.string().optional();
const flag = z.boolean().optional();

/** Fields every event accepts. Others are dropped, except the two that only look like a decision here. */
const common = {
  continue: flag,
  suppressOutput: flag,
  stopReason: text,
  systemMessage: text,
  terminalSequence: text,
  decision: z.enum(["approve", "block"]).optional(),
  reason: text,
  // At the top level the vendor's validation refuses it (decision fields belong into hookSpecificOutput).
  permissionDecision: z.undefined().optional(),
};

const announcement = z.object({ async: z.literal(true), asyncTimeout: z.number().optional() });

/** Is this the announcement of a hook that goes on in the background? */
export function isAnnouncement(value: JsonObject): boolean {
  return announcement.safeParse(value).success;
}

/** Validates what a hook printed for an event as the vendor does. */
export function validate(value: JsonObject, event: string, behaviour: Behaviour): Answer {
  const specific = Object.hasOwn(value, "hookSpecificOutput")
    ? value.hookSpecificOutput
    : undefined;
  const shape = specificShape(event, behaviour);
  if (isObject(specific)) {
    const wrong = wrongEvent(specific, event, shape !== null);
    if (wrong !== null) return { valid: false, why: wrong };
  }
  const hookSpecificOutput = z
    .object({ hookEventName: z.literal(event), ...(shape ?? {}) })
    .optional();
  const checked = z.object({ ...common, hookSpecificOutput }).safeParse(value);
  if (checked.success) return { valid: true, value: checked.data as JsonObject };
  const [issue] = checked.error.issues;
  return { valid: false, why: issue === undefined ? "it is not valid" : explain(issue, value) };
}

function wrongEvent(specific: JsonObject, event: string, accepted: boolean): string | null {
  const name = stringAt(specific, "hookEventName");
  if (name === null) return "`hookSpecificOutput.hookEventName` is missing";
  if (name !== event) return `\`hookEventName\` is ${quote(name)}, and the event is ${event}`;
  return accepted ? null : `${event} accepts no \`hookSpecificOutput\``;
}

function explain(issue: z.core.$ZodIssue, value: JsonObject): string {
  const path = issue.path.map(String);
  let at: unknown = value;
  for (const step of path) at = isObject(at) && Object.hasOwn(at, step) ? at[step] : undefined;
  const given = at === undefined ? "missing" : quote(JSON.stringify(at));
  const field = path.join(".");
  switch (issue.code) {
    case "invalid_value":
      return `\`${field}\` is ${given}: ${issue.values.map((v) => quote(String(v))).join(" or ")} is expected`;
    case "invalid_type":
      return field === "permissionDecision"
        ? "`permissionDecision` stands at the top level instead of in `hookSpecificOutput`"
        : `\`${field}\` is ${given}: ${issue.expected} is expected`;
    default:
      return `\`${field}\` is ${given}`;
  }
}

/** What a valid answer decides. */
export interface Said {
  outcome: Outcome;
  /** The vendor's own word; null when it decides nothing. */
  word: string | null;
  reason: string | null;
  /** It blocks by itself, so that exit 2 beside it adds nothing. */
  blocks: boolean;
}

const nothing: Said = { outcome: "none", word: null, reason: null, blocks: false };

/** Strongest first: of two statements in one answer the earlier here wins. */
const strongest: readonly Outcome[] = ["deny", "halt", "continue", "ask", "allow"];

/** Reads the decision out of a valid answer: of several the strongest, of equal ones the event's own. */
export function decisionOf(value: JsonObject, row: EventRow): Said {
  const said = [ownDecision(value), legacyDecision(value, row), stop(value)];
  const best = strongest.map((outcome) => said.find((one) => one?.outcome === outcome));
  return best.find((one) => one !== undefined && one !== null) ?? nothing;
}

/** `decision: "approve" | "block"`. */
function legacyDecision(value: JsonObject, row: EventRow): Said | null {
  const word = stringAt(value, "decision");
  const reason = stringAt(value, "reason");
  if (word === "approve") return { outcome: "allow", word, reason, blocks: false };
  if (word !== "block") return null;
  return { outcome: blockOutcome(row), word, reason, blocks: true };
}

/** What blocking is called on an event. */
export function blockOutcome({ exit2 }: EventRow): Outcome {
  if (exit2 === "refuses-stop") return "continue";
  return exit2 === "ends-loop" ? "halt" : "deny";
}

/** `hookSpecificOutput`: permissionDecision, decision.behavior or action, whichever the event has. */
function ownDecision(value: JsonObject): Said | null {
  const specific = objectAt(value, "hookSpecificOutput");
  if (specific === null) return null;
  const request = objectAt(specific, "decision");
  const behaviour = request === null ? null : stringAt(request, "behavior");
  const word =
    stringAt(specific, "permissionDecision") ?? behaviour ?? stringAt(specific, "action");
  if (word === null || !Object.hasOwn(ownWords, word)) return null;
  const reason =
    stringAt(specific, "permissionDecisionReason") ??
    (request === null ? null : stringAt(request, "message")) ??
    stringAt(value, "reason");
  const outcome = ownWords[word] ?? "none";
  return { outcome, word, reason, blocks: outcome === "deny" };
}

const ownWords: Readonly<Record<string, Outcome>> = {
  allow: "allow",
  deny: "deny",
  ask: "ask",
  defer: "ask",
  accept: "allow",
  decline: "deny",
  cancel: "deny",
};

/** `continue: false`. */
function stop(value: JsonObject): Said | null {
  if (value.continue !== false) return null;
  const reason = stringAt(value, "stopReason");
  return { outcome: "halt", word: "continue: false", reason, blocks: false };
}
