import { type ChildProcess, spawn } from "node:child_process";
import { statSync } from "node:fs";
import type { Invocation, RunHook, RunResult } from "../model/run.ts";
import { setAlarm } from "./alarm.ts";
import { Capture } from "./capture.ts";
import { killCarriers, killHolders, outputNames } from "./escapees.ts";

export interface RunnerOptions {
  /** The whole environment of a hook; its dialect asks for `invocation.env`. */
  environment: (invocation: Invocation) => Record<string, string>;
  /**
   * A path that stands in the environment of every hook of this runner and of nobody else (the scratch folder):
   * `killAll` finds by it what has left its process group.
   */
  marker?: string;
  limits?: Partial<RunnerLimits>;
}

export interface RunnerLimits {
  /** Bytes kept of each output stream. */
  outputBytes: number;
  /** Milliseconds between the polite and the final signal after a timeout. */
  graceMs: number;
  /** Milliseconds that the pipes may stay open after the hook has exited. */
  drainMs: number;
}

export interface Runner {
  run: RunHook;
  /** Kills at once everything this runner has started and that is still there. The pending runs settle soon after. */
  killAll(): void;
}

const defaultLimits: RunnerLimits = { outputBytes: 16 * 1024 * 1024, graceMs: 200, drainMs: 100 };

/** A killed process that the kernel does not let go (stuck in I/O, another user's) is given up after this. */
const abandonMs = 2000;

const windows = process.platform === "win32";

/**
 * A runner for hooks: bounded in time, output and processes, and never waiting for what a hook has left behind.
 * Each hook is a process group of its own; whatever the end, the whole group is killed.
 */
export function createRunner(options: RunnerOptions): Runner {
  const limits = { ...defaultLimits, ...options.limits };
  const live = new Set<ChildProcess>();
  const killLive = () => {
    for (const child of live) kill(child, "SIGKILL");
  };
  // The groups are detached from ours: nobody else would end them if this process ended first.
  const enter = (child: ChildProcess) => {
    if (live.size === 0) process.on("exit", killLive);
    live.add(child);
  };
  const leave = (child: ChildProcess) => {
    live.delete(child);
    if (live.size === 0) process.off("exit", killLive);
  };
  return {
    run: async (invocation) => {
      const startedAt = performance.now();
      const started = await start(invocation, options.environment(invocation));
      if (typeof started === "string") return notStarted(started, performance.now() - startedAt);
      enter(started);
      try {
        return await supervise(started, invocation, limits, startedAt);
      } finally {
        leave(started);
      }
    },
    killAll: () => {
      killLive();
      if (options.marker !== undefined) killCarriers(options.marker);
    },
  };
}

/** Starts the process; the answer is the reason when it cannot be started. */
async function start(
  invocation: Invocation,
  env: Record<string, string>,
): Promise<ChildProcess | string> {
  const [program, ...args] = invocation.argv;
  try {
    const child = spawn(program, args, {
      cwd: invocation.cwd,
      env,
      stdio: "pipe",
      // A process group of its own. Windows has none, and there it would open a console.
      detached: !windows,
      windowsHide: true,
    });
    if (child.pid !== undefined) return child;
    return await new Promise((resolve) => {
      child.once("error", (error) => resolve(whyNotStarted(error, invocation)));
    });
  } catch (error) {
    return whyNotStarted(error, invocation);
  }
}

