import type { ToolFacts } from "../dialect.ts";

/** The tools of the vendor's document, and three more that live sessions show (1.1.18). Browser tools are known by prefix only. */
const known: readonly string[] = [
  "view_file",
  "write_to_file",
  "replace_file_content",
  "multi_replace_file_content",
  "list_dir",
  "find_by_name",
  "grep_search",
  "search_web",
  "read_url_content",
  "run_command",
  "manage_task",
  "schedule",
  "list_permissions",
  "ask_permission",
  "invoke_subagent",
  "define_subagent",
  "send_message",
  "manage_subagents",
  "ask_question",
  "generate_image",
  "call_mcp_tool",
  "list_resources",
  "read_resource",
];

const shell = "run_command";
const read = "view_file";
const write = "write_to_file";
const edit = "replace_file_content";
const multiEdit = "multi_replace_file_content";
const search = "grep_search";
const find = "find_by_name";
const list = "list_dir";
const web = "search_web";
const page = "read_url_content";
const agent = "invoke_subagent";
const ask = "ask_question";
const task = "manage_task";

/** What other agents call the tools of this one. */
const foreign: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "Claude Code": {
    Bash: shell,
    PowerShell: shell,
    BashOutput: task,
    KillShell: task,
    TaskOutput: task,
    TaskStop: task,
    Monitor: task,
    Read: read,
    Write: write,
    Edit: edit,
    MultiEdit: multiEdit,
    NotebookEdit: edit,
    Glob: find,
    Grep: search,
    LS: list,
    WebSearch: web,
    WebFetch: page,
    Task: agent,
    Agent: agent,
    ListAgents: "manage_subagents",
    SendMessage: "send_message",
    CronCreate: "schedule",
    AskUserQuestion: ask,
    ListMcpResourcesTool: "list_resources",
    ReadMcpResourceTool: "read_resource",
  },
  "Gemini CLI": {
    run_shell_command: shell,
    read_file: read,
    read_many_files: read,
    write_file: write,
    replace: edit,
    glob: find,
    search_file_content: search,
    list_directory: list,
    google_web_search: web,
    web_fetch: page,
    invoke_agent: agent,
    delegate_to_agent: agent,
    ask_user: ask,
    list_mcp_resources: "list_resources",
    read_mcp_resource: "read_resource",
  },
  Codex: {
    shell,
    exec_command: shell,
    shell_command: shell,
    local_shell_call: shell,
    apply_patch: edit,
  },
  "Kimi Code": {
    Shell: shell,
    ReadFile: read,
    WriteFile: write,
    StrReplaceFile: edit,
    SearchWeb: web,
    FetchURL: page,
  },
  "Copilot and VS Code": {
    runTerminalCommand: shell,
    editFiles: edit,
    create_file: write,
    str_replace_editor: edit,
  },
  Cursor: { edit_file: edit, run_terminal_cmd: shell },
  Cline: { execute_command: shell, write_to_file: write, replace_in_file: edit },
};

/** The vendor's bundled guide says that tools are called like the steps of a transcript; live sessions show other names. */
const guide: Readonly<Record<string, string>> = { code_action: edit };

/** The tools of Antigravity. No tool is known to have been renamed. */
export const tools: ToolFacts = {
  known,
  former: {},
  counterpart(name) {
    if (known.includes(name)) return null;
    // Tools of MCP servers have no names of their own here: all go through one tool.
    if (/^mcp_{1,2}[A-Za-z0-9]/.test(name)) {
      return {
        name: "call_mcp_tool",
        vendor: name.startsWith("mcp__") ? "Claude Code" : "Gemini CLI",
      };
    }
    for (const [vendor, names] of Object.entries({ ...foreign, "The vendor's guide": guide })) {
      const own = Object.hasOwn(names, name) ? names[name] : undefined;
      if (own !== undefined) return { name: own, vendor };
    }
    return null;
  },
  siblings: [[write, edit, multiEdit]],
  isExternal: (name) => /^browser_[A-Za-z0-9_]+$/.test(name),
};

/** The only variable that the agent sets for a hook (measured on 1.1.18 and 1.2.7). */
export const variables: readonly string[] = ["ANTIGRAVITY_CONVERSATION_ID"];
