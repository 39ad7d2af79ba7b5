import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { antigravity } from "../src/dialects/antigravity/index.ts";
import type { FileTree } from "../src/dialects/dialect.ts";
import type { HookResult, Ruling } from "../src/model/decision.ts";
import { UsageError } from "../src/model/errors.ts";
import type { AgentEvent } from "../src/model/event.ts";
import type { ConfigFile, Hook, ParsedConfig } from "../src/model/hook.ts";
import type { JsonObject, JsonValue } from "../src/model/json.ts";
import type { Invocation, RunResult, Workspace } from "../src/model/run.ts";
import { decide } from "../src/replay/decide.ts";
import { SourceText } from "../src/source/text.ts";

const newest = antigravity.at(null);

// --- Helpers ----------------------------------------------------------------------------------------------------

function configFile(over: Partial<ConfigFile> = {}): ConfigFile {
  return {
    dialect: "antigravity",
    file: ".agents/hooks.json",
    root: "",
    layer: "project",
    kind: "hooks-json",
    home: null,
    ...over,
  };
}

const pluginFile = (name: string, root = ""): ConfigFile => {
  const home = `${root === "" ? "" : `${root}/`}.agents/plugins/${name}`;
  return configFile({
    file: `${home}/hooks.json`,
    root,
    layer: "plugin",
    kind: "plugin-hooks",
    home,
  });
};

function parse(
  content: string | JsonValue,
  version: string | null = null,
  over: Partial<ConfigFile> = {},
): ParsedConfig {
  const config = configFile(over);
  const text = typeof content === "string" ? content : JSON.stringify(content, null, 2);
  return antigravity.at(version).parse(config, new SourceText(config.file, text));
}

/** `line:column-endColumn rule`, in file order; a severity that is not the rule's own in parentheses. */
function places({ source, defects }: ParsedConfig): string[] {
  return defects.map(({ rule, span, severity }) => {
    const { line, column, endColumn } = source.place(span);
    return `${line}:${column}-${endColumn} ${rule}${severity === null ? "" : ` (${severity})`}`;
  });
}

/** All that a person would read of the defects. */
function words({ defects }: ParsedConfig): string {
  return defects.map((d) => [d.what, d.consequence, d.cure ?? ""].join(" | ")).join("\n");
}

const live = ({ hooks }: ParsedConfig): string[] =>
  hooks.filter((hook) => hook.enabled).map((hook) => `${hook.name}/${hook.event}`);

const command = (text = "./guard.sh", more: JsonObject = {}): JsonObject => ({
  type: "command",
  command: text,
  ...more,
});

const group = (matcher: string, ...hooks: JsonValue[]): JsonObject => ({ matcher, hooks });

/** A file with one hook of one handler. */
function file(event: string, handler: JsonObject = command(), matcher?: string): JsonObject {
  const tool = event === "PreToolUse" || event === "PostToolUse";
  const groupOf: JsonObject = matcher === undefined ? {} : { matcher };
  return { guard: { [event]: [tool ? { ...groupOf, hooks: [handler] } : handler] } };
}

function hookOf(event: string, handler: JsonObject = command(), matcher?: string): Hook {
  const [hook] = parse(file(event, handler, matcher)).hooks;
  if (hook === undefined) throw new Error("no hook");
  return hook;
}

function eventOf(name: string, input: JsonObject = {}): AgentEvent {
  return {
    dialect: "antigravity",
    name,
    input,
    step: 1,
    line: null,
    callId: null,
    agent: null,
    expect: null,
  };
}

const call = (name: string, args: JsonObject = {}): JsonObject => ({ toolCall: { name, args } });

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

const printed = (value: JsonValue): Partial<RunResult> => ({ stdout: JSON.stringify(value) });
const killed: Partial<RunResult> = { exitCode: null, signal: "SIGKILL", timedOut: true };

const workspace: Workspace = {
  repository: "/w/repo",
  project: "/w/repo/sub",
  home: "/w/home",
  tmp: "/w/tmp",
};
const session = { sessionId: null, cwd: null, agentVersion: null };

/** What one hook of an event comes to. */
function result(event: string, run: Partial<RunResult>, version: string | null = null): HookResult {
  const hook = hookOf(event);
  const finished = ran(run);
  const read = antigravity.at(version).interpret(hook, eventOf(event), finished);
  return { hook, run: finished, ...read };
}

function ruling(
  event: string,
  runs: readonly Partial<RunResult>[],
  version: string | null = null,
  input: JsonObject = {},
): Ruling {
  const results = runs.map((run) => result(event, run, version));
  return antigravity.at(version).combine(eventOf(event, input), results);
}

// --- Versions, events, tools --------------------------------------------------------------------------------------

describe("versions", () => {
  test.each([
    [null, "1.2.16"],
    ["1", "1.2.16"],
    ["1.2", "1.2.16"],
    ["v1.2.16", "1.2.16"],
    ["2.19.1", "1.2.16"],
    ["1.2.15", "1.1.18"],
    ["1.1.18", "1.1.18"],
    ["1.1.17", "1.1.9"],
    ["1.1", "1.1.18"],
    ["1.1.8", "1.1.4"],
    ["1.1.3", "1.1.2"],
    ["1.1.1", "1.0.3"],
    ["1.0", "1.0.3"],
    ["0.9", "1.0.3"],
    ["seed", "seed"],
  ])("%s behaves like %s", (asked, version) => {
    expect(antigravity.at(asked).version).toBe(version);
  });

  test.each(["", "newest", "1.x", "1.2.3.4", "one", "1..2", "-1", "99999999999"])(
    "%j is no version",
    (asked) => {
      expect(() => antigravity.at(asked)).toThrow(UsageError);
    },
  );

  test("the newest known one, and the day", () => {
    expect(antigravity.newest).toEqual({ version: "1.2.16", checked: "2026-11-20" });
  });
});

describe("events", () => {
  test.each([
    ["PreToolUse", "operation", ["deny", "ask", "allow"], "toolCall.name", true],
    ["PostToolUse", "never", [], "toolCall.name", true],
    ["PreInvocation", "never", ["halt"], null, true],
    ["PostInvocation", "never", ["halt", "continue"], null, true],
    ["Stop", "stop", ["continue"], null, true],
    ["SessionStart", "never", [], null, false],
  ])("%s: blocking %s, honours %j, matches %s", (name, blocking, honours, field, documented) => {
    const facts = newest.events.get(name);
    expect(facts).toMatchObject({ blocking, honours, documented, fires: true });
    expect(facts?.matches?.field ?? null).toBe(field);
  });

  test("SessionStart is in no document and was first seen on 1.1.4", () => {
    expect(antigravity.at("1.1.2").events.get("SessionStart")?.fires).toBe(false);
    expect(antigravity.at("seed").events.get("SessionStart")).toBeNull();
    expect(antigravity.at("seed").events.names).toHaveLength(5);
  });

  test.each([
    ["BeforeTool", "PreToolUse"],
    ["preToolUse", "PreToolUse"],
    ["UserPromptSubmit", "PreInvocation"],
    ["AfterModel", "PostInvocation"],
    ["AfterAgent", "Stop"],
    ["PreInvocations", "PreInvocation"],
  ])("%s means %s", (foreign, own) => {
    expect(newest.events.nearest(foreign)?.name).toBe(own);
  });

  test("timeouts are seconds, 30 of them by default", () => {
    const { timeout } = newest;
    expect(timeout.unit).toBe("s");
    expect(timeout.defaultMs("Stop")).toBe(30_000);
    expect(timeout.onTimeout("PreToolUse")).toBe("kills it and denies the call");
    expect(timeout.onTimeout("PostToolUse")).toBe("kills it and goes on");
    expect(timeout.onTimeout("PreInvocation")).toBe("kills it and calls the model without it");
    expect(timeout.onTimeout("Stop")).toBe("kills it and lets the agent stop");
    expect(antigravity.at("1.2.1").timeout.onTimeout("PreInvocation")).toBe(
      "kills it and ends the turn",
    );
  });
});

describe("tools", () => {
  const { tools } = newest;

  test("the tools of the vendor's document, and what live sessions add", () => {
    expect(tools.known).toHaveLength(23);
    for (const name of ["run_command", "generate_image", "call_mcp_tool", "read_resource"]) {
      expect(tools.known).toContain(name);
    }
    expect(tools.isExternal("browser_click")).toBe(true);
    expect(tools.isExternal("browser_")).toBe(false);
    expect(tools.isExternal("mcp__server__tool")).toBe(false);
  });

  test.each([
    ["Bash", "run_command", "Claude Code"],
    ["Read", "view_file", "Claude Code"],
    ["Edit", "replace_file_content", "Claude Code"],
    ["MultiEdit", "multi_replace_file_content", "Claude Code"],
    ["Write", "write_to_file", "Claude Code"],
    ["Grep", "grep_search", "Claude Code"],
    ["Glob", "find_by_name", "Claude Code"],
    ["Task", "invoke_subagent", "Claude Code"],
    ["mcp__github__create_issue", "call_mcp_tool", "Claude Code"],
    ["run_shell_command", "run_command", "Gemini CLI"],
    ["replace", "replace_file_content", "Gemini CLI"],
    ["list_directory", "list_dir", "Gemini CLI"],
    ["web_fetch", "read_url_content", "Gemini CLI"],
    ["mcp_github_create_issue", "call_mcp_tool", "Gemini CLI"],
    ["shell", "run_command", "Codex"],
    ["StrReplaceFile", "replace_file_content", "Kimi Code"],
    ["edit_file", "replace_file_content", "Cursor"],
    ["code_action", "replace_file_content", "The vendor's guide"],
  ])("%s is %s", (foreign, name, vendor) => {
    expect(tools.counterpart(foreign)).toEqual({ name, vendor });
  });

  test.each([...tools.known, "edit_everything", "toString", "__proto__"])(
    "%s is nobody else's name",
    (name) => {
      expect(tools.counterpart(name)).toBeNull();
    },
  );

  test("every counterpart is a tool", () => {
    for (const name of [
      "Bash",
      "LS",
      "CronCreate",
      "SendMessage",
      "ReadMcpResourceTool",
      "Shell",
    ]) {
      expect(tools.known).toContain(tools.counterpart(name)?.name);
    }
  });

  test("the three ways to change a file are siblings", () => {
    expect(tools.siblings).toEqual([
      ["write_to_file", "replace_file_content", "multi_replace_file_content"],
    ]);
  });
});

