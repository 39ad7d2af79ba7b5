export const id = 92;
export const ids = [92];
export const modules = {

/***/ 1092:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  z: () => (/* binding */ check),
  t: () => (/* binding */ openPolicy)
});

// EXTERNAL MODULE: ./build/dialects/choose.js
var choose = __webpack_require__(4829);
// EXTERNAL MODULE: ./build/dialects/registry.js + 145 modules
var registry = __webpack_require__(4995);
// EXTERNAL MODULE: ./build/discover/open.js + 2 modules
var discover_open = __webpack_require__(1009);
// EXTERNAL MODULE: ./build/discover/projects.js
var discover_projects = __webpack_require__(4074);
// EXTERNAL MODULE: ./build/source/text.js
var source_text = __webpack_require__(6137);
;// CONCATENATED MODULE: ./build/discover/texts.js

/** Configs are at hand; the policy, scripts and recordings are read when somebody asks for a line of them. */
function sourceTexts(projects, repository, policy, edge) {
    const texts = new Map(projects.flatMap((p) => p.configs).map((c) => [c.source.file, c.source]));
    return (file) => {
        let text = texts.get(file);
        if (text === undefined) {
            const read = file === policy.file
                ? edge.read(edge.absolute(repository.root, file))
                : repository.read(file);
            text = read === null ? null : new source_text/* SourceText */.D(file, read);
            texts.set(file, text);
        }
        return text;
    };
}

// EXTERNAL MODULE: ./build/rules/announced.js
var announced = __webpack_require__(6661);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./build/model/finding.js
var finding = __webpack_require__(6939);
;// CONCATENATED MODULE: ./build/rules/driver.js


/** Runs the lint rules over every config. */
function lintFindings(rules, contexts, overrides) {
    const active = rules.filter(isLintRule).filter((rule) => overrides.get(rule.meta.id) !== "off");
    return contexts.flatMap((context) => active.flatMap((rule) => {
        if (!applies(rule, context.dialect.id))
            return [];
        return [...rule.lint(context)].map((remark) => driver_finding(rule, { dialect: context.dialect.id, ...remark }, overrides));
    }));
}
/** Runs the replay rules over everything that was replayed. */
function replayFindings(rules, context, overrides) {
    return rules
        .filter(isReplayRule)
        .filter((rule) => overrides.get(rule.meta.id) !== "off")
        .flatMap((rule) => [...rule.replay(context)].map((remark) => driver_finding(rule, remark, overrides)));
}
/** A finding of a rule that the pipeline reports itself; null when the policy switches it off. */
function pipelineFinding(rule, remark, overrides) {
    return overrides.get(rule.meta.id) === "off" ? null : driver_finding(rule, remark, overrides);
}
/** Leaves out what another finding about the same hook explains: one mistake is reported once. */
function withoutConsequences(findings, rules) {
    const consequences = new Map(rules.map(({ meta }) => [meta.id, meta.explains ?? []]));
    const explained = new Set(findings.flatMap((f) => (consequences.get(f.rule) ?? []).map((rule) => `${rule} ${f.hook}`)));
    return findings.filter((f) => f.hook === null || !explained.has(`${f.rule} ${f.hook}`));
}
/**
 * Sorts findings for a report and gives each its fingerprint: rule, file, and what it is about (the hook, else the
 * quoted text), so that unrelated edits above it change nothing. Equal ones are numbered in order.
 */
function finish(findings) {
    const seen = new Map();
    return [...findings].sort(finding/* compareFindings */.Eg).map((f) => {
        const about = f.hook ?? f.message.replace(/\d+/g, "#");
        const hash = (0,external_node_crypto_.createHash)("sha256")
            .update([f.rule, f.file, about].join("\0"))
            .digest("hex")
            .slice(0, 16);
        const count = (seen.get(hash) ?? 0) + 1;
        seen.set(hash, count);
        const empty = f.endLine === f.line && f.endColumn <= f.column;
        return {
            ...f,
            ...(empty ? { endColumn: f.column + 1 } : {}),
            fingerprint: count === 1 ? hash : `${hash}:${count}`,
        };
    });
}
function driver_finding(rule, remark, overrides) {
    const wanted = overrides.get(rule.meta.id);
    const severity = wanted !== undefined && wanted !== "off" ? wanted : (remark.severity ?? rule.meta.severity);
    return {
        ...remark.place,
        rule: rule.meta.id,
        severity,
        message: remark.message,
        dialect: remark.dialect ?? null,
        hook: remark.hook ?? null,
        fingerprint: "",
    };
}
function applies(rule, dialect) {
    return rule.meta.dialects === null || rule.meta.dialects.some((d) => d.id === dialect);
}
function isLintRule(rule) {
    return "lint" in rule;
}
function isReplayRule(rule) {
    return "replay" in rule;
}

// EXTERNAL MODULE: ./build/rules/unused-suppression.js
var unused_suppression = __webpack_require__(9702);
// EXTERNAL MODULE: ./build/policy/suppress.js
var suppress = __webpack_require__(1000);
;// CONCATENATED MODULE: ./build/policy/accept.js




/**
 * Applies the policy's suppressions and reports those that no longer do anything.
 * @param complete everything ran that could have produced findings; otherwise an unused suppression proves nothing
 * @param undeniable findings that no policy may touch
 * @param text the policy's own text, for the place of a suppression
 */
function acceptFindings(found, policy, undeniable, complete, text) {
    const { kept, suppressed, unused } = (0,suppress/* suppress */.Mc)(found, policy.suppressions);
    const stale = complete ? unused.filter((s) => !announced/* announcedRules */.f.includes(s.rule)) : [];
    const remarks = stale.map((suppression) => pipelineFinding(unused_suppression/* unusedSuppression */.s, { message: staleWords(suppression), place: placeOf(suppression, policy, text) }, policy.severities));
    const told = remarks.filter((f) => f !== null);
    return { findings: finish([...kept, ...told, ...undeniable]), suppressed };
}
function staleWords({ rule, file }) {
    const where = file === null ? "" : ` in \`${file}\``;
    return `This suppression of \`${rule}\`${where} matches no finding any more. Remove it, so that it cannot hide a new one.`;
}
function placeOf({ span }, policy, text) {
    const file = policy.file ?? "hookgate.yml";
    return text(file)?.place(span) ?? { file, line: 1, column: 1, endLine: 1, endColumn: 1 };
}

// EXTERNAL MODULE: ./build/model/errors.js
var errors = __webpack_require__(2011);
// EXTERNAL MODULE: ./build/dialects/event-table.js
var event_table = __webpack_require__(6611);
// EXTERNAL MODULE: ./build/source/json.js
var json = __webpack_require__(2112);
// EXTERNAL MODULE: ./build/source/located.js
var located = __webpack_require__(4802);
// EXTERNAL MODULE: ./build/source/yaml.js
var yaml = __webpack_require__(5921);
// EXTERNAL MODULE: ./build/policy/policy.js
var policy_policy = __webpack_require__(8301);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 17 modules
var schemas = __webpack_require__(8816);
;// CONCATENATED MODULE: ./build/policy/schema.js


const globs = schemas/* array */.YOg(schemas/* string */.YjP().min(1));
/** A positive duration such as `90s`, `10m`, `1h`. */
const duration = schemas/* string */.YjP()
    .regex(/^[1-9]\d{0,5}(?:ms|s|m|h)$/, "a duration such as 90s, 10m or 1h is expected");
/** `hookgate.yml`: everything optional, nothing unknown allowed. The published JSON Schema is made from this. */
const policySchema = schemas/* strictObject */.rej({
    "fail-on": schemas/* enum */.k5n(["error", "warning", "never"])
        .describe("the gravest kind of finding that fails the gate"),
    include: globs.describe("where to look for hook configs; default: everywhere"),
    exclude: globs.describe("configs and recordings to leave out"),
    agents: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* strictObject */.rej({ version: schemas/* string */.YjP("a version in quotes is expected").min(1) }).partial())
        .describe("version of an agent whose behaviour counts; default: the newest known"),
    rules: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* enum */.k5n([...finding/* severities */.gO, "off"])).describe("severity per rule"),
    replay: schemas/* strictObject */.rej({
        transcripts: globs.describe("recordings to replay"),
        dialects: schemas/* array */.YOg(schemas/* string */.YjP()).describe("only the hooks of these agents"),
        jobs: schemas/* number */.aig().int().min(1).max(256).describe("recordings replayed at once"),
        sandbox: schemas/* enum */.k5n(["auto", "bubblewrap", "unshare", "none"]),
        "on-other-exit": schemas/* enum */.k5n(["allow", "block"])
            .describe("Agent Hooks: what an exit code other than 0 and 2 does"),
        env: schemas/* array */.YOg(schemas/* string */.YjP().regex(/^[A-Za-z_][A-Za-z0-9_]*$/, "the name of a variable is expected"))
            .describe("variables of this process that hooks may see"),
        network: schemas/* boolean */.zMY(),
        budget: duration.describe("time after which the whole replay is ended"),
        translate: schemas/* enum */.k5n(["auto", "always", "never"])
            .describe("replay recordings of other agents through an agent's hooks, in its own words: auto = where it has no recordings of its own; default: auto"),
        "map-root": schemas/* boolean */.zMY()
            .describe("replace the folder a session was recorded in by the replay workspace in paths; default: true"),
    })
        .partial(),
    suppress: schemas/* array */.YOg(schemas/* strictObject */.rej({
        rule: schemas/* string */.YjP().min(1),
        file: schemas/* string */.YjP().min(1).optional().describe("a path or glob; default: every file"),
        hook: schemas/* string */.YjP().min(1).optional().describe("id of a hook"),
        reason: schemas/* string */.YjP().trim().min(1, "a reason is needed"),
    }))
        .describe("findings that were looked at and accepted, each with its reason"),
})
    .partial();

;// CONCATENATED MODULE: ./build/policy/load.js








/** Where a policy file is looked for, first hit wins. */
const policyPlaces = ["", ".github/"].flatMap((folder) => ["yml", "yaml", "json"].map((ending) => `${folder}hookgate.${ending}`));
/**
 * Reads a policy.
 * @param file path as shown in messages; `.json` is read as JSON with comments, anything else as YAML
 * @throws UsageError with file, line and column for anything that is not a valid policy
 */
function loadPolicy(file, text, known) {
    const source = new source_text/* SourceText */.D(file, text);
    const parsed = file.endsWith(".json")
        ? (0,json/* parseJson */.q)(source, { comments: "allowed", bom: "stripped" })
        : (0,yaml/* parseYaml */.h)(source);
    const fail = (span, what) => {
        const { line, column } = source.place(span);
        throw new errors/* UsageError */.e(`${file}:${line}:${column}: ${what}`);
    };
    const [problem] = parsed.problems;
    if (problem)
        fail(problem.span, problem.what);
    const { root } = parsed;
    if (root === null || root.kind === "null")
        return { ...policy_policy/* defaultPolicy */.G4, file };
    if (root.kind !== "object")
        return fail(root, "a policy is a mapping of settings");
    const [twice] = (0,located/* duplicateKeys */.ss)(root);
    if (twice)
        fail(twice.lost.keySpan, `the key "${twice.lost.key}" stands twice`);
    const checked = policySchema.safeParse((0,located/* toJson */.aB)(root));
    if (!checked.success) {
        const issue = checked.error.issues[0];
        if (!issue)
            throw checked.error;
        const at = (0,located/* nodeAt */.oB)(root, issue.path);
        const name = issue.path.join(".");
        if (issue.code === "unrecognized_keys") {
            const key = issue.keys[0] ?? "";
            const near = (0,event_table/* closest */.k)(key, keysAt(issue.path));
            const hint = near === null ? "" : `; did you mean "${near}"?`;
            return fail((at.kind === "object" ? (0,located/* entry */.f_)(at, key)?.keySpan : undefined) ?? at, `unknown key "${[...issue.path, key].join(".")}"${hint}`);
        }
        return fail(at, name === "" ? issue.message : `${name}: ${(0,source_text/* lowerFirst */.o)(issue.message)}`);
    }
    const policy = checked.data;
    const requireKnown = (kind, name, span) => {
        const names = kind === "rule" ? known.rules : known.dialects;
        if (names.includes(name))
            return;
        const near = (0,event_table/* closest */.k)(name, names);
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
        if (bad !== null)
            fail((0,located/* nodeAt */.oB)(root, ["agents", id, "version"]), bad);
    }
    policy.replay?.dialects?.forEach((id, index) => {
        requireKnown("dialect", id, (0,located/* nodeAt */.oB)(root, ["replay", "dialects", index]));
    });
    policy.suppress?.forEach(({ rule }, index) => {
        requireKnown("rule", rule, (0,located/* nodeAt */.oB)(root, ["suppress", index, "rule"]));
    });
    return withDefaults(file, policy, root);
}
/** `90s`, `10m` … in milliseconds. */
function durationMs(text) {
    const units = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 };
    const [, amount = "0", unit = "ms"] = /^(\d+)(ms|s|m|h)$/.exec(text) ?? [];
    return Number(amount) * (units[unit] ?? 1);
}
function withDefaults(file, policy, root) {
    const replay = policy.replay ?? {};
    const suppressions = (policy.suppress ?? []).map((s, index) => {
        const { start, end } = (0,located/* nodeAt */.oB)(root, ["suppress", index]);
        return {
            rule: s.rule,
            file: s.file ?? null,
            hook: s.hook ?? null,
            reason: s.reason,
            span: { start, end },
        };
    });
    const versions = Object.entries(policy.agents ?? {}).flatMap(([id, agent]) => agent.version === undefined ? [] : [[id, agent.version]]);
    return {
        file,
        failOn: policy["fail-on"] ?? policy_policy/* defaultPolicy */.G4.failOn,
        include: policy.include ?? policy_policy/* defaultPolicy */.G4.include,
        exclude: policy.exclude ?? policy_policy/* defaultPolicy */.G4.exclude,
        versions: new Map(versions),
        severities: new Map(Object.entries(policy.rules ?? {})),
        transcripts: replay.transcripts ?? policy_policy/* defaultPolicy */.G4.transcripts,
        transcriptsGiven: replay.transcripts !== undefined,
        replayDialects: replay.dialects ?? null,
        jobs: replay.jobs ?? null,
        sandbox: replay.sandbox ?? policy_policy/* defaultPolicy */.G4.sandbox,
        onOtherExit: replay["on-other-exit"] ?? policy_policy/* defaultPolicy */.G4.onOtherExit,
        passedVariables: replay.env ?? [],
        budgetMs: replay.budget === undefined ? null : durationMs(replay.budget),
        translate: replay.translate ?? policy_policy/* defaultPolicy */.G4.translate,
        mapRoot: replay["map-root"] ?? policy_policy/* defaultPolicy */.G4.mapRoot,
        suppressions,
    };
}
function keySpanAt(root, path) {
    const parent = (0,located/* nodeAt */.oB)(root, path.slice(0, -1));
    const key = path.at(-1) ?? "";
    return (parent.kind === "object" ? (0,located/* entry */.f_)(parent, key)?.keySpan : undefined) ?? parent;
}
/** The keys allowed at a path of the schema, for suggestions. */
function keysAt(path) {
    const shape = policySchema.def.shape;
    if (path.length === 0)
        return Object.keys(shape);
    if (path[0] === "replay")
        return Object.keys(shape.replay.def.innerType.def.shape);
    if (path[0] === "suppress")
        return ["rule", "file", "hook", "reason"];
    return ["version"];
}

;// CONCATENATED MODULE: ./build/policy/find.js



/**
 * The policy of a repository: the file the user names, else the first one found in its places, else the defaults.
 * @throws UsageError when a named file cannot be read, or any policy is invalid
 */
function readPolicy(repository, edge, named, known) {
    if (named !== null) {
        // As a person at a terminal means it, else as the Action does.
        const text = edge.read(edge.absolute(named)) ?? edge.read(edge.absolute(repository.root, named));
        if (text === null)
            throw new errors/* UsageError */.e(`${named}: the policy file cannot be read`);
        return loadPolicy(named, text, known);
    }
    const place = policyPlaces.find((path) => repository.has(path));
    if (place === undefined)
        return policy_policy/* defaultPolicy */.G4;
    const text = repository.read(place);
    if (text === null)
        throw new errors/* UsageError */.e(`${place}: the policy file cannot be read`);
    return loadPolicy(place, text, known);
}

// EXTERNAL MODULE: ./build/policy/gate.js
var gate = __webpack_require__(8412);
// EXTERNAL MODULE: ./build/rules/budget-exceeded.js
var budget_exceeded = __webpack_require__(4421);
// EXTERNAL MODULE: ./build/rules/hooks-not-run.js
var hooks_not_run = __webpack_require__(3012);
// EXTERNAL MODULE: ./build/rules/registry.js + 53 modules
var rules_registry = __webpack_require__(7229);
;// CONCATENATED MODULE: ./build/replay/findings.js





/** What the replay rules say, and whether the replay came to its end. */
function findingsOfReplay(replayed, projects, severities) {
    const dialects = new Map(projects.map((p) => [p.dialect.id, p.dialect]));
    const found = replayFindings(rules_registry/* rules */.a, { dialects, hooks: (0,discover_projects/* uniqueHooks */.m)(projects), recordings: replayed.outcomes }, severities);
    const stopped = replayed.outcomes.find((o) => o.outOfTime);
    if (stopped === undefined)
        return found;
    const exceeded = pipelineFinding(budget_exceeded/* budgetExceeded */.r, {
        message: `The time budget of the replay was used up in \`${stopped.file}\` after ${stopped.events} events. What comes after it was not decided.`,
        place: { file: stopped.file, line: 1, column: 1, endLine: 1, endColumn: 1 },
    }, severities);
    return exceeded === null ? found : [...found, exceeded];
}
/**
 * The finding of a replay that was refused, at the first config; none where there is nothing to run. No policy counts
 * here: the one at hand is the contributor's own.
 */
function refusalFindings(reason, projects) {
    const first = projects.flatMap((p) => p.configs)[0];
    if (first === undefined)
        return [];
    const finding = pipelineFinding(hooks_not_run/* hooksNotRun */.z, { message: reason, place: first.source.top(), dialect: first.config.dialect }, new Map());
    return finding === null ? [] : [finding];
}

// EXTERNAL MODULE: ./build/replay/replay-all.js + 4 modules
var replay_all = __webpack_require__(3638);
// EXTERNAL MODULE: ./build/report/build.js + 1 modules
var build = __webpack_require__(3116);
// EXTERNAL MODULE: ./build/rules/wording.js
var wording = __webpack_require__(9904);
;// CONCATENATED MODULE: ./build/report/notices.js


/** What people should know besides findings: what was not there, and what could not be replayed. */
function noticesOf(projects, replayed, replayWanted) {
    const hooks = (0,discover_projects/* uniqueHooks */.m)(projects);
    if (hooks.length === 0)
        return ["no hooks found: nothing to check", ...(replayed?.notices ?? [])];
    const list = [...(replayed?.notices ?? []), ...skippedHooks(replayed)];
    if (replayWanted && replayed === null) {
        list.push("no recordings found, so no hook was run: put recorded sessions or `*.events.jsonl` files under transcripts/, or name them with --transcripts");
    }
    const scoped = hooks.filter((h) => h.scope !== null && h.scope.kind !== "agent").length;
    if (replayWanted && scoped > 0) {
        list.push(`${(0,wording/* count */.U9)(scoped, "hook")} of skills and commands not replayed: they run only while the skill or command is active`);
    }
    return list;
}
/** "2 prompt hooks skipped: they need a model" */
function skippedHooks(replayed) {
    const skipped = new Map();
    const results = (replayed?.outcomes ?? []).flatMap((o) => o.decisions).flatMap((d) => d.hooks);
    for (const { hook, outcome, error } of results) {
        if (outcome !== "skipped")
            continue;
        const key = JSON.stringify([hook.type, error ?? ""]);
        skipped.set(key, (skipped.get(key) ?? new Set()).add(hook.id));
    }
    return [...skipped].sort().map(([key, ids]) => {
        const [type, why] = JSON.parse(key);
        return `${(0,wording/* count */.U9)(ids.size, `${type} hook`)} skipped: ${why}`;
    });
}

// EXTERNAL MODULE: ./build/source/redact.js
var source_redact = __webpack_require__(2583);
;// CONCATENATED MODULE: ./build/check.js
















/**
 * Discover → parse → lint → replay → gate → report: the one pipeline behind every door.
 * @throws UsageError for what the user must mend first: no such folder, an invalid policy, a glob without a match …
 */
async function check(request, edge) {
    const lints = request.command === "check" || request.command === "lint";
    const replays = request.command === "check" || request.command === "replay";
    const repository = await edge.openRepository(request.root);
    const policy = openPolicy(repository, request.configFile, edge);
    const dialects = (0,choose/* chosenDialects */.o)(request.dialects, policy.versions, policy);
    const projects = (0,discover_open/* openProjects */.J)(dialects, repository, policy, request, edge);
    const found = lints
        ? lintFindings(rules_registry/* rules */.a, (0,discover_open/* configContexts */.l)(projects, repository), policy.severities)
        : [];
    const replayable = {
        dialects: dialects.filter((d) => policy.replayDialects?.includes(d.id) ?? true),
        projects: projects.filter((p) => policy.replayDialects?.includes(p.dialect.id) ?? true),
    };
    const refused = replays && (0,discover_projects/* uniqueHooks */.m)(projects).length > 0 ? request.refuseReplay : null;
    const replayed = replays && refused === null
        ? await (0,replay_all/* replayAll */.R)(replayable, repository, policy, request, edge)
        : null;
    if (replayed !== null) {
        found.push(...findingsOfReplay(replayed, replayable.projects, policy.severities));
    }
    const text = sourceTexts(projects, repository, policy, edge);
    const { findings, suppressed } = acceptFindings(withoutConsequences(found, rules_registry/* rules */.a), policy, refused === null ? [] : refusalFindings(refused, projects), lints && replays && refused === null, text);
    const failOn = request.failOn ?? (refused === null ? policy.failOn : "error");
    const redact = (0,source_redact/* createRedactor */.lY)((0,source_redact/* secretValues */.VX)(edge.environment));
    const report = (0,build/* buildReport */.F)({
        projects,
        findings,
        suppressed,
        replay: replayed,
        notices: noticesOf(projects, replayed, replays && refused === null),
        gate: (0,gate/* judge */.S)(findings, failOn),
    }, redact);
    return { report, excerpt: (file, line) => redact(text(file)?.line(line) ?? "") || null };
}
/** The policy that judges a run; rules of later versions may be named in it already. */
function openPolicy(repository, named, edge) {
    return readPolicy(repository, edge, named, {
        rules: [...rules_registry/* rules */.a.map((rule) => rule.meta.id), ...announced/* announcedRules */.f],
        dialects: registry/* dialectIds */.X3,
        badVersion: registry/* badVersion */.K0,
    });
}


/***/ }),

/***/ 4829:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ chosenDialects)
/* harmony export */ });
/* harmony import */ var _registry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4995);

/**
 * The agents to look at, each at the version that counts.
 * @param only ids the user named; empty = every known agent
 * @param versions version per id from the policy
 * @param options what the policy decides where an agent leaves it open
 * @throws UsageError for an unknown id or an impossible version
 */
function chosenDialects(only, versions, options = {}) {
    const named = new Set(only.map((id) => (0,_registry_js__WEBPACK_IMPORTED_MODULE_0__/* .dialectModule */ .Xb)(id).id));
    return _registry_js__WEBPACK_IMPORTED_MODULE_0__/* .dialectModules */ ._F
        .filter((m) => named.size === 0 || named.has(m.id))
        .map((m) => m.at(versions.get(m.id) ?? null, options));
}


/***/ }),

/***/ 4995:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  K0: () => (/* binding */ badVersion),
  X3: () => (/* binding */ dialectIds),
  Xb: () => (/* binding */ dialectModule),
  _F: () => (/* binding */ dialectModules)
});

// EXTERNAL MODULE: ./build/model/errors.js
var errors = __webpack_require__(2011);
// EXTERNAL MODULE: ./build/model/json.js
var model_json = __webpack_require__(9598);
// EXTERNAL MODULE: ./build/dialects/event-table.js
var event_table = __webpack_require__(6611);
;// CONCATENATED MODULE: ./build/dialects/agent-hooks/events.js

const toolName = { field: "tool_name", values: null };
const call = ["tool_name", "tool_input", "tool_use_id"];
const finishedCall = [...call, "tool_output", "error", "duration_ms"];
const subagent = ["subagent_name", "subagent_type", "task_description"];
/**
 * The 13 events of the seed page (the texts count 10, 12 and 14, but all list these). Before-events block; a block on an
 * after-event comes too late for the operation, and only keeps the remaining hooks of the event from running.
 */
const rows = [
    {
        name: "pre-session",
        oldName: "session_start",
        blocking: "operation",
        fires: true,
        fields: ["model", "args"],
        afterTimeout: "starts the session without it",
        byItself: true,
    },
    {
        name: "post-session",
        oldName: "session_end",
        blocking: "after-the-fact",
        fires: true,
        fields: ["duration_seconds", "total_steps", "exit_reason"],
        afterTimeout: "ends the session",
        byItself: true,
    },
    {
        name: "pre-agent-turn",
        oldName: "before_agent",
        blocking: "operation",
        fires: false,
        fields: [],
        afterTimeout: "lets the turn begin",
    },
    {
        name: "post-agent-turn",
        oldName: "after_agent",
        blocking: "after-the-fact",
        fires: false,
        fields: [],
        afterTimeout: "goes on",
    },
    {
        name: "pre-agent-turn-stop",
        oldName: "before_stop",
        blocking: "stop",
        fires: true,
        fields: ["stop_reason", "step_count", "final_message"],
        afterTimeout: "lets the agent stop",
    },
    {
        name: "post-agent-turn-stop",
        oldName: null,
        blocking: "after-the-fact",
        fires: false,
        fields: [],
        afterTimeout: "goes on",
    },
    {
        name: "pre-tool-call",
        oldName: "before_tool",
        blocking: "operation",
        fires: true,
        fields: call,
        afterTimeout: "lets the call through",
    },
    {
        name: "post-tool-call",
        oldName: "after_tool",
        blocking: "after-the-fact",
        fires: true,
        fields: finishedCall,
        afterTimeout: "goes on",
    },
    {
        name: "post-tool-call-failure",
        oldName: "after_tool_failure",
        blocking: "after-the-fact",
        fires: true,
        fields: finishedCall,
        afterTimeout: "goes on",
    },
    {
        name: "pre-subagent",
        oldName: "subagent_start",
        blocking: "operation",
        fires: false,
        fields: subagent,
        afterTimeout: "starts the sub-agent",
    },
    {
        name: "post-subagent",
        oldName: "subagent_stop",
        blocking: "after-the-fact",
        fires: false,
        fields: subagent,
        afterTimeout: "goes on",
    },
    {
        name: "pre-context-compact",
        oldName: "pre_compact",
        blocking: "operation",
        fires: false,
        fields: [],
        afterTimeout: "compacts the context",
    },
    {
        name: "post-context-compact",
        oldName: null,
        blocking: "after-the-fact",
        fires: false,
        fields: [],
        afterTimeout: "goes on",
    },
];
const byName = new Map(rows.map((row) => [row.name, row]));
const honours = {
    operation: ["deny"],
    stop: ["continue"],
    "after-the-fact": [],
    never: [],
};
/** The event of an old name; null when it is none. `after_stop` stood in a commit message only and is none. */
function renamed(oldName) {
    return rows.find((row) => row.oldName === oldName)?.name ?? null;
}
/** The event a trigger means at a version; null when that version does not know the word. */
function eventOf(trigger, behaviour) {
    if (behaviour.newNames && byName.has(trigger))
        return trigger;
    return behaviour.oldNames ? renamed(trigger) : null;
}
/** The word of a version for an event. */
function wordFor(event, behaviour) {
    return behaviour.newNames ? event : (byName.get(event)?.oldName ?? event);
}
/** Any word that any version ever had for an event: what tells a file of this format. */
function isTrigger(word) {
    return byName.has(word) || renamed(word) !== null;
}
/** Fields that only this event's payload has, in order. */
function payloadFields(event) {
    return byName.get(event)?.fields ?? [];
}
/** The three events that hand a tool call to the hook. */
function isToolEvent(event) {
    return payloadFields(event).includes("tool_name");
}
/** The events. All versions have the same ones, under other names. */
const events = (0,event_table/* eventTable */.r)("Agent Hooks", rows.map(({ name, blocking, fires, byItself }) => ({
    name,
    since: null,
    blocking,
    honours: honours[blocking],
    matches: isToolEvent(name) ? toolName : null,
    fires,
    documented: true,
    byItself: byItself ?? false,
})));
/** Milliseconds a hook gets when it does not say. */
const defaultTimeoutMs = 30_000;
const timeout = {
    unit: "ms",
    defaultMs: () => defaultTimeoutMs,
    onTimeout: (event) => `stops it and ${byName.get(event)?.afterTimeout ?? "goes on"}`,
};
/**
 * How often one turn's stop can be refused in kimi-cli's pull request 1131; then the agent stops with a warning. The
 * format has no limit of its own.
 */
const mostRefusedStops = 3;

;// CONCATENATED MODULE: ./build/dialects/agent-hooks/aggregate.js


/** Did this hook block? Then the remaining ones of the event, the asynchronous ones too, are not started. */
function stops({ hook, outcome, failure, run }) {
    if (hook.async)
        return false;
    const refused = outcome === "deny" || outcome === "continue";
    return failure === "closed" || (refused && run?.exitCode === 2);
}
/**
 * What comes of an event: the first block decides. On a before-event the operation does not happen; a stop is refused and
 * the agent goes on with the reason as feedback (at most three times a turn in kimi-cli). On an after-event a block
 * undoes nothing and is told to the user only, so the verdict stays `none` and the block is marked as after the fact.
 */
function combine(event, results) {
    const blocking = events.get(event.name)?.blocking ?? "never";
    const first = results.findIndex(stops);
    const heard = first < 0 ? results : results.slice(0, first + 1);
    const blocker = first < 0 ? null : (results[first] ?? null);
    const verdict = blocker === null ? "none" : verdictOf(blocking, event);
    const guards = blocking === "operation" || blocking === "stop";
    const blocked = verdict !== "none";
    return {
        verdict,
        rawDecision: blocker?.rawDecision ?? null,
        reason: blocker === null ? null : (blocker.reason ?? blocker.error),
        failedOpen: guards && !blocked && heard.some(({ failure }) => failure === "open"),
        failedClosed: blocked && blocker?.failure === "closed",
        afterTheFact: blocking === "after-the-fact" && blocker !== null,
        effects: effectsOf(heard),
        faults: [],
    };
}
function verdictOf(blocking, event) {
    if (blocking === "operation")
        return "deny";
    return blocking === "stop" && isRefusable(event) ? "continue" : "none";
}
/**
 * kimi-cli hears its gate at every end of a turn, but goes on only when the model had simply stopped calling tools; a
 * rejected tool or a used-up limit is final. A recording without `stop_reason` means the usual case.
 */
function isRefusable({ input }) {
    return ((0,model_json/* stringAt */.bX)(input, "stop_reason") ?? "no_tool_calls") === "no_tool_calls";
}
/**
 * What else the hooks asked for: texts for the agent, one a line, and the last new input. kimi-cli parses the input and
 * never applies it; how it would be laid over the old one is not specified.
 */
function effectsOf(results) {
    const outputs = results
        .filter(({ hook }) => !hook.async)
        .map(({ output }) => output)
        .filter(model_json/* isObject */.Gv);
    const contexts = outputs.map((o) => (0,model_json/* stringAt */.bX)(o, "additional_context")).filter((t) => t !== null);
    const input = outputs.map((o) => (0,model_json/* objectAt */.lJ)(o, "modified_input")).findLast((o) => o !== null);
    return {
        ...(input === undefined || input === null ? {} : { modified_input: input }),
        ...(contexts.length === 0 ? {} : { additional_context: contexts.join("\n") }),
    };
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/source/located.js
var located = __webpack_require__(4802);
// EXTERNAL MODULE: ./build/dialects/config-text.js
var config_text = __webpack_require__(9860);
// EXTERNAL MODULE: ./build/model/finding.js
var finding = __webpack_require__(6939);
;// CONCATENATED MODULE: ./build/dialects/agent-hooks/files.js



/** Kinds of files, as `ConfigFile.kind` says it. */
const kinds = {
    /** `.agents/hooks/<hook>/HOOK.md`. */
    hook: "hook-md",
    /** The same with the name in other letters: valid, and never found. */
    misnamed: "misnamed-hook-md",
    /** A `HOOK.md` at another depth. */
    misplaced: "misplaced-hook-md",
    /** `hooks.toml`, which the guide describes and nobody reads. */
    settings: "hooks-toml",
};
/** Installed packages are not the repository's own. */
const foreignFolders = new Set(["node_modules", "site-packages", ".git", ".venv", "venv"]);
const inHooksFolder = /^(?:(.*)\/)?\.agents\/hooks\/(.+)$/s;
const settingsFile = /^(?:(.*)\/)?\.agents\/(?:hooks\/)?hooks\.toml$/s;
/**
 * The hooks of a repository: exactly one folder below `.agents/hooks` of any project, and the file name in capitals. Files
 * that miss this by a little are listed as dead when their front matter is of this format.
 */
function discover(tree) {
    const files = new Set(tree.files.filter((file) => !file.split("/").some((part) => foreignFolders.has(part))));
    const found = [];
    for (const file of files) {
        const add = (root, layer, kind) => {
            found.push({ dialect: "agent-hooks", file, root, layer, kind, home: external_node_path_.posix.dirname(file) });
        };
        const settings = settingsFile.exec(file);
        if (settings !== null) {
            if (/^[ \t]*\[\[?hooks\b/m.test(tree.read(file) ?? ""))
                add(settings[1] ?? "", "dead", kinds.settings);
            continue;
        }
        const place = inHooksFolder.exec(file);
        if (place === null)
            continue;
        const root = place[1] ?? "";
        const steps = (place[2] ?? "").split("/");
        const name = steps.at(-1) ?? "";
        if (name.toUpperCase() !== "HOOK.MD")
            continue;
        if (steps.length === 2 && name === "HOOK.md") {
            add(root, "project", kinds.hook);
        }
        else if (steps.length === 2) {
            const shadowed = files.has(`${external_node_path_.posix.dirname(file)}/HOOK.md`);
            if (!shadowed && speaksOfTriggers(tree.read(file)))
                add(root, "dead", kinds.misnamed);
        }
        else if (speaksOfTriggers(tree.read(file))) {
            add(root, "dead", kinds.misplaced);
        }
    }
    return found.sort((a, b) => (0,finding/* compareText */.n6)(a.file, b.file));
}
/**
 * The user's hooks: `<user>/.config/agents/hooks/<hook>/HOOK.md`, in the order of their folders' names. The folder given
 * stands for the home folder; `XDG_CONFIG_HOME` of this machine is not looked at.
 */
function files_layers({ user }, exists, list = () => []) {
    if (user === null)
        return [];
    const home = user.replaceAll("\\", "/").replace(/(?<=.)\/+$/, "");
    const config = external_node_path_.posix.basename(home) === ".config" ? home : `${home}/.config`;
    const hooks = `${config}/agents/hooks`;
    return [...list(hooks)].sort(finding/* compareText */.n6).flatMap((name) => {
        const folder = `${hooks}/${name}`;
        const file = `${folder}/HOOK.md`;
        if (!exists(file))
            return [];
        return [
            { dialect: "agent-hooks", file, root: "", layer: "user", kind: kinds.hook, home: folder },
        ];
    });
}
/** Is there a `trigger` with a word of this format? Other formats have `HOOK.md` files as well. */
function speaksOfTriggers(text) {
    const word = /^trigger:[ \t]*["']?([\w-]{1,40})["']?[ \t]*(?:#.*)?\r?$/m.exec(text ?? "")?.[1];
    return word !== undefined && isTrigger(word);
}

;// CONCATENATED MODULE: ./build/dialects/agent-hooks/dead.js



/** What is to say about a file that looks like a hook and is never loaded: one finding, and no hooks. */
function parseDead(config, source) {
    const told = words[config.kind] ?? misplaced;
    return {
        config,
        source,
        hooks: [],
        defects: [told(config, source)],
        settings: {},
        relevant: true,
    };
}
const words = {
    [kinds.misnamed]: misnamed,
    [kinds.settings]: unreadSettings,
};
/** The reference validator accepts the name, its discovery and kimi-cli's runtime do not. */
function misnamed({ file }) {
    return (0,config_text/* defect */.gb)({
        rule: "dead-location",
        what: `only \`HOOK.md\` in capitals is looked for, not ${(0,config_text/* quote */.hD)(external_node_path_.posix.basename(file))}`,
        consequence: "the hook is never found",
        cure: "Rename the file to `HOOK.md`",
        span: firstCharacter,
    });
}
function misplaced({ file, root }, source) {
    const folder = external_node_path_.posix.dirname(file);
    const inside = (root === "" ? folder : folder.slice(root.length + 1)).slice(".agents/hooks".length + 1);
    const trigger = /^trigger:/m.exec(source.text);
    return (0,config_text/* defect */.gb)({
        rule: "dead-location",
        what: inside === ""
            ? "this `HOOK.md` lies in `.agents/hooks` itself, and each hook has a folder of its own"
            : `this \`HOOK.md\` lies in ${(0,config_text/* quote */.hD)(inside)}, and only folders directly in \`.agents/hooks\` are looked at`,
        consequence: "the hook is never found",
        cure: inside === ""
            ? "Move it into a folder with the name of the hook"
            : `Move the folder to \`.agents/hooks/${external_node_path_.posix.basename(inside)}\``,
        span: trigger === null ? firstCharacter : { start: trigger.index, end: trigger.index + 7 },
    });
}
/** The guide of the format describes the file; the page does not, and no implementation reads it. */
function unreadSettings(_config, { text }) {
    const header = /^[ \t]*(\[\[?hooks[^\]\n]{0,40}\]{0,2})/m.exec(text);
    const start = header === null ? 0 : header.index + header[0].length - (header[1] ?? "").length;
    return (0,config_text/* defect */.gb)({
        rule: "inert-setting",
        what: "`hooks.toml` stands in the guide of the format only",
        consequence: "no implementation reads it: nothing is switched off, and no priority or timeout changes",
        cure: "Write the settings into each `HOOK.md`",
        span: { start, end: start + Math.max(1, header?.[1]?.length ?? 1) },
    });
}
const firstCharacter = { start: 0, end: 1 };

;// CONCATENATED MODULE: ./build/dialects/agent-hooks/reading.js


/** After a problem that keeps the reference's loader from taking the hook. */
const notLoaded = "the reference does not load the hook";
/** After a problem that only its validator minds: the loader and kimi-cli's runtime take the hook all the same. */
const refused = "the reference validator rejects the hook";
/** Notes a problem. */
function complain(reading, complaint) {
    reading.defects.push((0,config_text/* defect */.gb)(complaint));
}
/** Notes a problem for which the reference's loader skips the hook. */
function skip(reading, complaint) {
    complain(reading, { consequence: notLoaded, ...complaint });
    reading.skippedBecause ??= `the reference loader skips it: ${complaint.what}`;
}
/** The entry of a field; null when it is absent. */
function entryOf(object, key) {
    return (0,located/* entry */.f_)(object, key) ?? null;
}
/** The text of a scalar; null for a list or a mapping. All scalars are texts here. */
function textOf(value) {
    return value.kind === "object" || value.kind === "array" ? null : String(value.value);
}
/** Where a value stands; its key when it is a list or mapping (those end on a later line) or nothing is written. */
function valueSpan({ keySpan, value }) {
    const scalar = value.kind !== "object" && value.kind !== "array";
    return scalar && value.end > value.start ? value : keySpan;
}

;// CONCATENATED MODULE: ./build/dialects/agent-hooks/front-matter.js


/**
 * Finds the front matter. The reference parser wants `---` as the very first characters and ends at the next `---`, even
 * in the middle of a value; kimi-cli's runtime reads fences as lines.
 * @returns a defect when the reference finds none
 */
function cutFrontMatter({ text }) {
    if (!text.startsWith("---"))
        return withoutFence(text);
    const fence = { start: 0, end: 3 };
    const to = text.indexOf("---", 3);
    if (to < 0) {
        return rejected("the front matter is not closed", "End it with a line `---`", fence);
    }
    return {
        from: 3,
        to,
        fence,
        brokenEnd: isFenceLine(text, to) ? null : { start: to, end: to + 3 },
    };
}
function withoutFence(text) {
    const top = { start: 0, end: 1 };
    if (text.startsWith("\uFEFF")) {
        return rejected("the file begins with a byte order mark (U+FEFF)", "Save it as UTF-8 without a mark", top);
    }
    const start = text.search(/\S/);
    if (start > 0 && text.startsWith("---", start)) {
        return rejected("the front matter does not begin at the very start of the file", "Remove what stands before the first `---`", { start, end: start + 3 });
    }
    return rejected("the file has no front matter", "Begin it with `---`, then `name`, `description` and `trigger`, then `---`", top);
}
function rejected(what, cure, span) {
    return (0,config_text/* defect */.gb)({ rule: "config-syntax", what, consequence: notLoaded, cure, span });
}
function isFenceLine(text, at) {
    const before = text.charAt(at - 1);
    return ((before === "\n" || before === "\r") && /^-+[ \t]*(?:[\r\n]|$)/.test(text.slice(at, at + 200)));
}

;// CONCATENATED MODULE: ./build/dialects/agent-hooks/python-json.js

const python_json_short = new Map([
    ['"', '\\"'],
    ["\\", "\\\\"],
    ["\n", "\\n"],
    ["\r", "\\r"],
    ["\t", "\\t"],
    ["\f", "\\f"],
    ["\b", "\\b"],
]);
/**
 * A value as Python's `json.dumps` writes it by default: a blank after every colon and comma, and everything outside
 * of printable ASCII as `\uXXXX`, astral characters as surrogate pairs. Hooks in the field search the payload for
 * `"command": "…"`; without the blank they find nothing.
 */
function pythonJson(value) {
    if (typeof value === "string")
        return quoted(value);
    if (typeof value === "number")
        return pythonNumber(value);
    if (Array.isArray(value))
        return `[${value.map(pythonJson).join(", ")}]`;
    if ((0,model_json/* isObject */.Gv)(value)) {
        const entries = Object.entries(value);
        return `{${entries.map(([key, v]) => `${quoted(key)}: ${pythonJson(v)}`).join(", ")}}`;
    }
    return String(value);
}
/** The same with blanks, but with every character as it is: what people have in mind when they write a pattern. */
function spacedJson(value) {
    if (Array.isArray(value))
        return `[${value.map(spacedJson).join(", ")}]`;
    if ((0,model_json/* isObject */.Gv)(value)) {
        const entries = Object.entries(value);
        return `{${entries.map(([key, v]) => `${JSON.stringify(key)}: ${spacedJson(v)}`).join(", ")}}`;
    }
    return JSON.stringify(value);
}
function quoted(text) {
    return `"${text.replace(/["\\]|[^ -~]/g, escaped)}"`;
}
/** By UTF-16 code unit, as Python does it. */
function escaped(unit) {
    return python_json_short.get(unit) ?? `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
/**
 * A number as Python prints it. JSON text has lost whether a whole number was an `int` or a `float`; up to 21 digits
 * it is taken for an `int`.
 */
function pythonNumber(value) {
    if (Number.isNaN(value))
        return "NaN";
    if (!Number.isFinite(value))
        return value > 0 ? "Infinity" : "-Infinity";
    if (Object.is(value, -0))
        return "-0.0";
    if (Number.isInteger(value) && Math.abs(value) < 1e21)
        return BigInt(value).toString();
    const [mantissa = "", exponent = "0"] = value.toExponential().split("e");
    const power = Number(exponent);
    // Python's repr changes to the scientific form earlier than JavaScript: below 0.0001 and from 1e16 on.
    if (power < -4 || power >= 16) {
        const digits = String(Math.abs(power)).padStart(2, "0");
        return `${mantissa}e${power < 0 ? "-" : "+"}${digits}`;
    }
    // JavaScript writes what is left without an exponent as well.
    return String(value);
}

// EXTERNAL MODULE: ./build/dialects/bounded-pattern.js
var bounded_pattern = __webpack_require__(4672);
;// CONCATENATED MODULE: ./build/dialects/agent-hooks/python-scanner.js
/** Python's compiler rejects the pattern: its own words and the place, counted in characters from 0. */
class PatternError extends Error {
    name = "PatternError";
    position;
    constructor(problem, position) {
        super(position === null ? problem : `${problem} at position ${position}`);
        this.position = position;
    }
}
/** Walks over a pattern in tokens: single characters, and a backslash with the character after it. */
class PatternScanner {
    #characters;
    #at = 0;
    constructor(pattern) {
        this.#characters = [...pattern];
    }
    /** Characters before the next token. */
    get position() {
        return this.#at;
    }
    /** The next token; null at the end. @throws PatternError for a backslash with nothing after it */
    peek() {
        const character = this.#characters[this.#at];
        if (character === undefined)
            return null;
        if (character !== "\\")
            return character;
        const escaped = this.#characters[this.#at + 1];
        if (escaped === undefined)
            throw this.error("bad escape (end of pattern)");
        return character + escaped;
    }
    take() {
        const token = this.peek();
        if (token !== null)
            this.#at += lengthOf(token);
        return token;
    }
    accept(token) {
        if (this.peek() !== token)
            return false;
        this.take();
        return true;
    }
    /** Up to `most` tokens of one character each that `allowed` fits. */
    takeWhile(allowed, most = Number.POSITIVE_INFINITY) {
        let taken = "";
        for (let count = 0; count < most; count++) {
            const token = this.peek();
            if (token === null || !allowed.test(token))
                break;
            taken += token;
            this.take();
        }
        return taken;
    }
    /** Everything before `end`, which is taken as well. @param what for the words of the error: `group name` */
    takeUntil(end, what) {
        let taken = "";
        for (;;) {
            const token = this.take();
            if (token === end && taken !== "")
                return taken;
            if (token === end)
                throw this.error(`missing ${what}`, 1);
            if (token === null && taken === "")
                throw this.error(`missing ${what}`);
            if (token === null) {
                throw this.error(`missing ${end}, unterminated name`, lengthOf(taken));
            }
            taken += token;
        }
    }
    /** Goes back to a position taken before. */
    rewind(position) {
        this.#at = position;
    }
    /** @param back how many characters before the next token the problem stands */
    error(problem, back = 0) {
        return new PatternError(problem, this.#at - back);
    }
}
/** Length in characters, as Python counts them. */
function lengthOf(text) {
    return [...text].length;
}

;// CONCATENATED MODULE: ./build/dialects/agent-hooks/python-escapes.js

const simple = {
    a: 7,
    f: 12,
    n: 10,
    r: 13,
    t: 9,
    v: 11,
    "\\": 92,
};
const python_escapes_anchors = "AZbB";
const categories = "dDsSwW";
/** Escapes with a fixed number of hexadecimal digits. */
const hexadecimal = { x: 2, u: 4, U: 8 };
const hexDigit = /^[0-9A-Fa-f]$/;
const octalDigit = /^[0-7]$/;
const letter = /^[A-Za-z]$/;
/** What the name of a character can look like; whether there is one of that name is not looked up. */
const characterName = /^[A-Za-z][A-Za-z0-9 -]*$/;
const highest = 0x10ffff;
/**
 * Reads an escape whose first two characters are taken already. Inside a character class `\b` is a backspace and there
 * are no anchors and no group numbers.
 * @throws PatternError as Python 3.11 does
 */
function readEscape(token, scanner, inClass) {
    const name = token.slice(1);
    if (inClass && name === "b")
        return { kind: "char", code: 8 };
    if (!inClass && python_escapes_anchors.includes(name))
        return { kind: "at", where: token };
    if (categories.includes(name))
        return { kind: "category", name: name };
    const code = Object.hasOwn(simple, name) ? simple[name] : undefined;
    if (code !== undefined)
        return { kind: "char", code };
    const digits = Object.hasOwn(hexadecimal, name) ? hexadecimal[name] : undefined;
    if (digits !== undefined)
        return hexEscape(token, digits, scanner);
    if (name === "N")
        return namedEscape(scanner);
    if (octalDigit.test(name) && (inClass || name === "0"))
        return octalEscape(token, scanner, inClass);
    if (/^[0-9]$/.test(name)) {
        if (inClass)
            throw scanner.error(`bad escape ${token}`, 2);
        return numberEscape(token, scanner);
    }
    if (letter.test(name))
        throw scanner.error(`bad escape ${token}`, 2);
    return { kind: "char", code: name.codePointAt(0) ?? 0 };
}
function hexEscape(token, digits, scanner) {
    const taken = scanner.takeWhile(hexDigit, digits);
    if (taken.length < digits) {
        throw scanner.error(`incomplete escape ${token}${taken}`, 2 + taken.length);
    }
    const code = Number.parseInt(taken, 16);
    if (code > highest)
        throw scanner.error(`bad escape ${token}${taken}`, 2 + taken.length);
    return { kind: "char", code };
}
function namedEscape(scanner) {
    if (!scanner.accept("{"))
        throw scanner.error("missing {");
    const name = scanner.takeUntil("}", "character name");
    if (characterName.test(name))
        return { kind: "named" };
    throw scanner.error(`undefined character name '${name}'`, lengthOf(name) + 4);
}
function octalEscape(token, scanner, inClass) {
    const written = token.slice(1) + scanner.takeWhile(octalDigit, 2);
    const code = Number.parseInt(written, 8);
    if (inClass && code > 0o377)
        throw tooLarge(written, scanner);
    return { kind: "char", code };
}
/** Three octal digits are a character, anything else is the number of a group. */
function numberEscape(token, scanner) {
    let written = token.slice(1) + scanner.takeWhile(/^[0-9]$/, 1);
    if (/^[0-7]{2}$/.test(written)) {
        const third = scanner.takeWhile(octalDigit, 1);
        if (third !== "") {
            written += third;
            const code = Number.parseInt(written, 8);
            if (code > 0o377)
                throw tooLarge(written, scanner);
            return { kind: "char", code };
        }
    }
    return { kind: "digits", written };
}
function tooLarge(written, scanner) {
    return scanner.error(`octal escape value \\${written} outside of range 0-0o377`, lengthOf(written) + 1);
}

;// CONCATENATED MODULE: ./build/dialects/agent-hooks/python-class.js


/**
 * Reads a character class whose `[` is taken already.
 * @throws PatternError as Python 3.11 does
 */
function readClass(scanner) {
    const start = scanner.position - 1;
    const unterminated = () => scanner.error("unterminated character set", scanner.position - start);
    const negated = scanner.accept("^");
    const members = [];
    for (;;) {
        const token = scanner.take();
        if (token === null)
            throw unterminated();
        if (token === "]" && members.length > 0)
            break;
        const member = readMember(token, scanner);
        if (!scanner.accept("-")) {
            members.push(member);
            continue;
        }
        const upper = scanner.take();
        if (upper === null)
            throw unterminated();
        if (upper === "]") {
            members.push(member, { kind: "char", code: 45 });
            break;
        }
        const end = readMember(upper, scanner);
        const backwards = member.kind === "char" && end.kind === "char" && end.code < member.code;
        const mixed = member.kind === "category" || end.kind === "category";
        if (backwards || mixed) {
            const length = lengthOf(token) + 1 + lengthOf(upper);
            throw scanner.error(`bad character range ${token}-${upper}`, length);
        }
        members.push(rangeOf(member, end));
    }
    return { kind: "class", negated, members };
}
function rangeOf(from, to) {
    return from.kind === "char" && to.kind === "char"
        ? { kind: "range", from: from.code, to: to.code }
        : { kind: "named" };
}
function readMember(token, scanner) {
    if (!token.startsWith("\\"))
        return { kind: "char", code: token.codePointAt(0) ?? 0 };
    const read = readEscape(token, scanner, true);
    // A class has neither anchors nor group numbers.
    if (read.kind === "at" || read.kind === "digits")
        return { kind: "named" };
    return read;
}

;// CONCATENATED MODULE: ./build/dialects/agent-hooks/python-flags.js
/** Flags that may stand in `(?…)`; `L` is known but never allowed in a text pattern. */
const known = /^[aiLmstux]$/;
const python_flags_letter = /^\p{L}$/u;
/**
 * Reads inline flags.
 * @param first the token after `(?`, taken already
 * @throws PatternError as Python 3.11 does
 */
function readFlags(first, scanner) {
    let on = "";
    let token = first;
    if (token !== "-") {
        for (;;) {
            if (token === "L") {
                throw scanner.error("bad inline flags: cannot use 'L' flag with a str pattern");
            }
            on += token;
            if (on.includes("a") && on.includes("u")) {
                throw scanner.error("bad inline flags: flags 'a', 'u' and 'L' are incompatible");
            }
            token = scanner.take();
            if (token === null)
                throw scanner.error("missing -, : or )");
            if (token === ")" || token === "-" || token === ":")
                break;
            requireFlag(token, "missing -, : or )", scanner);
        }
    }
    if (token === ")")
        return { kind: "global", on };
    if (on.includes("t"))
        throw scanner.error("bad inline flags: cannot turn on global flag", 1);
    const off = token === "-" ? readOff(scanner) : "";
    if (off.includes("t"))
        throw scanner.error("bad inline flags: cannot turn off global flag", 1);
    if ([...off].some((flag) => on.includes(flag))) {
        throw scanner.error("bad inline flags: flag turned on and off", 1);
    }
    return { kind: "group", on, off };
}
function isFlag(token) {
    return known.test(token) || token === "-";
}
function readOff(scanner) {
    let off = "";
    let token = scanner.take();
    if (token === null)
        throw scanner.error("missing flag");
    requireFlag(token, "missing flag", scanner);
    for (;;) {
        if (/[aLu]/.test(token)) {
            throw scanner.error("bad inline flags: cannot turn off flags 'a', 'u' and 'L'");
        }
        off += token;
        token = scanner.take();
        if (token === null)
            throw scanner.error("missing :");
        if (token === ":")
            return off;
        requireFlag(token, "missing :", scanner);
    }
}
function requireFlag(token, otherwise, scanner) {
    if (known.test(token))
        return;
    throw scanner.error(python_flags_letter.test(token) ? "unknown flag" : otherwise, token.startsWith("\\") ? 2 : 1);
}

;// CONCATENATED MODULE: ./build/dialects/agent-hooks/python-tree.js
/** How many characters a part can match; `groups` holds the widths of the groups closed so far, by their number. */
function widthOf(body, groups) {
    const widths = body.map((sequence) => sequenceWidth(sequence, groups));
    return {
        min: Math.min(...widths.map((w) => w.min)),
        max: Math.max(...widths.map((w) => w.max)),
    };
}
function sequenceWidth(sequence, groups) {
    let min = 0;
    let max = 0;
    for (const piece of sequence) {
        const width = pieceWidth(piece, groups);
        min += width.min;
        max += width.max;
    }
    return { min, max };
}
const nothing = { min: 0, max: 0 };
const one = { min: 1, max: 1 };
function pieceWidth(piece, groups) {
    switch (piece.kind) {
        case "at":
        case "look":
            return nothing;
        case "group":
        case "atomic":
            return widthOf(piece.body, groups);
        case "backreference":
            return groups[piece.group] ?? nothing;
        case "conditional": {
            const yes = sequenceWidth(piece.yes, groups);
            const no = piece.no === null ? nothing : sequenceWidth(piece.no, groups);
            return { min: Math.min(yes.min, no.min), max: Math.max(yes.max, no.max) };
        }
        case "repeat": {
            const { min, max } = pieceWidth(piece.piece, groups);
            return { min: min * piece.min, max: max === 0 || piece.max === 0 ? 0 : max * piece.max };
        }
        default:
            return one;
    }
}

;// CONCATENATED MODULE: ./build/dialects/agent-hooks/python-groups.js


const identifier = /^[\p{XID_Start}_]\p{XID_Continue}*$/u;
/** The capturing groups of a pattern while it is read: numbers, names, and who may refer to them. */
class Groups {
    #scanner;
    #names = new Map();
    /** By group number; null while a group is open. The whole pattern has number 0. */
    #widths = [null];
    /** Groups that `(?(2)…)` asks about, with the place. */
    #asked = new Map();
    /** Number of groups when the outermost look-behind began; null outside of one. */
    #lookbehind = null;
    constructor(scanner) {
        this.#scanner = scanner;
    }
    get widths() {
        return this.#widths;
    }
    /** Opens a group and gives its number. @throws PatternError when the name is taken */
    open(name) {
        const index = this.#widths.length;
        this.#widths.push(null);
        if (name === null)
            return index;
        const before = this.#names.get(name);
        if (before !== undefined) {
            const problem = `redefinition of group name '${name}' as group ${index}; was group ${before}`;
            throw this.#scanner.error(problem, lengthOf(name) + 1);
        }
        this.#names.set(name, index);
        return index;
    }
    close(index, group) {
        this.#widths[index] = widthOf([[group]], this.#widths);
    }
    /** Reads a name up to `end`. @throws PatternError when it is no identifier */
    readName(end) {
        const name = this.#scanner.takeUntil(end, "group name");
        if (!identifier.test(name))
            throw this.#badName(name);
        return name;
    }
    /** `(?P=name)`, of which the name comes next. */
    namedReference() {
        const name = this.readName(")");
        return this.#reference(this.#byName(name), lengthOf(name) + 1);
    }
    /** `\2`, read already. */
    numberedReference(written) {
        const group = Number(written);
        if (group >= this.#widths.length) {
            throw this.#scanner.error(`invalid group reference ${group}`, written.length);
        }
        return this.#reference(group, written.length + 1);
    }
    /** The group that a conditional asks about: `1)` or `name)` comes next. */
    askedFor() {
        const name = this.#scanner.takeUntil(")", "group name");
        const back = lengthOf(name) + 1;
        if (identifier.test(name)) {
            this.#checkLookbehind(this.#byName(name));
            return;
        }
        if (!/^\d{1,9}$/.test(name))
            throw this.#badName(name);
        const group = Number(name);
        if (group === 0)
            throw this.#scanner.error("bad group number", back);
        if (!this.#asked.has(group))
            this.#asked.set(group, this.#scanner.position - back);
        this.#checkLookbehind(group);
    }
    /** @throws PatternError when a conditional asked about a group that never came */
    checkAsked() {
        for (const [group, position] of this.#asked) {
            if (group >= this.#widths.length) {
                throw new PatternError(`invalid group reference ${group}`, position);
            }
        }
    }
    /** Runs `read` as the inside of a look-behind. */
    insideLookbehind(read) {
        const outer = this.#lookbehind;
        this.#lookbehind ??= this.#widths.length;
        const result = read();
        this.#lookbehind = outer;
        return result;
    }
    #reference(group, length) {
        if (!this.#isClosed(group))
            throw this.#scanner.error("cannot refer to an open group", length);
        this.#checkLookbehind(group);
        return { kind: "backreference", group };
    }
    #isClosed(group) {
        return (this.#widths[group] ?? null) !== null;
    }
    /** A look-behind may only speak of groups that were closed before it. */
    #checkLookbehind(group) {
        if (this.#lookbehind === null)
            return;
        if (!this.#isClosed(group))
            throw this.#scanner.error("cannot refer to an open group");
        if (group >= this.#lookbehind) {
            throw this.#scanner.error("cannot refer to group defined in the same lookbehind subpattern");
        }
    }
    #byName(name) {
        const group = this.#names.get(name);
        if (group !== undefined)
            return group;
        throw this.#scanner.error(`unknown group name '${name}'`, lengthOf(name) + 1);
    }
    #badName(name) {
        return this.#scanner.error(`bad character in group name '${name}'`, lengthOf(name) + 1);
    }
}

;// CONCATENATED MODULE: ./build/dialects/agent-hooks/python-pattern.js






/** Python gives up at some depth too; no hand-written pattern comes near. */
const deepest = 100;
/** First repetition count that Python cannot hold. */
const mostRepeats = 4_294_967_295;
const blank = /^[ \t\n\r\v\f]$/;
const digit = /^[0-9]$/;
const quantifiers = new Map([
    ["?", { min: 0, max: 1 }],
    ["*", { min: 0, max: Number.POSITIVE_INFINITY }],
    ["+", { min: 1, max: Number.POSITIVE_INFINITY }],
]);
/**
 * Parses a pattern as `re.compile` of Python 3.11 does, for texts (not bytes).
 * @throws PatternError with Python's own words when Python rejects it
 */
function parsePythonPattern(pattern) {
    return new PatternParser(pattern).parse();
}
class PatternParser {
    #scanner;
    #groups;
    #flags = "";
    constructor(pattern) {
        this.#scanner = new PatternScanner(pattern);
        this.#groups = new Groups(this.#scanner);
    }
    parse() {
        const body = this.#choice(false, 0);
        if (this.#flags.includes("a") && this.#flags.includes("u")) {
            throw new PatternError("ASCII and UNICODE flags are incompatible", null);
        }
        if (this.#scanner.peek() !== null)
            throw this.#scanner.error("unbalanced parenthesis");
        this.#groups.checkAsked();
        return { flags: [...new Set(this.#flags)].join(""), body };
    }
    #choice(verbose, depth) {
        const sequences = [];
        let loose = verbose;
        do {
            sequences.push(this.#sequence(loose, depth, depth === 0 && sequences.length === 0));
            if (depth === 0)
                loose = this.#flags.includes("x");
        } while (this.#scanner.accept("|"));
        return sequences;
    }
    /** @param first the very first sequence of the pattern, where global flags may stand */
    #sequence(verbose, depth, first) {
        if (depth > deepest)
            throw new PatternError("the pattern is nested too deeply", null);
        const scanner = this.#scanner;
        const pieces = [];
        let loose = verbose;
        for (;;) {
            const token = scanner.peek();
            if (token === null || token === "|" || token === ")")
                return pieces;
            scanner.take();
            if (loose && blank.test(token))
                continue;
            if (loose && token === "#") {
                this.#skipLine();
            }
            else if (token === "(") {
                const place = { verbose: loose, depth, start: scanner.position - 1 };
                const piece = this.#parenthesis(place, first && pieces.length === 0);
                if (piece !== null)
                    pieces.push(piece);
                else if (first)
                    loose = loose || this.#flags.includes("x");
            }
            else if ("*+?{".includes(token)) {
                this.#repeat(token, pieces);
            }
            else {
                pieces.push(this.#single(token));
            }
        }
    }
    #skipLine() {
        for (;;) {
            const token = this.#scanner.take();
            if (token === null || token === "\n")
                return;
        }
    }
    #single(token) {
        if (token === ".")
            return { kind: "any" };
        if (token === "^" || token === "$")
            return { kind: "at", where: token };
        if (token === "[")
            return readClass(this.#scanner);
        if (!token.startsWith("\\"))
            return { kind: "char", code: token.codePointAt(0) ?? 0 };
        const read = readEscape(token, this.#scanner, false);
        if (read.kind === "digits")
            return this.#groups.numberedReference(read.written);
        if (read.kind === "category" || read.kind === "range") {
            return { kind: "class", negated: false, members: [read] };
        }
        return read;
    }
    #repeat(token, pieces) {
        const scanner = this.#scanner;
        const start = scanner.position;
        const bounds = token === "{" ? this.#bounds(start) : quantifiers.get(token);
        if (bounds === undefined) {
            pieces.push({ kind: "char", code: 123 });
            return;
        }
        const last = pieces.at(-1);
        const back = scanner.position - start + 1;
        if (last === undefined || last.kind === "at")
            throw scanner.error("nothing to repeat", back);
        if (last.kind === "repeat")
            throw scanner.error("multiple repeat", back);
        const how = scanner.accept("?") ? "lazy" : scanner.accept("+") ? "possessive" : "greedy";
        pieces[pieces.length - 1] = { kind: "repeat", ...bounds, how, piece: last };
    }
    /** The bounds of `{2,5}`; undefined (and nothing taken) when the brace is just a brace. */
    #bounds(start) {
        const scanner = this.#scanner;
        if (scanner.peek() === "}")
            return undefined;
        const low = scanner.takeWhile(digit);
        const high = scanner.accept(",") ? scanner.takeWhile(digit) : low;
        if (!scanner.accept("}")) {
            scanner.rewind(start);
            return undefined;
        }
        const min = low === "" ? 0 : Number(low);
        const max = high === "" ? Number.POSITIVE_INFINITY : Number(high);
        if (min >= mostRepeats || (high !== "" && max >= mostRepeats)) {
            throw new PatternError("the repetition number is too large", null);
        }
        if (max < min) {
            throw scanner.error("min repeat greater than max repeat", scanner.position - start);
        }
        return { min, max };
    }
    /** What follows a `(`; null for a comment or global flags. */
    #parenthesis(place, first) {
        const scanner = this.#scanner;
        if (!scanner.accept("?"))
            return this.#capture(null, place);
        const token = this.#takeMore();
        switch (token) {
            case "P":
                return this.#extension(place);
            case ":":
                return { kind: "group", index: null, on: "", off: "", body: this.#body(place) };
            case ">":
                return { kind: "atomic", body: this.#body(place) };
            case "#":
                this.#comment(place);
                return null;
            case "=":
            case "!":
                return { kind: "look", behind: false, negated: token === "!", body: this.#body(place) };
            case "<":
                return this.#lookBehind(place);
            case "(":
                return this.#conditional(place);
            default:
                return this.#flagged(token, place, first);
        }
    }
    #takeMore() {
        const token = this.#scanner.take();
        if (token === null)
            throw this.#scanner.error("unexpected end of pattern");
        return token;
    }
    #flagged(token, place, first) {
        const scanner = this.#scanner;
        if (!isFlag(token))
            throw scanner.error(`unknown extension ?${token}`, lengthOf(token) + 1);
        const flags = readFlags(token, scanner);
        if (flags.kind === "group") {
            const { on, off } = flags;
            const verbose = (place.verbose || on.includes("x")) && !off.includes("x");
            return { kind: "group", index: null, on, off, body: this.#body({ ...place, verbose }) };
        }
        this.#flags += flags.on;
        if (!first) {
            const back = scanner.position - place.start;
            throw scanner.error("global flags not at the start of the expression", back);
        }
        return null;
    }
    #comment({ start }) {
        for (;;) {
            const token = this.#scanner.take();
            if (token === ")")
                return;
            if (token === null)
                throw this.#unterminated("comment", start);
        }
    }
    /** `(?P<name>…)` or `(?P=name)`. */
    #extension(place) {
        const scanner = this.#scanner;
        if (scanner.accept("<"))
            return this.#capture(this.#groups.readName(">"), place);
        if (scanner.accept("="))
            return this.#groups.namedReference();
        const token = this.#takeMore();
        throw scanner.error(`unknown extension ?P${token}`, lengthOf(token) + 2);
    }
    #capture(name, place) {
        const index = this.#groups.open(name);
        const group = { kind: "group", index, on: "", off: "", body: this.#body(place) };
        this.#groups.close(index, group);
        return group;
    }
    #body({ verbose, depth, start }) {
        const body = this.#choice(verbose, depth + 1);
        this.#close(start);
        return body;
    }
    #close(start) {
        if (!this.#scanner.accept(")"))
            throw this.#unterminated("subpattern", start);
    }
    #unterminated(what, start) {
        const back = this.#scanner.position - start;
        return this.#scanner.error(`missing ), unterminated ${what}`, back);
    }
    #lookBehind(place) {
        const token = this.#takeMore();
        if (token !== "=" && token !== "!") {
            throw this.#scanner.error(`unknown extension ?<${token}`, lengthOf(token) + 2);
        }
        const body = this.#groups.insideLookbehind(() => this.#body(place));
        const { min, max } = widthOf(body, this.#groups.widths);
        if (min !== max)
            throw new PatternError("look-behind requires fixed-width pattern", null);
        return { kind: "look", behind: true, negated: token === "!", body };
    }
    /** `(?(1)yes|no)`. */
    #conditional({ verbose, depth, start }) {
        const scanner = this.#scanner;
        this.#groups.askedFor();
        const yes = this.#sequence(verbose, depth + 1, false);
        const no = scanner.accept("|") ? this.#sequence(verbose, depth + 1, false) : null;
        if (scanner.peek() === "|") {
            throw scanner.error("conditional backref with more than two branches");
        }
        this.#close(start);
        return { kind: "conditional", yes, no };
    }
}

;// CONCATENATED MODULE: ./build/dialects/agent-hooks/python-translation.js
/** What `\d`, `\s` and `\w` stand for: in Python's Unicode patterns, and under the flag `a`. */
const unicode = {
    d: "\\p{Nd}",
    s: "\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000",
    w: "\\p{L}\\p{N}_",
};
const ascii = { d: "0-9", s: "\\t-\\r\\x20", w: "A-Za-z0-9_" };
/**
 * Writes a Python pattern for JavaScript's engine, so that both find it in the same texts. What has no
 * exact counterpart is named instead of being guessed at.
 */
function toJavaScript({ flags, body }) {
    try {
        if (flags.includes("t"))
            throw new Untranslatable("the flag `t`");
        if (flags.includes("a") && flags.includes("i")) {
            throw new Untranslatable("the flags `a` and `i` together");
        }
        const context = {
            multiline: flags.includes("m"),
            dotAll: flags.includes("s"),
            ascii: flags.includes("a"),
            ignoreCase: flags.includes("i"),
            certain: true,
        };
        const source = new Writer().choice(body, context);
        return { source, flags: context.ignoreCase ? "iu" : "u" };
    }
    catch (error) {
        if (error instanceof Untranslatable)
            return { cannot: error.message };
        throw error;
    }
}
class Untranslatable extends Error {
    name = "Untranslatable";
}
class Writer {
    /** Groups that have certainly matched by now. */
    #matched = new Set();
    choice(body, context) {
        const inner = body.length === 1 ? context : { ...context, certain: false };
        return body
            .map((sequence) => sequence.map((piece) => this.#piece(piece, inner)).join(""))
            .join("|");
    }
    #piece(piece, context) {
        switch (piece.kind) {
            case "char":
                return character(piece.code);
            case "any":
                return context.dotAll ? "[^]" : "[^\\n]";
            case "class":
                return classOf(piece.members, piece.negated, context);
            case "at":
                return python_translation_anchor(piece.where, context);
            case "group":
                return this.#group(piece, context);
            case "look":
                return `(?${piece.behind ? "<" : ""}${piece.negated ? "!" : "="}${this.choice(piece.body, { ...context, certain: false })})`;
            case "backreference":
                // JavaScript takes an unmatched group for an empty text, Python for one that never fits.
                if (!this.#matched.has(piece.group)) {
                    throw new Untranslatable("a reference to a group that may not have matched");
                }
                return `(?:\\${piece.group})`;
            case "repeat":
                return this.#repeat(piece, context);
            case "atomic":
                throw new Untranslatable("an atomic group `(?>…)`");
            case "conditional":
                throw new Untranslatable("a condition `(?(1)…)`");
            case "named":
                throw new Untranslatable("a character by its name `\\N{…}`");
        }
    }
    #group({ index, on, off, body }, context) {
        const switched = (flag, now) => on.includes(flag) || (now && !off.includes(flag));
        const inner = {
            ...context,
            multiline: switched("m", context.multiline),
            dotAll: switched("s", context.dotAll),
            ascii: on.includes("a") || (context.ascii && !on.includes("u")),
            ignoreCase: switched("i", context.ignoreCase),
        };
        if (inner.ignoreCase !== context.ignoreCase) {
            throw new Untranslatable("a part with the flag `i` of its own");
        }
        if (inner.ignoreCase && inner.ascii) {
            throw new Untranslatable("the flags `a` and `i` together");
        }
        const written = this.choice(body, inner);
        if (index === null)
            return `(?:${written})`;
        if (context.certain)
            this.#matched.add(index);
        return `(${written})`;
    }
    #repeat({ min, max, how, piece }, context) {
        if (how === "possessive")
            throw new Untranslatable("a possessive repetition");
        const inner = this.#piece(piece, { ...context, certain: false });
        const body = piece.kind === "look" ? `(?:${inner})` : inner;
        return `${body}${quantifier(min, max)}${how === "lazy" ? "?" : ""}`;
    }
}
function quantifier(min, max) {
    if (max === Number.POSITIVE_INFINITY)
        return min === 0 ? "*" : min === 1 ? "+" : `{${min},}`;
    if (min === 0 && max === 1)
        return "?";
    return min === max ? `{${min}}` : `{${min},${max}}`;
}
/** Letters and digits as they are, everything else by number: nothing is left for JavaScript to interpret. */
function character(code) {
    const written = String.fromCodePoint(code);
    return /^[A-Za-z0-9]$/.test(written) ? written : `\\u{${code.toString(16)}}`;
}
/** Python's `$` also fits before a line break at the very end; its lines end in `\n` only. */
function python_translation_anchor(where, { multiline, ascii: narrow }) {
    const word = `[${(narrow ? ascii : unicode).w}]`;
    switch (where) {
        case "^":
            return multiline ? "(?<![^\\n])" : "^";
        case "$":
            return multiline ? "(?![^\\n])" : "(?=\\n?$)";
        case "\\A":
            return "^";
        case "\\Z":
            return "$";
        case "\\b":
            return `(?:(?<=${word})(?!${word})|(?<!${word})(?=${word}))`;
        // Up to 3.13, `\B` does not fit an empty text.
        case "\\B":
            return `(?:(?<=${word})(?=${word})|(?<!${word})(?!${word})(?:(?=[^])|(?<=[^])))`;
    }
}
function classOf(members, negated, context) {
    const sets = context.ascii ? ascii : unicode;
    let inside = "";
    const complements = [];
    for (const member of members) {
        if (member.kind === "named")
            throw new Untranslatable("a character by its name `\\N{…}`");
        if (member.kind === "char")
            inside += character(member.code);
        else if (member.kind === "range") {
            inside += `${character(member.from)}-${character(member.to)}`;
        }
        else if (isPositive(member.name))
            inside += sets[member.name];
        else
            complements.push(sets[lower(member.name)]);
    }
    const plain = inside === "" ? [] : [`[${inside}]`];
    const [only, ...more] = [...plain, ...complements.map((set) => `[^${set}]`)];
    if (only === undefined)
        return negated ? "[^]" : "[]";
    if (more.length > 0) {
        const either = `(?:${[only, ...more].join("|")})`;
        return negated ? `(?:(?!${either})[^])` : either;
    }
    if (!negated)
        return only;
    return complements.length > 0 ? `[${complements[0]}]` : `[^${inside}]`;
}
function isPositive(name) {
    return name === "d" || name === "s" || name === "w";
}
function lower(name) {
    return name === "D" || name === "d" ? "d" : name === "S" || name === "s" ? "s" : "w";
}

;// CONCATENATED MODULE: ./build/dialects/agent-hooks/python-regex.js




const longest = 10_000;
const remembered = 1000;
const python_regex_known = new Map();
/**
 * Compiles a pattern of Python's `re`. The search is unanchored (`re.search`), case-sensitive unless the
 * pattern says otherwise, and bounded in time.
 */
function pythonRegex(pattern) {
    const before = python_regex_known.get(pattern);
    if (before !== undefined)
        return before;
    const regex = compile(pattern);
    if (python_regex_known.size < remembered)
        python_regex_known.set(pattern, regex);
    return regex;
}
function compile(pattern) {
    if (pattern.length > longest) {
        return { kind: "unknown", why: `it is longer than ${longest} characters` };
    }
    try {
        const parsed = parsePythonPattern(pattern);
        const translation = toJavaScript(parsed);
        if ("cannot" in translation)
            return { kind: "unknown", why: `it has ${translation.cannot}` };
        const { test } = (0,bounded_pattern/* boundedPattern */.w)(translation.source, translation.flags);
        return { kind: "pattern", found: test, wholeOnly: parsed.body.every(isTiedToAnEnd) };
    }
    catch (error) {
        if (error instanceof PatternError)
            return { kind: "invalid", why: error.message };
        if (error instanceof SyntaxError) {
            return { kind: "unknown", why: "it is too large for JavaScript's engine" };
        }
        throw error;
    }
}
/**
 * Must a match begin or end the text with a character that is no brace? Such a pattern is never found in a dictionary
 * written out by Python, which stands in braces.
 */
function isTiedToAnEnd(sequence) {
    const [first, second] = sequence;
    const last = sequence.at(-1);
    const before = sequence.at(-2);
    const start = first?.kind === "at" && (first.where === "^" || first.where === "\\A");
    const end = last?.kind === "at" && (last.where === "$" || last.where === "\\Z");
    return (start && isOther(second, "{", 0)) || (end && isOther(before, "}", -1));
}
/** A character, or a group of alternatives that all begin (0) or end (-1) with one, other than `brace`. */
function isOther(piece, brace, at) {
    if (piece?.kind === "char")
        return piece.code !== brace.codePointAt(0);
    if (piece?.kind !== "group")
        return false;
    const body = piece.body;
    return body.every((sequence) => isOther(sequence.at(at), brace, at));
}

;// CONCATENATED MODULE: ./build/dialects/agent-hooks/matcher.js




/** What kimi-cli's runtime does with a pattern that Python rejects (measured on pull request 1131). */
const onInvalid = "kimi-cli's runtime fails over it, lets the call through and skips every other hook of the event";
const everything = {
    kind: "all",
    names: [],
    invalid: null,
    onInvalid: null,
    test: () => true,
};
/**
 * The `tool` of a matcher: a Python pattern, searched for anywhere in the tool's name (all three known implementations
 * agree). An empty one is no constraint. A pattern that Python takes and hookgate cannot evaluate is assumed
 * to match here; the plan says that its hook was skipped.
 */
const matcherEngine = {
    describe: (event) => isToolEvent(event)
        ? "a Python regular expression, case-sensitive and unanchored"
        : "nothing: this event has no tool",
    backtracks: true,
    compile(matcher) {
        if (matcher === "")
            return everything;
        const regex = pythonRegex(matcher);
        switch (regex.kind) {
            case "unknown":
                return everything;
            case "invalid":
                return { ...everything, kind: "pattern", invalid: regex.why, onInvalid, test: () => false };
            default:
                return { ...everything, kind: "pattern", test: regex.found };
        }
    },
};
/** Values looked at in one `tool_input`; recorded inputs have a handful. */
const mostValues = 10_000;
/**
 * Where the `pattern` of a matcher is found in a tool's input; null when nowhere. The format does not say what
 * "parameter content" is, and kimi-cli compares with the Python form of the dictionary, in which the format's own examples
 * (`\.py$`) are never found. So every text value counts by itself, and patterns with a key in them find it
 * in either usual way of writing JSON.
 */
function patternHit(found, toolInput) {
    if (textsIn(toolInput).some(found))
        return "value";
    if (found(JSON.stringify(toolInput)))
        return "compact-json";
    return found(spacedJson(toolInput)) ? "spaced-json" : null;
}
/** Every text in a value, keys left out. */
function textsIn(value) {
    const texts = [];
    const open = [value];
    for (let seen = 0; open.length > 0 && seen < mostValues; seen++) {
        const next = open.pop();
        if (typeof next === "string")
            texts.push(next);
        else if (Array.isArray(next))
            open.push(...next.slice(0, mostValues));
        else if ((0,model_json/* isObject */.Gv)(next))
            open.push(...Object.values(next).slice(0, mostValues));
    }
    return texts;
}

;// CONCATENATED MODULE: ./build/dialects/agent-hooks/unknown-fields.js



const fields = [
    "name",
    "description",
    "trigger",
    "matcher",
    "timeout",
    "async",
    "priority",
    "metadata",
];
/** Accepted by the reference validator, and told elsewhere. */
const alsoAccepted = ["async_"];
const matcherFields = ["tool", "pattern"];
/** Fields of other formats and of earlier drafts, and what to do here. */
const advice = new Map([
    ["type", "Remove it: a hook is always a program"],
    ["command", "Remove it: the program is `scripts/run`, `scripts/run.sh` or `scripts/run.py`"],
    ["script", "Remove it: the program is `scripts/run`, `scripts/run.sh` or `scripts/run.py`"],
    ["event", "Write `trigger`"],
    ["events", "Write `trigger`, with one event"],
    ["on", "Write `trigger`"],
    ["enabled", "Remove it: there is no switch. Rename the file to switch a hook off"],
    ["disabled", "Remove it: there is no switch. Rename the file to switch a hook off"],
    ["tool", "Indent it below `matcher:`"],
    ["pattern", "Indent it below `matcher:`"],
    ["tools", "Write `tool` below `matcher:`"],
]);
/** Keys that are no fields: the reference validator rejects the hook for each. */
function checkFields(reading) {
    const accepted = [...fields, ...alsoAccepted];
    const strangers = reading.root.entries.filter(({ key }) => !accepted.includes(key));
    const [first] = strangers;
    if (first === undefined)
        return;
    // A stranger's file may hold thousands; the validator names them in one breath too.
    for (const entry of strangers.slice(0, most)) {
        const others = strangers.length - most;
        const more = entry === strangers[most - 1] && others > 0 ? ` (and ${others} more)` : "";
        complain(reading, {
            rule: "unknown-field",
            what: `${(0,config_text/* quote */.hD)(entry.key)} is not a field of \`HOOK.md\`${more}`,
            consequence: `${refused}, and kimi-cli's runtime keeps the field without using it`,
            cure: advice.get(entry.key) ?? cureFor(entry, fields) ?? "Put it below `metadata:`",
            span: entry.keySpan,
            severity: "error",
        });
    }
}
const most = 10;
/** Keys of the matcher that are none. */
function checkMatcherFields(reading, entries) {
    const strangers = entries.filter(({ key }) => !matcherFields.includes(key));
    for (const entry of strangers.slice(0, most)) {
        complain(reading, {
            rule: "unknown-field",
            what: `${(0,config_text/* quote */.hD)(entry.key)} is not a field of \`matcher\``,
            consequence: `${refused}, and kimi-cli's runtime ignores the field, so the hook runs for every call`,
            cure: cureFor(entry, matcherFields) ?? "A matcher has `tool` and `pattern`",
            span: entry.keySpan,
            severity: "error",
        });
    }
}
function cureFor({ key }, known) {
    const near = (0,event_table/* closest */.k)(key, known);
    return near === null ? null : `Did you mean \`${near}\`?`;
}

;// CONCATENATED MODULE: ./build/dialects/agent-hooks/matcher-field.js






/** Reads `matcher`; null when there is none. */
function readMatcher(reading, trigger) {
    const found = entryOf(reading.root, "matcher");
    if (found === null)
        return null;
    const { value } = found;
    if (value.kind !== "object") {
        const text = textOf(value);
        skip(reading, {
            rule: "config-shape",
            what: "`matcher` is not a mapping",
            cure: text === null || text === ""
                ? "Write `tool:` or `pattern:` below it, indented, or remove it"
                : `Write \`tool: ${text.slice(0, 60)}\` below it, indented`,
            span: valueSpan(found),
        });
        return null;
    }
    checkMatcherFields(reading, value.entries);
    const matcher = {
        node: value,
        tool: part(reading, value, "tool"),
        pattern: part(reading, value, "pattern"),
    };
    checkPatterns(reading, matcher, trigger);
    return matcher;
}
function part(reading, matcher, key) {
    const found = entryOf(matcher, key);
    if (found === null || textOf(found.value) !== null)
        return found;
    skip(reading, {
        rule: "invalid-value",
        what: `\`${key}\` of the matcher is not a text`,
        cure: "Write one regular expression; `|` separates alternatives",
        span: valueSpan(found),
    });
    return null;
}
function checkPatterns(reading, { tool, pattern }, trigger) {
    const onTools = trigger?.known !== true || isToolEvent(trigger.event);
    for (const entry of [tool, pattern]) {
        const text = entry === null ? "" : (textOf(entry.value) ?? "");
        if (entry === null || text === "")
            continue;
        const regex = pythonRegex(text);
        // The `tool` of a hook on tool calls is compiled by the rule of this name itself.
        const told = entry === tool && trigger?.known === true && isToolEvent(trigger.event);
        if (regex.kind === "invalid" && !told) {
            complain(reading, {
                rule: "matcher-invalid",
                what: `the ${entry.key} ${(0,config_text/* quote */.hD)(text)} is not a valid Python pattern (${regex.why})`,
                consequence: `${refused}, and ${onInvalid}`,
                span: valueSpan(entry),
            });
        }
        if (entry === pattern && onTools && regex.kind === "pattern" && regex.wholeOnly) {
            complain(reading, {
                rule: "matcher-never-matches",
                what: `the pattern ${(0,config_text/* quote */.hD)(text)} is tied to the beginning or end of the text`,
                consequence: "kimi-cli's runtime compares it with the whole of `tool_input` as a Python dictionary in braces, and never runs the hook; hookgate compares it with each value as well",
                cure: "Leave the anchor out",
                span: valueSpan(entry),
                severity: "warning",
            });
        }
    }
    const [first] = [tool, pattern].filter((entry) => entry !== null && textOf(entry.value) !== "");
    if (first && trigger !== null && !onTools) {
        complain(reading, {
            rule: "matcher-never-matches",
            what: `${(0,config_text/* quote */.hD)(trigger.event)} has no tool that a matcher could be compared with`,
            consequence: "the reference accepts the file, and the hook never runs",
            cure: "Remove the matcher",
            span: first.keySpan,
            severity: "warning",
        });
    }
}

;// CONCATENATED MODULE: ./build/dialects/agent-hooks/python-text.js
/** What Python's `str.strip` takes off, besides nothing that JavaScript's `trim` would leave. */
const blanks = new Set("\t\n\v\f\r\x1c\x1d\x1e\x1f \x85\xa0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000");
/** Without blanks at both ends, as Python's `str.strip` sees them: a byte order mark is none. */
function pythonStrip(text) {
    let start = 0;
    let end = text.length;
    while (start < end && blanks.has(text.charAt(start)))
        start++;
    while (end > start && blanks.has(text.charAt(end - 1)))
        end--;
    return text.slice(start, end);
}
/** Length as Python's `len` counts: characters outside of the basic plane are one, not two. */
function pythonLength(text) {
    return [...text].length;
}
/**
 * The number that Python's `int` reads from a text: blanks around it, a sign and single underscores between digits are
 * allowed, and so are wide digits. Null when it reads none.
 */
function pythonInteger(text) {
    const plain = pythonStrip(text).normalize("NFKC");
    return /^[+-]?\d+(?:_\d+)*$/.test(plain) && plain.length < 4300
        ? Number(plain.replaceAll("_", ""))
        : null;
}

;// CONCATENATED MODULE: ./build/dialects/agent-hooks/name.js



const longestName = 64;
const longestDescription = 1024;
/** Reads `name` and checks it: its own rules, and that it is the name of the folder. Null when there is none. */
function readName(reading) {
    const found = entryOf(reading.root, "name");
    if (found === null)
        return missing(reading, "name");
    const text = textOf(found.value);
    const trimmed = pythonStrip(text ?? "");
    const span = valueSpan(found);
    if (trimmed === "") {
        const what = text === null ? "`name` is not a text" : "`name` is empty";
        skip(reading, { rule: "invalid-value", what, span });
        return null;
    }
    const name = trimmed.normalize("NFKC");
    const folder = reading.folder.normalize("NFKC");
    const broken = brokenRules(name);
    if (broken.length > 0 || name !== folder) {
        const fits = brokenRules(folder).length === 0;
        complain(reading, {
            rule: "name-mismatch",
            what: broken.length > 0
                ? `the name ${(0,config_text/* quote */.hD)(trimmed)} ${broken.join(" and ")}`
                : `the name ${(0,config_text/* quote */.hD)(trimmed)} is not that of the folder, ${(0,config_text/* quote */.hD)(reading.folder)}`,
            consequence: refused,
            cure: fits
                ? name === folder
                    ? null
                    : `Write \`name: ${folder}\`, or rename the folder`
                : "Use lower-case letters, digits and single hyphens, for the folder as well",
            span,
        });
    }
    return trimmed;
}
/** The rules of the reference validator that a name (in NFKC) breaks, as clauses. */
function brokenRules(name) {
    const rules = [
        [pythonLength(name) > longestName, `is longer than ${longestName} characters`],
        [name !== name.toLowerCase(), "is not in lower case"],
        [name.startsWith("-") || name.endsWith("-"), "begins or ends with a hyphen"],
        [name.includes("--"), "has two hyphens in a row"],
        [!/^[\p{L}\p{N}-]*$/u.test(name), "has characters other than letters, digits and hyphens"],
    ];
    return rules.filter(([broken]) => broken).map(([, what]) => what);
}
/** Checks `description`. */
function readDescription(reading) {
    const found = entryOf(reading.root, "description");
    if (found === null) {
        missing(reading, "description");
        return;
    }
    const text = textOf(found.value);
    const span = valueSpan(found);
    if (text === null || pythonStrip(text) === "") {
        const what = text === null ? "`description` is not a text" : "`description` is empty";
        skip(reading, { rule: "invalid-value", what, span });
        return;
    }
    const length = pythonLength(text);
    if (length > longestDescription) {
        complain(reading, {
            rule: "invalid-value",
            what: `\`description\` has ${length} characters, more than ${longestDescription}`,
            consequence: refused,
            span,
        });
    }
}
/** Notes that a required field is absent. */
function missing(reading, field) {
    skip(reading, { rule: "missing-field", what: `\`${field}\` is missing`, span: reading.fence });
    return null;
}

;// CONCATENATED MODULE: ./build/dialects/agent-hooks/numbers.js




/** Milliseconds the reference validator allows. */
const timeouts = { least: 100, most: 600_000 };
const priorities = { least: 0, most: 1000 };
/** What a hook without `priority` has. */
const defaultPriority = 100;
/** Reads `timeout`, in milliseconds. */
function readTimeout(reading) {
    const found = entryOf(reading.root, "timeout");
    if (found === null)
        return defaultTimeoutMs;
    const span = valueSpan(found);
    const written = shown(found, reading);
    const ms = integer(found);
    if (ms === null) {
        const what = `\`timeout\` is ${written}, not a whole number of milliseconds`;
        skip(reading, { rule: "timeout-range", what, span });
        return defaultTimeoutMs;
    }
    if (ms < timeouts.least || ms > timeouts.most) {
        complain(reading, {
            rule: "timeout-range",
            what: `\`timeout\` is ${written}, outside of ${timeouts.least} to ${timeouts.most} milliseconds`,
            consequence: refused,
            cure: ms > 0 && ms * 1000 <= timeouts.most ? `Did you mean ${ms * 1000} (${ms} s)?` : null,
            span,
        });
    }
    else if (ms < 1000) {
        complain(reading, {
            rule: "timeout-unit",
            what: `\`timeout: ${ms}\` is ${ms} milliseconds, not seconds`,
            consequence: "a slow start of the program is enough, and whatever the hook guards goes on",
            cure: ms <= 600 ? `Write ${ms * 1000} if you mean ${ms} s` : "Give it a second or more",
            span,
            severity: "warning",
        });
    }
    adviseNumber(reading, found, "over which it fails, and lets everything through");
    return Math.max(1, ms);
}
/** Reads `priority`. */
function readPriority(reading) {
    const found = entryOf(reading.root, "priority");
    if (found === null)
        return defaultPriority;
    const span = valueSpan(found);
    const written = shown(found, reading);
    const priority = integer(found);
    if (priority === null) {
        const what = `\`priority\` is ${written}, not a whole number`;
        skip(reading, { rule: "invalid-value", what, span });
        return defaultPriority;
    }
    if (priority < priorities.least || priority > priorities.most) {
        complain(reading, {
            rule: "invalid-value",
            what: `\`priority\` is ${written}, outside of ${priorities.least} to ${priorities.most}`,
            consequence: refused,
            span,
        });
    }
    adviseNumber(reading, found, "by which it cannot sort, and then runs no hook at all");
    return priority;
}
function integer({ value }) {
    const text = textOf(value);
    return text === null ? null : pythonInteger(text);
}
function shown({ value }, { source }) {
    if (value.kind === "object")
        return "a mapping";
    if (value.kind === "array")
        return "a list";
    return value.end > value.start ? (0,config_text/* quoteSource */.IU)(source, value) : "empty";
}
/** A number that the reference reads, but in a form that others read differently. */
function adviseNumber(reading, found, onText) {
    const written = reading.source.slice(found.value);
    if (/^(?:0|-?[1-9]\d*)$/.test(written))
        return;
    const quoted = /^["']/.test(written);
    const octal = /^[+-]?0\d/.test(written);
    complain(reading, {
        rule: "invalid-value",
        what: `\`${found.key}\` is written as ${shown(found, reading)}`,
        consequence: quoted
            ? `for kimi-cli's runtime that is a text, ${onText}`
            : octal
                ? "the leading zero makes it an octal number for kimi-cli's runtime"
                : "not every YAML parser takes that for a number",
        cure: `Write \`${found.key}: ${integer(found)}\``,
        span: valueSpan(found),
        severity: "warning",
    });
}

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(8815);
// EXTERNAL MODULE: ./build/source/text.js
var source_text = __webpack_require__(6137);
// EXTERNAL MODULE: ./build/source/yaml.js
var source_yaml = __webpack_require__(5921);
;// CONCATENATED MODULE: ./build/dialects/agent-hooks/strict-yaml.js



/** What the reference's parser (strictyaml 1.6) does not allow although it is YAML, by the lexer's word for it. */
const disallowed = new Map([
    ["flow-map-start", { what: "a mapping in braces", cure: "Write its keys on lines of their own" }],
    [
        "flow-seq-start",
        {
            what: "a value that begins with `[`",
            cure: "Put it in single quotes, or write a list with `-`",
        },
    ],
    ["anchor", { what: "an anchor (`&…`)", cure: "Put it in single quotes if it is meant as text" }],
    ["alias", { what: "an alias (`*…`)", cure: "Put it in single quotes if it is meant as text" }],
    ["tag", { what: "a tag (`!…`)", cure: "Put it in single quotes if it is meant as text" }],
]);
/** Problems that people run into, in other words than the YAML parser's; null keeps those. */
const familiar = [
    {
        message: /^invalid escape sequence/,
        what: "a backslash in double quotes begins an escape, and this one does not exist",
        cure: "Use single quotes, or write `\\\\` for a backslash",
    },
    {
        message: /^nested mappings are not allowed/,
        what: "a value without quotes contains `: `",
        cure: "Put the value in quotes",
    },
    {
        message: /^unexpected block-seq-ind/,
        what: "a list cannot begin on the line of its key",
        cure: "Put the value in quotes, or each item on a line of its own",
    },
    {
        message: /^implicit (?:map )?keys need/,
        what: "this is not `key: value`",
        cure: "Write a blank after the colon, and indent what continues a value",
    },
    { message: /^plain value cannot start/, what: null, cure: "Put the value in quotes" },
];
/** Everything outside of what YAML calls printable. */
const unprintable = /[^\t\n\r -~\x85\xA0-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u;
/**
 * Parses front matter the way the reference does: no mappings or lists in brackets, no anchors, aliases and tags, no
 * tabs between values, sibling mappings at one depth; all scalars are texts.
 * @param from offset at which the YAML begins
 * @param to offset at which it ends
 */
function parseStrictYaml(source, from, to) {
    // A single carriage return is a line break for Python. The replacement has the same length.
    const text = source.text.replace(/\r(?!\n)/g, "\n");
    const normal = new source_text/* SourceText */.D(source.file, text);
    const bad = text.slice(from, to).search(unprintable);
    if (bad >= 0) {
        return rejectedAt(from + bad, 1, "a control character stands here", "Remove it");
    }
    const strict = firstDisallowed(text, from, to);
    try {
        const { root, problems } = (0,source_yaml/* parseYaml */.h)(normal, from, to);
        const [first] = [...problems, ...crooked(root, text)].sort((a, b) => a.span.start - b.span.start);
        const yaml = first === undefined ? null : worded(first, text);
        const earlier = strict !== null && (yaml === null || strict.span.start <= yaml.span.start);
        return {
            root: root === null ? null : asWritten(root, normal),
            problem: earlier ? strict : yaml,
        };
    }
    catch (error) {
        // Nested beyond the parser's stack, or beyond our own limit.
        if (!(error instanceof RangeError))
            throw error;
        return { root: null, problem: strict ?? { ...tooDeep, span: { start: from, end: from + 1 } } };
    }
}
const tooDeep = { what: "it is nested too deeply", cure: null };
function rejectedAt(start, length, what, cure) {
    return { root: null, problem: { what, cure, span: { start, end: start + length } } };
}
function worded({ what, span }, text) {
    // `key: ? value` is told as a nested mapping too.
    const explicit = text.charAt(span.start) === "?";
    const known = explicit ? undefined : familiar.find(({ message }) => message.test(what));
    return { what: known?.what ?? what, cure: known?.cure ?? null, span };
}
/** The first token that YAML allows and the reference does not. */
function firstDisallowed(text, from, to) {
    let at = from;
    let documents = 0;
    let content = false;
    let block = false;
    for (const token of new dist/* Lexer */.JG().lex(text.slice(from, to))) {
        if (!content && isMarker(token)) {
            content = token === dist/* CST */.DB.SCALAR;
            documents += token === dist/* CST */.DB.DOCUMENT ? 1 : 0;
            continue;
        }
        const type = content ? "content" : (dist/* CST */.DB.tokenType(token) ?? "");
        const span = { start: at, end: at + token.length };
        const rule = disallowed.get(type);
        if (rule !== undefined) {
            return { what: `${rule.what} is not allowed here`, cure: rule.cure, span };
        }
        if (documents > 1) {
            return { what: "a second document begins here", cure: "Remove the `...` before it", span };
        }
        const tab = type === "space" || (content && !block) ? token.indexOf("\t") : -1;
        if (tab >= 0) {
            const place = { start: at + tab, end: at + tab + 1 };
            return { what: "a tab stands between values", cure: "Use blanks", span: place };
        }
        block = type === "block-scalar-header" || (block && !content);
        content = false;
        at += token.length;
    }
    return null;
}
/** Markers of the lexer stand for no characters of the text. */
function isMarker(token) {
    return token === dist/* CST */.DB.DOCUMENT || token === dist/* CST */.DB.FLOW_END || token === dist/* CST */.DB.SCALAR;
}
/** Mappings that are values of one mapping must all be indented alike. */
function crooked(node, text) {
    if (node === null)
        return [];
    if (node.kind === "array")
        return node.items.flatMap((item) => crooked(item, text));
    if (node.kind !== "object")
        return [];
    const inner = node.entries.map((e) => e.value).filter((value) => value.kind === "object");
    const [first] = inner;
    const odd = inner.find((value) => first !== undefined && columnOf(value, text) !== columnOf(first, text));
    const problem = odd && {
        what: "this mapping is indented differently from the one before",
        span: { start: odd.start, end: odd.start + 1 },
    };
    return [...(problem ? [problem] : []), ...node.entries.flatMap((e) => crooked(e.value, text))];
}
function columnOf({ start }, text) {
    return start - text.lastIndexOf("\n", start - 1);
}
/** A hook's front matter has three levels. */
const strict_yaml_deepest = 100;
/**
 * The tree with every scalar as the text that stands in the file: `5000`, `yes` and nothing at all are texts too.
 * @throws RangeError when it is nested too deeply for others to walk
 */
function asWritten(node, source, depth = 0) {
    if (depth > strict_yaml_deepest)
        throw new RangeError("nested too deeply");
    switch (node.kind) {
        case "object":
            return mappingAsWritten(node, source, depth);
        case "array":
            return { ...node, items: node.items.map((item) => asWritten(item, source, depth + 1)) };
        case "string":
            return node;
        default:
            return { kind: "string", value: source.slice(node), start: node.start, end: node.end };
    }
}
function mappingAsWritten(node, source, depth) {
    const entries = node.entries.map(({ key, keySpan, value }) => {
        const written = source.slice(keySpan);
        const plain = !/^["']/.test(written);
        return { key: plain ? written : key, keySpan, value: asWritten(value, source, depth + 1) };
    });
    return { ...node, entries };
}

;// CONCATENATED MODULE: ./build/dialects/agent-hooks/switches.js


/** What the reference takes for true, in any case; everything else is false without a word. */
const truths = ["true", "yes", "1"];
/** What kimi-cli's runtime (YAML 1.1) takes for false; any other text is true. */
const falsehoods = ["false", "no", "off", "0", "", "null", "~"];
/** Reads `async`, as the reference does. */
function readAsync(reading) {
    const entries = reading.root.entries.filter(({ key }) => key === "async" || key === "async_");
    for (const entry of entries)
        adviseAsync(reading, entry);
    const last = entries.at(-1);
    return last !== undefined && isTrue(last);
}
function isTrue({ value }) {
    const text = textOf(value);
    // The reference takes any list or mapping for true.
    return text === null || truths.includes(text.toLowerCase());
}
/** The validator accepts anything; where its loader and the runtime disagree, people should know. */
function adviseAsync(reading, entry) {
    if (entry.key === "async_") {
        complain(reading, {
            rule: "unknown-field",
            what: "`async_` is the Python name of the field",
            consequence: "both known implementations happen to read it, the format does not have it",
            cure: "Write `async`",
            span: entry.keySpan,
            severity: "warning",
        });
    }
    const written = reading.source.slice(entry.value);
    if (/^(?:true|True|TRUE|false|False|FALSE)$/.test(written))
        return;
    const text = textOf(entry.value);
    const quoted = /^["']/.test(written);
    const runtime = text !== "" && (quoted || !falsehoods.includes((text ?? "x").toLowerCase()));
    const reference = isTrue(entry);
    const shown = text === "" ? "empty" : (0,config_text/* quoteSource */.IU)(reading.source, entry.value);
    complain(reading, {
        rule: "invalid-value",
        what: `\`${entry.key}\` is ${shown}, neither \`true\` nor \`false\``,
        consequence: reference === runtime
            ? `it happens to be read as ${reference}`
            : `the reference reads it as ${reference}, kimi-cli's runtime as ${runtime}`,
        cure: `Write \`${entry.key}: ${reference}\``,
        span: valueSpan(entry),
        severity: "warning",
    });
}
/** Checks `metadata`: meant to be names and texts, never validated by anybody. */
function readMetadata(reading) {
    const found = entryOf(reading.root, "metadata");
    if (found === null)
        return;
    const { value } = found;
    const fits = value.kind === "object" && value.entries.every((e) => textOf(e.value) !== null);
    if (fits)
        return;
    complain(reading, {
        rule: "invalid-value",
        what: "`metadata` is not a mapping of names to texts",
        consequence: "nobody checks it, but that is what the specification says",
        span: valueSpan(found),
        severity: "warning",
    });
}

;// CONCATENATED MODULE: ./build/dialects/agent-hooks/trigger.js




/** kimi-cli's runtime takes any word for an event (measured on pull request 1131). */
const neverFired = `${notLoaded}, and kimi-cli's runtime loads it and never runs it`;
/** Names that were announced and never came, with what was meant. */
const announced = new Map([["after_stop", "post-agent-turn-stop"]]);
/** Reads `trigger`; null when there is none that could be shown. */
function readTrigger(reading) {
    const found = entryOf(reading.root, "trigger");
    if (found === null)
        return missing(reading, "trigger");
    const word = textOf(found.value);
    const span = valueSpan(found);
    if (word === null || word === "") {
        const what = word === "" ? "`trigger` has no value" : "`trigger` is not a single event";
        const cure = word === "" ? null : "Make one hook for each event";
        skip(reading, { rule: "invalid-value", what, cure, span });
        return null;
    }
    const event = eventOf(word, reading.behaviour);
    if (event === null) {
        unknownTrigger(reading, word, span);
        return { event: word, known: false, span };
    }
    const facts = events.get(event);
    if (facts !== null && !facts.fires) {
        complain(reading, {
            rule: "event-never-fires",
            what: `${(0,config_text/* quote */.hD)(word)} is an event of the format that no known runtime fires`,
            consequence: "the hook never runs in kimi-cli's implementation, the only one there is",
            span,
        });
    }
    return { event, known: true, span };
}
function unknownTrigger(reading, word, span) {
    const { behaviour } = reading;
    const now = renamed(word);
    if (now !== null) {
        skip(reading, {
            rule: "legacy-trigger",
            what: `the event ${(0,config_text/* quote */.hD)(word)} is called \`${now}\` now`,
            consequence: neverFired,
            cure: `Write \`trigger: ${now}\``,
            span,
        });
        return;
    }
    const inside = word.trim();
    if (eventOf(inside, behaviour) !== null) {
        const what = "the name of the event has blanks around it";
        const cure = `Write \`trigger: ${inside}\``;
        skip(reading, { rule: "unknown-event", what, consequence: neverFired, cure, span });
        return;
    }
    const near = events.nearest(word);
    const meant = announced.get(word) ?? (events.get(word) === null ? near?.name : word);
    const vendor = near?.because === "other-vendor" && near.vendor !== null ? near.vendor : null;
    skip(reading, {
        rule: "unknown-event",
        what: `Agent Hooks has no event ${(0,config_text/* quote */.hD)(word)}${vendor === null ? "" : ` (that is ${possessive(vendor)} name)`}`,
        consequence: neverFired,
        cure: cureOf(word, meant === undefined ? null : wordFor(meant, behaviour), vendor !== null),
        span,
    });
}
function cureOf(word, meant, foreign) {
    const words = word.split(/[\s,;|]+/);
    if (words.length > 1 && words.every((part) => events.get(part) !== null)) {
        return "Make one hook for each event";
    }
    if (meant === null)
        return `The events are ${events.names.map(config_text/* quote */.hD).join(", ")}`;
    return foreign
        ? `Here it is \`${meant}\``
        : `Did you mean \`${meant}\`? Names are compared exactly`;
}
function possessive(vendor) {
    return vendor.endsWith("s") ? `${vendor}'` : `${vendor}'s`;
}

;// CONCATENATED MODULE: ./build/dialects/agent-hooks/config.js














/**
 * What is loaded from one file, and what is wrong with it. A defect is an error exactly when the reference validator
 * (agenthooks_ref 0.1.0, revision `6b641c4`) rejects the file; what is merely unwise is a warning. A hook that the
 * reference's loader would skip is switched off; one that only its validator minds is not, since both known
 * implementations run it. Never throws on content.
 */
function parseConfig(config, source, behaviour) {
    if (config.layer === "dead")
        return parseDead(config, source);
    const parsed = {
        config,
        source,
        hooks: [],
        defects: [],
        settings: {},
        relevant: true,
    };
    const front = cutFrontMatter(source);
    if (!("fence" in front))
        return { ...parsed, defects: [front] };
    const { hook, defects } = readFrontMatter(front, config, source, behaviour);
    const told = front.brokenEnd === null ? defects : withBrokenEnd(defects, front.brokenEnd, source);
    const id = hook?.id ?? null;
    return {
        ...parsed,
        hooks: hook === null ? [] : [hook],
        defects: told.map((d) => ({ ...d, hook: id })).sort((a, b) => a.span.start - b.span.start),
    };
}
function readFrontMatter(front, config, source, behaviour) {
    const { root, problem } = parseStrictYaml(source, front.from, front.to);
    if (problem !== null) {
        const { what, cure, span } = problem;
        const torn = (0,config_text/* defect */.gb)({ rule: "config-syntax", what, consequence: notLoaded, cure, span });
        return { hook: null, defects: [torn] };
    }
    if (root?.kind !== "object") {
        return { hook: null, defects: [notAMapping(root, front)] };
    }
    const duplicates = (0,located/* duplicateKeys */.ss)(root).map(({ lost, kept }) => (0,config_text/* defect */.gb)({
        rule: "duplicate-key",
        what: `the key ${(0,config_text/* quote */.hD)(lost.key)} stands twice`,
        consequence: `${notLoaded}, and kimi-cli's runtime takes the last one`,
        span: kept.keySpan,
    }));
    if (duplicates.length > 0)
        return { hook: null, defects: duplicates };
    const reading = {
        source,
        behaviour,
        folder: external_node_path_.posix.basename(external_node_path_.posix.dirname(config.file.replaceAll("\\", "/"))),
        root,
        fence: front.fence,
        defects: [],
        skippedBecause: null,
    };
    return { hook: readHook(reading, config), defects: reading.defects };
}
function notAMapping(root, { fence }) {
    return (0,config_text/* defect */.gb)({
        rule: "config-shape",
        what: root === null ? "the front matter is empty" : "the front matter is not a mapping",
        consequence: notLoaded,
        cure: "Write `name`, `description` and `trigger` on lines of their own",
        span: root === null ? fence : { start: root.start, end: root.start + 1 },
    });
}
/** Reads every field; null when there is no event to show the hook under. */
function readHook(reading, config) {
    checkFields(reading);
    const name = readName(reading);
    readDescription(reading);
    const trigger = readTrigger(reading);
    const matcher = readMatcher(reading, trigger);
    const timeoutMs = readTimeout(reading);
    const priority = readPriority(reading);
    const runsAsync = readAsync(reading);
    readMetadata(reading);
    if (trigger === null)
        return null;
    const tool = partOf(matcher, "tool");
    const pattern = partOf(matcher, "pattern");
    const loads = reading.skippedBecause === null;
    const without = loads ? withoutTool(trigger, tool, pattern) : reading.skippedBecause;
    const blocking = events.get(trigger.event)?.blocking;
    return {
        id: `${reading.source.file}#${trigger.event}/${name ?? reading.folder}`,
        dialect: config.dialect,
        config,
        event: trigger.event,
        matcher: tool,
        name,
        type: "command",
        command: null,
        args: null,
        shell: null,
        env: {},
        timeoutMs,
        guard: blocking === "operation" || blocking === "stop",
        enabled: without === null,
        disabledBecause: without,
        async: runsAsync,
        sequential: false,
        onFailure: null,
        condition: pattern,
        scope: null,
        source: reading.source,
        node: reading.root,
        group: groupOf(matcher),
        eventSpan: trigger.span,
        priority,
        loads,
        entry: null,
        entryProblem: null,
    };
}
function partOf(matcher, key) {
    const entry = matcher?.[key] ?? null;
    return entry === null ? null : textOf(entry.value);
}
/** A matcher on an event without a tool fits nothing, in kimi-cli's runtime as here. */
function withoutTool(trigger, tool, pattern) {
    const asks = (tool ?? "") !== "" || (pattern ?? "") !== "";
    return asks && !isToolEvent(trigger.event)
        ? `its matcher needs a tool, and ${trigger.event} has none`
        : null;
}
/** The `tool` where rules look for a matcher. */
function groupOf(matcher) {
    const tool = matcher?.tool ?? null;
    if (matcher === null || tool === null)
        return null;
    return { ...matcher.node, entries: [{ ...tool, key: "matcher" }] };
}
/**
 * The reference ends the front matter at any `---`. What it then finds missing or torn has this one cause; when it
 * finds nothing wrong, the rest of the line is lost without a word.
 */
function withBrokenEnd(defects, span, source) {
    const caused = (d) => d.rule === "missing-field" || d.rule === "config-syntax" || d.rule === "config-shape";
    const torn = defects.some(caused);
    const { line } = source.place(span);
    return [
        ...defects.filter((d) => !caused(d)),
        (0,config_text/* defect */.gb)({
            rule: "config-syntax",
            what: `the reference ends the front matter at the \`---\` inside of line ${line}`,
            consequence: torn ? notLoaded : "the rest of the line is lost",
            cure: "Write the dashes differently, as `--` or `—`",
            span,
            severity: torn ? null : "warning",
        }),
    ];
}

;// CONCATENATED MODULE: ./build/dialects/agent-hooks/agent-hook.js
/** Is this one of ours? Hooks pass through the engine as plain hooks. */
function isAgentHook(hook) {
    return "priority" in hook && "entry" in hook;
}

;// CONCATENATED MODULE: ./build/dialects/agent-hooks/entry-point.js


/** In the order of the format. */
const entryNames = ["scripts/run", "scripts/run.sh", "scripts/run.py"];
/** The folder of a hook, where it starts: relative to the repository, or absolute for a hook of the user. */
function hookFolder(config) {
    return external_node_path_.posix.dirname(config.file.replaceAll("\\", "/"));
}
/** The candidates that are there, in order. The execute bit is git's where the file is tracked. */
function candidatesIn(folder, files) {
    return entryNames.flatMap((entry) => {
        const path = external_node_path_.posix.join(folder, entry);
        if (!files.has(path))
            return [];
        const directory = files.isDirectory(path);
        const mode = files.gitMode(path);
        const tracked = mode === "100755" || mode === "100644";
        return [
            {
                entry,
                path,
                directory,
                executable: tracked ? mode === "100755" : files.executable(path) !== false,
                beginning: directory ? "fine" : beginningOf(files.read(path)),
            },
        ];
    });
}
/**
 * The entry point. `scripts/run` must be an executable file, as the seed page says; otherwise the next one is
 * taken. (kimi-cli takes the first name that exists, whatever it is, and fails when it cannot be started.) When
 * none is usable, the first one that is there: starting it shows what is wrong.
 */
function chooseEntryPoint(candidates) {
    const usable = candidates.find(({ entry, directory, executable }) => !directory && (entry !== "scripts/run" || executable));
    return usable ?? candidates[0] ?? null;
}
/** The hook with its entry point; unchanged when it is none of ours. */
function withEntryPoint(hook, files, outside) {
    if (!isAgentHook(hook))
        return hook;
    const folder = hookFolder(hook.config);
    const own = hook.config.layer === "user" ? asRepositoryFiles(outside) : files;
    const chosen = chooseEntryPoint(candidatesIn(folder, own));
    const prepared = {
        ...hook,
        command: chosen === null ? null : commandOf(hook.config, chosen.entry),
        entry: chosen?.entry ?? null,
        entryProblem: chosen === null ? null : cannotStart(chosen.beginning),
    };
    return prepared;
}
function asRepositoryFiles({ exists, read }) {
    return {
        has: exists,
        read,
        isDirectory: () => false,
        gitMode: () => null,
        executable: () => null,
    };
}
/** How people would write the program: from the project's folder, or from the user's home folder. */
function commandOf(config, entry) {
    const path = external_node_path_.posix.join(hookFolder(config), entry);
    const short = config.layer === "user"
        ? path.replace(/^.*(?=\/agents\/hooks\/)/s, "~/.config")
        : path.slice(config.root === "" ? 0 : config.root.length + 1);
    return /[^\w@%+=:,./~-]/.test(short) ? `'${short.replaceAll("'", "'\\''")}'` : short;
}
/**
 * Programs without a usable first line are refused by the system itself, as kimi-cli starts them. Node's own way of
 * starting falls back to a shell, so it must not get that far.
 */
function cannotStart(beginning) {
    if (beginning === "no-shebang")
        return "ENOEXEC: it has no `#!` line";
    if (beginning === "byte-order-mark")
        return "ENOEXEC: a byte order mark stands before its `#!` line";
    return null;
}
/** Programs that are no scripts: ELF, Mach-O (either byte order, or for two machines), Windows. */
const binary = /^(?:\x7fELF|[\xfe\xcf\xce\xca\ufffd]{2}|MZ)|\0/;
function beginningOf(text) {
    // What cannot be read as text is large or binary; nothing is known then.
    if (text === null)
        return "fine";
    const head = text.slice(0, 512);
    if (/^#![ \t]*\r?(?:\n|$)/.test(head))
        return "no-shebang";
    if (head.startsWith("#!"))
        return /^[^\n]*\r/.test(head) ? "carriage-return" : "fine";
    if (head.startsWith("\uFEFF#!"))
        return "byte-order-mark";
    return binary.test(head) ? "fine" : "no-shebang";
}

;// CONCATENATED MODULE: ./build/dialects/agent-hooks/entry-defects.js





/**
 * What is wrong with the entry points of a config's hooks, for the rule `entry-point`: none, one that cannot be
 * started, and one that shadows another. Told at the hook's `name`. Hooks that are not loaded and hooks of the user's layer
 * have none.
 */
function entryPointDefects(config, files) {
    if (config.config.layer !== "project")
        return [];
    return config.hooks.flatMap((hook) => {
        if (!isAgentHook(hook) || !hook.loads)
            return [];
        const folder = hookFolder(config.config);
        const span = (0,located/* field */.ZZ)(hook.node, "name") ?? hook.eventSpan;
        const candidates = candidatesIn(folder, files);
        const chosen = chooseEntryPoint(candidates);
        const lost = `the hook cannot be started, and the agent ${afterFailure(hook.event)}`;
        const found = chosen === null
            ? [noEntryPoint(folder, files, lost, span)]
            : [
                ...candidates
                    .filter((candidate) => isBefore(candidate, chosen))
                    .map((candidate) => passedOver(candidate, chosen, span)),
                ...problemOf(chosen, lost, span),
                ...shadowed(chosen, candidates, span),
            ];
        return found.map((d) => ({ ...d, hook: hook.id }));
    });
}
/** "lets the call through", "ends the session" … */
function afterFailure(event) {
    return timeout.onTimeout(event).replace(/^stops it and /, "");
}
function noEntryPoint(folder, files, lost, span) {
    const stray = ["run", "run.sh", "run.py"].find((name) => files.has(`${folder}/${name}`));
    return (0,config_text/* defect */.gb)({
        rule: "entry-point",
        what: `there is no entry point: ${entryNames.map(config_text/* quote */.hD).join(", ")} are all missing`,
        consequence: lost,
        cure: stray === undefined
            ? "Add an executable `scripts/run`"
            : `Move \`${stray}\` into \`scripts/\``,
        span,
    });
}
function isBefore(candidate, chosen) {
    const order = entryNames;
    return order.indexOf(candidate.entry) < order.indexOf(chosen.entry);
}
/** hookgate goes on to the next name, as the seed page has it; kimi-cli's runtime stays with this one and fails. */
function passedOver({ entry, directory }, chosen, span) {
    return (0,config_text/* defect */.gb)({
        rule: "entry-point",
        what: directory
            ? `\`${entry}\` is a folder, so \`${chosen.entry}\` is the entry point`
            : `\`${entry}\` is not executable, so \`${chosen.entry}\` is the entry point`,
        consequence: "kimi-cli's runtime takes the first one all the same and fails, so its operations go on unguarded",
        cure: directory
            ? "Rename the folder"
            : `Make it executable (\`git update-index --chmod=+x\`), or remove it`,
        span,
    });
}
function problemOf(chosen, lost, span) {
    const { entry, directory, executable, beginning } = chosen;
    const tell = (what, cure) => [
        (0,config_text/* defect */.gb)({ rule: "entry-point", what, consequence: lost, cure, span }),
    ];
    if (directory)
        return tell(`\`${entry}\` is a folder`, "Put the program in its place");
    const found = [];
    if (!executable) {
        const cure = `Run \`git update-index --chmod=+x\` on \`${chosen.path}\``;
        found.push(...tell(`\`${entry}\` is not executable, and it is not given to an interpreter`, cure));
    }
    switch (beginning) {
        case "no-shebang":
            return [
                ...found,
                ...tell(`\`${entry}\` has no \`#!\` line, and it is not given to an interpreter`, "Begin it with `#!/bin/sh` or the like"),
            ];
        case "carriage-return":
            return [
                ...found,
                ...tell(`the \`#!\` line of \`${entry}\` ends in a carriage return, which belongs to the interpreter's name then`, "Save it with line feeds only, and put `*.sh text eol=lf` into `.gitattributes`"),
            ];
        case "byte-order-mark":
            return [
                ...found,
                ...tell(`a byte order mark stands before the \`#!\` line of \`${entry}\``, "Save it as UTF-8 without a mark"),
            ];
        default:
            return found;
    }
}
function shadowed(chosen, candidates, span) {
    const later = candidates.filter((candidate) => candidate !== chosen && !isBefore(candidate, chosen));
    if (later.length === 0)
        return [];
    return [
        (0,config_text/* defect */.gb)({
            rule: "entry-point",
            what: `${later.map((c) => (0,config_text/* quote */.hD)(c.entry)).join(" and ")} ${later.length === 1 ? "is" : "are"} never run`,
            consequence: `\`${chosen.entry}\` comes first`,
            cure: "Keep one entry point",
            span,
            severity: "warning",
        }),
    ];
}

;// CONCATENATED MODULE: ./build/dialects/agent-hooks/invocation.js





/** Variables kimi-cli's runtime sets; the format itself names none. */
const variables = ["KIMI_SESSION_ID", "KIMI_WORK_DIR", "KIMI_PROJECT_DIR"];
/**
 * How a hook is started: its entry point itself, without arguments and without a shell, in the hook's own folder (the
 * format does not say where; kimi-cli's runtime does). A hook of the user's layer is started where it lies.
 */
function invocation(hook, payload, workspace) {
    if (!isAgentHook(hook) || hook.entry === null) {
        return { impossible: `no entry point: ${entryNames.join(", ")} are all missing` };
    }
    if (hook.entryProblem !== null)
        return { impossible: hook.entryProblem };
    const folder = hookFolder(hook.config);
    const place = hook.config.layer === "user" ? folder : external_node_path_.posix.join(workspace.repository, folder);
    const workDir = (0,model_json/* stringAt */.bX)(payload, "work_dir") ?? workspace.project;
    const values = [(0,model_json/* stringAt */.bX)(payload, "session_id") ?? "", workDir, workDir];
    return {
        argv: [external_node_path_.posix.join(place, hook.entry)],
        cwd: place,
        env: Object.fromEntries(variables.map((name, index) => [name, values[index] ?? ""])),
        stdin: pythonJson(payload),
        timeoutMs: Math.max(1, hook.timeoutMs),
    };
}

;// CONCATENATED MODULE: ./build/dialects/silent.js
/** What a hook came to that ran well and said nothing: what every other reading of a run starts from. */
const silent = {
    outcome: "none",
    rawDecision: null,
    reason: null,
    output: null,
    failure: null,
    faults: [],
    error: null,
};

;// CONCATENATED MODULE: ./build/dialects/agent-hooks/outcome.js





/** The words that `decision` may have; lower case only. */
const outcome_words = ["allow", "deny", "ask"];
/** The word reported for an exit status 2, the only thing that blocks. */
const block = "block";
/**
 * What is made of a finished hook. Exit status 2 blocks, and nothing else does: a `deny` printed with status 0 is asked for
 * and not granted (the seed page says "the only way"; kimi-cli's runtime blocks on it). Every failure lets the operation
 * go on, unless the policy says otherwise for exit statuses.
 */
function interpret(hook, event, run, options) {
    if (hook.async)
        return inBackground(hook, run);
    if (run.spawnError !== null)
        return failed(run.spawnError);
    if (run.timedOut)
        return timedOut(hook);
    if (run.exitCode === 0)
        return succeeded(event, run);
    if (run.exitCode === 2)
        return blocked(event, run);
    const printed = readJson(run.stdout);
    const faults = (0,model_json/* isObject */.Gv)(printed) ? ignoredOn(statusOf(run), printed) : [];
    const failure = options.onOtherExit === "block" ? "closed" : "open";
    return { ...failed(statusOf(run)), reason: outcome_textOf(run.stderr), failure, faults };
}
function failed(error) {
    return { ...silent, outcome: "error", failure: "open", error };
}
function timedOut(hook) {
    return { ...failed(`it ran longer than ${hook.timeoutMs} ms`), outcome: "timeout" };
}
/** Nobody waits for it: neither its output nor its exit status counts, and its failure costs nothing. */
function inBackground(hook, run) {
    if (run.spawnError !== null)
        return { ...failed(run.spawnError), failure: null };
    if (run.timedOut)
        return { ...timedOut(hook), failure: null };
    if (run.exitCode === 0)
        return silent;
    if (run.exitCode !== 2)
        return { ...failed(statusOf(run)), failure: null };
    const what = "it ends with status 2, and an asynchronous hook cannot block";
    return {
        ...silent,
        outcome: "deny",
        rawDecision: block,
        reason: outcome_textOf(run.stderr),
        faults: [{ rule: "decision-ignored", what }],
    };
}
function blocked({ name }, run) {
    return {
        ...silent,
        outcome: refusalOn(name),
        rawDecision: block,
        reason: outcome_textOf(run.stderr) ?? "Blocked by hook (exit code 2)",
    };
}
function refusalOn(event) {
    return events.get(event)?.blocking === "stop" ? "continue" : "deny";
}
/** Status 0: standard output may hold one JSON object. Anything else that is no JSON is text for the agent. */
function succeeded({ name }, run) {
    const text = pythonStrip(run.stdout);
    if (text === "")
        return silent;
    const printed = readJson(text);
    if (printed === undefined) {
        return { ...silent, output: { additional_context: text }, faults: hiddenDecision(text) };
    }
    if (!(0,model_json/* isObject */.Gv)(printed)) {
        const what = `it prints ${(0,config_text/* quote */.hD)(text)}, which is JSON but no object: kimi-cli's runtime fails over it and goes on`;
        return {
            ...failed("its output is JSON, but no object"),
            faults: [{ rule: "invalid-output", what }],
        };
    }
    const word = Object.hasOwn(printed, "decision") ? printed.decision : undefined;
    const known = outcome_words.find((w) => w === word);
    return {
        ...silent,
        outcome: known === "deny" ? refusalOn(name) : (known ?? "none"),
        rawDecision: typeof word === "string" ? word : null,
        reason: (0,model_json/* stringAt */.bX)(printed, "reason"),
        output: effectsIn(printed),
        faults: ignoredOn(null, printed),
    };
}
function effectsIn(printed) {
    const input = (0,model_json/* objectAt */.lJ)(printed, "modified_input");
    const context = (0,model_json/* stringAt */.bX)(printed, "additional_context");
    return {
        ...(input === null ? {} : { modified_input: input }),
        ...(context === null || context === "" ? {} : { additional_context: context }),
    };
}
/**
 * What an object asks for and does not get.
 * @param status how the hook ended, when that alone makes its output void; null for status 0
 */
function ignoredOn(status, printed) {
    const word = Object.hasOwn(printed, "decision") ? printed.decision : undefined;
    const asked = wanted(printed);
    if (asked === null) {
        const strange = typeof word === "string" && !outcome_words.some((w) => w === word) && status === null;
        return strange
            ? fault(`it prints the decision ${(0,config_text/* quote */.hD)(word)}, and only ${outcome_words.map(config_text/* quote */.hD).join(", ")} exist`)
            : [];
    }
    return status === null
        ? fault(`it prints ${asked} and ends with status 0: only status 2 blocks`)
        : fault(`it prints ${asked} and ends with ${status}: only status 2 blocks, and nothing printed counts`);
}
/** The part of an object that means to block, here or in another vendor's words; null when there is none. */
function wanted(printed) {
    const word = (0,model_json/* stringAt */.bX)(printed, "decision");
    if (word !== null && /^(?:deny|ask|block|force_ask|reject)$/i.test(word)) {
        return `\`decision: ${word}\``;
    }
    const specific = (0,model_json/* objectAt */.lJ)(printed, "hookSpecificOutput");
    for (const [object, name] of [
        [specific ?? {}, "permissionDecision"],
        [printed, "permissionDecision"],
        [printed, "permission"],
    ]) {
        const permission = (0,model_json/* stringAt */.bX)(object, name);
        if (permission === "deny" || permission === "ask")
            return `\`${name}: ${permission}\``;
    }
    return Object.hasOwn(printed, "continue") && printed.continue === false
        ? "`continue: false`"
        : null;
}
/** Text before the JSON: the decision in it is read as text. */
function hiddenDecision(text) {
    const start = text.search(/^[ \t]*\{/m);
    const printed = start < 0 ? undefined : readJson(text.slice(start));
    const asked = (0,model_json/* isObject */.Gv)(printed) ? wanted(printed) : null;
    return asked === null
        ? []
        : fault(`it prints ${asked} after other text, so all of it counts as text`);
}
function fault(what) {
    return [{ rule: "decision-ignored", what }];
}
/** Undefined when it is no JSON. */
function readJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
function outcome_textOf(stream) {
    const text = pythonStrip(stream);
    return text === "" ? null : text;
}
function statusOf({ exitCode, signal }) {
    return exitCode === null ? `signal ${signal ?? "unknown"}` : `status ${exitCode}`;
}

;// CONCATENATED MODULE: ./build/dialects/agent-hooks/payload.js


/** When nothing is known of the time or the session: fixed values, so that a replay is the same on every run. */
const noTime = "1970-01-01T00:00:00Z";
const noSession = "00000000-0000-4000-8000-000000000000";
/**
 * The stdin document: four fields that every event has, then the event's own in the order of the specification, then
 * whatever else the recording has (`context`, which the specification shows and no runtime sends). Times are UTC with `Z`, as on
 * the seed page.
 */
function payload(event, session, workspace, behaviour) {
    const { input } = event;
    const given = (key) => Object.hasOwn(input, key) ? input[key] : undefined;
    const base = [
        ["event_type", wordFor(event.name, behaviour)],
        ["timestamp", given("timestamp") ?? noTime],
        ["session_id", given("session_id") ?? session.sessionId ?? noSession],
        ["work_dir", given("work_dir") ?? workspace.project],
    ];
    const own = payloadFields(event.name)
        .map((key) => [
        key,
        Object.hasOwn(input, key) ? input[key] : filledIn(key, event),
    ])
        .filter((pair) => pair[1] !== undefined);
    const known = new Set([...base, ...own].map(([key]) => key));
    const rest = Object.entries(input).filter(([key]) => !known.has(key));
    return Object.fromEntries([...base, ...own, ...rest]);
}
/** Fields that every call has and that can be told without the recording. */
function filledIn(key, event) {
    if (!isToolEvent(event.name))
        return undefined;
    if (key === "tool_input")
        return {};
    return key === "tool_use_id" ? (event.callId ?? `tool_${event.step}`) : undefined;
}
/** What a payload tells of its session. */
function sessionOf(input) {
    return {
        sessionId: (0,model_json/* stringAt */.bX)(input, "session_id"),
        cwd: (0,model_json/* stringAt */.bX)(input, "work_dir") ?? (0,model_json/* stringAt */.bX)(input, "cwd"),
    };
}

;// CONCATENATED MODULE: ./build/dialects/agent-hooks/plan.js




/**
 * The hooks of an event, one after the other: those that can block first, in registration order, then the asynchronous
 * ones. After a block nothing more is started, see `stops`.
 */
function plan(hooks, event) {
    const steps = hooks
        .filter((hook) => hook.enabled && hook.event === event.name)
        .map((hook) => stepFor(hook, event))
        .filter((step) => step !== null);
    return {
        steps: [...steps.filter(({ hook }) => !hook.async), ...steps.filter(({ hook }) => hook.async)],
        sequential: true,
        failure: null,
    };
}
/** Null when the matcher does not fit. Both parts must; an empty one always does. */
function stepFor(hook, event) {
    const tool = hook.matcher ?? "";
    const pattern = hook.condition ?? "";
    const onTool = isToolEvent(event.name);
    const name = onTool ? (0,model_json/* stringAt */.bX)(event.input, "tool_name") : null;
    const input = onTool && Object.hasOwn(event.input, "tool_input") ? event.input.tool_input : null;
    const fits = [
        tool === "" ? "yes" : compare(tool, (found) => name !== null && found(name)),
        pattern === ""
            ? "yes"
            : compare(pattern, (found) => isGiven(input) && patternHit(found, input) !== null),
    ];
    if (fits.includes("no"))
        return null;
    return { hook, skip: fits.map(obstacle).find((why) => why !== null) ?? null };
}
function obstacle(fit) {
    return typeof fit === "string" ? null : fit.why;
}
/** A pattern that Python rejects fits nothing: its hook alone is out, the others go on. */
function compare(pattern, search) {
    const regex = pythonRegex(pattern);
    if (regex.kind === "invalid")
        return "no";
    if (regex.kind === "unknown") {
        return { why: `its matcher cannot be evaluated outside of Python: ${regex.why}` };
    }
    return search(regex.found) ? "yes" : "no";
}
function isGiven(input) {
    return input !== undefined && input !== null;
}

;// CONCATENATED MODULE: ./build/dialects/agent-hooks/registry.js






/**
 * All hooks of one project in the order in which they run: priority, then user before project, then the names of their
 * folders. That fits all five rules of the seed page, and is what the reference's loader does; kimi-cli's
 * runtime sorts equal priorities by name. A hook of the project replaces the user's of the same name as a whole, even
 * when it listens to another event.
 */
function register(configs) {
    const all = agentHooks(configs);
    const winners = winnersByName(all);
    return all
        .map((hook) => {
        const winner = winners.get(hook.name ?? "");
        if (!hook.loads || winner === undefined || winner === hook)
            return hook;
        const because = `${(0,config_text/* quote */.hD)(winner.source.file)} has the same name and takes its place`;
        return { ...hook, enabled: false, disabledBecause: because };
    })
        .sort((a, b) => b.priority - a.priority || scopeOf(a) - scopeOf(b) || (0,finding/* compareText */.n6)(folderOf(a), folderOf(b)));
}
/**
 * Names used twice, for the rule `duplicate-hook`: within one scope only the hook of the last folder is loaded; and a
 * hook of the project that replaces one of the user's on another event switches that one off.
 */
function nameClashes(configs) {
    const all = agentHooks(configs);
    const winners = winnersByName(all);
    const lastOfScope = new Map(all.filter((h) => h.loads).map((h) => [scopedName(h), h]));
    const clash = (hook, what, consequence) => configs
        .filter((config) => config.config.file === hook.config.file)
        .map((config) => ({
        config,
        defect: (0,config_text/* defect */.gb)({
            rule: "duplicate-hook",
            what,
            consequence,
            cure: "Give each hook a name of its own, that of its folder",
            span: (0,located/* field */.ZZ)(hook.node, "name") ?? hook.eventSpan,
            hook: hook.id,
        }),
    }));
    return all.flatMap((hook) => {
        if (!hook.loads)
            return [];
        const last = lastOfScope.get(scopedName(hook));
        if (last !== undefined && last !== hook) {
            return clash(hook, `the hook in \`${folderOf(last)}\` is called ${(0,config_text/* quote */.hD)(hook.name ?? "")} too`, "only that one is loaded, because its folder comes last");
        }
        const winner = winners.get(hook.name ?? "");
        if (winner === undefined || winner === hook || winner.event === hook.event)
            return [];
        return clash(winner, `${(0,config_text/* quote */.hD)(winner.name ?? "")} replaces the user's hook of this name, which listens to ${(0,config_text/* quote */.hD)(hook.event)}`, "the user's hook is switched off");
    });
}
/** In the order in which they are loaded: the user's first, each scope by folder. */
function agentHooks(configs) {
    return configs
        .flatMap((config) => config.hooks)
        .filter(isAgentHook)
        .sort((a, b) => scopeOf(a) - scopeOf(b) || (0,finding/* compareText */.n6)(folderOf(a), folderOf(b)));
}
/** The last hook of each name that is loaded. */
function winnersByName(hooks) {
    return new Map(hooks.filter((h) => h.loads).map((h) => [h.name ?? "", h]));
}
function scopeOf({ config }) {
    return config.layer === "user" ? 0 : 1;
}
function scopedName(hook) {
    return `${scopeOf(hook)} ${hook.name ?? ""}`;
}
function folderOf({ config }) {
    return external_node_path_.posix.basename(hookFolder(config));
}

;// CONCATENATED MODULE: ./build/dialects/subject-line.js

/** Characters of a subject that reports show. */
const subject_line_longest = 200;
/** The first of several fields that holds a text; null when none does. */
function firstText(object, fields) {
    for (const name of fields) {
        const value = (0,model_json/* stringAt */.bX)(object, name);
        if (value !== null && value.trim() !== "")
            return value;
    }
    return null;
}
/** The first text in an object, whatever its field; empty when there is none. */
function anyText(object) {
    const values = Object.values(object).filter((value) => !(0,model_json/* isObject */.Gv)(value));
    return String(values.find((value) => typeof value === "string" && value.trim() !== "") ?? "");
}
/** A text on one line, cut at 200 characters. */
function oneLine(text) {
    const flat = text
        .slice(0, 4 * subject_line_longest)
        .replace(/\s+/g, " ")
        .trim();
    if (flat.length <= subject_line_longest)
        return flat;
    return `${flat.slice(0, subject_line_longest - 1).replace(/[\uD800-\uDBFF]$/, "")}…`;
}

;// CONCATENATED MODULE: ./build/dialects/agent-hooks/subject.js



/** Where the telling part of a tool's input stands, first match wins. */
const inputFields = [
    "command",
    "path",
    "file_path",
    "url",
    "query",
    "pattern",
    "prompt",
    "description",
];
/** The same for events that are not about a tool. */
const eventFields = {
    "pre-session": ["model"],
    "post-session": ["exit_reason"],
    "pre-agent-turn-stop": ["stop_reason"],
    "pre-subagent": ["task_description", "subagent_name"],
    "post-subagent": ["task_description", "subagent_name"],
};
/** The tool of a tool event; null on other events. */
function toolOf(event) {
    return isToolEvent(event.name) ? (0,model_json/* stringAt */.bX)(event.input, "tool_name") : null;
}
/** What a person wants to see of an event, on one line: the command, the path, the task … */
function subjectOf(event) {
    if (!isToolEvent(event.name)) {
        const fields = Object.hasOwn(eventFields, event.name) ? eventFields[event.name] : undefined;
        return oneLine(firstText(event.input, fields ?? []) ?? "");
    }
    const input = (0,model_json/* objectAt */.lJ)(event.input, "tool_input");
    return input === null ? "" : oneLine(firstText(input, inputFields) ?? anyText(input));
}

;// CONCATENATED MODULE: ./build/dialects/agent-hooks/tools.js
/**
 * The tools of kimi-cli at the head of pull request 1131 (`d7071ec1`). The format itself names none; its page and its
 * examples use these.
 */
const tools_known = [
    "Shell",
    "ReadFile",
    "ReadMediaFile",
    "WriteFile",
    "StrReplaceFile",
    "Glob",
    "Grep",
    "SearchWeb",
    "FetchURL",
    "Task",
    "CreateSubagent",
    "TaskList",
    "TaskOutput",
    "TaskStop",
    "SetTodoList",
    "Think",
    "AskUserQuestion",
    "EnterPlanMode",
    "ExitPlanMode",
    "SendDMail",
];
/** What other agents call the same tools. */
const foreign = {
    "Claude Code": {
        Bash: "Shell",
        Read: "ReadFile",
        Write: "WriteFile",
        Edit: "StrReplaceFile",
        MultiEdit: "StrReplaceFile",
        WebFetch: "FetchURL",
        WebSearch: "SearchWeb",
        TodoWrite: "SetTodoList",
        Agent: "Task",
    },
    "Gemini CLI": {
        run_shell_command: "Shell",
        read_file: "ReadFile",
        write_file: "WriteFile",
        replace: "StrReplaceFile",
        grep_search: "Grep",
        search_file_content: "Grep",
        google_web_search: "SearchWeb",
        web_fetch: "FetchURL",
        write_todos: "SetTodoList",
        ask_user: "AskUserQuestion",
        enter_plan_mode: "EnterPlanMode",
        exit_plan_mode: "ExitPlanMode",
    },
    Antigravity: {
        run_command: "Shell",
        view_file: "ReadFile",
        write_to_file: "WriteFile",
        replace_file_content: "StrReplaceFile",
        multi_replace_file_content: "StrReplaceFile",
        search_web: "SearchWeb",
        read_url_content: "FetchURL",
        invoke_subagent: "Task",
    },
};
const tools = {
    known: tools_known,
    former: {},
    siblings: [["WriteFile", "StrReplaceFile"]],
    counterpart,
    // Tools of MCP servers go by their bare names, so nearly anything may be one.
    isExternal: (name) => /^[A-Za-z0-9_.-]{1,64}$/.test(name) && counterpart(name) === null && !isMisspelt(name),
};
function counterpart(name) {
    for (const [vendor, names] of Object.entries(foreign)) {
        const own = Object.hasOwn(names, name) ? names[name] : undefined;
        if (own !== undefined)
            return { name: own, vendor };
    }
    return null;
}
/** One of the known names in other letters: `shell`. */
function isMisspelt(name) {
    return tools_known.some((tool) => tool !== name && tool.toLowerCase() === name.toLowerCase());
}

;// CONCATENATED MODULE: ./build/dialects/agent-hooks/versions.js

/**
 * The states of the format, oldest first, by the commits of the specification and of kimi-cli's pull request 1131.
 * - 1: `57956c5d` (2026-02-13), the first with `HOOK.md`; names like `before_tool`
 * - 2: `22d28e89`, `70522a7`, `81902cb` (2026-02-14), names like `pre-tool-call`, the old ones as aliases
 * - 3: `b1cbf4c`, `4432dd05`, `6b641c4` (2026-02-15 to 2026-02-21), the old names are gone; the seed page is the same
 *
 * The draft before 1 kept its hooks in `~/.kimi/config.toml` and had no `HOOK.md`.
 */
const behaviours = [
    { version: "1", oldNames: true, newNames: false },
    { version: "2", oldNames: true, newNames: true },
    { version: "3", oldNames: false, newNames: true },
];
const newestBehaviour = behaviours.at(-1) ?? behaviours[0];
/** The newest state the tables were checked against, and the day. */
const newest = { version: newestBehaviour.version, checked: "2026-11-20" };
/**
 * The behaviour at a version (`"2"`, `"v2"`, `"2.1"`: only the first number counts), at `"seed"` or null, which are the
 * newest. A version older than all gets the oldest, one newer than all the newest.
 * @throws UsageError when `version` is none
 */
function behaviourAt(version) {
    if (version === null || version === "seed")
        return newestBehaviour;
    const number = /^v?(\d{1,6})[a-z]{0,4}(?:\.\d{1,6}){0,2}$/.exec(version.trim())?.[1];
    if (number === undefined) {
        throw new errors/* UsageError */.e(`"${version.slice(0, 60)}" is no version of Agent Hooks: write ${behaviours.map((b) => `"${b.version}"`).join(", ")} or "seed"`);
    }
    const fits = behaviours.filter((b) => Number(b.version) <= Number(number));
    return fits.at(-1) ?? behaviours[0];
}

// EXTERNAL MODULE: ./build/tools/call-fields.js
var call_fields = __webpack_require__(3862);
// EXTERNAL MODULE: ./build/tools/mcp-name.js
var mcp_name = __webpack_require__(6254);
// EXTERNAL MODULE: ./build/tools/result-text.js
var result_text = __webpack_require__(9431);
// EXTERNAL MODULE: ./build/tools/shared-words.js
var shared_words = __webpack_require__(7735);
// EXTERNAL MODULE: ./build/tools/vocabulary.js
var vocabulary = __webpack_require__(2518);
// EXTERNAL MODULE: ./build/tools/word.js
var word = __webpack_require__(2562);
// EXTERNAL MODULE: ./build/tools/word-lines.js
var word_lines = __webpack_require__(2244);
// EXTERNAL MODULE: ./build/tools/word-list.js
var word_list = __webpack_require__(8587);
;// CONCATENATED MODULE: ./build/dialects/agent-hooks/vocabulary.js









const path = (0,word/* text */.Qq)("path", "path");
const command = [
    (0,word/* text */.Qq)("command", "command"),
    (0,word/* flag */.Jt)("background", "run_in_background"),
    (0,word/* text */.Qq)("description", "description"),
];
const file = [
    path,
    (0,word/* text */.Qq)("content", "content"),
    (0,word/* choice */.Yq)("append", "mode", { overwrite: [false], append: [true] }),
];
const replacement = [(0,word/* text */.Qq)("old", "old"), (0,word/* text */.Qq)("new", "new"), (0,word/* flag */.Jt)("all", "replace_all")];
const lines = (0,word_lines/* firstAndCount */.Zy)("line_offset", "n_lines", 1);
const search = [
    (0,word/* text */.Qq)("pattern", "pattern"),
    path,
    (0,word/* text */.Qq)("include", "glob"),
    (0,word/* choice */.Yq)("namesOnly", "output_mode", { files_with_matches: [true], content: [false] }),
    ...shared_words/* grepOptions */.t8,
];
const todos = (0,word_list/* items */.ld)("todos", "todos", [
    (0,word/* text */.Qq)("text", "title"),
    (0,word/* choice */.Yq)("status", "status", {
        pending: ["pending"],
        in_progress: ["in_progress"],
        done: ["completed"],
    }),
]);
const agent = [(0,word/* text */.Qq)("prompt", "prompt"), (0,word/* text */.Qq)("description", "description")];
/**
 * The format names no tools. These are kimi-cli's at the head of pull request 1131 (`d7071ec1`), which its hooks are
 * written for; and, to be read, those of Kimi Code, whose sessions are recorded (read in both sources).
 */
const vocabulary_rows = [
    ...(0,vocabulary/* tools */.Y)(["Shell"], "shell", [...command, (0,word/* seconds */.YA)("timeoutMs", "timeout")]),
    ...(0,vocabulary/* tools */.Y)(["Bash"], "shell", [...command, (0,word/* text */.Qq)("cwd", "cwd"), (0,word/* whole */.WQ)("timeoutMs", "timeout")], {
        readOnly: true,
    }),
    ...(0,vocabulary/* tools */.Y)(["ReadFile", "Read"], "read", [path, lines]),
    ...(0,vocabulary/* tools */.Y)(["ReadMediaFile"], "read-media", [path]),
    ...(0,vocabulary/* tools */.Y)(["WriteFile", "Write"], "write", file, { anyway: { overwrite: true } }),
    ...(0,vocabulary/* tools */.Y)(["StrReplaceFile"], "edit", [path, (0,word_list/* inside */.nx)("edit", replacement)], {
        when: (input) => (0,model_json/* isObject */.Gv)((0,word/* given */.gI)(input, "edit") ?? null),
    }),
    ...(0,vocabulary/* tools */.Y)(["StrReplaceFile"], "multi-edit", [path, (0,word_list/* items */.ld)("edits", "edit", replacement)]),
    ...(0,vocabulary/* tools */.Y)(["Edit"], "edit", [path, (0,word/* text */.Qq)("old", "old_string"), (0,word/* text */.Qq)("new", "new_string"), (0,word/* flag */.Jt)("all", "replace_all")], { readOnly: true }),
    ...(0,vocabulary/* tools */.Y)(["Glob"], "find-files", [(0,word/* text */.Qq)("pattern", "pattern"), (0,word/* text */.Qq)("path", "directory", "path")]),
    ...(0,vocabulary/* tools */.Y)(["Grep"], "search-text", search, { anyway: { fixed: false } }),
    ...(0,vocabulary/* tools */.Y)(["SearchWeb", "WebSearch"], "web-search", [
        (0,word/* text */.Qq)("query", "query"),
        (0,word/* whole */.WQ)("limit", "limit"),
    ]),
    ...(0,vocabulary/* tools */.Y)(["FetchURL"], "fetch-url", [(0,word/* text */.Qq)("url", "url")]),
    ...(0,vocabulary/* tools */.Y)(["Task"], "sub-agent", [(0,word/* text */.Qq)("type", "subagent_name", "subagent_type"), ...agent]),
    ...(0,vocabulary/* tools */.Y)(["Agent"], "sub-agent", [
        (0,word/* text */.Qq)("type", "subagent_type"),
        ...agent,
        (0,word/* text */.Qq)("model", "model"),
        (0,word/* flag */.Jt)("background", "run_in_background"),
    ], { readOnly: true }),
    ...(0,vocabulary/* tools */.Y)(["SetTodoList", "TodoList"], "todo", [todos]),
    ...(0,vocabulary/* tools */.Y)(["AskUserQuestion"], "ask-user", [(0,shared_words/* questions */.ab)("multi_select")]),
    ...(0,vocabulary/* tools */.Y)(["Skill"], "skill", [(0,word/* text */.Qq)("name", "skill"), (0,word/* text */.Qq)("input", "args")], {
        readOnly: true,
    }),
    ...(0,vocabulary/* tools */.Y)(["EnterPlanMode"], "enter-plan", []),
    ...(0,vocabulary/* tools */.Y)(["ExitPlanMode"], "exit-plan", []),
    ...(0,vocabulary/* tools */.Y)(["TaskList"], "task-list", []),
    ...(0,vocabulary/* tools */.Y)(["TaskOutput"], "task-output", [
        (0,word/* text */.Qq)("task", "task_id"),
        (0,word/* flag */.Jt)("block", "block"),
        (0,word/* seconds */.YA)("timeoutMs", "timeout"),
    ]),
    ...(0,vocabulary/* tools */.Y)(["TaskStop"], "task-stop", [(0,word/* text */.Qq)("task", "task_id"), (0,word/* text */.Qq)("reason", "reason")]),
];
/** The model's last words are a message; its content is a text, or parts of one. */
const said = (0,word/* field */.ZZ)("said", ["final_message"], {
    read: (value) => ((0,model_json/* isObject */.Gv)(value) ? contentOf(value) : undefined),
    write: (value) => ({ role: "assistant", content: value }),
});
function contentOf(message) {
    const content = (0,word/* given */.gI)(message, "content");
    if (!Array.isArray(content))
        return typeof content === "string" ? content : undefined;
    const texts = content.map((part) => ((0,model_json/* isObject */.Gv)(part) ? (0,word/* given */.gI)(part, "text") : part));
    return texts.filter((part) => typeof part === "string").join("");
}
const duration = (0,word/* number */.ai)("durationMs", "duration_ms");
/** Kimi knows a sub-agent by one name only; the specification has two fields for it. */
const vocabulary_subagent = [
    {
        ...(0,word/* text */.Qq)("agentType", "subagent_type", "subagent_name"),
        write(facts) {
            const type = (0,word/* given */.gI)(facts, "agentType");
            return type === undefined ? null : { own: { subagent_name: type, subagent_type: type } };
        },
    },
    (0,word/* text */.Qq)("task", "task_description"),
];
/** The words of HOOK.md files, whose agent is Kimi. */
const vocabulary_vocabulary = {
    dialect: "agent-hooks",
    title: "Agent Hooks",
    base: [(0,word/* text */.Qq)("sessionId", "session_id"), (0,word/* text */.Qq)("cwd", "work_dir"), (0,word/* text */.Qq)("time", "timestamp")],
    events: [
        (0,vocabulary/* event */.f)("pre-tool-call", "before-tool"),
        (0,vocabulary/* event */.f)("post-tool-call", "after-tool", [(0,result_text/* resultField */.E3)("tool_output"), duration]),
        (0,vocabulary/* event */.f)("post-tool-call-failure", "after-tool-failure", [(0,word/* text */.Qq)("error", "error"), duration]),
        // The specification gives it no field for the prompt.
        (0,vocabulary/* event */.f)("pre-agent-turn", "prompt"),
        (0,vocabulary/* event */.f)("pre-agent-turn-stop", "before-stop", [
            (0,word/* choice */.Yq)("stopReason", "stop_reason", {
                no_tool_calls: ["done"],
                max_steps: ["limit"],
                tool_rejected: ["rejected"],
            }),
            said,
        ]),
        (0,vocabulary/* event */.f)("pre-session", "session-start", [(0,word/* text */.Qq)("model", "model")]),
        (0,vocabulary/* event */.f)("post-session", "session-end", [
            (0,word/* choice */.Yq)("reason", "exit_reason", { user_exit: ["user-exit"] }),
        ]),
        (0,vocabulary/* event */.f)("pre-subagent", "sub-agent-start", vocabulary_subagent),
        (0,vocabulary/* event */.f)("post-subagent", "sub-agent-stop", vocabulary_subagent),
        (0,vocabulary/* event */.f)("pre-context-compact", "before-compact"),
        (0,vocabulary/* event */.f)("post-context-compact", "after-compact"),
    ],
    tools: vocabulary_rows,
    call: (0,call_fields/* callFields */.M)("tool_name", "tool_input"),
    mcp: (0,mcp_name/* bareNames */.jY)(false),
    silent: {
        payload: [
            "event_type",
            "hook_event_name",
            "tool_use_id",
            "context",
            "args",
            "step_count",
            "duration_seconds",
            "total_steps",
            "subagent_name",
        ],
        input: [],
    },
    alone: {
        "post-agent-turn": "comes after a turn, which other agents do not tell their hooks",
        "post-agent-turn-stop": "comes after a stop, which other agents do not tell their hooks",
        CreateSubagent: "defines a sub-agent, which other agents do not do by a tool",
        Think: "writes down a thought, which other agents do not do by a tool",
        AgentSwarm: "starts sub-agents from a template, which other agents do not do by a tool",
        WaitFor: "waits for background tasks, which other agents do not do by a tool",
        CronCreate: "starts prompts by a calendar, which other agents' timers do not know",
        CronDelete: "belongs to `CronCreate`",
        CronList: "belongs to `CronCreate`",
        SendDMail: "sends a message back in time, which other agents do not do",
    },
};

;// CONCATENATED MODULE: ./build/dialects/agent-hooks/index.js
















const id = "agent-hooks";
const title = "Agent Hooks";
/** The open format of `HOOK.md` files, as its seed page, its reference validator and kimi-cli's pull request 1131 have it. */
const agent_hooks_agentHooks = {
    id,
    title,
    newest: newest,
    at: (version, options = {}) => dialectOf(behaviourAt(version), options),
};
function dialectOf(behaviour, options) {
    return {
        id,
        title,
        version: behaviour.version,
        events: events,
        timeout: timeout,
        tools: tools,
        vocabulary: vocabulary_vocabulary,
        variables: variables,
        discover: discover,
        layers: (dirs, { exists, list }) => files_layers(dirs, exists, list),
        parse: (config, source) => parseConfig(config, source, behaviour),
        register: register,
        withFiles: (parsed, files, outside) => ({
            ...parsed,
            hooks: parsed.hooks.map((hook) => withEntryPoint(hook, files, outside)),
            defects: [...parsed.defects, ...entryPointDefects(parsed, files)],
        }),
        clashes: nameClashes,
        matcher: matcherEngine,
        plan: plan,
        payload: (event, session, workspace) => payload(event, session, workspace, behaviour),
        invocation: invocation,
        interpret: (hook, event, run) => interpret(hook, event, run, options),
        // New input is not applied, see `combine`: every hook gets the same payload.
        chain: (input) => input,
        stops: stops,
        stopCap: { most: mostRefusedStops, restarts: ({ name }) => name === "pre-agent-turn" },
        combine: combine,
        sessionOf: sessionOf,
        tool: toolOf,
        subject: subjectOf,
    };
}

;// CONCATENATED MODULE: ./build/dialects/antigravity/aggregate.js

/**
 * Does the agent start no further hook of the event after this one? A denial, and a failure that blocks, settles the
 * matter; the vendor does not say so, but hooks run one after the other and nothing could change it.
 */
function aggregate_stops({ outcome, failure }) {
    return failure === "closed" || outcome === "deny";
}
/**
 * What the agent does after all hooks of an event. How answers combine is not documented: the first denial counts, else
 * the strictest of `force_ask`, `ask` and `allow`; results after a denial are left out of account, as those hooks would
 * not have run.
 */
function aggregate_combine(event, results, { events, behaviour }) {
    const end = results.findIndex(aggregate_stops);
    const counted = end < 0 ? results : results.slice(0, end + 1);
    const votes = counted.flatMap((result) => voteOf(event, result, behaviour));
    const best = votes.reduce((winner, vote) => (winner === null || vote.weight > winner.weight ? vote : winner), null);
    const verdict = best?.verdict ?? "none";
    const blocks = verdict === "deny" || verdict === "halt" || verdict === "continue";
    const blocking = events.get(event.name)?.blocking ?? "never";
    const guarded = blocking === "operation" || blocking === "stop";
    return {
        verdict,
        rawDecision: best?.result.rawDecision ?? null,
        reason: reasonOf(best),
        failedOpen: guarded && !blocks && counted.some(({ failure }) => failure === "open"),
        failedClosed: best?.result.failure === "closed",
        afterTheFact: false,
        effects: aggregate_effectsOf(counted, verdict),
        faults: tooOften(event, counted, behaviour),
    };
}
function voteOf(event, result, behaviour) {
    const vote = (verdict, weight) => [{ verdict, weight, result }];
    if (event.name === "PreToolUse") {
        if (aggregate_stops(result))
            return vote("deny", 5);
        if (result.outcome === "ask")
            return vote("ask", result.rawDecision === "force_ask" ? 4 : 3);
        // Builds that ask the user about output they cannot read.
        if (result.failure === "open")
            return vote("ask", 3);
        return result.outcome === "allow" ? vote("allow", 1) : [];
    }
    if (result.failure === "closed" || result.outcome === "halt")
        return vote("halt", 4);
    if (result.outcome !== "continue" || stopIsFinal(event, behaviour))
        return [];
    return vote("continue", 3);
}
/**
 * The agent counts how often a stop was refused in a turn and tells it as `executionNum`; at the limit it stops. A
 * replay asks about each recorded stop once, so the recorded number is all there is to go by.
 */
function stopIsFinal({ name, input }, { stopCap }) {
    const count = Object.hasOwn(input, "executionNum") ? input.executionNum : null;
    return name === "Stop" && stopCap !== null && typeof count === "number" && count >= stopCap;
}
function tooOften(event, results, behaviour) {
    if (!stopIsFinal(event, behaviour))
        return [];
    return results
        .filter(({ outcome }) => outcome === "continue")
        .map(({ hook }) => ({
        hook,
        fault: {
            rule: "decision-ignored",
            what: `it refuses the stop once more: after ${behaviour.stopCap} refusals in a turn Antigravity stops all the same`,
        },
    }));
}
function reasonOf(best) {
    if (best === null || best.verdict === "none")
        return null;
    const { reason, error } = best.result;
    return reason ?? (best.result.failure === null ? null : error);
}
/**
 * What else the hooks asked for. A later `permissionOverrides` replaces an earlier one, a later `overwrite` its keys
 * (the agent lays it over the call's arguments); nothing of that is left when the call is denied. Neither an `allow`
 * nor an override takes the place of the user's own permission.
 */
function aggregate_effectsOf(results, verdict) {
    const effects = {};
    if (verdict === "deny")
        return effects;
    const steps = [];
    for (const { output } of results) {
        if (!(0,model_json/* isObject */.Gv)(output))
            continue;
        const overwrite = (0,model_json/* objectAt */.lJ)(output, "overwrite");
        const earlier = (0,model_json/* objectAt */.lJ)(effects, "overwrite");
        if (overwrite !== null)
            effects.overwrite = { ...earlier, ...overwrite };
        const overrides = listAt(output, "permissionOverrides");
        if (overrides !== null)
            effects.permissionOverrides = overrides;
        steps.push(...(listAt(output, "injectSteps") ?? []));
        const termination = Object.hasOwn(output, "terminationBehavior")
            ? output.terminationBehavior
            : null;
        if (typeof termination === "string" && termination !== "") {
            effects.terminationBehavior = termination;
        }
    }
    if (steps.length > 0)
        effects.injectSteps = steps;
    return effects;
}
function listAt(object, key) {
    const value = Object.hasOwn(object, key) ? object[key] : null;
    return Array.isArray(value) && value.length > 0 ? value : null;
}
/** `overwrite` is laid over the arguments of the call (vendor document, seen by G); where a later event has them, so are they. */
function afterRewrite(event, before) {
    const overwrite = (0,model_json/* objectAt */.lJ)(before.effects, "overwrite");
    const call = (0,model_json/* objectAt */.lJ)(event.input, "toolCall");
    if (overwrite === null || call === null)
        return event;
    const args = { ...(0,model_json/* objectAt */.lJ)(call, "args"), ...overwrite };
    return { ...event, input: { ...event.input, toolCall: { ...call, args } } };
}

// EXTERNAL MODULE: ./build/source/json.js
var json = __webpack_require__(2112);
;// CONCATENATED MODULE: ./build/dialects/grouped-config.js

const handlerKeys = ["type", "command", "prompt", "url"];
/**
 * Takes the value of `hooks` apart.
 * @param isEvent keys for which it says false are left out (the dialect reports unknown events itself)
 */
function walkGroups(hooks, isEvent) {
    const faults = [];
    const events = [];
    const fault = (kind, node, span, event) => {
        faults.push({ kind, event, lost: countHandlers(node), span, node });
    };
    if (hooks.kind !== "object") {
        fault("hooks-not-object", hooks, hooks, null);
        return { events, faults };
    }
    const nested = hooks.entries.find((e) => e.key === "hooks" && e.value.kind === "object");
    if (nested)
        fault("hooks-nested", nested.value, nested.keySpan, null);
    for (const entry of lastOfEachKey(hooks)) {
        if (!isEvent(entry.key))
            continue;
        const groups = [];
        const { value } = entry;
        if (value.kind === "array") {
            value.items.forEach((item, index) => {
                const group = readGroup(item, index, entry, fault);
                if (group)
                    groups.push(group);
            });
        }
        else if (value.kind === "object" && isGroupOrHandler(value)) {
            fault("event-not-wrapped", value, entry.keySpan, entry.key);
        }
        else if (value.kind === "object" && value.entries.some((e) => e.value.kind === "array")) {
            fault("event-keyed-by-matcher", value, entry.keySpan, entry.key);
        }
        else {
            fault("event-not-array", value, value, entry.key);
        }
        events.push({ name: entry.key, nameSpan: entry.keySpan, groups });
    }
    return { events, faults };
}
function readGroup(item, index, event, fault) {
    if (item.kind !== "object") {
        fault("group-not-object", item, item, event.key);
        return null;
    }
    const inner = (0,located/* field */.ZZ)(item, "hooks");
    if (inner === undefined) {
        const first = item.entries.find((e) => handlerKeys.includes(e.key));
        fault(first ? "flat-handler" : "group-without-hooks", item, first?.keySpan ?? item, event.key);
        return null;
    }
    if (inner.kind !== "array") {
        fault("handlers-not-array", inner, inner, event.key);
        return null;
    }
    const handlers = [];
    inner.items.forEach((handler, position) => {
        if (handler.kind === "object")
            handlers.push({ node: handler, index: position });
        else
            fault("handler-not-object", handler, handler, event.key);
    });
    return { node: item, index, handlers };
}
/** The entries an object keeps: of equal keys the last, in the order of first appearance. */
function lastOfEachKey(object) {
    return [...new Map(object.entries.map((e) => [e.key, e])).values()];
}
function isGroupOrHandler(node) {
    return node.entries.some((e) => e.key === "hooks" || handlerKeys.includes(e.key));
}
function countHandlers(node) {
    if (node.kind === "array")
        return node.items.reduce((sum, item) => sum + countHandlers(item), 0);
    if (node.kind !== "object")
        return 0;
    if ((0,located/* field */.ZZ)(node, "command") !== undefined)
        return 1;
    return node.entries.reduce((sum, e) => sum + countHandlers(e.value), 0);
}

;// CONCATENATED MODULE: ./build/dialects/antigravity/kinds.js
/** Kinds of files, as `ConfigFile.kind` says it. */
const kinds_kinds = {
    /** `hooks.json` of a customization folder, or of the user's own. */
    hooks: "hooks-json",
    /** `hooks.json` of a plugin, with a `plugin.json` beside it. */
    plugin: "plugin-hooks",
    /** A file in a place where nobody looks for hooks. */
    dead: "dead-hooks",
    /** `hooks.json` in a plugin folder without the `plugin.json` that makes it one. */
    orphan: "plugin-without-manifest",
};
/** Names of the folder in a project that holds its customizations, in the order in which they are read. */
const customizationFolders = [".agents", ".agent", "_agents", "_agent"];

;// CONCATENATED MODULE: ./build/dialects/antigravity/reading.js

/** A fresh reading of a file. */
function startReading(config, source, behaviour, events) {
    return {
        config,
        source,
        behaviour,
        events,
        hooks: [],
        defects: [],
        rejections: [],
        ids: new Map(),
    };
}
/** Notes a mistake that makes the vendor reject the whole file. */
function reject(reading, fault) {
    reading.rejections.push((0,config_text/* defect */.gb)({ ...fault, consequence: "" }));
}
/** Notes a mistake whose cost is told. */
function note(reading, fault) {
    reading.defects.push((0,config_text/* defect */.gb)(fault));
}
/** Says in one clause what a value is: scalars as written, containers by their kind. */
function kindOf(node, source) {
    switch (node.kind) {
        case "array":
            return "a list";
        case "object":
            return "an object";
        default:
            return (0,config_text/* quoteSource */.IU)(source, node);
    }
}
/** The first character of a value: where something that is missing is reported. */
function opening(span) {
    return { start: span.start, end: Math.min(span.start + 1, span.end) };
}
/** `its one hook never runs`, `none of its 7 hooks runs`. */
function noneRuns(number) {
    if (number === 0)
        return "nothing in it ever runs";
    return number === 1 ? "its one hook never runs" : `none of its ${number} hooks runs`;
}
/** `the hook under it never runs`, `the 3 hooks under it never run`. */
function neverRun(number, where) {
    if (number === 0)
        return `nothing ${where} ever runs`;
    return number === 1 ? `the hook ${where} never runs` : `the ${number} hooks ${where} never run`;
}

;// CONCATENATED MODULE: ./build/dialects/antigravity/events.js

/**
 * The five events of the vendor's document, and the one it does not mention. PostInvocation can end the loop or keep it
 * going, whatever the model wanted; PreInvocation ends the turn only by failing.
 */
const events_rows = [
    {
        name: "PreToolUse",
        shape: "grouped",
        blocking: "operation",
        honours: ["deny", "ask", "allow"],
        afterTimeout: "denies the call",
    },
    {
        name: "PostToolUse",
        shape: "grouped",
        blocking: "never",
        honours: [],
        afterTimeout: "goes on",
    },
    {
        name: "PreInvocation",
        shape: "flat",
        blocking: "never",
        honours: ["halt"],
        afterTimeout: "calls the model without it",
    },
    {
        name: "PostInvocation",
        shape: "flat",
        blocking: "never",
        honours: ["halt", "continue"],
        afterTimeout: "goes on",
    },
    {
        name: "Stop",
        shape: "flat",
        blocking: "stop",
        honours: ["continue"],
        afterTimeout: "lets the agent stop",
    },
    {
        name: "SessionStart",
        shape: "flat",
        blocking: "never",
        honours: [],
        afterTimeout: "starts the session without it",
    },
];
/** Milliseconds a hook gets when it does not say. */
const events_defaultTimeoutMs = 30_000;
/** The events at one version. */
function eventsAt(behaviour) {
    const facts = events_rows
        .filter(({ name }) => name !== "SessionStart" || behaviour.sessionStart !== "no-event")
        .map((row) => factsOf(row, behaviour));
    return {
        table: (0,event_table/* eventTable */.r)("Antigravity", facts),
        timeout: {
            unit: "s",
            defaultMs: () => events_defaultTimeoutMs,
            onTimeout: (event) => `kills it and ${afterTimeout(event, behaviour)}`,
        },
    };
}
function factsOf({ name, shape, blocking, honours }, behaviour) {
    const session = name === "SessionStart";
    return {
        name,
        since: session ? "1.1.4" : null,
        blocking,
        honours,
        matches: shape === "grouped" ? { field: "toolCall.name", values: null } : null,
        fires: !session || behaviour.sessionStart === "fires",
        documented: !session,
        byItself: session,
    };
}
function afterTimeout(event, behaviour) {
    if (failsClosed(event, behaviour) && event !== "PreToolUse")
        return "ends the turn";
    return events_rows.find(({ name }) => name === event)?.afterTimeout ?? "goes on";
}
/** Does a hook of this event that fails block what it was asked about? Everywhere else a failure is ignored. */
function failsClosed(event, behaviour) {
    if (event === "PreToolUse")
        return true;
    return event === "PreInvocation" && behaviour.failedPreInvocation === "ends-turn";
}
/** The two events that are about a tool call: they take groups with matchers, all others plain handlers. */
function events_isToolEvent(name) {
    return name === "PreToolUse" || name === "PostToolUse";
}
/** Events that no other agent names so: they tell an Antigravity file. */
const ownEvents = ["PreInvocation", "PostInvocation"];

;// CONCATENATED MODULE: ./build/dialects/antigravity/recognise.js




/** Events with which a file says that it is about the hooks of some agent. */
const tellTale = new Set([
    ...ownEvents,
    "PreToolUse",
    "PostToolUse",
    "Stop",
    "SessionStart",
    "SessionEnd",
    "UserPromptSubmit",
    "BeforeTool",
    "AfterTool",
    "preToolUse",
    "beforeShellExecution",
]);
/** Is this file about hooks at all? Asked of files in places where the agent does not look for them. */
function looksLikeHooks(text) {
    const root = readLoosely(new source_text/* SourceText */.D("", text));
    if (root === null)
        return /"(?:hooks|PreToolUse|PostToolUse|PreInvocation)"\s*:/.test(text);
    if ((0,located/* field */.ZZ)(root, "hooks") !== undefined)
        return true;
    return root.entries.some(({ key, value }) => tellTale.has(key) || hasEvents(value));
}
/** Does it hold named hooks with events under each name, as only Antigravity has them? */
function hasNamedHooks(text) {
    const root = readLoosely(new source_text/* SourceText */.D("", text));
    if (root === null)
        return false;
    return root.entries.some(({ key, value }) => key !== "hooks" && hasEvents(value));
}
/** The object a text holds, whatever the agent's own parser says to comments. */
function readLoosely(source) {
    const { root } = (0,json/* parseJson */.q)(source, { comments: "allowed", bom: "stripped" });
    return root?.kind === "object" ? root : null;
}
function hasEvents(value) {
    return value.kind === "object" && value.entries.some(({ key }) => tellTale.has(key));
}
/** How many handlers stand in a part of a file, whatever its shape: objects that have a command. */
function recognise_countHandlers(node) {
    if (node?.kind === "array")
        return node.items.reduce((sum, item) => sum + recognise_countHandlers(item), 0);
    if (node?.kind !== "object")
        return 0;
    if ((0,located/* field */.ZZ)(node, "command") !== undefined)
        return 1;
    return node.entries.reduce((sum, entry) => sum + recognise_countHandlers(entry.value), 0);
}

;// CONCATENATED MODULE: ./build/dialects/antigravity/dead.js




/** What is to say about a hook file that the agent never opens: one finding, and no hooks. */
function dead_parseDead(config, source) {
    const root = readLoosely(source);
    const first = root?.entries[0];
    const { what, cure } = dead_words(config);
    return {
        config,
        source,
        hooks: [],
        defects: [
            (0,config_text/* defect */.gb)({
                rule: "dead-location",
                what,
                consequence: noneRuns(recognise_countHandlers(root ?? undefined)),
                cure,
                span: first?.keySpan ?? opening({ start: 0, end: source.text.length }),
            }),
        ],
        settings: {},
        relevant: true,
    };
}
function dead_words({ file, kind }) {
    if (kind === kinds_kinds.orphan) {
        return {
            what: "Antigravity loads a plugin only with a `plugin.json` beside its `hooks.json`",
            cure: "Add the `plugin.json`, or move the hooks to `.agents/hooks.json`",
        };
    }
    const home = /(?:^|\/)(\.gemini\/config\/.*)$/.exec(file)?.[1];
    if (home !== undefined) {
        return {
            what: `Antigravity reads ${(0,config_text/* quote */.hD)(home)} in the home folder only`,
            cure: "Move the hooks to `.agents/hooks.json`; if this is a home folder under version control, check it with `--user-dir`",
        };
    }
    const place = file.split("/").slice(-3).join("/");
    return {
        what: `Antigravity never opens ${(0,config_text/* quote */.hD)(place)}`,
        cure: "Move the hooks to `.agents/hooks.json`",
    };
}

;// CONCATENATED MODULE: ./build/dialects/antigravity/foreign.js



/** Events that only one of the two camel-case dialects has. */
const cursorOnly = /^(?:before|after)[A-Z]|^(?:preToolUse|postToolUse|stop|workspaceOpen)$/;
const copilotOnly = /^(?:userPromptSubmitted|userPromptTransformed|agentStop|errorOccurred)$/;
/** Events of Claude Code that no other agent has anything like. */
const claudeOnly = new Set(("Notification PermissionRequest PermissionDenied PostToolUseFailure PostToolBatch UserPromptExpansion Setup " +
    "SubagentStart StopFailure PostCompact TaskCompleted Elicitation ConfigChange InstructionsLoaded WorktreeCreate").split(" "));
/** The agent that has an event of this name; null when it is one of ours or nobody's. */
function vendorOf(name, events) {
    if (events.get(name) !== null)
        return null;
    if (claudeOnly.has(name))
        return "Claude Code";
    const near = events.nearest(name);
    if (near?.because === "other-vendor")
        return near.vendor;
    return foreignOnly[name] ?? null;
}
/** Events without any counterpart here: the shared table can only name those that have one. */
const foreignOnly = Object.assign(Object.create(null), {
    SessionStart: "Claude Code",
    SessionEnd: "Claude Code",
    PreCompact: "Claude Code",
    SubagentStop: "Claude Code",
    BeforeToolSelection: "Gemini CLI",
    PreCompress: "Gemini CLI",
    sessionStart: "Cursor",
    sessionEnd: "Cursor",
    preCompact: "Cursor",
    subagentStop: "Cursor",
});
/**
 * Recognises a file in another agent's format, so that one finding can say so instead of one for each consequence:
 * events under `hooks`, or foreign events at the top. A file that also has a hook of its own name is no such file.
 */
function foreignShape(root, events) {
    const wrapper = (0,located/* entry */.f_)(root, "hooks");
    const native = root.entries.some(({ key, value }) => key !== "hooks" &&
        value.kind === "object" &&
        value.entries.some((inner) => events.get(inner.key) !== null));
    if (native)
        return null;
    if (wrapper === undefined)
        return bareEvents(root, events);
    return wrapper.value.kind === "object"
        ? wrapped(wrapper.value, root, wrapper.keySpan, events)
        : null;
}
function wrapped(map, root, span, events) {
    const names = [...new Set(map.entries.map(({ key }) => key))];
    if (names.some((name) => ownEvents.includes(name)))
        return null;
    const own = names.filter((name) => events.get(name) !== null);
    const foreign = names.filter((name) => vendorOf(name, events) !== null);
    if (own.length + foreign.length === 0)
        return null;
    // With plain handlers under a flat event, or no groups at all, it is a hook of this agent called `hooks`.
    const flat = own.some((name) => !events_isToolEvent(name) && holds((0,located/* field */.ZZ)(map, name), "command"));
    const grouped = own.some((name) => holds((0,located/* field */.ZZ)(map, name), "hooks"));
    if (foreign.length === 0 && (flat || !grouped))
        return null;
    return {
        vendor: mostlyOf(foreign, map, root, events),
        evidence: foreign.length === 0
            ? `its events stand under \`hooks\``
            : `under \`hooks\` its events are ${some([...own, ...foreign])}`,
        renamed: foreign_renamed(foreign, events),
        span,
    };
}
/** A map of events without anything around it, some of them foreign. */
function bareEvents(root, events) {
    const foreign = root.entries.filter(({ key, value }) => value.kind === "array" && vendorOf(key, events) !== null);
    const names = [...new Set(foreign.map(({ key }) => key))];
    const [first] = foreign;
    if (first === undefined)
        return null;
    return {
        vendor: mostlyOf(names, root, root, events),
        evidence: `its events are ${some(names)}`,
        renamed: foreign_renamed(names, events),
        span: first.keySpan,
    };
}
/** Is there an object with this key in a list? */
function holds(node, key) {
    return (node?.kind === "array" &&
        node.items.some((item) => item.kind === "object" && (0,located/* field */.ZZ)(item, key) !== undefined));
}
function mostlyOf(names, map, root, events) {
    if (names.length === 0)
        return "Claude Code";
    if (names.some((name) => copilotOnly.test(name)) ||
        names.some((name) => holds((0,located/* field */.ZZ)(map, name), "bash"))) {
        return "Copilot";
    }
    const versioned = (0,located/* field */.ZZ)(root, "version")?.kind === "number";
    if (versioned || names.some((name) => cursorOnly.test(name)))
        return "Cursor";
    const votes = new Map();
    for (const name of names) {
        const vendor = vendorOf(name, events) ?? "";
        votes.set(vendor, (votes.get(vendor) ?? 0) + 1);
    }
    return [...votes].sort((a, b) => b[1] - a[1])[0]?.[0] ?? "another agent";
}
function foreign_renamed(names, events) {
    const pairs = names.flatMap((name) => {
        const near = events.nearest(name);
        return near?.because === "other-vendor" ? [`${(0,config_text/* quote */.hD)(name)} is ${(0,config_text/* quote */.hD)(near.name)}`] : [];
    });
    return pairs.length === 0 ? null : `Here ${pairs.slice(0, 4).join(", ")}`;
}
/** The first three names, and how many more. */
function some(names) {
    const shown = names.slice(0, 3).map(config_text/* quote */.hD).join(", ");
    return names.length > 3 ? `${shown} and ${names.length - 3} more` : shown;
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./build/dialects/antigravity/unknown-fields.js




/** What each object of a file may hold; everything else is ignored without a word. */
const unknown_fields_known = {
    // A matcher there is ignored as well; that is a rule of its own.
    flat: ["type", "command", "timeout", "matcher"],
    grouped: ["type", "command", "timeout"],
    group: ["matcher", "hooks"],
};
/** Keys that people use for remarks, in formats without comments. */
const remark = /^(?:[_$#/]|comment$|description$|note$)/;
/** Is this key there for people only? */
function isRemark(key) {
    return remark.test(key);
}
/** Fields of other agents that change what a hook does there: what their absence means here. */
const unknown_fields_foreign = {
    if: "the filter has no effect, so the hook runs on every call its matcher lets through",
    async: "a hook is always waited for",
    asyncRewake: "a hook is always waited for",
    background: "a hook is always waited for",
    once: "the hook runs every time",
    sequential: "hooks always run one after the other",
    statusMessage: "it is never shown",
    name: "the name of a hook is the key above its events",
    id: "the name of a hook is the key above its events",
    args: "the arguments are not passed: write them into `command`",
    env: "the variables are not set: write them into `command`",
    shell: "the command always runs in `sh` (`cmd` on Windows)",
    cwd: "the hook runs in the folder of its `hooks.json`",
    url: "nothing is sent there",
    prompt: "no model is asked",
    model: "no model is asked",
    event: "the event is the key above the list",
    onFailure: "what a failure does cannot be chosen",
    failClosed: "what a failure does cannot be chosen",
    continueOnError: "what a failure does cannot be chosen",
    bash: "only `command` is run",
    powershell: "only `command` is run",
    windows: "only `command` is run",
    timeoutSec: "the default of 30 s applies; write `timeout`",
    timeoutMs: "the default of 30 s applies; write `timeout`, in seconds",
    timeout_ms: "the default of 30 s applies; write `timeout`, in seconds",
    timeoutSeconds: "the default of 30 s applies; write `timeout`",
    toolNameMatcher: "the hook runs on every tool; write `matcher`",
};
/** Reports the fields of a handler or a group that the agent ignores. */
function reportUnknownFields(reading, node, hook, where) {
    const place = where === "group" ? "group" : "handler";
    for (const { key, keySpan, value } of lastOfEachKey(node)) {
        if (unknown_fields_known[where].includes(key) || isRemark(key))
            continue;
        const off = key === "enabled" && value.kind === "boolean" && value.value === false;
        note(reading, {
            rule: "unknown-field",
            what: `Antigravity ignores ${(0,config_text/* quote */.hD)(key)} in a ${place}`,
            consequence: off ? "the hook runs all the same" : consequenceOf(key, where),
            cure: key === "enabled" ? "`enabled` belongs beside the events, for the whole hook" : null,
            span: keySpan,
            hook: hook?.id ?? null,
        });
    }
}
function consequenceOf(key, where) {
    if (key === "matcher") {
        return "it counts only on the group around the handler, so it restricts nothing";
    }
    if (where === "group" && unknown_fields_known.grouped.includes(key)) {
        return `a group does not pass ${(0,config_text/* quote */.hD)(key)} on to its handlers`;
    }
    if (Object.hasOwn(unknown_fields_foreign, key))
        return unknown_fields_foreign[key] ?? "";
    const near = (0,event_table/* closest */.k)(key, unknown_fields_known[where]);
    return near === null ? "" : `did you mean ${(0,config_text/* quote */.hD)(near)}?`;
}

;// CONCATENATED MODULE: ./build/dialects/antigravity/handler.js






/** Reads one handler: adds its hook, and what is wrong with it, to the reading. */
function readHandler(reading, node, place) {
    const { config, source } = reading;
    const { event, group } = place;
    const command = handler_textOf((0,located/* field */.ZZ)(node, "command"));
    const matcher = (0,located/* field */.ZZ)(group ?? node, "matcher");
    const hook = {
        id: newId(reading, place, command ?? ""),
        dialect: config.dialect,
        config,
        event: event.name,
        matcher: handler_textOf(matcher),
        name: place.name,
        type: handler_textOf((0,located/* field */.ZZ)(node, "type")) || "command",
        command,
        args: null,
        shell: null,
        env: {},
        timeoutMs: timeoutMs((0,located/* field */.ZZ)(node, "timeout")),
        guard: event.blocking === "operation" || event.blocking === "stop",
        enabled: place.lost === null,
        disabledBecause: place.lost,
        async: false,
        sequential: false,
        onFailure: null,
        condition: null,
        scope: null,
        source,
        node,
        group,
        eventSpan: place.eventSpan,
    };
    reading.hooks.push(hook);
    // Where nobody reads the handler, nobody minds what is in it.
    if (place.lost !== null)
        return hook;
    checkType(reading, node, hook);
    checkCommand(reading, node, hook);
    checkTimeout(reading, node, hook);
    reportUnknownFields(reading, node, hook, group === null ? "flat" : "grouped");
    return hook;
}
function checkType(reading, node, hook) {
    const type = (0,located/* field */.ZZ)(node, "type");
    if (type === undefined || type.kind === "null")
        return;
    if (type.kind === "string" && (type.value === "command" || type.value === ""))
        return;
    reject(reading, {
        rule: "invalid-value",
        what: `\`type\` is ${(0,config_text/* quoteSource */.IU)(reading.source, type)}, and Antigravity knows only \`"command"\``,
        cure: 'Write `"type": "command"` and a `command`, or take the handler out',
        span: type,
        hook: hook.id,
    });
}
function checkCommand(reading, node, hook) {
    const command = (0,located/* field */.ZZ)(node, "command");
    if (command?.kind === "string" && command.value !== "")
        return;
    const type = (0,located/* field */.ZZ)(node, "type");
    // A handler of another type has no command because of that: told once.
    if (command === undefined && type?.kind === "string" && type.value !== "command")
        return;
    if (command === undefined || command.kind === "null" || isEmptyText(command)) {
        reject(reading, {
            rule: "missing-field",
            what: command === undefined ? "`command` is missing" : "`command` is empty",
            span: command ?? opening(node),
            hook: hook.id,
        });
        return;
    }
    reject(reading, {
        rule: "invalid-value",
        what: `\`command\` is ${(0,config_text/* quoteSource */.IU)(reading.source, command)}, not a text`,
        cure: "Write the whole command line as one string",
        span: command,
        hook: hook.id,
    });
}
/** A duration in Go holds no more seconds. */
const longestSeconds = 9_223_372_036;
function checkTimeout(reading, node, hook) {
    const timeout = (0,located/* field */.ZZ)(node, "timeout");
    if (timeout === undefined || timeout.kind === "null")
        return;
    const written = (0,config_text/* quoteSource */.IU)(reading.source, timeout);
    const at = { span: timeout, hook: hook.id };
    if (timeout.kind !== "number") {
        reject(reading, {
            rule: "invalid-value",
            what: `\`timeout\` is ${written}, not a number of seconds`,
            cure: "Write a plain number of seconds",
            ...at,
        });
        return;
    }
    const seconds = Number(timeout.value);
    if (!isWhole(timeout, reading)) {
        reject(reading, {
            rule: "timeout-range",
            what: `\`timeout\` is ${written}, and Antigravity reads only whole seconds`,
            cure: `Write ${Math.max(1, Math.ceil(Math.min(seconds, longestSeconds)))}`,
            ...at,
        });
    }
    else if (seconds <= 0) {
        note(reading, {
            rule: "timeout-range",
            what: `\`timeout\` is ${written}`,
            consequence: `the time is up at once: Antigravity ${endOf(reading, hook)}`,
            cure: "Write a number of seconds, or leave it out for 30",
            ...at,
        });
    }
    else if (seconds > longestSeconds) {
        note(reading, {
            rule: "timeout-range",
            what: `\`timeout\` is ${written}, more seconds than a duration can hold`,
            consequence: `what is left of the number can be anything, so Antigravity may well kill the hook at once`,
            cure: "Write a number of seconds, or leave it out for 30",
            ...at,
        });
    }
}
function endOf({ behaviour }, hook) {
    const closed = hook.event === "PreToolUse";
    const ends = hook.event === "PreInvocation" && behaviour.failedPreInvocation === "ends-turn";
    if (closed)
        return "kills the hook and denies the call";
    return ends ? "kills the hook and ends the turn" : "kills the hook and goes on without it";
}
/** Go reads an integer only from digits: `30.0` and `3e1` are errors. */
function isWhole(node, { source }) {
    return /^-?\d+$/.test(source.slice(node));
}
/** Milliseconds, at least 1. */
function timeoutMs(node) {
    if (node?.kind !== "number")
        return events_defaultTimeoutMs;
    return Math.max(1, Number(node.value) * 1000);
}
function isEmptyText(node) {
    return node.kind === "string" && node.value === "";
}
function handler_textOf(node) {
    return node?.kind === "string" ? String(node.value) : null;
}
/** File, hook name, event and the command's hash: what stays when other lines change. */
function newId({ source, ids }, { name, event }, command) {
    const hash = (0,external_node_crypto_.createHash)("sha256").update(command).digest("hex").slice(0, 8);
    const id = `${source.file}#${name}/${event.name}/${hash}`;
    const times = (ids.get(id) ?? 0) + 1;
    ids.set(id, times);
    return times === 1 ? id : `${id}~${times}`;
}

;// CONCATENATED MODULE: ./build/dialects/antigravity/event-list.js







const group = '`{ "matcher": …, "hooks": [ … ] }`';
const handler = '`{ "type": "command", "command": … }`';
const event_list_handlerKeys = ["command", "type", "timeout"];
/** Reads what stands under an event: a list of groups for the two tool events, a list of handlers for all others. */
function readEvent(reading, name, event, { keySpan, value }) {
    const at = { reading, name, event, eventSpan: keySpan };
    if (!event.documented)
        reportUndocumented(at, value);
    if (value.kind !== "array") {
        reject(reading, {
            rule: "config-shape",
            what: `${(0,config_text/* quote */.hD)(event.name)} is ${kindOf(value, reading.source)}, not a list`,
            cure: events_isToolEvent(event.name)
                ? `Write a list of groups: ${group}`
                : `Write a list of handlers: ${handler}`,
            span: value.kind === "object" ? keySpan : value,
        });
        return;
    }
    const objects = value.items.filter((item) => takeObject(at, item, "an item"));
    if (events_isToolEvent(event.name)) {
        for (const item of objects)
            if (item.kind === "object")
                event_list_readGroup(at, item);
    }
    else
        readFlat(at, objects);
}
/** Go reads null as nothing; any other value that is no object is an error for it. */
function takeObject({ reading, event }, item, what) {
    if (item.kind !== "object" && item.kind !== "null") {
        reject(reading, {
            rule: "config-shape",
            what: `${what} of ${(0,config_text/* quote */.hD)(event.name)} is ${kindOf(item, reading.source)}, not an object`,
            cure: events_isToolEvent(event.name) ? `A group is ${group}` : `A handler is ${handler}`,
            span: item,
        });
    }
    return item.kind === "object";
}
function event_list_readGroup(at, node) {
    const { reading, event } = at;
    const hooks = (0,located/* field */.ZZ)(node, "hooks");
    if (hooks === undefined || hooks.kind === "null") {
        readWithoutHooks(at, node);
        return;
    }
    checkMatcher(at, node);
    reportUnknownFields(reading, node, null, "group");
    if (hooks.kind !== "array") {
        reject(reading, {
            rule: "config-shape",
            what: `\`hooks\` in a group of ${(0,config_text/* quote */.hD)(event.name)} is ${kindOf(hooks, reading.source)}, not a list`,
            cure: "Put the handlers into a list",
            span: hooks.kind === "object" ? opening(hooks) : hooks,
        });
        return;
    }
    if (hooks.items.length === 0) {
        note(reading, {
            rule: "config-shape",
            what: `this group of ${(0,config_text/* quote */.hD)(event.name)} has no handlers`,
            consequence: "nothing runs for it",
            span: hooks,
            severity: "warning",
        });
    }
    for (const item of hooks.items) {
        if (takeObject(at, item, "a handler") && item.kind === "object") {
            readHandler(reading, item, { ...at, group: node, lost: null });
        }
    }
}
/** A handler where a group belongs is taken for a group without handlers, and dropped (measured on 1.2.7). */
function readWithoutHooks(at, node) {
    const { reading, event } = at;
    const first = node.entries.find(({ key }) => event_list_handlerKeys.includes(key));
    if (first !== undefined) {
        readHandler(reading, node, {
            ...at,
            group: null,
            lost: `${event.name} takes groups, not handlers`,
        });
    }
    note(reading, {
        rule: "config-shape",
        what: first === undefined
            ? `this group of ${(0,config_text/* quote */.hD)(event.name)} has no \`hooks\` list`
            : `a handler stands directly under ${(0,config_text/* quote */.hD)(event.name)}, without a group around it`,
        consequence: first === undefined
            ? "nothing runs for it"
            : "Antigravity drops it without a word, so it never runs",
        cure: `Wrap it: ${group}`,
        span: first?.keySpan ?? opening(node),
        hook: first === undefined ? null : (reading.hooks.at(-1)?.id ?? null),
    });
}
function checkMatcher({ reading }, node) {
    const matcher = (0,located/* field */.ZZ)(node, "matcher");
    if (matcher === undefined || matcher.kind === "string" || matcher.kind === "null")
        return;
    reject(reading, {
        rule: "invalid-value",
        what: `\`matcher\` is ${kindOf(matcher, reading.source)}, not a text`,
        cure: "Write one text; alternatives are separated by `|`",
        span: matcher,
    });
}
/** The handlers of a flat event. Groups there are what the file of another agent looks like. */
function readFlat(at, items) {
    const { reading } = at;
    const nested = [];
    for (const node of items) {
        if (node.kind !== "object")
            continue;
        const inner = (0,located/* field */.ZZ)(node, "hooks");
        if (inner?.kind !== "array" || (0,located/* field */.ZZ)(node, "command") !== undefined) {
            readHandler(reading, node, { ...at, group: null, lost: null });
            continue;
        }
        nested.push(node);
        for (const item of inner.items) {
            if (item.kind === "object")
                readHandler(reading, item, { ...at, group: node, lost: null });
        }
    }
    reportNested(at, nested);
}
/** Told once for an event. Builds before 1.1.2 read such groups. */
function reportNested({ reading, event }, nested) {
    const [first] = nested;
    if (first === undefined)
        return;
    const span = first.entries.find(({ key }) => key === "hooks")?.keySpan ?? opening(first);
    const what = `${(0,config_text/* quote */.hD)(event.name)} takes a list of handlers, and here ${nested.length === 1 ? "it holds a group" : `it holds ${nested.length} groups`} with \`hooks\` inside`;
    const cure = "Move the handlers up, directly under the event, and drop the matcher";
    if (reading.behaviour.nestedFlat === "rejected") {
        reject(reading, { rule: "config-shape", what, cure, span });
        return;
    }
    note(reading, {
        rule: "config-shape",
        what,
        consequence: `Antigravity ${reading.behaviour.version} still reads that; from 1.1.2 on it rejects the whole file`,
        cure,
        span,
        severity: "warning",
    });
}
function reportUndocumented({ reading, event, eventSpan }, value) {
    const fires = event.fires;
    const number = recognise_countHandlers(value);
    note(reading, {
        rule: "event-never-fires",
        what: fires
            ? `${(0,config_text/* quote */.hD)(event.name)} is in no document of Antigravity, though it fires once a session`
            : `nobody has seen Antigravity ${reading.behaviour.version} fire ${(0,config_text/* quote */.hD)(event.name)}, which is in no document of it`,
        consequence: fires
            ? "it can go away with any release"
            : number === 1
                ? "the hook under it probably never runs"
                : "the hooks under it probably never run",
        cure: "Use `PreInvocation`, whose `invocationNum` is 0 at the start of a turn",
        span: eventSpan,
    });
}

;// CONCATENATED MODULE: ./build/dialects/antigravity/unknown-event.js




/** Events people make up, and how to get what they mean. */
const intended = {
    precommit: "Use `PreToolUse` with matcher `run_command`, and let the script look for `git commit`",
    postcommit: "Use `PostToolUse` with matcher `run_command`",
    prepush: "Use `PreToolUse` with matcher `run_command`, and let the script look for `git push`",
    sessionstart: "Use `PreInvocation`, whose `invocationNum` is 0 at the start of a turn",
    sessionend: "Antigravity tells nobody that a session ends; `Stop` is the end of a turn",
};
/** Is this key meant as an event? Something that holds handlers is, and so is a name that some agent gives to one. */
function looksLikeEvent({ key, value }, events) {
    return recognise_countHandlers(value) > 0 || vendorOf(key, events) !== null || events.nearest(key) !== null;
}
/** Reports a key under a hook's name that is no event of this agent. */
function reportUnknownEvent(reading, { key, keySpan, value }) {
    const near = reading.events.nearest(key);
    const word = key.toLowerCase().replace(/[-_]/g, "");
    const hint = Object.hasOwn(intended, word) ? (intended[word] ?? null) : null;
    const vendor = vendorOf(key, reading.events);
    const similar = near?.because === "spelling" && hint === null && vendor === null ? near : null;
    const explained = vendor !== null
        ? ` (that is ${vendor}'s name)`
        : similar !== null
            ? ` (did you mean ${(0,config_text/* quote */.hD)(similar.name)}?)`
            : "";
    note(reading, {
        rule: "unknown-event",
        what: `Antigravity has no event ${(0,config_text/* quote */.hD)(key)}${explained}`,
        consequence: `it ignores the key without a word, so ${neverRun(recognise_countHandlers(value), "under it")}`,
        cure: near?.because === "other-vendor" || similar !== null
            ? `Write ${(0,config_text/* quote */.hD)(near?.name ?? "")}`
            : (hint ?? (vendor === null ? null : "Antigravity has nothing like it")),
        span: keySpan,
    });
}

;// CONCATENATED MODULE: ./build/dialects/antigravity/named-hook.js








/** Keys that belong into a handler or a group: under the hook's name they are one or two levels too high. */
const inner = ["command", "type", "timeout", "matcher", "event", "events", "trigger"];
/** Reads one entry of the file: a name, and the events of the hook that goes by it. */
function readNamedHook(reading, name, node) {
    const before = reading.hooks.length;
    const off = readSwitch(reading, node);
    const loose = [];
    for (const entry of lastOfEachKey(node)) {
        const { key, value } = entry;
        const event = reading.events.get(key);
        if (key === "enabled" || value.kind === "null")
            continue;
        if (event !== null)
            readEvent(reading, name, event, entry);
        else if (key === "hooks" && value.kind === "object")
            reportNesting(reading, name, entry);
        else if (inner.includes(key))
            loose.push(entry);
        else if (looksLikeEvent(entry, reading.events))
            reportUnknownEvent(reading, entry);
        else if (!isRemark(key) && !isRemark(name)) {
            note(reading, {
                rule: "unknown-field",
                what: `${(0,config_text/* quote */.hD)(key)} is neither an event nor \`enabled\``,
                consequence: "Antigravity ignores it",
                span: entry.keySpan,
            });
        }
    }
    reportLoose(reading, name, node, loose);
    if (off !== null)
        switchOff(reading, name, off, before);
}
/** The value that switches the hook off; null when it is on. */
function readSwitch(reading, node) {
    const enabled = (0,located/* field */.ZZ)(node, "enabled");
    if (enabled === undefined || enabled.kind === "null")
        return null;
    if (enabled.kind === "boolean")
        return enabled.value === false ? enabled : null;
    reject(reading, {
        rule: "invalid-value",
        what: `\`enabled\` is ${kindOf(enabled, reading.source)}, not \`true\` or \`false\``,
        span: enabled,
    });
    return null;
}
function switchOff(reading, name, off, before) {
    const hooks = reading.hooks.slice(before);
    for (const hook of hooks) {
        hook.enabled = false;
        hook.disabledBecause = `\`enabled\` of ${(0,config_text/* quote */.hD)(name)} is false`;
    }
    if (hooks.length === 0)
        return;
    note(reading, {
        rule: "hooks-disabled",
        what: `\`enabled: false\` switches ${(0,config_text/* quote */.hD)(name)} off`,
        consequence: neverRun(hooks.length, "in it"),
        span: off,
        hook: hooks.length === 1 ? (hooks[0]?.id ?? null) : null,
    });
}
/** `{ "a-name": { "hooks": { "PreToolUse": … } } }` */
function reportNesting(reading, name, entry) {
    note(reading, {
        rule: "config-shape",
        what: `the events of ${(0,config_text/* quote */.hD)(name)} stand under one more \`hooks\``,
        consequence: `Antigravity takes \`hooks\` for an event it does not know, so ${neverRun(recognise_countHandlers(entry.value), "in it")}`,
        cure: "Move the events up, directly under the name",
        span: entry.keySpan,
    });
}
/** `{ "a-name": { "event": "PreToolUse", "command": … } }` */
function reportLoose(reading, name, node, loose) {
    const [first] = loose;
    if (first === undefined)
        return;
    const isEvent = reading.events.get(name) !== null;
    note(reading, {
        rule: "config-shape",
        what: isEvent
            ? `${(0,config_text/* quote */.hD)(name)} stands at the top of the file, where Antigravity expects the name of a hook`
            : `a handler stands directly under the name ${(0,config_text/* quote */.hD)(name)}, without an event`,
        consequence: `Antigravity ignores ${(0,config_text/* quote */.hD)(first.key)} there${(0,located/* field */.ZZ)(node, "command") === undefined ? "" : ", and the handler never runs"}`,
        cure: isEvent
            ? 'Put a name around the events: `{ "a-name": { "PreToolUse": [ … ] } }`'
            : "Write the event as a key, with a list of handlers",
        span: first.keySpan,
    });
}

;// CONCATENATED MODULE: ./build/dialects/antigravity/wrong-dialect.js


/** What follows from the format as such, and is told with it. */
const consequences = new Set(["unknown-event", "event-never-fires"]);
/**
 * Says once that a file was written for another agent, and what of it works all the same: `{"hooks": {…}}` is one hook
 * that goes by the name of `hooks`.
 * @param rejection the first mistake for which the whole file is thrown away; null when it loads
 * @param total how many handlers the file holds, dead ones included
 */
function wrongDialect(shape, reading, rejection, total) {
    const live = reading.hooks.filter((hook) => hook.enabled);
    const dead = reading.defects.filter(({ rule }) => rule === "unknown-event");
    const works = rejection === null && live.length === total;
    const told = (0,config_text/* defect */.gb)({
        rule: "wrong-dialect",
        what: `this file has the format of ${shape.vendor} (${shape.evidence})`,
        consequence: rejection === null
            ? whatWorks(reading, live.length, total, dead)
            : `${noneRuns(total)}, because Antigravity rejects the whole file (${rejection.what})`,
        cure: wrong_dialect_cureOf(shape, works),
        span: shape.span,
        severity: works ? "warning" : null,
    });
    const rest = rejection === null ? reading.defects.filter((d) => !consequences.has(d.rule)) : [];
    return [told, ...rest];
}
function whatWorks({ hooks }, live, total, dead) {
    const events = [...new Set(hooks.filter((hook) => hook.enabled).map((hook) => hook.event))];
    if (live === 0)
        return noneRuns(total);
    const as = "Antigravity takes it for one hook with the name `hooks`";
    if (live === total)
        return `${as}, and as such it loads`;
    const lost = total - live;
    const under = dead.length === 0 ? "" : ` under names that it does not have`;
    return `${as}: ${events.map(config_text/* quote */.hD).join(" and ")} ${events.length === 1 ? "works" : "work"}, and ${lost} of ${total} hooks${under} never run`;
}
function wrong_dialect_cureOf({ renamed }, works) {
    if (works)
        return "Give the hook a name of its own instead of `hooks`";
    const shape = "put the events under a name, with groups under `PreToolUse` and `PostToolUse` and plain handlers under all others";
    return renamed === null
        ? `${shape.slice(0, 1).toUpperCase()}${shape.slice(1)}`
        : `${renamed}; ${shape}`;
}

;// CONCATENATED MODULE: ./build/dialects/antigravity/config.js









/**
 * What Antigravity loads from one file, and everything wrong with its hooks. Never throws on content.
 *
 * The loader is Go's: comments, trailing commas and a byte order mark are errors, of two equal keys the last counts,
 * unknown keys are ignored, and one value of a wrong type or one handler without a command makes it throw the whole
 * file away (measured from 1.0.15 to 1.2.14). Only its log says so.
 */
function config_parseConfig(config, source, behaviour, events) {
    if (config.layer === "dead")
        return dead_parseDead(config, source);
    const parsed = (0,json/* parseJson */.q)(source, { comments: "rejected", bom: "rejected" });
    const { root, defects } = (0,config_text/* readingDefects */.Dg)(parsed, {
        rejected: "Antigravity rejects the file, so none of its hooks runs, and only its log says so",
        duplicate: (key) => `Antigravity keeps the last one: the first ${key} and all that is in it is lost`,
    });
    const reading = startReading(config, source, behaviour, events.table);
    if (root !== null)
        readRoot(reading, root);
    const all = [...defects, ...settle(reading, root)];
    return {
        config,
        source,
        hooks: reading.hooks,
        defects: all.sort((a, b) => a.span.start - b.span.start),
        settings: {},
        relevant: true,
    };
}
const named = 'Write `{ "a-name": { "PreToolUse": [ … ] } }`';
function readRoot(reading, root) {
    if (root.kind === "object") {
        readNames(reading, root);
    }
    else if (root.kind !== "null") {
        reject(reading, {
            rule: "config-shape",
            what: `the file holds ${kindOf(root, reading.source)}, not an object of named hooks`,
            cure: named,
            span: opening(root),
        });
    }
}
function readNames(reading, root) {
    const bare = [];
    for (const entry of lastOfEachKey(root)) {
        const { key, keySpan, value } = entry;
        if (value.kind === "object")
            readNamedHook(reading, key, value);
        else if (value.kind === "array" && reading.events.get(key) !== null)
            bare.push(entry);
        else if (value.kind !== "null") {
            reject(reading, {
                rule: "config-shape",
                what: `every key at the top is the name of a hook, and ${(0,config_text/* quote */.hD)(key)} is ${kindOf(value, reading.source)}`,
                cure: recognise_countHandlers(value) === 0
                    ? "Take it out: the file has no place for anything but hooks"
                    : named,
                span: keySpan,
            });
        }
    }
    const [first] = bare;
    if (first === undefined)
        return;
    const names = bare.map(({ key }) => (0,config_text/* quote */.hD)(key)).join(", ");
    reject(reading, {
        rule: "config-shape",
        what: `${names} ${bare.length === 1 ? "stands" : "stand"} at the top of the file, where Antigravity expects names of hooks`,
        cure: 'Put a name around the events: `{ "a-name": { "PreToolUse": [ … ] } }`',
        span: first.keySpan,
    });
}
/** Words the rejections, now that all hooks are counted, and switches off what a rejected file holds. */
function settle(reading, root) {
    const { hooks, defects, rejections } = reading;
    const [first] = [...rejections].sort((a, b) => a.span.start - b.span.start);
    if (first !== undefined) {
        for (const hook of hooks) {
            hook.enabled = false;
            hook.disabledBecause = `Antigravity rejects the whole file: ${first.what}`;
        }
    }
    const shape = root?.kind === "object" ? foreignShape(root, reading.events) : null;
    const total = Math.max(hooks.length, recognise_countHandlers(root ?? undefined));
    if (shape !== null)
        return wrongDialect(shape, reading, first ?? null, total);
    const worded = rejections.map((rejection) => ({
        ...rejection,
        consequence: rejection === first
            ? `Antigravity rejects the whole file for it, so ${noneRuns(total)}`
            : "this alone makes Antigravity reject the whole file as well",
    }));
    return [...defects, ...worded];
}

;// CONCATENATED MODULE: ./build/dialects/antigravity/files.js


const dialect = "antigravity";
/** Installed packages are not the repository's own. */
const files_foreignFolders = new Set([
    "node_modules",
    "bower_components",
    "site-packages",
    ".git",
    ".venv",
    "venv",
]);
const folders = customizationFolders.map((name) => name.replace(".", "\\.")).join("|");
/** `<root>/.agents/hooks.json` */
const own = new RegExp(`^(?:(.*)/)?(?:${folders})/hooks\\.json$`);
/** `<root>/.agents/plugins/<name>/hooks.json` */
const plugged = new RegExp(`^(?:(.*)/)?(?:${folders})/plugins/[^/]+/hooks\\.json$`);
/** Places that look right and that the agent never opens; the last two belong into the home folder. */
const dead = [
    new RegExp(`^(?:(.*)/)?(?:${folders})/hooks/hooks\\.json$`),
    /^(?:(.*)\/)?\.gemini\/config\/(?:plugins\/[^/]+\/)?hooks\.json$/,
    /^(?:(.*)\/)?\.gemini\/antigravity-cli\/hooks\.json$/,
];
/**
 * The files of a repository from which Antigravity reads hooks, and those that people take for such.
 *
 * Started in a folder, the agent walks up to the repository's root and loads the `hooks.json` of every customization
 * folder on its way. Here every folder that holds one is a project of its own: each file's `root` is that folder, and
 * a project does not inherit the files above it.
 *
 * A `hooks.json` beside a `plugin.json` is a plugin wherever it lies: repositories keep the plugins they publish
 * outside of their own customizations. Outside of `plugins/` of a customization folder the content has to show whose
 * it is, because other agents have a `plugin.json` too.
 */
function files_discover(tree) {
    const files = tree.files.filter((file) => (file === "hooks.json" || file.endsWith("/hooks.json")) &&
        !file.split("/").some((part) => files_foreignFolders.has(part)));
    const roots = new Set(files.flatMap((file) => rootIn(own, file) ?? []));
    return files.flatMap((file) => {
        const found = (root, layer, kind, home) => [
            { dialect, file, root, layer, kind, home },
        ];
        const ownRoot = rootIn(own, file);
        if (ownRoot !== null)
            return found(ownRoot, "project", kinds_kinds.hooks, null);
        const home = file.slice(0, Math.max(file.length - "/hooks.json".length, 0));
        const manifest = tree.has(home === "" ? "plugin.json" : `${home}/plugin.json`);
        const root = rootIn(plugged, file);
        if (root !== null && manifest)
            return found(root, "plugin", kinds_kinds.plugin, home);
        const lost = root ?? dead.map((place) => rootIn(place, file)).find((r) => r !== null) ?? null;
        if (lost !== null) {
            const kind = root === null ? kinds_kinds.dead : kinds_kinds.orphan;
            return looksLikeHooks(tree.read(file) ?? "") ? found(lost, "dead", kind, null) : [];
        }
        return manifest && hasNamedHooks(tree.read(file) ?? "")
            ? found(nearest(home, roots), "plugin", kinds_kinds.plugin, home)
            : [];
    });
}
/**
 * The files of layers outside the repository; only those that exist. The plugins below the user's folder cannot be
 * listed through `exists`: each is given as an extension.
 */
function antigravity_files_layers(dirs, exists) {
    const found = [];
    if (dirs.user !== null) {
        const user = plain(dirs.user);
        const file = `${user.endsWith("/.gemini") ? user : `${user}/.gemini`}/config/hooks.json`;
        if (exists(file)) {
            found.push({ dialect, file, root: "", layer: "user", kind: kinds_kinds.hooks, home: null });
        }
    }
    for (const folder of dirs.extensions) {
        const home = plain(folder);
        const file = `${home}/hooks.json`;
        if (exists(file) && exists(`${home}/plugin.json`)) {
            found.push({ dialect, file, root: "", layer: "plugin", kind: kinds_kinds.plugin, home });
        }
    }
    return found;
}
/** The folder a place belongs to; null when the file is not such a place. */
function rootIn(place, file) {
    const match = place.exec(file);
    return match === null ? null : (match[1] ?? "");
}
/** The nearest folder above (or at) `folder` that has customizations with hooks; the repository root when there is none. */
function nearest(folder, roots) {
    for (let at = folder; at !== ""; at = at.slice(0, Math.max(at.lastIndexOf("/"), 0))) {
        if (roots.has(at))
            return at;
    }
    return "";
}
/** With `/`, without one at the end. */
function plain(directory) {
    return directory.replaceAll("\\", "/").replace(/(?<=.)\/+$/, "");
}

;// CONCATENATED MODULE: ./build/dialects/antigravity/invocation.js


/** The longest delay a timer takes; the vendor itself was seen to accept a day. In milliseconds. */
const longestTimerMs = 2 ** 31 - 1;
/**
 * How Antigravity starts a hook: with the system's shell, in the folder of its `hooks.json` (measured on several
 * versions from 1.1.4 to 1.2.16), with one variable on top of the inherited environment.
 */
function invocation_invocation(hook, payload, workspace, platform) {
    const { command } = hook;
    if (command === null || command === "") {
        return { impossible: "command hook must specify 'command'" };
    }
    return {
        argv: platform === "win32"
            ? ["cmd.exe", "/c", command.replace(/^~(?=[\\/])/, () => workspace.home)]
            : ["sh", "-c", command],
        cwd: invocation_folderOf(hook.config, workspace),
        env: { ANTIGRAVITY_CONVERSATION_ID: (0,model_json/* stringAt */.bX)(payload, "conversationId") ?? "" },
        stdin: JSON.stringify(payload),
        timeoutMs: Math.min(hook.timeoutMs, longestTimerMs),
    };
}
/**
 * The folder of a `hooks.json`, in the copy of the repository; for a file outside of it, the folder itself. It is
 * found from the repository, not from the project, so that a file of a folder further up would run in its own place.
 */
function invocation_folderOf({ file }, workspace) {
    const path = file.replaceAll("\\", "/");
    const folder = external_node_path_.posix.dirname(path);
    if (/^(?:\/|[A-Za-z]:\/)/.test(path))
        return folder;
    return folder === "." ? workspace.repository : `${workspace.repository}/${folder}`;
}

// EXTERNAL MODULE: ./node_modules/re2js/build/index.js
var build = __webpack_require__(2856);
;// CONCATENATED MODULE: ./build/dialects/antigravity/matcher.js

const matcher_everything = {
    kind: "all",
    names: [],
    invalid: null,
    onInvalid: null,
    test: () => true,
};
const plainNames = /^[A-Za-z0-9_|-]+$/;
/** A hostile pattern can make one comparison take milliseconds; answers are kept. */
const matcher_remembered = 1000;
/**
 * Matchers as the vendor's document glosses them: nothing, `""` and `*` are every tool; anything else is a regular
 * expression of Go's engine that must fit the whole name, case-sensitively. Nobody has measured the anchoring.
 */
function matcher_matcherEngine(events) {
    const compiled = new Map();
    return {
        backtracks: false,
        describe: (event) => isMatched(events, event)
            ? "a Go regular expression (RE2) that must match the whole tool name, case-sensitive"
            : "nothing: this event ignores matchers",
        compile(matcher, event) {
            if (!isMatched(events, event))
                return matcher_everything;
            const known = compiled.get(matcher);
            if (known !== undefined)
                return known;
            const fresh = matcher_compile(matcher);
            if (compiled.size < matcher_remembered)
                compiled.set(matcher, fresh);
            return fresh;
        },
    };
}
function isMatched(events, event) {
    return (events.get(event)?.matches ?? null) !== null;
}
function matcher_compile(matcher) {
    if (matcher === "" || matcher === "*")
        return matcher_everything;
    // Letters need no engine: matched as a whole, they are the names themselves.
    if (plainNames.test(matcher)) {
        const names = matcher.split("|").filter((name) => name !== "");
        const wanted = new Set(matcher.split("|"));
        return {
            kind: names.length === 1 ? "exact" : "names",
            names,
            invalid: null,
            onInvalid: null,
            test: (value) => wanted.has(value),
        };
    }
    try {
        const pattern = build/* RE2JS */.L3.compile(matcher);
        return {
            ...matcher_everything,
            kind: "pattern",
            test: remembering((v) => pattern.matcher(v).matches()),
        };
    }
    catch (error) {
        return {
            kind: "pattern",
            names: [],
            invalid: matcher_reasonOf(error, matcher),
            onInvalid: "presumably never runs the hook (nobody has measured what it does)",
            test: () => false,
        };
    }
}
function remembering(test) {
    const answers = new Map();
    return (value) => {
        const known = answers.get(value);
        if (known !== undefined)
            return known;
        const answer = test(value);
        if (answers.size < matcher_remembered)
            answers.set(value, answer);
        return answer;
    };
}
/** The engine's own words as one clause: what is wrong and at which part, unless that is the whole pattern. */
function matcher_reasonOf(error, matcher) {
    const text = error instanceof Error ? error.message : String(error);
    const plain = text.replace(/^error parsing regexp: /, "");
    const at = plain.indexOf(": `");
    if (at < 0)
        return plain.slice(0, 160);
    const part = plain.slice(at + 3, -1);
    const what = plain.slice(0, at);
    return part === matcher || part.length > 60 ? what : `${what} \`${part}\``;
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 17 modules
var schemas = __webpack_require__(8816);
;// CONCATENATED MODULE: ./build/dialects/antigravity/answer.js





const answer_text = schemas/* string */.YjP().nullish();
const object = schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()).nullish();
const step = schemas/* strictObject */.rej({ toolCall: object, userMessage: answer_text, ephemeralMessage: answer_text })
    .refine((fields) => Object.values(fields).filter((value) => (value ?? null) !== null).length < 2, {
    message: "holds more than one of `toolCall`, `userMessage` and `ephemeralMessage`",
});
const injectSteps = schemas/* array */.YOg(step).nullish();
/**
 * The result messages of the events. The agent reads standard output as the JSON form of one of them: null is a field
 * that is not there, and any other field is an error. `overwrite`, `allowTool` and `denyReason` are not in the vendor's
 * document but in the program (1.0.15).
 */
const messages = {
    PreToolUse: schemas/* strictObject */.rej({
        decision: answer_text,
        reason: answer_text,
        permissionOverrides: schemas/* array */.YOg(schemas/* string */.YjP()).nullish(),
        overwrite: object,
        allowTool: schemas/* boolean */.zMY().nullish(),
        denyReason: answer_text,
    }),
    PostToolUse: schemas/* strictObject */.rej({}),
    PreInvocation: schemas/* strictObject */.rej({ injectSteps }),
    PostInvocation: schemas/* strictObject */.rej({
        injectSteps,
        terminationBehavior: schemas/* enum */.k5n(["", "force_continue", "terminate"]).nullish(),
    }),
    Stop: schemas/* strictObject */.rej({ decision: answer_text, reason: answer_text }),
    SessionStart: schemas/* strictObject */.rej({ injectSteps }),
};
/** Longer output is not searched for keys given twice. In characters. */
const longestSearched = 100_000;
/** Reads what a hook of an event printed. */
function readAnswer(event, stdout) {
    const printed = stdout.trim();
    if (printed === "")
        return { kind: "empty" };
    const value = parsed(printed);
    if (value === undefined)
        return { kind: "invalid", why: notJson(printed) };
    if (!(0,model_json/* isObject */.Gv)(value)) {
        return { kind: "invalid", why: "a JSON object is expected" };
    }
    const message = Object.hasOwn(messages, event) ? messages[event] : undefined;
    const checked = message?.safeParse(value);
    if (checked?.success === false) {
        const [issue] = checked.error.issues;
        return { kind: "invalid", why: issue === undefined ? "it does not fit" : whyOf(issue) };
    }
    const twice = repeatedKey(printed);
    return twice === null
        ? { kind: "valid", value }
        : { kind: "invalid", why: `\`${twice}\` stands there twice` };
}
/** Undefined when the text is no JSON. */
function parsed(printed) {
    try {
        return JSON.parse(printed);
    }
    catch {
        return undefined;
    }
}
function notJson(printed) {
    if (!/^[{["\d-]|^(?:true|false|null)\b/.test(printed))
        return "it is not JSON";
    if (printed.length > longestSearched)
        return "it is not valid JSON";
    const { problems } = (0,json/* parseJson */.q)(new source_text/* SourceText */.D("", printed), strict);
    const more = problems[0]?.what === "the document has ended before this";
    return more ? "more follows after the first JSON value" : "it is not valid JSON";
}
const strict = { comments: "rejected", bom: "rejected" };
function repeatedKey(printed) {
    if (printed.length > longestSearched)
        return null;
    const { root } = (0,json/* parseJson */.q)(new source_text/* SourceText */.D("", printed), strict);
    return root === null ? null : ((0,located/* duplicateKeys */.ss)(root)[0]?.lost.key ?? null);
}
function whyOf(issue) {
    const at = issue.path.map(String).join(".");
    switch (issue.code) {
        case "unrecognized_keys": {
            const keys = issue.keys.slice(0, 3).map((key) => `\`${at === "" ? key : `${at}.${key}`}\``);
            return `unknown field ${keys.join(", ")}`;
        }
        case "invalid_type":
            return `\`${at}\` must be ${answer_kinds[issue.expected] ?? issue.expected}`;
        case "invalid_value":
            return `\`${at}\` must be one of ${issue.values.map((v) => JSON.stringify(v)).join(", ")}`;
        default:
            return `\`${at}\` ${issue.message}`;
    }
}
const answer_kinds = {
    string: "a text",
    boolean: "true or false",
    array: "a list",
    record: "an object",
    object: "an object",
};

;// CONCATENATED MODULE: ./build/dialects/antigravity/interpretation.js



/** A hook that says nothing and did nothing wrong. */
/** A hook that failed, and what comes of it on this event. */
function interpretation_failed(event, behaviour, error) {
    const failure = failsClosed(event, behaviour) ? "closed" : "open";
    return { ...silent, outcome: "error", failure, error };
}
/** Output that the agent rejects. @param what one clause that quotes it and says what the agent does */
function invalidOutput(what) {
    return { rule: "invalid-output", what };
}
/** What a hook printed, as messages show it. */
function quotePrinted(stdout) {
    return (0,config_text/* quote */.hD)(stdout.slice(0, 400));
}

;// CONCATENATED MODULE: ./build/dialects/antigravity/steps.js




/** Answers that inject steps, and PostInvocation's say on how the loop goes on. */
function stepsAnswer(event, value, behaviour) {
    const steps = Array.isArray(value.injectSteps) ? value.injectSteps.filter(model_json/* isObject */.Gv) : [];
    const broken = steps.find((s) => !["userMessage", "ephemeralMessage"].some((k) => isSet(s, k)));
    if (broken !== undefined && behaviour.brokenSteps === "end-turn") {
        const step = (0,config_text/* quote */.hD)(JSON.stringify(broken));
        return {
            ...interpretation_failed(event, behaviour, "failed to inject steps"),
            failure: "closed",
            reason: "failed to inject steps from hook: unknown injected step type",
            faults: [
                invalidOutput(`it injects ${step}, and Antigravity knows how to inject messages only: the turn ends with an error`),
            ],
        };
    }
    const word = (0,model_json/* stringAt */.bX)(value, "terminationBehavior") || null;
    const outcome = word === "terminate" ? "halt" : word === "force_continue" ? "continue" : "none";
    return {
        ...silent,
        outcome,
        rawDecision: word,
        output: value,
        faults: unheard(steps, behaviour),
    };
}
function unheard(steps, behaviour) {
    const lost = steps.find((step) => isSet(step, "ephemeralMessage"));
    if (lost === undefined || behaviour.ephemeralMessages)
        return [];
    const what = `it injects ${(0,config_text/* quote */.hD)(JSON.stringify(lost))}, which never reached the model before 1.1.18`;
    return [{ rule: "decision-ignored", what }];
}
function isSet(object, key) {
    return Object.hasOwn(object, key) && object[key] !== null;
}

;// CONCATENATED MODULE: ./build/dialects/antigravity/outcome.js






/**
 * What Antigravity makes of one finished hook: only exit status 0 and one JSON object of the event's own fields is an
 * answer; nothing at all is none; everything else is a failure, which denies the call of a PreToolUse hook and is
 * ignored elsewhere. On 1.1.7 somebody saw a call run though its second handler had exited with 127; no other
 * observation agrees.
 */
function outcome_interpret(hook, event, run, behaviour) {
    if (run.timedOut) {
        return {
            ...interpretation_failed(event, behaviour, `killed after ${hook.timeoutMs / 1000} s`),
            outcome: "timeout",
            reason: "signal: killed",
        };
    }
    if (run.spawnError !== null) {
        return interpretation_failed(event, behaviour, `could not be started: ${run.spawnError}`);
    }
    if (run.exitCode !== 0)
        return badStatus(event, run, behaviour);
    const answer = readAnswer(event, run.stdout);
    if (answer.kind === "empty")
        return silent;
    if (answer.kind === "invalid")
        return outcome_rejected(event, run.stdout, answer.why, behaviour);
    return answered(event, answer.value, run.stdout, behaviour);
}
/** Any exit status but 0: the output is not looked at, and 2 means no more than 1. */
function badStatus(event, run, behaviour) {
    const status = run.exitCode === null ? `signal: ${run.signal ?? "killed"}` : `exit status ${run.exitCode}`;
    const stderr = run.stderr.trim();
    return {
        ...interpretation_failed(event, behaviour, status),
        reason: stderr === "" ? status : `${status}: ${stderr}`,
        faults: lostDecision(event, run, status),
    };
}
/** What a hook wanted to decide with an exit status that hides it. */
function lostDecision(event, run, status) {
    const answer = readAnswer(event, run.stdout);
    const said = answer.kind === "valid" ? wantedWord(event, answer.value) : null;
    if (said !== null) {
        const goesOn = event === "PreToolUse" ? "and denies the call" : "and goes on";
        return [
            {
                rule: "decision-ignored",
                what: `it printed ${quotePrinted(run.stdout)} with ${status}: Antigravity looks at the output only after exit status 0, ${goesOn}`,
            },
        ];
    }
    if (event === "Stop" && run.exitCode === 2) {
        return [
            {
                rule: "decision-ignored",
                what: "exit status 2 refuses no stop here: for Antigravity it is an error like any other, and the agent stops",
            },
        ];
    }
    return [];
}
/** The word of an answer that a failure does not fulfil anyway; null when nothing is lost. */
function wantedWord(event, value) {
    const word = (0,model_json/* stringAt */.bX)(value, "decision") ?? (0,model_json/* stringAt */.bX)(value, "terminationBehavior");
    if (event === "Stop")
        return word === "continue" ? word : null;
    return word === null || word === "" || word === "deny" ? null : word;
}
/** Output that the agent's parser rejects. */
function outcome_rejected(event, stdout, why, behaviour) {
    const asks = event === "PreToolUse" && behaviour.badOutput === "asks";
    const failure = interpretation_failed(event, behaviour, `its output was rejected: ${why}`);
    const then = asks
        ? "asks the user"
        : event === "PreToolUse"
            ? "denies the call"
            : failure.failure === "closed"
                ? "ends the turn"
                : "goes on as if nothing had been printed";
    return {
        ...failure,
        failure: asks ? "open" : failure.failure,
        reason: `failed to unmarshal result: ${why}`,
        faults: [
            invalidOutput(`it printed ${quotePrinted(stdout)}, and ${why}: Antigravity rejects that and ${then}`),
        ],
    };
}
function answered(event, value, stdout, behaviour) {
    switch (event) {
        case "PreToolUse":
            return decided(value, stdout, behaviour);
        case "Stop":
            return stopAnswer(value, stdout);
        default:
            return stepsAnswer(event, value, behaviour);
    }
}
/** `deny_unless_prior_grant` counts as a denial: a replay has no grants. */
const decisions = {
    allow: "allow",
    deny: "deny",
    ask: "ask",
    force_ask: "ask",
    deny_unless_prior_grant: "deny",
};
function decided(value, stdout, behaviour) {
    const word = (0,model_json/* stringAt */.bX)(value, "decision") ?? "";
    const reason = (0,model_json/* stringAt */.bX)(value, "reason");
    if (word === "")
        return undecided(value, stdout, behaviour);
    const known = Object.hasOwn(decisions, word) && (behaviour.priorGrant || word !== "deny_unless_prior_grant");
    const outcome = known ? decisions[word] : undefined;
    if (outcome !== undefined) {
        return { ...silent, outcome, rawDecision: word, reason, output: value };
    }
    return {
        ...interpretation_failed("PreToolUse", behaviour, `unsupported hook decision ${(0,config_text/* quote */.hD)(word)}`),
        rawDecision: word,
        reason: reason ?? "unsupported hook decision",
        faults: [
            invalidOutput(`it printed ${quotePrinted(stdout)}, and ${(0,config_text/* quote */.hD)(word)} is no decision of Antigravity, which denies the call for that`),
        ],
    };
}
/** No decision is a denial without a reason, whatever else is said; an older program had `allowTool` for it. */
function undecided(value, stdout, behaviour) {
    const old = Object.hasOwn(value, "allowTool") ? value.allowTool : null;
    if (old === true)
        return { ...silent, outcome: "allow", rawDecision: "allowTool", output: value };
    const reason = (0,model_json/* stringAt */.bX)(value, "denyReason") ?? (0,model_json/* stringAt */.bX)(value, "reason");
    if (old === false) {
        return { ...silent, outcome: "deny", rawDecision: "allowTool: false", reason, output: value };
    }
    return {
        ...interpretation_failed("PreToolUse", behaviour, "no decision"),
        reason: reason ?? "",
        faults: [
            invalidOutput(`it printed ${quotePrinted(stdout)} without a \`decision\`: Antigravity denies the call, ${reason === null ? "without a reason" : "with that reason"}`),
        ],
    };
}
/** Words with which people mean to refuse a stop; every word but `continue` lets it happen. */
const meansRefusal = /^(?:block|deny|reject|refuse|force_continue|continue)$/i;
function stopAnswer(value, stdout) {
    const word = (0,model_json/* stringAt */.bX)(value, "decision");
    const said = { rawDecision: word, reason: (0,model_json/* stringAt */.bX)(value, "reason"), output: value };
    if (word === "continue")
        return { ...silent, ...said, outcome: "continue" };
    if (word === null || !meansRefusal.test(word))
        return { ...silent, ...said };
    return {
        ...silent,
        ...said,
        faults: [
            {
                rule: "decision-ignored",
                what: `it printed ${quotePrinted(stdout)}, and only \`continue\` refuses a stop: Antigravity stops`,
            },
        ],
    };
}

;// CONCATENATED MODULE: ./build/dialects/antigravity/payload.js

/** When nothing is known of the session: a fixed id, so that a replay is the same on every run. */
const noConversation = "00000000-0000-4000-8000-000000000000";
/**
 * Fields that only this event's payload has, with what stands there when the recording does not say. Undefined: it
 * cannot be made up. `terminationReason` is the first of the vendor's document; live sessions say NO_TOOL_CALL.
 * `error` is always there, empty on success (measured on 1.1.18), though the document calls it optional.
 */
const ownFields = {
    PreToolUse: { toolCall: undefined, stepIdx: 0 },
    PostToolUse: { toolCall: undefined, stepIdx: 0, error: "" },
    PreInvocation: { invocationNum: 0, initialNumSteps: 0 },
    PostInvocation: { invocationNum: 0, initialNumSteps: 0 },
    Stop: { executionNum: 0, terminationReason: "model_stop", error: "", fullyIdle: true },
};
/**
 * The payload as the agent sends it: the event's own fields, the common ones, then whatever else the recording has.
 * No payload names its event.
 */
function payload_payload(event, session, workspace) {
    const { input } = event;
    const given = (key) => Object.hasOwn(input, key) ? input[key] : undefined;
    const defaults = Object.hasOwn(ownFields, event.name) ? ownFields[event.name] : undefined;
    const own = Object.entries(defaults ?? {})
        .map(([key, value]) => [
        key,
        given(key) ?? nullOr(input, key, value),
    ])
        .filter((pair) => pair[1] !== undefined);
    const conversation = (0,model_json/* stringAt */.bX)(input, "conversationId") ?? session.sessionId ?? noConversation;
    const brain = `${workspace.home}/.gemini/antigravity-cli/brain/${conversation}`;
    const common = {
        conversationId: conversation,
        workspacePaths: given("workspacePaths") ?? [workspace.project],
        transcriptPath: given("transcriptPath") ??
            workspace.transcript ??
            `${brain}/.system_generated/logs/transcript_full.jsonl`,
        artifactDirectoryPath: given("artifactDirectoryPath") ?? brain,
    };
    const known = new Set([...own.map(([key]) => key), ...Object.keys(common)]);
    const rest = Object.entries(input).filter(([key]) => !known.has(key));
    return withArguments({ ...Object.fromEntries(own), ...common, ...Object.fromEntries(rest) });
}
/** What a payload tells of its session: the conversation, and the first folder that is open. */
function payload_sessionOf(input) {
    const paths = Object.hasOwn(input, "workspacePaths") ? input.workspacePaths : undefined;
    const first = Array.isArray(paths) ? paths[0] : undefined;
    return {
        sessionId: (0,model_json/* stringAt */.bX)(input, "conversationId"),
        cwd: typeof first === "string" && first !== "" ? first : null,
    };
}
/** `toolCall` can be recorded as null: a step that no tool made. */
function nullOr(input, key, otherwise) {
    return Object.hasOwn(input, key) && key === "toolCall" ? null : otherwise;
}
/** Every call has `args`, be they empty. */
function withArguments(all) {
    const call = Object.hasOwn(all, "toolCall") ? all.toolCall : undefined;
    if (!(0,model_json/* isObject */.Gv)(call) || Object.hasOwn(call, "args"))
        return all;
    return { ...all, toolCall: { ...call, args: {} } };
}

;// CONCATENATED MODULE: ./build/dialects/antigravity/plan.js


/**
 * Chooses the hooks of an event, in registration order; all run one after the other, and nothing is deduplicated.
 *
 * The vendor's document leaves the tool out of the payload of PostToolUse. The agent knows it there and we do not, so a
 * payload without `toolCall` passes every matcher. `toolCall: null` is a step without a tool: only hooks for every
 * tool see it.
 */
function plan_plan(hooks, event, matcher) {
    const tool = plan_toolOf(event) ?? "";
    const unknown = events_isToolEvent(event.name) && !Object.hasOwn(event.input, "toolCall");
    const chosen = hooks.filter((hook) => hook.enabled &&
        hook.event === event.name &&
        (unknown || matcher.compile(hook.matcher ?? "", event.name).test(tool)));
    return {
        steps: chosen.map((hook) => ({ hook, skip: null })),
        sequential: true,
        failure: null,
    };
}
/** The tool of a tool event; null on other events, and where the payload names none. */
function plan_toolOf({ name, input }) {
    const call = events_isToolEvent(name) && Object.hasOwn(input, "toolCall") ? input.toolCall : null;
    return (0,model_json/* isObject */.Gv)(call) ? (0,model_json/* stringAt */.bX)(call, "name") : null;
}

;// CONCATENATED MODULE: ./build/dialects/antigravity/registry.js


/**
 * All hooks of a project in the order in which they run. The vendor says that the hooks of all files are merged and
 * run one after the other, but not in which order of files; taken here: the project's own files, the deepest folder
 * first, then the plugins by name, then the user's file. Within a file it is the order of the file.
 *
 * Two hooks of the same name in two files both run: the vendor says nothing else about hooks. Folder trust is taken
 * for given.
 */
function registry_register(configs) {
    return configs
        .filter(({ config }) => config.layer !== "dead")
        .map((parsed, index) => ({ parsed, index }))
        .sort((a, b) => compareFiles(a.parsed.config, b.parsed.config) || a.index - b.index)
        .flatMap(({ parsed }) => parsed.hooks);
}
function compareFiles(a, b) {
    return (registry_groupOf(a) - registry_groupOf(b) ||
        depth(b.root) - depth(a.root) ||
        (registry_groupOf(a) === 1 ? (0,finding/* compareText */.n6)(nameOf(a), nameOf(b)) : folderRank(a) - folderRank(b)));
}
/** Project, plugins, user. */
function registry_groupOf({ layer, kind }) {
    if (kind === kinds_kinds.plugin)
        return 1;
    return layer === "user" ? 2 : 0;
}
function depth(root) {
    return root === "" ? 0 : root.split("/").length;
}
function nameOf({ home }) {
    return (home ?? "").split("/").at(-1) ?? "";
}
function folderRank({ file }) {
    return customizationFolders.indexOf(file.split("/").at(-2) ?? "");
}

;// CONCATENATED MODULE: ./build/dialects/antigravity/subject.js



/** Arguments that tell most of a call, best first. */
const telling = [
    "CommandLine",
    "TargetFile",
    "AbsolutePath",
    "DirectoryPath",
    "SearchDirectory",
    "Query",
    "query",
    "Pattern",
    "Url",
    "URL",
    "url",
    "Prompt",
    "Question",
    "Message",
    "Action",
];
/** What the agent shows about a call; says something only when nothing else does. */
const display = ["toolSummary", "toolAction"];
/** The part of a payload a person wants to see: one line, 200 characters at most; empty when there is nothing. */
function subject_subjectOf(event) {
    const { input, name } = event;
    const call = events_isToolEvent(name) ? (0,model_json/* objectAt */.lJ)(input, "toolCall") : null;
    if (call !== null)
        return oneLine(callSubject((0,model_json/* objectAt */.lJ)(call, "args") ?? {}));
    const told = name === "Stop" ? ["error", "terminationReason"] : ["error"];
    return oneLine(firstText(input, told) ?? "");
}
function callSubject(args) {
    const server = (0,model_json/* stringAt */.bX)(args, "ServerName");
    const tool = (0,model_json/* stringAt */.bX)(args, "ToolName");
    if (server !== null && tool !== null)
        return `${server}/${tool}`;
    return (firstText(args, telling) ??
        firstPrompt(args) ??
        firstText(args, Object.keys(args).filter((key) => !display.includes(key))) ??
        firstText(args, display) ??
        "");
}
/** `invoke_subagent` takes a list of agents, each with its own prompt. */
function firstPrompt(args) {
    const agents = Object.hasOwn(args, "Subagents") ? args.Subagents : null;
    const first = Array.isArray(agents) ? agents[0] : undefined;
    return (0,model_json/* isObject */.Gv)(first) ? firstText(first, ["Prompt", "Role", "TypeName"]) : null;
}

;// CONCATENATED MODULE: ./build/dialects/antigravity/tools.js
/** The tools of the vendor's document, and three more that live sessions show (1.1.18). Browser tools are known by prefix only. */
const antigravity_tools_known = [
    "view_file",
    "write_to_file",
    "replace_file_content",
    "multi_replace_file_content",
    "list_dir",
    "find_by_name",
    "grep_search",
    "search_web",
    "read_url_content",
    "run_command",
    "manage_task",
    "schedule",
    "list_permissions",
    "ask_permission",
    "invoke_subagent",
    "define_subagent",
    "send_message",
    "manage_subagents",
    "ask_question",
    "generate_image",
    "call_mcp_tool",
    "list_resources",
    "read_resource",
];
const shell = "run_command";
const read = "view_file";
const write = "write_to_file";
const edit = "replace_file_content";
const multiEdit = "multi_replace_file_content";
const tools_search = "grep_search";
const find = "find_by_name";
const list = "list_dir";
const web = "search_web";
const page = "read_url_content";
const tools_agent = "invoke_subagent";
const ask = "ask_question";
const task = "manage_task";
/** What other agents call the tools of this one. */
const tools_foreign = {
    "Claude Code": {
        Bash: shell,
        PowerShell: shell,
        BashOutput: task,
        KillShell: task,
        TaskOutput: task,
        TaskStop: task,
        Monitor: task,
        Read: read,
        Write: write,
        Edit: edit,
        MultiEdit: multiEdit,
        NotebookEdit: edit,
        Glob: find,
        Grep: tools_search,
        LS: list,
        WebSearch: web,
        WebFetch: page,
        Task: tools_agent,
        Agent: tools_agent,
        ListAgents: "manage_subagents",
        SendMessage: "send_message",
        CronCreate: "schedule",
        AskUserQuestion: ask,
        ListMcpResourcesTool: "list_resources",
        ReadMcpResourceTool: "read_resource",
    },
    "Gemini CLI": {
        run_shell_command: shell,
        read_file: read,
        read_many_files: read,
        write_file: write,
        replace: edit,
        glob: find,
        search_file_content: tools_search,
        list_directory: list,
        google_web_search: web,
        web_fetch: page,
        invoke_agent: tools_agent,
        delegate_to_agent: tools_agent,
        ask_user: ask,
        list_mcp_resources: "list_resources",
        read_mcp_resource: "read_resource",
    },
    Codex: {
        shell,
        exec_command: shell,
        shell_command: shell,
        local_shell_call: shell,
        apply_patch: edit,
    },
    "Kimi Code": {
        Shell: shell,
        ReadFile: read,
        WriteFile: write,
        StrReplaceFile: edit,
        SearchWeb: web,
        FetchURL: page,
    },
    "Copilot and VS Code": {
        runTerminalCommand: shell,
        editFiles: edit,
        create_file: write,
        str_replace_editor: edit,
    },
    Cursor: { edit_file: edit, run_terminal_cmd: shell },
    Cline: { execute_command: shell, write_to_file: write, replace_in_file: edit },
};
/** The vendor's bundled guide says that tools are called like the steps of a transcript; live sessions show other names. */
const guide = { code_action: edit };
/** The tools of Antigravity. No tool is known to have been renamed. */
const tools_tools = {
    known: antigravity_tools_known,
    former: {},
    counterpart(name) {
        if (antigravity_tools_known.includes(name))
            return null;
        // Tools of MCP servers have no names of their own here: all go through one tool.
        if (/^mcp_{1,2}[A-Za-z0-9]/.test(name)) {
            return {
                name: "call_mcp_tool",
                vendor: name.startsWith("mcp__") ? "Claude Code" : "Gemini CLI",
            };
        }
        for (const [vendor, names] of Object.entries({ ...tools_foreign, "The vendor's guide": guide })) {
            const own = Object.hasOwn(names, name) ? names[name] : undefined;
            if (own !== undefined)
                return { name: own, vendor };
        }
        return null;
    },
    siblings: [[write, edit, multiEdit]],
    isExternal: (name) => /^browser_[A-Za-z0-9_]+$/.test(name),
};
/** The only variable that the agent sets for a hook (measured on 1.1.18 and 1.2.7). */
const tools_variables = ["ANTIGRAVITY_CONVERSATION_ID"];

;// CONCATENATED MODULE: ./build/dialects/antigravity/versions.js

/** The 1.0 builds, as far as anybody looked (1.0.3, 1.0.5, 1.0.15). */
const oldest = {
    version: "1.0.3",
    nestedFlat: "read",
    sessionStart: "unseen",
    badOutput: "asks",
    failedPreInvocation: "ends-turn",
    priorGrant: false,
    ephemeralMessages: false,
    brokenSteps: "unknown",
    stopCap: null,
};
/**
 * What changed, with the first version on which it was seen. Nobody has measured every build: unreadable output was
 * seen to ask on 1.1.2 and to deny on 1.2.16, and 1.1.18 is where every other failure denies; a failed PreInvocation
 * was seen to end the turn up to 1.2.1 and to be ignored on 1.2.16; the number of refused stops is that of 1.1.18,
 * the limit itself came with 1.1.9.
 */
const changes = [
    { version: "1.1.2", nestedFlat: "rejected" },
    { version: "1.1.4", sessionStart: "fires" },
    { version: "1.1.9", stopCap: 10 },
    {
        version: "1.1.18",
        badOutput: "denies",
        priorGrant: true,
        ephemeralMessages: true,
        brokenSteps: "end-turn",
    },
    { version: "1.2.16", failedPreInvocation: "ignored" },
];
/** All versions at which something changed, oldest first. */
const versions_behaviours = [
    oldest,
    ...changes.map((change, i) => Object.assign({}, oldest, ...changes.slice(0, i), change)),
];
const versions_newestBehaviour = versions_behaviours.at(-1) ?? oldest;
/** The newest version the tables were checked against, and the day. */
const versions_newest = { version: versions_newestBehaviour.version, checked: "2026-11-20" };
/**
 * The seed document: five events, and not a word on what a failing hook does. Where it is silent the newest
 * behaviour stands.
 */
const seed = { ...versions_newestBehaviour, version: "seed", sessionStart: "no-event" };
/**
 * The behaviour of a version: the newest entry that is not newer. A prefix stands for its newest version (`"1.1"` is
 * the newest 1.1), a version older than all entries gets the oldest.
 * @throws UsageError when it is no version at all
 */
function versions_behaviourAt(version) {
    if (version === null)
        return versions_newestBehaviour;
    if (version === "seed")
        return seed;
    const wanted = numbersOf(version);
    if (wanted === null) {
        throw new errors/* UsageError */.e(`"${version.slice(0, 60)}" is no version of Antigravity: write a version or a prefix of one ("1.2.16", "1.1"), or "seed"`);
    }
    return versions_behaviours.findLast((b) => notNewer(numbersOf(b.version) ?? [], wanted)) ?? oldest;
}
/** The numbers of a version; a leading `v` and a pre-release suffix are left out. */
function numbersOf(text) {
    const match = /^v?(\d{1,6}(?:\.\d{1,6}){0,2})(?:[-+][\w.+-]{1,100})?$/.exec(text.trim());
    return match?.[1]?.split(".").map(Number) ?? null;
}
/** A number that a prefix leaves out counts as the largest. */
function notNewer(entry, wanted) {
    for (const [i, number] of entry.entries()) {
        const other = wanted[i] ?? Number.POSITIVE_INFINITY;
        if (number !== other)
            return number < other;
    }
    return true;
}

;// CONCATENATED MODULE: ./build/dialects/antigravity/vocabulary.js






const vocabulary_replacement = [
    (0,word/* text */.Qq)("old", "TargetContent"),
    (0,word/* text */.Qq)("new", "ReplacementContent"),
    (0,word/* flag */.Jt)("all", "AllowMultiple"),
];
const target = (0,word/* fullPath */.jS)("path", "TargetFile");
const about = [(0,word/* text */.Qq)("instruction", "Instruction"), (0,word/* text */.Qq)("description", "Description")];
const vocabulary_agent = [(0,word/* text */.Qq)("type", "TypeName"), (0,word/* text */.Qq)("prompt", "Prompt"), (0,word/* text */.Qq)("model", "Model")];
/** Every command names its folder; where a recording does not, it is that of the session. */
const cwd = [
    (0,word/* fullPath */.jS)("cwd", "Cwd"),
    {
        neutral: [],
        read: () => null,
        write: (_, around) => (around.cwd === null ? null : { own: { Cwd: around.cwd } }),
    },
];
/** A list of patterns; other agents take one. */
const includes = (0,word/* field */.ZZ)("include", ["Includes"], {
    read: (value) => Array.isArray(value) && value.length === 1 && typeof value[0] === "string"
        ? value[0]
        : undefined,
    write: (value) => [value],
});
/**
 * Arguments as captured from hooks of 1.1.7 and 1.1.18, and as recorded in public sessions. Those of `ask_question`,
 * `list_resources` and `read_resource` are told by others and not measured.
 */
const antigravity_vocabulary_rows = [
    ...(0,vocabulary/* tools */.Y)(["run_command"], "shell", [(0,word/* text */.Qq)("command", "CommandLine"), ...cwd]),
    ...(0,vocabulary/* tools */.Y)(["view_file"], "read", [
        (0,word/* fullPath */.jS)("path", "AbsolutePath"),
        (0,word_lines/* firstAndLast */.Aq)("StartLine", "EndLine"),
    ]),
    ...(0,vocabulary/* tools */.Y)(["write_to_file"], "write", [
        target,
        (0,word/* text */.Qq)("content", "CodeContent"),
        (0,word/* flag */.Jt)("overwrite", "Overwrite"),
        (0,word/* text */.Qq)("description", "Description"),
    ], { anyway: { append: false } }),
    ...(0,vocabulary/* tools */.Y)(["replace_file_content"], "edit", [target, ...vocabulary_replacement, ...about]),
    ...(0,vocabulary/* tools */.Y)(["multi_replace_file_content"], "multi-edit", [
        target,
        (0,word_list/* items */.ld)("edits", "ReplacementChunks", vocabulary_replacement),
        ...about,
    ]),
    ...(0,vocabulary/* tools */.Y)(["list_dir"], "list", [(0,word/* fullPath */.jS)("path", "DirectoryPath")]),
    ...(0,vocabulary/* tools */.Y)(["find_by_name"], "find-files", [
        (0,word/* text */.Qq)("pattern", "Pattern"),
        (0,word/* fullPath */.jS)("path", "SearchDirectory"),
    ]),
    ...(0,vocabulary/* tools */.Y)(["grep_search"], "search-text", [
        (0,word/* text */.Qq)("pattern", "Query"),
        (0,word/* fullPath */.jS)("path", "SearchPath"),
        includes,
        (0,word/* not */.AU)("fixed", "IsRegex"),
        (0,word/* flag */.Jt)("ignoreCase", "CaseInsensitive"),
        (0,word/* not */.AU)("namesOnly", "MatchPerLine"),
    ]),
    ...(0,vocabulary/* tools */.Y)(["search_web"], "web-search", [(0,word/* text */.Qq)("query", "query", "Query")]),
    ...(0,vocabulary/* tools */.Y)(["read_url_content"], "fetch-url", [(0,word/* text */.Qq)("url", "Url", "url")]),
    ...(0,vocabulary/* tools */.Y)(["invoke_subagent"], "sub-agent", [(0,word_list/* only */.j6)("Subagents", vocabulary_agent)], { when: startsOne }),
    ...(0,vocabulary/* tools */.Y)(["invoke_subagent"], "sub-agents", [(0,word_list/* items */.ld)("agents", "Subagents", vocabulary_agent)]),
    ...(0,vocabulary/* tools */.Y)(["ask_question"], "ask-user", [(0,shared_words/* plainQuestions */.Ks)("is_multi_select")]),
    ...(0,vocabulary/* tools */.Y)(["manage_task"], "task-stop", [(0,word/* fixed */.Zu)("Action", "kill"), (0,word/* text */.Qq)("task", "TaskId")], {
        when: (input) => (0,word/* given */.gI)(input, "Action") === "kill",
    }),
    ...(0,vocabulary/* tools */.Y)(["list_resources"], "mcp-resources", [(0,word/* text */.Qq)("server", "ServerName")]),
    ...(0,vocabulary/* tools */.Y)(["read_resource"], "mcp-resource", [(0,word/* text */.Qq)("server", "ServerName"), (0,word/* text */.Qq)("uri", "Uri")]),
];
function startsOne(input) {
    return (0,word_list/* objectsOf */.iZ)((0,word/* given */.gI)(input, "Subagents"))?.length === 1;
}
/** Tools of MCP servers are called through one tool (captured from 1.1.18). */
const mcp = {
    withoutServer: false,
    read({ name, input }) {
        const server = (0,word/* given */.gI)(input, "ServerName");
        const tool = (0,word/* given */.gI)(input, "ToolName");
        if (name !== "call_mcp_tool" || typeof server !== "string" || typeof tool !== "string") {
            return null;
        }
        const args = (0,word/* given */.gI)(input, "Arguments");
        return { server, tool, input: (0,word_list/* objectsOf */.iZ)([args ?? {}])?.[0] ?? {} };
    },
    write: ({ server, tool, input }) => server === null
        ? null
        : {
            name: "call_mcp_tool",
            input: { Arguments: input, ServerName: server, ToolName: tool },
            beside: {},
        },
};
/** Always there, and empty when there was none. */
const error = [
    (0,word/* field */.ZZ)("error", ["error"], {
        read: (value) => (typeof value === "string" && value !== "" ? value : undefined),
        write: (value) => value,
    }),
    (0,word/* heard */.HK)((0,word/* fixed */.Zu)("error", "")),
];
/** Antigravity's words for what all agents do. */
const antigravity_vocabulary_vocabulary = {
    dialect: "antigravity",
    title: "Antigravity",
    base: [
        (0,word/* text */.Qq)("sessionId", "conversationId"),
        (0,word/* field */.ZZ)("cwd", ["workspacePaths"], {
            read: (value) => Array.isArray(value) && typeof value[0] === "string" ? value[0] : undefined,
            // The folder of a session can be one inside the workspace, so it says nothing of where that begins.
            write: () => undefined,
        }),
        (0,word/* text */.Qq)("model", "modelName"),
    ],
    events: [
        (0,vocabulary/* event */.f)("PreToolUse", "before-tool"),
        (0,vocabulary/* event */.f)("PostToolUse", "after-tool-failure", error, {
            when: (payload) => ((0,word/* given */.gI)(payload, "error") ?? "") !== "",
        }),
        (0,vocabulary/* event */.f)("PostToolUse", "after-tool", [(0,word/* fixed */.Zu)("error", "")]),
        (0,vocabulary/* event */.f)("PreInvocation", "before-model"),
        // A prompt is followed by a request to the model, the first of its turn.
        (0,vocabulary/* event */.f)("PreInvocation", "prompt", [(0,word/* fixed */.Zu)("invocationNum", 0)], { writtenOnly: true }),
        (0,vocabulary/* event */.f)("PostInvocation", "after-model"),
        (0,vocabulary/* event */.f)("Stop", "before-stop", [
            (0,word/* choice */.Yq)("stopReason", "terminationReason", {
                model_stop: ["done"],
                NO_TOOL_CALL: ["done"],
                max_steps_exceeded: ["limit"],
                error: ["error"],
                ERROR: ["error"],
            }),
            ...error,
        ]),
        (0,vocabulary/* event */.f)("SessionStart", "session-start"),
    ],
    tools: antigravity_vocabulary_rows,
    call: (0,call_fields/* callObject */.m)("toolCall", "name", "args"),
    mcp,
    silent: {
        payload: [
            "transcriptPath",
            "artifactDirectoryPath",
            "stepIdx",
            "invocationNum",
            "initialNumSteps",
            "executionNum",
            "fullyIdle",
        ],
        input: ["toolAction", "toolSummary", "WaitMsBeforeAsync"],
    },
    alone: {
        call_mcp_tool: "does not name the server and the tool it calls",
        manage_task: "is mapped only where it ends a task",
        schedule: "starts a prompt after a time, which other agents do by a calendar or not at all",
        list_permissions: "lists permissions, which other agents do not do by a tool",
        ask_permission: "asks for a permission, which other agents do not do by a tool",
        define_subagent: "defines a sub-agent, and what it takes is not known",
        send_message: "writes to another agent, which other agents do not do by a tool of their own",
        manage_subagents: "looks after sub-agents, which other agents do not do by one tool",
        generate_image: "makes an image, which other agents do not do by a tool",
    },
};

;// CONCATENATED MODULE: ./build/dialects/antigravity/index.js















const antigravity_id = "antigravity";
const antigravity_title = "Antigravity";
/** Google's Antigravity: the command line `agy`, the IDE and the desktop program, which share one loader. */
const antigravity = {
    id: antigravity_id,
    title: antigravity_title,
    newest: versions_newest,
    at: (version) => dialectAt(versions_behaviourAt(version)),
};
function dialectAt(behaviour) {
    const events = eventsAt(behaviour);
    const matcher = matcher_matcherEngine(events.table);
    return {
        id: antigravity_id,
        title: antigravity_title,
        version: behaviour.version,
        events: events.table,
        timeout: events.timeout,
        tools: tools_tools,
        vocabulary: antigravity_vocabulary_vocabulary,
        variables: tools_variables,
        discover: files_discover,
        layers: (dirs, { exists }) => antigravity_files_layers(dirs, exists),
        parse: (config, source) => config_parseConfig(config, source, behaviour, events),
        register: registry_register,
        matcher,
        plan: (hooks, event) => plan_plan(hooks, event, matcher),
        payload: payload_payload,
        invocation: (hook, input, workspace) => invocation_invocation(hook, input, workspace, process.platform),
        interpret: (hook, event, run) => outcome_interpret(hook, event.name, run, behaviour),
        // Whether a later hook sees what an earlier one overwrote is not known: it gets the call as it was made.
        chain: (input) => input,
        afterRewrite: afterRewrite,
        combine: (event, results) => aggregate_combine(event, results, { events: events.table, behaviour }),
        stops: aggregate_stops,
        payloadNamesEvent: false,
        inheritsAncestors: true,
        hookFolder: ({ file }) => external_node_path_.posix.dirname(file),
        sessionOf: payload_sessionOf,
        tool: plan_toolOf,
        subject: subject_subjectOf,
    };
}

// EXTERNAL MODULE: ./build/model/verdict.js
var model_verdict = __webpack_require__(543);
;// CONCATENATED MODULE: ./build/dialects/claude-code/events.js

/** @param field payload field a matcher is compared with; null when it is ignored */
function row(name, since, field, exit2, options = {}) {
    const { values = null, ...rest } = options;
    return {
        name,
        since,
        matches: field === null ? null : { field, values },
        exit2,
        narrowMatcher: false,
        also: [],
        stdout: "hidden",
        timeoutSeconds: null,
        noConversation: false,
        byItself: false,
        ...rest,
    };
}
const stopErrors = [
    "rate_limit",
    "overloaded",
    "authentication_failed",
    "oauth_org_not_allowed",
    "verification_required",
    "billing_error",
    "invalid_request",
    "model_not_found",
    "server_error",
    "max_output_tokens",
    "cloud_credential_error",
    "unknown",
];
const configSources = [
    "user_settings",
    "project_settings",
    "local_settings",
    "policy_settings",
    "skills",
];
const loadReasons = ["session_start", "nested_traversal", "path_glob_match", "include", "compact"];
const sessionStart = {
    values: ["startup", "resume", "clear", "compact", "fork"],
    stdout: "context",
    noConversation: true,
    byItself: true,
};
const sessionEnd = {
    values: ["clear", "resume", "logout", "prompt_input_exit", "other"],
    timeoutSeconds: 1.5,
    byItself: true,
};
/** All 33 events of 2.1.329, in the order of the vendor's reference. */
const eventRows = [
    row("PreToolUse", null, "tool_name", "blocks", { also: ["allow", "ask"] }),
    row("PermissionRequest", "2.0.45", "tool_name", "json-only", { also: ["allow"] }),
    row("PermissionDenied", "2.1.89", "tool_name", "nothing"),
    row("PostToolUse", null, "tool_name", "tells-model"),
    row("PostToolUseFailure", null, "tool_name", "tells-model"),
    row("PostToolBatch", "2.1.113", null, "ends-loop"),
    row("UserPromptSubmit", "1.0.54", null, "blocks", { stdout: "context", timeoutSeconds: 30 }),
    row("UserPromptExpansion", "2.1.113", "command_name", "blocks", { stdout: "context" }),
    row("SessionStart", "1.0.62", "source", "tells-user", sessionStart),
    row("SessionEnd", "1.0.85", "reason", "nothing", sessionEnd),
    row("Setup", "2.1.10", "trigger", "tells-user", {
        values: ["init", "maintenance"],
        noConversation: true,
        byItself: true,
    }),
    row("Stop", null, null, "refuses-stop"),
    row("SubagentStop", "1.0.41", "agent_type", "refuses-stop"),
    row("SubagentStart", "2.0.43", "agent_type", "tells-user", { noConversation: true }),
    row("StopFailure", "2.1.78", "error", "nothing", { values: stopErrors, narrowMatcher: true }),
    row("PreCompact", "1.0.48", "trigger", "blocks", {
        values: ["manual", "auto"],
        stdout: "compact-instructions",
    }),
    row("PostCompact", "2.1.76", "trigger", "nothing", {
        values: ["manual", "auto"],
        stdout: "user",
    }),
    row("PreModelSwitch", "2.1.251", "to_model", "blocks", { also: ["allow", "ask"] }),
    row("PostModelSwitch", "2.1.251", "to_model", "nothing", { stdout: "context" }),
    row("Notification", null, "notification_type", "nothing", { byItself: true }),
    row("TeammateIdle", "2.1.33", null, "refuses-stop"),
    row("TaskCreated", "2.1.84", null, "blocks"),
    row("TaskCompleted", "2.1.33", null, "refuses-stop"),
    row("Elicitation", "2.1.76", "mcp_server_name", "blocks", { also: ["allow"] }),
    row("ElicitationResult", "2.1.76", "mcp_server_name", "blocks", { also: ["allow"] }),
    row("ConfigChange", "2.1.49", "source", "blocks", { values: configSources, byItself: true }),
    row("InstructionsLoaded", "2.1.69", "load_reason", "nothing", {
        values: loadReasons,
        byItself: true,
    }),
    row("WorktreeCreate", "2.1.50", null, "fails-creation", { stdout: "worktree-path" }),
    row("WorktreeRemove", "2.1.50", null, "nothing"),
    row("CwdChanged", "2.1.83", null, "nothing"),
    row("FileChanged", "2.1.83", "file_path", "nothing", { narrowMatcher: true, byItself: true }),
    row("DirectoryAdded", "2.1.219", "source", "nothing", {
        values: ["slash_command", "register_repo_root"],
    }),
    row("MessageDisplay", "2.1.152", null, "nothing", { timeoutSeconds: 10 }),
];
const events_byName = new Map(eventRows.map((r) => [r.name, r]));
/** The row of an event of the newest version; null when there is no such event. */
function eventRow(name) {
    return events_byName.get(name) ?? null;
}
/** Events that hand a tool call to the hook: the only ones on which `if` is evaluated. */
function claude_code_events_isToolEvent(name) {
    return eventRow(name)?.matches?.field === "tool_name";
}
/** Events on which a settings file with an unloadable entry is not applied at all. */
const guardEvents = ["PreToolUse", "PermissionRequest"];
const effects = {
    blocks: { blocking: "operation", honours: ["deny", "halt"] },
    "json-only": { blocking: "operation", honours: ["deny", "halt"] },
    "refuses-stop": { blocking: "stop", honours: ["continue", "halt"] },
    "ends-loop": { blocking: "operation", honours: ["halt"] },
    "tells-model": { blocking: "after-the-fact", honours: ["deny", "halt"] },
    "tells-user": { blocking: "never", honours: ["halt"] },
    "fails-creation": { blocking: "operation", honours: ["deny", "halt"] },
    nothing: { blocking: "never", honours: ["halt"] },
};
/** Events that come when there is no loop left to end, or whose output nobody reads. */
const unstoppable = ["StopFailure", "SessionEnd"];
/** The event table of a version. Events that are newer are in it, marked as not firing. */
function events_eventsAt(behaviour) {
    return (0,event_table/* eventTable */.r)("Claude Code", eventRows.map((r) => events_factsOf(r, behaviour)));
}
function events_factsOf(r, behaviour) {
    const { blocking, honours } = effects[exit2At(r, behaviour)];
    return {
        name: r.name,
        since: r.since,
        blocking,
        honours: unstoppable.includes(r.name) ? [] : [...honours, ...r.also],
        matches: targetAt(r, behaviour),
        fires: behaviour.reached(r.since),
        documented: true,
        byItself: r.byItself,
    };
}
/** What exit status 2 does at a version: PreCompact could not always block. */
function exit2At(r, behaviour) {
    return r.name === "PreCompact" && !behaviour.has("compactionBlocked") ? "nothing" : r.exit2;
}
function targetAt(r, behaviour) {
    if (r.name !== "SessionStart" || r.matches === null || behaviour.has("forkSource")) {
        return r.matches;
    }
    const values = r.matches.values?.filter((value) => value !== "fork") ?? null;
    return { ...r.matches, values };
}

;// CONCATENATED MODULE: ./build/dialects/claude-code/effects.js


/** Longer texts go to a file, and the model gets a preview (2.1.89). */
const spill = { beyond: 50_000, preview: 2000 };
const topLevel = {
    systemMessage: "join",
    suppressOutput: "last",
    stopReason: "first",
    terminalSequence: "join",
};
/** Fields of `hookSpecificOutput` that ask for something, other than decisions and the changed input. */
const specific = {
    additionalContext: "join",
    classifierContext: "join",
    initialUserMessage: "join",
    sessionTitle: "last",
    suppressOriginalPrompt: "last",
    watchPaths: "concat",
    reloadSkills: "last",
    updatedToolOutput: "last",
    updatedMCPToolOutput: "last",
    retry: "last",
    content: "last",
    worktreePath: "last",
    displayContent: "last",
};
/** Everything the hooks of one event asked for besides a decision, under the vendor's names. */
function effects_effectsOf(event, results) {
    const effects = new Map();
    const answers = results.map(withPlainText(event));
    for (const [name, how] of Object.entries(topLevel)) {
        gather(effects, name, how, answers, (output) => output);
    }
    for (const [name, how] of Object.entries(specific)) {
        gather(effects, name, how, answers, (output) => (0,model_json/* objectAt */.lJ)(output, "hookSpecificOutput"));
    }
    return Object.fromEntries(effects);
}
/** Results in the order in which the hooks, all started at once, came to their end. */
function byFinish(results) {
    return [...results].sort((a, b) => (a.run?.durationMs ?? 0) - (b.run?.durationMs ?? 0));
}
/** On some events plain text of a successful hook is used as if it stood in a field. */
function withPlainText(event) {
    const use = eventRow(event.name)?.stdout ?? "hidden";
    const field = plainFields[use];
    return ({ run, output, outcome }) => {
        if ((0,model_json/* isObject */.Gv)(output))
            return { run, output };
        const text = run?.stdout.trim() ?? "";
        if (field === undefined || run?.exitCode !== 0 || outcome !== "none" || text === "") {
            return { run, output: {} };
        }
        return field === "systemMessage"
            ? { run, output: { [field]: text } }
            : { run, output: { hookSpecificOutput: { [field]: text } } };
    };
}
const plainFields = {
    context: "additionalContext",
    "compact-instructions": "additionalContext",
    user: "systemMessage",
    "worktree-path": "worktreePath",
};
function gather(effects, name, how, answers, holderOf) {
    const ordered = how === "last" ? byFinish(answers) : answers;
    const values = ordered.flatMap(({ output }) => {
        const holder = holderOf(output);
        const value = holder !== null && Object.hasOwn(holder, name) ? holder[name] : undefined;
        return value === undefined || value === "" ? [] : [value];
    });
    const merged = merge(values, how);
    if (merged !== undefined)
        effects.set(name, merged);
}
function merge(values, how) {
    if (values.length === 0)
        return undefined;
    switch (how) {
        case "first":
            return values[0];
        case "last":
            return values.at(-1);
        case "concat":
            return values.flat();
        case "join":
            return values.every((value) => typeof value === "string")
                ? values.map(preview).join("\n")
                : values.at(-1);
    }
}
function preview(text) {
    if (text.length <= spill.beyond)
        return text;
    return `${text.slice(0, spill.preview)}… (${text.length} characters, written to a file)`;
}

;// CONCATENATED MODULE: ./build/dialects/claude-code/aggregate.js



/**
 * What Claude Code does after all hooks of an event, which ran at the same time: deny over defer over ask over
 * allow, a blocking error is a deny, and `continue: false` ends the loop.
 */
function combineResults(event, results, events) {
    const facts = events.get(event.name);
    const waited = results.filter((result) => !result.hook.async && result.outcome !== "skipped");
    const votes = facts === null ? [] : votesOf(event, waited, facts);
    const best = strongest(votes);
    const winners = votes.filter(({ verdict }) => verdict === best?.verdict);
    const verdict = best?.verdict ?? "none";
    const canBlock = facts?.blocking === "operation" || facts?.blocking === "stop";
    const blocked = verdict === "deny" || verdict === "halt" || verdict === "continue";
    return {
        verdict,
        rawDecision: best?.word ?? null,
        reason: reasons(winners, event, verdict),
        failedOpen: canBlock && !blocked && waited.some(({ failure }) => failure === "open"),
        failedClosed: canBlock && blocked && waited.some(({ failure }) => failure === "closed"),
        afterTheFact: facts?.blocking === "after-the-fact" && (verdict === "deny" || verdict === "halt"),
        effects: {
            ...effects_effectsOf(event, results),
            ...changedInput(event, waited, verdict),
            ...requestEffects(event, winners),
        },
        faults: [],
    };
}
/** What counts on this event, in plan order. */
function votesOf(event, results, facts) {
    const counted = event.name === "PermissionRequest" ? firstDelivered(results) : results;
    const votes = counted.flatMap((result) => aggregate_voteOf(event, result));
    const halts = results
        .filter(({ output }) => (0,model_json/* isObject */.Gv)(output) && output.continue === false)
        .map((result) => ({ verdict: "halt", result, word: "continue: false" }));
    // A change of managed policy is applied whatever hooks say.
    const imposed = event.name === "ConfigChange" && (0,model_json/* stringAt */.bX)(event.input, "source") === "policy_settings";
    return [...votes, ...halts].filter(({ verdict }) => facts.honours.includes(verdict) && !(imposed && verdict === "deny"));
}
function aggregate_voteOf(event, result) {
    if (result.failure === "closed") {
        const verdict = event.name === "PostToolBatch" ? "halt" : "deny";
        return [{ verdict, result, word: "block" }];
    }
    switch (result.outcome) {
        case "allow":
        case "deny":
        case "ask":
        case "continue":
        case "halt":
            return [{ verdict: result.outcome, result, word: result.rawDecision }];
        default:
            return [];
    }
}
/** PermissionRequest takes the first decision that arrives and looks at no other. */
function firstDelivered(results) {
    const delivered = results.filter((result) => result.failure === "closed" || requestDecision(result) !== null);
    return byFinish(delivered).slice(0, 1);
}
/** `hookSpecificOutput.decision` of an answer to a PermissionRequest. */
function requestDecision({ output }) {
    const specific = (0,model_json/* isObject */.Gv)(output) ? (0,model_json/* objectAt */.lJ)(output, "hookSpecificOutput") : null;
    return specific === null ? null : (0,model_json/* objectAt */.lJ)(specific, "decision");
}
/** The strongest vote; of two equal ones the first, except that `defer` goes before `ask`. */
function strongest(votes) {
    const weight = ({ verdict, word }) => model_verdict/* strength */.qO[verdict] + (word === "defer" ? 0.5 : 0);
    return votes.reduce((best, vote) => (best === null || weight(vote) > weight(best) ? vote : best), null);
}
/** The reasons of all hooks that voted for the verdict, as the vendor hands them on: one after the other. */
function reasons(winners, event, verdict) {
    const told = winners.flatMap(({ result, word }) => {
        const stop = (0,model_json/* isObject */.Gv)(result.output) ? (0,model_json/* stringAt */.bX)(result.output, "stopReason") : null;
        const reason = word === "continue: false" ? stop : (result.reason ?? result.error);
        return reason === null ? [] : [reason];
    });
    const unique = [...new Set(told)];
    if (unique.length > 0)
        return unique.join("\n");
    return verdict === "deny" && winners.length > 0 ? `blocked by a hook on ${event.name}` : null;
}
/** Changed input: the last hook to finish wins, and only where the call is not refused. */
function changedInput(event, results, verdict) {
    if (event.name !== "PreToolUse" || verdict === "deny" || verdict === "halt")
        return {};
    const changed = byFinish(results).flatMap(({ output }) => {
        const specific = (0,model_json/* isObject */.Gv)(output) ? (0,model_json/* objectAt */.lJ)(output, "hookSpecificOutput") : null;
        const input = specific === null ? null : (0,model_json/* objectAt */.lJ)(specific, "updatedInput");
        return input === null ? [] : [input];
    });
    const last = changed.at(-1);
    return last === undefined ? {} : { updatedInput: last };
}
/** What the delivered decision on a PermissionRequest brings along. */
function requestEffects(event, winners) {
    const [winner] = event.name === "PermissionRequest" ? winners : [];
    const decision = winner === undefined ? null : requestDecision(winner.result);
    if (decision === null)
        return {};
    return Object.fromEntries(Object.entries(decision).filter(([name]) => ["updatedInput", "updatedPermissions", "interrupt"].includes(name)));
}
/** The events after a call see the input that a PreToolUse hook has put in place of the recorded one. */
function aggregate_afterRewrite(event, before) {
    const changed = (0,model_json/* objectAt */.lJ)(before.effects, "updatedInput");
    if (changed === null || !Object.hasOwn(event.input, "tool_input"))
        return event;
    return { ...event, input: { ...event.input, tool_input: changed } };
}
/** A turn ends after eight refused stops in a row (2.1.143). Whoever stops for the first time says so. */
const stopCap = {
    most: 8,
    restarts: ({ name, input }) => name === "UserPromptSubmit" ||
        ((name === "Stop" || name === "SubagentStop") && input.stop_hook_active !== true),
};

;// CONCATENATED MODULE: ./build/dialects/claude-code/event-groups.js

/** The groups under one key, whether or not the key is an event; `lost` counts handlers in the wrong shape. */
function event_groups_eventOf(entry) {
    const { start, end } = entry.value;
    const alone = { kind: "object", entries: [entry], start, end };
    const { events, faults } = walkGroups(alone, () => true);
    const lost = faults.reduce((sum, fault) => sum + fault.lost, 0);
    return {
        name: entry.key,
        nameSpan: entry.keySpan,
        groups: events[0]?.groups ?? [],
        lost,
    };
}
/** Handlers under an event, as far as they stand in groups. */
function handlersUnder(event) {
    return event.groups.reduce((sum, group) => sum + group.handlers.length, 0);
}
/** All handlers under a key, in the right shape or not. */
function handlersIn(entry) {
    const event = event_groups_eventOf(entry);
    return handlersUnder(event) + event.lost;
}

;// CONCATENATED MODULE: ./build/dialects/claude-code/reading.js


/** Starts reading a file. */
function reading_startReading(config, source, behaviour, events, scope = null) {
    return {
        config,
        source,
        behaviour,
        events,
        scope,
        hooks: [],
        ids: new Map(),
        defects: [],
        lost: null,
        strangers: new Map(),
    };
}
/**
 * What an entry costs that this version cannot load, as a clause; remembers when that is the whole file.
 * @param event the event it stands under; null above the events
 * @param lost how many handlers are lost with the entry
 * @param guards the entry holds hooks of a guard event, wherever it stands
 */
function costOfBadEntry(reading, event, lost, guards = event !== null && guardEvents.includes(event)) {
    const { behaviour, config } = reading;
    if (!behaviour.has("badEntryKeepsFile")) {
        reading.lost ??= `Claude Code ${behaviour.version} rejects the whole file for one malformed entry`;
        return `Claude Code ${behaviour.version} rejects the whole file for it, so none of its hooks and permissions apply`;
    }
    if (guards && config.kind === "settings" && behaviour.has("badGuardDropsFile")) {
        reading.lost ??= "an entry for PreToolUse or PermissionRequest in this file cannot be loaded";
        return "Claude Code applies nothing of this settings file until that is mended, not even its permissions";
    }
    return `Claude Code leaves it out with a note${lost === 0 ? "" : `, so ${reading_neverRun(lost, "in it")}`}`;
}
/** "the hook in it never runs", "the 3 hooks in it never run". */
function reading_neverRun(count, where) {
    return count === 1
        ? `the hook ${where} never runs`
        : `${count === 0 ? "hooks" : `the ${count} hooks`} ${where} never run`;
}
/** Remembers a field that Claude Code does not know; the same name again only counts. */
function noteStranger(reading, field) {
    const key = `${field.where} ${field.name}`;
    const known = reading.strangers.get(key);
    if (known)
        known.count += 1;
    else
        reading.strangers.set(key, { ...field, count: 1 });
}
/** The remembered fields as defects. */
function strangerDefects(reading, hint) {
    return [...reading.strangers.values()].map(({ name, where, span, hook, count }) => {
        const again = count === 1 ? "" : ` (and ${count - 1} more in this file)`;
        return (0,config_text/* defect */.gb)({
            rule: "unknown-field",
            what: `${(0,config_text/* quote */.hD)(name)} is not a field of a ${where}${again}`,
            span,
            hook,
            ...hint(name),
        });
    });
}

;// CONCATENATED MODULE: ./build/dialects/claude-code/duplicates.js




/**
 * Keys given twice at the top level or among the hooks; the rest of a file is not our business.
 * @param reader what the vendor's reader does with the two, as a clause
 */
function duplicates(root, reader) {
    const hooks = root.entries.filter((e) => e.key === "hooks").map((e) => e.value);
    const topLevel = new Set(root.entries);
    const ours = (lost) => topLevel.has(lost) ||
        hooks.some((node) => lost.keySpan.start >= node.start && lost.keySpan.end <= node.end);
    return (0,located/* duplicateKeys */.ss)(root)
        .filter(({ lost }) => ours(lost))
        .map(({ lost }) => {
        const count = handlersIn(lost);
        return (0,config_text/* defect */.gb)({
            rule: "duplicate-key",
            what: `the key ${(0,config_text/* quote */.hD)(lost.key)} stands twice in one object`,
            consequence: `${reader}${count === 0 ? "" : `, so ${reading_neverRun(count, "under the first")}`}`,
            span: lost.keySpan,
        });
    });
}

;// CONCATENATED MODULE: ./build/dialects/schema-defects.js



/** Checks a located object against a schema; issues come in file order and point at the guilty key or value. */
function schemaIssues(schema, node, source) {
    const checked = schema.safeParse((0,located/* toJson */.aB)(node));
    if (checked.success)
        return [];
    return checked.error.issues
        .flatMap((issue) => fromZod(issue, node, source))
        .sort((a, b) => a.span.start - b.span.start);
}
function fromZod(issue, node, source) {
    const at = (0,located/* nodeAt */.oB)(node, issue.path);
    const name = issue.path.map(String).join(".");
    if (issue.code === "unrecognized_keys") {
        return issue.keys.map((key) => ({
            rule: "unknown-field",
            field: [...issue.path.map(String), key].join("."),
            what: `${(0,config_text/* quote */.hD)(key)} is not a field here`,
            span: (at.kind === "object" ? (0,located/* entry */.f_)(at, key)?.keySpan : undefined) ?? at,
        }));
    }
    const last = issue.path.at(-1);
    const parent = (0,located/* nodeAt */.oB)(node, issue.path.slice(0, -1));
    const missing = last !== undefined && parent.kind === "object" && (0,located/* entry */.f_)(parent, String(last)) === undefined;
    if (missing) {
        return [
            {
                rule: "missing-field",
                field: name,
                what: `${(0,config_text/* quote */.hD)(name)} is missing`,
                span: openingOf(parent),
            },
        ];
    }
    return [
        {
            rule: "invalid-value",
            field: name,
            what: `${(0,config_text/* quote */.hD)(name)} is ${(0,config_text/* quoteSource */.IU)(source, at)}: ${expectation(issue)}`,
            span: at,
        },
    ];
}
/** An object's first character: where a missing field is reported. */
function openingOf(node) {
    return { start: node.start, end: Math.min(node.start + 1, node.end) };
}
function expectation(issue) {
    switch (issue.code) {
        case "invalid_type":
            return `a ${issue.expected === "record" ? "object" : issue.expected} is expected`.replace("a object", "an object");
        case "invalid_value":
            return `one of ${issue.values.map((v) => (0,config_text/* quote */.hD)(String(v))).join(", ")} is expected`;
        case "too_small":
            return `${issue.inclusive ? "at least" : "more than"} ${issue.minimum} is expected`;
        case "too_big":
            return `${issue.inclusive ? "at most" : "less than"} ${issue.maximum} is expected`;
        default:
            return (0,source_text/* lowerFirst */.o)(issue.message);
    }
}

;// CONCATENATED MODULE: ./build/dialects/claude-code/handler-fields.js

/** The kinds of handlers of 2.1.329, and the fields each of them knows. */
const handler_fields_text = schemas/* string */.YjP();
const common = {
    if: handler_fields_text.optional(),
    timeout: schemas/* number */.aig().positive().optional(),
    statusMessage: handler_fields_text.optional(),
    once: schemas/* boolean */.zMY().optional(),
};
const onFailure = schemas/* enum */.k5n(["continue", "block"]).optional();
const shapes = {
    command: {
        command: handler_fields_text,
        args: schemas/* array */.YOg(handler_fields_text).optional(),
        shell: schemas/* enum */.k5n(["bash", "powershell"]).optional(),
        onFailure,
        async: schemas/* boolean */.zMY().optional(),
        asyncRewake: schemas/* boolean */.zMY().optional(),
    },
    prompt: { prompt: handler_fields_text, model: handler_fields_text.optional(), continueOnBlock: schemas/* boolean */.zMY().optional() },
    agent: { prompt: handler_fields_text, model: handler_fields_text.optional() },
    http: {
        url: handler_fields_text,
        headers: schemas/* record */.g1P(handler_fields_text, handler_fields_text).optional(),
        allowedEnvVars: schemas/* array */.YOg(handler_fields_text).optional(),
        onFailure,
    },
    mcp_tool: {
        server: handler_fields_text,
        tool: handler_fields_text,
        input: schemas/* record */.g1P(handler_fields_text, schemas/* unknown */.L5J()).optional(),
        onFailure,
    },
};
/** First versions of handler types; a type not named here always was there. */
const typeSince = {
    prompt: "2.0.30",
    agent: "2.1.0",
    http: "2.1.63",
    mcp_tool: "2.1.118",
};
/** First versions of handler fields; a field not named here is as old as its type, as far as is known. */
const fieldSince = {
    args: "2.1.139",
    continueOnBlock: "2.1.139",
    onFailure: "2.1.291",
};
/** Handler types of the newest version. */
const handlerTypes = Object.keys(shapes);
/** What a version accepts as a handler of a type; null for a type it does not know. Unknown fields are issues. */
function handlerSchema(type, behaviour) {
    const shape = Object.hasOwn(shapes, type) ? shapes[type] : undefined;
    if (shape === undefined || !behaviour.reached(typeSince[type] ?? null))
        return null;
    const known = Object.entries({ type: schemas/* literal */.euz(type), ...shape, ...common }).filter(([name]) => behaviour.reached(fieldSince[name] ?? null));
    return schemas/* strictObject */.rej(Object.fromEntries(known));
}
/** Default timeout of a handler in seconds. */
function defaultTimeout(type, eventSeconds, behaviour) {
    if (type === "prompt")
        return 30;
    if (type === "agent")
        return 60;
    return eventSeconds ?? (behaviour.has("longTimeouts") ? 600 : 60);
}
/** Timers of JavaScript hold no more milliseconds; a longer one fires at once. */
const longestTimer = 2 ** 31 - 1;
/** What people write besides, and what they mean. Keys are compared without case and underscores. */
const foreignFields = {
    timeoutms: "write `timeout`, in seconds",
    timeoutsec: "write `timeout`, in seconds",
    timeoutseconds: "write `timeout`, in seconds",
    cwd: "a hook runs in the session's current directory: write `cd` into the command",
    workingdirectory: "a hook runs in the session's current directory: write `cd` into the command",
    env: "set the variables in the command itself",
    matcher: "a matcher belongs to the group around the handler",
    event: "the event is the key above the group",
    enabled: "a single hook cannot be switched off: take it out",
    disabled: "a single hook cannot be switched off: take it out",
    failclosed: 'write `"onFailure": "block"`',
    blocking: "exit status 2 blocks; no field is needed",
    background: "write `async`",
    runinbackground: "write `async`",
};
/** How to mend an unknown field; null when nothing special is known. */
function fieldHint(name) {
    const key = name.toLowerCase().replace(/[-_]/g, "");
    return Object.hasOwn(foreignFields, key) ? (foreignFields[key] ?? null) : null;
}

;// CONCATENATED MODULE: ./build/dialects/claude-code/placeholders.js
/** A name as Claude Code replaces it in commands: in braces after a dollar sign. */
function braced(name) {
    return `\${${name}}`;
}
/** The plugin's own folder; without a value in settings files. */
const pluginRoot = braced("CLAUDE_PLUGIN_ROOT");
/** Beginning of a value that the plugin's user sets; refused in shell commands. */
const userConfigStart = braced("user_config.").slice(0, -1);
/** The same as messages show it. */
const userConfig = braced("user_config.…");

;// CONCATENATED MODULE: ./build/dialects/claude-code/handler-usage.js





const usage = (fields) => ({ cure: null, severity: null, blocks: false, ...fields });
/** What is wrong with the use of a handler whose fields are all in order. */
function usageDefects(reading, hook, facts) {
    return checks.flatMap((check) => check(reading, hook, facts) ?? []);
}
const typeOnEvent = (_, { node, type, event }) => {
    const span = (0,located/* field */.ZZ)(node, "type") ?? node;
    const row = eventRow(event);
    if ((type === "prompt" || type === "agent") && row?.noConversation === true) {
        return usage({
            rule: "type-not-allowed",
            what: `${(0,config_text/* quote */.hD)(type)} hooks cannot run on ${event}: there is no conversation at that moment`,
            consequence: "Claude Code reports an error instead of running it",
            cure: "use a `command` hook",
            span,
            blocks: true,
        });
    }
    if (type === "agent" && event === "PermissionRequest") {
        return usage({
            rule: "type-not-allowed",
            what: "`agent` hooks cannot run on PermissionRequest",
            consequence: "Claude Code reports an error instead of running it",
            cure: "use a `command` or `prompt` hook",
            span,
            blocks: true,
        });
    }
    if (type === "http" && (event === "SessionStart" || event === "Setup")) {
        return usage({
            rule: "type-not-allowed",
            what: `\`http\` hooks cannot run on ${event}`,
            consequence: "Claude Code skips it",
            cure: "use a `command` hook that makes the request",
            span,
            blocks: true,
        });
    }
    return null;
};
const conditionOnEvent = (_, { node, condition, event }) => {
    const key = (0,located/* entry */.f_)(node, "if");
    if (condition === null || key === undefined || claude_code_events_isToolEvent(event))
        return null;
    return usage({
        rule: "invalid-value",
        what: `\`if\` filters tool calls, and ${event} has none`,
        consequence: "Claude Code never runs a hook with `if` on such an event",
        cure: "take `if` out",
        severity: "error",
        span: key.keySpan,
        blocks: true,
    });
};
const pluginVariables = ({ config, source }, { node }) => {
    if (config.kind !== "settings")
        return null;
    const span = placeholder(source, node, pluginRoot);
    if (span === null)
        return null;
    return usage({
        rule: "invalid-value",
        what: `\`${pluginRoot}\` has no value in a settings file: only a plugin's hooks have a plugin folder`,
        consequence: "Claude Code fails to start the hook",
        cure: `write \`${braced("CLAUDE_PROJECT_DIR")}\``,
        severity: "error",
        span,
        blocks: true,
    });
};
const userSettings = ({ source }, { node, type, args }) => {
    if (type !== "command" || args !== null)
        return null;
    const span = placeholder(source, node, userConfigStart);
    if (span === null)
        return null;
    return usage({
        rule: "invalid-value",
        what: `\`${userConfig}\` stands in a shell command`,
        consequence: "Claude Code refuses to put a user's setting into a shell command, so the hook does not start",
        cure: "pass it in `args`, or read `CLAUDE_PLUGIN_OPTION_<KEY>`",
        severity: "error",
        span,
        blocks: true,
    });
};
const longTimeout = ({ source }, { node }) => {
    const value = (0,located/* field */.ZZ)(node, "timeout");
    if (value?.kind !== "number" || Number(value.value) * 1000 <= longestTimer)
        return null;
    return usage({
        rule: "timeout-range",
        what: `\`timeout\` is ${(0,config_text/* quoteSource */.IU)(source, value)} seconds: a timer holds at most 2147483 (24 days)`,
        consequence: "the timer overflows and ends the hook as soon as it has started",
        span: value,
    });
};
const onceOutsideSkill = ({ scope }, { node }) => {
    const key = (0,located/* entry */.f_)(node, "once");
    if (key?.value.kind !== "boolean" || key.value.value !== true || scope?.kind === "skill") {
        return null;
    }
    return usage({
        rule: "inert-setting",
        what: "`once` counts only in the hooks of a skill",
        consequence: "Claude Code runs this hook every time",
        span: key.keySpan,
    });
};
const idleFailurePolicy = (_, { node, async, event, onFailure }) => {
    const key = (0,located/* entry */.f_)(node, "onFailure");
    const stop = eventRow(event)?.exit2 === "refuses-stop";
    if (onFailure === null || key === undefined || !(async || stop))
        return null;
    return usage({
        rule: "inert-setting",
        what: `\`onFailure\` does nothing ${async ? "for an asynchronous hook" : `on ${event}`}`,
        consequence: "a failure of this hook changes nothing",
        span: key.keySpan,
    });
};
const checks = [
    typeOnEvent,
    conditionOnEvent,
    pluginVariables,
    userSettings,
    longTimeout,
    onceOutsideSkill,
    idleFailurePolicy,
];
/** Where a placeholder stands in the command or its arguments; the whole value when it is written with escapes. */
function placeholder(source, node, text) {
    const args = (0,located/* field */.ZZ)(node, "args");
    const candidates = [(0,located/* field */.ZZ)(node, "command"), ...(args?.kind === "array" ? args.items : [])];
    const holder = candidates.find((value) => value?.kind === "string" && String(value.value).includes(text));
    if (holder === undefined)
        return null;
    const at = source.slice(holder).indexOf(text);
    return at < 0 ? holder : { start: holder.start + at, end: holder.start + at + text.length };
}

;// CONCATENATED MODULE: ./build/dialects/claude-code/handler.js










/** Reads one handler: adds its hook, and what is wrong with it, to the reading. */
function handler_readHandler(reading, node, place) {
    const json = (0,located/* toJson */.aB)(node);
    const written = (0,model_json/* isObject */.Gv)(json) ? json : {};
    const hook = draftHook(reading, node, written, place);
    reading.hooks.push(hook);
    if (place.facts === null)
        return;
    const faults = loadDefects(reading, hook, node);
    reading.defects.push(...faults);
    const [first] = faults;
    if (first !== undefined) {
        hook.enabled = false;
        hook.disabledBecause ??= first.what;
        return;
    }
    for (const { blocks, ...fault } of usageDefects(reading, hook, place.facts)) {
        reading.defects.push((0,config_text/* defect */.gb)({ ...fault, hook: hook.id }));
        if (blocks && hook.enabled) {
            hook.enabled = false;
            hook.disabledBecause = fault.what;
        }
    }
}
function draftHook(reading, node, written, place) {
    const { config, source, behaviour, scope } = reading;
    const type = (0,model_json/* stringAt */.bX)(written, "type") ?? "";
    const event = scopedEvent(place.event.name, reading);
    const matcher = (0,located/* field */.ZZ)(place.group.node, "matcher");
    const async = type === "command" && (written.async === true || written.asyncRewake === true);
    const row = eventRow(event);
    const blocking = place.facts?.blocking;
    return {
        id: hookId(reading, event, written),
        dialect: "claude-code",
        config,
        event,
        matcher: matcher?.kind === "string" ? String(matcher.value) : null,
        name: null,
        type,
        command: type === "command" ? (0,model_json/* stringAt */.bX)(written, "command") : null,
        args: behaviour.reached(fieldSince.args ?? null) ? textList(written.args) : null,
        shell: (0,model_json/* stringAt */.bX)(written, "shell"),
        env: {},
        timeoutMs: handler_timeoutMs(written.timeout, defaultTimeout(type, row?.timeoutSeconds ?? null, behaviour)),
        // A WorktreeCreate hook does the work instead of judging it.
        guard: type === "command" &&
            !async &&
            (blocking === "stop" || blocking === "operation") &&
            event !== "WorktreeCreate",
        enabled: place.disabledBecause === null,
        disabledBecause: place.disabledBecause,
        async,
        sequential: false,
        onFailure: failurePolicy(written, behaviour.reached(fieldSince.onFailure ?? null)),
        condition: (0,model_json/* stringAt */.bX)(written, "if") || null,
        scope,
        source,
        node,
        group: place.group.node,
        eventSpan: place.event.nameSpan,
    };
}
/** An agent's own `Stop` is registered as `SubagentStop`. */
function scopedEvent(event, { scope }) {
    return scope?.kind === "agent" && event === "Stop" ? "SubagentStop" : event;
}
function failurePolicy(written, known) {
    const value = known ? (0,model_json/* stringAt */.bX)(written, "onFailure") : null;
    return value === "continue" || value === "block" ? value : null;
}
function textList(value) {
    return Array.isArray(value) && value.every((item) => typeof item === "string") ? value : null;
}
/** Seconds as written to milliseconds; a timer that overflows fires after one. */
function handler_timeoutMs(written, defaultSeconds) {
    const seconds = typeof written === "number" && written > 0 ? written : defaultSeconds;
    const milliseconds = seconds * 1000;
    return milliseconds > longestTimer ? 1 : Math.max(1, milliseconds);
}
function hookId(reading, event, written) {
    const tool = `${(0,model_json/* stringAt */.bX)(written, "server") ?? ""}/${(0,model_json/* stringAt */.bX)(written, "tool") ?? ""}`;
    const told = (0,model_json/* stringAt */.bX)(written, "command") ?? (0,model_json/* stringAt */.bX)(written, "url") ?? (0,model_json/* stringAt */.bX)(written, "prompt") ?? tool;
    const hash = (0,external_node_crypto_.createHash)("sha256").update(told).digest("hex").slice(0, 8);
    const id = `${reading.config.file}#${event}/${hash}`;
    const repeats = (reading.ids.get(id) ?? 0) + 1;
    reading.ids.set(id, repeats);
    return repeats === 1 ? id : `${id}~${repeats}`;
}
/** What keeps the vendor's loader from taking the handler; notes unknown fields on the way. */
function loadDefects(reading, hook, node) {
    const { source, behaviour } = reading;
    const bad = (fields) => (0,config_text/* defect */.gb)({ ...fields, consequence: costOfBadEntry(reading, hook.event, 1), hook: hook.id });
    const type = (0,located/* entry */.f_)(node, "type");
    if (type === undefined) {
        const span = { start: node.start, end: Math.min(node.start + 1, node.end) };
        return [
            bad({
                rule: "missing-field",
                what: "`type` is missing",
                span,
                cure: 'write `"type": "command"`',
            }),
        ];
    }
    const schema = handlerSchema(hook.type, behaviour);
    if (type.value.kind !== "string" || schema === null) {
        const since = Object.hasOwn(typeSince, hook.type) ? typeSince[hook.type] : undefined;
        const near = (0,event_table/* closest */.k)(hook.type, handlerTypes);
        const why = since === undefined
            ? `one of ${handlerTypes.map(config_text/* quote */.hD).join(", ")} is expected`
            : `handlers of this type came with ${since}`;
        return [
            bad({
                rule: "invalid-value",
                what: `\`type\` is ${(0,config_text/* quoteSource */.IU)(source, type.value)}: ${why}`,
                span: type.value,
                cure: since === undefined && near !== null ? `write \`"${near}"\`` : null,
            }),
        ];
    }
    const found = [];
    for (const issue of schemaIssues(schema, node, source)) {
        if (issue.rule === "unknown-field") {
            noteStranger(reading, {
                name: issue.field,
                where: "handler",
                span: issue.span,
                hook: hook.id,
            });
        }
        else {
            const rule = issue.field === "timeout" ? "timeout-range" : issue.rule;
            found.push(bad({ rule, what: issue.what, span: issue.span, cure: null }));
        }
    }
    return found;
}

;// CONCATENATED MODULE: ./build/dialects/claude-code/misplaced.js





/** No config nests its hooks deeper by mistake. */
const misplaced_deepest = 4;
/**
 * Events below the members of an object: one level too deep, or under a key of their own.
 * @param above keys that lead to the object
 */
function misplacedIn(object, above) {
    return object.entries
        .filter((member) => member.value.kind === "object" && eventRow(member.key) === null)
        .flatMap((member) => misplaced_search(member.value, member.value, [...above, member.key]));
}
/** Events among the members of an object itself, where `hooks` should be around them. */
function misplaced_bareEvents(object) {
    return object.entries.filter(isEvent).map((event) => ({ event, holder: event.value, path: [] }));
}
function misplaced_search(node, holder, path) {
    if (node.kind !== "object" || path.length > misplaced_deepest)
        return [];
    return node.entries.flatMap((member) => isEvent(member)
        ? [{ event: member, holder, path }]
        : misplaced_search(member.value, holder, [...path, member.key]));
}
/** A known event name over a list that holds groups or handlers. */
function isEvent(member) {
    if (eventRow(member.key) === null || member.value.kind !== "array")
        return false;
    return member.value.items.some((item) => item.kind === "object" &&
        ["hooks", "command", "type"].some((key) => (0,located/* entry */.f_)(item, key) !== undefined));
}
/** One defect for all events that stand in the wrong place. */
function reportMisplaced(reading, misplaced, wanted = "events stand directly under `hooks`") {
    const [first] = misplaced;
    if (first === undefined)
        return;
    const more = misplaced.length - 1;
    const names = `${(0,config_text/* quote */.hD)(first.event.key)}${more === 0 ? "" : ` (and ${more} more)`}`;
    const place = first.path.length === 0 ? "at the top level" : `under ${(0,config_text/* quote */.hD)(first.path.join("."))}`;
    const guards = misplaced.some(({ event }) => guardEvents.includes(event.key));
    const lost = misplaced.reduce((sum, { event }) => sum + handlersIn(event), 0);
    reading.defects.push((0,config_text/* defect */.gb)({
        rule: "config-shape",
        what: `${names} stands ${place}: ${wanted}`,
        consequence: costOfBadEntry(reading, null, lost, guards),
        span: first.event.keySpan,
    }));
}

;// CONCATENATED MODULE: ./build/dialects/claude-code/shape-faults.js



const shape_faults_group = '`{ "matcher": …, "hooks": [ … ] }`';
/** What each wrong shape is called, and how it is mended. */
const shape_faults_words = {
    "hooks-not-object": ({ node }) => ({
        what: `\`hooks\` is ${shape_faults_kindOf(node)}: an object with events as keys is expected`,
        cure: 'write `"hooks": { "PreToolUse": [ … ] }`',
    }),
    "hooks-nested": () => ({
        what: "`hooks` stands inside `hooks`",
        cure: "take one level out",
    }),
    "event-not-array": ({ event, node }) => ({
        what: `${(0,config_text/* quote */.hD)(event ?? "")} is ${shape_faults_kindOf(node)}: a list of groups is expected`,
        cure: `write a list of ${shape_faults_group}`,
    }),
    "event-keyed-by-matcher": ({ event }) => ({
        what: `${(0,config_text/* quote */.hD)(event ?? "")} is keyed by matcher: a list of groups is expected`,
        cure: `write a list of ${shape_faults_group}`,
    }),
    "event-not-wrapped": ({ event }) => ({
        what: `${(0,config_text/* quote */.hD)(event ?? "")} holds an object: a list of groups is expected`,
        cure: `put ${shape_faults_group} into a list`,
    }),
    "group-not-object": ({ event, node }) => ({
        what: `an item of ${(0,config_text/* quote */.hD)(event ?? "")} is ${shape_faults_kindOf(node)}: a group is expected`,
        cure: `write ${shape_faults_group}`,
    }),
    "flat-handler": ({ event }) => ({
        what: `a handler stands directly under ${(0,config_text/* quote */.hD)(event ?? "")}: a group with a \`hooks\` list belongs around it`,
        cure: 'write `{ "hooks": [ … ] }` around it',
    }),
    "group-without-hooks": ({ event }) => ({
        what: `a group of ${(0,config_text/* quote */.hD)(event ?? "")} has no \`hooks\` list`,
        cure: `write ${shape_faults_group}`,
    }),
    "handlers-not-array": ({ event, node }) => ({
        what: `the \`hooks\` of a group of ${(0,config_text/* quote */.hD)(event ?? "")} is ${shape_faults_kindOf(node)}: a list of handlers is expected`,
        cure: `write ${shape_faults_group}`,
    }),
    "handler-not-object": ({ event, node }) => ({
        what: `a handler of ${(0,config_text/* quote */.hD)(event ?? "")} is ${shape_faults_kindOf(node)}: an object with \`type\` is expected`,
        cure: 'write `{ "type": "command", "command": … }`',
    }),
};
/** One defect for every kind of wrong shape, at its first place; the same mistake again is only counted. */
function reportShapeFaults(reading, faults) {
    const kinds = new Map();
    for (const fault of faults) {
        const same = kinds.get(fault.kind);
        if (same)
            same.push(fault);
        else
            kinds.set(fault.kind, [fault]);
    }
    for (const same of kinds.values()) {
        const [first] = same;
        if (first === undefined)
            continue;
        const { what, cure } = shape_faults_words[first.kind](first);
        const again = same.length === 1 ? "" : ` (and ${same.length - 1} more in this file)`;
        const lost = same.reduce((sum, fault) => sum + fault.lost, 0);
        const guards = same.some(({ event, node }) => (event !== null && guardEvents.includes(event)) || holdsGuards(node));
        reading.defects.push((0,config_text/* defect */.gb)({
            rule: "config-shape",
            what: `${what}${again}`,
            consequence: costOfBadEntry(reading, first.event, lost, guards),
            cure,
            span: first.span,
        }));
    }
}
/** Do events with guards stand somewhere inside? */
function holdsGuards(node) {
    if (node.kind === "array")
        return node.items.some(holdsGuards);
    if (node.kind !== "object")
        return false;
    return node.entries.some((e) => guardEvents.includes(e.key) || holdsGuards(e.value));
}
function shape_faults_kindOf(node) {
    switch (node.kind) {
        case "array":
            return "a list";
        case "object":
            return "an object";
        case "null":
            return "null";
        default:
            return `a ${node.kind}`;
    }
}

;// CONCATENATED MODULE: ./build/dialects/claude-code/unknown-events.js



/** Events people make up, and how to get what they mean. Compared without case and hyphens. */
const unknown_events_intended = {
    precommit: 'use `PreToolUse` with matcher `Bash` and `"if": "Bash(git commit *)"`',
    postcommit: 'use `PostToolUse` with matcher `Bash` and `"if": "Bash(git commit *)"`',
    prepush: 'use `PreToolUse` with matcher `Bash` and `"if": "Bash(git push *)"`',
    preedit: "use `PreToolUse` with matcher `Edit|Write|NotebookEdit`",
    postedit: "use `PostToolUse` with matcher `Edit|Write|NotebookEdit`",
    userprompt: "write `UserPromptSubmit`",
    onstart: "write `SessionStart`",
    sessionstop: "write `SessionEnd`",
};
/** One defect for every name that is no event; names that resemble nothing are told together. */
function reportUnknownEvents(reading, entries) {
    if (entries.length === 0)
        return;
    const { behaviour } = reading;
    const rejects = !behaviour.has("unknownEventIgnored");
    if (rejects) {
        reading.lost ??= `Claude Code ${behaviour.version} rejects a file with an event it does not know`;
    }
    const consequence = (count, where) => rejects
        ? `Claude Code ${behaviour.version} rejects the whole file for it, so none of its hooks and permissions apply`
        : reading_neverRun(count, where);
    const strange = [];
    for (const entry of entries) {
        const meant = meaningOf(reading, entry.key);
        if (meant === null)
            strange.push(entry);
        else {
            reading.defects.push((0,config_text/* defect */.gb)({
                rule: "unknown-event",
                what: `Claude Code has no event ${(0,config_text/* quote */.hD)(entry.key)}${meant.aside}`,
                consequence: consequence(handlersIn(entry), "under it"),
                cure: meant.cure,
                span: entry.keySpan,
            }));
        }
    }
    const [first, second] = strange;
    if (first === undefined)
        return;
    const rest = strange.length - 2;
    const others = second === undefined
        ? ""
        : `, nor ${(0,config_text/* quote */.hD)(second.key)}${rest === 0 ? "" : ` and ${rest} more like it`}`;
    const count = strange.reduce((sum, entry) => sum + handlersIn(entry), 0);
    reading.defects.push((0,config_text/* defect */.gb)({
        rule: "unknown-event",
        what: `Claude Code has no event ${(0,config_text/* quote */.hD)(first.key)}${others}`,
        consequence: consequence(count, second === undefined ? "under it" : "under them"),
        span: first.keySpan,
    }));
}
/** What a name was probably meant to be, as an aside to "there is no such event", and the cure. */
function meaningOf(reading, name) {
    const plain = name.toLowerCase().replace(/[-_]/g, "");
    const hint = Object.hasOwn(unknown_events_intended, plain) ? unknown_events_intended[plain] : undefined;
    if (hint !== undefined)
        return { aside: "", cure: hint };
    const near = reading.events.nearest(name);
    if (near === null)
        return null;
    const cure = `write ${(0,config_text/* quote */.hD)(near.name)}`;
    return near.because === "other-vendor"
        ? { aside: ` (that is ${near.vendor}'s name); here it is ${(0,config_text/* quote */.hD)(near.name)}`, cure }
        : { aside: ` (did you mean ${(0,config_text/* quote */.hD)(near.name)}?)`, cure };
}

;// CONCATENATED MODULE: ./build/dialects/claude-code/event-map.js









/** Fields of a group; everything else in it is ignored. */
const groupFields = ["matcher", "hooks"];
/** Reads `{ Event: [ group … ] }`: adds the hooks in file order and what is wrong with them to the reading. */
function readEventMap(reading, hooks) {
    const misplaced = hooks.kind === "object" ? misplacedIn(hooks, ["hooks"]) : [];
    const { events, faults } = walkGroups(hooks, (key) => reading.events.get(key) !== null);
    const told = misplaced.some(({ path }) => path[1] === "hooks");
    reportShapeFaults(reading, faults.filter(({ kind }) => !(told && kind === "hooks-nested")));
    reportMisplaced(reading, misplaced);
    if (hooks.kind !== "object")
        return;
    const known = new Map(events.map((event) => [event.name, event]));
    const elsewhere = new Set(misplaced.map(({ holder }) => holder));
    const unknown = [];
    for (const entry of lastOfEachKey(hooks)) {
        const event = known.get(entry.key);
        if (event !== undefined)
            readKnownEvent(reading, event);
        else if (!elsewhere.has(entry.value) && entry.key !== "hooks") {
            unknown.push(entry);
            readUnknownEvent(reading, entry);
        }
    }
    reportUnknownEvents(reading, unknown);
}
function readKnownEvent(reading, event) {
    const facts = reading.events.get(event.name);
    const { version } = reading.behaviour;
    let because = null;
    if (facts !== null && !facts.fires) {
        because = `${event.name} came with ${facts.since}`;
        const count = handlersUnder(event);
        const rejects = !reading.behaviour.has("unknownEventIgnored");
        if (rejects) {
            reading.lost ??= `Claude Code ${version} rejects a file with an event it does not know`;
        }
        reading.defects.push((0,config_text/* defect */.gb)({
            rule: "event-never-fires",
            what: `${(0,config_text/* quote */.hD)(event.name)} came with Claude Code ${facts.since}, and this is ${version}`,
            consequence: rejects
                ? "that version rejects the whole file for it, so none of its hooks and permissions apply"
                : reading_neverRun(count, "under it"),
            severity: rejects ? "error" : null,
            span: event.nameSpan,
        }));
    }
    for (const group of event.groups) {
        const disabledBecause = because ?? event_map_readGroup(reading, event, group);
        for (const { node } of group.handlers) {
            handler_readHandler(reading, node, { event, facts, group, disabledBecause });
        }
    }
}
/** Checks the group's own fields. Returns why the group cannot be loaded; null when it can. */
function event_map_readGroup(reading, event, group) {
    for (const entry of lastOfEachKey(group.node)) {
        if (groupFields.includes(entry.key))
            continue;
        noteStranger(reading, { name: entry.key, where: "group", span: entry.keySpan, hook: null });
    }
    const matcher = (0,located/* field */.ZZ)(group.node, "matcher");
    if (matcher === undefined || matcher.kind === "string")
        return null;
    const what = `\`matcher\` is ${(0,config_text/* quoteSource */.IU)(reading.source, matcher)}: a string is expected`;
    reading.defects.push((0,config_text/* defect */.gb)({
        rule: "invalid-value",
        what,
        consequence: costOfBadEntry(reading, event.name, group.handlers.length),
        span: matcher,
    }));
    return what;
}
/** The hooks under a name that is no event: listed, and never run. */
function readUnknownEvent(reading, entry) {
    const event = event_groups_eventOf(entry);
    const disabledBecause = `Claude Code has no event ${entry.key}`;
    for (const group of event.groups) {
        for (const { node } of group.handlers) {
            handler_readHandler(reading, node, { event, facts: null, group, disabledBecause });
        }
    }
}

;// CONCATENATED MODULE: ./build/dialects/claude-code/front-matter.js






/**
 * Reads the `hooks` of a skill's, agent's or command's front matter (2.1.0 and later).
 * @returns whether the file has any
 */
function front_matter_readFrontMatter(reading) {
    const { source, behaviour } = reading;
    const bounds = (0,source_yaml/* frontMatterBounds */.o)(source.text);
    if (bounds === null || !behaviour.reached("2.1.0"))
        return false;
    if (!/^hooks[ \t]*:/m.test(source.text.slice(bounds.from, bounds.to)))
        return false;
    const { root, problems } = (0,source_yaml/* parseYaml */.h)(source, bounds.from, bounds.to);
    const [problem] = problems;
    if (problem !== undefined || root?.kind !== "object") {
        reading.defects.push((0,config_text/* defect */.gb)({
            rule: "config-syntax",
            what: problem?.what ?? "the front matter is no mapping",
            consequence: "Claude Code cannot read the front matter, so none of its hooks load",
            span: problem?.span ?? { start: bounds.from, end: bounds.from + 1 },
        }));
        return true;
    }
    const hooks = (0,located/* entry */.f_)(root, "hooks");
    if (hooks === undefined || hooks.value.kind === "null")
        return false;
    reading.scope = front_matter_scopeOf(reading, root);
    reading.defects.push(...duplicates(root, "at most one of the two counts"));
    readEventMap(reading, hooks.value);
    return true;
}
/** What has to be active for the hooks to run. */
function front_matter_scopeOf({ config }, root) {
    const name = (0,located/* field */.ZZ)(root, "name");
    const given = name?.kind === "string" ? String(name.value) : null;
    const stem = external_node_path_.posix.basename(config.file).replace(/\.md$/, "");
    switch (config.kind) {
        case "agent":
            return { kind: "agent", name: given ?? stem };
        case "command":
            return { kind: "command", name: stem };
        default:
            return { kind: "skill", name: given ?? external_node_path_.posix.basename(external_node_path_.posix.dirname(config.file)) };
    }
}

;// CONCATENATED MODULE: ./build/dialects/claude-code/plugin.js



const claudeEvent = new RegExp(`"(?:${eventRows.map((row) => row.name).join("|")})"\\s*:`);
const geminiEvent = /"(?:BeforeTool|AfterTool|BeforeAgent|AfterAgent|BeforeModel|AfterModel|BeforeToolSelection|PreCompress)"\s*:/;
/**
 * Is a `hooks/hooks.json` without a `.claude-plugin/plugin.json` beside it meant for Claude Code? Gemini CLI's
 * extensions use the same path, and so may any program; it counts when it names events of Claude Code and none of
 * Gemini CLI's own.
 * @param home folder above `hooks/`, relative to the repository root
 */
function isClaudeHooksFile(tree, home, file) {
    if (tree.has(external_node_path_.posix.join(home, "gemini-extension.json")))
        return false;
    const text = tree.read(file);
    return text !== null && claudeEvent.test(text) && !geminiEvent.test(text);
}
/** Does a text name an event of Claude Code as a JSON key? */
function namesEvent(text) {
    return claudeEvent.test(text);
}
/**
 * Where a plugin manifest says its hooks are: other files (relative to the plugin folder), or the manifest itself.
 * A manifest that cannot be read counts as holding some when it speaks of hooks, so that parsing it says what is wrong.
 */
function hookPaths(manifest) {
    let value;
    try {
        value = JSON.parse(manifest.replace(/^\uFEFF/, ""));
    }
    catch {
        return { files: [], inline: manifest.includes('"hooks"') };
    }
    if (!(0,model_json/* isObject */.Gv)(value) || !Object.hasOwn(value, "hooks"))
        return { files: [], inline: false };
    const declared = Array.isArray(value.hooks)
        ? value.hooks
        : [value.hooks];
    return {
        files: declared
            .filter((item) => typeof item === "string")
            .filter((path) => path.endsWith(".json"))
            .map((path) => external_node_path_.posix.normalize(path)),
        inline: declared.some((item) => typeof item !== "string"),
    };
}

;// CONCATENATED MODULE: ./build/dialects/claude-code/wrong-dialect.js




/** Events that Gemini CLI and Claude Code call the same: they say nothing about whose file it is. */
const sharedNames = ["SessionStart", "SessionEnd", "Notification"];
/** Keys beside `hooks` that only another agent's file has. */
const foreignKeys = { hooksConfig: "Gemini CLI" };
/**
 * Says once that a file was written for another agent, instead of twenty times what is wrong with it for this one:
 * most of its events are foreign, or all are and the file carries the other agent's marks. Null when it was not.
 */
function wrong_dialect_wrongDialect(root, events) {
    const hooks = (0,located/* field */.ZZ)(root, "hooks");
    if (hooks?.kind !== "object")
        return hooks === undefined ? wrong_dialect_antigravity(root, events) : null;
    const entries = lastOfEachKey(hooks);
    const own = entries.filter(({ key }) => events.get(key) !== null);
    const decisive = own.filter(({ key }) => !sharedNames.includes(key));
    const versioned = (0,located/* field */.ZZ)(root, "version")?.kind === "number";
    const foreign = entries.flatMap((item) => {
        const vendor = wrong_dialect_vendorOf(item, events, versioned);
        return vendor === null ? [] : [{ item, vendor }];
    });
    const [first] = foreign;
    if (first === undefined)
        return null;
    const mark = root.entries.find((e) => Object.hasOwn(foreignKeys, e.key));
    const marked = mark !== undefined || versioned;
    const mostly = foreign.length >= 2 && foreign.length > decisive.length;
    if (!mostly && !(marked && decisive.length === 0))
        return null;
    const vendor = mark ? (foreignKeys[mark.key] ?? "") : mostFrequent(foreign.map((f) => f.vendor));
    return told(vendor, first.item, own);
}
/**
 * Lower-camel names are Cursor's and Copilot's habit; other foreign names are in the shared table. In the shape of
 * Claude Code's groups a lower-camel name is only misspelt.
 */
function wrong_dialect_vendorOf(item, events, versioned) {
    if (events.get(item.key) !== null)
        return null;
    const near = events.nearest(item.key);
    const vendor = near?.because === "other-vendor" ? near.vendor : null;
    if (!/^[a-z]+(?:[A-Z][a-z]+)*$/.test(item.key))
        return vendor;
    if (versioned)
        return vendor ?? "Cursor or Copilot";
    const grouped = handlersUnder(event_groups_eventOf(item)) > 0;
    return grouped ? null : vendor;
}
/** `{ "a-name": { "PreToolUse": [ … ] } }`: hooks by name, as Antigravity wants them. */
function wrong_dialect_antigravity(root, events) {
    const named = root.entries.find(({ value }) => value.kind === "object" &&
        value.entries.some(({ key }) => key === "PreInvocation" || events.get(key) !== null));
    return named === undefined ? null : told("Antigravity", named, []);
}
function told(vendor, at, own) {
    const names = own.map(({ key }) => (0,config_text/* quote */.hD)(key)).join(", ");
    const handlers = own.reduce((sum, item) => sum + handlersUnder(event_groups_eventOf(item)), 0);
    return (0,config_text/* defect */.gb)({
        rule: "wrong-dialect",
        what: `this is ${vendor}'s format: ${(0,config_text/* quote */.hD)(at.key)} means nothing to Claude Code`,
        consequence: handlers === 0
            ? "none of its hooks run"
            : `of all its hooks only ${handlers === 1 ? "the one" : `the ${handlers}`} under ${names} can run`,
        span: at.keySpan,
    });
}
function mostFrequent(vendors) {
    const counts = new Map();
    for (const vendor of vendors)
        counts.set(vendor, (counts.get(vendor) ?? 0) + 1);
    return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? "another agent";
}

;// CONCATENATED MODULE: ./build/dialects/claude-code/config.js












/** Settings beside `hooks` that decide which hooks run. */
const switches = ["disableAllHooks", "allowManagedHooksOnly"];
/** What Claude Code loads from one file, and what is wrong with it. Never throws on content. */
function parse(config, source, behaviour, events) {
    const reading = reading_startReading(config, source, behaviour, events);
    switch (config.kind) {
        case "unread":
            return parseUnread(reading);
        case "skill":
        case "agent":
        case "command":
            return finish(reading, front_matter_readFrontMatter(reading), {});
        default:
            return parseJsonFile(reading);
    }
}
function parseJsonFile(reading) {
    const { source, config } = reading;
    const blank = source.text.trim() === "";
    if (blank && config.kind !== "hooks-json")
        return finish(reading, false, {});
    // The vendor drops a byte order mark and then reads strict JSON (seen in the 2.1.329 program).
    const parsed = (0,json/* parseJson */.q)(source, { comments: "rejected", bom: "stripped" });
    const { root, defects } = (0,config_text/* readingDefects */.Dg)(parsed, {
        rejected: `Claude Code cannot read the file, so none of its hooks load${config.kind === "settings" ? ", nor do its permissions" : ""}`,
        duplicate: () => "",
    });
    if (root === null) {
        reading.defects.push(...defects);
        return finish(reading, true, {});
    }
    if (root.kind !== "object") {
        reading.defects.push((0,config_text/* defect */.gb)({
            rule: "config-shape",
            what: "the file holds no JSON object",
            consequence: "Claude Code takes no hooks from it",
            span: { start: root.start, end: Math.min(root.start + 1, root.end) },
        }));
        return finish(reading, config.kind !== "plugin-json", {});
    }
    const relevant = config_readRoot(reading, root);
    const settings = config.kind === "settings" ? switchesOf(root) : {};
    if (config.kind === "settings")
        reportSwitches(reading, root);
    return finish(reading, relevant, settings);
}
/** Reads the hooks of a JSON file. Returns whether the file has to do with hooks at all. */
function config_readRoot(reading, root) {
    const { config, events } = reading;
    const hooks = (0,located/* entry */.f_)(root, "hooks");
    if (config.kind !== "plugin-json") {
        const foreign = config.kind === "settings" && hooks === undefined ? null : wrong_dialect_wrongDialect(root, events);
        if (foreign !== null) {
            if (hooks !== undefined)
                readEventMap(reading, hooks.value);
            reading.defects = [foreign];
            reading.strangers.clear();
            return true;
        }
    }
    reading.defects.push(...duplicates(root, "Claude Code keeps only the last one"));
    if (config.kind === "plugin-json") {
        readManifestHooks(reading, hooks);
        return reading.hooks.length > 0 || reading.defects.length > 0;
    }
    const rest = { ...root, entries: root.entries.filter((e) => e.key !== "hooks") };
    const outside = [...misplaced_bareEvents(rest), ...misplacedIn(rest, [])];
    reportMisplaced(reading, outside, "events belong under `hooks`");
    if (hooks !== undefined)
        readEventMap(reading, hooks.value);
    else if (config.kind === "hooks-json" && outside.length === 0) {
        reading.defects.push((0,config_text/* defect */.gb)({
            rule: "missing-field",
            what: "`hooks` is missing",
            consequence: "Claude Code finds no hooks in the file",
            span: { start: root.start, end: Math.min(root.start + 1, root.end) },
        }));
    }
    return (config.kind === "hooks-json" ||
        hooks !== undefined ||
        outside.length > 0 ||
        switches.some((key) => config_isTrue((0,located/* field */.ZZ)(root, key))));
}
/** The manifest's `hooks`: paths are files of their own, objects are the hooks themselves. */
function readManifestHooks(reading, hooks) {
    if (hooks === undefined)
        return;
    const items = hooks.value.kind === "array" ? hooks.value.items : [hooks.value];
    for (const item of items) {
        if (item.kind === "string")
            continue;
        const inner = item.kind === "object" ? (0,located/* field */.ZZ)(item, "hooks") : undefined;
        readEventMap(reading, inner?.kind === "object" ? inner : item);
    }
}
function switchesOf(root) {
    const json = (0,located/* toJson */.aB)(root);
    if (!(0,model_json/* isObject */.Gv)(json))
        return {};
    return Object.fromEntries(Object.entries(json).filter(([key]) => switches.includes(key)));
}
function reportSwitches(reading, root) {
    const off = (0,located/* entry */.f_)(root, "disableAllHooks");
    if (off !== undefined && config_isTrue(off.value)) {
        reading.defects.push((0,config_text/* defect */.gb)({
            rule: "hooks-disabled",
            what: "`disableAllHooks` switches every hook off",
            consequence: reading.config.layer === "system"
                ? "no hook of any file runs"
                : "no hook of any file runs, except those of managed settings",
            span: off.keySpan,
        }));
    }
    const managed = (0,located/* entry */.f_)(root, "allowManagedHooksOnly");
    if (managed !== undefined && config_isTrue(managed.value) && reading.config.layer !== "system") {
        reading.defects.push((0,config_text/* defect */.gb)({
            rule: "inert-setting",
            what: "`allowManagedHooksOnly` counts only in managed settings",
            consequence: "Claude Code ignores it here",
            span: managed.keySpan,
        }));
    }
}
function config_isTrue(node) {
    return node?.kind === "boolean" && node.value === true;
}
/** A file in a place that looks right and is not. */
function parseUnread(reading) {
    const { source } = reading;
    const parsed = (0,json/* parseJson */.q)(source, { comments: "allowed", bom: "stripped" });
    const relevant = parsed.root === null || namesEvent(source.text) || /"hooks"\s*:/.test(source.text);
    if (relevant) {
        reading.defects.push((0,config_text/* defect */.gb)({
            rule: "dead-location",
            what: "Claude Code never reads hooks from this file",
            consequence: "nothing in it runs",
            cure: "move the hooks to `.claude/settings.json`, under `hooks`",
            span: { start: 0, end: 0 },
        }));
    }
    return finish(reading, relevant, {});
}
function finish(reading, relevant, settings) {
    const { config, source, hooks, lost } = reading;
    const strangers = strangerDefects(reading, (name) => strangerWords(name, reading.behaviour));
    for (const hook of hooks) {
        if (lost === null || !hook.enabled)
            continue;
        hook.enabled = false;
        hook.disabledBecause = lost;
    }
    const defects = [...reading.defects, ...strangers].sort((a, b) => a.span.start - b.span.start);
    return {
        config,
        source,
        hooks: hooks.sort((a, b) => a.node.start - b.node.start),
        defects: relevant ? defects : [],
        settings: lost === null ? settings : {},
        relevant,
    };
}
function strangerWords(name, behaviour) {
    const since = Object.hasOwn(fieldSince, name) ? fieldSince[name] : undefined;
    return since === undefined
        ? { consequence: "Claude Code ignores it", cure: fieldHint(name) }
        : { consequence: `it came with ${since}; ${behaviour.version} ignores it`, cure: null };
}

;// CONCATENATED MODULE: ./build/dialects/claude-code/files.js



/** Folders of other people's code: what lies there is not a config of this repository. */
const claude_code_files_foreignFolders = ["node_modules", ".git", "site-packages", ".venv", "venv", ".yarn"];
const frontMatterPlaces = [
    { kind: "skill", inClaude: /^skills\/[^/]+\/SKILL\.md$/, inPlugin: /^skills\/[^/]+\/SKILL\.md$/ },
    { kind: "agent", inClaude: /^agents\/.+\.md$/, inPlugin: /^agents\/[^/]+\.md$/ },
    { kind: "command", inClaude: /^commands\/.+\.md$/, inPlugin: /^commands\/[^/]+\.md$/ },
];
const unreadPlaces = ["hooks.json", "hooks/hooks.json"];
/** All files of a repository that Claude Code reads hooks from, or that look so and are not read. */
function claude_code_files_discover(tree) {
    const files = tree.files.filter((file) => !file.split("/").some((folder) => claude_code_files_foreignFolders.includes(folder)));
    const settingsRoots = rootsWith(files, ".claude/settings.json");
    const rootOf = (folder) => files_nearest(folder, settingsRoots);
    const listed = new Set(files);
    const found = new Map();
    const add = (file, kind, layer, root, home = null) => {
        if (!found.has(file))
            found.set(file, { dialect: "claude-code", file, root, layer, kind, home });
    };
    const claudeRoots = new Set([""]);
    for (const file of files) {
        const place = /^(?:(.*)\/)?\.claude\/(.+)$/.exec(file);
        if (place === null)
            continue;
        const root = place[1] ?? "";
        const inside = place[2] ?? "";
        claudeRoots.add(root);
        if (inside === "settings.json")
            add(file, "settings", "project", root);
        if (unreadPlaces.includes(inside))
            add(file, "unread", "dead", root);
        const kind = frontMatterPlaces.find(({ inClaude }) => inClaude.test(inside))?.kind;
        if (kind)
            add(file, kind, "front-matter", root);
    }
    // The local file is usually git-ignored and so not in the list.
    for (const root of claudeRoots) {
        const local = external_node_path_.posix.join(root, ".claude/settings.local.json");
        if (listed.has(local) || tree.has(local))
            add(local, "settings", "local", root);
    }
    const plugins = rootsWith(files, ".claude-plugin/plugin.json");
    for (const home of plugins)
        addPlugin(tree, home, rootOf(home), add);
    for (const file of files) {
        const place = /^(?:(.*)\/)?hooks\/hooks\.json$/.exec(file);
        const owner = ownerOf(file, plugins);
        if (place !== null) {
            const home = place[1] ?? "";
            if (plugins.has(home) || (mayBePlugin(home) && isClaudeHooksFile(tree, home, file))) {
                add(file, "hooks-json", "plugin", rootOf(home), home);
            }
        }
        else if (owner !== null) {
            const inside = owner === "" ? file : file.slice(owner.length + 1);
            const kind = frontMatterPlaces.find(({ inPlugin }) => inPlugin.test(inside))?.kind;
            if (kind)
                add(file, kind, "front-matter", rootOf(owner), owner);
        }
    }
    return [...found.values()].sort((a, b) => (0,finding/* compareText */.n6)(a.file, b.file));
}
/** `.claude/hooks/hooks.json` is read by nobody, and in other hidden folders the file is another agent's. */
function mayBePlugin(home) {
    const folders = home.split("/");
    return (folders.at(-1) !== ".claude" &&
        folders.every((folder) => !/^\.[A-Za-z]/.test(folder) || folder === ".claude"));
}
/** The manifest itself when it holds hooks, and the files it points to. */
function addPlugin(tree, home, root, add) {
    const manifest = external_node_path_.posix.join(home, ".claude-plugin/plugin.json");
    const text = tree.read(manifest);
    if (text === null)
        return;
    const paths = hookPaths(text);
    if (paths.inline)
        add(manifest, "plugin-json", "plugin", root, home);
    for (const path of paths.files) {
        const file = external_node_path_.posix.join(home, path);
        if (!file.startsWith("..") && tree.has(file))
            add(file, "hooks-json", "plugin", root, home);
    }
}
/** The folders under which a path stands. */
function rootsWith(files, path) {
    const roots = files
        .filter((file) => file === path || file.endsWith(`/${path}`))
        .map((file) => file.slice(0, Math.max(0, file.length - path.length - 1)));
    return new Set(roots);
}
/** The innermost of `roots` that holds a folder; the repository root when none does. */
function files_nearest(folder, roots) {
    for (let at = folder; at !== "" && at !== "."; at = external_node_path_.posix.dirname(at)) {
        if (roots.has(at))
            return at;
    }
    return "";
}
/** The innermost plugin folder a file stands in; null when in none. */
function ownerOf(file, plugins) {
    if (plugins.size === 0)
        return null;
    const folder = external_node_path_.posix.dirname(file);
    for (let at = folder; at !== "." && at !== ""; at = external_node_path_.posix.dirname(at)) {
        if (plugins.has(at))
            return at;
    }
    return plugins.has("") ? "" : null;
}
/**
 * Files outside the repository that the user points at. Files in `managed-settings.d/` cannot be listed through
 * `exists` and are left out.
 */
function claude_code_files_layers(dirs, exists) {
    const file = (path, kind, layer, home) => exists(path) ? [{ dialect: "claude-code", file: path, root: "", layer, kind, home }] : [];
    const found = [];
    if (dirs.user !== null) {
        const user = files_plain(dirs.user);
        const folder = external_node_path_.posix.basename(user) === ".claude" ? user : `${user}/.claude`;
        found.push(...file(`${folder}/settings.json`, "settings", "user", null));
    }
    if (dirs.system !== null) {
        const system = files_plain(dirs.system);
        const [managed] = [
            `${system}/claude-code/managed-settings.json`,
            `${system}/managed-settings.json`,
        ].filter(exists);
        if (managed !== undefined)
            found.push(...file(managed, "settings", "system", null));
    }
    for (const extension of dirs.extensions) {
        const home = files_plain(extension);
        const manifest = `${home}/.claude-plugin/plugin.json`;
        if (!exists(manifest) && exists(`${home}/gemini-extension.json`))
            continue;
        found.push(...file(manifest, "plugin-json", "plugin", home), ...file(`${home}/hooks/hooks.json`, "hooks-json", "plugin", home));
    }
    return found;
}
/** With `/`, without one at the end. */
function files_plain(directory) {
    return directory.replaceAll("\\", "/").replace(/(?<=.)\/+$/, "");
}

;// CONCATENATED MODULE: ./build/dialects/claude-code/invocation.js




/** Events on which a hook may append `export NAME=value` lines to a file for the session's shell. */
const envFileEvents = ["SessionStart", "Setup", "CwdChanged", "FileChanged"];
/** How a command is started, by the handler's `shell`. */
const shells = {
    default: ["/bin/sh", "-c"],
    bash: ["bash", "-c"],
    powershell: ["pwsh", "-NoProfile", "-NonInteractive", "-Command"],
};
/**
 * How Claude Code starts a command hook: through a shell, or with `args` as the program itself. `${CLAUDE_…}` in
 * braces is replaced before that, as text; without braces it is the shell's business. The working directory is the
 * session's, which may be gone: whoever starts the hook then takes the project folder.
 */
function invocationOf(hook, payload, workspace) {
    if (hook.type !== "command" || hook.command === null) {
        return { impossible: `a handler of type ${hook.type || "(none)"} is not a command` };
    }
    const plugin = pluginFolders(hook, workspace);
    const words = [hook.command, ...(hook.args ?? [])];
    const impossible = words.map((word) => invocation_obstacle(word, hook, plugin)).find((why) => why !== null);
    if (impossible !== undefined)
        return { impossible };
    const places = new Map([["CLAUDE_PROJECT_DIR", workspace.project], ...(plugin ?? [])]);
    const fill = (word) => word.replace(/\$\{(CLAUDE_[A-Z_]+)\}/g, (written, name) => places.get(name) ?? written);
    const command = fill(hook.command);
    const [program, ...options] = shells[hook.shell ?? ""] ?? shells.default ?? ["/bin/sh", "-c"];
    return {
        argv: hook.args === null ? [program, ...options, command] : [command, ...hook.args.map(fill)],
        cwd: (0,model_json/* stringAt */.bX)(payload, "cwd") ?? workspace.project,
        env: environment(hook, payload, workspace, places),
        stdin: `${JSON.stringify(payload)}\n`,
        timeoutMs: Math.max(1, hook.timeoutMs),
    };
}
/** Why a word of the command cannot be filled in; null when it can. */
function invocation_obstacle(word, hook, plugin) {
    if (word.includes(userConfigStart)) {
        return hook.args === null
            ? `Claude Code refuses \`${userConfig}\` in a shell command`
            : `\`${userConfig}\` needs a setting of the plugin's user`;
    }
    const needsPlugin = word.includes(pluginRoot);
    return needsPlugin && plugin === null && hook.config.kind === "settings"
        ? `Claude Code fails to start it: \`${pluginRoot}\` has no value in a settings file`
        : null;
}
/** The plugin's folder and the one for its data; null for a hook that no plugin brings. */
function pluginFolders({ config }, workspace) {
    if (config.home === null)
        return null;
    const root = isAbsolute(config.home)
        ? config.home
        : external_node_path_.posix.join(workspace.repository, config.home);
    const name = external_node_path_.posix.basename(root).replace(/[^\w-]/g, "-");
    return new Map([
        ["CLAUDE_PLUGIN_ROOT", root.replace(/(?<=.)\/$/, "")],
        ["CLAUDE_PLUGIN_DATA", `${workspace.home}/.claude/plugins/data/${name}`],
    ]);
}
function isAbsolute(path) {
    return path.startsWith("/") || /^[A-Za-z]:/.test(path);
}
function environment(hook, payload, workspace, places) {
    const effort = (0,model_json/* objectAt */.lJ)(payload, "effort");
    const level = effort === null ? null : (0,model_json/* stringAt */.bX)(effort, "level");
    const session = (0,model_json/* stringAt */.bX)(payload, "session_id");
    const own = (0,external_node_crypto_.createHash)("sha256").update(hook.id).digest("hex").slice(0, 8);
    return {
        ...Object.fromEntries(places),
        CLAUDECODE: "1",
        ...(session === null ? {} : { CLAUDE_CODE_SESSION_ID: session }),
        ...(level === null ? {} : { CLAUDE_EFFORT: level }),
        ...(envFileEvents.includes(hook.event)
            ? { CLAUDE_ENV_FILE: `${workspace.tmp}/claude-env-${own}.sh` }
            : {}),
    };
}

;// CONCATENATED MODULE: ./build/dialects/claude-code/tools.js
/** Built-in tools of 2.1.329 (`BUILTIN_TOOL_NAMES` of the SDK's type file). */
const claude_code_tools_known = [
    "Agent",
    "Artifact",
    "AskUserQuestion",
    "Bash",
    "CronCreate",
    "CronDelete",
    "CronList",
    "Edit",
    "EnterPlanMode",
    "EnterWorktree",
    "ExitPlanMode",
    "ExitWorktree",
    "Glob",
    "Grep",
    "LSP",
    "ListAgents",
    "ListMcpResourcesTool",
    "Monitor",
    "NotebookEdit",
    "PowerShell",
    "Read",
    "ReadMcpResourceDirTool",
    "ReadMcpResourceTool",
    "SendUserMessage",
    "SetGoal",
    "Skill",
    "TaskCreate",
    "TaskGet",
    "TaskList",
    "TaskStop",
    "TaskUpdate",
    "TodoWrite",
    "ToolSearch",
    "WebFetch",
    "WebSearch",
    "Workflow",
    "Write",
];
/** Old names that Claude Code still reads as the new one, in matchers and in `if`. */
const aliases = {
    Task: "Agent",
    KillShell: "TaskStop",
    KillBash: "TaskStop",
    ListPeers: "ListAgents",
    Brief: "SendUserMessage",
    ListMcpResources: "ListMcpResourcesTool",
    ReadMcpResource: "ReadMcpResourceTool",
    ReadMcpResourceDir: "ReadMcpResourceDirTool",
    ProposeGoal: "SetGoal",
};
/** Tools that are gone, and the one that does their work now where there is one. */
const gone = {
    MultiEdit: "Edit",
    NotebookRead: "Read",
    LS: null,
    TaskOutput: null,
    BashOutput: null,
};
/** What other agents call the same tool. */
const claude_code_tools_foreign = {
    "Gemini CLI": {
        run_shell_command: "Bash",
        read_file: "Read",
        read_many_files: "Read",
        write_file: "Write",
        replace: "Edit",
        glob: "Glob",
        grep_search: "Grep",
        search_file_content: "Grep",
        web_fetch: "WebFetch",
        google_web_search: "WebSearch",
        write_todos: "TodoWrite",
        ask_user: "AskUserQuestion",
        activate_skill: "Skill",
        enter_plan_mode: "EnterPlanMode",
        exit_plan_mode: "ExitPlanMode",
        invoke_agent: "Agent",
        delegate_to_agent: "Agent",
        list_mcp_resources: "ListMcpResourcesTool",
        read_mcp_resource: "ReadMcpResourceTool",
    },
    Antigravity: {
        run_command: "Bash",
        view_file: "Read",
        write_to_file: "Write",
        replace_file_content: "Edit",
        multi_replace_file_content: "Edit",
        find_by_name: "Glob",
        search_web: "WebSearch",
        read_url_content: "WebFetch",
        invoke_subagent: "Agent",
        ask_question: "AskUserQuestion",
    },
    Codex: {
        shell: "Bash",
        exec_command: "Bash",
        shell_command: "Bash",
        local_shell_call: "Bash",
        apply_patch: "Edit",
    },
    "Agent Hooks": {
        Shell: "Bash",
        ReadFile: "Read",
        WriteFile: "Write",
        StrReplaceFile: "Edit",
        SearchWeb: "WebSearch",
        FetchURL: "WebFetch",
    },
    "VS Code": { runTerminalCommand: "Bash", editFiles: "Edit", create_file: "Write" },
};
/** The current name of a tool that may be given by an old one. */
function currentName(tool) {
    return Object.hasOwn(aliases, tool) ? (aliases[tool] ?? tool) : tool;
}
/** Every name under which a tool is known: its own, the current one, and the old ones of that. */
function namesOf(tool) {
    const current = currentName(tool);
    const old = Object.keys(aliases).filter((name) => aliases[name] === current);
    return [...new Set([tool, current, ...old])];
}
/** The tools of Claude Code, for the words of findings. The list grows with every release. */
const claude_code_tools_tools = {
    known: claude_code_tools_known,
    former: { ...aliases, ...gone },
    counterpart(name) {
        for (const [vendor, names] of Object.entries(claude_code_tools_foreign)) {
            const own = Object.hasOwn(names, name) ? names[name] : undefined;
            if (own !== undefined)
                return { name: own, vendor };
        }
        return null;
    },
    siblings: [["Edit", "Write", "NotebookEdit"]],
    rareSiblings: ["NotebookEdit"],
    isExternal: (name) => /^mcp__[^_].*__./.test(name),
};
/** Variables that Claude Code sets for a hook; `*` stands for the rest of a name. */
const claude_code_tools_variables = [
    "CLAUDE_PROJECT_DIR",
    "CLAUDE_PLUGIN_ROOT",
    "CLAUDE_PLUGIN_DATA",
    "CLAUDE_PLUGIN_OPTION_*",
    "CLAUDE_ENV_FILE",
    "CLAUDECODE",
    "CLAUDE_CODE_SESSION_ID",
    "CLAUDE_CODE_CHILD_SESSION",
    "CLAUDE_PID",
    "CLAUDE_EFFORT",
    "CLAUDE_CODE_REMOTE",
    "COLUMNS",
    "LINES",
    "TRACEPARENT",
];

;// CONCATENATED MODULE: ./build/dialects/claude-code/matcher.js



const narrow = { characters: /^[A-Za-z0-9_|]+$/, separator: /\|/ };
const withCommas = { characters: /^[A-Za-z0-9_|, ]+$/, separator: /[|,]/ };
const wide = { characters: /^[A-Za-z0-9_|, -]+$/, separator: /[|,]/ };
/**
 * Claude Code's reading of matchers: nothing, `""` and `*` are everything; a text of name characters and
 * separators is a list compared exactly; anything else is a JavaScript pattern that may fit anywhere.
 */
function claude_code_matcher_matcherEngine(behaviour) {
    const compiled = new Map();
    return {
        backtracks: true,
        describe(event) {
            const separators = listOf(event, behaviour) === narrow ? "`|`" : "`|` or a comma";
            return `names separated by ${separators} and compared exactly, or else a JavaScript regular expression, unanchored`;
        },
        compile(matcher, event) {
            const key = `${event}\n${matcher}`;
            const known = compiled.get(key);
            if (known !== undefined)
                return known;
            const fresh = claude_code_matcher_compile(matcher, event, behaviour);
            if (compiled.size < 10_000)
                compiled.set(key, fresh);
            return fresh;
        },
    };
}
function listOf(event, behaviour) {
    if (eventRow(event)?.narrowMatcher === true)
        return narrow;
    if (behaviour.has("hyphenNames"))
        return wide;
    return behaviour.has("commaLists") ? withCommas : narrow;
}
function claude_code_matcher_compile(written, event, behaviour) {
    const matcher = withoutContextSize(written, event);
    if (matcher === "" || matcher === "*") {
        return { kind: "all", names: [], invalid: null, onInvalid: null, test: () => true };
    }
    const toolEvent = claude_code_events_isToolEvent(event);
    const list = listOf(event, behaviour);
    if (list.characters.test(matcher)) {
        const names = matcher
            .split(list.separator)
            .map((name) => name.trim())
            .filter((name) => name !== "");
        const wanted = new Set(toolEvent ? names.map(currentName) : names);
        return {
            kind: "names",
            names,
            invalid: null,
            onInvalid: null,
            test: (value) => wanted.has(toolEvent ? currentName(value) : value),
        };
    }
    let pattern;
    try {
        pattern = (0,bounded_pattern/* boundedPattern */.w)(matcher);
    }
    catch (error) {
        return {
            kind: "pattern",
            names: [],
            invalid: error instanceof Error ? error.message : String(error),
            onInvalid: "Claude Code writes one line to its debug log and never runs the hook",
            test: () => false,
        };
    }
    return {
        kind: "pattern",
        names: [],
        invalid: null,
        onInvalid: null,
        test: (value) => (toolEvent ? namesOf(value) : [value]).some((name) => pattern.test(name)),
    };
}
/** On model switches the context size a model name ends in (`[1m]`) is left out of the matcher. */
function withoutContextSize(matcher, event) {
    return eventRow(event)?.matches?.field === "to_model"
        ? matcher.replace(/\[[12]m\]/gi, "")
        : matcher;
}

;// CONCATENATED MODULE: ./build/dialects/claude-code/output-fields.js

/** What a hook may print under `hookSpecificOutput`, by event (§ Decision control of the vendor's reference). */
const output_fields_text = schemas/* string */.YjP().optional();
const flag = schemas/* boolean */.zMY().optional();
const anything = schemas/* unknown */.L5J().optional();
const output_fields_object = schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()).optional();
const paths = schemas/* array */.YOg(schemas/* string */.YjP()).optional();
const permission = (behaviour) => schemas/* enum */.k5n(behaviour.reached(outputSince["PreToolUse.defer"] ?? null)
    ? ["allow", "deny", "ask", "defer"]
    : ["allow", "deny", "ask"]);
const permissionDecision = schemas/* union */.KCZ([
    schemas/* object */.Ikc({ behavior: schemas/* literal */.euz("allow"), updatedInput: output_fields_object, updatedPermissions: anything }),
    schemas/* object */.Ikc({ behavior: schemas/* literal */.euz("deny"), message: output_fields_text, interrupt: flag }),
]);
const elicitation = { action: schemas/* enum */.k5n(["accept", "decline", "cancel"]).optional(), content: output_fields_object };
const context = () => ({ additionalContext: output_fields_text });
const output_fields_shapes = {
    PreToolUse: (behaviour) => ({
        permissionDecision: permission(behaviour).optional(),
        permissionDecisionReason: output_fields_text,
        updatedInput: output_fields_object,
        additionalContext: output_fields_text,
    }),
    PermissionRequest: () => ({ decision: permissionDecision.optional() }),
    PermissionDenied: () => ({ retry: flag }),
    PostToolUse: () => ({
        additionalContext: output_fields_text,
        updatedToolOutput: anything,
        updatedMCPToolOutput: anything,
        classifierContext: anything,
    }),
    PostToolUseFailure: context,
    PostToolBatch: context,
    UserPromptSubmit: () => ({
        additionalContext: output_fields_text,
        sessionTitle: output_fields_text,
        suppressOriginalPrompt: flag,
    }),
    UserPromptExpansion: () => ({ additionalContext: output_fields_text, suppressOriginalPrompt: flag }),
    SessionStart: () => ({
        additionalContext: output_fields_text,
        initialUserMessage: output_fields_text,
        sessionTitle: output_fields_text,
        watchPaths: paths,
        reloadSkills: flag,
    }),
    Setup: context,
    SubagentStart: context,
    Notification: context,
    PostModelSwitch: context,
    Stop: context,
    SubagentStop: context,
    PreModelSwitch: () => ({
        permissionDecision: schemas/* enum */.k5n(["allow", "deny", "ask"]).optional(),
        permissionDecisionReason: output_fields_text,
    }),
    Elicitation: () => elicitation,
    ElicitationResult: () => elicitation,
    CwdChanged: () => ({ watchPaths: paths }),
    FileChanged: () => ({ watchPaths: paths }),
    WorktreeCreate: () => ({ worktreePath: output_fields_text }),
    MessageDisplay: () => ({ displayContent: output_fields_text }),
};
/** First versions of `Event.field` (or of an event's whole object, as `Event`). Before, the field does nothing. */
const outputSince = {
    "PreToolUse.updatedInput": "2.0.10",
    "PreToolUse.additionalContext": "2.1.9",
    "PreToolUse.defer": "2.1.89",
    "PostToolUse.updatedToolOutput": "2.1.121",
    Stop: "2.1.163",
    SubagentStop: "2.1.163",
};
/** The fields an event accepts under `hookSpecificOutput` at a version; null when it accepts no such object. */
function specificShape(event, behaviour) {
    const shape = Object.hasOwn(output_fields_shapes, event) ? output_fields_shapes[event] : undefined;
    if (shape === undefined || !behaviour.reached(outputSince[event] ?? null))
        return null;
    const fields = Object.entries(shape(behaviour)).filter(([name]) => behaviour.reached(outputSince[`${event}.${name}`] ?? null));
    return Object.fromEntries(fields);
}

;// CONCATENATED MODULE: ./build/dialects/claude-code/answer.js




const claude_code_answer_text = schemas/* string */.YjP().optional();
const answer_flag = schemas/* boolean */.zMY().optional();
/** Fields every event accepts. Others are dropped, except the two that only look like a decision here. */
const answer_common = {
    continue: answer_flag,
    suppressOutput: answer_flag,
    stopReason: claude_code_answer_text,
    systemMessage: claude_code_answer_text,
    terminalSequence: claude_code_answer_text,
    decision: schemas/* enum */.k5n(["approve", "block"]).optional(),
    reason: claude_code_answer_text,
    // At the top level the vendor's validation refuses it (decision fields belong into hookSpecificOutput).
    permissionDecision: schemas/* undefined */.Vxk().optional(),
};
const announcement = schemas/* object */.Ikc({ async: schemas/* literal */.euz(true), asyncTimeout: schemas/* number */.aig().optional() });
/** Is this the announcement of a hook that goes on in the background? */
function isAnnouncement(value) {
    return announcement.safeParse(value).success;
}
/** Validates what a hook printed for an event as the vendor does. */
function validate(value, event, behaviour) {
    const specific = Object.hasOwn(value, "hookSpecificOutput")
        ? value.hookSpecificOutput
        : undefined;
    const shape = specificShape(event, behaviour);
    if ((0,model_json/* isObject */.Gv)(specific)) {
        const wrong = wrongEvent(specific, event, shape !== null);
        if (wrong !== null)
            return { valid: false, why: wrong };
    }
    const hookSpecificOutput = schemas/* object */.Ikc({ hookEventName: schemas/* literal */.euz(event), ...(shape ?? {}) })
        .optional();
    const checked = schemas/* object */.Ikc({ ...answer_common, hookSpecificOutput }).safeParse(value);
    if (checked.success)
        return { valid: true, value: checked.data };
    const [issue] = checked.error.issues;
    return { valid: false, why: issue === undefined ? "it is not valid" : explain(issue, value) };
}
function wrongEvent(specific, event, accepted) {
    const name = (0,model_json/* stringAt */.bX)(specific, "hookEventName");
    if (name === null)
        return "`hookSpecificOutput.hookEventName` is missing";
    if (name !== event)
        return `\`hookEventName\` is ${(0,config_text/* quote */.hD)(name)}, and the event is ${event}`;
    return accepted ? null : `${event} accepts no \`hookSpecificOutput\``;
}
function explain(issue, value) {
    const path = issue.path.map(String);
    let at = value;
    for (const step of path)
        at = (0,model_json/* isObject */.Gv)(at) && Object.hasOwn(at, step) ? at[step] : undefined;
    const given = at === undefined ? "missing" : (0,config_text/* quote */.hD)(JSON.stringify(at));
    const field = path.join(".");
    switch (issue.code) {
        case "invalid_value":
            return `\`${field}\` is ${given}: ${issue.values.map((v) => (0,config_text/* quote */.hD)(String(v))).join(" or ")} is expected`;
        case "invalid_type":
            return field === "permissionDecision"
                ? "`permissionDecision` stands at the top level instead of in `hookSpecificOutput`"
                : `\`${field}\` is ${given}: ${issue.expected} is expected`;
        default:
            return `\`${field}\` is ${given}`;
    }
}
const answer_nothing = { outcome: "none", word: null, reason: null, blocks: false };
/** Strongest first: of two statements in one answer the earlier here wins. */
const answer_strongest = ["deny", "halt", "continue", "ask", "allow"];
/** Reads the decision out of a valid answer: of several the strongest, of equal ones the event's own. */
function decisionOf(value, row) {
    const said = [ownDecision(value), legacyDecision(value, row), stop(value)];
    const best = answer_strongest.map((outcome) => said.find((one) => one?.outcome === outcome));
    return best.find((one) => one !== undefined && one !== null) ?? answer_nothing;
}
/** `decision: "approve" | "block"`. */
function legacyDecision(value, row) {
    const word = (0,model_json/* stringAt */.bX)(value, "decision");
    const reason = (0,model_json/* stringAt */.bX)(value, "reason");
    if (word === "approve")
        return { outcome: "allow", word, reason, blocks: false };
    if (word !== "block")
        return null;
    return { outcome: blockOutcome(row), word, reason, blocks: true };
}
/** What blocking is called on an event. */
function blockOutcome({ exit2 }) {
    if (exit2 === "refuses-stop")
        return "continue";
    return exit2 === "ends-loop" ? "halt" : "deny";
}
/** `hookSpecificOutput`: permissionDecision, decision.behavior or action, whichever the event has. */
function ownDecision(value) {
    const specific = (0,model_json/* objectAt */.lJ)(value, "hookSpecificOutput");
    if (specific === null)
        return null;
    const request = (0,model_json/* objectAt */.lJ)(specific, "decision");
    const behaviour = request === null ? null : (0,model_json/* stringAt */.bX)(request, "behavior");
    const word = (0,model_json/* stringAt */.bX)(specific, "permissionDecision") ?? behaviour ?? (0,model_json/* stringAt */.bX)(specific, "action");
    if (word === null || !Object.hasOwn(ownWords, word))
        return null;
    const reason = (0,model_json/* stringAt */.bX)(specific, "permissionDecisionReason") ??
        (request === null ? null : (0,model_json/* stringAt */.bX)(request, "message")) ??
        (0,model_json/* stringAt */.bX)(value, "reason");
    const outcome = ownWords[word] ?? "none";
    return { outcome, word, reason, blocks: outcome === "deny" };
}
const ownWords = {
    allow: "allow",
    deny: "deny",
    ask: "ask",
    defer: "ask",
    accept: "allow",
    decline: "deny",
    cancel: "deny",
};
/** `continue: false`. */
function stop(value) {
    if (value.continue !== false)
        return null;
    const reason = (0,model_json/* stringAt */.bX)(value, "stopReason");
    return { outcome: "halt", word: "continue: false", reason, blocks: false };
}

;// CONCATENATED MODULE: ./build/dialects/claude-code/stdout.js

/** Top-level fields that make an object an answer to Claude Code. */
const answerFields = [
    "continue",
    "stopReason",
    "suppressOutput",
    "systemMessage",
    "terminalSequence",
    "decision",
    "reason",
    "hookSpecificOutput",
    "async",
];
/** No answer is nested deeper; what is could exhaust the stack of whoever walks it. */
const stdout_deepest = 500;
/** Sorts out what a hook printed (order of the 2.1.329 program: JSON only if the first character is a brace). */
function readStdout(stdout) {
    const text = stdout.trim();
    if (!text.startsWith("{"))
        return { kind: "text", text };
    const whole = parseObject(text);
    if (whole !== null) {
        return isDeep(text) ? { kind: "broken", why: stdout_tooDeep } : { kind: "json", value: whole };
    }
    const documents = text.split("\n").filter((line) => line.trim() !== "");
    const [first] = documents;
    const announced = first === undefined ? null : parseObject(first);
    if (announced?.async === true)
        return { kind: "json", value: announced };
    if (!text.endsWith("}"))
        return { kind: "text", text };
    const objects = documents.length > 1 ? documents.map(parseObject) : [];
    if (objects.length === 0 || objects.some((object) => object === null)) {
        return { kind: "broken", why: "it begins with `{` and is not valid JSON" };
    }
    return objects.some((object) => object !== null && isAnswer(object))
        ? { kind: "broken", why: `it is ${objects.length} JSON documents where one is expected` }
        : { kind: "text", text };
}
const stdout_tooDeep = "it is nested too deeply";
/** Does an object carry a field that Claude Code reads? */
function isAnswer(value) {
    return answerFields.some((name) => Object.hasOwn(value, name));
}
/** A text as one JSON object; null when it is anything else. */
function parseObject(text) {
    try {
        const value = JSON.parse(text);
        return (0,model_json/* isObject */.Gv)(value) ? value : null;
    }
    catch {
        return null;
    }
}
/** Counts brackets without regard to strings: good enough for a bound no honest answer comes near. */
function isDeep(text) {
    let depth = 0;
    for (const bracket of text.match(/[[\]{}]/g) ?? []) {
        depth += bracket === "{" || bracket === "[" ? 1 : -1;
        if (depth > stdout_deepest)
            return true;
    }
    return false;
}
/** How often a brace is tried as the beginning of an object in a long text. */
const attempts = 20;
/**
 * A JSON object somewhere in a text, as a hook prints it after a shell profile's greeting or on the wrong channel:
 * from an opening brace to the end of the line, or to the last closing brace.
 */
function objectInside(text) {
    const end = text.lastIndexOf("}") + 1;
    let from = text.indexOf("{");
    for (let attempt = 0; attempt < attempts && from >= 0 && from < end; attempt++) {
        const line = text.slice(from, lineEnd(text, from));
        const found = parseObject(line.trim()) ?? parseObject(text.slice(from, end));
        if (found !== null)
            return isDeep(text) ? null : found;
        from = text.indexOf("{", from + 1);
    }
    return null;
}
function lineEnd(text, from) {
    const end = text.indexOf("\n", from);
    return end < 0 ? text.length : end;
}

;// CONCATENATED MODULE: ./build/dialects/claude-code/faults.js



/** Words that some agent takes for a decision; what a hook prints is compared without case. */
const refusals = ["deny", "block", "ask", "force_ask", "defer", "reject", "decline", "cancel"];
const approvals = ["allow", "approve", "accept"];
/** The complaint of an interpreter that does not find its script (the vendor's own test). */
function saysScriptMissing(stderr) {
    return /no such file|can't open/i.test(stderr);
}
/**
 * Faults of an answer in JSON.
 * @param rejected why the vendor's validation refuses it; null when it does not
 * @param said what it decides; null when it was refused
 */
function answerFaults({ row, run }, written, rejected, said) {
    const blocksAnyway = run.exitCode === 2 && !isPowerless(row);
    const claim = blocksAnyway ? null : claimOf(written, row);
    if (rejected !== null) {
        return claim === null
            ? [{ rule: "invalid-output", what: `Claude Code rejects what it printed: ${rejected}` }]
            : [ignored(`it printed ${claim}, and Claude Code rejects the whole output: ${rejected}`)];
    }
    if (said === null || claim === null)
        return [];
    if (said.outcome === "none") {
        return [ignored(`it printed ${claim}, which Claude Code does not read on ${row.name}`)];
    }
    if (row.exit2 === "json-only" && said.word === "block") {
        return [
            ignored(`it printed ${claim}, and ${row.name} heeds only \`hookSpecificOutput.decision\``),
        ];
    }
    return isPowerless(row) && said.outcome === "deny"
        ? [ignored(`it printed ${claim}, and nothing can be blocked on ${row.name}`)]
        : [];
}
/** Faults of text that looks like JSON and is none. */
function brokenFaults(why) {
    return [{ rule: "invalid-output", what: `Claude Code rejects what it printed: ${why}` }];
}
/** A decision inside plain text, or on standard error. */
function textFaults({ row, run }, text) {
    const inside = text === "" ? null : objectInside(text);
    const claim = inside === null ? null : claimOf(inside, row);
    if (claim !== null) {
        return [
            ignored(`it printed other text around ${claim}, so Claude Code takes all of it for plain text`),
        ];
    }
    const aside = objectInside(run.stderr);
    const lost = aside === null ? null : claimOf(aside, row);
    return lost === null
        ? []
        : [ignored(`it printed ${lost} on standard error, where Claude Code looks for no decision`)];
}
/** Exit status 2 on an event where it does nothing. A missing script ends with 2 as well, and means nothing by it. */
function exitFaults({ row, run }) {
    if (saysScriptMissing(run.stderr))
        return [];
    if (row.exit2 === "json-only") {
        return [
            ignored(`it ended with status 2, which does nothing on ${row.name}: only a JSON decision counts`),
        ];
    }
    return row.exit2 === "nothing"
        ? [ignored(`it ended with status 2, which does nothing on ${row.name}`)]
        : [];
}
function ignored(what) {
    return { rule: "decision-ignored", what };
}
function isPowerless({ exit2 }) {
    return exit2 === "nothing" || exit2 === "tells-user";
}
/**
 * What an object seems to decide, quoted; null when nothing, or when it approves where an approval changes nothing.
 * Looks in every place where some agent would.
 */
function claimOf(value, row) {
    const specific = (0,model_json/* objectAt */.lJ)(value, "hookSpecificOutput");
    const places = [specific, value];
    for (const place of places) {
        if (place === null)
            continue;
        for (const name of ["permissionDecision", "decision", "permission", "behavior", "action"]) {
            const word = wordOf(Object.hasOwn(place, name) ? place[name] : undefined);
            if (word !== null && matters(word, row))
                return (0,config_text/* quote */.hD)(`"${name}": "${word}"`);
        }
    }
    return value.continue === false ? (0,config_text/* quote */.hD)('"continue": false') : null;
}
function wordOf(value) {
    if (typeof value === "string")
        return value;
    return (0,model_json/* isObject */.Gv)(value) && typeof value.behavior === "string" ? value.behavior : null;
}
function matters(word, row) {
    const low = word.toLowerCase();
    if (approvals.includes(low))
        return row.also.includes("allow");
    return refusals.includes(low) || (low === "continue" && row.exit2 === "refuses-stop");
}

;// CONCATENATED MODULE: ./build/dialects/claude-code/outcome.js






/** Events on which an exit status 2 that only says the script is missing does not block. */
const missingScriptEvents = ["Stop", "SubagentStop", "TaskCompleted", "TeammateIdle"];
/** What Claude Code makes of a finished command hook, step by step in the order of the 2.1.329 program. */
function interpretRun(hook, eventName, run, behaviour) {
    const known = eventRow(eventName);
    if (known === null)
        return { ...silent, error: `Claude Code has no event ${eventName}` };
    const row = { ...known, exit2: exit2At(known, behaviour) };
    const finished = { hook, row, run, behaviour, closed: blocksOnFailure(hook, row) };
    const result = claude_code_outcome_interpret(finished);
    return hook.async ? outcome_inBackground(result, finished) : result;
}
/**
 * `onFailure` is ignored for asynchronous hooks and on the events where a block means to go on. A WorktreeCreate hook
 * that fails in any way has made no worktree.
 */
function blocksOnFailure(hook, row) {
    const effective = !["refuses-stop", "nothing", "tells-user"].includes(row.exit2);
    const asked = hook.onFailure === "block" && !hook.async;
    return effective && (asked || row.exit2 === "fails-creation");
}
function claude_code_outcome_interpret(finished) {
    const { hook, run, behaviour } = finished;
    if (run.timedOut) {
        return {
            ...outcome_failed(finished, `cancelled after ${hook.timeoutMs / 1000} s`),
            outcome: "timeout",
        };
    }
    if (run.spawnError !== null)
        return outcome_failed(finished, `could not be started: ${run.spawnError}`);
    if (run.exitCode === 2 && !behaviour.has("jsonBesideExit2"))
        return outcome_blocked(finished, []);
    // Nobody looks at what a StopFailure hook prints.
    const printed = readStdout(finished.row.name === "StopFailure" ? "" : run.stdout);
    if (printed.kind === "text")
        return outcome_plain(finished, printed.text);
    if (printed.kind === "broken") {
        return claude_code_outcome_rejected(finished, printed.why, brokenFaults(printed.why));
    }
    const { value } = printed;
    if (isAnnouncement(value))
        return outcome_announced(finished);
    const answer = validate(value, finished.row.name, behaviour);
    if (!answer.valid) {
        return claude_code_outcome_rejected(finished, answer.why, answerFaults(finished, value, answer.why, null));
    }
    return outcome_answered(finished, answer.value, value);
}
/** Valid JSON counts whatever the exit status is; status 2 adds a block of its own. */
function outcome_answered(finished, output, written) {
    const { run, closed, row } = finished;
    const said = decisionOf(output, row);
    const faults = answerFaults(finished, written, null, said);
    const decided = row.exit2 === "json-only" && said.outcome !== "none";
    if (run.exitCode === 2 && !said.blocks && !decided) {
        return { ...outcome_blocked(finished, faults), output };
    }
    const badStatus = run.exitCode !== 0 && run.exitCode !== 2;
    if (closed && badStatus && !said.blocks) {
        return { ...outcome_failed(finished, outcome_statusOf(run)), faults };
    }
    return { ...silent, ...spoken(said), output, faults };
}
function spoken({ outcome, word, reason, }) {
    return { outcome, rawDecision: word, reason };
}
/** Text that is no JSON: only the exit status speaks. */
function outcome_plain(finished, text) {
    const { run, row, hook } = finished;
    if (run.exitCode === 0)
        return { ...silent, faults: textFaults(finished, text) };
    if (run.exitCode !== 2) {
        return { ...outcome_failed(finished, outcome_statusOf(run)), faults: textFaults(finished, text) };
    }
    const excused = missingScriptEvents.includes(row.name) ||
        (row.name === "UserPromptSubmit" && hook.config.layer === "plugin");
    if (excused && text === "" && saysScriptMissing(run.stderr)) {
        return outcome_failed(finished, "the script is missing (status 2 does not block then)");
    }
    return outcome_blocked(finished, []);
}
/** JSON that fails validation: an error, unless status 2 blocks anyway. */
function claude_code_outcome_rejected(finished, why, faults) {
    const { run, behaviour } = finished;
    if (run.exitCode === 2 && behaviour.has("exit2BesideBadJson")) {
        return outcome_blocked(finished, faults);
    }
    return { ...outcome_failed(finished, `its output was rejected: ${why}`), faults };
}
/** It said it would go on in the background; status 2 still blocks. */
function outcome_announced(finished) {
    const { exitCode } = finished.run;
    if (exitCode === 2)
        return outcome_blocked(finished, []);
    return exitCode === 0 ? silent : outcome_failed(finished, outcome_statusOf(finished.run));
}
function outcome_blocked(finished, faults) {
    const { row, run } = finished;
    if (row.exit2 === "fails-creation")
        return { ...outcome_failed(finished, outcome_statusOf(run)), faults };
    const reason = run.stderr.trim() || "No stderr output";
    return {
        ...silent,
        outcome: blockOutcome(row),
        rawDecision: "block",
        reason,
        faults: faults.length > 0 ? faults : exitFaults(finished),
    };
}
function outcome_failed({ run, closed }, error) {
    return {
        ...silent,
        outcome: "error",
        reason: run.stderr.trim() || null,
        failure: closed ? "closed" : "open",
        error,
    };
}
function outcome_statusOf({ exitCode, signal }) {
    return exitCode === null ? `killed by ${signal ?? "a signal"}` : `exit status ${exitCode}`;
}
/** An asynchronous hook comes too late to decide; with `asyncRewake`, status 2 wakes the model instead. */
function outcome_inBackground(result, { hook, run }) {
    const decided = ["deny", "ask", "continue", "halt"].includes(result.outcome);
    if (!decided)
        return result;
    const rewake = (0,located/* field */.ZZ)(hook.node, "asyncRewake");
    if (run.exitCode === 2 && rewake?.kind === "boolean" && rewake.value === true) {
        return { ...silent, reason: result.reason };
    }
    const what = "it runs in the background, so what it decides comes too late for Claude Code";
    return { ...result, faults: [{ rule: "decision-ignored", what }] };
}

;// CONCATENATED MODULE: ./build/dialects/claude-code/payload-fields.js
/**
 * Fields of the stdin document after the common ones, in the vendor's order. Source: the type file of
 * `@anthropic-ai/claude-agent-sdk` 0.3.329.
 */
const payload_fields_payloadFields = {
    PreToolUse: ["tool_name", "tool_input", "tool_use_id", "mcp_server"],
    PermissionRequest: ["tool_name", "tool_input", "permission_suggestions"],
    PermissionDenied: ["tool_name", "tool_input", "tool_use_id", "reason"],
    PostToolUse: ["tool_name", "tool_input", "tool_response", "tool_use_id", "duration_ms"],
    PostToolUseFailure: [
        "tool_name",
        "tool_input",
        "tool_use_id",
        "error",
        "is_interrupt",
        "duration_ms",
    ],
    PostToolBatch: ["tool_calls"],
    UserPromptSubmit: ["prompt", "source", "session_title"],
    UserPromptExpansion: [
        "expansion_type",
        "command_name",
        "command_args",
        "command_source",
        "prompt",
    ],
    SessionStart: ["source", "model", "session_title", "seconds_since_last_response"],
    SessionEnd: ["reason"],
    Setup: ["trigger"],
    Stop: ["stop_hook_active", "last_assistant_message", "background_tasks", "session_crons"],
    SubagentStop: ["stop_hook_active", "agent_transcript_path", "last_assistant_message"],
    SubagentStart: [],
    StopFailure: ["error", "error_details", "last_assistant_message"],
    PreCompact: ["trigger", "custom_instructions"],
    PostCompact: ["trigger", "compact_summary"],
    PreModelSwitch: ["from_model", "to_model", "requested_model", "source", "context_tokens"],
    PostModelSwitch: ["from_model", "to_model", "requested_model", "source", "context_tokens"],
    Notification: ["message", "title", "notification_type"],
    TeammateIdle: ["teammate_name", "team_name"],
    TaskCreated: ["task_id", "task_subject", "task_description", "teammate_name", "team_name"],
    TaskCompleted: ["task_id", "task_subject", "task_description", "teammate_name", "team_name"],
    Elicitation: ["mcp_server_name", "message", "mode", "url", "elicitation_id", "requested_schema"],
    ElicitationResult: ["mcp_server_name", "action", "content", "mode", "elicitation_id"],
    ConfigChange: ["source", "file_path"],
    InstructionsLoaded: [
        "file_path",
        "memory_type",
        "load_reason",
        "globs",
        "trigger_file_path",
        "parent_file_path",
    ],
    WorktreeCreate: ["name"],
    WorktreeRemove: ["worktree_path"],
    CwdChanged: ["old_cwd", "new_cwd"],
    FileChanged: ["file_path", "event"],
    DirectoryAdded: ["directory", "source"],
    MessageDisplay: ["turn_id", "message_id", "index", "final", "delta"],
};
/** Common fields that stand in every payload or, when they are known, before the event's own. */
const baseFields = [
    "session_id",
    "transcript_path",
    "cwd",
    "prompt_id",
    "permission_mode",
    "agent_id",
    "agent_type",
    "effort",
    "hook_event_name",
];
/** Events that belong to a turn and so carry `permission_mode`. */
const permissionModeEvents = [
    "PreToolUse",
    "PermissionRequest",
    "PermissionDenied",
    "PostToolUse",
    "PostToolUseFailure",
    "PostToolBatch",
    "UserPromptSubmit",
    "UserPromptExpansion",
    "Stop",
    "SubagentStop",
    "TeammateIdle",
    "TaskCreated",
    "TaskCompleted",
];

;// CONCATENATED MODULE: ./build/dialects/claude-code/payload.js



/** Stands for the id of a session that no recording names. */
const unknownSession = "00000000-0000-4000-8000-000000000000";
/**
 * The whole stdin document of an event: what the recording has, with the fields filled in that every payload of the
 * event carries, in the vendor's order; anything else of the recording follows.
 */
function completePayload(event, session, workspace) {
    const { input } = event;
    const known = new Map(Object.entries(input));
    const fill = (key, value) => {
        if (value !== null && !known.has(key))
            known.set(key, value);
    };
    const sessionId = (0,model_json/* stringAt */.bX)(input, "session_id") ?? session.sessionId ?? unknownSession;
    fill("session_id", sessionId);
    fill("cwd", workspace.project);
    fill("transcript_path", workspace.transcript ?? transcriptPath(sessionId, workspace));
    if (permissionModeEvents.includes(event.name))
        fill("permission_mode", "default");
    fill("agent_id", event.agent);
    fill("hook_event_name", event.name);
    if (claude_code_events_isToolEvent(event.name) && event.name !== "PermissionRequest") {
        fill("tool_use_id", event.callId);
    }
    if (event.name === "Stop" || event.name === "SubagentStop")
        fill("stop_hook_active", false);
    const fields = Object.hasOwn(payload_fields_payloadFields, event.name) ? payload_fields_payloadFields[event.name] : undefined;
    const order = new Set([...baseFields, ...(fields ?? []), ...known.keys()]);
    return Object.fromEntries([...order].flatMap((key) => {
        const value = known.get(key);
        return value === undefined ? [] : [[key, value]];
    }));
}
/** Where Claude Code would keep the recording; the folder is named after the project, whose place is another on every run. */
function transcriptPath(sessionId, workspace) {
    return `${workspace.home}/.claude/projects/project/${sessionId.replace(/[^\w-]/g, "-")}.jsonl`;
}

;// CONCATENATED MODULE: ./build/dialects/claude-code/wildcard.js
/**
 * Wildcards without regular expressions: patterns come from strangers, and this never takes more than the product
 * of the two lengths.
 */
/**
 * Does a sequence fit a pattern in which some items stand for any number of others?
 * @param isStar such an item
 * @param fits one item of the pattern against one item of the sequence
 */
function sequenceFits(pattern, items, isStar, fits) {
    let p = 0;
    let i = 0;
    let star = -1;
    let mark = 0;
    while (i < items.length) {
        const want = pattern[p];
        const have = items[i];
        if (want !== undefined && isStar(want)) {
            star = p++;
            mark = i;
        }
        else if (want !== undefined && have !== undefined && fits(want, have)) {
            p++;
            i++;
        }
        else if (star >= 0) {
            p = star + 1;
            i = ++mark;
        }
        else {
            return false;
        }
    }
    while (p < pattern.length && isStar(pattern[p]))
        p++;
    return p === pattern.length;
}
/** Does a text fit a pattern in which `*` stands for any text (and `?` for one character, if `one` says so)? */
function textFits(pattern, text, one = false) {
    return sequenceFits([...pattern], [...text], (c) => c === "*", (p, c) => p === c || (one && p === "?"));
}
/**
 * Does a path fit a gitignore-like pattern? `**` stands for any number of folders, `*` and `?` stay within one
 * name, and a pattern that fits a folder fits everything in it.
 */
function pathFits(pattern, path) {
    const want = pattern.split("/").filter((part) => part !== "");
    const have = path.split("/").filter((part) => part !== "");
    const fits = (p, name) => textFits(p, name, true);
    const isStar = (part) => part === "**";
    return (sequenceFits(want, have, isStar, fits) || sequenceFits([...want, "**"], have, isStar, fits));
}

;// CONCATENATED MODULE: ./build/dialects/claude-code/condition.js



/** Longer ones are nothing a person wrote; they count as not understood. */
const condition_longest = 10_000;
/** A permission rule: a tool, and what is asked of its input. */
const rule = /^\s*([\w-]+\*?)\s*(?:\((.*)\))?\s*$/s;
/**
 * Does an `if` filter let a tool call through to its hook? Filters are permission rules: `Bash(git *)`,
 * `Edit(src/**)`, `WebFetch(domain:example.com)`, `mcp__server`. A filter is no security boundary, so whatever is
 * not understood here lets the hook run.
 */
function conditionFits(condition, payload) {
    if (condition.length > condition_longest)
        return true;
    const parsed = rule.exec(condition);
    const tool = (0,model_json/* stringAt */.bX)(payload, "tool_name");
    if (parsed === null || tool === null)
        return true;
    const [, name = "", detail] = parsed;
    if (!toolFits(name, tool))
        return false;
    if (detail === undefined || detail.trim() === "" || detail.trim() === "*")
        return true;
    const input = (0,model_json/* objectAt */.lJ)(payload, "tool_input");
    if (input === null)
        return true;
    return detailFits(currentName(tool), detail.trim(), input);
}
/** `mcp__server` takes in all tools of the server, and so does `mcp__server__*`. */
function toolFits(name, tool) {
    if (name.startsWith("mcp__")) {
        return name.includes("*")
            ? textFits(name, tool)
            : tool === name || tool.startsWith(`${name}__`);
    }
    return currentName(name) === currentName(tool);
}
function detailFits(tool, detail, input) {
    switch (tool) {
        case "Bash":
        case "PowerShell":
        case "Monitor": {
            const command = (0,model_json/* stringAt */.bX)(input, "command");
            return command === null || commandFits(detail, command);
        }
        case "Read":
        case "Edit":
        case "Write":
        case "NotebookEdit": {
            const path = (0,model_json/* stringAt */.bX)(input, "file_path") ?? (0,model_json/* stringAt */.bX)(input, "notebook_path");
            return path === null || fileFits(detail, path);
        }
        case "WebFetch":
            return hostFits(detail, (0,model_json/* stringAt */.bX)(input, "url"));
        case "Agent": {
            const type = (0,model_json/* stringAt */.bX)(input, "subagent_type");
            return type === null || type === detail;
        }
        default:
            return true;
    }
}
/**
 * Any part of a compound command may fit. `git:*` and `git *` also take in a bare `git`. What runs inside a
 * substitution cannot be seen, so a command with one runs the hook.
 */
function commandFits(detail, command) {
    const parts = command.length > condition_longest ? null : splitCommand(command);
    if (parts === null)
        return true;
    const prefix = /^(.*):\*$/s.exec(detail)?.[1] ?? /^([^*]*) \*$/.exec(detail)?.[1];
    return parts.some((part) => prefix === undefined
        ? textFits(detail, part)
        : part === prefix || part.startsWith(`${prefix} `));
}
/**
 * The commands that `&&`, `||`, `;`, `|`, `&` and line breaks separate, without assignments in front. Null when
 * quotes are left open or something is substituted.
 */
function splitCommand(command) {
    const parts = [];
    let part = "";
    let quote = "";
    for (let i = 0; i < command.length; i++) {
        const c = command.charAt(i);
        if (quote !== "'" && (c === "`" || (c === "$" && command.charAt(i + 1) === "(")))
            return null;
        if (quote === "" && (c === "<" || c === ">") && command.charAt(i + 1) === "(")
            return null;
        if (c === "\\" && quote !== "'") {
            part += c + command.charAt(++i);
        }
        else if (quote !== "") {
            if (c === quote)
                quote = "";
            part += c;
        }
        else if (c === '"' || c === "'") {
            quote = c;
            part += c;
        }
        else if (/[;&|\n]/.test(c) && !isRedirection(command, i)) {
            parts.push(part);
            part = "";
        }
        else {
            part += c;
        }
    }
    if (quote !== "")
        return null;
    return [...parts, part].map(withoutAssignments).filter((text) => text !== "");
}
/** `2>&1` and `&>file` separate nothing. */
function isRedirection(command, at) {
    return (command.charAt(at) === "&" && (command.charAt(at - 1) === ">" || command.charAt(at + 1) === ">"));
}
function withoutAssignments(part) {
    return part.trim().replace(/^(?:[A-Za-z_]\w*=(?:'[^']*'|"[^"]*"|[^\s'"]+)?\s+)+/, "");
}
/**
 * Paths in a filter are relative to a folder that the payload does not name, so a relative pattern may fit any end
 * of the path. Alternatives, classes and exceptions are not understood.
 */
function fileFits(detail, path) {
    if (/[[\]{}!\\]/.test(detail) || path.length > condition_longest)
        return true;
    const file = path.replaceAll("\\", "/");
    if (detail.startsWith("//"))
        return pathFits(detail, file);
    const relative = detail.replace(/^(?:~\/|\.?\/)+/, "");
    return pathFits(`**/${relative}`, file);
}
function hostFits(detail, url) {
    const domain = /^domain:(.+)$/.exec(detail)?.[1];
    if (domain === undefined || url === null || !URL.canParse(url))
        return true;
    return textFits(domain.toLowerCase(), new URL(url).hostname.toLowerCase());
}

;// CONCATENATED MODULE: ./build/dialects/claude-code/plan.js





/** Why hookgate cannot run handlers of these types. */
const skipped = {
    prompt: "a prompt hook needs a model",
    agent: "an agent hook needs a model",
    http: "an http hook needs its server",
    mcp_tool: "an mcp_tool hook needs its server",
};
/**
 * The hooks Claude Code would start for an event, all at once. Hooks of skills and commands are left out: a
 * recording does not tell when those are active.
 */
function planEvent(hooks, event, events, matcher) {
    const facts = events.get(event.name);
    const plan = { steps: [], sequential: false, failure: null };
    if (facts === null || !facts.fires)
        return plan;
    const value = facts.matches === null ? null : matchValue(event, facts.matches.field);
    const seen = new Set();
    for (const hook of hooks) {
        if (!hook.enabled || hook.event !== event.name || !isActive(hook, event))
            continue;
        // An event without a value to compare runs every hook.
        const matches = value === null || matcher.compile(hook.matcher ?? "", event.name).test(value);
        if (!matches || !passes(hook, event))
            continue;
        const key = identity(hook);
        if (seen.has(key))
            continue;
        seen.add(key);
        const skip = Object.hasOwn(skipped, hook.type) ? (skipped[hook.type] ?? null) : null;
        plan.steps.push({ hook, skip });
    }
    return plan;
}
/** What a matcher is compared with; null when the payload says nothing. A changed file counts by its last name. */
function matchValue(event, field) {
    const value = (0,model_json/* stringAt */.bX)(event.input, field);
    if (value === null || value === "")
        return null;
    return event.name === "FileChanged" ? external_node_path_.posix.basename(value.replaceAll("\\", "/")) : value;
}
/** An agent's own hooks run inside that agent; a plugin's agent is called `plugin:agent`. */
function isActive({ scope }, event) {
    if (scope === null)
        return true;
    if (scope.kind !== "agent")
        return false;
    const agent = (0,model_json/* stringAt */.bX)(event.input, "agent_type");
    return agent !== null && (agent === scope.name || agent.endsWith(`:${scope.name}`));
}
/** `if` is evaluated on tool events; on any other it keeps the hook from running. */
function passes({ condition }, event) {
    if (condition === null)
        return true;
    return claude_code_events_isToolEvent(event.name) && conditionFits(condition, event.input);
}
/** Equal handlers of one source run once; the same handler in two sources runs twice. */
function identity(hook) {
    const { config, type, command, args, shell, condition } = hook;
    const source = config.layer === "plugin" ? (config.home ?? config.file) : config.file;
    const handler = type === "command" ? [command, args, shell] : [remote(hook)];
    return JSON.stringify([source, type, ...handler, condition]);
}
function remote(hook) {
    const told = hook.node.entries.filter(({ key }) => ["prompt", "url", "server", "tool", "input"].includes(key));
    return told.map(({ key, value }) => [key, (0,located/* toJson */.aB)(value)]);
}

;// CONCATENATED MODULE: ./build/dialects/claude-code/registry.js

/** All sources add up; this is only the order in which they are told. */
const order = [
    "user",
    "project",
    "local",
    "extension",
    "plugin",
    "front-matter",
    "system",
    "dead",
];
/** Budget of all SessionEnd hooks together, in milliseconds: the longest timeout, within these bounds. */
const registry_sessionEnd = { least: 1500, most: 60_000 };
/**
 * All hooks of one project. No source overrides another; settings can only switch hooks off: `disableAllHooks`
 * (managed hooks heed only the managed one) and the managed `allowManagedHooksOnly`.
 */
function claude_code_registry_register(configs) {
    const sorted = [...configs].sort((a, b) => rank(a) - rank(b));
    const off = sorted.filter((config) => config.settings.disableAllHooks === true);
    const offForManaged = off.filter(isManaged);
    const onlyManaged = sorted.filter((config) => isManaged(config) && config.settings.allowManagedHooksOnly === true);
    const reason = (config) => {
        const [switchedOff] = isManaged(config) ? offForManaged : off;
        if (switchedOff)
            return `\`disableAllHooks\` in ${switchedOff.config.file}`;
        const [managed] = isManaged(config) ? [] : onlyManaged;
        return managed ? `\`allowManagedHooksOnly\` in ${managed.config.file}` : null;
    };
    const hooks = sorted.flatMap((config) => {
        const because = reason(config);
        return config.hooks.map((hook) => because === null || !hook.enabled
            ? hook
            : { ...hook, enabled: false, disabledBecause: because });
    });
    return withSessionEndBudget(hooks);
}
function rank({ config }) {
    return order.indexOf(config.layer);
}
function isManaged({ config }) {
    return config.layer === "system";
}
/** SessionEnd hooks share one budget: the longest configured timeout, at least 1.5 s and at most 60 s. */
function withSessionEndBudget(hooks) {
    const configured = hooks
        .filter((hook) => hook.event === "SessionEnd" && hook.enabled && hasTimeout(hook))
        .map((hook) => hook.timeoutMs);
    const longest = configured.reduce((most, ms) => Math.max(most, ms), registry_sessionEnd.least);
    const budget = Math.min(longest, registry_sessionEnd.most);
    return hooks.map((hook) => {
        if (hook.event !== "SessionEnd")
            return hook;
        const own = hasTimeout(hook) ? hook.timeoutMs : budget;
        return { ...hook, timeoutMs: Math.min(own, budget) };
    });
}
function hasTimeout(hook) {
    return (0,located/* field */.ZZ)(hook.node, "timeout")?.kind === "number";
}

;// CONCATENATED MODULE: ./build/dialects/claude-code/subject.js



/** Where the telling part of a tool's input stands, first match wins. */
const subject_inputFields = [
    "command",
    "file_path",
    "notebook_path",
    "url",
    "pattern",
    "query",
    "prompt",
    "path",
    "skill",
    "description",
];
/** The same for events that are not about a tool. */
const subject_eventFields = {
    UserPromptSubmit: ["prompt"],
    UserPromptExpansion: ["command_name", "prompt"],
    SubagentStart: ["agent_type", "agent_id"],
    SubagentStop: ["agent_type", "agent_id"],
    Stop: [],
    SessionEnd: ["reason"],
    StopFailure: ["error"],
    PreModelSwitch: ["to_model"],
    PostModelSwitch: ["to_model"],
    Notification: ["message", "notification_type"],
    TeammateIdle: ["teammate_name"],
    TaskCreated: ["task_subject"],
    TaskCompleted: ["task_subject"],
    Elicitation: ["message", "mcp_server_name"],
    ElicitationResult: ["mcp_server_name"],
    InstructionsLoaded: ["file_path", "load_reason"],
    WorktreeCreate: ["name"],
    WorktreeRemove: ["worktree_path"],
    CwdChanged: ["new_cwd"],
    DirectoryAdded: ["directory"],
    MessageDisplay: ["delta"],
};
const otherFields = ["source", "trigger", "file_path", "reason", "prompt", "message"];
/** The tool of a tool event, under the name the recording gives it; null on other events. */
function subject_toolOf(event) {
    return claude_code_events_isToolEvent(event.name) ? (0,model_json/* stringAt */.bX)(event.input, "tool_name") : null;
}
/** What a person wants to see of an event: the command, the path, the prompt …, on one line. */
function claude_code_subject_subjectOf(event) {
    if (claude_code_events_isToolEvent(event.name)) {
        const input = (0,model_json/* objectAt */.lJ)(event.input, "tool_input");
        return input === null ? "" : oneLine(firstText(input, subject_inputFields) ?? anyText(input));
    }
    const fields = Object.hasOwn(subject_eventFields, event.name) ? subject_eventFields[event.name] : undefined;
    return oneLine(firstText(event.input, fields ?? otherFields) ?? "");
}

;// CONCATENATED MODULE: ./build/dialects/claude-code/versions.js




/** Newest version the tables were read from, and the day. */
const claude_code_versions_newest = { version: "2.1.329", checked: "2026-11-20" };
/** The first version of every fact that changes what a hook does. */
const firsts = {
    /** command, http and mcp_tool hooks get 600 s instead of 60 (changelog 2.1.3). */
    longTimeouts: "2.1.3",
    /** JSON on stdout counts beside exit 2; before, exit 2 hid it (changelog 2.1.90). */
    jsonBesideExit2: "2.1.90",
    /** An unknown event name is ignored; before, it made the whole file invalid (changelog 2.1.101). */
    unknownEventIgnored: "2.1.101",
    /** PreCompact can block (changelog 2.1.105). */
    compactionBlocked: "2.1.105",
    /** A malformed hooks entry costs only itself; before, the whole file (changelog 2.1.122). */
    badEntryKeepsFile: "2.1.122",
    /** A turn ends after eight refused stops in a row (2.1.143). A single event does not tell how many there were. */
    stopCap: "2.1.143",
    /** Commas and blanks separate names in a matcher (2.1.191). */
    commaLists: "2.1.191",
    /** A hyphen belongs to a name in a matcher (2.1.195). */
    hyphenNames: "2.1.195",
    /** SessionStart fires with source `fork` (2.1.214). */
    forkSource: "2.1.214",
    /** Exit 2 blocks even beside JSON that fails validation (2.1.214). */
    exit2BesideBadJson: "2.1.214",
    /** A malformed PreToolUse or PermissionRequest entry takes its settings file along (read in 2.1.329). */
    badGuardDropsFile: "2.1.329",
};
/** First versions that had hooks at all. */
const versions_oldest = "1.0.38";
/** Every version at which one of the tables changes, oldest first. */
const timeline = [
    ...new Set([
        versions_oldest,
        ...Object.values(firsts),
        ...eventRows.flatMap((row) => (row.since === null ? [] : [row.since])),
        ...Object.values(fieldSince),
        ...Object.values(typeSince),
        ...Object.values(outputSince),
        claude_code_versions_newest.version,
    ]),
].sort((a, b) => versions_compare(parts(a), parts(b)));
/**
 * The behaviour at a version, a prefix of one (`"2.1"` means the last 2.1), `"seed"` or null. The seed documents
 * do not describe Claude Code, so for this agent `seed` means the newest version, as null does.
 * @throws UsageError when `version` is no version
 */
function claude_code_versions_behaviourAt(version) {
    if (version === null || version === "seed")
        return behaviour(claude_code_versions_newest.version);
    if (!/^v?\d{1,9}(\.\d{1,9}){0,2}(-[\w.]{1,40})?$/.test(version)) {
        throw new errors/* UsageError */.e(`"${version.slice(0, 40)}" is not a version of Claude Code: expected something like "2.1.329", "2.1" or "seed"`);
    }
    const wanted = parts(version.replace(/^v/, ""));
    const entry = timeline.findLast((candidate) => versions_compare(parts(candidate), wanted) <= 0);
    return behaviour(entry ?? versions_oldest);
}
function behaviour(version) {
    const own = parts(version);
    const reached = (since) => since === null || versions_compare(parts(since), own) <= 0;
    return { version, reached, has: (fact) => reached(firsts[fact]) };
}
/** Three numbers; what a prefix leaves out counts as higher than any number. */
function parts(version) {
    const numbers = version.replace(/-.*$/, "").split(".").map(Number);
    return [0, 1, 2].map((index) => numbers[index] ?? Number.POSITIVE_INFINITY);
}
function versions_compare(a, b) {
    for (const index of [0, 1, 2]) {
        const left = a[index] ?? 0;
        const right = b[index] ?? 0;
        if (left !== right)
            return left - right;
    }
    return 0;
}

;// CONCATENATED MODULE: ./build/dialects/claude-code/vocabulary.js








const vocabulary_path = (0,word/* fullPath */.jS)("path", "file_path");
const vocabulary_shell = [
    (0,word/* text */.Qq)("command", "command"),
    (0,word/* whole */.WQ)("timeoutMs", "timeout"),
    (0,word/* text */.Qq)("description", "description"),
    (0,word/* flag */.Jt)("background", "run_in_background"),
];
const vocabulary_todos = (0,word_list/* items */.ld)("todos", "todos", [
    (0,word/* text */.Qq)("text", "content"),
    (0,word/* choice */.Yq)("status", "status", {
        pending: ["pending"],
        in_progress: ["in_progress"],
        completed: ["completed"],
    }),
    (0,word/* text */.Qq)("active", "activeForm"),
]);
const claude_code_vocabulary_replacement = [
    (0,word/* text */.Qq)("old", "old_string"),
    (0,word/* text */.Qq)("new", "new_string"),
    (0,word/* flag */.Jt)("all", "replace_all"),
];
/** Arguments are those of the type file of `@anthropic-ai/claude-agent-sdk` 0.3.329; of tools that are gone, as recorded. */
const claude_code_vocabulary_rows = [
    ...(0,vocabulary/* tools */.Y)(["Bash"], "shell", vocabulary_shell),
    ...(0,vocabulary/* tools */.Y)(["PowerShell"], "powershell", vocabulary_shell),
    ...(0,vocabulary/* tools */.Y)(["Monitor"], "watch", [
        (0,word/* text */.Qq)("command", "command"),
        (0,word/* whole */.WQ)("timeoutMs", "timeout_ms"),
        (0,word/* text */.Qq)("description", "description"),
    ], { when: (input) => (0,word/* given */.gI)(input, "command") !== undefined }),
    ...(0,vocabulary/* tools */.Y)(["Read"], "read", [vocabulary_path, (0,word_lines/* firstAndCount */.Zy)("offset", "limit", 1)]),
    ...(0,vocabulary/* tools */.Y)(["Write"], "write", [vocabulary_path, (0,word/* text */.Qq)("content", "content")], {
        anyway: { append: false, overwrite: true },
    }),
    ...(0,vocabulary/* tools */.Y)(["Edit"], "edit", [vocabulary_path, ...claude_code_vocabulary_replacement]),
    ...(0,vocabulary/* tools */.Y)(["MultiEdit"], "multi-edit", [vocabulary_path, (0,word_list/* items */.ld)("edits", "edits", claude_code_vocabulary_replacement)], {
        readOnly: true,
    }),
    ...(0,vocabulary/* tools */.Y)(["NotebookEdit"], "notebook-edit", [
        (0,word/* fullPath */.jS)("path", "notebook_path"),
        (0,word/* text */.Qq)("new", "new_source"),
        (0,word/* text */.Qq)("cell", "cell_id"),
        (0,word/* text */.Qq)("cellType", "cell_type"),
        (0,word/* text */.Qq)("mode", "edit_mode"),
    ]),
    ...(0,vocabulary/* tools */.Y)(["NotebookRead"], "read", [(0,word/* fullPath */.jS)("path", "notebook_path")], { readOnly: true }),
    ...(0,vocabulary/* tools */.Y)(["LS"], "list", [(0,word/* fullPath */.jS)("path", "path"), (0,word/* list */.p_)("ignore", "ignore")], {
        readOnly: true,
    }),
    ...(0,vocabulary/* tools */.Y)(["Glob"], "find-files", [(0,word/* text */.Qq)("pattern", "pattern"), (0,word/* fullPath */.jS)("path", "path")]),
    ...(0,vocabulary/* tools */.Y)(["Grep"], "search-text", [
        (0,word/* text */.Qq)("pattern", "pattern"),
        (0,word/* fullPath */.jS)("path", "path"),
        (0,word/* text */.Qq)("include", "glob"),
        (0,word/* choice */.Yq)("namesOnly", "output_mode", { files_with_matches: [true], content: [false] }),
        ...shared_words/* grepOptions */.t8,
    ], { anyway: { fixed: false } }),
    ...(0,vocabulary/* tools */.Y)(["WebFetch"], "fetch-url", [(0,word/* text */.Qq)("url", "url"), (0,word/* text */.Qq)("prompt", "prompt")]),
    ...(0,vocabulary/* tools */.Y)(["WebSearch"], "web-search", [
        (0,word/* text */.Qq)("query", "query"),
        (0,word/* list */.p_)("only", "allowed_domains"),
        (0,word/* list */.p_)("without", "blocked_domains"),
    ]),
    ...(0,vocabulary/* tools */.Y)(["Agent", "Task"], "sub-agent", [
        (0,word/* text */.Qq)("type", "subagent_type"),
        (0,word/* text */.Qq)("prompt", "prompt"),
        (0,word/* text */.Qq)("description", "description"),
        (0,word/* text */.Qq)("model", "model"),
        (0,word/* flag */.Jt)("background", "run_in_background"),
    ]),
    ...(0,vocabulary/* tools */.Y)(["TodoWrite"], "todo", [vocabulary_todos]),
    ...(0,vocabulary/* tools */.Y)(["AskUserQuestion"], "ask-user", [(0,shared_words/* questions */.ab)("multiSelect")]),
    ...(0,vocabulary/* tools */.Y)(["Skill"], "skill", [(0,word/* text */.Qq)("name", "skill"), (0,word/* text */.Qq)("input", "args")]),
    ...(0,vocabulary/* tools */.Y)(["EnterPlanMode"], "enter-plan", []),
    ...(0,vocabulary/* tools */.Y)(["ExitPlanMode"], "exit-plan", [(0,word/* text */.Qq)("plan", "plan")]),
    ...(0,vocabulary/* tools */.Y)(["TaskStop", "KillShell", "KillBash"], "task-stop", [
        (0,word/* text */.Qq)("task", "task_id", "taskId", "shell_id"),
    ]),
    ...(0,vocabulary/* tools */.Y)(["TaskOutput", "BashOutput"], "task-output", [(0,word/* text */.Qq)("task", "task_id", "bash_id"), (0,word/* flag */.Jt)("block", "block"), (0,word/* whole */.WQ)("timeoutMs", "timeout")], { readOnly: true }),
    ...(0,vocabulary/* tools */.Y)(["ListMcpResourcesTool", "ListMcpResources"], "mcp-resources", [
        (0,word/* text */.Qq)("server", "server"),
    ]),
    ...(0,vocabulary/* tools */.Y)(["ReadMcpResourceTool", "ReadMcpResource"], "mcp-resource", [
        (0,word/* text */.Qq)("server", "server"),
        (0,word/* text */.Qq)("uri", "uri"),
    ]),
    ...(0,vocabulary/* tools */.Y)(["TaskCreate"], "item-create", [
        (0,word/* text */.Qq)("title", "subject"),
        (0,word/* text */.Qq)("description", "description"),
    ]),
    ...(0,vocabulary/* tools */.Y)(["TaskUpdate"], "item-update", [
        (0,word/* text */.Qq)("item", "taskId"),
        (0,word/* text */.Qq)("title", "subject"),
        (0,word/* text */.Qq)("description", "description"),
        (0,word/* choice */.Yq)("status", "status", {
            pending: ["pending"],
            in_progress: ["in_progress"],
            completed: ["completed"],
        }),
    ]),
    ...(0,vocabulary/* tools */.Y)(["TaskGet"], "item-get", [(0,word/* text */.Qq)("item", "taskId")]),
    ...(0,vocabulary/* tools */.Y)(["TaskList"], "item-list", []),
];
/**
 * `tool_response` is the tool's own structured result. Of what other agents record only the text is known, so only
 * the fields that hold it, and those that repeat the arguments, are written; scripts find them where they look.
 */
function response(result, { act, call }) {
    const input = call?.input ?? {};
    const known = (from, to) => {
        const found = (0,word/* given */.gI)(input, from);
        return found === undefined ? {} : { [to]: found };
    };
    const file = known("file_path", "filePath");
    switch (act) {
        case "shell":
            return { stdout: result, stderr: "", interrupted: false, isImage: false };
        case "read":
            return { type: "text", file: { ...file, content: result } };
        case "write":
            return { ...file, ...known("content", "content") };
        case "edit":
            return {
                ...file,
                ...known("old_string", "oldString"),
                ...known("new_string", "newString"),
            };
        default:
            return result;
    }
}
const vocabulary_stop = [(0,word/* flag */.Jt)("again", "stop_hook_active"), (0,word/* text */.Qq)("said", "last_assistant_message")];
const trigger = (0,word/* choice */.Yq)("trigger", "trigger", { manual: ["manual"], auto: ["auto"] });
/** Claude Code's words for what all agents do. */
const claude_code_vocabulary_vocabulary = {
    dialect: "claude-code",
    title: "Claude Code",
    base: [
        (0,word/* text */.Qq)("sessionId", "session_id"),
        (0,word/* text */.Qq)("cwd", "cwd"),
        (0,word/* text */.Qq)("agentId", "agent_id"),
        (0,word/* text */.Qq)("agentType", "agent_type"),
    ],
    events: [
        (0,vocabulary/* event */.f)("PreToolUse", "before-tool"),
        (0,vocabulary/* event */.f)("PostToolUse", "after-tool", [
            (0,result_text/* resultAs */.cN)("tool_response", response),
            (0,word/* number */.ai)("durationMs", "duration_ms"),
        ]),
        (0,vocabulary/* event */.f)("PostToolUseFailure", "after-tool-failure", [
            (0,word/* text */.Qq)("error", "error"),
            (0,word/* number */.ai)("durationMs", "duration_ms"),
        ]),
        (0,vocabulary/* event */.f)("UserPromptSubmit", "prompt", [(0,word/* text */.Qq)("prompt", "prompt")], { needs: ["prompt"] }),
        (0,vocabulary/* event */.f)("SessionStart", "session-start", [
            (0,word/* choice */.Yq)("source", "source", {
                startup: ["startup", "new"],
                resume: ["resume"],
                clear: ["clear"],
                compact: ["compact"],
                fork: ["fork"],
            }),
            (0,word/* text */.Qq)("model", "model"),
        ], { decisive: ["source"] }),
        (0,vocabulary/* event */.f)("SessionEnd", "session-end", [
            (0,word/* choice */.Yq)("reason", "reason", {
                other: ["other", "error", "abort", "timeout"],
                prompt_input_exit: ["user-exit"],
                clear: ["clear"],
                resume: ["resume"],
                logout: ["logout"],
            }),
        ], { decisive: ["reason"] }),
        (0,vocabulary/* event */.f)("Stop", "before-stop", vocabulary_stop, { implies: shared_words/* stoppedByItself */.IJ }),
        (0,vocabulary/* event */.f)("SubagentStart", "sub-agent-start"),
        (0,vocabulary/* event */.f)("SubagentStop", "sub-agent-stop", vocabulary_stop),
        (0,vocabulary/* event */.f)("PreCompact", "before-compact", [trigger]),
        (0,vocabulary/* event */.f)("PostCompact", "after-compact", [trigger, (0,word/* text */.Qq)("summary", "compact_summary")]),
        (0,vocabulary/* event */.f)("Notification", "notification", [
            (0,word/* text */.Qq)("message", "message"),
            (0,word/* text */.Qq)("title", "title"),
            (0,word/* choice */.Yq)("kind", "notification_type", {
                permission_prompt: ["permission"],
                idle_prompt: ["idle"],
                auth_success: ["auth"],
                agent_needs_input: ["input"],
                agent_completed: ["completed"],
            }),
        ]),
    ],
    tools: claude_code_vocabulary_rows,
    call: (0,call_fields/* callFields */.M)("tool_name", "tool_input"),
    mcp: mcp_name/* doubleUnderscores */.Hb,
    silent: {
        payload: [
            "transcript_path",
            "agent_transcript_path",
            "permission_mode",
            "prompt_id",
            "effort",
            "hook_event_name",
            "tool_use_id",
        ],
        input: [],
    },
    alone: {
        PermissionRequest: "comes only where a person would be asked, which no recording of another agent tells",
        PermissionDenied: "comes after a permission was refused, which other agents do not tell their hooks",
        PostToolBatch: "is about several calls at once, which other agents tell one by one",
        UserPromptExpansion: "is about a slash command, which other agents do not tell their hooks",
        Setup: "comes when a checkout is prepared, which other agents do not do",
        StopFailure: "comes when the model could not answer, which other agents do not tell their hooks",
        PreModelSwitch: "is about a change of the model, which other agents do not tell their hooks",
        PostModelSwitch: "is about a change of the model, which other agents do not tell their hooks",
        TeammateIdle: "is about agent teams, which other agents do not have",
        TaskCreated: "is about the task list, which other agents do not tell their hooks",
        TaskCompleted: "is about the task list, which other agents do not tell their hooks",
        Elicitation: "is about a question of an MCP server, which other agents do not tell their hooks",
        ElicitationResult: "is about a question of an MCP server, which other agents do not tell their hooks",
        ConfigChange: "is about a changed setting, which other agents do not tell their hooks",
        InstructionsLoaded: "is about instruction files, which other agents do not tell their hooks",
        WorktreeCreate: "makes a worktree, which other agents do not do through hooks",
        WorktreeRemove: "is about a worktree, which other agents do not tell their hooks",
        CwdChanged: "is about the working directory, which other agents do not tell their hooks",
        FileChanged: "is about a watched file, which other agents do not tell their hooks",
        DirectoryAdded: "is about a further directory, which other agents do not tell their hooks",
        MessageDisplay: "is about what is shown, which other agents do not tell their hooks",
        Artifact: "publishes pages of its own service",
        CronCreate: "starts prompts by a calendar, which other agents' timers do not know",
        CronDelete: "belongs to `CronCreate`",
        CronList: "belongs to `CronCreate`",
        EnterWorktree: "moves the session into a worktree, which other agents do not do by a tool",
        ExitWorktree: "belongs to `EnterWorktree`",
        LSP: "asks a language server, which other agents do not do by a tool",
        ListAgents: "lists agents that run, which other agents do not do by a tool of its own",
        Monitor: "watches a socket here, not a command",
        ReadMcpResourceDirTool: "reads a directory of resources, which other agents do not do",
        SendUserMessage: "writes to the user in the middle of a turn, which other agents do not do by a tool",
        SetGoal: "sets a condition for the end of the work, which other agents do not have",
        ToolSearch: "loads tools on demand, which other agents do not do by a tool",
        Workflow: "runs a script of agents, which other agents do not have",
    },
};

;// CONCATENATED MODULE: ./build/dialects/claude-code/index.js















const claude_code_title = "Claude Code";
/** Claude Code. */
const claudeCode = {
    id: "claude-code",
    title: claude_code_title,
    newest: claude_code_versions_newest,
    at: (version) => claude_code_dialectAt(claude_code_versions_behaviourAt(version)),
};
function claude_code_dialectAt(behaviour) {
    const events = events_eventsAt(behaviour);
    const matcher = claude_code_matcher_matcherEngine(behaviour);
    return {
        id: "claude-code",
        title: claude_code_title,
        version: behaviour.version,
        events,
        timeout: timeoutFacts(behaviour),
        tools: claude_code_tools_tools,
        vocabulary: claude_code_vocabulary_vocabulary,
        variables: claude_code_tools_variables,
        discover: claude_code_files_discover,
        layers: (dirs, { exists }) => claude_code_files_layers(dirs, exists),
        parse: (config, source) => parse(config, source, behaviour, events),
        register: claude_code_registry_register,
        matcher,
        plan: (hooks, event) => planEvent(hooks, event, events, matcher),
        payload: completePayload,
        invocation: invocationOf,
        interpret: (hook, event, run) => interpretRun(hook, event.name, run, behaviour),
        // All hooks of an event start at once: none sees what another changed.
        chain: (payload) => payload,
        afterRewrite: aggregate_afterRewrite,
        ...(behaviour.has("stopCap") ? { stopCap: stopCap } : {}),
        combine: (event, results) => combineResults(event, results, events),
        tool: subject_toolOf,
        subject: claude_code_subject_subjectOf,
    };
}
function timeoutFacts(behaviour) {
    return {
        unit: "s",
        defaultMs: (event) => 1000 * defaultTimeout("command", eventRow(event)?.timeoutSeconds ?? null, behaviour),
        onTimeout(event) {
            switch (eventRow(event)?.exit2) {
                case "refuses-stop":
                    return "cancels it and lets the agent stop";
                case "blocks":
                case "json-only":
                case "ends-loop":
                    return event === "PreToolUse" || event === "PermissionRequest"
                        ? "cancels it and lets the call through"
                        : "cancels it and goes on as if nobody had objected";
                case "fails-creation":
                    return "cancels it and creates no worktree";
                default:
                    return "cancels it and goes on";
            }
        },
    };
}

;// CONCATENATED MODULE: ./build/dialects/gemini-cli/words.js

/** The value of a key of an answer; undefined when the answer is no object or lacks it. */
function words_part(output, key) {
    return (0,model_json/* isObject */.Gv)(output) && Object.hasOwn(output, key) ? output[key] : undefined;
}
/** Reads the vocabulary: lower case, exact, booleans only for `continue`. */
function says(output) {
    const decision = words_part(output, "decision");
    return {
        halt: words_part(output, "continue") === false,
        deny: decision === "deny" || decision === "block",
        ask: decision === "ask",
        allow: decision === "allow" || decision === "approve",
    };
}
/** A reason as the vendor's joining of texts would write it; null when there is none. */
function words_textOf(value) {
    if (!value)
        return null;
    if (typeof value === "string")
        return value;
    try {
        return String(value);
    }
    catch {
        return "[object]";
    }
}

;// CONCATENATED MODULE: ./build/dialects/gemini-cli/effects.js


const ever = () => true;
const isText = (value) => typeof value === "string";
/** What the loop takes from an answer besides the decision. */
const effects_effects = [
    {
        event: "BeforeTool",
        key: "tool_input",
        when: "passes",
        usable: model_json/* isObject */.Gv,
        at: (b) => b.rewrite !== "ignored",
    },
    { event: "AfterTool", key: "additionalContext", when: "passes", usable: isText, at: ever },
    {
        event: "AfterTool",
        key: "tailToolCallRequest",
        when: "passes",
        usable: model_json/* isObject */.Gv,
        at: (b) => b.runtime,
    },
    { event: "BeforeAgent", key: "additionalContext", when: "passes", usable: isText, at: ever },
    {
        event: "AfterAgent",
        key: "clearContext",
        when: "blocks",
        usable: (value) => value === true,
        at: (b) => b.clearContext,
    },
    {
        event: "SessionStart",
        key: "additionalContext",
        when: "always",
        usable: isText,
        at: (b) => b.stops,
    },
    { event: "BeforeModel", key: "llm_request", when: "passes", usable: model_json/* isObject */.Gv, at: ever },
    { event: "BeforeModel", key: "llm_response", when: "blocks", usable: model_json/* isObject */.Gv, at: ever },
    { event: "AfterModel", key: "llm_response", when: "passes", usable: hasParts, at: ever },
    { event: "BeforeToolSelection", key: "toolConfig", when: "always", usable: model_json/* isObject */.Gv, at: ever },
];
/** What else the hooks asked for and the loop does, under the vendor's names. */
function gemini_cli_effects_effectsOf(event, output, verdict, behaviour) {
    const blocks = verdict === "deny" || verdict === "halt" || verdict === "continue";
    const specific = words_part(output, "hookSpecificOutput") ?? null;
    const found = {};
    for (const effect of effects_effects) {
        if (effect.event !== event || !effect.at(behaviour))
            continue;
        if (effect.when === (blocks ? "passes" : "blocks"))
            continue;
        const value = words_part(specific, effect.key);
        if (value !== undefined && effect.usable(value))
            found[effect.key] = value;
    }
    const message = words_part(output, "systemMessage");
    if (message)
        found.systemMessage = message;
    const stop = words_part(output, "stopReason");
    if (stop && verdict === "halt")
        found.stopReason = stop;
    if (words_part(output, "suppressOutput") === true)
        found.suppressOutput = true;
    return found;
}
/** A changed response counts only when its first candidate has a part. */
function hasParts(response) {
    const candidates = words_part(response, "candidates");
    const first = Array.isArray(candidates) ? (candidates[0] ?? null) : null;
    const parts = words_part(words_part(first, "content") ?? null, "parts");
    return Array.isArray(parts) && parts.length > 0;
}

;// CONCATENATED MODULE: ./build/dialects/gemini-cli/merge.js


/** The fields of an answer that outlive the merge. */
const lasting = [
    "continue",
    "stopReason",
    "suppressOutput",
    "systemMessage",
    "decision",
    "reason",
    "hookSpecificOutput",
];
/**
 * Puts the answers of several hooks together the way the aggregator does; measured at three versions. Null when
 * there are none.
 * @throws TypeError where the vendor's code throws as well: it then goes on as if no hook had answered
 */
function mergeOutputs(outputs, rule, behaviour) {
    if (outputs.length === 0)
        return null;
    const merged = byRule[rule](outputs, behaviour);
    const pairs = lasting.flatMap((key) => {
        const value = words_part(merged, key);
        return value === undefined ? [] : [[key, value]];
    });
    return Object.fromEntries(pairs);
}
/** Why an answer makes the vendor's combination give up, quoting it; null when it does not. */
function mergeFailure(event, output, honours) {
    const specific = words_part(output, "hookSpecificOutput");
    if (honours.merge === "or" && breaksMerge(specific)) {
        return `its \`hookSpecificOutput\` is ${JSON.stringify(specific)?.slice(0, 60)}, not an object; combining the answers ends with an error, and the decisions of all hooks of this event are lost`;
    }
    if (event === "BeforeModel" &&
        says(output).deny &&
        breaksResponse(words_part(specific ?? null, "llm_response"))) {
        return "its `llm_response` lacks `candidates[].content.parts`; reading it ends with an error, and the denial is lost";
    }
    return null;
}
/** Looking for a key with `in` fails on everything but objects and lists; nothing is looked for in empty values. */
function breaksMerge(specific) {
    return Boolean(specific) && typeof specific !== "object";
}
/** The translation of a response goes through candidates and parts without asking whether they are there. */
function breaksResponse(response) {
    if (!response)
        return false;
    const candidates = words_part(response, "candidates");
    if (!Array.isArray(candidates))
        return true;
    return candidates.some((candidate) => {
        const content = words_part(candidate, "content") ?? null;
        return !Array.isArray(words_part(content, "parts"));
    });
}
const byRule = {
    or: mergeByOr,
    replace: mergeByReplacement,
    union: mergeToolSelection,
    simple: (outputs) => overlay(outputs.map(spread)),
};
/** Later fields replace earlier ones; `hookSpecificOutput` key by key. */
function mergeByReplacement(outputs) {
    const specifics = outputs.map((output) => spread(words_part(output, "hookSpecificOutput")));
    return { ...overlay(outputs.map(spread)), hookSpecificOutput: overlay(specifics) };
}
/** One block is enough; texts are collected. */
function mergeByOr(outputs, behaviour) {
    const merged = { continue: true, suppressOutput: false };
    const texts = { stopReason: [], reason: [], systemMessage: [] };
    const contexts = [];
    let blocked = false;
    let asked = false;
    const collect = (key, output) => {
        const value = words_part(output, key);
        if (value)
            texts[key]?.push(value);
    };
    for (const output of outputs) {
        const { halt, deny, ask } = says(output);
        if (halt) {
            merged.continue = false;
            collect("stopReason", output);
        }
        if (deny) {
            blocked = true;
            merged.decision = words_part(output, "decision") ?? null;
        }
        else if (ask && behaviour.ask) {
            asked = true;
            if (!blocked)
                merged.decision = "ask";
        }
        collect("reason", output);
        collect("systemMessage", output);
        if (words_part(output, "suppressOutput"))
            merged.suppressOutput = true;
        const specific = words_part(output, "hookSpecificOutput");
        if (breaksMerge(specific))
            throw new TypeError("hookSpecificOutput is not an object");
        if (specific && behaviour.stops)
            mergeSpecific(merged, specific);
        const context = words_part(specific ?? null, "additionalContext");
        if (typeof context === "string")
            contexts.push(context);
    }
    if (!blocked && !asked && merged.continue === true)
        merged.decision = "allow";
    for (const [key, values] of Object.entries(texts)) {
        if (values.length > 0)
            merged[key] = values.join("\n");
    }
    if (contexts.length > 0) {
        merged.hookSpecificOutput = {
            ...spread(merged.hookSpecificOutput),
            additionalContext: contexts.join("\n"),
        };
    }
    return merged;
}
/** Later keys win, but `clearContext` stays once it is true. */
function mergeSpecific(merged, specific) {
    const { clearContext, ...rest } = spread(specific);
    merged.hookSpecificOutput = {
        ...spread(merged.hookSpecificOutput),
        ...(clearContext === true ? { clearContext } : {}),
        ...rest,
    };
}
/** The strictest mode and all names; any answer at all sets both. */
function mergeToolSelection(outputs) {
    const configs = outputs.map((output) => words_part(words_part(output, "hookSpecificOutput") ?? null, "toolConfig"));
    const modes = configs.map((config) => words_part(config ?? null, "mode"));
    const mode = ["NONE", "ANY"].find((candidate) => modes.includes(candidate)) ?? "AUTO";
    const names = new Set(configs.flatMap((config) => {
        const listed = words_part(config ?? null, "allowedFunctionNames");
        if (!listed)
            return [];
        if (!Array.isArray(listed))
            throw new TypeError("allowedFunctionNames is not a list");
        return listed;
    }));
    const allowed = mode === "NONE" ? [] : [...names].sort();
    return {
        hookSpecificOutput: {
            hookEventName: "BeforeToolSelection",
            toolConfig: { mode, allowedFunctionNames: allowed },
        },
    };
}
/** The own keys of an object, as `...` takes them; of anything else none. */
function spread(value) {
    return (0,model_json/* isObject */.Gv)(value) ? value : {};
}
/** All keys of all objects; of equal ones the last. */
function overlay(objects) {
    return Object.fromEntries(objects.flatMap((object) => Object.entries(object)));
}

;// CONCATENATED MODULE: ./build/dialects/gemini-cli/aggregate.js





/** What the agent loop does after all hooks of an event. */
function gemini_cli_aggregate_combine(event, results, { events, behaviour }) {
    const honours = events.honours(event.name) ?? nothingHonoured;
    const blocking = events.table.get(event.name)?.blocking ?? "never";
    const merged = aggregate_merge(event.name, results, honours, behaviour);
    const output = merged.output;
    const verdict = aggregate_verdictOf(output, honours, results);
    const blocks = verdict !== "none" && verdict !== "allow";
    const guards = blocking === "operation" || blocking === "stop";
    const openly = results.some((r) => r.failure === "open");
    return {
        verdict,
        rawDecision: rawDecision(output, verdict),
        reason: blocks ? effectiveReason(output, behaviour) : null,
        failedOpen: guards && !blocks && (openly || merged.crashed),
        failedClosed: blocks && results.some((r) => r.failure === "closed"),
        afterTheFact: blocking === "after-the-fact" && blocks,
        effects: output === null ? {} : gemini_cli_effects_effectsOf(event.name, output, verdict, behaviour),
        faults: [...merged.faults, ...erased(results, verdict, honours)],
    };
}
/**
 * The payload of the next hook in a sequence. Only answers of hooks that ended with exit code 0 change it.
 */
function chain(payload, event, result, behaviour) {
    const ended = result.run !== null && result.run.exitCode === 0 && result.outcome !== "timeout";
    const specific = words_part(result.output, "hookSpecificOutput") ?? null;
    if (!ended || !(0,model_json/* isObject */.Gv)(specific))
        return payload;
    switch (event.name) {
        case "BeforeAgent": {
            const context = words_part(specific, "additionalContext");
            if (typeof context !== "string" || !Object.hasOwn(payload, "prompt"))
                return payload;
            return { ...payload, prompt: `${words_textOf(payload.prompt) ?? ""}\n\n${context}` };
        }
        case "BeforeModel":
            return withParts(payload, "llm_request", words_part(specific, "llm_request"));
        case "BeforeTool":
            return behaviour.rewrite === "ignored"
                ? payload
                : withParts(payload, "tool_input", words_part(specific, "tool_input"));
        default:
            return payload;
    }
}
/**
 * AfterTool sees the arguments that a BeforeTool hook has put in place: all of them since 0.36, from 0.24 to 0.35 those
 * it named.
 */
function gemini_cli_aggregate_afterRewrite(event, before, { rewrite }) {
    const changed = words_part(before.effects, "tool_input");
    if (event.name !== "AfterTool" || rewrite === "ignored" || !(0,model_json/* isObject */.Gv)(changed))
        return event;
    const input = rewrite === "merged"
        ? withParts(event.input, "tool_input", changed)
        : { ...event.input, tool_input: changed };
    return { ...event, input };
}
/** Lays the keys of a partial value over those of the payload's. */
function withParts(payload, key, value) {
    if (!value || !Object.hasOwn(payload, key))
        return payload;
    const now = payload[key];
    return {
        ...payload,
        [key]: { ...((0,model_json/* isObject */.Gv)(now) ? now : {}), ...Object.fromEntries(Object.entries(value)) },
    };
}
const nothingHonoured = {
    halt: null,
    deny: null,
    ask: false,
    allow: false,
    merge: "simple",
};
/** Merges the answers. Where the vendor's code throws, it goes on as if nobody had answered. */
function aggregate_merge(event, results, honours, behaviour) {
    const answered = results.filter((r) => Boolean(r.output));
    const crash = (by) => ({
        output: null,
        crashed: true,
        faults: by === undefined ? [] : [crashFault(event, by)].flat(),
    });
    // In a sequence each answer is searched for changes to the payload, which fails on the same values.
    const inTurn = answered.find((r) => r.hook.sequential &&
        event === "BeforeModel" &&
        r.run?.exitCode === 0 &&
        breaksMerge(specificOf(r)));
    if (inTurn !== undefined)
        return crash(inTurn);
    try {
        const output = mergeOutputs(answered.map((r) => r.output), honours.merge, behaviour);
        const synthetic = words_part(words_part(output, "hookSpecificOutput") ?? null, "llm_response");
        const stops = says(output).halt && behaviour.modelStops;
        if (event === "BeforeModel" && says(output).deny && !stops && breaksResponse(synthetic)) {
            return crash(answered.findLast((r) => words_part(specificOf(r) ?? null, "llm_response")));
        }
        return { output, crashed: false, faults: [] };
    }
    catch {
        return crash(answered.find((r) => breaksMerge(specificOf(r))) ?? answered[0]);
    }
}
function specificOf(result) {
    return words_part(result.output, "hookSpecificOutput");
}
/** Nothing when the hook's own interpretation has told it already. */
function crashFault(event, by) {
    if (by.faults.some((fault) => fault.rule === "invalid-output"))
        return [];
    const what = `its answer makes Gemini CLI give up combining the answers on ${(0,config_text/* quote */.hD)(event)}, so the decisions of all hooks of this event are lost`;
    return [{ hook: by.hook, fault: { rule: "invalid-output", what } }];
}
function aggregate_verdictOf(output, honours, results) {
    if (output === null)
        return "none";
    const { halt, deny, ask } = says(output);
    if (halt && honours.halt !== null)
        return honours.halt;
    if (deny && honours.deny !== null)
        return honours.deny;
    if (ask && honours.ask)
        return "ask";
    const approved = results.some((r) => r.outcome === "allow");
    return approved && honours.allow && !halt ? "allow" : "none";
}
/** The word behind the verdict; on an event that ignores decisions, what a hook said all the same. */
function rawDecision(output, verdict) {
    if (output === null)
        return null;
    const { halt, deny, ask } = says(output);
    if (halt && (verdict === "halt" || !deny))
        return "continue:false";
    const decision = words_part(output, "decision");
    const meant = deny || ask || verdict === "allow";
    if (!meant || typeof decision !== "string")
        return null;
    return decision;
}
/** The text the loop tells as the cause of a block. */
function effectiveReason(output, { reasonFirst }) {
    const [first, second] = reasonFirst === "reason" ? ["reason", "stopReason"] : ["stopReason", "reason"];
    return (words_textOf(words_part(output, first ?? "")) ?? words_textOf(words_part(output, second ?? "")) ?? "No reason provided");
}
/** Model events keep only the last answer's fields: an earlier block is lost. */
function erased(results, verdict, honours) {
    if (honours.merge !== "replace" || (verdict !== "none" && verdict !== "allow"))
        return [];
    return results
        .filter((r, i) => ((r.outcome === "deny" && honours.deny !== null) ||
        (r.outcome === "halt" && honours.halt !== null)) &&
        results.slice(i + 1).some((later) => Boolean(later.output)))
        .map(({ hook, rawDecision: word }) => ({
        hook,
        fault: {
            rule: "decision-ignored",
            what: `it said ${(0,config_text/* quote */.hD)(word ?? "deny")}, and a later hook's answer replaced that: on model events the last answer wins`,
        },
    }));
}

;// CONCATENATED MODULE: ./build/dialects/gemini-cli/count.js

/** How many handlers stand in a part of a config, whatever its shape: objects that have a command. */
function count_countHandlers(node) {
    if (node?.kind === "array")
        return node.items.reduce((sum, item) => sum + count_countHandlers(item), 0);
    if (node?.kind !== "object")
        return 0;
    if ((0,located/* field */.ZZ)(node, "command") !== undefined)
        return 1;
    return node.entries.reduce((sum, entry) => sum + count_countHandlers(entry.value), 0);
}
/** `the hook under it`, `the 2 hooks under it`; null when there is none. */
function hooksUnder(number) {
    if (number === 0)
        return null;
    return number === 1 ? "the hook under it" : `the ${number} hooks under it`;
}

;// CONCATENATED MODULE: ./build/dialects/gemini-cli/events.js

const never = { halt: null, deny: null, ask: false, allow: false };
const toolFields = ["tool_name", "tool_input"];
const events_tools = { field: "tool_name", values: null };
function gemini_cli_events_rows(behaviour) {
    const { stops, modelStops, ask } = behaviour;
    return [
        {
            name: "SessionStart",
            blocking: "never",
            matches: { field: "source", values: ["startup", "resume", "clear"] },
            fields: ["source"],
            honours: { ...never, merge: "or" },
            afterTimeout: "starts the session without it",
            byItself: true,
        },
        {
            name: "SessionEnd",
            blocking: "never",
            matches: { field: "reason", values: ["exit", "clear"] },
            fields: ["reason"],
            honours: { ...never, merge: "simple" },
            afterTimeout: "ends the session",
            byItself: true,
        },
        {
            name: "BeforeAgent",
            blocking: "operation",
            matches: null,
            fields: ["prompt"],
            honours: {
                halt: stops ? "halt" : "deny",
                deny: "deny",
                ask: false,
                allow: true,
                merge: "or",
            },
            afterTimeout: "lets the prompt through",
        },
        {
            name: "AfterAgent",
            blocking: "stop",
            matches: null,
            fields: ["prompt", "prompt_response", "stop_hook_active"],
            honours: {
                halt: stops ? "halt" : "continue",
                deny: "continue",
                ask: false,
                allow: false,
                merge: "or",
            },
            afterTimeout: "lets the agent stop",
        },
        {
            name: "BeforeModel",
            blocking: "operation",
            matches: null,
            fields: ["llm_request"],
            honours: {
                halt: modelStops ? "halt" : "deny",
                deny: "deny",
                ask: false,
                allow: true,
                merge: "replace",
            },
            afterTimeout: "sends the request to the model",
        },
        {
            name: "AfterModel",
            blocking: "after-the-fact",
            matches: null,
            fields: ["llm_request", "llm_response"],
            honours: {
                halt: modelStops ? "halt" : "deny",
                deny: modelStops ? "deny" : null,
                ask: false,
                allow: false,
                merge: "replace",
            },
            afterTimeout: "keeps the response as it is",
        },
        {
            name: "BeforeToolSelection",
            blocking: "never",
            matches: null,
            fields: ["llm_request"],
            honours: { ...never, merge: "union" },
            afterTimeout: "offers the model all tools",
        },
        {
            name: "BeforeTool",
            blocking: "operation",
            matches: events_tools,
            fields: [...toolFields, "mcp_context", "original_request_name"],
            honours: { halt: stops ? "halt" : "deny", deny: "deny", ask, allow: true, merge: "or" },
            afterTimeout: "lets the call through",
        },
        {
            name: "AfterTool",
            blocking: "after-the-fact",
            matches: events_tools,
            fields: [...toolFields, "tool_response", "mcp_context", "original_request_name"],
            honours: {
                halt: stops ? "halt" : "deny",
                deny: stops ? "deny" : null,
                ask: false,
                allow: false,
                merge: "or",
            },
            afterTimeout: "keeps the result as it is",
        },
        {
            name: "PreCompress",
            blocking: "never",
            matches: { field: "trigger", values: ["auto", "manual"] },
            fields: ["trigger"],
            honours: { ...never, merge: "simple" },
            afterTimeout: "goes on",
        },
        {
            name: "Notification",
            blocking: "never",
            matches: null,
            fields: ["notification_type", "message", "details"],
            honours: { ...never, merge: "simple" },
            afterTimeout: "goes on",
        },
    ];
}
/** Milliseconds a hook gets when it does not say. */
const gemini_cli_events_defaultTimeoutMs = 60_000;
/** The events at one version. All eleven exist since the first release with hooks, and all of them fire. */
function gemini_cli_events_eventsAt(behaviour) {
    const byName = new Map(gemini_cli_events_rows(behaviour).map((row) => [row.name, row]));
    const facts = [...byName.values()].map(({ name, blocking, matches, honours, byItself }) => ({
        name,
        since: null,
        blocking,
        honours: honoured(honours),
        matches,
        fires: true,
        documented: true,
        byItself: byItself ?? false,
    }));
    return {
        table: (0,event_table/* eventTable */.r)("Gemini CLI", facts),
        timeout: {
            unit: "ms",
            defaultMs: () => gemini_cli_events_defaultTimeoutMs,
            onTimeout: (event) => `stops it and ${byName.get(event)?.afterTimeout ?? "goes on"}`,
        },
        honours: (event) => byName.get(event)?.honours ?? null,
        fields: (event) => byName.get(event)?.fields ?? [],
    };
}
function honoured({ halt, deny, ask, allow }) {
    const verdicts = new Set();
    for (const verdict of [deny, halt])
        if (verdict !== null)
            verdicts.add(verdict);
    if (ask)
        verdicts.add("ask");
    if (allow)
        verdicts.add("allow");
    return [...verdicts];
}
/** Events that no other agent names so: they tell a Gemini CLI file. */
const events_ownEvents = [
    "BeforeTool",
    "AfterTool",
    "BeforeAgent",
    "AfterAgent",
    "BeforeModel",
    "AfterModel",
    "BeforeToolSelection",
    "PreCompress",
];

;// CONCATENATED MODULE: ./build/dialects/gemini-cli/foreign.js




/** Events of Claude Code that have no counterpart anywhere else. */
const foreign_claudeOnly = new Set(("PermissionRequest PermissionDenied PostToolUseFailure PostToolBatch UserPromptExpansion Setup SubagentStart " +
    "StopFailure PostCompact PreModelSwitch PostModelSwitch TeammateIdle TaskCreated TaskCompleted Elicitation " +
    "ElicitationResult ConfigChange InstructionsLoaded WorktreeCreate WorktreeRemove CwdChanged FileChanged").split(" "));
/** Events that only one of the two camel-case dialects has. */
const foreign_cursorOnly = /^(?:before|after)[A-Z]|^workspaceOpen$/;
const foreign_copilotOnly = /^(?:userPromptSubmitted|userPromptTransformed|agentStop|errorOccurred)$/;
/** The agent that has an event of this name; null when it is one of ours or nobody's. */
function foreign_vendorOf(name, events) {
    if (events.get(name) !== null)
        return null;
    if (foreign_claudeOnly.has(name))
        return "Claude Code";
    const near = events.nearest(name);
    return near?.because === "other-vendor" ? near.vendor : null;
}
/**
 * Recognises a file in another agent's format, so that one finding can say so instead of one for each consequence.
 * A file with events of our own is none.
 * @param least how many foreign events make it one; a single one may be a slip
 */
function foreign_foreignShape(root, events, least = 2) {
    const entry = root.entries.find((e) => e.key === "hooks");
    const hooks = (0,located/* field */.ZZ)(root, "hooks");
    const map = hooks === undefined ? root : hooks;
    const span = entry?.keySpan ?? foreign_opening(root);
    if (map.kind === "array")
        return listed(map.items, span);
    if (map.kind !== "object")
        return null;
    const versioned = (0,located/* field */.ZZ)(root, "version")?.kind === "number";
    return byEventNames(map, span, events, versioned ? 1 : least) ?? byNamedHooks(map, span, events);
}
function byEventNames(map, span, events, least) {
    const names = [...new Set(map.entries.map((e) => e.key))];
    if (names.some((name) => events_ownEvents.includes(name)))
        return null;
    const foreign = names.filter((name) => foreign_vendorOf(name, events) !== null);
    if (foreign.length < least)
        return null;
    return {
        vendor: foreign_mostlyOf(foreign, map, events),
        evidence: foreign.length === 1 ? `its event is ${foreign_some(foreign)}` : `its events are ${foreign_some(foreign)}`,
        renamed: gemini_cli_foreign_renamed(foreign, events),
        shared: names.filter((n) => events.get(n) !== null && count_countHandlers((0,located/* field */.ZZ)(map, n)) > 0),
        span,
    };
}
/** Antigravity: an object of named hooks, each of which has its own events. */
function byNamedHooks(map, span, events) {
    for (const { key, value } of map.entries) {
        if (value.kind !== "object" || events.get(key) !== null)
            continue;
        const inner = value.entries
            .filter((e) => e.value.kind === "array")
            .map((e) => e.key)
            .filter((name) => foreign_vendorOf(name, events) !== null);
        if (inner.length === 0)
            continue;
        return {
            vendor: "Antigravity",
            evidence: `its hooks have names, such as ${(0,config_text/* quote */.hD)(key)}, with events under each`,
            renamed: gemini_cli_foreign_renamed(inner, events),
            shared: [],
            span,
        };
    }
    return null;
}
/** A list of hooks, each of which names its event: nobody's format, but clearly not this one. */
function listed(items, span) {
    const told = items.filter((item) => item.kind === "object" && ["event", "trigger", "tool"].some((key) => (0,located/* field */.ZZ)(item, key)));
    if (told.length === 0)
        return null;
    return {
        vendor: "another agent",
        evidence: "it is a list of hooks that name their event themselves",
        renamed: null,
        shared: [],
        span,
    };
}
function foreign_mostlyOf(names, map, events) {
    if (names.some((name) => foreign_cursorOnly.test(name)))
        return "Cursor";
    const keys = names.flatMap((name) => keysUnder((0,located/* field */.ZZ)(map, name)));
    if (names.some((name) => foreign_copilotOnly.test(name)) || keys.includes("bash"))
        return "Copilot";
    const votes = new Map();
    for (const name of names) {
        const vendor = foreign_vendorOf(name, events) ?? "";
        votes.set(vendor, (votes.get(vendor) ?? 0) + 1);
    }
    return [...votes].sort((a, b) => b[1] - a[1])[0]?.[0] ?? "another agent";
}
function keysUnder(node) {
    if (node?.kind !== "array")
        return [];
    return node.items.flatMap((item) => item.kind === "object" ? item.entries.map((e) => e.key) : []);
}
function gemini_cli_foreign_renamed(names, events) {
    const pairs = names.flatMap((name) => {
        const near = events.nearest(name);
        return near?.because === "other-vendor" ? [`${(0,config_text/* quote */.hD)(name)} is ${(0,config_text/* quote */.hD)(near.name)}`] : [];
    });
    return pairs.length === 0
        ? null
        : `Here ${pairs.slice(0, 4).join(", ")}; tool names and the unit of timeouts may differ too`;
}
function foreign_some(names) {
    const shown = names.slice(0, 3).map(config_text/* quote */.hD).join(", ");
    return names.length > 3 ? `${shown} and ${names.length - 3} more` : shown;
}
function foreign_opening(node) {
    return { start: node.start, end: Math.min(node.start + 1, node.end) };
}

;// CONCATENATED MODULE: ./build/dialects/gemini-cli/kinds.js
/** Kinds of files, as `ConfigFile.kind` says it. */
const gemini_cli_kinds_kinds = {
    /** `settings.json` of any layer: comments allowed, hooks among many other settings. */
    settings: "settings",
    /** `hooks/hooks.json` of an extension: strict JSON. */
    extension: "extension-hooks",
    /** The same, in a folder that is a Claude Code plugin as well, which reads the same file. */
    shared: "shared-extension-hooks",
    /** `gemini-extension.json`, where people put hooks that are not read. */
    manifest: "extension-manifest",
    /** Any other file in which nobody looks for hooks. */
    dead: "dead-hooks",
};

;// CONCATENATED MODULE: ./build/dialects/gemini-cli/dead.js








/** Names that make a file one about hooks, besides the key `hooks`: events of the agents whose files are mixed up. */
const dead_tellTale = new Set([
    ...events_ownEvents,
    "SessionStart",
    "SessionEnd",
    "PreToolUse",
    "PostToolUse",
    "UserPromptSubmit",
    "Stop",
    "PreInvocation",
    "PostInvocation",
    "preToolUse",
    "beforeShellExecution",
]);
/** Is this file about hooks at all? Asked of files in places where the agent does not look for them. */
function dead_looksLikeHooks(text, kind) {
    const root = dead_readLoosely(new source_text/* SourceText */.D("", text));
    if (root === null)
        return /"(?:hooks|BeforeTool|AfterTool|PreToolUse|PostToolUse)"\s*:/.test(text);
    const hooks = (0,located/* field */.ZZ)(root, "hooks");
    if (hooks !== undefined && hooks.kind !== "null")
        return true;
    if (kind === gemini_cli_kinds_kinds.manifest)
        return false;
    return root.entries.some(({ key, value }) => dead_tellTale.has(key) ||
        (value.kind === "object" && value.entries.some((inner) => dead_tellTale.has(inner.key))));
}
/** What is to say about a hook file that the agent never opens: one finding, and no hooks. */
function gemini_cli_dead_parseDead(config, source, events) {
    const root = dead_readLoosely(source);
    return {
        config,
        source,
        hooks: [],
        defects: [neverRead(config, root, events)],
        settings: {},
        relevant: true,
    };
}
function neverRead(config, root, events) {
    const manifest = config.kind === gemini_cli_kinds_kinds.manifest;
    const hooks = root === null ? undefined : (0,located/* entry */.f_)(root, "hooks");
    const number = count_countHandlers(hooks?.value ?? root ?? undefined);
    const shape = root === null ? null : foreign_foreignShape(root, events, 1);
    const name = (0,config_text/* quote */.hD)(manifest ? "gemini-extension.json" : config.file.slice(config.file.lastIndexOf(".gemini/")));
    const lost = number === 0
        ? "nothing in it ever runs"
        : number === 1
            ? "the hook in it never runs"
            : `the ${number} hooks in it never run`;
    const place = manifest
        ? "An extension's hooks belong in `hooks/hooks.json` beside its manifest"
        : "Hooks belong under `hooks` in `.gemini/settings.json`";
    const rewrite = shape === null
        ? ""
        : `; the file has the format of ${shape.vendor} as well (${shape.evidence}), so it must be rewritten`;
    return (0,config_text/* defect */.gb)({
        rule: "dead-location",
        what: manifest ? `Gemini CLI takes no hooks from ${name}` : `Gemini CLI never opens ${name}`,
        consequence: lost,
        cure: `${place}${rewrite}`,
        span: hooks?.keySpan ?? dead_firstCharacter,
    });
}
const dead_firstCharacter = { start: 0, end: 1 };
function dead_readLoosely(source) {
    const { root } = (0,json/* parseJson */.q)(source, { comments: "allowed", bom: "stripped" });
    return root?.kind === "object" ? root : null;
}

;// CONCATENATED MODULE: ./build/dialects/gemini-cli/raw.js


/** What a handler or group says under a key, as `JSON.parse` gives it; undefined when it says nothing. */
function raw(node, key) {
    const value = (0,located/* field */.ZZ)(node, key);
    return value === undefined ? undefined : (0,located/* toJson */.aB)(value);
}
/** A hook's command as the runner gets it: usually a string, but nobody checks. */
function rawCommand(hook) {
    return raw(hook.node, "command");
}
/** Does the registry take this handler? Types are compared exactly; a `runtime` one must have a name. */
function isRegistered(node, behaviour) {
    switch (raw(node, "type")) {
        case "command":
            return Boolean(raw(node, "command"));
        case "plugin":
            return true;
        case "runtime":
            return behaviour.runtime && Boolean(raw(node, "name"));
        default:
            return false;
    }
}
/** What `disabled` is compared with. */
function disabledBy(hook, behaviour) {
    const name = raw_text(raw(hook.node, "name"));
    const command = raw_text(rawCommand(hook));
    if (!behaviour.names)
        return command || "unknown-command";
    if (behaviour.runtime && raw(hook.node, "type") !== "command")
        return name || "unknown-hook";
    return name || command || "unknown-command";
}
/** Hooks of one event with the same key run once; the first one wins. */
function dedupeKey(hook, behaviour) {
    const command = raw_text(rawCommand(hook));
    if (!behaviour.names)
        return `command:${command}`;
    const commandCounts = !behaviour.runtime || raw(hook.node, "type") === "command";
    return `${raw_text(raw(hook.node, "name"))}:${commandCounts ? command : ""}`;
}
/** The largest delay that a timer of Node takes; more counts as 1. In milliseconds. */
const raw_longestTimerMs = 2 ** 31 - 1;
/**
 * The timeout as a timer of Node reads it: anything that is no number of at least 1 (and not too large) becomes
 * 1 ms. Null and nothing are the default.
 */
function patience(node, behaviour) {
    const written = raw(node, "timeout") ?? gemini_cli_events_defaultTimeoutMs;
    const number = toNumber(written);
    const ms = number >= 1 && number <= raw_longestTimerMs ? Math.trunc(number) : 1;
    const limit = behaviour.patienceMs;
    if (limit !== null && ms > limit)
        return { ms: limit, told: String(limit) };
    return { ms, told: typeof written === "object" ? JSON.stringify(written) : String(written) };
}
/** What arithmetic makes of a JSON value; a list of one value counts as that value. */
function toNumber(value) {
    if (typeof value !== "object" || value === null)
        return Number(value);
    if (!Array.isArray(value) || value.length > 1)
        return Number.NaN;
    return value[0] === undefined ? 0 : toNumber(value[0]);
}
function raw_text(value) {
    if (!value)
        return "";
    return typeof value === "string" ? value : JSON.stringify(value);
}

;// CONCATENATED MODULE: ./build/dialects/gemini-cli/unknown-fields.js




const gemini_cli_unknown_fields_known = ["type", "command", "name", "description", "timeout", "env"];
const knownInGroups = ["matcher", "sequential", "hooks", "description"];
/** Keys that people use for remarks, in formats without comments. */
const unknown_fields_remark = /^(?:[_$#/]|comment$)/;
/** Fields of other agents that change what a hook does there: what their absence means here. */
const gemini_cli_unknown_fields_foreign = {
    if: "the filter has no effect, so the hook runs on every call its matcher lets through",
    async: "the hook is waited for like any other",
    asyncRewake: "the hook is waited for like any other",
    once: "the hook runs every time",
    statusMessage: "it is never shown",
    shell: "the command always runs in bash (PowerShell on Windows)",
    args: "the arguments are not passed",
    url: "nothing is sent there",
    prompt: "no model is asked",
    model: "no model is asked",
    onFailure: "a failure lets the operation through as always",
    failClosed: "a failure lets the operation through as always",
    cwd: "the hook runs in the folder in which Gemini CLI was started",
    bash: "only `command` is run",
    powershell: "only `command` is run",
    windows: "only `command` is run",
    timeoutSec: "the default of 60 s applies",
    timeout_ms: "the default of 60 s applies",
    timeoutMs: "the default of 60 s applies",
};
/** Fields of a handler that Gemini CLI ignores. */
function unknownFields(node, facts, behaviour) {
    const found = strangers(node, gemini_cli_unknown_fields_known).map(({ key, keySpan, value }) => {
        if (key === "enabled" && value.kind === "boolean" && value.value === false) {
            const cure = `To switch a hook off, list it under \`${behaviour.section}.disabled\``;
            return unknown_fields_ignored(key, keySpan, "handler", "the hook runs all the same", cure);
        }
        return unknown_fields_ignored(key, keySpan, "handler", lostOnHandler(key, facts), null);
    });
    return [...found, ...notYet(node, behaviour)];
}
function lostOnHandler(key, facts) {
    const onGroup = "it counts only on the group around the handler";
    switch (key) {
        case "matcher":
            return facts.matches === null
                ? `${(0,config_text/* quote */.hD)(facts.name)} has no matchers at all`
                : `${onGroup}, so the hook runs on every ${(0,config_text/* quote */.hD)(facts.name)}`;
        case "sequential":
            return onGroup;
        case "enabled":
            return "hooks are on without it";
        default:
            return unknown_fields_consequenceOf(key, gemini_cli_unknown_fields_known);
    }
}
/** Fields of a group that Gemini CLI ignores. */
function unknownGroupFields(group) {
    return strangers(group, knownInGroups).map(({ key, keySpan }) => unknown_fields_ignored(key, keySpan, "group", gemini_cli_unknown_fields_known.includes(key) || key === "async" || key === "if"
        ? `a group does not pass ${(0,config_text/* quote */.hD)(key)} on to its handlers`
        : unknown_fields_consequenceOf(key, knownInGroups), null));
}
function strangers(node, expected) {
    return lastOfEachKey(node).filter(({ key }) => !expected.includes(key) && !unknown_fields_remark.test(key));
}
function unknown_fields_ignored(key, span, where, consequence, cure) {
    return (0,config_text/* defect */.gb)({
        rule: "unknown-field",
        what: `Gemini CLI ignores ${(0,config_text/* quote */.hD)(key)} in a ${where}`,
        consequence,
        cure,
        span,
    });
}
function unknown_fields_consequenceOf(key, expected) {
    if (Object.hasOwn(gemini_cli_unknown_fields_foreign, key))
        return gemini_cli_unknown_fields_foreign[key] ?? "";
    const near = (0,event_table/* closest */.k)(key, expected);
    return near === null ? "" : `did you mean ${(0,config_text/* quote */.hD)(near)}?`;
}
/** Fields that came later than this version. */
function notYet(node, behaviour) {
    const found = [];
    for (const [key, since, there] of [
        ["env", "0.27", behaviour.handlerEnv],
        ["name", "0.23", behaviour.names],
    ]) {
        const value = (0,located/* field */.ZZ)(node, key);
        if (there || value === undefined)
            continue;
        found.push((0,config_text/* defect */.gb)({
            rule: "unknown-field",
            what: `Gemini CLI ${behaviour.version} ignores ${(0,config_text/* quote */.hD)(key)}, which came with ${since}`,
            consequence: "",
            span: value,
        }));
    }
    return found;
}

;// CONCATENATED MODULE: ./build/dialects/gemini-cli/groups.js




/**
 * What is wrong with a group itself: its matcher, its `sequential`, what else stands there.
 * @param fatal what a value of the wrong type does to the whole program; null: nothing
 */
function groupDefects(group, facts, source, fatal) {
    return [
        ...matcherDefect(group, facts, source, fatal),
        ...sequentialDefect(group, source, fatal),
        ...unknownGroupFields(group.node),
    ];
}
function matcherDefect({ node }, facts, source, fatal) {
    const value = (0,located/* field */.ZZ)(node, "matcher");
    if (value === undefined || value.kind === "string" || value.kind === "null")
        return [];
    // Read only where there is something to compare it with, and only when it is not `false` or `0`.
    const breaks = Boolean(raw(node, "matcher")) && facts.matches !== null;
    return [
        (0,config_text/* defect */.gb)({
            rule: "invalid-value",
            what: `\`matcher\` is ${(0,config_text/* quoteSource */.IU)(source, value)}, not a text`,
            consequence: fatal ??
                (breaks
                    ? `choosing the hooks of ${(0,config_text/* quote */.hD)(facts.name)} ends with an error each time, so every hook of the event is lost, from all files`
                    : "Gemini CLI warns at start and takes the group as one without a matcher"),
            cure: "Write one text; alternatives are separated by `|`",
            span: value,
            severity: breaks || fatal !== null ? null : "warning",
        }),
    ];
}
function sequentialDefect({ node }, source, fatal) {
    const value = (0,located/* field */.ZZ)(node, "sequential");
    if (value === undefined || value.kind === "boolean" || value.kind === "null")
        return [];
    return [
        (0,config_text/* defect */.gb)({
            rule: "invalid-value",
            what: `\`sequential\` is ${(0,config_text/* quoteSource */.IU)(source, value)}, and only \`true\` counts`,
            consequence: fatal ?? "the hooks of the event run at the same time",
            span: value,
            severity: fatal === null ? "warning" : null,
        }),
    ];
}

;// CONCATENATED MODULE: ./build/dialects/gemini-cli/timeout.js



/** A timeout that is no sensible number. The wrong unit is another rule's business. */
function timeoutDefects(node, source, context) {
    const value = (0,located/* field */.ZZ)(node, "timeout");
    if (value === undefined || value.kind === "null")
        return [];
    const { ms } = patience(node, context.behaviour);
    const written = (0,config_text/* quoteSource */.IU)(source, value);
    const atOnce = `Gemini CLI waits 1 ms for the hook, then ${context.onTimeout}`;
    if (value.kind === "number") {
        const number = Number(value.value);
        if (number >= 1 && number <= raw_longestTimerMs)
            return [];
        const what = number < 1
            ? `\`timeout\` is ${written}, less than 1 ms`
            : `\`timeout\` is ${written}, more than a timer can hold (${raw_longestTimerMs} ms)`;
        return [
            (0,config_text/* defect */.gb)({
                rule: "timeout-range",
                what,
                consequence: atOnce,
                cure: "Write the time in milliseconds, or leave it out for 60 s",
                span: value,
            }),
        ];
    }
    return [
        (0,config_text/* defect */.gb)({
            rule: "invalid-value",
            what: `\`timeout\` is ${written}, not a number of milliseconds`,
            consequence: context.fatal ?? (ms === 1 ? atOnce : `Gemini CLI warns at start and reads it as ${ms} ms`),
            cure: "Write a plain number of milliseconds",
            span: value,
            severity: context.fatal === null && ms > 1 ? "warning" : null,
        }),
    ];
}

;// CONCATENATED MODULE: ./build/dialects/gemini-cli/type.js




/** Types of handlers that other agents have. */
const foreignTypes = new Set(["prompt", "agent", "http", "mcp_tool", "function", "callback"]);
const dropped = "Gemini CLI drops the handler and says so only in the debug log, so it never runs";
/** What is wrong with a handler's `type`; null when nothing is. */
function typeDefect(node, behaviour) {
    const value = (0,located/* field */.ZZ)(node, "type");
    const type = raw(node, "type");
    if (type === "command")
        return null;
    if (value === undefined) {
        return (0,config_text/* defect */.gb)({
            rule: "missing-field",
            what: "this handler has no `type`",
            consequence: dropped,
            cure: 'Add `"type": "command"`',
            span: type_opening(node),
        });
    }
    const written = (0,config_text/* quote */.hD)(typeof type === "string" ? `"${type}"` : JSON.stringify(type));
    const at = { span: value };
    if (type === "plugin") {
        return (0,config_text/* defect */.gb)({
            rule: "invalid-value",
            what: `\`type\` is ${written}, which is a leftover`,
            consequence: "Gemini CLI still runs it as a command, but nothing promises that",
            cure: 'Write `"command"`',
            severity: "warning",
            ...at,
        });
    }
    if (type === "runtime") {
        const passes = behaviour.runtime && Boolean(raw(node, "name"));
        return (0,config_text/* defect */.gb)({
            rule: "type-not-allowed",
            what: `\`type\` is ${written}, which only code inside Gemini CLI can use`,
            consequence: passes
                ? "every start fails with `action is not a function` and the operation goes on"
                : dropped,
            cure: 'Write `"type": "command"` and a `command`',
            ...at,
        });
    }
    if (typeof type === "string" && foreignTypes.has(type)) {
        return (0,config_text/* defect */.gb)({
            rule: "type-not-allowed",
            what: `\`type\` is ${written}, which only other agents have`,
            consequence: dropped,
            cure: null,
            ...at,
        });
    }
    const near = typeof type === "string" && (0,event_table/* closest */.k)(type, ["command"]) !== null;
    return (0,config_text/* defect */.gb)({
        rule: "invalid-value",
        what: `\`type\` is ${written}${near ? "; the word is compared exactly" : ', not `"command"`'}`,
        consequence: dropped,
        cure: 'Write `"command"`',
        ...at,
    });
}
/** What is wrong with the command of a handler that has a type with a command; null when nothing is. */
function commandDefect(node, source, fatal) {
    const type = raw(node, "type");
    if (type === "runtime")
        return null;
    const value = (0,located/* field */.ZZ)(node, "command");
    const command = raw(node, "command");
    if (typeof command === "string" && command !== "")
        return null;
    const lost = type === "plugin"
        ? "every start fails with `Command hook missing command` and the operation goes on"
        : dropped;
    if (value === undefined) {
        return (0,config_text/* defect */.gb)({
            rule: "missing-field",
            what: "this handler has no `command`",
            consequence: lost,
            span: type_opening(node),
        });
    }
    if (!command) {
        return (0,config_text/* defect */.gb)({
            rule: value.kind === "string" ? "missing-field" : "invalid-value",
            what: value.kind === "string"
                ? "`command` is empty"
                : `\`command\` is ${(0,config_text/* quoteSource */.IU)(source, value)}`,
            consequence: lost,
            span: value,
        });
    }
    return (0,config_text/* defect */.gb)({
        rule: "invalid-value",
        what: `\`command\` is ${(0,config_text/* quoteSource */.IU)(source, value)}, not one text`,
        consequence: fatal ??
            "every start fails with `command.replace is not a function` and the operation goes on",
        cure: "Write the whole command line as one string",
        span: value,
    });
}
function type_opening(span) {
    return { start: span.start, end: Math.min(span.start + 1, span.end) };
}

;// CONCATENATED MODULE: ./build/dialects/gemini-cli/handler.js









const optionalText = schemas/* string */.YjP().nullish();
/** The fields whose type matters beside `type`, `command` and `timeout`, which have words of their own. */
const handler_handlerSchema = schemas/* looseObject */._H3({
    name: optionalText,
    description: optionalText,
    env: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* string */.YjP()).nullish(),
});
/** Reads one handler: the hook as the vendor sees it, and everything wrong with it. */
function gemini_cli_handler_readHandler(node, context) {
    const { behaviour, facts } = context;
    const kept = isRegistered(node, behaviour);
    const type = raw(node, "type");
    const command = raw(node, "command");
    const matcher = raw(context.group, "matcher");
    const name = stringOrNull(raw(node, "name"));
    const hook = {
        id: handler_newId(context, name, stringOrNull(command) ?? JSON.stringify(command ?? "")),
        dialect: context.config.dialect,
        config: context.config,
        event: facts.name,
        matcher: stringOrNull(matcher),
        name,
        type: typeof type === "string" ? (type === "plugin" ? "command" : type) : "",
        command: stringOrNull(command),
        args: null,
        shell: null,
        env: behaviour.handlerEnv ? readEnv(node) : {},
        timeoutMs: patience(node, behaviour).ms,
        guard: (type === "command" || type === "plugin") &&
            (facts.blocking === "operation" || facts.blocking === "stop"),
        enabled: kept,
        disabledBecause: kept ? null : "Gemini CLI drops this handler",
        async: false,
        sequential: raw(context.group, "sequential") === true,
        onFailure: null,
        condition: null,
        scope: null,
        source: context.source,
        node,
        group: context.group,
        eventSpan: context.eventSpan,
    };
    return { hook, defects: handlerDefects(hook, context) };
}
function handlerDefects(hook, context) {
    const { node, source } = hook;
    const { behaviour, fatal, facts } = context;
    const wrongType = typeDefect(node, behaviour);
    // One finding for a handler that is thrown away: what else is wrong with it does not matter.
    if (wrongType !== null && !hook.enabled)
        return [{ ...wrongType, hook: hook.id }];
    const found = [
        wrongType,
        commandDefect(node, source, fatal),
        ...typedFields(node, source, context),
        ...timeoutDefects(node, source, { behaviour, fatal, onTimeout: context.onTimeout }),
        ...unknownFields(node, facts, behaviour),
    ];
    return found.filter((d) => d !== null).map((d) => ({ ...d, hook: hook.id }));
}
function typedFields(node, source, context) {
    return schemaIssues(handler_handlerSchema, node, source)
        .filter((issue) => !issue.field.startsWith("env") || context.behaviour.handlerEnv)
        .map((issue) => (0,config_text/* defect */.gb)({
        rule: issue.rule,
        what: issue.what,
        consequence: context.fatal ??
            (issue.field.startsWith("env")
                ? "Gemini CLI warns at start and passes the value on as text"
                : "Gemini CLI warns at start and takes it as it is"),
        span: issue.span,
        severity: context.fatal === null ? "warning" : null,
    }));
}
/** File, event and name (or the command's hash): what stays when other lines change. */
function handler_newId({ source, facts, ids }, name, command) {
    const hash = () => (0,external_node_crypto_.createHash)("sha256").update(command).digest("hex").slice(0, 8);
    const id = `${source.file}#${facts.name}/${name || hash()}`;
    const times = (ids.get(id) ?? 0) + 1;
    ids.set(id, times);
    return times === 1 ? id : `${id}~${times}`;
}
function readEnv(node) {
    const env = (0,located/* field */.ZZ)(node, "env");
    if (env?.kind !== "object")
        return {};
    const pairs = env.entries.map(({ key }) => {
        const last = (0,located/* entry */.f_)(env, key)?.value;
        const value = last === undefined ? "" : (0,located/* toJson */.aB)(last);
        return [
            key,
            typeof value === "object" && value !== null ? JSON.stringify(value) : String(value),
        ];
    });
    return Object.fromEntries(pairs);
}
function stringOrNull(value) {
    return typeof value === "string" ? value : null;
}

;// CONCATENATED MODULE: ./build/dialects/gemini-cli/shape.js

const shape_group = '`{ "matcher": …, "hooks": [ … ] }`';
const quietly = "and says so only in the debug log";
/** What Gemini CLI does with each wrong shape; measured on 0.61.0. */
const shape_words = {
    "hooks-not-object": {
        what: (value) => `\`hooks\` is ${value}, not an object of events`,
        drops: "no hook in this file runs",
        cure: "Write an object with the events as keys",
        typed: true,
    },
    "hooks-nested": {
        what: () => "`hooks` stands inside `hooks`",
        drops: "Gemini CLI takes the inner one for an unknown event and skips all that is in it",
        cure: "Move the events one level up",
        typed: false,
    },
    "event-not-array": {
        what: (value, event) => `${event} is ${value}, not a list of groups`,
        drops: `Gemini CLI skips the event ${quietly}`,
        cure: `Write a list of groups: ${shape_group}`,
        typed: true,
    },
    "event-keyed-by-matcher": {
        what: (_, event) => `${event} is an object keyed by matcher, not a list of groups`,
        drops: `Gemini CLI skips the event ${quietly}`,
        cure: `Write a list of groups: ${shape_group}`,
        typed: true,
    },
    "event-not-wrapped": {
        what: (_, event) => `${event} is a single object, not a list of groups`,
        drops: `Gemini CLI skips the event ${quietly}`,
        cure: "Put it into a list",
        typed: true,
    },
    "group-not-object": {
        what: (value, event) => `a group of ${event} is ${value}, not an object`,
        drops: `Gemini CLI drops it ${quietly}`,
        cure: `A group is ${shape_group}`,
        typed: true,
    },
    "flat-handler": {
        what: (_, event) => `this handler stands directly under ${event}, without a group around it`,
        drops: `Gemini CLI drops it ${quietly}, so it never runs`,
        cure: 'Wrap it: `{ "hooks": [ … ] }`',
        typed: false,
    },
    "group-without-hooks": {
        what: (_, event) => `this group of ${event} has no \`hooks\` list`,
        drops: `Gemini CLI drops it ${quietly}`,
        cure: `A group is ${shape_group}`,
        typed: false,
    },
    "handlers-not-array": {
        what: (value, event) => `\`hooks\` in this group of ${event} is ${value}, not a list`,
        drops: `Gemini CLI drops the group ${quietly}`,
        cure: "Put the handlers into a list",
        typed: true,
    },
    "handler-not-object": {
        what: (value, event) => `a handler of ${event} is ${value}, not an object`,
        drops: `Gemini CLI drops it ${quietly}, so it never runs`,
        cure: 'A handler is `{ "type": "command", "command": … }`',
        typed: true,
    },
};
/** Words a shape fault for this vendor. @param fatal what a wrong type does to the whole program; null: nothing */
function shapeDefect(fault, source, fatal) {
    const { what, drops, cure, typed } = shape_words[fault.kind];
    const several = fault.lost > 1 ? ` (${fault.lost} hooks)` : "";
    return (0,config_text/* defect */.gb)({
        rule: "config-shape",
        what: what((0,config_text/* quoteSource */.IU)(source, fault.node), (0,config_text/* quote */.hD)(fault.event ?? "hooks")),
        consequence: typed && fatal !== null ? fatal : `${drops}${several}`,
        cure,
        span: fault.span,
    });
}

;// CONCATENATED MODULE: ./build/dialects/gemini-cli/switches.js



/** The keys that switched hooks on or off in some version, as paths. */
const switches_paths = [
    "tools.enableHooks",
    "hooks.enabled",
    "hooks.disabled",
    "hooks.notifications",
    "hooksConfig.enabled",
    "hooksConfig.disabled",
    "hooksConfig.notifications",
];
/** The entry at a path of two keys. */
function entryAt(root, path) {
    const [outer = "", inner = ""] = path.split(".");
    const section = (0,located/* entry */.f_)(root, outer)?.value;
    return section?.kind === "object" ? (0,located/* entry */.f_)(section, inner) : undefined;
}
/** Which switches a settings file has, by path and with their values. */
function readSwitches(root) {
    const found = switches_paths.flatMap((path) => {
        const at = entryAt(root, path);
        return at === undefined ? [] : [[path, (0,located/* toJson */.aB)(at.value)]];
    });
    return Object.fromEntries(found);
}
/** True when the file says something that concerns hooks, even without any hook. */
function hasSwitches(root) {
    return (0,located/* entry */.f_)(root, "hooksConfig") !== undefined || Object.keys(readSwitches(root)).length > 0;
}
/** Do the switches let hooks run? `scalar` gives the merged value of a path; undefined when nobody set it. */
function hooksAreOn(behaviour, scalar) {
    for (const [path, fallback] of Object.entries(behaviour.switches)) {
        const value = scalar(path);
        if (!(value ?? fallback))
            return path;
    }
    return null;
}
/** What the switches of one file do, and which of them do nothing at this version. */
function switchDefects(root, hooks, source, behaviour) {
    const section = (0,located/* entry */.f_)(root, "hooksConfig");
    if (section !== undefined && section.value.kind !== "object") {
        return [
            (0,config_text/* defect */.gb)({
                rule: "config-shape",
                what: `\`hooksConfig\` is ${(0,config_text/* quoteSource */.IU)(source, section.value)}, not an object`,
                consequence: "nothing in it counts",
                span: section.value,
            }),
        ];
    }
    return [
        ...switches_paths.flatMap((path) => {
            const at = entryAt(root, path);
            if (at === undefined)
                return [];
            const alive = path in behaviour.switches || path.startsWith(`${behaviour.section}.`);
            const unread = path === "hooks.enabled" && !("hooks.enabled" in behaviour.switches);
            if (!alive || unread)
                return [inert(path, at, behaviour)];
            if (path in behaviour.switches)
                return switchedOff(path, at, source);
            return path.endsWith(".disabled") ? disabledEntries(path, at, hooks, source, behaviour) : [];
        }),
        ...neverSwitchedOn(root, hooks, behaviour),
        ...unknownKeys(section?.value.kind === "object" ? section.value : null),
    ];
}
function inert(path, { keySpan, value }, behaviour) {
    const last = path.split(".").at(-1) ?? "";
    const off = value.kind === "boolean" && value.value === false;
    const place = ["disabled", "notifications"].includes(last)
        ? `${behaviour.section}.${last}`
        : (Object.keys(behaviour.switches).at(-1) ?? "");
    return (0,config_text/* defect */.gb)({
        rule: "inert-setting",
        what: `${(0,config_text/* quote */.hD)(path)} does nothing in Gemini CLI ${behaviour.version}`,
        consequence: last === "disabled"
            ? "the hooks it lists run all the same"
            : last === "notifications"
                ? ""
                : off
                    ? "the hooks run all the same"
                    : "hooks do not need it",
        cure: `Here the place is \`${place}\``,
        span: keySpan,
    });
}
function switchedOff(path, { value }, source) {
    if (value.kind === "boolean" && value.value === true)
        return [];
    if (value.kind === "boolean") {
        return [
            (0,config_text/* defect */.gb)({
                rule: "hooks-disabled",
                what: `${(0,config_text/* quote */.hD)(path)} is \`false\``,
                consequence: "no hook of any file runs, extensions' among them",
                span: value,
            }),
        ];
    }
    const falsy = !(0,located/* toJson */.aB)(value) && value.kind !== "null";
    return [
        (0,config_text/* defect */.gb)({
            rule: "invalid-value",
            what: `${(0,config_text/* quote */.hD)(path)} is ${(0,config_text/* quoteSource */.IU)(source, value)}, not \`true\` or \`false\``,
            consequence: falsy ? "Gemini CLI takes it for `false`: no hook runs" : "hooks stay on",
            span: value,
        }),
    ];
}
function neverSwitchedOn(root, hooks, behaviour) {
    const needed = Object.entries(behaviour.switches).find(([path, fallback]) => !fallback && entryAt(root, path) === undefined);
    const key = (0,located/* entry */.f_)(root, "hooks");
    if (needed === undefined || hooks.length === 0 || key === undefined)
        return [];
    return [
        (0,config_text/* defect */.gb)({
            rule: "hooks-disabled",
            what: `Gemini CLI ${behaviour.version} runs no hooks unless ${(0,config_text/* quote */.hD)(needed[0])} is \`true\``,
            consequence: "this file does not say so",
            span: key.keySpan,
        }),
    ];
}
function disabledEntries(path, { value }, hooks, source, behaviour) {
    if (value.kind !== "array") {
        return [
            (0,config_text/* defect */.gb)({
                rule: "invalid-value",
                what: `${(0,config_text/* quote */.hD)(path)} is ${(0,config_text/* quoteSource */.IU)(source, value)}, not a list`,
                consequence: "it must list the names (or, without a name, the commands) of hooks",
                span: value,
            }),
        ];
    }
    const byWord = new Map();
    for (const hook of hooks) {
        const word = disabledBy(hook, behaviour);
        byWord.set(word, [...(byWord.get(word) ?? []), hook].slice(0, 4));
    }
    const byCommand = new Map(hooks.filter((hook) => hook.name !== null).map((hook) => [rawCommand(hook), hook]));
    return value.items.map((item) => {
        const wanted = item.kind === "string" ? String(item.value) : "";
        const hit = byWord.get(wanted) ?? [];
        const word = (0,config_text/* quoteSource */.IU)(source, item);
        if (hit.length > 0) {
            const where = [...new Set(hit.map((hook) => (0,config_text/* quote */.hD)(hook.event)))].join(", ");
            return (0,config_text/* defect */.gb)({
                rule: "hooks-disabled",
                what: `${(0,config_text/* quote */.hD)(path)} lists ${word}`,
                consequence: `that hook on ${where} never runs`,
                span: item,
                hook: hit[0]?.id ?? null,
            });
        }
        const named = byCommand.get(wanted);
        const reason = named === undefined
            ? "no hook in this file has that name, or that command and no name"
            : `that command has a name, so ${(0,config_text/* quote */.hD)(named.name ?? "")} must be listed; the hook runs all the same`;
        return (0,config_text/* defect */.gb)({
            rule: "inert-setting",
            what: `${(0,config_text/* quote */.hD)(path)} lists ${word}`,
            consequence: reason,
            span: item,
            // It may be meant for a hook of another file.
            severity: named === undefined ? "note" : null,
        });
    });
}
function unknownKeys(section) {
    const expected = ["enabled", "disabled", "notifications"];
    return (section?.entries ?? [])
        .filter(({ key }) => !expected.includes(key) && !/^[_$]/.test(key))
        .map(({ key, keySpan }) => (0,config_text/* defect */.gb)({
        rule: "unknown-field",
        what: `Gemini CLI ignores ${(0,config_text/* quote */.hD)(key)} in \`hooksConfig\``,
        consequence: "",
        span: keySpan,
    }));
}

;// CONCATENATED MODULE: ./build/dialects/gemini-cli/unknown-events.js




/** Keys under `hooks` that were settings once; they have their own finding. */
const settings = ["enabled", "disabled", "notifications"];
/** Keys that people use for remarks. The agent warns about them, but nothing is lost. */
const unknown_events_remark = /^(?:[_$#/]|comment$)/;
/** Keys under `hooks` that are no events of Gemini CLI. */
function unknownEvents(hooks, events, behaviour) {
    return lastOfEachKey(hooks)
        .filter(({ key, value }) => {
        const nested = key === "hooks" && value.kind === "object";
        return events.get(key) === null && !settings.includes(key) && !nested;
    })
        .map((entry) => unknownEvent(entry, events, behaviour));
}
function unknownEvent({ key, keySpan, value }, events, behaviour) {
    const vendor = foreign_vendorOf(key, events);
    const number = count_countHandlers(value);
    const lost = hooksUnder(number);
    const empty = lost === null && (value.kind === "array" || value.kind === "object");
    const harmless = empty || unknown_events_remark.test(key);
    const skipped = behaviour.section === "hooks"
        ? "it skips the key and says so only in the debug log"
        : "it warns at every start and skips the key";
    return (0,config_text/* defect */.gb)({
        rule: "unknown-event",
        what: `Gemini CLI has no event ${(0,config_text/* quote */.hD)(key)}${vendor === null ? "" : ` (that is ${unknown_events_possessive(vendor)} name)`}`,
        consequence: lost === null ? skipped : `${lost} never ${number === 1 ? "runs" : "run"}`,
        cure: harmless ? null : cure(key, events),
        span: keySpan,
        severity: harmless ? "warning" : null,
    });
}
function cure(key, events) {
    // Some put the matcher into the key: `BeforeTool:run_shell_command`.
    const [before = "", after = ""] = key.split(":");
    if (after !== "" && events.get(before) !== null) {
        return `Write it under ${(0,config_text/* quote */.hD)(before)}, with ${(0,config_text/* quote */.hD)(after)} as \`matcher\` of the group`;
    }
    const near = events.nearest(key);
    if (near === null)
        return `The events are ${events.names.map(config_text/* quote */.hD).join(", ")}`;
    return near.because === "other-vendor"
        ? `Here it is ${(0,config_text/* quote */.hD)(near.name)}`
        : `Did you mean ${(0,config_text/* quote */.hD)(near.name)}? Names are compared exactly`;
}
function unknown_events_possessive(vendor) {
    return vendor.endsWith("s") ? `${vendor}'` : `${vendor}'s`;
}

;// CONCATENATED MODULE: ./build/dialects/gemini-cli/whole-file.js



/** What happens to a file that cannot be read, as a clause. @param extension it is one of an extension */
function rejection(extension) {
    return extension
        ? "Gemini CLI drops the extension's hooks and says so only in the debug log"
        : "Gemini CLI does not start at all (exit status 52)";
}
/** A file written for another agent: said once, with what still works. */
function whole_file_wrongDialect(shape, config) {
    const shared = config.kind === gemini_cli_kinds_kinds.shared;
    const names = shape.shared.map(config_text/* quote */.hD).join(", ");
    const works = shape.shared.length === 0
        ? "nothing in it runs"
        : `only ${names} ${shape.shared.length === 1 ? "runs" : "run"}, because the name is the same`;
    return (0,config_text/* defect */.gb)({
        rule: "wrong-dialect",
        what: `this file has the format of ${shape.vendor} (${shape.evidence})`,
        consequence: shared
            ? `Gemini CLI reads it too, because a \`gemini-extension.json\` lies beside the plugin; it warns at every start, and ${works}`
            : `Gemini CLI skips the events it does not know, and ${works}`,
        cure: shape.renamed,
        span: shape.span,
        severity: shared ? "warning" : null,
    });
}
/** A list or a single value as a whole file. */
function notAnObject(root, source, extension) {
    return (0,config_text/* defect */.gb)({
        rule: "config-shape",
        what: `the file holds ${(0,config_text/* quoteSource */.IU)(source, root)}, not an object`,
        consequence: rejection(extension),
        span: whole_file_opening(root),
    });
}
/** An extension's file without the key `hooks`. */
function withoutHooks(root, events) {
    const bare = lastOfEachKey(root).find(({ key }) => events.get(key) !== null);
    return (0,config_text/* defect */.gb)({
        rule: "config-shape",
        what: bare === undefined
            ? "this file has no `hooks`"
            : `${(0,config_text/* quote */.hD)(bare.key)} stands at the top of the file, not under \`hooks\``,
        consequence: "Gemini CLI loads nothing from it",
        cure: 'Write `{ "hooks": { … } }` around the events',
        span: bare?.keySpan ?? whole_file_opening(root),
    });
}
function whole_file_opening(node) {
    return { start: node.start, end: Math.min(node.start + 1, node.end) };
}

;// CONCATENATED MODULE: ./build/dialects/gemini-cli/config.js













/** What Gemini CLI loads from one file, and everything wrong with its hooks. Never throws on content. */
function gemini_cli_config_parseConfig(config, source, behaviour, events) {
    if (config.layer === "dead")
        return gemini_cli_dead_parseDead(config, source, events.table);
    const extension = config.kind !== gemini_cli_kinds_kinds.settings;
    const fatal = behaviour.fatalTypes && !extension
        ? `Gemini CLI ${behaviour.version} refuses to start with such a settings file (exit status 52)`
        : null;
    return parseLive({ config, source, behaviour, events, extension, fatal });
}
function parseLive(parsing) {
    const { config, source, extension } = parsing;
    const parsed = (0,json/* parseJson */.q)(source, {
        comments: extension ? "rejected" : "allowed",
        bom: "rejected",
    });
    const { root, defects } = (0,config_text/* readingDefects */.Dg)(parsed, {
        rejected: rejection(extension),
        duplicate: (key) => `the first ${key} and all that is in it is lost`,
    });
    const nothing = {
        config,
        source,
        hooks: [],
        defects: [],
        settings: {},
        relevant: true,
    };
    if (root === null) {
        return { ...nothing, defects };
    }
    if (root.kind !== "object") {
        return { ...nothing, defects: [notAnObject(root, source, extension)] };
    }
    if (!extension && (0,located/* entry */.f_)(root, "hooks") === undefined && !hasSwitches(root)) {
        return { ...nothing, relevant: false };
    }
    const read = readHooks(root, parsing);
    const switches = extension ? [] : switchDefects(root, read.hooks, source, parsing.behaviour);
    return {
        ...nothing,
        hooks: read.hooks,
        defects: inFileOrder([
            ...defects.filter((d) => concernsHooks(d, root)),
            ...read.defects,
            ...switches,
        ]),
        settings: extension ? {} : readSwitches(root),
    };
}
/** The hooks of a file, and what is wrong with them. */
function readHooks(root, parsing) {
    const { source, events, extension, fatal } = parsing;
    const value = (0,located/* field */.ZZ)(root, "hooks");
    const foreign = value === undefined && !extension ? null : foreign_foreignShape(root, events.table);
    const hooks = [];
    const defects = [];
    if (value !== undefined && (value.kind !== "null" || extension)) {
        const walked = walkGroups(value, (key) => events.table.get(key) !== null);
        const ids = new Map();
        for (const event of walked.events) {
            const facts = events.table.get(event.name);
            if (facts === null)
                continue;
            for (const group of event.groups) {
                defects.push(...groupDefects(group, facts, source, fatal));
                for (const { node } of group.handlers) {
                    const read = gemini_cli_handler_readHandler(node, {
                        ...parsing,
                        facts,
                        ids,
                        eventSpan: event.nameSpan,
                        group: group.node,
                        onTimeout: events.timeout.onTimeout(event.name),
                    });
                    hooks.push(read.hook);
                    defects.push(...read.defects);
                }
            }
        }
        defects.push(...walked.faults.map((fault) => shapeDefect(fault, source, fatal)));
        if (value.kind === "object") {
            defects.push(...unknownEvents(value, events.table, parsing.behaviour));
        }
    }
    else if (extension) {
        defects.push(withoutHooks(root, events.table));
    }
    return foreign === null
        ? { hooks, defects: toldOnce(defects) }
        : { hooks, defects: [whole_file_wrongDialect(foreign, parsing.config)] };
}
/** A field that is ignored in many handlers is one habit: the first place, and how many there are. */
function toldOnce(defects) {
    const seen = new Map();
    const others = [];
    for (const d of defects) {
        const known = seen.get(`${d.what} ${d.consequence}`);
        if (d.rule !== "unknown-field")
            others.push(d);
        else if (known)
            known.times += 1;
        else
            seen.set(`${d.what} ${d.consequence}`, { first: d, times: 1 });
    }
    const fields = [...seen.values()].map(({ first, times }) => times === 1 ? first : { ...first, what: `${first.what} (${times} times in this file)` });
    return [...others, ...fields];
}
function inFileOrder(defects) {
    return defects.sort((a, b) => a.span.start - b.span.start);
}
/** Keys given twice somewhere in other settings are none of our business. */
function concernsHooks({ span }, root) {
    const sections = ["hooks", "hooksConfig"];
    const top = root.entries.some((e) => sections.includes(e.key) && e.keySpan.start === span.start);
    return (top ||
        sections.some((key) => {
            const value = (0,located/* field */.ZZ)(root, key);
            return value !== undefined && value.start <= span.start && span.end <= value.end;
        }));
}

;// CONCATENATED MODULE: ./build/dialects/gemini-cli/files.js



const files_dialect = "gemini-cli";
const settingsPath = ".gemini/settings.json";
const manifestName = "gemini-extension.json";
const extensionHooks = "hooks/hooks.json";
/** Installed packages are not the repository's own. */
const gemini_cli_files_foreignFolders = new Set([
    "node_modules",
    "bower_components",
    "site-packages",
    ".git",
    ".venv",
    "venv",
]);
/** Places that look right and that the agent never opens. */
const deadEndings = [
    ".gemini/hooks.json",
    ".gemini/hooks/hooks.json",
    ".gemini/settings.local.json",
];
/** The files of a repository from which Gemini CLI reads hooks, and those that people take for such. */
function gemini_cli_files_discover(tree) {
    const files = tree.files.filter((file) => !file.split("/").some((p) => gemini_cli_files_foreignFolders.has(p)));
    const folders = new Map([settingsPath, manifestName].map((name) => [
        name,
        new Set(files.filter((file) => endsAt(file, name)).map((file) => files_folderOf(file, name))),
    ]));
    const projects = folders.get(settingsPath) ?? new Set();
    const extensions = folders.get(manifestName) ?? new Set();
    const plugins = new Set(files.flatMap((file) => {
        const at = `/${file}`.indexOf("/.claude-plugin/");
        return at < 0 ? [] : [file.slice(0, Math.max(at - 1, 0))];
    }));
    const found = [];
    const add = (file, root, layer, kind, home) => found.push({ dialect: files_dialect, file, root, layer, kind, home });
    for (const file of files) {
        if (endsAt(file, settingsPath)) {
            add(file, files_folderOf(file, settingsPath), "project", gemini_cli_kinds_kinds.settings, null);
            continue;
        }
        const home = endsAt(file, extensionHooks) ? files_folderOf(file, extensionHooks) : null;
        if (home !== null && extensions.has(home)) {
            const kind = plugins.has(home) ? gemini_cli_kinds_kinds.shared : gemini_cli_kinds_kinds.extension;
            add(file, nearestProject(home, projects), "extension", kind, home);
            continue;
        }
        const dead = deadEndings.find((ending) => endsAt(file, ending));
        if (dead !== undefined) {
            if (dead_looksLikeHooks(tree.read(file) ?? "", gemini_cli_kinds_kinds.dead)) {
                add(file, files_folderOf(file, dead), "dead", gemini_cli_kinds_kinds.dead, null);
            }
            continue;
        }
        if (endsAt(file, manifestName)) {
            const folder = files_folderOf(file, manifestName);
            if (dead_looksLikeHooks(tree.read(file) ?? "", gemini_cli_kinds_kinds.manifest)) {
                add(file, nearestProject(folder, projects), "dead", gemini_cli_kinds_kinds.manifest, folder);
            }
            continue;
        }
        if (home !== null && !plugins.has(home) && speaksGemini(tree.read(file) ?? "")) {
            add(file, nearestProject(home, projects), "extension", gemini_cli_kinds_kinds.extension, home);
        }
    }
    return found;
}
/** The files of layers outside the repository, lowest first; only those that exist. */
function gemini_cli_files_layers(dirs, exists) {
    const found = [];
    const add = (file, layer, kind, home) => {
        if (!exists(file))
            return false;
        found.push({ dialect: files_dialect, file, root: "", layer, kind, home });
        return true;
    };
    const { system, user } = dirs;
    const fromSystem = (name, layer) => system !== null &&
        (add(join(system, `gemini-cli/${name}`), layer, gemini_cli_kinds_kinds.settings, null) ||
            add(join(system, name), layer, gemini_cli_kinds_kinds.settings, null));
    fromSystem("system-defaults.json", "system-defaults");
    if (user !== null) {
        const inside = lastPart(user) === ".gemini";
        add(join(user, inside ? "settings.json" : settingsPath), "user", gemini_cli_kinds_kinds.settings, null);
    }
    fromSystem("settings.json", "system");
    for (const dir of dirs.extensions) {
        const plugin = exists(join(dir, ".claude-plugin")) || exists(join(dir, ".claude-plugin/plugin.json"));
        const own = exists(join(dir, manifestName));
        if (plugin && !own)
            continue;
        add(join(dir, extensionHooks), "extension", plugin ? gemini_cli_kinds_kinds.shared : gemini_cli_kinds_kinds.extension, dir);
    }
    return found;
}
/** A `hooks/hooks.json` without a manifest beside it: whose is it? */
function speaksGemini(text) {
    return (events_ownEvents.some((name) => text.includes(`"${name}"`)) ||
        /\$\{(?:extensionPath|workspacePath)\}/.test(text));
}
/** The nearest folder above (or at) `folder` that has project settings; the repository root when there is none. */
function nearestProject(folder, projects) {
    for (let at = folder; at !== ""; at = at.slice(0, Math.max(at.lastIndexOf("/"), 0))) {
        if (projects.has(at))
            return at;
    }
    return "";
}
/** True when `path` is `ending` or lies in some folder as that. */
function endsAt(path, ending) {
    return path === ending || path.endsWith(`/${ending}`);
}
function files_folderOf(path, ending) {
    return path.slice(0, Math.max(path.length - ending.length - 1, 0));
}
function join(folder, path) {
    return `${folder.replace(/[/\\]+$/, "")}/${path}`;
}
function lastPart(path) {
    return (path
        .replace(/[/\\]+$/, "")
        .split(/[/\\]/)
        .at(-1) ?? "");
}

;// CONCATENATED MODULE: ./build/dialects/gemini-cli/expansion.js
/** Replaces `${…}` by what `value` makes of the inside; null leaves it as it stands. Linear in the text. */
function fillBraces(text, value) {
    let result = "";
    let at = 0;
    for (;;) {
        const start = text.indexOf("${", at);
        const end = start < 0 ? -1 : text.indexOf("}", start + 2);
        if (end < 0)
            return result + text.slice(at);
        const filled = value(text.slice(start + 2, end));
        result += filled === null ? text.slice(at, end + 1) : text.slice(at, start) + filled;
        at = end + 1;
    }
}
/**
 * What happens to a text when settings are loaded, for names that the environment of the agent does not have: they stay,
 * but a default is put in. (hookgate hands on no such variable, so no name is known.)
 */
function resolveDefaults(text) {
    return fillBraces(text, (inside) => {
        const at = inside.indexOf(":-");
        return at > 0 ? inside.slice(at + 2) : null;
    });
}
/**
 * Writes a text as one word of a POSIX shell the way the program's own library does. Measured: blanks, double quotes
 * and backslashes ask for quotes, other special characters for a backslash each.
 */
function shellWord(text) {
    if (text === "")
        return "";
    if (!text.includes("'") && /["\s\\]/.test(text))
        return `'${text}'`;
    if (/["'\s]/.test(text))
        return `"${text.replace(/["\\$`!]/g, "\\$&")}"`;
    return text.replace(/([A-Za-z]:)?([#!"$&'()*,:;<=>?@[\\\]^`{|}])/g, "$1\\$2");
}
/** The same for PowerShell: plain words stay, all others go into single quotes. */
function powershellWord(text) {
    if (text === "" || /^[\w.-]+$/.test(text))
        return text;
    return `'${text.replaceAll("'", "''")}'`;
}

;// CONCATENATED MODULE: ./build/dialects/gemini-cli/invocation.js



/** How the runner would start a hook; a string says why it fails before anything is started. */
function gemini_cli_invocation_invocation(hook, payload, workspace, behaviour, platform) {
    if (raw(hook.node, "type") === "runtime") {
        return { impossible: "action is not a function" };
    }
    const command = rawCommand(hook);
    if (!command)
        return { impossible: "Command hook missing command" };
    if (typeof command !== "string")
        return { impossible: "command.replace is not a function" };
    const windows = platform === "win32";
    const values = invocation_variables(payload, workspace, behaviour);
    const loaded = loadedText(command, hook, workspace, behaviour, windows);
    const expanded = expand(loaded, values, behaviour, windows);
    return {
        argv: windows ? onWindows(expanded, behaviour) : [shellOf(behaviour), "-c", expanded],
        cwd: values.GEMINI_PROJECT_DIR ?? workspace.project,
        env: {
            ...values,
            ...Object.fromEntries(Object.entries(hook.env).map(([name, value]) => [
                name,
                loadedText(value, hook, workspace, behaviour, windows),
            ])),
        },
        stdin: JSON.stringify(payload),
        timeoutMs: hook.timeoutMs,
    };
}
/** Names of the variables that a hook finds in its environment. */
function variableNames(behaviour) {
    const old = ["GEMINI_PROJECT_DIR", "CLAUDE_PROJECT_DIR"];
    return behaviour.moreVariables
        ? [...old, "GEMINI_CWD", "GEMINI_SESSION_ID", "GEMINI_PLANS_DIR"]
        : old;
}
/** Their values. The plans folder is one of the home folder; it is not made. */
function invocation_variables(payload, workspace, behaviour) {
    const cwd = (0,model_json/* stringAt */.bX)(payload, "cwd") ?? workspace.project;
    const session = (0,model_json/* stringAt */.bX)(payload, "session_id") ?? "";
    const project = workspace.project.split(/[/\\]/).at(-1) || "project";
    const all = {
        GEMINI_PROJECT_DIR: cwd,
        CLAUDE_PROJECT_DIR: cwd,
        GEMINI_CWD: cwd,
        GEMINI_SESSION_ID: session,
        GEMINI_PLANS_DIR: `${workspace.home}/.gemini/tmp/${project}/${session}/plans`,
    };
    return Object.fromEntries(variableNames(behaviour).map((name) => [name, all[name] ?? ""]));
}
/** A text of a config after loading: extensions have variables of their own, settings only defaults. */
function loadedText(text, hook, workspace, behaviour, windows) {
    const { layer, home } = hook.config;
    if (layer !== "extension")
        return behaviour.defaults ? resolveDefaults(text) : text;
    const separator = windows ? "\\" : "/";
    const known = {
        extensionPath: extensionFolder(home, workspace),
        workspacePath: workspace.project,
        "/": separator,
        pathSeparator: separator,
    };
    return fillBraces(text, (name) => (Object.hasOwn(known, name) ? (known[name] ?? null) : null));
}
function extensionFolder(home, { repository }) {
    if (home === null || home === "")
        return repository;
    return /^(?:\/|[A-Za-z]:)/.test(home) ? home : `${repository}/${home}`;
}
/** Replaces `$NAME` anywhere in the text, within quotes and longer names too; one name after the other. */
function expand(command, values, behaviour, windows) {
    const order = [
        "GEMINI_PROJECT_DIR",
        "GEMINI_CWD",
        "GEMINI_PLANS_DIR",
        "GEMINI_SESSION_ID",
        "CLAUDE_PROJECT_DIR",
    ];
    return order.reduce((text, name) => {
        const value = Object.hasOwn(values, name) ? values[name] : undefined;
        if (value === undefined)
            return text;
        if (behaviour.shell === "sh")
            return text.replaceAll(`$${name}`, value);
        const word = windows ? powershellWord(value) : shellWord(value);
        return text.replaceAll(`$${name}`, () => word);
    }, command);
}
function shellOf(behaviour) {
    return behaviour.shell === "sh" ? "/bin/sh" : "bash";
}
function onWindows(command, behaviour) {
    if (behaviour.shell === "sh")
        return ["cmd.exe", "/d", "/s", "/c", command];
    // PowerShell tells the exit code of a program only since 0.33.
    const told = behaviour.mcpPrefix
        ? `${command}; if ($LASTEXITCODE -ne 0) { exit $LASTEXITCODE }`
        : command;
    return ["powershell.exe", "-NoProfile", "-NonInteractive", "-Command", told];
}

;// CONCATENATED MODULE: ./build/dialects/gemini-cli/matcher.js

/**
 * Matchers as the planner reads them, the same since 0.22: trimmed; empty and `*` are everything; on tool events an
 * unanchored, case-sensitive JavaScript pattern (a text that is none is compared as it stands); on session events
 * the one exact value; on all others ignored. A value that the event lacks is matched by everything.
 */
function gemini_cli_matcher_matcherEngine(events) {
    const patterns = new Map();
    const pattern = (text) => {
        const compiled = patterns.get(text) ?? toolPattern(text);
        if (patterns.size < gemini_cli_matcher_remembered)
            patterns.set(text, compiled);
        return compiled;
    };
    return {
        describe: (event) => {
            const target = events.get(event)?.matches ?? null;
            if (target === null)
                return "nothing: this event ignores matchers";
            return target.values === null
                ? "a JavaScript regular expression, case-sensitive and unanchored"
                : "one exact value";
        },
        backtracks: true,
        compile: (matcher, event) => {
            const target = events.get(event)?.matches ?? null;
            const text = matcher.trim();
            if (target === null || text === "" || text === "*")
                return gemini_cli_matcher_everything;
            return target.values === null ? pattern(text) : exactly(text);
        },
    };
}
/** Compiled patterns kept; a project has a handful. */
const gemini_cli_matcher_remembered = 1000;
const gemini_cli_matcher_everything = {
    kind: "all",
    names: [],
    invalid: null,
    onInvalid: null,
    test: () => true,
};
function toolPattern(text) {
    try {
        const pattern = (0,bounded_pattern/* boundedPattern */.w)(text);
        return {
            kind: "pattern",
            names: [],
            invalid: null,
            onInvalid: null,
            test: (value) => value === "" || pattern.test(value),
        };
    }
    catch (error) {
        return {
            ...exactly(text),
            invalid: error instanceof Error ? error.message : String(error),
            onInvalid: "compares the text as it stands with the whole name of the tool",
        };
    }
}
function exactly(text) {
    return {
        kind: "exact",
        names: [text],
        invalid: null,
        onInvalid: null,
        test: (value) => value === "" || value === text,
    };
}

;// CONCATENATED MODULE: ./build/dialects/gemini-cli/visible.js


/** Blocking words that people write in some field, of this vendor or another. */
const blocking = /^(?:deny|denied|block|blocked|reject|rejected|forbid|forbidden|refuse|refused|no|false|stop)$/i;
const asking = /^(?:ask|prompt|confirm|force_ask)$/i;
const harmless = /^(?:|allow|allowed|approve|approved|accept|accepted|ok|yes|true|pass|continue|proceed|none|skip|noop|undefined)$/i;
/** Longest text that is searched for a decision, in characters. */
const searched = 65_536;
/** The blocking or asking decision of a parsed answer, in whatever field; null when there is none. */
function visibleDecision(output) {
    if (Array.isArray(output)) {
        for (const item of output.slice(0, 20)) {
            const found = (0,model_json/* isObject */.Gv)(item) ? visibleDecision(item) : null;
            if (found !== null)
                return found;
        }
        return null;
    }
    if (!(0,model_json/* isObject */.Gv)(output))
        return null;
    const specific = words_part(output, "hookSpecificOutput") ?? null;
    const decision = inDecision(output);
    if (decision !== null)
        return decision;
    const go = words_part(output, "continue");
    if (go === false || (typeof go === "string" && go.toLowerCase() === "false")) {
        return visible("continue", go);
    }
    for (const [name, value] of [
        ["permissionDecision", words_part(output, "permissionDecision")],
        ["permission", words_part(output, "permission")],
        ["hookSpecificOutput.permissionDecision", words_part(specific, "permissionDecision")],
        ["hookSpecificOutput.decision", words_part(specific, "decision")],
        ["decision.behavior", words_part(words_part(output, "decision") ?? null, "behavior")],
        ["hookSpecificOutput.decision.behavior", words_part(words_part(specific, "decision") ?? null, "behavior")],
    ]) {
        if (typeof value === "string" && (blocking.test(value) || asking.test(value))) {
            return visible(name, value);
        }
    }
    return null;
}
/** A `decision` that is neither known to the vendor nor plainly an approval. */
function inDecision(output) {
    const decision = words_part(output, "decision");
    if (decision === undefined || typeof decision === "object")
        return null;
    return harmless.test(String(decision)) ? null : visible("decision", decision);
}
/**
 * The decision in a text that is no JSON as a whole: something stands before or after the JSON, colours are around it,
 * the quotes are single ones …
 */
function decisionInText(text) {
    const head = text.slice(0, searched);
    const first = head.indexOf("{");
    if (first < 0)
        return null;
    const candidates = [head.slice(first, head.lastIndexOf("}") + 1), ...linesWithBraces(head)];
    for (const candidate of candidates) {
        const value = visible_parse(candidate);
        const found = value === null ? null : visibleDecision(value);
        if (found !== null)
            return found;
    }
    const loose = /["']?(decision|permissionDecision)["']?\s{0,9}:\s{0,9}["'](deny|block|ask)["']/i.exec(head);
    return loose === null ? null : { field: loose[1] ?? "", value: `"${loose[2] ?? ""}"` };
}
function linesWithBraces(text) {
    return text
        .split("\n")
        .filter((line) => line.includes("{"))
        .slice(0, 50)
        .map((line) => line.slice(line.indexOf("{"), line.lastIndexOf("}") + 1));
}
function visible_parse(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return null;
    }
}
function visible(field, value) {
    return { field, value: JSON.stringify(value) };
}

;// CONCATENATED MODULE: ./build/dialects/gemini-cli/ignored.js




/**
 * What a hook printed for nothing: a decision that Gemini CLI does not honour, or an answer it cannot combine. At
 * most one fault, the gravest.
 */
function outputFaults(event, run, reading, { events, behaviour }) {
    const honours = events.honours(event);
    if (honours === null)
        return [];
    const seen = { event, run, reading, honours, behaviour };
    const broken = reading.output === null ? null : mergeFailure(event, reading.output, honours);
    if (broken !== null)
        return [{ rule: "invalid-output", what: broken }];
    const what = lostBeforeParsing(seen) ??
        (reading.format === "json" ? lostInJson(seen) : null) ??
        (reading.format === "text" ? lostInText(seen) : null) ??
        lostExitCode(seen) ??
        lostResponse(seen);
    return what === null ? [] : [{ rule: "decision-ignored", what }];
}
/** Before 0.30 standard output was not looked at when the exit code was not 0. */
function lostBeforeParsing({ event, run, reading, behaviour }) {
    if (behaviour.streams !== "stdout" || run.exitCode === 0)
        return null;
    if (says(reading.output).deny)
        return null;
    const printed = inAnyText(run.stdout.trim());
    if (printed === null)
        return null;
    return `it printed ${written(printed)} and ended with ${ending(run)}, but standard output counts only with exit code 0 before 0.30: ${ignored_passes(event)}`;
}
function lostInJson({ event, reading: { output }, honours }) {
    const { halt, deny, ask } = says(output);
    if (halt) {
        return honours.halt === null
            ? `it printed ${ignored_word("continue", "false")}, which \`${event}\` ignores`
            : null;
    }
    if (deny) {
        const decision = JSON.stringify(words_part(output, "decision"));
        return honours.deny === null
            ? `it printed ${ignored_word("decision", decision)}, which \`${event}\` ignores`
            : null;
    }
    if (ask) {
        return honours.ask
            ? null
            : `it printed ${ignored_word("decision", '"ask"')}, which \`${event}\` takes for an approval: ${ignored_passes(event)}`;
    }
    const seen = visibleDecision(output);
    if (seen === null)
        return null;
    const why = Array.isArray(output)
        ? "in a list, and Gemini CLI reads only an object"
        : seen.field === "decision"
            ? "and only `deny`, `block` and `ask`, in lower case, have a meaning"
            : seen.field === "continue"
                ? "and only the value `false` itself counts, not a text"
                : "a field that Gemini CLI does not read";
    return `it printed ${written(seen)}, ${why}: ${ignored_passes(event)}`;
}
function lostInText({ event, run, reading, honours }) {
    if (says(reading.output).deny) {
        return run.exitCode === 2 && honours.deny === null
            ? `it ended with exit code 2, which \`${event}\` ignores`
            : null;
    }
    const seen = decisionInText(reading.text);
    if (seen === null)
        return null;
    return `it printed ${written(seen)}, but not as one plain JSON value (${(0,config_text/* quote */.hD)(reading.text.slice(0, 120))}); Gemini CLI takes all of it for a message to the user: ${ignored_passes(event)}`;
}
/** Exit code 2 that does not block. */
function lostExitCode({ event, run, reading, honours, behaviour }) {
    if (run.exitCode !== 2 || honours.deny === null)
        return null;
    const { deny, halt, ask } = says(reading.output);
    if (deny || halt || ask)
        return null;
    if (behaviour.streams === "stdout") {
        return `it ended with exit code 2 and nothing on standard error, which does not block: ${ignored_passes(event)}`;
    }
    return reading.format === "json"
        ? `it ended with exit code 2 but printed the JSON ${(0,config_text/* quote */.hD)(reading.text.slice(0, 120))} without a denial, and JSON counts before the exit code: ${ignored_passes(event)}`
        : `it ended with exit code 2 and printed nothing that can be a reason, which does not block: ${ignored_passes(event)}`;
}
/** Answers to model events in a shape that comes to nothing. */
function lostResponse({ event, reading: { output } }) {
    const specific = words_part(output, "hookSpecificOutput") ?? null;
    const { deny, halt } = says(output);
    if (event === "BeforeModel" && words_part(specific, "llm_response") && !deny && !halt) {
        return `it printed an \`llm_response\` without ${ignored_word("decision", '"deny"')}, so the response is dropped and the model is asked`;
    }
    const config = words_part(specific, "toolConfig") ?? null;
    if (event === "BeforeToolSelection" && words_part(config, "functionCallingConfig") !== undefined) {
        return "it printed `toolConfig.functionCallingConfig`, but `mode` and `allowedFunctionNames` are read directly under `toolConfig`; the request is reset to all tools";
    }
    return null;
}
function inAnyText(text) {
    if (text === "")
        return null;
    try {
        return visibleDecision(JSON.parse(text));
    }
    catch {
        return decisionInText(text);
    }
}
/** What happens all the same, by event. */
const passing = {
    BeforeTool: "the call goes through",
    BeforeAgent: "the prompt goes through",
    BeforeModel: "the request goes to the model",
    AfterTool: "the result stays as it is",
    AfterModel: "the response stays as it is",
    AfterAgent: "the agent stops",
};
function ignored_passes(event) {
    return Object.hasOwn(passing, event) ? (passing[event] ?? "") : "nothing comes of it";
}
function written({ field, value }) {
    return ignored_word(field, value);
}
function ignored_word(field, value) {
    return (0,config_text/* quote */.hD)(`${field}: ${value}`);
}
function ending({ exitCode, signal }) {
    return exitCode === null ? `signal ${signal ?? "unknown"}` : `exit code ${exitCode}`;
}

;// CONCATENATED MODULE: ./build/dialects/gemini-cli/streams.js
const streams_nothing = { output: null, format: null, text: "" };
/** Reads output and exit code of a hook that has ended by itself; each measured. */
function readStreams(run, { streams }) {
    const code = run.exitCode;
    const stdout = run.stdout.trim();
    if (streams === "either") {
        const text = stdout || run.stderr.trim();
        if (text === "")
            return streams_nothing;
        const deny = code !== null && code > 1;
        return streams_parsed(text, (value) => typeof value === "object") ?? streams_plain(text, code ?? 0, deny);
    }
    if (code === 0) {
        if (stdout === "")
            return streams_nothing;
        return streams_parsed(stdout, () => true) ?? streams_plain(stdout, 0, false);
    }
    const stderr = run.stderr.trim();
    return stderr === "" ? streams_nothing : streams_plain(stderr, code ?? 1, code === 2);
}
/** JSON, or a JSON string that holds JSON. Null when it is neither: plain text then. */
function streams_parsed(text, counts) {
    try {
        let value = JSON.parse(text);
        if (typeof value === "string")
            value = JSON.parse(value);
        const output = value && counts(value) ? value : null;
        return { output, format: output === null ? null : "json", text };
    }
    catch {
        return null;
    }
}
/** Plain text: a message, a warning or a denial. */
function streams_plain(text, code, deny) {
    const warning = code === 0 ? "" : "Warning: ";
    const output = deny
        ? { decision: "deny", reason: text }
        : { decision: "allow", systemMessage: `${warning}${text}` };
    return { output, format: "text", text };
}

;// CONCATENATED MODULE: ./build/dialects/gemini-cli/outcome.js





/** What Gemini CLI makes of one finished hook. */
function gemini_cli_outcome_interpret(hook, event, run, knowledge) {
    if (run.spawnError !== null) {
        return { ...silent, outcome: "error", failure: "open", error: run.spawnError };
    }
    if (run.timedOut) {
        const { told } = patience(hook.node, knowledge.behaviour);
        const error = `Hook timed out after ${told}ms`;
        return { ...silent, outcome: "timeout", failure: "open", error };
    }
    const reading = readStreams(run, knowledge.behaviour);
    const denies = (knowledge.events.honours(event.name)?.deny ?? null) !== null;
    return {
        ...silent,
        ...(reading.format === "json"
            ? fromJson(reading, run, event.name, knowledge.behaviour)
            : fromText(reading, run, event.name, denies)),
        output: reading.output,
        faults: outputFaults(event.name, run, reading, knowledge),
    };
}
/** JSON counts whatever the exit code; the exit code matters only when the JSON decides nothing. */
function fromJson({ output }, run, event, behaviour) {
    const { halt, deny, ask, allow } = says(output);
    const decision = words_part(output, "decision");
    const word = typeof decision === "string" ? decision : null;
    const reason = words_textOf(words_part(output, "reason"));
    const said = (outcome, rawDecision) => ({
        outcome,
        rawDecision,
        reason,
        failure: null,
    });
    if (halt) {
        return { ...said("halt", "continue:false"), reason: haltReason(output, reason, behaviour) };
    }
    if (deny)
        return said(event === "AfterAgent" ? "continue" : "deny", word);
    if (ask && behaviour.ask && event === "BeforeTool")
        return said("ask", word);
    if (allow)
        return said("allow", word);
    if (run.exitCode !== 0)
        return { ...said("error", word), failure: "open" };
    return said("none", word);
}
function haltReason(output, reason, behaviour) {
    const stop = words_textOf(words_part(output, "stopReason"));
    return behaviour.reasonFirst === "reason" ? (reason ?? stop) : (stop ?? reason);
}
/** Plain text, or nothing at all: only the exit code speaks. */
function fromText({ output, text }, run, event, denies) {
    const reason = output === null ? null : text;
    if (run.exitCode === 0)
        return { outcome: "none", rawDecision: null, reason: null, failure: null };
    if (!says(output).deny)
        return { outcome: "error", rawDecision: null, reason, failure: "open" };
    // Exit 2 is the documented way to deny; that a crash or a missing script denies as well is an accident.
    if (run.exitCode === 2) {
        const outcome = event === "AfterAgent" ? "continue" : "deny";
        return { outcome, rawDecision: "deny", reason, failure: null };
    }
    return { outcome: "error", rawDecision: null, reason, failure: denies ? "closed" : "open" };
}

;// CONCATENATED MODULE: ./build/dialects/gemini-cli/payload.js
/** When nothing is known of the time or the session: fixed values, so that a replay is the same on every run. */
const payload_noTime = "1970-01-01T00:00:00.000Z";
const payload_noSession = "00000000-0000-4000-8000-000000000000";
/**
 * The payload as the agent sends it: the five common fields first, then those of the event in the vendor's order,
 * then whatever else the recording has.
 */
function gemini_cli_payload_payload(event, session, workspace, { events, behaviour }) {
    const { input } = event;
    const given = (key) => Object.hasOwn(input, key) ? input[key] : undefined;
    const common = {
        session_id: given("session_id") ?? session.sessionId ?? payload_noSession,
        transcript_path: given("transcript_path") ?? workspace.transcript ?? "",
        cwd: given("cwd") ?? workspace.project,
        hook_event_name: event.name,
        timestamp: given("timestamp") ?? payload_noTime,
    };
    const own = events
        .fields(event.name)
        .map((key) => [key, given(key) ?? payload_filledIn(key)])
        .filter((pair) => pair[1] !== undefined);
    const known = new Set([...Object.keys(common), ...own.map(([key]) => key)]);
    const rest = Object.entries(input).filter(([key]) => !known.has(key));
    const all = { ...common, ...Object.fromEntries([...own, ...rest]) };
    // Before 0.34 the loop never told that a stop had been refused.
    if (Object.hasOwn(all, "stop_hook_active") && !behaviour.stopFlag)
        all.stop_hook_active = false;
    return all;
}
/** Fields that every payload of their event has and that have an empty value. */
function payload_filledIn(key) {
    if (key === "tool_input")
        return {};
    return key === "stop_hook_active" ? false : undefined;
}

;// CONCATENATED MODULE: ./build/dialects/gemini-cli/plan.js



/**
 * Chooses the hooks of an event: matcher, then one of each name and command (the first, with its timeout), and
 * all in sequence as soon as one of those left says so. A matcher that is no text ends the planning.
 */
function gemini_cli_plan_plan(hooks, event, { events, matcher, behaviour, }) {
    const candidates = hooks.filter((hook) => hook.enabled && hook.event === event.name);
    const target = events.get(event.name)?.matches ?? null;
    const value = target === null ? "" : ((0,model_json/* stringAt */.bX)(event.input, target.field) ?? "");
    const chosen = new Map();
    for (const hook of candidates) {
        const broken = target === null ? null : brokenMatcher(hook);
        if (broken !== null)
            return { steps: [], sequential: false, failure: broken };
        if (!matcher.compile(hook.matcher ?? "", event.name).test(value))
            continue;
        const key = dedupeKey(hook, behaviour);
        if (!chosen.has(key))
            chosen.set(key, hook);
    }
    const left = [...chosen.values()];
    return {
        steps: left.map((hook) => ({ hook, skip: null })),
        sequential: left.some((hook) => hook.sequential),
        failure: null,
    };
}
/** The planner calls `trim` on whatever stands there, unless it is empty, `false` or zero. */
function brokenMatcher(hook) {
    const matcher = hook.group === null ? undefined : raw(hook.group, "matcher");
    if (!matcher || typeof matcher === "string")
        return null;
    return `the matcher ${(0,config_text/* quote */.hD)(JSON.stringify(matcher))} in ${hook.source.file} is not a text, so Gemini CLI gives up choosing hooks for ${(0,config_text/* quote */.hD)(hook.event)}`;
}

;// CONCATENATED MODULE: ./build/dialects/gemini-cli/registry.js



/** Settings files in the order in which their hooks are put together; a later one overrides single values. */
const settingsOrder = ["system-defaults", "user", "project", "local", "system"];
/**
 * All hooks of a project in registration order: the lists of the settings files one after the other (the user's
 * before the project's), then the extensions'. Folder trust is taken for given.
 */
function gemini_cli_registry_register(configs, behaviour) {
    const settings = settingsOrder.flatMap((layer) => configs.filter(({ config }) => config.layer === layer));
    const extensions = configs.filter(({ config }) => config.layer === "extension");
    const off = offSwitch(settings, behaviour);
    const disabled = disabledNames(settings, behaviour);
    return [...settings, ...extensions].flatMap(({ hooks }) => hooks.map((hook) => {
        if (!hook.enabled)
            return hook;
        const because = off ?? disabled.get(disabledBy(hook, behaviour)) ?? null;
        return because === null ? hook : { ...hook, enabled: false, disabledBecause: because };
    }));
}
/** Why no hook runs at all; null when they do. */
function offSwitch(settings, behaviour) {
    const last = (path) => settings.findLast((s) => Object.hasOwn(s.settings, path));
    const path = hooksAreOn(behaviour, (p) => last(p)?.settings[p]);
    if (path === null)
        return null;
    const file = last(path)?.source.file;
    return file === undefined
        ? `${(0,config_text/* quote */.hD)(path)} is not \`true\` in any settings file`
        : `${(0,config_text/* quote */.hD)(path)} is off in ${file}`;
}
/** Names (or commands) that are switched off, and by which file; the lists of all files count. */
function disabledNames(settings, behaviour) {
    const path = `${behaviour.section}.disabled`;
    return new Map(settings.flatMap(({ settings: values, source }) => strings(Object.hasOwn(values, path) ? values[path] : undefined).map((name) => [
        name,
        `${(0,config_text/* quote */.hD)(path)} lists it in ${source.file}`,
    ])));
}
function strings(value) {
    return Array.isArray(value) ? value.filter((item) => typeof item === "string") : [];
}

;// CONCATENATED MODULE: ./build/dialects/gemini-cli/subject.js


/** Fields of a tool's input that tell most, best first. */
const subject_toolFields = [
    "command",
    "file_path",
    "absolute_path",
    "path",
    "dir_path",
    "url",
    "pattern",
    "query",
    "prompt",
    "name",
    "agent_name",
];
/** Fields of the other events' payloads. */
const gemini_cli_subject_eventFields = ["prompt", "source", "reason", "trigger", "message"];
/** The tool of a tool event, as hooks see it; null on other events. */
function gemini_cli_subject_toolOf(event) {
    const onTools = event.name === "BeforeTool" || event.name === "AfterTool";
    return onTools ? (0,model_json/* stringAt */.bX)(event.input, "tool_name") : null;
}
/** What a person wants to see of an event: one line, 200 characters at most; empty when there is nothing. */
function gemini_cli_subject_subjectOf(event) {
    const { input } = event;
    const found = gemini_cli_subject_toolOf(event) === null
        ? (firstText(input, gemini_cli_subject_eventFields) ?? lastMessage((0,model_json/* objectAt */.lJ)(input, "llm_request")))
        : toolSubject((0,model_json/* objectAt */.lJ)(input, "tool_input") ?? {});
    return oneLine(found ?? "");
}
function toolSubject(input) {
    return firstText(input, subject_toolFields) ?? anyText(input);
}
/** Model events: what was said last. */
function lastMessage(request) {
    const messages = request !== null && Object.hasOwn(request, "messages") ? request.messages : undefined;
    const last = Array.isArray(messages) ? messages.at(-1) : undefined;
    return (0,model_json/* isObject */.Gv)(last) ? (0,model_json/* stringAt */.bX)(last, "content") : null;
}

;// CONCATENATED MODULE: ./build/dialects/gemini-cli/versions.js

/** 0.22.4; 0.21.3 is the same in every respect that matters here. */
const gemini_cli_versions_oldest = {
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
const versions_changes = [
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
const gemini_cli_versions_behaviours = accumulate();
function accumulate() {
    const all = [gemini_cli_versions_oldest];
    let current = gemini_cli_versions_oldest;
    for (const change of versions_changes) {
        current = { ...current, ...change };
        all.push(current);
    }
    return all;
}
const gemini_cli_versions_newestBehaviour = gemini_cli_versions_behaviours.at(-1) ?? gemini_cli_versions_oldest;
/** The newest version the tables were checked against, and the day. */
const gemini_cli_versions_newest = { version: gemini_cli_versions_newestBehaviour.version, checked: "2026-11-20" };
/** The version that the seed documents describe: a nightly of 0.21 whose hooks are those of 0.23. */
const seedVersion = "0.23";
/**
 * The behaviour of a version: the newest entry that is not newer. A prefix stands for its newest version (`"0"` is the
 * newest 0.x), a version older than all entries gets the oldest.
 * @throws UsageError when it is no version at all
 */
function gemini_cli_versions_behaviourAt(version) {
    if (version === null)
        return gemini_cli_versions_newestBehaviour;
    const wanted = parseVersion(version === "seed" ? seedVersion : version);
    if (wanted === null) {
        throw new errors/* UsageError */.e(`"${version.slice(0, 60)}" is no version of Gemini CLI: write a version or a prefix of one ("0.61.0", "0.24"), or "seed"`);
    }
    const fits = gemini_cli_versions_behaviours.filter((b) => isNotNewer(parseVersion(b.version) ?? [], wanted));
    return fits.at(-1) ?? gemini_cli_versions_oldest;
}
/** True when `version` is `since` or newer; both as they stand in tables. */
function reaches(version, since) {
    return isNotNewer(parseVersion(since) ?? [], parseVersion(version) ?? []);
}
/** The numbers of a version; a leading `v` and a pre-release suffix are left out. */
function parseVersion(text) {
    const match = /^v?(\d{1,6}(?:\.\d{1,6}){0,2})(?:[-+][\w.+-]{1,100})?$/.exec(text.trim());
    return match?.[1]?.split(".").map(Number) ?? null;
}
/** A number that a prefix leaves out counts as the largest. */
function isNotNewer(entry, wanted) {
    for (const [i, number] of entry.entries()) {
        const other = wanted[i] ?? Number.POSITIVE_INFINITY;
        if (number !== other)
            return number < other;
    }
    return true;
}

;// CONCATENATED MODULE: ./build/dialects/gemini-cli/tools.js

const always = { since: null };
/** Read in the source of each release. From 0.27 to 0.38 every sub-agent was a tool of its own name. */
const gemini_cli_tools_tools = [
    { name: "glob", ...always },
    { name: "write_todos", ...always },
    { name: "write_file", ...always },
    { name: "google_web_search", ...always },
    { name: "web_fetch", ...always },
    { name: "replace", ...always },
    { name: "run_shell_command", ...always },
    { name: "search_file_content", ...always, gone: { in: "0.28", now: "grep_search" } },
    { name: "grep_search", since: "0.28" },
    { name: "read_many_files", ...always },
    { name: "read_file", ...always },
    { name: "list_directory", ...always },
    { name: "save_memory", ...always, gone: { in: "0.44", now: null } },
    { name: "delegate_to_agent", ...always, gone: { in: "0.27", now: "invoke_agent" } },
    { name: "get_internal_docs", since: "0.23" },
    { name: "activate_skill", since: "0.24" },
    { name: "ask_user", since: "0.27" },
    { name: "codebase_investigator", since: "0.27", gone: { in: "0.39", now: "invoke_agent" } },
    { name: "cli_help", since: "0.27", gone: { in: "0.39", now: "invoke_agent" } },
    { name: "generalist", since: "0.27", gone: { in: "0.39", now: "invoke_agent" } },
    { name: "exit_plan_mode", since: "0.28" },
    { name: "enter_plan_mode", since: "0.30" },
    { name: "tracker_create_task", since: "0.34" },
    { name: "tracker_update_task", since: "0.34" },
    { name: "tracker_get_task", since: "0.34" },
    { name: "tracker_list_tasks", since: "0.34" },
    { name: "tracker_add_dependency", since: "0.34" },
    { name: "tracker_visualize", since: "0.34" },
    { name: "update_topic", since: "0.37" },
    { name: "complete_task", since: "0.37" },
    { name: "invoke_agent", since: "0.39" },
    { name: "read_mcp_resource", since: "0.40" },
    { name: "list_mcp_resources", since: "0.40" },
];
const tools_shell = "run_shell_command";
const tools_edit = "replace";
const gemini_cli_tools_search = "grep_search";
const tools_list = "list_directory";
const tools_web = "google_web_search";
const gemini_cli_tools_agent = "invoke_agent";
/** What other agents call the tools of this one. */
const gemini_cli_tools_foreign = {
    "Claude Code": {
        Bash: tools_shell,
        Read: "read_file",
        Write: "write_file",
        Edit: tools_edit,
        MultiEdit: tools_edit,
        NotebookEdit: tools_edit,
        Glob: "glob",
        Grep: gemini_cli_tools_search,
        LS: tools_list,
        WebFetch: "web_fetch",
        WebSearch: tools_web,
        TodoWrite: "write_todos",
        Task: gemini_cli_tools_agent,
        Agent: gemini_cli_tools_agent,
        AskUserQuestion: "ask_user",
        EnterPlanMode: "enter_plan_mode",
        ExitPlanMode: "exit_plan_mode",
        Skill: "activate_skill",
    },
    Antigravity: {
        run_command: tools_shell,
        view_file: "read_file",
        write_to_file: "write_file",
        replace_file_content: tools_edit,
        multi_replace_file_content: tools_edit,
        find_by_name: "glob",
        list_dir: tools_list,
        search_web: tools_web,
        read_url_content: "web_fetch",
        ask_question: "ask_user",
        invoke_subagent: gemini_cli_tools_agent,
    },
    "Kimi Code": {
        Shell: tools_shell,
        ReadFile: "read_file",
        WriteFile: "write_file",
        StrReplaceFile: tools_edit,
    },
    Codex: { shell_command: tools_shell, exec_command: tools_shell, apply_patch: tools_edit },
    "Copilot and VS Code": {
        runTerminalCommand: tools_shell,
        editFiles: tools_edit,
        create_file: "write_file",
        str_replace_editor: tools_edit,
    },
};
/** Names that `gemini hooks migrate` writes for Claude Code's `Grep` and `LS`, although no tool is called so. */
const migrated = { grep: gemini_cli_tools_search, ls: tools_list };
/** How the newest names were spelt before. */
const earlier = {
    grep_search: "search_file_content",
    invoke_agent: "delegate_to_agent",
};
/** The tools of one version. */
function toolsAt(behaviour) {
    const has = ({ since, gone }) => (since === null || reaches(behaviour.version, since)) &&
        (gone === undefined || !reaches(behaviour.version, gone.in));
    const known = gemini_cli_tools_tools.filter(has).map((tool) => tool.name);
    const gone = gemini_cli_tools_tools.filter((t) => t.gone !== undefined && reaches(behaviour.version, t.gone.in));
    const former = Object.fromEntries(gone.map((tool) => [tool.name, own(tool.gone?.now ?? null)]));
    /** A name of the newest version as this version writes it; null when it has no such tool. */
    function own(name) {
        if (name === null || known.includes(name))
            return name;
        const before = Object.hasOwn(earlier, name) ? (earlier[name] ?? "") : "";
        return known.includes(before) ? before : null;
    }
    function counterpart(name) {
        const mcp = /^mcp__([^_](?:[^_]|_(?!_)){0,60})__(.{1,80})$/.exec(name);
        if (mcp) {
            const inner = `${mcp[1]}_${mcp[2]}`;
            return { name: behaviour.mcpPrefix ? `mcp_${inner}` : (mcp[2] ?? ""), vendor: "Claude Code" };
        }
        for (const [vendor, names] of Object.entries(gemini_cli_tools_foreign)) {
            const found = Object.hasOwn(names, name) ? own(names[name] ?? null) : null;
            if (found !== null)
                return { name: found, vendor };
        }
        const meant = Object.hasOwn(migrated, name) ? own(migrated[name] ?? null) : null;
        return meant === null ? null : { name: meant, vendor: "gemini hooks migrate" };
    }
    return {
        known,
        former,
        counterpart,
        siblings: [["write_file", "replace"]],
        isExternal: (name) => {
            if (/^discovered_tool_./.test(name))
                return true;
            const prefixed = /^mcp_[^_\s]\S*$/.test(name) && name.indexOf("_", 5) > 0;
            if (prefixed && !name.endsWith("_"))
                return true;
            // MCP tools by their bare names, and until 0.38 people's own sub-agents: nearly anything.
            const open = !behaviour.mcpPrefix || !reaches(behaviour.version, "0.39");
            const plain = /^[A-Za-z0-9_.:-]{1,64}$/.test(name);
            return open && plain && counterpart(name) === null && !Object.hasOwn(former, name);
        },
    };
}

;// CONCATENATED MODULE: ./build/dialects/gemini-cli/vocabulary.js











const vocabulary_file = (0,word/* text */.Qq)("path", "file_path", "absolute_path", "path");
const folder = (0,word/* text */.Qq)("path", "dir_path", "path");
const vocabulary_task = [(0,word/* text */.Qq)("title", "title"), (0,word/* text */.Qq)("description", "description")];
function namesAt(version) {
    const has = (since) => reaches(version, since);
    const [now, before] = [
        (0,word_lines/* firstAndLast */.Aq)("start_line", "end_line"),
        (0,word_lines/* firstAndCount */.Zy)("offset", "limit", 0),
    ];
    const all = (0,word/* flag */.Jt)("all", "allow_multiple");
    return {
        lines: has("0.31") ? [now, (0,word/* heard */.HK)(before)] : [before, (0,word/* heard */.HK)(now)],
        all: has("0.31") ? [all] : [(0,word/* heard */.HK)(all)],
        include: has("0.32")
            ? (0,word/* text */.Qq)("include", "include_pattern", "include")
            : (0,word/* text */.Qq)("include", "include", "include_pattern"),
        background: [(0,word/* flag */.Jt)("background", "is_background")].map((w) => (has("0.28") ? w : (0,word/* heard */.HK)(w))),
    };
}
/** Arguments as read in the source of 0.22 to 0.61; `absolute_path`, `path` and `cwd` stand in recordings of 2025. */
function rowsAt({ lines, all, include, background }) {
    return [
        ...(0,vocabulary/* tools */.Y)(["run_shell_command"], "shell", [
            (0,word/* text */.Qq)("command", "command"),
            (0,word/* text */.Qq)("description", "description"),
            (0,word/* text */.Qq)("cwd", "dir_path", "directory", "cwd"),
            ...background,
        ]),
        ...(0,vocabulary/* tools */.Y)(["read_file"], "read", [vocabulary_file, ...lines]),
        ...(0,vocabulary/* tools */.Y)(["read_many_files"], "read-many", [(0,word/* list */.p_)("paths", "include", "paths")]),
        ...(0,vocabulary/* tools */.Y)(["write_file"], "write", [vocabulary_file, (0,word/* text */.Qq)("content", "content")], {
            anyway: { append: false, overwrite: true },
        }),
        ...(0,vocabulary/* tools */.Y)(["replace"], "edit", [
            vocabulary_file,
            (0,word/* text */.Qq)("old", "old_string"),
            (0,word/* text */.Qq)("new", "new_string"),
            ...all,
            (0,word/* text */.Qq)("instruction", "instruction"),
        ]),
        ...(0,vocabulary/* tools */.Y)(["list_directory"], "list", [folder, (0,word/* list */.p_)("ignore", "ignore")]),
        ...(0,vocabulary/* tools */.Y)(["glob"], "find-files", [(0,word/* text */.Qq)("pattern", "pattern"), folder]),
        ...["grep_search", "search_file_content"].flatMap((name) => (0,vocabulary/* tools */.Y)([name], "search-text", [
            (0,word/* text */.Qq)("pattern", "pattern"),
            folder,
            include,
            (0,word/* not */.AU)("ignoreCase", "case_sensitive"),
            (0,word/* flag */.Jt)("fixed", "fixed_strings"),
            (0,word/* flag */.Jt)("namesOnly", "names_only"),
            (0,word/* whole */.WQ)("before", "before"),
            (0,word/* whole */.WQ)("after", "after"),
            (0,word/* whole */.WQ)("context", "context"),
            (0,word/* whole */.WQ)("limit", "total_max_matches"),
        ], { anyway: { fixed: false } })),
        ...(0,vocabulary/* tools */.Y)(["web_fetch"], "fetch-url", [vocabulary_page], { when: (input) => addresses(input).length < 2 }),
        ...(0,vocabulary/* tools */.Y)(["web_fetch"], "fetch-many", [pages]),
        ...(0,vocabulary/* tools */.Y)(["google_web_search"], "web-search", [(0,word/* text */.Qq)("query", "query")]),
        ...(0,vocabulary/* tools */.Y)(["invoke_agent"], "sub-agent", [(0,word/* text */.Qq)("type", "agent_name"), (0,word/* text */.Qq)("prompt", "prompt")]),
        ...(0,vocabulary/* tools */.Y)(["delegate_to_agent"], "sub-agent", [
            (0,word/* text */.Qq)("type", "agent_name"),
            (0,word/* text */.Qq)("prompt", "objective", "prompt", "request", "question"),
        ]),
        ...agentTool("codebase_investigator", "objective"),
        ...agentTool("cli_help", "question"),
        ...agentTool("generalist", "request"),
        ...(0,vocabulary/* tools */.Y)(["write_todos"], "todo", [
            (0,word_list/* items */.ld)("todos", "todos", [(0,word/* text */.Qq)("text", "description"), vocabulary_status(["completed", "cancelled"])]),
        ]),
        ...(0,vocabulary/* tools */.Y)(["ask_user"], "ask-user", [(0,shared_words/* questions */.ab)("multiSelect")]),
        ...(0,vocabulary/* tools */.Y)(["activate_skill"], "skill", [(0,word/* text */.Qq)("name", "name")]),
        ...(0,vocabulary/* tools */.Y)(["save_memory"], "memory", [(0,word/* text */.Qq)("text", "fact")]),
        ...(0,vocabulary/* tools */.Y)(["enter_plan_mode"], "enter-plan", [(0,word/* text */.Qq)("reason", "reason")]),
        ...(0,vocabulary/* tools */.Y)(["exit_plan_mode"], "exit-plan", [(0,word/* text */.Qq)("file", "plan_filename", "plan_path")]),
        ...(0,vocabulary/* tools */.Y)(["list_mcp_resources"], "mcp-resources", [(0,word/* text */.Qq)("server", "serverName")]),
        ...(0,vocabulary/* tools */.Y)(["read_mcp_resource"], "mcp-resource", [(0,word/* text */.Qq)("uri", "uri")]),
        ...(0,vocabulary/* tools */.Y)(["tracker_create_task"], "item-create", vocabulary_task),
        ...(0,vocabulary/* tools */.Y)(["tracker_update_task"], "item-update", [
            (0,word/* text */.Qq)("item", "id"),
            ...vocabulary_task,
            (0,word/* choice */.Yq)("status", "status", {
                open: ["pending"],
                in_progress: ["in_progress"],
                closed: ["completed"],
            }),
        ]),
        ...(0,vocabulary/* tools */.Y)(["tracker_get_task"], "item-get", [(0,word/* text */.Qq)("item", "id")]),
        ...(0,vocabulary/* tools */.Y)(["tracker_list_tasks"], "item-list", []),
    ];
}
function vocabulary_status(more) {
    const names = ["pending", "in_progress", ...more];
    return (0,word/* choice */.Yq)("status", "status", Object.fromEntries(names.map((name) => [name, [name]])));
}
/** From 0.27 to 0.38 every sub-agent was a tool of its own name. */
function agentTool(name, prompt) {
    return (0,vocabulary/* tools */.Y)([name], "sub-agent", [(0,word/* text */.Qq)("prompt", prompt)], {
        implies: { type: name },
        readOnly: true,
    });
}
/** `web_fetch` takes its addresses out of the prompt, word by word; `url` is for an experimental mode (0.31). */
const vocabulary_page = {
    neutral: ["url", "prompt"],
    read(own) {
        const [url] = addresses(own);
        const prompt = (0,model_json/* stringAt */.bX)(own, "prompt");
        if (url === undefined && prompt === null)
            return null;
        const rest = url !== undefined && prompt?.endsWith(` ${url}`) ? withoutEnd(prompt, url) : prompt;
        return {
            neutral: {
                ...(url === undefined ? {} : { url }),
                ...(rest === null || rest === url ? {} : { prompt: rest }),
            },
            used: ["prompt", "url"],
        };
    },
    write(neutral) {
        const url = (0,model_json/* stringAt */.bX)(neutral, "url");
        const prompt = (0,model_json/* stringAt */.bX)(neutral, "prompt");
        const told = url !== null && prompt?.includes(url) ? null : url;
        return { own: { prompt: [prompt, told].filter((part) => part !== null).join(" ") } };
    },
};
const pages = {
    neutral: ["urls", "prompt"],
    read: (own) => {
        const prompt = (0,model_json/* stringAt */.bX)(own, "prompt");
        const told = prompt === null ? {} : { prompt };
        return { neutral: { urls: addresses(own), ...told }, used: ["prompt", "url"] };
    },
    write(neutral) {
        const prompt = (0,model_json/* stringAt */.bX)(neutral, "prompt") ?? "";
        const urls = (0,word/* given */.gI)(neutral, "urls");
        const missing = Array.isArray(urls)
            ? urls.filter((url) => typeof url === "string" && !prompt.includes(url))
            : [];
        return { own: { prompt: [prompt, ...missing].filter((part) => part !== "").join(" ") } };
    },
};
function withoutEnd(prompt, url) {
    return prompt.slice(0, prompt.length - url.length - 1);
}
function addresses(own) {
    const words = `${(0,model_json/* stringAt */.bX)(own, "prompt") ?? ""} ${(0,model_json/* stringAt */.bX)(own, "url") ?? ""}`.split(/\s+/);
    return [...new Set(words.filter((word) => /^https?:\/\/./i.test(word)))];
}
/** The text stands for what the model got and for what was shown; of an error only its message is known. */
const vocabulary_response = (0,result_text/* resultAs */.cN)("tool_response", (result) => ({
    llmContent: result,
    returnDisplay: result,
}));
const failure = (0,word/* field */.ZZ)("error", ["tool_response"], {
    read: (value) => errorIn(value) ?? undefined,
    write: (message) => ({ llmContent: message, returnDisplay: message, error: { message } }),
});
function errorIn(value) {
    const error = (0,model_json/* isObject */.Gv)(value) ? (0,model_json/* objectAt */.lJ)(value, "error") : null;
    return error === null ? null : ((0,model_json/* stringAt */.bX)(error, "message") ?? (0,result_text/* resultText */.D6)(error));
}
const vocabulary_trigger = (0,word/* choice */.Yq)("trigger", "trigger", { auto: ["auto"], manual: ["manual"] });
/** An answer comes in pieces; the one with a reason for its end is the last. */
function isWholeAnswer(payload) {
    const candidates = (0,word/* given */.gI)((0,model_json/* objectAt */.lJ)(payload, "llm_response") ?? {}, "candidates");
    return Array.isArray(candidates) && candidates.some((c) => (0,model_json/* isObject */.Gv)(c) && !!c.finishReason);
}
/** Gemini CLI's words for what all agents do, at one version: it writes only tools which that version has. */
function vocabularyAt(behaviour) {
    const { known } = toolsAt(behaviour);
    const rows = rowsAt(namesAt(behaviour.version)).map((row) => known.includes(row.name) ? row : { ...row, readOnly: true });
    const context = reaches(behaviour.version, "0.25");
    return {
        dialect: "gemini-cli",
        title: "Gemini CLI",
        base: [(0,word/* text */.Qq)("sessionId", "session_id"), (0,word/* text */.Qq)("cwd", "cwd"), (0,word/* text */.Qq)("time", "timestamp")],
        events: [
            (0,vocabulary/* event */.f)("BeforeTool", "before-tool"),
            (0,vocabulary/* event */.f)("AfterTool", "after-tool-failure", [failure], {
                when: (payload) => errorIn((0,word/* given */.gI)(payload, "tool_response")) !== null,
            }),
            (0,vocabulary/* event */.f)("AfterTool", "after-tool", [vocabulary_response]),
            (0,vocabulary/* event */.f)("BeforeAgent", "prompt", [(0,word/* text */.Qq)("prompt", "prompt")], { needs: ["prompt"] }),
            (0,vocabulary/* event */.f)("AfterAgent", "before-stop", [
                (0,word/* text */.Qq)("prompt", "prompt"),
                (0,word/* text */.Qq)("said", "prompt_response"),
                (0,word/* flag */.Jt)("again", "stop_hook_active"),
            ], { implies: shared_words/* stoppedByItself */.IJ }),
            (0,vocabulary/* event */.f)("SessionStart", "session-start", [
                (0,word/* choice */.Yq)("source", "source", {
                    startup: ["startup", "new"],
                    resume: ["resume"],
                    clear: ["clear"],
                }),
            ], { decisive: ["source"] }),
            (0,vocabulary/* event */.f)("SessionEnd", "session-end", [
                (0,word/* choice */.Yq)("reason", "reason", {
                    exit: ["other", "user-exit", "logout", "error", "abort", "timeout"],
                    clear: ["clear"],
                }),
            ], { decisive: ["reason"] }),
            (0,vocabulary/* event */.f)("PreCompress", "before-compact", [vocabulary_trigger], {
                when: (payload) => (0,model_json/* stringAt */.bX)(payload, "trigger") === "manual",
            }),
            (0,vocabulary/* event */.f)("BeforeModel", "before-model", [(0,word/* value */.Uq)("request", "llm_request")], {
                needs: ["request"],
            }),
            (0,vocabulary/* event */.f)("AfterModel", "after-model", [(0,word/* value */.Uq)("request", "llm_request"), (0,word/* value */.Uq)("response", "llm_response")], { needs: ["request", "response"], when: isWholeAnswer }),
            (0,vocabulary/* event */.f)("Notification", "notification", [
                (0,word/* choice */.Yq)("kind", "notification_type", { ToolPermission: ["permission"] }),
                (0,word/* text */.Qq)("message", "message"),
            ], { decisive: ["kind"] }),
        ],
        tools: rows,
        call: (0,call_fields/* callFields */.M)("tool_name", "tool_input", ["mcp_context"]),
        mcp: behaviour.mcpPrefix ? mcp_name/* singleUnderscores */.Mk : (0,mcp_name/* bareNames */.jY)(context),
        silent: {
            payload: ["transcript_path", "hook_event_name", "original_request_name"],
            input: ["modified_by_user", "ai_proposed_content"],
        },
        alone: {
            BeforeToolSelection: "comes before the model is offered its tools, which other agents do not tell their hooks",
            PreCompress: "comes before every request to the model, whether or not the context is compacted",
            AfterModel: "is about a piece of an answer, and other agents tell the whole answer",
            get_internal_docs: "reads the manual of Gemini CLI itself",
            update_topic: "says what the session is about, which other agents do not do by a tool",
            complete_task: "ends a sub-agent, which other agents do not do by a tool",
            tracker_add_dependency: "ties two items of a task tracker, which other agents do not do by a tool of its own",
            tracker_visualize: "draws the task tracker, which other agents do not do",
        },
    };
}

;// CONCATENATED MODULE: ./build/dialects/gemini-cli/index.js














const gemini_cli_id = "gemini-cli";
const gemini_cli_title = "Gemini CLI";
/** Google's Gemini CLI, from the first release with hooks on. */
const geminiCli = {
    id: gemini_cli_id,
    title: gemini_cli_title,
    newest: gemini_cli_versions_newest,
    at: (version) => gemini_cli_dialectOf(gemini_cli_versions_behaviourAt(version)),
};
function gemini_cli_dialectOf(behaviour) {
    const events = gemini_cli_events_eventsAt(behaviour);
    const matcher = gemini_cli_matcher_matcherEngine(events.table);
    const knowledge = { events, behaviour };
    return {
        id: gemini_cli_id,
        title: gemini_cli_title,
        version: behaviour.version,
        events: events.table,
        timeout: events.timeout,
        tools: toolsAt(behaviour),
        vocabulary: vocabularyAt(behaviour),
        variables: variableNames(behaviour),
        discover: gemini_cli_files_discover,
        layers: (dirs, { exists }) => gemini_cli_files_layers(dirs, exists),
        parse: (config, source) => gemini_cli_config_parseConfig(config, source, behaviour, events),
        register: (configs) => gemini_cli_registry_register(configs, behaviour),
        matcher,
        plan: (hooks, event) => gemini_cli_plan_plan(hooks, event, { events: events.table, matcher, behaviour }),
        payload: (event, session, workspace) => gemini_cli_payload_payload(event, session, workspace, knowledge),
        invocation: (hook, input, workspace) => gemini_cli_invocation_invocation(hook, input, workspace, behaviour, process.platform),
        interpret: (hook, event, run) => gemini_cli_outcome_interpret(hook, event, run, knowledge),
        chain: (input, event, result) => chain(input, event, result, behaviour),
        afterRewrite: (event, before) => gemini_cli_aggregate_afterRewrite(event, before, behaviour),
        combine: (event, results) => gemini_cli_aggregate_combine(event, results, knowledge),
        tool: gemini_cli_subject_toolOf,
        subject: gemini_cli_subject_subjectOf,
    };
}

;// CONCATENATED MODULE: ./build/dialects/registry.js





/** Every agent hookgate knows, by id. To add one, add its folder and a line here. */
const dialectModules = [
    agent_hooks_agentHooks,
    antigravity,
    claudeCode,
    geminiCli,
];
/** Ids that users may write. */
const dialectIds = dialectModules.map((m) => m.id);
/**
 * The module of an id that a user wrote.
 * @throws UsageError naming the known ids when there is no such dialect
 */
function dialectModule(id) {
    const found = dialectModules.find((m) => m.id === id);
    if (!found) {
        throw new errors/* UsageError */.e(`unknown dialect "${id}": known are ${dialectIds.join(", ")}`);
    }
    return found;
}
/** Why an agent has no such version; null when it has one, or when there is no such agent. */
function badVersion(id, version) {
    try {
        dialectModules.find((m) => m.id === id)?.at(version);
        return null;
    }
    catch (error) {
        if (error instanceof errors/* UsageError */.e)
            return error.message;
        throw error;
    }
}


/***/ }),

/***/ 1009:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  l: () => (/* binding */ configContexts),
  J: () => (/* binding */ openProjects)
});

// EXTERNAL MODULE: ./build/model/errors.js
var errors = __webpack_require__(2011);
// EXTERNAL MODULE: ./build/policy/suppress.js
var suppress = __webpack_require__(1000);
// EXTERNAL MODULE: ./build/shell/command-line.js
var command_line = __webpack_require__(919);
// EXTERNAL MODULE: ./build/shell/target.js + 4 modules
var target = __webpack_require__(7246);
;// CONCATENATED MODULE: ./build/shell/intent.js


/**
 * Words with which a script blocks or speaks of blocking. A hook on a before-event whose whole text has none of
 * them is a logger or formatter, not a guard.
 */
const blockingWords = /\b(?:den(?:y|ied|ies)|block(?:ed|s|ing)?|refus(?:e|ed|es|ing)|forbid(?:den)?|reject(?:ed|s)?|prohibit(?:ed)?|permissionDecision|decision|guard|exit\s*\(?\s*2\b|return\s+2\b|"ask"|'ask')|["']continue["']\s*:/i;
/** The text reaches for code we do not follow here: then we cannot say that it never blocks. */
const loadsMore = /\b(?:source|import|require|exec|eval)\b|^\s*\.\s/m;
/**
 * Whether a hook is meant as a guard. `hook.guard` says whether the event can block at all; here the command and the
 * scripts it starts are read. On a before-event a hook is taken for a guard unless its text shows otherwise; on a stop event only
 * when it speaks of blocking (most of those are notifications).
 * @param readScript text of a script target, null when it is not at hand
 */
function isMeantAsGuard(hook, onStopEvent, readScript, variables) {
    if (!hook.guard)
        return false;
    const command = (0,command_line/* commandLine */.a)(hook);
    const texts = (0,target/* scriptTargets */.U)(command, variables).map((target) => readScript(target));
    const known = texts.filter((text) => text !== null);
    const speaks = [command, ...known].some((text) => blockingWords.test(text));
    if (speaks)
        return true;
    if (onStopEvent)
        return false;
    const complete = texts.every((text) => text !== null) && !known.some((text) => loadsMore.test(text));
    return !complete || (texts.length === 0 && !isSelfContained(command));
}
/** A one-liner of everyday programs shows all it does. */
function isSelfContained(command) {
    return /^\s*(?:echo|printf|cat|jq|date|logger|touch|mkdir|tee|true|:|curl|notify-send|osascript|afplay|npx|npm|prettier|eslint|black|ruff|gofmt|git)\b/.test(command);
}

// EXTERNAL MODULE: ./build/shell/script-path.js
var script_path = __webpack_require__(7336);
;// CONCATENATED MODULE: ./build/discover/guards.js


/** Reads the scripts of hooks that could block and unmarks those that are no guards (loggers, formatters, notifications). */
function refineGuards(projects, repository) {
    for (const { dialect, hooks } of projects) {
        for (const hook of hooks) {
            if (!hook.guard)
                continue;
            const variables = (0,script_path/* scriptVariables */.RF)(dialect, hook.config, repository);
            hook.guard = isMeantAsGuard(hook, dialect.events.get(hook.event)?.blocking === "stop", (target) => {
                const path = (0,script_path/* repositoryPath */.SH)(target, dialect, hook.config);
                return path === null ? null : repository.read(path);
            }, variables);
        }
    }
}

// EXTERNAL MODULE: ./build/discover/projects.js
var discover_projects = __webpack_require__(4074);
;// CONCATENATED MODULE: ./build/discover/open.js




/**
 * Every project with hooks, parsed and merged; guards are told from other hooks by reading their scripts.
 * @throws UsageError for a folder of a layer that is not there
 */
function openProjects(dialects, repository, policy, layers, edge) {
    const included = (0,suppress/* globMatcher */.fU)(policy.include);
    const excluded = (0,suppress/* globMatcher */.fU)(policy.exclude);
    const folder = (dir) => {
        const path = edge.absolute(dir);
        if (!edge.exists(path))
            throw new errors/* UsageError */.e(`no such folder: ${dir}`);
        return path;
    };
    const projects = (0,discover_projects/* discoverProjects */.q)({
        tree: repository,
        dialects,
        included: (path) => included(path) && !excluded(path),
        layers: {
            user: layers.userDir === null ? null : folder(layers.userDir),
            system: layers.systemDir === null ? null : folder(layers.systemDir),
            extensions: layers.extensions.map(folder),
        },
        files: repository,
        outside: edge,
        nameOutside: (path) => edge.relative(repository.root, path),
    });
    refineGuards(projects, repository);
    return projects;
}
/** Each config once, with what lint rules may ask about it; a layer shared by several projects counts with the first. */
function configContexts(projects, repository) {
    const contexts = new Map();
    for (const { dialect, configs, hooks } of projects) {
        for (const config of configs) {
            const key = `${dialect.id} ${config.source.file}`;
            if (!contexts.has(key))
                contexts.set(key, { dialect, config, repository, projectHooks: hooks });
        }
    }
    return [...contexts.values()];
}


/***/ }),

/***/ 4074:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ uniqueHooks),
/* harmony export */   q: () => (/* binding */ discoverProjects)
/* harmony export */ });
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6939);
/* harmony import */ var _source_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6137);


/** Finds, parses and merges every hook config. Projects come by dialect, then by root. */
function discoverProjects(input) {
    return input.dialects.flatMap((dialect) => projectsOf(dialect, input));
}
function projectsOf(dialect, input) {
    const { tree, files, outside } = input;
    const complete = (parsed) => dialect.withFiles?.(parsed, files, outside) ?? parsed;
    const own = dialect
        .discover(tree)
        .filter((config) => input.included(config.file))
        .map((config) => parseFile(dialect, config, config.file, tree.read(config.file)))
        .filter((parsed) => parsed.relevant)
        .map(complete);
    const shared = dialect
        .layers(input.layers, outside)
        .map((config) => parseFile(dialect, config, input.nameOutside(config.file), outside.read(config.file)))
        .filter((parsed) => parsed.relevant)
        .map(complete);
    if (own.length === 0 && shared.length === 0)
        return [];
    const roots = [...new Set(own.map((parsed) => parsed.config.root))].sort(_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .compareText */ .n6);
    // Layers from outside hold everywhere, also where the repository has no hooks of its own.
    if (shared.length > 0 && !roots.includes(""))
        roots.unshift("");
    return roots.map((root) => {
        const all = [...own.filter((parsed) => counts(parsed, root, dialect)), ...shared];
        const clashes = dialect.clashes?.(all) ?? [];
        const configs = all.map((parsed) => {
            const found = clashes.filter((c) => c.config === parsed).map((c) => c.defect);
            return found.length === 0 ? parsed : { ...parsed, defects: [...parsed.defects, ...found] };
        });
        return { dialect, root, configs, hooks: dialect.register(configs) };
    });
}
/** Does a file count for an agent that works in a root? */
function counts({ config }, root, dialect) {
    if (config.root === root)
        return true;
    return (dialect.inheritsAncestors === true && (config.root === "" || root.startsWith(`${config.root}/`)));
}
function parseFile(dialect, config, name, text) {
    const source = new _source_text_js__WEBPACK_IMPORTED_MODULE_1__/* .SourceText */ .D(name, text ?? "");
    if (text !== null)
        return dialect.parse(config, source);
    return {
        config,
        source,
        hooks: [],
        defects: [
            {
                rule: "config-syntax",
                what: "the file cannot be read (not a regular text file, or larger than a config may be)",
                consequence: "its hooks were not looked at",
                cure: null,
                span: { start: 0, end: 0 },
                severity: null,
                hook: null,
            },
        ],
        settings: {},
        relevant: true,
    };
}
/** Every hook once; a layer outside the repository is part of every project. */
function uniqueHooks(projects) {
    return [...new Map(projects.flatMap((p) => p.hooks).map((h) => [h.id, h])).values()];
}


/***/ }),

/***/ 6939:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Eg: () => (/* binding */ compareFindings),
/* harmony export */   gO: () => (/* binding */ severities),
/* harmony export */   n6: () => (/* binding */ compareText)
/* harmony export */ });
const severities = ["error", "warning", "note"];
/** Grave first, then by place, then by rule: the order of every report. */
function compareFindings(a, b) {
    return (severities.indexOf(a.severity) - severities.indexOf(b.severity) ||
        compareText(a.file, b.file) ||
        a.line - b.line ||
        a.column - b.column ||
        compareText(a.rule, b.rule) ||
        compareText(a.message, b.message));
}
/** Code-unit order, the same on every machine and locale. */
function compareText(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}


/***/ }),

/***/ 8412:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ judge),
/* harmony export */   n: () => (/* binding */ countSeverities)
/* harmony export */ });
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6939);
/* harmony import */ var _rules_wording_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9904);


/** How many findings of each severity. */
function countSeverities(findings) {
    const counts = { error: 0, warning: 0, note: 0 };
    for (const finding of findings)
        counts[finding.severity] += 1;
    return counts;
}
/** Whether findings let a pull request pass. */
function judge(findings, failOn) {
    const counts = countSeverities(findings);
    const failing = failOn === "never" ? [] : _model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .severities */ .gO.slice(0, _model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .severities */ .gO.indexOf(failOn) + 1);
    const reasons = failing.filter((s) => counts[s] > 0).map((s) => (0,_rules_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(counts[s], s));
    return { passed: reasons.length === 0, failOn, reasons };
}


/***/ }),

/***/ 8732:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ decide),
/* harmony export */   S: () => (/* binding */ nobodyAsked)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);

/**
 * Asks the hooks about one event, the way the agent would: select, start in its order, read each answer, combine.
 * @returns null when no hook is selected; never throws for what a hook does
 */
async function decide(event, room) {
    const { dialect } = room;
    const payload = dialect.payload(event, room.session, room.workspace);
    const complete = { ...event, input: payload };
    const plan = dialect.plan(room.hooks, complete);
    if (plan.steps.length === 0 && plan.failure === null)
        return null;
    const results = plan.sequential
        ? await inTurn(plan.steps, payload, complete, room)
        : await Promise.all(plan.steps.map((step) => judge(step, payload, complete, room)));
    const ruling = plan.failure === null ? dialect.combine(complete, results) : { ...undecided, failedOpen: true };
    return {
        ...ruling,
        dialect: dialect.id,
        event,
        tool: dialect.tool(complete),
        subject: dialect.subject(event),
        translated: false,
        hooks: results,
    };
}
/** The decision on an event no hook was selected for. */
function nobodyAsked(event, dialect) {
    return {
        ...undecided,
        dialect: dialect.id,
        event,
        tool: dialect.tool(event),
        subject: dialect.subject(event),
        translated: false,
        hooks: [],
    };
}
const undecided = {
    verdict: "none",
    rawDecision: null,
    reason: null,
    failedOpen: false,
    failedClosed: false,
    afterTheFact: false,
    effects: {},
    faults: [],
};
async function inTurn(steps, payload, event, room) {
    const results = [];
    let current = payload;
    for (const step of steps) {
        const result = await judge(step, current, { ...event, input: current }, room);
        results.push(result);
        if (room.dialect.stops?.(result))
            break;
        current = room.dialect.chain(current, event, result);
    }
    return results;
}
async function judge(step, payload, event, room) {
    const { hook, skip } = step;
    const notRun = { hook, rawDecision: null, reason: null, output: null, faults: [], run: null };
    if (skip !== null)
        return { ...notRun, outcome: "skipped", failure: null, error: skip };
    const invocation = room.dialect.invocation(hook, payload, room.workspace);
    const run = "impossible" in invocation
        ? notStarted(invocation.impossible)
        : await room.run(confine(invocation, hook, room));
    return { hook, run, ...room.dialect.interpret(hook, event, run) };
}
/**
 * Hooks run inside the scratch area only, or in the folder of a layer that the user has given by option; a folder that
 * is not there (any more) becomes the project's.
 */
function confine(invocation, { config }, room) {
    const { cwd } = invocation;
    const { repository, project, home, tmp } = room.workspace;
    const given = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.isAbsolute(config.file) ? [node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(config.file)] : [];
    const inside = [repository, home, tmp, ...given].some((top) => cwd === top || cwd.startsWith(`${top}/`));
    return inside && !cwd.split("/").includes("..") && room.isDirectory(cwd)
        ? invocation
        : { ...invocation, cwd: project };
}
function notStarted(why) {
    return {
        exitCode: null,
        signal: null,
        stdout: "",
        stderr: "",
        truncated: false,
        timedOut: false,
        spawnError: why,
        durationMs: 0,
        leftovers: false,
    };
}


/***/ }),

/***/ 7792:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ findRecordings)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2011);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6939);
/* harmony import */ var _policy_suppress_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1000);
/* harmony import */ var _transcripts_registry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2328);




/** File endings of recordings: only these are reported when no reader knows them. */
const recordingEnding = /\.(?:jsonl|json|ndjson)$/i;
/**
 * The recordings of a repository, each with the reader that knows it by its content.
 * @param globs of the command line; empty = the policy's
 * @returns by path; a file that no reader knows is there with a null reader when it is named like a recording
 * @throws UsageError for a glob of the command line that matches nothing
 */
async function findRecordings(repository, policy, globs, edge) {
    const paths = await recordingPaths(repository, policy, globs, edge);
    const recordings = [];
    for (const path of paths) {
        const name = edge.relative(repository.root, path);
        const { source, head, problem } = await edge.openRecording(path, name);
        const reader = problem === null ? (0,_transcripts_registry_js__WEBPACK_IMPORTED_MODULE_0__/* .sniff */ .Z)(head, name) : null;
        if (reader !== null || problem !== null || recordingEnding.test(path)) {
            recordings.push({ source, path, reader, dialects: dialectsOf(reader, head), problem });
        }
    }
    return recordings;
}
/** Events that people wrote name their agent themselves. */
function dialectsOf(reader, head) {
    if (reader === null)
        return [];
    if (reader.dialect !== null)
        return [reader.dialect];
    const named = head.matchAll(/"dialect"\s*:\s*"([a-z-]{1,40})"/g);
    return [...new Set(Array.from(named, ([, id]) => id ?? ""))];
}
async function recordingPaths(repository, policy, globs, edge) {
    if (globs.length > 0) {
        const found = await Promise.all(globs.map((glob) => edge.expand(repository.root, [glob])));
        const empty = globs.find((_, index) => found[index]?.length === 0);
        if (empty !== undefined)
            throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .e(`--transcripts "${empty}" matches no file`);
        return [...new Set(found.flat())].sort(_model_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .compareText */ .n6);
    }
    const wanted = (0,_policy_suppress_js__WEBPACK_IMPORTED_MODULE_3__/* .globMatcher */ .fU)(policy.transcripts);
    const excluded = (0,_policy_suppress_js__WEBPACK_IMPORTED_MODULE_3__/* .globMatcher */ .fU)(policy.exclude);
    return repository.files
        .filter((path) => wanted(path) && !excluded(path))
        .map((path) => edge.absolute(repository.root, path));
}


/***/ }),

/***/ 3638:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  R: () => (/* binding */ replayAll),
  w: () => (/* binding */ translateTo)
});

// EXTERNAL MODULE: ./build/model/errors.js
var errors = __webpack_require__(2011);
// EXTERNAL MODULE: ./build/model/finding.js
var finding = __webpack_require__(6939);
;// CONCATENATED MODULE: ./build/replay/pool.js
/**
 * Runs a task per item, at most `width` at once; results in the order of the items.
 * The first rejection rejects the whole, after the running tasks have ended.
 */
async function inParallel(items, width, task) {
    const results = [];
    let next = 0;
    const worker = async () => {
        while (next < items.length) {
            const index = next++;
            const item = items[index];
            if (item !== undefined)
                results[index] = await task(item);
        }
    };
    const workers = Array.from({ length: Math.max(1, Math.min(width, items.length)) }, worker);
    const settled = await Promise.allSettled(workers);
    const failed = settled.find((s) => s.status === "rejected");
    if (failed)
        throw failed.reason;
    return results;
}

// EXTERNAL MODULE: ./build/replay/recordings.js
var replay_recordings = __webpack_require__(7792);
// EXTERNAL MODULE: ./build/model/json.js
var json = __webpack_require__(9598);
// EXTERNAL MODULE: ./build/tools/registry.js + 2 modules
var registry = __webpack_require__(5907);
// EXTERNAL MODULE: ./build/tools/translate.js + 4 modules
var translate = __webpack_require__(3339);
// EXTERNAL MODULE: ./build/replay/decide.js
var decide = __webpack_require__(8732);
// EXTERNAL MODULE: ./build/replay/stage.js + 1 modules
var replay_stage = __webpack_require__(7081);
;// CONCATENATED MODULE: ./build/replay/hearing.js


/** One agent's hooks over one recording: what one event came to can change what the next one is. */
class Hearing {
    stage;
    /** Calls that a hook has denied: what came after them did not happen. */
    #denied = new Set();
    /** What the before-event of a call came to, for the later events of the same call. */
    #before = new Map();
    /** Stops refused in a row, by sub-agent (`""` = the main one). */
    #refused = new Map();
    constructor(stage) {
        this.stage = stage;
    }
    /** Puts an event to the hooks. `decision` is null when no hook was selected; `null` when the event did not happen. */
    async hear(event) {
        if (this.#wasDenied(event))
            return null;
        const heard = await (0,replay_stage/* hear */.dc)(this.#asRewritten(event), this.stage);
        const decision = this.#withinStopCap(event, heard);
        if (decision !== null && event.callId !== null && this.#isBefore(event)) {
            this.#before.set(event.callId, decision);
        }
        const call = this.#callOf(event);
        if (decision?.verdict === "deny" && call !== null && this.#isBefore(event)) {
            this.#denied.add(call);
        }
        return { decision };
    }
    /** The decision on an event that no hook was selected for. */
    unheard(event) {
        return (0,decide/* nobodyAsked */.S)(event, this.stage.room.dialect);
    }
    #isBefore(event) {
        return this.stage.room.dialect.events.get(event.name)?.blocking === "operation";
    }
    /** The after-event of a call that a hook denied never happens. */
    #wasDenied(event) {
        const call = this.#callOf(event);
        if (call === null || this.#isBefore(event))
            return false;
        // Without an id the same words can come again: each denial takes one call away.
        return event.callId === null ? this.#denied.delete(call) : this.#denied.has(call);
    }
    /** What tells the events of one call: its id, else its tool and input; null when it is about no call. */
    #callOf(event) {
        if (event.callId !== null)
            return event.callId;
        const tool = this.stage.room.dialect.tool(event);
        if (tool === null)
            return null;
        const { tool_input, toolCall } = event.input;
        return `${tool} ${JSON.stringify(toolCall ?? tool_input ?? null)}`;
    }
    /** Hooks that changed the input of a call have changed what its later events tell. */
    #asRewritten(event) {
        const before = event.callId === null ? undefined : this.#before.get(event.callId);
        if (before === undefined || this.#isBefore(event))
            return event;
        return this.stage.room.dialect.afterRewrite?.(event, before) ?? event;
    }
    /** A stop that was refused often enough happens all the same, where the agent has such a limit. */
    #withinStopCap(event, decision) {
        const { dialect } = this.stage.room;
        const cap = dialect.stopCap;
        if (cap === undefined)
            return decision;
        const who = event.agent ?? "";
        if (cap.restarts(event))
            this.#refused.delete(who);
        if (decision?.verdict !== "continue")
            return decision;
        const refused = this.#refused.get(who) ?? 0;
        this.#refused.set(who, refused + 1);
        if (refused < cap.most)
            return decision;
        const what = `it refused to stop ${refused + 1} times in a row, and ${dialect.title} stops after ${cap.most}`;
        const refusing = decision.hooks.filter(({ outcome }) => outcome === "continue");
        const faults = refusing.map(({ hook }) => ({
            hook,
            fault: { rule: "decision-ignored", what },
        }));
        return { ...decision, verdict: "none", faults: [...decision.faults, ...faults] };
    }
}

;// CONCATENATED MODULE: ./build/replay/untranslated.js
/** Counts the events of a recording that have no counterpart in another agent, by cause. */
class UntranslatedTally {
    #byCause = new Map();
    add(dialect, event, { why, tool, moment }) {
        // Of the events of one call only the first counts.
        if (tool !== null && moment !== "before-tool")
            return;
        const key = `${dialect} ${why}`;
        const known = this.#byCause.get(key);
        if (known)
            known.count += 1;
        else {
            const { step, line } = event;
            this.#byCause.set(key, { dialect, why, tool, event: event.name, count: 1, step, line });
        }
    }
    /** In the order in which the causes came up. */
    list() {
        return [...this.#byCause.values()];
    }
}

;// CONCATENATED MODULE: ./build/replay/replay.js








/** Replays one recording through the hooks of the projects it belongs to, event by event. */
async function replayRecording(recording, cast, edge, options) {
    const replay = new Replay(recording, cast, edge, options);
    try {
        return await replay.play();
    }
    finally {
        await replay.clearAway();
    }
}
class Replay {
    #recording;
    #cast;
    #edge;
    #options;
    #session = { sessionId: null, cwd: null, agentVersion: null };
    /** By dialect and config root. */
    #hearings = new Map();
    #asked = new Set();
    /** Where events belong: by dialect, and by the folder that a written event names. */
    #placements = new Map();
    #skipped = [];
    #counts = new Map();
    #decisions = [];
    #expectations = [];
    #notices = [];
    #untranslated = new UntranslatedTally();
    /** Agents into whose words events were put. */
    #translated = new Set();
    /** Dialects that expectations name and nobody here understands. */
    #foreign = new Set();
    #events = 0;
    #placement = null;
    #unreadable = null;
    #outOfTime = false;
    constructor(recording, cast, edge, options) {
        this.#recording = recording;
        this.#cast = cast;
        this.#edge = edge;
        this.#options = options;
    }
    async play() {
        for await (const item of this.#items()) {
            if (item.kind === "skipped")
                this.#skipped.push({ line: item.line, why: item.why });
            else if (item.kind === "notice")
                this.#notices.push(item.text);
            else if (item.kind === "session")
                Object.assign(this.#session, known(item.session));
            else if (this.#timeIsUp())
                break;
            else
                await this.#tell({ ...item.event, step: ++this.#events });
        }
        return this.#outcome();
    }
    /** Removes the scratch copies of this recording. */
    async clearAway() {
        for (const hearing of this.#hearings.values()) {
            if (hearing !== null)
                await this.#edge.release(hearing.stage.room.workspace);
        }
    }
    /** What the reader tells; a file that cannot be read (any more) ends it with a word. */
    async *#items() {
        const { reader, source, problem } = this.#recording;
        if (reader === null) {
            this.#unreadable = problem ?? "no reader knows this format";
            return;
        }
        try {
            yield* reader.read(source);
        }
        catch (error) {
            if (!(0,errors/* isSystemError */.O)(error))
                throw error;
            this.#unreadable = error.message;
        }
    }
    #timeIsUp() {
        const { deadline } = this.#options;
        this.#outOfTime = deadline !== null && this.#edge.now() > deadline;
        return this.#outOfTime;
    }
    /** Puts an event to its own agent's hooks, and in other words to those of the agents that lack recordings of their own. */
    async #tell(event) {
        this.#count(event);
        const own = await this.#hearing(event.dialect, event);
        if (own === null)
            this.#expectUnheard(event);
        else
            await this.#hear(event, own);
        for (const id of this.#options.translateTo) {
            if (id !== event.dialect)
                await this.#hearTranslated(event, id);
        }
    }
    async #hear(event, hearing) {
        const heard = await hearing.hear(event);
        if (heard === null)
            return;
        const { decision } = heard;
        if (decision !== null)
            this.#decisions.push(decision);
        if (event.expect !== null) {
            this.#expectations.push({ decision: decision ?? hearing.unheard(event) });
        }
    }
    async #hearTranslated(event, id) {
        const hearing = await this.#hearing(id, event);
        if (hearing === null)
            return;
        const to = hearing.stage.room.dialect.vocabulary;
        const from = (0,registry/* vocabularyOf */.Y)(event.dialect, this.#cast.dialects);
        if (!from)
            return;
        const translated = (0,translate/* translate */.T)(event, from, to, this.#session.cwd);
        if (translated.kind === "untranslated") {
            this.#untranslated.add(id, event, translated);
            return;
        }
        this.#translated.add(hearing.stage.room.dialect.title);
        for (const other of translated.events) {
            this.#count(other);
            // What people expect, they expect of the agent they wrote it for.
            const heard = await hearing.hear({ ...other, expect: null });
            if (heard?.decision) {
                const { unmapped } = translated;
                this.#decisions.push({ ...heard.decision, translated: true, unmapped });
            }
        }
    }
    #count(event) {
        const key = `${event.dialect} ${event.name}`;
        this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
    }
    /** The hooks of a dialect in the project where the event belongs, set up at the first event they may get. */
    async #hearing(dialect, event) {
        const placement = this.#placementOf(dialect, event);
        if (placement === null)
            return null;
        const key = `${dialect} ${placement.root}`;
        const known = this.#hearings.get(key);
        if (known !== undefined)
            return known;
        const stage = await (0,replay_stage/* stageFor */.UF)(dialect, placement, this.#session, this.#recording, this.#cast.projects, this.#edge, this.#options);
        const hearing = stage === null ? null : new Hearing(stage);
        this.#hearings.set(key, hearing);
        if (hearing !== null)
            this.#asked.add(dialect);
        this.#placement ??= stage?.placement ?? null;
        return hearing;
    }
    /** A session belongs where it began; events that people wrote each where they say. Looked up once per folder. */
    #placementOf(dialect, event) {
        const written = this.#recording.reader?.dialect === null;
        const named = written ? this.#folderOf(event) : null;
        const key = JSON.stringify([dialect, named]);
        let placement = this.#placements.get(key);
        if (placement === undefined) {
            const cwd = written ? named : this.#session.cwd;
            const { projects } = this.#cast;
            placement = (0,replay_stage/* placementFor */.$0)(dialect, cwd, this.#recording, projects, this.#options.checkout);
            this.#placements.set(key, placement);
        }
        return placement;
    }
    /** The folder that an event itself names. */
    #folderOf(event) {
        const dialect = this.#cast.dialects.find((d) => d.id === event.dialect);
        return dialect?.sessionOf?.(event.input).cwd ?? (0,json/* stringAt */.bX)(event.input, "cwd");
    }
    /** An expectation counts where no hooks are (any more): then nobody objects. */
    #expectUnheard(event) {
        if (event.expect === null)
            return;
        const dialect = this.#cast.dialects.find((d) => d.id === event.dialect);
        if (dialect === undefined)
            this.#foreign.add(event.dialect);
        else
            this.#expectations.push({ decision: (0,decide/* nobodyAsked */.S)(event, dialect) });
    }
    #outcome() {
        const { source, reader } = this.#recording;
        const foreign = [...this.#foreign].sort();
        const unchecked = foreign.length === 0
            ? []
            : [
                `expectations for ${foreign.join(", ")} were not checked: its hooks are not replayed here`,
            ];
        const translations = [...this.#translated].map((title) => `its events were put into the words of ${title}`);
        return {
            file: source.file,
            format: reader?.format ?? null,
            unreadable: this.#unreadable,
            skipped: this.#skipped,
            eventCounts: this.#counts,
            decisions: this.#decisions,
            expectations: this.#expectations,
            untranslated: this.#untranslated.list(),
            events: this.#events,
            dialects: [...this.#asked].sort(),
            placement: this.#placement ?? { root: "", recordedRoot: null },
            notices: [...this.#notices, ...unchecked, ...translations],
            outOfTime: this.#outOfTime,
        };
    }
}
function known(session) {
    return Object.fromEntries(Object.entries(session).filter(([, value]) => value !== null));
}

;// CONCATENATED MODULE: ./build/replay/replay-all.js





const unsandboxed = "hooks ran in a scratch copy with a clean environment, but without a sandbox: they could reach the network and the files of this machine";
/**
 * Finds the recordings and replays them, several at once.
 * @param cast the projects whose hooks are asked, and the dialects in which events are understood
 * @returns null when there is nothing to replay; `notices` of the caller say why
 * @throws UsageError for a glob of the command line that matches nothing, or a sandbox that is not there
 */
async function replayAll(cast, repository, policy, options, edge) {
    const found = await (0,replay_recordings/* findRecordings */.G)(repository, policy, options.transcripts, edge);
    const mode = options.sandbox ?? policy.sandbox;
    if (mode === "bubblewrap" || mode === "unshare") {
        throw new errors/* UsageError */.e(`sandbox "${mode}" is not available in this version: use auto or none (hooks run in a scratch copy with a clean environment)`);
    }
    // Without hooks a session has nothing to tell; written events can still hold expectations that nothing meets.
    const hooksThere = cast.projects.length > 0;
    const recordings = found.filter(({ reader }) => hooksThere || reader?.dialect === null);
    if (recordings.length === 0)
        return null;
    const deadline = policy.budgetMs === null ? null : edge.now() + policy.budgetMs;
    const site = await edge.openSite(repository, policy.passedVariables);
    try {
        const width = options.jobs ?? policy.jobs ?? edge.cores;
        const outcomes = await inParallel(recordings, width, (recording) => replayRecording(recording, cast, { ...site, now: edge.now }, {
            translateTo: translateTo(policy.translate, recordings, cast.projects),
            mapRoot: policy.mapRoot,
            checkout: repository.root,
            deadline,
        }));
        const expected = outcomes.some((o) => o.expectations.length > 0 || o.notices.length > 0);
        if (cast.projects.length === 0 && !expected)
            return null;
        outcomes.sort((a, b) => (0,finding/* compareText */.n6)(a.file, b.file));
        const ran = outcomes.some((o) => o.decisions.length > 0);
        const notices = [...(ran ? [unsandboxed] : []), ...site.notices(), ...gathered(outcomes)];
        return { sandbox: "none", outcomes, notices };
    }
    finally {
        await site.dispose();
    }
}
/** What the recordings have to say, each with its file; what more than three of them say is said once. */
function gathered(outcomes) {
    const files = new Map();
    for (const { file, notices } of outcomes) {
        for (const text of new Set(notices))
            files.set(text, [...(files.get(text) ?? []), file]);
    }
    return [...files].flatMap(([text, all]) => all.length > 3
        ? [`${all.length} recordings, first ${all[0]}: ${text}`]
        : all.map((file) => `${file}: ${text}`));
}
/** Which agents' hooks also get the recordings of other agents. */
function translateTo(mode, recordings, projects) {
    const native = new Set(recordings.flatMap(({ dialects }) => dialects));
    const ids = [...new Set(projects.map((project) => project.dialect.id))];
    if (mode === "always")
        return ids;
    return mode === "never" ? [] : ids.filter((id) => !native.has(id));
}


/***/ }),

/***/ 1467:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ rootMap),
/* harmony export */   t: () => (/* binding */ mapStrings)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9598);

/** @param pairs `from` (as recorded) and `to` (in the scratch area), absolute paths; the longest match wins */
function rootMap(recordedRoot, workspace) {
    const forward = recordedRoot === null || recordedRoot === "/" || recordedRoot === ""
        ? null
        : replacer([[trimSlash(recordedRoot), workspace.project]]);
    const backward = replacer([
        [workspace.project, recordedRoot === null ? "<project>" : trimSlash(recordedRoot)],
        [workspace.repository, "<repository>"],
        [workspace.home, "<home>"],
        [workspace.tmp, "<tmp>"],
    ]);
    return {
        toWorkspace: (value) => (forward === null ? value : mapStrings(value, forward)),
        toRecorded: backward,
    };
}
/** Applies a function to every string value (not to keys) of a JSON value. */
function mapStrings(value, change) {
    if (typeof value === "string")
        return change(value);
    if (Array.isArray(value))
        return value.map((item) => mapStrings(item, change));
    if ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value)) {
        const pairs = Object.entries(value).map(([k, v]) => [k, mapStrings(v, change)]);
        return Object.fromEntries(pairs);
    }
    return value;
}
function replacer(pairs) {
    // Of equal folders the first counts: the project may be the repository itself.
    const table = new Map(pairs.filter(([from]) => from.length > 1).reverse());
    if (table.size === 0)
        return (text) => text;
    const longestFirst = [...table.keys()].sort((a, b) => b.length - a.length);
    const pattern = new RegExp(`(?<![\\w.@/-])(?:${longestFirst.map(escapePattern).join("|")})(?![\\w@-]|\\.\\w)`, "g");
    return (text) => text.replace(pattern, (found) => table.get(found) ?? found);
}
function escapePattern(text) {
    return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
function trimSlash(path) {
    return path.length > 1 ? path.replace(/[/\\]+$/, "") : path;
}


/***/ }),

/***/ 7081:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  dc: () => (/* binding */ hear),
  $0: () => (/* binding */ placementFor),
  UF: () => (/* binding */ stageFor)
});

// EXTERNAL MODULE: ./build/replay/decide.js
var decide = __webpack_require__(8732);
;// CONCATENATED MODULE: ./build/replay/placement.js
/**
 * Picks the config root nearest to the recorded working directory, else the repository root. A recording that
 * does not say where it was made, in a repository whose own root has no hooks of that agent, belongs to the nearest root above the
 * recording's own file.
 * @param roots config roots of the dialect, relative
 * @param cwd first recorded working directory, absolute on the recording machine; null when unknown
 * @param file the recording, relative to the repository
 * @param checkout the repository's own absolute path here: a session recorded in it needs no guessing
 */
function placeRecording(roots, cwd, file, checkout) {
    const byLength = [...roots].sort((a, b) => b.length - a.length);
    if (cwd !== null) {
        const path = cwd.replaceAll("\\", "/").replace(/\/+$/, "");
        if (path === checkout || path.startsWith(`${checkout}/`)) {
            const inside = path.slice(checkout.length + 1);
            const root = byLength.find((r) => r === "" || inside === r || inside.startsWith(`${r}/`)) ?? "";
            return { root, recordedRoot: root === "" ? checkout : `${checkout}/${root}` };
        }
        for (const root of byLength) {
            if (root === "")
                break;
            const at = `${path}/`.lastIndexOf(`/${root}/`);
            if (at >= 0)
                return { root, recordedRoot: path.slice(0, at + 1 + root.length) };
        }
        return { root: "", recordedRoot: path === "" ? null : cwd.replace(/[/\\]+$/, "") };
    }
    if (!roots.includes("")) {
        const above = byLength.find((root) => file.startsWith(`${root}/`));
        if (above !== undefined)
            return { root: above, recordedRoot: null };
    }
    return { root: "", recordedRoot: null };
}

// EXTERNAL MODULE: ./build/replay/root-map.js
var root_map = __webpack_require__(1467);
;// CONCATENATED MODULE: ./build/replay/stage.js



/** The config root of a dialect that a recording, or one event of it, belongs to; null when there are no hooks. */
function placementFor(dialect, cwd, recording, projects, checkout) {
    const roots = projects.filter((p) => p.dialect.id === dialect).map((p) => p.root);
    if (roots.length === 0)
        return null;
    return placeRecording(roots, cwd, recording?.source.file ?? "", checkout);
}
/**
 * Sets up the project of a dialect at a config root, in a fresh workspace.
 * @param recording null for a single event that belongs to none
 * @returns null when no project of that dialect stands there
 */
async function stageFor(dialect, placement, session, recording, projects, edge, options) {
    const project = projects.find((p) => p.dialect.id === dialect && p.root === placement.root);
    if (!project)
        return null;
    const scratch = await edge.workspace(placement.root);
    const roots = (0,root_map/* rootMap */.M)(options.mapRoot ? placement.recordedRoot : null, scratch);
    const native = recording?.reader?.dialect === dialect;
    const transcript = recording !== null && native ? await edge.placeTranscript(recording.path, scratch) : null;
    const workspace = transcript === null ? scratch : { ...scratch, transcript };
    return {
        room: {
            dialect: project.dialect,
            hooks: project.hooks,
            session,
            workspace,
            run: (invocation) => edge.run(invocation, scratch),
            isDirectory: edge.isDirectory,
        },
        placement: options.mapRoot ? placement : { ...placement, recordedRoot: null },
        roots,
    };
}
/** Puts one event to the hooks of a stage and tells the outcome without a trace of scratch folders; null when nobody is asked. */
async function hear(event, stage) {
    const input = stage.roots.toWorkspace(event.input);
    const decision = await (0,decide/* decide */.L)({ ...event, input }, stage.room);
    if (decision === null)
        return null;
    return asRecorded({ ...decision, event }, stage);
}
/** The decision without a trace of scratch folders: what reports show, the same on every run. */
function asRecorded(decision, { room, roots }) {
    const clean = (text) => text === null ? null : roots.toRecorded(text);
    const cleanRun = (run) => run === null
        ? null
        : { ...run, stdout: roots.toRecorded(run.stdout), stderr: roots.toRecorded(run.stderr) };
    return {
        ...decision,
        subject: room.dialect.subject(decision.event),
        reason: clean(decision.reason),
        effects: (0,root_map/* mapStrings */.t)(decision.effects, roots.toRecorded),
        faults: decision.faults.map(({ hook, fault }) => ({
            hook,
            fault: { ...fault, what: roots.toRecorded(fault.what) },
        })),
        hooks: decision.hooks.map((result) => ({
            ...result,
            reason: clean(result.reason),
            error: clean(result.error),
            faults: result.faults.map((fault) => ({ ...fault, what: roots.toRecorded(fault.what) })),
            run: cleanRun(result.run),
        })),
    };
}


/***/ }),

/***/ 3116:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  F: () => (/* binding */ buildReport),
  D: () => (/* binding */ reportDecision)
});

// EXTERNAL MODULE: ./build/discover/projects.js
var projects = __webpack_require__(4074);
// EXTERNAL MODULE: ./build/model/finding.js
var finding = __webpack_require__(6939);
// EXTERNAL MODULE: ./build/policy/gate.js
var gate = __webpack_require__(8412);
// EXTERNAL MODULE: ./build/replay/root-map.js
var root_map = __webpack_require__(1467);
;// CONCATENATED MODULE: ./build/replay/statistics.js
/** Statistics by hook id; a hook that was never selected has no entry. */
function hookStatistics(decisions) {
    const tallies = new Map();
    for (const decision of decisions) {
        for (const { hook, outcome, run } of decision.hooks) {
            let tally = tallies.get(hook.id);
            if (!tally) {
                tally = { stats: noStatistics(), times: [] };
                tallies.set(hook.id, tally);
            }
            const { stats } = tally;
            stats.matched += 1;
            if (run !== null) {
                stats.ran += 1;
                tally.times.push(run.durationMs);
            }
            if (outcome === "deny")
                stats.deny += 1;
            if (outcome === "ask")
                stats.ask += 1;
            if (outcome === "error")
                stats.errors += 1;
            if (outcome === "timeout")
                stats.timeouts += 1;
        }
    }
    const result = new Map();
    for (const [id, { stats, times }] of tallies) {
        times.sort((a, b) => a - b);
        result.set(id, { ...stats, p50Ms: percentile(times, 50), p95Ms: percentile(times, 95) });
    }
    return result;
}
/** A hook that was never selected. */
function noStatistics() {
    return { matched: 0, ran: 0, deny: 0, ask: 0, errors: 0, timeouts: 0, p50Ms: null, p95Ms: null };
}
/** Nearest-rank percentile of sorted numbers, rounded to a tenth; null of none. */
function percentile(sorted, percent) {
    if (sorted.length === 0)
        return null;
    const rank = Math.min(sorted.length - 1, Math.ceil((percent / 100) * sorted.length) - 1);
    const value = sorted[Math.max(rank, 0)] ?? 0;
    return Math.round(value * 10) / 10;
}

// EXTERNAL MODULE: ./build/rules/page.js
var page = __webpack_require__(9609);
// EXTERNAL MODULE: ./build/version.js
var version = __webpack_require__(8508);
;// CONCATENATED MODULE: ./build/report/build.js







/** Characters of a hook's stdout or stderr that a report keeps. */
const mostOutput = 4_000;
/**
 * Makes the report. Every text that can come from a stranger passes `redact`; paths, ids and numbers do not.
 */
function buildReport(results, redact) {
    const outcomes = results.replay?.outcomes ?? [];
    const decisions = outcomes.flatMap((o) => [...o.decisions]);
    const statistics = results.replay === null ? null : hookStatistics(decisions);
    const hooks = (0,projects/* uniqueHooks */.m)(results.projects);
    const configs = uniqueConfigs(results.projects);
    const counts = (0,gate/* countSeverities */.n)(results.findings);
    const tally = (test) => decisions.filter(test).length;
    const runs = decisions.flatMap((d) => d.hooks);
    return {
        schemaVersion: 1,
        tool: { name: "hookgate", version: version/* version */.r },
        configs,
        hooks: hooks.map((hook) => reportHook(hook, statistics, redact)),
        findings: results.findings.map((f) => reportFinding(f, redact)),
        replay: results.replay === null
            ? null
            : {
                sandbox: results.replay.sandbox,
                transcripts: outcomes.map((o) => reportTranscript(o, redact)),
            },
        changes: [],
        probes: [],
        lock: null,
        notices: results.notices.map(redact),
        summary: {
            configs: configs.length,
            hooks: hooks.length,
            errors: counts.error,
            warnings: counts.warning,
            notes: counts.note,
            suppressed: results.suppressed,
            transcripts: outcomes.length,
            events: outcomes.reduce((sum, o) => sum + o.events, 0),
            hookRuns: runs.filter((r) => r.run !== null).length,
            allow: tally((d) => d.verdict === "allow"),
            deny: tally((d) => d.verdict === "deny"),
            ask: tally((d) => d.verdict === "ask"),
            continue: tally((d) => d.verdict === "continue"),
            halt: tally((d) => d.verdict === "halt"),
            none: tally((d) => d.verdict === "none"),
            hookErrors: runs.filter((r) => r.outcome === "error").length,
            timeouts: runs.filter((r) => r.outcome === "timeout").length,
            failedOpen: tally((d) => d.failedOpen),
            failedClosed: tally((d) => d.failedClosed),
            changedVerdicts: 0,
        },
        gate: results.gate,
    };
}
/** One decision as the report shows it; also what `hookgate run` prints. */
function reportDecision(decision, redact) {
    const { event } = decision;
    return {
        dialect: decision.dialect,
        step: event.step,
        line: event.line,
        event: event.name,
        tool: decision.tool,
        callId: event.callId,
        agent: event.agent,
        subject: redact(decision.subject),
        verdict: decision.verdict,
        rawDecision: decision.rawDecision,
        reason: decision.reason === null ? null : cut(redact(decision.reason)).text,
        failedOpen: decision.failedOpen,
        failedClosed: decision.failedClosed,
        afterTheFact: decision.afterTheFact,
        translated: decision.translated,
        ...(decision.unmapped?.length ? { unmapped: decision.unmapped.map(redact) } : {}),
        effects: (0,root_map/* mapStrings */.t)(decision.effects, (text) => cut(redact(text)).text),
        hooks: decision.hooks.map((result) => reportRun(result, redact)),
    };
}
function reportRun(result, redact) {
    const { hook, run } = result;
    const stdout = cut(redact(run?.stdout ?? ""));
    const stderr = cut(redact(run?.stderr ?? ""));
    return {
        hook: hook.id,
        file: hook.source.file,
        line: hook.source.place(hook.node).line,
        name: hook.name,
        command: hook.command === null ? null : redact(hook.command),
        outcome: result.outcome,
        exitCode: run?.exitCode ?? null,
        signal: run?.signal ?? null,
        durationMs: run === null ? null : Math.round(run.durationMs * 10) / 10,
        reason: result.reason === null ? null : cut(redact(result.reason)).text,
        stdout: stdout.text,
        stderr: stderr.text,
        truncated: (run?.truncated ?? false) || stdout.cut || stderr.cut,
        error: result.error === null ? null : redact(result.error),
    };
}
function reportTranscript(outcome, redact) {
    return {
        file: outcome.file,
        format: outcome.format,
        dialects: outcome.dialects,
        events: outcome.events,
        skippedLines: outcome.skipped.length,
        project: outcome.placement.root,
        recordedRoot: outcome.placement.recordedRoot,
        decisions: outcome.decisions.map((d) => reportDecision(d, redact)),
    };
}
function reportHook(hook, statistics, redact) {
    return {
        id: hook.id,
        file: hook.source.file,
        line: hook.source.place(hook.node).line,
        dialect: hook.dialect,
        event: hook.event,
        matcher: hook.matcher,
        name: hook.name,
        type: hook.type,
        command: hook.command === null ? null : redact(hook.command),
        timeoutMs: hook.timeoutMs,
        guard: hook.guard,
        enabled: hook.enabled,
        disabledBecause: hook.disabledBecause,
        stats: statistics === null ? null : (statistics.get(hook.id) ?? noStatistics()),
    };
}
function reportFinding(finding, redact) {
    return {
        rule: finding.rule,
        severity: finding.severity,
        message: redact(finding.message),
        dialect: finding.dialect,
        file: finding.file,
        line: finding.line,
        column: finding.column,
        endLine: finding.endLine,
        endColumn: finding.endColumn,
        hook: finding.hook,
        help: (0,page/* helpUrl */.xR)(finding.rule),
        fingerprint: finding.fingerprint,
    };
}
function uniqueConfigs(projects) {
    const byFile = new Map();
    for (const { dialect, configs } of projects) {
        for (const { source, hooks } of configs) {
            const key = `${dialect.id} ${source.file}`;
            byFile.set(key, { file: source.file, dialect: dialect.id, hooks: hooks.length });
        }
    }
    return [...byFile.values()].sort((a, b) => (0,finding/* compareText */.n6)(a.file, b.file) || (0,finding/* compareText */.n6)(a.dialect, b.dialect));
}
function cut(text) {
    if (text.length <= mostOutput)
        return { text, cut: false };
    const left = text.length - mostOutput;
    return { text: `${text.slice(0, mostOutput)}… [${left} more characters]`, cut: true };
}


/***/ }),

/***/ 5921:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ parseYaml),
/* harmony export */   o: () => (/* binding */ frontMatterBounds)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8815);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6137);


/** More nodes than any hand-written file has; aliases can multiply them without end. */
const mostNodes = 20_000;
/**
 * Parses a YAML text, or a part of one, keeping where every value stands.
 * @param from offset at which the YAML begins in the source (front matter); places refer to the whole source
 * @param to offset at which it ends
 */
function parseYaml(source, from = 0, to = source.text.length) {
    const document = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseDocument */ .Tp)(source.text.slice(from, to), {
        uniqueKeys: false,
        logLevel: "silent",
        prettyErrors: false,
        version: "1.2",
    });
    const problems = document.errors.map((error) => ({
        what: (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .lowerFirst */ .o)(error.message.split("\n")[0]?.replace(/\.$/, "") ?? "this is not valid YAML"),
        span: { start: from + error.pos[0], end: from + Math.max(error.pos[1], error.pos[0] + 1) },
    }));
    const budget = { left: mostNodes };
    const root = locate(document.contents, document, from, budget, []);
    if (budget.left < 0) {
        problems.push({
            what: "it has more values than a config can have",
            span: { start: from, end: from + 1 },
        });
    }
    return { root: budget.left < 0 ? null : root, problems };
}
/** Front matter between two `---` lines at the very start of a Markdown file; null when there is none. */
function frontMatterBounds(text) {
    const opening = /^\uFEFF?---[ \t]*\r?\n/.exec(text);
    if (!opening)
        return null;
    const from = opening[0].length;
    const closing = /^---[ \t]*$/m.exec(text.slice(from));
    if (!closing)
        return null;
    return { from, to: from + closing.index };
}
function locate(node, document, base, budget, through) {
    budget.left -= 1;
    if (budget.left < 0)
        return null;
    if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isAlias */ .Vj)(node)) {
        const target = node.resolve(document);
        if (target === undefined || through.includes(target))
            return null;
        return locate(target, document, base, budget, [...through, target]);
    }
    const range = node?.range;
    const span = { start: base + (range?.[0] ?? 0), end: base + (range?.[1] ?? 0) };
    if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(node)) {
        const entries = [];
        for (const pair of node.items) {
            if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isPair */ .tO)(pair))
                continue;
            const keyRange = pair.key?.range;
            const value = locate(pair.value, document, base, budget, through);
            const keySpan = { start: base + (keyRange?.[0] ?? 0), end: base + (keyRange?.[1] ?? 0) };
            entries.push({
                key: (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(pair.key) ? String(pair.key.value) : String(pair.key),
                keySpan,
                value: value ?? { kind: "null", value: null, start: keySpan.end, end: keySpan.end },
            });
        }
        return { kind: "object", entries, ...span };
    }
    if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isSeq */ .oP)(node)) {
        const items = node.items.map((item) => locate(item, document, base, budget, through) ?? { kind: "null", value: null, ...span });
        return { kind: "array", items, ...span };
    }
    if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(node)) {
        const { value } = node;
        if (typeof value === "string")
            return { kind: "string", value, ...span };
        if (typeof value === "boolean")
            return { kind: "boolean", value, ...span };
        if (typeof value === "number" || typeof value === "bigint") {
            return { kind: "number", value: Number(value), ...span };
        }
        return { kind: "null", value: null, ...span };
    }
    return null;
}


/***/ }),

/***/ 3862:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ callFields),
/* harmony export */   m: () => (/* binding */ callObject)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9598);
/* harmony import */ var _word_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2562);


/**
 * Calls that stand in a payload as two fields.
 * @param beside further fields that belong to the call
 */
function callFields(name, input, beside = []) {
    return {
        fields: [name, input, ...beside],
        read(payload) {
            const tool = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .stringAt */ .bX)(payload, name);
            if (tool === null)
                return null;
            const more = beside.flatMap((key) => {
                const value = (0,_word_js__WEBPACK_IMPORTED_MODULE_0__/* .given */ .gI)(payload, key);
                return value === undefined ? [] : [[key, value]];
            });
            const args = argumentsOf((0,_word_js__WEBPACK_IMPORTED_MODULE_0__/* .given */ .gI)(payload, input));
            return { name: tool, input: args, beside: Object.fromEntries(more) };
        },
        write: (call) => ({ [name]: call.name, [input]: call.input, ...call.beside }),
    };
}
/** Calls that stand in a payload as an object of their own. */
function callObject(own, name, input) {
    return {
        fields: [own],
        read(payload) {
            const call = (0,_word_js__WEBPACK_IMPORTED_MODULE_0__/* .given */ .gI)(payload, own);
            const tool = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(call) ? (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .stringAt */ .bX)(call, name) : null;
            if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(call) || tool === null)
                return null;
            return { name: tool, input: argumentsOf((0,_word_js__WEBPACK_IMPORTED_MODULE_0__/* .given */ .gI)(call, input)), beside: {} };
        },
        write: (call) => ({ [own]: { [name]: call.name, [input]: call.input } }),
    };
}
/** Arguments are an object or, in some recordings, its text; any other value is the only argument, `input`. */
function argumentsOf(value) {
    if (value === undefined)
        return {};
    if ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(value))
        return value;
    if (typeof value === "string" && value.trimStart().startsWith("{")) {
        try {
            const parsed = JSON.parse(value);
            if ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(parsed))
                return parsed;
        }
        catch {
            return { input: value };
        }
    }
    return { input: value };
}


/***/ }),

/***/ 6254:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hb: () => (/* binding */ doubleUnderscores),
/* harmony export */   Mk: () => (/* binding */ singleUnderscores),
/* harmony export */   jY: () => (/* binding */ bareNames)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9598);

const doublePrefix = "mcp__";
const singlePrefix = "mcp_";
/** `mcp__<server>__<tool>`, everything else than letters, digits, `_` and `-` as `_` (Claude Code, Codex, Kimi Code). */
const doubleUnderscores = {
    withoutServer: false,
    read: readDoubleUnderscores,
    write: ({ server, tool, input }) => server === null
        ? null
        : { name: `${doublePrefix}${plain(server)}__${plain(tool)}`, input, beside: {} },
};
/**
 * `mcp_<server>_<tool>`, with the true names beside the call in `mcp_context` (Gemini CLI from 0.33; the context from
 * 0.25). Without it the first `_` ends the server's name, as the program itself takes it.
 */
const singleUnderscores = {
    withoutServer: false,
    read: (call) => fromContext(call) ?? readSingleUnderscores(call),
    write({ server, tool, input }) {
        if (server === null)
            return null;
        const whole = `${server}_${tool}`.replace(/[^a-zA-Z0-9_.:-]/g, "_");
        const name = whole.startsWith(singlePrefix) ? whole : `${singlePrefix}${whole}`;
        const short = name.length > 63 ? `${name.slice(0, 30)}...${name.slice(-30)}` : name;
        return { name: short, input, beside: context(server, tool) };
    },
};
/**
 * The bare name of the tool, so that any name may be one.
 * @param withContext `mcp_context` stands beside the call (Gemini CLI from 0.25)
 */
function bareNames(withContext) {
    return {
        withoutServer: !withContext,
        read: (call) => fromContext(call) ??
            readDoubleUnderscores(call) ??
            readClash(call) ?? { server: null, tool: call.name, input: call.input },
        write: ({ server, tool, input }) => ({
            name: tool,
            input,
            beside: withContext && server !== null ? context(server, tool) : {},
        }),
    };
}
function readDoubleUnderscores({ name, input }) {
    if (!name.startsWith(doublePrefix))
        return null;
    const inner = name.slice(doublePrefix.length);
    const end = inner.indexOf("__", 1);
    const tool = inner.slice(end + 2);
    return end < 1 || tool === "" ? null : { server: inner.slice(0, end), tool, input };
}
function readSingleUnderscores({ name, input }) {
    if (!name.startsWith(singlePrefix))
        return null;
    const inner = name.slice(singlePrefix.length);
    const end = inner.indexOf("_");
    const tool = inner.slice(end + 1);
    return end < 1 || tool === "" ? null : { server: inner.slice(0, end), tool, input };
}
/** `<server>__<tool>`, where two servers had a tool of one name. */
function readClash({ name, input }) {
    const end = name.indexOf("__", 1);
    const tool = name.slice(end + 2);
    return end < 1 || tool === "" ? null : { server: name.slice(0, end), tool, input };
}
function fromContext({ input, beside }) {
    const known = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .objectAt */ .lJ)(beside, "mcp_context") ?? {};
    const server = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .stringAt */ .bX)(known, "server_name");
    const tool = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .stringAt */ .bX)(known, "tool_name");
    return server === null || tool === null ? null : { server, tool, input };
}
function context(server, tool) {
    return { mcp_context: { server_name: server, tool_name: tool } };
}
function plain(name) {
    return name.replace(/[^a-zA-Z0-9_-]/g, "_");
}


/***/ }),

/***/ 1542:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hx: () => (/* binding */ readPatch),
/* harmony export */   Ki: () => (/* binding */ patchToEdit),
/* harmony export */   ZZ: () => (/* binding */ patchToWrite)
/* harmony export */ });
const begin = "*** Begin Patch";
const end = "*** End Patch";
const addFile = "*** Add File: ";
const deleteFile = "*** Delete File: ";
const updateFile = "*** Update File: ";
const moveTo = "*** Move to: ";
const endOfFile = "*** End of File";
/**
 * Reads a patch in the format of Codex's `apply_patch`, one change a file in the order of the patch. Lines that belong
 * to no file are passed over; a text that is no patch gives none.
 */
function readPatch(patch) {
    const files = [];
    for (const line of patch.split(/\r?\n/)) {
        const header = readHeader(line);
        const file = files.at(-1);
        if (header !== null)
            files.push({ change: header, content: [], hunks: [] });
        else if (file !== undefined)
            readLine(line, file);
    }
    return files.map(closed);
}
/** A patch that writes a whole file. */
function patchToWrite(path, content) {
    const lines = content === "" ? [] : withoutLastBreak(content).split("\n");
    return [begin, `${addFile}${path}`, ...lines.map((line) => `+${line}`), end].join("\n");
}
/** A patch that replaces texts in a file; an empty text is no line at all. */
function patchToEdit(path, edits) {
    const hunks = edits.flatMap((edit) => [
        "@@",
        ...linesOf(edit.old).map((line) => `-${line}`),
        ...linesOf(edit.new).map((line) => `+${line}`),
    ]);
    return [begin, `${updateFile}${path}`, ...hunks, end].join("\n");
}
function readHeader(line) {
    for (const [start, kind] of [
        [addFile, "add"],
        [deleteFile, "delete"],
        [updateFile, "update"],
    ]) {
        if (line.startsWith(start))
            return { kind, path: line.slice(start.length).trim(), to: null };
    }
    return null;
}
function readLine(line, { change, content, hunks }) {
    if (line === end || line === begin || line.startsWith(endOfFile))
        return;
    if (change.kind === "add") {
        if (line.startsWith("+"))
            content.push(line.slice(1));
        return;
    }
    if (change.kind !== "update")
        return;
    if (line.startsWith(moveTo)) {
        change.to = line.slice(moveTo.length).trim();
        return;
    }
    if (line.startsWith("@@")) {
        hunks.push({ old: [], new: [] });
        return;
    }
    if (hunks.length === 0)
        hunks.push({ old: [], new: [] });
    const hunk = hunks.at(-1);
    const text = line.slice(1);
    if (line.startsWith("-"))
        hunk?.old.push(text);
    else if (line.startsWith("+"))
        hunk?.new.push(text);
    else if (line.startsWith(" ") || line === "") {
        hunk?.old.push(text);
        hunk?.new.push(text);
    }
}
function closed({ change, content, hunks }) {
    const { kind, path, to } = change;
    if (kind === "add") {
        return { kind, path, content: content.length === 0 ? "" : `${content.join("\n")}\n` };
    }
    if (kind === "delete")
        return { kind, path };
    const edits = hunks
        .filter((hunk) => hunk.old.length + hunk.new.length > 0)
        .map((hunk) => ({ old: hunk.old.join("\n"), new: hunk.new.join("\n") }));
    return { kind, path, to, edits };
}
function linesOf(text) {
    return text === "" ? [] : withoutLastBreak(text).split("\n");
}
function withoutLastBreak(text) {
    return text.endsWith("\n") ? text.slice(0, -1) : text;
}


/***/ }),

/***/ 5947:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ writeWords),
/* harmony export */   u: () => (/* binding */ readWords)
/* harmony export */ });
/* harmony import */ var _word_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2562);

/** Reads an object by its words; where two words tell the same, the first counts. Absent and null are the same. */
function readWords(words, own) {
    const neutral = {};
    const origins = new Map();
    const used = new Set();
    const parts = [];
    for (const word of words) {
        const told = word.read(own);
        if (told === null)
            continue;
        const news = Object.entries(told.neutral).filter(([key]) => !origins.has(key));
        if (news.length === 0 && word.neutral.length > 0)
            continue;
        for (const [key, value] of news) {
            neutral[key] = value;
            origins.set(key, told.used[0] ?? key);
        }
        for (const key of told.used)
            used.add(key);
        for (const part of told.unread ?? [])
            parts.push(part);
    }
    const left = Object.keys(own).filter((key) => !used.has(key) && (0,_word_js__WEBPACK_IMPORTED_MODULE_0__/* .given */ .gI)(own, key) !== undefined);
    return { neutral, origins, unread: [...left, ...parts] };
}
/** Writes neutral values by the words of a vendor; each value is written once, by the first word that can. */
function writeWords(words, neutral, around) {
    const left = new Map(Object.entries(neutral));
    const own = new Map();
    const parts = [];
    for (const word of words) {
        if (word.neutral.length > 0 && !word.neutral.some((key) => left.has(key)))
            continue;
        const put = word.write(Object.fromEntries(left), around);
        if (put === null)
            continue;
        for (const [key, value] of Object.entries(put.own))
            if (!own.has(key))
                own.set(key, value);
        for (const key of word.neutral)
            left.delete(key);
        for (const part of put.lost ?? [])
            parts.push(part);
    }
    return { own: Object.fromEntries(own), lost: [...left.keys(), ...parts] };
}


/***/ }),

/***/ 5907:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Y: () => (/* binding */ vocabularyOf)
});

// EXTERNAL MODULE: ./build/transcripts/codex-tool.js
var codex_tool = __webpack_require__(7110);
// EXTERNAL MODULE: ./build/tools/call-fields.js
var call_fields = __webpack_require__(3862);
// EXTERNAL MODULE: ./build/tools/mcp-name.js
var mcp_name = __webpack_require__(6254);
// EXTERNAL MODULE: ./build/tools/patch.js
var patch = __webpack_require__(1542);
// EXTERNAL MODULE: ./build/tools/result-text.js
var result_text = __webpack_require__(9431);
// EXTERNAL MODULE: ./build/tools/shared-words.js
var shared_words = __webpack_require__(7735);
// EXTERNAL MODULE: ./build/tools/vocabulary.js
var vocabulary = __webpack_require__(2518);
// EXTERNAL MODULE: ./build/tools/word.js
var word = __webpack_require__(2562);
// EXTERNAL MODULE: ./build/tools/word-list.js
var word_list = __webpack_require__(8587);
;// CONCATENATED MODULE: ./build/tools/codex.js









/** A command line, or the arguments of one. */
function command(key) {
    return (0,word/* field */.ZZ)("command", [key], {
        read: (value) => lineOf(value),
        write: (value) => value,
    });
}
function lineOf(value) {
    if (typeof value === "string")
        return value;
    if (!Array.isArray(value) || !value.every((part) => typeof part === "string"))
        return undefined;
    return (0,codex_tool/* commandLine */.a)(value);
}
/** Everything that changes files is a patch here; of other agents' changes one is made. */
function patched(neutral, patch) {
    return {
        neutral,
        read: () => null,
        write(args, { cwd }) {
            const path = (0,word/* given */.gI)(args, "path");
            if (typeof path !== "string")
                return null;
            const everywhere = ((0,word_list/* objectsOf */.iZ)((0,word/* given */.gI)(args, "edits")) ?? []).some((edit) => edit.all === true);
            const lost = everywhere ? ["edits[].all"] : [];
            return { own: { command: patch(below(path, cwd), args) }, lost };
        },
    };
}
/** Paths in a patch are relative to the working directory. */
function below(path, cwd) {
    return cwd !== null && cwd !== "/" && path.startsWith(`${cwd}/`)
        ? path.slice(cwd.length + 1)
        : path;
}
const textAt = (args, key) => {
    const value = (0,word/* given */.gI)(args, key);
    return typeof value === "string" ? value : "";
};
const workdir = (0,word/* text */.Qq)("cwd", "workdir", "working_directory");
const write = patched(["path", "content"], (path, args) => (0,patch/* patchToWrite */.ZZ)(path, textAt(args, "content")));
const edit = patched(["path", "old", "new"], (path, args) => (0,patch/* patchToEdit */.Ki)(path, [{ old: textAt(args, "old"), new: textAt(args, "new") }]));
const multiEdit = patched(["path", "edits"], (path, args) => {
    const edits = (0,word_list/* objectsOf */.iZ)((0,word/* given */.gI)(args, "edits")) ?? [];
    return (0,patch/* patchToEdit */.Ki)(path, edits.map((item) => ({ old: textAt(item, "old"), new: textAt(item, "new") })));
});
/**
 * Hooks get every way to run a command as `Bash`, and a patch as `apply_patch` with the whole of it as its `command`
 * (0.12x and later). The other names are those of rollouts from 0.39 to 0.128.
 */
const rows = [
    ...(0,vocabulary/* tools */.Y)(["Bash"], "shell", [command("command")]),
    ...(0,vocabulary/* tools */.Y)(["shell", "shell_command", "container.exec", "local_shell", "local_shell_call"], "shell", [command("command"), workdir], { readOnly: true }),
    ...(0,vocabulary/* tools */.Y)(["exec_command"], "shell", [command("cmd"), workdir], { readOnly: true }),
    ...(0,vocabulary/* tools */.Y)(["apply_patch"], "patch", [(0,word/* text */.Qq)("patch", "command", "input")]),
    ...(0,vocabulary/* tools */.Y)(["apply_patch"], "write", [write], { anyway: { append: false, overwrite: true } }),
    ...(0,vocabulary/* tools */.Y)(["apply_patch"], "edit", [edit], { anyway: { all: false } }),
    ...(0,vocabulary/* tools */.Y)(["apply_patch"], "multi-edit", [multiEdit]),
    ...(0,vocabulary/* tools */.Y)(["view_image"], "read-media", [(0,word/* text */.Qq)("path", "path")]),
    ...(0,vocabulary/* tools */.Y)(["update_plan"], "todo", [
        (0,word_list/* items */.ld)("todos", "plan", [
            (0,word/* text */.Qq)("text", "step"),
            (0,word/* choice */.Yq)("status", "status", {
                pending: ["pending"],
                in_progress: ["in_progress"],
                completed: ["completed"],
            }),
        ]),
        (0,word/* text */.Qq)("explanation", "explanation"),
    ]),
    ...(0,vocabulary/* tools */.Y)(["spawn_agent"], "sub-agent", [(0,word/* text */.Qq)("type", "agent_type"), (0,word/* text */.Qq)("prompt", "message")]),
];
const source = {
    startup: ["startup", "new"],
    resume: ["resume"],
    clear: ["clear"],
    compact: ["compact"],
};
const trigger = (0,word/* choice */.Yq)("trigger", "trigger", { manual: ["manual"], auto: ["auto"] });
/** The words of OpenAI's Codex, whose payloads are those of Claude Code with a few fields more. */
const codex = {
    dialect: "codex",
    title: "Codex",
    base: [
        (0,word/* text */.Qq)("sessionId", "session_id"),
        (0,word/* text */.Qq)("cwd", "cwd"),
        (0,word/* text */.Qq)("model", "model"),
        (0,word/* text */.Qq)("agentId", "agent_id"),
        (0,word/* text */.Qq)("agentType", "agent_type"),
    ],
    events: [
        (0,vocabulary/* event */.f)("PreToolUse", "before-tool"),
        (0,vocabulary/* event */.f)("PostToolUse", "after-tool", [(0,result_text/* resultField */.E3)("tool_response")]),
        (0,vocabulary/* event */.f)("UserPromptSubmit", "prompt", [(0,word/* text */.Qq)("prompt", "prompt")], { needs: ["prompt"] }),
        (0,vocabulary/* event */.f)("SessionStart", "session-start", [(0,word/* choice */.Yq)("source", "source", source)], {
            decisive: ["source"],
        }),
        // Its reasons are not known.
        (0,vocabulary/* event */.f)("SessionEnd", "session-end"),
        (0,vocabulary/* event */.f)("Stop", "before-stop", [(0,word/* flag */.Jt)("again", "stop_hook_active"), (0,word/* text */.Qq)("said", "last_assistant_message")], { implies: shared_words/* stoppedByItself */.IJ }),
        (0,vocabulary/* event */.f)("SubagentStart", "sub-agent-start"),
        (0,vocabulary/* event */.f)("SubagentStop", "sub-agent-stop", [
            (0,word/* flag */.Jt)("again", "stop_hook_active"),
            (0,word/* text */.Qq)("said", "last_assistant_message"),
        ]),
        (0,vocabulary/* event */.f)("PreCompact", "before-compact", [trigger]),
        (0,vocabulary/* event */.f)("PostCompact", "after-compact", [trigger]),
    ],
    tools: rows,
    call: (0,call_fields/* callFields */.M)("tool_name", "tool_input"),
    mcp: mcp_name/* doubleUnderscores */.Hb,
    silent: {
        payload: ["transcript_path", "permission_mode", "hook_event_name", "tool_use_id", "turn_id"],
        input: [],
    },
    alone: {
        PermissionRequest: "comes only where a person would be asked, which no recording of another agent tells",
        Interrupt: "comes when the user interrupts, which other agents do not tell their hooks",
        PreModelRequest: "is about a request to the model, and what it tells is not known",
        PostModelRequest: "is about an answer of the model, and what it tells is not known",
        write_stdin: "writes to a command that runs already, which other agents do not do by a tool",
        wait_agent: "waits for a sub-agent, which other agents do not do by a tool",
        js: "runs JavaScript, which other agents do not do by a tool",
        exec: "runs JavaScript, which other agents do not do by a tool",
    },
};

// EXTERNAL MODULE: ./build/model/json.js
var json = __webpack_require__(9598);
// EXTERNAL MODULE: ./build/tools/word-lines.js
var word_lines = __webpack_require__(2244);
;// CONCATENATED MODULE: ./build/tools/copilot.js








const path = (0,word/* text */.Qq)("path", "path");
const shell = [(0,word/* text */.Qq)("command", "command"), (0,word/* text */.Qq)("description", "description")];
const change = [path, (0,word/* text */.Qq)("old", "old_str"), (0,word/* text */.Qq)("new", "new_str")];
/** Several tools in one, told apart by `command`. */
function editor(command) {
    return { when: (input) => (0,json/* stringAt */.bX)(input, "command") === command };
}
/** Arguments as in the recorded sessions of the public SDK (August 2026) and of 1.0.34. */
const copilot_rows = [
    ...(0,vocabulary/* tools */.Y)(["bash", "shell"], "shell", shell),
    ...(0,vocabulary/* tools */.Y)(["powershell"], "powershell", shell),
    ...(0,vocabulary/* tools */.Y)(["view"], "read", [path, (0,word_lines/* pairOfLines */.Hc)("view_range")]),
    ...(0,vocabulary/* tools */.Y)(["create"], "write", [path, (0,word/* text */.Qq)("content", "file_text")], {
        anyway: { append: false },
    }),
    ...(0,vocabulary/* tools */.Y)(["edit"], "edit", change, { anyway: { all: false } }),
    ...(0,vocabulary/* tools */.Y)(["str_replace_editor"], "read", [path, (0,word_lines/* pairOfLines */.Hc)("view_range")], {
        ...editor("view"),
        readOnly: true,
    }),
    ...(0,vocabulary/* tools */.Y)(["str_replace_editor"], "write", [path, (0,word/* text */.Qq)("content", "file_text")], {
        ...editor("create"),
        readOnly: true,
    }),
    ...(0,vocabulary/* tools */.Y)(["str_replace_editor"], "edit", change, { ...editor("str_replace"), readOnly: true }),
    ...(0,vocabulary/* tools */.Y)(["apply_patch"], "patch", [(0,word/* text */.Qq)("patch", "patch", "input", "command")], {
        readOnly: true,
    }),
    ...(0,vocabulary/* tools */.Y)(["grep"], "search-text", [
        (0,word/* text */.Qq)("pattern", "pattern"),
        path,
        (0,word/* text */.Qq)("include", "glob"),
        (0,word/* choice */.Yq)("namesOnly", "output_mode", { files_with_matches: [true], content: [false] }),
        ...shared_words/* grepOptions */.t8,
    ]),
    ...(0,vocabulary/* tools */.Y)(["glob"], "find-files", [(0,word/* text */.Qq)("pattern", "pattern"), path]),
    ...(0,vocabulary/* tools */.Y)(["web_fetch"], "fetch-url", [(0,word/* text */.Qq)("url", "url")]),
    ...(0,vocabulary/* tools */.Y)(["web_search"], "web-search", [(0,word/* text */.Qq)("query", "query")]),
    ...(0,vocabulary/* tools */.Y)(["task"], "sub-agent", [
        (0,word/* text */.Qq)("type", "agent_type"),
        (0,word/* text */.Qq)("prompt", "prompt"),
        (0,word/* text */.Qq)("description", "description"),
        (0,word/* text */.Qq)("model", "model"),
    ]),
    ...(0,vocabulary/* tools */.Y)(["ask_user"], "ask-user", [
        (0,word_list/* alone */.QR)("questions", [(0,word/* text */.Qq)("question", "question"), (0,word_list/* labels */.WD)("options", "choices", "label")]),
    ]),
    ...(0,vocabulary/* tools */.Y)(["skill"], "skill", [(0,word/* text */.Qq)("name", "skill")]),
    ...(0,vocabulary/* tools */.Y)(["exit_plan_mode"], "exit-plan", [(0,word/* text */.Qq)("plan", "summary")]),
];
/** Milliseconds since 1970 in the command line, a text in some recordings. */
const time = (0,word/* field */.ZZ)("time", ["timestamp"], {
    read(value) {
        const date = new Date(typeof value === "number" || typeof value === "string" ? value : Number.NaN);
        return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
    },
    write(value) {
        const date = typeof value === "string" ? Date.parse(value) : Number.NaN;
        return Number.isNaN(date) ? undefined : date;
    },
});
const failed = (0,word/* field */.ZZ)("error", ["error"], {
    read: (value) => ((0,json/* isObject */.Gv)(value) ? ((0,json/* stringAt */.bX)(value, "message") ?? undefined) : value),
    write: (value) => value,
});
/** The words of GitHub Copilot's command line, for hooks under its own names (`preToolUse`). */
const copilot = {
    dialect: "copilot",
    title: "Copilot",
    base: [(0,word/* text */.Qq)("sessionId", "sessionId"), (0,word/* text */.Qq)("cwd", "cwd", "workingDirectory"), time],
    events: [
        (0,vocabulary/* event */.f)("preToolUse", "before-tool"),
        (0,vocabulary/* event */.f)("postToolUse", "after-tool", [
            (0,result_text/* resultAs */.cN)("toolResult", (result) => ({ resultType: "success", textResultForLlm: result })),
        ]),
        (0,vocabulary/* event */.f)("postToolUseFailure", "after-tool-failure", [failed]),
        (0,vocabulary/* event */.f)("userPromptSubmitted", "prompt", [(0,word/* text */.Qq)("prompt", "prompt")], { needs: ["prompt"] }),
        (0,vocabulary/* event */.f)("sessionStart", "session-start", [
            (0,word/* choice */.Yq)("source", "source", {
                new: ["new"],
                startup: ["startup"],
                resume: ["resume"],
            }),
        ], { decisive: ["source"] }),
        (0,vocabulary/* event */.f)("sessionEnd", "session-end", [
            (0,word/* choice */.Yq)("reason", "reason", {
                complete: ["other", "logout"],
                user_exit: ["user-exit"],
                error: ["error"],
                abort: ["abort"],
                timeout: ["timeout"],
            }),
            (0,word/* text */.Qq)("said", "finalMessage"),
        ]),
        (0,vocabulary/* event */.f)("agentStop", "before-stop", [
            (0,word/* choice */.Yq)("stopReason", "stopReason", { end_turn: ["done"] }),
            (0,word/* flag */.Jt)("again", "stopHookActive"),
        ]),
        (0,vocabulary/* event */.f)("subagentStart", "sub-agent-start", [(0,word/* text */.Qq)("agentType", "agentName")]),
        (0,vocabulary/* event */.f)("subagentStop", "sub-agent-stop", [(0,word/* text */.Qq)("agentType", "agentName")]),
        (0,vocabulary/* event */.f)("preCompact", "before-compact", [
            (0,word/* choice */.Yq)("trigger", "trigger", { manual: ["manual"], auto: ["auto"] }),
        ]),
    ],
    tools: copilot_rows,
    call: (0,call_fields/* callFields */.M)("toolName", "toolArgs"),
    mcp: null,
    silent: {
        payload: ["transcriptPath", "agentDisplayName", "agentDescription", "initialPrompt"],
        input: [],
    },
    alone: {
        notification: "is a notification, and what it tells is not known",
        permissionRequest: "comes only where a person would be asked, which no recording of another agent tells",
        preMcpToolCall: "comes besides `preToolUse`, for the same call",
        errorOccurred: "is about an error of the session, which other agents do not tell their hooks",
        userPromptTransformed: "is about a prompt that was rewritten, which other agents do not tell their hooks",
        str_replace_editor: "is mapped where it shows, creates or replaces",
        report_intent: "says what comes next, which other agents do not do by a tool",
        task_complete: "says that the work is done, which other agents do not do by a tool",
        read_bash: "looks at a command that runs already, which other agents do not do by a tool",
        write_bash: "writes to a command that runs already, which other agents do not do by a tool",
        stop_bash: "ends a command by the name of its shell, which other agents do not have",
        sql: "asks a database of the session, which other agents do not have",
        update_todo: "keeps its list as one text, which other agents do not",
        store_memory: "keeps a memory on a server, which other agents do not do by a tool",
    },
};

;// CONCATENATED MODULE: ./build/tools/registry.js


/** Agents whose recordings are read but whose hooks are not: only their words are known. */
const withoutDialect = [codex, copilot];
/**
 * The words of an agent; null when they are not known.
 * @param dialects agents whose hooks are known here, with their words at the version that counts
 */
function vocabularyOf(id, dialects) {
    const own = dialects.find((dialect) => dialect.id === id)?.vocabulary;
    return own ?? withoutDialect.find(({ dialect }) => dialect === id) ?? null;
}


/***/ }),

/***/ 9431:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D6: () => (/* binding */ resultText),
/* harmony export */   E3: () => (/* binding */ resultField),
/* harmony export */   cN: () => (/* binding */ resultAs)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9598);
/* harmony import */ var _word_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2562);


/** Where vendors keep the text of a structured result, best first. */
const textKeys = ["llmContent", "textResultForLlm", "content", "text", "result", "output"];
/**
 * What a tool gave, as text: a string as it is, the texts of a list of parts, the streams of a command, the text inside
 * a structured result, and else the result as JSON. Null for nothing at all.
 */
function resultText(value) {
    if (value === undefined || value === null)
        return null;
    const plain = plainText(value) ?? ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(value) ? insideOf(value) : null);
    return plain ?? asJson(value);
}
/** The result as a plain text field. */
function resultField(own) {
    return resultAs(own, (text) => text);
}
/** The result in a vendor's own shape. */
function resultAs(own, shape) {
    return (0,_word_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)("result", [own], {
        read: (value) => resultText(value) ?? undefined,
        write: (value, around) => (typeof value === "string" ? shape(value, around) : undefined),
    });
}
/** A string, or the texts of a list of strings and `{ text }` parts. */
function plainText(value) {
    if (typeof value === "string")
        return value;
    if (!Array.isArray(value))
        return null;
    const texts = value.map((part) => ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(part) ? (0,_word_js__WEBPACK_IMPORTED_MODULE_0__/* .given */ .gI)(part, "text") : part));
    const plain = texts.filter((part) => typeof part === "string");
    return plain.length > 0 ? plain.join("\n") : null;
}
function insideOf(value) {
    const streams = ["stdout", "stderr"].map((key) => (0,_word_js__WEBPACK_IMPORTED_MODULE_0__/* .given */ .gI)(value, key));
    const printed = streams.filter((stream) => typeof stream === "string");
    if (printed.length > 0)
        return printed.filter((stream) => stream !== "").join("\n");
    const file = (0,_word_js__WEBPACK_IMPORTED_MODULE_0__/* .given */ .gI)(value, "file");
    const content = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(file) ? plainText((0,_word_js__WEBPACK_IMPORTED_MODULE_0__/* .given */ .gI)(file, "content")) : null;
    if (content !== null)
        return content;
    for (const key of textKeys) {
        const inner = plainText((0,_word_js__WEBPACK_IMPORTED_MODULE_0__/* .given */ .gI)(value, key));
        if (inner !== null)
            return inner;
    }
    return null;
}
/** Null for what is nested without bound. */
function asJson(value) {
    try {
        return JSON.stringify(value);
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 7735:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IJ: () => (/* binding */ stoppedByItself),
/* harmony export */   Ks: () => (/* binding */ plainQuestions),
/* harmony export */   ab: () => (/* binding */ questions),
/* harmony export */   t8: () => (/* binding */ grepOptions)
/* harmony export */ });
/* harmony import */ var _word_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2562);
/* harmony import */ var _word_list_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8587);


/** The options of ripgrep as Claude Code, Copilot and Kimi have them. */
const grepOptions = [
    (0,_word_js__WEBPACK_IMPORTED_MODULE_0__/* .whole */ .WQ)("before", "-B"),
    (0,_word_js__WEBPACK_IMPORTED_MODULE_0__/* .whole */ .WQ)("after", "-A"),
    (0,_word_js__WEBPACK_IMPORTED_MODULE_0__/* .whole */ .WQ)("context", "-C", "context"),
    (0,_word_js__WEBPACK_IMPORTED_MODULE_0__/* .flag */ .Jt)("lineNumbers", "-n"),
    (0,_word_js__WEBPACK_IMPORTED_MODULE_0__/* .flag */ .Jt)("ignoreCase", "-i"),
    (0,_word_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)("fileType", "type"),
    (0,_word_js__WEBPACK_IMPORTED_MODULE_0__/* .whole */ .WQ)("limit", "head_limit"),
    (0,_word_js__WEBPACK_IMPORTED_MODULE_0__/* .flag */ .Jt)("multiline", "multiline"),
];
/** Questions whose options have a label and a description. */
function questions(multiple) {
    const option = [(0,_word_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)("label", "label"), (0,_word_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)("description", "description")];
    return (0,_word_list_js__WEBPACK_IMPORTED_MODULE_1__/* .items */ .ld)("questions", "questions", [
        (0,_word_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)("question", "question"),
        (0,_word_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)("header", "header"),
        (0,_word_list_js__WEBPACK_IMPORTED_MODULE_1__/* .items */ .ld)("options", "options", option),
        (0,_word_js__WEBPACK_IMPORTED_MODULE_0__/* .flag */ .Jt)("multiple", multiple),
    ]);
}
/** Questions whose options are plain texts. */
function plainQuestions(multiple) {
    return (0,_word_list_js__WEBPACK_IMPORTED_MODULE_1__/* .items */ .ld)("questions", "questions", [
        (0,_word_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)("question", "question"),
        (0,_word_list_js__WEBPACK_IMPORTED_MODULE_1__/* .labels */ .WD)("options", "options", "label"),
        (0,_word_js__WEBPACK_IMPORTED_MODULE_0__/* .flag */ .Jt)("multiple", multiple),
    ]);
}
/** A stop at the end of a turn without calls, which is the only one these agents tell their hooks of. */
const stoppedByItself = { stopReason: "done" };


/***/ }),

/***/ 3339:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  T: () => (/* binding */ translate)
});

// EXTERNAL MODULE: ./build/model/json.js
var json = __webpack_require__(9598);
;// CONCATENATED MODULE: ./build/tools/act.js
const command = {
    command: "text",
    /** Folder it runs in, where the call itself says so. */
    cwd: "path",
    background: "flag",
    timeoutMs: "whole",
    description: "text",
};
const change = { path: "path", instruction: "text", description: "text" };
/** Everything that tools do, as far as two vendors have it or a guard may want to see it. */
const deeds = {
    shell: { does: "runs a shell command", takes: command },
    powershell: { does: "runs a PowerShell command", takes: command },
    watch: { does: "watches what a command prints", takes: command },
    /** `first` is a line number from 1, `count` a number of lines. */
    read: { does: "reads a file", takes: { path: "path", first: "whole", count: "whole" } },
    "read-many": { does: "reads several files", takes: { paths: "texts" } },
    "read-media": { does: "reads an image or a video", takes: { path: "path" } },
    write: {
        does: "writes a file",
        takes: {
            path: "path",
            content: "text",
            append: "flag",
            overwrite: "flag",
            description: "text",
        },
    },
    /** Replaces `old` by `new`: once, or everywhere with `all`. */
    edit: {
        does: "replaces a text in a file",
        takes: { ...change, old: "text", new: "text", all: "flag" },
    },
    "multi-edit": {
        does: "replaces several texts in a file",
        takes: { ...change, edits: "edits" },
    },
    /** A patch in the format of Codex, over any number of files. */
    patch: { does: "applies a patch", takes: { patch: "text" } },
    "notebook-edit": {
        does: "edits a cell of a notebook",
        takes: { path: "path", cell: "text", cellType: "text", new: "text", mode: "text" },
    },
    list: { does: "lists a folder", takes: { path: "path", ignore: "texts" } },
    "find-files": { does: "finds files by name", takes: { pattern: "text", path: "path" } },
    /** `fixed`: the pattern is a plain text; `before`, `after`, `context`: lines shown around a hit. */
    "search-text": {
        does: "searches in files",
        takes: {
            pattern: "text",
            path: "path",
            include: "text",
            ignoreCase: "flag",
            fixed: "flag",
            namesOnly: "flag",
            before: "whole",
            after: "whole",
            context: "whole",
            fileType: "text",
            limit: "whole",
            lineNumbers: "flag",
            multiline: "flag",
        },
    },
    "fetch-url": { does: "fetches a page", takes: { url: "text", prompt: "text" } },
    "fetch-many": { does: "fetches several pages", takes: { urls: "texts", prompt: "text" } },
    "web-search": {
        does: "searches the web",
        takes: { query: "text", only: "texts", without: "texts", limit: "whole" },
    },
    /** `arguments` belong to the server's tool and pass through untouched. */
    mcp: {
        does: "calls a tool of an MCP server",
        takes: { server: "text", tool: "text", arguments: "object" },
    },
    "mcp-resources": { does: "lists the resources of an MCP server", takes: { server: "text" } },
    "mcp-resource": {
        does: "reads a resource of an MCP server",
        takes: { server: "text", uri: "text" },
    },
    "sub-agent": {
        does: "starts a sub-agent",
        takes: { type: "text", prompt: "text", description: "text", model: "text", background: "flag" },
    },
    "sub-agents": { does: "starts several sub-agents", takes: { agents: "agents" } },
    todo: { does: "keeps a to-do list", takes: { todos: "todos", explanation: "text" } },
    "ask-user": { does: "asks the user", takes: { questions: "questions" } },
    skill: { does: "starts a skill", takes: { name: "text", input: "text" } },
    memory: { does: "keeps a memory", takes: { text: "text" } },
    "enter-plan": { does: "begins to plan", takes: { reason: "text" } },
    "exit-plan": { does: "shows a plan", takes: { plan: "text", file: "path" } },
    "task-list": { does: "lists background tasks", takes: {} },
    "task-output": {
        does: "reads what a background task printed",
        takes: { task: "text", block: "flag", timeoutMs: "whole" },
    },
    "task-stop": { does: "stops a background task", takes: { task: "text", reason: "text" } },
    "item-create": {
        does: "creates an item of a task tracker",
        takes: { title: "text", description: "text" },
    },
    "item-update": {
        does: "changes an item of a task tracker",
        takes: { item: "text", title: "text", description: "text", status: "text" },
    },
    "item-get": { does: "reads an item of a task tracker", takes: { item: "text" } },
    "item-list": { does: "lists the items of a task tracker", takes: {} },
};

// EXTERNAL MODULE: ./build/tools/phrase.js
var phrase = __webpack_require__(5947);
// EXTERNAL MODULE: ./build/tools/patch.js
var tools_patch = __webpack_require__(1542);
// EXTERNAL MODULE: ./build/tools/word.js
var word = __webpack_require__(2562);
// EXTERNAL MODULE: ./build/tools/word-list.js
var word_list = __webpack_require__(8587);
;// CONCATENATED MODULE: ./build/tools/simpler.js



/** One recorded call becomes at most so many, or one line of a recording could start hooks without end. */
const mostParts = 1000;
/**
 * What a call comes down to for a vendor without such a tool. A guard on paths must see every path, so a call over
 * several files becomes one call a file.
 */
const simpler = {
    powershell: (args) => whole("shell", args),
    watch: (args) => whole("shell", { ...args, background: true }),
    "read-media": (args) => whole("read", args),
    "notebook-edit": (args) => whole("edit", args),
    "read-many": (args) => each("read", args, "paths", "path"),
    "fetch-many": (args) => each("fetch-url", args, "urls", "url"),
    "sub-agents": (args) => eachObject("sub-agent", args, "agents"),
    "multi-edit": (args) => eachObject("edit", args, "edits"),
    patch: (args) => {
        const patch = (0,word/* given */.gI)(args, "patch");
        return typeof patch === "string" ? changedFiles((0,tools_patch/* readPatch */.Hx)(patch)) : { calls: [], lost: [] };
    },
};
/** The simpler form of a call; null when there is none. */
function simplify({ act, args }) {
    const all = simpler[act]?.(args) ?? null;
    if (all === null || all.calls.length <= mostParts)
        return all;
    const more = `${all.calls.length - mostParts} more`;
    return { calls: all.calls.slice(0, mostParts), lost: [more, ...all.lost] };
}
function whole(act, args) {
    return { calls: [{ act, args }], lost: [] };
}
/** One call for every text of a list. */
function each(act, args, many, one) {
    const { [many]: _, ...rest } = args;
    const all = (0,word/* given */.gI)(args, many);
    const texts = Array.isArray(all) ? all : [];
    return { calls: texts.map((text) => ({ act, args: { ...rest, [one]: text } })), lost: [] };
}
/** One call for every object of a list, whose fields join those of the call. */
function eachObject(act, args, many) {
    const { [many]: _, ...rest } = args;
    const all = (0,word_list/* objectsOf */.iZ)((0,word/* given */.gI)(args, many)) ?? [];
    return { calls: all.map((item) => ({ act, args: { ...rest, ...item } })), lost: [] };
}
function changedFiles(changes) {
    const parts = changes.map(changedFile);
    return {
        calls: parts.flatMap((part) => part.calls),
        lost: parts.flatMap((part) => part.lost),
    };
}
/**
 * A deleted file counts as written empty, and a moved one as edited in both places: no other vendor has tools for
 * that, and a guard must see the paths.
 */
function changedFile(change) {
    const { path } = change;
    if (change.kind === "add")
        return whole("write", { path, content: change.content });
    if (change.kind === "delete") {
        const calls = [{ act: "write", args: { path, content: "" } }];
        return { calls, lost: [`*** Delete File: ${path}`] };
    }
    const { to } = change;
    const calls = (to === null ? [path] : [path, to]).map((at) => edited(at, change.edits));
    return { calls, lost: to === null ? [] : [`*** Move to: ${to}`] };
}
function edited(path, edits) {
    const [first = { old: "", new: "" }, ...more] = edits;
    if (more.length === 0)
        return { act: "edit", args: { path, ...first } };
    const all = edits.map((edit) => ({ ...edit }));
    return { act: "multi-edit", args: { path, edits: all } };
}

;// CONCATENATED MODULE: ./build/tools/calls.js




/** Reads a vendor's tool call. */
function readCall(vocabulary, own) {
    const named = vocabulary.tools.filter(({ name }) => name === own.name);
    const row = named.find(({ when }) => when === undefined || when(own.input));
    if (row !== undefined) {
        const { neutral, origins, unread } = (0,phrase/* readWords */.u)(row.words, own.input);
        const args = { ...row.implies, ...neutral };
        return {
            call: { act: row.act, args },
            origins,
            unread: unread.filter((name) => !vocabulary.silent.input.includes(name)),
        };
    }
    const mcp = named.length === 0 ? (vocabulary.mcp?.read(own) ?? null) : null;
    const reason = Object.hasOwn(vocabulary.alone, own.name) ? vocabulary.alone[own.name] : undefined;
    // A name alone can be that of any tool; with its server it is that of an MCP tool for sure.
    if (reason !== undefined && (mcp === null || mcp.server === null)) {
        return { why: `\`${own.name}\` ${reason}` };
    }
    if (mcp === null) {
        const what = named.length === 0 ? "is no tool that is" : "is called in a way that is not";
        return { why: `${quoted(own.name)} ${what} known of ${vocabulary.title}` };
    }
    const { server, tool, input } = mcp;
    const args = { ...(server === null ? {} : { server }), tool, arguments: input };
    return { call: { act: "mcp", args }, origins: new Map(), unread: [] };
}
/**
 * Writes a call in a vendor's words; several calls where the vendor has only simpler tools.
 * @param cwd the session's working directory; null when not known
 */
function writeCall(vocabulary, call, cwd) {
    if (call.act === "mcp")
        return writeMcp(vocabulary, call.args);
    const row = vocabulary.tools.find(({ act, readOnly }) => act === call.act && readOnly !== true);
    if (row !== undefined)
        return { calls: [writeRow(row, call, cwd)], lost: [] };
    const simple = simplify(call);
    const calls = [];
    const lost = [...(simple?.lost ?? [])];
    for (const part of simple?.calls ?? []) {
        const written = writeCall(vocabulary, part, cwd);
        if ("why" in written)
            lost.push(`the part that ${deeds[part.act].does}`);
        else {
            calls.push(...written.calls);
            lost.push(...written.lost);
        }
    }
    if (calls.length > 0)
        return { calls, lost };
    return { why: `${vocabulary.title} has no tool that ${deeds[call.act].does}` };
}
function writeRow(row, { act, args }, cwd) {
    const around = { cwd, call: null, act };
    const { own, lost } = (0,phrase/* writeWords */.h)(row.words, args, around);
    const unsaid = lost.filter((name) => !goesWithoutSaying(name, args, row.anyway, cwd));
    return { own: { name: row.name, input: own, beside: {} }, act, lost: unsaid };
}
function writeMcp({ mcp, title }, args) {
    const server = (0,word/* given */.gI)(args, "server");
    const tool = (0,word/* given */.gI)(args, "tool");
    const input = (0,word/* given */.gI)(args, "arguments");
    if (mcp === null)
        return { why: `how ${title} shows tools of MCP servers to hooks is not known` };
    const name = typeof tool === "string" ? tool : "";
    const own = mcp.write({
        server: typeof server === "string" ? server : null,
        tool: name,
        input: isPlain(input) ? input : {},
    });
    if (own === null) {
        return {
            why: `${quoted(name)} seems to be a tool of an MCP server, and ${title} would name the server, which the recording does not`,
        };
    }
    const lost = mcp.withoutServer && typeof server === "string" ? ["server"] : [];
    return { calls: [{ own, act: "mcp", lost }], lost: [] };
}
/** True where leaving a value out changes nothing: every call does so here, or the folder is the session's own. */
function goesWithoutSaying(name, args, anyway, cwd) {
    const value = (0,word/* given */.gI)(args, name);
    if (value === undefined)
        return false;
    if (name === "cwd")
        return value === cwd;
    return anyway !== undefined && (0,word/* given */.gI)(anyway, name) === value;
}
function isPlain(value) {
    return typeof value === "object" && value !== null && !Array.isArray(value);
}
/** A stranger's name in a sentence, shortened. */
function quoted(name) {
    return `\`${name.length > 60 ? `${name.slice(0, 60)}…` : name}\``;
}

;// CONCATENATED MODULE: ./build/tools/moment.js
/** Moments in an agent's loop at which hooks run, whatever the vendor calls them. */
const moments = {
    "session-start": "the start of a session",
    "session-end": "the end of a session",
    prompt: "a prompt of the user",
    "before-tool": "a tool call that is about to run",
    "after-tool": "a tool call that has run",
    "after-tool-failure": "a tool call that failed",
    "before-stop": "the agent about to stop",
    "sub-agent-start": "the start of a sub-agent",
    "sub-agent-stop": "the end of a sub-agent",
    "before-compact": "the context about to be compacted",
    "after-compact": "the context that was compacted",
    "before-model": "a request to the model",
    "after-model": "an answer of the model",
    notification: "a notification",
};
/** The moments that are about one tool call. */
function isAboutCall(moment) {
    return moment === "before-tool" || moment === "after-tool" || moment === "after-tool-failure";
}
/**
 * Neutral facts of a payload: `sessionId`, `cwd`, `time` (ISO 8601), `model`, `agentId`, `agentType` (of the sub-agent
 * the event belongs to), `source` and `reason` (of a session's start and end), `prompt`, `said` (the model's last
 * words), `again` (a stop was refused before), `stopReason` (`done`, `limit`, `rejected`, `error`), `result` (text
 * that a tool gave), `error`, `durationMs`, `task` (of a sub-agent), `trigger` (`auto`, `manual`), `summary`,
 * `message`, `title` and `kind` of a notification, `request` and `response` of a model, `steps`.
 *
 * Those named here are bookkeeping: an agent that has no place for them loses nothing a hook decides by.
 */
const bookkeeping = new Set([
    "sessionId",
    "cwd",
    "time",
    "model",
    "agentId",
    "agentType",
    "durationMs",
]);

;// CONCATENATED MODULE: ./build/tools/translate.js





/** More names are not told of one event. */
const mostUnmapped = 50;
/** Neutral facts in words, for why an event cannot be told. */
const factNames = {
    prompt: "the prompt",
    request: "what was sent to the model",
    response: "what the model answered",
};
/**
 * Puts a recorded event into another agent's words: the other's event, tool and arguments, and every field of the
 * payload that can be known from the recording; the dialect fills in the rest, as for its own recordings. What has no
 * counterpart is left out and named, not passed through: a payload has no foreign fields. Pure, and never throws.
 * @param cwd folder of the session, for payloads that do not tell theirs; null when not known
 */
function translate(event, from, to, cwd = null) {
    if (from.dialect === to.dialect)
        return { kind: "events", events: [event], unmapped: [] };
    const read = readEvent(event, from);
    if ("why" in read)
        return { kind: "untranslated", moment: null, tool: null, ...read };
    const { moment, own } = read;
    const not = (why) => {
        return { kind: "untranslated", why, moment, tool: own?.name ?? null };
    };
    const row = eventFor(read, event, from, to);
    if ("why" in row)
        return not(row.why);
    const folder = textIn(read.facts, "cwd") ?? cwd;
    if (own === null)
        return told(event, read, row, to, folder, [], []);
    const call = readCall(from, own);
    if ("why" in call)
        return not(call.why);
    const written = writeCall(to, call.call, folder);
    if ("why" in written)
        return not(written.why);
    const lost = [...written.lost, ...written.calls.flatMap((part) => part.lost)].map((name) => asRecorded(name, call.origins));
    return told(event, read, row, to, folder, written.calls, [...call.unread, ...lost]);
}
function readEvent({ name, input }, from) {
    const rows = from.events.filter((row) => row.name === name && row.writtenOnly !== true);
    const row = rows.find(({ when }) => when === undefined || when(input));
    if (row === undefined) {
        const reason = Object.hasOwn(from.alone, name) ? from.alone[name] : undefined;
        return {
            why: reason === undefined
                ? `\`${name.slice(0, 60)}\` is no event that is known of ${from.title}`
                : `\`${name}\` ${reason}`,
        };
    }
    const aboutCall = isAboutCall(row.moment);
    const own = aboutCall ? from.call.read(input) : null;
    if (aboutCall && own === null)
        return { why: `a \`${name}\` event names no tool` };
    const rest = Object.entries(input).filter(([key]) => !(aboutCall && from.call.fields.includes(key)));
    const { neutral, origins, unread } = (0,phrase/* readWords */.u)([...from.base, ...row.words], Object.fromEntries(rest));
    return {
        moment: row.moment,
        facts: { ...row.implies, ...neutral },
        origins,
        unread: unread.filter((key) => !from.silent.payload.includes(key)),
        own,
    };
}
/** The other agent's event for the same moment. */
function eventFor({ moment, facts, origins }, event, from, to) {
    const row = to.events.find((candidate) => candidate.moment === moment);
    if (row === undefined)
        return { why: `${to.title} has no event for ${moments[moment]}` };
    const missing = row.needs?.find((fact) => (0,word/* given */.gI)(facts, fact) === undefined);
    if (missing !== undefined) {
        const what = factNames[missing] ?? missing;
        return {
            why: `\`${row.name}\` of ${to.title} is about ${what}, which \`${event.name}\` of ${from.title} does not tell`,
        };
    }
    for (const fact of row.decisive ?? []) {
        const value = (0,word/* given */.gI)(facts, fact);
        const words = [...to.base, ...row.words].filter((word) => word.neutral.includes(fact));
        const around = { cwd: null, call: null, act: null };
        if (value === undefined || words.some((word) => word.write(facts, around) !== null))
            continue;
        const recorded = (0,word/* given */.gI)(event.input, origins.get(fact) ?? fact);
        const shown = typeof recorded === "string" ? recorded : String(value);
        return {
            why: `\`${row.name}\` of ${to.title} has no counterpart for ${fact} \`${shown.slice(0, 60)}\``,
        };
    }
    return row;
}
function told(event, read, row, to, cwd, calls, callLosses) {
    const losses = new Set();
    const payload = (part) => {
        const around = { cwd, call: part?.own ?? null, act: part?.act ?? null };
        const { own, lost } = (0,phrase/* writeWords */.h)([...to.base, ...row.words], read.facts, around);
        for (const name of lost) {
            const origin = read.origins.get(name);
            const implied = (0,word/* given */.gI)(row.implies ?? {}, name) === (0,word/* given */.gI)(read.facts, name);
            if (origin !== undefined && !implied && !bookkeeping.has(name))
                losses.add(origin);
        }
        const call = part === null ? {} : to.call.write(part.own);
        return { ...event, dialect: to.dialect, name: row.name, input: { ...own, ...call } };
    };
    const [first = null, ...more] = calls;
    const events = [payload(first), ...more.map(payload)];
    const unmapped = [...new Set([...read.unread, ...losses, ...callLosses])];
    return { kind: "events", events, unmapped: unmapped.slice(0, mostUnmapped) };
}
/** The recorded name of a neutral one, or of a part of it (`agents[].model`). */
function asRecorded(name, origins) {
    const end = name.indexOf("[]");
    const whole = end < 0 ? name : name.slice(0, end);
    return `${origins.get(whole) ?? whole}${name.slice(whole.length)}`;
}
function textIn(object, key) {
    const value = (0,word/* given */.gI)(object, key);
    return typeof value === "string" && !(0,json/* isObject */.Gv)(value) ? value : null;
}


/***/ }),

/***/ 2518:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ tools),
/* harmony export */   f: () => (/* binding */ event)
/* harmony export */ });
/** Tool rows under several names with the same words; the first is the one that is written. */
function tools(names, act, words, more = {}) {
    return names.map((name, index) => ({
        name,
        act,
        words,
        ...more,
        ...(index === 0 ? {} : { readOnly: true }),
    }));
}
/** One event row. */
function event(name, moment, words = [], more = {}) {
    return { name, moment, words, ...more };
}


/***/ }),

/***/ 2244:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Aq: () => (/* binding */ firstAndLast),
/* harmony export */   Hc: () => (/* binding */ pairOfLines),
/* harmony export */   Zy: () => (/* binding */ firstAndCount)
/* harmony export */ });
/* harmony import */ var _word_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2562);

/**
 * First line and number of lines.
 * @param base number of the first line of a file here
 */
function firstAndCount(start, count, base) {
    return lines((own) => ({
        first: plus(numberAt(own, start), 1 - base),
        count: numberAt(own, count),
        used: present(own, [start, count]),
    }), ({ first, count: number }) => ({
        ...(first === null ? {} : { [start]: first - 1 + base }),
        ...(number === null ? {} : { [count]: number }),
    }));
}
/** First and last line, both counted from 1 and shown. */
function firstAndLast(start, end) {
    return lines((own) => {
        const first = numberAt(own, start);
        return {
            first,
            count: plus(numberAt(own, end), 1 - (first ?? 1)),
            used: present(own, [start, end]),
        };
    }, ({ first, count }) => ({
        ...(first === null ? {} : { [start]: first }),
        ...(count === null ? {} : { [end]: (first ?? 1) + count - 1 }),
    }));
}
/** A pair of first and last line, the last one -1 for the end of the file. */
function pairOfLines(own) {
    return lines((object) => {
        const [start, end] = pair((0,_word_js__WEBPACK_IMPORTED_MODULE_0__/* .given */ .gI)(object, own));
        const first = start === undefined || start < 1 ? null : start;
        const count = first === null || end === undefined || end === -1 ? null : end - first + 1;
        return { first, count, used: first === null ? [] : [own] };
    }, ({ first, count }) => {
        const start = first ?? 1;
        return { [own]: [start, count === null ? -1 : start + count - 1] };
    });
}
function lines(read, write) {
    return {
        neutral: ["first", "count"],
        read(own) {
            const { first, count, used } = read(own);
            // Counted from the end, or backwards: no other vendor knows that.
            if (used.length === 0 || (first ?? 1) < 1 || (count ?? 1) < 1)
                return null;
            const neutral = {
                ...(first === null ? {} : { first }),
                ...(count === null ? {} : { count }),
            };
            return { neutral, used };
        },
        write(neutral) {
            const first = numberAt(neutral, "first");
            const count = numberAt(neutral, "count");
            return first === null && count === null ? null : { own: write({ first, count }) };
        },
    };
}
function numberAt(object, key) {
    const value = (0,_word_js__WEBPACK_IMPORTED_MODULE_0__/* .given */ .gI)(object, key);
    return typeof value === "number" && Number.isSafeInteger(value) ? value : null;
}
function plus(number, more) {
    return number === null ? null : number + more;
}
/** Those fields that hold an integer. */
function present(own, keys) {
    return keys.filter((key) => numberAt(own, key) !== null);
}
function pair(value) {
    const whole = (item) => Number.isSafeInteger(item);
    return Array.isArray(value) && value.length === 2 && value.every(whole) ? value : [];
}


/***/ }),

/***/ 8587:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QR: () => (/* binding */ alone),
/* harmony export */   WD: () => (/* binding */ labels),
/* harmony export */   iZ: () => (/* binding */ objectsOf),
/* harmony export */   j6: () => (/* binding */ only),
/* harmony export */   ld: () => (/* binding */ items),
/* harmony export */   nx: () => (/* binding */ inside)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9598);
/* harmony import */ var _phrase_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5947);
/* harmony import */ var _word_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2562);



/** A list of objects whose fields have words of their own. A list with anything else in it is not understood. */
function items(neutral, own, words) {
    return {
        neutral: [neutral],
        read(object) {
            const all = objectsOf((0,_word_js__WEBPACK_IMPORTED_MODULE_1__/* .given */ .gI)(object, own));
            if (all === null)
                return null;
            const phrases = all.map((item) => (0,_phrase_js__WEBPACK_IMPORTED_MODULE_0__/* .readWords */ .u)(words, item));
            const unread = phrases.flatMap((phrase) => phrase.unread.map((key) => `${own}[].${key}`));
            const told = phrases.map((phrase) => phrase.neutral);
            return { neutral: { [neutral]: told }, used: [own], unread: unique(unread) };
        },
        write(values, around) {
            const all = objectsOf((0,_word_js__WEBPACK_IMPORTED_MODULE_1__/* .given */ .gI)(values, neutral));
            if (all === null)
                return null;
            const phrases = all.map((item) => (0,_phrase_js__WEBPACK_IMPORTED_MODULE_0__/* .writeWords */ .h)(words, item, around));
            const lost = phrases.flatMap((phrase) => phrase.lost.map((key) => `${neutral}[].${key}`));
            return { own: { [own]: phrases.map((phrase) => phrase.own) }, lost: unique(lost) };
        },
    };
}
/** An object inside the call (`edit: { old, new }`) whose fields are arguments of the call in neutral. */
function inside(own, words) {
    return flattened(own, words, (value) => ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(value) ? value : null), (item) => item);
}
/** A list that holds just one object (`Subagents: [{ … }]`) whose fields are arguments of the call in neutral. */
function only(own, words) {
    const single = (value) => {
        const all = objectsOf(value);
        return all?.length === 1 ? (all[0] ?? null) : null;
    };
    return flattened(own, words, single, (item) => [item]);
}
/** Fields of the call that are the only object of a list in neutral (one question). */
function alone(neutral, words) {
    return {
        neutral: [neutral],
        read(object) {
            const phrase = (0,_phrase_js__WEBPACK_IMPORTED_MODULE_0__/* .readWords */ .u)(words, object);
            const unread = new Set(phrase.unread);
            const used = Object.keys(object).filter((key) => !unread.has(key));
            return phrase.origins.size === 0 ? null : { neutral: { [neutral]: [phrase.neutral] }, used };
        },
        write(values, around) {
            const [item, ...more] = objectsOf((0,_word_js__WEBPACK_IMPORTED_MODULE_1__/* .given */ .gI)(values, neutral)) ?? [];
            if (item === undefined || more.length > 0)
                return null;
            const phrase = (0,_phrase_js__WEBPACK_IMPORTED_MODULE_0__/* .writeWords */ .h)(words, item, around);
            return { own: phrase.own, lost: phrase.lost.map((key) => `${neutral}[].${key}`) };
        },
    };
}
function flattened(own, words, open, close) {
    const neutral = words.flatMap((word) => word.neutral);
    return {
        neutral,
        read(object) {
            const item = open((0,_word_js__WEBPACK_IMPORTED_MODULE_1__/* .given */ .gI)(object, own));
            if (item === null)
                return null;
            const phrase = (0,_phrase_js__WEBPACK_IMPORTED_MODULE_0__/* .readWords */ .u)(words, item);
            const unread = phrase.unread.map((key) => `${own}.${key}`);
            return { neutral: phrase.neutral, used: [own], unread };
        },
        write(values, around) {
            const mine = Object.entries(values).filter(([key]) => neutral.includes(key));
            const phrase = (0,_phrase_js__WEBPACK_IMPORTED_MODULE_0__/* .writeWords */ .h)(words, Object.fromEntries(mine), around);
            return { own: { [own]: close(phrase.own) }, lost: phrase.lost };
        },
    };
}
/** Lists of texts here, lists of objects with one telling field in neutral (`options`). */
function labels(neutral, own, label) {
    return {
        neutral: [neutral],
        read(object) {
            const all = (0,_word_js__WEBPACK_IMPORTED_MODULE_1__/* .given */ .gI)(object, own);
            if (!Array.isArray(all) || !all.every((item) => typeof item === "string"))
                return null;
            return { neutral: { [neutral]: all.map((item) => ({ [label]: item })) }, used: [own] };
        },
        write(values) {
            const all = objectsOf((0,_word_js__WEBPACK_IMPORTED_MODULE_1__/* .given */ .gI)(values, neutral));
            const names = all?.map((item) => (0,_word_js__WEBPACK_IMPORTED_MODULE_1__/* .given */ .gI)(item, label));
            if (!names?.every((name) => typeof name === "string"))
                return null;
            const others = all?.flatMap((item) => Object.keys(item).filter((key) => key !== label)) ?? [];
            const lost = unique(others.map((key) => `${neutral}[].${key}`));
            return { own: { [own]: names }, lost };
        },
    };
}
/** The list, when all of it are objects. */
function objectsOf(value) {
    return Array.isArray(value) && value.every(_model_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv) ? value : null;
}
function unique(names) {
    return [...new Set(names)];
}


/***/ }),

/***/ 2562:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AU: () => (/* binding */ not),
/* harmony export */   HK: () => (/* binding */ heard),
/* harmony export */   Jt: () => (/* binding */ flag),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   Uq: () => (/* binding */ value),
/* harmony export */   WQ: () => (/* binding */ whole),
/* harmony export */   YA: () => (/* binding */ seconds),
/* harmony export */   Yq: () => (/* binding */ choice),
/* harmony export */   ZZ: () => (/* binding */ field),
/* harmony export */   Zu: () => (/* binding */ fixed),
/* harmony export */   ai: () => (/* binding */ number),
/* harmony export */   gI: () => (/* binding */ given),
/* harmony export */   jS: () => (/* binding */ fullPath),
/* harmony export */   p_: () => (/* binding */ list)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);

/** A value of an object by a name from a table; undefined when absent or null. */
function given(object, key) {
    const value = Object.hasOwn(object, key) ? object[key] : undefined;
    return value === null ? undefined : value;
}
/**
 * One neutral name for one own field.
 * @param own the field that is written, then others that mean the same and are only read
 */
function field(neutral, own, { read, write }) {
    return {
        neutral: [neutral],
        read(object) {
            for (const key of own) {
                const value = given(object, key);
                const told = value === undefined ? undefined : read(value);
                if (told !== undefined)
                    return { neutral: { [neutral]: told }, used: [key] };
            }
            return null;
        },
        write(values, around) {
            const value = given(values, neutral);
            const put = value === undefined ? undefined : write(value, around);
            return put === undefined ? null : { own: { [own[0]]: put } };
        },
    };
}
const ofType = (type) => {
    const same = (value) => (typeof value === type ? value : undefined);
    return { read: same, write: same };
};
const texts = { read: stringsOnly, write: stringsOnly };
const wholes = { read: wholeOnly, write: wholeOnly };
const anything = { read: (value) => value, write: (value) => value };
/** A string, as it is. */
function text(neutral, ...own) {
    return field(neutral, own, ofType("string"));
}
/** A boolean, as it is. */
function flag(neutral, ...own) {
    return field(neutral, own, ofType("boolean"));
}
/** A boolean that says the opposite. */
function not(neutral, ...own) {
    const opposite = (value) => (typeof value === "boolean" ? !value : undefined);
    return field(neutral, own, { read: opposite, write: opposite });
}
/** An integer, as it is. */
function whole(neutral, ...own) {
    return field(neutral, own, wholes);
}
/** A number, as it is. */
function number(neutral, ...own) {
    const same = (value) => (typeof value === "number" ? value : undefined);
    return field(neutral, own, { read: same, write: same });
}
/** Seconds here, milliseconds in neutral. */
function seconds(neutral, ...own) {
    return field(neutral, own, {
        read: (value) => (typeof value === "number" ? Math.round(value * 1000) : undefined),
        write: (value) => (typeof value === "number" ? value / 1000 : undefined),
    });
}
/** A list of strings, as it is. */
function list(neutral, ...own) {
    return field(neutral, own, texts);
}
/** A value of any kind, as it is. */
function value(neutral, ...own) {
    return field(neutral, own, anything);
}
/** A path that this vendor always writes in full; a relative one is completed where the folder is known. */
function fullPath(neutral, ...own) {
    return field(neutral, own, {
        read: (value) => (typeof value === "string" ? value : undefined),
        write: (value, { cwd }) => (typeof value === "string" ? complete(value, cwd) : undefined),
    });
}
/**
 * One of a few values.
 * @param table own value → the neutral values it stands for, the one it is read as first
 */
function choice(neutral, own, table) {
    return field(neutral, [own], {
        read: (value) => {
            const known = typeof value === "string" && Object.hasOwn(table, value);
            return known ? table[value]?.[0] : undefined;
        },
        write: (value) => Object.entries(table).find(([, means]) => means.includes(value))?.[0],
    });
}
/** A field that always has the same value here and says nothing in neutral. */
function fixed(own, constant) {
    return {
        neutral: [],
        read: (object) => (given(object, own) === constant ? { neutral: {}, used: [own] } : null),
        write: () => ({ own: { [own]: constant } }),
    };
}
/** A word that is read but never written. */
function heard(word) {
    return { ...word, write: () => null };
}
function stringsOnly(value) {
    const all = Array.isArray(value) && value.every((item) => typeof item === "string");
    return all ? value : undefined;
}
function wholeOnly(value) {
    return typeof value === "number" && Number.isSafeInteger(value) ? value : undefined;
}
/** A relative path below the working directory, in the manner of the machine that recorded it. */
function complete(path, cwd) {
    const full = path === "" || node_path__WEBPACK_IMPORTED_MODULE_0__.posix.isAbsolute(path) || node_path__WEBPACK_IMPORTED_MODULE_0__.win32.isAbsolute(path);
    if (cwd === null || full || /^~|^\w+:/.test(path))
        return path;
    return (node_path__WEBPACK_IMPORTED_MODULE_0__.posix.isAbsolute(cwd) ? node_path__WEBPACK_IMPORTED_MODULE_0__.posix : node_path__WEBPACK_IMPORTED_MODULE_0__.win32).join(cwd, path);
}


/***/ })

};
