export const id = 889;
export const ids = [889];
export const modules = {

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
        .files.filter((path) => wanted(path))
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
        list: node_edge_namesIn,
        relative: namedFrom,
        absolute: external_node_path_.resolve,
        expand: async (root, globs) => [...new Set(globs.flatMap((glob) => expandGlob(root, glob)))].sort(),
        openRecording: async (path, name) => ({
            source: openRecording(path, name),
            ...(await readHead(path).then((head) => ({ head, problem: null }), (error) => ({ head: "", problem: error.code ?? error.message }))),
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
function node_edge_namesIn(folder) {
    try {
        return (0,external_node_fs_.readdirSync)(folder).sort();
    }
    catch {
        return [];
    }
}
async function openSite(repository, passedVariables) {
    const scratch = await createScratch(repository);
    const runners = new Map();
    const runnerIn = (workspace) => {
        let runner = runners.get(workspace.home);
        if (!runner) {
            runner = createRunner({
                marker: scratch.folder,
                environment: ({ env }) => hookEnvironment(process.env, workspace, env, passedVariables),
            });
            runners.set(workspace.home, runner);
        }
        return runner;
    };
    const site = {
        run: (invocation, workspace) => runnerIn(workspace).run(invocation),
        workspace: (root) => scratch.workspace(root),
        release: (workspace) => scratch.release(workspace),
        placeTranscript,
        isDirectory: (path) => (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false })?.isDirectory() ?? false,
        notices: () => scratch.notices(),
        async dispose() {
            openSites.delete(site);
            for (const runner of runners.values())
                runner.killAll();
            await scratch.dispose();
        },
    };
    openSites.add(site);
    return site;
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


/***/ }),

/***/ 2583:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pl: () => (/* binding */ redactExcerpt),
/* harmony export */   VX: () => (/* binding */ secretValues),
/* harmony export */   lY: () => (/* binding */ createRedactor)
/* harmony export */ });
/**
 * Keeps credentials out of everything hookgate prints. Recordings and hook output hold them, and the platform masks
 * only the secrets it knows, and only in logs.
 */
/**
 * What looks like a letter in front of a credential and is none: an escaped line break or character in a text that is
 * itself written in a text (`\nghp_…`), the end of a colour, an encoded character of an address.
 */
const afterEscape = "(?<=\\\\[nrtbf]|\\\\u[0-9a-fA-F]{4}|(?:\u001b|\\\\(?:u001b|x1b|033|e))\\[[\\d;]{0,20}m|%[0-9a-fA-F]{2})";
/**
 * Every pattern is linear: it starts at a fixed text that does not stand behind the given characters, which is looked at
 * last because it takes longest. A long run is `x{8}x*` and not `x{8,}`: the engine remembers every step of a counted
 * loop, and gives up with an exception after some millions (seen on Node 20).
 */
function shape(kind, notAfter, start, rest) {
    const apart = `(?<=(?:(?<![${notAfter}])|${afterEscape})${start})`;
    return { kind, pattern: new RegExp(start + apart + rest, "g") };
}
const alnum = "A-Za-z0-9";
const word = "\\w-";
const shapes = [
    shape("jwt", word, "eyJ", "[\\w-]{8}[\\w-]*\\.eyJ[\\w-]{8}[\\w-]*\\.[\\w-]{8}[\\w-]*"),
    shape("github-token", alnum, "gh[pousr]_", "[A-Za-z0-9][\\w.-]{30}[\\w.-]*"),
    { kind: "github-token", pattern: /github_pat_\w{22}\w*/g },
    shape("gitlab-token", alnum, "gl(?:pat|ptt|dt|rt)-", "[\\w-]{20}[\\w-]*"),
    shape("aws-key-id", alnum, "(?:AKIA|ASIA|ABIA|ACCA)", "[A-Z0-9]{16}(?![A-Z0-9])"),
    shape("google-key", word, "AIza", "[\\w-]{35}[\\w-]*"),
    shape("google-token", word, "ya29\\.", "[\\w.-]{20}[\\w.-]*"),
    shape("google-token", word, "GOCSPX-", "[\\w-]{20}[\\w-]*"),
    shape("slack-token", alnum, "(?:xox[a-z]|xapp)-", "[A-Za-z0-9-]{10}[A-Za-z0-9-]*"),
    {
        kind: "slack-webhook",
        pattern: /(?<=hooks\.slack\.com\/(?:services|workflows)\/)[\w/-]{10}[\w/-]*/g,
    },
    {
        kind: "discord-webhook",
        pattern: /(?<=discord(?:app)?\.com\/api\/webhooks\/\d{5,25}\/)[\w-]{20}[\w-]*/g,
    },
    { kind: "telegram-token", pattern: /(?<=(?:^|bot|[^\w])\d{8,10}:)AA[\w-]{30}[\w-]*/g },
    { kind: "azure-key", pattern: /(?<=AccountKey=)[A-Za-z0-9+/]{20}[A-Za-z0-9+/]*={0,2}/g },
    {
        kind: "signature",
        pattern: /(?<=X-Amz-(?:Signature|Credential|Security-Token)=)[\w%/.-]{16}[\w%/.-]*/g,
    },
    shape("digitalocean-token", alnum, "do[oprt]_v1_", "[a-f0-9]{32}[a-f0-9]*"),
    shape("age-key", alnum, "AGE-SECRET-KEY-1", "[A-Z0-9]{20}[A-Z0-9]*"),
    {
        kind: "npm-token",
        pattern: /(?<=:_(?:authToken|auth|password)=)(?!\$)[^\s"'\\[\]]{6}[^\s"'\\[\]]*/g,
    },
    {
        kind: "password",
        pattern: /(?<=\blogin [^\n|;&]{0,80}-p[ =])(?![$"'[-])[^\s"'\\[\]]{4}[^\s"'\\[\]]*/g,
    },
    { kind: "password", pattern: /(?<=<password>)[^<>\s[\]]{4,200}(?=<\/password>)/gi },
    shape("npm-token", alnum, "npm_", "[A-Za-z0-9]{30}[A-Za-z0-9]*"),
    shape("pypi-token", alnum, "pypi-AgE", "[\\w-]{40}[\\w-]*"),
    shape("api-key", word, "sk-", "(?:ant|proj|svcacct|admin|or|lf)-[\\w-]{16}[\\w-]*"),
    shape("api-key", word, "sk-", "[A-Za-z0-9]{20}[A-Za-z0-9]*(?![\\w-])"),
    shape("stripe-key", alnum, "(?:[rs]k_(?:live|test)|whsec)_", "[A-Za-z0-9]{10}[A-Za-z0-9]*"),
    shape("huggingface-token", alnum, "hf_", "[A-Za-z0-9]{30}[A-Za-z0-9]*"),
    shape("sendgrid-key", "\\w.-", "SG\\.", "[\\w-]{16}[\\w-]*\\.[\\w-]{16}[\\w-]*"),
];
/** Forty characters of a secret key, right behind the id it belongs to. */
const awsPair = /(\[redacted aws-key-id\](?:[\s"',:;=|]|aws_secret_access_key|secretAccessKey|SecretKey){1,12})[A-Za-z0-9/+]{40}(?![A-Za-z0-9/+=])/gi;
const urlPassword = /(?<=:\/\/)[^\s/@:"'`<>]{0,100}:(?![$%{<])[^\s/@"'`<>]{1,300}(?=@)/g;
const authorization = /(authorization["']?\s{0,5}[:=]\s{0,5}["']?(?:(?:bearer|basic|token|digest)\s{1,5})?|bearer\s{1,5})([\w.~+/=-]{12}[\w.~+/=-]*)/gi;
const assignment = /((?:password|passwd|passphrase|secret(?:[_-]?access)?(?:[_-]?key)?(?:[_-]?base)?|token|api[_-]?key|access[_-]?key|auth[_-]?key|credentials?|private[_-]?key)["'\\]{0,3}\s{0,5}(?:=>|:=|[=:])\s{0,5}["'\\]{0,3})([^\s"'`,;\\()[\]{}<>|&]{8}[^\s"'`,;\\()[\]{}<>|&]*)/gi;
const keyMarker = /-----(BEGIN|END) [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----/g;
/** What is left of a key whose end was cut off: lines of base64, line breaks possibly written as `\n`. */
const keyBody = /^(?:(?:\s|\\[nr]){0,4}[A-Za-z0-9+/=]{16,200})*/;
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
/** A function that gives a line of a file (or null), for code frames: without the lines that hold a credential. */
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
            const start = marker.index + marker[0].length;
            end = start + (keyBody.exec(text.slice(start, start + longestKey))?.[0].length ?? 0);
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

/***/ 6137:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ SourceText),
/* harmony export */   o: () => (/* binding */ lowerFirst)
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
/** A sentence as a clause: its first letter small. */
function lowerFirst(text) {
    return text.slice(0, 1).toLowerCase() + text.slice(1);
}


/***/ }),

/***/ 7110:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ readTool),
/* harmony export */   a: () => (/* binding */ commandLine)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9598);
/* harmony import */ var _content_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9329);
/* harmony import */ var _records_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8078);



/** Where the tools that run a command have it. Hooks get all of them as `Bash` with `{command}`. */
const shells = {
    shell: "command",
    "container.exec": "command",
    local_shell: "command",
    shell_command: "command",
    exec_command: "cmd",
};
/** Shells whose last argument is the command line, and the option in front of it. */
const wrappers = [
    { program: /^(?:ba|da|k|z)?sh$/, option: /^-[a-z]*c$/ },
    { program: /^(?:pwsh|powershell)(?:\.exe)?$/i, option: /^-c(?:ommand)?$/i },
    { program: /^cmd(?:\.exe)?$/i, option: /^\/c$/i },
];
/**
 * Reads a call by its recorded name and arguments, as hooks of 0.12x and later get it.
 * @param args the arguments: a text of JSON, a patch, or (hand-made and converted recordings) an object
 */
function readTool(name, args) {
    const parsed = typeof args === "string" ? (0,_content_text_js__WEBPACK_IMPORTED_MODULE_0__/* .parseText */ .r)(args) : args;
    const fields = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(parsed) ? parsed : {};
    if (name === "write_stdin") {
        const session = (0,_records_js__WEBPACK_IMPORTED_MODULE_2__/* .valueAt */ .fK)(fields, "session_id");
        const known = typeof session === "number" || typeof session === "string";
        return { kind: "look", session: known ? `${session}` : null };
    }
    if (name === "apply_patch") {
        const patch = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .stringAt */ .bX)(fields, "input") ?? (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .stringAt */ .bX)(fields, "command");
        const text = patch ?? (typeof args === "string" ? args : null);
        return text === null ? { kind: "unreadable" } : call(name, { command: text });
    }
    const key = Object.hasOwn(shells, name) ? shells[name] : undefined;
    if (key === undefined)
        return call(name, (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(parsed) ? parsed : args);
    const command = commandIn(fields, key);
    return command === null ? { kind: "unreadable" } : call("Bash", { command });
}
function call(name, input) {
    return { kind: "call", name, input };
}
function commandIn(fields, key) {
    const line = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .stringAt */ .bX)(fields, key);
    if (line !== null)
        return line;
    const argv = ((0,_records_js__WEBPACK_IMPORTED_MODULE_2__/* .listAt */ .gT)(fields, key) ?? []).filter((part) => typeof part === "string");
    return argv.length === 0 ? null : commandLine(argv);
}
/** `["bash", "-lc", "ls -l"]` is `ls -l`; anything else is joined, with quotes where they are needed. */
function commandLine(argv) {
    const [program = "", ...options] = argv;
    const line = options.pop();
    const name = program.slice(Math.max(program.lastIndexOf("/"), program.lastIndexOf("\\")) + 1);
    const wrapper = wrappers.find((known) => known.program.test(name));
    const option = options.at(-1);
    if (line !== undefined && option !== undefined && wrapper?.option.test(option))
        return line;
    return argv.map(quoted).join(" ");
}
function quoted(word) {
    if (/^[\w@%+=:,./-]+$/.test(word))
        return word;
    return `'${word.replaceAll("'", "'\\''")}'`;
}


/***/ }),

/***/ 9329:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ contentText),
/* harmony export */   r: () => (/* binding */ parseText)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9598);
/* harmony import */ var _records_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8078);


/** The text of a message's content: the string itself, or the texts of its parts, a line each. */
function contentText(content) {
    if (typeof content === "string")
        return content;
    const parts = Array.isArray(content) ? content : [content];
    return parts
        .flatMap((part) => (typeof part === "string" ? part : (textIn(part) ?? [])))
        .join("\n");
}
function textIn(part) {
    return (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(part) ? (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .stringAt */ .bX)(part, "text") : null;
}
/**
 * JSON that is written inside a text, as models write arguments: its value. Undefined when it is not valid, or
 * nested so deep that it could not be written again.
 */
function parseText(text) {
    try {
        const value = JSON.parse(text);
        return (0,_records_js__WEBPACK_IMPORTED_MODULE_1__/* .isDeeperThan */ .hz)(value, _records_js__WEBPACK_IMPORTED_MODULE_1__/* .deepest */ .JS) ? undefined : value;
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 6427:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ sessionIn),
/* harmony export */   f: () => (/* binding */ withSession)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9598);

const fields = {
    "claude-code": { id: "session_id", folder: "cwd", folders: false },
    "gemini-cli": { id: "session_id", folder: "cwd", folders: false },
    antigravity: { id: "conversationId", folder: "workspacePaths", folders: true },
    "agent-hooks": { id: "session_id", folder: "work_dir", folders: false },
    codex: { id: "session_id", folder: "cwd", folders: false },
    copilot: { id: "sessionId", folder: "cwd", folders: false },
    cursor: { id: "conversation_id", folder: "workspace_roots", folders: true },
};
/**
 * What one payload tells of its session. The two commonest names count in every agent's payload: people write them by
 * hand.
 */
function sessionIn(dialect, input) {
    const { id, folder } = fields[dialect];
    return {
        sessionId: (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .stringAt */ .bX)(input, id) ?? (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .stringAt */ .bX)(input, "session_id"),
        cwd: firstText(Object.hasOwn(input, folder) ? input[folder] : undefined) ?? (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .stringAt */ .bX)(input, "cwd"),
    };
}
/** The payload with the facts it does not hold itself put in front. */
function withSession(dialect, input, { sessionId = null, cwd = null }) {
    const { id, folder, folders } = fields[dialect];
    const told = sessionIn(dialect, input);
    const missing = {};
    if (sessionId !== null && told.sessionId === null)
        missing[id] = sessionId;
    if (cwd !== null && told.cwd === null)
        missing[folder] = folders ? [cwd] : cwd;
    return Object.keys(missing).length === 0 ? input : { ...missing, ...input };
}
function firstText(value) {
    const first = Array.isArray(value) ? value[0] : value;
    return typeof first === "string" ? first : null;
}


/***/ }),

/***/ 8078:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ parseLine),
/* harmony export */   Dx: () => (/* binding */ linesOf),
/* harmony export */   E_: () => (/* binding */ withoutMark),
/* harmony export */   JS: () => (/* binding */ deepest),
/* harmony export */   Qv: () => (/* binding */ objectsIn),
/* harmony export */   fK: () => (/* binding */ valueAt),
/* harmony export */   gT: () => (/* binding */ listAt),
/* harmony export */   hz: () => (/* binding */ isDeeperThan),
/* harmony export */   vM: () => (/* binding */ isSet)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9598);

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
    if (!(0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value)) {
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


/***/ }),

/***/ 2328:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Z: () => (/* binding */ sniff)
});

// UNUSED EXPORTS: readers

// EXTERNAL MODULE: ./build/model/json.js
var json = __webpack_require__(9598);
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
        const text = (0,json/* isObject */.Gv)(block) && block.type === "text" ? (0,json/* stringAt */.bX)(block, "text") : null;
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

// EXTERNAL MODULE: ./build/transcripts/content-text.js
var content_text = __webpack_require__(9329);
;// CONCATENATED MODULE: ./build/transcripts/bounded-map.js
const defaultLimits = { entries: 10_000, characters: 64 * 1024 * 1024 };
/** A map that forgets its oldest entries, for what a hostile recording could pile up. */
class BoundedMap {
    #limits;
    #entries = new Map();
    #characters = 0;
    constructor(limits = {}) {
        this.#limits = { ...defaultLimits, ...limits };
    }
    get(key) {
        return this.#entries.get(key)?.value;
    }
    /**
     * Puts an entry in, as the newest. Gives back what had to go for it, oldest first; the entry itself always stays.
     * @param characters length of the line it came from
     */
    set(key, value, characters = 0) {
        this.take(key);
        this.#entries.set(key, { value, characters });
        this.#characters += characters;
        return this.#holds(1) ? [] : this.#forgetOldest(key);
    }
    /** Takes an entry out. */
    take(key) {
        const entry = this.#entries.get(key);
        if (entry === undefined)
            return undefined;
        this.#entries.delete(key);
        this.#characters -= entry.characters;
        return entry.value;
    }
    /** Takes out the entry that has been there longest. */
    takeOldest() {
        const [oldest] = this.#entries.keys();
        return oldest === undefined ? undefined : this.take(oldest);
    }
    clear() {
        this.#entries.clear();
        this.#characters = 0;
    }
    /** Goes a little below the limits, as looking for the oldest costs more the more have gone before it. */
    #forgetOldest(newest) {
        const gone = [];
        for (const oldest of this.#entries.keys()) {
            if (oldest === newest || this.#holds(0.9))
                break;
            const value = this.take(oldest);
            if (value !== undefined)
                gone.push(value);
        }
        return gone;
    }
    /** Whether what is in it keeps to this share of the limits. */
    #holds(share) {
        const { entries, characters } = this.#limits;
        return (this.#entries.size <= Math.ceil(entries * share) &&
            this.#characters <= Math.ceil(characters * share));
    }
}

;// CONCATENATED MODULE: ./build/transcripts/conversation.js

