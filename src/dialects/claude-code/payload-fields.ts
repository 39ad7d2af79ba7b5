/**
 * Fields of the stdin document after the common ones, in the vendor's order. Source: the type file of
 * `@anthropic-ai/claude-agent-sdk` 0.3.329.
 */
export const payloadFields: Readonly<Record<string, readonly string[]>> = {
  PreToolUse: ["tool_name", "tool_input", "tool_use_id", "mcp_server"],
  PermissionRequest: ["tool_name", "tool_input", "permission_suggestions"],
  PermissionDenied: ["tool_name", "tool_input", "tool_use_id", "reason"],
  PostToolUse: ["tool_name", "tool_input", "tool_response", "tool_use_id", "duration_ms"],
  PostToolUseFailure: [
    "tool_name",
    "tool_input",
    "tool_use_id",
    "error",
    "is_interrupt",
    "duration_ms",
  ],
  PostToolBatch: ["tool_calls"],
  UserPromptSubmit: ["prompt", "source", "session_title"],
  UserPromptExpansion: [
    "expansion_type",
    "command_name",
    "command_args",
    "command_source",
    "prompt",
  ],
  SessionStart: ["source", "model", "session_title", "seconds_since_last_response"],
  SessionEnd: ["reason"],
  Setup: ["trigger"],
  Stop: ["stop_hook_active", "last_assistant_message", "background_tasks", "session_crons"],
  SubagentStop: ["stop_hook_active", "agent_transcript_path", "last_assistant_message"],
  SubagentStart: [],
  StopFailure: ["error", "error_details", "last_assistant_message"],
  PreCompact: ["trigger", "custom_instructions"],
  PostCompact: ["trigger", "compact_summary"],
  PreModelSwitch: ["from_model", "to_model", "requested_model", "source", "context_tokens"],
  PostModelSwitch: ["from_model", "to_model", "requested_model", "source", "context_tokens"],
  Notification: ["message", "title", "notification_type"],
  TeammateIdle: ["teammate_name", "team_name"],
  TaskCreated: ["task_id", "task_subject", "task_description", "teammate_name", "team_name"],
  TaskCompleted: ["task_id", "task_subject", "task_description", "teammate_name", "team_name"],
  Elicitation: ["mcp_server_name", "message", "mode", "url", "elicitation_id", "requested_schema"],
  ElicitationResult: ["mcp_server_name", "action", "content", "mode", "elicitation_id"],
  ConfigChange: ["source", "file_path"],
  InstructionsLoaded: [
    "file_path",
    "memory_type",
    "load_reason",
    "globs",
    "trigger_file_path",
    "parent_file_path",
  ],
  WorktreeCreate: ["name"],
  WorktreeRemove: ["worktree_path"],
  CwdChanged: ["old_cwd", "new_cwd"],
  FileChanged: ["file_path", "event"],
  DirectoryAdded: ["directory", "source"],
  MessageDisplay: ["turn_id", "message_id", "index", "final", "delta"],
};

/** Common fields that stand in every payload or, when they are known, before the event's own. */
export const baseFields: readonly string[] = [
  "session_id",
  "transcript_path",
  "cwd",
  "prompt_id",
  "permission_mode",
  "agent_id",
  "agent_type",
  "effort",
  "hook_event_name",
];

/** Events that belong to a turn and so carry `permission_mode`. */
export const permissionModeEvents: readonly string[] = [
  "PreToolUse",
  "PermissionRequest",
  "PermissionDenied",
  "PostToolUse",
  "PostToolUseFailure",
  "PostToolBatch",
  "UserPromptSubmit",
  "UserPromptExpansion",
  "Stop",
  "SubagentStop",
  "TeammateIdle",
  "TaskCreated",
  "TaskCompleted",
];
