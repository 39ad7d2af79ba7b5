import { closest } from "../dialects/event-table.ts";
import { UsageError } from "../model/errors.ts";
import type { Span } from "../model/place.ts";
import { parseJson } from "../source/json.ts";
import { duplicateKeys, entry, type Located, nodeAt, toJson } from "../source/located.ts";
import { lowerFirst, SourceText } from "../source/text.ts";
import { parseYaml } from "../source/yaml.ts";
import { defaultPolicy, type Policy, type Suppression } from "./policy.ts";
import { type PolicyFile, policySchema } from "./schema.ts";

/** Where a policy file is looked for, first hit wins. */
export const policyPlaces = ["", ".github/"].flatMap((folder) =>
  ["yml", "yaml", "json"].map((ending) => `${folder}hookgate.${ending}`),
);

/** Names a policy may use, to tell a typo from a choice. */
export interface KnownNames {
  rules: readonly string[];
  dialects: readonly string[];
  /** Why an agent has no such version; null when it has. */
  badVersion(dialect: string, version: string): string | null;
}

/**
 * Reads a policy.
 * @param file path as shown in messages; `.json` is read as JSON with comments, anything else as YAML
 * @throws UsageError with file, line and column for anything that is not a valid policy
 */
export function loadPolicy(file: string, text: string, known: KnownNames): Policy {
  const source = new SourceText(file, text);
  const parsed = file.endsWith(".json")
    ? parseJson(source, { comments: "allowed", bom: "stripped" })
    : parseYaml(source);
  const fail = (span: Span, what: string): never => {
    const { line, column } = source.place(span);
    throw new UsageError(`${file}:${line}:${column}: ${what}`);
  };

  const [problem] = parsed.problems;
  if (problem) fail(problem.span, problem.what);
  const { root } = parsed;
  if (root === null || root.kind === "null") return { ...defaultPolicy, file };
  if (root.kind !== "object") return fail(root, "a policy is a mapping of settings");
  const [twice] = duplicateKeys(root);
  if (twice) fail(twice.lost.keySpan, `the key "${twice.lost.key}" stands twice`);

  const checked = policySchema.safeParse(toJson(root));
  if (!checked.success) {
    const issue = checked.error.issues[0];
    if (!issue) throw checked.error;
    const at = nodeAt(root, issue.path);
    const name = issue.path.join(".");
    if (issue.code === "unrecognized_keys") {
      const key = issue.keys[0] ?? "";
      const near = closest(key, keysAt(issue.path));
      const hint = near === null ? "" : `; did you mean "${near}"?`;
      return fail(
        (at.kind === "object" ? entry(at, key)?.keySpan : undefined) ?? at,
        `unknown key "${[...issue.path, key].join(".")}"${hint}`,
      );
    }
    return fail(at, name === "" ? issue.message : `${name}: ${lowerFirst(issue.message)}`);
  }
  const policy = checked.data;

  const requireKnown = (kind: "rule" | "dialect", name: string, span: Span): void => {
    const names = kind === "rule" ? known.rules : known.dialects;
    if (names.includes(name)) return;
    const near = closest(name, names);
    const hint = near === null ? "" : `; did you mean "${near}"?`;
    fail(span, `unknown ${kind} "${name}"${hint}`);
  };
  for (const id of Object.keys(policy.rules ?? {})) {
    requireKnown("rule", id, keySpanAt(root, ["rules", id]));
  }
  for (const id of Object.keys(policy.agents ?? {})) {
    requireKnown("dialect", id, keySpanAt(root, ["agents", id]));
    const version = policy.agents?.[id]?.version;
    const bad = version === undefined ? null : known.badVersion(id, version);
    if (bad !== null) fail(nodeAt(root, ["agents", id, "version"]), bad);
  }
  policy.replay?.dialects?.forEach((id, index) => {
    requireKnown("dialect", id, nodeAt(root, ["replay", "dialects", index]));
  });
  policy.suppress?.forEach(({ rule }, index) => {
    requireKnown("rule", rule, nodeAt(root, ["suppress", index, "rule"]));
  });
  return withDefaults(file, policy, root);
}

/** `90s`, `10m` … in milliseconds. */
export function durationMs(text: string): number {
  const units: Record<string, number> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 };
  const [, amount = "0", unit = "ms"] = /^(\d+)(ms|s|m|h)$/.exec(text) ?? [];
  return Number(amount) * (units[unit] ?? 1);
}

function withDefaults(file: string, policy: PolicyFile, root: Located): Policy {
  const replay = policy.replay ?? {};
  const suppressions: Suppression[] = (policy.suppress ?? []).map((s, index) => {
    const { start, end } = nodeAt(root, ["suppress", index]);
    return {
      rule: s.rule,
      file: s.file ?? null,
      hook: s.hook ?? null,
      reason: s.reason,
      span: { start, end },
    };
  });
  const versions = Object.entries(policy.agents ?? {}).flatMap(([id, agent]) =>
    agent.version === undefined ? [] : [[id, agent.version] as const],
  );
  return {
    file,
    failOn: policy["fail-on"] ?? defaultPolicy.failOn,
    include: policy.include ?? defaultPolicy.include,
    exclude: policy.exclude ?? defaultPolicy.exclude,
    versions: new Map(versions),
    severities: new Map(Object.entries(policy.rules ?? {})),
    transcripts: replay.transcripts ?? defaultPolicy.transcripts,
    transcriptsGiven: replay.transcripts !== undefined,
    replayDialects: replay.dialects ?? null,
    jobs: replay.jobs ?? null,
    sandbox: replay.sandbox ?? defaultPolicy.sandbox,
    onOtherExit: replay["on-other-exit"] ?? defaultPolicy.onOtherExit,
    passedVariables: replay.env ?? [],
    budgetMs: replay.budget === undefined ? null : durationMs(replay.budget),
    translate: replay.translate ?? defaultPolicy.translate,
    mapRoot: replay["map-root"] ?? defaultPolicy.mapRoot,
    suppressions,
  };
}

function keySpanAt(root: Located, path: readonly string[]): Span {
  const parent = nodeAt(root, path.slice(0, -1));
  const key = path.at(-1) ?? "";
  return (parent.kind === "object" ? entry(parent, key)?.keySpan : undefined) ?? parent;
}

/** The keys allowed at a path of the schema, for suggestions. */
function keysAt(path: readonly PropertyKey[]): string[] {
  const shape = policySchema.def.shape;
  if (path.length === 0) return Object.keys(shape);
  if (path[0] === "replay") return Object.keys(shape.replay.def.innerType.def.shape);
  if (path[0] === "suppress") return ["rule", "file", "hook", "reason"];
  return ["version"];
}
