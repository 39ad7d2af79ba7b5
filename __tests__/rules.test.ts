import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { describe, expect, test } from "@jest/globals";
import { type CheckRequest, check } from "../src/check.ts";
import { chosenDialects } from "../src/dialects/choose.ts";
import { refineGuards } from "../src/discover/guards.ts";
import { discoverProjects, type Project } from "../src/discover/projects.ts";
import { nodeEdge } from "../src/edge/node-edge.ts";
import type { Decision, HookResult } from "../src/model/decision.ts";
import type { Expectation } from "../src/model/event.ts";
import type { Finding } from "../src/model/finding.ts";
import type { Hook } from "../src/model/hook.ts";
import { lintFindings, replayFindings } from "../src/rules/driver.ts";
import { explainRule, ruleList } from "../src/rules/explain.ts";
import { helpUrl, ruleIndex, rulePage } from "../src/rules/page.ts";
import { alternatives, repeatedGroups } from "../src/rules/pattern-parts.ts";
import { ruleById, rules } from "../src/rules/registry.ts";
import type { ReplayedRecording, RuleMeta } from "../src/rules/rule.ts";
import { SourceText } from "../src/source/text.ts";
import { makeRepository } from "./support/make-repository.ts";

const ids = rules.map((rule) => rule.meta.id);

