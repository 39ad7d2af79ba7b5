import { isObject, type JsonValue } from "../../model/json.ts";
import { part } from "./words.ts";

/** Blocking words that people write in some field, of this vendor or another. */
const blocking =
  /^(?:deny|denied|block|blocked|reject|rejected|forbid|forbidden|refuse|refused|no|false|stop)$/i;
const asking = /^(?:ask|prompt|confirm|force_ask)$/i;
const harmless =
  /^(?:|allow|allowed|approve|approved|accept|accepted|ok|yes|true|pass|continue|proceed|none|skip|noop|undefined)$/i;

/** Longest text that is searched for a decision, in characters. */
const searched = 65_536;

/** A decision that somebody reading the output would take for one, and the field in which it stands. */
export interface Visible {
  field: string;
  /** As written: `"deny"`, `false`. */
  value: string;
}

/** The blocking or asking decision of a parsed answer, in whatever field; null when there is none. */
export function visibleDecision(output: JsonValue): Visible | null {
  if (Array.isArray(output)) {
    for (const item of output.slice(0, 20)) {
      const found = isObject(item) ? visibleDecision(item) : null;
      if (found !== null) return found;
    }
    return null;
  }
  if (!isObject(output)) return null;
  const specific = part(output, "hookSpecificOutput") ?? null;
  const decision = inDecision(output);
  if (decision !== null) return decision;
  const go = part(output, "continue");
  if (go === false || (typeof go === "string" && go.toLowerCase() === "false")) {
    return visible("continue", go);
  }
  for (const [name, value] of [
    ["permissionDecision", part(output, "permissionDecision")],
    ["permission", part(output, "permission")],
    ["hookSpecificOutput.permissionDecision", part(specific, "permissionDecision")],
    ["hookSpecificOutput.decision", part(specific, "decision")],
    ["decision.behavior", part(part(output, "decision") ?? null, "behavior")],
    ["hookSpecificOutput.decision.behavior", part(part(specific, "decision") ?? null, "behavior")],
  ] as const) {
    if (typeof value === "string" && (blocking.test(value) || asking.test(value))) {
      return visible(name, value);
    }
  }
  return null;
}

/** A `decision` that is neither known to the vendor nor plainly an approval. */
function inDecision(output: JsonValue): Visible | null {
  const decision = part(output, "decision");
  if (decision === undefined || typeof decision === "object") return null;
  return harmless.test(String(decision)) ? null : visible("decision", decision);
}

/**
 * The decision in a text that is no JSON as a whole: something stands before or after the JSON, colours are around it,
 * the quotes are single ones …
 */
export function decisionInText(text: string): Visible | null {
  const head = text.slice(0, searched);
  const first = head.indexOf("{");
  if (first < 0) return null;
  const candidates = [head.slice(first, head.lastIndexOf("}") + 1), ...linesWithBraces(head)];
  for (const candidate of candidates) {
    const value = parse(candidate);
    const found = value === null ? null : visibleDecision(value);
    if (found !== null) return found;
  }
  const loose =
    /["']?(decision|permissionDecision)["']?\s{0,9}:\s{0,9}["'](deny|block|ask)["']/i.exec(head);
  return loose === null ? null : { field: loose[1] ?? "", value: `"${loose[2] ?? ""}"` };
}

function linesWithBraces(text: string): string[] {
  return text
    .split("\n")
    .filter((line) => line.includes("{"))
    .slice(0, 50)
    .map((line) => line.slice(line.indexOf("{"), line.lastIndexOf("}") + 1));
}

function parse(text: string): JsonValue | null {
  try {
    return JSON.parse(text) as JsonValue;
  } catch {
    return null;
  }
}

function visible(field: string, value: string | number | boolean): Visible {
  return { field, value: JSON.stringify(value) };
}
