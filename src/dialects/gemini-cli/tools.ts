import type { ToolFacts } from "../dialect.ts";
import { type Behaviour, reaches } from "./versions.ts";

interface Tool {
  name: string;
  /** First version that has it; null when it is as old as hooks. */
  since: string | null;
  /** First version without it, and the name that took its place there. */
  gone?: { in: string; now: string | null };
}

const always = { since: null };

/** Read in the source of each release. From 0.27 to 0.38 every sub-agent was a tool of its own name. */
const tools: readonly Tool[] = [
  { name: "glob", ...always },
  { name: "write_todos", ...always },
  { name: "write_file", ...always },
  { name: "google_web_search", ...always },
  { name: "web_fetch", ...always },
  { name: "replace", ...always },
  { name: "run_shell_command", ...always },
  { name: "search_file_content", ...always, gone: { in: "0.28", now: "grep_search" } },
  { name: "grep_search", since: "0.28" },
  { name: "read_many_files", ...always },
  { name: "read_file", ...always },
  { name: "list_directory", ...always },
  { name: "save_memory", ...always, gone: { in: "0.44", now: null } },
  { name: "delegate_to_agent", ...always, gone: { in: "0.27", now: "invoke_agent" } },
  { name: "get_internal_docs", since: "0.23" },
  { name: "activate_skill", since: "0.24" },
  { name: "ask_user", since: "0.27" },
  { name: "codebase_investigator", since: "0.27", gone: { in: "0.39", now: "invoke_agent" } },
  { name: "cli_help", since: "0.27", gone: { in: "0.39", now: "invoke_agent" } },
  { name: "generalist", since: "0.27", gone: { in: "0.39", now: "invoke_agent" } },
  { name: "exit_plan_mode", since: "0.28" },
  { name: "enter_plan_mode", since: "0.30" },
  { name: "tracker_create_task", since: "0.34" },
  { name: "tracker_update_task", since: "0.34" },
  { name: "tracker_get_task", since: "0.34" },
  { name: "tracker_list_tasks", since: "0.34" },
  { name: "tracker_add_dependency", since: "0.34" },
  { name: "tracker_visualize", since: "0.34" },
  { name: "update_topic", since: "0.37" },
  { name: "complete_task", since: "0.37" },
  { name: "invoke_agent", since: "0.39" },
  { name: "read_mcp_resource", since: "0.40" },
  { name: "list_mcp_resources", since: "0.40" },
];

const shell = "run_shell_command";
const edit = "replace";
const search = "grep_search";
const list = "list_directory";
const web = "google_web_search";
const agent = "invoke_agent";

/** What other agents call the tools of this one. */
const foreign: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "Claude Code": {
    Bash: shell,
    Read: "read_file",
    Write: "write_file",
    Edit: edit,
    MultiEdit: edit,
    NotebookEdit: edit,
    Glob: "glob",
    Grep: search,
    LS: list,
    WebFetch: "web_fetch",
    WebSearch: web,
    TodoWrite: "write_todos",
    Task: agent,
    Agent: agent,
    AskUserQuestion: "ask_user",
    EnterPlanMode: "enter_plan_mode",
    ExitPlanMode: "exit_plan_mode",
    Skill: "activate_skill",
  },
  Antigravity: {
    run_command: shell,
    view_file: "read_file",
    write_to_file: "write_file",
    replace_file_content: edit,
    multi_replace_file_content: edit,
    find_by_name: "glob",
    list_dir: list,
    search_web: web,
    read_url_content: "web_fetch",
    ask_question: "ask_user",
    invoke_subagent: agent,
  },
  "Kimi Code": {
    Shell: shell,
    ReadFile: "read_file",
    WriteFile: "write_file",
    StrReplaceFile: edit,
  },
  Codex: { shell_command: shell, exec_command: shell, apply_patch: edit },
  "Copilot and VS Code": {
    runTerminalCommand: shell,
    editFiles: edit,
    create_file: "write_file",
    str_replace_editor: edit,
  },
};

/** Names that `gemini hooks migrate` writes for Claude Code's `Grep` and `LS`, although no tool is called so. */
const migrated: Readonly<Record<string, string>> = { grep: search, ls: list };

/** How the newest names were spelt before. */
const earlier: Readonly<Record<string, string>> = {
  grep_search: "search_file_content",
  invoke_agent: "delegate_to_agent",
};

/** The tools of one version. */
export function toolsAt(behaviour: Behaviour): ToolFacts {
  const has = ({ since, gone }: Tool) =>
    (since === null || reaches(behaviour.version, since)) &&
    (gone === undefined || !reaches(behaviour.version, gone.in));
  const known = tools.filter(has).map((tool) => tool.name);
  const gone = tools.filter((t) => t.gone !== undefined && reaches(behaviour.version, t.gone.in));
  const former: Record<string, string | null> = Object.fromEntries(
    gone.map((tool) => [tool.name, own(tool.gone?.now ?? null)]),
  );

  /** A name of the newest version as this version writes it; null when it has no such tool. */
  function own(name: string | null): string | null {
    if (name === null || known.includes(name)) return name;
    const before = Object.hasOwn(earlier, name) ? (earlier[name] ?? "") : "";
    return known.includes(before) ? before : null;
  }

  function counterpart(name: string): { name: string; vendor: string } | null {
    const mcp = /^mcp__([^_](?:[^_]|_(?!_)){0,60})__(.{1,80})$/.exec(name);
    if (mcp) {
      const inner = `${mcp[1]}_${mcp[2]}`;
      return { name: behaviour.mcpPrefix ? `mcp_${inner}` : (mcp[2] ?? ""), vendor: "Claude Code" };
    }
    for (const [vendor, names] of Object.entries(foreign)) {
      const found = Object.hasOwn(names, name) ? own(names[name] ?? null) : null;
      if (found !== null) return { name: found, vendor };
    }
    const meant = Object.hasOwn(migrated, name) ? own(migrated[name] ?? null) : null;
    return meant === null ? null : { name: meant, vendor: "gemini hooks migrate" };
  }

  return {
    known,
    former,
    counterpart,
    siblings: [["write_file", "replace"]],
    isExternal: (name) => {
      if (/^discovered_tool_./.test(name)) return true;
      const prefixed = /^mcp_[^_\s]\S*$/.test(name) && name.indexOf("_", 5) > 0;
      if (prefixed && !name.endsWith("_")) return true;
      // MCP tools by their bare names, and until 0.38 people's own sub-agents: nearly anything.
      const open = !behaviour.mcpPrefix || !reaches(behaviour.version, "0.39");
      const plain = /^[A-Za-z0-9_.:-]{1,64}$/.test(name);
      return open && plain && counterpart(name) === null && !Object.hasOwn(former, name);
    },
  };
}
