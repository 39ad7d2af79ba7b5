import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { agentHooks } from "../src/dialects/agent-hooks/index.ts";
import { vocabulary as agentHooksWords } from "../src/dialects/agent-hooks/vocabulary.ts";
import { antigravity } from "../src/dialects/antigravity/index.ts";
import { vocabulary as antigravityWords } from "../src/dialects/antigravity/vocabulary.ts";
import { claudeCode } from "../src/dialects/claude-code/index.ts";
import { vocabulary as claudeWords } from "../src/dialects/claude-code/vocabulary.ts";
import type { DialectModule } from "../src/dialects/dialect.ts";
import { geminiCli } from "../src/dialects/gemini-cli/index.ts";
import { behaviourAt } from "../src/dialects/gemini-cli/versions.ts";
import { vocabularyAt } from "../src/dialects/gemini-cli/vocabulary.ts";
import { openRecording, readHead } from "../src/edge/recording-source.ts";
import type { AgentEvent } from "../src/model/event.ts";
import type { JsonObject, JsonValue } from "../src/model/json.ts";
import type { Remark, ReplayedRecording, UntranslatedCalls } from "../src/rules/rule.ts";
import { untranslatedTool } from "../src/rules/untranslated-tool.ts";
import { type Act, deeds } from "../src/tools/act.ts";
import { readCall, writeCall } from "../src/tools/calls.ts";
import type { Moment } from "../src/tools/moment.ts";
import { vocabularyOf } from "../src/tools/registry.ts";
import { type Translated, translate } from "../src/tools/translate.ts";
import type { Vocabulary } from "../src/tools/vocabulary.ts";
import { sniff } from "../src/transcripts/registry.ts";
import { corpus, corpusFiles, describeCorpus } from "./support/corpus.ts";

const codexWords = vocabularyOf("codex", []) as Vocabulary;
const copilotWords = vocabularyOf("copilot", []) as Vocabulary;
const geminiWords = vocabularyAt(behaviourAt(null));

/** Who speaks, in the order of the columns of the tables below. */
const speakers = {
  claude: claudeWords,
  gemini: geminiWords,
  agy: antigravityWords,
  hooks: agentHooksWords,
  codex: codexWords,
  copilot: copilotWords,
} as const;
type Speaker = keyof typeof speakers;
const names = Object.keys(speakers) as Speaker[];
const pairs = names.flatMap((from) =>
  names.filter((to) => to !== from).map((to) => [from, to] as const),
);

type Call = [tool: string, input: JsonObject];

/** An event of a speaker. */
function event(
  speaker: Speaker,
  name: string,
  input: JsonObject,
  more: Partial<AgentEvent> = {},
): AgentEvent {
  return {
    dialect: speakers[speaker].dialect,
    name,
    input,
    step: 7,
    line: 70,
    callId: "call-1",
    agent: null,
    expect: null,
    ...more,
  };
}

const beforeTool: Record<Speaker, string> = {
  claude: "PreToolUse",
  gemini: "BeforeTool",
  agy: "PreToolUse",
  hooks: "pre-tool-call",
  codex: "PreToolUse",
  copilot: "preToolUse",
};

/** A call about to run. */
function call(speaker: Speaker, [name, input]: Call, payload: JsonObject = {}): AgentEvent {
  const words = speakers[speaker].call.write({ name, input, beside: {} });
  return event(speaker, beforeTool[speaker], { ...payload, ...words });
}

function to(speaker: Speaker, recorded: AgentEvent, cwd: string | null = null): Translated {
  const from = Object.values(speakers).find((words) => words.dialect === recorded.dialect);
  return translate(recorded, from as Vocabulary, speakers[speaker], cwd);
}

/** The calls of a translation, or why there is none. */
function callsOf(translated: Translated, speaker: Speaker): Call[] | string {
  if (translated.kind === "untranslated") return translated.why;
  return translated.events.map(({ input }) => {
    const own = speakers[speaker].call.read(input);
    return [own?.name ?? "", own?.input ?? {}];
  });
}

// ---------------------------------------------------------------- the same call in everybody's words

/** A row: the act, and the same call as each agent has it; a text says why it has none, a list that it takes several calls. */
type Row = Record<Speaker, Call | readonly Call[] | string>;

const none = (speaker: Speaker, act: Act): string =>
  `${speakers[speaker].title} has no tool that ${deeds[act].does}`;
const noneOf = (act: Act, ...without: readonly Speaker[]): Partial<Row> =>
  Object.fromEntries(without.map((speaker) => [speaker, none(speaker, act)]));

const patchOf = (...lines: readonly string[]): JsonObject => ({
  command: ["*** Begin Patch", ...lines, "*** End Patch"].join("\n"),
});

const sameCalls: Record<string, Row> = {
  "run a command": {
    claude: ["Bash", { command: "npm test" }],
    gemini: ["run_shell_command", { command: "npm test" }],
    agy: ["run_command", { CommandLine: "npm test" }],
    hooks: ["Shell", { command: "npm test" }],
    codex: ["Bash", { command: "npm test" }],
    copilot: ["bash", { command: "npm test" }],
  },
  "read a file": {
    claude: ["Read", { file_path: "/repo/a.ts" }],
    gemini: ["read_file", { file_path: "/repo/a.ts" }],
    agy: ["view_file", { AbsolutePath: "/repo/a.ts" }],
    hooks: ["ReadFile", { path: "/repo/a.ts" }],
    codex: none("codex", "read"),
    copilot: ["view", { path: "/repo/a.ts" }],
  },
  "read lines 5 to 14": {
    claude: ["Read", { file_path: "/repo/a.ts", offset: 5, limit: 10 }],
    gemini: ["read_file", { file_path: "/repo/a.ts", start_line: 5, end_line: 14 }],
    agy: ["view_file", { AbsolutePath: "/repo/a.ts", StartLine: 5, EndLine: 14 }],
    hooks: ["ReadFile", { path: "/repo/a.ts", line_offset: 5, n_lines: 10 }],
    codex: none("codex", "read"),
    copilot: ["view", { path: "/repo/a.ts", view_range: [5, 14] }],
  },
  "write a file": {
    claude: ["Write", { file_path: "/repo/a.ts", content: "one\ntwo\n" }],
    gemini: ["write_file", { file_path: "/repo/a.ts", content: "one\ntwo\n" }],
    agy: ["write_to_file", { TargetFile: "/repo/a.ts", CodeContent: "one\ntwo\n" }],
    hooks: ["WriteFile", { path: "/repo/a.ts", content: "one\ntwo\n" }],
    codex: ["apply_patch", patchOf("*** Add File: /repo/a.ts", "+one", "+two")],
    copilot: ["create", { path: "/repo/a.ts", file_text: "one\ntwo\n" }],
  },
  "replace a text": {
    claude: ["Edit", { file_path: "/repo/a.ts", old_string: "a\nb", new_string: "c" }],
    gemini: ["replace", { file_path: "/repo/a.ts", old_string: "a\nb", new_string: "c" }],
    agy: [
      "replace_file_content",
      { TargetFile: "/repo/a.ts", TargetContent: "a\nb", ReplacementContent: "c" },
    ],
    hooks: ["StrReplaceFile", { path: "/repo/a.ts", edit: { old: "a\nb", new: "c" } }],
    codex: ["apply_patch", patchOf("*** Update File: /repo/a.ts", "@@", "-a", "-b", "+c")],
    copilot: ["edit", { path: "/repo/a.ts", old_str: "a\nb", new_str: "c" }],
  },
  "find files": {
    claude: ["Glob", { pattern: "**/*.ts", path: "/repo" }],
    gemini: ["glob", { pattern: "**/*.ts", dir_path: "/repo" }],
    agy: ["find_by_name", { Pattern: "**/*.ts", SearchDirectory: "/repo" }],
    hooks: ["Glob", { pattern: "**/*.ts", directory: "/repo" }],
    codex: none("codex", "find-files"),
    copilot: ["glob", { pattern: "**/*.ts", path: "/repo" }],
  },
  "search in files": {
    claude: ["Grep", { pattern: "to.?do", path: "/repo", glob: "*.ts", "-i": true }],
    gemini: [
      "grep_search",
      { pattern: "to.?do", dir_path: "/repo", include_pattern: "*.ts", case_sensitive: false },
    ],
    agy: [
      "grep_search",
      { Query: "to.?do", SearchPath: "/repo", Includes: ["*.ts"], CaseInsensitive: true },
    ],
    hooks: ["Grep", { pattern: "to.?do", path: "/repo", glob: "*.ts", "-i": true }],
    codex: none("codex", "search-text"),
    copilot: ["grep", { pattern: "to.?do", path: "/repo", glob: "*.ts", "-i": true }],
  },
  "list a folder": {
    ...(noneOf("list", "claude", "hooks", "codex", "copilot") as Row),
    gemini: ["list_directory", { dir_path: "/repo/src" }],
    agy: ["list_dir", { DirectoryPath: "/repo/src" }],
  },
  "fetch a page": {
    claude: ["WebFetch", { url: "https://example.org/a" }],
    gemini: ["web_fetch", { prompt: "https://example.org/a" }],
    agy: ["read_url_content", { Url: "https://example.org/a" }],
    hooks: ["FetchURL", { url: "https://example.org/a" }],
    codex: none("codex", "fetch-url"),
    copilot: ["web_fetch", { url: "https://example.org/a" }],
  },
  "search the web": {
    claude: ["WebSearch", { query: "hooks" }],
    gemini: ["google_web_search", { query: "hooks" }],
    agy: ["search_web", { query: "hooks" }],
    hooks: ["SearchWeb", { query: "hooks" }],
    codex: none("codex", "web-search"),
    copilot: ["web_search", { query: "hooks" }],
  },
  "start a sub-agent": {
    claude: ["Agent", { subagent_type: "reviewer", prompt: "look at it" }],
    gemini: ["invoke_agent", { agent_name: "reviewer", prompt: "look at it" }],
    agy: ["invoke_subagent", { Subagents: [{ TypeName: "reviewer", Prompt: "look at it" }] }],
    hooks: ["Task", { subagent_name: "reviewer", prompt: "look at it" }],
    codex: ["spawn_agent", { agent_type: "reviewer", message: "look at it" }],
    copilot: ["task", { agent_type: "reviewer", prompt: "look at it" }],
  },
  "keep a to-do list": {
    claude: ["TodoWrite", { todos: [{ content: "a", status: "completed" }] }],
    gemini: ["write_todos", { todos: [{ description: "a", status: "completed" }] }],
    agy: none("agy", "todo"),
    hooks: ["SetTodoList", { todos: [{ title: "a", status: "done" }] }],
    codex: ["update_plan", { plan: [{ step: "a", status: "completed" }] }],
    copilot: none("copilot", "todo"),
  },
  "ask the user": {
    claude: ["AskUserQuestion", { questions: [{ question: "Which?", options: [{ label: "A" }] }] }],
    gemini: ["ask_user", { questions: [{ question: "Which?", options: [{ label: "A" }] }] }],
    agy: ["ask_question", { questions: [{ question: "Which?", options: ["A"] }] }],
    hooks: ["AskUserQuestion", { questions: [{ question: "Which?", options: [{ label: "A" }] }] }],
    codex: none("codex", "ask-user"),
    copilot: ["ask_user", { question: "Which?", choices: ["A"] }],
  },
  "begin to plan": {
    ...(noneOf("enter-plan", "agy", "codex", "copilot") as Row),
    claude: ["EnterPlanMode", {}],
    gemini: ["enter_plan_mode", {}],
    hooks: ["EnterPlanMode", {}],
  },
  "start a skill": {
    ...(noneOf("skill", "agy", "hooks", "codex") as Row),
    claude: ["Skill", { skill: "release" }],
    gemini: ["activate_skill", { name: "release" }],
    copilot: ["skill", { skill: "release" }],
  },
  "stop a background task": {
    ...(noneOf("task-stop", "gemini", "codex", "copilot") as Row),
    claude: ["TaskStop", { task_id: "b1" }],
    agy: ["manage_task", { Action: "kill", TaskId: "b1" }],
    hooks: ["TaskStop", { task_id: "b1" }],
  },
  "read a resource of an MCP server": {
    ...(noneOf("mcp-resource", "hooks", "codex", "copilot") as Row),
    claude: ["ReadMcpResourceTool", { uri: "docs://a" }],
    gemini: ["read_mcp_resource", { uri: "docs://a" }],
    agy: ["read_resource", { Uri: "docs://a" }],
  },
  "create an item of a task tracker": {
    ...(noneOf("item-create", "agy", "hooks", "codex", "copilot") as Row),
    claude: ["TaskCreate", { subject: "a", description: "b" }],
    gemini: ["tracker_create_task", { title: "a", description: "b" }],
  },
  "run a PowerShell command": {
    claude: ["PowerShell", { command: "dir" }],
    copilot: ["powershell", { command: "dir" }],
    gemini: [["run_shell_command", { command: "dir" }]],
    agy: [["run_command", { CommandLine: "dir" }]],
    hooks: [["Shell", { command: "dir" }]],
    codex: [["Bash", { command: "dir" }]],
  },
  "look at an image": {
    hooks: ["ReadMediaFile", { path: "/repo/a.png" }],
    codex: ["view_image", { path: "/repo/a.png" }],
    claude: [["Read", { file_path: "/repo/a.png" }]],
    gemini: [["read_file", { file_path: "/repo/a.png" }]],
    agy: [["view_file", { AbsolutePath: "/repo/a.png" }]],
    copilot: [["view", { path: "/repo/a.png" }]],
  },
  "replace two texts": {
    agy: [
      "multi_replace_file_content",
      {
        TargetFile: "/repo/a.ts",
        ReplacementChunks: [
          { TargetContent: "a", ReplacementContent: "b" },
          { TargetContent: "c", ReplacementContent: "d" },
        ],
      },
    ],
    hooks: [
      "StrReplaceFile",
      {
        path: "/repo/a.ts",
        edit: [
          { old: "a", new: "b" },
          { old: "c", new: "d" },
        ],
      },
    ],
    codex: [
      "apply_patch",
      patchOf("*** Update File: /repo/a.ts", "@@", "-a", "+b", "@@", "-c", "+d"),
    ],
    claude: [
      ["Edit", { file_path: "/repo/a.ts", old_string: "a", new_string: "b" }],
      ["Edit", { file_path: "/repo/a.ts", old_string: "c", new_string: "d" }],
    ],
    gemini: [
      ["replace", { file_path: "/repo/a.ts", old_string: "a", new_string: "b" }],
      ["replace", { file_path: "/repo/a.ts", old_string: "c", new_string: "d" }],
    ],
    copilot: [
      ["edit", { path: "/repo/a.ts", old_str: "a", new_str: "b" }],
      ["edit", { path: "/repo/a.ts", old_str: "c", new_str: "d" }],
    ],
  },
};

