import type { Defect } from "../../model/hook.ts";
import type { LocatedEntry, LocatedObject } from "../../source/located.ts";
import { defect, quote } from "../config-text.ts";
import type { EventTable } from "../dialect.ts";
import { lastOfEachKey } from "../grouped-config.ts";
import { countHandlers, hooksUnder } from "./count.ts";
import { vendorOf } from "./foreign.ts";
import type { Behaviour } from "./versions.ts";

/** Keys under `hooks` that were settings once; they have their own finding. */
const settings = ["enabled", "disabled", "notifications"];

/** Keys that people use for remarks. The agent warns about them, but nothing is lost. */
const remark = /^(?:[_$#/]|comment$)/;

/** Keys under `hooks` that are no events of Gemini CLI. */
export function unknownEvents(
  hooks: LocatedObject,
  events: EventTable,
  behaviour: Behaviour,
): Defect[] {
  return lastOfEachKey(hooks)
    .filter(({ key, value }) => {
      const nested = key === "hooks" && value.kind === "object";
      return events.get(key) === null && !settings.includes(key) && !nested;
    })
    .map((entry) => unknownEvent(entry, events, behaviour));
}

function unknownEvent(
  { key, keySpan, value }: LocatedEntry,
  events: EventTable,
  behaviour: Behaviour,
): Defect {
  const vendor = vendorOf(key, events);
  const number = countHandlers(value);
  const lost = hooksUnder(number);
  const empty = lost === null && (value.kind === "array" || value.kind === "object");
  const harmless = empty || remark.test(key);
  const skipped =
    behaviour.section === "hooks"
      ? "it skips the key and says so only in the debug log"
      : "it warns at every start and skips the key";
  return defect({
    rule: "unknown-event",
    what: `Gemini CLI has no event ${quote(key)}${vendor === null ? "" : ` (that is ${possessive(vendor)} name)`}`,
    consequence: lost === null ? skipped : `${lost} never ${number === 1 ? "runs" : "run"}`,
    cure: harmless ? null : cure(key, events),
    span: keySpan,
    severity: harmless ? "warning" : null,
  });
}

function cure(key: string, events: EventTable): string {
  // Some put the matcher into the key: `BeforeTool:run_shell_command`.
  const [before = "", after = ""] = key.split(":");
  if (after !== "" && events.get(before) !== null) {
    return `Write it under ${quote(before)}, with ${quote(after)} as \`matcher\` of the group`;
  }
  const near = events.nearest(key);
  if (near === null) return `The events are ${events.names.map(quote).join(", ")}`;
  return near.because === "other-vendor"
    ? `Here it is ${quote(near.name)}`
    : `Did you mean ${quote(near.name)}? Names are compared exactly`;
}

function possessive(vendor: string): string {
  return vendor.endsWith("s") ? `${vendor}'` : `${vendor}'s`;
}
