import { execFileSync } from "node:child_process";
import { randomInt } from "node:crypto";
import { chmodSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from "@jest/globals";
import type { Invocation, RunResult } from "../src/model/run.ts";
import { setAlarm } from "../src/runner/alarm.ts";
import { hookEnvironment } from "../src/runner/environment.ts";
import { createRunner, type RunnerOptions } from "../src/runner/run-hook.ts";

const onWindows = process.platform === "win32";
const onLinux = process.platform === "linux";
if (onWindows)
  console.warn("runner: tests with real hooks are skipped, Windows has no bash or signals");
if (!onLinux)
  console.warn("runner: escaped processes can be found on Linux only, their tests are skipped");
const posix = onWindows ? describe.skip : describe;
const linuxTest = onLinux ? test : test.skip;

let folder: string;
beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), "hookgate-runner-")));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function runner(options: Partial<RunnerOptions> = {}) {
  return createRunner({
    environment: ({ env }) => ({ PATH: process.env.PATH ?? "", SHLVL: "1", ...env }),
    ...options,
  });
}

function invocation(script: string, change: Partial<Invocation> = {}): Invocation {
  return {
    argv: ["bash", "-c", script],
    cwd: folder,
    env: {},
    stdin: "{}",
    timeoutMs: 20_000,
    ...change,
  };
}

function run(
  script: string,
  change: Partial<Invocation> = {},
  options: Partial<RunnerOptions> = {},
): Promise<RunResult> {
  return runner(options).run(invocation(script, change));
}

/** A number of seconds that no other process sleeps for. */
function mark(): string {
  return `7${randomInt(10_000_000, 100_000_000)}`;
}

/** How many processes have the mark on their command line. */
function alive(marker: string): number {
  const processes = execFileSync("ps", ["-A", "-o", "args="], { encoding: "utf8" });
  return processes.split("\n").filter((line) => line.includes(marker)).length;
}

