import type { OutputFault } from "../../model/decision.ts";
import { isObject, type JsonObject, type JsonValue, objectAt } from "../../model/json.ts";
import { quote } from "../config-text.ts";
import type { Said } from "./answer.ts";
import type { EventRow } from "./events.ts";
import type { Finished } from "./outcome.ts";
import { objectInside } from "./stdout.ts";

/** Words that some agent takes for a decision; what a hook prints is compared without case. */
const refusals = ["deny", "block", "ask", "force_ask", "defer", "reject", "decline", "cancel"];
const approvals = ["allow", "approve", "accept"];

/** The complaint of an interpreter that does not find its script (the vendor's own test). */
export function saysScriptMissing(stderr: string): boolean {
  return /no such file|can't open/i.test(stderr);
}

/**
 * Faults of an answer in JSON.
 * @param rejected why the vendor's validation refuses it; null when it does not
 * @param said what it decides; null when it was refused
 */
export function answerFaults(
  { row, run }: Finished,
  written: JsonObject,
  rejected: string | null,
  said: Said | null,
): OutputFault[] {
  const blocksAnyway = run.exitCode === 2 && !isPowerless(row);
  const claim = blocksAnyway ? null : claimOf(written, row);
  if (rejected !== null) {
    return claim === null
      ? [{ rule: "invalid-output", what: `Claude Code rejects what it printed: ${rejected}` }]
      : [ignored(`it printed ${claim}, and Claude Code rejects the whole output: ${rejected}`)];
  }
  if (said === null || claim === null) return [];
  if (said.outcome === "none") {
    return [ignored(`it printed ${claim}, which Claude Code does not read on ${row.name}`)];
  }
  if (row.exit2 === "json-only" && said.word === "block") {
    return [
      ignored(`it printed ${claim}, and ${row.name} heeds only \`hookSpecificOutput.decision\``),
    ];
  }
  return isPowerless(row) && said.outcome === "deny"
    ? [ignored(`it printed ${claim}, and nothing can be blocked on ${row.name}`)]
    : [];
}

/** Faults of text that looks like JSON and is none. */
export function brokenFaults(why: string): OutputFault[] {
  return [{ rule: "invalid-output", what: `Claude Code rejects what it printed: ${why}` }];
}

/** A decision inside plain text, or on standard error. */
export function textFaults({ row, run }: Finished, text: string): OutputFault[] {
  const inside = text === "" ? null : objectInside(text);
  const claim = inside === null ? null : claimOf(inside, row);
  if (claim !== null) {
    return [
      ignored(
        `it printed other text around ${claim}, so Claude Code takes all of it for plain text`,
      ),
    ];
  }
  const aside = objectInside(run.stderr);
  const lost = aside === null ? null : claimOf(aside, row);
  return lost === null
    ? []
    : [ignored(`it printed ${lost} on standard error, where Claude Code looks for no decision`)];
}

/** Exit status 2 on an event where it does nothing. A missing script ends with 2 as well, and means nothing by it. */
export function exitFaults({ row, run }: Finished): OutputFault[] {
  if (saysScriptMissing(run.stderr)) return [];
  if (row.exit2 === "json-only") {
    return [
      ignored(
        `it ended with status 2, which does nothing on ${row.name}: only a JSON decision counts`,
      ),
    ];
  }
  return row.exit2 === "nothing"
    ? [ignored(`it ended with status 2, which does nothing on ${row.name}`)]
    : [];
}

function ignored(what: string): OutputFault {
  return { rule: "decision-ignored", what };
}

function isPowerless({ exit2 }: EventRow): boolean {
  return exit2 === "nothing" || exit2 === "tells-user";
}

/**
 * What an object seems to decide, quoted; null when nothing, or when it approves where an approval changes nothing.
 * Looks in every place where some agent would.
 */
export function claimOf(value: JsonObject, row: EventRow): string | null {
  const specific = objectAt(value, "hookSpecificOutput");
  const places: readonly (JsonObject | null)[] = [specific, value];
  for (const place of places) {
    if (place === null) continue;
    for (const name of ["permissionDecision", "decision", "permission", "behavior", "action"]) {
      const word = wordOf(Object.hasOwn(place, name) ? place[name] : undefined);
      if (word !== null && matters(word, row)) return quote(`"${name}": "${word}"`);
    }
  }
  return value.continue === false ? quote('"continue": false') : null;
}

function wordOf(value: JsonValue | undefined): string | null {
  if (typeof value === "string") return value;
  return isObject(value) && typeof value.behavior === "string" ? value.behavior : null;
}

function matters(word: string, row: EventRow): boolean {
  const low = word.toLowerCase();
  if (approvals.includes(low)) return row.also.includes("allow");
  return refusals.includes(low) || (low === "continue" && row.exit2 === "refuses-stop");
}