describe("the registry", () => {
  test("lists every rule once, by id", () => {
    expect(ids).toEqual([...new Set(ids)].sort());
    expect(ruleById("timeout-unit")?.meta.id).toBe("timeout-unit");
    expect(ruleById("toString")).toBeUndefined();
  });

  test("agrees with the files: one rule a file, of the same name", () => {
    const files = readdirSync("src/rules").filter((file) =>
      /\bmeta: \{|\b(?:defectRule|faultRule)\(\s*\{/.test(
        readFileSync(`src/rules/${file}`, "utf8"),
      ),
    );
    expect(files.map((file) => basename(file, ".ts")).sort()).toEqual(ids);
  });

  const pages = existsSync("docs/rules") ? test : test.skip;
  pages("agrees with the pages", () => {
    const names = readdirSync("docs/rules").filter((name) => name !== "README.md");
    expect(names.map((name) => basename(name, ".md")).sort()).toEqual(ids);
  });

  const catalogue = "../shared/design/RULES.md";
  const known = existsSync(catalogue) ? test : test.skip;
  known(`has only ids of the catalogue (${catalogue})`, () => {
    const rows = readFileSync(catalogue, "utf8").matchAll(/^\| ([a-z][a-z- /]+) \|/gm);
    const listed = [...rows].flatMap(([, cell = ""]) => cell.split(" / "));
    expect(ids.filter((id) => !listed.includes(id))).toEqual([]);
  });

  test.each(rules.map((rule) => [rule.meta.id, rule] as const))(
    "%s says everything that people need",
    (_, rule) => {
      const { summary, details, cure, examples } = rule.meta;
      expect(summary).toMatch(/^[A-Z].{20,110}\.$/);
      expect(details.length).toBeGreaterThan(100);
      expect(cure).toMatch(/^[A-Z`].*[.]$/s);
      const captions = [...examples.bad, ...examples.good].map((example) => example.caption);
      for (const caption of captions) expect(caption).toMatch(/^[A-Z0-9`].*[.]$/);
      if ("lint" in rule || "replay" in rule) {
        expect(examples.bad.length).toBeGreaterThan(0);
        expect(examples.good.length).toBeGreaterThan(0);
      }
    },
  );
});

describe("the examples of the pages", () => {
  /** What the circumstances are that a rule of the pipeline speaks of. */
  const circumstances: Record<string, Partial<CheckRequest>> = {
    "hooks-not-run": { refuseReplay: "Hooks were not run: an untrusted event." },
  };
  const all = rules.flatMap(({ meta }) =>
    (["bad", "good"] as const).flatMap((kind) =>
      meta.examples[kind].map((example) => ({ meta, kind, example })),
    ),
  );

  test.each(all.map((one) => [one.meta.id, one.kind, one.example.caption, one] as const))(
    "%s, %s: %s",
    async (id, kind, _, { example }) => {
      const root = makeRepository(example.files, {
        git: true,
        ...(example.executable && { executable: example.executable }),
      });
      const { report } = await check(
        {
          root,
          command: "check",
          configFile: null,
          dialects: [],
          transcripts: [],
          failOn: null,
          jobs: null,
          sandbox: null,
          userDir: null,
          systemDir: null,
          extensions: [],
          refuseReplay: null,
          ...(kind === "bad" && circumstances[id]),
        },
        nodeEdge(),
      );
      const found = report.findings.map((f) => `${f.severity} ${f.rule}: ${f.message}`);
      const own = report.findings.filter((f) => f.rule === id);
      const grave = report.findings.filter((f) => f.severity !== "note");
      if (kind === "bad") expect([own.length > 0, found]).toEqual([true, found]);
      else expect([own, grave.map((f) => f.rule), found]).toEqual([[], [], found]);
    },
  );
});

type Files = Readonly<Record<string, string | object>>;

interface Facts {
  /** Git's mode by path; anything else is a tracked `100644`. */
  modes?: Readonly<Record<string, string>>;
  untracked?: readonly string[];
  git?: boolean;
  /** Version of every dialect; the newest when left out. */
  version?: string;
}

/** Discovers and parses files that exist in memory only. */
function open(files: Files, { modes = {}, untracked = [], git = true, version }: Facts = {}) {
  const texts = new Map(
    Object.entries(files).map(([path, content]) => [
      path,
      typeof content === "string" ? content : JSON.stringify(content, null, 2),
    ]),
  );
  const tracked = (path: string): boolean => texts.has(path) && !untracked.includes(path);
  const repository = {
    files: [...texts.keys()].sort(),
    has: (path: string) => texts.has(path),
    isDirectory: (path: string) => [...texts.keys()].some((file) => file.startsWith(`${path}/`)),
    gitMode: (path: string) =>
      git && (tracked(path) || path in modes) ? (modes[path] ?? "100644") : null,
    tracked: (path: string) => (git ? tracked(path) : null),
    executable: (path: string) => modes[path] === "100755",
    read: (path: string) => texts.get(path) ?? null,
  };
  const versions = new Map(
    version === undefined ? [] : ["gemini-cli", "claude-code"].map((id) => [id, version] as const),
  );
  const projects = discoverProjects({
    tree: repository,
    dialects: chosenDialects([], versions),
    included: () => true,
    layers: { user: null, system: null, extensions: [] },
    files: repository,
    outside: { exists: () => false, read: () => null, list: () => [] },
    nameOutside: (path) => path,
  });
  refineGuards(projects, repository);
  return { projects, repository, texts };
}

/** What one rule says about files: `line:column text under it`, with the file in front when there are several. */
function lint(rule: string, files: Files, facts: Facts = {}): { where: string; message: string }[] {
  const { projects, repository, texts } = open(files, facts);
  const contexts = projects.flatMap(({ dialect, configs, hooks }) =>
    configs.map((config) => ({ dialect, config, repository, projectHooks: hooks })),
  );
  return lintFindings(rules, contexts, new Map())
    .filter((finding) => finding.rule === rule)
    .map((finding) => ({
      where: whereOf(finding, texts),
      message: `${finding.severity}: ${finding.message}`,
    }));
}

function whereOf(finding: Finding, texts: ReadonlyMap<string, string>): string {
  const line = new SourceText(finding.file, texts.get(finding.file) ?? "").line(finding.line);
  const text =
    finding.line === finding.endLine ? line.slice(finding.column - 1, finding.endColumn - 1) : "…";
  return `${finding.line}:${finding.column} ${text}`;
}

/** A settings file with one group on one event. Matcher on line 5; fields of the handler from line 8 on. */
function settings(event: string, matcher: string | null, ...handlers: object[]): object {
  const group = { ...(matcher !== null && { matcher }), hooks: handlers };
  return { hooks: { [event]: [group] } };
}
const command = (line: string, more: object = {}) => ({ type: "command", command: line, ...more });
const guard = command("grep -q secret && { echo denied >&2; exit 2; } || exit 0");

const gemini = (event: string, matcher: string | null, ...handlers: object[]): Files => ({
  ".gemini/settings.json": settings(event, matcher, ...handlers),
});
const claude = (event: string, matcher: string | null, ...handlers: object[]): Files => ({
  ".claude/settings.json": settings(event, matcher, ...handlers),
});

/** A case of a lint rule: what is written, and where the rule speaks up and how; nothing = it is silent. */
type Case = [
  title: string,
  files: Files,
  where?: string | undefined,
  says?: RegExp | undefined,
  facts?: Facts,
];

function cases(rule: string, table: readonly Case[]): void {
  describe(rule, () => {
    // A rest parameter: with named ones a short row would get a `done` callback in the place of what is left out.
    test.each(table)("%s", (...[, files, where, says, facts]) => {
      const found = lint(rule, files, facts);
      expect(found.map((f) => f.where)).toEqual(where === undefined ? [] : [where]);
      if (says) expect(found[0]?.message).toMatch(says);
    });
  });
}

cases("timeout-unit", [
  [
    "5 ms",
    gemini("BeforeTool", null, { ...guard, timeout: 5 }),
    "9:24 5",
    /Did you mean 5000 \(5 s\)\?$/,
  ],
  [
    "30 ms on a guard",
    gemini("BeforeTool", "replace", { ...guard, timeout: 30 }),
    "10:24 30",
    /^error: `timeout: 30` is 30 milliseconds for Gemini CLI.*this guard.*lets the call through/,
  ],
  [
    "999 ms",
    gemini("AfterTool", null, command("date", { timeout: 999 })),
    "9:24 999",
    /Write 999000 if/,
  ],
  [
    "5000 s",
    claude("Stop", null, command("date", { timeout: 5000 })),
    "9:24 5000",
    /83 min 20 s.*5 \(5 s\)\?$/,
  ],
  ["15000 s", claude("Stop", null, command("date", { timeout: 15000 })), "9:24 15000"],
  ["300000 ms", gemini("AfterAgent", null, command("date", { timeout: 300000 }))],
  ["one second in ms", gemini("AfterAgent", null, command("date", { timeout: 1000 }))],
  ["zero is timeout-range", gemini("AfterAgent", null, command("date", { timeout: 0 }))],
  ["eight hours in seconds", claude("Stop", null, command("date", { timeout: 28800 }))],
  ["600 s", claude("Stop", null, command("date", { timeout: 600 }))],
  ["1234 s is no round number of ms", claude("Stop", null, command("date", { timeout: 1234 }))],
  [
    "a hook that is switched off",
    {
      ".claude/settings.json": {
        disableAllHooks: true,
        ...settings("Stop", null, command("date", { timeout: 5000 })),
      },
    },
  ],
]);

cases("local-config-tracked", [
  [
    "with hooks",
    { ".claude/settings.local.json": settings("Stop", null, command("date")) },
    "1:1 ",
    /its 1 hook for everybody.*git rm --cached/,
  ],
  [
    "in a sub-folder",
    { "app/.claude/settings.local.json": settings("Stop", null, command("date")) },
    "1:1 ",
    /`app\/\.claude/,
  ],
  [
    "two hooks",
    { ".claude/settings.local.json": settings("Stop", null, command("date"), command("pwd")) },
    "1:1 ",
    /its 2 hooks/,
  ],
  [
    "untracked",
    { ".claude/settings.local.json": settings("Stop", null, command("date")) },
    undefined,
    undefined,
    { untracked: [".claude/settings.local.json"] },
  ],
  [
    "no git",
    { ".claude/settings.local.json": settings("Stop", null, command("date")) },
    undefined,
    undefined,
    { git: false },
  ],
  ["the shared file", claude("Stop", null, command("date"))],
]);

cases("duplicate-hook", [
  [
    "twice in one group",
    gemini("BeforeTool", null, guard, guard),
    '12:24 "grep -q secret && { echo denied >&2; exit 2; } || exit 0"',
    /line 6.*starts the first and drops the other\. Keep/,
  ],
  [
    "the second timeout is lost",
    gemini("BeforeTool", null, guard, { ...guard, timeout: 9000 }),
    '12:24 "grep -q secret && { echo denied >&2; exit 2; } || exit 0"',
    /the timeout of 9 s is lost/,
  ],
  [
    "one source of Claude Code",
    claude("PreToolUse", "Bash", guard, guard),
    '13:24 "grep -q secret && { echo denied >&2; exit 2; } || exit 0"',
    /Claude Code starts the first/,
  ],
  [
    "two sources of Claude Code",
    {
      ".claude/settings.json": settings("PreToolUse", "Bash", command("date")),
      ".claude/settings.local.json": settings("PreToolUse", "Bash|Edit", command("date")),
    },
    '9:24 "date"',
    /`\.claude\/settings\.json` line 7.*runs it twice/,
  ],
  [
    "one name for two commands",
    gemini("BeforeTool", null, command("date", { name: "log" }), command("pwd", { name: "log" })),
    '14:21 "log"',
    /both.*own name/,
  ],
  [
    "equal commands, other names",
    gemini("BeforeTool", null, command("date", { name: "a" }), command("date", { name: "b" })),
    '13:24 "date"',
    /runs it twice/,
  ],
  [
    "disjoint matchers",
    {
      ".gemini/settings.json": {
        hooks: {
          BeforeTool: [
            { matcher: "write_file", hooks: [guard] },
            { matcher: "run_shell_command", hooks: [guard] },
          ],
        },
      },
    },
  ],
  [
    "other events",
    {
      ".claude/settings.json": {
        hooks: {
          PreToolUse: [{ hooks: [guard] }],
          PostToolUse: [{ hooks: [guard] }],
        },
      },
    },
  ],
  [
    "other filters",
    claude("PreToolUse", "Bash", { ...guard, if: "Bash(git *)" }, { ...guard, if: "Bash(npm *)" }),
  ],
  ["other commands", gemini("BeforeTool", null, command("date"), command("pwd"))],
  [
    "one name on two events",
    {
      ".gemini/settings.json": {
        hooks: {
          BeforeTool: [{ hooks: [command("date", { name: "log" })] }],
          AfterTool: [{ hooks: [command("pwd", { name: "log" })] }],
        },
      },
    },
  ],
]);

cases("matcher-invalid", [
  [
    "a glob",
    gemini("BeforeTool", "*file", guard),
    '5:20 "*file"',
    /nothing to repeat.*compares the text.*matches no tool/i,
  ],
  ["an open group", gemini("BeforeTool", "weird(", guard), '5:20 "weird("', /unterminated group/i],
  [
    "a flag of another engine",
    claude("PreToolUse", "(?i)bash", guard),
    '5:20 "(?i)bash"',
    /never runs the hook/,
  ],
  ["a glob for Claude Code", claude("PostToolUse", "*.py", command("date")), '5:20 "*.py"'],
  ["a star alone", gemini("BeforeTool", "*", guard)],
  ["a valid pattern that looks like a glob", gemini("BeforeTool", "write_*", guard)],
  ["an event that ignores matchers", gemini("BeforeAgent", "*file", guard)],
  ["an event that compares values", gemini("SessionStart", "*file", command("date"))],
]);

cases("matcher-never-matches", [
  [
    "Claude Code's name in Gemini CLI",
    gemini("BeforeTool", "Bash", guard),
    '5:20 "Bash"',
    /^error: `Bash` is the name Claude Code gives to what Gemini CLI calls `run_shell_command`: this guard never runs\. Use `run_shell_command`\.$/,
  ],
  [
    "several foreign names",
    gemini("BeforeTool", "Write|Edit|MultiEdit", guard),
    '5:20 "Write|Edit|MultiEdit"',
    /^error: `Write`, `Edit` and `MultiEdit` are names that Claude Code gives to tools: this guard never runs\. Use `write_file\|replace`\.$/,
  ],
  [
    "anchored and grouped",
    gemini("BeforeTool", "^(Bash|Write)$", guard),
    '5:20 "^(Bash|Write)$"',
    /^error/,
  ],
  [
    "a former name",
    gemini("BeforeTool", "search_file_content", guard),
    '5:20 "search_file_content"',
    /former name of `grep_search`/,
  ],
  [
    "a tool that is gone",
    gemini("BeforeTool", "save_memory", guard),
    '5:20 "save_memory"',
    /^warning.*no tool `save_memory` any more/,
  ],
  [
    "case",
    gemini("BeforeTool", "Write_File", guard),
    '5:20 "Write_File"',
    /case-sensitively.*`write_file`/,
  ],
  [
    "MCP form of Claude Code",
    gemini("BeforeTool", "mcp__memory__.*", guard),
    '5:20 "mcp__memory__.*"',
    /Use `mcp_memory_\.\*`/,
  ],
  [
    "a command",
    gemini("BeforeTool", "git commit", guard),
    '5:20 "git commit"',
    /contains a blank.*`tool_input`/,
  ],
  [
    "a list with commas",
    gemini("BeforeTool", "write_file, replace", guard),
    '5:20 "write_file, replace"',
    /Separate names with `\|`/,
  ],
  [
    "slashes around",
    gemini("BeforeTool", "/read_file/", guard),
    '5:20 "/read_file/"',
    /Leave the slashes out/,
  ],
  [
    "a tool and a path",
    gemini("BeforeTool", "write_file.*\\.py", guard),
    '5:20 "write_file.*\\\\.py"',
    /asks for more than a tool's name/,
  ],
  [
    "event and tool",
    gemini("BeforeTool", "BeforeTool:run_shell_command", guard),
    '5:20 "BeforeTool:run_shell_command"',
    /more than a tool's name/,
  ],
  [
    "a union of sources",
    gemini("SessionStart", "startup|resume", command("date")),
    '5:20 "startup|resume"',
    /compared as a whole with `source`.*a group of its own/,
  ],
  [
    "a pattern for a source",
    gemini("SessionStart", ".*", command("date")),
    '5:20 ".*"',
    /leave the matcher out/,
  ],
  ["Claude Code's trigger", gemini("SessionStart", "compact", command("date")), '5:20 "compact"'],
  [
    "permission syntax",
    claude("PreToolUse", "Bash(git *)", guard),
    '5:20 "Bash(git *)"',
    /put `Bash\(git \*\)` into the handler's `if`/,
  ],
  ["case in Claude Code", claude("PreToolUse", "bash", guard), '5:20 "bash"', /spelt `Bash`/],
  [
    "a server's name alone",
    claude("PreToolUse", "mcp__memory", guard),
    '5:20 "mcp__memory"',
    /Use `mcp__memory__\.\*`/,
  ],
  [
    "Gemini CLI's names",
    claude("PreToolUse", "run_shell_command|replace", guard),
    '5:20 "run_shell_command|replace"',
    /Use `Bash\|Edit`/,
  ],
  [
    "a file ending",
    claude("PostToolUse", "Edit:.*\\.cs$", command("date")),
    '5:20 "Edit:.*\\\\.cs$"',
    /more than a tool's name/,
  ],
  [
    "a condition",
    claude("PreToolUse", 'tool == "Bash"', guard),
    '5:20 "tool == \\"Bash\\""',
    /contains a blank/,
  ],
  [
    "a typing mistake",
    claude("PreToolUse", "Writte", guard),
    '5:20 "Writte"',
    /^error.*Use `Write`/,
  ],
  [
    "an unknown name",
    claude("PreToolUse", "Frobnicate", guard),
    '5:20 "Frobnicate"',
    /^warning.*that hookgate knows of/,
  ],
  [
    "MultiEdit and LS alone",
    claude("PreToolUse", "MultiEdit|LS", guard),
    '5:20 "MultiEdit|LS"',
    /^warning/,
  ],
  [
    "a reason that Claude Code has not",
    claude("SessionEnd", "finished", command("date")),
    '5:20 "finished"',
  ],
  [
    "blanks around bars, old Claude Code",
    claude("PreToolUse", "Edit | Write", guard),
    '5:20 "Edit | Write"',
    /contains a blank/,
    { version: "2.1.100" },
  ],

  ["own names", gemini("BeforeTool", "write_file|replace", guard)],
  ["a part of a name", gemini("BeforeTool", "shell", guard)],
  ["a union for several agents", gemini("BeforeTool", "Bash|run_shell_command", guard)],
  ["a tool of an MCP server", gemini("BeforeTool", "mcp_github_.*", guard)],
  ["a word that an MCP tool could have", gemini("BeforeTool", "create_issue", guard)],
  [
    "bare names of MCP tools before 0.33",
    gemini("BeforeTool", "create_issue|mcp__x__y", guard),
    undefined,
    undefined,
    { version: "0.30" },
  ],
  ["a variable of the environment", gemini("BeforeTool", "$GUARDED_TOOLS", guard)],
  ["one source", gemini("SessionStart", "startup", command("date"))],
  ["everything", gemini("SessionStart", "*", command("date"))],
  ["an event that ignores matchers", gemini("BeforeAgent", "Bash", guard)],
  [
    "a union that Claude Code takes apart",
    claude("SessionStart", "startup|resume", command("date")),
  ],
  ["a gone tool in a living union", claude("PreToolUse", "Edit|MultiEdit|Write", guard)],
  ["an alias", claude("PreToolUse", "Task", guard)],
  ["all tools of a server", claude("PreToolUse", "mcp__memory__.*", guard)],
  ["one tool of a server", claude("PreToolUse", "mcp__memory__read", guard)],
  ["a file name", claude("FileChanged", ".envrc|.env", command("date"))],
]);

cases("matcher-ignored", [
  [
    "a word of the prompt",
    gemini("BeforeAgent", "deploy", command("date")),
    '5:20 "deploy"',
    /`BeforeAgent`: the hook runs every time, not only for `deploy`/,
  ],
  [
    "a tool on a model event",
    gemini("BeforeModel", "run_shell_command", command("date")),
    '5:20 "run_shell_command"',
  ],
  [
    "once for a group of two",
    claude("Stop", "Bash", command("date"), command("pwd")),
    '5:20 "Bash"',
    /Claude Code does not look/,
  ],
  ["a prompt", claude("UserPromptSubmit", "deploy.*", command("date")), '5:20 "deploy.*"'],
  ["a star", claude("Stop", "*", command("date"))],
  ["an empty one", gemini("AfterAgent", "", command("date"))],
  ["anything", gemini("AfterAgent", ".*", command("date"))],
  ["an event that looks", claude("SubagentStop", "reviewer", command("date"))],
]);

cases("matcher-redos", [
  [
    "nested repetition",
    gemini("BeforeTool", "^(a+)+$", guard),
    '5:20 "^(a+)+$"',
    /`\(a\+\)`.*Gemini CLI tries them all/,
  ],
  ["an optional separator", claude("PreToolUse", "(?:[a-z]+_?)+x", guard), '5:20 "(?:[a-z]+_?)+x"'],
  ["an ambiguous alternative", claude("PreToolUse", "^(\\w|_)*!$", guard), '5:20 "^(\\\\w|_)*!$"'],
  ["a group that a separator ends", claude("PreToolUse", "^(\\w+\\.)+x$", guard)],
  ["a plain union", claude("PreToolUse", "^(?:Edit|Write)+$", guard)],
  ["several stars in a row", claude("PreToolUse", "mcp__.*__.*write.*", guard)],
  ["an escaped parenthesis", gemini("BeforeTool", "x\\(a+\\)+", guard)],
]);

cases("matcher-gap", [
  [
    "one of two in Gemini CLI",
    gemini("BeforeTool", "write_file", guard),
    '5:20 "write_file"',
    /`write_file` but not `replace`/,
  ],
  [
    "Edit and Write",
    claude("PreToolUse", "Edit|Write", guard),
    '5:20 "Edit|Write"',
    /`Edit` and `Write` but not `NotebookEdit`.*Add it/,
  ],
  [
    "only Write",
    claude("PreToolUse", "Write", guard),
    '5:20 "Write"',
    /not `Edit` and `NotebookEdit`.*Add them/,
  ],
  ["all of them", claude("PreToolUse", "Edit|Write|NotebookEdit", guard)],
  ["everything", claude("PreToolUse", "*", guard)],
  ["notebooks alone", claude("PreToolUse", "NotebookEdit", guard)],
  ["no guard", claude("PreToolUse", "Edit|Write", command("date"))],
  ["after the fact", claude("PostToolUse", "Edit|Write", guard)],
  ["another kind of tool", claude("PreToolUse", "Bash", guard)],
  [
    "the rest in another group",
    {
      ".claude/settings.json": {
        hooks: {
          PreToolUse: [
            { matcher: "Edit|Write", hooks: [guard] },
            { matcher: "NotebookEdit", hooks: [guard] },
          ],
        },
      },
    },
  ],
]);

cases("matcher-too-wide", [
  [
    "Edit.*",
    claude("PreToolUse", "Edit.*", guard),
    '5:20 "Edit.*"',
    /^note.*`Edit` also takes in `NotebookEdit`/,
  ],
  [
    "a list that became a pattern",
    claude("PreToolUse", "Write|mcp__.*", guard),
    '5:20 "Write|mcp__.*"',
    /`Write` also takes in `TodoWrite`/,
  ],
  ["in a group", claude("PostToolUse", "(Write|Edit).*", command("date")), undefined],
  [
    "two names",
    claude("PostToolUse", "Read|Edit|mcp__x__.*", command("date")),
    '5:20 "Read|Edit|mcp__x__.*"',
    /`NotebookEdit`/,
  ],
  ["a plain list", claude("PreToolUse", "Edit|Write", guard)],
  ["anchored", claude("PreToolUse", "^(Edit|mcp__.*)$", guard)],
  ["what the star was meant for", claude("PreToolUse", "Task.*", guard)],
  ["the other tool is named too", claude("PreToolUse", "Edit|NotebookEdit|mcp__.*", guard)],
]);

const script = {
  ".claude/hooks/x.sh": "#!/bin/sh\nexit 2\n",
  ".gemini/hooks/x.sh": "#!/bin/sh\nexit 2\n",
};
const runs = (line: string) => ({
  gemini: gemini("BeforeTool", "run_shell_command", command(line)),
  claude: claude("PreToolUse", "Bash", command(line)),
});

cases("script-missing", [
  [
    "directly, Gemini CLI",
    runs("$GEMINI_PROJECT_DIR/.gemini/hooks/y.sh").gemini,
    "9:25 $GEMINI_PROJECT_DIR/.gemini/hooks/y.sh",
    /`\.gemini\/hooks\/y\.sh` does not exist.*status 127.*every matched call is blocked/,
  ],
  [
    "directly, Gemini CLI before 0.30",
    runs("$GEMINI_PROJECT_DIR/.gemini/hooks/y.sh").gemini,
    "9:25 $GEMINI_PROJECT_DIR/.gemini/hooks/y.sh",
    /goes on/,
    { version: "0.29" },
  ],
  [
    "directly, Claude Code",
    runs('"$CLAUDE_PROJECT_DIR"/.claude/hooks/y.sh').claude,
    '9:25 \\"$CLAUDE_PROJECT_DIR\\"/.claude/hooks/y.sh',
    /status 127.*lets everything through/,
  ],
  [
    "Python, Claude Code",
    runs("python3 .claude/hooks/y.py").claude,
    "9:33 .claude/hooks/y.py",
    /status 2.*every matched call is blocked/,
  ],
  [
    "Node, Gemini CLI",
    runs("node .gemini/hooks/y.js").gemini,
    "9:30 .gemini/hooks/y.js",
    /status 1.*lets everything through/,
  ],
  [
    "once for two hooks",
    claude("Stop", null, command("bash a/y.sh 1"), command("bash a/y.sh 2")),
    "8:30 a/y.sh",
    /1 more hook of this file starts it too/,
  ],
  [
    "below the project's folder",
    { "app/.claude/settings.json": settings("Stop", null, command("bash tools/y.sh")) },
    "8:30 tools/y.sh",
    /`app\/tools\/y\.sh`/,
  ],
  ["it is there", { ...runs("bash .claude/hooks/x.sh").claude, ...script }],
  ["tested first", runs("[ -f .claude/hooks/y.sh ] && bash .claude/hooks/y.sh").claude],
  ["build output", runs("node dist/guard.js").claude],
  ["ignored by git", { ...runs("bin/guard --check").claude, ".gitignore": "/bin/\n" }],
  ["a placeholder", runs("{{PYTHON_CMD}} hooks/y.py").claude],
  [
    "behind a link",
    runs("bash .claude/hooks/y.sh").claude,
    undefined,
    undefined,
    { modes: { ".claude/hooks": "120000" } },
  ],
  ["a program", runs("prettier --check .").claude],
  ["an absolute path", runs("/usr/local/bin/guard").claude],
]);

cases("script-not-executable", [
  [
    "Claude Code",
    { ...runs('"$CLAUDE_PROJECT_DIR"/.claude/hooks/x.sh').claude, ...script },
    '9:25 \\"$CLAUDE_PROJECT_DIR\\"/.claude/hooks/x.sh',
    /mode 100644 in git.*status 126.*lets everything through.*chmod=\+x/,
  ],
  [
    "Gemini CLI",
    { ...runs("$GEMINI_PROJECT_DIR/.gemini/hooks/x.sh").gemini, ...script },
    "9:25 $GEMINI_PROJECT_DIR/.gemini/hooks/x.sh",
    /status 126.*every matched call is blocked/,
  ],
  [
    "without git",
    { ...runs(".claude/hooks/x.sh").claude, ...script },
    "9:25 .claude/hooks/x.sh",
    /no execute bit/,
    { git: false },
  ],
  [
    "executable",
    { ...runs(".claude/hooks/x.sh").claude, ...script },
    undefined,
    undefined,
    { modes: { ".claude/hooks/x.sh": "100755" } },
  ],
  ["through an interpreter", { ...runs("bash .claude/hooks/x.sh").claude, ...script }],
  ["missing is script-missing", runs(".claude/hooks/x.sh").claude],
]);

describe("files of strangers", () => {
  const nothing: Files = {};
  const odd = (matcher: string, more: object = {}): Files => ({
    ...gemini("BeforeTool", matcher, { ...guard, ...more }),
    ...claude("PreToolUse", matcher, { ...guard, ...more }),
  });
  const many = (number: number, handler: (index: number) => object) =>
    Array.from({ length: number }, (_, index) => handler(index));

  test.each([
    ["names of every object", odd("__proto__|constructor|toString|hasOwnProperty")],
    ["names as fields", odd("x", { __proto__: 1, constructor: "x", name: "__proto__" })],
    ["a matcher without end", odd("(a+|".repeat(20_000))],
    ["a list without end", odd("Bash|".repeat(20_000))],
    ["an ambiguous matcher without end", odd(`${"([a-z]+_?)+".repeat(100)}$`)],
    ["a command without end", gemini("BeforeTool", null, command("bash x.sh; ".repeat(5000)))],
    ["three thousand equal hooks", claude("Stop", null, ...many(3000, () => guard))],
    [
      "a hundred different ambiguous matchers",
      {
        ".claude/settings.json": {
          hooks: {
            PreToolUse: many(100, (n) => ({ matcher: `^(x{${n}}[a-z]+_?)+$`, hooks: [guard] })),
          },
        },
      },
    ],
    ["a path that leaves the repository", claude("Stop", null, command("bash ../../../x.sh"))],
    ["nothing", nothing],
  ] satisfies [string, Files][])("%s", (_, files) => {
    const started = performance.now();
    expect(() => lint("matcher-redos", files)).not.toThrow();
    expect(performance.now() - started).toBeLessThan(20_000);
  });
});

describe("patterns are taken apart", () => {
  test.each([
    ["a|b", ["a", "b"]],
    ["^(a|b)$", ["a", "b"]],
    ["^(?:a|(?:b|c))$", ["a", "b", "c"]],
    ["(a)|(b)", ["a", "b"]],
    ["(a)(b|c)", ["(a)(b|c)"]],
    ["a\\|b|[|]", ["a\\|b", "[|]"]],
    ["(?!a|b)c", ["(?!a|b)c"]],
    ["", [""]],
  ])("%s", (pattern, parts) => {
    expect(alternatives(pattern).map((part) => part.text)).toEqual(parts);
  });

  test.each([
    ["(a+)+", ["a+"]],
    ["(?:a|b)*c(d)?", ["a|b"]],
    ["(a){2,}(b){3}(c){1,50}", ["a", "c"]],
    ["\\(a+\\)+[(b)+]", []],
    ["(?=a)+", []],
  ])("repeated groups of %s", (pattern, bodies) => {
    expect(repeatedGroups(pattern).map((group) => group.body)).toEqual(bodies);
  });

  test("hostile patterns end soon", () => {
    const started = performance.now();
    for (const pattern of ["(".repeat(1900), "(a|".repeat(600), `${"(a+)+".repeat(300)}$`]) {
      alternatives(pattern);
      repeatedGroups(pattern);
    }
    expect(performance.now() - started).toBeLessThan(2000);
  });
});

/** One replayed event of a hook; what is left out is the usual. */
interface Step {
  outcome?: HookResult["outcome"];
  verdict?: Decision["verdict"];
  reason?: string;
  failure?: HookResult["failure"];
  stderr?: string;
  exitCode?: number;
  signal?: string;
  timedOut?: boolean;
  spawnError?: string;
  faults?: HookResult["faults"];
  /** Faults of the combination. */
  shared?: string;
  afterTheFact?: boolean;
  expect?: Partial<Expectation>;
  /** No hook is selected. */
  nobody?: boolean;
}

function decisionOf(hook: Hook, step: Step, number: number): Decision {
  const { failure = null, outcome = "none", faults = [], reason = null } = step;
  const run = {
    exitCode: step.exitCode ?? 0,
    signal: step.signal ?? null,
    stdout: "",
    stderr: step.stderr ?? "",
    truncated: false,
    timedOut: step.timedOut ?? false,
    spawnError: step.spawnError ?? null,
    durationMs: 1,
    leftovers: false,
  };
  const result = {
    hook,
    outcome,
    rawDecision: null,
    reason,
    output: null,
    failure,
    faults,
    error: null,
    run,
  };
  return {
    dialect: hook.dialect,
    event: {
      dialect: hook.dialect,
      name: hook.event,
      input: {},
      step: number,
      line: number,
      callId: null,
      agent: null,
      expect: step.expect
        ? { verdict: null, reason: null, failedOpen: null, ...step.expect }
        : null,
    },
    tool: null,
    subject: `call ${number}`,
    translated: false,
    hooks: step.nobody ? [] : [result],
    verdict: step.verdict ?? "none",
    rawDecision: null,
    reason,
    failedOpen: failure === "open" && (step.verdict ?? "none") === "none",
    failedClosed: failure === "closed",
    afterTheFact: step.afterTheFact ?? false,
    effects: {},
    faults: step.shared ? [{ hook, fault: { rule: "invalid-output", what: step.shared } }] : [],
  };
}

interface Stage {
  files?: Files;
  /** Is the hook meant as a guard? */
  guard?: boolean;
  recording?: Partial<ReplayedRecording>;
}

const shellGuard = gemini("BeforeTool", "run_shell_command", guard);

/** What one rule says of a hook's steps in one recording `a.jsonl`. */
function replay(
  rule: string,
  steps: readonly Step[],
  { files = shellGuard, guard = true, recording }: Stage,
): string[] {
  const { projects } = open(files);
  const hooks = projects.flatMap((project: Project) => project.hooks);
  const [hook] = hooks;
  if (hook === undefined) throw new Error("the case has no hook");
  hook.guard = guard;
  const decisions = steps.map((step, index) => decisionOf(hook, step, index + 1));
  const played = {
    file: "a.jsonl",
    format: "gemini-cli",
    unreadable: null,
    skipped: [],
    eventCounts: new Map([[`${hook.dialect} ${hook.event}`, steps.length]]),
    decisions: decisions.filter((d) => d.hooks.length > 0),
    expectations: decisions
      .filter((d) => d.event.expect !== null)
      .map((decision) => ({ decision })),
    ...recording,
  };
  const dialects = new Map(projects.map((project) => [project.dialect.id, project.dialect]));
  return replayFindings(rules, { dialects, hooks, recordings: [played] }, new Map())
    .filter((finding) => finding.rule === rule)
    .map((f) => `${f.file}:${f.line}:${f.column} ${f.severity}: ${f.message}`);
}

/** A case of a replay rule: what happened, and what the rule says; nothing = it is silent. */
type PlayCase = [title: string, steps: readonly Step[], says?: RegExp | undefined, stage?: Stage];

function plays(rule: string, table: readonly PlayCase[]): void {
  describe(rule, () => {
    test.each(table)("%s", (...[, steps, says, stage = {}]) => {
      const found = replay(rule, steps, stage);
      expect([found.length, found]).toEqual([says === undefined ? 0 : 1, found]);
      if (says) expect(found[0]).toMatch(says);
    });
  });
}

const lost: Step = {
  outcome: "error",
  failure: "open",
  exitCode: 1,
  stderr: "TypeError: x is undefined\n",
};
const late: Step = { outcome: "timeout", failure: "open", timedOut: true };
const blocked: Step = {
  outcome: "error",
  failure: "closed",
  verdict: "deny",
  exitCode: 127,
  stderr: "bash: line 1: jq: command not found\n",
};
const deny: Step = { outcome: "deny", verdict: "deny", exitCode: 2, reason: "no force pushes" };
const fine: Step = {};
const atHook = String.raw`^\.gemini/settings\.json:9:24`;

plays("call-denied", [
  [
    "one of three",
    [fine, deny, fine],
    new RegExp(
      `${atHook} note: .* refused 1 of 3 calls, \`call 2\` \\(a\\.jsonl step 2\\): \`no force pushes\`\\.$`,
    ),
  ],
  ["all of them", [deny, deny], /refused both calls, first `call 1` \(a\.jsonl step 1\)/],
  [
    "a turn that is ended",
    [{ outcome: "halt", verdict: "halt" }],
    /refused the only call, `call 1` \(a\.jsonl step 1\)\.$/,
  ],
  [
    "a stop refused",
    [{ outcome: "continue", verdict: "continue" }],
    /refused the only stop/,
    { files: gemini("AfterAgent", null, guard) },
  ],
  [
    "after the fact",
    [{ ...deny, afterTheFact: true }],
    /objected, after the fact, to the only call/,
  ],
  ["nobody objects", [fine, fine]],
  ["a refusal without effect", [{ outcome: "deny", verdict: "none" }]],
  ["a failure that blocks", [blocked]],
]);

plays("call-asked", [
  [
    "one of two",
    [{ outcome: "ask", verdict: "ask", reason: "publishes" }, fine],
    new RegExp(
      `${atHook} note: .* wanted a person to decide on 1 of 2 calls, \`call 1\` .*: \`publishes\`\\.$`,
    ),
  ],
  ["without a reason", [{ outcome: "ask", verdict: "ask" }], /step 1\)\.$/],
  ["overruled by a refusal", [{ outcome: "ask", verdict: "deny" }], /wanted a person/],
  ["not honoured", [{ outcome: "ask", verdict: "none" }]],
  ["a refusal", [deny]],
  ["nothing said", [fine]],
]);

plays("hook-error", [
  [
    "no guard",
    [fine, lost],
    new RegExp(
      `${atHook} warning: .* failed on 1 of 2 calls, \`call 2\` \\(a\\.jsonl step 2\\): exit status 1, \`TypeError: x is undefined\`\\.$`,
    ),
    { guard: false },
  ],
  [
    "a program of this machine",
    [{ ...lost, exitCode: 127, stderr: "bash: line 1: jq: command not found" }],
    /the program `jq`, which it needs, is not installed on this machine/,
    { guard: false },
  ],
  [
    "the same from dash",
    [{ ...lost, exitCode: 127, stderr: "sh: 1: jq: not found" }],
    /program `jq`/,
    { guard: false },
  ],
  [
    "a file of the repository is no matter of this machine",
    [{ ...lost, exitCode: 127, stderr: "bash: ./x.sh: No such file or directory" }],
    /exit status 127, `bash: \.\/x\.sh: No such/,
    { guard: false },
  ],
  [
    "killed",
    [{ ...lost, signal: "SIGSEGV", stderr: "" }],
    /killed by SIGSEGV\.$/,
    { guard: false },
  ],
  [
    "not started",
    [{ ...lost, spawnError: "ENOENT" }],
    /could not be started \(ENOENT\)/,
    { guard: false },
  ],
  ["another hook refused the call", [{ ...lost, verdict: "deny" }], /failed on the only call/],
  ["a guard fails open", [lost]],
  ["a failure blocks", [blocked]],
  ["a timeout", [late], undefined, { guard: false }],
  [
    "output the agent rejects",
    [{ ...lost, faults: [{ rule: "invalid-output", what: "x" }] }],
    undefined,
    { guard: false },
  ],
]);

plays("hook-timeout", [
  [
    "no guard",
    [late, fine],
    new RegExp(
      `${atHook} warning: .* ran out of its 60 s on 1 of 2 calls, .*; Gemini CLI then stops it and lets the call through\\.$`,
    ),
    { guard: false },
  ],
  ["every time", [late, late], /on both calls/, { guard: false }],
  ["another hook refused the call", [{ ...late, verdict: "deny" }], /ran out/],
  ["a guard fails open", [late]],
  ["an error", [lost], undefined, { guard: false }],
  ["in time", [fine], undefined, { guard: false }],
]);

plays("fails-open", [
  [
    "a crash",
    [fine, lost, lost],
    new RegExp(
      `${atHook} error: The guard .* failed on 2 of 3 calls, and Gemini CLI went on without it\\. First lost: \`call 2\` \\(a\\.jsonl step 2\\): exit status 1, \`TypeError: x is undefined\`\\.$`,
    ),
  ],
  ["a timeout", [late], /its time of 60 s was up/],
  ["a missing program", [{ ...lost, stderr: "zsh: command not found: jq" }], /program `jq`/],
  ["another hook refused the call", [{ ...lost, verdict: "deny" }]],
  ["no guard", [lost], undefined, { guard: false }],
  ["a refusal", [deny]],
]);

