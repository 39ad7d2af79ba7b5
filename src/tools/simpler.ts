import type { JsonObject, JsonValue } from "../model/json.ts";
import type { Act, NeutralCall } from "./act.ts";
import { type FileChange, readPatch } from "./patch.ts";
import { given } from "./word.ts";
import { objectsOf } from "./word-list.ts";

/** A call that few vendors know, as calls that more of them know. */
export interface SimplerCalls {
  calls: readonly NeutralCall[];
  /** Parts of the call that its simpler form does not have, as the recording names them. */
  lost: readonly string[];
}

/** One recorded call becomes at most so many, or one line of a recording could start hooks without end. */
const mostParts = 1000;

type Simplify = (args: JsonObject) => SimplerCalls;

/**
 * What a call comes down to for a vendor without such a tool. A guard on paths must see every path, so a call over
 * several files becomes one call a file.
 */
const simpler: Readonly<Partial<Record<Act, Simplify>>> = {
  powershell: (args) => whole("shell", args),
  watch: (args) => whole("shell", { ...args, background: true }),
  "read-media": (args) => whole("read", args),
  "notebook-edit": (args) => whole("edit", args),
  "read-many": (args) => each("read", args, "paths", "path"),
  "fetch-many": (args) => each("fetch-url", args, "urls", "url"),
  "sub-agents": (args) => eachObject("sub-agent", args, "agents"),
  "multi-edit": (args) => eachObject("edit", args, "edits"),
  patch: (args) => {
    const patch = given(args, "patch");
    return typeof patch === "string" ? changedFiles(readPatch(patch)) : { calls: [], lost: [] };
  },
};

/** The simpler form of a call; null when there is none. */
export function simplify({ act, args }: NeutralCall): SimplerCalls | null {
  const all = simpler[act]?.(args) ?? null;
  if (all === null || all.calls.length <= mostParts) return all;
  const more = `${all.calls.length - mostParts} more`;
  return { calls: all.calls.slice(0, mostParts), lost: [more, ...all.lost] };
}

function whole(act: Act, args: JsonObject): SimplerCalls {
  return { calls: [{ act, args }], lost: [] };
}

/** One call for every text of a list. */
function each(act: Act, args: JsonObject, many: string, one: string): SimplerCalls {
  const { [many]: _, ...rest } = args;
  const all = given(args, many);
  const texts = Array.isArray(all) ? all : [];
  return { calls: texts.map((text) => ({ act, args: { ...rest, [one]: text } })), lost: [] };
}

/** One call for every object of a list, whose fields join those of the call. */
function eachObject(act: Act, args: JsonObject, many: string): SimplerCalls {
  const { [many]: _, ...rest } = args;
  const all = objectsOf(given(args, many)) ?? [];
  return { calls: all.map((item) => ({ act, args: { ...rest, ...item } })), lost: [] };
}

function changedFiles(changes: readonly FileChange[]): SimplerCalls {
  const parts = changes.map(changedFile);
  return {
    calls: parts.flatMap((part) => part.calls),
    lost: parts.flatMap((part) => part.lost),
  };
}

/**
 * A deleted file counts as written empty, and a moved one as edited in both places: no other vendor has tools for
 * that, and a guard must see the paths.
 */
function changedFile(change: FileChange): SimplerCalls {
  const { path } = change;
  if (change.kind === "add") return whole("write", { path, content: change.content });
  if (change.kind === "delete") {
    const calls: NeutralCall[] = [{ act: "write", args: { path, content: "" } }];
    return { calls, lost: [`*** Delete File: ${path}`] };
  }
  const { to } = change;
  const calls = (to === null ? [path] : [path, to]).map((at) => edited(at, change.edits));
  return { calls, lost: to === null ? [] : [`*** Move to: ${to}`] };
}

function edited(path: string, edits: readonly { old: string; new: string }[]): NeutralCall {
  const [first = { old: "", new: "" }, ...more] = edits;
  if (more.length === 0) return { act: "edit", args: { path, ...first } };
  const all: JsonValue = edits.map((edit) => ({ ...edit }));
  return { act: "multi-edit", args: { path, edits: all } };
}
