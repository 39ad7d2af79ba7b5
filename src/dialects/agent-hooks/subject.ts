import type { AgentEvent } from "../../model/event.ts";
import { isObject, type JsonObject, objectAt, stringAt } from "../../model/json.ts";
import { isToolEvent } from "./events.ts";

const longest = 200;

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

function firstText(object: JsonObject, fields: readonly string[]): string | null {
  for (const name of fields) {
    const value = stringAt(object, name);
    if (value !== null && value.trim() !== "") return value;
  }
  return null;
}

function anyText(object: JsonObject): string {
  const values = Object.values(object).filter((value) => !isObject(value));
  return String(values.find((value) => typeof value === "string" && value.trim() !== "") ?? "");
}

function oneLine(text: string): string {
  const flat = text
    .slice(0, 4 * longest)
    .replace(/\s+/g, " ")
    .trim();
  if (flat.length <= longest) return flat;
  return `${flat.slice(0, longest - 1).replace(/[\uD800-\uDBFF]$/, "")}…`;
}
