import { UsageError } from "../../model/errors.ts";

/** One state of the format: which words it has for its events. */
export interface Behaviour {
  version: string;
  /** Old names (`before_tool`) are its words, or accepted beside them. */
  oldNames: boolean;
  /** The `pre-…` and `post-…` names are its words. */
  newNames: boolean;
}

/**
 * The states of the format, oldest first, by the commits of the specification and of kimi-cli's pull request 1131.
 * - 1: `57956c5d` (2026-02-13), the first with `HOOK.md`; names like `before_tool`
 * - 2: `22d28e89`, `70522a7`, `81902cb` (2026-02-14), names like `pre-tool-call`, the old ones as aliases
 * - 3: `b1cbf4c`, `4432dd05`, `6b641c4` (2026-02-15 to 2026-02-21), the old names are gone; the seed page is the same
 *
 * The draft before 1 kept its hooks in `~/.kimi/config.toml` and had no `HOOK.md`.
 */
const behaviours: readonly [Behaviour, ...Behaviour[]] = [
  { version: "1", oldNames: true, newNames: false },
  { version: "2", oldNames: true, newNames: true },
  { version: "3", oldNames: false, newNames: true },
];

const newestBehaviour = behaviours.at(-1) ?? behaviours[0];

/** The newest state the tables were checked against, and the day. */
export const newest = { version: newestBehaviour.version, checked: "2026-11-20" };

/**
 * The behaviour at a version (`"2"`, `"v2"`, `"2.1"`: only the first number counts), at `"seed"` or null, which are the
 * newest. A version older than all gets the oldest, one newer than all the newest.
 * @throws UsageError when `version` is none
 */
export function behaviourAt(version: string | null): Behaviour {
  if (version === null || version === "seed") return newestBehaviour;
  const number = /^v?(\d{1,6})[a-z]{0,4}(?:\.\d{1,6}){0,2}$/.exec(version.trim())?.[1];
  if (number === undefined) {
    throw new UsageError(
      `"${version.slice(0, 60)}" is no version of Agent Hooks: write ${behaviours.map((b) => `"${b.version}"`).join(", ")} or "seed"`,
    );
  }
  const fits = behaviours.filter((b) => Number(b.version) <= Number(number));
  return fits.at(-1) ?? behaviours[0];
}
