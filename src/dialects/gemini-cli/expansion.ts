/** Replaces `${…}` by what `value` makes of the inside; null leaves it as it stands. Linear in the text. */
export function fillBraces(text: string, value: (inside: string) => string | null): string {
  let result = "";
  let at = 0;
  for (;;) {
    const start = text.indexOf("${", at);
    const end = start < 0 ? -1 : text.indexOf("}", start + 2);
    if (end < 0) return result + text.slice(at);
    const filled = value(text.slice(start + 2, end));
    result += filled === null ? text.slice(at, end + 1) : text.slice(at, start) + filled;
    at = end + 1;
  }
}

/**
 * What happens to a text when settings are loaded, for names that the environment of the agent does not have: they stay,
 * but a default is put in. (hookgate hands on no such variable, so no name is known.)
 */
export function resolveDefaults(text: string): string {
  return fillBraces(text, (inside) => {
    const at = inside.indexOf(":-");
    return at > 0 ? inside.slice(at + 2) : null;
  });
}

/**
 * Writes a text as one word of a POSIX shell the way the program's own library does. Measured: blanks, double quotes
 * and backslashes ask for quotes, other special characters for a backslash each.
 */
export function shellWord(text: string): string {
  if (text === "") return "";
  if (!text.includes("'") && /["\s\\]/.test(text)) return `'${text}'`;
  if (/["'\s]/.test(text)) return `"${text.replace(/["\\$`!]/g, "\\$&")}"`;
  return text.replace(/([A-Za-z]:)?([#!"$&'()*,:;<=>?@[\\\]^`{|}])/g, "$1\\$2");
}

/** The same for PowerShell: plain words stay, all others go into single quotes. */
export function powershellWord(text: string): string {
  if (text === "" || /^[\w.-]+$/.test(text)) return text;
  return `'${text.replaceAll("'", "''")}'`;
}
