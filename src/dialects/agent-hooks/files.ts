import { posix } from "node:path";
import { compareText } from "../../model/finding.ts";
import type { ConfigFile, Layer } from "../../model/hook.ts";
import type { FileTree, LayerDirs } from "../dialect.ts";
import { isTrigger } from "./events.ts";

/** Kinds of files, as `ConfigFile.kind` says it. */
export const kinds = {
  /** `.agents/hooks/<hook>/HOOK.md`. */
  hook: "hook-md",
  /** The same with the name in other letters: valid, and never found. */
  misnamed: "misnamed-hook-md",
  /** A `HOOK.md` at another depth. */
  misplaced: "misplaced-hook-md",
  /** `hooks.toml`, which the guide describes and nobody reads. */
  settings: "hooks-toml",
} as const;

/** Installed packages are not the repository's own. */
const foreignFolders = new Set(["node_modules", "site-packages", ".git", ".venv", "venv"]);

const inHooksFolder = /^(?:(.*)\/)?\.agents\/hooks\/(.+)$/s;
const settingsFile = /^(?:(.*)\/)?\.agents\/(?:hooks\/)?hooks\.toml$/s;

/**
 * The hooks of a repository: exactly one folder below `.agents/hooks` of any project, and the file name in capitals. Files
 * that miss this by a little are listed as dead when their front matter is of this format.
 */
export function discover(tree: FileTree): ConfigFile[] {
  const files = new Set(
    tree.files.filter((file) => !file.split("/").some((part) => foreignFolders.has(part))),
  );
  const found: ConfigFile[] = [];
  for (const file of files) {
    const add = (root: string, layer: Layer, kind: string): void => {
      found.push({ dialect: "agent-hooks", file, root, layer, kind, home: posix.dirname(file) });
    };
    const settings = settingsFile.exec(file);
    if (settings !== null) {
      if (/^[ \t]*\[\[?hooks\b/m.test(tree.read(file) ?? ""))
        add(settings[1] ?? "", "dead", kinds.settings);
      continue;
    }
    const place = inHooksFolder.exec(file);
    if (place === null) continue;
    const root = place[1] ?? "";
    const steps = (place[2] ?? "").split("/");
    const name = steps.at(-1) ?? "";
    if (name.toUpperCase() !== "HOOK.MD") continue;
    if (steps.length === 2 && name === "HOOK.md") {
      add(root, "project", kinds.hook);
    } else if (steps.length === 2) {
      const shadowed = files.has(`${posix.dirname(file)}/HOOK.md`);
      if (!shadowed && speaksOfTriggers(tree.read(file))) add(root, "dead", kinds.misnamed);
    } else if (speaksOfTriggers(tree.read(file))) {
      add(root, "dead", kinds.misplaced);
    }
  }
  return found.sort((a, b) => compareText(a.file, b.file));
}

/**
 * The user's hooks: `<user>/.config/agents/hooks/<hook>/HOOK.md`, in the order of their folders' names. The folder given
 * stands for the home folder; `XDG_CONFIG_HOME` of this machine is not looked at.
 */
export function layers(
  { user }: LayerDirs,
  exists: (path: string) => boolean,
  list: (dir: string) => readonly string[] = () => [],
): ConfigFile[] {
  if (user === null) return [];
  const home = user.replaceAll("\\", "/").replace(/(?<=.)\/+$/, "");
  const config = posix.basename(home) === ".config" ? home : `${home}/.config`;
  const hooks = `${config}/agents/hooks`;
  return [...list(hooks)].sort(compareText).flatMap((name): ConfigFile[] => {
    const folder = `${hooks}/${name}`;
    const file = `${folder}/HOOK.md`;
    if (!exists(file)) return [];
    return [
      { dialect: "agent-hooks", file, root: "", layer: "user", kind: kinds.hook, home: folder },
    ];
  });
}

/** Is there a `trigger` with a word of this format? Other formats have `HOOK.md` files as well. */
function speaksOfTriggers(text: string | null): boolean {
  const word = /^trigger:[ \t]*["']?([\w-]{1,40})["']?[ \t]*(?:#.*)?\r?$/m.exec(text ?? "")?.[1];
  return word !== undefined && isTrigger(word);
}
