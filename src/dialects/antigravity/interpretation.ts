import type { OutputFault } from "../../model/decision.ts";
import { quote } from "../config-text.ts";
import type { Interpretation } from "../dialect.ts";
import { silent } from "../silent.ts";
import { failsClosed } from "./events.ts";
import type { Behaviour } from "./versions.ts";

/** A hook that says nothing and did nothing wrong. */

/** A hook that failed, and what comes of it on this event. */
export function failed(event: string, behaviour: Behaviour, error: string): Interpretation {
  const failure = failsClosed(event, behaviour) ? "closed" : "open";
  return { ...silent, outcome: "error", failure, error };
}

/** Output that the agent rejects. @param what one clause that quotes it and says what the agent does */
export function invalidOutput(what: string): OutputFault {
  return { rule: "invalid-output", what };
}

/** What a hook printed, as messages show it. */
export function quotePrinted(stdout: string): string {
  return quote(stdout.slice(0, 400));
}
