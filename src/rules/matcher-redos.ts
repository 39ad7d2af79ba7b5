import { isSafePattern } from "redos-detector";
import { quote } from "../dialects/config-text.ts";
import type { Hook } from "../model/hook.ts";
import type { Span } from "../model/place.ts";
import { field } from "../source/located.ts";
import {
  agentHook,
  agentHookPrograms,
  claudeGuard,
  claudeHooks,
  healthyClaude,
} from "./example-files.ts";
import { inputPattern } from "./input-words.ts";
import { repeatedGroups } from "./pattern-parts.ts";
import { fieldSpan, liveHooks, remark } from "./per-hook.ts";
import type { LintRule } from "./rule.ts";
import { writtenMatchers } from "./written-matchers.ts";

/** Enough to tell the groups people write apart; more takes seconds. */
const effort = { maxScore: 4, maxSteps: 4000, timeout: 5000 };

export const matcherRedos: LintRule = {
  meta: {
    id: "matcher-redos",
    group: "Matcher",
    severity: "warning",
    summary: "The pattern can take exponential time in an engine that backtracks.",
    details: `Gemini CLI and Claude Code compare matchers with JavaScript regular expressions, which backtrack: a repeated group that can match the same text in several ways (\`(a+)+\`, \`([a-z]+_?)+\`) tries every combination before it gives up. A tool of an MCP server with a long name is enough to stop the agent for minutes, and neither agent sets a limit. **Agent Hooks** compare \`tool\` and \`pattern\` with Python's \`re\`, which backtracks in the same way, \`pattern\` over the whole input of a call. Antigravity's engine (RE2) does not.

Only repeated groups that are ambiguous are reported. Several \`.*\` in a row cost little on something as short as the name of a tool.`,
    cure: "Make the group unambiguous, or use a plain list of names.",
    dialects: [{ id: "gemini-cli" }, { id: "agent-hooks" }, { id: "claude-code" }],
    examples: {
      bad: [
        {
          caption: "Every letter can belong to the inner or to the outer repetition.",
          files: claudeHooks({
            PreToolUse: [{ matcher: "^(Bash|([a-z]+_?)+shell)$", hooks: [claudeGuard] }],
          }),
        },
        {
          caption: "The same in Agent Hooks.",
          files: agentHook({ matcher: "\n  tool: ^(Shell|([a-z]+_?)+shell)$" }),
          executable: agentHookPrograms,
        },
      ],
      good: [
        {
          caption: "The same without the outer repetition.",
          files: claudeHooks({
            PreToolUse: [{ matcher: "^(Bash|[a-z_]+shell)$", hooks: [claudeGuard] }],
          }),
        },
        { caption: "A name.", files: healthyClaude },
      ],
    },
  },

  *lint(context) {
    const { dialect } = context;
    if (!dialect.matcher.backtracks) return;
    for (const hook of liveHooks(context)) {
      const group = ambiguousGroup(inputPattern(hook) ?? "");
      if (group === null) continue;
      const said = manyWays(group, "pattern", `${dialect.title} tries them all on a tool's input`);
      yield remark(hook, patternSpan(hook), `${said}. Make the group unambiguous.`);
    }
    for (const matcher of writtenMatchers(context)) {
      if (matcher.compiled.kind !== "pattern") continue;
      const group = ambiguousGroup(matcher.text);
      if (group === null) continue;
      const tried = `${dialect.title} tries them all, so a long tool name can stop it for minutes`;
      const said = `${manyWays(group, "matcher", tried)}. Make the group unambiguous, or list the names.`;
      yield remark(matcher.hook, matcher.span, said);
    }
  },
};

function manyWays(group: string, where: "matcher" | "pattern", then: string): string {
  return `The repeated group ${quote(`(${group})`)} of this ${where} can match one text in many ways: ${then}`;
}

/** Where the pattern for a tool's input stands: beside the name of the tool. */
function patternSpan(hook: Hook): Span {
  const matcher = field(hook.node, "matcher");
  const pattern = matcher?.kind === "object" ? field(matcher, "pattern") : undefined;
  return pattern ?? fieldSpan(hook, "matcher");
}

/** The first repeated group whose repetitions can share out one text in ever more ways; null when there is none. */
export function ambiguousGroup(pattern: string): string | null {
  const group = repeatedGroups(pattern).find(({ body }) => isAmbiguous(body));
  return group?.body ?? null;
}

/** Answers by group. A file of strangers gets so many analyses and no more: each can take a second. */
const known = new Map<string, boolean>();
const mostAnalyses = 32;
const longestGroup = 200;

function isAmbiguous(body: string): boolean {
  const remembered = known.get(body);
  if (remembered !== undefined) return remembered;
  if (known.size >= mostAnalyses || body.length > longestGroup) return false;
  let ambiguous = false;
  try {
    const { safe, score, trails } = isSafePattern(`^(?:${body})+$`, effort);
    ambiguous = !safe && score.infinite && trails.length > 0;
  } catch {
    // A construct the detector does not know (a back reference to outside the group …): nothing can be said.
  }
  known.set(body, ambiguous);
  return ambiguous;
}
