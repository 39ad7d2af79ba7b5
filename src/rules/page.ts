import type { Example, RuleMeta } from "./rule.ts";
import { ruleGroups } from "./rule.ts";

const pages = "https://github.com/hookgate/hookgate/blob/main/docs/rules";

/** Names of the agents as pages write them. */
export const vendorTitles = {
  "gemini-cli": "Gemini CLI",
  antigravity: "Antigravity",
  "agent-hooks": "Agent Hooks",
  "claude-code": "Claude Code",
  codex: "Codex",
  copilot: "Copilot",
  cursor: "Cursor",
} as const;

/** Address of the page about a rule. */
export function helpUrl(id: string): string {
  return `${pages}/${id}.md`;
}

/** The page about a rule, as Markdown. */
export function rulePage(meta: RuleMeta): string {
  return `${[
    `# ${meta.id}`,
    meta.summary,
    `Severity: **${meta.severity}** · Group: ${meta.group} · Agents: ${agents(meta)}`,
    "## What happens",
    meta.details,
    ...examples("Bad", meta.examples.bad),
    ...examples("Good", meta.examples.good),
    "## What to do",
    meta.cure,
    `Another severity, or none, in \`hookgate.yml\`:`,
    fence(`rules:\n  ${meta.id}: off\n`, "yaml"),
  ].join("\n\n")}\n`;
}

/** The list of all rules by group, as Markdown. */
export function ruleIndex(metas: readonly RuleMeta[]): string {
  const sections = ruleGroups.flatMap((group) => {
    const own = metas.filter((meta) => meta.group === group);
    if (own.length === 0) return [];
    const rows = own.map((m) => `| [${m.id}](${m.id}.md) | ${m.severity} | ${cell(m.summary)} |`);
    return [`## ${group}`, ["| rule | severity | reports |", "|---|---|---|", ...rows].join("\n")];
  });
  return `${["# Rules", `${metas.length} rules. \`hookgate explain RULE\` shows the same in a terminal.`, ...sections].join("\n\n")}\n`;
}

/** The agents a rule applies to, in words. */
export function agents(meta: RuleMeta): string {
  if (meta.dialects === null) return "all";
  return meta.dialects
    .map(({ id, since }) => vendorTitles[id] + (since === undefined ? "" : ` ${since} and newer`))
    .join(", ");
}

function examples(heading: string, list: readonly Example[]): string[] {
  if (list.length === 0) return [];
  return [`## ${heading}`, ...list.flatMap(example)];
}

function example({ caption, files, executable }: Example): string[] {
  const parts = Object.entries(files).flatMap(([name, text]) => {
    const mark = executable?.includes(name) ? " (executable)" : "";
    return [`\`${name}\`${mark}`, fence(text, language(name))];
  });
  return [caption, ...parts];
}

/** A fence longer than any run of backticks in the text. */
function fence(text: string, info: string): string {
  const runs = (text.match(/`+/g) ?? []).map((run) => run.length);
  const ticks = "`".repeat(Math.max(3, ...runs.map((length) => length + 1)));
  return `${ticks}${info}\n${text.endsWith("\n") ? text : `${text}\n`}${ticks}`;
}

const languages: Readonly<Record<string, string>> = {
  json: "json",
  jsonl: "json",
  yml: "yaml",
  yaml: "yaml",
  sh: "sh",
  mjs: "js",
  js: "js",
  py: "python",
  md: "markdown",
};

function language(name: string): string {
  const ending = name.slice(name.lastIndexOf(".") + 1);
  return Object.hasOwn(languages, ending) ? (languages[ending] ?? "") : "";
}

function cell(text: string): string {
  return text.replaceAll("|", "\\|");
}
