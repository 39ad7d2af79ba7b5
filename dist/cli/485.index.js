export const id = 485;
export const ids = [485];
export const modules = {

/***/ 356:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  z: () => (/* binding */ check),
  t: () => (/* binding */ openPolicy)
});

// EXTERNAL MODULE: ./build/dialects/choose.js
var choose = __webpack_require__(4829);
// EXTERNAL MODULE: ./build/dialects/registry.js + 73 modules
var registry = __webpack_require__(6537);
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
        return { ...f, fingerprint: count === 1 ? hash : `${hash}:${count}` };
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
 * @param text the policy's own text, for the place of a suppression
 */
function acceptFindings(found, policy, complete, text) {
    const { kept, suppressed, unused } = (0,suppress/* suppress */.Mc)(found, policy.suppressions);
    const stale = complete ? unused.filter((s) => !announced/* announcedRules */.f.includes(s.rule)) : [];
    const remarks = stale.map((suppression) => pipelineFinding(unused_suppression/* unusedSuppression */.s, { message: staleWords(suppression), place: placeOf(suppression, policy, text) }, policy.severities));
    return { findings: finish([...kept, ...remarks.filter((f) => f !== null)]), suppressed };
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
    agents: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* strictObject */.rej({ version: schemas/* string */.YjP().min(1) }).partial())
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
        return fail(at, name === "" ? issue.message : `${name}: ${lowerFirst(issue.message)}`);
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
        passedVariables: replay.env ?? [],
        budgetMs: replay.budget === undefined ? null : durationMs(replay.budget),
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
function lowerFirst(text) {
    return text.slice(0, 1).toLowerCase() + text.slice(1);
}

;// CONCATENATED MODULE: ./build/policy/find.js



/**
 * The policy of a repository: the file the user names, else the first one found in its places, else the defaults.
 * @throws UsageError when a named file cannot be read, or any policy is invalid
 */
