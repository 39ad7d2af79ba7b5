export const id = 601;
export const ids = [601];
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
    "script-shebang",
    "script-untracked",
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
/* harmony export */   Bf: () => (/* binding */ antigravityHooks),
/* harmony export */   EC: () => (/* binding */ antigravityScript),
/* harmony export */   Fk: () => (/* binding */ healthyGemini),
/* harmony export */   Lb: () => (/* binding */ claudeHooks),
/* harmony export */   Pq: () => (/* binding */ json),
/* harmony export */   Rz: () => (/* binding */ claudeShellCall),
/* harmony export */   WU: () => (/* binding */ agentHookPrograms),
/* harmony export */   X5: () => (/* binding */ antigravityShellCall),
/* harmony export */   bw: () => (/* binding */ geminiGuard),
/* harmony export */   em: () => (/* binding */ healthyAntigravity),
/* harmony export */   ew: () => (/* binding */ agentHooksShellCall),
/* harmony export */   hO: () => (/* binding */ guardScript),
/* harmony export */   iC: () => (/* binding */ geminiShellCall),
/* harmony export */   k8: () => (/* binding */ antigravityGuard),
/* harmony export */   mf: () => (/* binding */ geminiHooks),
/* harmony export */   mq: () => (/* binding */ claudeGuard),
/* harmony export */   oz: () => (/* binding */ recording),
/* harmony export */   po: () => (/* binding */ agentHook)
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
/** A shell call as Antigravity asks about it. */
function antigravityShellCall(command, more = {}) {
    const input = { toolCall: { name: "run_command", args: { CommandLine: command } } };
    return { dialect: "antigravity", event: "PreToolUse", input, ...more };
}
/** A shell call as Agent Hooks ask about it. */
function agentHooksShellCall(command, more = {}) {
    const input = { tool_name: "Shell", tool_input: { command } };
    return { dialect: "agent-hooks", event: "pre-tool-call", input, ...more };
}
/** A guard that all but Antigravity understand: an exit status of 2 with a text on stderr refuses the call. */
const guardScript = `#!/bin/sh
# Refuses to delete whole folders.
if grep -q 'rm -rf'; then
  echo "rm -rf is not allowed here" >&2
  exit 2
fi
`;
/** The same guard for Antigravity, which takes an answer from standard output only, and wants one for every call. */
const antigravityScript = `#!/bin/sh
# Refuses to delete whole folders.
if grep -q 'rm -rf'; then
  echo '{"decision": "deny", "reason": "rm -rf is not allowed here"}'
else
  echo '{"decision": "allow"}'
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
/** A handler that runs {@link antigravityScript}; it starts in the folder of `hooks.json`. */
const antigravityGuard = { type: "command", command: "sh scripts/guard.sh" };
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
/** `.agents/hooks.json` with hooks by name, and the script if one of them runs it. */
function antigravityHooks(named) {
    return {
        ".agents/hooks.json": json(named),
        ...(JSON.stringify(named).includes("guard.sh") && {
            ".agents/scripts/guard.sh": antigravityScript,
        }),
    };
}
/** A repository with one healthy Antigravity guard. */
const healthyAntigravity = antigravityHooks({
    "no-rm": { PreToolUse: [{ matcher: "run_command", hooks: [antigravityGuard] }] },
});
/**
 * A hook in the format of Agent Hooks, in a folder of its name, with {@link guardScript} as its program.
 * @param changes fields of the front matter, as YAML; null leaves one out
 */
function agentHook(changes = {}, script = guardScript) {
    const fields = {
        name: "no-rm",
        description: "Refuses to delete whole folders.",
        trigger: "pre-tool-call",
        matcher: "\n  tool: Shell",
        ...changes,
    };
    const lines = Object.entries(fields)
        .filter(([, value]) => value !== null)
        .map(([key, value]) => `${key}:${value?.startsWith("\n") ? "" : " "}${value}\n`);
    return {
        ".agents/hooks/no-rm/HOOK.md": `---\n${lines.join("")}---\n\nFolders are deleted by hand.\n`,
        [agentHookPrograms[0]]: script,
    };
}
/** What has to carry the execute bit beside an {@link agentHook}. */
const agentHookPrograms = [".agents/hooks/no-rm/scripts/run"];


/***/ }),

/***/ 7304:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jo: () => (/* binding */ scriptAsWritten),
/* harmony export */   gY: () => (/* binding */ hookScripts),
/* harmony export */   yz: () => (/* binding */ scriptSpan)
/* harmony export */ });
/* harmony import */ var _shell_command_line_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(919);
/* harmony import */ var _shell_script_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7336);
/* harmony import */ var _shell_target_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7246);
/* harmony import */ var _per_hook_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5427);




/**
 * The files of the repository that the command of a hook starts; what cannot be resolved is left out.
 * @param files when given, paths from git's top folder are resolved too, and names that an interpreter completes
 */
function hookScripts(hook, dialect, files) {
    const variables = (0,_shell_script_path_js__WEBPACK_IMPORTED_MODULE_0__/* .scriptVariables */ .RF)(dialect, hook.config, files);
    return (0,_shell_target_js__WEBPACK_IMPORTED_MODULE_1__/* .scriptTargets */ .U)((0,_shell_command_line_js__WEBPACK_IMPORTED_MODULE_2__/* .commandLine */ .a)(hook), variables).flatMap((target) => {
        const path = (0,_shell_script_path_js__WEBPACK_IMPORTED_MODULE_0__/* .repositoryPath */ .SH)(target, dialect, hook.config);
        if (path === null || path === "")
            return [];
        return [{ target, path: files === undefined ? path : completed(target, path, files) }];
    });
}
/**
 * What interpreters add to the name of a script that is not there: `node dist/hook` runs `dist/hook.js`. Node 20 was
 * measured; it adds neither `.mjs` nor `.cjs`. The others are given the benefit of the doubt.
 */
const endings = Object.assign(Object.create(null), {
    node: [".js", ".json", ".node"],
    nodejs: [".js", ".json", ".node"],
    ...Object.fromEntries(["bun", "tsx", "ts-node", "jiti", "zx"].map((name) => [
        name,
        [".js", ".mjs", ".cjs", ".ts", ".mts", ".cts", ".tsx", ".jsx"],
    ])),
});
function completed({ interpreter }, path, files) {
    const added = endings[interpreter ?? ""] ?? [];
    if (added.length === 0 || files.has(path))
        return path;
    return added.map((ending) => path + ending).find((name) => files.has(name)) ?? path;
}
/** Where a script is written in its file; all of the command when the two texts cannot be laid side by side. */
function scriptSpan(hook, { target }) {
    const written = (0,_per_hook_js__WEBPACK_IMPORTED_MODULE_3__/* .fieldSpan */ .zi)(hook, "command");
    const raw = hook.source.slice(written);
    if (hook.args !== null || jsonString(raw) !== hook.command)
        return written;
    const at = (offset) => written.start + rawOffset(raw, offset);
    return { start: at(target.span.start), end: at(target.span.end) };
}
/** A script as its command names it; the path from the repository root when that is not one plain word. */
function scriptAsWritten(hook, { target, path }) {
    const { start, end } = target.span;
    const word = hook.args === null ? (hook.command ?? "").slice(start, end) : "";
    return word === "" || /\s/.test(word) ? path : word;
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

/***/ 5427:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dl: () => (/* binding */ matcherSpan),
/* harmony export */   JA: () => (/* binding */ hookPlace),
/* harmony export */   T5: () => (/* binding */ liveHooks),
/* harmony export */   Vg: () => (/* binding */ remark),
/* harmony export */   zi: () => (/* binding */ fieldSpan)
/* harmony export */ });
/* harmony import */ var _source_located_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4802);

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
    return (0,_source_located_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(hook.node, key) ?? opening(hook.node);
}
/** Where the matcher of a hook stands; null when it has none. */
function matcherSpan(hook) {
    return (0,_source_located_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(hook.group ?? hook.node, "matcher") ?? null;
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


/***/ }),

/***/ 7229:
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
// EXTERNAL MODULE: ./build/rules/per-hook.js
var per_hook = __webpack_require__(5427);
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
    return { message, place: (0,per_hook/* hookPlace */.JA)(hook), hook: hook.id, dialect: hook.dialect };
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
- **Gemini CLI** asks with \`decision: "ask"\` since 0.36. In a headless run nobody answers: the process ends with status 0 and no output.
- **Antigravity** asks with \`decision: "ask"\` or \`"force_ask"\`. Where permissions are skipped, an \`ask\` runs the call (1.2.16).

Agent Hooks cannot ask: an \`ask\` is \`decision-ignored\`.`,
        cure: "Nothing to do, if a person is there to answer.",
        dialects: [{ id: "gemini-cli" }, { id: "antigravity" }, { id: "claude-code" }],
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
                {
                    caption: "The same with Antigravity.",
                    files: {
                        ...(0,example_files/* antigravityHooks */.Bf)({
                            release: {
                                PreToolUse: [
                                    {
                                        matcher: "run_command",
                                        hooks: [{ type: "command", command: "sh scripts/ask.sh" }],
                                    },
                                ],
                            },
                        }),
                        ".agents/scripts/ask.sh": `#!/bin/sh
if grep -q 'npm publish'; then
  echo '{"decision": "ask", "reason": "this goes to everybody"}'
else
  echo '{"decision": "allow"}'
fi
`,
                        "transcripts/release.events.jsonl": (0,example_files/* recording */.oz)((0,example_files/* antigravityShellCall */.X5)("npm publish")),
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

// EXTERNAL MODULE: ./build/shell/command-line.js
var command_line = __webpack_require__(919);
// EXTERNAL MODULE: ./build/shell/target.js + 4 modules
var target = __webpack_require__(7246);
;// CONCATENATED MODULE: ./build/rules/command-serves-several-events.js






/** Answers the tool events of Antigravity, if it is told which one it is asked about. */
const askedScript = `#!/bin/sh
# Keeps a log of calls, and refuses some.
[ "$1" = PreToolUse ] || { cat >> /tmp/calls.log; exit 0; }
if grep -q 'rm -rf'; then
  echo '{"decision": "deny", "reason": "rm -rf is not allowed here"}'
else
  echo '{"decision": "allow"}'
fi
`;
function bothEvents(before, after) {
    const group = (command) => [
        { matcher: "run_command", hooks: [{ type: "command", command }] },
    ];
    return {
        ...(0,example_files/* antigravityHooks */.Bf)({ calls: { PreToolUse: group(before), PostToolUse: group(after) } }),
        ".agents/scripts/calls.sh": askedScript,
    };
}
const commandServesSeveralEvents = {
    meta: {
        id: "command-serves-several-events",
        group: "Config",
        severity: "warning",
        summary: "One command serves several events, and nothing tells it which one has happened.",
        details: `No payload of **Antigravity** names its event: not in the vendor's document, and not in what was recorded from 1.1.18. A script that several events start can only guess from the fields that are there, and \`PreInvocation\` and \`PostInvocation\` have the very same ones.

A wrong guess is expensive, as each event takes an answer of its own shape. \`{"decision": "allow"}\` answers \`PreToolUse\` and is rejected on \`PostToolUse\`; \`{}\` is right on \`PostToolUse\` and denies the call on \`PreToolUse\`.

Reported are equal commands under several events of one file. A command that does the same whatever has happened (\`date >> calls.log\`) is not.`,
        cure: "Pass the event as an argument: `node scripts/guard.mjs PreToolUse`.",
        dialects: [{ id: "antigravity" }],
        examples: {
            bad: [
                {
                    caption: "The script would need to know whether the call is still to come.",
                    files: bothEvents("sh scripts/calls.sh", "sh scripts/calls.sh"),
                },
            ],
            good: [
                {
                    caption: "An argument tells.",
                    files: bothEvents("sh scripts/calls.sh PreToolUse", "sh scripts/calls.sh PostToolUse"),
                },
            ],
        },
    },
    *lint(context) {
        const { dialect } = context;
        if (dialect.payloadNamesEvent !== false)
            return;
        const firstOfEvent = new Map();
        for (const hook of (0,per_hook/* liveHooks */.T5)(context)) {
            const command = (0,command_line/* commandLine */.a)(hook).trim();
            const byEvent = firstOfEvent.get(command) ?? new Map();
            if (!byEvent.has(hook.event))
                byEvent.set(hook.event, hook);
            firstOfEvent.set(command, byEvent);
        }
        for (const [command, byEvent] of firstOfEvent) {
            const [, later] = byEvent.values();
            if (later === undefined || isIndifferent(command))
                continue;
            const events = (0,wording/* listed */.KE)([...byEvent.keys()].map((event) => `\`${event}\``));
            const advice = simple.test(command)
                ? `: ${(0,config_text/* quote */.hD)(`${command} ${later.event}`)}`
                : " of the script";
            yield (0,per_hook/* remark */.Vg)(later, (0,per_hook/* fieldSpan */.zi)(later, "command"), `${(0,config_text/* quote */.hD)(command)} serves ${events}, and no payload of ${dialect.title} names its event: what it starts can only guess which answer is wanted. Pass the event as an argument${advice}.`);
        }
    },
};
/** A command that another word can be put after. */
const simple = /^[\w./~@%+:,= "'$(){}-]+$/;
/** Programs that do the same whatever the payload says. */
const indifferent = new Set("cat date touch mkdir rm cp mv tee logger sleep git npm npx pnpm yarn make notify-send osascript afplay".split(" "));
function isIndifferent(command) {
    return ((0,target/* scriptTargets */.U)(command, new Map()).length === 0 &&
        (0,target/* programs */.c)(command).every((program) => indifferent.has(program)));
}

;// CONCATENATED MODULE: ./build/rules/from-defects.js

/**
 * A rule whose cases the dialects find while parsing: they know what their agent does with a mistake. The rule adds
 * what people read about it, and one way of wording.
 */
function defectRule(meta) {
    return { meta, lint: (context) => toldDefects(meta.id, context) };
}
/** What the dialects found for a rule; one that also looks for cases itself tells these before its own. */
function toldDefects(rule, { config }) {
    return config.defects
        .filter((defect) => defect.rule === rule)
        .map((defect) => ({
        message: (0,wording/* message */.iU)(defect.what, defect.consequence, defect.cure),
        place: config.source.place(defect.span),
        severity: defect.severity,
        hook: defect.hook,
    }));
}

;// CONCATENATED MODULE: ./build/rules/config-shape.js


const configShape = defectRule({
    id: "config-shape",
    group: "Config",
    severity: "error",
    summary: "A list or object stands where the agent expects another one.",
    details: `An event holds a list of groups; a group holds an optional \`matcher\` and a list \`hooks\`; each item of that list is a handler. The classic mistake leaves out the group and puts the handler straight under the event. With Antigravity it is also the reverse.

- **Gemini CLI** drops a group without an inner \`hooks\` list; only a debug log says so. An event whose value is no list is skipped.
- **Claude Code** strips malformed entries on ordinary events. On \`PreToolUse\` and \`PermissionRequest\` an entry that cannot be loaded means that nothing in that settings file is applied until it is mended (seen in 2.1.329). Between 2.1.122 and that, only the entry was lost; before 2.1.122 the whole file.
- **Antigravity** expects names of hooks at the top of the file and the events under each name. \`PreToolUse\` and \`PostToolUse\` take groups, \`PreInvocation\`, \`PostInvocation\` and \`Stop\` take handlers directly. A group under one of those makes it reject the whole file since 1.1.2, and so does every value of a wrong kind; only its log says so. A handler where a group belongs is dropped without a word (measured on 1.2.7).
- **Agent Hooks**: \`matcher\` is a mapping of \`tool\` and \`pattern\`. The reference does not load a hook in which it is anything else.`,
    cure: 'Wrap every handler: `"Event": [ { "matcher": "…", "hooks": [ { "type": "command", "command": "…" } ] } ]`. Under the flat events of Antigravity leave the group out: `"Stop": [ { "command": "…" } ]`.',
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
            {
                caption: "`Stop` takes no groups in Antigravity: the guard of the shell is lost as well.",
                files: (0,example_files/* antigravityHooks */.Bf)({
                    "no-rm": { PreToolUse: [{ matcher: "run_command", hooks: [example_files/* antigravityGuard */.k8] }] },
                    tests: { Stop: [{ hooks: [{ type: "command", command: "npm test >&2" }] }] },
                }),
            },
            {
                caption: "Agent Hooks: a matcher is a mapping.",
                files: (0,example_files/* agentHook */.po)({ matcher: "Shell" }),
                executable: example_files/* agentHookPrograms */.WU,
            },
        ],
        good: [
            { caption: "Event, group, handler.", files: example_files/* healthyGemini */.Fk },
            {
                caption: "Antigravity: groups under a tool event, handlers under `Stop`.",
                files: (0,example_files/* antigravityHooks */.Bf)({
                    "no-rm": { PreToolUse: [{ matcher: "run_command", hooks: [example_files/* antigravityGuard */.k8] }] },
                    tests: { Stop: [{ type: "command", command: "npm test >&2" }] },
                }),
            },
        ],
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
- **Claude Code** removes a byte order mark and takes the rest as strict JSON, in settings and in plugin hook files. A comment or a trailing comma makes the file unreadable: none of its hooks load, and its permissions are lost too.
- **Antigravity** reads \`hooks.json\` as strict JSON: a comment, a trailing comma or a byte order mark, and none of its hooks runs. Only its log says so.
- **Agent Hooks**: the reference (0.1.0) reads front matter with a narrow kind of YAML, without flow lists, anchors and tabs, and ends it at the next three dashes, wherever they stand. What it cannot read it does not load. The format's own examples write \`"\\.py$"\`, which is no YAML at all: in double quotes a backslash begins an escape.`,
    cure: "Write plain JSON: no trailing commas, no comments, no byte order mark. In a `HOOK.md` put patterns into single quotes.",
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
            {
                caption: "Antigravity takes no comments: the guard never runs.",
                files: {
                    ...example_files/* healthyAntigravity */.em,
                    ".agents/hooks.json": `// reviewed every quarter\n${example_files/* healthyAntigravity */.em[".agents/hooks.json"]}`,
                },
            },
            {
                caption: "Agent Hooks: in double quotes `\\.` is an escape that YAML does not have.",
                files: (0,example_files/* agentHook */.po)({ matcher: '\n  tool: WriteFile|StrReplaceFile\n  pattern: "\\.py$"' }),
                executable: example_files/* agentHookPrograms */.WU,
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
            {
                caption: "Agent Hooks: a pattern in single quotes.",
                files: (0,example_files/* agentHook */.po)({ matcher: "\n  tool: WriteFile|StrReplaceFile\n  pattern: '\\.py\\b'" }),
                executable: example_files/* agentHookPrograms */.WU,
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
- **Claude Code** reads \`.claude/settings.json\`, \`.claude/settings.local.json\`, the \`hooks/hooks.json\` of a plugin, and front matter of skills, agents and commands. It never opens \`.claude/hooks.json\` or \`.claude/hooks/hooks.json\`; \`.claude/hooks/\` is just a folder in which people keep scripts.
- **Antigravity** reads \`hooks.json\` in \`.agents\`, \`.agent\`, \`_agents\` and \`_agent\`, there also in \`plugins/<name>\` with a \`plugin.json\` beside it. It never opens \`.agents/hooks/hooks.json\`, and \`.gemini/config/hooks.json\` in the home folder only.
- **Agent Hooks** are exactly one folder below \`.agents/hooks\`, in a file \`HOOK.md\` in capitals. A repository of hooks that is added as a submodule there has them one folder too deep, and none is found.`,
    cure: "Move the hooks to the place that the message names.",
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
            {
                caption: "One folder too deep for Antigravity.",
                files: { ".agents/hooks/hooks.json": example_files/* healthyAntigravity */.em[".agents/hooks.json"] ?? "" },
            },
            {
                caption: "A collection of Agent Hooks, one folder too deep.",
                files: Object.fromEntries(Object.entries((0,example_files/* agentHook */.po)()).map(([path, text]) => [
                    path.replace("/no-rm/", "/our-hooks/no-rm/"),
                    text,
                ])),
            },
        ],
        good: [
            { caption: "In the settings of Claude Code.", files: example_files/* healthyClaude */.AH },
            { caption: "In the settings of Gemini CLI.", files: example_files/* healthyGemini */.Fk },
            { caption: "Where Antigravity looks.", files: example_files/* healthyAntigravity */.em },
            {
                caption: "Where Agent Hooks are looked for.",
                files: (0,example_files/* agentHook */.po)(),
                executable: example_files/* agentHookPrograms */.WU,
            },
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
const antigravityGate = (0,example_files/* antigravityHooks */.Bf)({
    gate: { Stop: [{ type: "command", command: "sh scripts/gate.sh" }] },
});
const decisionIgnored = faultRule({
    id: "decision-ignored",
    group: "Replay",
    severity: "error",
    summary: "The hook decided something, and the agent does not honour it.",
    details: `The hook ran, meant to refuse, and nothing happened.

- **Gemini CLI** reads \`decision\` (\`deny\` or \`block\`, in lower case) at the top of the output. \`permissionDecision\` and everything else of Claude Code counts as an allow. A text before the JSON turns it all into a message. Since 0.30 the JSON counts before the exit status: \`{}\` on stdout with exit status 2 allows.
- **Claude Code** reads \`hookSpecificOutput.permissionDecision\` before a tool call. A text printed before the \`{\` (by a shell profile, by an \`echo\`) makes the output plain text, which is ignored. Exit status 1 does not block.
- **Antigravity** reads its own JSON after exit status 0 and nothing else: status 2 is an error like any other, and only \`continue\` refuses a stop. It counts ten refused stops in a turn and then stops all the same (1.1.18).
- **Agent Hooks** block with exit status 2 alone, says the format's page. A \`deny\` printed with status 0 does not; kimi-cli's runtime (pull request 1131) blocks on it, another need not. An asynchronous hook cannot block at all.
- A refusal on an event that cannot refuse has no effect with any of them.`,
    cure: "Print one JSON object in the agent's own shape and nothing else (Gemini CLI, Claude Code, Antigravity), or exit with status 2 and a reason on stderr (all but Antigravity).",
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
            {
                caption: "Antigravity stops all the same: status 2 says nothing to it.",
                files: {
                    ...antigravityGate,
                    ".agents/scripts/gate.sh": `#!/bin/sh
echo "there are no tests yet" >&2
exit 2
`,
                    "transcripts/end.events.jsonl": (0,example_files/* recording */.oz)({
                        dialect: "antigravity",
                        event: "Stop",
                        input: { executionNum: 0 },
                    }),
                },
            },
            {
                caption: "Agent Hooks: what is printed with status 0 does not block.",
                files: {
                    ...(0,example_files/* agentHook */.po)({}, `#!/bin/sh
echo '{"decision": "deny", "reason": "not here"}'
`),
                    "transcripts/clean-up.events.jsonl": (0,example_files/* recording */.oz)((0,example_files/* agentHooksShellCall */.ew)("rm -rf build")),
                },
                executable: example_files/* agentHookPrograms */.WU,
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
            {
                caption: "Antigravity's word for going on.",
                files: {
                    ...antigravityGate,
                    ".agents/scripts/gate.sh": `#!/bin/sh
echo '{"decision": "continue", "reason": "there are no tests yet"}'
`,
                    "transcripts/end.events.jsonl": (0,example_files/* recording */.oz)({
                        dialect: "antigravity",
                        event: "Stop",
                        input: { executionNum: 0 },
                    }),
                },
            },
            {
                caption: "Agent Hooks: status 2 and a reason.",
                files: {
                    ...(0,example_files/* agentHook */.po)(),
                    "transcripts/clean-up.events.jsonl": (0,example_files/* recording */.oz)((0,example_files/* agentHooksShellCall */.ew)("rm -rf build")),
                },
                executable: example_files/* agentHookPrograms */.WU,
            },
        ],
    },
}, "decision-ignored");

// EXTERNAL MODULE: ./build/shell/script-path.js
var script_path = __webpack_require__(7336);
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
        input: { tool_input: {}, ...(target !== null && fieldAt(target.field, value)) },
        step: 1,
        line: null,
        callId: null,
        agent: null,
        expect: null,
    };
}
/** An object with a value at a place such as `tool_name` or `toolCall.name`. */
function fieldAt(path, value) {
    const [key = "", ...rest] = path.split(".");
    return { [key]: rest.length === 0 ? value : fieldAt(rest.join("."), value) };
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
    if (verdict === "halt")
        return `${dialect.title} ends the turn over it, on ${each}`;
    if (["deny", "continue"].includes(verdict)) {
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

// EXTERNAL MODULE: ./build/rules/hook-scripts.js
var hook_scripts = __webpack_require__(7304);
;// CONCATENATED MODULE: ./build/rules/duplicate-hook.js







/** The same hook in a second folder. */
const copy = Object.fromEntries(Object.entries((0,example_files/* agentHook */.po)()).map(([path, text]) => [
    path.replace("/no-rm/", "/no-rm-either/"),
    text,
]));
const duplicateHook = {
    meta: {
        id: "duplicate-hook",
        group: "Config",
        severity: "warning",
        summary: "The same handler stands twice for one event, or two hooks share a name.",
        details: `- **Gemini CLI** starts handlers with equal name and command once for an event. The first one registered wins, with its timeout and environment; the other is dropped with a debug line (0.22 compares the command alone). Two handlers of one event with the same name and different commands both run, but \`hooksConfig.disabled\` cannot tell them apart.
- **Claude Code** drops a repeated handler only within one source (a settings file, a plugin, a skill). All sources add up: the same handler in two of them runs twice.
- **Antigravity** drops nothing: what stands twice runs twice. A name belongs to a whole object of handlers, which share it. What happens when two files have an object of the same name is nowhere said; hookgate runs both, and \`enabled: false\` is taken for the object it stands in.
- **Agent Hooks** load one hook of a name: of two in the project the one whose folder comes last, and the project's instead of the user's, even when the two listen to different events.

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
                {
                    caption: "Two names for one handler: Antigravity runs it twice for every shell call.",
                    files: (0,example_files/* antigravityHooks */.Bf)({
                        "no-rm": { PreToolUse: [{ matcher: "run_command", hooks: [example_files/* antigravityGuard */.k8] }] },
                        everything: { PreToolUse: [{ hooks: [example_files/* antigravityGuard */.k8] }] },
                    }),
                },
                {
                    caption: "Agent Hooks load only the one in the folder that comes last.",
                    files: { ...(0,example_files/* agentHook */.po)(), ...copy },
                    executable: [...example_files/* agentHookPrograms */.WU, ".agents/hooks/no-rm-either/scripts/run"],
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
                {
                    caption: "Antigravity: one name for several handlers is what names are for.",
                    files: (0,example_files/* antigravityHooks */.Bf)({
                        "no-rm": {
                            PreToolUse: [{ matcher: "run_command", hooks: [example_files/* antigravityGuard */.k8] }],
                            Stop: [{ type: "command", command: "rm -f /tmp/refused >&2" }],
                        },
                    }),
                },
            ],
        },
    },
    *lint(context) {
        yield* toldDefects("duplicate-hook", context);
        const { dialect, projectHooks, repository } = context;
        const own = new Set((0,per_hook/* liveHooks */.T5)(context));
        const earlier = new Map();
        const named = new Map();
        const told = new Set();
        for (const hook of projectHooks) {
            if (!hook.enabled)
                continue;
            const key = identity(hook, dialect, repository);
            const rivals = earlier.get(key) ?? [];
            const name = nameKey(hook);
            const namesake = name === null ? undefined : named.get(name);
            const twin = rivals.find((other) => placeFor(other, hook, own) !== null && shared(other, hook, dialect) !== null);
            if (twin !== undefined) {
                const at = placeFor(twin, hook, own) ?? hook;
                yield (0,per_hook/* remark */.Vg)(at, (0,per_hook/* fieldSpan */.zi)(at, "command"), twice(twin, hook, at, dialect));
            }
            else if (namesake !== undefined) {
                const at = placeFor(namesake, hook, own);
                const said = at === null ? null : sameName(namesake, hook, at, dialect);
                const ofObject = nameOwner[dialect.id] === "object";
                const once = ofObject ? `${name}` : hook.id;
                if (at !== null && said !== null && !told.has(once)) {
                    yield (0,per_hook/* remark */.Vg)(at, ofObject ? at.eventSpan : (0,per_hook/* fieldSpan */.zi)(at, "name"), said);
                    told.add(once);
                }
            }
            if (name !== null && namesake === undefined)
                named.set(name, hook);
            if (rivals.length < mostRivals)
                earlier.set(key, [...rivals, hook]);
        }
    },
};
/**
 * Which of two hooks a finding stands on: the later one. An agent that also loads the files of the folders above may
 * register those last, and only this file's context sees both: then it is the earlier one. Null: not for this file.
 */
function placeFor(first, second, own) {
    if (own.has(second))
        return second.command === null ? null : second;
    const above = first.config.root !== second.config.root;
    return own.has(first) && above && first.command !== null ? first : null;
}
/** Against files of ten thousand equal hooks. */
const mostRivals = 20;
function identity(hook, dialect, files) {
    const { event, type, command, args, shell, condition, scope, config } = hook;
    // One text means two scripts when a variable stands for the folder of the plugin or extension.
    const home = /PLUGIN_|EXTENSION_|extensionPath/.test(`${command} ${args}`) ? config.home : null;
    const place = dialect.hookFolder === undefined ? null : placeOf(hook, dialect, files);
    return JSON.stringify([event, type, command, args, shell, condition, scope, home, place]);
}
/** Where commands start beside their file, one text is two commands unless it leads to the same scripts. */
function placeOf(hook, dialect, files) {
    const scripts = (0,hook_scripts/* hookScripts */.gY)(hook, dialect, files).map(({ path }) => path);
    return scripts.length > 0 ? scripts : (0,script_path/* startOf */.GH)(dialect, hook.config);
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
/** @param at the one that the finding stands on */
function twice(first, second, at, dialect) {
    const other = at === second ? first : second;
    const same = `The same handler stands at ${duplicate_hook_whereabouts(other, at)} for the same \`${at.event}\``;
    const event = sampleEvent(dialect, second, shared(first, second, dialect)?.value ?? "");
    // The filter is the same for both; whether it holds does not matter here.
    const both = [first, second].map((hook) => ({ ...hook, condition: null }));
    const started = dialect.plan(both, event).steps.map((step) => step.hook.id);
    if (started.length !== 1)
        return `${same}: ${dialect.title} runs it twice. Keep one of them.`;
    const kept = started[0] === at.id ? "this one" : "the first";
    const lost = started[0] === first.id ? second : first;
    const timeouts = first.timeoutMs === second.timeoutMs
        ? ""
        : `, and the timeout of ${(0,wording/* duration */.p0)(lost.timeoutMs)} is lost`;
    return `${same}: ${dialect.title} starts ${kept} and drops the other${timeouts}. Keep one of them.`;
}
/** What a name belongs to, by agent; where there is no entry, names mean nothing or the dialect tells of clashes. */
const nameOwner = {
    "gemini-cli": "handler",
    antigravity: "object",
};
/** What must not be there twice; null for a hook whose name does not matter. */
function nameKey({ dialect, event, name }) {
    const owner = nameOwner[dialect];
    if (name === null || owner === undefined)
        return null;
    return owner === "handler" ? `${event} ${name}` : name;
}
/** What comes of one name for two hooks; null when that is meant. */
function sameName(first, second, at, dialect) {
    const where = duplicate_hook_whereabouts(at === second ? first : second, at);
    if (nameOwner[dialect.id] === "object") {
        return first.source.file === second.source.file
            ? null
            : `A hook of the name ${(0,wording/* label */.Pf)(at)} stands at ${where} too. ${dialect.title}'s document does not say what becomes of the two; it probably runs both, and \`enabled: false\` then switches off only the one it stands in. Give each its own name.`;
    }
    if (first.command === second.command)
        return null;
    return `Another hook of \`${at.event}\` at ${where} is called ${(0,wording/* label */.Pf)(at)} too: ${dialect.title} runs both, and whoever switches off or looks for one by its name gets both. Give each its own name.`;
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
    details: `JSON readers keep the last of two equal keys and say nothing. With hooks that usually means an event given twice: every hook under the first one never runs. Gemini CLI, Claude Code and Antigravity read their files this way; in Antigravity's it is often the name of a hook that is given twice.

**Agent Hooks** have YAML: the reference does not load a hook with a key given twice, and kimi-cli's runtime keeps the last one.

In JSON the finding points at the key that is lost.`,
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
            {
                caption: "Two hooks of one name in Antigravity: the guard is lost.",
                files: {
                    ".agents/hooks.json": `{
  "ours": {
    "PreToolUse": [{ "matcher": "run_command", "hooks": [{ "command": "sh scripts/guard.sh" }] }]
  },
  "ours": {
    "Stop": [{ "command": "npm test >&2" }]
  }
}
`,
                    ".agents/scripts/guard.sh": example_files/* antigravityScript */.EC,
                },
            },
            {
                caption: "Agent Hooks: one folder listens to one event.",
                files: (0,example_files/* agentHook */.po)({ trigger: "pre-tool-call\ntrigger: post-tool-call" }),
                executable: example_files/* agentHookPrograms */.WU,
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
            {
                caption: "One name, two events.",
                files: (0,example_files/* antigravityHooks */.Bf)({
                    ours: {
                        PreToolUse: [{ matcher: "run_command", hooks: [example_files/* antigravityGuard */.k8] }],
                        Stop: [{ type: "command", command: "npm test >&2" }],
                    },
                }),
            },
        ],
    },
});

;// CONCATENATED MODULE: ./build/rules/entry-point.js


const entryPoint = defectRule({
    id: "entry-point",
    group: "Script",
    severity: "error",
    summary: "A `HOOK.md` has no program that can be started, or one that hides another.",
    details: `A hook in the format of **Agent Hooks** names no command. Its program is the first of \`scripts/run\`, \`scripts/run.sh\` and \`scripts/run.py\` in its folder, and the agent starts that file itself: no shell and no interpreter is put before it.

Measured on kimi-cli's pull request 1131, the only runtime there is: without a program, or with one that has no execute bit, no \`#!\` line or one that ends in a carriage return, the hook fails and the operation goes on. Nothing tells anybody that the guard is dead. It takes the first file that is there and does not go on to the next when that one cannot be started; the format's page wants \`scripts/run\` to be executable, so hookgate goes on to the next name.

Git decides whether a file is executable, as everybody else gets it from there. A second program that is never reached is a warning.`,
    cure: "Keep one executable program in `scripts/`, with a `#!` line: `git update-index --chmod=+x FILE`.",
    dialects: [{ id: "agent-hooks" }],
    explains: ["hook-error"],
    examples: {
        bad: [
            {
                caption: "No execute bit: the guard lets everything through.",
                files: (0,example_files/* agentHook */.po)(),
            },
            {
                caption: "No `#!` line, so the system cannot start it.",
                files: (0,example_files/* agentHook */.po)({}, example_files/* guardScript */.hO.replace("#!/bin/sh\n", "")),
                executable: example_files/* agentHookPrograms */.WU,
            },
            {
                caption: "`run.sh` is never reached.",
                files: { ...(0,example_files/* agentHook */.po)(), ".agents/hooks/no-rm/scripts/run.sh": example_files/* guardScript */.hO },
                executable: [...example_files/* agentHookPrograms */.WU, ".agents/hooks/no-rm/scripts/run.sh"],
            },
        ],
        good: [
            {
                caption: "One program, executable in git.",
                files: (0,example_files/* agentHook */.po)(),
                executable: example_files/* agentHookPrograms */.WU,
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

- **Antigravity** fires \`SessionStart\` since 1.1.4, once a session, and no document of the vendor mentions it.
- **Agent Hooks**: the format has 13 events, and its only runtime, kimi-cli's pull request 1131, fires six of them. \`pre-agent-turn\`, \`post-agent-turn\`, \`post-agent-turn-stop\` and the events of sub-agents and of compaction are declared and never fired.

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
            {
                caption: "Antigravity fires it today, and promises nothing.",
                files: (0,example_files/* antigravityHooks */.Bf)({
                    start: { SessionStart: [{ type: "command", command: "git status --short >&2" }] },
                }),
            },
            {
                caption: "No runtime of Agent Hooks fires this event.",
                files: (0,example_files/* agentHook */.po)({ trigger: "pre-agent-turn", matcher: null }),
                executable: example_files/* agentHookPrograms */.WU,
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
            {
                caption: "`PreInvocation` is documented, and its first payload of a turn has the number 0.",
                files: (0,example_files/* antigravityHooks */.Bf)({
                    start: { PreInvocation: [{ type: "command", command: "git status --short >&2" }] },
                }),
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
    return said === null || said === status ? status : `${status}, ${(0,config_text/* quote */.hD)(said)}`;
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




const antigravityDecider = (0,example_files/* antigravityHooks */.Bf)({
    "no-rm": {
        PreToolUse: [
            { matcher: "run_command", hooks: [{ type: "command", command: "sh scripts/decide.sh" }] },
        ],
    },
});
const failsClosed = {
    meta: {
        id: "fails-closed",
        group: "Replay",
        severity: "error",
        summary: "A hook failed, and the agent blocks the operation for it.",
        details: `Nobody decided to refuse the call; something broke. The agent cannot do its work, and the reason it is given is an error text of the shell.

- **Gemini CLI** since 0.30 takes any exit status of 2 or more with a text as a refusal: also 126 (not executable), 127 (not found) and 2 from an interpreter that cannot open its script.
- **Claude Code** does so for a handler with \`onFailure: "block"\` (2.1.310 and newer), and for an interpreter that exits with status 2.
- **Antigravity** denies the call for everything on \`PreToolUse\` that is no answer: any exit status but 0 (1.1.18), a timeout (1.0.5), output it cannot read (1.2.16; 1.1.2 asked the user), and an answer without a \`decision\`, so \`{}\` as well (1.0.3 to 1.2.16). Nothing printed at all lets the call run (measured on 1.0.3 and 1.2.16; others report a denial). Builds up to 1.2.1 were seen to end the turn over a failed \`PreInvocation\` hook.
- **Agent Hooks** let everything through, unless \`replay: { on-other-exit: block }\` in \`hookgate.yml\` says what your agent does with exit statuses other than 0 and 2: the format leaves that open.`,
        cure: 'Mend what the message names. If the hook is no guard, end its command with an exit status of 0, for Antigravity\'s `PreToolUse` with `echo \'{"decision": "allow"}\'`.',
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
                {
                    caption: "Antigravity wants a decision for every call, and denies this one without a reason.",
                    files: {
                        ...antigravityDecider,
                        ".agents/scripts/decide.sh": `#!/bin/sh
# Speaks only when there is something to say.
if grep -q 'rm -rf'; then
  echo '{"decision": "deny", "reason": "rm -rf is not allowed here"}'
else
  echo '{}'
fi
`,
                        "transcripts/look.events.jsonl": (0,example_files/* recording */.oz)((0,example_files/* antigravityShellCall */.X5)("git status")),
                    },
                },
                {
                    caption: "Antigravity: `grep` finds nothing, and its status 1 is that of the script.",
                    files: {
                        ...antigravityDecider,
                        ".agents/scripts/decide.sh": `#!/bin/sh
grep -q 'rm -rf' && echo '{"decision": "deny", "reason": "rm -rf is not allowed here"}'
`,
                        "transcripts/look.events.jsonl": (0,example_files/* recording */.oz)((0,example_files/* antigravityShellCall */.X5)("git status")),
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
                {
                    caption: "An answer for every call of Antigravity.",
                    files: {
                        ...example_files/* healthyAntigravity */.em,
                        "transcripts/look.events.jsonl": (0,example_files/* recording */.oz)((0,example_files/* antigravityShellCall */.X5)("git status")),
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
            yield onHook(runs.hook, `${(0,wording/* label */.Pf)(runs.hook)} failed on ${share(blocked, runs, context)}${firstOf(blocked)}: ${causeOf(first)}.${whatFollows(first, context)}`);
        }
    },
};
/** As a sentence after a blank; empty when the cause says it already, as a fault of the output does. */
function whatFollows(run, context) {
    const { hook, result, decision } = run;
    if (causeOf(run) === result.faults[0]?.what)
        return "";
    const then = decision.verdict === "halt" ? "ends the turn over that" : "takes that as a refusal";
    return ` ${vendor(hook, context)} ${then}.`;
}

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
- **Antigravity** does so on \`Stop\`, where a failed hook refuses nothing (1.1.18). On \`PreToolUse\` a failure denies the call: that is \`fails-closed\`.
- **Agent Hooks** let everything through but exit status 2: any other status, a timeout, and a program that cannot be started.

The message names the first call that was lost.`,
        cure: "Let the script catch its own failures and refuse: exit status 2 with a reason on stderr, for Antigravity a printed decision. Give it more time if it ran out of it.",
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
                {
                    caption: "Agent Hooks: status 1 of a guard that means to block lets the call through.",
                    files: {
                        ...(0,example_files/* agentHook */.po)({}, `#!/bin/sh
# Blocks the deletion of whole folders.
if grep -q 'rm -rf'; then
  echo "rm -rf is not allowed here" >&2
  exit 1
fi
`),
                        "transcripts/clean-up.events.jsonl": (0,example_files/* recording */.oz)((0,example_files/* agentHooksShellCall */.ew)("rm -rf build")),
                    },
                    executable: example_files/* agentHookPrograms */.WU,
                },
                {
                    caption: "Antigravity stops: the file that the gate reads is not there.",
                    files: {
                        ...(0,example_files/* antigravityHooks */.Bf)({
                            gate: { Stop: [{ type: "command", command: "sh scripts/gate.sh" }] },
                        }),
                        ".agents/scripts/gate.sh": `#!/bin/sh
set -e
state=$(cat ../build/test-state)
[ "$state" = green ] || echo '{"decision": "continue", "reason": "the tests are red"}'
`,
                        "transcripts/end.events.jsonl": (0,example_files/* recording */.oz)({
                            dialect: "antigravity",
                            event: "Stop",
                            input: { executionNum: 0 },
                        }),
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
                {
                    caption: "Agent Hooks: status 2 blocks.",
                    files: {
                        ...(0,example_files/* agentHook */.po)(),
                        "transcripts/clean-up.events.jsonl": (0,example_files/* recording */.oz)((0,example_files/* agentHooksShellCall */.ew)("rm -rf build")),
                    },
                    executable: example_files/* agentHookPrograms */.WU,
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
        details: `The hook ended with an error, could not be started, or printed something the agent cannot use. What that means depends on the event: a failed guard is \`fails-open\` or \`fails-closed\` and not repeated here; a failed formatter or logger just did not do its work. For Antigravity no hook on \`PreToolUse\` is just a logger: when it fails, the call is denied.

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
        details: `Every agent stops a hook whose time is up and throws away what it has printed.

- **Gemini CLI** gives a hook 60 s unless \`timeout\` (milliseconds) says otherwise. It stops only the process it started: a grandchild that keeps the output open holds up the agent until it ends (0.61.0).
- **Claude Code** gives a command 600 s, on \`UserPromptSubmit\` 30 s, unless \`timeout\` (seconds) says otherwise.
- **Antigravity** gives a hook 30 s unless \`timeout\` (seconds) says otherwise, and waits for each. On \`PreToolUse\` the call is denied: that is \`fails-closed\`.
- **Agent Hooks** have 30 s unless \`timeout\` (milliseconds) says otherwise. kimi-cli's runtime (pull request 1131) stops only the program itself: with 300 ms for a script that sleeps for 3 s it waited the 3 s.

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
- **Claude Code**: \`disableAllHooks: true\` switches off every hook that is not managed.
- **Antigravity**: \`enabled: false\` beside the events switches off everything under that name.

Agent Hooks have no switch.`,
    cure: "Remove the switch from the shared file; keep it in your personal settings if you need it.",
    dialects: [{ id: "gemini-cli" }, { id: "antigravity" }, { id: "claude-code" }],
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
            {
                caption: "One guard of Antigravity is off.",
                files: (0,example_files/* antigravityHooks */.Bf)({
                    "no-rm": {
                        enabled: false,
                        PreToolUse: [{ matcher: "run_command", hooks: [example_files/* antigravityGuard */.k8] }],
                    },
                }),
            },
        ],
        good: [
            { caption: "No switch.", files: example_files/* healthyClaude */.AH },
            { caption: "No switch.", files: example_files/* healthyGemini */.Fk },
            { caption: "No switch.", files: example_files/* healthyAntigravity */.em },
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
- **Claude Code** takes some settings only from managed files (\`allowManagedHooksOnly\`), and acts on \`once\` only when a skill registers the hook.
- **Agent Hooks**: the guide of the format describes a \`hooks.toml\` that switches hooks off and sets defaults. No implementation reads it.`,
    cure: "Use the setting the message names, or remove it.",
    dialects: [{ id: "gemini-cli" }, { id: "agent-hooks" }, { id: "claude-code" }],
    examples: {
        bad: [
            {
                caption: "Meant to switch all hooks off; Gemini CLI 0.28 and newer run them.",
                files: (0,example_files/* geminiHooks */.mf)(inert_setting_hooks, { tools: { enableHooks: false } }),
            },
            {
                caption: "Nobody reads `hooks.toml`: the hook stays on.",
                files: {
                    ...(0,example_files/* agentHook */.po)(),
                    ".agents/hooks.toml": '[[hooks.disable]]\nname = "no-rm"\n',
                },
                executable: example_files/* agentHookPrograms */.WU,
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
const invalid_output_antigravityGate = (0,example_files/* antigravityHooks */.Bf)({
    gate: { Stop: [{ type: "command", command: "sh scripts/gate.sh" }] },
});
const end = (0,example_files/* recording */.oz)({ dialect: "antigravity", event: "Stop", input: { executionNum: 0 } });
const invalidOutput = faultRule({
    id: "invalid-output",
    group: "Replay",
    severity: "error",
    summary: "The agent rejects what the hook printed.",
    details: `- **Claude Code** checks the output against a schema. \`decision\` at the top takes \`approve\` and \`block\` only; \`hookSpecificOutput\` needs a \`hookEventName\` that equals the event. What does not fit is an error of the hook, and the operation goes on. With exit status 2 it still blocks since 2.1.214.
- **Gemini CLI** checks nothing. A \`hookSpecificOutput\` that is no object makes the step fail that puts the answers together: the refusals of **every** hook of that event are lost.
- **Antigravity** takes one JSON object with the fields of the event and nothing else: plain text, a JSON text, two objects and any unknown field are errors (1.2.16). On \`PreToolUse\` that denies the call, elsewhere the answer is lost. \`{"decision": "allow"}\` is right on \`PreToolUse\` and an unknown field on \`PostToolUse\`.
- **Agent Hooks** take text as context for the agent. JSON that is no object makes kimi-cli's runtime (pull request 1131) fail, and the operation goes on.`,
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
            {
                caption: "A line for people: Antigravity rejects it, and never hears that it should go on.",
                files: {
                    ...invalid_output_antigravityGate,
                    ".agents/scripts/gate.sh": `#!/bin/sh
echo "running the tests"
echo '{"decision": "continue", "reason": "the tests are red"}'
`,
                    "transcripts/end.events.jsonl": end,
                },
            },
            {
                caption: "Agent Hooks: a list is no answer, and the call goes through.",
                files: {
                    ...(0,example_files/* agentHook */.po)({}, `#!/bin/sh\necho '[{"decision": "deny"}]'\n`),
                    "transcripts/clean-up.events.jsonl": (0,example_files/* recording */.oz)((0,example_files/* agentHooksShellCall */.ew)("rm -rf build")),
                },
                executable: example_files/* agentHookPrograms */.WU,
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
            {
                caption: "What is for people goes to stderr.",
                files: {
                    ...invalid_output_antigravityGate,
                    ".agents/scripts/gate.sh": `#!/bin/sh
echo "running the tests" >&2
echo '{"decision": "continue", "reason": "the tests are red"}'
`,
                    "transcripts/end.events.jsonl": end,
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
- **Claude Code** strips the entry on ordinary events. On \`PreToolUse\` and \`PermissionRequest\` nothing in that settings file is applied until it is mended (seen in 2.1.329).
- **Antigravity** rejects the whole file for one value of a wrong type, for a handler type other than \`command\`, and for an \`enabled\` that is no boolean; only its log says so.
- **Agent Hooks**: the reference does not load a hook with a trigger that is no single text or a priority that is no whole number, and rejects a priority above 1000 or a description of more than 1024 characters. Of \`async\` it takes \`true\`, \`yes\` and \`1\` for true and everything else for false; kimi-cli's runtime takes \`maybe\` for true.`,
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
            {
                caption: "Antigravity runs commands only, and rejects the file for any other type.",
                files: (0,example_files/* antigravityHooks */.Bf)({
                    "no-rm": { PreToolUse: [{ matcher: "run_command", hooks: [example_files/* antigravityGuard */.k8] }] },
                    review: { Stop: [{ type: "prompt", prompt: "Are there tests?" }] },
                }),
            },
            {
                caption: "Agent Hooks: the two known implementations disagree on what that means.",
                files: (0,example_files/* agentHook */.po)({ async: "maybe" }),
                executable: example_files/* agentHookPrograms */.WU,
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
            { caption: "The only type that Antigravity has.", files: example_files/* healthyAntigravity */.em },
            {
                caption: "A priority that Agent Hooks take.",
                files: (0,example_files/* agentHook */.po)({ priority: "999" }),
                executable: example_files/* agentHookPrograms */.WU,
            },
        ],
    },
});

;// CONCATENATED MODULE: ./build/rules/legacy-trigger.js


const legacyTrigger = defectRule({
    id: "legacy-trigger",
    group: "Config",
    severity: "error",
    summary: "A `HOOK.md` listens to an event by a name that the format no longer has.",
    details: `**Agent Hooks** renamed all their events on their second day: \`before_tool\` became \`pre-tool-call\`, \`session_start\` became \`pre-session\`. For one day (2026-02-14) the old names were accepted beside the new ones, then they were taken out.

Today the reference does not load such a hook. kimi-cli's runtime (pull request 1131) takes any word for an event, loads the hook, and never runs it: the guard is there and guards nothing.

The states of the format are counted 1, 2 and 3 here; \`agents: { agent-hooks: { version: "2" } }\` in \`hookgate.yml\` accepts both kinds of names.`,
    cure: "Write the name that the message gives.",
    dialects: [{ id: "agent-hooks", since: "3" }],
    examples: {
        bad: [
            {
                caption: "`before_tool` is called `pre-tool-call` now: this guard never runs.",
                files: (0,example_files/* agentHook */.po)({ trigger: "before_tool" }),
                executable: example_files/* agentHookPrograms */.WU,
            },
        ],
        good: [
            {
                caption: "The name of today.",
                files: (0,example_files/* agentHook */.po)(),
                executable: example_files/* agentHookPrograms */.WU,
            },
            {
                caption: "A project that stays with the second state of the format.",
                files: {
                    ...(0,example_files/* agentHook */.po)({ trigger: "before_tool" }),
                    "hookgate.yml": 'agents:\n  agent-hooks: { version: "2" }\n',
                },
                executable: example_files/* agentHookPrograms */.WU,
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
// EXTERNAL MODULE: ./build/source/located.js
var located = __webpack_require__(4802);
;// CONCATENATED MODULE: ./build/rules/input-words.js
const usual = { input: "tool_input", filter: null };
const byAgent = {
    antigravity: { input: "toolCall.args", filter: null },
    "agent-hooks": {
        input: "tool_input",
        filter: { place: "the matcher's `pattern`", noun: "pattern", takesRules: false },
    },
    "claude-code": {
        input: "tool_input",
        filter: { place: "the handler's `if`", noun: "filter", takesRules: true },
    },
};
/**
 * The regular expression that a hook compares with a tool's input, in the engine of its matchers; null where the agent
 * has none, or the hook.
 */
function inputPattern({ dialect, condition }) {
    return inputWords(dialect).filter?.noun === "pattern" ? condition : null;
}
/** An agent's words for the input of a tool. */
function inputWords(dialect) {
    return byAgent[dialect] ?? usual;
}

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
    for (const hook of (0,per_hook/* liveHooks */.T5)(context)) {
        const facts = context.dialect.events.get(hook.event);
        const span = (0,per_hook/* matcherSpan */.Dl)(hook);
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
        details: `Gemini CLI and Claude Code compare matchers with JavaScript regular expressions, which backtrack: a repeated group that can match the same text in several ways (\`(a+)+\`, \`([a-z]+_?)+\`) tries every combination before it gives up. A tool of an MCP server with a long name is enough to stop the agent for minutes, and neither agent sets a limit. **Agent Hooks** compare \`tool\` and \`pattern\` with Python's \`re\`, which backtracks in the same way, \`pattern\` over the whole input of a call. Antigravity's engine (RE2) does not.

Only repeated groups that are ambiguous are reported. Several \`.*\` in a row cost little on something as short as the name of a tool.`,
        cure: "Make the group unambiguous, or use a plain list of names.",
        dialects: [{ id: "gemini-cli" }, { id: "agent-hooks" }, { id: "claude-code" }],
        examples: {
            bad: [
                {
                    caption: "Every letter can belong to the inner or to the outer repetition.",
                    files: (0,example_files/* claudeHooks */.Lb)({
                        PreToolUse: [{ matcher: "^(Bash|([a-z]+_?)+shell)$", hooks: [example_files/* claudeGuard */.mq] }],
                    }),
                },
                {
                    caption: "The same in Agent Hooks.",
                    files: (0,example_files/* agentHook */.po)({ matcher: "\n  tool: ^(Shell|([a-z]+_?)+shell)$" }),
                    executable: example_files/* agentHookPrograms */.WU,
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
        for (const hook of (0,per_hook/* liveHooks */.T5)(context)) {
            const group = ambiguousGroup(inputPattern(hook) ?? "");
            if (group === null)
                continue;
            const said = manyWays(group, "pattern", `${dialect.title} tries them all on a tool's input`);
            yield (0,per_hook/* remark */.Vg)(hook, patternSpan(hook), `${said}. Make the group unambiguous.`);
        }
        for (const matcher of writtenMatchers(context)) {
            if (matcher.compiled.kind !== "pattern")
                continue;
            const group = ambiguousGroup(matcher.text);
            if (group === null)
                continue;
            const tried = `${dialect.title} tries them all, so a long tool name can stop it for minutes`;
            const said = `${manyWays(group, "matcher", tried)}. Make the group unambiguous, or list the names.`;
            yield (0,per_hook/* remark */.Vg)(matcher.hook, matcher.span, said);
        }
    },
};
function manyWays(group, where, then) {
    return `The repeated group ${(0,config_text/* quote */.hD)(`(${group})`)} of this ${where} can match one text in many ways: ${then}`;
}
/** Where the pattern for a tool's input stands: beside the name of the tool. */
function patternSpan(hook) {
    const matcher = (0,located/* field */.ZZ)(hook.node, "matcher");
    const pattern = matcher?.kind === "object" ? (0,located/* field */.ZZ)(matcher, "pattern") : undefined;
    return pattern ?? (0,per_hook/* fieldSpan */.zi)(hook, "matcher");
}
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
/** The same for Antigravity, which wants an answer for every call. */
const antigravityProtector = `#!/bin/sh
# Refuses to touch generated files.
if grep -q '/generated/'; then
  echo '{"decision": "deny", "reason": "change the template instead"}'
else
  echo '{"decision": "allow"}'
fi
`;
function antigravityFiles(matcher) {
    const command = "sh scripts/protect.sh";
    return {
        ...(0,example_files/* antigravityHooks */.Bf)({
            protect: { PreToolUse: [{ matcher, hooks: [{ type: "command", command }] }] },
        }),
        ".agents/scripts/protect.sh": antigravityProtector,
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
- **Antigravity** changes files with \`write_to_file\`, \`replace_file_content\` and \`multi_replace_file_content\`. Its document says that a name is compared as a whole, so \`replace_file_content\` leaves out the third; nobody has published a measurement.
- **Agent Hooks**: kimi-cli changes files with \`WriteFile\` and \`StrReplaceFile\`.

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
                {
                    caption: "`multi_replace_file_content` changes several places at once.",
                    files: antigravityFiles("write_to_file|replace_file_content"),
                },
                {
                    caption: "Agent Hooks: kimi-cli also edits with `StrReplaceFile`.",
                    files: (0,example_files/* agentHook */.po)({ matcher: "\n  tool: ^WriteFile$" }, protector),
                    executable: example_files/* agentHookPrograms */.WU,
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
                {
                    caption: "All three of Antigravity.",
                    files: antigravityFiles("write_to_file|replace_file_content|multi_replace_file_content"),
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
                const said = (0,per_hook/* remark */.Vg)(hook, span, `This guard watches ${quoted(covered)} but not ${quoted(missed)}, which ${missed.length === 1 ? "does" : "do"} the same kind of thing: a refused agent takes the other tool. Add ${missed.length === 1 ? "it" : "them"} to the matcher.`);
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
- **Antigravity** looks at matchers on \`PreToolUse\` and \`PostToolUse\` only. The other events take plain handlers, and a \`matcher\` in one of them is ignored.

A matcher there promises a restriction that does not exist. With **Agent Hooks** it is the other way round: a hook with a matcher on such an event never runs, and that is \`matcher-never-matches\`.`,
        cure: "Remove the matcher, and let the script decide from its input.",
        dialects: [{ id: "gemini-cli" }, { id: "antigravity" }, { id: "claude-code" }],
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
                {
                    caption: "A flat event of Antigravity: the handler runs at every stop.",
                    files: (0,example_files/* antigravityHooks */.Bf)({
                        lint: {
                            Stop: [{ matcher: "run_command", type: "command", command: "npm run lint >&2" }],
                        },
                    }),
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
                {
                    caption: "Nothing but the handler under Antigravity's `Stop`.",
                    files: (0,example_files/* antigravityHooks */.Bf)({
                        lint: { Stop: [{ type: "command", command: "npm run lint >&2" }] },
                    }),
                },
            ],
        },
    },
    *lint(context) {
        for (const { hook, span, text } of ignoredMatchers(context)) {
            if (matchAll.includes(text.trim()))
                continue;
            yield (0,per_hook/* remark */.Vg)(hook, span, `${context.dialect.title} does not look at the matcher of \`${hook.event}\`: the hook runs every time, not only for ${(0,config_text/* quote */.hD)(text)}. Remove the matcher and let the script decide from its input.`);
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
- **Antigravity** has Go's engine (RE2): no lookaround, no back references. Nobody has measured what it does with an invalid matcher; hookgate takes it that the hook never runs.
- **Agent Hooks** have Python's: \`tool\` and \`pattern\` alike. The reference validator rejects the hook. kimi-cli's runtime (pull request 1131) fails over it when a tool is called, lets the call through and skips every other hook of the event.

Globs (\`*.py\`) and constructs of other engines (\`(?i)\` in JavaScript, \`(?<name>…)\` in Python) are the usual cause.`,
        cure: "Write a regular expression that the agent's engine takes: `.*` for anything, names separated by `|`.",
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
                {
                    caption: "Go's engine has no lookahead, so Antigravity cannot read “all but this tool”.",
                    files: (0,example_files/* antigravityHooks */.Bf)({
                        "no-rm": { PreToolUse: [{ matcher: "(?!view_file).*", hooks: [example_files/* antigravityGuard */.k8] }] },
                    }),
                },
                {
                    caption: "Agent Hooks: the parenthesis is part of the command, and opens a group.",
                    files: (0,example_files/* agentHook */.po)({ matcher: "\n  tool: Shell\n  pattern: '$(curl'" }),
                    executable: example_files/* agentHookPrograms */.WU,
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
        yield* toldDefects("matcher-invalid", context);
        const { title } = context.dialect;
        for (const { hook, span, text, compiled } of writtenMatchers(context)) {
            if (compiled.invalid === null)
                continue;
            const what = `the matcher ${(0,config_text/* quote */.hD)(text)} is not valid for ${title} (${shortened(compiled.invalid)})`;
            yield (0,per_hook/* remark */.Vg)(hook, span, (0,wording/* message */.iU)(what, matcher_invalid_whatFollows(compiled.onInvalid, title)));
        }
    },
};
/** A clause of the dialect, with a subject and with what it comes to, where it does not say so itself. */
function matcher_invalid_whatFollows(then, title) {
    const clause = then ?? "never runs the hook";
    const does = /^\S+'s /.test(clause) || clause.startsWith(title) ? clause : `${title} ${clause}`;
    return /^compares\b/.test(clause) ? `${does}, so that it matches no tool there is` : does;
}
/** V8 repeats the whole pattern before it says what is wrong with it. */
function shortened(why) {
    const last = why.replace(/^Invalid regular expression: \/.*\/[a-z]*: /s, "");
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
/** How agents name the tools of MCP servers. */
const externalForms = ["mcp__server__tool", "mcp_server_tool"];
/** A word that begins like the tool of an MCP server: `mcp__server__tool` for one agent, `mcp_server_tool` for another. */
function deadExternal(word, compared, dialect) {
    const { isExternal, counterpart } = dialect.tools;
    const doubled = /^mcp__[A-Za-z0-9]/.test(word);
    const form = externalForms.find((known) => isExternal(known)) ?? null;
    // `mcp_.*` could be either form; where there is none, nothing begins like this.
    if (!doubled && !/^mcp_[A-Za-z0-9]/.test(word) && form !== null)
        return null;
    const own = doubled || word.startsWith("mcp__") ? externalForms[0] : externalForms[1];
    if (!isExternal(own)) {
        const meant = counterpart(word) ?? (form === null ? counterpart(own) : null);
        const hint = form === null ? "" : ` (\`${form}\`)`;
        return {
            ...alone(word),
            because: meant === null
                ? `${(0,config_text/* quote */.hD)(word)} is not how ${dialect.title} names the tools of MCP servers${hint}`
                : foreignName(word, meant, dialect),
            instead: meant?.name ?? null,
            // One tool for all servers: which one is called stands in its input.
            advice: form === null ? filterAdvice(dialect, null) : null,
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
function filterAdvice(dialect, rule) {
    const { filter, input } = inputWords(dialect.id);
    if (filter === null)
        return `let the script look at \`${input}\``;
    return rule === null || !filter.takesRules
        ? `put the rest into ${filter.place} or into the script`
        : `put ${(0,config_text/* quote */.hD)(rule)} into ${filter.place}`;
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

- **Another agent's tool names.** \`Bash\` is Claude Code's, \`run_shell_command\` is Gemini CLI's, \`run_command\` is Antigravity's, \`Shell\` is kimi-cli's, whose names Agent Hooks use. All compare case-sensitively.
- **A former name.** Gemini CLI resolves old names (\`search_file_content\`) when it runs a tool, but not for matchers. Claude Code takes most old names as aliases; \`MultiEdit\` and \`LS\` are gone.
- **Permission syntax.** \`Bash(git *)\` belongs into \`permissions\` or a handler's \`if\`. A matcher sees the name of the tool only, never its input.
- **A pattern where values are compared exactly.** Gemini CLI compares \`SessionStart\`, \`SessionEnd\` and \`PreCompress\` matchers as a whole: \`startup|resume\` and \`.*\` match nothing. Claude Code compares a plain name exactly: \`mcp__memory\` matches no tool of that server, \`mcp__memory__.*\` all of them. Antigravity's document takes every matcher for the whole name: \`run\` matches nothing.
- **Tools of MCP servers.** In Antigravity they have no names of their own (1.1.18): all go through \`call_mcp_tool\`, and which one is meant stands in \`toolCall.args\`.
- **A matcher where there is no tool.** Agent Hooks have matchers for the three tool events only. On any other event the reference accepts the file, and the hook never runs.
- **An anchored \`pattern\`** in Agent Hooks. kimi-cli's runtime (pull request 1131) compares \`pattern\` with the whole of \`tool_input\`, written as a Python dictionary in braces: neither \`^rm\` nor \`\\.py$\` is ever found. A warning, as hookgate compares it with each value too.

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
                {
                    caption: "Antigravity's shell tool is `run_command`.",
                    files: (0,example_files/* antigravityHooks */.Bf)({
                        "no-rm": { PreToolUse: [{ matcher: "Bash", hooks: [example_files/* antigravityGuard */.k8] }] },
                    }),
                },
                {
                    caption: "Agent Hooks compare a session with no tool: this hook never runs.",
                    files: (0,example_files/* agentHook */.po)({ trigger: "pre-session" }),
                    executable: example_files/* agentHookPrograms */.WU,
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
                { caption: "Antigravity's own name.", files: example_files/* healthyAntigravity */.em },
                {
                    caption: "A pattern of Agent Hooks that is found anywhere in the command.",
                    files: (0,example_files/* agentHook */.po)({ matcher: "\n  tool: Shell\n  pattern: rm -rf" }),
                    executable: example_files/* agentHookPrograms */.WU,
                },
            ],
        },
    },
    *lint(context) {
        yield* toldDefects("matcher-never-matches", context);
        for (const matcher of writtenMatchers(context)) {
            const { hook, span } = matcher;
            const dead = deadMatcher({ ...matcher, event: hook.event }, context.dialect);
            if (dead === null)
                continue;
            const lost = `this ${hook.guard ? "guard" : "hook"} never runs`;
            yield {
                ...(0,per_hook/* remark */.Vg)(hook, span, (0,wording/* message */.iU)(dead.because, lost, dead.cure)),
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
- **Agent Hooks** search for \`tool\` anywhere in the name, in all three known implementations: \`Task\` also matches \`TaskStop\`.
- **Claude Code** reads a plain list of names exactly. One character outside of letters, digits, \`_\`, \`-\`, \`|\`, commas and blanks turns the whole matcher into a pattern: in \`Write|mcp__.*\`, \`Write\` also matches \`TodoWrite\`.

Antigravity compares with the whole name.`,
        cure: "Anchor the pattern: `^(Write|mcp__.*)$`.",
        dialects: [{ id: "gemini-cli" }, { id: "agent-hooks" }, { id: "claude-code" }],
        examples: {
            bad: [
                {
                    caption: "Meant for Edit; it runs for NotebookEdit as well.",
                    files: (0,example_files/* claudeHooks */.Lb)({ PostToolUse: [{ matcher: "Edit.*", hooks: [example_files/* claudeGuard */.mq] }] }),
                },
                {
                    caption: "Meant for new sub-agents; it runs for `TaskList`, `TaskOutput` and `TaskStop` as well.",
                    files: (0,example_files/* agentHook */.po)({ matcher: "\n  tool: Task" }),
                    executable: example_files/* agentHookPrograms */.WU,
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
                {
                    caption: "Anchored, for Agent Hooks.",
                    files: (0,example_files/* agentHook */.po)({ matcher: "\n  tool: ^Task$" }),
                    executable: example_files/* agentHookPrograms */.WU,
                },
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
            yield (0,per_hook/* remark */.Vg)(hook, span, `This matcher is an unanchored pattern for ${dialect.title}: \`${first.name}\` also takes in ${others}. Anchor it if that is not meant: \`^(…)$\`.`);
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
- **Claude Code** strips the entry on ordinary events. On \`PreToolUse\` and \`PermissionRequest\` nothing in that settings file is applied until it is mended (seen in 2.1.329).
- **Antigravity** takes \`command\` for the type when there is none. A handler without \`command\` makes it reject the whole file; only its log says so.
- **Agent Hooks** have \`name\`, \`description\` and \`trigger\`; the program is found by its place. Without one of the three the reference does not load the hook.`,
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
            {
                caption: "The program stands under a key that Antigravity does not know.",
                files: (0,example_files/* antigravityHooks */.Bf)({ tests: { Stop: [{ type: "command", run: "npm test >&2" }] } }),
            },
            {
                caption: "A `HOOK.md` without a description: the reference does not load it.",
                files: (0,example_files/* agentHook */.po)({ description: null }),
                executable: example_files/* agentHookPrograms */.WU,
            },
        ],
        good: [
            { caption: "Type and command are given.", files: example_files/* healthyGemini */.Fk },
            { caption: "The same for Claude Code.", files: example_files/* healthyClaude */.AH },
            { caption: "The same for Antigravity.", files: example_files/* healthyAntigravity */.em },
            {
                caption: "All three fields of Agent Hooks.",
                files: (0,example_files/* agentHook */.po)(),
                executable: example_files/* agentHookPrograms */.WU,
            },
        ],
    },
});

;// CONCATENATED MODULE: ./build/rules/name-mismatch.js


const nameMismatch = defectRule({
    id: "name-mismatch",
    group: "Config",
    severity: "error",
    summary: "The name in a `HOOK.md` is not that of its folder, or breaks the rules for names.",
    details: `**Agent Hooks** find a hook by its folder and tell hooks apart by their \`name\`: of two with the same name only one is loaded. The specification therefore wants the two to be equal, and the reference validator (\`agenthooks_ref\` 0.1.0) rejects a hook where they are not. Its loader and kimi-cli's runtime (pull request 1131) take the hook all the same, so the mistake shows only when something is validated.

A name has at most 64 characters, is in lower case, and is made of letters, digits and single hyphens that stand between them. Letters of any script count.`,
    cure: "Write the folder's name under `name`, or rename the folder.",
    dialects: [{ id: "agent-hooks" }],
    examples: {
        bad: [
            {
                caption: "The folder is `no-rm`.",
                files: (0,example_files/* agentHook */.po)({ name: "block-dangerous-commands" }),
                executable: example_files/* agentHookPrograms */.WU,
            },
            {
                caption: "Capital letters and an underscore.",
                files: (0,example_files/* agentHook */.po)({ name: "No_RM" }),
                executable: example_files/* agentHookPrograms */.WU,
            },
        ],
        good: [
            {
                caption: "The same word in both places.",
                files: (0,example_files/* agentHook */.po)(),
                executable: example_files/* agentHookPrograms */.WU,
            },
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
            const how = [
                ...(hook.matcher === null ? [] : [`matcher ${(0,config_text/* quote */.hD)(hook.matcher)}`]),
                ...(hook.condition === null ? [] : [`${filterNoun(hook)} ${(0,config_text/* quote */.hD)(hook.condition)}`]),
            ].join(" and its ");
            yield onHook(hook, `${(0,wording/* label */.Pf)(hook)} ${missed}${how === "" ? "" : ` with its ${how}`}, so nothing is known of what it does.`);
        }
    },
};
function filterNoun({ dialect }) {
    return inputWords(dialect).filter?.noun ?? "filter";
}
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
    if (!dialect || !facts)
        return false;
    const pattern = inputPattern(hook);
    if (pattern !== null && dialect.matcher.compile(pattern, hook.event).invalid !== null)
        return true;
    if (hook.matcher === null)
        return false;
    const compiled = dialect.matcher.compile(hook.matcher, hook.event);
    if (compiled.invalid !== null)
        return true;
    const matcher = { text: hook.matcher, compiled, event: hook.event, facts };
    return deadMatcher(matcher, dialect) !== null;
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
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
- **Antigravity** denies the call for any exit status but 0 (measured on 1.1.18 and 1.2.16): every matched call is blocked. It runs a hook in the folder of its \`hooks.json\` (measured on several versions from 1.1.4 to 1.2.16), so \`node .agents/hooks/check.mjs\` in \`.agents/hooks.json\` looks for \`.agents/.agents/hooks/check.mjs\`. When the file lies where the path would lead from the project's folder, the message says so.

The program of an **Agent Hooks** folder is found without a command; a missing one is \`entry-point\`.

Build output (\`dist/\`, \`build/\`, \`target/\`, \`out/\`, \`node_modules/\`), files that git ignores, placeholders, and paths that the command itself tests first are not reported.`,
        cure: "Add the file, or mend the path. Paths are looked up from the project's folder; for Antigravity from the folder of `hooks.json`.",
        dialects: [{ id: "gemini-cli" }, { id: "antigravity" }, { id: "claude-code" }],
        explains: ["hook-error"],
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
                {
                    caption: "Antigravity starts the command in `.agents`, and denies every shell call.",
                    files: {
                        ...(0,example_files/* antigravityHooks */.Bf)({
                            "no-rm": {
                                PreToolUse: [
                                    {
                                        matcher: "run_command",
                                        hooks: [{ type: "command", command: "sh .agents/scripts/check.sh" }],
                                    },
                                ],
                            },
                        }),
                        ".agents/scripts/check.sh": example_files/* antigravityScript */.EC,
                    },
                },
            ],
            good: [
                { caption: "The file is there.", files: example_files/* healthyGemini */.Fk },
                { caption: "The file is there.", files: example_files/* healthyClaude */.AH },
                {
                    caption: "The path begins beside Antigravity's `hooks.json`.",
                    files: example_files/* healthyAntigravity */.em,
                },
            ],
        },
    },
    *lint(context) {
        const { dialect, repository } = context;
        const missing = new Map();
        for (const hook of (0,per_hook/* liveHooks */.T5)(context)) {
            for (const script of (0,hook_scripts/* hookScripts */.gY)(hook, dialect, repository)) {
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
            const elsewhere = foundElsewhere(hook, script, context);
            const where = elsewhere === null ? "" : `, ${elsewhere.what}`;
            const others = more === 0
                ? ""
                : ` ${(0,wording/* count */.U9)(more, "more hook")} of this file ${more === 1 ? "starts" : "start"} it too.`;
            const cure = elsewhere === null ? "" : ` ${elsewhere.cure}`;
            const what = `\`${script.path}\` does not exist${where}: ${script_missing_whatFollows(hook, script, dialect)}.${others}${cure}`;
            yield (0,per_hook/* remark */.Vg)(hook, (0,hook_scripts/* scriptSpan */.yz)(hook, script), what);
        }
    },
};
/** Where the file lies in truth, when a common mistake leads there; null when it does not. */
function foundElsewhere(hook, script, { dialect, repository }) {
    const { target } = script;
    const { root } = hook.config;
    const start = (0,script_path/* startOf */.GH)(dialect, hook.config);
    const fromRoot = external_node_path_.posix.join(root === "" ? "." : root, target.path);
    if (target.base === "cwd" && start !== root && repository.has(fromRoot)) {
        const path = external_node_path_.posix.relative(start, fromRoot);
        // Without a slash a shell would look for a program.
        const mended = target.direct && !path.includes("/") ? `./${path}` : path;
        const folder = root === "" ? "the repository's root" : `\`${root}\``;
        return {
            what: `\`${fromRoot}\` does; ${dialect.title} starts the command in \`${start}\`, not in ${folder}`,
            cure: `Write \`${mended}\`.`,
        };
    }
    const other = [".mjs", ".cjs"].find((ending) => repository.has(script.path + ending));
    return target.interpreter?.startsWith("node") && other !== undefined
        ? {
            what: `and node does not add \`${other}\` to a name`,
            cure: `Write \`${target.path}${other}\`.`,
        }
        : null;
}
function script_missing_whatFollows(hook, script, dialect) {
    const exitCode = statusWithout(script);
    if (exitCode !== null) {
        const then = foreseen(dialect, hook, endWith(exitCode, script));
        return `the command ends with status ${exitCode}, and ${then}`;
    }
    // Where every failure means the same, the status does not matter.
    const [then, ...others] = new Set([1, 2, 127].map((status) => foreseen(dialect, hook, endWith(status, script))));
    return others.length === 0 ? `the command fails, and ${then}` : "the command fails";
}
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
/** The status with which a command ends whose script is missing; null when that is not known. */
function statusWithout({ target }) {
    const program = programOf(target);
    return Object.hasOwn(withoutScript, program) ? (withoutScript[program] ?? null) : null;
}
function endWith(exitCode, { target, path }) {
    return {
        exitCode,
        stderr: `${programOf(target)}: can't open ${path}: No such file or directory`,
    };
}
function programOf({ interpreter }) {
    return interpreter?.replace(/^(python)[\d.]+$/, "$1") ?? "bash";
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
const script_not_executable_antigravityFiles = (0,example_files/* antigravityHooks */.Bf)({
    "no-rm": {
        PreToolUse: [
            {
                matcher: "run_command",
                hooks: [{ type: "command", command: "./scripts/guard.sh" }],
            },
        ],
    },
});
const scriptNotExecutable = {
    meta: {
        id: "script-not-executable",
        group: "Script",
        severity: "error",
        summary: "A script is started directly, but has no execute bit in git.",
        details: `Git keeps one bit of a file's mode. It is easily lost: files made on Windows, by an editor, or through an API do not have it. The shell ends with status 126.

- **Claude Code** takes 126 as a non-blocking error: the guard lets everything through, on every machine.
- **Gemini CLI** since 0.30 takes it as a refusal: every matched call is blocked. Before, it lets everything through.
- **Antigravity** denies the call for any exit status but 0 (measured on 1.1.18 and 1.2.16): a \`PreToolUse\` hook blocks every matched call. On other events the failure is ignored; older builds ended the turn over a failed \`PreInvocation\` hook (last seen on 1.2.1).

The program of an **Agent Hooks** folder is found without a command; what is wrong with it is \`entry-point\`.`,
        cure: "`git update-index --chmod=+x FILE`, or start the script through its interpreter: `bash FILE`.",
        dialects: [{ id: "gemini-cli" }, { id: "antigravity" }, { id: "claude-code" }],
        explains: ["hook-error"],
        examples: {
            bad: [
                {
                    caption: "No execute bit: with Claude Code the guard lets everything through.",
                    files: claudeFiles,
                },
                { caption: "With Gemini CLI it blocks every shell call.", files: geminiFiles },
                { caption: "With Antigravity as well.", files: script_not_executable_antigravityFiles },
            ],
            good: [
                {
                    caption: "The script is executable.",
                    files: claudeFiles,
                    executable: [".claude/hooks/guard.sh"],
                },
                { caption: "The shell is told to read it; no bit is needed.", files: example_files/* healthyClaude */.AH },
                {
                    caption: "The script beside Antigravity's `hooks.json` is executable.",
                    files: script_not_executable_antigravityFiles,
                    executable: [".agents/scripts/guard.sh"],
                },
            ],
        },
    },
    *lint(context) {
        const { dialect, repository } = context;
        const told = new Set();
        for (const hook of (0,per_hook/* liveHooks */.T5)(context)) {
            for (const script of (0,hook_scripts/* hookScripts */.gY)(hook, dialect, repository)) {
                const { target, path } = script;
                if (!target.direct || told.has(path) || /\.(?:exe|cmd|bat|ps1)$/i.test(path))
                    continue;
                const mode = modeWithoutBit(path, repository);
                if (mode === null)
                    continue;
                told.add(path);
                const end = { exitCode: 126, stderr: `bash: ${path}: Permission denied` };
                yield (0,per_hook/* remark */.Vg)(hook, (0,hook_scripts/* scriptSpan */.yz)(hook, script), `\`${path}\` is started directly but is not executable (${mode}): the command ends with status 126, and ${foreseen(dialect, hook, end)}. Run \`git update-index --chmod=+x ${path}\`, or start it as \`${interpreter(path)} ${(0,hook_scripts/* scriptAsWritten */.Jo)(hook, script)}\`.`);
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
- **Claude Code** takes a positive number of seconds. Zero and negative numbers make the entry invalid.
- **Antigravity** takes whole seconds. A fraction (\`2.5\`, and \`30.0\` as well) makes it reject the whole file, which only its log says. With zero or less the time is up at once: on \`PreToolUse\` the hook is killed and the call denied.
- **Agent Hooks** take 100 to 600000 milliseconds. The reference validator rejects the hook otherwise; its loader and kimi-cli's runtime use the number all the same. A number that is not whole keeps the reference from loading the hook.`,
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
            {
                caption: "Half a second for Antigravity: none of the hooks in this file runs.",
                files: (0,example_files/* antigravityHooks */.Bf)({
                    "no-rm": {
                        PreToolUse: [
                            { matcher: "run_command", hooks: [{ ...example_files/* antigravityGuard */.k8, timeout: 0.5 }] },
                        ],
                    },
                }),
            },
            {
                caption: "Thirty seconds were meant; for Agent Hooks these are milliseconds, and too few.",
                files: (0,example_files/* agentHook */.po)({ timeout: "30" }),
                executable: example_files/* agentHookPrograms */.WU,
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
            { caption: "The default of Antigravity, 30 s.", files: example_files/* healthyAntigravity */.em },
            {
                caption: "Ten minutes, the most that Agent Hooks take.",
                files: (0,example_files/* agentHook */.po)({ timeout: "600000" }),
                executable: example_files/* agentHookPrograms */.WU,
            },
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
        details: `Gemini CLI and Agent Hooks count in **milliseconds**, Claude Code and Antigravity in **seconds**, and files travel between them: Gemini CLI's own \`hooks migrate --from-claude\` copies the number as it is (still so in 0.61.0).

- **Gemini CLI**: \`30\` is 30 ms. Few programs even start in that time. The hook is stopped, whatever it printed is thrown away, and the operation goes on: the guard lets everything through.
- **Agent Hooks**: below 100 the reference validator rejects the hook, which is \`timeout-range\`. From 100 to 999 the number is taken, and hardly ever meant: a warning.
- **Claude Code**: \`5000\` is 83 minutes. A hook that hangs holds up the agent for that long.
- **Antigravity**: the same, and hooks run one after the other. Nobody has found an upper limit (a day was accepted).

Reported are milliseconds below 1000, and seconds of 1000 or more that are divisible by 500 and not by 3600 (whole hours are deliberate).`,
        cure: "Multiply or divide by 1000.",
        dialects: null,
        explains: ["hook-timeout"],
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
                {
                    caption: "Nearly three hours for Antigravity.",
                    files: (0,example_files/* antigravityHooks */.Bf)({
                        "no-rm": {
                            PreToolUse: [
                                { matcher: "run_command", hooks: [{ ...example_files/* antigravityGuard */.k8, timeout: 10000 }] },
                            ],
                        },
                    }),
                },
                {
                    caption: "Two minutes were meant; Agent Hooks get 120 ms.",
                    files: (0,example_files/* agentHook */.po)({ timeout: "120" }),
                    executable: example_files/* agentHookPrograms */.WU,
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
                {
                    caption: "10 s for Antigravity.",
                    files: (0,example_files/* antigravityHooks */.Bf)({
                        "no-rm": {
                            PreToolUse: [
                                { matcher: "run_command", hooks: [{ ...example_files/* antigravityGuard */.k8, timeout: 10 }] },
                            ],
                        },
                    }),
                },
                {
                    caption: "5 s for Agent Hooks.",
                    files: (0,example_files/* agentHook */.po)({ timeout: "5000" }),
                    executable: example_files/* agentHookPrograms */.WU,
                },
            ],
        },
    },
    *lint(context) {
        yield* toldDefects("timeout-unit", context);
        const { dialect } = context;
        for (const hook of (0,per_hook/* liveHooks */.T5)(context)) {
            const written = (0,located/* field */.ZZ)(hook.node, "timeout");
            if (written?.kind !== "number" || typeof written.value !== "number")
                continue;
            const reading = dialect.timeout.unit === "ms"
                ? tooShort(written.value, hook.event, hook.guard, dialect)
                : tooLong(written.value, dialect);
            if (reading !== null)
                yield (0,per_hook/* remark */.Vg)(hook, written, reading);
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
            // A test that silently stops testing is worse than none.
            for (const { line, why } of skipped.filter((s) => s.why.startsWith("`expect")).slice(0, 20)) {
                yield {
                    message: `The expectation of this line cannot be read, so the line was not replayed: ${why.replace(/\.$/, "")}.`,
                    place: { file, line, column: 1, endLine: line, endColumn: 1 },
                    severity: "error",
                };
            }
            if (first === undefined || skipped.every((s) => s.why.startsWith("`expect")))
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

**Gemini CLI** runs commands only. A handler of type \`runtime\` (0.31 and newer) is for programs that register it themselves; from a file it fails on every event.

Antigravity and Agent Hooks run commands only, on every event.`,
    cure: "Use a `command` handler on this event, or move the handler to an event that takes its type.",
    dialects: [{ id: "gemini-cli" }, { id: "claude-code" }],
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
- **Claude Code** ignores unknown events since 2.1.101. Older versions reject the whole settings file for it, permissions included.
- **Antigravity** ignores the key without a word. It has no event for the end of a session or for a commit.
- **Agent Hooks**: the reference does not load the hook. kimi-cli's runtime (pull request 1131) takes any word for an event, loads the hook and never runs it. An old name of the format itself is \`legacy-trigger\`.`,
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
            {
                caption: "Antigravity knows nothing of commits.",
                files: (0,example_files/* antigravityHooks */.Bf)({
                    "no-rm": { PreToolUse: [{ matcher: "run_command", hooks: [example_files/* antigravityGuard */.k8] }] },
                    checks: { "pre-commit": [{ type: "command", command: "npm test" }] },
                }),
            },
            {
                caption: "Claude Code's name in a `HOOK.md`.",
                files: (0,example_files/* agentHook */.po)({ trigger: "PreToolUse" }),
                executable: example_files/* agentHookPrograms */.WU,
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
            { caption: "An event that Antigravity has.", files: example_files/* healthyAntigravity */.em },
            {
                caption: "An event of Agent Hooks.",
                files: (0,example_files/* agentHook */.po)(),
                executable: example_files/* agentHookPrograms */.WU,
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
- **Claude Code** has different fields for each handler type; \`name\`, \`env\` and \`cwd\` are ignored.
- **Antigravity** reads \`type\`, \`command\` and \`timeout\` of a handler, \`matcher\` and \`hooks\` of a group, and \`enabled\` beside the events. It runs one hook after the other and waits for each: \`async\` changes nothing.
- **Agent Hooks**: an error, as the reference validator rejects the hook. kimi-cli's runtime keeps an unknown field without using it; one in \`matcher\` it ignores, and runs the hook for every call.`,
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
            {
                caption: "Antigravity waits for the tests all the same.",
                files: (0,example_files/* antigravityHooks */.Bf)({
                    tests: { Stop: [{ type: "command", command: "npm test >&2", async: true }] },
                }),
            },
            {
                caption: "Agent Hooks: the field is called `tool`.",
                files: (0,example_files/* agentHook */.po)({ matcher: "\n  tools: Shell" }),
                executable: example_files/* agentHookPrograms */.WU,
            },
        ],
        good: [
            { caption: "The matcher stands in the group.", files: example_files/* healthyGemini */.Fk },
            {
                caption: "Every field that Antigravity reads.",
                files: (0,example_files/* antigravityHooks */.Bf)({
                    "no-rm": {
                        enabled: true,
                        PreToolUse: [{ matcher: "run_command", hooks: [{ ...example_files/* antigravityGuard */.k8, timeout: 10 }] }],
                    },
                }),
            },
            {
                caption: "Own notes of Agent Hooks belong under `metadata`.",
                files: (0,example_files/* agentHook */.po)({ metadata: "\n  owner: platform team" }),
                executable: example_files/* agentHookPrograms */.WU,
            },
        ],
    },
});

;// CONCATENATED MODULE: ./build/rules/untranslated-tool.js



const untranslatedTool = {
    meta: {
        id: "untranslated-tool",
        group: "Replay",
        severity: "note",
        summary: "A recorded call has no counterpart in the agent whose hooks were asked.",
        details: `A recording of one agent can be replayed through the hooks of another: its tools and arguments are put into the other's words. Some calls cannot be, because the other agent has no such tool, or because the recording does not say enough.

- **Claude Code** and **Agent Hooks** have no tool that lists a folder, **Antigravity** has none for a to-do list or a skill, **Gemini CLI** none for background tasks.
- In **Agent Hooks** tools of MCP servers go by their bare names, so a recording does not say which server they belong to.

The hooks were not asked about these calls. That says nothing against them: in the other agent the call could not have happened this way. Calls over several files are put one by one, so that a guard on paths sees every path.`,
        cure: "Nothing to do. To see what the hooks make of such a call, write it by hand in the agent's own words, as a line of a file `*.events.jsonl`.",
        dialects: null,
        examples: {
            bad: [
                {
                    caption: "Gemini CLI has no tool that starts a prompt by a calendar.",
                    files: {
                        ...example_files/* healthyGemini */.Fk,
                        "transcripts/timer.events.jsonl": (0,example_files/* recording */.oz)({
                            dialect: "claude-code",
                            event: "PreToolUse",
                            input: {
                                tool_name: "CronCreate",
                                tool_input: { cron: "0 9 * * 1", prompt: "look at the open issues" },
                            },
                        }),
                    },
                },
            ],
            good: [
                {
                    caption: "A command of Claude Code is one of Gemini CLI as well.",
                    files: {
                        ...example_files/* healthyGemini */.Fk,
                        "transcripts/look.events.jsonl": (0,example_files/* recording */.oz)((0,example_files/* claudeShellCall */.Rz)("git status")),
                    },
                },
            ],
        },
    },
    *replay({ recordings, dialects }) {
        for (const { file, untranslated = [] } of recordings) {
            const ofTools = untranslated.filter(({ tool }) => tool !== null);
            for (const dialect of new Set(ofTools.map((calls) => calls.dialect))) {
                const lost = ofTools.filter((calls) => calls.dialect === dialect);
                const [first] = lost;
                if (first === undefined)
                    continue;
                const agent = dialects.get(dialect)?.title ?? dialect;
                const events = (0,wording/* count */.U9)(sum(lost), "recorded event");
                const line = first.line ?? 1;
                yield {
                    message: `The hooks of ${agent} were not asked about ${events} of tools that have no counterpart there: ${(0,wording/* listed */.KE)(byTool(lost))}. ${(0,wording/* sentence */.em)(`the first is ${place(first)}: ${first.why}`)}`,
                    place: { file, line, column: 1, endLine: line, endColumn: 1 },
                    dialect,
                };
            }
        }
    },
};
/** The tools, the most frequent first, with their numbers. */
function byTool(lost) {
    const names = [...new Set(lost.map(({ tool }) => tool ?? ""))];
    return names
        .map((name) => ({ name, times: sum(lost.filter(({ tool }) => tool === name)) }))
        .sort((a, b) => b.times - a.times)
        .map(({ name, times }) => (times === 1 ? (0,config_text/* quote */.hD)(name) : `${(0,config_text/* quote */.hD)(name)} (${times})`));
}
function sum(lost) {
    return lost.reduce((all, calls) => all + calls.count, 0);
}
function place({ line, step }) {
    return line === null ? `step ${step}` : `on line ${line}`;
}

// EXTERNAL MODULE: ./build/rules/unused-suppression.js
var unused_suppression = __webpack_require__(9702);
;// CONCATENATED MODULE: ./build/rules/wrong-dialect.js


const wrongDialect = defectRule({
    id: "wrong-dialect",
    group: "Config",
    severity: "error",
    summary: "The whole file is written for another agent.",
    details: `The agents' files look alike and mean different things: other event names, other tool names, other units of time. A file copied from one to the other loads without a complaint and does nothing, or half of what it says.

The finding says once whose format this is and what of it still works. It replaces a finding for every event, tool name and timeout in the file. A single foreign event among native ones is \`unknown-event\`.

**Antigravity** has no \`hooks\` around its events: a file of Claude Code is one hook that goes by the name of \`hooks\`. Its tool events work, except that no matcher with Claude Code's tools ever matches; events that Antigravity does not have are ignored, and a \`Stop\` with groups makes it reject the whole file since 1.1.2. Where everything works, this is a warning.

A \`HOOK.md\` can be mistaken for nothing else: with **Agent Hooks** a foreign event is \`unknown-event\`.`,
    cure: "Translate the file: event names, tool names in matchers, and timeouts (seconds for Claude Code and Antigravity, milliseconds for Gemini CLI).",
    dialects: [{ id: "gemini-cli" }, { id: "antigravity" }, { id: "claude-code" }],
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
            {
                caption: "A Claude Code file where Antigravity looks: it rejects all of it for the groups under `Stop`.",
                files: (0,example_files/* antigravityHooks */.Bf)({
                    hooks: {
                        PreToolUse: [
                            { matcher: "Bash", hooks: [{ type: "command", command: "sh scripts/guard.sh" }] },
                        ],
                        UserPromptSubmit: [
                            { hooks: [{ type: "command", command: "date >> /tmp/prompts.log" }] },
                        ],
                        Stop: [{ hooks: [{ type: "command", command: "npm test >&2" }] }],
                    },
                }),
            },
        ],
        good: [
            { caption: "The guard in Gemini CLI's words.", files: example_files/* healthyGemini */.Fk },
            { caption: "The guard in Claude Code's words.", files: example_files/* healthyClaude */.AH },
            { caption: "The guard in Antigravity's words.", files: example_files/* healthyAntigravity */.em },
        ],
    },
});

;// CONCATENATED MODULE: ./build/rules/registry.js












































/** Every rule, by id. To add one, add its file and a line here. */
const rules = [
    budget_exceeded/* budgetExceeded */.r,
    callAsked,
    callDenied,
    commandServesSeveralEvents,
    configShape,
    configSyntax,
    deadLocation,
    decisionIgnored,
    duplicateHook,
    duplicateKey,
    entryPoint,
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
    legacyTrigger,
    localConfigTracked,
    matcherGap,
    matcherIgnored,
    matcherInvalid,
    matcherNeverMatches,
    matcherRedos,
    matcherTooWide,
    missingField,
    nameMismatch,
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
    untranslatedTool,
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
/* harmony import */ var _shell_command_line_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(919);
/* harmony import */ var _shell_target_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7246);



/**
 * Puts the parts of a message together: what is wrong, what comes of it, what to do. Empty parts are left out.
 * Starts with a capital letter unless it starts with a quoted value; ends in a full stop or question mark.
 */
function message(what, consequence, cure = null) {
    // Two colons in one sentence are one too many.
    const joint = withoutQuotes(`${what} ${consequence}`).includes(": ") ? "; " : ": ";
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
    const line = (0,_shell_command_line_js__WEBPACK_IMPORTED_MODULE_2__/* .commandLine */ .a)(hook);
    const [script, ...more] = (0,_shell_target_js__WEBPACK_IMPORTED_MODULE_0__/* .scriptTargets */ .U)(line, new Map());
    const file = more.length === 0 ? (script?.path.split("/").at(-1) ?? "") : "";
    if (file !== "")
        return (0,_dialects_config_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(file);
    return (0,_dialects_config_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(line === "" ? `${hook.type} hook` : line);
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

/***/ 919:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ commandLine)
/* harmony export */ });
/** A word that no shell would read as anything else. */
const plain = /^[\w@%+=:,./-]+$/;
/**
 * The command of a hook as one line of shell; empty for a handler without one. In exec form the program and its
 * arguments are quoted, so that each stays one word. Names in braces (`${CLAUDE_PROJECT_DIR}`) are not: agents fill
 * them in themselves.
 */
function commandLine({ command, args }) {
    if (command === null || args === null)
        return command ?? "";
    return [command, ...args].map(quoted).join(" ");
}
function quoted(word) {
    if (plain.test(word))
        return word;
    return `"${word.replace(/[\\"`]|\$(?!\{[A-Za-z_]\w*\})/g, "\\$&")}"`;
}


/***/ }),

/***/ 7336:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GH: () => (/* binding */ startOf),
/* harmony export */   RF: () => (/* binding */ scriptVariables),
/* harmony export */   SH: () => (/* binding */ repositoryPath)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _value_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7696);


/**
 * The folders that an agent's variables stand for, relative to the repository root: the project folder, and the folder
 * of the extension or plugin that brings the config. Names are told by their ending, which all vendors share.
 * @param files when given, what git calls the top of the work tree is known as well, if that lies in the repository
 */
function scriptVariables(dialect, config, files) {
    const folders = new Map();
    for (const name of dialect.variables) {
        if (/_(?:PROJECT_DIR|WORK_DIR|CWD)$/.test(name))
            folders.set(name, config.root);
        if (/^extensionPath$|_(?:PLUGIN|EXTENSION)_ROOT$/.test(name) && config.home !== null) {
            folders.set(name, config.home);
        }
    }
    const top = files === undefined ? null : workTreeAbove(startOf(dialect, config), files);
    if (top !== null)
        folders.set(_value_js__WEBPACK_IMPORTED_MODULE_1__/* .gitTopLevel */ .oB, top);
    return folders;
}
/** The folder a hook's command starts in, relative to the repository root; absolute for a file outside of it. */
function startOf(dialect, config) {
    return dialect.hookFolder?.(config) ?? config.root;
}
/** The nearest folder that git takes for the top of a work tree: the one that holds `.git`. Null when there is none. */
function workTreeAbove(folder, files) {
    if (folder.startsWith("/"))
        return null;
    const steps = folder.split("/").filter((step) => step !== "" && step !== ".");
    for (let depth = steps.length; depth >= 0; depth--) {
        const path = steps.slice(0, depth).join("/");
        if (files.has(path === "" ? ".git" : `${path}/.git`))
            return path;
    }
    return null;
}
/** Where a script stands, relative to the repository root; null when unknown or outside of it. */
function repositoryPath(target, dialect, config) {
    if (target.base !== "cwd" && target.base !== "resolved")
        return null;
    const from = target.base === "cwd" ? startOf(dialect, config) : "";
    const path = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(from === "" ? "." : from, target.path));
    return path.startsWith("/") || path === ".." || path.startsWith("../") ? null : path;
}


/***/ }),

/***/ 7246:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  c: () => (/* binding */ programs),
  U: () => (/* binding */ scriptTargets)
});

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

// EXTERNAL MODULE: ./build/shell/value.js
var shell_value = __webpack_require__(7696);
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
            const text = (0,shell_value/* literal */.eu)(word);
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
            const text = (0,shell_value/* literal */.eu)(word);
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
                scope.locals.set(node.name.value, shell_value/* nowhere */.jx);
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
            scope.locals.set(part.name, plain && part.value.type === "Word" ? (0,shell_value/* wordValue */.Io)(part.value, scope) : shell_value/* nowhere */.jx);
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
        scope.cwd = shell_value/* nowhere */.jx;
    for (const name of [...scope.locals.keys(), ...other.locals.keys()]) {
        if (!same(scope.locals.get(name), other.locals.get(name)))
            scope.locals.set(name, shell_value/* nowhere */.jx);
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
        const path = (0,shell_value/* pathOf */.XM)((0,shell_value/* wordValue */.Io)(word, scope), scope.cwd);
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
                scope.cwd = folder ? (0,shell_value/* changedDirectory */.AM)((0,shell_value/* wordValue */.Io)(folder, scope), scope.cwd) : shell_value/* nowhere */.jx;
                return;
            }
            case "popd":
                scope.cwd = shell_value/* nowhere */.jx;
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
        const value = (0,shell_value/* wordValue */.Io)(name, scope);
        const bare = value.text.replace(/^.*[/\\]/s, "");
        if ((0,shell_value/* isPath */.uf)(value)) {
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
        return (0,shell_value/* changedDirectory */.AM)((0,shell_value/* wordValue */.Io)(word, scope), scope.cwd);
    }
    #code(word, scope, context) {
        if (context.level > 0)
            return;
        const script = parseCommand((0,shell_value/* codeOf */.$N)(word));
        if (script === null)
            return;
        const span = context.span ?? { start: word.pos, end: word.end };
        const inner = { ...scope, locals: new Map(scope.locals) };
        new Visitor(this).script(script, inner, { span, level: 1, depth: context.depth });
    }
    #found(word, scope, context, interpreter) {
        const path = (0,shell_value/* pathOf */.XM)((0,shell_value/* wordValue */.Io)(word, scope), scope.cwd);
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

/***/ 7696:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $N: () => (/* binding */ codeOf),
/* harmony export */   AM: () => (/* binding */ changedDirectory),
/* harmony export */   Io: () => (/* binding */ wordValue),
/* harmony export */   XM: () => (/* binding */ pathOf),
/* harmony export */   eu: () => (/* binding */ literal),
/* harmony export */   jx: () => (/* binding */ nowhere),
/* harmony export */   oB: () => (/* binding */ gitTopLevel),
/* harmony export */   uf: () => (/* binding */ isPath)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);

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
        return { base: "absolute", path: node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(text) };
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
    const path = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(`./${text}`).replace(/\/$/, "");
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


/***/ })

};
