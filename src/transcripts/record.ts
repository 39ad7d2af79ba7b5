import type { AgentEvent, Expectation, SessionFacts } from "../model/event.ts";
import { type JsonObject, type JsonValue, objectAt, stringAt } from "../model/json.ts";
import { sessionIn, withSession } from "./payload-session.ts";
import type { ReadItem } from "./reader.ts";
import type { Tally } from "./record-tally.ts";
import { Scrubber, type ScrubOptions } from "./scrub.ts";

export interface RecordOptions extends ScrubOptions {
  /** Is an event to be kept? Gets its name and, for an event about a tool, the tool's. */
  wanted(event: string, tool: string | null): boolean;
  /** Events kept at most; null = all. */
  limit: number | null;
}

const severalFolders =
  "the recordings were made in different folders: a replay finds only paths below the first, so record each by itself";

/** A line that its reader could not make out. */
export interface SkippedLine {
  /** The recording it stands in. */
  file: string;
  line: number;
  /** One clause, no full stop. */
  why: string;
}

/**
 * Turns what a reader tells of recordings into lines of the neutral format (`hookgate-events`), scrubbed. One recorder
 * takes any number of recordings one after the other; it holds nothing of them but counts.
 */
export class Recorder {
  /** Events given out. */
  kept = 0;
  /** Events that were not wanted. */
  dropped = 0;
  skipped = 0;
  /** The first line that could not be read; null when there was none. */
  firstSkipped: SkippedLine | null = null;
  /** What readers said cannot be replayed, once each. */
  readonly notices = new Set<string>();
  readonly #options: RecordOptions;
  readonly #scrubber: Scrubber;
  #file = "";
  /** Where the first recording was made. */
  #folder: string | null = null;
  /** What the reader told of the session and no line tells yet. */
  #untold: Partial<SessionFacts> = {};

  constructor(options: RecordOptions) {
    this.#options = options;
    this.#scrubber = new Scrubber(options);
  }

  /** What was replaced and cut so far. */
  get tally(): Readonly<Tally> {
    return this.#scrubber.tally;
  }

  /** No more events are taken. */
  get full(): boolean {
    return this.#options.limit !== null && this.kept >= this.#options.limit;
  }

  /** A new recording begins: nothing is known of its session. */
  begin(file: string): void {
    this.#file = file;
    this.#untold = {};
  }

  /** The line of an event, with its line break; null when the item gives none. */
  take(item: ReadItem): string | null {
    if (item.kind === "event") return this.#event(item.event);
    if (item.kind === "session") this.#learn(item.session);
    if (item.kind === "notice") this.notices.add(item.text);
    if (item.kind === "skipped") {
      this.skipped += 1;
      this.firstSkipped ??= { file: this.#file, line: item.line, why: item.why };
    }
    return null;
  }

  #learn({ sessionId = null, cwd = null }: Partial<SessionFacts>): void {
    if (sessionId !== null) this.#untold.sessionId = sessionId;
    if (cwd === null) return;
    this.#untold.cwd = cwd;
    this.#folder ??= cwd;
    if (cwd !== this.#folder) this.notices.add(severalFolders);
    this.#scrubber.learn(cwd);
  }

  #event(event: Omit<AgentEvent, "step">): string | null {
    if (this.full) return null;
    if (!this.#options.wanted(event.name, toolIn(event.input))) {
      this.dropped += 1;
      return null;
    }
    this.kept += 1;
    const input = this.#scrubber.payload(this.#completed(event));
    const id = stringAt(input, "tool_use_id") === null ? event.callId : null;
    const line: JsonObject = {
      dialect: event.dialect,
      event: this.#scrubber.text(event.name),
      input,
      ...(id === null ? {} : { id: this.#scrubber.text(id) }),
      ...(event.expect === null ? {} : { expect: this.#expectation(event.expect) }),
    };
    return `${JSON.stringify(line)}\n`;
  }

  /**
   * The payload with what its reader told beside the events, once a recording: only there would the next reader find
   * it, and without the folder no path could be replayed.
   */
  #completed({ dialect, input, agent }: Omit<AgentEvent, "step">): JsonObject {
    const complete = withSession(dialect, input, this.#untold);
    const told = sessionIn(dialect, complete);
    if (told.sessionId !== null) delete this.#untold.sessionId;
    if (told.cwd !== null) delete this.#untold.cwd;
    // The one agent whose payloads name the sub-agent.
    return dialect === "claude-code" && agent !== null && !Object.hasOwn(complete, "agent_id")
      ? { ...complete, agent_id: agent }
      : complete;
  }

  /** As people write it. A pattern with a credential in it goes: a changed one would mean something else. */
  #expectation({ verdict, reason, failedOpen }: Expectation): JsonValue {
    const kept = reason !== null && this.#scrubber.isHarmless(reason) ? reason : null;
    if (reason !== kept) this.#scrubber.tally.credentials += 1;
    if (verdict !== null && kept === null && failedOpen === null) return verdict;
    return {
      ...(verdict === null ? {} : { verdict }),
      ...(kept === null ? {} : { reason: kept }),
      ...(failedOpen === null ? {} : { failedOpen }),
    };
  }
}

/** The tool of an event, in the words of all agents; null when it is not about one. */
function toolIn(input: JsonObject): string | null {
  const call = objectAt(input, "toolCall");
  return (
    stringAt(input, "tool_name") ??
    (call === null ? null : stringAt(call, "name")) ??
    stringAt(input, "toolName")
  );
}
