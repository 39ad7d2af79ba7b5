import { type Dirent, readdirSync } from "node:fs";
import { join } from "node:path";

/** Folders of tools, caches and fetched or built code: nobody's hook configs, and often huge. */
const skipped = new Set([
  ".git",
  ".hg",
  ".svn",
  ".jj",
  "node_modules",
  "bower_components",
  ".venv",
  "venv",
  "__pycache__",
  ".tox",
  ".mypy_cache",
  ".pytest_cache",
  ".ruff_cache",
  ".gradle",
  ".next",
  ".nuxt",
  ".turbo",
  ".terraform",
  "target",
]);

const maxFiles = 100_000;
const maxDepth = 40;

/**
 * The files and symbolic links below a folder, for a repository without git. Links to folders are not followed. When
 * there are too many files the deepest folders are left out.
 * @param root absolute path
 * @returns paths relative to `root` with `/`, in no order; `complete` is false when something was left out for its size
 */
export function walk(root: string): { files: string[]; complete: boolean } {
  const files: string[] = [];
  let level = [""];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > maxDepth) return { files, complete: false };
    const next: string[] = [];
    for (const folder of level) {
      for (const entry of entries(join(root, folder))) {
        const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
        if (entry.isDirectory()) {
          if (!skipped.has(entry.name)) next.push(path);
        } else if (entry.isFile() || entry.isSymbolicLink()) {
          files.push(path);
        }
      }
      if (files.length + next.length > maxFiles) return { files, complete: false };
    }
    level = next;
  }
  return { files, complete: true };
}

/** A folder that cannot be read is empty; a name that is not UTF-8 cannot be asked for and is left out. */
function entries(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).filter(
      (entry) => !entry.name.includes("\uFFFD"),
    );
  } catch {
    return [];
  }
}
