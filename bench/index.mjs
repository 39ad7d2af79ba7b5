// Benchmarks as whole processes: how long a person or a runner waits. Prints a table; with --json=FILE also JSON.
// Every figure is the median of several runs, taken in turn with its floor, so that the ratio holds when the
// machine's speed drifts.
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { cpus, totalmem, type } from "node:os";

const runs = Number(process.argv.find((a) => a.startsWith("--runs="))?.slice(7) ?? 15);
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
if (jsonFile) writeFileSync(jsonFile, `${JSON.stringify({ machine, runs, rows }, null, 2)}\n`);
const over = rows.filter((row) => row.budget !== null && row.ratio > row.budget);
if (over.length > 0) {
  console.error(`over budget: ${over.map((row) => row.name).join(", ")}`);
  process.exitCode = 1;
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
