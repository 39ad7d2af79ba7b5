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
export function cutEncoded(text: string): { text: string; count: number } {
  let count = 0;
  if (text.length < 200) return { text, count };
  const mark = (whole: string): string => {
    if (!isEncoded(whole)) return whole;
    count += 1;
    return `[base64: ${whole.length} characters]`;
  };
  const oneLine = text.replace(run, mark);
  let result = "";
  let from = 0;
  for (const { index } of oneLine.matchAll(firstLines)) {
    if (index < from) continue;
    const end = endOfLines(oneLine, index);
    result += oneLine.slice(from, index) + mark(oneLine.slice(index, end));
    from = end;
  }
  return { text: result + oneLine.slice(from), count };
}

/** Where a block of lines ends, the shorter last one included. */
function endOfLines(text: string, start: number): number {
  let end = start;
  for (;;) {
    nextLine.lastIndex = end;
    if (!nextLine.test(text)) break;
    end = nextLine.lastIndex;
  }
  lastLine.lastIndex = end;
  return lastLine.test(text) ? lastLine.lastIndex : end;
}

/** All kinds of characters, and of the signs no more than chance would have: a path or a rule of dashes has. */
function isEncoded(text: string): boolean {
  if (!/[a-z]/.test(text) || !/[A-Z]/.test(text) || !/[0-9]/.test(text)) return false;
  return (text.match(/[/_-]/g)?.length ?? 0) * 12 < text.length;
}

const cutEnd = / \[cut: \d+ characters\]$/;

/** The text cut to `most` characters (UTF-16 units, never inside a pair), with its whole length; null when it is short enough. */
export function cutText(text: string, most: number): string | null {
  if (text.length <= most) return null;
  const already = cutEnd.exec(text.slice(-60));
  if (already !== null && text.length - already[0].length <= most) return null;
  let end = most;
  if (/[\ud800-\udbff]/.test(text.charAt(end - 1))) end--;
  return `${text.slice(0, end)} [cut: ${text.length} characters]`;
}

/** More items of a tool's answer say nothing new. */
const mostItems = 100;

/** The beginning of a long list with a word on its length; null when it is short enough. */
export function cutList<T>(list: readonly T[]): (T | string)[] | null {
  if (list.length <= mostItems + 1) return null;
  return [...list.slice(0, mostItems), `[cut: ${list.length} items]`];
}
