import { isObject, type JsonObject, objectAt, stringAt } from "../model/json.ts";
import { type CopilotCall, CopilotCalls, signatureOf, splitInput } from "./copilot-calls.ts";
import { CopilotTeller, momentOf, type Place } from "./copilot-teller.ts";
import { isSet, listAt, valueAt } from "./records.ts";

/** Codes of a failed call that somebody stopped before it ran. */
const stoppedCodes: ReadonlySet<string> = new Set(["denied", "rejected"]);

/** Rebuilds the hook events of a session; recorded inputs (`hook.start`) are told as they are. */
export class CopilotSession {
  readonly #teller = new CopilotTeller();
  /** Where the items come out. */
  readonly moments = this.#teller.moments;
  readonly #calls = new CopilotCalls();
  #open = false;
  /** The agent has answered without a call, and not been asked since. */
  #finished: Place | null = null;
  /** Nothing has happened since the last turn ended. */
  #idle = true;
  #toldErrors = false;

  /** Takes one record. */
  accept(record: JsonObject, line: number, length: number): void {
    const type = stringAt(record, "type");
    const data = objectAt(record, "data");
    if (type === null || data === null) {
      const why = type === null ? "it has no `type`" : "its `data` is not an object";
      this.moments.add({ kind: "skipped", line, why });
      return;
    }
    const time = Date.parse(stringAt(record, "timestamp") ?? "");
    const place = {
      line,
      length,
      agent: stringAt(record, "agentId") ?? stringAt(data, "parentToolCallId"),
      time: Number.isNaN(time) ? null : time,
    };
    if (type.startsWith("session.")) this.#session(type, data, place);
    else if (type.startsWith("tool.")) this.#tool(type, data, place);
    else if (type.startsWith("subagent.")) this.#subagent(type, data, place);
    else if (type === "hook.start") this.#recorded(data, place);
    else if (type === "user.message") this.#prompt(data, place);
    else if (type === "assistant.message") this.#answer(data, place);
    else if (type === "abort") this.#finished = null;
    // It goes on although it had finished: a hook did not let it stop.
    else if (type === "assistant.turn_start" && this.#finished !== null) this.#endTurn();
  }

  /** No more records will come. */
  end(line: number): void {
    this.#endTurn();
    if (this.#open) this.#close("complete", { line, length: 0, agent: null, time: null });
    this.moments.settle();
  }

  #session(type: string, data: JsonObject, place: Place): void {
    const described = type === "session.start" || type === "session.resume";
    if (described) this.#teller.note(data, objectAt(data, "context") ?? {});
    if (type === "session.context_changed") this.#teller.note({}, data);
    if (type === "session.start") this.#begin("new", place);
    if (type === "session.resume") this.#begin("resume", place);
    if (type === "session.compaction_start") {
      const trigger = stringAt(data, "trigger");
      this.#teller.tell("preCompact", trigger === null ? {} : { trigger }, place);
    }
    if (type === "session.error" && !this.#toldErrors) {
      this.#toldErrors = true;
      const text = "errorOccurred is replayed only where the recording has what its hooks got";
      this.moments.add({ kind: "notice", text });
    }
    if (type === "session.shutdown") {
      this.#endTurn();
      this.#close(stringAt(data, "shutdownType") === "error" ? "error" : "complete", place);
    }
  }

  #begin(source: string, place: Place): void {
    this.#endTurn();
    this.#open = true;
    this.#teller.tell("sessionStart", { source }, place);
  }

