// Bundles the compiled doors: dist/ is the Action, dist/cli/ the command line. Both are committed, so that a fresh
// clone runs without an install and the Action without a build.
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import ncc from "@vercel/ncc";

const doors = [
  ["build/main.js", "dist"],
  ["build/cli.js", "dist/cli"],
];

await rm("dist", { recursive: true, force: true });
for (const [entry, folder] of doors) {
  const { code, assets } = await ncc(join(process.cwd(), entry), {
    cache: false,
    quiet: true,
    target: "es2022",
  });
  const files = { "index.js": code };
  for (const [name, asset] of Object.entries(assets)) files[name] = asset.source;
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder, name);
    await mkdir(dirname(path), { recursive: true });
    // Some packages ship CR LF; git would change it on the way in, and the comparison of dist would never be clean.
    await writeFile(path, String(content).replaceAll("\r\n", "\n"));
  }
}
await writeFile("dist/licenses.txt", await notices());

/** The licence texts of everything that is bundled, by package name. */
async function notices() {
  const lock = JSON.parse(await readFile("package-lock.json", "utf8"));
  const parts = [];
  for (const [path, entry] of Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (path === "" || entry.dev || entry.devOptional || entry.optional) continue;
    const name = path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
    parts.push(
      `${name} ${entry.version} (${entry.license ?? "see below"})\n\n${await licence(path)}`,
    );
  }
  return `${parts.join(`\n${"-".repeat(80)}\n`)}\n`;
}

async function licence(path) {
  for (const name of ["LICENSE", "LICENSE.md", "LICENSE.txt", "license", "LICENCE", "license.md"]) {
    try {
      return (await readFile(join(path, name), "utf8")).replaceAll("\r\n", "\n").trimEnd();
    } catch {}
  }
  return "(no licence file in the package)";
}
