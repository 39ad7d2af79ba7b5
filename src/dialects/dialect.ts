import type { Decision, HookResult, Ruling } from "../model/decision.ts";
import type { AgentEvent, SessionFacts } from "../model/event.ts";
import type { ConfigFile, Defect, Hook, Layer, ParsedConfig } from "../model/hook.ts";
import type { DialectId } from "../model/ids.ts";
import type { JsonObject } from "../model/json.ts";
import type { Invocation, RunResult, Workspace } from "../model/run.ts";
import type { Verdict } from "../model/verdict.ts";
import type { SourceText } from "../source/text.ts";
import type { Vocabulary } from "../tools/vocabulary.ts";

/** One agent hookgate knows: what it is called, and how it behaves at a version. */
export interface DialectModule {
  readonly id: DialectId;
  /** The agent's name as people write it. */
  readonly title: string;
  /** Newest version the tables were checked against, and the day. */
  readonly newest: { version: string; checked: string };
  /**
   * The agent's behaviour at a version or version prefix (`"0.22"`), at `"seed"` (the seed documents), or at
   * the newest known one (`null`). Any other version gets the newest table entry not newer than it.
   * @throws UsageError when `version` is no version at all
   */
  at(version: string | null, options?: DialectOptions): Dialect;
}

/** What a policy decides where an agent leaves it open. */
export interface DialectOptions {
  /** Agent Hooks: what an exit status other than 0 and 2 does; the format's default is `allow`. */
  onOtherExit?: "allow" | "block";
}

/** Everything the engine, the rules and the reporters need to know of one agent at one version. */
export interface Dialect {
  readonly id: DialectId;
  readonly title: string;
  /** The version whose behaviour this is. */
  readonly version: string;
  readonly events: EventTable;
  readonly timeout: TimeoutFacts;
  readonly tools: ToolFacts;
  /** Its words for what all agents do, for the events of other agents. */
  readonly vocabulary: Vocabulary;
  /** Variables the agent sets for a hook, for the words of findings. */
  readonly variables: readonly string[];

  /** The repository files this agent (or nobody, `layer: "dead"`) reads hooks from. */
  discover(tree: FileTree): ConfigFile[];
  /** Files of layers outside the repository that the user points at; only those that exist. */
  layers(dirs: LayerDirs, outside: OutsideFiles): ConfigFile[];
  /** What the agent loads from one file. Never throws on content. */
  parse(config: ConfigFile, source: SourceText): ParsedConfig;
  /** What only a look at other files shows (an entry point …), added to a parsed config; absent = nothing. */
  withFiles?(parsed: ParsedConfig, files: RepositoryFiles, outside: OutsideFiles): ParsedConfig;
  /** Defects that only show when all files of a project are seen together, each with the file it stands in; absent = none. */
  clashes?(configs: readonly ParsedConfig[]): { config: ParsedConfig; defect: Defect }[];
  /**
   * All hooks of one project in registration order: its files, layers and extensions merged as the vendor merges
   * them. Sets `enabled` and `disabledBecause`; drops nothing.
   */
  register(configs: readonly ParsedConfig[]): Hook[];

  /** Every payload says which event it is of; absent = true. */
  readonly payloadNamesEvent?: boolean;
  /** The agent also loads the hooks of every config root above the one it works in. */
  readonly inheritsAncestors?: boolean;
  /** Folder a hook's command starts in, relative to the repository root; absent = the config root. */
  hookFolder?(config: ConfigFile): string;

  matcher: MatcherEngine;
  /** Which hooks the agent would start for an event, in its order, after its own deduplication. */
  plan(hooks: readonly Hook[], event: AgentEvent): Plan;
  /** The whole stdin payload: the recorded one with the fields filled in that every payload of the event has. */
  payload(event: AgentEvent, session: SessionFacts, workspace: Workspace): JsonObject;
  /** How the agent would start a hook; a string says why it cannot be started at all. */
  invocation(
    hook: Hook,
    payload: JsonObject,
    workspace: Workspace,
  ): Invocation | { impossible: string };
  /** What the agent would make of a finished hook. */
  interpret(hook: Hook, event: AgentEvent, run: RunResult): Interpretation;
  /** The payload the next hook of a sequential event gets. */
  chain(payload: JsonObject, event: AgentEvent, result: HookResult): JsonObject;
  /** A later event of a call whose input the hooks of its before-event have changed; absent = nothing changes. */
  afterRewrite?(event: AgentEvent, before: Decision): AgentEvent;
  /** How often in a row a stop can be refused; absent = without end. */
  readonly stopCap?: StopCap;
  /** The agent starts no further hook of the event after this answer; absent = it always starts all. */
  stops?(result: HookResult): boolean;
  /** What the agent would do after all hooks of the event. */
  combine(event: AgentEvent, results: readonly HookResult[]): Ruling;

  /** What one payload tells of its session; absent = `session_id` and `cwd`. */
  sessionOf?(input: JsonObject): Partial<SessionFacts>;
  /** The tool of a tool event, as hooks see it; null on other events. */
  tool(event: AgentEvent): string | null;
  /** The part of the payload a person wants to see: command, path, prompt, source …; empty when there is none. */
  subject(event: AgentEvent): string;
}

/** A limit on refused stops. */
export interface StopCap {
  most: number;
  /** Does the count begin anew with this event? */
  restarts(event: AgentEvent): boolean;
}

/** What a dialect reads out of one run; the engine adds the hook and the run itself. */
export type Interpretation = Omit<HookResult, "hook" | "run">;