// --- Discovery ----------------------------------------------------------------------------------------------------

function tree(files: Readonly<Record<string, string>>): FileTree {
  return {
    files: Object.keys(files).sort(),
    has: (path) => Object.hasOwn(files, path),
    read: (path) => (Object.hasOwn(files, path) ? (files[path] ?? null) : null),
  };
}

/** `file → layer kind root home` */
function found(files: Readonly<Record<string, string>>): string[] {
  return newest
    .discover(tree(files))
    .map(({ file, layer, kind, root, home }) => `${file} → ${layer} ${kind} '${root}' ${home}`);
}

const hooksText = JSON.stringify(file("PreToolUse"));
const claudeText = JSON.stringify({ hooks: { PreToolUse: [] } });

describe("discovery", () => {
  test.each([".agents", ".agent", "_agents", "_agent"])("%s at every level", (folder) => {
    expect(
      found({ [`${folder}/hooks.json`]: "{}", [`a/b/${folder}/hooks.json`]: "not even JSON" }),
    ).toEqual(
      [
        `${folder}/hooks.json → project hooks-json '' null`,
        `a/b/${folder}/hooks.json → project hooks-json 'a/b' null`,
      ].sort(),
    );
  });

  test("a plugin needs its plugin.json", () => {
    expect(
      found({
        ".agents/plugins/one/hooks.json": "{}",
        ".agents/plugins/one/plugin.json": "{}",
        "pkg/_agent/plugins/two/hooks.json": "{}",
        "pkg/_agent/plugins/two/plugin.json": "{}",
        ".agents/plugins/three/hooks.json": hooksText,
        ".agents/plugins/four/hooks.json": "{}",
      }),
    ).toEqual([
      ".agents/plugins/one/hooks.json → plugin plugin-hooks '' .agents/plugins/one",
      ".agents/plugins/three/hooks.json → dead plugin-without-manifest '' null",
      "pkg/_agent/plugins/two/hooks.json → plugin plugin-hooks 'pkg' pkg/_agent/plugins/two",
    ]);
  });

  test("a plugin that is published from elsewhere shows by its content whose it is", () => {
    expect(
      found({
        "pkg/.agents/hooks.json": "{}",
        "pkg/plugins/mine/hooks.json": hooksText,
        "pkg/plugins/mine/plugin.json": "{}",
        "plugins/theirs/hooks.json": claudeText,
        "plugins/theirs/plugin.json": "{}",
        "plugins/bare/hooks.json": hooksText,
        "hooks.json": hooksText,
        "plugin.json": "{}",
      }),
    ).toEqual([
      "hooks.json → plugin plugin-hooks '' ",
      "pkg/.agents/hooks.json → project hooks-json 'pkg' null",
      "pkg/plugins/mine/hooks.json → plugin plugin-hooks 'pkg' pkg/plugins/mine",
    ]);
  });

  test("places that look right and are never read", () => {
    expect(
      found({
        ".agents/hooks/hooks.json": hooksText,
        "a/_agents/hooks/hooks.json": claudeText,
        ".gemini/config/hooks.json": hooksText,
        ".gemini/config/plugins/p/hooks.json": hooksText,
        "home/.gemini/antigravity-cli/hooks.json": hooksText,
      }),
    ).toEqual([
      ".agents/hooks/hooks.json → dead dead-hooks '' null",
      ".gemini/config/hooks.json → dead dead-hooks '' null",
      ".gemini/config/plugins/p/hooks.json → dead dead-hooks '' null",
      "a/_agents/hooks/hooks.json → dead dead-hooks 'a' null",
      "home/.gemini/antigravity-cli/hooks.json → dead dead-hooks 'home' null",
    ]);
  });

  test.each([
    ["another agent's", { ".gemini/hooks.json": hooksText, "hooks/hooks.json": hooksText }],
    ["installed packages", { "node_modules/x/.agents/hooks.json": hooksText }],
    ["a dead place with something else in it", { ".agents/hooks/hooks.json": '{"a": {"b": 1}}' }],
    ["similar names", { ".agents/hooks.json.bak": "{}", "x.agents/hooks.json": "{}" }],
    ["settings", { ".agents/settings.json": claudeText }],
  ])("not claimed: %s", (_, files) => {
    expect(found(files as Record<string, string>)).toEqual([]);
  });

  test("layers: the user's file, and plugins that are given", () => {
    const there = new Set([
      "/u/.gemini/config/hooks.json",
      "/v/.gemini/config/hooks.json",
      "/p/one/hooks.json",
      "/p/one/plugin.json",
      "/p/two/hooks.json",
    ]);
    const layers = (user: string | null, extensions: string[]) =>
      newest
        .layers(
          { user, system: "/etc", extensions },
          { exists: (path) => there.has(path), read: () => null, list: () => [] },
        )
        .map(({ file, layer, kind, root, home }) => `${file} ${layer} ${kind} '${root}' ${home}`);
    expect(layers("/u", ["/p/one/", "/p/two", "/p/none"])).toEqual([
      "/u/.gemini/config/hooks.json user hooks-json '' null",
      "/p/one/hooks.json plugin plugin-hooks '' /p/one",
    ]);
    expect(layers("/v/.gemini/", [])).toHaveLength(1);
    expect(layers("/nobody", [])).toEqual([]);
    expect(layers(null, [])).toEqual([]);
  });
});

// --- Parsing: what is loaded --------------------------------------------------------------------------------------

describe("a file as the vendor's document shows it", () => {
  const document = {
    "my-linter-hook": {
      PostToolUse: [group("run_command", command("./scripts/lint.sh", { timeout: 10 }))],
    },
    "safety-gate": {
      enabled: false,
      PreToolUse: [group("run_command", { command: "./scripts/safety-check.sh" })],
    },
    reminder: { PreInvocation: [command("./scripts/reminder.sh")] },
  };

  test("hooks in file order, with defaults applied", () => {
    const parsed = parse(document);
    expect(
      parsed.hooks.map(
        ({ name, event, matcher, type, command: text, timeoutMs, enabled, guard }) => ({
          name,
          event,
          matcher,
          type,
          text,
          timeoutMs,
          enabled,
          guard,
        }),
      ),
    ).toEqual([
      {
        name: "my-linter-hook",
        event: "PostToolUse",
        matcher: "run_command",
        type: "command",
        text: "./scripts/lint.sh",
        timeoutMs: 10_000,
        enabled: true,
        guard: false,
      },
      {
        name: "safety-gate",
        event: "PreToolUse",
        matcher: "run_command",
        type: "command",
        text: "./scripts/safety-check.sh",
        timeoutMs: 30_000,
        enabled: false,
        guard: true,
      },
      {
        name: "reminder",
        event: "PreInvocation",
        matcher: null,
        type: "command",
        text: "./scripts/reminder.sh",
        timeoutMs: 30_000,
        enabled: true,
        guard: false,
      },
    ]);
    expect(parsed.relevant).toBe(true);
  });

  test("the switch is the only thing to say", () => {
    const parsed = parse(document);
    expect(places(parsed)).toEqual(["17:16-21 hooks-disabled"]);
    expect(words(parsed)).toBe(
      "`enabled: false` switches `safety-gate` off | the hook in it never runs | ",
    );
    expect(parsed.hooks[1]?.disabledBecause).toBe("`enabled` of `safety-gate` is false");
  });

  test("ids: file, hook name, event and the command's hash; repeats are counted", () => {
    const one = command("./a.sh");
    const parsed = parse({
      g: { PreToolUse: [{ hooks: [one, one] }, { hooks: [one] }], Stop: [one] },
      h: { Stop: [one] },
    });
    const hash = "a9244c1a";
    expect(parsed.hooks.map((hook) => hook.id)).toEqual([
      `.agents/hooks.json#g/PreToolUse/${hash}`,
      `.agents/hooks.json#g/PreToolUse/${hash}~2`,
      `.agents/hooks.json#g/PreToolUse/${hash}~3`,
      `.agents/hooks.json#g/Stop/${hash}`,
      `.agents/hooks.json#h/Stop/${hash}`,
    ]);
  });

  test("nothing to say about healthy files", () => {
    const healthy: JsonValue[] = [
      {},
      { guard: {} },
      file("PreToolUse", command(), "run_command|view_file"),
      file("Stop", command("x", { timeout: 86_400 })),
      { guard: { enabled: true, description: "why", $comment: "x", Stop: [command()] } },
      { guard: { PreToolUse: [{ ...group("", command("x", { description: "y" })), "//": 1 }] } },
      { guard: { enabled: null, PreToolUse: null, Stop: [{ command: "x", timeout: null }] } },
      // A matcher under a flat event is a rule of its own.
      { guard: { Stop: [{ matcher: "x", ...command() }] } },
      { hooks: { PreInvocation: [command()], PreToolUse: [group("*", command())] } },
      { hooks: { Stop: [command()] } },
    ];
    for (const content of healthy) expect(words(parse(content))).toBe("");
    expect(parse({ guard: { Stop: [{ matcher: "x", ...command() }] } }).hooks[0]?.matcher).toBe(
      "x",
    );
  });
});