const isCall = (cell: Row[Speaker]): cell is Call =>
  typeof cell !== "string" && typeof cell[0] === "string";

describe("the same call in everybody's words", () => {
  const cases = Object.entries(sameCalls).flatMap(([what, row]) =>
    pairs.flatMap(([from, target]) => {
      const said = row[from];
      return isCall(said) ? [[what, from, target, said, row[target]] as const] : [];
    }),
  );

  test.each(cases)("%s: %s → %s", (_, from, target, said, expected) => {
    const calls = callsOf(to(target, call(from, said)), target);
    expect(calls).toEqual(isCall(expected) ? [expected] : expected);
  });
});

describe("older and other names of the same tool", () => {
  const cases: [Speaker, Call, Call][] = [
    ["claude", ["Task", { prompt: "p" }], ["invoke_agent", { prompt: "p" }]],
    ["claude", ["NotebookRead", { notebook_path: "/n" }], ["read_file", { file_path: "/n" }]],
    [
      "claude",
      ["LS", { path: "/d", ignore: ["x"] }],
      ["list_directory", { dir_path: "/d", ignore: ["x"] }],
    ],
    [
      "hooks",
      ["Bash", { command: "ls", cwd: "/d" }],
      ["run_shell_command", { command: "ls", dir_path: "/d" }],
    ],
    ["hooks", ["Read", { path: "/a" }], ["read_file", { file_path: "/a" }]],
    [
      "hooks",
      ["Write", { path: "/a", content: "x" }],
      ["write_file", { file_path: "/a", content: "x" }],
    ],
    [
      "hooks",
      ["Edit", { path: "/a", old_string: "x", new_string: "y" }],
      ["replace", { file_path: "/a", old_string: "x", new_string: "y" }],
    ],
    ["hooks", ["WebSearch", { query: "q" }], ["google_web_search", { query: "q" }]],
    [
      "hooks",
      ["Agent", { subagent_type: "a", prompt: "p" }],
      ["invoke_agent", { agent_name: "a", prompt: "p" }],
    ],
    [
      "codex",
      ["shell", { command: ["bash", "-lc", "ls -l"] }],
      ["run_shell_command", { command: "ls -l" }],
    ],
    [
      "codex",
      ["shell", { command: ["git", "commit", "-m", "a b"] }],
      ["run_shell_command", { command: "git commit -m 'a b'" }],
    ],
    ["codex", ["exec_command", { cmd: "ls" }], ["run_shell_command", { command: "ls" }]],
    ["codex", ["local_shell_call", { command: ["ls"] }], ["run_shell_command", { command: "ls" }]],
    ["copilot", ["shell", { command: "ls" }], ["run_shell_command", { command: "ls" }]],
    [
      "copilot",
      ["str_replace_editor", { command: "view", path: "/a" }],
      ["read_file", { file_path: "/a" }],
    ],
    [
      "copilot",
      ["str_replace_editor", { command: "str_replace", path: "/a", old_str: "x", new_str: "y" }],
      ["replace", { file_path: "/a", old_string: "x", new_string: "y" }],
    ],
  ];
  test.each(cases)("%s %j is %j of Gemini CLI", (from, said, expected) => {
    expect(callsOf(to("gemini", call(from, said)), "gemini")).toEqual([expected]);
  });

  const gemini: [Call, Call][] = [
    [
      ["search_file_content", { pattern: "x", path: "/d", include: "*.c" }],
      ["Grep", { pattern: "x", path: "/d", glob: "*.c" }],
    ],
    [
      ["read_file", { absolute_path: "/a", offset: 0, limit: 20 }],
      ["Read", { file_path: "/a", offset: 1, limit: 20 }],
    ],
    [
      ["run_shell_command", { command: "ls", is_background: true }],
      ["Bash", { command: "ls", run_in_background: true }],
    ],
    [
      ["delegate_to_agent", { agent_name: "a", objective: "o" }],
      ["Agent", { subagent_type: "a", prompt: "o" }],
    ],
    [
      ["codebase_investigator", { objective: "o" }],
      ["Agent", { subagent_type: "codebase_investigator", prompt: "o" }],
    ],
    [
      ["web_fetch", { prompt: "sum up https://example.org/a" }],
      ["WebFetch", { url: "https://example.org/a", prompt: "sum up" }],
    ],
    [
      ["web_fetch", { url: "https://example.org/a" }],
      ["WebFetch", { url: "https://example.org/a" }],
    ],
  ];
  test.each(gemini)("Gemini CLI's %j is %j of Claude Code", (said, expected) => {
    expect(callsOf(to("claude", call("gemini", said)), "claude")).toEqual([expected]);
  });

  const versions: [string, Call, Call | string][] = [
    [
      "0.22",
      ["Grep", { pattern: "x", glob: "*.c" }],
      ["search_file_content", { pattern: "x", include: "*.c" }],
    ],
    [
      "0.31",
      ["Grep", { pattern: "x", glob: "*.c" }],
      ["grep_search", { pattern: "x", include: "*.c" }],
    ],
    [
      "0.22",
      ["Read", { file_path: "/a", offset: 3, limit: 2 }],
      ["read_file", { file_path: "/a", offset: 2, limit: 2 }],
    ],
    [
      "0.24",
      ["Bash", { command: "ls", run_in_background: true }],
      ["run_shell_command", { command: "ls" }],
    ],
    [
      "0.24",
      ["Agent", { subagent_type: "a", prompt: "p" }],
      ["delegate_to_agent", { agent_name: "a", objective: "p" }],
    ],
    [
      "0.30",
      ["Agent", { subagent_type: "a", prompt: "p" }],
      "Gemini CLI has no tool that starts a sub-agent",
    ],
    ["0.26", ["mcp__files__read", { path: "x" }], ["read", { path: "x" }]],
    ["0.33", ["mcp__files__read", { path: "x" }], ["mcp_files_read", { path: "x" }]],
  ];
  test.each(versions)("Gemini CLI %s has %j as %j", (version, said, expected) => {
    const words = vocabularyAt(behaviourAt(version));
    const translated = translate(call("claude", said), claudeWords, words);
    const calls =
      translated.kind === "events" ? translated.events.map((e) => words.call.read(e.input)) : [];
    if (typeof expected === "string") expect(translated).toMatchObject({ why: expected });
    else expect(calls).toMatchObject([{ name: expected[0], input: expected[1] }]);
  });
});

