import { describe, expect, test } from "@jest/globals";
import type { Finding, Severity } from "../src/model/finding.ts";
import { judge } from "../src/policy/gate.ts";
import { durationMs, loadPolicy } from "../src/policy/load.ts";
import { defaultPolicy } from "../src/policy/policy.ts";
import { suppress } from "../src/policy/suppress.ts";

const known = {
  rules: ["unknown-event", "timeout-unit", "absolute-path", "remote-code"],
  dialects: ["claude-code", "gemini-cli"],
  badVersion: (_: string, version: string) => (/^\d/.test(version) ? null : "no such version"),
};
const load = (text: string, file = "hookgate.yml") => loadPolicy(file, text, known);

describe("a policy file", () => {
  test("everything in it", () => {
    const policy = load(`
fail-on: warning
include: ["packages/**"]
exclude: ["examples/broken/**"]
agents:
  gemini-cli: { version: "0.61" }
rules:
  absolute-path: off
  timeout-unit: warning
replay:
  transcripts: ["recordings/**"]
  dialects: [gemini-cli]
  jobs: 2
  sandbox: none
  on-other-exit: allow
  env: [MY_FLAG]
  network: false
  budget: 10m
  map-root: false
suppress:
  - rule: remote-code
    file: .claude/settings.json
    reason: "reviewed in #123"
`);
    expect(policy).toMatchObject({
      file: "hookgate.yml",
      failOn: "warning",
      include: ["packages/**"],
      exclude: ["examples/broken/**"],
      transcripts: ["recordings/**"],
      transcriptsGiven: true,
      replayDialects: ["gemini-cli"],
      jobs: 2,
      sandbox: "none",
      passedVariables: ["MY_FLAG"],
      budgetMs: 600_000,
      mapRoot: false,
    });
    expect([...policy.versions]).toEqual([["gemini-cli", "0.61"]]);
    expect(policy.severities.get("absolute-path")).toBe("off");
    expect(policy.suppressions).toMatchObject([
      {
        rule: "remote-code",
        file: ".claude/settings.json",
        hook: null,
        reason: "reviewed in #123",
      },
    ]);
  });

  test.each([
    ["nothing", ""],
    ["only a comment", "# later\n"],
    ["an empty mapping", "{}"],
  ])("%s means the defaults", (_, text) => {
    expect(load(text)).toEqual({ ...defaultPolicy, file: "hookgate.yml" });
  });

  test("JSON, with comments", () => {
    const text = '{\n  // strict\n  "fail-on": "never"\n}';
    expect(load(text, ".github/hookgate.json").failOn).toBe("never");
  });

  test.each([
    [
      "an unknown key",
      "fail_on: error\n",
      /^hookgate.yml:1:1: unknown key "fail_on"; did you mean "fail-on"\?$/,
    ],
    [
      "an unknown key below",
      "replay:\n  transcript: [x]\n",
      /^hookgate.yml:2:3: unknown key "replay.transcript"; did you mean "transcripts"\?$/,
    ],
    ["a bad value", "rules:\n  timeout-unit: fatal\n", /^hookgate.yml:2:17: rules.timeout-unit: /],
    ["a bad level", "fail-on: note\n", /^hookgate.yml:1:10: fail-on: /],
    [
      "an unknown rule",
      "rules:\n  timout-unit: off\n",
      /^hookgate.yml:2:3: unknown rule "timout-unit"; did you mean "timeout-unit"\?$/,
    ],
    [
      "an unknown agent",
      "agents:\n  gemini: { version: '1' }\n",
      /^hookgate.yml:2:3: unknown dialect "gemini"/,
    ],
    [
      "an unknown dialect",
      "replay:\n  dialects: [claude]\n",
      /^hookgate.yml:2:14: unknown dialect "claude"/,
    ],
    [
      "a version without quotes",
      "agents:\n  gemini-cli: { version: 0.22 }\n",
      /^hookgate.yml:2:26: agents.gemini-cli.version: a version in quotes is expected$/,
    ],
    [
      "no version",
      "agents:\n  gemini-cli: { version: newest }\n",
      /^hookgate.yml:2:26: no such version$/,
    ],
    [
      "a suppression without reason",
      "suppress:\n  - rule: timeout-unit\n",
      /^hookgate.yml:2:5: suppress.0.reason: /,
    ],
    [
      "an empty reason",
      "suppress:\n  - rule: timeout-unit\n    reason: ' '\n",
      /^hookgate.yml:3:13: suppress.0.reason: a reason is needed$/,
    ],
    ["a wrong duration", "replay: { budget: 10 }\n", /^hookgate.yml:1:19: replay.budget: /],
    ["no mapping", "- a\n", /^hookgate.yml:1:1: a policy is a mapping/],
    ["broken YAML", "a: [1\n", /^hookgate.yml:\d+:\d+: /],
    [
      "a key twice",
      "fail-on: error\nfail-on: never\n",
      /^hookgate.yml:1:1: the key "fail-on" stands twice$/,
    ],
    ["a variable that is none", "replay: { env: ['A=B'] }\n", /^hookgate.yml:1:17: replay.env.0: /],
  ])("%s is refused with its place", (_, text, message) => {
    expect(() => load(text)).toThrow(message);
  });

  test.each([
    ["250ms", 250],
    ["90s", 90_000],
    ["10m", 600_000],
    ["1h", 3_600_000],
  ])("%s is %i ms", (text, ms) => {
    expect(durationMs(text)).toBe(ms);
  });
});

function finding(
  rule: string,
  file: string,
  severity: Severity = "error",
  hook: string | null = null,
): Finding {
  const place = { file, line: 1, column: 1, endLine: 1, endColumn: 1 };
  return { ...place, rule, severity, message: "m", dialect: null, hook, fingerprint: "" };
}

describe("the gate", () => {
  const findings = [finding("a", "x"), finding("b", "x", "warning"), finding("c", "x", "note")];

  test.each([
    ["error", findings, ["1 error"]],
    ["warning", findings, ["1 error", "1 warning"]],
    ["never", findings, []],
    ["error", findings.slice(1), []],
    ["warning", findings.slice(1), ["1 warning"]],
    ["warning", findings.slice(2), []],
    ["error", [finding("a", "x"), finding("a", "y")], ["2 errors"]],
  ] as const)("fail-on %s", (failOn, list, reasons) => {
    expect(judge(list, failOn)).toEqual({ passed: reasons.length === 0, failOn, reasons });
  });
});

describe("suppressions", () => {
  const span = { start: 0, end: 1 };
  const one = { rule: "a", file: null, hook: null, reason: "r", span };

  test.each([
    ["by rule", one, 2],
    ["by rule and file", { ...one, file: "p/x.json" }, 1],
    ["by rule and glob", { ...one, file: "**/.gemini/*.json" }, 1],
    ["by hook", { ...one, hook: "h1" }, 1],
    ["of another rule", { ...one, rule: "z" }, 0],
    ["of another file", { ...one, file: "q" }, 0],
  ])("%s", (_, suppression, expected) => {
    const findings = [
      finding("a", "p/x.json", "error", "h1"),
      finding("a", ".gemini/s.json"),
      finding("b", "p/x.json"),
    ];
    const { kept, suppressed, unused } = suppress(findings, [suppression]);
    expect([suppressed, kept.length, unused.length]).toEqual([
      expected,
      3 - expected,
      expected === 0 ? 1 : 0,
    ]);
  });
});
