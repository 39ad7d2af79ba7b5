import { isObject, type JsonObject, type JsonValue, objectAt, stringAt } from "../model/json.ts";
import { stepsOf } from "./atif-steps.ts";
import { type RecordedConversation, tellConversation } from "./conversation-reader.ts";
import { dialectOfAgent } from "./conversation-vendor.ts";
import { type JsonDocument, readDocument } from "./json-document.ts";
import type { TranscriptReader } from "./reader.ts";
import { listAt, valueAt } from "./records.ts";

/** Trajectories in the interchange format of Harbor (ATIF 1.0 to 1.7), one JSON document each. */
export const atifTrajectories: TranscriptReader = {
  format: "atif",
  dialect: null,

  sniff(head) {
    if (/"schema_version"\s*:\s*"ATIF-v/.test(head)) return 2;
    const keys = ['"steps"', '"step_id"', '"source"', '"agent"'];
    return keys.every((key) => head.includes(key)) ? 1 : 0;
  },

  async *read(source) {
    const document = await readDocument(source);
    if ("why" in document) {
      yield { kind: "skipped", ...document };
      return;
    }
    const { root } = document;
    const steps = isObject(root) ? listAt(root, "steps") : null;
    if (!isObject(root) || steps === null) {
      yield { kind: "skipped", line: 1, why: "the document has no list of `steps`" };
      return;
    }
    yield* tellConversation(conversation(root, steps, document));
    if (hasSubagents(root, steps)) {
      const text = "what sub-agents did is not replayed: it stands in trajectories of its own";
      yield { kind: "notice", text };
    }
  },
};

function conversation(
  root: JsonObject,
  steps: readonly JsonValue[],
  { lineOf }: JsonDocument,
): RecordedConversation {
  const agent = objectAt(root, "agent") ?? {};
  // Harbor's converter of Claude Code sessions keeps their folders here.
  const [cwd] = listAt(objectAt(agent, "extra") ?? {}, "cwds") ?? [];
  return {
    *steps() {
      for (const [index, step] of steps.entries()) {
        const line = lineOf(["steps", index]);
        if (isObject(step)) yield* stepsOf(step, (path) => lineOf(["steps", index, ...path]));
        else yield { kind: "unreadable", why: "a step is not an object", line };
      }
    },
    dialect: dialectOfAgent(stringAt(agent, "name")),
    facts: {
      sessionId: stringAt(root, "session_id"),
      cwd: typeof cwd === "string" ? cwd : null,
      agentVersion: stringAt(agent, "version"),
    },
  };
}

function hasSubagents(root: JsonObject, steps: readonly JsonValue[]): boolean {
  if (listAt(root, "subagent_trajectories") !== null) return true;
  return steps.some((step) => {
    const observation = isObject(step) ? objectAt(step, "observation") : null;
    const results = observation === null ? [] : (listAt(observation, "results") ?? []);
    return results.some(
      (result) => isObject(result) && valueAt(result, "subagent_trajectory_ref") !== null,
    );
  });
}
