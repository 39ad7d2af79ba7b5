import { once } from "node:events";
import { closeSync, mkdirSync, openSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { UsageError } from "../model/errors.ts";

/** Where recorded events go, line by line. */
export interface EventSink {
  write(line: string): Promise<void>;
  /** All lines are written: now they count. */
  finish(): void;
  /** Leaves nothing behind, unless it was finished before. */
  discard(): void;
}

/** Standard output, at the speed of its reader. */
export function standardOutput(): EventSink {
  return {
    async write(line) {
      if (!process.stdout.write(line)) await once(process.stdout, "drain");
    },
    finish() {},
    discard() {},
  };
}

/**
 * A file that is there as a whole or not at all: written beside its place and moved there at the end, so that it may also be the
 * recording that is read. Made at the first line.
 */
export function eventFile(path: string): EventSink {
  const draft = `${path}.${process.pid}.tmp`;
  let file: number | null = null;
  const discard = (): void => {
    if (file === null) return;
    closeSync(file);
    file = null;
    rmSync(draft, { force: true });
  };
  return {
    async write(line) {
      if (file === null) {
        file = attempt(path, () => {
          mkdirSync(dirname(path), { recursive: true });
          return openSync(draft, "w");
        });
        process.once("exit", discard);
      }
      const open = file;
      attempt(path, () => writeFileSync(open, line));
    },
    finish() {
      if (file === null) return;
      closeSync(file);
      file = null;
      try {
        attempt(path, () => renameSync(draft, path));
      } finally {
        rmSync(draft, { force: true });
        process.off("exit", discard);
      }
    },
    discard() {
      discard();
      process.off("exit", discard);
    },
  };
}

/** @throws UsageError for what the file system refuses */
function attempt<T>(path: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw new UsageError(`cannot write ${path}: ${error instanceof Error ? error.message : error}`);
  }
}
