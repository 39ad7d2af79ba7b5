import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { afterAll, describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import type { FileTree, LayerDirs } from "../src/dialects/dialect.ts";
import { eventsAt } from "../src/dialects/gemini-cli/events.ts";
import { geminiCli } from "../src/dialects/gemini-cli/index.ts";
import { invocation } from "../src/dialects/gemini-cli/invocation.ts";
import { mergeOutputs } from "../src/dialects/gemini-cli/merge.ts";
import { behaviourAt } from "../src/dialects/gemini-cli/versions.ts";
import type { HookResult, Ruling } from "../src/model/decision.ts";
import { UsageError } from "../src/model/errors.ts";
import type { AgentEvent } from "../src/model/event.ts";
import type { ConfigFile, Hook, Layer } from "../src/model/hook.ts";
import type { JsonObject, JsonValue } from "../src/model/json.ts";
import type { RunResult, Workspace } from "../src/model/run.ts";
import { message } from "../src/rules/wording.ts";
import { createRunner } from "../src/runner/run-hook.ts";
import { SourceText } from "../src/source/text.ts";

const answersFile = join(import.meta.dirname, "../../shared/corpus/answers/gemini-cli.json");

// --- The vendor's own answers -----------------------------------------------------------------------------------

interface Case {
  name: string;
  eventName: string;
  hooks?: JsonObject[];
  sequential?: boolean;
  settings?: {
    hooks: JsonObject;
    disabledHooks?: string[];
    trusted?: boolean;
    extensions?: { name: string; isActive: boolean; hooks: JsonObject }[];
  };
  input?: JsonObject;
  env?: Record<string, string>;
  files?: Record<string, string>;
  cwdName?: string;
}

interface VendorResult {
  hook: string;
  success: boolean;
  exitCode?: number;
  output?: JsonValue;
  outputFormat?: "json" | "text";
  stdout?: { head: string };
  error?: { message: string };
}

interface Answer {
  event: string;
  mode: "direct" | "registry" | "system" | "tool";
  registry?: { enabled: boolean }[];
  plan?: { sequential: boolean; selected: string[]; threw?: { message: string } } | null;
  results?: VendorResult[];
  threw?: { message: string };
  aggregated?: {
    success: boolean;
    errors: string[];
    allOutputs?: JsonValue[];
    finalOutput?: JsonObject;
    getters?: {
      isBlockingDecision: boolean;
      isAskDecision?: boolean;
      shouldStopExecution: boolean;
      getEffectiveReason: string;
    };
  };
  loopInstruction?: { blocked?: boolean; stopped?: boolean; reason?: string };
  beforeTool?: { status: string; error?: string; errorType?: string };
  toolResult?: { error?: { type: string; message: string } };
}

interface Answers {
  cases: Case[];
  answers: Record<string, { version: string; results: Record<string, Answer> }>;
}

/** Where hookgate does not do what the vendor does, on purpose. */
const intended: Readonly<Record<string, string>> = {
  "grandchild-holds-stdout-beyond-timeout":
    "hookgate does not wait for a pipe that a background process has inherited",
  "registry-untrusted-folder": "hookgate takes the folder for trusted",
};

const scratch: string[] = [];
afterAll(() => {
  for (const folder of scratch) rmSync(folder, { recursive: true, force: true });
});

function scratchFolder(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "gemini-")));
  scratch.push(folder);
  return folder;
}

interface Replayed {
  selected: string[];
  sequential: boolean;
  failure: string | null;
  results: HookResult[];
  ruling: Ruling | null;
  merged: JsonObject | null | "threw";
}

/** Asks our dialect the same question, with real processes. */
async function replay(asked: Case, version: string): Promise<Replayed> {
  const dialect = geminiCli.at(version);
  const root = scratchFolder();
  const project = join(root, asked.cwdName ?? "proj");
  const workspace: Workspace = {
    repository: root,
    project,
    home: join(root, "home"),
    tmp: join(root, "tmp"),
  };
  for (const folder of [project, workspace.home, workspace.tmp])
    mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(asked.files ?? {})) {
    writeFileSync(join(project, name), text, { mode: 0o755 });
  }
  const direct = asked.hooks !== undefined;
  const configs = [
    dialect.parse(
      settingsConfig,
      new SourceText("s.json", JSON.stringify(settingsOf(asked, version))),
    ),
    ...(asked.settings?.extensions ?? [])
      .filter((extension) => extension.isActive)
      .map(({ name, hooks }) => {
        const file = `${name}/hooks/hooks.json`;
        const config: ConfigFile = {
          ...settingsConfig,
          file,
          layer: "extension",
          kind: "extension-hooks",
          home: name,
        };
        return dialect.parse(config, new SourceText(file, JSON.stringify({ hooks })));
      }),
  ];
  const event = eventOf(asked, root);
  const input = dialect.payload(
    event,
    { sessionId: "sess-1", cwd: null, agentVersion: null },
    workspace,
  );
  const complete = { ...event, input };
  const hooks = direct ? configs.flatMap((config) => config.hooks) : dialect.register(configs);
  const planned = direct
    ? {
        steps: hooks.map((hook) => ({ hook, skip: null })),
        sequential: asked.sequential === true,
        failure: null,
      }
    : dialect.plan(hooks, complete);
  const runner = createRunner({
    environment: ({ env }) => ({
      PATH: process.env.PATH ?? "",
      HOME: workspace.home,
      ...asked.env,
      ...env,
    }),
    limits: { outputBytes: 64 * 1024 * 1024 },
  });
  const ask = async (hook: Hook, payload: JsonObject): Promise<HookResult> => {
    const how = dialect.invocation(hook, payload, workspace);
    const run: RunResult = "impossible" in how ? notRun(how.impossible) : await runner.run(how);
    return { hook, run, ...dialect.interpret(hook, { ...event, input: payload }, run) };
  };
  const results: HookResult[] = [];
  let payload = input;
  if (planned.sequential) {
    for (const { hook } of planned.steps) {
      const result = await ask(hook, payload);
      results.push(result);
      payload = dialect.chain(payload, event, result);
    }
  } else {
    results.push(...(await Promise.all(planned.steps.map(({ hook }) => ask(hook, payload)))));
  }
  const behaviour = behaviourAt(version);
  let merged: Replayed["merged"];
  try {
    const outputs = results.map((r) => r.output).filter(Boolean);
    merged = mergeOutputs(
      outputs,
      eventsAt(behaviour).honours(asked.eventName)?.merge ?? "simple",
      behaviour,
    );
  } catch {
    merged = "threw";
  }
  return {
    selected: planned.steps.map(({ hook }) => hook.name ?? hook.command ?? ""),
    sequential: planned.sequential,
    failure: planned.failure,
    results: results.map((r) => withPlaceholders(r, project, root)),
    ruling:
      planned.failure === null
        ? withPlaceholders(dialect.combine(complete, results), project, root)
        : null,
    merged: merged === "threw" ? merged : withPlaceholders(merged, project, root),
  };
}

const settingsConfig: ConfigFile = {
  dialect: "gemini-cli",
  file: ".gemini/settings.json",
  root: "",
  layer: "project",
  kind: "settings",
  home: null,
};

/** The settings of a case, with the switches that each version wants. */
function settingsOf({ eventName, hooks, sequential, settings }: Case, version: string): JsonObject {
  const events: JsonObject =
    hooks === undefined
      ? (settings?.hooks ?? {})
      : { [eventName]: [{ sequential: sequential ?? false, hooks }] };
  const disabled = settings?.disabledHooks ?? [];
  return version === "0.61.0"
    ? { hooks: events, hooksConfig: { disabled } }
    : { hooks: { ...events, enabled: true, disabled }, tools: { enableHooks: true } };
}

const defaultInput: Readonly<Record<string, JsonObject>> = {
  BeforeTool: { tool_name: "run_shell_command", tool_input: { command: "ls" } },
  AfterTool: {
    tool_name: "run_shell_command",
    tool_input: { command: "ls" },
    tool_response: { llmContent: "x" },
  },
  BeforeAgent: { prompt: "hello" },
  AfterAgent: { prompt: "hello", prompt_response: "done", stop_hook_active: false },
  SessionStart: { source: "startup" },
  SessionEnd: { reason: "exit" },
  Notification: { notification_type: "ToolPermission", message: "m", details: {} },
  BeforeModel: {
    llm_request: { model: "base-model", messages: [{ role: "user", content: "hello" }] },
  },
};

function eventOf({ eventName, input }: Case, root: string): AgentEvent {
  const given: JsonObject = { ...defaultInput[eventName], ...input };
  delete given.$repeat;
  const repeat = input?.$repeat as { path: string; char: string; count: number } | undefined;
  if (repeat) given.tool_input = { content: repeat.char.repeat(repeat.count) };
  if (given.cwd === "$MISSING") given.cwd = join(root, "missing");
  return {
    dialect: "gemini-cli",
    name: eventName,
    input: given,
    step: 1,
    line: 1,
    callId: null,
    agent: null,
    expect: null,
  };
}

function notRun(spawnError: string): RunResult {
  return {
    exitCode: null,
    signal: null,
    stdout: "",
    stderr: "",
    truncated: false,
    timedOut: false,
    spawnError,
    durationMs: 0,
    leftovers: false,
  };
}

function withPlaceholders<T>(value: T, project: string, root: string): T {
  const change = (text: string) =>
    text
      .replaceAll(
        `${root}/home/.gemini/tmp/${project.split("/").at(-1)}/sess-1/plans`,
        "<CWD>/.plans",
      )
      .replaceAll(project, "<CWD>")
      .replaceAll(root, "<ROOT>");
  const walk = (inner: unknown, depth: number): unknown => {
    if (typeof inner === "string") return change(inner);
    if (inner === null || typeof inner !== "object" || inner instanceof SourceText || depth > 30)
      return inner;
    if (Array.isArray(inner)) return inner.map((item) => walk(item, depth + 1));
    return Object.fromEntries(
      Object.entries(inner).map(([k, v]) => [k, k === "hook" ? v : walk(v, depth + 1)]),
    );
  };
  return walk(value, 0) as T;
}

/** Equality with what the recording has left out: long texts are cut, deep values end in `…`. */
function same(expected: unknown, got: unknown): boolean {
  if (expected === "…") return true;
  if (typeof expected === "string") {
    const cut = /^([\s\S]*)…\[(\d+) chars\]$/.exec(expected);
    if (typeof got !== "string") return false;
    return cut ? got.startsWith(cut[1] ?? "") && got.length === Number(cut[2]) : got === expected;
  }
  if (expected === null || typeof expected !== "object") return expected === got;
  if (Array.isArray(expected)) {
    return (
      Array.isArray(got) &&
      got.length === expected.length &&
      expected.every((e, i) => same(e, got[i]))
    );
  }
  if (got === null || typeof got !== "object" || Array.isArray(got)) return false;
  const keys = new Set([...Object.keys(expected), ...Object.keys(got)]);
  return [...keys].every((key) =>
    same((expected as Record<string, unknown>)[key], (got as Record<string, unknown>)[key]),
  );
}

/** Older versions do not say the format: text ends up whole in the message or the reason. */
function isPlainText({ stdout, output, exitCode }: VendorResult): boolean {
  const { systemMessage, reason } = (output ?? {}) as JsonObject;
  const head = (stdout?.head ?? "").trim().slice(0, 100);
  const isHead = (text: unknown) => typeof text === "string" && text.startsWith(head);
  return exitCode !== 0 || head === "" || isHead(systemMessage) || isHead(reason);
}

