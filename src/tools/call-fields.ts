import { isObject, type JsonObject, type JsonValue, stringAt } from "../model/json.ts";
import type { OwnCall } from "./act.ts";
import type { CallWords } from "./vocabulary.ts";
import { given } from "./word.ts";

/**
 * Calls that stand in a payload as two fields.
 * @param beside further fields that belong to the call
 */
export function callFields(name: string, input: string, beside: readonly string[] = []): CallWords {
  return {
    fields: [name, input, ...beside],
    read(payload): OwnCall | null {
      const tool = stringAt(payload, name);
      if (tool === null) return null;
      const more = beside.flatMap((key): [string, JsonValue][] => {
        const value = given(payload, key);
        return value === undefined ? [] : [[key, value]];
      });
      const args = argumentsOf(given(payload, input));
      return { name: tool, input: args, beside: Object.fromEntries(more) };
    },
    write: (call) => ({ [name]: call.name, [input]: call.input, ...call.beside }),
  };
}

/** Calls that stand in a payload as an object of their own. */
export function callObject(own: string, name: string, input: string): CallWords {
  return {
    fields: [own],
    read(payload): OwnCall | null {
      const call = given(payload, own);
      const tool = isObject(call) ? stringAt(call, name) : null;
      if (!isObject(call) || tool === null) return null;
      return { name: tool, input: argumentsOf(given(call, input)), beside: {} };
    },
    write: (call) => ({ [own]: { [name]: call.name, [input]: call.input } }),
  };
}

/** Arguments are an object or, in some recordings, its text; any other value is the only argument, `input`. */
function argumentsOf(value: JsonValue | undefined): JsonObject {
  if (value === undefined) return {};
  if (isObject(value)) return value;
  if (typeof value === "string" && value.trimStart().startsWith("{")) {
    try {
      const parsed = JSON.parse(value) as JsonValue;
      if (isObject(parsed)) return parsed;
    } catch {
      return { input: value };
    }
  }
  return { input: value };
}
