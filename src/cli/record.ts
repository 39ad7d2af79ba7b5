import { nodeEdge } from "../edge/node-edge.ts";
import { isSystemError, UsageError } from "../model/errors.ts";
import { globMatcher } from "../policy/suppress.ts";
import { plainLine } from "../report/escape.ts";
import { secretValues } from "../source/redact.ts";
import type { RecordingSource, TranscriptReader } from "../transcripts/reader.ts";
import { Recorder } from "../transcripts/record.ts";
import { sniff } from "../transcripts/registry.ts";
import { eventFile, standardOutput } from "./event-file.ts";
import { cleanUpOnInterrupt } from "./interrupt.ts";
import type { Arguments } from "./options.ts";
import { nothingLeft, recordNote } from "./record-note.ts";

/** Characters kept of a long text when nothing else is said. */
const defaultMaxText = 2000;

/** `hookgate record`: recordings into one small, scrubbed `*.events.jsonl`, or a hook that records. */
export async function recordCommand(args: Arguments): Promise<number> {
  if (args.has("live")) return (await import("./live-hook.ts")).liveHookCommand(args);
  if (args.operands.length === 0) {
    throw new UsageError(
      "hookgate record needs a FILE: a recording of an agent (or --live --dialect ID)",
    );
  }
  if (args.many("dialect").length > 0) {
    throw new UsageError("--dialect goes with --live: a recording says itself whose it is");
  }
  const recorder = new Recorder({
    wanted: wantedBy(args.many("only")),
    limit: wholeNumber("--limit", args.one("limit"), 1),
    maxText: wholeNumber("--max-text", args.one("max-text"), 0) ?? defaultMaxText,
    secrets: secretValues(process.env),
  });
  const recordings = [];
  for (const file of args.operands) recordings.push({ file, ...(await opened(file)) });

  cleanUpOnInterrupt();
  const output = args.one("output");
  const sink = output === null ? standardOutput() : eventFile(output);
  try {
    for (const { file, source, reader } of recordings) {
      recorder.begin(file);
      for await (const line of linesOf(recorder, file, source, reader)) await sink.write(line);
    }
    if (recorder.kept === 0) throw new UsageError(nothingLeft(recorder, args.operands));
    sink.finish();
  } finally {
    sink.discard();
  }
  process.stderr.write(recordNote(recorder, recordings.length));
  return 0;
}

/** The lines of one recording, as long as the recorder takes any. */
async function* linesOf(
  recorder: Recorder,
  file: string,
  source: RecordingSource,
  reader: TranscriptReader,
): AsyncGenerator<string> {
  if (recorder.full) return;
  try {
    for await (const item of reader.read(source)) {
      const line = recorder.take(item);
      if (line !== null) yield line;
      if (recorder.full) return;
    }
  } catch (error) {
    throw isSystemError(error) ? unreadable(file, error.message) : error;
  }
}

/** @throws UsageError when it cannot be read, or no reader knows what it is */
async function opened(
  file: string,
): Promise<{ source: RecordingSource; reader: TranscriptReader }> {
  const { source, head, problem } = await nodeEdge().openRecording(file, file);
  if (problem !== null) throw unreadable(file, problem);
  const reader = sniff(head, file);
  if (reader === null) {
    throw new UsageError(`${plainLine(file, 300)} is no recording of an agent that hookgate knows`);
  }
  return { source, reader };
}

/**
 * Which events `--only` names: by event, by tool, or by both as `EVENT:TOOL`; all of them when it is not given.
 * @throws UsageError for an empty name
 */
export function wantedBy(
  names: readonly string[],
): (event: string, tool: string | null) => boolean {
  if (names.length === 0) return () => true;
  if (names.some((name) => name.trim() === "")) throw new UsageError("--only needs a name");
  const matches = globMatcher(names);
  return (event, tool) =>
    matches(event) || (tool !== null && (matches(tool) || matches(`${event}:${tool}`)));
}

/** @throws UsageError unless it is a whole number from `least` to ten million */
function wholeNumber(option: string, value: string | null, least: number): number | null {
  if (value === null) return null;
  const number = Number(value);
  if (!/^\d{1,8}$/.test(value) || number < least || number > 10_000_000) {
    throw new UsageError(
      `${option} takes a whole number from ${least} to 10000000, not "${plainLine(value, 60)}"`,
    );
  }
  return number;
}

function unreadable(file: string, why: string): UsageError {
  return new UsageError(`cannot read ${plainLine(file, 300)}: ${plainLine(why, 300)}`);
}
