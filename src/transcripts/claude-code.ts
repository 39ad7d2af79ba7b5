import { type JsonObject, objectAt, stringAt } from "../model/json.ts";
import { ClaudeCodeSession } from "./claude-code-session.ts";
import type { TranscriptReader } from "./reader.ts";
import { linesOf, objectsIn, parseLine, valueAt } from "./records.ts";

/** Types of records that link to each other by `parentUuid`. */
const linkedTypes: readonly string[] = ["user", "assistant", "system", "progress", "attachment"];

/** Keys that stand together on every linked record: enough to know one that is cut. */
const linkedKeys: readonly string[] = [
  '"parentUuid":',
  '"isSidechain":',
  '"sessionId":',
  '"uuid":',
];

/**
 * Sessions of Claude Code: `~/.claude/projects/<folder>/<session>.jsonl` and `subagents/agent-*.jsonl`,
 * one record a line. Read on recordings of 1.0.95 to 2.1.220.
 */
export const claudeCodeTranscripts: TranscriptReader = {
  format: "claude-code",
  dialect: "claude-code",

  sniff(head) {
    const scores = objectsIn(head).map(score);
    if (scores.includes(2)) return 2;
    if (scores.includes(1)) return 1;
    const cut = head.slice(head.lastIndexOf("\n") + 1);
    return isBroken(cut) && linkedKeys.every((key) => cut.includes(key)) ? 1 : 0;
  },

  async *read(source) {
    const session = new ClaudeCodeSession();
    let last = 1;
    for await (const line of source.lines()) {
      last = line.number;
      const parsed = parseLine(line);
      if (parsed === null) continue;
      if ("why" in parsed) session.teller.skip(last, parsed.why);
      else session.accept(parsed.record, last, line.text.length);
      yield* session.teller.queue.ready();
    }
    session.end(last);
    yield* session.teller.queue.ready();
  },
};

/** 2: an entry of a conversation with its links. 1: one without them, or book-keeping that only this agent writes. */
function score(record: JsonObject): 0 | 1 | 2 {
  const type = stringAt(record, "type");
  if (type === null) return 0;
  if (type === "summary" && Object.hasOwn(record, "leafUuid")) return 1;
  if (type === "file-history-snapshot" && objectAt(record, "snapshot") !== null) return 1;
  if (stringAt(record, "sessionId") === null) return 0;
  if (type === "queue-operation" || type === "permission-mode") return 1;
  if (!linkedTypes.includes(type)) return 0;
  if ((type === "user" || type === "assistant") && !hasContent(record)) return 0;
  if (Object.hasOwn(record, "parentUuid") || Object.hasOwn(record, "isSidechain")) return 2;
  return type === "user" || type === "assistant" ? 1 : 0;
}

function isBroken(text: string): boolean {
  return linesOf(text).some((line) => "why" in line && !line.json);
}

/** Other agents write the same envelope around messages of another shape (`parts`). */
function hasContent(record: JsonObject): boolean {
  const content = valueAt(objectAt(record, "message") ?? {}, "content");
  return typeof content === "string" || Array.isArray(content);
}
