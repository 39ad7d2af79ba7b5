import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { openRecording, readHead } from "../src/edge/recording-source.ts";
import type { AgentEvent } from "../src/model/event.ts";
import type { JsonObject, JsonValue } from "../src/model/json.ts";
import { claudeCodeTranscripts } from "../src/transcripts/claude-code.ts";
import { OpenCalls } from "../src/transcripts/claude-code-calls.ts";
import { LookAhead } from "../src/transcripts/claude-code-lookahead.ts";
import { geminiJsonTranscripts } from "../src/transcripts/gemini-cli-json.ts";
import { geminiJsonlTranscripts, readSession } from "../src/transcripts/gemini-cli-jsonl.ts";
import { hookgateEvents } from "../src/transcripts/hookgate-events.ts";
import type { ReadItem, RecordingSource, TranscriptReader } from "../src/transcripts/reader.ts";
import { readers, sniff } from "../src/transcripts/registry.ts";

type Event = Omit<AgentEvent, "step">;

/** A recording in memory. */
function source(text: string, file = "recording.jsonl"): RecordingSource {
  return {
    file,
    async *lines() {
      for (const [index, line] of text.split("\n").entries()) {
        yield { number: index + 1, text: line.replace(/\r$/, "") };
      }
    },
    whole: async () => text,
  };
}

function jsonl(records: readonly unknown[]): string {
  return records
    .map((record) => (typeof record === "string" ? record : JSON.stringify(record)))
    .join("\n");
}

async function collect(items: AsyncIterable<ReadItem>): Promise<ReadItem[]> {
  const all: ReadItem[] = [];
  for await (const item of items) all.push(item);
  return all;
}

