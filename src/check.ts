import { chosenDialects } from "./dialects/choose.ts";
import { badVersion, dialectIds } from "./dialects/registry.ts";
import { configContexts, type LayerOptions, openProjects } from "./discover/open.ts";
import { uniqueHooks } from "./discover/projects.ts";
import { sourceTexts } from "./discover/texts.ts";
import type { Edge, Repository } from "./edge/edge.ts";
import { acceptFindings } from "./policy/accept.ts";
import { readPolicy } from "./policy/find.ts";
import { judge } from "./policy/gate.ts";
import type { FailOn, Policy, SandboxMode } from "./policy/policy.ts";
import { findingsOfReplay, refusalFindings } from "./replay/findings.ts";
import { replayAll } from "./replay/replay-all.ts";
import { buildReport } from "./report/build.ts";
import { noticesOf } from "./report/notices.ts";
import type { Excerpt, Report } from "./report/report.ts";
import { announcedRules } from "./rules/announced.ts";
import { lintFindings, withoutConsequences } from "./rules/driver.ts";
import { rules } from "./rules/registry.ts";
import { createRedactor, secretValues } from "./source/redact.ts";

/** What the user asked for, the same from the command line and from the Action. */
export interface CheckRequest extends LayerOptions {
  /** Repository root; absolute or relative to the process's folder. */
  root: string;
  command: "check" | "lint" | "replay" | "list";
  /** Policy file; null = look for one. */
  configFile: string | null;
  /** Only these dialects; empty = all. */
  dialects: readonly string[];
  /** Globs that replace the policy's list; empty = the policy's. */
  transcripts: readonly string[];
  failOn: FailOn | null;
  jobs: number | null;
  sandbox: SandboxMode | null;
  /** Why hooks must not be run (an untrusted event); null = they may. */
  refuseReplay: string | null;
}

export interface CheckResult {
  report: Report;
  /** Lines of the files that findings point at, for code frames. */
  excerpt: Excerpt;
}

/**
 * Discover → parse → lint → replay → gate → report: the one pipeline behind every door.
 * @throws UsageError for what the user must mend first: no such folder, an invalid policy, a glob without a match …
 */
export async function check(request: CheckRequest, edge: Edge): Promise<CheckResult> {
  const lints = request.command === "check" || request.command === "lint";
  const replays = request.command === "check" || request.command === "replay";

  const repository = await edge.openRepository(request.root);
  const policy = openPolicy(repository, request.configFile, edge);
  const dialects = chosenDialects(request.dialects, policy.versions, policy);
  const projects = openProjects(dialects, repository, policy, request, edge);

  const found = lints
    ? lintFindings(rules, configContexts(projects, repository), policy.severities)
    : [];
  const replayable = {
    dialects: dialects.filter((d) => policy.replayDialects?.includes(d.id) ?? true),
    projects: projects.filter((p) => policy.replayDialects?.includes(p.dialect.id) ?? true),
  };
  const refused = replays && uniqueHooks(projects).length > 0 ? request.refuseReplay : null;
  const replayed =
    replays && refused === null
      ? await replayAll(replayable, repository, policy, request, edge)
      : null;
  if (replayed !== null) {
    found.push(...findingsOfReplay(replayed, replayable.projects, policy.severities));
  }

  const text = sourceTexts(projects, repository, policy, edge);
  const { findings, suppressed } = acceptFindings(
    withoutConsequences(found, rules),
    policy,
    refused === null ? [] : refusalFindings(refused, projects),
    lints && replays && refused === null,
    text,
  );
  const failOn = request.failOn ?? (refused === null ? policy.failOn : "error");
  const redact = createRedactor(secretValues(edge.environment));
  const report = buildReport(
    {
      projects,
      findings,
      suppressed,
      replay: replayed,
      notices: noticesOf(projects, replayed, replays && refused === null),
      gate: judge(findings, failOn),
    },
    redact,
  );
  return { report, excerpt: (file, line) => redact(text(file)?.line(line) ?? "") || null };
}

/** The policy that judges a run; rules of later versions may be named in it already. */
export function openPolicy(repository: Repository, named: string | null, edge: Edge): Policy {
  return readPolicy(repository, edge, named, {
    rules: [...rules.map((rule) => rule.meta.id), ...announcedRules],
    dialects: dialectIds,
    badVersion,
  });
}
