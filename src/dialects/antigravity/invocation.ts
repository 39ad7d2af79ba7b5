import { posix } from "node:path";
import type { ConfigFile, Hook } from "../../model/hook.ts";
import { type JsonObject, stringAt } from "../../model/json.ts";
import type { Invocation, Workspace } from "../../model/run.ts";

/** The longest delay a timer takes; the vendor itself was seen to accept a day. In milliseconds. */
const longestTimerMs = 2 ** 31 - 1;

/**
 * How Antigravity starts a hook: with the system's shell, in the folder of its `hooks.json` (measured on several
 * versions from 1.1.4 to 1.2.16), with one variable on top of the inherited environment.
 */
export function invocation(
  hook: Hook,
  payload: JsonObject,
  workspace: Workspace,
  platform: NodeJS.Platform,
): Invocation | { impossible: string } {
  const { command } = hook;
  if (command === null || command === "") {
    return { impossible: "command hook must specify 'command'" };
  }
  return {
    argv:
      platform === "win32"
        ? ["cmd.exe", "/c", command.replace(/^~(?=[\\/])/, () => workspace.home)]
        : ["sh", "-c", command],
    cwd: folderOf(hook.config, workspace),
    env: { ANTIGRAVITY_CONVERSATION_ID: stringAt(payload, "conversationId") ?? "" },
    stdin: JSON.stringify(payload),
    timeoutMs: Math.min(hook.timeoutMs, longestTimerMs),
  };
}

/**
 * The folder of a `hooks.json`, in the copy of the repository; for a file outside of it, the folder itself. It is
 * found from the repository, not from the project, so that a file of a folder further up would run in its own place.
 */
function folderOf({ file }: ConfigFile, workspace: Workspace): string {
  const path = file.replaceAll("\\", "/");
  const folder = posix.dirname(path);
  if (/^(?:\/|[A-Za-z]:\/)/.test(path)) return folder;
  return folder === "." ? workspace.repository : `${workspace.repository}/${folder}`;
}
