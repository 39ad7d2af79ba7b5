import type { OutputFault } from "../model/decision.ts";
import { firstOf, onHook, type Run, runsByHook, share } from "./replayed-runs.ts";
import type { ReplayRule, RuleMeta } from "./rule.ts";
import { label, sentence } from "./wording.ts";

/** A rule whose cases the dialects find while they read a hook's answer; one finding a hook. */
export function faultRule(meta: RuleMeta, rule: OutputFault["rule"]): ReplayRule {
  return {
    meta,
    *replay(context) {
      for (const runs of runsByHook(context)) {
        const faulty = runs.runs
          .map((run) => ({ run, what: faultOf(run, rule) }))
          .filter(({ what }) => what !== null);
        const [first] = faulty;
        if (first === undefined) continue;
        const seen = faulty.map(({ run }) => run);
        yield onHook(
          runs.hook,
          `${sentence(first.what ?? "")} Seen on ${share(seen, runs, context)}${firstOf(seen)}, from ${label(runs.hook)}.`,
        );
      }
    },
  };
}

function faultOf({ hook, result, decision }: Run, rule: OutputFault["rule"]): string | null {
  const own = result.faults.find((fault) => fault.rule === rule);
  const shared = decision.faults.find((f) => f.hook.id === hook.id && f.fault.rule === rule);
  return own?.what ?? shared?.fault.what ?? null;
}