/** A killed process stays in the table for a moment, until its new parent has looked. */
async function expectNoneAlive(marker: string): Promise<void> {
  const until = performance.now() + 2000;
  while (alive(marker) > 0 && performance.now() < until) await pause(20);
  expect(alive(marker)).toBe(0);
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** A program that starts `sleep` in a session of its own, outside the hook's process group, with the same pipes. */
function daemon(marker: string): string {
  const start = `require("child_process").spawn("sleep", ["${marker}"], { detached: true, stdio: "inherit" }).unref()`;
  return `"${process.execPath}" -e '${start}'`;
}

posix("a hook that behaves", () => {
  test("exit code, both streams, input and directory arrive", async () => {
    const result = await run('read -r line; echo "$line from $PWD"; echo oops >&2; exit 7', {
      stdin: "hello\n",
    });
    expect(result).toEqual({
      exitCode: 7,
      signal: null,
      stdout: `hello from ${folder}\n`,
      stderr: "oops\n",
      truncated: false,
      timedOut: false,
      spawnError: null,
      durationMs: expect.any(Number),
      leftovers: false,
    });
    expect(result.durationMs).toBeGreaterThan(0);
  });

  test("input is closed after the document, without a line break of ours", async () => {
    const result = await run("cat | od -c | head -2", { stdin: "{}" });
    expect(result.stdout).toMatch(/^0+\s+\{\s+\}\s*\n0+2\s*$/);
  });

  test("its environment is exactly what it is given", async () => {
    const result = await run('echo "$A|$HOME|"; env | wc -l', { env: { A: "b  c" } });
    expect(result.stdout.split("\n")[0]).toBe("b  c||");
  });

  test("hundreds at once do not disturb each other", async () => {
    const { run: runHook } = runner();
    const numbers = Array.from({ length: 300 }, (_, index) => index);
    const results = await Promise.all(
      numbers.map((number) =>
        runHook(
          invocation(`cat; echo err-${number} >&2; exit $((${number} % 3))`, {
            stdin: `in-${number}`,
          }),
        ),
      ),
    );
    for (const number of numbers) {
      expect(results[number]).toMatchObject({
        exitCode: number % 3,
        stdout: `in-${number}`,
        stderr: `err-${number}\n`,
        leftovers: false,
        timedOut: false,
      });
    }
  });

  test("nothing of a run stays behind in this process", async () => {
    const before = process.listenerCount("exit");
    await run("true");
    expect(process.listenerCount("exit")).toBe(before);
  });
});

posix("output", () => {
  test("a character written in two pieces is one character", async () => {
    const result = await run("printf '\\xe2'; sleep 0.1; printf '\\x82\\xac'");
    expect(result.stdout).toBe("€");
  });

  test("invalid UTF-8 becomes U+FFFD", async () => {
    expect((await run("printf 'a\\377b\\360\\237'")).stdout).toBe("a\uFFFDb\uFFFD");
  });

  test("100 MB are read to the end and kept up to 16 MiB", async () => {
    const result = await run("head -c 100000000 /dev/zero; echo done >&2; exit 5");
    expect(result).toMatchObject({
      exitCode: 5,
      stderr: "done\n",
      truncated: true,
      timedOut: false,
    });
    expect(result.stdout.length).toBe(16 * 1024 * 1024);
  });

  test("the cap is exact, and reaching it is not exceeding it", async () => {
    const limits = { outputBytes: 10 };
    expect(await run("printf 1234567890", {}, { limits })).toMatchObject({
      stdout: "1234567890",
      truncated: false,
    });
    expect(await run("printf 12345; sleep 0.05; printf 678901", {}, { limits })).toMatchObject({
      stdout: "1234567890",
      truncated: true,
    });
    expect(await run("printf 12345678901 >&2; printf x", {}, { limits })).toMatchObject({
      stdout: "x",
      stderr: "1234567890",
      truncated: true,
    });
  });
});

posix("input nobody reads", () => {
  const stdin = "x".repeat(10_000_000);

  test.each([
    ["exits at once", "exit 3"],
    ["exits later", "sleep 0.2; exit 3"],
    ["closes it", "exec <&-; sleep 0.1; exit 3"],
    ["reads one byte", "head -c 1 >/dev/null; exit 3"],
  ])("10 MB to a hook that %s", async (_, script) => {
    expect(await run(script, { stdin })).toMatchObject({ exitCode: 3, spawnError: null });
  });

  test("10 MB to a hook that reads all of it", async () => {
    expect((await run("wc -c", { stdin })).stdout.trim()).toBe("10000000");
  });
});

posix("a hook that does not end", () => {
  test("is asked to end, and its output is kept", async () => {
    const marker = mark();
    const result = await run(`echo begun; exec sleep ${marker}`, { timeoutMs: 300 });
    expect(result).toMatchObject({
      exitCode: null,
      signal: "SIGTERM",
      timedOut: true,
      stdout: "begun\n",
    });
    expect(result.durationMs).toBeGreaterThanOrEqual(299);
    expect(result.durationMs).toBeLessThan(1500);
    await expectNoneAlive(marker);
  });

  test("is killed with everything it started when it ignores that", async () => {
    const marker = mark();
    const script = `trap '' TERM; sleep ${marker} & sleep ${marker} | sleep ${marker}; wait; while :; do sleep ${marker}; done`;
    const result = await run(script, { timeoutMs: 200 });
    expect(result).toMatchObject({ exitCode: null, signal: "SIGKILL", timedOut: true });
    expect(result.durationMs).toBeGreaterThanOrEqual(399);
    expect(result.durationMs).toBeLessThan(2000);
    await expectNoneAlive(marker);
  });

  test("may still answer when asked to end: the time was up all the same", async () => {
    const script = `trap 'echo bye; exit 9' TERM; sleep ${mark()} & wait`;
    expect(await run(script, { timeoutMs: 300 })).toMatchObject({
      exitCode: 9,
      timedOut: true,
      stdout: "bye\n",
    });
  });

  test("is killed when it has stopped itself", async () => {
    const result = await run("kill -STOP $$", { timeoutMs: 200 });
    expect(result).toMatchObject({ signal: "SIGKILL", timedOut: true });
  });

  test.each([1, 0, -5, Number.NaN])("a limit of %p ms is 1 ms", async (timeoutMs) => {
    const marker = mark();
    expect(await run(`sleep ${marker}`, { timeoutMs })).toMatchObject({ timedOut: true });
    await expectNoneAlive(marker);
  });

  test.each([2 ** 31 - 1, 2 ** 31, 2 ** 40, Number.POSITIVE_INFINITY])(
    "a limit of %p ms does not fire early",
    async (timeoutMs) => {
      expect(await run("sleep 0.2; echo ok", { timeoutMs })).toMatchObject({
        stdout: "ok\n",
        timedOut: false,
      });
    },
  );

  test("a hook that was in time is in time, however busy this process was", async () => {
    const pending = run("echo ok", { timeoutMs: 300 });
    // After an immediate the event loop looks at timers first, at pipes and ended processes later.
    await new Promise((resolve) => setImmediate(resolve));
    const until = performance.now() + 800;
    while (performance.now() < until);
    expect(await pending).toMatchObject({ exitCode: 0, timedOut: false, stdout: "ok\n" });
  });
});

describe("alarm", () => {
  afterEach(() => {
    jest.useRealTimers();
  });

  test("waits for months", () => {
    jest.useFakeTimers();
    const day = 24 * 60 * 60 * 1000;
    const ring = jest.fn();
    setAlarm(90 * day, ring);
    jest.advanceTimersByTime(90 * day - 1);
    expect(ring).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(ring).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(200 * day);
    expect(ring).toHaveBeenCalledTimes(1);
  });

  test("can be cancelled in every stretch of the wait", () => {
    jest.useFakeTimers();
    const ring = jest.fn();
    const cancel = setAlarm(2 ** 33, ring);
    jest.advanceTimersByTime(2 ** 32);
    cancel();
    cancel();
    jest.advanceTimersByTime(2 ** 34);
    expect(ring).not.toHaveBeenCalled();
  });
});

posix("what a hook leaves behind", () => {
  test("a background child that holds the pipes is killed soon, the output is kept", async () => {
    const marker = mark();
    const result = await run(`sleep ${marker} & echo said; exit 2`);
    expect(result).toMatchObject({
      exitCode: 2,
      stdout: "said\n",
      leftovers: true,
      timedOut: false,
    });
    expect(result.durationMs).toBeLessThan(1000);
    await expectNoneAlive(marker);
  });

  test("a background child without the pipes is killed too, and costs no time", async () => {
    const marker = mark();
    const result = await run(`sleep ${marker} </dev/null >/dev/null 2>&1 & echo said`);
    expect(result).toMatchObject({ exitCode: 0, stdout: "said\n", leftovers: false });
    await expectNoneAlive(marker);
  });

  test("a background child that ends right after is part of the hook", async () => {
    const result = await run(
      "(sleep 0.03; echo late) & echo soon",
      {},
      { limits: { drainMs: 3000 } },
    );
    expect(result).toMatchObject({ stdout: "soon\nlate\n", leftovers: false });
  });

  test("a child that writes without end is cut off", async () => {
    const marker = mark();
    const result = await run(`bash -c 'while echo ${marker}; do :; done' & exit 0`);
    expect(result).toMatchObject({ exitCode: 0, leftovers: true });
    await expectNoneAlive(marker);
  });

  linuxTest("a daemon in a session of its own that holds the pipes is killed", async () => {
    const marker = mark();
    const result = await run(`${daemon(marker)}; echo said`);
    expect(result).toMatchObject({ exitCode: 0, stdout: "said\n", leftovers: true });
    await expectNoneAlive(marker);
  });

  linuxTest("the same when the hook itself ran out of time", async () => {
    const marker = mark();
    const result = await run(`${daemon(marker)}; sleep ${marker}`, { timeoutMs: 1500 });
    expect(result).toMatchObject({ timedOut: true, leftovers: true });
    await expectNoneAlive(marker);
  });

  test("closing the output early is not the end of the hook", async () => {
    const result = await run("echo first; exec >&- 2>&-; sleep 0.3; exit 4");
    expect(result).toMatchObject({ exitCode: 4, stdout: "first\n", leftovers: false });
    expect(result.durationMs).toBeGreaterThanOrEqual(290);
  });
});

posix("killAll", () => {
  test("ends every pending run", async () => {
    const marker = mark();
    const { run: runHook, killAll } = runner();
    const pending = [1, 2, 3].map(() => runHook(invocation(`trap '' TERM; sleep ${marker}; true`)));
    await pause(300);
    expect(alive(marker)).toBeGreaterThan(0);
    killAll();
    for (const result of await Promise.all(pending)) {
      expect(result).toMatchObject({ signal: "SIGKILL", timedOut: false });
    }
    await expectNoneAlive(marker);
  });

  linuxTest(
    "finds daemons of earlier runs by the scratch folder in their environment",
    async () => {
      const marker = mark();
      const home = join(folder, "home-of-one-runner");
      const { run: runHook, killAll } = runner({
        environment: () => ({ PATH: process.env.PATH ?? "", SHLVL: "1", HOME: home }),
        marker: home,
      });
      await runHook(invocation(`${daemon(marker)} </dev/null >/dev/null 2>&1`));
      expect(alive(marker)).toBeGreaterThan(0);
      killAll();
      await expectNoneAlive(marker);
    },
  );

  test("has nothing to do when nothing runs", () => {
    expect(() => runner().killAll()).not.toThrow();
  });
});

posix("a hook that fails", () => {
  test("kills itself", async () => {
    expect(await run("echo x; kill -SEGV $$")).toMatchObject({
      exitCode: null,
      signal: "SIGSEGV",
      stdout: "x\n",
      timedOut: false,
    });
  });

  test("a missing file is the shell's business: 127", async () => {
    const result = await run("", { argv: ["bash", "nowhere.sh"] });
    expect(result).toMatchObject({ exitCode: 127, spawnError: null });
    expect(result.stderr).toContain("nowhere.sh");
  });

  const script = (name: string, text: string, mode: number) => {
    const path = join(folder, name);
    writeFileSync(path, text);
    chmodSync(path, mode);
    return path;
  };
  const cases: [string, () => Partial<Invocation>, RegExp][] = [
    [
      "no such program",
      () => ({ argv: ["hookgate-no-such-program"] }),
      /^ENOENT: .*no-such-program/,
    ],
    [
      "no such interpreter",
      () => ({ argv: [script("bad-shebang", "#!/no/such/interpreter\n", 0o755)] }),
      /^ENOENT: .*bad-shebang/,
    ],
    [
      "not executable",
      () => ({ argv: [script("plain", "#!/bin/sh\n", 0o644)] }),
      /^EACCES: .*plain/,
    ],
    ["no such directory", () => ({ cwd: join(folder, "gone") }), /^ENOENT: the working directory/],
    [
      "a file as directory",
      () => ({ cwd: script("file", "", 0o644) }),
      /^ENOTDIR: the working directory/,
    ],
    ["NUL byte in the command", () => ({ argv: ["bash", "-c", "echo a\0b"] }), /^EINVAL: .*NUL/],
    ["NUL byte in a variable", () => ({ env: { A: "a\0b" } }), /^EINVAL: .*NUL/],
    ["NUL byte in a variable's name", () => ({ env: { "A\0": "b" } }), /^EINVAL: .*NUL/],
    ["an empty program", () => ({ argv: [""] }), /^EINVAL: .*empty/],
    [
      "a command that is too long",
      () => ({ argv: ["bash", "-c", `: ${"x".repeat(4e6)}`] }),
      /^E2BIG: /,
    ],
  ];
  test.each(cases)("%s is an answer, not an exception", async (_, change, why) => {
    const result = await run("true", change());
    expect(result).toMatchObject({ exitCode: null, signal: null, stdout: "", timedOut: false });
    expect(result.spawnError).toMatch(why);
    expect(result.spawnError?.startsWith("ENOENT: the working directory")).toBe(
      why.source.includes("ENOENT: the"),
    );
  });
});

describe("environment of a hook", () => {
  const workspace = { repository: "/s/repo", project: "/s/repo", home: "/s/home", tmp: "/s/tmp" };
  const always = {
    SHLVL: "1",
    HOME: "/s/home",
    USERPROFILE: "/s/home",
    APPDATA: "/s/home",
    LOCALAPPDATA: "/s/home",
    TMPDIR: "/s/tmp",
    TEMP: "/s/tmp",
    TMP: "/s/tmp",
  };

  test.each<[string, Record<string, string | undefined>, Record<string, string>, string[], object]>(
    [
      ["nothing in, scratch folders and an outer shell out", {}, {}, [], {}],
      [
        "everyday variables pass",
        {
          PATH: "/bin",
          LANG: "C",
          LC_ALL: "C.UTF-8",
          TZ: "UTC",
          TERM: "dumb",
          SHELL: "/bin/sh",
          USER: "u",
          LOGNAME: "u",
        },
        {},
        [],
        {
          PATH: "/bin",
          LANG: "C",
          LC_ALL: "C.UTF-8",
          TZ: "UTC",
          TERM: "dumb",
          SHELL: "/bin/sh",
          USER: "u",
          LOGNAME: "u",
        },
      ],
      [
        "everything else stays here",
        {
          AWS_SECRET_ACCESS_KEY: "x",
          GH_TOKEN: "x",
          CI: "true",
          LD_PRELOAD: "x",
          BASH_ENV: "x",
          SSH_AUTH_SOCK: "x",
          EMPTY: undefined,
        },
        {},
        [],
        {},
      ],
      [
        "the real home stays here",
        { HOME: "/root", TMPDIR: "/var/tmp", USERPROFILE: "C:\\Users\\me" },
        {},
        [],
        {},
      ],
      [
        "a named variable passes",
        { MY_FLAG: "1", OTHER: "2" },
        {},
        ["MY_FLAG", "ABSENT"],
        { MY_FLAG: "1" },
      ],
      [
        "a denied one does not pass even when named",
        {
          GITHUB_TOKEN: "x",
          GITHUB_ENV: "x",
          "INPUT_GITHUB-TOKEN": "x",
          ACTIONS_RUNTIME_TOKEN: "x",
          RUNNER_TEMP: "x",
          STATE_x: "x",
          NODE_OPTIONS: "--require x",
          github_token: "x",
          NODE_OPTIONS_LIKE: "fine",
        },
        {},
        [
          "GITHUB_TOKEN",
          "GITHUB_ENV",
          "INPUT_GITHUB-TOKEN",
          "ACTIONS_RUNTIME_TOKEN",
          "RUNNER_TEMP",
          "STATE_x",
          "NODE_OPTIONS",
          "github_token",
          "NODE_OPTIONS_LIKE",
        ],
        { NODE_OPTIONS_LIKE: "fine" },
      ],
      [
        "naming the home does not give it away",
        { HOME: "/root", TMP: "/x" },
        {},
        ["HOME", "TMP"],
        {},
      ],
      [
        "the tracking id passes",
        { RUNNER_TRACKING_ID: "github_1" },
        {},
        [],
        { RUNNER_TRACKING_ID: "github_1" },
      ],
      [
        "the dialect's own win, unchecked",
        { PATH: "/bin", MY_FLAG: "1" },
        { PATH: "/other", GITHUB_ENV: "own", HOME: "/own", CLAUDE_PROJECT_DIR: "/s/repo" },
        ["MY_FLAG"],
        {
          PATH: "/other",
          MY_FLAG: "1",
          GITHUB_ENV: "own",
          HOME: "/own",
          CLAUDE_PROJECT_DIR: "/s/repo",
        },
      ],
      [
        "Windows names have no case",
        {
          Path: "C:\\bin",
          SystemRoot: "C:\\Windows",
          ComSpec: "cmd",
          windir: "C:\\Windows",
          My_Flag: "1",
          Home: "C:\\me",
        },
        { PATH: "D:\\bin" },
        ["MY_FLAG"],
        {
          PATH: "D:\\bin",
          SystemRoot: "C:\\Windows",
          ComSpec: "cmd",
          windir: "C:\\Windows",
          My_Flag: "1",
        },
      ],
    ],
  )("%s", (_, parent, extra, passed, expected) => {
    expect(hookEnvironment(parent, workspace, extra, passed)).toEqual({ ...always, ...expected });
  });

  test("a variable called __proto__ is only a variable", () => {
    const extra = JSON.parse('{"__proto__":"x"}');
    const env = hookEnvironment({}, workspace, extra, []);
    expect(Object.keys(env)).toContain("__proto__");
    expect(Object.getPrototypeOf(env)).toBe(Object.prototype);
  });

  (onWindows ? test.skip : test)(
    "bash does not take itself for a remote login and read start-up files",
    async () => {
      writeFileSync(join(folder, ".bashrc"), "echo start-up file\n");
      const { run: runHook } = createRunner({
        environment: ({ env }) =>
          hookEnvironment({ PATH: process.env.PATH }, { ...workspace, home: folder }, env, []),
      });
      expect(await runHook(invocation("echo hook"))).toMatchObject({
        stdout: "hook\n",
        stderr: "",
      });
    },
  );

  (onWindows ? test.skip : test)("what a real hook sees", async () => {
    const home = join(folder, "home");
    const parent = {
      ...process.env,
      GITHUB_TOKEN: "secret-1",
      ACTIONS_RUNTIME_TOKEN: "secret-2",
      "INPUT_GITHUB-TOKEN": "secret-3",
      SOMETHING: "secret-4",
    };
    const { run: runHook } = createRunner({
      environment: ({ env }) =>
        hookEnvironment(parent, { ...workspace, home, tmp: folder }, env, []),
    });
    const result = await runHook(invocation("env; echo at ~", { env: { CLAUDECODE: "1" } }));
    expect(result.stdout).not.toMatch(/secret-|GITHUB_|ACTIONS_|INPUT_/);
    expect(result.stdout).toContain(`HOME=${home}\n`);
    expect(result.stdout).toContain(`TMPDIR=${folder}\n`);
    expect(result.stdout).toContain("CLAUDECODE=1\n");
    expect(result.stdout).toContain(`at ${home}\n`);
  });
});
