import {
  agentHook,
  agentHookPrograms,
  claudeGuard,
  claudeHooks,
  healthyClaude,
} from "./example-files.ts";
import { ambiguousGroup } from "./matcher-redos.ts";
import { alternatives } from "./pattern-parts.ts";
import { remark } from "./per-hook.ts";
import type { LintRule } from "./rule.ts";
import { isToolEvent, listed } from "./wording.ts";
import { writtenMatchers } from "./written-matchers.ts";

export const matcherTooWide: LintRule = {
  meta: {
    id: "matcher-too-wide",
    group: "Matcher",
    severity: "note",
    summary: "An unanchored pattern made of a tool's name also takes in other tools.",
    details: `A matcher that is read as a regular expression matches anywhere in the name of a tool.

- **Gemini CLI** reads every tool matcher that way.
- **Agent Hooks** search for \`tool\` anywhere in the name, in all three known implementations: \`Task\` also matches \`TaskStop\`.
- **Claude Code** reads a plain list of names exactly. One character outside of letters, digits, \`_\`, \`-\`, \`|\`, commas and blanks turns the whole matcher into a pattern: in \`Write|mcp__.*\`, \`Write\` also matches \`TodoWrite\`.

Antigravity compares with the whole name.`,
    cure: "Anchor the pattern: `^(Write|mcp__.*)$`.",
    dialects: [{ id: "gemini-cli" }, { id: "agent-hooks" }, { id: "claude-code" }],
    examples: {
      bad: [
        {
          caption: "Meant for Edit; it runs for NotebookEdit as well.",
          files: claudeHooks({ PostToolUse: [{ matcher: "Edit.*", hooks: [claudeGuard] }] }),
        },
        {
          caption:
            "Meant for new sub-agents; it runs for `TaskList`, `TaskOutput` and `TaskStop` as well.",
          files: agentHook({ matcher: "\n  tool: Task" }),
          executable: agentHookPrograms,
        },
      ],
      good: [
        {
          caption: "Anchored at both ends.",
          files: claudeHooks({
            PostToolUse: [{ matcher: "^(Edit|mcp__.*)$", hooks: [claudeGuard] }],
          }),
        },
        { caption: "A plain name is compared exactly.", files: healthyClaude },
        {
          caption: "Anchored, for Agent Hooks.",
          files: agentHook({ matcher: "\n  tool: ^Task$" }),
          executable: agentHookPrograms,
        },
      ],
    },
  },

  *lint(context) {
    const { dialect } = context;
    for (const { hook, span, text, compiled, facts } of writtenMatchers(context)) {
      if (compiled.kind !== "pattern" || compiled.invalid !== null || !isToolEvent(facts)) continue;
      if (ambiguousGroup(text) !== null) continue;
      const strays = strayTools(text, dialect.tools.known).filter(({ tool }) =>
        compiled.test(tool),
      );
      const [first] = strays;
      if (first === undefined) continue;
      const others = listed([...new Set(strays.map(({ tool }) => `\`${tool}\``))]);
      yield remark(
        hook,
        span,
        `This matcher is an unanchored pattern for ${dialect.title}: \`${first.name}\` also takes in ${others}. Anchor it if that is not meant: \`^(…)$\`.`,
      );
    }
  },
};

/** Tools that a plain name in a pattern matches besides the one it names, and that the pattern does not name itself. */
function strayTools(pattern: string, known: readonly string[]): { name: string; tool: string }[] {
  const parts = alternatives(pattern);
  const wanted = new Set(parts.map((part) => part.text));
  return parts.flatMap(({ text, anchoredStart }) => {
    const name = text.replace(/\.\*$/, "");
    if (anchoredStart || !known.includes(name)) return [];
    const prefix = text !== name;
    return known
      .filter((tool) => tool !== name && tool.includes(name) && !wanted.has(tool))
      .filter((tool) => !(prefix && tool.startsWith(name)))
      .map((tool) => ({ name, tool }));
  });
}
