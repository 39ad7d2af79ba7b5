import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { copyFile, stat, utimes } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { WorkTree } from "./git.ts";
import { readText } from "./read-text.ts";

/** Settings that say how the files of a work tree are to be read. Everything else, credentials above all, stays behind. */
const keptSettings = [
  "core.filemode",
  "core.ignorecase",
  "core.symlinks",
  "core.precomposeunicode",
  "core.autocrlf",
  "core.eol",
  "extensions.objectformat",
  "extensions.refstorage",
];

/** Alternates of alternates: git itself follows five. */
const alternatesDepth = 5;

/**
 * Gives a copy of a work tree git's records, so that `status`, `diff`, `log` and `commit` work in it: HEAD, index and refs
 * as they are, a configuration of nothing but a few `core` settings, no hooks, no remotes, no reflogs. The objects are
 * borrowed from the original; new ones are written to the copy.
 * @param folder the copy; gets a `.git`
 * @param ignored paths relative to the copy that git is to overlook
 */
export async function createGitRecords(
  tree: WorkTree,
  folder: string,
  ignored: readonly string[],
): Promise<void> {
  const gitDir = join(folder, ".git");
  for (const name of ["objects/info", "objects/pack", "refs", "info"]) {
    mkdirSync(join(gitDir, name), { recursive: true });
  }
  const stores = objectStores(join(tree.commonDir, "objects"), alternatesDepth);
  writeFileSync(join(gitDir, "objects/info/alternates"), lines(stores));
  writeFileSync(join(gitDir, "config"), configuration(readText(join(tree.commonDir, "config"))));
  const excluded = readText(join(tree.commonDir, "info/exclude")) ?? "";
  writeFileSync(
    join(gitDir, "info/exclude"),
    `${excluded}\n${lines(ignored.map((path) => `/${path}`))}`,
  );
  await copyRecords(tree.commonDir, gitDir, ["packed-refs", "shallow", ...below(tree.commonDir)]);
  const shared = namesIn(tree.gitDir).filter((name) => name.startsWith("sharedindex."));
  await copyRecords(tree.gitDir, gitDir, ["HEAD", "index", ...shared]);
}

/** All loose refs, or the tables of the newer storage. */
function below(commonDir: string): string[] {
  return ["refs", "reftable"].flatMap((folder) => {
    try {
      return readdirSync(join(commonDir, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
        .map((path) => path.slice(commonDir.length + 1));
    } catch {
      return [];
    }
  });
}

async function copyRecords(from: string, to: string, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const source = join(from, name);
    const target = join(to, name);
    if (!existsSync(source)) continue;
    mkdirSync(resolve(target, ".."), { recursive: true });
    await copyFile(source, target);
    // The time of the index tells git which files may have changed since.
    const { atime, mtime } = await stat(source);
    await utimes(target, atime, mtime);
  }
}

/** The object folder and those it borrows from; git does not follow a relative path at second hand. */
function objectStores(folder: string, depth: number): string[] {
  const borrowed = depth === 0 ? null : readText(join(folder, "info/alternates"));
  const further = (borrowed ?? "")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"));
  const all = further.flatMap((path) => objectStores(resolve(folder, path), depth - 1));
  return [...new Set([folder.replaceAll("\\", "/"), ...all])];
}

function configuration(original: string | null): string {
  const settings = simpleSettings(original ?? "");
  const section = (name: string) =>
    keptSettings.flatMap((key) => {
      const value = settings.get(key);
      return value !== undefined && key.startsWith(`${name}.`)
        ? [`\t${key.slice(name.length + 1)} = ${value}`]
        : [];
    });
  const extensions = section("extensions");
  return lines([
    "[core]",
    `\trepositoryformatversion = ${extensions.length > 0 ? 1 : 0}`,
    "\tbare = false",
    ...section("core"),
    // Copied files keep their time and size, nothing else.
    "\ttrustctime = false",
    "\tcheckstat = minimal",
    ...(extensions.length > 0 ? ["[extensions]", ...extensions] : []),
  ]);
}

/** Settings of sections without a subsection whose value is one plain word. */
function simpleSettings(config: string): Map<string, string> {
  const settings = new Map<string, string>();
  let section: string | null = null;
  for (const line of config.split("\n")) {
    const trimmed = line.trim();
    if (trimmed.startsWith("[")) {
      section = /^\[([a-z]+)\]$/i.exec(trimmed)?.[1]?.toLowerCase() ?? null;
      continue;
    }
    const pair = /^([a-z]+) *= *([a-z0-9]+)$/i.exec(trimmed);
    if (section !== null && pair?.[1] !== undefined && pair[2] !== undefined) {
      settings.set(`${section}.${pair[1].toLowerCase()}`, pair[2]);
    }
  }
  return settings;
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function lines(list: readonly string[]): string {
  return list.map((line) => `${line}\n`).join("");
}
