import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { openRecording, readHead } from "../src/edge/recording-source.ts";
import type { AgentEvent } from "../src/model/event.ts";
import type { JsonObject, JsonValue } from "../src/model/json.ts";
import { anthropicMessages } from "../src/transcripts/anthropic-messages.ts";
import { antigravityTranscripts, readSteps } from "../src/transcripts/antigravity.ts";
import { atifTrajectories } from "../src/transcripts/atif.ts";
import { BoundedMap } from "../src/transcripts/bounded-map.ts";
import { claudeStreams } from "../src/transcripts/claude-stream.ts";
import { codexTranscripts } from "../src/transcripts/codex.ts";
import { commandLine } from "../src/transcripts/codex-tool.ts";
import { dialectOfAgent, dialectOfTools } from "../src/transcripts/conversation-vendor.ts";
import { copilotEvents } from "../src/transcripts/copilot.ts";
import { kimiWireLogs } from "../src/transcripts/kimi-wire.ts";
import { openaiMessages } from "../src/transcripts/openai-messages.ts";
import type { ReadItem, RecordingSource, TranscriptReader } from "../src/transcripts/reader.ts";
import { readers, sniff } from "../src/transcripts/registry.ts";
import { corpus, corpusFiles, describeCorpus } from "./support/corpus.ts";

type Event = Omit<AgentEvent, "step">;

/** A recording in memory. */
function source(text: string, file = "recording.jsonl"): RecordingSource {
  return {
    file,
    async *lines() {
      for (const [index, line] of text.split("\n").entries())
        yield { number: index + 1, text: line };
    },
    whole: async () => text,
  };
}

function jsonl(records: readonly unknown[]): string {
  return records.map((r) => (typeof r === "string" ? r : JSON.stringify(r))).join("\n");
}

async function collect(items: AsyncIterable<ReadItem>): Promise<ReadItem[]> {
  const all: ReadItem[] = [];
  for await (const item of items) all.push(item);
  return all;
}

async function read(
  reader: TranscriptReader,
  records: readonly unknown[] | string,
  file?: string,
): Promise<ReadItem[]> {
  const text = typeof records === "string" ? records : jsonl(records);
  return collect(reader.read(source(text, file)));
}

function eventsOf(items: readonly ReadItem[]): Event[] {
  return items.flatMap((item) => (item.kind === "event" ? [item.event] : []));
}

function skippedOf(items: readonly ReadItem[]): [number, string][] {
  return items.flatMap((item): [number, string][] =>
    item.kind === "skipped" ? [[item.line, item.why]] : [],
  );
}

function noticesOf(items: readonly ReadItem[]): string[] {
  return items.flatMap((item) => (item.kind === "notice" ? [item.text] : []));
}

function sessionOf(items: readonly ReadItem[]): JsonObject {
  return Object.assign({}, ...items.map((item) => (item.kind === "session" ? item.session : {})));
}

/** Fields that tell one event from others of its name. */
const telling = [
  "source",
  "prompt",
  "reason",
  "trigger",
  "last_assistant_message",
  "prompt_response",
  "stopReason",
  "error",
  "subagent_type",
  "stop_reason",
];

/** An event in short: line, name, call, and what tells it from others. */
function short({ line, name, callId, agent, input }: Event): string {
  const again = input.stop_hook_active === true ? "again" : null;
  const own = telling.map((key) => input[key]).filter((value) => typeof value === "string");
  const by = agent === null ? null : `by ${agent}`;
  return [line, name, callId, again, ...own, by].filter((p) => p !== null && p !== "").join(" ");
}

async function shortly(
  reader: TranscriptReader,
  records: readonly unknown[] | string,
): Promise<string[]> {
  return eventsOf(await read(reader, records)).map(short);
}

/** The events of tools, with what hooks get of the call. */
function callsIn(items: readonly ReadItem[]): [string, JsonValue | undefined][] {
  return eventsOf(items)
    .filter((event) => event.callId !== null)
    .map((event) => [event.name, event.input.tool_input ?? event.input.toolArgs]);
}

// ---------------------------------------------------------------- Antigravity

describe("Antigravity", () => {
  const step = (step_index: number, type: string, fields: object = {}) => ({
    step_index,
    type,
    source: type === "USER_INPUT" ? "USER_EXPLICIT" : "MODEL",
    status: "DONE",
    created_at: "2026-08-04T08:00:00Z",
    ...fields,
  });
  const asks = (index: number) => step(index, "USER_INPUT", { content: "<USER_REQUEST>" });
  const answers = (index: number, ...tool_calls: object[]) =>
    step(index, "PLANNER_RESPONSE", tool_calls.length === 0 ? {} : { tool_calls });
  const run = (CommandLine: JsonValue, Cwd: JsonValue = "/repo") => ({
    name: "run_command",
    args: { CommandLine, Cwd },
  });
  const system = (index: number, content: string) =>
    step(index, "SYSTEM_MESSAGE", { source: "SYSTEM", content });

  /** Number of the event in its turn, or the step it belongs to. */
  const brief = ({ line, name, input }: Event): string =>
    [line, name, input.stepIdx ?? input.invocationNum ?? input.executionNum, input.fullyIdle]
      .filter((part) => part !== undefined && part !== true)
      .join(" ");

  const cases: [string, readonly unknown[], readonly string[]][] = [
    [
      "a turn: invocations, calls with their results, stop",
      [asks(0), answers(1, run("ls")), step(2, "RUN_COMMAND"), answers(3)],
      [
        "2 PreInvocation 0",
        "2 PreToolUse 2",
        "3 PostToolUse 2",
        "2 PostInvocation 0",
        "4 PreInvocation 1",
        "4 PostInvocation 1",
        "4 Stop 0",
      ],
    ],
    [
      "the order is that of the steps, not of the file; parallel calls have the rows after theirs",
      [
        step(3, "VIEW_FILE"),
        asks(0),
        step(2, "RUN_COMMAND"),
        answers(4),
        answers(1, run("a"), run("b")),
      ],
      [
        "5 PreInvocation 0",
        "5 PreToolUse 2",
        "3 PostToolUse 2",
        "5 PreToolUse 3",
        "1 PostToolUse 3",
        "5 PostInvocation 0",
        "4 PreInvocation 1",
        "4 PostInvocation 1",
        "4 Stop 0",
      ],
    ],
    [
      "a call without its result row has no second event; a turn that broke off has no stop",
      [asks(0), answers(1, run("ls")), asks(3), answers(4, run("ls"))],
      [
        "2 PreInvocation 0",
        "2 PreToolUse 2",
        "2 PostInvocation 0",
        "4 PreInvocation 0",
        "4 PreToolUse 5",
        "4 PostInvocation 0",
      ],
    ],
    [
      "what the program or the user says in the slot of a result is none",
      [answers(1, run("a")), system(2, "x"), answers(3, run("b")), asks(4)],
      [
        "1 PreInvocation 0",
        "1 PreToolUse 2",
        "1 PostInvocation 0",
        "3 PreInvocation 1",
        "3 PreToolUse 4",
        "3 PostInvocation 1",
      ],
    ],
    [
      "a command in the background: the agent stops, is woken, and stops again",
      [
        asks(0),
        answers(1, run("npm test")),
        step(2, "RUN_COMMAND", { status: "RUNNING" }),
        answers(3),
        system(4, "<SYSTEM_MESSAGE>\n[Message] timestamp=T sender=c1/task-2 done"),
        answers(5),
      ],
      [
        "2 PreInvocation 0",
        "2 PreToolUse 2",
        "3 PostToolUse 2",
        "2 PostInvocation 0",
        "4 PreInvocation 1",
        "4 PostInvocation 1",
        "4 Stop 0 false",
        "6 PreInvocation 2",
        "6 PostInvocation 2",
        "6 Stop 1",
      ],
    ],
    [
      "an answer after which the agent goes on by itself is no stop",
      [answers(1), step(2, "VIEW_FILE"), answers(3)],
      [
        "1 PreInvocation 0",
        "1 PostInvocation 0",
        "3 PreInvocation 1",
        "3 PostInvocation 1",
        "3 Stop 0",
      ],
    ],
  ];

  test.each(cases)("%s", async (_title, records, expected) => {
    const items = await read(antigravityTranscripts, records);
    expect(eventsOf(items).map(brief)).toEqual(expected);
  });

  test("payloads; the conversation from the folder, the working directory from the commands", async () => {
    const failed = step(2, "ERROR_MESSAGE", { source: "SYSTEM", error: "no such file" });
    const items = await read(
      antigravityTranscripts,
      [answers(1, run("ls", "/repo/x")), failed, answers(3, run("a"), run("b"))],
      "home/.gemini/antigravity/brain/c-1/.system_generated/logs/transcript_full.jsonl",
    );
    const conversationId = "c-1";
    const toolCall = { name: "run_command", args: { CommandLine: "ls", Cwd: "/repo/x" } };
    expect(sessionOf(items)).toEqual({ sessionId: "c-1", cwd: "/repo" });
    expect(eventsOf(items).slice(0, 4)).toMatchObject([
      { input: { conversationId, invocationNum: 0, initialNumSteps: 1 }, callId: null },
      { input: { conversationId, toolCall, stepIdx: 2 }, callId: "step-2" },
      { input: { conversationId, toolCall, stepIdx: 2, error: "no such file" }, callId: "step-2" },
      { input: { conversationId, invocationNum: 0, initialNumSteps: 1 }, callId: null },
    ]);
  });

  const native = { CommandLine: "ls", WaitMsBeforeAsync: 2000, Blocking: true };
  const encoded = { CommandLine: '"ls"', WaitMsBeforeAsync: "2000", Blocking: "true" };
  const asTexts = { CommandLine: "ls", WaitMsBeforeAsync: "2000" };

  test.each<[string, string, JsonObject, JsonObject]>([
    ["full by name: as they are", "transcript_full.jsonl", encoded, encoded],
    ["short by name: each value is JSON", "a/transcript.jsonl", encoded, native],
    ["no name: told by the arguments", "session.jsonl", encoded, native],
    ["no name, native values", "session.jsonl", native, native],
    ["texts that only look like numbers stay texts", "session.jsonl", asTexts, asTexts],
    [
      "in the short form a bare text was never encoded",
      "transcript.jsonl",
      { a: "FLYWHEEL", b: 3, c: "null" },
      { a: "FLYWHEEL", b: 3, c: null },
    ],
  ])("arguments, %s", async (_title, file, args, expected) => {
    const items = await read(antigravityTranscripts, [answers(1, { name: "x", args })], file);
    expect(eventsOf(items)[1]?.input.toolCall).toEqual({ name: "x", args: expected });
    expect(noticesOf(items)).toEqual([]);
  });

  test("arguments that were cut keep their text, and are told once, with their steps", async () => {
    const cut = '"# A long file\\n\\nand mo\n<truncated 11696 bytes>';
    const records = Array.from({ length: 20 }, (_, i) =>
      answers(2 * i, { name: "write_to_file", args: { TargetFile: '"/a"', CodeContent: cut } }),
    );
    const items = await read(antigravityTranscripts, records, "transcript.jsonl");
    expect(eventsOf(items)[1]?.input).toEqual({
      toolCall: { name: "write_to_file", args: { TargetFile: "/a", CodeContent: cut } },
      stepIdx: 1,
    });
    expect(noticesOf(items)).toEqual([
      expect.stringMatching(
        /^20 calls have arguments that the recording cuts short \(steps 0, 2, .*22 and 8 more\): /,
      ),
    ]);
  });

  test("lines that are no steps are told", async () => {
    const torn = '{"step_index":1,"source":"MO';
    const items = await read(antigravityTranscripts, [torn, { type: "X" }, { step_index: 1 }]);
    expect(skippedOf(items)).toEqual([
      [1, "the line breaks off before its JSON object ends"],
      [2, "it has no `step_index`"],
      [3, "it has no `type`"],
    ]);
  });

  test("a session larger than memory allows is cut, and that is told", async () => {
    const records = [asks(0), answers(1), answers(2)];
    const items = await collect(readSteps(source(jsonl(records)), 300));
    expect(noticesOf(items)).toEqual([
      "the recording is too large: what comes after line 2 is not replayed",
    ]);
    expect(eventsOf(items)).toHaveLength(3);
  });
});

