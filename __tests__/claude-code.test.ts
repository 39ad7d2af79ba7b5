import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { conditionFits, splitCommand } from "../src/dialects/claude-code/condition.ts";
import { eventRows } from "../src/dialects/claude-code/events.ts";
import { claudeCode } from "../src/dialects/claude-code/index.ts";
import { payloadFields } from "../src/dialects/claude-code/payload-fields.ts";
import type { Dialect, FileTree } from "../src/dialects/dialect.ts";
import type { HookResult, Ruling } from "../src/model/decision.ts";
import { UsageError } from "../src/model/errors.ts";
import type { AgentEvent } from "../src/model/event.ts";
import type { ConfigFile, Hook, ParsedConfig } from "../src/model/hook.ts";
import { isObject, type JsonObject, type JsonValue, objectAt } from "../src/model/json.ts";
import type { RunResult, Workspace } from "../src/model/run.ts";
import { field } from "../src/source/located.ts";
import { SourceText } from "../src/source/text.ts";
import { corpus, corpusFiles, describeCorpus } from "./support/corpus.ts";

const newest = claudeCode.at(null);

// --- Helpers ----------------------------------------------------------------------------------------------------

function configFile(over: Partial<ConfigFile> = {}): ConfigFile {
  return {
    dialect: "claude-code",
    file: ".claude/settings.json",
    root: "",
    layer: "project",
    kind: "settings",
    home: null,
    ...over,
  };
}

const pluginFile = configFile({
  file: "plug/hooks/hooks.json",
  layer: "plugin",
  kind: "hooks-json",
  home: "plug",
});

function parse(
  content: string | JsonObject,
  over: Partial<ConfigFile> = {},
  version: string | null = null,
): ParsedConfig {
  const config = configFile(over);
  const text = typeof content === "string" ? content : JSON.stringify(content, null, 2);
  return claudeCode.at(version).parse(config, new SourceText(config.file, text));
}

/** `line:column rule`, in file order. */
function places({ source, defects }: ParsedConfig): string[] {
  return defects.map(({ rule, span }) => {
    const { line, column } = source.place(span);
    return `${line}:${column} ${rule}`;
  });
}

/** All that a person would read of the defects. */
function words({ defects }: ParsedConfig): string {
  return defects.map((d) => [d.what, d.consequence, d.cure ?? ""].join(" | ")).join("\n");
}

/** `{ hooks: { [event]: [ { matcher, hooks: [handler] } ] } }` */
function settings(event: string, handler: JsonObject, matcher?: JsonValue): JsonObject {
  const group: JsonObject = matcher === undefined ? {} : { matcher };
  return { hooks: { [event]: [{ ...group, hooks: [handler] }] } };
}

const command = (text = "guard.sh", more: JsonObject = {}): JsonObject => ({
  type: "command",
  command: text,
  ...more,
});

function hookOf(
  event: string,
  handler: JsonObject = command(),
  over: Partial<ConfigFile> = {},
  version: string | null = null,
): Hook {
  const [hook] = parse(settings(event, handler), over, version).hooks;
  if (hook === undefined) throw new Error("no hook");
  return hook;
}

function eventOf(name: string, input: JsonObject = {}, more: Partial<AgentEvent> = {}): AgentEvent {
  return {
    dialect: "claude-code",
    name,
    input,
    step: 1,
    line: null,
    callId: null,
    agent: null,
    expect: null,
    ...more,
  };
}

function ran(over: Partial<RunResult> = {}): RunResult {
  return {
    exitCode: 0,
    signal: null,
    stdout: "",
    stderr: "",
    truncated: false,
    timedOut: false,
    spawnError: null,
    durationMs: 5,
    leftovers: false,
    ...over,
  };
}

const workspace: Workspace = {
  repository: "/w/repo",
  project: "/w/repo/sub",
  home: "/w/home",
  tmp: "/w/tmp",
};
const session = { sessionId: "s-1", cwd: null, agentVersion: null };

// --- Versions ---------------------------------------------------------------------------------------------------

describe("versions", () => {
  test.each([
    [null, "2.1.329"],
    ["seed", "2.1.329"],
    ["2", "2.1.329"],
    ["2.1", "2.1.329"],
    ["v2.1", "2.1.329"],
    ["3.0.0", "2.1.329"],
    ["2.1.400", "2.1.329"],
    ["2.1.100", "2.1.90"],
    ["2.1.101", "2.1.101"],
    ["2.1.191", "2.1.191"],
    ["2.1.233", "2.1.219"],
    ["2.0", "2.0.45"],
    ["2.0.44", "2.0.43"],
    ["1.0", "1.0.85"],
    ["0.2.1", "1.0.38"],
  ])("%s behaves like %s", (asked, version) => {
    expect(claudeCode.at(asked).version).toBe(version);
  });

  test.each(["", "newest", "2.x", "2.1.329.4", "two", "2..1", "-1", "99999999999"])(
    "%j is no version",
    (asked) => {
      expect(() => claudeCode.at(asked)).toThrow(UsageError);
    },
  );

  test("every event has its stdin fields listed", () => {
    expect(Object.keys(payloadFields).sort()).toEqual(eventRows.map((row) => row.name).sort());
    expect(eventRows).toHaveLength(33);
  });

  test.each([
    ["PreToolUse", "operation", ["deny", "halt", "allow", "ask"], "tool_name"],
    ["PermissionRequest", "operation", ["deny", "halt", "allow"], "tool_name"],
    ["PostToolUse", "after-the-fact", ["deny", "halt"], "tool_name"],
    ["PostToolBatch", "operation", ["halt"], null],
    ["Stop", "stop", ["continue", "halt"], null],
    ["SubagentStop", "stop", ["continue", "halt"], "agent_type"],
    ["SessionStart", "never", ["halt"], "source"],
    ["StopFailure", "never", [], "error"],
    ["FileChanged", "never", ["halt"], "file_path"],
  ])("%s: blocking %s, honours %j, matches %s", (name, blocking, honours, matched) => {
    const facts = newest.events.get(name);
    expect(facts).toMatchObject({ blocking, honours, fires: true });
    expect(facts?.matches?.field ?? null).toBe(matched);
  });

  test("what came later does not fire in an older version", () => {
    const old = claudeCode.at("2.1.50");
    expect(old.events.get("WorktreeCreate")?.fires).toBe(true);
    expect(old.events.get("PermissionDenied")).toMatchObject({ fires: false, since: "2.1.89" });
    expect(old.events.get("PreCompact")?.blocking).toBe("never");
    expect(newest.events.get("PreCompact")?.blocking).toBe("operation");
    expect(old.events.get("SessionStart")?.matches?.values).not.toContain("fork");
    expect(newest.events.get("SessionStart")?.matches?.values).toContain("fork");
  });

  test("default timeouts", () => {
    const { timeout } = newest;
    expect(timeout.unit).toBe("s");
    expect(timeout.defaultMs("PreToolUse")).toBe(600_000);
    expect(timeout.defaultMs("UserPromptSubmit")).toBe(30_000);
    expect(timeout.defaultMs("SessionEnd")).toBe(1500);
    expect(timeout.defaultMs("MessageDisplay")).toBe(10_000);
    expect(claudeCode.at("2.1.2").timeout.defaultMs("PreToolUse")).toBe(60_000);
    expect(timeout.onTimeout("PreToolUse")).toBe("cancels it and lets the call through");
    expect(timeout.onTimeout("Stop")).toBe("cancels it and lets the agent stop");
  });
});

// --- Files ------------------------------------------------------------------------------------------------------

function treeOf(
  files: Readonly<Record<string, string>>,
  unlisted: readonly string[] = [],
): FileTree {
  const all = new Map(Object.entries(files));
  return {
    files: [...all.keys()].filter((file) => !unlisted.includes(file)),
    has: (path) => all.has(path),
    read: (path) => all.get(path) ?? null,
  };
}

/** `file | kind | layer | root | home` */
function found(tree: FileTree): string[] {
  return newest
    .discover(tree)
    .map(({ file, kind, layer, root, home }) => [file, kind, layer, root, home].join(" | "));
}

const claudeHooks = JSON.stringify({ hooks: { PreToolUse: [] } });

describe("discover", () => {
  test("settings at any folder; the local file even when git ignores it", () => {
    const tree = treeOf(
      {
        ".claude/settings.json": "{}",
        ".claude/settings.local.json": "{}",
        "a/b/.claude/agents/x.md": "",
        "a/b/.claude/settings.local.json": "{}",
        "node_modules/p/.claude/settings.json": "{}",
        "settings.json": "{}",
        "x.claude/settings.json": "{}",
      },
      [".claude/settings.local.json", "a/b/.claude/settings.local.json"],
    );
    expect(found(tree)).toEqual([
      ".claude/settings.json | settings | project |  | ",
      ".claude/settings.local.json | settings | local |  | ",
      "a/b/.claude/agents/x.md | agent | front-matter | a/b | ",
      "a/b/.claude/settings.local.json | settings | local | a/b | ",
    ]);
  });

  test("front matter of skills, agents and commands, in .claude and in plugins", () => {
    const tree = treeOf({
      ".claude/skills/deploy/SKILL.md": "",
      ".claude/skills/deploy/NOTES.md": "",
      ".claude/agents/deep/er/x.md": "",
      ".claude/commands/a/b.md": "",
      "p/.claude-plugin/plugin.json": "{}",
      "p/skills/s/SKILL.md": "",
      "p/agents/a.md": "",
      "p/agents/deep/a.md": "",
      "p/commands/c.md": "",
      "agents/none.md": "",
    });
    expect(found(tree)).toEqual([
      ".claude/agents/deep/er/x.md | agent | front-matter |  | ",
      ".claude/commands/a/b.md | command | front-matter |  | ",
      ".claude/skills/deploy/SKILL.md | skill | front-matter |  | ",
      "p/agents/a.md | agent | front-matter |  | p",
      "p/commands/c.md | command | front-matter |  | p",
      "p/skills/s/SKILL.md | skill | front-matter |  | p",
    ]);
  });

  test("plugins: hooks.json, other files the manifest names, hooks in the manifest; root is the nearest project", () => {
    const tree = treeOf({
      "proj/.claude/settings.json": "{}",
      "proj/p/.claude-plugin/plugin.json": JSON.stringify({ hooks: "./cfg/extra.json" }),
      "proj/p/hooks/hooks.json": "anything",
      "proj/p/cfg/extra.json": "{}",
      "q/.claude-plugin/plugin.json": JSON.stringify({ hooks: { Stop: [] } }),
      "r/.claude-plugin/plugin.json": JSON.stringify({
        hooks: ["a.json", "../../up.json", "b.json"],
      }),
      "r/a.json": "{}",
      "up.json": "{}",
      "s/.claude-plugin/plugin.json": '{ "hooks": ',
    });
    expect(found(tree)).toEqual([
      "proj/.claude/settings.json | settings | project | proj | ",
      "proj/p/cfg/extra.json | hooks-json | plugin | proj | proj/p",
      "proj/p/hooks/hooks.json | hooks-json | plugin | proj | proj/p",
      "q/.claude-plugin/plugin.json | plugin-json | plugin |  | q",
      "r/a.json | hooks-json | plugin |  | r",
      "s/.claude-plugin/plugin.json | plugin-json | plugin |  | s",
    ]);
  });

  test("a manifest cannot name files outside the repository", () => {
    const manifest = JSON.stringify({ hooks: ["../../up.json", "/abs.json"] });
    const tree = { ...treeOf({ "r/.claude-plugin/plugin.json": manifest }), has: () => true };
    const paths = newest.discover(tree).map((config) => config.file);
    expect(paths).toEqual([".claude/settings.local.json", "r/abs.json"]);
  });

  test.each([
    ["with events of Claude Code", "plug/hooks/hooks.json", claudeHooks, true],
    ["at the root", "hooks/hooks.json", claudeHooks, true],
    [
      "with an event that only Gemini CLI has",
      "p/hooks/hooks.json",
      '{"BeforeTool":[],"Stop":[]}',
      false,
    ],
    ["of another kind", "src/hooks/hooks.json", '{"useState":1}', false],
    ["of another agent", ".cursor/hooks/hooks.json", claudeHooks, false],
    ["below another agent's folder", ".github/x/hooks/hooks.json", claudeHooks, false],
  ])("hooks/hooks.json without a manifest, %s", (_, file, text, expected) => {
    expect(found(treeOf({ [file]: text }))).toHaveLength(expected ? 1 : 0);
  });

  test("beside gemini-extension.json hooks/hooks.json is not Claude Code's, with a manifest it is", () => {
    const files = { "e/gemini-extension.json": "{}", "e/hooks/hooks.json": claudeHooks };
    expect(found(treeOf(files))).toEqual([]);
    expect(found(treeOf({ ...files, "e/.claude-plugin/plugin.json": "{}" }))).toEqual([
      "e/hooks/hooks.json | hooks-json | plugin |  | e",
    ]);
  });

  test("places that look right and are not", () => {
    const tree = treeOf({ ".claude/hooks.json": "{}", "a/.claude/hooks/hooks.json": claudeHooks });
    expect(found(tree)).toEqual([
      ".claude/hooks.json | unread | dead |  | ",
      "a/.claude/hooks/hooks.json | unread | dead | a | ",
    ]);
  });

  test("layers outside the repository, only those that exist", () => {
    const has =
      (...paths: string[]) =>
      (path: string) =>
        paths.includes(path);
    const files = (dirs: Parameters<Dialect["layers"]>[0], exists: (path: string) => boolean) =>
      newest
        .layers(dirs, { exists, read: () => null, list: () => [] })
        .map((c) => `${c.file} | ${c.layer} | ${c.kind} | ${c.home}`);
    const none = { user: null, system: null, extensions: [] };
    expect(files({ ...none, user: "/u" }, has("/u/.claude/settings.json"))).toEqual([
      "/u/.claude/settings.json | user | settings | null",
    ]);
    expect(files({ ...none, user: "/u/.claude/" }, has("/u/.claude/settings.json"))).toEqual([
      "/u/.claude/settings.json | user | settings | null",
    ]);
    expect(files({ ...none, user: "/u" }, has())).toEqual([]);
    expect(
      files({ ...none, system: "/etc" }, has("/etc/claude-code/managed-settings.json")),
    ).toEqual(["/etc/claude-code/managed-settings.json | system | settings | null"]);
    expect(files({ ...none, system: "/m" }, has("/m/managed-settings.json"))).toEqual([
      "/m/managed-settings.json | system | settings | null",
    ]);
    const extensions = ["/x", "/gem", "/both"];
    const exists = has(
      "/x/hooks/hooks.json",
      "/gem/hooks/hooks.json",
      "/gem/gemini-extension.json",
      "/both/hooks/hooks.json",
      "/both/gemini-extension.json",
      "/both/.claude-plugin/plugin.json",
    );
    expect(files({ ...none, extensions }, exists)).toEqual([
      "/x/hooks/hooks.json | plugin | hooks-json | /x",
      "/both/.claude-plugin/plugin.json | plugin | plugin-json | /both",
      "/both/hooks/hooks.json | plugin | hooks-json | /both",
    ]);
  });
});

