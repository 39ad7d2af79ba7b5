export const id = 41;
export const ids = [41];
export const modules = {

/***/ 4672:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ boundedPattern)
/* harmony export */ });
/* harmony import */ var node_vm__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(714);

/**
 * Far more than any sane pattern needs for a tool name or a reason, in milliseconds. The clock is the wall's: before
 * a pattern is given up it gets the longer time once, in case the machine was merely busy.
 */
const limitsMs = [100, 1000];
/** Answers kept per pattern; tool names repeat. */
const remembered = 512;
/** Text, alternatives at the top level, anchors, classes, and one repetition at most: nothing that multiplies. */
const harmless = /^(?:[^\\()*+?{]|\\[^0-9k])*(?:[*+?](?:[^\\()*+?{]|\\[^0-9k])*)?$/;
/** Made when the first pattern needs it: a context costs as much as reading a config. */
let arena = null;
/**
 * Compiles a JavaScript pattern.
 * @throws SyntaxError when it is not valid
 */
function boundedPattern(source, flags = "") {
    const pattern = new RegExp(source, flags);
    if (harmless.test(source))
        return { test: (text) => pattern.test(text) };
    const answers = new Map();
    return {
        test(text) {
            const known = answers.get(text);
            if (known !== undefined)
                return known;
            const answer = testWithin(pattern, text);
            if (answers.size < remembered)
                answers.set(text, answer);
            return answer;
        },
    };
}
function testWithin(pattern, text) {
    arena ??= {
        context: (0,node_vm__WEBPACK_IMPORTED_MODULE_0__.createContext)(Object.create(null)),
        probe: new node_vm__WEBPACK_IMPORTED_MODULE_0__.Script("pattern.test(text)"),
    };
    const { context, probe } = arena;
    context.pattern = pattern;
    context.text = text;
    try {
        for (const timeout of limitsMs) {
            try {
                return probe.runInContext(context, { timeout }) === true;
            }
            catch (error) {
                if (error.code !== "ERR_SCRIPT_EXECUTION_TIMEOUT")
                    throw error;
            }
        }
        return false;
    }
    finally {
        context.pattern = undefined;
        context.text = undefined;
    }
}


/***/ }),

/***/ 9860:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dg: () => (/* binding */ readingDefects),
/* harmony export */   IU: () => (/* binding */ quoteSource),
/* harmony export */   gb: () => (/* binding */ defect),
/* harmony export */   hD: () => (/* binding */ quote)
/* harmony export */ });
/* harmony import */ var _source_located_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4802);

/** A defect with the fields that are usually empty filled in. */
function defect(fields) {
    return { cure: null, severity: null, hook: null, ...fields };
}
/**
 * The defects of a text as such: not accepted by the vendor's parser (one finding, the first problem), or keys
 * given twice. The root is null when the vendor loads nothing from the file.
 */
function readingDefects(parsed, words) {
    const [problem] = parsed.problems;
    if (problem !== undefined || parsed.root === null) {
        return {
            root: null,
            defects: [
                defect({
                    rule: "config-syntax",
                    what: problem?.what ?? "the file is empty",
                    consequence: words.rejected,
                    span: problem?.span ?? { start: 0, end: 1 },
                }),
            ],
        };
    }
    const defects = (0,_source_located_js__WEBPACK_IMPORTED_MODULE_0__/* .duplicateKeys */ .ss)(parsed.root).map(({ lost }) => defect({
        rule: "duplicate-key",
        what: `the key ${quote(lost.key)} stands twice in one object`,
        consequence: words.duplicate(quote(lost.key)),
        span: lost.keySpan,
    }));
    return { root: parsed.root, defects };
}
/** A value as messages show it: in backticks, on one line, cut at 80 characters. */
function quote(text) {
    const flat = text.replace(/\s+/g, " ").trim();
    const short = flat.length > 80 ? `${flat.slice(0, 77)}…` : flat;
    return `\`${short.replaceAll("`", "'")}\``;
}
/** The written form of a value in a file, for messages. */
function quoteSource(source, node) {
    return quote(source.slice(node));
}


/***/ }),

/***/ 6661:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ announcedRules)
/* harmony export */ });
/**
 * Ids of the public catalogue whose rules come with a later version. A policy may name them already, so that one file serves several versions.
 */
const announcedRules = [
    "name-mismatch",
    "legacy-trigger",
    "command-serves-several-events",
    "script-shebang",
    "script-untracked",
    "entry-point",
    "working-directory",
    "relative-path",
    "absolute-path",
    "unquoted-variable",
    "unknown-variable",
    "missing-dependency",
    "exit-code-deny",
    "output-shape",
    "failure-swallowed",
    "async-guard",
    "stop-loop",
    "blanket-allow",
    "remote-code",
    "decode-and-run",
    "input-injection",
    "secret-to-network",
    "reverse-shell",
    "persistence",
    "destructive-command",
    "agent-bypass",
    "config-execution",
    "http-hook",
    "unsafe-path",
    "opaque-target",
    "unpinned-package",
    "hidden-characters",
    "literal-secret",
    "known-indicator",
    "prompt-telemetry",
    "installer-writes-config",
    "ci-trust",
    "never-acts",
    "flaky-hook",
    "slow-hook",
    "side-effect",
    "untranslated-tool",
    "verdict-changed",
    "policy-weakened",
    "unapproved-hook",
    "codeowners-gap",
    "guard-bypassed",
    "reader-divergence",
    "sandbox-degraded",
];


/***/ }),

/***/ 4421:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ budgetExceeded)
/* harmony export */ });
/** Reported by the pipeline when `replay.budget` is used up. */
const budgetExceeded = {
    meta: {
        id: "budget-exceeded",
        group: "Gate and trust",
        severity: "error",
        summary: "The time budget ended the replay before every recorded event was asked about.",
        details: "`replay.budget` in the policy file bounds the whole replay. When it is used up, hookgate stops between two events: what was decided until then is reported, the rest is unknown. An unknown is no pass, therefore the gate fails.",
        cure: "Raise `replay.budget`, replay fewer or shorter recordings, or make the slow hooks faster (the report shows the time each hook took).",
        dialects: null,
        examples: { bad: [], good: [] },
    },
};


/***/ }),

/***/ 8008:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AH: () => (/* binding */ healthyClaude),
/* harmony export */   Fk: () => (/* binding */ healthyGemini),
/* harmony export */   Lb: () => (/* binding */ claudeHooks),
/* harmony export */   Pq: () => (/* binding */ json),
/* harmony export */   Rz: () => (/* binding */ claudeShellCall),
/* harmony export */   bw: () => (/* binding */ geminiGuard),
/* harmony export */   hO: () => (/* binding */ guardScript),
/* harmony export */   iC: () => (/* binding */ geminiShellCall),
/* harmony export */   mf: () => (/* binding */ geminiHooks),
/* harmony export */   mq: () => (/* binding */ claudeGuard),
/* harmony export */   oz: () => (/* binding */ recording)
/* harmony export */ });
/** The text of a JSON file, as people indent it. */
function json(content) {
    return `${JSON.stringify(content, null, 2)}\n`;
}
/** A recording in the neutral format, one event a line. */
function recording(...events) {
    return events.map((event) => `${JSON.stringify(event)}\n`).join("");
}
/** A shell call as Gemini CLI asks about it. */
function geminiShellCall(command, more = {}) {
    const input = { tool_name: "run_shell_command", tool_input: { command } };
    return { dialect: "gemini-cli", event: "BeforeTool", input, ...more };
}
/** A shell call as Claude Code asks about it. */
function claudeShellCall(command, more = {}) {
    const input = { tool_name: "Bash", tool_input: { command } };
    return { dialect: "claude-code", event: "PreToolUse", input, ...more };
}
/** A guard that both vendors understand: an exit status of 2 with a text on stderr refuses the call. */
const guardScript = `#!/bin/sh
# Refuses to delete whole folders.
if grep -q 'rm -rf'; then
  echo "rm -rf is not allowed here" >&2
  exit 2
fi
`;
/** A handler that runs {@link guardScript} under Gemini CLI. */
const geminiGuard = {
    type: "command",
    command: "sh $GEMINI_PROJECT_DIR/.gemini/hooks/guard.sh",
};
/** A handler that runs {@link guardScript} under Claude Code. */
const claudeGuard = {
    type: "command",
    command: 'sh "$CLAUDE_PROJECT_DIR"/.claude/hooks/guard.sh',
};
/** A repository with one healthy Gemini CLI guard. */
const healthyGemini = {
    ".gemini/settings.json": json({
        hooks: { BeforeTool: [{ matcher: "run_shell_command", hooks: [geminiGuard] }] },
    }),
    ".gemini/hooks/guard.sh": guardScript,
};
/** A repository with one healthy Claude Code guard. */
const healthyClaude = {
    ".claude/settings.json": json({
        hooks: { PreToolUse: [{ matcher: "Bash", hooks: [claudeGuard] }] },
    }),
    ".claude/hooks/guard.sh": guardScript,
};
/** The same healthy guard with a group of another event or matcher beside it or in its place. */
function geminiHooks(hooks, beside = {}) {
    return {
        ".gemini/settings.json": json({ hooks, ...beside }),
        ...(JSON.stringify(hooks).includes("guard.sh") && { ".gemini/hooks/guard.sh": guardScript }),
    };
}
/** As {@link geminiHooks}, for Claude Code. */
function claudeHooks(hooks, beside = {}) {
    return {
        ".claude/settings.json": json({ hooks, ...beside }),
        ...(JSON.stringify(hooks).includes("guard.sh") && { ".claude/hooks/guard.sh": guardScript }),
    };
}


/***/ }),

/***/ 3012:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ hooksNotRun)
/* harmony export */ });
/* harmony import */ var _example_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8008);

function workflow(event) {
    return `name: hooks
on: ${event}
permissions:
  contents: read
jobs:
  hookgate:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v5
      - uses: hookgate/hookgate@v1
`;
}
/** Reported by the pipeline when a replay was asked for and refused. */
const hooksNotRun = {
    meta: {
        id: "hooks-not-run",
        group: "Gate and trust",
        severity: "error",
        summary: "Hooks were not run, because that would not have been safe.",
        details: "Replaying means running the hooks of the checkout. On `pull_request_target`, `workflow_run`, `issue_comment` and other events that carry secrets, the checkout can be a stranger's: hookgate lints and refuses to run anything, whatever the head repository. A replay that was asked for and did not happen is no pass, therefore this is an error.",
        cure: "Use `pull_request`, which carries no secrets, or set `allow-untrusted: true` if you know why that is safe in your workflow.",
        dialects: null,
        examples: {
            bad: [
                {
                    caption: "An event that carries secrets.",
                    files: {
                        ".github/workflows/hooks.yml": workflow("pull_request_target"),
                        ..._example_files_js__WEBPACK_IMPORTED_MODULE_0__/* .healthyClaude */ .AH,
                    },
                },
            ],
            good: [
                {
                    caption: "An event that does not.",
                    files: { ".github/workflows/hooks.yml": workflow("pull_request"), ..._example_files_js__WEBPACK_IMPORTED_MODULE_0__/* .healthyClaude */ .AH },
                },
            ],
        },
    },
};


/***/ }),

/***/ 9609:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X6: () => (/* binding */ agents),
/* harmony export */   xR: () => (/* binding */ helpUrl)
/* harmony export */ });
/* unused harmony exports vendorTitles, rulePage, ruleIndex */

const pages = "https://github.com/hookgate/hookgate/blob/main/docs/rules";
/** Names of the agents as pages write them. */
const vendorTitles = {
    "gemini-cli": "Gemini CLI",
    antigravity: "Antigravity",
    "agent-hooks": "Agent Hooks",
    "claude-code": "Claude Code",
    codex: "Codex",
    copilot: "Copilot",
    cursor: "Cursor",
};
/** Address of the page about a rule. */
function helpUrl(id) {
    return `${pages}/${id}.md`;
}
/** The page about a rule, as Markdown. */
function rulePage(meta) {
    return `${[
        `# ${meta.id}`,
        meta.summary,
        `Severity: **${meta.severity}** · Group: ${meta.group} · Agents: ${agents(meta)}`,
        "## What happens",
        meta.details,
        ...examples("Bad", meta.examples.bad),
        ...examples("Good", meta.examples.good),
        "## What to do",
        meta.cure,
        `Another severity, or none, in \`hookgate.yml\`:`,
        fence(`rules:\n  ${meta.id}: off\n`, "yaml"),
    ].join("\n\n")}\n`;
}
/** The list of all rules by group, as Markdown. */
function ruleIndex(metas) {
    const sections = ruleGroups.flatMap((group) => {
        const own = metas.filter((meta) => meta.group === group);
        if (own.length === 0)
            return [];
        const rows = own.map((m) => `| [${m.id}](${m.id}.md) | ${m.severity} | ${cell(m.summary)} |`);
        return [`## ${group}`, ["| rule | severity | reports |", "|---|---|---|", ...rows].join("\n")];
    });
    return `${["# Rules", `${metas.length} rules. \`hookgate explain RULE\` shows the same in a terminal.`, ...sections].join("\n\n")}\n`;
}
/** The agents a rule applies to, in words. */
function agents(meta) {
    if (meta.dialects === null)
        return "all";
    return meta.dialects
        .map(({ id, since }) => vendorTitles[id] + (since === undefined ? "" : ` ${since} and newer`))
        .join(", ");
}
function examples(heading, list) {
    if (list.length === 0)
        return [];
    return [`## ${heading}`, ...list.flatMap(example)];
}
function example({ caption, files, executable }) {
    const parts = Object.entries(files).flatMap(([name, text]) => {
        const mark = executable?.includes(name) ? " (executable)" : "";
        return [`\`${name}\`${mark}`, fence(text, language(name))];
    });
    return [caption, ...parts];
}
/** A fence longer than any run of backticks in the text. */
function fence(text, info) {
    const runs = (text.match(/`+/g) ?? []).map((run) => run.length);
    const ticks = "`".repeat(Math.max(3, ...runs.map((length) => length + 1)));
    return `${ticks}${info}\n${text.endsWith("\n") ? text : `${text}\n`}${ticks}`;
}
const languages = {
    json: "json",
    jsonl: "json",
    yml: "yaml",
    yaml: "yaml",
    sh: "sh",
    mjs: "js",
    js: "js",
    py: "python",
    md: "markdown",
};
function language(name) {
    const ending = name.slice(name.lastIndexOf(".") + 1);
    return Object.hasOwn(languages, ending) ? (languages[ending] ?? "") : "";
}
function cell(text) {
    return text.replaceAll("|", "\\|");
}


/***/ }),

/***/ 9029:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  B: () => (/* binding */ ruleById),
  a: () => (/* binding */ rules)
});

// EXTERNAL MODULE: ./build/rules/budget-exceeded.js
var budget_exceeded = __webpack_require__(4421);
// EXTERNAL MODULE: ./build/dialects/config-text.js
var config_text = __webpack_require__(9860);
// EXTERNAL MODULE: ./build/rules/example-files.js
var example_files = __webpack_require__(8008);
// EXTERNAL MODULE: ./build/source/located.js
var located = __webpack_require__(4802);
;// CONCATENATED MODULE: ./build/rules/per-hook.js

/**
 * The hooks of a file that its agent would really start. A hook that is switched off or lies where nobody looks
 * has its own finding already; what else is wrong with it does not matter yet.
 */
function liveHooks({ config, projectHooks }) {
    if (config.config.layer === "dead")
        return [];
    const registered = new Map(projectHooks.map((hook) => [hook.id, hook]));
    return config.hooks.map((hook) => registered.get(hook.id) ?? hook).filter((hook) => hook.enabled);
}
/** Where the value of a handler's field stands; the handler's first character when it is absent. */
function fieldSpan(hook, key) {
    return (0,located/* field */.ZZ)(hook.node, key) ?? opening(hook.node);
}
/** Where the matcher of a hook stands; null when it has none. */
function matcherSpan(hook) {
    return (0,located/* field */.ZZ)(hook.group ?? hook.node, "matcher") ?? null;
}
/** What a rule says about a hook, at a span of its file. */
function remark(hook, span, message) {
    return { message, place: hook.source.place(span), hook: hook.id, dialect: hook.dialect };
}
/** The place that stands for a hook as a whole: its command, else the beginning of its handler. */
function hookPlace(hook) {
    return hook.source.place(fieldSpan(hook, "command"));
}
function opening(span) {
    return { start: span.start, end: Math.min(span.start + 1, span.end) };
}

// EXTERNAL MODULE: ./build/rules/wording.js
var wording = __webpack_require__(9904);
;// CONCATENATED MODULE: ./build/rules/replayed-runs.js



/** The runs of every hook that was selected at least once, in the order of the context's hooks. */
function runsByHook(context) {
    const byId = new Map(context.hooks.map((hook) => [hook.id, []]));
    for (const { file, decisions } of context.recordings) {
        for (const decision of decisions) {
            for (const result of decision.hooks) {
                const { hook } = result;
                byId.get(hook.id)?.push({ hook, file, decision, result });
            }
        }
    }
    return context.hooks
        .map((hook) => ({ hook, runs: byId.get(hook.id) ?? [] }))
        .filter(({ runs }) => runs.length > 0);
}
/** The agent's name, for messages. */
function vendor(hook, context) {
    return context.dialects.get(hook.dialect)?.title ?? hook.dialect;
}
/** Where a run is to be found: the subject and the recording. */
function whereabouts({ file, decision }) {
    const at = `${file} step ${decision.event.step}`;
    return decision.subject === "" ? at : `${(0,config_text/* quote */.hD)(decision.subject)} (${at})`;
}
/** `3 of 61 calls`, `all 61 calls`, `the only call`, in the words of the hook's event. */
function share(some, { hook, runs }, context) {
    const noun = (0,wording/* occasion */.yj)(context.dialects.get(hook.dialect)?.events.get(hook.event) ?? null);
    if (runs.length === 1)
        return `the only ${noun}`;
    return some.length === runs.length
        ? `${runs.length === 2 ? "both" : `all ${runs.length}`} ${noun}s`
        : `${some.length} of ${runs.length} ${noun}s`;
}
/** Where the first of some runs is to be found, after {@link share}. */
function firstOf(some) {
    const [first] = some;
    if (first === undefined)
        return "";
    return some.length > 1 ? `, first ${whereabouts(first)}` : `, ${whereabouts(first)}`;
}
/** A remark on a hook as a whole. */
function onHook(hook, message) {
    return { message, place: hookPlace(hook), hook: hook.id, dialect: hook.dialect };
}

;// CONCATENATED MODULE: ./build/rules/call-asked.js




const answer = (0,example_files/* json */.Pq)({
    hookSpecificOutput: {
        hookEventName: "PreToolUse",
        permissionDecision: "ask",
        permissionDecisionReason: "this publishes",
    },
});
const callAsked = {
    meta: {
        id: "call-asked",
        group: "Replay",
        severity: "note",
        summary: "What a hook wanted a person to decide: how many, the first, the reason.",
        details: `Not a fault, but worth knowing before it interrupts everybody.

- **Claude Code** asks with \`permissionDecision: "ask"\`.
- **Gemini CLI** asks with \`decision: "ask"\` since 0.36. In a headless run nobody answers: the process ends with status 0 and no output.`,
        cure: "Nothing to do, if a person is there to answer.",
        dialects: null,
        examples: {
            bad: [
                {
                    caption: "The hook wants a person to look at every publication.",
                    files: {
                        ...(0,example_files/* claudeHooks */.Lb)({
                            PreToolUse: [
                                {
                                    matcher: "Bash",
                                    hooks: [
                                        {
                                            type: "command",
                                            command: 'sh "$CLAUDE_PROJECT_DIR"/.claude/hooks/ask.sh',
                                        },
                                    ],
                                },
                            ],
                        }),
                        ".claude/hooks/ask.sh": `#!/bin/sh
if grep -q 'npm publish'; then
  cat <<'JSON'
${answer}JSON
fi
`,
                        "transcripts/release.events.jsonl": (0,example_files/* recording */.oz)((0,example_files/* claudeShellCall */.Rz)("npm publish")),
                    },
                },
            ],
            good: [
                {
                    caption: "A guard that decides by itself.",
                    files: {
                        ...example_files/* healthyClaude */.AH,
                        "transcripts/release.events.jsonl": (0,example_files/* recording */.oz)((0,example_files/* claudeShellCall */.Rz)("npm publish")),
                    },
                },
            ],
        },
    },
    *replay(context) {
        for (const runs of runsByHook(context)) {
            const asked = runs.runs.filter(({ result, decision }) => result.outcome === "ask" && decision.verdict !== "none");
            const [first] = asked;
            if (first === undefined)
                continue;
            const { reason } = first.result;
            const why = reason === null || reason.trim() === "" ? "" : `: ${(0,config_text/* quote */.hD)(reason)}`;
            yield onHook(runs.hook, `${(0,wording/* label */.Pf)(runs.hook)} wanted a person to decide on ${share(asked, runs, context)}${firstOf(asked)}${why}.`);
        }
    },
};

;// CONCATENATED MODULE: ./build/rules/call-denied.js




