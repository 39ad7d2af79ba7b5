/** What Python's `str.strip` takes off, besides nothing that JavaScript's `trim` would leave. */
const blanks = new Set(
  "\t\n\v\f\r\x1c\x1d\x1e\x1f \x85\xa0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000",
);

/** Without blanks at both ends, as Python's `str.strip` sees them: a byte order mark is none. */
export function pythonStrip(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && blanks.has(text.charAt(start))) start++;
  while (end > start && blanks.has(text.charAt(end - 1))) end--;
  return text.slice(start, end);
}

/** Length as Python's `len` counts: characters outside of the basic plane are one, not two. */
export function pythonLength(text: string): number {
  return [...text].length;
}

/**
 * The number that Python's `int` reads from a text: blanks around it, a sign and single underscores between digits are
 * allowed, and so are wide digits. Null when it reads none.
 */
export function pythonInteger(text: string): number | null {
  const plain = pythonStrip(text).normalize("NFKC");
  return /^[+-]?\d+(?:_\d+)*$/.test(plain) && plain.length < 4300
    ? Number(plain.replaceAll("_", ""))
    : null;
}
