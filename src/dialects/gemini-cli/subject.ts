import type { AgentEvent } from "../../model/event.ts";
import { isObject, type JsonObject, type JsonValue, objectAt, stringAt } from "../../model/json.ts";
import { anyText, firstText, oneLine } from "../subject-line.ts";

/** Fields of a tool's input that tell most, best first. */
const toolFields = [
  "command",
  "file_path",
  "absolute_path",
  "path",
  "dir_path",
  "url",
  "pattern",
  "query",
  "prompt",
  "name",
  "agent_name",
];

/** Fields of the other events' payloads. */
const eventFields = ["prompt", "source", "reason", "trigger", "message"];

/** The tool of a tool event, as hooks see it; null on other events. */
export function toolOf(event: AgentEvent): string | null {
  const onTools = event.name === "BeforeTool" || event.name === "AfterTool";
  return onTools ? stringAt(event.input, "tool_name") : null;
}

/** What a person wants to see of an event: one line, 200 characters at most; empty when there is nothing. */
export function subjectOf(event: AgentEvent): string {
  const { input } = event;
  const found =
    toolOf(event) === null
      ? (firstText(input, eventFields) ?? lastMessage(objectAt(input, "llm_request")))
      : toolSubject(objectAt(input, "tool_input") ?? {});
  return oneLine(found ?? "");
}

function toolSubject(input: JsonObject): string {
  return firstText(input, toolFields) ?? anyText(input);
}

/** Model events: what was said last. */
function lastMessage(request: JsonObject | null): string | null {
  const messages: JsonValue | undefined =
    request !== null && Object.hasOwn(request, "messages") ? request.messages : undefined;
  const last = Array.isArray(messages) ? messages.at(-1) : undefined;
  return isObject(last) ? stringAt(last, "content") : null;
}