async function readText(reader: TranscriptReader, text: string): Promise<ReadItem[]> {
  return collect(reader.read(source(text)));
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

/** An event in short: line, name, and what tells it from others of its name. */
function short({ line, name, callId, input, agent }: Event): string {
  const telling = [
    callId,
    input.source ?? input.trigger ?? input.prompt ?? input.reason,
    input.stop_hook_active === true ? "again" : null,
    input.last_assistant_message ?? input.prompt_response ?? input.error,
    agent === null ? null : `by ${agent}`,
  ];
  return [line, name, ...telling.filter((part) => part !== null && part !== undefined)].join(" ");
}

async function shortly(reader: TranscriptReader, records: readonly unknown[]): Promise<string[]> {
  return eventsOf(await readText(reader, jsonl(records))).map(short);
}

function count(events: readonly Event[], name: string): number {
  return events.filter((event) => event.name === name).length;
}

// ---------------------------------------------------------------- Claude Code

let clock = 0;

/** A record with its envelope. */
function record(type: string, fields: object): JsonObject {
  clock += 1;
  return {
    type,
    uuid: `u${clock}`,
    parentUuid: `u${clock - 1}`,
    isSidechain: false,
    sessionId: "s1",
    cwd: "/repo",
    version: "2.1.39",
    timestamp: new Date(1_770_000_000_000 + clock * 1000).toISOString(),
    ...fields,
  };
}

const user = (content: JsonValue, fields: object = {}) =>
  record("user", { message: { role: "user", content }, ...fields });

const answer = (id: string, blocks: JsonValue[], fields: object = {}) =>
  record("assistant", { message: { id, role: "assistant", content: blocks }, ...fields });

const say = (id: string, text: string, fields: object = {}) =>
  answer(id, [{ type: "text", text }], fields);

const call = (id: string, name: string, input: JsonObject = {}, fields: object = {}) =>
  answer(`m-${id}`, [{ type: "tool_use", id, name, input }], fields);

const result = (id: string, content: JsonValue, fields: object = {}, isError = false) =>
  user([{ type: "tool_result", tool_use_id: id, content, is_error: isError }], fields);

const failed = (id: string, content: JsonValue, fields: object = {}) =>
  result(id, content, fields, true);

const hookRun = (hookEvent: string, toolUseID: string, hookName = hookEvent, fields: object = {}) =>
  record("progress", {
    data: { type: "hook_progress", hookEvent, hookName, command: "x" },
    toolUseID,
    ...fields,
  });

const attachment = (fields: object) => record("attachment", { attachment: fields });

const side = (agentId: string) => ({ isSidechain: true, agentId });

describe("Claude Code: which events a record stands for", () => {
  const rejected =
    "The user doesn't want to proceed with this tool use. The tool use was rejected.";

  const cases: [string, readonly unknown[], readonly string[]][] = [
    [
      "a turn: start, prompt, calls in the order of the file, stop, end",
      [
        user("go"),
        say("m1", "Looking."),
        call("t1", "Bash"),
        call("t2", "Read"),
        result("t2", "text"),
        result("t1", "out"),
        say("m2", "Done."),
      ],
      [
        "1 SessionStart startup",
        "1 UserPromptSubmit go",
        "3 PreToolUse t1",
        "4 PreToolUse t2",
        "5 PostToolUse t2",
        "6 PostToolUse t1",
        "7 Stop Done.",
        "7 SessionEnd other",
      ],
    ],
    [
      "a call that never reached its hooks leaves no event",
      [
        user("go"),
        call("t1", "Read"),
        failed("t1", "<tool_use_error>File does not exist.</tool_use_error>"),
        call("t2", "nonesuch"),
        failed("t2", "<tool_use_error>Error: No such tool available: nonesuch</tool_use_error>"),
      ],
      ["1 SessionStart startup", "1 UserPromptSubmit go", "5 SessionEnd other"],
    ],
    [
      "unless the recording shows that a PreToolUse hook ran for it",
      [
        call("t1", "Read"),
        hookRun("PreToolUse", "t1"),
        failed("t1", "<tool_use_error>Error calling tool</tool_use_error>"),
      ],
      ["1 SessionStart startup", "1 PreToolUse t1", "3 SessionEnd other"],
    ],
    [
      "a call the user refused has no event after it",
      [call("t1", "Bash"), failed("t1", rejected, { toolUseResult: "User rejected tool use" })],
      ["1 SessionStart startup", "1 PreToolUse t1", "2 SessionEnd other"],
    ],
    [
      "nor has one that a permission rule, a plan or a hook stopped",
      [
        call("t1", "Bash"),
        failed("t1", "worded by anybody", { toolDenialKind: "permission-rule" }),
        call("t2", "ExitPlanMode"),
        failed("t2", "User chose to stay in plan mode and continue planning"),
        call("t3", "Bash"),
        attachment({ type: "hook_blocking_error", hookEvent: "PreToolUse", toolUseID: "t3" }),
        failed("t3", "no pushing on Fridays"),
      ],
      [
        "1 SessionStart startup",
        "1 PreToolUse t1",
        "3 PreToolUse t2",
        "5 PreToolUse t3",
        "7 SessionEnd other",
      ],
    ],
    [
      "a failure without its recorded hook run, where such runs are recorded, was a hook's refusal",
      [
        call("t1", "Write"),
        hookRun("PreToolUse", "t1"),
        hookRun("PostToolUseFailure", "t1"),
        failed("t1", "disk full"),
        call("t2", "Write"),
        hookRun("PreToolUse", "t2"),
        failed("t2", "not in this folder"),
      ],
      [
        "1 SessionStart startup",
        "1 PreToolUse t1",
        "4 PostToolUseFailure t1 disk full",
        "5 PreToolUse t2",
        "7 SessionEnd other",
      ],
    ],
    [
      "a failed call",
      [call("t1", "Bash"), failed("t1", "Exit code 1\nno")],
      [
        "1 SessionStart startup",
        "1 PreToolUse t1",
        "2 PostToolUseFailure t1 Exit code 1\nno",
        "2 SessionEnd other",
      ],
    ],
    [
      "a call without an answer had its PreToolUse",
      [user("go"), call("t1", "Bash")],
      ["1 SessionStart startup", "1 UserPromptSubmit go", "2 PreToolUse t1", "2 SessionEnd other"],
    ],
    [
      "calls without an id are answered in order",
      [
        answer("m1", [{ type: "tool_use", name: "bash", input: { command: "ls" } }]),
        user([{ type: "tool_result", content: "ok" }], { isMeta: true }),
      ],
      ["1 SessionStart startup", "1 PreToolUse", "2 PostToolUse", "2 SessionEnd other"],
    ],
    [
      "only what was really submitted is a prompt",
      [
        user("Caveat: …", { isMeta: true }),
        user("<command-name>/clear</command-name>"),
        user("<local-command-stdout></local-command-stdout>"),
        user("<bash-input>ls</bash-input>"),
        user([{ type: "text", text: "<ide_opened_file>a.ts</ide_opened_file>" }]),
        user([
          { type: "text", text: "<ide_selection>x</ide_selection>" },
          { type: "text", text: "what is" },
          { type: "image", source: {} },
          { type: "text", text: "this?" },
        ]),
        user("<task-notification>done</task-notification>"),
        user("seen only", { isVisibleInTranscriptOnly: true }),
      ],
      [
        "1 SessionStart startup",
        "6 UserPromptSubmit what is\nthis?",
        "7 UserPromptSubmit <task-notification>done</task-notification>",
        "8 SessionEnd other",
      ],
    ],
    [
      "queued prompts are prompts, also in the middle of a turn",
      [
        user("go"),
        call("t1", "Bash"),
        attachment({ type: "queued_command", prompt: "and hurry", commandMode: "prompt" }),
        attachment({ type: "queued_command", prompt: "ls", commandMode: "bash" }),
        result("t1", "out"),
      ],
      [
        "1 SessionStart startup",
        "1 UserPromptSubmit go",
        "2 PreToolUse t1",
        "3 UserPromptSubmit and hurry",
        "5 PostToolUse t1",
        "5 SessionEnd other",
      ],
    ],
    [
      "an interrupted turn does not stop",
      [
        user("go"),
        say("m1", "Well"),
        user([{ type: "text", text: "[Request interrupted by user]" }]),
        user("again"),
        say("m2", "Yes"),
      ],
      [
        "1 SessionStart startup",
        "1 UserPromptSubmit go",
        "4 UserPromptSubmit again",
        "5 Stop Yes",
        "5 SessionEnd other",
      ],
    ],
    [
      "a refused stop makes the next one `stop_hook_active`, until the next prompt",
      [
        user("go"),
        say("m1", "Done?"),
        user("Stop hook feedback:\n[x]: run the tests", { isMeta: true }),
        say("m2", "Done."),
        user("thanks"),
        say("m3", "Bye."),
      ],
      [
        "1 SessionStart startup",
        "1 UserPromptSubmit go",
        "2 Stop Done?",
        "4 Stop again Done.",
        "5 UserPromptSubmit thanks",
        "6 Stop Bye.",
        "6 SessionEnd other",
      ],
    ],
    [
      "recorded stop hooks end a turn even when its last answer was not written",
      [
        user("go"),
        call("t1", "Bash"),
        result("t1", "out"),
        hookRun("Stop", "x"),
        hookRun("Stop", "x"),
        record("system", { subtype: "stop_hook_summary" }),
        record("system", { subtype: "turn_duration" }),
      ],
      [
        "1 SessionStart startup",
        "1 UserPromptSubmit go",
        "2 PreToolUse t1",
        "3 PostToolUse t1",
        "2 Stop",
        "7 SessionEnd other",
      ],
    ],
    [
      "a session's source is taken from a recorded run of its hooks",
      [
        { type: "summary", summary: "x", leafUuid: "y" },
        user("go"),
        hookRun("SessionStart", "g", "SessionStart:resume"),
        hookRun("SessionStart", "g", "SessionStart:resume"),
        say("m1", "Hi"),
        hookRun("SessionStart", "h", "SessionStart:clear"),
      ],
      [
        "2 SessionStart resume",
        "2 UserPromptSubmit go",
        "5 Stop Hi",
        "6 SessionStart clear",
        "6 SessionEnd other",
      ],
    ],
    [
      "another session id in the same file is a resumed session, and repeated history is none",
      [
        { ...user("go"), timestamp: "T1", uuid: "a" },
        { ...call("t1", "Bash"), timestamp: "T2", uuid: "b" },
        { ...result("t1", "out"), timestamp: "T3", uuid: "c" },
        { ...say("m1", "Done"), timestamp: "T4", uuid: "d" },
        { ...user("go", { sessionId: "s2" }), timestamp: "T1", uuid: "e" },
        { ...call("t1", "Bash", {}, { sessionId: "s2" }), timestamp: "T2", uuid: "f" },
        { ...result("t1", "out", { sessionId: "s2" }), timestamp: "T3", uuid: "g" },
        { ...say("m1", "Done", { sessionId: "s2" }), timestamp: "T4", uuid: "h" },
        user("more", { sessionId: "s2" }),
      ],
      [
        "1 SessionStart startup",
        "1 UserPromptSubmit go",
        "2 PreToolUse t1",
        "3 PostToolUse t1",
        "4 Stop Done",
        "5 SessionStart resume",
        "9 UserPromptSubmit more",
        "9 SessionEnd other",
      ],
    ],
    [
      "a compaction",
      [
        user("go"),
        call("t1", "Bash"),
        result("t1", "out"),
        record("system", { subtype: "compact_boundary", compactMetadata: { trigger: "auto" } }),
        user("This session is being continued …", { isCompactSummary: true }),
        hookRun("SessionStart", "g", "SessionStart:compact"),
        say("m2", "On."),
      ],
      [
        "1 SessionStart startup",
        "1 UserPromptSubmit go",
        "2 PreToolUse t1",
        "3 PostToolUse t1",
        "4 PreCompact auto",
        "4 SessionStart compact",
        "5 PostCompact auto",
        "7 Stop On.",
        "7 SessionEnd other",
      ],
    ],
    [
      "a turn that the API ended, after the last retry",
      [
        user("go"),
        record("system", {
          subtype: "api_error",
          error: { status: 529 },
          retryAttempt: 1,
          maxRetries: 2,
        }),
        record("system", {
          subtype: "api_error",
          error: { status: 529 },
          retryAttempt: 2,
          maxRetries: 2,
        }),
        user("again"),
        answer("m1", [{ type: "text", text: "API Error" }], {
          isApiErrorMessage: true,
          error: "rate_limit",
        }),
      ],
      [
        "1 SessionStart startup",
        "1 UserPromptSubmit go",
        "3 StopFailure overloaded",
        "4 UserPromptSubmit again",
        "5 StopFailure API Error",
        "5 SessionEnd other",
      ],
    ],
    [
      "answers that the program made up end no turn",
      [
        user("<command-name>/x</command-name>"),
        record("assistant", {
          message: { id: "m", model: "<synthetic>", content: [{ type: "text", text: "No." }] },
        }),
      ],
      ["1 SessionStart startup", "2 SessionEnd other"],
    ],
    [
      "a sub-agent in the same file",
      [
        call("t1", "Task", { prompt: "look", subagent_type: "Explore" }),
        user("look", side("a1")),
        call("t2", "Grep", {}, side("a1")),
        result("t2", "hit", side("a1")),
        say("m9", "Found.", side("a1")),
        result("t1", "Found.", { toolUseResult: { agentId: "a1" } }),
        say("m2", "Ok."),
      ],
      [
        "1 SessionStart startup",
        "1 PreToolUse t1",
        "1 SubagentStart t1",
        "3 PreToolUse t2 by a1",
        "4 PostToolUse t2 by a1",
        "5 SubagentStop Found. by a1",
        "6 PostToolUse t1",
        "7 Stop Ok.",
        "7 SessionEnd other",
      ],
    ],
    [
      "a refused sub-agent never starts",
      [call("t1", "Agent", { prompt: "look" }), failed("t1", rejected)],
      ["1 SessionStart startup", "1 PreToolUse t1", "2 SessionEnd other"],
    ],
    [
      "a sub-agent's own file",
      [
        user("look", side("a1")),
        call("t2", "Grep", {}, side("a1")),
        result("t2", "hit", side("a1")),
        say("m9", "Found.", side("a1")),
      ],
      ["2 PreToolUse t2 by a1", "3 PostToolUse t2 by a1", "4 SubagentStop Found. by a1"],
    ],
    [
      "side-chains that are linked by their parents only",
      [
        { ...user("look", { isSidechain: true }), uuid: "r", parentUuid: null },
        { ...say("m1", "Found.", { isSidechain: true }), uuid: "x", parentUuid: "r" },
        { ...user("dig", { isSidechain: true }), uuid: "q", parentUuid: null },
        { ...say("m2", "Dug.", { isSidechain: true }), uuid: "y", parentUuid: "q" },
      ],
      ["2 SubagentStop Found. by r", "4 SubagentStop Dug. by q"],
    ],
  ];

  test.each(cases)("%s", async (_title, records, expected) => {
    expect(await shortly(claudeCodeTranscripts, records)).toEqual(expected);
  });
});

describe("Claude Code: what an event carries", () => {
  test("the vendor's own fields, as far as they are recorded", async () => {
    const items = await readText(
      claudeCodeTranscripts,
      jsonl([
        user("go", { permissionMode: "plan" }),
        call("t1", "Bash", { command: "cd sub" }),
        result("t1", "out", { toolUseResult: { stdout: "out" } }),
        call("t2", "Bash", { command: "false" }, { cwd: "/repo/sub" }),
        failed("t2", [{ type: "text", text: "Exit code 1" }], { cwd: "/repo/sub" }),
        { type: "permission-mode", permissionMode: "default", sessionId: "s1" },
        say("m3", "  Done.\n", { cwd: "/repo/sub" }),
      ]),
    );
    const common = { session_id: "s1", cwd: "/repo", permission_mode: "plan" };
    const sub = { ...common, cwd: "/repo/sub" };
    expect(eventsOf(items).map((event) => event.input)).toEqual([
      { session_id: "s1", cwd: "/repo", hook_event_name: "SessionStart", source: "startup" },
      { ...common, hook_event_name: "UserPromptSubmit", prompt: "go" },
      {
        ...common,
        hook_event_name: "PreToolUse",
        tool_name: "Bash",
        tool_input: { command: "cd sub" },
        tool_use_id: "t1",
      },
      {
        ...common,
        hook_event_name: "PostToolUse",
        tool_name: "Bash",
        tool_input: { command: "cd sub" },
        tool_use_id: "t1",
        tool_response: { stdout: "out" },
      },
      {
        ...sub,
        hook_event_name: "PreToolUse",
        tool_name: "Bash",
        tool_input: { command: "false" },
        tool_use_id: "t2",
      },
      {
        ...sub,
        hook_event_name: "PostToolUseFailure",
        tool_name: "Bash",
        tool_input: { command: "false" },
        tool_use_id: "t2",
        error: "Exit code 1",
      },
      {
        ...sub,
        permission_mode: "default",
        hook_event_name: "Stop",
        stop_hook_active: false,
        last_assistant_message: "Done.",
      },
      { session_id: "s1", cwd: "/repo/sub", hook_event_name: "SessionEnd", reason: "other" },
    ]);
    expect(items.filter((item) => item.kind === "session")).toEqual([
      { kind: "session", session: { sessionId: "s1" } },
      { kind: "session", session: { cwd: "/repo" } },
      { kind: "session", session: { agentVersion: "2.1.39" } },
    ]);
  });

  test("a sub-agent's id and type", async () => {
    const items = await readText(
      claudeCodeTranscripts,
      jsonl([
        call("t1", "Task", { prompt: "look", subagent_type: "Explore" }),
        user("look", side("a1")),
        say("m9", "Found.", { ...side("a1"), attributionAgent: "Explore" }),
        result("t1", "Found.", { toolUseResult: { agentId: "a1" } }),
      ]),
    );
    const [start, stop] = ["SubagentStart", "SubagentStop"].map((name) =>
      eventsOf(items).find((event) => event.name === name),
    );
    expect(start).toMatchObject({ callId: "t1", agent: null });
    expect(start?.input).toMatchObject({ agent_id: "a1", agent_type: "Explore" });
    expect(stop).toMatchObject({ agent: "a1", callId: null });
    expect(stop?.input).toMatchObject({ agent_id: "a1", agent_type: "Explore" });
  });

  test("a compaction's summary, and the content of an answer without a structured result", async () => {
    const items = await readText(
      claudeCodeTranscripts,
      jsonl([
        call("t1", "mcp__x__y"),
        result("t1", [{ type: "text", text: "out" }]),
        call("t2", "Read"),
        call("t3", "Read"),
        user(
          [
            { type: "tool_result", tool_use_id: "t2", content: "two" },
            { type: "tool_result", tool_use_id: "t3", content: "three" },
          ],
          { toolUseResult: { of: "nobody knows which" } },
        ),
        record("system", { subtype: "compact_boundary", compactMetadata: { trigger: "manual" } }),
        user([{ type: "text", text: "So far …" }], { isCompactSummary: true }),
      ]),
    );
    const responses = eventsOf(items)
      .filter((event) => event.name === "PostToolUse")
      .map((event) => event.input.tool_response);
    expect(responses).toEqual([[{ type: "text", text: "out" }], "two", "three"]);
    expect(eventsOf(items).find((e) => e.name === "PostCompact")?.input).toMatchObject({
      trigger: "manual",
      compact_summary: "So far …",
    });
  });

  test("values of the wrong type are left out, and the line still counts", async () => {
    const [start, prompt] = eventsOf(
      await readText(
        claudeCodeTranscripts,
        jsonl([user("go", { sessionId: 12, cwd: ["/"], version: null, permissionMode: 3 })]),
      ),
    );
    expect(start?.input).toEqual({ hook_event_name: "SessionStart", source: "startup" });
    expect(prompt?.input).toEqual({ hook_event_name: "UserPromptSubmit", prompt: "go" });
  });

  test("a hostile key stays a key", async () => {
    const line = JSON.stringify(call("t1", "Bash", { command: "x" })).replace(
      '"command":"x"',
      '"__proto__":{"polluted":true},"command":"x"',
    );
    const [, pre] = eventsOf(await readText(claudeCodeTranscripts, line));
    expect(Object.keys(pre?.input.tool_input ?? {})).toEqual(["__proto__", "command"]);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });
});

describe("Claude Code: what cannot be read", () => {
  const deep = `${"[".repeat(100_000)}${"]".repeat(100_000)}`;

  test.each([
    ["a torn line", '{"type":"user","mess', "the line breaks off before its JSON object ends"],
    ["no JSON", "// a comment", "it is not valid JSON"],
    ["a list", "[1]", "it is a list, not a JSON object"],
    ["a number", "7", "it is a number, not a JSON object"],
    ["null", "null", "it is null, not a JSON object"],
    ["an endless nesting", `{"a":${deep}}`, "it is nested deeper than 200 levels"],
    ["no type", '{"message":{}}', "it has no `type`"],
    ["no message", '{"type":"user"}', "its `message` is not an object"],
    ["a message that is a text", '{"type":"user","message":"x"}', "its `message` is not an object"],
    [
      "content that is a number",
      '{"type":"assistant","message":{"content":1}}',
      "its `message.content` is neither a text nor a list",
    ],
    [
      "a call without a name",
      JSON.stringify(answer("nameless", [{ type: "tool_use", id: "t" }])),
      "a tool call has no name",
    ],
  ])("%s", async (_title, line, why) => {
    const items = await readText(claudeCodeTranscripts, jsonl([user("go"), line, say("m", "Ok")]));
    expect(skippedOf(items)).toEqual([[2, why]]);
    expect(count(eventsOf(items), "UserPromptSubmit")).toBe(1);
    expect(count(eventsOf(items), "Stop")).toBe(1);
  });

  test("blank lines, a byte order mark, CR LF and unknown records are no matter", async () => {
    const text = `\ufeff${jsonl([user("go"), "", "  ", { type: "ai-title", x: 1 }, say("m", "Ok")])}`;
    const items = await readText(claudeCodeTranscripts, text.replaceAll("\n", "\r\n"));
    expect(skippedOf(items)).toEqual([]);
    expect(eventsOf(items).map(short)).toEqual([
      "1 SessionStart startup",
      "1 UserPromptSubmit go",
      "5 Stop Ok",
      "5 SessionEnd other",
    ]);
  });

  test("a file with nothing of a session has no events", async () => {
    const records = [{ type: "summary", summary: "x", leafUuid: "y" }, { type: "mode" }];
    expect(await readText(claudeCodeTranscripts, jsonl(records))).toEqual([]);
    expect(await readText(claudeCodeTranscripts, "")).toEqual([]);
  });

  test("work of sub-agents that stands elsewhere is mentioned once", async () => {
    const progress = () => record("progress", { data: { type: "agent_progress" } });
    const items = await readText(claudeCodeTranscripts, jsonl([progress(), progress()]));
    expect(noticesOf(items)).toEqual([expect.stringContaining("subagents/agent-*.jsonl")]);
  });
});

describe("Claude Code: looking ahead stays within bounds", () => {
  const item = (text: string): ReadItem => ({ kind: "notice", text });

  test("items leave in order, as soon as nothing in front of them waits", () => {
    const queue = new LookAhead();
    queue.add(item("a"));
    const held = queue.hold([item("b")]);
    queue.add(item("c"));
    expect([...queue.ready()]).toEqual([item("a")]);
    queue.settle(held, true);
    expect([...queue.ready()]).toEqual([item("b"), item("c")]);
  });

  test("what turns out not to have happened is withdrawn", () => {
    const queue = new LookAhead();
    const held = queue.hold([item("a")]);
    queue.add(item("b"));
    queue.settle(held, false);
    expect([...queue.ready()]).toEqual([item("b")]);
  });

  test.each([
    ["places", { places: 2, characters: 1000 }],
    ["characters", { places: 1000, characters: 20 }],
  ])("beyond the limit of %s the oldest is taken to have happened", (_what, limits) => {
    const queue = new LookAhead(limits);
    const held = queue.hold([item("a")], 10);
    queue.add(item("b"), 10);
    expect([...queue.ready()]).toEqual([]);
    queue.add(item("c"), 10);
    expect([...queue.ready()]).toEqual([item("a"), item("b"), item("c")]);
    queue.settle(held, false);
    expect(held.items).toEqual([item("a")]);
  });

  test.each([
    ["calls", { calls: 2, characters: 1000 }],
    ["characters", { calls: 1000, characters: 25 }],
  ])("beyond the limit of %s the oldest open call is given up", (_what, limits) => {
    const open = new OpenCalls(limits);
    const queue = new LookAhead();
    const add = (id: string) =>
      open.add({
        id,
        tool: "Bash",
        input: {},
        held: queue.hold([], 10),
        start: null,
        hooks: { pre: false, post: false, failure: false, blocked: false },
      });
    expect([add("a"), add("b")]).toEqual([[], []]);
    expect(add("c").map((gone) => gone.id)).toEqual(["a"]);
    expect(open.answered("a")).toBeNull();
    expect(open.answered("b")?.id).toBe("b");
  });

  test("a call that is never answered holds nothing back for good", async () => {
    const many = Array.from({ length: 2500 }, (_, i) => user(`prompt ${i}`));
    let lines = 0;
    const counted: RecordingSource = {
      ...source(jsonl([call("t1", "Bash"), ...many])),
      async *lines() {
        for await (const line of source(jsonl([call("t1", "Bash"), ...many])).lines()) {
          lines += 1;
          yield line;
        }
      },
    };
    for await (const told of claudeCodeTranscripts.read(counted)) {
      if (told.kind === "event" && told.event.name === "PreToolUse") break;
    }
    expect(lines).toBeGreaterThan(1900);
    expect(lines).toBeLessThan(2100);
  });
});

// ---------------------------------------------------------------- Gemini CLI

const header = {
  sessionId: "g1",
  projectHash: "h",
  startTime: "T0",
  lastUpdated: "T0",
  kind: "main",
};

const context = {
  id: "0",
  type: "user",
  content: [
    {
      text: "<session_context>\nThis is …\n- **Workspace Directories:**\n  - /home/me/app\n  - /home/me/lib\n- **Directory Structure:**\n</session_context>",
    },
  ],
};

const prompt = (id: string, text: string, fields: object = {}) => ({
  id,
  type: "user",
  timestamp: `T${id}`,
  content: [{ text }],
  ...fields,
});

const model = (id: string, content: string, toolCalls?: unknown[]) => ({
  id,
  type: "gemini",
  timestamp: `T${id}`,
  content,
  ...(toolCalls === undefined ? {} : { toolCalls }),
});

const done = (id: string, response: JsonObject, fields: JsonObject = {}) => ({
  id,
  name: "read_file",
  args: { file_path: "a" },
  status: "success",
  timestamp: `T-${id}`,
  result: [{ functionResponse: { id, name: "read_file", response } }],
  resultDisplay: "shown",
  ...fields,
});

const refused = (id: string, error: string) =>
  done(id, { error }, { status: "error", resultDisplay: error });

describe("Gemini CLI: which events a session stands for", () => {
  const cases: [string, readonly unknown[], readonly string[]][] = [
    [
      "a message that is written again replaces the first and keeps its place",
      [
        header,
        { $set: { messages: [context], lastUpdated: "T1" } },
        prompt("1", "do it"),
        model("2", "Working."),
        model("3", "Between."),
        model("2", "Working.", [done("c1", { output: "out" })]),
        { $set: { lastUpdated: "T9" } },
      ],
      [
        "1 SessionStart startup",
        "3 BeforeAgent do it",
        "6 BeforeTool c1",
        "6 AfterTool c1",
        "5 AfterAgent do it Working.\nBetween.",
        "7 SessionEnd exit",
      ],
    ],
    [
      "rewinding drops a message and all after it; to an unknown one drops everything",
      [
        header,
        prompt("1", "wrong"),
        model("2", "a"),
        { $rewindTo: "nobody" },
        prompt("3", "right"),
        model("4", "b"),
        prompt("5", "too much"),
        model("6", "c"),
        { $rewindTo: "5" },
        model("4", "B"),
      ],
      [
        "1 SessionStart startup",
        "5 BeforeAgent right",
        "10 AfterAgent right B",
        "10 SessionEnd exit",
      ],
    ],
    [
      "`$set.messages` replaces the whole list",
      [header, prompt("1", "old"), { $set: { messages: [prompt("9", "new")] } }, model("2", "a")],
      ["1 SessionStart startup", "3 BeforeAgent new", "4 AfterAgent new a", "4 SessionEnd exit"],
    ],
    [
      "tool results and the program's own request to go on are no prompts",
      [
        header,
        prompt("1", "do it"),
        model("2", "a"),
        { id: "3", type: "user", content: [{ functionResponse: { response: {} } }] },
        prompt("4", "System: Please continue.", {
          displayContent: [{ functionResponse: { response: {} } }],
        }),
        model("5", "b"),
      ],
      [
        "1 SessionStart startup",
        "2 BeforeAgent do it",
        "6 AfterAgent do it a\nb",
        "6 SessionEnd exit",
      ],
    ],
    [
      "what recorded hooks added to a prompt is taken out again",
      [
        header,
        prompt("1", "<hook_context>A</hook_context>\n\nhello", {
          content: [
            { text: "<hook_context>A</hook_context>\n\nhello" },
            { text: "<hook_context>B</hook_context>" },
          ],
          displayContent: [{ text: "hello" }],
        }),
        { ...prompt("2", ""), content: "old style\n\n<hook_context>C</hook_context>" },
      ],
      [
        "1 SessionStart startup",
        "2 BeforeAgent hello",
        "3 BeforeAgent old style",
        "3 SessionEnd exit",
      ],
    ],
    [
      "an AfterAgent hook's reason prolongs the turn: original prompt, all text, `stop_hook_active`",
      [
        header,
        prompt("1", "hello"),
        model("2", "first"),
        prompt("3", "try harder", { displayContent: [{ text: "hello" }] }),
        model("4", "second"),
        prompt("5", "and again", { displayContent: [{ functionResponse: { response: {} } }] }),
        model("6", "third"),
      ],
      [
        "1 SessionStart startup",
        "2 BeforeAgent hello",
        "3 AfterAgent hello first",
        "4 BeforeAgent try harder",
        "5 AfterAgent hello again first\nsecond",
        "6 BeforeAgent and again",
        "7 AfterAgent hello again first\nsecond\nthird",
        "7 SessionEnd exit",
      ],
    ],
    [
      "a command or file reference that the program spelt out is a prompt of its own",
      [
        header,
        prompt("1", "You are to analyse …", { displayContent: [{ text: "/init" }] }),
        model("2", "a"),
        prompt("3", "explain @a.txt\n--- Content …", {
          displayContent: [{ text: "explain @a.txt" }],
        }),
        model("4", "b"),
      ],
      [
        "1 SessionStart startup",
        "2 BeforeAgent You are to analyse …",
        "3 AfterAgent You are to analyse … a",
        "4 BeforeAgent explain @a.txt\n--- Content …",
        "5 AfterAgent explain @a.txt\n--- Content … b",
        "5 SessionEnd exit",
      ],
    ],
    [
      "which hooks a call reached",
      [
        header,
        prompt("1", "go"),
        model("2", "", [
          done("ok", { output: "x" }),
          done("own-error", { error: "File not found: /a" }, { status: "error" }),
          refused("unknown", 'Tool "foo" not found in registry.'),
          refused("schema", "params must have required property 'command'"),
          refused("argument", "The 'file_path' parameter must be non-empty."),
          refused("hook", "Tool execution blocked: no writes here"),
          refused("policy", "Tool execution denied by policy."),
          done("cancelled", { error: "[Operation Cancelled]" }, { status: "cancelled" }),
          { name: 7 },
          "nothing",
        ]),
      ],
      [
        "1 SessionStart startup",
        "2 BeforeAgent go",
        "3 BeforeTool ok",
        "3 AfterTool ok",
        "3 BeforeTool own-error",
        "3 AfterTool own-error",
        "3 BeforeTool hook",
        "3 BeforeTool policy",
        "3 BeforeTool cancelled",
        "3 SessionEnd exit",
      ],
    ],
    [
      "no AfterAgent for a turn that was cancelled or never got an answer",
      [
        header,
        prompt("1", "go"),
        model("2", "Well"),
        { id: "3", type: "info", content: "Request cancelled." },
        prompt("4", "again"),
        { id: "5", type: "error", content: "quota" },
      ],
      ["1 SessionStart startup", "2 BeforeAgent go", "5 BeforeAgent again", "6 SessionEnd exit"],
    ],
    [
      "a session that a second process took up",
      [
        header,
        prompt("1", "go"),
        model("2", "a"),
        { $set: { sessionId: "g1", lastUpdated: "T5" } },
        prompt("3", "more"),
        model("4", ""),
      ],
      [
        "1 SessionStart startup",
        "2 BeforeAgent go",
        "3 AfterAgent go a",
        "4 SessionStart resume",
        "5 BeforeAgent more",
        "6 AfterAgent more [no response text]",
        "6 SessionEnd exit",
      ],
    ],
    [
      "of a sub-agent only the tools are heard of",
      [
        { ...header, kind: "subagent" },
        prompt("1", "go"),
        model("2", "", [done("c1", { output: "x" })]),
        model("3", "found"),
      ],
      ["3 BeforeTool c1 by g1", "3 AfterTool c1 by g1"],
    ],
  ];

  test.each(cases)("%s", async (_title, records, expected) => {
    expect(await shortly(geminiJsonlTranscripts, records)).toEqual(expected);
  });

  test("payloads, and the folder from the opening message", async () => {
    const items = await readText(
      geminiJsonlTranscripts,
      jsonl([
        header,
        { $set: { messages: [context] } },
        prompt("1", "go"),
        model("2", "", [
          done("c1", { output: "text\n\n<hook_context>added</hook_context>" }),
          done("c2", { error: "no such file" }, { status: "error" }),
        ]),
      ]),
    );
    const common = { session_id: "g1", cwd: "/home/me/app" };
    const tool = { tool_name: "read_file", tool_input: { file_path: "a" } };
    expect(eventsOf(items).map((event) => event.input)).toEqual([
      { ...common, hook_event_name: "SessionStart", timestamp: "T0", source: "startup" },
      { ...common, hook_event_name: "BeforeAgent", timestamp: "T1", prompt: "go" },
      { ...common, hook_event_name: "BeforeTool", timestamp: "T2", ...tool },
      {
        ...common,
        hook_event_name: "AfterTool",
        timestamp: "T-c1",
        ...tool,
        tool_response: { llmContent: "text", returnDisplay: "shown" },
      },
      { ...common, hook_event_name: "BeforeTool", timestamp: "T2", ...tool },
      {
        ...common,
        hook_event_name: "AfterTool",
        timestamp: "T-c2",
        ...tool,
        tool_response: {
          llmContent: "no such file",
          returnDisplay: "shown",
          error: { message: "no such file" },
        },
      },
      { ...common, hook_event_name: "SessionEnd", timestamp: "T0", reason: "exit" },
    ]);
    expect(items[0]).toEqual({
      kind: "session",
      session: { sessionId: "g1", cwd: "/home/me/app" },
    });
    expect(noticesOf(items)).toEqual([expect.stringContaining("BeforeModel")]);
  });

  test("broken lines are told, unknown records are not", async () => {
    const items = await readText(
      geminiJsonlTranscripts,
      jsonl([
        '{"sessionId":"g1","pro',
        prompt("1", "go"),
        "[]",
        { comment: "of a newer version" },
        model("2", "a"),
      ]),
    );
    expect(skippedOf(items)).toEqual([
      [1, "the line breaks off before its JSON object ends"],
      [3, "it is a list, not a JSON object"],
    ]);
    expect(eventsOf(items).map(short)).toEqual([
      "2 SessionStart startup",
      "2 BeforeAgent go",
      "5 AfterAgent go a",
      "5 SessionEnd exit",
    ]);
  });

  test("a session larger than memory allows is cut, and that is told", async () => {
    const lines = [header, prompt("1", "go"), model("2", "x".repeat(500))];
    const items = await collect(readSession(source(jsonl(lines)), 300));
    expect(noticesOf(items)).toEqual([
      "the recording is too large: what comes after line 2 is not replayed",
    ]);
    expect(eventsOf(items).map((event) => event.name)).toEqual([
      "SessionStart",
      "BeforeAgent",
      "SessionEnd",
    ]);
  });
});

describe("Gemini CLI: sessions that are one document", () => {
  const document = {
    ...header,
    messages: [
      { ...prompt("1", ""), content: "go" },
      model("2", "", [done("c1", { output: "x" }), done("c2", { output: "y" })]),
      model("3", "Done."),
    ],
  };

  test("every event has the line where its message or call begins", async () => {
    const text = JSON.stringify(document, null, 1);
    const lines = text.split("\n");
    const lineOf = (part: string) => lines.findIndex((line) => line.includes(part));
    const items = await readText(geminiJsonTranscripts, text);
    expect(eventsOf(items).map(short)).toEqual([
      "1 SessionStart startup",
      `${lineOf('"id": "1"')} BeforeAgent go`,
      `${lineOf('"id": "c1"')} BeforeTool c1`,
      `${lineOf('"id": "c1"')} AfterTool c1`,
      `${lineOf('"id": "c2"')} BeforeTool c2`,
      `${lineOf('"id": "c2"')} AfterTool c2`,
      `${lineOf('"id": "3"')} AfterAgent go Done.`,
      `${lines.length} SessionEnd exit`,
    ]);
  });

  test.each([
    ["torn", JSON.stringify(document, null, 1).slice(0, 400), /not valid JSON/],
    ["not an object", "[]", /not a JSON object/],
    ["without messages", "{}", /no list of `messages`/],
    ["nested without end", `{"messages":[],"x":${"[".repeat(999)}${"]".repeat(999)}}`, /nested/],
  ])("a document that is %s gives one clear word and no events", async (_title, text, why) => {
    const items = await readText(geminiJsonTranscripts, text);
    expect(items).toEqual([
      { kind: "skipped", line: expect.any(Number), why: expect.stringMatching(why) },
    ]);
  });

  test("the place where a document breaks off is told", async () => {
    const text = '{\n "sessionId": "g1",\n "messages": [\n  {"id": 1,}\n ]\n}';
    expect(skippedOf(await readText(geminiJsonTranscripts, text))).toEqual([
      [4, expect.stringContaining("a property name in double quotes is expected")],
    ]);
  });

  test("a document that is too large to be read as a whole", async () => {
    const huge: RecordingSource = { ...source(""), whole: async () => null };
    expect(skippedOf(await collect(geminiJsonTranscripts.read(huge)))).toEqual([
      [1, "the document is too large to be read"],
    ]);
  });

  test("a byte order mark, messages that are none, media beside a result", async () => {
    const media = { inlineData: { mimeType: "image/png", data: "AAAA" } };
    const entry = done("c1", { output: "x" });
    const messages = [7, null, model("2", "", [{ ...entry, result: [...entry.result, media] }])];
    const text = `\ufeff${JSON.stringify({ ...header, messages })}`;
    const after = eventsOf(await readText(geminiJsonTranscripts, text)).find(
      (event) => event.name === "AfterTool",
    );
    expect(after?.input.tool_response).toEqual({
      llmContent: [{ text: "x" }, media],
      returnDisplay: "shown",
    });
  });
});

// ---------------------------------------------------------------- hookgate's own

describe("hookgate events", () => {
  const event = { dialect: "gemini-cli", event: "BeforeTool", input: { tool_name: "x" } };

  test("an event, its id and what is expected of it", async () => {
    const items = await readText(
      hookgateEvents,
      jsonl([
        { ...event, input: { session_id: "s", cwd: "/repo", agent_id: "a" }, id: "c1" },
        "",
        { ...event, expect: "deny" },
        { dialect: "claude-code", event: "PreToolUse", input: { tool_use_id: "t" }, id: "c" },
        { ...event, expect: { verdict: "ask", reason: "^no", failedOpen: false } },
        { ...event, expect: { reason: "why" } },
        { ...event, id: null, expect: null },
      ]),
    );
    const empty = { agent: null, callId: null, expect: null };
    const told = { ...empty, dialect: "gemini-cli", name: "BeforeTool", input: event.input };
    expect(items).toEqual([
      { kind: "session", session: { sessionId: "s", cwd: "/repo" } },
      {
        kind: "event",
        event: {
          ...told,
          input: { session_id: "s", cwd: "/repo", agent_id: "a" },
          callId: "c1",
          agent: "a",
          line: 1,
        },
      },
      {
        kind: "event",
        event: {
          ...told,
          line: 3,
          expect: { verdict: "deny", reason: null, failedOpen: null },
        },
      },
      {
        kind: "event",
        event: {
          ...empty,
          dialect: "claude-code",
          name: "PreToolUse",
          input: { tool_use_id: "t" },
          callId: "t",
          line: 4,
        },
      },
      {
        kind: "event",
        event: { ...told, line: 5, expect: { verdict: "ask", reason: "^no", failedOpen: false } },
      },
      {
        kind: "event",
        event: { ...told, line: 6, expect: { verdict: null, reason: "why", failedOpen: null } },
      },
      { kind: "event", event: { ...told, line: 7 } },
    ]);
  });

  test.each<[unknown, string]>([
    ["# a comment", "it is not valid JSON"],
    ['{"dialect":', "the line breaks off before its JSON object ends"],
    ["[]", "it is a list, not a JSON object"],
    [{ event: "x", input: {} }, "`dialect` is missing"],
    [{ ...event, dialect: 1 }, "`dialect` must be the id of an agent"],
    [
      { ...event, dialect: "constructor" },
      'there is no dialect "constructor": known are gemini-cli, antigravity, agent-hooks, claude-code, codex, copilot, cursor',
    ],
    [{ dialect: "codex", input: {} }, "`event` is missing"],
    [{ ...event, event: "" }, "`event` must be the name of an event"],
    [{ dialect: "codex", event: "x" }, "`input` is missing"],
    [{ ...event, input: [] }, "`input` must be an object, the payload on stdin"],
    [{ ...event, id: 4 }, "`id` must be a text"],
    [
      { ...event, expect: "denied" },
      '`expect`: "denied" is no verdict: known are allow, none, ask, deny, continue, halt',
    ],
    [{ ...event, expect: 1 }, "`expect` must be a verdict or an object"],
    [
      { ...event, expect: { verdict: true } },
      "`expect`: true is no verdict: known are allow, none, ask, deny, continue, halt",
    ],
    [
      { ...event, expect: { reasons: "x" } },
      '`expect` has no field "reasons": known are verdict, reason, failedOpen',
    ],
    [
      { ...event, expect: { reason: 1 } },
      "`expect.reason` must be a regular expression, written as a text",
    ],
    [{ ...event, expect: { failedOpen: "no" } }, "`expect.failedOpen` must be true or false"],
  ])("%j", async (line, why) => {
    const items = await readText(hookgateEvents, jsonl([line, event]));
    expect(skippedOf(items)).toEqual([[1, why]]);
    expect(eventsOf(items)).toHaveLength(1);
  });

  test("an invalid regular expression is told with its flaw", async () => {
    const items = await readText(hookgateEvents, jsonl([{ ...event, expect: { reason: "(" } }]));
    expect(skippedOf(items)).toEqual([
      [1, expect.stringMatching(/^`expect.reason` is not a valid regular expression: .+/)],
    ]);
  });

  test("a field that is none is pointed out once, so that a slip does not pass as a test", async () => {
    const lines = [event, { ...event, exepct: "deny" }, { ...event, other: 1 }];
    const items = await readText(hookgateEvents, jsonl(lines));
    expect(noticesOf(items)).toEqual([
      '"exepct" on line 2 is no field of an event; such fields are ignored',
    ]);
    expect(eventsOf(items)).toHaveLength(3);
  });
});

// ---------------------------------------------------------------- which reader

describe("formats are told apart by their content", () => {
  const claude = jsonl([user("go")]);
  const qwen = jsonl([record("user", { message: { role: "user", parts: [{ text: "go" }] } })]);
  const gemini = jsonl([header, prompt("1", "go")]);
  const neutral = jsonl([{ dialect: "codex", event: "x", input: {} }]);
  const long = "x".repeat(80_000);

  test.each<[string, string, string, string | null]>([
    ["a Claude Code session", "a.jsonl", claude, "claude-code"],
    ["… with any name", "notes.txt", claude, "claude-code"],
    ["… with a byte order mark", "a.jsonl", `\ufeff${claude}`, "claude-code"],
    ["… after a torn line", "a.jsonl", `ssion":1}\n${claude}`, "claude-code"],
    [
      "… that begins with book-keeping",
      "a.jsonl",
      '{"type":"summary","leafUuid":"x"}',
      "claude-code",
    ],
    [
      "… whose first line is longer than the beginning",
      "a.jsonl",
      JSON.stringify(user(long)),
      "claude-code",
    ],
    ["… cut within its first line", "a.jsonl", claude.slice(0, -20), "claude-code"],
    ["another agent's messages in the same envelope", "a.jsonl", qwen, null],
    ["a Gemini CLI session", "a.jsonl", gemini, "gemini-cli"],
    [
      "… without its header",
      "a.jsonl",
      jsonl([prompt("1", "go"), { $set: {} }, model("2", "a")]),
      "gemini-cli",
    ],
    [
      "… as a document",
      "a.json",
      JSON.stringify({ ...header, messages: [] }, null, 2),
      "gemini-cli-json",
    ],
    [
      "… as a document on one line",
      "a",
      JSON.stringify({ ...header, messages: [] }),
      "gemini-cli-json",
    ],
    [
      "… as a document with its messages first",
      "a.json",
      JSON.stringify({ messages: [model("1", long)], ...header }, null, 2),
      "gemini-cli-json",
    ],
    ["hookgate events by name", "a.events.jsonl", "{}", "hookgate-events"],
    ["… with a broken first line", "a.events.jsonl", '\n{"dialect"', "hookgate-events"],
    ["… by content", "a.txt", neutral, "hookgate-events"],
    ["a list by that name", "a.events.jsonl", "[1]", null],
    ["nothing by that name", "a.events.jsonl", "\n\n", "hookgate-events"],
    ["Copilot's events", "events.jsonl", '{"type":"user.message","data":{},"id":"1"}', "copilot"],
    ["a Codex rollout", "a.jsonl", '{"timestamp":"T","type":"session_meta","payload":{}}', "codex"],
    ["a package", "package.json", '{\n "name": "x",\n "type": "module"\n}', null],
    ["chat messages", "a.json", '{"messages":[{"role":"user","content":"x"}]}', null],
    ["nothing at all", "a.jsonl", "", null],
  ])("%s", (_title, file, text, format) => {
    const head = text.slice(0, 64 * 1024);
    expect(sniff(head, file)?.format ?? null).toBe(format);
  });
});

// ---------------------------------------------------------------- files

describe("recordings on disk", () => {
  let folder = "";
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "hookgate-recording-"));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  function file(content: string | Buffer): string {
    const path = join(folder, `${readdirSync(folder).length}.jsonl`);
    writeFileSync(path, content);
    return path;
  }

  async function linesOf(recording: RecordingSource): Promise<unknown[]> {
    const lines: unknown[] = [];
    for await (const line of recording.lines()) lines.push(line);
    return lines;
  }

  test("lines end with LF or CR LF, the last one with either or nothing", async () => {
    const recording = openRecording(file("a\r\n\nb\rc\nd"), "x/y.jsonl");
    const expected = [
      { number: 1, text: "a" },
      { number: 2, text: "" },
      { number: 3, text: "b\rc" },
      { number: 4, text: "d" },
    ];
    expect(recording.file).toBe("x/y.jsonl");
    expect(await linesOf(recording)).toEqual(expected);
    expect(await linesOf(recording)).toEqual(expected);
    expect(await linesOf(openRecording(file("a\n"), "x"))).toEqual([{ number: 1, text: "a" }]);
    expect(await linesOf(openRecording(file(""), "x"))).toEqual([]);
  });

  test("characters are whole wherever the file is read in pieces", async () => {
    const texts = Array.from({ length: 4000 }, (_, i) =>
      "aä€😀".repeat((i % 200) + 1).slice(i % 3),
    );
    const whole = texts.map((text) => text.replace(/^[\udc00-\udfff]/, ""));
    const lines = await linesOf(openRecording(file(whole.join("\n")), "x"));
    expect(lines).toEqual(whole.map((text, index) => ({ number: index + 1, text })));
  });

  test("a line longer than the limit comes as an empty one, and readers tell", async () => {
    const long = JSON.stringify(user("x".repeat(5_000_000)));
    const path = file(jsonl([user("go"), long, say("m", "Ok")]));
    const recording = openRecording(path, "x", { line: 4_000_000, whole: 1 });
    const [, second] = await linesOf(recording);
    expect(second).toMatchObject({ number: 2, text: "" });
    const items = await collect(claudeCodeTranscripts.read(recording));
    expect(skippedOf(items)).toEqual([[2, "the line is too long to be read"]]);
    expect(eventsOf(items).map(short)).toEqual([
      "1 SessionStart startup",
      "1 UserPromptSubmit go",
      "3 Stop Ok",
      "3 SessionEnd other",
    ]);
  });

  test("a file is read as a whole up to the limit", async () => {
    const path = file("äb");
    expect(await openRecording(path, "x").whole()).toBe("äb");
    expect(await openRecording(path, "x", { line: 1, whole: 3 }).whole()).toBe("äb");
    expect(await openRecording(path, "x", { line: 1, whole: 2 }).whole()).toBeNull();
  });

  test("the beginning is 64 KiB, without a character cut in two", async () => {
    expect(await readHead(file("short"))).toBe("short");
    const head = await readHead(file(`a${"€".repeat(40_000)}`));
    expect(head).toBe(`a${"€".repeat(21_845)}`);
    expect(Buffer.byteLength(head)).toBeLessThanOrEqual(64 * 1024);
  });

  test("a missing file is an error of the file system", async () => {
    const missing = openRecording(join(folder, "none"), "none");
    await expect(linesOf(missing)).rejects.toMatchObject({ code: "ENOENT" });
    await expect(missing.whole()).rejects.toMatchObject({ code: "ENOENT" });
    await expect(readHead(join(folder, "none"))).rejects.toMatchObject({ code: "ENOENT" });
    await expect(collect(claudeCodeTranscripts.read(missing))).rejects.toMatchObject({
      code: "ENOENT",
    });
  });
});

