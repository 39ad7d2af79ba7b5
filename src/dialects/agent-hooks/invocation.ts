import { posix } from "node:path";
import type { Hook } from "../../model/hook.ts";
import { type JsonObject, stringAt } from "../../model/json.ts";
import type { Invocation, Workspace } from "../../model/run.ts";
import { isAgentHook } from "./agent-hook.ts";
import { entryNames, hookFolder } from "./entry-point.ts";
import { pythonJson } from "./python-json.ts";

/** Variables kimi-cli's runtime sets; the format itself names none. */
export const variables = ["KIMI_SESSION_ID", "KIMI_WORK_DIR", "KIMI_PROJECT_DIR"] as const;

/**
 * How a hook is started: its entry point itself, without arguments and without a shell, in the hook's own folder (the
 * format does not say where; kimi-cli's runtime does). A hook of the user's layer is started where it lies.
 */
export function invocation(
  hook: Hook,
  payload: JsonObject,
  workspace: Workspace,
): Invocation | { impossible: string } {
  if (!isAgentHook(hook) || hook.entry === null) {
    return { impossible: `no entry point: ${entryNames.join(", ")} are all missing` };
  }
  if (hook.entryProblem !== null) return { impossible: hook.entryProblem };
  const folder = hookFolder(hook.config);
  const place = hook.config.layer === "user" ? folder : posix.join(workspace.repository, folder);
  const workDir = stringAt(payload, "work_dir") ?? workspace.project;
  const values = [stringAt(payload, "session_id") ?? "", workDir, workDir];
  return {
    argv: [posix.join(place, hook.entry)],
    cwd: place,
    env: Object.fromEntries(variables.map((name, index) => [name, values[index] ?? ""])),
    stdin: pythonJson(payload),
    timeoutMs: Math.max(1, hook.timeoutMs),
  };
}
