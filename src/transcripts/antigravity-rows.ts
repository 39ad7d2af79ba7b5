import { isObject, type JsonObject, objectAt, stringAt } from "../model/json.ts";
import { listAt, valueAt } from "./records.ts";

/** What is kept of one step of a session; the texts, which are most of a recording, are not. */
export interface Row {
  /** `step_index`: the order of the session, which is not that of the file. */
  step: number;
  line: number;
  /** `type`: `USER_INPUT`, `PLANNER_RESPONSE`, `RUN_COMMAND` … An open list. */
  type: string;
  /** Made by the agent itself (`source` is `MODEL`), not by the user or the program. */
  byModel: boolean;
  /** A command that goes on in the background. */
  running: boolean;
  /** Empty when there was none. */
  error: string;
  calls: readonly Call[];
  /** Steps whose background commands this one reports as done. */
  finished: readonly number[];
}

/** A call as recorded. There are no ids. Only the model's answers have calls, as far as anybody has seen. */
export interface Call {
  tool: string;
  args: JsonObject;
}

/** The beginning of a message is enough to find out who sent it. */
const senderWithin = 2000;
const sender = /\bsender=\S*\/task-(\d{1,15})\b/g;

/** Reads a record; a string says why it is no step. */
export function readRow(record: JsonObject, line: number): Row | string {
  const step = valueAt(record, "step_index");
  const type = stringAt(record, "type");
  if (typeof step !== "number" || !Number.isSafeInteger(step)) return "it has no `step_index`";
  if (type === null) return "it has no `type`";
  return {
    step,
    line,
    type,
    byModel: stringAt(record, "source") === "MODEL",
    running: stringAt(record, "status") === "RUNNING",
    error: stringAt(record, "error") ?? "",
    calls: callsOf(record),
    finished: type === "SYSTEM_MESSAGE" ? finishedIn(stringAt(record, "content") ?? "") : [],
  };
}

function callsOf(record: JsonObject): Call[] {
  return (listAt(record, "tool_calls") ?? []).flatMap((entry) => {
    const tool = isObject(entry) ? stringAt(entry, "name") : null;
    if (!isObject(entry) || tool === null) return [];
    return [{ tool, args: objectAt(entry, "args") ?? objectAt(entry, "arguments") ?? {} }];
  });
}

function finishedIn(content: string): number[] {
  return [...content.slice(0, senderWithin).matchAll(sender)].map(([, step]) => Number(step));
}

/** The rows in the order of the session. Several with the same index keep the order of the file. */
export function inOrder(rows: readonly Row[]): Row[] {
  return [...rows].sort((a, b) => a.step - b.step);
}
