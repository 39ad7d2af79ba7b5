import { UsageError } from "../model/errors.ts";
import { type FailOn, failOnLevels, type SandboxMode, sandboxModes } from "../policy/policy.ts";

/**
 * What a workflow can set, with the defaults of `action.yml` (there the token's is the job's own). An empty default
 * leaves it to the policy file or the event.
 */
export const inputDefaults = {
  path: ".",
  config: "",
  command: "check",
  "fail-on": "",
  transcripts: "",
  base: "",
  sandbox: "",
  annotations: "auto",
  summary: "true",
  comment: "false",
  "sarif-file": "",
  "json-file": "",
  "junit-file": "",
  "html-file": "",
  "github-token": "",
  shard: "",
  "accept-label": "",
  "allow-untrusted": "false",
} as const;

export type InputName = keyof typeof inputDefaults;

/** The inputs after reading; null = not set. */
export interface ActionInputs {
  /** Folder to check, relative to the workspace. */
  path: string;
  /** Policy file, relative to `path`. */
  config: string | null;
  command: "check" | "lint" | "replay";
  failOn: FailOn | null;
  /** One glob a line, relative to `path`; empty = the policy's. */
  transcripts: string[];
  base: string | null;
  sandbox: SandboxMode | null;
  annotations: "commands" | "off";
  summary: boolean;
  /** Relative to the workspace. */
  jsonFile: string | null;
  githubToken: string | null;
  allowUntrusted: boolean;
}

const commands = ["check", "lint", "replay"] as const;
const annotationModes = ["auto", "checks", "commands", "off"] as const;

/** Inputs of the public contract whose feature a later version brings. */
const laterInputs = [
  "comment",
  "sarif-file",
  "junit-file",
  "html-file",
  "shard",
  "accept-label",
] as const;

/**
 * Reads and checks every input.
 * @param get the text of an input, trimmed; empty when it is not set
 * @returns the inputs, and a sentence for each setting that has no effect in this version
 * @throws UsageError that names every input with a bad value
 */
export function parseInputs(get: (name: InputName) => string): {
  inputs: ActionInputs;
  warnings: string[];
} {
  const wrong: string[] = [];
  const text = (name: InputName): string => get(name).trim() || inputDefaults[name];
  const optional = (name: InputName): string | null => text(name) || null;
  const choice = <T extends string>(name: InputName, allowed: readonly T[]): T | null => {
    const value = text(name);
    const found = allowed.find((a) => a === value);
    if (value !== "" && found === undefined) {
      wrong.push(`${name} takes ${allowed.join(", ")}, not "${value}"`);
    }
    return found ?? null;
  };
  const flag = (name: InputName): boolean => {
    const value = text(name);
    // The spellings that YAML 1.2 knows: what a workflow author writes arrives here as text.
    if (!/^(?:true|True|TRUE|false|False|FALSE)$/.test(value)) {
      wrong.push(`${name} takes true or false, not "${value}"`);
    }
    return value.toLowerCase() === "true";
  };

  const annotations = choice("annotations", annotationModes);
  const inputs: ActionInputs = {
    path: text("path"),
    config: optional("config"),
    command: choice("command", commands) ?? "check",
    failOn: choice("fail-on", failOnLevels),
    transcripts: text("transcripts")
      .split(/\r?\n/)
      .map((line) => line.trim())
      .filter((line) => line !== ""),
    base: optional("base"),
    sandbox: choice("sandbox", sandboxModes),
    annotations: annotations === "off" ? "off" : "commands",
    summary: flag("summary"),
    jsonFile: optional("json-file"),
    githubToken: optional("github-token"),
    allowUntrusted: flag("allow-untrusted"),
  };
  const warnings = laterInputs
    .filter((name) => (name === "comment" ? flag(name) : text(name) !== inputDefaults[name]))
    .map((name) => `${name} is not available in this version and has no effect`);
  if (annotations === "checks") {
    warnings.push(
      "annotations: checks is not available in this version; annotations are made with workflow commands",
    );
  }
  if (inputs.sandbox === "bubblewrap" || inputs.sandbox === "unshare") {
    warnings.push(`sandbox: ${inputs.sandbox} is not available in this version`);
  }
  if (inputs.base !== null) {
    warnings.push(
      "base: comparing with a base is not available in this version; it only tells which files are changed",
    );
  }
  if (wrong.length > 0) throw new UsageError(wrong.join("; "));
  return { inputs, warnings };
}
