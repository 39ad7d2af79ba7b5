import { createRedactor } from "../source/redact.ts";

/**
 * Credentials in a payload. The redactor knows them by their shape and by an assignment in the text; here the payload
 * itself says more: the name of a field, an option in front of a value, a program that takes a password.
 */

/** Names of fields whose value is a secret, whatever it looks like. In lower case with `_` between words. */
const passwordName =
  /(?:^|_)(?:passwords?|passwd|passphrase|secret|secret_(?:access_)?key|private_key|authorization|cookies?)$|_pwd$/;

/** Names of fields whose value is a secret when it looks like one: the words are used for other things too. */
const tokenName =
  /(?:^|_)(?:token|api_?key|access_key|access_key_id|auth_key|auth|credentials?|dsn|connection_string)$/;

/** What stands for a secret and is none: variables, placeholders, paths, addresses of pages. */
const reference =
  /^(?:\$[\w{(]|%\w+%$|\{\{|<[^<>]*>$|\*{3,}$|(?:~|\.{0,2})\/|[A-Za-z]:[\\/]|https?:\/\/[^@]*$|process\.env|env:)/i;

/** `--password VALUE`, `--api-key=VALUE`: an option of a command line. */
const optionStart = "(?:(?<![^\\s\"'`(=,;])|(?<=\\\\[nrt]))";
const optionName =
  "--?(?:[a-z0-9]{1,20}-){0,4}(?:password|passwd|passphrase|token|secret|secret-key|api-?key|access-?key|auth-?key|client-?secret|private-?key)";
const option = new RegExp(
  `(${optionStart}${optionName}(?:=|\\s{1,5})\\\\{0,3}["']?)([^\\s"'\`$<>|&;()-][^\\s"'\`|&;()<>]{3,})`,
  "gi",
);
/** The same with a value in quotes, which may have blanks. */
const quotedOption = new RegExp(
  `(${optionStart}${optionName}(?:=|\\s{1,5}))(\\\\{0,3}["'])([^"'\\\\\\n]{4,300})\\2`,
  "gi",
);
const wholeOption = new RegExp(`^${optionName}$`, "i");

/** `-u name:password`, of programs that fetch something. */
const fetcher = /curl|wget|(?<![\w/.:-])(?:https?|xh)(?=\s)/;
const userOption = new RegExp(
  `(${optionStart}(?:-u|--user|--proxy-user)(?:=|\\s{0,5})\\\\{0,3}["']?[^\\s:"'\`$]{1,100}:)([^\\s"'\`$]{3,})`,
  "g",
);

/** Programs that take a password right after an option. */
const passwordOption =
  /(sshpass\s{1,5}-p\s{0,5}\\{0,3}["']?|mysql(?:dump|admin)?[^\n;|&]{0,200}?\s-p["']?)([^\s"'`$-][^\s"'`]{3,})/g;

/** A header or a line of a log; the pairs are the secret. */
const cookie =
  /((?:set-)?cookie["']?\s{0,5}:\s{0,5}["']?)([\w.%-]{1,100}=[^"'`\r\n]{4}[^"'`\r\n]*)/gi;

/** A setting and no secret: `--secret id=npm,src=.npmrc`. */
const setting = /^(?:id|name|src|source|type|env)=/;

const mark = "[redacted]";

/** Replaces the credentials in a text. */
export type HideSecrets = (text: string) => string;

/** @param secrets values that are secret wherever they stand, such as those of the environment */
export function createSecretHider(secrets: readonly string[]): HideSecrets {
  const redact = createRedactor(secrets);
  return (text) => {
    let result = text
      .replace(quotedOption, (whole, name: string, quote: string, value: string) =>
        isNone(value) ? whole : `${name}${quote}${mark}${quote}`,
      )
      .replace(option, hideValue);
    if (fetcher.test(result)) result = result.replace(userOption, hideValue);
    return redact(result.replace(passwordOption, hideValue).replace(cookie, hideValue));
  };
}

function hideValue(whole: string, name: string, value: string): string {
  return isNone(value) ? whole : name + mark;
}

function isNone(value: string): boolean {
  return setting.test(value) || reference.test(value) || isRedacted(value);
}

/** Does the field's name say that this value, whatever its shape, is a secret? */
export function isNamedSecret(key: string, value: string): boolean {
  const text = value.trim();
  if (text === "" || isRedacted(text) || reference.test(text)) return false;
  const name = plainName(key);
  if (passwordName.test(name)) return true;
  return tokenName.test(name) && looksMade(text);
}

/** A number under a name that can only be a password's. */
export function isNamedPassword(key: string): boolean {
  return /(?:^|_)(?:passwords?|passwd|passphrase|passcode|pin)$/.test(plainName(key));
}

/** Is a word of a command line an option whose value, a secret, is the next word? */
export function announcesSecret(word: string): boolean {
  return word.length <= 100 && wholeOption.test(word);
}

/** How many replacements a text holds. */
export function redactions(text: string): number {
  return text.split("[redacted").length - 1;
}

/** A made value rather than a word: long, or letters with digits. */
function looksMade(text: string): boolean {
  if (/\s/.test(text)) return /^(?:bearer|basic|token)\s/i.test(text);
  return text.length >= 20 || (text.length >= 8 && /\d/.test(text) && /[A-Za-z]/.test(text));
}

function isRedacted(value: string): boolean {
  return value.includes("[redacted");
}

/** `dbPassword`, `X-Api-Key` → `db_password`, `x_api_key`. */
function plainName(key: string): string {
  return key
    .slice(-100)
    .replace(/([a-z0-9])([A-Z])/g, "$1_$2")
    .replace(/[^A-Za-z0-9]+/g, "_")
    .replace(/^_|_$/g, "")
    .toLowerCase();
}