plays("fails-closed", [
  [
    "a missing program",
    [blocked, fine],
    new RegExp(
      `${atHook} error: .* failed on 1 of 2 calls, \`call 1\`.*program \`jq\`.*\\. Gemini CLI takes that as a refusal\\.$`,
    ),
  ],
  ["no guard either", [blocked], /failed on the only call/, { guard: false }],
  [
    "a syntax error",
    [{ ...blocked, exitCode: 2, stderr: "x.sh: line 3: syntax error" }],
    /exit status 2, `x\.sh: line 3: syntax error`/,
  ],
  ["a refusal that is meant", [deny]],
  ["fails open", [lost]],
  ["nothing said", [fine]],
]);

const unheard: Step = {
  faults: [
    {
      rule: "decision-ignored",
      what: "it printed `permissionDecision`, which Gemini CLI does not know",
    },
  ],
};
const rejected: Step = {
  faults: [{ rule: "invalid-output", what: "`decision` is `deny`: the output is rejected" }],
};

plays("decision-ignored", [
  [
    "once",
    [fine, unheard],
    new RegExp(
      `${atHook} error: It printed \`permissionDecision\`, which Gemini CLI does not know\\. Seen on 1 of 2 calls, \`call 2\` \\(a\\.jsonl step 2\\), from `,
    ),
  ],
  ["every time", [unheard, unheard], /Seen on both calls/],
  ["no guard", [unheard], /Seen on/, { guard: false }],
  ["a decision that counts", [deny]],
  ["the other fault", [rejected]],
  ["nothing said", [fine]],
]);

