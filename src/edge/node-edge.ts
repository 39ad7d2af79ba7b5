import { constants, existsSync, readdirSync, statSync } from "node:fs";
import { copyFile, mkdir, stat } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { basename, join, resolve } from "node:path";
import type { Workspace } from "../model/run.ts";
import { hookEnvironment } from "../runner/environment.ts";
import { createRunner, type Runner } from "../runner/run-hook.ts";
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
    list: namesIn,
    relative: namedFrom,
    absolute: resolve,
    expand: async (root, globs) =>
      [...new Set(globs.flatMap((glob) => expandGlob(root, glob)))].sort(),
    openRecording: async (path, name) => ({
      source: openRecording(path, name),
      ...(await readHead(path).then(
        (head) => ({ head, problem: null }),
        (error: NodeJS.ErrnoException) => ({ head: "", problem: error.code ?? error.message }),
      )),
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

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder).sort();
  } catch {
    return [];
  }
}

async function openSite(
  repository: Repository,
  passedVariables: readonly string[],
): Promise<ReplaySite> {
  const scratch = await createScratch(repository);
  const runners = new Map<string, Runner>();
  const runnerIn = (workspace: Workspace): Runner => {
    let runner = runners.get(workspace.home);
    if (!runner) {
      runner = createRunner({
        marker: scratch.folder,
        environment: ({ env }) => hookEnvironment(process.env, workspace, env, passedVariables),
      });
      runners.set(workspace.home, runner);
    }
    return runner;
  };
  const site: ReplaySite = {
    run: (invocation, workspace) => runnerIn(workspace).run(invocation),
    workspace: (root) => scratch.workspace(root),
    release: (workspace) => scratch.release(workspace),
    placeTranscript,
    isDirectory: (path) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false,
    notices: () => scratch.notices(),
    async dispose() {
      openSites.delete(site);
      for (const runner of runners.values()) runner.killAll();
      await scratch.dispose();
    },
  };
  openSites.add(site);
  return site;
}

async function placeTranscript(path: string, workspace: Workspace): Promise<string | null> {
  if ((await stat(path)).size > largestTranscript) return null;
  const folder = join(workspace.home, "sessions");
  await mkdir(folder, { recursive: true });
  const copy = join(folder, basename(path));
  await copyFile(path, copy, constants.COPYFILE_FICLONE);
  return copy;
}