// --- Defects ----------------------------------------------------------------------------------------------------

interface DefectCase {
  name: string;
  text: string | JsonObject;
  over?: Partial<ConfigFile>;
  version?: string;
  /** `line:column rule` */
  expected: string[];
  /** Parts of the words. */
  says?: string[];
}

const defectCases: DefectCase[] = [
  {
    name: "a trailing comma makes the whole file unreadable",
    text: '{\n  "hooks": {},\n}',
    expected: ["3:1 config-syntax"],
    says: ["none of its hooks load, nor do its permissions"],
  },
  {
    name: "a comment does too",
    text: '// mine\n{ "hooks": {} }',
    expected: ["1:1 config-syntax"],
  },
  { name: "a byte order mark does not", text: '\uFEFF{ "hooks": {} }', expected: [] },
  { name: "an empty plugin file", text: "", over: pluginFile, expected: ["1:1 config-syntax"] },
  { name: "a list as the whole file", text: "[]", expected: ["1:1 config-shape"] },
  {
    name: "a key given twice among the hooks",
    text: '{ "hooks": {\n "Stop": [{ "hooks": [{ "type": "command", "command": "a" }] }],\n "Stop": [] } }',
    expected: ["2:2 duplicate-key"],
    says: ["the key `Stop` stands twice", "so the hook under the first never runs"],
  },
  {
    name: "a key given twice at the top, but not elsewhere",
    text: '{ "hooks": {}, "env": { "A": "1", "A": "2" },\n "env": {} }',
    expected: ["1:16 duplicate-key"],
  },
  {
    name: "Gemini CLI's file",
    text: '{ "hooks": {\n "BeforeTool": [{ "hooks": [{ "type": "command", "command": "a", "name": "n" }] }],\n "AfterTool": [],\n "SessionStart": [{ "hooks": [{ "type": "command", "command": "b" }] }] } }',
    expected: ["2:2 wrong-dialect"],
    says: ["this is Gemini CLI's format", "only the one under `SessionStart` can run"],
  },
  {
    name: "one foreign event in a file with Gemini CLI's switch",
    text: '{ "hooksConfig": {}, "hooks": { "BeforeTool": [] } }',
    expected: ["1:33 wrong-dialect"],
  },
  {
    name: "Cursor's file",
    text: '{ "version": 1, "hooks": { "beforeShellExecution": [{ "command": "a" }] } }',
    expected: ["1:28 wrong-dialect"],
    says: ["this is Cursor's format", "none of its hooks run"],
  },
  {
    name: "Antigravity's file",
    text: '{ "guard": { "PreToolUse": [{ "hooks": [] }] } }',
    over: pluginFile,
    expected: ["1:3 wrong-dialect"],
    says: ["this is Antigravity's format"],
  },
  {
    name: "one foreign event among its own",
    text: '{ "hooks": { "Stop": [],\n  "BeforeTool": [{ "hooks": [{ "type": "command", "command": "a" }] }] } }',
    expected: ["2:3 unknown-event"],
    says: ["that is Gemini CLI's name); here it is `PreToolUse`", "the hook under it never runs"],
  },
  {
    name: "one foreign event alone",
    text: { hooks: { BeforeTool: [] } },
    expected: ["3:5 unknown-event"],
  },
  {
    name: "a misspelt event",
    text: { hooks: { PostTooluse: [] } },
    expected: ["3:5 unknown-event"],
    says: ["did you mean `PostToolUse`?"],
  },
  {
    name: "an event people make up",
    text: { hooks: { PreCommit: [] } },
    expected: ["3:5 unknown-event"],
    says: ['use `PreToolUse` with matcher `Bash` and `"if": "Bash(git commit *)"`'],
  },
  {
    name: "names that resemble nothing, told once",
    text: { hooks: { alpha: [{ hooks: [command()] }], beta: [{ hooks: [command()] }], gamma: [] } },
    expected: ["3:5 unknown-event"],
    says: ["no event `alpha`, nor `beta` and 1 more like it", "the 2 hooks under them never run"],
  },
  {
    name: "an unknown event before 2.1.101",
    text: { hooks: { PreCommit: [] } },
    version: "2.1.100",
    expected: ["3:5 unknown-event"],
    says: ["rejects the whole file for it"],
  },
  {
    name: "an event newer than the version",
    text: { hooks: { MessageDisplay: [{ hooks: [command()] }] } },
    version: "2.1.143",
    expected: ["3:5 event-never-fires"],
    says: ["came with Claude Code 2.1.152", "the hook under it never runs"],
  },
  {
    name: "hooks as a list",
    text: { hooks: [] },
    expected: ["2:12 config-shape"],
    says: ["a list"],
  },
  {
    name: "a flat handler on an ordinary event",
    text: '{ "hooks": { "PostToolUse": [\n { "matcher": "Edit", "type": "command", "command": "a" },\n { "command": "b" } ] } }',
    expected: ["2:23 config-shape"],
    says: [
      "(and 1 more in this file)",
      "leaves it out with a note, so the 2 hooks in it never run",
    ],
  },
  {
    name: "a flat handler on a guard event",
    text: { hooks: { PreToolUse: [{ type: "command", command: "a" }] } },
    expected: ["5:9 config-shape"],
    says: ["applies nothing of this settings file until that is mended"],
  },
  {
    name: "the same in a plugin costs only itself",
    text: { hooks: { PreToolUse: [{ type: "command", command: "a" }] } },
    over: pluginFile,
    expected: ["5:9 config-shape"],
    says: ["leaves it out with a note, so the hook in it never runs"],
  },
  {
    name: "the same before 2.1.329",
    text: { hooks: { PreToolUse: [{ type: "command", command: "a" }] } },
    version: "2.1.200",
    expected: ["5:9 config-shape"],
    says: ["leaves it out with a note"],
  },
  {
    name: "the same before 2.1.122",
    text: { hooks: { PostToolUse: [{ type: "command", command: "a" }] } },
    version: "2.1.121",
    expected: ["5:9 config-shape"],
    says: ["rejects the whole file for it"],
  },
  {
    name: "groups keyed by matcher",
    text: { hooks: { PostToolUse: { Bash: [command()] } } },
    expected: ["3:5 config-shape"],
    says: ["keyed by matcher"],
  },
  {
    name: "a group that is not in a list",
    text: { hooks: { Stop: { hooks: [command()] } } },
    expected: ["3:5 config-shape"],
  },
  {
    name: "an event that is a string",
    text: { hooks: { Stop: "a" } },
    expected: ["3:13 config-shape"],
  },
  {
    name: "a group that is a string",
    text: { hooks: { Stop: ["a"] } },
    expected: ["4:7 config-shape"],
  },
  {
    name: "a group without hooks",
    text: { hooks: { Stop: [{}] } },
    expected: ["4:7 config-shape"],
  },
  {
    name: "handlers that are no list",
    text: { hooks: { Stop: [{ hooks: command() }] } },
    expected: ["5:18 config-shape"],
  },
  {
    name: "a handler that is a string",
    text: { hooks: { Stop: [{ hooks: ["a"] }] } },
    expected: ["6:11 config-shape"],
  },
  {
    name: "hooks inside hooks",
    text: { hooks: { hooks: { Stop: [{ hooks: [command()] }] } } },
    expected: ["4:7 config-shape"],
    says: ["`Stop` stands under `hooks.hooks`", "so the hook in it never runs"],
  },
  {
    name: "a guard event outside hooks",
    text: { hooks: {}, PreToolUse: [{ hooks: [command()] }] },
    expected: ["3:3 config-shape"],
    says: ["`PreToolUse` stands at the top level", "applies nothing of this settings file"],
  },
  {
    name: "events under a key of their own",
    text: { hook: { Stop: [{ hooks: [command()] }], Setup: [{ hooks: [command()] }] } },
    expected: ["3:5 config-shape"],
    says: ["`Stop` (and 1 more) stands under `hook`"],
  },
  {
    name: "a plugin file without the wrapper",
    text: { Stop: [{ hooks: [command()] }] },
    over: pluginFile,
    expected: ["2:3 config-shape"],
    says: ["events belong under `hooks`"],
  },
  {
    name: "a plugin file without hooks",
    text: { description: "x" },
    over: pluginFile,
    expected: ["1:1 missing-field"],
  },
  {
    name: "a handler without type",
    text: settings("Stop", { command: "a" }),
    expected: ["6:11 missing-field"],
    says: ["`type` is missing"],
  },
  {
    name: "a command handler without command",
    text: settings("Stop", { type: "command" }),
    expected: ["6:11 missing-field"],
    says: ["`command` is missing"],
  },
  {
    name: "a type that does not exist",
    text: settings("Stop", command("a", { type: "Command" })),
    expected: ["7:21 invalid-value"],
    says: ['write `"command"`'],
  },
  {
    name: "a type newer than the version",
    text: settings("Stop", { type: "http", url: "http://localhost" }),
    version: "2.1.62",
    expected: ["7:21 invalid-value"],
    says: ["came with 2.1.63"],
  },
  {
    name: "a matcher that is a list",
    text: settings("PostToolUse", command(), ["Edit"]),
    expected: ["5:20 invalid-value"],
    says: ["a string is expected"],
  },
  {
    name: "values of the wrong type",
    text: settings("Stop", command("a", { async: "yes", shell: "fish", args: "x" })),
    expected: ["9:22 invalid-value", "10:22 invalid-value", "11:21 invalid-value"],
  },
  {
    name: "fields nobody reads, each told once",
    text: {
      hooks: {
        Stop: [
          { hooks: [command("a", { timeout_ms: 5, name: "n" }), command("b", { name: "m" })] },
          { description: "d", hooks: [] },
        ],
      },
    },
    expected: ["9:13 unknown-field", "10:13 unknown-field", "20:9 unknown-field"],
    says: [
      "`timeout_ms` is not a field of a handler | Claude Code ignores it | write `timeout`, in seconds",
      "`name` is not a field of a handler (and 1 more in this file)",
      "`description` is not a field of a group",
    ],
  },
  {
    name: "a field newer than the version",
    text: settings("PreToolUse", command("a", { onFailure: "block" })),
    version: "2.1.290",
    expected: ["9:13 unknown-field"],
    says: ["it came with 2.1.291"],
  },
  {
    name: "a prompt hook where there is no conversation",
    text: settings("SessionStart", { type: "prompt", prompt: "p" }),
    expected: ["7:21 type-not-allowed"],
  },
  {
    name: "an agent hook on PermissionRequest",
    text: settings("PermissionRequest", { type: "agent", prompt: "p" }),
    expected: ["7:21 type-not-allowed"],
  },
  {
    name: "an http hook on Setup",
    text: settings("Setup", { type: "http", url: "https://x" }),
    expected: ["7:21 type-not-allowed"],
  },
  {
    name: "`if` on an event without a tool",
    text: settings("Stop", command("a", { if: "Bash(git *)" })),
    expected: ["9:13 invalid-value"],
    says: ["never runs a hook with `if` on such an event"],
  },
  {
    name: "`if` on a tool event",
    text: settings("PreToolUse", command("a", { if: "Bash" })),
    expected: [],
  },
  {
    name: "a plugin's folder in settings",
    text: settings("Stop", command(`sh "\${CLAUDE_PLUGIN_ROOT}/x.sh"`)),
    expected: ["8:30 invalid-value"],
    says: ["has no value in a settings file"],
  },
  {
    name: "a plugin's folder in a plugin",
    text: settings("Stop", command(`\${CLAUDE_PLUGIN_ROOT}/x.sh`)),
    over: pluginFile,
    expected: [],
  },
  {
    name: "a user's setting in a shell command, and in arguments",
    text: {
      hooks: {
        Stop: [
          {
            hooks: [
              command(`x \${user_config.KEY}`),
              command("x", { args: [`\${user_config.KEY}`] }),
            ],
          },
        ],
      },
    },
    over: pluginFile,
    expected: ["8:27 invalid-value"],
  },
  {
    name: "timeouts out of range",
    text: {
      hooks: {
        Stop: [
          {
            hooks: [
              command("a", { timeout: 0 }),
              command("b", { timeout: -1 }),
              command("c", { timeout: "10" }),
              command("d", { timeout: 3_600_000 }),
              command("e", { timeout: 0.5 }),
              command("f", { timeout: 28_800 }),
            ],
          },
        ],
      },
    },
    expected: [
      "9:24 timeout-range",
      "14:24 timeout-range",
      "19:24 timeout-range",
      "24:24 timeout-range",
    ],
    says: ["`timeout` is `3600000` seconds", "ends the hook as soon as it has started"],
  },
  {
    name: "settings that do nothing",
    text: {
      hooks: {
        Stop: [{ hooks: [command("a", { onFailure: "block" })] }],
        PreToolUse: [
          {
            hooks: [
              command("b", { once: true }),
              command("c", { async: true, onFailure: "block" }),
            ],
          },
        ],
      },
      allowManagedHooksOnly: true,
    },
    expected: [
      "9:13 inert-setting",
      "20:13 inert-setting",
      "26:13 inert-setting",
      "32:3 inert-setting",
    ],
    says: [
      "`onFailure` does nothing on Stop",
      "for an asynchronous hook",
      "runs this hook every time",
    ],
  },
  {
    name: "every hook switched off",
    text: { disableAllHooks: true },
    expected: ["2:3 hooks-disabled"],
  },
  {
    name: "a file in a place nobody reads",
    text: settings("Stop", command()),
    over: { file: ".claude/hooks.json", kind: "unread", layer: "dead" },
    expected: ["1:1 dead-location"],
    says: ["move the hooks to `.claude/settings.json`"],
  },
  {
    name: "an own file of a hook in that place",
    text: '{ "level": 3 }',
    over: { file: ".claude/hooks/hooks.json", kind: "unread", layer: "dead" },
    expected: [],
  },
];

