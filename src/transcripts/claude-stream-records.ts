import { isObject, type JsonObject, objectAt, stringAt } from "../model/json.ts";
import { BoundedMap } from "./bounded-map.ts";
import { parseText } from "./content-text.ts";
import { isSet, valueAt } from "./records.ts";

/** Hooks whose runs say where a session or a turn begins or ends. The others are not tied to a call in a stream. */
const tellingHooks: ReadonlySet<string> = new Set(["SessionStart", "Stop", "SubagentStop"]);

/** Turns the lines of a stream into the records that the same program writes to its session files. */
export class StreamRecords {
  /** Agent id by the call that started it, where the stream tells. */
  readonly #agents = new BoundedMap<string, string>();
  /** What only the first line says, and every record of a file carries. */
  #session: JsonObject = {};

  /** The record a line stands for; null when it stands for none. */
  recordOf(line: JsonObject): JsonObject | null {
    const type = stringAt(line, "type");
    if (type === "system") return this.#system(line);
    if (type === "assistant") return this.#assistant(line);
    if (type === "user") return this.#user(line);
    if (type === "result") return this.#result(line);
    return type === null ? {} : null;
  }

  #system(line: JsonObject): JsonObject | null {
    const subtype = stringAt(line, "subtype");
    if (subtype === "init") {
      const told: [string, string | null][] = [
        ["cwd", stringAt(line, "cwd")],
        ["version", stringAt(line, "claude_code_version")],
        ["permissionMode", stringAt(line, "permissionMode")],
      ];
      this.#session = Object.fromEntries(told.filter(([, value]) => value !== null));
      return this.#enveloped(line, { type: "system", subtype });
    }
    if (subtype === "compact_boundary") {
      const compactMetadata = objectAt(line, "compact_metadata") ?? {};
      return this.#enveloped(line, { type: "system", subtype, compactMetadata });
    }
    if (subtype === "task_started") {
      const call = stringAt(line, "tool_use_id");
      const agent = stringAt(line, "task_id");
      if (call !== null && agent !== null) this.#agents.set(call, agent);
    }
    return this.#hook(line, subtype);
  }

  /** A hook that began; or a stop hook that refused. */
  #hook(line: JsonObject, subtype: string | null): JsonObject | null {
    const hookEvent = stringAt(line, "hook_event");
    if (hookEvent === null || !tellingHooks.has(hookEvent)) return null;
    const hookName = stringAt(line, "hook_name") ?? hookEvent;
    if (subtype === "hook_started") {
      const data = { type: "hook_progress", hookEvent, hookName };
      return this.#enveloped(line, { type: "progress", data });
    }
    if (subtype !== "hook_response" || !refuses(line)) return null;
    const attachment = { type: "hook_blocking_error", hookEvent, hookName };
    return this.#enveloped(line, { type: "attachment", attachment });
  }

  #assistant(line: JsonObject): JsonObject {
    const error = stringAt(line, "error");
    return this.#enveloped(line, {
      type: "assistant",
      message: valueAt(line, "message"),
      ...(error === null ? {} : { isApiErrorMessage: true, error }),
    });
  }

  #user(line: JsonObject): JsonObject {
    const structured = valueAt(line, "tool_use_result");
    return this.#enveloped(line, {
      type: "user",
      message: valueAt(line, "message"),
      ...(structured === null ? {} : { toolUseResult: structured }),
      ...(isSet(line, "isSynthetic") ? { isMeta: true } : {}),
    });
  }

  /** The end of a turn. One that broke off (too many turns, an error) has no stop. */
  #result(line: JsonObject): JsonObject | null {
    if (stringAt(line, "subtype") !== "success") return null;
    return this.#enveloped(line, { type: "system", subtype: "turn_duration" });
  }

  #enveloped(line: JsonObject, fields: JsonObject): JsonObject {
    const parent = stringAt(line, "parent_tool_use_id");
    const own: [string, string | null][] = [
      ["sessionId", stringAt(line, "session_id")],
      ["uuid", stringAt(line, "uuid")],
      ["timestamp", stringAt(line, "timestamp")],
      ["agentId", parent === null ? null : (this.#agents.get(parent) ?? parent)],
    ];
    return {
      ...this.#session,
      ...Object.fromEntries(own.filter(([, value]) => value !== null)),
      isSidechain: parent !== null,
      ...fields,
    };
  }
}

/** A stop hook refuses with exit status 2, or with `decision: "block"`. */
function refuses(line: JsonObject): boolean {
  if (valueAt(line, "exit_code") === 2) return true;
  const answer = parseText(stringAt(line, "stdout") ?? "");
  return isObject(answer) && stringAt(answer, "decision") === "block";
}
