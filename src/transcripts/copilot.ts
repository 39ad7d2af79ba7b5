import { type JsonObject, objectAt, stringAt } from "../model/json.ts";
import { CopilotSession } from "./copilot-session.ts";
import type { TranscriptReader } from "./reader.ts";
import { objectsIn, parseLine } from "./records.ts";

/** Families of record types; with `data` and `id` beside them no other agent writes such. */
const family = /^(?:session|user|assistant|system|tool|hook|subagent|permission|skill)\.[a-z_]+$/;

/** Sessions of Copilot CLI: `~/.copilot/session-state/<id>/events.jsonl`. Read on recordings of 0.0.420 to 1.0.77. */
export const copilotEvents: TranscriptReader = {
  format: "copilot",
  dialect: "copilot",

  sniff(head) {
    const records = objectsIn(head).filter(isRecord);
    const own = records.some((record) => stringAt(record, "type") === "session.start");
    return own ? 2 : records.length > 0 ? 1 : 0;
  },

  async *read(source) {
    const session = new CopilotSession();
    let last = 1;
    for await (const line of source.lines()) {
      last = line.number;
      const parsed = parseLine(line);
      if (parsed === null) continue;
      if ("why" in parsed) session.moments.add({ kind: "skipped", line: last, why: parsed.why });
      else session.accept(parsed.record, last, line.text.length);
      yield* session.moments.queue.ready();
    }
    session.end(last);
    yield* session.moments.queue.ready();
  },
};

function isRecord(record: JsonObject): boolean {
  const typed = family.test(stringAt(record, "type") ?? "");
  return typed && objectAt(record, "data") !== null && stringAt(record, "id") !== null;
}
