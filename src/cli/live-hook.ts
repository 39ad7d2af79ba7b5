import { UsageError } from "../model/errors.ts";
import { globMatcher } from "../policy/suppress.ts";
import { plainLine } from "../report/escape.ts";
import { type LiveAgent, liveAgents, scriptFile } from "./live-agents.ts";
import type { Arguments } from "./options.ts";

/** Where the hook writes when nothing else is said; from the folder of the project. */
const defaultOutput = "hookgate/recorded.events.jsonl";

/** A line up to this long is written at once, so that hooks that run at the same time do not mix their lines; in bytes. */
const longestWrite = 8 * 1024 * 1024;

/** `hookgate record --live --dialect ID`: prints a hook that records, and how to use it. */
export function liveHookCommand(args: Arguments): number {
  const [id, ...others] = args.many("dialect");
  const known = Object.keys(liveAgents);
  if (id === undefined || others.length > 0) {
    throw new UsageError(`hookgate record --live needs one --dialect: ${known.join(", ")}`);
  }
  if (args.operands.length > 0) {
    throw new UsageError("hookgate record --live takes no FILE: it prints a hook");
  }
  const foreign = (["limit", "max-text"] as const).find((name) => args.one(name) !== null);
  if (foreign !== undefined) {
    throw new UsageError(`--${foreign} does not go with --live: a hook records everything`);
  }
  const agent = Object.entries(liveAgents).find(([key]) => key === id)?.[1];
  if (agent === undefined) {
    throw new UsageError(
      `there is no recording hook for "${plainLine(id, 60)}": known are ${known.join(", ")}`,
    );
  }
  const output = args.one("output") ?? defaultOutput;
  if (output === "" || output.includes("\0")) throw new UsageError("--output needs a file name");
  process.stdout.write(liveHookText(agent, eventsOf(agent, args.many("only")), output));
  return 0;
}

/**
 * The events that `--only` names among those a hook can record; the agent's usual ones when it is not given.
 * @throws UsageError when it names none
 */
export function eventsOf(agent: LiveAgent, only: readonly string[]): string[] {
  if (only.length === 0) return [...agent.events];
  const all = [...agent.events, ...agent.more];
  const events = all.filter(globMatcher(only));
  if (events.length > 0) return events;
  throw new UsageError(
    `--only names no event that a hook of ${agent.title} can record: known are ${all.join(", ")}`,
  );
}

/** What is printed: the script, where it is called, and how to be rid of it. */
export function liveHookText(agent: LiveAgent, events: readonly string[], output: string): string {
  return `${agent.title}: a hook that appends every payload, exactly as it is sent, to ${plainLine(output, 300)}.
It needs a POSIX shell with dd and tr, says nothing, and never stops the agent.

1. Save this as ${scriptFile}:

${recordingScript(output)}
2. ${agent.install}

${agent.config(events)}
3. Keep the recording out of git (.gitignore): it holds everything that was typed, read and printed, secrets too.

Then work. What is fit to commit comes from
  hookgate record ${shellWord(output)} --output hookgate/NAME.events.jsonl

To remove it: ${agent.remove}
`;
}

/**
 * The script: dialect and event are its arguments, the payload its input. It works from the folder above its own. A
 * payload is JSON, where a line break is never part of a value, so it can become a blank. `dd` gathers the line and
 * writes it at once. What cannot be written is lost; a line that a full disk has torn is ended first, so that it takes no
 * other with it; and input that nobody read is read away, for agents that mind a closed pipe.
 */
export function recordingScript(output: string): string {
  const file = shellWord(output);
  const folder = shellWord(output.slice(0, output.lastIndexOf("/") + 1));
  return `#!/bin/sh
# Appends the payload of one hook to a recording: record-hook.sh DIALECT EVENT < PAYLOAD
# Lines of up to ${longestWrite / 1024 / 1024} MiB are written at once, so hooks may run at the same time.
umask 077
LC_ALL=C
export LC_ALL
{
  CDPATH='' cd "\${0%/*}/.." || exit 0
${folder === "''" ? "" : `  mkdir -p -- ${folder}\n`}  {
    [ ! -f ${file} ] || [ -z "$(tail -c 1 -- ${file})" ] || echo
    printf '{"dialect":"%s","event":"%s","input":' "$1" "$2"
    tr '\\r\\n' '  '
    printf '}\\n'
  } | dd ibs=65536 obs=${longestWrite} >>${file} || cat >/dev/null
} 2>/dev/null
exit 0
`;
}

/** A text as one word of a POSIX shell. */
function shellWord(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) && !text.startsWith("-")
    ? text
    : `'${text.replaceAll("'", "'\\''")}'`;
}
