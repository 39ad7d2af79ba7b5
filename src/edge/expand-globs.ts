import { existsSync, statSync } from "node:fs";
import { isAbsolute, join, relative, resolve, sep } from "node:path";
import picomatch from "picomatch";
import { walk } from "./walk.ts";

/**
 * The files on disk that a path or glob names, tracked by git or not, inside the repository or not.
 * @param root absolute; what a relative glob starts from
 * @returns absolute paths, sorted by code unit; empty when nothing is there
 */
export function expandGlob(root: string, glob: string): string[] {
  const literal = resolve(root, glob);
  if (existsSync(literal)) {
    return statSync(literal).isDirectory() ? filesBelow(literal, () => true) : [literal];
  }
  const { base, glob: rest } = picomatch.scan(glob.replaceAll("\\", "/"));
  if (rest === "") return [];
  const start = isAbsolute(base) ? base : join(root, base);
  return filesBelow(start, picomatch(rest, { dot: true, nonegate: true }));
}

function filesBelow(folder: string, wanted: (path: string) => boolean): string[] {
  if (!existsSync(folder)) return [];
  return walk(folder)
    .files.filter((path) => wanted(path))
    .map((path) => join(folder, path))
    .sort();
}

/** A path as reports name it: relative to the root, with `/`. */
export function namedFrom(root: string, path: string): string {
  return relative(root, path).split(sep).join("/");
}