describe("defects", () => {
  test.each(defectCases)("$name", ({ text, over, version, expected, says }) => {
    const parsed = parse(text, over, version ?? null);
    expect(places(parsed)).toEqual(expected);
    for (const part of says ?? []) expect(words(parsed)).toContain(part);
    for (const { what, consequence, cure } of parsed.defects) {
      for (const clause of [what, consequence, cure ?? ""]) expect(clause).not.toMatch(/\.$/);
    }
  });

  test.each([
    ["no hooks key", "{}"],
    ["other settings only", '{ "permissions": { "allow": [] } }'],
    ["blank", " \n"],
  ])("a settings file with %s is none of our business", (_, text) => {
    expect(parse(text)).toMatchObject({ relevant: false, hooks: [], defects: [] });
  });

  test("a bad guard entry takes the hooks and switches of its settings file along", () => {
    const parsed = parse({
      disableAllHooks: true,
      hooks: { PreToolUse: [{ hooks: [{ type: "comand" }] }], Stop: [{ hooks: [command()] }] },
    });
    expect(parsed.hooks.map((h) => h.enabled)).toEqual([false, false]);
    expect(parsed.hooks[1]?.disabledBecause).toContain("in this file cannot be loaded");
    expect(parsed.settings).toEqual({});
  });

  test("a bad entry on another event only itself", () => {
    const parsed = parse({
      hooks: {
        Stop: [{ hooks: [{ type: "command" }, command()] }, { matcher: 1, hooks: [command()] }],
      },
    });
    expect(parsed.hooks.map((h) => [h.enabled, h.disabledBecause])).toEqual([
      [false, "`command` is missing"],
      [true, null],
      [false, "`matcher` is `1`: a string is expected"],
    ]);
  });

  test("hooks that never run are still listed, with the reason", () => {
    const reasons = (content: JsonObject, version: string | null = null) =>
      parse(content, {}, version).hooks.map((h) => [h.event, h.enabled, h.disabledBecause]);
    expect(reasons(settings("BeforeTool", command()))).toEqual([
      ["BeforeTool", false, "Claude Code has no event BeforeTool"],
    ]);
    expect(reasons(settings("Stop", command("a", { if: "Bash" })))[0]?.[1]).toBe(false);
    expect(reasons(settings("MessageDisplay", command()), "2.1.143")).toEqual([
      ["MessageDisplay", false, "MessageDisplay came with 2.1.152"],
    ]);
    const both = { hooks: { PreCommit: [], Stop: [{ hooks: [command()] }] } };
    expect(reasons(both, "2.1.100")[0]?.[2]).toContain(
      "rejects a file with an event it does not know",
    );
    expect(reasons(both)[0]).toEqual(["Stop", true, null]);
  });
});

// --- Hooks ------------------------------------------------------------------------------------------------------

