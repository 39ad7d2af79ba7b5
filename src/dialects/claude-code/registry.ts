import type { Hook, Layer, ParsedConfig } from "../../model/hook.ts";
import { field } from "../../source/located.ts";

/** All sources add up; this is only the order in which they are told. */
const order: readonly Layer[] = [
  "user",
  "project",
  "local",
  "extension",
  "plugin",
  "front-matter",
  "system",
  "dead",
];

/** Budget of all SessionEnd hooks together, in milliseconds: the longest timeout, within these bounds. */
const sessionEnd = { least: 1500, most: 60_000 };

/**
 * All hooks of one project. No source overrides another; settings can only switch hooks off: `disableAllHooks`
 * (managed hooks heed only the managed one) and the managed `allowManagedHooksOnly`.
 */
export function register(configs: readonly ParsedConfig[]): Hook[] {
  const sorted = [...configs].sort((a, b) => rank(a) - rank(b));
  const off = sorted.filter((config) => config.settings.disableAllHooks === true);
  const offForManaged = off.filter(isManaged);
  const onlyManaged = sorted.filter(
    (config) => isManaged(config) && config.settings.allowManagedHooksOnly === true,
  );
  const reason = (config: ParsedConfig): string | null => {
    const [switchedOff] = isManaged(config) ? offForManaged : off;
    if (switchedOff) return `\`disableAllHooks\` in ${switchedOff.config.file}`;
    const [managed] = isManaged(config) ? [] : onlyManaged;
    return managed ? `\`allowManagedHooksOnly\` in ${managed.config.file}` : null;
  };
  const hooks = sorted.flatMap((config) => {
    const because = reason(config);
    return config.hooks.map((hook) =>
      because === null || !hook.enabled
        ? hook
        : { ...hook, enabled: false, disabledBecause: because },
    );
  });
  return withSessionEndBudget(hooks);
}

function rank({ config }: ParsedConfig): number {
  return order.indexOf(config.layer);
}

function isManaged({ config }: ParsedConfig): boolean {
  return config.layer === "system";
}

/** SessionEnd hooks share one budget: the longest configured timeout, at least 1.5 s and at most 60 s. */
function withSessionEndBudget(hooks: readonly Hook[]): Hook[] {
  const configured = hooks
    .filter((hook) => hook.event === "SessionEnd" && hook.enabled && hasTimeout(hook))
    .map((hook) => hook.timeoutMs);
  const longest = configured.reduce((most, ms) => Math.max(most, ms), sessionEnd.least);
  const budget = Math.min(longest, sessionEnd.most);
  return hooks.map((hook) => {
    if (hook.event !== "SessionEnd") return hook;
    const own = hasTimeout(hook) ? hook.timeoutMs : budget;
    return { ...hook, timeoutMs: Math.min(own, budget) };
  });
}

function hasTimeout(hook: Hook): boolean {
  return field(hook.node, "timeout")?.kind === "number";
}
