export const id = 926;
export const ids = [926];
export const modules = {

/***/ 1926:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runEventCommand: () => (/* binding */ runEventCommand)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
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
// EXTERNAL MODULE: ./build/model/json.js
var json = __webpack_require__(9598);
// EXTERNAL MODULE: ./build/replay/decide.js
var decide = __webpack_require__(8732);
// EXTERNAL MODULE: ./build/replay/stage.js + 1 modules
var replay_stage = __webpack_require__(7081);
;// CONCATENATED MODULE: ./build/replay/replay-event.js



/** Puts one event to a repository's hooks, in a scratch copy of its own. */
async function replayEvent(event, projects, dialect, repository, policy, edge) {
    const session = {
        sessionId: (0,json/* stringAt */.bX)(event.input, "session_id"),
        cwd: (0,json/* stringAt */.bX)(event.input, "cwd"),
        agentVersion: null,
        ...dialect.sessionOf?.(event.input),
    };
    const site = await edge.openSite(repository, policy.passedVariables);
    try {
        const placement = (0,replay_stage/* placementFor */.$0)(dialect.id, session.cwd, null, projects, repository.root);
        if (placement === null)
            return (0,decide/* nobodyAsked */.S)(event, dialect);
        const stage = await (0,replay_stage/* stageFor */.UF)(dialect.id, placement, session, null, projects, site, {
            mapRoot: policy.mapRoot,
        });
        if (stage === null)
            return (0,decide/* nobodyAsked */.S)(event, dialect);
        return (await (0,replay_stage/* hear */.dc)(event, stage)) ?? (0,decide/* nobodyAsked */.S)(event, dialect);
    }
    finally {
        await site.dispose();
    }
}

// EXTERNAL MODULE: ./build/report/build.js + 1 modules
var build = __webpack_require__(3116);
// EXTERNAL MODULE: ./build/report/escape.js
var report_escape = __webpack_require__(9924);
;// CONCATENATED MODULE: ./build/report/decision-text.js

/** One decision for a person at a terminal: the verdict, then what each hook said. */
function decisionText(decision) {
    const subject = decision.subject === "" ? "" : `  ${(0,report_escape/* plainLine */.h0)(decision.subject, 120)}`;
    const tool = decision.tool === null ? "" : ` ${(0,report_escape/* plainLine */.h0)(decision.tool, 60)}`;
    const lines = [`${(0,report_escape/* plainLine */.h0)(decision.event, 60)}${tool}${subject}`];
    const notes = [
        decision.failedOpen ? "a hook failed and the agent lets it through" : "",
        decision.failedClosed ? "a hook failed and the agent blocks because of that" : "",
        decision.afterTheFact ? "after the fact" : "",
    ].filter((note) => note !== "");
    lines.push(`  verdict ${decision.verdict}${notes.length === 0 ? "" : ` (${notes.join("; ")})`}`);
    if (decision.reason !== null)
        lines.push(`  reason  ${(0,report_escape/* plainLine */.h0)(decision.reason, 400)}`);
    if (decision.hooks.length === 0)
        lines.push("  no hook was selected");
    for (const hook of decision.hooks) {
        const time = hook.durationMs === null ? "" : ` in ${hook.durationMs} ms`;
        const exit = hook.exitCode === null ? "" : `, exit ${hook.exitCode}`;
        lines.push(`  ${hook.outcome.padEnd(8)} ${(0,report_escape/* plainLine */.h0)(hook.name ?? hook.command ?? hook.hook, 100)} (${hook.file}:${hook.line}${exit}${time})`);
        if (hook.error !== null)
            lines.push(`           ${(0,report_escape/* plainLine */.h0)(hook.error, 300)}`);
    }
    return `${lines.join("\n")}\n`;
}

// EXTERNAL MODULE: ./build/source/redact.js
var redact = __webpack_require__(2583);
// EXTERNAL MODULE: ./build/cli/check.js
var cli_check = __webpack_require__(485);
// EXTERNAL MODULE: ./build/cli/interrupt.js
var interrupt = __webpack_require__(7766);
// EXTERNAL MODULE: ./build/cli/options.js
var options = __webpack_require__(2315);
;// CONCATENATED MODULE: ./build/cli/run-event.js














/** `hookgate run`: one event through the repository's hooks. Status 0 whatever the verdict. */
async function runEventCommand(args) {
    const [dialectId, ...others] = args.many("dialect");
    const name = args.one("event");
    const file = args.one("input");
    if (dialectId === undefined || others.length > 0 || name === null || file === null) {
        throw new errors/* UsageError */.e("hookgate run needs one --dialect, one --event and one --input");
    }
    const format = args.many("format")[0] ?? "json";
    if (args.many("format").length > 1 || (format !== "json" && format !== "text")) {
        throw new errors/* UsageError */.e(`hookgate run prints json or text, not "${args.many("format").join(", ")}"`);
    }
    const mode = (0,options/* sandboxOption */.Bs)(args.one("sandbox"));
    if (mode === "bubblewrap" || mode === "unshare") {
        throw new errors/* UsageError */.e(`sandbox "${mode}" is not available in this version`);
    }
    const input = readInput(file);
    (0,interrupt/* cleanUpOnInterrupt */.X)();
    const edge = (0,node_edge/* nodeEdge */.W)();
    const repository = await edge.openRepository((0,cli_check.onlyPath)(args));
    const policy = (0,check/* openPolicy */.t)(repository, args.one("config"), edge);
    const layers = {
        userDir: args.one("user-dir"),
        systemDir: args.one("system-dir"),
        extensions: args.many("extension"),
    };
    const [dialect] = (0,choose/* chosenDialects */.o)([dialectId], policy.versions, policy);
    if (dialect === undefined)
        throw new errors/* UsageError */.e(`unknown dialect "${dialectId}"`);
    if (dialect.events.get(name) === null) {
        const near = dialect.events.nearest(name);
        throw new errors/* UsageError */.e(`${dialect.title} has no event "${name}"${near === null ? `: known are ${dialect.events.names.join(", ")}` : `; did you mean ${near.name}?`}`);
    }
    const event = {
        dialect: dialect.id,
        name,
        input,
        step: 1,
        line: null,
        callId: (0,json/* stringAt */.bX)(input, "tool_use_id"),
        agent: (0,json/* stringAt */.bX)(input, "agent_id"),
        expect: null,
    };
    const projects = (0,discover_open/* openProjects */.J)([dialect], repository, policy, layers, edge);
    const decision = await replayEvent(event, projects, dialect, repository, policy, edge);
    await (0,interrupt/* unlessInterrupted */.V)();
    const shown = (0,build/* reportDecision */.D)(decision, (0,redact/* createRedactor */.lY)((0,redact/* secretValues */.VX)(edge.environment)));
    process.stdout.write(format === "json" ? `${JSON.stringify(shown, null, 2)}\n` : decisionText(shown));
    return 0;
}
function readInput(file) {
    let text;
    try {
        text = (0,external_node_fs_.readFileSync)(file === "-" ? 0 : file, "utf8");
    }
    catch (error) {
        throw new errors/* UsageError */.e(`cannot read ${file}: ${error instanceof Error ? error.message : error}`);
    }
    let value;
    try {
        value = JSON.parse(text);
    }
    catch (error) {
        throw new errors/* UsageError */.e(`${file === "-" ? "standard input" : file} is not JSON: ${error instanceof Error ? error.message : error}`);
    }
    if (!(0,json/* isObject */.Gv)(value))
        throw new errors/* UsageError */.e(`${file} must hold one JSON object, the payload`);
    return value;
}


/***/ })

};
