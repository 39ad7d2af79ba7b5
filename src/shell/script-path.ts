import { posix } from "node:path";
import type { ConfigFile } from "../model/hook.ts";
import type { ScriptTarget } from "./target.ts";
import { gitTopLevel } from "./value.ts";

/** What of a dialect decides where a command starts. */
export interface StartingPlace {
  hookFolder?(config: ConfigFile): string;
}

/** What of a dialect decides where a command's variables lead. */
export interface KnownVariables extends StartingPlace {
  /** Variables the agent sets for a hook. */
  readonly variables: readonly string[];
}

/** Which files of a repository are there. Paths are relative to its root. */
export interface Presence {
  has(path: string): boolean;
}

/**
 * The folders that an agent's variables stand for, relative to the repository root: the project folder, and the folder
 * of the extension or plugin that brings the config. Names are told by their ending, which all vendors share.
 * @param files when given, what git calls the top of the work tree is known as well, if that lies in the repository
 */
export function scriptVariables(
  dialect: KnownVariables,
  config: ConfigFile,
  files?: Presence,
): Map<string, string> {
  const folders = new Map<string, string>();
  for (const name of dialect.variables) {
    if (/_(?:PROJECT_DIR|WORK_DIR|CWD)$/.test(name)) folders.set(name, config.root);
    if (/^extensionPath$|_(?:PLUGIN|EXTENSION)_ROOT$/.test(name) && config.home !== null) {
      folders.set(name, config.home);
    }
  }
  const top = files === undefined ? null : workTreeAbove(startOf(dialect, config), files);
  if (top !== null) folders.set(gitTopLevel, top);
  return folders;
}

/** The folder a hook's command starts in, relative to the repository root; absolute for a file outside of it. */
export function startOf(dialect: StartingPlace, config: ConfigFile): string {
  return dialect.hookFolder?.(config) ?? config.root;
}

/** The nearest folder that git takes for the top of a work tree: the one that holds `.git`. Null when there is none. */
function workTreeAbove(folder: string, files: Presence): string | null {
  if (folder.startsWith("/")) return null;
  const steps = folder.split("/").filter((step) => step !== "" && step !== ".");
  for (let depth = steps.length; depth >= 0; depth--) {
    const path = steps.slice(0, depth).join("/");
    if (files.has(path === "" ? ".git" : `${path}/.git`)) return path;
  }
  return null;
}

/** Where a script stands, relative to the repository root; null when unknown or outside of it. */
export function repositoryPath(
  target: Pick<ScriptTarget, "base" | "path">,
  dialect: StartingPlace,
  config: ConfigFile,
): string | null {
  if (target.base !== "cwd" && target.base !== "resolved") return null;
  const from = target.base === "cwd" ? startOf(dialect, config) : "";
  const path = posix.normalize(posix.join(from === "" ? "." : from, target.path));
  return path.startsWith("/") || path === ".." || path.startsWith("../") ? null : path;
}
