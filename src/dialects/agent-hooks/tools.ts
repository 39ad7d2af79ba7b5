import type { ToolFacts } from "../dialect.ts";

/**
 * The tools of kimi-cli at the head of pull request 1131 (`d7071ec1`). The format itself names none; its page and its
 * examples use these.
 */
const known = [
  "Shell",
  "ReadFile",
  "ReadMediaFile",
  "WriteFile",
  "StrReplaceFile",
  "Glob",
  "Grep",
  "SearchWeb",
  "FetchURL",
  "Task",
  "CreateSubagent",
  "TaskList",
  "TaskOutput",
  "TaskStop",
  "SetTodoList",
  "Think",
  "AskUserQuestion",
  "EnterPlanMode",
  "ExitPlanMode",
  "SendDMail",
];

/** What other agents call the same tools. */
const foreign: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "Claude Code": {
    Bash: "Shell",
    Read: "ReadFile",
    Write: "WriteFile",
    Edit: "StrReplaceFile",
    MultiEdit: "StrReplaceFile",
    WebFetch: "FetchURL",
    WebSearch: "SearchWeb",
    TodoWrite: "SetTodoList",
    Agent: "Task",
  },
  "Gemini CLI": {
    run_shell_command: "Shell",
    read_file: "ReadFile",
    write_file: "WriteFile",
    replace: "StrReplaceFile",
    grep_search: "Grep",
    search_file_content: "Grep",
    google_web_search: "SearchWeb",
    web_fetch: "FetchURL",
    write_todos: "SetTodoList",
    ask_user: "AskUserQuestion",
    enter_plan_mode: "EnterPlanMode",
    exit_plan_mode: "ExitPlanMode",
  },
  Antigravity: {
    run_command: "Shell",
    view_file: "ReadFile",
    write_to_file: "WriteFile",
    replace_file_content: "StrReplaceFile",
    multi_replace_file_content: "StrReplaceFile",
    search_web: "SearchWeb",
    read_url_content: "FetchURL",
    invoke_subagent: "Task",
  },
};

export const tools: ToolFacts = {
  known,
  former: {},
  siblings: [["WriteFile", "StrReplaceFile"]],
  counterpart,
  // Tools of MCP servers go by their bare names, so nearly anything may be one.
  isExternal: (name) =>
    /^[A-Za-z0-9_.-]{1,64}$/.test(name) && counterpart(name) === null && !isMisspelt(name),
};

function counterpart(name: string): { name: string; vendor: string } | null {
  for (const [vendor, names] of Object.entries(foreign)) {
    const own = Object.hasOwn(names, name) ? names[name] : undefined;
    if (own !== undefined) return { name: own, vendor };
  }
  return null;
}

/** One of the known names in other letters: `shell`. */
function isMisspelt(name: string): boolean {
  return known.some((tool) => tool !== name && tool.toLowerCase() === name.toLowerCase());
}
