import { type JsonObject, objectAt, stringAt } from "../model/json.ts";
import type { Chain } from "./claude-code-chains.ts";
import type { Held } from "./claude-code-lookahead.ts";
import type { Teller } from "./claude-code-teller.ts";
import type { RecordedRun } from "./claude-code-tools.ts";

/** Tells when a session starts, is resumed, or starts afresh after a compaction. */
export class SessionStarts {
  readonly #teller: Teller;
  readonly #main: Chain;
  #started = false;
  /** The newest SessionStart, as long as a recorded hook run may still tell its source. */
  #open: { held: Held; input: JsonObject } | null = null;
  /** What all recorded runs of the newest SessionStart share. */
  #group: string | null = null;
  /** The trigger of a compaction whose summary has not come yet. */
  #compaction: JsonObject | null = null;

  constructor(teller: Teller, main: Chain) {
    this.#teller = teller;
    this.#main = main;
  }

  /** Whether there is a session at all, and not only a sub-agent's records or book-keeping. */
  get started(): boolean {
    return this.#started;
  }

  /** A record of the main conversation: the first one starts the session, a new session id resumes it. */
  record(record: JsonObject, line: number): void {
    const id = stringAt(record, "sessionId");
    const { sessionId } = this.#teller;
    const changed = id !== null && sessionId !== null && id !== sessionId;
    if (this.#started && !changed) return;
    const resumed = this.#started;
    this.#teller.endTurn(this.#main);
    if (resumed) this.#teller.sessionId = id;
    this.#teller.note(record);
    this.#start(resumed ? "resume" : "startup", line);
  }

  /** A recorded run of SessionStart hooks names the source; a compaction's has been told with its boundary. */
  recorded(run: RecordedRun, line: number): void {
    const [, source] = run.name.split(":");
    const group = run.id ?? run.name;
    if (source === undefined || source === "compact" || group === this.#group) return;
    this.#group = group;
    if (this.#open === null) {
      this.#teller.endTurn(this.#main);
      this.#start(source, line);
    } else {
      this.#open.input.source = source;
    }
    this.settle();
  }

  /** The model has answered: what has not named the source by now never will. */
  settle(): void {
    if (this.#open !== null) this.#teller.queue.settle(this.#open.held, true);
    this.#open = null;
  }

  /** A compaction: PreCompact, then the session starts again. PostCompact waits for the summary. */
  boundary(record: JsonObject, line: number): void {
    const trigger = stringAt(objectAt(record, "compactMetadata") ?? {}, "trigger");
    this.#compaction = trigger === null ? {} : { trigger };
    this.settle();
    this.#teller.endTurn(this.#main);
    const origin = { chain: this.#main, line };
    this.#teller.tell("PreCompact", { ...this.#compaction }, origin);
    this.#teller.tell("SessionStart", { source: "compact" }, origin);
  }

  /** The text that takes the place of the compacted conversation. */
  summary(text: string, line: number): void {
    if (this.#compaction === null) return;
    const fields = { ...this.#compaction, compact_summary: text };
    this.#compaction = null;
    this.#teller.tell("PostCompact", fields, { chain: this.#main, line });
  }

  #start(source: string, line: number): void {
    this.settle();
    this.#started = true;
    const item = this.#teller.item("SessionStart", { source }, { chain: this.#main, line });
    this.#open = { held: this.#teller.queue.hold([item]), input: item.event.input };
  }
}
