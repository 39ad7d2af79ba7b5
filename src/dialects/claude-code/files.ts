import { posix } from "node:path";
import { compareText } from "../../model/finding.ts";
import type { ConfigFile, Layer } from "../../model/hook.ts";
import type { FileTree, LayerDirs } from "../dialect.ts";
import { hookPaths, isClaudeHooksFile } from "./plugin.ts";

/** Shapes of files that Claude Code takes hooks from; `unread` is a place it never looks at. */
export type FileKind =
  | "settings"
  | "hooks-json"
  | "plugin-json"
  | "skill"
  | "agent"
  | "command"
  | "unread";

/** Folders of other people's code: what lies there is not a config of this repository. */
const foreignFolders = ["node_modules", ".git", "site-packages", ".venv", "venv", ".yarn"];

const frontMatterPlaces: readonly { kind: FileKind; inClaude: RegExp; inPlugin: RegExp }[] = [
  { kind: "skill", inClaude: /^skills\/[^/]+\/SKILL\.md$/, inPlugin: /^skills\/[^/]+\/SKILL\.md$/ },
  { kind: "agent", inClaude: /^agents\/.+\.md$/, inPlugin: /^agents\/[^/]+\.md$/ },
  { kind: "command", inClaude: /^commands\/.+\.md$/, inPlugin: /^commands\/[^/]+\.md$/ },
];

const unreadPlaces = ["hooks.json", "hooks/hooks.json"];

/** All files of a repository that Claude Code reads hooks from, or that look so and are not read. */
export function discover(tree: FileTree): ConfigFile[] {
  const files = tree.files.filter(
    (file) => !file.split("/").some((folder) => foreignFolders.includes(folder)),
  );
  const settingsRoots = rootsWith(files, ".claude/settings.json");
  const rootOf = (folder: string): string => nearest(folder, settingsRoots);
  const listed = new Set(files);
  const found = new Map<string, ConfigFile>();
  const add: Add = (file, kind, layer, root, home = null) => {
    if (!found.has(file))
      found.set(file, { dialect: "claude-code", file, root, layer, kind, home });
  };

  const claudeRoots = new Set([""]);
  for (const file of files) {
    const place = /^(?:(.*)\/)?\.claude\/(.+)$/.exec(file);
    if (place === null) continue;
    const root = place[1] ?? "";
    const inside = place[2] ?? "";
    claudeRoots.add(root);
    if (inside === "settings.json") add(file, "settings", "project", root);
    if (unreadPlaces.includes(inside)) add(file, "unread", "dead", root);
    const kind = frontMatterPlaces.find(({ inClaude }) => inClaude.test(inside))?.kind;
    if (kind) add(file, kind, "front-matter", root);
  }
  // The local file is usually git-ignored and so not in the list.
  for (const root of claudeRoots) {
    const local = posix.join(root, ".claude/settings.local.json");
    if (listed.has(local) || tree.has(local)) add(local, "settings", "local", root);
  }

  const plugins = rootsWith(files, ".claude-plugin/plugin.json");
  for (const home of plugins) addPlugin(tree, home, rootOf(home), add);
  for (const file of files) {
    const place = /^(?:(.*)\/)?hooks\/hooks\.json$/.exec(file);
    const owner = ownerOf(file, plugins);
    if (place !== null) {
      const home = place[1] ?? "";
      if (plugins.has(home) || (mayBePlugin(home) && isClaudeHooksFile(tree, home, file))) {
        add(file, "hooks-json", "plugin", rootOf(home), home);
      }
    } else if (owner !== null) {
      const inside = owner === "" ? file : file.slice(owner.length + 1);
      const kind = frontMatterPlaces.find(({ inPlugin }) => inPlugin.test(inside))?.kind;
      if (kind) add(file, kind, "front-matter", rootOf(owner), owner);
    }
  }
  return [...found.values()].sort((a, b) => compareText(a.file, b.file));
}

type Add = (file: string, kind: FileKind, layer: Layer, root: string, home?: string | null) => void;

/** `.claude/hooks/hooks.json` is read by nobody, and in other hidden folders the file is another agent's. */
function mayBePlugin(home: string): boolean {
  const folders = home.split("/");
  return (
    folders.at(-1) !== ".claude" &&
    folders.every((folder) => !/^\.[A-Za-z]/.test(folder) || folder === ".claude")
  );
}

/** The manifest itself when it holds hooks, and the files it points to. */
function addPlugin(tree: FileTree, home: string, root: string, add: Add): void {
  const manifest = posix.join(home, ".claude-plugin/plugin.json");
  const text = tree.read(manifest);
  if (text === null) return;
  const paths = hookPaths(text);
  if (paths.inline) add(manifest, "plugin-json", "plugin", root, home);
  for (const path of paths.files) {
    const file = posix.join(home, path);
    if (!file.startsWith("..") && tree.has(file)) add(file, "hooks-json", "plugin", root, home);
  }
}

/** The folders under which a path stands. */
function rootsWith(files: readonly string[], path: string): Set<string> {
  const roots = files
    .filter((file) => file === path || file.endsWith(`/${path}`))
    .map((file) => file.slice(0, Math.max(0, file.length - path.length - 1)));
  return new Set(roots);
}

/** The innermost of `roots` that holds a folder; the repository root when none does. */
function nearest(folder: string, roots: ReadonlySet<string>): string {
  for (let at = folder; at !== "" && at !== "."; at = posix.dirname(at)) {
    if (roots.has(at)) return at;
  }
  return "";
}

/** The innermost plugin folder a file stands in; null when in none. */
function ownerOf(file: string, plugins: ReadonlySet<string>): string | null {
  if (plugins.size === 0) return null;
  const folder = posix.dirname(file);
  for (let at = folder; at !== "." && at !== ""; at = posix.dirname(at)) {
    if (plugins.has(at)) return at;
  }
  return plugins.has("") ? "" : null;
}

/**
 * Files outside the repository that the user points at. Files in `managed-settings.d/` cannot be listed through
 * `exists` and are left out.
 */
export function layers(dirs: LayerDirs, exists: (path: string) => boolean): ConfigFile[] {
  const file = (path: string, kind: FileKind, layer: Layer, home: string | null): ConfigFile[] =>
    exists(path) ? [{ dialect: "claude-code", file: path, root: "", layer, kind, home }] : [];
  const found: ConfigFile[] = [];
  if (dirs.user !== null) {
    const user = plain(dirs.user);
    const folder = posix.basename(user) === ".claude" ? user : `${user}/.claude`;
    found.push(...file(`${folder}/settings.json`, "settings", "user", null));
  }
  if (dirs.system !== null) {
    const system = plain(dirs.system);
    const [managed] = [
      `${system}/claude-code/managed-settings.json`,
      `${system}/managed-settings.json`,
    ].filter(exists);
    if (managed !== undefined) found.push(...file(managed, "settings", "system", null));
  }
  for (const extension of dirs.extensions) {
    const home = plain(extension);
    const manifest = `${home}/.claude-plugin/plugin.json`;
    if (!exists(manifest) && exists(`${home}/gemini-extension.json`)) continue;
    found.push(
      ...file(manifest, "plugin-json", "plugin", home),
      ...file(`${home}/hooks/hooks.json`, "hooks-json", "plugin", home),
    );
  }
  return found;
}

/** With `/`, without one at the end. */
function plain(directory: string): string {
  return directory.replaceAll("\\", "/").replace(/(?<=.)\/+$/, "");
}
