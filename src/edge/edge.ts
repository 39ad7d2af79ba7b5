import type { FileTree } from "../dialects/dialect.ts";
import type { Invocation, RunResult, Workspace } from "../model/run.ts";
import type { RepositoryFacts } from "../rules/rule.ts";
import type { RecordingSource } from "../transcripts/reader.ts";

/** A repository on disk: its files, and what rules may ask about them. */
export interface Repository extends FileTree, RepositoryFacts {
  /** Absolute, links resolved. */
  readonly root: string;
  /** It lies in a git work tree. */
  readonly git: boolean;
}

/** Where hooks may run. */
export interface ReplaySite {
  /** Runs one hook with the home and temporary folders of a workspace. */
  run(invocation: Invocation, workspace: Workspace): Promise<RunResult>;
  /** A fresh copy of the repository; `root` is the config root inside it. */
  workspace(root: string): Promise<Workspace>;
  /** Removes a copy that is no longer needed. */
  release(workspace: Workspace): Promise<void>;
  /** Copies a recording to where hooks can read it; null when it is too large. */
  placeTranscript(file: string, workspace: Workspace): Promise<string | null>;
  isDirectory(path: string): boolean;
  /** Things about the copy that people should know. */
  notices(): string[];
  /** Kills what still runs and removes every copy. */
  dispose(): Promise<void>;
}

/** Everything with a side effect, handed to the pipeline by its doors. */
export interface Edge {
  /** @throws UsageError when there is no such folder */
  openRepository(root: string): Promise<Repository>;
  /** Files anywhere, for layers given by option and the policy file. */
  exists(path: string): boolean;
  /** Text of a file, bounded; null when it cannot be read. */
  read(path: string): string | null;
  /** Names in a folder, sorted; empty when there is no such folder. */
  list(path: string): readonly string[];
  /** Path as reports name it: relative to the root, with `/`. */
  relative(root: string, path: string): string;
  /** Joins paths; a relative result starts from the process's folder. */
  absolute(...paths: string[]): string;
  /** Files that globs or paths name on disk, tracked or not; absolute, sorted. */
  expand(root: string, globs: readonly string[]): Promise<string[]>;
  /** A recording and the beginning of it; `problem` says why that cannot be read. */
  openRecording(
    path: string,
    name: string,
  ): Promise<{ source: RecordingSource; head: string; problem: string | null }>;
  openSite(repository: Repository, passedVariables: readonly string[]): Promise<ReplaySite>;
  /** The process's environment, for secrets to hide. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly cores: number;
  /** Milliseconds on a clock that only goes forward. */
  now(): number;
}