const callDenied = {
    meta: {
        id: "call-denied",
        group: "Replay",
        severity: "note",
        summary: "What a hook refused in the recordings: how many, the first, the reason.",
        details: "Not a fault: this is what the hook is for. The note stands on the hook, so that a change of the hook and what it refuses are read together. Counted are answers that the agent honours; a refusal without effect is `decision-ignored`. A stop that is refused, a turn that is ended and an objection after the tool has run count as well.",
        cure: 'Nothing to do. If a call should not have been refused, mend the hook, and write `"expect": "none"` into the recording to keep it that way.',
        dialects: null,
        examples: {
            bad: [
                {
                    caption: "The guard refuses one of two recorded calls.",
                    files: {
                        ...example_files/* healthyGemini */.Fk,
                        "transcripts/clean-up.events.jsonl": (0,example_files/* recording */.oz)((0,example_files/* geminiShellCall */.iC)("git status"), (0,example_files/* geminiShellCall */.iC)("rm -rf build")),
                    },
                },
            ],
            good: [
                {
                    caption: "Nothing that the guard objects to.",
                    files: {
                        ...example_files/* healthyGemini */.Fk,
                        "transcripts/look.events.jsonl": (0,example_files/* recording */.oz)((0,example_files/* geminiShellCall */.iC)("git status")),
                    },
                },
            ],
        },
    },
    *replay(context) {
        for (const runs of runsByHook(context)) {
            const refused = runs.runs.filter(isRefusal);
            const [first] = refused;
            if (first === undefined)
                continue;
            const { reason } = first.result;
            const why = reason === null || reason.trim() === "" ? "" : `: ${(0,config_text/* quote */.hD)(reason)}`;
            const verb = refused.every((run) => run.decision.afterTheFact)
                ? "objected, after the fact, to"
                : "refused";
            yield onHook(runs.hook, `${(0,wording/* label */.Pf)(runs.hook)} ${verb} ${share(refused, runs, context)}${firstOf(refused)}${why}.`);
        }
    },
};
function isRefusal({ result, decision }) {
    const blocking = ["deny", "halt", "continue"];
    return blocking.includes(result.outcome) && blocking.includes(decision.verdict);
}

;// CONCATENATED MODULE: ./build/rules/from-defects.js

/**
 * A rule whose cases the dialects find while parsing: they know what their agent does with a mistake. The rule adds
 * what people read about it, and one way of wording.
 */
function defectRule(meta) {
    return {
        meta,
        lint: ({ config }) => config.defects
            .filter((defect) => defect.rule === meta.id)
            .map((defect) => ({
            message: (0,wording/* message */.iU)(defect.what, defect.consequence, defect.cure),
            place: config.source.place(defect.span),
            severity: defect.severity,
            hook: defect.hook,
        })),
    };
}

;// CONCATENATED MODULE: ./build/rules/config-shape.js


const configShape = defectRule({
    id: "config-shape",
    group: "Config",
    severity: "error",
    summary: "A list or object stands where the agent expects another one.",
    details: `An event holds a list of groups; a group holds an optional \`matcher\` and a list \`hooks\`; each item of that list is a handler. The classic mistake leaves out the group and puts the handler straight under the event.

- **Gemini CLI** drops a group without an inner \`hooks\` list; only a debug log says so. An event whose value is no list is skipped.
- **Claude Code** strips malformed entries on ordinary events. On \`PreToolUse\` and \`PermissionRequest\` an entry that cannot be loaded means that nothing in that settings file is applied until it is mended (seen in 2.1.329). Between 2.1.122 and that, only the entry was lost; before 2.1.122 the whole file.`,
    cure: 'Wrap every handler: `"Event": [ { "matcher": "…", "hooks": [ { "type": "command", "command": "…" } ] } ]`.',
    dialects: null,
    examples: {
        bad: [
            {
                caption: "The handler stands where its group belongs: the guard never runs.",
                files: (0,example_files/* geminiHooks */.mf)({ BeforeTool: [{ matcher: "run_shell_command", ...example_files/* geminiGuard */.bw }] }),
            },
            {
                caption: "An object keyed by matcher instead of a list of groups.",
                files: (0,example_files/* claudeHooks */.Lb)({ PreToolUse: { Bash: [example_files/* claudeGuard */.mq] } }),
            },
        ],
        good: [{ caption: "Event, group, handler.", files: example_files/* healthyGemini */.Fk }],
    },
});

;// CONCATENATED MODULE: ./build/rules/config-syntax.js


const configSyntax = defectRule({
    id: "config-syntax",
    group: "Config",
    severity: "error",
    summary: "The agent's own parser rejects the file, and everything in it is lost.",
    details: `Every agent reads its configuration with a parser of its own, and each is strict about something else. What is lost differs as well.

- **Gemini CLI** strips \`//\` and \`/* */\` comments from \`settings.json\` and takes the rest as strict JSON. A trailing comma or a byte order mark ends the whole program with exit status 52. The \`hooks/hooks.json\` of an extension is strict JSON without comments; when it cannot be read, its hooks vanish and only a debug log says so.
- **Claude Code** removes a byte order mark and takes the rest as strict JSON, in settings and in plugin hook files. A comment or a trailing comma makes the file unreadable: none of its hooks load, and its permissions are lost too.`,
    cure: "Write plain JSON: no trailing commas, no comments, no byte order mark.",
    dialects: null,
    examples: {
        bad: [
            {
                caption: "A trailing comma: Gemini CLI does not start at all.",
                files: {
                    ".gemini/settings.json": `{
  "hooks": {
    "BeforeTool": [
      {
        "matcher": "run_shell_command",
        "hooks": [${JSON.stringify(example_files/* geminiGuard */.bw)}],
      }
    ]
  }
}
`,
                    ".gemini/hooks/guard.sh": example_files/* guardScript */.hO,
                },
            },
            {
                caption: "A comment in a Claude Code settings file: no hook and no permission of it is loaded.",
                files: {
                    ".claude/settings.json": `{
  // keep in step with the wiki
  "hooks": {}
}
`,
                },
            },
        ],
        good: [
            { caption: "Plain JSON.", files: example_files/* healthyClaude */.AH },
            {
                caption: "Gemini CLI allows comments in its settings file.",
                files: {
                    ...example_files/* healthyGemini */.Fk,
                    ".gemini/settings.json": `// reviewed every quarter\n${example_files/* healthyGemini */.Fk[".gemini/settings.json"]}`,
                },
            },
        ],
    },
});

;// CONCATENATED MODULE: ./build/rules/dead-location.js


const deadLocation = defectRule({
    id: "dead-location",
    group: "Config",
    severity: "warning",
    summary: "A file with hooks lies where the agent never looks.",
    details: `- **Gemini CLI** reads hooks from \`settings.json\` only (of the system, the user and the folder it is started in), and from \`hooks/hooks.json\` of an extension. It never opens \`.gemini/hooks.json\` or \`.gemini/hooks/hooks.json\`.
- **Claude Code** reads \`.claude/settings.json\`, \`.claude/settings.local.json\`, the \`hooks/hooks.json\` of a plugin, and front matter of skills, agents and commands. It never opens \`.claude/hooks.json\` or \`.claude/hooks/hooks.json\`; \`.claude/hooks/\` is just a folder in which people keep scripts.`,
    cure: "Move the hooks into the settings file.",
    dialects: null,
    examples: {
        bad: [
            {
                caption: "Claude Code never opens this file.",
                files: {
                    ".claude/hooks.json": (0,example_files/* json */.Pq)({
                        hooks: { PreToolUse: [{ matcher: "Bash", hooks: [example_files/* claudeGuard */.mq] }] },
                    }),
                    ".claude/hooks/guard.sh": example_files/* guardScript */.hO,
                },
            },
            {
                caption: "Nor does Gemini CLI open this one.",
                files: {
                    ".gemini/hooks.json": (0,example_files/* json */.Pq)({
                        hooks: { BeforeTool: [{ matcher: "run_shell_command", hooks: [example_files/* geminiGuard */.bw] }] },
                    }),
                    ".gemini/hooks/guard.sh": example_files/* guardScript */.hO,
                },
            },
        ],
        good: [
            { caption: "In the settings of Claude Code.", files: example_files/* healthyClaude */.AH },
            { caption: "In the settings of Gemini CLI.", files: example_files/* healthyGemini */.Fk },
        ],
    },
});

;// CONCATENATED MODULE: ./build/rules/from-faults.js


/** A rule whose cases the dialects find while they read a hook's answer; one finding a hook. */
function faultRule(meta, rule) {
    return {
        meta,
        *replay(context) {
            for (const runs of runsByHook(context)) {
                const faulty = runs.runs
                    .map((run) => ({ run, what: faultOf(run, rule) }))
                    .filter(({ what }) => what !== null);
                const [first] = faulty;
                if (first === undefined)
                    continue;
                const seen = faulty.map(({ run }) => run);
                yield onHook(runs.hook, `${(0,wording/* sentence */.em)(first.what ?? "")} Seen on ${share(seen, runs, context)}${firstOf(seen)}, from ${(0,wording/* label */.Pf)(runs.hook)}.`);
            }
        },
    };
}
function faultOf({ hook, result, decision }, rule) {
    const own = result.faults.find((fault) => fault.rule === rule);
    const shared = decision.faults.find((f) => f.hook.id === hook.id && f.fault.rule === rule);
    return own?.what ?? shared?.fault.what ?? null;
}

;// CONCATENATED MODULE: ./build/rules/decision-ignored.js


const geminiDecider = {
    BeforeTool: [
        {
            matcher: "run_shell_command",
            hooks: [{ type: "command", command: "sh $GEMINI_PROJECT_DIR/.gemini/hooks/decide.sh" }],
        },
    ],
};
const claudeDecider = {
    PreToolUse: [
        {
            matcher: "Bash",
            hooks: [{ type: "command", command: 'sh "$CLAUDE_PROJECT_DIR"/.claude/hooks/decide.sh' }],
        },
    ],
};
const decisionIgnored = faultRule({
    id: "decision-ignored",
    group: "Replay",
    severity: "error",
    summary: "The hook decided something, and the agent does not honour it.",
    details: `The hook ran, meant to refuse, and nothing happened.

- **Gemini CLI** reads \`decision\` (\`deny\` or \`block\`, in lower case) at the top of the output. \`permissionDecision\` and everything else of Claude Code counts as an allow. A text before the JSON turns it all into a message. Since 0.30 the JSON counts before the exit status: \`{}\` on stdout with exit status 2 allows.
- **Claude Code** reads \`hookSpecificOutput.permissionDecision\` before a tool call. A text printed before the \`{\` (by a shell profile, by an \`echo\`) makes the output plain text, which is ignored. Exit status 1 does not block.
- A refusal on an event that cannot refuse has no effect with either.`,
    cure: "Print one JSON object in the agent's own shape and nothing else, or exit with status 2 and a reason on stderr.",
    dialects: null,
    examples: {
        bad: [
            {
                caption: "Claude Code's words, which Gemini CLI does not know: the call goes on.",
                files: {
                    ...(0,example_files/* geminiHooks */.mf)(geminiDecider),
                    ".gemini/hooks/decide.sh": `#!/bin/sh
echo '{"hookSpecificOutput": {"hookEventName": "PreToolUse", "permissionDecision": "deny"}}'
`,
                    "transcripts/clean-up.events.jsonl": (0,example_files/* recording */.oz)((0,example_files/* geminiShellCall */.iC)("rm -rf build")),
                },
            },
            {
                caption: "A line before the JSON: Claude Code takes all of it for plain text.",
                files: {
                    ...(0,example_files/* claudeHooks */.Lb)(claudeDecider),
                    ".claude/hooks/decide.sh": `#!/bin/sh
echo "checking the command"
echo '{"hookSpecificOutput": {"hookEventName": "PreToolUse", "permissionDecision": "deny"}}'
`,
                    "transcripts/clean-up.events.jsonl": (0,example_files/* recording */.oz)((0,example_files/* claudeShellCall */.Rz)("rm -rf build")),
                },
            },
        ],
        good: [
            {
                caption: "Gemini CLI's words.",
                files: {
                    ...(0,example_files/* geminiHooks */.mf)(geminiDecider),
                    ".gemini/hooks/decide.sh": `#!/bin/sh
echo '{"decision": "deny", "reason": "not here"}'
`,
                    "transcripts/clean-up.events.jsonl": (0,example_files/* recording */.oz)((0,example_files/* geminiShellCall */.iC)("rm -rf build")),
                },
            },
            {
                caption: "Nothing but the JSON.",
                files: {
                    ...(0,example_files/* claudeHooks */.Lb)(claudeDecider),
                    ".claude/hooks/decide.sh": `#!/bin/sh
echo '{"hookSpecificOutput": {"hookEventName": "PreToolUse", "permissionDecision": "deny"}}'
`,
                    "transcripts/clean-up.events.jsonl": (0,example_files/* recording */.oz)((0,example_files/* claudeShellCall */.Rz)("rm -rf build")),
                },
            },
        ],
    },
}, "decision-ignored");

;// CONCATENATED MODULE: ./build/rules/foreseen.js

/**
 * An event that a hook listens to, as far as rules need one to ask the dialect what it would do.
 * @param value what the matcher is compared with
 */
function sampleEvent(dialect, hook, value) {
    const target = dialect.events.get(hook.event)?.matches ?? null;
    return {
        dialect: dialect.id,
        name: hook.event,
        input: { tool_input: {}, ...(target !== null && { [target.field]: value }) },
        step: 1,
        line: null,
        callId: null,
        agent: null,
        expect: null,
    };
}
/**
 * What the agent would do each time a hook ends in this way, by the dialect's own rules, as a clause. An answer
 * from the dialect stays true when its tables learn a new version.
 */
function foreseen(dialect, hook, end) {
    const facts = dialect.events.get(hook.event);
    const what = (0,wording/* occasion */.yj)(facts);
    const each = what === "event" ? `every \`${hook.event}\`` : `every matched ${what}`;
    const { verdict, afterTheFact } = rulingOn(dialect, hook, end);
    if (["deny", "halt", "continue"].includes(verdict)) {
        if (afterTheFact) {
            return `${dialect.title} takes that as an objection: the model gets the error text for ${each}`;
        }
        return facts?.blocking === "stop"
            ? `${dialect.title} then refuses to stop, every time`
            : `${dialect.title} takes that as a refusal: ${each} is blocked`;
    }
    if (hook.guard) {
        return `${dialect.title} takes that as an error of the hook and goes on: the guard lets everything through`;
    }
    return `${dialect.title} takes that as an error of the hook and goes on, so the hook does nothing`;
}
function rulingOn(dialect, hook, { exitCode, stderr }) {
    const value = dialect.events.get(hook.event)?.matches?.values?.[0] ?? dialect.tools.known[0] ?? "";
    const event = sampleEvent(dialect, hook, value);
    const run = {
        exitCode,
        signal: null,
        stdout: "",
        stderr,
        truncated: false,
        timedOut: false,
        spawnError: null,
        durationMs: 10,
        leftovers: false,
    };
    const result = { hook, run, ...dialect.interpret(hook, event, run) };
    return dialect.combine(event, [result]);
}

;// CONCATENATED MODULE: ./build/rules/duplicate-hook.js





const duplicateHook = {
    meta: {
        id: "duplicate-hook",
        group: "Config",
        severity: "warning",
        summary: "The same handler stands twice for one event, or two handlers share a name.",
        details: `- **Gemini CLI** starts handlers with equal name and command once for an event. The first one registered wins, with its timeout and environment; the other is dropped with a debug line (0.22 compares the command alone). Two handlers of one event with the same name and different commands both run, but \`hooksConfig.disabled\` cannot tell them apart.
- **Claude Code** drops a repeated handler only within one source (a settings file, a plugin, a skill). All sources add up: the same handler in two of them runs twice.

Handlers whose matchers share no tool are not duplicates.`,
        cure: "Keep one of them.",
        dialects: null,
        examples: {
            bad: [
                {
                    caption: "Gemini CLI keeps the first: the longer timeout is lost.",
                    files: (0,example_files/* geminiHooks */.mf)({
                        BeforeTool: [
                            { matcher: "run_shell_command", hooks: [{ ...example_files/* geminiGuard */.bw, timeout: 5000 }] },
                            { matcher: "shell", hooks: [{ ...example_files/* geminiGuard */.bw, timeout: 60000 }] },
                        ],
                    }),
                },
                {
                    caption: "In the shared and in the local file: Claude Code runs it twice.",
                    files: {
                        ...(0,example_files/* claudeHooks */.Lb)({ PreToolUse: [{ matcher: "Bash", hooks: [example_files/* claudeGuard */.mq] }] }),
                        ".claude/settings.local.json": (0,example_files/* claudeHooks */.Lb)({ PreToolUse: [{ matcher: "Bash", hooks: [example_files/* claudeGuard */.mq] }] })[".claude/settings.json"] ?? "",
                    },
                },
            ],
            good: [
                {
                    caption: "One command for two tools that have nothing in common.",
                    files: (0,example_files/* claudeHooks */.Lb)({
                        PreToolUse: [
                            { matcher: "Bash", hooks: [example_files/* claudeGuard */.mq] },
                            { matcher: "PowerShell", hooks: [example_files/* claudeGuard */.mq] },
                        ],
                    }),
                },
            ],
        },
    },
    *lint(context) {
        const { dialect, projectHooks } = context;
        const own = new Set(liveHooks(context));
        const earlier = new Map();
        const named = new Map();
        for (const hook of projectHooks) {
            if (!hook.enabled)
                continue;
            const rivals = earlier.get(identity(hook)) ?? [];
            const name = `${hook.event} ${hook.name}`;
            // Where the name is that of a group of handlers, it is meant to be shared.
            const ownName = (0,located/* field */.ZZ)(hook.node, "name") !== undefined;
            const namesake = hook.name === null || !ownName ? undefined : named.get(name);
            if (own.has(hook) && hook.command !== null) {
                const twin = rivals.find((other) => shared(other, hook, dialect) !== null);
                if (twin)
                    yield remark(hook, fieldSpan(hook, "command"), twice(twin, hook, dialect));
                else if (namesake && namesake.command !== hook.command) {
                    yield remark(hook, fieldSpan(hook, "name"), sameName(namesake, hook, dialect));
                }
            }
            named.set(name, namesake ?? hook);
            if (rivals.length < mostRivals)
                earlier.set(identity(hook), [...rivals, hook]);
        }
    },
};
/** Against files of ten thousand equal hooks. */
const mostRivals = 20;
function identity({ event, type, command, args, shell, condition, scope, config }) {
    // One text means two scripts when a variable stands for the folder of the plugin or extension.
    const home = /PLUGIN_|EXTENSION_|extensionPath/.test(`${command} ${args}`) ? config.home : null;
    return JSON.stringify([event, type, command, args, shell, condition, scope, home]);
}
/** A value that the matchers of both hooks take; null when there is none to be found. */
function shared(a, b, dialect) {
    const target = dialect.events.get(a.event)?.matches ?? null;
    if (target === null)
        return { value: "" };
    const [first, second] = [a, b].map((h) => dialect.matcher.compile(h.matcher ?? "", h.event));
    if (first === undefined || second === undefined || first.invalid !== null)
        return null;
    const written = [...first.names, ...second.names, (a.matcher ?? "").replaceAll(".*", "x")];
    const value = [...(target.values ?? dialect.tools.known), ...written].find((candidate) => candidate !== "" && first.test(candidate) && second.test(candidate));
    return value === undefined ? null : { value };
}
function twice(first, second, dialect) {
    const same = `The same handler stands at ${duplicate_hook_whereabouts(first, second)} for the same \`${second.event}\``;
    const event = sampleEvent(dialect, second, shared(first, second, dialect)?.value ?? "");
    // The filter is the same for both; whether it holds does not matter here.
    const both = [first, second].map((hook) => ({ ...hook, condition: null }));
    const started = dialect.plan(both, event).steps.map((step) => step.hook.id);
    if (started.length !== 1)
        return `${same}: ${dialect.title} runs it twice. Keep one of them.`;
    const kept = started[0] === first.id ? "the first" : "this one";
    const lost = started[0] === first.id ? second : first;
    const timeouts = first.timeoutMs === second.timeoutMs
        ? ""
        : `, and the timeout of ${(0,wording/* duration */.p0)(lost.timeoutMs)} is lost`;
    return `${same}: ${dialect.title} starts ${kept} and drops the other${timeouts}. Keep one of them.`;
}
function sameName(first, second, dialect) {
    return `Another hook of \`${second.event}\` at ${duplicate_hook_whereabouts(first, second)} is called ${(0,wording/* label */.Pf)(second)} too: ${dialect.title} runs both, and whoever switches off or looks for one by its name gets both. Give each its own name.`;
}
function duplicate_hook_whereabouts(first, second) {
    const { file, line } = first.source.place(first.node);
    return file === second.source.file ? `line ${line}` : `\`${file}\` line ${line}`;
}

;// CONCATENATED MODULE: ./build/rules/duplicate-key.js


const duplicateKey = defectRule({
    id: "duplicate-key",
    group: "Config",
    severity: "error",
    summary: "A key stands twice in one object, and one of the two values is lost.",
    details: `JSON readers keep the last of two equal keys and say nothing. With hooks that usually means an event given twice: every hook under the first one never runs. Gemini CLI and Claude Code both read their files this way.

The finding points at the key that is lost.`,
    cure: "Move both lists under one key.",
    dialects: null,
    examples: {
        bad: [
            {
                caption: "`Stop` is given twice: the first hook never runs.",
                files: {
                    ".claude/settings.json": `{
  "hooks": {
    "Stop": [{ "hooks": [{ "type": "command", "command": "date >> /tmp/stops.log" }] }],
    "Notification": [{ "hooks": [{ "type": "command", "command": "printf '\\\\a'" }] }],
    "Stop": [{ "hooks": [{ "type": "command", "command": "printf '\\\\a'" }] }]
  }
}
`,
                },
            },
        ],
        good: [
            {
                caption: "One key, two groups.",
                files: (0,example_files/* claudeHooks */.Lb)({
                    Stop: [
                        { hooks: [{ type: "command", command: "date >> /tmp/stops.log" }] },
                        { hooks: [{ type: "command", command: "printf '\\a'" }] },
                    ],
                }),
            },
        ],
    },
});

;// CONCATENATED MODULE: ./build/rules/event-never-fires.js


const logger = [{ hooks: [{ type: "command", command: "date >> /tmp/compactions.log" }] }];
const eventNeverFires = defectRule({
    id: "event-never-fires",
    group: "Config",
    severity: "warning",
    summary: "The agent accepts this event, but this version never fires it, or does not document it.",
    details: `A name can be valid and still dead: an event that came with a later version than the one you pinned, or one that is declared and never emitted. The agent loads the hook and never runs it. The opposite is as brittle: an event that fires without being documented can go away with any release.

The version is the one under \`agents\` in \`hookgate.yml\`, else the newest known.`,
    cure: "Use an event that your version fires, or raise the version in `hookgate.yml`.",
    dialects: null,
    examples: {
        bad: [
            {
                caption: "`PostCompact` came with Claude Code 2.1.76; the team is on 2.1.50.",
                files: {
                    ...(0,example_files/* claudeHooks */.Lb)({ PostCompact: logger }),
                    "hookgate.yml": 'agents:\n  claude-code: { version: "2.1.50" }\n',
                },
            },
        ],
        good: [
            {
                caption: "`PreCompact` is there since 1.0.48.",
                files: {
                    ...(0,example_files/* claudeHooks */.Lb)({ PreCompact: logger }),
                    "hookgate.yml": 'agents:\n  claude-code: { version: "2.1.50" }\n',
                },
            },
        ],
    },
});