describe("tools of MCP servers", () => {
  const input = { repo: "a/b", deep: { list: [1, null, { x: "y" }] } };
  const forms: Record<Speaker, AgentEvent | null> = {
    claude: call("claude", ["mcp__git__open_pr", input]),
    gemini: call("gemini", ["mcp_git_open_pr", input], {
      mcp_context: { server_name: "git", tool_name: "open_pr" },
    }),
    agy: call("agy", [
      "call_mcp_tool",
      { ServerName: "git", ToolName: "open_pr", Arguments: input },
    ]),
    hooks: call("hooks", ["open_pr", input]),
    codex: call("codex", ["mcp__git__open_pr", input]),
    copilot: null,
  };

  test.each(pairs)("%s → %s", (from, target) => {
    const recorded = forms[from];
    if (recorded === null) return;
    const translated = to(target, recorded);
    const expected = forms[target];
    if (target === "copilot") {
      expect(translated).toMatchObject({
        why: "how Copilot shows tools of MCP servers to hooks is not known",
      });
    } else if (from === "hooks") {
      expect(translated).toMatchObject({
        kind: "untranslated",
        why: expect.stringContaining("would name the server"),
      });
    } else {
      expect(translated).toMatchObject({ events: [{ input: expected?.input }] });
      expect(translated).toMatchObject({ unmapped: target === "hooks" ? ["server"] : [] });
    }
  });

  const names: [Speaker, Call, JsonObject, { server: string | null; tool: string } | null][] = [
    ["claude", ["mcp__a__b__c", {}], {}, { server: "a", tool: "b__c" }],
    [
      "claude",
      ["mcp__plugin_play_wright__click", {}],
      {},
      { server: "plugin_play_wright", tool: "click" },
    ],
    ["claude", ["mcp__a", {}], {}, null],
    ["claude", ["mcp____b", {}], {}, null],
    ["claude", ["mcp_a_b", {}], {}, null],
    ["gemini", ["mcp_a_b_c", {}], {}, { server: "a", tool: "b_c" }],
    [
      "gemini",
      ["mcp_my_server_t", {}],
      { mcp_context: { server_name: "my_server", tool_name: "t" } },
      { server: "my_server", tool: "t" },
    ],
    ["gemini", ["mcp__a__b", {}], {}, null],
    ["agy", ["call_mcp_tool", { ServerName: "a" }], {}, null],
    ["hooks", ["mcp__a__b", {}], {}, { server: "a", tool: "b" }],
    ["hooks", ["a__b", {}], {}, { server: "a", tool: "b" }],
    ["hooks", ["anything", {}], {}, { server: null, tool: "anything" }],
    ["codex", ["mcp__a__b", {}], {}, { server: "a", tool: "b" }],
  ];
  test.each(names)("%s %j beside %j is %j", (speaker, [name, args], beside, expected) => {
    const read = speakers[speaker].mcp?.read({ name, input: args, beside });
    expect(
      read === null || read === undefined ? null : { server: read.server, tool: read.tool },
    ).toEqual(expected);
  });

  const written: [Speaker, string, string][] = [
    ["claude", "my server", "mcp__my_server__do_it"],
    ["gemini", "my server", "mcp_my_server_do.it"],
    ["gemini", "mcp_files", "mcp_files_do.it"],
    ["gemini", "a".repeat(60), `mcp_${"a".repeat(26)}...${"a".repeat(24)}_do.it`],
    ["agy", "my server", "call_mcp_tool"],
    ["hooks", "my server", "do.it"],
  ];
  test.each(written)(
    "%s writes the tool `do.it` of server %j as %s",
    (speaker, server, expected) => {
      expect(speakers[speaker].mcp?.write({ server, tool: "do.it", input: {} })?.name).toBe(
        expected,
      );
    },
  );
});

describe("one call that takes several elsewhere: a guard on paths sees every path", () => {
  const patch = patchOf(
    "*** Add File: new.txt",
    "+one",
    "+two",
    "*** Update File: src/a.ts",
    "@@ function a()",
    " kept",
    "-old",
    "+new",
    "@@",
    "-x",
    "+y",
    "*** Update File: src/b.ts",
    "*** Move to: src/c.ts",
    "@@",
    "-1",
    "+2",
    "*** End of File",
    "*** Delete File: .env",
  );

  test("a patch, for an agent with an edit tool", () => {
    const recorded = call("codex", ["apply_patch", patch], { cwd: "/repo" });
    const translated = to("claude", recorded);
    expect(callsOf(translated, "claude")).toEqual([
      ["Write", { file_path: "/repo/new.txt", content: "one\ntwo\n" }],
      ["Edit", { file_path: "/repo/src/a.ts", old_string: "kept\nold", new_string: "kept\nnew" }],
      ["Edit", { file_path: "/repo/src/a.ts", old_string: "x", new_string: "y" }],
      ["Edit", { file_path: "/repo/src/b.ts", old_string: "1", new_string: "2" }],
      ["Edit", { file_path: "/repo/src/c.ts", old_string: "1", new_string: "2" }],
      ["Write", { file_path: "/repo/.env", content: "" }],
    ]);
    expect(translated).toMatchObject({
      unmapped: ["*** Move to: src/c.ts", "*** Delete File: .env"],
    });
  });

  test("all of them are the one call", () => {
    const recorded = { ...call("codex", ["apply_patch", patch]), agent: "a1" };
    const translated = to("agy", recorded);
    const events = translated.kind === "events" ? translated.events : [];
    expect(events.length).toBe(5);
    for (const { step, line, callId, agent, expect: expected, dialect, name } of events) {
      expect({ step, line, callId, agent, expected, dialect, name }).toEqual({
        step: 7,
        line: 70,
        callId: "call-1",
        agent: "a1",
        expected: null,
        dialect: "antigravity",
        name: "PreToolUse",
      });
    }
  });

  const cases: [string, Speaker, Call, Speaker, Call[], string[]][] = [
    [
      "several files read",
      "gemini",
      ["read_many_files", { include: ["/a", "/b/**"], recursive: true }],
      "claude",
      [
        ["Read", { file_path: "/a" }],
        ["Read", { file_path: "/b/**" }],
      ],
      ["recursive"],
    ],
    [
      "several pages fetched",
      "gemini",
      ["web_fetch", { prompt: "compare https://a.example/x and http://b.example" }],
      "agy",
      [
        ["read_url_content", { Url: "https://a.example/x" }],
        ["read_url_content", { Url: "http://b.example" }],
      ],
      ["prompt"],
    ],
    [
      "several sub-agents",
      "agy",
      [
        "invoke_subagent",
        { Subagents: [{ TypeName: "a", Prompt: "p", Role: "r" }, { TypeName: "b" }] },
      ],
      "claude",
      [
        ["Agent", { subagent_type: "a", prompt: "p" }],
        ["Agent", { subagent_type: "b" }],
      ],
      ["Subagents[].Role"],
    ],
    [
      "several edits of a tool that is gone",
      "claude",
      [
        "MultiEdit",
        {
          file_path: "/a",
          edits: [
            { old_string: "1", new_string: "2" },
            { old_string: "3", new_string: "4", replace_all: true },
          ],
        },
      ],
      "gemini",
      [
        ["replace", { file_path: "/a", old_string: "1", new_string: "2" }],
        ["replace", { file_path: "/a", old_string: "3", new_string: "4", allow_multiple: true }],
      ],
      [],
    ],
    [
      "a cell of a notebook, whose old text nobody knows",
      "claude",
      [
        "NotebookEdit",
        { notebook_path: "/n.ipynb", new_source: "x", cell_id: "1", edit_mode: "insert" },
      ],
      "gemini",
      [["replace", { file_path: "/n.ipynb", new_string: "x" }]],
      ["cell_id", "edit_mode"],
    ],
    [
      "a command that is watched",
      "claude",
      ["Monitor", { command: "tail -f log", description: "d", timeout_ms: 9 }],
      "gemini",
      [["run_shell_command", { command: "tail -f log", description: "d", is_background: true }]],
      ["timeout_ms"],
    ],
  ];
  test.each(cases)("%s", (_, from, said, target, calls, unmapped) => {
    const translated = to(target, call(from, said));
    expect(callsOf(translated, target)).toEqual(calls);
    expect(translated).toMatchObject({ unmapped });
  });

  test("a moved file without a change counts at both paths", () => {
    const moved = patchOf("*** Update File: a", "*** Move to: b");
    expect(callsOf(to("copilot", call("codex", ["apply_patch", moved])), "copilot")).toEqual([
      ["edit", { path: "a", old_str: "", new_str: "" }],
      ["edit", { path: "b", old_str: "", new_str: "" }],
    ]);
  });

  test("a patch over thousands of files ends somewhere, and says so", () => {
    const lines = Array.from({ length: 1500 }, (_, index) => `*** Delete File: f${index}`);
    const translated = to("claude", call("codex", ["apply_patch", patchOf(...lines)]));
    expect(translated.kind === "events" && translated.events.length).toBe(1000);
    expect(translated).toMatchObject({ unmapped: expect.arrayContaining(["500 more"]) });
  });

  test("a part that the other agent has no tool for is named", () => {
    const tools = claudeWords.tools.filter(({ act }) => act !== "write");
    const recorded = call("codex", ["apply_patch", patch]);
    const translated = translate(recorded, codexWords, { ...claudeWords, tools });
    expect(callsOf(translated, "claude").length).toBe(4);
    expect(translated).toMatchObject({
      unmapped: expect.arrayContaining(["the part that writes a file"]),
    });
  });

  const notPatches: [string, JsonObject][] = [
    ["no patch at all", { command: "hello" }],
    ["an empty one", patchOf()],
    ["a missing one", {}],
  ];
  test.each(notPatches)("%s is no call elsewhere", (_, input) => {
    expect(to("claude", call("codex", ["apply_patch", input]))).toMatchObject({
      why: "Claude Code has no tool that applies a patch",
      tool: "apply_patch",
    });
  });

  test("changes become a patch, with paths below the working directory", () => {
    const edited = call("agy", [
      "replace_file_content",
      { TargetFile: "/repo/a", TargetContent: "x\n", ReplacementContent: "", AllowMultiple: true },
    ]);
    const translated = to("codex", edited, "/repo");
    expect(callsOf(translated, "codex")).toEqual([
      ["apply_patch", patchOf("*** Update File: a", "@@", "-x")],
    ]);
    expect(translated).toMatchObject({ unmapped: ["AllowMultiple"] });
  });
});