function readPolicy(repository, edge, named, known) {
    if (named !== null) {
        const text = edge.read(edge.absolute(repository.root, named));
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
// EXTERNAL MODULE: ./build/rules/registry.js + 49 modules
var rules_registry = __webpack_require__(9029);
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
/** The finding of a replay that was refused, at the first config; none where there is nothing to run. */
function refusalFindings(reason, projects, severities) {
    const first = projects.flatMap((p) => p.configs)[0];
    if (first === undefined)
        return [];
    const finding = pipelineFinding(hooks_not_run/* hooksNotRun */.z, { message: reason, place: first.source.top(), dialect: first.config.dialect }, severities);
    return finding === null ? [] : [finding];
}

// EXTERNAL MODULE: ./build/model/json.js
var model_json = __webpack_require__(9598);
;// CONCATENATED MODULE: ./build/transcripts/claude-code-turn.js
/**
 * Where one conversation (the main one, or a sub-agent's) stands in its turn.
 * A turn has ended when its last message has text and calls no tool; nothing in the recording says so directly.
 */
class Turn {
    #messageId = null;
    #called = false;
    #said = null;
    #line = 0;
    #failure = null;
    #again = false;
    /** A new prompt: no stop hook has prolonged this turn yet. Call `end` before. */
    begin() {
        this.#close();
        this.#again = false;
    }
    /** A stop hook sent the model back to work. Call `end` before. */
    sentBack() {
        this.#again = true;
    }
    /** The user broke the turn off: no stop event. */
    interrupt() {
        this.#close();
    }
    /** A line of an answer; several lines with the same `messageId` are one message. */
    answer(messageId, text, called, line) {
        if (messageId !== this.#messageId) {
            this.#messageId = messageId;
            this.#called = false;
            this.#said = null;
        }
        this.#called ||= called;
        if (text !== null)
            this.#said = text;
        this.#failure = null;
        this.#line = line;
    }
    /** The API gave up on this turn. */
    fail(failure, line) {
        this.#failure = failure;
        this.#line = line;
    }
    /**
     * Closes the turn, if it has ended, and says how; null when it is still going on or there is none.
     * @param confirmed the recording says that stop hooks ran here: the turn is over whatever its last message was
     * (seen on 2.1.39: an empty last answer is not written down)
     */
    end(confirmed) {
        const line = this.#line;
        if (this.#failure !== null) {
            const failure = this.#failure;
            this.#close();
            return { kind: "failure", failure, line };
        }
        if (this.#messageId === null)
            return null;
        const said = this.#called ? null : this.#said;
        if (said === null && !confirmed)
            return null;
        this.#close();
        return { kind: "stop", again: this.#again, said, line };
    }
    #close() {
        this.#messageId = null;
        this.#called = false;
        this.#said = null;
        this.#failure = null;
    }
}

;// CONCATENATED MODULE: ./build/transcripts/records.js

/** Hooks get their payload as JSON; writing a value that is nested without bound overflows the stack. */
const deepest = 200;
const byteOrderMark = 0xfeff;
/** Parses one line; null for a blank one. Never throws. A byte order mark before the first line is dropped. */
function parseLine(line) {
    if (Object.hasOwn(line, "overlong"))
        return { why: "the line is too long to be read", json: false };
    const text = line.number === 1 ? withoutMark(line.text) : line.text;
    const body = text.trim();
    if (body === "")
        return null;
    let value;
    try {
        value = JSON.parse(body);
    }
    catch {
        // Not the parser's own words: they quote the recording and differ between versions of Node.
        return { why: describeBroken(body), json: false };
    }
    if (!(0,model_json/* isObject */.Gv)(value)) {
        return { why: `it is ${describeKind(value)}, not a JSON object`, json: true };
    }
    if (isDeeperThan(value, deepest)) {
        return { why: `it is nested deeper than ${deepest} levels`, json: true };
    }
    return { record: value };
}
/** The text without a byte order mark at its start. */
function withoutMark(text) {
    return text.charCodeAt(0) === byteOrderMark ? text.slice(1) : text;
}
/** The lines of the beginning of a file, without blank ones, for sniffing. The last one is usually cut. */
function linesOf(head) {
    return head.split("\n").flatMap((text, index) => parseLine({ number: index + 1, text }) ?? []);
}
/** The JSON objects on the lines of the beginning of a file. */
function objectsIn(head) {
    return linesOf(head).flatMap((line) => ("record" in line ? [line.record] : []));
}
/** The list under `key`, or null when absent or of another type. */
function listAt(object, key) {
    const value = Object.hasOwn(object, key) ? object[key] : undefined;
    return Array.isArray(value) ? value : null;
}
/** True when the value under `key` is the boolean `true`. */
function isSet(object, key) {
    return Object.hasOwn(object, key) && object[key] === true;
}
/** The value under `key`, or null when there is none. */
function valueAt(object, key) {
    return (Object.hasOwn(object, key) ? object[key] : null) ?? null;
}
/** True when objects and lists stand in each other more than `levels` deep. */
function isDeeperThan(value, levels) {
    if (typeof value !== "object" || value === null)
        return false;
    if (levels === 0)
        return true;
    const inner = Array.isArray(value) ? value : Object.values(value);
    return inner.some((item) => isDeeperThan(item, levels - 1));
}
function describeBroken(body) {
    if (body.startsWith("{") && !body.endsWith("}")) {
        return "the line breaks off before its JSON object ends";
    }
    return "it is not valid JSON";
}
function describeKind(value) {
    if (Array.isArray(value))
        return "a list";
    return value === null ? "null" : `a ${typeof value}`;
}

;// CONCATENATED MODULE: ./build/transcripts/claude-code-chains.js



/** More records of one sub-agent run are not remembered by id; the newest run is assumed then. */
const mostParents = 50_000;
/** More side-chains are not open at once; the oldest is forgotten, and with it its SubagentStop. */
const mostSides = 1000;
/** Sorts the records of a session into its conversations. */
class Chains {
    main = newChain(null, null);
    #sides = new Map();
    /** Record id to chain, for side-chains that are only linked by `parentUuid` (up to 2.0). */
    #byRecord = new Map();
    #newest = null;
    /** The conversation a record belongs to. */
    of(record) {
        if (!isSet(record, "isSidechain"))
            return this.main;
        const agentId = (0,model_json/* stringAt */.bX)(record, "agentId");
        const chain = agentId === null ? this.#linked(record) : this.#side(agentId, agentId);
        chain.agentType ??= (0,model_json/* stringAt */.bX)(record, "attributionAgent");
        this.#newest = chain;
        return chain;
    }
    /** Side-chains that were started by an answered sub-agent call. */
    startedBy(agentId, task) {
        return this.sides().filter((chain) => (agentId !== null && chain.agentId === agentId) || (task !== null && chain.task === task));
    }
    /** All side-chains, oldest first. */
    sides() {
        return [...this.#sides.values()];
    }
    /** Forgets a side-chain that is over. */
    drop(chain) {
        if (chain.agent !== null)
            this.#sides.delete(chain.agent);
    }
    #linked(record) {
        const uuid = (0,model_json/* stringAt */.bX)(record, "uuid") ?? "side-chain";
        const parent = (0,model_json/* stringAt */.bX)(record, "parentUuid");
        const known = parent === null ? undefined : (this.#byRecord.get(parent) ?? this.#newest);
        const chain = known ?? newChain(uuid, null);
        if (this.#byRecord.size >= mostParents)
            this.#byRecord.clear();
        this.#byRecord.set(uuid, chain);
        return this.#keep(chain);
    }
    #side(agent, agentId) {
        return this.#sides.get(agent) ?? this.#keep(newChain(agent, agentId));
    }
    #keep(chain) {
        if (chain.agent === null || this.#sides.has(chain.agent))
            return chain;
        if (this.#sides.size >= mostSides) {
            const [oldest] = this.#sides.keys();
            if (oldest !== undefined)
                this.#sides.delete(oldest);
        }
        this.#sides.set(chain.agent, chain);
        return chain;
    }
}
function newChain(agent, agentId) {
    return { agent, agentId, agentType: null, task: null, turn: new Turn() };
}

;// CONCATENATED MODULE: ./build/transcripts/claude-code-copies.js


/** More marks are not kept: what is older than that is no longer recognised. */
const mostMarks = 300_000;
/**
 * Recognises history that is written a second time: a resumed session repeats the records of the one before,
 * sometimes with new ids (seen on 1.0.95 and 2.1.14). Hooks did not run again for those.
 */
class WrittenBefore {
    #marks = new Set();
    /** True when this record was there before; remembers it. Records without a time are never recognised. */
    has(record) {
        const uuid = (0,model_json/* stringAt */.bX)(record, "uuid");
        const content = contentMark(record);
        const known = [uuid === null ? null : `uuid ${uuid}`, content].map((mark) => mark !== null && this.#seen(mark));
        return known.includes(true);
    }
    /** True when a prompt with this text was sent at this time before; remembers it. */
    hasPrompt(time, text) {
        return time !== null && this.#seen(`prompt ${time} ${text}`);
    }
    /** True when this tool call was there before; remembers it. */
    hasCall(id) {
        return this.#seen(`call ${id}`);
    }
    #seen(mark) {
        const number = digest(mark);
        if (this.#marks.has(number))
            return true;
        if (this.#marks.size < mostMarks)
            this.#marks.add(number);
        return false;
    }
}
/** Time, kind and content of a record in short; null when it has no time. */
function contentMark(record) {
    const time = (0,model_json/* stringAt */.bX)(record, "timestamp");
    const message = (0,model_json/* objectAt */.lJ)(record, "message");
    if (time === null || message === null)
        return null;
    const content = valueAt(message, "content");
    const blocks = Array.isArray(content) ? content.map(blockMark) : [blockMark(content)];
    return [(0,model_json/* stringAt */.bX)(record, "type"), time, (0,model_json/* stringAt */.bX)(message, "id"), ...blocks].join(" ");
}
function blockMark(block) {
    if (typeof block === "string")
        return inShort(block);
    if (!(0,model_json/* isObject */.Gv)(block))
        return "";
    const own = ["id", "tool_use_id", "text", "thinking"].map((key) => (0,model_json/* stringAt */.bX)(block, key) ?? "");
    return `${(0,model_json/* stringAt */.bX)(block, "type")} ${own.map(inShort).join(" ")}`;
}
function inShort(text) {
    return `${text.length}:${text.slice(0, 200)}`;
}
/** 53 bits of a text: two 32-bit FNV-1a runs with different seeds. */
function digest(text) {
    let low = 0x811c9dc5;
    let high = 0x9747b28c;
    for (let i = 0; i < text.length; i++) {
        const code = text.charCodeAt(i);
        low = Math.imul(low ^ code, 0x01000193);
        high = Math.imul(high ^ code, 0x85ebca6b);
    }
    return (high >>> 11) * 0x1_0000_0000 + (low >>> 0);
}

;// CONCATENATED MODULE: ./build/transcripts/claude-code-errors.js


/** What StopFailure calls a failure, by HTTP status (2.1.329). */
const errorNames = {
    400: "invalid_request",
    401: "authentication_failed",
    402: "billing_error",
    403: "oauth_org_not_allowed",
    404: "model_not_found",
    429: "rate_limit",
    500: "server_error",
    502: "server_error",
    503: "server_error",
    529: "overloaded",
};
/** The failure that an answer stands for, when the program wrote it in place of one; null for a real answer. */
function failureInAnswer(record, said) {
    if (!isSet(record, "isApiErrorMessage"))
        return null;
    const error = (0,model_json/* stringAt */.bX)(record, "error") ?? "unknown";
    return { error, details: (0,model_json/* stringAt */.bX)(record, "errorDetails"), said };
}
/** The failure an `api_error` record tells of; null when the request will be tried again. */
function finalApiError(record) {
    const attempt = valueAt(record, "retryAttempt");
    const most = valueAt(record, "maxRetries");
    if (typeof attempt !== "number" || typeof most !== "number" || attempt < most)
        return null;
    const status = valueAt((0,model_json/* objectAt */.lJ)(record, "error") ?? {}, "status");
    const name = typeof status === "number" ? errorNames[status] : undefined;
    return { error: name ?? "unknown", details: null, said: null };
}

;// CONCATENATED MODULE: ./build/transcripts/claude-code-prompt.js

/** How records of slash commands, `!` commands and their output begin (1.0.95 to 2.1.39). */
const commandBeginnings = [
    "<command-name>",
    "<command-message>",
    "<local-command-stdout>",
    "<local-command-stderr>",
    "<local-command-caveat>",
    "<bash-input>",
    "<bash-stdout>",
    "<bash-stderr>",
    "<user-memory-input>",
];
/** How text blocks begin that the program adds to a prompt by itself. */
const addedBeginnings = [
    "<ide_opened_file>",
    "<ide_selection>",
    "<ide_diagnostics>",
    "<system-reminder>",
];
const interruptedBeginning = "[Request interrupted by user";
/** How the message begins with which a stop hook's reason is handed to the model (2.1.14). */
const stopFeedbackBeginnings = [
    "Stop hook feedback:",
    "SubagentStop hook feedback:",
];
/** The texts in a message's content: the string itself, or its text blocks. */
function textsIn(content) {
    if (typeof content === "string")
        return [content];
    if (!Array.isArray(content))
        return [];
    return content.flatMap((block) => {
        const text = (0,model_json/* isObject */.Gv)(block) && block.type === "text" ? (0,model_json/* stringAt */.bX)(block, "text") : null;
        return text === null ? [] : [text];
    });
}
/**
 * What a user record says; null when it says nothing (tool results, images, only added blocks).
 * A task notification counts as a prompt: UserPromptSubmit hooks get those too.
 */
function readUserText(content) {
    const texts = textsIn(content).filter((text) => !beginsWith(text, addedBeginnings));
    if (texts.some((text) => text.startsWith(interruptedBeginning)))
        return { kind: "interrupted" };
    if (texts.some((text) => beginsWith(text, commandBeginnings)))
        return { kind: "command" };
    const text = texts.join("\n");
    return text.trim() === "" ? null : { kind: "prompt", text };
}
/** True for the message that hands a stop hook's reason to the model. */
function isStopFeedback(content) {
    return textsIn(content).some((text) => beginsWith(text, stopFeedbackBeginnings));
}
function beginsWith(text, beginnings) {
    const start = text.trimStart();
    return beginnings.some((beginning) => start.startsWith(beginning));
}

;// CONCATENATED MODULE: ./build/transcripts/claude-code-starts.js

/** Tells when a session starts, is resumed, or starts afresh after a compaction. */
class SessionStarts {
    #teller;
    #main;
    #started = false;
    /** The newest SessionStart, as long as a recorded hook run may still tell its source. */
    #open = null;
    /** What all recorded runs of the newest SessionStart share. */
    #group = null;
    /** The trigger of a compaction whose summary has not come yet. */
    #compaction = null;
    constructor(teller, main) {
        this.#teller = teller;
        this.#main = main;
    }
    /** Whether there is a session at all, and not only a sub-agent's records or book-keeping. */
    get started() {
        return this.#started;
    }
    /** A record of the main conversation: the first one starts the session, a new session id resumes it. */
    record(record, line) {
        const id = (0,model_json/* stringAt */.bX)(record, "sessionId");
        const { sessionId } = this.#teller;
        const changed = id !== null && sessionId !== null && id !== sessionId;
        if (this.#started && !changed)
            return;
        const resumed = this.#started;
        this.#teller.endTurn(this.#main);
        if (resumed)
            this.#teller.sessionId = id;
        this.#teller.note(record);
        this.#start(resumed ? "resume" : "startup", line);
    }
    /** A recorded run of SessionStart hooks names the source; a compaction's has been told with its boundary. */
    recorded(run, line) {
        const [, source] = run.name.split(":");
        const group = run.id ?? run.name;
        if (source === undefined || source === "compact" || group === this.#group)
            return;
        this.#group = group;
        if (this.#open === null) {
            this.#teller.endTurn(this.#main);
            this.#start(source, line);
        }
        else {
            this.#open.input.source = source;
        }
        this.settle();
    }
    /** The model has answered: what has not named the source by now never will. */
    settle() {
        if (this.#open !== null)
            this.#teller.queue.settle(this.#open.held, true);
        this.#open = null;
    }
    /** A compaction: PreCompact, then the session starts again. PostCompact waits for the summary. */
    boundary(record, line) {
        const trigger = (0,model_json/* stringAt */.bX)((0,model_json/* objectAt */.lJ)(record, "compactMetadata") ?? {}, "trigger");
        this.#compaction = trigger === null ? {} : { trigger };
        this.settle();
        this.#teller.endTurn(this.#main);
        const origin = { chain: this.#main, line };
        this.#teller.tell("PreCompact", { ...this.#compaction }, origin);
        this.#teller.tell("SessionStart", { source: "compact" }, origin);
    }
    /** The text that takes the place of the compacted conversation. */
    summary(text, line) {
        if (this.#compaction === null)
            return;
        const fields = { ...this.#compaction, compact_summary: text };
        this.#compaction = null;
        this.#teller.tell("PostCompact", fields, { chain: this.#main, line });
    }
    #start(source, line) {
        this.settle();
        this.#started = true;
        const item = this.#teller.item("SessionStart", { source }, { chain: this.#main, line });
        this.#open = { held: this.#teller.queue.hold([item]), input: item.event.input };
    }
}

;// CONCATENATED MODULE: ./build/transcripts/claude-code-lookahead.js
/** A long sub-agent run fits; memory stays bounded whatever a recording holds. */
const defaultLimits = { places: 2000, characters: 64 * 1024 * 1024 };
/** Places that have left are taken out of the list in such bunches, as each time costs its whole length. */
const tidyAfter = 1000;
/**
 * Keeps items in order while some of them wait for a later line to tell whether they happened at all.
 * Nothing is held while nothing waits, so reading stays a stream.
 */
class LookAhead {
    #limits;
    #queue = [];
    /** Places before this one have left. */
    #head = 0;
    #characters = 0;
    constructor(limits = defaultLimits) {
        this.#limits = limits;
    }
    /** Adds an item that is certain. `characters` is how long the line is that it came from. */
    add(item, characters = 0) {
        this.#place({ items: [item], characters, waiting: false });
    }
    /** Adds items that wait for `settle`. */
    hold(items, characters = 0) {
        return this.#place({ items, characters, waiting: true });
    }
    /** Decides about a place: its items stay, or are withdrawn. Too late when the limits have released it before. */
    settle(held, stays) {
        if (!held.waiting)
            return;
        held.waiting = false;
        if (!stays)
            held.items.length = 0;
    }
    /** Keeps everything that still waits: no more lines will come. */
    settleAll() {
        for (const held of this.#queue)
            held.waiting = false;
    }
    /** Takes out, in order, all items in front of the first one that waits. */
    *ready() {
        for (;;) {
            const first = this.#queue[this.#head];
            if (first === undefined)
                break;
            if (first.waiting) {
                if (!this.#isOverfull())
                    break;
                first.waiting = false;
            }
            this.#head += 1;
            this.#characters -= first.characters;
            yield* first.items;
        }
        if (this.#head === this.#queue.length || this.#head > tidyAfter) {
            this.#queue = this.#queue.slice(this.#head);
            this.#head = 0;
        }
    }
    #isOverfull() {
        return (this.#queue.length - this.#head > this.#limits.places ||
            this.#characters > this.#limits.characters);
    }
    #place(held) {
        this.#queue.push(held);
        this.#characters += held.characters;
        return held;
    }
}

;// CONCATENATED MODULE: ./build/transcripts/claude-code-teller.js


/** Events whose payload carries `permission_mode` (2.1.112). */
const withMode = new Set([
    "PreToolUse",
    "PostToolUse",
    "PostToolUseFailure",
    "UserPromptSubmit",
    "Stop",
    "SubagentStop",
]);
/** Turns what a session's records mean into items, with the fields that every payload has. */
class Teller {
    queue = new LookAhead();
    sessionId = null;
    /** Of the newest record: it moves when the agent changes folder. */
    cwd = null;
    permissionMode = null;
    #version = null;
    #firstCwd = null;
    #notices = new Set();
    /** Takes over what a record says of the session; facts that were not known before go out at once. */
    note(record) {
        this.cwd = (0,model_json/* stringAt */.bX)(record, "cwd") ?? this.cwd;
        this.permissionMode = (0,model_json/* stringAt */.bX)(record, "permissionMode") ?? this.permissionMode;
        this.sessionId ??= this.#fact("sessionId", (0,model_json/* stringAt */.bX)(record, "sessionId"));
        this.#firstCwd ??= this.#fact("cwd", this.cwd);
        this.#version ??= this.#fact("agentVersion", (0,model_json/* stringAt */.bX)(record, "version"));
    }
    /** Tells an event that is certain. */
    tell(name, fields, origin) {
        this.queue.add(this.item(name, fields, origin), origin.length);
    }
    /** An event with the fields all payloads have before its own; the path of the recording is not known to it. */
    item(name, fields, { chain, line, callId = null }) {
        const mode = withMode.has(name) ? this.permissionMode : null;
        const input = {
            ...(this.sessionId === null ? {} : { session_id: this.sessionId }),
            ...(this.cwd === null ? {} : { cwd: this.cwd }),
            ...(mode === null ? {} : { permission_mode: mode }),
            ...(chain.agentId === null ? {} : { agent_id: chain.agentId }),
            ...(chain.agent === null || chain.agentType === null ? {} : { agent_type: chain.agentType }),
            hook_event_name: name,
            ...fields,
        };
        const { agent } = chain;
        return {
            kind: "event",
            event: { dialect: "claude-code", name, input, line, callId, agent, expect: null },
        };
    }
    /** A line that could not be read, or a part of it. */
    skip(line, why) {
        this.queue.add({ kind: "skipped", line, why });
    }
    /** Something that cannot be replayed; told once. */
    notice(text) {
        if (this.#notices.has(text))
            return;
        this.#notices.add(text);
        this.queue.add({ kind: "notice", text });
    }
    /**
     * Ends the turn of a conversation, if it has ended: Stop, StopFailure or SubagentStop.
     * @param confirmed the recording says that stop hooks ran here
     */
    endTurn(chain, confirmed = false) {
        const end = chain.turn.end(confirmed);
        if (end === null)
            return;
        const origin = { chain, line: end.line };
        if (end.kind === "stop") {
            this.tell(chain.agent === null ? "Stop" : "SubagentStop", {
                stop_hook_active: end.again,
                ...(end.said === null ? {} : { last_assistant_message: end.said }),
            }, origin);
        }
        else if (chain.agent === null) {
            const { error, details, said } = end.failure;
            this.tell("StopFailure", {
                error,
                ...(details === null ? {} : { error_details: details }),
                ...(said === null ? {} : { last_assistant_message: said }),
            }, origin);
        }
    }
    #fact(name, value) {
        if (value !== null)
            this.queue.add({ kind: "session", session: { [name]: value } });
        return value;
    }
}

;// CONCATENATED MODULE: ./build/transcripts/claude-code-calls.js
const claude_code_calls_defaultLimits = { calls: 10_000, characters: 64 * 1024 * 1024 };
/** The calls of a session that wait for their answer. */
class OpenCalls {
    #limits;
    /** By id; calls without one get a number. */
    #open = new Map();
    #withoutId = new Set();
    #characters = 0;
    #count = 0;
    constructor(limits = claude_code_calls_defaultLimits) {
        this.#limits = limits;
    }
    /** Remembers a call. Gives back the oldest ones, when they had to go for it: their answers will find nothing. */
    add(call) {
        this.#count += 1;
        const key = call.id ?? this.#count;
        this.#take(key);
        this.#characters += call.held.characters;
        this.#open.set(key, call);
        if (typeof key === "number")
            this.#withoutId.add(key);
        return this.#holds(1) ? [] : this.#giveUpOldest(key);
    }
    /** The open call with this id. */
    get(id) {
        return this.#open.get(id) ?? null;
    }
    /** Takes out the call that a result answers: by id, or the oldest one without. Null when there is none. */
    answered(id) {
        if (id !== null)
            return this.#take(id);
        const [oldest] = this.#withoutId;
        return oldest === undefined ? null : this.#take(oldest);
    }
    /** Goes a little below the limits, as looking for the oldest costs more the more have gone before it. */
    #giveUpOldest(newest) {
        const gone = [];
        for (const oldest of this.#open.keys()) {
            const call = oldest === newest || this.#holds(0.9) ? null : this.#take(oldest);
            if (call === null)
                break;
            gone.push(call);
        }
        return gone;
    }
    /** Whether what is open keeps to this share of the limits. */
    #holds(share) {
        const { calls, characters } = this.#limits;
        return (this.#open.size <= Math.ceil(calls * share) &&
            this.#characters <= Math.ceil(characters * share));
    }
    #take(key) {
        const call = this.#open.get(key);
        if (call === undefined)
            return null;
        this.#open.delete(key);
        if (typeof key === "number")
            this.#withoutId.delete(key);
        this.#characters -= call.held.characters;
        return call;
    }
}

;// CONCATENATED MODULE: ./build/transcripts/claude-code-fates.js
/** A call never got as far as its hooks. */
const unreached = [
    // Unknown tool, arguments that fail the tool's own check, "Sibling tool call errored". In five public sessions of
    // 2.1.39 (952 calls) none of the five such calls has a recorded PreToolUse run, though three matched the hook.
    { begins: "<tool_use_error>", seen: "2.0.76 to 2.1.39" },
    { begins: "InputValidationError", seen: null },
    { begins: "Error: No such tool available", seen: null },
];
/** PreToolUse hooks ran, but the tool did not: no Post event follows. */
const stopped = [
    { begins: "The user doesn't want to proceed with this tool use", seen: "1.0.95 to 2.1.39" },
    { begins: "The user doesn't want to take this action right now", seen: null },
    { begins: "User chose to stay in plan mode", seen: "2.1.11 to 2.1.14" },
    { begins: "[Request interrupted by user", seen: null },
    { begins: "Permission to use ", seen: null },
    { begins: "Permission for this action has been denied", seen: null },
    { begins: "Claude requested permissions to ", seen: null },
    { begins: "Hook PreToolUse:", seen: null },
    { begins: "PreToolUse:", seen: null },
];
/** How every failure of a tool itself begins, where that is known (2.0.76 to 2.1.39). */
const failureBeginnings = { Bash: "Exit code " };
/** `toolUseResult` of a call that the user refused (1.0.95 to 2.1.39). */
const rejectedResult = "User rejected tool use";
/**
 * The fate of an answered call. A hook's refusal is worded by the hook, so before `toolDenialKind` it can only be told from a
 * failure where the recording has hook runs: PreToolUse ran, and PostToolUseFailure would have been seen.
 * @param failuresRecorded the recording has shown PostToolUseFailure runs for this tool before
 */
function fateOf(tool, result, hooks, failuresRecorded) {
    if (hooks.failure)
        return "failed";
    if (hooks.post || !result.isError)
        return "succeeded";
    const text = result.text.trimStart();
    const isOneOf = (list) => list.some((b) => text.startsWith(b.begins));
    if (isOneOf(unreached)) {
        return hooks.pre ? "stopped" : "unreached";
    }
    if (result.denialKind !== null || hooks.blocked || result.structured === rejectedResult) {
        return "stopped";
    }
    if (isOneOf(stopped))
        return "stopped";
    const own = Object.hasOwn(failureBeginnings, tool) ? failureBeginnings[tool] : undefined;
    const worded = own !== undefined && !text.startsWith(own);
    return hooks.pre && (failuresRecorded || worded) ? "stopped" : "failed";
}

;// CONCATENATED MODULE: ./build/transcripts/claude-code-tools.js





/** Tools that start a sub-agent; the first is the older name. */
const agentTools = ["Task", "Agent"];
/** Pairs tool calls with their answers and tells the events around them. */
class ToolCalls {
    #teller;
    #chains;
    #before;
    #open = new OpenCalls();
    /** Tools for which the recording has shown a PostToolUseFailure run. */
    #failuresRecorded = new Set();
    constructor(teller, chains, before) {
        this.#teller = teller;
        this.#chains = chains;
        this.#before = before;
    }
    /**
     * A `tool_use` block. Its PreToolUse waits for the answer: only that tells whether the call reached its hooks.
     * Calls that share a `message.id` run at the same time; their events keep the order of the file.
     */
    call(block, { chain, line, length }) {
        const tool = (0,model_json/* stringAt */.bX)(block, "name");
        if (tool === null) {
            this.#teller.skip(line, "a tool call has no name");
            return;
        }
        const id = (0,model_json/* stringAt */.bX)(block, "id");
        if (id !== null && this.#before.hasCall(id))
            return;
        const input = (0,model_json/* objectAt */.lJ)(block, "input") ?? {};
        const origin = { chain, line, callId: id };
        const own = {
            tool_name: tool,
            tool_input: input,
            ...(id === null ? {} : { tool_use_id: id }),
        };
        const items = [this.#teller.item("PreToolUse", own, origin)];
        let start = null;
        if (agentTools.includes(tool)) {
            const type = (0,model_json/* stringAt */.bX)(input, "subagent_type");
            const typed = type === null ? {} : { agent_type: type };
            const item = this.#teller.item("SubagentStart", typed, origin);
            start = item.event.input;
            items.push(item);
        }
        const held = this.#teller.queue.hold(items, length);
        const hooks = { pre: false, post: false, failure: false, blocked: false };
        for (const gone of this.#open.add({ id, tool, input, held, start, hooks })) {
            this.#teller.queue.settle(gone.held, true);
            this.#teller.notice("too many tool calls are open at once: the oldest have no PostToolUse in this replay");
        }
    }
    /** The `tool_result` blocks of a user record. */
    results(blocks, record, position) {
        // The structured result belongs to the record, so it says nothing when the record answers several calls.
        const structured = blocks.length === 1 ? valueAt(record, "toolUseResult") : null;
        const denialKind = (0,model_json/* stringAt */.bX)(record, "toolDenialKind");
        for (const block of blocks) {
            const isError = isSet(block, "is_error");
            const text = textsIn(valueAt(block, "content")).join("\n");
            this.#result(block, { isError, text, structured, denialKind }, position);
        }
    }
    /** A recorded hook run; what it tells of a call is better than any guess. */
    ran({ event, id, blocked }) {
        const call = id === null ? null : this.#open.get(id);
        if (call === null)
            return;
        if (event === "PreToolUse") {
            call.hooks.pre = true;
            call.hooks.blocked ||= blocked;
        }
        else if (event === "PostToolUse") {
            call.hooks.post = true;
        }
        else if (event === "PostToolUseFailure") {
            call.hooks.failure = true;
            this.#failuresRecorded.add(call.tool);
        }
    }
    #result(block, answer, { chain, line, length }) {
        const call = this.#open.answered((0,model_json/* stringAt */.bX)(block, "tool_use_id"));
        if (call === null)
            return;
        const fate = fateOf(call.tool, answer, call.hooks, this.#failuresRecorded.has(call.tool));
        const structured = (0,model_json/* isObject */.Gv)(answer.structured) ? answer.structured : {};
        const agentId = (0,model_json/* stringAt */.bX)(structured, "agentId");
        if (call.start !== null && agentId !== null)
            call.start.agent_id = agentId;
        // A refused call starts no sub-agent.
        if (fate === "stopped")
            call.held.items.splice(1);
        this.#teller.queue.settle(call.held, fate !== "unreached");
        if (call.start !== null) {
            this.#endAgents(agentId, (0,model_json/* stringAt */.bX)(call.input, "prompt"), (0,model_json/* stringAt */.bX)(call.start, "agent_type"));
        }
        const own = {
            tool_name: call.tool,
            tool_input: call.input,
            ...(call.id === null ? {} : { tool_use_id: call.id }),
        };
        const origin = { chain, line, callId: call.id, length };
        if (fate === "succeeded") {
            const response = answer.structured ?? valueAt(block, "content");
            this.#teller.tell("PostToolUse", { ...own, tool_response: response }, origin);
        }
        else if (fate === "failed") {
            this.#teller.tell("PostToolUseFailure", { ...own, error: answer.text }, origin);
        }
    }
    /** Ends side-chains that stand in the same file, once the call that started them is answered. */
    #endAgents(agentId, task, type) {
        for (const chain of this.#chains.startedBy(agentId, task)) {
            chain.agentType ??= type;
            this.#teller.endTurn(chain);
            this.#chains.drop(chain);
        }
    }
}
/** The hook run a progress or attachment record tells of; null when it tells of something else. */
function recordedRun(record) {
    const data = (0,model_json/* objectAt */.lJ)(record, "data") ?? (0,model_json/* objectAt */.lJ)(record, "attachment");
    const event = data && (0,model_json/* stringAt */.bX)(data, "hookEvent");
    if (data === null || event === null)
        return null;
    const kind = (0,model_json/* stringAt */.bX)(data, "type") ?? "";
    // An `async_hook_response` comes whenever its hook is done, so it says nothing about this moment.
    if (!kind.startsWith("hook_"))
        return null;
    return {
        event,
        name: (0,model_json/* stringAt */.bX)(data, "hookName") ?? event,
        id: (0,model_json/* stringAt */.bX)(data, "toolUseID") ?? (0,model_json/* stringAt */.bX)(record, "toolUseID"),
        blocked: kind === "hook_blocking_error",
    };
}

;// CONCATENATED MODULE: ./build/transcripts/claude-code-session.js









/** Records of the conversation; all others are book-keeping. */
const conversation = new Set([
    "user",
    "assistant",
    "system",
    "progress",
    "attachment",
]);
/** Queued input that is submitted as a prompt; `!` commands are not. */
const queuedPrompts = new Set(["prompt", "task-notification"]);
/** Model name on answers that the program makes up itself ("No response requested."). */
const madeUp = "<synthetic>";
/** Rebuilds the hook events of one session, record by record, in the order in which hooks would have got them. */
class ClaudeCodeSession {
    /** Where the items come out. */
    teller = new Teller();
    #chains = new Chains();
    #before = new WrittenBefore();
    #tools = new ToolCalls(this.teller, this.#chains, this.#before);
    #starts = new SessionStarts(this.teller, this.#chains.main);
    /** Takes one record. `length` is its line's length in characters. */
    accept(record, line, length) {
        const type = (0,model_json/* stringAt */.bX)(record, "type");
        if (type === null)
            this.teller.skip(line, "it has no `type`");
        if (type === "permission-mode")
            this.teller.note(record);
        if (type === null || !conversation.has(type))
            return;
        const chain = this.#chains.of(record);
        if (chain.agent === null)
            this.#starts.record(record, line);
        this.teller.note(record);
        // Progress is not repeated when a session is, and there is too much of it to remember.
        if (type !== "progress" && this.#before.has(record))
            return;
        const position = { chain, line, length };
        if (type === "user")
            this.#user(record, position);
        else if (type === "assistant")
            this.#assistant(record, position);
        else if (type === "system")
            this.#system(record, position);
        else
            this.#aside(record, position);
    }
    /** No more records will come. `line` is the last one's. */
    end(line) {
        const { main } = this.#chains;
        this.teller.queue.settleAll();
        this.teller.endTurn(main);
        for (const chain of this.#chains.sides())
            this.teller.endTurn(chain);
        if (this.#starts.started) {
            this.teller.tell("SessionEnd", { reason: "other" }, { chain: main, line });
        }
    }
    #user(record, position) {
        const { chain, line } = position;
        const content = this.#content(record, line);
        if (content === null)
            return;
        this.#tools.results(blocksIn(content, "tool_result"), record, position);
        if (isSet(record, "isCompactSummary")) {
            if (chain.agent === null)
                this.#starts.summary(textsIn(content).join("\n"), line);
        }
        else if (isSet(record, "isMeta") || isSet(record, "isVisibleInTranscriptOnly")) {
            if (isStopFeedback(content))
                this.#sentBack(position);
        }
        else {
            this.#said(content, record, position);
        }
    }
    /** Something the user sent: a prompt, a command, or an interruption. */
    #said(content, record, position) {
        const { chain } = position;
        const said = readUserText(content);
        if (said === null)
            return;
        if (said.kind === "interrupted") {
            chain.turn.interrupt();
            return;
        }
        this.teller.endTurn(chain);
        if (said.kind === "command")
            return;
        if (this.#before.hasPrompt((0,model_json/* stringAt */.bX)(record, "timestamp"), said.text))
            return;
        chain.turn.begin();
        // A sub-agent's first prompt comes from the agent, not from the user.
        if (chain.agent === null) {
            this.teller.tell("UserPromptSubmit", { prompt: said.text }, position);
        }
        chain.task ??= said.text;
    }
    #assistant(record, position) {
        const { chain, line } = position;
        const content = this.#content(record, line);
        const message = (0,model_json/* objectAt */.lJ)(record, "message");
        if (content === null || message === null)
            return;
        if (chain.agent === null)
            this.#starts.settle();
        const text = textsIn(content).join("\n").trim() || null;
        const failure = failureInAnswer(record, text);
        if (failure !== null) {
            chain.turn.fail(failure, line);
        }
        else if ((0,model_json/* stringAt */.bX)(message, "model") !== madeUp) {
            const calls = blocksIn(content, "tool_use");
            const id = (0,model_json/* stringAt */.bX)(message, "id") ?? `line ${line}`;
            chain.turn.answer(id, text, calls.length > 0, line);
            for (const call of calls)
                this.#tools.call(call, position);
        }
    }
    #system(record, { chain, line }) {
        const subtype = (0,model_json/* stringAt */.bX)(record, "subtype");
        if (subtype === "stop_hook_summary")
            this.teller.endTurn(chain, true);
        if (subtype === "turn_duration")
            this.teller.endTurn(chain);
        if (subtype === "compact_boundary" && chain.agent === null)
            this.#starts.boundary(record, line);
        const failure = subtype === "api_error" ? finalApiError(record) : null;
        if (failure !== null)
            chain.turn.fail(failure, line);
    }
    /** Progress and attachments: recorded hook runs, queued prompts, news of sub-agents. */
    #aside(record, position) {
        const run = recordedRun(record);
        const data = (0,model_json/* objectAt */.lJ)(record, "data") ?? (0,model_json/* objectAt */.lJ)(record, "attachment") ?? {};
        const kind = (0,model_json/* stringAt */.bX)(data, "type");
        if (run !== null)
            this.#ran(run, position);
        if (kind === "agent_progress") {
            this.teller.notice("the tool calls of sub-agents are not in this file: replay `subagents/agent-*.jsonl` too");
        }
        if (kind === "queued_command" && position.chain.agent === null) {
            const mode = (0,model_json/* stringAt */.bX)(data, "commandMode") ?? "prompt";
            if (queuedPrompts.has(mode))
                this.#said(valueAt(data, "prompt"), record, position);
        }
    }
    #ran(run, position) {
        const { chain, line } = position;
        const stop = chain.agent === null ? "Stop" : "SubagentStop";
        if (run.event === "SessionStart") {
            if (chain.agent === null)
                this.#starts.recorded(run, line);
        }
        else if (run.event !== stop) {
            this.#tools.ran(run);
        }
        else if (run.blocked) {
            this.#sentBack(position);
        }
        else {
            this.teller.endTurn(chain, true);
        }
    }
    /** A stop hook refused to let the model stop. */
    #sentBack({ chain }) {
        this.teller.endTurn(chain, true);
        chain.turn.sentBack();
    }
    /** The content of a message; null, with a word on why, when there is none. */
    #content(record, line) {
        const message = (0,model_json/* objectAt */.lJ)(record, "message");
        const content = message && valueAt(message, "content");
        if (typeof content === "string" || Array.isArray(content))
            return content;
        this.teller.skip(line, message === null
            ? "its `message` is not an object"
            : "its `message.content` is neither a text nor a list");
        return null;
    }
}
function blocksIn(content, type) {
    const blocks = Array.isArray(content) ? content.filter(model_json/* isObject */.Gv) : [];
    return blocks.filter((block) => block.type === type);
}

;// CONCATENATED MODULE: ./build/transcripts/claude-code.js



/** Types of records that link to each other by `parentUuid`. */
const linkedTypes = ["user", "assistant", "system", "progress", "attachment"];
/** Keys that stand together on every linked record: enough to know one that is cut. */
const linkedKeys = [
    '"parentUuid":',
    '"isSidechain":',
    '"sessionId":',
    '"uuid":',
];
/**
 * Sessions of Claude Code: `~/.claude/projects/<folder>/<session>.jsonl` and `subagents/agent-*.jsonl`,
 * one record a line. Read on recordings of 1.0.95 to 2.1.220.
 */
const claudeCodeTranscripts = {
    format: "claude-code",
    dialect: "claude-code",
    sniff(head) {
        const scores = objectsIn(head).map(score);
        if (scores.includes(2))
            return 2;
        if (scores.includes(1))
            return 1;
        const cut = head.slice(head.lastIndexOf("\n") + 1);
        return isBroken(cut) && linkedKeys.every((key) => cut.includes(key)) ? 1 : 0;
    },
    async *read(source) {
        const session = new ClaudeCodeSession();
        let last = 1;
        for await (const line of source.lines()) {
            last = line.number;
            const parsed = parseLine(line);
            if (parsed === null)
                continue;
            if ("why" in parsed)
                session.teller.skip(last, parsed.why);
            else
                session.accept(parsed.record, last, line.text.length);
            yield* session.teller.queue.ready();
        }
        session.end(last);
        yield* session.teller.queue.ready();
    },
};
/** 2: an entry of a conversation with its links. 1: one without them, or book-keeping that only this agent writes. */
function score(record) {
    const type = (0,model_json/* stringAt */.bX)(record, "type");
    if (type === null)
        return 0;
    if (type === "summary" && Object.hasOwn(record, "leafUuid"))
        return 1;
    if (type === "file-history-snapshot" && (0,model_json/* objectAt */.lJ)(record, "snapshot") !== null)
        return 1;
    if ((0,model_json/* stringAt */.bX)(record, "sessionId") === null)
        return 0;
    if (type === "queue-operation" || type === "permission-mode")
        return 1;
    if (!linkedTypes.includes(type))
        return 0;
    if ((type === "user" || type === "assistant") && !hasContent(record))
        return 0;
    if (Object.hasOwn(record, "parentUuid") || Object.hasOwn(record, "isSidechain"))
        return 2;
    return type === "user" || type === "assistant" ? 1 : 0;
}
function isBroken(text) {
    return linesOf(text).some((line) => "why" in line && !line.json);
}
/** Other agents write the same envelope around messages of another shape (`parts`). */
function hasContent(record) {
    const content = valueAt((0,model_json/* objectAt */.lJ)(record, "message") ?? {}, "content");
    return typeof content === "string" || Array.isArray(content);
}

;// CONCATENATED MODULE: ./build/transcripts/gemini-cli-text.js


/** What the program says to let the model go on; no new turn begins (read from the source of 0.56, seen in April 2026). */
const goOn = new Set(["Please continue.", "System: Please continue."]);
const contextStart = "<session_context>";
const hookStart = "<hook_context>";
const hookEnd = "</hook_context>";
/** The text of a string, a part, or a list of parts, without what hooks added to it. */
function textOf(content) {
    if (typeof content === "string")
        return withoutHookContext(content);
    const parts = Array.isArray(content) ? content : [content];
    return parts
        .map((part) => typeof part === "string" ? part : (0,model_json/* isObject */.Gv)(part) ? (0,model_json/* stringAt */.bX)(part, "text") : null)
        .map((text) => (text === null ? "" : withoutHookContext(text)))
        .join("");
}
/**
 * Drops `<hook_context>` from the beginning and the end of a text (0.27 and later): it came from the hooks of the
 * recorded run, and the hooks under test add their own.
 */
function withoutHookContext(text) {
    let start = 0;
    while (text.startsWith(hookStart, start)) {
        const close = text.indexOf(hookEnd, start);
        if (close === -1)
            break;
        start = close + hookEnd.length;
        while (text[start] === "\n")
            start += 1;
    }
    let end = text.length;
    while (end > start && text.endsWith(hookEnd, end)) {
        const open = text.lastIndexOf(hookStart, end);
        if (open < start)
            break;
        end = open;
        while (end > start && text[end - 1] === "\n")
            end -= 1;
    }
    return text.slice(start, end);
}
/** Tells what a message of type `user` is. */
function readUserMessage(message) {
    const content = valueAt(message, "content");
    const text = textOf(content);
    if (text.startsWith(contextStart))
        return { kind: "context", cwd: workingDirectory(text) };
    if (hasToolResults(content) || goOn.has(text.trim()))
        return { kind: "internal" };
    const shown = valueAt(message, "displayContent");
    if (shown === null)
        return { kind: "prompt", text, shown: text };
    // Shown are the tool results that the turn went on with: nobody typed this.
    if (hasToolResults(shown))
        return { kind: "follow-up", text, origin: null };
    const typed = textOf(shown);
    if (typed === "" || text.startsWith(typed))
        return { kind: "prompt", text, shown: typed || text };
    return { kind: "follow-up", text, origin: typed };
}
function hasToolResults(content) {
    const parts = Array.isArray(content) ? content : [content];
    return parts.some((part) => (0,model_json/* isObject */.Gv)(part) && Object.hasOwn(part, "functionResponse"));
}
/** The first workspace directory that the opening message lists; null when it lists none. */
function workingDirectory(text) {
    const lines = text.split("\n");
    const title = lines.findIndex((line) => line.includes("Workspace Directories:"));
    const [, path] = /^\s*- (\S.*)$/.exec(lines[title + 1] ?? "") ?? [];
    return title === -1 || path === undefined ? null : path.trim();
}

;// CONCATENATED MODULE: ./build/transcripts/gemini-cli-call.js



/**
 * How the error begins when a call was refused before BeforeTool, for bad arguments. Read from the source of
 * 0.56, but for `must be absolute`, which stands in recordings of October 2025.
 */
const unreachedBeginnings = [
    "params must ",
    "params/",
    "Value of params must be",
    "Path must be absolute",
    "File path must be absolute",
    "Path not in workspace",
    "Search path ",
    "Path does not exist",
    "Path is not a ",
    "Path is a directory, not a file",
    "Invalid regular expression pattern",
    "Command cannot be empty",
    'Missing or empty "file_path"',
    "Invalid URL: ",
];
/** Seen in October 2025; later versions end after "not found". */
const unknownTool = /^Tool "[^"]*" not found/;
const badParameter = /^The '[^']*' parameter (?:must be non-empty|cannot be empty|is required)/;
/**
 * Reads an entry of `toolCalls`; null when it names no tool.
 * Which hooks ran is not recorded. A tool's own error differs from what is shown for it; an error that the program
 * itself raised (a hook's or a policy's refusal, a crash) is shown as it is, and AfterTool does not run then.
 */
function readCall(entry) {
    if (!(0,model_json/* isObject */.Gv)(entry))
        return null;
    const tool = (0,model_json/* stringAt */.bX)(entry, "name");
    if (tool === null)
        return null;
    const status = (0,model_json/* stringAt */.bX)(entry, "status");
    const result = listAt(entry, "result") ?? [];
    const answer = answerOf(result);
    const error = answer === null ? null : (0,model_json/* stringAt */.bX)(answer, "error");
    const shown = valueAt(entry, "resultDisplay");
    const raised = status === "error" && (error === null || shown === null || shown === error);
    const ran = status === "success" || (status === "error" && !raised);
    return {
        id: (0,model_json/* stringAt */.bX)(entry, "id"),
        tool,
        input: (0,model_json/* objectAt */.lJ)(entry, "args") ?? {},
        time: (0,model_json/* stringAt */.bX)(entry, "timestamp"),
        before: !(raised && error !== null && isUnreached(error)),
        response: ran ? responseOf(result, answer, error, shown) : null,
    };
}
function isUnreached(error) {
    return (unknownTool.test(error) ||
        badParameter.test(error) ||
        unreachedBeginnings.some((beginning) => error.startsWith(beginning)));
}
/** The `response` object of the first function response among the parts. */
function answerOf(result) {
    for (const part of result) {
        const response = (0,model_json/* isObject */.Gv)(part) ? (0,model_json/* objectAt */.lJ)(part, "functionResponse") : null;
        if (response !== null)
            return (0,model_json/* objectAt */.lJ)(response, "response");
    }
    return null;
}
/** `llmContent` is what the model got; of an error only its message is left, without its type. */
function responseOf(result, answer, error, shown) {
    const output = error ?? (answer === null ? null : (0,model_json/* stringAt */.bX)(answer, "output"));
    const media = result.filter((part) => (0,model_json/* isObject */.Gv)(part) && !Object.hasOwn(part, "functionResponse"));
    const text = output === null ? null : withoutHookContext(output);
    const content = text === null ? [...result] : media.length === 0 ? text : [{ text }, ...media];
    return {
        llmContent: content,
        ...(shown === null ? {} : { returnDisplay: shown }),
        ...(error === null ? {} : { error: { message: error } }),
    };
}

;// CONCATENATED MODULE: ./build/transcripts/gemini-cli-session.js




const notReplayed = "BeforeModel, AfterModel, BeforeToolSelection, PreCompress and Notification are not replayed: the recording does not hold what was sent to the model";
/** What AfterAgent gets when the model said nothing (0.61). */
const nothingSaid = "[no response text]";
/** What the program notes when the user stops a turn. */
const cancelledNote = "Request cancelled.";
/**
 * The hook events of a session, as 0.61 fires them. The calls of one message are told one after the other
 * (BeforeTool, AfterTool, BeforeTool …); the program may run some of them at the same time.
 */
function* geminiEvents(session) {
    yield* new GeminiReplay(session).items();
}
class GeminiReplay {
    #session;
    #cwd;
    #turn = null;
    constructor(session) {
        this.#session = session;
        this.#cwd = firstFolder(session.entries);
    }
    *items() {
        const { sessionId, entries, subagent, startTime, lastUpdated, firstLine, lastLine } = this.#session;
        if (sessionId !== null || this.#cwd !== null) {
            yield { kind: "session", session: { sessionId, cwd: this.#cwd } };
        }
        if (!subagent)
            yield this.#event("SessionStart", { source: "startup" }, firstLine, startTime);
        for (const entry of entries) {
            if (entry.kind === "message") {
                yield* this.#message(entry);
            }
            else if (!subagent) {
                yield* this.#endTurn();
                yield this.#event("SessionStart", { source: "resume" }, entry.line, null);
            }
        }
        yield* this.#endTurn();
        if (!subagent)
            yield this.#event("SessionEnd", { reason: "exit" }, lastLine, lastUpdated);
        if (entries.some((e) => e.kind === "message" && e.message.type === "gemini")) {
            yield { kind: "notice", text: notReplayed };
        }
    }
    *#message(entry) {
        const { message, line } = entry;
        const type = (0,model_json/* stringAt */.bX)(message, "type");
        if (type === "user")
            yield* this.#user(readUserMessage(message), message, line);
        if (type === "gemini")
            yield* this.#model(entry);
        if (type === "info" && this.#turn !== null) {
            this.#turn.cancelled ||= textOf(valueAt(message, "content")) === cancelledNote;
        }
    }
    *#user(said, message, line) {
        if (said.kind === "context")
            this.#cwd = said.cwd ?? this.#cwd;
        if (said.kind === "context" || said.kind === "internal")
            return;
        const before = this.#turn;
        yield* this.#endTurn();
        this.#turn = prolonged(before, said) ?? begun(said);
        if (this.#session.subagent)
            return;
        yield this.#event("BeforeAgent", { prompt: said.text }, line, (0,model_json/* stringAt */.bX)(message, "timestamp"));
    }
    *#model({ message, line, callLines }) {
        const time = (0,model_json/* stringAt */.bX)(message, "timestamp");
        const calls = listAt(message, "toolCalls") ?? [];
        const text = textOf(valueAt(message, "content"));
        if (this.#turn !== null) {
            this.#turn.last = { line, time, calls: calls.length > 0 };
            if (text.trim() !== "")
                this.#turn.said.push(text);
        }
        for (const [index, entry] of calls.entries()) {
            const call = readCall(entry);
            if (call === null || !call.before)
                continue;
            const own = { tool_name: call.tool, tool_input: call.input };
            const at = callLines[index] ?? line;
            yield this.#event("BeforeTool", own, at, time, call.id);
            if (call.response === null)
                continue;
            const after = { ...own, tool_response: call.response };
            yield this.#event("AfterTool", after, at, call.time ?? time, call.id);
        }
    }
    /** AfterAgent, when the turn came to its end: the last message of the model calls no tool. */
    *#endTurn() {
        const turn = this.#turn;
        this.#turn = null;
        if (turn === null || turn.last === null || turn.last.calls || turn.cancelled)
            return;
        if (this.#session.subagent)
            return;
        const fields = {
            prompt: turn.prompt,
            prompt_response: turn.said.join("\n") || nothingSaid,
            stop_hook_active: turn.again,
        };
        yield this.#event("AfterAgent", fields, turn.last.line, turn.last.time);
    }
    #event(name, fields, line, time, callId = null) {
        const { sessionId, subagent } = this.#session;
        const input = {
            // A sub-agent's hooks get the id of the session that started it, which its recording does not hold.
            ...(sessionId === null || subagent ? {} : { session_id: sessionId }),
            ...(this.#cwd === null ? {} : { cwd: this.#cwd }),
            hook_event_name: name,
            ...(time === null ? {} : { timestamp: time }),
            ...fields,
        };
        const agent = subagent ? sessionId : null;
        return {
            kind: "event",
            event: { dialect: "gemini-cli", name, input, line, callId, agent, expect: null },
        };
    }
}
function begun(said) {
    const shown = said.kind === "prompt" ? said.shown : (said.origin ?? said.text);
    return { prompt: said.text, shown, said: [], again: false, last: null, cancelled: false };
}
/** The turn that an AfterAgent hook's reason prolongs: its original prompt and all its text stay. */
function prolonged(before, said) {
    if (said.kind !== "follow-up" || before === null || before.last === null)
        return null;
    if (said.origin !== null && said.origin !== before.shown)
        return null;
    return { ...before, again: true, last: null, cancelled: false };
}
/** The folder the session began in, so that even its first event has it. */
function firstFolder(entries) {
    for (const entry of entries) {
        if (entry.kind !== "message" || entry.message.type !== "user")
            continue;
        const said = readUserMessage(entry.message);
        if (said.kind === "context" && said.cwd !== null)
            return said.cwd;
    }
    return null;
}

;// CONCATENATED MODULE: ./build/transcripts/gemini-cli-json.js






/** Finding the place of every message costs memory; above this many characters events have no line. */
const mostLocated = 20 * 1024 * 1024;
/** Keys that stand on the beginning of every session document. */
const headerKeys = ['"sessionId"', '"projectHash"', '"startTime"', '"messages"'];
/** Sessions of Gemini CLI up to 0.38: one JSON document, `~/.gemini/tmp/<hash>/chats/session-*.json`. */
const geminiJsonTranscripts = {
    format: "gemini-cli-json",
    dialect: "gemini-cli",
    sniff(head) {
        const text = withoutMark(head).trimStart();
        const [first] = linesOf(text);
        if (first === undefined || !text.startsWith("{") || !text.includes('"messages"'))
            return 0;
        // A whole object on the first line is the document itself, or it is a file of many lines.
        if ("record" in first && listAt(first.record, "messages") === null)
            return 0;
        if (headerKeys.every((key) => text.includes(key)))
            return 2;
        return /"type"\s*:\s*"gemini"/.test(text) && text.includes('"timestamp"') ? 1 : 0;
    },
    async *read(source) {
        const text = await source.whole();
        if (text === null) {
            yield { kind: "skipped", line: 1, why: "the document is too large to be read" };
            return;
        }
        const document = new source_text/* SourceText */.D(source.file, withoutMark(text));
        const parsed = parseDocument(document);
        if ("why" in parsed) {
            yield { kind: "skipped", ...parsed };
            return;
        }
        const { root, messages } = parsed;
        const lines = lineFinder(document);
        const entries = messages.flatMap((message, index) => (0,model_json/* isObject */.Gv)(message) ? [{ kind: "message", message, ...lines(index) }] : []);
        yield* geminiEvents({
            sessionId: (0,model_json/* stringAt */.bX)(root, "sessionId"),
            startTime: (0,model_json/* stringAt */.bX)(root, "startTime"),
            lastUpdated: (0,model_json/* stringAt */.bX)(root, "lastUpdated"),
            subagent: (0,model_json/* stringAt */.bX)(root, "kind") === "subagent",
            entries,
            firstLine: 1,
            lastLine: lastLine(document),
        });
    },
};
function parseDocument(document) {
    let root;
    try {
        root = JSON.parse(document.text);
    }
    catch {
        return brokenAt(document);
    }
    if (!(0,model_json/* isObject */.Gv)(root))
        return { line: 1, why: "the document is not a JSON object" };
    if (isDeeperThan(root, deepest)) {
        return { line: 1, why: `the document is nested deeper than ${deepest} levels` };
    }
    const messages = listAt(root, "messages");
    if (messages === null)
        return { line: 1, why: "the document has no list of `messages`" };
    return { root, messages };
}
/** Where and why a document is not JSON. */
function brokenAt(document) {
    const plain = { line: 1, why: "the document is not valid JSON" };
    if (document.text.length > mostLocated)
        return plain;
    const [problem] = (0,json/* parseJson */.q)(document, { comments: "rejected", bom: "stripped" }).problems;
    if (problem === undefined)
        return plain;
    return {
        line: document.place(problem.span).line,
        why: `the document is not valid JSON: ${problem.what}`,
    };
}
/** Finds the line of a message, and of each of its tool calls, by the message's index. */
function lineFinder(document) {
    const small = document.text.length <= mostLocated;
    const root = small ? (0,json/* parseJson */.q)(document, { comments: "rejected", bom: "stripped" }).root : null;
    const messages = items(root, "messages");
    return (index) => {
        const message = messages[index];
        if (message === undefined)
            return { line: null, callLines: [] };
        const lineOf = (node) => document.place(node).line;
        return { line: lineOf(message), callLines: items(message, "toolCalls").map(lineOf) };
    };
}
function items(node, key) {
    const list = node?.kind === "object" ? (0,located/* field */.ZZ)(node, key) : undefined;
    return list?.kind === "array" ? list.items : [];
}
function lastLine(document) {
    const end = document.text.trimEnd().length;
    return document.place({ start: end, end }).line;
}

;// CONCATENATED MODULE: ./build/transcripts/gemini-cli-jsonl.js



/** Later lines can replace any message, so the session is kept in memory: this many characters of it. */
const mostCharacters = 256 * 1024 * 1024;
/** Sessions of Gemini CLI 0.39 and later: `~/.gemini/tmp/<project>/chats/session-*.jsonl`. */
const geminiJsonlTranscripts = {
    format: "gemini-cli",
    dialect: "gemini-cli",
    sniff(head) {
        const records = objectsIn(head);
        if (records.some(isHeader))
            return 2;
        return records.some(isPatch) && records.some(isModelMessage) ? 1 : 0;
    },
    read: (source) => readSession(source, mostCharacters),
};
/**
 * Reads a session, keeping at most `limit` characters of it. Exported to test the limit.
 */
async function* readSession(source, limit) {
    const session = new GrowingSession();
    let characters = 0;
    for await (const line of source.lines()) {
        characters += line.text.length;
        if (characters > limit) {
            yield {
                kind: "notice",
                text: `the recording is too large: what comes after line ${line.number - 1} is not replayed`,
            };
            break;
        }
        const parsed = parseLine(line);
        if (parsed === null)
            continue;
        if ("why" in parsed)
            yield { kind: "skipped", line: line.number, why: parsed.why };
        else
            session.take(parsed.record, line);
    }
    yield* geminiEvents(session.finish());
}
/** A session that lines add to and change. */
class GrowingSession {
    #facts = {};
    #entries = [];
    /** Message id to its place in the list. */
    #places = new Map();
    #firstLine = null;
    #lastLine = 1;
    /** Takes a header, a message, or a patch; other records are not known and change nothing. */
    take(record, { number }) {
        this.#firstLine ??= number;
        this.#lastLine = number;
        const patch = (0,model_json/* objectAt */.lJ)(record, "$set");
        const rewind = (0,model_json/* stringAt */.bX)(record, "$rewindTo");
        if (patch !== null)
            this.#patch(patch, number);
        else if (rewind !== null)
            this.#rewind(rewind);
        else if (isHeader(record))
            this.#header(record, number);
        else if ((0,model_json/* stringAt */.bX)(record, "type") !== null)
            this.#message(record, number);
    }
    finish() {
        return {
            sessionId: (0,model_json/* stringAt */.bX)(this.#facts, "sessionId"),
            startTime: (0,model_json/* stringAt */.bX)(this.#facts, "startTime"),
            lastUpdated: (0,model_json/* stringAt */.bX)(this.#facts, "lastUpdated"),
            subagent: (0,model_json/* stringAt */.bX)(this.#facts, "kind") === "subagent",
            entries: this.#entries,
            firstLine: this.#firstLine ?? 1,
            lastLine: this.#lastLine,
        };
    }
    #header(record, line) {
        for (const key of ["sessionId", "startTime", "lastUpdated", "kind"]) {
            const value = (0,model_json/* stringAt */.bX)(record, key);
            if (value !== null)
                this.#facts[key] = value;
        }
        const messages = listAt(record, "messages");
        if (messages !== null)
            this.#replaceAll(messages, line);
    }
    #patch(patch, line) {
        // The session id is written again when a new process takes the session up.
        if ((0,model_json/* stringAt */.bX)(patch, "sessionId") !== null && this.#entries.length > 0) {
            this.#entries.push({ kind: "resumed", line });
        }
        this.#header(patch, line);
    }
    /** The same id again replaces the message, which keeps its place. */
    #message(message, line) {
        const id = (0,model_json/* stringAt */.bX)(message, "id");
        const place = id === null ? undefined : this.#places.get(id);
        const entry = { kind: "message", message, line, callLines: [] };
        if (place !== undefined) {
            this.#entries[place] = entry;
            return;
        }
        if (id !== null)
            this.#places.set(id, this.#entries.length);
        this.#entries.push(entry);
    }
    #replaceAll(messages, line) {
        const dropped = this.#entries;
        this.#entries = [];
        this.#places = new Map();
        this.#keepResumption(dropped);
        for (const message of messages) {
            if ((0,model_json/* isObject */.Gv)(message))
                this.#message(message, line);
        }
    }
    /** Drops a message and all after it; an id that is not there clears everything. */
    #rewind(id) {
        const place = this.#places.get(id) ?? 0;
        const dropped = this.#entries.splice(place);
        for (const entry of dropped) {
            const gone = entry.kind === "message" ? (0,model_json/* stringAt */.bX)(entry.message, "id") : null;
            if (gone !== null)
                this.#places.delete(gone);
        }
        this.#keepResumption(dropped);
    }
    /** A session stays resumed, whatever becomes of its messages. */
    #keepResumption(dropped) {
        const last = dropped.findLast((entry) => entry.kind === "resumed");
        if (last !== undefined)
            this.#entries.push(last);
    }
}
function isHeader(record) {
    return ((0,model_json/* stringAt */.bX)(record, "sessionId") !== null &&
        (0,model_json/* stringAt */.bX)(record, "projectHash") !== null &&
        (0,model_json/* stringAt */.bX)(record, "startTime") !== null &&
        valueAt(record, "messages") === null);
}
function isPatch(record) {
    return (0,model_json/* objectAt */.lJ)(record, "$set") !== null || (0,model_json/* stringAt */.bX)(record, "$rewindTo") !== null;
}
function isModelMessage(record) {
    return (0,model_json/* stringAt */.bX)(record, "type") === "gemini" && (0,model_json/* stringAt */.bX)(record, "id") !== null;
}

// EXTERNAL MODULE: ./build/model/verdict.js
var model_verdict = __webpack_require__(543);
;// CONCATENATED MODULE: ./build/transcripts/hookgate-events.js



/** Every id an event may carry; a record, so that none of the type can be forgotten. */
const dialects = {
    "gemini-cli": true,
    antigravity: true,
    "agent-hooks": true,
    "claude-code": true,
    codex: true,
    copilot: true,
    cursor: true,
};
const eventKeys = ["dialect", "event", "input", "id", "expect"];
const expectKeys = ["verdict", "reason", "failedOpen"];
/**
 * hookgate's own recordings (`*.events.jsonl`): one event a line, `{"dialect", "event", "input", "id"?, "expect"?}`.
 * People write them by hand, so every mistake is told.
 */
const hookgateEvents = {
    format: "hookgate-events",
    dialect: null,
    sniff(head, file) {
        const [first] = linesOf(head);
        if (first === undefined)
            return 0;
        if (file.endsWith(".events.jsonl"))
            return "record" in first || !first.json ? 2 : 0;
        const [event] = objectsIn(head);
        const keys = ["dialect", "event", "input"];
        const isEvent = event !== undefined && keys.every((key) => Object.hasOwn(event, key));
        return isEvent ? 2 : 0;
    },
    async *read(source) {
        const told = { facts: { sessionId: null, cwd: null, agentVersion: null }, stray: false };
        for await (const line of source.lines()) {
            const parsed = parseLine(line);
            if (parsed === null)
                continue;
            if ("why" in parsed)
                yield { kind: "skipped", line: line.number, why: parsed.why };
            else
                yield* itemsOf(parsed.record, line.number, told);
        }
    },
};
function* itemsOf(record, line, told) {
    const event = readEvent(record);
    if ("why" in event) {
        yield { kind: "skipped", line, why: event.why };
        return;
    }
    const stray = strayKey(record, eventKeys);
    if (stray !== null && !told.stray) {
        told.stray = true;
        const text = `${quote(stray)} on line ${line} is no field of an event; such fields are ignored`;
        yield { kind: "notice", text };
    }
    const sessionId = told.facts.sessionId ?? (0,model_json/* stringAt */.bX)(event.input, "session_id");
    const cwd = told.facts.cwd ?? (0,model_json/* stringAt */.bX)(event.input, "cwd");
    if (sessionId !== told.facts.sessionId || cwd !== told.facts.cwd) {
        told.facts = { ...told.facts, sessionId, cwd };
        yield { kind: "session", session: { sessionId, cwd } };
    }
    yield { kind: "event", event: { ...event, line } };
}
function readEvent(record) {
    const dialect = valueAt(record, "dialect");
    if (typeof dialect !== "string")
        return { why: wrong(record, "dialect", "the id of an agent") };
    if (!isDialect(dialect)) {
        const known = Object.keys(dialects).join(", ");
        return { why: `there is no dialect ${quote(dialect)}: known are ${known}` };
    }
    const name = (0,model_json/* stringAt */.bX)(record, "event");
    if (name === null || name === "")
        return { why: wrong(record, "event", "the name of an event") };
    const input = valueAt(record, "input");
    if (!(0,model_json/* isObject */.Gv)(input))
        return { why: wrong(record, "input", "an object, the payload on stdin") };
    const id = valueAt(record, "id");
    if (id !== null && typeof id !== "string")
        return { why: wrong(record, "id", "a text") };
    const expect = readExpectation(valueAt(record, "expect"));
    if (expect !== null && "why" in expect)
        return expect;
    const callId = (0,model_json/* stringAt */.bX)(input, "tool_use_id") ?? id;
    return { dialect, name, input, callId, agent: (0,model_json/* stringAt */.bX)(input, "agent_id"), expect };
}
/** `"deny"`, or `{"verdict"?, "reason"?, "failedOpen"?}`; null when nothing is expected. */
function readExpectation(value) {
    if (value === null)
        return null;
    if (typeof value === "string") {
        const verdict = readVerdict(value);
        return "why" in verdict ? verdict : { ...verdict, reason: null, failedOpen: null };
    }
    if (!(0,model_json/* isObject */.Gv)(value))
        return { why: "`expect` must be a verdict or an object" };
    const stray = strayKey(value, expectKeys);
    if (stray !== null) {
        return { why: `\`expect\` has no field ${quote(stray)}: known are ${expectKeys.join(", ")}` };
    }
    const verdict = readVerdict(valueAt(value, "verdict"));
    if ("why" in verdict)
        return verdict;
    const reason = valueAt(value, "reason");
    const failedOpen = valueAt(value, "failedOpen");
    if (reason !== null && typeof reason !== "string") {
        return { why: "`expect.reason` must be a regular expression, written as a text" };
    }
    const flaw = reason === null ? null : flawOf(reason);
    if (flaw !== null)
        return { why: `\`expect.reason\` is not a valid regular expression: ${flaw}` };
    if (failedOpen !== null && typeof failedOpen !== "boolean") {
        return { why: "`expect.failedOpen` must be true or false" };
    }
    return { ...verdict, reason, failedOpen };
}
function readVerdict(value) {
    if (value === null)
        return { verdict: null };
    const verdict = model_verdict/* verdicts */.rY.find((known) => known === value);
    if (verdict !== undefined)
        return { verdict };
    return { why: `${quote(value)} is no verdict: known are ${model_verdict/* verdicts */.rY.join(", ")}` };
}
/** Why a regular expression is not valid, in the engine's words; null when it is. */
function flawOf(pattern) {
    try {
        new RegExp(pattern);
        return null;
    }
    catch (error) {
        return error instanceof Error ? error.message : String(error);
    }
}
function isDialect(id) {
    return Object.hasOwn(dialects, id);
}
function strayKey(object, known) {
    return Object.keys(object).find((key) => !known.includes(key)) ?? null;
}
function wrong(record, key, needed) {
    const missing = !Object.hasOwn(record, key);
    return missing ? `\`${key}\` is missing` : `\`${key}\` must be ${needed}`;
}
/** A stranger's value in a message: as JSON, shortened. */
function quote(value) {
    const text = JSON.stringify(value);
    return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

;// CONCATENATED MODULE: ./build/transcripts/registry.js




/** Every recording format hookgate reads; on a tie the first one wins. To add one, add its file and a line here. */
const readers = [
    hookgateEvents,
    claudeCodeTranscripts,
    geminiJsonlTranscripts,
    geminiJsonTranscripts,
];
/** The reader whose format a file looks like most, by its beginning; null when it looks like none. */
function sniff(head, file) {
    let best = null;
    let highest = 0;
    for (const reader of readers) {
        const score = reader.sniff(head, file);
        if (score > highest) {
            highest = score;
            best = reader;
        }
    }
    return best;
}

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

// EXTERNAL MODULE: ./build/replay/decide.js
var decide = __webpack_require__(8732);
// EXTERNAL MODULE: ./build/replay/stage.js + 1 modules
var replay_stage = __webpack_require__(7081);
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
    #stages = new Map();
    /** Calls that a hook has denied: what came after them did not happen. */
    #denied = new Set();
    #skipped = [];
    #counts = new Map();
    #decisions = [];
    #expectations = [];
    #notices = [];
    /** Dialects that expectations name and nobody here understands. */
    #foreign = new Set();
    #events = 0;
    #placement = { root: "", recordedRoot: null };
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
                await this.#hear({ ...item.event, step: ++this.#events });
        }
        return this.#outcome();
    }
    /** Removes the scratch copies of this recording. */
    async clearAway() {
        for (const stage of this.#stages.values()) {
            if (stage !== null)
                await this.#edge.release(stage.room.workspace);
        }
    }
    /** What the reader tells; a file that cannot be read (any more) ends it with a word. */
    async *#items() {
        const { reader, source } = this.#recording;
        if (reader === null) {
            this.#unreadable = "no reader knows this format";
            return;
        }
        try {
            yield* reader.read(source);
        }
        catch (error) {
            if (!isSystemError(error))
                throw error;
            this.#unreadable = error.message;
        }
    }
    #timeIsUp() {
        const { deadline } = this.#options;
        this.#outOfTime = deadline !== null && this.#edge.now() > deadline;
        return this.#outOfTime;
    }
    async #hear(event) {
        const key = `${event.dialect} ${event.name}`;
        this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
        const stage = await this.#stage(event);
        if (stage === null) {
            this.#expectUnheard(event);
            return;
        }
        if (this.#wasDenied(event, stage))
            return;
        const decision = await (0,replay_stage/* hear */.d)(event, stage);
        if (decision !== null)
            this.#decisions.push(decision);
        if (event.expect !== null) {
            this.#expectations.push({ decision: decision ?? (0,decide/* nobodyAsked */.S)(event, stage.room.dialect) });
        }
        if (decision?.verdict === "deny" && !decision.afterTheFact && event.callId !== null) {
            this.#denied.add(event.callId);
        }
    }
    /** The stage of an event's dialect, set up at its first event. */
    async #stage(event) {
        const known = this.#stages.get(event.dialect);
        if (known !== undefined)
            return known;
        const stage = await (0,replay_stage/* stageFor */.U)(event, this.#session, this.#recording, this.#cast.projects, this.#edge, this.#options);
        this.#stages.set(event.dialect, stage);
        if (stage !== null)
            this.#placement = stage.placement;
        return stage;
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
    /** The after-event of a call that a hook denied never happens. */
    #wasDenied(event, stage) {
        if (event.callId === null || !this.#denied.has(event.callId))
            return false;
        return stage.room.dialect.events.get(event.name)?.blocking !== "operation";
    }
    #outcome() {
        const { source, reader } = this.#recording;
        const asked = [...this.#stages].flatMap(([id, stage]) => (stage === null ? [] : [id]));
        const foreign = [...this.#foreign].sort();
        const unchecked = foreign.length === 0
            ? []
            : [
                `expectations for ${foreign.join(", ")} were not checked: its hooks are not replayed here`,
            ];
        return {
            file: source.file,
            format: reader?.format ?? null,
            unreadable: this.#unreadable,
            skipped: this.#skipped,
            eventCounts: this.#counts,
            decisions: this.#decisions,
            expectations: this.#expectations,
            events: this.#events,
            dialects: asked.sort(),
            placement: this.#placement,
            notices: [...this.#notices, ...unchecked].map((text) => `${source.file}: ${text}`),
            outOfTime: this.#outOfTime,
        };
    }
}
function known(session) {
    return Object.fromEntries(Object.entries(session).filter(([, value]) => value !== null));
}
/** An error of the file system (`ENOENT`, `EIO` …), not a bug of ours. */
function isSystemError(error) {
    const code = error?.code;
    return typeof code === "string" && /^E[A-Z0-9]+$/.test(code) && !code.startsWith("ERR_");
}

;// CONCATENATED MODULE: ./build/replay/replay-all.js






const unsandboxed = "hooks ran in a scratch copy with a clean environment, but without a sandbox: they could reach the network and the files of this machine";
/** File endings of recordings: only these are reported when no reader knows them. */
const recordingEnding = /\.(?:jsonl|json|ndjson)$/i;
/**
 * Finds the recordings and replays them, several at once.
 * @param cast the projects whose hooks are asked, and the dialects in which events are understood
 * @returns null when there is nothing to replay; `notices` of the caller say why
 * @throws UsageError for a glob of the command line that matches nothing, or a sandbox that is not there
 */
async function replayAll(cast, repository, policy, options, edge) {
    const paths = await recordingPaths(repository, policy, options.transcripts, edge);
    const mode = options.sandbox ?? policy.sandbox;
    if (mode === "bubblewrap" || mode === "unshare") {
        throw new errors/* UsageError */.e(`sandbox "${mode}" is not available in this version: use auto or none (hooks run in a scratch copy with a clean environment)`);
    }
    const recordings = [];
    for (const path of paths) {
        const name = edge.relative(repository.root, path);
        const { source, head } = await edge.openRecording(path, name);
        const reader = sniff(head, name);
        // Without hooks a session has nothing to tell; written events can still hold expectations that nothing meets.
        const telling = cast.projects.length > 0 || reader?.dialect === null;
        if (!telling)
            continue;
        if (reader !== null || recordingEnding.test(path))
            recordings.push({ source, path, reader });
    }
    if (recordings.length === 0)
        return null;
    const deadline = policy.budgetMs === null ? null : edge.now() + policy.budgetMs;
    const site = await edge.openSite(repository, policy.passedVariables);
    try {
        const width = options.jobs ?? policy.jobs ?? edge.cores;
        const outcomes = await inParallel(recordings, width, (recording) => replayRecording(recording, cast, { ...site, now: edge.now }, {
            mapRoot: policy.mapRoot,
            checkout: repository.root,
            deadline,
        }));
        const expected = outcomes.some((o) => o.expectations.length > 0 || o.notices.length > 0);
        if (cast.projects.length === 0 && !expected)
            return null;
        outcomes.sort((a, b) => (0,finding/* compareText */.n6)(a.file, b.file));
        const ran = outcomes.some((o) => o.decisions.length > 0);
        const notices = [
            ...(ran ? [unsandboxed] : []),
            ...site.notices(),
            ...outcomes.flatMap((o) => o.notices),
        ];
        return { sandbox: "none", outcomes, notices };
    }
    finally {
        await site.dispose();
    }
}
async function recordingPaths(repository, policy, globs, edge) {
    if (globs.length > 0) {
        const found = await Promise.all(globs.map((glob) => edge.expand(repository.root, [glob])));
        const empty = globs.find((_, index) => found[index]?.length === 0);
        if (empty !== undefined)
            throw new errors/* UsageError */.e(`--transcripts "${empty}" matches no file`);
        return [...new Set(found.flat())].sort(finding/* compareText */.n6);
    }
    const wanted = (0,suppress/* globMatcher */.fU)(policy.transcripts);
    const excluded = (0,suppress/* globMatcher */.fU)(policy.exclude);
    return repository.files
        .filter((path) => wanted(path) && !excluded(path))
        .map((path) => edge.absolute(repository.root, path));
}

// EXTERNAL MODULE: ./build/report/build.js + 1 modules
var build = __webpack_require__(3116);
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
        list.push(`${scoped} hook${scoped === 1 ? "" : "s"} of skills and commands not replayed: they run only while the skill or command is active`);
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
        return `${ids.size} ${type} hook${ids.size === 1 ? "" : "s"} skipped: ${why}`;
    });
}

