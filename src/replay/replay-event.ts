import type { Dialect } from "../dialects/dialect.ts";
import type { Project } from "../discover/projects.ts";
import type { Edge, Repository } from "../edge/edge.ts";
import type { Decision } from "../model/decision.ts";
import type { AgentEvent, SessionFacts } from "../model/event.ts";
import { stringAt } from "../model/json.ts";
import type { Policy } from "../policy/policy.ts";
import { nobodyAsked } from "./decide.ts";
import { hear, placementFor, stageFor } from "./stage.ts";

/** Puts one event to a repository's hooks, in a scratch copy of its own. */
export async function replayEvent(
  event: AgentEvent,
  projects: readonly Project[],
  dialect: Dialect,
  repository: Repository,
  policy: Policy,
  edge: Edge,
): Promise<Decision> {
  const session: SessionFacts = {
    sessionId: stringAt(event.input, "session_id"),
    cwd: stringAt(event.input, "cwd"),
    agentVersion: null,
    ...dialect.sessionOf?.(event.input),
  };
  const site = await edge.openSite(repository, policy.passedVariables);
  try {
    const placement = placementFor(dialect.id, session.cwd, null, projects, repository.root);
    if (placement === null) return nobodyAsked(event, dialect);
    const stage = await stageFor(dialect.id, placement, session, null, projects, site, {
      mapRoot: policy.mapRoot,
    });
    if (stage === null) return nobodyAsked(event, dialect);
    return (await hear(event, stage)) ?? nobodyAsked(event, dialect);
  } finally {
    await site.dispose();
  }
}
