import { type JsonObject, stringAt } from "../model/json.ts";
import type { EventItem } from "./claude-code-teller.ts";
import { type CopilotCall, signatureOf } from "./copilot-calls.ts";
import { Moments } from "./copilot-moments.ts";
import { SessionNews } from "./session-news.ts";

/** Where a record stands. */
export interface Place {
  line: number;
  /** Length of the line in characters. */
  length: number;
  agent: string | null;
  /** Milliseconds since 1970; null when not recorded. */
  time: number | null;
}

/** Hook types that stand for the same moment under another name. */
const sameMoment: Readonly<Record<string, string>> = {
  stop: "agentStop",
  userPromptSubmit: "userPromptSubmitted",
  postToolUseFailure: "postToolUse",
};

/** The moment of a hook type, also where a configuration writes it in the other agents' way (`PreToolUse`). */
export function momentOf(hookType: string): string {
  const camel = `${hookType.slice(0, 1).toLowerCase()}${hookType.slice(1)}`;
  return (Object.hasOwn(sameMoment, camel) ? sameMoment[camel] : undefined) ?? camel;
}

/** Turns what a session's records mean into events, with the fields that every payload has. */
export class CopilotTeller {
  readonly moments = new Moments();
  readonly #news = new SessionNews();
  /** Of the newest record: it moves when the agent changes folder. */
  #cwd: string | null = null;

  /** Takes over what a record says of the session: its first record, or a change of folder. */
  note(data: JsonObject, context: JsonObject): void {
    const sessionId = stringAt(data, "sessionId");
    const agentVersion = stringAt(data, "copilotVersion");
    const cwd = stringAt(context, "cwd");
    this.#cwd = cwd ?? this.#cwd;
    for (const item of this.#news.learn({ sessionId, cwd, agentVersion })) this.moments.add(item);
  }

  /** An event that is not about a call, made out from other records. */
  tell(name: string, fields: JsonObject, place: Place): void {
    const keys = [[name, place.agent].join(" ")];
    this.moments.madeOut(keys, this.#madeOut(name, fields, place, null), true, place.length);
  }

  /** An event about a call, made out from other records. */
  tellCall(name: string, call: CopilotCall, fields: JsonObject, place: Place): void {
    const moment = momentOf(name);
    const keys = [`${moment} ${call.id}`, `${moment} ${signatureOf(fields)}`];
    const item = this.#madeOut(name, fields, { ...place, agent: call.agent }, call.id);
    if (this.moments.madeOut(keys, item, false, place.length)) call.claimed.add(moment);
  }

  /** What a hook got, word for word. */
  recorded(hookType: string, input: JsonObject, place: Place, callId: string | null): void {
    const about = callId ?? signatureOf(input) ?? place.agent;
    const key = [momentOf(hookType), about].join(" ");
    this.moments.recorded(key, item(hookType, input, place, callId));
  }

  #madeOut(name: string, fields: JsonObject, place: Place, callId: string | null): EventItem {
    const { sessionId } = this.#news;
    const input = {
      ...(sessionId === null ? {} : { sessionId }),
      ...(place.time === null ? {} : { timestamp: place.time }),
      ...(this.#cwd === null ? {} : { cwd: this.#cwd }),
      ...fields,
    };
    return item(name, input, place, callId);
  }
}

function item(name: string, input: JsonObject, place: Place, callId: string | null): EventItem {
  const { line, agent } = place;
  return {
    kind: "event",
    event: { dialect: "copilot", name, input, line, callId, agent, expect: null },
  };
}
