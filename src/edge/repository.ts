import { existsSync, lstatSync, realpathSync, type Stats, statSync } from "node:fs";
import { isAbsolute, relative, resolve, sep } from "node:path";
import { UsageError } from "../model/errors.ts";
import type { Repository } from "./edge.ts";
import { type GitFile, gitWorkTree, listFiles } from "./git.ts";
import { readText } from "./read-text.ts";
import { walk } from "./walk.ts";

/**
 * Opens a folder as a repository. With git, its files are the tracked ones and the untracked ones that are not
 * ignored, of this folder only when it is a part of a work tree; git is started once. Without git (no work tree, no
 * program, or the whole folder is ignored) the folder is walked.
 * @param path absolute, or relative to the process's folder
 * @throws UsageError when there is no such folder
 */
export async function openRepository(path: string): Promise<Repository> {
  const root = realFolder(path);
  const tree = gitWorkTree(root);
  const listed = tree === null ? null : await listFiles(tree, root);
  if (tree !== null && listed !== null && (listed.length > 0 || tree.top === root)) {
    return new DiskRepository(root, tree.top, presentFiles(listed, root), trackedModes(listed));
  }
  return new DiskRepository(root, root, walk(root).files, null);
}

function realFolder(path: string): string {
  let root: string;
  try {
    root = realpathSync.native(path);
  } catch {
    throw new UsageError(`no such folder: ${path}`);
  }
  if (!statSync(root).isDirectory()) throw new UsageError(`not a folder: ${path}`);
  return root;
}

function presentFiles(files: readonly GitFile[], root: string): string[] {
  const there = (path: string) =>
    statOf(() => lstatSync(resolve(root, path), { throwIfNoEntry: false })) !== null;
  return files.filter((file) => file.present || there(file.path)).map((file) => file.path);
}

function trackedModes(files: readonly GitFile[]): Map<string, string> {
  return new Map(files.flatMap(({ path, mode }) => (mode === null ? [] : [[path, mode]])));
}

/**
 * Answers go to the disk when asked, so that they follow links and know of ignored files; but a path that is absolute
 * or leaves the root through `..` is not there, and a text outside of the checkout or of git's own records is not read.
 */
class DiskRepository implements Repository {
  readonly root: string;
  readonly git: boolean;
  readonly files: readonly string[];
  readonly #top: string;
  readonly #modes: ReadonlyMap<string, string> | null;
  #folders: ReadonlySet<string> | null = null;

  /**
   * @param top folder that texts may be read from: the work tree around the root, or the root
   * @param modes git's modes of the tracked files; null without git
   */
  constructor(
    root: string,
    top: string,
    files: string[],
    modes: ReadonlyMap<string, string> | null,
  ) {
    this.root = root;
    this.git = modes !== null;
    // The default order is by code unit.
    this.files = files.sort();
    this.#top = top;
    this.#modes = modes;
  }

  has(path: string): boolean {
    const full = this.#locate(path);
    return full !== null && existsSync(full);
  }

  isDirectory(path: string): boolean {
    return this.#stat(path)?.isDirectory() ?? false;
  }

  executable(path: string): boolean | null {
    if (process.platform === "win32") return null;
    const stat = this.#stat(path);
    return stat === null ? null : stat.isFile() && (stat.mode & 0o111) !== 0;
  }

  read(path: string): string | null {
    const real = this.#real(path);
    if (real === null) return null;
    const inside = pathWithin(this.#top, real);
    return inside === null || inside.split("/").includes(".git") ? null : readText(real);
  }

  gitMode(path: string): string | null {
    const found = this.#trackedPath(path);
    return found === null ? null : (this.#modes?.get(found) ?? null);
  }

  tracked(path: string): boolean | null {
    if (this.#modes === null) return null;
    const found = this.#trackedPath(path);
    return found === null ? null : this.#modes.has(found) || this.#trackedFolders().has(found);
  }

  /**
   * The path under which git would know a file: the path itself, or where it leads when it goes through a link that is
   * tracked. Null when it leaves the root.
   */
  #trackedPath(path: string): string | null {
    const full = this.#locate(path);
    const plain = full === null ? null : pathWithin(this.root, full);
    if (plain === null || this.#modes?.has(plain)) return plain;
    const parts = plain.split("/");
    const throughLink = parts.some(
      (_, index) => this.#modes?.get(parts.slice(0, index).join("/")) === "120000",
    );
    if (!throughLink) return plain;
    const real = this.#real(path);
    return real === null ? plain : pathWithin(this.root, real);
  }

  #trackedFolders(): ReadonlySet<string> {
    if (this.#folders === null) {
      const folders = new Set<string>([""]);
      for (const path of this.#modes?.keys() ?? []) {
        for (let end = path.lastIndexOf("/"); end > 0; end = path.lastIndexOf("/", end - 1)) {
          const folder = path.slice(0, end);
          if (folders.has(folder)) break;
          folders.add(folder);
        }
      }
      this.#folders = folders;
    }
    return this.#folders;
  }

  /** The absolute path, links not resolved; null when it is not below the root. */
  #locate(path: string): string | null {
    if (path.startsWith("/") || path.includes("\0")) return null;
    const full = resolve(this.root, path);
    return pathWithin(this.root, full) === null ? null : full;
  }

  #real(path: string): string | null {
    const full = this.#locate(path);
    if (full === null) return null;
    try {
      return realpathSync.native(full);
    } catch {
      return null;
    }
  }

  #stat(path: string): Stats | null {
    const full = this.#locate(path);
    return full === null ? null : statOf(() => statSync(full, { throwIfNoEntry: false }));
  }
}

/** The path seen from a folder, with `/`; empty for the folder itself, null when it lies outside. */
function pathWithin(folder: string, path: string): string | null {
  const inside = relative(folder, path).split(sep).join("/");
  return inside === ".." || inside.startsWith("../") || isAbsolute(inside) ? null : inside;
}

/** Null for what is not there or must not be looked at. */
function statOf(stat: () => Stats | undefined): Stats | null {
  try {
    return stat() ?? null;
  } catch {
    return null;
  }
}
