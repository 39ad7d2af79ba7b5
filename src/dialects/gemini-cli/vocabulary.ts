import { isObject, type JsonObject, type JsonValue, objectAt, stringAt } from "../../model/json.ts";
import { callFields } from "../../tools/call-fields.ts";
import { bareNames, singleUnderscores } from "../../tools/mcp-name.ts";
import { resultAs, resultText } from "../../tools/result-text.ts";
import { questions, stoppedByItself } from "../../tools/shared-words.ts";
import { event, type ToolWords, tools, type Vocabulary } from "../../tools/vocabulary.ts";
import {
  choice,
  field,
  flag,
  given,
  heard,
  list,
  not,
  text,
  value,
  type Word,
  whole,
} from "../../tools/word.ts";
import { firstAndCount, firstAndLast } from "../../tools/word-lines.ts";
import { items } from "../../tools/word-list.ts";
import { toolsAt } from "./tools.ts";
import { type Behaviour, reaches } from "./versions.ts";

/** Names of arguments that changed; what they were called before is read all the same. */
interface Names {
  /** 0.31: `start_line` and `end_line`; before, `offset` from 0 and `limit`. */
  lines: readonly Word[];
  /** 0.31: `allow_multiple`; before, the number of replacements that were expected. */
  all: readonly Word[];
  /** 0.32. */
  include: Word;
  /** 0.28. */
  background: readonly Word[];
}

const file = text("path", "file_path", "absolute_path", "path");
const folder = text("path", "dir_path", "path");
const task = [text("title", "title"), text("description", "description")];

function namesAt(version: string): Names {
  const has = (since: string) => reaches(version, since);
  const [now, before] = [
    firstAndLast("start_line", "end_line"),
    firstAndCount("offset", "limit", 0),
  ];
  const all = flag("all", "allow_multiple");
  return {
    lines: has("0.31") ? [now, heard(before)] : [before, heard(now)],
    all: has("0.31") ? [all] : [heard(all)],
    include: has("0.32")
      ? text("include", "include_pattern", "include")
      : text("include", "include", "include_pattern"),
    background: [flag("background", "is_background")].map((w) => (has("0.28") ? w : heard(w))),
  };
}

/** Arguments as read in the source of 0.22 to 0.61; `absolute_path`, `path` and `cwd` stand in recordings of 2025. */
function rowsAt({ lines, all, include, background }: Names): readonly ToolWords[] {
  return [
    ...tools(["run_shell_command"], "shell", [
      text("command", "command"),
      text("description", "description"),
      text("cwd", "dir_path", "directory", "cwd"),
      ...background,
    ]),
    ...tools(["read_file"], "read", [file, ...lines]),
    ...tools(["read_many_files"], "read-many", [list("paths", "include", "paths")]),
    ...tools(["write_file"], "write", [file, text("content", "content")], {
      anyway: { append: false, overwrite: true },
    }),
    ...tools(["replace"], "edit", [
      file,
      text("old", "old_string"),
      text("new", "new_string"),
      ...all,
      text("instruction", "instruction"),
    ]),
    ...tools(["list_directory"], "list", [folder, list("ignore", "ignore")]),
    ...tools(["glob"], "find-files", [text("pattern", "pattern"), folder]),
    ...["grep_search", "search_file_content"].flatMap((name) =>
      tools(
        [name],
        "search-text",
        [
          text("pattern", "pattern"),
          folder,
          include,
          not("ignoreCase", "case_sensitive"),
          flag("fixed", "fixed_strings"),
          flag("namesOnly", "names_only"),
          whole("before", "before"),
          whole("after", "after"),
          whole("context", "context"),
          whole("limit", "total_max_matches"),
        ],
        { anyway: { fixed: false } },
      ),
    ),
    ...tools(["web_fetch"], "fetch-url", [page], { when: (input) => addresses(input).length < 2 }),
    ...tools(["web_fetch"], "fetch-many", [pages]),
    ...tools(["google_web_search"], "web-search", [text("query", "query")]),
    ...tools(["invoke_agent"], "sub-agent", [text("type", "agent_name"), text("prompt", "prompt")]),
    ...tools(["delegate_to_agent"], "sub-agent", [
      text("type", "agent_name"),
      text("prompt", "objective", "prompt", "request", "question"),
    ]),
    ...agentTool("codebase_investigator", "objective"),
    ...agentTool("cli_help", "question"),
    ...agentTool("generalist", "request"),
    ...tools(["write_todos"], "todo", [
      items("todos", "todos", [text("text", "description"), status(["completed", "cancelled"])]),
    ]),
    ...tools(["ask_user"], "ask-user", [questions("multiSelect")]),
    ...tools(["activate_skill"], "skill", [text("name", "name")]),
    ...tools(["save_memory"], "memory", [text("text", "fact")]),
    ...tools(["enter_plan_mode"], "enter-plan", [text("reason", "reason")]),
    ...tools(["exit_plan_mode"], "exit-plan", [text("file", "plan_filename", "plan_path")]),
    ...tools(["list_mcp_resources"], "mcp-resources", [text("server", "serverName")]),
    ...tools(["read_mcp_resource"], "mcp-resource", [text("uri", "uri")]),
    ...tools(["tracker_create_task"], "item-create", task),
    ...tools(["tracker_update_task"], "item-update", [
      text("item", "id"),
      ...task,
      choice("status", "status", {
        open: ["pending"],
        in_progress: ["in_progress"],
        closed: ["completed"],
      }),
    ]),
    ...tools(["tracker_get_task"], "item-get", [text("item", "id")]),
    ...tools(["tracker_list_tasks"], "item-list", []),
  ];
}