// ---------------------------------------------------------------- Claude Code, as a stream

describe("Claude Code's stream", () => {
  const line = (type: string, fields: object) => ({ type, session_id: "s1", ...fields });
  const init = line("system", {
    subtype: "init",
    cwd: "/repo",
    tools: ["Bash"],
    mcp_servers: [],
    permissionMode: "acceptEdits",
    claude_code_version: "2.1.39",
  });
  const message = (role: string, id: string, content: JsonValue, fields: object = {}) =>
    line(role, { message: { id, role, content }, parent_tool_use_id: null, ...fields });
  const prompt = (text: string) => message("user", "u", text);
  const says = (id: string, text: string, fields: object = {}) =>
    message("assistant", id, [{ type: "text", text }], fields);
  const calls = (id: string, name: string, input: JsonObject = {}, fields: object = {}) =>
    message("assistant", `m-${id}`, [{ type: "tool_use", id, name, input }], fields);
  const result = (id: string, content: JsonValue, fields: object = {}, is_error = false) =>
    message("user", "u", [{ type: "tool_result", tool_use_id: id, content, is_error }], fields);
  const hook = (subtype: string, hook_event: string, fields: object = {}) =>
    line("system", { subtype, hook_id: "h", hook_event, hook_name: hook_event, ...fields });
  const done = line("result", { subtype: "success", result: "Done.", num_turns: 2 });

  const cases: [string, readonly unknown[], readonly string[]][] = [
    [
      "a run without its prompt",
      [
        init,
        says("m1", "Looking."),
        calls("t1", "Bash"),
        line("stream_event", { event: {} }),
        result("t1", "out"),
        says("m2", "Done."),
        done,
      ],
      [
        "1 SessionStart startup",
        "3 PreToolUse t1",
        "5 PostToolUse t1",
        "6 Stop Done.",
        "7 SessionEnd other",
      ],
    ],
    [
      "hooks of the start run before the session is described",
      [
        hook("hook_started", "SessionStart", { hook_name: "SessionStart:resume" }),
        hook("hook_response", "SessionStart", { exit_code: 0 }),
        init,
        prompt("go"),
        says("m1", "Hi"),
        done,
      ],
      ["3 SessionStart resume", "4 UserPromptSubmit go", "5 Stop Hi", "6 SessionEnd other"],
    ],
    [
      "failures, refusals, and calls that no hook heard of",
      [
        init,
        calls("t1", "Bash"),
        result("t1", "Exit code 1", {}, true),
        calls("t2", "Read"),
        result("t2", "<tool_use_error>no such file</tool_use_error>", {}, true),
        calls("t3", "Bash"),
        result("t3", "Permission to use Bash has been denied.", {}, true),
      ],
      [
        "1 SessionStart startup",
        "2 PreToolUse t1",
        "3 PostToolUseFailure t1 Exit code 1",
        "6 PreToolUse t3",
        "7 SessionEnd other",
      ],
    ],
    [
      "a stop that a hook refused, by status or by decision",
      [
        init,
        prompt("go"),
        says("m1", "Done?"),
        hook("hook_started", "Stop"),
        hook("hook_response", "Stop", { exit_code: 2, stderr: "run the tests" }),
        message("user", "u", "Stop hook feedback:\nrun the tests", { isSynthetic: true }),
        says("m2", "Done!"),
        hook("hook_started", "Stop"),
        hook("hook_response", "Stop", { exit_code: 0, stdout: '{"decision":"block"}' }),
        says("m3", "Done."),
        done,
      ],
      [
        "1 SessionStart startup",
        "2 UserPromptSubmit go",
        "3 Stop Done?",
        "7 Stop again Done!",
        "10 Stop again Done.",
        "11 SessionEnd other",
      ],
    ],
    [
      "a sub-agent in the middle of it, by the id that the stream tells",
      [
        init,
        calls("t1", "Task", { subagent_type: "Explore", prompt: "look" }),
        line("system", { subtype: "task_started", task_id: "a1", tool_use_id: "t1" }),
        message("user", "u", "look", { parent_tool_use_id: "t1" }),
        calls("t2", "Read", {}, { parent_tool_use_id: "t1" }),
        result("t2", "text", { parent_tool_use_id: "t1" }),
        says("m5", "Found.", { parent_tool_use_id: "t1" }),
        result("t1", "Found.", { tool_use_result: { agentId: "a1" } }),
        says("m6", "Good."),
        done,
      ],
      [
        "1 SessionStart startup",
        "2 PreToolUse t1",
        "2 SubagentStart t1",
        "5 PreToolUse t2 by a1",
        "6 PostToolUse t2 by a1",
        "7 SubagentStop Found. by a1",
        "8 PostToolUse t1",
        "9 Stop Good.",
        "10 SessionEnd other",
      ],
    ],
    [
      "a compaction, an API error, and a turn that broke off",
      [
        init,
        line("system", { subtype: "compact_boundary", compact_metadata: { trigger: "manual" } }),
        says("m1", "API Error", { error: "rate_limit" }),
        done,
        prompt("again"),
        calls("t1", "Bash"),
        line("result", { subtype: "error_max_turns" }),
      ],
      [
        "1 SessionStart startup",
        "2 PreCompact manual",
        "2 SessionStart compact",
        "3 StopFailure API Error rate_limit",
        "5 UserPromptSubmit again",
        "6 PreToolUse t1",
        "7 SessionEnd other",
      ],
    ],
  ];

  test.each(cases)("%s", async (_title, records, expected) => {
    expect(await shortly(claudeStreams, records)).toEqual(expected);
  });

  test("payloads have what only the first line says", async () => {
    const structured = { stdout: "out", stderr: "" };
    const items = await read(claudeStreams, [
      init,
      calls("t1", "Bash", { command: "ls" }),
      result("t1", "out", { tool_use_result: structured }),
    ]);
    expect(sessionOf(items)).toEqual({
      sessionId: "s1",
      cwd: "/repo",
      agentVersion: "2.1.39",
    });
    expect(eventsOf(items)[2]).toEqual({
      dialect: "claude-code",
      name: "PostToolUse",
      line: 3,
      callId: "t1",
      agent: null,
      expect: null,
      input: {
        session_id: "s1",
        cwd: "/repo",
        permission_mode: "acceptEdits",
        hook_event_name: "PostToolUse",
        tool_name: "Bash",
        tool_input: { command: "ls" },
        tool_use_id: "t1",
        tool_response: structured,
      },
    });
  });

  test("broken lines are told in their place, other kinds of lines are not", async () => {
    const items = await read(claudeStreams, [
      init,
      '{"type":"assist',
      {},
      line("rate_limit_event", {}),
      line("user", { message: { content: 3 } }),
    ]);
    expect(skippedOf(items)).toEqual([
      [2, "the line breaks off before its JSON object ends"],
      [3, "it has no `type`"],
      [5, "its `message.content` is neither a text nor a list"],
    ]);
  });
});

// ---------------------------------------------------------------- Codex

