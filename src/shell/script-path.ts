import { posix } from "node:path";
import type { ConfigFile } from "../model/hook.ts";
import type { ScriptTarget } from "./target.ts";

/** What of a dialect decides where a command's variables lead. */
export interface KnownVariables {
  /** Variables the agent sets for a hook. */
  readonly variables: readonly string[];
}

/**
 * The folders that an agent's variables stand for, relative to the repository root: the project folder, and the folder
 * of the extension or plugin that brings the config. Names are told by their ending, which all vendors share.
 */
export function scriptVariables(
  dialect: KnownVariables,
  config: Pick<ConfigFile, "root" | "home">,
): Map<string, string> {
  const folders = new Map<string, string>();
  for (const name of dialect.variables) {
    if (/_(?:PROJECT_DIR|WORK_DIR|CWD)$/.test(name)) folders.set(name, config.root);
    if (/^extensionPath$|_(?:PLUGIN|EXTENSION)_ROOT$/.test(name) && config.home !== null) {
      folders.set(name, config.home);
    }
  }
  return folders;
}

/** What of a dialect decides where a command starts. */
export interface StartingPlace {
  hookFolder?(config: ConfigFile): string;
}

/** Where a script stands, relative to the repository root; null when unknown or outside of it. */
export function repositoryPath(
  target: Pick<ScriptTarget, "base" | "path">,
  dialect: StartingPlace,
  config: ConfigFile,
): string | null {
  if (target.base !== "cwd" && target.base !== "resolved") return null;
  const from = target.base === "cwd" ? (dialect.hookFolder?.(config) ?? config.root) : "";
  const path = posix.normalize(posix.join(from === "" ? "." : from, target.path));
  return path.startsWith("/") || path === ".." || path.startsWith("../") ? null : path;
}
