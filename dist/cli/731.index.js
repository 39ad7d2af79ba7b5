export const id = 731;
export const ids = [731];
export const modules = {

/***/ 2315:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bs: () => (/* binding */ sandboxOption),
/* harmony export */   Eg: () => (/* binding */ commandTable),
/* harmony export */   We: () => (/* binding */ parseArguments),
/* harmony export */   iI: () => (/* binding */ jobsOption),
/* harmony export */   rZ: () => (/* binding */ failOnOption),
/* harmony export */   sX: () => (/* binding */ optionTable)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
/* harmony import */ var _dialects_event_table_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6611);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2011);
/* harmony import */ var _policy_policy_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8301);




const optionTable = {
    config: { value: "FILE", help: "policy file (default: hookgate.yml at the root or in .github/)" },
    dialect: {
        value: "ID",
        repeatable: true,
        help: "only this agent's hooks (agent-hooks, antigravity, claude-code, gemini-cli)",
    },
    transcripts: {
        value: "GLOB",
        repeatable: true,
        help: "recordings to replay, instead of the policy's list",
    },
    "user-dir": {
        value: "DIR",
        help: "stand-in for the home folder: its agents' user settings count too",
    },
    "system-dir": { value: "DIR", help: "stand-in for /etc: system-wide settings count too" },
    extension: {
        value: "DIR",
        repeatable: true,
        help: "an installed extension or plugin whose hooks count too",
    },
    format: {
        value: "NAME[=FILE]",
        repeatable: true,
        help: "text (default), json or github; with =FILE written there",
    },
    quiet: { value: null, help: "only errors and the verdict" },
    verbose: { value: null, help: "every decision" },
    "no-color": { value: null, help: "no colours, whatever the terminal" },
    "fail-on": { value: "LEVEL", help: "error (default), warning or never" },
    jobs: { value: "N", help: "recordings replayed at once (default: the cores)" },
    sandbox: { value: "MODE", help: "auto or none" },
    event: { value: "NAME", help: "the event, in the agent's own name" },
    input: { value: "FILE", help: "the payload as JSON; - is standard input" },
    only: {
        value: "NAME",
        repeatable: true,
        help: "events kept: name of an event or a tool, a glob of them, or EVENT:TOOL",
    },
    limit: { value: "N", help: "events kept, from the first" },
    "max-text": { value: "N", help: "characters kept of a long text (default: 2000)" },
    output: { value: "FILE", help: "where the events go (default: standard output)" },
    live: { value: null, help: "print a hook of one --dialect that records while one works" },
    help: { value: null, help: "this text" },
};
const selection = ["config", "dialect", "user-dir", "system-dir", "extension"];
const output = ["format", "quiet", "verbose", "no-color"];
/** Every command, in the order of help. */
const commandTable = [
    {
        name: "check",
        usage: "hookgate check [PATH]",
        summary: "find the hooks, lint them, replay the recordings through them, pass or fail",
        options: [...selection, "transcripts", ...output, "fail-on", "jobs", "sandbox", "help"],
    },
    {
        name: "lint",
        usage: "hookgate lint [PATH]",
        summary: "find the hooks and lint them; runs nothing",
        options: [...selection, ...output, "fail-on", "help"],
    },
    {
        name: "replay",
        usage: "hookgate replay [PATH]",
        summary: "replay the recordings, without lint findings",
        options: [...selection, "transcripts", ...output, "fail-on", "jobs", "sandbox", "help"],
    },
    {
        name: "run",
        usage: "hookgate run [PATH] --dialect ID --event NAME --input FILE",
        summary: "put one event to the hooks and print the decision",
        options: [...selection, "event", "input", "format", "no-color", "sandbox", "help"],
    },
    {
        name: "list",
        usage: "hookgate list [PATH]",
        summary: "every hook: event, matcher, timeout, where it stands, whether it is on",
        options: [...selection, "format", "no-color", "help"],
    },
    {
        name: "record",
        usage: "hookgate record FILE…  or  hookgate record --live --dialect ID",
        summary: "make recordings small and fit to commit, without secrets and home folders",
        options: ["only", "limit", "max-text", "output", "live", "dialect", "help"],
    },
    {
        name: "why",
        usage: "hookgate why FILE[:LINE]",
        summary: "why a hook fires or never would, against the recorded events; runs nothing",
        options: [...selection, "transcripts", "format", "no-color", "help"],
    },
    {
        name: "explain",
        usage: "hookgate explain [RULE]",
        summary: "what a rule means and how to mend what it finds; without RULE the list",
        options: ["no-color", "help"],
    },
];
/** Commands and options of the public contract that come with a later version. */
const later = {
    commands: ["migrate", "lock", "probe", "merge"],
    options: [
        "base",
        "update",
        "repeat",
        "accept",
        "trust-head-policy",
        "shard",
        "cache",
        "fix",
        "unsafe",
        "fix-dry-run",
        "changed",
    ],
};
/**
 * Parses everything after `hookgate`.
 * @throws UsageError for an unknown command, an option the command does not have, or a missing value
 */
