import { agents, helpUrl } from "./page.ts";
import { type Example, type RuleMeta, ruleGroups } from "./rule.ts";

/** Columns of running text. */
const width = 88;

/** What a rule means, for a terminal: plain text. */
export function explainRule(meta: RuleMeta): string {
  return `${[
    `${meta.id}  ${meta.severity}  ${meta.group}  agents: ${agents(meta)}`,
    wrap(meta.summary),
    ...meta.details.split("\n\n").map(plainBlock),
    ...meta.examples.bad.map((example) => show("Bad", example)),
    ...meta.examples.good.map((example) => show("Good", example)),
    `What to do\n${indent(wrap(plain(meta.cure), width - 2), "  ")}`,
    helpUrl(meta.id),
  ].join("\n\n")}\n`;
}

/** The list of all rules by group, for a terminal. */
export function ruleList(metas: readonly RuleMeta[]): string {
  const longest = Math.max(0, ...metas.map((meta) => meta.id.length));
  const sections = ruleGroups.flatMap((group) => {
    const own = metas.filter((meta) => meta.group === group);
    if (own.length === 0) return [];
    const rows = own.map(
      (m) => `  ${m.id.padEnd(longest)}  ${m.severity.padEnd(7)}  ${plain(m.summary)}`,
    );
    return [[group, ...rows].join("\n")];
  });
  return `${[...sections, "hookgate explain RULE shows one of them with examples."].join("\n\n")}\n`;
}

function show(heading: string, { caption, files, executable }: Example): string {
  const parts = Object.entries(files).map(([name, text]) => {
    const mark = executable?.includes(name) ? " (executable)" : "";
    return `  ${name}${mark}\n${indent(text.trimEnd(), "    | ")}`;
  });
  return [wrap(`${heading}: ${plain(caption)}`), ...parts].join("\n");
}

/** A paragraph or a list of Markdown as text. */
function plainBlock(block: string): string {
  return block
    .split("\n")
    .map((line) =>
      line.startsWith("- ")
        ? `- ${indent(wrap(plain(line.slice(2)), width - 2), "  ").trimStart()}`
        : wrap(plain(line)),
    )
    .join("\n");
}

/** Takes the emphasis off; code keeps its backticks. */
function plain(markdown: string): string {
  return markdown.replace(/\*\*([^*]+)\*\*/g, "$1");
}

function wrap(text: string, columns: number = width): string {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    if (line !== "" && line.length + 1 + word.length > columns) {
      lines.push(line);
      line = word;
    } else line = line === "" ? word : `${line} ${word}`;
  }
  return [...lines, line].join("\n");
}

function indent(text: string, by: string): string {
  return text
    .split("\n")
    .map((line) => `${by}${line}`.trimEnd())
    .join("\n");
}
