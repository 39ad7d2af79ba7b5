import type { Edge, Repository } from "../edge/edge.ts";
import { UsageError } from "../model/errors.ts";
import { compareText } from "../model/finding.ts";
import type { DialectId } from "../model/ids.ts";
import type { Policy, SandboxMode } from "../policy/policy.ts";
import { inParallel } from "./pool.ts";
import { findRecordings } from "./recordings.ts";
import { type Cast, type ReplayOutcome, replayRecording } from "./replay.ts";
import type { Recording } from "./stage.ts";

export interface ReplayAllOptions {
  /** Globs of the command line; empty = the policy's. */
  transcripts: readonly string[];
  jobs: number | null;
  sandbox: SandboxMode | null;
}

export interface ReplayedAll {
  /** What really isolated the hooks. */
  sandbox: "bubblewrap" | "unshare" | "none";
  /** By file name. */
  outcomes: ReplayOutcome[];
  notices: string[];
}

const unsandboxed =
  "hooks ran in a scratch copy with a clean environment, but without a sandbox: they could reach the network and the files of this machine";

/**
 * Finds the recordings and replays them, several at once.
 * @param cast the projects whose hooks are asked, and the dialects in which events are understood
 * @returns null when there is nothing to replay; `notices` of the caller say why
 * @throws UsageError for a glob of the command line that matches nothing, or a sandbox that is not there
 */
export async function replayAll(
  cast: Cast,
  repository: Repository,
  policy: Policy,
  options: ReplayAllOptions,
  edge: Edge,
): Promise<ReplayedAll | null> {
  const found = await findRecordings(repository, policy, options.transcripts, edge);
  const mode = options.sandbox ?? policy.sandbox;
  if (mode === "bubblewrap" || mode === "unshare") {
    throw new UsageError(
      `sandbox "${mode}" is not available in this version: use auto or none (hooks run in a scratch copy with a clean environment)`,
    );
  }
  // Without hooks a session has nothing to tell; written events can still hold expectations that nothing meets.
  const hooksThere = cast.projects.length > 0;
  const recordings = found.filter(({ reader }) => hooksThere || reader?.dialect === null);
  if (recordings.length === 0) return null;
  const deadline = policy.budgetMs === null ? null : edge.now() + policy.budgetMs;
  const site = await edge.openSite(repository, policy.passedVariables);
  try {
    const width = options.jobs ?? policy.jobs ?? edge.cores;
    const outcomes = await inParallel(recordings, width, (recording) =>
      replayRecording(
        recording,
        cast,
        { ...site, now: edge.now },
        {
          translateTo: translateTo(policy.translate, recordings, cast.projects),
          mapRoot: policy.mapRoot,
          checkout: repository.root,
          deadline,
        },
      ),
    );
    const expected = outcomes.some((o) => o.expectations.length > 0 || o.notices.length > 0);
    if (cast.projects.length === 0 && !expected) return null;
    outcomes.sort((a, b) => compareText(a.file, b.file));
    const ran = outcomes.some((o) => o.decisions.length > 0);
    const notices = [...(ran ? [unsandboxed] : []), ...site.notices(), ...gathered(outcomes)];
    return { sandbox: "none", outcomes, notices };
  } finally {
    await site.dispose();
  }
}

/** What the recordings have to say, each with its file; what more than three of them say is said once. */
function gathered(outcomes: readonly ReplayOutcome[]): string[] {
  const files = new Map<string, string[]>();
  for (const { file, notices } of outcomes) {
    for (const text of new Set(notices)) files.set(text, [...(files.get(text) ?? []), file]);
  }
  return [...files].flatMap(([text, all]) =>
    all.length > 3
      ? [`${all.length} recordings, first ${all[0]}: ${text}`]
      : all.map((file) => `${file}: ${text}`),
  );
}

/** Which agents' hooks also get the recordings of other agents. */
export function translateTo(
  mode: Policy["translate"],
  recordings: readonly Recording[],
  projects: Cast["projects"],
): DialectId[] {
  const native = new Set(recordings.flatMap(({ dialects }) => dialects));
  const ids = [...new Set(projects.map((project) => project.dialect.id))];
  if (mode === "always") return ids;
  return mode === "never" ? [] : ids.filter((id) => !native.has(id));
}
