import type { Dialect } from "../dialects/dialect.ts";
import type { Project } from "../discover/projects.ts";
import type { Decision } from "../model/decision.ts";
import { isSystemError } from "../model/errors.ts";
import type { AgentEvent, SessionFacts } from "../model/event.ts";
import type { DialectId } from "../model/ids.ts";
import { stringAt } from "../model/json.ts";
import type { ReplayedRecording } from "../rules/rule.ts";
import { vocabularyOf } from "../tools/registry.ts";
import { translate } from "../tools/translate.ts";
import type { ReadItem } from "../transcripts/reader.ts";
import { nobodyAsked } from "./decide.ts";
import { Hearing } from "./hearing.ts";
import type { Placement } from "./placement.ts";
import { placementFor, type Recording, type StageEdge, stageFor } from "./stage.ts";
import { UntranslatedTally } from "./untranslated.ts";

/** Everything with a side effect that a replay needs. */
export interface ReplayEdge extends StageEdge {
  /** Milliseconds on a clock that only goes forward. */
  now(): number;
}

export interface ReplayOptions {
  /** Replace the recorded project folder by the workspace. */
  mapRoot: boolean;
  /** Dialects whose hooks also get the events of other agents, in their own words. */
  translateTo: readonly DialectId[];
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
  /** By dialect and config root. */
  readonly #hearings = new Map<string, Hearing | null>();
  readonly #asked = new Set<DialectId>();
  /** Where events belong: by dialect, and by the folder that a written event names. */
  readonly #placements = new Map<string, Placement | null>();
  readonly #skipped: { line: number; why: string }[] = [];
  readonly #counts = new Map<string, number>();
  readonly #decisions: Decision[] = [];
  readonly #expectations: { decision: Decision }[] = [];
  readonly #notices: string[] = [];
  readonly #untranslated = new UntranslatedTally();
  /** Agents into whose words events were put. */
  readonly #translated = new Set<string>();
  /** Dialects that expectations name and nobody here understands. */
  readonly #foreign = new Set<DialectId>();
  #events = 0;
  #placement: Placement | null = null;
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
      else await this.#tell({ ...item.event, step: ++this.#events });
    }
    return this.#outcome();
  }

  /** Removes the scratch copies of this recording. */
  async clearAway(): Promise<void> {
    for (const hearing of this.#hearings.values()) {
      if (hearing !== null) await this.#edge.release(hearing.stage.room.workspace);
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

  /** Puts an event to its own agent's hooks, and in other words to those of the agents that lack recordings of their own. */
  async #tell(event: AgentEvent): Promise<void> {
    this.#count(event);
    const own = await this.#hearing(event.dialect, event);
    if (own === null) this.#expectUnheard(event);
    else await this.#hear(event, own);
    for (const id of this.#options.translateTo) {
      if (id !== event.dialect) await this.#hearTranslated(event, id);
    }
  }

  async #hear(event: AgentEvent, hearing: Hearing): Promise<void> {
    const heard = await hearing.hear(event);
    if (heard === null) return;
    const { decision } = heard;
    if (decision !== null) this.#decisions.push(decision);
    if (event.expect !== null) {
      this.#expectations.push({ decision: decision ?? hearing.unheard(event) });
    }
  }

  async #hearTranslated(event: AgentEvent, id: DialectId): Promise<void> {
    const hearing = await this.#hearing(id, event);
    if (hearing === null) return;
    const to = hearing.stage.room.dialect.vocabulary;
    const from = vocabularyOf(event.dialect, this.#cast.dialects);
    if (!from) return;
    const translated = translate(event, from, to, this.#session.cwd);
    if (translated.kind === "untranslated") {
      this.#untranslated.add(id, event, translated);
      return;
    }
    this.#translated.add(hearing.stage.room.dialect.title);
    for (const other of translated.events) {
      this.#count(other);
      // What people expect, they expect of the agent they wrote it for.
      const heard = await hearing.hear({ ...other, expect: null });
      if (heard?.decision) {
        const { unmapped } = translated;
        this.#decisions.push({ ...heard.decision, translated: true, unmapped });
      }
    }
  }

  #count(event: AgentEvent): void {
    const key = `${event.dialect} ${event.name}`;
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
  }

  /** The hooks of a dialect in the project where the event belongs, set up at the first event they may get. */
  async #hearing(dialect: DialectId, event: AgentEvent): Promise<Hearing | null> {
    const placement = this.#placementOf(dialect, event);
    if (placement === null) return null;
    const key = `${dialect} ${placement.root}`;
    const known = this.#hearings.get(key);
    if (known !== undefined) return known;
    const stage = await stageFor(
      dialect,
      placement,
      this.#session,
      this.#recording,
      this.#cast.projects,
      this.#edge,
      this.#options,
    );
    const hearing = stage === null ? null : new Hearing(stage);
    this.#hearings.set(key, hearing);
    if (hearing !== null) this.#asked.add(dialect);
    this.#placement ??= stage?.placement ?? null;
    return hearing;
  }

  /** A session belongs where it began; events that people wrote each where they say. Looked up once per folder. */
  #placementOf(dialect: DialectId, event: AgentEvent): Placement | null {
    const written = this.#recording.reader?.dialect === null;
    const named = written ? this.#folderOf(event) : null;
    const key = JSON.stringify([dialect, named]);
    let placement = this.#placements.get(key);
    if (placement === undefined) {
      const cwd = written ? named : this.#session.cwd;
      const { projects } = this.#cast;
      placement = placementFor(dialect, cwd, this.#recording, projects, this.#options.checkout);
      this.#placements.set(key, placement);
    }
    return placement;
  }

  /** The folder that an event itself names. */
  #folderOf(event: AgentEvent): string | null {
    const dialect = this.#cast.dialects.find((d) => d.id === event.dialect);
    return dialect?.sessionOf?.(event.input).cwd ?? stringAt(event.input, "cwd");
  }

  /** An expectation counts where no hooks are (any more): then nobody objects. */
  #expectUnheard(event: AgentEvent): void {
    if (event.expect === null) return;
    const dialect = this.#cast.dialects.find((d) => d.id === event.dialect);
    if (dialect === undefined) this.#foreign.add(event.dialect);
    else this.#expectations.push({ decision: nobodyAsked(event, dialect) });
  }

  #outcome(): ReplayOutcome {
    const { source, reader } = this.#recording;
    const foreign = [...this.#foreign].sort();
    const unchecked =
      foreign.length === 0
        ? []
        : [
            `expectations for ${foreign.join(", ")} were not checked: its hooks are not replayed here`,
          ];
    const translations = [...this.#translated].map(
      (title) => `its events were put into the words of ${title}`,
    );
    return {
      file: source.file,
      format: reader?.format ?? null,
      unreadable: this.#unreadable,
      skipped: this.#skipped,
      eventCounts: this.#counts,
      decisions: this.#decisions,
      expectations: this.#expectations,
      untranslated: this.#untranslated.list(),
      events: this.#events,
      dialects: [...this.#asked].sort(),
      placement: this.#placement ?? { root: "", recordedRoot: null },
      notices: [...this.#notices, ...unchecked, ...translations],
      outOfTime: this.#outOfTime,
    };
  }
}

function known(session: Partial<SessionFacts>): Partial<SessionFacts> {
  return Object.fromEntries(Object.entries(session).filter(([, value]) => value !== null));
}
