import type { Dialect } from "../dialects/dialect.ts";
import { closest } from "../dialects/event-table.ts";
import type { Project } from "../discover/projects.ts";
import type { AgentEvent, SessionFacts } from "../model/event.ts";
import type { Hook } from "../model/hook.ts";
import type { Workspace } from "../model/run.ts";

/** Why one recorded event did not start the hook. */
export type Miss =
  /** Its matcher is compared with another value. */
  | "matcher"
  /** Another hook with the same identity was started in its place. */
  | "duplicate"
  /** The filter beside the matcher, or the sub-agent or skill it belongs to. */
  | "filter";

/** A recorded event, as one line of an answer. */
export interface Call {
  file: string;
  step: number;
  line: number | null;
  /** What the matcher is compared with: a tool's name, a source …; null where matchers are ignored. */
  value: string | null;
  subject: string;
}

/** Everything that decides whether a hook fires, and what recorded events say about it. */
export interface Answer {
  hook: Hook;
  /** Reasons that hold for every event, recorded or not; empty when it can fire. */
  never: string[];
  /** Recorded events of its name. */
  events: number;
  fired: number;
  /** The first calls that started it. */
  firedOn: Call[];
  missed: Readonly<Record<Miss, number>>;
  /** Values that its matcher did not fit, the nearest first, with how often each was seen and where first. */
  nearest: { value: string; count: number; first: Call }[];
}

const mostCalls = 3;
const mostNearest = 5;

/** Stands for the scratch copy: planning only looks at the payload. */
const nowhere: Workspace = {
  repository: "/repository",
  project: "/repository",
  home: "/home",
  tmp: "/tmp",
};

/** Collects, event by event, why one hook of a project fires or does not. */
export class Why {
  readonly #hook: Hook;
  readonly #hooks: readonly Hook[];
  readonly #dialect: Dialect;
  readonly #firedOn: Call[] = [];
  readonly #missed: Record<Miss, number> = { matcher: 0, duplicate: 0, filter: 0 };
  readonly #values = new Map<string, { value: string; count: number; first: Call }>();
  #events = 0;
  #fired = 0;

  constructor(hook: Hook, { dialect, hooks }: Pick<Project, "dialect" | "hooks">) {
    this.#hook = hook;
    this.#hooks = hooks;
    this.#dialect = dialect;
  }

  /** The agent whose hook is asked about. */
  get dialect(): Dialect {
    return this.#dialect;
  }

  /** Takes one recorded event into account; those of other dialects and names are not meant. */
  see(recorded: AgentEvent, session: SessionFacts, file: string): void {
    if (recorded.dialect !== this.#dialect.id || recorded.name !== this.#hook.event) return;
    this.#events += 1;
    const input = this.#dialect.payload(recorded, session, nowhere);
    const event = { ...recorded, input };
    const value = matchedValue(this.#dialect, event);
    const subject = this.#dialect.subject(event);
    const call: Call = { file, step: event.step, line: event.line, value, subject };
    if (this.#isPlanned(this.#hooks, event)) {
      this.#fired += 1;
      if (this.#firedOn.length < mostCalls) this.#firedOn.push(call);
      return;
    }
    const miss = this.#missOf(event, value);
    this.#missed[miss] += 1;
    if (miss !== "matcher" || value === null) return;
    const known = this.#values.get(value);
    if (known) known.count += 1;
    else this.#values.set(value, { value, count: 1, first: call });
  }

  answer(): Answer {
    return {
      hook: this.#hook,
      never: neverReasons(this.#hook, this.#dialect),
      events: this.#events,
      fired: this.#fired,
      firedOn: this.#firedOn,
      missed: this.#missed,
      nearest: this.#nearest(),
    };
  }

  #isPlanned(hooks: readonly Hook[], event: AgentEvent): boolean {
    const plan = this.#dialect.plan(hooks, event);
    return plan.steps.some((step) => step.hook.id === this.#hook.id);
  }

  #missOf(event: AgentEvent, value: string | null): Miss {
    if (this.#isPlanned([this.#hook], event)) return "duplicate";
    const matcher = this.#hook.matcher;
    if (matcher === null || value === null) return "filter";
    const fits = this.#dialect.matcher.compile(matcher, event.name).test(value);
    return fits ? "filter" : "matcher";
  }

  /** The seen values most like what the matcher asks for, then the most frequent ones. */
  #nearest(): Answer["nearest"] {
    const words = (this.#hook.matcher ?? "").split(/[^\w-]+/).filter((word) => word !== "");
    const alike = new Set(words.flatMap((word) => closest(word, [...this.#values.keys()]) ?? []));
    return [...this.#values.values()]
      .sort(
        (a, b) =>
          Number(alike.has(b.value)) - Number(alike.has(a.value)) ||
          b.count - a.count ||
          (a.value < b.value ? -1 : 1),
      )
      .slice(0, mostNearest);
  }
}

/** What makes a hook silent whatever happens: switched off, an event nobody fires, a matcher that fits no known value. */
function neverReasons(hook: Hook, dialect: Dialect): string[] {
  const reasons: string[] = [];
  const facts = dialect.events.get(hook.event);
  if (!hook.enabled) reasons.push(hook.disabledBecause ?? "it is switched off");
  if (facts === null) reasons.push(`${dialect.title} has no event \`${hook.event}\``);
  else if (!facts.fires) {
    reasons.push(`${dialect.title} ${dialect.version} does not fire \`${hook.event}\``);
  }
  if (hook.matcher === null || facts === null || facts.matches === null) return reasons;
  const compiled = dialect.matcher.compile(hook.matcher, hook.event);
  const values = facts.matches.values;
  if (compiled.invalid !== null) {
    reasons.push(`its matcher is not valid (${compiled.invalid})`);
  } else if (values !== null && compiled.kind !== "all" && !values.some((v) => compiled.test(v))) {
    reasons.push(
      `its matcher fits none of the possible values: ${values.map((v) => `\`${v}\``).join(", ")}`,
    );
  }
  return reasons;
}

/** What the matcher of an event is compared with; null where matchers are ignored or the value is absent. */
function matchedValue(dialect: Dialect, event: AgentEvent): string | null {
  const tool = dialect.tool(event);
  if (tool !== null) return tool;
  const field = dialect.events.get(event.name)?.matches?.field;
  if (field === undefined || !Object.hasOwn(event.input, field)) return null;
  const value = event.input[field];
  return typeof value === "string" ? value : null;
}
