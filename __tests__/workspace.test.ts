import { execFileSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join, relative } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";
import { changedFiles, gitWorkTree, revisionExists } from "../src/edge/git.ts";
import { maxTextBytes } from "../src/edge/read-text.ts";
import { openRepository } from "../src/edge/repository.ts";
import { createScratch, type Scratch } from "../src/edge/scratch.ts";
import { UsageError } from "../src/model/errors.ts";

const posix = process.platform !== "win32";
if (!posix) console.warn("workspace: tests with links, modes and odd names are skipped on Windows");
const posixTest = posix ? test : test.skip;
const linuxTest = process.platform === "linux" ? test : test.skip;

let area: string;
let root: string;
beforeAll(() => {
  area = realpathSync(mkdtempSync(join(tmpdir(), "hookgate-workspace-")));
});
beforeEach(() => {
  root = mkdtempSync(join(area, "repo-"));
});
afterAll(() => rmSync(area, { recursive: true, force: true }));

const gitEnvironment = {
  PATH: process.env.PATH ?? "",
  GIT_CONFIG_GLOBAL: "/dev/null",
  GIT_CONFIG_NOSYSTEM: "1",
  GIT_AUTHOR_NAME: "A",
  GIT_AUTHOR_EMAIL: "a@example.org",
  GIT_COMMITTER_NAME: "A",
  GIT_COMMITTER_EMAIL: "a@example.org",
};

function git(cwd: string, ...args: string[]): string {
  return execFileSync("git", args, { cwd, env: gitEnvironment, encoding: "utf8", stdio: "pipe" });
}

function write(files: Record<string, string>, folder = root): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/** A committed work tree of these files. */
function commit(files: Record<string, string>, folder = root): void {
  write(files, folder);
  if (!existsSync(join(folder, ".git"))) git(folder, "init", "-q", "-b", "main");
  git(folder, "add", "-A");
  git(folder, "commit", "-q", "-m", "files");
}