;// CONCATENATED MODULE: ./build/rules/failed-runs.js


/** The hook did not finish its work. */
function failed({ result }) {
    return result.outcome === "error" || result.outcome === "timeout";
}
/** A guard failed and the operation went through without its say. */
function failedOpen(run) {
    const { hook, result, decision } = run;
    return hook.guard && failed(run) && result.failure === "open" && decision.failedOpen;
}
/** A hook failed and the agent blocks the operation for it. */
function failedClosed(run) {
    return failed(run) && run.result.failure === "closed" && run.decision.failedClosed;
}
/** Why a run failed: one clause that says first what can be done something about. */
function causeOf({ hook, result }) {
    const { run } = result;
    if (result.outcome === "timeout" || run?.timedOut) {
        return `its time of ${(0,wording/* duration */.p0)(hook.timeoutMs)} was up`;
    }
    const missing = missingProgram(result);
    if (missing !== null) {
        return `the program ${(0,config_text/* quote */.hD)(missing)}, which it needs, is not installed on this machine`;
    }
    const [fault] = result.faults;
    if (fault !== undefined)
        return fault.what;
    if (run === null)
        return result.error ?? "it could not be started";
    if (run.spawnError !== null)
        return `it could not be started (${run.spawnError})`;
    const status = run.signal === null ? `exit status ${run.exitCode}` : `killed by ${run.signal}`;
    const said = firstLine(run.stderr) ?? firstLine(run.stdout) ?? result.error;
    return said === null ? status : `${status}, ${(0,config_text/* quote */.hD)(said)}`;
}
/** A program that the shell did not find; a path is a file of the repository and no matter of this machine. */
function missingProgram({ run }) {
    if (run === null)
        return null;
    const stderr = run.stderr.slice(0, 4000);
    const name = /command not found: ([\w.+-]+)/.exec(stderr)?.[1] ??
        /(?:^|[\s:])([\w.+-]+): (?:command )?not found/m.exec(stderr)?.[1] ??
        /env: [‘'"]?([\w.+-]+)[’'"]?: No such file or directory/.exec(stderr)?.[1];
    return name ?? null;
}
/** The line of an error text that says most: the first that names an error, else the first. */
function firstLine(text) {
    const lines = text
        .slice(0, 4000)
        .split("\n")
        .map((line) => line.trim())
        .filter((line) => line !== "");
    return lines.find((line) => /^\w*(?:Error|Exception)\b/.test(line)) ?? lines[0] ?? null;
}

;// CONCATENATED MODULE: ./build/rules/fails-closed.js




const failsClosed = {
    meta: {
        id: "fails-closed",
        group: "Replay",
        severity: "error",
        summary: "A hook failed, and the agent blocks the operation for it.",
        details: `Nobody decided to refuse the call; something broke. The agent cannot do its work, and the reason it is given is an error text of the shell.

- **Gemini CLI** since 0.30 takes any exit status of 2 or more with a text as a refusal: also 126 (not executable), 127 (not found) and 2 from an interpreter that cannot open its script.
- **Claude Code** does so for a handler with \`onFailure: "block"\` (2.1.310 and newer), and for an interpreter that exits with status 2.`,
        cure: "Mend what the message names. If the hook is no guard, end its command with an exit status of 0.",
        dialects: null,
        examples: {
            bad: [
                {
                    caption: "A checker with a misspelt name: Gemini CLI refuses every shell call.",
                    files: {
                        ...(0,example_files/* geminiHooks */.mf)({
                            BeforeTool: [
                                {
                                    matcher: "run_shell_command",
                                    hooks: [{ type: "command", command: "shelllcheck-payload --quiet" }],
                                },
                            ],
                        }),
                        "transcripts/look.events.jsonl": (0,example_files/* recording */.oz)((0,example_files/* geminiShellCall */.iC)("git status")),
                    },
                },
            ],
            good: [
                {
                    caption: "A guard that works.",
                    files: {
                        ...example_files/* healthyGemini */.Fk,
                        "transcripts/look.events.jsonl": (0,example_files/* recording */.oz)((0,example_files/* geminiShellCall */.iC)("git status")),
                    },
                },
            ],
        },
    },
    *replay(context) {
        for (const runs of runsByHook(context)) {
            const blocked = runs.runs.filter(failedClosed);
            const [first] = blocked;
            if (first === undefined)
                continue;
            yield onHook(runs.hook, `${(0,wording/* label */.Pf)(runs.hook)} failed on ${share(blocked, runs, context)}${firstOf(blocked)}: ${causeOf(first)}. ${vendor(runs.hook, context)} takes that as a refusal.`);
        }
    },
};

;// CONCATENATED MODULE: ./build/rules/fails-open.js




const crashing = {
    type: "command",
    command: 'node "$CLAUDE_PROJECT_DIR"/.claude/hooks/guard.mjs',
};
const failsOpen = {
    meta: {
        id: "fails-open",
        group: "Replay",
        severity: "error",
        summary: "A guard failed, and the agent lets the operation through.",
        details: `A guard that crashes guards nothing, and it crashes just when the input is unusual.

- **Claude Code** takes every exit status other than 0 and 2, a timeout and a command that cannot be started as a non-blocking error, unless the handler says \`onFailure: "block"\` (2.1.310 and newer).
- **Gemini CLI** lets the operation through after a timeout, a crash by a signal, and exit status 1. Since 0.30 any other status with a text refuses (\`fails-closed\`); before, every failure but exit status 2 lets through.

The message names the first call that was lost.`,
        cure: "Let the script catch its own failures and refuse: exit status 2 with a reason on stderr. Give it more time if it ran out of it.",
        dialects: null,
        examples: {
            bad: [
                {
                    caption: "The script expects an argument that this call does not have, and crashes.",
                    files: {
                        ...(0,example_files/* claudeHooks */.Lb)({ PreToolUse: [{ matcher: "Bash", hooks: [crashing] }] }),
                        ".claude/hooks/guard.mjs": `import { readFileSync } from "node:fs";

const { tool_input } = JSON.parse(readFileSync(0, "utf8"));
if (tool_input.description.includes("delete")) {
  console.error("deleting is not allowed here");
  process.exit(2);
}
`,
                        "transcripts/clean-up.events.jsonl": (0,example_files/* recording */.oz)((0,example_files/* claudeShellCall */.Rz)("rm -rf build")),
                    },
                },
                {
                    caption: "One second is too short for this guard.",
                    files: {
                        ...(0,example_files/* geminiHooks */.mf)({
                            BeforeTool: [
                                {
                                    matcher: "run_shell_command",
                                    hooks: [
                                        {
                                            type: "command",
                                            command: "sleep 3; echo 'not on Fridays' >&2; exit 2",
                                            timeout: 1000,
                                        },
                                    ],
                                },
                            ],
                        }),
                        "transcripts/deploy.events.jsonl": (0,example_files/* recording */.oz)((0,example_files/* geminiShellCall */.iC)("make deploy")),
                    },
                },
            ],
            good: [
                {
                    caption: "The guard reads what is always there.",
                    files: {
                        ...example_files/* healthyClaude */.AH,
                        "transcripts/clean-up.events.jsonl": (0,example_files/* recording */.oz)((0,example_files/* claudeShellCall */.Rz)("rm -rf build")),
                    },
                },
            ],
        },
    },
    *replay(context) {
        for (const runs of runsByHook(context)) {
            const lost = runs.runs.filter(failedOpen);
            const [first] = lost;
            if (first === undefined)
                continue;
            yield onHook(runs.hook, `The guard ${(0,wording/* label */.Pf)(runs.hook)} failed on ${share(lost, runs, context)}, and ${vendor(runs.hook, context)} went on without it. First lost: ${whereabouts(first)}: ${causeOf(first)}.`);
        }
    },
};

;// CONCATENATED MODULE: ./build/rules/hook-error.js




const hooks = {
    AfterTool: [
        {
            matcher: "write_file",
            hooks: [{ type: "command", command: "sh $GEMINI_PROJECT_DIR/.gemini/hooks/count.sh" }],
        },
    ],
};
const transcript = (0,example_files/* recording */.oz)({
    dialect: "gemini-cli",
    event: "AfterTool",
    input: {
        tool_name: "write_file",
        tool_input: { file_path: "notes.txt", content: "one\n" },
        tool_response: { llmContent: "written", returnDisplay: "written" },
    },
});
const hookError = {
    meta: {
        id: "hook-error",
        group: "Replay",
        severity: "warning",
        summary: "A hook failed while the recordings were replayed: how often, where first, why.",
        details: `The hook ended with an error, could not be started, or printed something the agent cannot use. What that means depends on the event: a failed guard is \`fails-open\` or \`fails-closed\` and not repeated here; a failed formatter or logger just did not do its work.

When the cause is a program that is missing on the machine where hookgate runs, the message says so: install it there, or let the script check for it.`,
        cure: "Run the hook by hand with the input of the step that is named (`hookgate run`), and mend the script.",
        dialects: null,
        examples: {
            bad: [
                {
                    caption: "The file that the script counts in is not there the first time.",
                    files: {
                        ...(0,example_files/* geminiHooks */.mf)(hooks),
                        ".gemini/hooks/count.sh": `#!/bin/sh
set -e
written=$(cat .gemini/written)
echo $((written + 1)) > .gemini/written
`,
                        "transcripts/notes.events.jsonl": transcript,
                    },
                },
            ],
            good: [
                {
                    caption: "The script starts from zero.",
                    files: {
                        ...(0,example_files/* geminiHooks */.mf)(hooks),
                        ".gemini/hooks/count.sh": `#!/bin/sh
set -e
written=$(cat .gemini/written 2>/dev/null || echo 0)
echo $((written + 1)) > .gemini/written
`,
                        "transcripts/notes.events.jsonl": transcript,
                    },
                },
            ],
        },
    },
    *replay(context) {
        for (const runs of runsByHook(context)) {
            if (runs.runs.some((run) => failedOpen(run) || failedClosed(run)))
                continue;
            const errors = runs.runs.filter((run) => failed(run) && run.result.outcome === "error" && run.result.faults.length === 0);
            const [first] = errors;
            if (first === undefined)
                continue;
            yield onHook(runs.hook, `${(0,wording/* label */.Pf)(runs.hook)} failed on ${share(errors, runs, context)}${firstOf(errors)}: ${causeOf(first)}.`);
        }
    },
};

;// CONCATENATED MODULE: ./build/rules/hook-timeout.js




const hook_timeout_transcript = (0,example_files/* recording */.oz)({
    dialect: "claude-code",
    event: "PostToolUse",
    input: {
        tool_name: "Write",
        tool_input: { file_path: "notes.txt", content: "one\n" },
        tool_response: { filePath: "notes.txt" },
    },
});
function slowHook(seconds) {
    return (0,example_files/* claudeHooks */.Lb)({
        PostToolUse: [
            {
                matcher: "Write",
                hooks: [{ type: "command", command: `sleep ${seconds}; date > /dev/null`, timeout: 1 }],
            },
        ],
    });
}
const hookTimeout = {
    meta: {
        id: "hook-timeout",
        group: "Replay",
        severity: "warning",
        summary: "A hook ran out of its own time while the recordings were replayed.",
        details: `Both agents stop a hook whose time is up and throw away what it has printed.

- **Gemini CLI** gives a hook 60 s unless \`timeout\` (milliseconds) says otherwise. It stops only the process it started: a grandchild that keeps the output open holds up the agent until it ends (0.61.0).
- **Claude Code** gives a command 600 s, on \`UserPromptSubmit\` 30 s, unless \`timeout\` (seconds) says otherwise.

A guard that runs out of time is \`fails-open\` and not repeated here.`,
        cure: "Make the hook faster, or raise its `timeout`.",
        dialects: null,
        examples: {
            bad: [
                {
                    caption: "Three seconds of work, one second of time.",
                    files: { ...slowHook("3"), "transcripts/notes.events.jsonl": hook_timeout_transcript },
                },
            ],
            good: [
                {
                    caption: "Done in time.",
                    files: { ...slowHook("0"), "transcripts/notes.events.jsonl": hook_timeout_transcript },
                },
            ],
        },
    },
    *replay(context) {
        for (const runs of runsByHook(context)) {
            const { hook } = runs;
            if (runs.runs.some((run) => failedOpen(run) || failedClosed(run)))
                continue;
            const late = runs.runs.filter((run) => run.result.outcome === "timeout");
            if (late.length === 0)
                continue;
            const then = context.dialects.get(hook.dialect)?.timeout.onTimeout(hook.event) ?? "goes on";
            yield onHook(hook, `${(0,wording/* label */.Pf)(hook)} ran out of its ${(0,wording/* duration */.p0)(hook.timeoutMs)} on ${share(late, runs, context)}${firstOf(late)}; ${vendor(hook, context)} then ${then}.`);
        }
    },
};

;// CONCATENATED MODULE: ./build/rules/hooks-disabled.js


const hooksDisabled = defectRule({
    id: "hooks-disabled",
    group: "Config",
    severity: "warning",
    summary: "The file switches off all hooks, or one of them.",
    details: `A switch that one person needed for an afternoon is easily committed, and then nobody's guard runs.

- **Gemini CLI**: \`hooksConfig.enabled: false\` switches off every hook; \`hooksConfig.disabled\` lists names (or the exact command of a hook without a name). The lists of all layers are joined.
- **Claude Code**: \`disableAllHooks: true\` switches off every hook that is not managed.`,
    cure: "Remove the switch from the shared file; keep it in your personal settings if you need it.",
    dialects: null,
    examples: {
        bad: [
            {
                caption: "Every hook of the project is off.",
                files: (0,example_files/* claudeHooks */.Lb)({ PreToolUse: [{ matcher: "Bash", hooks: [example_files/* claudeGuard */.mq] }] }, { disableAllHooks: true }),
            },
            {
                caption: "One guard is off, by its name.",
                files: (0,example_files/* geminiHooks */.mf)({
                    BeforeTool: [
                        { matcher: "run_shell_command", hooks: [{ ...example_files/* geminiGuard */.bw, name: "no-rm" }] },
                    ],
                }, { hooksConfig: { disabled: ["no-rm"] } }),
            },
        ],
        good: [
            { caption: "No switch.", files: example_files/* healthyClaude */.AH },
            { caption: "No switch.", files: example_files/* healthyGemini */.Fk },
        ],
    },
});

// EXTERNAL MODULE: ./build/rules/hooks-not-run.js
var hooks_not_run = __webpack_require__(3012);
;// CONCATENATED MODULE: ./build/rules/inert-setting.js


const inert_setting_hooks = { BeforeTool: [{ matcher: "run_shell_command", hooks: [example_files/* geminiGuard */.bw] }] };
const inertSetting = defectRule({
    id: "inert-setting",
    group: "Config",
    severity: "warning",
    summary: "A setting that does nothing in this version of the agent.",
    details: `Settings move between releases and nobody says so.

- **Gemini CLI** switched hooks with \`tools.enableHooks\` up to 0.27 and listed disabled ones under \`hooks.disabled\` up to 0.25. Since 0.28 only \`hooksConfig.enabled\` and \`hooksConfig.disabled\` count; the old keys are read by nobody. A hook that you believe to be off runs.
- **Claude Code** takes some settings only from managed files (\`allowManagedHooksOnly\`), and acts on \`once\` only when a skill registers the hook.`,
    cure: "Use the setting the message names, or remove it.",
    dialects: null,
    examples: {
        bad: [
            {
                caption: "Meant to switch all hooks off; Gemini CLI 0.28 and newer run them.",
                files: (0,example_files/* geminiHooks */.mf)(inert_setting_hooks, { tools: { enableHooks: false } }),
            },
        ],
        good: [
            {
                caption: "The current key.",
                files: (0,example_files/* geminiHooks */.mf)(inert_setting_hooks, { hooksConfig: { enabled: true } }),
            },
        ],
    },
});

;// CONCATENATED MODULE: ./build/rules/invalid-output.js


const decider = {
    PreToolUse: [
        {
            matcher: "Bash",
            hooks: [{ type: "command", command: 'sh "$CLAUDE_PROJECT_DIR"/.claude/hooks/decide.sh' }],
        },
    ],
};
const invalidOutput = faultRule({
    id: "invalid-output",
    group: "Replay",
    severity: "error",
    summary: "The agent rejects what the hook printed.",
    details: `- **Claude Code** checks the output against a schema. \`decision\` at the top takes \`approve\` and \`block\` only; \`hookSpecificOutput\` needs a \`hookEventName\` that equals the event. What does not fit is an error of the hook, and the operation goes on. With exit status 2 it still blocks since 2.1.214.
- **Gemini CLI** checks nothing. A \`hookSpecificOutput\` that is no object makes the step fail that puts the answers together: the refusals of **every** hook of that event are lost.`,
    cure: "Print the shape that the agent documents for this event.",
    dialects: null,
    examples: {
        bad: [
            {
                caption: "A quotation mark in the reason ends the string: Claude Code cannot read the JSON.",
                files: {
                    ...(0,example_files/* claudeHooks */.Lb)(decider),
                    ".claude/hooks/decide.sh": `#!/bin/sh
echo '{"decision": "block", "reason": "use "git revert" instead"}'
`,
                    "transcripts/undo.events.jsonl": (0,example_files/* recording */.oz)((0,example_files/* claudeShellCall */.Rz)("git reset --hard HEAD~3")),
                },
            },
        ],
        good: [
            {
                caption: "Escaped.",
                files: {
                    ...(0,example_files/* claudeHooks */.Lb)(decider),
                    ".claude/hooks/decide.sh": `#!/bin/sh
echo '{"decision": "block", "reason": "use \\"git revert\\" instead"}'
`,
                    "transcripts/undo.events.jsonl": (0,example_files/* recording */.oz)((0,example_files/* claudeShellCall */.Rz)("git reset --hard HEAD~3")),
                },
            },
        ],
    },
}, "invalid-output");

;// CONCATENATED MODULE: ./build/rules/invalid-value.js


const invalidValue = defectRule({
    id: "invalid-value",
    group: "Config",
    severity: "error",
    summary: "A value has the wrong type or is none that the agent knows.",
    details: `- **Gemini CLI** knows the handler type \`command\`, in lower case; anything else is dropped silently. A \`matcher\` that is no string makes its planner fail, which disables every hook of that event. A \`timeout\` such as \`"5s"\` becomes 1 ms. Up to 0.23, any value of a wrong type ended the program with exit status 52.
- **Claude Code** strips the entry on ordinary events. On \`PreToolUse\` and \`PermissionRequest\` nothing in that settings file is applied until it is mended (seen in 2.1.329).`,
    cure: "Use a value that the message names.",
    dialects: null,
    examples: {
        bad: [
            {
                caption: "Types are compared exactly: Gemini CLI drops a `Command`.",
                files: (0,example_files/* geminiHooks */.mf)({
                    BeforeTool: [
                        {
                            matcher: "run_shell_command",
                            hooks: [
                                { type: "Command", command: "sh $GEMINI_PROJECT_DIR/.gemini/hooks/guard.sh" },
                            ],
                        },
                    ],
                }),
            },
            {
                caption: "Claude Code has no type `shell`: a shell runs the `command`.",
                files: (0,example_files/* claudeHooks */.Lb)({
                    Stop: [{ hooks: [{ type: "shell", command: "printf '\\a'" }] }],
                }),
            },
        ],
        good: [
            { caption: "`command` in lower case.", files: example_files/* healthyGemini */.Fk },
            {
                caption: "A type that Claude Code has.",
                files: (0,example_files/* claudeHooks */.Lb)({
                    Stop: [{ hooks: [{ type: "command", command: "printf '\\a'" }] }],
                }),
            },
        ],
    },
});

;// CONCATENATED MODULE: ./build/rules/local-config-tracked.js


const personal = (0,example_files/* json */.Pq)({
    hooks: { Notification: [{ hooks: [{ type: "command", command: "printf '\\a'" }] }] },
});
const localConfigTracked = {
    meta: {
        id: "local-config-tracked",
        group: "Config",
        severity: "warning",
        summary: "A personal settings file is under version control.",
        details: `**Claude Code** reads \`.claude/settings.local.json\` on top of the shared settings. It is one person's file: permissions granted with a click end up there, and hooks for one machine. Under version control everybody who checks out the repository gets them, and all sources add up.`,
        cure: "`git rm --cached FILE`, and add the file to `.gitignore`.",
        dialects: [{ id: "claude-code" }],
        examples: {
            bad: [
                {
                    caption: "The personal file is committed.",
                    files: { ".claude/settings.local.json": personal },
                },
            ],
            good: [
                {
                    caption: "The personal file is ignored by git, the shared one is committed.",
                    files: {
                        ...example_files/* healthyClaude */.AH,
                        ".claude/settings.local.json": personal,
                        ".gitignore": ".claude/settings.local.json\n",
                    },
                },
            ],
        },
    },
    *lint({ config, repository, dialect }) {
        const { file, layer } = config.config;
        if (layer !== "local" || repository.tracked(file) !== true)
            return;
        const hooks = config.hooks.length;
        const load = hooks === 0 ? "its settings" : `its ${(0,wording/* count */.U9)(hooks, "hook")}`;
        yield {
            message: `\`${file}\` is tracked by git: it is one person's file, and ${dialect.title} loads ${load} for everybody who checks out the repository. Run \`git rm --cached ${file}\` and add it to \`.gitignore\`.`,
            place: config.source.top(),
        };
    },
};

// EXTERNAL MODULE: ./node_modules/redos-detector/dist/redos-detector.js
var redos_detector = __webpack_require__(3017);
;// CONCATENATED MODULE: ./build/rules/pattern-parts.js
/** Longer patterns are not taken apart; no hand-written matcher comes near. */
const longest = 2000;
/** A group repeated at most this often cannot do much harm. */
const harmlessRepeats = 9;
/**
 * The top-level alternatives of a regular expression: `^(?:A|B)$` has `A` and `B`, both anchored. A pattern that is
 * too long to look at is one alternative.
 */
function alternatives(pattern) {
    return split(pattern, false, false, 0);
}
function split(pattern, start, end, depth) {
    const parts = pattern.length > longest ? [pattern] : splitAtBars(pattern);
    return parts.flatMap((part) => {
        const anchoredStart = start || part.startsWith("^");
        const anchoredEnd = end || /(?:^|[^\\])(?:\\\\)*\$$/.test(part);
        const text = part.slice(part.startsWith("^") ? 1 : 0, part.endsWith("$") && anchoredEnd && !end ? -1 : undefined);
        const inner = depth < 8 ? wholeGroup(text) : null;
        return inner === null
            ? [{ text, anchoredStart, anchoredEnd }]
            : split(inner, anchoredStart, anchoredEnd, depth + 1);
    });
}
/** The groups of a pattern that are repeated with `*`, `+` or a large `{…}`; lookarounds are left out. */
function repeatedGroups(pattern) {
    if (pattern.length > longest)
        return [];
    const found = [];
    const open = [];
    scan(pattern, (character, at) => {
        if (character === "(")
            open.push(at);
        if (character !== ")")
            return;
        const from = open.pop();
        if (from === undefined || !repeats(pattern.slice(at + 1)))
            return;
        const body = groupBody(pattern.slice(from + 1, at));
        if (body !== null && body !== "")
            found.push({ body });
    });
    return found;
}
/** Calls back for every character that is neither escaped nor inside a character class. */
function scan(pattern, visit) {
    let depth = 0;
    let inClass = false;
    for (let i = 0; i < pattern.length; i++) {
        const character = pattern[i] ?? "";
        if (character === "\\")
            i++;
        else if (inClass)
            inClass = character !== "]";
        else if (character === "[")
            inClass = true;
        else {
            if (character === ")")
                depth--;
            visit(character, i, depth);
            if (character === "(")
                depth++;
        }
    }
}
function splitAtBars(pattern) {
    const bars = [];
    scan(pattern, (character, index, depth) => {
        if (character === "|" && depth === 0)
            bars.push(index);
    });
    const edges = [-1, ...bars, pattern.length];
    return edges.slice(1).map((edge, i) => pattern.slice((edges[i] ?? -1) + 1, edge));
}
/** The inside of a pattern that is one group and nothing else; null when it is not. */
function wholeGroup(pattern) {
    if (!pattern.startsWith("(") || !pattern.endsWith(")"))
        return null;
    let closed = -1;
    scan(pattern, (character, index, depth) => {
        if (character === ")" && depth === 0 && closed < 0)
            closed = index;
    });
    return closed === pattern.length - 1 ? groupBody(pattern.slice(1, -1)) : null;
}
/** Takes off `?:` and `?<name>`; null for a lookaround. */
function groupBody(inside) {
    if (/^\?(?:[=!]|<[=!])/.test(inside))
        return null;
    return inside.replace(/^\?(?::|<\w+>)/, "");
}
function repeats(after) {
    if (/^[*+]/.test(after))
        return true;
    const bounds = /^\{\d+(,?)(\d*)\}/.exec(after);
    if (bounds === null)
        return false;
    return bounds[1] === "," && (bounds[2] === "" || Number(bounds[2]) > harmlessRepeats);
}

;// CONCATENATED MODULE: ./build/rules/written-matchers.js

/** The matchers of a file that the agent looks at, those of events it ignores them on left out. */
function writtenMatchers(context) {
    return groupMatchers(context).flatMap(({ hook, text, facts, span }) => facts.matches === null
        ? []
        : [{ hook, text, facts, span, compiled: context.dialect.matcher.compile(text, hook.event) }]);
}
/** The matchers that stand on events where the agent ignores them. */
function ignoredMatchers(context) {
    return groupMatchers(context).filter(({ facts }) => facts.matches === null);
}
function groupMatchers(context) {
    const found = new Map();
    for (const hook of liveHooks(context)) {
        const facts = context.dialect.events.get(hook.event);
        const span = matcherSpan(hook);
        if (hook.matcher === null || facts === null || span === null || found.has(span.start))
            continue;
        found.set(span.start, { hook, text: hook.matcher, facts, span });
    }
    return [...found.values()];
}

;// CONCATENATED MODULE: ./build/rules/matcher-redos.js






/** Enough to tell the groups people write apart; more takes seconds. */
const effort = { maxScore: 4, maxSteps: 4000, timeout: 5000 };
const matcherRedos = {
    meta: {
        id: "matcher-redos",
        group: "Matcher",
        severity: "warning",
        summary: "The pattern can take exponential time in an engine that backtracks.",
        details: `Gemini CLI and Claude Code compare matchers with JavaScript regular expressions, which backtrack: a repeated group that can match the same text in several ways (\`(a+)+\`, \`([a-z]+_?)+\`) tries every combination before it gives up. A tool of an MCP server with a long name is enough to stop the agent for minutes, and neither agent sets a limit.

Only repeated groups that are ambiguous are reported. Several \`.*\` in a row cost little on something as short as the name of a tool.`,
        cure: "Make the group unambiguous, or use a plain list of names.",
        dialects: null,
        examples: {
            bad: [
                {
                    caption: "Every letter can belong to the inner or to the outer repetition.",
                    files: (0,example_files/* claudeHooks */.Lb)({
                        PreToolUse: [{ matcher: "^(Bash|([a-z]+_?)+shell)$", hooks: [example_files/* claudeGuard */.mq] }],
                    }),
                },
            ],
            good: [
                {
                    caption: "The same without the outer repetition.",
                    files: (0,example_files/* claudeHooks */.Lb)({
                        PreToolUse: [{ matcher: "^(Bash|[a-z_]+shell)$", hooks: [example_files/* claudeGuard */.mq] }],
                    }),
                },
                { caption: "A name.", files: example_files/* healthyClaude */.AH },
            ],
        },
    },
    *lint(context) {
        const { dialect } = context;
        if (!dialect.matcher.backtracks)
            return;
        for (const matcher of writtenMatchers(context)) {
            if (matcher.compiled.kind !== "pattern")
                continue;
            const group = ambiguousGroup(matcher.text);
            if (group === null)
                continue;
            yield remark(matcher.hook, matcher.span, `The repeated group ${(0,config_text/* quote */.hD)(`(${group})`)} of this matcher can match one text in many ways: ${dialect.title} tries them all, so a long tool name can stop it for minutes. Make the group unambiguous, or list the names.`);
        }
    },
};
/** The first repeated group whose repetitions can share out one text in ever more ways; null when there is none. */
function ambiguousGroup(pattern) {
    const group = repeatedGroups(pattern).find(({ body }) => isAmbiguous(body));
    return group?.body ?? null;
}
/** Answers by group. A file of strangers gets so many analyses and no more: each can take a second. */
const known = new Map();
const mostAnalyses = 32;
const longestGroup = 200;
function isAmbiguous(body) {
    const remembered = known.get(body);
    if (remembered !== undefined)
        return remembered;
    if (known.size >= mostAnalyses || body.length > longestGroup)
        return false;
    let ambiguous = false;
    try {
        const { safe, score, trails } = (0,redos_detector.isSafePattern)(`^(?:${body})+$`, effort);
        ambiguous = !safe && score.infinite && trails.length > 0;
    }
    catch {
        // A construct the detector does not know (a back reference to outside the group …): nothing can be said.
    }
    known.set(body, ambiguous);
    return ambiguous;
}

;// CONCATENATED MODULE: ./build/rules/matcher-gap.js





const protector = `#!/bin/sh
# Refuses to touch generated files.
if grep -q '/generated/'; then
  echo "change the template instead" >&2
  exit 2
fi
`;
function geminiProtector(matcher) {
    const command = "sh $GEMINI_PROJECT_DIR/.gemini/hooks/protect.sh";
    return {
        ...(0,example_files/* geminiHooks */.mf)({ BeforeTool: [{ matcher, hooks: [{ type: "command", command }] }] }),
        ".gemini/hooks/protect.sh": protector,
    };
}
function claudeProtector(matcher) {
    const command = 'sh "$CLAUDE_PROJECT_DIR"/.claude/hooks/protect.sh';
    return {
        ...(0,example_files/* claudeHooks */.Lb)({ PreToolUse: [{ matcher, hooks: [{ type: "command", command }] }] }),
        ".claude/hooks/protect.sh": protector,
    };
}
const matcherGap = {
    meta: {
        id: "matcher-gap",
        group: "Matcher",
        severity: "warning",
        summary: "A guard watches one tool and misses another that does the same.",
        details: `An agent that may not edit a file with one tool takes the next: refused by a guard of \`Edit\`, it writes the whole file with \`Write\`. A guard of one usually means all of them.

- **Gemini CLI** changes files with \`write_file\` and \`replace\`.
- **Claude Code** changes files with \`Edit\`, \`Write\` and \`NotebookEdit\`.

Reported are hooks before a tool call that can refuse it, when no other matcher starts the same command for the missing tool. A guard that leaves out \`NotebookEdit\` alone gets a note: many repositories have no notebooks. The shell can change files too; that is not reported here.`,
        cure: "Add the missing tools to the matcher.",
        dialects: null,
        examples: {
            bad: [
                {
                    caption: "`replace` changes files as well.",
                    files: geminiProtector("write_file"),
                },
                {
                    caption: "Notebooks are edited with a tool of their own.",
                    files: claudeProtector("Edit|Write"),
                },
            ],
            good: [
                {
                    caption: "Both tools of Gemini CLI.",
                    files: geminiProtector("^(write_file|replace)$"),
                },
                {
                    caption: "All three of Claude Code.",
                    files: claudeProtector("Edit|Write|NotebookEdit"),
                },
            ],
        },
    },
    *lint(context) {
        const { dialect, projectHooks } = context;
        for (const { hook, span, text, compiled, facts } of writtenMatchers(context)) {
            if (!hook.guard || facts.blocking !== "operation" || !(0,wording/* isToolEvent */.zz)(facts))
                continue;
            if (compiled.kind === "all" || compiled.invalid !== null)
                continue;
            if (compiled.kind === "pattern" && ambiguousGroup(text) !== null)
                continue;
            for (const group of dialect.tools.siblings) {
                const covered = group.filter((tool) => compiled.test(tool));
                const missed = group
                    .filter((tool) => !covered.includes(tool))
                    .filter((tool) => !coveredElsewhere(tool, hook, projectHooks, dialect));
                // A guard of the rare ones alone is about them, not about the kind of act.
                const about = covered.filter((tool) => !dialect.tools.rareSiblings?.includes(tool));
                if (about.length === 0 || missed.length === 0)
                    continue;
                const minor = missed.every((tool) => dialect.tools.rareSiblings?.includes(tool));
                const said = remark(hook, span, `This guard watches ${quoted(covered)} but not ${quoted(missed)}, which ${missed.length === 1 ? "does" : "do"} the same kind of thing: a refused agent takes the other tool. Add ${missed.length === 1 ? "it" : "them"} to the matcher.`);
                yield minor ? { ...said, severity: "note" } : said;
            }
        }
    },
};
/** Does another group of the project start the same command for this tool? */
function coveredElsewhere(tool, hook, projectHooks, dialect) {
    return projectHooks.some((other) => other.enabled &&
        other.event === hook.event &&
        other.command === hook.command &&
        String(other.args) === String(hook.args) &&
        dialect.matcher.compile(other.matcher ?? "", other.event).test(tool));
}
function quoted(tools) {
    return (0,wording/* listed */.KE)(tools.map((tool) => `\`${tool}\``));
}

;// CONCATENATED MODULE: ./build/rules/matcher-ignored.js




const reminder = { type: "command", command: "printf 'Run the tests before you finish.\\n'" };
const bell = { type: "command", command: "printf '\\a' > /dev/tty || true" };
const matchAll = ["", "*", ".*", "^.*$", ".+"];
const matcherIgnored = {
    meta: {
        id: "matcher-ignored",
        group: "Matcher",
        severity: "warning",
        summary: "The agent does not look at a matcher on this event: the hook runs every time.",
        details: `- **Gemini CLI** looks at matchers on \`BeforeTool\` and \`AfterTool\` (name of the tool), and on \`SessionStart\`, \`SessionEnd\` and \`PreCompress\` (source, reason or trigger). On \`BeforeAgent\`, \`AfterAgent\`, \`Notification\` and the model events the matcher is not read.
- **Claude Code** looks at matchers on most events, but not on \`UserPromptSubmit\`, \`Stop\`, \`PostToolBatch\`, \`TeammateIdle\`, \`TaskCreated\`, \`TaskCompleted\`, \`CwdChanged\`, \`MessageDisplay\` and the worktree events.

A matcher there promises a restriction that does not exist.`,
        cure: "Remove the matcher, and let the script decide from its input.",
        dialects: null,
        examples: {
            bad: [
                {
                    caption: "Meant for prompts that speak of a deployment; it runs for every prompt.",
                    files: (0,example_files/* geminiHooks */.mf)({ BeforeAgent: [{ matcher: "deploy", hooks: [reminder] }] }),
                },
                {
                    caption: "`Stop` has nothing to compare with.",
                    files: (0,example_files/* claudeHooks */.Lb)({ Stop: [{ matcher: "Bash", hooks: [bell] }] }),
                },
            ],
            good: [
                {
                    caption: "No matcher.",
                    files: (0,example_files/* geminiHooks */.mf)({ BeforeAgent: [{ hooks: [reminder] }] }),
                },
                {
                    caption: "`*` says that everything is meant.",
                    files: (0,example_files/* claudeHooks */.Lb)({ Stop: [{ matcher: "*", hooks: [bell] }] }),
                },
            ],
        },
    },
    *lint(context) {
        for (const { hook, span, text } of ignoredMatchers(context)) {
            if (matchAll.includes(text.trim()))
                continue;
            yield remark(hook, span, `${context.dialect.title} does not look at the matcher of \`${hook.event}\`: the hook runs every time, not only for ${(0,config_text/* quote */.hD)(text)}. Remove the matcher and let the script decide from its input.`);
        }
    },
};

;// CONCATENATED MODULE: ./build/rules/matcher-invalid.js





const matcherInvalid = {
    meta: {
        id: "matcher-invalid",
        group: "Matcher",
        severity: "error",
        summary: "The matcher is not valid in the agent's engine.",
        details: `- **Gemini CLI** builds a JavaScript regular expression on tool events. When that fails, it compares the matcher literally with the name of the tool, so a glob such as \`*file\` or a group left open practically never matches.
- **Claude Code** reads a matcher of letters, digits, \`_\`, \`-\`, \`|\`, commas and blanks as a list of names, and everything else as a JavaScript regular expression. An invalid one matches nothing; only a debug log says so.

Globs (\`*.py\`) and flags of other engines (\`(?i)\`) are the usual cause.`,
        cure: "Write a JavaScript regular expression: `.*` for anything, names separated by `|`.",
        dialects: null,
        examples: {
            bad: [
                {
                    caption: "A glob: nothing stands before the star.",
                    files: (0,example_files/* geminiHooks */.mf)({ BeforeTool: [{ matcher: "*shell*", hooks: [example_files/* geminiGuard */.bw] }] }),
                },
                {
                    caption: "JavaScript has no `(?i)`.",
                    files: (0,example_files/* claudeHooks */.Lb)({ PreToolUse: [{ matcher: "(?i)bash", hooks: [example_files/* claudeGuard */.mq] }] }),
                },
            ],
            good: [
                { caption: "The tool's name.", files: example_files/* healthyGemini */.Fk },
                {
                    caption: "A pattern.",
                    files: (0,example_files/* claudeHooks */.Lb)({
                        PreToolUse: [{ matcher: "^(Bash|PowerShell)$", hooks: [example_files/* claudeGuard */.mq] }],
                    }),
                },
            ],
        },
    },
    *lint(context) {
        const { title } = context.dialect;
        for (const { hook, span, text, compiled } of writtenMatchers(context)) {
            if (compiled.invalid === null)
                continue;
            const what = `the matcher ${(0,config_text/* quote */.hD)(text)} is not valid for ${title} (${shortened(compiled.invalid)})`;
            const then = compiled.onInvalid ?? "never runs the hook";
            const does = then.startsWith(title) ? then : `${title} ${then}`;
            const lost = /never runs/.test(then) ? "" : ", so that it matches no tool there is";
            yield remark(hook, span, (0,wording/* message */.iU)(what, `${does}${lost}`));
        }
    },
};
/** V8 repeats the whole pattern before it says what is wrong with it. */
function shortened(why) {
    const last = why.slice(why.lastIndexOf(": ") + 2);
    return last.slice(0, 1).toLowerCase() + last.slice(1, 80);
}

// EXTERNAL MODULE: ./node_modules/leven/index.js
var leven = __webpack_require__(7785);
;// CONCATENATED MODULE: ./build/rules/dead-words.js



const dead_words_name = /^[A-Za-z][\w-]*$/;
const permissionRule = /^([A-Za-z]\w*)\(.*\)$/s;
const nameWithMore = /^([A-Za-z]\w*)((?::|=|\s|\/|\.\*|\.\+|\\).*)$/s;
/** Something after a tool's name that only paths, commands or conditions have. */
const argument = /^(?::|=|\s|\/)|\\\.\w|\/|[ "'=]/;
/** What no tool name of any vendor contains. */
const impossible = /[\s"'=/,;<>&@#%!~]/;
/**
 * Why one alternative of a tool matcher is dead; null when it could match something, be it the tool of an MCP server.
 * Only for alternatives that match none of the agent's own tools.
 * @param compared `exactly`: with the whole name; `within`: an unanchored pattern
 */
function deadWord(word, compared, dialect) {
    if (word.startsWith("mcp_"))
        return deadExternal(word, compared, dialect);
    if (dead_words_name.test(word))
        return deadName(word, compared, dialect);
    const rule = permissionRule.exec(word)?.[1];
    if (rule !== undefined && meansTool(rule, dialect)) {
        return {
            ...alone(word),
            because: `${(0,config_text/* quote */.hD)(word)} is the syntax of permission rules, and a matcher is compared with the tool's name only`,
            instead: ownName(rule, dialect),
            advice: filterAdvice(dialect, word),
            sure: true,
        };
    }
    const [, head = "", rest = ""] = nameWithMore.exec(word.trim()) ?? [];
    if (argument.test(rest) && (meansTool(head, dialect) || meansEvent(head, dialect))) {
        return {
            ...alone(word),
            because: `${(0,config_text/* quote */.hD)(word)} asks for more than a tool's name, and a matcher is compared with the name only`,
            instead: ownName(head, dialect),
            advice: filterAdvice(dialect, null),
            sure: true,
        };
    }
    const character = impossibleCharacter(word);
    if (character === null)
        return null;
    return {
        ...alone(word),
        because: `no tool's name contains ${character}, as ${(0,config_text/* quote */.hD)(word)} asks for`,
        instead: null,
        advice: impossibleAdvice(word, dialect),
        sure: true,
    };
}
function alone(word) {
    return { word, together: null };
}
function deadName(word, compared, dialect) {
    const { known, former } = dialect.tools;
    if (dialect.tools.isExternal(word))
        return null;
    if (Object.hasOwn(former, word))
        return deadFormer(word, former[word] ?? null, dialect);
    const sameLetters = known.find((tool) => tool.toLowerCase() === word.toLowerCase());
    if (sameLetters !== undefined) {
        return {
            ...alone(word),
            because: `names are compared case-sensitively, and ${(0,config_text/* quote */.hD)(word)} is spelt \`${sameLetters}\``,
            instead: sameLetters,
            advice: null,
            sure: true,
        };
    }
    const foreign = dialect.tools.counterpart(word);
    if (foreign !== null) {
        return {
            word,
            because: foreignName(word, foreign, dialect),
            together: `are names that ${foreign.vendor} gives to tools`,
            instead: foreign.name,
            advice: null,
            sure: true,
        };
    }
    if (compared === "within")
        return null;
    const near = nearest(word, known);
    return {
        word,
        together: "are no tools that hookgate knows of",
        because: `${dialect.title} has no tool ${(0,config_text/* quote */.hD)(word)}${near === null ? " that hookgate knows of" : ""}`,
        instead: near,
        advice: null,
        sure: near !== null,
    };
}
/** Tools that ended without a rename; older releases still have them, and files for several agents name them. */
const ended = new Set(["MultiEdit", "NotebookRead"]);
function deadFormer(word, successor, dialect) {
    const renamed = successor !== null && !ended.has(word);
    return {
        word,
        together: renamed ? "are former names" : "are no tools any more",
        because: renamed
            ? `${(0,config_text/* quote */.hD)(word)} is the former name of \`${successor}\`, and matchers know the new one only`
            : `${dialect.title} has no tool ${(0,config_text/* quote */.hD)(word)} any more`,
        instead: successor,
        advice: null,
        sure: renamed,
    };
}
/** A word that begins like the tool of an MCP server: `mcp__server__tool` for one agent, `mcp_server_tool` for another. */
function deadExternal(word, compared, dialect) {
    const { isExternal } = dialect.tools;
    const doubled = /^mcp__[A-Za-z0-9]/.test(word);
    if (!doubled && !/^mcp_[A-Za-z0-9]/.test(word))
        return null;
    if (!isExternal(doubled ? "mcp__server__tool" : "mcp_server_tool")) {
        const form = doubled ? "mcp_server_tool" : "mcp__server__tool";
        const meant = dialect.tools.counterpart(word);
        return {
            ...alone(word),
            because: meant === null
                ? `${(0,config_text/* quote */.hD)(word)} is not how ${dialect.title} names the tools of MCP servers (\`${form}\`)`
                : foreignName(word, meant, dialect),
            instead: meant?.name ?? null,
            advice: null,
            sure: true,
        };
    }
    if (compared === "within" || isExternal(word))
        return null;
    return {
        ...alone(word),
        because: `${(0,config_text/* quote */.hD)(word)} names an MCP server, and a plain name is compared with the whole name of a tool`,
        instead: `${word}__.*`,
        advice: null,
        sure: true,
    };
}
/** Could the word be meant as a tool, of this agent or of another? */
function meansTool(word, dialect) {
    return ownName(word, dialect) !== null || Object.hasOwn(dialect.tools.former, word);
}
function meansEvent(word, dialect) {
    const { events } = dialect;
    return events.get(word) !== null || events.nearest(word)?.because === "other-vendor";
}
/** This agent's tool that a word means; null when it means none. */
function ownName(word, dialect) {
    const { known, former } = dialect.tools;
    const own = known.find((tool) => tool.toLowerCase() === word.toLowerCase());
    if (own !== undefined)
        return own;
    if (Object.hasOwn(former, word))
        return former[word] ?? null;
    return dialect.tools.counterpart(word)?.name ?? null;
}
/** Agents whose handlers have a filter on the tool's input. */
const filterField = { "claude-code": "if" };
function filterAdvice(dialect, rule) {
    const key = filterField[dialect.id];
    if (key === undefined)
        return "let the script look at `tool_input`";
    return rule === null
        ? `put the rest into the handler's \`${key}\` or into the script`
        : `put ${(0,config_text/* quote */.hD)(rule)} into the handler's \`${key}\``;
}
/** A character outside of groups, classes and optional parts that no tool name has, in words. */
function impossibleCharacter(word) {
    let found = null;
    scan(word, (character, index, depth) => {
        if (found !== null || depth > 0 || !impossible.test(character))
            return;
        if (/^(?:[?*]|\{0)/.test(word.slice(index + 1)))
            return;
        found = /\s/.test(character) ? "a blank" : `\`${character}\``;
    });
    return found;
}
function impossibleAdvice(word, dialect) {
    if (/^\/.*\/\w*$/.test(word))
        return "leave the slashes out";
    const names = word.split(/[\s,;]+/).filter((part) => part !== "");
    return names.every((part) => meansTool(part, dialect))
        ? "separate names with `|` and nothing else"
        : filterAdvice(dialect, null);
}
/** The known name one or two typing mistakes away; null when there is none. */
function nearest(word, known) {
    if (word.length > 64)
        return null;
    const allowed = word.length > 5 ? 2 : 1;
    return known.find((tool) => (0,leven/* default */.A)(tool.toLowerCase(), word.toLowerCase()) <= allowed) ?? null;
}
function foreignName(word, own, dialect) {
    // A vendor in lower case is a program that writes the name, such as a migration.
    return /^[a-z]/.test(own.vendor)
        ? `${(0,config_text/* quote */.hD)(word)} is what \`${own.vendor}\` makes of \`${own.name}\``
        : `${(0,config_text/* quote */.hD)(word)} is the name ${own.vendor} gives to what ${dialect.title} calls \`${own.name}\``;
}

;// CONCATENATED MODULE: ./build/rules/dead-matcher.js





/**
 * Why a matcher can never match on its event; null when some part of it might. Careful: a pattern that could
 * match the tool of an MCP server is alive, and so is a list of which one name is.
 */
function deadMatcher(matcher, dialect) {
    const { compiled, facts, text } = matcher;
    if (facts.matches === null || compiled.kind === "all" || compiled.invalid !== null)
        return null;
    // A value may be put in for a variable when the file is loaded.
    if (/\$\{?\w/.test(text))
        return null;
    if (compiled.kind === "pattern" && ambiguousGroup(text) !== null)
        return null;
    if (facts.matches.values !== null)
        return noSuchValue(matcher, facts.matches.values);
    return (0,wording/* isToolEvent */.zz)(facts) ? noSuchTool(matcher, dialect) : null;
}
function noSuchValue({ compiled, event, facts, text }, values) {
    if (values.some((value) => compiled.test(value)))
        return null;
    const field = facts.matches?.field ?? "value";
    const known = (0,wording/* listed */.KE)(values.map((value) => `\`${value}\``), "or");
    const parts = alternatives(text).map((a) => a.text.trim());
    const wholes = parts.length > 1 && parts.every((part) => values.includes(part));
    const how = compiled.kind === "pattern" ? "compared with" : "compared as a whole with";
    return {
        because: `on \`${event}\` the matcher is ${how} \`${field}\`, and ${(0,config_text/* quote */.hD)(text)} is never one of ${known}`,
        cure: wholes
            ? "Give each value a group of its own, or leave the matcher out and let the script look"
            : "Use one of these values, or leave the matcher out",
        severity: "error",
    };
}
function noSuchTool({ compiled, text }, dialect) {
    if (dialect.tools.known.some((tool) => compiled.test(tool)))
        return null;
    const pattern = compiled.kind === "pattern";
    const words = pattern ? alternatives(text).map((a) => a.text) : compiled.names;
    if (words.length === 0 || words.length > 100)
        return null;
    const dead = [];
    for (const word of words) {
        const because = deadWord(word, pattern ? "within" : "exactly", dialect);
        if (because === null)
            return null;
        dead.push(because);
    }
    const sure = dead.every((word) => word.sure);
    return {
        because: reasons(dead),
        cure: cureOf(dead),
        severity: sure ? "error" : "warning",
    };
}
/** The reasons of all words; words with the same reason are told together. */
function reasons(dead) {
    const alike = new Map();
    for (const one of dead) {
        const key = one.together ?? one.because;
        alike.set(key, [...(alike.get(key) ?? []), one]);
    }
    const clauses = [...alike.values()].map((words) => {
        const [first] = words;
        return words.length === 1 || !first?.together
            ? (first?.because ?? "")
            : `${(0,wording/* listed */.KE)(words.map(({ word }) => (0,config_text/* quote */.hD)(word)))} ${first.together}`;
    });
    return (0,wording/* listed */.KE)(clauses);
}
function cureOf(dead) {
    const names = [...new Set(dead.map((word) => word.instead).filter((name) => name !== null))];
    const advice = dead.find((word) => word.advice !== null)?.advice ?? null;
    const use = names.length === 0 ? null : `use \`${names.join("|")}\``;
    const parts = [use, advice].filter((part) => part !== null);
    return parts.length === 0 ? null : (0,wording/* sentence */.em)(parts.join(", and "));
}

;// CONCATENATED MODULE: ./build/rules/matcher-never-matches.js





const matcher_never_matches_status = { type: "command", command: "git status --short >&2" };
const matcherNeverMatches = {
    meta: {
        id: "matcher-never-matches",
        group: "Matcher",
        severity: "error",
        summary: "The matcher can match no tool, or no value that the event has.",
        details: `The hook loads, looks right, and never runs. The usual causes:

- **Another agent's tool names.** \`Bash\` is Claude Code's, \`run_shell_command\` is Gemini CLI's. Both compare case-sensitively.
- **A former name.** Gemini CLI resolves old names (\`search_file_content\`) when it runs a tool, but not for matchers. Claude Code takes most old names as aliases; \`MultiEdit\` and \`LS\` are gone.
- **Permission syntax.** \`Bash(git *)\` belongs into \`permissions\` or a handler's \`if\`. A matcher sees the name of the tool only, never its input.
- **A pattern where values are compared exactly.** Gemini CLI compares \`SessionStart\`, \`SessionEnd\` and \`PreCompress\` matchers as a whole: \`startup|resume\` and \`.*\` match nothing. Claude Code compares a plain name exactly: \`mcp__memory\` matches no tool of that server, \`mcp__memory__.*\` all of them.

A union of which one part lives is not reported. A name that hookgate does not know is a warning, as agents get new tools.`,
        cure: "Use the agent's own names, as the message says.",
        dialects: null,
        examples: {
            bad: [
                {
                    caption: "Claude Code's name of the shell tool: Gemini CLI never starts this guard.",
                    files: (0,example_files/* geminiHooks */.mf)({ BeforeTool: [{ matcher: "Bash", hooks: [example_files/* geminiGuard */.bw] }] }),
                },
                {
                    caption: "Gemini CLI compares the source of a session as a whole.",
                    files: (0,example_files/* geminiHooks */.mf)({ SessionStart: [{ matcher: "startup|resume", hooks: [matcher_never_matches_status] }] }),
                },
                {
                    caption: "The syntax of a permission rule.",
                    files: (0,example_files/* claudeHooks */.Lb)({ PreToolUse: [{ matcher: "Bash(git *)", hooks: [example_files/* claudeGuard */.mq] }] }),
                },
            ],
            good: [
                { caption: "Gemini CLI's own name.", files: example_files/* healthyGemini */.Fk },
                {
                    caption: "One group for each source.",
                    files: (0,example_files/* geminiHooks */.mf)({
                        SessionStart: [
                            { matcher: "startup", hooks: [matcher_never_matches_status] },
                            { matcher: "resume", hooks: [matcher_never_matches_status] },
                        ],
                    }),
                },
                { caption: "The name alone.", files: example_files/* healthyClaude */.AH },
            ],
        },
    },
    *lint(context) {
        for (const matcher of writtenMatchers(context)) {
            const { hook, span } = matcher;
            const dead = deadMatcher({ ...matcher, event: hook.event }, context.dialect);
            if (dead === null)
                continue;
            const lost = `this ${hook.guard ? "guard" : "hook"} never runs`;
            yield {
                ...remark(hook, span, (0,wording/* message */.iU)(dead.because, lost, dead.cure)),
                severity: dead.severity,
            };
        }
    },
};

;// CONCATENATED MODULE: ./build/rules/matcher-too-wide.js






const matcherTooWide = {
    meta: {
        id: "matcher-too-wide",
        group: "Matcher",
        severity: "note",
        summary: "An unanchored pattern made of a tool's name also takes in other tools.",
        details: `A matcher that is read as a regular expression matches anywhere in the name of a tool.

- **Gemini CLI** reads every tool matcher that way.
- **Claude Code** reads a plain list of names exactly. One character outside of letters, digits, \`_\`, \`-\`, \`|\`, commas and blanks turns the whole matcher into a pattern: in \`Write|mcp__.*\`, \`Write\` also matches \`TodoWrite\`.`,
        cure: "Anchor the pattern: `^(Write|mcp__.*)$`.",
        dialects: null,
        examples: {
            bad: [
                {
                    caption: "Meant for Edit; it runs for NotebookEdit as well.",
                    files: (0,example_files/* claudeHooks */.Lb)({ PostToolUse: [{ matcher: "Edit.*", hooks: [example_files/* claudeGuard */.mq] }] }),
                },
            ],
            good: [
                {
                    caption: "Anchored at both ends.",
                    files: (0,example_files/* claudeHooks */.Lb)({
                        PostToolUse: [{ matcher: "^(Edit|mcp__.*)$", hooks: [example_files/* claudeGuard */.mq] }],
                    }),
                },
                { caption: "A plain name is compared exactly.", files: example_files/* healthyClaude */.AH },
            ],
        },
    },
    *lint(context) {
        const { dialect } = context;
        for (const { hook, span, text, compiled, facts } of writtenMatchers(context)) {
            if (compiled.kind !== "pattern" || compiled.invalid !== null || !(0,wording/* isToolEvent */.zz)(facts))
                continue;
            if (ambiguousGroup(text) !== null)
                continue;
            const strays = strayTools(text, dialect.tools.known).filter(({ tool }) => compiled.test(tool));
            const [first] = strays;
            if (first === undefined)
                continue;
            const others = (0,wording/* listed */.KE)([...new Set(strays.map(({ tool }) => `\`${tool}\``))]);
            yield remark(hook, span, `This matcher is an unanchored pattern for ${dialect.title}: \`${first.name}\` also takes in ${others}. Anchor it if that is not meant: \`^(…)$\`.`);
        }
    },
};
/** Tools that a plain name in a pattern matches besides the one it names, and that the pattern does not name itself. */
function strayTools(pattern, known) {
    const parts = alternatives(pattern);
    const wanted = new Set(parts.map((part) => part.text));
    return parts.flatMap(({ text, anchoredStart }) => {
        const name = text.replace(/\.\*$/, "");
        if (anchoredStart || !known.includes(name))
            return [];
        const prefix = text !== name;
        return known
            .filter((tool) => tool !== name && tool.includes(name) && !wanted.has(tool))
            .filter((tool) => !(prefix && tool.startsWith(name)))
            .map((tool) => ({ name, tool }));
    });
}

;// CONCATENATED MODULE: ./build/rules/missing-field.js


const missingField = defectRule({
    id: "missing-field",
    group: "Config",
    severity: "error",
    summary: "A required field is absent, so the handler cannot run.",
    details: `A handler says what it is (\`type\`) and what to run (\`command\`, or \`url\`, \`prompt\` … for other types).

- **Gemini CLI** silently drops a handler without \`type\`, and a command handler without \`command\`.
- **Claude Code** strips the entry on ordinary events. On \`PreToolUse\` and \`PermissionRequest\` nothing in that settings file is applied until it is mended (seen in 2.1.329).`,
    cure: "Add the field that is named.",
    dialects: null,
    examples: {
        bad: [
            {
                caption: "No `type`: Gemini CLI drops the guard without a word.",
                files: (0,example_files/* geminiHooks */.mf)({
                    BeforeTool: [
                        {
                            matcher: "run_shell_command",
                            hooks: [{ command: "sh $GEMINI_PROJECT_DIR/.gemini/hooks/guard.sh" }],
                        },
                    ],
                }),
            },
            {
                caption: "No `command`.",
                files: {
                    ".claude/settings.json": (0,example_files/* json */.Pq)({
                        hooks: { Stop: [{ hooks: [{ type: "command", timeout: 5 }] }] },
                    }),
                },
            },
        ],
        good: [
            { caption: "Type and command are given.", files: example_files/* healthyGemini */.Fk },
            { caption: "The same for Claude Code.", files: example_files/* healthyClaude */.AH },
        ],
    },
});

;// CONCATENATED MODULE: ./build/dialects/dialect.js
/** A layer that belongs to the repository. */
function inRepository(layer) {
    return layer !== "user" && layer !== "system" && layer !== "system-defaults";
}

;// CONCATENATED MODULE: ./build/rules/never-fires.js






const neverFires = {
    meta: {
        id: "never-fires",
        group: "Replay",
        severity: "warning",
        summary: "A hook matched none of the recorded events, though events of its kind were there.",
        details: `The matcher may be wrong in a way that cannot be seen in the file, or the recordings show too little. Either way nothing is known about this hook.

A matcher that can match nothing at all is \`matcher-never-matches\` and not repeated here. Hooks of events that no recording has are not reported.`,
        cure: "Mend the matcher, or add a recording in which the hook is needed: one line in a file `*.events.jsonl` is enough.",
        dialects: null,
        examples: {
            bad: [
                {
                    caption: "The agent of this recording edits with `replace`; the guard waits for `write_file` of an MCP server.",
                    files: {
                        ...(0,example_files/* geminiHooks */.mf)({
                            BeforeTool: [{ matcher: "^mcp_files_write_file$", hooks: [example_files/* geminiGuard */.bw] }],
                        }),
                        "transcripts/edit.events.jsonl": (0,example_files/* recording */.oz)({
                            dialect: "gemini-cli",
                            event: "BeforeTool",
                            input: {
                                tool_name: "replace",
                                tool_input: { file_path: "notes.txt", old_string: "a", new_string: "b" },
                            },
                        }),
                    },
                },
            ],
            good: [
                {
                    caption: "The recording has the call that the guard watches.",
                    files: {
                        ...example_files/* healthyGemini */.Fk,
                        "transcripts/look.events.jsonl": (0,example_files/* recording */.oz)((0,example_files/* geminiShellCall */.iC)("git status")),
                    },
                },
            ],
        },
    },
    *replay(context) {
        const selected = new Set(runsByHook(context).map(({ hook }) => hook.id));
        for (const hook of context.hooks) {
            if (!hook.enabled || hook.command === null || selected.has(hook.id))
                continue;
            if (!inRepository(hook.config.layer) || hook.scope !== null)
                continue;
            const seen = context.recordings
                .filter((recording) => concerns(recording, hook))
                .reduce((sum, { eventCounts }) => sum + (eventCounts.get(eventKey(hook)) ?? 0), 0);
            if (seen === 0 || isDead(hook, context))
                continue;
            const events = `recorded \`${hook.event}\` event`;
            const missed = seen === 1 ? `did not match the one ${events}` : `matched none of ${seen} ${events}s`;
            const how = hook.matcher === null ? "" : ` with its matcher ${(0,config_text/* quote */.hD)(hook.matcher)}`;
            yield onHook(hook, `${(0,wording/* label */.Pf)(hook)} ${missed}${how}, so nothing is known of what it does.`);
        }
    },
};
function eventKey(hook) {
    return `${hook.dialect} ${hook.event}`;
}
/** Was this recording put to the hooks of the project the hook belongs to? */
function concerns(recording, hook) {
    const root = recording.placement?.root;
    return root === undefined || root === hook.config.root;
}
function isDead(hook, { dialects }) {
    const dialect = dialects.get(hook.dialect);
    const facts = dialect?.events.get(hook.event);
    if (!dialect || !facts || hook.matcher === null)
        return false;
    const compiled = dialect.matcher.compile(hook.matcher, hook.event);
    if (compiled.invalid !== null)
        return true;
    const matcher = { text: hook.matcher, compiled, event: hook.event, facts };
    return deadMatcher(matcher, dialect) !== null;
}

// EXTERNAL MODULE: ./build/shell/script-path.js
var script_path = __webpack_require__(7336);
// EXTERNAL MODULE: ./build/shell/target.js + 5 modules
var target = __webpack_require__(2902);
;// CONCATENATED MODULE: ./build/rules/hook-scripts.js



/** The files of the repository that the command of a hook starts; what cannot be resolved is left out. */
function hookScripts(hook, dialect) {
    if (hook.command === null)
        return [];
    const line = [hook.command, ...(hook.args ?? [])].join(" ");
    return (0,target/* scriptTargets */.U)(line, (0,script_path/* scriptVariables */.R)(dialect, hook.config)).flatMap((target) => {
        const path = (0,script_path/* repositoryPath */.S)(target, hook.config);
        return path === null || path === "" ? [] : [{ target, path }];
    });
}
/** Where a script is written in its file; all of the command when the two texts cannot be laid side by side. */
function scriptSpan(hook, { target }) {
    const written = fieldSpan(hook, "command");
    const raw = hook.source.slice(written);
    if (hook.args !== null || jsonString(raw) !== hook.command)
        return written;
    const at = (offset) => written.start + rawOffset(raw, offset);
    return { start: at(target.span.start), end: at(target.span.end) };
}
function jsonString(raw) {
    try {
        return raw.startsWith('"') ? JSON.parse(raw) : null;
    }
    catch {
        return null;
    }
}
/** The offset in a JSON string literal of a character of its value. */
function rawOffset(raw, offset) {
    let at = 1;
    for (let left = offset; left > 0 && at < raw.length; left--) {
        if (raw[at] === "\\")
            at += raw[at + 1] === "u" ? 6 : 2;
        else
            at += 1;
    }
    return at;
}

;// CONCATENATED MODULE: ./build/rules/script-missing.js





const scriptMissing = {
    meta: {
        id: "script-missing",
        group: "Script",
        severity: "error",
        summary: "The script that a hook starts is not in the repository.",
        details: `Whether that lets everything through or blocks everything depends on the agent, and on who notices that the file is missing.

- **Gemini CLI** since 0.30 takes any exit status of 2 or more with a text as a refusal. A shell that does not find the script ends with 127, Python with 2: every matched call is blocked. Node ends with 1: every call goes through. Before 0.30 only status 2 blocks.
- **Claude Code** blocks on status 2 alone: a missing script lets everything through, a missing Python script blocks every call. \`sh FILE\` ends with 2 where \`sh\` is dash (Debian, Ubuntu) and with 127 where it is bash (macOS).

Build output (\`dist/\`, \`build/\`, \`target/\`, \`out/\`, \`node_modules/\`), files that git ignores, placeholders, and paths that the command itself tests first are not reported.`,
        cure: "Add the file, or mend the path. Paths are looked up from the project's folder.",
        dialects: null,
        examples: {
            bad: [
                {
                    caption: "No such file: Gemini CLI refuses every shell call.",
                    files: (0,example_files/* geminiHooks */.mf)({
                        BeforeTool: [
                            {
                                matcher: "run_shell_command",
                                hooks: [
                                    {
                                        type: "command",
                                        command: "bash $GEMINI_PROJECT_DIR/.gemini/hooks/check-command.sh",
                                    },
                                ],
                            },
                        ],
                    }),
                },
                {
                    caption: "The same with Claude Code: every call goes through.",
                    files: (0,example_files/* claudeHooks */.Lb)({
                        PreToolUse: [
                            {
                                matcher: "Bash",
                                hooks: [
                                    {
                                        type: "command",
                                        command: '"$CLAUDE_PROJECT_DIR"/.claude/hooks/check-command.sh',
                                    },
                                ],
                            },
                        ],
                    }),
                },
            ],
            good: [
                { caption: "The file is there.", files: example_files/* healthyGemini */.Fk },
                { caption: "The file is there.", files: example_files/* healthyClaude */.AH },
            ],
        },
    },
    *lint(context) {
        const { dialect, repository } = context;
        const missing = new Map();
        for (const hook of liveHooks(context)) {
            for (const script of hookScripts(hook, dialect)) {
                if (script.target.guarded || !isMissing(script.path, repository))
                    continue;
                const known = missing.get(script.path);
                if (known === undefined)
                    missing.set(script.path, { hook, script, more: 0 });
                else if (known.hook !== hook)
                    known.more += 1;
            }
        }
        for (const { hook, script, more } of missing.values()) {
            const end = endWithout(script);
            const then = end === null
                ? "the command fails"
                : `the command ends with status ${end.exitCode}, and ${foreseen(dialect, hook, end)}`;
            const others = more === 0
                ? ""
                : ` ${(0,wording/* count */.U9)(more, "more hook")} of this file ${more === 1 ? "starts" : "start"} it too.`;
            const what = `\`${script.path}\` does not exist: ${then}.${others}`;
            yield remark(hook, scriptSpan(hook, script), what);
        }
    },
};
/** What each program does with a script that is not there; measured on Debian 12 (dash, bash 5.2, Node 20, Python 3.11, Perl 5.36). `sh` is dash there; where it is bash, it is 127. */
const withoutScript = {
    bash: 127,
    sh: 2,
    dash: 2,
    perl: 2,
    python: 2,
    node: 1,
    source: 1,
};
/** How a command ends whose script is missing; null when that is not known. */
function endWithout({ target, path }) {
    const program = target.interpreter?.replace(/^(python)[\d.]+$/, "$1") ?? "bash";
    const exitCode = Object.hasOwn(withoutScript, program) ? withoutScript[program] : undefined;
    if (exitCode === undefined)
        return null;
    return { exitCode, stderr: `${program}: can't open ${path}: No such file or directory` };
}
function isMissing(path, repository) {
    if (repository.has(path) || repository.isDirectory(path))
        return false;
    const folders = path.split("/").slice(0, -1);
    if (folders.some((folder) => built.has(folder)))
        return false;
    // Git keeps only where a link points to; what lies behind it is not known.
    const behindLink = folders.some((_, i) => repository.gitMode(folders.slice(0, i + 1).join("/")) === "120000");
    return !behindLink && !isIgnored(path, repository);
}
/** Folders whose content is made, not committed. */
const built = new Set(["dist", "build", "target", "out", "node_modules", ".venv", "venv"]);
/** Does the top `.gitignore` name the file or a folder above it? Plain entries only. */
function isIgnored(path, repository) {
    const entries = (repository.read(".gitignore") ?? "")
        .split(/\r?\n/)
        .map((line) => line.trim().replace(/^\/|\/?\*{0,2}$/g, ""))
        .filter((line) => line !== "" && !line.startsWith("#") && !line.startsWith("!"));
    const steps = path.split("/");
    const above = steps.map((_, i) => steps.slice(0, i + 1).join("/"));
    return entries.some((entry) => above.includes(entry) || steps.includes(entry));
}

;// CONCATENATED MODULE: ./build/rules/script-not-executable.js




const claudeFiles = (0,example_files/* claudeHooks */.Lb)({
    PreToolUse: [
        {
            matcher: "Bash",
            hooks: [{ type: "command", command: '"$CLAUDE_PROJECT_DIR"/.claude/hooks/guard.sh' }],
        },
    ],
});
const geminiFiles = (0,example_files/* geminiHooks */.mf)({
    BeforeTool: [
        {
            matcher: "run_shell_command",
            hooks: [{ type: "command", command: "$GEMINI_PROJECT_DIR/.gemini/hooks/guard.sh" }],
        },
    ],
});
const scriptNotExecutable = {
    meta: {
        id: "script-not-executable",
        group: "Script",
        severity: "error",
        summary: "A script is started directly, but has no execute bit in git.",
        details: `Git keeps one bit of a file's mode. It is easily lost: files made on Windows, by an editor, or through an API do not have it. The shell ends with status 126.

- **Claude Code** takes 126 as a non-blocking error: the guard lets everything through, on every machine.
- **Gemini CLI** since 0.30 takes it as a refusal: every matched call is blocked. Before, it lets everything through.`,
        cure: "`git update-index --chmod=+x FILE`, or start the script through its interpreter: `bash FILE`.",
        dialects: null,
        examples: {
            bad: [
                {
                    caption: "No execute bit: with Claude Code the guard lets everything through.",
                    files: claudeFiles,
                },
                { caption: "With Gemini CLI it blocks every shell call.", files: geminiFiles },
            ],
            good: [
                {
                    caption: "The script is executable.",
                    files: claudeFiles,
                    executable: [".claude/hooks/guard.sh"],
                },
                { caption: "The shell is told to read it; no bit is needed.", files: example_files/* healthyClaude */.AH },
            ],
        },
    },
    *lint(context) {
        const { dialect, repository } = context;
        const told = new Set();
        for (const hook of liveHooks(context)) {
            for (const script of hookScripts(hook, dialect)) {
                const { target, path } = script;
                if (!target.direct || told.has(path) || /\.(?:exe|cmd|bat|ps1)$/i.test(path))
                    continue;
                const mode = modeWithoutBit(path, repository);
                if (mode === null)
                    continue;
                told.add(path);
                const end = { exitCode: 126, stderr: `bash: ${path}: Permission denied` };
                yield remark(hook, scriptSpan(hook, script), `\`${path}\` is started directly but is not executable (${mode}): the command ends with status 126, and ${foreseen(dialect, hook, end)}. Run \`git update-index --chmod=+x ${path}\`, or start it as \`${interpreter(path)} ${path}\`.`);
            }
        }
    },
};
/** Why a file cannot be executed, in words; null when it can, or when that is not known. */
function modeWithoutBit(path, repository) {
    if (!repository.has(path))
        return null;
    const mode = repository.gitMode(path);
    if (mode !== null)
        return mode === "100644" ? "mode 100644 in git" : null;
    return repository.executable(path) === false ? "no execute bit" : null;
}
function interpreter(path) {
    if (/\.[cm]?js$/.test(path))
        return "node";
    if (/\.py$/.test(path))
        return "python3";
    return "bash";
}

;// CONCATENATED MODULE: ./build/rules/timeout-range.js


const timeoutRange = defectRule({
    id: "timeout-range",
    group: "Time",
    severity: "error",
    summary: "A timeout that the agent cannot use: zero, negative or far too large.",
    details: `- **Gemini CLI** hands the number of milliseconds to a timer as it is. Zero, a negative number and anything above 2147483647 fire after about 1 ms: the hook is stopped at once and its say is lost.
- **Claude Code** takes a positive number of seconds. Zero and negative numbers make the entry invalid.`,
    cure: "Give a positive number, or leave the field out for the default.",
    dialects: null,
    examples: {
        bad: [
            {
                caption: "Meant as “no limit”; the guard is stopped after a millisecond.",
                files: (0,example_files/* geminiHooks */.mf)({
                    BeforeTool: [{ matcher: "run_shell_command", hooks: [{ ...example_files/* geminiGuard */.bw, timeout: 0 }] }],
                }),
            },
            {
                caption: "A negative number.",
                files: (0,example_files/* claudeHooks */.Lb)({
                    Stop: [{ hooks: [{ type: "command", command: "printf '\\a'", timeout: -1 }] }],
                }),
            },
        ],
        good: [
            {
                caption: "Five seconds for Gemini CLI.",
                files: (0,example_files/* geminiHooks */.mf)({
                    BeforeTool: [
                        { matcher: "run_shell_command", hooks: [{ ...example_files/* geminiGuard */.bw, timeout: 5000 }] },
                    ],
                }),
            },
            { caption: "The default.", files: example_files/* healthyClaude */.AH },
        ],
    },
});

;// CONCATENATED MODULE: ./build/rules/timeout-unit.js




const timeoutUnit = {
    meta: {
        id: "timeout-unit",
        group: "Time",
        severity: "error",
        summary: "The timeout is written in another agent's unit.",
        details: `Gemini CLI counts in **milliseconds**, Claude Code in **seconds**, and files travel between them: Gemini CLI's own \`hooks migrate --from-claude\` copies the number as it is (still so in 0.61.0).

- **Gemini CLI**: \`30\` is 30 ms. Few programs even start in that time. The hook is stopped, whatever it printed is thrown away, and the operation goes on: the guard lets everything through.
- **Claude Code**: \`5000\` is 83 minutes. A hook that hangs holds up the agent for that long.

Reported are milliseconds below 1000, and seconds of 1000 or more that are divisible by 500 and not by 3600 (whole hours are deliberate).`,
        cure: "Multiply or divide by 1000.",
        dialects: null,
        examples: {
            bad: [
                {
                    caption: "30 ms for Gemini CLI: the guard never gets to speak.",
                    files: (0,example_files/* geminiHooks */.mf)({
                        BeforeTool: [
                            { matcher: "run_shell_command", hooks: [{ ...example_files/* geminiGuard */.bw, timeout: 30 }] },
                        ],
                    }),
                },
                {
                    caption: "83 minutes for Claude Code.",
                    files: (0,example_files/* claudeHooks */.Lb)({
                        PreToolUse: [{ matcher: "Bash", hooks: [{ ...example_files/* claudeGuard */.mq, timeout: 5000 }] }],
                    }),
                },
            ],
            good: [
                {
                    caption: "30 s for Gemini CLI.",
                    files: (0,example_files/* geminiHooks */.mf)({
                        BeforeTool: [
                            { matcher: "run_shell_command", hooks: [{ ...example_files/* geminiGuard */.bw, timeout: 30000 }] },
                        ],
                    }),
                },
                {
                    caption: "5 s for Claude Code; eight hours are eight hours.",
                    files: (0,example_files/* claudeHooks */.Lb)({
                        PreToolUse: [{ matcher: "Bash", hooks: [{ ...example_files/* claudeGuard */.mq, timeout: 5 }] }],
                        Stop: [{ hooks: [{ type: "command", command: "printf '\\a'", timeout: 28800 }] }],
                    }),
                },
            ],
        },
    },
    *lint(context) {
        const { dialect } = context;
        for (const hook of liveHooks(context)) {
            const written = (0,located/* field */.ZZ)(hook.node, "timeout");
            if (written?.kind !== "number" || typeof written.value !== "number")
                continue;
            const reading = dialect.timeout.unit === "ms"
                ? tooShort(written.value, hook.event, hook.guard, dialect)
                : tooLong(written.value, dialect);
            if (reading !== null)
                yield remark(hook, written, reading);
        }
    },
};
function tooShort(ms, event, guard, dialect) {
    if (ms <= 0 || ms >= 1000)
        return null;
    const what = guard ? "this guard" : "this hook";
    const cure = ms <= 120
        ? `Did you mean ${ms * 1000} (${(0,wording/* duration */.p0)(ms * 1000)})?`
        : `Write ${ms * 1000} if you mean ${ms} s; under a second, a slow start of the program is enough.`;
    return `\`timeout: ${ms}\` is ${milliseconds(ms)} for ${dialect.title}, not ${ms} s: the time of ${what} is up before it can speak, and ${dialect.title} then ${dialect.timeout.onTimeout(event)}. ${cure}`;
}
function tooLong(seconds, dialect) {
    if (seconds < 1000 || seconds % 500 !== 0 || seconds % 3600 === 0)
        return null;
    return `\`timeout: ${seconds}\` is ${seconds} seconds (${(0,wording/* duration */.p0)(seconds * 1000)}) for ${dialect.title}, not ${seconds} ms: a hook that hangs holds up the agent for that long. Did you mean ${seconds / 1000} (${(0,wording/* duration */.p0)(seconds)})?`;
}
function milliseconds(ms) {
    return `${ms} millisecond${ms === 1 ? "" : "s"}`;
}

;// CONCATENATED MODULE: ./build/rules/transcript-unreadable.js


const transcript_unreadable_event = (0,example_files/* recording */.oz)((0,example_files/* geminiShellCall */.iC)("git status"));
const transcriptUnreadable = {
    meta: {
        id: "transcript-unreadable",
        group: "Replay",
        severity: "warning",
        summary: "A recording, or part of one, could not be read.",
        details: "A torn line, a line that is no JSON, a file in a format that no reader knows. What can be read is replayed all the same; the finding says how much is missing and where it begins, because a gate that skips calls silently would be worth little.",
        cure: "Record the session again, or remove the lines. Name only recordings under `replay.transcripts`.",
        dialects: null,
        examples: {
            bad: [
                {
                    caption: "The second line broke off.",
                    files: {
                        ...example_files/* healthyGemini */.Fk,
                        "transcripts/look.events.jsonl": `${transcript_unreadable_event}${transcript_unreadable_event.slice(0, 40)}\n${transcript_unreadable_event}`,
                    },
                },
            ],
            good: [
                {
                    caption: "Every line is an event.",
                    files: { ...example_files/* healthyGemini */.Fk, "transcripts/look.events.jsonl": `${transcript_unreadable_event}${transcript_unreadable_event}` },
                },
            ],
        },
    },
    *replay({ recordings }) {
        for (const { file, unreadable, skipped } of recordings) {
            const [first] = skipped;
            const line = first?.line ?? 1;
            const place = { file, line, column: 1, endLine: line, endColumn: 1 };
            if (unreadable !== null) {
                yield {
                    message: `This recording, or the rest of it, could not be read: ${unreadable.replace(/\.$/, "")}.`,
                    place,
                };
            }
            if (first === undefined)
                continue;
            const was = skipped.length === 1 ? "was" : "were";
            yield {
                message: `${(0,wording/* count */.U9)(skipped.length, "line")} of this recording ${was} skipped${skipped.length === 1 ? "" : `, the first is line ${first.line}`}: ${first.why.replace(/\.$/, "")}. What it recorded was not replayed.`,
                place,
            };
        }
    },
};

;// CONCATENATED MODULE: ./build/rules/type-not-allowed.js


const typeNotAllowed = defectRule({
    id: "type-not-allowed",
    group: "Config",
    severity: "error",
    summary: "This type of handler cannot run on this event.",
    details: `**Claude Code** has five types of handlers. \`prompt\` and \`agent\` handlers need a conversation and fail where there is none (\`SessionStart\`, \`Setup\`, \`SubagentStart\` …); \`agent\` does not run on \`PermissionRequest\`; \`http\` is skipped on \`SessionStart\` and \`Setup\`.

**Gemini CLI** runs commands only. A handler of type \`runtime\` (0.31 and newer) is for programs that register it themselves; from a file it fails on every event.`,
    cure: "Use a `command` handler on this event, or move the handler to an event that takes its type.",
    dialects: null,
    examples: {
        bad: [
            {
                caption: "There is no conversation yet that a prompt could look at.",
                files: (0,example_files/* claudeHooks */.Lb)({
                    SessionStart: [
                        { hooks: [{ type: "prompt", prompt: "Is the checkout clean? $ARGUMENTS" }] },
                    ],
                }),
            },
        ],
        good: [
            {
                caption: "A command runs on every event.",
                files: (0,example_files/* claudeHooks */.Lb)({
                    SessionStart: [{ hooks: [{ type: "command", command: "git status --short" }] }],
                }),
            },
        ],
    },
});

// EXTERNAL MODULE: ./build/dialects/bounded-pattern.js
var bounded_pattern = __webpack_require__(4672);
;// CONCATENATED MODULE: ./build/rules/expectation.js


/** Far more of a reason than anybody compares. In characters. */
const longestReason = 10_000;
/**
 * What of an expectation does not hold, one clause each; empty when all holds. The reason is compared as an
 * unanchored, case-sensitive JavaScript regular expression.
 */
function mismatches(expected, decision) {
    const wrong = [];
    if (expected.verdict !== null && expected.verdict !== decision.verdict) {
        wrong.push(`expected \`${expected.verdict}\`, came \`${decision.verdict}\``);
    }
    if (expected.failedOpen !== null && expected.failedOpen !== decision.failedOpen) {
        wrong.push(expected.failedOpen
            ? "expected a hook to fail open, none did"
            : "expected no hook to fail open, one did");
    }
    const reason = expected.reason === null ? null : wrongReason(expected.reason, decision.reason);
    if (reason !== null)
        wrong.push(reason);
    return wrong;
}
function wrongReason(pattern, reason) {
    const wanted = `expected a reason that matches ${(0,config_text/* quote */.hD)(pattern)}`;
    try {
        const holds = (0,bounded_pattern/* boundedPattern */.w)(pattern).test((reason ?? "").slice(0, longestReason));
        if (holds)
            return null;
        return `${wanted}, came ${reason === null ? "none" : (0,config_text/* quote */.hD)(reason)}`;
    }
    catch {
        return `${wanted}, which is no valid regular expression`;
    }
}

;// CONCATENATED MODULE: ./build/rules/unexpected-verdict.js




const unexpectedVerdict = {
    meta: {
        id: "unexpected-verdict",
        group: "Replay",
        severity: "error",
        summary: "An `expect` of a recording does not hold.",
        details: `A line of a neutral recording (\`*.events.jsonl\`) may say what should come of it: \`"expect": "deny"\`, or an object with \`verdict\`, \`reason\` (a regular expression) and \`failedOpen\`. That makes a recording a test of the hooks.

What counts is the verdict: what the agent would do after all hooks. A refusal that the agent does not honour is verdict \`none\`.`,
        cure: "Mend the hook, or the expectation if the hook is right.",
        dialects: null,
        examples: {
            bad: [
                {
                    caption: "The guard knows `rm -rf` but not `rm -fr`.",
                    files: {
                        ...example_files/* healthyGemini */.Fk,
                        "transcripts/guard.events.jsonl": (0,example_files/* recording */.oz)((0,example_files/* geminiShellCall */.iC)("rm -rf build", { expect: "deny" }), (0,example_files/* geminiShellCall */.iC)("rm -fr build", { expect: "deny" })),
                    },
                },
            ],
            good: [
                {
                    caption: "Both expectations hold.",
                    files: {
                        ...example_files/* healthyGemini */.Fk,
                        "transcripts/guard.events.jsonl": (0,example_files/* recording */.oz)((0,example_files/* geminiShellCall */.iC)("rm -rf build", {
                            expect: { verdict: "deny", reason: "not allowed" },
                        }), (0,example_files/* geminiShellCall */.iC)("git status", { expect: "none" })),
                    },
                },
            ],
        },
    },
    *replay({ recordings }) {
        for (const { file, expectations } of recordings) {
            for (const { decision } of expectations) {
                const { event } = decision;
                const wrong = event.expect === null ? [] : mismatches(event.expect, decision);
                if (wrong.length === 0)
                    continue;
                const line = event.line ?? 1;
                const subject = decision.subject === "" ? `\`${event.name}\`` : (0,config_text/* quote */.hD)(decision.subject);
                yield {
                    message: `${(0,wording/* sentence */.em)(`${subject}: ${(0,wording/* listed */.KE)(wrong)}`)} ${(0,wording/* sentence */.em)(whoSaidSo(decision))}`,
                    place: { file, line, column: 1, endLine: line, endColumn: 1 },
                    dialect: decision.dialect,
                };
            }
        }
    },
};
function whoSaidSo({ hooks }) {
    if (hooks.length === 0)
        return "no hook was asked";
    const words = hooks.map(({ hook, outcome, reason }) => {
        const why = reason === null || reason.trim() === "" ? "" : ` (${(0,config_text/* quote */.hD)(reason)})`;
        return `${(0,wording/* label */.Pf)(hook)} said \`${outcome}\`${why}`;
    });
    return (0,wording/* listed */.KE)(words);
}

;// CONCATENATED MODULE: ./build/rules/unknown-event.js


const shellGroup = [{ matcher: "run_shell_command", hooks: [example_files/* geminiGuard */.bw] }];
const unknownEvent = defectRule({
    id: "unknown-event",
    group: "Config",
    severity: "error",
    summary: "The agent has no event of this name, so the hooks under it never run.",
    details: `Event names are case-sensitive and every agent has its own. The finding names the event that was probably meant: the equivalent of another agent's name, or the nearest spelling.

- **Gemini CLI** shows a warning and skips the key since 0.26; before that, only a debug log mentions it.
- **Claude Code** ignores unknown events since 2.1.101. Older versions reject the whole settings file for it, permissions included.`,
    cure: "Use the agent's own name of the event.",
    dialects: null,
    examples: {
        bad: [
            {
                caption: "`PreToolUse` is Claude Code's name; here it is `BeforeTool`.",
                files: (0,example_files/* geminiHooks */.mf)({
                    BeforeTool: shellGroup,
                    AfterTool: [{ hooks: [{ type: "command", command: "date >> /tmp/calls.log" }] }],
                    PreCompress: [{ hooks: [{ type: "command", command: "date >> /tmp/compress.log" }] }],
                    PreToolUse: [{ hooks: [{ type: "command", command: "date >> /tmp/tools.log" }] }],
                }),
            },
            {
                caption: "A misspelt name.",
                files: (0,example_files/* claudeHooks */.Lb)({
                    PreToolUse: [{ matcher: "Bash", hooks: [example_files/* claudeGuard */.mq] }],
                    SesionStart: [{ hooks: [{ type: "command", command: "git status --short" }] }],
                }),
            },
        ],
        good: [
            {
                caption: "Gemini CLI's own names.",
                files: (0,example_files/* geminiHooks */.mf)({
                    BeforeTool: shellGroup,
                    AfterTool: [{ hooks: [{ type: "command", command: "date >> /tmp/calls.log" }] }],
                }),
            },
        ],
    },
});

;// CONCATENATED MODULE: ./build/rules/unknown-field.js


const unknownField = defectRule({
    id: "unknown-field",
    group: "Config",
    severity: "warning",
    summary: "The agent ignores this field, so what it says does not happen.",
    details: `Fields that no agent or only another agent knows are skipped without a message: a \`matcher\` inside a handler instead of its group, \`timeout_ms\`, \`timeoutSec\`, \`cwd\`. The hook then runs with the default, or for every tool.

- **Gemini CLI** reads \`type\`, \`command\`, \`name\`, \`description\` (both since 0.23), \`timeout\` and \`env\` (since 0.27) of a handler; \`if\`, \`async\`, \`once\`, \`statusMessage\` and \`shell\` are ignored.
- **Claude Code** has different fields for each handler type; \`name\`, \`env\` and \`cwd\` are ignored.`,
    cure: "Use the field the message names, or remove it.",
    dialects: null,
    examples: {
        bad: [
            {
                caption: "The matcher stands in the handler: Gemini CLI runs the guard for every tool.",
                files: (0,example_files/* geminiHooks */.mf)({
                    BeforeTool: [{ hooks: [{ matcher: "run_shell_command", ...example_files/* geminiGuard */.bw }] }],
                }),
            },
            {
                caption: "`timeout_ms` is nobody's field: the default of 600 s applies.",
                files: (0,example_files/* claudeHooks */.Lb)({
                    Stop: [{ hooks: [{ type: "command", command: "printf '\\a'", timeout_ms: 5000 }] }],
                }),
            },
        ],
        good: [{ caption: "The matcher stands in the group.", files: example_files/* healthyGemini */.Fk }],
    },
});

// EXTERNAL MODULE: ./build/rules/unused-suppression.js
var unused_suppression = __webpack_require__(9702);
;// CONCATENATED MODULE: ./build/rules/wrong-dialect.js


const wrongDialect = defectRule({
    id: "wrong-dialect",
    group: "Config",
    severity: "error",
    summary: "The whole file is written for another agent.",
    details: `The agents' files look alike and mean different things: other event names, other tool names, other units of time. A file copied from one to the other loads without a complaint and does nothing, or half of what it says.

The finding says once whose format this is and what of it still works. It replaces a finding for every event, tool name and timeout in the file. A single foreign event among native ones is \`unknown-event\`.`,
    cure: "Translate the file: event names, tool names in matchers, and timeouts (seconds for Claude Code, milliseconds for Gemini CLI).",
    dialects: null,
    examples: {
        bad: [
            {
                caption: "A Claude Code file in the place where Gemini CLI looks: no hook of it ever runs.",
                files: (0,example_files/* geminiHooks */.mf)({
                    PreToolUse: [
                        {
                            matcher: "Bash",
                            hooks: [
                                {
                                    type: "command",
                                    command: "sh $GEMINI_PROJECT_DIR/.gemini/hooks/guard.sh",
                                    timeout: 10,
                                },
                            ],
                        },
                    ],
                    UserPromptSubmit: [
                        { hooks: [{ type: "command", command: "date >> /tmp/prompts.log", timeout: 5 }] },
                    ],
                }),
            },
            {
                caption: "A Gemini CLI file in the place where Claude Code looks.",
                files: {
                    ".claude/settings.json": (0,example_files/* json */.Pq)({
                        hooks: {
                            BeforeTool: [
                                {
                                    matcher: "run_shell_command",
                                    hooks: [
                                        {
                                            type: "command",
                                            command: 'sh "$CLAUDE_PROJECT_DIR"/.claude/hooks/guard.sh',
                                            timeout: 5000,
                                        },
                                    ],
                                },
                            ],
                            AfterAgent: [{ hooks: [{ type: "command", command: "date >> /tmp/turns.log" }] }],
                        },
                    }),
                    ".claude/hooks/guard.sh": example_files/* guardScript */.hO,
                },
            },
        ],
        good: [
            { caption: "The guard in Gemini CLI's words.", files: example_files/* healthyGemini */.Fk },
            { caption: "The guard in Claude Code's words.", files: example_files/* healthyClaude */.AH },
        ],
    },
});

;// CONCATENATED MODULE: ./build/rules/registry.js







































/** Every rule, by id. To add one, add its file and a line here. */
const rules = [
    budget_exceeded/* budgetExceeded */.r,
    callAsked,
    callDenied,
    configShape,
    configSyntax,
    deadLocation,
    decisionIgnored,
    duplicateHook,
    duplicateKey,
    eventNeverFires,
    failsClosed,
    failsOpen,
    hookError,
    hookTimeout,
    hooksDisabled,
    hooks_not_run/* hooksNotRun */.z,
    inertSetting,
    invalidOutput,
    invalidValue,
    localConfigTracked,
    matcherGap,
    matcherIgnored,
    matcherInvalid,
    matcherNeverMatches,
    matcherRedos,
    matcherTooWide,
    missingField,
    neverFires,
    scriptMissing,
    scriptNotExecutable,
    timeoutRange,
    timeoutUnit,
    transcriptUnreadable,
    typeNotAllowed,
    unexpectedVerdict,
    unknownEvent,
    unknownField,
    unused_suppression/* unusedSuppression */.s,
    wrongDialect,
];
/** The rule of an id; undefined when there is none. */
function ruleById(id) {
    return rules.find((rule) => rule.meta.id === id);
}


/***/ }),

/***/ 9702:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ unusedSuppression)
/* harmony export */ });
/* harmony import */ var _example_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8008);

