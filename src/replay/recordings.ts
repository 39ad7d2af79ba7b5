import type { Edge, Repository } from "../edge/edge.ts";
import { UsageError } from "../model/errors.ts";
import { compareText } from "../model/finding.ts";
import type { Policy } from "../policy/policy.ts";
import { globMatcher } from "../policy/suppress.ts";
import type { TranscriptReader } from "../transcripts/reader.ts";
import { sniff } from "../transcripts/registry.ts";
import type { Recording } from "./stage.ts";

/** File endings of recordings: only these are reported when no reader knows them. */
const recordingEnding = /\.(?:jsonl|json|ndjson)$/i;

/**
 * The recordings of a repository, each with the reader that knows it by its content.
 * @param globs of the command line; empty = the policy's
 * @returns by path; a file that no reader knows is there with a null reader when it is named like a recording
 * @throws UsageError for a glob of the command line that matches nothing
 */
export async function findRecordings(
  repository: Repository,
  policy: Policy,
  globs: readonly string[],
  edge: Edge,
): Promise<Recording[]> {
  const paths = await recordingPaths(repository, policy, globs, edge);
  const recordings: Recording[] = [];
  for (const path of paths) {
    const name = edge.relative(repository.root, path);
    const { source, head, problem } = await edge.openRecording(path, name);
    const reader = problem === null ? sniff(head, name) : null;
    if (reader !== null || problem !== null || recordingEnding.test(path)) {
      recordings.push({ source, path, reader, dialects: dialectsOf(reader, head), problem });
    }
  }
  return recordings;
}

/** Events that people wrote name their agent themselves. */
function dialectsOf(reader: TranscriptReader | null, head: string): string[] {
  if (reader === null) return [];
  if (reader.dialect !== null) return [reader.dialect];
  const named = head.matchAll(/"dialect"\s*:\s*"([a-z-]{1,40})"/g);
  return [...new Set(Array.from(named, ([, id]) => id ?? ""))];
}

async function recordingPaths(
  repository: Repository,
  policy: Policy,
  globs: readonly string[],
  edge: Edge,
): Promise<string[]> {
  if (globs.length > 0) {
    const found = await Promise.all(globs.map((glob) => edge.expand(repository.root, [glob])));
    const empty = globs.find((_, index) => found[index]?.length === 0);
    if (empty !== undefined) throw new UsageError(`--transcripts "${empty}" matches no file`);
    return [...new Set(found.flat())].sort(compareText);
  }
  const wanted = globMatcher(policy.transcripts);
  const excluded = globMatcher(policy.exclude);
  return repository.files
    .filter((path) => wanted(path) && !excluded(path))
    .map((path) => edge.absolute(repository.root, path));
}
