import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { isAgentHook } from "../src/dialects/agent-hooks/agent-hook.ts";
import { entryPointDefects } from "../src/dialects/agent-hooks/entry-defects.ts";
import { withEntryPoint } from "../src/dialects/agent-hooks/entry-point.ts";
import { mostRefusedStops } from "../src/dialects/agent-hooks/events.ts";
import { agentHooks } from "../src/dialects/agent-hooks/index.ts";
import { patternHit } from "../src/dialects/agent-hooks/matcher.ts";
import { pythonJson } from "../src/dialects/agent-hooks/python-json.ts";
import { pythonRegex } from "../src/dialects/agent-hooks/python-regex.ts";
import { nameClashes } from "../src/dialects/agent-hooks/registry.ts";
import type { OutsideFiles, RepositoryFiles } from "../src/dialects/dialect.ts";
import type { HookResult, Ruling } from "../src/model/decision.ts";
import { UsageError } from "../src/model/errors.ts";
import type { AgentEvent } from "../src/model/event.ts";
import type { ConfigFile, Defect, Hook, ParsedConfig } from "../src/model/hook.ts";
import type { JsonObject, JsonValue } from "../src/model/json.ts";
import type { RunResult, Workspace } from "../src/model/run.ts";
import { message } from "../src/rules/wording.ts";
import { createRunner } from "../src/runner/run-hook.ts";
import { SourceText } from "../src/source/text.ts";
import { corpus, corpusFiles, describeCorpus } from "./support/corpus.ts";
import { makeRepository } from "./support/make-repository.ts";

const newest = agentHooks.at(null);
const onWindows = process.platform === "win32";
if (onWindows)
  console.warn("agent-hooks: tests with real hooks are skipped, Windows has no shebangs");
const posixTest = onWindows ? test.skip : test;

// --- Making things ------------------------------------------------------------------------------------------------

/** A `HOOK.md` with the required fields and whatever else. */
function hookMd(fields: Readonly<Record<string, string>> = {}): string {
  const all = { name: "guard", description: "Guards.", trigger: "pre-tool-call", ...fields };
  const lines = Object.entries(all).map(([key, value]) =>
    value.startsWith("\n") ? `${key}:${value}` : `${key}: ${value}`,
  );
  return `---\n${lines.join("\n")}\n---\n\nWhat it does.\n`;
}

