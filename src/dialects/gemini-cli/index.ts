import type { Dialect, DialectModule } from "../dialect.ts";
import { afterRewrite, chain, combine } from "./aggregate.ts";
import { parseConfig } from "./config.ts";
import { eventsAt } from "./events.ts";
import { discover, layers } from "./files.ts";
import { invocation, variableNames } from "./invocation.ts";
import { matcherEngine } from "./matcher.ts";
import { interpret } from "./outcome.ts";
import { payload } from "./payload.ts";
import { plan } from "./plan.ts";
import { register } from "./registry.ts";
import { subjectOf, toolOf } from "./subject.ts";
import { toolsAt } from "./tools.ts";
import { type Behaviour, behaviourAt, newest } from "./versions.ts";
import { vocabularyAt } from "./vocabulary.ts";

const id = "gemini-cli";
const title = "Gemini CLI";

/** Google's Gemini CLI, from the first release with hooks on. */
export const geminiCli: DialectModule = {
  id,
  title,
  newest,
  at: (version) => dialectOf(behaviourAt(version)),
};

function dialectOf(behaviour: Behaviour): Dialect {
  const events = eventsAt(behaviour);
  const matcher = matcherEngine(events.table);
  const knowledge = { events, behaviour };
  return {
    id,
    title,
    version: behaviour.version,
    events: events.table,
    timeout: events.timeout,
    tools: toolsAt(behaviour),
    vocabulary: vocabularyAt(behaviour),
    variables: variableNames(behaviour),
    discover,
    layers: (dirs, { exists }) => layers(dirs, exists),
    parse: (config, source) => parseConfig(config, source, behaviour, events),
    register: (configs) => register(configs, behaviour),
    matcher,
    plan: (hooks, event) => plan(hooks, event, { events: events.table, matcher, behaviour }),
    payload: (event, session, workspace) => payload(event, session, workspace, knowledge),
    invocation: (hook, input, workspace) =>
      invocation(hook, input, workspace, behaviour, process.platform),
    interpret: (hook, event, run) => interpret(hook, event, run, knowledge),
    chain: (input, event, result) => chain(input, event, result, behaviour),
    afterRewrite: (event, before) => afterRewrite(event, before, behaviour),
    combine: (event, results) => combine(event, results, knowledge),
    tool: toolOf,
    subject: subjectOf,
  };
}
