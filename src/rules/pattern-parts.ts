/** One alternative of a pattern, without the anchors around it. */
export interface Alternative {
  text: string;
  anchoredStart: boolean;
  anchoredEnd: boolean;
}

/** A group that a pattern repeats without a small bound, without its parentheses and its `?:`. */
export interface RepeatedGroup {
  body: string;
}

/** Longer patterns are not taken apart; no hand-written matcher comes near. */
const longest = 2000;
/** A group repeated at most this often cannot do much harm. */
const harmlessRepeats = 9;

/**
 * The top-level alternatives of a regular expression: `^(?:A|B)$` has `A` and `B`, both anchored. A pattern that is
 * too long to look at is one alternative.
 */
export function alternatives(pattern: string): Alternative[] {
  return split(pattern, false, false, 0);
}

function split(pattern: string, start: boolean, end: boolean, depth: number): Alternative[] {
  const parts = pattern.length > longest ? [pattern] : splitAtBars(pattern);
  return parts.flatMap((part) => {
    const anchoredStart = start || part.startsWith("^");
    const anchoredEnd = end || /(?:^|[^\\])(?:\\\\)*\$$/.test(part);
    const text = part.slice(
      part.startsWith("^") ? 1 : 0,
      part.endsWith("$") && anchoredEnd && !end ? -1 : undefined,
    );
    const inner = depth < 8 ? wholeGroup(text) : null;
    return inner === null
      ? [{ text, anchoredStart, anchoredEnd }]
      : split(inner, anchoredStart, anchoredEnd, depth + 1);
  });
}

/** The groups of a pattern that are repeated with `*`, `+` or a large `{…}`; lookarounds are left out. */
export function repeatedGroups(pattern: string): RepeatedGroup[] {
  if (pattern.length > longest) return [];
  const found: RepeatedGroup[] = [];
  const open: number[] = [];
  scan(pattern, (character, at) => {
    if (character === "(") open.push(at);
    if (character !== ")") return;
    const from = open.pop();
    if (from === undefined || !repeats(pattern.slice(at + 1))) return;
    const body = groupBody(pattern.slice(from + 1, at));
    if (body !== null && body !== "") found.push({ body });
  });
  return found;
}

/** Calls back for every character that is neither escaped nor inside a character class. */
export function scan(
  pattern: string,
  visit: (character: string, index: number, depth: number) => void,
): void {
  let depth = 0;
  let inClass = false;
  for (let i = 0; i < pattern.length; i++) {
    const character = pattern[i] ?? "";
    if (character === "\\") i++;
    else if (inClass) inClass = character !== "]";
    else if (character === "[") inClass = true;
    else {
      if (character === ")") depth--;
      visit(character, i, depth);
      if (character === "(") depth++;
    }
  }
}

function splitAtBars(pattern: string): string[] {
  const bars: number[] = [];
  scan(pattern, (character, index, depth) => {
    if (character === "|" && depth === 0) bars.push(index);
  });
  const edges = [-1, ...bars, pattern.length];
  return edges.slice(1).map((edge, i) => pattern.slice((edges[i] ?? -1) + 1, edge));
}

/** The inside of a pattern that is one group and nothing else; null when it is not. */
function wholeGroup(pattern: string): string | null {
  if (!pattern.startsWith("(") || !pattern.endsWith(")")) return null;
  let closed = -1;
  scan(pattern, (character, index, depth) => {
    if (character === ")" && depth === 0 && closed < 0) closed = index;
  });
  return closed === pattern.length - 1 ? groupBody(pattern.slice(1, -1)) : null;
}

/** Takes off `?:` and `?<name>`; null for a lookaround. */
function groupBody(inside: string): string | null {
  if (/^\?(?:[=!]|<[=!])/.test(inside)) return null;
  return inside.replace(/^\?(?::|<\w+>)/, "");
}

function repeats(after: string): boolean {
  if (/^[*+]/.test(after)) return true;
  const bounds = /^\{\d+(,?)(\d*)\}/.exec(after);
  if (bounds === null) return false;
  return bounds[1] === "," && (bounds[2] === "" || Number(bounds[2]) > harmlessRepeats);
}