function configOf(file: string, layer: ConfigFile["layer"] = "project"): ConfigFile {
  const root = layer === "user" ? "" : (/^(?:(.*)\/)?\.agents\//.exec(file)?.[1] ?? "");
  return { dialect: "agent-hooks", file, root, layer, kind: "hook-md", home: dirname(file) };
}

function parse(
  text: string,
  {
    file = ".agents/hooks/guard/HOOK.md",
    layer,
    version,
  }: {
    file?: string;
    layer?: ConfigFile["layer"];
    version?: string;
  } = {},
): ParsedConfig {
  return agentHooks.at(version ?? null).parse(configOf(file, layer), new SourceText(file, text));
}

/** Rules of the catalogue that warn unless told otherwise. */
const warningRules = ["dead-location", "event-never-fires", "inert-setting", "duplicate-hook"];

function severity(defect: Defect): string {
  return defect.severity ?? (warningRules.includes(defect.rule) ? "warning" : "error");
}

/** `5:10-5:13 timeout-range error` */
function places({ defects, source }: ParsedConfig): string[] {
  return defects.map((defect) => {
    const { line, column, endLine, endColumn } = source.place(defect.span);
    return `${line}:${column}-${endLine}:${endColumn} ${defect.rule} ${severity(defect)}`;
  });
}

/** Rules with an error, what the matcher rules find in the hooks that run included. */
function errors(parsed: ParsedConfig): string[] {
  const compiled = parsed.hooks.flatMap((hook) => {
    const onTool = newest.events.get(hook.event)?.matches !== null;
    if (!hook.enabled || hook.matcher === null || !onTool) return [];
    return newest.matcher.compile(hook.matcher, hook.event).invalid === null
      ? []
      : ["matcher-invalid"];
  });
  return [...parsed.defects.filter((d) => severity(d) === "error").map((d) => d.rule), ...compiled];
}

function only(parsed: ParsedConfig): Hook {
  const [hook, ...others] = parsed.hooks;
  if (hook === undefined || others.length > 0) throw new Error(`${parsed.hooks.length} hooks`);
  return hook;
}

function eventOf(name: string, input: JsonObject = {}): AgentEvent {
  return {
    dialect: "agent-hooks",
    name,
    input,
    step: 1,
    line: null,
    callId: null,
    agent: null,
    expect: null,
  };
}

function call(tool: string, input: JsonValue, name = "pre-tool-call"): AgentEvent {
  return eventOf(name, { tool_name: tool, tool_input: input, tool_use_id: "c1" });
}

const noSession = { sessionId: null, cwd: null, agentVersion: null };
const nobody: OutsideFiles = { exists: () => false, read: () => null, list: () => [] };

/** Files on disk below a folder. */
function disk(root: string): RepositoryFiles {
  const stat = (path: string) => statSync(join(root, path), { throwIfNoEntry: false });
  return {
    has: (path) => stat(path) !== undefined,
    isDirectory: (path) => stat(path)?.isDirectory() ?? false,
    gitMode: () => null,
    executable: (path) => ((stat(path)?.mode ?? 0) & 0o111) !== 0,
    read: (path) => (stat(path)?.isFile() ? readFileSync(join(root, path), "utf8") : null),
  };
}

const realOutside: OutsideFiles = {
  exists: existsSync,
  read: (path) => (existsSync(path) ? readFileSync(path, "utf8") : null),
  list: (path) => (existsSync(path) ? readdirSync(path) : []),
};

const { run } = createRunner({
  environment: ({ env }) => ({ PATH: process.env.PATH ?? "", SHLVL: "1", ...env }),
});

/** Puts an event to the hooks of a repository on disk, as the engine does, and the user's hooks below `home`. */
async function hear(
  root: string,
  event: AgentEvent,
  { home = null, dialect = newest }: { home?: string | null; dialect?: typeof newest } = {},
): Promise<{ results: HookResult[]; ruling: Ruling }> {
  const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((file) =>
    statSync(join(root, file)).isFile(),
  );
  const read = (file: string) => readFileSync(join(root, file), "utf8");
  const own = dialect.discover({ files, has: (f) => files.includes(f), read });
  const users = dialect.layers({ user: home, system: null, extensions: [] }, realOutside);
  const configs = [
    ...own.map((config) => dialect.parse(config, new SourceText(config.file, read(config.file)))),
    ...users.map((config) =>
      dialect.parse(config, new SourceText(config.file, readFileSync(config.file, "utf8"))),
    ),
  ];
  const hooks = dialect
    .register(configs)
    .map((hook) => withEntryPoint(hook, disk(root), realOutside));
  const workspace: Workspace = { repository: root, project: root, home: root, tmp: root };
  const payload = dialect.payload(event, noSession, workspace);
  const complete = { ...event, input: payload };
  const results: HookResult[] = [];
  for (const { hook, skip } of dialect.plan(hooks, complete).steps) {
    if (skip !== null) continue;
    const invocation = dialect.invocation(hook, payload, workspace);
    const ran =
      "impossible" in invocation
        ? ended({ exitCode: null, spawnError: invocation.impossible })
        : await run(invocation);
    const result = { hook, run: ran, ...dialect.interpret(hook, complete, ran) };
    results.push(result);
    if (dialect.stops?.(result)) break;
  }
  return { results, ruling: dialect.combine(complete, results) };
}

function ended(change: Partial<RunResult> = {}): RunResult {
  return {
    exitCode: 0,
    signal: null,
    stdout: "",
    stderr: "",
    truncated: false,
    timedOut: false,
    spawnError: null,
    durationMs: 1,
    leftovers: false,
    ...change,
  };
}

/** A repository on disk with hooks: folder → fields and script; scripts are executable. */
function hooksOnDisk(
  hooks: Readonly<Record<string, { fields?: Record<string, string>; script: string }>>,
  below = ".agents/hooks",
): string {
  const files: Record<string, string> = {};
  for (const [folder, { fields, script }] of Object.entries(hooks)) {
    files[`${below}/${folder}/HOOK.md`] = hookMd({ name: folder, ...fields });
    files[`${below}/${folder}/scripts/run`] = script;
  }
  return makeRepository(files, {
    executable: Object.keys(files).filter((file) => file.endsWith("/run")),
  });
}

// --- Answers of the reference validator and of kimi-cli's runtime ------------------------------------------------

interface Answers {
  validate: {
    case: string;
    dir: string;
    file: string;
    content: string;
    valid: boolean;
    errors: string[];
  }[];
  match: {
    case: string;
    tool: string | null;
    pattern: string | null;
    call: [string | null, JsonValue];
    matches: boolean | string;
  }[];
  execute: {
    case: string;
    scripts: Record<string, string | null>;
    opt: { timeout?: number; modes?: Record<string, number>; big?: boolean };
    answer: {
      success: boolean;
      decision: string;
      should_block: boolean;
      reason: string | null;
      modified_input: JsonValue;
      additional_context: string | null;
    };
  }[];
  order: { case: string; ran?: string[]; ref_load_hooks?: string[]; raised?: string }[];
}

const answersFile = `${corpus}/answers/agent-hooks.json`;
const answers: Answers = existsSync(answersFile)
  ? (JSON.parse(readFileSync(answersFile, "utf8")) as Answers)
  : { validate: [], match: [], execute: [], order: [] };

/** What the reference says, and the rule that says it here. */
const causes: readonly [RegExp, readonly string[]][] = [
  [/^Missing required field/, ["missing-field"]],
  [/^Field '(?:name|description)' must be/, ["invalid-value"]],
  [/^Hook name|^Directory name/, ["name-mismatch"]],
  [/^Description exceeds/, ["invalid-value"]],
  [/^Invalid trigger/, ["unknown-event", "legacy-trigger"]],
  [/^Field 'trigger'/, ["invalid-value"]],
  [/^Field 'matcher'/, ["config-shape"]],
  [/^Matcher field/, ["invalid-value"]],
  [/^Invalid regex/, ["matcher-invalid"]],
  [/^Timeout|^Field 'timeout'/, ["timeout-range"]],
  [/^Priority|^Field 'priority'/, ["invalid-value"]],
  [/^Unexpected fields/, ["unknown-field"]],
  [/Duplicate key/, ["duplicate-key"]],
  [/^Invalid YAML|must start with|not properly closed/, ["config-syntax"]],
  [/must be a YAML mapping/, ["config-shape"]],
];

/** Where the specification overrides the runtime, and why. */
const intended: Readonly<Record<string, string>> = {
  "pattern-caret-command": "a pattern is compared with each value alone: `^rm` means the command",
  "pattern-repr-style":
    "a pattern is compared with JSON, not with Python's way of writing a dictionary",
  "pattern-literal-newline": "a line break in a value is a line break",
  "pattern-bool-json": "in JSON, true is `true`",
  "tool-star": "a pattern that Python rejects takes its own hook out, and nothing else",
  "exit0-deny-json": "exit status 2 is the only way to block",
  "run-is-directory": "`scripts/run` must be an executable file; otherwise the next name is tried",
  "cwd-and-env": "the session's id is set, as in a running session",
  "stdout-invalid-utf8": "output is decoded with replacement characters, and is text then",
  "user-before-project-same-priority?": "the user's hooks come first, as the reference sorts them",
  "invalid-regex-in-matcher":
    "a pattern that Python rejects takes its own hook out, and nothing else",
};

describeCorpus("the reference validator", () => {
  test.each(answers.validate)("$case", ({ dir, file, content, valid, errors: told }) => {
    const path = `.agents/hooks/${dir}/${file}`;
    const tree = { files: [path], has: () => true, read: () => content };
    const [config] = newest.discover(tree);
    if (config === undefined) throw new Error("not discovered");
    const found = errors(newest.parse(config, new SourceText(path, content)));
    expect(found.length === 0).toBe(valid);
    for (const error of told) {
      const rules = causes.find(([pattern]) => pattern.test(error))?.[1] ?? [];
      expect(found.filter((rule) => rules.includes(rule))).not.toEqual([]);
    }
  });
});

describeCorpus("kimi-cli's runtime", () => {
  const quoted = (pattern: string | null) =>
    pattern === null ? null : `'${pattern.replaceAll("'", "''")}'`;

  test.each(answers.match)(
    "matching: $case",
    ({ case: name, tool, pattern, call: [called, input], matches }) => {
      const parts = Object.entries({ tool: quoted(tool), pattern: quoted(pattern) })
        .filter(([, value]) => value !== null)
        .map(([key, value]) => `\n  ${key}: ${value}`);
      const hook = only(parse(hookMd({ matcher: parts.join("") })));
      const event = call(called ?? "", input);
      if (called === null) delete event.input.tool_name;
      const selected = newest.plan([hook], event).steps.length === 1;
      expect(selected === matches).toBe(!Object.hasOwn(intended, name));
    },
  );

  posixTest.each(answers.execute)(
    "execution: $case",
    async ({ case: name, scripts, opt, answer }) => {
      const folder = ".agents/hooks/my-hook";
      const fields = { name: "my-hook", timeout: String(opt.timeout ?? 5000) };
      const root = makeRepository({ [`${folder}/HOOK.md`]: hookMd(fields) });
      for (const [file, text] of Object.entries(scripts)) {
        const path = join(root, folder, "scripts", file);
        mkdirSync(text === null ? path : dirname(path), { recursive: true });
        if (text === null) continue;
        writeFileSync(path, text);
        chmodSync(path, opt.modes?.[file] ?? 0o755);
      }
      const input = { command: opt.big === true ? "x".repeat(2_000_000) : "rm -rf /tmp/x" };
      const { results, ruling } = await hear(root, call("Shell", input));
      const [result] = results;
      if (result === undefined) throw new Error("not run");
      const failed = result.outcome === "error" || result.outcome === "timeout";
      const seen = {
        success: !failed,
        decision: result.outcome === "deny" ? "deny" : "allow",
        should_block: ruling.verdict === "deny",
        reason: failed ? null : result.reason,
        modified_input: ruling.effects.modified_input ?? null,
        additional_context: ruling.effects.additional_context ?? null,
      };
      const { success, decision, should_block, modified_input } = answer;
      const theirs = {
        success,
        decision,
        should_block,
        reason: success ? answer.reason : null,
        modified_input,
        additional_context: answer.additional_context || null,
      };
      if (Object.hasOwn(intended, name)) expect(seen).not.toEqual(theirs);
      else expect(seen).toEqual(theirs);
    },
  );

  const script = (end: string) => `#!/bin/sh\ncat > /dev/null\n${end}\n`;
  const quiet = script("exit 0");
  const layouts: Record<
    string,
    { user?: Parameters<typeof hooksOnDisk>[0]; project: Parameters<typeof hooksOnDisk>[0] }
  > = {
    "user-before-project-same-priority?": {
      user: { "u-one": { script: quiet } },
      project: { "p-one": { script: quiet } },
    },
    "priority-beats-scope": {
      user: { u: { fields: { priority: "10" }, script: quiet } },
      project: { p: { fields: { priority: "900" }, script: quiet } },
    },
    "override-with-different-trigger": {
      user: { gate: { script: script("exit 2") } },
      project: { gate: { fields: { trigger: "post-session" }, script: quiet } },
    },
    "exit1-does-not-stop": {
      project: {
        a: { fields: { priority: "300" }, script: script("exit 1") },
        b: { fields: { priority: "200" }, script: quiet },
      },
    },
    "ask-json-does-not-stop": {
      project: {
        a: { fields: { priority: "300" }, script: script(`echo '{"decision": "ask"}'`) },
        b: { fields: { priority: "200" }, script: quiet },
      },
    },
    "async-exit2-cannot-block": {
      project: {
        "a-async": { fields: { priority: "999", async: "true" }, script: script("exit 2") },
        "b-sync": { fields: { priority: "1" }, script: quiet },
      },
    },
    "same-name-two-dirs-same-scope": {
      project: {
        dir1: { fields: { name: "dup" }, script: quiet },
        dir2: { fields: { name: "dup" }, script: quiet },
      },
    },
    "invalid-regex-in-matcher": {
      project: {
        bad: { fields: { priority: "300", matcher: '\n  tool: "[bad("' }, script: quiet },
        good: { fields: { priority: "200" }, script: quiet },
      },
    },
  };

  posixTest.each(answers.order)("order: $case", async ({ case: name, ran, ref_load_hooks }) => {
    const layout = layouts[name];
    if (layout === undefined) throw new Error("no layout for this case");
    const home = hooksOnDisk(layout.user ?? {}, ".config/agents/hooks");
    const { results, ruling } = await hear(hooksOnDisk(layout.project), call("Shell", {}), {
      home,
    });
    const folders = results.map(({ hook }) => hook.config.file.split("/").at(-2));
    if (Object.hasOwn(intended, name)) {
      expect(folders).toEqual(ref_load_hooks ?? ["good"]);
      expect(folders).not.toEqual(ran);
    } else {
      expect(folders).toEqual(ran);
    }
    expect(ruling.verdict).toBe("none");
  });

  test("every intended difference is about a case that exists", () => {
    const names = [...answers.match, ...answers.execute, ...answers.order].map((c) => c.case);
    expect(Object.keys(intended).filter((name) => !names.includes(name))).toEqual([]);
  });
});

describeCorpus("the hooks that were found in public repositories", () => {
  const found = corpusFiles("configs/agent-hooks").filter((file) => file.endsWith("/HOOK.md"));

  /** Read by hand: file (after the repository) → what is wrong. */
  const byHand: Readonly<Record<string, readonly string[]>> = {
    "IndenScale__agenthooks/examples/auto-format-hook/HOOK.md": [
      "2:7-2:25 name-mismatch error",
      "7:12-7:20 matcher-never-matches warning",
    ],
    "IndenScale__agenthooks/examples/security-hook/HOOK.md": ["2:7-2:31 name-mismatch error"],
    "MoonshotAI__kimi-cli/.agents/hooks/auto-format-python/HOOK.md": [
      "7:12-7:20 matcher-never-matches warning",
    ],
    "MoonshotAI__kimi-cli/.agents/hooks/block-dangerous-commands/HOOK.md": [],
    "MoonshotAI__kimi-cli/.agents/hooks/session-logger-end/HOOK.md": [],
    "MoonshotAI__kimi-cli/.agents/hooks/session-logger/HOOK.md": [],
    "MoonshotAI__kimi-cli@144a6732/.agents/hooks/session-logger-end/HOOK.md": [
      "4:10-4:21 legacy-trigger error",
    ],
    "MoonshotAI__kimi-cli@144a6732/.agents/hooks/session-logger/HOOK.md": [
      "4:10-4:23 legacy-trigger error",
    ],
    "MoonshotAI__kimi-cli@abf461fd/.agents/hooks/auto-format-python/HOOK.md": [
      "4:10-4:20 legacy-trigger error",
      "7:12-7:20 matcher-never-matches warning",
    ],
    "MoonshotAI__kimi-cli@abf461fd/.agents/hooks/block-dangerous-commands/HOOK.md": [
      "4:10-4:21 legacy-trigger error",
    ],
    "MoonshotAI__kimi-cli@abf461fd/.agents/hooks/session-logger-end/HOOK.md": [
      "4:10-4:21 legacy-trigger error",
    ],
    "MoonshotAI__kimi-cli@abf461fd/.agents/hooks/session-logger/HOOK.md": [
      "4:10-4:23 legacy-trigger error",
    ],
    "MoonshotAI__kimi-cli@abf461fd/agenthooks/examples/auto-format-hook/HOOK.md": [
      "2:7-2:25 name-mismatch error",
      "4:10-4:20 legacy-trigger error",
      "7:12-7:20 matcher-never-matches warning",
    ],
    "MoonshotAI__kimi-cli@abf461fd/agenthooks/examples/security-hook/HOOK.md": [
      "2:7-2:31 name-mismatch error",
      "4:10-4:21 legacy-trigger error",
    ],
    "MoonshotAI__kimi-cli@e0c85a32/.agents/hooks/block-dangerous-commands/HOOK.md": [
      "4:10-4:21 legacy-trigger error",
    ],
  };

  test("all of them were read by hand", () => {
    expect(found.map((file) => file.slice("configs/agent-hooks/".length))).toEqual(
      Object.keys(byHand),
    );
  });

  test.each(found)("%s", (file) => {
    const parsed = parse(readFileSync(join(corpus, file), "utf8"), { file });
    expect(places(parsed)).toEqual(byHand[file.slice("configs/agent-hooks/".length)]);
  });
});

// --- Fields ---------------------------------------------------------------------------------------------------------

describe("a field that the reference rejects is an error at its place, anything else a warning at most", () => {
  test.each<[string, Record<string, string>, string[]]>([
    ["everything as it should be", {}, []],
    [
      "a name in other letters than the folder",
      { name: "Guard" },
      ["2:7-2:12 name-mismatch error"],
    ],
    ["a name of another folder", { name: "other" }, ["2:7-2:12 name-mismatch error"]],
    [
      "a name with a character that is no letter",
      { name: "my_guard" },
      ["2:7-2:15 name-mismatch error"],
    ],
    ["a name in quotes", { name: '"guard"' }, []],
    ["a name with blanks around it", { name: '"  guard "' }, []],
    ["a name in wide letters", { name: "ｇｕａｒｄ" }, []],
    ["an empty name", { name: '""' }, ["2:7-2:9 invalid-value error"]],
    ["a name without a value", { name: "" }, ["2:1-2:5 invalid-value error"]],
    ["a list of names", { name: "\n  - guard" }, ["2:1-2:5 invalid-value error"]],
    ["an empty description", { description: "" }, ["3:1-3:12 invalid-value error"]],
    ["a blank description", { description: '" "' }, ["3:14-3:17 invalid-value error"]],
    ["1024 astral characters", { description: "😀".repeat(1024) }, []],
    ["1025 characters", { description: "x".repeat(1025) }, ["3:14-3:1039 invalid-value error"]],
    [
      "two events",
      { trigger: "\n  - pre-tool-call\n  - pre-session" },
      ["4:1-4:8 invalid-value error"],
    ],
    ["an event without a value", { trigger: "" }, ["4:1-4:8 invalid-value error"]],
    ["an event of another vendor", { trigger: "PreToolUse" }, ["4:10-4:20 unknown-event error"]],
    ["an event in capitals", { trigger: "PRE-TOOL-CALL" }, ["4:10-4:23 unknown-event error"]],
    ["an event with blanks", { trigger: '"pre-tool-call "' }, ["4:10-4:26 unknown-event error"]],
    ["an event of before", { trigger: "before_tool" }, ["4:10-4:21 legacy-trigger error"]],
    [
      "an event that was only announced",
      { trigger: "after_stop" },
      ["4:10-4:20 unknown-event error"],
    ],
    [
      "an event that nobody fires",
      { trigger: "pre-subagent" },
      ["4:10-4:22 event-never-fires warning"],
    ],
    ["a matcher", { matcher: "\n  tool: ^Shell$\n  pattern: rm" }, []],
    ["an empty matcher", { matcher: "" }, ["5:1-5:8 config-shape error"]],
    ["a matcher that is a text", { matcher: "Shell" }, ["5:10-5:15 config-shape error"]],
    ["a matcher that is a list", { matcher: "\n  - tool: Shell" }, ["5:1-5:8 config-shape error"]],
    [
      "a matcher with another field",
      { matcher: "\n  tools: Shell" },
      ["6:3-6:8 unknown-field error"],
    ],
    [
      "a tool that is a list",
      { matcher: "\n  tool:\n    - Shell" },
      ["6:3-6:7 invalid-value error"],
    ],
    ["a tool without a value", { matcher: "\n  tool:" }, []],
    [
      "a pattern that Python rejects",
      { matcher: '\n  pattern: "*.py"' },
      ["6:12-6:18 matcher-invalid error"],
    ],
    [
      "a pattern tied to an end",
      { matcher: "\n  pattern: \\.py$" },
      ["6:12-6:17 matcher-never-matches warning"],
    ],
    [
      "a tool on an event without one",
      { trigger: "pre-session", matcher: "\n  tool: Shell" },
      ["6:3-6:7 matcher-never-matches warning"],
    ],
    ["an empty tool on such an event", { trigger: "pre-session", matcher: '\n  tool: ""' }, []],
    [
      "a bad tool on such an event",
      { trigger: "pre-session", matcher: '\n  tool: "("' },
      ["6:3-6:7 matcher-never-matches warning", "6:9-6:12 matcher-invalid error"],
    ],
    ["a tool in braces", { matcher: "{tool: Shell}" }, ["5:10-5:11 config-syntax error"]],
    ["a minute", { timeout: "60000" }, []],
    ["the least time", { timeout: "100" }, ["5:10-5:13 timeout-unit warning"]],
    ["less", { timeout: "99" }, ["5:10-5:12 timeout-range error"]],
    ["no time", { timeout: "0" }, ["5:10-5:11 timeout-range error"]],
    ["negative time", { timeout: "-1" }, ["5:10-5:12 timeout-range error"]],
    ["the most time", { timeout: "600000" }, []],
    ["more", { timeout: "600001" }, ["5:10-5:16 timeout-range error"]],
    ["half a millisecond", { timeout: "1000.5" }, ["5:10-5:16 timeout-range error"]],
    ["a time with its unit", { timeout: "30s" }, ["5:10-5:13 timeout-range error"]],
    ["a time without a value", { timeout: "" }, ["5:1-5:8 timeout-range error"]],
    ["a time in quotes", { timeout: '"5000"' }, ["5:10-5:16 invalid-value warning"]],
    ["a time with underscores", { timeout: "30_000" }, ["5:10-5:16 invalid-value warning"]],
    ["a time with a leading zero", { timeout: "05000" }, ["5:10-5:15 invalid-value warning"]],
    ["the highest priority", { priority: "1000" }, []],
    ["a higher one", { priority: "1001" }, ["5:11-5:15 invalid-value error"]],
    ["a negative one", { priority: "-1" }, ["5:11-5:13 invalid-value error"]],
    ["a word", { priority: "high" }, ["5:11-5:15 invalid-value error"]],
    ["a priority in quotes", { priority: "'5'" }, ["5:11-5:14 invalid-value warning"]],
    ["asynchronous", { async: "true" }, []],
    ["yes", { async: "yes" }, ["5:8-5:11 invalid-value warning"]],
    ["maybe", { async: "maybe" }, ["5:8-5:13 invalid-value warning"]],
    ["true in quotes", { async: '"true"' }, ["5:8-5:14 invalid-value warning"]],
    ["the Python name of the field", { async_: "true" }, ["5:1-5:7 unknown-field warning"]],
    ["metadata", { metadata: "\n  author: me" }, []],
    ["metadata that is a text", { metadata: "me" }, ["5:11-5:13 invalid-value warning"]],
    ["metadata in metadata", { metadata: "\n  a:\n    b: c" }, ["5:1-5:9 invalid-value warning"]],
    ["a field of a draft", { type: "command" }, ["5:1-5:5 unknown-field error"]],
    ["a field that is misspelt", { timeut: "5000" }, ["5:1-5:7 unknown-field error"]],
    ["an anchor", { name: "&a guard" }, ["2:7-2:9 config-syntax error"]],
    ["a tag", { priority: "!!int 5" }, ["5:11-5:16 config-syntax error"]],
    ["a colon without quotes", { description: "note: this" }, ["3:14-3:15 config-syntax error"]],
    [
      "a backslash in double quotes",
      { matcher: '\n  pattern: "\\.py"' },
      ["6:13-6:14 config-syntax error"],
    ],
    ["a tab between values", { priority: "\t5" }, ["5:11-5:12 config-syntax error"]],
    ["dashes in a value", { description: "a --- b" }, ["3:16-3:19 config-syntax error"]],
    [
      "mappings of different depth",
      { matcher: "\n  tool: a", metadata: "\n    a: b" },
      ["8:5-8:6 config-syntax error"],
    ],
  ])("%s", (_, fields, expected) => {
    expect(places(parse(hookMd(fields)))).toEqual(expected);
  });

  test.each<[string, string, string[]]>([
    ["no front matter", "# A hook\n", ["1:1-1:2 config-syntax error"]],
    ["an empty file", "", ["1:1-1:1 config-syntax error"]],
    ["an empty front matter", "---\n---\n", ["1:1-1:4 config-shape error"]],
    ["a list", "---\n- a\n---\n", ["2:1-2:2 config-shape error"]],
    ["a blank line first", `\n${hookMd()}`, ["2:1-2:4 config-syntax error"]],
    ["a byte order mark", `\uFEFF${hookMd()}`, ["1:1-1:2 config-syntax error"]],
    ["no end", "---\nname: guard\n", ["1:1-1:4 config-syntax error"]],
    [
      "two fields missing",
      "---\nname: guard\n---\n",
      ["1:1-1:4 missing-field error", "1:1-1:4 missing-field error"],
    ],
    ["line ends of Windows", hookMd().replaceAll("\n", "\r\n"), []],
    ["line ends of old Macs", hookMd().replaceAll("\n", "\r"), []],
    ["a longer fence at the end", hookMd().replace("\n---\n\n", "\n-----\n\n"), []],
    [
      "a key twice",
      hookMd({ timeout: "5000" }).replace("timeout: 5000", "timeout: 5000\ntimeout: 6000"),
      ["6:1-6:8 duplicate-key error"],
    ],
    [
      "dashes in the last value, where nothing else is lost",
      "---\nname: guard\ntrigger: pre-tool-call\ndescription: a --- b\n---\n",
      ["4:16-4:19 config-syntax warning"],
    ],
  ])("%s", (_, text, expected) => {
    expect(places(parse(text))).toEqual(expected);
  });

  test.each<[string, Record<string, string>, RegExp]>([
    [
      "an old name",
      { trigger: "before_stop" },
      /is called `pre-agent-turn-stop` now.*`trigger: pre-agent-turn-stop`/,
    ],
    [
      "another vendor's name",
      { trigger: "UserPromptSubmit" },
      /that is Claude Code's name.*Here it is `pre-agent-turn`/,
    ],
    ["a misspelt name", { trigger: "pre_tool_call" }, /Did you mean `pre-tool-call`/],
    ["several names", { trigger: "pre-session, post-session" }, /one hook for each event/],
    ["a stranger's name", { trigger: "lifecycle:boot" }, /The events are `pre-session`/],
    ["seconds", { timeout: "30" }, /Did you mean 30000 \(30 s\)/],
    [
      "readers that disagree",
      { async: "maybe" },
      /the reference reads it as false, kimi-cli's runtime as true/,
    ],
    ["readers that agree", { async: "no" }, /it happens to be read as false/],
    ["a field of the matcher", { tool: "Shell" }, /Indent it below `matcher:`/],
    ["a switch", { enabled: "false" }, /there is no switch/],
    [
      "a folder with a fitting name",
      { name: "other" },
      /Write `name: guard`, or rename the folder/,
    ],
    ["an escape", { matcher: '\n  tool: "\\w"' }, /single quotes/],
  ])("the finding on %s says what to do", (_, fields, expected) => {
    const { defects } = parse(hookMd(fields));
    expect(defects.map((d) => message(d.what, d.consequence, d.cure)).join("\n")).toMatch(expected);
  });
});

describe("what is loaded", () => {
  test("a hook with everything", () => {
    const text = hookMd({
      matcher: "\n  tool: Shell\n  pattern: rm -rf",
      timeout: "5000",
      async: "true",
      priority: "999",
    });
    expect(only(parse(text))).toMatchObject({
      id: ".agents/hooks/guard/HOOK.md#pre-tool-call/guard",
      event: "pre-tool-call",
      name: "guard",
      matcher: "Shell",
      condition: "rm -rf",
      timeoutMs: 5000,
      async: true,
      priority: 999,
      guard: true,
      enabled: true,
      type: "command",
      command: null,
    });
  });

  test("the defaults: 30 s, priority 100, waited for", () => {
    const hook = only(parse(hookMd()));
    expect(hook).toMatchObject({ timeoutMs: 30_000, priority: 100, async: false, matcher: null });
  });

  test.each<[string, Record<string, string>, string | null]>([
    ["the wrong name is loaded all the same", { name: "other" }, null],
    ["a field too many is loaded all the same", { type: "command" }, null],
    ["too little time is loaded all the same", { timeout: "50" }, null],
    [
      "no description is not",
      { description: "" },
      "the reference loader skips it: `description` is empty",
    ],
    [
      "an old event is not",
      { trigger: "before_tool" },
      "the reference loader skips it: the event `before_tool` is called `pre-tool-call` now",
    ],
    [
      "half a second is not",
      { timeout: "0.5" },
      "the reference loader skips it: `timeout` is `0.5`, not a whole number of milliseconds",
    ],
    [
      "a matcher without a tool is loaded and never runs",
      { trigger: "pre-session", matcher: "\n  tool: x" },
      "its matcher needs a tool, and pre-session has none",
    ],
  ])("%s", (_, fields, because) => {
    const hook = only(parse(hookMd(fields)));
    expect([hook.enabled, hook.disabledBecause]).toEqual([because === null, because]);
  });

  test.each([
    ["pre-session", true],
    ["pre-tool-call", true],
    ["pre-agent-turn-stop", true],
    ["post-tool-call", false],
    ["post-session", false],
  ])("a hook on %s guards: %s", (trigger, guard) => {
    expect(only(parse(hookMd({ trigger }))).guard).toBe(guard);
  });

  test("never throws, whatever the file holds", () => {
    const line = fc.oneof(
      fc.constantFrom(
        "name: guard",
        "trigger: pre-tool-call",
        "matcher:",
        "  tool: (?P<a>b)",
        '  pattern: "\\\\.py"',
        "timeout: 1e999",
        "? [a",
        "- - - {",
        "a: &a [*a]",
        "<<: *a",
        "---",
        "...",
        "%TAG ! x",
        "x: |",
        "__proto__: {}",
        "constructor: x",
        "\tx",
      ),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const { source, defects } = parse(`---\n${lines.join("\n")}\n---\n`);
        for (const { span } of defects) expect(source.place(span).line).toBeGreaterThan(0);
      }),
    );
  });

  test.each<[string, string]>([
    ["deep brackets", `x: ${"[".repeat(50_000)}`],
    ["deep mappings", Array.from({ length: 2000 }, (_, i) => `${" ".repeat(i)}a:`).join("\n")],
    ["many aliases", `a: &a [${"x,".repeat(100)}]\n${"b: [*a,*a,*a,*a]\n".repeat(2000)}`],
    ["deep lists", `metadata:\n  ${"- ".repeat(15_000)}a`],
    ["many fields", Array.from({ length: 5000 }, (_, i) => `f${i}: x`).join("\n")],
    ["a huge value", `description: ${"x".repeat(1_000_000)}`],
    ["a pattern that backtracks", "matcher:\n  tool: (a+)+$"],
    ["a pattern that nests", `matcher:\n  tool: ${"(".repeat(5000)}`],
  ])("is done soon with %s", (_, yaml) => {
    const before = performance.now();
    parse(`---\nname: guard\n${yaml}\n---\n`);
    expect(performance.now() - before).toBeLessThan(5000);
  });
});

