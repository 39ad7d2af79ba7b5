import { isObject, type JsonObject, type JsonValue } from "../../model/json.ts";
import type { Verdict } from "../../model/verdict.ts";
import type { Behaviour } from "./versions.ts";
import { part } from "./words.ts";

/** When the loop looks at a field of `hookSpecificOutput`. */
type When = "passes" | "blocks" | "always";

interface Effect {
  event: string;
  key: string;
  when: When;
  /** Is there something the loop can use? */
  usable: (value: JsonValue) => boolean;
  /** Does this version look at all? */
  at: (behaviour: Behaviour) => boolean;
}

const ever = () => true;
const isText = (value: JsonValue) => typeof value === "string";

/** What the loop takes from an answer besides the decision. */
const effects: readonly Effect[] = [
  {
    event: "BeforeTool",
    key: "tool_input",
    when: "passes",
    usable: isObject,
    at: (b) => b.rewrite !== "ignored",
  },
  { event: "AfterTool", key: "additionalContext", when: "passes", usable: isText, at: ever },
  {
    event: "AfterTool",
    key: "tailToolCallRequest",
    when: "passes",
    usable: isObject,
    at: (b) => b.runtime,
  },
  { event: "BeforeAgent", key: "additionalContext", when: "passes", usable: isText, at: ever },
  {
    event: "AfterAgent",
    key: "clearContext",
    when: "blocks",
    usable: (value) => value === true,
    at: (b) => b.clearContext,
  },
  {
    event: "SessionStart",
    key: "additionalContext",
    when: "always",
    usable: isText,
    at: (b) => b.stops,
  },
  { event: "BeforeModel", key: "llm_request", when: "passes", usable: isObject, at: ever },
  { event: "BeforeModel", key: "llm_response", when: "blocks", usable: isObject, at: ever },
  { event: "AfterModel", key: "llm_response", when: "passes", usable: hasParts, at: ever },
  { event: "BeforeToolSelection", key: "toolConfig", when: "always", usable: isObject, at: ever },
];

/** What else the hooks asked for and the loop does, under the vendor's names. */
export function effectsOf(
  event: string,
  output: JsonObject,
  verdict: Verdict,
  behaviour: Behaviour,
): JsonObject {
  const blocks = verdict === "deny" || verdict === "halt" || verdict === "continue";
  const specific = part(output, "hookSpecificOutput") ?? null;
  const found: JsonObject = {};
  for (const effect of effects) {
    if (effect.event !== event || !effect.at(behaviour)) continue;
    if (effect.when === (blocks ? "passes" : "blocks")) continue;
    const value = part(specific, effect.key);
    if (value !== undefined && effect.usable(value)) found[effect.key] = value;
  }
  const message = part(output, "systemMessage");
  if (message) found.systemMessage = message;
  const stop = part(output, "stopReason");
  if (stop && verdict === "halt") found.stopReason = stop;
  if (part(output, "suppressOutput") === true) found.suppressOutput = true;
  return found;
}

/** A changed response counts only when its first candidate has a part. */
function hasParts(response: JsonValue): boolean {
  const candidates = part(response, "candidates");
  const first = Array.isArray(candidates) ? (candidates[0] ?? null) : null;
  const parts = part(part(first, "content") ?? null, "parts");
  return Array.isArray(parts) && parts.length > 0;
}
