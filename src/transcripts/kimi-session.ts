import { type JsonObject, objectAt, stringAt } from "../model/json.ts";
import { LookAhead } from "./claude-code-lookahead.ts";
import { contentText } from "./content-text.ts";
import { KimiCalls, type Tell } from "./kimi-calls.ts";
import type { ReadItem } from "./reader.ts";
import { valueAt } from "./records.ts";
import { SessionNews } from "./session-news.ts";

/** Records before which the session has not really begun: settings, whose values the first event needs. */
const settings =
  /^(?:metadata|config\.|profile\.|tools\.|permission\.set|plugin\.|runtime\.|llm\.)/;

/** The turn that is going on. */
interface Turn {
  steps: number;
  /** What the model said in its newest step. */
  said: string;
  /** The newest step called a tool. */
  called: boolean;
  /** Where and when the agent wanted to stop; null when it did not. */
  stopped: { line: number; time: number | null } | null;
}

/**
 * Rebuilds the hook events of one agent's wire log, in the events of HOOK.md files: Kimi is where that format came
 * from. The log's own program has other hooks, in the user's configuration.
 */
export class KimiSession {
  readonly queue = new LookAhead();
  readonly #news = new SessionNews();
  readonly #calls = new KimiCalls(this.queue);
  /** Id of the sub-agent whose log this is; only its tools reach hooks. */
  #agent: string | null;
  #model: string | null = null;
  #time: number | null = null;
  #firstTime: number | null = null;
  #firstLine = 1;
  #any = false;
  #started = false;
  #steps = 0;
  #turn: Turn | null = null;
  /** A message came while the model worked: it goes on instead of stopping. */
  #steered = false;

