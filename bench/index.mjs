// Benchmarks as whole processes: how long a person or a runner waits. Prints a table; with --json=FILE also JSON.
// Every figure is the median of several runs, taken in turn with its floor, so that the ratio holds when the
// machine's speed drifts.
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { cpus, tmpdir, totalmem, type } from "node:os";
import { join, resolve } from "node:path";
import { writeSession } from "./synthetic-log.mjs";

const runs = Number(process.argv.find((a) => a.startsWith("--runs="))?.slice(7) ?? 15);
const sizes = (process.argv.find((a) => a.startsWith("--sizes="))?.slice(8) ?? "1,100")
  .split(",")
  .map(Number);
const jsonFile = process.argv.find((a) => a.startsWith("--json="))?.slice(7);

const node = process.execPath;
const cli = "dist/cli/index.js";
const floor = { name: "node -e 0", argv: [node, "-e", "0"] };
const cases = [
  { name: "hookgate --version", argv: [node, cli, "--version"], budget: 2.5 },
  { name: "hookgate lint (the demo)", argv: [node, cli, "lint", "examples/orders-service"] },
  { name: "hookgate check (the demo)", argv: [node, cli, "check", "examples/orders-service"] },
];

const rows = cases.map((one) => {
  measure(floor.argv);
  measure(one.argv);
  const pairs = Array.from({ length: runs }, () => [measure(floor.argv), measure(one.argv)]);
  return {
    name: one.name,
    medianMs: median(pairs.map(([, ms]) => ms)),
    floorMs: median(pairs.map(([ms]) => ms)),
    ratio: median(pairs.map(([base, ms]) => ms / base)),
    budget: one.budget ?? null,
  };
});

const machine = `${type()}, ${cpus().length} × ${cpus()[0]?.model ?? "?"}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}`;
console.log(`${machine}; ${runs} runs, medians\n`);
console.log("| what | median | `node -e 0` | ratio | budget |\n|---|---|---|---|---|");
for (const row of rows) {
  const budget = row.budget === null ? "" : `≤ ${row.budget}`;
  console.log(
    `| ${row.name} | ${row.medianMs.toFixed(0)} ms | ${row.floorMs.toFixed(0)} ms | ${row.ratio.toFixed(2)} | ${budget} |`,
  );
}

const readers = readSessions();
console.log("\nReading a Claude Code session (hookgate why, which runs no hook):\n");
console.log("| session | time | MB/s | peak memory |\n|---|---|---|---|");
for (const { megabytes, ms, peakMiB } of readers) {
  console.log(
    `| ${megabytes} MB | ${ms.toFixed(0)} ms | ${(megabytes / (ms / 1000)).toFixed(0)} | ${peakMiB} MiB |`,
  );
}
if (jsonFile)
  writeFileSync(jsonFile, `${JSON.stringify({ machine, runs, rows, readers }, null, 2)}\n`);
const over = rows.filter((row) => row.budget !== null && row.ratio > row.budget);
if (over.length > 0) {
  console.error(`over budget: ${over.map((row) => row.name).join(", ")}`);
  process.exitCode = 1;
}

/** Time and peak memory of reading sessions of several sizes, each in a process of its own. */
function readSessions() {
  const folder = mkdtempSync(join(tmpdir(), "hookgate-bench-"));
  try {
    mkdirSync(join(folder, ".claude"));
    const hook = { hooks: [{ type: "command", command: "true" }] };
    writeFileSync(
      join(folder, ".claude/settings.json"),
      JSON.stringify({ hooks: { Setup: [hook] } }),
    );
    return sizes.map((megabytes) => {
      const file = join(folder, "session.jsonl");
      writeSession(file, megabytes);
      const args = ["why", ".claude/settings.json", "--transcripts", file];
      const before = process.hrtime.bigint();
      const { status, output } = spawnSync(
        node,
        [resolve("bench/peak.mjs"), resolve(cli), ...args],
        {
          cwd: folder,
          stdio: ["ignore", "ignore", "inherit", "pipe"],
        },
      );
      if (status !== 0) throw new Error(`reading ${megabytes} MB ended with status ${status}`);
      const ms = Number(process.hrtime.bigint() - before) / 1e6;
      return { megabytes, ms, peakMiB: Math.round(Number(output[3]) / 1024) };
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function measure(argv) {
  const before = process.hrtime.bigint();
  const { error } = spawnSync(argv[0], argv.slice(1), { stdio: "ignore" });
  if (error) throw error;
  return Number(process.hrtime.bigint() - before) / 1e6;
}

function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}