describe("hooks", () => {
  test("ids name file, event and content, and count repeats", () => {
    const parsed = parse({
      hooks: {
        Stop: [{ hooks: [command("a"), command("a"), command("b")] }, { hooks: [command("a")] }],
      },
    });
    const [a, again, b, third] = parsed.hooks.map((h) => h.id);
    expect(a).toMatch(/^\.claude\/settings\.json#Stop\/[0-9a-f]{8}$/);
    expect([again, third]).toEqual([`${a}~2`, `${a}~3`]);
    expect(b).not.toBe(a);
  });

  test.each<[string, JsonObject, number]>([
    ["PreToolUse", command(), 600_000],
    ["PreToolUse", command("a", { timeout: 10 }), 10_000],
    ["PreToolUse", command("a", { timeout: 0.0001 }), 1],
    ["PreToolUse", command("a", { timeout: 3_600_000 }), 1],
    ["UserPromptSubmit", command(), 30_000],
    ["PreToolUse", { type: "prompt", prompt: "p" }, 30_000],
    ["UserPromptSubmit", { type: "agent", prompt: "p" }, 60_000],
    ["PreToolUse", { type: "http", url: "https://x" }, 600_000],
    ["MessageDisplay", command(), 10_000],
  ])("%s %j times out after %d ms", (event, handler, ms) => {
    expect(hookOf(event, handler).timeoutMs).toBe(ms);
  });

  test("before 2.1.3 a command had 60 s", () => {
    expect(hookOf("PreToolUse", command(), {}, "2.1.2").timeoutMs).toBe(60_000);
  });

  test.each<[string, JsonObject, boolean]>([
    ["PreToolUse", command(), true],
    ["Stop", command(), true],
    ["PostToolBatch", command(), true],
    ["PermissionRequest", command(), true],
    ["PreToolUse", command("a", { async: true }), false],
    ["PreToolUse", command("a", { asyncRewake: true }), false],
    ["PreToolUse", { type: "prompt", prompt: "p" }, false],
    ["PostToolUse", command(), false],
    ["SessionStart", command(), false],
    ["WorktreeCreate", command(), false],
  ])("%s %j may be a guard: %s", (event, handler, guard) => {
    expect(hookOf(event, handler).guard).toBe(guard);
  });

  test("all fields", () => {
    const handler = command("run", {
      args: ["-x", "y"],
      shell: "bash",
      if: "Bash(git *)",
      onFailure: "block",
      timeout: 7,
    });
    const parsed = parse(settings("PreToolUse", handler, "Bash"));
    expect(parsed.hooks[0]).toMatchObject({
      dialect: "claude-code",
      event: "PreToolUse",
      matcher: "Bash",
      name: null,
      type: "command",
      command: "run",
      args: ["-x", "y"],
      shell: "bash",
      condition: "Bash(git *)",
      onFailure: "block",
      timeoutMs: 7000,
      async: false,
      sequential: false,
      scope: null,
    });
    const old = hookOf("PreToolUse", handler, {}, "2.1.138");
    expect([old.args, old.onFailure]).toEqual([null, null]);
  });

  test("a manifest with hooks of its own, as an event map or wrapped, alone or in a list", () => {
    const over = { kind: "plugin-json", layer: "plugin", home: "p" } as const;
    const map: JsonObject = { Stop: [{ hooks: [command()] }] };
    for (const hooks of [map, { hooks: map }, ["./x.json", map]]) {
      const parsed = parse({ name: "p", hooks }, over);
      expect(parsed.hooks.map((h) => h.event)).toEqual(["Stop"]);
      expect(places(parsed)).toEqual([]);
    }
    expect(parse({ name: "p", hooks: "./x.json" }, over).relevant).toBe(false);
    expect(parse({ name: "p" }, over).relevant).toBe(false);
    expect(places(parse('{ "hooks": ', over))).toEqual(["1:12 config-syntax"]);
  });
});

const skill = `---
name: careful
hooks:
  PreToolUse:
    - matcher: "Bash"
      hooks:
        - type: command
          command: ./check.sh
          once: true
          retries: 3
  Stop:
    - hooks:
        - type: comand
          command: x
---
Text with hooks: in it.
`;

describe("front matter", () => {
  test("hooks of a skill, with places in the Markdown file", () => {
    const over = {
      file: ".claude/skills/s/SKILL.md",
      kind: "skill",
      layer: "front-matter",
    } as const;
    const parsed = parse(skill, over);
    expect(parsed.hooks.map((h) => [h.event, h.scope, h.enabled])).toEqual([
      ["PreToolUse", { kind: "skill", name: "careful" }, true],
      ["Stop", { kind: "skill", name: "careful" }, false],
    ]);
    expect(places(parsed)).toEqual(["10:11 unknown-field", "13:17 invalid-value"]);
    const [hook] = parsed.hooks;
    const node = hook === undefined ? undefined : field(hook.node, "command");
    expect(node && parsed.source.slice(node)).toBe("./check.sh");
  });

  test("an agent's Stop is SubagentStop; `once` does nothing there; the name falls back to the file's", () => {
    const over = { file: ".claude/agents/rev.md", kind: "agent", layer: "front-matter" } as const;
    const parsed = parse(skill.replace("name: careful\n", "").replace("comand", "command"), over);
    expect(parsed.hooks.map((h) => [h.event, h.scope?.name])).toEqual([
      ["PreToolUse", "rev"],
      ["SubagentStop", "rev"],
    ]);
    expect(places(parsed)).toEqual(["8:11 inert-setting", "9:11 unknown-field"]);
  });

  test.each([
    ["no front matter", "# hooks:\n"],
    ["front matter without hooks", "---\nname: x\n---\nhooks:\n"],
    ["an empty hooks key", "---\nhooks:\n---\n"],
    ["front matter never closed", "---\nhooks:\n  Stop: []\n"],
  ])("%s is none of our business", (_, text) => {
    expect(parse(text, { file: "a.md", kind: "command" }).relevant).toBe(false);
  });

  test("broken YAML counts only when it speaks of hooks", () => {
    const over = { file: "a.md", kind: "command" } as const;
    const broken = parse("---\nhooks:\n  Stop: [\n---\n", over);
    expect(broken.defects.map((d) => d.rule)).toEqual(["config-syntax"]);
    expect(parse("---\nname: [\n---\n", over).relevant).toBe(false);
  });

  test("a key given twice, and a list where events belong", () => {
    const over = { file: "a.md", kind: "command" } as const;
    const twice = "---\nhooks:\n  Stop: []\n  Stop: []\n---\n";
    expect(places(parse(twice, over))).toEqual(["3:3 duplicate-key"]);
    expect(places(parse("---\nhooks:\n  - x\n---\n", over))).toEqual(["3:3 config-shape"]);
  });

  test("no version before 2.1.0 read it", () => {
    expect(parse(skill, { file: "SKILL.md", kind: "skill" }, "2.0.45").relevant).toBe(false);
  });
});

// --- Registration -----------------------------------------------------------------------------------------------

describe("register", () => {
  const user = parse(settings("Stop", command("user")), { file: "/u/s.json", layer: "user" });
  const project = parse(settings("Stop", command("project")));
  const local = parse(settings("Stop", command("local")), { file: "l.json", layer: "local" });
  const plugin = parse(settings("Stop", command("plugin")), pluginFile);
  const managed = parse(settings("Stop", command("managed")), { file: "/m.json", layer: "system" });
  const all = [managed, plugin, local, project, user];
  const told = (hooks: readonly Hook[]) => hooks.map((h) => [h.command, h.enabled]);

  test("all sources add up, in one order", () => {
    expect(newest.register(all).map((h) => h.command)).toEqual([
      "user",
      "project",
      "local",
      "plugin",
      "managed",
    ]);
  });

  test("disableAllHooks of a project spares managed hooks, the managed one spares none", () => {
    const off = parse({ disableAllHooks: true }, { file: "off.json" });
    const hooks = newest.register([...all, off]);
    expect(told(hooks).filter(([, enabled]) => enabled)).toEqual([["managed", true]]);
    expect(hooks[0]?.disabledBecause).toBe("`disableAllHooks` in off.json");
    const managedOff = parse({ disableAllHooks: true }, { file: "/m.json", layer: "system" });
    expect(newest.register([...all, managedOff]).some((h) => h.enabled)).toBe(false);
  });

  test("allowManagedHooksOnly counts in managed settings only", () => {
    const only = { allowManagedHooksOnly: true };
    const inProject = newest.register([...all, parse(only)]);
    expect(inProject.every((h) => h.enabled)).toBe(true);
    const inManaged = newest.register([...all, parse(only, { file: "/x.json", layer: "system" })]);
    expect(told(inManaged).filter(([, enabled]) => enabled)).toEqual([["managed", true]]);
  });

  test.each<[string, (number | null)[], number[]]>([
    ["no timeout", [null], [1500]],
    ["a short one", [1], [1000]],
    ["the longest is the budget of the others", [10, null], [10_000, 10_000]],
    ["sixty seconds at most", [300, 20, null], [60_000, 20_000, 60_000]],
  ])("SessionEnd hooks share a budget: %s", (_, seconds, expected) => {
    const handlers = seconds.map((timeout, i) =>
      command(`c${i}`, timeout === null ? {} : { timeout }),
    );
    const hooks = newest.register([parse({ hooks: { SessionEnd: [{ hooks: handlers }] } })]);
    expect(hooks.map((h) => h.timeoutMs)).toEqual(expected);
  });
});

// --- Matchers ---------------------------------------------------------------------------------------------------

describe("matchers", () => {
  const old = "2.1.112";
  test.each<[string, string, string, boolean, boolean]>([
    // matcher, event, value, up to 2.1.112, newest
    ["", "PreToolUse", "Bash", true, true],
    ["*", "PreToolUse", "mcp__a__b", true, true],
    ["Bash", "PreToolUse", "Bash", true, true],
    ["Bash", "PreToolUse", "BashOutput", false, false],
    ["bash", "PreToolUse", "Bash", false, false],
    ["Edit|Write", "PreToolUse", "Write", true, true],
    ["Edit|Write", "PreToolUse", "NotebookEdit", false, false],
    ["Edit | Write", "PreToolUse", "Edit", false, true],
    ["Edit, Write", "PreToolUse", "Write", false, true],
    ["my-agent", "SubagentStop", "my-agent", true, true],
    ["my-agent", "SubagentStop", "my-agent-2", true, false],
    ["mcp__memory", "PreToolUse", "mcp__memory__store", false, false],
    ["mcp__memory__.*", "PreToolUse", "mcp__memory__store", true, true],
    ["Bash(git *)", "PreToolUse", "Bash", false, false],
    ["Edit.*", "PreToolUse", "NotebookEdit", true, true],
    ["^Edit$", "PreToolUse", "NotebookEdit", false, false],
    ["*.py", "PreToolUse", "Edit", false, false],
    ["(", "PreToolUse", "Bash", false, false],
    ["Task", "PreToolUse", "Agent", true, true],
    ["Agent", "PreToolUse", "Task", true, true],
    ["^Task$", "PreToolUse", "Agent", true, true],
    ["KillBash|Read", "PreToolUse", "TaskStop", true, true],
    ["Task", "SubagentStop", "Agent", false, false],
    ["startup|resume", "SessionStart", "resume", true, true],
    ["startup, resume", "SessionStart", "resume", false, true],
    ["rate_limit|overloaded", "StopFailure", "overloaded", true, true],
    ["rate_limit, overloaded", "StopFailure", "overloaded", false, false],
    [".envrc|.env", "FileChanged", ".env", true, true],
    ["package-lock", "FileChanged", "my-package-lock.json", true, true],
    ["opus[1m]", "PreModelSwitch", "opus", true, true],
    ["|", "PreToolUse", "Bash", false, false],
    [" ", "PreToolUse", "Bash", false, false],
  ])("%j on %s against %j: %s, now %s", (matcher, event, value, before, now) => {
    expect(claudeCode.at(old).matcher.compile(matcher, event).test(value)).toBe(before);
    expect(newest.matcher.compile(matcher, event).test(value)).toBe(now);
  });

  test("commas came with 2.1.191, hyphens with 2.1.195", () => {
    const kinds = (version: string) =>
      ["Edit, Write", "my-agent"].map(
        (m) => claudeCode.at(version).matcher.compile(m, "PreToolUse").kind,
      );
    expect(kinds("2.1.152")).toEqual(["pattern", "pattern"]);
    expect(kinds("2.1.191")).toEqual(["names", "pattern"]);
    expect(kinds("2.1.195")).toEqual(["names", "names"]);
  });

  test("what a matcher is read as", () => {
    const compile = (m: string) => newest.matcher.compile(m, "PreToolUse");
    expect(compile("Edit|, Write")).toMatchObject({ kind: "names", names: ["Edit", "Write"] });
    expect(compile("*")).toMatchObject({ kind: "all", names: [] });
    expect(compile("[")).toMatchObject({ kind: "pattern", names: [] });
    expect(compile("[").invalid).toMatch(/regular expression/i);
    expect(compile("[").onInvalid).toContain("never runs the hook");
    expect(newest.matcher.describe("PreToolUse")).toContain("`|` or a comma");
    expect(newest.matcher.describe("StopFailure")).not.toContain("comma");
  });

  test("a pattern that would take forever ends soon", () => {
    const started = Date.now();
    const matcher = newest.matcher.compile("(a+)+$", "PreToolUse");
    expect(matcher.test(`${"a".repeat(60)}!`)).toBe(false);
    expect(Date.now() - started).toBeLessThan(3000);
  });
});

describe("tools", () => {
  test("counterparts, old names and tools from outside", () => {
    const { tools } = newest;
    expect(tools.counterpart("run_shell_command")).toEqual({ name: "Bash", vendor: "Gemini CLI" });
    expect(tools.counterpart("view_file")).toEqual({ name: "Read", vendor: "Antigravity" });
    expect(tools.counterpart("toString")).toBeNull();
    expect(tools.former).toMatchObject({ Task: "Agent", MultiEdit: "Edit", LS: null });
    expect(["mcp__a__b", "mcp__a", "mcp_a_b", "Bash"].map(tools.isExternal)).toEqual([
      true,
      false,
      false,
      false,
    ]);
    for (const name of Object.values(tools.former)) {
      if (name !== null) expect(tools.known).toContain(name);
    }
  });

  test.each<[string, JsonObject, string | null, string]>([
    ["PreToolUse", { tool_name: "Bash", tool_input: { command: "a\n  b" } }, "Bash", "a b"],
    ["PostToolUse", { tool_name: "Edit", tool_input: { file_path: "/x" } }, "Edit", "/x"],
    ["PreToolUse", { tool_name: "mcp__a__b", tool_input: { n: 1, q: "z" } }, "mcp__a__b", "z"],
    ["PreToolUse", { tool_name: "Grep", tool_input: { path: "/p", pattern: "x" } }, "Grep", "x"],
    ["PreToolUse", {}, null, ""],
    ["UserPromptSubmit", { prompt: "hi", source: "user" }, null, "hi"],
    ["SessionStart", { source: "startup" }, null, "startup"],
    ["Stop", { last_assistant_message: "bye" }, null, ""],
    ["FileChanged", { file_path: "/e/.env", event: "add" }, null, "/e/.env"],
    ["NoSuchEvent", { prompt: "p" }, null, "p"],
  ])("%s %j is about tool %s, subject %j", (name, input, tool, subject) => {
    expect(newest.tool(eventOf(name, input))).toBe(tool);
    expect(newest.subject(eventOf(name, input))).toBe(subject);
  });

  test("a long subject is cut at 200 characters, not within a character", () => {
    const subject = newest.subject(
      eventOf("UserPromptSubmit", { prompt: `${"x".repeat(198)}😀 and more` }),
    );
    expect(subject).toBe(`${"x".repeat(198)}…`);
  });
});

// --- Planning ---------------------------------------------------------------------------------------------------

describe("filters of handlers (`if`)", () => {
  const bash = (text: string): JsonObject => ({ tool_name: "Bash", tool_input: { command: text } });
  const edit = (path: string): JsonObject => ({
    tool_name: "Edit",
    tool_input: { file_path: path },
  });
  const fetched = (url: string): JsonObject => ({ tool_name: "WebFetch", tool_input: { url } });
  test.each<[string, JsonObject, boolean]>([
    ["Bash", bash("ls"), true],
    ["Bash", edit("/a"), false],
    ["Bash()", bash("ls"), true],
    ["Bash(*)", bash("ls"), true],
    ["Bash(git *)", bash("git push"), true],
    ["Bash(git *)", bash("git"), true],
    ["Bash(git *)", bash("gitk"), false],
    ["Bash(git:*)", bash("git push"), true],
    ["Bash(git:*)", bash("legit push"), false],
    ["Bash(git push*)", bash("cd x && git push -f"), true],
    ["Bash(git push*)", bash("cd x; FOO=1 git push"), true],
    ["Bash(git push *--force*)", bash("git push origin --force"), true],
    ["Bash(git push *--force*)", bash("git push origin"), false],
    ["Bash(git push*)", bash("echo 'a && git push'"), false],
    ["Bash(git push*)", bash("echo $(git push)"), true],
    ["Bash(git push*)", bash("echo `git push`"), true],
    ["Bash(git push*)", bash("echo '$(git push)'"), false],
    ["Bash(git push*)", bash('echo "unclosed'), true],
    ["Bash(rm *)", bash("ls 2>&1 | rm x"), true],
    ["PowerShell(git push*)", bash("git push"), false],
    ["Write(.env*)", edit("/r/.env"), false],
    ["Edit(.env*)", edit("/r/sub/.env.local"), true],
    ["Edit(.env*)", edit("/r/env"), false],
    ["Edit(src/**)", edit("/r/src/a/b.ts"), true],
    ["Edit(src/**)", edit("/r/lib/a.ts"), false],
    ["Edit(/src/*.ts)", edit("/r/src/a.ts"), true],
    ["Edit(/src/*.ts)", edit("/r/src/a/b.ts"), false],
    ["Edit(//r/src/**)", edit("/r/src/a.ts"), true],
    ["Edit(//r/src/**)", edit("/other/r/src/a.ts"), false],
    ["Edit(docs)", edit("/r/docs/a/b.md"), true],
    ["Edit(*.{ts,js})", edit("/r/a.py"), true],
    ["WebFetch(domain:example.com)", fetched("https://example.com/x"), true],
    ["WebFetch(domain:example.com)", fetched("https://evil.com/example.com"), false],
    ["WebFetch(domain:*.example.com)", fetched("https://a.example.com"), true],
    ["WebFetch(domain:example.com)", fetched("no address"), true],
    ["mcp__srv", { tool_name: "mcp__srv__t", tool_input: {} }, true],
    ["mcp__srv", { tool_name: "mcp__srv2__t", tool_input: {} }, false],
    ["mcp__srv__*", { tool_name: "mcp__srv__t", tool_input: {} }, true],
    ["mcp__srv__t", { tool_name: "mcp__srv__u", tool_input: {} }, false],
    ["Task(reviewer)", { tool_name: "Agent", tool_input: { subagent_type: "reviewer" } }, true],
    ["Task(reviewer)", { tool_name: "Agent", tool_input: { subagent_type: "other" } }, false],
    ["not a rule at all", bash("ls"), true],
    ["Bash(git *)", { tool_name: "Bash" }, true],
  ])("%s on %j: %s", (condition, payload, fits) => {
    expect(conditionFits(condition, payload)).toBe(fits);
  });

  test("compound commands", () => {
    expect(splitCommand("a && b || c; d | e & f\ng 2>&1")).toEqual([
      "a",
      "b",
      "c",
      "d",
      "e",
      "f",
      "g 2>&1",
    ]);
    expect(splitCommand("A=1 B='x y' run \"a;b\" c\\;d")).toEqual(['run "a;b" c\\;d']);
  });
});

describe("plan", () => {
  const planned = (hooks: readonly Hook[], name: string, input: JsonObject = {}) =>
    newest.plan(hooks, eventOf(name, input)).steps.map(({ hook, skip }) => skip ?? hook.command);

  test("the hooks of the event whose matcher and filter fit, all at once", () => {
    const { hooks } = parse({
      hooks: {
        PreToolUse: [
          { matcher: "Bash", hooks: [command("bash"), command("git", { if: "Bash(git *)" })] },
          { matcher: "Edit", hooks: [command("edit")] },
          { hooks: [command("any")] },
        ],
        Stop: [{ matcher: "ignored", hooks: [command("stop"), command("dead", { if: "Bash" })] }],
      },
    });
    const bash = (text: string) => ({ tool_name: "Bash", tool_input: { command: text } });
    expect(planned(hooks, "PreToolUse", bash("git x"))).toEqual(["bash", "git", "any"]);
    expect(planned(hooks, "PreToolUse", bash("ls"))).toEqual(["bash", "any"]);
    expect(planned(hooks, "PreToolUse", { tool_input: { command: "ls" } })).toContain("edit");
    expect(planned(hooks, "Stop")).toEqual(["stop"]);
    expect(planned(hooks, "NoSuchEvent")).toEqual([]);
    expect(newest.plan(hooks, eventOf("Stop"))).toMatchObject({ sequential: false, failure: null });
  });

  test("a changed file is compared by its last name", () => {
    const { hooks } = parse(settings("FileChanged", command("c"), ".env"));
    expect(planned(hooks, "FileChanged", { file_path: "/a/.env" })).toEqual(["c"]);
    expect(planned(hooks, "FileChanged", { file_path: "/.env/a" })).toEqual([]);
  });

  test("an event that this version does not fire plans nothing", () => {
    const old = claudeCode.at("2.1.88");
    const { hooks } = parse(settings("PermissionDenied", command()));
    expect(old.plan(hooks, eventOf("PermissionDenied")).steps).toEqual([]);
    expect(planned(hooks, "PermissionDenied")).toHaveLength(1);
  });

  test("equal handlers run once per source", () => {
    const twice: JsonObject = {
      hooks: {
        Stop: [
          { hooks: [command("a"), command("a", { timeout: 5 }), command("a", { args: [] })] },
          { hooks: [command("a"), command("a", { shell: "bash" })] },
        ],
      },
    };
    const one = parse(twice).hooks;
    expect(planned(one, "Stop")).toEqual(["a", "a", "a"]);
    const other = parse(twice, { file: ".claude/settings.local.json", layer: "local" }).hooks;
    expect(planned([...one, ...other], "Stop")).toHaveLength(6);
    const plugin = [pluginFile, { ...pluginFile, file: "plug/extra.json" }].flatMap(
      (file) => parse(settings("Stop", command("a")), file).hooks,
    );
    expect(planned(plugin, "Stop")).toEqual(["a"]);
    const prompts = ["p", "p", "q"].map((prompt) => ({ type: "prompt", prompt }));
    expect(planned(parse({ hooks: { Stop: [{ hooks: prompts }] } }).hooks, "Stop")).toHaveLength(2);
  });

  test("what needs a model or a server is skipped, and says so", () => {
    const handlers = [
      { type: "prompt", prompt: "p" },
      { type: "agent", prompt: "p" },
      { type: "http", url: "https://x" },
      { type: "mcp_tool", server: "s", tool: "t" },
    ];
    expect(planned(parse({ hooks: { Stop: [{ hooks: handlers }] } }).hooks, "Stop")).toEqual([
      "a prompt hook needs a model",
      "an agent hook needs a model",
      "an http hook needs its server",
      "an mcp_tool hook needs its server",
    ]);
  });

  test("an agent's hooks run inside that agent, a skill's and a command's are never planned", () => {
    const matter =
      "---\nname: rev\nhooks:\n  PreToolUse:\n    - hooks: [{ type: command, command: c }]\n---\n";
    const hooks = (kind: string) => parse(matter, { file: "a/rev.md", kind }).hooks;
    const asked = (kind: string, input: JsonObject) =>
      planned(hooks(kind), "PreToolUse", { tool_name: "Bash", ...input });
    expect(asked("agent", { agent_type: "rev" })).toEqual(["c"]);
    expect(asked("agent", { agent_type: "plug:rev" })).toEqual(["c"]);
    expect(asked("agent", { agent_type: "other" })).toEqual([]);
    expect(asked("agent", {})).toEqual([]);
    expect(asked("skill", {})).toEqual([]);
    expect(asked("command", {})).toEqual([]);
  });

  test("hooks that are switched off are not planned", () => {
    const { hooks } = parse({
      hooks: { PreToolUse: [{ hooks: [{ type: "command" }, command()] }] },
    });
    expect(planned(hooks, "PreToolUse", { tool_name: "Bash" })).toEqual([]);
  });
});

// --- Payload and process ----------------------------------------------------------------------------------------

describe("payload", () => {
  test("common fields are filled in, in the vendor's order", () => {
    const event = eventOf(
      "PreToolUse",
      { extra: 1, tool_input: { command: "ls" }, tool_name: "Bash" },
      { callId: "toolu_1", agent: "a-1" },
    );
    expect(Object.entries(newest.payload(event, session, workspace))).toEqual([
      ["session_id", "s-1"],
      ["transcript_path", "/w/home/.claude/projects/project/s-1.jsonl"],
      ["cwd", "/w/repo/sub"],
      ["permission_mode", "default"],
      ["agent_id", "a-1"],
      ["hook_event_name", "PreToolUse"],
      ["tool_name", "Bash"],
      ["tool_input", { command: "ls" }],
      ["tool_use_id", "toolu_1"],
      ["extra", 1],
    ]);
  });

  test("what the recording has stays as it is", () => {
    const input = {
      session_id: "x",
      transcript_path: "/t",
      cwd: "/c",
      permission_mode: "plan",
      hook_event_name: "Stop",
      stop_hook_active: true,
    };
    expect(newest.payload(eventOf("Stop", input), session, workspace)).toEqual(input);
  });

  test("fields that not every event has", () => {
    const payload = (name: string) => newest.payload(eventOf(name), session, workspace);
    expect(payload("SessionStart")).not.toHaveProperty("permission_mode");
    expect(payload("Stop")).toMatchObject({ stop_hook_active: false, permission_mode: "default" });
  });

  test("a hostile key is only a key", () => {
    const input = JSON.parse('{"__proto__":{"polluted":1}}') as JsonObject;
    const payload = newest.payload(eventOf("Stop", input), session, workspace);
    expect(Object.hasOwn(payload, "__proto__")).toBe(true);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});

describe("invocation", () => {
  const payload: JsonObject = {
    cwd: "/w/repo/sub/deep",
    session_id: "s-1",
    effort: { level: "high" },
  };
  const start = (hook: Hook, over: Partial<Workspace> = {}) => {
    const invocation = newest.invocation(hook, payload, { ...workspace, ...over });
    if ("impossible" in invocation) throw new Error(invocation.impossible);
    return invocation;
  };

  test("shell form: text handed to /bin/sh, input on stdin, the session's folder", () => {
    const text = '"$CLAUDE_PROJECT_DIR"/x.sh --it\'s `"a b"`';
    expect(start(hookOf("PreToolUse", command(text, { timeout: 5 })))).toEqual({
      argv: ["/bin/sh", "-c", text],
      cwd: "/w/repo/sub/deep",
      env: {
        CLAUDE_PROJECT_DIR: "/w/repo/sub",
        CLAUDECODE: "1",
        CLAUDE_CODE_SESSION_ID: "s-1",
        CLAUDE_EFFORT: "high",
      },
      stdin: `${JSON.stringify(payload)}\n`,
      timeoutMs: 5000,
    });
  });

  test.each<[string, JsonObject, string[]]>([
    ["bash", { shell: "bash" }, ["bash", "-c", "x"]],
    [
      "powershell",
      { shell: "powershell" },
      ["pwsh", "-NoProfile", "-NonInteractive", "-Command", "x"],
    ],
    ["exec form", { args: ["a b", "$HOME"] }, ["x", "a b", "$HOME"]],
    ["exec form without arguments", { args: [] }, ["x"]],
  ])("%s", (_, more, argv) => {
    expect(start(hookOf("Stop", command("x", more))).argv).toEqual(argv);
  });

  test("names in braces are filled in as text, unknown ones left to the shell", () => {
    const hook = hookOf(
      "Stop",
      command(`\${CLAUDE_PROJECT_DIR}/a \${CLAUDE_NOTHING} \${HOME} $CLAUDE_PROJECT_DIR`),
    );
    expect(start(hook, { project: "/a b/$&" }).argv[2]).toBe(
      `/a b/$&/a \${CLAUDE_NOTHING} \${HOME} $CLAUDE_PROJECT_DIR`,
    );
  });

  test("a plugin's hook knows its folders, in the repository or outside", () => {
    const handler = command("x", { args: [`\${CLAUDE_PLUGIN_ROOT}/a`, `\${CLAUDE_PLUGIN_DATA}`] });
    const inside = start(hookOf("Stop", handler, pluginFile));
    expect(inside.argv).toEqual(["x", "/w/repo/plug/a", "/w/home/.claude/plugins/data/plug"]);
    expect(inside.env).toMatchObject({ CLAUDE_PLUGIN_ROOT: "/w/repo/plug" });
    const outside = start(hookOf("Stop", handler, { ...pluginFile, home: "/opt/p" }));
    expect(outside.argv[1]).toBe("/opt/p/a");
    expect(start(hookOf("Stop", handler, { ...pluginFile, home: "" })).argv[1]).toBe("/w/repo/a");
  });

  test.each([
    ["SessionStart", true],
    ["Setup", true],
    ["CwdChanged", true],
    ["FileChanged", true],
    ["PreToolUse", false],
  ])("%s gets a file for variables: %s", (event, expected) => {
    const { env } = start(hookOf(event));
    expect(Object.hasOwn(env, "CLAUDE_ENV_FILE")).toBe(expected);
    if (expected) expect(env.CLAUDE_ENV_FILE).toMatch(/^\/w\/tmp\/claude-env-[0-9a-f]{8}\.sh$/);
  });

  test.each<[string, Hook, string]>([
    [
      "a plugin's folder in settings",
      hookOf("Stop", command(`\${CLAUDE_PLUGIN_ROOT}/x`)),
      "has no value in a settings file",
    ],
    [
      "a user's setting in a shell command",
      hookOf("Stop", command(`x \${user_config.K}`), pluginFile),
      "refuses",
    ],
    [
      "a user's setting in an argument",
      hookOf("Stop", command("x", { args: [`\${user_config.K}`] }), pluginFile),
      "needs a setting",
    ],
    ["a prompt", hookOf("Stop", { type: "prompt", prompt: "p" }), "is not a command"],
  ])("cannot be started: %s", (_, hook, why) => {
    const invocation = newest.invocation(hook, payload, workspace);
    expect("impossible" in invocation && invocation.impossible).toContain(why);
  });

  test("without a recorded folder it is the project's", () => {
    const invocation = newest.invocation(hookOf("Stop"), {}, workspace);
    expect("cwd" in invocation && invocation.cwd).toBe("/w/repo/sub");
  });
});

// --- Interpretation ---------------------------------------------------------------------------------------------

const json = (value: unknown): string => JSON.stringify(value);
const specific = (event: string, fields: JsonObject): string =>
  json({ hookSpecificOutput: { hookEventName: event, ...fields } });
const permission = (permissionDecision: string, more: JsonObject = {}): string =>
  specific("PreToolUse", { permissionDecision, ...more });
const denial = permission("deny", { permissionDecisionReason: "because" });
const request = (behavior: string, more: JsonObject = {}): string =>
  specific("PermissionRequest", { decision: { behavior, ...more } });

type Run = Partial<RunResult>;
const out = (stdout: string, durationMs = 5): Run => ({ stdout, durationMs });
const err = (stderr: string): Run => ({ stderr });
const exit = (exitCode: number, stderr = "", stdout = ""): Run => ({ exitCode, stderr, stdout });
const late: Run = { exitCode: null, timedOut: true };
const missing: Run = { exitCode: null, spawnError: "ENOENT" };

const failClosed = { onFailure: "block" };
const background = { async: true };
const noScript = "python3: can't open file 'x.py'";
const block = json({ decision: "block", reason: "r" });
const approve = json({ decision: "approve" });
const end = json({ continue: false, stopReason: "enough" });
const topDeny = json({ decision: "deny", reason: "r" });

/** `outcome raw-decision (failure): reason !rule-of-a-fault` */
function summary(result: ReturnType<Dialect["interpret"]>): string {
  const { outcome, rawDecision, failure, reason, faults } = result;
  const parts = [
    outcome,
    rawDecision === null ? "" : ` ${rawDecision}`,
    failure === null ? "" : ` (${failure})`,
    reason === null ? "" : `: ${reason}`,
    ...faults.map((fault) => ` !${fault.rule}`),
  ];
  return parts.join("");
}

interface RunGroup {
  event: string;
  handler?: JsonObject;
  over?: Partial<ConfigFile>;
  version?: string;
  /** What it is about, the run, its summary, and a part of the first fault or the error. */
  rows: [about: string, run: Run, expected: string, says?: string][];
}

const runGroups: RunGroup[] = [
  {
    event: "PreToolUse",
    rows: [
      // It never came to an answer.
      ["time is up", late, "timeout (open)", "cancelled after 600 s"],
      ["time is up after a deny", { ...late, stdout: denial }, "timeout (open)"],
      ["could not be started", missing, "error (open)", "could not be started: ENOENT"],
      // What counts as JSON.
      ["nothing printed", {}, "none"],
      ["plain text", out("ok\n"), "none"],
      ["a list is plain text", out("[1]"), "none"],
      ["an open brace is plain text", out("{ not json"), "none"],
      ["braces around no JSON", out("{ no }"), "error (open) !invalid-output", "not valid JSON"],
      ["several lines", out(`\n${denial.replaceAll(",", ",\n")}\n`), "deny deny: because"],
      ["documents that say nothing", out('{"a":1}\n{"b":2}'), "none"],
      [
        "two documents",
        out(`{"a":1}\n${denial}`),
        "error (open) !invalid-output",
        "2 JSON documents",
      ],
      [
        "a greeting before it",
        out(`hi\n${denial}`),
        "none !decision-ignored",
        "printed other text",
      ],
      ["text after it", out(`${denial}\nbye`), "none !decision-ignored"],
      ["a decision on stderr", err(denial), "none !decision-ignored", "on standard error"],
      ["… with exit 1", exit(1, "deny {"), "error (open): deny {"],
      ["… with exit 2 blocks", exit(2, denial), `deny block: ${denial}`],
      ["its own input printed back", out(json({ tool_name: "Bash", cwd: "/" })), "none"],
      // JSON that fails validation.
      ["deny at the top", out(topDeny), "error (open) !decision-ignored", "`approve` or `block`"],
      ["… with exit 2", exit(2, "no", topDeny), "deny block: no !invalid-output"],
      [
        "permissionDecision at the top",
        out(json({ permissionDecision: "deny" })),
        "error (open) !decision-ignored",
        "stands at the top level",
      ],
      [
        "no hookEventName",
        out(json({ hookSpecificOutput: { permissionDecision: "deny" } })),
        "error (open) !decision-ignored",
        "`hookSpecificOutput.hookEventName` is missing",
      ],
      ["no such permission", out(permission("block")), "error (open) !decision-ignored"],
      ["a null", out('{"reason":null}'), "error (open) !invalid-output", "`reason` is `null`"],
      // A hook that goes on in the background.
      ["announces it", out('{"async":true,"asyncTimeout":5}\n{"done":1}'), "none"],
      ["… and ends with 2", exit(2, "no", '{"async":true}'), "deny block: no"],
      ["… and fails", exit(3, "", '{"async":true}'), "error (open)"],
      // Valid JSON counts at any exit status.
      ["deny with exit 1", exit(1, "", denial), "deny deny: because"],
      ["deny with exit 2", exit(2, "other", denial), "deny deny: because"],
      ["allow with exit 2", exit(2, "no", permission("allow")), "deny block: no"],
      [
        "a message with exit 2",
        exit(2, "", '{"systemMessage":"m"}'),
        "deny block: No stderr output",
      ],
      ["an empty answer with exit 1", exit(1, "", "{}"), "none"],
      // No JSON: the exit status speaks.
      ["exit 2", exit(2, "no\n"), "deny block: no"],
      ["exit 2 without stderr", exit(2, "", "why"), "deny block: No stderr output"],
      ["exit 1", exit(1, "no"), "error (open): no", "exit status 1"],
      ["exit 127", exit(127, "not found"), "error (open): not found"],
      ["killed", { exitCode: null, signal: "SIGSEGV" }, "error (open)", "killed by SIGSEGV"],
      ["a missing script blocks", exit(2, noScript), `deny block: ${noScript}`],
      // Decisions.
      ["allow", out(permission("allow", { permissionDecisionReason: "s" })), "allow allow: s"],
      ["ask", out(permission("ask")), "ask ask"],
      ["defer", out(permission("defer")), "ask defer"],
      ["the old block", out(block), "deny block: r"],
      ["the old approval", out(approve), "allow approve"],
      [
        "ask beats it",
        out(json({ ...JSON.parse(permission("ask")), decision: "approve" })),
        "ask ask",
      ],
      [
        "allow does not beat a block",
        out(json({ ...JSON.parse(permission("allow")), decision: "block" })),
        "deny block",
      ],
      ["the end of everything", out(end), "halt continue: false: enough"],
      [
        "deny beside it",
        out(json({ ...JSON.parse(denial), continue: false })),
        "deny deny: because",
      ],
      ["context only", out(specific("PreToolUse", { additionalContext: "c" })), "none"],
      ["Cursor's word", out('{"permission":"deny"}'), "none !decision-ignored", "does not read on"],
      [
        "another event's field",
        out(specific("PreToolUse", { decision: "block" })),
        "none !decision-ignored",
      ],
    ],
  },
  {
    event: "PreToolUse",
    handler: failClosed,
    rows: [
      ["time is up", late, "timeout (closed)"],
      ["could not be started", missing, "error (closed)"],
      ["exit 1", exit(1), "error (closed)"],
      ["a rejected answer", out('{"reason":1}'), "error (closed) !invalid-output"],
      ["allow with exit 1", exit(1, "", permission("allow")), "error (closed)"],
      ["deny with exit 1", exit(1, "", denial), "deny deny: because"],
      ["exit 0", {}, "none"],
    ],
  },
  {
    event: "PreToolUse",
    handler: failClosed,
    version: "2.1.290",
    rows: [["exit 1 before onFailure existed", exit(1), "error (open)"]],
  },
  {
    event: "PreToolUse",
    version: "2.1.213",
    rows: [["exit 2 beside bad JSON", exit(2, "", topDeny), "error (open) !invalid-output"]],
  },
  {
    event: "PreToolUse",
    version: "2.1.85",
    rows: [
      ["no defer yet", out(permission("defer")), "error (open) !decision-ignored"],
      ["exit 2 hides JSON", exit(2, "no", denial), "deny block: no"],
    ],
  },
  {
    event: "PreToolUse",
    handler: background,
    rows: [
      ["a decision", out(denial), "deny deny: because !decision-ignored", "comes too late"],
      ["exit 2", exit(2, "x"), "deny block: x !decision-ignored"],
      ["exit 1", exit(1), "error (open)"],
      ["nothing", {}, "none"],
    ],
  },
  {
    event: "PreToolUse",
    handler: { ...background, ...failClosed },
    rows: [["exit 1, fail closed in the background", exit(1), "error (open)"]],
  },
  {
    event: "PostToolUse",
    handler: { asyncRewake: true },
    rows: [["exit 2 that wakes the model", exit(2, "look"), "none: look"]],
  },
  {
    event: "PostToolUse",
    rows: [
      ["exit 2", exit(2, "x"), "deny block: x"],
      [
        "another event's answer",
        out(denial),
        "error (open) !decision-ignored",
        "the event is PostToolUse",
      ],
    ],
  },
  {
    event: "Stop",
    rows: [
      ["exit 2", exit(2, "go on"), "continue block: go on"],
      ["a block", out(block), "continue block: r"],
      ["an approval", out(approve), "allow approve"],
      ["text before an approval changes nothing", out(`hi ${approve}`), "none"],
      [
        "the end of everything beside a block",
        out(json({ continue: false, decision: "block" })),
        "halt continue: false",
      ],
      ["a missing script", exit(2, noScript), `error (open): ${noScript}`, "the script is missing"],
      ["… that printed something", exit(2, noScript, "x"), `continue block: ${noScript}`],
      ["another event's context", out(specific("PreToolUse", {})), "error (open) !invalid-output"],
    ],
  },
  {
    event: "Stop",
    handler: failClosed,
    rows: [["fail closed does nothing", late, "timeout (open)"]],
  },
  {
    event: "Stop",
    version: "2.1.152",
    rows: [["no own output yet", out(specific("Stop", {})), "error (open) !invalid-output"]],
  },
  { event: "SubagentStop", rows: [["exit 2", exit(2, "x"), "continue block: x"]] },
  { event: "TaskCompleted", rows: [["exit 2", exit(2, "x"), "continue block: x"]] },
  { event: "TeammateIdle", rows: [["exit 2", exit(2, "x"), "continue block: x"]] },
  { event: "PostToolBatch", rows: [["exit 2", exit(2, "x"), "halt block: x"]] },
  {
    event: "UserPromptSubmit",
    rows: [
      ["a block", out(block), "deny block: r"],
      ["a missing script", exit(2, "No such file"), "deny block: No such file"],
    ],
  },
  {
    event: "UserPromptSubmit",
    over: pluginFile,
    rows: [["a plugin's missing script", exit(2, "No such file"), "error (open): No such file"]],
  },
  {
    event: "PermissionRequest",
    rows: [
      ["exit 2", exit(2, "x"), "deny block: x !decision-ignored", "only a JSON decision counts"],
      ["granted", out(request("allow")), "allow allow"],
      ["granted with exit 2", exit(2, "", request("allow")), "allow allow"],
      ["denied", out(request("deny", { message: "m" })), "deny deny: m"],
      ["the old block", out(block), "deny block: r !decision-ignored", "heeds only"],
      ["no such behaviour", out(request("ask")), "error (open) !decision-ignored"],
    ],
  },
  {
    event: "PermissionRequest",
    handler: failClosed,
    rows: [["could not be started", missing, "error (closed)"]],
  },
  {
    event: "Elicitation",
    rows: [
      ["accepted", out(specific("Elicitation", { action: "accept" })), "allow accept"],
      ["declined", out(specific("Elicitation", { action: "decline" })), "deny decline"],
    ],
  },
  {
    event: "ElicitationResult",
    rows: [["cancelled", out(specific("ElicitationResult", { action: "cancel" })), "deny cancel"]],
  },
  {
    event: "PreModelSwitch",
    rows: [["asked", out(specific("PreModelSwitch", { permissionDecision: "ask" })), "ask ask"]],
  },
  {
    event: "PreCompact",
    rows: [
      ["exit 2", exit(2, "x"), "deny block: x"],
      [
        "no own output",
        out(specific("PreCompact", {})),
        "error (open) !invalid-output",
        "accepts no",
      ],
    ],
  },
  {
    event: "PreCompact",
    version: "2.1.104",
    rows: [["exit 2 before it could block", exit(2, "x"), "deny block: x !decision-ignored"]],
  },
  {
    event: "SessionStart",
    rows: [
      ["exit 2 tells the user", exit(2, "x"), "deny block: x"],
      ["a block", out(block), "deny block: r !decision-ignored", "nothing can be blocked"],
    ],
  },
  {
    event: "Notification",
    rows: [
      ["exit 2", exit(2, "x"), "deny block: x !decision-ignored", "does nothing on Notification"],
      ["a missing script means nothing by it", exit(2, noScript), `deny block: ${noScript}`],
    ],
  },
  {
    event: "WorktreeCreate",
    rows: [
      ["exit 1", exit(1, "x"), "error (closed): x"],
      ["exit 2", exit(2, "x"), "error (closed): x"],
      ["a path", out("/tmp/tree"), "none"],
    ],
  },
  { event: "StopFailure", rows: [["nobody reads it", out("{ broken }"), "none"]] },
  { event: "BeforeTool", rows: [["no event at all", exit(2), "none", "no event BeforeTool"]] },
];

describe("interpret", () => {
  const flat = runGroups.flatMap(({ rows, ...group }) =>
    rows.map(([about, run, expected, says]) => ({ ...group, about, run, expected, says })),
  );
  test.each(flat)("$event $handler $version: $about", (row) => {
    const { event, run, expected, says, version = null } = row;
    const hook =
      newest.events.get(event) === null
        ? hookOf("Stop")
        : hookOf(event, command("c", row.handler ?? {}), row.over, version);
    const result = claudeCode.at(version).interpret(hook, eventOf(event), ran(run));
    expect(summary(result)).toBe(expected);
    const told = `${result.faults[0]?.what ?? ""} ${result.error ?? ""}`;
    if (says !== undefined) expect(told).toContain(says);
  });

  test("the output is what passes validation, without fields nobody reads", () => {
    const stdout = json({
      systemMessage: "m",
      mine: 1,
      hookSpecificOutput: {
        hookEventName: "PreToolUse",
        updatedInput: { command: "ls", extra: [1] },
        mine: 2,
      },
    });
    const { output } = newest.interpret(
      hookOf("PreToolUse"),
      eventOf("PreToolUse"),
      ran({ stdout }),
    );
    expect(output).toEqual({
      systemMessage: "m",
      hookSpecificOutput: {
        hookEventName: "PreToolUse",
        updatedInput: { command: "ls", extra: [1] },
      },
    });
  });

  test.each<[string, JsonObject]>([
    [
      "PreToolUse",
      { updatedInput: { a: 1 }, additionalContext: "c", permissionDecisionReason: "r" },
    ],
    [
      "PostToolUse",
      {
        additionalContext: "c",
        updatedToolOutput: [1],
        updatedMCPToolOutput: "x",
        classifierContext: "k",
      },
    ],
    [
      "UserPromptSubmit",
      { additionalContext: "c", sessionTitle: "t", suppressOriginalPrompt: true },
    ],
    ["UserPromptExpansion", { additionalContext: "c", suppressOriginalPrompt: true }],
    [
      "SessionStart",
      {
        additionalContext: "c",
        initialUserMessage: "m",
        sessionTitle: "t",
        watchPaths: ["a"],
        reloadSkills: true,
      },
    ],
    ["Setup", { additionalContext: "c" }],
    ["SubagentStart", { additionalContext: "c" }],
    ["PostToolUseFailure", { additionalContext: "c" }],
    ["PostToolBatch", { additionalContext: "c" }],
    ["Notification", { additionalContext: "c" }],
    ["PostModelSwitch", { additionalContext: "c" }],
    ["Stop", { additionalContext: "c" }],
    ["SubagentStop", { additionalContext: "c" }],
    [
      "PermissionRequest",
      { decision: { behavior: "allow", updatedInput: { a: 1 }, updatedPermissions: [] } },
    ],
    ["PermissionDenied", { retry: true }],
    ["PreModelSwitch", { permissionDecision: "deny", permissionDecisionReason: "r" }],
    ["Elicitation", { action: "accept", content: { a: 1 } }],
    ["ElicitationResult", { action: "decline" }],
    ["CwdChanged", { watchPaths: ["a"] }],
    ["FileChanged", { watchPaths: ["a"] }],
    ["WorktreeCreate", { worktreePath: "/t" }],
    ["MessageDisplay", { displayContent: "d" }],
  ])("%s accepts %j", (event, fields) => {
    const { output, faults } = newest.interpret(
      hookOf(event),
      eventOf(event),
      ran({ stdout: specific(event, fields) }),
    );
    expect(output).toEqual({ hookSpecificOutput: { hookEventName: event, ...fields } });
    expect(faults).toEqual([]);
  });

  test("fields that an older version does not know are dropped", () => {
    const stdout = specific("PreToolUse", { updatedInput: { a: 1 }, additionalContext: "c" });
    const output = (version: string) => {
      const dialect = claudeCode.at(version);
      return dialect.interpret(hookOf("PreToolUse"), eventOf("PreToolUse"), ran({ stdout })).output;
    };
    const kept = (fields: JsonObject) => ({
      hookSpecificOutput: { hookEventName: "PreToolUse", ...fields },
    });
    expect(output("1.0.85")).toEqual(kept({}));
    expect(output("2.0.10")).toEqual(kept({ updatedInput: { a: 1 } }));
  });
});

// --- Aggregation ------------------------------------------------------------------------------------------------

interface Judged extends Run {
  handler?: JsonObject;
}

/** Runs of one event, each of a hook of its own, in plan order; `durationMs` tells who finished when. */
function ruling(
  event: string,
  runs: readonly Judged[],
  input: JsonObject = {},
  version: string | null = null,
): Ruling {
  const dialect = claudeCode.at(version);
  const about = eventOf(event, input);
  const results = runs.map(({ handler, ...run }, index): HookResult => {
    const hook = hookOf(event, command(`c${index}`, handler ?? {}), {}, version);
    const finished = ran(run);
    return { hook, run: finished, ...dialect.interpret(hook, about, finished) };
  });
  return dialect.combine(about, results);
}

/** `verdict raw-decision: reasons`, then what is true of it. */
function ruled({ verdict, rawDecision, reason, ...flags }: Ruling): string {
  const parts = [
    verdict,
    rawDecision === null ? "" : ` ${rawDecision}`,
    reason === null ? "" : `: ${reason.replaceAll("\n", " + ")}`,
    flags.failedOpen ? " [failed open]" : "",
    flags.failedClosed ? " [failed closed]" : "",
    flags.afterTheFact ? " [after the fact]" : "",
  ];
  return parts.join("");
}

const closed = (run: Run): Judged => ({ ...run, handler: failClosed });
const say = (word: string, more: JsonObject = {}): Run =>
  out(permission(word, { permissionDecisionReason: `${word}!`, ...more }));
const context = (event: string, fields: JsonObject, durationMs = 5): Run =>
  out(specific(event, fields), durationMs);

interface RulingGroup {
  event: string;
  rows: [about: string, runs: Judged[], expected: string, effects?: JsonObject][];
}

const rulingGroups: RulingGroup[] = [
  {
    event: "PreToolUse",
    rows: [
      ["nobody asked", [], "none", {}],
      ["nobody objects", [out("ok"), {}], "none", {}],
      [
        "deny over all",
        [say("allow"), say("ask"), say("defer"), out(denial)],
        "deny deny: because",
      ],
      ["defer over ask", [say("allow"), say("ask"), say("defer")], "ask defer: ask! + defer!"],
      ["ask over allow", [say("allow"), say("ask")], "ask ask: ask!"],
      ["allow over silence", [{}, say("allow")], "allow allow: allow!"],
      ["a blocking error denies", [say("allow"), exit(2, "no")], "deny block: no"],
      [
        "all reasons, equal ones once",
        [exit(2, "a"), out(denial), exit(2, "a")],
        "deny block: a + because",
      ],
      [
        "the end over ask",
        [out(end), say("ask")],
        "halt continue: false: enough",
        { stopReason: "enough" },
      ],
      ["deny over the end", [out(end), exit(2, "no")], "deny block: no", { stopReason: "enough" }],
      ["a guard fails", [exit(1)], "none [failed open]"],
      ["a guard is late, another asks", [late, say("ask")], "ask ask: ask! [failed open]"],
      ["a guard fails, another denies", [exit(1), exit(2, "no")], "deny block: no"],
      ["a guard fails closed", [closed(exit(1, "x"))], "deny block: x [failed closed]"],
      [
        "a guard is late, closed",
        [closed(late)],
        "deny block: cancelled after 600 s [failed closed]",
      ],
      ["the background decides nothing", [{ ...out(denial), handler: background }], "none"],
      ["… and guards nothing", [{ ...exit(1), handler: background }], "none"],
      [
        "the last changed input to arrive wins",
        [
          context("PreToolUse", { updatedInput: { a: 1 }, permissionDecision: "allow" }, 30),
          context("PreToolUse", { updatedInput: { a: 2 } }, 10),
        ],
        "allow allow",
        { updatedInput: { a: 1 } },
      ],
      [
        "… but not on a denied call",
        [say("allow", { updatedInput: {} }), exit(2, "no")],
        "deny block: no",
        {},
      ],
      [
        "context of all hooks",
        [
          context("PreToolUse", { additionalContext: "a" }, 9),
          context("PreToolUse", { additionalContext: "b" }, 1),
        ],
        "none",
        { additionalContext: "a\nb" },
      ],
      ["plain text is hidden", [out("note")], "none", {}],
    ],
  },
  {
    event: "PostToolUse",
    rows: [
      ["a failure guards nothing", [exit(1)], "none"],
      ["a block", [exit(2, "bad")], "deny block: bad [after the fact]"],
      ["a failure that blocks", [closed(exit(1, "x"))], "deny block: x [after the fact]"],
      ["the end of everything", [out(end)], "halt continue: false: enough [after the fact]"],
      [
        "changed output: the last to arrive",
        [
          context("PostToolUse", { updatedToolOutput: { a: 1 } }, 9),
          context("PostToolUse", { updatedToolOutput: 2 }, 1),
        ],
        "none",
        { updatedToolOutput: { a: 1 } },
      ],
    ],
  },
  {
    event: "PostToolUseFailure",
    rows: [["a block", [out(block)], "deny block: r [after the fact]"]],
  },
  {
    event: "PostToolBatch",
    rows: [
      ["exit 2", [exit(2, "x")], "halt block: x"],
      ["a failure that blocks", [closed(exit(1, "x"))], "halt block: x [failed closed]"],
    ],
  },
  {
    event: "UserPromptSubmit",
    rows: [
      ["exit 2", [exit(2, "x")], "deny block: x"],
      [
        "plain text from the background does not when it ended with 2",
        [{ ...exit(2, "", "text"), handler: { asyncRewake: true } }],
        "none",
        {},
      ],
      [
        "plain text becomes context, that of a failed hook does not",
        [
          out("one\n"),
          context("UserPromptSubmit", { additionalContext: "two", sessionTitle: "t" }),
          exit(1, "", "lost"),
        ],
        "none [failed open]",
        { additionalContext: "one\ntwo", sessionTitle: "t" },
      ],
    ],
  },
  {
    event: "Stop",
    rows: [
      ["a stop refused", [{}, exit(2, "go on")], "continue block: go on"],
      ["twice", [exit(2, "a"), exit(2, "b")], "continue block: a + b"],
      ["the end over it", [exit(2, "go on"), out(end)], "halt continue: false: enough"],
      ["an approval", [out(approve)], "none"],
      ["a failure", [exit(1)], "none [failed open]"],
    ],
  },
  {
    event: "SessionStart",
    rows: [
      ["exit 2", [exit(2, "x")], "none"],
      ["the end of everything", [out(end)], "halt continue: false: enough"],
      ["plain text", [out("ctx")], "none", { additionalContext: "ctx" }],
      [
        "messages and lists of all hooks",
        [
          out(
            json({
              systemMessage: "m",
              ...JSON.parse(specific("SessionStart", { watchPaths: ["a"] })),
            }),
          ),
          out(
            json({
              systemMessage: "n",
              ...JSON.parse(specific("SessionStart", { watchPaths: ["b"] })),
            }),
          ),
        ],
        "none",
        { systemMessage: "m\nn", watchPaths: ["a", "b"] },
      ],
    ],
  },
  { event: "SessionEnd", rows: [["nothing is left to end", [out(end)], "none"]] },
  { event: "Notification", rows: [["exit 2", [exit(2, "x")], "none"]] },
  {
    event: "PostCompact",
    rows: [["plain text", [out("note")], "none", { systemMessage: "note" }]],
  },
  {
    event: "Elicitation",
    rows: [
      [
        "declined by one",
        [
          context("Elicitation", { action: "accept" }),
          context("Elicitation", { action: "decline" }),
        ],
        "deny decline: blocked by a hook on Elicitation",
      ],
      [
        "accepted",
        [context("Elicitation", { action: "accept", content: { a: 1 } })],
        "allow accept",
        { content: { a: 1 } },
      ],
    ],
  },
  {
    event: "WorktreeCreate",
    rows: [
      ["a failure", [exit(1, "x")], "deny block: x [failed closed]"],
      ["a path", [out("/t\n")], "none", { worktreePath: "/t" }],
    ],
  },
  {
    event: "PermissionRequest",
    rows: [
      ["exit 2", [exit(2, "x")], "none"],
      ["a failure", [exit(1)], "none [failed open]"],
      [
        "the first to arrive counts",
        [out(request("deny"), 50), out(request("allow", { updatedInput: { a: 1 } }), 10)],
        "allow allow",
        { updatedInput: { a: 1 } },
      ],
      [
        "a denial, too",
        [out(request("deny", { message: "m", interrupt: true }), 5), out(request("allow"), 10)],
        "deny deny: m",
        { interrupt: true },
      ],
      [
        "and a failure that blocks",
        [closed({ ...exit(1, "x"), durationMs: 1 }), out(request("allow"), 10)],
        "deny block: x [failed closed]",
      ],
      [
        "unless it comes later",
        [closed({ ...exit(1), durationMs: 99 }), out(request("allow"), 10)],
        "allow allow",
      ],
    ],
  },
];

describe("combine", () => {
  const flat = rulingGroups.flatMap(({ event, rows }) =>
    rows.map(([about, runs, expected, effects]) => ({ event, about, runs, expected, effects })),
  );
  test.each(flat)("$event: $about", ({ event, runs, expected, effects }) => {
    const result = ruling(event, runs);
    expect(ruled(result)).toBe(expected);
    expect(result.faults).toEqual([]);
    if (effects !== undefined) expect(result.effects).toEqual(effects);
  });

  test("a change of managed policy cannot be refused", () => {
    const refused = (source: string) => ruling("ConfigChange", [exit(2, "x")], { source }).verdict;
    expect(refused("project_settings")).toBe("deny");
    expect(refused("policy_settings")).toBe("none");
  });

  test("compaction can be refused from 2.1.105 on", () => {
    expect(ruling("PreCompact", [exit(2, "x")]).verdict).toBe("deny");
    expect(ruling("PreCompact", [exit(2, "x")], {}, "2.1.104").verdict).toBe("none");
  });

  test("a very long context is only previewed", () => {
    const { effects } = ruling("SessionStart", [out("x".repeat(60_000))]);
    expect(effects.additionalContext).toBe(
      `${"x".repeat(2000)}… (60000 characters, written to a file)`,
    );
  });

  test("skipped hooks say nothing, an unknown event neither", () => {
    const hook = hookOf("PreToolUse", { type: "prompt", prompt: "p" });
    const skipped: HookResult = {
      hook,
      outcome: "skipped",
      rawDecision: null,
      reason: null,
      output: null,
      failure: null,
      faults: [],
      error: "a prompt hook needs a model",
      run: null,
    };
    const verdict = (name: string) => newest.combine(eventOf(name), [skipped]).verdict;
    expect([verdict("PreToolUse"), verdict("NoSuchEvent")]).toEqual(["none", "none"]);
  });

  test("all hooks get the same input", () => {
    const payload: JsonObject = { tool_input: { a: 1 } };
    const hook = hookOf("PreToolUse");
    const event = eventOf("PreToolUse");
    const finished = ran(say("allow", { updatedInput: {} }));
    const result = { hook, run: finished, ...newest.interpret(hook, event, finished) };
    expect(newest.chain(payload, event, result)).toBe(payload);
  });
});

// --- Any input --------------------------------------------------------------------------------------------------

describe("whatever strangers write", () => {
  const eventName = fc.constantFrom(
    ...eventRows.map((row) => row.name),
    "hooks",
    "BeforeTool",
    "x",
  );
  const anyKey = fc.constantFrom(
    "type",
    "command",
    "hooks",
    "matcher",
    "timeout",
    "if",
    "args",
    "__proto__",
    "constructor",
    "decision",
    "continue",
    "hookSpecificOutput",
    "hookEventName",
    "async",
  );
  const leaf = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.constantFrom("command", "block", "deny", "PreToolUse"),
    fc.double(),
    fc.boolean(),
    fc.constant(null),
  );
  const { value } = fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 5 },
      leaf,
      fc.array(tie("value"), { maxLength: 4 }),
      fc.dictionary(fc.oneof(anyKey, eventName), tie("value"), { maxKeys: 5 }),
    ),
  }));
  const version = fc.constantFrom(null, "2.1.200", "2.1.100", "2.0.0");

  test("parsing never throws, and places lie in the file", () => {
    const kinds = fc.constantFrom("settings", "hooks-json", "plugin-json", "unread", "skill");
    const text = fc.oneof(
      fc.string({ unit: "binary" }),
      value.map((v) => JSON.stringify(v) ?? ""),
      fc.dictionary(eventName, value).map((hooks) => JSON.stringify({ hooks }, null, 1)),
      value.map((v) => `---\nhooks: ${JSON.stringify(v)}\n---\n`),
      fc.string().map((s) => `---\nhooks:\n ${s}\n---\n`),
    );
    fc.assert(
      fc.property(text, kinds, version, (content, kind, at) => {
        const parsed = parse(content, { kind }, at);
        for (const { span, what } of parsed.defects) {
          expect(span.start).toBeGreaterThanOrEqual(0);
          expect(span.end).toBeLessThanOrEqual(Math.max(content.length, span.start + 1));
          expect(what).not.toBe("");
        }
        expect(new Set(parsed.hooks.map((h) => h.id)).size).toBe(parsed.hooks.length);
        for (const hook of parsed.hooks) {
          expect(hook.enabled).toBe(hook.disabledBecause === null);
          expect(hook.timeoutMs).toBeGreaterThanOrEqual(1);
        }
        newest.register([parsed]);
      }),
      { numRuns: 600 },
    );
  });

  test("matchers never throw", () => {
    fc.assert(
      fc.property(fc.string(), eventName, fc.string(), (matcher, event, tool) => {
        const compiled = newest.matcher.compile(matcher, event);
        expect(typeof compiled.test(tool)).toBe("boolean");
        expect(compiled.onInvalid === null).toBe(compiled.invalid === null);
      }),
      { numRuns: 500 },
    );
  });

  test("filters never throw", () => {
    const part = fc.constantFrom(
      "Bash",
      "Edit",
      "(",
      ")",
      "*",
      "**",
      "/",
      "src",
      ":*",
      "git ",
      "[",
    );
    fc.assert(
      fc.property(fc.array(part), fc.string(), (parts, path) => {
        const input = { command: path, file_path: path, url: path };
        expect(typeof conditionFits(parts.join(""), { tool_name: "Edit", tool_input: input })).toBe(
          "boolean",
        );
        expect(typeof conditionFits(parts.join(""), { tool_name: "Bash", tool_input: input })).toBe(
          "boolean",
        );
      }),
      { numRuns: 500 },
    );
  });

  test("answers never throw, and a hook that failed has not decided", () => {
    const stdout = fc.oneof(
      fc.string({ unit: "binary" }),
      value.map((v) => JSON.stringify(v) ?? ""),
      fc.dictionary(anyKey, value).map((v) => JSON.stringify(v)),
      fc.dictionary(anyKey, value).map((v) => `log ${JSON.stringify(v)}\n{`),
    );
    const status = fc.constantFrom(0, 1, 2, 127, null);
    fc.assert(
      fc.property(
        stdout,
        stdout,
        status,
        eventName,
        version,
        (printed, stderr, exitCode, event, at) => {
          const dialect = claudeCode.at(at);
          const hook = hookOf("PreToolUse", command("c", { onFailure: "block" }));
          const finished = ran({ stdout: printed, stderr, exitCode });
          const read = dialect.interpret(hook, eventOf(event), finished);
          expect(read.failure === null).toBe(!["error", "timeout"].includes(read.outcome));
          const { verdict } = dialect.combine(eventOf(event), [{ hook, run: finished, ...read }]);
          expect([...(dialect.events.get(event)?.honours ?? []), "none"]).toContain(verdict);
        },
      ),
      { numRuns: 600 },
    );
  });

  test("deep nesting is refused, not followed", () => {
    const deep = `${'{"a":'.repeat(5000)}1${"}".repeat(5000)}`;
    expect(places(parse(deep))).toEqual(["1:1 config-syntax"]);
    const read = newest.interpret(hookOf("Stop"), eventOf("Stop"), ran({ stdout: deep }));
    expect(read).toMatchObject({ outcome: "error", failure: "open" });
  });

  test("a large file is read in reasonable time", () => {
    const handlers = Array.from({ length: 5000 }, () => command("same"));
    const started = Date.now();
    const parsed = parse({ hooks: { PreToolUse: [{ hooks: handlers }] } });
    expect(parsed.hooks).toHaveLength(5000);
    expect(
      newest.plan(parsed.hooks, eventOf("PreToolUse", { tool_name: "Bash" })).steps,
    ).toHaveLength(1);
    expect(Date.now() - started).toBeLessThan(5000);
  });
});

