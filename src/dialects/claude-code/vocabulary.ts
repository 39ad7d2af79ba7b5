import type { JsonValue } from "../../model/json.ts";
import { callFields } from "../../tools/call-fields.ts";
import { doubleUnderscores } from "../../tools/mcp-name.ts";
import { resultAs } from "../../tools/result-text.ts";
import { grepOptions, questions, stoppedByItself } from "../../tools/shared-words.ts";
import { event, type ToolWords, tools, type Vocabulary } from "../../tools/vocabulary.ts";
import {
  choice,
  flag,
  fullPath,
  given,
  list,
  number,
  type Surroundings,
  text,
  whole,
} from "../../tools/word.ts";
import { firstAndCount } from "../../tools/word-lines.ts";
import { items } from "../../tools/word-list.ts";

const path = fullPath("path", "file_path");
const shell = [
  text("command", "command"),
  whole("timeoutMs", "timeout"),
  text("description", "description"),
  flag("background", "run_in_background"),
];
const todos = items("todos", "todos", [
  text("text", "content"),
  choice("status", "status", {
    pending: ["pending"],
    in_progress: ["in_progress"],
    completed: ["completed"],
  }),
  text("active", "activeForm"),
]);
const replacement = [
  text("old", "old_string"),
  text("new", "new_string"),
  flag("all", "replace_all"),
];

/** Arguments are those of the type file of `@anthropic-ai/claude-agent-sdk` 0.3.329; of tools that are gone, as recorded. */
const rows: readonly ToolWords[] = [
  ...tools(["Bash"], "shell", shell),
  ...tools(["PowerShell"], "powershell", shell),
  ...tools(
    ["Monitor"],
    "watch",
    [
      text("command", "command"),
      whole("timeoutMs", "timeout_ms"),
      text("description", "description"),
    ],
    { when: (input) => given(input, "command") !== undefined },
  ),
  ...tools(["Read"], "read", [path, firstAndCount("offset", "limit", 1)]),
  ...tools(["Write"], "write", [path, text("content", "content")], {
    anyway: { append: false, overwrite: true },
  }),
  ...tools(["Edit"], "edit", [path, ...replacement]),
  ...tools(["MultiEdit"], "multi-edit", [path, items("edits", "edits", replacement)], {
    readOnly: true,
  }),
  ...tools(["NotebookEdit"], "notebook-edit", [
    fullPath("path", "notebook_path"),
    text("new", "new_source"),
    text("cell", "cell_id"),
    text("cellType", "cell_type"),
    text("mode", "edit_mode"),
  ]),
  ...tools(["NotebookRead"], "read", [fullPath("path", "notebook_path")], { readOnly: true }),
  ...tools(["LS"], "list", [fullPath("path", "path"), list("ignore", "ignore")], {
    readOnly: true,
  }),
  ...tools(["Glob"], "find-files", [text("pattern", "pattern"), fullPath("path", "path")]),
  ...tools(
    ["Grep"],
    "search-text",
    [
      text("pattern", "pattern"),
      fullPath("path", "path"),
      text("include", "glob"),
      choice("namesOnly", "output_mode", { files_with_matches: [true], content: [false] }),
      ...grepOptions,
    ],
    { anyway: { fixed: false } },
  ),
  ...tools(["WebFetch"], "fetch-url", [text("url", "url"), text("prompt", "prompt")]),
  ...tools(["WebSearch"], "web-search", [
    text("query", "query"),
    list("only", "allowed_domains"),
    list("without", "blocked_domains"),
  ]),
  ...tools(["Agent", "Task"], "sub-agent", [
    text("type", "subagent_type"),
    text("prompt", "prompt"),
    text("description", "description"),
    text("model", "model"),
    flag("background", "run_in_background"),
  ]),
  ...tools(["TodoWrite"], "todo", [todos]),
  ...tools(["AskUserQuestion"], "ask-user", [questions("multiSelect")]),
  ...tools(["Skill"], "skill", [text("name", "skill"), text("input", "args")]),
  ...tools(["EnterPlanMode"], "enter-plan", []),
  ...tools(["ExitPlanMode"], "exit-plan", [text("plan", "plan")]),
  ...tools(["TaskStop", "KillShell", "KillBash"], "task-stop", [
    text("task", "task_id", "taskId", "shell_id"),
  ]),
  ...tools(
    ["TaskOutput", "BashOutput"],
    "task-output",
    [text("task", "task_id", "bash_id"), flag("block", "block"), whole("timeoutMs", "timeout")],
    { readOnly: true },
  ),
  ...tools(["ListMcpResourcesTool", "ListMcpResources"], "mcp-resources", [
    text("server", "server"),
  ]),
  ...tools(["ReadMcpResourceTool", "ReadMcpResource"], "mcp-resource", [
    text("server", "server"),
    text("uri", "uri"),
  ]),
  ...tools(["TaskCreate"], "item-create", [
    text("title", "subject"),
    text("description", "description"),
  ]),
  ...tools(["TaskUpdate"], "item-update", [
    text("item", "taskId"),
    text("title", "subject"),
    text("description", "description"),
    choice("status", "status", {
      pending: ["pending"],
      in_progress: ["in_progress"],
      completed: ["completed"],
    }),
  ]),
  ...tools(["TaskGet"], "item-get", [text("item", "taskId")]),
  ...tools(["TaskList"], "item-list", []),
];

/**
 * `tool_response` is the tool's own structured result. Of what other agents record only the text is known, so only
 * the fields that hold it, and those that repeat the arguments, are written; scripts find them where they look.
 */
