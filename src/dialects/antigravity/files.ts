import type { ConfigFile, Layer } from "../../model/hook.ts";
import type { FileTree, LayerDirs } from "../dialect.ts";
import { customizationFolders, kinds } from "./kinds.ts";
import { hasNamedHooks, looksLikeHooks } from "./recognise.ts";

const dialect = "antigravity";

/** Installed packages are not the repository's own. */
const foreignFolders = new Set([
  "node_modules",
  "bower_components",
  "site-packages",
  ".git",
  ".venv",
  "venv",
]);

const folders = customizationFolders.map((name) => name.replace(".", "\\.")).join("|");
/** `<root>/.agents/hooks.json` */
const own = new RegExp(`^(?:(.*)/)?(?:${folders})/hooks\\.json$`);
/** `<root>/.agents/plugins/<name>/hooks.json` */
const plugged = new RegExp(`^(?:(.*)/)?(?:${folders})/plugins/[^/]+/hooks\\.json$`);
/** Places that look right and that the agent never opens; the last two belong into the home folder. */
const dead: readonly RegExp[] = [
  new RegExp(`^(?:(.*)/)?(?:${folders})/hooks/hooks\\.json$`),
  /^(?:(.*)\/)?\.gemini\/config\/(?:plugins\/[^/]+\/)?hooks\.json$/,
  /^(?:(.*)\/)?\.gemini\/antigravity-cli\/hooks\.json$/,
];

/**
 * The files of a repository from which Antigravity reads hooks, and those that people take for such.
 *
 * Started in a folder, the agent walks up to the repository's root and loads the `hooks.json` of every customization
 * folder on its way. Here every folder that holds one is a project of its own: each file's `root` is that folder, and
 * a project does not inherit the files above it.
 *
 * A `hooks.json` beside a `plugin.json` is a plugin wherever it lies: repositories keep the plugins they publish
 * outside of their own customizations. Outside of `plugins/` of a customization folder the content has to show whose
 * it is, because other agents have a `plugin.json` too.
 */
export function discover(tree: FileTree): ConfigFile[] {
  const files = tree.files.filter(
    (file) =>
      (file === "hooks.json" || file.endsWith("/hooks.json")) &&
      !file.split("/").some((part) => foreignFolders.has(part)),
  );
  const roots = new Set(files.flatMap((file) => rootIn(own, file) ?? []));
  return files.flatMap((file): ConfigFile[] => {
    const found = (root: string, layer: Layer, kind: string, home: string | null) => [
      { dialect, file, root, layer, kind, home } as const,
    ];
    const ownRoot = rootIn(own, file);
    if (ownRoot !== null) return found(ownRoot, "project", kinds.hooks, null);

    const home = file.slice(0, Math.max(file.length - "/hooks.json".length, 0));
    const manifest = tree.has(home === "" ? "plugin.json" : `${home}/plugin.json`);
    const root = rootIn(plugged, file);
    if (root !== null && manifest) return found(root, "plugin", kinds.plugin, home);

    const lost = root ?? dead.map((place) => rootIn(place, file)).find((r) => r !== null) ?? null;
    if (lost !== null) {
      const kind = root === null ? kinds.dead : kinds.orphan;
      return looksLikeHooks(tree.read(file) ?? "") ? found(lost, "dead", kind, null) : [];
    }
    return manifest && hasNamedHooks(tree.read(file) ?? "")
      ? found(nearest(home, roots), "plugin", kinds.plugin, home)
      : [];
  });
}

/**
 * The files of layers outside the repository; only those that exist. The plugins below the user's folder cannot be
 * listed through `exists`: each is given as an extension.
 */
export function layers(dirs: LayerDirs, exists: (path: string) => boolean): ConfigFile[] {
  const found: ConfigFile[] = [];
  if (dirs.user !== null) {
    const user = plain(dirs.user);
    const file = `${user.endsWith("/.gemini") ? user : `${user}/.gemini`}/config/hooks.json`;
    if (exists(file)) {
      found.push({ dialect, file, root: "", layer: "user", kind: kinds.hooks, home: null });
    }
  }
  for (const folder of dirs.extensions) {
    const home = plain(folder);
    const file = `${home}/hooks.json`;
    if (exists(file) && exists(`${home}/plugin.json`)) {
      found.push({ dialect, file, root: "", layer: "plugin", kind: kinds.plugin, home });
    }
  }
  return found;
}

/** The folder a place belongs to; null when the file is not such a place. */
function rootIn(place: RegExp, file: string): string | null {
  const match = place.exec(file);
  return match === null ? null : (match[1] ?? "");
}

/** The nearest folder above (or at) `folder` that has customizations with hooks; the repository root when there is none. */
function nearest(folder: string, roots: ReadonlySet<string>): string {
  for (let at = folder; at !== ""; at = at.slice(0, Math.max(at.lastIndexOf("/"), 0))) {
    if (roots.has(at)) return at;
  }
  return "";
}

/** With `/`, without one at the end. */
function plain(directory: string): string {
  return directory.replaceAll("\\", "/").replace(/(?<=.)\/+$/, "");
}