function status(more: readonly string[]): Word {
  const names = ["pending", "in_progress", ...more];
  return choice("status", "status", Object.fromEntries(names.map((name) => [name, [name]])));
}

/** From 0.27 to 0.38 every sub-agent was a tool of its own name. */
function agentTool(name: string, prompt: string): ToolWords[] {
  return tools([name], "sub-agent", [text("prompt", prompt)], {
    implies: { type: name },
    readOnly: true,
  });
}

/** `web_fetch` takes its addresses out of the prompt, word by word; `url` is for an experimental mode (0.31). */
const page: Word = {
  neutral: ["url", "prompt"],
  read(own) {
    const [url] = addresses(own);
    const prompt = stringAt(own, "prompt");
    if (url === undefined && prompt === null) return null;
    const rest =
      url !== undefined && prompt?.endsWith(` ${url}`) ? withoutEnd(prompt, url) : prompt;
    return {
      neutral: {
        ...(url === undefined ? {} : { url }),
        ...(rest === null || rest === url ? {} : { prompt: rest }),
      },
      used: ["prompt", "url"],
    };
  },
  write(neutral) {
    const url = stringAt(neutral, "url");
    const prompt = stringAt(neutral, "prompt");
    const told = url !== null && prompt?.includes(url) ? null : url;
    return { own: { prompt: [prompt, told].filter((part) => part !== null).join(" ") } };
  },
};

const pages: Word = {
  neutral: ["urls", "prompt"],
  read: (own) => {
    const prompt = stringAt(own, "prompt");
    const told = prompt === null ? {} : { prompt };
    return { neutral: { urls: addresses(own), ...told }, used: ["prompt", "url"] };
  },
  write(neutral) {
    const prompt = stringAt(neutral, "prompt") ?? "";
    const urls = given(neutral, "urls");
    const missing = Array.isArray(urls)
      ? urls.filter((url) => typeof url === "string" && !prompt.includes(url))
      : [];
    return { own: { prompt: [prompt, ...missing].filter((part) => part !== "").join(" ") } };
  },
};

function withoutEnd(prompt: string, url: string): string {
  return prompt.slice(0, prompt.length - url.length - 1);
}

function addresses(own: JsonObject): string[] {
  const words = `${stringAt(own, "prompt") ?? ""} ${stringAt(own, "url") ?? ""}`.split(/\s+/);
  return [...new Set(words.filter((word) => /^https?:\/\/./i.test(word)))];
}

/** The text stands for what the model got and for what was shown; of an error only its message is known. */
const response = resultAs("tool_response", (result) => ({
  llmContent: result,
  returnDisplay: result,
}));
const failure = field("error", ["tool_response"], {
  read: (value) => errorIn(value) ?? undefined,
  write: (message) => ({ llmContent: message, returnDisplay: message, error: { message } }),
});

