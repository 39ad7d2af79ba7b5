/**
 * Keeps credentials out of everything hookgate prints. Recordings and hook output hold them, and the platform masks
 * only the secrets it knows, and only in logs.
 */

/** A credential that is known by its shape. */
interface Shape {
  kind: string;
  pattern: RegExp;
}

/**
 * What looks like a letter in front of a credential and is none: an escaped line break or character in a text that is
 * itself written in a text (`\nghp_…`), the end of a colour, an encoded character of an address.
 */
const afterEscape =
  "(?<=\\\\[nrtbf]|\\\\u[0-9a-fA-F]{4}|(?:\u001b|\\\\(?:u001b|x1b|033|e))\\[[\\d;]{0,20}m|%[0-9a-fA-F]{2})";

/**
 * Every pattern is linear: it starts at a fixed text that does not stand behind the given characters, which is looked at
 * last because it takes longest. A long run is `x{8}x*` and not `x{8,}`: the engine remembers every step of a counted
 * loop, and gives up with an exception after some millions (seen on Node 20).
 */
function shape(kind: string, notAfter: string, start: string, rest: string): Shape {
  const apart = `(?<=(?:(?<![${notAfter}])|${afterEscape})${start})`;
  return { kind, pattern: new RegExp(start + apart + rest, "g") };
}

const alnum = "A-Za-z0-9";
const word = "\\w-";

