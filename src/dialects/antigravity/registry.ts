import { compareText } from "../../model/finding.ts";
import type { ConfigFile, Hook, ParsedConfig } from "../../model/hook.ts";
import { customizationFolders, kinds } from "./kinds.ts";

/**
 * All hooks of a project in the order in which they run. The vendor says that the hooks of all files are merged and
 * run one after the other, but not in which order of files; taken here: the project's own files, the deepest folder
 * first, then the plugins by name, then the user's file. Within a file it is the order of the file.
 *
 * Two hooks of the same name in two files both run: the vendor says nothing else about hooks. Folder trust is taken
 * for given.
 */
export function register(configs: readonly ParsedConfig[]): Hook[] {
  return configs
    .filter(({ config }) => config.layer !== "dead")
    .map((parsed, index) => ({ parsed, index }))
    .sort((a, b) => compareFiles(a.parsed.config, b.parsed.config) || a.index - b.index)
    .flatMap(({ parsed }) => parsed.hooks);
}

function compareFiles(a: ConfigFile, b: ConfigFile): number {
  return (
    groupOf(a) - groupOf(b) ||
    depth(b.root) - depth(a.root) ||
    (groupOf(a) === 1 ? compareText(nameOf(a), nameOf(b)) : folderRank(a) - folderRank(b))
  );
}

/** Project, plugins, user. */
function groupOf({ layer, kind }: ConfigFile): number {
  if (kind === kinds.plugin) return 1;
  return layer === "user" ? 2 : 0;
}

function depth(root: string): number {
  return root === "" ? 0 : root.split("/").length;
}

function nameOf({ home }: ConfigFile): string {
  return (home ?? "").split("/").at(-1) ?? "";
}

function folderRank({ file }: ConfigFile): number {
  return customizationFolders.indexOf(file.split("/").at(-2) ?? "");
}
