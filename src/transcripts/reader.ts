import type { AgentEvent, SessionFacts } from "../model/event.ts";
import type { DialectId } from "../model/ids.ts";

/** One line of a recording, without its line break. `number` is 1-based. */
export interface Line {
  number: number;
  text: string;
}

/** How a reader gets at a recording: line by line, or (formats that are one document) as a whole. */
export interface RecordingSource {
  /** Relative path with `/`. */
  file: string;
  /** Streams the lines; a line longer than the cap comes as an empty one. Can be called more than once. */
  lines(): AsyncIterable<Line>;
  /** The whole text, or null when it is larger than a single document may be. */
  whole(): Promise<string | null>;
}

/** What a reader tells, in order. */
export type ReadItem =
  | { kind: "event"; event: Omit<AgentEvent, "step"> }
  /** Facts about the session, as soon and as often as they are known. */
  | { kind: "session"; session: Partial<SessionFacts> }
  /** A line that could not be read (torn, not JSON, not an object of this format). */
  | { kind: "skipped"; line: number; why: string }
  /** Something of the session that cannot be replayed, told once a kind. */
  | { kind: "notice"; text: string };

/** One recording format. */
export interface TranscriptReader {
  /** `claude-code`, `gemini-cli`, `hookgate-events` … as reports name it. */
  readonly format: string;
  /** The dialect its events are in; null when each event says so itself. */
  readonly dialect: DialectId | null;
  /**
   * Does this look like mine? Gets the beginning of the file (64 KiB at most, cut anywhere).
   * 0 = no, 1 = could be, 2 = surely. The highest wins; on a tie the first reader in the registry.
   */
  sniff(head: string, file: string): 0 | 1 | 2;
  /** Reads the events in the order in which hooks would have got them. Throws only for I/O errors. */
  read(source: RecordingSource): AsyncGenerator<ReadItem>;
}
