import { quote } from "../dialects/config-text.ts";
import type { EventFacts } from "../dialects/dialect.ts";
import type { Hook } from "../model/hook.ts";
import { commandLine } from "../shell/command-line.ts";
import { scriptTargets } from "../shell/target.ts";

/**
 * Puts the parts of a message together: what is wrong, what comes of it, what to do. Empty parts are left out.
 * Starts with a capital letter unless it starts with a quoted value; ends in a full stop or question mark.
 */
export function message(what: string, consequence: string, cure: string | null = null): string {
  // Two colons in one sentence are one too many.
  const joint = withoutQuotes(`${what} ${consequence}`).includes(": ") ? "; " : ": ";
  const first = consequence === "" ? what : `${what}${joint}${consequence}`;
  return [first, cure ?? ""]
    .filter((part) => part !== "")
    .map(sentence)
    .join(" ");
}

/** A clause as a sentence: capital letter, full stop. Code in backticks keeps its first letter. */
export function sentence(clause: string): string {
  const text = clause.trim();
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}${/[.?!…]$/.test(text) ? "" : "."}`;
}

/** `1 call`, `3 calls`. */
export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}

/** `a`, `a and b`, `a, b and c`; at most six, then how many more. */
export function listed(words: readonly string[], joint: "and" | "or" = "and"): string {
  const shown = words.length > 6 ? [...words.slice(0, 5), `${words.length - 5} more`] : words;
  if (shown.length < 2) return shown.join("");
  return `${shown.slice(0, -1).join(", ")} ${joint} ${shown.at(-1)}`;
}

/** How messages call a hook: its name, else the one script its command starts, else the command. */
export function label(hook: Hook): string {
  if (hook.name !== null) return quote(hook.name);
  const line = commandLine(hook);
  const [script, ...more] = scriptTargets(line, new Map());
  const file = more.length === 0 ? (script?.path.split("/").at(-1) ?? "") : "";
  if (file !== "") return quote(file);
  return quote(line === "" ? `${hook.type} hook` : line);
}

/** What an event asks about, in the singular: `call`, `stop`, `event`. */
export function occasion(facts: EventFacts | null): "call" | "stop" | "event" {
  if (facts?.blocking === "stop") return "stop";
  return facts !== null && isToolEvent(facts) ? "call" : "event";
}

/** True when the matcher of an event is compared with the name of a tool. */
export function isToolEvent(facts: EventFacts): boolean {
  return facts.matches !== null && /tool/i.test(facts.matches.field);
}

/** A time as people say it: `250 ms`, `30 s`, `83 min 20 s`, `8 h`. @param ms milliseconds */
export function duration(ms: number): string {
  if (ms < 1000) return `${ms} ms`;
  const seconds = ms / 1000;
  if (seconds < 120) return `${Math.round(seconds * 10) / 10} s`;
  const hours = seconds < 7200 ? 0 : Math.floor(seconds / 3600);
  const parts = [
    [hours, "h"],
    [Math.floor(seconds / 60) - hours * 60, "min"],
    [Math.round(seconds % 60), "s"],
  ] as const;
  return parts
    .filter(([number]) => number > 0)
    .map(([number, unit]) => `${number} ${unit}`)
    .join(" ");
}

function withoutQuotes(text: string): string {
  return text.replace(/`[^`]*`/g, "");
}
