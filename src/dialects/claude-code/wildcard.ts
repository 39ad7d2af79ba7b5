/**
 * Wildcards without regular expressions: patterns come from strangers, and this never takes more than the product
 * of the two lengths.
 */

/**
 * Does a sequence fit a pattern in which some items stand for any number of others?
 * @param isStar such an item
 * @param fits one item of the pattern against one item of the sequence
 */
function sequenceFits<T>(
  pattern: readonly T[],
  items: readonly T[],
  isStar: (item: T) => boolean,
  fits: (pattern: T, item: T) => boolean,
): boolean {
  let p = 0;
  let i = 0;
  let star = -1;
  let mark = 0;
  while (i < items.length) {
    const want = pattern[p];
    const have = items[i];
    if (want !== undefined && isStar(want)) {
      star = p++;
      mark = i;
    } else if (want !== undefined && have !== undefined && fits(want, have)) {
      p++;
      i++;
    } else if (star >= 0) {
      p = star + 1;
      i = ++mark;
    } else {
      return false;
    }
  }
  while (p < pattern.length && isStar(pattern[p] as T)) p++;
  return p === pattern.length;
}

/** Does a text fit a pattern in which `*` stands for any text (and `?` for one character, if `one` says so)? */
export function textFits(pattern: string, text: string, one = false): boolean {
  return sequenceFits(
    [...pattern],
    [...text],
    (c) => c === "*",
    (p, c) => p === c || (one && p === "?"),
  );
}

/**
 * Does a path fit a gitignore-like pattern? `**` stands for any number of folders, `*` and `?` stay within one
 * name, and a pattern that fits a folder fits everything in it.
 */
export function pathFits(pattern: string, path: string): boolean {
  const want = pattern.split("/").filter((part) => part !== "");
  const have = path.split("/").filter((part) => part !== "");
  const fits = (p: string, name: string): boolean => textFits(p, name, true);
  const isStar = (part: string): boolean => part === "**";
  return (
    sequenceFits(want, have, isStar, fits) || sequenceFits([...want, "**"], have, isStar, fits)
  );
}