function parseArguments(argv) {
    const [name = "", ...rest] = argv;
    const command = commandTable.find((c) => c.name === name);
    if (!command)
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .e(unknownCommand(name));
    const options = Object.fromEntries(command.options.map((option) => [
        option,
        {
            type: optionTable[option].value === null ? "boolean" : "string",
            multiple: "repeatable" in optionTable[option],
        },
    ]));
    const values = parse(rest, options, command);
    const get = (option) => values.values[option];
    return {
        command,
        operands: values.positionals,
        one(option) {
            const value = get(option);
            return typeof value === "string" ? value : null;
        },
        many(option) {
            const value = get(option);
            return Array.isArray(value) ? value.filter((v) => typeof v === "string") : [];
        },
        has: (option) => get(option) === true,
    };
}
/** @throws UsageError when it is none of the levels */
function failOnOption(value) {
    return oneOf("--fail-on", value, _policy_policy_js__WEBPACK_IMPORTED_MODULE_2__/* .failOnLevels */ .RV);
}
/** @throws UsageError when it is none of the modes */
function sandboxOption(value) {
    return oneOf("--sandbox", value, _policy_policy_js__WEBPACK_IMPORTED_MODULE_2__/* .sandboxModes */ .ui);
}
/** @throws UsageError unless it is a whole number from 1 to 256 */
function jobsOption(value) {
    if (value === null)
        return null;
    const jobs = Number(value);
    if (!/^\d+$/.test(value) || jobs < 1 || jobs > 256) {
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .e(`--jobs takes a whole number from 1 to 256, not "${value}"`);
    }
    return jobs;
}
function oneOf(option, value, allowed) {
    if (value === null)
        return null;
    const found = allowed.find((a) => a === value);
    if (found === undefined) {
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .e(`${option} takes ${allowed.join(", ")}, not "${value}"`);
    }
    return found;
}
function parse(args, options, command) {
    try {
        return (0,node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({ args: [...args], options, allowPositionals: true, strict: true });
    }
    catch (error) {
        const code = error.code;
        if (!(error instanceof TypeError) || !code?.startsWith("ERR_PARSE_ARGS"))
            throw error;
        const option = /'(-{1,2}[^' ]+)/.exec(error.message)?.[1] ?? "";
        if (code !== "ERR_PARSE_ARGS_UNKNOWN_OPTION") {
            throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .e(error.message.split("\n")[0]?.replace(/\.$/, "") ?? "bad usage");
        }
        const bare = option.replace(/^-+/, "");
        if (later.options.includes(bare)) {
            throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .e(`--${bare} is not available in this version`);
        }
        const near = (0,_dialects_event_table_js__WEBPACK_IMPORTED_MODULE_1__/* .closest */ .k)(bare, command.options);
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .e(`hookgate ${command.name} has no option ${option}${near === null ? ` (see hookgate ${command.name} --help)` : `; did you mean --${near}?`}`);
    }
}
function unknownCommand(name) {
    const names = commandTable.map((c) => c.name);
    if (name === "")
        return `a command is needed: ${names.join(", ")} (see hookgate --help)`;
    if (later.commands.includes(name))
        return `hookgate ${name} is not available in this version`;
    const near = (0,_dialects_event_table_js__WEBPACK_IMPORTED_MODULE_1__/* .closest */ .k)(name, names);
    return `unknown command "${name}"${near === null ? ` (see hookgate --help)` : `; did you mean ${near}?`}`;
}


