import { quote } from "../dialects/config-text.ts";
import type { Decision, HookResult } from "../model/decision.ts";
import type { Hook } from "../model/hook.ts";
import { hookPlace } from "./per-hook.ts";
import type { Remark, ReplayContext } from "./rule.ts";
import { occasion } from "./wording.ts";

/** One hook's part in one replayed event. */
export interface Run {
  hook: Hook;
  /** The recording, as reports name it. */
  file: string;
  decision: Decision;
  result: HookResult;
}

/** Everything one hook did, in the order of the recordings. */
export interface HookRuns {
  hook: Hook;
  runs: readonly Run[];
}

/** The runs of every hook that was selected at least once, in the order of the context's hooks. */
export function runsByHook(context: ReplayContext): HookRuns[] {
  const byId = new Map<string, Run[]>(context.hooks.map((hook) => [hook.id, []]));
  for (const { file, decisions } of context.recordings) {
    for (const decision of decisions) {
      for (const result of decision.hooks) {
        const { hook } = result;
        byId.get(hook.id)?.push({ hook, file, decision, result });
      }
    }
  }
  return context.hooks
    .map((hook) => ({ hook, runs: byId.get(hook.id) ?? [] }))
    .filter(({ runs }) => runs.length > 0);
}

/** The agent's name, for messages. */
export function vendor(hook: Hook, context: ReplayContext): string {
  return context.dialects.get(hook.dialect)?.title ?? hook.dialect;
}

/** Where a run is to be found: the subject and the recording. */
export function whereabouts({ file, decision }: Run): string {
  const at = `${file} step ${decision.event.step}`;
  return decision.subject === "" ? at : `${quote(decision.subject)} (${at})`;
}

/** `3 of 61 calls`, `all 61 calls`, `the only call`, in the words of the hook's event. */
export function share(
  some: readonly Run[],
  { hook, runs }: HookRuns,
  context: ReplayContext,
): string {
  const noun = occasion(context.dialects.get(hook.dialect)?.events.get(hook.event) ?? null);
  if (runs.length === 1) return `the only ${noun}`;
  return some.length === runs.length
    ? `${runs.length === 2 ? "both" : `all ${runs.length}`} ${noun}s`
    : `${some.length} of ${runs.length} ${noun}s`;
}

/** Where the first of some runs is to be found, after {@link share}. */
export function firstOf(some: readonly Run[]): string {
  const [first] = some;
  if (first === undefined) return "";
  return some.length > 1 ? `, first ${whereabouts(first)}` : `, ${whereabouts(first)}`;
}

/** A remark on a hook as a whole. */
export function onHook(hook: Hook, message: string): Remark {
  return { message, place: hookPlace(hook), hook: hook.id, dialect: hook.dialect };
}
