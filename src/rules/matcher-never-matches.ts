import { deadMatcher } from "./dead-matcher.ts";
import {
  agentHook,
  agentHookPrograms,
  antigravityGuard,
  antigravityHooks,
  claudeGuard,
  claudeHooks,
  geminiGuard,
  geminiHooks,
  healthyAntigravity,
  healthyClaude,
  healthyGemini,
} from "./example-files.ts";
import { toldDefects } from "./from-defects.ts";
import { remark } from "./per-hook.ts";
import type { LintRule } from "./rule.ts";
import { message } from "./wording.ts";
import { writtenMatchers } from "./written-matchers.ts";

const status = { type: "command", command: "git status --short >&2" };

export const matcherNeverMatches: LintRule = {
  meta: {
    id: "matcher-never-matches",
    group: "Matcher",
    severity: "error",
    summary: "The matcher can match no tool, or no value that the event has.",
    details: `The hook loads, looks right, and never runs. The usual causes:

- **Another agent's tool names.** \`Bash\` is Claude Code's, \`run_shell_command\` is Gemini CLI's, \`run_command\` is Antigravity's, \`Shell\` is kimi-cli's, whose names Agent Hooks use. All compare case-sensitively.
- **A former name.** Gemini CLI resolves old names (\`search_file_content\`) when it runs a tool, but not for matchers. Claude Code takes most old names as aliases; \`MultiEdit\` and \`LS\` are gone.
- **Permission syntax.** \`Bash(git *)\` belongs into \`permissions\` or a handler's \`if\`. A matcher sees the name of the tool only, never its input.
- **A pattern where values are compared exactly.** Gemini CLI compares \`SessionStart\`, \`SessionEnd\` and \`PreCompress\` matchers as a whole: \`startup|resume\` and \`.*\` match nothing. Claude Code compares a plain name exactly: \`mcp__memory\` matches no tool of that server, \`mcp__memory__.*\` all of them. Antigravity's document takes every matcher for the whole name: \`run\` matches nothing.
- **Tools of MCP servers.** In Antigravity they have no names of their own (1.1.18): all go through \`call_mcp_tool\`, and which one is meant stands in \`toolCall.args\`.
- **A matcher where there is no tool.** Agent Hooks have matchers for the three tool events only. On any other event the reference accepts the file, and the hook never runs.
- **An anchored \`pattern\`** in Agent Hooks. kimi-cli's runtime (pull request 1131) compares \`pattern\` with the whole of \`tool_input\`, written as a Python dictionary in braces: neither \`^rm\` nor \`\\.py$\` is ever found. A warning, as hookgate compares it with each value too.

A union of which one part lives is not reported. A name that hookgate does not know is a warning, as agents get new tools.`,
    cure: "Use the agent's own names, as the message says.",
    dialects: null,
    examples: {
      bad: [
        {
          caption: "Claude Code's name of the shell tool: Gemini CLI never starts this guard.",
          files: geminiHooks({ BeforeTool: [{ matcher: "Bash", hooks: [geminiGuard] }] }),
        },
        {
          caption: "Gemini CLI compares the source of a session as a whole.",
          files: geminiHooks({ SessionStart: [{ matcher: "startup|resume", hooks: [status] }] }),
        },
        {
          caption: "The syntax of a permission rule.",
          files: claudeHooks({ PreToolUse: [{ matcher: "Bash(git *)", hooks: [claudeGuard] }] }),
        },
        {
          caption: "Antigravity's shell tool is `run_command`.",
          files: antigravityHooks({
            "no-rm": { PreToolUse: [{ matcher: "Bash", hooks: [antigravityGuard] }] },
          }),
        },
        {
          caption: "Agent Hooks compare a session with no tool: this hook never runs.",
          files: agentHook({ trigger: "pre-session" }),
          executable: agentHookPrograms,
        },
      ],
      good: [
        { caption: "Gemini CLI's own name.", files: healthyGemini },
        {
          caption: "One group for each source.",
          files: geminiHooks({
            SessionStart: [
              { matcher: "startup", hooks: [status] },
              { matcher: "resume", hooks: [status] },
            ],
          }),
        },
        { caption: "The name alone.", files: healthyClaude },
        { caption: "Antigravity's own name.", files: healthyAntigravity },
        {
          caption: "A pattern of Agent Hooks that is found anywhere in the command.",
          files: agentHook({ matcher: "\n  tool: Shell\n  pattern: rm -rf" }),
          executable: agentHookPrograms,
        },
      ],
    },
  },

  *lint(context) {
    yield* toldDefects("matcher-never-matches", context);
    for (const matcher of writtenMatchers(context)) {
      const { hook, span } = matcher;
      const dead = deadMatcher({ ...matcher, event: hook.event }, context.dialect);
      if (dead === null) continue;
      const lost = `this ${hook.guard ? "guard" : "hook"} never runs`;
      yield {
        ...remark(hook, span, message(dead.because, lost, dead.cure)),
        severity: dead.severity,
      };
    }
  },
};
