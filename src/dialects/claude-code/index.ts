import type { Dialect, DialectModule, TimeoutFacts } from "../dialect.ts";
import { afterRewrite, combineResults, stopCap } from "./aggregate.ts";
import { parse } from "./config.ts";
import { eventRow, eventsAt } from "./events.ts";
import { discover, layers } from "./files.ts";
import { defaultTimeout } from "./handler-fields.ts";
import { invocationOf } from "./invocation.ts";
import { matcherEngine } from "./matcher.ts";
import { interpretRun } from "./outcome.ts";
import { completePayload } from "./payload.ts";
import { planEvent } from "./plan.ts";
import { register } from "./registry.ts";
import { subjectOf, toolOf } from "./subject.ts";
import { tools, variables } from "./tools.ts";
import { type Behaviour, behaviourAt, newest } from "./versions.ts";
import { vocabulary } from "./vocabulary.ts";

const title = "Claude Code";

/** Claude Code. */
export const claudeCode: DialectModule = {
  id: "claude-code",
  title,
  newest,
  at: (version) => dialectAt(behaviourAt(version)),
};

function dialectAt(behaviour: Behaviour): Dialect {
  const events = eventsAt(behaviour);
  const matcher = matcherEngine(behaviour);
  return {
    id: "claude-code",
    title,
    version: behaviour.version,
    events,
    timeout: timeoutFacts(behaviour),
    tools,
    vocabulary,
    variables,
    discover,
    layers: (dirs, { exists }) => layers(dirs, exists),
    parse: (config, source) => parse(config, source, behaviour, events),
    register,
    matcher,
    plan: (hooks, event) => planEvent(hooks, event, events, matcher),
    payload: completePayload,
    invocation: invocationOf,
    interpret: (hook, event, run) => interpretRun(hook, event.name, run, behaviour),
    // All hooks of an event start at once: none sees what another changed.
    chain: (payload) => payload,
    afterRewrite,
    ...(behaviour.has("stopCap") ? { stopCap } : {}),
    combine: (event, results) => combineResults(event, results, events),
    tool: toolOf,
    subject: subjectOf,
  };
}

function timeoutFacts(behaviour: Behaviour): TimeoutFacts {
  return {
    unit: "s",
    defaultMs: (event) =>
      1000 * defaultTimeout("command", eventRow(event)?.timeoutSeconds ?? null, behaviour),
    onTimeout(event) {
      switch (eventRow(event)?.exit2) {
        case "refuses-stop":
          return "cancels it and lets the agent stop";
        case "blocks":
        case "json-only":
        case "ends-loop":
          return event === "PreToolUse" || event === "PermissionRequest"
            ? "cancels it and lets the call through"
            : "cancels it and goes on as if nobody had objected";
        case "fails-creation":
          return "cancels it and creates no worktree";
        default:
          return "cancels it and goes on";
      }
    },
  };
}
