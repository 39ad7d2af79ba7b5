export const id = 679;
export const ids = [679];
export const modules = {

/***/ 4304:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  explainCommand: () => (/* binding */ explainCommand)
});

// EXTERNAL MODULE: ./build/dialects/event-table.js
var event_table = __webpack_require__(6611);
// EXTERNAL MODULE: ./build/model/errors.js
var errors = __webpack_require__(2011);
// EXTERNAL MODULE: ./build/rules/announced.js
var announced = __webpack_require__(6661);
// EXTERNAL MODULE: ./build/rules/page.js
var page = __webpack_require__(9609);
;// CONCATENATED MODULE: ./build/rules/rule.js
const ruleGroups = [
    "Config",
    "Time",
    "Matcher",
    "Script",
    "Guard",
    "Safety",
    "Replay",
    "Gate and trust",
];

;// CONCATENATED MODULE: ./build/rules/explain.js


/** Columns of running text. */
const width = 88;
/** What a rule means, for a terminal: plain text. */
function explainRule(meta) {
    return `${[
        `${meta.id}  ${meta.severity}  ${meta.group}  agents: ${(0,page/* agents */.X6)(meta)}`,
        wrap(meta.summary),
        ...meta.details.split("\n\n").map(plainBlock),
        ...meta.examples.bad.map((example) => show("Bad", example)),
        ...meta.examples.good.map((example) => show("Good", example)),
        `What to do\n${indent(wrap(plain(meta.cure), width - 2), "  ")}`,
        (0,page/* helpUrl */.xR)(meta.id),
    ].join("\n\n")}\n`;
}
/** The list of all rules by group, for a terminal. */
function ruleList(metas) {
    const longest = Math.max(0, ...metas.map((meta) => meta.id.length));
    const sections = ruleGroups.flatMap((group) => {
        const own = metas.filter((meta) => meta.group === group);
        if (own.length === 0)
            return [];
        const rows = own.map((m) => `  ${m.id.padEnd(longest)}  ${m.severity.padEnd(7)}  ${plain(m.summary)}`);
        return [[group, ...rows].join("\n")];
    });
    return `${[...sections, "hookgate explain RULE shows one of them with examples."].join("\n\n")}\n`;
}
function show(heading, { caption, files, executable }) {
    const parts = Object.entries(files).map(([name, text]) => {
        const mark = executable?.includes(name) ? " (executable)" : "";
        return `  ${name}${mark}\n${indent(text.trimEnd(), "    | ")}`;
    });
    return [wrap(`${heading}: ${plain(caption)}`), ...parts].join("\n");
}
/** A paragraph or a list of Markdown as text. */
function plainBlock(block) {
    return block
        .split("\n")
        .map((line) => line.startsWith("- ")
        ? `- ${indent(wrap(plain(line.slice(2)), width - 2), "  ").trimStart()}`
        : wrap(plain(line)))
        .join("\n");
}
/** Takes the emphasis off; code keeps its backticks. */
function plain(markdown) {
    return markdown.replace(/\*\*([^*]+)\*\*/g, "$1");
}
function wrap(text, columns = width) {
    const lines = [];
    let line = "";
    for (const word of text.split(" ")) {
        if (line !== "" && line.length + 1 + word.length > columns) {
            lines.push(line);
            line = word;
        }
        else
            line = line === "" ? word : `${line} ${word}`;
    }
    return [...lines, line].join("\n");
}
function indent(text, by) {
    return text
        .split("\n")
        .map((line) => `${by}${line}`.trimEnd())
        .join("\n");
}

// EXTERNAL MODULE: ./build/rules/registry.js + 53 modules
var registry = __webpack_require__(7229);
;// CONCATENATED MODULE: ./build/cli/explain.js





/** `hookgate explain [RULE]`. */
function explainCommand(args) {
    const [id, ...more] = args.operands;
    if (more.length > 0)
        throw new errors/* UsageError */.e("hookgate explain takes one RULE");
    if (id === undefined) {
        process.stdout.write(ruleList(registry/* rules */.a.map((rule) => rule.meta)));
        return 0;
    }
    const rule = (0,registry/* ruleById */.B)(id);
    if (rule) {
        process.stdout.write(explainRule(rule.meta));
        return 0;
    }
    if (announced/* announcedRules */.f.includes(id)) {
        throw new errors/* UsageError */.e(`the rule ${id} comes with a later version`);
    }
    const near = (0,event_table/* closest */.k)(id, registry/* rules */.a.map((r) => r.meta.id));
    throw new errors/* UsageError */.e(`unknown rule "${id}"${near === null ? " (hookgate explain lists them)" : `; did you mean ${near}?`}`);
}


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