// --- Versions -------------------------------------------------------------------------------------------------------

describe("versions", () => {
  test.each<[string | null, string]>([
    [null, "3"],
    ["seed", "3"],
    ["3", "3"],
    ["v2", "2"],
    ["2.1", "2"],
    ["1", "1"],
    ["v0a", "1"],
    ["99", "3"],
  ])("%s is %s", (wanted, version) => {
    expect(agentHooks.at(wanted).version).toBe(version);
  });

  test.each(["", "latest", "x1", "1.2.3.4"])("%j is none", (wanted) => {
    expect(() => agentHooks.at(wanted)).toThrow(UsageError);
  });

  test.each<[string, string, string[], string]>([
    ["1", "before_tool", [], "pre-tool-call"],
    ["1", "pre-tool-call", ["unknown-event"], "pre-tool-call"],
    ["2", "before_tool", [], "pre-tool-call"],
    ["2", "pre-tool-call", [], "pre-tool-call"],
    ["3", "before_tool", ["legacy-trigger"], "before_tool"],
    ["3", "pre-tool-call", [], "pre-tool-call"],
  ])("version %s with the trigger %s: %j, event %s", (version, trigger, rules, event) => {
    const parsed = parse(hookMd({ trigger }), { version });
    expect(parsed.defects.map((d) => d.rule)).toEqual(rules);
    expect(only(parsed).event).toBe(event);
  });

  const renamed = {
    session_start: "pre-session",
    session_end: "post-session",
    before_agent: "pre-agent-turn",
    after_agent: "post-agent-turn",
    before_stop: "pre-agent-turn-stop",
    before_tool: "pre-tool-call",
    after_tool: "post-tool-call",
    after_tool_failure: "post-tool-call-failure",
    subagent_start: "pre-subagent",
    subagent_stop: "post-subagent",
    pre_compact: "pre-context-compact",
  };
  test.each(Object.entries(renamed))("%s became %s", (before, now) => {
    const [defect] = parse(hookMd({ trigger: before })).defects;
    expect(defect).toMatchObject({ rule: "legacy-trigger", cure: `Write \`trigger: ${now}\`` });
    expect(only(parse(hookMd({ trigger: before }), { version: "2" })).event).toBe(now);
  });

  test("there are 13 events, of which six are fired", () => {
    expect(newest.events.names).toHaveLength(13);
    const fired = newest.events.names.filter((name) => newest.events.get(name)?.fires);
    expect(fired).toEqual([
      "pre-session",
      "post-session",
      "pre-agent-turn-stop",
      "pre-tool-call",
      "post-tool-call",
      "post-tool-call-failure",
    ]);
  });
});

