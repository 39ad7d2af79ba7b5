import type { Dialect, DialectModule, DialectOptions } from "../dialect.ts";
import { combine, stops } from "./aggregate.ts";
import { parseConfig } from "./config.ts";
import { entryPointDefects } from "./entry-defects.ts";
import { withEntryPoint } from "./entry-point.ts";
import { events, mostRefusedStops, timeout } from "./events.ts";
import { discover, layers } from "./files.ts";
import { invocation, variables } from "./invocation.ts";
import { matcherEngine } from "./matcher.ts";
import { interpret } from "./outcome.ts";
import { payload, sessionOf } from "./payload.ts";
import { plan } from "./plan.ts";
import { nameClashes, register } from "./registry.ts";
import { subjectOf, toolOf } from "./subject.ts";
import { tools } from "./tools.ts";
import { type Behaviour, behaviourAt, newest } from "./versions.ts";
import { vocabulary } from "./vocabulary.ts";

const id = "agent-hooks";
const title = "Agent Hooks";

/** The open format of `HOOK.md` files, as its seed page, its reference validator and kimi-cli's pull request 1131 have it. */
export const agentHooks: DialectModule = {
  id,
  title,
  newest,
  at: (version, options = {}) => dialectOf(behaviourAt(version), options),
};

function dialectOf(behaviour: Behaviour, options: DialectOptions): Dialect {
  return {
    id,
    title,
    version: behaviour.version,
    events,
    timeout,
    tools,
    vocabulary,
    variables,
    discover,
    layers: (dirs, { exists, list }) => layers(dirs, exists, list),
    parse: (config, source) => parseConfig(config, source, behaviour),
    register,
    withFiles: (parsed, files, outside) => ({
      ...parsed,
      hooks: parsed.hooks.map((hook) => withEntryPoint(hook, files, outside)),
      defects: [...parsed.defects, ...entryPointDefects(parsed, files)],
    }),
    clashes: nameClashes,
    matcher: matcherEngine,
    plan,
    payload: (event, session, workspace) => payload(event, session, workspace, behaviour),
    invocation,
    interpret: (hook, event, run) => interpret(hook, event, run, options),
    // New input is not applied, see `combine`: every hook gets the same payload.
    chain: (input) => input,
    stops,
    stopCap: { most: mostRefusedStops, restarts: ({ name }) => name === "pre-agent-turn" },
    combine,
    sessionOf,
    tool: toolOf,
    subject: subjectOf,
  };
}