/** The hooks an agent would start for one event. */
export interface Plan {
  steps: PlanStep[];
  /** One after the other, each seeing what the one before changed; else all at once. */
  sequential: boolean;
  /** The agent's own planning gives up (and lets the operation through): why. */
  failure: string | null;
}

export interface PlanStep {
  hook: Hook;
  /** Why hookgate cannot run it (needs a model, a server …); null when it can. */
  skip: string | null;
}

/** A repository seen from its root. Paths are relative, with `/`. */
export interface FileTree {
  readonly files: readonly string[];
  has(path: string): boolean;
  /** The text of a file, or null when it cannot be read. Bounded in size. */
  read(path: string): string | null;
}

/** What of a repository's files decides how a hook starts. Paths are relative to its root, with `/`. */
export interface RepositoryFiles {
  has(path: string): boolean;
  isDirectory(path: string): boolean;
  /** Git's mode of a tracked file (`100755`, `100644`, `120000`); null when untracked or no git. */
  gitMode(path: string): string | null;
  /** The file's own execute bit; null where the platform has none. */
  executable(path: string): boolean | null;
  /** Text of a file, bounded; null when missing or unreadable. */
  read(path: string): string | null;
}

/** Files outside of the repository, for layers given by option; absolute paths. */
export interface OutsideFiles {
  exists(path: string): boolean;
  /** Text of a file, bounded; null when missing or unreadable. */
  read(path: string): string | null;
  /** Names in a folder, sorted; empty when there is no such folder. */
  list(path: string): readonly string[];
}

/** Folders given by option that stand in for the user's home, the system's configuration, installed extensions. */
export interface LayerDirs {
  /** Stand-in for the home folder (`<DIR>/.gemini/settings.json`); absolute. */
  user: string | null;
  /** Stand-in for the system configuration (`/etc`); absolute. */
  system: string | null;
  /** One folder per installed extension or plugin; absolute. */
  extensions: readonly string[];
}

/** What a blocking answer does on an event. */
export type Blocking =
  /** The operation does not happen. */
  | "operation"
  /** The agent goes on instead of stopping. */
  | "stop"
  /** It has happened; the model or the user is told. */
  | "after-the-fact"
  /** Nothing. */
  | "never";

export interface EventFacts {
  name: string;
  /** First version that fires it; null when it always did. */
  since: string | null;
  blocking: Blocking;
  /** Verdicts the agent honours here, besides `none`. */
  honours: readonly Verdict[];
  /** The payload field a matcher is compared with; null when a matcher is ignored. */
  matches: MatchTarget | null;
  /** False for an event that is accepted or documented but not fired by this version. */
  fires: boolean;
  documented: boolean;
  /** Runs without anybody asking for anything (session start and end …). */
  byItself: boolean;
}

export interface MatchTarget {
  /** `tool_name`, `source` … */
  field: string;
  /** All possible values, when the vendor has a closed list. */
  values: readonly string[] | null;
}

export interface EventTable {
  /** Facts of an event name, or null when this vendor has no such event. */
  get(name: string): EventFacts | null;
  readonly names: readonly string[];
  /** The event of this vendor that means the same as another vendor's, or is spelt nearly so; null when none. */
  nearest(
    name: string,
  ): { name: string; because: "other-vendor" | "spelling"; vendor: string | null } | null;
}

export interface TimeoutFacts {
  /** Unit of the number in the config. */
  unit: "ms" | "s";
  /** Default in milliseconds for a command hook on an event. */
  defaultMs(event: string): number;
  /** What the vendor does when the time is up, as a clause: "kills it and lets the call through". */
  onTimeout(event: string): string;
}

export interface ToolFacts {
  /** Names of this version's own tools. */
  known: readonly string[];
  /** Names other versions used, and what replaced them; null when nothing did. */
  former: Readonly<Record<string, string | null>>;
  /** This vendor's counterpart of another vendor's tool name; null when there is none. */
  counterpart(foreign: string): { name: string; vendor: string } | null;
  /** Groups of tools that do the same kind of act (`write_file`, `replace`): a guard of one usually means all. */
  siblings: readonly (readonly string[])[];
  /** Of the siblings, those for special files only: a guard that leaves out nothing else is mentioned, not warned of. */
  rareSiblings?: readonly string[];
  /** Could this be the name of an MCP or otherwise added tool here? */
  isExternal(name: string): boolean;
}

/** A matcher after the vendor's own reading of it. */
export interface CompiledMatcher {
  /** `all`: empty, `*` …; `names`: a list compared exactly; `pattern`: a regular expression; `exact`: one value compared exactly. */
  kind: "all" | "names" | "pattern" | "exact";
  /** The names of a `names` or `exact` matcher; empty otherwise. */
  names: readonly string[];
  /** Why the vendor's engine rejects the pattern; null when it does not. */
  invalid: string | null;
  /** What the vendor does with an invalid one, as a clause; null when valid. */
  onInvalid: string | null;
  test(value: string): boolean;
}

export interface MatcherEngine {
  /** For the words of findings: "JavaScript regular expression, unanchored". */
  describe(event: string): string;
  /** Backtracks without bound on some patterns. */
  backtracks: boolean;
  compile(matcher: string, event: string): CompiledMatcher;
}

/** A layer that belongs to the repository. */
export function inRepository(layer: Layer): boolean {
  return layer !== "user" && layer !== "system" && layer !== "system-defaults";
}
