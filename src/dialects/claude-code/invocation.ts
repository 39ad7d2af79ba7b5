import { createHash } from "node:crypto";
import { posix } from "node:path";
import type { Hook } from "../../model/hook.ts";
import { type JsonObject, objectAt, stringAt } from "../../model/json.ts";
import type { Invocation, Workspace } from "../../model/run.ts";
import { pluginRoot, userConfig, userConfigStart } from "./placeholders.ts";

/** Events on which a hook may append `export NAME=value` lines to a file for the session's shell. */
const envFileEvents = ["SessionStart", "Setup", "CwdChanged", "FileChanged"];

/** How a command is started, by the handler's `shell`. */
const shells: Readonly<Record<string, readonly [string, ...string[]]>> = {
  default: ["/bin/sh", "-c"],
  bash: ["bash", "-c"],
  powershell: ["pwsh", "-NoProfile", "-NonInteractive", "-Command"],
};

/**
 * How Claude Code starts a command hook: through a shell, or with `args` as the program itself. `${CLAUDE_…}` in
 * braces is replaced before that, as text; without braces it is the shell's business. The working directory is the
 * session's, which may be gone: whoever starts the hook then takes the project folder.
 */
export function invocationOf(
  hook: Hook,
  payload: JsonObject,
  workspace: Workspace,
): Invocation | { impossible: string } {
  if (hook.type !== "command" || hook.command === null) {
    return { impossible: `a handler of type ${hook.type || "(none)"} is not a command` };
  }
  const plugin = pluginFolders(hook, workspace);
  const words = [hook.command, ...(hook.args ?? [])];
  const impossible = words.map((word) => obstacle(word, hook, plugin)).find((why) => why !== null);
  if (impossible !== undefined) return { impossible };

  const places = new Map([["CLAUDE_PROJECT_DIR", workspace.project], ...(plugin ?? [])]);
  const fill = (word: string): string =>
    word.replace(/\$\{(CLAUDE_[A-Z_]+)\}/g, (written, name: string) => places.get(name) ?? written);
  const command = fill(hook.command);
  const [program, ...options] = shells[hook.shell ?? ""] ?? shells.default ?? ["/bin/sh", "-c"];
  return {
    argv: hook.args === null ? [program, ...options, command] : [command, ...hook.args.map(fill)],
    cwd: stringAt(payload, "cwd") ?? workspace.project,
    env: environment(hook, payload, workspace, places),
    stdin: `${JSON.stringify(payload)}\n`,
    timeoutMs: Math.max(1, hook.timeoutMs),
  };
}

/** Why a word of the command cannot be filled in; null when it can. */
function obstacle(word: string, hook: Hook, plugin: Map<string, string> | null): string | null {
  if (word.includes(userConfigStart)) {
    return hook.args === null
      ? `Claude Code refuses \`${userConfig}\` in a shell command`
      : `\`${userConfig}\` needs a setting of the plugin's user`;
  }
  const needsPlugin = word.includes(pluginRoot);
  return needsPlugin && plugin === null && hook.config.kind === "settings"
    ? `Claude Code fails to start it: \`${pluginRoot}\` has no value in a settings file`
    : null;
}

/** The plugin's folder and the one for its data; null for a hook that no plugin brings. */
function pluginFolders({ config }: Hook, workspace: Workspace): Map<string, string> | null {
  if (config.home === null) return null;
  const root = isAbsolute(config.home)
    ? config.home
    : posix.join(workspace.repository, config.home);
  const name = posix.basename(root).replace(/[^\w-]/g, "-");
  return new Map([
    ["CLAUDE_PLUGIN_ROOT", root.replace(/(?<=.)\/$/, "")],
    ["CLAUDE_PLUGIN_DATA", `${workspace.home}/.claude/plugins/data/${name}`],
  ]);
}

function isAbsolute(path: string): boolean {
  return path.startsWith("/") || /^[A-Za-z]:/.test(path);
}

function environment(
  hook: Hook,
  payload: JsonObject,
  workspace: Workspace,
  places: ReadonlyMap<string, string>,
): Record<string, string> {
  const effort = objectAt(payload, "effort");
  const level = effort === null ? null : stringAt(effort, "level");
  const session = stringAt(payload, "session_id");
  const own = createHash("sha256").update(hook.id).digest("hex").slice(0, 8);
  return {
    ...Object.fromEntries(places),
    CLAUDECODE: "1",
    ...(session === null ? {} : { CLAUDE_CODE_SESSION_ID: session }),
    ...(level === null ? {} : { CLAUDE_EFFORT: level }),
    ...(envFileEvents.includes(hook.event)
      ? { CLAUDE_ENV_FILE: `${workspace.tmp}/claude-env-${own}.sh` }
      : {}),
  };
}
