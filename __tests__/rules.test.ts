import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { describe, expect, test } from "@jest/globals";
import { type CheckRequest, check } from "../src/check.ts";
import { chosenDialects } from "../src/dialects/choose.ts";
import type { Dialect } from "../src/dialects/dialect.ts";
import { dialectIds } from "../src/dialects/registry.ts";
import { refineGuards } from "../src/discover/guards.ts";
import { configContexts } from "../src/discover/open.ts";
import { discoverProjects, type Project } from "../src/discover/projects.ts";
import { nodeEdge } from "../src/edge/node-edge.ts";
import type { Decision, HookResult } from "../src/model/decision.ts";
import type { Expectation } from "../src/model/event.ts";
import type { Finding } from "../src/model/finding.ts";
import { defectRules, type Hook } from "../src/model/hook.ts";
import { lintFindings, replayFindings } from "../src/rules/driver.ts";
import { agentHook, agentHookPrograms } from "../src/rules/example-files.ts";
import { explainRule, ruleList } from "../src/rules/explain.ts";
import { sampleEvent } from "../src/rules/foreseen.ts";
import { helpUrl, ruleIndex, rulePage } from "../src/rules/page.ts";
import { alternatives, repeatedGroups } from "../src/rules/pattern-parts.ts";
import { ruleById, rules } from "../src/rules/registry.ts";
import type { ReplayedRecording, RuleMeta } from "../src/rules/rule.ts";
import { message } from "../src/rules/wording.ts";
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

