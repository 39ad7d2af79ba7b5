export const id = 379;
export const ids = [379];
export const modules = {

/***/ 2379:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  whyCommand: () => (/* binding */ whyCommand)
});

// EXTERNAL MODULE: ./build/check.js + 8 modules
var check = __webpack_require__(1092);
// EXTERNAL MODULE: ./build/dialects/choose.js
var choose = __webpack_require__(4829);
// EXTERNAL MODULE: ./build/discover/open.js + 2 modules
var discover_open = __webpack_require__(1009);
// EXTERNAL MODULE: ./build/edge/node-edge.js + 14 modules
var node_edge = __webpack_require__(8404);
// EXTERNAL MODULE: ./build/model/errors.js
var errors = __webpack_require__(2011);
// EXTERNAL MODULE: ./build/replay/recordings.js
var replay_recordings = __webpack_require__(7792);
// EXTERNAL MODULE: ./build/replay/replay-all.js + 4 modules
var replay_all = __webpack_require__(3638);
// EXTERNAL MODULE: ./build/dialects/event-table.js
var event_table = __webpack_require__(6611);
;// CONCATENATED MODULE: ./build/replay/why.js

const mostCalls = 3;
const mostNearest = 5;
/** Stands for the scratch copy: planning only looks at the payload. */
const nowhere = {
    repository: "/repository",
    project: "/repository",
    home: "/home",
    tmp: "/tmp",
};
/** Collects, event by event, why one hook of a project fires or does not. */
class Why {
    #hook;
    #hooks;
    #dialect;
    #firedOn = [];
    #missed = { matcher: 0, duplicate: 0, filter: 0 };
    #values = new Map();
    #events = 0;
    #fired = 0;
    constructor(hook, { dialect, hooks }) {
        this.#hook = hook;
        this.#hooks = hooks;
        this.#dialect = dialect;
    }
    /** The agent whose hook is asked about. */
    get dialect() {
        return this.#dialect;
    }
    /** Takes one recorded event into account; those of other dialects and names are not meant. */
    see(recorded, session, file) {
        if (recorded.dialect !== this.#dialect.id || recorded.name !== this.#hook.event)
            return;
        this.#events += 1;
        const input = this.#dialect.payload(recorded, session, nowhere);
        const event = { ...recorded, input };
        const value = matchedValue(this.#dialect, event);
        const subject = this.#dialect.subject(event);
        const call = { file, step: event.step, line: event.line, value, subject };
        if (this.#isPlanned(this.#hooks, event)) {
            this.#fired += 1;
            if (this.#firedOn.length < mostCalls)
                this.#firedOn.push(call);
            return;
        }
        const miss = this.#missOf(event, value);
        this.#missed[miss] += 1;
        if (miss !== "matcher" || value === null)
            return;
        const known = this.#values.get(value);
        if (known)
            known.count += 1;
        else
            this.#values.set(value, { value, count: 1, first: call });
    }
    answer() {
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
    #isPlanned(hooks, event) {
        const plan = this.#dialect.plan(hooks, event);
        return plan.steps.some((step) => step.hook.id === this.#hook.id);
    }
    #missOf(event, value) {
        if (this.#isPlanned([this.#hook], event))
            return "duplicate";
        const matcher = this.#hook.matcher;
        if (matcher === null || value === null)
            return "filter";
        const fits = this.#dialect.matcher.compile(matcher, event.name).test(value);
        return fits ? "filter" : "matcher";
    }
    /** The seen values most like what the matcher asks for, then the most frequent ones. */
    #nearest() {
        const words = (this.#hook.matcher ?? "").split(/[^\w-]+/).filter((word) => word !== "");
        const alike = new Set(words.flatMap((word) => (0,event_table/* closest */.k)(word, [...this.#values.keys()]) ?? []));
        return [...this.#values.values()]
            .sort((a, b) => Number(alike.has(b.value)) - Number(alike.has(a.value)) ||
            b.count - a.count ||
            (a.value < b.value ? -1 : 1))
            .slice(0, mostNearest);
    }
}
/** What makes a hook silent whatever happens: switched off, an event nobody fires, a matcher that fits no known value. */
function neverReasons(hook, dialect) {
    const reasons = [];
    const facts = dialect.events.get(hook.event);
    if (!hook.enabled)
        reasons.push(hook.disabledBecause ?? "it is switched off");
    if (facts === null)
        reasons.push(`${dialect.title} has no event \`${hook.event}\``);
    else if (!facts.fires) {
        reasons.push(`${dialect.title} ${dialect.version} does not fire \`${hook.event}\``);
    }
    if (hook.matcher === null || facts === null || facts.matches === null)
        return reasons;
    const compiled = dialect.matcher.compile(hook.matcher, hook.event);
    const values = facts.matches.values;
    if (compiled.invalid !== null) {
        reasons.push(`its matcher is not valid (${compiled.invalid})`);
    }
    else if (values !== null && compiled.kind !== "all" && !values.some((v) => compiled.test(v))) {
        reasons.push(`its matcher fits none of the possible values: ${values.map((v) => `\`${v}\``).join(", ")}`);
    }
    return reasons;
}
/** What the matcher of an event is compared with; null where matchers are ignored or the value is absent. */
function matchedValue(dialect, event) {
    const tool = dialect.tool(event);
    if (tool !== null)
        return tool;
    const field = dialect.events.get(event.name)?.matches?.field;
    if (field === undefined || !Object.hasOwn(event.input, field))
        return null;
    const value = event.input[field];
    return typeof value === "string" ? value : null;
}

// EXTERNAL MODULE: ./build/rules/wording.js
var wording = __webpack_require__(9904);
// EXTERNAL MODULE: ./build/report/escape.js
var report_escape = __webpack_require__(9924);
;// CONCATENATED MODULE: ./build/report/why-text.js


/** `hookgate why` for a person: one block per hook. */
function whyText(answers, recordings) {
    return `${answers.map((answer) => block(answer, recordings).join("\n")).join("\n\n")}\n`;
}
/** `hookgate why --format json`. */
function whyJson(answers, recordings) {
    const hooks = answers.map(({ hook, ...answer }) => ({
        hook: hook.id,
        file: hook.source.file,
        line: hook.source.place(hook.node).line,
        dialect: hook.dialect,
        event: hook.event,
        matcher: hook.matcher,
        ...answer,
    }));
    return `${JSON.stringify({ recordings, hooks }, null, 2)}\n`;
}
function block(answer, recordings) {
    const { hook, never, events, fired, missed } = answer;
    const { line } = hook.source.place(hook.node);
    const matcher = hook.matcher === null || hook.matcher === ""
        ? "without a matcher"
        : `with the matcher \`${(0,report_escape/* plainLine */.h0)(hook.matcher, 100)}\``;
    const name = (0,report_escape/* plainLine */.h0)(hook.name ?? hook.command ?? `(${hook.type})`, 120);
    const lines = [
        `${hook.source.file}:${line}  ${name}`,
        `  listens to ${(0,report_escape/* plainLine */.h0)(hook.event, 60)} ${matcher}`,
    ];
    if (hook.condition !== null) {
        lines.push(`  and with the filter \`${(0,report_escape/* plainLine */.h0)(hook.condition, 100)}\``);
    }
    for (const reason of never)
        lines.push(`  never fires: ${(0,report_escape/* plainLine */.h0)(reason, 300)}`);
    if (events === 0) {
        lines.push(recordings === 0
            ? "  no recordings to ask"
            : `  none of ${(0,wording/* count */.U9)(recordings, "recording")} holds an event of this kind`);
        return lines;
    }
    lines.push(`  fired on ${fired} of ${(0,wording/* count */.U9)(events, "recorded event")}`);
    for (const call of answer.firedOn)
        lines.push(`    ${told(call)}`);
    if (missed.duplicate > 0) {
        lines.push(`  ${missed.duplicate} times another hook with the same identity ran in its place`);
    }
    if (missed.filter > 0) {
        lines.push(`  ${missed.filter} times its filter (or the sub-agent it belongs to) left it out`);
    }
    if (missed.matcher > 0) {
        lines.push(`  ${missed.matcher} times the matcher did not fit. Nearest:`);
        for (const { value, count: seen, first } of answer.nearest) {
            lines.push(`    ${(0,report_escape/* plainLine */.h0)(value, 60)}  ${seen} ×, first ${told(first)}`);
        }
    }
    return lines;
}
function told({ file, step, subject }) {
    const what = subject === "" ? "" : `  ${(0,report_escape/* plainLine */.h0)(subject, 100)}`;
    return `${(0,report_escape/* plainLine */.h0)(file, 120)} step ${step}${what}`;
}

// EXTERNAL MODULE: ./build/rules/hook-scripts.js
var hook_scripts = __webpack_require__(7304);
// EXTERNAL MODULE: ./build/tools/registry.js + 2 modules
var registry = __webpack_require__(5907);
// EXTERNAL MODULE: ./build/tools/translate.js + 4 modules
var translate = __webpack_require__(3339);
;// CONCATENATED MODULE: ./build/cli/why.js












/** `hookgate why FILE[:LINE]`: runs nothing, only asks which recorded events would start a hook. */
async function whyCommand(args) {
    const [operand, ...more] = args.operands;
    if (operand === undefined || more.length > 0) {
        throw new errors/* UsageError */.e("hookgate why takes one FILE or FILE:LINE: a hook config, or a script of a hook");
    }
    const format = args.many("format")[0] ?? "text";
    if (args.many("format").length > 1 || (format !== "json" && format !== "text")) {
        throw new errors/* UsageError */.e(`hookgate why prints text or json, not "${args.many("format").join(", ")}"`);
    }
    const edge = (0,node_edge/* nodeEdge */.W)();
    const repository = await edge.openRepository(".");
    const policy = (0,check/* openPolicy */.t)(repository, args.one("config"), edge);
    const layers = {
        userDir: args.one("user-dir"),
        systemDir: args.one("system-dir"),
        extensions: args.many("extension"),
    };
    const dialects = (0,choose/* chosenDialects */.o)(args.many("dialect"), policy.versions, policy);
    const projects = (0,discover_open/* openProjects */.J)(dialects, repository, policy, layers, edge);
    const [, path = operand, line] = /^(.*?)(?::(\d+))?$/.exec(operand) ?? [];
    const file = edge.relative(repository.root, edge.absolute(path));
    const asked = hooksAt(file, line === undefined ? null : Number(line), projects, repository);
    const whys = asked.map(({ hook, project }) => new Why(hook, project));
    const recordings = await (0,replay_recordings/* findRecordings */.G)(repository, policy, args.many("transcripts"), edge);
    const targets = (0,replay_all/* translateTo */.w)(policy.translate, recordings, projects);
    for (const { source, reader } of recordings) {
        if (reader === null)
            continue;
        const session = { sessionId: null, cwd: null, agentVersion: null };
        let step = 0;
        for await (const item of reader.read(source)) {
            if (item.kind === "session")
                Object.assign(session, item.session);
            if (item.kind !== "event")
                continue;
            step += 1;
            const event = { ...item.event, step };
            for (const why of whys) {
                for (const told of inWordsOf(why.dialect, event, session, targets, dialects)) {
                    why.see(told, session, source.file);
                }
            }
        }
    }
    const answers = whys.map((why) => why.answer());
    const known = recordings.filter((r) => r.reader !== null).length;
    process.stdout.write(format === "json" ? whyJson(answers, known) : whyText(answers, known));
    return 0;
}
/** An event as an agent's hooks would get it in a replay: its own as it is, another agent's translated or not at all. */
function inWordsOf(dialect, event, session, targets, dialects) {
    if (event.dialect === dialect.id)
        return [event];
    const from = (0,registry/* vocabularyOf */.Y)(event.dialect, dialects);
    if (from === null || !targets.includes(dialect.id))
        return [];
    const translated = (0,translate/* translate */.T)(event, from, dialect.vocabulary, session.cwd);
    return translated.kind === "events" ? translated.events : [];
}
/** The hooks a place names: those of a config (at a line: the one there), or those that start a script. */
function hooksAt(file, line, projects, repository) {
    const all = projects.flatMap((project) => project.hooks.map((hook) => ({ hook, project })));
    const inFile = all.filter(({ hook }) => hook.source.file === file);
    const atLine = inFile.filter(({ hook }) => {
        const place = hook.source.place(hook.node);
        return line === null || (place.line <= line && line <= place.endLine);
    });
    if (atLine.length > 0)
        return atLine;
    if (inFile.length > 0) {
        const lines = inFile.map(({ hook }) => hook.source.place(hook.node).line);
        throw new errors/* UsageError */.e(`${file}:${line} is inside no hook; hooks of this file stand at lines ${lines.join(", ")}`);
    }
    const starting = all.filter(({ hook, project }) => (0,hook_scripts/* hookScripts */.gY)(hook, project.dialect, repository).some((script) => script.path === file));
    if (starting.length > 0)
        return starting;
    throw new errors/* UsageError */.e(repository.has(file) ? `${file} holds no hook, and no hook starts it` : `no such file: ${file}`);
}


/***/ })

};