/***/ }),

/***/ 8731:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runCommand: () => (/* binding */ runCommand)
});

// EXTERNAL MODULE: ./build/model/errors.js
var errors = __webpack_require__(2011);
// EXTERNAL MODULE: ./build/version.js
var version = __webpack_require__(8508);
// EXTERNAL MODULE: ./build/cli/options.js
var options = __webpack_require__(2315);
;// CONCATENATED MODULE: ./build/cli/help.js


/** `hookgate --help`. */
function generalHelp() {
    const commands = options/* commandTable */.Eg.map((c) => `  ${c.name.padEnd(9)} ${c.summary}`);
    return `hookgate ${version/* version */.r}: tests and a merge gate for the hooks of AI coding agents

${options/* commandTable */.Eg.map((c) => `  ${c.usage}`).join("\n")}

${commands.join("\n")}

PATH is the repository root, default the current folder. hookgate COMMAND --help lists the options.
Exit status: 0 the gate passed, 1 the gate failed, 2 hookgate could not do its work.
`;
}
/** `hookgate COMMAND --help`. */
function commandHelp(command) {
    const rows = command.options.map((name) => {
        const facts = options/* optionTable */.sX[name];
        const left = `--${name}${facts.value === null ? "" : ` ${facts.value}`}`;
        return `  ${left.padEnd(24)} ${facts.help}${facts.repeatable ? " (repeatable)" : ""}`;
    });
    return `${command.usage}\n\n${command.summary}\n\n${rows.join("\n")}\n`;
}

;// CONCATENATED MODULE: ./build/cli/run-command.js




/**
 * Runs one command line.
 * @returns the exit status: 0 passed, 1 gate failed, 2 could not do its work
 */
async function runCommand(argv) {
    try {
        return await dispatch(argv);
    }
    catch (error) {
        if (error instanceof errors/* UsageError */.e) {
            process.stderr.write(`hookgate: ${error.message}\n`);
            return 2;
        }
        const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
        process.stderr.write(`hookgate ${version/* version */.r}: this is a bug in hookgate, please report it at https://github.com/hookgate/hookgate/issues\n${stack}\n`);
        return 2;
    }
}
async function dispatch(argv) {
    const [first] = argv;
    if (first === undefined || first === "--help" || first === "-h" || first === "help") {
        process.stdout.write(generalHelp());
        return first === undefined ? 2 : 0;
    }
    const args = (0,options/* parseArguments */.We)(argv);
    if (args.has("help")) {
        process.stdout.write(commandHelp(args.command));
        return 0;
    }
    switch (args.command.name) {
        case "explain":
            return (await Promise.all(/* import() */[__webpack_require__.e(37), __webpack_require__.e(601), __webpack_require__.e(679)]).then(__webpack_require__.bind(__webpack_require__, 4304))).explainCommand(args);
        case "run":
            return (await Promise.all(/* import() */[__webpack_require__.e(37), __webpack_require__.e(716), __webpack_require__.e(227), __webpack_require__.e(889), __webpack_require__.e(601), __webpack_require__.e(92), __webpack_require__.e(485), __webpack_require__.e(926)]).then(__webpack_require__.bind(__webpack_require__, 1926))).runEventCommand(args);
        case "record":
            return (await Promise.all(/* import() */[__webpack_require__.e(716), __webpack_require__.e(889), __webpack_require__.e(291)]).then(__webpack_require__.bind(__webpack_require__, 4291))).recordCommand(args);
        case "why":
            return (await Promise.all(/* import() */[__webpack_require__.e(37), __webpack_require__.e(716), __webpack_require__.e(227), __webpack_require__.e(889), __webpack_require__.e(601), __webpack_require__.e(92), __webpack_require__.e(379)]).then(__webpack_require__.bind(__webpack_require__, 2379))).whyCommand(args);
        case "list":
            return (await Promise.all(/* import() */[__webpack_require__.e(37), __webpack_require__.e(716), __webpack_require__.e(227), __webpack_require__.e(889), __webpack_require__.e(601), __webpack_require__.e(92), __webpack_require__.e(485), __webpack_require__.e(93)]).then(__webpack_require__.bind(__webpack_require__, 2093))).listCommand(args);
        default:
            return (await Promise.all(/* import() */[__webpack_require__.e(37), __webpack_require__.e(716), __webpack_require__.e(227), __webpack_require__.e(889), __webpack_require__.e(601), __webpack_require__.e(92), __webpack_require__.e(485)]).then(__webpack_require__.bind(__webpack_require__, 485))).checkCommand(args);
    }
}


