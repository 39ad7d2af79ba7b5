import { z } from "zod";
import type { Behaviour } from "./versions.ts";

/** The kinds of handlers of 2.1.329, and the fields each of them knows. */
const text = z.string();
const common = {
  if: text.optional(),
  timeout: z.number().positive().optional(),
  statusMessage: text.optional(),
  once: z.boolean().optional(),
};
const onFailure = z.enum(["continue", "block"]).optional();

const shapes: Readonly<Record<string, z.ZodRawShape>> = {
  command: {
    command: text,
    args: z.array(text).optional(),
    shell: z.enum(["bash", "powershell"]).optional(),
    onFailure,
    async: z.boolean().optional(),
    asyncRewake: z.boolean().optional(),
  },
  prompt: { prompt: text, model: text.optional(), continueOnBlock: z.boolean().optional() },
  agent: { prompt: text, model: text.optional() },
  http: {
    url: text,
    headers: z.record(text, text).optional(),
    allowedEnvVars: z.array(text).optional(),
    onFailure,
  },
  mcp_tool: {
    server: text,
    tool: text,
    input: z.record(text, z.unknown()).optional(),
    onFailure,
  },
};

/** First versions of handler types; a type not named here always was there. */
export const typeSince: Readonly<Record<string, string>> = {
  prompt: "2.0.30",
  agent: "2.1.0",
  http: "2.1.63",
  mcp_tool: "2.1.118",
};

/** First versions of handler fields; a field not named here is as old as its type, as far as is known. */
export const fieldSince: Readonly<Record<string, string>> = {
  args: "2.1.139",
  continueOnBlock: "2.1.139",
  onFailure: "2.1.291",
};

/** Handler types of the newest version. */
export const handlerTypes: readonly string[] = Object.keys(shapes);

/** What a version accepts as a handler of a type; null for a type it does not know. Unknown fields are issues. */
export function handlerSchema(type: string, behaviour: Behaviour): z.ZodType | null {
  const shape = Object.hasOwn(shapes, type) ? shapes[type] : undefined;
  if (shape === undefined || !behaviour.reached(typeSince[type] ?? null)) return null;
  const known = Object.entries({ type: z.literal(type), ...shape, ...common }).filter(([name]) =>
    behaviour.reached(fieldSince[name] ?? null),
  );
  return z.strictObject(Object.fromEntries(known));
}

/** Default timeout of a handler in seconds. */
export function defaultTimeout(
  type: string,
  eventSeconds: number | null,
  behaviour: Behaviour,
): number {
  if (type === "prompt") return 30;
  if (type === "agent") return 60;
  return eventSeconds ?? (behaviour.has("longTimeouts") ? 600 : 60);
}

/** Timers of JavaScript hold no more milliseconds; a longer one fires at once. */
export const longestTimer = 2 ** 31 - 1;

/** What people write besides, and what they mean. Keys are compared without case and underscores. */
const foreignFields: Readonly<Record<string, string>> = {
  timeoutms: "write `timeout`, in seconds",
  timeoutsec: "write `timeout`, in seconds",
  timeoutseconds: "write `timeout`, in seconds",
  cwd: "a hook runs in the session's current directory: write `cd` into the command",
  workingdirectory: "a hook runs in the session's current directory: write `cd` into the command",
  env: "set the variables in the command itself",
  matcher: "a matcher belongs to the group around the handler",
  event: "the event is the key above the group",
  enabled: "a single hook cannot be switched off: take it out",
  disabled: "a single hook cannot be switched off: take it out",
  failclosed: 'write `"onFailure": "block"`',
  blocking: "exit status 2 blocks; no field is needed",
  background: "write `async`",
  runinbackground: "write `async`",
};

/** How to mend an unknown field; null when nothing special is known. */
export function fieldHint(name: string): string | null {
  const key = name.toLowerCase().replace(/[-_]/g, "");
  return Object.hasOwn(foreignFields, key) ? (foreignFields[key] ?? null) : null;
}
