import { isUtf8 } from "node:buffer";
import { copyFileSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { compareText } from "../model/finding.ts";

/** A checkout: where its files lie and where git keeps its records. Absolute paths. */
export interface WorkTree {
  top: string;
  /** HEAD and index; differs from `commonDir` in a linked work tree. */
  gitDir: string;
  /** Configuration, refs and objects. */
  commonDir: string;
}

/** One file that git knows or would take up. */
export interface GitFile {
  /** Relative to the folder asked about, with `/`. */
  path: string;
  /** `100644`, `100755`, `120000`; null when not tracked. */
  mode: string | null;
  /** False when tracked, but deleted from the work tree or left out by a sparse checkout. */
  present: boolean;
}

/** The largest repositories list their files in seconds; anything longer is stuck. */
const timeoutMs = 60_000;
const maxOutputBytes = 256 * 1024 * 1024;

/**
 * The work tree that a folder belongs to, found by its `.git` without starting git; null when there is none.
 * @param folder absolute real path
 */
export function gitWorkTree(folder: string): WorkTree | null {
  for (let top = folder; ; top = dirname(top)) {
    const gitDir = gitDirAt(top);
    if (gitDir !== null) return { top, gitDir, commonDir: commonDirOf(gitDir) };
    if (top === dirname(top)) return null;
  }
}

function gitDirAt(folder: string): string | null {
  const path = resolve(folder, ".git");
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat?.isDirectory()) return path;
  if (!stat?.isFile() || stat.size > 65_536) return null;
  const target = /^gitdir: (.+)/.exec(readFileSync(path, "utf8"))?.[1]?.trim();
  return target === undefined ? null : resolve(folder, target);
}

function commonDirOf(gitDir: string): string {
  try {
    return resolve(gitDir, readFileSync(resolve(gitDir, "commondir"), "utf8").trim());
  } catch {
    return gitDir;
  }
}

/**
 * Everything below a folder that is tracked, or untracked and not ignored, from one run of git. Sub-modules,
 * repositories inside the folder and file names that are not UTF-8 are left out.
 * @param folder absolute, inside the work tree
 * @returns null when git is not there or cannot read this repository
 */
export async function listFiles(tree: WorkTree, folder: string): Promise<GitFile[] | null> {
  const args = ["ls-files", "-z", "-t", "-s", "--cached", "--deleted", "--others"];
  const output = await git(tree, folder, [...args, "--exclude-standard"]);
  if (output === null) return null;
  const files = new Map<string, GitFile>();
  for (const record of records(output)) {
    const entry = /^(.) (?:(\d{6}) [0-9a-f]+ \d\t)?/.exec(record);
    if (entry === null) continue;
    const [head, tag, stage] = entry;
    // An untracked file may have a name that looks like a record of the index.
    const mode = tag === "?" ? null : (stage ?? null);
    const path = record.slice(mode === null ? 2 : head.length);
    if (mode === "160000" || path === "" || path.endsWith("/")) continue;
    files.set(path, { path, mode, present: tag !== "R" && tag !== "S" });
  }
  return [...files.values()];
}

/** Whether a revision names a commit here. One that could be taken for an option never does. */
export async function revisionExists(tree: WorkTree, revision: string): Promise<boolean> {
  return (await commitId(tree, revision)) !== null;
}

/**
 * The files below a folder that differ between a base and the work tree: committed, staged, edited, deleted or new
 * (and not ignored). The base is the merge base of the revision and HEAD, or the revision itself where the history
 * is too short to tell.
 * @param root absolute real path of the folder; the answer is relative to it, sorted
 * @returns null when there is no work tree or the revision is unknown
 */
export async function changedFiles(root: string, base: string): Promise<string[] | null> {
  const tree = gitWorkTree(root);
  const commit = tree === null ? null : await commitId(tree, base);
  if (tree === null || commit === null) return null;
  const shared = await git(tree, root, ["merge-base", commit, "HEAD"]);
  const from = shared === null ? commit : text(shared).trim();
  const names = ["diff", "--name-only", "-z", "--relative", "--no-renames", "--no-ext-diff"];
  const options = ["--no-textconv", "--ignore-submodules=all", from, "--"];
  const filters = await withoutFilters(tree);
  const changed = await withIndexCopy(tree, (index) =>
    git(tree, root, [...names, ...options], { ...filters, ...index }),
  );
  const added = await git(tree, root, ["ls-files", "-z", "--others", "--exclude-standard"]);
  if (changed === null || added === null) return null;
  const paths = [...records(changed), ...records(added)].filter((path) => !path.endsWith("/"));
  return [...new Set(paths)].sort(compareText);
}