// --- Files ----------------------------------------------------------------------------------------------------------

describe("where hooks are found", () => {
  function discover(files: Record<string, string>): string[] {
    const tree = {
      files: Object.keys(files),
      has: (path: string) => Object.hasOwn(files, path),
      read: (path: string) => files[path] ?? null,
    };
    return newest.discover(tree).map((c) => `${c.file} [${c.root}] ${c.layer}`);
  }

  test.each<[string, Record<string, string>, string[]]>([
    [
      "one folder below `.agents/hooks`",
      { ".agents/hooks/guard/HOOK.md": hookMd() },
      [".agents/hooks/guard/HOOK.md [] project"],
    ],
    [
      "of any project in the repository",
      { "apps/web/.agents/hooks/guard/HOOK.md": hookMd() },
      ["apps/web/.agents/hooks/guard/HOOK.md [apps/web] project"],
    ],
    [
      "deeper: nobody looks",
      { ".agents/hooks/examples/guard/HOOK.md": hookMd() },
      [".agents/hooks/examples/guard/HOOK.md [] dead"],
    ],
    [
      "in the folder itself: nobody looks",
      { ".agents/hooks/HOOK.md": hookMd() },
      [".agents/hooks/HOOK.md [] dead"],
    ],
    [
      "in lower case: nobody looks",
      { ".agents/hooks/guard/hook.md": hookMd() },
      [".agents/hooks/guard/hook.md [] dead"],
    ],
    [
      "in lower case beside the real one: notes",
      { ".agents/hooks/a/HOOK.md": hookMd(), ".agents/hooks/a/hook.md": hookMd() },
      [".agents/hooks/a/HOOK.md [] project"],
    ],
    [
      "another format's file of that name, elsewhere",
      {
        "hooks/boot/HOOK.md": hookMd({ trigger: "lifecycle:session_start" }),
        ".agents/hooks/a/b/HOOK.md": hookMd({ trigger: "lifecycle:session_start" }),
        "examples/guard/HOOK.md": hookMd(),
      },
      [],
    ],
    [
      "settings that nobody reads",
      { ".agents/hooks/hooks.toml": "[hooks]\nenabled = false\n", ".agents/hooks.toml": "x = 1\n" },
      [".agents/hooks/hooks.toml [] dead"],
    ],
    ["installed packages", { "node_modules/x/.agents/hooks/guard/HOOK.md": hookMd() }, []],
    ["Antigravity's file in the same folder", { ".agents/hooks.json": "{}" }, []],
  ])("%s", (_, files, expected) => {
    expect(discover(files)).toEqual(expected);
  });

  test.each<[string, string, string, string]>([
    [
      ".agents/hooks/a/b/HOOK.md",
      hookMd(),
      "4:1-4:8 dead-location warning",
      "Move the folder to `.agents/hooks/b`",
    ],
    [
      ".agents/hooks/HOOK.md",
      hookMd(),
      "4:1-4:8 dead-location warning",
      "a folder with the name of the hook",
    ],
    [
      "x/.agents/hooks/a/b/c/HOOK.md",
      hookMd(),
      "4:1-4:8 dead-location warning",
      "`.agents/hooks/c`",
    ],
    [
      ".agents/hooks/a/Hook.md",
      hookMd(),
      "1:1-1:2 dead-location warning",
      "Rename the file to `HOOK.md`",
    ],
    [
      ".agents/hooks/hooks.toml",
      '# mine\n[[hooks.disable]]\nname = "x"\n',
      "2:1-2:18 inert-setting warning",
      "into each `HOOK.md`",
    ],
  ])("%s: one finding, and no hooks", (file, text, place, cure) => {
    const [config] = newest.discover({ files: [file], has: () => true, read: () => text });
    if (config === undefined) throw new Error("not discovered");
    const parsed = newest.parse(config, new SourceText(file, text));
    expect(places(parsed)).toEqual([place]);
    expect(parsed.defects[0]?.cure).toContain(cure);
    expect(parsed.hooks).toEqual([]);
  });

  test("is known soon of a file of blank lines", () => {
    const before = performance.now();
    const blank = "\n ".repeat(500_000);
    expect(discover({ ".agents/hooks.toml": blank, ".agents/hooks/a/b/HOOK.md": blank })).toEqual(
      [],
    );
    expect(performance.now() - before).toBeLessThan(2000);
  });

  test("the user's hooks, by the names of their folders", () => {
    const list = (dir: string) => (dir === "/u/.config/agents/hooks" ? ["b", "a", "notes"] : []);
    const exists = (path: string) => /\/[ab]\/HOOK\.md$/.test(path);
    const dirs = { user: "/u/", system: null, extensions: [] };
    const found = newest.layers(dirs, { exists, list, read: () => null });
    expect(found.map((c) => [c.file, c.layer])).toEqual([
      ["/u/.config/agents/hooks/a/HOOK.md", "user"],
      ["/u/.config/agents/hooks/b/HOOK.md", "user"],
    ]);
    expect(
      newest.layers({ ...dirs, user: "/u/.config" }, { exists, list, read: () => null }),
    ).toEqual(found);
    expect(newest.layers(dirs, { ...nobody, exists })).toEqual([]);
    expect(newest.layers({ ...dirs, user: null }, { exists, list, read: () => null })).toEqual([]);
  });
});

