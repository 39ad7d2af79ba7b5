import type { Answer, Call } from "../replay/why.ts";
import { count } from "../rules/wording.ts";
import { plainLine } from "./escape.ts";

/** `hookgate why` for a person: one block per hook. */
export function whyText(answers: readonly Answer[], recordings: number): string {
  return `${answers.map((answer) => block(answer, recordings).join("\n")).join("\n\n")}\n`;
}

/** `hookgate why --format json`. */
export function whyJson(answers: readonly Answer[], recordings: number): string {
  const hooks = answers.map(({ hook, ...answer }) => ({
    hook: hook.id,
    file: hook.source.file,
    line: hook.source.place(hook.node).line,
    dialect: hook.dialect,
    event: hook.event,
    matcher: hook.matcher,
    ...answer,
  }));
  return `${JSON.stringify({ recordings, hooks }, null, 2)}\n`;
}

function block(answer: Answer, recordings: number): string[] {
  const { hook, never, events, fired, missed } = answer;
  const { line } = hook.source.place(hook.node);
  const matcher =
    hook.matcher === null || hook.matcher === ""
      ? "without a matcher"
      : `with the matcher \`${plainLine(hook.matcher, 100)}\``;
  const name = plainLine(hook.name ?? hook.command ?? `(${hook.type})`, 120);
  const lines = [
    `${hook.source.file}:${line}  ${name}`,
    `  listens to ${plainLine(hook.event, 60)} ${matcher}`,
  ];
  if (hook.condition !== null) {
    lines.push(`  and with the filter \`${plainLine(hook.condition, 100)}\``);
  }
  for (const reason of never) lines.push(`  never fires: ${plainLine(reason, 300)}`);
  if (events === 0) {
    lines.push(
      recordings === 0
        ? "  no recordings to ask"
        : `  none of ${count(recordings, "recording")} holds an event of this kind`,
    );
    return lines;
  }
  lines.push(`  fired on ${fired} of ${count(events, "recorded event")}`);
  for (const call of answer.firedOn) lines.push(`    ${told(call)}`);
  if (missed.duplicate > 0) {
    lines.push(`  ${missed.duplicate} times another hook with the same identity ran in its place`);
  }
  if (missed.filter > 0) {
    lines.push(`  ${missed.filter} times its filter (or the sub-agent it belongs to) left it out`);
  }
  if (missed.matcher > 0) {
    lines.push(`  ${missed.matcher} times the matcher did not fit. Nearest:`);
    for (const { value, count: seen, first } of answer.nearest) {
      lines.push(`    ${plainLine(value, 60)}  ${seen} ×, first ${told(first)}`);
    }
  }
  return lines;
}

function told({ file, step, subject }: Call): string {
  const what = subject === "" ? "" : `  ${plainLine(subject, 100)}`;
  return `${plainLine(file, 120)} step ${step}${what}`;
}
