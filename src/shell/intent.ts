import type { Hook } from "../model/hook.ts";
import { commandLine } from "./command-line.ts";
import { scriptTargets } from "./target.ts";

/**
 * Words with which a script blocks or speaks of blocking. A hook on a before-event whose whole text has none of
 * them is a logger or formatter, not a guard.
 */
const blockingWords =
  /\b(?:den(?:y|ied|ies)|block(?:ed|s|ing)?|refus(?:e|ed|es|ing)|forbid(?:den)?|reject(?:ed|s)?|prohibit(?:ed)?|permissionDecision|decision|guard|exit\s*\(?\s*2\b|return\s+2\b|"ask"|'ask')|["']continue["']\s*:/i;

/** The text reaches for code we do not follow here: then we cannot say that it never blocks. */
const loadsMore = /\b(?:source|import|require|exec|eval)\b|^\s*\.\s/m;

/**
 * Whether a hook is meant as a guard. `hook.guard` says whether the event can block at all; here the command and the
 * scripts it starts are read. On a before-event a hook is taken for a guard unless its text shows otherwise; on a stop event only
 * when it speaks of blocking (most of those are notifications).
 * @param readScript text of a script target, null when it is not at hand
 */
export function isMeantAsGuard(
  hook: Hook,
  onStopEvent: boolean,
  readScript: (target: ReturnType<typeof scriptTargets>[number]) => string | null,
  variables: ReadonlyMap<string, string>,
): boolean {
  if (!hook.guard) return false;
  const command = commandLine(hook);
  const texts = scriptTargets(command, variables).map((target) => readScript(target));
  const known = texts.filter((text) => text !== null);
  const speaks = [command, ...known].some((text) => blockingWords.test(text));
  if (speaks) return true;
  if (onStopEvent) return false;
  const complete =
    texts.every((text) => text !== null) && !known.some((text) => loadsMore.test(text));
  return !complete || (texts.length === 0 && !isSelfContained(command));
}

/** A one-liner of everyday programs shows all it does. */
function isSelfContained(command: string): boolean {
  return /^\s*(?:echo|printf|cat|jq|date|logger|touch|mkdir|tee|true|:|curl|notify-send|osascript|afplay|npx|npm|prettier|eslint|black|ruff|gofmt|git)\b/.test(
    command,
  );
}
