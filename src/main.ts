import { randomUUID } from "node:crypto";
import { mkdir, readFile, realpath, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import * as core from "@actions/core";
import type { ChangeSources } from "./action/changed-files.ts";
import { type ActionCheckRequest, type ActionDeps, runAction } from "./action/run.ts";
import { check } from "./check.ts";
import { changedFiles } from "./edge/git.ts";
import { closeEverything, nodeEdge } from "./edge/node-edge.ts";

/**
 * The door of the Action: hands the runner's environment, inputs and files to `runAction`. The only importer of
 * `@actions/*`; the GitHub client is loaded only when git cannot tell what changed.
 */

const { env } = process;

/** The runner asks politely, waits 7.5 s and 2.5 s, then kills the tree: hooks that run and their copies go first. */
function leaveWhenCancelled(): void {
  for (const [signal, status] of [
    ["SIGINT", 130],
    ["SIGTERM", 143],
  ] as const) {
    process.once(signal, () => {
      process.stdout.write(`hookgate: cancelled (${signal}); hooks that were running are killed\n`);
      void closeEverything().finally(() => process.exit(status));
    });
  }
}

async function eventPayload(): Promise<unknown> {
  try {
    return JSON.parse(await readFile(env.GITHUB_EVENT_PATH ?? "", "utf8"));
  } catch {
    return {};
  }
}

/** Says what changed in a folder: git, and the API where there is a token and a repository to ask about. */
function changeSources(root: string, token: string | null): ChangeSources {
  const [owner, repo] = (env.GITHUB_REPOSITORY ?? "").split("/");
  return {
    gitChanged: async (base) => changedFiles(await realpath(root), base),
    apiChanged:
      token === null || owner === undefined || repo === undefined
        ? null
        : async (pull) => {
            const { getOctokit } = await import("@actions/github");
            const client = getOctokit(token, {
              baseUrl: env.GITHUB_API_URL ?? "https://api.github.com",
              request: { timeout: 30_000 },
            });
            const files = await client.paginate(client.rest.pulls.listFiles, {
              owner,
              repo,
              pull_number: pull,
              per_page: 100,
            });
            return files.map((file) => file.filename);
          },
  };
}

const deps = (payload: unknown): ActionDeps => ({
  env,
  payload,
  input: (name) => core.getInput(name),
  check: ({ verbose: _, ...request }: ActionCheckRequest) =>
    check(
      {
        ...request,
        dialects: [],
        jobs: null,
        userDir: null,
        systemDir: null,
        extensions: [],
      },
      nodeEdge(),
    ),
  changeSources,
  output: {
    print: (text) => process.stdout.write(text),
    warning: (text) => core.warning(text),
    fail: (text) => core.setFailed(text),
    set: (name, value) => core.setOutput(name, value),
    summary: async (markdown) => {
      await core.summary.addRaw(markdown).write();
    },
  },
  writeFile: async (path, text) => {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  },
  stopToken: randomUUID,
});

leaveWhenCancelled();
await runAction(deps(await eventPayload()));