// EXTERNAL MODULE: ./build/report/redact.js
var report_redact = __webpack_require__(7234);
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
    const dialects = (0,choose/* chosenDialects */.o)(request.dialects, policy.versions);
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
        ? await replayAll(replayable, repository, policy, request, edge)
        : null;
    if (replayed !== null) {
        found.push(...findingsOfReplay(replayed, replayable.projects, policy.severities));
    }
    if (refused !== null)
        found.push(...refusalFindings(refused, projects, policy.severities));
    const text = sourceTexts(projects, repository, policy, edge);
    const { findings, suppressed } = acceptFindings(found, policy, lints && replays, text);
    const redact = (0,report_redact/* createRedactor */.lY)((0,report_redact/* secretValues */.VX)(edge.environment));
    const report = (0,build/* buildReport */.F)({
        projects,
        findings,
        suppressed,
        replay: replayed,
        notices: noticesOf(projects, replayed, replays && refused === null),
        gate: (0,gate/* judge */.S)(findings, request.failOn ?? policy.failOn),
    }, redact);
    return { report, excerpt: (file, line) => redact(text(file)?.line(line) ?? "") || null };
}
/** The policy that judges a run; rules of later versions may be named in it already. */
function openPolicy(repository, named, edge) {
    return readPolicy(repository, edge, named, {
        rules: [...rules_registry/* rules */.a.map((rule) => rule.meta.id), ...announced/* announcedRules */.f],
        dialects: registry/* dialectIds */.X3,
    });
}


/***/ }),

/***/ 485:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   checkCommand: () => (/* binding */ checkCommand),
/* harmony export */   checkRequest: () => (/* binding */ checkRequest),
/* harmony export */   onlyPath: () => (/* binding */ onlyPath)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(356);
/* harmony import */ var _edge_node_edge_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8404);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2011);
/* harmony import */ var _interrupt_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7766);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2315);
/* harmony import */ var _output_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7196);






/** `hookgate check`, `lint` and `replay`. */
async function checkCommand(args) {
    const wanted = (0,_output_js__WEBPACK_IMPORTED_MODULE_4__/* .outputs */ .V4)(args.many("format"));
    (0,_interrupt_js__WEBPACK_IMPORTED_MODULE_2__/* .cleanUpOnInterrupt */ .X)();
    const { report, excerpt } = await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__/* .check */ .z)(checkRequest(args), (0,_edge_node_edge_js__WEBPACK_IMPORTED_MODULE_1__/* .nodeEdge */ .W)());
    for (const { reporter, file } of wanted) {
        const text = reporter.render(report, {
            excerpt,
            color: file === null && (0,_output_js__WEBPACK_IMPORTED_MODULE_4__/* .wantsColor */ .zK)(args.has("no-color")),
            quiet: args.has("quiet"),
            verbose: args.has("verbose"),
            changedFiles: null,
            pathPrefix: "",
        });
        if (file === null)
            process.stdout.write(text);
        else
            (0,_output_js__WEBPACK_IMPORTED_MODULE_4__/* .writeOutput */ .zh)(file, text);
    }
    return report.gate.passed ? 0 : 1;
}
/**
 * The request behind a command line.
 * @throws UsageError for more than one PATH or an invalid option value
 */
function checkRequest(args) {
    const command = args.command.name;
    return {
        root: onlyPath(args),
        command: command === "lint" || command === "replay" || command === "list" ? command : "check",
        configFile: args.one("config"),
        dialects: args.many("dialect"),
        transcripts: args.many("transcripts"),
        failOn: (0,_options_js__WEBPACK_IMPORTED_MODULE_3__/* .failOnOption */ .rZ)(args.one("fail-on")),
        jobs: (0,_options_js__WEBPACK_IMPORTED_MODULE_3__/* .jobsOption */ .iI)(args.one("jobs")),
        sandbox: (0,_options_js__WEBPACK_IMPORTED_MODULE_3__/* .sandboxOption */ .Bs)(args.one("sandbox")),
        userDir: args.one("user-dir"),
        systemDir: args.one("system-dir"),
        extensions: args.many("extension"),
        refuseReplay: null,
    };
}
/** The one PATH operand; `.` when there is none. */
function onlyPath(args) {
    if (args.operands.length > 1) {
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .UsageError */ .e(`hookgate ${args.command.name} takes one PATH, not ${args.operands.length}: ${args.operands.join(", ")}`);
    }
    return args.operands[0] ?? ".";
}


/***/ }),

/***/ 7766:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ cleanUpOnInterrupt)
/* harmony export */ });
/* harmony import */ var _edge_node_edge_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8404);

/** From now on an interrupted run stops its hooks, removes its scratch copies and ends with status 2. */
function cleanUpOnInterrupt() {
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
        process.once(signal, () => {
            process.stderr.write(`hookgate: interrupted by ${signal}\n`);
            (0,_edge_node_edge_js__WEBPACK_IMPORTED_MODULE_0__/* .closeEverything */ .K)().finally(() => process.exit(2));
        });
    }
}


/***/ }),

/***/ 7196:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  V4: () => (/* binding */ outputs),
  zK: () => (/* binding */ wantsColor),
  zh: () => (/* binding */ writeOutput)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/model/errors.js
var errors = __webpack_require__(2011);
// EXTERNAL MODULE: ./build/model/finding.js
var model_finding = __webpack_require__(6939);
;// CONCATENATED MODULE: ./build/report/finding-groups.js

const mostRepeats = 3;
/**
 * Findings as people read them: by file, and one mistake made in many files told once. The group with the gravest
 * finding comes first; the order the findings come in does not matter.
 */
function groupFindings(findings) {
    const sorted = [...findings].sort(byPlace);
    const groups = [];
    const single = [];
    for (const same of groupBy(sorted, (f) => JSON.stringify([f.rule, f.severity, f.message])).values()) {
        const files = new Set(same.map((f) => f.file)).size;
        const [finding] = same;
        if (finding === undefined || files <= mostRepeats)
            single.push(...same);
        else
            groups.push({ kind: "repeated", finding, findings: same, files });
    }
    for (const [file, list] of groupBy(single.sort(byPlace), (f) => f.file)) {
        groups.push({ kind: "file", file, findings: list });
    }
    return groups.sort((a, b) => gravest(a.findings) - gravest(b.findings) ||
        (0,model_finding/* compareText */.n6)(a.kind, b.kind) ||
        (0,model_finding/* compareText */.n6)(firstFile(a), firstFile(b)) ||
        (0,model_finding/* compareText */.n6)(firstMessage(a), firstMessage(b)));
}
/** `2 errors, 1 note`; `nothing` when there is none. */
function severityCounts(findings) {
    const parts = model_finding/* severities */.gO.flatMap((severity) => {
        const number = findings.filter((f) => f.severity === severity).length;
        return number === 0 ? [] : [`${number} ${severity}${number === 1 ? "" : "s"}`];
    });
    return parts.join(", ") || "nothing";
}
/** The rule to look up first: of the gravest findings the most frequent. Null when there are no findings. */
function firstRule(findings) {
    const least = gravest(findings);
    const worst = findings.filter((f) => rank(f) === least);
    const counts = [...groupBy(worst, (f) => f.rule)].map(([rule, list]) => ({
        rule,
        n: list.length,
    }));
    counts.sort((a, b) => b.n - a.n || (0,model_finding/* compareText */.n6)(a.rule, b.rule));
    return counts[0]?.rule ?? null;
}
/** By file and place, then by gravity and words: a total order. */
function byPlace(a, b) {
    return ((0,model_finding/* compareText */.n6)(a.file, b.file) ||
        a.line - b.line ||
        a.column - b.column ||
        bySeverity(a, b) ||
        (0,model_finding/* compareText */.n6)(a.rule, b.rule) ||
        (0,model_finding/* compareText */.n6)(a.message, b.message) ||
        a.endLine - b.endLine ||
        a.endColumn - b.endColumn ||
        (0,model_finding/* compareText */.n6)(a.fingerprint, b.fingerprint));
}
function groupBy(items, key) {
    const groups = new Map();
    for (const item of items) {
        const group = groups.get(key(item));
        if (group === undefined)
            groups.set(key(item), [item]);
        else
            group.push(item);
    }
    return groups;
}
function firstFile(group) {
    return group.findings[0]?.file ?? "";
}
function firstMessage(group) {
    return JSON.stringify([group.findings[0]?.rule, group.findings[0]?.message]);
}
function bySeverity(a, b) {
    return rank(a) - rank(b);
}
function rank(finding) {
    return model_finding/* severities */.gO.indexOf(finding.severity);
}
function gravest(findings) {
    return findings.reduce((least, f) => Math.min(least, rank(f)), model_finding/* severities */.gO.length);
}

;// CONCATENATED MODULE: ./build/report/annotation-budget.js


/** Annotations the runner shows of each level per step; the rest it drops without a word (runner 2.336.0). */
const annotationsPerLevel = 10;
/**
 * Spends the annotations of each level: files the pull request changes first, then one of every rule and file before
 * a second of any, so that no mistake made twenty times hides another.
 * @param room annotations per level
 */
function planAnnotations(findings, changedFiles, room) {
    return model_finding/* severities */.gO.map((severity) => {
        const candidates = ranked(findings.filter((f) => f.severity === severity), changedFiles);
        const fits = candidates.length <= room[severity];
        const number = fits ? candidates.length : Math.max(0, room[severity] - 1);
        return { severity, shown: candidates.slice(0, number), left: candidates.slice(number) };
    });
}
/** `unknown-event 12, timeout-unit 3`, most frequent first. */
function ruleCounts(findings, most = 5) {
    const counts = [...groupBy(findings, (f) => f.rule)]
        .map(([rule, list]) => ({ rule, number: list.length }))
        .sort((a, b) => b.number - a.number || (0,model_finding/* compareText */.n6)(a.rule, b.rule));
    const words = counts.slice(0, most).map(({ rule, number }) => `${rule} ${number}`);
    return [...words, ...(counts.length > most ? ["…"] : [])].join(", ");
}
function ranked(findings, changedFiles) {
    const sorted = [...findings].sort(byPlace);
    const changed = (f) => (changedFiles?.has(f.file) ? 0 : 1);
    const nth = (key) => new Map([...groupBy(sorted, key).values()].flatMap((group) => group.map((f, i) => [f, i])));
    const inRuleAndFile = nth((f) => JSON.stringify([f.rule, f.file]));
    const inRule = nth((f) => JSON.stringify([changed(f), f.rule]));
    const order = (f) => [
        changed(f),
        inRuleAndFile.get(f) ?? 0,
        inRule.get(f) ?? 0,
    ];
    return sorted
        .map((finding) => ({ finding, order: order(finding) }))
        .sort((a, b) => a.order[0] - b.order[0] ||
        a.order[1] - b.order[1] ||
        a.order[2] - b.order[2] ||
        byPlace(a.finding, b.finding))
        .map(({ finding }) => finding);
}

// EXTERNAL MODULE: ./build/report/escape.js
var report_escape = __webpack_require__(9924);
;// CONCATENATED MODULE: ./build/report/file-name.js

/** True for a file of a layer outside the repository, which no platform can show. */
function isOutside(file) {
    return /^(?:[/\\]|[A-Za-z]:|\.\.(?:\/|$))/.test(file);
}
/** A file as the platform counts it, from the top of the repository. Not safe text. */
function fromTop(file, pathPrefix) {
    return isOutside(file) ? file : pathPrefix + file;
}
/** A file as people read it. Safe text. */
function shownFile(file, pathPrefix) {
    return (0,report_escape/* plainLine */.h0)(fromTop(file, pathPrefix), 300);
}

// EXTERNAL MODULE: ./build/rules/wording.js
var wording = __webpack_require__(9904);
;// CONCATENATED MODULE: ./build/report/frame.js

/** Widest code shown, in terminal columns; a longer line (minified JSON) is shown around the place. */
const frameWidth = 100;
/** Lines shown of a finding that covers several. */
const mostLines = 4;
/**
 * The source of a finding, safe text: the line before, the line itself and carets under what is meant; or, when more
 * lines are meant, the first of them.
 * @returns nothing when the text is not at hand, or hides a credential
 */
function codeFrame(finding, excerpt) {
    const { line, endLine, file } = finding;
    const last = Math.min(Math.max(line, endLine), line + mostLines - 1);
    const gutter = String(last).length;
    const row = (number, code) => `${number.padStart(gutter)} │ ${code}`.trimEnd();
    const whole = (number) => {
        const text = number < 1 ? null : excerpt(file, number);
        if (text === null || text.trim() === "" || hasSecret(text))
            return [];
        return [row(String(number), firstColumns(shown(text.slice(0, 4 * frameWidth)), frameWidth))];
    };
    if (last > line) {
        return Array.from({ length: last - line + 1 }, (_, i) => whole(line + i)).flat();
    }
    const text = excerpt(file, line);
    if (text === null || text.trim() === "" || hasSecret(text))
        return [];
    const marked = mark(text, finding.column, finding.endColumn);
    if (marked === null)
        return [];
    return [...whole(line - 1), row(String(line), marked.code), row("", marked.carets)];
}
/** True for the row of a frame that holds the carets. */
function isCaretRow(row) {
    return /^ +│ +\^+$/.test(row);
}
/** A line cut to the part around a place, and carets under it; null when the line ends before it. */
function mark(text, column, endColumn) {
    const from = column - 1;
    if (from > text.length)
        return null;
    const to = Math.max(from, endColumn - 1);
    const before = lastColumns(shown(text.slice(Math.max(0, from - 4 * frameWidth), from)), 60);
    const meant = firstColumns(shown(text.slice(from, Math.min(to, from + 4 * frameWidth))), frameWidth);
    const after = firstColumns(shown(text.slice(to, to + 4 * frameWidth)), Math.max(0, frameWidth - width(before) - width(meant)));
    return {
        code: before + meant + after,
        carets: " ".repeat(width(before)) + "^".repeat(Math.max(1, width(meant))),
    };
}
/** Columns a text takes in a terminal, as far as the common cases go: CJK and emoji two, combining marks none. */
function width(text) {
    let columns = 0;
    for (const char of text) {
        if (/\p{Mn}|\p{Me}/u.test(char))
            continue;
        columns +=
            /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/u.test(char)
                ? 2
                : 1;
    }
    return columns;
}
/** The text with blanks up to a width in terminal columns. */
function pad(text, columns) {
    return text + " ".repeat(Math.max(0, columns - width(text)));
}
/** The width of the widest of some texts, in terminal columns. */
function widest(texts) {
    return texts.reduce((most, text) => Math.max(most, width(text)), 0);
}
function hasSecret(line) {
    return line.includes("[redacted");
}
function shown(text) {
    return (0,report_escape/* plainBlock */.Yj)(text.replaceAll("\t", "  ")).replaceAll("\n", " ");
}
function firstColumns(text, columns) {
    if (width(text) <= columns)
        return text;
    let kept = "";
    let used = 1;
    for (const char of text) {
        used += width(char);
        if (used > columns)
            break;
        kept += char;
    }
    return `${kept}…`;
}
function lastColumns(text, columns) {
    const reversed = [...text].reverse().join("");
    const kept = firstColumns(reversed, columns);
    return [...kept].reverse().join("");
}

;// CONCATENATED MODULE: ./build/report/paint.js
const codes = {
    bold: [1, 22],
    dim: [2, 22],
    underline: [4, 24],
    red: [31, 39],
    green: [32, 39],
    yellow: [33, 39],
    cyan: [36, 39],
};
/** ANSI colours, or the text as it is where nobody asked for them. */
function painter(color) {
    if (!color)
        return (_, text) => text;
    return (style, text) => {
        const [on, off] = codes[style];
        return text === "" ? "" : `\u001b[${on}m${text}\u001b[${off}m`;
    };
}

// EXTERNAL MODULE: ./build/report/redact.js
var redact = __webpack_require__(7234);
;// CONCATENATED MODULE: ./build/report/hook-rows.js