  #close(reason: string, place: Place): void {
    this.#open = false;
    this.#teller.tell("sessionEnd", { reason }, place);
  }

  #prompt(data: JsonObject, place: Place): void {
    if (place.agent !== null || stringAt(data, "parentAgentTaskId") !== null) return;
    const text = stringAt(data, "content") ?? "";
    const source = stringAt(data, "source") ?? "user";
    this.#endTurn();
    // What autopilot and skills say to the model in the user's name was not submitted by anybody.
    if (text === "" || source !== "user" || isSet(data, "isAutopilotContinuation")) return;
    this.#teller.tell("userPromptSubmitted", { prompt: text }, place);
    this.#idle = false;
  }

  #answer(data: JsonObject, place: Place): void {
    this.#idle = false;
    const requests = (listAt(data, "toolRequests") ?? []).filter(isObject);
    for (const request of requests) {
      const id = stringAt(request, "toolCallId");
      const tool = stringAt(request, "name");
      if (id === null || tool === null) continue;
      this.#heardOf(id, tool, request, place);
    }
    if (place.agent === null) this.#finished = requests.length === 0 ? place : null;
  }

  #tool(type: string, data: JsonObject, place: Place): void {
    const id = stringAt(data, "toolCallId");
    const tool = stringAt(data, "toolName");
    if (id === null) return;
    this.#idle = false;
    if (type === "tool.execution_start" && tool !== null) {
      const call = this.#heardOf(id, tool, data, place);
      // What runs counts: a request can have its arguments as a text.
      call.args = valueAt(data, "arguments") ?? call.args;
      this.#before(call, place);
    }
    const call = type === "tool.execution_complete" ? this.#calls.get(id) : null;
    if (call !== null) this.#complete(call, data, place);
  }

  #heardOf(
    id: string,
    tool: string,
    data: JsonObject,
    { line, agent, length }: Place,
  ): CopilotCall {
    const args = valueAt(data, "arguments");
    return this.#calls.add({ id, tool, args, line, agent }, length);
  }

  #before(call: CopilotCall, place: Place): void {
    if (call.before) return;
    this.#calls.told(call);
    this.#teller.tellCall("preToolUse", call, { toolName: call.tool, toolArgs: call.args }, place);
  }

  #complete(call: CopilotCall, data: JsonObject, place: Place): void {
    this.#before(call, place);
    this.#calls.done(call);
    const fields = { toolName: call.tool, toolArgs: call.args };
    const content = stringAt(objectAt(data, "result") ?? {}, "content") ?? "";
    if (isSet(data, "success")) {
      const toolResult = { resultType: "success", textResultForLlm: content };
      this.#teller.tellCall("postToolUse", call, { ...fields, toolResult }, place);
      return;
    }
    const error = objectAt(data, "error") ?? {};
    if (stoppedCodes.has(stringAt(error, "code") ?? "")) return;
    const message = stringAt(error, "message") ?? content;
    this.#teller.tellCall("postToolUseFailure", call, { ...fields, error: message }, place);
  }

  #subagent(type: string, data: JsonObject, place: Place): void {
    const agentName = stringAt(data, "agentName");
    const shown = stringAt(data, "agentDisplayName");
    const fields = {
      ...(agentName === null ? {} : { agentName }),
      ...(shown === null ? {} : { agentDisplayName: shown }),
    };
    if (type === "subagent.started") this.#teller.tell("subagentStart", fields, place);
    if (type === "subagent.completed") this.#teller.tell("subagentStop", fields, place);
  }

  /** What a hook got, word for word. */
  #recorded(data: JsonObject, place: Place): void {
    const name = stringAt(data, "hookType");
    const whole = objectAt(data, "input");
    if (name === null || name === "" || whole === null) return;
    const moment = momentOf(name);
    const between = moment === "userPromptSubmitted" || moment === "sessionEnd";
    if (between && place.agent === null) this.#endTurn();
    for (const { id, input } of splitInput(whole)) {
      if (signatureOf(input) !== null) this.#idle = false;
      const call = id === null ? this.#calls.claim(input, moment) : this.#calls.get(id);
      if (moment === "preToolUse" && call !== null) this.#calls.told(call);
      if (moment === "postToolUse" && call !== null) this.#before(call, place);
      this.#teller.recorded(name, input, place, call?.id ?? id);
    }
  }

  /** The turn is over: what was asked for and never heard of again had its first event, and the agent stopped. */
  #endTurn(): void {
    if (this.#idle) return;
    this.#idle = true;
    for (const call of this.#calls.waiting()) {
      this.#before(call, { line: call.line, length: 0, agent: call.agent, time: null });
    }
    const stopped = this.#finished;
    this.#finished = null;
    if (stopped !== null) this.#teller.tell("agentStop", { stopReason: "end_turn" }, stopped);
    this.moments.settle();
    this.#calls.forgetDone();
  }
}
