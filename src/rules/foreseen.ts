import type { Dialect } from "../dialects/dialect.ts";
import type { Ruling } from "../model/decision.ts";
import type { AgentEvent } from "../model/event.ts";
import type { Hook } from "../model/hook.ts";
import type { JsonObject, JsonValue } from "../model/json.ts";
import { occasion } from "./wording.ts";

/** How a hook ends. */
export interface End {
  exitCode: number;
  stderr: string;
}

/**
 * An event that a hook listens to, as far as rules need one to ask the dialect what it would do.
 * @param value what the matcher is compared with
 */
export function sampleEvent(dialect: Dialect, hook: Hook, value: string): AgentEvent {
  const target = dialect.events.get(hook.event)?.matches ?? null;
  return {
    dialect: dialect.id,
    name: hook.event,
    input: { tool_input: {}, ...(target !== null && fieldAt(target.field, value)) },
    step: 1,
    line: null,
    callId: null,
    agent: null,
    expect: null,
  };
}

/** An object with a value at a place such as `tool_name` or `toolCall.name`. */
function fieldAt(path: string, value: JsonValue): JsonObject {
  const [key = "", ...rest] = path.split(".");
  return { [key]: rest.length === 0 ? value : fieldAt(rest.join("."), value) };
}

/**
 * What the agent would do each time a hook ends in this way, by the dialect's own rules, as a clause. An answer
 * from the dialect stays true when its tables learn a new version.
 */
export function foreseen(dialect: Dialect, hook: Hook, end: End): string {
  const facts = dialect.events.get(hook.event);
  const what = occasion(facts);
  const each = what === "event" ? `every \`${hook.event}\`` : `every matched ${what}`;
  const { verdict, afterTheFact } = rulingOn(dialect, hook, end);
  if (verdict === "halt") return `${dialect.title} ends the turn over it, on ${each}`;
  if (["deny", "continue"].includes(verdict)) {
    if (afterTheFact) {
      return `${dialect.title} takes that as an objection: the model gets the error text for ${each}`;
    }
    return facts?.blocking === "stop"
      ? `${dialect.title} then refuses to stop, every time`
      : `${dialect.title} takes that as a refusal: ${each} is blocked`;
  }
  if (hook.guard) {
    return `${dialect.title} takes that as an error of the hook and goes on: the guard lets everything through`;
  }
  return `${dialect.title} takes that as an error of the hook and goes on, so the hook does nothing`;
}

function rulingOn(dialect: Dialect, hook: Hook, { exitCode, stderr }: End): Ruling {
  const value =
    dialect.events.get(hook.event)?.matches?.values?.[0] ?? dialect.tools.known[0] ?? "";
  const event = sampleEvent(dialect, hook, value);
  const run = {
    exitCode,
    signal: null,
    stdout: "",
    stderr,
    truncated: false,
    timedOut: false,
    spawnError: null,
    durationMs: 10,
    leftovers: false,
  };
  const result = { hook, run, ...dialect.interpret(hook, event, run) };
  return dialect.combine(event, [result]);
}
