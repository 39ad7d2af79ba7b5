import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "@jest/globals";
import { Ajv2020 } from "ajv/dist/2020.js";
import { type CheckRequest, check } from "../src/check.ts";
import { nodeEdge } from "../src/edge/node-edge.ts";
import { UsageError } from "../src/model/errors.ts";
import type { Report } from "../src/report/report.ts";
import { makeRepository } from "./support/make-repository.ts";

const posix = process.platform !== "win32";

async function run(root: string, request: Partial<CheckRequest> = {}): Promise<Report> {
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
      ...request,
    },
    nodeEdge(),
  );
  return report;
}

const rulesOf = (report: Report): string[] => report.findings.map((f) => f.rule);

const geminiGuard = (command: string, extra: object = {}): object => ({
  hooks: {
    BeforeTool: [
      {
        matcher: "run_shell_command",
        hooks: [{ name: "guard", type: "command", command, timeout: 5000, ...extra }],
      },
    ],
  },
});
const claudeGuard = (command: string): object => ({
  hooks: { PreToolUse: [{ matcher: "Bash", hooks: [{ type: "command", command }] }] },
});
const event = (
  dialect: string,
  name: string,
  tool: string,
  input: object,
  more: object = {},
): string =>
  JSON.stringify({ dialect, event: name, input: { tool_name: tool, tool_input: input }, ...more });
const shell = (command: string, more: object = {}): string =>
  event("gemini-cli", "BeforeTool", "run_shell_command", { command }, more);
const bash = (command: string, more: object = {}): string =>
  event("claude-code", "PreToolUse", "Bash", { command }, more);

const denyDestroy = "grep -q destroy && { echo 'not here' >&2; exit 2; } || exit 0";

describe("a repository without hooks", () => {
  test("passes with a notice", async () => {
    const report = await run(makeRepository({ "README.md": "# x", "a.events.jsonl": shell("ls") }));
    expect(report.gate).toEqual({ passed: true, failOn: "error", reasons: [] });
    expect(report.notices).toEqual(["no hooks found: nothing to check"]);
    expect(report.replay).toBeNull();
  });
});

test("an expectation counts even where all hooks are gone", async () => {
  const events = [shell("terraform destroy", { expect: "deny" }), shell("ls", { expect: "none" })];
  const report = await run(makeRepository({ "a.events.jsonl": events.join("\n") }));
  expect(report.findings.map((f) => [f.rule, f.line])).toEqual([["unexpected-verdict", 1]]);
});

describe("what cannot be done is a usage error", () => {
  test.each([
    ["no such folder", {}, { root: "/nowhere/at/all" }, /no such/],
    ["a file for a folder", { "a.txt": "x" }, { root: "a.txt" }, /not a folder|no such/],
    [
      "a glob that matches nothing",
      { ".gemini/settings.json": geminiGuard("true") },
      { transcripts: ["nothing/**"] },
      /"nothing\/\*\*" matches no file/,
    ],
    ["an unknown dialect", {}, { dialects: ["gemini"] }, /unknown dialect "gemini"/],
    [
      "a policy that is not there",
      {},
      { configFile: "policy.yml" },
      /policy.yml: .*cannot be read/,
    ],
    ["an invalid policy", { "hookgate.yml": "fail-on: maybe\n" }, {}, /hookgate.yml:1:10/],
    [
      "an impossible version",
      { "hookgate.yml": "agents: { gemini-cli: { version: newest } }\n" },
      {},
      /version/,
    ],
    [
      "a layer that is not there",
      {},
      { userDir: "/nowhere/at/all" },
      /no such folder: \/nowhere\/at\/all/,
    ],
    [
      "a glob that fits no file",
      { "a.json": "{}" },
      { transcripts: ["nomatch*"] },
      /matches no file/,
    ],
    [
      "a sandbox that is not there",
      { ".gemini/settings.json": geminiGuard("true"), "x.events.jsonl": shell("ls") },
      { sandbox: "bubblewrap" as const },
      /sandbox/,
    ],
  ])("%s", async (_, files, request, message) => {
    const root = makeRepository(files);
    const wanted = { ...request, root: "root" in request ? join(root, request.root) : root };
    await expect(run(wanted.root, wanted)).rejects.toThrow(message);
    await expect(run(wanted.root, wanted)).rejects.toThrow(UsageError);
  });
});

