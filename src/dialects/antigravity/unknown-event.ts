import type { LocatedEntry } from "../../source/located.ts";
import { quote } from "../config-text.ts";
import type { EventTable } from "../dialect.ts";
import { vendorOf } from "./foreign.ts";
import { neverRun, note, type Reading } from "./reading.ts";
import { countHandlers } from "./recognise.ts";

/** Events people make up, and how to get what they mean. */
const intended: Readonly<Record<string, string>> = {
  precommit:
    "Use `PreToolUse` with matcher `run_command`, and let the script look for `git commit`",
  postcommit: "Use `PostToolUse` with matcher `run_command`",
  prepush: "Use `PreToolUse` with matcher `run_command`, and let the script look for `git push`",
  sessionstart: "Use `PreInvocation`, whose `invocationNum` is 0 at the start of a turn",
  sessionend: "Antigravity tells nobody that a session ends; `Stop` is the end of a turn",
};

/** Is this key meant as an event? Something that holds handlers is, and so is a name that some agent gives to one. */
export function looksLikeEvent({ key, value }: LocatedEntry, events: EventTable): boolean {
  return countHandlers(value) > 0 || vendorOf(key, events) !== null || events.nearest(key) !== null;
}

/** Reports a key under a hook's name that is no event of this agent. */
export function reportUnknownEvent(reading: Reading, { key, keySpan, value }: LocatedEntry): void {
  const near = reading.events.nearest(key);
  const word = key.toLowerCase().replace(/[-_]/g, "");
  const hint = Object.hasOwn(intended, word) ? (intended[word] ?? null) : null;
  const vendor = vendorOf(key, reading.events);
  const similar = near?.because === "spelling" && hint === null && vendor === null ? near : null;
  const explained =
    vendor !== null
      ? ` (that is ${vendor}'s name)`
      : similar !== null
        ? ` (did you mean ${quote(similar.name)}?)`
        : "";
  note(reading, {
    rule: "unknown-event",
    what: `Antigravity has no event ${quote(key)}${explained}`,
    consequence: `it ignores the key without a word, so ${neverRun(countHandlers(value), "under it")}`,
    cure:
      near?.because === "other-vendor" || similar !== null
        ? `Write ${quote(near?.name ?? "")}`
        : (hint ?? (vendor === null ? null : "Antigravity has nothing like it")),
    span: keySpan,
  });
}
