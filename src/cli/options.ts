import { parseArgs } from "node:util";
import { closest } from "../dialects/event-table.ts";
import { UsageError } from "../model/errors.ts";
import { type FailOn, failOnLevels, type SandboxMode, sandboxModes } from "../policy/policy.ts";

/** One option of the command line, as help shows it. */
export interface OptionFacts {
  /** Placeholder of its value; null for a switch. */
  value: string | null;
  repeatable?: boolean;
  help: string;
}

export const optionTable = {
  config: { value: "FILE", help: "policy file (default: hookgate.yml at the root or in .github/)" },
  dialect: {
    value: "ID",
    repeatable: true,
    help: "only this agent's hooks (agent-hooks, antigravity, claude-code, gemini-cli)",
  },
  transcripts: {
    value: "GLOB",
    repeatable: true,
    help: "recordings to replay, instead of the policy's list",
  },
  "user-dir": {
    value: "DIR",
    help: "stand-in for the home folder: its agents' user settings count too",
  },
  "system-dir": { value: "DIR", help: "stand-in for /etc: system-wide settings count too" },
  extension: {
    value: "DIR",
    repeatable: true,
    help: "an installed extension or plugin whose hooks count too",
  },
  format: {
    value: "NAME[=FILE]",
    repeatable: true,
    help: "text (default), json or github; with =FILE written there",
  },
  quiet: { value: null, help: "only errors and the verdict" },
  verbose: { value: null, help: "every decision" },
  "no-color": { value: null, help: "no colours, whatever the terminal" },
  "fail-on": { value: "LEVEL", help: "error (default), warning or never" },
  jobs: { value: "N", help: "recordings replayed at once (default: the cores)" },
  sandbox: { value: "MODE", help: "auto or none" },
  event: { value: "NAME", help: "the event, in the agent's own name" },
  input: { value: "FILE", help: "the payload as JSON; - is standard input" },
  only: {
    value: "NAME",
    repeatable: true,
    help: "events kept: name of an event or a tool, a glob of them, or EVENT:TOOL",
  },
  limit: { value: "N", help: "events kept, from the first" },
  "max-text": { value: "N", help: "characters kept of a long text (default: 2000)" },
  output: { value: "FILE", help: "where the events go (default: standard output)" },
  live: { value: null, help: "print a hook of one --dialect that records while one works" },
  help: { value: null, help: "this text" },
} as const satisfies Record<string, OptionFacts>;

export type OptionName = keyof typeof optionTable;

export interface CommandFacts {
  name: string;
  usage: string;
  summary: string;
  options: readonly OptionName[];
}

const selection = ["config", "dialect", "user-dir", "system-dir", "extension"] as const;
const output = ["format", "quiet", "verbose", "no-color"] as const;

/** Every command, in the order of help. */
export const commandTable: readonly CommandFacts[] = [
  {
    name: "check",
    usage: "hookgate check [PATH]",
    summary: "find the hooks, lint them, replay the recordings through them, pass or fail",
    options: [...selection, "transcripts", ...output, "fail-on", "jobs", "sandbox", "help"],
  },
  {
    name: "lint",
    usage: "hookgate lint [PATH]",
    summary: "find the hooks and lint them; runs nothing",
    options: [...selection, ...output, "fail-on", "help"],
  },
  {
    name: "replay",
    usage: "hookgate replay [PATH]",
    summary: "replay the recordings, without lint findings",
    options: [...selection, "transcripts", ...output, "fail-on", "jobs", "sandbox", "help"],
  },
  {
    name: "run",
    usage: "hookgate run [PATH] --dialect ID --event NAME --input FILE",
    summary: "put one event to the hooks and print the decision",
    options: [...selection, "event", "input", "format", "no-color", "sandbox", "help"],
  },
  {
    name: "list",
    usage: "hookgate list [PATH]",
    summary: "every hook: event, matcher, timeout, where it stands, whether it is on",
    options: [...selection, "format", "no-color", "help"],
  },
  {
    name: "record",
    usage: "hookgate record FILE…  or  hookgate record --live --dialect ID",
    summary: "make recordings small and fit to commit, without secrets and home folders",
    options: ["only", "limit", "max-text", "output", "live", "dialect", "help"],
  },
  {
    name: "why",
    usage: "hookgate why FILE[:LINE]",
    summary: "why a hook fires or never would, against the recorded events; runs nothing",
    options: [...selection, "transcripts", "format", "no-color", "help"],
  },
  {
    name: "explain",
    usage: "hookgate explain [RULE]",
    summary: "what a rule means and how to mend what it finds; without RULE the list",
    options: ["no-color", "help"],
  },
];