/***/ }),

/***/ 6611:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ closest),
/* harmony export */   r: () => (/* binding */ eventTable)
/* harmony export */ });
/* harmony import */ var leven__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7785);

/**
 * Names that other vendors (or people) give to moments in an agent's loop, by a vendor-neutral word.
 * Used only to say what an unknown name means here.
 */
const meanings = {
    "before-tool": {
        "Gemini CLI": ["BeforeTool"],
        "Claude Code": ["PreToolUse"],
        Antigravity: ["PreToolUse"],
        "Agent Hooks": ["pre-tool-call", "before_tool"],
        Cursor: ["preToolUse", "beforeShellExecution", "beforeMCPExecution", "beforeReadFile"],
    },
    "after-tool": {
        "Gemini CLI": ["AfterTool"],
        "Claude Code": ["PostToolUse"],
        Antigravity: ["PostToolUse"],
        "Agent Hooks": ["post-tool-call", "after_tool"],
        Cursor: ["postToolUse", "afterFileEdit", "afterShellExecution"],
    },
    "before-turn": {
        "Gemini CLI": ["BeforeAgent"],
        "Claude Code": ["UserPromptSubmit"],
        Antigravity: ["PreInvocation"],
        "Agent Hooks": ["pre-agent-turn", "before_agent"],
        Cursor: ["beforeSubmitPrompt"],
        Copilot: ["userPromptSubmitted"],
    },
    stop: {
        "Gemini CLI": ["AfterAgent"],
        "Claude Code": ["Stop"],
        Antigravity: ["Stop"],
        "Agent Hooks": ["pre-agent-turn-stop", "before_stop"],
        Cursor: ["stop"],
    },
    "session-start": {
        "Gemini CLI": ["SessionStart"],
        "Claude Code": ["SessionStart"],
        "Agent Hooks": ["pre-session", "session_start"],
        Cursor: ["sessionStart"],
    },
    "session-end": {
        "Gemini CLI": ["SessionEnd"],
        "Claude Code": ["SessionEnd"],
        "Agent Hooks": ["post-session", "session_end"],
        Cursor: ["sessionEnd"],
    },
    compact: {
        "Gemini CLI": ["PreCompress"],
        "Claude Code": ["PreCompact"],
        "Agent Hooks": ["pre-context-compact", "pre_compact"],
        Cursor: ["preCompact"],
    },
    "subagent-stop": {
        "Claude Code": ["SubagentStop"],
        "Agent Hooks": ["post-subagent", "subagent_stop"],
        Cursor: ["subagentStop"],
    },
    "before-model": { "Gemini CLI": ["BeforeModel"], Antigravity: ["PreInvocation"] },
    "after-model": { "Gemini CLI": ["AfterModel"], Antigravity: ["PostInvocation"] },
};
/** An event table over a list of facts. `vendor` is the title under which `meanings` knows this agent. */
function eventTable(vendor, facts) {
    const byName = new Map(facts.map((f) => [f.name, f]));
    const names = [...byName.keys()];
    return {
        names,
        get: (name) => byName.get(name) ?? null,
        nearest(name) {
            for (const vendors of Object.values(meanings)) {
                const from = Object.entries(vendors).find(([title, list]) => title !== vendor && list.includes(name));
                const own = vendors[vendor]?.find((candidate) => byName.has(candidate));
                if (from && own !== undefined)
                    return { name: own, because: "other-vendor", vendor: from[0] };
            }
            const near = closest(name, names);
            return near === null ? null : { name: near, because: "spelling", vendor: null };
        },
    };
}
/** The candidate that a typist most likely meant; null when none is near. Case does not count. */
function closest(word, candidates) {
    if (word.length > 64)
        return null;
    let best = null;
    let least = Math.max(2, Math.floor(word.length / 4)) + 1;
    for (const candidate of candidates) {
        const distance = (0,leven__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A)(flatten(word), flatten(candidate));
        if (distance < least) {
            least = distance;
            best = candidate;
        }
    }
    return best;
}
function flatten(word) {
    return word.toLowerCase().replace(/[-_ ]/g, "");
}


