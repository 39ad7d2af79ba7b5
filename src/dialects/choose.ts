import type { Dialect, DialectOptions } from "./dialect.ts";
import { dialectModule, dialectModules } from "./registry.ts";

/**
 * The agents to look at, each at the version that counts.
 * @param only ids the user named; empty = every known agent
 * @param versions version per id from the policy
 * @param options what the policy decides where an agent leaves it open
 * @throws UsageError for an unknown id or an impossible version
 */
export function chosenDialects(
  only: readonly string[],
  versions: ReadonlyMap<string, string>,
  options: DialectOptions = {},
): Dialect[] {
  const named = new Set(only.map((id) => dialectModule(id).id));
  return dialectModules
    .filter((m) => named.size === 0 || named.has(m.id))
    .map((m) => m.at(versions.get(m.id) ?? null, options));
}