async function commitId(tree: WorkTree, revision: string): Promise<string | null> {
  if (!/^[^-^\s\0][^\s\0]{0,1000}$/.test(revision)) return null;
  const args = ["rev-parse", "--verify", "--quiet", `${revision}^{commit}`];
  const output = await git(tree, tree.top, args);
  const id = output === null ? "" : text(output).trim();
  return /^[0-9a-f]{40,64}$/.test(id) ? id : null;
}

/**
 * Comparing contents would pass files through the filter programs of the configuration, and those may lie in the
 * repository: each setting gets an empty value. A filtered file may therefore count as changed when it was touched.
 */
async function withoutFilters(tree: WorkTree): Promise<Record<string, string>> {
  const pattern = "^filter\\..*\\.(clean|smudge|process|required)$";
  const output = await git(tree, tree.top, [
    "config",
    "-z",
    "--name-only",
    "--get-regexp",
    pattern,
  ]);
  const keys = output === null ? [] : records(output);
  const env: Record<string, string> = { GIT_CONFIG_COUNT: String(keys.length) };
  keys.forEach((key, index) => {
    env[`GIT_CONFIG_KEY_${index}`] = key;
    env[`GIT_CONFIG_VALUE_${index}`] = key.endsWith(".required") ? "false" : "";
  });
  return env;
}

/** `git diff` writes what it learns about touched files into the index; it is to do so into a copy. */
async function withIndexCopy<T>(
  tree: WorkTree,
  use: (env: Record<string, string>) => Promise<T>,
): Promise<T> {
  const original = resolve(tree.gitDir, "index");
  const stat = statSync(original, { throwIfNoEntry: false });
  if (stat === undefined) return use({});
  const folder = mkdtempSync(join(tmpdir(), "hookgate-"));
  try {
    const copy = join(folder, "index");
    copyFileSync(original, copy);
    // Files that are not older than the index are compared by content.
    const second = Math.floor(stat.mtimeMs / 1000);
    utimesSync(copy, second, second);
    return await use({ GIT_INDEX_FILE: copy });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Runs git on a work tree. The folders are given, not discovered: a bare repository planted in the checkout is never
 * taken up, and a checkout of another user (a container's) is not refused. Nothing that a repository or its
 * configuration could name as a program is run, and nothing is fetched.
 * @returns standard output, or null when git is missing, fails or takes too long
 */
async function git(
  tree: WorkTree,
  cwd: string,
  args: readonly string[],
  extra: Readonly<Record<string, string>> = {},
): Promise<Uint8Array | null> {
  const { execa } = await import("execa");
  const places = [`--git-dir=${tree.gitDir}`, `--work-tree=${tree.top}`];
  const settings = ["core.fsmonitor=false", "core.hooksPath=/dev/null"];
  const before = [...places, "--no-pager", ...settings.flatMap((setting) => ["-c", setting])];
  const result = await execa("git", [...before, ...args], {
    cwd,
    env: { ...inherited(), ...own, ...extra },
    extendEnv: false,
    encoding: "buffer",
    stdin: "ignore",
    stderr: "ignore",
    reject: false,
    timeout: timeoutMs,
    killSignal: "SIGKILL",
    maxBuffer: maxOutputBytes,
    windowsHide: true,
  });
  return result.failed ? null : result.stdout;
}

const own = {
  LC_ALL: "C",
  GIT_OPTIONAL_LOCKS: "0",
  GIT_TERMINAL_PROMPT: "0",
  GIT_ALLOW_PROTOCOL: "none",
  GIT_NO_LAZY_FETCH: "1",
};

/** Started from a git hook, this process has variables that point at another index or repository. */
function inherited(): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !name.toUpperCase().startsWith("GIT_")),
  );
}

/** The NUL-terminated records of an answer that are UTF-8. */
function records(output: Uint8Array): string[] {
  if (isUtf8(output)) return text(output).split("\0").filter(Boolean);
  const found: string[] = [];
  for (let start = 0; start < output.length; ) {
    const end = output.indexOf(0, start);
    const record = output.subarray(start, end < 0 ? output.length : end);
    if (record.length > 0 && isUtf8(record)) found.push(text(record));
    start = end < 0 ? output.length : end + 1;
  }
  return found;
}

function text(output: Uint8Array): string {
  return Buffer.from(output.buffer, output.byteOffset, output.byteLength).toString("utf8");
}