/***/ }),

/***/ 2011:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ isSystemError),
/* harmony export */   e: () => (/* binding */ UsageError)
/* harmony export */ });
/**
 * The user asked for something that cannot be done: bad usage, a missing path, an invalid policy file.
 * Shown as one line, exit status 2. Any other exception is a bug of ours.
 */
class UsageError extends Error {
    name = "UsageError";
}
/** An error of the file system (`ENOENT`, `EIO` …), not a bug of ours. */
function isSystemError(error) {
    const code = error?.code;
    return typeof code === "string" && /^E[A-Z0-9]+$/.test(code) && !code.startsWith("ERR_");
}


/***/ }),

/***/ 8301:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G4: () => (/* binding */ defaultPolicy),
/* harmony export */   RV: () => (/* binding */ failOnLevels),
/* harmony export */   ui: () => (/* binding */ sandboxModes)
/* harmony export */ });
const failOnLevels = ["error", "warning", "never"];
const sandboxModes = ["auto", "bubblewrap", "unshare", "none"];
/** What holds where there is no policy file. */
const defaultPolicy = {
    file: null,
    failOn: "error",
    include: ["**"],
    exclude: [],
    versions: new Map(),
    severities: new Map(),
    transcripts: ["hookgate/**", "transcripts/**", "**/*.events.jsonl"],
    transcriptsGiven: false,
    replayDialects: null,
    jobs: null,
    sandbox: "auto",
    onOtherExit: "allow",
    passedVariables: [],
    budgetMs: null,
    translate: "auto",
    mapRoot: true,
    suppressions: [],
};


/***/ }),

/***/ 7785:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ leven)
/* harmony export */ });
/* unused harmony export closestMatch */
const array = [];
const characterCodeCache = [];

