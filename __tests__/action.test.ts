import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join, resolve, sep } from "node:path";
import { describe, expect, test } from "@jest/globals";
import { baseRevisions, changedFiles, type EventContext } from "../src/action/changed-files.ts";
import { type InputName, inputDefaults, parseInputs } from "../src/action/inputs.ts";
import { type ActionCheckRequest, type ActionDeps, runAction } from "../src/action/run.ts";
import { untrustedReason } from "../src/action/untrusted.ts";
import { UsageError } from "../src/model/errors.ts";
import { commandData } from "../src/report/escape.ts";
import type { Report } from "../src/report/report.ts";
import { reportSchema } from "../src/report/schema.ts";
import {
  readActionFile,
  runStep,
  type StepOptions,
  type StepResult,
} from "./support/fake-runner.ts";
import { hostileTexts, withStrings } from "./support/hostile.ts";
import { type RunnerLog, readLog } from "./support/runner-log.ts";
import { cleanReport, finding, fullReport, report } from "./support/sample-report.ts";

const sha = "0123456789abcdef0123456789abcdef01234567";
const base = "89abcdef0123456789abcdef0123456789abcdef";
const zeros = "0".repeat(40);

const contractOutputs = [
  "passed",
  "errors",
  "warnings",
  "notes",
  "events",
  "deny",
  "ask",
  "failed-open",
  "failed-closed",
  "changed-verdicts",
  "json-file",
  "sarif-file",
  "junit-file",
  "html-file",
];

const contractInputs = [
  "path",
  "config",
  "command",
  "fail-on",
  "transcripts",
  "base",
  "sandbox",
  "annotations",
  "summary",
  "comment",
  "sarif-file",
  "json-file",
  "junit-file",
  "html-file",
  "github-token",
  "shard",
  "accept-label",
  "allow-untrusted",
];

describe("action.yml", () => {
  const action = readActionFile("action.yml");

  test("has the inputs of the contract, with the defaults the code has", () => {
    expect(Object.keys(action.inputs)).toEqual(contractInputs);
    expect(Object.keys(inputDefaults)).toEqual(contractInputs);
    const defaults = Object.entries(action.inputs).map(([name, input]) => [name, input.default]);
    expect(Object.fromEntries(defaults)).toEqual({
      ...inputDefaults,
      "github-token": "$".concat("{{ github.token }}"),
    });
  });

  test("has the outputs of the contract", () => {
    expect(Object.keys(action.outputs)).toEqual(contractOutputs);
  });

  test("describes everything in a line", () => {
    const described = [...Object.values(action.inputs), ...Object.values(action.outputs)];
    for (const { description } of [...described, action]) {
      expect(description).toMatch(/^\S[^\n]*[\w.]$/);
    }
    // Longer ones are not accepted by the marketplace.
    expect(action.description.length).toBeLessThan(125);
  });

  test("runs the bundle on Node 24", () => {
    expect(action.runs).toEqual({ using: "node24", main: "dist/index.js" });
  });

  test("has branding of the kind the marketplace knows", () => {
    expect(action.branding.icon).toBe("shield");
    expect("white yellow blue green orange red purple gray-dark".split(" ")).toContain(
      action.branding.color,
    );
  });
});