/** Watches a started hook to its end. Never rejects. */
function supervise(
  child: ChildProcess,
  invocation: Invocation,
  limits: RunnerLimits,
  startedAt: number,
): Promise<RunResult> {
  // Asked now, because it cannot be asked any more when the hook has exited.
  const outputs = child.pid === undefined ? [] : outputNames(child.pid);
  return new Promise((resolve) => {
    let exit: { code: number | null; signal: string | null; at: number } | null = null;
    let timedOut = false;
    let settled = false;
    let cancel = () => {};

    const settle = () => {
      if (settled) return;
      settled = true;
      cancel();
      const leftovers = !stdout.ended || !stderr.ended;
      kill(child, "SIGKILL");
      if (leftovers) killHolders(outputs);
      child.stdin?.destroy();
      stdout.close();
      stderr.close();
      child.unref();
      resolve({
        exitCode: exit?.code ?? null,
        signal: exit === null ? "SIGKILL" : exit.signal,
        stdout: stdout.text(),
        stderr: stderr.text(),
        truncated: stdout.truncated || stderr.truncated,
        timedOut,
        spawnError: null,
        durationMs: (exit?.at ?? performance.now()) - startedAt,
        leftovers,
      });
    };
    const settleIfQuiet = () => {
      if (exit !== null && stdout.ended && stderr.ended) settle();
    };
    const stdout = new Capture(child.stdout, limits.outputBytes, settleIfQuiet);
    const stderr = new Capture(child.stderr, limits.outputBytes, settleIfQuiet);

    child.on("error", () => {});
    child.once("exit", (code, signal) => {
      cancel();
      exit = { code, signal, at: performance.now() };
      settleIfQuiet();
      if (!settled) cancel = setAlarm(limits.drainMs, () => afterReading(settle));
    });
    cancel = setAlarm(invocation.timeoutMs, () =>
      afterReading(() => {
        if (exit !== null) return;
        timedOut = true;
        kill(child, "SIGTERM");
        cancel = setAlarm(limits.graceMs, () => {
          kill(child, "SIGKILL");
          cancel = setAlarm(abandonMs, settle);
        });
      }),
    );

    // A hook may exit or close its input without reading it: the broken pipe is no news.
    child.stdin?.on("error", () => {});
    child.stdin?.end(invocation.stdin);
  });
}

/**
 * Lets the event loop look at the pipes and at ended processes first: when this process was busy, a timer fires
 * before the news that has been waiting longer.
 */
function afterReading(then: () => void): void {
  setImmediate(() => setImmediate(then));
}

/** Signals the whole process group; nothing happens when it is gone. */
function kill(child: ChildProcess, signal: "SIGTERM" | "SIGKILL"): void {
  const { pid } = child;
  if (pid === undefined) return;
  if (windows) {
    // Only a living process still tells its descendants there.
    if (child.exitCode !== null || child.signalCode !== null) return;
    spawn("taskkill", ["/pid", String(pid), "/T", "/F"], {
      stdio: "ignore",
      windowsHide: true,
    }).on("error", () => {});
    return;
  }
  try {
    process.kill(-pid, signal);
  } catch {
    // No such group (any more).
  }
}

/** The reason as a code and a clause, without paths of the scratch folder: the same on every run. */
function whyNotStarted(error: unknown, { argv, cwd }: Invocation): string {
  const code = errorCode(error);
  if (argv[0] === "") return "EINVAL: the name of the program is empty";
  if (code === "ERR_INVALID_ARG_VALUE") {
    return "EINVAL: the command line or the environment holds a NUL byte";
  }
  if (code === "E2BIG") return "E2BIG: the command line and the environment are too long";
  const folder = folderProblem(cwd);
  if (folder !== null) return folder;
  const program = JSON.stringify(argv[0].length > 200 ? `${argv[0].slice(0, 200)}…` : argv[0]);
  if (code === "ENOENT") return `ENOENT: there is no program ${program}`;
  if (code === "EACCES") return `EACCES: ${program} may not be executed`;
  return `${code}: ${program} could not be started`;
}

function folderProblem(cwd: string): string | null {
  try {
    return statSync(cwd).isDirectory() ? null : "ENOTDIR: the working directory is not a folder";
  } catch (error) {
    return `${errorCode(error)}: the working directory cannot be entered`;
  }
}

function errorCode(error: unknown): string {
  return typeof error === "object" &&
    error !== null &&
    "code" in error &&
    typeof error.code === "string"
    ? error.code
    : "UNKNOWN";
}

function notStarted(spawnError: string, durationMs: number): RunResult {
  return {
    exitCode: null,
    signal: null,
    stdout: "",
    stderr: "",
    truncated: false,
    timedOut: false,
    spawnError,
    durationMs,
    leftovers: false,
  };
}
