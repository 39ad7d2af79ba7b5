import type { Defect } from "../../model/hook.ts";
import type { SourceText } from "../../source/text.ts";
import { defect, quote, quoteSource } from "../config-text.ts";
import type { ShapeFault, ShapeFaultKind } from "../grouped-config.ts";

interface Words {
  /** What is wrong; `value` is the quoted source, `event` the quoted event. */
  what: (value: string, event: string) => string;
  /** How the registry treats it. */
  drops: string;
  cure: string | null;
  /** The schema of the settings rejects it too: before 0.24 that ended the program. */
  typed: boolean;
}

const group = '`{ "matcher": …, "hooks": [ … ] }`';
const quietly = "and says so only in the debug log";

/** What Gemini CLI does with each wrong shape; measured on 0.61.0. */
const words: Readonly<Record<ShapeFaultKind, Words>> = {
  "hooks-not-object": {
    what: (value) => `\`hooks\` is ${value}, not an object of events`,
    drops: "no hook in this file runs",
    cure: "Write an object with the events as keys",
    typed: true,
  },
  "hooks-nested": {
    what: () => "`hooks` stands inside `hooks`",
    drops: "Gemini CLI takes the inner one for an unknown event and skips all that is in it",
    cure: "Move the events one level up",
    typed: false,
  },
  "event-not-array": {
    what: (value, event) => `${event} is ${value}, not a list of groups`,
    drops: `Gemini CLI skips the event ${quietly}`,
    cure: `Write a list of groups: ${group}`,
    typed: true,
  },
  "event-keyed-by-matcher": {
    what: (_, event) => `${event} is an object keyed by matcher, not a list of groups`,
    drops: `Gemini CLI skips the event ${quietly}`,
    cure: `Write a list of groups: ${group}`,
    typed: true,
  },
  "event-not-wrapped": {
    what: (_, event) => `${event} is a single object, not a list of groups`,
    drops: `Gemini CLI skips the event ${quietly}`,
    cure: "Put it into a list",
    typed: true,
  },
  "group-not-object": {
    what: (value, event) => `a group of ${event} is ${value}, not an object`,
    drops: `Gemini CLI drops it ${quietly}`,
    cure: `A group is ${group}`,
    typed: true,
  },
  "flat-handler": {
    what: (_, event) => `this handler stands directly under ${event}, without a group around it`,
    drops: `Gemini CLI drops it ${quietly}, so it never runs`,
    cure: 'Wrap it: `{ "hooks": [ … ] }`',
    typed: false,
  },
  "group-without-hooks": {
    what: (_, event) => `this group of ${event} has no \`hooks\` list`,
    drops: `Gemini CLI drops it ${quietly}`,
    cure: `A group is ${group}`,
    typed: false,
  },
  "handlers-not-array": {
    what: (value, event) => `\`hooks\` in this group of ${event} is ${value}, not a list`,
    drops: `Gemini CLI drops the group ${quietly}`,
    cure: "Put the handlers into a list",
    typed: true,
  },
  "handler-not-object": {
    what: (value, event) => `a handler of ${event} is ${value}, not an object`,
    drops: `Gemini CLI drops it ${quietly}, so it never runs`,
    cure: 'A handler is `{ "type": "command", "command": … }`',
    typed: true,
  },
};

/** Words a shape fault for this vendor. @param fatal what a wrong type does to the whole program; null: nothing */
export function shapeDefect(fault: ShapeFault, source: SourceText, fatal: string | null): Defect {
  const { what, drops, cure, typed } = words[fault.kind];
  const several = fault.lost > 1 ? ` (${fault.lost} hooks)` : "";
  return defect({
    rule: "config-shape",
    what: what(quoteSource(source, fault.node), quote(fault.event ?? "hooks")),
    consequence: typed && fatal !== null ? fatal : `${drops}${several}`,
    cure,
    span: fault.span,
  });
}
