import type { LocatedEntry } from "../../source/located.ts";
import { defect, quote } from "../config-text.ts";
import { handlersIn } from "./event-groups.ts";
import { neverRun, type Reading } from "./reading.ts";

/** Events people make up, and how to get what they mean. Compared without case and hyphens. */
const intended: Readonly<Record<string, string>> = {
  precommit: 'use `PreToolUse` with matcher `Bash` and `"if": "Bash(git commit *)"`',
  postcommit: 'use `PostToolUse` with matcher `Bash` and `"if": "Bash(git commit *)"`',
  prepush: 'use `PreToolUse` with matcher `Bash` and `"if": "Bash(git push *)"`',
  preedit: "use `PreToolUse` with matcher `Edit|Write|NotebookEdit`",
  postedit: "use `PostToolUse` with matcher `Edit|Write|NotebookEdit`",
  userprompt: "write `UserPromptSubmit`",
  onstart: "write `SessionStart`",
  sessionstop: "write `SessionEnd`",
};

/** One defect for every name that is no event; names that resemble nothing are told together. */
export function reportUnknownEvents(reading: Reading, entries: readonly LocatedEntry[]): void {
  if (entries.length === 0) return;
  const { behaviour } = reading;
  const rejects = !behaviour.has("unknownEventIgnored");
  if (rejects) {
    reading.lost ??= `Claude Code ${behaviour.version} rejects a file with an event it does not know`;
  }
  const consequence = (count: number, where: string): string =>
    rejects
      ? `Claude Code ${behaviour.version} rejects the whole file for it, so none of its hooks and permissions apply`
      : neverRun(count, where);

  const strange: LocatedEntry[] = [];
  for (const entry of entries) {
    const meant = meaningOf(reading, entry.key);
    if (meant === null) strange.push(entry);
    else {
      reading.defects.push(
        defect({
          rule: "unknown-event",
          what: `Claude Code has no event ${quote(entry.key)}${meant.aside}`,
          consequence: consequence(handlersIn(entry), "under it"),
          cure: meant.cure,
          span: entry.keySpan,
        }),
      );
    }
  }
  const [first, second] = strange;
  if (first === undefined) return;
  const rest = strange.length - 2;
  const others =
    second === undefined
      ? ""
      : `, nor ${quote(second.key)}${rest === 0 ? "" : ` and ${rest} more like it`}`;
  const count = strange.reduce((sum, entry) => sum + handlersIn(entry), 0);
  reading.defects.push(
    defect({
      rule: "unknown-event",
      what: `Claude Code has no event ${quote(first.key)}${others}`,
      consequence: consequence(count, second === undefined ? "under it" : "under them"),
      span: first.keySpan,
    }),
  );
}

/** What a name was probably meant to be, as an aside to "there is no such event", and the cure. */
function meaningOf(reading: Reading, name: string): { aside: string; cure: string } | null {
  const plain = name.toLowerCase().replace(/[-_]/g, "");
  const hint = Object.hasOwn(intended, plain) ? intended[plain] : undefined;
  if (hint !== undefined) return { aside: "", cure: hint };
  const near = reading.events.nearest(name);
  if (near === null) return null;
  const cure = `write ${quote(near.name)}`;
  return near.because === "other-vendor"
    ? { aside: ` (that is ${near.vendor}'s name); here it is ${quote(near.name)}`, cure }
    : { aside: ` (did you mean ${quote(near.name)}?)`, cure };
}