plays("invalid-output", [
  [
    "once",
    [rejected],
    /error: `decision` is `deny`: the output is rejected\. Seen on the only call/,
  ],
  [
    "a fault of the combination",
    [fine, { shared: "every refusal is lost" }],
    /error: Every refusal is lost\. Seen on 1 of 2 calls, `call 2`/,
  ],
  [
    "both at once are one",
    [{ ...rejected, shared: "every refusal is lost" }],
    /`decision` is `deny`/,
  ],
  ["the other fault", [unheard]],
  ["a decision", [deny]],
  ["nothing said", [fine]],
]);

const rare: Stage = { files: gemini("BeforeTool", "mcp_files_write", guard) };
plays("never-fires", [
  [
    "other tools only",
    [{ nobody: true }, { nobody: true }],
    /warning: .* matched none of 2 recorded `BeforeTool` events with its matcher `mcp_files_write`/,
    rare,
  ],
  [
    "a source that was not there",
    [{ nobody: true }],
    /did not match the one recorded `SessionStart` event/,
    { files: gemini("SessionStart", "clear", command("date")) },
  ],
  [
    "in the project of the recording",
    [{ nobody: true }],
    /did not match the one/,
    { ...rare, recording: { placement: { root: "" } } },
  ],
  ["it fired", [fine]],
  ["no such event in the recordings", [], undefined, rare],
  [
    "the recording belongs to another project",
    [{ nobody: true }],
    undefined,
    { ...rare, recording: { placement: { root: "app" } } },
  ],
  [
    "a dead matcher has its own finding",
    [{ nobody: true }],
    undefined,
    { files: gemini("BeforeTool", "Bash", guard) },
  ],
  [
    "an invalid matcher too",
    [{ nobody: true }],
    undefined,
    { files: gemini("BeforeTool", "*file", guard) },
  ],
]);

