import { quote } from "../dialects/config-text.ts";
import {
  agentHook,
  agentHookPrograms,
  antigravityGuard,
  antigravityHooks,
  claudeGuard,
  claudeHooks,
  geminiGuard,
  geminiHooks,
  healthyGemini,
} from "./example-files.ts";
import { toldDefects } from "./from-defects.ts";
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
- **Antigravity** has Go's engine (RE2): no lookaround, no back references. Nobody has measured what it does with an invalid matcher; hookgate takes it that the hook never runs.
- **Agent Hooks** have Python's: \`tool\` and \`pattern\` alike. The reference validator rejects the hook. kimi-cli's runtime (pull request 1131) fails over it when a tool is called, lets the call through and skips every other hook of the event.

Globs (\`*.py\`) and constructs of other engines (\`(?i)\` in JavaScript, \`(?<name>…)\` in Python) are the usual cause.`,
    cure: "Write a regular expression that the agent's engine takes: `.*` for anything, names separated by `|`.",
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
        {
          caption: "Go's engine has no lookahead, so Antigravity cannot read “all but this tool”.",
          files: antigravityHooks({
            "no-rm": { PreToolUse: [{ matcher: "(?!view_file).*", hooks: [antigravityGuard] }] },
          }),
        },
        {
          caption: "Agent Hooks: the parenthesis is part of the command, and opens a group.",
          files: agentHook({ matcher: "\n  tool: Shell\n  pattern: '$(curl'" }),
          executable: agentHookPrograms,
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
    yield* toldDefects("matcher-invalid", context);
    const { title } = context.dialect;
    for (const { hook, span, text, compiled } of writtenMatchers(context)) {
      if (compiled.invalid === null) continue;
      const what = `the matcher ${quote(text)} is not valid for ${title} (${shortened(compiled.invalid)})`;
      yield remark(hook, span, message(what, whatFollows(compiled.onInvalid, title)));
    }
  },
};

/** A clause of the dialect, with a subject and with what it comes to, where it does not say so itself. */
function whatFollows(then: string | null, title: string): string {
  const clause = then ?? "never runs the hook";
  const does = /^\S+'s /.test(clause) || clause.startsWith(title) ? clause : `${title} ${clause}`;
  return /^compares\b/.test(clause) ? `${does}, so that it matches no tool there is` : does;
}

/** V8 repeats the whole pattern before it says what is wrong with it. */
function shortened(why: string): string {
  const last = why.replace(/^Invalid regular expression: \/.*\/[a-z]*: /s, "");
  return last.slice(0, 1).toLowerCase() + last.slice(1, 80);
}
