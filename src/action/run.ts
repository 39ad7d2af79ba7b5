import { isAbsolute, relative, resolve, sep } from "node:path";
import { UsageError } from "../model/errors.ts";
import { isObject, objectAt, stringAt } from "../model/json.ts";
import type { FailOn, SandboxMode } from "../policy/policy.ts";
import { annotationsPerLevel } from "../report/annotation-budget.ts";
import { plainBlock, plainLine } from "../report/escape.ts";
import { severityCounts } from "../report/finding-groups.ts";
import { renderGithub } from "../report/github.ts";
import { renderJson } from "../report/json.ts";
import type { Excerpt, Report } from "../report/report.ts";
import { renderSummary } from "../report/summary.ts";
import { type ChangeSources, type Changes, changedFiles } from "./changed-files.ts";
import { type ActionInputs, type InputName, parseInputs } from "./inputs.ts";
import { untrustedReason } from "./untrusted.ts";

/** What the Action asks of the pipeline. */
export interface ActionCheckRequest {
  /** Absolute. */
  root: string;
  command: "check" | "lint" | "replay";
  /** Relative to the root. */
  configFile: string | null;
  failOn: FailOn | null;
  transcripts: string[];
  /** Why hooks must not be run, as whole sentences; null = they may. */
  refuseReplay: string | null;
  sandbox: SandboxMode | null;
  verbose: boolean;
}

/** Where the Action's words go. Every text that comes here is safe for its place already. */
export interface ActionOutput {
  /** Raw text to the log: commands and protected lines. */
  print(text: string): void;
  /** One annotation without a place. */
  warning(text: string): void;
  /** The same as an error, and the step fails. */
  fail(text: string): void;
  set(name: string, value: string): void;
  summary(markdown: string): Promise<void>;
}

/** Everything outside that the Action needs. */
export interface ActionDeps {
  env: Readonly<Record<string, string | undefined>>;
  /** The event's payload; anybody's text. */
  payload: unknown;
  input(name: InputName): string;
  /** @throws UsageError when the work cannot be done: bad policy file, no such folder … */
  check(request: ActionCheckRequest): Promise<{ report: Report; excerpt: Excerpt }>;
  /** Who can say what changed in a folder (absolute). */
  changeSources(root: string, token: string | null): ChangeSources;
  output: ActionOutput;
  /** Writes a text file and the folders above it. */
  writeFile(path: string, text: string): Promise<void>;
  /** A word nobody can guess. */
  stopToken(): string;
}

/** The Action from inputs to outputs. Never throws: what goes wrong fails the step with one line. */
export async function runAction(deps: ActionDeps): Promise<void> {
  try {
    await checkAndReport(deps);
  } catch (error) {
    deps.output.set("passed", "false");
    if (error instanceof UsageError) {
      deps.output.fail(`hookgate: ${plainLine(error.message, 1_000)}`);
      return;
    }
    const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
    deps.output.print(`${plainBlock(stack.slice(0, 10_000)).replace(/^/gm, "  │ ")}\n`);
    const words = error instanceof Error ? error.message : String(error);
    deps.output.fail(
      `hookgate: internal error: ${plainLine(words, 500)}. Please report it with the lines above`,
    );
  }
}

async function checkAndReport(deps: ActionDeps): Promise<void> {
  const { env, output } = deps;
  const { inputs, warnings } = parseInputs(deps.input);
  // One annotation for all: each level has only ten.
  if (warnings.length > 0) output.warning(`hookgate: ${plainLine(warnings.join("; "), 2_000)}`);

  const workspace = resolve(env.GITHUB_WORKSPACE ?? ".");
  const root = resolve(workspace, inputs.path);
  const pathPrefix = prefixOf(workspace, root);
  const verbose = env.RUNNER_DEBUG === "1";
  const { report, excerpt } = await deps.check({
    root,
    command: inputs.command,
    configFile: inputs.config,
    failOn: inputs.failOn,
    transcripts: inputs.transcripts,
    refuseReplay: refusal(inputs, env.GITHUB_EVENT_NAME ?? "", deps.payload),
    sandbox: inputs.sandbox,
    verbose,
  });

  const changes = await changesOf(report, inputs, root, pathPrefix, deps);
  if (inputs.jsonFile !== null) await writeJson(deps, workspace, inputs.jsonFile, report);
  output.print(
    renderGithub(report, {
      excerpt,
      color: false,
      quiet: false,
      verbose,
      changedFiles: changes.files,
      pathPrefix,
      annotate: inputs.annotations !== "off",
      stopToken: deps.stopToken,
      // The failure of the step is an error annotation too, and comes last: it must not be the one that is dropped.
      room: {
        error: annotationsPerLevel - (report.gate.passed ? 0 : 1),
        warning: annotationsPerLevel - (warnings.length > 0 ? 1 : 0),
        note: annotationsPerLevel,
      },
      elsewhere: inputs.summary ? "the job summary" : "the log of this step",
    }),
  );
  if (changes.notice !== null && crowded(report)) output.print(`hookgate: ${changes.notice}\n`);
  if (inputs.summary) await writeSummary(deps, inputs, report, changes, pathPrefix);
  setOutputs(output, report, inputs);
  if (!report.gate.passed) output.fail(failure(report));
}

