import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "@jest/globals";
import { commandTable } from "../src/cli/options.ts";
import { rules } from "../src/rules/registry.ts";
import { version } from "../src/version.ts";
import { makeRepository } from "./support/make-repository.ts";

/** The committed bundle: what users run. */
const cli = resolve("dist/cli/index.js");
const built = existsSync(cli);
if (!built)
  process.stderr.write("tests of the command line are skipped: run npm run build first\n");
const describeBuilt = built ? describe : describe.skip;

function hookgate(args: readonly string[], options: { cwd?: string; input?: string } = {}) {
  const result = spawnSync(process.execPath, [cli, ...args], {
    cwd: options.cwd ?? ".",
    input: options.input ?? "",
    encoding: "utf8",
    env: { PATH: process.env.PATH ?? "", HOME: process.env.HOME ?? "" },
  });
  return { status: result.status, stdout: result.stdout, stderr: result.stderr };
}

const guard = {
  hooks: {
    PreToolUse: [
      {
        matcher: "Bash",
        hooks: [
          {
            type: "command",
            command: "grep -q -- --force && { echo no force >&2; exit 2; } || exit 0",
          },
        ],
      },
    ],
  },
};
const forced = JSON.stringify({ tool_name: "Bash", tool_input: { command: "git push --force" } });