/** Hooks that fired or could have, in report order. */
function hookRows(report) {
    if (report.replay === null)
        return [];
    const tallies = tally(report);
    const rows = report.hooks
        .filter((hook) => hook.stats !== null)
        .map((hook) => row(hook, tallies.get(hook.id) ?? noTally()));
    const seen = new Map();
    const key = (r) => `${r.label}\n${r.event}`;
    for (const r of rows)
        seen.set(key(r), (seen.get(key(r)) ?? 0) + 1);
    return rows.map((r) => (seen.get(key(r)) ?? 0) > 1
        ? { ...r, label: `${r.label} (${(0,report_escape/* plainLine */.h0)(r.hook.file, 200)}:${r.hook.line})` }
        : r);
}
/** Calls for which nobody's objection is left because a guard failed and the agent lets them through. */
function lostCalls(report) {
    const guards = new Map(report.hooks.map((hook) => [hook.id, hook.guard]));
    return failedCalls(report, (d) => d.failedOpen &&
        (d.verdict === "none" || d.verdict === "allow") &&
        d.hooks.some((run) => failed(run) && (guards.get(run.hook) ?? true)));
}
/** Calls that are blocked only because a hook failed. */
function blockedByFailure(report) {
    return failedCalls(report, (d) => d.failedClosed);
}
/** What people call a hook: its name, else the script it runs, else its command. Safe text. */
function hookLabel(hook) {
    if (hook.name !== null && hook.name.trim() !== "")
        return (0,report_escape/* plainLine */.h0)(hook.name, 60);
    const command = hook.command ?? hook.id;
    const script = command
        .slice(0, 2_000)
        .split(/[\s"'=]+/)
        .map((word) => word.split(/[\\/]/))
        .find((steps) => steps.length > 1 && /\.[A-Za-z][A-Za-z0-9]{0,4}$/.test(steps.at(-1) ?? ""));
    return (0,report_escape/* plainLine */.h0)(script?.at(-1) ?? command, 40);
}
function row(hook, seen) {
    const stats = hook.stats ?? { matched: 0, ran: 0, p95Ms: null };
    const times = (outcome) => seen.outcomes.get(outcome) ?? 0;
    const told = [];
    const tell = (word, number, always = false) => {
        if (number > 0 || always)
            told.push(`${word} ${number}`);
    };
    tell("denied", times("deny"), hook.guard && stats.ran > 0);
    tell("asked", times("ask"));
    tell("allowed", times("allow"));
    tell("refused a stop", times("continue"));
    tell("ended the loop", times("halt"));
    tell("failed", times("error"));
    tell("timed out", times("timeout"));
    tell("skipped", times("skipped"));
    const quiet = told.length === 0 || (told.length === 1 && told[0] === "denied 0");
    if (quiet && stats.ran > 0) {
        told.splice(0, 1, seen.effects > 0 ? `no verdict, ${(0,wording/* count */.U9)(seen.effects, "effect")}` : "said nothing");
    }
    if (!hook.enabled && stats.matched === 0)
        told.push((0,report_escape/* plainLine */.h0)(hook.disabledBecause ?? "", 120));
    const broken = times("error") + times("timeout");
    const opened = hook.guard ? seen.failedOpen : 0;
    return {
        label: hookLabel(hook),
        event: (0,report_escape/* plainLine */.h0)(hook.event, 60),
        fired: stats.matched > 0 ? `fired ${stats.matched}` : hook.enabled ? "never fired" : "switched off",
        told,
        speed: stats.p95Ms === null ? "" : `p95 ${(0,wording/* duration */.p0)(stats.p95Ms)}`,
        alarm: opened === 0
            ? ""
            : `fails open ${opened === stats.matched && broken === stats.matched ? "every time" : opened === 1 ? "once" : `${opened} times`}`,
        hook,
    };
}
function tally(report) {
    const tallies = new Map();
    for (const decision of decisions(report)) {
        const acted = Object.keys(decision.effects).length > 0;
        for (const run of decision.hooks) {
            const seen = tallies.get(run.hook) ?? noTally();
            seen.outcomes.set(run.outcome, (seen.outcomes.get(run.outcome) ?? 0) + 1);
            if (decision.failedOpen && failed(run))
                seen.failedOpen += 1;
            if (acted && run.outcome !== "skipped")
                seen.effects += 1;
            tallies.set(run.hook, seen);
        }
    }
    return tallies;
}
function noTally() {
    return { outcomes: new Map(), failedOpen: 0, effects: 0 };
}
function decisions(report) {
    return report.replay?.transcripts.flatMap((t) => t.decisions) ?? [];
}
function failedCalls(report, test) {
    return (report.replay?.transcripts ?? []).flatMap(({ file, decisions }) => decisions.filter(test).map((decision) => ({ file, decision })));
}
function failed(run) {
    return run.outcome === "error" || run.outcome === "timeout";
}

;// CONCATENATED MODULE: ./build/report/replay-text.js





const verdictWords = {
    deny: "denied",
    ask: "asked about",
    continue: "stops refused",
    halt: "ended the agent's loop",
};
/** What the hooks did: one row each, then the calls that a failing hook decided. Nothing when nothing was replayed. */
function replayLines(report, options, paint) {
    if (report.replay === null)
        return [];
    const { summary } = report;
    const said = Object.entries(verdictWords).flatMap(([verdict, word]) => {
        const number = summary[verdict];
        return number === 0 ? [] : [`${number} ${word}`];
    });
    const lines = [
        `Replayed ${(0,wording/* count */.U9)(summary.events, "event")} of ${(0,wording/* count */.U9)(summary.transcripts, "recording")}${said.length === 0 ? "" : `: ${said.join(", ")}`}`,
    ];
    const calls = [
        ...callLine(lostCalls(report), options, "went through although a guard failed"),
        ...callLine(blockedByFailure(report), options, "blocked because a hook failed"),
    ];
    if (report.findings.length === 0 && calls.length === 0 && !options.verbose)
        return lines;
    const rows = hookRows(report);
    const cells = rows.map((r) => [r.label, r.event, r.fired, r.told.join("   "), r.speed]);
    const widths = [0, 1, 2, 3, 4].map((i) => widest(cells.map((c) => c[i] ?? "")));
    rows.forEach(({ alarm }, i) => {
        const line = (cells[i] ?? []).map((cell, j) => pad(cell, widths[j] ?? 0)).join("   ");
        const remark = alarm === "" ? "" : paint("red", `   ← ${alarm}`);
        lines.push(`  ${line.trimEnd()}${remark}`);
    });
    return calls.length === 0 ? lines : [...lines, "", ...calls.map((l) => paint("red", l))];
}
function callLine(calls, options, what) {
    const [first] = calls;
    if (first === undefined)
        return [];
    const { decision, file } = first;
    const subject = decision.subject === "" ? "" : `  \`${(0,report_escape/* plainLine */.h0)(decision.subject, 120)}\``;
    return [
        `  ${(0,wording/* count */.U9)(calls.length, "call")} ${what}, first: ${shownFile(file, options.pathPrefix)} step ${decision.step}${subject}`,
    ];
}
/** Every decision with what each hook said, for `--verbose`. */
function decisionLines(report, options, paint) {
    return (report.replay?.transcripts ?? []).flatMap((transcript, i) => [
        ...(i === 0 ? [] : [""]),
        ...transcriptLines(transcript, options, paint),
    ]);
}
function transcriptLines(transcript, options, paint) {
    const lines = [
        paint("underline", shownFile(transcript.file, options.pathPrefix)),
        ...(transcript.decisions.length === 0 ? ["  no hook was selected"] : []),
    ];
    for (const d of transcript.decisions) {
        const where = d.line === null ? `step ${d.step}` : `step ${d.step}, line ${d.line}`;
        const what = [d.event, d.tool ?? "", d.subject]
            .filter((part) => part !== "")
            .map((part) => (0,report_escape/* plainLine */.h0)(part, 120))
            .join("  ");
        const open = d.failedOpen ? " (failed open)" : d.failedClosed ? " (failed closed)" : "";
        lines.push(`  ${where}  ${what}  → ${d.verdict}${open}`);
        for (const run of d.hooks)
            lines.push(...runLines(run));
    }
    return lines;
}
function runLines(run) {
    const facts = [
        run.exitCode === null ? "" : `exit ${run.exitCode}`,
        run.signal === null ? "" : (0,report_escape/* plainLine */.h0)(run.signal, 20),
        run.durationMs === null ? "" : `${run.durationMs} ms`,
        run.truncated ? "output cut" : "",
    ].filter((fact) => fact !== "");
    const told = [
        ["", run.error],
        ["reason ", run.reason],
        ["stdout ", run.stdout],
        ["stderr ", run.stderr],
    ];
    return [
        `      ${run.outcome.padEnd(8)} ${hookLabel({ ...run, id: run.hook })}${facts.length === 0 ? "" : `  (${facts.join(", ")})`}`,
        ...told.flatMap(([label, text]) => text === null || text.trim() === ""
            ? []
            : [`               ${label}│ ${(0,report_escape/* plainLine */.h0)(text, 300)}`]),
    ];
}

;// CONCATENATED MODULE: ./build/report/text.js








/** The report for a person at a terminal: what is wrong and where, what the hooks did, whether it passes, what next. */
const textReporter = { name: "text", render: renderText };
const longestMessage = 2_000;
const severityColor = { error: "red", warning: "yellow", note: "cyan" };
function renderText(report, options) {
    const paint = painter(options.color);
    const excerpt = (0,redact/* redactExcerpt */.Pl)(options.excerpt, (0,redact/* createRedactor */.lY)([]));
    const shown = options.quiet
        ? report.findings.filter((f) => f.severity === "error")
        : report.findings;
    const body = options.quiet
        ? [findingLines(shown, excerpt, options, paint)]
        : [
            [paint("bold", headerLine(report))],
            findingLines(shown, excerpt, options, paint),
            options.verbose ? decisionLines(report, options, paint) : [],
            replayLines(report, options, paint),
            noticeLines(report, paint),
        ];
    const blocks = [...body, verdictLines(report, paint)].filter((block) => block.length > 0);
    // With nothing to find fault with, everything is one short block.
    const gap = blocks.some((block) => block.length > 1) ? "\n\n" : "\n";
    const text = blocks.map((block) => block.join("\n")).join(gap);
    return `${text.split("\n").map(report_escape/* breakCommands */.ix).join("\n")}\n`;
}
/** `hookgate 0.1.0 · 2 configs · 5 hooks · 3 recordings · sandbox bubblewrap` */
function headerLine(report) {
    const { summary, replay } = report;
    return [
        `hookgate ${(0,report_escape/* plainLine */.h0)(report.tool.version, 40)}`,
        (0,wording/* count */.U9)(summary.configs, "config"),
        (0,wording/* count */.U9)(summary.hooks, "hook"),
        ...(replay === null
            ? []
            : [(0,wording/* count */.U9)(replay.transcripts.length, "recording"), `sandbox ${replay.sandbox}`]),
    ].join(" · ");
}
function findingLines(findings, excerpt, options, paint) {
    const blocks = groupFindings(findings).map((group) => {
        const list = group.findings;
        if (group.kind === "repeated") {
            const most = options.verbose ? list.length : 5;
            return [
                paint("underline", `in ${group.files} files`),
                ...text_row(group.finding, "", 0, group.finding.rule.length, paint),
                ...list
                    .slice(0, most)
                    .map((f) => `      ${shownFile(f.file, options.pathPrefix)}:${f.line}:${f.column}`),
                ...(list.length > most ? [`      and ${(0,wording/* count */.U9)(list.length - most, "more place")}`] : []),
            ];
        }
        const placeWidth = widest(list.map((f) => `${f.line}:${f.column}`));
        const ruleWidth = Math.min(32, widest(list.map((f) => f.rule)));
        return [
            paint("underline", shownFile(group.file, options.pathPrefix)),
            ...list.flatMap((f) => [
                ...text_row(f, `${f.line}:${f.column}`, placeWidth, ruleWidth, paint),
                ...(f.severity === "note" ? [] : frameLines(f, excerpt, paint)),
            ]),
        ];
    });
    return blocks.flatMap((block, i) => (i === 0 ? block : ["", ...block]));
}
function text_row(finding, where, placeWidth, ruleWidth, paint) {
    const place = where === "" ? "" : `${where.padEnd(placeWidth)}  `;
    const severity = paint(severityColor[finding.severity], finding.severity.padEnd(7));
    const rule = paint("dim", pad((0,report_escape/* plainLine */.h0)(finding.rule, 60), ruleWidth));
    return [`  ${place}${severity}  ${rule}  ${(0,report_escape/* plainLine */.h0)(finding.message, longestMessage)}`];
}
function frameLines(finding, excerpt, paint) {
    return codeFrame(finding, excerpt).map((line) => {
        const style = isCaretRow(line) ? severityColor[finding.severity] : "dim";
        return `          ${paint(style, line)}`;
    });
}
function noticeLines(report, paint) {
    return report.notices.map((notice) => `${paint("cyan", "notice")}  ${(0,report_escape/* plainLine */.h0)(notice, 500)}`);
}
function verdictLines(report, paint) {
    const { gate, findings } = report;
    const counts = findings.length === 0 ? "nothing to report" : severityCounts(findings);
    const other = gate.reasons.filter((reason) => !/^\d+ (?:error|warning|note)s?$/.test(reason));
    const why = other.length === 0 ? "" : ` · ${other.map((r) => (0,report_escape/* plainLine */.h0)(r, 200)).join(", ")}`;
    const line = gate.passed
        ? paint("green", `✓ ${counts} · gate passed (fail-on: ${gate.failOn})`)
        : paint("red", `✗ ${counts}${why} · gate failed (fail-on: ${gate.failOn})`);
    const rule = firstRule(findings.filter((f) => mattersMost(f.severity)));
    return rule === null ? [line] : [line, paint("dim", `  hookgate explain ${(0,report_escape/* plainLine */.h0)(rule, 60)}`)];
}
function mattersMost(severity) {
    return severity !== "note";
}

;// CONCATENATED MODULE: ./build/report/github.js





/** Workflow commands that annotate the pull request, and the whole report as a folded log. */
const githubReporter = { name: "github", render: renderGithub };
/** The runner cuts a message at 4,096 characters, after masking secrets. */
const github_longestMessage = 4_000;
const longestTitle = 120;
const commands = { error: "error", warning: "warning", note: "notice" };
const fullRoom = {
    error: annotationsPerLevel,
    warning: annotationsPerLevel,
    note: annotationsPerLevel,
};
/** Annotations, then the log in a group. Every line is either a command of ours or begins with a bar. */
function renderGithub(report, options) {
    const lines = options.annotate === false ? [] : annotationLines(report, options);
    if (!options.quiet)
        lines.push(...logLines(report, options));
    return lines.map((line) => `${line}\n`).join("");
}
function annotationLines(report, options) {
    const findings = options.quiet
        ? report.findings.filter((f) => f.severity === "error")
        : report.findings;
    const plan = planAnnotations(findings, options.changedFiles, options.room ?? fullRoom);
    return plan.flatMap(({ severity, shown, left }) => [
        ...shown.map((finding) => annotation(finding, options.pathPrefix)),
        ...(left.length === 0 || (options.room ?? fullRoom)[severity] < 1
            ? []
            : [restAnnotation(severity, left, options.elsewhere ?? "the log of this step")]),
    ]);
}
function annotation(finding, pathPrefix) {
    const properties = [
        ["title", title(finding)],
        ["file", (0,report_escape/* plainLine */.h0)(fromTop(finding.file, pathPrefix), 1_000)],
        ["line", finding.line],
    ];
    // The runner drops columns of a place that spans lines, and both ends when they are in the wrong order.
    if (finding.endLine > finding.line)
        properties.push(["endLine", finding.endLine]);
    else {
        properties.push(["endLine", finding.line], ["col", finding.column]);
        properties.push(["endColumn", Math.max(finding.column, finding.endColumn)]);
    }
    const after = `\n\nhookgate explain ${(0,report_escape/* plainLine */.h0)(finding.rule, 60)}\n${(0,report_escape/* plainLine */.h0)(finding.help, 300)}`;
    const message = (0,report_escape/* plainBlock */.Yj)(finding.message.slice(0, 2 * github_longestMessage));
    const room = github_longestMessage - after.length;
    const body = message.length > room ? `${wellFormed(message.slice(0, room - 1))}…` : message;
    return command(commands[finding.severity], properties, body + after);
}
/** The last annotation of a level that has more findings than room. */
function restAnnotation(severity, left, elsewhere) {
    const what = severityCounts(left).replace(" ", " more ");
    return command(commands[severity], [["title", `${what} without an annotation`]], `${(0,report_escape/* plainLine */.h0)(ruleCounts(left), 500)}\nGitHub shows ${annotationsPerLevel} annotations of a kind for each step. All findings are in ${elsewhere}.`);
}
function command(name, properties, message) {
    const list = properties.map(([key, value]) => `${key}=${(0,report_escape/* commandProperty */.N1)(String(value))}`);
    return `::${name} ${list.join(",")}::${(0,report_escape/* commandData */.wq)(message)}`;
}
/** The rule and the first clause of the message; what stands between backticks is never cut apart. */
function title(finding) {
    const message = finding.message.slice(0, github_longestMessage);
    const [clause] = /^(?:`[^`\n]{0,200}`|[^`.;\n]|[.;](?!\s|$))+/.exec(message) ?? [message];
    return (0,report_escape/* plainLine */.h0)(`${finding.rule}: ${clause}`, longestTitle);
}
/**
 * The text report between `group` and `endgroup`. A bar before every line keeps problem matchers of other steps
 * (eslint, tsc) from reading it, which they do even while commands are stopped.
 */
function logLines(report, options) {
    const text = textReporter.render(report, { ...options, color: false, quiet: false });
    const log = text
        .trimEnd()
        .split("\n")
        .map((line) => `  │ ${line}`.trimEnd());
    const state = `hookgate: ${severityCounts(report.findings)}, gate ${report.gate.passed ? "passed" : "failed"}`;
    const token = options.stopToken?.();
    return [
        `::group::${(0,report_escape/* commandData */.wq)(state)}`,
        ...(token === undefined ? log : [`::stop-commands::${token}`, ...log, `::${token}::`]),
        "::endgroup::",
    ];
}
function wellFormed(text) {
    return text.replace(/[\ud800-\udbff]$/, "");
}

;// CONCATENATED MODULE: ./build/report/json.js
/** The report itself, one document. */
const jsonReporter = { name: "json", render: (report) => renderJson(report) };
const steering = /[\p{Cf}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u007f-\u009f\u2028\u2029]/gu;
/**
 * JSON that is also safe to print: hidden characters and what the Actions runner takes for a command (`##[`) are
 * written as escapes. They can only stand inside strings, so the document means the same.
 */