// --- Order and names ------------------------------------------------------------------------------------------------

describe("several hooks", () => {
  function projectOf(hooks: readonly [path: string, fields: Record<string, string>][]) {
    const configs = hooks.map(([path, fields]) => {
      const [scope, folder = ""] = path.split("/");
      const file =
        scope === "user"
          ? `/u/.config/agents/hooks/${folder}/HOOK.md`
          : `.agents/hooks/${folder}/HOOK.md`;
      const layer = scope === "user" ? "user" : "project";
      return parse(hookMd({ name: folder, ...fields }), { file, layer });
    });
    return { configs, hooks: newest.register(configs) };
  }
  const shown = (hook: Hook) =>
    `${hook.config.layer}/${hook.config.file.split("/").at(-2)}${hook.enabled ? "" : " off"}`;

  test.each<[string, [string, Record<string, string>][], string[]]>([
    [
      "by priority",
      [
        ["project/a", {}],
        ["project/b", { priority: "200" }],
      ],
      ["project/b", "project/a"],
    ],
    [
      "then the user's, then by folder",
      [
        ["project/a", {}],
        ["user/z", {}],
        ["user/y", {}],
      ],
      ["user/y", "user/z", "project/a"],
    ],
    [
      "priority before scope",
      [
        ["user/a", {}],
        ["project/b", { priority: "101" }],
      ],
      ["project/b", "user/a"],
    ],
    [
      "the project replaces the user's",
      [
        ["user/a", {}],
        ["project/a", {}],
      ],
      ["user/a off", "project/a"],
    ],
    [
      "even on another event",
      [
        ["user/a", {}],
        ["project/a", { trigger: "post-session" }],
      ],
      ["user/a off", "project/a"],
    ],
    [
      "but not with a hook that is not loaded",
      [
        ["user/a", {}],
        ["project/a", { trigger: "before_tool" }],
      ],
      ["user/a", "project/a off"],
    ],
    [
      "within a scope the last folder wins",
      [
        ["project/b", { name: "x" }],
        ["project/a", { name: "x" }],
      ],
      ["project/a off", "project/b"],
    ],
  ])("%s", (_, hooks, expected) => {
    expect(projectOf(hooks).hooks.map(shown)).toEqual(expected);
  });

  test("a hook that is off says why: not loaded, or replaced", () => {
    const { hooks } = projectOf([
      ["user/a", {}],
      ["project/a", {}],
      ["project/b", { name: "a", trigger: "before_tool" }],
    ]);
    expect(hooks.map((hook) => hook.disabledBecause)).toEqual([
      "`.agents/hooks/a/HOOK.md` has the same name and takes its place",
      null,
      expect.stringContaining("the reference loader skips it"),
    ]);
  });

  test("asynchronous hooks come after the others", () => {
    const { hooks } = projectOf([
      ["project/a", { async: "true", priority: "900" }],
      ["project/b", {}],
    ]);
    const { steps, sequential } = newest.plan(hooks, call("Shell", {}));
    expect([steps.map(({ hook }) => shown(hook)), sequential]).toEqual([
      ["project/b", "project/a"],
      true,
    ]);
  });

  test("a name that is used twice is told", () => {
    const { configs } = projectOf([
      ["project/a", { name: "x" }],
      ["project/b", { name: "x" }],
      ["user/c", { name: "y" }],
      ["project/d", { name: "y", trigger: "post-session" }],
      ["user/e", {}],
      ["project/e", {}],
    ]);
    expect(
      nameClashes(configs).map(({ config, defect }) => [config.config.file, defect.what]),
    ).toEqual([
      [
        ".agents/hooks/d/HOOK.md",
        "`y` replaces the user's hook of this name, which listens to `pre-tool-call`",
      ],
      [".agents/hooks/a/HOOK.md", "the hook in `b` is called `x` too"],
    ]);
  });
});

// --- Matching -------------------------------------------------------------------------------------------------------

describe("Python's patterns", () => {
  test.each<[string, string[], string[]]>([
    ["Shell", ["Shell", "ShellBackground"], ["shell", "Shel"]],
    ["hell", ["Shell"], ["SHELL"]],
    ["^Shell$", ["Shell", "Shell\n"], ["ShellBackground", "xShell"]],
    ["\\AShell\\Z", ["Shell"], ["Shell\n"]],
    ["(?i)shell", ["SHELL"], []],
    ["(?s)a.b", ["a\nb"], []],
    ["a.b", ["a\u2028b", "a\rb"], ["a\nb"]],
    ["(?m)^b$", ["a\nb\nc"], ["a\rb"]],
    ["(?P<q>['\"])x(?P=q)", ["'x'", '"x"'], ["'x\""]],
    ["(?x) a  b # c", ["ab"], ["a b"]],
    ["(?#note)a", ["a"], []],
    ["a{,2}b", ["b", "aab"], []],
    ["^a{,2}$", ["aa"], ["aaa", "a{,2}"]],
    ["x{", ["x{"], []],
    ["[]a]", ["]", "a"], ["b"]],
    ["[^\\W\\d]", ["é", "密"], ["1", "-"]],
    ["\\w+", ["é", "٣", "²"], ["-", ""]],
    ["(?a)\\w", ["e"], ["é"]],
    ["\\bfile\\b", ["a file"], ["profile", "файлfile"]],
    ["(?<=a)b", ["ab"], ["cb"]],
    ["\\x41\\u0042\\103", ["ABC"], []],
    ["a|", ["", "b"], []],
  ])("%s", (pattern, found, missed) => {
    const regex = pythonRegex(pattern);
    if (regex.kind !== "pattern") throw new Error(regex.why);
    expect(found.filter((text) => !regex.found(text))).toEqual([]);
    expect(missed.filter((text) => regex.found(text))).toEqual([]);
  });

  test.each([
    ["*", "nothing to repeat at position 0"],
    ["[bad(", "unterminated character set at position 0"],
    ["(", "missing ), unterminated subpattern at position 0"],
    [")", "unbalanced parenthesis at position 0"],
    ["a**", "multiple repeat at position 2"],
    ["a{2,1}", "min repeat greater than max repeat at position 2"],
    ["\\q", "bad escape \\q at position 0"],
    ["\\", "bad escape (end of pattern) at position 0"],
    ["(?<n>a)", "unknown extension ?<n at position 1"],
    ["(?P<n>a)(?P<n>b)", "redefinition of group name 'n' as group 2; was group 1 at position 12"],
    ["(?P=n)", "unknown group name 'n' at position 4"],
    ["\\2", "invalid group reference 2 at position 1"],
    ["(a\\1)", "cannot refer to an open group at position 2"],
    ["a(?i)", "global flags not at the start of the expression at position 1"],
    ["(?L)a", "bad inline flags: cannot use 'L' flag with a str pattern at position 3"],
    ["(?<=a*)b", "look-behind requires fixed-width pattern"],
    ["[z-a]", "bad character range z-a at position 1"],
    ["\\x4", "incomplete escape \\x4 at position 0"],
    ["\\N{x{", "missing }, unterminated name at position 3"],
    ["(?#", "missing ), unterminated comment at position 0"],
    ["(?(1)a)", "invalid group reference 1 at position 3"],
    ["^*", "nothing to repeat at position 1"],
  ])("%s is rejected as Python 3.11 rejects it: %s", (pattern, why) => {
    expect(pythonRegex(pattern)).toEqual({ kind: "invalid", why });
  });

  test.each([
    ["(?>a+)b", "an atomic group"],
    ["a++b", "a possessive repetition"],
    ["(a)?(?(1)b|c)", "a condition"],
    ["\\N{EM DASH}", "a character by its name"],
    ["(?i:a)b", "the flag `i` of its own"],
    ["(a)?b\\1", "a group that may not have matched"],
    ["a".repeat(10_001), "longer than 10000 characters"],
  ])("%s cannot be evaluated", (pattern, why) => {
    const regex = pythonRegex(pattern);
    expect(regex.kind).toBe("unknown");
    expect(regex.kind === "unknown" ? regex.why : "").toContain(why);
    const hook = only(parse(hookMd({ matcher: `\n  tool: '${pattern}'` })));
    expect(errors(parse(hookMd({ matcher: `\n  tool: '${pattern}'` })))).toEqual([]);
    expect(newest.plan([hook], call("Shell", {})).steps[0]?.skip).toContain(why);
  });

  test("any text is compiled or refused, in bounded time", () => {
    const part = fc.constantFrom(
      "(",
      ")",
      "(?:",
      "[",
      "]",
      "a",
      "*",
      "+",
      "{2}",
      "|",
      "\\w",
      "(?P<a>",
      "$",
      ".",
      "\\1",
    );
    const pattern = fc.oneof(
      fc.string(),
      fc.array(part).map((parts) => parts.join("")),
    );
    fc.assert(
      fc.property(pattern, fc.string(), (written, text) => {
        const regex = pythonRegex(written);
        if (regex.kind === "pattern") regex.found(text);
      }),
    );
    const before = performance.now();
    const slow = pythonRegex("(a+)+$");
    if (slow.kind === "pattern") slow.found(`${"a".repeat(60)}!`);
    expect(performance.now() - before).toBeLessThan(3000);
  });
});