/** The word for what one hook did, from the vendor's result. */
function outcomeOf(result: VendorResult, { event }: Answer, version: string): string {
  if (result.error) return /^Hook timed out/.test(result.error.message) ? "timeout" : "error";
  const output = (result.output ?? {}) as JsonObject;
  const json =
    result.outputFormat === undefined ? !isPlainText(result) : result.outputFormat === "json";
  if (output.continue === false) return "halt";
  if (output.decision === "deny" || output.decision === "block") {
    const accident = !json && result.exitCode !== 2;
    return accident ? "error" : event === "AfterAgent" ? "continue" : "deny";
  }
  if (version === "0.61.0" && output.decision === "ask") return "ask";
  if (json && (output.decision === "allow" || output.decision === "approve")) return "allow";
  return result.success ? "none" : "error";
}

/** What the loop does, from the vendor's final output or, where recorded, from the loop itself. */
function verdictOf(
  answer: Answer,
  version: string,
): { verdict: string; reason: string | null } | null {
  const tool = answer.beforeTool?.error ?? answer.toolResult?.error?.message;
  if (answer.mode === "tool") {
    const type = answer.beforeTool?.errorType ?? answer.toolResult?.error?.type;
    if (tool === undefined || type === "invalid_tool_params")
      return { verdict: "none", reason: null };
    const reason = tool.replace(
      /^(?:Agent execution stopped(?: by hook)?|Tool execution blocked): /,
      "",
    );
    return { verdict: type === "stop_execution" ? "halt" : "deny", reason };
  }
  if (answer.loopInstruction) {
    const { blocked, stopped, reason } = answer.loopInstruction;
    return stopped
      ? { verdict: "halt", reason: reason ?? null }
      : blocked
        ? { verdict: "deny", reason: reason ?? null }
        : { verdict: "none", reason: null };
  }
  if (answer.plan === null || answer.plan?.threw || answer.threw)
    return { verdict: "none", reason: null };
  const getters = answer.aggregated?.getters;
  if (getters === undefined) return { verdict: "none", reason: null };
  const reason = getters.getEffectiveReason;
  switch (answer.event) {
    case "BeforeTool":
    case "BeforeAgent":
      if (getters.shouldStopExecution)
        return { verdict: version === "0.22.4" ? "deny" : "halt", reason };
      if (getters.isBlockingDecision) return { verdict: "deny", reason };
      if (getters.isAskDecision) return { verdict: "ask", reason };
      return {
        verdict: answer.results?.some((r) => outcomeOf(r, answer, version) === "allow")
          ? "allow"
          : "none",
        reason: null,
      };
    case "AfterTool":
    case "AfterAgent":
      return getters.isBlockingDecision || getters.shouldStopExecution
        ? null
        : { verdict: "none", reason: null };
    case "BeforeModel":
    case "AfterModel":
      // The loop was recorded for the newest version only; the other two differ there.
      return null;
    default:
      return { verdict: "none", reason: null };
  }
}

function disagreements(answer: Answer, got: Replayed, version: string): string[] {
  const found: string[] = [];
  const differ = (what: string, expected: unknown, actual: unknown) => {
    found.push(
      `${what}: ${JSON.stringify(expected)?.slice(0, 200)} but ${JSON.stringify(actual)?.slice(0, 200)}`,
    );
  };
  if (answer.mode === "registry") {
    const threw = answer.plan?.threw !== undefined;
    if (threw !== (got.failure !== null)) differ("planning fails", threw, got.failure);
    const selected = answer.plan?.selected ?? [];
    if (!same(selected, got.selected)) differ("selected", selected, got.selected);
    if (answer.plan && !threw && answer.plan.sequential !== got.sequential)
      differ("sequential", answer.plan.sequential, got.sequential);
  }
  for (const [i, expected] of (answer.results ?? []).entries()) {
    const actual = got.results[i];
    if (!same(expected.output ?? null, actual?.output ?? null))
      differ(`output ${i}`, expected.output, actual?.output);
    const outcome = outcomeOf(expected, answer, version);
    if (outcome !== actual?.outcome) differ(`outcome ${i}`, outcome, actual?.outcome);
    if (outcome === "timeout" && expected.error?.message !== actual?.error)
      differ("message", expected.error?.message, actual?.error);
  }
  const outputs = answer.aggregated?.allOutputs;
  if (outputs && !same(outputs, got.results.map((r) => r.output).filter(Boolean)))
    differ(
      "outputs",
      outputs,
      got.results.map((r) => r.output),
    );
  if ((answer.threw !== undefined) !== (got.merged === "threw"))
    differ("merging fails", answer.threw, got.merged);
  if (answer.aggregated && !same(answer.aggregated.finalOutput ?? null, got.merged))
    differ("final output", answer.aggregated.finalOutput, got.merged);
  const expected = verdictOf(answer, version);
  if (expected !== null) {
    const actual = { verdict: got.ruling?.verdict ?? "none", reason: got.ruling?.reason ?? null };
    if (expected.verdict !== actual.verdict) differ("verdict", expected, actual);
    else if (!same(expected.reason, actual.reason)) differ("reason", expected, actual);
  }
  return found;
}

describe("the answers of Gemini CLI's own classes", () => {
  if (!existsSync(answersFile)) {
    test.skip(`skipped: ${answersFile} is not here`, () => {});
    return;
  }
  const { cases, answers } = JSON.parse(readFileSync(answersFile, "utf8")) as Answers;

  test.each(["latest", "v024", "v022"])(
    "%s",
    async (label) => {
      const { version, results } = answers[label] ?? { version: "", results: {} };
      const wrong: string[] = [];
      let compared = 0;
      const pending = cases.filter(({ name }) => !(name in intended));
      await Promise.all(
        [0, 1, 2].map(async () => {
          for (let next = pending.shift(); next; next = pending.shift()) {
            const answer = results[next.name];
            if (!answer) continue;
            compared += 1;
            const found = disagreements(answer, await replay(next, version), version);
            if (found.length > 0) wrong.push(`${next.name}\n    ${found.join("\n    ")}`);
          }
        }),
      );
      expect(compared).toBeGreaterThan(90);
      expect({ share: (compared - wrong.length) / compared, wrong }).toEqual({
        share: 1,
        wrong: [],
      });
    },
    120_000,
  );
});

// --- Configs -------------------------------------------------------------------------------------------------------

/** A file of the extension layer, and others that tests need. */
const configs = {
  settings: settingsConfig,
  extension: {
    ...settingsConfig,
    file: "ext/hooks/hooks.json",
    layer: "extension",
    kind: "extension-hooks",
    home: "ext",
  },
  shared: {
    ...settingsConfig,
    file: "ext/hooks/hooks.json",
    layer: "extension",
    kind: "shared-extension-hooks",
    home: "ext",
  },
  dead: { ...settingsConfig, file: ".gemini/hooks.json", layer: "dead", kind: "dead-hooks" },
  manifest: {
    ...settingsConfig,
    file: "ext/gemini-extension.json",
    layer: "dead",
    kind: "extension-manifest",
    home: "ext",
  },
} as const satisfies Record<string, ConfigFile>;

function parse(
  text: string,
  kind: keyof typeof configs = "settings",
  version: string | null = null,
) {
  const config = configs[kind];
  return geminiCli.at(version).parse(config, new SourceText(config.file, text));
}

/** `▶` in a text marks where a finding must stand: the text without the marks, and the places. */
function marked(text: string): { text: string; places: string[] } {
  const places: string[] = [];
  const clean = text.split("▶").reduce((before, after) => {
    const lines = before.split("\n");
    places.push(`${lines.length}:${(lines.at(-1)?.length ?? 0) + 1}`);
    return before + after;
  });
  return { text: clean, places };
}

const H = '{"type":"command","command":"a"}';
const G = `{"hooks":[${H}]}`;

interface DefectCase {
  text: string;
  /** In file order: rule, `!severity` where it is not the rule's own, and words of the message. */
  found: [rule: string, words: RegExp][];
  kind?: keyof typeof configs;
  version?: string;
  hooks?: number;
}

