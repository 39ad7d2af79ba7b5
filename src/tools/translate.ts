import type { AgentEvent } from "../model/event.ts";
import { isObject, type JsonObject } from "../model/json.ts";
import type { OwnCall } from "./act.ts";
import { readCall, type Untold, type WrittenCall, writeCall } from "./calls.ts";
import { bookkeeping, isAboutCall, type Moment, moments } from "./moment.ts";
import { readWords, writeWords } from "./phrase.ts";
import type { EventWords, Vocabulary } from "./vocabulary.ts";
import { given } from "./word.ts";

/** A recorded event in another agent's words. */
export type Translated =
  | {
      kind: "events";
      /**
       * Usually one. Several where the recorded call does what takes several calls here (a patch over three files);
       * together they are the one call, under its `callId`: denied when one of them is, and an expectation is about
       * the strongest of their verdicts.
       */
      events: [AgentEvent, ...AgentEvent[]];
      /**
       * What was left out: fields of the payload and arguments of the tool that have no counterpart, under the names
       * the recording has for them.
       */
      unmapped: string[];
    }
  | Untranslated;

/** There is no such moment or tool in the other agent. */
export interface Untranslated {
  kind: "untranslated";
  /** One clause, no full stop; the same for all events with the same cause. */
  why: string;
  moment: Moment | null;
  /** The recorded tool, when the moment is about a call. */
  tool: string | null;
}

/** A payload, read. */
interface ReadEvent {
  moment: Moment;
  facts: JsonObject;
  origins: ReadonlyMap<string, string>;
  unread: readonly string[];
  own: OwnCall | null;
}

/** More names are not told of one event. */
const mostUnmapped = 50;

/** Neutral facts in words, for why an event cannot be told. */
const factNames: Readonly<Record<string, string>> = {
  prompt: "the prompt",
  request: "what was sent to the model",
  response: "what the model answered",
};

/**
 * Puts a recorded event into another agent's words: the other's event, tool and arguments, and every field of the
 * payload that can be known from the recording; the dialect fills in the rest, as for its own recordings. What has no
 * counterpart is left out and named, not passed through: a payload has no foreign fields. Pure, and never throws.
 * @param cwd folder of the session, for payloads that do not tell theirs; null when not known
 */
export function translate(
  event: AgentEvent,
  from: Vocabulary,
  to: Vocabulary,
  cwd: string | null = null,
): Translated {
  if (from.dialect === to.dialect) return { kind: "events", events: [event], unmapped: [] };
  const read = readEvent(event, from);
  if ("why" in read) return { kind: "untranslated", moment: null, tool: null, ...read };
  const { moment, own } = read;
  const not = (why: string): Untranslated => {
    return { kind: "untranslated", why, moment, tool: own?.name ?? null };
  };
  const row = eventFor(read, event, from, to);
  if ("why" in row) return not(row.why);
  const folder = textIn(read.facts, "cwd") ?? cwd;
  if (own === null) return told(event, read, row, to, folder, [], []);
  const call = readCall(from, own);
  if ("why" in call) return not(call.why);
  const written = writeCall(to, call.call, folder);
  if ("why" in written) return not(written.why);
  const lost = [...written.lost, ...written.calls.flatMap((part) => part.lost)].map((name) =>
    asRecorded(name, call.origins),
  );
  return told(event, read, row, to, folder, written.calls, [...call.unread, ...lost]);
}

function readEvent({ name, input }: AgentEvent, from: Vocabulary): ReadEvent | Untold {
  const rows = from.events.filter((row) => row.name === name && row.writtenOnly !== true);
  const row = rows.find(({ when }) => when === undefined || when(input));
  if (row === undefined) {
    const reason = Object.hasOwn(from.alone, name) ? from.alone[name] : undefined;
    return {
      why:
        reason === undefined
          ? `\`${name.slice(0, 60)}\` is no event that is known of ${from.title}`
          : `\`${name}\` ${reason}`,
    };
  }
  const aboutCall = isAboutCall(row.moment);
  const own = aboutCall ? from.call.read(input) : null;
  if (aboutCall && own === null) return { why: `a \`${name}\` event names no tool` };
  const rest = Object.entries(input).filter(
    ([key]) => !(aboutCall && from.call.fields.includes(key)),
  );
  const { neutral, origins, unread } = readWords(
    [...from.base, ...row.words],
    Object.fromEntries(rest),
  );
  return {
    moment: row.moment,
    facts: { ...row.implies, ...neutral },
    origins,
    unread: unread.filter((key) => !from.silent.payload.includes(key)),
    own,
  };
}

/** The other agent's event for the same moment. */
function eventFor(
  { moment, facts, origins }: ReadEvent,
  event: AgentEvent,
  from: Vocabulary,
  to: Vocabulary,
): EventWords | Untold {
  const row = to.events.find((candidate) => candidate.moment === moment);
  if (row === undefined) return { why: `${to.title} has no event for ${moments[moment]}` };
  const missing = row.needs?.find((fact) => given(facts, fact) === undefined);
  if (missing !== undefined) {
    const what = factNames[missing] ?? missing;
    return {
      why: `\`${row.name}\` of ${to.title} is about ${what}, which \`${event.name}\` of ${from.title} does not tell`,
    };
  }
  for (const fact of row.decisive ?? []) {
    const value = given(facts, fact);
    const words = [...to.base, ...row.words].filter((word) => word.neutral.includes(fact));
    const around = { cwd: null, call: null, act: null };
    if (value === undefined || words.some((word) => word.write(facts, around) !== null)) continue;
    const recorded = given(event.input, origins.get(fact) ?? fact);
    const shown = typeof recorded === "string" ? recorded : String(value);
    return {
      why: `\`${row.name}\` of ${to.title} has no counterpart for ${fact} \`${shown.slice(0, 60)}\``,
    };
  }
  return row;
}

function told(
  event: AgentEvent,
  read: ReadEvent,
  row: EventWords,
  to: Vocabulary,
  cwd: string | null,
  calls: readonly WrittenCall[],
  callLosses: readonly string[],
): Translated {
  const losses = new Set<string>();
  const payload = (part: WrittenCall | null): AgentEvent => {
    const around = { cwd, call: part?.own ?? null, act: part?.act ?? null };
    const { own, lost } = writeWords([...to.base, ...row.words], read.facts, around);
    for (const name of lost) {
      const origin = read.origins.get(name);
      const implied = given(row.implies ?? {}, name) === given(read.facts, name);
      if (origin !== undefined && !implied && !bookkeeping.has(name)) losses.add(origin);
    }
    const call = part === null ? {} : to.call.write(part.own);
    return { ...event, dialect: to.dialect, name: row.name, input: { ...own, ...call } };
  };
  const [first = null, ...more] = calls;
  const events: [AgentEvent, ...AgentEvent[]] = [payload(first), ...more.map(payload)];
  const unmapped = [...new Set([...read.unread, ...losses, ...callLosses])];
  return { kind: "events", events, unmapped: unmapped.slice(0, mostUnmapped) };
}

/** The recorded name of a neutral one, or of a part of it (`agents[].model`). */
function asRecorded(name: string, origins: ReadonlyMap<string, string>): string {
  const end = name.indexOf("[]");
  const whole = end < 0 ? name : name.slice(0, end);
  return `${origins.get(whole) ?? whole}${name.slice(whole.length)}`;
}

function textIn(object: JsonObject, key: string): string | null {
  const value = given(object, key);
  return typeof value === "string" && !isObject(value) ? value : null;
}
