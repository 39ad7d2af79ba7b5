import type { JsonObject } from "../model/json.ts";

/**
 * Kinds of neutral argument values: `path` is a file or folder as the vendor wrote it, `whole` an integer, `texts` a
 * list of strings, `object` any JSON object. The others are lists of objects:
 * - `edits`: `old`, `new`, `all` (a boolean)
 * - `agents`: the arguments of `sub-agent`
 * - `todos`: `text`, `status` (`pending`, `in_progress`, `completed`, `cancelled`), `active` (what is being done)
 * - `questions`: `question`, `header`, `options` (`{ label, description }`), `multiple` (a boolean)
 */
export type ArgumentKind =
  | "text"
  | "path"
  | "flag"
  | "whole"
  | "texts"
  | "object"
  | "edits"
  | "agents"
  | "todos"
  | "questions";

interface Deed {
  /** After "a tool that …". */
  does: string;
  /** Neutral arguments and their kinds. None is required: a recording may have lost any. */
  takes: Readonly<Record<string, ArgumentKind>>;
}

const command = {
  command: "text",
  /** Folder it runs in, where the call itself says so. */
  cwd: "path",
  background: "flag",
  timeoutMs: "whole",
  description: "text",
} as const;
const change = { path: "path", instruction: "text", description: "text" } as const;

/** Everything that tools do, as far as two vendors have it or a guard may want to see it. */
export const deeds = {
  shell: { does: "runs a shell command", takes: command },
  powershell: { does: "runs a PowerShell command", takes: command },
  watch: { does: "watches what a command prints", takes: command },
  /** `first` is a line number from 1, `count` a number of lines. */
  read: { does: "reads a file", takes: { path: "path", first: "whole", count: "whole" } },
  "read-many": { does: "reads several files", takes: { paths: "texts" } },
  "read-media": { does: "reads an image or a video", takes: { path: "path" } },
  write: {
    does: "writes a file",
    takes: {
      path: "path",
      content: "text",
      append: "flag",
      overwrite: "flag",
      description: "text",
    },
  },
  /** Replaces `old` by `new`: once, or everywhere with `all`. */
  edit: {
    does: "replaces a text in a file",
    takes: { ...change, old: "text", new: "text", all: "flag" },
  },
  "multi-edit": {
    does: "replaces several texts in a file",
    takes: { ...change, edits: "edits" },
  },
  /** A patch in the format of Codex, over any number of files. */
  patch: { does: "applies a patch", takes: { patch: "text" } },
  "notebook-edit": {
    does: "edits a cell of a notebook",
    takes: { path: "path", cell: "text", cellType: "text", new: "text", mode: "text" },
  },
  list: { does: "lists a folder", takes: { path: "path", ignore: "texts" } },
  "find-files": { does: "finds files by name", takes: { pattern: "text", path: "path" } },
  /** `fixed`: the pattern is a plain text; `before`, `after`, `context`: lines shown around a hit. */
  "search-text": {
    does: "searches in files",
    takes: {
      pattern: "text",
      path: "path",
      include: "text",
      ignoreCase: "flag",
      fixed: "flag",
      namesOnly: "flag",
      before: "whole",
      after: "whole",
      context: "whole",
      fileType: "text",
      limit: "whole",
      lineNumbers: "flag",
      multiline: "flag",
    },
  },
  "fetch-url": { does: "fetches a page", takes: { url: "text", prompt: "text" } },
  "fetch-many": { does: "fetches several pages", takes: { urls: "texts", prompt: "text" } },
  "web-search": {
    does: "searches the web",
    takes: { query: "text", only: "texts", without: "texts", limit: "whole" },
  },
  /** `arguments` belong to the server's tool and pass through untouched. */
  mcp: {
    does: "calls a tool of an MCP server",
    takes: { server: "text", tool: "text", arguments: "object" },
  },
  "mcp-resources": { does: "lists the resources of an MCP server", takes: { server: "text" } },
  "mcp-resource": {
    does: "reads a resource of an MCP server",
    takes: { server: "text", uri: "text" },
  },
  "sub-agent": {
    does: "starts a sub-agent",
    takes: { type: "text", prompt: "text", description: "text", model: "text", background: "flag" },
  },
  "sub-agents": { does: "starts several sub-agents", takes: { agents: "agents" } },
  todo: { does: "keeps a to-do list", takes: { todos: "todos", explanation: "text" } },
  "ask-user": { does: "asks the user", takes: { questions: "questions" } },
  skill: { does: "starts a skill", takes: { name: "text", input: "text" } },
  memory: { does: "keeps a memory", takes: { text: "text" } },
  "enter-plan": { does: "begins to plan", takes: { reason: "text" } },
  "exit-plan": { does: "shows a plan", takes: { plan: "text", file: "path" } },
  "task-list": { does: "lists background tasks", takes: {} },
  "task-output": {
    does: "reads what a background task printed",
    takes: { task: "text", block: "flag", timeoutMs: "whole" },
  },
  "task-stop": { does: "stops a background task", takes: { task: "text", reason: "text" } },
  "item-create": {
    does: "creates an item of a task tracker",
    takes: { title: "text", description: "text" },
  },
  "item-update": {
    does: "changes an item of a task tracker",
    takes: { item: "text", title: "text", description: "text", status: "text" },
  },
  "item-get": { does: "reads an item of a task tracker", takes: { item: "text" } },
  "item-list": { does: "lists the items of a task tracker", takes: {} },
} as const satisfies Readonly<Record<string, Deed>>;

/** What a tool does. */
export type Act = keyof typeof deeds;

/** A tool call without its vendor. */
export interface NeutralCall {
  act: Act;
  args: JsonObject;
}

/** A tool call as its vendor has it. */
export interface OwnCall {
  name: string;
  input: JsonObject;
  /** Fields of the payload beside the call that belong to it (Gemini CLI's `mcp_context`). */
  beside: JsonObject;
}
