import type { ToolFacts } from "../dialect.ts";

/** Built-in tools of 2.1.329 (`BUILTIN_TOOL_NAMES` of the SDK's type file). */
const known = [
  "Agent",
  "Artifact",
  "AskUserQuestion",
  "Bash",
  "CronCreate",
  "CronDelete",
  "CronList",
  "Edit",
  "EnterPlanMode",
  "EnterWorktree",
  "ExitPlanMode",
  "ExitWorktree",
  "Glob",
  "Grep",
  "LSP",
  "ListAgents",
  "ListMcpResourcesTool",
  "Monitor",
  "NotebookEdit",
  "PowerShell",
  "Read",
  "ReadMcpResourceDirTool",
  "ReadMcpResourceTool",
  "SendUserMessage",
  "SetGoal",
  "Skill",
  "TaskCreate",
  "TaskGet",
  "TaskList",
  "TaskStop",
  "TaskUpdate",
  "TodoWrite",
  "ToolSearch",
  "WebFetch",
  "WebSearch",
  "Workflow",
  "Write",
];

/** Old names that Claude Code still reads as the new one, in matchers and in `if`. */
const aliases: Readonly<Record<string, string>> = {
  Task: "Agent",
  KillShell: "TaskStop",
  KillBash: "TaskStop",
  ListPeers: "ListAgents",
  Brief: "SendUserMessage",
  ListMcpResources: "ListMcpResourcesTool",
  ReadMcpResource: "ReadMcpResourceTool",
  ReadMcpResourceDir: "ReadMcpResourceDirTool",
  ProposeGoal: "SetGoal",
};

/** Tools that are gone, and the one that does their work now where there is one. */
const gone: Readonly<Record<string, string | null>> = {
  MultiEdit: "Edit",
  NotebookRead: "Read",
  LS: null,
  TaskOutput: null,
  BashOutput: null,
};

/** What other agents call the same tool. */
const foreign: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "Gemini CLI": {
    run_shell_command: "Bash",
    read_file: "Read",
    read_many_files: "Read",
    write_file: "Write",
    replace: "Edit",
    glob: "Glob",
    grep_search: "Grep",
    search_file_content: "Grep",
    web_fetch: "WebFetch",
    google_web_search: "WebSearch",
    write_todos: "TodoWrite",
    ask_user: "AskUserQuestion",
    activate_skill: "Skill",
    enter_plan_mode: "EnterPlanMode",
    exit_plan_mode: "ExitPlanMode",
    invoke_agent: "Agent",
    delegate_to_agent: "Agent",
    list_mcp_resources: "ListMcpResourcesTool",
    read_mcp_resource: "ReadMcpResourceTool",
  },
  Antigravity: {
    run_command: "Bash",
    view_file: "Read",
    write_to_file: "Write",
    replace_file_content: "Edit",
    multi_replace_file_content: "Edit",
    find_by_name: "Glob",
    search_web: "WebSearch",
    read_url_content: "WebFetch",
    invoke_subagent: "Agent",
    ask_question: "AskUserQuestion",
  },
  Codex: {
    shell: "Bash",
    exec_command: "Bash",
    shell_command: "Bash",
    local_shell_call: "Bash",
    apply_patch: "Edit",
  },
  "Agent Hooks": {
    Shell: "Bash",
    ReadFile: "Read",
    WriteFile: "Write",
    StrReplaceFile: "Edit",
    SearchWeb: "WebSearch",
    FetchURL: "WebFetch",
  },
  "VS Code": { runTerminalCommand: "Bash", editFiles: "Edit", create_file: "Write" },
};

/** The current name of a tool that may be given by an old one. */
export function currentName(tool: string): string {
  return Object.hasOwn(aliases, tool) ? (aliases[tool] ?? tool) : tool;
}

/** Every name under which a tool is known: its own, the current one, and the old ones of that. */
export function namesOf(tool: string): readonly string[] {
  const current = currentName(tool);
  const old = Object.keys(aliases).filter((name) => aliases[name] === current);
  return [...new Set([tool, current, ...old])];
}

/** The tools of Claude Code, for the words of findings. The list grows with every release. */
export const tools: ToolFacts = {
  known,
  former: { ...aliases, ...gone },
  counterpart(name) {
    for (const [vendor, names] of Object.entries(foreign)) {
      const own = Object.hasOwn(names, name) ? names[name] : undefined;
      if (own !== undefined) return { name: own, vendor };
    }
    return null;
  },
  siblings: [["Edit", "Write", "NotebookEdit"]],
  rareSiblings: ["NotebookEdit"],
  isExternal: (name) => /^mcp__[^_].*__./.test(name),
};

/** Variables that Claude Code sets for a hook; `*` stands for the rest of a name. */
export const variables: readonly string[] = [
  "CLAUDE_PROJECT_DIR",
  "CLAUDE_PLUGIN_ROOT",
  "CLAUDE_PLUGIN_DATA",
  "CLAUDE_PLUGIN_OPTION_*",
  "CLAUDE_ENV_FILE",
  "CLAUDECODE",
  "CLAUDE_CODE_SESSION_ID",
  "CLAUDE_CODE_CHILD_SESSION",
  "CLAUDE_PID",
  "CLAUDE_EFFORT",
  "CLAUDE_CODE_REMOTE",
  "COLUMNS",
  "LINES",
  "TRACEPARENT",
];