  /** Both ids come from where the log lies; null when that does not tell. */
  constructor(sessionId: string | null, agentId: string | null) {
    this.#agent = agentId === null || agentId === "main" ? null : agentId;
    for (const item of this.#news.learn({ sessionId })) this.queue.add(item);
  }

  /** Takes one record. `length` is its line's length in characters. */
  accept(record: JsonObject, line: number, length: number): void {
    const type = stringAt(record, "type");
    if (type === null) {
      this.queue.add({ kind: "skipped", line, why: "it has no `type`" });
      return;
    }
    this.#note(record, type, line);
    if (type === "turn.prompt") this.#prompt(record, line);
    else if (!settings.test(type)) this.#start();
    if (type === "turn.steer") this.#steered = true;
    if (type === "turn.cancel") this.#turn = null;
    if (type === "turn.ended") this.#endTurn();
    if (type === "permission.record_approval_result") this.#calls.asked(record);
    if (type === "context.append_loop_event") this.#loop(record, line, length);
    if (type === "full_compaction.begin") this.#compaction("pre-context-compact", line);
    if (type === "full_compaction.complete") this.#compaction("post-context-compact", line);
  }

  /** No more records will come. `line` is the last one's. */
  end(line: number): void {
    if (!this.#any) return;
    this.#start();
    this.queue.settleAll();
    this.#endTurn();
    if (this.#agent !== null) return;
    const spent = Math.max(0, (this.#time ?? 0) - (this.#firstTime ?? 0));
    const fields = { duration_seconds: spent / 1000, total_steps: this.#steps };
    this.#tell("post-session", fields, line);
  }

  /** Takes over what a record says of the session. */
  #note(record: JsonObject, type: string, line: number): void {
    if (!this.#any) this.#firstLine = line;
    this.#any = true;
    const time = valueAt(record, "time") ?? valueAt(record, "created_at");
    if (typeof time === "number") {
      this.#time = time;
      this.#firstTime ??= time;
    }
    this.#model = stringAt(record, "modelAlias") ?? this.#model;
    const event = objectAt(record, "event") ?? {};
    const cwd =
      stringAt(objectAt(record, "environmentDisclosure") ?? {}, "cwd") ??
      (type === "config.update" ? stringAt(record, "cwd") : null) ??
      stringAt(objectAt(event, "display") ?? {}, "cwd");
    const agentVersion = type === "metadata" ? stringAt(record, "app_version") : null;
    for (const item of this.#news.learn({ cwd, agentVersion })) this.queue.add(item);
  }

  #start(): void {
    if (this.#started) return;
    this.#started = true;
    if (this.#agent !== null) return;
    const model = this.#model === null ? {} : { model: this.#model };
    const fields = { ...model, args: {} };
    this.queue.add(this.#item("pre-session", fields, this.#firstLine, null, this.#firstTime));
  }

  #prompt(record: JsonObject, line: number): void {
    const origin = objectAt(record, "origin") ?? {};
    const forSubagent = !this.#started && stringAt(origin, "name") === "subagent";
    if (forSubagent) this.#agent ??= "sub-agent";
    this.#start();
    this.#endTurn();
    this.#turn = { steps: 0, said: "", called: false, stopped: null };
    this.#steered = false;
    if (this.#agent === null) this.#tell("pre-agent-turn", {}, line);
  }

  /** What happened in the loop of the agent. */
  #loop(record: JsonObject, line: number, length: number): void {
    const event = objectAt(record, "event") ?? {};
    const type = stringAt(event, "type");
    const tell: Tell = (name, fields, callId) => this.#item(name, fields, line, callId);
    const turn = this.#turn;
    if (type === "step.begin") {
      this.#steps += 1;
      if (turn !== null) {
        this.#turn = { steps: turn.steps + 1, said: "", called: false, stopped: null };
      }
    }
    if (type === "content.part" && turn !== null) {
      const part = objectAt(event, "part") ?? {};
      if (stringAt(part, "type") === "text") turn.said += contentText(part);
    }
    if (type === "tool.call") {
      if (turn !== null) turn.called = true;
      if (!this.#calls.call(event, this.#time, length, tell)) {
        this.queue.add({ kind: "skipped", line, why: "a tool call has no name" });
      }
    }
    if (type === "tool.result") this.#calls.result(event, this.#time, length, tell);
    if (type === "step.end" && turn !== null && !turn.called) this.#wantsToStop(turn, line);
  }

  /** A step without calls: the agent wants to stop, unless the user has said something in the meantime. */
  #wantsToStop(turn: Turn, line: number): void {
    if (this.#steered) {
      this.#steered = false;
      return;
    }
    turn.stopped = { line, time: this.#time };
    if (this.#agent !== null) return;
    const final_message = { role: "assistant", content: turn.said };
    const fields = { stop_reason: "no_tool_calls", step_count: turn.steps, final_message };
    this.#tell("pre-agent-turn-stop", fields, line);
  }

  /** The turn is over. What broke off or was cancelled has no end that hooks hear of. */
  #endTurn(): void {
    const turn = this.#turn;
    this.#turn = null;
    if (turn === null || turn.stopped === null || this.#agent !== null) return;
    for (const name of ["post-agent-turn-stop", "post-agent-turn"]) {
      this.queue.add(this.#item(name, {}, turn.stopped.line, null, turn.stopped.time));
    }
  }

  /** A compaction comes in the middle of a turn, or when the agent has stopped. */
  #compaction(name: string, line: number): void {
    if (this.#turn?.stopped) this.#endTurn();
    if (this.#agent === null) this.#tell(name, {}, line);
  }

  #tell(name: string, fields: JsonObject, line: number): void {
    this.queue.add(this.#item(name, fields, line, null));
  }

  #item(
    name: string,
    fields: JsonObject,
    line: number,
    callId: string | null,
    time = this.#time,
  ): ReadItem {
    const { sessionId, cwd } = this.#news;
    const input = {
      event_type: name,
      ...timestamp(time),
      ...(sessionId === null ? {} : { session_id: sessionId }),
      ...(cwd === null ? {} : { work_dir: cwd }),
      ...fields,
    };
    const agent = this.#agent;
    const event = {
      dialect: "agent-hooks" as const,
      name,
      input,
      line,
      callId,
      agent,
      expect: null,
    };
    return { kind: "event", event };
  }
}

/** Recorded times are milliseconds since 1970; anything else is left out. */
function timestamp(time: number | null): { timestamp?: string } {
  const date = new Date(time ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? {} : { timestamp: date.toISOString() };
}