function leven(first, second, options) {
	if (first === second) {
		return 0;
	}

	const maxDistance = options?.maxDistance;
	const swap = first;

	// Swapping the strings if `a` is longer than `b` so we know which one is the
	// shortest & which one is the longest
	if (first.length > second.length) {
		first = second;
		second = swap;
	}

	let firstLength = first.length;
	let secondLength = second.length;

	// Performing suffix trimming:
	// We can linearly drop suffix common to both strings since they
	// don't increase distance at all
	// Note: `~-` is the bitwise way to perform a `- 1` operation
	while (firstLength > 0 && (first.charCodeAt(~-firstLength) === second.charCodeAt(~-secondLength))) {
		firstLength--;
		secondLength--;
	}

	// Performing prefix trimming
	// We can linearly drop prefix common to both strings since they
	// don't increase distance at all
	let start = 0;

	while (start < firstLength && (first.charCodeAt(start) === second.charCodeAt(start))) {
		start++;
	}

	firstLength -= start;
	secondLength -= start;

	// Early termination after trimming: if difference in length exceeds max distance
	if (maxDistance !== undefined && secondLength - firstLength > maxDistance) {
		return maxDistance;
	}

	if (firstLength === 0) {
		return maxDistance !== undefined && secondLength > maxDistance
			? maxDistance
			: secondLength;
	}

	let bCharacterCode;
	let result;
	let temporary;
	let temporary2;
	let index = 0;
	let index2 = 0;

	while (index < firstLength) {
		characterCodeCache[index] = first.charCodeAt(start + index);
		array[index] = ++index;
	}

	while (index2 < secondLength) {
		bCharacterCode = second.charCodeAt(start + index2);
		temporary = index2++;
		result = index2;

		for (index = 0; index < firstLength; index++) {
			temporary2 = bCharacterCode === characterCodeCache[index] ? temporary : temporary + 1;
			temporary = array[index];
			// eslint-disable-next-line no-multi-assign
			result = array[index] = temporary > result
				? (temporary2 > result ? result + 1 : temporary2)
				: (temporary2 > temporary ? temporary + 1 : temporary2);
		}

		// Early termination: if all values in current row exceed maxDistance
		if (maxDistance !== undefined) {
			let rowMinimum = result;
			for (index = 0; index < firstLength; index++) {
				if (array[index] < rowMinimum) {
					rowMinimum = array[index];
				}
			}

			if (rowMinimum > maxDistance) {
				return maxDistance;
			}
		}
	}

	// Bound arrays to avoid retaining large previous sizes
	array.length = firstLength;
	characterCodeCache.length = firstLength;

	return maxDistance !== undefined && result > maxDistance ? maxDistance : result;
}

function closestMatch(target, candidates, options) {
	if (!Array.isArray(candidates) || candidates.length === 0) {
		return undefined;
	}

	const userMax = options?.maxDistance;
	const targetLength = target.length;

	// Exact match fast-path
	for (const candidate of candidates) {
		if (candidate === target) {
			return candidate;
		}
	}

	if (userMax === 0) {
		return undefined;
	}

	let best;
	let bestDist = Number.POSITIVE_INFINITY;
	const seen = new Set();

	for (const candidate of candidates) {
		if (seen.has(candidate)) {
			continue;
		}

		seen.add(candidate);

		const lengthDiff = Math.abs(candidate.length - targetLength);
		if (lengthDiff >= bestDist) {
			continue;
		}

		if (userMax !== undefined && lengthDiff > userMax) {
			continue;
		}

		const cap = Number.isFinite(bestDist)
			? (userMax === undefined ? bestDist : Math.min(bestDist, userMax))
			: userMax;

		const distance = cap === undefined
			? leven(target, candidate)
			: leven(target, candidate, {maxDistance: cap});

		// Skip candidates that exceed the user's maximum distance
		if (userMax !== undefined && distance > userMax) {
			continue;
		}

		// If we got a capped result that equals the cap, we need the actual distance
		// for accurate comparison, but only if the cap was due to userMax
		let actualD = distance;
		if (cap !== undefined && distance === cap && cap === userMax) {
			actualD = leven(target, candidate);
		}

		if (actualD < bestDist) {
			bestDist = actualD;
			best = candidate;
			if (bestDist === 0) {
				break;
			}
		}
	}

	if (userMax !== undefined && bestDist > userMax) {
		return undefined;
	}

	return best;
}


/***/ })

};