(posix ? describe : describe.skip)("a replay (POSIX shells)", () => {
  test("a deny, a call nobody objects to, and statistics", async () => {
    const root = makeRepository({
      ".gemini/settings.json": geminiGuard(denyDestroy),
      "transcripts/a.events.jsonl": [shell("terraform destroy"), shell("ls")].join("\n"),
    });
    const report = await run(root);
    expect(report.replay?.transcripts[0]?.decisions).toMatchObject([
      {
        dialect: "gemini-cli",
        step: 1,
        line: 1,
        event: "BeforeTool",
        tool: "run_shell_command",
        subject: "terraform destroy",
        verdict: "deny",
        rawDecision: "deny",
        reason: "not here",
        failedOpen: false,
        hooks: [{ outcome: "deny", exitCode: 2, name: "guard", file: ".gemini/settings.json" }],
      },
      { step: 2, line: 2, verdict: "none", hooks: [{ outcome: "none", exitCode: 0 }] },
    ]);
    expect(report.hooks[0]?.stats).toMatchObject({ matched: 2, ran: 2, deny: 1, errors: 0 });
    expect(report.summary).toMatchObject({ events: 2, hookRuns: 2, deny: 1, none: 1 });
    expect(rulesOf(report)).toEqual(["call-denied"]);
    expect(report.gate.passed).toBe(true);
  });

  test("a guard that fails open fails the gate, at the guard", async () => {
    const root = makeRepository({
      ".claude/settings.json": claudeGuard("echo blocked >&2; exit 1"),
      "transcripts/a.events.jsonl": bash("git push --force"),
    });
    const report = await run(root);
    expect(report.replay?.transcripts[0]?.decisions[0]).toMatchObject({
      verdict: "none",
      failedOpen: true,
      hooks: [{ outcome: "error", exitCode: 1 }],
    });
    expect(report.findings).toMatchObject([
      { rule: "fails-open", severity: "error", file: ".claude/settings.json", line: 9 },
    ]);
    expect(report.gate).toMatchObject({ passed: false, reasons: ["1 error"] });
  });

  test("an expectation that does not hold is an error at its line of the recording", async () => {
    const root = makeRepository({
      ".gemini/settings.json": geminiGuard(denyDestroy),
      "hookgate/g.events.jsonl": [
        shell("terraform destroy", { expect: "deny" }),
        shell("rm -rf /", { expect: "deny" }),
        shell("destroy", { expect: { verdict: "deny", reason: "^not" } }),
        event("gemini-cli", "BeforeTool", "read_file", {}, { expect: "none" }),
        event("gemini-cli", "BeforeTool", "read_file", {}, { expect: "deny" }),
      ].join("\n"),
    });
    const report = await run(root);
    const unexpected = report.findings.filter((f) => f.rule === "unexpected-verdict");
    expect(unexpected.map((f) => [f.file, f.line, f.severity])).toEqual([
      ["hookgate/g.events.jsonl", 2, "error"],
      ["hookgate/g.events.jsonl", 5, "error"],
    ]);
  });

  test("the after-event of a denied call is not replayed", async () => {
    const log = "cat >> \"$GEMINI_PROJECT_DIR/log\"; echo '{}'";
    const root = makeRepository({
      ".gemini/settings.json": {
        hooks: {
          BeforeTool: [{ hooks: [{ type: "command", command: denyDestroy }] }],
          AfterTool: [{ hooks: [{ type: "command", command: log }] }],
        },
      },
      "a.events.jsonl": [
        shell("destroy", { id: "1" }),
        event("gemini-cli", "AfterTool", "run_shell_command", { command: "destroy" }, { id: "1" }),
        event("gemini-cli", "AfterTool", "run_shell_command", { command: "ls" }, { id: "2" }),
        shell("destroy it"),
        event("gemini-cli", "AfterTool", "run_shell_command", { command: "destroy it" }),
        event("gemini-cli", "AfterTool", "run_shell_command", { command: "pwd" }),
      ].join("\n"),
    });
    const decisions = (await run(root)).replay?.transcripts[0]?.decisions ?? [];
    expect(decisions.map((d) => [d.event, d.callId, d.subject])).toEqual([
      ["BeforeTool", "1", "destroy"],
      ["AfterTool", "2", "ls"],
      ["BeforeTool", null, "destroy it"],
      ["AfterTool", null, "pwd"],
    ]);
  });

  test("the after-event of a call shows the input that a hook has put in its place", async () => {
    const rewrite = JSON.stringify({ hookSpecificOutput: { tool_input: { command: "ls -la" } } });
    const root = makeRepository({
      ".gemini/settings.json": {
        hooks: {
          BeforeTool: [{ hooks: [{ type: "command", command: `echo '${rewrite}'` }] }],
          AfterTool: [{ hooks: [{ type: "command", command: 'echo "saw $(cat)" >&2; exit 2' }] }],
        },
      },
      "a.events.jsonl": [
        shell("ls", { id: "1" }),
        event("gemini-cli", "AfterTool", "run_shell_command", { command: "ls" }, { id: "1" }),
        event("gemini-cli", "AfterTool", "run_shell_command", { command: "pwd" }, { id: "2" }),
      ].join("\n"),
    });
    const decisions = (await run(root)).replay?.transcripts[0]?.decisions ?? [];
    expect(decisions[0]?.effects).toEqual({ tool_input: { command: "ls -la" } });
    const seen = decisions.slice(1).map((d) => /"tool_input":(\{.*?\})/.exec(d.reason ?? "")?.[1]);
    expect(seen).toEqual(['{"command":"ls -la"}', '{"command":"pwd"}']);
  });

  test("a stop that was refused eight times in a row happens all the same in Claude Code", async () => {
    const root = makeRepository({
      ".claude/settings.json": {
        hooks: { Stop: [{ hooks: [{ type: "command", command: "echo not yet >&2; exit 2" }] }] },
      },
      "a.events.jsonl": [false, ...Array(9).fill(true), false]
        .map((active) => ({ stop_hook_active: active }))
        .map((input) => JSON.stringify({ dialect: "claude-code", event: "Stop", input }))
        .join("\n"),
    });
    const report = await run(root);
    const verdicts = report.replay?.transcripts[0]?.decisions.map((d) => d.verdict);
    expect(verdicts).toEqual([...Array(8).fill("continue"), "none", "none", "continue"]);
    expect(report.findings.find((f) => f.rule === "decision-ignored")?.message).toMatch(
      /9 times in a row/,
    );
  });

  test("hooks run in a copy: the checkout stays as it is, state lives within one recording", async () => {
    const count =
      'n=$(cat count 2>/dev/null || echo 0); echo $((n+1)) > count; echo "run $n in $HOME" >&2; exit 2';
    const root = makeRepository({
      ".gemini/settings.json": geminiGuard(count),
      "a.events.jsonl": [shell("ls"), shell("ls")].join("\n"),
      "b.events.jsonl": shell("ls"),
    });
    const report = await run(root);
    const reasons = report.replay?.transcripts.map((t) => t.decisions.map((d) => d.reason));
    expect(reasons).toEqual([["run 0 in <home>", "run 1 in <home>"], ["run 0 in <home>"]]);
    expect(() => readFileSync(join(root, "count"))).toThrow();
  });

  test("the environment of a hook holds no secret of ours", async () => {
    process.env.HOOKGATE_TEST_TOKEN = "very-secret-value-123";
    process.env.MY_FLAG = "on";
    try {
      const root = makeRepository({
        "hookgate.yml": "replay: { env: [MY_FLAG] }\n",
        ".gemini/settings.json": geminiGuard(
          'echo "[$HOOKGATE_TEST_TOKEN] [$MY_FLAG]" >&2; exit 2',
        ),
        "a.events.jsonl": shell("ls"),
      });
      const report = await run(root);
      expect(report.replay?.transcripts[0]?.decisions[0]?.reason).toBe("[] [on]");
    } finally {
      delete process.env.HOOKGATE_TEST_TOKEN;
      delete process.env.MY_FLAG;
    }
  });

  test("paths of the recording machine become paths of the copy, and are told as recorded", async () => {
    const root = makeRepository({
      ".claude/settings.json": claudeGuard(
        'f=$(sed \'s/.*cat \\([^"]*\\)".*/\\1/\'); cat "$f" >&2; pwd >&2; exit 2',
      ),
      "src/a.txt": "content\n",
      "a.events.jsonl": JSON.stringify({
        dialect: "claude-code",
        event: "PreToolUse",
        input: {
          cwd: "/home/mara/shop",
          tool_name: "Bash",
          tool_input: { command: "cat /home/mara/shop/src/a.txt" },
        },
      }),
    });
    const [recording] = (await run(root)).replay?.transcripts ?? [];
    expect(recording).toMatchObject({ project: "", recordedRoot: "/home/mara/shop" });
    expect(recording?.decisions[0]?.reason).toMatch(/content\s+\/home\/mara\/shop/);
    expect(recording?.decisions[0]?.subject).toBe("cat /home/mara/shop/src/a.txt");
  });

  test("each config root is a project of its own", async () => {
    const say = (who: string): object => geminiGuard(`echo ${who} >&2; exit 2`);
    const at = (cwd: string): string =>
      JSON.stringify({
        dialect: "gemini-cli",
        event: "BeforeTool",
        input: { cwd, tool_name: "run_shell_command", tool_input: { command: "ls" } },
      });
    const root = makeRepository({
      ".gemini/settings.json": say("root"),
      "packages/a/.gemini/settings.json": say("a"),
      "transcripts/1.events.jsonl": at("/home/u/mono/packages/a/src"),
      "transcripts/2.events.jsonl": at("/home/u/mono"),
    });
    const report = await run(root);
    expect(report.replay?.transcripts.map((t) => [t.project, t.decisions[0]?.reason])).toEqual([
      ["packages/a", "a"],
      ["", "root"],
    ]);
  });

  test("layers given by option count too", async () => {
    const root = makeRepository({
      ".gemini/settings.json": geminiGuard("exit 0"),
      "a.events.jsonl": shell("ls"),
    });
    const home = makeRepository({
      ".gemini/settings.json": geminiGuard("echo from home >&2; exit 2", { name: "home" }),
    });
    const report = await run(root, { userDir: home });
    expect(report.hooks.map((h) => h.name)).toEqual(["home", "guard"]);
    expect(report.replay?.transcripts[0]?.decisions[0]).toMatchObject({
      verdict: "deny",
      reason: "from home",
    });
  });

  test("the time budget ends a replay with a finding", async () => {
    const root = makeRepository({
      "hookgate.yml": "replay: { budget: 50ms, jobs: 1 }\n",
      ".gemini/settings.json": geminiGuard("sleep 0.1; echo guard"),
      "a.events.jsonl": Array.from({ length: 50 }, () => shell("ls")).join("\n"),
    });
    const report = await run(root);
    expect(rulesOf(report)).toContain("budget-exceeded");
    expect(report.gate.passed).toBe(false);
  });

  test.each([
    ["auto, no recordings of its own", "auto", [], true],
    ["auto, recordings of its own", "auto", [shell("ls")], false],
    ["always", "always", [shell("ls")], true],
    ["never", "never", [], false],
  ])("a recording of another agent, %s", async (_, translate, own, asked) => {
    const root = makeRepository({
      "hookgate.yml": `replay: { translate: ${translate} }\n`,
      ".gemini/settings.json": geminiGuard(denyDestroy),
      "transcripts/claude.events.jsonl": bash("terraform destroy", { id: "1", expect: "none" }),
      ...(own.length > 0 ? { "transcripts/own.events.jsonl": own.join("\n") } : {}),
    });
    const report = await run(root);
    const [recording] = report.replay?.transcripts ?? [];
    const told = (recording?.decisions ?? []).map((d) => [
      d.dialect,
      d.event,
      d.tool,
      d.subject,
      d.verdict,
      d.translated,
    ]);
    const denied = [
      "gemini-cli",
      "BeforeTool",
      "run_shell_command",
      "terraform destroy",
      "deny",
      true,
    ];
    expect(told).toEqual(asked ? [denied] : []);
    expect(rulesOf(report)).not.toContain("unexpected-verdict");
  });

  test("written events belong each to the root nearest to the folder they name", async () => {
    const say = (who: string): object => geminiGuard(`echo ${who} >&2; exit 2`);
    const at = (cwd: string | undefined): string =>
      JSON.stringify({
        dialect: "gemini-cli",
        event: "BeforeTool",
        input: { cwd, tool_name: "run_shell_command", tool_input: { command: "ls" } },
      });
    const root = makeRepository({
      ".gemini/settings.json": say("root"),
      "packages/a/.gemini/settings.json": say("a"),
      "x.events.jsonl": [at("/r/packages/a"), at("/r"), at(undefined)].join("\n"),
    });
    const decisions = (await run(root)).replay?.transcripts[0]?.decisions ?? [];
    expect(decisions.map((d) => d.reason)).toEqual(["a", "root", "root"]);
  });

  test("a layer given by option holds also where only a package has hooks of its own", async () => {
    const root = makeRepository({
      "packages/a/.gemini/settings.json": geminiGuard("exit 0"),
      "x.events.jsonl": shell("ls", { expect: "deny" }),
    });
    const home = makeRepository({
      ".gemini/settings.json": geminiGuard("echo home >&2; exit 2", { name: "home" }),
    });
    const report = await run(root, { userDir: home });
    expect(rulesOf(report)).not.toContain("unexpected-verdict");
  });

  test.each([
    ["a glob takes what fits it", "*.jsonl", ["a.jsonl", "b.jsonl"]],
    ["below folders", "**/*.events.jsonl", ["sub/c.events.jsonl"]],
    ["alternatives", "{a,b}.jsonl", ["a.jsonl", "b.jsonl"]],
    ["a folder", "sub", ["sub/c.events.jsonl"]],
  ])("--transcripts: %s", async (_, glob, files) => {
    const root = makeRepository({
      ".gemini/settings.json": geminiGuard("true"),
      "a.jsonl": shell("ls"),
      "b.jsonl": shell("ls"),
      "package.json": "{}",
      "sub/c.events.jsonl": shell("ls"),
    });
    const report = await run(root, { transcripts: [glob] });
    expect(report.replay?.transcripts.map((t) => t.file)).toEqual(files);
  });

  test("an expectation that cannot be read is an error at its line", async () => {
    const root = makeRepository({
      ".gemini/settings.json": geminiGuard("true"),
      "a.events.jsonl": [shell("ls", { expect: "denied" }), shell("ls")].join("\n"),
      "empty.events.jsonl": "",
    });
    const report = await run(root);
    expect(report.findings.map((f) => [f.rule, f.severity, f.file, f.line])).toEqual([
      ["transcript-unreadable", "error", "a.events.jsonl", 1],
    ]);
  });

  test("no policy of the contributor's silences a refused replay", async () => {
    const root = makeRepository({
      ".gemini/settings.json": geminiGuard("true"),
      "a.events.jsonl": shell("ls"),
      "hookgate.yml":
        "fail-on: never\nrules: { hooks-not-run: off }\nsuppress: [{ rule: hooks-not-run, reason: r }]\n",
    });
    const report = await run(root, { refuseReplay: "Hooks were not run." });
    expect([rulesOf(report), report.gate.passed]).toEqual([["hooks-not-run"], false]);
  });

  test("a refused replay runs nothing and says why", async () => {
    const root = makeRepository({
      ".gemini/settings.json": geminiGuard("touch /tmp/hookgate-must-not-exist; exit 2"),
      "a.events.jsonl": shell("ls"),
    });
    const report = await run(root, { refuseReplay: "Hooks were not run: an untrusted event." });
    expect(report.findings).toMatchObject([
      {
        rule: "hooks-not-run",
        severity: "error",
        message: "Hooks were not run: an untrusted event.",
      },
    ]);
    expect(report.replay).toBeNull();
    expect(report.gate.passed).toBe(false);
  });

  test("credentials in what a hook prints are hidden", async () => {
    const token = `ghp_${"a1B2".repeat(9)}`;
    const root = makeRepository({
      ".gemini/settings.json": geminiGuard(`echo token is ${token} >&2; exit 2`),
      "a.events.jsonl": shell(`curl -H 'Authorization: Bearer ${token}' x`),
    });
    const report = await run(root);
    expect(report.summary.deny).toBe(1);
    expect(JSON.stringify(report)).not.toContain(token);
  });

  test("two runs give the same report, times aside", async () => {
    const root = makeRepository({
      ".gemini/settings.json": geminiGuard(denyDestroy),
      ".claude/settings.json": claudeGuard("pwd >&2; exit 2"),
      "a.events.jsonl": [shell("destroy"), bash("ls")].join("\n"),
      "b.events.jsonl": shell("ls"),
    });
    const timeless = (report: Report): string =>
      JSON.stringify(report, (key, value) => (/Ms$/.test(key) ? 0 : value));
    expect(timeless(await run(root))).toBe(timeless(await run(root)));
  });
});