describe("Codex", () => {
  const entry = (type: string, payload: object) => ({ timestamp: "T", type, payload });
  const meta = entry("session_meta", { id: "c1", cwd: "/repo", cli_version: "0.125.0" });
  const context = entry("turn_context", {
    turn_id: "turn-1",
    cwd: "/repo/sub",
    model: "gpt-5.5",
    approval_policy: "never",
  });
  const message = (type: string, fields: object = {}) => entry("event_msg", { type, ...fields });
  const item = (type: string, fields: object = {}) => entry("response_item", { type, ...fields });
  const prompt = (text: string) => message("user_message", { message: text });
  const userItem = (text: string) =>
    item("message", { role: "user", content: [{ type: "input_text", text }] });
  const says = (text: string) =>
    item("message", { role: "assistant", content: [{ type: "output_text", text }] });
  const exec = (call_id: string, cmd: string) =>
    item("function_call", { name: "exec_command", call_id, arguments: JSON.stringify({ cmd }) });
  const look = (call_id: string, session_id: number) =>
    item("function_call", {
      name: "write_stdin",
      call_id,
      arguments: JSON.stringify({ session_id, chars: "" }),
    });
  const gives = (call_id: string, output: JsonValue) =>
    item("function_call_output", { call_id, output });
  const exited = (code: number, text = "out") =>
    `Chunk ID: a1\nWall time: 1.0 seconds\nProcess exited with code ${code}\nOutput:\n${text}`;
  const running = (session: number) =>
    `Chunk ID: a1\nWall time: 1.0 seconds\nProcess running with session ID ${session}\nOutput:\n`;
  const complete = message("task_complete", { turn_id: "turn-1", last_agent_message: "Done." });

  const cases: [string, readonly unknown[], readonly string[]][] = [
    [
      "a turn",
      [
        meta,
        context,
        prompt("go"),
        exec("c", "ls"),
        gives("c", exited(0)),
        says("Done."),
        complete,
      ],
      [
        "1 SessionStart startup",
        "3 UserPromptSubmit go",
        "4 PreToolUse c",
        "5 PostToolUse c",
        "7 Stop Done.",
      ],
    ],
    [
      "a command that goes on ends with the look that sees its end",
      [
        meta,
        exec("c", "npm test"),
        gives("c", running(7)),
        message("exec_command_end", { call_id: "c", exit_code: 0 }),
        look("l1", 7),
        gives("l1", running(7)),
        look("l2", 7),
        gives("l2", exited(0)),
        look("l3", 7),
        gives("l3", "write_stdin failed: stdin is closed"),
      ],
      ["1 SessionStart startup", "2 PreToolUse c", "8 PostToolUse c"],
    ],
    [
      "a failed call has no PostToolUse",
      [
        meta,
        exec("c1", "false"),
        gives("c1", exited(1)),
        exec("c2", "false"),
        gives("c2", '{"output":"no","metadata":{"exit_code":2,"duration_seconds":0}}'),
        exec("c3", "rm"),
        gives("c3", "failed in sandbox MacosSeatbelt with execution error: denied"),
        exec("c4", "rm"),
        gives("c4", { content: "no", success: false }),
        exec("c5", "rm"),
        gives("c5", "Command blocked by PreToolUse hook: no. Command: rm"),
        exec("c6", "odd"),
        message("exec_command_end", { call_id: "c6", exit_code: 3 }),
        gives("c6", "text without a header"),
        exec("c7", "cut off"),
      ],
      [
        "1 SessionStart startup",
        ...[2, 4, 6, 8, 10, 12, 15].map((l, i) => `${l} PreToolUse c${i + 1}`),
      ],
    ],
    [
      "where no event tells the prompt, the message does; what the program says in the user's name does not",
      [
        meta,
        userItem("# AGENTS.md instructions for /repo"),
        userItem("<environment_context>\n<cwd>/repo</cwd>"),
        userItem("go"),
        says("Hi"),
        userItem("more"),
        exec("c", "ls"),
      ],
      [
        "1 SessionStart startup",
        "4 UserPromptSubmit go",
        "5 Stop Hi",
        "6 UserPromptSubmit more",
        "7 PreToolUse c",
      ],
    ],
    [
      "prompts that are told twice are told once",
      [
        meta,
        userItem("go"),
        prompt("go"),
        says("a"),
        userItem("more"),
        message("item_completed", { item: { type: "UserMessage", content: [{ text: "more" }] } }),
        prompt("more"),
        message("agent_message", { message: "b" }),
        says("b"),
      ],
      [
        "1 SessionStart startup",
        "3 UserPromptSubmit go",
        "4 Stop a",
        "7 UserPromptSubmit more",
        "9 Stop b",
      ],
    ],
    [
      "items of a newer history are prompts as well",
      [
        meta,
        message("item_completed", { item: { type: "UserMessage", content: [{ text: "go" }] } }),
        userItem("go"),
        complete,
      ],
      ["1 SessionStart startup", "3 UserPromptSubmit go", "4 Stop Done."],
    ],
    [
      "a stop that a hook refused, and a turn that was broken off",
      [
        meta,
        prompt("go"),
        says("Done?"),
        userItem('<hook_prompt hook_run_id="h">run the tests</hook_prompt>'),
        says("Done."),
        complete,
        prompt("again"),
        says("Well"),
        message("turn_aborted", { reason: "interrupted" }),
        prompt("third"),
      ],
      [
        "1 SessionStart startup",
        "2 UserPromptSubmit go",
        "3 Stop Done?",
        "6 Stop again Done.",
        "7 UserPromptSubmit again",
        "10 UserPromptSubmit third",
      ],
    ],
    [
      "a compaction",
      [meta, entry("compacted", { message: "" }), message("context_compacted")],
      ["1 SessionStart startup", "2 PreCompact"],
    ],
    [
      "of a sub-agent only the tools are heard of",
      [
        entry("session_meta", {
          id: "child",
          session_id: "c1",
          source: { subagent: { thread_spawn: { agent_role: "explorer" } } },
        }),
        prompt("look"),
        exec("c", "ls"),
        gives("c", exited(0)),
        entry("compacted", {}),
        complete,
      ],
      ["3 PreToolUse c by child", "4 PostToolUse c by child"],
    ],
    [
      "a rollout from before 0.3x, without envelopes",
      [
        { id: "old", timestamp: "T", instructions: null },
        { record_type: "state" },
        { type: "message", role: "user", content: [{ type: "input_text", text: "go" }] },
        { type: "function_call", name: "shell", call_id: "c", arguments: '{"command":["ls"]}' },
        { type: "function_call_output", call_id: "c", output: "x" },
      ],
      ["1 SessionStart startup", "3 UserPromptSubmit go", "4 PreToolUse c", "5 PostToolUse c"],
    ],
    [
      "a recording that begins in the middle",
      [says("b"), gives("c9", "x")],
      ["1 SessionStart startup", "1 Stop b"],
    ],
  ];

  test.each(cases)("%s", async (_title, records, expected) => {
    expect(await shortly(codexTranscripts, records)).toEqual(expected);
  });

  const call = (name: string, args: JsonValue, more: object = {}) =>
    item("function_call", { name, call_id: "c", arguments: args, ...more });

  test.each<[string, object, string, JsonValue]>([
    ["a shell", call("shell", '{"command":["bash","-lc","ls -l"]}'), "Bash", { command: "ls -l" }],
    [
      "exec_command",
      call("exec_command", '{"cmd":"ls","workdir":"/x"}'),
      "Bash",
      { command: "ls" },
    ],
    ["shell_command", call("shell_command", '{"command":"ls"}'), "Bash", { command: "ls" }],
    [
      "a local shell",
      item("local_shell_call", { call_id: "c", action: { type: "exec", command: ["a", "b c"] } }),
      "Bash",
      { command: "a 'b c'" },
    ],
    [
      "a patch",
      item("custom_tool_call", { name: "apply_patch", call_id: "c", input: "*** Begin Patch" }),
      "apply_patch",
      { command: "*** Begin Patch" },
    ],
    [
      "a patch as a function",
      call("apply_patch", '{"input":"*** B"}'),
      "apply_patch",
      { command: "*** B" },
    ],
    ["a tool of an MCP server", call("mcp__a__b", '{"x":1}'), "mcp__a__b", { x: 1 }],
    ["… with its namespace", call("b", "{}", { namespace: "mcp__a__" }), "mcp__a__b", {}],
    ["any other tool", call("update_plan", '{"plan":[]}'), "update_plan", { plan: [] }],
    ["arguments that are no JSON", call("js", "1 + 1"), "js", "1 + 1"],
  ])("%s is what hooks get of it", async (_title, record, tool_name, tool_input) => {
    const [, event] = eventsOf(await read(codexTranscripts, [meta, record]));
    expect(event?.input).toMatchObject({ tool_name, tool_use_id: "c" });
    expect(event?.input.tool_input).toEqual(tool_input);
  });

  test.each<[readonly string[], string]>([
    [["/bin/zsh", "-lc", "ls | wc"], "ls | wc"],
    [["sh", "-c", "ls"], "ls"],
    [["powershell.exe", "-NoProfile", "-Command", "dir"], "dir"],
    [["cmd", "/c", "dir"], "dir"],
    [["bash", "script.sh"], "bash script.sh"],
    [["echo", "it's", ""], "echo 'it'\\''s' ''"],
    [["git", "log", "--format=%h"], "git log --format=%h"],
  ])("%j is the command line %s", (argv, line) => {
    expect(commandLine(argv)).toBe(line);
  });

  test("payloads have the facts of the newest turn", async () => {
    const items = await read(codexTranscripts, [
      meta,
      context,
      exec("c", "ls"),
      gives("c", exited(0, "a\nb")),
    ]);
    expect(sessionOf(items)).toEqual({ sessionId: "c1", cwd: "/repo", agentVersion: "0.125.0" });
    expect(eventsOf(items)[2]?.input).toEqual({
      session_id: "c1",
      cwd: "/repo/sub",
      model: "gpt-5.5",
      permission_mode: "bypassPermissions",
      turn_id: "turn-1",
      hook_event_name: "PostToolUse",
      tool_name: "Bash",
      tool_input: { command: "ls" },
      tool_use_id: "c",
      tool_response: "a\nb",
    });
  });

  test("what cannot be read is told", async () => {
    const items = await read(codexTranscripts, [
      meta,
      '{"timestamp"',
      {},
      { type: "event_msg" },
      entry("of_a_newer_version", {}),
      item("function_call", { call_id: "c" }),
      call("shell", "{"),
      call("apply_patch", 3),
    ]);
    expect(skippedOf(items)).toEqual([
      [2, "the line breaks off before its JSON object ends"],
      [3, "it has no `type`"],
      [4, "its `payload` is not an object"],
      [6, "a tool call has no name"],
      [7, "the arguments of a command cannot be read"],
      [8, "the arguments of a command cannot be read"],
    ]);
  });
});

// ---------------------------------------------------------------- Copilot

