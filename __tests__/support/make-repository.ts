import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll } from "@jest/globals";

const made: string[] = [];
afterAll(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
});

export interface RepositoryOptions {
  /** Files that get the execute bit. */
  executable?: readonly string[];
  /** Make it a git repository with everything committed. */
  git?: boolean;
}

/** A small repository in a temporary folder, removed after the test file. Objects are written as JSON. */
export function makeRepository(
  files: Readonly<Record<string, string | object>>,
  options: RepositoryOptions = {},
): string {
  const root = realpathSync(mkdtempSync(join(tmpdir(), "hookgate-test-")));
  made.push(root);
  for (const [path, content] of Object.entries(files)) {
    const file = join(root, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, typeof content === "string" ? content : JSON.stringify(content, null, 2));
    if (options.executable?.includes(path)) chmodSync(file, 0o755);
  }
  if (options.git) {
    git(root, "init", "-q", "-b", "main");
    git(root, "add", "-A");
    git(root, "commit", "-q", "-m", "first");
  }
  return root;
}

/** Runs git with an identity of its own and without the machine's configuration. */
export function git(root: string, ...args: string[]): string {
  return execFileSync("git", args, {
    cwd: root,
    encoding: "utf8",
    env: {
      ...process.env,
      GIT_CONFIG_GLOBAL: "/dev/null",
      GIT_CONFIG_SYSTEM: "/dev/null",
      GIT_AUTHOR_NAME: "Test",
      GIT_AUTHOR_EMAIL: "test@example.com",
      GIT_COMMITTER_NAME: "Test",
      GIT_COMMITTER_EMAIL: "test@example.com",
    },
  });
}