const suppression = `suppress:
  - rule: timeout-unit
    file: .claude/settings.json
    reason: "the nightly build waits that long"
`;
/** Reported by the pipeline for suppressions of the policy file that match nothing. */
const unusedSuppression = {
    meta: {
        id: "unused-suppression",
        group: "Gate and trust",
        severity: "warning",
        summary: "A suppression in the policy file matches no finding any more.",
        details: "What it accepted is mended or gone. Left in place, it would silently accept the next finding of that rule in that file. Only a complete run (`hookgate check`) can tell; `lint` and `replay` alone do not report it.",
        cure: "Remove the entry.",
        dialects: null,
        examples: {
            bad: [
                {
                    caption: "The timeout is mended, the suppression is left.",
                    files: { ..._example_files_js__WEBPACK_IMPORTED_MODULE_0__/* .healthyClaude */ .AH, "hookgate.yml": suppression },
                },
            ],
            good: [
                {
                    caption: "The finding is there and accepted.",
                    files: {
                        ...(0,_example_files_js__WEBPACK_IMPORTED_MODULE_0__/* .claudeHooks */ .Lb)({
                            PreToolUse: [{ matcher: "Bash", hooks: [{ ..._example_files_js__WEBPACK_IMPORTED_MODULE_0__/* .claudeGuard */ .mq, timeout: 5000 }] }],
                        }),
                        "hookgate.yml": suppression,
                    },
                },
            ],
        },
    },
};