function renderJson(report) {
    const json = JSON.stringify(report, null, 2)
        .replace(steering, (char) => char
        .split("")
        .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`)
        .join(""))
        .replace(/##(?=\[)/g, "#\\u0023");
    return `${json}\n`;
}

;// CONCATENATED MODULE: ./build/report/registry.js



/** Every output format, in the order of help. */
const reporters = [textReporter, jsonReporter, githubReporter];
/** The reporter of that name, or null. */
function reporterNamed(name) {
    return reporters.find((reporter) => reporter.name === name) ?? null;
}

;// CONCATENATED MODULE: ./build/cli/output.js




const laterFormats = ["sarif", "junit", "markdown", "html", "rdjsonl"];
/**
 * Reads `--format NAME[=FILE]` options. Text goes to standard output when nothing else does.
 * @throws UsageError for an unknown format or two formats on standard output
 */
function outputs(formats) {
    const wanted = formats.map((format) => {
        const [name = "", ...rest] = format.split("=");
        const file = rest.length === 0 ? null : rest.join("=");
        if (file === "")
            throw new errors/* UsageError */.e(`--format ${name}= needs a file name`);
        return { reporter: output_reporterNamed(name), file };
    });
    const onStdout = wanted.filter((o) => o.file === null);
    if (onStdout.length > 1) {
        throw new errors/* UsageError */.e(`only one format can go to standard output; give the others a file: --format ${onStdout[1]?.reporter.name}=FILE`);
    }
    return onStdout.length === 1
        ? wanted
        : [...wanted, { reporter: output_reporterNamed("text"), file: null }];
}
/** @throws UsageError when the folder cannot be made or the file cannot be written */
function writeOutput(file, text) {
    try {
        (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(file), { recursive: true });
        (0,external_node_fs_.writeFileSync)(file, text);
    }
    catch (error) {
        throw new errors/* UsageError */.e(`cannot write ${file}: ${error instanceof Error ? error.message : error}`);
    }
}
/** Colours only for a person at a terminal who did not decline them. */
function wantsColor(declined) {
    const { NO_COLOR, TERM } = process.env;
    return (!declined &&
        (NO_COLOR === undefined || NO_COLOR === "") &&
        TERM !== "dumb" &&
        process.stdout.isTTY === true);
}
function output_reporterNamed(name) {
    const found = reporters.find((r) => r.name === name);
    if (found)
        return found;
    throw new errors/* UsageError */.e(laterFormats.includes(name)
        ? `format "${name}" is not available in this version`
        : `unknown format "${name}": known are ${reporters.map((r) => r.name).join(", ")}`);
}


/***/ }),

/***/ 4829:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ chosenDialects)
/* harmony export */ });
/* harmony import */ var _registry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6537);

/**
 * The agents to look at, each at the version that counts.
 * @param only ids the user named; empty = every known agent
 * @param versions version per id from the policy
 * @throws UsageError for an unknown id or an impossible version
 */
function chosenDialects(only, versions) {
    const named = new Set(only.map((id) => (0,_registry_js__WEBPACK_IMPORTED_MODULE_0__/* .dialectModule */ .Xb)(id).id));
    return _registry_js__WEBPACK_IMPORTED_MODULE_0__/* .dialectModules */ ._F
        .filter((m) => named.size === 0 || named.has(m.id))
        .map((m) => m.at(versions.get(m.id) ?? null));
}


/***/ }),

/***/ 6537:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  X3: () => (/* binding */ dialectIds),
  Xb: () => (/* binding */ dialectModule),
  _F: () => (/* binding */ dialectModules)
});

// EXTERNAL MODULE: ./build/model/errors.js
var errors = __webpack_require__(2011);
// EXTERNAL MODULE: ./build/model/json.js
var model_json = __webpack_require__(9598);
// EXTERNAL MODULE: ./build/model/verdict.js
var model_verdict = __webpack_require__(543);
// EXTERNAL MODULE: ./build/dialects/event-table.js
var event_table = __webpack_require__(6611);
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
const byName = new Map(eventRows.map((r) => [r.name, r]));
/** The row of an event of the newest version; null when there is no such event. */
function eventRow(name) {
    return byName.get(name) ?? null;
}
/** Events that hand a tool call to the hook: the only ones on which `if` is evaluated. */
function isToolEvent(name) {
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
function eventsAt(behaviour) {
    return (0,event_table/* eventTable */.r)("Claude Code", eventRows.map((r) => factsOf(r, behaviour)));
}
function factsOf(r, behaviour) {
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
function effectsOf(event, results) {
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
        afterTheFact: facts?.blocking === "after-the-fact" && verdict === "deny",
        effects: {
            ...effectsOf(event, results),
            ...changedInput(event, waited, verdict),
            ...requestEffects(event, winners),
        },
        faults: [],
    };
}
/** What counts on this event, in plan order. */
function votesOf(event, results, facts) {
    const counted = event.name === "PermissionRequest" ? firstDelivered(results) : results;
    const votes = counted.flatMap((result) => voteOf(event, result));
    const halts = results
        .filter(({ output }) => (0,model_json/* isObject */.Gv)(output) && output.continue === false)
        .map((result) => ({ verdict: "halt", result, word: "continue: false" }));
    // A change of managed policy is applied whatever hooks say.
    const imposed = event.name === "ConfigChange" && (0,model_json/* stringAt */.bX)(event.input, "source") === "policy_settings";
    return [...votes, ...halts].filter(({ verdict }) => facts.honours.includes(verdict) && !(imposed && verdict === "deny"));
}
function voteOf(event, result) {
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

// EXTERNAL MODULE: ./build/source/json.js
var json = __webpack_require__(2112);
// EXTERNAL MODULE: ./build/source/located.js
var located = __webpack_require__(4802);
// EXTERNAL MODULE: ./build/dialects/config-text.js
var config_text = __webpack_require__(9860);
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

;// CONCATENATED MODULE: ./build/dialects/claude-code/event-groups.js

/** The groups under one key, whether or not the key is an event; `lost` counts handlers in the wrong shape. */
function eventOf(entry) {
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
    const event = eventOf(entry);
    return handlersUnder(event) + event.lost;
}

;// CONCATENATED MODULE: ./build/dialects/claude-code/reading.js


/** Starts reading a file. */
function startReading(config, source, behaviour, events, scope = null) {
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
    return `Claude Code leaves it out with a note${lost === 0 ? "" : `, so ${neverRun(lost, "in it")}`}`;
}
/** "the hook in it never runs", "the 3 hooks in it never run". */
function neverRun(count, where) {
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
            consequence: `${reader}${count === 0 ? "" : `, so ${neverRun(count, "under the first")}`}`,
            span: lost.keySpan,
        });
    });
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
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
            return issue.message.slice(0, 1).toLowerCase() + issue.message.slice(1);
    }
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 17 modules
var schemas = __webpack_require__(8816);
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
    if (condition === null || key === undefined || isToolEvent(event))
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
function readHandler(reading, node, place) {
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
        timeoutMs: timeoutMs(written.timeout, defaultTimeout(type, row?.timeoutSeconds ?? null, behaviour)),
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
function timeoutMs(written, defaultSeconds) {
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
const deepest = 4;
/**
 * Events below the members of an object: one level too deep, or under a key of their own.
 * @param above keys that lead to the object
 */
function misplacedIn(object, above) {
    return object.entries
        .filter((member) => member.value.kind === "object" && eventRow(member.key) === null)
        .flatMap((member) => search(member.value, member.value, [...above, member.key]));
}
/** Events among the members of an object itself, where `hooks` should be around them. */
function bareEvents(object) {
    return object.entries.filter(isEvent).map((event) => ({ event, holder: event.value, path: [] }));
}
function search(node, holder, path) {
    if (node.kind !== "object" || path.length > deepest)
        return [];
    return node.entries.flatMap((member) => isEvent(member)
        ? [{ event: member, holder, path }]
        : search(member.value, holder, [...path, member.key]));
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



const group = '`{ "matcher": …, "hooks": [ … ] }`';
/** What each wrong shape is called, and how it is mended. */
const words = {
    "hooks-not-object": ({ node }) => ({
        what: `\`hooks\` is ${kindOf(node)}: an object with events as keys is expected`,
        cure: 'write `"hooks": { "PreToolUse": [ … ] }`',
    }),
    "hooks-nested": () => ({
        what: "`hooks` stands inside `hooks`",
        cure: "take one level out",
    }),
    "event-not-array": ({ event, node }) => ({
        what: `${(0,config_text/* quote */.hD)(event ?? "")} is ${kindOf(node)}: a list of groups is expected`,
        cure: `write a list of ${group}`,
    }),
    "event-keyed-by-matcher": ({ event }) => ({
        what: `${(0,config_text/* quote */.hD)(event ?? "")} is keyed by matcher: a list of groups is expected`,
        cure: `write a list of ${group}`,
    }),
    "event-not-wrapped": ({ event }) => ({
        what: `${(0,config_text/* quote */.hD)(event ?? "")} holds an object: a list of groups is expected`,
        cure: `put ${group} into a list`,
    }),
    "group-not-object": ({ event, node }) => ({
        what: `an item of ${(0,config_text/* quote */.hD)(event ?? "")} is ${kindOf(node)}: a group is expected`,
        cure: `write ${group}`,
    }),
    "flat-handler": ({ event }) => ({
        what: `a handler stands directly under ${(0,config_text/* quote */.hD)(event ?? "")}: a group with a \`hooks\` list belongs around it`,
        cure: 'write `{ "hooks": [ … ] }` around it',
    }),
    "group-without-hooks": ({ event }) => ({
        what: `a group of ${(0,config_text/* quote */.hD)(event ?? "")} has no \`hooks\` list`,
        cure: `write ${group}`,
    }),
    "handlers-not-array": ({ event, node }) => ({
        what: `the \`hooks\` of a group of ${(0,config_text/* quote */.hD)(event ?? "")} is ${kindOf(node)}: a list of handlers is expected`,
        cure: `write ${group}`,
    }),
    "handler-not-object": ({ event, node }) => ({
        what: `a handler of ${(0,config_text/* quote */.hD)(event ?? "")} is ${kindOf(node)}: an object with \`type\` is expected`,
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
        const { what, cure } = words[first.kind](first);
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
function kindOf(node) {
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
const intended = {
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
        : neverRun(count, where);
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
    const hint = Object.hasOwn(intended, plain) ? intended[plain] : undefined;
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
                : neverRun(count, "under it"),
            severity: rejects ? "error" : null,
            span: event.nameSpan,
        }));
    }
    for (const group of event.groups) {
        const disabledBecause = because ?? event_map_readGroup(reading, event, group);
        for (const { node } of group.handlers) {
            readHandler(reading, node, { event, facts, group, disabledBecause });
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
    const event = eventOf(entry);
    const disabledBecause = `Claude Code has no event ${entry.key}`;
    for (const group of event.groups) {
        for (const { node } of group.handlers) {
            readHandler(reading, node, { event, facts: null, group, disabledBecause });
        }
    }
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/source/yaml.js
var yaml = __webpack_require__(5921);
;// CONCATENATED MODULE: ./build/dialects/claude-code/front-matter.js






/**
 * Reads the `hooks` of a skill's, agent's or command's front matter (2.1.0 and later).
 * @returns whether the file has any
 */
function readFrontMatter(reading) {
    const { source, behaviour } = reading;
    const bounds = (0,yaml/* frontMatterBounds */.o)(source.text);
    if (bounds === null || !behaviour.reached("2.1.0"))
        return false;
    if (!/^hooks[ \t]*:/m.test(source.text.slice(bounds.from, bounds.to)))
        return false;
    const { root, problems } = (0,yaml/* parseYaml */.h)(source, bounds.from, bounds.to);
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
    reading.scope = scopeOf(reading, root);
    reading.defects.push(...duplicates(root, "at most one of the two counts"));
    readEventMap(reading, hooks.value);
    return true;
}
/** What has to be active for the hooks to run. */
function scopeOf({ config }, root) {
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
function wrongDialect(root, events) {
    const hooks = (0,located/* field */.ZZ)(root, "hooks");
    if (hooks?.kind !== "object")
        return hooks === undefined ? antigravity(root, events) : null;
    const entries = lastOfEachKey(hooks);
    const own = entries.filter(({ key }) => events.get(key) !== null);
    const decisive = own.filter(({ key }) => !sharedNames.includes(key));
    const versioned = (0,located/* field */.ZZ)(root, "version")?.kind === "number";
    const foreign = entries.flatMap((item) => {
        const vendor = vendorOf(item, events, versioned);
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
function vendorOf(item, events, versioned) {
    if (events.get(item.key) !== null)
        return null;
    const near = events.nearest(item.key);
    const vendor = near?.because === "other-vendor" ? near.vendor : null;
    if (!/^[a-z]+(?:[A-Z][a-z]+)*$/.test(item.key))
        return vendor;
    if (versioned)
        return vendor ?? "Cursor or Copilot";
    const grouped = handlersUnder(eventOf(item)) > 0;
    return grouped ? null : vendor;
}
/** `{ "a-name": { "PreToolUse": [ … ] } }`: hooks by name, as Antigravity wants them. */
function antigravity(root, events) {
    const named = root.entries.find(({ value }) => value.kind === "object" &&
        value.entries.some(({ key }) => key === "PreInvocation" || events.get(key) !== null));
    return named === undefined ? null : told("Antigravity", named, []);
}
function told(vendor, at, own) {
    const names = own.map(({ key }) => (0,config_text/* quote */.hD)(key)).join(", ");
    const handlers = own.reduce((sum, item) => sum + handlersUnder(eventOf(item)), 0);
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
    const reading = startReading(config, source, behaviour, events);
    switch (config.kind) {
        case "unread":
            return parseUnread(reading);
        case "skill":
        case "agent":
        case "command":
            return finish(reading, readFrontMatter(reading), {});
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
    const relevant = readRoot(reading, root);
    const settings = config.kind === "settings" ? switchesOf(root) : {};
    if (config.kind === "settings")
        reportSwitches(reading, root);
    return finish(reading, relevant, settings);
}
/** Reads the hooks of a JSON file. Returns whether the file has to do with hooks at all. */
function readRoot(reading, root) {
    const { config, events } = reading;
    const hooks = (0,located/* entry */.f_)(root, "hooks");
    if (config.kind !== "plugin-json") {
        const foreign = config.kind === "settings" && hooks === undefined ? null : wrongDialect(root, events);
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
    const outside = [...bareEvents(rest), ...misplacedIn(rest, [])];
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
        switches.some((key) => isTrue((0,located/* field */.ZZ)(root, key))));
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
    if (off !== undefined && isTrue(off.value)) {
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
    if (managed !== undefined && isTrue(managed.value) && reading.config.layer !== "system") {
        reading.defects.push((0,config_text/* defect */.gb)({
            rule: "inert-setting",
            what: "`allowManagedHooksOnly` counts only in managed settings",
            consequence: "Claude Code ignores it here",
            span: managed.keySpan,
        }));
    }
}
function isTrue(node) {
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

// EXTERNAL MODULE: ./build/model/finding.js
var finding = __webpack_require__(6939);
;// CONCATENATED MODULE: ./build/dialects/claude-code/files.js



/** Folders of other people's code: what lies there is not a config of this repository. */
const foreignFolders = ["node_modules", ".git", "site-packages", ".venv", "venv", ".yarn"];
const frontMatterPlaces = [
    { kind: "skill", inClaude: /^skills\/[^/]+\/SKILL\.md$/, inPlugin: /^skills\/[^/]+\/SKILL\.md$/ },
    { kind: "agent", inClaude: /^agents\/.+\.md$/, inPlugin: /^agents\/[^/]+\.md$/ },
    { kind: "command", inClaude: /^commands\/.+\.md$/, inPlugin: /^commands\/[^/]+\.md$/ },
];
const unreadPlaces = ["hooks.json", "hooks/hooks.json"];
/** All files of a repository that Claude Code reads hooks from, or that look so and are not read. */
function discover(tree) {
    const files = tree.files.filter((file) => !file.split("/").some((folder) => foreignFolders.includes(folder)));
    const settingsRoots = rootsWith(files, ".claude/settings.json");
    const rootOf = (folder) => nearest(folder, settingsRoots);
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
function nearest(folder, roots) {
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
function files_layers(dirs, exists) {
    const file = (path, kind, layer, home) => exists(path) ? [{ dialect: "claude-code", file: path, root: "", layer, kind, home }] : [];
    const found = [];
    if (dirs.user !== null) {
        const user = plain(dirs.user);
        const folder = external_node_path_.posix.basename(user) === ".claude" ? user : `${user}/.claude`;
        found.push(...file(`${folder}/settings.json`, "settings", "user", null));
    }
    if (dirs.system !== null) {
        const system = plain(dirs.system);
        const [managed] = [
            `${system}/claude-code/managed-settings.json`,
            `${system}/managed-settings.json`,
        ].filter(exists);
        if (managed !== undefined)
            found.push(...file(managed, "settings", "system", null));
    }
    for (const extension of dirs.extensions) {
        const home = plain(extension);
        const manifest = `${home}/.claude-plugin/plugin.json`;
        if (!exists(manifest) && exists(`${home}/gemini-extension.json`))
            continue;
        found.push(...file(manifest, "plugin-json", "plugin", home), ...file(`${home}/hooks/hooks.json`, "hooks-json", "plugin", home));
    }
    return found;
}
/** With `/`, without one at the end. */
function plain(directory) {
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
    const impossible = words.map((word) => obstacle(word, hook, plugin)).find((why) => why !== null);
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
function obstacle(word, hook, plugin) {
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

// EXTERNAL MODULE: ./build/dialects/bounded-pattern.js
var bounded_pattern = __webpack_require__(4672);
;// CONCATENATED MODULE: ./build/dialects/claude-code/tools.js
/** Built-in tools of 2.1.329 (`BUILTIN_TOOL_NAMES` of the SDK's type file). */
const known = [
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
const foreign = {
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
const tools = {
    known,
    former: { ...aliases, ...gone },
    counterpart(name) {
        for (const [vendor, names] of Object.entries(foreign)) {
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
const variables = [
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
function matcherEngine(behaviour) {
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
            const fresh = compile(matcher, event, behaviour);
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
function compile(written, event, behaviour) {
    const matcher = withoutContextSize(written, event);
    if (matcher === "" || matcher === "*") {
        return { kind: "all", names: [], invalid: null, onInvalid: null, test: () => true };
    }
    const toolEvent = isToolEvent(event);
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
const object = schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()).optional();
const paths = schemas/* array */.YOg(schemas/* string */.YjP()).optional();
const permission = (behaviour) => schemas/* enum */.k5n(behaviour.reached(outputSince["PreToolUse.defer"] ?? null)
    ? ["allow", "deny", "ask", "defer"]
    : ["allow", "deny", "ask"]);
const permissionDecision = schemas/* union */.KCZ([
    schemas/* object */.Ikc({ behavior: schemas/* literal */.euz("allow"), updatedInput: object, updatedPermissions: anything }),
    schemas/* object */.Ikc({ behavior: schemas/* literal */.euz("deny"), message: output_fields_text, interrupt: flag }),
]);
const elicitation = { action: schemas/* enum */.k5n(["accept", "decline", "cancel"]).optional(), content: object };
const context = () => ({ additionalContext: output_fields_text });
const output_fields_shapes = {
    PreToolUse: (behaviour) => ({
        permissionDecision: permission(behaviour).optional(),
        permissionDecisionReason: output_fields_text,
        updatedInput: object,
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




const answer_text = schemas/* string */.YjP().optional();
const answer_flag = schemas/* boolean */.zMY().optional();
/** Fields every event accepts. Others are dropped, except the two that only look like a decision here. */
const answer_common = {
    continue: answer_flag,
    suppressOutput: answer_flag,
    stopReason: answer_text,
    systemMessage: answer_text,
    terminalSequence: answer_text,
    decision: schemas/* enum */.k5n(["approve", "block"]).optional(),
    reason: answer_text,
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
const nothing = { outcome: "none", word: null, reason: null, blocks: false };
/** Strongest first: of two statements in one answer the earlier here wins. */
const answer_strongest = ["deny", "halt", "continue", "ask", "allow"];
/** Reads the decision out of a valid answer: of several the strongest, of equal ones the event's own. */
function decisionOf(value, row) {
    const said = [ownDecision(value), legacyDecision(value, row), stop(value)];
    const best = answer_strongest.map((outcome) => said.find((one) => one?.outcome === outcome));
    return best.find((one) => one !== undefined && one !== null) ?? nothing;
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
        return isDeep(text) ? { kind: "broken", why: tooDeep } : { kind: "json", value: whole };
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
const tooDeep = "it is nested too deeply";
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
    const result = interpret(finished);
    return hook.async ? inBackground(result, finished) : result;
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
const silent = {
    outcome: "none",
    rawDecision: null,
    reason: null,
    output: null,
    failure: null,
    faults: [],
    error: null,
};
function interpret(finished) {
    const { hook, run, behaviour } = finished;
    if (run.timedOut) {
        return {
            ...failed(finished, `cancelled after ${hook.timeoutMs / 1000} s`),
            outcome: "timeout",
        };
    }
    if (run.spawnError !== null)
        return failed(finished, `could not be started: ${run.spawnError}`);
    if (run.exitCode === 2 && !behaviour.has("jsonBesideExit2"))
        return blocked(finished, []);
    // Nobody looks at what a StopFailure hook prints.
    const printed = readStdout(finished.row.name === "StopFailure" ? "" : run.stdout);
    if (printed.kind === "text")
        return outcome_plain(finished, printed.text);
    if (printed.kind === "broken") {
        return rejected(finished, printed.why, brokenFaults(printed.why));
    }
    const { value } = printed;
    if (isAnnouncement(value))
        return announced(finished);
    const answer = validate(value, finished.row.name, behaviour);
    if (!answer.valid) {
        return rejected(finished, answer.why, answerFaults(finished, value, answer.why, null));
    }
    return answered(finished, answer.value, value);
}
/** Valid JSON counts whatever the exit status is; status 2 adds a block of its own. */
function answered(finished, output, written) {
    const { run, closed, row } = finished;
    const said = decisionOf(output, row);
    const faults = answerFaults(finished, written, null, said);
    const decided = row.exit2 === "json-only" && said.outcome !== "none";
    if (run.exitCode === 2 && !said.blocks && !decided) {
        return { ...blocked(finished, faults), output };
    }
    const badStatus = run.exitCode !== 0 && run.exitCode !== 2;
    if (closed && badStatus && !said.blocks) {
        return { ...failed(finished, statusOf(run)), faults };
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
        return { ...failed(finished, statusOf(run)), faults: textFaults(finished, text) };
    }
    const excused = missingScriptEvents.includes(row.name) ||
        (row.name === "UserPromptSubmit" && hook.config.layer === "plugin");
    if (excused && text === "" && saysScriptMissing(run.stderr)) {
        return failed(finished, "the script is missing (status 2 does not block then)");
    }
    return blocked(finished, []);
}
/** JSON that fails validation: an error, unless status 2 blocks anyway. */
function rejected(finished, why, faults) {
    const { run, behaviour } = finished;
    if (run.exitCode === 2 && behaviour.has("exit2BesideBadJson")) {
        return blocked(finished, faults);
    }
    return { ...failed(finished, `its output was rejected: ${why}`), faults };
}
/** It said it would go on in the background; status 2 still blocks. */
function announced(finished) {
    const { exitCode } = finished.run;
    if (exitCode === 2)
        return blocked(finished, []);
    return exitCode === 0 ? silent : failed(finished, statusOf(finished.run));
}
function blocked(finished, faults) {
    const { row, run } = finished;
    if (row.exit2 === "fails-creation")
        return { ...failed(finished, statusOf(run)), faults };
    const reason = run.stderr.trim() || "No stderr output";
    return {
        ...silent,
        outcome: blockOutcome(row),
        rawDecision: "block",
        reason,
        faults: faults.length > 0 ? faults : exitFaults(finished),
    };
}
function failed({ run, closed }, error) {
    return {
        ...silent,
        outcome: "error",
        reason: run.stderr.trim() || null,
        failure: closed ? "closed" : "open",
        error,
    };
}
function statusOf({ exitCode, signal }) {
    return exitCode === null ? `killed by ${signal ?? "a signal"}` : `exit status ${exitCode}`;
}
/** An asynchronous hook comes too late to decide; with `asyncRewake`, status 2 wakes the model instead. */
function inBackground(result, { hook, run }) {
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
const payloadFields = {
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
    if (isToolEvent(event.name) && event.name !== "PermissionRequest") {
        fill("tool_use_id", event.callId);
    }
    if (event.name === "Stop" || event.name === "SubagentStop")
        fill("stop_hook_active", false);
    const fields = Object.hasOwn(payloadFields, event.name) ? payloadFields[event.name] : undefined;
    const order = new Set([...baseFields, ...(fields ?? []), ...known.keys()]);
    return Object.fromEntries([...order].flatMap((key) => {
        const value = known.get(key);
        return value === undefined ? [] : [[key, value]];
    }));
}
/** Where Claude Code would keep the recording: the project's path with every other character as a dash. */
function transcriptPath(sessionId, workspace) {
    const project = workspace.project.replace(/[^A-Za-z0-9]/g, "-");
    const file = sessionId.replace(/[^\w-]/g, "-");
    return `${workspace.home}/.claude/projects/${project}/${file}.jsonl`;
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
const longest = 10_000;
/** A permission rule: a tool, and what is asked of its input. */
const rule = /^\s*([\w-]+\*?)\s*(?:\((.*)\))?\s*$/s;
/**
 * Does an `if` filter let a tool call through to its hook? Filters are permission rules: `Bash(git *)`,
 * `Edit(src/**)`, `WebFetch(domain:example.com)`, `mcp__server`. A filter is no security boundary, so whatever is
 * not understood here lets the hook run.
 */
function conditionFits(condition, payload) {
    if (condition.length > longest)
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
    const parts = command.length > longest ? null : splitCommand(command);
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
    if (/[[\]{}!\\]/.test(detail) || path.length > longest)
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
    return isToolEvent(event.name) && conditionFits(condition, event.input);
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
function register(configs) {
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


const subject_longest = 200;
/** Where the telling part of a tool's input stands, first match wins. */
const inputFields = [
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
const eventFields = {
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
function toolOf(event) {
    return isToolEvent(event.name) ? (0,model_json/* stringAt */.bX)(event.input, "tool_name") : null;
}
/** What a person wants to see of an event: the command, the path, the prompt …, on one line. */
function subjectOf(event) {
    if (isToolEvent(event.name)) {
        const input = (0,model_json/* objectAt */.lJ)(event.input, "tool_input");
        return input === null ? "" : oneLine(firstText(input, inputFields) ?? anyText(input));
    }
    const fields = Object.hasOwn(eventFields, event.name) ? eventFields[event.name] : undefined;
    return oneLine(firstText(event.input, fields ?? otherFields) ?? "");
}
function firstText(object, fields) {
    for (const name of fields) {
        const value = (0,model_json/* stringAt */.bX)(object, name);
        if (value !== null && value.trim() !== "")
            return value;
    }
    return null;
}
function anyText(object) {
    const value = Object.values(object).find((v) => typeof v === "string" && v.trim() !== "");
    return typeof value === "string" ? value : "";
}
function oneLine(text) {
    const flat = text
        .slice(0, 4 * subject_longest)
        .replace(/\s+/g, " ")
        .trim();
    if (flat.length <= subject_longest)
        return flat;
    return `${flat.slice(0, subject_longest - 1).replace(/[\uD800-\uDBFF]$/, "")}…`;
}

;// CONCATENATED MODULE: ./build/dialects/claude-code/versions.js




/** Newest version the tables were read from, and the day. */
const newest = { version: "2.1.329", checked: "2026-11-20" };
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
const oldest = "1.0.38";
/** Every version at which one of the tables changes, oldest first. */
const timeline = [
    ...new Set([
        oldest,
        ...Object.values(firsts),
        ...eventRows.flatMap((row) => (row.since === null ? [] : [row.since])),
        ...Object.values(fieldSince),
        ...Object.values(typeSince),
        ...Object.values(outputSince),
        newest.version,
    ]),
].sort((a, b) => compare(parts(a), parts(b)));
/**
 * The behaviour at a version, a prefix of one (`"2.1"` means the last 2.1), `"seed"` or null. The seed documents
 * do not describe Claude Code, so for this agent `seed` means the newest version, as null does.
 * @throws UsageError when `version` is no version
 */
function behaviourAt(version) {
    if (version === null || version === "seed")
        return behaviour(newest.version);
    if (!/^v?\d{1,9}(\.\d{1,9}){0,2}(-[\w.]{1,40})?$/.test(version)) {
        throw new errors/* UsageError */.e(`"${version.slice(0, 40)}" is not a version of Claude Code: expected something like "2.1.329", "2.1" or "seed"`);
    }
    const wanted = parts(version.replace(/^v/, ""));
    const entry = timeline.findLast((candidate) => compare(parts(candidate), wanted) <= 0);
    return behaviour(entry ?? oldest);
}
function behaviour(version) {
    const own = parts(version);
    const reached = (since) => since === null || compare(parts(since), own) <= 0;
    return { version, reached, has: (fact) => reached(firsts[fact]) };
}
/** Three numbers; what a prefix leaves out counts as higher than any number. */
function parts(version) {
    const numbers = version.replace(/-.*$/, "").split(".").map(Number);
    return [0, 1, 2].map((index) => numbers[index] ?? Number.POSITIVE_INFINITY);
}
function compare(a, b) {
    for (const index of [0, 1, 2]) {
        const left = a[index] ?? 0;
        const right = b[index] ?? 0;
        if (left !== right)
            return left - right;
    }
    return 0;
}

;// CONCATENATED MODULE: ./build/dialects/claude-code/index.js














const title = "Claude Code";
/** Claude Code. */
const claudeCode = {
    id: "claude-code",
    title,
    newest: newest,
    at: (version) => dialectAt(behaviourAt(version)),
};
function dialectAt(behaviour) {
    const events = eventsAt(behaviour);
    const matcher = matcherEngine(behaviour);
    return {
        id: "claude-code",
        title,
        version: behaviour.version,
        events,
        timeout: timeoutFacts(behaviour),
        tools: tools,
        variables: variables,
        discover: discover,
        layers: files_layers,
        parse: (config, source) => parse(config, source, behaviour, events),
        register: register,
        matcher,
        plan: (hooks, event) => planEvent(hooks, event, events, matcher),
        payload: completePayload,
        invocation: invocationOf,
        interpret: (hook, event, run) => interpretRun(hook, event.name, run, behaviour),
        // All hooks of an event start at once: none sees what another changed.
        chain: (payload) => payload,
        combine: (event, results) => combineResults(event, results, events),
        tool: toolOf,
        subject: subjectOf,
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
function part(output, key) {
    return (0,model_json/* isObject */.Gv)(output) && Object.hasOwn(output, key) ? output[key] : undefined;
}
/** Reads the vocabulary: lower case, exact, booleans only for `continue`. */
function says(output) {
    const decision = part(output, "decision");
    return {
        halt: part(output, "continue") === false,
        deny: decision === "deny" || decision === "block",
        ask: decision === "ask",
        allow: decision === "allow" || decision === "approve",
    };
}
/** A reason as the vendor's joining of texts would write it; null when there is none. */
function textOf(value) {
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
function effects_effectsOf(event, output, verdict, behaviour) {
    const blocks = verdict === "deny" || verdict === "halt" || verdict === "continue";
    const specific = part(output, "hookSpecificOutput") ?? null;
    const found = {};
    for (const effect of effects_effects) {
        if (effect.event !== event || !effect.at(behaviour))
            continue;
        if (effect.when === (blocks ? "passes" : "blocks"))
            continue;
        const value = part(specific, effect.key);
        if (value !== undefined && effect.usable(value))
            found[effect.key] = value;
    }
    const message = part(output, "systemMessage");
    if (message)
        found.systemMessage = message;
    const stop = part(output, "stopReason");
    if (stop && verdict === "halt")
        found.stopReason = stop;
    if (part(output, "suppressOutput") === true)
        found.suppressOutput = true;
    return found;
}
/** A changed response counts only when its first candidate has a part. */
function hasParts(response) {
    const candidates = part(response, "candidates");
    const first = Array.isArray(candidates) ? (candidates[0] ?? null) : null;
    const parts = part(part(first, "content") ?? null, "parts");
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
        const value = part(merged, key);
        return value === undefined ? [] : [[key, value]];
    });
    return Object.fromEntries(pairs);
}
/** Why an answer makes the vendor's combination give up, quoting it; null when it does not. */
function mergeFailure(event, output, honours) {
    const specific = part(output, "hookSpecificOutput");
    if (honours.merge === "or" && breaksMerge(specific)) {
        return `its \`hookSpecificOutput\` is ${JSON.stringify(specific)?.slice(0, 60)}, not an object; combining the answers ends with an error, and the decisions of all hooks of this event are lost`;
    }
    if (event === "BeforeModel" &&
        says(output).deny &&
        breaksResponse(part(specific ?? null, "llm_response"))) {
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
    const candidates = part(response, "candidates");
    if (!Array.isArray(candidates))
        return true;
    return candidates.some((candidate) => {
        const content = part(candidate, "content") ?? null;
        return !Array.isArray(part(content, "parts"));
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
    const specifics = outputs.map((output) => spread(part(output, "hookSpecificOutput")));
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
        const value = part(output, key);
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
            merged.decision = part(output, "decision") ?? null;
        }
        else if (ask && behaviour.ask) {
            asked = true;
            if (!blocked)
                merged.decision = "ask";
        }
        collect("reason", output);
        collect("systemMessage", output);
        if (part(output, "suppressOutput"))
            merged.suppressOutput = true;
        const specific = part(output, "hookSpecificOutput");
        if (breaksMerge(specific))
            throw new TypeError("hookSpecificOutput is not an object");
        if (specific && behaviour.stops)
            mergeSpecific(merged, specific);
        const context = part(specific ?? null, "additionalContext");
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
    const configs = outputs.map((output) => part(part(output, "hookSpecificOutput") ?? null, "toolConfig"));
    const modes = configs.map((config) => part(config ?? null, "mode"));
    const mode = ["NONE", "ANY"].find((candidate) => modes.includes(candidate)) ?? "AUTO";
    const names = new Set(configs.flatMap((config) => {
        const listed = part(config ?? null, "allowedFunctionNames");
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
function combine(event, results, { events, behaviour }) {
    const honours = events.honours(event.name) ?? nothingHonoured;
    const blocking = events.table.get(event.name)?.blocking ?? "never";
    const merged = aggregate_merge(event.name, results, honours, behaviour);
    const output = merged.output;
    const verdict = verdictOf(output, honours, results);
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
        effects: output === null ? {} : effects_effectsOf(event.name, output, verdict, behaviour),
        faults: [...merged.faults, ...erased(results, verdict, honours)],
    };
}
/**
 * The payload of the next hook in a sequence. Only answers of hooks that ended with exit code 0 change it.
 */
function chain(payload, event, result, behaviour) {
    const ended = result.run !== null && result.run.exitCode === 0 && result.outcome !== "timeout";
    const specific = part(result.output, "hookSpecificOutput") ?? null;
    if (!ended || !(0,model_json/* isObject */.Gv)(specific))
        return payload;
    switch (event.name) {
        case "BeforeAgent": {
            const context = part(specific, "additionalContext");
            if (typeof context !== "string" || !Object.hasOwn(payload, "prompt"))
                return payload;
            return { ...payload, prompt: `${textOf(payload.prompt) ?? ""}\n\n${context}` };
        }
        case "BeforeModel":
            return withParts(payload, "llm_request", part(specific, "llm_request"));
        case "BeforeTool":
            return behaviour.rewrite === "ignored"
                ? payload
                : withParts(payload, "tool_input", part(specific, "tool_input"));
        default:
            return payload;
    }
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
        const synthetic = part(part(output, "hookSpecificOutput") ?? null, "llm_response");
        const stops = says(output).halt && behaviour.modelStops;
        if (event === "BeforeModel" && says(output).deny && !stops && breaksResponse(synthetic)) {
            return crash(answered.findLast((r) => part(specificOf(r) ?? null, "llm_response")));
        }
        return { output, crashed: false, faults: [] };
    }
    catch {
        return crash(answered.find((r) => breaksMerge(specificOf(r))) ?? answered[0]);
    }
}
function specificOf(result) {
    return part(result.output, "hookSpecificOutput");
}
/** Nothing when the hook's own interpretation has told it already. */
function crashFault(event, by) {
    if (by.faults.some((fault) => fault.rule === "invalid-output"))
        return [];
    const what = `its answer makes Gemini CLI give up combining the answers on ${(0,config_text/* quote */.hD)(event)}, so the decisions of all hooks of this event are lost`;
    return [{ hook: by.hook, fault: { rule: "invalid-output", what } }];
}
function verdictOf(output, honours, results) {
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
    const decision = part(output, "decision");
    const meant = deny || ask || verdict === "allow";
    if (!meant || typeof decision !== "string")
        return null;
    return decision;
}
/** The text the loop tells as the cause of a block. */
function effectiveReason(output, { reasonFirst }) {
    const [first, second] = reasonFirst === "reason" ? ["reason", "stopReason"] : ["stopReason", "reason"];
    return (textOf(part(output, first ?? "")) ?? textOf(part(output, second ?? "")) ?? "No reason provided");
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

// EXTERNAL MODULE: ./build/source/text.js
var source_text = __webpack_require__(6137);
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
function rows(behaviour) {
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
const defaultTimeoutMs = 60_000;
/** The events at one version. All eleven exist since the first release with hooks, and all of them fire. */
function events_eventsAt(behaviour) {
    const byName = new Map(rows(behaviour).map((row) => [row.name, row]));
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
            defaultMs: () => defaultTimeoutMs,
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
const ownEvents = [
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
const claudeOnly = new Set(("PermissionRequest PermissionDenied PostToolUseFailure PostToolBatch UserPromptExpansion Setup SubagentStart " +
    "StopFailure PostCompact PreModelSwitch PostModelSwitch TeammateIdle TaskCreated TaskCompleted Elicitation " +
    "ElicitationResult ConfigChange InstructionsLoaded WorktreeCreate WorktreeRemove CwdChanged FileChanged").split(" "));
/** Events that only one of the two camel-case dialects has. */
const cursorOnly = /^(?:before|after)[A-Z]|^workspaceOpen$/;
const copilotOnly = /^(?:userPromptSubmitted|userPromptTransformed|agentStop|errorOccurred)$/;
/** The agent that has an event of this name; null when it is one of ours or nobody's. */
function foreign_vendorOf(name, events) {
    if (events.get(name) !== null)
        return null;
    if (claudeOnly.has(name))
        return "Claude Code";
    const near = events.nearest(name);
    return near?.because === "other-vendor" ? near.vendor : null;
}
/**
 * Recognises a file in another agent's format, so that one finding can say so instead of one for each consequence.
 * A file with events of our own is none.
 * @param least how many foreign events make it one; a single one may be a slip
 */
function foreignShape(root, events, least = 2) {
    const entry = root.entries.find((e) => e.key === "hooks");
    const hooks = (0,located/* field */.ZZ)(root, "hooks");
    const map = hooks === undefined ? root : hooks;
    const span = entry?.keySpan ?? opening(root);
    if (map.kind === "array")
        return listed(map.items, span);
    if (map.kind !== "object")
        return null;
    const versioned = (0,located/* field */.ZZ)(root, "version")?.kind === "number";
    return byEventNames(map, span, events, versioned ? 1 : least) ?? byNamedHooks(map, span, events);
}
function byEventNames(map, span, events, least) {
    const names = [...new Set(map.entries.map((e) => e.key))];
    if (names.some((name) => ownEvents.includes(name)))
        return null;
    const foreign = names.filter((name) => foreign_vendorOf(name, events) !== null);
    if (foreign.length < least)
        return null;
    return {
        vendor: mostlyOf(foreign, map, events),
        evidence: foreign.length === 1 ? `its event is ${some(foreign)}` : `its events are ${some(foreign)}`,
        renamed: renamed(foreign, events),
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
            renamed: renamed(inner, events),
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
function mostlyOf(names, map, events) {
    if (names.some((name) => cursorOnly.test(name)))
        return "Cursor";
    const keys = names.flatMap((name) => keysUnder((0,located/* field */.ZZ)(map, name)));
    if (names.some((name) => copilotOnly.test(name)) || keys.includes("bash"))
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
function renamed(names, events) {
    const pairs = names.flatMap((name) => {
        const near = events.nearest(name);
        return near?.because === "other-vendor" ? [`${(0,config_text/* quote */.hD)(name)} is ${(0,config_text/* quote */.hD)(near.name)}`] : [];
    });
    return pairs.length === 0
        ? null
        : `Here ${pairs.slice(0, 4).join(", ")}; tool names and the unit of timeouts may differ too`;
}
function some(names) {
    const shown = names.slice(0, 3).map(config_text/* quote */.hD).join(", ");
    return names.length > 3 ? `${shown} and ${names.length - 3} more` : shown;
}
function opening(node) {
    return { start: node.start, end: Math.min(node.start + 1, node.end) };
}

;// CONCATENATED MODULE: ./build/dialects/gemini-cli/kinds.js
/** Kinds of files, as `ConfigFile.kind` says it. */
const kinds = {
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
const tellTale = new Set([
    ...ownEvents,
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
function looksLikeHooks(text, kind) {
    const root = readLoosely(new source_text/* SourceText */.D("", text));
    if (root === null)
        return /"(?:hooks|BeforeTool|AfterTool|PreToolUse|PostToolUse)"\s*:/.test(text);
    const hooks = (0,located/* field */.ZZ)(root, "hooks");
    if (hooks !== undefined && hooks.kind !== "null")
        return true;
    if (kind === kinds.manifest)
        return false;
    return root.entries.some(({ key, value }) => tellTale.has(key) ||
        (value.kind === "object" && value.entries.some((inner) => tellTale.has(inner.key))));
}
/** What is to say about a hook file that the agent never opens: one finding, and no hooks. */
function parseDead(config, source, events) {
    const root = readLoosely(source);
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
    const manifest = config.kind === kinds.manifest;
    const hooks = root === null ? undefined : (0,located/* entry */.f_)(root, "hooks");
    const number = count_countHandlers(hooks?.value ?? root ?? undefined);
    const shape = root === null ? null : foreignShape(root, events, 1);
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
        span: hooks?.keySpan ?? firstCharacter,
    });
}
const firstCharacter = { start: 0, end: 1 };
function readLoosely(source) {
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
const longestTimerMs = 2 ** 31 - 1;
/**
 * The timeout as a timer of Node reads it: anything that is no number of at least 1 (and not too large) becomes
 * 1 ms. Null and nothing are the default.
 */
function patience(node, behaviour) {
    const written = raw(node, "timeout") ?? defaultTimeoutMs;
    const number = toNumber(written);
    const ms = number >= 1 && number <= longestTimerMs ? Math.trunc(number) : 1;
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




const unknown_fields_known = ["type", "command", "name", "description", "timeout", "env"];
const knownInGroups = ["matcher", "sequential", "hooks", "description"];
/** Keys that people use for remarks, in formats without comments. */
const remark = /^(?:[_$#/]|comment$)/;
/** Fields of other agents that change what a hook does there: what their absence means here. */
const unknown_fields_foreign = {
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
    const found = strangers(node, unknown_fields_known).map(({ key, keySpan, value }) => {
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
            return consequenceOf(key, unknown_fields_known);
    }
}
/** Fields of a group that Gemini CLI ignores. */
function unknownGroupFields(group) {
    return strangers(group, knownInGroups).map(({ key, keySpan }) => unknown_fields_ignored(key, keySpan, "group", unknown_fields_known.includes(key) || key === "async" || key === "if"
        ? `a group does not pass ${(0,config_text/* quote */.hD)(key)} on to its handlers`
        : consequenceOf(key, knownInGroups), null));
}
function strangers(node, expected) {
    return lastOfEachKey(node).filter(({ key }) => !expected.includes(key) && !remark.test(key));
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
function consequenceOf(key, expected) {
    if (Object.hasOwn(unknown_fields_foreign, key))
        return unknown_fields_foreign[key] ?? "";
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
        if (number >= 1 && number <= longestTimerMs)
            return [];
        const what = number < 1
            ? `\`timeout\` is ${written}, less than 1 ms`
            : `\`timeout\` is ${written}, more than a timer can hold (${longestTimerMs} ms)`;
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
function handler_readHandler(node, context) {
    const { behaviour, facts } = context;
    const kept = isRegistered(node, behaviour);
    const type = raw(node, "type");
    const command = raw(node, "command");
    const matcher = raw(context.group, "matcher");
    const name = stringOrNull(raw(node, "name"));
    const hook = {
        id: newId(context, name, stringOrNull(command) ?? JSON.stringify(command ?? "")),
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
function newId({ source, facts, ids }, name, command) {
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
        what: `Gemini CLI has no event ${(0,config_text/* quote */.hD)(key)}${vendor === null ? "" : ` (that is ${possessive(vendor)} name)`}`,
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
function possessive(vendor) {
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
    const shared = config.kind === kinds.shared;
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
function parseConfig(config, source, behaviour, events) {
    if (config.layer === "dead")
        return parseDead(config, source, events.table);
    const extension = config.kind !== kinds.settings;
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
        return { ...nothing, defects, relevant: extension || /hook/i.test(source.text) };
    }
    if (root.kind !== "object") {
        return { ...nothing, defects: [notAnObject(root, source, extension)], relevant: extension };
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
    const foreign = value === undefined && !extension ? null : foreignShape(root, events.table);
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
                    const read = handler_readHandler(node, {
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



const dialect = "gemini-cli";
const settingsPath = ".gemini/settings.json";
const manifestName = "gemini-extension.json";
const extensionHooks = "hooks/hooks.json";
/** Installed packages are not the repository's own. */
const files_foreignFolders = new Set([
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
function files_discover(tree) {
    const files = tree.files.filter((file) => !file.split("/").some((p) => files_foreignFolders.has(p)));
    const folders = new Map([settingsPath, manifestName].map((name) => [
        name,
        new Set(files.filter((file) => endsAt(file, name)).map((file) => folderOf(file, name))),
    ]));
    const projects = folders.get(settingsPath) ?? new Set();
    const extensions = folders.get(manifestName) ?? new Set();
    const plugins = new Set(files.flatMap((file) => {
        const at = `/${file}`.indexOf("/.claude-plugin/");
        return at < 0 ? [] : [file.slice(0, Math.max(at - 1, 0))];
    }));
    const found = [];
    const add = (file, root, layer, kind, home) => found.push({ dialect, file, root, layer, kind, home });
    for (const file of files) {
        if (endsAt(file, settingsPath)) {
            add(file, folderOf(file, settingsPath), "project", kinds.settings, null);
            continue;
        }
        const home = endsAt(file, extensionHooks) ? folderOf(file, extensionHooks) : null;
        if (home !== null && extensions.has(home)) {
            const kind = plugins.has(home) ? kinds.shared : kinds.extension;
            add(file, nearestProject(home, projects), "extension", kind, home);
            continue;
        }
        const dead = deadEndings.find((ending) => endsAt(file, ending));
        if (dead !== undefined) {
            if (looksLikeHooks(tree.read(file) ?? "", kinds.dead)) {
                add(file, folderOf(file, dead), "dead", kinds.dead, null);
            }
            continue;
        }
        if (endsAt(file, manifestName)) {
            const folder = folderOf(file, manifestName);
            if (looksLikeHooks(tree.read(file) ?? "", kinds.manifest)) {
                add(file, nearestProject(folder, projects), "dead", kinds.manifest, folder);
            }
            continue;
        }
        if (home !== null && !plugins.has(home) && speaksGemini(tree.read(file) ?? "")) {
            add(file, nearestProject(home, projects), "extension", kinds.extension, home);
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
        found.push({ dialect, file, root: "", layer, kind, home });
        return true;
    };
    const { system, user } = dirs;
    const fromSystem = (name, layer) => system !== null &&
        (add(join(system, `gemini-cli/${name}`), layer, kinds.settings, null) ||
            add(join(system, name), layer, kinds.settings, null));
    fromSystem("system-defaults.json", "system-defaults");
    if (user !== null) {
        const inside = lastPart(user) === ".gemini";
        add(join(user, inside ? "settings.json" : settingsPath), "user", kinds.settings, null);
    }
    fromSystem("settings.json", "system");
    for (const dir of dirs.extensions) {
        const plugin = exists(join(dir, ".claude-plugin")) || exists(join(dir, ".claude-plugin/plugin.json"));
        const own = exists(join(dir, manifestName));
        if (plugin && !own)
            continue;
        add(join(dir, extensionHooks), "extension", plugin ? kinds.shared : kinds.extension, dir);
    }
    return found;
}
/** A `hooks/hooks.json` without a manifest beside it: whose is it? */
function speaksGemini(text) {
    return (ownEvents.some((name) => text.includes(`"${name}"`)) ||
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
function folderOf(path, ending) {
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
function invocation(hook, payload, workspace, behaviour, platform) {
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
function matcher_matcherEngine(events) {
    const patterns = new Map();
    const pattern = (text) => {
        const compiled = patterns.get(text) ?? toolPattern(text);
        if (patterns.size < remembered)
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
                return everything;
            return target.values === null ? pattern(text) : exactly(text);
        },
    };
}
/** Compiled patterns kept; a project has a handful. */
const remembered = 1000;
const everything = {
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
    const specific = part(output, "hookSpecificOutput") ?? null;
    const decision = inDecision(output);
    if (decision !== null)
        return decision;
    const go = part(output, "continue");
    if (go === false || (typeof go === "string" && go.toLowerCase() === "false")) {
        return visible("continue", go);
    }
    for (const [name, value] of [
        ["permissionDecision", part(output, "permissionDecision")],
        ["permission", part(output, "permission")],
        ["hookSpecificOutput.permissionDecision", part(specific, "permissionDecision")],
        ["hookSpecificOutput.decision", part(specific, "decision")],
        ["decision.behavior", part(part(output, "decision") ?? null, "behavior")],
        ["hookSpecificOutput.decision.behavior", part(part(specific, "decision") ?? null, "behavior")],
    ]) {
        if (typeof value === "string" && (blocking.test(value) || asking.test(value))) {
            return visible(name, value);
        }
    }
    return null;
}
/** A `decision` that is neither known to the vendor nor plainly an approval. */
function inDecision(output) {
    const decision = part(output, "decision");
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
            ? `it printed ${word("continue", "false")}, which \`${event}\` ignores`
            : null;
    }
    if (deny) {
        const decision = JSON.stringify(part(output, "decision"));
        return honours.deny === null
            ? `it printed ${word("decision", decision)}, which \`${event}\` ignores`
            : null;
    }
    if (ask) {
        return honours.ask
            ? null
            : `it printed ${word("decision", '"ask"')}, which \`${event}\` takes for an approval: ${ignored_passes(event)}`;
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
    const specific = part(output, "hookSpecificOutput") ?? null;
    const { deny, halt } = says(output);
    if (event === "BeforeModel" && part(specific, "llm_response") && !deny && !halt) {
        return `it printed an \`llm_response\` without ${word("decision", '"deny"')}, so the response is dropped and the model is asked`;
    }
    const config = part(specific, "toolConfig") ?? null;
    if (event === "BeforeToolSelection" && part(config, "functionCallingConfig") !== undefined) {
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
    return word(field, value);
}
function word(field, value) {
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
        return parsed(text, (value) => typeof value === "object") ?? streams_plain(text, code ?? 0, deny);
    }
    if (code === 0) {
        if (stdout === "")
            return streams_nothing;
        return parsed(stdout, () => true) ?? streams_plain(stdout, 0, false);
    }
    const stderr = run.stderr.trim();
    return stderr === "" ? streams_nothing : streams_plain(stderr, code ?? 1, code === 2);
}
/** JSON, or a JSON string that holds JSON. Null when it is neither: plain text then. */
function parsed(text, counts) {
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




const nothingSaid = {
    outcome: "none",
    rawDecision: null,
    reason: null,
    output: null,
    failure: null,
    faults: [],
    error: null,
};
/** What Gemini CLI makes of one finished hook. */
function outcome_interpret(hook, event, run, knowledge) {
    if (run.spawnError !== null) {
        return { ...nothingSaid, outcome: "error", failure: "open", error: run.spawnError };
    }
    if (run.timedOut) {
        const { told } = patience(hook.node, knowledge.behaviour);
        const error = `Hook timed out after ${told}ms`;
        return { ...nothingSaid, outcome: "timeout", failure: "open", error };
    }
    const reading = readStreams(run, knowledge.behaviour);
    const denies = (knowledge.events.honours(event.name)?.deny ?? null) !== null;
    return {
        ...nothingSaid,
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
    const decision = part(output, "decision");
    const word = typeof decision === "string" ? decision : null;
    const reason = textOf(part(output, "reason"));
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
    const stop = textOf(part(output, "stopReason"));
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
const noTime = "1970-01-01T00:00:00.000Z";
const noSession = "00000000-0000-4000-8000-000000000000";
/**
 * The payload as the agent sends it: the five common fields first, then those of the event in the vendor's order,
 * then whatever else the recording has.
 */
function payload(event, session, workspace, { events, behaviour }) {
    const { input } = event;
    const given = (key) => Object.hasOwn(input, key) ? input[key] : undefined;
    const common = {
        session_id: given("session_id") ?? session.sessionId ?? noSession,
        transcript_path: given("transcript_path") ?? workspace.transcript ?? "",
        cwd: given("cwd") ?? workspace.project,
        hook_event_name: event.name,
        timestamp: given("timestamp") ?? noTime,
    };
    const own = events
        .fields(event.name)
        .map((key) => [key, given(key) ?? filledIn(key)])
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
function filledIn(key) {
    if (key === "tool_input")
        return {};
    return key === "stop_hook_active" ? false : undefined;
}

;// CONCATENATED MODULE: ./build/dialects/gemini-cli/plan.js



/**
 * Chooses the hooks of an event: matcher, then one of each name and command (the first, with its timeout), and
 * all in sequence as soon as one of those left says so. A matcher that is no text ends the planning.
 */
function plan(hooks, event, { events, matcher, behaviour, }) {
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
function registry_register(configs, behaviour) {
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
const subject_eventFields = ["prompt", "source", "reason", "trigger", "message"];
const gemini_cli_subject_longest = 200;
/** The tool of a tool event, as hooks see it; null on other events. */
function subject_toolOf(event) {
    const onTools = event.name === "BeforeTool" || event.name === "AfterTool";
    return onTools ? (0,model_json/* stringAt */.bX)(event.input, "tool_name") : null;
}
/** What a person wants to see of an event: one line, 200 characters at most; empty when there is nothing. */
function subject_subjectOf(event) {
    const { input } = event;
    const found = subject_toolOf(event) === null
        ? (subject_firstText(input, subject_eventFields) ?? lastMessage((0,model_json/* objectAt */.lJ)(input, "llm_request")))
        : toolSubject((0,model_json/* objectAt */.lJ)(input, "tool_input") ?? {});
    const line = (found ?? "")
        .slice(0, gemini_cli_subject_longest * 4)
        .replace(/\s+/g, " ")
        .trim();
    return line.length > gemini_cli_subject_longest ? `${line.slice(0, gemini_cli_subject_longest - 1)}…` : line;
}
function toolSubject(input) {
    const named = subject_firstText(input, subject_toolFields);
    if (named !== null)
        return named;
    const any = Object.values(input).find((value) => typeof value === "string" && value !== "");
    return typeof any === "string" ? any : null;
}
function subject_firstText(object, keys) {
    for (const key of keys) {
        const value = (0,model_json/* stringAt */.bX)(object, key);
        if (value !== null && value !== "")
            return value;
    }
    return null;
}
/** Model events: what was said last. */
function lastMessage(request) {
    const messages = request !== null && Object.hasOwn(request, "messages") ? request.messages : undefined;
    const last = Array.isArray(messages) ? messages.at(-1) : undefined;
    return (0,model_json/* isObject */.Gv)(last) ? (0,model_json/* stringAt */.bX)(last, "content") : null;
}

;// CONCATENATED MODULE: ./build/dialects/gemini-cli/versions.js

/** 0.22.4; 0.21.3 is the same in every respect that matters here. */
const versions_oldest = {
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
const changes = [
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
const behaviours = accumulate();
function accumulate() {
    const all = [versions_oldest];
    let current = versions_oldest;
    for (const change of changes) {
        current = { ...current, ...change };
        all.push(current);
    }
    return all;
}
const newestBehaviour = behaviours.at(-1) ?? versions_oldest;
/** The newest version the tables were checked against, and the day. */
const versions_newest = { version: newestBehaviour.version, checked: "2026-11-20" };
/** The version that the seed documents describe: a nightly of 0.21 whose hooks are those of 0.23. */
const seedVersion = "0.23";
/**
 * The behaviour of a version: the newest entry that is not newer. A prefix stands for its newest version (`"0"` is the
 * newest 0.x), a version older than all entries gets the oldest.
 * @throws UsageError when it is no version at all
 */
function versions_behaviourAt(version) {
    if (version === null)
        return newestBehaviour;
    const wanted = parseVersion(version === "seed" ? seedVersion : version);
    if (wanted === null) {
        throw new errors/* UsageError */.e(`"${version.slice(0, 60)}" is no version of Gemini CLI: write a version or a prefix of one ("0.61.0", "0.24"), or "seed"`);
    }
    const fits = behaviours.filter((b) => isNotNewer(parseVersion(b.version) ?? [], wanted));
    return fits.at(-1) ?? versions_oldest;
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
const tools_tools = [
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
const shell = "run_shell_command";
const edit = "replace";
const tools_search = "grep_search";
const list = "list_directory";
const web = "google_web_search";
const agent = "invoke_agent";
/** What other agents call the tools of this one. */
const tools_foreign = {
    "Claude Code": {
        Bash: shell,
        Read: "read_file",
        Write: "write_file",
        Edit: edit,
        MultiEdit: edit,
        NotebookEdit: edit,
        Glob: "glob",
        Grep: tools_search,
        LS: list,
        WebFetch: "web_fetch",
        WebSearch: web,
        TodoWrite: "write_todos",
        Task: agent,
        Agent: agent,
        AskUserQuestion: "ask_user",
        EnterPlanMode: "enter_plan_mode",
        ExitPlanMode: "exit_plan_mode",
        Skill: "activate_skill",
    },
    Antigravity: {
        run_command: shell,
        view_file: "read_file",
        write_to_file: "write_file",
        replace_file_content: edit,
        multi_replace_file_content: edit,
        find_by_name: "glob",
        list_dir: list,
        search_web: web,
        read_url_content: "web_fetch",
        ask_question: "ask_user",
        invoke_subagent: agent,
    },
    "Kimi Code": {
        Shell: shell,
        ReadFile: "read_file",
        WriteFile: "write_file",
        StrReplaceFile: edit,
    },
    Codex: { shell_command: shell, exec_command: shell, apply_patch: edit },
    "Copilot and VS Code": {
        runTerminalCommand: shell,
        editFiles: edit,
        create_file: "write_file",
        str_replace_editor: edit,
    },
};
/** Names that `gemini hooks migrate` writes for Claude Code's `Grep` and `LS`, although no tool is called so. */
const migrated = { grep: tools_search, ls: list };
/** How the newest names were spelt before. */
const earlier = {
    grep_search: "search_file_content",
    invoke_agent: "delegate_to_agent",
};
/** The tools of one version. */
function toolsAt(behaviour) {
    const has = ({ since, gone }) => (since === null || reaches(behaviour.version, since)) &&
        (gone === undefined || !reaches(behaviour.version, gone.in));
    const known = tools_tools.filter(has).map((tool) => tool.name);
    const gone = tools_tools.filter((t) => t.gone !== undefined && reaches(behaviour.version, t.gone.in));
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
        for (const [vendor, names] of Object.entries(tools_foreign)) {
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

;// CONCATENATED MODULE: ./build/dialects/gemini-cli/index.js













const id = "gemini-cli";
const gemini_cli_title = "Gemini CLI";
/** Google's Gemini CLI, from the first release with hooks on. */
const geminiCli = {
    id,
    title: gemini_cli_title,
    newest: versions_newest,
    at: (version) => dialectOf(versions_behaviourAt(version)),
};
function dialectOf(behaviour) {
    const events = events_eventsAt(behaviour);
    const matcher = matcher_matcherEngine(events.table);
    const knowledge = { events, behaviour };
    return {
        id,
        title: gemini_cli_title,
        version: behaviour.version,
        events: events.table,
        timeout: events.timeout,
        tools: toolsAt(behaviour),
        variables: variableNames(behaviour),
        discover: files_discover,
        layers: gemini_cli_files_layers,
        parse: (config, source) => parseConfig(config, source, behaviour, events),
        register: (configs) => registry_register(configs, behaviour),
        matcher,
        plan: (hooks, event) => plan(hooks, event, { events: events.table, matcher, behaviour }),
        payload: (event, session, workspace) => payload(event, session, workspace, knowledge),
        invocation: (hook, input, workspace) => invocation(hook, input, workspace, behaviour, process.platform),
        interpret: (hook, event, run) => outcome_interpret(hook, event, run, knowledge),
        chain: (input, event, result) => chain(input, event, result, behaviour),
        combine: (event, results) => combine(event, results, knowledge),
        tool: subject_toolOf,
        subject: subject_subjectOf,
    };
}

;// CONCATENATED MODULE: ./build/dialects/registry.js



/** Every agent hookgate knows, by id. To add one, add its folder and a line here. */
const dialectModules = [claudeCode, geminiCli];
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


/***/ }),

/***/ 1009:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  l: () => (/* binding */ configContexts),
  J: () => (/* binding */ openProjects)
});

// EXTERNAL MODULE: ./build/policy/suppress.js
var suppress = __webpack_require__(1000);
// EXTERNAL MODULE: ./build/shell/target.js + 5 modules
var target = __webpack_require__(2902);
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
    const command = [hook.command ?? "", ...(hook.args ?? [])].join(" ");
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
            const variables = (0,script_path/* scriptVariables */.R)(dialect, hook.config);
            hook.guard = isMeantAsGuard(hook, dialect.events.get(hook.event)?.blocking === "stop", (target) => {
                const path = (0,script_path/* repositoryPath */.S)(target, hook.config);
                return path === null ? null : repository.read(path);
            }, variables);
        }
    }
}

// EXTERNAL MODULE: ./build/discover/projects.js
var discover_projects = __webpack_require__(4074);
;// CONCATENATED MODULE: ./build/discover/open.js



/** Every project with hooks, parsed and merged; guards are told from other hooks by reading their scripts. */
function openProjects(dialects, repository, policy, layers, edge) {
    const included = (0,suppress/* globMatcher */.fU)(policy.include);
    const excluded = (0,suppress/* globMatcher */.fU)(policy.exclude);
    const projects = (0,discover_projects/* discoverProjects */.q)({
        tree: repository,
        dialects,
        included: (path) => included(path) && !excluded(path),
        layers: {
            user: layers.userDir === null ? null : edge.absolute(layers.userDir),
            system: layers.systemDir === null ? null : edge.absolute(layers.systemDir),
            extensions: layers.extensions.map((dir) => edge.absolute(dir)),
        },
        outside: {
            exists: edge.exists,
            read: edge.read,
            name: (path) => edge.relative(repository.root, path),
        },
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
    const { tree, outside } = input;
    const own = dialect
        .discover(tree)
        .filter((config) => input.included(config.file))
        .map((config) => parseFile(dialect, config, config.file, tree.read(config.file)))
        .filter((parsed) => parsed.relevant);
    const shared = dialect
        .layers(input.layers, (path) => outside.exists(path))
        .map((config) => parseFile(dialect, config, outside.name(config.file), outside.read(config.file)))
        .filter((parsed) => parsed.relevant);
    if (own.length === 0 && shared.length === 0)
        return [];
    const roots = [...new Set(own.map((parsed) => parsed.config.root))].sort(_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .compareText */ .n6);
    if (roots.length === 0)
        roots.push("");
    return roots.map((root) => {
        const configs = [...own.filter((parsed) => counts(parsed, root, dialect)), ...shared];
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

/***/ 8404:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  K: () => (/* binding */ closeEverything),
  W: () => (/* binding */ nodeEdge)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./build/runner/environment.js
/** What a hook may know of the machine. Windows writes names in any case (`Path`, `windir`). */
const allowed = new Set([
    "PATH",
    "USER",
    "LOGNAME",
    "SHELL",
    "LANG",
    "TZ",
    "TERM",
    "SYSTEMROOT",
    "COMSPEC",
    "PATHEXT",
    "WINDIR",
    "SYSTEMDRIVE",
    // The clean-up at the end of a job on GitHub kills the processes that carry it.
    "RUNNER_TRACKING_ID",
]);
/** Locale categories: `LC_ALL`, `LC_CTYPE` … */
const allowedPrefix = "LC_";
/** Never handed on, whatever asks for it: tokens, file commands and inputs of a GitHub job, and code for Node. */
const denied = /^(?:GITHUB_|INPUT_|ACTIONS_|RUNNER_|STATE_|NODE_OPTIONS$)/;
/**
 * Node gives a child sockets as standard streams. A bash that finds a socket there and no outer shell takes itself for
 * a remote login and reads `~/.bashrc` and `/etc/bash.bashrc` first (bash 5.2). Agents are started from a shell.
 */
const outerShell = { SHLVL: "1" };
/**
 * The whole environment of a hook: an allow-list of the parent's variables, home and temporary folders in the
 * scratch area, the variables a policy names, and on top those that the dialect sets.
 * @param parent environment of this process
 * @param workspace gives the scratch folders
 * @param extra the dialect's own variables; they win, unchecked
 * @param passed names of further variables of the parent to hand on. A name of the deny-list or of a scratch folder
 * has no effect
 */
function hookEnvironment(parent, workspace, extra, passed) {
    const names = new NameTable(parent);
    for (const [name, value] of Object.entries(parent)) {
        if (value === undefined || isDenied(name))
            continue;
        if (isAllowed(name) || passed.some((wanted) => names.same(wanted, name))) {
            names.set(name, value);
        }
    }
    for (const part of [outerShell, scratchFolders(workspace), extra]) {
        for (const [name, value] of Object.entries(part))
            names.set(name, value);
    }
    return names.record();
}
/** Every name under which a program may look for the home or the temporary folder. */
function scratchFolders({ home, tmp }) {
    return {
        HOME: home,
        USERPROFILE: home,
        APPDATA: home,
        LOCALAPPDATA: home,
        TMPDIR: tmp,
        TEMP: tmp,
        TMP: tmp,
    };
}
function isAllowed(name) {
    const upper = name.toUpperCase();
    return allowed.has(upper) || upper.startsWith(allowedPrefix);
}
function isDenied(name) {
    const upper = name.toUpperCase();
    return upper !== "RUNNER_TRACKING_ID" && denied.test(upper);
}
/** Variables by name; on Windows, which always has `SystemRoot`, the case of a name makes no difference. */
class NameTable {
    #fold;
    #entries = new Map();
    constructor(parent) {
        this.#fold = Object.keys(parent).some((name) => name.toUpperCase() === "SYSTEMROOT");
    }
    same(a, b) {
        return this.#key(a) === this.#key(b);
    }
    set(name, value) {
        this.#entries.set(this.#key(name), [name, value]);
    }
    record() {
        return Object.fromEntries(this.#entries.values());
    }
    #key(name) {
        return this.#fold ? name.toUpperCase() : name;
    }
}

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
;// CONCATENATED MODULE: ./build/runner/alarm.js
/** `setTimeout` turns any longer delay into 1 ms. */
const longestDelayMs = 2 ** 31 - 1;
/**
 * Calls back once after `ms` milliseconds, however many days that is; `Infinity` never comes. Anything that is
 * not at least 1 (zero, negative, NaN) counts as 1. The clock is monotonic.
 * @returns a function that cancels it; harmless when called late or twice
 */
function setAlarm(ms, ring) {
    const until = performance.now() + (Math.max(ms, 1) || 1);
    let timer;
    const wait = () => {
        const left = Math.ceil(until - performance.now());
        timer =
            left > longestDelayMs
                ? setTimeout(wait, longestDelayMs)
                : setTimeout(ring, Math.max(left, 1));
    };
    wait();
    return () => clearTimeout(timer);
}

;// CONCATENATED MODULE: ./build/runner/capture.js
/**
 * What one output stream of a hook said, up to a number of bytes. What comes beyond is read and thrown away, so that
 * the hook is never held up by a full pipe.
 */
class Capture {
    /** The writers have closed their end, or reading failed. */
    ended = false;
    /** More came than was kept. */
    truncated = false;
    #chunks = [];
    #bytes = 0;
    #stream;
    /**
     * @param stream nothing at all when the process was never given one
     * @param limit bytes to keep
     * @param onEnd called once, when nothing more can come
     */
    constructor(stream, limit, onEnd) {
        this.#stream = stream;
        const end = () => {
            if (this.ended)
                return;
            this.ended = true;
            onEnd();
        };
        if (!stream) {
            this.ended = true;
            return;
        }
        stream.on("data", (chunk) => {
            const room = limit - this.#bytes;
            if (chunk.length > room)
                this.truncated = true;
            if (room <= 0)
                return;
            const kept = chunk.length > room ? chunk.subarray(0, room) : chunk;
            this.#chunks.push(kept);
            this.#bytes += kept.length;
        });
        stream.on("end", end);
        stream.on("close", end);
        stream.on("error", end);
    }
    /** What was kept, decoded as UTF-8 in one go: no character is torn at a chunk border, invalid bytes become U+FFFD. */
    text() {
        return Buffer.concat(this.#chunks, this.#bytes).toString("utf8");
    }
    /** Stops reading and lets go of the pipe. */
    close() {
        this.#stream?.destroy();
    }
}

;// CONCATENATED MODULE: ./build/runner/escapees.js

/**
 * Processes that left a hook's process group (`setsid`, daemons) and so outlive a kill of the group. Only Linux tells
 * who they are (`/proc`); elsewhere nothing is found. A process that hides on purpose is for the sandbox to stop.
 */
/** The names the kernel gives to a process's standard output and error; empty when it does not tell. */
function outputNames(pid) {
    if (process.platform !== "linux")
        return [];
    try {
        return [(0,external_node_fs_.readlinkSync)(`/proc/${pid}/fd/1`), (0,external_node_fs_.readlinkSync)(`/proc/${pid}/fd/2`)].filter((name) => /^(?:socket|pipe):\[\d+\]$/.test(name));
    }
    catch {
        return [];
    }
}
/** Kills every process that holds one of these files open, and what it starts meanwhile. */
function killHolders(names) {
    if (names.length === 0)
        return;
    killWhere((pid) => {
        const folder = `/proc/${pid}/fd`;
        return (0,external_node_fs_.readdirSync)(folder).some((fd) => {
            try {
                return names.includes((0,external_node_fs_.readlinkSync)(`${folder}/${fd}`));
            }
            catch {
                return false;
            }
        });
    });
}
/** Kills every process that was started with this text in its environment, and what it starts meanwhile. */
function killCarriers(marker) {
    if (process.platform !== "linux" || marker === "")
        return;
    killWhere((pid) => (0,external_node_fs_.readFileSync)(`/proc/${pid}/environ`).includes(marker));
}
/** Three rounds: a process may fork between being seen and being killed. */
function killWhere(guilty) {
    for (let round = 0; round < 3; round++) {
        let found = false;
        for (const pid of processIds()) {
            try {
                if (!guilty(pid))
                    continue;
                process.kill(pid, "SIGKILL");
                found = true;
            }
            catch {
                // Gone meanwhile, or another user's: neither is ours to kill.
            }
        }
        if (!found)
            return;
    }
}
function processIds() {
    try {
        return (0,external_node_fs_.readdirSync)("/proc")
            .map(Number)
            .filter((pid) => pid > 1 && pid !== process.pid);
    }
    catch {
        return [];
    }
}

;// CONCATENATED MODULE: ./build/runner/run-hook.js





const defaultLimits = { outputBytes: 16 * 1024 * 1024, graceMs: 200, drainMs: 100 };
/** A killed process that the kernel does not let go (stuck in I/O, another user's) is given up after this. */
const abandonMs = 2000;
const windows = process.platform === "win32";
/**
 * A runner for hooks: bounded in time, output and processes, and never waiting for what a hook has left behind.
 * Each hook is a process group of its own; whatever the end, the whole group is killed.
 */
function createRunner(options) {
    const limits = { ...defaultLimits, ...options.limits };
    const live = new Set();
    const killLive = () => {
        for (const child of live)
            kill(child, "SIGKILL");
    };
    // The groups are detached from ours: nobody else would end them if this process ended first.
    const enter = (child) => {
        if (live.size === 0)
            process.on("exit", killLive);
        live.add(child);
    };
    const leave = (child) => {
        live.delete(child);
        if (live.size === 0)
            process.off("exit", killLive);
    };
    return {
        run: async (invocation) => {
            const startedAt = performance.now();
            const started = await start(invocation, options.environment(invocation));
            if (typeof started === "string")
                return notStarted(started, performance.now() - startedAt);
            enter(started);
            try {
                return await supervise(started, invocation, limits, startedAt);
            }
            finally {
                leave(started);
            }
        },
        killAll: () => {
            killLive();
            if (options.marker !== undefined)
                killCarriers(options.marker);
        },
    };
}
/** Starts the process; the answer is the reason when it cannot be started. */
async function start(invocation, env) {
    const [program, ...args] = invocation.argv;
    try {
        const child = (0,external_node_child_process_.spawn)(program, args, {
            cwd: invocation.cwd,
            env,
            stdio: "pipe",
            // A process group of its own. Windows has none, and there it would open a console.
            detached: !windows,
            windowsHide: true,
        });
        if (child.pid !== undefined)
            return child;
        return await new Promise((resolve) => {
            child.once("error", (error) => resolve(whyNotStarted(error, invocation)));
        });
    }
    catch (error) {
        return whyNotStarted(error, invocation);
    }
}
/** Watches a started hook to its end. Never rejects. */
function supervise(child, invocation, limits, startedAt) {
    // Asked now, because it cannot be asked any more when the hook has exited.
    const outputs = child.pid === undefined ? [] : outputNames(child.pid);
    return new Promise((resolve) => {
        let exit = null;
        let timedOut = false;
        let settled = false;
        let cancel = () => { };
        const settle = () => {
            if (settled)
                return;
            settled = true;
            cancel();
            const leftovers = !stdout.ended || !stderr.ended;
            kill(child, "SIGKILL");
            if (leftovers)
                killHolders(outputs);
            child.stdin?.destroy();
            stdout.close();
            stderr.close();
            child.unref();
            resolve({
                exitCode: exit?.code ?? null,
                signal: exit === null ? "SIGKILL" : exit.signal,
                stdout: stdout.text(),
                stderr: stderr.text(),
                truncated: stdout.truncated || stderr.truncated,
                timedOut,
                spawnError: null,
                durationMs: (exit?.at ?? performance.now()) - startedAt,
                leftovers,
            });
        };
        const settleIfQuiet = () => {
            if (exit !== null && stdout.ended && stderr.ended)
                settle();
        };
        const stdout = new Capture(child.stdout, limits.outputBytes, settleIfQuiet);
        const stderr = new Capture(child.stderr, limits.outputBytes, settleIfQuiet);
        child.on("error", () => { });
        child.once("exit", (code, signal) => {
            cancel();
            exit = { code, signal, at: performance.now() };
            settleIfQuiet();
            if (!settled)
                cancel = setAlarm(limits.drainMs, () => afterReading(settle));
        });
        cancel = setAlarm(invocation.timeoutMs, () => afterReading(() => {
            if (exit !== null)
                return;
            timedOut = true;
            kill(child, "SIGTERM");
            cancel = setAlarm(limits.graceMs, () => {
                kill(child, "SIGKILL");
                cancel = setAlarm(abandonMs, settle);
            });
        }));
        // A hook may exit or close its input without reading it: the broken pipe is no news.
        child.stdin?.on("error", () => { });
        child.stdin?.end(invocation.stdin);
    });
}
/**
 * Lets the event loop look at the pipes and at ended processes first: when this process was busy, a timer fires
 * before the news that has been waiting longer.
 */
function afterReading(then) {
    setImmediate(() => setImmediate(then));
}
/** Signals the whole process group; nothing happens when it is gone. */
function kill(child, signal) {
    const { pid } = child;
    if (pid === undefined)
        return;
    if (windows) {
        // Only a living process still tells its descendants there.
        if (child.exitCode !== null || child.signalCode !== null)
            return;
        (0,external_node_child_process_.spawn)("taskkill", ["/pid", String(pid), "/T", "/F"], {
            stdio: "ignore",
            windowsHide: true,
        }).on("error", () => { });
        return;
    }
    try {
        process.kill(-pid, signal);
    }
    catch {
        // No such group (any more).
    }
}
/** The reason as a code and a clause, without paths of the scratch folder: the same on every run. */
function whyNotStarted(error, { argv, cwd }) {
    const code = errorCode(error);
    if (argv[0] === "")
        return "EINVAL: the name of the program is empty";
    if (code === "ERR_INVALID_ARG_VALUE") {
        return "EINVAL: the command line or the environment holds a NUL byte";
    }
    if (code === "E2BIG")
        return "E2BIG: the command line and the environment are too long";
    const folder = folderProblem(cwd);
    if (folder !== null)
        return folder;
    const program = JSON.stringify(argv[0].length > 200 ? `${argv[0].slice(0, 200)}…` : argv[0]);
    if (code === "ENOENT")
        return `ENOENT: there is no program ${program}`;
    if (code === "EACCES")
        return `EACCES: ${program} may not be executed`;
    return `${code}: ${program} could not be started`;
}
function folderProblem(cwd) {
    try {
        return (0,external_node_fs_.statSync)(cwd).isDirectory() ? null : "ENOTDIR: the working directory is not a folder";
    }
    catch (error) {
        return `${errorCode(error)}: the working directory cannot be entered`;
    }
}
function errorCode(error) {
    return typeof error === "object" &&
        error !== null &&
        "code" in error &&
        typeof error.code === "string"
        ? error.code
        : "UNKNOWN";
}
function notStarted(spawnError, durationMs) {
    return {
        exitCode: null,
        signal: null,
        stdout: "",
        stderr: "",
        truncated: false,
        timedOut: false,
        spawnError,
        durationMs,
        leftovers: false,
    };
}

// EXTERNAL MODULE: ./node_modules/picomatch/index.js
var picomatch = __webpack_require__(4006);
;// CONCATENATED MODULE: ./build/edge/walk.js


/** Folders of tools, caches and fetched or built code: nobody's hook configs, and often huge. */
const skipped = new Set([
    ".git",
    ".hg",
    ".svn",
    ".jj",
    "node_modules",
    "bower_components",
    ".venv",
    "venv",
    "__pycache__",
    ".tox",
    ".mypy_cache",
    ".pytest_cache",
    ".ruff_cache",
    ".gradle",
    ".next",
    ".nuxt",
    ".turbo",
    ".terraform",
    "target",
]);
const maxFiles = 100_000;
const maxDepth = 40;
/**
 * The files and symbolic links below a folder, for a repository without git. Links to folders are not followed. When
 * there are too many files the deepest folders are left out.
 * @param root absolute path
 * @returns paths relative to `root` with `/`, in no order; `complete` is false when something was left out for its size
 */
function walk(root) {
    const files = [];
    let level = [""];
    for (let depth = 0; level.length > 0; depth++) {
        if (depth > maxDepth)
            return { files, complete: false };
        const next = [];
        for (const folder of level) {
            for (const entry of entries((0,external_node_path_.join)(root, folder))) {
                const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
                if (entry.isDirectory()) {
                    if (!skipped.has(entry.name))
                        next.push(path);
                }
                else if (entry.isFile() || entry.isSymbolicLink()) {
                    files.push(path);
                }
            }
            if (files.length + next.length > maxFiles)
                return { files, complete: false };
        }
        level = next;
    }
    return { files, complete: true };
}
/** A folder that cannot be read is empty; a name that is not UTF-8 cannot be asked for and is left out. */
function entries(folder) {
    try {
        return (0,external_node_fs_.readdirSync)(folder, { withFileTypes: true }).filter((entry) => !entry.name.includes("\uFFFD"));
    }
    catch {
        return [];
    }
}

;// CONCATENATED MODULE: ./build/edge/expand-globs.js




/**
 * The files on disk that a path or glob names, tracked by git or not, inside the repository or not.
 * @param root absolute; what a relative glob starts from
 * @returns absolute paths, sorted by code unit; empty when nothing is there
 */
function expandGlob(root, glob) {
    const literal = (0,external_node_path_.resolve)(root, glob);
    if ((0,external_node_fs_.existsSync)(literal)) {
        return (0,external_node_fs_.statSync)(literal).isDirectory() ? filesBelow(literal, () => true) : [literal];
    }
    const { base, glob: rest } = picomatch.scan(glob.replaceAll("\\", "/"));
    if (rest === "")
        return [];
    const start = (0,external_node_path_.isAbsolute)(base) ? base : (0,external_node_path_.join)(root, base);
    return filesBelow(start, picomatch(rest, { dot: true, nonegate: true }));
}
function filesBelow(folder, wanted) {
    if (!(0,external_node_fs_.existsSync)(folder))
        return [];
    return walk(folder)
        .files.filter(wanted)
        .map((path) => (0,external_node_path_.join)(folder, path))
        .sort();
}
/** A path as reports name it: relative to the root, with `/`. */
function namedFrom(root, path) {
    return (0,external_node_path_.relative)(root, path).split(external_node_path_.sep).join("/");
}

;// CONCATENATED MODULE: ./build/edge/read-text.js

/** Configs and scripts are far smaller; what is larger is no text that a person wrote. */
const maxTextBytes = 2 * 1024 * 1024;
/**
 * The text of a regular file of at most `maxTextBytes`, decoded as UTF-8 (invalid bytes become U+FFFD, a byte order mark
 * stays). Null for anything else or when it cannot be read. Never blocks: a pipe or a device is not waited for.
 */
function readText(path) {
    let file;
    try {
        file = (0,external_node_fs_.openSync)(path, external_node_fs_.constants.O_RDONLY | (external_node_fs_.constants.O_NONBLOCK ?? 0));
    }
    catch {
        return null;
    }
    try {
        const stat = (0,external_node_fs_.fstatSync)(file);
        if (!stat.isFile() || stat.size > maxTextBytes)
            return null;
        // One byte more than it should have: a file that grows meanwhile is noticed.
        const buffer = Buffer.allocUnsafe(stat.size + 1);
        let length = 0;
        while (length < buffer.length) {
            const count = (0,external_node_fs_.readSync)(file, buffer, length, buffer.length - length, null);
            if (count === 0)
                return buffer.toString("utf8", 0, length);
            length += count;
        }
        return null;
    }
    catch {
        return null;
    }
    finally {
        (0,external_node_fs_.closeSync)(file);
    }
}

;// CONCATENATED MODULE: ./build/edge/recording-source.js


const mebibyte = 1024 * 1024;
const recording_source_defaultLimits = { line: 64 * mebibyte, whole: 256 * mebibyte };
/** Formats are told apart by this much of a file, in bytes. */
const headLength = 64 * 1024;
const lineFeed = 0x0a;
const carriageReturn = 0x0d;
/**
 * The first 64 KiB of a file, cut anywhere; a character cut in two is left out.
 * @throws the file system's own errors (`ENOENT` …)
 */
async function readHead(path) {
    const handle = await (0,promises_.open)(path, "r");
    try {
        const buffer = Buffer.alloc(headLength);
        let length = 0;
        while (length < headLength) {
            const { bytesRead } = await handle.read(buffer, length, headLength - length, length);
            if (bytesRead === 0)
                break;
            length += bytesRead;
        }
        // In streaming mode the decoder keeps the bytes of an unfinished character to itself.
        return new TextDecoder("utf-8").decode(buffer.subarray(0, length), { stream: true });
    }
    finally {
        await handle.close();
    }
}
/**
 * A recording on disk. `path` is where it is, `file` what reports call it.
 * Reading throws the file system's own errors (`ENOENT` …); opening a source touches nothing.
 */
function openRecording(path, file, limits = recording_source_defaultLimits) {
    return {
        file,
        lines: () => readLines(path, limits.line),
        whole: () => readWhole(path, limits.whole),
    };
}
async function readWhole(path, limit) {
    const handle = await (0,promises_.open)(path, "r");
    try {
        const { size } = await handle.stat();
        if (size > limit)
            return null;
        const bytes = await (0,promises_.readFile)(handle);
        return bytes.length > limit ? null : bytes.toString("utf8");
    }
    finally {
        await handle.close();
    }
}
/** Lines end with LF or CR LF. Text is decoded a line at a time, so no character is ever cut by a chunk. */
async function* readLines(path, limit) {
    const stream = (0,external_node_fs_.createReadStream)(path, { highWaterMark: mebibyte });
    let pieces = [];
    let length = 0;
    let number = 0;
    const keep = (piece) => {
        length += piece.length;
        if (length > limit)
            pieces = [];
        else if (piece.length > 0)
            pieces.push(piece);
    };
    const finish = () => {
        number += 1;
        const overlong = length > limit;
        const text = overlong ? "" : decode(pieces);
        pieces = [];
        length = 0;
        return overlong ? { number, text, overlong } : { number, text };
    };
    for await (const chunk of stream) {
        let start = 0;
        for (;;) {
            const end = chunk.indexOf(lineFeed, start);
            if (end === -1)
                break;
            keep(chunk.subarray(start, end));
            yield finish();
            start = end + 1;
        }
        keep(chunk.subarray(start));
    }
    if (length > 0)
        yield finish();
}
function decode(pieces) {
    const [first] = pieces;
    const bytes = pieces.length === 1 && first !== undefined ? first : Buffer.concat(pieces);
    const end = bytes.at(-1) === carriageReturn ? bytes.length - 1 : bytes.length;
    return bytes.toString("utf8", 0, end);
}

// EXTERNAL MODULE: ./build/model/errors.js
var errors = __webpack_require__(2011);
// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
;// CONCATENATED MODULE: ./build/edge/git.js





/** The largest repositories list their files in seconds; anything longer is stuck. */
const timeoutMs = 60_000;
const maxOutputBytes = 256 * 1024 * 1024;
/**
 * The work tree that a folder belongs to, found by its `.git` without starting git; null when there is none.
 * @param folder absolute real path
 */
function gitWorkTree(folder) {
    for (let top = folder;; top = (0,external_node_path_.dirname)(top)) {
        const gitDir = gitDirAt(top);
        if (gitDir !== null)
            return { top, gitDir, commonDir: commonDirOf(gitDir) };
        if (top === (0,external_node_path_.dirname)(top))
            return null;
    }
}
function gitDirAt(folder) {
    const path = (0,external_node_path_.resolve)(folder, ".git");
    const stat = (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false });
    if (stat?.isDirectory())
        return path;
    if (!stat?.isFile() || stat.size > 65_536)
        return null;
    const target = /^gitdir: (.+)/.exec((0,external_node_fs_.readFileSync)(path, "utf8"))?.[1]?.trim();
    return target === undefined ? null : (0,external_node_path_.resolve)(folder, target);
}
function commonDirOf(gitDir) {
    try {
        return (0,external_node_path_.resolve)(gitDir, (0,external_node_fs_.readFileSync)((0,external_node_path_.resolve)(gitDir, "commondir"), "utf8").trim());
    }
    catch {
        return gitDir;
    }
}
/**
 * Everything below a folder that is tracked, or untracked and not ignored, from one run of git. Sub-modules,
 * repositories inside the folder and file names that are not UTF-8 are left out.
 * @param folder absolute, inside the work tree
 * @returns null when git is not there or cannot read this repository
 */
async function listFiles(tree, folder) {
    const args = ["ls-files", "-z", "-t", "-s", "--cached", "--deleted", "--others"];
    const output = await git(tree, folder, [...args, "--exclude-standard"]);
    if (output === null)
        return null;
    const files = new Map();
    for (const record of records(output)) {
        const entry = /^(.) (?:(\d{6}) [0-9a-f]+ \d\t)?/.exec(record);
        if (entry === null)
            continue;
        const [head, tag, stage] = entry;
        // An untracked file may have a name that looks like a record of the index.
        const mode = tag === "?" ? null : (stage ?? null);
        const path = record.slice(mode === null ? 2 : head.length);
        if (mode === "160000" || path === "" || path.endsWith("/"))
            continue;
        files.set(path, { path, mode, present: tag !== "R" && tag !== "S" });
    }
    return [...files.values()];
}
/** Whether a revision names a commit here. One that could be taken for an option never does. */
async function revisionExists(tree, revision) {
    return (await commitId(tree, revision)) !== null;
}
/**
 * The files below a folder that differ between a base and the work tree: committed, staged, edited, deleted or new
 * (and not ignored). The base is the merge base of the revision and HEAD, or the revision itself where the history
 * is too short to tell.
 * @param root absolute real path of the folder; the answer is relative to it, sorted
 * @returns null when there is no work tree or the revision is unknown
 */
async function changedFiles(root, base) {
    const tree = gitWorkTree(root);
    const commit = tree === null ? null : await commitId(tree, base);
    if (tree === null || commit === null)
        return null;
    const shared = await git(tree, root, ["merge-base", commit, "HEAD"]);
    const from = shared === null ? commit : git_text(shared).trim();
    const names = ["diff", "--name-only", "-z", "--relative", "--no-renames", "--no-ext-diff"];
    const options = ["--no-textconv", "--ignore-submodules=all", from, "--"];
    const filters = await withoutFilters(tree);
    const changed = await withIndexCopy(tree, (index) => git(tree, root, [...names, ...options], { ...filters, ...index }));
    const added = await git(tree, root, ["ls-files", "-z", "--others", "--exclude-standard"]);
    if (changed === null || added === null)
        return null;
    const paths = [...records(changed), ...records(added)].filter((path) => !path.endsWith("/"));
    return [...new Set(paths)].sort(compareText);
}
async function commitId(tree, revision) {
    if (!/^[^-^\s\0][^\s\0]{0,1000}$/.test(revision))
        return null;
    const args = ["rev-parse", "--verify", "--quiet", `${revision}^{commit}`];
    const output = await git(tree, tree.top, args);
    const id = output === null ? "" : git_text(output).trim();
    return /^[0-9a-f]{40,64}$/.test(id) ? id : null;
}
/**
 * Comparing contents would pass files through the filter programs of the configuration, and those may lie in the
 * repository: each setting gets an empty value. A filtered file may therefore count as changed when it was touched.
 */
async function withoutFilters(tree) {
    const pattern = "^filter\\..*\\.(clean|smudge|process|required)$";
    const output = await git(tree, tree.top, [
        "config",
        "-z",
        "--name-only",
        "--get-regexp",
        pattern,
    ]);
    const keys = output === null ? [] : records(output);
    const env = { GIT_CONFIG_COUNT: String(keys.length) };
    keys.forEach((key, index) => {
        env[`GIT_CONFIG_KEY_${index}`] = key;
        env[`GIT_CONFIG_VALUE_${index}`] = key.endsWith(".required") ? "false" : "";
    });
    return env;
}
/** `git diff` writes what it learns about touched files into the index; it is to do so into a copy. */
async function withIndexCopy(tree, use) {
    const original = resolve(tree.gitDir, "index");
    const stat = statSync(original, { throwIfNoEntry: false });
    if (stat === undefined)
        return use({});
    const folder = mkdtempSync(join(tmpdir(), "hookgate-"));
    try {
        const copy = join(folder, "index");
        copyFileSync(original, copy);
        // Files that are not older than the index are compared by content.
        const second = Math.floor(stat.mtimeMs / 1000);
        utimesSync(copy, second, second);
        return await use({ GIT_INDEX_FILE: copy });
    }
    finally {
        rmSync(folder, { recursive: true, force: true });
    }
}
/**
 * Runs git on a work tree. The folders are given, not discovered: a bare repository planted in the checkout is never
 * taken up, and a checkout of another user (a container's) is not refused. Nothing that a repository or its
 * configuration could name as a program is run, and nothing is fetched.
 * @returns standard output, or null when git is missing, fails or takes too long
 */
async function git(tree, cwd, args, extra = {}) {
    const { execa } = await __webpack_require__.e(/* import() */ 993).then(__webpack_require__.bind(__webpack_require__, 6993));
    const places = [`--git-dir=${tree.gitDir}`, `--work-tree=${tree.top}`];
    const settings = ["core.fsmonitor=false", "core.hooksPath=/dev/null"];
    const before = [...places, "--no-pager", ...settings.flatMap((setting) => ["-c", setting])];
    const result = await execa("git", [...before, ...args], {
        cwd,
        env: { ...inherited(), ...own, ...extra },
        extendEnv: false,
        encoding: "buffer",
        stdin: "ignore",
        stderr: "ignore",
        reject: false,
        timeout: timeoutMs,
        killSignal: "SIGKILL",
        maxBuffer: maxOutputBytes,
        windowsHide: true,
    });
    return result.failed ? null : result.stdout;
}
const own = {
    LC_ALL: "C",
    GIT_OPTIONAL_LOCKS: "0",
    GIT_TERMINAL_PROMPT: "0",
    GIT_ALLOW_PROTOCOL: "none",
    GIT_NO_LAZY_FETCH: "1",
};
/** Started from a git hook, this process has variables that point at another index or repository. */
function inherited() {
    return Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.toUpperCase().startsWith("GIT_")));
}
/** The NUL-terminated records of an answer that are UTF-8. */
function records(output) {
    if ((0,external_node_buffer_.isUtf8)(output))
        return git_text(output).split("\0").filter(Boolean);
    const found = [];
    for (let start = 0; start < output.length;) {
        const end = output.indexOf(0, start);
        const record = output.subarray(start, end < 0 ? output.length : end);
        if (record.length > 0 && (0,external_node_buffer_.isUtf8)(record))
            found.push(git_text(record));
        start = end < 0 ? output.length : end + 1;
    }
    return found;
}
function git_text(output) {
    return Buffer.from(output.buffer, output.byteOffset, output.byteLength).toString("utf8");
}

;// CONCATENATED MODULE: ./build/edge/repository.js






/**
 * Opens a folder as a repository. With git, its files are the tracked ones and the untracked ones that are not
 * ignored, of this folder only when it is a part of a work tree; git is started once. Without git (no work tree, no
 * program, or the whole folder is ignored) the folder is walked.
 * @param path absolute, or relative to the process's folder
 * @throws UsageError when there is no such folder
 */
async function openRepository(path) {
    const root = realFolder(path);
    const tree = gitWorkTree(root);
    const listed = tree === null ? null : await listFiles(tree, root);
    if (tree !== null && listed !== null && (listed.length > 0 || tree.top === root)) {
        return new DiskRepository(root, tree.top, presentFiles(listed, root), trackedModes(listed));
    }
    return new DiskRepository(root, root, walk(root).files, null);
}
function realFolder(path) {
    let root;
    try {
        root = external_node_fs_.realpathSync.native(path);
    }
    catch {
        throw new errors/* UsageError */.e(`no such folder: ${path}`);
    }
    if (!(0,external_node_fs_.statSync)(root).isDirectory())
        throw new errors/* UsageError */.e(`not a folder: ${path}`);
    return root;
}
function presentFiles(files, root) {
    const there = (path) => statOf(() => (0,external_node_fs_.lstatSync)((0,external_node_path_.resolve)(root, path), { throwIfNoEntry: false })) !== null;
    return files.filter((file) => file.present || there(file.path)).map((file) => file.path);
}
function trackedModes(files) {
    return new Map(files.flatMap(({ path, mode }) => (mode === null ? [] : [[path, mode]])));
}
/**
 * Answers go to the disk when asked, so that they follow links and know of ignored files; but a path that is absolute
 * or leaves the root through `..` is not there, and a text outside of the checkout or of git's own records is not read.
 */
class DiskRepository {
    root;
    git;
    files;
    #top;
    #modes;
    #folders = null;
    /**
     * @param top folder that texts may be read from: the work tree around the root, or the root
     * @param modes git's modes of the tracked files; null without git
     */
    constructor(root, top, files, modes) {
        this.root = root;
        this.git = modes !== null;
        // The default order is by code unit.
        this.files = files.sort();
        this.#top = top;
        this.#modes = modes;
    }
    has(path) {
        const full = this.#locate(path);
        return full !== null && (0,external_node_fs_.existsSync)(full);
    }
    isDirectory(path) {
        return this.#stat(path)?.isDirectory() ?? false;
    }
    executable(path) {
        if (process.platform === "win32")
            return null;
        const stat = this.#stat(path);
        return stat === null ? null : stat.isFile() && (stat.mode & 0o111) !== 0;
    }
    read(path) {
        const real = this.#real(path);
        if (real === null)
            return null;
        const inside = pathWithin(this.#top, real);
        return inside === null || inside.split("/").includes(".git") ? null : readText(real);
    }
    gitMode(path) {
        const found = this.#trackedPath(path);
        return found === null ? null : (this.#modes?.get(found) ?? null);
    }
    tracked(path) {
        if (this.#modes === null)
            return null;
        const found = this.#trackedPath(path);
        return found === null ? null : this.#modes.has(found) || this.#trackedFolders().has(found);
    }
    /**
     * The path under which git would know a file: the path itself, or where it leads when it goes through a link that is
     * tracked. Null when it leaves the root.
     */
    #trackedPath(path) {
        const full = this.#locate(path);
        const plain = full === null ? null : pathWithin(this.root, full);
        if (plain === null || this.#modes?.has(plain))
            return plain;
        const parts = plain.split("/");
        const throughLink = parts.some((_, index) => this.#modes?.get(parts.slice(0, index).join("/")) === "120000");
        if (!throughLink)
            return plain;
        const real = this.#real(path);
        return real === null ? plain : pathWithin(this.root, real);
    }
    #trackedFolders() {
        if (this.#folders === null) {
            const folders = new Set([""]);
            for (const path of this.#modes?.keys() ?? []) {
                for (let end = path.lastIndexOf("/"); end > 0; end = path.lastIndexOf("/", end - 1)) {
                    const folder = path.slice(0, end);
                    if (folders.has(folder))
                        break;
                    folders.add(folder);
                }
            }
            this.#folders = folders;
        }
        return this.#folders;
    }
    /** The absolute path, links not resolved; null when it is not below the root. */
    #locate(path) {
        if (path.startsWith("/") || path.includes("\0"))
            return null;
        const full = (0,external_node_path_.resolve)(this.root, path);
        return pathWithin(this.root, full) === null ? null : full;
    }
    #real(path) {
        const full = this.#locate(path);
        if (full === null)
            return null;
        try {
            return external_node_fs_.realpathSync.native(full);
        }
        catch {
            return null;
        }
    }
    #stat(path) {
        const full = this.#locate(path);
        return full === null ? null : statOf(() => (0,external_node_fs_.statSync)(full, { throwIfNoEntry: false }));
    }
}
/** The path seen from a folder, with `/`; empty for the folder itself, null when it lies outside. */
function pathWithin(folder, path) {
    const inside = (0,external_node_path_.relative)(folder, path).split(external_node_path_.sep).join("/");
    return inside === ".." || inside.startsWith("../") || (0,external_node_path_.isAbsolute)(inside) ? null : inside;
}
/** Null for what is not there or must not be looked at. */
function statOf(stat) {
    try {
        return stat() ?? null;
    }
    catch {
        return null;
    }
}

;// CONCATENATED MODULE: ./build/edge/copy-files.js



/** More at once gains nothing: the thread pool has four. */
const width = 16;
/**
 * Copies files with their mode and time of change (git trusts the time), and links as links; a clone where the file
 * system can. An absolute link into the source is turned into one inside the copy.
 * @param source absolute real path
 * @param target absolute path of an existing folder
 * @param files relative paths with `/`
 */
async function copyFiles(source, target, files) {
    const gaps = { links: [], failed: [] };
    for (const folder of new Set(files.map((file) => (0,external_node_path_.dirname)(file)))) {
        try {
            (0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(target, folder), { recursive: true });
        }
        catch {
            // The files in it will say so.
        }
    }
    const queue = files.values();
    const worker = async () => {
        for (const file of queue) {
            try {
                const copied = await copy((0,external_node_path_.join)(source, file), (0,external_node_path_.join)(target, file), source);
                if (!copied)
                    gaps.links.push(file);
            }
            catch {
                gaps.failed.push(file);
            }
        }
    };
    await Promise.all(Array.from({ length: width }, worker));
    gaps.links.sort();
    gaps.failed.sort();
    return gaps;
}
/** False for a link that is left out. */
async function copy(from, to, source) {
    const stat = await (0,promises_.lstat)(from);
    if (stat.isSymbolicLink()) {
        const text = linkText(from, await (0,promises_.readlink)(from), source);
        if (text !== null)
            await (0,promises_.symlink)(text, to);
        return text !== null;
    }
    if (!stat.isFile())
        throw new Error("not a regular file");
    await (0,promises_.copyFile)(from, to, external_node_fs_.constants.COPYFILE_FICLONE);
    await (0,promises_.utimes)(to, stat.atime, stat.mtime);
    return true;
}
/** What the link says in the copy; null when it, or a link behind it, leads out of the source. */
function linkText(link, text, source) {
    const folder = (0,external_node_path_.dirname)(link);
    const target = (0,external_node_path_.resolve)(folder, text);
    if (!isWithin(source, target))
        return null;
    try {
        if (!isWithin(source, external_node_fs_.realpathSync.native(link)))
            return null;
    }
    catch {
        // A dangling link leads nowhere else.
    }
    return (0,external_node_path_.isAbsolute)(text) ? (0,external_node_path_.relative)(folder, target) || "." : text;
}
/** Whether an absolute path is the folder itself or lies below it. */
function isWithin(folder, path) {
    return path === folder || path.startsWith(folder.endsWith(external_node_path_.sep) ? folder : folder + external_node_path_.sep);
}

;// CONCATENATED MODULE: ./build/edge/scratch-git.js




/** Settings that say how the files of a work tree are to be read. Everything else, credentials above all, stays behind. */
const keptSettings = [
    "core.filemode",
    "core.ignorecase",
    "core.symlinks",
    "core.precomposeunicode",
    "core.autocrlf",
    "core.eol",
    "extensions.objectformat",
    "extensions.refstorage",
];
/** Alternates of alternates: git itself follows five. */
const alternatesDepth = 5;
/**
 * Gives a copy of a work tree git's records, so that `status`, `diff`, `log` and `commit` work in it: HEAD, index and refs
 * as they are, a configuration of nothing but a few `core` settings, no hooks, no remotes, no reflogs. The objects are
 * borrowed from the original; new ones are written to the copy.
 * @param folder the copy; gets a `.git`
 * @param ignored paths relative to the copy that git is to overlook
 */
async function createGitRecords(tree, folder, ignored) {
    const gitDir = (0,external_node_path_.join)(folder, ".git");
    for (const name of ["objects/info", "objects/pack", "refs", "info"]) {
        (0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(gitDir, name), { recursive: true });
    }
    const stores = objectStores((0,external_node_path_.join)(tree.commonDir, "objects"), alternatesDepth);
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(gitDir, "objects/info/alternates"), lines(stores));
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(gitDir, "config"), configuration(readText((0,external_node_path_.join)(tree.commonDir, "config"))));
    const excluded = readText((0,external_node_path_.join)(tree.commonDir, "info/exclude")) ?? "";
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(gitDir, "info/exclude"), `${excluded}\n${lines(ignored.map((path) => `/${path}`))}`);
    await copyRecords(tree.commonDir, gitDir, ["packed-refs", "shallow", ...below(tree.commonDir)]);
    const shared = namesIn(tree.gitDir).filter((name) => name.startsWith("sharedindex."));
    await copyRecords(tree.gitDir, gitDir, ["HEAD", "index", ...shared]);
}
/** All loose refs, or the tables of the newer storage. */
function below(commonDir) {
    return ["refs", "reftable"].flatMap((folder) => {
        try {
            return (0,external_node_fs_.readdirSync)((0,external_node_path_.join)(commonDir, folder), { recursive: true, withFileTypes: true })
                .filter((entry) => entry.isFile())
                .map((entry) => (0,external_node_path_.join)(entry.parentPath ?? entry.path, entry.name))
                .map((path) => path.slice(commonDir.length + 1));
        }
        catch {
            return [];
        }
    });
}
async function copyRecords(from, to, names) {
    for (const name of names) {
        const source = (0,external_node_path_.join)(from, name);
        const target = (0,external_node_path_.join)(to, name);
        if (!(0,external_node_fs_.existsSync)(source))
            continue;
        (0,external_node_fs_.mkdirSync)((0,external_node_path_.resolve)(target, ".."), { recursive: true });
        await (0,promises_.copyFile)(source, target);
        // The time of the index tells git which files may have changed since.
        const { atime, mtime } = await (0,promises_.stat)(source);
        await (0,promises_.utimes)(target, atime, mtime);
    }
}
/** The object folder and those it borrows from; git does not follow a relative path at second hand. */
function objectStores(folder, depth) {
    const borrowed = depth === 0 ? null : readText((0,external_node_path_.join)(folder, "info/alternates"));
    const further = (borrowed ?? "")
        .split("\n")
        .filter((line) => line !== "" && !line.startsWith("#"));
    const all = further.flatMap((path) => objectStores((0,external_node_path_.resolve)(folder, path), depth - 1));
    return [...new Set([folder.replaceAll("\\", "/"), ...all])];
}
function configuration(original) {
    const settings = simpleSettings(original ?? "");
    const section = (name) => keptSettings.flatMap((key) => {
        const value = settings.get(key);
        return value !== undefined && key.startsWith(`${name}.`)
            ? [`\t${key.slice(name.length + 1)} = ${value}`]
            : [];
    });
    const extensions = section("extensions");
    return lines([
        "[core]",
        `\trepositoryformatversion = ${extensions.length > 0 ? 1 : 0}`,
        "\tbare = false",
        ...section("core"),
        // Copied files keep their time and size, nothing else.
        "\ttrustctime = false",
        "\tcheckstat = minimal",
        ...(extensions.length > 0 ? ["[extensions]", ...extensions] : []),
    ]);
}
/** Settings of sections without a subsection whose value is one plain word. */
function simpleSettings(config) {
    const settings = new Map();
    let section = null;
    for (const line of config.split("\n")) {
        const trimmed = line.trim();
        if (trimmed.startsWith("[")) {
            section = /^\[([a-z]+)\]$/i.exec(trimmed)?.[1]?.toLowerCase() ?? null;
            continue;
        }
        const pair = /^([a-z]+) *= *([a-z0-9]+)$/i.exec(trimmed);
        if (section !== null && pair?.[1] !== undefined && pair[2] !== undefined) {
            settings.set(`${section}.${pair[1].toLowerCase()}`, pair[2]);
        }
    }
    return settings;
}
function namesIn(folder) {
    try {
        return (0,external_node_fs_.readdirSync)(folder);
    }
    catch {
        return [];
    }
}
function lines(list) {
    return list.map((line) => `${line}\n`).join("");
}

;// CONCATENATED MODULE: ./build/edge/scratch.js







/**
 * Folders of fetched packages. Where git ignores them they are not copied but linked, since they are large and
 * hooks need them: until there is a sandbox, a hook can change the original through the link.
 */
const dependencyFolders = ["node_modules", ".venv", "venv", "vendor"];
/** Hooks that commit need a name to commit under; the user's own stays out of reach. */
const gitIdentity = "[user]\n\tname = hookgate\n\temail = hookgate@localhost\n";
/** Makes the folder, readable for this user only. When the process exits without `dispose`, it is removed then. */
async function createScratch(repository, options = {}) {
    const parent = external_node_fs_.realpathSync.native(options.parent ?? (0,external_node_os_.tmpdir)());
    const folder = await (0,promises_.mkdtemp)((0,external_node_path_.join)(parent, "hookgate-"));
    const gaps = { links: [], failed: [] };
    let count = 0;
    const lastChance = () => removeNow(folder);
    process.on("exit", lastChance);
    return {
        folder,
        workspace: async (projectRoot) => {
            // Of equal length: no workspace's path is the beginning of another's.
            const place = (0,external_node_path_.join)(folder, String(++count).padStart(6, "0"));
            const workspace = workspaceIn(place, projectRoot);
            for (const path of [workspace.repository, workspace.home, workspace.tmp]) {
                (0,external_node_fs_.mkdirSync)(path, { recursive: true, mode: 0o700 });
            }
            const found = await copyFiles(repository.root, workspace.repository, repository.files);
            gaps.links = found.links;
            gaps.failed = found.failed;
            (0,external_node_fs_.mkdirSync)(workspace.project, { recursive: true });
            const linked = await linkDependencies(repository.root, workspace.repository, projectRoot);
            const tree = repository.git ? gitWorkTree(repository.root) : null;
            if (tree?.top === repository.root) {
                await createGitRecords(tree, workspace.repository, linked);
                await (0,promises_.writeFile)((0,external_node_path_.join)(workspace.home, ".gitconfig"), gitIdentity);
            }
            return workspace;
        },
        release: (workspace) => remove((0,external_node_path_.dirname)(workspace.repository)),
        notices: () => [
            ...notice("links that lead out of the repository", gaps.links),
            ...notice("files that could not be copied", gaps.failed),
        ],
        dispose: async () => {
            await remove(folder);
            process.off("exit", lastChance);
        },
    };
}
function workspaceIn(place, projectRoot) {
    const repository = (0,external_node_path_.join)(place, "repository");
    const project = (0,external_node_path_.join)(repository, projectRoot);
    if (!isWithin(repository, project))
        throw new Error(`not in the repository: ${projectRoot}`);
    return { repository, project, home: (0,external_node_path_.join)(place, "home"), tmp: (0,external_node_path_.join)(place, "tmp") };
}
/** @returns the links made, relative to the copy */
async function linkDependencies(root, copy, projectRoot) {
    const linked = [];
    for (const folder of new Set(["", projectRoot])) {
        for (const name of dependencyFolders) {
            const path = folder === "" ? name : `${folder}/${name}`;
            const original = (0,external_node_path_.join)(root, path);
            const there = (0,external_node_fs_.lstatSync)((0,external_node_path_.join)(copy, path), { throwIfNoEntry: false });
            if (there || !(0,external_node_fs_.statSync)(original, { throwIfNoEntry: false })?.isDirectory())
                continue;
            await (0,promises_.symlink)(original, (0,external_node_path_.join)(copy, path), "junction");
            linked.push(path);
        }
    }
    return linked;
}
function notice(what, paths) {
    if (paths.length === 0)
        return [];
    const shown = paths.slice(0, 5).join(", ");
    const rest = paths.length > 5 ? ` and ${paths.length - 5} more` : "";
    return [`the scratch copy lacks ${what}: ${shown}${rest}`];
}
async function remove(folder) {
    const options = { recursive: true, force: true, maxRetries: 3 };
    try {
        await (0,promises_.rm)(folder, options);
    }
    catch {
        unlock(folder);
        await (0,promises_.rm)(folder, options).catch(() => { });
    }
}
function removeNow(folder) {
    const options = { recursive: true, force: true };
    try {
        (0,external_node_fs_.rmSync)(folder, options);
    }
    catch {
        unlock(folder);
        try {
            (0,external_node_fs_.rmSync)(folder, options);
        }
        catch {
            // Nothing more can be done while exiting.
        }
    }
}
/** Makes every folder below writable again: without that nothing in it can be removed. */
function unlock(folder) {
    const folders = [folder];
    for (let next = folders.pop(); next !== undefined; next = folders.pop()) {
        try {
            (0,external_node_fs_.chmodSync)(next, 0o700);
            for (const entry of (0,external_node_fs_.readdirSync)(next, { withFileTypes: true })) {
                if (entry.isDirectory())
                    folders.push((0,external_node_path_.join)(next, entry.name));
            }
        }
        catch {
            // Gone meanwhile, or another user's.
        }
    }
}

;// CONCATENATED MODULE: ./build/edge/node-edge.js











/** A larger recording is not copied for its hooks to read; in bytes. */
const largestTranscript = 64 * 1024 * 1024;
/** What has to be stopped and removed when the process is told to end. */
const openSites = new Set();
/** The real edge: this machine's files, processes and clock. */
function nodeEdge() {
    return {
        openRepository: openRepository,
        exists: external_node_fs_.existsSync,
        read: readText,
        relative: namedFrom,
        absolute: external_node_path_.resolve,
        expand: async (root, globs) => [...new Set(globs.flatMap((glob) => expandGlob(root, glob)))].sort(),
        openRecording: async (path, name) => ({
            source: openRecording(path, name),
            head: await readHead(path),
        }),
        openSite,
        environment: process.env,
        cores: (0,external_node_os_.availableParallelism)(),
        now: () => performance.now(),
    };
}
/** Kills every hook that runs and removes every scratch copy: for SIGINT and SIGTERM. */
async function closeEverything() {
    await Promise.all([...openSites].map((site) => site.dispose()));
}
async function openSite(repository, passedVariables) {
    const scratch = await createScratch(repository);
    const workspaces = [];
    const runner = createRunner({
        marker: scratch.folder,
        environment: (invocation) => {
            const own = workspaces.find((w) => invocation.cwd.startsWith(parentOf(w)));
            if (own === undefined)
                throw new Error(`not in a scratch copy: ${invocation.cwd}`);
            return hookEnvironment(process.env, own, invocation.env, passedVariables);
        },
    });
    const site = {
        run: runner.run,
        async workspace(root) {
            const workspace = await scratch.workspace(root);
            workspaces.push(workspace);
            return workspace;
        },
        release: (workspace) => scratch.release(workspace),
        placeTranscript,
        isDirectory: (path) => (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false })?.isDirectory() ?? false,
        notices: () => scratch.notices(),
        async dispose() {
            openSites.delete(site);
            runner.killAll();
            await scratch.dispose();
        },
    };
    openSites.add(site);
    return site;
}
/** The folder that holds a workspace's copy, home and temporary files. */
function parentOf(workspace) {
    return (0,external_node_path_.join)(workspace.home, "..");
}
async function placeTranscript(path, workspace) {
    if ((await (0,promises_.stat)(path)).size > largestTranscript)
        return null;
    const folder = (0,external_node_path_.join)(workspace.home, "sessions");
    await (0,promises_.mkdir)(folder, { recursive: true });
    const copy = (0,external_node_path_.join)(folder, (0,external_node_path_.basename)(path));
    await (0,promises_.copyFile)(path, copy, external_node_fs_.constants.COPYFILE_FICLONE);
    return copy;
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

/***/ 9598:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gv: () => (/* binding */ isObject),
/* harmony export */   bX: () => (/* binding */ stringAt),
/* harmony export */   lJ: () => (/* binding */ objectAt)
/* harmony export */ });
/** True for a plain JSON object (not an array, not null). */
function isObject(value) {
    return typeof value === "object" && value !== null && !Array.isArray(value);
}
/** The string under `key`, or null when absent or of another type. */
function stringAt(object, key) {
    const value = Object.hasOwn(object, key) ? object[key] : undefined;
    return typeof value === "string" ? value : null;
}
/** The object under `key`, or null when absent or of another type. */
function objectAt(object, key) {
    const value = Object.hasOwn(object, key) ? object[key] : undefined;
    return isObject(value) ? value : null;
}


/***/ }),

/***/ 543:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   qO: () => (/* binding */ strength),
/* harmony export */   rY: () => (/* binding */ verdicts)
/* harmony export */ });
/* unused harmony exports outcomes, stronger */
/** What one hook run said. */
const outcomes = (/* unused pure expression or super */ null && ([
    "allow",
    "deny",
    "ask",
    "continue",
    "halt",
    "none",
    "error",
    "timeout",
    "skipped",
]));
/** What the agent would do after all hooks of an event. */
const verdicts = ["allow", "none", "ask", "deny", "continue", "halt"];
/**
 * Verdicts by strength: the higher blocks more. `continue` (a stop refused) only meets `none`, on stop events.
 */
const strength = {
    allow: 0,
    none: 1,
    continue: 2,
    ask: 2,
    halt: 3,
    deny: 4,
};
/** The stronger of two verdicts; the first on a tie. */
function stronger(a, b) {
    return strength[b] > strength[a] ? b : a;
}


/***/ }),

/***/ 8412:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ judge),
/* harmony export */   n: () => (/* binding */ countSeverities)
/* harmony export */ });
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6939);

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
    const failing = failOn === "never" ? [] : _model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .severities */ .gO.slice(0, _model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .severities */ .gO.indexOf(failOn) + 1);
    const reasons = failing
        .filter((s) => counts[s] > 0)
        .map((s) => `${counts[s]} ${s}${counts[s] === 1 ? "" : "s"}`);
    return { passed: reasons.length === 0, failOn, reasons };
}


/***/ }),

/***/ 1000:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mc: () => (/* binding */ suppress),
/* harmony export */   fU: () => (/* binding */ globMatcher)
/* harmony export */ });
/* unused harmony export globMatches */
/* harmony import */ var picomatch__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4006);

/** Takes out the findings a policy accepts. */
function suppress(findings, suppressions) {
    const matchers = suppressions.map((s) => ({
        suppression: s,
        used: false,
        hits: (finding) => finding.rule === s.rule &&
            (s.hook === null || finding.hook === s.hook) &&
            (s.file === null || finding.file === s.file || globMatches(s.file, finding.file)),
    }));
    const kept = findings.filter((finding) => {
        const hits = matchers.filter((m) => m.hits(finding));
        for (const m of hits)
            m.used = true;
        return hits.length === 0;
    });
    return {
        kept,
        suppressed: findings.length - kept.length,
        unused: matchers.filter((m) => !m.used).map((m) => m.suppression),
    };
}
/** Does a path fit a glob of the policy or the command line? Dot files count as files. */
function globMatches(glob, path) {
    return picomatch__WEBPACK_IMPORTED_MODULE_0__.isMatch(path, glob, { dot: true, nonegate: true });
}
/** One matcher for a list of globs. */
function globMatcher(globs) {
    if (globs.length === 0)
        return () => false;
    const matches = picomatch__WEBPACK_IMPORTED_MODULE_0__([...globs], { dot: true, nonegate: true });
    return (path) => matches(path);
}


/***/ }),

/***/ 8732:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ decide),
/* harmony export */   S: () => (/* binding */ nobodyAsked)
/* harmony export */ });
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
        : await room.run(confine(invocation, room));
    return { hook, run, ...room.dialect.interpret(hook, event, run) };
}
/** Hooks run inside the scratch area only; a folder that is not there (any more) becomes the project's. */
function confine(invocation, room) {
    const { cwd } = invocation;
    const { repository, project, home, tmp } = room.workspace;
    const inside = [repository, home, tmp].some((top) => cwd === top || cwd.startsWith(`${top}/`));
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
  d: () => (/* binding */ hear),
  U: () => (/* binding */ stageFor)
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



/**
 * Sets up the project an event's recording belongs to, in a fresh workspace.
 * @param recording null for a single event that belongs to none
 * @returns null when no project of that dialect stands where the recording belongs
 */
async function stageFor(event, session, recording, projects, edge, options) {
    const own = projects.filter((p) => p.dialect.id === event.dialect);
    if (own.length === 0)
        return null;
    const placement = placeRecording(own.map((p) => p.root), session.cwd, recording?.source.file ?? "", options.checkout);
    const project = own.find((p) => p.root === placement.root);
    if (!project)
        return null;
    const scratch = await edge.workspace(placement.root);
    const roots = (0,root_map/* rootMap */.M)(options.mapRoot ? placement.recordedRoot : null, scratch);
    const native = recording?.reader?.dialect === event.dialect;
    const transcript = recording !== null && native ? await edge.placeTranscript(recording.path, scratch) : null;
    const workspace = transcript === null ? scratch : { ...scratch, transcript };
    return {
        room: {
            dialect: project.dialect,
            hooks: project.hooks,
            session,
            workspace,
            run: edge.run,
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

/***/ 9924:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N1: () => (/* binding */ commandProperty),
/* harmony export */   Yj: () => (/* binding */ plainBlock),
/* harmony export */   h0: () => (/* binding */ plainLine),
/* harmony export */   ix: () => (/* binding */ breakCommands),
/* harmony export */   wq: () => (/* binding */ commandData)
/* harmony export */ });
/* unused harmony exports markdownText, markdownProse, markdownCode, cutBytes */
/**
 * Text from strangers (hook output, file names, recorded commands) made safe for the place it is shown in.
 * Nothing is dropped: what cannot be seen is written out, so that an attempt to hide stays visible.
 */
/**
 * What a reader cannot see or what steers a terminal: controls, lone surrogates, bidi and zero-width characters, tags,
 * variation selectors, noncharacters. None of them may stay: the runner compares strings the way a culture does, and
 * there a zero-width character inside `##[` does not count.
 */
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2028\u2029]/gu;
const lineBreaks = /\r\n?|[\n\u0085\u2028\u2029]/;
const everyLineBreak = new RegExp(lineBreaks, "g");
/** Room for what a character can grow or shrink to; beyond it a text is cut before any work is done on it. */
const slack = 64;
/**
 * One line of safe text for a terminal or a log: control and hidden characters as `<U+202E>`, escape as `<ESC>`, line
 * breaks as `⏎`, both workflow-command syntaxes broken.
 * @param max longest result in UTF-16 units; a longer one ends in `…`
 */
function plainLine(text, max) {
    const head = text.length > 2 * max + slack ? text.slice(0, 2 * max + slack) : text;
    const oneLine = head.trimEnd().replace(everyLineBreak, " ⏎ ");
    return cutChars(breakCommands(spellOut(oneLine)), max, head.length < text.length);
}
/** Several lines of safe text, as {@link plainLine} but with the line breaks (`\n`) and tabs kept. */
function plainBlock(text) {
    return text
        .split(lineBreaks)
        .map((line) => breakCommands(line.split("\t").map(spellOut).join("\t")))
        .join("\n");
}
/**
 * Breaks both command syntaxes of the Actions runner in one line: `::name::` counts at the beginning after white
 * space, `##[name]` anywhere. A blank does it; a backslash or a zero-width character would not be seen or not work.
 */
function breakCommands(line) {
    return line.replace(/##(?=\[)/g, "# #").replace(/^(\s*):(?=:)/, "$1: ");
}
/** The message of a workflow command. */
function commandData(text) {
    return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}
/** A property of a workflow command. */
function commandProperty(text) {
    return commandData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
const entities = {
    "&": "&amp;",
    "<": "&lt;",
    ">": "&gt;",
    '"': "&quot;",
    "|": "&#124;",
    "`": "&#96;",
    "\\": "&#92;",
    "*": "&#42;",
    _: "&#95;",
    "~": "&#126;",
    "[": "&#91;",
    "]": "&#93;",
    $: "&#36;",
};
/** Ends a mention, an issue number or an address where the platform would make a link of it. */
const gap = "&#8203;";
const special = /[&<>"|`\\*_~[\]$@]|#(?=\d)|(?<=GH)-(?=\d)|:(?=\/\/)|(?<=www)\./giu;
/**
 * One line of literal text inside Markdown: in a table cell, a list item, a heading or between HTML tags. Character
 * references never have a meaning as markup, in any of those places; backslashes do not work in all of them.
 */
function markdownText(text, max = 2_000) {
    return notABlock(inline(plainLine(text, max).trimStart()));
}
/** One line of text in which words between backticks are meant as code, as the messages of findings have them. */
function markdownProse(text, max = 2_000) {
    const parts = plainLine(text, max)
        .trimStart()
        .split(/`([^`]+)`/);
    return notABlock(parts.map((part, i) => (i % 2 === 1 ? codeSpan(part) : inline(part))).join(""));
}
/**
 * One line of literal text as a code span that is safe in a table too. The fence is longer than any run of backticks
 * inside; a text with a pipe becomes an HTML element, for which tables have no reading of their own.
 */
function markdownCode(text, max = 500) {
    return codeSpan(plainLine(text, max));
}
function codeSpan(line) {
    if (line.trim() === "")
        return "<code></code>";
    if (line.includes("|"))
        return `<code>${inline(line)}</code>`;
    const runs = line.match(/`+/g) ?? [];
    const fence = "`".repeat(1 + runs.reduce((longest, run) => Math.max(longest, run.length), 0));
    const padding = /^[` ]|[` ]$/.test(line) ? " " : "";
    return `${fence}${padding}${line}${padding}${fence}`;
}
function inline(line) {
    return line.replace(special, (char) => {
        const entity = entities[char];
        return entity ?? (char === "." ? `${gap}.` : `${char}${gap}`);
    });
}
/** Takes the meaning from what would begin a heading, a list or a rule. */
function notABlock(markdown) {
    return markdown
        .replace(/^[#+=-]/, (char) => `&#${char.charCodeAt(0)};`)
        .replace(/^(\d{1,9})([.)])/, (_, digits, end) => `${digits}&#${String(end).charCodeAt(0)};`);
}
/**
 * The text cut so that it has at most `maxBytes` bytes in UTF-8 with the marker; never inside a character.
 */
function cutBytes(text, maxBytes, marker = "…") {
    if (text.length * 3 <= maxBytes)
        return text;
    const bytes = Buffer.from(text, "utf8");
    if (bytes.length <= maxBytes)
        return text;
    const tail = Buffer.byteLength(marker) <= maxBytes ? marker : "";
    let end = Math.max(0, maxBytes - Buffer.byteLength(tail));
    while (end > 0 && ((bytes[end] ?? 0) & 0xc0) === 0x80)
        end--;
    return bytes.toString("utf8", 0, end) + tail;
}
/** The text cut to `max` UTF-16 units, marked with `…`; never inside a surrogate pair. */
function cutChars(text, max, alreadyCut) {
    if (text.length <= max && !alreadyCut)
        return text;
    let end = Math.min(text.length, Math.max(0, max - 1));
    if (/[\ud800-\udbff]/.test(text.charAt(end - 1)))
        end--;
    return `${text.slice(0, end)}…`;
}
function spellOut(text) {
    return text.replace(unseen, (char, offset, whole) => {
        if (char === "\t")
            return " ";
        if (char === "\u001b")
            return "<ESC>";
        if (char === "\ufe0f" && followsPictogram(whole, offset))
            return char;
        return `<U+${(char.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}>`;
    });
}
/** The one use of a variation selector that is everywhere and harmless: an emoji in colour. Not `#`, which has one too. */
function followsPictogram(text, offset) {
    return /\p{Extended_Pictographic}$/u.test(text.slice(Math.max(0, offset - 2), offset));
}


/***/ }),

/***/ 7234:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pl: () => (/* binding */ redactExcerpt),
/* harmony export */   VX: () => (/* binding */ secretValues),
/* harmony export */   lY: () => (/* binding */ createRedactor)
/* harmony export */ });
const shapes = [
    { kind: "jwt", pattern: /(?<![\w-])eyJ[\w-]{8,}\.eyJ[\w-]{8,}\.[\w-]{8,}/g },
    { kind: "github-token", pattern: /(?<![A-Za-z0-9])gh[pousr]_[A-Za-z0-9][\w.-]{30,}/g },
    { kind: "github-token", pattern: /github_pat_\w{22,}/g },
    { kind: "gitlab-token", pattern: /(?<![A-Za-z0-9])gl(?:pat|ptt|dt|rt)-[\w-]{20,}/g },
    {
        kind: "aws-key-id",
        pattern: /(?<![A-Za-z0-9])(?:AKIA|ASIA|ABIA|ACCA)[A-Z0-9]{16}(?![A-Z0-9])/g,
    },
    { kind: "google-key", pattern: /(?<![\w-])AIza[\w-]{35,}/g },
    { kind: "google-token", pattern: /(?<![\w-])(?:ya29\.[\w.-]{20,}|GOCSPX-[\w-]{20,})/g },
    { kind: "slack-token", pattern: /(?<![A-Za-z0-9])(?:xox[a-z]|xapp)-[A-Za-z0-9-]{10,}/g },
    {
        kind: "slack-webhook",
        pattern: /(?<=hooks\.slack\.com\/(?:services|workflows)\/)[\w/-]{10,}/g,
    },
    { kind: "npm-token", pattern: /(?<![A-Za-z0-9])npm_[A-Za-z0-9]{30,}/g },
    { kind: "pypi-token", pattern: /(?<![A-Za-z0-9])pypi-AgE[\w-]{40,}/g },
    { kind: "api-key", pattern: /(?<![\w-])sk-(?:ant|proj|svcacct|admin|or|lf)-[\w-]{16,}/g },
    { kind: "api-key", pattern: /(?<![\w-])sk-[A-Za-z0-9]{20,}(?![\w-])/g },
    {
        kind: "stripe-key",
        pattern: /(?<![A-Za-z0-9])(?:[rs]k_(?:live|test)|whsec)_[A-Za-z0-9]{10,}/g,
    },
    { kind: "huggingface-token", pattern: /(?<![A-Za-z0-9])hf_[A-Za-z0-9]{30,}/g },
    { kind: "sendgrid-key", pattern: /(?<![\w.-])SG\.[\w-]{16,}\.[\w-]{16,}/g },
];
/** Forty characters of a secret key, right behind the id it belongs to. */
const awsPair = /(\[redacted aws-key-id\](?:[\s"',:;=|]|aws_secret_access_key|secretAccessKey|SecretKey){1,12})[A-Za-z0-9/+]{40}(?![A-Za-z0-9/+=])/gi;
const urlPassword = /(?<=:\/\/)[^\s/@:"'`<>]{0,100}:(?![$%{<])[^\s/@"'`<>]{1,300}(?=@)/g;
const authorization = /(\bauthorization["']?\s{0,5}[:=]\s{0,5}["']?(?:(?:bearer|basic|token|digest)\s{1,5})?|\bbearer\s{1,5})([\w.~+/=-]{12,})/gi;
const assignment = /((?:password|passwd|passphrase|secret(?:[_-]?access)?(?:[_-]?key)?(?:[_-]?base)?|token|api[_-]?key|access[_-]?key|auth[_-]?key|credentials?|private[_-]?key)["'\\]{0,3}\s{0,5}(?:=>|:=|[=:])\s{0,5}["'\\]{0,3})([^\s"'`,;\\()[\]{}<>|&]{8,})/gi;
const keyMarker = /-----(BEGIN|END) [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----/g;
/** What is left of a key whose end was cut off: lines of base64, line breaks possibly written as `\n`. */
const keyBody = /(?:(?:\s|\\[nr]){0,4}[A-Za-z0-9+/=]{16,200})*/y;
/**
 * A function that replaces credentials by `[redacted]` or `[redacted KIND]`: known shapes, values assigned to a name
 * like `password`, passwords in URLs, and the given values (8 characters or longer) as they are, as JSON and URL text
 * and as base64. Linear in the text; redacting twice changes nothing.
 */
function createRedactor(secrets) {
    const given = givenPattern(secrets);
    const once = (text) => {
        let result = given === null ? text : text.replace(given, "[redacted]");
        result = redactKeys(result);
        for (const { kind, pattern } of shapes)
            result = result.replace(pattern, `[redacted ${kind}]`);
        return result
            .replace(awsPair, "$1[redacted]")
            .replace(urlPassword, "[redacted]")
            .replace(authorization, (whole, name, value) => /[0-9]/.test(value) ? `${name}[redacted]` : whole)
            .replace(assignment, (whole, name, value, at, all) => looksSecret(name, value) && !isCalled(all, at + whole.length) ? `${name}[redacted]` : whole);
    };
    return (text) => {
        // A replacement can end the run in which another credential was hidden; hardly ever is a second look needed.
        let result = text;
        for (let round = 0; round < 4; round++) {
            const next = once(result);
            if (next === result)
                break;
            result = next;
        }
        return result;
    };
}
/** Source lines for code frames, without those that hold a credential. */
function redactExcerpt(excerpt, redact) {
    return (file, line) => {
        const text = excerpt(file, line);
        return text === null || redact(text) !== text ? null : text;
    };
}
const secretName = /(?:^|[_-])(?:TOKENS?|SECRETS?|PASSWORDS?|PASSWD|PASSPHRASE|PASS|PWD|KEYS?|APIKEY|CREDENTIALS?|AUTH|PAT|DSN)(?=$|[_-])/i;
const placeName = /[_-](?:URL|URI|PATH|FILE|DIR|SOCK|SOCKET|HOST|NAME|ID|TYPE|PERMISSIONS)$/i;
/**
 * The values of those variables whose names say that they hold a secret (`GITHUB_TOKEN`, `INPUT_GITHUB-TOKEN`,
 * `DB_PASSWORD` …), longest first, without those too short or too plain to be one.
 */
function secretValues(env) {
    const values = new Set();
    for (const [name, value] of Object.entries(env)) {
        if (!secretName.test(name) || placeName.test(name) || name === "PWD" || name === "OLDPWD")
            continue;
        const trimmed = value?.trim() ?? "";
        if (trimmed.length >= shortest && !/^[a-z]{1,11}$/i.test(trimmed))
            values.add(trimmed);
    }
    return [...values].sort((a, b) => b.length - a.length || (a < b ? -1 : 1));
}
/** A shorter value would also be found in ordinary text. */
const shortest = 8;
/** What replacements are made of: a value that is part of it would be replaced again and again. */
const ownWords = [
    "[redacted]",
    ...shapes.map(({ kind }) => `[redacted ${kind}]`),
    "[redacted private-key]",
].join();
function givenPattern(secrets) {
    const needles = new Set();
    for (const secret of secrets) {
        // The platform masks the lines of a secret one by one, and so must we: a log has them on lines of their own.
        for (const value of [secret, ...secret.split(/\r?\n/)]) {
            if (value.trim().length < shortest)
                continue;
            const wellFormed = Buffer.from(value, "utf8");
            for (const spelling of [
                value,
                JSON.stringify(value).slice(1, -1),
                encodeURIComponent(wellFormed.toString("utf8")),
                wellFormed.toString("base64").replace(/=+$/, ""),
            ]) {
                if (!ownWords.includes(spelling))
                    needles.add(spelling);
            }
        }
    }
    if (needles.size === 0)
        return null;
    const longestFirst = [...needles].sort((a, b) => b.length - a.length || (a < b ? -1 : 1));
    return new RegExp(longestFirst.map((needle) => needle.replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&")).join("|"), "g");
}
/** Characters from the first line of a key to its last; further away the two lines have nothing to do with each other. */
const longestKey = 20_000;
/** Private keys, from their first line to their last, or as far as they go when the end was cut off. */
function redactKeys(text) {
    if (!text.includes("PRIVATE KEY"))
        return text;
    const markers = [...text.matchAll(keyMarker)];
    let result = "";
    let from = 0;
    markers.forEach((marker, i) => {
        if (marker[1] !== "BEGIN")
            return;
        const next = markers[i + 1];
        let end;
        if (next?.[1] === "END" && next.index - marker.index <= longestKey) {
            end = next.index + next[0].length;
        }
        else {
            keyBody.lastIndex = marker.index + marker[0].length;
            keyBody.exec(text);
            end = Math.max(marker.index + marker[0].length, keyBody.lastIndex);
        }
        result += `${text.slice(from, marker.index)}[redacted private-key]`;
        from = end;
    });
    return result + text.slice(from);
}
/**
 * A value somebody chose or a machine made, rather than a word, a number, a reference or a path: letters mixed with
 * digits or signs. Tokens and keys are long; only a password is believed to be one when it is short.
 */
function looksSecret(name, value) {
    if (value.length < (/^(?:pass|secret)/i.test(name) ? shortest : 16))
        return false;
    if (/^(?:[$%/.~*]|https?:|process\.env|\d+$)/i.test(value))
        return false;
    return /[A-Za-z]/.test(value) && /[0-9!#$%^*+?~@]/.test(value);
}
/** `token = random(16)` is code, and `random` no value. Asked here: as part of the pattern it would not be linear. */
function isCalled(text, end) {
    return text[end] === "(";
}


/***/ }),

/***/ 2112:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ parseJson)
/* harmony export */ });
/* harmony import */ var jsonc_parser__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9547);

/** Nothing a vendor documents is nested deeper than ten levels. */
const deepest = 200;
const wording = {
    InvalidSymbol: "this is not a JSON value",
    InvalidNumberFormat: "this number is not valid JSON",
    PropertyNameExpected: "a property name in double quotes is expected here (a comma before it is one too many)",
    ValueExpected: "a value is expected here (a comma before it is one too many)",
    ColonExpected: "a colon is expected here",
    CommaExpected: "a comma is missing before this",
    CloseBraceExpected: "a closing brace is missing",
    CloseBracketExpected: "a closing bracket is missing",
    EndOfFileExpected: "the document has ended before this",
    InvalidCommentToken: "this file is read as strict JSON, which has no comments",
    UnexpectedEndOfComment: "this comment is never closed",
    UnexpectedEndOfString: "this string is never closed",
    UnexpectedEndOfNumber: "this number breaks off",
    InvalidUnicode: "this Unicode escape is not valid",
    InvalidEscapeCharacter: "this escape is not valid in a JSON string",
    InvalidCharacter: "a control character stands in a string; write it as an escape",
};
/**
 * Parses JSON the way a vendor does, keeping where every value stands.
 * Whether the text is accepted is decided by `JSON.parse` itself (after the vendor's own preparation), so that
 * our answer is the program's; the tolerant parser only supplies the places and the words.
 */
function parseJson(source, strictness) {
    const { text } = source;
    const hasBom = text.charCodeAt(0) === 0xfeff;
    const readable = hasBom ? ` ${text.slice(1)}` : text;
    const problems = [];
    const { root, tooDeep } = build(readable, problems, strictness.comments === "rejected");
    const wholeFile = (what) => ({
        root,
        problems: [{ what, span: { start: 0, end: 1 } }],
    });
    if (tooDeep)
        return wholeFile(`it is nested deeper than ${deepest} levels`);
    if (hasBom && strictness.bom === "rejected") {
        return wholeFile("the file begins with a byte order mark (U+FEFF)");
    }
    const prepared = strictness.comments === "allowed" ? (0,jsonc_parser__WEBPACK_IMPORTED_MODULE_0__.stripComments)(readable, " ") : readable;
    try {
        JSON.parse(prepared);
        return { root, problems: [] };
    }
    catch (error) {
        if (problems.length > 0)
            return { root, problems };
        return wholeFile(`it is not valid JSON (${error instanceof Error ? error.message : error})`);
    }
}
function build(text, problems, disallowComments) {
    const open = [];
    let root = null;
    let pendingKey = null;
    let tooDeep = false;
    const place = (node) => {
        const parent = open.at(-1);
        if (parent === undefined)
            root ??= node;
        else if (parent.kind === "array")
            parent.items.push(node);
        else if (pendingKey !== null) {
            parent.entries.push({ ...pendingKey, value: node });
            pendingKey = null;
        }
    };
    const enter = (node) => {
        place(node);
        open.push(node);
        if (open.length > deepest)
            tooDeep = true;
        return !tooDeep;
    };
    const leave = (offset, length) => {
        const node = open.pop();
        if (node)
            node.end = offset + length;
    };
    try {
        (0,jsonc_parser__WEBPACK_IMPORTED_MODULE_0__.visit)(text, {
            onObjectBegin: (start, length) => enter({ kind: "object", start, end: start + length, entries: [] }),
            onObjectEnd: leave,
            onArrayBegin: (start, length) => enter({ kind: "array", start, end: start + length, items: [] }),
            onArrayEnd: leave,
            onObjectProperty: (key, start, length) => {
                pendingKey = { key, keySpan: { start, end: start + length } };
            },
            onLiteralValue: (value, start, length) => {
                const kind = value === null ? "null" : typeof value;
                place({ kind, value, start, end: start + length });
            },
            onError: (code, start, length) => {
                const name = (0,jsonc_parser__WEBPACK_IMPORTED_MODULE_0__.printParseErrorCode)(code);
                problems.push({
                    what: wording[name] ?? "this is not valid JSON",
                    span: { start, end: start + Math.max(length, 1) },
                });
            },
        }, { disallowComments, allowTrailingComma: false });
    }
    catch (error) {
        if (!(error instanceof RangeError))
            throw error;
        tooDeep = true;
    }
    return { root: tooDeep ? null : root, tooDeep };
}


/***/ }),

/***/ 6137:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ SourceText)
/* harmony export */ });
/** A text with a name: turns offsets into lines and columns, on demand. */
class SourceText {
    file;
    text;
    #lineStarts = null;
    /** @param file relative path with `/`, as it is shown in reports */
    constructor(file, text) {
        this.file = file;
        this.text = text;
    }
    /** The place of a span: 1-based lines and columns, end exclusive. Offsets outside the text are clamped. */
    place(span) {
        const start = this.#position(span.start);
        const end = this.#position(Math.max(span.start, span.end));
        return {
            file: this.file,
            line: start.line,
            column: start.column,
            endLine: end.line,
            endColumn: end.column,
        };
    }
    /** The place of the file as a whole: its first character. */
    top() {
        return { file: this.file, line: 1, column: 1, endLine: 1, endColumn: 1 };
    }
    /** The text of a 1-based line without its line break; empty when there is no such line. */
    line(number) {
        const starts = this.#starts();
        const start = starts[number - 1];
        if (start === undefined)
            return "";
        const end = starts[number] ?? this.text.length;
        return this.text.slice(start, end).replace(/\r?\n$|\r$/, "");
    }
    /** The text a span covers. */
    slice(span) {
        return this.text.slice(span.start, span.end);
    }
    #position(offset) {
        const clamped = Math.min(Math.max(offset, 0), this.text.length);
        const starts = this.#starts();
        let low = 0;
        let high = starts.length - 1;
        while (low < high) {
            const middle = (low + high + 1) >> 1;
            if ((starts[middle] ?? 0) <= clamped)
                low = middle;
            else
                high = middle - 1;
        }
        return { line: low + 1, column: clamped - (starts[low] ?? 0) + 1 };
    }
    #starts() {
        if (this.#lineStarts === null) {
            const starts = [0];
            for (let i = 0; i < this.text.length; i++) {
                const code = this.text.charCodeAt(i);
                if (code === 10 || (code === 13 && this.text.charCodeAt(i + 1) !== 10))
                    starts.push(i + 1);
            }
            this.#lineStarts = starts;
        }
        return this.#lineStarts;
    }
}


/***/ }),

/***/ 5921:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ parseYaml),
/* harmony export */   o: () => (/* binding */ frontMatterBounds)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8815);

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
        what: lowerFirst(error.message.split("\n")[0]?.replace(/\.$/, "") ?? "this is not valid YAML"),
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
function lowerFirst(text) {
    return text.slice(0, 1).toLowerCase() + text.slice(1);
}


/***/ })

};
