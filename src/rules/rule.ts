import type { Dialect, RepositoryFiles } from "../dialects/dialect.ts";
import type { Decision } from "../model/decision.ts";
import type { Severity } from "../model/finding.ts";
import type { Hook, ParsedConfig } from "../model/hook.ts";
import type { DialectId } from "../model/ids.ts";
import type { Place } from "../model/place.ts";

export const ruleGroups = [
  "Config",
  "Time",
  "Matcher",
  "Script",
  "Guard",
  "Safety",
  "Replay",
  "Gate and trust",
] as const;
export type RuleGroup = (typeof ruleGroups)[number];

/** A small repository that shows a rule: file name to content, as a reader of the page sees it. */
export interface Example {
  /** One sentence: what it shows. */
  caption: string;
  files: Readonly<Record<string, string>>;
  /** Files that carry the execute bit. */
  executable?: readonly string[];
}

/** What people read about a rule; pages, `explain` and SARIF are made from it. */
export interface RuleMeta {
  id: string;
  group: RuleGroup;
  /** Default severity; a finding of the rule may carry another where the catalogue says so. */
  severity: Severity;
  /** One line for lists: what it reports. */
  summary: string;
  /** A paragraph or two: what goes wrong and what each vendor does with it. Markdown. */
  details: string;
  /** How to mend it. Markdown. */
  cure: string;
  /** Vendors it applies to, with the first version where that matters; null = all. */
  dialects: readonly { id: DialectId; since?: string }[] | null;
  /** Replay rules that only show the consequence of what this rule finds: left out for the same hook. */
  explains?: readonly string[];
  /** At least one; each `bad` reports this rule, each `good` reports nothing at all from it. */
  examples: { bad: readonly Example[]; good: readonly Example[] };
}

/** What a rule says; the driver adds the rule id, the fingerprint and the policy's severity. */
export interface Remark {
  message: string;
  place: Place;
  /** Overrides the rule's default. */
  severity?: Severity | null;
  hook?: string | null;
  dialect?: DialectId | null;
}

/** Facts about the repository that rules may ask for. Paths are relative to its root, with `/`. */
export interface RepositoryFacts extends RepositoryFiles {
  /** Null when there is no git repository: nothing is known then. */
  tracked(path: string): boolean | null;
}

/** One config file with its dialect: what most lint rules look at. */
export interface ConfigContext {
  dialect: Dialect;
  config: ParsedConfig;
  repository: RepositoryFacts;
  /** The project's hooks after all layers were merged, this file's among them. */
  projectHooks: readonly Hook[];
}

/** Everything that was replayed: what replay rules look at. */
export interface ReplayContext {
  dialects: ReadonlyMap<DialectId, Dialect>;
  /** Every hook of every project. */
  hooks: readonly Hook[];
  recordings: readonly ReplayedRecording[];
}

/** Recorded events without a counterpart in an agent, for one and the same reason. */
export interface UntranslatedCalls {
  /** The agent that lacks the counterpart. */
  dialect: DialectId;
  /** One clause, no full stop. */
  why: string;
  /** The recorded tool; null when the event is about none. */
  tool: string | null;
  /** The recorded event's name. */
  event: string;
  count: number;
  /** Of the first one. */
  step: number;
  line: number | null;
}

export interface ReplayedRecording {
  file: string;
  format: string | null;
  /** Set when the recording, or the end of it, could not be read. */
  unreadable: string | null;
  skipped: readonly { line: number; why: string }[];
  /** How many events of each name were there, by dialect: `claude-code PreToolUse`. */
  eventCounts: ReadonlyMap<string, number>;
  decisions: readonly Decision[];
  /** Events that could not be put into another agent's words, by agent and cause; absent = none. */
  untranslated?: readonly UntranslatedCalls[];
  /** Events that carry an expectation but for which no hook was selected count here too. */
  expectations: readonly { decision: Decision }[];
  /** The config root it was replayed against, relative; absent when that is not known. */
  placement?: { readonly root: string };
}

export interface LintRule {
  meta: RuleMeta;
  lint(context: ConfigContext): Iterable<Remark>;
}

export interface ReplayRule {
  meta: RuleMeta;
  replay(context: ReplayContext): Iterable<Remark>;
}

/** A rule reported by the pipeline itself (a refused replay, an unreadable recording …), not by a check of its own. */
export interface PipelineRule {
  meta: RuleMeta;
}

export type Rule = LintRule | ReplayRule | PipelineRule;
