import type { Defect } from "../../model/hook.ts";
import type { Span } from "../../model/place.ts";
import { field, type LocatedObject } from "../../source/located.ts";
import type { SourceText } from "../../source/text.ts";
import { defect, quote, quoteSource } from "../config-text.ts";
import { closest } from "../event-table.ts";
import { raw } from "./raw.ts";
import type { Behaviour } from "./versions.ts";

/** Types of handlers that other agents have. */
const foreignTypes = new Set(["prompt", "agent", "http", "mcp_tool", "function", "callback"]);

const dropped = "Gemini CLI drops the handler and says so only in the debug log, so it never runs";

/** What is wrong with a handler's `type`; null when nothing is. */
export function typeDefect(node: LocatedObject, behaviour: Behaviour): Defect | null {
  const value = field(node, "type");
  const type = raw(node, "type");
  if (type === "command") return null;
  if (value === undefined) {
    return defect({
      rule: "missing-field",
      what: "this handler has no `type`",
      consequence: dropped,
      cure: 'Add `"type": "command"`',
      span: opening(node),
    });
  }
  const written = quote(typeof type === "string" ? `"${type}"` : JSON.stringify(type));
  const at = { span: value };
  if (type === "plugin") {
    return defect({
      rule: "invalid-value",
      what: `\`type\` is ${written}, which is a leftover`,
      consequence: "Gemini CLI still runs it as a command, but nothing promises that",
      cure: 'Write `"command"`',
      severity: "warning",
      ...at,
    });
  }
  if (type === "runtime") {
    const passes = behaviour.runtime && Boolean(raw(node, "name"));
    return defect({
      rule: "type-not-allowed",
      what: `\`type\` is ${written}, which only code inside Gemini CLI can use`,
      consequence: passes
        ? "every start fails with `action is not a function` and the operation goes on"
        : dropped,
      cure: 'Write `"type": "command"` and a `command`',
      ...at,
    });
  }
  if (typeof type === "string" && foreignTypes.has(type)) {
    return defect({
      rule: "type-not-allowed",
      what: `\`type\` is ${written}, which only other agents have`,
      consequence: dropped,
      cure: null,
      ...at,
    });
  }
  const near = typeof type === "string" && closest(type, ["command"]) !== null;
  return defect({
    rule: "invalid-value",
    what: `\`type\` is ${written}${near ? "; the word is compared exactly" : ', not `"command"`'}`,
    consequence: dropped,
    cure: 'Write `"command"`',
    ...at,
  });
}

/** What is wrong with the command of a handler that has a type with a command; null when nothing is. */
export function commandDefect(
  node: LocatedObject,
  source: SourceText,
  fatal: string | null,
): Defect | null {
  const type = raw(node, "type");
  if (type === "runtime") return null;
  const value = field(node, "command");
  const command = raw(node, "command");
  if (typeof command === "string" && command !== "") return null;
  const lost =
    type === "plugin"
      ? "every start fails with `Command hook missing command` and the operation goes on"
      : dropped;
  if (value === undefined) {
    return defect({
      rule: "missing-field",
      what: "this handler has no `command`",
      consequence: lost,
      span: opening(node),
    });
  }
  if (!command) {
    return defect({
      rule: value.kind === "string" ? "missing-field" : "invalid-value",
      what:
        value.kind === "string"
          ? "`command` is empty"
          : `\`command\` is ${quoteSource(source, value)}`,
      consequence: lost,
      span: value,
    });
  }
  return defect({
    rule: "invalid-value",
    what: `\`command\` is ${quoteSource(source, value)}, not one text`,
    consequence:
      fatal ??
      "every start fails with `command.replace is not a function` and the operation goes on",
    cure: "Write the whole command line as one string",
    span: value,
  });
}

function opening(span: Span): Span {
  return { start: span.start, end: Math.min(span.start + 1, span.end) };
}