describe("inputs", () => {
  const parse = (set: Partial<Record<InputName, string>> = {}) =>
    parseInputs((name) => set[name] ?? "");

  test("nothing set", () => {
    expect(parse()).toEqual({
      inputs: {
        path: ".",
        config: null,
        command: "check",
        failOn: null,
        transcripts: [],
        base: null,
        sandbox: null,
        annotations: "commands",
        summary: true,
        jsonFile: null,
        githubToken: null,
        allowUntrusted: false,
      },
      warnings: [],
    });
  });

  test("the defaults of action.yml are the same as nothing", () => {
    expect(parse(inputDefaults)).toEqual(parse());
  });

  test("everything that has an effect", () => {
    expect(
      parse({
        path: " services/shop ",
        config: "gate.yml",
        command: "replay",
        "fail-on": "never",
        transcripts: "a/**/*.jsonl\n\n  b/{x,y}.jsonl  \r\n",
        sandbox: "none",
        annotations: "off",
        summary: "False",
        "json-file": "out/report.json",
        "github-token": "token",
        "allow-untrusted": "TRUE",
      }),
    ).toEqual({
      inputs: {
        path: "services/shop",
        config: "gate.yml",
        command: "replay",
        failOn: "never",
        transcripts: ["a/**/*.jsonl", "b/{x,y}.jsonl"],
        base: null,
        sandbox: "none",
        annotations: "off",
        summary: false,
        jsonFile: "out/report.json",
        githubToken: "token",
        allowUntrusted: true,
      },
      warnings: [],
    });
  });

  test.each([
    ["base", "main"],
    ["comment", "true"],
    ["sarif-file", "x.sarif"],
    ["junit-file", "x.xml"],
    ["html-file", "x.html"],
    ["shard", "1/2"],
    ["accept-label", "ok"],
    ["annotations", "checks"],
    ["sandbox", "bubblewrap"],
    ["sandbox", "unshare"],
  ] as const)("%s: %s is accepted, and it is said that it has no effect", (name, value) => {
    const { warnings } = parse({ [name]: value });
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toMatch(new RegExp(`^${name}\\b.*not available in this version`));
  });

  test.each([
    ["comment", "false"],
    ["sandbox", "auto"],
    ["annotations", "auto"],
    ["annotations", "commands"],
  ] as const)("%s: %s needs no word", (name, value) => {
    expect(parse({ [name]: value }).warnings).toEqual([]);
  });

  test.each([
    ["command", "run", 'command takes check, lint, replay, not "run"'],
    ["fail-on", "notes", 'fail-on takes error, warning, never, not "notes"'],
    ["sandbox", "docker", 'sandbox takes auto, bubblewrap, unshare, none, not "docker"'],
    ["annotations", "yes", 'annotations takes auto, checks, commands, off, not "yes"'],
    ["summary", "yes", 'summary takes true or false, not "yes"'],
    ["comment", "1", 'comment takes true or false, not "1"'],
    ["allow-untrusted", "on", 'allow-untrusted takes true or false, not "on"'],
  ] as const)("%s: %s is refused", (name, value, message) => {
    expect(() => parse({ [name]: value })).toThrow(new UsageError(message));
  });

  test("all that is wrong is told at once", () => {
    expect(() => parse({ command: "x", summary: "y" })).toThrow(
      /^command takes .*; summary takes /,
    );
  });
});

describe("events on which hooks are refused", () => {
  const fork = {
    pull_request: {
      head: { repo: { full_name: "them/demo" } },
      base: { repo: { full_name: "octo/demo" } },
    },
  };
  const own = {
    pull_request: {
      head: { repo: { full_name: "octo/demo" } },
      base: { repo: { full_name: "octo/demo" } },
    },
  };

  test.each([
    "pull_request",
    "pull_request_review",
    "pull_request_review_comment",
    "push",
    "merge_group",
    "schedule",
    "workflow_dispatch",
    "repository_dispatch",
    "release",
    "create",
    "delete",
    "label",
    "milestone",
    "public",
    "registry_package",
    "page_build",
    "branch_protection_rule",
    "",
  ])("%j may run hooks, whatever the payload", (event) => {
    expect(untrustedReason(event, fork)).toBeNull();
    expect(untrustedReason(event, {})).toBeNull();
  });

  test.each([
    "pull_request_target",
    "workflow_run",
    "issue_comment",
    "issues",
    "discussion",
    "discussion_comment",
    "check_run",
    "check_suite",
    "status",
    "deployment",
    "deployment_status",
    "fork",
    "watch",
    "gollum",
    "commit_comment",
    "some_future_event",
    "PULL_REQUEST",
    "toString",
    "__proto__",
  ])("%s may not, whatever the payload", (event) => {
    for (const payload of [fork, own, {}, null, [], "x", 1, { pull_request: "x" }]) {
      expect(untrustedReason(event, payload)).toMatch(
        /^Hooks were not run: this workflow was started by \S.*\. Use pull_request, or set allow-untrusted: true if you know why\.$/,
      );
    }
  });

  test("the reason names the fork where there is one", () => {
    expect(untrustedReason("pull_request_target", fork)).toBe(
      "Hooks were not run: this workflow was started by pull_request_target from a fork, and hooks are that fork's code. Use pull_request, or set allow-untrusted: true if you know why.",
    );
    expect(untrustedReason("pull_request_target", own)).toBe(
      "Hooks were not run: this workflow was started by pull_request_target, which carries this repository's secrets, and hooks are the code of whoever opened the pull request. Use pull_request, or set allow-untrusted: true if you know why.",
    );
    const gone = {
      pull_request: { head: { repo: null }, base: { repo: { full_name: "octo/demo" } } },
    };
    expect(untrustedReason("pull_request_target", gone)).toContain("from a fork");
  });

  test("a dispatch that a comment on a pull request sent", () => {
    expect(
      untrustedReason("repository_dispatch", { client_payload: { pull_request: {} } }),
    ).toContain("repository_dispatch for a pull request");
    expect(untrustedReason("repository_dispatch", { client_payload: { passed: true } })).toBeNull();
  });

  test("an event name cannot hold a command", () => {
    expect(untrustedReason("x\n::error::y", {})).not.toMatch(/\n/);
  });
});

