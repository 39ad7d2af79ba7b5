export const id = 291;
export const ids = [291];
export const modules = {

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

/***/ 4291:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  recordCommand: () => (/* binding */ recordCommand),
  wantedBy: () => (/* binding */ wantedBy)
});

// EXTERNAL MODULE: ./build/edge/node-edge.js + 14 modules
var node_edge = __webpack_require__(8404);
// EXTERNAL MODULE: ./build/model/errors.js
var errors = __webpack_require__(2011);
// EXTERNAL MODULE: ./build/policy/suppress.js
var suppress = __webpack_require__(1000);
// EXTERNAL MODULE: ./build/report/escape.js
var report_escape = __webpack_require__(9924);
// EXTERNAL MODULE: ./build/source/redact.js
var source_redact = __webpack_require__(2583);
// EXTERNAL MODULE: ./build/model/json.js
var json = __webpack_require__(9598);
// EXTERNAL MODULE: ./build/transcripts/payload-session.js
var payload_session = __webpack_require__(6427);
;// CONCATENATED MODULE: ./build/transcripts/record-home-paths.js
/**
 * Home folders in texts. Only the name of the user goes; the rest of a path stays, because hooks judge by it and a
 * recording finds its config root by it. So `/Users/ada/src/shop` becomes `/Users/user/src/shop`, everywhere alike.
 */
/** Stands for the first user; the next ones have a number: another's folder is not one's own. */
const anyUser = "user";
const standIn = /^user\d{0,4}$/i;
/** Folders beside those of people. */
const shared = new Set([
    "root",
    "shared",
    "public",
    "default",
    "default user",
    "all users",
    "linuxbrew",
]);
/** Names that are no person's, and so common that they cannot be replaced as words. */
const commonNames = new Set([
    ...shared,
    ...["admin", "runner", "ubuntu", "debian", "node", "vscode", "codespace", "dev", "test"],
    ...["build", "docker", "git", "app", "code", "guest", "home", "users", "vagrant", "jenkins"],
    ...["circleci", "ec2-user", "agent", "claude", "gemini", "me", "username", "name", "work"],
]);
/** What a user is called, as far as it can be told from ordinary text. */
const record_home_paths_name = "[\\p{L}\\p{N}_](?:[\\p{L}\\p{N}_.+@~-]{0,62}[\\p{L}\\p{N}_$])?";
/**
 * Where a path can begin: not inside a word or a longer path (`src/home/page.ts`), but after an option's letter, an
 * escaped line break, or the colours of a terminal.
 */
