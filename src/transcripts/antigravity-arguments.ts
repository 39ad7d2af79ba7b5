import type { JsonObject, JsonValue } from "../model/json.ts";
import { parseText } from "./content-text.ts";

/**
 * How a recording writes the arguments of a call. `transcript_full.jsonl` has them as they are; its twin
 * `transcript.jsonl` has each value as a text of JSON, and cuts long ones (seen from May to August 2026).
 */
export type ArgumentStyle = "native" | "encoded";

/** The arguments of one call; `cut` when a part of them is lost. */
export interface ReadArguments {
  args: JsonObject;
  cut: boolean;
}

/** What stands where a text was cut. */
const cutMark = /<truncated \d+ bytes>/;

/** The style by the file's name, or where that says nothing by the arguments of its calls. */
export function styleOf(file: string, calls: readonly JsonObject[]): ArgumentStyle {
  const name = file.slice(file.lastIndexOf("/") + 1);
  if (name === "transcript_full.jsonl") return "native";
  if (name === "transcript.jsonl") return "encoded";
  return calls.some(looksEncoded) ? "encoded" : "native";
}

function looksEncoded(args: JsonObject): boolean {
  const values = Object.values(args);
  return (
    values.every((value) => typeof value === "string") &&
    values.some((value) => typeof value === "string" && value.startsWith('"'))
  );
}

/** Decodes each value by itself. One that was cut keeps its text. */
export function readArguments(args: JsonObject, style: ArgumentStyle): ReadArguments {
  if (style === "native") return { args, cut: false };
  let cut = false;
  const decoded = Object.entries(args).map(([key, value]): [string, JsonValue] => {
    if (typeof value !== "string") return [key, value];
    const inner = parseText(value);
    if (inner === undefined && isBroken(value)) cut = true;
    return [key, inner === undefined ? value : inner];
  });
  return { args: Object.fromEntries(decoded), cut };
}

/** A text that is no JSON was written as it is, unless it begins like one or bears the mark of a cut. */
function isBroken(value: string): boolean {
  return /^\s*["[{]/.test(value) || cutMark.test(value);
}
