import type { JsonObject, JsonValue } from "../model/json.ts";
import type { Span } from "../model/place.ts";

/** A parsed value that knows where it was written; JSON and YAML give the same tree. */
export type Located = LocatedObject | LocatedArray | LocatedScalar;

export interface LocatedObject extends Span {
  kind: "object";
  /** In file order; a key given twice is here twice. */
  entries: LocatedEntry[];
}

export interface LocatedEntry {
  key: string;
  keySpan: Span;
  value: Located;
}

export interface LocatedArray extends Span {
  kind: "array";
  items: Located[];
}

export interface LocatedScalar extends Span {
  kind: "string" | "number" | "boolean" | "null";
  value: string | number | boolean | null;
}

/** The entry of a key; of several with the same key the last, as `JSON.parse` keeps it. */
export function entry(object: LocatedObject, key: string): LocatedEntry | undefined {
  for (let i = object.entries.length - 1; i >= 0; i--) {
    const candidate = object.entries[i];
    if (candidate?.key === key) return candidate;
  }
  return undefined;
}

/** The value of a key, see {@link entry}. */
export function field(object: LocatedObject, key: string): Located | undefined {
  return entry(object, key)?.value;
}

/** The node at a path of keys and indices, or the deepest one that exists. */
export function nodeAt(root: Located, path: readonly PropertyKey[]): Located {
  let node = root;
  for (const step of path) {
    const next =
      node.kind === "object"
        ? field(node, String(step))
        : node.kind === "array"
          ? node.items[Number(step)]
          : undefined;
    if (next === undefined) return node;
    node = next;
  }
  return node;
}

/** The plain value, as `JSON.parse` would give it. */
export function toJson(node: Located): JsonValue {
  switch (node.kind) {
    case "object": {
      const pairs = node.entries.map((e): [string, JsonValue] => [e.key, toJson(e.value)]);
      return Object.fromEntries(pairs) as JsonObject;
    }
    case "array":
      return node.items.map(toJson);
    default:
      return node.value;
  }
}

/** Every key that stands more than once in one object, anywhere in the tree: the entry that is lost and the one that wins. */
export function duplicateKeys(node: Located): { lost: LocatedEntry; kept: LocatedEntry }[] {
  const found: { lost: LocatedEntry; kept: LocatedEntry }[] = [];
  const visit = (current: Located): void => {
    if (current.kind === "array") current.items.forEach(visit);
    if (current.kind !== "object") return;
    const last = new Map(current.entries.map((e) => [e.key, e]));
    for (const e of current.entries) {
      const kept = last.get(e.key);
      if (kept && kept !== e) found.push({ lost: e, kept });
      visit(e.value);
    }
  };
  visit(node);
  return found;
}
