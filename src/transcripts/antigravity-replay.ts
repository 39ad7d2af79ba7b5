import { type JsonObject, stringAt } from "../model/json.ts";
import { type ArgumentStyle, readArguments, styleOf } from "./antigravity-arguments.ts";
import { type Call, inOrder, type Row } from "./antigravity-rows.ts";
import { listing } from "./listing.ts";
import type { ReadItem } from "./reader.ts";

/**
 * The hook events of a session. The j-th call of step i has its result in step i + 1 + j (true for 835 of 835 calls in
 * four public recordings). `invocationNum` and `executionNum` count from 0 in every turn of the user (measured on
 * 1.2.16); the calls of one step are told one after the other.
 */
export class AntigravityReplay {
  readonly #rows: readonly Row[];
  readonly #results = new Map<number, Row>();
  readonly #style: ArgumentStyle;
  readonly #conversation: string | null;
  /** Steps whose commands go on in the background. */
  readonly #running = new Set<number>();
  /** Steps with calls whose arguments are cut. */
  readonly #cut: number[] = [];
  #invocation = 0;
  #execution = 0;

  /** @param conversation id of the session; null when it is not known */
  constructor(rows: readonly Row[], file: string, conversation: string | null) {
    this.#rows = inOrder(rows);
    this.#style = styleOf(
      file,
      rows.flatMap((row) => row.calls.map((call) => call.args)),
    );
    this.#conversation = conversation;
    for (const row of this.#rows) {
      if (isResult(row) && !this.#results.has(row.step)) this.#results.set(row.step, row);
    }
  }

  *items(): Generator<ReadItem> {
    const cwd = this.#folder();
    if (cwd !== null || this.#conversation !== null) {
      yield { kind: "session", session: { sessionId: this.#conversation, cwd } };
    }
    for (const [index, row] of this.#rows.entries()) {
      if (row.type === "USER_INPUT") {
        this.#invocation = 0;
        this.#execution = 0;
      }
      if (row.running) this.#running.add(row.step);
      for (const step of row.finished) this.#running.delete(step);
      if (row.type !== "PLANNER_RESPONSE") yield* this.#calls(row);
      else yield* this.#answer(row, this.#rows[index + 1]);
    }
    if (this.#cut.length > 0) yield { kind: "notice", text: this.#cutNotice() };
  }

  /** One answer of the model: what it called, or that it stopped. */
  *#answer(row: Row, next: Row | undefined): Generator<ReadItem> {
    const invocation = { invocationNum: this.#invocation, initialNumSteps: row.step };
    this.#invocation += 1;
    yield this.#event("PreInvocation", invocation, row.line);
    yield* this.#calls(row);
    yield this.#event("PostInvocation", invocation, row.line);
    if (row.calls.length === 0 && endsExecution(next)) yield this.#stop(row);
  }

  *#calls(row: Row): Generator<ReadItem> {
    for (const [position, call] of row.calls.entries()) yield* this.#call(row, call, position);
  }

  *#call(row: Row, call: Call, position: number): Generator<ReadItem> {
    const stepIdx = row.step + 1 + position;
    const { args, cut } = readArguments(call.args, this.#style);
    if (cut) this.#cut.push(row.step);
    const id = `step-${stepIdx}`;
    const fields = { toolCall: { name: call.tool, args }, stepIdx };
    yield this.#event("PreToolUse", fields, row.line, id);
    const result = this.#results.get(stepIdx);
    if (result === undefined) return;
    yield this.#event("PostToolUse", { ...fields, error: result.error }, result.line, id);
  }

  #stop(row: Row): ReadItem {
    const executionNum = this.#execution;
    this.#execution += 1;
    const fullyIdle = this.#running.size === 0;
    return this.#event("Stop", { executionNum, fullyIdle }, row.line);
  }

  #event(name: string, fields: JsonObject, line: number, callId: string | null = null): ReadItem {
    const id = this.#conversation;
    const input = { ...(id === null ? {} : { conversationId: id }), ...fields };
    return {
      kind: "event",
      event: { dialect: "antigravity", name, input, line, callId, agent: null, expect: null },
    };
  }

  /** No record names the workspace: the folder in which most commands ran is the best there is. */
  #folder(): string | null {
    const counts = new Map<string, number>();
    for (const call of this.#rows.flatMap((row) => row.calls)) {
      if (call.tool !== "run_command") continue;
      const { args, cut } = readArguments(call.args, this.#style);
      const cwd = cut ? null : stringAt(args, "Cwd");
      if (cwd !== null && cwd !== "") counts.set(cwd, (counts.get(cwd) ?? 0) + 1);
    }
    const [most] = [...counts].sort(([, a], [, b]) => b - a);
    return most?.[0] ?? null;
  }

  #cutNotice(): string {
    const count = this.#cut.length;
    const calls = count === 1 ? "1 call has" : `${count} calls have`;
    const steps = new Set(this.#cut);
    const where = `${steps.size === 1 ? "step" : "steps"} ${listing([...steps])}`;
    return `${calls} arguments that the recording cuts short (${where}): what hooks say of them is not reliable; replay \`transcript_full.jsonl\` instead, where there is one`;
  }
}

/** A row that can be what a call gave: a step of the agent, or the error in its place. */
function isResult(row: Row): boolean {
  if (row.type === "ERROR_MESSAGE") return true;
  return row.byModel && row.type !== "PLANNER_RESPONSE" && row.type !== "USER_INPUT";
}

/**
 * An answer without calls ends the execution, unless the agent itself goes on. What comes next in the same turn was
 * woken by something: a background command that is done, or a hook.
 */
function endsExecution(next: Row | undefined): boolean {
  return next === undefined || !next.byModel;
}
