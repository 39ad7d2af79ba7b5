import type {
  Dialect,
  FileTree,
  LayerDirs,
  OutsideFiles,
  RepositoryFiles,
} from "../dialects/dialect.ts";
import { compareText } from "../model/finding.ts";
import type { ConfigFile, Hook, ParsedConfig } from "../model/hook.ts";
import { SourceText } from "../source/text.ts";

/** One agent's hooks in one config root: what that agent would have loaded when started there. */
export interface Project {
  dialect: Dialect;
  /** Relative to the repository root; `""` is the root itself. */
  root: string;
  configs: ParsedConfig[];
  /** In the vendor's registration order, all layers merged. */
  hooks: Hook[];
}

export interface DiscoverInput {
  tree: FileTree;
  dialects: readonly Dialect[];
  /** Which repository files may be read as configs. */
  included: (path: string) => boolean;
  layers: LayerDirs;
  /** What of the repository's files decides how a hook starts. */
  files: RepositoryFiles;
  outside: OutsideFiles;
  /** A file outside the repository as reports name it. */
  nameOutside: (path: string) => string;
}

/** Finds, parses and merges every hook config. Projects come by dialect, then by root. */
export function discoverProjects(input: DiscoverInput): Project[] {
  return input.dialects.flatMap((dialect) => projectsOf(dialect, input));
}

function projectsOf(dialect: Dialect, input: DiscoverInput): Project[] {
  const { tree, files, outside } = input;
  const complete = (parsed: ParsedConfig): ParsedConfig =>
    dialect.withFiles?.(parsed, files, outside) ?? parsed;
  const own = dialect
    .discover(tree)
    .filter((config) => input.included(config.file))
    .map((config) => parseFile(dialect, config, config.file, tree.read(config.file)))
    .filter((parsed) => parsed.relevant)
    .map(complete);
  const shared = dialect
    .layers(input.layers, outside)
    .map((config) =>
      parseFile(dialect, config, input.nameOutside(config.file), outside.read(config.file)),
    )
    .filter((parsed) => parsed.relevant)
    .map(complete);
  if (own.length === 0 && shared.length === 0) return [];

  const roots = [...new Set(own.map((parsed) => parsed.config.root))].sort(compareText);
  // Layers from outside hold everywhere, also where the repository has no hooks of its own.
  if (shared.length > 0 && !roots.includes("")) roots.unshift("");
  return roots.map((root) => {
    const all = [...own.filter((parsed) => counts(parsed, root, dialect)), ...shared];
    const clashes = dialect.clashes?.(all) ?? [];
    const configs = all.map((parsed) => {
      const found = clashes.filter((c) => c.config === parsed).map((c) => c.defect);
      return found.length === 0 ? parsed : { ...parsed, defects: [...parsed.defects, ...found] };
    });
    return { dialect, root, configs, hooks: dialect.register(configs) };
  });
}

/** Does a file count for an agent that works in a root? */
function counts({ config }: ParsedConfig, root: string, dialect: Dialect): boolean {
  if (config.root === root) return true;
  return (
    dialect.inheritsAncestors === true && (config.root === "" || root.startsWith(`${config.root}/`))
  );
}

function parseFile(
  dialect: Dialect,
  config: ConfigFile,
  name: string,
  text: string | null,
): ParsedConfig {
  const source = new SourceText(name, text ?? "");
  if (text !== null) return dialect.parse(config, source);
  return {
    config,
    source,
    hooks: [],
    defects: [
      {
        rule: "config-syntax",
        what: "the file cannot be read (not a regular text file, or larger than a config may be)",
        consequence: "its hooks were not looked at",
        cure: null,
        span: { start: 0, end: 0 },
        severity: null,
        hook: null,
      },
    ],
    settings: {},
    relevant: true,
  };
}

/** Every hook once; a layer outside the repository is part of every project. */
export function uniqueHooks(projects: readonly Project[]): Hook[] {
  return [...new Map(projects.flatMap((p) => p.hooks).map((h) => [h.id, h])).values()];
}
