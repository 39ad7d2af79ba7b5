import type { JsonObject } from "../../model/json.ts";
import { callObject } from "../../tools/call-fields.ts";
import { plainQuestions } from "../../tools/shared-words.ts";
import {
  event,
  type McpWords,
  type ToolWords,
  tools,
  type Vocabulary,
} from "../../tools/vocabulary.ts";
import {
  choice,
  field,
  fixed,
  flag,
  fullPath,
  given,
  heard,
  not,
  text,
  type Word,
} from "../../tools/word.ts";
import { firstAndLast } from "../../tools/word-lines.ts";
import { items, objectsOf, only } from "../../tools/word-list.ts";

const replacement = [
  text("old", "TargetContent"),
  text("new", "ReplacementContent"),
  flag("all", "AllowMultiple"),
];
const target = fullPath("path", "TargetFile");
const about = [text("instruction", "Instruction"), text("description", "Description")];
const agent = [text("type", "TypeName"), text("prompt", "Prompt"), text("model", "Model")];

/** Every command names its folder; where a recording does not, it is that of the session. */
const cwd: readonly Word[] = [
  fullPath("cwd", "Cwd"),
  {
    neutral: [],
    read: () => null,
    write: (_, around) => (around.cwd === null ? null : { own: { Cwd: around.cwd } }),
  },
];

/** A list of patterns; other agents take one. */
const includes = field("include", ["Includes"], {
  read: (value) =>
    Array.isArray(value) && value.length === 1 && typeof value[0] === "string"
      ? value[0]
      : undefined,
  write: (value) => [value],
});

/**
 * Arguments as captured from hooks of 1.1.7 and 1.1.18, and as recorded in public sessions. Those of `ask_question`,
 * `list_resources` and `read_resource` are told by others and not measured.
 */
const rows: readonly ToolWords[] = [
  ...tools(["run_command"], "shell", [text("command", "CommandLine"), ...cwd]),
  ...tools(["view_file"], "read", [
    fullPath("path", "AbsolutePath"),
    firstAndLast("StartLine", "EndLine"),
  ]),
  ...tools(
    ["write_to_file"],
    "write",
    [
      target,
      text("content", "CodeContent"),
      flag("overwrite", "Overwrite"),
      text("description", "Description"),
    ],
    { anyway: { append: false } },
  ),
  ...tools(["replace_file_content"], "edit", [target, ...replacement, ...about]),
  ...tools(["multi_replace_file_content"], "multi-edit", [
    target,
    items("edits", "ReplacementChunks", replacement),
    ...about,
  ]),
  ...tools(["list_dir"], "list", [fullPath("path", "DirectoryPath")]),
  ...tools(["find_by_name"], "find-files", [
    text("pattern", "Pattern"),
    fullPath("path", "SearchDirectory"),
  ]),
  ...tools(["grep_search"], "search-text", [
    text("pattern", "Query"),
    fullPath("path", "SearchPath"),
    includes,
    not("fixed", "IsRegex"),
    flag("ignoreCase", "CaseInsensitive"),
    not("namesOnly", "MatchPerLine"),
  ]),
  ...tools(["search_web"], "web-search", [text("query", "query", "Query")]),
  ...tools(["read_url_content"], "fetch-url", [text("url", "Url", "url")]),
  ...tools(["invoke_subagent"], "sub-agent", [only("Subagents", agent)], { when: startsOne }),
  ...tools(["invoke_subagent"], "sub-agents", [items("agents", "Subagents", agent)]),
  ...tools(["ask_question"], "ask-user", [plainQuestions("is_multi_select")]),
  ...tools(["manage_task"], "task-stop", [fixed("Action", "kill"), text("task", "TaskId")], {
    when: (input) => given(input, "Action") === "kill",
  }),
  ...tools(["list_resources"], "mcp-resources", [text("server", "ServerName")]),
  ...tools(["read_resource"], "mcp-resource", [text("server", "ServerName"), text("uri", "Uri")]),
];

function startsOne(input: JsonObject): boolean {
  return objectsOf(given(input, "Subagents"))?.length === 1;
}

/** Tools of MCP servers are called through one tool (captured from 1.1.18). */
const mcp: McpWords = {
  withoutServer: false,
  read({ name, input }) {
    const server = given(input, "ServerName");
    const tool = given(input, "ToolName");
    if (name !== "call_mcp_tool" || typeof server !== "string" || typeof tool !== "string") {
      return null;
    }
    const args = given(input, "Arguments");
    return { server, tool, input: objectsOf([args ?? {}])?.[0] ?? {} };
  },
  write: ({ server, tool, input }) =>
    server === null
      ? null
      : {
          name: "call_mcp_tool",
          input: { Arguments: input, ServerName: server, ToolName: tool },
          beside: {},
        },
};

/** Always there, and empty when there was none. */
const error: readonly Word[] = [
  field("error", ["error"], {
    read: (value) => (typeof value === "string" && value !== "" ? value : undefined),
    write: (value) => value,
  }),
  heard(fixed("error", "")),
];

/** Antigravity's words for what all agents do. */
export const vocabulary: Vocabulary = {
  dialect: "antigravity",
  title: "Antigravity",
  base: [
    text("sessionId", "conversationId"),
    field("cwd", ["workspacePaths"], {
      read: (value) =>
        Array.isArray(value) && typeof value[0] === "string" ? value[0] : undefined,
      // The folder of a session can be one inside the workspace, so it says nothing of where that begins.
      write: () => undefined,
    }),
    text("model", "modelName"),
  ],
  events: [
    event("PreToolUse", "before-tool"),
    event("PostToolUse", "after-tool-failure", error, {
      when: (payload) => (given(payload, "error") ?? "") !== "",
    }),
    event("PostToolUse", "after-tool", [fixed("error", "")]),
    event("PreInvocation", "before-model"),
    // A prompt is followed by a request to the model, the first of its turn.
    event("PreInvocation", "prompt", [fixed("invocationNum", 0)], { writtenOnly: true }),
    event("PostInvocation", "after-model"),
    event("Stop", "before-stop", [
      choice("stopReason", "terminationReason", {
        model_stop: ["done"],
        NO_TOOL_CALL: ["done"],
        max_steps_exceeded: ["limit"],
        error: ["error"],
        ERROR: ["error"],
      }),
      ...error,
    ]),
    event("SessionStart", "session-start"),
  ],
  tools: rows,
  call: callObject("toolCall", "name", "args"),
  mcp,
  silent: {
    payload: [
      "transcriptPath",
      "artifactDirectoryPath",
      "stepIdx",
      "invocationNum",
      "initialNumSteps",
      "executionNum",
      "fullyIdle",
    ],
    input: ["toolAction", "toolSummary", "WaitMsBeforeAsync"],
  },
  alone: {
    call_mcp_tool: "does not name the server and the tool it calls",
    manage_task: "is mapped only where it ends a task",
    schedule: "starts a prompt after a time, which other agents do by a calendar or not at all",
    list_permissions: "lists permissions, which other agents do not do by a tool",
    ask_permission: "asks for a permission, which other agents do not do by a tool",
    define_subagent: "defines a sub-agent, and what it takes is not known",
    send_message: "writes to another agent, which other agents do not do by a tool of their own",
    manage_subagents: "looks after sub-agents, which other agents do not do by one tool",
    generate_image: "makes an image, which other agents do not do by a tool",
  },
};