describe("matchers", () => {
  test.each<[string, JsonValue, ReturnType<typeof patternHit>]>([
    ["rm -rf", { command: "rm -rf x" }, "value"],
    ["^rm", { command: "rm -rf x" }, "value"],
    ["\\.py$", { path: "a.py", content: "x" }, "value"],
    ["deep", { a: [{ b: "deep" }] }, "value"],
    ['"command":"rm', { command: "rm x" }, "compact-json"],
    ['"command": "rm', { command: "rm x" }, "spaced-json"],
    ["true", { background: true }, "compact-json"],
    ["密码", { command: "echo 密码" }, "value"],
    ["^$", { command: "x" }, null],
    ["sudo", { command: "rm" }, null],
    ["command", {}, null],
  ])("the pattern %s in %j: %s", (pattern, input, hit) => {
    const regex = pythonRegex(pattern);
    if (regex.kind !== "pattern") throw new Error(regex.why);
    expect(patternHit(regex.found, input)).toBe(hit);
  });

  test.each<[string, string, AgentEvent, boolean]>([
    ["both fit", "\n  tool: Shell\n  pattern: rm", call("Shell", { command: "rm" }), true],
    [
      "only the tool fits",
      "\n  tool: Shell\n  pattern: rm",
      call("Shell", { command: "ls" }),
      false,
    ],
    [
      "only the pattern fits",
      "\n  tool: Shell\n  pattern: rm",
      call("ReadFile", { command: "rm" }),
      false,
    ],
    ["nothing is asked for", '\n  tool: ""', call("Shell", {}), true],
    [
      "there is no input",
      "\n  pattern: x",
      eventOf("pre-tool-call", { tool_name: "Shell" }),
      false,
    ],
  ])("%s", (_, matcher, event, selected) => {
    const hook = only(parse(hookMd({ matcher })));
    expect(newest.plan([hook], event).steps).toHaveLength(selected ? 1 : 0);
  });

  test("another event's hooks and hooks that are off are left out", () => {
    const hooks = [
      only(parse(hookMd({ trigger: "post-tool-call" }))),
      only(parse(hookMd({ description: "" }))),
      only(parse(hookMd({ trigger: "pre-session", matcher: "\n  tool: Shell" }))),
    ];
    expect(newest.plan(hooks, call("Shell", {})).steps).toEqual([]);
    expect(newest.plan(hooks, eventOf("pre-session")).steps).toEqual([]);
  });
});

describe("tools", () => {
  test.each<[string, string | null, boolean]>([
    ["Shell", null, true],
    ["Bash", "Shell", false],
    ["run_shell_command", "Shell", false],
    ["shell", null, false],
    ["my_server_tool", null, true],
    ["constructor", null, true],
  ])("%s: in this format %s; may be a tool here: %s", (name, counterpart, external) => {
    expect(newest.tools.counterpart(name)?.name ?? null).toBe(counterpart);
    expect(newest.tools.isExternal(name)).toBe(external);
  });

  test("what a timeout lets through depends on the event", () => {
    expect(newest.timeout.onTimeout("pre-tool-call")).toBe("stops it and lets the call through");
    expect(newest.timeout.onTimeout("pre-agent-turn-stop")).toBe(
      "stops it and lets the agent stop",
    );
    expect(newest.timeout.defaultMs("pre-session")).toBe(30_000);
  });
});

// --- Entry points ---------------------------------------------------------------------------------------------------

describe("the entry point", () => {
  interface Script {
    text?: string;
    mode?: string;
    directory?: boolean;
  }
  const shell = "#!/bin/sh\nexit 0\n";

  function tree(scripts: Readonly<Record<string, Script>>): RepositoryFiles {
    const at = (path: string) => {
      const name = path.slice(".agents/hooks/guard/".length);
      return Object.hasOwn(scripts, name) ? scripts[name] : undefined;
    };
    return {
      has: (path) => at(path) !== undefined,
      isDirectory: (path) => at(path)?.directory ?? false,
      gitMode: (path) => at(path)?.mode ?? null,
      executable: () => true,
      read: (path) => (at(path)?.directory ? null : (at(path)?.text ?? shell)),
    };
  }
  const x = { mode: "100755" };
  const plain = { mode: "100644" };

  test.each<[string, Record<string, Script>, string | null, string[]]>([
    ["an executable", { "scripts/run": x }, "scripts/run", []],
    ["a shell script", { "scripts/run.sh": x }, "scripts/run.sh", []],
    [
      "a Python script",
      { "scripts/run.py": { ...x, text: "#!/usr/bin/env python3\n" } },
      "scripts/run.py",
      [],
    ],
    ["a program", { "scripts/run": { ...x, text: "\x7fELF\x02\x01" } }, "scripts/run", []],
    ["an untracked executable", { "scripts/run": {} }, "scripts/run", []],
    ["none", {}, null, ["error there is no entry point"]],
    ["one in the wrong folder", { "run.sh": x }, null, ["error there is no entry point"]],
    [
      "one that git does not know as executable",
      { "scripts/run.sh": plain },
      "scripts/run.sh",
      ["error `scripts/run.sh` is not executable"],
    ],
    [
      "the first one not executable, and nothing else",
      { "scripts/run": plain },
      "scripts/run",
      ["error `scripts/run` is not executable"],
    ],
    [
      "the first one not executable",
      { "scripts/run": plain, "scripts/run.sh": x },
      "scripts/run.sh",
      ["error `scripts/run` is not executable, so `scripts/run.sh`"],
    ],
    [
      "the first one a folder",
      { "scripts/run": { directory: true }, "scripts/run.py": x },
      "scripts/run.py",
      ["error `scripts/run` is a folder, so `scripts/run.py`"],
    ],
    [
      "a folder and nothing else",
      { "scripts/run": { directory: true } },
      "scripts/run",
      ["error `scripts/run` is a folder"],
    ],
    [
      "two of them",
      { "scripts/run": x, "scripts/run.sh": x },
      "scripts/run",
      ["warning `scripts/run.sh` is never run"],
    ],
    [
      "three of them",
      { "scripts/run": x, "scripts/run.sh": x, "scripts/run.py": x },
      "scripts/run",
      ["warning `scripts/run.sh` and `scripts/run.py` are never run"],
    ],
    [
      "no interpreter",
      { "scripts/run": { ...x, text: "exit 2\n" } },
      "scripts/run",
      ["error `scripts/run` has no `#!` line"],
    ],
    [
      "an empty file",
      { "scripts/run": { ...x, text: "" } },
      "scripts/run",
      ["error `scripts/run` has no `#!` line"],
    ],
    [
      "an interpreter with a carriage return",
      { "scripts/run": { ...x, text: "#!/bin/sh\r\nexit 2\r\n" } },
      "scripts/run",
      ["error the `#!` line of `scripts/run` ends in a carriage return"],
    ],
    [
      "a byte order mark",
      { "scripts/run": { ...x, text: "\uFEFF#!/bin/sh\n" } },
      "scripts/run",
      ["error a byte order mark stands before"],
    ],
    [
      "neither executable nor with an interpreter",
      { "scripts/run.py": { ...plain, text: "print(1)\n" } },
      "scripts/run.py",
      ["error `scripts/run.py` is not executable", "error `scripts/run.py` has no `#!` line"],
    ],
  ])("%s", (_, scripts, entry, expected) => {
    const parsed = parse(hookMd());
    const files = tree(scripts);
    const prepared = withEntryPoint(only(parsed), files, nobody);
    expect(isAgentHook(prepared) ? prepared.entry : undefined).toBe(entry);
    const found = entryPointDefects(parsed, files);
    expect(found).toHaveLength(expected.length);
    expect(found.map((d) => parsed.source.place(d.span))).toEqual(
      expected.map(() => expect.objectContaining({ line: 2, column: 7, endColumn: 12 })),
    );
    for (const [index, text] of expected.entries()) {
      const defect = found[index];
      expect(defect?.rule).toBe("entry-point");
      expect(`${defect && severity(defect)} ${defect?.what}`).toContain(text);
    }
  });

  test("is not looked for where no hook is loaded, nor in the user's folder", () => {
    expect(entryPointDefects(parse(hookMd({ trigger: "before_tool" })), tree({}))).toEqual([]);
    expect(entryPointDefects(parse(hookMd(), { layer: "user" }), tree({}))).toEqual([]);
  });

  const workspace: Workspace = {
    repository: "/w/repo",
    project: "/w/repo/app",
    home: "/w/home",
    tmp: "/w/tmp",
  };
  const all: RepositoryFiles = {
    ...tree({}),
    has: (path) => path.endsWith("scripts/run.sh"),
    read: () => shell,
  };

  test("is started itself, in its own folder, with the event on standard input", () => {
    const hook = only(
      parse(hookMd({ timeout: "5000" }), { file: "app/.agents/hooks/guard/HOOK.md" }),
    );
    const prepared = withEntryPoint(hook, all, nobody);
    expect(prepared.command).toBe(".agents/hooks/guard/scripts/run.sh");
    const payload = { session_id: "s1", work_dir: "/w/repo/app", tool_input: { command: "é" } };
    expect(newest.invocation(prepared, payload, workspace)).toEqual({
      argv: ["/w/repo/app/.agents/hooks/guard/scripts/run.sh"],
      cwd: "/w/repo/app/.agents/hooks/guard",
      env: { KIMI_SESSION_ID: "s1", KIMI_WORK_DIR: "/w/repo/app", KIMI_PROJECT_DIR: "/w/repo/app" },
      stdin:
        '{"session_id": "s1", "work_dir": "/w/repo/app", "tool_input": {"command": "\\u00e9"}}',
      timeoutMs: 5000,
    });
  });

  test("of the user's hook is started where it lies", () => {
    const file = "/u/.config/agents/hooks/guard/HOOK.md";
    const hook = only(parse(hookMd(), { file, layer: "user" }));
    const prepared = withEntryPoint(hook, tree({}), { ...nobody, exists: all.has, read: all.read });
    expect(prepared.command).toBe("~/.config/agents/hooks/guard/scripts/run.sh");
    expect(newest.invocation(prepared, {}, workspace)).toMatchObject({
      argv: ["/u/.config/agents/hooks/guard/scripts/run.sh"],
      cwd: "/u/.config/agents/hooks/guard",
    });
  });

  test.each<[string, RepositoryFiles, string]>([
    ["is missing", tree({}), "no entry point"],
    ["has no interpreter", tree({ "scripts/run": { text: "exit 2\n" } }), "ENOEXEC"],
  ])("that %s cannot be started", (_, files, why) => {
    const invocation = newest.invocation(
      withEntryPoint(only(parse(hookMd())), files, nobody),
      {},
      workspace,
    );
    expect("impossible" in invocation ? invocation.impossible : "").toContain(why);
  });
});

