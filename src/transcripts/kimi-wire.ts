import { type JsonObject, objectAt, stringAt } from "../model/json.ts";
import { KimiSession } from "./kimi-session.ts";
import type { TranscriptReader } from "./reader.ts";
import { objectsIn, parseLine } from "./records.ts";

/** Where kimi-code keeps a log: `…/sessions/<folder>/<session>/agents/<agent>/wire.jsonl`. */
const place = /(?:^|\/)([^/]+)\/agents\/([^/]+)\/wire\.jsonl$/;

/** Wire logs of kimi-code, one agent each. Read on recordings of protocol 1.4 (June to August 2026). */
export const kimiWireLogs: TranscriptReader = {
  format: "kimi-wire",
  dialect: "agent-hooks",

  sniff: (head) => (objectsIn(head).some(isOwn) ? 2 : 0),

  async *read(source) {
    const [, sessionId, agentId] = place.exec(source.file) ?? [];
    const session = new KimiSession(sessionId ?? null, agentId ?? null);
    let last = 1;
    for await (const line of source.lines()) {
      last = line.number;
      const parsed = parseLine(line);
      if (parsed === null) continue;
      if ("why" in parsed) session.queue.add({ kind: "skipped", line: last, why: parsed.why });
      else session.accept(parsed.record, last, line.text.length);
      yield* session.queue.ready();
    }
    session.end(last);
    yield* session.queue.ready();
  },
};

function isOwn(record: JsonObject): boolean {
  const type = stringAt(record, "type");
  if (type === "metadata") return stringAt(record, "protocol_version") !== null;
  if (type === "context.append_loop_event") return objectAt(record, "event") !== null;
  return type === "turn.prompt" && objectAt(record, "origin") !== null;
}