function errorIn(value: JsonValue | undefined): string | null {
  const error = isObject(value) ? objectAt(value, "error") : null;
  return error === null ? null : (stringAt(error, "message") ?? resultText(error));
}

const trigger = choice("trigger", "trigger", { auto: ["auto"], manual: ["manual"] });

/** An answer comes in pieces; the one with a reason for its end is the last. */
function isWholeAnswer(payload: JsonObject): boolean {
  const candidates = given(objectAt(payload, "llm_response") ?? {}, "candidates");
  return Array.isArray(candidates) && candidates.some((c) => isObject(c) && !!c.finishReason);
}

/** Gemini CLI's words for what all agents do, at one version: it writes only tools which that version has. */
export function vocabularyAt(behaviour: Behaviour): Vocabulary {
  const { known } = toolsAt(behaviour);
  const rows = rowsAt(namesAt(behaviour.version)).map((row) =>
    known.includes(row.name) ? row : { ...row, readOnly: true as const },
  );
  const context = reaches(behaviour.version, "0.25");
  return {
    dialect: "gemini-cli",
    title: "Gemini CLI",
    base: [text("sessionId", "session_id"), text("cwd", "cwd"), text("time", "timestamp")],
    events: [
      event("BeforeTool", "before-tool"),
      event("AfterTool", "after-tool-failure", [failure], {
        when: (payload) => errorIn(given(payload, "tool_response")) !== null,
      }),
      event("AfterTool", "after-tool", [response]),
      event("BeforeAgent", "prompt", [text("prompt", "prompt")], { needs: ["prompt"] }),
      event(
        "AfterAgent",
        "before-stop",
        [
          text("prompt", "prompt"),
          text("said", "prompt_response"),
          flag("again", "stop_hook_active"),
        ],
        { implies: stoppedByItself },
      ),
      event(
        "SessionStart",
        "session-start",
        [
          choice("source", "source", {
            startup: ["startup", "new"],
            resume: ["resume"],
            clear: ["clear"],
          }),
        ],
        { decisive: ["source"] },
      ),
      event(
        "SessionEnd",
        "session-end",
        [
          choice("reason", "reason", {
            exit: ["other", "user-exit", "logout", "error", "abort", "timeout"],
            clear: ["clear"],
          }),
        ],
        { decisive: ["reason"] },
      ),
      event("PreCompress", "before-compact", [trigger], {
        when: (payload) => stringAt(payload, "trigger") === "manual",
      }),
      event("BeforeModel", "before-model", [value("request", "llm_request")], {
        needs: ["request"],
      }),
      event(
        "AfterModel",
        "after-model",
        [value("request", "llm_request"), value("response", "llm_response")],
        { needs: ["request", "response"], when: isWholeAnswer },
      ),
      event(
        "Notification",
        "notification",
        [
          choice("kind", "notification_type", { ToolPermission: ["permission"] }),
          text("message", "message"),
        ],
        { decisive: ["kind"] },
      ),
    ],
    tools: rows,
    call: callFields("tool_name", "tool_input", ["mcp_context"]),
    mcp: behaviour.mcpPrefix ? singleUnderscores : bareNames(context),
    silent: {
      payload: ["transcript_path", "hook_event_name", "original_request_name"],
      input: ["modified_by_user", "ai_proposed_content"],
    },
    alone: {
      BeforeToolSelection:
        "comes before the model is offered its tools, which other agents do not tell their hooks",
      PreCompress:
        "comes before every request to the model, whether or not the context is compacted",
      AfterModel: "is about a piece of an answer, and other agents tell the whole answer",
      get_internal_docs: "reads the manual of Gemini CLI itself",
      update_topic: "says what the session is about, which other agents do not do by a tool",
      complete_task: "ends a sub-agent, which other agents do not do by a tool",
      tracker_add_dependency:
        "ties two items of a task tracker, which other agents do not do by a tool of its own",
      tracker_visualize: "draws the task tracker, which other agents do not do",
    },
  };
}
