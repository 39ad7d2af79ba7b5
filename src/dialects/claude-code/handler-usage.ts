import type { Defect, Hook } from "../../model/hook.ts";
import type { Span } from "../../model/place.ts";
import { entry, field, type Located, type LocatedObject } from "../../source/located.ts";
import type { SourceText } from "../../source/text.ts";
import { quote, quoteSource } from "../config-text.ts";
import type { EventFacts } from "../dialect.ts";
import { eventRow, isToolEvent } from "./events.ts";
import { longestTimer } from "./handler-fields.ts";
import { braced, pluginRoot, userConfig, userConfigStart } from "./placeholders.ts";
import type { Reading } from "./reading.ts";

/** A defect of a handler that loads, and whether it keeps the hook from ever running. */
export interface UsageDefect
  extends Pick<Defect, "rule" | "what" | "consequence" | "cure" | "severity" | "span"> {
  blocks: boolean;
}

type Check = (reading: Reading, hook: Hook, facts: EventFacts) => UsageDefect | null;

const usage = (
  fields: Pick<UsageDefect, "rule" | "what" | "consequence" | "span"> & Partial<UsageDefect>,
): UsageDefect => ({ cure: null, severity: null, blocks: false, ...fields });

/** What is wrong with the use of a handler whose fields are all in order. */
export function usageDefects(reading: Reading, hook: Hook, facts: EventFacts): UsageDefect[] {
  return checks.flatMap((check) => check(reading, hook, facts) ?? []);
}

const typeOnEvent: Check = (_, { node, type, event }) => {
  const span = field(node, "type") ?? node;
  const row = eventRow(event);
  if ((type === "prompt" || type === "agent") && row?.noConversation === true) {
    return usage({
      rule: "type-not-allowed",
      what: `${quote(type)} hooks cannot run on ${event}: there is no conversation at that moment`,
      consequence: "Claude Code reports an error instead of running it",
      cure: "use a `command` hook",
      span,
      blocks: true,
    });
  }
  if (type === "agent" && event === "PermissionRequest") {
    return usage({
      rule: "type-not-allowed",
      what: "`agent` hooks cannot run on PermissionRequest",
      consequence: "Claude Code reports an error instead of running it",
      cure: "use a `command` or `prompt` hook",
      span,
      blocks: true,
    });
  }
  if (type === "http" && (event === "SessionStart" || event === "Setup")) {
    return usage({
      rule: "type-not-allowed",
      what: `\`http\` hooks cannot run on ${event}`,
      consequence: "Claude Code skips it",
      cure: "use a `command` hook that makes the request",
      span,
      blocks: true,
    });
  }
  return null;
};

const conditionOnEvent: Check = (_, { node, condition, event }) => {
  const key = entry(node, "if");
  if (condition === null || key === undefined || isToolEvent(event)) return null;
  return usage({
    rule: "invalid-value",
    what: `\`if\` filters tool calls, and ${event} has none`,
    consequence: "Claude Code never runs a hook with `if` on such an event",
    cure: "take `if` out",
    severity: "error",
    span: key.keySpan,
    blocks: true,
  });
};

const pluginVariables: Check = ({ config, source }, { node }) => {
  if (config.kind !== "settings") return null;
  const span = placeholder(source, node, pluginRoot);
  if (span === null) return null;
  return usage({
    rule: "invalid-value",
    what: `\`${pluginRoot}\` has no value in a settings file: only a plugin's hooks have a plugin folder`,
    consequence: "Claude Code fails to start the hook",
    cure: `write \`${braced("CLAUDE_PROJECT_DIR")}\``,
    severity: "error",
    span,
    blocks: true,
  });
};

const userSettings: Check = ({ source }, { node, type, args }) => {
  if (type !== "command" || args !== null) return null;
  const span = placeholder(source, node, userConfigStart);
  if (span === null) return null;
  return usage({
    rule: "invalid-value",
    what: `\`${userConfig}\` stands in a shell command`,
    consequence:
      "Claude Code refuses to put a user's setting into a shell command, so the hook does not start",
    cure: "pass it in `args`, or read `CLAUDE_PLUGIN_OPTION_<KEY>`",
    severity: "error",
    span,
    blocks: true,
  });
};

const longTimeout: Check = ({ source }, { node }) => {
  const value = field(node, "timeout");
  if (value?.kind !== "number" || Number(value.value) * 1000 <= longestTimer) return null;
  return usage({
    rule: "timeout-range",
    what: `\`timeout\` is ${quoteSource(source, value)} seconds: a timer holds at most 2147483 (24 days)`,
    consequence: "the timer overflows and ends the hook as soon as it has started",
    span: value,
  });
};

const onceOutsideSkill: Check = ({ scope }, { node }) => {
  const key = entry(node, "once");
  if (key?.value.kind !== "boolean" || key.value.value !== true || scope?.kind === "skill") {
    return null;
  }
  return usage({
    rule: "inert-setting",
    what: "`once` counts only in the hooks of a skill",
    consequence: "Claude Code runs this hook every time",
    span: key.keySpan,
  });
};

const idleFailurePolicy: Check = (_, { node, async, event, onFailure }) => {
  const key = entry(node, "onFailure");
  const stop = eventRow(event)?.exit2 === "refuses-stop";
  if (onFailure === null || key === undefined || !(async || stop)) return null;
  return usage({
    rule: "inert-setting",
    what: `\`onFailure\` does nothing ${async ? "for an asynchronous hook" : `on ${event}`}`,
    consequence: "a failure of this hook changes nothing",
    span: key.keySpan,
  });
};

const checks: readonly Check[] = [
  typeOnEvent,
  conditionOnEvent,
  pluginVariables,
  userSettings,
  longTimeout,
  onceOutsideSkill,
  idleFailurePolicy,
];

/** Where a placeholder stands in the command or its arguments; the whole value when it is written with escapes. */
function placeholder(source: SourceText, node: LocatedObject, text: string): Span | null {
  const args = field(node, "args");
  const candidates = [field(node, "command"), ...(args?.kind === "array" ? args.items : [])];
  const holder = candidates.find(
    (value): value is Located => value?.kind === "string" && String(value.value).includes(text),
  );
  if (holder === undefined) return null;
  const at = source.slice(holder).indexOf(text);
  return at < 0 ? holder : { start: holder.start + at, end: holder.start + at + text.length };
}
