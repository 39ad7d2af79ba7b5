import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe } from "@jest/globals";

/** Public configs and recordings that lie beside the checkout where it is developed; not part of the project. */
export const corpus = "../shared/corpus";

const present = existsSync(corpus);
if (!present) {
  process.stderr.write(`tests on public material are skipped: ${corpus} is not there\n`);
}

/** A block of tests that needs the corpus; skipped, and said so, where it is absent. */
export const describeCorpus: typeof describe | typeof describe.skip = present
  ? describe
  : describe.skip;

/** The text of a file of the corpus; empty when it is absent. */
export function readCorpus(file: string): string {
  return present ? readFileSync(join(corpus, file), "utf8") : "";
}

/** All files below a folder of the corpus, relative to the corpus; empty when it is absent. */
export function corpusFiles(folder: string): string[] {
  if (!present) return [];
  return readdirSync(join(corpus, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(corpus.length + 1))
    .sort();
}