function response(result: string, { act, call }: Surroundings): JsonValue {
  const input = call?.input ?? {};
  const known = (from: string, to: string) => {
    const found = given(input, from);
    return found === undefined ? {} : { [to]: found };
  };
  const file = known("file_path", "filePath");
  switch (act) {
    case "shell":
      return { stdout: result, stderr: "", interrupted: false, isImage: false };
    case "read":
      return { type: "text", file: { ...file, content: result } };
    case "write":
      return { ...file, ...known("content", "content") };
    case "edit":
      return {
        ...file,
        ...known("old_string", "oldString"),
        ...known("new_string", "newString"),
      };
    default:
      return result;
  }
}

const stop = [flag("again", "stop_hook_active"), text("said", "last_assistant_message")];
const trigger = choice("trigger", "trigger", { manual: ["manual"], auto: ["auto"] });

/** Claude Code's words for what all agents do. */
export const vocabulary: Vocabulary = {
  dialect: "claude-code",
  title: "Claude Code",
  base: [
    text("sessionId", "session_id"),
    text("cwd", "cwd"),
    text("agentId", "agent_id"),
    text("agentType", "agent_type"),
  ],
  events: [
    event("PreToolUse", "before-tool"),
    event("PostToolUse", "after-tool", [
      resultAs("tool_response", response),
      number("durationMs", "duration_ms"),
    ]),
    event("PostToolUseFailure", "after-tool-failure", [
      text("error", "error"),
      number("durationMs", "duration_ms"),
    ]),
    event("UserPromptSubmit", "prompt", [text("prompt", "prompt")], { needs: ["prompt"] }),
    event(
      "SessionStart",
      "session-start",
      [
        choice("source", "source", {
          startup: ["startup", "new"],
          resume: ["resume"],
          clear: ["clear"],
          compact: ["compact"],
          fork: ["fork"],
        }),
        text("model", "model"),
      ],
      { decisive: ["source"] },
    ),
    event(
      "SessionEnd",
      "session-end",
      [
        choice("reason", "reason", {
          other: ["other", "error", "abort", "timeout"],
          prompt_input_exit: ["user-exit"],
          clear: ["clear"],
          resume: ["resume"],
          logout: ["logout"],
        }),
      ],
      { decisive: ["reason"] },
    ),
    event("Stop", "before-stop", stop, { implies: stoppedByItself }),
    event("SubagentStart", "sub-agent-start"),
    event("SubagentStop", "sub-agent-stop", stop),
    event("PreCompact", "before-compact", [trigger]),
    event("PostCompact", "after-compact", [trigger, text("summary", "compact_summary")]),
    event("Notification", "notification", [
      text("message", "message"),
      text("title", "title"),
      choice("kind", "notification_type", {
        permission_prompt: ["permission"],
        idle_prompt: ["idle"],
        auth_success: ["auth"],
        agent_needs_input: ["input"],
        agent_completed: ["completed"],
      }),
    ]),
  ],
  tools: rows,
  call: callFields("tool_name", "tool_input"),
  mcp: doubleUnderscores,
  silent: {
    payload: [
      "transcript_path",
      "agent_transcript_path",
      "permission_mode",
      "prompt_id",
      "effort",
      "hook_event_name",
      "tool_use_id",
    ],
    input: [],
  },
  alone: {
    PermissionRequest:
      "comes only where a person would be asked, which no recording of another agent tells",
    PermissionDenied:
      "comes after a permission was refused, which other agents do not tell their hooks",
    PostToolBatch: "is about several calls at once, which other agents tell one by one",
    UserPromptExpansion: "is about a slash command, which other agents do not tell their hooks",
    Setup: "comes when a checkout is prepared, which other agents do not do",
    StopFailure:
      "comes when the model could not answer, which other agents do not tell their hooks",
    PreModelSwitch: "is about a change of the model, which other agents do not tell their hooks",
    PostModelSwitch: "is about a change of the model, which other agents do not tell their hooks",
    TeammateIdle: "is about agent teams, which other agents do not have",
    TaskCreated: "is about the task list, which other agents do not tell their hooks",
    TaskCompleted: "is about the task list, which other agents do not tell their hooks",
    Elicitation: "is about a question of an MCP server, which other agents do not tell their hooks",
    ElicitationResult:
      "is about a question of an MCP server, which other agents do not tell their hooks",
    ConfigChange: "is about a changed setting, which other agents do not tell their hooks",
    InstructionsLoaded: "is about instruction files, which other agents do not tell their hooks",
    WorktreeCreate: "makes a worktree, which other agents do not do through hooks",
    WorktreeRemove: "is about a worktree, which other agents do not tell their hooks",
    CwdChanged: "is about the working directory, which other agents do not tell their hooks",
    FileChanged: "is about a watched file, which other agents do not tell their hooks",
    DirectoryAdded: "is about a further directory, which other agents do not tell their hooks",
    MessageDisplay: "is about what is shown, which other agents do not tell their hooks",
    Artifact: "publishes pages of its own service",
    CronCreate: "starts prompts by a calendar, which other agents' timers do not know",
    CronDelete: "belongs to `CronCreate`",
    CronList: "belongs to `CronCreate`",
    EnterWorktree: "moves the session into a worktree, which other agents do not do by a tool",
    ExitWorktree: "belongs to `EnterWorktree`",
    LSP: "asks a language server, which other agents do not do by a tool",
    ListAgents: "lists agents that run, which other agents do not do by a tool of its own",
    Monitor: "watches a socket here, not a command",
    ReadMcpResourceDirTool: "reads a directory of resources, which other agents do not do",
    SendUserMessage:
      "writes to the user in the middle of a turn, which other agents do not do by a tool",
    SetGoal: "sets a condition for the end of the work, which other agents do not have",
    ToolSearch: "loads tools on demand, which other agents do not do by a tool",
    Workflow: "runs a script of agents, which other agents do not have",
  },
};