const shapes: readonly Shape[] = [
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
const awsPair =
  /(\[redacted aws-key-id\](?:[\s"',:;=|]|aws_secret_access_key|secretAccessKey|SecretKey){1,12})[A-Za-z0-9/+]{40}(?![A-Za-z0-9/+=])/gi;

const urlPassword = /(?<=:\/\/)[^\s/@:"'`<>]{0,100}:(?![$%{<])[^\s/@"'`<>]{1,300}(?=@)/g;

const authorization =
  /(authorization["']?\s{0,5}[:=]\s{0,5}["']?(?:(?:bearer|basic|token|digest)\s{1,5})?|bearer\s{1,5})([\w.~+/=-]{12}[\w.~+/=-]*)/gi;

const assignment =
  /((?:password|passwd|passphrase|secret(?:[_-]?access)?(?:[_-]?key)?(?:[_-]?base)?|token|api[_-]?key|access[_-]?key|auth[_-]?key|credentials?|private[_-]?key)["'\\]{0,3}\s{0,5}(?:=>|:=|[=:])\s{0,5}["'\\]{0,3})([^\s"'`,;\\()[\]{}<>|&]{8}[^\s"'`,;\\()[\]{}<>|&]*)/gi;

const keyMarker = /-----(BEGIN|END) [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----/g;

/** What is left of a key whose end was cut off: lines of base64, line breaks possibly written as `\n`. */
const keyBody = /^(?:(?:\s|\\[nr]){0,4}[A-Za-z0-9+/=]{16,200})*/;

/**
 * A function that replaces credentials by `[redacted]` or `[redacted KIND]`: known shapes, values assigned to a name
 * like `password`, passwords in URLs, and the given values (8 characters or longer) as they are, as JSON and URL text
 * and as base64. Linear in the text; redacting twice changes nothing.
 */
export function createRedactor(secrets: readonly string[]): (text: string) => string {
  const given = givenPattern(secrets);
  const once = (text: string): string => {
    let result = given === null ? text : text.replace(given, "[redacted]");
    result = redactKeys(result);
    for (const { kind, pattern } of shapes) result = result.replace(pattern, `[redacted ${kind}]`);
    return result
      .replace(awsPair, "$1[redacted]")
      .replace(urlPassword, "[redacted]")
      .replace(authorization, (whole, name: string, value: string) =>
        /[0-9]/.test(value) ? `${name}[redacted]` : whole,
      )
      .replace(assignment, (whole, name: string, value: string, at: number, all: string) =>
        looksSecret(name, value) && !isCalled(all, at + whole.length) ? `${name}[redacted]` : whole,
      );
  };
  return (text) => {
    // A replacement can end the run in which another credential was hidden; hardly ever is a second look needed.
    let result = text;
    for (let round = 0; round < 4; round++) {
      const next = once(result);
      if (next === result) break;
      result = next;
    }
    return result;
  };
}

/** A function that gives a line of a file (or null), for code frames: without the lines that hold a credential. */
export function redactExcerpt(
  excerpt: (file: string, line: number) => string | null,
  redact: (text: string) => string,
): (file: string, line: number) => string | null {
  return (file, line) => {
    const text = excerpt(file, line);
    return text === null || redact(text) !== text ? null : text;
  };
}

const secretName =
  /(?:^|[_-])(?:TOKENS?|SECRETS?|PASSWORDS?|PASSWD|PASSPHRASE|PASS|PWD|KEYS?|APIKEY|CREDENTIALS?|AUTH|PAT|DSN)(?=$|[_-])/i;
const placeName = /[_-](?:URL|URI|PATH|FILE|DIR|SOCK|SOCKET|HOST|NAME|ID|TYPE|PERMISSIONS)$/i;

/**
 * The values of those variables whose names say that they hold a secret (`GITHUB_TOKEN`, `INPUT_GITHUB-TOKEN`,
 * `DB_PASSWORD` …), longest first, without those too short or too plain to be one.
 */
export function secretValues(env: Readonly<Record<string, string | undefined>>): string[] {
  const values = new Set<string>();
  for (const [name, value] of Object.entries(env)) {
    if (!secretName.test(name) || placeName.test(name) || name === "PWD" || name === "OLDPWD")
      continue;
    const trimmed = value?.trim() ?? "";
    if (trimmed.length >= shortest && !/^[a-z]{1,11}$/i.test(trimmed)) values.add(trimmed);
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

function givenPattern(secrets: readonly string[]): RegExp | null {
  const needles = new Set<string>();
  for (const secret of secrets) {
    // The platform masks the lines of a secret one by one, and so must we: a log has them on lines of their own.
    for (const value of [secret, ...secret.split(/\r?\n/)]) {
      if (value.trim().length < shortest) continue;
      const wellFormed = Buffer.from(value, "utf8");
      for (const spelling of [
        value,
        JSON.stringify(value).slice(1, -1),
        encodeURIComponent(wellFormed.toString("utf8")),
        wellFormed.toString("base64").replace(/=+$/, ""),
      ]) {
        if (!ownWords.includes(spelling)) needles.add(spelling);
      }
    }
  }
  if (needles.size === 0) return null;
  const longestFirst = [...needles].sort((a, b) => b.length - a.length || (a < b ? -1 : 1));
  return new RegExp(
    longestFirst.map((needle) => needle.replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&")).join("|"),
    "g",
  );
}

/** Characters from the first line of a key to its last; further away the two lines have nothing to do with each other. */
const longestKey = 20_000;

/** Private keys, from their first line to their last, or as far as they go when the end was cut off. */
function redactKeys(text: string): string {
  if (!text.includes("PRIVATE KEY")) return text;
  const markers = [...text.matchAll(keyMarker)];
  let result = "";
  let from = 0;
  markers.forEach((marker, i) => {
    if (marker[1] !== "BEGIN") return;
    const next = markers[i + 1];
    let end: number;
    if (next?.[1] === "END" && next.index - marker.index <= longestKey) {
      end = next.index + next[0].length;
    } else {
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
function looksSecret(name: string, value: string): boolean {
  if (value.length < (/^(?:pass|secret)/i.test(name) ? shortest : 16)) return false;
  if (/^(?:[$%/.~*]|https?:|process\.env|\d+$)/i.test(value)) return false;
  return /[A-Za-z]/.test(value) && /[0-9!#$%^*+?~@]/.test(value);
}

/** `token = random(16)` is code, and `random` no value. Asked here: as part of the pattern it would not be linear. */
function isCalled(text: string, end: number): boolean {
  return text[end] === "(";
}