describe("a repository with git", () => {
  test("holds what is tracked or could be, in the order of code units", async () => {
    commit({
      "b.txt": "b",
      "a/x.sh": "x",
      "Z.txt": "z",
      ".gitignore": "ignored*\n",
      "gone.txt": "g",
    });
    write({ "new.txt": "n", "ignored.txt": "i", "a/ignored-too": "i" });
    rmSync(join(root, "gone.txt"));
    const repository = await openRepository(root);
    expect(repository.files).toEqual([".gitignore", "Z.txt", "a/x.sh", "b.txt", "new.txt"]);
    expect(repository).toMatchObject({ root, git: true });
  });

  test("knows more than it lists: ignored files, folders, what git tracks", async () => {
    commit({ "a/x.sh": "x", ".gitignore": "ignored*\n", "gone.txt": "g" });
    write({ "new.txt": "n", "ignored/i.txt": "i" });
    rmSync(join(root, "gone.txt"));
    const facts = await openRepository(root);
    const of = (path: string) => [
      facts.has(path),
      facts.isDirectory(path),
      facts.tracked(path),
      facts.gitMode(path),
    ];
    expect({
      "a/x.sh": of("a/x.sh"),
      "./a//x.sh": of("./a//x.sh"),
      "a/../a/x.sh": of("a/../a/x.sh"),
      a: of("a"),
      "a/": of("a/"),
      "": of(""),
      "new.txt": of("new.txt"),
      "ignored/i.txt": of("ignored/i.txt"),
      ignored: of("ignored"),
      "gone.txt": of("gone.txt"),
      "never.txt": of("never.txt"),
      "a/x.sh/below": of("a/x.sh/below"),
    }).toEqual({
      "a/x.sh": [true, false, true, "100644"],
      "./a//x.sh": [true, false, true, "100644"],
      "a/../a/x.sh": [true, false, true, "100644"],
      a: [true, true, true, null],
      "a/": [true, true, true, null],
      "": [true, true, true, null],
      "new.txt": [true, false, false, null],
      "ignored/i.txt": [true, false, false, null],
      ignored: [true, true, false, null],
      "gone.txt": [false, false, true, "100644"],
      "never.txt": [false, false, false, null],
      "a/x.sh/below": [false, false, false, null],
    });
    expect(facts.read("ignored/i.txt")).toBe("i");
  });

  posixTest("tells git's execute bit from the file's own", async () => {
    write({ "both.sh": "", "file.sh": "", "git.sh": "", "none.sh": "" });
    chmodSync(join(root, "both.sh"), 0o755);
    chmodSync(join(root, "git.sh"), 0o755);
    commit({});
    chmodSync(join(root, "git.sh"), 0o644);
    chmodSync(join(root, "file.sh"), 0o700);
    const facts = await openRepository(root);
    const of = (path: string) => [facts.gitMode(path), facts.executable(path)];
    expect(["both.sh", "git.sh", "file.sh", "none.sh", "absent", ""].map(of)).toEqual([
      ["100755", true],
      ["100755", false],
      ["100644", true],
      ["100644", false],
      [null, null],
      [null, false],
    ]);
  });

  posixTest("takes any file name", async () => {
    const names = [
      " lead",
      "-dash",
      "a\nb",
      "a\tb",
      "a\\b",
      'q"uote',
      "ünïcode",
      "100644 0123456789 0\tname",
      "emoji-\u{1F980}",
      "..dots",
      "\uFFFD",
    ];
    commit(Object.fromEntries(names.slice(0, 5).map((name) => [name, name])));
    write(Object.fromEntries(names.slice(5).map((name) => [name, name])));
    const repository = await openRepository(root);
    expect(repository.files).toEqual([...names].sort());
    for (const name of names) {
      expect([name, repository.has(name), repository.read(name)]).toEqual([name, true, name]);
      expect([name, repository.tracked(name)]).toEqual([name, names.indexOf(name) < 5]);
    }
  });

  linuxTest("leaves out names that are not UTF-8, and nothing else", async () => {
    commit({ "a.txt": "", "z.txt": "" });
    writeFileSync(Buffer.concat([Buffer.from(`${root}/b`), Buffer.from([0xff])]), "");
    expect((await openRepository(root)).files).toEqual(["a.txt", "z.txt"]);
  });

  posixTest("follows links, and knows what is tracked through them", async () => {
    commit({ ".agents/hooks/x.sh": "text" });
    mkdirSync(join(root, ".claude"));
    symlinkSync("../.agents/hooks", join(root, ".claude/hooks"));
    symlinkSync("nowhere", join(root, "dangling"));
    symlinkSync("loop", join(root, "loop"));
    commit({});
    chmodSync(join(root, ".agents/hooks/x.sh"), 0o755);
    symlinkSync(".agents/hooks", join(root, "untracked-link"));
    const repository = await openRepository(root);
    expect(repository.files).toEqual([
      ".agents/hooks/x.sh",
      ".claude/hooks",
      "dangling",
      "loop",
      "untracked-link",
    ]);
    expect(repository.read(".claude/hooks/x.sh")).toBe("text");
    expect(repository.isDirectory(".claude/hooks")).toBe(true);
    expect(repository.executable(".claude/hooks/x.sh")).toBe(true);
    expect(repository.gitMode(".claude/hooks")).toBe("120000");
    expect(repository.gitMode(".claude/hooks/x.sh")).toBe("100644");
    expect(repository.tracked(".claude/hooks/x.sh")).toBe(true);
    expect(repository.tracked(".claude/hooks/y.sh")).toBe(false);
    expect(repository.has("untracked-link/x.sh")).toBe(true);
    expect(repository.tracked("untracked-link/x.sh")).toBe(false);
    for (const path of ["dangling", "loop"]) {
      expect([repository.has(path), repository.read(path), repository.isDirectory(path)]).toEqual([
        false,
        null,
        false,
      ]);
    }
  });

  test("leaves out repositories inside it, as sub-module or not", async () => {
    const inner = mkdtempSync(join(area, "inner-"));
    commit({ "i.txt": "" }, inner);
    commit({ "a.txt": "" });
    git(root, "-c", "protocol.file.allow=always", "submodule", "--quiet", "add", inner, "module");
    mkdirSync(join(root, "nested"));
    commit({ "n.txt": "" }, join(root, "nested"));
    expect((await openRepository(root)).files).toEqual([".gitmodules", "a.txt"]);
  });

  test("a folder of a work tree is a repository of its own", async () => {
    commit({ "top.txt": "", "sub/x.sh": "x", "sub/deep/y.sh": "y", "sub/.gitignore": "*.log" });
    write({ "sub/new.txt": "", "sub/a.log": "" });
    const repository = await openRepository(join(root, "sub"));
    expect(repository.files).toEqual([".gitignore", "deep/y.sh", "new.txt", "x.sh"]);
    expect(repository.root).toBe(join(root, "sub"));
    expect([
      repository.git,
      repository.tracked("deep/y.sh"),
      repository.tracked("new.txt"),
    ]).toEqual([true, true, false]);
    expect([
      repository.has("../top.txt"),
      repository.read("../top.txt"),
      repository.tracked("../top.txt"),
    ]).toEqual([false, null, null]);
  });

  test("a folder that is ignored as a whole is seen without git", async () => {
    commit({ ".gitignore": "build/\n" });
    write({ "build/a.txt": "a" });
    expect(await openRepository(join(root, "build"))).toMatchObject({
      files: ["a.txt"],
      git: false,
    });
  });

  test("a linked work tree is one too", async () => {
    commit({ "a.txt": "a" });
    const linked = join(mkdtempSync(join(area, "linked-")), "tree");
    git(root, "worktree", "add", "-q", linked);
    expect(await openRepository(linked)).toMatchObject({ files: ["a.txt"], git: true });
  });

  test("an empty work tree has no files", async () => {
    git(root, "init", "-q");
    expect(await openRepository(root)).toMatchObject({ files: [], git: true });
  });
});

