import type { DialectId } from "../model/ids.ts";

/** What converters and agents call themselves, in lower case. */
const agentNames: Readonly<Record<string, DialectId>> = {
  "claude-code": "claude-code",
  claude: "claude-code",
  codex: "codex",
  "codex-cli": "codex",
  "gemini-cli": "gemini-cli",
  gemini: "gemini-cli",
  antigravity: "antigravity",
  "antigravity-cli": "antigravity",
  agy: "antigravity",
  copilot: "copilot",
  "copilot-cli": "copilot",
  "github-copilot-cli": "copilot",
  kimi: "agent-hooks",
  "kimi-cli": "agent-hooks",
  "kimi-code": "agent-hooks",
};

/** Tools by whose name alone an agent is known. Names that many agents use (`read_file`, `shell`) are not here. */
const tellingTools: Readonly<Partial<Record<DialectId, readonly string[]>>> = {
  "claude-code": [
    "Bash",
    "Read",
    "Write",
    "Edit",
    "MultiEdit",
    "NotebookEdit",
    "TodoWrite",
    "WebFetch",
    "ExitPlanMode",
  ],
  "gemini-cli": [
    "run_shell_command",
    "search_file_content",
    "google_web_search",
    "list_directory",
    "read_many_files",
    "save_memory",
    "write_todos",
  ],
  antigravity: [
    "replace_file_content",
    "multi_replace_file_content",
    "read_url_content",
    "find_by_name",
  ],
  codex: ["exec_command", "write_stdin", "update_plan"],
  copilot: ["report_intent", "read_bash", "write_bash", "stop_bash"],
  "agent-hooks": ["Shell", "ReadFile", "WriteFile", "StrReplaceFile", "SetTodoList"],
};

/** The dialect of an agent by the name it goes by; null when it is not known. */
export function dialectOfAgent(name: string | null): DialectId | null {
  const key = (name ?? "").toLowerCase().replaceAll(/[\s_]+/g, "-");
  return (Object.hasOwn(agentNames, key) ? agentNames[key] : undefined) ?? null;
}

/** The dialect most of these tools belong to; null when none does, or two do as well. */
export function dialectOfTools(tools: Iterable<string>): DialectId | null {
  const counts = new Map<DialectId, number>();
  for (const tool of tools) {
    for (const [id, names] of Object.entries(tellingTools)) {
      const dialect = id as DialectId;
      if (names.includes(tool)) counts.set(dialect, (counts.get(dialect) ?? 0) + 1);
    }
  }
  const [first, second] = [...counts].sort(([, a], [, b]) => b - a);
  if (first === undefined || first[1] === second?.[1]) return null;
  return first[0];
}
