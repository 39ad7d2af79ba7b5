// Writes what is made from the source: one page per rule and the JSON Schemas. Runs on the compiled code.
import { mkdir, rm, writeFile } from "node:fs/promises";
import { generatedFiles } from "../build/generated-files.js";

await rm("docs/rules", { recursive: true, force: true });
for (const [path, content] of generatedFiles()) {
  await mkdir(path.slice(0, path.lastIndexOf("/")), { recursive: true });
  await writeFile(path, content);
}
