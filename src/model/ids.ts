/** Ids of the supported agents, as users write them. */
export type DialectId =
  | "gemini-cli"
  | "antigravity"
  | "agent-hooks"
  | "claude-code"
  | "codex"
  | "copilot"
  | "cursor";