describe("changed files", () => {
  const context = (changes: Partial<EventContext>): EventContext => ({
    eventName: "push",
    payload: {},
    sha,
    base: null,
    pathPrefix: "",
    ...changes,
  });

  test.each([
    ["pull_request", { pull_request: { base: { sha: base } } }, [base, `${sha}^1`]],
    ["pull_request_review", { pull_request: { base: { sha: base } } }, [base, `${sha}^1`]],
    ["pull_request", {}, [`${sha}^1`]],
    ["merge_group", { merge_group: { base_sha: base } }, [base]],
    ["push", { before: base }, [base]],
    ["push", { before: zeros }, []],
    ["push", {}, []],
    ["schedule", { before: base }, []],
    ["push", { before: "--output=/etc/passwd" }, []],
    ["push", { before: `${base}\n` }, []],
    ["merge_group", { merge_group: { base_sha: 7 } }, []],
    ["push", null, []],
  ])("%s %j is compared with %j", (eventName, payload, expected) => {
    expect(baseRevisions(context({ eventName, payload }))).toEqual(expected);
  });

  test.each([
    ["main", ["main"]],
    ["origin/release-1.2", ["origin/release-1.2"]],
    ["HEAD~2", ["HEAD~2"]],
    ["@{upstream}", ["@{upstream}"]],
    ["--upload-pack=x", []],
    ["a..b", []],
    ["a b", []],
  ])("base: %s", (revision, expected) => {
    expect(baseRevisions(context({ base: revision, payload: { before: base } }))).toEqual(expected);
  });

  const pull = { pull_request: { number: 7, base: { sha: base } } };

  test("git is asked first, for one base after the other", async () => {
    const asked: string[] = [];
    const changes = await changedFiles(context({ eventName: "pull_request", payload: pull }), {
      gitChanged: async (revision) => {
        asked.push(revision);
        return revision === base ? null : ["a.json"];
      },
      apiChanged: async () => {
        throw new Error("never asked");
      },
    });
    expect(asked).toEqual([base, `${sha}^1`]);
    expect(changes).toEqual({ files: new Set(["a.json"]), notice: null });
  });

  test("then the API, whose paths are the repository's", async () => {
    const asked: number[] = [];
    const changes = await changedFiles(
      context({ eventName: "pull_request", payload: pull, pathPrefix: "sub/" }),
      {
        gitChanged: async () => {
          throw new Error("no git");
        },
        apiChanged: async (number) => {
          asked.push(number);
          return ["sub/a.json", "other/a.json", "subway/a.json", "sub/b/c.md"];
        },
      },
    );
    expect(asked).toEqual([7]);
    expect(changes).toEqual({ files: new Set(["a.json", "b/c.md"]), notice: null });
  });

  test.each([
    ["no token", null],
    [
      "no permission",
      async () => Promise.reject(new Error("Resource not accessible by integration")),
    ],
    ["no answer", async () => null],
  ])("%s: not known, with a word of what to do", async (_, apiChanged) => {
    const changes = await changedFiles(context({ eventName: "pull_request", payload: pull }), {
      gitChanged: async () => null,
      apiChanged,
    });
    expect(changes.files).toBeNull();
    expect(changes.notice).toContain("fetch-depth: 2");
  });

  test("with nothing to compare with there is nothing to say", async () => {
    const changes = await changedFiles(context({ eventName: "schedule" }), {
      gitChanged: async () => ["never asked"],
      apiChanged: async () => ["never asked"],
    });
    expect(changes).toEqual({ files: null, notice: null });
  });

  test.each([0, -1, 1.5, "7", null])(
    "pull request number %j is not asked about",
    async (number) => {
      const changes = await changedFiles(
        context({ eventName: "pull_request", sha: "", payload: { pull_request: { number } } }),
        { gitChanged: async () => null, apiChanged: async () => ["x"] },
      );
      expect(changes.files).toBeNull();
    },
  );
});

/** The Action with everything around it made up. */
interface Played {
  log: RunnerLog;
  raw: string;
  requests: ActionCheckRequest[];
  outputs: Record<string, string>;
  summary: string | null;
  files: Record<string, string>;
  failed: boolean;
}

