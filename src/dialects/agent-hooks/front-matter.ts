import type { Defect } from "../../model/hook.ts";
import type { Span } from "../../model/place.ts";
import type { SourceText } from "../../source/text.ts";
import { defect } from "../config-text.ts";
import { notLoaded } from "./reading.ts";

/** The front matter as the reference parser cuts it out. */
export interface FrontMatter {
  /** Offsets of the YAML: from after the opening `---` to the next `---`, wherever that stands. */
  from: number;
  to: number;
  /** The opening fence: where missing fields are reported. */
  fence: Span;
  /** Where the closing `---` stands when it is not a line of its own: the reference cuts there, a person would not. */
  brokenEnd: Span | null;
}

/**
 * Finds the front matter. The reference parser wants `---` as the very first characters and ends at the next `---`, even
 * in the middle of a value; kimi-cli's runtime reads fences as lines.
 * @returns a defect when the reference finds none
 */
export function cutFrontMatter({ text }: SourceText): FrontMatter | Defect {
  if (!text.startsWith("---")) return withoutFence(text);
  const fence = { start: 0, end: 3 };
  const to = text.indexOf("---", 3);
  if (to < 0) {
    return rejected("the front matter is not closed", "End it with a line `---`", fence);
  }
  return {
    from: 3,
    to,
    fence,
    brokenEnd: isFenceLine(text, to) ? null : { start: to, end: to + 3 },
  };
}

function withoutFence(text: string): Defect {
  const top = { start: 0, end: 1 };
  if (text.startsWith("\uFEFF")) {
    return rejected(
      "the file begins with a byte order mark (U+FEFF)",
      "Save it as UTF-8 without a mark",
      top,
    );
  }
  const start = text.search(/\S/);
  if (start > 0 && text.startsWith("---", start)) {
    return rejected(
      "the front matter does not begin at the very start of the file",
      "Remove what stands before the first `---`",
      { start, end: start + 3 },
    );
  }
  return rejected(
    "the file has no front matter",
    "Begin it with `---`, then `name`, `description` and `trigger`, then `---`",
    top,
  );
}

function rejected(what: string, cure: string, span: Span): Defect {
  return defect({ rule: "config-syntax", what, consequence: notLoaded, cure, span });
}

function isFenceLine(text: string, at: number): boolean {
  const before = text.charAt(at - 1);
  return (
    (before === "\n" || before === "\r") && /^-+[ \t]*(?:[\r\n]|$)/.test(text.slice(at, at + 200))
  );
}