/** Commands and options of the public contract that come with a later version. */
const later = {
  commands: ["migrate", "lock", "probe", "merge"],
  options: [
    "base",
    "update",
    "repeat",
    "accept",
    "trust-head-policy",
    "shard",
    "cache",
    "fix",
    "unsafe",
    "fix-dry-run",
    "changed",
  ],
};

/** A parsed command line. */
export interface Arguments {
  command: CommandFacts;
  operands: string[];
  one(name: OptionName): string | null;
  many(name: OptionName): string[];
  has(name: OptionName): boolean;
}

/**
 * Parses everything after `hookgate`.
 * @throws UsageError for an unknown command, an option the command does not have, or a missing value
 */
export function parseArguments(argv: readonly string[]): Arguments {
  const [name = "", ...rest] = argv;
  const command = commandTable.find((c) => c.name === name);
  if (!command) throw new UsageError(unknownCommand(name));
  const options = Object.fromEntries(
    command.options.map((option) => [
      option,
      {
        type: optionTable[option].value === null ? ("boolean" as const) : ("string" as const),
        multiple: "repeatable" in optionTable[option],
      },
    ]),
  );
  const values = parse(rest, options, command);
  const get = (option: OptionName): unknown => values.values[option];
  return {
    command,
    operands: values.positionals,
    one(option) {
      const value = get(option);
      return typeof value === "string" ? value : null;
    },
    many(option) {
      const value = get(option);
      return Array.isArray(value) ? value.filter((v) => typeof v === "string") : [];
    },
    has: (option) => get(option) === true,
  };
}

/** @throws UsageError when it is none of the levels */
export function failOnOption(value: string | null): FailOn | null {
  return oneOf("--fail-on", value, failOnLevels);
}

/** @throws UsageError when it is none of the modes */
export function sandboxOption(value: string | null): SandboxMode | null {
  return oneOf("--sandbox", value, sandboxModes);
}

/** @throws UsageError unless it is a whole number from 1 to 256 */
export function jobsOption(value: string | null): number | null {
  if (value === null) return null;
  const jobs = Number(value);
  if (!/^\d+$/.test(value) || jobs < 1 || jobs > 256) {
    throw new UsageError(`--jobs takes a whole number from 1 to 256, not "${value}"`);
  }
  return jobs;
}

function oneOf<T extends string>(
  option: string,
  value: string | null,
  allowed: readonly T[],
): T | null {
  if (value === null) return null;
  const found = allowed.find((a) => a === value);
  if (found === undefined) {
    throw new UsageError(`${option} takes ${allowed.join(", ")}, not "${value}"`);
  }
  return found;
}

function parse(
  args: readonly string[],
  options: Record<string, { type: "string" | "boolean"; multiple: boolean }>,
  command: CommandFacts,
) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (error) {
    const code = (error as { code?: string }).code;
    if (!(error instanceof TypeError) || !code?.startsWith("ERR_PARSE_ARGS")) throw error;
    const option = /'(-{1,2}[^' ]+)/.exec(error.message)?.[1] ?? "";
    if (code !== "ERR_PARSE_ARGS_UNKNOWN_OPTION") {
      throw new UsageError(error.message.split("\n")[0]?.replace(/\.$/, "") ?? "bad usage");
    }
    const bare = option.replace(/^-+/, "");
    if (later.options.includes(bare)) {
      throw new UsageError(`--${bare} is not available in this version`);
    }
    const near = closest(bare, command.options);
    throw new UsageError(
      `hookgate ${command.name} has no option ${option}${near === null ? ` (see hookgate ${command.name} --help)` : `; did you mean --${near}?`}`,
    );
  }
}

function unknownCommand(name: string): string {
  const names = commandTable.map((c) => c.name);
  if (name === "") return `a command is needed: ${names.join(", ")} (see hookgate --help)`;
  if (later.commands.includes(name)) return `hookgate ${name} is not available in this version`;
  const near = closest(name, names);
  return `unknown command "${name}"${near === null ? ` (see hookgate --help)` : `; did you mean ${near}?`}`;
}
