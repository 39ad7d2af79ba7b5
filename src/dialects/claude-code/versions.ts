import { UsageError } from "../../model/errors.ts";
import { eventRows } from "./events.ts";
import { fieldSince, typeSince } from "./handler-fields.ts";
import { outputSince } from "./output-fields.ts";

/** Newest version the tables were read from, and the day. */
export const newest = { version: "2.1.329", checked: "2026-11-20" } as const;

/** The first version of every fact that changes what a hook does. */
const firsts = {
  /** command, http and mcp_tool hooks get 600 s instead of 60 (changelog 2.1.3). */
  longTimeouts: "2.1.3",
  /** JSON on stdout counts beside exit 2; before, exit 2 hid it (changelog 2.1.90). */
  jsonBesideExit2: "2.1.90",
  /** An unknown event name is ignored; before, it made the whole file invalid (changelog 2.1.101). */
  unknownEventIgnored: "2.1.101",
  /** PreCompact can block (changelog 2.1.105). */
  compactionBlocked: "2.1.105",
  /** A malformed hooks entry costs only itself; before, the whole file (changelog 2.1.122). */
  badEntryKeepsFile: "2.1.122",
  /** A turn ends after eight refused stops in a row (2.1.143). A single event does not tell how many there were. */
  stopCap: "2.1.143",
  /** Commas and blanks separate names in a matcher (2.1.191). */
  commaLists: "2.1.191",
  /** A hyphen belongs to a name in a matcher (2.1.195). */
  hyphenNames: "2.1.195",
  /** SessionStart fires with source `fork` (2.1.214). */
  forkSource: "2.1.214",
  /** Exit 2 blocks even beside JSON that fails validation (2.1.214). */
  exit2BesideBadJson: "2.1.214",
  /** A malformed PreToolUse or PermissionRequest entry takes its settings file along (read in 2.1.329). */
  badGuardDropsFile: "2.1.329",
} as const;

export type Fact = keyof typeof firsts;

/** One version of Claude Code, as the tables know it. */
export interface Behaviour {
  version: string;
  /** Does this version behave so? */
  has(fact: Fact): boolean;
  /** Is this version at least that one? True for `null`: it always was so. */
  reached(since: string | null): boolean;
}

/** First versions that had hooks at all. */
const oldest = "1.0.38";

/** Every version at which one of the tables changes, oldest first. */
const timeline: readonly string[] = [
  ...new Set([
    oldest,
    ...Object.values(firsts),
    ...eventRows.flatMap((row) => (row.since === null ? [] : [row.since])),
    ...Object.values(fieldSince),
    ...Object.values(typeSince),
    ...Object.values(outputSince),
    newest.version,
  ]),
].sort((a, b) => compare(parts(a), parts(b)));

/**
 * The behaviour at a version, a prefix of one (`"2.1"` means the last 2.1), `"seed"` or null. The seed documents
 * do not describe Claude Code, so for this agent `seed` means the newest version, as null does.
 * @throws UsageError when `version` is no version
 */
export function behaviourAt(version: string | null): Behaviour {
  if (version === null || version === "seed") return behaviour(newest.version);
  if (!/^v?\d{1,9}(\.\d{1,9}){0,2}(-[\w.]{1,40})?$/.test(version)) {
    throw new UsageError(
      `"${version.slice(0, 40)}" is not a version of Claude Code: expected something like "2.1.329", "2.1" or "seed"`,
    );
  }
  const wanted = parts(version.replace(/^v/, ""));
  const entry = timeline.findLast((candidate) => compare(parts(candidate), wanted) <= 0);
  return behaviour(entry ?? oldest);
}

function behaviour(version: string): Behaviour {
  const own = parts(version);
  const reached = (since: string | null): boolean =>
    since === null || compare(parts(since), own) <= 0;
  return { version, reached, has: (fact) => reached(firsts[fact]) };
}

/** Three numbers; what a prefix leaves out counts as higher than any number. */
function parts(version: string): number[] {
  const numbers = version.replace(/-.*$/, "").split(".").map(Number);
  return [0, 1, 2].map((index) => numbers[index] ?? Number.POSITIVE_INFINITY);
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (const index of [0, 1, 2]) {
    const left = a[index] ?? 0;
    const right = b[index] ?? 0;
    if (left !== right) return left - right;
  }
  return 0;
}