const beginning = "(?:(?<![\\p{L}\\p{N}_.~-])|(?<=\\\\[nrt]|\\u001b\\[[\\d;]{0,12}m|(?<![\\p{L}\\p{N}_])-[A-Za-z]))";
/** Folders below which other systems and containers show home folders. */
const mounts = "/(?:var|usr|export|private|rootfs|host|mnt/[a-z]|[a-z]|System/Volumes/Data)";
const places = [
    // Linux and macOS; also with the slashes escaped, as some write JSON.
    new RegExp(`(${beginning}(?:${mounts})?\\\\?/(?:home|Users)\\\\?/)(${record_home_paths_name})`, "gu"),
    // Windows, where names have blanks: as far as a folder that every home has.
    /((?<![\p{L}\p{N}_])[a-z]:(?:\\{1,4}|\/)Users(?:\\{1,4}|\/))([^\\/:*?"<>|\p{Cc}]{1,64})(?=(?:\\{1,4}|\/)(?:AppData|Desktop|Documents|Downloads|OneDrive|\.\w))/giu,
    // With slashes, and with backslashes escaped once or twice.
    new RegExp(`((?<![\\p{L}\\p{N}_])[a-z]:(?:\\\\{1,4}|/)(?:Users|Documents and Settings)(?:\\\\{1,4}|/))(${record_home_paths_name})`, "giu"),
    // In an address: `%2Fhome%2Fada`
    /(%2F(?:home|Users)%2F|%5CUsers%5C)([\p{L}\p{N}_][\p{L}\p{N}_.-]{0,62})/giu,
    // A folder for temporary files.
    new RegExp(`(\\bpytest-of-)(${record_home_paths_name})`, "gu"),
    // Claude Code's name for a project: its path with dashes. How far the name goes is a guess.
    /((?<=projects[\\/]{1,4}(?:[A-Za-z]-)?)-(?:home|Users)-)([A-Za-z0-9_]{1,64})/g,
];
/** A path that is nothing else: here a name may have blanks. */
const homeOf = new RegExp(`^(?:file://)?(?:(?:${mounts})?/(?:home|Users)/|/{0,3}[a-z]:[\\\\/]{1,4}Users[\\\\/]{1,4})([^/\\\\\\p{Cc}]{1,64})(?=[/\\\\]|$)`, "iu");
/** A hostile recording could have any number of users. */
const mostNames = 32;
const mostUsers = 1000;
/** Finds home folders in texts, and remembers whose they are. */
class HomePaths {
    /** Users by name; true for those that are also replaced as words. */
    #names = new Map();
    /** What stands for whom. */
    #users = new Map();
    #known = null;
    #slug = null;
    #word = null;
    /** Takes the user of a session from a field that is a path and nothing else, such as its working directory. */
    learn(path) {
        const found = ownerOf(path);
        if (found !== null)
            this.#remember(found, true);
    }
    /** Takes a name with blanks from a path in a call, where it is clear how far the name goes. */
    learnSpelling(path) {
        const found = ownerOf(path);
        if (found?.includes(" "))
            this.#remember(found, false);
    }
    /** Replaces the user in every path into a home folder; tells how many there were. */
    hide(text) {
        let count = 0;
        const replace = (whole, before, found) => {
            if (isNobody(found))
                return whole;
            count += 1;
            return before + this.#standIn(found);
        };
        let result = text;
        if (this.#known !== null)
            result = result.replace(this.#known, replace);
        if (this.#slug !== null)
            result = result.replace(this.#slug, replace);
        for (const place of places)
            result = result.replace(place, replace);
        return { text: result, count };
    }
    /** Replaces the users of sessions where they stand as words (the owner of a file, a signature). */
    hideNames(text) {
        let count = 0;
        if (this.#word === null)
            return { text, count };
        const result = text.replace(this.#word, (found) => {
            count += 1;
            return this.#standIn(found);
        });
        return { text: result, count };
    }
    #standIn(found) {
        const user = found.replaceAll("\\ ", " ").replaceAll("%20", " ").toLowerCase();
        let known = this.#users.get(user);
        if (known === undefined) {
            const number = this.#users.size + 1;
            known = number === 1 || number > mostUsers ? anyUser : `${anyUser}${number}`;
            if (number <= mostUsers)
                this.#users.set(user, known);
        }
        return known;
    }
    #remember(found, asWord) {
        const known = this.#names.get(found);
        if (known === true || known === asWord)
            return;
        if (known === undefined && this.#names.size >= mostNames)
            return;
        this.#standIn(found);
        this.#names.set(found, asWord);
        this.#compile();
    }
    #compile() {
        const names = [...this.#names.keys()].sort((a, b) => b.length - a.length || (a < b ? -1 : 1));
        const separator = "(?:[\\\\/]{1,4}|%2F|%5C)";
        const spellings = names.flatMap((n) => n.includes(" ") ? [n, n.replaceAll(" ", "\\ "), n.replaceAll(" ", "%20")] : [n]);
        this.#known = new RegExp(`(${separator}(?:home|Users)${separator}|(?<![\\p{L}\\p{N}_])~)(${anyOf(spellings)})(?![\\p{L}\\p{N}_]|[.@~+-][\\p{L}\\p{N}_])`, "giu");
        const slugs = names.map((n) => n.replace(/[^A-Za-z0-9]/g, "-"));
        this.#slug = new RegExp(`((?<![\\p{L}\\p{N}])-(?:home|Users)-)(${anyOf(slugs)})(?![\\p{L}\\p{N}_])`, "gu");
        const words = names.filter((n) => this.#names.get(n) === true && n.length >= 3 && !commonNames.has(n.toLowerCase()));
        this.#word =
            words.length === 0
                ? null
                : new RegExp(`(?:(?<![\\p{L}\\p{N}_])|(?<=\\\\[nrt]))(?:${anyOf(words)})(?![\\p{L}\\p{N}_])`, "gu");
    }
}
/** Whose home folder a path leads into; null when it is nobody's. */
function ownerOf(path) {
    const found = homeOf.exec(path.slice(0, 4096))?.[1]?.trim() ?? "";
    return found === "" || isNobody(found) ? null : found;
}
function isNobody(found) {
    return standIn.test(found) || shared.has(found.toLowerCase());
}
function anyOf(texts) {
    return texts.map((text) => text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&")).join("|");
}

;// CONCATENATED MODULE: ./build/transcripts/record-addresses.js

/** Addresses of people and names of their machines. */
/** `name@host.tld`, also as part of a link; starts where a run of letters does, so that it is linear. The letter of an escape (`\n`) is none of it. */
const address = /(?:(?<![\p{L}\p{N}._+\\-])|(?<=\\[nrtbf])|(?<=\\)(?![nrtbf]))([\p{L}\p{N}._+-]{1,256})(@|%40)((?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.){1,8}\p{L}{2,24})(?![\p{L}\p{N}_-]|\.[\p{L}\p{N}])/gu;
/** Domains that exist for examples. */
const exampleDomain = /(?:^|\.)(?:example\.(?:com|org|net)|example|invalid|test|localhost)$/i;
/** Nobody reads there. */
const noReply = /^(?:no-?reply|do-?not-?reply)$/i;
/** Accounts of services: `git@github.com:team/shop.git`. */
const service = /^(?:git|hg|svn)$/i;
/** A picture for dense screens, a pinned package: files and versions with an `@`. */
const notADomain = /^\d+x\.|^v?\d+\.\d|\.(?:png|jpe?g|gif|svg|webp|ico|pdf|[cm]?[jt]sx?|json|css|scss|html?|lock|tgz|gz|zip|whl)$/i;
/** The programs after which `name@host` is a machine. */
const remoteProgram = /\b(?:ssh|scp|sftp|rsync|mosh|sshfs|ssh-copy-id)\b/;
/** How far before an address the program may stand, in characters of the same line. */
const lookBack = 200;
/** Stands for every address. */
const anyone = "someone";
const exampleHost = "example.com";
/**
 * Replaces addresses of people by `someone@example.com`. Of an account on a machine (`ssh ada@db.internal.net`) only
 * the name goes: hooks judge by the machine.
 */
function hideAddresses(text) {
    let count = 0;
    if (!text.includes("@") && !text.includes("%40"))
        return { text, count };
    const result = text.replace(address, (whole, local, at, domain, offset, all) => {
        if (exampleDomain.test(domain) || noReply.test(local) || service.test(local))
            return whole;
        if (notADomain.test(domain))
            return whole;
        if (!isAccount(all, offset, offset + whole.length)) {
            count += 1;
            return anyone + at + exampleHost;
        }
        if (local === anyUser || local === "root")
            return whole;
        count += 1;
        return anyUser + at + domain;
    });
    return { text: result, count };
}
/** An account on a machine: in a link, before a path (`host:path`), or after a program that goes there. */
function isAccount(text, start, end) {
    if (text.slice(Math.max(0, start - 3), start) === "://")
        return true;
    if (/^:[\w~/.]/.test(text.slice(end, end + 2)))
        return true;
    const line = text.slice(Math.max(0, start - lookBack), start);
    return remoteProgram.test(line.slice(line.lastIndexOf("\n") + 1));
}
/** Names that systems give to the machine of a person. */
const personalHosts = [
    /(?<![\p{L}\p{N}_-])[\p{L}\p{N}]{1,40}-(?:MacBook(?:-(?:Pro|Air))?|MBP|MBA|iMac(?:-Pro)?|Mac-(?:mini|Studio))(?:-\d{1,3})?(?:\.(?:local|lan|home))?(?![\p{L}\p{N}_-])/gu,
    /(?<![\p{L}\p{N}_.-])(?:MacBook(?:-(?:Pro|Air))?|iMac|Mac-(?:mini|Studio))(?:-[\p{L}\p{N}]{1,30}){0,4}\.(?:local|lan|home)(?![\p{L}\p{N}_-])/gu,
    /(?<![\p{L}\p{N}_-])(?:DESKTOP|LAPTOP)-[A-Z0-9]{6,8}(?![\p{L}\p{N}_-])/gu,
];
/** Replaces names of machines that are obviously a person's (`Adas-MacBook-Pro.local`) by `host`. */
function hideHosts(text) {
    let count = 0;
    const replace = () => {
        count += 1;
        return "host";
    };
    const result = personalHosts.reduce((all, pattern) => all.replace(pattern, replace), text);
    return { text: result, count };
}

;// CONCATENATED MODULE: ./build/transcripts/record-cuts.js
/** Long texts, long lists and encoded data: cut to what a person can read, with a word on how long they were. */
/**
 * A run of base64; whether it is one is asked of each. Starts where a run begins, so that it is linear, and is not
 * counted (`{200,}`), because the engine gives up on counting to millions.
 */
const run = /(?<![A-Za-z0-9+/_=-])[A-Za-z0-9+/_-]{200}[A-Za-z0-9+/_-]*={0,2}/g;
/** The beginning of base64 in lines of equal length, the line breaks possibly written as `\n`. */
const firstLines = /(?<![A-Za-z0-9+/=])(?:[A-Za-z0-9+/]{60,76}(?:\r?\n|\\n)){3}/g;
const nextLine = /[A-Za-z0-9+/]{60,76}(?:\r?\n|\\n)/y;
const lastLine = /[A-Za-z0-9+/]{1,76}={0,2}(?![A-Za-z0-9+/=])/y;
/** Replaces base64 of 200 characters and more by its length. */
function cutEncoded(text) {
    let count = 0;
    if (text.length < 200)
        return { text, count };
    const mark = (whole) => {
        if (!isEncoded(whole))
            return whole;
        count += 1;
        return `[base64: ${whole.length} characters]`;
    };
    const oneLine = text.replace(run, mark);
    let result = "";
    let from = 0;
    for (const { index } of oneLine.matchAll(firstLines)) {
        if (index < from)
            continue;
        const end = endOfLines(oneLine, index);
        result += oneLine.slice(from, index) + mark(oneLine.slice(index, end));
        from = end;
    }
    return { text: result + oneLine.slice(from), count };
}
/** Where a block of lines ends, the shorter last one included. */
function endOfLines(text, start) {
    let end = start;
    for (;;) {
        nextLine.lastIndex = end;
        if (!nextLine.test(text))
            break;
        end = nextLine.lastIndex;
    }
    lastLine.lastIndex = end;
    return lastLine.test(text) ? lastLine.lastIndex : end;
}
/** All kinds of characters, and of the signs no more than chance would have: a path or a rule of dashes has. */
function isEncoded(text) {
    if (!/[a-z]/.test(text) || !/[A-Z]/.test(text) || !/[0-9]/.test(text))
        return false;
    return (text.match(/[/_-]/g)?.length ?? 0) * 12 < text.length;
}
const cutEnd = / \[cut: \d+ characters\]$/;
/** The text cut to `most` characters (UTF-16 units, never inside a pair), with its whole length; null when it is short enough. */
function cutText(text, most) {
    if (text.length <= most)
        return null;
    const already = cutEnd.exec(text.slice(-60));
    if (already !== null && text.length - already[0].length <= most)
        return null;
    let end = most;
    if (/[\ud800-\udbff]/.test(text.charAt(end - 1)))
        end--;
    return `${text.slice(0, end)} [cut: ${text.length} characters]`;
}
/** More items of a tool's answer say nothing new. */
const mostItems = 100;
/** The beginning of a long list with a word on its length; null when it is short enough. */
function cutList(list) {
    if (list.length <= mostItems + 1)
        return null;
    return [...list.slice(0, mostItems), `[cut: ${list.length} items]`];
}

;// CONCATENATED MODULE: ./build/transcripts/record-secrets.js

/**
 * Credentials in a payload. The redactor knows them by their shape and by an assignment in the text; here the payload
 * itself says more: the name of a field, an option in front of a value, a program that takes a password.
 */
/** Names of fields whose value is a secret, whatever it looks like. In lower case with `_` between words. */
const passwordName = /(?:^|_)(?:passwords?|passwd|passphrase|secret|secret_(?:access_)?key|private_key|authorization|cookies?)$|_pwd$/;
/** Names of fields whose value is a secret when it looks like one: the words are used for other things too. */
const tokenName = /(?:^|_)(?:token|api_?key|access_key|access_key_id|auth_key|auth|credentials?|dsn|connection_string)$/;
/** What stands for a secret and is none: variables, placeholders, paths, addresses of pages. */
const reference = /^(?:\$[\w{(]|%\w+%$|\{\{|<[^<>]*>$|\*{3,}$|(?:~|\.{0,2})\/|[A-Za-z]:[\\/]|https?:\/\/[^@]*$|process\.env|env:)/i;
/** `--password VALUE`, `--api-key=VALUE`: an option of a command line. */
const optionStart = "(?:(?<![^\\s\"'`(=,;])|(?<=\\\\[nrt]))";
const optionName = "--?(?:[a-z0-9]{1,20}-){0,4}(?:password|passwd|passphrase|token|secret|secret-key|api-?key|access-?key|auth-?key|client-?secret|private-?key)";
const record_secrets_option = new RegExp(`(${optionStart}${optionName}(?:=|\\s{1,5})\\\\{0,3}["']?)([^\\s"'\`$<>|&;()-][^\\s"'\`|&;()<>]{3,})`, "gi");
/** The same with a value in quotes, which may have blanks. */
const quotedOption = new RegExp(`(${optionStart}${optionName}(?:=|\\s{1,5}))(\\\\{0,3}["'])([^"'\\\\\\n]{4,300})\\2`, "gi");
const wholeOption = new RegExp(`^${optionName}$`, "i");
/** `-u name:password`, of programs that fetch something. */
const fetcher = /curl|wget|(?<![\w/.:-])(?:https?|xh)(?=\s)/;
const userOption = new RegExp(`(${optionStart}(?:-u|--user|--proxy-user)(?:=|\\s{0,5})\\\\{0,3}["']?[^\\s:"'\`$]{1,100}:)([^\\s"'\`$]{3,})`, "g");
/** Programs that take a password right after an option. */
const passwordOption = /(sshpass\s{1,5}-p\s{0,5}\\{0,3}["']?|mysql(?:dump|admin)?[^\n;|&]{0,200}?\s-p["']?)([^\s"'`$-][^\s"'`]{3,})/g;
/** A header or a line of a log; the pairs are the secret. */
const cookie = /((?:set-)?cookie["']?\s{0,5}:\s{0,5}["']?)([\w.%-]{1,100}=[^"'`\r\n]{4}[^"'`\r\n]*)/gi;
/** A setting and no secret: `--secret id=npm,src=.npmrc`. */
const setting = /^(?:id|name|src|source|type|env)=/;
const mark = "[redacted]";
/** @param secrets values that are secret wherever they stand, such as those of the environment */
function createSecretHider(secrets) {
    const redact = (0,source_redact/* createRedactor */.lY)(secrets);
    return (text) => {
        let result = text
            .replace(quotedOption, (whole, name, quote, value) => isNone(value) ? whole : `${name}${quote}${mark}${quote}`)
            .replace(record_secrets_option, hideValue);
        if (fetcher.test(result))
            result = result.replace(userOption, hideValue);
        return redact(result.replace(passwordOption, hideValue).replace(cookie, hideValue));
    };
}
function hideValue(whole, name, value) {
    return isNone(value) ? whole : name + mark;
}
function isNone(value) {
    return setting.test(value) || reference.test(value) || isRedacted(value);
}
/** Does the field's name say that this value, whatever its shape, is a secret? */
function isNamedSecret(key, value) {
    const text = value.trim();
    if (text === "" || isRedacted(text) || reference.test(text))
        return false;
    const name = plainName(key);
    if (passwordName.test(name))
        return true;
    return tokenName.test(name) && looksMade(text);
}
/** A number under a name that can only be a password's. */
function isNamedPassword(key) {
    return /(?:^|_)(?:passwords?|passwd|passphrase|passcode|pin)$/.test(plainName(key));
}
/** Is a word of a command line an option whose value, a secret, is the next word? */
function announcesSecret(word) {
    return word.length <= 100 && wholeOption.test(word);
}
/** How many replacements a text holds. */
function redactions(text) {
    return text.split("[redacted").length - 1;
}
/** A made value rather than a word: long, or letters with digits. */
function looksMade(text) {
    if (/\s/.test(text))
        return /^(?:bearer|basic|token)\s/i.test(text);
    return text.length >= 20 || (text.length >= 8 && /\d/.test(text) && /[A-Za-z]/.test(text));
}
function isRedacted(value) {
    return value.includes("[redacted");
}
/** `dbPassword`, `X-Api-Key` → `db_password`, `x_api_key`. */
function plainName(key) {
    return key
        .slice(-100)
        .replace(/([a-z0-9])([A-Z])/g, "$1_$2")
        .replace(/[^A-Za-z0-9]+/g, "_")
        .replace(/^_|_$/g, "")
        .toLowerCase();
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./build/transcripts/record-session-ids.js

/** Ids of sessions, replaced by others of the same look: the same id by the same one, on every machine. */
/** Every replacement begins so; one that does is not replaced again. */
const record_session_ids_beginning = "00000000-";
/** Written by a machine, and long enough not to be found in ordinary text. */
const machineMade = /^(?=.*\d)[\w.:-]{8,200}$/;
/** A recording can have been resumed or put together; a hostile one could name any number. */
const remembered = 16;
/** The ids of the sessions met so far. */
class SessionIds {
    #newest = [];
    /** Remembers an id and gives what stands for it; null when it stays as it is (`demo`, `0000…`). */
    learn(id) {
        if (id.startsWith(record_session_ids_beginning) || !machineMade.test(id))
            return null;
        const known = this.#newest.find((entry) => entry.id === id);
        if (known !== undefined)
            return known.standIn;
        const standIn = standInFor(id);
        this.#newest.push({ id, standIn });
        if (this.#newest.length > remembered)
            this.#newest.shift();
        return standIn;
    }
    /** Replaces the ids in a text, as in the name of a recording's file. */
    hide(text) {
        let result = text;
        let count = 0;
        for (const { id, standIn } of this.#newest) {
            if (!result.includes(id))
                continue;
            const parts = result.split(id);
            count += parts.length - 1;
            result = parts.join(standIn);
        }
        return { text: result, count };
    }
}
function standInFor(id) {
    const hash = (0,external_node_crypto_.createHash)("sha256").update(id).digest("hex");
    return `${record_session_ids_beginning}${hash.slice(0, 4)}-4${hash.slice(4, 7)}-8${hash.slice(7, 10)}-${hash.slice(10, 22)}`;
}

;// CONCATENATED MODULE: ./build/transcripts/record-tally.js
/** What a scrubbed recording can have lost, in the order in which it is told. */
const lossKinds = [
    "credentials",
    "homePaths",
    "userNames",
    "addresses",
    "hostNames",
    "sessionIds",
    "encodedData",
    "cutTexts",
];
/** A tally of nothing. */
function emptyTally() {
    return {
        credentials: 0,
        homePaths: 0,
        userNames: 0,
        addresses: 0,
        hostNames: 0,
        sessionIds: 0,
        encodedData: 0,
        cutTexts: 0,
    };
}

;// CONCATENATED MODULE: ./build/transcripts/scrub.js







/** Fields that hold what a tool was asked, in the words of all agents. */
const inputKeys = new Set(["tool_input", "toolCall", "toolArgs"]);
/** Fields that hold what came of something. */
const outputKeys = new Set([
    "tool_response",
    "tool_output",
    "toolResult",
    "prompt_response",
    "last_assistant_message",
    "final_message",
    "llm_request",
    "llm_response",
    "error",
    "error_details",
    "compact_summary",
]);
/**
 * Names of fields that say what will be done: commands, paths, addresses. Hooks judge by them, so they are never cut,
 * and only what is secret or personal for certain is replaced in them. Everything else (contents, prompts) is cut when
 * it is long.
 */
const actingKey = /^(?:commands?|command_?line|cmd|argv?|(?:tool_?)?args|arguments|script|sql|query|statement|expression|name|tool)$|(?:path|paths|file|files|dir|directory|folder|cwd|url|uri|pattern|glob|name|root)$/i;
/** Names of fields that are a path and nothing else. */
const pathKey = /(?:path|file|dir|directory|folder|cwd|root)$/i;
/** Fields of a payload in which a session names its places. */
const sessionPaths = ["cwd", "work_dir", "workspacePaths", "transcript_path"];
/** Fields of a payload that are the id of its session. */
const sessionKeys = new Set([
    "session_id",
    "sessionId",
    "conversationId",
    "conversation_id",
]);
/** Readers give up on records that are nested deeper than 200; an event stands two levels deep in its line. */
const deepest = 150;
/** A key of an object that is a plain word is nobody's secret; the shortest known credential has 20 characters. */
const plainKey = /^\w{1,16}$/;
/** Takes what is personal, secret or long out of payloads, and counts it. The same input always gives the same output. */
class Scrubber {
    tally = emptyTally();
    #maxText;
    #hideSecrets;
    #homes = new HomePaths();
    #sessions = new SessionIds();
    constructor(options) {
        this.#maxText = options.maxText;
        this.#hideSecrets = createSecretHider(options.secrets);
    }
    /** Takes over whose home folder a working directory lies in, so that it is known in any spelling. */
    learn(path) {
        this.#homes.learn(path);
    }
    /** A scrubbed copy of a payload. */
    payload(input) {
        for (const key of sessionPaths) {
            const value = Object.hasOwn(input, key) ? input[key] : undefined;
            for (const path of Array.isArray(value) ? value.slice(0, 100) : [value]) {
                if (typeof path === "string")
                    this.#homes.learn(path);
            }
        }
        for (const key of sessionKeys) {
            const value = Object.hasOwn(input, key) ? input[key] : undefined;
            if (typeof value === "string")
                this.#sessions.learn(value);
        }
        return this.#object(input, { key: "", depth: 0, part: "other" });
    }
    /** A scrubbed short text that stands outside of a payload (the id of a call). */
    text(text) {
        return this.#safe(text);
    }
    /** True when there is no credential in a text. */
    isHarmless(text) {
        return this.#hideSecrets(text) === text;
    }
    #value(value, place) {
        if (typeof value === "string")
            return this.#string(value, place);
        if (typeof value === "number" && isNamedPassword(place.key))
            return this.#credential();
        if (typeof value !== "object" || value === null)
            return value;
        if (place.depth > deepest) {
            this.tally.cutTexts += 1;
            return "[cut: nested too deep]";
        }
        return Array.isArray(value) ? this.#list(value, place) : this.#object(value, place);
    }
    #object(object, { part, depth }) {
        const used = new Set();
        const entries = Object.entries(object).map(([key, value]) => {
            const place = { key, depth: depth + 1, part: partOf(key, value, part) };
            return [this.#key(key, used), this.#value(value, place)];
        });
        return Object.fromEntries(entries);
    }
    #list(list, place) {
        const shorter = place.part === "output" ? cutList(list) : null;
        if (shorter !== null)
            this.tally.cutTexts += 1;
        let announced = false;
        return (shorter ?? list).map((item) => {
            const secret = announced && typeof item === "string" && !item.startsWith("-");
            announced = typeof item === "string" && announcesSecret(item);
            return secret ? this.#credential() : this.#value(item, { ...place, depth: place.depth + 1 });
        });
    }
    /** A scrubbed key; keys that become equal are told apart by a number, so that none is lost. */
    #key(key, used) {
        const clean = plainKey.test(key) ? key : this.#safe(key);
        let free = clean;
        for (let i = 2; used.has(free); i++)
            free = `${clean} (${i})`;
        used.add(free);
        return free;
    }
    #string(text, { key, part }) {
        if (isNamedSecret(key, text))
            return this.#credential();
        const acting = part !== "output" && actingKey.test(key);
        if (acting && pathKey.test(key))
            this.#homes.learnSpelling(text);
        const safe = this.#safe(text);
        if (acting)
            return safe;
        const nameless = this.#counted("userNames", this.#homes.hideNames(safe));
        const plain = this.#counted("encodedData", cutEncoded(nameless));
        const cut = cutText(plain, this.#maxText);
        if (cut === null)
            return plain;
        this.tally.cutTexts += 1;
        return cut;
    }
    /** The text without what is secret or personal. Credentials go first: what else is replaced could break one in two. */
    #safe(text) {
        const open = this.#hideSecrets(text);
        if (open !== text) {
            this.tally.credentials += Math.max(1, redactions(open) - redactions(text));
        }
        let result = this.#counted("sessionIds", this.#sessions.hide(open));
        result = this.#counted("addresses", hideAddresses(result));
        result = this.#counted("hostNames", hideHosts(result));
        return this.#counted("homePaths", this.#homes.hide(result));
    }
    #credential() {
        this.tally.credentials += 1;
        return "[redacted]";
    }
    #counted(kind, { text, count }) {
        this.tally[kind] += count;
        return text;
    }
}
/** A call holds its input beside its name; once inside an input or an output, the names of fields are the tool's own. */
function partOf(key, value, around) {
    if (around !== "other")
        return around;
    if (inputKeys.has(key))
        return (0,json/* isObject */.Gv)(value) || typeof value === "string" ? "input" : around;
    return outputKeys.has(key) ? "output" : around;
}

;// CONCATENATED MODULE: ./build/transcripts/record.js



const severalFolders = "the recordings were made in different folders: a replay finds only paths below the first, so record each by itself";
/**
 * Turns what a reader tells of recordings into lines of the neutral format (`hookgate-events`), scrubbed. One recorder
 * takes any number of recordings one after the other; it holds nothing of them but counts.
 */
class Recorder {
    /** Events given out. */
    kept = 0;
    /** Events that were not wanted. */
    dropped = 0;
    skipped = 0;
    /** The first line that could not be read; null when there was none. */
    firstSkipped = null;
    /** What readers said cannot be replayed, once each. */
    notices = new Set();
    #options;
    #scrubber;
    #file = "";
    /** Where the first recording was made. */
    #folder = null;
    /** What the reader told of the session and no line tells yet. */
    #untold = {};
    constructor(options) {
        this.#options = options;
        this.#scrubber = new Scrubber(options);
    }
    /** What was replaced and cut so far. */
    get tally() {
        return this.#scrubber.tally;
    }
    /** No more events are taken. */
    get full() {
        return this.#options.limit !== null && this.kept >= this.#options.limit;
    }
    /** A new recording begins: nothing is known of its session. */
    begin(file) {
        this.#file = file;
        this.#untold = {};
    }
    /** The line of an event, with its line break; null when the item gives none. */
    take(item) {
        if (item.kind === "event")
            return this.#event(item.event);
        if (item.kind === "session")
            this.#learn(item.session);
        if (item.kind === "notice")
            this.notices.add(item.text);
        if (item.kind === "skipped") {
            this.skipped += 1;
            this.firstSkipped ??= { file: this.#file, line: item.line, why: item.why };
        }
        return null;
    }
    #learn({ sessionId = null, cwd = null }) {
        if (sessionId !== null)
            this.#untold.sessionId = sessionId;
        if (cwd === null)
            return;
        this.#untold.cwd = cwd;
        this.#folder ??= cwd;
        if (cwd !== this.#folder)
            this.notices.add(severalFolders);
        this.#scrubber.learn(cwd);
    }
    #event(event) {
        if (this.full)
            return null;
        if (!this.#options.wanted(event.name, toolIn(event.input))) {
            this.dropped += 1;
            return null;
        }
        this.kept += 1;
        const input = this.#scrubber.payload(this.#completed(event));
        const id = (0,json/* stringAt */.bX)(input, "tool_use_id") === null ? event.callId : null;
        const line = {
            dialect: event.dialect,
            event: this.#scrubber.text(event.name),
            input,
            ...(id === null ? {} : { id: this.#scrubber.text(id) }),
            ...(event.expect === null ? {} : { expect: this.#expectation(event.expect) }),
        };
        return `${JSON.stringify(line)}\n`;
    }
    /**
     * The payload with what its reader told beside the events, once a recording: only there would the next reader find
     * it, and without the folder no path could be replayed.
     */
    #completed({ dialect, input, agent }) {
        const complete = (0,payload_session/* withSession */.f)(dialect, input, this.#untold);
        const told = (0,payload_session/* sessionIn */.O)(dialect, complete);
        if (told.sessionId !== null)
            delete this.#untold.sessionId;
        if (told.cwd !== null)
            delete this.#untold.cwd;
        // The one agent whose payloads name the sub-agent.
        return dialect === "claude-code" && agent !== null && !Object.hasOwn(complete, "agent_id")
            ? { ...complete, agent_id: agent }
            : complete;
    }
    /** As people write it. A pattern with a credential in it goes: a changed one would mean something else. */
    #expectation({ verdict, reason, failedOpen }) {
        const kept = reason !== null && this.#scrubber.isHarmless(reason) ? reason : null;
        if (reason !== kept)
            this.#scrubber.tally.credentials += 1;
        if (verdict !== null && kept === null && failedOpen === null)
            return verdict;
        return {
            ...(verdict === null ? {} : { verdict }),
            ...(kept === null ? {} : { reason: kept }),
            ...(failedOpen === null ? {} : { failedOpen }),
        };
    }
}
/** The tool of an event, in the words of all agents; null when it is not about one. */
function toolIn(input) {
    const call = (0,json/* objectAt */.lJ)(input, "toolCall");
    return ((0,json/* stringAt */.bX)(input, "tool_name") ??
        (call === null ? null : (0,json/* stringAt */.bX)(call, "name")) ??
        (0,json/* stringAt */.bX)(input, "toolName"));
}

// EXTERNAL MODULE: ./build/transcripts/registry.js + 53 modules
var registry = __webpack_require__(2328);
// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(8474);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./build/cli/event-file.js




/** Standard output, at the speed of its reader. */
function standardOutput() {
    return {
        async write(line) {
            if (!process.stdout.write(line))
                await (0,external_node_events_.once)(process.stdout, "drain");
        },
        finish() { },
        discard() { },
    };
}
/**
 * A file that is there as a whole or not at all: written beside its place and moved there at the end, so that it may also be the
 * recording that is read. Made at the first line.
 */
function eventFile(path) {
    const draft = `${path}.${process.pid}.tmp`;
    let file = null;
    const discard = () => {
        if (file === null)
            return;
        (0,external_node_fs_.closeSync)(file);
        file = null;
        (0,external_node_fs_.rmSync)(draft, { force: true });
    };
    return {
        async write(line) {
            if (file === null) {
                file = attempt(path, () => {
                    (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(path), { recursive: true });
                    return (0,external_node_fs_.openSync)(draft, "w");
                });
                process.once("exit", discard);
            }
            const open = file;
            attempt(path, () => (0,external_node_fs_.writeFileSync)(open, line));
        },
        finish() {
            if (file === null)
                return;
            (0,external_node_fs_.closeSync)(file);
            file = null;
            try {
                attempt(path, () => (0,external_node_fs_.renameSync)(draft, path));
            }
            finally {
                (0,external_node_fs_.rmSync)(draft, { force: true });
                process.off("exit", discard);
            }
        },
        discard() {
            discard();
            process.off("exit", discard);
        },
    };
}
/** @throws UsageError for what the file system refuses */
function attempt(path, work) {
    try {
        return work();
    }
    catch (error) {
        throw new errors/* UsageError */.e(`cannot write ${path}: ${error instanceof Error ? error.message : error}`);
    }
}

// EXTERNAL MODULE: ./build/cli/interrupt.js
var interrupt = __webpack_require__(7766);
;// CONCATENATED MODULE: ./build/cli/record-note.js


/** One of a kind, and several. */
const words = {
    credentials: ["credential", "credentials"],
    homePaths: ["home path", "home paths"],
    userNames: ["user name", "user names"],
    addresses: ["e-mail address", "e-mail addresses"],
    hostNames: ["host name", "host names"],
    sessionIds: ["session id", "session ids"],
    encodedData: ["piece of encoded data", "pieces of encoded data"],
    cutTexts: ["long text", "long texts"],
};
const cuts = ["encodedData", "cutTexts"];
const longest = 300;
/** What people are told after recording: what was kept, replaced, cut and left out; a few lines, each with its break. */
function recordNote(recorder, files) {
    const { tally } = recorder;
    const counted = (kinds) => kinds
        .filter((kind) => tally[kind] > 0)
        .map((kind) => amount(tally[kind], ...words[kind]))
        .join(", ");
    const replaced = counted(lossKinds.filter((kind) => !cuts.includes(kind)));
    const cut = counted(cuts);
    const left = [
        ...(recorder.dropped === 0
            ? []
            : [`${amount(recorder.dropped, "event", "events")} that --only does not name`]),
        ...(recorder.full ? ["everything after the last event that --limit allows"] : []),
        ...(recorder.skipped === 0 ? [] : [unreadable(recorder)]),
    ].join(", ");
    const lines = [
        `kept ${amount(recorder.kept, "event", "events")} of ${amount(files, "recording", "recordings")}`,
        `replaced: ${replaced || "nothing"}`,
        `cut: ${cut || "nothing"}`,
        `left out: ${left || "nothing"}`,
        ...[...recorder.notices].map((notice) => `note: ${(0,report_escape/* plainLine */.h0)(notice, longest)}`),
        "what no pattern can know (names, secrets in plain words) is still there: look the events through before you commit them",
    ];
    return lines.map((line) => `hookgate: ${line}\n`).join("");
}
/** Why there is nothing to write, in one line. */
function nothingLeft(recorder, files) {
    if (recorder.dropped > 0) {
        return `nothing left to record: --only names none of the ${amount(recorder.dropped, "event", "events")}`;
    }
    const where = files.length === 1 ? (0,report_escape/* plainLine */.h0)(files[0] ?? "", longest) : "these recordings";
    const why = recorder.skipped === 0 ? "" : ` (${unreadable(recorder)})`;
    return `nothing to record: ${where} ${files.length === 1 ? "holds" : "hold"} no events${why}`;
}
function unreadable({ skipped, firstSkipped }) {
    const lines = `${amount(skipped, "line", "lines")} that cannot be read`;
    if (firstSkipped === null)
        return lines;
    const { file, line, why } = firstSkipped;
    return (0,report_escape/* plainLine */.h0)(`${lines} (${skipped === 1 ? "" : "first: "}${file}:${line}: ${why})`, longest);
}
function amount(count, one, many) {
    return `${count} ${count === 1 ? one : many}`;
}

;// CONCATENATED MODULE: ./build/cli/record.js










/** Characters kept of a long text when nothing else is said. */
const defaultMaxText = 2000;
/** `hookgate record`: recordings into one small, scrubbed `*.events.jsonl`, or a hook that records. */
async function recordCommand(args) {
    if (args.has("live"))
        return (await __webpack_require__.e(/* import() */ 852).then(__webpack_require__.bind(__webpack_require__, 3852))).liveHookCommand(args);
    if (args.operands.length === 0) {
        throw new errors/* UsageError */.e("hookgate record needs a FILE: a recording of an agent (or --live --dialect ID)");
    }
    if (args.many("dialect").length > 0) {
        throw new errors/* UsageError */.e("--dialect goes with --live: a recording says itself whose it is");
    }
    const recorder = new Recorder({
        wanted: wantedBy(args.many("only")),
        limit: wholeNumber("--limit", args.one("limit"), 1),
        maxText: wholeNumber("--max-text", args.one("max-text"), 0) ?? defaultMaxText,
        secrets: (0,source_redact/* secretValues */.VX)(process.env),
    });
    const recordings = [];
    for (const file of args.operands)
        recordings.push({ file, ...(await opened(file)) });
    (0,interrupt/* cleanUpOnInterrupt */.X)();
    const output = args.one("output");
    const sink = output === null ? standardOutput() : eventFile(output);
    try {
        for (const { file, source, reader } of recordings) {
            recorder.begin(file);
            for await (const line of linesOf(recorder, file, source, reader))
                await sink.write(line);
        }
        if (recorder.kept === 0)
            throw new errors/* UsageError */.e(nothingLeft(recorder, args.operands));
        sink.finish();
    }
    finally {
        sink.discard();
    }
    process.stderr.write(recordNote(recorder, recordings.length));
    return 0;
}
/** The lines of one recording, as long as the recorder takes any. */
async function* linesOf(recorder, file, source, reader) {
    if (recorder.full)
        return;
    try {
        for await (const item of reader.read(source)) {
            const line = recorder.take(item);
            if (line !== null)
                yield line;
            if (recorder.full)
                return;
        }
    }
    catch (error) {
        throw (0,errors/* isSystemError */.O)(error) ? record_unreadable(file, error.message) : error;
    }
}
/** @throws UsageError when it cannot be read, or no reader knows what it is */
async function opened(file) {
    const { source, head, problem } = await (0,node_edge/* nodeEdge */.W)().openRecording(file, file);
    if (problem !== null)
        throw record_unreadable(file, problem);
    const reader = (0,registry/* sniff */.Z)(head, file);
    if (reader === null) {
        throw new errors/* UsageError */.e(`${(0,report_escape/* plainLine */.h0)(file, 300)} is no recording of an agent that hookgate knows`);
    }
    return { source, reader };
}
/**
 * Which events `--only` names: by event, by tool, or by both as `EVENT:TOOL`; all of them when it is not given.
 * @throws UsageError for an empty name
 */
function wantedBy(names) {
    if (names.length === 0)
        return () => true;
    if (names.some((name) => name.trim() === ""))
        throw new errors/* UsageError */.e("--only needs a name");
    const matches = (0,suppress/* globMatcher */.fU)(names);
    return (event, tool) => matches(event) || (tool !== null && (matches(tool) || matches(`${event}:${tool}`)));
}
/** @throws UsageError unless it is a whole number from `least` to ten million */
function wholeNumber(option, value, least) {
    if (value === null)
        return null;
    const number = Number(value);
    if (!/^\d{1,8}$/.test(value) || number < least || number > 10_000_000) {
        throw new errors/* UsageError */.e(`${option} takes a whole number from ${least} to 10000000, not "${(0,report_escape/* plainLine */.h0)(value, 60)}"`);
    }
    return number;
}
function record_unreadable(file, why) {
    return new errors/* UsageError */.e(`cannot read ${(0,report_escape/* plainLine */.h0)(file, 300)}: ${(0,report_escape/* plainLine */.h0)(why, 300)}`);
}


/***/ })

};