describeBuilt("the command line", () => {
  test("--version", () => {
    expect(hookgate(["--version"])).toEqual({ status: 0, stdout: `${version}\n`, stderr: "" });
  });

  test("--help names every command", () => {
    const { status, stdout } = hookgate(["--help"]);
    expect(status).toBe(0);
    for (const { name } of commandTable) expect(stdout).toContain(`hookgate ${name}`);
  });

  test.each(commandTable.map((c) => [c.name, c.options] as const))(
    "%s --help names every option",
    (name, options) => {
      const { status, stdout } = hookgate([name, "--help"]);
      expect(status).toBe(0);
      for (const option of options) expect(stdout).toContain(`--${option}`);
    },
  );

  test.each([
    ["no command", [], ""],
    ["an unknown command", ["chekc"], 'unknown command "chekc"; did you mean check?'],
    ["a command of a later version", ["lock"], "hookgate lock is not available in this version"],
    [
      "an unknown option",
      ["lint", "--fial-on=error"],
      "hookgate lint has no option --fial-on; did you mean --fail-on?",
    ],
    [
      "an option of another command",
      ["lint", "--transcripts", "x"],
      "hookgate lint has no option --transcripts",
    ],
    [
      "an option of a later version",
      ["check", "--base", "main"],
      "--base is not available in this version",
    ],
    ["a missing value", ["check", "--jobs"], "--jobs"],
    [
      "a bad value",
      ["check", "--jobs", "many"],
      '--jobs takes a whole number from 1 to 256, not "many"',
    ],
    [
      "a bad level",
      ["check", "--fail-on", "note"],
      '--fail-on takes error, warning, never, not "note"',
    ],
    ["an unknown format", ["check", "--format", "xml"], 'unknown format "xml"'],
    [
      "a format of a later version",
      ["check", "--format", "sarif"],
      'format "sarif" is not available in this version',
    ],
    [
      "two formats on standard output",
      ["check", "--format", "json", "--format", "github"],
      "only one format can go to standard output",
    ],
    ["two paths", ["check", "a", "b"], "takes one PATH"],
    ["a missing path", ["check", "nowhere"], "no such folder: nowhere"],
    [
      "an unknown rule",
      ["explain", "timeout-uint"],
      'unknown rule "timeout-uint"; did you mean timeout-unit?',
    ],
    ["run without its options", ["run"], "needs one --dialect, one --event and one --input"],
  ])("%s is status 2 and one line", (_, args, message) => {
    const { status, stderr } = hookgate(args);
    expect(status).toBe(2);
    if (message !== "") {
      expect(stderr).toContain(message);
      expect(stderr.trim().split("\n")).toHaveLength(1);
    }
  });

  test("check: status 0 when the gate passes, 1 when it fails", () => {
    const good = makeRepository({ ".claude/settings.json": guard });
    expect(hookgate(["check", good]).status).toBe(0);
    const bad = makeRepository({ ".claude/settings.json": "{" });
    expect(hookgate(["check", bad]).status).toBe(1);
    expect(hookgate(["check", bad, "--fail-on", "never"]).status).toBe(0);
  });

  test("--format json: one document on standard output, also beside files", () => {
    const root = makeRepository({ ".claude/settings.json": guard });
    const file = join(root, "out/report.txt");
    const { stdout, stderr } = hookgate([
      "check",
      root,
      "--format",
      "json",
      "--format",
      `text=${file}`,
    ]);
    expect(JSON.parse(stdout)).toMatchObject({
      schemaVersion: 1,
      tool: { name: "hookgate", version },
    });
    expect(stderr).toBe("");
    expect(readFileSync(file, "utf8")).toMatch(/^hookgate /);
  });

  test("run: one decision, status 0 whatever the verdict", () => {
    const root = makeRepository({ ".claude/settings.json": guard });
    const args = ["run", root, "--dialect", "claude-code", "--event", "PreToolUse", "--input", "-"];
    const denied = hookgate(args, { input: forced });
    expect(denied.status).toBe(0);
    expect(JSON.parse(denied.stdout)).toMatchObject({
      dialect: "claude-code",
      event: "PreToolUse",
      tool: "Bash",
      subject: "git push --force",
      verdict: "deny",
      reason: expect.stringContaining("no force"),
      hooks: [{ outcome: "deny", exitCode: 2 }],
    });
    const other = hookgate(args, { input: JSON.stringify({ tool_name: "Read", tool_input: {} }) });
    expect(JSON.parse(other.stdout)).toMatchObject({ verdict: "none", hooks: [] });
  });

  test.each([
    [
      "an unknown event",
      ["--event", "BeforeTool", "--input", "-"],
      "{}",
      "did you mean PreToolUse?",
    ],
    ["no JSON", ["--event", "PreToolUse", "--input", "-"], "x", "is not JSON"],
    ["no object", ["--event", "PreToolUse", "--input", "-"], "[]", "one JSON object"],
    [
      "no file",
      ["--event", "PreToolUse", "--input", "nowhere.json"],
      "",
      "cannot read nowhere.json",
    ],
  ])("run with %s is status 2", (_, args, input, message) => {
    const root = makeRepository({ ".claude/settings.json": guard });
    const { status, stderr } = hookgate(["run", root, "--dialect", "claude-code", ...args], {
      input,
    });
    expect([status, stderr]).toEqual([2, expect.stringContaining(message)]);
  });

  test("list: every hook with where it stands", () => {
    const root = makeRepository({ ".claude/settings.json": guard });
    const { status, stdout } = hookgate(["list", root]);
    expect(status).toBe(0);
    expect(stdout).toMatch(
      /claude-code\n {2}PreToolUse\n.*\n {6}\.claude\/settings\.json:7 · on Bash · 10 min · guard/,
    );
  });

  test("why: what a hook fired on, and what its matcher missed", () => {
    const event = (tool: string, input: object): string =>
      JSON.stringify({
        dialect: "claude-code",
        event: "PreToolUse",
        input: { tool_name: tool, tool_input: input },
      });
    const root = makeRepository({
      ".claude/settings.json": guard,
      "a.events.jsonl": [
        event("Bash", { command: "ls" }),
        event("BashOutput", { id: "1" }),
        event("Read", { file_path: "a" }),
        event("Read", { file_path: "b" }),
      ].join("\n"),
    });
    const { status, stdout } = hookgate(["why", ".claude/settings.json:9"], { cwd: root });
    expect(status).toBe(0);
    expect(stdout.split("\n").slice(1)).toEqual([
      "  listens to PreToolUse with the matcher `Bash`",
      "  fired on 1 of 4 recorded events",
      "    a.events.jsonl step 1  ls",
      "  3 times the matcher did not fit. Nearest:",
      "    Read  2 ×, first a.events.jsonl step 3  a",
      "    BashOutput  1 ×, first a.events.jsonl step 2  1",
      "",
    ]);
    const json = hookgate(["why", ".claude/settings.json", "--format", "json"], { cwd: root });
    expect(JSON.parse(json.stdout)).toMatchObject({
      recordings: 1,
      hooks: [
        { event: "PreToolUse", matcher: "Bash", events: 4, fired: 1, missed: { matcher: 3 } },
      ],
    });
  });

  test.each([
    ["a line outside of every hook", ".claude/settings.json:1", "is inside no hook"],
    ["no such file", "nothing.json", "no such file: nothing.json"],
    ["a file without hooks", "a.txt", "holds no hook, and no hook starts it"],
  ])("why with %s is status 2", (_, operand, message) => {
    const root = makeRepository({ ".claude/settings.json": guard, "a.txt": "x" });
    const { status, stderr } = hookgate(["why", operand], { cwd: root });
    expect([status, stderr]).toEqual([2, expect.stringContaining(message)]);
  });

  test("explain: the list, and every rule", () => {
    const { stdout } = hookgate(["explain"]);
    for (const { meta } of rules) expect(stdout).toContain(meta.id);
    expect(hookgate(["explain", "timeout-unit"]).stdout).toContain("millisecond");
  });
});

describeBuilt("the demo", () => {
  test("shows a deny, a guard that fails open, lint errors and a hook that never fires", () => {
    const { status, stdout } = hookgate(["check", "examples/orders-service", "--format", "json"]);
    const report = JSON.parse(stdout);
    expect(status).toBe(1);
    const found = report.findings.map(
      (f: { rule: string; severity: string; file: string }) => `${f.severity} ${f.rule} ${f.file}`,
    );
    expect(found).toEqual(
      expect.arrayContaining([
        "error fails-open .claude/settings.json",
        "error fails-open .gemini/settings.json",
        "error timeout-unit .gemini/settings.json",
        "error unknown-event .gemini/settings.json",
        "warning never-fires .claude/settings.json",
        "note call-denied .claude/settings.json",
      ]),
    );
    expect(found.filter((f: string) => f.includes("unexpected-verdict"))).toEqual([]);
  });
});