describe("a repository without git", () => {
  posixTest("is walked, but not through links or into fetched code", async () => {
    write({
      "b/c.txt": "c",
      "a.txt": "a",
      "node_modules/p/i.js": "",
      ".venv/x.py": "",
      "target/x": "",
      ".git-not/y": "",
    });
    symlinkSync(".", join(root, "self"));
    symlinkSync("b", join(root, "link"));
    execFileSync("mkfifo", [join(root, "pipe")]);
    const repository = await openRepository(root);
    expect(repository.files).toEqual([".git-not/y", "a.txt", "b/c.txt", "link", "self"]);
    expect([repository.git, repository.tracked("a.txt"), repository.gitMode("a.txt")]).toEqual([
      false,
      null,
      null,
    ]);
    expect([repository.has("node_modules/p/i.js"), repository.read("link/c.txt")]).toEqual([
      true,
      "c",
    ]);
  });

  test.each([
    ["an empty .git folder", () => mkdirSync(join(root, ".git"))],
    [
      "a .git file that leads nowhere",
      () => writeFileSync(join(root, ".git"), "gitdir: /nowhere\n"),
    ],
    ["a .git file of nonsense", () => writeFileSync(join(root, ".git"), "\0\0")],
  ])("%s is no git", async (_, arrange) => {
    write({ "a.txt": "a" });
    arrange();
    const repository = await openRepository(root);
    expect(repository.git).toBe(false);
    expect(repository.files).toContain("a.txt");
  });
});

describe("what cannot be opened", () => {
  test.each([
    ["missing", () => join(root, "missing"), /^no such folder: .*missing$/],
    ["a file", () => join(root, "file"), /^not a folder: .*file$/],
    ["below a file", () => join(root, "file/below"), /^no such folder: /],
    ["an impossible name", () => "a\0b", /^no such folder: /],
  ])("%s is the user's mistake", async (_, path, message) => {
    write({ file: "" });
    const opening = openRepository(path());
    await expect(opening).rejects.toBeInstanceOf(UsageError);
    await expect(opening).rejects.toThrow(message);
  });
});

describe("reading", () => {
  test.each([
    "/etc/hosts",
    "../outside.txt",
    "a/../../outside.txt",
    "..",
    "a\0b",
    "C:\\Windows\\win.ini",
    "",
  ])("%j gives nothing", async (path) => {
    write({ "../outside.txt": "secret", "a/x": "" });
    const repository = await openRepository(root);
    expect(repository.read(path)).toBeNull();
    if (path !== "")
      expect([repository.has(path), repository.executable(path)]).toEqual([false, null]);
  });

  test("an absolute path inside is refused all the same", async () => {
    write({ "a.txt": "a" });
    const repository = await openRepository(root);
    expect([repository.has(join(root, "a.txt")), repository.read(join(root, "a.txt"))]).toEqual([
      false,
      null,
    ]);
  });

  test("is bounded, and keeps what it reads as it is", async () => {
    write({
      full: "x".repeat(maxTextBytes),
      over: "x".repeat(maxTextBytes + 1),
      bom: "\uFEFFa\r\n",
    });
    writeFileSync(join(root, "binary"), Buffer.from([0x61, 0xff, 0x00]));
    const repository = await openRepository(root);
    expect(repository.read("full")?.length).toBe(maxTextBytes);
    expect(repository.read("over")).toBeNull();
    expect(repository.read("bom")).toBe("\uFEFFa\r\n");
    expect(repository.read("binary")).toBe("a\uFFFD\0");
  });

  posixTest("does not wait for pipes or swallow devices", async () => {
    execFileSync("mkfifo", [join(root, "pipe")]);
    mkdirSync(join(root, "folder"));
    symlinkSync("/dev/zero", join(root, "zero"));
    const repository = await openRepository(root);
    expect(["pipe", "folder", "zero"].map((path) => repository.read(path))).toEqual([
      null,
      null,
      null,
    ]);
    expect(repository.has("pipe")).toBe(true);
  });

  posixTest("does not leave the checkout through a link, or enter git's records", async () => {
    write({ "../outside.txt": "secret" });
    commit({ "sub/a.txt": "a", "top.txt": "top" });
    git(root, "config", "http.extraheader", "AUTHORIZATION: secret");
    symlinkSync("../outside.txt", join(root, "out"));
    symlinkSync(".git/config", join(root, "credentials"));
    symlinkSync("../top.txt", join(root, "sub/up"));
    const repository = await openRepository(root);
    expect([repository.has("out"), repository.read("out"), repository.tracked("out")]).toEqual([
      true,
      null,
      false,
    ]);
    expect([repository.read("credentials"), repository.read(".git/config")]).toEqual([null, null]);
    expect((await openRepository(join(root, "sub"))).read("up")).toBe("top");
  });
});