// --- Real files -------------------------------------------------------------------------------------------------

const configs = "configs/claude-code/";

describeCorpus("public configs", () => {
  test("parse; the unreadable ones give one finding; the errors are the known ones", () => {
    const findings = corpusFiles("configs/claude-code")
      .filter((path) => path.endsWith(".json"))
      .flatMap((path) => {
        const file = path.slice(configs.length);
        const text = readFileSync(join(corpus, path), "utf8");
        const over = file.endsWith("hooks/hooks.json") ? pluginFile : {};
        const parsed = parse(text, { ...over, file });
        if (!isJson(text)) {
          expect(parsed.defects.map((d) => d.rule)).toEqual(["config-syntax"]);
          return [];
        }
        expect(parsed.relevant).toBe(true);
        return places(parsed).map((place) => `${file}:${place}`);
      });
    expect(findings.sort()).toEqual([
      // An empty list under a name of Cursor's.
      "0xrizz__agy-os/.claude/settings.json:4:5 unknown-event",
      // Groups carry a description and an id; nobody reads them.
      "affaan-m__everything-claude-code/hooks/hooks.json:13:9 unknown-field",
      "affaan-m__everything-claude-code/hooks/hooks.json:14:9 unknown-field",
      // Stop stands twice, and the first is lost.
      "marot__spotter/spotter-plugin/hooks/hooks.json:20:5 duplicate-key",
    ]);
  });
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text.replace(/^\uFEFF/, ""));
    return true;
  } catch {
    return false;
  }
}