interface Play {
  report?: Report;
  error?: Error;
  inputs?: Partial<Record<InputName, string>>;
  env?: Record<string, string>;
  payload?: unknown;
  changed?: string[];
  deps?: Partial<ActionDeps>;
  summaryError?: Error;
}

const workspace = resolve(sep, "ws");

async function play(options: Play = {}): Promise<Played> {
  const played: Omit<Played, "log"> = {
    raw: "",
    requests: [],
    outputs: {},
    summary: null,
    files: {},
    failed: false,
  };
  await runAction({
    env: {
      GITHUB_WORKSPACE: workspace,
      GITHUB_EVENT_NAME: "pull_request",
      GITHUB_REPOSITORY: "octo/demo",
      GITHUB_SERVER_URL: "https://github.com",
      GITHUB_SHA: sha,
      ...options.env,
    },
    payload: options.payload ?? {
      pull_request: {
        number: 7,
        base: { sha: base },
        head: { sha: base, repo: { full_name: "them/demo" } },
      },
    },
    input: (name) => options.inputs?.[name] ?? inputDefaults[name],
    check: async (request) => {
      played.requests.push(request);
      if (options.error) throw options.error;
      return { report: options.report ?? fullReport(), excerpt: () => null };
    },
    changeSources: () => ({ gitChanged: async () => options.changed ?? [], apiChanged: null }),
    output: {
      print: (text) => {
        played.raw += text;
      },
      warning: (text) => {
        played.raw += `::warning::${commandData(text)}\n`;
      },
      fail: (text) => {
        played.raw += `::error::${commandData(text)}\n`;
        played.failed = true;
      },
      set: (name, value) => {
        played.outputs[name] = value;
      },
      summary: async (markdown) => {
        if (options.summaryError) throw options.summaryError;
        played.summary = markdown;
      },
    },
    writeFile: async (path, text) => {
      played.files[path] = text;
    },
    stopToken: () => "b8d1c3f0-not-to-be-guessed",
    ...options.deps,
  });
  return { ...played, log: readLog(played.raw) };
}

