import type { Dialect } from "../dialects/dialect.ts";
import type { Hook } from "../model/hook.ts";
import type { Span } from "../model/place.ts";
import { repositoryPath, scriptVariables } from "../shell/script-path.ts";
import { type ScriptTarget, scriptTargets } from "../shell/target.ts";
import { fieldSpan } from "./per-hook.ts";

/** A file of the repository that a hook's command starts. */
export interface HookScript {
  target: ScriptTarget;
  /** Relative to the repository root. */
  path: string;
}

/** The files of the repository that the command of a hook starts; what cannot be resolved is left out. */
export function hookScripts(hook: Hook, dialect: Dialect): HookScript[] {
  if (hook.command === null) return [];
  const line = [hook.command, ...(hook.args ?? [])].join(" ");
  return scriptTargets(line, scriptVariables(dialect, hook.config)).flatMap((target) => {
    const path = repositoryPath(target, dialect, hook.config);
    return path === null || path === "" ? [] : [{ target, path }];
  });
}

/** Where a script is written in its file; all of the command when the two texts cannot be laid side by side. */
export function scriptSpan(hook: Hook, { target }: HookScript): Span {
  const written = fieldSpan(hook, "command");
  const raw = hook.source.slice(written);
  if (hook.args !== null || jsonString(raw) !== hook.command) return written;
  const at = (offset: number): number => written.start + rawOffset(raw, offset);
  return { start: at(target.span.start), end: at(target.span.end) };
}

function jsonString(raw: string): unknown {
  try {
    return raw.startsWith('"') ? JSON.parse(raw) : null;
  } catch {
    return null;
  }
}

/** The offset in a JSON string literal of a character of its value. */
function rawOffset(raw: string, offset: number): number {
  let at = 1;
  for (let left = offset; left > 0 && at < raw.length; left--) {
    if (raw[at] === "\\") at += raw[at + 1] === "u" ? 6 : 2;
    else at += 1;
  }
  return at;
}