// ---------------------------------------------------------------- recorded sessions

const corpus = "../shared/corpus";
const withCorpus = existsSync(corpus) ? describe : describe.skip;
if (!existsSync(corpus)) console.warn(`recorded sessions are not checked: there is no ${corpus}`);

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** `author__project/…/name`, for the titles of tests. */
function titled(files: readonly string[]): [string, string][] {
  return files.map((file) => [file.slice(corpus.length + 1).replace("transcripts/", ""), file]);
}

async function readFile(file: string): Promise<{ format: string | null; items: ReadItem[] }> {
  const reader = sniff(await readHead(file), file);
  const items = reader === null ? [] : await collect(reader.read(openRecording(file, file)));
  return { format: reader?.format ?? null, items };
}

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

withCorpus("Claude Code against recorded hook runs", () => {
  const spotter = `${corpus}/transcripts/claude-code/marot__spotter/test/fixtures/transcripts`;
  const session = `${spotter}/258c7280-ae70-4798-800f-63464d01a85d.jsonl`;

  /** The calls for which a plugin's hook ran, by the progress records of the session. */
  function recordedRuns(text: string, event: string, command: string): string[] {
    return text.split("\n").flatMap((line) => {
      const entry: unknown = line === "" ? null : JSON.parse(line);
      const ran =
        at(entry, "data", "hookEvent") === event &&
        String(at(entry, "data", "command")).endsWith(command);
      return ran ? [String(at(entry, "toolUseID"))] : [];
    });
  }

  const matching: [string, string, (tool: string) => boolean, number][] = [
    ["PreToolUse", "/pre-tool-capture.sh", (tool) => /^(?:Write|Edit|Bash)$/.test(tool), 127],
    ["PostToolUse", "/tool-call-capture.sh", () => true, 179],
    ["PostToolUseFailure", "/tool-call-capture.sh", () => true, 5],
    ["Stop", "/on-stop-test.js", () => true, 3],
  ];

  describe.each([
    ["with the recorded runs", (text: string) => text],
    // From the answers alone, as with newer versions that write no progress.
    [
      "without them",
      (text: string) =>
        text
          .split("\n")
          .map((line) => (line.includes('"hook_progress"') ? "" : line))
          .join("\n"),
    ],
  ])("%s", (_title, prepare) => {
    test.each(matching)(
      "%s fired for exactly the recorded calls",
      async (name, command, matches, total) => {
        const text = readFileSync(session, "utf8");
        const ran = recordedRuns(text, name, command);
        expect(ran).toHaveLength(total);
        const events = eventsOf(await readText(claudeCodeTranscripts, prepare(text))).filter(
          (event) => event.name === name && matches(String(event.input.tool_name)),
        );
        if (name === "Stop") expect(events).toHaveLength(total);
        else expect(events.map((event) => event.callId).sort()).toEqual(ran.sort());
      },
    );
  });

  test("the calls without a Post event, and why", async () => {
    const events = eventsOf((await readFile(session)).items);
    const after = new Set(
      events.filter((e) => e.name.startsWith("PostToolUse")).map((e) => e.callId),
    );
    const before = events.filter((e) => e.name === "PreToolUse");
    expect(before).toHaveLength(185);
    // Refused by the user while it waited.
    expect(
      before.filter((e) => !after.has(e.callId)).map((e) => [e.line, e.input.tool_name]),
    ).toEqual([[492, "TaskOutput"]]);
    // Refused by the tool's own check of its arguments ("File does not exist."), before any hook.
    expect(readFileSync(session, "utf8").match(/"toolu_011v4f3amdxz8wWL4951uemP"/g)).toHaveLength(
      2,
    );
    expect(events.some((e) => e.callId === "toolu_011v4f3amdxz8wWL4951uemP")).toBe(false);
  });

  test("starts, prompts, compaction and stops in order", async () => {
    const told = eventsOf((await readFile(session)).items)
      .filter((event) => !event.name.includes("ToolUse"))
      .map(
        (e) => `${e.line} ${e.name} ${e.input.source ?? e.input.trigger ?? e.input.agent_id ?? ""}`,
      );
    expect(told).toEqual([
      "2 SessionStart startup",
      "5 UserPromptSubmit ",
      "496 UserPromptSubmit ",
      "1256 PreCompact auto",
      "1256 SessionStart compact",
      "1257 PostCompact auto",
      "1473 SubagentStart a881341",
      "1841 Stop ",
      "1847 UserPromptSubmit ",
      "1852 Stop ",
      "1858 UserPromptSubmit ",
      "1859 Stop ",
      "1863 SessionEnd ",
    ]);
  });
});