describe("Copilot", () => {
  const event = (type: string, data: object, fields: object = {}) => ({
    type,
    data,
    id: "e",
    timestamp: "2026-04-23T17:08:08.908Z",
    parentId: null,
    ...fields,
  });
  const start = event("session.start", {
    sessionId: "p1",
    copilotVersion: "1.0.34",
    context: { cwd: "/repo" },
  });
  const prompt = (content: string, more: object = {}) =>
    event("user.message", { content, ...more });
  const says = (content: string, ...toolRequests: object[]) =>
    event("assistant.message", { content, toolRequests });
  const asksFor = (toolCallId: string, command: JsonValue) => ({
    toolCallId,
    name: "bash",
    arguments: { command },
  });
  const begins = (toolCallId: string, command: string, fields: object = {}) =>
    event("tool.execution_start", { toolCallId, toolName: "bash", arguments: { command } }, fields);
  const ends = (toolCallId: string, more: object = {}) =>
    event("tool.execution_complete", {
      toolCallId,
      success: true,
      result: { content: "out" },
      ...more,
    });
  const hook = (hookType: string, input: object) =>
    event("hook.start", { hookInvocationId: "h", hookType, input });
  const given = (command: string, more: object = {}) =>
    hook("preToolUse", {
      sessionId: "p1",
      toolName: "bash",
      toolArgs: { command },
      exact: 1,
      ...more,
    });
  const turn = event("assistant.turn_start", { turnId: "0" });
  const shutdown = event("session.shutdown", { shutdownType: "routine" });

  /** The event in short, and whether it is a recorded input. */
  const brief = (e: Event) => (e.input.exact === 1 ? `${short(e)} exact` : short(e));

  const cases: [string, readonly unknown[], readonly string[]][] = [
    [
      "a session",
      [
        start,
        prompt("go"),
        turn,
        says("", asksFor("c", "ls")),
        begins("c", "ls"),
        ends("c"),
        says("Done"),
        shutdown,
      ],
      [
        "1 sessionStart new",
        "2 userPromptSubmitted go",
        "5 preToolUse c",
        "6 postToolUse c",
        "7 agentStop end_turn",
        "8 sessionEnd complete",
      ],
    ],
    [
      "a failed call, a stopped one, and ones that nothing was heard of",
      [
        start,
        says("", asksFor("c1", "a"), asksFor("c2", "b"), asksFor("c3", "c"), asksFor("c4", "d")),
        begins("c1", "a"),
        ends("c1", { success: false, error: { message: "no" } }),
        begins("c2", "b"),
        ends("c2", { success: false, error: { code: "denied", message: "no" } }),
        ends("c3", { success: false }),
        ends("c9"),
      ],
      [
        "1 sessionStart new",
        "3 preToolUse c1",
        "4 postToolUseFailure c1 no",
        "5 preToolUse c2",
        "7 preToolUse c3",
        "7 postToolUseFailure c3 out",
        "2 preToolUse c4",
        "8 sessionEnd complete",
      ],
    ],
    [
      "what nobody submitted is no prompt, and a turn that was broken off does not stop",
      [
        start,
        prompt("go"),
        says("Well"),
        event("abort", { reason: "user_initiated" }),
        prompt("", { transformedContent: "You have not yet …" }),
        prompt("x", { isAutopilotContinuation: true }),
        prompt("x", { source: "skill-pdf" }),
        event("user.message", { content: "x" }, { agentId: "a1" }),
        says("Done"),
        prompt("typed", { source: "user" }),
      ],
      [
        "1 sessionStart new",
        "2 userPromptSubmitted go",
        "9 agentStop end_turn",
        "10 userPromptSubmitted typed",
        "10 sessionEnd complete",
      ],
    ],
    [
      "sub-agents, compactions, a session that is taken up again",
      [
        start,
        event("subagent.started", { toolCallId: "c", agentName: "explore" }),
        begins("c1", "ls", { agentId: "a1" }),
        event("assistant.message", { content: "Found.", toolRequests: [] }, { agentId: "a1" }),
        event("subagent.completed", { agentName: "explore" }),
        event("session.compaction_start", { trigger: "manual" }),
        event("session.shutdown", { shutdownType: "error" }),
        event("session.resume", { context: { cwd: "/other" } }),
      ],
      [
        "1 sessionStart new",
        "2 subagentStart",
        "3 preToolUse c1 by a1",
        "5 subagentStop",
        "6 preCompact manual",
        "7 sessionEnd error",
        "8 sessionStart resume",
        "8 sessionEnd complete",
      ],
    ],
    [
      "a recorded input takes the place of the event, whichever comes first",
      [
        hook("sessionStart", { source: "startup", exact: 1 }),
        start,
        hook("userPromptSubmitted", { prompt: "go", exact: 1 }),
        prompt("go"),
        says("", asksFor("c1", "a"), asksFor("c2", "b")),
        given("a"),
        begins("c1", "a"),
        begins("c2", "b"),
        given("b"),
        ends("c1"),
        hook("postToolUse", { toolName: "bash", toolArgs: '{"command":"a"}', exact: 1 }),
        ends("c2"),
        says("Done"),
        hook("agentStop", { stopReason: "end_turn", exact: 1 }),
        shutdown,
        hook("sessionEnd", { reason: "user_exit", exact: 1 }),
      ],
      [
        "1 sessionStart startup exact",
        "3 userPromptSubmitted go exact",
        "6 preToolUse c1 exact",
        "9 preToolUse c2 exact",
        "11 postToolUse c1 exact",
        "12 postToolUse c2",
        "14 agentStop end_turn exact",
        "16 sessionEnd user_exit exact",
      ],
    ],
    [
      "several hooks of one moment are one event, equal calls are two",
      [
        start,
        says("", asksFor("c1", "a"), asksFor("c2", "a")),
        given("a", { timestamp: 1 }),
        given("a", { timestamp: 2 }),
        given("a", { timestamp: 3 }),
        begins("c1", "a"),
        begins("c2", "a"),
      ],
      [
        "1 sessionStart new",
        "3 preToolUse c1 exact",
        "4 preToolUse c2 exact",
        "7 sessionEnd complete",
      ],
    ],
    [
      "a call that was recorded only by its hook, and one whose hook is recorded without arguments",
      [
        start,
        given("rm"),
        begins("c1", "rm"),
        begins("c2", "ls"),
        hook("preToolUse", { toolName: "bash", exact: 1 }),
        hook("notification", { message: "x", exact: 1 }),
      ],
      [
        "1 sessionStart new",
        "2 preToolUse exact",
        "5 preToolUse c2 exact",
        "6 notification exact",
        "6 sessionEnd complete",
      ],
    ],
    [
      "the same prompt and the same stop, one turn later, are events of their own",
      [1, 2].flatMap(() => [
        hook("userPromptSubmitted", { prompt: "go", exact: 1 }),
        prompt("go"),
        says("Done"),
        hook("agentStop", { stopReason: "end_turn", exact: 1 }),
      ]),
      [
        "1 userPromptSubmitted go exact",
        "4 agentStop end_turn exact",
        "5 userPromptSubmitted go exact",
        "8 agentStop end_turn exact",
      ],
    ],
    [
      "a stop that was refused: the agent goes on, and stops again",
      [
        start,
        says("Done?"),
        hook("agentStop", { stop_hook_active: false, exact: 1 }),
        turn,
        says("Done."),
        hook("agentStop", { stop_hook_active: true, exact: 1 }),
      ],
      [
        "1 sessionStart new",
        "3 agentStop exact",
        "6 agentStop again exact",
        "6 sessionEnd complete",
      ],
    ],
  ];

  test.each(cases)("%s", async (_title, records, expected) => {
    expect(eventsOf(await read(copilotEvents, records)).map(brief)).toEqual(expected);
  });

  test("a recorded input is handed on word for word", async () => {
    const input = {
      timestamp: 1,
      cwd: "/x",
      toolName: "bash",
      toolArgs: '{"command":"ls"}',
      other: [1],
    };
    const items = await read(copilotEvents, [start, begins("c", "ls"), hook("preToolUse", input)]);
    expect(eventsOf(items)[1]).toMatchObject({ name: "preToolUse", line: 3, callId: "c" });
    expect(eventsOf(items)[1]?.input).toEqual(input);
  });

  test("a recorded input of several calls is one event each, with the id of its call", async () => {
    const toolCalls = [
      { id: "c1", name: "bash", args: '{"command":"a"}' },
      { id: "c2", name: "view", args: { path: "/x" } },
      { id: "c3" },
    ];
    const records = [hook("preToolUse", { cwd: "/repo", toolCalls }), begins("c1", "a")];
    const events = eventsOf(await read(copilotEvents, [start, ...records]));
    expect(events.slice(1, 3).map(({ callId, input }) => [callId, input])).toEqual([
      ["c1", { cwd: "/repo", toolName: "bash", toolArgs: '{"command":"a"}' }],
      ["c2", { cwd: "/repo", toolName: "view", toolArgs: { path: "/x" } }],
    ]);
    expect(events).toHaveLength(4);
  });

  test("payloads that are made out, and the folder that a later record changes", async () => {
    const moved = event("session.context_changed", { cwd: "/other" });
    const items = await read(copilotEvents, [start, moved, begins("c", "ls"), ends("c")]);
    expect(sessionOf(items)).toEqual({ sessionId: "p1", cwd: "/repo", agentVersion: "1.0.34" });
    expect(eventsOf(items)[2]?.input).toEqual({
      sessionId: "p1",
      timestamp: 1776964088908,
      cwd: "/other",
      toolName: "bash",
      toolArgs: { command: "ls" },
      toolResult: { resultType: "success", textResultForLlm: "out" },
    });
  });

  test("what cannot be read or replayed is told", async () => {
    const error = event("session.error", { message: "x" });
    const items = await read(copilotEvents, [start, "{", {}, { type: "x.y" }, error, error]);
    expect(skippedOf(items)).toEqual([
      [2, "the line breaks off before its JSON object ends"],
      [3, "it has no `type`"],
      [4, "its `data` is not an object"],
    ]);
    expect(noticesOf(items)).toEqual([expect.stringContaining("errorOccurred")]);
  });
});

// ---------------------------------------------------------------- Kimi

describe("Kimi", () => {
  let clock = 0;
  const line = (type: string, fields: object = {}) => {
    clock += 1000;
    return { type, ...fields, time: 1_785_612_800_000 + clock };
  };
  const meta = { type: "metadata", protocol_version: "1.4", created_at: 1_785_612_800_000 };
  const prompt = (origin: object = { kind: "user" }) =>
    line("turn.prompt", { input: [{ type: "text", text: "go" }], origin });
  const loop = (type: string, fields: object = {}) =>
    line("context.append_loop_event", { event: { type, ...fields } });
  const call = (toolCallId: string, name: string, args: object = {}) =>
    loop("tool.call", { toolCallId, name, args });
  const result = (toolCallId: string, output: JsonValue, isError = false) =>
    loop("tool.result", { toolCallId, result: { output, ...(isError ? { isError } : {}) } });
  const says = (text: string) => loop("content.part", { part: { type: "text", text } });
  const begin = () => loop("step.begin");
  const end = () => loop("step.end");

  const cases: [string, readonly unknown[], readonly string[]][] = [
    [
      "a turn of two steps",
      [
        meta,
        line("config.update", { modelAlias: "k2" }),
        prompt(),
        begin(),
        call("c", "Bash"),
        result("c", "out"),
        end(),
        begin(),
        says("Done."),
        end(),
      ],
      [
        "1 pre-session",
        "3 pre-agent-turn",
        "5 pre-tool-call c",
        "6 post-tool-call c",
        "10 pre-agent-turn-stop no_tool_calls",
        "10 post-agent-turn-stop",
        "10 post-agent-turn",
        "10 post-session",
      ],
    ],
    [
      "a failed call, refused ones, and ones that no hook heard of",
      [
        prompt(),
        begin(),
        call("c1", "Bash"),
        result("c1", "Command failed with exit code: 1.", true),
        line("permission.record_approval_result", {
          toolCallId: "c2",
          result: { decision: "rejected" },
        }),
        call("c2", "Bash"),
        result("c2", "no", true),
        call("c3", "Bash"),
        result("c3", 'Tool "Bash" was denied by permission policy.', true),
        call("c4", "Nope"),
        result("c4", 'Tool "Nope" not found', true),
        call("c5", "Read"),
        result("c5", 'Invalid args for tool "Read": path', true),
        line("permission.record_approval_result", {
          toolCallId: "c6",
          result: { decision: "approved" },
        }),
        call("c6", "Write"),
      ],
      [
        "1 pre-session",
        "1 pre-agent-turn",
        "3 pre-tool-call c1",
        "4 post-tool-call-failure c1 Command failed with exit code: 1.",
        "6 pre-tool-call c2",
        "8 pre-tool-call c3",
        "15 pre-tool-call c6",
        "15 post-session",
      ],
    ],
    [
      "sub-agents: one that is waited for, one that is not, one that was refused",
      [
        prompt(),
        call("c1", "Agent", { subagent_type: "explore", prompt: "look" }),
        result("c1", "found"),
        call("c2", "Agent", { subagent_type: "coder", prompt: "do", run_in_background: true }),
        result("c2", "started"),
        call("c3", "Agent", { subagent_type: "plan" }),
        result("c3", 'Tool "Agent" was not run because the user rejected it', true),
      ],
      [
        "1 pre-session",
        "1 pre-agent-turn",
        "2 pre-tool-call c1",
        "2 pre-subagent c1 explore",
        "3 post-subagent c1 explore",
        "3 post-tool-call c1",
        "4 pre-tool-call c2",
        "4 pre-subagent c2 coder",
        "5 post-tool-call c2",
        "6 pre-tool-call c3",
        "7 post-session",
      ],
    ],
    [
      "a stop that a hook refused; one that the user's word put off; a turn that was cancelled",
      [
        prompt(),
        begin(),
        says("Done?"),
        end(),
        begin(),
        says("Done."),
        end(),
        line("turn.ended", { reason: "completed" }),
        prompt(),
        begin(),
        line("turn.steer", {}),
        end(),
        begin(),
        end(),
        prompt(),
        begin(),
        line("turn.cancel", {}),
        end(),
      ],
      [
        "1 pre-session",
        "1 pre-agent-turn",
        "4 pre-agent-turn-stop no_tool_calls",
        "7 pre-agent-turn-stop no_tool_calls",
        "7 post-agent-turn-stop",
        "7 post-agent-turn",
        "9 pre-agent-turn",
        "14 pre-agent-turn-stop no_tool_calls",
        "14 post-agent-turn-stop",
        "14 post-agent-turn",
        "15 pre-agent-turn",
        "18 post-session",
      ],
    ],
    [
      "a compaction after the end of a turn",
      [prompt(), begin(), end(), line("full_compaction.begin"), line("full_compaction.complete")],
      [
        "1 pre-session",
        "1 pre-agent-turn",
        "3 pre-agent-turn-stop no_tool_calls",
        "3 post-agent-turn-stop",
        "3 post-agent-turn",
        "4 pre-context-compact",
        "5 post-context-compact",
        "5 post-session",
      ],
    ],
    [
      "of a sub-agent only the tools are heard of",
      [
        meta,
        prompt({ kind: "system_trigger", name: "subagent" }),
        begin(),
        call("c", "Glob"),
        result("c", "a"),
        end(),
        begin(),
        end(),
      ],
      ["4 pre-tool-call c by sub-agent", "5 post-tool-call c by sub-agent"],
    ],
    ["a log with nothing but settings", [meta], ["1 pre-session", "1 post-session"]],
    ["an empty one", [""], []],
  ];

  test.each(cases)("%s", async (_title, records, expected) => {
    expect(await shortly(kimiWireLogs, records)).toEqual(expected);
  });

  test("payloads; session and agent from the place of the log", async () => {
    clock = 0;
    const records = [
      { ...meta, app_version: "0.14.2" },
      line("config.update", { modelAlias: "k2", cwd: "/repo" }),
      prompt(),
      begin(),
      call("c", "Bash", { command: "ls" }),
      result("c", [{ type: "text", text: "out" }]),
      end(),
      begin(),
      says("Do"),
      says("ne."),
      end(),
    ];
    const file = "kimi/sessions/wd_1/ses_1/agents/main/wire.jsonl";
    const items = await read(kimiWireLogs, records, file);
    expect(sessionOf(items)).toEqual({ sessionId: "ses_1", cwd: "/repo", agentVersion: "0.14.2" });
    const common = (event_type: string, second: number) => ({
      event_type,
      timestamp: new Date(1_785_612_800_000 + second * 1000).toISOString(),
      session_id: "ses_1",
      work_dir: "/repo",
    });
    const tool = { tool_name: "Bash", tool_input: { command: "ls" }, tool_use_id: "c" };
    const out = { tool_output: [{ type: "text", text: "out" }], error: null, duration_ms: 1000 };
    expect(eventsOf(items).map((event) => event.input)).toEqual([
      { ...common("pre-session", 0), model: "k2", args: {} },
      common("pre-agent-turn", 2),
      { ...common("pre-tool-call", 4), ...tool },
      { ...common("post-tool-call", 5), ...tool, ...out },
      {
        ...common("pre-agent-turn-stop", 10),
        stop_reason: "no_tool_calls",
        step_count: 2,
        final_message: { role: "assistant", content: "Done." },
      },
      common("post-agent-turn-stop", 10),
      common("post-agent-turn", 10),
      { ...common("post-session", 10), duration_seconds: 10, total_steps: 2 },
    ]);
    const subagent = await read(kimiWireLogs, records, file.replace("main", "agent-0"));
    expect(eventsOf(subagent).map(short)).toEqual([
      "5 pre-tool-call c by agent-0",
      "6 post-tool-call c by agent-0",
    ]);
  });

  test("what cannot be read is told", async () => {
    const items = await read(kimiWireLogs, [meta, "{", {}, loop("tool.call", {})]);
    expect(skippedOf(items)).toEqual([
      [2, "the line breaks off before its JSON object ends"],
      [3, "it has no `type`"],
      [4, "a tool call has no name"],
    ]);
  });
});