describe("what the loader rejects costs the whole file", () => {
  const good = { good: { PreToolUse: [group("run_command", command("./good.sh"))] } };
  const beside = (bad: JsonObject): JsonObject => ({ ...good, ...bad });

  const cases: [string, JsonObject, string, string][] = [
    [
      "groups under a flat event",
      { bad: { Stop: [{ hooks: [command("./a.sh"), command("./b.sh")] }] } },
      "18:9-16 config-shape",
      "none of its 3 hooks runs",
    ],
    [
      "several groups, told once",
      { bad: { PreInvocation: [group("x", command()), group("y", command())] } },
      "19:9-16 config-shape",
      "here it holds 2 groups",
    ],
    [
      "another type of handler",
      { bad: { Stop: [{ type: "prompt", prompt: "Done?" }] } },
      "18:17-25 invalid-value",
      'knows only `"command"`',
    ],
    ["no command", { bad: { Stop: [{ type: "command" }] } }, "17:7-8 missing-field", "is missing"],
    ["an empty command", { bad: { Stop: [command("")] } }, "19:20-22 missing-field", "is empty"],
    [
      "a command that is a list",
      { bad: { Stop: [{ command: ["a"] }] } },
      "18:20-20:10 invalid-value",
      "not a text",
    ],
    [
      "a value at the top that is no hook",
      { $schema: "https://example.org" },
      "15:3-12 config-shape",
      "the file has no place for anything but hooks",
    ],
    ["`version`", { version: 1 }, "15:3-12 config-shape", "and `version` is `1`"],
    [
      "a list at the top",
      { list: [{ event: "Stop", command: "x" }] },
      "15:3-9 config-shape",
      "none of its 2 hooks runs",
    ],
    [
      "events at the top",
      { PreToolUse: [group("x", command())], Stop: [command()] },
      "15:3-15 config-shape",
      "`PreToolUse`, `Stop` stand at the top of the file",
    ],
    ["`enabled` as a text", { bad: { enabled: "no" } }, "16:16-20 invalid-value", '`"no"`'],
    [
      "an event as an object",
      { bad: { PreToolUse: { Bash: [] } } },
      "16:5-17 config-shape",
      "an object",
    ],
    ["an event as a text", { bad: { Stop: "./a.sh" } }, "16:13-21 config-shape", "not a list"],
    ["a handler as a text", { bad: { Stop: ["./a.sh"] } }, "17:7-15 config-shape", "not an object"],
    ["a group as a text", { bad: { PreToolUse: ["./a"] } }, "17:7-12 config-shape", "A group is"],
    [
      "handlers that are no list",
      { bad: { PreToolUse: [{ hooks: command() }] } },
      "18:18-19 config-shape",
      "Put the handlers into a list",
    ],
    [
      "a grouped handler as a text",
      { bad: { PreToolUse: [{ hooks: ["./a.sh"] }] } },
      "19:11-19 config-shape",
      "a handler of `PreToolUse`",
    ],
    [
      "a matcher that is a list",
      { bad: { PreToolUse: [{ matcher: ["a"], hooks: [] }] } },
      "18:20-20:10 invalid-value",
      "separated by `|`",
    ],
    [
      "a timeout as a text",
      { bad: { Stop: [command("x", { timeout: "30" })] } },
      "20:20-24 invalid-value",
      "not a number of seconds",
    ],
    [
      "a fraction of a second",
      { bad: { Stop: [command("x", { timeout: 1.5 })] } },
      "20:20-23 timeout-range",
      "Write 2",
    ],
  ];

  test.each(cases)("%s", (_, bad, place, said) => {
    const parsed = parse(beside(bad));
    const [first] = parsed.defects;
    expect(placeOf(parsed)).toBe(place);
    expect(first?.consequence).toMatch(/^Antigravity rejects the whole file for it, so /);
    expect(words(parsed)).toContain(said);
    expect(live(parsed)).toEqual([]);
    for (const hook of parsed.hooks) {
      expect(hook.disabledBecause).toBe(`Antigravity rejects the whole file: ${first?.what}`);
    }
  });

  /** Place and rule of the first defect, over several lines where it spans them. */
  function placeOf({ source, defects }: ParsedConfig): string {
    const [first] = defects;
    if (first === undefined) return "nothing";
    const { line, column, endLine, endColumn } = source.place(first.span);
    const end = endLine === line ? `${endColumn}` : `${endLine}:${endColumn}`;
    return `${line}:${column}-${end} ${first.rule}`;
  }

  test("the first mistake tells the cost, the others say that they are enough by themselves", () => {
    const parsed = parse({ a: { Stop: [{ hooks: [command()] }] }, b: { Stop: [{}] }, c: 1 });
    expect(parsed.defects.map((d) => d.consequence)).toEqual([
      "Antigravity rejects the whole file for it, so none of its 2 hooks runs",
      "this alone makes Antigravity reject the whole file as well",
      "this alone makes Antigravity reject the whole file as well",
    ]);
  });

  test.each([
    ["30.0", "timeout-range", "reads only whole seconds"],
    ["3e1", "timeout-range", "reads only whole seconds"],
    ["-0.5", "timeout-range", "Write 1"],
    ["true", "invalid-value", "not a number"],
  ])("timeout %s", (written, rule, said) => {
    const parsed = parse(`{"g": {"Stop": [{"command": "x", "timeout": ${written}}]}}`);
    expect(parsed.defects[0]?.rule).toBe(rule);
    expect(words(parsed)).toContain(said);
    expect(live(parsed)).toEqual([]);
  });

  test.each([
    ["a list", "[]", "1:1-2 config-shape"],
    ["a text", '"x"', "1:1-2 config-shape"],
  ])("the file holds %s", (_, text, place) => {
    const parsed = parse(text);
    expect(places(parsed)).toEqual([place]);
    expect(words(parsed)).toContain("nothing in it ever runs");
  });

  test("null is an empty file of hooks", () => {
    expect(parse("null").defects).toEqual([]);
  });

  test("groups under a flat event were read before 1.1.2", () => {
    const content = { bad: { Stop: [{ hooks: [command()] }] } };
    const old = parse(content, "1.1.1");
    expect(live(old)).toEqual(["bad/Stop"]);
    expect(places(old)).toEqual(["5:9-16 config-shape (warning)"]);
    expect(words(old)).toContain("from 1.1.2 on it rejects the whole file");
    expect(live(parse(content, "1.1.2"))).toEqual([]);
  });
});

describe("mistakes that cost only themselves", () => {
  const cases: [string, JsonValue, string[], string][] = [
    [
      "a handler without a group, dropped (measured on 1.2.7)",
      { g: { PreToolUse: [{ matcher: "x", ...command() }], Stop: [command()] } },
      ["6:9-15 config-shape"],
      "Antigravity drops it without a word, so it never runs",
    ],
    [
      "a group without handlers in it",
      { g: { PreToolUse: [{ matcher: "x" }] } },
      ["4:7-8 config-shape"],
      "has no `hooks` list",
    ],
    [
      "an empty group",
      { g: { PreToolUse: [group("x")] } },
      ["6:18-20 config-shape (warning)"],
      "nothing runs for it",
    ],
    [
      "an unknown event",
      { g: { SessionEnd: [command(), command("b")], PreToolUse: [] } },
      ["3:5-17 unknown-event"],
      "(that is Claude Code's name) | it ignores the key without a word, so the 2 hooks under it never run",
    ],
    [
      "another vendor's name of an event",
      { g: { UserPromptSubmit: [command()] } },
      ["3:5-23 unknown-event"],
      "Write `PreInvocation`",
    ],
    [
      "a misspelt event",
      { g: { PreToolUs: [] } },
      ["3:5-16 unknown-event"],
      "did you mean `PreToolUse`?",
    ],
    [
      "a git hook",
      { g: { "pre-commit": [command()] } },
      ["3:5-17 unknown-event"],
      "let the script look for `git commit`",
    ],
    [
      "an event nobody has",
      { g: { onFire: [command()] } },
      ["3:5-13 unknown-event"],
      "Antigravity has no event `onFire` |",
    ],
    [
      "an event without a document",
      { g: { SessionStart: [command()] } },
      ["3:5-19 event-never-fires"],
      "it can go away with any release",
    ],
    [
      "a key of a hook that is nothing",
      { g: { priority: 1, Stop: [command()] } },
      ["3:5-15 unknown-field"],
      "neither an event nor `enabled`",
    ],
    [
      "a handler under the name",
      { g: { event: "PreToolUse", command: "x" } },
      ["3:5-12 config-shape"],
      "and the handler never runs",
    ],
    [
      "an event where a name belongs",
      { PreToolUse: { matcher: "x", hooks: [command()] } },
      ["3:5-14 config-shape", "4:5-12 unknown-event"],
      "Put a name around the events",
    ],
    [
      "`hooks` inside a hook",
      { g: { hooks: { PreToolUse: [group("x", command())] } } },
      ["3:5-12 config-shape"],
      "so the hook in it never runs",
    ],
    [
      "fields of other agents",
      {
        g: {
          PreToolUse: [
            {
              id: "x",
              timeout: 5,
              hooks: [command("x", { async: true, statusMessage: "m", matcher: "y", timout: 3 })],
            },
          ],
        },
      },
      [
        "5:9-13 unknown-field",
        "6:9-18 unknown-field",
        "11:13-20 unknown-field",
        "12:13-28 unknown-field",
        "13:13-22 unknown-field",
        "14:13-21 unknown-field",
      ],
      "did you mean `timeout`?",
    ],
    [
      "a handler that is switched off by itself",
      { g: { Stop: [command("x", { enabled: false })] } },
      ["7:9-18 unknown-field"],
      "the hook runs all the same | `enabled` belongs beside the events",
    ],
    [
      "no time at all",
      { g: { PreToolUse: [{ hooks: [command("x", { timeout: 0 })] }] } },
      ["9:24-25 timeout-range"],
      "kills the hook and denies the call",
    ],
    [
      "negative time",
      { g: { Stop: [command("x", { timeout: -3 })] } },
      ["7:20-22 timeout-range"],
      "kills the hook and goes on without it",
    ],
    [
      "more time than there is",
      { g: { Stop: [command("x", { timeout: 99_999_999_999 })] } },
      ["7:20-31 timeout-range"],
      "more seconds than a duration can hold",
    ],
  ];

  test.each(cases)("%s", (_, content, where, said) => {
    const parsed = parse(content);
    expect(places(parsed)).toEqual(where);
    expect(words(parsed)).toContain(said);
  });

  test("what is dropped is listed, the rest of the file lives", () => {
    const parsed = parse({ g: { PreToolUse: [command()], Stop: [command()] } });
    expect(live(parsed)).toEqual(["g/Stop"]);
    expect(parsed.hooks[0]?.disabledBecause).toBe("PreToolUse takes groups, not handlers");
  });

  test("an event that was never seen to fire in an old version", () => {
    const parsed = parse({ g: { SessionStart: [command()] } }, "1.0.5");
    expect(words(parsed)).toContain("nobody has seen Antigravity 1.0.3 fire `SessionStart`");
    expect(places(parse({ g: { SessionStart: [command()] } }, "seed"))).toEqual([
      "3:5-19 unknown-event",
    ]);
  });

  test("no time at all is one millisecond", () => {
    expect(hookOf("Stop", command("x", { timeout: 0 })).timeoutMs).toBe(1);
    expect(hookOf("Stop", command("x", { timeout: -5 })).timeoutMs).toBe(1);
  });
});