withCorpus("every recorded Claude Code session", () => {
  const folder = `${corpus}/transcripts/claude-code`;

  /** Counts of calls, answers and bad lines, taken from the records without any of the reader's code. */
  function countByHand(text: string) {
    const uuids = new Set<string>();
    const calls = new Set<string>();
    const answers = new Map<string, { error: boolean; text: string; denied: boolean }>();
    let skipped = 0;
    for (const [index, line] of text.split("\n").entries()) {
      if (line.trim() === "") continue;
      let entry: unknown;
      try {
        entry = JSON.parse(line);
      } catch {
        skipped += 1;
        continue;
      }
      const type = at(entry, "type");
      const spoken = type === "user" || type === "assistant";
      const content = at(entry, "message", "content");
      if (typeof type !== "string") skipped += 1;
      if (spoken && typeof content !== "string" && !Array.isArray(content)) skipped += 1;
      // Sessions that were resumed repeat their history.
      const uuid = at(entry, "uuid");
      if (typeof uuid === "string" && spoken) {
        if (uuids.has(uuid)) continue;
        uuids.add(uuid);
      }
      for (const [place, part] of listOf(content).entries()) {
        if (type === "assistant" && at(part, "type") === "tool_use") {
          calls.add(String(at(part, "id") ?? `line ${index} ${place}`));
        }
        if (type === "user" && at(part, "type") === "tool_result") {
          const nameless = [...calls].find((id) => id.startsWith("line ") && !answers.has(id));
          const id = String(at(part, "tool_use_id") ?? nameless);
          if (!calls.has(id) || answers.has(id)) continue;
          answers.set(id, {
            error: at(part, "is_error") === true,
            text: JSON.stringify(at(part, "content")),
            denied: at(entry, "toolDenialKind") !== undefined,
          });
        }
      }
    }
    const unreached = [...answers.values()].filter(
      (a) => a.error && a.text.startsWith('"<tool_use_error>'),
    );
    const refused = [...answers.values()].filter(
      (a) => a.error && (a.denied || /^"(?:The user doesn't want|User chose to stay)/.test(a.text)),
    );
    const good = [...answers.values()].filter((a) => !a.error);
    return {
      PreToolUse: calls.size - unreached.length,
      PostToolUse: good.length,
      PostToolUseFailure: answers.size - good.length - unreached.length - refused.length,
      skipped,
    };
  }

  test.each(titled(filesIn(folder)))("%s", async (_title, file) => {
    const { format, items } = await readFile(file);
    const events = eventsOf(items);
    expect(format).toBe("claude-code");
    expect({
      PreToolUse: count(events, "PreToolUse"),
      PostToolUse: count(events, "PostToolUse"),
      PostToolUseFailure: count(events, "PostToolUseFailure"),
      skipped: skippedOf(items).length,
    }).toEqual(countByHand(readFileSync(file, "utf8")));
    for (const event of events) {
      expect(event.input.hook_event_name).toBe(event.name);
      if (event.name.includes("ToolUse")) expect(typeof event.input.tool_name).toBe("string");
    }
  });

  test("the numbers themselves, so that both counts cannot go wrong together", async () => {
    const expected: Record<string, [number, number, number, number, number, number]> = {
      // file: prompts, calls, answers, failures, stops, bad lines
      "258c7280-ae70-4798-800f-63464d01a85d.jsonl": [4, 185, 179, 5, 3, 0],
      "general-tool-calls.jsonl": [6, 64, 59, 2, 5, 2],
      "session-3fe1b6bc.jsonl": [7, 75, 71, 4, 8, 0],
      "session-624a4a58.jsonl": [14, 48, 48, 0, 11, 0],
      "full-session-four.jsonl": [3, 27, 26, 1, 3, 0],
      "claude_code.jsonl": [4, 31, 29, 0, 2, 0],
      "wrong_types.jsonl": [4, 0, 0, 0, 0, 3],
      "truncated.jsonl": [1, 0, 0, 0, 1, 1],
      "missing_fields.jsonl": [4, 0, 0, 0, 0, 3],
      "invalid_json.jsonl": [1, 0, 0, 0, 1, 2],
    };
    const found: typeof expected = {};
    for (const file of filesIn(folder)) {
      const name = file.slice(file.lastIndexOf("/") + 1);
      if (!Object.hasOwn(expected, name)) continue;
      const { items } = await readFile(file);
      const of = (event: string) => count(eventsOf(items), event);
      found[name] = [
        of("UserPromptSubmit"),
        of("PreToolUse"),
        of("PostToolUse"),
        of("PostToolUseFailure"),
        of("Stop"),
        skippedOf(items).length,
      ];
    }
    expect(found).toEqual(expected);
  });
});

withCorpus("every recorded Gemini CLI session", () => {
  /** Counts of calls and answers in the final messages, taken without any of the reader's code. */
  function countByHand(text: string) {
    const messages = new Map<string, unknown>();
    try {
      for (const [index, message] of listOf(at(JSON.parse(text), "messages")).entries()) {
        messages.set(`${index}`, message);
      }
    } catch {
      for (const line of text.split("\n").filter((l) => l !== "")) {
        const entry: unknown = JSON.parse(line);
        if (at(entry, "type") !== undefined) messages.set(String(at(entry, "id")), entry);
      }
    }
    const calls = [...messages.values()].flatMap((message) => listOf(at(message, "toolCalls")));
    const of = (status: string) => calls.filter((entry) => at(entry, "status") === status);
    const unreached = of("error").filter((entry) =>
      /not found in registry|must be absolute/.test(JSON.stringify(at(entry, "result"))),
    );
    return {
      BeforeTool: calls.length - unreached.length,
      AfterTool: of("success").length,
      skipped: 0,
    };
  }

  test.each(titled(filesIn(`${corpus}/transcripts/gemini-cli`)))("%s", async (_title, file) => {
    const { format, items } = await readFile(file);
    const events = eventsOf(items);
    expect(format).toBe(file.endsWith(".jsonl") ? "gemini-cli" : "gemini-cli-json");
    expect({
      BeforeTool: count(events, "BeforeTool"),
      AfterTool: count(events, "AfterTool"),
      skipped: skippedOf(items).length,
    }).toEqual(countByHand(readFileSync(file, "utf8")));
    expect(events.at(0)?.name).toBe("SessionStart");
    expect(events.at(-1)?.name).toBe("SessionEnd");
    expect(events.every((event) => event.line !== null)).toBe(true);
  });
});

withCorpus("Gemini CLI against what hooks really got (0.61)", () => {
  const folder = `${corpus}/answers/gemini-sessions`;
  const rebuilt = new Set([
    "SessionStart",
    "BeforeAgent",
    "BeforeTool",
    "AfterTool",
    "AfterAgent",
    "SessionEnd",
  ]);

  /** What a recording cannot give back, and why. Everything else must be equal. */
  const lost: Record<string, string> = {
    "every event: transcript_path":
      "the recording does not know where it was; the dialect fills it in",
    "session-start-context: BeforeAgent.prompt":
      "what a SessionStart hook of the recorded run had added is taken out",
    "session-start-context: AfterAgent.prompt":
      "what a SessionStart hook of the recorded run had added is taken out",
    "tool-fails: AfterTool.tool_response.llmContent": "only the error's message is recorded",
    "tool-fails: AfterTool.tool_response.error.type": "only the error's message is recorded",
    "two-tools-then-answer: AfterAgent.prompt_response":
      "0.61 joins the pieces of a streamed answer with blanks; the recording has the text itself",
  };

  /** Paths of the values in which two payloads differ. */
  function differences(real: unknown, ours: unknown, path: string): string[] {
    if (JSON.stringify(real) === JSON.stringify(ours)) return [];
    const both = [real, ours].every(
      (v) => typeof v === "object" && v !== null && !Array.isArray(v),
    );
    if (!both) return [path];
    const keys = [real, ours].flatMap((value) => Object.keys(value as object));
    return [...new Set(keys)].flatMap((key) =>
      differences(at(real, key), at(ours, key), `${path}.${key}`),
    );
  }

  test("field by field", async () => {
    const found = new Set<string>();
    const sessions = filesIn(folder).filter((file) => file.endsWith(".session.jsonl"));
    expect(sessions).toHaveLength(5);
    for (const file of sessions) {
      const name = file.replace(/^.*latest\./, "").replace(".session.jsonl", "");
      const real = readFileSync(file.replace(".session.", ".hook-inputs."), "utf8")
        .split("\n")
        .filter((line) => line !== "")
        .map((line): JsonObject => JSON.parse(line))
        .filter((payload) => rebuilt.has(String(payload.hook_event_name)));
      const ours = eventsOf((await readFile(file)).items);
      expect(ours.map((event) => event.name)).toEqual(real.map((p) => p.hook_event_name));
      for (const [index, payload] of real.entries()) {
        const { transcript_path, timestamp, ...theirs } = payload;
        const { timestamp: recorded, ...rebuiltInput } = ours[index]?.input ?? {};
        expect(ours[index]?.input).not.toHaveProperty("transcript_path");
        if (transcript_path !== undefined) found.add("every event: transcript_path");
        const apart = Math.abs(Date.parse(String(timestamp)) - Date.parse(String(recorded)));
        expect(apart).toBeLessThan(1000);
        const event = String(payload.hook_event_name);
        for (const path of differences(theirs, rebuiltInput, event)) found.add(`${name}: ${path}`);
      }
    }
    expect([...found].sort()).toEqual(Object.keys(lost).sort());
  });
});

withCorpus("files that are no recordings of ours", () => {
  const others = filesIn(`${corpus}/transcripts`).filter(
    (file) => !/transcripts\/(?:claude-code|gemini-cli)\//.test(file),
  );

  test("there are recordings of three other agents", () => {
    const agents = new Set(others.map((file) => file.split("/")[4]));
    expect([...agents].sort()).toEqual(["antigravity", "codex", "kimi"]);
  });

  test.each(titled(others))("%s", async (_title, file) => {
    const [, , , , agent = ""] = file.split("/");
    const formats: Record<string, string> = { antigravity: "antigravity", codex: "codex" };
    expect(sniff(await readHead(file), file)?.format).toBe(formats[agent] ?? "kimi-wire");
  });

  test("hook configs, manifests and recorded payloads", async () => {
    const files = [
      ...filesIn(`${corpus}/configs`),
      ...filesIn(`${corpus}/answers`).filter((file) => !file.endsWith(".session.jsonl")),
      `${corpus}/MANIFEST.jsonl`,
    ];
    expect(files.length).toBeGreaterThan(100);
    const claimed: string[] = [];
    for (const file of files) {
      const reader = sniff(await readHead(file), file);
      if (reader !== null) claimed.push(`${reader.format} ${file}`);
    }
    expect(claimed).toEqual([]);
  });
});

// ---------------------------------------------------------------- anything at all

describe("whatever a file holds", () => {
  const text = fc.oneof(
    fc.string(),
    fc.constantFrom("user", "assistant", "gemini", "tool_use", "tool_result", "text", "t1", "s1"),
    fc.constantFrom("<tool_use_error>", "[Request interrupted by user]", "Stop hook feedback:"),
    fc.constantFrom("<hook_context>", "</hook_context>", "<session_context>", "x</hook_context>"),
  );
  const anything = fc.oneof(text, fc.jsonValue({ maxDepth: 3 }), fc.boolean());
  /** An object of about this shape: every field may be missing, or be something else. */
  const loose = (shape: Record<string, fc.Arbitrary<unknown>>) =>
    fc.record(
      Object.fromEntries(
        Object.entries(shape).map(([key, value]) => [
          key,
          fc.oneof(
            { weight: 16, arbitrary: value },
            { weight: 1, arbitrary: anything },
            { weight: 1, arbitrary: fc.constant(undefined) },
          ),
        ]),
      ),
    );
  const id = fc.constantFrom("t1", "t2", "t3");
  const object = fc.dictionary(fc.string(), anything, { maxKeys: 3 });
  const flag = fc.constantFrom(false, false, false, true);
  const texts = fc.oneof(
    text,
    fc.array(loose({ type: fc.constant("text"), text }), { maxLength: 3 }),
  );
  const block = fc.oneof(
    loose({ type: fc.constant("text"), text }),
    loose({
      type: fc.constant("tool_use"),
      id,
      name: fc.constantFrom("Bash", "Task"),
      input: object,
    }),
    loose({ type: fc.constant("tool_result"), tool_use_id: id, content: texts, is_error: flag }),
  );
  const claude = loose({
    type: fc.constantFrom(
      "user",
      "assistant",
      "user",
      "assistant",
      "system",
      "progress",
      "attachment",
    ),
    subtype: fc.constantFrom("compact_boundary", "api_error", "stop_hook_summary"),
    sessionId: fc.constantFrom("s1", "s1", "s1", "s2"),
    uuid: fc.uuid(),
    parentUuid: text,
    agentId: fc.constantFrom("a1", "a2"),
    timestamp: fc.string(),
    isSidechain: flag,
    isMeta: flag,
    isCompactSummary: flag,
    isApiErrorMessage: flag,
    retryAttempt: fc.nat(2),
    maxRetries: fc.nat(2),
    toolUseResult: loose({ agentId: fc.constantFrom("a1", "a2") }),
    message: loose({ id, content: fc.oneof(text, fc.array(block, { maxLength: 3 })) }),
    data: loose({
      type: fc.constantFrom("hook_progress", "agent_progress"),
      hookEvent: fc.constantFrom("PreToolUse", "PostToolUse", "SessionStart", "Stop"),
      hookName: fc.constantFrom("SessionStart:resume", "Stop"),
      toolUseID: id,
    }),
    attachment: loose({ type: fc.constantFrom("queued_command", "hook_x"), prompt: texts }),
  });
  const part = fc.oneof(
    loose({ text }),
    loose({ functionResponse: loose({ response: loose({ output: text, error: text }) }) }),
  );
  const message = loose({
    id,
    type: fc.constantFrom("user", "gemini", "user", "gemini", "info"),
    timestamp: text,
    content: fc.oneof(text, fc.array(part, { maxLength: 3 })),
    displayContent: fc.oneof(text, fc.array(part, { maxLength: 2 })),
    toolCalls: fc.array(
      loose({
        id,
        name: text,
        args: object,
        status: fc.constantFrom("success", "error", "cancelled"),
        result: fc.array(part, { maxLength: 2 }),
        resultDisplay: anything,
      }),
      { maxLength: 3 },
    ),
  });
  const gemini = fc.oneof(
    { weight: 8, arbitrary: message },
    loose({ sessionId: text, projectHash: text, startTime: text, kind: text }),
    loose({ $set: loose({ sessionId: text, messages: fc.array(message, { maxLength: 3 }) }) }),
    loose({ $rewindTo: id }),
  );
  const neutral = loose({
    dialect: fc.constantFrom("codex", "gemini-cli"),
    event: text,
    input: object,
    expect: loose({ verdict: fc.constant("deny"), reason: text, failedOpen: flag }),
  });
  const linesLike = (own: fc.Arbitrary<unknown>) =>
    fc.array(
      fc.oneof(
        { weight: 20, arbitrary: own.map((value) => JSON.stringify(value)) },
        fc.oneof(claude, gemini, neutral).map((value) => JSON.stringify(value)),
        fc.string(),
        fc.json(),
      ),
      { maxLength: 40 },
    );
  const lines: Record<string, fc.Arbitrary<string[]>> = {
    "claude-code": linesLike(claude),
    "gemini-cli": linesLike(gemini),
    "hookgate-events": linesLike(neutral),
  };

  test.each(readers.map((reader) => [reader.format, reader] as const))(
    "%s neither fails nor hangs, and only tells what is well-formed",
    async (_format, reader) => {
      await fc.assert(
        fc.asyncProperty(lines[reader.format] ?? linesLike(gemini), async (all) => {
          const recording = all.join("\n");
          reader.sniff(recording.slice(0, 65_536), "a.jsonl");
          for (const item of await readText(reader, recording)) {
            expect(["event", "session", "skipped", "notice"]).toContain(item.kind);
            if (item.kind === "skipped") expect(item.why).not.toBe("");
            if (item.kind !== "event") continue;
            expect(item.event.name).not.toBe("");
            JSON.stringify(item.event.input);
          }
        }),
        { numRuns: 150 },
      );
    },
  );

  test("a document of any messages", async () => {
    const documents = loose({ sessionId: text, messages: fc.array(message) });
    await fc.assert(
      fc.asyncProperty(documents, fc.nat(), async (document, cut) => {
        const whole = JSON.stringify(document);
        await readText(geminiJsonTranscripts, whole);
        const torn = await readText(geminiJsonTranscripts, whole.slice(0, cut % whole.length));
        expect(torn).toHaveLength(1);
        expect(torn[0]).toMatchObject({ kind: "skipped" });
      }),
      { numRuns: 100 },
    );
  });

  /** A session of Claude Code as it could be: prompts, calls with their answers, texts. */
  const session = fc
    .array(fc.constantFrom("prompt", "call", "failing", "refused", "text", "meta"), {
      maxLength: 25,
    })
    .map((steps) =>
      steps.flatMap((step, index): JsonObject[] => {
        const id = `t${index}`;
        if (step === "prompt") return [user(`prompt ${index}`)];
        if (step === "text") return [say(`m${index}`, `text ${index}`)];
        if (step === "call") return [call(id, "Bash", { command: "ls" }), result(id, "out")];
        if (step === "failing") return [call(id, "Bash"), failed(id, "Exit code 1")];
        if (step === "refused")
          return [call(id, "Read"), failed(id, "<tool_use_error>no</tool_use_error>")];
        return [{ type: "file-history-snapshot", snapshot: {} }];
      }),
    );

  test("a torn line changes nothing of what was told before it", async () => {
    /** The items with the number of lines that had been read when each came out. */
    async function timed(recording: string): Promise<[number, ReadItem][]> {
      const told: [number, ReadItem][] = [];
      let consumed = 0;
      const counting: RecordingSource = {
        ...source(recording),
        async *lines() {
          for await (const next of source(recording).lines()) {
            consumed += 1;
            yield next;
          }
        },
      };
      for await (const item of claudeCodeTranscripts.read(counting)) told.push([consumed, item]);
      return told;
    }
    await fc.assert(
      fc.asyncProperty(session, fc.nat(), fc.nat(), async (records, which, cut) => {
        fc.pre(records.length > 0);
        const all = records.map((r) => JSON.stringify(r));
        const torn = which % all.length;
        const victim = all[torn] ?? "";
        const damaged = all.with(torn, victim.slice(0, 1 + (cut % (victim.length - 1))));
        const early = (items: [number, ReadItem][]) => items.filter(([read]) => read <= torn);
        const hurt = await timed(damaged.join("\n"));
        expect(early(hurt)).toEqual(early(await timed(all.join("\n"))));
        expect(skippedOf(hurt.map(([, item]) => item))).toEqual([[torn + 1, expect.any(String)]]);
      }),
      { numRuns: 150 },
    );
  });

  test("a file that ends anywhere loses its last line at most", async () => {
    await fc.assert(
      fc.asyncProperty(session, fc.nat(), async (records, cut) => {
        const whole = jsonl(records);
        const items = await readText(
          claudeCodeTranscripts,
          whole.slice(0, cut % (whole.length + 1)),
        );
        expect(skippedOf(items).length).toBeLessThanOrEqual(1);
        const starts = items.findIndex(
          (i) => i.kind === "event" && i.event.name === "SessionStart",
        );
        const ends = items.findLastIndex((i) => i.kind === "event");
        if (starts >= 0) expect(items[ends]).toMatchObject({ event: { name: "SessionEnd" } });
      }),
      { numRuns: 150 },
    );
  });

  const many = Array.from({ length: 10_000 }, (_, index) => index);
  test.each<[string, TranscriptReader, () => string]>([
    [
      "one line of many calls and one of many answers",
      claudeCodeTranscripts,
      () =>
        jsonl([
          answer(
            "m",
            many.map((i) => ({ type: "tool_use", id: `t${i}`, name: "Bash", input: {} })),
          ),
          user(many.map((i) => ({ type: "tool_result", tool_use_id: `t${i}`, content: "x" }))),
        ]),
    ],
    [
      "calls that are never answered",
      claudeCodeTranscripts,
      () => jsonl(many.map((i) => call(`open${i}`, "Bash"))),
    ],
    [
      "sub-agents without end",
      claudeCodeTranscripts,
      () => jsonl(many.map((i) => user("look", side(`a${i}`)))),
    ],
    [
      "texts of nothing but what hooks added",
      geminiJsonlTranscripts,
      () => jsonl([header, prompt("1", "<hook_context></hook_context>\n".repeat(200_000))]),
    ],
    [
      "sessions that are resumed and rewound again and again",
      geminiJsonlTranscripts,
      () =>
        jsonl([
          header,
          ...many.map((i) => prompt(`${i}`, "go")),
          ...many.map(() => ({ $set: { sessionId: "g1" } })),
          ...many.map(() => ({ $rewindTo: "nobody" })),
        ]),
    ],
  ])("%s are read in a moment", async (_title, reader, text) => {
    const recording = text();
    const begun = performance.now();
    await readText(reader, recording);
    expect(performance.now() - begun).toBeLessThan(10_000);
  });
});
