import { quote } from "../dialects/config-text.ts";
import { inRepository } from "../dialects/dialect.ts";
import type { Hook } from "../model/hook.ts";
import { deadMatcher } from "./dead-matcher.ts";
import {
  geminiGuard,
  geminiHooks,
  geminiShellCall,
  healthyGemini,
  recording,
} from "./example-files.ts";
import { inputPattern, inputWords } from "./input-words.ts";
import { onHook, runsByHook } from "./replayed-runs.ts";
import type { ReplayContext, ReplayedRecording, ReplayRule } from "./rule.ts";
import { label } from "./wording.ts";

export const neverFires: ReplayRule = {
  meta: {
    id: "never-fires",
    group: "Replay",
    severity: "warning",
    summary: "A hook matched none of the recorded events, though events of its kind were there.",
    details: `The matcher may be wrong in a way that cannot be seen in the file, or the recordings show too little. Either way nothing is known about this hook.

A matcher that can match nothing at all is \`matcher-never-matches\` and not repeated here. Hooks of events that no recording has are not reported.`,
    cure: "Mend the matcher, or add a recording in which the hook is needed: one line in a file `*.events.jsonl` is enough.",
    dialects: null,
    examples: {
      bad: [
        {
          caption:
            "The agent of this recording edits with `replace`; the guard waits for `write_file` of an MCP server.",
          files: {
            ...geminiHooks({
              BeforeTool: [{ matcher: "^mcp_files_write_file$", hooks: [geminiGuard] }],
            }),
            "transcripts/edit.events.jsonl": recording({
              dialect: "gemini-cli",
              event: "BeforeTool",
              input: {
                tool_name: "replace",
                tool_input: { file_path: "notes.txt", old_string: "a", new_string: "b" },
              },
            }),
          },
        },
      ],
      good: [
        {
          caption: "The recording has the call that the guard watches.",
          files: {
            ...healthyGemini,
            "transcripts/look.events.jsonl": recording(geminiShellCall("git status")),
          },
        },
      ],
    },
  },

  *replay(context) {
    const selected = new Set(runsByHook(context).map(({ hook }) => hook.id));
    for (const hook of context.hooks) {
      if (!hook.enabled || hook.command === null || selected.has(hook.id)) continue;
      if (!inRepository(hook.config.layer) || hook.scope !== null) continue;
      const seen = context.recordings
        .filter((recording) => concerns(recording, hook))
        .reduce((sum, { eventCounts }) => sum + (eventCounts.get(eventKey(hook)) ?? 0), 0);
      if (seen === 0 || isDead(hook, context)) continue;
      const events = `recorded \`${hook.event}\` event`;
      const missed =
        seen === 1 ? `did not match the one ${events}` : `matched none of ${seen} ${events}s`;
      const how = [
        ...(hook.matcher === null ? [] : [`matcher ${quote(hook.matcher)}`]),
        ...(hook.condition === null ? [] : [`${filterNoun(hook)} ${quote(hook.condition)}`]),
      ].join(" and its ");
      yield onHook(
        hook,
        `${label(hook)} ${missed}${how === "" ? "" : ` with its ${how}`}, so nothing is known of what it does.`,
      );
    }
  },
};

function filterNoun({ dialect }: Hook): string {
  return inputWords(dialect).filter?.noun ?? "filter";
}

function eventKey(hook: Hook): string {
  return `${hook.dialect} ${hook.event}`;
}

/** Was this recording put to the hooks of the project the hook belongs to? */
function concerns(recording: ReplayedRecording, hook: Hook): boolean {
  const root = recording.placement?.root;
  return root === undefined || root === hook.config.root;
}

function isDead(hook: Hook, { dialects }: ReplayContext): boolean {
  const dialect = dialects.get(hook.dialect);
  const facts = dialect?.events.get(hook.event);
  if (!dialect || !facts) return false;
  const pattern = inputPattern(hook);
  if (pattern !== null && dialect.matcher.compile(pattern, hook.event).invalid !== null)
    return true;
  if (hook.matcher === null) return false;
  const compiled = dialect.matcher.compile(hook.matcher, hook.event);
  if (compiled.invalid !== null) return true;
  const matcher = { text: hook.matcher, compiled, event: hook.event, facts };
  return deadMatcher(matcher, dialect) !== null;
}