// ---------------------------------------------------------------- conversations without an agent around them

describe("lists of messages and trajectories", () => {
  const openai = (tool: string) => [
    { role: "system", content: "You are …" },
    { role: "user", content: "go" },
    {
      role: "assistant",
      content: null,
      tool_calls: [
        { id: "c1", type: "function", function: { name: tool, arguments: '{"a":1}' } },
        { id: "c2", type: "function", function: { name: tool, arguments: "" } },
      ],
    },
    { role: "tool", tool_call_id: "c2", content: "two" },
    { role: "tool", tool_call_id: "c1", content: [{ type: "text", text: "one" }] },
    { role: "assistant", content: "Done." },
  ];
  const anthropic = (tool: string) => [
    { role: "user", content: "go" },
    {
      role: "assistant",
      content: [
        { type: "text", text: "Looking." },
        { type: "tool_use", id: "c1", name: tool, input: { a: 1 } },
        { type: "tool_use", id: "c2", name: tool, input: {} },
      ],
    },
    {
      role: "user",
      content: [
        { type: "tool_result", tool_use_id: "c1", content: "one" },
        { type: "tool_result", tool_use_id: "c2", content: "two", is_error: true },
        { type: "text", text: "<system-reminder>…</system-reminder>" },
      ],
    },
    { role: "assistant", content: [{ type: "text", text: "Done." }] },
  ];
  const atif = (tool: string, agent: object = {}) => ({
    schema_version: "ATIF-v1.7",
    session_id: "h1",
    agent: { version: "2.1", ...agent },
    steps: [
      { step_id: 1, source: "system", message: "You are …" },
      { step_id: 2, source: "user", message: "go" },
      {
        step_id: 3,
        source: "agent",
        message: "Looking.",
        tool_calls: [{ tool_call_id: "c1", function_name: tool, arguments: { a: 1 } }],
        observation: { results: [{ source_call_id: "c1", content: "one" }] },
      },
      { step_id: 4, source: "agent", message: [{ type: "text", text: "Done." }] },
    ],
  });

  test("OpenAI messages, one a line", async () => {
    expect(await shortly(openaiMessages, openai("Bash"))).toEqual(
      [
        "1 SessionStart startup",
        "2 UserPromptSubmit go",
        "3 PreToolUse c1",
        "3 PreToolUse c2",
        "4 PostToolUse c2",
        "5 PostToolUse c1",
        "6 Stop Done.",
        "6 SessionEnd other",
      ].map((text) => (text.startsWith("1 ") ? "2 SessionStart startup" : text)),
    );
  });

  test("Anthropic messages, one a line", async () => {
    expect(await shortly(anthropicMessages, anthropic("Bash"))).toEqual([
      "1 SessionStart startup",
      "1 UserPromptSubmit go",
      "2 PreToolUse c1",
      "2 PreToolUse c2",
      "3 PostToolUse c1",
      "3 PostToolUseFailure c2 two",
      "4 Stop Done.",
      "4 SessionEnd other",
    ]);
  });

  test("an ATIF trajectory, with the line of each call and result", async () => {
    const text = JSON.stringify(atif("Bash"), null, 1);
    const lineOf = (part: string) => text.split("\n").findIndex((line) => line.includes(part));
    const prompt = lineOf('"step_id": 2');
    const call = lineOf('"tool_call_id"');
    const last = lineOf('"step_id": 4');
    expect(await shortly(atifTrajectories, text)).toEqual([
      `${prompt} SessionStart startup`,
      `${prompt} UserPromptSubmit go`,
      `${call} PreToolUse c1`,
      `${lineOf('"source_call_id"')} PostToolUse c1`,
      `${last} Stop Done.`,
      `${last} SessionEnd other`,
    ]);
  });

  test.each<[string, TranscriptReader, unknown[]]>([
    ["OpenAI", openaiMessages, openai("Bash")],
    ["Anthropic", anthropicMessages, anthropic("Bash")],
  ])(
    "%s messages as a list, and as a document with `messages`",
    async (_name, reader, messages) => {
      const lines = await shortly(reader, messages);
      const names = lines.map((line) => line.replace(/^\d+ /, ""));
      for (const document of [messages, { model: "x", messages }]) {
        for (const indent of [0, 2]) {
          const text = JSON.stringify(document, null, indent);
          const told = await shortly(reader, text);
          expect(told.map((line) => line.replace(/^\d+ /, ""))).toEqual(names);
          expect(told.every((line) => /^\d+ /.test(line))).toBe(true);
        }
      }
      const perLine = `{"messages": [\n${messages.map((m) => JSON.stringify(m)).join(",\n")}\n]}`;
      expect((await shortly(reader, perLine)).at(-2)).toBe(`${messages.length + 1} Stop Done.`);
    },
  );

  test("a torn line does not make a document out of lines", async () => {
    const items = await read(openaiMessages, ['{"role":"user","cont', ...openai("x").slice(1)]);
    expect(skippedOf(items)).toEqual([[1, "the line breaks off before its JSON object ends"]]);
    expect(eventsOf(items)).toHaveLength(8);
  });

  /** Events as each agent names them; the tools of the recording tell whose it is. */
  const voices: [string, string, readonly string[]][] = [
    [
      "claude-code",
      "Bash",
      ["SessionStart", "UserPromptSubmit", "PreToolUse", "PostToolUse", "Stop", "SessionEnd"],
    ],
    [
      "gemini-cli",
      "run_shell_command",
      ["SessionStart", "BeforeAgent", "BeforeTool", "AfterTool", "AfterAgent", "SessionEnd"],
    ],
    [
      "codex",
      "update_plan",
      ["SessionStart", "UserPromptSubmit", "PreToolUse", "PostToolUse", "Stop"],
    ],
    ["antigravity", "replace_file_content", ["PreToolUse", "PostToolUse", "Stop"]],
    [
      "copilot",
      "report_intent",
      [
        "sessionStart",
        "userPromptSubmitted",
        "preToolUse",
        "postToolUse",
        "agentStop",
        "sessionEnd",
      ],
    ],
    [
      "agent-hooks",
      "StrReplaceFile",
      [
        "pre-session",
        "pre-agent-turn",
        "pre-tool-call",
        "post-tool-call",
        "pre-agent-turn-stop",
        "post-agent-turn-stop",
        "post-agent-turn",
        "post-session",
      ],
    ],
  ];

  test.each(voices)("%s is known by its tools", async (dialect, tool, names) => {
    const items = await read(atifTrajectories, JSON.stringify(atif(tool)));
    const events = eventsOf(items);
    expect(events.map((event) => event.name)).toEqual(names);
    expect(new Set(events.map((event) => event.dialect))).toEqual(new Set([dialect]));
    expect(events.filter((event) => event.callId === "c1")).toHaveLength(2);
    expect(JSON.stringify(events)).toContain(`"${tool}"`);
    expect(noticesOf(items)).toEqual(
      dialect === "antigravity" ? [expect.stringContaining("PreInvocation")] : [],
    );
  });

  test.each<[string, string, string | null]>([
    ["claude-code", "my_tool", "claude-code"],
    ["Gemini CLI", "my_tool", "gemini-cli"],
    ["codex", "Bash", "codex"],
    ["terminus-2", "bash_command", null],
    ["constructor", "toString", null],
  ])("the agent %s with a tool %s is %s", async (name, tool, dialect) => {
    const items = await read(atifTrajectories, JSON.stringify(atif(tool, { name })));
    expect(eventsOf(items)[0]?.dialect).toBe(dialect ?? "claude-code");
    expect(noticesOf(items)).toEqual(
      dialect === null ? [expect.stringContaining("tool names are taken as they are")] : [],
    );
    expect(dialectOfAgent(name)).toBe(dialect);
  });

  test("tools that could be anybody's decide nothing", () => {
    expect(dialectOfTools(["read_file", "shell", "bash", "__proto__"])).toBeNull();
    expect(dialectOfTools(["Bash", "run_shell_command"])).toBeNull();
    expect(dialectOfTools(["Bash", "Read", "run_shell_command"])).toBe("claude-code");
  });

  test("payloads in each agent's words keep the recorded tool and arguments", async () => {
    const payloads = async (tool: string) =>
      Object.fromEntries(
        eventsOf(await read(atifTrajectories, JSON.stringify(atif(tool)))).map((e) => [
          e.name,
          e.input,
        ]),
      );
    expect(await payloads("Bash")).toMatchObject({
      PostToolUse: {
        session_id: "h1",
        hook_event_name: "PostToolUse",
        tool_name: "Bash",
        tool_input: { a: 1 },
        tool_use_id: "c1",
        tool_response: "one",
      },
    });
    expect(await payloads("run_shell_command")).toMatchObject({
      AfterTool: { tool_name: "run_shell_command", tool_response: { llmContent: "one" } },
      AfterAgent: { prompt: "go", prompt_response: "Done.", stop_hook_active: false },
    });
    expect(await payloads("replace_file_content")).toMatchObject({
      PreToolUse: {
        conversationId: "h1",
        toolCall: { name: "replace_file_content", args: { a: 1 } },
      },
      PostToolUse: { error: "" },
    });
    expect(await payloads("report_intent")).toMatchObject({
      postToolUse: {
        sessionId: "h1",
        toolArgs: { a: 1 },
        toolResult: { resultType: "success", textResultForLlm: "one" },
      },
    });
    expect(await payloads("StrReplaceFile")).toMatchObject({
      "post-tool-call": { event_type: "post-tool-call", tool_output: "one", error: null },
    });
  });

  test("Codex gets commands under the name that its hooks know", async () => {
    const trajectory = atif("exec_command", { name: "codex" });
    const text = JSON.stringify(trajectory).replace('{"a":1}', '{"cmd":"ls"}');
    expect(callsIn(await read(atifTrajectories, text))).toEqual([
      ["PreToolUse", { command: "ls" }],
      ["PostToolUse", { command: "ls" }],
    ]);
  });

  test.each(voices)("a failed call, for %s", async (dialect, tool) => {
    const items = await read(anthropicMessages, anthropic(tool));
    const failed = eventsOf(items)
      .filter((event) => event.callId === "c2")
      .at(-1);
    const told: Record<string, [string, string]> = {
      "claude-code": ["PostToolUseFailure", '"error":"two"'],
      "gemini-cli": ["AfterTool", '"error":{"message":"two"}'],
      codex: ["PreToolUse", "update_plan"],
      antigravity: ["PostToolUse", '"error":"two"'],
      copilot: ["postToolUseFailure", '"error":"two"'],
      "agent-hooks": ["post-tool-call-failure", '"error":"two"'],
    };
    const [name, part] = told[dialect] ?? ["", ""];
    expect(failed?.name).toBe(name);
    expect(JSON.stringify(failed?.input)).toContain(part);
  });

  test("what converters add to a trajectory", async () => {
    const trajectory = atif("Bash", { name: "claude-code", extra: { cwds: ["/repo"] } });
    const [, , step] = trajectory.steps;
    const copied = { ...step, is_copied_context: true };
    const failed = { ...step, extra: { tool_result_is_error: true } };
    const unnamed = { ...step, observation: { results: [{ source_call_id: null, content: "x" }] } };
    const structured = {
      ...step,
      extra: { tool_result_metadata: { tool_use_result: { stdout: "one" } } },
      observation: { results: [{ content: "one", subagent_trajectory_ref: [{}] }] },
    };
    const steps = [copied, failed, unnamed, structured, 7];
    const items = await read(atifTrajectories, JSON.stringify({ ...trajectory, steps }));
    expect(sessionOf(items)).toEqual({ sessionId: "h1", cwd: "/repo", agentVersion: "2.1" });
    expect(eventsOf(items).map((e) => e.input.error ?? e.input.tool_response ?? e.name)).toEqual([
      "SessionStart",
      "PreToolUse",
      "one",
      "PreToolUse",
      "x",
      "PreToolUse",
      { stdout: "one" },
      "SessionEnd",
    ]);
    expect(eventsOf(items)[2]?.name).toBe("PostToolUseFailure");
    expect(noticesOf(items)).toEqual([expect.stringContaining("sub-agents")]);
    expect(skippedOf(items)).toEqual([[1, "a step is not an object"]]);
  });

  test("older and odder messages", async () => {
    expect(
      await shortly(openaiMessages, [
        { role: "_checkpoint", id: 0 },
        { role: "user", content: "<system>CHECKPOINT 0</system>" },
        { role: "user", content: "go" },
        { role: "assistant", function_call: { name: "Shell", arguments: "{}" } },
        { role: "function", name: "Shell", content: "<system>ERROR: no</system>" },
        { role: "_usage", token_count: 3 },
      ]),
    ).toEqual([
      "3 pre-session",
      "3 pre-agent-turn",
      "4 pre-tool-call",
      "5 post-tool-call-failure <system>ERROR: no</system>",
      "5 post-session",
    ]);
    // A thread of Amp.
    const run = (status: string) => ({ status, result: { output: "x" }, error: "no" });
    const amp = {
      id: "T-1",
      messages: [
        { role: "assistant", content: [{ type: "tool_use", id: "c1", name: "Bash", input: {} }] },
        { role: "user", content: [{ type: "tool_result", toolUseID: "c1", run: run("done") }] },
        { role: "assistant", content: [{ type: "tool_use", id: "c2", name: "Bash", input: {} }] },
        { role: "user", content: [{ type: "tool_result", toolUseID: "c2", run: run("error") }] },
      ],
    };
    const events = eventsOf(await read(anthropicMessages, JSON.stringify(amp)));
    expect(events.map((event) => event.name)).toEqual([
      "SessionStart",
      "PreToolUse",
      "PostToolUse",
      "PreToolUse",
      "PostToolUseFailure",
      "SessionEnd",
    ]);
  });

  test("what cannot be read is told", async () => {
    const bad = (call: object) => ({
      role: "assistant",
      tool_calls: [{ id: "c", function: call }],
    });
    const items = await read(openaiMessages, [
      { role: "user", content: "go" },
      bad({ name: "x", arguments: "{" }),
      bad({ arguments: "{}" }),
      bad({ name: "x", arguments: "[".repeat(500) + "]".repeat(500) }),
      "[]",
    ]);
    expect(skippedOf(items)).toEqual([
      [2, "the arguments of a tool call are not a JSON object"],
      [3, "a tool call has no name"],
      [4, "the arguments of a tool call are not a JSON object"],
      [5, "it is a list, not a JSON object"],
    ]);
    const nameless = { role: "assistant", content: [{ type: "tool_use", id: "c" }] };
    expect(skippedOf(await read(anthropicMessages, JSON.stringify([nameless, 7])))).toEqual([
      [1, "a tool call has no name"],
      [1, "a message is not an object"],
    ]);
  });

  test.each<[string, TranscriptReader, string, RegExp]>([
    ["torn", atifTrajectories, JSON.stringify(atif("x"), null, 1).slice(0, 300), /not valid JSON/],
    ["without steps", atifTrajectories, '{"schema_version":"ATIF-v1.7"}', /no list of `steps`/],
    [
      "nested without end",
      atifTrajectories,
      `{"x":${"[".repeat(999)}${"]".repeat(999)}}`,
      /nested/,
    ],
    ["without messages", openaiMessages, '{"x":1}', /no list of messages/],
    ["no object at all", anthropicMessages, "7", /no list of messages/],
  ])("a document that is %s gives one clear word", async (_title, reader, text, why) => {
    expect(await read(reader, text)).toEqual([
      { kind: "skipped", line: expect.any(Number), why: expect.stringMatching(why) },
    ]);
  });

  test("a document that is too large to be read as a whole", async () => {
    for (const reader of [atifTrajectories, openaiMessages, anthropicMessages]) {
      const huge: RecordingSource = { ...source("{\n"), whole: async () => null };
      expect(skippedOf(await collect(reader.read(huge)))).toEqual([
        [1, "the document is too large to be read"],
      ]);
    }
  });

  test("formats are told apart by their content, also where the beginning is cut", () => {
    const long = "x".repeat(80_000);
    const cut = (value: unknown, indent = 0) =>
      JSON.stringify(value, null, indent).slice(0, 65_536);
    const text = (role: string, content: string) => ({ role, content });
    const chat = [text("user", "a"), text("assistant", "b")];
    const table: [string, string, string | null][] = [
      ["ATIF", cut(atif("x")), "atif"],
      ["ATIF without its version", cut({ ...atif("x"), schema_version: "1.4" }), "atif"],
      ["ATIF with a long message", cut({ ...atif("x"), notes: long }, 1), "atif"],
      ["OpenAI lines", jsonl(openai("x")), "openai-messages"],
      ["OpenAI list", cut(openai("x"), 2), "openai-messages"],
      ["OpenAI list, cut", cut([...openai("x"), text("user", long)]), "openai-messages"],
      ["a chat without calls", cut(chat), "openai-messages"],
      [
        "context.jsonl",
        jsonl([{ role: "_checkpoint", id: 0 }, text("user", "a"), text("_checkpoint", "")]),
        "openai-messages",
      ],
      ["Anthropic lines", jsonl(anthropic("x")), "anthropic-messages"],
      ["Anthropic document", cut({ messages: anthropic("x") }, 2), "anthropic-messages"],
      ["… cut in its second message", cut({ messages: [text("user", long)], tools: [] }), null],
      ["one message", jsonl([text("user", "x")]), null],
      ["roles of another kind", cut([{ role: "admin", content: "x" }, { role: "user" }]), null],
      ["a GeoJSON file", cut({ type: "FeatureCollection", features: [] }), null],
    ];
    const found = table.map(([title, head]) => [title, sniff(head, "a.json")?.format ?? null]);
    expect(found).toEqual(table.map(([title, , format]) => [title, format]));
  });
});