function refusal(inputs: ActionInputs, eventName: string, payload: unknown): string | null {
  if (inputs.allowUntrusted || inputs.command === "lint") return null;
  const reason = untrustedReason(eventName, payload);
  return reason === null || inputs.command === "replay" ? reason : `${reason} Lint ran.`;
}

/** What the annotations' paths begin with. @throws UsageError when the folder lies outside the workspace */
function prefixOf(workspace: string, root: string): string {
  const inside = relative(workspace, root);
  if (inside === ".." || inside.startsWith(`..${sep}`) || isAbsolute(inside)) {
    throw new UsageError("path must be a folder of the workspace");
  }
  return inside === "" ? "" : `${inside.split(sep).join("/")}/`;
}

/** Nothing is asked when nothing is reported. */
async function changesOf(
  report: Report,
  inputs: ActionInputs,
  root: string,
  pathPrefix: string,
  deps: ActionDeps,
): Promise<Changes> {
  if (report.findings.length === 0) return { files: null, notice: null };
  return changedFiles(
    {
      eventName: deps.env.GITHUB_EVENT_NAME ?? "",
      payload: deps.payload,
      sha: deps.env.GITHUB_SHA ?? "",
      base: inputs.base,
      pathPrefix,
    },
    deps.changeSources(root, inputs.githubToken),
  );
}

/** Which files come first only matters where not all have room. */
function crowded({ summary }: Report): boolean {
  return Math.max(summary.errors, summary.warnings, summary.notes) >= annotationsPerLevel;
}

async function writeJson(
  deps: ActionDeps,
  workspace: string,
  file: string,
  report: Report,
): Promise<void> {
  try {
    await deps.writeFile(resolve(workspace, file), renderJson(report));
  } catch (error) {
    throw new UsageError(
      `cannot write json-file ${file}: ${error instanceof Error ? error.message : error}`,
    );
  }
}

/** A missing summary is worth a word, not a failure. */
async function writeSummary(
  deps: ActionDeps,
  inputs: ActionInputs,
  report: Report,
  changes: Changes,
  pathPrefix: string,
): Promise<void> {
  const markdown = renderSummary(report, {
    pathPrefix,
    changedFiles: changes.files,
    sourceUrl: sourceUrl(deps),
    reportFile: inputs.jsonFile,
  });
  try {
    await deps.output.summary(markdown);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    deps.output.print(`hookgate: the job summary could not be written: ${plainLine(why, 300)}\n`);
  }
}

/** Address of the checked files. Of a pull request its head: the test merge does not stay. */
function sourceUrl({ env, payload }: ActionDeps): string | null {
  const pull = isObject(payload) ? objectAt(payload, "pull_request") : null;
  const head = objectAt(pull ?? {}, "head");
  const repo = objectAt(head ?? {}, "repo");
  const name = (repo === null ? null : stringAt(repo, "full_name")) ?? env.GITHUB_REPOSITORY ?? "";
  const sha = (head === null ? null : stringAt(head, "sha")) ?? env.GITHUB_SHA ?? "";
  if (!/^[\w.-]+\/[\w.-]+$/.test(name) || !/^[0-9a-f]{40,64}$/.test(sha)) return null;
  return `${env.GITHUB_SERVER_URL ?? "https://github.com"}/${name}/blob/${sha}/`;
}

function setOutputs(output: ActionOutput, report: Report, inputs: ActionInputs): void {
  const { summary } = report;
  const values: Readonly<Record<string, string | number>> = {
    passed: String(report.gate.passed),
    errors: summary.errors,
    warnings: summary.warnings,
    notes: summary.notes,
    events: summary.events,
    deny: summary.deny,
    ask: summary.ask,
    "failed-open": summary.failedOpen,
    "failed-closed": summary.failedClosed,
    "changed-verdicts": summary.changedVerdicts,
    "json-file": inputs.jsonFile ?? "",
    "sarif-file": "",
    "junit-file": "",
    "html-file": "",
  };
  for (const [name, value] of Object.entries(values)) output.set(name, String(value));
}

function failure(report: Report): string {
  const { gate, findings } = report;
  return `hookgate: the gate failed: ${severityCounts(findings)} (fail-on: ${gate.failOn})`;
}