describe("what has no counterpart is left out and named as recorded", () => {
  const cases: [Speaker, Call, Speaker, Call, string[]][] = [
    [
      "claude",
      ["Bash", { command: "ls", timeout: 9, dangerouslyDisableSandbox: true }],
      "gemini",
      ["run_shell_command", { command: "ls" }],
      ["dangerouslyDisableSandbox", "timeout"],
    ],
    [
      "claude",
      ["Grep", { pattern: "x", output_mode: "count", "-C": 2, offset: 1 }],
      "gemini",
      ["grep_search", { pattern: "x", context: 2 }],
      ["output_mode", "offset"],
    ],
    [
      "gemini",
      ["replace", { file_path: "/a", old_string: "x", new_string: "y", instruction: "do" }],
      "claude",
      ["Edit", { file_path: "/a", old_string: "x", new_string: "y" }],
      ["instruction"],
    ],
    [
      "gemini",
      ["replace", { file_path: "/a", old_string: "x", new_string: "y", instruction: "do" }],
      "agy",
      [
        "replace_file_content",
        { TargetFile: "/a", TargetContent: "x", ReplacementContent: "y", Instruction: "do" },
      ],
      [],
    ],
    [
      "agy",
      [
        "write_to_file",
        {
          TargetFile: "/a",
          CodeContent: "x",
          Overwrite: true,
          toolAction: "t",
          toolSummary: "s",
          Description: "d",
          ArtifactMetadata: {},
        },
      ],
      "claude",
      ["Write", { file_path: "/a", content: "x" }],
      ["ArtifactMetadata", "Description"],
    ],
    [
      "agy",
      ["write_to_file", { TargetFile: "/a", CodeContent: "x", Overwrite: false }],
      "claude",
      ["Write", { file_path: "/a", content: "x" }],
      ["Overwrite"],
    ],
    [
      "agy",
      ["grep_search", { Query: "x", IsRegex: true }],
      "claude",
      ["Grep", { pattern: "x" }],
      [],
    ],
    [
      "agy",
      ["grep_search", { Query: "x", IsRegex: false }],
      "claude",
      ["Grep", { pattern: "x" }],
      ["IsRegex"],
    ],
    [
      "agy",
      ["run_command", { CommandLine: "ls", Cwd: "/repo" }],
      "claude",
      ["Bash", { command: "ls" }],
      [],
    ],
    [
      "agy",
      ["run_command", { CommandLine: "ls", Cwd: "/repo/src" }],
      "claude",
      ["Bash", { command: "ls" }],
      ["Cwd"],
    ],
    [
      "claude",
      ["Bash", { command: "ls" }],
      "agy",
      ["run_command", { CommandLine: "ls", Cwd: "/repo" }],
      [],
    ],
    [
      "hooks",
      ["WriteFile", { path: "/a", content: "x", mode: "append" }],
      "gemini",
      ["write_file", { file_path: "/a", content: "x" }],
      ["mode"],
    ],
    [
      "hooks",
      ["ReadFile", { path: "/a", line_offset: -20 }],
      "claude",
      ["Read", { file_path: "/a" }],
      ["line_offset"],
    ],
    [
      "claude",
      [
        "TodoWrite",
        { todos: [{ content: "a", status: "pending", activeForm: "doing a", id: "1" }] },
      ],
      "gemini",
      ["write_todos", { todos: [{ description: "a", status: "pending" }] }],
      ["todos[].id", "todos[].active"],
    ],
    [
      "claude",
      [
        "AskUserQuestion",
        {
          questions: [
            {
              question: "q",
              header: "h",
              multiSelect: true,
              options: [{ label: "A", description: "d" }],
            },
          ],
        },
      ],
      "agy",
      ["ask_question", { questions: [{ question: "q", is_multi_select: true, options: ["A"] }] }],
      ["questions[].header", "questions[].options[].description"],
    ],
    [
      "claude",
      ["Bash", { command: ["ls"], description: 4 }],
      "gemini",
      ["run_shell_command", {}],
      ["command", "description"],
    ],
    [
      "claude",
      ["Read", { file_path: "/a", offset: null, limit: null }],
      "gemini",
      ["read_file", { file_path: "/a" }],
      [],
    ],
  ];
  test.each(cases)("%s %j → %s", (from, said, target, expected, unmapped) => {
    const translated = to(target, call(from, said), "/repo");
    expect(callsOf(translated, target)).toEqual([expected]);
    expect(translated).toMatchObject({ unmapped });
  });

  test("the list of names has an end", () => {
    const input = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`x${index}`, 1]));
    const translated = to("gemini", call("claude", ["Bash", { command: "ls", ...input }]));
    expect(translated.kind === "events" && translated.unmapped.length).toBe(50);
  });
});

describe("paths", () => {
  const cases: [string, string | null, string][] = [
    ["src/a.ts", "/repo", "/repo/src/a.ts"],
    ["./a.ts", "/repo", "/repo/a.ts"],
    ["/repo/a.ts", "/repo", "/repo/a.ts"],
    ["~/a.ts", "/repo", "~/a.ts"],
    ["C:\\repo\\a.ts", "/repo", "C:\\repo\\a.ts"],
    ["src\\a.ts", "C:\\repo", "C:\\repo\\src\\a.ts"],
    ["a.ts", null, "a.ts"],
    ["", "/repo", ""],
  ];
  test.each(cases)("%j below %j is %j where an agent writes paths in full", (path, cwd, full) => {
    const said = call("gemini", ["read_file", { file_path: path }], cwd === null ? {} : { cwd });
    expect(callsOf(to("claude", said), "claude")).toEqual([["Read", { file_path: full }]]);
    expect(callsOf(to("agy", said), "agy")).toEqual([["view_file", { AbsolutePath: full }]]);
    expect(callsOf(to("hooks", said), "hooks")).toEqual([["ReadFile", { path }]]);
  });

  test("the folder of the session stands in for one the payload does not tell", () => {
    const said = call("agy", ["view_file", { AbsolutePath: "a.ts" }]);
    expect(callsOf(to("claude", said, "/s"), "claude")).toEqual([
      ["Read", { file_path: "/s/a.ts" }],
    ]);
    const told = call("agy", ["view_file", { AbsolutePath: "a.ts" }], { workspacePaths: ["/w"] });
    expect(callsOf(to("claude", told, "/s"), "claude")).toEqual([
      ["Read", { file_path: "/w/a.ts" }],
    ]);
  });
});

// ---------------------------------------------------------------- moments and payloads

const ls: Record<Speaker, JsonObject> = {
  claude: { tool_name: "Bash", tool_input: { command: "ls" } },
  gemini: { tool_name: "run_shell_command", tool_input: { command: "ls" } },
  agy: { toolCall: { name: "run_command", args: { CommandLine: "ls" } } },
  hooks: { tool_name: "Shell", tool_input: { command: "ls" } },
  codex: { tool_name: "Bash", tool_input: { command: "ls" } },
  copilot: { toolName: "bash", toolArgs: { command: "ls" } },
};

/** A moment as each agent tells its hooks of it; a text says why it has no event for it. */
type Told = [name: string, input: JsonObject];
const noEvent = (speaker: Speaker, moment: string): string =>
  `${speakers[speaker].title} has no event for ${moment}`;
const request = { model: "m", messages: [] };
const answer = {
  candidates: [{ content: { role: "model", parts: ["hi"] }, finishReason: "STOP" }],
};

