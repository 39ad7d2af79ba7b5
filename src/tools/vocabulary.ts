import type { DialectId } from "../model/ids.ts";
import type { JsonObject } from "../model/json.ts";
import type { Act, OwnCall } from "./act.ts";
import type { Moment } from "./moment.ts";
import type { Word } from "./word.ts";

/** The words of one agent for what all agents do: what translation between agents is made of. */
export interface Vocabulary {
  readonly dialect: DialectId;
  readonly title: string;
  /** Fields that every payload may have. */
  readonly base: readonly Word[];
  /** Events by moment. Of several rows that fit, the first is read or written. */
  readonly events: readonly EventWords[];
  /** Tools by what they do. Of several rows that fit, the first is read or written. */
  readonly tools: readonly ToolWords[];
  readonly call: CallWords;
  /** Tools of MCP servers; null when it is not known how hooks see them. */
  readonly mcp: McpWords | null;
  /** Fields of payloads, and arguments of tools, that say nothing of what happens: not told when they are left out. */
  readonly silent: { readonly payload: readonly string[]; readonly input: readonly string[] };
  /** Events and tools that have no counterpart elsewhere, and why: one clause, no full stop. */
  readonly alone: Readonly<Record<string, string>>;
}

/** One event of an agent. */
export interface EventWords {
  readonly name: string;
  readonly moment: Moment;
  /** Its own fields, without those of the call. */
  readonly words: readonly Word[];
  /** Only payloads of this kind are that moment; absent = all. */
  readonly when?: (payload: JsonObject) => boolean;
  /** What the event itself says without a field for it, as neutral facts. */
  readonly implies?: JsonObject;
  /** Neutral facts without which the event makes no sense. */
  readonly needs?: readonly string[];
  /** Neutral facts that decide whether it fires: with a value it does not know, it does not. */
  readonly decisive?: readonly string[];
  /** Other events mean it as well; when read, it is another row's. */
  readonly writtenOnly?: true;
}

/** One tool of an agent. */
export interface ToolWords {
  readonly name: string;
  readonly act: Act;
  readonly words: readonly Word[];
  /** Only calls with such arguments do that; absent = all. */
  readonly when?: (input: JsonObject) => boolean;
  /** What the name itself says, as neutral arguments. */
  readonly implies?: JsonObject;
  /** What every call does anyway: nothing is lost when another agent's call says so. */
  readonly anyway?: JsonObject;
  /** An old or foreign name: read, never written. */
  readonly readOnly?: true;
}

/** Where payloads have the tool call. */
export interface CallWords {
  /** The fields it is in. */
  readonly fields: readonly string[];
  /** Null when the payload names no tool. */
  read(payload: JsonObject): OwnCall | null;
  write(call: OwnCall): JsonObject;
}

/** A call of a tool of an MCP server. */
export interface McpCall {
  /** Null when only the tool is known. */
  server: string | null;
  tool: string;
  input: JsonObject;
}

/** How an agent names the tools of MCP servers. */
export interface McpWords {
  /** Null when the name is none of an MCP tool. */
  read(call: OwnCall): McpCall | null;
  /** Null when the server must be known and is not. */
  write(call: McpCall): OwnCall | null;
  /** The name leaves the server out. */
  readonly withoutServer: boolean;
}

/** Tool rows under several names with the same words; the first is the one that is written. */
export function tools(
  names: readonly [string, ...string[]],
  act: Act,
  words: readonly Word[],
  more: Partial<ToolWords> = {},
): ToolWords[] {
  return names.map((name, index) => ({
    name,
    act,
    words,
    ...more,
    ...(index === 0 ? {} : { readOnly: true }),
  }));
}

/** One event row. */
export function event(
  name: string,
  moment: Moment,
  words: readonly Word[] = [],
  more: Partial<EventWords> = {},
): EventWords {
  return { name, moment, words, ...more };
}