plays("unexpected-verdict", [
  [
    "another verdict",
    [fine, { expect: { verdict: "deny" } }],
    /^a\.jsonl:2:1 error: `call 2`: expected `deny`, came `none`\. `grep -q.*` said `none`\.$/,
  ],
  [
    "another reason",
    [{ ...deny, expect: { verdict: "deny", reason: "^no deleting" } }],
    /expected a reason that matches `\^no deleting`, came `no force pushes`/,
  ],
  [
    "a failure",
    [{ ...lost, expect: { failedOpen: false } }],
    /expected no hook to fail open, one did.*said `error`/,
  ],
  [
    "nobody was asked",
    [{ nobody: true, expect: { verdict: "deny" } }],
    /came `none`\. No hook was asked\.$/,
  ],
  ["an impossible pattern", [{ ...deny, expect: { reason: "(" } }], /no valid regular expression/],
  ["the verdict holds", [{ ...deny, expect: { verdict: "deny" } }]],
  ["the reason holds", [{ ...deny, expect: { reason: "force push(es)?" } }]],
  ["nothing is expected", [deny]],
  ["none is expected of nobody", [{ nobody: true, expect: { verdict: "none" } }]],
]);

plays("transcript-unreadable", [
  [
    "one line",
    [fine],
    /^a\.jsonl:7:1 warning: 1 line of this recording was skipped: it is not JSON\. /,
    { recording: { skipped: [{ line: 7, why: "it is not JSON" }] } },
  ],
  [
    "several lines",
    [fine],
    /^a\.jsonl:3:1 .*: 2 lines of this recording were skipped, the first is line 3: torn\. /,
    {
      recording: {
        skipped: [
          { line: 3, why: "torn." },
          { line: 9, why: "x" },
        ],
      },
    },
  ],
  [
    "not at all",
    [fine],
    /^a\.jsonl:1:1 .*could not be read: no reader knows this format\.$/,
    { recording: { unreadable: "no reader knows this format" } },
  ],
  ["all of it", [fine]],
  ["empty", []],
  ["a failed hook", [lost]],
]);

