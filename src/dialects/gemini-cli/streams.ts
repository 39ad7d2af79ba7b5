import type { JsonValue } from "../../model/json.ts";
import type { RunResult } from "../../model/run.ts";
import type { Behaviour } from "./versions.ts";

/** What the runner reads from a finished hook. */
export interface Reading {
  /** The output object as the aggregator gets it; null when there is none. Versions before 0.30 let `true` or a number through. */
  output: JsonValue;
  format: "json" | "text" | null;
  /** The text that was looked at, trimmed. */
  text: string;
}

const nothing: Reading = { output: null, format: null, text: "" };

/** Reads output and exit code of a hook that has ended by itself; each measured. */
export function readStreams(run: RunResult, { streams }: Behaviour): Reading {
  const code = run.exitCode;
  const stdout = run.stdout.trim();
  if (streams === "either") {
    const text = stdout || run.stderr.trim();
    if (text === "") return nothing;
    const deny = code !== null && code > 1;
    return parsed(text, (value) => typeof value === "object") ?? plain(text, code ?? 0, deny);
  }
  if (code === 0) {
    if (stdout === "") return nothing;
    return parsed(stdout, () => true) ?? plain(stdout, 0, false);
  }
  const stderr = run.stderr.trim();
  return stderr === "" ? nothing : plain(stderr, code ?? 1, code === 2);
}

/** JSON, or a JSON string that holds JSON. Null when it is neither: plain text then. */
function parsed(text: string, counts: (value: JsonValue) => boolean): Reading | null {
  try {
    let value = JSON.parse(text) as JsonValue;
    if (typeof value === "string") value = JSON.parse(value) as JsonValue;
    const output = value && counts(value) ? value : null;
    return { output, format: output === null ? null : "json", text };
  } catch {
    return null;
  }
}

/** Plain text: a message, a warning or a denial. */
function plain(text: string, code: number, deny: boolean): Reading {
  const warning = code === 0 ? "" : "Warning: ";
  const output: JsonValue = deny
    ? { decision: "deny", reason: text }
    : { decision: "allow", systemMessage: `${warning}${text}` };
  return { output, format: "text", text };
}
