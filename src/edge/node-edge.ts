import { constants, existsSync, statSync } from "node:fs";
import { copyFile, mkdir, stat } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { basename, join, resolve } from "node:path";
import type { Workspace } from "../model/run.ts";
import { hookEnvironment } from "../runner/environment.ts";
import { createRunner } from "../runner/run-hook.ts";
import type { Edge, ReplaySite, Repository } from "./edge.ts";
import { expandGlob, namedFrom } from "./expand-globs.ts";
import { readText } from "./read-text.ts";
import { openRecording, readHead } from "./recording-source.ts";
import { openRepository } from "./repository.ts";
import { createScratch } from "./scratch.ts";

/** A larger recording is not copied for its hooks to read; in bytes. */
const largestTranscript = 64 * 1024 * 1024;

/** What has to be stopped and removed when the process is told to end. */
const openSites = new Set<ReplaySite>();

/** The real edge: this machine's files, processes and clock. */
export function nodeEdge(): Edge {
  return {
    openRepository,
    exists: existsSync,
    read: readText,
    relative: namedFrom,
    absolute: resolve,
    expand: async (root, globs) =>
      [...new Set(globs.flatMap((glob) => expandGlob(root, glob)))].sort(),
    openRecording: async (path, name) => ({
      source: openRecording(path, name),
      head: await readHead(path),
    }),
    openSite,
    environment: process.env,
    cores: availableParallelism(),
    now: () => performance.now(),
  };
}

/** Kills every hook that runs and removes every scratch copy: for SIGINT and SIGTERM. */
export async function closeEverything(): Promise<void> {
  await Promise.all([...openSites].map((site) => site.dispose()));
}

async function openSite(
  repository: Repository,
  passedVariables: readonly string[],
): Promise<ReplaySite> {
  const scratch = await createScratch(repository);
  const workspaces: Workspace[] = [];
  const runner = createRunner({
    marker: scratch.folder,
    environment: (invocation) => {
      const own = workspaces.find((w) => invocation.cwd.startsWith(parentOf(w)));
      if (own === undefined) throw new Error(`not in a scratch copy: ${invocation.cwd}`);
      return hookEnvironment(process.env, own, invocation.env, passedVariables);
    },
  });
  const site: ReplaySite = {
    run: runner.run,
    async workspace(root) {
      const workspace = await scratch.workspace(root);
      workspaces.push(workspace);
      return workspace;
    },
    release: (workspace) => scratch.release(workspace),
    placeTranscript,
    isDirectory: (path) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false,
    notices: () => scratch.notices(),
    async dispose() {
      openSites.delete(site);
      runner.killAll();
      await scratch.dispose();
    },
  };
  openSites.add(site);
  return site;
}

/** The folder that holds a workspace's copy, home and temporary files. */
function parentOf(workspace: Workspace): string {
  return join(workspace.home, "..");
}

async function placeTranscript(path: string, workspace: Workspace): Promise<string | null> {
  if ((await stat(path)).size > largestTranscript) return null;
  const folder = join(workspace.home, "sessions");
  await mkdir(folder, { recursive: true });
  const copy = join(folder, basename(path));
  await copyFile(path, copy, constants.COPYFILE_FICLONE);
  return copy;
}
