import { type JsonObject, objectAt, stringAt } from "../model/json.ts";
import { isBareHeader } from "./codex-records.ts";
import { CodexSession } from "./codex-session.ts";
import type { TranscriptReader } from "./reader.ts";
import { objectsIn, parseLine } from "./records.ts";

/** Kinds of records that no other agent writes. */
const ownKinds: readonly string[] = [
  "session_meta",
  "turn_context",
  "response_item",
  "event_msg",
  "world_state",
];

/** Sessions of Codex CLI: `~/.codex/sessions/…/rollout-*.jsonl`. Read on recordings of 0.39 to 0.146. */
export const codexTranscripts: TranscriptReader = {
  format: "codex",
  dialect: "codex",

  sniff(head) {
    const records = objectsIn(head);
    if (records.some(isOwn)) return 2;
    // The first line can be longer than the head: it carries all instructions.
    if (/^\s*\{"timestamp":"[^"]*","type":"session_meta","payload":\{/.test(head)) return 1;
    const [first] = records;
    return first !== undefined && isBareHeader(first) ? 1 : 0;
  },

  async *read(source) {
    const session = new CodexSession();
    for await (const line of source.lines()) {
      const parsed = parseLine(line);
      if (parsed === null) continue;
      if ("why" in parsed) yield { kind: "skipped", line: line.number, why: parsed.why };
      else yield* session.accept(parsed.record, line.number, line.text.length);
    }
    yield* session.end();
  },
};

function isOwn(record: JsonObject): boolean {
  const kind = stringAt(record, "type");
  return kind !== null && ownKinds.includes(kind) && objectAt(record, "payload") !== null;
}
