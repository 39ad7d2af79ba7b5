import { posix } from "node:path";
import type { AgentEvent } from "../../model/event.ts";
import type { Hook } from "../../model/hook.ts";
import { stringAt } from "../../model/json.ts";
import { toJson } from "../../source/located.ts";
import type { EventTable, MatcherEngine, Plan } from "../dialect.ts";
import { conditionFits } from "./condition.ts";
import { isToolEvent } from "./events.ts";

/** Why hookgate cannot run handlers of these types. */
const skipped: Readonly<Record<string, string>> = {
  prompt: "a prompt hook needs a model",
  agent: "an agent hook needs a model",
  http: "an http hook needs its server",
  mcp_tool: "an mcp_tool hook needs its server",
};

/**
 * The hooks Claude Code would start for an event, all at once. Hooks of skills and commands are left out: a
 * recording does not tell when those are active.
 */
export function planEvent(
  hooks: readonly Hook[],
  event: AgentEvent,
  events: EventTable,
  matcher: MatcherEngine,
): Plan {
  const facts = events.get(event.name);
  const plan: Plan = { steps: [], sequential: false, failure: null };
  if (facts === null || !facts.fires) return plan;
  const value = facts.matches === null ? null : matchValue(event, facts.matches.field);
  const seen = new Set<string>();
  for (const hook of hooks) {
    if (!hook.enabled || hook.event !== event.name || !isActive(hook, event)) continue;
    // An event without a value to compare runs every hook.
    const matches = value === null || matcher.compile(hook.matcher ?? "", event.name).test(value);
    if (!matches || !passes(hook, event)) continue;
    const key = identity(hook);
    if (seen.has(key)) continue;
    seen.add(key);
    const skip = Object.hasOwn(skipped, hook.type) ? (skipped[hook.type] ?? null) : null;
    plan.steps.push({ hook, skip });
  }
  return plan;
}

/** What a matcher is compared with; null when the payload says nothing. A changed file counts by its last name. */
function matchValue(event: AgentEvent, field: string): string | null {
  const value = stringAt(event.input, field);
  if (value === null || value === "") return null;
  return event.name === "FileChanged" ? posix.basename(value.replaceAll("\\", "/")) : value;
}

/** An agent's own hooks run inside that agent; a plugin's agent is called `plugin:agent`. */
function isActive({ scope }: Hook, event: AgentEvent): boolean {
  if (scope === null) return true;
  if (scope.kind !== "agent") return false;
  const agent = stringAt(event.input, "agent_type");
  return agent !== null && (agent === scope.name || agent.endsWith(`:${scope.name}`));
}

/** `if` is evaluated on tool events; on any other it keeps the hook from running. */
function passes({ condition }: Hook, event: AgentEvent): boolean {
  if (condition === null) return true;
  return isToolEvent(event.name) && conditionFits(condition, event.input);
}

/** Equal handlers of one source run once; the same handler in two sources runs twice. */
function identity(hook: Hook): string {
  const { config, type, command, args, shell, condition } = hook;
  const source = config.layer === "plugin" ? (config.home ?? config.file) : config.file;
  const handler = type === "command" ? [command, args, shell] : [remote(hook)];
  return JSON.stringify([source, type, ...handler, condition]);
}

function remote(hook: Hook): unknown {
  const told = hook.node.entries.filter(({ key }) =>
    ["prompt", "url", "server", "tool", "input"].includes(key),
  );
  return told.map(({ key, value }) => [key, toJson(value)]);
}
