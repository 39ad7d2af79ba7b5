import type { Dialect } from "../dialects/dialect.ts";
import type { Project } from "../discover/projects.ts";
import type { Decision } from "../model/decision.ts";
import type { AgentEvent, SessionFacts } from "../model/event.ts";
import type { DialectId } from "../model/ids.ts";
import type { ReplayedRecording } from "../rules/rule.ts";
import type { ReadItem } from "../transcripts/reader.ts";
import { nobodyAsked } from "./decide.ts";
import type { Placement } from "./placement.ts";
import { hear, type Recording, type Stage, type StageEdge, stageFor } from "./stage.ts";

/** Everything with a side effect that a replay needs. */
export interface ReplayEdge extends StageEdge {
  /** Milliseconds on a clock that only goes forward. */
  now(): number;
}

export interface ReplayOptions {
  /** Replace the recorded project folder by the workspace. */
  mapRoot: boolean;
  /** Absolute path of the repository on this machine: a session recorded here names it. */
  checkout: string;
  /** On the edge's clock; null = no limit. */
  deadline: number | null;
}

/** One recording after its replay, with what only the report needs. */
export interface ReplayOutcome extends ReplayedRecording {
  events: number;
  /** Dialects whose hooks were asked, sorted. */
  dialects: DialectId[];
  placement: Placement;
  notices: string[];
  /** The time budget ended it early. */
  outOfTime: boolean;
}

/** Who can be asked: the projects with their hooks, and the dialects in which events are understood. */
export interface Cast {
  projects: readonly Project[];
  dialects: readonly Dialect[];
}

/** Replays one recording through the hooks of the projects it belongs to, event by event. */
export async function replayRecording(
  recording: Recording,
  cast: Cast,
  edge: ReplayEdge,
  options: ReplayOptions,
): Promise<ReplayOutcome> {
  const replay = new Replay(recording, cast, edge, options);
  try {
    return await replay.play();
  } finally {
    await replay.clearAway();
  }
}

class Replay {
  readonly #recording: Recording;
  readonly #cast: Cast;
  readonly #edge: ReplayEdge;
  readonly #options: ReplayOptions;
  readonly #session: SessionFacts = { sessionId: null, cwd: null, agentVersion: null };
  readonly #stages = new Map<DialectId, Stage | null>();
  /** Calls that a hook has denied: what came after them did not happen. */
  readonly #denied = new Set<string>();
  /** What the before-event of a call came to, for the later events of the same call. */
  readonly #before = new Map<string, Decision>();
  /** Stops refused in a row, by sub-agent (`""` = the main one). */
  readonly #refused = new Map<string, number>();
  readonly #skipped: { line: number; why: string }[] = [];
  readonly #counts = new Map<string, number>();
  readonly #decisions: Decision[] = [];
  readonly #expectations: { decision: Decision }[] = [];
  readonly #notices: string[] = [];
  /** Dialects that expectations name and nobody here understands. */
  readonly #foreign = new Set<DialectId>();
  #events = 0;
  #placement: Placement = { root: "", recordedRoot: null };
  #unreadable: string | null = null;
  #outOfTime = false;

  constructor(recording: Recording, cast: Cast, edge: ReplayEdge, options: ReplayOptions) {
    this.#recording = recording;
    this.#cast = cast;
    this.#edge = edge;
    this.#options = options;
  }

  async play(): Promise<ReplayOutcome> {
    for await (const item of this.#items()) {
      if (item.kind === "skipped") this.#skipped.push({ line: item.line, why: item.why });
      else if (item.kind === "notice") this.#notices.push(item.text);
      else if (item.kind === "session") Object.assign(this.#session, known(item.session));
      else if (this.#timeIsUp()) break;
      else await this.#hear({ ...item.event, step: ++this.#events });
    }
    return this.#outcome();
  }

  /** Removes the scratch copies of this recording. */
  async clearAway(): Promise<void> {
    for (const stage of this.#stages.values()) {
      if (stage !== null) await this.#edge.release(stage.room.workspace);
    }
  }

  /** What the reader tells; a file that cannot be read (any more) ends it with a word. */
  async *#items(): AsyncGenerator<ReadItem> {
    const { reader, source, problem } = this.#recording;
    if (reader === null) {
      this.#unreadable = problem ?? "no reader knows this format";
      return;
    }
    try {
      yield* reader.read(source);
    } catch (error) {
      if (!isSystemError(error)) throw error;
      this.#unreadable = error.message;
    }
  }

  #timeIsUp(): boolean {
    const { deadline } = this.#options;
    this.#outOfTime = deadline !== null && this.#edge.now() > deadline;
    return this.#outOfTime;
  }