describe("the Action", () => {
  test("a failed gate: annotations, log, summary, outputs, and the step fails", async () => {
    const { log, outputs, summary, failed, requests } = await play();
    expect(requests).toEqual([
      {
        root: workspace,
        command: "check",
        configFile: null,
        failOn: null,
        transcripts: [],
        refuseReplay: null,
        sandbox: null,
        verbose: false,
      },
    ]);
    expect(log.commands.map((c) => c.name)).toEqual(
      "error error error warning warning warning warning notice group stop-commands endgroup error".split(
        " ",
      ),
    );
    expect(log.annotations.at(-1)?.message).toBe(
      "hookgate: the gate failed: 3 errors, 4 warnings, 1 note (fail-on: error)",
    );
    expect(outputs).toEqual({
      passed: "false",
      errors: "3",
      warnings: "4",
      notes: "1",
      events: "63",
      deny: "1",
      ask: "0",
      "failed-open": "3",
      "failed-closed": "0",
      "changed-verdicts": "0",
      "json-file": "",
      "sarif-file": "",
      "junit-file": "",
      "html-file": "",
    });
    expect(Object.keys(outputs)).toEqual(contractOutputs);
    expect(summary).toContain("### ✗ hookgate: the gate failed");
    expect(summary).toContain(`https://github.com/them/demo/blob/${base}/.gemini/settings.json#L8`);
    expect(failed).toBe(true);
  });

  test("a passed gate says so and nothing more", async () => {
    const { log, outputs, failed, raw } = await play({ report: cleanReport() });
    expect(log.annotations).toEqual([]);
    expect(outputs.passed).toBe("true");
    expect(failed).toBe(false);
    expect(raw).toContain("gate passed");
  });

  test("every input reaches the check", async () => {
    const { requests } = await play({
      inputs: {
        path: "services/shop",
        config: "gate.yml",
        command: "replay",
        "fail-on": "warning",
        transcripts: "a/**\nb/**",
        sandbox: "none",
      },
      env: { RUNNER_DEBUG: "1" },
    });
    expect(requests).toEqual([
      {
        root: join(workspace, "services", "shop"),
        command: "replay",
        configFile: "gate.yml",
        failOn: "warning",
        transcripts: ["a/**", "b/**"],
        refuseReplay: null,
        sandbox: "none",
        verbose: true,
      },
    ]);
  });

  test.each([
    [".", ""],
    ["", ""],
    ["services/shop", "services/shop/"],
    ["./services//shop/", "services/shop/"],
    [join(workspace, "deep"), "deep/"],
  ])("path %s prefixes annotations with %j", async (path, prefix) => {
    const { log, summary } = await play({ inputs: { path }, changed: [".gemini/settings.json"] });
    expect(log.annotations[0]?.file).toBe(`${prefix}.gemini/settings.json`);
    expect(summary).toContain(`<summary>${prefix}.gemini/settings.json: 2 errors · changed here`);
  });

  test.each(["..", "../other", `${sep}etc`, "a/../../b"])("path %s is refused", async (path) => {
    const { log, outputs, requests, failed } = await play({ inputs: { path } });
    expect(requests).toEqual([]);
    expect(failed).toBe(true);
    expect(outputs).toEqual({ passed: "false" });
    expect(log.annotations.map((a) => a.message)).toEqual([
      "hookgate: path must be a folder of the workspace",
    ]);
  });

  test("verbose with RUNNER_DEBUG only", async () => {
    expect((await play()).raw).not.toContain("jq: command not found");
    const { log, raw } = await play({ env: { RUNNER_DEBUG: "1" } });
    expect(raw).toContain("│ jq: command not found ⏎ line 3");
    expect(log.lines.filter((line) => line !== "" && !line.startsWith("  │"))).toEqual([]);
  });

  test("the JSON report is written below the workspace and named in the outputs", async () => {
    const { files, outputs, summary } = await play({ inputs: { "json-file": "out/report.json" } });
    const text = files[join(workspace, "out", "report.json")] ?? "";
    expect(reportSchema.safeParse(JSON.parse(text)).success).toBe(true);
    expect(outputs["json-file"]).toBe("out/report.json");
    expect(summary).toContain("`out/report.json`");
  });

  test("a report that cannot be written is one line and a failure", async () => {
    const { log, failed } = await play({
      inputs: { "json-file": "x.json" },
      report: cleanReport(),
      deps: { writeFile: async () => Promise.reject(new Error("EACCES: permission denied")) },
    });
    expect(failed).toBe(true);
    expect(log.annotations.map((a) => a.message)).toEqual([
      "hookgate: cannot write json-file x.json: EACCES: permission denied",
    ]);
  });

  test("the summary can be switched off, and then nobody is sent there", async () => {
    const findings = Array.from({ length: 20 }, (_, i) => finding({ line: i + 1, endLine: i + 1 }));
    const off = await play({ report: report({ findings }), inputs: { summary: "false" } });
    expect(off.summary).toBeNull();
    expect(off.raw).toContain("All findings are in the log of this step");
    const on = await play({ report: report({ findings }) });
    expect(on.raw).toContain("All findings are in the job summary");
  });

  test("a summary that cannot be written is told and no failure", async () => {
    const { raw, failed, outputs } = await play({
      report: cleanReport(),
      summaryError: new Error("no GITHUB_STEP_SUMMARY\n::error::x"),
    });
    expect(raw).toContain(
      "the job summary could not be written: no GITHUB_STEP_SUMMARY ⏎ ::error::x",
    );
    expect(failed).toBe(false);
    expect(outputs.passed).toBe("true");
  });

  test("annotations off: the log stays, and the failure", async () => {
    const { log } = await play({ inputs: { annotations: "off" } });
    expect(log.annotations).toHaveLength(1);
    expect(log.lines.join("\n")).toContain("timeout-unit");
  });

  test("the failure and the warning of an input are never the annotations that are dropped", async () => {
    const findings = (["error", "warning", "note"] as const).flatMap((severity) =>
      Array.from({ length: 40 }, (_, i) => finding({ severity, line: i + 1, endLine: i + 1 })),
    );
    const { log } = await play({
      report: report({ findings }),
      inputs: { "sarif-file": "x.sarif", shard: "1/2", annotations: "checks" },
    });
    expect(log.dropped).toEqual([]);
    expect(log.annotations).toHaveLength(30);
    expect(log.annotations[0]?.message).toBe(
      "hookgate: sarif-file is not available in this version and has no effect; shard is not available in this version and has no effect; annotations: checks is not available in this version; annotations are made with workflow commands",
    );
    expect(log.annotations.at(-1)?.message).toMatch(/^hookgate: the gate failed/);
    expect(
      log.annotations.map((a) => a.title).filter((t) => t?.includes("without an annotation")),
    ).toEqual([
      "32 more errors without an annotation",
      "32 more warnings without an annotation",
      "31 more notes without an annotation",
    ]);
  });

  test("what changed comes first; when nobody knows and it matters, it is said", async () => {
    const { log, raw } = await play({ changed: [".claude/hooks/guard.sh"] });
    expect(log.annotations[0]?.file).toBe(".claude/hooks/guard.sh");
    expect(raw).not.toContain("fetch-depth");
    const unasked = { changeSources: () => ({ gitChanged: async () => null, apiChanged: null }) };
    const few = await play({ deps: unasked });
    expect(few.raw).not.toContain("fetch-depth");
    const findings = Array.from({ length: 10 }, (_, i) => finding({ line: i + 1, endLine: i + 1 }));
    const many = await play({ deps: unasked, report: report({ findings }) });
    expect(many.raw).toContain("hookgate: which files are changed is not known");
  });

  test("nobody is asked what changed when there is nothing to annotate", async () => {
    const { failed } = await play({
      report: cleanReport(),
      deps: {
        changeSources: () => {
          throw new Error("asked");
        },
      },
    });
    expect(failed).toBe(false);
  });

  test.each([
    ["pull_request_target", {}, "check", /^Hooks were not run: .* Lint ran\.$/],
    ["pull_request_target", {}, "replay", /^Hooks were not run: .* if you know why\.$/],
    ["pull_request_target", {}, "lint", null],
    ["pull_request_target", { "allow-untrusted": "true" }, "check", null],
    ["workflow_run", {}, "check", /workflow_run/],
    ["pull_request", {}, "check", null],
    ["push", {}, "check", null],
  ])("%s with %j, %s: refused because %s", async (event, inputs, command, expected) => {
    const { requests } = await play({
      env: { GITHUB_EVENT_NAME: event },
      inputs: { ...inputs, command },
    });
    if (expected === null) expect(requests[0]?.refuseReplay).toBeNull();
    else expect(requests[0]?.refuseReplay).toMatch(expected);
  });

  test("bad usage is one line and a failure", async () => {
    const { log, outputs, summary, failed } = await play({
      error: new UsageError("hookgate.yml:3: unknown key\n::warning::x"),
    });
    expect(failed).toBe(true);
    expect(log.commands).toHaveLength(1);
    expect(log.annotations[0]?.message).toBe(
      "hookgate: hookgate.yml:3: unknown key ⏎ ::warning::x",
    );
    expect(outputs).toEqual({ passed: "false" });
    expect(summary).toBeNull();
  });

  test("a bad input is one line and nothing is run", async () => {
    const { log, requests } = await play({ inputs: { command: "chekc" } });
    expect(requests).toEqual([]);
    expect(log.annotations.map((a) => a.message)).toEqual([
      'hookgate: command takes check, lint, replay, not "chekc"',
    ]);
  });

  test("a mistake of ours is told as such, with a stack nobody can abuse", async () => {
    const { log, failed } = await play({ error: new TypeError("boom\n::add-mask::x ##[error]y") });
    expect(failed).toBe(true);
    expect(log.commands.map((c) => c.name)).toEqual(["error"]);
    expect(log.annotations[0]?.message).toMatch(
      /^hookgate: internal error: boom ⏎ .*Please report it/,
    );
    expect(log.lines.filter((line) => line !== "").every((line) => line.startsWith("  │ "))).toBe(
      true,
    );
  });

  test.each([
    [
      "another server",
      { GITHUB_SERVER_URL: "https://ghe.example.com" },
      {},
      `https://ghe.example.com/octo/demo/blob/${sha}/`,
    ],
    ["a push", {}, {}, `https://github.com/octo/demo/blob/${sha}/`],
    ["no repository", { GITHUB_REPOSITORY: "" }, {}, null],
    ["no commit", { GITHUB_SHA: "" }, {}, null],
    [
      "a payload with markup",
      {},
      { pull_request: { head: { sha, repo: { full_name: "x)](y/z" } } } },
      null,
    ],
  ])("links with %s", async (_, env, payload, expected) => {
    const { summary } = await play({ env, payload });
    if (expected === null) expect(summary).not.toContain("/blob/0");
    else expect(summary).toContain(`](${expected}.gemini/settings.json#L8)`);
  });

  test.each(hostileTexts)("strangers' text in every field: %j", async (text) => {
    const { log, summary } = await play({
      report: withStrings(fullReport(), (s) => s + text),
      env: { RUNNER_DEBUG: "1" },
    });
    expect(log.commands.map((c) => c.name)).toEqual(
      "error error error warning warning warning warning notice group stop-commands endgroup error".split(
        " ",
      ),
    );
    expect(log.stopped).toBe(false);
    expect(readLog(log.lines.join("\n")).commands).toEqual([]);
    expect(Buffer.byteLength(summary ?? "")).toBeLessThan(1_000_000);
  });
});