describe("recordings of one agent are told apart by their content", () => {
  const stream = { type: "system", subtype: "init", session_id: "s", tools: [], mcp_servers: [] };
  const answer = {
    type: "assistant",
    message: { content: [] },
    parent_tool_use_id: null,
    session_id: "s",
  };

  test.each<[string, string, string | null]>([
    ["a stream's first line", jsonl([stream]), "claude-stream-json"],
    ["a stream's answer", jsonl([answer]), "claude-stream-json"],
    [
      "a hook of a stream",
      jsonl([{ type: "system", session_id: "s", hook_event: "Stop" }]),
      "claude-stream-json",
    ],
    [
      "a stream cut in its first line",
      `${JSON.stringify({ ...stream, x: "y" }).slice(0, -5)}`,
      "claude-stream-json",
    ],
    ["another agent's stream", jsonl([{ type: "system", subtype: "init", session_id: "s" }]), null],
    ["its answer", jsonl([{ ...answer, parent_tool_use_id: undefined }]), null],
    [
      "a rollout whose first line is cut",
      '{"timestamp":"T","type":"session_meta","payload":{"id":"x',
      "codex",
    ],
    ["a rollout from before 0.3x", '{"id":"x","timestamp":"T","instructions":null}', "codex"],
    ["Copilot's first record", '{"type":"session.start","data":{},"id":"1"}', "copilot"],
    ["events of another kind", '{"type":"response.created","data":{},"id":"1"}', null],
    ["a wire log", '{"type":"metadata","protocol_version":"1.4"}', "kimi-wire"],
    ["metadata of another kind", '{"type":"metadata","version":1}', null],
    ["steps", '{"step_index":0,"source":"MODEL","type":"X","status":"DONE"}', "antigravity"],
    ["steps of another kind", '{"step_index":0,"type":"X"}', null],
  ])("%s", (_title, head, format) => {
    expect(sniff(head, "a.jsonl")?.format ?? null).toBe(format);
  });

  test("every reader has a name of its own, and generic ones come last", () => {
    const formats = readers.map((reader) => reader.format);
    expect(new Set(formats).size).toBe(formats.length);
    expect(formats.slice(-3)).toEqual(["atif", "openai-messages", "anthropic-messages"]);
  });
});

test("a bounded map forgets the oldest, by number and by length, and never the newest", () => {
  const map = new BoundedMap<string, number>({ entries: 3, characters: 100 });
  expect([map.set("a", 1), map.set("b", 2), map.set("a", 3), map.set("c", 4)]).toEqual([
    [],
    [],
    [],
    [],
  ]);
  expect(map.set("d", 5)).toEqual([2]);
  expect(map.set("e", 6, 1000)).toEqual([3, 4, 5]);
  expect(map.get("e")).toBe(6);
  expect([map.takeOldest(), map.takeOldest()]).toEqual([6, undefined]);
  map.set("f", 7, 90);
  map.clear();
  expect([map.get("f"), map.set("g", 8, 90)]).toEqual([undefined, []]);
});