describe("policy", () => {
  const broken = { hooks: { PreToolUse: [{ hooks: [{ type: "command", command: "true" }] }] } };

  test.each([
    ["as it is", "", ["unknown-event"], false],
    ["a rule switched off", "rules: { unknown-event: off }\n", [], true],
    ["a rule made a warning", "rules: { unknown-event: warning }\n", ["unknown-event"], true],
    [
      "fail on warnings",
      "fail-on: warning\nrules: { unknown-event: warning }\n",
      ["unknown-event"],
      false,
    ],
    ["never fail", "fail-on: never\n", ["unknown-event"], true],
    [
      "suppressed with a reason",
      "suppress: [{ rule: unknown-event, file: '**', reason: 'known' }]\n",
      [],
      true,
    ],
    [
      "an unused suppression",
      "suppress: [{ rule: timeout-unit, reason: 'old' }]\n",
      ["unknown-event", "unused-suppression"],
      false,
    ],
    ["the config left out", "exclude: ['.gemini/**']\n", [], true],
  ])("%s", async (_, policy, rules, passed) => {
    const root = makeRepository({ ".gemini/settings.json": broken, "hookgate.yml": policy });
    const report = await run(root);
    expect([rulesOf(report), report.gate.passed]).toEqual([rules, passed]);
  });
});