describe("running git", () => {
  const saved = { ...process.env };
  afterEach(() => {
    for (const name of Object.keys(process.env)) if (!(name in saved)) delete process.env[name];
    Object.assign(process.env, saved);
  });

  /** Puts a git in front that writes a line for each start. */
  function countGit(): () => number {
    const folder = mkdtempSync(join(area, "bin-"));
    const log = join(folder, "log");
    const real = execFileSync("sh", ["-c", "command -v git"], { encoding: "utf8" }).trim();
    writeFileSync(
      join(folder, "git"),
      `#!/bin/sh\necho started >>"${log}"\nexec "${real}" "$@"\n`,
      { mode: 0o755 },
    );
    process.env.PATH = `${folder}${delimiter}${saved.PATH}`;
    return () => (existsSync(log) ? readFileSync(log, "utf8").split("\n").length - 1 : 0);
  }

  posixTest("once for a work tree, never without one", async () => {
    const starts = countGit();
    write({ "a.txt": "a" });
    const plain = await openRepository(root);
    plain.tracked("a.txt");
    expect(starts()).toBe(0);
    commit({});
    const repository = await openRepository(root);
    repository.tracked("a.txt");
    repository.gitMode("a.txt");
    repository.read("a.txt");
    expect(starts()).toBe(1);
  });

  test("no git on this machine: the folder is walked", async () => {
    commit({ "a.txt": "a" });
    process.env.PATH = join(area, "no-programs-here");
    expect(await openRepository(root)).toMatchObject({ files: ["a.txt"], git: false });
    expect(await changedFiles(root, "HEAD")).toBeNull();
  });

  test("variables of an outer git do not lead it elsewhere", async () => {
    commit({ "a.txt": "a" });
    process.env.GIT_DIR = join(area, "elsewhere");
    process.env.GIT_INDEX_FILE = join(area, "elsewhere-index");
    process.env.GIT_WORK_TREE = area;
    expect(await openRepository(root)).toMatchObject({ files: ["a.txt"], git: true });
  });

  posixTest(
    "programs of the configuration are not run, nor those of a planted repository",
    async () => {
      const trap = join(area, `sprung-${Math.random()}`);
      const program = join(area, "trap.sh");
      writeFileSync(program, `#!/bin/sh\ntouch "${trap}"\ncat\n`, { mode: 0o755 });
      commit({ "a.txt": "a", ".gitattributes": "* filter=evil diff=evil\n", "sub/b.txt": "b" });
      const planted = join(root, "sub");
      for (const folder of ["objects", "refs"]) mkdirSync(join(planted, folder));
      write(
        {
          HEAD: "ref: refs/heads/main\n",
          config: `[core]\n\tfsmonitor = ${program}\n\tbare = false\n\tworktree = .\n`,
        },
        planted,
      );
      mkdirSync(join(root, ".git/hooks"), { recursive: true });
      writeFileSync(join(root, ".git/hooks/post-index-change"), readFileSync(program), {
        mode: 0o755,
      });
      for (const key of [
        "core.fsmonitor",
        "filter.evil.clean",
        "filter.evil.process",
        "diff.evil.command",
        "diff.evil.textconv",
        "diff.external",
        "core.pager",
      ]) {
        git(root, "config", key, program);
      }
      git(root, "config", "filter.evil.required", "true");
      const later = new Date(Date.now() + 60_000);
      utimesSync(join(root, "a.txt"), later, later);
      write({ "sub/b.txt": "bb" });
      await openRepository(root);
      await openRepository(planted);
      await revisionExists(present(gitWorkTree(root)), "HEAD");
      expect(await changedFiles(root, "HEAD")).toEqual(["sub/HEAD", "sub/b.txt", "sub/config"]);
      await changedFiles(planted, "HEAD");
      expect(existsSync(trap)).toBe(false);
    },
  );

  test("the index is not touched", async () => {
    commit({ "a.txt": "a" });
    const later = new Date(Date.now() + 60_000);
    utimesSync(join(root, "a.txt"), later, later);
    const before = readFileSync(join(root, ".git/index"));
    await openRepository(root);
    await changedFiles(root, "HEAD");
    expect(readFileSync(join(root, ".git/index")).equals(before)).toBe(true);
  });
});

