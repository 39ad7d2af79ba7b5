/** How to start one hook: everything decided, nothing looked up later. */
export interface Invocation {
  /** Program to execute and its arguments, without a shell around them. */
  argv: readonly [string, ...string[]];
  cwd: string;
  /** Variables the dialect sets, on top of the runner's allow-list. */
  env: Readonly<Record<string, string>>;
  /** Written to standard input in one piece, then closed. */
  stdin: string;
  /** Wall-clock limit in milliseconds, at least 1. */
  timeoutMs: number;
}

/** What became of one started hook. A failure is a value here, never an exception. */
export interface RunResult {
  /** Null when it was killed by a signal or never started. */
  exitCode: number | null;
  signal: string | null;
  stdout: string;
  stderr: string;
  /** Output beyond the cap was dropped. */
  truncated: boolean;
  timedOut: boolean;
  /** Why the process could not be started (`ENOENT` …); null when it was. */
  spawnError: string | null;
  /** Wall-clock time from start to exit in milliseconds. */
  durationMs: number;
  /** A descendant still held the pipes when the hook had exited; it was killed. */
  leftovers: boolean;
}

/** Runs one hook, bounded in time, output and processes. Never throws for what the hook does. */
export type RunHook = (invocation: Invocation) => Promise<RunResult>;

/** Where the hooks of one recording run: a scratch copy, never the checkout. Absolute paths. */
export interface Workspace {
  /** Copy of the repository (of `PATH`). */
  repository: string;
  /** Copy of the project (config root) inside `repository`. */
  project: string;
  home: string;
  tmp: string;
  /** A copy of the recording that hooks may read; absent when there is none in the agent's own format. */
  transcript?: string;
}
