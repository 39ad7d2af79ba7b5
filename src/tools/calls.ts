import type { JsonObject, JsonValue } from "../model/json.ts";
import { type Act, deeds, type NeutralCall, type OwnCall } from "./act.ts";
import { readWords, writeWords } from "./phrase.ts";
import { simplify } from "./simpler.ts";
import type { ToolWords, Vocabulary } from "./vocabulary.ts";
import { given, type Surroundings } from "./word.ts";

/** A call, read. */
export interface ReadCall {
  call: NeutralCall;
  /** Neutral argument → the argument it was read from. */
  origins: ReadonlyMap<string, string>;
  /** Arguments that have no neutral name. */
  unread: readonly string[];
}

/** A call, written for a vendor. */
export interface WrittenCall {
  own: OwnCall;
  act: Act;
  /** Neutral arguments that have no place here. */
  lost: readonly string[];
}

/** Why something cannot be translated: one clause, no full stop. */
export interface Untold {
  why: string;
}

/** Reads a vendor's tool call. */
export function readCall(vocabulary: Vocabulary, own: OwnCall): ReadCall | Untold {
  const named = vocabulary.tools.filter(({ name }) => name === own.name);
  const row = named.find(({ when }) => when === undefined || when(own.input));
  if (row !== undefined) {
    const { neutral, origins, unread } = readWords(row.words, own.input);
    const args = { ...row.implies, ...neutral };
    return {
      call: { act: row.act, args },
      origins,
      unread: unread.filter((name) => !vocabulary.silent.input.includes(name)),
    };
  }
  const mcp = named.length === 0 ? (vocabulary.mcp?.read(own) ?? null) : null;
  const reason = Object.hasOwn(vocabulary.alone, own.name) ? vocabulary.alone[own.name] : undefined;
  // A name alone can be that of any tool; with its server it is that of an MCP tool for sure.
  if (reason !== undefined && (mcp === null || mcp.server === null)) {
    return { why: `\`${own.name}\` ${reason}` };
  }
  if (mcp === null) {
    const what = named.length === 0 ? "is no tool that is" : "is called in a way that is not";
    return { why: `${quoted(own.name)} ${what} known of ${vocabulary.title}` };
  }
  const { server, tool, input } = mcp;
  const args = { ...(server === null ? {} : { server }), tool, arguments: input };
  return { call: { act: "mcp", args }, origins: new Map(), unread: [] };
}

/**
 * Writes a call in a vendor's words; several calls where the vendor has only simpler tools.
 * @param cwd the session's working directory; null when not known
 */
export function writeCall(
  vocabulary: Vocabulary,
  call: NeutralCall,
  cwd: string | null,
): { calls: WrittenCall[]; lost: string[] } | Untold {
  if (call.act === "mcp") return writeMcp(vocabulary, call.args);
  const row = vocabulary.tools.find(({ act, readOnly }) => act === call.act && readOnly !== true);
  if (row !== undefined) return { calls: [writeRow(row, call, cwd)], lost: [] };
  const simple = simplify(call);
  const calls: WrittenCall[] = [];
  const lost = [...(simple?.lost ?? [])];
  for (const part of simple?.calls ?? []) {
    const written = writeCall(vocabulary, part, cwd);
    if ("why" in written) lost.push(`the part that ${deeds[part.act].does}`);
    else {
      calls.push(...written.calls);
      lost.push(...written.lost);
    }
  }
  if (calls.length > 0) return { calls, lost };
  return { why: `${vocabulary.title} has no tool that ${deeds[call.act].does}` };
}

function writeRow(row: ToolWords, { act, args }: NeutralCall, cwd: string | null): WrittenCall {
  const around: Surroundings = { cwd, call: null, act };
  const { own, lost } = writeWords(row.words, args, around);
  const unsaid = lost.filter((name) => !goesWithoutSaying(name, args, row.anyway, cwd));
  return { own: { name: row.name, input: own, beside: {} }, act, lost: unsaid };
}

function writeMcp(
  { mcp, title }: Vocabulary,
  args: JsonObject,
): { calls: WrittenCall[]; lost: string[] } | Untold {
  const server = given(args, "server");
  const tool = given(args, "tool");
  const input = given(args, "arguments");
  if (mcp === null) return { why: `how ${title} shows tools of MCP servers to hooks is not known` };
  const name = typeof tool === "string" ? tool : "";
  const own = mcp.write({
    server: typeof server === "string" ? server : null,
    tool: name,
    input: isPlain(input) ? input : {},
  });
  if (own === null) {
    return {
      why: `${quoted(name)} seems to be a tool of an MCP server, and ${title} would name the server, which the recording does not`,
    };
  }
  const lost = mcp.withoutServer && typeof server === "string" ? ["server"] : [];
  return { calls: [{ own, act: "mcp", lost }], lost: [] };
}

/** True where leaving a value out changes nothing: every call does so here, or the folder is the session's own. */
function goesWithoutSaying(
  name: string,
  args: JsonObject,
  anyway: JsonObject | undefined,
  cwd: string | null,
): boolean {
  const value = given(args, name);
  if (value === undefined) return false;
  if (name === "cwd") return value === cwd;
  return anyway !== undefined && given(anyway, name) === value;
}

function isPlain(value: JsonValue | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A stranger's name in a sentence, shortened. */
function quoted(name: string): string {
  return `\`${name.length > 60 ? `${name.slice(0, 60)}…` : name}\``;
}