function present<T>(value: T | null): T {
  if (value === null) throw new Error("nothing there");
  return value;
}

describe("changed files", () => {
  test("are all that differ from the base: committed, staged, edited, deleted, renamed, new", async () => {
    commit({
      "same.txt": "s",
      "committed.txt": "1",
      "staged.txt": "1",
      "edited.txt": "1",
      "deleted.txt": "1",
      "old-name.txt": "long enough to be a rename",
      ".gitignore": "ignored*",
    });
    git(root, "tag", "base");
    commit({ "committed.txt": "2" });
    write({ "staged.txt": "2" });
    git(root, "add", "-A");
    write({ "edited.txt": "2", "new file\n.txt": "", "ignored.txt": "" });
    rmSync(join(root, "deleted.txt"));
    renameSync(join(root, "old-name.txt"), join(root, "new-name.txt"));
    const expected = [
      "committed.txt",
      "deleted.txt",
      "edited.txt",
      "new file\n.txt",
      "new-name.txt",
      "old-name.txt",
      "staged.txt",
    ];
    expect(await changedFiles(root, "base")).toEqual(expected);
    expect(await changedFiles(root, "HEAD")).toEqual(
      expected.filter((name) => name !== "committed.txt"),
    );
  });

  test("start where the branches parted", async () => {
    commit({ "a.txt": "1", "b.txt": "1" });
    git(root, "branch", "side");
    commit({ "a.txt": "2" });
    git(root, "checkout", "-q", "side");
    commit({ "b.txt": "2" });
    expect(await changedFiles(root, "main")).toEqual(["b.txt"]);
  });

  test("in a folder are those of the folder", async () => {
    commit({ "top.txt": "1", "sub/x.txt": "1", "sub/same.txt": "" });
    write({ "top.txt": "2", "sub/x.txt": "2", "sub/new.txt": "", "new.txt": "" });
    expect(await changedFiles(join(root, "sub"), "HEAD")).toEqual(["new.txt", "x.txt"]);
  });

  test("with too little history the base itself counts", async () => {
    commit({ "a.txt": "1" });
    git(root, "tag", "base");
    git(root, "checkout", "-q", "--orphan", "other");
    commit({ "a.txt": "2" });
    expect(await changedFiles(root, "base")).toEqual(["a.txt"]);
  });

  test.each([
    "no-such-branch",
    "",
    "-h",
    "--output=x",
    "--all",
    "^HEAD",
    "HEAD^{tree}",
    "HEAD:a.txt",
    "main..main",
    "a b",
    "HEAD\n",
    "\0",
  ])("are unknown for the revision %j", async (revision) => {
    commit({ "a.txt": "1" });
    expect(await changedFiles(root, revision)).toBeNull();
    expect(await revisionExists(present(gitWorkTree(root)), revision)).toBe(false);
  });

  test("are unknown without git, known for any spelling of a commit", async () => {
    expect(await changedFiles(root, "HEAD")).toBeNull();
    commit({ "a.txt": "1" });
    const id = git(root, "rev-parse", "HEAD").trim();
    for (const revision of ["HEAD", "main", id, id.slice(0, 10), "HEAD~0", "@"]) {
      expect([revision, await changedFiles(root, revision)]).toEqual([revision, []]);
    }
  });
});