describe("the text of a file", () => {
  test.each([
    ["a comment", '{\n  // why\n  "g": {}\n}', "2:3-9"],
    ["a trailing comma", '{\n  "g": {},\n}', "3:1-2"],
    ["a byte order mark", '\ufeff{"g": {}}', "1:1-2"],
    ["nothing", "", "1:1-1"],
    ["half a file", '{"g": {', "1:8-8"],
  ])("%s is rejected", (_, text, place) => {
    const parsed = parse(text);
    expect(places(parsed)).toEqual([`${place} config-syntax`]);
    expect(words(parsed)).toContain("only its log says so");
    expect(parsed.hooks).toEqual([]);
  });

  test("of two equal keys the last counts", () => {
    const parsed = parse(
      '{\n  "g": {"Stop": [{"command": "a"}]},\n  "g": {"Stop": [{"command": "b"}]}\n}',
    );
    expect(places(parsed)).toEqual(["2:3-6 duplicate-key"]);
    expect(parsed.hooks.map((hook) => hook.command)).toEqual(["b"]);
  });
});

describe("another agent's file", () => {
  const grouped = (...hooks: JsonObject[]) => [{ matcher: "Bash", hooks }];

  test("Claude's wrapper is one hook called `hooks`, and loads", () => {
    const parsed = parse({
      hooks: { PreToolUse: grouped(command()), PostToolUse: grouped(command()) },
    });
    expect(places(parsed)).toEqual(["2:3-10 wrong-dialect (warning)"]);
    expect(words(parsed)).toBe(
      "this file has the format of Claude Code (its events stand under `hooks`) | " +
        "Antigravity takes it for one hook with the name `hooks`, and as such it loads | " +
        "Give the hook a name of its own instead of `hooks`",
    );
    expect(live(parsed)).toEqual(["hooks/PreToolUse", "hooks/PostToolUse"]);
  });

  test("events that this agent does not have are told with it, once", () => {
    const parsed = parse({
      hooks: {
        PreToolUse: grouped(command("a", { statusMessage: "m" })),
        UserPromptSubmit: [{ hooks: [command("b")] }],
        SessionEnd: [{ hooks: [command("c")] }],
      },
    });
    expect(places(parsed)).toEqual(["2:3-10 wrong-dialect", "10:13-28 unknown-field"]);
    expect(parsed.defects[0]?.consequence).toBe(
      "Antigravity takes it for one hook with the name `hooks`: `PreToolUse` works, and 2 of 3 hooks under names that it does not have never run",
    );
    expect(parsed.defects[0]?.cure).toContain("Here `UserPromptSubmit` is `PreInvocation`");
    expect(live(parsed)).toEqual(["hooks/PreToolUse"]);
  });

  test("a grouped `Stop` or a `$schema` takes all of it along, in one finding", () => {
    for (const more of [{ hooks: {}, $schema: "x" }, { hooks: { Stop: grouped(command()) } }]) {
      const parsed = parse({
        ...more,
        hooks: { PreToolUse: grouped(command()), ...more.hooks, SubagentStop: grouped(command()) },
      });
      expect(parsed.defects.map((d) => d.rule)).toEqual(["wrong-dialect"]);
      expect(words(parsed)).toMatch(
        /none of its \d hooks runs, because Antigravity rejects the whole file \(/,
      );
      expect(live(parsed)).toEqual([]);
    }
  });

  test.each([
    ["Gemini CLI", { hooks: { BeforeTool: grouped(command()), AfterAgent: grouped(command()) } }],
    ["Gemini CLI", { BeforeTool: grouped(command()), SessionEnd: [] }],
    ["Cursor", { version: 1, hooks: { preToolUse: [{ command: "x" }] } }],
    ["Cursor", { hooks: { beforeShellExecution: [{ command: "x" }] } }],
    ["Copilot", { version: 1, hooks: { sessionStart: [{ type: "command", bash: "x" }] } }],
    ["Claude Code", { PreToolUse: grouped(command()), Notification: grouped(command()) }],
    ["Claude Code", { description: "d", hooks: { PreCompact: grouped(command()) } }],
  ])("%s", (vendor, content) => {
    const parsed = parse(content as JsonValue);
    expect(parsed.defects.map((d) => d.rule)).toEqual(["wrong-dialect"]);
    expect(words(parsed)).toContain(`the format of ${vendor} (`);
    expect(live(parsed)).toEqual([]);
  });

  test("a file with a hook of its own name is no such file", () => {
    const parsed = parse({
      guard: { PreToolUse: [group("*", command())] },
      hooks: { UserPromptSubmit: [command()] },
    });
    expect(parsed.defects.map((d) => d.rule)).toEqual(["unknown-event"]);
  });
});

test("a file where nobody looks: one finding, no hooks", () => {
  const over = { layer: "dead", kind: "dead-hooks" } as const;
  const cases: [Partial<ConfigFile>, string, string][] = [
    [
      { ...over, file: ".agents/hooks/hooks.json" },
      "Antigravity never opens `.agents/hooks/hooks.json`",
      "Move the hooks to `.agents/hooks.json`",
    ],
    [
      { ...over, file: "a/.gemini/config/hooks.json" },
      "Antigravity reads `.gemini/config/hooks.json` in the home folder only",
      "`--user-dir`",
    ],
    [
      { ...over, kind: "plugin-without-manifest", file: ".agents/plugins/p/hooks.json" },
      "Antigravity loads a plugin only with a `plugin.json` beside its `hooks.json`",
      "Add the `plugin.json`",
    ],
  ];
  for (const [place, what, cure] of cases) {
    const parsed = parse(file("PreToolUse"), null, place);
    expect(places(parsed)).toEqual(["2:3-10 dead-location"]);
    expect(parsed.defects[0]).toMatchObject({ what, consequence: "its one hook never runs" });
    expect(parsed.defects[0]?.cure).toContain(cure);
    expect(parsed.hooks).toEqual([]);
    expect(newest.register([parsed])).toEqual([]);
  }
  expect(places(parse("{", null, { ...over, file: "a/.agents/hooks/hooks.json" }))).toEqual([
    "1:1-2 dead-location",
  ]);
});

// --- Matchers -----------------------------------------------------------------------------------------------------

describe("matchers", () => {
  const compile = (matcher: string, event = "PreToolUse") => newest.matcher.compile(matcher, event);

  test.each([
    ["", "all", ["run_command", "anything"], []],
    ["*", "all", ["run_command"], []],
    [
      "run_command",
      "exact",
      ["run_command"],
      ["run_commands", "my_run_command", "Run_command", ""],
    ],
    ["run_command|view_file", "names", ["run_command", "view_file"], ["run_command|view_file"]],
    ["replace_file_content", "exact", ["replace_file_content"], ["multi_replace_file_content"]],
    ["browser_.*", "pattern", ["browser_click", "browser_"], ["my_browser_click"]],
    [".*file.*", "pattern", ["view_file", "write_to_file"], ["run_command"]],
    ["^(run|view)_.+$", "pattern", ["run_command", "view_file"], ["run_"]],
    ["(?i)RUN_COMMAND", "pattern", ["run_command"], ["view_file"]],
    ["run_.*|view_file", "pattern", ["run_command", "view_file"], ["view_files"]],
    ["a|ab.?", "pattern", ["a", "ab", "abc"], ["abcd"]],
  ] as const)("%j is %s", (matcher, kind, yes, no) => {
    const compiled = compile(matcher);
    expect(compiled).toMatchObject({ kind, invalid: null });
    for (const name of yes) expect([name, compiled.test(name)]).toEqual([name, true]);
    for (const name of no) expect([name, compiled.test(name)]).toEqual([name, false]);
  });

  test("plain names are told one by one", () => {
    expect(compile("run_command|view_file").names).toEqual(["run_command", "view_file"]);
    expect(compile("browser_.*").names).toEqual([]);
  });

  test.each([
    ["(?!run)view_.*", "invalid or unsupported Perl syntax `(?!`"],
    ["(?<=x)y", "invalid named capture"],
    ["(a)\\1", "invalid escape sequence `\\1`"],
    ["*shell", "missing argument to repetition operator `*`"],
    ["run_command|*", "missing argument to repetition operator `*`"],
    ["a)|(b", "unexpected )"],
    ["(", "missing closing )"],
    ["[a", "missing closing ]"],
    ["(x{1000}){1000}", "invalid repeat count `{1000}`"],
  ])("%j is no Go expression", (matcher, why) => {
    const compiled = compile(matcher);
    expect(compiled.invalid).toBe(why);
    expect(compiled.onInvalid).toContain("never runs the hook");
    expect(compiled.test("run_command")).toBe(false);
    expect(compiled.test(matcher)).toBe(false);
  });

  test("events without a tool ignore them", () => {
    for (const event of ["PreInvocation", "PostInvocation", "Stop", "SessionStart", "Nothing"]) {
      expect(compile("(", event)).toMatchObject({ kind: "all", invalid: null });
      expect(newest.matcher.describe(event)).toContain("ignores matchers");
    }
    expect(newest.matcher.describe("PostToolUse")).toContain("RE2");
    expect(newest.matcher.backtracks).toBe(false);
  });

  test("a hostile pattern ends soon", () => {
    const started = Date.now();
    expect(compile("(a+)+(b*)*$").test(`${"a".repeat(5000)}c`)).toBe(false);
    compile(`${"(".repeat(30_000)}a${")".repeat(30_000)}`).test("a");
    compile(".*".repeat(20_000)).test("a".repeat(100));
    expect(Date.now() - started).toBeLessThan(5000);
  });
});

// --- Registration and plan ------------------------------------------------------------------------------------------

describe("registration", () => {
  const at = (config: ConfigFile, ...names: string[]): ParsedConfig => {
    const content = Object.fromEntries(names.map((name) => [name, { Stop: [command(name)] }]));
    return newest.parse(config, new SourceText(config.file, JSON.stringify(content)));
  };
  const user = configFile({ file: "/u/.gemini/config/hooks.json", layer: "user" });

  test("deeper folders first, plugins by name, the user last; within a file its order", () => {
    const hooks = newest.register([
      at(user, "user"),
      at(pluginFile("zebra"), "zebra"),
      at(configFile({ file: ".agent/hooks.json" }), "other-folder"),
      at(configFile(), "b", "a"),
      at({ ...pluginFile("x"), file: "/ext/ant/hooks.json", home: "/ext/ant" }, "ant"),
      at(configFile({ file: "pkg/api/.agents/hooks.json", root: "pkg/api" }), "deepest"),
      at(configFile({ file: "pkg/.agents/hooks.json", root: "pkg" }), "deep"),
    ]);
    expect(hooks.map((hook) => hook.name)).toEqual([
      "deepest",
      "deep",
      "b",
      "a",
      "other-folder",
      "ant",
      "zebra",
      "user",
    ]);
  });

  test("the same name in two files: both run", () => {
    const hooks = newest.register([at(configFile(), "same"), at(user, "same")]);
    expect(newest.plan(hooks, eventOf("Stop")).steps).toHaveLength(2);
  });

  test("nothing is dropped, what is off stays off", () => {
    const hooks = newest.register([parse({ g: { enabled: false, Stop: [command()] } })]);
    expect(hooks).toHaveLength(1);
    expect(newest.plan(hooks, eventOf("Stop")).steps).toEqual([]);
  });
});

describe("plan", () => {
  const hooks = newest.register([
    parse({
      first: {
        PreToolUse: [
          group("view_file", command("a")),
          group("run_command|view_file", command("b"), command("c")),
        ],
      },
      second: {
        PostToolUse: [group("run_command", command("d"))],
        PreToolUse: [{ hooks: [command("b")] }, group("*", command("e")), group("(", command("f"))],
        Stop: [{ matcher: "run_command", ...command("g") }],
      },
    }),
  ]);
  const planned = (name: string, input: JsonObject = {}) =>
    newest.plan(hooks, eventOf(name, input)).steps.map(({ hook }) => hook.command);

  test.each([
    ["PreToolUse", call("run_command"), ["b", "c", "b", "e"]],
    ["PreToolUse", call("view_file"), ["a", "b", "c", "b", "e"]],
    ["PreToolUse", call("list_dir"), ["b", "e"]],
    ["PostToolUse", call("run_command"), ["d"]],
    ["PostToolUse", call("view_file"), []],
    ["PostToolUse", { toolCall: null }, []],
    ["Stop", {}, ["g"]],
    ["PreInvocation", {}, []],
  ])("%s %j", (name, input, commands) => {
    expect(planned(name, input as JsonObject)).toEqual(commands);
  });

  test("a payload that does not name its tool, as in the vendor's document, passes every matcher", () => {
    expect(planned("PostToolUse", { stepIdx: 5, error: "" })).toEqual(["d"]);
  });

  test("all in turn, nothing skipped", () => {
    const { sequential, failure, steps } = newest.plan(hooks, eventOf("PreToolUse", call("x")));
    expect({ sequential, failure }).toEqual({ sequential: true, failure: null });
    expect(steps.every(({ skip }) => skip === null)).toBe(true);
  });
});

// --- Payload and start ----------------------------------------------------------------------------------------------

describe("payload", () => {
  const noConversation = "00000000-0000-4000-8000-000000000000";
  const brain = `/w/home/.gemini/antigravity-cli/brain/${noConversation}`;
  const common = {
    conversationId: noConversation,
    workspacePaths: ["/w/repo/sub"],
    transcriptPath: `${brain}/.system_generated/logs/transcript_full.jsonl`,
    artifactDirectoryPath: brain,
  };
  const complete = (name: string, input: JsonObject = {}): JsonObject =>
    newest.payload(eventOf(name, input), session, workspace);

  test.each([
    ["PreToolUse", call("run_command"), { ...call("run_command"), stepIdx: 0 }],
    ["PreToolUse", { toolCall: { name: "x" } }, { ...call("x"), stepIdx: 0 }],
    ["PreToolUse", {}, { stepIdx: 0 }],
    ["PostToolUse", {}, { stepIdx: 0, error: "" }],
    ["PostToolUse", call("x", { a: 1 }), { ...call("x", { a: 1 }), stepIdx: 0, error: "" }],
    ["PostToolUse", { toolCall: null }, { toolCall: null, stepIdx: 0, error: "" }],
    ["PreInvocation", {}, { invocationNum: 0, initialNumSteps: 0 }],
    ["PostInvocation", {}, { invocationNum: 0, initialNumSteps: 0 }],
    ["Stop", {}, { executionNum: 0, terminationReason: "model_stop", error: "", fullyIdle: true }],
    ["SessionStart", {}, {}],
  ])("%s %j: every field is there", (name, input, own) => {
    expect(complete(name, input as JsonObject)).toEqual({ ...own, ...common });
  });

  const recorded: [string, JsonObject][] = [
    ["PreToolUse", { toolCall: { name: "run_command", args: { CommandLine: "ls" } }, stepIdx: 19 }],
    ["PostToolUse", { stepIdx: 5, error: "exit status 1" }],
    ["PreInvocation", { invocationNum: 3, initialNumSteps: 10 }],
    ["PostInvocation", { invocationNum: 3, initialNumSteps: 10 }],
    ["Stop", { executionNum: 1, terminationReason: "NO_TOOL_CALL", error: "e", fullyIdle: false }],
  ];
  const recordedCommon = {
    conversationId: "ec33ebf9",
    workspacePaths: [],
    transcriptPath: "/t.jsonl",
    artifactDirectoryPath: "/a",
    modelName: "m",
    somethingNew: { x: 1 },
  };

  test.each(recorded)("%s: what is recorded stays", (name, own) => {
    const input = { ...own, ...recordedCommon };
    expect(complete(name, input)).toEqual(input);
  });

  test.each(["PreToolUse", "PostToolUse", "PreInvocation", "PostInvocation", "Stop"])(
    "%s: the payload names neither its event nor an unknown model",
    (name) => {
      const all = complete(name);
      for (const key of ["event", "hook_event_name", "hookEventName", "modelName"]) {
        expect(all).not.toHaveProperty(key);
      }
      expect(Object.keys(all).filter((key) => key.includes("_"))).toEqual([]);
    },
  );

  test("the session's id, and a copy of the recording", () => {
    const all = newest.payload(
      eventOf("Stop", {}),
      { ...session, sessionId: "s-1" },
      { ...workspace, transcript: "/copy.jsonl" },
    );
    expect(all).toMatchObject({
      conversationId: "s-1",
      transcriptPath: "/copy.jsonl",
      artifactDirectoryPath: "/w/home/.gemini/antigravity-cli/brain/s-1",
    });
  });

  test("the next hook gets the call as it was made", () => {
    const input = complete("PreToolUse", call("x"));
    const answer = result("PreToolUse", printed({ decision: "allow", overwrite: { a: 1 } }));
    expect(newest.chain(input, eventOf("PreToolUse"), answer)).toBe(input);
  });
});

describe("tool and subject", () => {
  test.each([
    ["run_command", { CommandLine: "npm test\n  --all", Cwd: "/w" }, "npm test --all"],
    ["view_file", { AbsolutePath: "/w/a.ts", StartLine: 1 }, "/w/a.ts"],
    ["write_to_file", { CodeContent: "x", TargetFile: "/w/b.ts" }, "/w/b.ts"],
    ["list_dir", { DirectoryPath: "/w", toolSummary: "s" }, "/w"],
    ["grep_search", { Query: "TODO", SearchPath: "/w" }, "TODO"],
    ["search_web", { query: "weather" }, "weather"],
    ["read_url_content", { Url: "https://example.org" }, "https://example.org"],
    ["schedule", { DurationSeconds: 5, Prompt: "wake up" }, "wake up"],
    ["manage_task", { Action: "kill", TaskId: "7" }, "kill"],
    ["call_mcp_tool", { ServerName: "github", ToolName: "search", Arguments: {} }, "github/search"],
    ["invoke_subagent", { Subagents: [{ TypeName: "t", Prompt: "look" }] }, "look"],
    ["new_tool", { toolAction: "doing", Thing: "what" }, "what"],
    ["new_tool", { toolAction: "doing", toolSummary: "sum" }, "sum"],
    ["new_tool", { Number: 1 }, ""],
    ["run_command", { CommandLine: "x".repeat(500) }, `${"x".repeat(199)}…`],
  ])("%s %j", (name, args, subject) => {
    for (const event of ["PreToolUse", "PostToolUse"]) {
      expect(newest.subject(eventOf(event, call(name, args as JsonObject)))).toBe(subject);
      expect(newest.tool(eventOf(event, call(name)))).toBe(name);
    }
  });

  test.each([
    ["Stop", { terminationReason: "model_stop", error: "" }, "model_stop"],
    ["Stop", { terminationReason: "error", error: "quota" }, "quota"],
    ["PostToolUse", { error: "exit status 1" }, "exit status 1"],
    ["PreInvocation", { invocationNum: 1 }, ""],
    ["PreToolUse", {}, ""],
    ["PreToolUse", { toolCall: "x" }, ""],
  ])("%s %j without a tool", (name, input, subject) => {
    expect(newest.subject(eventOf(name, input as JsonObject))).toBe(subject);
    expect(newest.tool(eventOf(name, input as JsonObject))).toBeNull();
  });
});

describe("start", () => {
  const start = (
    over: Partial<ConfigFile>,
    handler: JsonObject = command("./x.sh"),
  ): Invocation => {
    const [hook] = parse({ g: { Stop: [handler] } }, null, over).hooks;
    if (hook === undefined) throw new Error("no hook");
    const invocation = newest.invocation(hook, { conversationId: "c-1", a: "é" }, workspace);
    if ("impossible" in invocation) throw new Error(invocation.impossible);
    return invocation;
  };

  test.each([
    [".agents/hooks.json", "/w/repo/.agents"],
    ["sub/_agent/hooks.json", "/w/repo/sub/_agent"],
    ["sub/.agents/plugins/p/hooks.json", "/w/repo/sub/.agents/plugins/p"],
    ["hooks.json", "/w/repo"],
    ["/u/.gemini/config/hooks.json", "/u/.gemini/config"],
    ["C:/u/.gemini/config/hooks.json", "C:/u/.gemini/config"],
  ])("hooks of %s run in %s", (path, cwd) => {
    expect(start({ file: path }).cwd).toBe(cwd);
  });

  test("the system's shell, one variable, the payload on standard input", () => {
    const { argv, env, stdin, timeoutMs } = start({}, command("~/a.sh $X", { timeout: 7 }));
    if (process.platform !== "win32") expect(argv).toEqual(["sh", "-c", "~/a.sh $X"]);
    expect(env).toEqual({ ANTIGRAVITY_CONVERSATION_ID: "c-1" });
    expect(newest.variables).toEqual(Object.keys(env));
    expect(stdin).toBe('{"conversationId":"c-1","a":"é"}');
    expect(timeoutMs).toBe(7000);
  });

  test("no timer is longer than a timer can be", () => {
    expect(start({}, command("x", { timeout: 9_999_999 })).timeoutMs).toBe(2 ** 31 - 1);
  });

  test("without a command there is nothing to start", () => {
    const hook = hookOf("Stop", { type: "command" });
    expect(newest.invocation(hook, {}, workspace)).toEqual({
      impossible: "command hook must specify 'command'",
    });
  });
});

// --- What a finished hook means -------------------------------------------------------------------------------------

/** What people see of one hook: outcome, failure, verdict. */
function told(event: string, run: Partial<RunResult>, version: string | null): string {
  const { outcome, failure } = result(event, run, version);
  const { verdict, failedOpen, failedClosed } = ruling(event, [run], version);
  const how = failedClosed ? " failed closed" : failedOpen ? " failed open" : "";
  return `${outcome}${failure === null ? "" : `/${failure}`} → ${verdict}${how}`;
}

describe("PreToolUse: each row of the table of failures", () => {
  const denied = "error/closed → deny failed closed";
  const allow = { decision: "allow" };
  const rows: [string, Partial<RunResult>, (string | null)[], string][] = [
    ["allow, exit 0", printed(allow), [null, "1.0.3", "1.1.18"], "allow → allow"],
    [
      "{}",
      printed({}),
      ["1.0.3", "1.0.5", "1.0.15", "1.2.7", "1.2.9", "1.2.16", null, "seed"],
      denied,
    ],
    ["a reason without a decision", printed({ reason: "r" }), [null], denied],
    ["an empty decision", printed({ decision: "" }), [null], denied],
    ["a decision of null", printed({ decision: null }), [null], denied],
    ["nothing printed, exit 0", { stdout: "" }, ["1.0.3", "1.2.16", null, "seed"], "none → none"],
    ["only a line break", { stdout: "\n" }, [null], "none → none"],
    // With permission prompts switched off the agent runs the call; that is the user's choice, not the hook's.
    ["ask", printed({ decision: "ask" }), [null, "1.2.16"], "ask → ask"],
    ["force_ask", printed({ decision: "force_ask" }), [null], "ask → ask"],
    ["deny", printed({ decision: "deny", reason: "no" }), [null, "1.0.15"], "deny → deny"],
    ["an unknown word", printed({ decision: "block" }), [null, "1.2.16"], denied],
    ["the wrong case", printed({ decision: "ALLOW" }), [null], denied],
    ["plain text", { stdout: "all good" }, [null, "1.2.16", "1.1.18"], denied],
    ["a JSON scalar", { stdout: '"deny"' }, [null], denied],
    ["a list", { stdout: "[]" }, [null], denied],
    ["two objects", { stdout: '{"decision":"allow"}\n{"decision":"allow"}' }, [null], denied],
    ["an unknown field", printed({ ...allow, continue: true }), [null, "1.2.16"], denied],
    [
      "Claude's answer",
      printed({ hookSpecificOutput: { permissionDecision: "allow" } }),
      [null],
      denied,
    ],
    ["snake case", printed({ ...allow, permission_overrides: [] }), [null], denied],
    ["a reason that is no text", printed({ ...allow, reason: 1 }), [null], denied],
    ["a key given twice", { stdout: '{"decision":"deny","decision":"allow"}' }, [null], denied],
    [
      "plain text before 1.1.18: the user is asked",
      { stdout: "all good" },
      ["1.1.2", "1.1.17"],
      "error/open → ask failed open",
    ],
    ["exit 1", { exitCode: 1 }, [null, "1.1.18", "1.2.16", "1.1.7", "seed"], denied],
    ["exit 1 with allow", { exitCode: 1, ...printed(allow) }, [null, "1.1.18"], denied],
    ["exit 2 means no more than 1", { exitCode: 2, stderr: "no" }, [null, "1.2.16"], denied],
    ["exit 127", { exitCode: 127 }, [null], denied],
    ["killed by a signal", { exitCode: null, signal: "SIGSEGV" }, [null], denied],
    ["not started", { exitCode: null, spawnError: "ENOENT" }, [null], denied],
    ["timeout", killed, [null, "1.0.5", "1.2.15"], "timeout/closed → deny failed closed"],
    [
      "timeout after an allow",
      { ...killed, ...printed(allow) },
      [null],
      "timeout/closed → deny failed closed",
    ],
    [
      "denied unless granted before; a replay has no grants",
      printed({ decision: "deny_unless_prior_grant" }),
      [null, "1.1.18"],
      "deny → deny",
    ],
    [
      "the same word before it existed",
      printed({ decision: "deny_unless_prior_grant" }),
      ["1.1.9"],
      denied,
    ],
    ["the old spelling of allow", printed({ allowTool: true }), [null], "allow → allow"],
    [
      "the old spelling of deny",
      printed({ allowTool: false, denyReason: "no" }),
      [null],
      "deny → deny",
    ],
  ];

  test.each(rows)("%s", (_, run, versions, outcome) => {
    for (const version of versions) expect(told("PreToolUse", run, version)).toBe(outcome);
  });

  test.each([
    [printed({}), "", "invalid-output", "without a `decision`"],
    [printed({ reason: "r" }), "r", "invalid-output", "with that reason"],
    [
      printed({ decision: "block" }),
      "unsupported hook decision",
      "invalid-output",
      "`block` is no decision",
    ],
    [{ stdout: "hi" }, "failed to unmarshal result: it is not JSON", "invalid-output", "`hi`"],
    [{ stdout: "{} {}" }, null, "invalid-output", "more follows after the first JSON value"],
    [{ stdout: '"deny"' }, null, "invalid-output", "a JSON object is expected"],
    [printed({ a: 1 }), null, "invalid-output", "unknown field `a`"],
    [{ exitCode: 2, stderr: "no way\n" }, "exit status 2: no way", null, ""],
    [{ exitCode: 1 }, "exit status 1", null, ""],
    [{ exitCode: 1, ...printed({ decision: "deny" }) }, "exit status 1", null, ""],
    [
      { exitCode: 1, ...printed({ decision: "ask" }) },
      "exit status 1",
      "decision-ignored",
      "only after exit status 0, and denies the call",
    ],
    [killed, "signal: killed", null, ""],
  ])("%j: what is said", (run, reason, rule, what) => {
    const read = result("PreToolUse", run as Partial<RunResult>);
    if (reason !== null) expect(read.reason).toBe(reason);
    expect(read.faults.map((fault) => fault.rule)).toEqual(rule === null ? [] : [rule]);
    expect(read.faults[0]?.what ?? "").toContain(what);
    expect(ruling("PreToolUse", [run as Partial<RunResult>]).reason).toBe(read.reason);
  });

  test("the word, the reason and the answer are kept", () => {
    const answer = { decision: "force_ask", reason: "why", permissionOverrides: ["command(ls)"] };
    expect(result("PreToolUse", printed(answer))).toMatchObject({
      rawDecision: "force_ask",
      reason: "why",
      output: answer,
      failure: null,
      faults: [],
      error: null,
    });
  });
});

describe("all other events let everything through when a hook fails", () => {
  const open = "error/open → none";
  const rows: [string, Partial<RunResult>, string | null, string][] = [
    ["PostToolUse", printed({}), null, "none → none"],
    ["PostToolUse", {}, null, "none → none"],
    ["PostToolUse", printed({ decision: "deny" }), null, open],
    ["PostToolUse", { exitCode: 1 }, null, open],
    ["PostToolUse", { exitCode: 2, stderr: "x" }, "1.1.18", open],
    ["PostToolUse", killed, null, "timeout/open → none"],
    ["PreInvocation", printed({}), null, "none → none"],
    ["PreInvocation", { exitCode: 1 }, "1.2.16", open],
    ["PreInvocation", { stdout: "text" }, "1.2.16", open],
    ["PreInvocation", killed, null, "timeout/open → none"],
    // Older builds ended the turn.
    ["PreInvocation", { exitCode: 1 }, "1.2.1", "error/closed → halt failed closed"],
    ["PreInvocation", printed({ decision: "allow" }), "1.2.1", "error/closed → halt failed closed"],
    ["PreInvocation", killed, "1.0.5", "timeout/closed → halt failed closed"],
    ["PostInvocation", { exitCode: 1 }, "1.2.1", open],
    ["PostInvocation", printed({ terminationBehavior: "stop" }), null, open],
    ["Stop", { exitCode: 1 }, "1.1.18", `${open} failed open`],
    ["Stop", { exitCode: 2, stderr: "tests fail" }, null, `${open} failed open`],
    ["Stop", { stdout: "Error: tests fail" }, null, `${open} failed open`],
    [
      "Stop",
      printed({ decision: "continue", hookSpecificOutput: {} }),
      null,
      `${open} failed open`,
    ],
    ["Stop", killed, null, "timeout/open → none failed open"],
    ["SessionStart", { exitCode: 1 }, null, open],
  ];

  test.each(rows)("%s %j (%s)", (event, run, version, outcome) => {
    expect(told(event, run, version)).toBe(outcome);
  });

  test.each([
    [
      "Stop",
      { exitCode: 2, stderr: "x" },
      "decision-ignored",
      "exit status 2 refuses no stop here",
    ],
    [
      "Stop",
      { exitCode: 1, ...printed({ decision: "continue" }) },
      "decision-ignored",
      "only after exit status 0, and goes on",
    ],
    ["Stop", { stdout: "failed" }, "invalid-output", "goes on as if nothing had been printed"],
    ["PostToolUse", printed({ decision: "block" }), "invalid-output", "unknown field `decision`"],
    [
      "PostInvocation",
      printed({ terminationBehavior: "stop" }),
      "invalid-output",
      '`terminationBehavior` must be one of "", "force_continue", "terminate"',
    ],
    [
      "PreInvocation",
      printed({ injectSteps: [{ userMessage: "a", ephemeralMessage: "b" }] }),
      "invalid-output",
      "`injectSteps.0` holds more than one of",
    ],
    [
      "PreInvocation",
      printed({ injectSteps: [{ message: "a" }] }),
      "invalid-output",
      "unknown field `injectSteps.0.message`",
    ],
    [
      "PreInvocation",
      printed({ injectSteps: "x" }),
      "invalid-output",
      "`injectSteps` must be a list",
    ],
  ])("%s %j: what is said", (event, run, rule, what) => {
    const { faults } = result(event, run as Partial<RunResult>);
    expect(faults.map((fault) => fault.rule)).toEqual([rule]);
    expect(faults[0]?.what).toContain(what);
  });
});

describe("Stop", () => {
  test.each([
    [{ decision: "continue", reason: "not done" }, "continue → continue", 0],
    [{ decision: "stop" }, "none → none", 0],
    [{ decision: "allow", reason: "x" }, "none → none", 0],
    [{}, "none → none", 0],
    [{ decision: "" }, "none → none", 0],
    [{ decision: "block", reason: "x" }, "none → none", 1],
    [{ decision: "CONTINUE" }, "none → none", 1],
    [{ decision: "force_continue" }, "none → none", 1],
  ])("%j", (answer, outcome, faults) => {
    expect(told("Stop", printed(answer), null)).toBe(outcome);
    const read = result("Stop", printed(answer));
    expect(read.faults).toHaveLength(faults);
    for (const fault of read.faults) expect(fault.rule).toBe("decision-ignored");
  });

  test("the reason is what the agent is told", () => {
    const run = printed({ decision: "continue", reason: "not done" });
    expect(ruling("Stop", [{}, run])).toMatchObject({
      verdict: "continue",
      rawDecision: "continue",
      reason: "not done",
    });
  });

  test.each([
    [0, null, "continue"],
    [9, null, "continue"],
    [10, null, "none"],
    [11, null, "none"],
    [10, "1.1.8", "continue"],
    ["10", null, "continue"],
  ])("refused %j times before (%s): %s", (executionNum, version, verdict) => {
    const ruled = ruling("Stop", [printed({ decision: "continue" })], version, { executionNum });
    expect(ruled.verdict).toBe(verdict);
    expect(ruled.faults.map(({ fault }) => fault.rule)).toEqual(
      verdict === "none" ? ["decision-ignored"] : [],
    );
  });
});

describe("injected steps and the end of the loop", () => {
  const message = { userMessage: "hi" };
  const ephemeral = { ephemeralMessage: "psst" };

  test.each([
    ["terminate", "halt → halt"],
    ["force_continue", "continue → continue"],
    ["", "none → none"],
  ])("terminationBehavior %j", (terminationBehavior, outcome) => {
    const run = printed({ injectSteps: [], terminationBehavior });
    expect(told("PostInvocation", run, null)).toBe(outcome);
    expect(ruling("PostInvocation", [run])).toMatchObject({
      rawDecision: terminationBehavior === "" ? null : terminationBehavior,
      effects: terminationBehavior === "" ? {} : { terminationBehavior },
    });
  });

  test("forcing the loop on has no limit, ending it is stronger", () => {
    const on = printed({ terminationBehavior: "force_continue" });
    const off = printed({ terminationBehavior: "terminate" });
    expect(ruling("PostInvocation", [on], null, { executionNum: 40 }).verdict).toBe("continue");
    expect(ruling("PostInvocation", [on, off, on]).verdict).toBe("halt");
  });

  test.each(["PreInvocation", "PostInvocation", "SessionStart"])("%s collects steps", (event) => {
    const ruled = ruling(event, [
      printed({ injectSteps: [message] }),
      {},
      printed({ injectSteps: [ephemeral, { ...message, toolCall: null }] }),
    ]);
    expect(ruled).toMatchObject({ verdict: "none", faults: [] });
    expect(ruled.effects).toEqual({
      injectSteps: [message, ephemeral, { ...message, toolCall: null }],
    });
  });

  test.each([
    [{ toolCall: { name: "run_command", args: {} } }, null, "error/closed → halt failed closed"],
    [{}, "1.1.18", "error/closed → halt failed closed"],
    [{ toolCall: { name: "run_command" } }, "1.1.9", "none → none"],
  ])("a step that is no message: %j (%s)", (step, version, outcome) => {
    const run = printed({ injectSteps: [message, step] });
    expect(told("PreInvocation", run, version)).toBe(outcome);
    expect(result("PreInvocation", run, version).faults).toHaveLength(
      outcome === "none → none" ? 0 : 1,
    );
  });

  test("an ephemeral message did not reach the model before 1.1.18", () => {
    const run = printed({ injectSteps: [ephemeral] });
    expect(result("PreInvocation", run, "1.1.7").faults.map((f) => f.rule)).toEqual([
      "decision-ignored",
    ]);
    expect(result("PreInvocation", run).faults).toEqual([]);
  });
});

// --- Several hooks --------------------------------------------------------------------------------------------------

describe("several hooks of one call", () => {
  const say = (decision: string, more: JsonObject = {}) =>
    printed({ decision, reason: decision, ...more });
  const fail = { exitCode: 1, stderr: "boom" };

  test.each([
    [[{}, {}], "none", null, null],
    [[{}, say("allow")], "allow", "allow", "allow"],
    [[say("allow"), say("ask"), say("allow")], "ask", "ask", "ask"],
    [[say("ask"), say("force_ask"), say("ask")], "ask", "force_ask", "force_ask"],
    [[say("force_ask"), say("deny")], "deny", "deny", "deny"],
    [[say("deny"), say("deny_unless_prior_grant")], "deny", "deny", "deny"],
    [[say("allow"), fail, say("deny")], "deny", null, "exit status 1: boom"],
    [[say("deny"), fail], "deny", "deny", "deny"],
  ])("%j: %s", (runs, verdict, rawDecision, reason) => {
    expect(ruling("PreToolUse", runs as Partial<RunResult>[])).toMatchObject({
      verdict,
      rawDecision,
      reason,
    });
  });

  test("what comes after a denial does not count", () => {
    const first = ruling("PreToolUse", [say("deny"), fail]);
    expect(first).toMatchObject({ failedClosed: false, failedOpen: false });
    expect(ruling("PreToolUse", [fail, say("deny")])).toMatchObject({ failedClosed: true });
    const late = ruling("PreToolUse", [say("deny"), say("allow", { overwrite: { a: 1 } })]);
    expect(late.effects).toEqual({});
  });

  test("a denial or a failure that blocks is the last hook that runs", () => {
    const settledBy = (event: string, run: Partial<RunResult>, version: string | null = null) =>
      antigravity.at(version).stops?.(result(event, run, version));
    expect(settledBy("PreToolUse", say("deny"))).toBe(true);
    expect(settledBy("PreToolUse", fail)).toBe(true);
    expect(settledBy("PreToolUse", printed({}))).toBe(true);
    expect(settledBy("PreToolUse", killed)).toBe(true);
    expect(settledBy("PreToolUse", say("force_ask"))).toBe(false);
    expect(settledBy("PreToolUse", {})).toBe(false);
    expect(settledBy("PostToolUse", fail)).toBe(false);
    expect(settledBy("Stop", say("continue"))).toBe(false);
    expect(settledBy("PreInvocation", fail)).toBe(false);
    expect(settledBy("PreInvocation", fail, "1.2.1")).toBe(true);
  });

  test("changed arguments and overrides: the later wins, and nothing is granted by them", () => {
    const ruled = ruling("PreToolUse", [
      say("allow", { overwrite: { a: 1, b: 1 }, permissionOverrides: ["command(a)"] }),
      say("ask", { overwrite: { b: 2 }, permissionOverrides: ["command(b)"] }),
      say("allow", { permissionOverrides: [] }),
    ]);
    expect(ruled.verdict).toBe("ask");
    expect(ruled.effects).toEqual({
      overwrite: { a: 1, b: 2 },
      permissionOverrides: ["command(b)"],
    });
  });

  test("nobody asked", () => {
    expect(newest.combine(eventOf("PreToolUse"), [])).toEqual({
      verdict: "none",
      rawDecision: null,
      reason: null,
      failedOpen: false,
      failedClosed: false,
      afterTheFact: false,
      effects: {},
      faults: [],
    });
  });

  test("the engine asks them in turn, each with the whole payload", async () => {
    const hooks = newest.register([
      parse({
        a: { PreToolUse: [group("run_command", command("one"))] },
        b: { PreToolUse: [{ hooks: [command("two")] }] },
      }),
    ]);
    const starts: Invocation[] = [];
    const decision = await decide(
      eventOf("PreToolUse", call("run_command", { CommandLine: "ls" })),
      {
        dialect: newest,
        hooks,
        session: { ...session, sessionId: "s-1" },
        workspace,
        isDirectory: () => true,
        run: async (invocation) => {
          starts.push(invocation);
          return ran(printed({ decision: starts.length === 1 ? "allow" : "ask", reason: "look" }));
        },
      },
    );
    expect(starts.map(({ cwd, env }) => [cwd, env])).toEqual([
      ["/w/repo/.agents", { ANTIGRAVITY_CONVERSATION_ID: "s-1" }],
      ["/w/repo/.agents", { ANTIGRAVITY_CONVERSATION_ID: "s-1" }],
    ]);
    expect(JSON.parse(starts[1]?.stdin ?? "")).toMatchObject({
      toolCall: { name: "run_command", args: { CommandLine: "ls" } },
      conversationId: "s-1",
      stepIdx: 0,
    });
    expect(decision).toMatchObject({
      verdict: "ask",
      reason: "look",
      tool: "run_command",
      subject: "ls",
    });
  });
});

// --- Whatever strangers write ---------------------------------------------------------------------------------------

describe("nothing a stranger writes makes it throw", () => {
  const versions = fc.constantFrom(null, "seed", "1.0.3", "1.1.2", "1.1.18");
  const key = fc.constantFrom(
    "hooks",
    "PreToolUse",
    "PostToolUse",
    "PreInvocation",
    "Stop",
    "SessionStart",
    "UserPromptSubmit",
    "BeforeTool",
    "preToolUse",
    "enabled",
    "matcher",
    "command",
    "type",
    "timeout",
    "bash",
    "version",
    "__proto__",
    "constructor",
    "toString",
    "g",
  );
  const { tree: config } = fc.letrec<{ tree: JsonValue }>((tie) => ({
    tree: fc.oneof(
      { depthSize: "medium", withCrossShrink: true },
      fc.constantFrom<JsonValue>(null, true, false, 0, 1.5, 30, -1, "", "x", "command", "(", "*"),
      fc.array(tie("tree"), { maxLength: 3 }),
      fc
        .array(fc.tuple(key, tie("tree")), { maxLength: 4 })
        .map((pairs) => Object.fromEntries(pairs)),
    ),
  }));

  test("configs: parsed, registered, planned and started", () => {
    fc.assert(
      fc.property(config, versions, (content, version) => {
        const dialect = antigravity.at(version);
        const text = JSON.stringify(content);
        const parsed = dialect.parse(configFile(), new SourceText("f", text));
        for (const { span, what } of parsed.defects) {
          expect(span.start).toBeGreaterThanOrEqual(0);
          expect(span.end).toBeLessThanOrEqual(text.length);
          expect(what).not.toBe("");
        }
        const ids = parsed.hooks.map((hook) => hook.id);
        expect(new Set(ids).size).toBe(ids.length);
        const hooks = dialect.register([parsed]);
        for (const event of dialect.events.names) {
          const { steps } = dialect.plan(hooks, eventOf(event, call("run_command")));
          for (const { hook } of steps) {
            const started = dialect.invocation(hook, {}, workspace);
            // Whatever could not be started would have been rejected with its file.
            expect("impossible" in started).toBe(false);
          }
        }
      }),
      { numRuns: 2000 },
    );
  });

  test("texts that are no JSON", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const parsed = parse(text);
        expect(parsed.relevant).toBe(true);
        newest.discover(
          tree({ "a/hooks.json": text, "a/plugin.json": "", ".agents/hooks/hooks.json": text }),
        );
        parse(text, null, { layer: "dead", kind: "dead-hooks", file: ".agents/hooks/hooks.json" });
      }),
    );
  });

  test("matchers", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (matcher, value) => {
        const compiled = newest.matcher.compile(matcher, "PreToolUse");
        expect(typeof compiled.test(value)).toBe("boolean");
        expect(compiled.invalid === null).toBe(compiled.onInvalid === null);
        if (compiled.kind === "names" || compiled.kind === "exact") {
          for (const name of compiled.names) expect(compiled.test(name)).toBe(true);
        }
      }),
    );
  });

  test("a plain matcher and the same as a pattern agree", () => {
    const names = fc.array(fc.constantFrom(...newest.tools.known), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(names, fc.constantFrom(...newest.tools.known), (wanted, tool) => {
        const plain = newest.matcher.compile(wanted.join("|"), "PreToolUse");
        const pattern = newest.matcher.compile(`(${wanted.join("|")})`, "PreToolUse");
        expect(plain.test(tool)).toBe(pattern.test(tool));
        expect(plain.test(tool)).toBe(wanted.includes(tool));
      }),
    );
  });

  test("runs and payloads", () => {
    const events = fc.constantFrom(...newest.events.names, "Nothing");
    const output = fc.oneof(
      fc.string(),
      fc.json(),
      config.map((value) => JSON.stringify(value)),
    );
    const status = fc.constantFrom(0, 0, 0, 1, 2, 127, null);
    fc.assert(
      fc.property(
        events,
        fc.array(fc.tuple(output, status, fc.boolean()), { maxLength: 4 }),
        fc.dictionary(key, config),
        versions,
        (name, runs, input, version) => {
          const dialect = antigravity.at(version);
          const event = eventOf(name, input);
          const results = runs.map(([stdout, exitCode, timedOut]): HookResult => {
            const run = ran({ stdout, exitCode, timedOut });
            return {
              hook: hookOf("PreToolUse"),
              run,
              ...dialect.interpret(hookOf("PreToolUse"), event, run),
            };
          });
          const ruled = dialect.combine(event, results);
          const honoured = dialect.events.get(name)?.honours ?? [];
          if (ruled.verdict !== "none" && !ruled.failedClosed) {
            expect(honoured).toContain(ruled.verdict);
          }
          for (const { outcome, failure } of results) {
            expect(failure !== null).toBe(outcome === "error" || outcome === "timeout");
          }
          expect(dialect.subject(event).length).toBeLessThanOrEqual(200);
          expect(
            JSON.parse(JSON.stringify(dialect.payload(event, session, workspace))),
          ).toBeTruthy();
          dialect.plan([hookOf("PreToolUse")], event);
          dialect.tool(event);
        },
      ),
      { numRuns: 1000 },
    );
  });
});

