import type { Report } from "../../src/report/report.ts";

/** Text a stranger could put into a file name, a command, a hook's output or a recording. */
export const hostileTexts: readonly string[] = [
  "::error file=a.js,line=1::pwned",
  "  ::add-mask::pwned",
  "\u00a0::stop-commands::pwned",
  "\u200b::warning::pwned",
  "\u0085::set-output name=x::pwned",
  "x ##[error]pwned",
  "###[group]pwned",
  "#\u200b#[add-matcher]pwned.json",
  "##\ufe0f[error]pwned",
  "first\n::error::pwned",
  "first\r::error::pwned",
  "first\r\n##[error]pwned",
  "first\u2028::error::pwned",
  "::endgroup::",
  "\u001b[31mred\u001b[0m \u001b]8;;https://evil.example\u0007link\u001b]8;;\u0007",
  "\u001b]0;title\u0007\u009b2J\u0007\u0008\u007f",
  "\u202etxt.exe\u2066 \u200b\u2060\u{e0041}\u{e0042}\ufeff\u00ad",
  "a\ufe0f\ufe0f\ufe0f",
  "lone \ud800 and \udc00",
  "<script>alert(1)</script><img src=x onerror=alert(1)>",
  "</summary></details><h1>pwned</h1>",
  "<!-- pwned",
  "| a | b |\n| --- | --- |",
  "\\| a \\\\| b",
  "`code` ``two`` ```three",
  "`",
  "[pwned](javascript:alert(1)) ![x](https://evil.example/x.png)",
  "[x]: https://evil.example",
  "https://evil.example www.evil.example evil@evil.example mailto:a@b.example",
  "@octocat @org/team #1 GH-1 octo/demo#1",
  "# heading",
  "- item",
  "1. item",
  "> [!WARNING]",
  "~~~\n```\n$$x$$",
  "**bold** __bold__ ~~gone~~ $x$",
  "&lt;b&gt; &#60;b&#62;",
  "---",
  "%0A::error::pwned%25",
  "a,b:c=d;e]f",
  "=\t=\t ",
  "",
];

/** Values that are words of ours, never a stranger's. */
const fixed = new Set(["severity", "verdict", "outcome", "sandbox", "failOn"]);

/** The report with every string a stranger could have had a hand in replaced. */
export function withStrings(report: Report, replace: (text: string) => string): Report {
  const walk = (value: unknown, key: string): unknown => {
    if (typeof value === "string") return fixed.has(key) ? value : replace(value);
    if (Array.isArray(value)) return value.map((item) => walk(item, key));
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([k, v]) => [k, walk(v, k)]));
  };
  const { tool, ...rest } = report;
  return { tool, ...(walk(rest, "") as Omit<Report, "tool">) } as Report;
}
