import { constants, mkdirSync, realpathSync } from "node:fs";
import { copyFile, lstat, readlink, symlink, utimes } from "node:fs/promises";
import { dirname, isAbsolute, join, relative, resolve, sep } from "node:path";

/** What could not be copied as it is. Paths relative to the source, sorted. */
export interface CopyGaps {
  /** Links that lead out of the source, left out. */
  links: string[];
  /** Files that could not be read or written. */
  failed: string[];
}

/** More at once gains nothing: the thread pool has four. */
const width = 16;

/**
 * Copies files with their mode and time of change (git trusts the time), and links as links; a clone where the file
 * system can. An absolute link into the source is turned into one inside the copy.
 * @param source absolute real path
 * @param target absolute path of an existing folder
 * @param files relative paths with `/`
 */
export async function copyFiles(
  source: string,
  target: string,
  files: readonly string[],
): Promise<CopyGaps> {
  const gaps: CopyGaps = { links: [], failed: [] };
  for (const folder of new Set(files.map((file) => dirname(file)))) {
    try {
      mkdirSync(join(target, folder), { recursive: true });
    } catch {
      // The files in it will say so.
    }
  }
  const queue = files.values();
  const worker = async () => {
    for (const file of queue) {
      try {
        const copied = await copy(join(source, file), join(target, file), source);
        if (!copied) gaps.links.push(file);
      } catch {
        gaps.failed.push(file);
      }
    }
  };
  await Promise.all(Array.from({ length: width }, worker));
  gaps.links.sort();
  gaps.failed.sort();
  return gaps;
}

/** False for a link that is left out. */
async function copy(from: string, to: string, source: string): Promise<boolean> {
  const stat = await lstat(from);
  if (stat.isSymbolicLink()) {
    const text = linkText(from, await readlink(from), source);
    if (text !== null) await symlink(text, to);
    return text !== null;
  }
  if (!stat.isFile()) throw new Error("not a regular file");
  await copyFile(from, to, constants.COPYFILE_FICLONE);
  await utimes(to, stat.atime, stat.mtime);
  return true;
}

/** What the link says in the copy; null when it, or a link behind it, leads out of the source. */
function linkText(link: string, text: string, source: string): string | null {
  const folder = dirname(link);
  const target = resolve(folder, text);
  if (!isWithin(source, target)) return null;
  try {
    if (!isWithin(source, realpathSync.native(link))) return null;
  } catch {
    // A dangling link leads nowhere else.
  }
  return isAbsolute(text) ? relative(folder, target) || "." : text;
}

/** Whether an absolute path is the folder itself or lies below it. */
export function isWithin(folder: string, path: string): boolean {
  return path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep);
}
