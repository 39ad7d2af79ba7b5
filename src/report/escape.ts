/**
 * Text from strangers (hook output, file names, recorded commands) made safe for the place it is shown in.
 * Nothing is dropped: what cannot be seen is written out, so that an attempt to hide stays visible.
 */

/**
 * What a reader cannot see or what steers a terminal: controls, lone surrogates, bidi and zero-width characters, tags,
 * variation selectors, noncharacters. None of them may stay: the runner compares strings the way a culture does, and
 * there a zero-width character inside `##[` does not count.
 */
const unseen =
  /[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2028\u2029]/gu;

const lineBreaks = /\r\n?|[\n\u0085\u2028\u2029]/;
const everyLineBreak = new RegExp(lineBreaks, "g");

/** Room for what a character can grow or shrink to; beyond it a text is cut before any work is done on it. */
const slack = 64;

/**
 * One line of safe text for a terminal or a log: control and hidden characters as `<U+202E>`, escape as `<ESC>`, line
 * breaks as `⏎`, both workflow-command syntaxes broken.
 * @param max longest result in UTF-16 units; a longer one ends in `…`
 */
export function plainLine(text: string, max: number): string {
  const head = text.length > 2 * max + slack ? text.slice(0, 2 * max + slack) : text;
  const oneLine = head.trimEnd().replace(everyLineBreak, " ⏎ ");
  return cutChars(breakCommands(spellOut(oneLine)), max, head.length < text.length);
}

/** Several lines of safe text, as {@link plainLine} but with the line breaks (`\n`) and tabs kept. */
export function plainBlock(text: string): string {
  return text
    .split(lineBreaks)
    .map((line) => breakCommands(line.split("\t").map(spellOut).join("\t")))
    .join("\n");
}

/**
 * Breaks both command syntaxes of the Actions runner in one line: `::name::` counts at the beginning after white
 * space, `##[name]` anywhere. A blank does it; a backslash or a zero-width character would not be seen or not work.
 */
export function breakCommands(line: string): string {
  return line.replace(/##(?=\[)/g, "# #").replace(/^(\s*):(?=:)/, "$1: ");
}

/** The message of a workflow command. */
export function commandData(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

/** A property of a workflow command. */
export function commandProperty(text: string): string {
  return commandData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}

const entities: Readonly<Record<string, string>> = {
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
export function markdownText(text: string, max = 2_000): string {
  return notABlock(inline(plainLine(text, max).trimStart()));
}

/** One line of text in which words between backticks are meant as code, as the messages of findings have them. */
export function markdownProse(text: string, max = 2_000): string {
  const parts = plainLine(text, max)
    .trimStart()
    .split(/`([^`]+)`/);
  return notABlock(parts.map((part, i) => (i % 2 === 1 ? codeSpan(part) : inline(part))).join(""));
}

/**
 * One line of literal text as a code span that is safe in a table too. The fence is longer than any run of backticks
 * inside; a text with a pipe becomes an HTML element, for which tables have no reading of their own.
 */
export function markdownCode(text: string, max = 500): string {
  return codeSpan(plainLine(text, max));
}

function codeSpan(line: string): string {
  if (line.trim() === "") return "<code></code>";
  if (line.includes("|")) return `<code>${inline(line)}</code>`;
  const runs = line.match(/`+/g) ?? [];
  const fence = "`".repeat(1 + runs.reduce((longest, run) => Math.max(longest, run.length), 0));
  const padding = /^[` ]|[` ]$/.test(line) ? " " : "";
  return `${fence}${padding}${line}${padding}${fence}`;
}

function inline(line: string): string {
  return line.replace(special, (char) => {
    const entity = entities[char];
    return entity ?? (char === "." ? `${gap}.` : `${char}${gap}`);
  });
}

/** Takes the meaning from what would begin a heading, a list or a rule. */
function notABlock(markdown: string): string {
  return markdown
    .replace(/^[#+=-]/, (char) => `&#${char.charCodeAt(0)};`)
    .replace(/^(\d{1,9})([.)])/, (_, digits, end) => `${digits}&#${String(end).charCodeAt(0)};`);
}

/**
 * The text cut so that it has at most `maxBytes` bytes in UTF-8 with the marker; never inside a character.
 */
export function cutBytes(text: string, maxBytes: number, marker = "…"): string {
  if (text.length * 3 <= maxBytes) return text;
  const bytes = Buffer.from(text, "utf8");
  if (bytes.length <= maxBytes) return text;
  const tail = Buffer.byteLength(marker) <= maxBytes ? marker : "";
  let end = Math.max(0, maxBytes - Buffer.byteLength(tail));
  while (end > 0 && ((bytes[end] ?? 0) & 0xc0) === 0x80) end--;
  return bytes.toString("utf8", 0, end) + tail;
}

/** The text cut to `max` UTF-16 units, marked with `…`; never inside a surrogate pair. */
function cutChars(text: string, max: number, alreadyCut: boolean): string {
  if (text.length <= max && !alreadyCut) return text;
  let end = Math.min(text.length, Math.max(0, max - 1));
  if (/[\ud800-\udbff]/.test(text.charAt(end - 1))) end--;
  return `${text.slice(0, end)}…`;
}

function spellOut(text: string): string {
  return text.replace(unseen, (char, offset: number, whole: string) => {
    if (char === "\t") return " ";
    if (char === "\u001b") return "<ESC>";
    if (char === "\ufe0f" && followsPictogram(whole, offset)) return char;
    return `<U+${(char.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}>`;
  });
}

/** The one use of a variation selector that is everywhere and harmless: an emoji in colour. Not `#`, which has one too. */
function followsPictogram(text: string, offset: number): boolean {
  return /\p{Extended_Pictographic}$/u.test(text.slice(Math.max(0, offset - 2), offset));
}
