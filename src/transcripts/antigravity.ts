import { type JsonObject, stringAt } from "../model/json.ts";
import { AntigravityReplay } from "./antigravity-replay.ts";
import { type Row, readRow } from "./antigravity-rows.ts";
import type { RecordingSource, TranscriptReader } from "./reader.ts";
import { objectsIn, parseLine, valueAt } from "./records.ts";

/** The order of a session shows only when all of it is there: this many characters of it. */
const mostCharacters = 256 * 1024 * 1024;

/** Where the agent keeps a session: `…/brain/<conversation>/.system_generated/logs/`. */
const folder = /(?:^|\/)brain\/([^/]+)\/\.system_generated\//;

/** Sessions of Antigravity: `transcript.jsonl` and `transcript_full.jsonl`, one step a line. */
export const antigravityTranscripts: TranscriptReader = {
  format: "antigravity",
  dialect: "antigravity",

  sniff: (head) => (objectsIn(head).some(isStep) ? 2 : 0),

  read: (source) => readSteps(source, mostCharacters),
};

/**
 * Reads a session, up to `limit` characters of it. Exported to test the limit.
 */
export async function* readSteps(
  source: RecordingSource,
  limit: number,
): ReturnType<TranscriptReader["read"]> {
  const rows: Row[] = [];
  let characters = 0;
  for await (const line of source.lines()) {
    characters += line.text.length;
    if (characters > limit) {
      yield {
        kind: "notice",
        text: `the recording is too large: what comes after line ${line.number - 1} is not replayed`,
      };
      break;
    }
    const parsed = parseLine(line);
    if (parsed === null) continue;
    const row = "why" in parsed ? parsed.why : readRow(parsed.record, line.number);
    if (typeof row === "string") yield { kind: "skipped", line: line.number, why: row };
    else rows.push(row);
  }
  const [, conversation] = folder.exec(source.file) ?? [];
  yield* new AntigravityReplay(rows, source.file, conversation ?? null).items();
}

function isStep(record: JsonObject): boolean {
  const texts = ["source", "type", "status"].every((key) => stringAt(record, key) !== null);
  return texts && typeof valueAt(record, "step_index") === "number";
}