const sameMoments: Partial<Record<Moment, Record<Speaker, Told | string>>> = {
  "before-tool": {
    claude: ["PreToolUse", ls.claude],
    gemini: ["BeforeTool", ls.gemini],
    agy: ["PreToolUse", ls.agy],
    hooks: ["pre-tool-call", ls.hooks],
    codex: ["PreToolUse", ls.codex],
    copilot: ["preToolUse", ls.copilot],
  },
  "after-tool": {
    claude: [
      "PostToolUse",
      {
        ...ls.claude,
        tool_response: { stdout: "a", stderr: "", interrupted: false, isImage: false },
      },
    ],
    gemini: ["AfterTool", { ...ls.gemini, tool_response: { llmContent: "a", returnDisplay: "a" } }],
    agy: ["PostToolUse", { ...ls.agy, error: "" }],
    hooks: ["post-tool-call", { ...ls.hooks, tool_output: "a" }],
    codex: ["PostToolUse", { ...ls.codex, tool_response: "a" }],
    copilot: [
      "postToolUse",
      { ...ls.copilot, toolResult: { resultType: "success", textResultForLlm: "a" } },
    ],
  },
  "after-tool-failure": {
    claude: ["PostToolUseFailure", { ...ls.claude, error: "no" }],
    gemini: [
      "AfterTool",
      {
        ...ls.gemini,
        tool_response: { llmContent: "no", returnDisplay: "no", error: { message: "no" } },
      },
    ],
    agy: ["PostToolUse", { ...ls.agy, error: "no" }],
    hooks: ["post-tool-call-failure", { ...ls.hooks, error: "no" }],
    codex: noEvent("codex", "a tool call that failed"),
    copilot: ["postToolUseFailure", { ...ls.copilot, error: "no" }],
  },
  prompt: {
    claude: ["UserPromptSubmit", { prompt: "hi" }],
    gemini: ["BeforeAgent", { prompt: "hi" }],
    agy: ["PreInvocation", { invocationNum: 0 }],
    hooks: ["pre-agent-turn", {}],
    codex: ["UserPromptSubmit", { prompt: "hi" }],
    copilot: ["userPromptSubmitted", { prompt: "hi" }],
  },
  "before-stop": {
    claude: ["Stop", {}],
    gemini: ["AfterAgent", {}],
    agy: ["Stop", { terminationReason: "model_stop" }],
    hooks: ["pre-agent-turn-stop", { stop_reason: "no_tool_calls" }],
    codex: ["Stop", {}],
    copilot: ["agentStop", { stopReason: "end_turn" }],
  },
  "session-start": {
    claude: ["SessionStart", { source: "resume" }],
    gemini: ["SessionStart", { source: "resume" }],
    agy: ["SessionStart", {}],
    hooks: ["pre-session", {}],
    codex: ["SessionStart", { source: "resume" }],
    copilot: ["sessionStart", { source: "resume" }],
  },
  "session-end": {
    claude: ["SessionEnd", { reason: "other" }],
    gemini: ["SessionEnd", { reason: "exit" }],
    agy: noEvent("agy", "the end of a session"),
    hooks: ["post-session", {}],
    codex: ["SessionEnd", {}],
    copilot: ["sessionEnd", { reason: "complete" }],
  },
  "sub-agent-start": {
    claude: ["SubagentStart", { agent_type: "a" }],
    gemini: noEvent("gemini", "the start of a sub-agent"),
    agy: noEvent("agy", "the start of a sub-agent"),
    hooks: ["pre-subagent", { subagent_name: "a", subagent_type: "a" }],
    codex: ["SubagentStart", { agent_type: "a" }],
    copilot: ["subagentStart", { agentName: "a" }],
  },
  "sub-agent-stop": {
    claude: ["SubagentStop", { agent_type: "a" }],
    gemini: noEvent("gemini", "the end of a sub-agent"),
    agy: noEvent("agy", "the end of a sub-agent"),
    hooks: ["post-subagent", { subagent_name: "a", subagent_type: "a" }],
    codex: ["SubagentStop", { agent_type: "a" }],
    copilot: ["subagentStop", { agentName: "a" }],
  },
  "before-compact": {
    claude: ["PreCompact", { trigger: "manual" }],
    gemini: ["PreCompress", { trigger: "manual" }],
    agy: noEvent("agy", "the context about to be compacted"),
    hooks: ["pre-context-compact", {}],
    codex: ["PreCompact", { trigger: "manual" }],
    copilot: ["preCompact", { trigger: "manual" }],
  },
  "after-compact": {
    claude: ["PostCompact", { trigger: "auto" }],
    gemini: noEvent("gemini", "the context that was compacted"),
    agy: noEvent("agy", "the context that was compacted"),
    hooks: ["post-context-compact", {}],
    codex: ["PostCompact", { trigger: "auto" }],
    copilot: noEvent("copilot", "the context that was compacted"),
  },
  "before-model": {
    claude: noEvent("claude", "a request to the model"),
    gemini: ["BeforeModel", { llm_request: request }],
    agy: ["PreInvocation", {}],
    hooks: noEvent("hooks", "a request to the model"),
    codex: noEvent("codex", "a request to the model"),
    copilot: noEvent("copilot", "a request to the model"),
  },
  "after-model": {
    claude: noEvent("claude", "an answer of the model"),
    gemini: ["AfterModel", { llm_request: request, llm_response: answer }],
    agy: ["PostInvocation", {}],
    hooks: noEvent("hooks", "an answer of the model"),
    codex: noEvent("codex", "an answer of the model"),
    copilot: noEvent("copilot", "an answer of the model"),
  },
  notification: {
    claude: ["Notification", { message: "may I?", notification_type: "permission_prompt" }],
    gemini: ["Notification", { message: "may I?", notification_type: "ToolPermission" }],
    agy: noEvent("agy", "a notification"),
    hooks: noEvent("hooks", "a notification"),
    codex: noEvent("codex", "a notification"),
    copilot: noEvent("copilot", "a notification"),
  },
};

describe("the same moment in everybody's words", () => {
  /** What the recording does not hold, so that the event would say less or cannot be told. */
  const poorer: Record<string, JsonValue> = {
    "after-tool agy claude": ls.claude,
    "after-tool agy gemini": ls.gemini,
    "after-tool agy hooks": ls.hooks,
    "after-tool agy codex": ls.codex,
    "after-tool agy copilot": ls.copilot,
    "prompt hooks claude":
      "`UserPromptSubmit` of Claude Code is about the prompt, which `pre-agent-turn` of Agent Hooks does not tell",
    "prompt hooks gemini":
      "`BeforeAgent` of Gemini CLI is about the prompt, which `pre-agent-turn` of Agent Hooks does not tell",
    "prompt hooks codex":
      "`UserPromptSubmit` of Codex is about the prompt, which `pre-agent-turn` of Agent Hooks does not tell",
    "prompt hooks copilot":
      "`userPromptSubmitted` of Copilot is about the prompt, which `pre-agent-turn` of Agent Hooks does not tell",
    "prompt agy claude": "Claude Code has no event for a request to the model",
    "prompt agy gemini":
      "`BeforeModel` of Gemini CLI is about what was sent to the model, which `PreInvocation` of Antigravity does not tell",
    "prompt agy hooks": "Agent Hooks has no event for a request to the model",
    "prompt agy codex": "Codex has no event for a request to the model",
    "prompt agy copilot": "Copilot has no event for a request to the model",
    "before-model agy gemini":
      "`BeforeModel` of Gemini CLI is about what was sent to the model, which `PreInvocation` of Antigravity does not tell",
    "after-model agy gemini":
      "`AfterModel` of Gemini CLI is about what was sent to the model, which `PostInvocation` of Antigravity does not tell",
    "session-start agy claude": {},
    "session-start agy gemini": {},
    "session-start agy codex": {},
    "session-start agy copilot": {},
    "session-start hooks claude": {},
    "session-start hooks gemini": {},
    "session-start hooks codex": {},
    "session-start hooks copilot": {},
    "session-end hooks claude": {},
    "session-end hooks gemini": {},
    "session-end hooks codex": {},
    "session-end hooks copilot": {},
    "session-end codex claude": {},
    "session-end codex gemini": {},
    "session-end codex copilot": {},
    "before-compact hooks claude": {},
    "before-compact hooks gemini": {},
    "before-compact hooks codex": {},
    "before-compact hooks copilot": {},
    "after-compact hooks claude": {},
    "after-compact hooks codex": {},
  };
  const cases = Object.entries(sameMoments).flatMap(([moment, row]) =>
    pairs.flatMap(([from, target]) => {
      const told = row[from];
      return typeof told === "string" ? [] : [[moment, from, target, told, row[target]] as const];
    }),
  );

  test.each(cases)("%s: %s → %s", (moment, from, target, [name, input], expected) => {
    const translated = to(target, event(from, name, input));
    const known = poorer[`${moment} ${from} ${target}`];
    const why = typeof known === "string" ? known : typeof expected === "string" ? expected : null;
    if (why !== null) {
      expect(translated).toMatchObject({ kind: "untranslated", why });
      return;
    }
    const [first, ...more] = translated.kind === "events" ? translated.events : [];
    expect([first?.name, first?.dialect]).toEqual([expected[0], speakers[target].dialect]);
    expect(first?.input).toEqual(known ?? expected[1]);
    expect(more).toEqual([]);
  });

  test("every moment has its row", () => {
    const all = new Set(
      Object.values(speakers).flatMap((words) => words.events.map((e) => e.moment)),
    );
    expect(Object.keys(sameMoments).sort()).toEqual([...all].sort());
  });
});

