import { quote } from "../dialects/config-text.ts";
import {
  claudeGuard,
  claudeHooks,
  geminiGuard,
  geminiHooks,
  healthyGemini,
} from "./example-files.ts";
import { remark } from "./per-hook.ts";
import type { LintRule } from "./rule.ts";
import { message } from "./wording.ts";
import { writtenMatchers } from "./written-matchers.ts";

export const matcherInvalid: LintRule = {
  meta: {
    id: "matcher-invalid",
    group: "Matcher",
    severity: "error",
    summary: "The matcher is not valid in the agent's engine.",
    details: `- **Gemini CLI** builds a JavaScript regular expression on tool events. When that fails, it compares the matcher literally with the name of the tool, so a glob such as \`*file\` or a group left open practically never matches.
- **Claude Code** reads a matcher of letters, digits, \`_\`, \`-\`, \`|\`, commas and blanks as a list of names, and everything else as a JavaScript regular expression. An invalid one matches nothing; only a debug log says so.

Globs (\`*.py\`) and flags of other engines (\`(?i)\`) are the usual cause.`,
    cure: "Write a JavaScript regular expression: `.*` for anything, names separated by `|`.",
    dialects: null,
    examples: {
      bad: [
        {
          caption: "A glob: nothing stands before the star.",
          files: geminiHooks({ BeforeTool: [{ matcher: "*shell*", hooks: [geminiGuard] }] }),
        },
        {
          caption: "JavaScript has no `(?i)`.",
          files: claudeHooks({ PreToolUse: [{ matcher: "(?i)bash", hooks: [claudeGuard] }] }),
        },
      ],
      good: [
        { caption: "The tool's name.", files: healthyGemini },
        {
          caption: "A pattern.",
          files: claudeHooks({
            PreToolUse: [{ matcher: "^(Bash|PowerShell)$", hooks: [claudeGuard] }],
          }),
        },
      ],
    },
  },

  *lint(context) {
    const { title } = context.dialect;
    for (const { hook, span, text, compiled } of writtenMatchers(context)) {
      if (compiled.invalid === null) continue;
      const what = `the matcher ${quote(text)} is not valid for ${title} (${shortened(compiled.invalid)})`;
      const then = compiled.onInvalid ?? "never runs the hook";
      const does = then.startsWith(title) ? then : `${title} ${then}`;
      const lost = /never runs/.test(then) ? "" : ", so that it matches no tool there is";
      yield remark(hook, span, message(what, `${does}${lost}`));
    }
  },
};

/** V8 repeats the whole pattern before it says what is wrong with it. */
function shortened(why: string): string {
  const last = why.slice(why.lastIndexOf(": ") + 2);
  return last.slice(0, 1).toLowerCase() + last.slice(1, 80);
}
