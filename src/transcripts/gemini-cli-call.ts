import { isObject, type JsonObject, type JsonValue, objectAt, stringAt } from "../model/json.ts";
import { withoutHookContext } from "./gemini-cli-text.ts";
import { listAt, valueAt } from "./records.ts";

/** A recorded tool call, as hooks saw it. */
export interface GeminiCall {
  id: string | null;
  tool: string;
  input: JsonObject;
  /** When its batch was done. */
  time: string | null;
  /** BeforeTool ran. */
  before: boolean;
  /** The `tool_response` of AfterTool; null when AfterTool did not run. */
  response: JsonObject | null;
}

/**
 * How the error begins when a call was refused before BeforeTool, for bad arguments. Read from the source of
 * 0.56, but for `must be absolute`, which stands in recordings of October 2025.
 */
const unreachedBeginnings: readonly string[] = [
  "params must ",
  "params/",
  "Value of params must be",
  "Path must be absolute",
  "File path must be absolute",
  "Path not in workspace",
  "Search path ",
  "Path does not exist",
  "Path is not a ",
  "Path is a directory, not a file",
  "Invalid regular expression pattern",
  "Command cannot be empty",
  'Missing or empty "file_path"',
  "Invalid URL: ",
];

/** Seen in October 2025; later versions end after "not found". */
const unknownTool = /^Tool "[^"]*" not found/;
const badParameter = /^The '[^']*' parameter (?:must be non-empty|cannot be empty|is required)/;

/**
 * Reads an entry of `toolCalls`; null when it names no tool.
 * Which hooks ran is not recorded. A tool's own error differs from what is shown for it; an error that the program
 * itself raised (a hook's or a policy's refusal, a crash) is shown as it is, and AfterTool does not run then.
 */
export function readCall(entry: JsonValue): GeminiCall | null {
  if (!isObject(entry)) return null;
  const tool = stringAt(entry, "name");
  if (tool === null) return null;
  const status = stringAt(entry, "status");
  const result = listAt(entry, "result") ?? [];
  const answer = answerOf(result);
  const error = answer === null ? null : stringAt(answer, "error");
  const shown = valueAt(entry, "resultDisplay");
  const raised = status === "error" && (error === null || shown === null || shown === error);
  const ran = status === "success" || (status === "error" && !raised);
  return {
    id: stringAt(entry, "id"),
    tool,
    input: objectAt(entry, "args") ?? {},
    time: stringAt(entry, "timestamp"),
    before: !(raised && error !== null && isUnreached(error)),
    response: ran ? responseOf(result, answer, error, shown) : null,
  };
}

function isUnreached(error: string): boolean {
  return (
    unknownTool.test(error) ||
    badParameter.test(error) ||
    unreachedBeginnings.some((beginning) => error.startsWith(beginning))
  );
}

/** The `response` object of the first function response among the parts. */
function answerOf(result: readonly JsonValue[]): JsonObject | null {
  for (const part of result) {
    const response = isObject(part) ? objectAt(part, "functionResponse") : null;
    if (response !== null) return objectAt(response, "response");
  }
  return null;
}

/** `llmContent` is what the model got; of an error only its message is left, without its type. */
function responseOf(
  result: readonly JsonValue[],
  answer: JsonObject | null,
  error: string | null,
  shown: JsonValue,
): JsonObject {
  const output = error ?? (answer === null ? null : stringAt(answer, "output"));
  const media = result.filter((part) => isObject(part) && !Object.hasOwn(part, "functionResponse"));
  const text = output === null ? null : withoutHookContext(output);
  const content = text === null ? [...result] : media.length === 0 ? text : [{ text }, ...media];
  return {
    llmContent: content,
    ...(shown === null ? {} : { returnDisplay: shown }),
    ...(error === null ? {} : { error: { message: error } }),
  };
}