/** Follows a conversation step by step, and tells its moments. */
class Conversation {
    /** By id. Of too many the oldest get no second moment. */
    #open = new BoundedMap();
    /** Calls without an id, by the number they got. */
    #nameless = new BoundedMap();
    #count = 0;
    #started = false;
    #prompt = "";
    /** The newest answer, as long as it may have been the last of its turn. */
    #said = null;
    #line = null;
    *step(step) {
        const { line } = step;
        if (!this.#started)
            yield { kind: "start", line };
        this.#started = true;
        this.#line = line;
        if (step.kind === "prompt") {
            yield* this.#stop();
            this.#prompt = step.text;
            yield { kind: "prompt", text: step.text, line };
        }
        else if (step.kind === "answer") {
            this.#said = { text: step.text, line };
        }
        else if (step.kind === "call") {
            this.#said = null;
            this.#add(step.call);
            yield { kind: "before", call: step.call, line };
        }
        else if (step.kind === "result") {
            const call = this.#take(step.id);
            if (call !== undefined)
                yield { kind: "after", call, outcome: step.outcome, line };
        }
    }
    /** No more steps will come. */
    *end() {
        yield* this.#stop();
        if (this.#started)
            yield { kind: "end", line: this.#line };
    }
    /** The turn is over, if the model spoke last: a call it made would have had a result and another answer. */
    *#stop() {
        const said = this.#said;
        this.#said = null;
        if (said !== null) {
            yield { kind: "stop", prompt: this.#prompt, said: said.text, line: said.line };
        }
    }
    #add(call) {
        this.#count += 1;
        if (call.id === null)
            this.#nameless.set(this.#count, this.#count);
        this.#open.set(call.id ?? this.#count, call);
    }
    #take(id) {
        const key = id ?? this.#nameless.takeOldest();
        return key === undefined ? undefined : this.#open.take(key);
    }
}

;// CONCATENATED MODULE: ./build/transcripts/conversation-vendor.js
/** What converters and agents call themselves, in lower case. */
const agentNames = {
    "claude-code": "claude-code",
    claude: "claude-code",
    codex: "codex",
    "codex-cli": "codex",
    "gemini-cli": "gemini-cli",
    gemini: "gemini-cli",
    antigravity: "antigravity",
    "antigravity-cli": "antigravity",
    agy: "antigravity",
    copilot: "copilot",
    "copilot-cli": "copilot",
    "github-copilot-cli": "copilot",
    kimi: "agent-hooks",
    "kimi-cli": "agent-hooks",
    "kimi-code": "agent-hooks",
};
/** Tools by whose name alone an agent is known. Names that many agents use (`read_file`, `shell`) are not here. */
const tellingTools = {
    "claude-code": [
        "Bash",
        "Read",
        "Write",
        "Edit",
        "MultiEdit",
        "NotebookEdit",
        "TodoWrite",
        "WebFetch",
        "ExitPlanMode",
    ],
    "gemini-cli": [
        "run_shell_command",
        "search_file_content",
        "google_web_search",
        "list_directory",
        "read_many_files",
        "save_memory",
        "write_todos",
    ],
    antigravity: [
        "replace_file_content",
        "multi_replace_file_content",
        "read_url_content",
        "find_by_name",
    ],
    codex: ["exec_command", "write_stdin", "update_plan"],
    copilot: ["report_intent", "read_bash", "write_bash", "stop_bash"],
    "agent-hooks": ["Shell", "ReadFile", "WriteFile", "StrReplaceFile", "SetTodoList"],
};
/** The dialect of an agent by the name it goes by; null when it is not known. */
function dialectOfAgent(name) {
    const key = (name ?? "").toLowerCase().replaceAll(/[\s_]+/g, "-");
    return (Object.hasOwn(agentNames, key) ? agentNames[key] : undefined) ?? null;
}
/** The dialect most of these tools belong to; null when none does, or two do as well. */
function dialectOfTools(tools) {
    const counts = new Map();
    for (const tool of tools) {
        for (const [id, names] of Object.entries(tellingTools)) {
            const dialect = id;
            if (names.includes(tool))
                counts.set(dialect, (counts.get(dialect) ?? 0) + 1);
        }
    }
    const [first, second] = [...counts].sort(([, a], [, b]) => b - a);
    if (first === undefined || first[1] === second?.[1])
        return null;
    return first[0];
}

// EXTERNAL MODULE: ./build/transcripts/codex-tool.js
var codex_tool = __webpack_require__(7110);
;// CONCATENATED MODULE: ./build/transcripts/conversation-voices.js

const say = (name, fields = {}) => ({ name, fields });
/** The known facts under a vendor's own names. */
function facts(pairs) {
    return Object.fromEntries(pairs.filter(([, value]) => value !== null));
}
const snake = (name, { sessionId, cwd }) => ({
    ...facts([
        ["session_id", sessionId],
        ["cwd", cwd],
    ]),
    hook_event_name: name,
});
const toolFields = (call) => ({
    tool_name: call.tool,
    tool_input: call.input,
    ...(call.id === null ? {} : { tool_use_id: call.id }),
});
const claudeCode = {
    common: snake,
    start: [say("SessionStart", { source: "startup" })],
    end: [say("SessionEnd", { reason: "other" })],
    prompt: ({ text }) => [say("UserPromptSubmit", { prompt: text })],
    before: (call) => [say("PreToolUse", toolFields(call))],
    after: (call, { content, text, failed }) => [
        failed
            ? say("PostToolUseFailure", { ...toolFields(call), error: text })
            : say("PostToolUse", { ...toolFields(call), tool_response: content }),
    ],
    stop: ({ said }) => [say("Stop", { stop_hook_active: false, last_assistant_message: said })],
};
/** Hooks of Codex get commands and patches under names of their own; a failed call has no second event. */
const codex = {
    ...claudeCode,
    end: [],
    before: (call) => codexFields(call).map((fields) => say("PreToolUse", fields)),
    after: (call, { text, failed }) => failed
        ? []
        : codexFields(call).map((fields) => say("PostToolUse", { ...fields, tool_response: text })),
};
function codexFields(call) {
    const tool = (0,codex_tool/* readTool */.X)(call.tool, call.input);
    if (tool.kind !== "call")
        return [];
    return [{ ...toolFields(call), tool_name: tool.name, tool_input: tool.input }];
}
const geminiCli = {
    common: snake,
    start: [say("SessionStart", { source: "startup" })],
    end: [say("SessionEnd", { reason: "exit" })],
    prompt: ({ text }) => [say("BeforeAgent", { prompt: text })],
    before: ({ tool, input }) => [say("BeforeTool", { tool_name: tool, tool_input: input })],
    after: ({ tool, input }, { content, text, failed }) => {
        const error = failed ? { error: { message: text } } : {};
        const tool_response = { llmContent: content, ...error };
        return [say("AfterTool", { tool_name: tool, tool_input: input, tool_response })];
    },
    stop: ({ prompt, said }) => [
        say("AfterAgent", { prompt, prompt_response: said, stop_hook_active: false }),
    ],
};
/** The steps of a session are not known here, so the events around them are not told. */
const antigravity = {
    common: (_name, { sessionId }) => facts([["conversationId", sessionId]]),
    start: [],
    end: [],
    prompt: () => [],
    before: ({ tool, input }) => [say("PreToolUse", { toolCall: { name: tool, args: input } })],
    after: ({ tool, input }, { text, failed }) => [
        say("PostToolUse", { toolCall: { name: tool, args: input }, error: failed ? text : "" }),
    ],
    stop: () => [say("Stop")],
};
const copilot = {
    common: (_name, { sessionId, cwd }) => facts([
        ["sessionId", sessionId],
        ["cwd", cwd],
    ]),
    start: [say("sessionStart", { source: "new" })],
    end: [say("sessionEnd", { reason: "complete" })],
    prompt: ({ text }) => [say("userPromptSubmitted", { prompt: text })],
    before: ({ tool, input }) => [say("preToolUse", { toolName: tool, toolArgs: input })],
    after: ({ tool, input }, { text, failed }) => {
        const fields = { toolName: tool, toolArgs: input };
        const toolResult = { resultType: "success", textResultForLlm: text };
        return [
            failed
                ? say("postToolUseFailure", { ...fields, error: text })
                : say("postToolUse", { ...fields, toolResult }),
        ];
    },
    stop: () => [say("agentStop", { stopReason: "end_turn" })],
};
const agentHooks = {
    common: (name, { sessionId, cwd }) => ({
        event_type: name,
        ...facts([
            ["session_id", sessionId],
            ["work_dir", cwd],
        ]),
    }),
    start: [say("pre-session", { args: {} })],
    end: [say("post-session")],
    prompt: () => [say("pre-agent-turn")],
    before: (call) => [say("pre-tool-call", toolFields(call))],
    after: (call, { content, text, failed }) => {
        const outcome = failed
            ? { tool_output: null, error: text }
            : { tool_output: content, error: null };
        const name = failed ? "post-tool-call-failure" : "post-tool-call";
        return [say(name, { ...toolFields(call), ...outcome })];
    },
    stop: ({ said }) => {
        const final_message = { role: "assistant", content: said };
        return [
            say("pre-agent-turn-stop", { stop_reason: "no_tool_calls", final_message }),
            say("post-agent-turn-stop"),
            say("post-agent-turn"),
        ];
    },
};
const voices = {
    "claude-code": claudeCode,
    codex,
    "gemini-cli": geminiCli,
    antigravity,
    copilot,
    "agent-hooks": agentHooks,
};
/** The events of a moment in an agent's words, with the fields every payload has. */
function speak(dialect, moment, known) {
    const voice = voices[dialect] ?? claudeCode;
    return words(voice, moment).map(({ name, fields }) => ({
        name,
        fields: { ...voice.common(name, known), ...fields },
    }));
}
function words(voice, moment) {
    if (moment.kind === "start" || moment.kind === "end")
        return voice[moment.kind];
    if (moment.kind === "prompt")
        return voice.prompt(moment);
    if (moment.kind === "before")
        return voice.before(moment.call);
    if (moment.kind === "after")
        return voice.after(moment.call, moment.outcome);
    return voice.stop(moment);
}

;// CONCATENATED MODULE: ./build/transcripts/conversation-reader.js



/** So many calls are looked at to find out whose they are. */
const mostLookedAt = 200;
/** Tells a conversation in the events of the agent it was had with; in those of Claude Code when that is not known. */
async function* tellConversation(recording) {
    const { facts } = recording;
    const dialect = recording.dialect ?? (await guessDialect(recording));
    if (facts.sessionId !== null || facts.cwd !== null || facts.agentVersion !== null) {
        yield { kind: "session", session: facts };
    }
    const conversation = new Conversation();
    const told = { calls: false };
    const events = (moments) => [...moments].flatMap((moment) => eventsOf(moment, dialect ?? "claude-code", facts));
    for await (const step of recording.steps()) {
        if (step.kind === "unreadable") {
            yield { kind: "skipped", line: step.line ?? 1, why: step.why };
            continue;
        }
        told.calls ||= step.kind === "call";
        yield* events(conversation.step(step));
    }
    yield* events(conversation.end());
    if (told.calls)
        yield* notices(dialect);
}
function* notices(dialect) {
    if (dialect === null) {
        const text = "the recording does not say which agent made it: tool names are taken as they are, in the events of Claude Code";
        yield { kind: "notice", text };
    }
    if (dialect === "antigravity") {
        const text = "PreInvocation and PostInvocation are not replayed: the recording does not hold the steps of the session";
        yield { kind: "notice", text };
    }
}
async function guessDialect(recording) {
    const tools = [];
    for await (const step of recording.steps()) {
        if (step.kind !== "call")
            continue;
        tools.push(step.call.tool);
        if (tools.length >= mostLookedAt)
            break;
    }
    return dialectOfTools(tools);
}
function eventsOf(moment, dialect, facts) {
    const call = "call" in moment ? moment.call : null;
    const { line } = moment;
    return speak(dialect, moment, facts).map(({ name, fields }) => ({
        kind: "event",
        event: {
            dialect,
            name,
            input: fields,
            line,
            callId: call?.id ?? null,
            agent: null,
            expect: null,
        },
    }));
}

// EXTERNAL MODULE: ./build/source/located.js
var source_located = __webpack_require__(4802);
// EXTERNAL MODULE: ./build/source/json.js
var source_json = __webpack_require__(2112);
// EXTERNAL MODULE: ./build/source/text.js
var source_text = __webpack_require__(6137);
// EXTERNAL MODULE: ./build/transcripts/records.js
var transcripts_records = __webpack_require__(8078);
;// CONCATENATED MODULE: ./build/transcripts/json-document.js




/** Finding the place of every value costs memory; above this many characters nothing has a line. */
const mostLocated = 20 * 1024 * 1024;
/** Reads a recording as one document. Throws only for I/O errors. */
async function readDocument(source) {
    const whole = await source.whole();
    if (whole === null)
        return { line: 1, why: "the document is too large to be read" };
    const text = new source_text/* SourceText */.D(source.file, (0,transcripts_records/* withoutMark */.E_)(whole));
    let root;
    try {
        root = JSON.parse(text.text);
    }
    catch {
        return brokenAt(text);
    }
    if ((0,transcripts_records/* isDeeperThan */.hz)(root, transcripts_records/* deepest */.JS)) {
        return { line: 1, why: `the document is nested deeper than ${transcripts_records/* deepest */.JS} levels` };
    }
    const located = locate(text);
    return {
        root,
        lineOf: (path) => (located === null ? null : text.place((0,source_located/* nodeAt */.oB)(located, path)).line),
    };
}
function locate(text) {
    if (text.text.length > mostLocated)
        return null;
    return (0,source_json/* parseJson */.q)(text, { comments: "rejected", bom: "stripped" }).root;
}
function brokenAt(text) {
    const plain = { line: 1, why: "the document is not valid JSON" };
    if (text.text.length > mostLocated)
        return plain;
    const [problem] = (0,source_json/* parseJson */.q)(text, { comments: "rejected", bom: "stripped" }).problems;
    if (problem === undefined)
        return plain;
    const { line } = text.place(problem.span);
    return { line, why: `the document is not valid JSON: ${problem.what}` };
}
/**
 * What there is of a document in the beginning of its file, for sniffing: its value as far as it goes, or the first of
 * several. Null when there is none.
 */
function beginningOf(head) {
    const text = new source_text/* SourceText */.D("", (0,transcripts_records/* withoutMark */.E_)(head));
    return (0,source_json/* parseJson */.q)(text, { comments: "rejected", bom: "stripped" }).root;
}

;// CONCATENATED MODULE: ./build/transcripts/message-list.js




/** A torn first line must not make a document out of lines: so many are looked at. */
const message_list_mostLookedAt = 5;
/** Opens a list of messages. Throws only for I/O errors. */
async function openMessageList(source) {
    if (await isLines(source))
        return { entries: () => lineEntries(source), document: null };
    const document = await readDocument(source);
    if ("why" in document)
        return document;
    const { root, lineOf } = document;
    const messages = messagesIn(root);
    if (messages === null)
        return { line: 1, why: "the document has no list of messages" };
    const path = Array.isArray(root) ? [] : ["messages"];
    async function* entries() {
        for (const [index, message] of (messages ?? []).entries()) {
            const line = lineOf([...path, index]);
            if ((0,json/* isObject */.Gv)(message))
                yield { message, line };
            else
                yield { why: "a message is not an object", line };
        }
    }
    return { entries, document: (0,json/* isObject */.Gv)(root) ? root : null };
}
/** The messages of a document: the list that it is, or the one under `messages`. */
function messagesIn(root) {
    if (Array.isArray(root))
        return root;
    return (0,json/* isObject */.Gv)(root) ? (0,transcripts_records/* listAt */.gT)(root, "messages") : null;
}
/** Whether there is a message on a line of its own at the beginning of the file. */
async function isLines(source) {
    let looked = 0;
    for await (const line of source.lines()) {
        const parsed = (0,transcripts_records/* parseLine */.A)(line);
        if (parsed === null)
            continue;
        if ("record" in parsed && isMessage(parsed.record))
            return true;
        // A list or a whole document on one line, or the opening of one that goes on.
        const whole = "record" in parsed ? (0,transcripts_records/* listAt */.gT)(parsed.record, "messages") !== null : parsed.json;
        if (whole || "[{,:".includes(line.text.trimEnd().slice(-1)))
            return false;
        looked += 1;
        if (looked === message_list_mostLookedAt)
            return false;
    }
    return false;
}
async function* lineEntries(source) {
    for await (const line of source.lines()) {
        const parsed = (0,transcripts_records/* parseLine */.A)(line);
        if (parsed === null)
            continue;
        if ("why" in parsed)
            yield { why: parsed.why, line: line.number };
        else
            yield { message: parsed.record, line: line.number };
    }
}
/** The messages in the beginning of a file, for sniffing. */
function messagesInHead(head) {
    const start = head.trimStart();
    if (!/^[\ufeff]?[[{]/.test(start) || !head.includes('"role"'))
        return [];
    const lines = (0,transcripts_records/* linesOf */.Dx)(head).flatMap((line) => ("record" in line ? [line.record] : []));
    const own = lines.filter(isMessage);
    if (own.length > 0)
        return own;
    const root = beginningOf(head);
    const messages = root === null ? null : messagesIn((0,source_located/* toJson */.aB)(root));
    return (messages ?? []).filter(json/* isObject */.Gv).filter(isMessage);
}
/** Records of other formats have a type; of messages only an answer as the API gave it has one. */
function isMessage(value) {
    const said = Object.hasOwn(value, "content") || Object.hasOwn(value, "tool_calls");
    const plain = !Object.hasOwn(value, "type");
    const answer = (0,json/* stringAt */.bX)(value, "type") === "message" && (0,json/* stringAt */.bX)(value, "model") !== null;
    return (0,json/* stringAt */.bX)(value, "role") !== null && said && (plain || answer);
}

;// CONCATENATED MODULE: ./build/transcripts/message-steps.js
/** A list of messages as a conversation; `stepsOf` says what a message means in this format. */
function messageSteps(list, stepsOf) {
    return {
        async *steps() {
            for await (const entry of list.entries()) {
                if ("message" in entry)
                    yield* stepsOf(entry.message, entry.line);
                else
                    yield { kind: "unreadable", why: entry.why, line: entry.line };
            }
        },
        dialect: null,
        facts: { sessionId: null, cwd: null, agentVersion: null },
    };
}

;// CONCATENATED MODULE: ./build/transcripts/anthropic-messages.js







/** How Amp names the state of a call that gave no result. */
const failedStates = new Set(["error", "rejected-by-user", "cancelled"]);
/**
 * Messages as Anthropic's API takes them: a list, a document with `messages` (a thread of Amp, too), or one a line.
 */
const anthropicMessages = {
    format: "anthropic-messages",
    dialect: null,
    sniff(head) {
        const messages = messagesInHead(head);
        if (messages.some((message) => toolBlocks(message).length > 0))
            return 2;
        const roles = new Set(messages.map((message) => (0,json/* stringAt */.bX)(message, "role")));
        const blocks = messages.some((message) => blocksIn(message).length > 0);
        return blocks && roles.has("user") && roles.has("assistant") ? 1 : 0;
    },
    async *read(source) {
        const list = await openMessageList(source);
        if ("why" in list)
            yield { kind: "skipped", ...list };
        else
            yield* tellConversation(messageSteps(list, stepsOf));
    },
};
function stepsOf(message, line) {
    const role = (0,json/* stringAt */.bX)(message, "role");
    if (role === "user")
        return [...results(message, line), ...anthropic_messages_prompt(message, line)];
    if (role !== "assistant")
        return [];
    const text = textsIn((0,transcripts_records/* valueAt */.fK)(message, "content")).join("\n").trim();
    const answer = text === "" ? [] : [{ kind: "answer", text, line }];
    return [...answer, ...calls(message, line)];
}
function anthropic_messages_prompt(message, line) {
    const said = readUserText((0,transcripts_records/* valueAt */.fK)(message, "content"));
    return said?.kind === "prompt" ? [{ kind: "prompt", text: said.text, line }] : [];
}
function calls(message, line) {
    return toolBlocks(message, "tool_use").map((block) => {
        const tool = (0,json/* stringAt */.bX)(block, "name");
        if (tool === null)
            return { kind: "unreadable", why: "a tool call has no name", line };
        const input = (0,json/* objectAt */.lJ)(block, "input") ?? {};
        return { kind: "call", call: { id: (0,json/* stringAt */.bX)(block, "id"), tool, input }, line };
    });
}
function results(message, line) {
    return toolBlocks(message, "tool_result").map((block) => {
        const id = (0,json/* stringAt */.bX)(block, "tool_use_id") ?? (0,json/* stringAt */.bX)(block, "toolUseID");
        return { kind: "result", id, outcome: outcomeOf(block), line };
    });
}
function outcomeOf(block) {
    const run = (0,json/* objectAt */.lJ)(block, "run") ?? {};
    const content = (0,transcripts_records/* valueAt */.fK)(block, "content") ?? (0,transcripts_records/* valueAt */.fK)(run, "result") ?? (0,transcripts_records/* valueAt */.fK)(run, "error");
    const failed = (0,transcripts_records/* isSet */.vM)(block, "is_error") || failedStates.has((0,json/* stringAt */.bX)(run, "status") ?? "");
    return { content, text: (0,content_text/* contentText */.T)(content), failed };
}
function blocksIn(message) {
    return ((0,transcripts_records/* listAt */.gT)(message, "content") ?? []).filter(json/* isObject */.Gv);
}
function toolBlocks(message, type) {
    const types = type === undefined ? ["tool_use", "tool_result"] : [type];
    return blocksIn(message).filter((block) => types.includes((0,json/* stringAt */.bX)(block, "type") ?? ""));
}

;// CONCATENATED MODULE: ./build/transcripts/antigravity-arguments.js

/** What stands where a text was cut. */
const cutMark = /<truncated \d+ bytes>/;
/** The style by the file's name, or where that says nothing by the arguments of its calls. */
function styleOf(file, calls) {
    const name = file.slice(file.lastIndexOf("/") + 1);
    if (name === "transcript_full.jsonl")
        return "native";
    if (name === "transcript.jsonl")
        return "encoded";
    return calls.some(looksEncoded) ? "encoded" : "native";
}
function looksEncoded(args) {
    const values = Object.values(args);
    return (values.every((value) => typeof value === "string") &&
        values.some((value) => typeof value === "string" && value.startsWith('"')));
}
/** Decodes each value by itself. One that was cut keeps its text. */
function readArguments(args, style) {
    if (style === "native")
        return { args, cut: false };
    let cut = false;
    const decoded = Object.entries(args).map(([key, value]) => {
        if (typeof value !== "string")
            return [key, value];
        const inner = (0,content_text/* parseText */.r)(value);
        if (inner === undefined && isBroken(value))
            cut = true;
        return [key, inner === undefined ? value : inner];
    });
    return { args: Object.fromEntries(decoded), cut };
}
/** A text that is no JSON was written as it is, unless it begins like one or bears the mark of a cut. */
function isBroken(value) {
    return /^\s*["[{]/.test(value) || cutMark.test(value);
}

;// CONCATENATED MODULE: ./build/transcripts/antigravity-rows.js


/** The beginning of a message is enough to find out who sent it. */
const senderWithin = 2000;
const sender = /\bsender=\S*\/task-(\d{1,15})\b/g;
/** Reads a record; a string says why it is no step. */
function readRow(record, line) {
    const step = (0,transcripts_records/* valueAt */.fK)(record, "step_index");
    const type = (0,json/* stringAt */.bX)(record, "type");
    if (typeof step !== "number" || !Number.isSafeInteger(step))
        return "it has no `step_index`";
    if (type === null)
        return "it has no `type`";
    return {
        step,
        line,
        type,
        byModel: (0,json/* stringAt */.bX)(record, "source") === "MODEL",
        running: (0,json/* stringAt */.bX)(record, "status") === "RUNNING",
        error: (0,json/* stringAt */.bX)(record, "error") ?? "",
        calls: callsOf(record),
        finished: type === "SYSTEM_MESSAGE" ? finishedIn((0,json/* stringAt */.bX)(record, "content") ?? "") : [],
    };
}
function callsOf(record) {
    return ((0,transcripts_records/* listAt */.gT)(record, "tool_calls") ?? []).flatMap((entry) => {
        const tool = (0,json/* isObject */.Gv)(entry) ? (0,json/* stringAt */.bX)(entry, "name") : null;
        if (!(0,json/* isObject */.Gv)(entry) || tool === null)
            return [];
        return [{ tool, args: (0,json/* objectAt */.lJ)(entry, "args") ?? (0,json/* objectAt */.lJ)(entry, "arguments") ?? {} }];
    });
}
function finishedIn(content) {
    return [...content.slice(0, senderWithin).matchAll(sender)].map(([, step]) => Number(step));
}
/** The rows in the order of the session. Several with the same index keep the order of the file. */
function inOrder(rows) {
    return [...rows].sort((a, b) => a.step - b.step);
}

;// CONCATENATED MODULE: ./build/transcripts/listing.js
/** More are not named one by one in a notice. */
const mostNamed = 12;
/** `11, 15 and 31`, or `11, 15 … and 40 more`: numbers for a notice, bounded in length. */
function listing(numbers) {
    const named = numbers.slice(0, mostNamed);
    const rest = numbers.length - named.length;
    if (rest > 0)
        return `${named.join(", ")} and ${rest} more`;
    const last = named.pop();
    if (last === undefined)
        return "none";
    return named.length === 0 ? `${last}` : `${named.join(", ")} and ${last}`;
}

;// CONCATENATED MODULE: ./build/transcripts/antigravity-replay.js




/**
 * The hook events of a session. The j-th call of step i has its result in step i + 1 + j (true for 835 of 835 calls in
 * four public recordings). `invocationNum` and `executionNum` count from 0 in every turn of the user (measured on
 * 1.2.16); the calls of one step are told one after the other.
 */
class AntigravityReplay {
    #rows;
    #results = new Map();
    #style;
    #conversation;
    /** Steps whose commands go on in the background. */
    #running = new Set();
    /** Steps with calls whose arguments are cut. */
    #cut = [];
    #invocation = 0;
    #execution = 0;
    /** @param conversation id of the session; null when it is not known */
    constructor(rows, file, conversation) {
        this.#rows = inOrder(rows);
        this.#style = styleOf(file, rows.flatMap((row) => row.calls.map((call) => call.args)));
        this.#conversation = conversation;
        for (const row of this.#rows) {
            if (isResult(row) && !this.#results.has(row.step))
                this.#results.set(row.step, row);
        }
    }
    *items() {
        const cwd = this.#folder();
        if (cwd !== null || this.#conversation !== null) {
            yield { kind: "session", session: { sessionId: this.#conversation, cwd } };
        }
        for (const [index, row] of this.#rows.entries()) {
            if (row.type === "USER_INPUT") {
                this.#invocation = 0;
                this.#execution = 0;
            }
            if (row.running)
                this.#running.add(row.step);
            for (const step of row.finished)
                this.#running.delete(step);
            if (row.type !== "PLANNER_RESPONSE")
                yield* this.#calls(row);
            else
                yield* this.#answer(row, this.#rows[index + 1]);
        }
        if (this.#cut.length > 0)
            yield { kind: "notice", text: this.#cutNotice() };
    }
    /** One answer of the model: what it called, or that it stopped. */
    *#answer(row, next) {
        const invocation = { invocationNum: this.#invocation, initialNumSteps: row.step };
        this.#invocation += 1;
        yield this.#event("PreInvocation", invocation, row.line);
        yield* this.#calls(row);
        yield this.#event("PostInvocation", invocation, row.line);
        if (row.calls.length === 0 && endsExecution(next))
            yield this.#stop(row);
    }
    *#calls(row) {
        for (const [position, call] of row.calls.entries())
            yield* this.#call(row, call, position);
    }
    *#call(row, call, position) {
        const stepIdx = row.step + 1 + position;
        const { args, cut } = readArguments(call.args, this.#style);
        if (cut)
            this.#cut.push(row.step);
        const id = `step-${stepIdx}`;
        const fields = { toolCall: { name: call.tool, args }, stepIdx };
        yield this.#event("PreToolUse", fields, row.line, id);
        const result = this.#results.get(stepIdx);
        if (result === undefined)
            return;
        yield this.#event("PostToolUse", { ...fields, error: result.error }, result.line, id);
    }
    #stop(row) {
        const executionNum = this.#execution;
        this.#execution += 1;
        const fullyIdle = this.#running.size === 0;
        return this.#event("Stop", { executionNum, fullyIdle }, row.line);
    }
    #event(name, fields, line, callId = null) {
        const id = this.#conversation;
        const input = { ...(id === null ? {} : { conversationId: id }), ...fields };
        return {
            kind: "event",
            event: { dialect: "antigravity", name, input, line, callId, agent: null, expect: null },
        };
    }
    /** No record names the workspace: the folder in which most commands ran is the best there is. */
    #folder() {
        const counts = new Map();
        for (const call of this.#rows.flatMap((row) => row.calls)) {
            if (call.tool !== "run_command")
                continue;
            const { args, cut } = readArguments(call.args, this.#style);
            const cwd = cut ? null : (0,json/* stringAt */.bX)(args, "Cwd");
            if (cwd !== null && cwd !== "")
                counts.set(cwd, (counts.get(cwd) ?? 0) + 1);
        }
        const [most] = [...counts].sort(([, a], [, b]) => b - a);
        return most?.[0] ?? null;
    }
    #cutNotice() {
        const count = this.#cut.length;
        const calls = count === 1 ? "1 call has" : `${count} calls have`;
        const steps = new Set(this.#cut);
        const where = `${steps.size === 1 ? "step" : "steps"} ${listing([...steps])}`;
        return `${calls} arguments that the recording cuts short (${where}): what hooks say of them is not reliable; replay \`transcript_full.jsonl\` instead, where there is one`;
    }
}
/** A row that can be what a call gave: a step of the agent, or the error in its place. */
function isResult(row) {
    if (row.type === "ERROR_MESSAGE")
        return true;
    return row.byModel && row.type !== "PLANNER_RESPONSE" && row.type !== "USER_INPUT";
}
/**
 * An answer without calls ends the execution, unless the agent itself goes on. What comes next in the same turn was
 * woken by something: a background command that is done, or a hook.
 */
function endsExecution(next) {
    return next === undefined || !next.byModel;
}

;// CONCATENATED MODULE: ./build/transcripts/antigravity.js




/** The order of a session shows only when all of it is there: this many characters of it. */
const mostCharacters = 256 * 1024 * 1024;
/** Where the agent keeps a session: `…/brain/<conversation>/.system_generated/logs/`. */
const folder = /(?:^|\/)brain\/([^/]+)\/\.system_generated\//;
/** Sessions of Antigravity: `transcript.jsonl` and `transcript_full.jsonl`, one step a line. */
const antigravityTranscripts = {
    format: "antigravity",
    dialect: "antigravity",
    sniff: (head) => ((0,transcripts_records/* objectsIn */.Qv)(head).some(isStep) ? 2 : 0),
    read: (source) => readSteps(source, mostCharacters),
};
/**
 * Reads a session, up to `limit` characters of it. Exported to test the limit.
 */
async function* readSteps(source, limit) {
    const rows = [];
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
        const parsed = (0,transcripts_records/* parseLine */.A)(line);
        if (parsed === null)
            continue;
        const row = "why" in parsed ? parsed.why : readRow(parsed.record, line.number);
        if (typeof row === "string")
            yield { kind: "skipped", line: line.number, why: row };
        else
            rows.push(row);
    }
    const [, conversation] = folder.exec(source.file) ?? [];
    yield* new AntigravityReplay(rows, source.file, conversation ?? null).items();
}
function isStep(record) {
    const texts = ["source", "type", "status"].every((key) => (0,json/* stringAt */.bX)(record, key) !== null);
    return texts && typeof (0,transcripts_records/* valueAt */.fK)(record, "step_index") === "number";
}

;// CONCATENATED MODULE: ./build/transcripts/atif-steps.js



/** What one step of a trajectory says. Copied context (1.5 and later) happened in another trajectory. */
function atif_steps_stepsOf(step, lineOf) {
    if ((0,transcripts_records/* isSet */.vM)(step, "is_copied_context"))
        return [];
    const source = (0,json/* stringAt */.bX)(step, "source");
    const text = (0,content_text/* contentText */.T)((0,transcripts_records/* valueAt */.fK)(step, "message"));
    const line = lineOf([]);
    if (source === "user")
        return text.trim() === "" ? [] : [{ kind: "prompt", text, line }];
    if (source !== "agent")
        return [];
    const answer = text.trim() === "" ? [] : [{ kind: "answer", text, line }];
    const calls = ((0,transcripts_records/* listAt */.gT)(step, "tool_calls") ?? []).map((entry, index) => stepOfCall(entry, lineOf(["tool_calls", index])));
    return [...answer, ...calls, ...atif_steps_results(step, calls, lineOf)];
}
function stepOfCall(entry, line) {
    const tool = (0,json/* isObject */.Gv)(entry) ? (0,json/* stringAt */.bX)(entry, "function_name") : null;
    if (!(0,json/* isObject */.Gv)(entry) || tool === null) {
        return { kind: "unreadable", why: "a tool call has no name", line };
    }
    const value = (0,transcripts_records/* valueAt */.fK)(entry, "arguments");
    const input = typeof value === "string" ? (0,content_text/* parseText */.r)(value) : (value ?? {});
    if (!(0,json/* isObject */.Gv)(input)) {
        const why = "the arguments of a tool call are not a JSON object";
        return { kind: "unreadable", why, line };
    }
    return { kind: "call", call: { id: (0,json/* stringAt */.bX)(entry, "tool_call_id"), tool, input }, line };
}
/** The observation of a step. One that names no call belongs to the only one there is. */
function atif_steps_results(step, calls, lineOf) {
    const own = calls.flatMap((call) => call.kind === "call" ? [call.call] : []);
    const [only] = own;
    const alone = own.length === 1 ? only : undefined;
    const entries = (0,transcripts_records/* listAt */.gT)((0,json/* objectAt */.lJ)(step, "observation") ?? {}, "results") ?? [];
    return entries.flatMap((entry, index) => {
        if (!(0,json/* isObject */.Gv)(entry))
            return [];
        const named = (0,json/* stringAt */.bX)(entry, "source_call_id");
        if (named === null && alone === undefined)
            return [];
        const id = named ?? alone?.id ?? null;
        const line = lineOf(["observation", "results", index]);
        return [{ kind: "result", id, outcome: atif_steps_outcomeOf(entry, step, alone !== undefined), line }];
    });
}
/**
 * The format has no mark for a failure; Harbor's converter of Claude Code sessions keeps theirs, and the structured result,
 * in `extra`.
 */
function atif_steps_outcomeOf(entry, step, alone) {
    const extra = (0,json/* objectAt */.lJ)(step, "extra") ?? {};
    const own = (0,json/* objectAt */.lJ)(entry, "extra") ?? {};
    const failed = (0,transcripts_records/* isSet */.vM)(entry, "is_error") ||
        (0,transcripts_records/* isSet */.vM)(own, "is_error") ||
        (alone && (0,transcripts_records/* isSet */.vM)(extra, "tool_result_is_error"));
    const metadata = (0,json/* objectAt */.lJ)(extra, "tool_result_metadata") ?? {};
    const structured = alone && !failed ? (0,transcripts_records/* valueAt */.fK)(metadata, "tool_use_result") : null;
    const content = (0,transcripts_records/* valueAt */.fK)(entry, "content");
    return { content: structured ?? content, text: (0,content_text/* contentText */.T)(content), failed };
}

;// CONCATENATED MODULE: ./build/transcripts/atif.js






/** Trajectories in the interchange format of Harbor (ATIF 1.0 to 1.7), one JSON document each. */
const atifTrajectories = {
    format: "atif",
    dialect: null,
    sniff(head) {
        if (/"schema_version"\s*:\s*"ATIF-v/.test(head))
            return 2;
        const keys = ['"steps"', '"step_id"', '"source"', '"agent"'];
        return keys.every((key) => head.includes(key)) ? 1 : 0;
    },
    async *read(source) {
        const document = await readDocument(source);
        if ("why" in document) {
            yield { kind: "skipped", ...document };
            return;
        }
        const { root } = document;
        const steps = (0,json/* isObject */.Gv)(root) ? (0,transcripts_records/* listAt */.gT)(root, "steps") : null;
        if (!(0,json/* isObject */.Gv)(root) || steps === null) {
            yield { kind: "skipped", line: 1, why: "the document has no list of `steps`" };
            return;
        }
        yield* tellConversation(conversation(root, steps, document));
        if (hasSubagents(root, steps)) {
            const text = "what sub-agents did is not replayed: it stands in trajectories of its own";
            yield { kind: "notice", text };
        }
    },
};
function conversation(root, steps, { lineOf }) {
    const agent = (0,json/* objectAt */.lJ)(root, "agent") ?? {};
    // Harbor's converter of Claude Code sessions keeps their folders here.
    const [cwd] = (0,transcripts_records/* listAt */.gT)((0,json/* objectAt */.lJ)(agent, "extra") ?? {}, "cwds") ?? [];
    return {
        *steps() {
            for (const [index, step] of steps.entries()) {
                const line = lineOf(["steps", index]);
                if ((0,json/* isObject */.Gv)(step))
                    yield* atif_steps_stepsOf(step, (path) => lineOf(["steps", index, ...path]));
                else
                    yield { kind: "unreadable", why: "a step is not an object", line };
            }
        },
        dialect: dialectOfAgent((0,json/* stringAt */.bX)(agent, "name")),
        facts: {
            sessionId: (0,json/* stringAt */.bX)(root, "session_id"),
            cwd: typeof cwd === "string" ? cwd : null,
            agentVersion: (0,json/* stringAt */.bX)(agent, "version"),
        },
    };
}
function hasSubagents(root, steps) {
    if ((0,transcripts_records/* listAt */.gT)(root, "subagent_trajectories") !== null)
        return true;
    return steps.some((step) => {
        const observation = (0,json/* isObject */.Gv)(step) ? (0,json/* objectAt */.lJ)(step, "observation") : null;
        const results = observation === null ? [] : ((0,transcripts_records/* listAt */.gT)(observation, "results") ?? []);
        return results.some((result) => (0,json/* isObject */.Gv)(result) && (0,transcripts_records/* valueAt */.fK)(result, "subagent_trajectory_ref") !== null);
    });
}

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
        if (!(0,transcripts_records/* isSet */.vM)(record, "isSidechain"))
            return this.main;
        const agentId = (0,json/* stringAt */.bX)(record, "agentId");
        const chain = agentId === null ? this.#linked(record) : this.#side(agentId, agentId);
        chain.agentType ??= (0,json/* stringAt */.bX)(record, "attributionAgent");
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
        const uuid = (0,json/* stringAt */.bX)(record, "uuid") ?? "side-chain";
        const parent = (0,json/* stringAt */.bX)(record, "parentUuid");
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
        const uuid = (0,json/* stringAt */.bX)(record, "uuid");
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
    const time = (0,json/* stringAt */.bX)(record, "timestamp");
    const message = (0,json/* objectAt */.lJ)(record, "message");
    if (time === null || message === null)
        return null;
    const content = (0,transcripts_records/* valueAt */.fK)(message, "content");
    const blocks = Array.isArray(content) ? content.map(blockMark) : [blockMark(content)];
    return [(0,json/* stringAt */.bX)(record, "type"), time, (0,json/* stringAt */.bX)(message, "id"), ...blocks].join(" ");
}
function blockMark(block) {
    if (typeof block === "string")
        return inShort(block);
    if (!(0,json/* isObject */.Gv)(block))
        return "";
    const own = ["id", "tool_use_id", "text", "thinking"].map((key) => (0,json/* stringAt */.bX)(block, key) ?? "");
    return `${(0,json/* stringAt */.bX)(block, "type")} ${own.map(inShort).join(" ")}`;
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
    if (!(0,transcripts_records/* isSet */.vM)(record, "isApiErrorMessage"))
        return null;
    const error = (0,json/* stringAt */.bX)(record, "error") ?? "unknown";
    return { error, details: (0,json/* stringAt */.bX)(record, "errorDetails"), said };
}
/** The failure an `api_error` record tells of; null when the request will be tried again. */
function finalApiError(record) {
    const attempt = (0,transcripts_records/* valueAt */.fK)(record, "retryAttempt");
    const most = (0,transcripts_records/* valueAt */.fK)(record, "maxRetries");
    if (typeof attempt !== "number" || typeof most !== "number" || attempt < most)
        return null;
    const status = (0,transcripts_records/* valueAt */.fK)((0,json/* objectAt */.lJ)(record, "error") ?? {}, "status");
    const name = typeof status === "number" ? errorNames[status] : undefined;
    return { error: name ?? "unknown", details: null, said: null };
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
        const id = (0,json/* stringAt */.bX)(record, "sessionId");
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
        const trigger = (0,json/* stringAt */.bX)((0,json/* objectAt */.lJ)(record, "compactMetadata") ?? {}, "trigger");
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
const claude_code_lookahead_defaultLimits = { places: 2000, characters: 64 * 1024 * 1024 };
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
    constructor(limits = claude_code_lookahead_defaultLimits) {
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
        this.cwd = (0,json/* stringAt */.bX)(record, "cwd") ?? this.cwd;
        this.permissionMode = (0,json/* stringAt */.bX)(record, "permissionMode") ?? this.permissionMode;
        this.sessionId ??= this.#fact("sessionId", (0,json/* stringAt */.bX)(record, "sessionId"));
        this.#firstCwd ??= this.#fact("cwd", this.cwd);
        this.#version ??= this.#fact("agentVersion", (0,json/* stringAt */.bX)(record, "version"));
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
        const tool = (0,json/* stringAt */.bX)(block, "name");
        if (tool === null) {
            this.#teller.skip(line, "a tool call has no name");
            return;
        }
        const id = (0,json/* stringAt */.bX)(block, "id");
        if (id !== null && this.#before.hasCall(id))
            return;
        const input = (0,json/* objectAt */.lJ)(block, "input") ?? {};
        const origin = { chain, line, callId: id };
        const own = {
            tool_name: tool,
            tool_input: input,
            ...(id === null ? {} : { tool_use_id: id }),
        };
        const items = [this.#teller.item("PreToolUse", own, origin)];
        let start = null;
        if (agentTools.includes(tool)) {
            const type = (0,json/* stringAt */.bX)(input, "subagent_type");
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
        const structured = blocks.length === 1 ? (0,transcripts_records/* valueAt */.fK)(record, "toolUseResult") : null;
        const denialKind = (0,json/* stringAt */.bX)(record, "toolDenialKind");
        for (const block of blocks) {
            const isError = (0,transcripts_records/* isSet */.vM)(block, "is_error");
            const text = textsIn((0,transcripts_records/* valueAt */.fK)(block, "content")).join("\n");
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
        const call = this.#open.answered((0,json/* stringAt */.bX)(block, "tool_use_id"));
        if (call === null)
            return;
        const fate = fateOf(call.tool, answer, call.hooks, this.#failuresRecorded.has(call.tool));
        const structured = (0,json/* isObject */.Gv)(answer.structured) ? answer.structured : {};
        const agentId = (0,json/* stringAt */.bX)(structured, "agentId");
        if (call.start !== null && agentId !== null)
            call.start.agent_id = agentId;
        // A refused call starts no sub-agent.
        if (fate === "stopped")
            call.held.items.splice(1);
        this.#teller.queue.settle(call.held, fate !== "unreached");
        if (call.start !== null) {
            this.#endAgents(agentId, (0,json/* stringAt */.bX)(call.input, "prompt"), (0,json/* stringAt */.bX)(call.start, "agent_type"));
        }
        const own = {
            tool_name: call.tool,
            tool_input: call.input,
            ...(call.id === null ? {} : { tool_use_id: call.id }),
        };
        const origin = { chain, line, callId: call.id, length };
        if (fate === "succeeded") {
            const response = answer.structured ?? (0,transcripts_records/* valueAt */.fK)(block, "content");
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
    const data = (0,json/* objectAt */.lJ)(record, "data") ?? (0,json/* objectAt */.lJ)(record, "attachment");
    const event = data && (0,json/* stringAt */.bX)(data, "hookEvent");
    if (data === null || event === null)
        return null;
    const kind = (0,json/* stringAt */.bX)(data, "type") ?? "";
    // An `async_hook_response` comes whenever its hook is done, so it says nothing about this moment.
    if (!kind.startsWith("hook_"))
        return null;
    return {
        event,
        name: (0,json/* stringAt */.bX)(data, "hookName") ?? event,
        id: (0,json/* stringAt */.bX)(data, "toolUseID") ?? (0,json/* stringAt */.bX)(record, "toolUseID"),
        blocked: kind === "hook_blocking_error",
    };
}

;// CONCATENATED MODULE: ./build/transcripts/claude-code-session.js









/** Records of the conversation; all others are book-keeping. */
const claude_code_session_conversation = new Set([
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
        const type = (0,json/* stringAt */.bX)(record, "type");
        if (type === null)
            this.teller.skip(line, "it has no `type`");
        if (type === "permission-mode")
            this.teller.note(record);
        if (type === null || !claude_code_session_conversation.has(type))
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
        this.#tools.results(claude_code_session_blocksIn(content, "tool_result"), record, position);
        if ((0,transcripts_records/* isSet */.vM)(record, "isCompactSummary")) {
            if (chain.agent === null)
                this.#starts.summary(textsIn(content).join("\n"), line);
        }
        else if ((0,transcripts_records/* isSet */.vM)(record, "isMeta") || (0,transcripts_records/* isSet */.vM)(record, "isVisibleInTranscriptOnly")) {
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
        if (this.#before.hasPrompt((0,json/* stringAt */.bX)(record, "timestamp"), said.text))
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
        const message = (0,json/* objectAt */.lJ)(record, "message");
        if (content === null || message === null)
            return;
        if (chain.agent === null)
            this.#starts.settle();
        const text = textsIn(content).join("\n").trim() || null;
        const failure = failureInAnswer(record, text);
        if (failure !== null) {
            chain.turn.fail(failure, line);
        }
        else if ((0,json/* stringAt */.bX)(message, "model") !== madeUp) {
            const calls = claude_code_session_blocksIn(content, "tool_use");
            const id = (0,json/* stringAt */.bX)(message, "id") ?? `line ${line}`;
            chain.turn.answer(id, text, calls.length > 0, line);
            for (const call of calls)
                this.#tools.call(call, position);
        }
    }
    #system(record, { chain, line }) {
        const subtype = (0,json/* stringAt */.bX)(record, "subtype");
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
        const data = (0,json/* objectAt */.lJ)(record, "data") ?? (0,json/* objectAt */.lJ)(record, "attachment") ?? {};
        const kind = (0,json/* stringAt */.bX)(data, "type");
        if (run !== null)
            this.#ran(run, position);
        if (kind === "agent_progress") {
            this.teller.notice("the tool calls of sub-agents are not in this file: replay `subagents/agent-*.jsonl` too");
        }
        if (kind === "queued_command" && position.chain.agent === null) {
            const mode = (0,json/* stringAt */.bX)(data, "commandMode") ?? "prompt";
            if (queuedPrompts.has(mode))
                this.#said((0,transcripts_records/* valueAt */.fK)(data, "prompt"), record, position);
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
        const message = (0,json/* objectAt */.lJ)(record, "message");
        const content = message && (0,transcripts_records/* valueAt */.fK)(message, "content");
        if (typeof content === "string" || Array.isArray(content))
            return content;
        this.teller.skip(line, message === null
            ? "its `message` is not an object"
            : "its `message.content` is neither a text nor a list");
        return null;
    }
}
function claude_code_session_blocksIn(content, type) {
    const blocks = Array.isArray(content) ? content.filter(json/* isObject */.Gv) : [];
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
        const scores = (0,transcripts_records/* objectsIn */.Qv)(head).map(score);
        if (scores.includes(2))
            return 2;
        if (scores.includes(1))
            return 1;
        const cut = head.slice(head.lastIndexOf("\n") + 1);
        return claude_code_isBroken(cut) && linkedKeys.every((key) => cut.includes(key)) ? 1 : 0;
    },
    async *read(source) {
        const session = new ClaudeCodeSession();
        let last = 1;
        for await (const line of source.lines()) {
            last = line.number;
            const parsed = (0,transcripts_records/* parseLine */.A)(line);
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
    const type = (0,json/* stringAt */.bX)(record, "type");
    if (type === null)
        return 0;
    if (type === "summary" && Object.hasOwn(record, "leafUuid"))
        return 1;
    if (type === "file-history-snapshot" && (0,json/* objectAt */.lJ)(record, "snapshot") !== null)
        return 1;
    if ((0,json/* stringAt */.bX)(record, "sessionId") === null)
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
function claude_code_isBroken(text) {
    return (0,transcripts_records/* linesOf */.Dx)(text).some((line) => "why" in line && !line.json);
}
/** Other agents write the same envelope around messages of another shape (`parts`). */
function hasContent(record) {
    const content = (0,transcripts_records/* valueAt */.fK)((0,json/* objectAt */.lJ)(record, "message") ?? {}, "content");
    return typeof content === "string" || Array.isArray(content);
}

;// CONCATENATED MODULE: ./build/transcripts/claude-stream-records.js




/** Hooks whose runs say where a session or a turn begins or ends. The others are not tied to a call in a stream. */
const tellingHooks = new Set(["SessionStart", "Stop", "SubagentStop"]);
/** Turns the lines of a stream into the records that the same program writes to its session files. */
class StreamRecords {
    /** Agent id by the call that started it, where the stream tells. */
    #agents = new BoundedMap();
    /** What only the first line says, and every record of a file carries. */
    #session = {};
    /** The record a line stands for; null when it stands for none. */
    recordOf(line) {
        const type = (0,json/* stringAt */.bX)(line, "type");
        if (type === "system")
            return this.#system(line);
        if (type === "assistant")
            return this.#assistant(line);
        if (type === "user")
            return this.#user(line);
        if (type === "result")
            return this.#result(line);
        return type === null ? {} : null;
    }
    #system(line) {
        const subtype = (0,json/* stringAt */.bX)(line, "subtype");
        if (subtype === "init") {
            const told = [
                ["cwd", (0,json/* stringAt */.bX)(line, "cwd")],
                ["version", (0,json/* stringAt */.bX)(line, "claude_code_version")],
                ["permissionMode", (0,json/* stringAt */.bX)(line, "permissionMode")],
            ];
            this.#session = Object.fromEntries(told.filter(([, value]) => value !== null));
            return this.#enveloped(line, { type: "system", subtype });
        }
        if (subtype === "compact_boundary") {
            const compactMetadata = (0,json/* objectAt */.lJ)(line, "compact_metadata") ?? {};
            return this.#enveloped(line, { type: "system", subtype, compactMetadata });
        }
        if (subtype === "task_started") {
            const call = (0,json/* stringAt */.bX)(line, "tool_use_id");
            const agent = (0,json/* stringAt */.bX)(line, "task_id");
            if (call !== null && agent !== null)
                this.#agents.set(call, agent);
        }
        return this.#hook(line, subtype);
    }
    /** A hook that began; or a stop hook that refused. */
    #hook(line, subtype) {
        const hookEvent = (0,json/* stringAt */.bX)(line, "hook_event");
        if (hookEvent === null || !tellingHooks.has(hookEvent))
            return null;
        const hookName = (0,json/* stringAt */.bX)(line, "hook_name") ?? hookEvent;
        if (subtype === "hook_started") {
            const data = { type: "hook_progress", hookEvent, hookName };
            return this.#enveloped(line, { type: "progress", data });
        }
        if (subtype !== "hook_response" || !refuses(line))
            return null;
        const attachment = { type: "hook_blocking_error", hookEvent, hookName };
        return this.#enveloped(line, { type: "attachment", attachment });
    }
    #assistant(line) {
        const error = (0,json/* stringAt */.bX)(line, "error");
        return this.#enveloped(line, {
            type: "assistant",
            message: (0,transcripts_records/* valueAt */.fK)(line, "message"),
            ...(error === null ? {} : { isApiErrorMessage: true, error }),
        });
    }
    #user(line) {
        const structured = (0,transcripts_records/* valueAt */.fK)(line, "tool_use_result");
        return this.#enveloped(line, {
            type: "user",
            message: (0,transcripts_records/* valueAt */.fK)(line, "message"),
            ...(structured === null ? {} : { toolUseResult: structured }),
            ...((0,transcripts_records/* isSet */.vM)(line, "isSynthetic") ? { isMeta: true } : {}),
        });
    }
    /** The end of a turn. One that broke off (too many turns, an error) has no stop. */
    #result(line) {
        if ((0,json/* stringAt */.bX)(line, "subtype") !== "success")
            return null;
        return this.#enveloped(line, { type: "system", subtype: "turn_duration" });
    }
    #enveloped(line, fields) {
        const parent = (0,json/* stringAt */.bX)(line, "parent_tool_use_id");
        const own = [
            ["sessionId", (0,json/* stringAt */.bX)(line, "session_id")],
            ["uuid", (0,json/* stringAt */.bX)(line, "uuid")],
            ["timestamp", (0,json/* stringAt */.bX)(line, "timestamp")],
            ["agentId", parent === null ? null : (this.#agents.get(parent) ?? parent)],
        ];
        return {
            ...this.#session,
            ...Object.fromEntries(own.filter(([, value]) => value !== null)),
            isSidechain: parent !== null,
            ...fields,
        };
    }
}
/** A stop hook refuses with exit status 2, or with `decision: "block"`. */
function refuses(line) {
    if ((0,transcripts_records/* valueAt */.fK)(line, "exit_code") === 2)
        return true;
    const answer = (0,content_text/* parseText */.r)((0,json/* stringAt */.bX)(line, "stdout") ?? "");
    return (0,json/* isObject */.Gv)(answer) && (0,json/* stringAt */.bX)(answer, "decision") === "block";
}

;// CONCATENATED MODULE: ./build/transcripts/claude-stream.js




/** Hooks of the start run before the line that describes the session; so many lines wait for it. */
const mostEarly = 200;
/** Keys that stand on the first line of a stream: enough to know one that is cut. */
const initKeys = ['"subtype":"init"', '"session_id":', '"tools":['];
/**
 * The output of `claude -p --output-format stream-json`, with or without hook events. It has no prompt, unless it was made
 * with `--replay-user-messages`. The field names are those of 2.0.59 to 2.1.2xx.
 */
const claudeStreams = {
    format: "claude-stream-json",
    dialect: "claude-code",
    sniff(head) {
        const scores = (0,transcripts_records/* objectsIn */.Qv)(head).map(claude_stream_score);
        if (scores.includes(2))
            return 2;
        if (scores.includes(1))
            return 1;
        const cut = head.slice(head.lastIndexOf("\n") + 1);
        const broken = (0,transcripts_records/* linesOf */.Dx)(cut).some((line) => "why" in line && !line.json);
        return broken && initKeys.every((key) => cut.includes(key)) ? 1 : 0;
    },
    async *read(source) {
        const session = new ClaudeCodeSession();
        const records = new StreamRecords();
        const early = [];
        let described = false;
        let last = 1;
        const accept = (line, { number, text }) => {
            const record = records.recordOf(line);
            if (record !== null)
                session.accept(record, number, text.length);
        };
        const acceptEarly = () => {
            described = true;
            for (const [record, line] of early.splice(0))
                accept(record, line);
        };
        for await (const line of source.lines()) {
            last = line.number;
            const parsed = (0,transcripts_records/* parseLine */.A)(line);
            if (parsed === null)
                continue;
            if ("why" in parsed) {
                session.teller.skip(last, parsed.why);
            }
            else if (!described && isHookRun(parsed.record) && early.length < mostEarly) {
                early.push([parsed.record, line]);
            }
            else {
                const describes = (0,json/* stringAt */.bX)(parsed.record, "subtype") === "init";
                if (!described && !describes)
                    acceptEarly();
                accept(parsed.record, line);
                if (!described)
                    acceptEarly();
            }
            yield* session.teller.queue.ready();
        }
        acceptEarly();
        session.end(last);
        yield* session.teller.queue.ready();
    },
};
function isHookRun(record) {
    return (0,json/* stringAt */.bX)(record, "type") === "system" && (0,json/* stringAt */.bX)(record, "hook_event") !== null;
}
/** 2: the description of a session, or a message of one. 1: something that other agents could write as well. */
function claude_stream_score(record) {
    const type = (0,json/* stringAt */.bX)(record, "type");
    if ((0,json/* stringAt */.bX)(record, "session_id") === null)
        return 0;
    if (type === "system" && (0,json/* stringAt */.bX)(record, "subtype") === "init") {
        if ((0,transcripts_records/* listAt */.gT)(record, "tools") === null)
            return 0;
        const own = (0,transcripts_records/* listAt */.gT)(record, "mcp_servers") ?? (0,json/* stringAt */.bX)(record, "claude_code_version");
        return own === null ? 1 : 2;
    }
    if (isHookRun(record))
        return 1;
    if (type !== "assistant" && type !== "user")
        return 0;
    const content = (0,transcripts_records/* valueAt */.fK)((0,json/* objectAt */.lJ)(record, "message") ?? {}, "content");
    const readable = typeof content === "string" || Array.isArray(content);
    return readable && Object.hasOwn(record, "parent_tool_use_id") ? 2 : 0;
}

;// CONCATENATED MODULE: ./build/transcripts/codex-records.js

/** Records that stand alone on a line in rollouts before 0.3x, without an envelope. */
const bareItems = new Set([
    "message",
    "reasoning",
    "function_call",
    "function_call_output",
    "custom_tool_call",
    "custom_tool_call_output",
    "local_shell_call",
]);
/** Kinds with an envelope that are of use here. */
const enveloped = new Set([
    "session_meta",
    "turn_context",
    "response_item",
    "event_msg",
    "compacted",
]);
/** Takes a record out of its envelope; null for one that is of no use, a string when it is broken. */
function unwrap(record) {
    const kind = (0,json/* stringAt */.bX)(record, "type");
    if (kind === null) {
        if (isBareHeader(record))
            return { kind: "session_meta", payload: record };
        return Object.hasOwn(record, "record_type") ? null : "it has no `type`";
    }
    const payload = (0,json/* objectAt */.lJ)(record, "payload");
    if (payload === null && bareItems.has(kind))
        return { kind: "response_item", payload: record };
    if (!enveloped.has(kind))
        return null;
    return payload === null ? "its `payload` is not an object" : { kind, payload };
}
/** The first line of a rollout before 0.3x. */
function isBareHeader(record) {
    const texts = ["id", "timestamp"].every((key) => (0,json/* stringAt */.bX)(record, key) !== null);
    return texts && Object.hasOwn(record, "instructions") && !Object.hasOwn(record, "type");
}

;// CONCATENATED MODULE: ./build/transcripts/codex-output.js



/** How the output of a call begins that was refused, or did not get as far as running (0.39 to 0.128). */
const failures = [
    "patch rejected",
    "failed in sandbox",
    "execution error:",
    "exec_command failed",
    "write_stdin failed",
    "apply_patch verification failed",
    "failed to parse function arguments",
    "unsupported call",
    "unsupported custom tool call",
    "Command blocked by PreToolUse hook",
    "Tool call blocked by PreToolUse hook",
    "aborted by user",
];
/** The program's own lines end here, if they are there at all. */
const headerEnd = /(?:^|\n)Output:\n?/;
const longestHeader = 1000;
const headerStart = /^(?:Chunk ID|Wall time|Exit code|Process|Total output lines)\b/;
/** Reads the `output` of a `…_output` item. */
function readOutput(output) {
    const refused = (0,json/* isObject */.Gv)(output) && (0,transcripts_records/* valueAt */.fK)(output, "success") === false;
    const whole = ((0,json/* isObject */.Gv)(output) ? (0,json/* stringAt */.bX)(output, "content") : null) ?? (0,content_text/* contentText */.T)(output);
    const wrapped = readWrapped(whole);
    if (wrapped !== null)
        return { ...wrapped, failed: refused, session: null };
    const { header, text } = withoutHeader(whole);
    const [, exit] = /^(?:Process exited with code|Exit code:) (-?\d{1,9})$/m.exec(header) ?? [];
    const [, session] = /^Process running with session ID (\S+)$/m.exec(header) ?? [];
    return {
        text,
        exitCode: exit === undefined ? null : Number(exit),
        failed: refused || failures.some((beginning) => whole.startsWith(beginning)),
        session: session ?? null,
    };
}
/** `{"output", "metadata": {"exit_code"}}`, up to 0.50 for commands and still for patches. */
function readWrapped(whole) {
    if (!whole.startsWith("{"))
        return null;
    const parsed = (0,content_text/* parseText */.r)(whole);
    const metadata = (0,json/* isObject */.Gv)(parsed) ? (0,json/* objectAt */.lJ)(parsed, "metadata") : null;
    const text = (0,json/* isObject */.Gv)(parsed) ? (0,json/* stringAt */.bX)(parsed, "output") : null;
    const exitCode = metadata === null ? null : (0,transcripts_records/* valueAt */.fK)(metadata, "exit_code");
    return text === null || typeof exitCode !== "number" ? null : { text, exitCode };
}
function withoutHeader(whole) {
    const plain = { header: "", text: whole };
    if (!headerStart.test(whole))
        return plain;
    const end = headerEnd.exec(whole.slice(0, longestHeader));
    if (end === null)
        return { header: whole.slice(0, longestHeader), text: whole };
    return { header: whole.slice(0, end.index), text: whole.slice(end.index + end[0].length) };
}

;// CONCATENATED MODULE: ./build/transcripts/codex-calls.js



/** Pairs calls with their outputs. A command that goes on in the background ends with the look that sees its end. */
class CodexCalls {
    /** By id. Of too many the oldest are given up. */
    #open = new BoundedMap();
    /** Commands in the background, by the number of their session. */
    #background = new BoundedMap();
    /** Looks at such a command that have no output yet, by their own call id. */
    #looks = new BoundedMap();
    /** A call was given up, so its PostToolUse is lost. */
    lost = false;
    /**
     * A call: its PreToolUse, nothing for a look at an earlier one, or why it cannot be read.
     * @param length that of its line, in characters
     */
    call(name, args, id, length) {
        const tool = (0,codex_tool/* readTool */.X)(name, args);
        if (tool.kind === "unreadable")
            return "the arguments of a command cannot be read";
        if (tool.kind === "look") {
            if (id !== null && tool.session !== null)
                this.#looks.set(id, tool.session);
            return null;
        }
        const call = { id, name: tool.name, input: tool.input, length, exitCode: null };
        if (id !== null && this.#open.set(id, call, length).length > 0)
            this.lost = true;
        return { name: "PreToolUse", fields: fieldsOf(call), callId: id };
    }
    /** The program's own report on the end of a command. */
    ended(id, exitCode) {
        const call = this.#open.get(id);
        if (call !== undefined)
            call.exitCode = exitCode;
    }
    /** An output: the PostToolUse of its call. Null when there is none: it failed, goes on, or is not known. */
    output(id, output) {
        const read = readOutput(output);
        const session = this.#looks.take(id);
        const call = session === undefined ? this.#open.take(id) : this.#background.get(session);
        if (call === undefined)
            return null;
        if (session !== undefined && read.exitCode === null)
            return null;
        if (session !== undefined)
            this.#background.take(session);
        if (read.session !== null) {
            if (this.#background.set(read.session, call, call.length).length > 0)
                this.lost = true;
            return null;
        }
        // A call that failed has no PostToolUse (measured by others; in the source so for all but `exec_command`).
        if (read.failed || (read.exitCode ?? call.exitCode ?? 0) !== 0)
            return null;
        const fields = { ...fieldsOf(call), tool_response: read.text };
        return { name: "PostToolUse", fields, callId: call.id };
    }
}
function fieldsOf({ id, name, input }) {
    return { tool_name: name, tool_input: input, ...(id === null ? {} : { tool_use_id: id }) };
}

;// CONCATENATED MODULE: ./build/transcripts/codex-prompt.js
/** How messages in the user's name begin that the program writes by itself (0.39 to 0.146). */
const ownBeginnings = [
    "<environment_context>",
    "<user_instructions>",
    "<permissions instructions>",
    "<collaboration_mode>",
    "<skills_instructions>",
    "<skill>",
    "<user_shell_command>",
    "<subagent_notification>",
    "<turn_aborted>",
    "<INSTRUCTIONS>",
    "# AGENTS.md instructions",
];
/** How the message begins that hands a stop hook's reason to the model. */
const hookBeginning = "<hook_prompt";
/** What a message in the user's name is: typed, the program's own, or the reason of a stop hook. */
function kindOfUserText(text) {
    const start = text.trimStart();
    if (start.startsWith(hookBeginning))
        return "hook";
    const own = start === "" || ownBeginnings.some((beginning) => start.startsWith(beginning));
    return own ? "own" : "prompt";
}

;// CONCATENATED MODULE: ./build/transcripts/session-news.js
/** What a recording has told of its session so far. The first word on each fact counts. */
class SessionNews {
    sessionId = null;
    cwd = null;
    agentVersion = null;
    /** Takes over facts that were not known before. Gives the item that tells them; none when there is nothing new. */
    learn(facts) {
        const session = {};
        for (const key of ["sessionId", "cwd", "agentVersion"]) {
            const value = facts[key] ?? null;
            if (this[key] !== null || value === null)
                continue;
            this[key] = value;
            session[key] = value;
        }
        return Object.keys(session).length === 0 ? [] : [{ kind: "session", session }];
    }
}

;// CONCATENATED MODULE: ./build/transcripts/codex-session.js







/** Rebuilds the hook events of one rollout, record by record, as 0.12x and later fire them. */
class CodexSession {
    #news = new SessionNews();
    #calls = new CodexCalls();
    /** Fields that every payload has besides the session's id: those of the newest turn. */
    #turn = {};
    #started = false;
    /** Id of the sub-agent whose rollout this is; only its tools reach hooks. */
    #agent = null;
    #agentType = null;
    #candidate = null;
    /** Prompts are recorded as events, so messages need not be searched for them. */
    #promptsAreEvents = false;
    /** What the model said last in this turn, when it has called nothing since. */
    #said = null;
    #again = false;
    #toldLoss = false;
    /** Of the line that is being read, in characters. */
    #length = 0;
    /** Takes one record. `length` is its line's length in characters. */
    *accept(record, line, length) {
        this.#length = length;
        const read = unwrap(record);
        if (typeof read === "string")
            yield { kind: "skipped", line, why: read };
        if (read === null || typeof read === "string")
            return;
        const { kind, payload } = read;
        if (kind === "session_meta")
            yield* this.#header(payload, line);
        yield* this.#start(line);
        if (kind === "turn_context")
            yield* this.#context(payload);
        if (kind === "response_item")
            yield* this.#item(payload, line);
        if (kind === "event_msg")
            yield* this.#message(payload, line);
        if (kind === "compacted" && this.#agent === null)
            yield this.#event("PreCompact", {}, line);
    }
    /** No more records will come. */
    *end() {
        yield* this.#settlePrompt();
        yield* this.#stop();
    }
    *#header(payload, line) {
        if (this.#started)
            return;
        const source = (0,json/* objectAt */.lJ)(payload, "source");
        const subagent = source === null ? null : (0,transcripts_records/* valueAt */.fK)(source, "subagent");
        const sessionId = (0,json/* stringAt */.bX)(payload, "session_id") ?? (0,json/* stringAt */.bX)(payload, "id");
        if (subagent !== null) {
            this.#agent = (0,json/* stringAt */.bX)(payload, "id") ?? "sub-agent";
            const spawn = (0,json/* isObject */.Gv)(subagent) ? (0,json/* objectAt */.lJ)(subagent, "thread_spawn") : null;
            this.#agentType = (0,json/* stringAt */.bX)(payload, "agent_role") ?? (spawn && (0,json/* stringAt */.bX)(spawn, "agent_role"));
        }
        const cwd = (0,json/* stringAt */.bX)(payload, "cwd");
        const agentVersion = (0,json/* stringAt */.bX)(payload, "cli_version");
        yield* this.#news.learn({ sessionId, cwd, agentVersion });
        if (cwd !== null)
            this.#turn = { cwd };
        yield* this.#start(line);
    }
    *#start(line) {
        if (this.#started)
            return;
        this.#started = true;
        if (this.#agent === null)
            yield this.#event("SessionStart", { source: "startup" }, line);
    }
    *#context(payload) {
        const cwd = (0,json/* stringAt */.bX)(payload, "cwd");
        yield* this.#news.learn({ cwd });
        const policy = (0,json/* stringAt */.bX)(payload, "approval_policy");
        const mode = policy === null ? null : policy === "never" ? "bypassPermissions" : "default";
        const told = [
            ["cwd", cwd],
            ["model", (0,json/* stringAt */.bX)(payload, "model")],
            ["permission_mode", mode],
            ["turn_id", (0,json/* stringAt */.bX)(payload, "turn_id")],
        ];
        const known = told.filter((pair) => pair[1] !== null);
        this.#turn = { ...this.#turn, ...Object.fromEntries(known) };
    }
    /** What went to and came from the model. */
    *#item(payload, line) {
        const type = (0,json/* stringAt */.bX)(payload, "type");
        const id = (0,json/* stringAt */.bX)(payload, "call_id");
        if (type === "message") {
            const text = (0,content_text/* contentText */.T)((0,transcripts_records/* valueAt */.fK)(payload, "content"));
            if ((0,json/* stringAt */.bX)(payload, "role") === "user")
                yield* this.#maybePrompt(text, line);
            if ((0,json/* stringAt */.bX)(payload, "role") === "assistant")
                yield* this.#speak(text, line);
        }
        if (type === "function_call")
            yield* this.#call(payload, (0,transcripts_records/* valueAt */.fK)(payload, "arguments"), line);
        if (type === "custom_tool_call")
            yield* this.#call(payload, (0,transcripts_records/* valueAt */.fK)(payload, "input"), line);
        if (type === "local_shell_call") {
            yield* this.#call({ ...payload, name: "local_shell" }, (0,transcripts_records/* valueAt */.fK)(payload, "action"), line);
        }
        if ((type === "function_call_output" || type === "custom_tool_call_output") && id !== null) {
            const event = this.#calls.output(id, (0,transcripts_records/* valueAt */.fK)(payload, "output"));
            if (event !== null)
                yield this.#tool(event, line);
        }
    }
    *#call(payload, args, line) {
        yield* this.#settlePrompt();
        this.#said = null;
        const name = fullName(payload);
        const event = name === null
            ? "a tool call has no name"
            : this.#calls.call(name, args, (0,json/* stringAt */.bX)(payload, "call_id"), this.#length);
        if (typeof event === "string")
            yield { kind: "skipped", line, why: event };
        else if (event !== null)
            yield this.#tool(event, line);
        if (!this.#calls.lost || this.#toldLoss)
            return;
        this.#toldLoss = true;
        const text = "too many tool calls are open at once: the oldest have no PostToolUse in this replay";
        yield { kind: "notice", text };
    }
    /** What the program reported while it ran. */
    *#message(payload, line) {
        const type = (0,json/* stringAt */.bX)(payload, "type");
        const id = (0,json/* stringAt */.bX)(payload, "call_id");
        const exitCode = (0,transcripts_records/* valueAt */.fK)(payload, "exit_code");
        if (type === "user_message") {
            this.#promptsAreEvents = true;
            this.#candidate = null;
            yield* this.#prompt((0,json/* stringAt */.bX)(payload, "message") ?? "", line);
        }
        if (type === "item_completed") {
            const item = (0,json/* objectAt */.lJ)(payload, "item") ?? {};
            const text = (0,content_text/* contentText */.T)((0,transcripts_records/* valueAt */.fK)(item, "content"));
            if ((0,json/* stringAt */.bX)(item, "type") === "UserMessage")
                yield* this.#maybePrompt(text, line);
        }
        if (type === "agent_message")
            yield* this.#speak((0,json/* stringAt */.bX)(payload, "message") ?? "", line);
        if (type === "exec_command_end" && id !== null && typeof exitCode === "number") {
            this.#calls.ended(id, exitCode);
        }
        if (type === "turn_aborted")
            this.#said = null;
        if (type === "task_complete") {
            yield* this.#settlePrompt();
            const text = (0,json/* stringAt */.bX)(payload, "last_agent_message") ?? this.#said?.text ?? null;
            yield* this.#stop({ text, line });
        }
    }
    /** A message in the user's name. Most rollouts tell what was typed in an event right after it. */
    *#maybePrompt(text, line) {
        const kind = kindOfUserText(text);
        if (kind === "hook") {
            // A stop hook sends the model back to work.
            yield* this.#stop();
            this.#again = true;
        }
        if (kind !== "prompt" || this.#promptsAreEvents)
            return;
        if (this.#candidate?.text !== text)
            yield* this.#settlePrompt();
        this.#candidate = { text, line };
    }
    /** No event told the prompt, so the message itself was it. */
    *#settlePrompt() {
        const candidate = this.#candidate;
        this.#candidate = null;
        if (candidate !== null)
            yield* this.#prompt(candidate.text, candidate.line);
    }
    *#prompt(text, line) {
        yield* this.#stop();
        this.#again = false;
        if (this.#agent === null)
            yield this.#event("UserPromptSubmit", { prompt: text }, line);
    }
    *#speak(text, line) {
        yield* this.#settlePrompt();
        this.#said = { text, line };
    }
    /** Ends the turn: when the program says so, or else when the model spoke last. */
    *#stop(confirmed = null) {
        const end = confirmed ?? this.#said;
        this.#said = null;
        if (end === null || this.#agent !== null)
            return;
        const fields = { stop_hook_active: this.#again, last_assistant_message: end.text };
        yield this.#event("Stop", fields, end.line);
    }
    #tool({ name, fields, callId }, line) {
        return this.#event(name, fields, line, callId);
    }
    #event(name, fields, line, callId = null) {
        const { sessionId } = this.#news;
        const agent = this.#agent;
        const input = {
            ...(sessionId === null ? {} : { session_id: sessionId }),
            ...this.#turn,
            ...(agent === null ? {} : { agent_id: agent }),
            ...(this.#agentType === null ? {} : { agent_type: this.#agentType }),
            hook_event_name: name,
            ...fields,
        };
        const event = { dialect: "codex", name, input, line, callId, agent, expect: null };
        return { kind: "event", event };
    }
}
/** A tool of an MCP server has its server in `namespace` (0.12x and later). */
function fullName(payload) {
    const name = (0,json/* stringAt */.bX)(payload, "name");
    const namespace = (0,json/* stringAt */.bX)(payload, "namespace");
    if (name === null || namespace === null || namespace === "")
        return name;
    return namespace.endsWith("__") ? `${namespace}${name}` : `${namespace}__${name}`;
}

;// CONCATENATED MODULE: ./build/transcripts/codex.js




/** Kinds of records that no other agent writes. */
const ownKinds = [
    "session_meta",
    "turn_context",
    "response_item",
    "event_msg",
    "world_state",
];
/** Sessions of Codex CLI: `~/.codex/sessions/…/rollout-*.jsonl`. Read on recordings of 0.39 to 0.146. */
const codexTranscripts = {
    format: "codex",
    dialect: "codex",
    sniff(head) {
        const records = (0,transcripts_records/* objectsIn */.Qv)(head);
        if (records.some(isOwn))
            return 2;
        // The first line can be longer than the head: it carries all instructions.
        if (/^\s*\{"timestamp":"[^"]*","type":"session_meta","payload":\{/.test(head))
            return 1;
        const [first] = records;
        return first !== undefined && isBareHeader(first) ? 1 : 0;
    },
    async *read(source) {
        const session = new CodexSession();
        for await (const line of source.lines()) {
            const parsed = (0,transcripts_records/* parseLine */.A)(line);
            if (parsed === null)
                continue;
            if ("why" in parsed)
                yield { kind: "skipped", line: line.number, why: parsed.why };
            else
                yield* session.accept(parsed.record, line.number, line.text.length);
        }
        yield* session.end();
    },
};
function isOwn(record) {
    const kind = (0,json/* stringAt */.bX)(record, "type");
    return kind !== null && ownKinds.includes(kind) && (0,json/* objectAt */.lJ)(record, "payload") !== null;
}

;// CONCATENATED MODULE: ./build/transcripts/copilot-calls.js




/** Of calls that look the same, so many are told apart. */
const mostAlike = 100;
/** Longer arguments are compared by their two ends and their length. */
const longestCompared = 2000;
/** The calls of a session. Recorded hook inputs mostly name no call: it is known by its tool and arguments. */
class CopilotCalls {
    #byId = new BoundedMap();
    /** By signature, and by tool alone; of the running turn only. */
    #alike = new BoundedMap();
    /** Calls whose `preToolUse` has not been told. */
    #waiting = new Map();
    #done = [];
    get(id) {
        return this.#byId.get(id) ?? null;
    }
    /** Remembers a call that was asked for. `length` is that of its line, in characters. */
    add(call, length) {
        const known = this.#byId.get(call.id);
        if (known !== undefined)
            return known;
        const added = { ...call, before: false, claimed: new Set() };
        for (const gone of this.#byId.set(call.id, added, length))
            this.#waiting.delete(gone.id);
        this.#waiting.set(call.id, added);
        for (const key of [signature(call.tool, call.args), call.tool]) {
            const alike = (this.#alike.get(key) ?? []).slice(1 - mostAlike);
            this.#alike.set(key, [...alike, added], key.length);
        }
        return added;
    }
    /** Its `preToolUse` is told. */
    told(call) {
        call.before = true;
        this.#waiting.delete(call.id);
    }
    /** It has its result. */
    done(call) {
        this.#done.push(call.id);
    }
    /**
     * The call a recorded input belongs to: the first with this tool and these arguments that has none for this moment,
     * else the last one that has. Null when there is no such call. Where the arguments were not recorded, the tool is enough.
     */
    claim(input, moment) {
        const key = hasArguments(input) ? signatureOf(input) : toolOf(input);
        const calls = key === null ? [] : (this.#alike.get(key) ?? []);
        const call = calls.find((known) => !known.claimed.has(moment)) ?? calls.at(-1) ?? null;
        call?.claimed.add(moment);
        return call;
    }
    /** The calls whose `preToolUse` has not been told, oldest first. */
    waiting() {
        return [...this.#waiting.values()];
    }
    /** A turn is over; calls can outlive it. */
    forgetDone() {
        this.#alike.clear();
        for (const id of this.#done)
            this.#byId.take(id);
        this.#done = [];
    }
}
/** What tells a call from others in a hook's input; null when the input is not about a call. */
function signatureOf(input) {
    const tool = toolOf(input);
    if (tool === null)
        return null;
    return signature(tool, (0,transcripts_records/* valueAt */.fK)(input, "toolArgs") ?? (0,transcripts_records/* valueAt */.fK)(input, "tool_input"));
}
function toolOf(input) {
    return (0,json/* stringAt */.bX)(input, "toolName") ?? (0,json/* stringAt */.bX)(input, "tool_name");
}
function hasArguments(input) {
    return Object.hasOwn(input, "toolArgs") || Object.hasOwn(input, "tool_input");
}
/** Arguments stand in records as an object, or as its text. */
function signature(tool, args) {
    const value = typeof args === "string" ? ((0,content_text/* parseText */.r)(args) ?? args) : args;
    const text = JSON.stringify(value);
    const short = text.length <= longestCompared
        ? text
        : `${text.length} ${text.slice(0, longestCompared / 2)} ${text.slice(-longestCompared / 2)}`;
    return `${tool} ${short}`;
}
/** The inputs of several calls that one recorded `preToolUse` stands for (1.0.7x): one each, with the call's id. */
function splitInput(input) {
    const calls = (0,transcripts_records/* listAt */.gT)(input, "toolCalls");
    if (calls === null)
        return [{ id: null, input }];
    const { toolCalls: _, ...rest } = input;
    return calls.filter(json/* isObject */.Gv).flatMap((call) => {
        const toolName = (0,json/* stringAt */.bX)(call, "name");
        if (toolName === null)
            return [];
        const toolArgs = (0,json/* objectAt */.lJ)(call, "args") ?? (0,transcripts_records/* valueAt */.fK)(call, "args");
        return [{ id: (0,json/* stringAt */.bX)(call, "id"), input: { ...rest, toolName, toolArgs } }];
    });
}

;// CONCATENATED MODULE: ./build/transcripts/copilot-moments.js


/**
 * Puts recorded hook inputs in the place of events made out from other records. Either can come first; a moment for which
 * several hooks ran is told once.
 */
class Moments {
    queue = new LookAhead();
    #open = new BoundedMap();
    /** A recorded input: it is told as it is. `key` names its moment. */
    recorded(key, item) {
        const { timestamp: _, ...input } = item.event.input;
        const exact = JSON.stringify(input);
        const moment = this.#open.get(key);
        if (moment?.exact === exact)
            return;
        if (moment === undefined || moment.exact !== null || moment.held === null) {
            this.queue.add(item);
        }
        else {
            moment.held.items.splice(0, moment.held.items.length, item);
            this.queue.settle(moment.held, true);
        }
        this.#set(key, { held: null, exact });
    }
    /**
     * An event made out from other records: it stands where no recorded input does. True when one did.
     * @param keys names of its moment; under the first its recorded inputs are known to the end of the turn
     * @param again the same moment can come again: forget the recorded input that was used
     */
    madeOut(keys, item, again, characters = 0) {
        const used = keys.find((key) => (this.#open.get(key)?.exact ?? null) !== null);
        const [first] = keys;
        if (used !== undefined) {
            if (again || used !== first)
                this.#open.take(used);
            return true;
        }
        const held = this.queue.hold([item], characters);
        if (first !== undefined)
            this.#set(first, { held, exact: null });
        return false;
    }
    /** Adds an item that is certain. */
    add(item) {
        this.queue.add(item);
    }
    /** What has no recorded input by now never will. */
    settle() {
        this.queue.settleAll();
        this.#open.clear();
    }
    #set(key, moment) {
        for (const gone of this.#open.set(key, moment, key.length + (moment.exact?.length ?? 0))) {
            if (gone.held !== null)
                this.queue.settle(gone.held, true);
        }
    }
}

;// CONCATENATED MODULE: ./build/transcripts/copilot-teller.js




/** Hook types that stand for the same moment under another name. */
const sameMoment = {
    stop: "agentStop",
    userPromptSubmit: "userPromptSubmitted",
    postToolUseFailure: "postToolUse",
};
/** The moment of a hook type, also where a configuration writes it in the other agents' way (`PreToolUse`). */
function momentOf(hookType) {
    const camel = `${hookType.slice(0, 1).toLowerCase()}${hookType.slice(1)}`;
    return (Object.hasOwn(sameMoment, camel) ? sameMoment[camel] : undefined) ?? camel;
}
/** Turns what a session's records mean into events, with the fields that every payload has. */
class CopilotTeller {
    moments = new Moments();
    #news = new SessionNews();
    /** Of the newest record: it moves when the agent changes folder. */
    #cwd = null;
    /** Takes over what a record says of the session: its first record, or a change of folder. */
    note(data, context) {
        const sessionId = (0,json/* stringAt */.bX)(data, "sessionId");
        const agentVersion = (0,json/* stringAt */.bX)(data, "copilotVersion");
        const cwd = (0,json/* stringAt */.bX)(context, "cwd");
        this.#cwd = cwd ?? this.#cwd;
        for (const item of this.#news.learn({ sessionId, cwd, agentVersion }))
            this.moments.add(item);
    }
    /** An event that is not about a call, made out from other records. */
    tell(name, fields, place) {
        const keys = [[name, place.agent].join(" ")];
        this.moments.madeOut(keys, this.#madeOut(name, fields, place, null), true, place.length);
    }
    /** An event about a call, made out from other records. */
    tellCall(name, call, fields, place) {
        const moment = momentOf(name);
        const keys = [`${moment} ${call.id}`, `${moment} ${signatureOf(fields)}`];
        const item = this.#madeOut(name, fields, { ...place, agent: call.agent }, call.id);
        if (this.moments.madeOut(keys, item, false, place.length))
            call.claimed.add(moment);
    }
    /** What a hook got, word for word. */
    recorded(hookType, input, place, callId) {
        const about = callId ?? signatureOf(input) ?? place.agent;
        const key = [momentOf(hookType), about].join(" ");
        this.moments.recorded(key, item(hookType, input, place, callId));
    }
    #madeOut(name, fields, place, callId) {
        const { sessionId } = this.#news;
        const input = {
            ...(sessionId === null ? {} : { sessionId }),
            ...(place.time === null ? {} : { timestamp: place.time }),
            ...(this.#cwd === null ? {} : { cwd: this.#cwd }),
            ...fields,
        };
        return item(name, input, place, callId);
    }
}
function item(name, input, place, callId) {
    const { line, agent } = place;
    return {
        kind: "event",
        event: { dialect: "copilot", name, input, line, callId, agent, expect: null },
    };
}

;// CONCATENATED MODULE: ./build/transcripts/copilot-session.js




/** Codes of a failed call that somebody stopped before it ran. */
const stoppedCodes = new Set(["denied", "rejected"]);
/** Rebuilds the hook events of a session; recorded inputs (`hook.start`) are told as they are. */
class CopilotSession {
    #teller = new CopilotTeller();
    /** Where the items come out. */
    moments = this.#teller.moments;
    #calls = new CopilotCalls();
    #open = false;
    /** The agent has answered without a call, and not been asked since. */
    #finished = null;
    /** Nothing has happened since the last turn ended. */
    #idle = true;
    #toldErrors = false;
    /** Takes one record. */
    accept(record, line, length) {
        const type = (0,json/* stringAt */.bX)(record, "type");
        const data = (0,json/* objectAt */.lJ)(record, "data");
        if (type === null || data === null) {
            const why = type === null ? "it has no `type`" : "its `data` is not an object";
            this.moments.add({ kind: "skipped", line, why });
            return;
        }
        const time = Date.parse((0,json/* stringAt */.bX)(record, "timestamp") ?? "");
        const place = {
            line,
            length,
            agent: (0,json/* stringAt */.bX)(record, "agentId") ?? (0,json/* stringAt */.bX)(data, "parentToolCallId"),
            time: Number.isNaN(time) ? null : time,
        };
        if (type.startsWith("session."))
            this.#session(type, data, place);
        else if (type.startsWith("tool."))
            this.#tool(type, data, place);
        else if (type.startsWith("subagent."))
            this.#subagent(type, data, place);
        else if (type === "hook.start")
            this.#recorded(data, place);
        else if (type === "user.message")
            this.#prompt(data, place);
        else if (type === "assistant.message")
            this.#answer(data, place);
        else if (type === "abort")
            this.#finished = null;
        // It goes on although it had finished: a hook did not let it stop.
        else if (type === "assistant.turn_start" && this.#finished !== null)
            this.#endTurn();
    }
    /** No more records will come. */
    end(line) {
        this.#endTurn();
        if (this.#open)
            this.#close("complete", { line, length: 0, agent: null, time: null });
        this.moments.settle();
    }
    #session(type, data, place) {
        const described = type === "session.start" || type === "session.resume";
        if (described)
            this.#teller.note(data, (0,json/* objectAt */.lJ)(data, "context") ?? {});
        if (type === "session.context_changed")
            this.#teller.note({}, data);
        if (type === "session.start")
            this.#begin("new", place);
        if (type === "session.resume")
            this.#begin("resume", place);
        if (type === "session.compaction_start") {
            const trigger = (0,json/* stringAt */.bX)(data, "trigger");
            this.#teller.tell("preCompact", trigger === null ? {} : { trigger }, place);
        }
        if (type === "session.error" && !this.#toldErrors) {
            this.#toldErrors = true;
            const text = "errorOccurred is replayed only where the recording has what its hooks got";
            this.moments.add({ kind: "notice", text });
        }
        if (type === "session.shutdown") {
            this.#endTurn();
            this.#close((0,json/* stringAt */.bX)(data, "shutdownType") === "error" ? "error" : "complete", place);
        }
    }
    #begin(source, place) {
        this.#endTurn();
        this.#open = true;
        this.#teller.tell("sessionStart", { source }, place);
    }
    #close(reason, place) {
        this.#open = false;
        this.#teller.tell("sessionEnd", { reason }, place);
    }
    #prompt(data, place) {
        if (place.agent !== null || (0,json/* stringAt */.bX)(data, "parentAgentTaskId") !== null)
            return;
        const text = (0,json/* stringAt */.bX)(data, "content") ?? "";
        const source = (0,json/* stringAt */.bX)(data, "source") ?? "user";
        this.#endTurn();
        // What autopilot and skills say to the model in the user's name was not submitted by anybody.
        if (text === "" || source !== "user" || (0,transcripts_records/* isSet */.vM)(data, "isAutopilotContinuation"))
            return;
        this.#teller.tell("userPromptSubmitted", { prompt: text }, place);
        this.#idle = false;
    }
    #answer(data, place) {
        this.#idle = false;
        const requests = ((0,transcripts_records/* listAt */.gT)(data, "toolRequests") ?? []).filter(json/* isObject */.Gv);
        for (const request of requests) {
            const id = (0,json/* stringAt */.bX)(request, "toolCallId");
            const tool = (0,json/* stringAt */.bX)(request, "name");
            if (id === null || tool === null)
                continue;
            this.#heardOf(id, tool, request, place);
        }
        if (place.agent === null)
            this.#finished = requests.length === 0 ? place : null;
    }
    #tool(type, data, place) {
        const id = (0,json/* stringAt */.bX)(data, "toolCallId");
        const tool = (0,json/* stringAt */.bX)(data, "toolName");
        if (id === null)
            return;
        this.#idle = false;
        if (type === "tool.execution_start" && tool !== null) {
            const call = this.#heardOf(id, tool, data, place);
            // What runs counts: a request can have its arguments as a text.
            call.args = (0,transcripts_records/* valueAt */.fK)(data, "arguments") ?? call.args;
            this.#before(call, place);
        }
        const call = type === "tool.execution_complete" ? this.#calls.get(id) : null;
        if (call !== null)
            this.#complete(call, data, place);
    }
    #heardOf(id, tool, data, { line, agent, length }) {
        const args = (0,transcripts_records/* valueAt */.fK)(data, "arguments");
        return this.#calls.add({ id, tool, args, line, agent }, length);
    }
    #before(call, place) {
        if (call.before)
            return;
        this.#calls.told(call);
        this.#teller.tellCall("preToolUse", call, { toolName: call.tool, toolArgs: call.args }, place);
    }
    #complete(call, data, place) {
        this.#before(call, place);
        this.#calls.done(call);
        const fields = { toolName: call.tool, toolArgs: call.args };
        const content = (0,json/* stringAt */.bX)((0,json/* objectAt */.lJ)(data, "result") ?? {}, "content") ?? "";
        if ((0,transcripts_records/* isSet */.vM)(data, "success")) {
            const toolResult = { resultType: "success", textResultForLlm: content };
            this.#teller.tellCall("postToolUse", call, { ...fields, toolResult }, place);
            return;
        }
        const error = (0,json/* objectAt */.lJ)(data, "error") ?? {};
        if (stoppedCodes.has((0,json/* stringAt */.bX)(error, "code") ?? ""))
            return;
        const message = (0,json/* stringAt */.bX)(error, "message") ?? content;
        this.#teller.tellCall("postToolUseFailure", call, { ...fields, error: message }, place);
    }
    #subagent(type, data, place) {
        const agentName = (0,json/* stringAt */.bX)(data, "agentName");
        const shown = (0,json/* stringAt */.bX)(data, "agentDisplayName");
        const fields = {
            ...(agentName === null ? {} : { agentName }),
            ...(shown === null ? {} : { agentDisplayName: shown }),
        };
        if (type === "subagent.started")
            this.#teller.tell("subagentStart", fields, place);
        if (type === "subagent.completed")
            this.#teller.tell("subagentStop", fields, place);
    }
    /** What a hook got, word for word. */
    #recorded(data, place) {
        const name = (0,json/* stringAt */.bX)(data, "hookType");
        const whole = (0,json/* objectAt */.lJ)(data, "input");
        if (name === null || name === "" || whole === null)
            return;
        const moment = momentOf(name);
        const between = moment === "userPromptSubmitted" || moment === "sessionEnd";
        if (between && place.agent === null)
            this.#endTurn();
        for (const { id, input } of splitInput(whole)) {
            if (signatureOf(input) !== null)
                this.#idle = false;
            const call = id === null ? this.#calls.claim(input, moment) : this.#calls.get(id);
            if (moment === "preToolUse" && call !== null)
                this.#calls.told(call);
            if (moment === "postToolUse" && call !== null)
                this.#before(call, place);
            this.#teller.recorded(name, input, place, call?.id ?? id);
        }
    }
    /** The turn is over: what was asked for and never heard of again had its first event, and the agent stopped. */
    #endTurn() {
        if (this.#idle)
            return;
        this.#idle = true;
        for (const call of this.#calls.waiting()) {
            this.#before(call, { line: call.line, length: 0, agent: call.agent, time: null });
        }
        const stopped = this.#finished;
        this.#finished = null;
        if (stopped !== null)
            this.#teller.tell("agentStop", { stopReason: "end_turn" }, stopped);
        this.moments.settle();
        this.#calls.forgetDone();
    }
}

;// CONCATENATED MODULE: ./build/transcripts/copilot.js



/** Families of record types; with `data` and `id` beside them no other agent writes such. */
const family = /^(?:session|user|assistant|system|tool|hook|subagent|permission|skill)\.[a-z_]+$/;
/** Sessions of Copilot CLI: `~/.copilot/session-state/<id>/events.jsonl`. Read on recordings of 0.0.420 to 1.0.77. */
const copilotEvents = {
    format: "copilot",
    dialect: "copilot",
    sniff(head) {
        const records = (0,transcripts_records/* objectsIn */.Qv)(head).filter(isRecord);
        const own = records.some((record) => (0,json/* stringAt */.bX)(record, "type") === "session.start");
        return own ? 2 : records.length > 0 ? 1 : 0;
    },
    async *read(source) {
        const session = new CopilotSession();
        let last = 1;
        for await (const line of source.lines()) {
            last = line.number;
            const parsed = (0,transcripts_records/* parseLine */.A)(line);
            if (parsed === null)
                continue;
            if ("why" in parsed)
                session.moments.add({ kind: "skipped", line: last, why: parsed.why });
            else
                session.accept(parsed.record, last, line.text.length);
            yield* session.moments.queue.ready();
        }
        session.end(last);
        yield* session.moments.queue.ready();
    },
};
function isRecord(record) {
    const typed = family.test((0,json/* stringAt */.bX)(record, "type") ?? "");
    return typed && (0,json/* objectAt */.lJ)(record, "data") !== null && (0,json/* stringAt */.bX)(record, "id") !== null;
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
        .map((part) => typeof part === "string" ? part : (0,json/* isObject */.Gv)(part) ? (0,json/* stringAt */.bX)(part, "text") : null)
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
    const content = (0,transcripts_records/* valueAt */.fK)(message, "content");
    const text = textOf(content);
    if (text.startsWith(contextStart))
        return { kind: "context", cwd: workingDirectory(text) };
    if (hasToolResults(content) || goOn.has(text.trim()))
        return { kind: "internal" };
    const shown = (0,transcripts_records/* valueAt */.fK)(message, "displayContent");
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
    return parts.some((part) => (0,json/* isObject */.Gv)(part) && Object.hasOwn(part, "functionResponse"));
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
    if (!(0,json/* isObject */.Gv)(entry))
        return null;
    const tool = (0,json/* stringAt */.bX)(entry, "name");
    if (tool === null)
        return null;
    const status = (0,json/* stringAt */.bX)(entry, "status");
    const result = (0,transcripts_records/* listAt */.gT)(entry, "result") ?? [];
    const answer = answerOf(result);
    const error = answer === null ? null : (0,json/* stringAt */.bX)(answer, "error");
    const shown = (0,transcripts_records/* valueAt */.fK)(entry, "resultDisplay");
    const raised = status === "error" && (error === null || shown === null || shown === error);
    const ran = status === "success" || (status === "error" && !raised);
    return {
        id: (0,json/* stringAt */.bX)(entry, "id"),
        tool,
        input: (0,json/* objectAt */.lJ)(entry, "args") ?? {},
        time: (0,json/* stringAt */.bX)(entry, "timestamp"),
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
        const response = (0,json/* isObject */.Gv)(part) ? (0,json/* objectAt */.lJ)(part, "functionResponse") : null;
        if (response !== null)
            return (0,json/* objectAt */.lJ)(response, "response");
    }
    return null;
}
/** `llmContent` is what the model got; of an error only its message is left, without its type. */
function responseOf(result, answer, error, shown) {
    const output = error ?? (answer === null ? null : (0,json/* stringAt */.bX)(answer, "output"));
    const media = result.filter((part) => (0,json/* isObject */.Gv)(part) && !Object.hasOwn(part, "functionResponse"));
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
        const type = (0,json/* stringAt */.bX)(message, "type");
        if (type === "user")
            yield* this.#user(readUserMessage(message), message, line);
        if (type === "gemini")
            yield* this.#model(entry);
        if (type === "info" && this.#turn !== null) {
            this.#turn.cancelled ||= textOf((0,transcripts_records/* valueAt */.fK)(message, "content")) === cancelledNote;
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
        yield this.#event("BeforeAgent", { prompt: said.text }, line, (0,json/* stringAt */.bX)(message, "timestamp"));
    }
    *#model({ message, line, callLines }) {
        const time = (0,json/* stringAt */.bX)(message, "timestamp");
        const calls = (0,transcripts_records/* listAt */.gT)(message, "toolCalls") ?? [];
        const text = textOf((0,transcripts_records/* valueAt */.fK)(message, "content"));
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
const gemini_cli_json_mostLocated = 20 * 1024 * 1024;
/** Keys that stand on the beginning of every session document. */
const headerKeys = ['"sessionId"', '"projectHash"', '"startTime"', '"messages"'];
/** Sessions of Gemini CLI up to 0.38: one JSON document, `~/.gemini/tmp/<hash>/chats/session-*.json`. */
const geminiJsonTranscripts = {
    format: "gemini-cli-json",
    dialect: "gemini-cli",
    sniff(head) {
        const text = (0,transcripts_records/* withoutMark */.E_)(head).trimStart();
        const [first] = (0,transcripts_records/* linesOf */.Dx)(text);
        if (first === undefined || !text.startsWith("{") || !text.includes('"messages"'))
            return 0;
        // A whole object on the first line is the document itself, or it is a file of many lines.
        if ("record" in first && (0,transcripts_records/* listAt */.gT)(first.record, "messages") === null)
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
        const document = new source_text/* SourceText */.D(source.file, (0,transcripts_records/* withoutMark */.E_)(text));
        const parsed = parseDocument(document);
        if ("why" in parsed) {
            yield { kind: "skipped", ...parsed };
            return;
        }
        const { root, messages } = parsed;
        const lines = lineFinder(document);
        const entries = messages.flatMap((message, index) => (0,json/* isObject */.Gv)(message) ? [{ kind: "message", message, ...lines(index) }] : []);
        yield* geminiEvents({
            sessionId: (0,json/* stringAt */.bX)(root, "sessionId"),
            startTime: (0,json/* stringAt */.bX)(root, "startTime"),
            lastUpdated: (0,json/* stringAt */.bX)(root, "lastUpdated"),
            subagent: (0,json/* stringAt */.bX)(root, "kind") === "subagent",
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
        return gemini_cli_json_brokenAt(document);
    }
    if (!(0,json/* isObject */.Gv)(root))
        return { line: 1, why: "the document is not a JSON object" };
    if ((0,transcripts_records/* isDeeperThan */.hz)(root, transcripts_records/* deepest */.JS)) {
        return { line: 1, why: `the document is nested deeper than ${transcripts_records/* deepest */.JS} levels` };
    }
    const messages = (0,transcripts_records/* listAt */.gT)(root, "messages");
    if (messages === null)
        return { line: 1, why: "the document has no list of `messages`" };
    return { root, messages };
}
/** Where and why a document is not JSON. */
function gemini_cli_json_brokenAt(document) {
    const plain = { line: 1, why: "the document is not valid JSON" };
    if (document.text.length > gemini_cli_json_mostLocated)
        return plain;
    const [problem] = (0,source_json/* parseJson */.q)(document, { comments: "rejected", bom: "stripped" }).problems;
    if (problem === undefined)
        return plain;
    return {
        line: document.place(problem.span).line,
        why: `the document is not valid JSON: ${problem.what}`,
    };
}
/** Finds the line of a message, and of each of its tool calls, by the message's index. */
function lineFinder(document) {
    const small = document.text.length <= gemini_cli_json_mostLocated;
    const root = small ? (0,source_json/* parseJson */.q)(document, { comments: "rejected", bom: "stripped" }).root : null;
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
    const list = node?.kind === "object" ? (0,source_located/* field */.ZZ)(node, key) : undefined;
    return list?.kind === "array" ? list.items : [];
}
function lastLine(document) {
    const end = document.text.trimEnd().length;
    return document.place({ start: end, end }).line;
}

;// CONCATENATED MODULE: ./build/transcripts/gemini-cli-jsonl.js



/** Later lines can replace any message, so the session is kept in memory: this many characters of it. */
const gemini_cli_jsonl_mostCharacters = 256 * 1024 * 1024;
/** Sessions of Gemini CLI 0.39 and later: `~/.gemini/tmp/<project>/chats/session-*.jsonl`. */
const geminiJsonlTranscripts = {
    format: "gemini-cli",
    dialect: "gemini-cli",
    sniff(head) {
        const records = (0,transcripts_records/* objectsIn */.Qv)(head);
        if (records.some(isHeader))
            return 2;
        return records.some(isPatch) && records.some(isModelMessage) ? 1 : 0;
    },
    read: (source) => readSession(source, gemini_cli_jsonl_mostCharacters),
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
        const parsed = (0,transcripts_records/* parseLine */.A)(line);
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
        const patch = (0,json/* objectAt */.lJ)(record, "$set");
        const rewind = (0,json/* stringAt */.bX)(record, "$rewindTo");
        if (patch !== null)
            this.#patch(patch, number);
        else if (rewind !== null)
            this.#rewind(rewind);
        else if (isHeader(record))
            this.#header(record, number);
        else if ((0,json/* stringAt */.bX)(record, "type") !== null)
            this.#message(record, number);
    }
    finish() {
        return {
            sessionId: (0,json/* stringAt */.bX)(this.#facts, "sessionId"),
            startTime: (0,json/* stringAt */.bX)(this.#facts, "startTime"),
            lastUpdated: (0,json/* stringAt */.bX)(this.#facts, "lastUpdated"),
            subagent: (0,json/* stringAt */.bX)(this.#facts, "kind") === "subagent",
            entries: this.#entries,
            firstLine: this.#firstLine ?? 1,
            lastLine: this.#lastLine,
        };
    }
    #header(record, line) {
        for (const key of ["sessionId", "startTime", "lastUpdated", "kind"]) {
            const value = (0,json/* stringAt */.bX)(record, key);
            if (value !== null)
                this.#facts[key] = value;
        }
        const messages = (0,transcripts_records/* listAt */.gT)(record, "messages");
        if (messages !== null)
            this.#replaceAll(messages, line);
    }
    #patch(patch, line) {
        // The session id is written again when a new process takes the session up.
        if ((0,json/* stringAt */.bX)(patch, "sessionId") !== null && this.#entries.length > 0) {
            this.#entries.push({ kind: "resumed", line });
        }
        this.#header(patch, line);
    }
    /** The same id again replaces the message, which keeps its place. */
    #message(message, line) {
        const id = (0,json/* stringAt */.bX)(message, "id");
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
            if ((0,json/* isObject */.Gv)(message))
                this.#message(message, line);
        }
    }
    /** Drops a message and all after it; an id that is not there clears everything. */
    #rewind(id) {
        const place = this.#places.get(id) ?? 0;
        const dropped = this.#entries.splice(place);
        for (const entry of dropped) {
            const gone = entry.kind === "message" ? (0,json/* stringAt */.bX)(entry.message, "id") : null;
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
    return ((0,json/* stringAt */.bX)(record, "sessionId") !== null &&
        (0,json/* stringAt */.bX)(record, "projectHash") !== null &&
        (0,json/* stringAt */.bX)(record, "startTime") !== null &&
        (0,transcripts_records/* valueAt */.fK)(record, "messages") === null);
}
function isPatch(record) {
    return (0,json/* objectAt */.lJ)(record, "$set") !== null || (0,json/* stringAt */.bX)(record, "$rewindTo") !== null;
}
function isModelMessage(record) {
    return (0,json/* stringAt */.bX)(record, "type") === "gemini" && (0,json/* stringAt */.bX)(record, "id") !== null;
}

// EXTERNAL MODULE: ./build/model/verdict.js
var model_verdict = __webpack_require__(543);
// EXTERNAL MODULE: ./build/transcripts/payload-session.js
var payload_session = __webpack_require__(6427);
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
        const [first] = (0,transcripts_records/* linesOf */.Dx)(head);
        if (first === undefined)
            return file.endsWith(".events.jsonl") && head.trim() === "" ? 2 : 0;
        if (file.endsWith(".events.jsonl"))
            return "record" in first || !first.json ? 2 : 0;
        const [event] = (0,transcripts_records/* objectsIn */.Qv)(head);
        const keys = ["dialect", "event", "input"];
        const isEvent = event !== undefined && keys.every((key) => Object.hasOwn(event, key));
        return isEvent ? 2 : 0;
    },
    async *read(source) {
        const told = { facts: { sessionId: null, cwd: null, agentVersion: null }, stray: false };
        for await (const line of source.lines()) {
            const parsed = (0,transcripts_records/* parseLine */.A)(line);
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
    const session = (0,payload_session/* sessionIn */.O)(event.dialect, event.input);
    const sessionId = told.facts.sessionId ?? session.sessionId;
    const cwd = told.facts.cwd ?? session.cwd;
    if (sessionId !== told.facts.sessionId || cwd !== told.facts.cwd) {
        told.facts = { ...told.facts, sessionId, cwd };
        yield { kind: "session", session: { sessionId, cwd } };
    }
    yield { kind: "event", event: { ...event, line } };
}
function readEvent(record) {
    const dialect = (0,transcripts_records/* valueAt */.fK)(record, "dialect");
    if (typeof dialect !== "string")
        return { why: wrong(record, "dialect", "the id of an agent") };
    if (!isDialect(dialect)) {
        const known = Object.keys(dialects).join(", ");
        return { why: `there is no dialect ${quote(dialect)}: known are ${known}` };
    }
    const name = (0,json/* stringAt */.bX)(record, "event");
    if (name === null || name === "")
        return { why: wrong(record, "event", "the name of an event") };
    const input = (0,transcripts_records/* valueAt */.fK)(record, "input");
    if (!(0,json/* isObject */.Gv)(input))
        return { why: wrong(record, "input", "an object, the payload on stdin") };
    const id = (0,transcripts_records/* valueAt */.fK)(record, "id");
    if (id !== null && typeof id !== "string")
        return { why: wrong(record, "id", "a text") };
    const expect = readExpectation((0,transcripts_records/* valueAt */.fK)(record, "expect"));
    if (expect !== null && "why" in expect)
        return expect;
    const callId = (0,json/* stringAt */.bX)(input, "tool_use_id") ?? id;
    return { dialect, name, input, callId, agent: (0,json/* stringAt */.bX)(input, "agent_id"), expect };
}
/** `"deny"`, or `{"verdict"?, "reason"?, "failedOpen"?}`; null when nothing is expected. */
function readExpectation(value) {
    if (value === null)
        return null;
    if (typeof value === "string") {
        const verdict = readVerdict(value);
        return "why" in verdict ? verdict : { ...verdict, reason: null, failedOpen: null };
    }
    if (!(0,json/* isObject */.Gv)(value))
        return { why: "`expect` must be a verdict or an object" };
    const stray = strayKey(value, expectKeys);
    if (stray !== null) {
        return { why: `\`expect\` has no field ${quote(stray)}: known are ${expectKeys.join(", ")}` };
    }
    const verdict = readVerdict((0,transcripts_records/* valueAt */.fK)(value, "verdict"));
    if ("why" in verdict)
        return verdict;
    const reason = (0,transcripts_records/* valueAt */.fK)(value, "reason");
    const failedOpen = (0,transcripts_records/* valueAt */.fK)(value, "failedOpen");
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
    return { why: `\`expect\`: ${quote(value)} is no verdict: known are ${model_verdict/* verdicts */.rY.join(", ")}` };
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

;// CONCATENATED MODULE: ./build/transcripts/kimi-calls.js




/** How the result of a call begins that never got as far as its hooks (read in the source of August 2026). */
const kimi_calls_unreached = [
    /^Tool "[^"]*" not found/,
    /^Invalid args for tool "/,
    /^Tool skipped because a previous tool call stopped the turn/,
    /^This tool call was not executed: /,
];
/** How it begins when hooks ran, but the tool did not. */
const stops = [
    /^Tool "[^"]*" was not run because /,
    /^Tool "[^"]*" was denied\b/,
    /^Tool call "[^"]*" was blocked/,
];
/** Tools that start a sub-agent. */
const kimi_calls_agentTools = ["Agent", "Task"];
/** Pairs the calls of a wire log with their results. */
class KimiCalls {
    #queue;
    /** By id. Of too many the oldest keep their first event and get no second. */
    #open = new BoundedMap();
    /** Calls that were refused before they were recorded: the answer to the question comes first. */
    #refusals = new BoundedMap();
    constructor(queue) {
        this.#queue = queue;
    }
    /** A `permission.record_approval_result`. */
    asked(record) {
        const id = (0,json/* stringAt */.bX)(record, "toolCallId");
        const decision = (0,json/* stringAt */.bX)((0,json/* objectAt */.lJ)(record, "result") ?? {}, "decision");
        if (id === null || decision === null || decision === "approved")
            return;
        this.#refusals.set(id, true);
        const call = this.#open.get(id);
        if (call !== undefined)
            call.refused = true;
    }
    /** A `tool.call`; false when it has no name. `length` is that of its line, in characters. */
    call(event, time, length, tell) {
        const tool = (0,json/* stringAt */.bX)(event, "name");
        if (tool === null)
            return false;
        const id = (0,json/* stringAt */.bX)(event, "toolCallId");
        const input = (0,json/* objectAt */.lJ)(event, "args") ?? {};
        const own = id === null ? {} : { tool_use_id: id };
        const fields = { tool_name: tool, tool_input: input, ...own };
        const subagent = kimi_calls_agentTools.includes(tool) ? subagentFields(input) : null;
        const items = [tell("pre-tool-call", fields, id)];
        if (subagent !== null)
            items.push(tell("pre-subagent", subagent, id));
        const held = this.#queue.hold(items, length);
        if (id === null) {
            this.#queue.settle(held, true);
            return true;
        }
        const waits = subagent !== null && !(0,transcripts_records/* isSet */.vM)(input, "run_in_background");
        const refused = this.#refusals.take(id) !== undefined;
        const call = { fields, held, subagent: waits ? subagent : null, time, refused };
        for (const gone of this.#open.set(id, call, length))
            this.#queue.settle(gone.held, true);
        return true;
    }
    /** A `tool.result`. `characters` is the length of its line. */
    result(event, time, characters, tell) {
        const id = (0,json/* stringAt */.bX)(event, "toolCallId");
        const call = id === null ? undefined : this.#open.take(id);
        if (call === undefined)
            return;
        const result = (0,transcripts_records/* valueAt */.fK)(event, "result");
        const output = (0,json/* isObject */.Gv)(result) ? (0,transcripts_records/* valueAt */.fK)(result, "output") : result;
        const failed = (0,json/* isObject */.Gv)(result) && (0,transcripts_records/* isSet */.vM)(result, "isError");
        const text = (0,content_text/* contentText */.T)(output);
        const stopped = call.refused || (failed && stops.some((beginning) => beginning.test(text)));
        const missed = failed && kimi_calls_unreached.some((beginning) => beginning.test(text));
        // A refused call starts no sub-agent.
        if (stopped)
            call.held.items.splice(1);
        this.#queue.settle(call.held, !missed);
        if (stopped || missed)
            return;
        if (call.subagent !== null)
            this.#queue.add(tell("post-subagent", call.subagent, id));
        const took = time === null || call.time === null ? {} : { duration_ms: Math.max(0, time - call.time) };
        const outcome = failed
            ? { tool_output: null, error: text }
            : { tool_output: output, error: null };
        const name = failed ? "post-tool-call-failure" : "post-tool-call";
        this.#queue.add(tell(name, { ...call.fields, ...outcome, ...took }, id), characters);
    }
}
function subagentFields(input) {
    const type = (0,json/* stringAt */.bX)(input, "subagent_type");
    const task = (0,json/* stringAt */.bX)(input, "prompt");
    return {
        ...(type === null ? {} : { subagent_name: type, subagent_type: type }),
        ...(task === null ? {} : { task_description: task }),
    };
}

;// CONCATENATED MODULE: ./build/transcripts/kimi-session.js






/** Records before which the session has not really begun: settings, whose values the first event needs. */
const settings = /^(?:metadata|config\.|profile\.|tools\.|permission\.set|plugin\.|runtime\.|llm\.)/;
/**
 * Rebuilds the hook events of one agent's wire log, in the events of HOOK.md files: Kimi is where that format came
 * from. The log's own program has other hooks, in the user's configuration.
 */
class KimiSession {
    queue = new LookAhead();
    #news = new SessionNews();
    #calls = new KimiCalls(this.queue);
    /** Id of the sub-agent whose log this is; only its tools reach hooks. */
    #agent;
    #model = null;
    #time = null;
    #firstTime = null;
    #firstLine = 1;
    #any = false;
    #started = false;
    #steps = 0;
    #turn = null;
    /** A message came while the model worked: it goes on instead of stopping. */
    #steered = false;
    /** Both ids come from where the log lies; null when that does not tell. */
    constructor(sessionId, agentId) {
        this.#agent = agentId === null || agentId === "main" ? null : agentId;
        for (const item of this.#news.learn({ sessionId }))
            this.queue.add(item);
    }
    /** Takes one record. `length` is its line's length in characters. */
    accept(record, line, length) {
        const type = (0,json/* stringAt */.bX)(record, "type");
        if (type === null) {
            this.queue.add({ kind: "skipped", line, why: "it has no `type`" });
            return;
        }
        this.#note(record, type, line);
        if (type === "turn.prompt")
            this.#prompt(record, line);
        else if (!settings.test(type))
            this.#start();
        if (type === "turn.steer")
            this.#steered = true;
        if (type === "turn.cancel")
            this.#turn = null;
        if (type === "turn.ended")
            this.#endTurn();
        if (type === "permission.record_approval_result")
            this.#calls.asked(record);
        if (type === "context.append_loop_event")
            this.#loop(record, line, length);
        if (type === "full_compaction.begin")
            this.#compaction("pre-context-compact", line);
        if (type === "full_compaction.complete")
            this.#compaction("post-context-compact", line);
    }
    /** No more records will come. `line` is the last one's. */
    end(line) {
        if (!this.#any)
            return;
        this.#start();
        this.queue.settleAll();
        this.#endTurn();
        if (this.#agent !== null)
            return;
        const spent = Math.max(0, (this.#time ?? 0) - (this.#firstTime ?? 0));
        const fields = { duration_seconds: spent / 1000, total_steps: this.#steps };
        this.#tell("post-session", fields, line);
    }
    /** Takes over what a record says of the session. */
    #note(record, type, line) {
        if (!this.#any)
            this.#firstLine = line;
        this.#any = true;
        const time = (0,transcripts_records/* valueAt */.fK)(record, "time") ?? (0,transcripts_records/* valueAt */.fK)(record, "created_at");
        if (typeof time === "number") {
            this.#time = time;
            this.#firstTime ??= time;
        }
        this.#model = (0,json/* stringAt */.bX)(record, "modelAlias") ?? this.#model;
        const event = (0,json/* objectAt */.lJ)(record, "event") ?? {};
        const cwd = (0,json/* stringAt */.bX)((0,json/* objectAt */.lJ)(record, "environmentDisclosure") ?? {}, "cwd") ??
            (type === "config.update" ? (0,json/* stringAt */.bX)(record, "cwd") : null) ??
            (0,json/* stringAt */.bX)((0,json/* objectAt */.lJ)(event, "display") ?? {}, "cwd");
        const agentVersion = type === "metadata" ? (0,json/* stringAt */.bX)(record, "app_version") : null;
        for (const item of this.#news.learn({ cwd, agentVersion }))
            this.queue.add(item);
    }
    #start() {
        if (this.#started)
            return;
        this.#started = true;
        if (this.#agent !== null)
            return;
        const model = this.#model === null ? {} : { model: this.#model };
        const fields = { ...model, args: {} };
        this.queue.add(this.#item("pre-session", fields, this.#firstLine, null, this.#firstTime));
    }
    #prompt(record, line) {
        const origin = (0,json/* objectAt */.lJ)(record, "origin") ?? {};
        const forSubagent = !this.#started && (0,json/* stringAt */.bX)(origin, "name") === "subagent";
        if (forSubagent)
            this.#agent ??= "sub-agent";
        this.#start();
        this.#endTurn();
        this.#turn = { steps: 0, said: "", called: false, stopped: null };
        this.#steered = false;
        if (this.#agent === null)
            this.#tell("pre-agent-turn", {}, line);
    }
    /** What happened in the loop of the agent. */
    #loop(record, line, length) {
        const event = (0,json/* objectAt */.lJ)(record, "event") ?? {};
        const type = (0,json/* stringAt */.bX)(event, "type");
        const tell = (name, fields, callId) => this.#item(name, fields, line, callId);
        const turn = this.#turn;
        if (type === "step.begin") {
            this.#steps += 1;
            if (turn !== null) {
                this.#turn = { steps: turn.steps + 1, said: "", called: false, stopped: null };
            }
        }
        if (type === "content.part" && turn !== null) {
            const part = (0,json/* objectAt */.lJ)(event, "part") ?? {};
            if ((0,json/* stringAt */.bX)(part, "type") === "text")
                turn.said += (0,content_text/* contentText */.T)(part);
        }
        if (type === "tool.call") {
            if (turn !== null)
                turn.called = true;
            if (!this.#calls.call(event, this.#time, length, tell)) {
                this.queue.add({ kind: "skipped", line, why: "a tool call has no name" });
            }
        }
        if (type === "tool.result")
            this.#calls.result(event, this.#time, length, tell);
        if (type === "step.end" && turn !== null && !turn.called)
            this.#wantsToStop(turn, line);
    }
    /** A step without calls: the agent wants to stop, unless the user has said something in the meantime. */
    #wantsToStop(turn, line) {
        if (this.#steered) {
            this.#steered = false;
            return;
        }
        turn.stopped = { line, time: this.#time };
        if (this.#agent !== null)
            return;
        const final_message = { role: "assistant", content: turn.said };
        const fields = { stop_reason: "no_tool_calls", step_count: turn.steps, final_message };
        this.#tell("pre-agent-turn-stop", fields, line);
    }
    /** The turn is over. What broke off or was cancelled has no end that hooks hear of. */
    #endTurn() {
        const turn = this.#turn;
        this.#turn = null;
        if (turn === null || turn.stopped === null || this.#agent !== null)
            return;
        for (const name of ["post-agent-turn-stop", "post-agent-turn"]) {
            this.queue.add(this.#item(name, {}, turn.stopped.line, null, turn.stopped.time));
        }
    }
    /** A compaction comes in the middle of a turn, or when the agent has stopped. */
    #compaction(name, line) {
        if (this.#turn?.stopped)
            this.#endTurn();
        if (this.#agent === null)
            this.#tell(name, {}, line);
    }
    #tell(name, fields, line) {
        this.queue.add(this.#item(name, fields, line, null));
    }
    #item(name, fields, line, callId, time = this.#time) {
        const { sessionId, cwd } = this.#news;
        const input = {
            event_type: name,
            ...timestamp(time),
            ...(sessionId === null ? {} : { session_id: sessionId }),
            ...(cwd === null ? {} : { work_dir: cwd }),
            ...fields,
        };
        const agent = this.#agent;
        const event = {
            dialect: "agent-hooks",
            name,
            input,
            line,
            callId,
            agent,
            expect: null,
        };
        return { kind: "event", event };
    }
}
/** Recorded times are milliseconds since 1970; anything else is left out. */
function timestamp(time) {
    const date = new Date(time ?? Number.NaN);
    return Number.isNaN(date.getTime()) ? {} : { timestamp: date.toISOString() };
}

;// CONCATENATED MODULE: ./build/transcripts/kimi-wire.js



/** Where kimi-code keeps a log: `…/sessions/<folder>/<session>/agents/<agent>/wire.jsonl`. */
const place = /(?:^|\/)([^/]+)\/agents\/([^/]+)\/wire\.jsonl$/;
/** Wire logs of kimi-code, one agent each. Read on recordings of protocol 1.4 (June to August 2026). */
const kimiWireLogs = {
    format: "kimi-wire",
    dialect: "agent-hooks",
    sniff: (head) => ((0,transcripts_records/* objectsIn */.Qv)(head).some(kimi_wire_isOwn) ? 2 : 0),
    async *read(source) {
        const [, sessionId, agentId] = place.exec(source.file) ?? [];
        const session = new KimiSession(sessionId ?? null, agentId ?? null);
        let last = 1;
        for await (const line of source.lines()) {
            last = line.number;
            const parsed = (0,transcripts_records/* parseLine */.A)(line);
            if (parsed === null)
                continue;
            if ("why" in parsed)
                session.queue.add({ kind: "skipped", line: last, why: parsed.why });
            else
                session.accept(parsed.record, last, line.text.length);
            yield* session.queue.ready();
        }
        session.end(last);
        yield* session.queue.ready();
    },
};
function kimi_wire_isOwn(record) {
    const type = (0,json/* stringAt */.bX)(record, "type");
    if (type === "metadata")
        return (0,json/* stringAt */.bX)(record, "protocol_version") !== null;
    if (type === "context.append_loop_event")
        return (0,json/* objectAt */.lJ)(record, "event") !== null;
    return type === "turn.prompt" && (0,json/* objectAt */.lJ)(record, "origin") !== null;
}

;// CONCATENATED MODULE: ./build/transcripts/openai-messages.js






/** Roles that only this kind of list has. */
const ownRoles = ["system", "developer", "tool", "function"];
/** How kimi-cli (1.49) marks the result of a call that failed; the format itself has no mark. */
const kimiError = "<system>ERROR: ";
/**
 * Chat messages as OpenAI's API takes them: a list, a document with `messages`, or one a line. Also `context.jsonl` of
 * kimi-cli.
 */
const openaiMessages = {
    format: "openai-messages",
    dialect: null,
    sniff(head) {
        const messages = messagesInHead(head);
        if (messages.some(hasCalls))
            return 2;
        const roles = new Set(messages.map((message) => (0,json/* stringAt */.bX)(message, "role")));
        const own = ownRoles.some((role) => roles.has(role)) || roles.has("_checkpoint");
        const plain = messages.every((message) => (0,json/* stringAt */.bX)(message, "content") !== null);
        return roles.has("user") && plain && (own || roles.has("assistant")) ? 1 : 0;
    },
    async *read(source) {
        const list = await openMessageList(source);
        if ("why" in list)
            yield { kind: "skipped", ...list };
        else
            yield* tellConversation(messageSteps(list, openai_messages_stepsOf));
    },
};
function hasCalls(message) {
    const calls = (0,transcripts_records/* listAt */.gT)(message, "tool_calls") ?? [];
    return (calls.some((call) => (0,json/* isObject */.Gv)(call) && (0,json/* objectAt */.lJ)(call, "function") !== null) ||
        (0,json/* objectAt */.lJ)(message, "function_call") !== null ||
        ((0,json/* stringAt */.bX)(message, "role") === "tool" && (0,json/* stringAt */.bX)(message, "tool_call_id") !== null));
}
/** What a message says. Roles that are no one's (`system`, kimi-cli's `_checkpoint`) say nothing. */
function openai_messages_stepsOf(message, line) {
    const role = (0,json/* stringAt */.bX)(message, "role");
    const content = (0,transcripts_records/* valueAt */.fK)(message, "content");
    const text = (0,content_text/* contentText */.T)(content);
    if (role === "user")
        return isPrompt(text) ? [{ kind: "prompt", text, line }] : [];
    if (role === "assistant") {
        const answer = text.trim() === "" ? [] : [{ kind: "answer", text, line }];
        return [...answer, ...openai_messages_callsOf(message).map((call) => openai_messages_stepOfCall(call, line))];
    }
    if (role !== "tool" && role !== "function")
        return [];
    const outcome = { content, text, failed: text.startsWith(kimiError) };
    return [{ kind: "result", id: (0,json/* stringAt */.bX)(message, "tool_call_id"), outcome, line }];
}
/** What kimi-cli says in the user's name begins with a mark of its own. */
function isPrompt(text) {
    return text.trim() !== "" && !/^\s*<system(?:-reminder)?>/.test(text);
}
function openai_messages_callsOf(message) {
    const calls = ((0,transcripts_records/* listAt */.gT)(message, "tool_calls") ?? []).filter(json/* isObject */.Gv).map((entry) => ({
        id: (0,json/* stringAt */.bX)(entry, "id"),
        call: (0,json/* objectAt */.lJ)(entry, "function") ?? (0,json/* objectAt */.lJ)(entry, "custom") ?? {},
    }));
    // The form before `tool_calls`, which has no ids.
    const old = (0,json/* objectAt */.lJ)(message, "function_call");
    return old === null ? calls : [...calls, { id: null, call: old }];
}
function openai_messages_stepOfCall({ id, call }, line) {
    const tool = (0,json/* stringAt */.bX)(call, "name");
    if (tool === null)
        return { kind: "unreadable", why: "a tool call has no name", line };
    const input = argumentsOf((0,transcripts_records/* valueAt */.fK)(call, "arguments") ?? (0,transcripts_records/* valueAt */.fK)(call, "input"));
    if (input === null) {
        const why = "the arguments of a tool call are not a JSON object";
        return { kind: "unreadable", why, line };
    }
    return { kind: "call", call: { id, tool, input }, line };
}
/** Arguments are a text of JSON; some converters leave them as the object. */
function argumentsOf(value) {
    if (value === null || value === "")
        return {};
    const parsed = typeof value === "string" ? (0,content_text/* parseText */.r)(value) : value;
    return (0,json/* isObject */.Gv)(parsed) ? parsed : null;
}

;// CONCATENATED MODULE: ./build/transcripts/registry.js












/**
 * Every recording format hookgate reads; on a tie the first one wins, so those that any agent could write come last. To
 * add one, add its file and a line here.
 */
const readers = [
    hookgateEvents,
    claudeCodeTranscripts,
    claudeStreams,
    geminiJsonlTranscripts,
    geminiJsonTranscripts,
    antigravityTranscripts,
    codexTranscripts,
    copilotEvents,
    kimiWireLogs,
    atifTrajectories,
    openaiMessages,
    anthropicMessages,
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


/***/ })

};
