import type { AgentEvent, Expectation, SessionFacts } from "../model/event.ts";
import type { DialectId } from "../model/ids.ts";
import { isObject, type JsonObject, type JsonValue, stringAt } from "../model/json.ts";
import { type Verdict, verdicts } from "../model/verdict.ts";
import { sessionIn } from "./payload-session.ts";
import type { ReadItem, TranscriptReader } from "./reader.ts";
import { linesOf, objectsIn, parseLine, valueAt } from "./records.ts";

/** Every id an event may carry; a record, so that none of the type can be forgotten. */
const dialects: Readonly<Record<DialectId, true>> = {
  "gemini-cli": true,
  antigravity: true,
  "agent-hooks": true,
  "claude-code": true,
  codex: true,
  copilot: true,
  cursor: true,
};

const eventKeys: readonly string[] = ["dialect", "event", "input", "id", "expect"];
const expectKeys: readonly string[] = ["verdict", "reason", "failedOpen"];

/** What is wrong with a line: one clause, no full stop. */
interface Mistake {
  why: string;
}

/**
 * hookgate's own recordings (`*.events.jsonl`): one event a line, `{"dialect", "event", "input", "id"?, "expect"?}`.
 * People write them by hand, so every mistake is told.
 */
export const hookgateEvents: TranscriptReader = {
  format: "hookgate-events",
  dialect: null,

  sniff(head, file) {
    const [first] = linesOf(head);
    if (first === undefined) return file.endsWith(".events.jsonl") && head.trim() === "" ? 2 : 0;
    if (file.endsWith(".events.jsonl")) return "record" in first || !first.json ? 2 : 0;
    const [event] = objectsIn(head);
    const keys = ["dialect", "event", "input"];
    const isEvent = event !== undefined && keys.every((key) => Object.hasOwn(event, key));
    return isEvent ? 2 : 0;
  },

  async *read(source) {
    const told: Told = { facts: { sessionId: null, cwd: null, agentVersion: null }, stray: false };
    for await (const line of source.lines()) {
      const parsed = parseLine(line);
      if (parsed === null) continue;
      if ("why" in parsed) yield { kind: "skipped", line: line.number, why: parsed.why };
      else yield* itemsOf(parsed.record, line.number, told);
    }
  },
};

/** What has been told about the recording so far. */
interface Told {
  facts: SessionFacts;
  /** An unknown field has been pointed out. */
  stray: boolean;
}

function* itemsOf(record: JsonObject, line: number, told: Told): Generator<ReadItem> {
  const event = readEvent(record);
  if ("why" in event) {
    yield { kind: "skipped", line, why: event.why };
    return;
  }
  const stray = strayKey(record, eventKeys);
  if (stray !== null && !told.stray) {
    told.stray = true;
    const text = `${quote(stray)} on line ${line} is no field of an event; such fields are ignored`;
    yield { kind: "notice", text };
  }
  const session = sessionIn(event.dialect, event.input);
  const sessionId = told.facts.sessionId ?? session.sessionId;
  const cwd = told.facts.cwd ?? session.cwd;
  if (sessionId !== told.facts.sessionId || cwd !== told.facts.cwd) {
    told.facts = { ...told.facts, sessionId, cwd };
    yield { kind: "session", session: { sessionId, cwd } };
  }
  yield { kind: "event", event: { ...event, line } };
}

function readEvent(record: JsonObject): Omit<AgentEvent, "step" | "line"> | Mistake {
  const dialect = valueAt(record, "dialect");
  if (typeof dialect !== "string") return { why: wrong(record, "dialect", "the id of an agent") };
  if (!isDialect(dialect)) {
    const known = Object.keys(dialects).join(", ");
    return { why: `there is no dialect ${quote(dialect)}: known are ${known}` };
  }
  const name = stringAt(record, "event");
  if (name === null || name === "") return { why: wrong(record, "event", "the name of an event") };
  const input = valueAt(record, "input");
  if (!isObject(input)) return { why: wrong(record, "input", "an object, the payload on stdin") };
  const id = valueAt(record, "id");
  if (id !== null && typeof id !== "string") return { why: wrong(record, "id", "a text") };
  const expect = readExpectation(valueAt(record, "expect"));
  if (expect !== null && "why" in expect) return expect;
  const callId = stringAt(input, "tool_use_id") ?? id;
  return { dialect, name, input, callId, agent: stringAt(input, "agent_id"), expect };
}

/** `"deny"`, or `{"verdict"?, "reason"?, "failedOpen"?}`; null when nothing is expected. */
function readExpectation(value: JsonValue): Expectation | Mistake | null {
  if (value === null) return null;
  if (typeof value === "string") {
    const verdict = readVerdict(value);
    return "why" in verdict ? verdict : { ...verdict, reason: null, failedOpen: null };
  }
  if (!isObject(value)) return { why: "`expect` must be a verdict or an object" };
  const stray = strayKey(value, expectKeys);
  if (stray !== null) {
    return { why: `\`expect\` has no field ${quote(stray)}: known are ${expectKeys.join(", ")}` };
  }
  const verdict = readVerdict(valueAt(value, "verdict"));
  if ("why" in verdict) return verdict;
  const reason = valueAt(value, "reason");
  const failedOpen = valueAt(value, "failedOpen");
  if (reason !== null && typeof reason !== "string") {
    return { why: "`expect.reason` must be a regular expression, written as a text" };
  }
  const flaw = reason === null ? null : flawOf(reason);
  if (flaw !== null) return { why: `\`expect.reason\` is not a valid regular expression: ${flaw}` };
  if (failedOpen !== null && typeof failedOpen !== "boolean") {
    return { why: "`expect.failedOpen` must be true or false" };
  }
  return { ...verdict, reason, failedOpen };
}

function readVerdict(value: JsonValue): { verdict: Verdict | null } | Mistake {
  if (value === null) return { verdict: null };
  const verdict = verdicts.find((known) => known === value);
  if (verdict !== undefined) return { verdict };
  return { why: `\`expect\`: ${quote(value)} is no verdict: known are ${verdicts.join(", ")}` };
}

/** Why a regular expression is not valid, in the engine's words; null when it is. */
function flawOf(pattern: string): string | null {
  try {
    new RegExp(pattern);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function isDialect(id: string): id is DialectId {
  return Object.hasOwn(dialects, id);
}

function strayKey(object: JsonObject, known: readonly string[]): string | null {
  return Object.keys(object).find((key) => !known.includes(key)) ?? null;
}

function wrong(record: JsonObject, key: string, needed: string): string {
  const missing = !Object.hasOwn(record, key);
  return missing ? `\`${key}\` is missing` : `\`${key}\` must be ${needed}`;
}

/** A stranger's value in a message: as JSON, shortened. */
function quote(value: JsonValue): string {
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
