import { UsageError } from "../../model/errors.ts";

/** How Antigravity treats hooks at one version: everything that is known to have changed. */
export interface Behaviour {
  version: string;
  /** Groups (`{ matcher, hooks }`) under an event that takes plain handlers: read all the same, or the whole file is rejected. */
  nestedFlat: "read" | "rejected";
  /** The seed document knows no `SessionStart`; builds before 1.1.4 were never seen to fire it. */
  sessionStart: "no-event" | "unseen" | "fires";
  /** What becomes of a tool call when a PreToolUse hook prints something unreadable. */
  badOutput: "asks" | "denies";
  /** A PreInvocation hook that fails ends the turn, or is ignored. */
  failedPreInvocation: "ends-turn" | "ignored";
  /** `deny_unless_prior_grant` is a decision. */
  priorGrant: boolean;
  /** An injected `ephemeralMessage` reaches the model. */
  ephemeralMessages: boolean;
  /** An injected step that is a `toolCall`, or nothing at all, ends the turn with an error. */
  brokenSteps: "unknown" | "end-turn";
  /** A stop can be refused this often in a turn; null: without end. */
  stopCap: number | null;
}

/** The 1.0 builds, as far as anybody looked (1.0.3, 1.0.5, 1.0.15). */
const oldest: Behaviour = {
  version: "1.0.3",
  nestedFlat: "read",
  sessionStart: "unseen",
  badOutput: "asks",
  failedPreInvocation: "ends-turn",
  priorGrant: false,
  ephemeralMessages: false,
  brokenSteps: "unknown",
  stopCap: null,
};

/**
 * What changed, with the first version on which it was seen. Nobody has measured every build: unreadable output was
 * seen to ask on 1.1.2 and to deny on 1.2.16, and 1.1.18 is where every other failure denies; a failed PreInvocation
 * was seen to end the turn up to 1.2.1 and to be ignored on 1.2.16; the number of refused stops is that of 1.1.18,
 * the limit itself came with 1.1.9.
 */
const changes: readonly (Partial<Behaviour> & { version: string })[] = [
  { version: "1.1.2", nestedFlat: "rejected" },
  { version: "1.1.4", sessionStart: "fires" },
  { version: "1.1.9", stopCap: 10 },
  {
    version: "1.1.18",
    badOutput: "denies",
    priorGrant: true,
    ephemeralMessages: true,
    brokenSteps: "end-turn",
  },
  { version: "1.2.16", failedPreInvocation: "ignored" },
];

/** All versions at which something changed, oldest first. */
const behaviours: readonly Behaviour[] = [
  oldest,
  ...changes.map((change, i) => Object.assign({}, oldest, ...changes.slice(0, i), change)),
];

const newestBehaviour = behaviours.at(-1) ?? oldest;

/** The newest version the tables were checked against, and the day. */
export const newest = { version: newestBehaviour.version, checked: "2026-11-20" };

/**
 * The seed document: five events, and not a word on what a failing hook does. Where it is silent the newest
 * behaviour stands.
 */
const seed: Behaviour = { ...newestBehaviour, version: "seed", sessionStart: "no-event" };

/**
 * The behaviour of a version: the newest entry that is not newer. A prefix stands for its newest version (`"1.1"` is
 * the newest 1.1), a version older than all entries gets the oldest.
 * @throws UsageError when it is no version at all
 */
export function behaviourAt(version: string | null): Behaviour {
  if (version === null) return newestBehaviour;
  if (version === "seed") return seed;
  const wanted = numbersOf(version);
  if (wanted === null) {
    throw new UsageError(
      `"${version.slice(0, 60)}" is no version of Antigravity: write a version or a prefix of one ("1.2.16", "1.1"), or "seed"`,
    );
  }
  return behaviours.findLast((b) => notNewer(numbersOf(b.version) ?? [], wanted)) ?? oldest;
}

/** The numbers of a version; a leading `v` and a pre-release suffix are left out. */
function numbersOf(text: string): number[] | null {
  const match = /^v?(\d{1,6}(?:\.\d{1,6}){0,2})(?:[-+][\w.+-]{1,100})?$/.exec(text.trim());
  return match?.[1]?.split(".").map(Number) ?? null;
}

/** A number that a prefix leaves out counts as the largest. */
function notNewer(entry: readonly number[], wanted: readonly number[]): boolean {
  for (const [i, number] of entry.entries()) {
    const other = wanted[i] ?? Number.POSITIVE_INFINITY;
    if (number !== other) return number < other;
  }
  return true;
}
