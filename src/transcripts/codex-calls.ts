import type { JsonObject, JsonValue } from "../model/json.ts";
import { BoundedMap } from "./bounded-map.ts";
import { readOutput } from "./codex-output.ts";
import { readTool } from "./codex-tool.ts";

interface OpenCall {
  id: string | null;
  name: string;
  input: JsonValue;
  /** Length of its line in characters. */
  length: number;
  /** Exit status that the program reported beside the output. */
  exitCode: number | null;
}

/** A tool event before it has the fields of every payload. */
export interface ToolEvent {
  name: "PreToolUse" | "PostToolUse";
  fields: JsonObject;
  callId: string | null;
}

/** Pairs calls with their outputs. A command that goes on in the background ends with the look that sees its end. */
export class CodexCalls {
  /** By id. Of too many the oldest are given up. */
  readonly #open = new BoundedMap<string, OpenCall>();
  /** Commands in the background, by the number of their session. */
  readonly #background = new BoundedMap<string, OpenCall>();
  /** Looks at such a command that have no output yet, by their own call id. */
  readonly #looks = new BoundedMap<string, string>();
  /** A call was given up, so its PostToolUse is lost. */
  lost = false;

  /**
   * A call: its PreToolUse, nothing for a look at an earlier one, or why it cannot be read.
   * @param length that of its line, in characters
   */
  call(
    name: string,
    args: JsonValue,
    id: string | null,
    length: number,
  ): ToolEvent | string | null {
    const tool = readTool(name, args);
    if (tool.kind === "unreadable") return "the arguments of a command cannot be read";
    if (tool.kind === "look") {
      if (id !== null && tool.session !== null) this.#looks.set(id, tool.session);
      return null;
    }
    const call = { id, name: tool.name, input: tool.input, length, exitCode: null };
    if (id !== null && this.#open.set(id, call, length).length > 0) this.lost = true;
    return { name: "PreToolUse", fields: fieldsOf(call), callId: id };
  }

  /** The program's own report on the end of a command. */
  ended(id: string, exitCode: number): void {
    const call = this.#open.get(id);
    if (call !== undefined) call.exitCode = exitCode;
  }

  /** An output: the PostToolUse of its call. Null when there is none: it failed, goes on, or is not known. */
  output(id: string, output: JsonValue): ToolEvent | null {
    const read = readOutput(output);
    const session = this.#looks.take(id);
    const call = session === undefined ? this.#open.take(id) : this.#background.get(session);
    if (call === undefined) return null;
    if (session !== undefined && read.exitCode === null) return null;
    if (session !== undefined) this.#background.take(session);
    if (read.session !== null) {
      if (this.#background.set(read.session, call, call.length).length > 0) this.lost = true;
      return null;
    }
    // A call that failed has no PostToolUse (measured by others; in the source so for all but `exec_command`).
    if (read.failed || (read.exitCode ?? call.exitCode ?? 0) !== 0) return null;
    const fields = { ...fieldsOf(call), tool_response: read.text };
    return { name: "PostToolUse", fields, callId: call.id };
  }
}

function fieldsOf({ id, name, input }: OpenCall): JsonObject {
  return { tool_name: name, tool_input: input, ...(id === null ? {} : { tool_use_id: id }) };
}
