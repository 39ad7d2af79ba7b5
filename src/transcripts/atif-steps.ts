import { isObject, type JsonObject, type JsonValue, objectAt, stringAt } from "../model/json.ts";
import { contentText, parseText } from "./content-text.ts";
import type { CallOutcome, ConversationCall, ConversationStep } from "./conversation.ts";
import { isSet, listAt, valueAt } from "./records.ts";

/** The line of a value inside a step; null when it is not known. */
export type LineInStep = (path: readonly PropertyKey[]) => number | null;

/** What one step of a trajectory says. Copied context (1.5 and later) happened in another trajectory. */
export function stepsOf(step: JsonObject, lineOf: LineInStep): ConversationStep[] {
  if (isSet(step, "is_copied_context")) return [];
  const source = stringAt(step, "source");
  const text = contentText(valueAt(step, "message"));
  const line = lineOf([]);
  if (source === "user") return text.trim() === "" ? [] : [{ kind: "prompt", text, line }];
  if (source !== "agent") return [];
  const answer: ConversationStep[] = text.trim() === "" ? [] : [{ kind: "answer", text, line }];
  const calls = (listAt(step, "tool_calls") ?? []).map((entry, index) =>
    stepOfCall(entry, lineOf(["tool_calls", index])),
  );
  return [...answer, ...calls, ...results(step, calls, lineOf)];
}

function stepOfCall(entry: JsonValue, line: number | null): ConversationStep {
  const tool = isObject(entry) ? stringAt(entry, "function_name") : null;
  if (!isObject(entry) || tool === null) {
    return { kind: "unreadable", why: "a tool call has no name", line };
  }
  const value = valueAt(entry, "arguments");
  const input = typeof value === "string" ? parseText(value) : (value ?? {});
  if (!isObject(input)) {
    const why = "the arguments of a tool call are not a JSON object";
    return { kind: "unreadable", why, line };
  }
  return { kind: "call", call: { id: stringAt(entry, "tool_call_id"), tool, input }, line };
}

/** The observation of a step. One that names no call belongs to the only one there is. */
function results(
  step: JsonObject,
  calls: readonly ConversationStep[],
  lineOf: LineInStep,
): ConversationStep[] {
  const own = calls.flatMap((call): ConversationCall[] =>
    call.kind === "call" ? [call.call] : [],
  );
  const [only] = own;
  const alone = own.length === 1 ? only : undefined;
  const entries = listAt(objectAt(step, "observation") ?? {}, "results") ?? [];
  return entries.flatMap((entry, index): ConversationStep[] => {
    if (!isObject(entry)) return [];
    const named = stringAt(entry, "source_call_id");
    if (named === null && alone === undefined) return [];
    const id = named ?? alone?.id ?? null;
    const line = lineOf(["observation", "results", index]);
    return [{ kind: "result", id, outcome: outcomeOf(entry, step, alone !== undefined), line }];
  });
}

/**
 * The format has no mark for a failure; Harbor's converter of Claude Code sessions keeps theirs, and the structured result,
 * in `extra`.
 */
function outcomeOf(entry: JsonObject, step: JsonObject, alone: boolean): CallOutcome {
  const extra = objectAt(step, "extra") ?? {};
  const own = objectAt(entry, "extra") ?? {};
  const failed =
    isSet(entry, "is_error") ||
    isSet(own, "is_error") ||
    (alone && isSet(extra, "tool_result_is_error"));
  const metadata = objectAt(extra, "tool_result_metadata") ?? {};
  const structured = alone && !failed ? valueAt(metadata, "tool_use_result") : null;
  const content = valueAt(entry, "content");
  return { content: structured ?? content, text: contentText(content), failed };
}
