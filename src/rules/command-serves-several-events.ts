import { quote } from "../dialects/config-text.ts";
import type { Hook } from "../model/hook.ts";
import { commandLine } from "../shell/command-line.ts";
import { programs, scriptTargets } from "../shell/target.ts";
import { antigravityHooks } from "./example-files.ts";
import { fieldSpan, liveHooks, remark } from "./per-hook.ts";
import type { LintRule } from "./rule.ts";
import { listed } from "./wording.ts";

/** Answers the tool events of Antigravity, if it is told which one it is asked about. */
const askedScript = `#!/bin/sh
# Keeps a log of calls, and refuses some.
[ "$1" = PreToolUse ] || { cat >> /tmp/calls.log; exit 0; }
if grep -q 'rm -rf'; then
  echo '{"decision": "deny", "reason": "rm -rf is not allowed here"}'
else
  echo '{"decision": "allow"}'
fi
`;

function bothEvents(before: string, after: string): Record<string, string> {
  const group = (command: string) => [
    { matcher: "run_command", hooks: [{ type: "command", command }] },
  ];
  return {
    ...antigravityHooks({ calls: { PreToolUse: group(before), PostToolUse: group(after) } }),
    ".agents/scripts/calls.sh": askedScript,
  };
}

export const commandServesSeveralEvents: LintRule = {
  meta: {
    id: "command-serves-several-events",
    group: "Config",
    severity: "warning",
    summary: "One command serves several events, and nothing tells it which one has happened.",
    details: `No payload of **Antigravity** names its event: not in the vendor's document, and not in what was recorded from 1.1.18. A script that several events start can only guess from the fields that are there, and \`PreInvocation\` and \`PostInvocation\` have the very same ones.

A wrong guess is expensive, as each event takes an answer of its own shape. \`{"decision": "allow"}\` answers \`PreToolUse\` and is rejected on \`PostToolUse\`; \`{}\` is right on \`PostToolUse\` and denies the call on \`PreToolUse\`.

Reported are equal commands under several events of one file. A command that does the same whatever has happened (\`date >> calls.log\`) is not.`,
    cure: "Pass the event as an argument: `node scripts/guard.mjs PreToolUse`.",
    dialects: [{ id: "antigravity" }],
    examples: {
      bad: [
        {
          caption: "The script would need to know whether the call is still to come.",
          files: bothEvents("sh scripts/calls.sh", "sh scripts/calls.sh"),
        },
      ],
      good: [
        {
          caption: "An argument tells.",
          files: bothEvents("sh scripts/calls.sh PreToolUse", "sh scripts/calls.sh PostToolUse"),
        },
      ],
    },
  },

  *lint(context) {
    const { dialect } = context;
    if (dialect.payloadNamesEvent !== false) return;
    const firstOfEvent = new Map<string, Map<string, Hook>>();
    for (const hook of liveHooks(context)) {
      const command = commandLine(hook).trim();
      const byEvent = firstOfEvent.get(command) ?? new Map<string, Hook>();
      if (!byEvent.has(hook.event)) byEvent.set(hook.event, hook);
      firstOfEvent.set(command, byEvent);
    }
    for (const [command, byEvent] of firstOfEvent) {
      const [, later] = byEvent.values();
      if (later === undefined || isIndifferent(command)) continue;
      const events = listed([...byEvent.keys()].map((event) => `\`${event}\``));
      const advice = simple.test(command)
        ? `: ${quote(`${command} ${later.event}`)}`
        : " of the script";
      yield remark(
        later,
        fieldSpan(later, "command"),
        `${quote(command)} serves ${events}, and no payload of ${dialect.title} names its event: what it starts can only guess which answer is wanted. Pass the event as an argument${advice}.`,
      );
    }
  },
};

/** A command that another word can be put after. */
const simple = /^[\w./~@%+:,= "'$(){}-]+$/;

/** Programs that do the same whatever the payload says. */
const indifferent = new Set(
  "cat date touch mkdir rm cp mv tee logger sleep git npm npx pnpm yarn make notify-send osascript afplay".split(
    " ",
  ),
);

function isIndifferent(command: string): boolean {
  return (
    scriptTargets(command, new Map()).length === 0 &&
    programs(command).every((program) => indifferent.has(program))
  );
}
