import { posix } from "node:path";
import { compareText } from "../../model/finding.ts";
import type { Defect, Hook, ParsedConfig } from "../../model/hook.ts";
import { field } from "../../source/located.ts";
import { defect, quote } from "../config-text.ts";
import { type AgentHook, isAgentHook } from "./agent-hook.ts";
import { hookFolder } from "./entry-point.ts";

/**
 * All hooks of one project in the order in which they run: priority, then user before project, then the names of their
 * folders. That fits all five rules of the seed page, and is what the reference's loader does; kimi-cli's
 * runtime sorts equal priorities by name. A hook of the project replaces the user's of the same name as a whole, even
 * when it listens to another event.
 */
export function register(configs: readonly ParsedConfig[]): Hook[] {
  const all = agentHooks(configs);
  const winners = winnersByName(all);
  return all
    .map((hook): AgentHook => {
      const winner = winners.get(hook.name ?? "");
      if (!hook.loads || winner === undefined || winner === hook) return hook;
      const because = `${quote(winner.source.file)} has the same name and takes its place`;
      return { ...hook, enabled: false, disabledBecause: because };
    })
    .sort(
      (a, b) =>
        b.priority - a.priority || scopeOf(a) - scopeOf(b) || compareText(folderOf(a), folderOf(b)),
    );
}

/** A name that two hooks share, told on the file where it matters. */
export interface NameClash {
  config: ParsedConfig;
  defect: Defect;
}

/**
 * Names used twice, for the rule `duplicate-hook`: within one scope only the hook of the last folder is loaded; and a
 * hook of the project that replaces one of the user's on another event switches that one off.
 */
export function nameClashes(configs: readonly ParsedConfig[]): NameClash[] {
  const all = agentHooks(configs);
  const winners = winnersByName(all);
  const lastOfScope = new Map(all.filter((h) => h.loads).map((h) => [scopedName(h), h]));
  const clash = (hook: AgentHook, what: string, consequence: string): NameClash[] =>
    configs
      .filter((config) => config.config.file === hook.config.file)
      .map((config) => ({
        config,
        defect: defect({
          rule: "duplicate-hook",
          what,
          consequence,
          cure: "Give each hook a name of its own, that of its folder",
          span: field(hook.node, "name") ?? hook.eventSpan,
          hook: hook.id,
        }),
      }));
  return all.flatMap((hook) => {
    if (!hook.loads) return [];
    const last = lastOfScope.get(scopedName(hook));
    if (last !== undefined && last !== hook) {
      return clash(
        hook,
        `the hook in \`${folderOf(last)}\` is called ${quote(hook.name ?? "")} too`,
        "only that one is loaded, because its folder comes last",
      );
    }
    const winner = winners.get(hook.name ?? "");
    if (winner === undefined || winner === hook || winner.event === hook.event) return [];
    return clash(
      winner,
      `${quote(winner.name ?? "")} replaces the user's hook of this name, which listens to ${quote(hook.event)}`,
      "the user's hook is switched off",
    );
  });
}

/** In the order in which they are loaded: the user's first, each scope by folder. */
function agentHooks(configs: readonly ParsedConfig[]): AgentHook[] {
  return configs
    .flatMap((config) => config.hooks)
    .filter(isAgentHook)
    .sort((a, b) => scopeOf(a) - scopeOf(b) || compareText(folderOf(a), folderOf(b)));
}

/** The last hook of each name that is loaded. */
function winnersByName(hooks: readonly AgentHook[]): Map<string, AgentHook> {
  return new Map(hooks.filter((h) => h.loads).map((h) => [h.name ?? "", h]));
}

function scopeOf({ config }: Hook): number {
  return config.layer === "user" ? 0 : 1;
}

function scopedName(hook: AgentHook): string {
  return `${scopeOf(hook)} ${hook.name ?? ""}`;
}

function folderOf({ config }: Hook): string {
  return posix.basename(hookFolder(config));
}
