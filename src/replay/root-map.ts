import { isObject, type JsonObject, type JsonValue } from "../model/json.ts";

/**
 * A session names the folder it was recorded in, in its working directory and in the paths of its tool calls. That
 * folder is not here; the replay workspace stands in for it. Both directions work on whole path components only.
 */
export interface RootMap {
  /** Replaces the recorded root by the workspace in every string of a payload. */
  toWorkspace<T extends JsonValue>(value: T): T;
  /** Replaces scratch folders by what they stand for, so that reports are the same on every run. */
  toRecorded(text: string): string;
}

/** @param pairs `from` (as recorded) and `to` (in the scratch area), absolute paths; the longest match wins */
export function rootMap(
  recordedRoot: string | null,
  workspace: { repository: string; project: string; home: string; tmp: string },
): RootMap {
  const forward =
    recordedRoot === null || recordedRoot === "/" || recordedRoot === ""
      ? null
      : replacer([[trimSlash(recordedRoot), workspace.project]]);
  const backward = replacer([
    [workspace.project, recordedRoot === null ? "<project>" : trimSlash(recordedRoot)],
    [workspace.repository, "<repository>"],
    [workspace.home, "<home>"],
    [workspace.tmp, "<tmp>"],
  ]);
  return {
    toWorkspace: (value) => (forward === null ? value : mapStrings(value, forward)),
    toRecorded: backward,
  };
}

/** Applies a function to every string value (not to keys) of a JSON value. */
export function mapStrings<T extends JsonValue>(value: T, change: (text: string) => string): T {
  if (typeof value === "string") return change(value) as T;
  if (Array.isArray(value)) return value.map((item) => mapStrings(item, change)) as T;
  if (isObject(value)) {
    const pairs = Object.entries(value as JsonObject).map(([k, v]) => [k, mapStrings(v, change)]);
    return Object.fromEntries(pairs) as T;
  }
  return value;
}

function replacer(
  pairs: readonly (readonly [from: string, to: string])[],
): (text: string) => string {
  // Of equal folders the first counts: the project may be the repository itself.
  const table = new Map(pairs.filter(([from]) => from.length > 1).reverse());
  if (table.size === 0) return (text) => text;
  const longestFirst = [...table.keys()].sort((a, b) => b.length - a.length);
  const pattern = new RegExp(
    `(?<![\\w.@/-])(?:${longestFirst.map(escapePattern).join("|")})(?![\\w@-]|\\.\\w)`,
    "g",
  );
  return (text) => text.replace(pattern, (found) => table.get(found) ?? found);
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

function trimSlash(path: string): string {
  return path.length > 1 ? path.replace(/[/\\]+$/, "") : path;
}
