import type { JsonObject, JsonValue } from "../../model/json.ts";
import { isObject } from "../../model/json.ts";
import { callFields } from "../../tools/call-fields.ts";
import { bareNames } from "../../tools/mcp-name.ts";
import { resultField } from "../../tools/result-text.ts";
import { grepOptions, questions } from "../../tools/shared-words.ts";
import { event, type ToolWords, tools, type Vocabulary } from "../../tools/vocabulary.ts";
import {
  choice,
  field,
  flag,
  given,
  number,
  seconds,
  text,
  type Word,
  whole,
} from "../../tools/word.ts";
import { firstAndCount } from "../../tools/word-lines.ts";
import { inside, items } from "../../tools/word-list.ts";

const path = text("path", "path");
const command = [
  text("command", "command"),
  flag("background", "run_in_background"),
  text("description", "description"),
];
const file = [
  path,
  text("content", "content"),
  choice("append", "mode", { overwrite: [false], append: [true] }),
];
const replacement = [text("old", "old"), text("new", "new"), flag("all", "replace_all")];
const lines = firstAndCount("line_offset", "n_lines", 1);
const search = [
  text("pattern", "pattern"),
  path,
  text("include", "glob"),
  choice("namesOnly", "output_mode", { files_with_matches: [true], content: [false] }),
  ...grepOptions,
];
const todos = items("todos", "todos", [
  text("text", "title"),
  choice("status", "status", {
    pending: ["pending"],
    in_progress: ["in_progress"],
    done: ["completed"],
  }),
]);
const agent = [text("prompt", "prompt"), text("description", "description")];

/**
 * The format names no tools. These are kimi-cli's at the head of pull request 1131 (`d7071ec1`), which its hooks are
 * written for; and, to be read, those of Kimi Code, whose sessions are recorded (read in both sources).
 */
const rows: readonly ToolWords[] = [
  ...tools(["Shell"], "shell", [...command, seconds("timeoutMs", "timeout")]),
  ...tools(["Bash"], "shell", [...command, text("cwd", "cwd"), whole("timeoutMs", "timeout")], {
    readOnly: true,
  }),
  ...tools(["ReadFile", "Read"], "read", [path, lines]),
  ...tools(["ReadMediaFile"], "read-media", [path]),
  ...tools(["WriteFile", "Write"], "write", file, { anyway: { overwrite: true } }),
  ...tools(["StrReplaceFile"], "edit", [path, inside("edit", replacement)], {
    when: (input) => isObject(given(input, "edit") ?? null),
  }),
  ...tools(["StrReplaceFile"], "multi-edit", [path, items("edits", "edit", replacement)]),
  ...tools(
    ["Edit"],
    "edit",
    [path, text("old", "old_string"), text("new", "new_string"), flag("all", "replace_all")],
    { readOnly: true },
  ),
  ...tools(["Glob"], "find-files", [text("pattern", "pattern"), text("path", "directory", "path")]),
  ...tools(["Grep"], "search-text", search, { anyway: { fixed: false } }),
  ...tools(["SearchWeb", "WebSearch"], "web-search", [
    text("query", "query"),
    whole("limit", "limit"),
  ]),
  ...tools(["FetchURL"], "fetch-url", [text("url", "url")]),
  ...tools(["Task"], "sub-agent", [text("type", "subagent_name", "subagent_type"), ...agent]),
  ...tools(
    ["Agent"],
    "sub-agent",
    [
      text("type", "subagent_type"),
      ...agent,
      text("model", "model"),
      flag("background", "run_in_background"),
    ],
    { readOnly: true },
  ),
  ...tools(["SetTodoList", "TodoList"], "todo", [todos]),
  ...tools(["AskUserQuestion"], "ask-user", [questions("multi_select")]),
  ...tools(["Skill"], "skill", [text("name", "skill"), text("input", "args")], {
    readOnly: true,
  }),
  ...tools(["EnterPlanMode"], "enter-plan", []),
  ...tools(["ExitPlanMode"], "exit-plan", []),
  ...tools(["TaskList"], "task-list", []),
  ...tools(["TaskOutput"], "task-output", [
    text("task", "task_id"),
    flag("block", "block"),
    seconds("timeoutMs", "timeout"),
  ]),
  ...tools(["TaskStop"], "task-stop", [text("task", "task_id"), text("reason", "reason")]),
];

/** The model's last words are a message; its content is a text, or parts of one. */
const said: Word = field("said", ["final_message"], {
  read: (value) => (isObject(value) ? contentOf(value) : undefined),
  write: (value) => ({ role: "assistant", content: value }),
});

function contentOf(message: JsonObject): JsonValue | undefined {
  const content = given(message, "content");
  if (!Array.isArray(content)) return typeof content === "string" ? content : undefined;
  const texts = content.map((part) => (isObject(part) ? given(part, "text") : part));
  return texts.filter((part) => typeof part === "string").join("");
}

const duration = number("durationMs", "duration_ms");
/** Kimi knows a sub-agent by one name only; the specification has two fields for it. */
const subagent: readonly Word[] = [
  {
    ...text("agentType", "subagent_type", "subagent_name"),
    write(facts) {
      const type = given(facts, "agentType");
      return type === undefined ? null : { own: { subagent_name: type, subagent_type: type } };
    },
  },
  text("task", "task_description"),
];

/** The words of HOOK.md files, whose agent is Kimi. */
export const vocabulary: Vocabulary = {
  dialect: "agent-hooks",
  title: "Agent Hooks",
  base: [text("sessionId", "session_id"), text("cwd", "work_dir"), text("time", "timestamp")],
  events: [
    event("pre-tool-call", "before-tool"),
    event("post-tool-call", "after-tool", [resultField("tool_output"), duration]),
    event("post-tool-call-failure", "after-tool-failure", [text("error", "error"), duration]),
    // The specification gives it no field for the prompt.
    event("pre-agent-turn", "prompt"),
    event("pre-agent-turn-stop", "before-stop", [
      choice("stopReason", "stop_reason", {
        no_tool_calls: ["done"],
        max_steps: ["limit"],
        tool_rejected: ["rejected"],
      }),
      said,
    ]),
    event("pre-session", "session-start", [text("model", "model")]),
    event("post-session", "session-end", [
      choice("reason", "exit_reason", { user_exit: ["user-exit"] }),
    ]),
    event("pre-subagent", "sub-agent-start", subagent),
    event("post-subagent", "sub-agent-stop", subagent),
    event("pre-context-compact", "before-compact"),
    event("post-context-compact", "after-compact"),
  ],
  tools: rows,
  call: callFields("tool_name", "tool_input"),
  mcp: bareNames(false),
  silent: {
    payload: [
      "event_type",
      "hook_event_name",
      "tool_use_id",
      "context",
      "args",
      "step_count",
      "duration_seconds",
      "total_steps",
      "subagent_name",
    ],
    input: [],
  },
  alone: {
    "post-agent-turn": "comes after a turn, which other agents do not tell their hooks",
    "post-agent-turn-stop": "comes after a stop, which other agents do not tell their hooks",
    CreateSubagent: "defines a sub-agent, which other agents do not do by a tool",
    Think: "writes down a thought, which other agents do not do by a tool",
    AgentSwarm: "starts sub-agents from a template, which other agents do not do by a tool",
    WaitFor: "waits for background tasks, which other agents do not do by a tool",
    CronCreate: "starts prompts by a calendar, which other agents' timers do not know",
    CronDelete: "belongs to `CronCreate`",
    CronList: "belongs to `CronCreate`",
    SendDMail: "sends a message back in time, which other agents do not do",
  },
};
