import { z } from "zod";
import { isObject, type JsonObject } from "../../model/json.ts";
import { parseJson } from "../../source/json.ts";
import { duplicateKeys } from "../../source/located.ts";
import { SourceText } from "../../source/text.ts";

/** What a hook printed, as the agent reads it. */
export type Answer =
  | { kind: "empty" }
  /** The agent's parser rejects it: why, as one clause. */
  | { kind: "invalid"; why: string }
  | { kind: "valid"; value: JsonObject };

const text = z.string().nullish();
const object = z.record(z.string(), z.unknown()).nullish();

const step = z
  .strictObject({ toolCall: object, userMessage: text, ephemeralMessage: text })
  .refine(
    (fields) => Object.values(fields).filter((value) => (value ?? null) !== null).length < 2,
    {
      message: "holds more than one of `toolCall`, `userMessage` and `ephemeralMessage`",
    },
  );
const injectSteps = z.array(step).nullish();

/**
 * The result messages of the events. The agent reads standard output as the JSON form of one of them: null is a field
 * that is not there, and any other field is an error. `overwrite`, `allowTool` and `denyReason` are not in the vendor's
 * document but in the program (1.0.15).
 */
const messages: Readonly<Record<string, z.ZodType>> = {
  PreToolUse: z.strictObject({
    decision: text,
    reason: text,
    permissionOverrides: z.array(z.string()).nullish(),
    overwrite: object,
    allowTool: z.boolean().nullish(),
    denyReason: text,
  }),
  PostToolUse: z.strictObject({}),
  PreInvocation: z.strictObject({ injectSteps }),
  PostInvocation: z.strictObject({
    injectSteps,
    terminationBehavior: z.enum(["", "force_continue", "terminate"]).nullish(),
  }),
  Stop: z.strictObject({ decision: text, reason: text }),
  SessionStart: z.strictObject({ injectSteps }),
};

/** Longer output is not searched for keys given twice. In characters. */
const longestSearched = 100_000;

/** Reads what a hook of an event printed. */
export function readAnswer(event: string, stdout: string): Answer {
  const printed = stdout.trim();
  if (printed === "") return { kind: "empty" };
  const value = parsed(printed);
  if (value === undefined) return { kind: "invalid", why: notJson(printed) };
  if (!isObject(value)) {
    return { kind: "invalid", why: "a JSON object is expected" };
  }
  const message = Object.hasOwn(messages, event) ? messages[event] : undefined;
  const checked = message?.safeParse(value);
  if (checked?.success === false) {
    const [issue] = checked.error.issues;
    return { kind: "invalid", why: issue === undefined ? "it does not fit" : whyOf(issue) };
  }
  const twice = repeatedKey(printed);
  return twice === null
    ? { kind: "valid", value }
    : { kind: "invalid", why: `\`${twice}\` stands there twice` };
}

/** Undefined when the text is no JSON. */
function parsed(printed: string): unknown {
  try {
    return JSON.parse(printed);
  } catch {
    return undefined;
  }
}

function notJson(printed: string): string {
  if (!/^[{["\d-]|^(?:true|false|null)\b/.test(printed)) return "it is not JSON";
  if (printed.length > longestSearched) return "it is not valid JSON";
  const { problems } = parseJson(new SourceText("", printed), strict);
  const more = problems[0]?.what === "the document has ended before this";
  return more ? "more follows after the first JSON value" : "it is not valid JSON";
}

const strict = { comments: "rejected", bom: "rejected" } as const;

function repeatedKey(printed: string): string | null {
  if (printed.length > longestSearched) return null;
  const { root } = parseJson(new SourceText("", printed), strict);
  return root === null ? null : (duplicateKeys(root)[0]?.lost.key ?? null);
}

function whyOf(issue: z.core.$ZodIssue): string {
  const at = issue.path.map(String).join(".");
  switch (issue.code) {
    case "unrecognized_keys": {
      const keys = issue.keys.slice(0, 3).map((key) => `\`${at === "" ? key : `${at}.${key}`}\``);
      return `unknown field ${keys.join(", ")}`;
    }
    case "invalid_type":
      return `\`${at}\` must be ${kinds[issue.expected] ?? issue.expected}`;
    case "invalid_value":
      return `\`${at}\` must be one of ${issue.values.map((v) => JSON.stringify(v)).join(", ")}`;
    default:
      return `\`${at}\` ${issue.message}`;
  }
}

const kinds: Readonly<Record<string, string>> = {
  string: "a text",
  boolean: "true or false",
  array: "a list",
  record: "an object",
  object: "an object",
};