// ---------------------------------------------------------------- recorded sessions

/** The value at a path in somebody else's JSON; undefined when there is none. */
function at(value: unknown, ...path: readonly string[]): unknown {
  let inner = value;
  for (const key of path) {
    if (typeof inner !== "object" || inner === null || !Object.hasOwn(inner, key)) return undefined;
    inner = (inner as Record<string, unknown>)[key];
  }
  return inner;
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** What is counted in a recording: calls, answers as hooks hear of them, lines that are no JSON. */
interface Counts {
  before: number;
  after: number;
  skipped: number;
}

/** Counts that are taken from the records alone, without any of a reader's code. */
const byHand: Record<string, (records: readonly unknown[]) => Omit<Counts, "skipped">> = {
  antigravity(rows) {
    const steps = new Map(rows.map((row) => [at(row, "step_index"), row]));
    const calls = rows.flatMap((row) =>
      listOf(at(row, "tool_calls")).map((_, place) => Number(at(row, "step_index")) + 1 + place),
    );
    const answered = calls.filter((step) => {
      const row = steps.get(step);
      return at(row, "source") === "MODEL" && at(row, "type") !== "PLANNER_RESPONSE";
    });
    return { before: calls.length, after: answered.length };
  },

  codex(records) {
    const items = records.map((r) => at(r, "payload"));
    const type = (item: unknown) => String(at(item, "type"));
    const calls = items.filter((i) => /^(?:function|custom_tool)_call$/.test(type(i)));
    const looks = new Set(
      calls.filter((i) => at(i, "name") === "write_stdin").map((i) => at(i, "call_id")),
    );
    const outputs = items.filter((i) => /_call_output$/.test(type(i)));
    const good = outputs.filter((i) => {
      const text = JSON.stringify(at(i, "output"));
      const earlier = items.slice(0, items.indexOf(i));
      const [, exit] = /(?:exited with code |\\"exit_code\\":)(\d+)/.exec(text) ?? [];
      if (looks.has(at(i, "call_id"))) return exit === "0" && text.includes("exited with");
      const known = earlier.some((e) => calls.includes(e) && at(e, "call_id") === at(i, "call_id"));
      const refused = /^"(?:patch rejected|failed in sandbox|execution error)/.test(text);
      return known && !refused && !text.includes("Process running") && (exit ?? "0") === "0";
    });
    return { before: calls.length - looks.size, after: good.length };
  },

  kimi(records) {
    const events = records.map((record) => at(record, "event"));
    const of = (type: string) => events.filter((event) => at(event, "type") === type);
    const failed = of("tool.result").filter((e) => at(e, "result", "isError") === true);
    return { before: of("tool.call").length, after: of("tool.result").length - failed.length };
  },
};

/** File: prompts or invocations, calls, answers, stops, bad lines. */
const conformance: Record<string, string> = {
  "antigravity/ApplySense/transcript.jsonl": "83 81 81 2 0",
  "antigravity/agent-sessions/cli_schema_drift.jsonl": "1 0 0 0 0",
  "antigravity/agent-sessions/cli_small.jsonl": "3 2 2 1 0",
  "antigravity/anarchy-database-client/transcript_full.jsonl": "473 396 394 77 0",
  "antigravity/coding_agent_session_search/transcript.jsonl": "2 1 0 1 0",
  "codex/VibeCodingTracker/codex.jsonl": "1 19 18 0 0",
  "codex/VibeCodingTracker/codex_session_rate_limits.jsonl": "0 0 0 1 0",
  "codex/agent-sessions/codex_050_legacy.jsonl": "0 0 0 0 0",
  "codex/agent-sessions/codex_051_usage.jsonl": "0 0 0 0 0",
  "codex/agent-sessions/codex_052_raw.jsonl": "0 0 0 0 0",
  "codex/agent-sessions/codex_053_rate_limit.jsonl": "0 0 0 0 0",
  "codex/agent-sessions/large.jsonl": "1 0 0 1 0",
  "codex/agent-sessions/small.jsonl": "3 4 4 2 0",
  "codex/agentcmd/rollout-2025-09-24T19-22-20.jsonl": "13 123 111 9 0",
  "codex/agentcmd/rollout-2025-09-24T20-12-23.jsonl": "2 16 13 2 0",
  "codex/agentcmd/rollout-2025-09-25T08-02-05.jsonl": "2 57 45 1 0",
  "codex/agentcmd/rollout-2025-09-25T09-49-46.jsonl": "1 84 80 1 0",
  "codex/agentcmd/rollout-2025-09-25T15-12-14.jsonl": "1 34 34 1 0",
  "codex/codemie-code/rollout-2026-05-11T11-26-55.jsonl": "2 48 44 2 0",
  "codex/codemie-code/rollout-2026-05-11T13-28-45.jsonl": "3 38 37 3 0",
  "codex/codemie-code/turn-1.jsonl": "1 0 0 1 0",
  "codex/codemie-code/turn-2.jsonl": "2 0 0 2 0",
  "codex/codemie-code/turn-spawn-skill.jsonl": "1 3 1 1 0",
  "codex/coding_agent_session_search/codex_session.jsonl": "2 0 0 2 0",
  "codex/coding_agent_session_search/rollout-test.jsonl": "1 0 0 1 0",
  "codex/coding_agent_session_search/rollout-tool-call.jsonl": "1 0 0 1 0",
  "kimi/agent-sessions/assistant_tools.jsonl": "8 19 18 6 0",
  "kimi/agent-sessions/small.jsonl": "2 0 0 0 0",
  "kimi/agent-sessions/subagent_agent-0.jsonl": "0 2 2 0 0",
  "kimi/codemie-code/sample-wire.jsonl": "1 3 3 0 0",
  "kimi/codemie-code/usage-only-model.jsonl": "1 0 0 0 0",
};

/** `agent/project/…/name`, without the author, the folders between, and what ids add. */
function nameOf(file: string): string {
  const [, agent, author = ""] = file.split("/");
  const name = file.slice(file.lastIndexOf("/") + 1).replace(/-[0-9a-f]{8}-[0-9a-f-]{27}/, "");
  return `${agent}/${author.split("__")[1]}/${name}`;
}

describeCorpus("every recorded session of these agents", () => {
  const files = ["antigravity", "codex", "kimi"].flatMap((agent) =>
    corpusFiles(`transcripts/${agent}`),
  );
  const names: Record<string, [string, string, string, string]> = {
    antigravity: ["PreInvocation", "PreToolUse", "PostToolUse", "Stop"],
    codex: ["UserPromptSubmit", "PreToolUse", "PostToolUse", "Stop"],
    "kimi-wire": ["pre-agent-turn", "pre-tool-call", "post-tool-call", "pre-agent-turn-stop"],
  };

  async function readFile(file: string) {
    const path = join(corpus, file);
    const reader = sniff(await readHead(path), file);
    const items = reader === null ? [] : await collect(reader.read(openRecording(path, file)));
    const events = eventsOf(items);
    const count = (name = "") => events.filter((event) => event.name === name).length;
    const [first, before, after, stop] = names[reader?.format ?? ""] ?? [];
    return {
      format: reader?.format ?? "none",
      events,
      counts: { before: count(before), after: count(after), skipped: skippedOf(items).length },
      row: `${[first, before, after, stop].map(count).join(" ")} ${skippedOf(items).length}`,
    };
  }

  test.each(files.map((file) => [nameOf(file), file]))("%s", async (name, file) => {
    const { format, events, counts, row } = await readFile(file);
    const lines = readFileSync(join(corpus, file), "utf8").split("\n");
    const records: unknown[] = [];
    let skipped = 0;
    for (const line of lines.filter((text) => text.trim() !== "")) {
      try {
        records.push(JSON.parse(line));
      } catch {
        skipped += 1;
      }
    }
    const hand = byHand[file.split("/")[1] ?? ""]?.(records);
    expect(counts).toEqual({ ...hand, skipped });
    expect(format).toBe(name.startsWith("kimi/") ? "kimi-wire" : name.split("/")[0]);
    expect(`${name}: ${row}`).toBe(`${name}: ${conformance[name]}`);
    expect(events.every((event) => event.line !== null)).toBe(true);
  });

  test("the table has no row without a file", () => {
    expect(Object.keys(conformance).sort()).toEqual(files.map(nameOf).sort());
  });
});

// ---------------------------------------------------------------- anything at all

/** A small session of each format, a record a line. */
const sessions: [TranscriptReader, JsonObject[]][] = [
  [
    antigravityTranscripts,
    [
      { step_index: 0, source: "USER_EXPLICIT", type: "USER_INPUT", status: "DONE" },
      {
        step_index: 1,
        source: "MODEL",
        type: "PLANNER_RESPONSE",
        status: "DONE",
        tool_calls: [
          { name: "run_command", args: { CommandLine: '"ls"', Cwd: '"/repo"' } },
          { name: "view_file", args: { AbsolutePath: '"<truncated 3 bytes>' } },
        ],
      },
      { step_index: 2, source: "MODEL", type: "RUN_COMMAND", status: "RUNNING", content: "x" },
      { step_index: 3, source: "SYSTEM", type: "ERROR_MESSAGE", status: "DONE", error: "no" },
      { step_index: 4, source: "MODEL", type: "PLANNER_RESPONSE", status: "DONE" },
      {
        step_index: 5,
        source: "SYSTEM",
        type: "SYSTEM_MESSAGE",
        status: "DONE",
        content: "sender=c/task-2",
      },
      { step_index: 6, source: "MODEL", type: "PLANNER_RESPONSE", status: "DONE" },
    ],
  ],
  [
    claudeStreams,
    [
      { type: "system", subtype: "hook_started", session_id: "s", hook_event: "SessionStart" },
      { type: "system", subtype: "init", session_id: "s", cwd: "/r", tools: [], mcp_servers: [] },
      { type: "user", session_id: "s", parent_tool_use_id: null, message: { content: "go" } },
      {
        type: "assistant",
        session_id: "s",
        parent_tool_use_id: null,
        message: { id: "m", content: [{ type: "tool_use", id: "c1", name: "Task", input: {} }] },
      },
      { type: "system", subtype: "task_started", session_id: "s", task_id: "a", tool_use_id: "c1" },
      {
        type: "user",
        session_id: "s",
        parent_tool_use_id: null,
        tool_use_result: { agentId: "a" },
        message: { content: [{ type: "tool_result", tool_use_id: "c1", content: "x" }] },
      },
      {
        type: "assistant",
        session_id: "s",
        parent_tool_use_id: "c1",
        message: { id: "n", content: [{ type: "text", text: "Done." }] },
      },
      { type: "system", subtype: "hook_response", hook_event: "Stop", exit_code: 2, stdout: "{}" },
      { type: "result", subtype: "success", session_id: "s" },
    ],
  ],
  [
    codexTranscripts,
    [
      { type: "session_meta", payload: { id: "c", cwd: "/r", source: "cli" } },
      { type: "turn_context", payload: { turn_id: "t", approval_policy: "never", model: "m" } },
      { type: "event_msg", payload: { type: "user_message", message: "go" } },
      {
        type: "response_item",
        payload: {
          type: "function_call",
          name: "exec_command",
          call_id: "c1",
          arguments: '{"cmd":"ls"}',
        },
      },
      {
        type: "response_item",
        payload: {
          type: "function_call_output",
          call_id: "c1",
          output: "Wall time: 1\nProcess running with session ID 7\nOutput:\n",
        },
      },
      {
        type: "response_item",
        payload: {
          type: "function_call",
          name: "write_stdin",
          call_id: "c2",
          arguments: '{"session_id":7}',
        },
      },
      {
        type: "response_item",
        payload: {
          type: "function_call_output",
          call_id: "c2",
          output: "Process exited with code 0\nOutput:\nx",
        },
      },
      {
        type: "response_item",
        payload: { type: "message", role: "assistant", content: [{ text: "Done." }] },
      },
      { type: "event_msg", payload: { type: "task_complete", last_agent_message: "Done." } },
    ],
  ],
  [
    copilotEvents,
    [
      { type: "session.start", id: "1", data: { sessionId: "p", context: { cwd: "/r" } } },
      {
        type: "hook.start",
        id: "2",
        data: { hookType: "userPromptSubmitted", input: { prompt: "go" } },
      },
      { type: "user.message", id: "3", data: { content: "go" } },
      {
        type: "assistant.message",
        id: "4",
        data: { toolRequests: [{ toolCallId: "c1", name: "bash", arguments: { command: "ls" } }] },
      },
      {
        type: "hook.start",
        id: "5",
        data: { hookType: "preToolUse", input: { toolCalls: [{ id: "c1", name: "bash" }] } },
      },
      {
        type: "tool.execution_start",
        id: "6",
        data: { toolCallId: "c1", toolName: "bash", arguments: { command: "ls" } },
      },
      {
        type: "tool.execution_complete",
        id: "7",
        data: { toolCallId: "c1", success: true, result: { content: "x" } },
      },
      {
        type: "hook.start",
        id: "8",
        data: {
          hookType: "postToolUse",
          input: { toolName: "bash", toolArgs: { command: "ls" } },
        },
      },
      { type: "assistant.message", id: "9", data: { content: "Done.", toolRequests: [] } },
      { type: "session.shutdown", id: "a", data: { shutdownType: "routine" } },
    ],
  ],
  [
    kimiWireLogs,
    [
      { type: "metadata", protocol_version: "1.4", created_at: 1, app_version: "0.14" },
      { type: "turn.prompt", input: [], origin: { kind: "user" }, time: 2 },
      { type: "context.append_loop_event", event: { type: "step.begin" }, time: 3 },
      {
        type: "context.append_loop_event",
        event: { type: "tool.call", toolCallId: "c1", name: "Agent", args: { prompt: "x" } },
        time: 4,
      },
      {
        type: "context.append_loop_event",
        event: { type: "tool.result", toolCallId: "c1", result: { output: "x", isError: true } },
        time: 5,
      },
      { type: "context.append_loop_event", event: { type: "step.begin" }, time: 6 },
      {
        type: "context.append_loop_event",
        event: { type: "content.part", part: { type: "text", text: "Done." } },
        time: 7,
      },
      { type: "context.append_loop_event", event: { type: "step.end" }, time: 8 },
      { type: "turn.ended", reason: "completed", time: 9 },
    ],
  ],
  [
    openaiMessages,
    [
      { role: "user", content: "go" },
      {
        role: "assistant",
        content: "",
        tool_calls: [{ id: "c1", function: { name: "Bash", arguments: '{"command":"ls"}' } }],
      },
      { role: "tool", tool_call_id: "c1", content: "x" },
      { role: "assistant", content: [{ type: "text", text: "Done." }] },
    ],
  ],
  [
    anthropicMessages,
    [
      { role: "user", content: "go" },
      { role: "assistant", content: [{ type: "tool_use", id: "c1", name: "Bash", input: {} }] },
      { role: "user", content: [{ type: "tool_result", tool_use_id: "c1", content: "x" }] },
      { role: "assistant", content: [{ type: "text", text: "Done." }] },
    ],
  ],
];
const byFormat = sessions.map(([reader, records]) => [reader.format, reader, records] as const);

describe("whatever a file holds", () => {
  const anything = fc.oneof(
    fc.jsonValue({ maxDepth: 3 }),
    fc.constantFrom("c1", "s", "__proto__", "DONE", "{", '{"cmd":1}', "<system>", ""),
    fc.integer(),
  );

  /** All places in a value where something else could stand. */
  function places(value: JsonValue, path: readonly string[] = []): (readonly string[])[] {
    if (typeof value !== "object" || value === null) return [path];
    const inner = Object.entries(value).flatMap(([key, v]) => places(v, [...path, key]));
    return [path, ...inner];
  }

  /** The value with something else at a place; undefined takes it out. */
  function withChange(value: JsonValue, path: readonly string[], other: unknown): unknown {
    const [key, ...rest] = path;
    if (key === undefined || typeof value !== "object" || value === null) return other;
    if (Array.isArray(value)) {
      return value.map((v, i) => (`${i}` === key ? withChange(v, rest, other) : v));
    }
    return Object.fromEntries(
      Object.entries(value).map(([k, v]) => [k, k === key ? withChange(v, rest, other) : v]),
    );
  }

  /** Lines of a session, in any order and number, each with up to two changes; and lines that are none. */
  const damaged = (records: readonly JsonObject[]) =>
    fc.array(
      fc.oneof(
        {
          weight: 12,
          arbitrary: fc
            .tuple(
              fc.constantFrom(...records),
              fc.array(fc.tuple(fc.nat(), fc.option(anything, { nil: undefined })), {
                maxLength: 2,
              }),
            )
            .map(([record, changes]) => {
              let value: unknown = record;
              for (const [where, other] of changes) {
                const all = places(value as JsonValue);
                value = withChange(value as JsonValue, all[where % all.length] ?? [], other);
              }
              return JSON.stringify(value) ?? "";
            }),
        },
        fc.json(),
        fc.string(),
      ),
      { maxLength: 30 },
    );

  test.each(byFormat)(
    "%s neither fails nor hangs, and only tells what is well-formed",
    async (_format, reader, records) => {
      await fc.assert(
        fc.asyncProperty(damaged(records), async (lines) => {
          const text = lines.join("\n");
          reader.sniff(text.slice(0, 65_536), "a.jsonl");
          for (const item of await read(reader, text)) {
            if (item.kind === "skipped") expect(item.why).not.toBe("");
            if (item.kind !== "event") continue;
            expect(item.event.name).not.toBe("");
            expect(item.event.line).toBeGreaterThan(0);
            expect(JSON.parse(JSON.stringify(item.event.input))).toEqual(expect.any(Object));
          }
        }),
        { numRuns: 250 },
      );
    },
  );

  test("a trajectory of any steps", async () => {
    const step = {
      step_id: 1,
      source: "agent",
      message: "x",
      tool_calls: [{ tool_call_id: "c1", function_name: "Bash", arguments: { command: "ls" } }],
      observation: { results: [{ source_call_id: "c1", content: "x", extra: {} }] },
      extra: { tool_result_is_error: false },
    };
    const agent = { name: "codex", version: "1", extra: { cwds: ["/r"] } };
    const trajectory = { schema_version: "ATIF-v1.7", session_id: "s", agent, steps: [step, step] };
    await fc.assert(
      fc.asyncProperty(damaged([trajectory]), fc.nat(), async ([text = "{}"], cut) => {
        await read(atifTrajectories, text);
        const whole = JSON.stringify(trajectory);
        const torn = await read(atifTrajectories, whole.slice(0, cut % whole.length));
        expect(torn).toMatchObject([{ kind: "skipped" }]);
        atifTrajectories.sniff(text, "a.json");
      }),
      { numRuns: 150 },
    );
  });

  /** Ids of the calls that have been told. */
  const callIds = (items: readonly ReadItem[]) =>
    eventsOf(items).flatMap((event) => (event.callId === null ? [] : [event.callId]));

  test.each(byFormat)(
    "%s: a file that ends anywhere loses its last line at most",
    async (_format, reader, records) => {
      const text = jsonl([...records, ...records.map((r) => ({ ...r, second: true }))]);
      for (let end = 0; end <= text.length; end += 3) {
        const cut = text.slice(0, end);
        const whole = cut.slice(0, cut.lastIndexOf("\n") + 1);
        // A torn first line leaves nothing to tell lines from a document by.
        if (whole === "") continue;
        const items = await read(reader, cut);
        expect(skippedOf(items).length).toBeLessThanOrEqual(1);
        expect(callIds(items).length).toBeGreaterThanOrEqual(
          callIds(await read(reader, whole)).length,
        );
      }
    },
  );

  test.each(byFormat)("%s: a session is told in full", async (_format, reader, records) => {
    const items = await read(reader, records);
    expect(reader.sniff(jsonl(records), "a.jsonl")).toBe(2);
    expect(sniff(jsonl(records), "a.jsonl")).toBe(reader);
    expect(skippedOf(items)).toEqual([]);
    expect(callIds(items).length).toBeGreaterThanOrEqual(2);
  });

  const many = Array.from({ length: 20_000 }, (_, index) => index);
  const codexCall = (i: number) => ({
    type: "response_item",
    payload: { type: "function_call", name: "x", call_id: `c${i}`, arguments: "{}" },
  });
  const copilot = (type: string, data: object) => ({ type, id: "1", data });
  const wire = (event: object) => ({ type: "context.append_loop_event", event });

  test.each<[string, TranscriptReader, () => readonly unknown[]]>([
    ["calls of Codex that are never answered", codexTranscripts, () => many.map(codexCall)],
    [
      "calls of Copilot that are never done, and a hook for each",
      copilotEvents,
      () =>
        many.flatMap((i) => [
          copilot("tool.execution_start", { toolCallId: `c${i}`, toolName: "x", arguments: {} }),
          copilot("hook.start", { hookType: "preToolUse", input: { toolName: "x" } }),
          copilot("user.message", { content: "go" }),
        ]),
    ],
    [
      "recorded inputs of Copilot for no call at all",
      copilotEvents,
      () => many.map((i) => copilot("hook.start", { hookType: "x", input: { toolName: `${i}` } })),
    ],
    [
      "calls of Kimi that are never answered",
      kimiWireLogs,
      () => many.map((i) => wire({ type: "tool.call", toolCallId: `c${i}`, name: "x", args: {} })),
    ],
    [
      "sub-agents without end in a stream",
      claudeStreams,
      () =>
        many.map((i) => ({
          type: "user",
          session_id: "s",
          parent_tool_use_id: `c${i}`,
          message: { content: "look" },
        })),
    ],
    [
      "steps in the wrong order, with calls of many",
      antigravityTranscripts,
      () =>
        many.map((i) => ({
          step_index: many.length - i,
          type: "PLANNER_RESPONSE",
          source: "MODEL",
          tool_calls: i === 0 ? many.map(() => ({ name: "x", args: { a: '"' } })) : [],
        })),
    ],
    [
      "messages with calls that have no ids",
      openaiMessages,
      () => [
        ...many.map(() => ({ role: "assistant", function_call: { name: "x" } })),
        ...many.map(() => ({ role: "function", content: "x" })),
      ],
    ],
  ])("%s are read in a moment", async (_title, reader, records) => {
    const text = jsonl(records());
    const begun = performance.now();
    const items = await read(reader, text);
    expect(items.length).toBeGreaterThan(0);
    expect(performance.now() - begun).toBeLessThan(10_000);
  });

  test("more open calls than are remembered are told of", async () => {
    const items = await read(codexTranscripts, many.map(codexCall));
    expect(noticesOf(items)).toEqual([expect.stringContaining("too many tool calls")]);
  });
});
