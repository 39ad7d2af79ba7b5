import type { AgentEvent } from "../../model/event.ts";
import { isObject, type JsonObject, objectAt, stringAt } from "../../model/json.ts";
import { firstText, oneLine } from "../subject-line.ts";
import { isToolEvent } from "./events.ts";

/** Arguments that tell most of a call, best first. */
const telling = [
  "CommandLine",
  "TargetFile",
  "AbsolutePath",
  "DirectoryPath",
  "SearchDirectory",
  "Query",
  "query",
  "Pattern",
  "Url",
  "URL",
  "url",
  "Prompt",
  "Question",
  "Message",
  "Action",
];
/** What the agent shows about a call; says something only when nothing else does. */
const display = ["toolSummary", "toolAction"];

/** The part of a payload a person wants to see: one line, 200 characters at most; empty when there is nothing. */
export function subjectOf(event: AgentEvent): string {
  const { input, name } = event;
  const call = isToolEvent(name) ? objectAt(input, "toolCall") : null;
  if (call !== null) return oneLine(callSubject(objectAt(call, "args") ?? {}));
  const told = name === "Stop" ? ["error", "terminationReason"] : ["error"];
  return oneLine(firstText(input, told) ?? "");
}

function callSubject(args: JsonObject): string {
  const server = stringAt(args, "ServerName");
  const tool = stringAt(args, "ToolName");
  if (server !== null && tool !== null) return `${server}/${tool}`;
  return (
    firstText(args, telling) ??
    firstPrompt(args) ??
    firstText(
      args,
      Object.keys(args).filter((key) => !display.includes(key)),
    ) ??
    firstText(args, display) ??
    ""
  );
}

/** `invoke_subagent` takes a list of agents, each with its own prompt. */
function firstPrompt(args: JsonObject): string | null {
  const agents = Object.hasOwn(args, "Subagents") ? args.Subagents : null;
  const first = Array.isArray(agents) ? agents[0] : undefined;
  return isObject(first) ? firstText(first, ["Prompt", "Role", "TypeName"]) : null;
}
