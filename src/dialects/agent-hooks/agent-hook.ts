import type { Hook } from "../../model/hook.ts";

/**
 * A hook of a `HOOK.md` with what only this format has. `matcher` is the `tool` of its matcher and `condition` the
 * `pattern`; `command` is its entry point as seen from the project's folder, once that is known.
 */
export interface AgentHook extends Hook {
  /** 0 to 1000, higher runs first. */
  priority: number;
  /** The reference loader takes it: only such a hook replaces another of its name. */
  loads: boolean;
  /** Entry point relative to the hook's folder (`scripts/run.sh`); null while it is not known, or when there is none. */
  entry: string | null;
  /** Why the entry point cannot be started, where starting it would not show that; null when nothing is known. */
  entryProblem: string | null;
}

/** Is this one of ours? Hooks pass through the engine as plain hooks. */
export function isAgentHook(hook: Hook): hook is AgentHook {
  return "priority" in hook && "entry" in hook;
}
