import type { Report } from "./report.ts";
import type { Reporter } from "./reporter.ts";

/** The report itself, one document. */
export const jsonReporter: Reporter = { name: "json", render: (report) => renderJson(report) };

const steering =
  /[\p{Cf}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u007f-\u009f\u2028\u2029]/gu;

/**
 * JSON that is also safe to print: hidden characters and what the Actions runner takes for a command (`##[`) are
 * written as escapes. They can only stand inside strings, so the document means the same.
 */
export function renderJson(report: Report): string {
  const json = JSON.stringify(report, null, 2)
    .replace(steering, (char) =>
      char
        .split("")
        .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`)
        .join(""),
    )
    .replace(/##(?=\[)/g, "#\\u0023");
  return `${json}\n`;
}
