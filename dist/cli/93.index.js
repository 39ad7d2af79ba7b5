export const id = 93;
export const ids = [93];
export const modules = {

/***/ 2093:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  listCommand: () => (/* binding */ listCommand)
});

// EXTERNAL MODULE: ./build/check.js + 8 modules
var check = __webpack_require__(1092);
// EXTERNAL MODULE: ./build/edge/node-edge.js + 14 modules
var node_edge = __webpack_require__(8404);
// EXTERNAL MODULE: ./build/report/escape.js
var report_escape = __webpack_require__(9924);
// EXTERNAL MODULE: ./build/report/finding-groups.js
var finding_groups = __webpack_require__(4379);
;// CONCATENATED MODULE: ./build/report/hook-list.js


/** `hookgate list`: every hook by agent and event, one row each. */
function hookList(report) {
    if (report.hooks.length === 0)
        return "No hooks found.\n";
    const lines = [];
    for (const [dialect, ofDialect] of (0,finding_groups/* groupBy */.$z)(report.hooks, (h) => h.dialect)) {
        lines.push(dialect);
        for (const [event, ofEvent] of (0,finding_groups/* groupBy */.$z)(ofDialect, (h) => h.event)) {
            lines.push(`  ${(0,report_escape/* plainLine */.h0)(event, 60)}`);
            for (const hook of ofEvent)
                lines.push(...row(hook));
        }
    }
    return `${lines.join("\n")}\n`;
}
function row(hook) {
    const matcher = hook.matcher === null || hook.matcher === "" ? "everything" : hook.matcher;
    const name = hook.name ?? hook.command ?? `(${hook.type})`;
    const state = hook.enabled ? (hook.guard ? "guard" : "") : `off: ${hook.disabledBecause ?? ""}`;
    const facts = [
        `on ${(0,report_escape/* plainLine */.h0)(matcher, 60)}`,
        duration(hook.timeoutMs),
        hook.type === "command" ? "" : hook.type,
        (0,report_escape/* plainLine */.h0)(state, 160),
    ].filter((part) => part !== "");
    return [`    ${(0,report_escape/* plainLine */.h0)(name, 100)}`, `      ${hook.file}:${hook.line} · ${facts.join(" · ")}`];
}
/** Milliseconds as people read them: `250 ms`, `30 s`, `10 min`. */
function duration(ms) {
    if (ms < 1000)
        return `${Math.round(ms)} ms`;
    if (ms < 120_000)
        return `${Math.round(ms / 100) / 10} s`;
    return `${Math.round(ms / 6000) / 10} min`;
}

// EXTERNAL MODULE: ./build/cli/check.js
var cli_check = __webpack_require__(485);
// EXTERNAL MODULE: ./build/cli/output.js + 10 modules
var output = __webpack_require__(5315);
;// CONCATENATED MODULE: ./build/cli/list.js





/** `hookgate list`: every hook found; as text a table, as JSON the report without findings. */
async function listCommand(args) {
    const wanted = (0,output/* outputs */.V4)(args.many("format"));
    const { report, excerpt } = await (0,check/* check */.z)((0,cli_check.checkRequest)(args), (0,node_edge/* nodeEdge */.W)());
    for (const { reporter, file } of wanted) {
        const text = reporter.name === "text"
            ? hookList(report)
            : reporter.render(report, {
                excerpt,
                color: false,
                quiet: false,
                verbose: false,
                changedFiles: null,
                pathPrefix: "",
            });
        if (file === null)
            process.stdout.write(text);
        else
            (0,output/* writeOutput */.zh)(file, text);
    }
    return 0;
}


/***/ })

};
