import type { Dialect } from "../dialects/dialect.ts";
import type { Edge, Repository } from "../edge/edge.ts";
import { UsageError } from "../model/errors.ts";
import type { Policy } from "../policy/policy.ts";
import { globMatcher } from "../policy/suppress.ts";
import type { ConfigContext } from "../rules/rule.ts";
import { refineGuards } from "./guards.ts";
import { discoverProjects, type Project } from "./projects.ts";

/** Folders given by option; relative ones start from the process's folder. */
export interface LayerOptions {
  userDir: string | null;
  systemDir: string | null;
  extensions: readonly string[];
}

/**
 * Every project with hooks, parsed and merged; guards are told from other hooks by reading their scripts.
 * @throws UsageError for a folder of a layer that is not there
 */
export function openProjects(
  dialects: readonly Dialect[],
  repository: Repository,
  policy: Policy,
  layers: LayerOptions,
  edge: Edge,
): Project[] {
  const included = globMatcher(policy.include);
  const excluded = globMatcher(policy.exclude);
  const folder = (dir: string): string => {
    const path = edge.absolute(dir);
    if (!edge.exists(path)) throw new UsageError(`no such folder: ${dir}`);
    return path;
  };
  const projects = discoverProjects({
    tree: repository,
    dialects,
    included: (path) => included(path) && !excluded(path),
    layers: {
      user: layers.userDir === null ? null : folder(layers.userDir),
      system: layers.systemDir === null ? null : folder(layers.systemDir),
      extensions: layers.extensions.map(folder),
    },
    files: repository,
    outside: edge,
    nameOutside: (path) => edge.relative(repository.root, path),
  });
  refineGuards(projects, repository);
  return projects;
}

/** Each config once, with what lint rules may ask about it; a layer shared by several projects counts with the first. */
export function configContexts(
  projects: readonly Project[],
  repository: Repository,
): ConfigContext[] {
  const contexts = new Map<string, ConfigContext>();
  for (const { dialect, configs, hooks } of projects) {
    for (const config of configs) {
      const key = `${dialect.id} ${config.source.file}`;
      if (!contexts.has(key))
        contexts.set(key, { dialect, config, repository, projectHooks: hooks });
    }
  }
  return [...contexts.values()];
}
