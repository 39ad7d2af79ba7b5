import { plainLine } from "../report/escape.ts";
import type { Recorder } from "../transcripts/record.ts";
import { type LossKind, lossKinds } from "../transcripts/record-tally.ts";

/** One of a kind, and several. */
const words: Readonly<Record<LossKind, readonly [one: string, many: string]>> = {
  credentials: ["credential", "credentials"],
  homePaths: ["home path", "home paths"],
  userNames: ["user name", "user names"],
  addresses: ["e-mail address", "e-mail addresses"],
  hostNames: ["host name", "host names"],
  sessionIds: ["session id", "session ids"],
  encodedData: ["piece of encoded data", "pieces of encoded data"],
  cutTexts: ["long text", "long texts"],
};

const cuts: readonly LossKind[] = ["encodedData", "cutTexts"];
const longest = 300;

/** What people are told after recording: what was kept, replaced, cut and left out; a few lines, each with its break. */
export function recordNote(recorder: Recorder, files: number): string {
  const { tally } = recorder;
  const counted = (kinds: readonly LossKind[]): string =>
    kinds
      .filter((kind) => tally[kind] > 0)
      .map((kind) => amount(tally[kind], ...words[kind]))
      .join(", ");
  const replaced = counted(lossKinds.filter((kind) => !cuts.includes(kind)));
  const cut = counted(cuts);
  const left = [
    ...(recorder.dropped === 0
      ? []
      : [`${amount(recorder.dropped, "event", "events")} that --only does not name`]),
    ...(recorder.full ? ["everything after the last event that --limit allows"] : []),
    ...(recorder.skipped === 0 ? [] : [unreadable(recorder)]),
  ].join(", ");
  const lines = [
    `kept ${amount(recorder.kept, "event", "events")} of ${amount(files, "recording", "recordings")}`,
    `replaced: ${replaced || "nothing"}`,
    `cut: ${cut || "nothing"}`,
    `left out: ${left || "nothing"}`,
    ...[...recorder.notices].map((notice) => `note: ${plainLine(notice, longest)}`),
    "what no pattern can know (names, secrets in plain words) is still there: look the events through before you commit them",
  ];
  return lines.map((line) => `hookgate: ${line}\n`).join("");
}

/** Why there is nothing to write, in one line. */
export function nothingLeft(recorder: Recorder, files: readonly string[]): string {
  if (recorder.dropped > 0) {
    return `nothing left to record: --only names none of the ${amount(recorder.dropped, "event", "events")}`;
  }
  const where = files.length === 1 ? plainLine(files[0] ?? "", longest) : "these recordings";
  const why = recorder.skipped === 0 ? "" : ` (${unreadable(recorder)})`;
  return `nothing to record: ${where} ${files.length === 1 ? "holds" : "hold"} no events${why}`;
}

function unreadable({ skipped, firstSkipped }: Recorder): string {
  const lines = `${amount(skipped, "line", "lines")} that cannot be read`;
  if (firstSkipped === null) return lines;
  const { file, line, why } = firstSkipped;
  return plainLine(`${lines} (${skipped === 1 ? "" : "first: "}${file}:${line}: ${why})`, longest);
}

function amount(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
