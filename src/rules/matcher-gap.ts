import type { Dialect } from "../dialects/dialect.ts";
import type { Hook } from "../model/hook.ts";
import {
  agentHook,
  agentHookPrograms,
  antigravityHooks,
  claudeHooks,
  geminiHooks,
} from "./example-files.ts";
import { ambiguousGroup } from "./matcher-redos.ts";
import { remark } from "./per-hook.ts";
import type { LintRule } from "./rule.ts";
import { isToolEvent, listed } from "./wording.ts";
import { writtenMatchers } from "./written-matchers.ts";

const protector = `#!/bin/sh
# Refuses to touch generated files.
if grep -q '/generated/'; then
  echo "change the template instead" >&2
  exit 2
fi
`;

function geminiProtector(matcher: string): Record<string, string> {
  const command = "sh $GEMINI_PROJECT_DIR/.gemini/hooks/protect.sh";
  return {
    ...geminiHooks({ BeforeTool: [{ matcher, hooks: [{ type: "command", command }] }] }),
    ".gemini/hooks/protect.sh": protector,
  };
}

function claudeProtector(matcher: string): Record<string, string> {
  const command = 'sh "$CLAUDE_PROJECT_DIR"/.claude/hooks/protect.sh';
  return {
    ...claudeHooks({ PreToolUse: [{ matcher, hooks: [{ type: "command", command }] }] }),
    ".claude/hooks/protect.sh": protector,
  };
}

/** The same for Antigravity, which wants an answer for every call. */
const antigravityProtector = `#!/bin/sh
# Refuses to touch generated files.
if grep -q '/generated/'; then
  echo '{"decision": "deny", "reason": "change the template instead"}'
else
  echo '{"decision": "allow"}'
fi
`;

function antigravityFiles(matcher: string): Record<string, string> {
  const command = "sh scripts/protect.sh";
  return {
    ...antigravityHooks({
      protect: { PreToolUse: [{ matcher, hooks: [{ type: "command", command }] }] },
    }),
    ".agents/scripts/protect.sh": antigravityProtector,
  };
}

export const matcherGap: LintRule = {
  meta: {
    id: "matcher-gap",
    group: "Matcher",
    severity: "warning",
    summary: "A guard watches one tool and misses another that does the same.",
    details: `An agent that may not edit a file with one tool takes the next: refused by a guard of \`Edit\`, it writes the whole file with \`Write\`. A guard of one usually means all of them.

- **Gemini CLI** changes files with \`write_file\` and \`replace\`.
- **Claude Code** changes files with \`Edit\`, \`Write\` and \`NotebookEdit\`.
- **Antigravity** changes files with \`write_to_file\`, \`replace_file_content\` and \`multi_replace_file_content\`. Its document says that a name is compared as a whole, so \`replace_file_content\` leaves out the third; nobody has published a measurement.
- **Agent Hooks**: kimi-cli changes files with \`WriteFile\` and \`StrReplaceFile\`.

Reported are hooks before a tool call that can refuse it, when no other matcher starts the same command for the missing tool. A guard that leaves out \`NotebookEdit\` alone gets a note: many repositories have no notebooks. The shell can change files too; that is not reported here.`,
    cure: "Add the missing tools to the matcher.",
    dialects: null,
    examples: {
      bad: [
        {
          caption: "`replace` changes files as well.",
          files: geminiProtector("write_file"),
        },
        {
          caption: "Notebooks are edited with a tool of their own.",
          files: claudeProtector("Edit|Write"),
        },
        {
          caption: "`multi_replace_file_content` changes several places at once.",
          files: antigravityFiles("write_to_file|replace_file_content"),
        },
        {
          caption: "Agent Hooks: kimi-cli also edits with `StrReplaceFile`.",
          files: agentHook({ matcher: "\n  tool: ^WriteFile$" }, protector),
          executable: agentHookPrograms,
        },
      ],
      good: [
        {
          caption: "Both tools of Gemini CLI.",
          files: geminiProtector("^(write_file|replace)$"),
        },
        {
          caption: "All three of Claude Code.",
          files: claudeProtector("Edit|Write|NotebookEdit"),
        },
        {
          caption: "All three of Antigravity.",
          files: antigravityFiles("write_to_file|replace_file_content|multi_replace_file_content"),
        },
      ],
    },
  },

  *lint(context) {
    const { dialect, projectHooks } = context;
    for (const { hook, span, text, compiled, facts } of writtenMatchers(context)) {
      if (!hook.guard || facts.blocking !== "operation" || !isToolEvent(facts)) continue;
      if (compiled.kind === "all" || compiled.invalid !== null) continue;
      if (compiled.kind === "pattern" && ambiguousGroup(text) !== null) continue;
      for (const group of dialect.tools.siblings) {
        const covered = group.filter((tool) => compiled.test(tool));
        const missed = group
          .filter((tool) => !covered.includes(tool))
          .filter((tool) => !coveredElsewhere(tool, hook, projectHooks, dialect));
        // A guard of the rare ones alone is about them, not about the kind of act.
        const about = covered.filter((tool) => !dialect.tools.rareSiblings?.includes(tool));
        if (about.length === 0 || missed.length === 0) continue;
        const minor = missed.every((tool) => dialect.tools.rareSiblings?.includes(tool));
        const said = remark(
          hook,
          span,
          `This guard watches ${quoted(covered)} but not ${quoted(missed)}, which ${missed.length === 1 ? "does" : "do"} the same kind of thing: a refused agent takes the other tool. Add ${missed.length === 1 ? "it" : "them"} to the matcher.`,
        );
        yield minor ? { ...said, severity: "note" } : said;
      }
    }
  },
};

/** Does another group of the project start the same command for this tool? */
function coveredElsewhere(
  tool: string,
  hook: Hook,
  projectHooks: readonly Hook[],
  dialect: Dialect,
): boolean {
  return projectHooks.some(
    (other) =>
      other.enabled &&
      other.event === hook.event &&
      other.command === hook.command &&
      String(other.args) === String(hook.args) &&
      dialect.matcher.compile(other.matcher ?? "", other.event).test(tool),
  );
}

function quoted(tools: readonly string[]): string {
  return listed(tools.map((tool) => `\`${tool}\``));
}
