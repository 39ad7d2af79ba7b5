import { type JsonObject, objectAt, stringAt } from "../model/json.ts";
import { ClaudeCodeSession } from "./claude-code-session.ts";
import { StreamRecords } from "./claude-stream-records.ts";
import type { Line, TranscriptReader } from "./reader.ts";
import { linesOf, listAt, objectsIn, parseLine, valueAt } from "./records.ts";

/** Hooks of the start run before the line that describes the session; so many lines wait for it. */
const mostEarly = 200;

/** Keys that stand on the first line of a stream: enough to know one that is cut. */
const initKeys: readonly string[] = ['"subtype":"init"', '"session_id":', '"tools":['];

/**
 * The output of `claude -p --output-format stream-json`, with or without hook events. It has no prompt, unless it was made
 * with `--replay-user-messages`. The field names are those of 2.0.59 to 2.1.2xx.
 */
export const claudeStreams: TranscriptReader = {
  format: "claude-stream-json",
  dialect: "claude-code",

  sniff(head) {
    const scores = objectsIn(head).map(score);
    if (scores.includes(2)) return 2;
    if (scores.includes(1)) return 1;
    const cut = head.slice(head.lastIndexOf("\n") + 1);
    const broken = linesOf(cut).some((line) => "why" in line && !line.json);
    return broken && initKeys.every((key) => cut.includes(key)) ? 1 : 0;
  },

  async *read(source) {
    const session = new ClaudeCodeSession();
    const records = new StreamRecords();
    const early: [JsonObject, Line][] = [];
    let described = false;
    let last = 1;
    const accept = (line: JsonObject, { number, text }: Line): void => {
      const record = records.recordOf(line);
      if (record !== null) session.accept(record, number, text.length);
    };
    const acceptEarly = (): void => {
      described = true;
      for (const [record, line] of early.splice(0)) accept(record, line);
    };
    for await (const line of source.lines()) {
      last = line.number;
      const parsed = parseLine(line);
      if (parsed === null) continue;
      if ("why" in parsed) {
        session.teller.skip(last, parsed.why);
      } else if (!described && isHookRun(parsed.record) && early.length < mostEarly) {
        early.push([parsed.record, line]);
      } else {
        const describes = stringAt(parsed.record, "subtype") === "init";
        if (!described && !describes) acceptEarly();
        accept(parsed.record, line);
        if (!described) acceptEarly();
      }
      yield* session.teller.queue.ready();
    }
    acceptEarly();
    session.end(last);
    yield* session.teller.queue.ready();
  },
};

function isHookRun(record: JsonObject): boolean {
  return stringAt(record, "type") === "system" && stringAt(record, "hook_event") !== null;
}

/** 2: the description of a session, or a message of one. 1: something that other agents could write as well. */
function score(record: JsonObject): 0 | 1 | 2 {
  const type = stringAt(record, "type");
  if (stringAt(record, "session_id") === null) return 0;
  if (type === "system" && stringAt(record, "subtype") === "init") {
    if (listAt(record, "tools") === null) return 0;
    const own = listAt(record, "mcp_servers") ?? stringAt(record, "claude_code_version");
    return own === null ? 1 : 2;
  }
  if (isHookRun(record)) return 1;
  if (type !== "assistant" && type !== "user") return 0;
  const content = valueAt(objectAt(record, "message") ?? {}, "content");
  const readable = typeof content === "string" || Array.isArray(content);
  return readable && Object.hasOwn(record, "parent_tool_use_id") ? 2 : 0;
}
