import { objectAt, stringAt } from "../model/json.ts";
import type { OwnCall } from "./act.ts";
import type { McpCall, McpWords } from "./vocabulary.ts";

const doublePrefix = "mcp__";
const singlePrefix = "mcp_";

/** `mcp__<server>__<tool>`, everything else than letters, digits, `_` and `-` as `_` (Claude Code, Codex, Kimi Code). */
export const doubleUnderscores: McpWords = {
  withoutServer: false,
  read: readDoubleUnderscores,
  write: ({ server, tool, input }) =>
    server === null
      ? null
      : { name: `${doublePrefix}${plain(server)}__${plain(tool)}`, input, beside: {} },
};

/**
 * `mcp_<server>_<tool>`, with the true names beside the call in `mcp_context` (Gemini CLI from 0.33; the context from
 * 0.25). Without it the first `_` ends the server's name, as the program itself takes it.
 */
export const singleUnderscores: McpWords = {
  withoutServer: false,
  read: (call) => fromContext(call) ?? readSingleUnderscores(call),
  write({ server, tool, input }) {
    if (server === null) return null;
    const whole = `${server}_${tool}`.replace(/[^a-zA-Z0-9_.:-]/g, "_");
    const name = whole.startsWith(singlePrefix) ? whole : `${singlePrefix}${whole}`;
    const short = name.length > 63 ? `${name.slice(0, 30)}...${name.slice(-30)}` : name;
    return { name: short, input, beside: context(server, tool) };
  },
};

/**
 * The bare name of the tool, so that any name may be one.
 * @param withContext `mcp_context` stands beside the call (Gemini CLI from 0.25)
 */
export function bareNames(withContext: boolean): McpWords {
  return {
    withoutServer: !withContext,
    read: (call) =>
      fromContext(call) ??
      readDoubleUnderscores(call) ??
      readClash(call) ?? { server: null, tool: call.name, input: call.input },
    write: ({ server, tool, input }) => ({
      name: tool,
      input,
      beside: withContext && server !== null ? context(server, tool) : {},
    }),
  };
}

function readDoubleUnderscores({ name, input }: OwnCall): McpCall | null {
  if (!name.startsWith(doublePrefix)) return null;
  const inner = name.slice(doublePrefix.length);
  const end = inner.indexOf("__", 1);
  const tool = inner.slice(end + 2);
  return end < 1 || tool === "" ? null : { server: inner.slice(0, end), tool, input };
}

function readSingleUnderscores({ name, input }: OwnCall): McpCall | null {
  if (!name.startsWith(singlePrefix)) return null;
  const inner = name.slice(singlePrefix.length);
  const end = inner.indexOf("_");
  const tool = inner.slice(end + 1);
  return end < 1 || tool === "" ? null : { server: inner.slice(0, end), tool, input };
}

/** `<server>__<tool>`, where two servers had a tool of one name. */
function readClash({ name, input }: OwnCall): McpCall | null {
  const end = name.indexOf("__", 1);
  const tool = name.slice(end + 2);
  return end < 1 || tool === "" ? null : { server: name.slice(0, end), tool, input };
}

function fromContext({ input, beside }: OwnCall): McpCall | null {
  const known = objectAt(beside, "mcp_context") ?? {};
  const server = stringAt(known, "server_name");
  const tool = stringAt(known, "tool_name");
  return server === null || tool === null ? null : { server, tool, input };
}

function context(server: string, tool: string): OwnCall["beside"] {
  return { mcp_context: { server_name: server, tool_name: tool } };
}

function plain(name: string): string {
  return name.replace(/[^a-zA-Z0-9_-]/g, "_");
}