describe("what dialects find while parsing", () => {
  const lines = (folder: string, recursive: boolean): string =>
    readdirSync(folder, { recursive, encoding: "utf8" })
      .filter((file) => file.endsWith(".ts"))
      .map((file) => readFileSync(`${folder}/${file}`, "utf8"))
      .join("\n");

  // The type of `Defect.rule` keeps every dialect to this list.
  test.each(defectRules)("%s is told by the rule of that name, once", (id) => {
    const only = ruleById(id)?.meta.dialects;
    const [dialect] = chosenDialects([only?.[0]?.id ?? "antigravity"], new Map());
    const { projects, repository } = open({ ".agents/hooks.json": { ours: {} } });
    const config = projects[0]?.configs[0];
    if (dialect === undefined || config === undefined) throw new Error("no config");
    const defect = {
      rule: id,
      what: "a value is wrong",
      consequence: "it is ignored",
      cure: "mend it",
      span: { start: 4, end: 10 },
      severity: null,
      hook: null,
    };
    const context = { dialect, config: { ...config, defects: [defect] }, repository };
    const found = lintFindings(rules, [{ ...context, projectHooks: [] }], new Map());
    expect(found.map(({ rule, message }) => [rule, message])).toEqual([
      [id, "A value is wrong: it is ignored. Mend it."],
    ]);
  });

  test.each(dialectIds)("the rules that %s speaks to are rules for it", (dialect) => {
    const own = lines(`src/dialects/${dialect}`, true) + lines("src/dialects", false);
    const named = defectRules.filter((id) => own.includes(`"${id}"`));
    const deaf = named.filter((id) => {
      const only = ruleById(id)?.meta.dialects ?? null;
      return only !== null && !only.some((d) => d.id === dialect);
    });
    expect(named.length).toBeGreaterThan(5);
    expect(deaf).toEqual([]);
  });
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
    root: "/",
    git,
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
    version === undefined ? [] : dialectIds.map((id) => [id, version] as const),
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
  return lintFindings(rules, configContexts(projects, repository), new Map())
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

/** `.agents/hooks.json` with one group of a tool event; lines as in {@link settings}. */
const antigravity = (event: string, matcher: string | null, ...handlers: object[]): Files => ({
  ".agents/hooks.json": { ours: { [event]: [{ ...(matcher && { matcher }), hooks: handlers }] } },
});
/** The same with the handlers of an event that has no groups. */
const flat = (event: string, ...handlers: object[]): Files => ({
  ".agents/hooks.json": { ours: { [event]: handlers } },
});
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
  [
    "milliseconds for Antigravity",
    antigravity("PreToolUse", "run_command", { ...guard, timeout: 10000 }),
    "10:24 10000",
    /^error: `timeout: 10000` is 10000 seconds .* for Antigravity.*Did you mean 10 \(10 s\)\?$/,
  ],
  [
    "a fifth of a second for Agent Hooks, told once",
    agentHook({ timeout: "200" }),
    "7:10 200",
    /^warning: `timeout: 200` is 200 milliseconds, not seconds.*Write 200000 if you mean 200 s\.$/,
  ],
  ["too few for Agent Hooks is timeout-range", agentHook({ timeout: "30" })],
  ["a day in seconds", antigravity("PreToolUse", null, { ...guard, timeout: 86400 })],
  ["30 s for Antigravity", antigravity("PreToolUse", null, { ...guard, timeout: 30 })],
  ["a second for Agent Hooks", agentHook({ timeout: "1000" })],
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
    "one command twice in Antigravity",
    antigravity("PreToolUse", "run_command", command("./a.sh"), command("./a.sh")),
    '13:24 "./a.sh"',
    /line 7.*Antigravity runs it twice\. Keep one/,
  ],
  [
    "one script by two ways in two files of Antigravity",
    {
      ".agents/hooks.json": { a: { Stop: [command("sh ../tools/x.sh")] } },
      ".agent/hooks.json": { b: { Stop: [command("sh ../tools/x.sh")] } },
    },
    '6:20 "sh ../tools/x.sh"',
    /`\.agents\/hooks\.json` line 4.*runs it twice/,
  ],
  [
    "a name of Antigravity in two files, told once",
    {
      ".agents/hooks.json": { ours: { Stop: [command("date")] } },
      ".agent/hooks.json": {
        ours: { PreToolUse: [{ hooks: [command("pwd"), command("id")] }] },
      },
    },
    '3:5 "PreToolUse"',
    /hook of the name `ours` stands at `\.agents\/hooks\.json` line 4 too\. .*`enabled: false` then switches off only the one it stands in/,
  ],
  [
    "the same in a folder below, told there",
    {
      ".agents/hooks.json": { ours: { Stop: [command("date")] } },
      "app/.agents/hooks.json": { ours: { Stop: [command("pwd")] } },
    },
    '3:5 "Stop"',
    /`ours` stands at `\.agents\/hooks\.json` line 4 too/,
  ],
  [
    "a name in two folders of Agent Hooks, told once and as a clash",
    {
      ...agentHook(),
      ".agents/hooks/other/HOOK.md": agentHook()[".agents/hooks/no-rm/HOOK.md"] ?? "",
      ".agents/hooks/other/scripts/run": "#!/bin/sh\n",
    },
    "2:7 no-rm",
    /^warning: The hook in `other` is called `no-rm` too: only that one is loaded/,
  ],
  [
    "one name for the handlers of an object of Antigravity",
    {
      ".agents/hooks.json": {
        ours: {
          PreToolUse: [
            { matcher: "run_command", hooks: [command("./a.sh"), command("./b.sh")] },
            { matcher: "view_file", hooks: [command("./c.sh")] },
          ],
          Stop: [command("./d.sh"), command("./e.sh")],
        },
      },
    },
  ],
  [
    "names in handlers, which Antigravity does not read",
    antigravity(
      "PreToolUse",
      null,
      command("./a.sh", { name: "ours" }),
      command("./b.sh", { name: "ours" }),
    ),
  ],
  [
    "one text for two scripts: Antigravity starts each beside its file",
    {
      ".agents/hooks.json": { a: { Stop: [command("./x.sh")] } },
      "app/.agents/hooks.json": { b: { Stop: [command("./x.sh")] } },
    },
  ],
  [
    "tools that Antigravity tells apart",
    {
      ".agents/hooks.json": {
        a: { PreToolUse: [{ matcher: "run_command", hooks: [guard] }] },
        b: { PreToolUse: [{ matcher: "view_file", hooks: [guard] }] },
      },
    },
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
  [
    "a lookahead in Go's engine",
    antigravity("PreToolUse", "(?!view_file).*", guard),
    '5:20 "(?!view_file).*"',
    /^error: The matcher .* is not valid for Antigravity \(invalid or unsupported Perl syntax `\(\?!`\): Antigravity presumably never runs the hook \(nobody has measured what it does\)\.$/,
  ],
  [
    "the tool of Agent Hooks, told by the rule itself",
    agentHook({ matcher: "\n  tool: '*Shell'" }),
    "6:9 '*Shell'",
    /^error: The matcher `\*Shell` is not valid for Agent Hooks \(nothing to repeat.*\): kimi-cli's runtime fails over it, lets the call through and skips every other hook of the event\.$/,
  ],
  [
    "the pattern of Agent Hooks, told by the dialect",
    agentHook({ matcher: "\n  tool: Shell\n  pattern: 'rm ('" }),
    "7:12 'rm ('",
    /^error: The pattern `rm \(` is not a valid Python pattern/,
  ],
  ["a named group of Python", agentHook({ matcher: "\n  tool: '(?P<x>Shell)'" })],
  ["what only Go's engine has", antigravity("PreToolUse", "(?i:RUN_command)", guard)],
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

  [
    "Claude Code's name in Antigravity",
    antigravity("PreToolUse", "Bash", guard),
    '5:20 "Bash"',
    /^error: `Bash` is the name Claude Code gives to what Antigravity calls `run_command`: this guard never runs\. Use `run_command`\.$/,
  ],
  [
    "Gemini CLI's names in Antigravity",
    antigravity("PreToolUse", "write_file|replace", guard),
    '5:20 "write_file|replace"',
    /are names that Gemini CLI gives to tools.*Use `write_to_file\|replace_file_content`\./,
  ],
  [
    "a part of a name, which Antigravity compares as a whole",
    antigravity("PreToolUse", "run_comand", guard),
    '5:20 "run_comand"',
    /^error.*no tool `run_comand`.*Use `run_command`/,
  ],
  [
    "a tool of an MCP server in Antigravity",
    antigravity("PreToolUse", "mcp__github__create_issue", guard),
    '5:20 "mcp__github__create_issue"',
    /what Antigravity calls `call_mcp_tool`.*Use `call_mcp_tool`, and let the script look at `toolCall\.args`\.$/,
  ],
  [
    "all tools of MCP servers in Antigravity",
    antigravity("PreToolUse", "mcp__.*", guard),
    '5:20 "mcp__.*"',
    /^error: `mcp__\.\*` is the name Claude Code gives to what Antigravity calls `call_mcp_tool`/,
  ],
  [
    "Gemini CLI's form of them",
    antigravity("PreToolUse", "mcp_github_.*", guard),
    '5:20 "mcp_github_.*"',
    /Gemini CLI gives.*Use `call_mcp_tool`/,
  ],
  [
    "permission syntax in Antigravity",
    antigravity("PreToolUse", "run_command(rm *)", guard),
    '5:20 "run_command(rm *)"',
    /let the script look at `toolCall\.args`\.$/,
  ],
  [
    "Claude Code's name in Agent Hooks",
    agentHook({ matcher: "\n  tool: Bash" }),
    "6:9 Bash",
    /^error: `Bash` is the name Claude Code gives to what Agent Hooks calls `Shell`/,
  ],
  [
    "permission syntax in Agent Hooks",
    agentHook({ matcher: "\n  tool: Shell(rm *)" }),
    "6:9 Shell(rm *)",
    /put the rest into the matcher's `pattern` or into the script\.$/i,
  ],
  [
    "a matcher of Agent Hooks without a tool, told once",
    agentHook({ trigger: "pre-session" }),
    "6:3 tool",
    /^warning: `pre-session` has no tool that a matcher could be compared with/,
  ],
  [
    "an anchored pattern of Agent Hooks",
    agentHook({ matcher: "\n  tool: Shell\n  pattern: ^rm" }),
    "7:12 ^rm",
    /^warning: The pattern `\^rm` is tied to the beginning or end of the text: kimi-cli's runtime/,
  ],
  [
    "a dead tool beside a living pattern of Agent Hooks",
    agentHook({ matcher: "\n  tool: Bash\n  pattern: rm" }),
    "6:9 Bash",
  ],

  ["own names of Antigravity", antigravity("PreToolUse", "run_command|view_file", guard)],
  ["browser tools of Antigravity", antigravity("PreToolUse", "browser_.*", guard)],
  ["the MCP tool of Antigravity", antigravity("PreToolUse", "call_mcp_tool", guard)],
  ["a union for several agents", antigravity("PreToolUse", "run_command|Bash|mcp__.*", guard)],
  ["a part of a name in Agent Hooks", agentHook({ matcher: "\n  tool: File$" })],
  ["a bare name of an MCP tool in Agent Hooks", agentHook({ matcher: "\n  tool: create_issue" })],
  ["all forms of MCP names in Claude Code", claude("PreToolUse", "mcp_.*", guard)],
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
  [
    "a flat event of Antigravity",
    flat("Stop", command("date", { matcher: "run_command" })),
    '7:20 "run_command"',
    /^warning: Antigravity does not look at the matcher of `Stop`/,
  ],
  ["Agent Hooks, which never run such a hook", agentHook({ trigger: "pre-session" })],
  ["a tool event of Antigravity", antigravity("PostToolUse", "run_command", command("date"))],
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
  [
    "Python's engine",
    agentHook({ matcher: "\n  tool: (a+)+x" }),
    "6:9 (a+)+x",
    /Agent Hooks tries them all/,
  ],
  [
    "the pattern of Agent Hooks, over all of the input",
    agentHook({ matcher: "\n  tool: Shell\n  pattern: (a+)+x" }),
    "7:12 (a+)+x",
    /^warning: The repeated group `\(a\+\)` of this pattern .* tries them all on a tool's input\./,
  ],
  ["Go's engine does not backtrack", antigravity("PreToolUse", "(a+)+x", guard)],
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
  [
    "one of three in Antigravity",
    antigravity("PreToolUse", "write_to_file|replace_file_content", guard),
    '5:20 "write_to_file|replace_file_content"',
    /but not `multi_replace_file_content`/,
  ],
  [
    "one of two in Agent Hooks",
    agentHook({ matcher: "\n  tool: ^WriteFile$" }),
    "6:9 ^WriteFile$",
    /`WriteFile` but not `StrReplaceFile`/,
  ],
  ["a part of both names in Agent Hooks", agentHook({ matcher: "\n  tool: File$" })],
  [
    "a logger in git's top folder is no guard",
    {
      ...claude("PreToolUse", "Edit", command('sh "$(git rev-parse --show-toplevel)/log.sh"')),
      "log.sh": "cat >> calls.log\n",
      ".git": "gitdir: elsewhere\n",
    },
  ],
  [
    "nor is one with a blank in its path",
    {
      ...claude("PreToolUse", "Edit", {
        type: "command",
        command: "sh",
        args: ["my hooks/log.sh"],
      }),
      "my hooks/log.sh": "cat >> calls.log\n",
    },
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
  [
    "Agent Hooks search",
    agentHook({ matcher: "\n  tool: Task" }),
    "6:9 Task",
    /`Task` also takes in `TaskList`, `TaskOutput` and `TaskStop`/,
  ],
  [
    "Antigravity compares the whole name",
    antigravity("PreToolUse", "(replace_file_content|write_to_file)", guard),
  ],
  ["a plain list", claude("PreToolUse", "Edit|Write", guard)],
  ["anchored", claude("PreToolUse", "^(Edit|mcp__.*)$", guard)],
  ["what the star was meant for", claude("PreToolUse", "Task.*", guard)],
  ["the other tool is named too", claude("PreToolUse", "Edit|NotebookEdit|mcp__.*", guard)],
]);

cases("entry-point", [
  [
    "none",
    { ".agents/hooks/no-rm/HOOK.md": agentHook()[".agents/hooks/no-rm/HOOK.md"] ?? "" },
    "2:7 no-rm",
    /^error: There is no entry point: `scripts\/run`, .* are all missing; the hook cannot be started, and the agent lets the call through\. Add an executable `scripts\/run`\.$/,
  ],
  ["no execute bit", agentHook(), "2:7 no-rm", /not executable.*git update-index --chmod=\+x/],
  [
    "no first line",
    agentHook({}, "exit 2\n"),
    "2:7 no-rm",
    /has no `#!` line/,
    { modes: { [agentHookPrograms[0]]: "100755" } },
  ],
  [
    "one that hides another",
    { ...agentHook(), ".agents/hooks/no-rm/scripts/run.py": "#!/usr/bin/env python3\n" },
    "2:7 no-rm",
    /^warning: `scripts\/run\.py` is never run: `scripts\/run` comes first/,
    { modes: { [agentHookPrograms[0]]: "100755" } },
  ],
  [
    "one that can be started",
    agentHook(),
    undefined,
    undefined,
    { modes: { [agentHookPrograms[0]]: "100755" } },
  ],
  ["a hook that is not loaded has none", agentHook({ description: null })],
]);

cases("name-mismatch", [
  [
    "another name than the folder's",
    agentHook({ name: "guard" }),
    "2:7 guard",
    /^error: The name `guard` is not that of the folder, `no-rm`: the reference validator rejects the hook\. Write `name: no-rm`/,
  ],
  ["capital letters", agentHook({ name: "No-Rm" }), "2:7 No-Rm", /is not in lower case/],
  ["the same", agentHook()],
  ["blanks around it", agentHook({ name: "' no-rm '" })],
]);

cases("legacy-trigger", [
  [
    "an old name",
    agentHook({ trigger: "before_tool" }),
    "4:10 before_tool",
    /^error: The event `before_tool` is called `pre-tool-call` now: .*never runs it\. Write `trigger: pre-tool-call`\.$/,
  ],
  ["a name of today", agentHook()],
  ["a name of somebody else is unknown-event", agentHook({ trigger: "PreToolUse" })],
  [
    "the state of the format that has both",
    agentHook({ trigger: "before_tool" }),
    undefined,
    undefined,
    { version: "2" },
  ],
]);

/** Hooks of Antigravity that give their first event one command and their second another. */
const twoEvents = (first: string, second: string, event = "PostToolUse"): Files => ({
  ".agents/hooks.json": {
    a: { PreToolUse: [{ hooks: [command(first)] }] },
    b: {
      [event]: event === "PostToolUse" ? [{ hooks: [command(second)] }] : [command(second)],
    },
  },
});

cases("command-serves-several-events", [
  [
    "a script",
    twoEvents("python3 ../scripts/guard.py", "python3 ../scripts/guard.py"),
    '20:24 "python3 ../scripts/guard.py"',
    /^warning: `python3 \.\.\/scripts\/guard\.py` serves `PreToolUse` and `PostToolUse`, and no payload of Antigravity names its event: .* Pass the event as an argument: `python3 \.\.\/scripts\/guard\.py PostToolUse`\.$/,
  ],
  [
    "a program",
    twoEvents("our-guard", "our-guard", "Stop"),
    '18:20 "our-guard"',
    /`PreToolUse` and `Stop`/,
  ],
  [
    "a line to which no argument can be added",
    twoEvents("./x.sh || exit 0", "./x.sh || exit 0"),
    '20:24 "./x.sh || exit 0"',
    /Pass the event as an argument of the script\.$/,
  ],
  [
    "three events, told once",
    {
      ".agents/hooks.json": {
        a: {
          PreInvocation: [command("./x.sh")],
          PostInvocation: [command("./x.sh")],
          Stop: [command("./x.sh")],
        },
      },
    },
    '12:20 "./x.sh"',
    /`PreInvocation`, `PostInvocation` and `Stop`/,
  ],
  ["told apart by an argument", twoEvents("./x.sh pre", "./x.sh post")],
  ["told apart by a variable", twoEvents("WHEN=pre ./x.sh", "WHEN=post ./x.sh")],
  ["twice for one event", antigravity("PreToolUse", null, command("./x.sh"), command("./x.sh"))],
  ["the same whatever has happened", twoEvents("date >> /tmp/log", "date >> /tmp/log")],
  [
    "in two files",
    {
      ".agents/hooks.json": { a: { Stop: [command("our-guard")] } },
      ".agent/hooks.json": { b: { PreInvocation: [command("our-guard")] } },
    },
  ],
  [
    "one that is switched off",
    {
      ".agents/hooks.json": {
        a: { Stop: [command("./x.sh")] },
        b: { enabled: false, PreInvocation: [command("./x.sh")] },
      },
    },
  ],
  [
    "an agent that names its events",
    {
      ".claude/settings.json": {
        hooks: { PreToolUse: [{ hooks: [guard] }], PostToolUse: [{ hooks: [guard] }] },
      },
    },
  ],
]);

test("command-serves-several-events speaks of the agents whose payloads do not name their event", () => {
  const silent = chosenDialects([], new Map()).filter((d) => d.payloadNamesEvent === false);
  const listed = ruleById("command-serves-several-events")?.meta.dialects ?? [];
  expect(listed.map((d) => d.id)).toEqual(silent.map((d) => d.id));
});

const script = {
  ".agents/scripts/x.sh": "#!/bin/sh\n",
  ".claude/hooks/x.sh": "#!/bin/sh\nexit 2\n",
  ".gemini/hooks/x.sh": "#!/bin/sh\nexit 2\n",
};
const runs = (line: string) => ({
  gemini: gemini("BeforeTool", "run_shell_command", command(line)),
  claude: claude("PreToolUse", "Bash", command(line)),
  antigravity: antigravity("PreToolUse", "run_command", command(line)),
});
/** Claude Code's exec form: a program and its arguments, without a shell. */
const exec = (program: string, ...args: string[]): Files =>
  claude("PreToolUse", "Bash", { type: "command", command: program, args });
/** Makes the folder the top of a git work tree. */
const workTree = { ".git": "gitdir: elsewhere\n" };
const fromTop = 'python3 "$(git rev-parse --show-toplevel)/tools/guard.py"';

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
  [
    "Antigravity starts beside its file",
    runs("./scripts/y.sh").antigravity,
    "9:25 ./scripts/y.sh",
    /`\.agents\/scripts\/y\.sh` does not exist: the command ends with status 127, and Antigravity takes that as a refusal: every matched call is blocked\.$/,
  ],
  [
    "it is there, seen from the project",
    { ...runs("node .agents/scripts/x.cjs").antigravity, ".agents/scripts/x.cjs": "" },
    "9:30 .agents/scripts/x.cjs",
    /`\.agents\/\.agents\/scripts\/x\.cjs` does not exist, `\.agents\/scripts\/x\.cjs` does; Antigravity starts the command in `\.agents`, not in the repository's root: .* Write `scripts\/x\.cjs`\.$/,
  ],
  [
    "the same in a project below the root",
    {
      "app/.agents/hooks.json": { ours: { Stop: [command("tools/x.sh")] } },
      "app/tools/x.sh": "",
    },
    "6:21 tools/x.sh",
    /`app\/tools\/x\.sh` does; Antigravity starts the command in `app\/\.agents`, not in `app`: .* Write `\.\.\/tools\/x\.sh`\.$/,
  ],
  [
    "a plugin of Antigravity",
    {
      "plugins/p/plugin.json": {},
      "plugins/p/hooks.json": { ours: { Stop: [command("python3 scripts/y.py")] } },
    },
    "6:29 scripts/y.py",
    /`plugins\/p\/scripts\/y\.py` does not exist/,
  ],
  [
    "a program whose status is not known, when every failure is the same",
    runs("deno run scripts/y.ts").antigravity,
    "9:34 scripts/y.ts",
    /the command fails, and Antigravity takes that as a refusal/,
  ],
  [
    "when it is not the same",
    runs("deno run .gemini/y.ts").gemini,
    "9:34 .gemini/y.ts",
    /does not exist: the command fails\.$/,
  ],
  [
    "an argument with blanks",
    exec("bash", "my hooks/y.sh"),
    '9:24 "bash"',
    /`my hooks\/y\.sh` does not exist/,
  ],
  [
    "a folder that the agent fills in",
    exec("node", "$" + "{CLAUDE_PROJECT_DIR}/my hooks/y.js"),
    '9:24 "node"',
    /`my hooks\/y\.js` does not exist/,
  ],
  [
    "code in an argument",
    exec("sh", "-c", "cd tools && node y.js"),
    '9:24 "sh"',
    /`tools\/y\.js` does not exist/,
  ],
  [
    "a name that Node does not complete",
    { ...runs("node hooks/guard").claude, "hooks/guard.mjs": "" },
    "9:30 hooks/guard",
    /`hooks\/guard` does not exist, and node does not add `\.mjs` to a name: .* Write `hooks\/guard\.mjs`\.$/,
  ],
  [
    "from git's top folder",
    { ...runs(fromTop).antigravity, ...workTree },
    '9:33 \\"$(git rev-parse --show-toplevel)/tools/guard.py\\"',
    /`tools\/guard\.py` does not exist.*status 2/,
  ],
  [
    "it is there, from git's top",
    {
      ...runs(fromTop).antigravity,
      ...workTree,
      "tools/guard.py": "",
    },
  ],
  [
    "a work tree of its own below the root",
    {
      "app/.agents/hooks.json": { ours: { Stop: [command(fromTop)] } },
      "app/.git": "gitdir: elsewhere\n",
      ...workTree,
      "tools/guard.py": "",
    },
    '6:29 \\"$(git rev-parse --show-toplevel)/tools/guard.py\\"',
    /`app\/tools\/guard\.py` does not exist/,
  ],
  ["git's top lies elsewhere", runs(fromTop).antigravity],
  [
    "an argument with blanks that leads somewhere",
    {
      ...exec("bash", "my hooks/x.sh"),
      "my hooks/x.sh": "",
    },
  ],
  ["a name that Node completes", { ...runs("node hooks/guard").claude, "hooks/guard.js": "" }],
  ["a folder that Node completes", { ...runs("node hooks").claude, "hooks/index.js": "" }],
  ["a name that bun completes", { ...runs("bun hooks/guard").claude, "hooks/guard.ts": "" }],
  ["beside Antigravity's file", { ...runs("sh scripts/x.sh").antigravity, ...script }],
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
    "Antigravity, with the words of the command in the advice",
    { ...runs("./scripts/x.sh --fast").antigravity, ...script },
    "9:25 ./scripts/x.sh",
    /`\.agents\/scripts\/x\.sh` is started.*every matched call is blocked.*chmod=\+x \.agents\/scripts\/x\.sh`, or start it as `bash \.\/scripts\/x\.sh`/,
  ],
  ["the program of Agent Hooks is entry-point", agentHook()],
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

describe("words", () => {
  test.each([
    ["a is b", "c", null, "A is b: c."],
    ["a is b: c", "d", "e", "A is b: c; d. E."],
    ["a is b", "c: d", null, "A is b; c: d."],
    ["a is `b: c`", "d", null, "A is `b: c`: d."],
    ["`a` is b", "", "c?", "`a` is b. C?"],
  ])("%s, %s, %s", (what, consequence, cure, whole) => {
    expect(message(what, consequence, cure)).toBe(whole);
  });

  test.each(chosenDialects([], new Map()).map((dialect) => [dialect.id, dialect] as const))(
    "a sample call of %s is about the tool that is asked for",
    (_, dialect) => {
      const event = dialect.events.names.find((name) => /tool/i.test(fieldOf(dialect, name)));
      const [hook] = open(claude("Stop", null, command("date"))).projects.flatMap((p) => p.hooks);
      if (hook === undefined || event === undefined) throw new Error("nothing to ask about");
      expect(dialect.tool(sampleEvent(dialect, { ...hook, event }, "x"))).toBe("x");
    },
  );

  const fieldOf = (dialect: Dialect, event: string) =>
    dialect.events.get(event)?.matches?.field ?? "";
});

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
  error?: string;
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
    error: step.error ?? null,
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
  [
    "in exec form, by the name of the script",
    [deny],
    /note: `check\.js` refused the only call/,
    {
      files: claude("PreToolUse", "Bash", {
        type: "command",
        command: "node",
        args: ["my hooks/check.js"],
      }),
    },
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
  [
    "Antigravity, where nothing depends on it",
    [late],
    /ran out of its 30 s on the only call, .*; Antigravity then kills it and goes on\.$/,
    { files: antigravity("PostToolUse", null, command("./x.sh")), guard: false },
  ],
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
  [
    "Antigravity, any status",
    [{ ...blocked, exitCode: 1, stderr: "", error: "exit status 1" }],
    /failed on the only call, .*: exit status 1\. Antigravity takes that as a refusal\.$/,
    { files: antigravity("PreToolUse", null, command("./x.sh")) },
  ],
  [
    "a fault that says it all",
    [{ ...blocked, stderr: "", faults: [{ rule: "invalid-output", what: "it printed `{}`" }] }],
    /: it printed `\{\}`\.$/,
  ],
  [
    "the end of a turn",
    [{ ...blocked, verdict: "halt", exitCode: 1, stderr: "" }],
    /exit status 1\. Antigravity ends the turn over that\.$/,
    { files: flat("PreInvocation", command("./x.sh")), guard: false },
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
  [
    "both parts of a matcher of Agent Hooks",
    [{ nobody: true }],
    /with its matcher `Shell` and its pattern `rm -rf`, so nothing/,
    { files: agentHook({ matcher: "\n  tool: Shell\n  pattern: rm -rf" }) },
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
    "and an invalid pattern",
    [{ nobody: true }],
    undefined,
    { files: agentHook({ matcher: "\n  tool: Shell\n  pattern: 'rm ('" }) },
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
