import type { AgentEvent } from "../../model/event.ts";
import { objectAt, stringAt } from "../../model/json.ts";
import { anyText, firstText, oneLine } from "../subject-line.ts";
import { isToolEvent } from "./events.ts";

/** Where the telling part of a tool's input stands, first match wins. */
const inputFields = [
  "command",
  "path",
  "file_path",
  "url",
  "query",
  "pattern",
  "prompt",
  "description",
];

/** The same for events that are not about a tool. */
const eventFields: Readonly<Record<string, readonly string[]>> = {
  "pre-session": ["model"],
  "post-session": ["exit_reason"],
  "pre-agent-turn-stop": ["stop_reason"],
  "pre-subagent": ["task_description", "subagent_name"],
  "post-subagent": ["task_description", "subagent_name"],
};

/** The tool of a tool event; null on other events. */
export function toolOf(event: AgentEvent): string | null {
  return isToolEvent(event.name) ? stringAt(event.input, "tool_name") : null;
}

/** What a person wants to see of an event, on one line: the command, the path, the task … */
export function subjectOf(event: AgentEvent): string {
  if (!isToolEvent(event.name)) {
    const fields = Object.hasOwn(eventFields, event.name) ? eventFields[event.name] : undefined;
    return oneLine(firstText(event.input, fields ?? []) ?? "");
  }
  const input = objectAt(event.input, "tool_input");
  return input === null ? "" : oneLine(firstText(input, inputFields) ?? anyText(input));
}