describe("payloads", () => {
  const cases: [string, AgentEvent, Speaker, JsonObject, string[]][] = [
    [
      "session, folder and time; what is another agent's own business is not told",
      event("gemini", "BeforeTool", {
        session_id: "s",
        transcript_path: "/t",
        cwd: "/repo",
        hook_event_name: "BeforeTool",
        timestamp: "2026-01-02T03:04:05.000Z",
        ...ls.gemini,
      }),
      "hooks",
      { session_id: "s", work_dir: "/repo", timestamp: "2026-01-02T03:04:05.000Z", ...ls.hooks },
      [],
    ],
    [
      "times are milliseconds in Copilot",
      event("copilot", "userPromptSubmitted", {
        sessionId: "s",
        cwd: "/r",
        timestamp: 1_700_000_000_123,
        prompt: "hi",
      }),
      "gemini",
      { session_id: "s", cwd: "/r", timestamp: "2023-11-14T22:13:20.123Z", prompt: "hi" },
      [],
    ],
    [
      "a time that is none is told",
      event("copilot", "userPromptSubmitted", { timestamp: 1e300, prompt: "hi" }),
      "gemini",
      { prompt: "hi" },
      ["timestamp"],
    ],
    [
      "Antigravity's conversation, model and first workspace",
      event("agy", "PreToolUse", {
        conversationId: "c",
        workspacePaths: ["/repo", "/other"],
        modelName: "m",
        stepIdx: 3,
        artifactDirectoryPath: "/x",
        transcriptPath: "/t",
        ...ls.agy,
      }),
      "claude",
      { session_id: "c", cwd: "/repo", ...ls.claude },
      [],
    ],
    [
      "to Antigravity: the folder of the call, not the workspace",
      event("claude", "PreToolUse", {
        session_id: "s",
        cwd: "/repo/src",
        permission_mode: "plan",
        ...ls.claude,
      }),
      "agy",
      {
        conversationId: "s",
        toolCall: { name: "run_command", args: { CommandLine: "ls", Cwd: "/repo/src" } },
      },
      [],
    ],
    [
      "a stop with what was said and that it was refused before",
      event("claude", "Stop", {
        stop_hook_active: true,
        last_assistant_message: "done",
        background_tasks: [],
      }),
      "gemini",
      { prompt_response: "done", stop_hook_active: true },
      ["background_tasks"],
    ],
    [
      "a stop without a place for that",
      event("gemini", "AfterAgent", {
        prompt: "p",
        prompt_response: "done",
        stop_hook_active: true,
      }),
      "hooks",
      { stop_reason: "no_tool_calls", final_message: { role: "assistant", content: "done" } },
      ["prompt", "stop_hook_active"],
    ],
    [
      "a message in parts",
      event("hooks", "pre-agent-turn-stop", {
        stop_reason: "no_tool_calls",
        step_count: 3,
        final_message: {
          role: "assistant",
          content: [
            { type: "text", text: "do" },
            { type: "text", text: "ne" },
          ],
        },
      }),
      "claude",
      { last_assistant_message: "done" },
      [],
    ],
    [
      "a stop for another reason than being done",
      event("agy", "Stop", {
        terminationReason: "max_steps_exceeded",
        error: "",
        executionNum: 0,
        fullyIdle: true,
      }),
      "claude",
      {},
      ["terminationReason"],
    ],
    [
      "the same, to an agent that knows the reason",
      event("agy", "Stop", { terminationReason: "max_steps_exceeded", error: "" }),
      "hooks",
      { stop_reason: "max_steps" },
      [],
    ],
    [
      "a sub-agent's own events keep its name and kind where there is a place for it",
      event("claude", "PreToolUse", { agent_id: "a1", agent_type: "reviewer", ...ls.claude }),
      "codex",
      { agent_id: "a1", agent_type: "reviewer", ...ls.codex },
      [],
    ],
    [
      "and lose it silently where agents do not tell their hooks",
      event("claude", "PreToolUse", { agent_id: "a1", agent_type: "reviewer", ...ls.claude }),
      "gemini",
      ls.gemini,
      [],
    ],
    [
      "the task of a sub-agent",
      event("hooks", "pre-subagent", { subagent_name: "a", task_description: "look" }),
      "claude",
      { agent_type: "a" },
      ["task_description"],
    ],
    [
      "how long a call took",
      event("hooks", "post-tool-call", {
        ...ls.hooks,
        tool_use_id: "x",
        tool_output: "a",
        error: null,
        duration_ms: 12.5,
      }),
      "claude",
      {
        ...ls.claude,
        tool_response: { stdout: "a", stderr: "", interrupted: false, isImage: false },
        duration_ms: 12.5,
      },
      [],
    ],
    [
      "a request to the model, of which another agent tells only that it is",
      event("gemini", "BeforeModel", { llm_request: request }),
      "agy",
      {},
      ["llm_request"],
    ],
    [
      "why a session ends",
      event("copilot", "sessionEnd", { reason: "abort", finalMessage: "bye" }),
      "claude",
      { reason: "other" },
      ["finalMessage"],
    ],
    [
      "a field nobody knows",
      event("claude", "UserPromptSubmit", { prompt: "hi", session_title: "t", __proto__x: 1 }),
      "gemini",
      { prompt: "hi" },
      ["session_title", "__proto__x"],
    ],
  ];
  test.each(cases)("%s", (_, recorded, target, input, unmapped) => {
    const translated = to(target, recorded);
    expect(translated).toMatchObject({ kind: "events", unmapped });
    expect(translated.kind === "events" && translated.events[0].input).toEqual(input);
  });

  test("the event keeps where it stands and what is expected of it", () => {
    const expected = { verdict: "deny" as const, reason: "no", failedOpen: false };
    const recorded = event("claude", "PreToolUse", ls.claude, { agent: "a", expect: expected });
    const translated = to("gemini", recorded);
    expect(translated.kind === "events" && translated.events[0]).toEqual({
      ...recorded,
      dialect: "gemini-cli",
      name: "BeforeTool",
      input: ls.gemini,
    });
  });

  test("an event for the same agent is left as it is", () => {
    const recorded = event("claude", "PreToolUse", { tool_name: "Anything", x: 1 });
    expect(to("claude", recorded)).toEqual({ kind: "events", events: [recorded], unmapped: [] });
  });

  const results: [string, JsonValue, string][] = [
    ["a text", "a", "a"],
    ["the streams of a command", { stdout: "a", stderr: "b", interrupted: false }, "a\nb"],
    ["one stream", { stdout: "", stderr: "b" }, "b"],
    [
      "parts",
      [{ type: "text", text: "a" }, { type: "image" }, { type: "text", text: "b" }],
      "a\nb",
    ],
    ["a file", { type: "text", file: { filePath: "/a", content: "a" } }, "a"],
    ["a page", { url: "u", result: "a", code: 200 }, "a"],
    ["something structured", { filenames: ["a"], numFiles: 1 }, '{"filenames":["a"],"numFiles":1}'],
    ["a number", 3, "3"],
  ];
  test.each(results)("the result of Claude Code as text: %s", (_, tool_response, text) => {
    const recorded = event("claude", "PostToolUse", { ...ls.claude, tool_response });
    expect(to("codex", recorded)).toMatchObject({ events: [{ input: { tool_response: text } }] });
  });

  const shapes: [Call, JsonValue][] = [
    [
      ["run_shell_command", { command: "ls" }],
      { stdout: "x", stderr: "", interrupted: false, isImage: false },
    ],
    [["read_file", { file_path: "/a" }], { type: "text", file: { filePath: "/a", content: "x" } }],
    [["write_file", { file_path: "/a", content: "c" }], { filePath: "/a", content: "c" }],
    [
      ["replace", { file_path: "/a", old_string: "o", new_string: "n" }],
      { filePath: "/a", oldString: "o", newString: "n" },
    ],
    [["google_web_search", { query: "q" }], "x"],
  ];
  test.each(shapes)("the result of %j as Claude Code shapes it", (said, tool_response) => {
    const own = geminiWords.call.write({ name: said[0], input: said[1], beside: {} });
    const recorded = event("gemini", "AfterTool", { ...own, tool_response: { llmContent: "x" } });
    expect(to("claude", recorded)).toMatchObject({ events: [{ input: { tool_response } }] });
  });
});

describe("what cannot be told, and why", () => {
  const cases: [string, AgentEvent, Speaker, string][] = [
    [
      "an event without a counterpart",
      event("claude", "PermissionRequest", ls.claude),
      "gemini",
      "`PermissionRequest` comes only where a person would be asked, which no recording of another agent tells",
    ],
    [
      "an event that is none",
      event("claude", "BeforeTool", ls.gemini),
      "gemini",
      "`BeforeTool` is no event that is known of Claude Code",
    ],
    [
      "an event named like a built-in property",
      event("claude", "constructor", {}),
      "gemini",
      "`constructor` is no event that is known of Claude Code",
    ],
    [
      "a tool without a counterpart",
      call("claude", ["CronCreate", {}]),
      "gemini",
      "`CronCreate` starts prompts by a calendar, which other agents' timers do not know",
    ],
    [
      "a tool that is none",
      call("claude", ["bash", { command: "ls" }]),
      "gemini",
      "`bash` is no tool that is known of Claude Code",
    ],
    [
      "a tool named like a built-in property",
      call("gemini", ["toString", {}]),
      "claude",
      "`toString` is no tool that is known of Gemini CLI",
    ],
    [
      "a tool in a way nobody knows",
      call("claude", ["Monitor", { ws: { url: "x" } }]),
      "gemini",
      "`Monitor` watches a socket here, not a command",
    ],
    [
      "a tool that the other agent has not",
      call("gemini", ["save_memory", { fact: "x" }]),
      "claude",
      "Claude Code has no tool that keeps a memory",
    ],
    [
      "a payload that names no tool",
      event("agy", "PostToolUse", { toolCall: null, error: "" }),
      "claude",
      "a `PostToolUse` event names no tool",
    ],
    [
      "a source that the other agent does not know",
      event("claude", "SessionStart", { source: "compact" }),
      "gemini",
      "`SessionStart` of Gemini CLI has no counterpart for source `compact`",
    ],
    [
      "a reason that the other agent does not know",
      event("claude", "SessionEnd", { reason: "resume" }),
      "gemini",
      "`SessionEnd` of Gemini CLI has no counterpart for reason `resume`",
    ],
    [
      "a notification that the other agent does not give",
      event("claude", "Notification", { notification_type: "idle_prompt" }),
      "gemini",
      "`Notification` of Gemini CLI has no counterpart for kind `idle_prompt`",
    ],
    [
      "a compaction that is none",
      event("gemini", "PreCompress", { trigger: "auto" }),
      "claude",
      "`PreCompress` comes before every request to the model, whether or not the context is compacted",
    ],
    [
      "a piece of an answer",
      event("gemini", "AfterModel", { llm_request: request, llm_response: { candidates: [{}] } }),
      "agy",
      "`AfterModel` is about a piece of an answer, and other agents tell the whole answer",
    ],
  ];
  test.each(cases)("%s", (_, recorded, target, why) => {
    expect(to(target, recorded)).toMatchObject({ kind: "untranslated", why });
  });

  test("the moment and the tool are told as well", () => {
    expect(to("gemini", call("claude", ["LSP", {}]))).toMatchObject({
      moment: "before-tool",
      tool: "LSP",
    });
    expect(to("agy", event("claude", "SessionEnd", {}))).toMatchObject({
      moment: "session-end",
      tool: null,
    });
    expect(to("agy", event("claude", "Setup", {}))).toMatchObject({ moment: null, tool: null });
  });
});

// ---------------------------------------------------------------- the vocabularies as a whole