const main = resolve(process.env.HOOKGATE_MAIN ?? join("dist", "index.js"));
const built = existsSync(main);
const whenBuilt = built ? describe : describe.skip;
if (!built)
  console.warn(
    `${main} is not there: the end-to-end tests of the Action are skipped (npm run build)`,
  );

whenBuilt("the bundle, started as the runner starts it", () => {
  const action = readActionFile("action.yml");

  const trace = join(tmpdir(), `hookgate-trace-${process.pid}`);

  /** A hook on an event that does not exist, a guard that leaves a trace when it is run, and a recorded call. */
  const handler = { type: "command", command: "node guard.js", timeout: 20_000 };
  const broken = {
    ".gemini/settings.json": JSON.stringify(
      { hooks: { PreToolUse: [{ hooks: [handler] }], BeforeTool: [{ hooks: [handler] }] } },
      null,
      2,
    ),
    "guard.js": `require("node:fs").writeFileSync(${JSON.stringify(trace)}, "ran");
console.log(JSON.stringify({ decision: "deny", reason: "::error::never" }));
`,
    "transcripts/a.events.jsonl": `${JSON.stringify({
      dialect: "gemini-cli",
      event: "BeforeTool",
      input: { tool_name: "run_shell_command", tool_input: { command: "rm -rf /" } },
    })}\n`,
  };

  async function inRepository(
    files: Record<string, string>,
    step: (
      root: string,
      run: (options?: Partial<StepOptions>) => Promise<StepResult>,
    ) => Promise<void>,
  ): Promise<void> {
    const root = mkdtempSync(join(tmpdir(), "hookgate-action-"));
    try {
      for (const [file, text] of Object.entries(files)) {
        mkdirSync(dirname(join(root, file)), { recursive: true });
        writeFileSync(join(root, file), text);
      }
      await step(root, (options) => runStep(action, { main, workspace: root, ...options }));
    } finally {
      rmSync(root, { recursive: true, force: true });
      rmSync(trace, { force: true });
    }
  }

  test("a repository without hooks passes", async () => {
    await inRepository({ "README.md": "# demo\n" }, async (_, run) => {
      const step = await run();
      expect(step).toMatchObject({ exitCode: 0, exported: "", stopped: false, dropped: [] });
      expect(step.outputs.passed).toBe("true");
      expect(step.summary).toContain("### ✓ hookgate");
    });
  });

  test("a broken config fails the step, with annotation, summary, outputs and report", async () => {
    await inRepository(broken, async (root, run) => {
      const step = await run({ inputs: { "json-file": "out/report.json" } });
      expect(step.exitCode).toBe(1);
      expect(existsSync(trace)).toBe(true);
      expect(step.exported).toBe("");
      expect(Object.keys(step.outputs)).toEqual(contractOutputs);
      expect(step.outputs).toMatchObject({
        passed: "false",
        events: "1",
        deny: "1",
        "json-file": "out/report.json",
      });
      expect(step.annotations.find((a) => a.title?.startsWith("unknown-event"))).toMatchObject({
        level: "error",
        file: ".gemini/settings.json",
        line: 3,
      });
      expect(step.annotations.at(-1)?.message).toMatch(/^hookgate: the gate failed/);
      expect(step.summary).toContain("unknown-event");
      const written = JSON.parse(readFileSync(join(root, "out", "report.json"), "utf8"));
      expect(reportSchema.safeParse(written).error).toBeUndefined();
    });
  });

  test("path, fail-on and switched-off outputs are obeyed", async () => {
    const files = Object.fromEntries(
      Object.entries(broken).map(([file, text]) => [`sub/dir/${file}`, text]),
    );
    await inRepository(files, async (_, run) => {
      const step = await run({ inputs: { path: "sub/dir", "fail-on": "never", summary: "false" } });
      expect(step.exitCode).toBe(0);
      expect(step.outputs.passed).toBe("true");
      expect(step.summary).toBe("");
      expect(step.annotations[0]?.file).toBe("sub/dir/.gemini/settings.json");
    });
  });

  test("pull_request_target is linted and runs no hook", async () => {
    await inRepository(broken, async (_, run) => {
      const step = await run({
        eventName: "pull_request_target",
        event: {
          pull_request: {
            head: { repo: { full_name: "them/demo" } },
            base: { repo: { full_name: "octo/demo" } },
          },
        },
      });
      expect(step.exitCode).toBe(1);
      const refused = step.annotations.find((a) => a.title?.startsWith("hooks-not-run"));
      expect(refused?.message).toContain("pull_request_target from a fork");
      expect(step.annotations.some((a) => a.title?.startsWith("unknown-event"))).toBe(true);
      expect(step.outputs.events).toBe("0");
      expect(existsSync(trace)).toBe(false);
    });
  });

  test("bad usage is one annotation", async () => {
    await inRepository({ "hookgate.yml": "no-such-key: 1\n" }, async (_, run) => {
      const step = await run();
      expect(step.exitCode).toBe(1);
      expect(step.annotations).toHaveLength(1);
      expect(step.annotations[0]?.message).toContain("no-such-key");
      expect(step.outputs).toEqual({ passed: "false" });
    });
  });

  test("file names of strangers stay text", async () => {
    const name = process.platform === "win32" ? "odd ##[error]x" : "::error::pwned ##[error]x";
    const files = Object.fromEntries(
      Object.entries(broken).map(([file, text]) => [`${name}/${file}`, text]),
    );
    await inRepository(files, async (_, run) => {
      const step = await run({ env: { RUNNER_DEBUG: "1" } });
      expect(step.stopped).toBe(false);
      expect(readLog(step.lines.join("\n")).commands).toEqual([]);
      expect(step.commands.map((c) => c.name)).not.toContain("add-mask");
      expect(step.annotations.every((a) => !a.message.startsWith("pwned"))).toBe(true);
    });
  });

  test("the token of the step appears nowhere", async () => {
    const token = `ghs_${"a1B2".repeat(9)}`;
    const settings = JSON.parse(broken[".gemini/settings.json"]);
    settings.hooks.PreToolUse[0].hooks[0].command = `node guard.js ${token}`;
    await inRepository(
      { ...broken, ".gemini/settings.json": JSON.stringify(settings, null, 2) },
      async (_, run) => {
        const step = await run({ token, env: { RUNNER_DEBUG: "1" } });
        expect(
          step.stdout + step.stderr + step.summary + JSON.stringify(step.outputs),
        ).not.toContain(token);
      },
    );
  });

  test.each([
    [200, [{ filename: ".gemini/settings.json" }], true],
    [403, { message: "Resource not accessible by integration" }, false],
  ])("what changed is asked of the server the runner names: %d", async (status, body, known) => {
    const asked: string[] = [];
    const server = createServer((request, response) => {
      asked.push(`${request.method} ${request.url} ${request.headers.authorization}`);
      response.writeHead(status, { "content-type": "application/json; charset=utf-8" });
      response.end(JSON.stringify(body));
    });
    await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
    try {
      const address = server.address();
      const port = typeof address === "object" ? address?.port : undefined;
      await inRepository(broken, async (_, run) => {
        const step = await run({
          token: "a-token-of-the-job",
          eventName: "pull_request",
          event: { pull_request: { number: 7, base: { sha: base } } },
          env: { GITHUB_API_URL: `http://127.0.0.1:${port}/api/v3` },
        });
        expect(asked).toEqual([
          "GET /api/v3/repos/octo/demo/pulls/7/files?per_page=100 token a-token-of-the-job",
        ]);
        expect(step.exitCode).toBe(1);
        expect(step.summary?.includes("changed here")).toBe(known);
      });
    } finally {
      server.close();
    }
  });

  const onPosix = process.platform === "win32" ? test.skip : test;
  onPosix.each([
    ["SIGINT", 130],
    ["SIGTERM", 143],
  ] as const)("%s ends the step and the hook that runs", async (signal, status) => {
    const slow = `require("node:fs").writeFileSync(${JSON.stringify(trace)}, String(process.pid));
setTimeout(() => {}, 60_000);
`;
    await inRepository({ ...broken, "guard.js": slow }, async (_, run) => {
      let hook = 0;
      const step = await run({
        started: async (kill) => {
          while (hook === 0) {
            await new Promise((wake) => setTimeout(wake, 20));
            if (existsSync(trace)) hook = Number(readFileSync(trace, "utf8"));
          }
          kill(signal);
        },
      });
      expect(step.exitCode).toBe(status);
      expect(step.stdout).toContain(`hookgate: cancelled (${signal})`);
      // A killed process is there until its new parent takes notice.
      for (let tries = 0; tries < 200 && isThere(hook); tries++) {
        await new Promise((wake) => setTimeout(wake, 50));
      }
      expect(isThere(hook)).toBe(false);
    });
  });
});

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
