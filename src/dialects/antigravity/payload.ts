import type { AgentEvent, SessionFacts } from "../../model/event.ts";
import { isObject, type JsonObject, type JsonValue, stringAt } from "../../model/json.ts";
import type { Workspace } from "../../model/run.ts";

/** When nothing is known of the session: a fixed id, so that a replay is the same on every run. */
const noConversation = "00000000-0000-4000-8000-000000000000";

/**
 * Fields that only this event's payload has, with what stands there when the recording does not say. Undefined: it
 * cannot be made up. `terminationReason` is the first of the vendor's document; live sessions say NO_TOOL_CALL.
 * `error` is always there, empty on success (measured on 1.1.18), though the document calls it optional.
 */
const ownFields: Readonly<Record<string, Readonly<Record<string, JsonValue | undefined>>>> = {
  PreToolUse: { toolCall: undefined, stepIdx: 0 },
  PostToolUse: { toolCall: undefined, stepIdx: 0, error: "" },
  PreInvocation: { invocationNum: 0, initialNumSteps: 0 },
  PostInvocation: { invocationNum: 0, initialNumSteps: 0 },
  Stop: { executionNum: 0, terminationReason: "model_stop", error: "", fullyIdle: true },
};

/**
 * The payload as the agent sends it: the event's own fields, the common ones, then whatever else the recording has.
 * No payload names its event.
 */
export function payload(
  event: AgentEvent,
  session: SessionFacts,
  workspace: Workspace,
): JsonObject {
  const { input } = event;
  const given = (key: string): JsonValue | undefined =>
    Object.hasOwn(input, key) ? input[key] : undefined;
  const defaults = Object.hasOwn(ownFields, event.name) ? ownFields[event.name] : undefined;
  const own = Object.entries(defaults ?? {})
    .map(([key, value]): [string, JsonValue | undefined] => [
      key,
      given(key) ?? nullOr(input, key, value),
    ])
    .filter((pair): pair is [string, JsonValue] => pair[1] !== undefined);
  const conversation = stringAt(input, "conversationId") ?? session.sessionId ?? noConversation;
  const brain = `${workspace.home}/.gemini/antigravity-cli/brain/${conversation}`;
  const common: JsonObject = {
    conversationId: conversation,
    workspacePaths: given("workspacePaths") ?? [workspace.project],
    transcriptPath:
      given("transcriptPath") ??
      workspace.transcript ??
      `${brain}/.system_generated/logs/transcript_full.jsonl`,
    artifactDirectoryPath: given("artifactDirectoryPath") ?? brain,
  };
  const known = new Set([...own.map(([key]) => key), ...Object.keys(common)]);
  const rest = Object.entries(input).filter(([key]) => !known.has(key));
  return withArguments({ ...Object.fromEntries(own), ...common, ...Object.fromEntries(rest) });
}

/** What a payload tells of its session: the conversation, and the first folder that is open. */
export function sessionOf(input: JsonObject): Partial<SessionFacts> {
  const paths = Object.hasOwn(input, "workspacePaths") ? input.workspacePaths : undefined;
  const first = Array.isArray(paths) ? paths[0] : undefined;
  return {
    sessionId: stringAt(input, "conversationId"),
    cwd: typeof first === "string" && first !== "" ? first : null,
  };
}

/** `toolCall` can be recorded as null: a step that no tool made. */
function nullOr(
  input: JsonObject,
  key: string,
  otherwise: JsonValue | undefined,
): JsonValue | undefined {
  return Object.hasOwn(input, key) && key === "toolCall" ? null : otherwise;
}

/** Every call has `args`, be they empty. */
function withArguments(all: JsonObject): JsonObject {
  const call = Object.hasOwn(all, "toolCall") ? all.toolCall : undefined;
  if (!isObject(call) || Object.hasOwn(call, "args")) return all;
  return { ...all, toolCall: { ...call, args: {} } };
}
