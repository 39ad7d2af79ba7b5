import type { ConfigFile, Layer } from "../../model/hook.ts";
import type { FileTree, LayerDirs } from "../dialect.ts";
import { looksLikeHooks } from "./dead.ts";
import { ownEvents } from "./events.ts";
import { kinds } from "./kinds.ts";

const dialect = "gemini-cli";
const settingsPath = ".gemini/settings.json";
const manifestName = "gemini-extension.json";
const extensionHooks = "hooks/hooks.json";

/** Installed packages are not the repository's own. */
const foreignFolders = new Set([
  "node_modules",
  "bower_components",
  "site-packages",
  ".git",
  ".venv",
  "venv",
]);

/** Places that look right and that the agent never opens. */
const deadEndings = [
  ".gemini/hooks.json",
  ".gemini/hooks/hooks.json",
  ".gemini/settings.local.json",
];

/** The files of a repository from which Gemini CLI reads hooks, and those that people take for such. */
export function discover(tree: FileTree): ConfigFile[] {
  const files = tree.files.filter((file) => !file.split("/").some((p) => foreignFolders.has(p)));
  const folders = new Map(
    [settingsPath, manifestName].map((name) => [
      name,
      new Set(files.filter((file) => endsAt(file, name)).map((file) => folderOf(file, name))),
    ]),
  );
  const projects = folders.get(settingsPath) ?? new Set<string>();
  const extensions = folders.get(manifestName) ?? new Set<string>();
  const plugins = new Set(
    files.flatMap((file) => {
      const at = `/${file}`.indexOf("/.claude-plugin/");
      return at < 0 ? [] : [file.slice(0, Math.max(at - 1, 0))];
    }),
  );
  const found: ConfigFile[] = [];
  const add = (file: string, root: string, layer: Layer, kind: string, home: string | null) =>
    found.push({ dialect, file, root, layer, kind, home });

  for (const file of files) {
    if (endsAt(file, settingsPath)) {
      add(file, folderOf(file, settingsPath), "project", kinds.settings, null);
      continue;
    }
    const home = endsAt(file, extensionHooks) ? folderOf(file, extensionHooks) : null;
    if (home !== null && extensions.has(home)) {
      const kind = plugins.has(home) ? kinds.shared : kinds.extension;
      add(file, nearestProject(home, projects), "extension", kind, home);
      continue;
    }
    const dead = deadEndings.find((ending) => endsAt(file, ending));
    if (dead !== undefined) {
      if (looksLikeHooks(tree.read(file) ?? "", kinds.dead)) {
        add(file, folderOf(file, dead), "dead", kinds.dead, null);
      }
      continue;
    }
    if (endsAt(file, manifestName)) {
      const folder = folderOf(file, manifestName);
      if (looksLikeHooks(tree.read(file) ?? "", kinds.manifest)) {
        add(file, nearestProject(folder, projects), "dead", kinds.manifest, folder);
      }
      continue;
    }
    if (home !== null && !plugins.has(home) && speaksGemini(tree.read(file) ?? "")) {
      add(file, nearestProject(home, projects), "extension", kinds.extension, home);
    }
  }
  return found;
}

/** The files of layers outside the repository, lowest first; only those that exist. */
export function layers(dirs: LayerDirs, exists: (path: string) => boolean): ConfigFile[] {
  const found: ConfigFile[] = [];
  const add = (file: string, layer: Layer, kind: string, home: string | null): boolean => {
    if (!exists(file)) return false;
    found.push({ dialect, file, root: "", layer, kind, home });
    return true;
  };
  const { system, user } = dirs;
  const fromSystem = (name: string, layer: Layer) =>
    system !== null &&
    (add(join(system, `gemini-cli/${name}`), layer, kinds.settings, null) ||
      add(join(system, name), layer, kinds.settings, null));

  fromSystem("system-defaults.json", "system-defaults");
  if (user !== null) {
    const inside = lastPart(user) === ".gemini";
    add(join(user, inside ? "settings.json" : settingsPath), "user", kinds.settings, null);
  }
  fromSystem("settings.json", "system");
  for (const dir of dirs.extensions) {
    const plugin =
      exists(join(dir, ".claude-plugin")) || exists(join(dir, ".claude-plugin/plugin.json"));
    const own = exists(join(dir, manifestName));
    if (plugin && !own) continue;
    add(join(dir, extensionHooks), "extension", plugin ? kinds.shared : kinds.extension, dir);
  }
  return found;
}

/** A `hooks/hooks.json` without a manifest beside it: whose is it? */
function speaksGemini(text: string): boolean {
  return (
    ownEvents.some((name) => text.includes(`"${name}"`)) ||
    /\$\{(?:extensionPath|workspacePath)\}/.test(text)
  );
}

/** The nearest folder above (or at) `folder` that has project settings; the repository root when there is none. */
function nearestProject(folder: string, projects: ReadonlySet<string>): string {
  for (let at = folder; at !== ""; at = at.slice(0, Math.max(at.lastIndexOf("/"), 0))) {
    if (projects.has(at)) return at;
  }
  return "";
}

/** True when `path` is `ending` or lies in some folder as that. */
function endsAt(path: string, ending: string): boolean {
  return path === ending || path.endsWith(`/${ending}`);
}

function folderOf(path: string, ending: string): string {
  return path.slice(0, Math.max(path.length - ending.length - 1, 0));
}

function join(folder: string, path: string): string {
  return `${folder.replace(/[/\\]+$/, "")}/${path}`;
}

function lastPart(path: string): string {
  return (
    path
      .replace(/[/\\]+$/, "")
      .split(/[/\\]/)
      .at(-1) ?? ""
  );
}
