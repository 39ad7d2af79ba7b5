import { isObject, stringAt } from "../model/json.ts";
import { callFields } from "./call-fields.ts";
import { resultAs } from "./result-text.ts";
import { grepOptions } from "./shared-words.ts";
import { event, type ToolWords, tools, type Vocabulary } from "./vocabulary.ts";
import { choice, field, flag, text, type Word } from "./word.ts";
import { pairOfLines } from "./word-lines.ts";
import { alone, labels } from "./word-list.ts";

const path = text("path", "path");
const shell = [text("command", "command"), text("description", "description")];
const change = [path, text("old", "old_str"), text("new", "new_str")];

/** Several tools in one, told apart by `command`. */
function editor(command: string) {
  return { when: (input: Parameters<Word["read"]>[0]) => stringAt(input, "command") === command };
}

/** Arguments as in the recorded sessions of the public SDK (August 2026) and of 1.0.34. */
const rows: readonly ToolWords[] = [
  ...tools(["bash", "shell"], "shell", shell),
  ...tools(["powershell"], "powershell", shell),
  ...tools(["view"], "read", [path, pairOfLines("view_range")]),
  ...tools(["create"], "write", [path, text("content", "file_text")], {
    anyway: { append: false },
  }),
  ...tools(["edit"], "edit", change, { anyway: { all: false } }),
  ...tools(["str_replace_editor"], "read", [path, pairOfLines("view_range")], {
    ...editor("view"),
    readOnly: true,
  }),
  ...tools(["str_replace_editor"], "write", [path, text("content", "file_text")], {
    ...editor("create"),
    readOnly: true,
  }),
  ...tools(["str_replace_editor"], "edit", change, { ...editor("str_replace"), readOnly: true }),
  ...tools(["apply_patch"], "patch", [text("patch", "patch", "input", "command")], {
    readOnly: true,
  }),
  ...tools(["grep"], "search-text", [
    text("pattern", "pattern"),
    path,
    text("include", "glob"),
    choice("namesOnly", "output_mode", { files_with_matches: [true], content: [false] }),
    ...grepOptions,
  ]),
  ...tools(["glob"], "find-files", [text("pattern", "pattern"), path]),
  ...tools(["web_fetch"], "fetch-url", [text("url", "url")]),
  ...tools(["web_search"], "web-search", [text("query", "query")]),
  ...tools(["task"], "sub-agent", [
    text("type", "agent_type"),
    text("prompt", "prompt"),
    text("description", "description"),
    text("model", "model"),
  ]),
  ...tools(["ask_user"], "ask-user", [
    alone("questions", [text("question", "question"), labels("options", "choices", "label")]),
  ]),
  ...tools(["skill"], "skill", [text("name", "skill")]),
  ...tools(["exit_plan_mode"], "exit-plan", [text("plan", "summary")]),
];

/** Milliseconds since 1970 in the command line, a text in some recordings. */
const time = field("time", ["timestamp"], {
  read(value) {
    const date = new Date(
      typeof value === "number" || typeof value === "string" ? value : Number.NaN,
    );
    return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
  },
  write(value) {
    const date = typeof value === "string" ? Date.parse(value) : Number.NaN;
    return Number.isNaN(date) ? undefined : date;
  },
});

const failed = field("error", ["error"], {
  read: (value) => (isObject(value) ? (stringAt(value, "message") ?? undefined) : value),
  write: (value) => value,
});

/** The words of GitHub Copilot's command line, for hooks under its own names (`preToolUse`). */
export const copilot: Vocabulary = {
  dialect: "copilot",
  title: "Copilot",
  base: [text("sessionId", "sessionId"), text("cwd", "cwd", "workingDirectory"), time],
  events: [
    event("preToolUse", "before-tool"),
    event("postToolUse", "after-tool", [
      resultAs("toolResult", (result) => ({ resultType: "success", textResultForLlm: result })),
    ]),
    event("postToolUseFailure", "after-tool-failure", [failed]),
    event("userPromptSubmitted", "prompt", [text("prompt", "prompt")], { needs: ["prompt"] }),
    event(
      "sessionStart",
      "session-start",
      [
        choice("source", "source", {
          new: ["new"],
          startup: ["startup"],
          resume: ["resume"],
        }),
      ],
      { decisive: ["source"] },
    ),
    event("sessionEnd", "session-end", [
      choice("reason", "reason", {
        complete: ["other", "logout"],
        user_exit: ["user-exit"],
        error: ["error"],
        abort: ["abort"],
        timeout: ["timeout"],
      }),
      text("said", "finalMessage"),
    ]),
    event("agentStop", "before-stop", [
      choice("stopReason", "stopReason", { end_turn: ["done"] }),
      flag("again", "stopHookActive"),
    ]),
    event("subagentStart", "sub-agent-start", [text("agentType", "agentName")]),
    event("subagentStop", "sub-agent-stop", [text("agentType", "agentName")]),
    event("preCompact", "before-compact", [
      choice("trigger", "trigger", { manual: ["manual"], auto: ["auto"] }),
    ]),
  ],
  tools: rows,
  call: callFields("toolName", "toolArgs"),
  mcp: null,
  silent: {
    payload: ["transcriptPath", "agentDisplayName", "agentDescription", "initialPrompt"],
    input: [],
  },
  alone: {
    notification: "is a notification, and what it tells is not known",
    permissionRequest:
      "comes only where a person would be asked, which no recording of another agent tells",
    preMcpToolCall: "comes besides `preToolUse`, for the same call",
    errorOccurred: "is about an error of the session, which other agents do not tell their hooks",
    userPromptTransformed:
      "is about a prompt that was rewritten, which other agents do not tell their hooks",
    str_replace_editor: "is mapped where it shows, creates or replaces",
    report_intent: "says what comes next, which other agents do not do by a tool",
    task_complete: "says that the work is done, which other agents do not do by a tool",
    read_bash: "looks at a command that runs already, which other agents do not do by a tool",
    write_bash: "writes to a command that runs already, which other agents do not do by a tool",
    stop_bash: "ends a command by the name of its shell, which other agents do not have",
    sql: "asks a database of the session, which other agents do not have",
    update_todo: "keeps its list as one text, which other agents do not",
    store_memory: "keeps a memory on a server, which other agents do not do by a tool",
  },
};