const defectCases: Record<string, DefectCase> = {
  "a sound file": { text: `{"hooks":{"BeforeTool":[${G}]}}`, found: [], hooks: 1 },
  "comments are allowed in settings": {
    text: `// a\n{/* b */"hooks":{"BeforeTool":[${G}]}}`,
    found: [],
    hooks: 1,
  },
  "remarks in keys are no mistake": {
    text: `{"hooks":{"BeforeTool":[{"_why":"x","hooks":[{"type":"command","command":"a","$note":1}]}]}}`,
    found: [],
    hooks: 1,
  },
  "comments in an extension's file": {
    text: `{▶/* b */"hooks":{"BeforeTool":[${G}]}}`,
    kind: "extension",
    found: [["config-syntax", /no comments.*drops the extension's hooks/]],
    hooks: 0,
  },
  "a trailing comma": {
    text: `{"hooks":{"BeforeTool":[${G},▶]}}`,
    found: [["config-syntax", /does not start at all \(exit status 52\)/]],
    hooks: 0,
  },
  "a byte order mark": {
    text: `▶\uFEFF{"hooks":{"BeforeTool":[${G}]}}`,
    found: [["config-syntax", /byte order mark/]],
    hooks: 0,
  },
  "an event given twice": {
    text: `{"hooks":{▶"BeforeTool":[${G}],"BeforeTool":[${G}]}}`,
    found: [["duplicate-key", /`BeforeTool` stands twice.*is lost/]],
    hooks: 1,
  },
  "hooks given twice, and other keys that are none of our business": {
    text: `{"x":1,"x":2,▶"hooks":{"BeforeTool":[]},"hooks":{"BeforeTool":[${G}]}}`,
    found: [["duplicate-key", /`hooks` stands twice/]],
    hooks: 1,
  },
  "Claude Code's file": {
    text: `{▶"hooks":{"PreToolUse":[{"matcher":"Bash","hooks":[{"type":"prompt"}]}],"Stop":[${G}],"Notification":[${G}]}}`,
    found: [
      [
        "wrong-dialect",
        /Claude Code.*`PreToolUse`, `Stop`.*only `Notification` runs.*`PreToolUse` is `BeforeTool`, `Stop` is `AfterAgent`/,
      ],
    ],
    hooks: 1,
  },
  "Cursor's file in an extension": {
    text: `{"version":1,▶"hooks":{"beforeShellExecution":[{"command":"a"}]}}`,
    kind: "extension",
    found: [["wrong-dialect", /Cursor.*nothing in it runs/]],
  },
  "Copilot's file in an extension": {
    text: `{"version":1,▶"hooks":{"preToolUse":[{"bash":"a"}]}}`,
    kind: "extension",
    found: [["wrong-dialect", /Copilot/]],
  },
  "Antigravity's named hooks": {
    text: `▶{"gate":{"PreToolUse":[${G}]}}`,
    kind: "extension",
    found: [["wrong-dialect", /Antigravity.*have names, such as `gate`/]],
  },
  "a list of hooks that name their event": {
    text: `{▶"hooks":[{"event":"BeforeTool","command":"a"}]}`,
    found: [["wrong-dialect", /another agent/]],
  },
  "a plugin's file that is Claude Code's as well": {
    text: `{▶"hooks":{"PreToolUse":[${G}],"Stop":[${G}]}}`,
    kind: "shared",
    found: [["wrong-dialect!warning", /reads it too/]],
  },
  "one foreign event among our own": {
    text: `{"hooks":{"BeforeTool":[${G}],▶"PreToolUse":[${G},${G}]}}`,
    found: [
      [
        "unknown-event",
        /no event `PreToolUse` \(that is Claude Code's name\): the 2 hooks under it never run\. Here it is `BeforeTool`\.$/,
      ],
    ],
    hooks: 1,
  },
  "a misspelt event": {
    text: `{"hooks":{▶"beforeTool":[${G}]}}`,
    found: [
      [
        "unknown-event",
        /the hook under it never runs\. Did you mean `BeforeTool`\? Names are compared exactly/,
      ],
    ],
  },
  "an event with the matcher in its name": {
    text: `{"hooks":{▶"BeforeTool:run_shell_command":[${G}]}}`,
    found: [["unknown-event", /under `BeforeTool`, with `run_shell_command` as `matcher`/]],
  },
  "a key that is no event at all": {
    text: `{"hooks":{▶"verifyState":"x.py"}}`,
    found: [
      ["unknown-event", /warns at every start and skips the key\. The events are `SessionStart`/],
    ],
  },
  "a remark among the events": {
    text: `{"hooks":{▶"_comment":"x","BeforeTool":[${G}]}}`,
    found: [["unknown-event!warning", /warns at every start/]],
    hooks: 1,
  },
  "hooks is a list": {
    text: `{"hooks":▶[${G}]}`,
    found: [["config-shape", /no hook in this file runs/]],
  },
  "hooks in hooks": {
    text: `{"hooks":{▶"hooks":{"BeforeTool":[${G},${G}]}}}`,
    found: [["config-shape", /`hooks` stands inside `hooks`.*\(2 hooks\)/]],
  },
  "an event that is a text": {
    text: `{"hooks":{"BeforeTool":▶"x.sh"}}`,
    found: [["config-shape", /`BeforeTool` is `"x.sh"`, not a list of groups.*debug log/]],
  },
  "an event keyed by matcher": {
    text: `{"hooks":{▶"BeforeTool":{"replace":[${H}]}}}`,
    found: [["config-shape", /keyed by matcher/]],
  },
  "an event that is a single group": {
    text: `{"hooks":{▶"BeforeTool":${G}}}`,
    found: [["config-shape", /single object/]],
  },
  "a group that is a text": {
    text: `{"hooks":{"BeforeTool":[▶"x"]}}`,
    found: [["config-shape", /group of `BeforeTool` is `"x"`/]],
  },
  "a handler without a group": {
    text: `{"hooks":{"BeforeTool":[{▶"type":"command","command":"a"}]}}`,
    found: [["config-shape", /directly under `BeforeTool`.*never runs/]],
  },
  "a group without handlers": {
    text: `{"hooks":{"BeforeTool":[▶{"matcher":"x"}]}}`,
    found: [["config-shape", /no `hooks` list/]],
  },
  "handlers that are no list": {
    text: `{"hooks":{"BeforeTool":[{"hooks":▶${H}}]}}`,
    found: [["config-shape", /not a list/]],
  },
  "a handler that is a text": {
    text: `{"hooks":{"BeforeTool":[{"hooks":[▶"a"]}]}}`,
    found: [["config-shape", /not an object/]],
  },
  "a list as a whole file": {
    text: `▶[1]`,
    kind: "extension",
    found: [["config-shape", /not an object/]],
  },
  "events at the top of an extension's file": {
    text: `{▶"BeforeTool":[${G}]}`,
    kind: "extension",
    found: [["config-shape", /stands at the top of the file/]],
  },
  "an extension's file without hooks": {
    text: `▶{"description":"x"}`,
    kind: "extension",
    found: [["config-shape", /has no `hooks`/]],
  },
  "a handler without a type": {
    text: `{"hooks":{"BeforeTool":[{"hooks":[▶{"command":"a","if":"x"}]}]}}`,
    found: [["missing-field", /has no `type`.*drops.*never runs/]],
    hooks: 1,
  },
  "a handler without a command": {
    text: `{"hooks":{"BeforeTool":[{"hooks":[▶{"type":"command"}]}]}}`,
    found: [["missing-field", /has no `command`/]],
    hooks: 1,
  },
  "an empty command": {
    text: `{"hooks":{"BeforeTool":[{"hooks":[{"type":"command","command":▶""}]}]}}`,
    found: [["missing-field", /`command` is empty/]],
    hooks: 1,
  },
  "a command in pieces": {
    text: `{"hooks":{"BeforeTool":[{"hooks":[{"type":"command","command":▶["a"]}]}]}}`,
    found: [["invalid-value", /`command\.replace is not a function`/]],
    hooks: 1,
  },
  "a type in the wrong case": {
    text: `{"hooks":{"BeforeTool":[{"hooks":[{"type":▶"Command","command":"a"}]}]}}`,
    found: [["invalid-value", /`"Command"`; the word is compared exactly/]],
    hooks: 1,
  },
  "a type that nobody has": {
    text: `{"hooks":{"BeforeTool":[{"hooks":[{"type":▶"script","command":"a"}]}]}}`,
    found: [["invalid-value", /not `"command"`/]],
    hooks: 1,
  },
  "a leftover type that runs": {
    text: `{"hooks":{"BeforeTool":[{"hooks":[{"type":▶"plugin","command":"a"}]}]}}`,
    found: [["invalid-value!warning", /still runs it/]],
    hooks: 1,
  },
  "another agent's type": {
    text: `{"hooks":{"BeforeTool":[{"hooks":[{"type":▶"prompt","prompt":"x"}]}]}}`,
    found: [["type-not-allowed", /only other agents have/]],
    hooks: 1,
  },
  "a type for code inside the program": {
    text: `{"hooks":{"BeforeTool":[{"hooks":[{"type":▶"runtime","name":"x"}]}]}}`,
    found: [["type-not-allowed", /action is not a function/]],
    hooks: 1,
  },
  "a name that is a number": {
    text: `{"hooks":{"BeforeTool":[{"hooks":[{"type":"command","command":"a","name":▶5}]}]}}`,
    found: [["invalid-value!warning", /`name` is `5`/]],
    hooks: 1,
  },
  "an environment that is no object of texts": {
    text: `{"hooks":{"BeforeTool":[{"hooks":[{"type":"command","command":"a","env":{"A":▶1}}]}]}}`,
    found: [["invalid-value!warning", /`env\.A` is `1`.*as text/]],
    hooks: 1,
  },
  "an environment before its time": {
    text: `{"tools":{"enableHooks":true},"hooks":{"enabled":true,"BeforeTool":[{"hooks":[{"type":"command","command":"a","env":▶{}}]}]}}`,
    version: "0.24",
    found: [["unknown-field", /0\.24 ignores `env`, which came with 0\.27/]],
    hooks: 1,
  },
  "a matcher that is a list": {
    text: `{"hooks":{"BeforeTool":[{"matcher":▶["a"],"hooks":[${H}]}]}}`,
    found: [["invalid-value", /every hook of the event is lost/]],
    hooks: 1,
  },
  "a matcher that is a list where none is read": {
    text: `{"hooks":{"BeforeAgent":[{"matcher":▶["a"],"hooks":[${H}]}]}}`,
    found: [["invalid-value!warning", /as one without a matcher/]],
    hooks: 1,
  },
  "a wrong type before 0.24": {
    text: `{"tools":{"enableHooks":true},"hooks":{"BeforeTool":[{"matcher":▶7,"hooks":[${H}]}]}}`,
    version: "0.22",
    found: [["invalid-value", /0\.22 refuses to start.*52/]],
    hooks: 1,
  },
  "sequential as a text": {
    text: `{"hooks":{"BeforeTool":[{"sequential":▶"true","hooks":[${H}]}]}}`,
    found: [["invalid-value!warning", /only `true` counts/]],
    hooks: 1,
  },
  "a timeout with a unit": {
    text: `{"hooks":{"BeforeTool":[{"hooks":[{"type":"command","command":"a","timeout":▶"5s"}]}]}}`,
    found: [
      [
        "invalid-value",
        /`"5s"`, not a number.*waits 1 ms for the hook, then stops it and lets the call through/,
      ],
    ],
    hooks: 1,
  },
  "a timeout as a text of digits": {
    text: `{"hooks":{"BeforeTool":[{"hooks":[{"type":"command","command":"a","timeout":▶"5000"}]}]}}`,
    found: [["invalid-value!warning", /reads it as 5000 ms/]],
    hooks: 1,
  },
  "timeouts out of range": {
    text: `{"hooks":{"AfterAgent":[{"hooks":[{"type":"command","command":"a","timeout":▶0},{"type":"command","command":"b","timeout":▶-5},{"type":"command","command":"c","timeout":▶3000000000},{"type":"command","command":"d","timeout":null}]}]}}`,
    found: [
      ["timeout-range", /`0`, less than 1 ms.*lets the agent stop/],
      ["timeout-range", /`-5`/],
      ["timeout-range", /more than a timer can hold/],
    ],
    hooks: 4,
  },
  "fields of other agents": {
    text: `{"hooks":{"BeforeTool":[{"hooks":[{"type":"command","command":"a",▶"if":"Bash(x)",▶"async":true,▶"matcher":"x",▶"enabled":false,▶"timout":5}]}]}}`,
    found: [
      ["unknown-field", /ignores `if` .*runs on every call its matcher lets through/],
      ["unknown-field", /`async`.*waited for/],
      ["unknown-field", /`matcher`.*runs on every `BeforeTool`/],
      ["unknown-field", /`enabled`.*runs all the same.*`hooksConfig\.disabled`/],
      ["unknown-field", /did you mean `timeout`\?$/],
    ],
    hooks: 1,
  },
  "the same field in many handlers is told once": {
    text: `{"hooks":{"BeforeTool":[{"hooks":[{"type":"command","command":"a",▶"once":true},{"type":"command","command":"b","once":true}]}]}}`,
    found: [["unknown-field", /`once` in a handler \(2 times in this file\)/]],
    hooks: 2,
  },
  "fields of a handler on its group": {
    text: `{"hooks":{"BeforeTool":[{▶"timeout":5,"hooks":[${H}]}]}}`,
    found: [["unknown-field", /`timeout` in a group.*does not pass/]],
    hooks: 1,
  },
  "hooks switched off": {
    text: `{"hooksConfig":{"enabled":▶false},"hooks":{"BeforeTool":[${G}]}}`,
    found: [["hooks-disabled", /`hooksConfig\.enabled` is `false`.*no hook/]],
    hooks: 1,
  },
  "a switch that is a text": {
    text: `{"hooksConfig":{"enabled":▶"false"},"hooks":{}}`,
    found: [["invalid-value", /hooks stay on/]],
  },
  "guards switched off, and names that hit nothing": {
    text: `{"hooks":{"BeforeTool":[{"hooks":[{"type":"command","command":"a","name":"guard"},{"type":"command","command":"b"}]}]},"hooksConfig":{"disabled":[▶"guard",▶"b",▶"a",▶"zzz"]}}`,
    found: [
      ["hooks-disabled", /lists `"guard"`.*`BeforeTool` never runs/],
      ["hooks-disabled", /lists `"b"`/],
      ["inert-setting", /`guard` must be listed; the hook runs all the same/],
      ["inert-setting!note", /no hook in this file/],
    ],
    hooks: 2,
  },
  "a list of names that is none": {
    text: `{"hooksConfig":{"disabled":▶"guard"}}`,
    found: [["invalid-value", /not a list/]],
  },
  "hooksConfig that is no object": {
    text: `{"hooksConfig":▶true}`,
    found: [["config-shape", /`hooksConfig` is `true`/]],
  },
  "an unknown switch": {
    text: `{"hooksConfig":{▶"enable":true}}`,
    found: [["unknown-field", /`enable` in `hooksConfig`/]],
  },
  "switches of old versions": {
    text: `{"tools":{▶"enableHooks":false},"hooks":{▶"enabled":false,▶"disabled":["a"],"BeforeTool":[${G}]}}`,
    found: [
      [
        "inert-setting",
        /`tools\.enableHooks` does nothing.*run all the same.*`hooksConfig\.enabled`/,
      ],
      ["inert-setting", /`hooks\.enabled`/],
      ["inert-setting", /`hooks\.disabled`.*run all the same.*`hooksConfig\.disabled`/],
    ],
    hooks: 1,
  },
  "a switch that came later": {
    text: `{"tools":{"enableHooks":true},▶"hooks":{"BeforeTool":[${G}]},"hooksConfig":{▶"enabled":true}}`,
    version: "0.24",
    found: [
      ["hooks-disabled", /0\.24 runs no hooks unless `hooks\.enabled` is `true`/],
      [
        "inert-setting",
        /`hooksConfig\.enabled` does nothing in Gemini CLI 0\.24.*`hooks\.enabled`/,
      ],
    ],
    hooks: 1,
  },
  "hooks were off by default once": {
    text: `{▶"hooks":{"BeforeTool":[${G}]}}`,
    version: "seed",
    found: [["hooks-disabled", /unless `tools\.enableHooks` is `true`/]],
    hooks: 1,
  },
  "a file in a place nobody opens": {
    text: `{▶"hooks":{"PreToolUse":[${G}]}}`,
    kind: "dead",
    found: [
      [
        "dead-location",
        /never opens `\.gemini\/hooks\.json`: the hook in it never runs.*`\.gemini\/settings\.json`; the file has the format of Claude Code/,
      ],
    ],
    hooks: 0,
  },
  "an unreadable file in a place nobody opens": {
    text: `▶{"hooks":`,
    kind: "dead",
    found: [["dead-location", /nothing in it ever runs/]],
    hooks: 0,
  },
  "hooks in a manifest": {
    text: `{"name":"x",▶"hooks":{"BeforeTool":[${G}]}}`,
    kind: "manifest",
    found: [
      [
        "dead-location",
        /takes no hooks from `gemini-extension\.json`.*`hooks\/hooks\.json` beside/,
      ],
    ],
    hooks: 0,
  },
};

describe("what is wrong with a config", () => {
  test.each(Object.entries(defectCases))("%s", (_, { text, found, kind, version, hooks }) => {
    const { text: clean, places } = marked(text);
    const parsed = parse(clean, kind, version ?? null);
    const got = [...parsed.defects]
      .sort((a, b) => a.span.start - b.span.start)
      .map((d) => ({
        at: `${parsed.source.place(d.span).line}:${parsed.source.place(d.span).column}`,
        rule: d.severity === null ? d.rule : `${d.rule}!${d.severity}`,
        message: message(d.what, d.consequence, d.cure).replace(/\.$/, ""),
      }));
    expect(got).toEqual(
      found.map(([rule, words], i) => ({
        at: places[i] ?? "no mark",
        rule,
        message: expect.stringMatching(new RegExp(words.source.replace(/\\\.\$$/, "$"), "s")),
      })),
    );
    expect(places.length).toBe(found.length);
    expect(parsed.hooks.length).toBe(hooks ?? 0);
  });

  test("settings that do not concern hooks are not listed, but broken ones are: nothing starts with them", () => {
    expect(parse('{"theme":"x"}')).toMatchObject({ relevant: false, defects: [] });
    expect(parse('{"tools":{"enableHooks":true}}').relevant).toBe(true);
    expect(parse('{"theme":').relevant).toBe(true);
    expect(parse("[]").relevant).toBe(true);
    expect(parse('{"hooks":').relevant).toBe(true);
  });

  test("a hook's id stays when other hooks come and go; repeats are counted", () => {
    const ids = (text: string) => parse(text).hooks.map((hook) => hook.id);
    const named = '{"type":"command","command":"x","name":"guard"}';
    expect(ids(`{"hooks":{"BeforeTool":[{"hooks":[${H},${named},${H}]}]}}`)).toEqual([
      ".gemini/settings.json#BeforeTool/ca978112",
      ".gemini/settings.json#BeforeTool/guard",
      ".gemini/settings.json#BeforeTool/ca978112~2",
    ]);
    expect(ids(`{"hooks":{"BeforeTool":[{"hooks":[${named}]}]}}`)).toEqual([
      ".gemini/settings.json#BeforeTool/guard",
    ]);
  });

  test("a hook carries what the vendor makes of it", () => {
    const [hook, dropped] = parse(
      `{"hooks":{"BeforeTool":[{"matcher":"x","sequential":true,"hooks":[{"type":"command","command":"a","name":"n","timeout":5,"env":{"A":"b","N":1}},{"command":"c"}]}]}}`,
    ).hooks;
    expect(hook).toMatchObject({
      event: "BeforeTool",
      matcher: "x",
      name: "n",
      command: "a",
      type: "command",
      timeoutMs: 5,
      env: { A: "b", N: "1" },
      sequential: true,
      guard: true,
      enabled: true,
    });
    expect(dropped).toMatchObject({ type: "", timeoutMs: 60_000, guard: false, enabled: false });
    expect(parse(`{"hooks":{"AfterTool":[${G}]}}`).hooks[0]?.guard).toBe(false);
    expect(parse(`{"hooks":{"AfterAgent":[${G}]}}`).hooks[0]?.guard).toBe(true);
  });
});

// --- Files ---------------------------------------------------------------------------------------------------------

/** `${name}`, as configs write it. */
function V(name: string): string {
  return `\${${name}}`;
}

function treeOf(files: Record<string, string>): FileTree {
  const read = (path: string) => files[path] ?? null;
  return { files: Object.keys(files), has: (path) => path in files, read };
}

describe("where hooks are read from", () => {
  const hooks = `{"hooks":{"BeforeTool":[${G}]}}`;
  const foreign = `{"hooks":{"PreToolUse":[${G}]}}`;

  test.each<[string, Record<string, string>, string[]]>([
    [
      "settings at the root",
      { ".gemini/settings.json": "{}" },
      [".gemini/settings.json project settings root="],
    ],
    [
      "settings of a part",
      { "a/b/.gemini/settings.json": "{}" },
      ["a/b/.gemini/settings.json project settings root=a/b"],
    ],
    ["installed packages are left alone", { "node_modules/x/.gemini/settings.json": hooks }, []],
    [
      "an extension belongs to the nearest project",
      {
        "a/.gemini/settings.json": "{}",
        "a/ext/gemini-extension.json": "{}",
        "a/ext/hooks/hooks.json": hooks,
      },
      [
        "a/.gemini/settings.json project settings root=a",
        "a/ext/hooks/hooks.json extension extension-hooks root=a home=a/ext",
      ],
    ],
    [
      "an extension at the root",
      { "gemini-extension.json": "{}", "hooks/hooks.json": foreign },
      ["hooks/hooks.json extension extension-hooks root= home="],
    ],
    [
      "an extension that is a plugin of Claude Code as well",
      {
        "p/gemini-extension.json": "{}",
        "p/.claude-plugin/plugin.json": "{}",
        "p/hooks/hooks.json": foreign,
      },
      ["p/hooks/hooks.json extension shared-extension-hooks root= home=p"],
    ],
    [
      "a plugin of Claude Code",
      { "p/.claude-plugin/plugin.json": "{}", "p/hooks/hooks.json": hooks },
      [],
    ],
    [
      "hooks without a manifest, in our words",
      { "p/hooks/hooks.json": hooks },
      ["p/hooks/hooks.json extension extension-hooks root= home=p"],
    ],
    [
      "hooks without a manifest, with our variables",
      {
        "p/hooks/hooks.json": `{"hooks":{"SessionStart":[{"hooks":[{"command":"${V("extensionPath")}/a"}]}]}}`,
      },
      ["p/hooks/hooks.json extension extension-hooks root= home=p"],
    ],
    ["hooks without a manifest, in other words", { "p/hooks/hooks.json": foreign }, []],
    [
      "hooks in the manifest",
      { "p/gemini-extension.json": hooks },
      ["p/gemini-extension.json dead extension-manifest root= home=p"],
    ],
    ["a manifest without hooks", { "p/gemini-extension.json": '{"name":"x"}' }, []],
    [
      "places that nobody opens",
      {
        ".gemini/hooks.json": hooks,
        "a/.gemini/hooks/hooks.json": foreign,
        ".gemini/settings.local.json": foreign,
      },
      [
        ".gemini/hooks.json dead dead-hooks root=",
        "a/.gemini/hooks/hooks.json dead dead-hooks root=a",
        ".gemini/settings.local.json dead dead-hooks root=",
      ],
    ],
    [
      "the same places without hooks",
      { ".gemini/settings.local.json": '{"theme":"x"}', ".gemini/hooks.json": "[]" },
      [],
    ],
    [
      "an unreadable file that speaks of hooks",
      { ".gemini/hooks.json": '{"hooks": {' },
      [".gemini/hooks.json dead dead-hooks root="],
    ],
    [
      "named hooks of another agent",
      { ".gemini/hooks.json": '{"gate":{"PreToolUse":[]}}' },
      [".gemini/hooks.json dead dead-hooks root="],
    ],
  ])("%s", (_, files, expected) => {
    const found = geminiCli.at(null).discover(treeOf(files));
    expect(
      found.map(
        ({ file, layer, kind, root, home }) =>
          `${file} ${layer} ${kind} root=${root}${home === null ? "" : ` home=${home}`}`,
      ),
    ).toEqual(expected);
  });

  test("layers outside the repository", () => {
    const at = (files: string[], dirs: Partial<LayerDirs>) =>
      geminiCli
        .at(null)
        .layers(
          { user: null, system: null, extensions: [], ...dirs },
          { exists: (path) => files.includes(path), read: () => null, list: () => [] },
        )
        .map(({ file, layer, home }) => [file, layer, home]);
    expect(at(["/h/.gemini/settings.json"], { user: "/h" })).toEqual([
      ["/h/.gemini/settings.json", "user", null],
    ]);
    expect(at(["/h/.gemini/settings.json"], { user: "/h/.gemini/" })).toEqual([
      ["/h/.gemini/settings.json", "user", null],
    ]);
    expect(
      at(["/etc/gemini-cli/settings.json", "/etc/system-defaults.json"], { system: "/etc" }),
    ).toEqual([
      ["/etc/system-defaults.json", "system-defaults", null],
      ["/etc/gemini-cli/settings.json", "system", null],
    ]);
    const files = ["/x/hooks/hooks.json", "/p/.claude-plugin/plugin.json", "/p/hooks/hooks.json"];
    expect(at(files, { extensions: ["/x", "/p", "/none"] })).toEqual([
      ["/x/hooks/hooks.json", "extension", "/x"],
    ]);
    expect(at([], { user: "/h", system: "/etc" })).toEqual([]);
  });
});

// --- Versions ------------------------------------------------------------------------------------------------------

describe("versions", () => {
  test.each([
    [null, "0.61.0"],
    ["0.61", "0.61.0"],
    ["0.61.0", "0.61.0"],
    ["0", "0.61.0"],
    ["1.2.3", "0.61.0"],
    ["0.60.9", "0.39"],
    ["v0.36.1", "0.36"],
    ["0.35.2", "0.34"],
    ["0.29", "0.28"],
    ["0.24.0", "0.24"],
    ["seed", "0.23"],
    ["0.22.4", "0.22"],
    ["0.21.3", "0.22"],
    ["0.36.0-preview.1", "0.36"],
  ])("%s is read as %s", (version, expected) => {
    expect(geminiCli.at(version).version).toBe(expected);
  });

  test.each(["", "latest", "abc", "1.2.3.4", "0..1", "-1", "0.22; rm"])(
    "%j is no version",
    (version) => {
      expect(() => geminiCli.at(version)).toThrow(UsageError);
    },
  );

  test("what the loop honours, by version", () => {
    const honours = (version: string, event: string) =>
      geminiCli.at(version).events.get(event)?.honours;
    expect(honours("0.23", "BeforeTool")).toEqual(["deny", "allow"]);
    expect(honours("0.24", "BeforeTool")).toEqual(["deny", "halt", "allow"]);
    expect(honours("0.36", "BeforeTool")).toEqual(["deny", "halt", "ask", "allow"]);
    expect(honours("0.23", "AfterAgent")).toEqual(["continue"]);
    expect(honours("0.61", "AfterAgent")).toEqual(["continue", "halt"]);
    expect(honours("0.24", "AfterModel")).toEqual(["deny"]);
    expect(honours("0.61", "SessionStart")).toEqual([]);
  });

  test("tools, by version", () => {
    const tools = (version: string | null) => geminiCli.at(version).tools;
    expect(tools("0.24").known).toContain("search_file_content");
    expect(tools(null).known).not.toContain("search_file_content");
    expect(tools(null).former).toMatchObject({
      search_file_content: "grep_search",
      save_memory: null,
      delegate_to_agent: "invoke_agent",
    });
    expect(tools(null).counterpart("Bash")).toEqual({
      name: "run_shell_command",
      vendor: "Claude Code",
    });
    expect(tools(null).counterpart("run_command")).toEqual({
      name: "run_shell_command",
      vendor: "Antigravity",
    });
    expect(tools("0.24").counterpart("Grep")?.name).toBe("search_file_content");
    expect(tools(null).counterpart("mcp__git__push")).toEqual({
      name: "mcp_git_push",
      vendor: "Claude Code",
    });
    expect(tools(null).counterpart("constructor")).toBeNull();
    const external = (version: string | null, names: string[]) =>
      names.filter((name) => tools(version).isExternal(name));
    const names = [
      "mcp_git_push",
      "mcp__git__push",
      "mcp_git",
      "discovered_tool_x",
      "create_issue",
      "Bash",
    ];
    expect(external(null, names)).toEqual(["mcp_git_push", "discovered_tool_x"]);
    expect(external("0.24", names)).toEqual([
      "mcp_git_push",
      "mcp_git",
      "discovered_tool_x",
      "create_issue",
    ]);
  });
});

// --- Choosing hooks ------------------------------------------------------------------------------------------------

function eventNamed(name: string, input: JsonObject = {}): AgentEvent {
  return {
    dialect: "gemini-cli",
    name,
    input,
    step: 1,
    line: 1,
    callId: null,
    agent: null,
    expect: null,
  };
}

describe("matchers", () => {
  test.each<[string, string, string, boolean, string]>([
    ["BeforeTool", "read_file", "read_file", true, "pattern"],
    ["BeforeTool", "read_file", "read_many_files", false, "pattern"],
    ["BeforeTool", "read", "read_many_files", true, "pattern"],
    ["BeforeTool", "READ_FILE", "read_file", false, "pattern"],
    ["BeforeTool", "^read_file$", "read_many_files", false, "pattern"],
    ["BeforeTool", "write_.*|replace", "replace", true, "pattern"],
    ["BeforeTool", "a, b", "b", false, "pattern"],
    ["BeforeTool", "/read_file/", "read_file", false, "pattern"],
    ["BeforeTool", "read_*", "read", true, "pattern"],
    ["BeforeTool", "read_*", "read_file", true, "pattern"],
    ["BeforeTool", "", "x", true, "all"],
    ["BeforeTool", "  ", "x", true, "all"],
    ["BeforeTool", " * ", "x", true, "all"],
    ["BeforeTool", "*file", "read_file", false, "exact"],
    ["BeforeTool", "*file", "*file", true, "exact"],
    ["BeforeTool", "weird(", "weird(", true, "exact"],
    ["BeforeTool", "(?i)x", "X", false, "exact"],
    ["AfterTool", "shell", "run_shell_command", true, "pattern"],
    ["SessionStart", "startup", "startup", true, "exact"],
    ["SessionStart", " startup ", "startup", true, "exact"],
    ["SessionStart", "startup|resume", "startup", false, "exact"],
    ["SessionEnd", ".*", "exit", false, "exact"],
    ["PreCompress", "auto", "manual", false, "exact"],
    ["BeforeAgent", "nope", "x", true, "all"],
    ["Notification", "nope", "ToolPermission", true, "all"],
    ["BeforeModel", "(", "x", true, "all"],
    ["NoEvent", "x", "y", true, "all"],
  ])("%s %j on %j: %j (%s)", (event, matcher, value, matches, kind) => {
    const compiled = geminiCli.at(null).matcher.compile(matcher, event);
    expect({ kind: compiled.kind, matches: compiled.test(value) }).toEqual({ kind, matches });
    expect(compiled.invalid !== null).toBe(kind === "exact" && compiled.onInvalid !== null);
  });

  test("an invalid pattern says why and what happens then", () => {
    const compiled = geminiCli.at(null).matcher.compile("*file", "BeforeTool");
    expect(compiled.invalid).toMatch(/Nothing to repeat/);
    expect(compiled.onInvalid).toMatch(/as it stands/);
    expect(compiled.names).toEqual(["*file"]);
  });

  test("a hostile pattern does not hang us", () => {
    const started = performance.now();
    geminiCli
      .at(null)
      .matcher.compile("(a+)+$", "BeforeTool")
      .test(`${"a".repeat(60)}!`);
    expect(performance.now() - started).toBeLessThan(2000);
  });
});

describe("the plan of an event", () => {
  const planned = (
    events: JsonObject,
    name: string,
    input: JsonObject = {},
    version: string | null = null,
  ) => {
    const dialect = geminiCli.at(version);
    const settings =
      version === null
        ? { hooks: events }
        : { hooks: { ...events, enabled: true }, tools: { enableHooks: true } };
    const parsed = dialect.parse(settingsConfig, new SourceText("s", JSON.stringify(settings)));
    const { steps, sequential, failure } = dialect.plan(
      dialect.register([parsed]),
      eventNamed(name, input),
    );
    return {
      chosen: steps.map(({ hook }) => `${hook.name ?? hook.command} ${hook.timeoutMs}`),
      sequential,
      failure,
    };
  };
  const h = (command: string, name?: string, timeout?: number) => ({
    type: "command",
    command,
    ...(name ? { name } : {}),
    ...(timeout ? { timeout } : {}),
  });

  test("the first of equal name and command stays, with its timeout", () => {
    const events = {
      BeforeTool: [
        { matcher: "x", hooks: [h("a", "", 1000)] },
        { hooks: [h("a", "", 9000), h("a", "n", 5)] },
      ],
    };
    const x = { tool_name: "x" };
    expect(planned(events, "BeforeTool", x).chosen).toEqual(["a 1000", "n 5"]);
    expect(planned(events, "BeforeTool", { tool_name: "y" }).chosen).toEqual(["a 9000", "n 5"]);
    expect(planned(events, "BeforeTool", x, "0.22").chosen).toEqual(["a 1000"]);
  });

  test("one sequential group makes the whole event sequential, unless its hooks fell out", () => {
    const both = { BeforeAgent: [{ hooks: [h("a")] }, { sequential: true, hooks: [h("b")] }] };
    expect(planned(both, "BeforeAgent").sequential).toBe(true);
    const same = { BeforeAgent: [{ hooks: [h("a")] }, { sequential: true, hooks: [h("a")] }] };
    expect(planned(same, "BeforeAgent").sequential).toBe(false);
    expect(
      planned({ BeforeAgent: [{ sequential: "true", hooks: [h("a")] }] }, "BeforeAgent").sequential,
    ).toBe(false);
  });

  test("a matcher that is no text ends the planning where a matcher is read", () => {
    const broken = (event: string) => ({
      [event]: [{ hooks: [h("a")] }, { matcher: ["x"], hooks: [h("b")] }],
    });
    expect(planned(broken("BeforeTool"), "BeforeTool", { tool_name: "x" })).toEqual({
      chosen: [],
      sequential: false,
      failure: expect.stringMatching(/`\["x"\]` in s is not a text/),
    });
    expect(planned(broken("BeforeAgent"), "BeforeAgent").chosen).toEqual(["a 60000", "b 60000"]);
    expect(
      planned({ BeforeTool: [{ matcher: 0, hooks: [h("a")] }] }, "BeforeTool", { tool_name: "x" })
        .chosen,
    ).toEqual(["a 60000"]);
  });

  test("discarded hooks are not chosen, and a payload without the value is matched by all", () => {
    expect(
      planned({ BeforeTool: [{ matcher: "q", hooks: [h("a"), { command: "b" }] }] }, "BeforeTool")
        .chosen,
    ).toEqual(["a 60000"]);
  });

  test("equal commands of a type without one count by their names", () => {
    const events = {
      BeforeTool: [
        {
          hooks: [
            { type: "plugin", command: "a" },
            { type: "plugin", command: "b" },
            { type: "runtime", name: "r" },
          ],
        },
      ],
    };
    expect(planned(events, "BeforeTool").chosen).toEqual(["a 60000", "r 60000"]);
    expect(planned(events, "BeforeTool", {}, "0.30").chosen).toEqual(["a 60000", "b 60000"]);
  });
});

describe("registration", () => {
  const file = (layer: Layer, content: JsonObject, name = `${layer}.json`) => ({
    config: {
      ...settingsConfig,
      layer,
      file: name,
      kind: layer === "extension" ? "extension-hooks" : "settings",
      home: null,
    },
    text: JSON.stringify(content),
    name,
  });
  const registered = (files: ReturnType<typeof file>[], version: string | null = null) => {
    const dialect = geminiCli.at(version);
    const parsed = files.map(({ config, text, name }) =>
      dialect.parse(config, new SourceText(name, text)),
    );
    return dialect.register(parsed).map((hook) => [hook.command, hook.disabledBecause]);
  };
  const one = (command: string, name?: string) => ({
    hooks: { BeforeTool: [{ hooks: [{ type: "command", command, ...(name ? { name } : {}) }] }] },
  });

  test("system defaults, user, project, system, extensions", () => {
    const layers: Layer[] = ["extension", "system", "project", "user", "system-defaults"];
    const files = layers.map((layer) => file(layer, one(layer)));
    expect(registered(files)).toEqual([...layers].reverse().map((layer) => [layer, null]));
  });

  test("lists of disabled hooks add up; names go before commands", () => {
    const files = [
      file("user", { hooksConfig: { disabled: ["guard"] } }),
      file("project", { ...one("a", "guard"), hooksConfig: { disabled: ["b", "a"] } }),
      file("extension", one("b")),
    ];
    expect(registered(files)).toEqual([
      ["a", "`hooksConfig.disabled` lists it in user.json"],
      ["b", "`hooksConfig.disabled` lists it in project.json"],
    ]);
  });

  test("before 0.23 only commands can be listed", () => {
    const settings = {
      tools: { enableHooks: true },
      hooks: { ...one("a", "guard").hooks, disabled: ["guard", "zzz"] },
    };
    expect(registered([file("project", settings)], "0.22")).toEqual([["a", null]]);
    expect(registered([file("project", settings)], "seed")).toEqual([
      ["a", "`hooks.disabled` lists it in project.json"],
    ]);
  });

  test.each<[string | null, JsonObject, JsonObject, string | null]>([
    [null, {}, {}, null],
    [null, { hooksConfig: { enabled: false } }, {}, "`hooksConfig.enabled` is off in user.json"],
    [null, { hooksConfig: { enabled: false } }, { hooksConfig: { enabled: true } }, null],
    [null, { tools: { enableHooks: false }, hooks: { enabled: false } }, {}, null],
    ["0.27", { tools: { enableHooks: false } }, {}, "`tools.enableHooks` is off in user.json"],
    ["0.25", {}, {}, "`hooks.enabled` is not `true` in any settings file"],
    ["0.25", { hooks: { enabled: true } }, {}, null],
    ["seed", {}, {}, "`tools.enableHooks` is not `true` in any settings file"],
    ["seed", { tools: { enableHooks: true } }, {}, null],
  ])("%s with %j and %j: %j", (version, user, project, because) => {
    const settings = { ...project, ...one("a") };
    expect(registered([file("user", user), file("project", settings)], version)).toEqual([
      ["a", because],
    ]);
  });
});

// --- Starting hooks ------------------------------------------------------------------------------------------------

const workspace: Workspace = {
  repository: "/w/repo",
  project: "/w/repo/my proj",
  home: "/w/home",
  tmp: "/w/tmp",
};

/** The one hook of a file with this handler. */
function hookOf(
  handler: JsonObject,
  kind: keyof typeof configs = "settings",
  version: string | null = null,
): Hook {
  const text = JSON.stringify({
    hooks: { BeforeTool: [{ hooks: [{ type: "command", ...handler }] }] },
  });
  const [hook] = parse(text, kind, version).hooks;
  if (!hook) throw new Error("no hook");
  return hook;
}

function started(
  handler: JsonObject,
  cwd: string,
  version: string | null = null,
  kind: keyof typeof configs = "settings",
) {
  const payload = { cwd, session_id: "s 1" };
  const found = geminiCli
    .at(version)
    .invocation(hookOf(handler, kind, version), payload, workspace);
  if ("impossible" in found) throw new Error(found.impossible);
  return found;
}

describe("how a hook is started", () => {
  test.each<[string, JsonObject[string] | undefined, number, string]>([
    ["nothing", undefined, 60_000, "60000"],
    ["null", null, 60_000, "60000"],
    ["a number", 300, 300, "300"],
    ["a fraction", 1.5, 1, "1.5"],
    ["zero", 0, 1, "0"],
    ["less than nothing", -1, 1, "-1"],
    ["the largest timer", 2_147_483_647, 2_147_483_647, "2147483647"],
    ["more than that", 2_147_483_648, 1, "2147483648"],
    ["digits", "5000", 5000, "5000"],
    ["a unit", "5s", 1, "5s"],
    ["an empty text", "", 1, ""],
    ["true", true, 1, "true"],
    ["a list", [5000], 5000, "[5000]"],
    ["an object", {}, 1, "{}"],
  ])("timeout: %s", (_, timeout, ms, told) => {
    const hook = hookOf({ command: "a", ...(timeout === undefined ? {} : { timeout }) });
    expect(hook.timeoutMs).toBe(ms);
    const run = { ...ran(null), timedOut: true };
    const { outcome, failure, error, output } = geminiCli
      .at(null)
      .interpret(hook, eventNamed("BeforeTool"), run);
    expect({ outcome, failure, error, output }).toEqual({
      outcome: "timeout",
      failure: "open",
      error: `Hook timed out after ${told}ms`,
      output: null,
    });
  });

  test("until 0.26 the loop waits 60 s at most", () => {
    expect(hookOf({ command: "a", timeout: 120_000 }, "settings", "0.26").timeoutMs).toBe(60_000);
    expect(hookOf({ command: "a", timeout: 120_000 }, "settings", "0.27").timeoutMs).toBe(120_000);
  });

  // The folder as it ends up in the command line of `bash -c`.
  test.each<[string, string, string]>([
    ["$GEMINI_PROJECT_DIR/x.sh", "/w/p", "/w/p/x.sh"],
    ["$GEMINI_PROJECT_DIR/x.sh", "/w/my proj", "'/w/my proj'/x.sh"],
    ['"$GEMINI_PROJECT_DIR/x.sh"', "/w/my proj", "\"'/w/my proj'/x.sh\""],
    ["'$CLAUDE_PROJECT_DIR'", "/w/p", "'/w/p'"],
    ["$GEMINI_PROJECT_DIRECTORY", "/w/p", "/w/pECTORY"],
    [`"${V("GEMINI_PROJECT_DIR")}/x.sh"`, "/w/my proj", `"${V("GEMINI_PROJECT_DIR")}/x.sh"`],
    ["$GEMINI_PROJECT_DIR", "/w/a:b", "/w/a\\:b"],
    ["$GEMINI_PROJECT_DIR", "/w/a(1)&b", "/w/a\\(1\\)\\&b"],
    ["$GEMINI_PROJECT_DIR", "/w/it's", '"/w/it\'s"'],
    ["$GEMINI_PROJECT_DIR", '/w/it\'s $5 "x"', '"/w/it\'s \\$5 \\"x\\""'],
    ["$GEMINI_PROJECT_DIR", "/w/$&", "/w/\\$\\&"],
    ["$GEMINI_CWD $GEMINI_SESSION_ID", "/w/p", "/w/p 's 1'"],
    [`${V("UNSET:-x y")}`, "/w/p", "x y"],
    [`${V("UNSET")} $UNSET`, "/w/p", `${V("UNSET")} $UNSET`],
    ["${".repeat(3), "/w/p", "${".repeat(3)],
  ])("%s in %s becomes %s", (command, cwd, expected) => {
    expect(started({ command }, cwd).argv).toEqual(["bash", "-c", expected]);
  });

  test("older versions know fewer variables, and 0.22 pastes the folder in raw", () => {
    const command = `"$GEMINI_PROJECT_DIR" $GEMINI_CWD ${V("A:-b")}`;
    expect(started({ command }, "/w/my proj", "0.37").argv).toEqual([
      "bash",
      "-c",
      `"'/w/my proj'" $GEMINI_CWD ${V("A:-b")}`,
    ]);
    expect(started({ command }, "/w/my proj", "0.22").argv).toEqual([
      "/bin/sh",
      "-c",
      `"/w/my proj" $GEMINI_CWD ${V("A:-b")}`,
    ]);
  });

  test("an extension's variables", () => {
    const command = `${V("extensionPath")}${V("/")}x ${V("workspacePath")} ${V("CLAUDE_PLUGIN_ROOT")} ${V("A:-b")}`;
    expect(
      started({ command, env: { X: V("extensionPath") } }, "/w/p", null, "extension"),
    ).toMatchObject({
      argv: ["bash", "-c", `/w/repo/ext/x /w/repo/my proj ${V("CLAUDE_PLUGIN_ROOT")} ${V("A:-b")}`],
      env: { X: "/w/repo/ext" },
    });
  });

  test("environment, input and folder", () => {
    const { cwd, env, stdin, timeoutMs } = started(
      { command: "a", env: { GEMINI_CWD: "mine", A: "b" } },
      "/w/p",
    );
    expect({ cwd, env, stdin, timeoutMs }).toEqual({
      cwd: "/w/p",
      env: {
        GEMINI_PROJECT_DIR: "/w/p",
        CLAUDE_PROJECT_DIR: "/w/p",
        GEMINI_CWD: "mine",
        GEMINI_SESSION_ID: "s 1",
        GEMINI_PLANS_DIR: "/w/home/.gemini/tmp/my proj/s 1/plans",
        A: "b",
      },
      stdin: '{"cwd":"/w/p","session_id":"s 1"}',
      timeoutMs: 60_000,
    });
    expect(Object.keys(started({ command: "a" }, "/w/p", "0.38").env)).toEqual([
      "GEMINI_PROJECT_DIR",
      "CLAUDE_PROJECT_DIR",
    ]);
    expect(started({ command: "a", env: { A: "b" } }, "/w/p", "0.26").env.A).toBeUndefined();
  });

  test("Windows gets PowerShell, and the exit code of a program since 0.33", () => {
    const onWindows = (version: string) => {
      const found = invocation(
        hookOf({ command: "& $GEMINI_PROJECT_DIR/x" }),
        { cwd: "C:/it's" },
        workspace,
        behaviourAt(version),
        "win32",
      );
      return "argv" in found ? found.argv : null;
    };
    const start = ["powershell.exe", "-NoProfile", "-NonInteractive", "-Command"];
    expect(onWindows("0.61")).toEqual([
      ...start,
      "& 'C:/it''s'/x; if ($LASTEXITCODE -ne 0) { exit $LASTEXITCODE }",
    ]);
    expect(onWindows("0.32")).toEqual([...start, "& 'C:/it''s'/x"]);
  });

  test.each<[JsonObject, string]>([
    [{ command: "" }, "Command hook missing command"],
    [{ type: "plugin" }, "Command hook missing command"],
    [{ command: ["a"] }, "command.replace is not a function"],
    [{ type: "runtime", name: "x" }, "action is not a function"],
  ])("%j cannot be started", (handler, why) => {
    expect(geminiCli.at(null).invocation(hookOf(handler), {}, workspace)).toEqual({
      impossible: why,
    });
  });
});

describe("the payload", () => {
  const complete = (name: string, input: JsonObject, version: string | null = null) =>
    geminiCli
      .at(version)
      .payload(
        eventNamed(name, input),
        { sessionId: "S", cwd: null, agentVersion: null },
        workspace,
      );

  test("common fields first, then the event's in the vendor's order, then the rest", () => {
    const input = { extra: 1, tool_response: {}, tool_name: "x", timestamp: "T", cwd: "/c" };
    expect(JSON.stringify(complete("AfterTool", input))).toBe(
      '{"session_id":"S","transcript_path":"","cwd":"/c","hook_event_name":"AfterTool","timestamp":"T","tool_name":"x","tool_input":{},"tool_response":{},"extra":1}',
    );
  });

  test("what is not known is the same on every run", () => {
    expect(complete("SessionStart", { source: "startup" })).toEqual({
      session_id: "S",
      transcript_path: "",
      cwd: "/w/repo/my proj",
      hook_event_name: "SessionStart",
      timestamp: "1970-01-01T00:00:00.000Z",
      source: "startup",
    });
  });

  test("before 0.34 nobody is told of a refused stop", () => {
    expect(complete("AfterAgent", { stop_hook_active: true }).stop_hook_active).toBe(true);
    expect(complete("AfterAgent", { stop_hook_active: true }, "0.33").stop_hook_active).toBe(false);
    expect(complete("AfterAgent", {}).stop_hook_active).toBe(false);
  });

  const sessions = join(import.meta.dirname, "../../shared/corpus/answers/gemini-sessions");
  const recorded = existsSync(sessions)
    ? readdirSync(sessions).filter((name) => name.endsWith("hook-inputs.jsonl"))
    : [];
  (recorded.length > 0 ? test : test.skip)("is what 0.61.0 really sent, to the byte", () => {
    const lines = recorded.flatMap((name) =>
      readFileSync(join(sessions, name), "utf8").trim().split("\n"),
    );
    for (const line of lines) {
      const input = JSON.parse(line) as JsonObject;
      expect(JSON.stringify(complete(String(input.hook_event_name), input))).toBe(
        JSON.stringify(input),
      );
    }
    expect(lines.length).toBeGreaterThan(30);
  });
});

test.each<[string, JsonObject, string | null, string]>([
  [
    "BeforeTool",
    { tool_name: "run_shell_command", tool_input: { description: "d", command: "rm\n -rf /" } },
    "run_shell_command",
    "rm -rf /",
  ],
  [
    "BeforeTool",
    { tool_name: "write_file", tool_input: { content: "x", file_path: "a.ts" } },
    "write_file",
    "a.ts",
  ],
  ["AfterTool", { tool_name: "mcp_a_b", tool_input: { n: 1, title: "T" } }, "mcp_a_b", "T"],
  [
    "BeforeTool",
    { tool_name: "x", tool_input: { command: "y".repeat(300) } },
    "x",
    `${"y".repeat(199)}…`,
  ],
  ["BeforeTool", {}, null, ""],
  ["BeforeAgent", { prompt: "hello" }, null, "hello"],
  ["SessionStart", { source: "startup" }, null, "startup"],
  ["SessionEnd", { reason: "exit" }, null, "exit"],
  ["PreCompress", { trigger: "auto" }, null, "auto"],
  ["Notification", { message: "m" }, null, "m"],
  ["BeforeModel", { llm_request: { messages: [{ content: "a" }, { content: "b" }] } }, null, "b"],
])("%s %j is about %j %j", (name, input, tool, subject) => {
  const dialect = geminiCli.at(null);
  expect([dialect.tool(eventNamed(name, input)), dialect.subject(eventNamed(name, input))]).toEqual(
    [tool, subject],
  );
});

// --- Reading answers -----------------------------------------------------------------------------------------------

function ran(exitCode: number | null, stdout = "", stderr = ""): RunResult {
  return {
    ...notRun(""),
    spawnError: null,
    exitCode,
    signal: exitCode === null ? "SIGKILL" : null,
    stdout,
    stderr,
  };
}

const guard = hookOf({ command: "guard" });
const deny = '{"decision":"deny","reason":"R"}';

describe("what one hook said", () => {
  type Row = [event: string, run: RunResult, newest: string, at024: string];

  // outcome/failure, `!` when it printed a decision for nothing, then the reason.
  test.each<Row>([
    ["BeforeTool", ran(0), "none", "none"],
    ["BeforeTool", ran(0, "fine"), "none", "none"],
    ["BeforeTool", ran(0, '{"decision":"allow","reason":"R"}'), "allow R", "allow R"],
    ["BeforeTool", ran(0, '{"decision":"approve"}'), "allow", "allow"],
    ["BeforeTool", ran(0, deny), "deny R", "deny R"],
    ["BeforeTool", ran(0, JSON.stringify(deny)), "deny R", "deny R"],
    ["BeforeTool", ran(0, "", deny), "deny R", "none"],
    ["BeforeTool", ran(0, '{"decision":"ask","reason":"R"}'), "ask R", "none! R"],
    ["BeforeTool", ran(0, '{"continue":false,"stopReason":"S","reason":"R"}'), "halt S", "halt S"],
    ["BeforeTool", ran(2, "", "why"), "deny why", "deny why"],
    ["BeforeTool", ran(2, deny), "deny R", "error/open!"],
    ["BeforeTool", ran(2, "{}", "why"), "error/open!", "deny why"],
    ["BeforeTool", ran(2, '{"decision":"allow"}', "why"), "allow!", "deny why"],
    ["BeforeTool", ran(2, "out", "why"), "deny out", "deny why"],
    ["BeforeTool", ran(2, "out"), "deny out", "error/open!"],
    ["BeforeTool", ran(2), "error/open!", "error/open!"],
    ["BeforeTool", ran(2, "null", "why"), "error/open!", "deny why"],
    ["BeforeTool", ran(1, deny), "deny R", "error/open!"],
    ["BeforeTool", ran(1, "", "oops"), "error/open oops", "error/open oops"],
    ["BeforeTool", ran(1), "error/open", "error/open"],
    ["BeforeTool", ran(127, "", "not found"), "error/closed not found", "error/open not found"],
    ["BeforeTool", ran(126), "error/open", "error/open"],
    ["BeforeTool", ran(null, "text"), "error/open text", "error/open"],
    ["BeforeTool", ran(null, deny), "deny R", "error/open!"],
    ["BeforeTool", ran(0, `log\n${deny}`), "none!", "none!"],
    ["BeforeTool", ran(0, `${deny}\ndone`), "none!", "none!"],
    ["BeforeTool", ran(0, `${deny}${deny}`), "none!", "none!"],
    ["BeforeTool", ran(0, `\u001b[32m${deny}\u001b[0m`), "none!", "none!"],
    ["BeforeTool", ran(0, "{'decision':'deny'}"), "none!", "none!"],
    ["BeforeTool", ran(0, `[${deny}]`), "none!", "none!"],
    ["BeforeTool", ran(0, '{"decision":"DENY"}'), "none!", "none!"],
    ["BeforeTool", ran(0, '{"decision":"rewrite"}'), "none!", "none!"],
    ["BeforeTool", ran(0, '{"decision":"Approved"}'), "none", "none"],
    ["BeforeTool", ran(0, '{"decision":false}'), "none!", "none!"],
    ["BeforeTool", ran(0, '{"continue":"false"}'), "none!", "none!"],
    [
      "BeforeTool",
      ran(0, '{"hookSpecificOutput":{"permissionDecision":"deny"}}'),
      "none!",
      "none!",
    ],
    ["BeforeTool", ran(0, '{"hookSpecificOutput":{"permissionDecision":"allow"}}'), "none", "none"],
    ["BeforeTool", ran(0, '{"hookSpecificOutput":{"decision":"deny"}}'), "none!", "none!"],
    ["BeforeTool", ran(0, '{"permission":"deny"}'), "none!", "none!"],
    ["BeforeTool", ran(0, '{"systemMessage":"do not deny it"}'), "none", "none"],
    ["BeforeTool", ran(0, "true"), "none", "none"],
    [
      "BeforeTool",
      ran(0, '{"decision":"deny","hookSpecificOutput":"oops"}'),
      "deny!invalid-output",
      "deny!invalid-output",
    ],
    ["SessionStart", ran(0, deny), "deny! R", "deny! R"],
    ["SessionStart", ran(2, "", "why"), "deny! why", "deny! why"],
    ["SessionStart", ran(127, "", "x"), "error/open x", "error/open x"],
    ["Notification", ran(0, '{"continue":false}'), "halt!", "halt!"],
    ["AfterAgent", ran(0, deny), "continue R", "continue R"],
    ["AfterAgent", ran(2, "", "why"), "continue why", "continue why"],
    ["AfterAgent", ran(0, '{"decision":"ask"}'), "none!", "none!"],
    ["AfterModel", ran(0, deny), "deny R", "deny! R"],
    [
      "BeforeModel",
      ran(0, '{"hookSpecificOutput":{"llm_response":{"candidates":[]}}}'),
      "none!",
      "none!",
    ],
    [
      "BeforeModel",
      ran(0, '{"decision":"deny","hookSpecificOutput":{"llm_response":{"text":"x"}}}'),
      "deny!invalid-output",
      "deny!invalid-output",
    ],
    [
      "BeforeToolSelection",
      ran(0, '{"hookSpecificOutput":{"toolConfig":{"functionCallingConfig":{}}}}'),
      "none!",
      "none!",
    ],
  ])("%s %j: %s (0.24: %s)", (event, run, newest, at024) => {
    const told = [null, "0.24"].map((version) => {
      const { outcome, failure, reason, faults } = geminiCli
        .at(version)
        .interpret(guard, eventNamed(event), run);
      const fault = faults
        .map(({ rule }) => (rule === "decision-ignored" ? "!" : `!${rule}`))
        .join("");
      return `${outcome}${failure === null ? "" : `/${failure}`}${fault}${reason === null ? "" : ` ${reason}`}`;
    });
    expect(told).toEqual([newest, at024]);
  });

  test("a hook that could not be started fails open", () => {
    const run = notRun("ENOENT: there is no program");
    expect(geminiCli.at(null).interpret(guard, eventNamed("BeforeTool"), run)).toMatchObject({
      outcome: "error",
      failure: "open",
      error: "ENOENT: there is no program",
    });
  });

  test.each<[RunResult, RegExp]>([
    [
      ran(0, `log\n${deny}`),
      /printed `decision: "deny"`, but not as one plain JSON value \(`log .*: the call goes through$/,
    ],
    [
      ran(0, '{"decision":"DENY"}'),
      /printed `decision: "DENY"`, and only `deny`, `block` and `ask`/,
    ],
    [ran(2, "{}"), /exit code 2 but printed the JSON `\{\}` without a denial/],
    [
      ran(0, '{"hookSpecificOutput":{"permissionDecision":"deny"}}'),
      /`hookSpecificOutput\.permissionDecision: "deny"`, a field that Gemini CLI does not read/,
    ],
    [ran(0, '{"hookSpecificOutput":1}'), /`hookSpecificOutput` is 1, not an object/],
  ])("%j is told in words", (run, words) => {
    const { faults } = geminiCli.at(null).interpret(guard, eventNamed("BeforeTool"), run);
    expect(faults.map(({ what }) => what)).toEqual([expect.stringMatching(words)]);
  });
});

describe("what the agent does with all answers", () => {
  const ruling = (
    event: string,
    runs: RunResult[],
    version: string | null = null,
    sequential = false,
  ) => {
    const dialect = geminiCli.at(version);
    const results = runs.map((run, i) => {
      const hook = { ...guard, id: `h${i}`, sequential };
      return { hook, run, ...dialect.interpret(hook, eventNamed(event), run) };
    });
    return dialect.combine(eventNamed(event), results);
  };
  const json = (value: JsonObject) => ran(0, JSON.stringify(value));
  const d = (decision: string, reason?: string) =>
    json({ decision, ...(reason ? { reason } : {}) });
  const halt = json({ continue: false, stopReason: "S" });

  // verdict, the vendor's word, the reason; then o: failed open, c: failed closed, a: after the fact.
  test.each<[string, string, RunResult[], string | null, string]>([
    ["nobody said anything", "BeforeTool", [ran(0)], null, "none - -"],
    [
      "one denies",
      "BeforeTool",
      [d("allow", "ok"), d("deny", "bad"), d("ask", "hm")],
      null,
      "deny deny ok\nbad\nhm",
    ],
    ["ask goes before allow", "BeforeTool", [d("ask", "hm"), d("allow")], null, "ask ask hm"],
    ["ask before 0.36", "BeforeTool", [d("ask", "hm")], "0.35", "none - -"],
    ["an approval", "BeforeTool", [ran(0), d("approve")], null, "allow allow -"],
    [
      "an end goes before a denial",
      "BeforeTool",
      [d("deny", "R"), halt],
      null,
      "halt continue:false S",
    ],
    ["an end was a denial before 0.24", "BeforeTool", [halt], "0.23", "deny continue:false S"],
    [
      "before 0.24 the reason came first",
      "BeforeTool",
      [json({ decision: "deny", stopReason: "S", continue: false, reason: "R" })],
      "0.23",
      "deny deny R",
    ],
    ["no reason", "BeforeTool", [d("deny")], null, "deny deny No reason provided"],
    [
      "a missing script blocks",
      "BeforeTool",
      [ran(127, "", "not found")],
      null,
      "deny deny not found c",
    ],
    [
      "a missing script did not block before 0.30",
      "BeforeTool",
      [ran(127, "", "not found")],
      "0.29",
      "none - - o",
    ],
    ["a silent failure lets through", "BeforeTool", [ran(1)], null, "none - - o"],
    [
      "a failure beside a denial is covered",
      "BeforeTool",
      [ran(1), d("deny", "R")],
      null,
      "deny deny R",
    ],
    [
      "a broken answer loses all",
      "BeforeTool",
      [d("deny", "R"), json({ hookSpecificOutput: "x" })],
      null,
      "none - - o",
    ],
    ["a result is blocked after the fact", "AfterTool", [d("block", "R")], null, "deny block R a"],
    [
      "a result could not be blocked before 0.24",
      "AfterTool",
      [d("deny", "R")],
      "0.23",
      "none deny -",
    ],
    [
      "an end before 0.24 replaced the result",
      "AfterTool",
      [halt],
      "0.23",
      "deny continue:false S a",
    ],
    ["an approval after the fact says nothing", "AfterTool", [d("allow")], null, "none - -"],
    ["a failure after the fact is no hole", "AfterTool", [ran(1)], null, "none - -"],
    ["a prompt is blocked", "BeforeAgent", [d("deny", "R")], null, "deny deny R"],
    ["a stop is refused", "AfterAgent", [d("deny", "R")], null, "continue deny R"],
    ["a stop is made final", "AfterAgent", [halt, d("deny", "R")], null, "halt continue:false S"],
    [
      "a stop was refused by both before 0.24",
      "AfterAgent",
      [halt],
      "0.23",
      "continue continue:false S",
    ],
    [
      "a missing script refuses the stop",
      "AfterAgent",
      [ran(127, "", "x")],
      null,
      "continue deny x c",
    ],
    ["a stop guard that fails", "AfterAgent", [ran(1)], null, "none - - o"],
    [
      "the last answer counts on model events",
      "BeforeModel",
      [d("deny", "R"), d("allow")],
      null,
      "allow allow -",
    ],
    [
      "the last answer counts, even an empty one does not erase",
      "BeforeModel",
      [d("deny", "R"), json({})],
      null,
      "deny deny R",
    ],
    ["a model request is stopped", "BeforeModel", [halt], null, "halt continue:false S"],
    [
      "a model request was only blocked before 0.25",
      "BeforeModel",
      [halt],
      "0.24",
      "deny continue:false S",
    ],
    [
      "a broken response loses the denial",
      "BeforeModel",
      [json({ decision: "deny", hookSpecificOutput: { llm_response: {} } })],
      null,
      "none - - o",
    ],
    ["a response is blocked after the fact", "AfterModel", [d("deny", "R")], null, "deny deny R a"],
    [
      "session start listens to nobody",
      "SessionStart",
      [d("deny", "R"), halt],
      null,
      "none deny -",
    ],
    ["nor do notifications", "Notification", [d("deny", "R")], null, "none deny -"],
    ["nor the choice of tools", "BeforeToolSelection", [d("deny", "R")], null, "none - -"],
    ["an unknown event", "NoEvent", [d("deny", "R")], null, "none deny -"],
  ])("%s", (_, event, runs, version, expected) => {
    const { verdict, rawDecision, reason, failedOpen, failedClosed, afterTheFact } = ruling(
      event,
      runs,
      version,
    );
    const flags = `${failedOpen ? "o" : ""}${failedClosed ? "c" : ""}${afterTheFact ? "a" : ""}`;
    expect([verdict, rawDecision ?? "-", reason ?? "-", flags].filter(Boolean).join(" ")).toBe(
      expected,
    );
  });

  test.each<[string, RunResult[], JsonObject, string | null]>([
    [
      "BeforeTool",
      [
        json({ hookSpecificOutput: { tool_input: { a: 1 } } }),
        json({ hookSpecificOutput: { tool_input: { b: 2 } } }),
      ],
      { tool_input: { b: 2 } },
      null,
    ],
    ["BeforeTool", [json({ hookSpecificOutput: { tool_input: { a: 1 } } })], {}, "0.23"],
    ["BeforeTool", [json({ hookSpecificOutput: { tool_input: ["a"] } })], {}, null],
    [
      "BeforeTool",
      [json({ decision: "deny", hookSpecificOutput: { tool_input: { a: 1 } } })],
      {},
      null,
    ],
    [
      "BeforeTool",
      [ran(0, "hi"), json({ systemMessage: "m", suppressOutput: true })],
      { systemMessage: "hi\nm", suppressOutput: true },
      null,
    ],
    ["BeforeTool", [halt], { stopReason: "S" }, null],
    [
      "AfterTool",
      [
        json({
          hookSpecificOutput: { additionalContext: "a", tailToolCallRequest: { name: "x" } },
        }),
      ],
      { additionalContext: "a", tailToolCallRequest: { name: "x" } },
      null,
    ],
    [
      "AfterTool",
      [json({ hookSpecificOutput: { tailToolCallRequest: { name: "x" } } })],
      {},
      "0.30",
    ],
    [
      "SessionStart",
      [
        json({ hookSpecificOutput: { additionalContext: "a" } }),
        json({ hookSpecificOutput: { additionalContext: "b" } }),
      ],
      { additionalContext: "a\nb" },
      null,
    ],
    [
      "AfterAgent",
      [
        json({ decision: "deny", hookSpecificOutput: { clearContext: true } }),
        json({ hookSpecificOutput: { clearContext: false } }),
      ],
      { clearContext: true },
      null,
    ],
    [
      "BeforeModel",
      [json({ decision: "deny", hookSpecificOutput: { llm_response: { candidates: [] } } })],
      { llm_response: { candidates: [] } },
      null,
    ],
    [
      "BeforeToolSelection",
      [ran(0, "hi")],
      { toolConfig: { mode: "AUTO", allowedFunctionNames: [] } },
      null,
    ],
    [
      "Notification",
      [json({ systemMessage: "a" }), json({ systemMessage: "b" })],
      { systemMessage: "b" },
      null,
    ],
  ])("%s %j asks for %j (%s)", (event, runs, effects, version) => {
    expect(ruling(event, runs, version).effects).toEqual(effects);
  });

  test("a block that a later answer erased is told on the hook that said it", () => {
    expect(
      ruling("BeforeModel", [d("deny"), d("allow")]).faults.map(({ hook, fault }) => [
        hook.id,
        fault.rule,
      ]),
    ).toEqual([["h0", "decision-ignored"]]);
  });

  test("what breaks the combination is told once", () => {
    const broken = json({ hookSpecificOutput: "x" });
    expect(ruling("BeforeTool", [broken]).faults).toEqual([]);
    const inTurn = ruling("BeforeModel", [broken, d("deny")], null, true);
    expect(inTurn.faults.map(({ hook, fault }) => [hook.id, fault.rule])).toEqual([
      ["h0", "invalid-output"],
    ]);
    expect(inTurn).toMatchObject({ verdict: "none", failedOpen: true });
    expect(ruling("BeforeModel", [broken, d("deny")]).verdict).toBe("deny");
  });

  test("in a sequence an answer changes what the next hook is told", () => {
    const chained = (
      event: string,
      payload: JsonObject,
      run: RunResult,
      version: string | null = null,
    ) => {
      const dialect = geminiCli.at(version);
      const result = { hook: guard, run, ...dialect.interpret(guard, eventNamed(event), run) };
      return dialect.chain(payload, eventNamed(event), result);
    };
    const say = (specific: JsonObject) => json({ hookSpecificOutput: specific });
    expect(chained("BeforeAgent", { prompt: "p" }, say({ additionalContext: "c" }))).toEqual({
      prompt: "p\n\nc",
    });
    expect(
      chained("BeforeTool", { tool_input: { a: 1, b: 1 } }, say({ tool_input: { b: 2 } })),
    ).toEqual({ tool_input: { a: 1, b: 2 } });
    expect(
      chained("BeforeTool", { tool_input: { b: 1 } }, say({ tool_input: { b: 2 } }), "0.23"),
    ).toEqual({ tool_input: { b: 1 } });
    expect(
      chained("BeforeModel", { llm_request: { model: "a" } }, say({ llm_request: { model: "b" } })),
    ).toEqual({ llm_request: { model: "b" } });
    expect(chained("AfterTool", { tool_input: {} }, say({ tool_input: { b: 2 } }))).toEqual({
      tool_input: {},
    });
    const failed = ran(1, JSON.stringify({ hookSpecificOutput: { additionalContext: "c" } }));
    expect(chained("BeforeAgent", { prompt: "p" }, failed)).toEqual({ prompt: "p" });
  });
});

// --- Whatever strangers write --------------------------------------------------------------------------------------

describe("nothing that strangers write breaks it", () => {
  const names = fc.constantFrom(
    "hooks",
    "BeforeTool",
    "AfterAgent",
    "PreToolUse",
    "Stop",
    "matcher",
    "type",
    "command",
    "timeout",
    "env",
    "sequential",
    "hooksConfig",
    "disabled",
    "enabled",
    "tools",
    "enableHooks",
    "version",
    "__proto__",
    "constructor",
    "toString",
    "valueOf",
    "name",
    "runtime",
  );
  const scalars = fc.oneof(
    names,
    fc.constantFrom("command", "plugin", "runtime", "", "*", "("),
    fc.string(),
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
  );
  const { value: configLike } = fc.letrec<{ value: JsonValue }>((tie) => ({
    value: fc.oneof(
      { depthSize: "small", withCrossShrink: true },
      scalars,
      fc.array(tie("value"), { maxLength: 3 }),
      fc.dictionary(names, tie("value"), { maxKeys: 4 }),
    ),
  }));
  const versions = fc.constantFrom(null, "0.22", "seed", "0.24", "0.30");
  const kinds = fc.constantFrom(...(Object.keys(configs) as (keyof typeof configs)[]));

  test("parsing, registering and planning never throw", () => {
    fc.assert(
      fc.property(configLike, kinds, versions, fc.string(), (value, kind, version, junk) => {
        const dialect = geminiCli.at(version);
        const wrapped = {
          hooks: { BeforeTool: [{ hooks: [value], matcher: value }], AfterTool: value },
          hooksConfig: value,
        };
        for (const text of [
          JSON.stringify(value),
          JSON.stringify(wrapped),
          `${JSON.stringify(value)}${junk}`,
          junk,
        ]) {
          const parsed = parse(text, kind, version);
          for (const { span } of parsed.defects)
            expect(parsed.source.place(span).line).toBeGreaterThan(0);
          const hooks = dialect.register([parsed]);
          for (const name of ["BeforeTool", "AfterTool"])
            dialect.plan(hooks, eventNamed(name, { tool_name: "x" }));
          for (const hook of parsed.hooks) dialect.invocation(hook, {}, workspace);
        }
      }),
      { numRuns: 200 },
    );
  });

  test("matchers never throw", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 30 }), fc.string(), (matcher, value) => {
        for (const event of ["BeforeTool", "SessionStart", "Notification"]) {
          geminiCli.at(null).matcher.compile(matcher, event).test(value);
        }
      }),
    );
  });

  test("reading and combining answers never throws", () => {
    const events = fc.constantFrom(...geminiCli.at(null).events.names);
    const answers = fc.array(
      fc.tuple(configLike, fc.constantFrom(0, 1, 2, 127, null), fc.string()),
      { maxLength: 3 },
    );
    fc.assert(
      fc.property(answers, events, versions, (printed, name, version) => {
        const dialect = geminiCli.at(version);
        const results = printed.map(([value, code, junk]) => {
          const output = {
            decision: value,
            reason: value,
            hookSpecificOutput: value,
            continue: value,
          };
          const run = ran(code, `${JSON.stringify(output)}${code === 1 ? junk : ""}`, junk);
          return { hook: guard, run, ...dialect.interpret(guard, eventNamed(name), run) };
        });
        const { verdict } = dialect.combine(eventNamed(name), results);
        expect(dialect.events.get(name)?.honours.concat("none")).toContain(verdict);
        for (const result of results)
          dialect.chain({ prompt: "p", tool_input: 1 }, eventNamed(name), result);
      }),
      { numRuns: 200 },
    );
  });

  test("an answer nested without end is read", () => {
    const deep = `${"[".repeat(20_000)}${"]".repeat(20_000)}`;
    for (const text of [deep, `{"decision":${deep}}`, `{"decision":"deny","reason":${deep}}`]) {
      const dialect = geminiCli.at(null);
      const result = {
        hook: guard,
        run: ran(0, text),
        ...dialect.interpret(guard, eventNamed("BeforeTool"), ran(0, text)),
      };
      expect(["none", "deny"]).toContain(
        dialect.combine(eventNamed("BeforeTool"), [result]).verdict,
      );
    }
  });

  const corpus = join(import.meta.dirname, "../../shared/corpus/configs/gemini-cli");
  (existsSync(corpus) ? test : test.skip)("public configs: what is found, and nothing else", () => {
    const dialect = geminiCli.at(null);
    const found: Record<string, string[]> = {};
    let hooks = 0;
    for (const repository of readdirSync(corpus)) {
      const root = join(corpus, repository);
      const files = readdirSync(root, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll("\\", "/"));
      const read = (path: string) => readFileSync(join(root, path), "utf8");
      for (const config of dialect.discover({ files, has: (path) => files.includes(path), read })) {
        const parsed = dialect.parse(config, new SourceText(config.file, read(config.file)));
        hooks += parsed.hooks.length;
        const rules = parsed.defects.map((defect) => defect.rule);
        if (rules.length > 0)
          found[`${repository.split("__")[1]?.split("@")[0]} ${config.file}`] = rules;
      }
      for (const file of files) {
        const source = new SourceText(file, read(file));
        const parsed = dialect.parse({ ...settingsConfig, file }, source);
        const unreadable = parsed.defects.filter((defect) => defect.rule === "config-syntax");
        expect(unreadable.length).toBe(source.text.startsWith("\uFEFF") ? 1 : 0);
        if (unreadable.length > 0) expect(parsed.defects.length).toBe(1);
      }
    }
    expect(hooks).toBe(69);
    expect(found).toEqual({
      "aethelhook .gemini/hooks.json": ["dead-location"],
      "wallet-ai .gemini/settings.local.json": ["dead-location"],
      "agy-graphify-research .gemini/hooks.json": ["dead-location"],
      "agy-graphify-research .gemini/settings.json": ["unknown-event"],
      "hmsp_nc_pk .gemini/settings.json": ["unknown-event"],
      "skillsaw .gemini/settings.json": ["unknown-field"],
      "the-matrix-ai-premium .gemini/settings.json": ["unknown-field"],
    });
  });
});