/***/ }),

/***/ 9904:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KE: () => (/* binding */ listed),
/* harmony export */   Pf: () => (/* binding */ label),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   em: () => (/* binding */ sentence),
/* harmony export */   iU: () => (/* binding */ message),
/* harmony export */   p0: () => (/* binding */ duration),
/* harmony export */   yj: () => (/* binding */ occasion),
/* harmony export */   zz: () => (/* binding */ isToolEvent)
/* harmony export */ });
/* harmony import */ var _dialects_config_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9860);
/* harmony import */ var _shell_target_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2902);


/**
 * Puts the parts of a message together: what is wrong, what comes of it, what to do. Empty parts are left out.
 * Starts with a capital letter unless it starts with a quoted value; ends in a full stop or question mark.
 */
function message(what, consequence, cure = null) {
    const joint = withoutQuotes(what).includes(": ") ? "; " : ": ";
    const first = consequence === "" ? what : `${what}${joint}${consequence}`;
    return [first, cure ?? ""]
        .filter((part) => part !== "")
        .map(sentence)
        .join(" ");
}
/** A clause as a sentence: capital letter, full stop. Code in backticks keeps its first letter. */
function sentence(clause) {
    const text = clause.trim();
    return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}${/[.?!…]$/.test(text) ? "" : "."}`;
}
/** `1 call`, `3 calls`. */
function count(number, noun) {
    return `${number} ${noun}${number === 1 ? "" : "s"}`;
}
/** `a`, `a and b`, `a, b and c`; at most six, then how many more. */
function listed(words, joint = "and") {
    const shown = words.length > 6 ? [...words.slice(0, 5), `${words.length - 5} more`] : words;
    if (shown.length < 2)
        return shown.join("");
    return `${shown.slice(0, -1).join(", ")} ${joint} ${shown.at(-1)}`;
}
/** How messages call a hook: its name, else the one script its command starts, else the command. */
function label(hook) {
    if (hook.name !== null)
        return (0,_dialects_config_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(hook.name);
    const [script, ...more] = (0,_shell_target_js__WEBPACK_IMPORTED_MODULE_0__/* .scriptTargets */ .U)(hook.command ?? "", new Map());
    const file = more.length === 0 ? (script?.path.split("/").at(-1) ?? "") : "";
    return (0,_dialects_config_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(file === "" ? (hook.command ?? `${hook.type} hook`) : file);
}
/** What an event asks about, in the singular: `call`, `stop`, `event`. */
function occasion(facts) {
    if (facts?.blocking === "stop")
        return "stop";
    return facts !== null && isToolEvent(facts) ? "call" : "event";
}
/** True when the matcher of an event is compared with the name of a tool. */
function isToolEvent(facts) {
    return facts.matches !== null && /tool/i.test(facts.matches.field);
}
/** A time as people say it: `250 ms`, `30 s`, `83 min 20 s`, `8 h`. @param ms milliseconds */
function duration(ms) {
    if (ms < 1000)
        return `${ms} ms`;
    const seconds = ms / 1000;
    if (seconds < 120)
        return `${Math.round(seconds * 10) / 10} s`;
    const hours = seconds < 7200 ? 0 : Math.floor(seconds / 3600);
    const parts = [
        [hours, "h"],
        [Math.floor(seconds / 60) - hours * 60, "min"],
        [Math.round(seconds % 60), "s"],
    ];
    return parts
        .filter(([number]) => number > 0)
        .map(([number, unit]) => `${number} ${unit}`)
        .join(" ");
}
function withoutQuotes(text) {
    return text.replace(/`[^`]*`/g, "");
}


