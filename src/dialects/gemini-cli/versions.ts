import { UsageError } from "../../model/errors.ts";

/** How Gemini CLI treats hooks at one version: everything that ever changed, and nothing else. */
export interface Behaviour {
  version: string;
  /** Handlers have a `name`: switching off and deduplication go by it. Before, only the command counts. */
  names: boolean;
  /** `sh`: `/bin/sh -c` with the project folder pasted in raw; `bash`: `bash -c` with it quoted. */
  shell: "sh" | "bash";
  /** A value of the wrong type in a settings file ends the program at start (exit status 52); later it is a warning. */
  fatalTypes: boolean;
  /** `continue: false` ends the loop, a deny on AfterTool counts, unknown keys of `hookSpecificOutput` are merged. */
  stops: boolean;
  /** The same for the two model events. */
  modelStops: boolean;
  /** What becomes of `tool_input` in a BeforeTool answer. */
  rewrite: "ignored" | "merged" | "replaced";
  /** Which of two reasons is told. */
  reasonFirst: "reason" | "stopReason";
  /** The settings that switch hooks on, with their defaults; all must be true. */
  switches: Readonly<Record<string, boolean>>;
  /** Where `enabled`, `disabled` and `notifications` stand. */
  section: "hooks" | "hooksConfig";
  /** `env` of a handler is passed on. */
  handlerEnv: boolean;
  clearContext: boolean;
  /** The loop gives up waiting for hooks after this, whatever their timeout; in milliseconds. */
  patienceMs: number | null;
  /**
   * `stdout`: standard output counts on exit 0, standard error (as text) otherwise, and only exit 2 denies.
   * `either`: the one that is not empty, JSON before the exit code, and every code from 2 on denies.
   */
  streams: "stdout" | "either";
  /** Handlers of type `runtime` pass the validation; and a tool can be called in the wake of another. */
  runtime: boolean;
  /** MCP tools are called `mcp_<server>_<tool>`; before, by their bare name. */
  mcpPrefix: boolean;
  /** `stop_hook_active` is true when a stop was refused before. */
  stopFlag: boolean;
  /** BeforeTool understands `ask`. */
  ask: boolean;
  /** `${NAME:-default}` is resolved when settings are loaded. */
  defaults: boolean;
  /** `GEMINI_CWD`, `GEMINI_SESSION_ID` and `GEMINI_PLANS_DIR` are set. */
  moreVariables: boolean;
}

/** 0.22.4; 0.21.3 is the same in every respect that matters here. */
const oldest: Behaviour = {
  version: "0.22",
  names: false,
  shell: "sh",
  fatalTypes: true,
  stops: false,
  modelStops: false,
  rewrite: "ignored",
  reasonFirst: "reason",
  switches: { "tools.enableHooks": false },
  section: "hooks",
  handlerEnv: false,
  clearContext: false,
  patienceMs: 60_000,
  streams: "stdout",
  runtime: false,
  mcpPrefix: false,
  stopFlag: false,
  ask: false,
  defaults: false,
  moreVariables: false,
};

/** What changed, with the first stable release that carries it. Measured or read in the source of each. */
const changes: readonly (Partial<Behaviour> & { version: string })[] = [
  { version: "0.23", names: true, shell: "bash" },
  {
    version: "0.24",
    fatalTypes: false,
    stops: true,
    rewrite: "merged",
    reasonFirst: "stopReason",
    switches: { "tools.enableHooks": true, "hooks.enabled": false },
  },
  { version: "0.25", modelStops: true },
  {
    version: "0.26",
    switches: { "tools.enableHooks": true, "hooksConfig.enabled": true },
    section: "hooksConfig",
  },
  { version: "0.27", handlerEnv: true, clearContext: true, patienceMs: null },
  { version: "0.28", switches: { "hooksConfig.enabled": true } },
  { version: "0.30", streams: "either" },
  { version: "0.31", runtime: true },
  { version: "0.33", mcpPrefix: true },
  { version: "0.34", stopFlag: true },
  { version: "0.36", ask: true, rewrite: "replaced" },
  { version: "0.38", defaults: true },
  { version: "0.39", moreVariables: true },
  { version: "0.61.0" },
];

/** All versions at which something changed, oldest first. */
export const behaviours: readonly Behaviour[] = accumulate();

function accumulate(): Behaviour[] {
  const all = [oldest];
  let current = oldest;
  for (const change of changes) {
    current = { ...current, ...change };
    all.push(current);
  }
  return all;
}

const newestBehaviour = behaviours.at(-1) ?? oldest;

/** The newest version the tables were checked against, and the day. */
export const newest = { version: newestBehaviour.version, checked: "2026-11-20" };

/** The version that the seed documents describe: a nightly of 0.21 whose hooks are those of 0.23. */
const seedVersion = "0.23";

/**
 * The behaviour of a version: the newest entry that is not newer. A prefix stands for its newest version (`"0"` is the
 * newest 0.x), a version older than all entries gets the oldest.
 * @throws UsageError when it is no version at all
 */
export function behaviourAt(version: string | null): Behaviour {
  if (version === null) return newestBehaviour;
  const wanted = parseVersion(version === "seed" ? seedVersion : version);
  if (wanted === null) {
    throw new UsageError(
      `"${version.slice(0, 60)}" is no version of Gemini CLI: write a version or a prefix of one ("0.61.0", "0.24"), or "seed"`,
    );
  }
  const fits = behaviours.filter((b) => isNotNewer(parseVersion(b.version) ?? [], wanted));
  return fits.at(-1) ?? oldest;
}

/** True when `version` is `since` or newer; both as they stand in tables. */
export function reaches(version: string, since: string): boolean {
  return isNotNewer(parseVersion(since) ?? [], parseVersion(version) ?? []);
}

/** The numbers of a version; a leading `v` and a pre-release suffix are left out. */
function parseVersion(text: string): number[] | null {
  const match = /^v?(\d{1,6}(?:\.\d{1,6}){0,2})(?:[-+][\w.+-]{1,100})?$/.exec(text.trim());
  return match?.[1]?.split(".").map(Number) ?? null;
}

/** A number that a prefix leaves out counts as the largest. */
function isNotNewer(entry: readonly number[], wanted: readonly number[]): boolean {
  for (const [i, number] of entry.entries()) {
    const other = wanted[i] ?? Number.POSITIVE_INFINITY;
    if (number !== other) return number < other;
  }
  return true;
}
