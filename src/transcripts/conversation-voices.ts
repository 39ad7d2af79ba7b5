import type { SessionFacts } from "../model/event.ts";
import type { DialectId } from "../model/ids.ts";
import type { JsonObject, JsonValue } from "../model/json.ts";
import { readTool } from "./codex-tool.ts";
import type { CallOutcome, ConversationCall, ConversationMoment } from "./conversation.ts";

/** An event in one agent's words. */
export interface Said {
  name: string;
  fields: JsonObject;
}

type Of<K extends ConversationMoment["kind"]> = Extract<ConversationMoment, { kind: K }>;

/** How one agent speaks to its hooks; an empty list where it says nothing. */
interface Voice {
  /** Fields that every payload has, before its own. */
  common(name: string, facts: SessionFacts): JsonObject;
  start: readonly Said[];
  end: readonly Said[];
  prompt(moment: Of<"prompt">): readonly Said[];
  before(call: ConversationCall): readonly Said[];
  after(call: ConversationCall, outcome: CallOutcome): readonly Said[];
  stop(moment: Of<"stop">): readonly Said[];
}

const say = (name: string, fields: JsonObject = {}): Said => ({ name, fields });

/** The known facts under a vendor's own names. */
function facts(pairs: readonly [string, string | null][]): JsonObject {
  return Object.fromEntries(pairs.filter(([, value]) => value !== null));
}

const snake: Voice["common"] = (name, { sessionId, cwd }) => ({
  ...facts([
    ["session_id", sessionId],
    ["cwd", cwd],
  ]),
  hook_event_name: name,
});

const toolFields = (call: ConversationCall): JsonObject => ({
  tool_name: call.tool,
  tool_input: call.input,
  ...(call.id === null ? {} : { tool_use_id: call.id }),
});

const claudeCode: Voice = {
  common: snake,
  start: [say("SessionStart", { source: "startup" })],
  end: [say("SessionEnd", { reason: "other" })],
  prompt: ({ text }) => [say("UserPromptSubmit", { prompt: text })],
  before: (call) => [say("PreToolUse", toolFields(call))],
  after: (call, { content, text, failed }) => [
    failed
      ? say("PostToolUseFailure", { ...toolFields(call), error: text })
      : say("PostToolUse", { ...toolFields(call), tool_response: content }),
  ],
  stop: ({ said }) => [say("Stop", { stop_hook_active: false, last_assistant_message: said })],
};

/** Hooks of Codex get commands and patches under names of their own; a failed call has no second event. */
const codex: Voice = {
  ...claudeCode,
  end: [],
  before: (call) => codexFields(call).map((fields) => say("PreToolUse", fields)),
  after: (call, { text, failed }) =>
    failed
      ? []
      : codexFields(call).map((fields) => say("PostToolUse", { ...fields, tool_response: text })),
};

function codexFields(call: ConversationCall): JsonObject[] {
  const tool = readTool(call.tool, call.input);
  if (tool.kind !== "call") return [];
  return [{ ...toolFields(call), tool_name: tool.name, tool_input: tool.input }];
}

const geminiCli: Voice = {
  common: snake,
  start: [say("SessionStart", { source: "startup" })],
  end: [say("SessionEnd", { reason: "exit" })],
  prompt: ({ text }) => [say("BeforeAgent", { prompt: text })],
  before: ({ tool, input }) => [say("BeforeTool", { tool_name: tool, tool_input: input })],
  after: ({ tool, input }, { content, text, failed }) => {
    const error = failed ? { error: { message: text } } : {};
    const tool_response: JsonObject = { llmContent: content, ...error };
    return [say("AfterTool", { tool_name: tool, tool_input: input, tool_response })];
  },
  stop: ({ prompt, said }) => [
    say("AfterAgent", { prompt, prompt_response: said, stop_hook_active: false }),
  ],
};

/** The steps of a session are not known here, so the events around them are not told. */
const antigravity: Voice = {
  common: (_name, { sessionId }) => facts([["conversationId", sessionId]]),
  start: [],
  end: [],
  prompt: () => [],
  before: ({ tool, input }) => [say("PreToolUse", { toolCall: { name: tool, args: input } })],
  after: ({ tool, input }, { text, failed }) => [
    say("PostToolUse", { toolCall: { name: tool, args: input }, error: failed ? text : "" }),
  ],
  stop: () => [say("Stop")],
};

const copilot: Voice = {
  common: (_name, { sessionId, cwd }) =>
    facts([
      ["sessionId", sessionId],
      ["cwd", cwd],
    ]),
  start: [say("sessionStart", { source: "new" })],
  end: [say("sessionEnd", { reason: "complete" })],
  prompt: ({ text }) => [say("userPromptSubmitted", { prompt: text })],
  before: ({ tool, input }) => [say("preToolUse", { toolName: tool, toolArgs: input })],
  after: ({ tool, input }, { text, failed }) => {
    const fields = { toolName: tool, toolArgs: input };
    const toolResult = { resultType: "success", textResultForLlm: text };
    return [
      failed
        ? say("postToolUseFailure", { ...fields, error: text })
        : say("postToolUse", { ...fields, toolResult }),
    ];
  },
  stop: () => [say("agentStop", { stopReason: "end_turn" })],
};

const agentHooks: Voice = {
  common: (name, { sessionId, cwd }) => ({
    event_type: name,
    ...facts([
      ["session_id", sessionId],
      ["work_dir", cwd],
    ]),
  }),
  start: [say("pre-session", { args: {} })],
  end: [say("post-session")],
  prompt: () => [say("pre-agent-turn")],
  before: (call) => [say("pre-tool-call", toolFields(call))],
  after: (call, { content, text, failed }) => {
    const outcome: JsonObject = failed
      ? { tool_output: null, error: text }
      : { tool_output: content, error: null };
    const name = failed ? "post-tool-call-failure" : "post-tool-call";
    return [say(name, { ...toolFields(call), ...outcome })];
  },
  stop: ({ said }) => {
    const final_message: JsonValue = { role: "assistant", content: said };
    return [
      say("pre-agent-turn-stop", { stop_reason: "no_tool_calls", final_message }),
      say("post-agent-turn-stop"),
      say("post-agent-turn"),
    ];
  },
};

const voices: Readonly<Partial<Record<DialectId, Voice>>> = {
  "claude-code": claudeCode,
  codex,
  "gemini-cli": geminiCli,
  antigravity,
  copilot,
  "agent-hooks": agentHooks,
};

/** The events of a moment in an agent's words, with the fields every payload has. */
export function speak(
  dialect: DialectId,
  moment: ConversationMoment,
  known: SessionFacts,
): readonly Said[] {
  const voice = voices[dialect] ?? claudeCode;
  return words(voice, moment).map(({ name, fields }) => ({
    name,
    fields: { ...voice.common(name, known), ...fields },
  }));
}

function words(voice: Voice, moment: ConversationMoment): readonly Said[] {
  if (moment.kind === "start" || moment.kind === "end") return voice[moment.kind];
  if (moment.kind === "prompt") return voice.prompt(moment);
  if (moment.kind === "before") return voice.before(moment.call);
  if (moment.kind === "after") return voice.after(moment.call, moment.outcome);
  return voice.stop(moment);
}
