import type { Span } from "../../model/place.ts";
import { quote } from "../config-text.ts";
import { eventOf, events, renamed, wordFor } from "./events.ts";
import { missing } from "./name.ts";
import { complain, entryOf, notLoaded, type Reading, skip, textOf, valueSpan } from "./reading.ts";

/** What a hook listens to. */
export interface Trigger {
  /** The event, or the word as written when it is no event of this version. */
  event: string;
  known: boolean;
  span: Span;
}

/** kimi-cli's runtime takes any word for an event (measured on pull request 1131). */
const neverFired = `${notLoaded}, and kimi-cli's runtime loads it and never runs it`;

/** Names that were announced and never came, with what was meant. */
const announced: ReadonlyMap<string, string> = new Map([["after_stop", "post-agent-turn-stop"]]);

/** Reads `trigger`; null when there is none that could be shown. */
export function readTrigger(reading: Reading): Trigger | null {
  const found = entryOf(reading.root, "trigger");
  if (found === null) return missing(reading, "trigger");
  const word = textOf(found.value);
  const span = valueSpan(found);
  if (word === null || word === "") {
    const what = word === "" ? "`trigger` has no value" : "`trigger` is not a single event";
    const cure = word === "" ? null : "Make one hook for each event";
    skip(reading, { rule: "invalid-value", what, cure, span });
    return null;
  }
  const event = eventOf(word, reading.behaviour);
  if (event === null) {
    unknownTrigger(reading, word, span);
    return { event: word, known: false, span };
  }
  const facts = events.get(event);
  if (facts !== null && !facts.fires) {
    complain(reading, {
      rule: "event-never-fires",
      what: `${quote(word)} is an event of the format that no known runtime fires`,
      consequence: "the hook never runs in kimi-cli's implementation, the only one there is",
      span,
    });
  }
  return { event, known: true, span };
}

function unknownTrigger(reading: Reading, word: string, span: Span): void {
  const { behaviour } = reading;
  const now = renamed(word);
  if (now !== null) {
    skip(reading, {
      rule: "legacy-trigger",
      what: `the event ${quote(word)} is called \`${now}\` now`,
      consequence: neverFired,
      cure: `Write \`trigger: ${now}\``,
      span,
    });
    return;
  }
  const inside = word.trim();
  if (eventOf(inside, behaviour) !== null) {
    const what = "the name of the event has blanks around it";
    const cure = `Write \`trigger: ${inside}\``;
    skip(reading, { rule: "unknown-event", what, consequence: neverFired, cure, span });
    return;
  }
  const near = events.nearest(word);
  const meant = announced.get(word) ?? (events.get(word) === null ? near?.name : word);
  const vendor = near?.because === "other-vendor" && near.vendor !== null ? near.vendor : null;
  skip(reading, {
    rule: "unknown-event",
    what: `Agent Hooks has no event ${quote(word)}${vendor === null ? "" : ` (that is ${possessive(vendor)} name)`}`,
    consequence: neverFired,
    cure: cureOf(word, meant === undefined ? null : wordFor(meant, behaviour), vendor !== null),
    span,
  });
}

function cureOf(word: string, meant: string | null, foreign: boolean): string {
  const words = word.split(/[\s,;|]+/);
  if (words.length > 1 && words.every((part) => events.get(part) !== null)) {
    return "Make one hook for each event";
  }
  if (meant === null) return `The events are ${events.names.map(quote).join(", ")}`;
  return foreign
    ? `Here it is \`${meant}\``
    : `Did you mean \`${meant}\`? Names are compared exactly`;
}

function possessive(vendor: string): string {
  return vendor.endsWith("s") ? `${vendor}'` : `${vendor}'s`;
}