describe("what people read", () => {
  const sample = ["fails-open", "timeout-unit"]
    .map((id) => ruleById(id)?.meta)
    .filter((meta): meta is RuleMeta => meta !== undefined);

  test.each(sample.map((meta) => [meta.id, meta] as const))("the page of %s", (_, meta) => {
    expect(rulePage(meta)).toMatchSnapshot();
  });

  test.each(sample.map((meta) => [meta.id, meta] as const))("%s in a terminal", (_, meta) => {
    expect(explainRule(meta)).toMatchSnapshot();
  });

  test("lists name every rule once", () => {
    const metas = rules.map((rule) => rule.meta);
    for (const id of ids) {
      expect(ruleIndex(metas).split(`[${id}](${id}.md)`).length).toBe(2);
      expect(ruleList(metas).split(`  ${id} `).length).toBe(2);
    }
    expect(helpUrl("fails-open")).toMatch(/\/docs\/rules\/fails-open\.md$/);
  });

  test("a fence is longer than any in the text", () => {
    const [meta] = sample;
    if (meta === undefined) throw new Error("no sample");
    const files = { "SKILL.md": "```sh\nls\n```\n" };
    const page = rulePage({
      ...meta,
      examples: { bad: [{ caption: "Nested.", files }], good: [] },
    });
    expect(page).toContain("````markdown\n```sh\nls\n```\n````");
  });

  test("no terminal line of running text is wider than 88 columns", () => {
    for (const { meta } of rules) {
      const wide = explainRule(meta)
        .split("\n")
        .filter((line) => line.length > 88 && !/^ {2,}\S?|https:|^[a-z-]+ {2}/.test(line));
      expect(wide).toEqual([]);
    }
  });
});