/***/ }),

/***/ 7336:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ scriptVariables),
/* harmony export */   S: () => (/* binding */ repositoryPath)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);

/**
 * The folders that an agent's variables stand for, relative to the repository root: the project folder, and the folder
 * of the extension or plugin that brings the config. Names are told by their ending, which all vendors share.
 */
function scriptVariables(dialect, config) {
    const folders = new Map();
    for (const name of dialect.variables) {
        if (/_(?:PROJECT_DIR|WORK_DIR|CWD)$/.test(name))
            folders.set(name, config.root);
        if (/^extensionPath$|_(?:PLUGIN|EXTENSION)_ROOT$/.test(name) && config.home !== null) {
            folders.set(name, config.home);
        }
    }
    return folders;
}
/** Where a script stands, relative to the repository root; null when unknown or outside of it. */
function repositoryPath(target, config) {
    if (target.base !== "cwd" && target.base !== "resolved")
        return null;
    const from = target.base === "cwd" ? config.root : "";
    const path = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(from === "" ? "." : from, target.path));
    return path.startsWith("/") || path === ".." || path.startsWith("../") ? null : path;
}


/***/ }),

/***/ 2902:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  U: () => (/* binding */ scriptTargets)
});

// UNUSED EXPORTS: programs

;// CONCATENATED MODULE: ./build/shell/launchers.js
const shell = {
    runs: "script",
    apart: true,
    inner: ["-c"],
    inline: ["-s"],
    valued: ["-o", "-O", "+o", "+O", "--rcfile", "--init-file"],
};
const node = {
    runs: "script",
    inline: ["-e", "-p", "--eval", "--print", "--run", "-i", "--interactive"],
    valued: [
        "-r",
        "-C",
        "--require",
        "--import",
        "--loader",
        "--experimental-loader",
        "--conditions",
        "--env-file",
        "--env-file-if-exists",
        "--input-type",
        "--tsconfig",
        "--project",
    ],
};
const python = {
    runs: "script",
    inline: ["-c", "-m"],
    valued: ["-W", "-X", "--check-hash-based-pycs"],
};
const packageRunner = {
    runs: "command",
    inner: ["-c", "--call", "--shell-mode"],
    valued: ["-p", "--package", "--from", "--with", "--prefix", "-w", "--workspace", "--python"],
    fetches: true,
};
const sourceFile = /\.(?:[cm]?[jt]sx?|py|sh)$|\//;
const commandRunner = { runs: "command" };
const powershell = {
    runs: "script",
    anyCase: true,
    script: ["-file", "-f"],
    inline: ["-command", "-c", "-encodedcommand", "-e", "-ec", "-enc"],
    valued: ["-executionpolicy", "-ep", "-ex", "-exec", "-windowstyle", "-w", "-version", "-wd"],
    like: /\.ps1$/i,
};
const table = {
    env: {
        runs: "command",
        valued: ["-u", "--unset"],
        folder: ["-C", "--chdir"],
        inner: ["-S", "--split-string"],
        assignments: true,
    },
    exec: { runs: "command", valued: ["-a"] },
    command: { runs: "command", inline: ["-v", "-V"] },
    builtin: commandRunner,
    nohup: commandRunner,
    setsid: commandRunner,
    chronic: commandRunner,
    unbuffer: commandRunner,
    nice: { runs: "command", valued: ["-n", "--adjustment"] },
    ionice: { runs: "command", valued: ["-c", "-n", "--class", "--classdata"], inline: ["-p"] },
    time: { runs: "command", valued: ["-f", "-o", "--format", "--output"] },
    timeout: { runs: "command", valued: ["-k", "-s", "--kill-after", "--signal"], skip: 1 },
    stdbuf: { runs: "command", valued: ["-i", "-o", "-e", "--input", "--output", "--error"] },
    sudo: {
        runs: "command",
        valued: ["-u", "-g", "-h", "-p", "-C", "-T", "--user", "--group", "--host", "--prompt"],
        folder: ["-D", "--chdir"],
        inline: ["-l", "-v", "-e", "--list", "--validate", "--edit"],
        assignments: true,
    },
    doas: { runs: "command", valued: ["-u", "-C"] },
    xargs: {
        runs: "command",
        valued: [
            "-I",
            "-n",
            "-P",
            "-L",
            "-d",
            "-s",
            "-E",
            "-a",
            "--arg-file",
            "--max-args",
            "--max-procs",
        ],
    },
    caffeinate: { runs: "command", valued: ["-t", "-w"] },
    npx: packageRunner,
    pnpx: packageRunner,
    bunx: packageRunner,
    uvx: packageRunner,
    "npm exec": packageRunner,
    "npm x": packageRunner,
    "pnpm exec": packageRunner,
    "pnpm dlx": packageRunner,
    "yarn exec": packageRunner,
    "yarn dlx": packageRunner,
    "yarn node": node,
    pnpm: { ...packageRunner, valued: ["-F", "--filter"], folder: ["-C", "--dir"] },
    yarn: { runs: "command", folder: ["--cwd"], fetches: true },
    "bun x": packageRunner,
    "uv tool run": packageRunner,
    "uv run": {
        runs: "script",
        script: ["-s", "--script", "--gui-script"],
        inline: ["-m", "--module"],
        folder: ["--directory"],
        valued: [
            "-p",
            "-w",
            "--python",
            "--with",
            "--with-editable",
            "--with-requirements",
            "--project",
            "--env-file",
            "--extra",
            "--group",
            "--no-group",
            "--only-group",
            "--package",
            "--index",
            "--index-url",
            "--default-index",
            "--config-file",
            "--cache-dir",
        ],
        like: /\.pyw?$/,
        elseCommand: true,
        fetches: true,
    },
    "poetry run": { ...commandRunner, fetches: true },
    "pipenv run": { ...commandRunner, fetches: true },
    "pdm run": { ...commandRunner, fetches: true },
    "rye run": { ...commandRunner, fetches: true },
    "bundle exec": { ...commandRunner, fetches: true },
    "mise exec": { ...commandRunner, fetches: true },
    "conda run": { runs: "command", valued: ["-n", "-p", "--name", "--prefix"], fetches: true },
    "direnv exec": { runs: "command", skip: 1 },
    bash: shell,
    sh: shell,
    dash: shell,
    zsh: shell,
    ksh: shell,
    ash: shell,
    node,
    nodejs: node,
    tsx: { ...node, verbs: ["watch"] },
    "ts-node": { ...node, valued: [...(node.valued ?? []), "-P", "-O"] },
    jiti: node,
    zx: node,
    deno: {
        runs: "script",
        verbs: ["run"],
        valued: [
            "-c",
            "-L",
            "--config",
            "--import-map",
            "--log-level",
            "--ext",
            "--cert",
            "--location",
        ],
        like: sourceFile,
    },
    bun: {
        runs: "script",
        verbs: ["run"],
        inline: ["-e", "-p", "--eval", "--print"],
        valued: ["-r", "-c", "--preload", "--require", "--import", "--config", "--env-file"],
        folder: ["--cwd"],
        like: sourceFile,
    },
    python,
    python2: python,
    python3: python,
    pypy3: python,
    py: python,
    ruby: { runs: "script", inline: ["-e"], valued: ["-r", "-I"], folder: ["-C"] },
    perl: { runs: "script", inline: ["-e", "-E"], valued: ["-I", "-M", "-m"] },
    php: { runs: "script", inline: ["-r", "-S"], script: ["-f"], valued: ["-d", "-c", "-z"] },
    lua: { runs: "script", inline: ["-e"], valued: ["-l"] },
    osascript: { runs: "script", inline: ["-e"], valued: ["-l"] },
    Rscript: { runs: "script", inline: ["-e"] },
    "go run": { runs: "script", valued: ["-C", "-exec", "-tags"], like: /^\.{0,2}\/|^\.\.?$|\.go$/ },
    java: {
        runs: "script",
        script: ["-jar"],
        inline: ["-m"],
        valued: ["-cp", "-classpath"],
        like: /\.java$/,
    },
    pwsh: powershell,
    powershell,
    source: { runs: "script" },
    ".": { runs: "script" },
};
const launchers = new Map(Object.entries(table));
/**
 * The launcher behind the first words of a command, and how many of them name it; null when there is none.
 * @param words text of the leading words, the first as a bare name
 */
