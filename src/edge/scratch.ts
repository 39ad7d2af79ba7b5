import {
  chmodSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
} from "node:fs";
import { mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Workspace } from "../model/run.ts";
import { type CopyGaps, copyFiles, isWithin } from "./copy-files.ts";
import type { Repository } from "./edge.ts";
import { gitWorkTree } from "./git.ts";
import { createGitRecords } from "./scratch-git.ts";

/** A private folder in which copies of a repository are made. */
export interface Scratch {
  /** Absolute real path. It is part of every path of every workspace. */
  readonly folder: string;
  /**
   * A fresh copy for one recording, with a home and a temporary folder beside it.
   * @param projectRoot config root relative to the repository root; `""` is the root itself
   */
  workspace(projectRoot: string): Promise<Workspace>;
  /** Removes one copy early, so that many recordings need no more room than those that run. Never rejects. */
  release(workspace: Workspace): Promise<void>;
  /** What the copies lack, for people. */
  notices(): string[];
  /** Removes everything, what hooks have locked too. Never rejects; harmless when called again. */
  dispose(): Promise<void>;
}

export interface ScratchOptions {
  /** Where to make the folder; the system's temporary folder when absent. */
  parent?: string;
}

/**
 * Folders of fetched packages. Where git ignores them they are not copied but linked, since they are large and
 * hooks need them: until there is a sandbox, a hook can change the original through the link.
 */
const dependencyFolders = ["node_modules", ".venv", "venv", "vendor"];

/** Hooks that commit need a name to commit under; the user's own stays out of reach. */
const gitIdentity = "[user]\n\tname = hookgate\n\temail = hookgate@localhost\n";

/** Makes the folder, readable for this user only. When the process exits without `dispose`, it is removed then. */
export async function createScratch(
  repository: Pick<Repository, "root" | "files" | "git">,
  options: ScratchOptions = {},
): Promise<Scratch> {
  const parent = realpathSync.native(options.parent ?? tmpdir());
  const folder = await mkdtemp(join(parent, "hookgate-"));
  const gaps: CopyGaps = { links: [], failed: [] };
  let count = 0;
  const lastChance = () => removeNow(folder);
  process.on("exit", lastChance);

  return {
    folder,
    workspace: async (projectRoot) => {
      // Of equal length: no workspace's path is the beginning of another's.
      const place = join(folder, String(++count).padStart(6, "0"));
      const workspace = workspaceIn(place, projectRoot);
      for (const path of [workspace.repository, workspace.home, workspace.tmp]) {
        mkdirSync(path, { recursive: true, mode: 0o700 });
      }
      const found = await copyFiles(repository.root, workspace.repository, repository.files);
      gaps.links = found.links;
      gaps.failed = found.failed;
      mkdirSync(workspace.project, { recursive: true });
      const linked = await linkDependencies(repository.root, workspace.repository, projectRoot);
      const tree = repository.git ? gitWorkTree(repository.root) : null;
      if (tree?.top === repository.root) {
        await createGitRecords(tree, workspace.repository, linked);
        await writeFile(join(workspace.home, ".gitconfig"), gitIdentity);
      }
      return workspace;
    },
    release: (workspace) => remove(dirname(workspace.repository)),
    notices: () => [
      ...notice("links that lead out of the repository", gaps.links),
      ...notice("files that could not be copied", gaps.failed),
    ],
    dispose: async () => {
      await remove(folder);
      process.off("exit", lastChance);
    },
  };
}

function workspaceIn(place: string, projectRoot: string): Workspace {
  const repository = join(place, "repository");
  const project = join(repository, projectRoot);
  if (!isWithin(repository, project)) throw new Error(`not in the repository: ${projectRoot}`);
  return { repository, project, home: join(place, "home"), tmp: join(place, "tmp") };
}

/** @returns the links made, relative to the copy */
async function linkDependencies(
  root: string,
  copy: string,
  projectRoot: string,
): Promise<string[]> {
  const linked: string[] = [];
  for (const folder of new Set(["", projectRoot])) {
    for (const name of dependencyFolders) {
      const path = folder === "" ? name : `${folder}/${name}`;
      const original = join(root, path);
      const there = lstatSync(join(copy, path), { throwIfNoEntry: false });
      if (there || !statSync(original, { throwIfNoEntry: false })?.isDirectory()) continue;
      await symlink(original, join(copy, path), "junction");
      linked.push(path);
    }
  }
  return linked;
}

function notice(what: string, paths: readonly string[]): string[] {
  if (paths.length === 0) return [];
  const shown = paths.slice(0, 5).join(", ");
  const rest = paths.length > 5 ? ` and ${paths.length - 5} more` : "";
  return [`the scratch copy lacks ${what}: ${shown}${rest}`];
}

async function remove(folder: string): Promise<void> {
  const options = { recursive: true, force: true, maxRetries: 3 };
  try {
    await rm(folder, options);
  } catch {
    unlock(folder);
    await rm(folder, options).catch(() => {});
  }
}

function removeNow(folder: string): void {
  const options = { recursive: true, force: true };
  try {
    rmSync(folder, options);
  } catch {
    unlock(folder);
    try {
      rmSync(folder, options);
    } catch {
      // Nothing more can be done while exiting.
    }
  }
}

/** Makes every folder below writable again: without that nothing in it can be removed. */
function unlock(folder: string): void {
  const folders = [folder];
  for (let next = folders.pop(); next !== undefined; next = folders.pop()) {
    try {
      chmodSync(next, 0o700);
      for (const entry of readdirSync(next, { withFileTypes: true })) {
        if (entry.isDirectory()) folders.push(join(next, entry.name));
      }
    } catch {
      // Gone meanwhile, or another user's.
    }
  }
}