describe("every known tool and event is mapped, or named with the reason why not", () => {
  const modules: [Speaker, DialectModule][] = [
    ["claude", claudeCode],
    ["gemini", geminiCli],
    ["agy", antigravity],
    ["hooks", agentHooks],
  ];

  test.each(modules)("tools of %s", (speaker, module) => {
    const words = speakers[speaker];
    const { known, former } = module.at(null).tools;
    const mapped = new Set(words.tools.map(({ name }) => name));
    const missing = [...known, ...Object.keys(former)].filter(
      (name) => !mapped.has(name) && !Object.hasOwn(words.alone, name),
    );
    expect(missing).toEqual(
      speaker === "claude" ? ["ListPeers", "Brief", "ReadMcpResourceDir", "ProposeGoal"] : [],
    );
  });

  test.each(modules)("events of %s", (speaker, module) => {
    const words = speakers[speaker];
    const { names: known } = module.at(null).events;
    const mapped = words.events.map(({ name }) => name);
    expect(
      known.filter((name) => !mapped.includes(name) && !Object.hasOwn(words.alone, name)),
    ).toEqual([]);
    expect(mapped.filter((name) => !known.includes(name))).toEqual([]);
  });

  test.each(modules)("%s writes only tools that it has", (speaker, module) => {
    const written = speakers[speaker].tools.filter(({ readOnly }) => readOnly !== true);
    const { known } = module.at(null).tools;
    expect(written.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([]);
  });

  test.each(["0.22", "0.24", "0.27", "0.31", "0.39", null])(
    "so does Gemini CLI at %s",
    (version) => {
      const behaviour = behaviourAt(version);
      const written = vocabularyAt(behaviour).tools.filter(({ readOnly }) => readOnly !== true);
      const { known } = geminiCli.at(version).tools;
      expect(written.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([]);
    },
  );

  test.each(names)("%s gives a reason in words for what it has alone", (speaker) => {
    for (const reason of Object.values(speakers[speaker].alone)) {
      expect(reason).toMatch(/^[a-z].{10,}[^.]$/);
    }
  });

  test.each(names)("the words of %s speak of arguments that the act has", (speaker) => {
    for (const { act, words } of speakers[speaker].tools) {
      const taken = Object.keys(deeds[act].takes);
      expect(words.flatMap((word) => word.neutral).filter((name) => !taken.includes(name))).toEqual(
        [],
      );
    }
  });
});

// ---------------------------------------------------------------- generated calls

/** Values of a neutral argument, by its kind. */
const someText = fc.string({ minLength: 1, maxLength: 12 }).map((text) => `t${text}`);
const somePath = fc.string({ maxLength: 12 }).map((text) => `/${text}x`);
const someUrl = fc.nat(9999).map((number) => `https://example.org/${number}`);
const kinds: Record<string, fc.Arbitrary<JsonValue>> = {
  text: someText,
  path: somePath,
  flag: fc.boolean(),
  whole: fc.integer({ min: 1, max: 1_000_000 }),
  texts: fc.array(someText, { maxLength: 3 }),
  object: fc.dictionary(someText, fc.jsonValue() as fc.Arbitrary<JsonValue>),
  edits: fc.array(fc.record({ old: someText, new: someText, all: fc.constant(true) }), {
    minLength: 2,
    maxLength: 3,
  }),
  agents: fc.array(fc.record({ type: someText, prompt: someText, model: someText }), {
    minLength: 2,
    maxLength: 3,
  }),
  todos: fc.array(
    fc.record({
      text: someText,
      status: fc.constantFrom("pending", "in_progress", "completed", "cancelled"),
      active: someText,
    }),
    { maxLength: 3 },
  ),
  questions: fc.array(
    fc.record({
      question: someText,
      header: someText,
      options: fc.array(fc.record({ label: someText, description: someText }), { maxLength: 3 }),
      multiple: fc.boolean(),
    }),
    { minLength: 1, maxLength: 2 },
  ),
};
const byName: Record<string, fc.Arbitrary<JsonValue>> = {
  // A patch ends every line, the last one of a file too.
  content: someText.map((text) => `${text}\n`),
  paths: fc.array(somePath, { minLength: 2, maxLength: 3 }),
  // What every edit does anyway comes back unsaid.
  all: fc.constant(true),
  server: fc.stringMatching(/^[a-z][a-z-]{0,8}$/),
  tool: fc.stringMatching(/^[a-z][a-z-]{0,8}$/),
  url: someUrl,
  urls: fc.uniqueArray(someUrl, { minLength: 2, maxLength: 3 }),
  status: fc.constantFrom("pending", "in_progress", "completed"),
};

/** A call of an agent with arguments that it has words for; numbers and switches may be missing. */
function someCall(
  speaker: Speaker,
): fc.Arbitrary<{ act: Act; own: { name: string; input: JsonObject; beside: JsonObject } }> {
  const words = speakers[speaker];
  const acts = [
    ...new Set(words.tools.filter((row) => row.readOnly !== true).map(({ act }) => act)),
  ];
  if (words.mcp !== null) acts.push("mcp");
  return fc.constantFrom(...acts).chain((act) => {
    const takes = Object.entries(deeds[act].takes as Record<string, string>);
    const fields = takes.map(
      ([name, kind]) => [name, byName[name] ?? kinds[kind] ?? someText] as const,
    );
    const optional = takes
      .filter(([, kind]) => kind === "flag" || kind === "whole")
      .map(([name]) => name);
    return fc
      .record(Object.fromEntries(fields), {
        requiredKeys: takes.map(([name]) => name).filter((name) => !optional.includes(name)),
      })
      .map((args) => {
        const written = writeCall(words, { act, args: args as JsonObject }, null);
        if ("why" in written) throw new Error(written.why);
        const [first] = written.calls;
        return { act, own: first?.own ?? { name: "", input: {}, beside: {} } };
      });
  });
}

describe("there and back again", () => {
  test.each(names)("%s → neutral → the same call", (speaker) => {
    fc.assert(
      fc.property(someCall(speaker), ({ act, own }) => {
        const read = readCall(speakers[speaker], own);
        if ("why" in read) throw new Error(read.why);
        expect(read.unread).toEqual([]);
        // What Codex makes of other agents' edits is a patch, and read as one.
        if (speaker !== "codex") expect(read.call.act).toBe(act);
        const again = writeCall(speakers[speaker], read.call, null);
        expect(again).toEqual({ calls: [{ own, act: read.call.act, lost: [] }], lost: [] });
      }),
      { numRuns: 300 },
    );
  });

  /** Written only where it changes something, so it may come back unsaid. */
  const unsaid = ["fixed_strings", "IsRegex", "Overwrite", "mode"];
  /** Elsewhere these are what a simpler tool does, and come back as that. */
  const simpler: readonly Act[] = ["powershell", "watch", "read-media", "notebook-edit", "patch"];

  test.each(pairs)("%s → %s and back: what was not left out is the same", (from, target) => {
    fc.assert(
      fc.property(someCall(from), ({ act, own }) => {
        const recorded = event(from, beforeTool[from], speakers[from].call.write(own));
        const there = to(target, recorded);
        if (there.kind === "untranslated" || there.events.length > 1) return;
        const back = to(from, there.events[0]);
        if (simpler.includes(act) || back.kind === "untranslated" || back.events.length > 1) return;
        const returned = speakers[from].call.read(back.events[0].input);
        if (there.unmapped.includes("server")) return;
        expect(returned?.name).toBe(own.name);
        const lost = new Set(there.unmapped.map((name) => name.split(/[[.]/)[0]));
        for (const [key, value] of Object.entries(own.input)) {
          const again = returned?.input[key];
          if (lost.has(key) || (again === undefined && unsaid.includes(key))) continue;
          expect([key, again]).toEqual([key, value]);
        }
      }),
      { numRuns: 100 },
    );
  });
});

// ---------------------------------------------------------------- strangers' input

/** Every field and tool that some agent has, and names that must not be taken for any. */
const ownNames = [
  ...new Set(
    Object.values(sameCalls)
      .flatMap((row) => Object.values(row))
      .filter(isCall)
      .flatMap(([tool, input]) => [tool, ...Object.keys(input)]),
  ),
  ...[
    "tool_name",
    "tool_input",
    "toolCall",
    "toolName",
    "toolArgs",
    "name",
    "args",
    "tool_response",
  ],
  ...["toolResult", "error", "timestamp", "source", "reason", "final_message", "workspacePaths"],
  ...["mcp_context", "llm_response", "__proto__", "constructor", "toString"],
];

describe("hostile recordings", () => {
  const someName = fc.constantFrom(...ownNames);
  const someInput = fc.dictionary(
    someName,
    fc.oneof(fc.jsonValue(), someName),
  ) as fc.Arbitrary<JsonObject>;

  test.each(names)("nothing %s may have recorded breaks a translation", (from) => {
    const words = speakers[from];
    const someEvent = fc.constantFrom(...words.events.map(({ name }) => name), "toString");
    const someTool = fc.constantFrom(
      ...words.tools.map(({ name }) => name),
      "__proto__",
      "mcp__a__b",
    );
    fc.assert(
      fc.property(someEvent, someTool, someInput, someInput, (name, tool, args, payload) => {
        const own = words.call.write({ name: tool, input: args, beside: {} });
        const written = JSON.stringify({ ...payload, ...own });
        const recorded = deepFreeze(event(from, name, JSON.parse(written)));
        for (const target of names) {
          const translated = to(target, recorded);
          expect(JSON.parse(JSON.stringify(translated))).toEqual(translated);
          if (translated.kind === "untranslated")
            expect(translated.why).toMatch(/^[`a-zA-Z].*[^.]$/s);
        }
        expect(Object.keys(Object.prototype)).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  test("a key that would change a prototype stays a key", () => {
    const input = JSON.parse('{"command":"ls","__proto__":{"polluted":true}}') as JsonObject;
    const translated = to("gemini", call("claude", ["Bash", input]));
    expect(translated).toMatchObject({ unmapped: ["__proto__"] });
    expect(callsOf(translated, "gemini")).toEqual([["run_shell_command", { command: "ls" }]]);
    const passed = to("gemini", call("claude", ["mcp__a__b", input]));
    expect(JSON.stringify(callsOf(passed, "gemini"))).toContain('"__proto__":{"polluted":true}');
    expect(({} as JsonObject).polluted).toBeUndefined();
  });

  test("a large patch, a long list and many fields take no time", () => {
    const many = Array.from({ length: 50_000 }, (_, index) => index);
    const lines = many.map((index) => `+line ${index}`).join("\n");
    const patch = `*** Begin Patch\n*** Update File: a\n@@\n${lines}\n*** End Patch`;
    const fields = Object.fromEntries(many.map((index) => [`f${index}`, index]));
    const start = Date.now();
    for (const recorded of [
      call("codex", ["apply_patch", { command: patch }]),
      call("claude", ["TodoWrite", { todos: many.map((index) => ({ [`f${index}`]: index })) }]),
      call("agy", ["multi_replace_file_content", { ReplacementChunks: many.map(() => ({})) }]),
      call("copilot", ["ask_user", { question: "q", ...fields }]),
      call("claude", ["Bash", fields], fields),
    ]) {
      expect(to("gemini", recorded)).toMatchObject({ kind: "events" });
    }
    expect(Date.now() - start).toBeLessThan(5000);
  });

  test("a result that is nested without bound is no text, and no crash", () => {
    let deep: JsonValue = [];
    for (let depth = 0; depth < 100_000; depth++) deep = [deep];
    const recorded = event("claude", "PostToolUse", { ...ls.claude, tool_response: deep });
    expect(to("gemini", recorded)).toMatchObject({ kind: "events", unmapped: ["tool_response"] });
  });
});

function deepFreeze<T>(value: T): T {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) deepFreeze(inner);
  }
  return value;
}

// ---------------------------------------------------------------- in the dialects' hands

describe("a translated event is one the dialect understands as its own", () => {
  const modules: [Speaker, DialectModule][] = [
    ["claude", claudeCode],
    ["gemini", geminiCli],
    ["agy", antigravity],
    ["hooks", agentHooks],
  ];
  const workspace = { repository: "/w", project: "/w", home: "/h", tmp: "/t" };
  const session = { sessionId: "s", cwd: "/repo", agentVersion: null };
  const cases = modules.flatMap(([target, module]) =>
    names.filter((from) => from !== target).map((from) => [from, target, module] as const),
  );

  test.each(cases)("%s → %s: the tool, the command and a whole payload", (from, target, module) => {
    const dialect = module.at(null);
    const native = call(target, npmTest(target));
    const translated = to(target, call(from, npmTest(from)));
    const [first] = translated.kind === "events" ? translated.events : [];
    if (first === undefined) throw new Error("not translated");
    const input = dialect.payload(first, session, workspace);
    const complete = { ...first, input };
    expect(dialect.tool(complete)).toBe(npmTest(target)[0]);
    expect(dialect.subject(complete)).toBe("npm test");
    expect(input).toEqual(dialect.payload(native, session, workspace));
  });

  function npmTest(speaker: Speaker): Call {
    const cell = sameCalls["run a command"]?.[speaker] ?? "";
    return isCall(cell) ? cell : ["", {}];
  }
});

// ---------------------------------------------------------------- public recordings

describeCorpus("every event of every public recording, in everybody else's words", () => {
  /** Names that a fixture's maker or an unknown program wrote, so no agent has them. */
  const strangers = {
    codex: { "[trimmed for fixture]": 1, "[trimmed for fixture]__[trimmed for fixture]": 1 },
    claude: { bash: 3 },
    agy: { write_file: 1 },
  };
  /** Tools that nobody else has. */
  const own = {
    codex: { ...strangers.codex, exec: 1, wait_agent: 1 },
    agy: { ...strangers.agy, list_permissions: 1 },
  };
  /** Recorded calls that have no counterpart, by tool: less than one in twenty. */
  const expected: Record<string, Record<string, number>> = {
    // Claude Code and Kimi list folders with a command.
    "antigravity → claude-code": { ...own.agy, list_dir: 13, manage_task: 1 },
    "antigravity → agent-hooks": { ...own.agy, list_dir: 13, manage_task: 1 },
    "gemini-cli → claude-code": { list_directory: 3, update_topic: 3 },
    "gemini-cli → agent-hooks": { list_directory: 3, update_topic: 3 },
    // Antigravity keeps no list of what is to do, has no skills and shows plans as files.
    "gemini-cli → antigravity": { update_topic: 3, write_todos: 3 },
    "codex → antigravity": { ...own.codex, update_plan: 12 },
    "agent-hooks → antigravity": { ExitPlanMode: 1, Skill: 1 },
    "claude-code → antigravity": {
      ...strangers.claude,
      ExitPlanMode: 6,
      Skill: 1,
      TaskOutput: 4,
      TodoWrite: 29,
    },
    // Gemini CLI has no tools for what runs in the background.
    "antigravity → gemini-cli": { ...own.agy, manage_task: 2 },
    "claude-code → gemini-cli": { ...strangers.claude, KillShell: 1, TaskOutput: 4, TaskStop: 1 },
    "claude-code → agent-hooks": { ...strangers.claude, Skill: 1 },
    "codex → claude-code": own.codex,
    "codex → gemini-cli": own.codex,
    "codex → agent-hooks": own.codex,
  };

  test("translates, or says why not", async () => {
    const tally: Record<string, Record<string, number>> = {};
    let calls = 0;
    for (const recorded of await corpusEvents()) {
      for (const target of ["claude", "gemini", "agy", "hooks"] as const) {
        const { dialect } = speakers[target];
        const translated = to(target, recorded);
        if (translated.kind === "events") {
          expect(translated.events.every((e) => e.dialect === dialect)).toBe(true);
          calls += 1;
          continue;
        }
        expect(translated.why).toMatch(/^[`a-zA-Z].{10,}[^.]$/);
        if (translated.tool === null || translated.moment !== "before-tool") continue;
        const pair = `${recorded.dialect} → ${dialect}`;
        const counts = tally[pair] ?? {};
        counts[translated.tool] = (counts[translated.tool] ?? 0) + 1;
        tally[pair] = counts;
      }
    }
    expect(calls).toBeGreaterThan(12_000);
    expect(tally).toEqual(expected);
  }, 60_000);
});

async function corpusEvents(): Promise<AgentEvent[]> {
  const events: AgentEvent[] = [];
  for (const file of corpusFiles("transcripts")) {
    const path = `${corpus}/${file}`;
    const reader = sniff(await readHead(path), file);
    if (reader === null) continue;
    for await (const item of reader.read(await openRecording(path, file))) {
      if (item.kind === "event") events.push({ ...item.event, step: events.length + 1 });
    }
  }
  return events;
}

// ---------------------------------------------------------------- the rule

describe("untranslated-tool", () => {
  const dialects = new Map([claudeCode, geminiCli, antigravity].map((m) => [m.id, m.at(null)]));

  /** What the rule says of a recording with these events, for hooks of these agents. */
  function remarks(events: readonly AgentEvent[], targets: readonly Speaker[]): Remark[] {
    const untranslated = targets.flatMap((target) =>
      events.flatMap((recorded): UntranslatedCalls[] => {
        const translated = to(target, recorded);
        if (translated.kind === "events") return [];
        const { why, tool } = translated;
        const { name, step, line } = recorded;
        return [
          { dialect: speakers[target].dialect, why, tool, event: name, count: 2, step, line },
        ];
      }),
    );
    const recording: ReplayedRecording = {
      file: "transcripts/a.jsonl",
      format: "claude-code",
      unreadable: null,
      skipped: [],
      eventCounts: new Map(),
      decisions: [],
      expectations: [],
      ...(untranslated.length === 0 ? {} : { untranslated }),
    };
    return [...untranslatedTool.replay({ dialects, hooks: [], recordings: [recording] })];
  }

  test("says nothing where everything has a counterpart", () => {
    expect(remarks([call("claude", ["Bash", { command: "ls" }])], ["gemini", "agy"])).toEqual([]);
  });

  test("is told once a recording and agent, and not of moments without a tool", () => {
    const events = [
      event("claude", "Setup", { trigger: "init" }, { line: 1 }),
      { ...call("claude", ["CronList", {}]), line: 3 },
      { ...call("claude", ["LSP", {}]), line: 5 },
      { ...call("claude", ["LSP", { x: 1 }]), line: 6 },
      { ...call("claude", ["TodoWrite", { todos: [] }]), line: 7 },
    ];
    const place = { file: "transcripts/a.jsonl", line: 3, column: 1, endLine: 3, endColumn: 1 };
    expect(remarks(events, ["gemini", "agy"])).toEqual([
      {
        message:
          "The hooks of Gemini CLI were not asked about 6 recorded events of tools that have no counterpart there: `LSP` (4) and `CronList` (2). The first is on line 3: `CronList` belongs to `CronCreate`.",
        place,
        dialect: "gemini-cli",
      },
      {
        message:
          "The hooks of Antigravity were not asked about 8 recorded events of tools that have no counterpart there: `LSP` (4), `CronList` (2) and `TodoWrite` (2). The first is on line 3: `CronList` belongs to `CronCreate`.",
        place,
        dialect: "antigravity",
      },
    ]);
  });

  test("a recording without lines has steps, an agent without a title its id", () => {
    const [remark] = remarks([{ ...call("claude", ["LSP", {}]), line: null }], ["codex"]);
    expect(remark?.message).toMatch(/^The hooks of codex were .* The first is step 7: /);
    expect(remark?.place.line).toBe(1);
  });

  test("its examples do what their captions say", () => {
    const { bad, good } = untranslatedTool.meta.examples;
    const found = (files: Readonly<Record<string, string>>) =>
      Object.entries(files)
        .filter(([file]) => file.endsWith(".events.jsonl"))
        .flatMap(([, text]) => text.trim().split("\n"))
        .flatMap((line) => {
          const { event: name, input } = JSON.parse(line);
          return remarks([event("claude", name, input)], ["gemini"]);
        });
    for (const { files } of bad) expect(found(files).length).toBe(1);
    for (const { files } of good) expect(found(files)).toEqual([]);
  });
});
