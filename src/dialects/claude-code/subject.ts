import type { AgentEvent } from "../../model/event.ts";
import { objectAt, stringAt } from "../../model/json.ts";
import { anyText, firstText, oneLine } from "../subject-line.ts";
import { isToolEvent } from "./events.ts";

/** Where the telling part of a tool's input stands, first match wins. */
const inputFields = [
  "command",
  "file_path",
  "notebook_path",
  "url",
  "pattern",
  "query",
  "prompt",
  "path",
  "skill",
  "description",
];

/** The same for events that are not about a tool. */
const eventFields: Readonly<Record<string, readonly string[]>> = {
  UserPromptSubmit: ["prompt"],
  UserPromptExpansion: ["command_name", "prompt"],
  SubagentStart: ["agent_type", "agent_id"],
  SubagentStop: ["agent_type", "agent_id"],
  Stop: [],
  SessionEnd: ["reason"],
  StopFailure: ["error"],
  PreModelSwitch: ["to_model"],
  PostModelSwitch: ["to_model"],
  Notification: ["message", "notification_type"],
  TeammateIdle: ["teammate_name"],
  TaskCreated: ["task_subject"],
  TaskCompleted: ["task_subject"],
  Elicitation: ["message", "mcp_server_name"],
  ElicitationResult: ["mcp_server_name"],
  InstructionsLoaded: ["file_path", "load_reason"],
  WorktreeCreate: ["name"],
  WorktreeRemove: ["worktree_path"],
  CwdChanged: ["new_cwd"],
  DirectoryAdded: ["directory"],
  MessageDisplay: ["delta"],
};
const otherFields = ["source", "trigger", "file_path", "reason", "prompt", "message"];

/** The tool of a tool event, under the name the recording gives it; null on other events. */
export function toolOf(event: AgentEvent): string | null {
  return isToolEvent(event.name) ? stringAt(event.input, "tool_name") : null;
}

/** What a person wants to see of an event: the command, the path, the prompt …, on one line. */
export function subjectOf(event: AgentEvent): string {
  if (isToolEvent(event.name)) {
    const input = objectAt(event.input, "tool_input");
    return input === null ? "" : oneLine(firstText(input, inputFields) ?? anyText(input));
  }
  const fields = Object.hasOwn(eventFields, event.name) ? eventFields[event.name] : undefined;
  return oneLine(firstText(event.input, fields ?? otherFields) ?? "");
}
