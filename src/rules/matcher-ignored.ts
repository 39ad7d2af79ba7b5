import { quote } from "../dialects/config-text.ts";
import { antigravityHooks, claudeHooks, geminiHooks } from "./example-files.ts";
import { remark } from "./per-hook.ts";
import type { LintRule } from "./rule.ts";
import { ignoredMatchers } from "./written-matchers.ts";

const reminder = { type: "command", command: "printf 'Run the tests before you finish.\\n'" };
const bell = { type: "command", command: "printf '\\a' > /dev/tty || true" };
const matchAll = ["", "*", ".*", "^.*$", ".+"];

export const matcherIgnored: LintRule = {
  meta: {
    id: "matcher-ignored",
    group: "Matcher",
    severity: "warning",
    summary: "The agent does not look at a matcher on this event: the hook runs every time.",
    details: `- **Gemini CLI** looks at matchers on \`BeforeTool\` and \`AfterTool\` (name of the tool), and on \`SessionStart\`, \`SessionEnd\` and \`PreCompress\` (source, reason or trigger). On \`BeforeAgent\`, \`AfterAgent\`, \`Notification\` and the model events the matcher is not read.
- **Claude Code** looks at matchers on most events, but not on \`UserPromptSubmit\`, \`Stop\`, \`PostToolBatch\`, \`TeammateIdle\`, \`TaskCreated\`, \`TaskCompleted\`, \`CwdChanged\`, \`MessageDisplay\` and the worktree events.
- **Antigravity** looks at matchers on \`PreToolUse\` and \`PostToolUse\` only. The other events take plain handlers, and a \`matcher\` in one of them is ignored.

A matcher there promises a restriction that does not exist. With **Agent Hooks** it is the other way round: a hook with a matcher on such an event never runs, and that is \`matcher-never-matches\`.`,
    cure: "Remove the matcher, and let the script decide from its input.",
    dialects: [{ id: "gemini-cli" }, { id: "antigravity" }, { id: "claude-code" }],
    examples: {
      bad: [
        {
          caption: "Meant for prompts that speak of a deployment; it runs for every prompt.",
          files: geminiHooks({ BeforeAgent: [{ matcher: "deploy", hooks: [reminder] }] }),
        },
        {
          caption: "`Stop` has nothing to compare with.",
          files: claudeHooks({ Stop: [{ matcher: "Bash", hooks: [bell] }] }),
        },
        {
          caption: "A flat event of Antigravity: the handler runs at every stop.",
          files: antigravityHooks({
            lint: {
              Stop: [{ matcher: "run_command", type: "command", command: "npm run lint >&2" }],
            },
          }),
        },
      ],
      good: [
        {
          caption: "No matcher.",
          files: geminiHooks({ BeforeAgent: [{ hooks: [reminder] }] }),
        },
        {
          caption: "`*` says that everything is meant.",
          files: claudeHooks({ Stop: [{ matcher: "*", hooks: [bell] }] }),
        },
        {
          caption: "Nothing but the handler under Antigravity's `Stop`.",
          files: antigravityHooks({
            lint: { Stop: [{ type: "command", command: "npm run lint >&2" }] },
          }),
        },
      ],
    },
  },

  *lint(context) {
    for (const { hook, span, text } of ignoredMatchers(context)) {
      if (matchAll.includes(text.trim())) continue;
      yield remark(
        hook,
        span,
        `${context.dialect.title} does not look at the matcher of \`${hook.event}\`: the hook runs every time, not only for ${quote(text)}. Remove the matcher and let the script decide from its input.`,
      );
    }
  },
};
