import type { Dialect } from "../dialects/dialect.ts";
import type { Hook } from "../model/hook.ts";
import type { Span } from "../model/place.ts";
import { commandLine } from "../shell/command-line.ts";
import { type Presence, repositoryPath, scriptVariables } from "../shell/script-path.ts";
import { type ScriptTarget, scriptTargets } from "../shell/target.ts";
import { fieldSpan } from "./per-hook.ts";

/** A file of the repository that a hook's command starts. */
export interface HookScript {
  target: ScriptTarget;
  /** Relative to the repository root. */
  path: string;
}

/**
 * The files of the repository that the command of a hook starts; what cannot be resolved is left out.
 * @param files when given, paths from git's top folder are resolved too, and names that an interpreter completes
 */
export function hookScripts(hook: Hook, dialect: Dialect, files?: Presence): HookScript[] {
  const variables = scriptVariables(dialect, hook.config, files);
  return scriptTargets(commandLine(hook), variables).flatMap((target) => {
    const path = repositoryPath(target, dialect, hook.config);
    if (path === null || path === "") return [];
    return [{ target, path: files === undefined ? path : completed(target, path, files) }];
  });
}

/**
 * What interpreters add to the name of a script that is not there: `node dist/hook` runs `dist/hook.js`. Node 20 was
 * measured; it adds neither `.mjs` nor `.cjs`. The others are given the benefit of the doubt.
 */
const endings: Readonly<Record<string, readonly string[]>> = Object.assign(Object.create(null), {
  node: [".js", ".json", ".node"],
  nodejs: [".js", ".json", ".node"],
  ...Object.fromEntries(
    ["bun", "tsx", "ts-node", "jiti", "zx"].map((name) => [
      name,
      [".js", ".mjs", ".cjs", ".ts", ".mts", ".cts", ".tsx", ".jsx"],
    ]),
  ),
});

function completed({ interpreter }: ScriptTarget, path: string, files: Presence): string {
  const added = endings[interpreter ?? ""] ?? [];
  if (added.length === 0 || files.has(path)) return path;
  return added.map((ending) => path + ending).find((name) => files.has(name)) ?? path;
}

/** Where a script is written in its file; all of the command when the two texts cannot be laid side by side. */
export function scriptSpan(hook: Hook, { target }: HookScript): Span {
  const written = fieldSpan(hook, "command");
  const raw = hook.source.slice(written);
  if (hook.args !== null || jsonString(raw) !== hook.command) return written;
  const at = (offset: number): number => written.start + rawOffset(raw, offset);
  return { start: at(target.span.start), end: at(target.span.end) };
}

/** A script as its command names it; the path from the repository root when that is not one plain word. */
export function scriptAsWritten(hook: Hook, { target, path }: HookScript): string {
  const { start, end } = target.span;
  const word = hook.args === null ? (hook.command ?? "").slice(start, end) : "";
  return word === "" || /\s/.test(word) ? path : word;
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
