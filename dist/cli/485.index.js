export const id = 485;
export const ids = [485];
export const modules = {

/***/ 485:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   checkCommand: () => (/* binding */ checkCommand),
/* harmony export */   checkRequest: () => (/* binding */ checkRequest),
/* harmony export */   onlyPath: () => (/* binding */ onlyPath)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1092);
/* harmony import */ var _edge_node_edge_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8404);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2011);
/* harmony import */ var _interrupt_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7766);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2315);
/* harmony import */ var _output_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5315);






/** `hookgate check`, `lint` and `replay`. */
async function checkCommand(args) {
    const wanted = (0,_output_js__WEBPACK_IMPORTED_MODULE_4__/* .outputs */ .V4)(args.many("format"));
    (0,_interrupt_js__WEBPACK_IMPORTED_MODULE_2__/* .cleanUpOnInterrupt */ .X)();
    const { report, excerpt } = await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__/* .check */ .z)(checkRequest(args), (0,_edge_node_edge_js__WEBPACK_IMPORTED_MODULE_1__/* .nodeEdge */ .W)());
    await (0,_interrupt_js__WEBPACK_IMPORTED_MODULE_2__/* .unlessInterrupted */ .V)();
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
/* harmony export */   V: () => (/* binding */ unlessInterrupted),
/* harmony export */   X: () => (/* binding */ cleanUpOnInterrupt)
/* harmony export */ });
/* harmony import */ var _edge_node_edge_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8404);

let interrupted = false;
/** Never goes on after an interruption: what was decided then is not worth reporting. */
async function unlessInterrupted() {
    if (interrupted)
        await new Promise(() => { });
}
/** From now on an interrupted run stops its hooks, removes its scratch copies and ends with status 2. */
function cleanUpOnInterrupt() {
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
        process.once(signal, () => {
            interrupted = true;
            process.stderr.write(`hookgate: interrupted by ${signal}\n`);
            (0,_edge_node_edge_js__WEBPACK_IMPORTED_MODULE_0__/* .closeEverything */ .K)().finally(() => process.exit(2));
        });
    }
}


/***/ }),

/***/ 5315:
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
var finding = __webpack_require__(6939);
// EXTERNAL MODULE: ./build/report/finding-groups.js
var finding_groups = __webpack_require__(4379);
;// CONCATENATED MODULE: ./build/report/annotation-budget.js


/** Annotations the runner shows of each level per step; the rest it drops without a word (runner 2.336.0). */
const annotationsPerLevel = 10;
/**
 * Spends the annotations of each level: files the pull request changes first, then one of every rule and file before
 * a second of any, so that no mistake made twenty times hides another.
 * @param room annotations per level
 */
function planAnnotations(findings, changedFiles, room) {
    return finding/* severities */.gO.map((severity) => {
        const candidates = ranked(findings.filter((f) => f.severity === severity), changedFiles);
        const fits = candidates.length <= room[severity];
        const number = fits ? candidates.length : Math.max(0, room[severity] - 1);
        return { severity, shown: candidates.slice(0, number), left: candidates.slice(number) };
    });
}
/** `unknown-event 12, timeout-unit 3`, most frequent first. */
function ruleCounts(findings, most = 5) {
    const counts = [...(0,finding_groups/* groupBy */.$z)(findings, (f) => f.rule)]
        .map(([rule, list]) => ({ rule, number: list.length }))
        .sort((a, b) => b.number - a.number || (0,finding/* compareText */.n6)(a.rule, b.rule));
    const words = counts.slice(0, most).map(({ rule, number }) => `${rule} ${number}`);
    return [...words, ...(counts.length > most ? ["…"] : [])].join(", ");
}
function ranked(findings, changedFiles) {
    const sorted = [...findings].sort(finding_groups/* byPlace */.hz);
    const changed = (f) => (changedFiles?.has(f.file) ? 0 : 1);
    const nth = (key) => new Map([...(0,finding_groups/* groupBy */.$z)(sorted, key).values()].flatMap((group) => group.map((f, i) => [f, i])));
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
        (0,finding_groups/* byPlace */.hz)(a.finding, b.finding))
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
// EXTERNAL MODULE: ./build/source/redact.js
var redact = __webpack_require__(2583);
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
    const blocks = (0,finding_groups/* groupFindings */.kG)(findings).map((group) => {
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
    const counts = findings.length === 0 ? "nothing to report" : (0,finding_groups/* severityCounts */.ur)(findings);
    const other = gate.reasons.filter((reason) => !/^\d+ (?:error|warning|note)s?$/.test(reason));
    const why = other.length === 0 ? "" : ` · ${other.map((r) => (0,report_escape/* plainLine */.h0)(r, 200)).join(", ")}`;
    const line = gate.passed
        ? paint("green", `✓ ${counts} · gate passed (fail-on: ${gate.failOn})`)
        : paint("red", `✗ ${counts}${why} · gate failed (fail-on: ${gate.failOn})`);
    const rule = (0,finding_groups/* firstRule */.ND)(findings.filter((f) => mattersMost(f.severity)));
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
    const what = (0,finding_groups/* severityCounts */.ur)(left).replace(" ", " more ");
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
    const state = `hookgate: ${(0,finding_groups/* severityCounts */.ur)(report.findings)}, gate ${report.gate.passed ? "passed" : "failed"}`;
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

/***/ 4379:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $z: () => (/* binding */ groupBy),
/* harmony export */   ND: () => (/* binding */ firstRule),
/* harmony export */   hz: () => (/* binding */ byPlace),
/* harmony export */   kG: () => (/* binding */ groupFindings),
/* harmony export */   ur: () => (/* binding */ severityCounts)
/* harmony export */ });
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6939);
/* harmony import */ var _rules_wording_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9904);


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
        (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .compareText */ .n6)(a.kind, b.kind) ||
        (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .compareText */ .n6)(firstFile(a), firstFile(b)) ||
        (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .compareText */ .n6)(firstMessage(a), firstMessage(b)));
}
/** `2 errors, 1 note`; `nothing` when there is none. */
function severityCounts(findings) {
    const parts = _model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .severities */ .gO.flatMap((severity) => {
        const number = findings.filter((f) => f.severity === severity).length;
        return number === 0 ? [] : [(0,_rules_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(number, severity)];
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
    counts.sort((a, b) => b.n - a.n || (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .compareText */ .n6)(a.rule, b.rule));
    return counts[0]?.rule ?? null;
}
/** By file and place, then by gravity and words: a total order. */
function byPlace(a, b) {
    return ((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .compareText */ .n6)(a.file, b.file) ||
        a.line - b.line ||
        a.column - b.column ||
        bySeverity(a, b) ||
        (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .compareText */ .n6)(a.rule, b.rule) ||
        (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .compareText */ .n6)(a.message, b.message) ||
        a.endLine - b.endLine ||
        a.endColumn - b.endColumn ||
        (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .compareText */ .n6)(a.fingerprint, b.fingerprint));
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
    return _model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .severities */ .gO.indexOf(finding.severity);
}
function gravest(findings) {
    return findings.reduce((least, f) => Math.min(least, rank(f)), _model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .severities */ .gO.length);
}


/***/ })

};
