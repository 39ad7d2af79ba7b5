import { posix } from "node:path";
import type { Dialect, DialectModule } from "../dialect.ts";
import { afterRewrite, combine, stops } from "./aggregate.ts";
import { parseConfig } from "./config.ts";
import { eventsAt } from "./events.ts";
import { discover, layers } from "./files.ts";
import { invocation } from "./invocation.ts";
import { matcherEngine } from "./matcher.ts";
import { interpret } from "./outcome.ts";
import { payload, sessionOf } from "./payload.ts";
import { plan, toolOf } from "./plan.ts";
import { register } from "./registry.ts";
import { subjectOf } from "./subject.ts";
import { tools, variables } from "./tools.ts";
import { type Behaviour, behaviourAt, newest } from "./versions.ts";
import { vocabulary } from "./vocabulary.ts";

const id = "antigravity";
const title = "Antigravity";

/** Google's Antigravity: the command line `agy`, the IDE and the desktop program, which share one loader. */
export const antigravity: DialectModule = {
  id,
  title,
  newest,
  at: (version) => dialectAt(behaviourAt(version)),
};

function dialectAt(behaviour: Behaviour): Dialect {
  const events = eventsAt(behaviour);
  const matcher = matcherEngine(events.table);
  return {
    id,
    title,
    version: behaviour.version,
    events: events.table,
    timeout: events.timeout,
    tools,
    vocabulary,
    variables,
    discover,
    layers: (dirs, { exists }) => layers(dirs, exists),
    parse: (config, source) => parseConfig(config, source, behaviour, events),
    register,
    matcher,
    plan: (hooks, event) => plan(hooks, event, matcher),
    payload,
    invocation: (hook, input, workspace) => invocation(hook, input, workspace, process.platform),
    interpret: (hook, event, run) => interpret(hook, event.name, run, behaviour),
    // Whether a later hook sees what an earlier one overwrote is not known: it gets the call as it was made.
    chain: (input) => input,
    afterRewrite,
    combine: (event, results) => combine(event, results, { events: events.table, behaviour }),
    stops,
    payloadNamesEvent: false,
    inheritsAncestors: true,
    hookFolder: ({ file }) => posix.dirname(file),
    sessionOf,
    tool: toolOf,
    subject: subjectOf,
  };
}
