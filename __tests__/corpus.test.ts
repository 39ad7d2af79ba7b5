import { resolve } from "node:path";
import { expect, test } from "@jest/globals";
import { check } from "../src/check.ts";
import { nodeEdge } from "../src/edge/node-edge.ts";
import { corpus, corpusFiles, describeCorpus, readCorpus } from "./support/corpus.ts";
import { makeRepository } from "./support/make-repository.ts";

const request = {
  command: "check" as const,
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
};

describeCorpus("every public config", () => {
  test("is linted without a crash, and an unreadable one is one finding", async () => {
    const { report } = await check(
      { ...request, root: `${corpus}/configs`, command: "lint" },
      nodeEdge(),
    );
    expect(report.configs.length).toBeGreaterThan(75);
    const unreadable = report.findings.filter((f) => f.rule === "config-syntax");
    for (const { file, dialect } of unreadable) {
      const ofFile = report.findings.filter((f) => f.file === file && f.dialect === dialect);
      expect(ofFile.map((f) => f.rule)).toEqual(["config-syntax"]);
    }
  });
});

describeCorpus("a public session with the plugin whose hooks it recorded", () => {
  const folder = "marot__spotter";
  const session = "258c7280-ae70-4798-800f-63464d01a85d.jsonl";
  const plugin = readCorpus(`configs/claude-code/${folder}/spotter-plugin/hooks/hooks.json`);
  const recording = readCorpus(
    `transcripts/claude-code/${folder}/test/fixtures/transcripts/${session}`,
  );

  test("starts the same hooks on the same tool calls", async () => {
    const commands = new Set(Array.from(plugin.matchAll(/"command": "(.*)"/g), (m) => m[1] ?? ""));
    const recorded = recording
      .split("\n")
      .filter((line) => line.includes('"hook_progress"'))
      .map((line) => JSON.parse(line))
      .filter(({ data }) => /ToolUse/.test(data.hookEvent) && commands.has(data.command))
      .map(({ data, toolUseID }) => `${data.hookEvent} ${toolUseID} ${data.command}`);
    const root = makeRepository({
      "spotter-plugin/.claude-plugin/plugin.json": { name: "spotter" },
      "spotter-plugin/hooks/hooks.json": plugin,
      [`transcripts/${session}`]: recording,
    });
    const { report } = await check({ ...request, root, command: "replay" }, nodeEdge());
    const replayed = (report.replay?.transcripts[0]?.decisions ?? [])
      .filter((d) => /ToolUse/.test(d.event))
      .flatMap((d) => d.hooks.map((hook) => `${d.event} ${d.callId} ${hook.command}`));
    expect(replayed.length).toBe(127 + 179 + 122 + 5);
    expect(replayed.sort()).toEqual(recorded.sort());
  }, 60_000);
});

describeCorpus("every public recording", () => {
  // A matcher that fits no tool: everything is read, rebuilt and planned, and no process is started.
  const nothing = { matcher: "^no-such-tool$", hooks: [{ type: "command", command: "true" }] };
  const files = {
    ".gemini/settings.json": { hooks: { BeforeTool: [nothing], AfterTool: [nothing] } },
    ".claude/settings.json": { hooks: { PreToolUse: [nothing], PostToolUse: [nothing] } },
  };

  test("is replayed without a crash, and one that no reader knows is one finding", async () => {
    const { report } = await check(
      {
        ...request,
        root: makeRepository(files),
        command: "replay",
        transcripts: [`${resolve(corpus)}/transcripts/**`],
      },
      nodeEdge(),
    );
    const recordings = report.replay?.transcripts ?? [];
    expect(recordings).toHaveLength(corpusFiles("transcripts").length);
    for (const { file, format } of recordings) {
      const findings = report.findings.filter((f) => f.file === file);
      if (format === null) expect(findings.map((f) => f.rule)).toEqual(["transcript-unreadable"]);
      else expect(findings.length).toBeLessThanOrEqual(1);
    }
    const known = recordings.filter((r) => r.format !== null);
    expect(known.length).toBeGreaterThan(60);
    expect(report.summary.events).toBeGreaterThan(2_500);
  }, 120_000);
});