function launcherOf(words) {
    for (let count = Math.min(3, words.length); count > 0; count--) {
        const name = words.slice(0, count).join(" ");
        const launcher = launchers.get(count === 1 ? plainName(name) : name);
        if (launcher !== undefined)
            return [launcher, count];
    }
    return null;
}
/** Without what distinguishes editions: `python3.11`, `tsx@4`, `bash.exe`, `gtimeout`. */
function plainName(name) {
    const plain = name.replace(/\.exe$/i, "").replace(/(?<=.)@[^/]*$/, "");
    if (plain === "gtimeout")
        return "timeout";
    return /^(?:python|pypy)[23](?:\.\d+)?$/.test(plain) ? "python" : plain;
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./build/shell/value.js

/** A folder that is not known. */
const nowhere = { from: "unknown", text: "" };
const emptyScope = {
    variables: new Map(),
    locals: new Map(),
    cwd: nowhere,
    conditions: [],
};
/** Name under which `Scope.variables` may hold what `$(git rev-parse --show-toplevel)` leads to. */
const gitTopLevel = "$(git rev-parse --show-toplevel)";
/**
 * Text that stands for something to be filled in (`{{X}}`, `{KIT}`, `__X__`, `<path>`, `%X%`, `$X`), and characters that no
 * path of a repository has.
 */
const placeholder = /\{\{|\}\}|\{\w+\}|__[A-Z][A-Z0-9_]*__|<[^<>]*>|%\w+%|[$`\\\p{Cc}]/u;
/** No system opens a longer one. A line may double a variable again and again. */
const longestPath = 4096;
const driveLetter = /^["']?[A-Za-z]:[\\/]/;
/** What a word stands for. An unknown value keeps the text as written, without the quotes. */
function wordValue(word, scope) {
    const unknown = { from: "unknown", text: word.value };
    if (driveLetter.test(word.text))
        return { from: "text", text: word.text.replace(/["']/g, "") };
    // Unquoted, a shell drops the backslash: this was written for another shell.
    if (/^[^"']*\\[\w.-]/.test(word.text) || word.text.startsWith("~"))
        return unknown;
    if (word.parts === undefined)
        return { from: "text", text: word.value };
    const values = word.parts.map((part) => partValue(part, scope));
    return joined(values) ?? unknown;
}
/** The text of a word that holds no expansion and no pattern; null for any other. */
function literal(word) {
    const value = wordValue(word, emptyScope);
    return value.from === "text" ? value.text : null;
}
/** Whether a value is written like a path, not like the name of a program to be looked up. */
function isPath({ from, text }) {
    return from === "root" || from === "start" || text.includes("/") || driveLetter.test(text);
}
/** The text that a shell gets when a word is handed to it as code: what this shell would expand is left to it. */
function codeOf(word) {
    const parts = word.parts ?? [];
    if (parts.length === 0)
        return word.value;
    const code = (part) => {
        if (part.type === "Literal" || part.type === "SingleQuoted" || part.type === "AnsiCQuoted") {
            return part.value;
        }
        return part.type === "DoubleQuoted" ? part.parts.map(code).join("") : part.text;
    };
    return parts.map(code).join("");
}
/** Where a value leads when it is used as a path. */
function pathOf(value, cwd) {
    const { from, text } = value;
    if (from === "text" && driveLetter.test(text)) {
        return { base: "absolute", path: text.replaceAll("\\", "/") };
    }
    if (from === "unknown" || placeholder.test(text))
        return { base: "unknown", path: text };
    if (from === "root")
        return { base: "resolved", path: normal(text) };
    if (from === "start")
        return { base: "cwd", path: normal(text) };
    if (text.startsWith("/"))
        return { base: "absolute", path: external_node_path_.posix.normalize(text) };
    if (cwd.from === "unknown")
        return { base: "unknown", path: text };
    return pathOf({ from: cwd.from, text: `${cwd.text}/${text}` }, cwd);
}
/** The working directory after `cd`. */
function changedDirectory(value, cwd) {
    if (value.from !== "text" || value.text.startsWith("/") || driveLetter.test(value.text)) {
        return value;
    }
    const text = `${cwd.text}/${value.text}`;
    return cwd.from === "unknown" || value.text === "-" || text.length > longestPath
        ? nowhere
        : { from: cwd.from, text };
}
/** A path without a leading or trailing slash; the base itself is empty. */
function normal(text) {
    const path = external_node_path_.posix.normalize(`./${text}`).replace(/\/$/, "");
    return path === "." ? "" : path;
}
function partValue(part, scope) {
    const unknown = { from: "unknown", text: part.text };
    switch (part.type) {
        case "Literal":
        case "SingleQuoted":
        case "AnsiCQuoted":
            return { from: "text", text: part.value };
        case "DoubleQuoted":
        case "LocaleString":
            return joined(part.parts.map((child) => partValue(child, scope))) ?? unknown;
        case "SimpleExpansion":
            return named(part.text.slice(1), scope) ?? unknown;
        case "ParameterExpansion":
            return parameter(part, scope) ?? unknown;
        case "CommandExpansion":
            return (part.script && answer(part.script, scope)) ?? unknown;
        default:
            return unknown;
    }
}
/** One after the other; null when the result is not known or too long. Only the first may be more than text. */
function joined(values) {
    let from = "text";
    let text = "";
    for (const value of values) {
        if (value.from === "unknown")
            return null;
        if (value.from !== "text") {
            if (from !== "text" || text !== "")
                return null;
            from = value.from;
        }
        else if (from !== "text" && text === "" && value.text !== "" && !value.text.startsWith("/")) {
            // `${ROOT}x`: a neighbour of the folder.
            return null;
        }
        text += value.text;
        if (text.length > longestPath)
            return null;
    }
    return { from, text };
}
function named(name, scope) {
    const local = scope.locals.get(name);
    if (local !== undefined)
        return local;
    const folder = scope.variables.get(name);
    if (folder !== undefined)
        return { from: "root", text: folder };
    return name === "PWD" ? scope.cwd : null;
}
/** `${NAME}`, also with a default or a complaint for the case that it is not set: the known ones are. */
function parameter(part, scope) {
    const { operation } = part;
    if (part.prefix !== undefined || part.index !== undefined)
        return null;
    if (operation !== undefined) {
        if (operation.type !== "Default" || operation.operator.endsWith("+"))
            return null;
    }
    return named(part.parameter, scope);
}
/** What a substitution prints, for the few that print a folder. */
function answer(script, scope) {
    const [statement, ...others] = script.commands;
    if (statement === undefined || others.length > 0)
        return null;
    let { command } = statement;
    if (command.type === "AndOr") {
        // `git rev-parse --show-toplevel || pwd`: the second is for when there is no git.
        const [first] = command.commands;
        if (first === undefined || command.operators.some((operator) => operator !== "||"))
            return null;
        command = first;
    }
    if (command.type !== "Command")
        return null;
    const words = [command.name, ...command.args].map((word) => word?.text ?? "").join(" ");
    if (words === "pwd")
        return scope.cwd;
    const folder = words === "git rev-parse --show-toplevel" ? scope.variables.get(gitTopLevel) : undefined;
    return folder === undefined ? null : { from: "root", text: folder };
}

;// CONCATENATED MODULE: ./build/shell/operand.js

/** Code from standard input, a device or the network is no file. */
const noFile = /^-$|^\/dev\/|^(?:https?|file|data|npm|jsr|node):/;
/**
 * Finds what a launcher runs among the words after its name.
 * @returns a null `operand` when it runs no file or command that is named here
 */
function launched(launcher, words) {
    const reading = new Reading(launcher, words);
    const operand = reading.operand();
    return { operand, folder: reading.folder };
}
class Reading {
    folder = null;
    #launcher;
    #words;
    #at = 0;
    #isFile = false;
    constructor(launcher, words) {
        this.#launcher = launcher;
        this.#words = words;
    }
    operand() {
        let { verbs = [], skip = 0 } = this.#launcher;
        let options = true;
        for (let word = this.#word(); word !== null; word = this.#word()) {
            const text = literal(word);
            if (options && text !== null && isOption(text)) {
                const found = text === "--" ? undefined : this.#option(text);
                if (found !== undefined)
                    return found;
                if (text === "--") {
                    options = false;
                    this.#at += 1;
                }
            }
            else if (this.#launcher.assignments && /^\w+=/.test(word.text)) {
                this.#at += 1;
            }
            else if (skip > 0) {
                skip -= 1;
                this.#at += 1;
            }
            else if (text !== null && verbs.includes(text)) {
                verbs = [];
                this.#at += 1;
            }
            else {
                return this.#first(word);
            }
        }
        return null;
    }
    /** Steps over one option; answers when it decides what is run. */
    #option(text) {
        const { anyCase, apart } = this.#launcher;
        const name = text.replace(/=.*$/s, "");
        const kind = this.#kind(anyCase ? name.toLowerCase() : name);
        this.#at += 1;
        if (kind !== null) {
            if (name === text)
                return this.#obey(kind);
            return kind === "valued" || kind === "folder" ? undefined : null;
        }
        if (text.startsWith("--") || anyCase)
            return undefined;
        // A cluster of letters. The first that takes a value takes the rest of the word or, at the end, the next word.
        for (let index = 1; index < text.length; index++) {
            const letter = this.#kind(`${text.slice(0, 1)}${text.slice(index, index + 1)}`);
            if (letter === null)
                continue;
            const takesNext = index === text.length - 1 || apart || letter === "inner";
            if (takesNext || letter === "inline")
                return this.#obey(letter);
            return undefined;
        }
        return undefined;
    }
    #obey(kind) {
        switch (kind) {
            case "inline":
                return null;
            case "inner":
                return this.#code();
            case "script":
                this.#isFile = true;
                return undefined;
            case "folder":
                this.folder = this.#word();
                this.#at += 1;
                return undefined;
            case "valued":
                this.#at += 1;
                return undefined;
        }
    }
    /** Further options may stand before the code: `bash -c -x 'code'`. */
    #code() {
        for (let word = this.#word(); word !== null; word = this.#word()) {
            const text = literal(word);
            if (text === null || !isOption(text))
                return { kind: "inner", word };
            this.#at += 1;
        }
        return null;
    }
    #first(word) {
        const { runs, like, elseCommand } = this.#launcher;
        if (runs === "script" && (this.#isFile || (like?.test(word.value) ?? true))) {
            return noFile.test(word.value) ? null : { kind: "script", word };
        }
        return runs === "command" || elseCommand
            ? { kind: "command", words: this.#words.slice(this.#at) }
            : null;
    }
    #kind(name) {
        const { inline, inner, script, folder, valued } = this.#launcher;
        if (inline?.includes(name))
            return "inline";
        if (inner?.includes(name))
            return "inner";
        if (script?.includes(name))
            return "script";
        if (folder?.includes(name))
            return "folder";
        return valued?.includes(name) ? "valued" : null;
    }
    #word() {
        return this.#words[this.#at] ?? null;
    }
}
function isOption(text) {
    return (text.length > 1 && text.startsWith("-")) || /^\+[A-Za-z]/.test(text);
}

// EXTERNAL MODULE: ./node_modules/unbash/dist/parser.js + 16 modules
var parser = __webpack_require__(8989);
;// CONCATENATED MODULE: ./build/shell/parse.js

/** Longer command lines are not parsed: no hook of a person has one. In UTF-16 code units. */
const longestCommand = 65_536;
/**
 * The syntax tree of a command line, read as Bash; null when it is too long or not valid Bash. Never throws. What is in
 * a substitution is parsed on first access and tells its errors itself.
 */
function parseCommand(command) {
    if (command.length > longestCommand)
        return null;
    try {
        const script = (0,parser/* parse */.qg)(command);
        return isValid(script) ? script : null;
    }
    catch {
        return null;
    }
}
/** The scripts that a node holds in substitutions (`$(…)`, backquotes, `<(…)`), not those inside of these. */
function substitutedScripts(node) {
    const found = [];
    const visit = (child) => {
        if (child.type !== "Script")
            (0,parser/* forEachChild */.dK)(child, visit);
        else if (isValid(child))
            found.push(child);
    };
    try {
        visit(node);
    }
    catch {
        // Nested too deeply for the parser: what was found stands.
    }
    return found;
}
function isValid(script) {
    return (script.errors ?? []).length === 0;
}

;// CONCATENATED MODULE: ./build/shell/visitor.js


/** Commands beyond this are not looked at. */
const mostCommands = 5000;
const deepest = 16;
const mostVariables = 200;
const declarations = new Set(["export", "declare", "local", "readonly", "typeset"]);
const leaving = new Set(["exit", "return", "break", "continue"]);
const fileTests = new Set(["-e", "-f", "-h", "-L", "-r", "-s", "-x", "-d"]);
/** Walks over the commands of a script and keeps track of variables and the working directory. */
class Visitor {
    #observer;
    #left = mostCommands;
    constructor(observer) {
        this.#observer = observer;
    }
    /** Every statement of a script, in this scope, which is changed by it. */
    script(script, scope, context) {
        for (const statement of script.commands)
            this.#visit(statement, scope, context);
    }
    #visit(node, scope, context) {
        if (this.#left <= 0)
            return;
        switch (node.type) {
            case "Statement":
                this.#visit(node.command, node.background ? copy(scope) : scope, context);
                break;
            case "CompoundList":
                this.script(node, scope, context);
                break;
            case "BraceGroup":
                this.script(node.body, scope, context);
                break;
            case "AndOr":
                this.#chain(node.commands, node.operators, scope, context);
                break;
            case "Pipeline":
                for (const command of node.commands) {
                    this.#visit(command, node.commands.length === 1 ? scope : copy(scope), context);
                }
                break;
            case "If":
                this.#choice(node, node.elif, node.else, scope, context);
                break;
            case "While":
                this.#branches([node.clause, node.body], scope, context);
                break;
            case "For":
            case "Select":
                for (const word of node.wordlist ?? [])
                    this.#substitutions(word, scope, context);
                scope.locals.set(node.name.value, nowhere);
                this.#branches([node.body], scope, context);
                break;
            case "ArithmeticFor":
                this.#branches([node.body], scope, context);
                break;
            case "Case":
                this.#substitutions(node.word, scope, context);
                this.#branches(node.items.map((item) => item.body), scope, context);
                break;
            case "Function":
                this.#observer.defines(node.name.value);
                this.#visit(node.body, copy(scope), context);
                break;
            case "Subshell":
            case "Coproc":
                this.#visit(node.body, copy(scope), context);
                break;
            case "Redirected":
                for (const redirect of node.redirects)
                    this.#substitutions(redirect, scope, context);
                this.#visit(node.command, scope, context);
                break;
            case "TestCommand":
                this.#substitutions(node, scope, context);
                this.#tests(node.expression, scope);
                break;
            case "Command":
                this.#left -= 1;
                this.#command(node, scope, context);
                break;
            default:
                this.#substitutions(node, scope, context);
        }
    }
    /**
     * `a && b || c`: whether the first has changed something is known afterwards; what the others have, only when the
     * line would have ended otherwise (`a && b || exit`).
     */
    #chain(commands, operators, scope, context) {
        const [first, ...others] = commands;
        if (first === undefined)
            return;
        const running = copy(scope);
        this.#visit(first, running, context);
        const stopped = copy(running);
        let passed = false;
        others.forEach((command, index) => {
            if (operators[index] === "&&") {
                this.#visit(command, running, context);
                return;
            }
            const instead = copy(running);
            this.#visit(command, instead, context);
            if (leaves(command))
                passed = true;
            else
                merge(running, instead);
        });
        if (!passed)
            merge(running, stopped);
        adopt(scope, running);
        if (passed)
            scope.conditions = running.conditions;
    }
    /** `if … elif … else`. When one side leaves, what has been found holds afterwards. */
    #choice({ clause, then }, elifs, otherwise, scope, context) {
        const yes = copy(scope);
        this.script(clause, yes, context);
        const found = yes.conditions;
        adopt(scope, yes);
        const no = copy(scope);
        this.script(then, yes, context);
        const [next, ...more] = elifs;
        if (next)
            this.#choice(next, more, otherwise, no, context);
        else if (otherwise)
            this.script(otherwise, no, context);
        const onlyNo = leaves(then);
        const onlyYes = next === undefined && otherwise !== undefined && leaves(otherwise);
        adopt(scope, onlyNo ? no : yes);
        if (onlyNo || onlyYes)
            scope.conditions = found;
        else
            merge(scope, no);
    }
    /** Lists of which each may run, once or more or not at all. */
    #branches(lists, scope, context) {
        for (const list of lists) {
            const branch = copy(scope);
            this.script(list, branch, context);
            if (!leaves(list))
                merge(scope, branch);
        }
    }
    #substitutions(node, scope, context) {
        if (context.depth >= deepest)
            return;
        for (const script of substitutedScripts(node)) {
            // The positions of a script with a text of its own count in that text.
            const span = script.source === undefined
                ? context.span
                : (context.span ?? { start: node.pos, end: node.end });
            this.script(script, copy(scope), { ...context, span, depth: context.depth + 1 });
        }
    }
    #command(node, scope, context) {
        this.#substitutions(node, scope, context);
        const { name } = node;
        const assigned = name === undefined ? node.prefix : declarations.has(name.value) ? node.args : [];
        for (const part of assigned) {
            if (part.type !== "Assignment" || scope.locals.size >= mostVariables)
                continue;
            const plain = part.value.type === "Word" && !part.append && part.index === undefined;
            scope.locals.set(part.name, plain && part.value.type === "Word" ? wordValue(part.value, scope) : nowhere);
        }
        if (name === undefined)
            return;
        const words = node.args.filter((word) => word.type === "Word");
        this.#observer.command([name, ...words], scope, context);
    }
    #tests(expression, scope) {
        switch (expression.type) {
            case "TestUnary":
                if (fileTests.has(expression.operator))
                    this.#observer.fileTest(expression.operand, scope);
                break;
            case "TestLogical":
                for (const operand of expression.operands)
                    this.#tests(operand, scope);
                break;
            case "TestNot":
                this.#tests(expression.operand, scope);
                break;
            case "TestGroup":
                this.#tests(expression.expression, scope);
                break;
        }
    }
}
/** The words that `test` and `[` look up on the disk. */
function testedWords(words) {
    return words.filter((_, index) => fileTests.has(words[index - 1]?.value ?? ""));
}
/** The commands after it do not run: it ends with `exit` or the like. */
function leaves(node) {
    if (node.type === "BraceGroup")
        return leaves(node.body);
    if (node.type === "CompoundList") {
        const last = node.commands.at(-1);
        return last !== undefined && leaves(last.command);
    }
    return node.type === "Command" && leaving.has(node.name?.value ?? "");
}
function copy(scope) {
    return { ...scope, locals: new Map(scope.locals) };
}
/** Takes over what a part of the same shell has done. */
function adopt(scope, from) {
    scope.cwd = from.cwd;
    scope.locals = from.locals;
}
/** Keeps of a scope what is the same in another that may have come instead. */
function merge(scope, other) {
    const same = (a, b) => a !== undefined && a.from === b?.from && a.text === b.text;
    if (!same(scope.cwd, other.cwd))
        scope.cwd = nowhere;
    for (const name of [...scope.locals.keys(), ...other.locals.keys()]) {
        if (!same(scope.locals.get(name), other.locals.get(name)))
            scope.locals.set(name, nowhere);
    }
}

;// CONCATENATED MODULE: ./build/shell/target.js





/**
 * The files that a command line executes, in the order of the text: scripts started directly or through an
 * interpreter or wrapper, in lists, pipes, branches, substitutions, and one level of `sh -c '…'`. Paths follow
 * `cd` and the variables that the line sets. A target whose path is not known (`base: "unknown"`) is one whose
 * place in the command line runs a file, whatever it is.
 * @param command read as Bash; one that is not valid Bash, or longer than 64 Ki, has no targets
 * @param variables what variables lead to, relative to the repository root (`""` is the root); `gitTopLevel` of `value.ts`
 * may be one of the names
 */
function scriptTargets(command, variables) {
    return read(command, variables).targets;
}
/**
 * The names of the external programs that a command line starts, each once, in the order of the text: no builtins, no
 * functions of its own, nothing started by path, by a package runner, or inside of `sh -c '…'`.
 */
function programs(command) {
    const { programs: names, functions } = read(command, new Map());
    return [...names].filter((name) => !functions.has(name));
}
function read(command, variables) {
    const collector = new Collector();
    const script = parseCommand(command);
    if (script === null)
        return collector;
    const scope = {
        variables,
        locals: new Map(),
        cwd: { from: "start", text: "" },
        conditions: [],
    };
    try {
        new Visitor(collector).script(script, scope, { span: null, level: 0, depth: 0 });
    }
    catch (error) {
        // A line nested beyond the stack: what was found stands.
        if (!isStackOverflow(error))
            throw error;
    }
    return collector;
}
function isStackOverflow(error) {
    return String(error).startsWith("RangeError");
}
/** `env env env …`: nobody writes more wrappers than this. */
const mostWrappers = 10;
const mostTargets = 200;
const mostConditions = 20;
class Collector {
    targets = [];
    programs = new Set();
    functions = new Set();
    #tested = new Set();
    defines(name) {
        this.functions.add(name);
    }
    fileTest(word, scope) {
        const path = pathOf(wordValue(word, scope), scope.cwd);
        this.#tested.add(keyOf(path));
        if (path.base !== "unknown")
            scope.conditions = [...scope.conditions.slice(-mostConditions), path];
    }
    command(words, scope, context) {
        const [name, ...args] = words;
        switch (name.value) {
            case "cd":
            case "pushd": {
                const folder = args.find((word) => !/^-[LPe@]+$|^--$/.test(word.value));
                scope.cwd = folder ? changedDirectory(wordValue(folder, scope), scope.cwd) : nowhere;
                return;
            }
            case "popd":
                scope.cwd = nowhere;
                return;
            case "[":
            case "test":
                for (const word of testedWords(args))
                    this.fileTest(word, scope);
                return;
            case "which":
            case "type":
            case "hash":
            case "command":
                if (name.value !== "command" || /^-[vV]/.test(args[0]?.value ?? "")) {
                    for (const word of args)
                        this.fileTest(word, scope);
                }
        }
        this.#start(words, scope, context, context.level === 0, mostWrappers);
    }
    /** A program and its arguments. `named` = its name counts among the programs. */
    #start(words, scope, context, named, wrappers) {
        const [name, ...args] = words;
        if (name === undefined || wrappers === 0)
            return;
        const value = wordValue(name, scope);
        const bare = value.text.replace(/^.*[/\\]/s, "");
        if (isPath(value)) {
            this.#found(name, scope, context, null);
        }
        else if (named && value.from === "text" && isProgram(bare)) {
            this.programs.add(bare);
        }
        const launch = launcherOf([bare, ...args.slice(0, 2).map((word) => word.value)]);
        if (launch === null)
            return;
        const [launcher, count] = launch;
        const { operand, folder } = launched(launcher, words.slice(count));
        const inside = folder === null ? scope : { ...scope, cwd: this.#folder(folder, scope) };
        switch (operand?.kind) {
            case "script":
                this.#found(operand.word, inside, context, bare);
                break;
            case "command":
                this.#start(operand.words, inside, context, named && !launcher.fetches, wrappers - 1);
                break;
            case "inner":
                this.#code(operand.word, inside, context);
                break;
        }
    }
    #folder(word, scope) {
        return changedDirectory(wordValue(word, scope), scope.cwd);
    }
    #code(word, scope, context) {
        if (context.level > 0)
            return;
        const script = parseCommand(codeOf(word));
        if (script === null)
            return;
        const span = context.span ?? { start: word.pos, end: word.end };
        const inner = { ...scope, locals: new Map(scope.locals) };
        new Visitor(this).script(script, inner, { span, level: 1, depth: context.depth });
    }
    #found(word, scope, context, interpreter) {
        const path = pathOf(wordValue(word, scope), scope.cwd);
        if (path.path === "" || this.targets.length >= mostTargets)
            return;
        const key = keyOf(path);
        const target = {
            ...path,
            direct: interpreter === null,
            interpreter,
            guarded: this.#tested.has(key) || scope.conditions.some((found) => !isAbove(found, path)),
            span: context.span ?? { start: word.pos, end: word.end },
        };
        const known = this.targets.some((other) => keyOf(other) === key &&
            other.interpreter === interpreter &&
            other.guarded === target.guarded);
        if (!known)
            this.targets.push(target);
    }
}
function keyOf({ base, path }) {
    return `${base} ${path}`;
}
/** A folder around a file is there whether or not the file is. */
function isAbove(folder, { base, path }) {
    return folder.base === base && (folder.path === "" || path.startsWith(`${folder.path}/`));
}
function isProgram(name) {
    return /^[A-Za-z0-9][\w.+-]*$/.test(name) && !builtins.has(name);
}
/** Commands that Bash 5.2 has inside. */
const builtins = new Set(("alias bg bind break builtin caller cd command compgen complete compopt continue declare dirs disown echo " +
    "enable eval exec exit export false fc fg getopts hash help history jobs kill let local logout mapfile popd printf " +
    "pushd pwd read readarray readonly return set shift shopt source suspend test times trap true type typeset ulimit " +
    "umask unalias unset wait").split(" "));


/***/ }),

/***/ 4802:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ZZ: () => (/* binding */ field),
/* harmony export */   aB: () => (/* binding */ toJson),
/* harmony export */   f_: () => (/* binding */ entry),
/* harmony export */   oB: () => (/* binding */ nodeAt),
/* harmony export */   ss: () => (/* binding */ duplicateKeys)
/* harmony export */ });
/** The entry of a key; of several with the same key the last, as `JSON.parse` keeps it. */
function entry(object, key) {
    for (let i = object.entries.length - 1; i >= 0; i--) {
        const candidate = object.entries[i];
        if (candidate?.key === key)
            return candidate;
    }
    return undefined;
}
/** The value of a key, see {@link entry}. */
function field(object, key) {
    return entry(object, key)?.value;
}
/** The node at a path of keys and indices, or the deepest one that exists. */
function nodeAt(root, path) {
    let node = root;
    for (const step of path) {
        const next = node.kind === "object"
            ? field(node, String(step))
            : node.kind === "array"
                ? node.items[Number(step)]
                : undefined;
        if (next === undefined)
            return node;
        node = next;
    }
    return node;
}
/** The plain value, as `JSON.parse` would give it. */
function toJson(node) {
    switch (node.kind) {
        case "object": {
            const pairs = node.entries.map((e) => [e.key, toJson(e.value)]);
            return Object.fromEntries(pairs);
        }
        case "array":
            return node.items.map(toJson);
        default:
            return node.value;
    }
}
/** Every key that stands more than once in one object, anywhere in the tree: the entry that is lost and the one that wins. */
function duplicateKeys(node) {
    const found = [];
    const visit = (current) => {
        if (current.kind === "array")
            current.items.forEach(visit);
        if (current.kind !== "object")
            return;
        const last = new Map(current.entries.map((e) => [e.key, e]));
        for (const e of current.entries) {
            const kept = last.get(e.key);
            if (kept && kept !== e)
                found.push({ lost: e, kept });
            visit(e.value);
        }
    };
    visit(node);
    return found;
}


/***/ })

};