// --- Standard input -------------------------------------------------------------------------------------------------

describe("JSON as Python writes it", () => {
  test.each<[JsonValue, string]>([
    [null, "null"],
    [true, "true"],
    [[], "[]"],
    [{}, "{}"],
    [[[], {}], "[[], {}]"],
    [[1, 2, 3], "[1, 2, 3]"],
    [{ a: 1, b: [true, null] }, '{"a": 1, "b": [true, null]}'],
    [{ command: "rm -rf /" }, '{"command": "rm -rf /"}'],
    ["", '""'],
    ['say "hi" \\ /', '"say \\"hi\\" \\\\ /"'],
    ["\n\r\t\f\b\0\u001f\u007f", '"\\n\\r\\t\\f\\b\\u0000\\u001f\\u007f"'],
    ["é 密码", '"\\u00e9 \\u5bc6\\u7801"'],
    ["😀", '"\\ud83d\\ude00"'],
    ["\ud800", '"\\ud800"'],
    ["\u2028", '"\\u2028"'],
    [{ é: "x: y, z" }, '{"\\u00e9": "x: y, z"}'],
    [0, "0"],
    [-5, "-5"],
    [1.5, "1.5"],
    [0.1, "0.1"],
    [0.0001, "0.0001"],
    [0.00001, "1e-05"],
    [1.5e-7, "1.5e-07"],
    [123456789012345.6, "123456789012345.6"],
    [9007199254740991, "9007199254740991"],
    [1e20, "100000000000000000000"],
    [1e21, "1e+21"],
    [2.5e22, "2.5e+22"],
    [1e100, "1e+100"],
    [5e-324, "5e-324"],
    [-0, "-0.0"],
    [Number.POSITIVE_INFINITY, "Infinity"],
  ])("%j", (value, written) => {
    expect(pythonJson(value)).toBe(written);
  });

  test("is JSON of the same value in ASCII, and compact but for the blanks", () => {
    fc.assert(
      fc.property(fc.jsonValue({ noUnicodeString: false }), (value) => {
        const json = value as JsonValue;
        const written = pythonJson(json);
        expect(written).toMatch(/^[ -~]*$/);
        expect(JSON.stringify(JSON.parse(written))).toBe(
          JSON.stringify(JSON.parse(JSON.stringify(json))),
        );
      }),
    );
  });
});

describe("the payload", () => {
  const workspace: Workspace = { repository: "/w", project: "/w", home: "/h", tmp: "/t" };
  const base = {
    event_type: "",
    timestamp: "1970-01-01T00:00:00Z",
    session_id: "00000000-0000-4000-8000-000000000000",
    work_dir: "/w",
  };
  const finished = {
    tool_name: "Shell",
    tool_input: {},
    tool_use_id: "c1",
    tool_output: "x",
    error: null,
    duration_ms: 5,
  };

  test.each<[string, JsonObject, JsonObject]>([
    [
      "pre-tool-call",
      { tool_name: "Shell" },
      { tool_name: "Shell", tool_input: {}, tool_use_id: "tool_1" },
    ],
    ["post-tool-call", finished, finished],
    ["post-tool-call-failure", { ...finished, error: "boom" }, { ...finished, error: "boom" }],
    ["pre-session", { args: {}, model: "kimi" }, { model: "kimi", args: {} }],
    [
      "post-session",
      { exit_reason: "user_exit", total_steps: 3, duration_seconds: 9 },
      { duration_seconds: 9, total_steps: 3, exit_reason: "user_exit" },
    ],
    [
      "pre-agent-turn-stop",
      { final_message: null, step_count: 2, stop_reason: "no_tool_calls" },
      { stop_reason: "no_tool_calls", step_count: 2, final_message: null },
    ],
    [
      "pre-subagent",
      { subagent_name: "a", task_description: "t" },
      { subagent_name: "a", task_description: "t" },
    ],
    ["pre-agent-turn", {}, {}],
    ["post-agent-turn", {}, {}],
    ["post-agent-turn-stop", {}, {}],
    ["pre-context-compact", {}, {}],
    ["post-context-compact", { context: { a: 1 } }, { context: { a: 1 } }],
  ])("%s: the common fields, then its own, in order", (name, input, own) => {
    const payload = newest.payload(eventOf(name, input), noSession, workspace);
    expect(JSON.stringify(payload)).toBe(JSON.stringify({ ...base, event_type: name, ...own }));
  });

  test("what the recording knows is kept", () => {
    const input = { timestamp: "2024-01-15T10:30:00Z", session_id: "s", work_dir: "/x" };
    const payload = newest.payload(
      {
        ...call("Shell", { command: "ls" }),
        input: { ...input, tool_name: "Shell" },
        callId: "call-7",
      },
      { ...noSession, sessionId: "other" },
      workspace,
    );
    expect(payload).toMatchObject({ ...input, tool_use_id: "call-7" });
    const known = newest.payload(
      eventOf("pre-session"),
      { ...noSession, sessionId: "s7" },
      workspace,
    );
    expect(known.session_id).toBe("s7");
  });

  test("version 1 calls the event by its own name", () => {
    const payload = agentHooks.at("1").payload(eventOf("pre-tool-call"), noSession, workspace);
    expect(payload.event_type).toBe("before_tool");
  });

  test("tells its session", () => {
    expect(newest.sessionOf?.({ session_id: "s", work_dir: "/x" })).toEqual({
      sessionId: "s",
      cwd: "/x",
    });
  });

  test.each<[AgentEvent, string | null, string]>([
    [call("Shell", { command: "rm\n  -rf /" }), "Shell", "rm -rf /"],
    [call("WriteFile", { path: "a.py", content: "x" }), "WriteFile", "a.py"],
    [call("Other", { n: 1, note: "hi" }), "Other", "hi"],
    [call("Shell", null), "Shell", ""],
    [eventOf("post-session", { exit_reason: "user_exit" }), null, "user_exit"],
    [eventOf("pre-agent-turn", { tool_name: "Shell" }), null, ""],
  ])("of %j is about %s: %s", (event, tool, subject) => {
    expect([newest.tool(event), newest.subject(event)]).toEqual([tool, subject]);
  });
});

// --- Answers --------------------------------------------------------------------------------------------------------

