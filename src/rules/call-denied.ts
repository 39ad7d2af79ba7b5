import { quote } from "../dialects/config-text.ts";
import { geminiShellCall, healthyGemini, recording } from "./example-files.ts";
import { firstOf, onHook, type Run, runsByHook, share } from "./replayed-runs.ts";
import type { ReplayRule } from "./rule.ts";
import { label } from "./wording.ts";

export const callDenied: ReplayRule = {
  meta: {
    id: "call-denied",
    group: "Replay",
    severity: "note",
    summary: "What a hook refused in the recordings: how many, the first, the reason.",
    details:
      "Not a fault: this is what the hook is for. The note stands on the hook, so that a change of the hook and what it refuses are read together. Counted are answers that the agent honours; a refusal without effect is `decision-ignored`. A stop that is refused, a turn that is ended and an objection after the tool has run count as well.",
    cure: 'Nothing to do. If a call should not have been refused, mend the hook, and write `"expect": "none"` into the recording to keep it that way.',
    dialects: null,
    examples: {
      bad: [
        {
          caption: "The guard refuses one of two recorded calls.",
          files: {
            ...healthyGemini,
            "transcripts/clean-up.events.jsonl": recording(
              geminiShellCall("git status"),
              geminiShellCall("rm -rf build"),
            ),
          },
        },
      ],
      good: [
        {
          caption: "Nothing that the guard objects to.",
          files: {
            ...healthyGemini,
            "transcripts/look.events.jsonl": recording(geminiShellCall("git status")),
          },
        },
      ],
    },
  },

  *replay(context) {
    for (const runs of runsByHook(context)) {
      const refused = runs.runs.filter(isRefusal);
      const [first] = refused;
      if (first === undefined) continue;
      const { reason } = first.result;
      const why = reason === null || reason.trim() === "" ? "" : `: ${quote(reason)}`;
      const verb = refused.every((run) => run.decision.afterTheFact)
        ? "objected, after the fact, to"
        : "refused";
      yield onHook(
        runs.hook,
        `${label(runs.hook)} ${verb} ${share(refused, runs, context)}${firstOf(refused)}${why}.`,
      );
    }
  },
};

function isRefusal({ result, decision }: Run): boolean {
  const blocking = ["deny", "halt", "continue"];
  return blocking.includes(result.outcome) && blocking.includes(decision.verdict);
}
