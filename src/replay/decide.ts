import { posix } from "node:path";
import type { Dialect, PlanStep } from "../dialects/dialect.ts";
import type { Decision, HookResult, Ruling } from "../model/decision.ts";
import type { AgentEvent, SessionFacts } from "../model/event.ts";
import type { Hook } from "../model/hook.ts";
import type { JsonObject } from "../model/json.ts";
import type { Invocation, RunHook, RunResult, Workspace } from "../model/run.ts";

/** What is needed to ask one agent's hooks about one event. */
export interface Courtroom {
  dialect: Dialect;
  /** The project's hooks in registration order. */
  hooks: readonly Hook[];
  session: SessionFacts;
  workspace: Workspace;
  run: RunHook;
  /** Is this an existing folder? A recorded working directory may not exist in the copy. */
  isDirectory: (path: string) => boolean;
}

/**
 * Asks the hooks about one event, the way the agent would: select, start in its order, read each answer, combine.
 * @returns null when no hook is selected; never throws for what a hook does
 */
export async function decide(event: AgentEvent, room: Courtroom): Promise<Decision | null> {
  const { dialect } = room;
  const payload = dialect.payload(event, room.session, room.workspace);
  const complete = { ...event, input: payload };
  const plan = dialect.plan(room.hooks, complete);
  if (plan.steps.length === 0 && plan.failure === null) return null;
  const results = plan.sequential
    ? await inTurn(plan.steps, payload, complete, room)
    : await Promise.all(plan.steps.map((step) => judge(step, payload, complete, room)));
  const ruling: Ruling =
    plan.failure === null ? dialect.combine(complete, results) : { ...undecided, failedOpen: true };
  return {
    ...ruling,
    dialect: dialect.id,
    event,
    tool: dialect.tool(complete),
    subject: dialect.subject(event),
    translated: false,
    hooks: results,
  };
}

/** The decision on an event no hook was selected for. */
export function nobodyAsked(event: AgentEvent, dialect: Dialect): Decision {
  return {
    ...undecided,
    dialect: dialect.id,
    event,
    tool: dialect.tool(event),
    subject: dialect.subject(event),
    translated: false,
    hooks: [],
  };
}

const undecided: Ruling = {
  verdict: "none",
  rawDecision: null,
  reason: null,
  failedOpen: false,
  failedClosed: false,
  afterTheFact: false,
  effects: {},
  faults: [],
};

async function inTurn(
  steps: readonly PlanStep[],
  payload: JsonObject,
  event: AgentEvent,
  room: Courtroom,
): Promise<HookResult[]> {
  const results: HookResult[] = [];
  let current = payload;
  for (const step of steps) {
    const result = await judge(step, current, { ...event, input: current }, room);
    results.push(result);
    if (room.dialect.stops?.(result)) break;
    current = room.dialect.chain(current, event, result);
  }
  return results;
}

async function judge(
  step: PlanStep,
  payload: JsonObject,
  event: AgentEvent,
  room: Courtroom,
): Promise<HookResult> {
  const { hook, skip } = step;
  const notRun = { hook, rawDecision: null, reason: null, output: null, faults: [], run: null };
  if (skip !== null) return { ...notRun, outcome: "skipped", failure: null, error: skip };
  const invocation = room.dialect.invocation(hook, payload, room.workspace);
  const run =
    "impossible" in invocation
      ? notStarted(invocation.impossible)
      : await room.run(confine(invocation, hook, room));
  return { hook, run, ...room.dialect.interpret(hook, event, run) };
}

/**
 * Hooks run inside the scratch area only, or in the folder of a layer that the user has given by option; a folder that
 * is not there (any more) becomes the project's.
 */
function confine(invocation: Invocation, { config }: Hook, room: Courtroom): Invocation {
  const { cwd } = invocation;
  const { repository, project, home, tmp } = room.workspace;
  const given = posix.isAbsolute(config.file) ? [posix.dirname(config.file)] : [];
  const inside = [repository, home, tmp, ...given].some(
    (top) => cwd === top || cwd.startsWith(`${top}/`),
  );
  return inside && !cwd.split("/").includes("..") && room.isDirectory(cwd)
    ? invocation
    : { ...invocation, cwd: project };
}

function notStarted(why: string): RunResult {
  return {
    exitCode: null,
    signal: null,
    stdout: "",
    stderr: "",
    truncated: false,
    timedOut: false,
    spawnError: why,
    durationMs: 0,
    leftovers: false,
  };
}