// --- A recorded session -----------------------------------------------------------------------------------------

const plugin = join(corpus, configs, "marot__spotter/spotter-plugin/hooks/hooks.json");
const recording = join(
  corpus,
  "transcripts/claude-code/marot__spotter/test/fixtures/transcripts/258c7280-ae70-4798-800f-63464d01a85d.jsonl",
);

interface Recorded {
  /** Tool calls and their ends in file order, as events. */
  events: AgentEvent[];
  /** Commands that were started, by event and call. */
  started: Map<string, string[]>;
}

/**
 * Rebuilds the tool events of a 2.1.39 recording. A result that is an error is PostToolUseFailure, except where the
 * call never ran: the input was refused (`<tool_use_error>`) or the user said no.
 */
function rebuild(lines: readonly string[]): Recorded {
  const events: AgentEvent[] = [];
  const started = new Map<string, string[]>();
  const calls = new Map<string, JsonObject>();
  for (const line of lines) {
    const record: unknown = JSON.parse(line);
    if (!isObject(record)) continue;
    const data = objectAt(record, "data");
    if (record.type === "progress" && data?.type === "hook_progress") {
      const key = `${data.hookEvent} ${record.toolUseID}`;
      started.set(key, [...(started.get(key) ?? []), String(data.command)]);
    }
    const content = objectAt(record, "message")?.content;
    for (const block of Array.isArray(content) ? content.filter(isObject) : []) {
      if (block.type === "tool_use") {
        const input = { tool_name: block.name ?? null, tool_input: block.input ?? null };
        calls.set(String(block.id), input);
        events.push(eventOf("PreToolUse", input, { callId: String(block.id) }));
      }
      if (block.type === "tool_result") {
        const text = JSON.stringify(block.content);
        const refused = /^"<tool_use_error>|^"The user doesn't want to proceed/.test(text);
        if (block.is_error === true && refused) continue;
        const name = block.is_error === true ? "PostToolUseFailure" : "PostToolUse";
        const id = String(block.tool_use_id);
        events.push(eventOf(name, calls.get(id) ?? {}, { callId: id }));
      }
    }
  }
  return { events, started };
}

