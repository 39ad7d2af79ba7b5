import type { SessionFacts } from "../model/event.ts";
import type { ReadItem } from "./reader.ts";

/** What a recording has told of its session so far. The first word on each fact counts. */
export class SessionNews {
  sessionId: string | null = null;
  cwd: string | null = null;
  agentVersion: string | null = null;

  /** Takes over facts that were not known before. Gives the item that tells them; none when there is nothing new. */
  learn(facts: Partial<SessionFacts>): ReadItem[] {
    const session: Partial<SessionFacts> = {};
    for (const key of ["sessionId", "cwd", "agentVersion"] as const) {
      const value = facts[key] ?? null;
      if (this[key] !== null || value === null) continue;
      this[key] = value;
      session[key] = value;
    }
    return Object.keys(session).length === 0 ? [] : [{ kind: "session", session }];
  }
}