describe("scratch copy", () => {
  const open: Scratch[] = [];
  afterEach(async () => {
    await Promise.all(open.splice(0).map((scratch) => scratch.dispose()));
  });

  async function scratchOf(folder = root): Promise<Scratch> {
    const scratch = await createScratch(await openRepository(folder));
    open.push(scratch);
    return scratch;
  }

  /** Git as a hook in the copy would run it: its home is the scratch home. */
  function hookGit(cwd: string, home: string, ...args: string[]): string {
    const env = { PATH: process.env.PATH ?? "", HOME: home, GIT_CONFIG_NOSYSTEM: "1" };
    return execFileSync("git", args, { cwd, env, encoding: "utf8", stdio: "pipe" });
  }

  function tree(folder: string, below = folder): string[] {
    return readdirSync(below, { withFileTypes: true })
      .flatMap((entry) => {
        const path = join(below, entry.name);
        return entry.isDirectory() ? tree(folder, path) : [relative(folder, path)];
      })
      .sort();
  }

  test("holds every file of the repository, and nothing of it is shared", async () => {
    write({ "a.txt": "a", "b/c.txt": "c", "proj/.claude/settings.json": "{}" });
    const scratch = await scratchOf();
    const workspace = await scratch.workspace("proj");
    expect(workspace).toEqual({
      repository: join(scratch.folder, "000001/repository"),
      project: join(scratch.folder, "000001/repository/proj"),
      home: join(scratch.folder, "000001/home"),
      tmp: join(scratch.folder, "000001/tmp"),
    });
    expect(tree(workspace.repository)).toEqual(["a.txt", "b/c.txt", "proj/.claude/settings.json"]);
    writeFileSync(join(workspace.repository, "a.txt"), "changed");
    rmSync(join(workspace.repository, "b"), { recursive: true });
    expect([readFileSync(join(root, "a.txt"), "utf8"), existsSync(join(root, "b/c.txt"))]).toEqual([
      "a",
      true,
    ]);
    expect(scratch.notices()).toEqual([]);
    expect([readdirSync(workspace.home), readdirSync(workspace.tmp)]).toEqual([[], []]);
  });

  posixTest("is for this user only", async () => {
    const scratch = await scratchOf();
    expect(statSync(scratch.folder).mode & 0o777).toBe(0o700);
    expect(scratch.folder.startsWith(realpathSync(tmpdir()))).toBe(true);
  });

  test("each recording gets a fresh one, also at the same time", async () => {
    write({ "a.txt": "a" });
    const scratch = await scratchOf();
    const [one, two] = await Promise.all([scratch.workspace(""), scratch.workspace("")]);
    writeFileSync(join(one.repository, "a.txt"), "changed");
    expect(readFileSync(join(two.repository, "a.txt"), "utf8")).toBe("a");
    await scratch.release(one);
    expect([existsSync(one.repository), existsSync(two.repository)]).toEqual([false, true]);
  });

  posixTest("keeps modes, times and links; links that lead out are left out and told", async () => {
    write({ "../outside.txt": "secret", "run.sh": "x", "secret.txt": "s", "d/e.txt": "e" });
    chmodSync(join(root, "run.sh"), 0o755);
    chmodSync(join(root, "secret.txt"), 0o600);
    utimesSync(join(root, "run.sh"), 1_000_000, 1_000_000);
    const links = {
      inside: "d/e.txt",
      "d/up": "../run.sh",
      folder: "d",
      dangling: "not-there",
      absolute: join(root, "d/e.txt"),
      "absolute-root": root,
      outside: "../outside.txt",
      "outside-absolute": "/etc/hosts",
      "outside-missing": "../../nobody",
      "outside-by-detour": "detour/outside.txt",
      detour: "..",
    };
    for (const [name, target] of Object.entries(links)) symlinkSync(target, join(root, name));
    const scratch = await scratchOf();
    const { repository } = await scratch.workspace("");
    const mode = (path: string) => (statSync(join(repository, path)).mode & 0o777).toString(8);
    expect([mode("run.sh"), mode("secret.txt")]).toEqual(["755", "600"]);
    expect(statSync(join(repository, "run.sh")).mtimeMs).toBe(1_000_000_000);
    const copied = Object.keys(links).filter((name) =>
      lstatSync(join(repository, name), { throwIfNoEntry: false }),
    );
    expect(
      Object.fromEntries(copied.map((name) => [name, readlinkSync(join(repository, name))])),
    ).toEqual({
      inside: "d/e.txt",
      "d/up": "../run.sh",
      folder: "d",
      dangling: "not-there",
      absolute: "d/e.txt",
      "absolute-root": ".",
    });
    expect(realpathSync(join(repository, "absolute"))).toBe(join(repository, "d/e.txt"));
    expect(scratch.notices()).toEqual([
      "the scratch copy lacks links that lead out of the repository: detour, outside, outside-absolute, outside-by-detour, outside-missing",
    ]);
  });

  test("tells what could not be copied and goes on", async () => {
    write({ "a.txt": "a", "b.txt": "b" });
    const repository = await openRepository(root);
    rmSync(join(root, "a.txt"));
    const scratch = await createScratch(repository);
    open.push(scratch);
    const workspace = await scratch.workspace("");
    expect(readdirSync(workspace.repository)).toEqual(["b.txt"]);
    expect(scratch.notices()).toEqual([
      "the scratch copy lacks files that could not be copied: a.txt",
    ]);
  });

  test("a project folder without files of its own exists; one outside does not", async () => {
    write({ "a.txt": "a" });
    const scratch = await scratchOf();
    expect(statSync((await scratch.workspace("empty/project")).project).isDirectory()).toBe(true);
    await expect(scratch.workspace("../elsewhere")).rejects.toThrow("not in the repository");
  });

  posixTest("fetched packages that git ignores are there by a link", async () => {
    commit({ ".gitignore": "node_modules/\n.venv\n", "vendor/own.txt": "v", "proj/a.txt": "" });
    write({ "node_modules/p/i.js": "i", "proj/.venv/bin/python": "", "other/node_modules/x": "" });
    const scratch = await scratchOf();
    const { repository, project, home } = await scratch.workspace("proj");
    expect(readlinkSync(join(repository, "node_modules"))).toBe(join(root, "node_modules"));
    expect(readlinkSync(join(project, ".venv"))).toBe(join(root, "proj/.venv"));
    expect(lstatSync(join(repository, "vendor")).isDirectory()).toBe(true);
    expect(existsSync(join(repository, "other/node_modules"))).toBe(false);
    expect(hookGit(repository, home, "status", "--porcelain")).toBe("");
    await scratch.dispose();
    expect(readFileSync(join(root, "node_modules/p/i.js"), "utf8")).toBe("i");
  });

  test("git works in it, on the same state", async () => {
    commit({ "a.txt": "1\n", "b.txt": "1\n", "proj/c.txt": "c" });
    commit({ "a.txt": "2\n" });
    git(root, "tag", "v1");
    git(root, "branch", "side");
    git(root, "pack-refs", "--all");
    git(root, "branch", "loose/ref");
    write({ "b.txt": "edited\n", "new.txt": "", "staged.txt": "s" });
    git(root, "add", "staged.txt");
    const scratch = await scratchOf();
    const { repository, project, home } = await scratch.workspace("proj");
    const run = (...args: string[]) => hookGit(project, home, ...args).trim();
    expect(run("rev-parse", "--show-toplevel")).toBe(repository);
    expect(run("rev-parse", "--abbrev-ref", "HEAD")).toBe("main");
    expect(run("rev-parse", "HEAD")).toBe(git(root, "rev-parse", "HEAD").trim());
    expect(run("log", "--format=%s")).toBe("files\nfiles");
    expect(run("status", "--porcelain").split("\n")).toEqual(
      git(root, "status", "--porcelain").trim().split("\n"),
    );
    expect(run("diff", "--name-only", "HEAD").split("\n")).toEqual(["b.txt", "staged.txt"]);
    expect(run("show", "HEAD~1:a.txt")).toBe("1");
    expect(run("for-each-ref", "--format=%(refname:short)").split("\n")).toEqual([
      "loose/ref",
      "main",
      "side",
      "v1",
    ]);
    expect(run("fsck", "--connectivity-only", "--no-dangling")).toBe("");
  });

  test("what a hook commits stays in it", async () => {
    commit({ "a.txt": "1" });
    const before = [
      git(root, "rev-parse", "HEAD"),
      git(root, "status", "--porcelain"),
      git(root, "count-objects"),
    ];
    const scratch = await scratchOf();
    const { repository, home } = await scratch.workspace("");
    writeFileSync(join(repository, "new.txt"), "n");
    hookGit(repository, home, "add", "-A");
    hookGit(repository, home, "commit", "-q", "-m", "by a hook");
    expect(hookGit(repository, home, "log", "-1", "--format=%s by %an").trim()).toBe(
      "by a hook by hookgate",
    );
    expect([
      git(root, "rev-parse", "HEAD"),
      git(root, "status", "--porcelain"),
      git(root, "count-objects"),
    ]).toEqual(before);
  });

  test("no credential, remote, hook or program of the original goes with it", async () => {
    commit({ "a.txt": "1" });
    const settings: [string, string][] = [
      ["http.https://github.com/.extraheader", "AUTHORIZATION: basic c2VjcmV0"],
      ["remote.origin.url", "https://user:secret@example.org/x.git"],
      ["user.email", "secret@example.org"],
      ["credential.helper", "secret-helper"],
      ["core.sshCommand", "secret-ssh"],
      ["core.hooksPath", "secret-hooks"],
      ["core.fsmonitor", "secret-monitor"],
      ["url.https://secret@example.org/.insteadOf", "https://example.org/"],
      ["core.ignorecase", "false"],
    ];
    for (const [key, value] of settings) git(root, "config", key, value);
    write({
      ".git/hooks/pre-commit": "secret",
      ".git/FETCH_HEAD": "secret",
      ".git/info/exclude": "private-*\n",
    });
    const scratch = await scratchOf();
    const { repository, home } = await scratch.workspace("");
    const gitDir = join(repository, ".git");
    for (const path of tree(gitDir)) {
      expect([path, readFileSync(join(gitDir, path), "latin1").includes("secret")]).toEqual([
        path,
        false,
      ]);
    }
    expect(existsSync(join(gitDir, "hooks"))).toBe(false);
    const keys = hookGit(repository, home, "config", "--local", "--list", "--name-only")
      .trim()
      .split("\n");
    expect(keys.every((key) => key.startsWith("core."))).toBe(true);
    expect(hookGit(repository, home, "config", "core.ignorecase").trim()).toBe("false");
    writeFileSync(join(repository, "private-x"), "");
    expect(hookGit(repository, home, "status", "--porcelain")).toBe("");
  });

  test.each([
    [
      "a linked work tree",
      (folder: string) => {
        git(root, "worktree", "add", "-q", "-b", "linked", folder);
        return "linked";
      },
    ],
    [
      "a shallow clone",
      (folder: string) => {
        git(area, "clone", "-q", "--depth=1", `file://${root}`, folder);
        return "main";
      },
    ],
    [
      "a clone that borrows objects",
      (folder: string) => {
        git(area, "clone", "-q", "--shared", root, folder);
        return "main";
      },
    ],
    [
      "a clone with a split index",
      (folder: string) => {
        git(area, "clone", "-q", root, folder);
        git(folder, "update-index", "--split-index");
        return "main";
      },
    ],
  ])("git works in a copy of %s", async (_, make) => {
    commit({ "a.txt": "1" });
    commit({ "a.txt": "2" });
    const folder = join(mkdtempSync(join(area, "clone-")), "it");
    const branch = make(folder);
    const scratch = await scratchOf(folder);
    const { repository, home } = await scratch.workspace("");
    const run = (...args: string[]) => hookGit(repository, home, ...args).trim();
    expect(run("rev-parse", "--abbrev-ref", "HEAD")).toBe(branch);
    expect(run("status", "--porcelain")).toBe("");
    expect(run("log", "--format=%s")).toBe(git(folder, "log", "--format=%s").trim());
    expect(run("ls-files")).toBe("a.txt");
  });

  test("git works in a copy of a SHA-256 repository", async () => {
    git(root, "init", "-q", "-b", "main", "--object-format=sha256");
    commit({ "a.txt": "1" });
    const { repository, home } = await (await scratchOf()).workspace("");
    expect(hookGit(repository, home, "rev-parse", "HEAD").trim()).toHaveLength(64);
    expect(hookGit(repository, home, "status", "--porcelain")).toBe("");
  });

  test("a part of a work tree is copied without git", async () => {
    commit({ "top.txt": "", "sub/a.txt": "a" });
    const { repository } = await (await scratchOf(join(root, "sub"))).workspace("");
    expect(readdirSync(repository)).toEqual(["a.txt"]);
  });

  test("dispose removes everything, what hooks have locked too, and can be repeated", async () => {
    write({ "a.txt": "a" });
    const before = process.listenerCount("exit");
    const scratch = await scratchOf();
    const { repository, home } = await scratch.workspace("");
    mkdirSync(join(repository, "locked/deep"), { recursive: true });
    writeFileSync(join(repository, "locked/deep/file"), "", { mode: 0o400 });
    chmodSync(join(repository, "locked/deep"), 0o000);
    chmodSync(join(repository, "locked"), 0o500);
    chmodSync(home, 0o500);
    await scratch.dispose();
    await scratch.dispose();
    expect(existsSync(scratch.folder)).toBe(false);
    expect(process.listenerCount("exit")).toBe(before);
  });
});