describe("what a hook says", () => {
  const json = (value: JsonValue) => JSON.stringify(value);

  /** One line: outcome, verdict, reason, failure, faults. */
  function told(
    event: string,
    result: Partial<RunResult>,
    {
      fields = {},
      onOtherExit,
    }: { fields?: Record<string, string>; onOtherExit?: "allow" | "block" } = {},
  ) {
    const dialect = agentHooks.at(null, onOtherExit === undefined ? {} : { onOtherExit });
    const hook = only(parse(hookMd({ trigger: event, ...fields })));
    const happening = eventOf(event);
    const said: HookResult = {
      hook,
      run: ended(result),
      ...dialect.interpret(hook, happening, ended(result)),
    };
    return { said, ruling: dialect.combine(happening, [said]), stops: dialect.stops?.(said) };
  }

  test.each<[string, Partial<RunResult>, string, string | null, string[]]>([
    ["nothing", {}, "none", null, []],
    ["text", { stdout: "Ready.\n" }, "none", null, []],
    ["an allow", { stdout: json({ decision: "allow", reason: "fine" }) }, "allow", null, []],
    [
      "a deny with status 0",
      { stdout: json({ decision: "deny", reason: "no" }) },
      "deny",
      null,
      ["decision-ignored"],
    ],
    [
      "an ask with status 0",
      { stdout: json({ decision: "ask" }) },
      "ask",
      null,
      ["decision-ignored"],
    ],
    [
      "a word that does not exist",
      { stdout: json({ decision: "block" }) },
      "none",
      null,
      ["decision-ignored"],
    ],
    [
      "a word in capitals",
      { stdout: json({ decision: "DENY" }) },
      "none",
      null,
      ["decision-ignored"],
    ],
    ["a strange word", { stdout: json({ decision: "later" }) }, "none", null, ["decision-ignored"]],
    ["no word", { stdout: json({ decision: null }) }, "none", null, []],
    [
      "another vendor's shape",
      { stdout: json({ hookSpecificOutput: { permissionDecision: "deny" } }) },
      "none",
      null,
      ["decision-ignored"],
    ],
    [
      "another vendor's end",
      { stdout: json({ continue: false }) },
      "none",
      null,
      ["decision-ignored"],
    ],
    [
      "a decision after text",
      { stdout: `checking\n${json({ decision: "deny" })}\n` },
      "none",
      null,
      ["decision-ignored"],
    ],
    ["an array", { stdout: "[1]" }, "error", "open", ["invalid-output"]],
    ["a JSON text", { stdout: '"deny"' }, "error", "open", ["invalid-output"]],
    ["null", { stdout: "null" }, "error", "open", ["invalid-output"]],
    ["status 1", { exitCode: 1, stderr: "oops" }, "error", "open", []],
    [
      "status 1 and a deny",
      { exitCode: 1, stdout: json({ decision: "deny" }) },
      "error",
      "open",
      ["decision-ignored"],
    ],
    ["a signal", { exitCode: null, signal: "SIGKILL" }, "error", "open", []],
    ["too late", { exitCode: null, signal: "SIGTERM", timedOut: true }, "timeout", "open", []],
    [
      "never started",
      { exitCode: null, spawnError: "ENOENT: there is no program" },
      "error",
      "open",
      [],
    ],
  ])("%s blocks nothing", (_, result, outcome, failure, faults) => {
    const { said, ruling, stops } = told("pre-tool-call", result);
    expect([said.outcome, said.failure, said.faults.map((f) => f.rule)]).toEqual([
      outcome,
      failure,
      faults,
    ]);
    expect([ruling.verdict, ruling.failedOpen, stops]).toEqual(["none", failure === "open", false]);
  });

  test.each<[string, string, string, boolean]>([
    ["pre-session", "deny", "deny", false],
    ["pre-agent-turn", "deny", "deny", false],
    ["pre-tool-call", "deny", "deny", false],
    ["pre-subagent", "deny", "deny", false],
    ["pre-context-compact", "deny", "deny", false],
    ["pre-agent-turn-stop", "continue", "continue", false],
    ["post-tool-call", "deny", "none", true],
    ["post-tool-call-failure", "deny", "none", true],
    ["post-session", "deny", "none", true],
    ["post-agent-turn", "deny", "none", true],
  ])(
    "status 2 on %s: outcome %s, verdict %s, the other hooks are not started",
    (event, outcome, verdict, after) => {
      const { said, ruling, stops } = told(event, {
        exitCode: 2,
        stderr: " too dangerous\n",
        stdout: "{}",
      });
      expect([said.outcome, said.rawDecision, said.reason, said.faults]).toEqual([
        outcome,
        "block",
        "too dangerous",
        [],
      ]);
      expect([ruling.verdict, ruling.reason, ruling.afterTheFact, stops]).toEqual([
        verdict,
        "too dangerous",
        after,
        true,
      ]);
      const facts = newest.events.get(event);
      if (verdict !== "none") expect(facts?.honours).toEqual([verdict]);
      else expect(facts?.honours).toEqual([]);
    },
  );

  test("a deny with status 0 refuses no stop either", () => {
    const { said, ruling } = told("pre-agent-turn-stop", { stdout: json({ decision: "deny" }) });
    expect([said.outcome, said.faults.map((f) => f.rule), ruling.verdict]).toEqual([
      "continue",
      ["decision-ignored"],
      "none",
    ]);
  });

  test("a block without a word has a reason all the same", () => {
    expect(told("pre-tool-call", { exitCode: 2 }).ruling.reason).toBe(
      "Blocked by hook (exit code 2)",
    );
  });

  test.each<[string | null, string]>([
    [null, "continue"],
    ["no_tool_calls", "continue"],
    ["tool_rejected", "none"],
  ])("a stop for the reason %s that is refused: %s", (reason, verdict) => {
    const hook = only(parse(hookMd({ trigger: "pre-agent-turn-stop" })));
    const event = eventOf("pre-agent-turn-stop", reason === null ? {} : { stop_reason: reason });
    const finished = ended({ exitCode: 2, stderr: "tests fail" });
    const said = { hook, run: finished, ...newest.interpret(hook, event, finished) };
    expect(newest.combine(event, [said]).verdict).toBe(verdict);
    expect(mostRefusedStops).toBe(3);
  });

  test.each<[string, Partial<RunResult>, string, string, boolean]>([
    ["pre-tool-call", { exitCode: 1, stderr: "oops" }, "error", "deny", true],
    ["pre-tool-call", { exitCode: null, signal: "SIGSEGV" }, "error", "deny", true],
    ["pre-agent-turn-stop", { exitCode: 127 }, "error", "continue", true],
    ["post-tool-call", { exitCode: 1 }, "error", "none", false],
    ["pre-tool-call", { exitCode: null, timedOut: true }, "timeout", "none", false],
    ["pre-tool-call", { exitCode: null, spawnError: "EACCES: no" }, "error", "none", false],
    ["pre-tool-call", { exitCode: 0 }, "none", "none", false],
  ])(
    "where a policy lets other statuses block: %s, %j",
    (event, result, outcome, verdict, closed) => {
      const { said, ruling } = told(event, result, { onOtherExit: "block" });
      expect([said.outcome, ruling.verdict, ruling.failedClosed]).toEqual([
        outcome,
        verdict,
        closed,
      ]);
    },
  );

  test.each<[Partial<RunResult>, string, string[]]>([
    [{ exitCode: 0, stdout: json({ decision: "deny", additional_context: "x" }) }, "none", []],
    [{ exitCode: 2, stderr: "no" }, "deny", ["decision-ignored"]],
    [{ exitCode: 1 }, "error", []],
    [{ exitCode: null, timedOut: true }, "timeout", []],
  ])("an asynchronous hook that ends with %j counts for nothing", (result, outcome, faults) => {
    const { said, ruling, stops } = told("pre-tool-call", result, { fields: { async: "true" } });
    expect([said.outcome, said.failure, said.faults.map((f) => f.rule)]).toEqual([
      outcome,
      null,
      faults,
    ]);
    expect(ruling).toMatchObject({ verdict: "none", failedOpen: false, effects: {} });
    expect(stops).toBe(false);
  });

  test("new input and texts are effects; hooks after a block count for nothing", () => {
    const event = call("Shell", { command: "ls" });
    const hook = only(parse(hookMd()));
    const say = (result: Partial<RunResult>): HookResult => ({
      hook,
      run: ended(result),
      ...newest.interpret(hook, event, ended(result)),
    });
    const first = say({
      stdout: json({ modified_input: { command: "ls -l" }, additional_context: "one" }),
    });
    const second = say({ stdout: "two" });
    const block = say({ exitCode: 2, stderr: "no" });
    const after = say({ stdout: "three" });
    const ruling = newest.combine(event, [first, second, block, after]);
    expect(ruling).toMatchObject({ verdict: "deny", reason: "no", failedOpen: false });
    expect(ruling.effects).toEqual({
      modified_input: { command: "ls -l" },
      additional_context: "one\ntwo",
    });
    const payload = { tool_input: { command: "ls" } };
    expect(newest.chain(payload, event, first)).toBe(payload);
  });

  test("any output is understood somehow", () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.json()),
        fc.integer({ min: 0, max: 3 }),
        (stdout, exitCode) => {
          const { ruling } = told("pre-tool-call", { stdout, exitCode });
          expect(ruling.verdict).toBe(exitCode === 2 ? "deny" : "none");
        },
      ),
    );
  });
});

describe("hooks that really run", () => {
  posixTest("the published guard finds its command only in JSON with blanks", async () => {
    const script = `#!/bin/bash
event=$(cat)
command=$(echo "$event" | grep -o '"command": "[^"]*"' | head -1 | cut -d'"' -f4)
if echo "$command" | grep -qE '\\bmkfs\\b'; then
  echo "blocked: $command" >&2
  exit 2
fi
`;
    const root = hooksOnDisk({ guard: { fields: { matcher: "\n  tool: Shell" }, script } });
    const { ruling } = await hear(root, call("Shell", { command: "mkfs.ext4 /dev/sda" }));
    expect([ruling.verdict, ruling.reason]).toEqual(["deny", "blocked: mkfs.ext4 /dev/sda"]);
  });

  posixTest("the first block keeps everything after it from being started", async () => {
    const root = hooksOnDisk({
      a: { fields: { priority: "300" }, script: "#!/bin/sh\nexit 2\n" },
      b: { fields: { priority: "200" }, script: "#!/bin/sh\nexit 0\n" },
      c: { fields: { async: "true" }, script: "#!/bin/sh\nexit 0\n" },
    });
    const { results } = await hear(root, call("Shell", {}));
    expect(results.map(({ hook }) => hook.name)).toEqual(["a"]);
  });

  posixTest("a hook runs in its folder, with the variables of kimi-cli", async () => {
    const script = `#!/bin/sh
printf '{"reason": "%s %s %s"}' "$(basename "$PWD")" "$KIMI_SESSION_ID" "$KIMI_WORK_DIR"
`;
    const root = hooksOnDisk({ guard: { script } });
    const event = { ...call("Shell", {}), input: { session_id: "s1", work_dir: "/x" } };
    const { results } = await hear(root, event);
    expect(results[0]?.reason).toBe("guard s1 /x");
  });

  posixTest("a time limit is not stretched by what the hook leaves behind", async () => {
    const script = "#!/bin/sh\nsleep 20 & wait\n";
    const root = hooksOnDisk({ guard: { fields: { timeout: "300" }, script } });
    const before = performance.now();
    const { results, ruling } = await hear(root, call("Shell", {}));
    expect([results[0]?.outcome, ruling.failedOpen]).toEqual(["timeout", true]);
    expect(performance.now() - before).toBeLessThan(10_000);
  });
});
