import type { Project } from "../discover/projects.ts";
import type { Decision } from "../model/decision.ts";
import type { AgentEvent, SessionFacts } from "../model/event.ts";
import type { DialectId } from "../model/ids.ts";
import type { Invocation, RunResult, Workspace } from "../model/run.ts";
import type { RecordingSource, TranscriptReader } from "../transcripts/reader.ts";
import { type Courtroom, decide } from "./decide.ts";
import { type Placement, placeRecording } from "./placement.ts";
import { mapStrings, type RootMap, rootMap } from "./root-map.ts";

/** A recording that is to be replayed. */
export interface Recording {
  source: RecordingSource;
  /** Absolute path of its file. */
  path: string;
  /** Null when no reader knows the format. */
  reader: TranscriptReader | null;
  /** Agents it holds events of, as far as its beginning shows. */
  dialects: readonly string[];
  /** Why its beginning could not be read; null when it could. */
  problem: string | null;
}

/** What setting a stage needs from outside. */
export interface StageEdge {
  /** Runs one hook with the home and temporary folders of a workspace. */
  run(invocation: Invocation, workspace: Workspace): Promise<RunResult>;
  /** A fresh scratch copy whose project folder is `root`. */
  workspace(root: string): Promise<Workspace>;
  /** Removes a copy that is no longer needed. */
  release(workspace: Workspace): Promise<void>;
  /** Puts a copy of the recording where its hooks can read it; null when that is not possible. */
  placeTranscript(path: string, workspace: Workspace): Promise<string | null>;
  isDirectory(path: string): boolean;
}

/** One dialect's hooks and workspace for one recording. */
export interface Stage {
  room: Courtroom;
  placement: Placement;
  roots: RootMap;
}

/** The config root of a dialect that a recording, or one event of it, belongs to; null when there are no hooks. */
export function placementFor(
  dialect: DialectId,
  cwd: string | null,
  recording: Recording | null,
  projects: readonly Project[],
  checkout: string,
): Placement | null {
  const roots = projects.filter((p) => p.dialect.id === dialect).map((p) => p.root);
  if (roots.length === 0) return null;
  return placeRecording(roots, cwd, recording?.source.file ?? "", checkout);
}

/**
 * Sets up the project of a dialect at a config root, in a fresh workspace.
 * @param recording null for a single event that belongs to none
 * @returns null when no project of that dialect stands there
 */
export async function stageFor(
  dialect: DialectId,
  placement: Placement,
  session: SessionFacts,
  recording: Recording | null,
  projects: readonly Project[],
  edge: StageEdge,
  options: { mapRoot: boolean },
): Promise<Stage | null> {
  const project = projects.find((p) => p.dialect.id === dialect && p.root === placement.root);
  if (!project) return null;
  const scratch = await edge.workspace(placement.root);
  const roots = rootMap(options.mapRoot ? placement.recordedRoot : null, scratch);
  const native = recording?.reader?.dialect === dialect;
  const transcript =
    recording !== null && native ? await edge.placeTranscript(recording.path, scratch) : null;
  const workspace = transcript === null ? scratch : { ...scratch, transcript };
  return {
    room: {
      dialect: project.dialect,
      hooks: project.hooks,
      session,
      workspace,
      run: (invocation) => edge.run(invocation, scratch),
      isDirectory: edge.isDirectory,
    },
    placement: options.mapRoot ? placement : { ...placement, recordedRoot: null },
    roots,
  };
}

/** Puts one event to the hooks of a stage and tells the outcome without a trace of scratch folders; null when nobody is asked. */
export async function hear(event: AgentEvent, stage: Stage): Promise<Decision | null> {
  const input = stage.roots.toWorkspace(event.input);
  const decision = await decide({ ...event, input }, stage.room);
  if (decision === null) return null;
  return asRecorded({ ...decision, event }, stage);
}

/** The decision without a trace of scratch folders: what reports show, the same on every run. */
function asRecorded(decision: Decision, { room, roots }: Stage): Decision {
  const clean = (text: string | null): string | null =>
    text === null ? null : roots.toRecorded(text);
  const cleanRun = (run: RunResult | null): RunResult | null =>
    run === null
      ? null
      : { ...run, stdout: roots.toRecorded(run.stdout), stderr: roots.toRecorded(run.stderr) };
  return {
    ...decision,
    subject: room.dialect.subject(decision.event),
    reason: clean(decision.reason),
    effects: mapStrings(decision.effects, roots.toRecorded),
    faults: decision.faults.map(({ hook, fault }) => ({
      hook,
      fault: { ...fault, what: roots.toRecorded(fault.what) },
    })),
    hooks: decision.hooks.map((result) => ({
      ...result,
      reason: clean(result.reason),
      error: clean(result.error),
      faults: result.faults.map((fault) => ({ ...fault, what: roots.toRecorded(fault.what) })),
      run: cleanRun(result.run),
    })),
  };
}