  async #hear(event: AgentEvent): Promise<void> {
    const key = `${event.dialect} ${event.name}`;
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
    const stage = await this.#stage(event);
    if (stage === null) {
      this.#expectUnheard(event);
      return;
    }
    if (this.#wasDenied(event, stage)) return;
    const heard = await hear(this.#asRewritten(event, stage), stage);
    const decision = this.#withinStopCap(event, heard, stage);
    if (decision !== null) this.#decisions.push(decision);
    if (event.expect !== null) {
      this.#expectations.push({ decision: decision ?? nobodyAsked(event, stage.room.dialect) });
    }
    if (decision !== null && event.callId !== null && isBefore(event, stage)) {
      this.#before.set(event.callId, decision);
    }
    if (decision?.verdict === "deny" && !decision.afterTheFact && event.callId !== null) {
      this.#denied.add(event.callId);
    }
  }

  /** The stage of an event's dialect, set up at its first event. */
  async #stage(event: AgentEvent): Promise<Stage | null> {
    const known = this.#stages.get(event.dialect);
    if (known !== undefined) return known;
    const stage = await stageFor(
      event,
      this.#session,
      this.#recording,
      this.#cast.projects,
      this.#edge,
      this.#options,
    );
    this.#stages.set(event.dialect, stage);
    if (stage !== null) this.#placement = stage.placement;
    return stage;
  }

  /** An expectation counts where no hooks are (any more): then nobody objects. */
  #expectUnheard(event: AgentEvent): void {
    if (event.expect === null) return;
    const dialect = this.#cast.dialects.find((d) => d.id === event.dialect);
    if (dialect === undefined) this.#foreign.add(event.dialect);
    else this.#expectations.push({ decision: nobodyAsked(event, dialect) });
  }

  /** The after-event of a call that a hook denied never happens. */
  #wasDenied(event: AgentEvent, stage: Stage): boolean {
    if (event.callId === null || !this.#denied.has(event.callId)) return false;
    return !isBefore(event, stage);
  }

  /** Hooks that changed the input of a call have changed what its later events tell. */
  #asRewritten(event: AgentEvent, stage: Stage): AgentEvent {
    const before = event.callId === null ? undefined : this.#before.get(event.callId);
    if (before === undefined || isBefore(event, stage)) return event;
    return stage.room.dialect.afterRewrite?.(event, before) ?? event;
  }

  /** A stop that was refused often enough happens all the same, where the agent has such a limit. */
  #withinStopCap(event: AgentEvent, decision: Decision | null, stage: Stage): Decision | null {
    const cap = stage.room.dialect.stopCap;
    if (cap === undefined) return decision;
    const who = event.agent ?? "";
    if (cap.restarts(event)) this.#refused.delete(who);
    if (decision?.verdict !== "continue") return decision;
    const refused = this.#refused.get(who) ?? 0;
    this.#refused.set(who, refused + 1);
    if (refused < cap.most) return decision;
    const what = `it refused to stop ${refused + 1} times in a row, and ${stage.room.dialect.title} stops after ${cap.most}`;
    const refusing = decision.hooks.filter(({ outcome }) => outcome === "continue");
    const faults = refusing.map(({ hook }) => ({
      hook,
      fault: { rule: "decision-ignored" as const, what },
    }));
    return { ...decision, verdict: "none", faults: [...decision.faults, ...faults] };
  }

  #outcome(): ReplayOutcome {
    const { source, reader } = this.#recording;
    const asked = [...this.#stages].flatMap(([id, stage]) => (stage === null ? [] : [id]));
    const foreign = [...this.#foreign].sort();
    const unchecked =
      foreign.length === 0
        ? []
        : [
            `expectations for ${foreign.join(", ")} were not checked: its hooks are not replayed here`,
          ];
    return {
      file: source.file,
      format: reader?.format ?? null,
      unreadable: this.#unreadable,
      skipped: this.#skipped,
      eventCounts: this.#counts,
      decisions: this.#decisions,
      expectations: this.#expectations,
      events: this.#events,
      dialects: asked.sort(),
      placement: this.#placement,
      notices: [...this.#notices, ...unchecked].map((text) => `${source.file}: ${text}`),
      outOfTime: this.#outOfTime,
    };
  }
}

function isBefore(event: AgentEvent, stage: Stage): boolean {
  return stage.room.dialect.events.get(event.name)?.blocking === "operation";
}

function known(session: Partial<SessionFacts>): Partial<SessionFacts> {
  return Object.fromEntries(Object.entries(session).filter(([, value]) => value !== null));
}

/** An error of the file system (`ENOENT`, `EIO` …), not a bug of ours. */
function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  const code = (error as NodeJS.ErrnoException | null)?.code;
  return typeof code === "string" && /^E[A-Z0-9]+$/.test(code) && !code.startsWith("ERR_");
}
