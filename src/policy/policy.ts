import type { Severity } from "../model/finding.ts";
import type { Span } from "../model/place.ts";

export const failOnLevels = ["error", "warning", "never"] as const;
/** The gravest kind of finding that fails the gate. */
export type FailOn = (typeof failOnLevels)[number];

export const sandboxModes = ["auto", "bubblewrap", "unshare", "none"] as const;
export type SandboxMode = (typeof sandboxModes)[number];

/** A finding that people looked at and accepted. */
export interface Suppression {
  rule: string;
  /** Path or glob; null = every file. */
  file: string | null;
  /** Hook id; null = every hook. */
  hook: string | null;
  reason: string;
  /** Where it stands in the policy file. */
  span: Span;
}

/** What a repository decided, with all defaults filled in. */
export interface Policy {
  /** Relative path of the file it came from; null when there is none. */
  file: string | null;
  failOn: FailOn;
  include: readonly string[];
  exclude: readonly string[];
  versions: ReadonlyMap<string, string>;
  severities: ReadonlyMap<string, Severity | "off">;
  transcripts: readonly string[];
  /** Whether the transcripts were named by the user (then finding none is worth a word). */
  transcriptsGiven: boolean;
  /** Null = every dialect that has hooks. */
  replayDialects: readonly string[] | null;
  /** Null = as many as there are cores. */
  jobs: number | null;
  sandbox: SandboxMode;
  onOtherExit: "allow" | "block";
  passedVariables: readonly string[];
  /** In milliseconds; null = none. */
  budgetMs: number | null;
  translate: "auto" | "always" | "never";
  mapRoot: boolean;
  suppressions: readonly Suppression[];
}

/** What holds where there is no policy file. */
export const defaultPolicy: Policy = {
  file: null,
  failOn: "error",
  include: ["**"],
  exclude: [],
  versions: new Map(),
  severities: new Map(),
  transcripts: ["hookgate/**", "transcripts/**", "**/*.events.jsonl"],
  transcriptsGiven: false,
  replayDialects: null,
  jobs: null,
  sandbox: "auto",
  onOtherExit: "allow",
  passedVariables: [],
  budgetMs: null,
  translate: "auto",
  mapRoot: true,
  suppressions: [],
};