describe("the report", () => {
  const schema = JSON.parse(readFileSync("schemas/report.schema.json", "utf8"));
  const validate = new Ajv2020({ strict: false }).compile(schema);

  test.each([
    ["no hooks", {}],
    ["broken configs", { ".gemini/settings.json": "{", ".claude/settings.json": "[]" }],
    ["hooks and no recordings", { ".gemini/settings.json": geminiGuard("true") }],
    [
      "a replay",
      {
        ".gemini/settings.json": geminiGuard("true"),
        ".claude/settings.json": claudeGuard("exit 3"),
        "a.events.jsonl": [shell("ls"), bash("ls"), "{torn"].join("\n"),
      },
    ],
  ])("%s validates against the published schema", async (_, files) => {
    const report = await run(makeRepository(files));
    expect([validate(report), validate.errors]).toEqual([true, null]);
  });

  test("fingerprints survive edits above the finding", async () => {
    const config = geminiGuard("true", { timeout: 30 });
    const text = JSON.stringify(config, null, 2);
    const [a, b] = await Promise.all(
      [text, `\n\n// moved\n${text}`].map((t) =>
        run(makeRepository({ ".gemini/settings.json": t })),
      ),
    );
    const [one, two] = [a?.findings[0], b?.findings[0]];
    expect(one?.rule).toBe("timeout-unit");
    expect(one?.line).not.toBe(two?.line);
    expect(one?.fingerprint).toBe(two?.fingerprint);
  });
});