describeCorpus("a recorded session with the plugin's hooks", () => {
  test("plans exactly the hooks that were started, for every tool call", () => {
    const dialect = claudeCode.at("2.1.39");
    const source = new SourceText(pluginFile.file, readFileSync(plugin, "utf8"));
    const { hooks } = dialect.parse(pluginFile, source);
    const own = new Set(hooks.map((hook) => hook.command));
    const lines = readFileSync(recording, "utf8")
      .split("\n")
      .filter((line) => line !== "");
    const { events, started } = rebuild(lines);

    // Other plugins and the user had hooks as well: only this plugin's commands are compared.
    const recorded = new Map(
      [...started]
        .filter(([key]) => /^(?:PreToolUse|PostToolUse|PostToolUseFailure) /.test(key))
        .map(([key, commands]) => [key, commands.filter((c) => own.has(c)).sort()] as const)
        .filter(([, commands]) => commands.length > 0),
    );
    const planned = new Map(
      events
        .map((event) => {
          const steps = dialect.plan(hooks, event).steps.map(({ hook }) => hook.command ?? "");
          return [`${event.name} ${event.callId}`, steps.sort()] as const;
        })
        .filter(([, commands]) => commands.length > 0),
    );
    expect(events.filter((event) => event.name === "PreToolUse")).toHaveLength(186);
    expect(Object.fromEntries(planned)).toEqual(Object.fromEntries(recorded));
    const count = (name: string) =>
      [...planned.keys()].filter((k) => k.startsWith(`${name} `)).length;
    expect(["PreToolUse", "PostToolUse", "PostToolUseFailure"].map(count)).toEqual([127, 179, 5]);
  });
});