// --- Public configs -------------------------------------------------------------------------------------------------

const corpus = join(import.meta.dirname, "../../shared/corpus/configs/antigravity");
if (!existsSync(corpus)) {
  process.stderr.write(`tests on public configs are skipped: ${corpus} is not there\n`);
}

(existsSync(corpus) ? describe : describe.skip)("public configs", () => {
  const all = existsSync(corpus)
    ? readdirSync(corpus, { recursive: true, encoding: "utf8" })
        .map((path) => path.replaceAll("\\", "/"))
        .filter((path) => path.endsWith("/hooks.json"))
        .sort()
    : [];

  /** Rules of the findings in file order, then how many hooks live of how many; what is not here is healthy. */
  const expected: Readonly<Record<string, string>> = {
    "01builds__cloudflare-native-template": "unknown-event 0/0",
    "0xrizz__agy-os": "wrong-dialect 0/19",
    "23edson__mba-ia-greenfield-project": "config-shape 0/0",
    "Allmight97__audiobook-boss": "wrong-dialect unknown-field 1/1",
    "Cure-Consulting-Group__iep-and-thrive": "wrong-dialect 0/10",
    DaveCThompson__agentkit: "config-shape 0/0",
    "LIDR-IT__ai-assisted-workflow": "dead-location 0/0",
    "MatsumeiShyou__Atsugi-Report-Core": "config-shape 0/1",
    "akasecurity__ai-tc": "config-shape config-shape 0/4",
    "syt-nju__my_cursor": "wrong-dialect 0/0",
    "vuthuonghai-steve__Extensions-base-setup-AI-First": "config-shape config-shape 0/12",
  };

  test("there are some", () => {
    expect(all.length).toBeGreaterThan(20);
  });

  test.each(all)("%s", (path) => {
    const [repository = "", ...rest] = path.split("/");
    const name = rest.join("/");
    const text = readFileSync(join(corpus, path), "utf8");
    const plugin = name.replace("hooks.json", "plugin.json");
    const [config] = newest.discover(tree({ [name]: text, [plugin]: "{}" }));
    expect(config).toBeDefined();
    const parsed = newest.parse(config ?? configFile(), new SourceText(name, text));
    const summary = `${parsed.defects.map((d) => `${d.rule} `).join("")}${live(parsed).length}/${parsed.hooks.length}`;
    const healthy = `${parsed.hooks.length}/${parsed.hooks.length}`;
    const wanted = Object.hasOwn(expected, repository) ? expected[repository] : healthy;
    expect(summary).toBe(wanted);
  });
});
