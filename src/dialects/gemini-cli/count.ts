import { field, type Located } from "../../source/located.ts";

/** How many handlers stand in a part of a config, whatever its shape: objects that have a command. */
export function countHandlers(node: Located | undefined): number {
  if (node?.kind === "array") return node.items.reduce((sum, item) => sum + countHandlers(item), 0);
  if (node?.kind !== "object") return 0;
  if (field(node, "command") !== undefined) return 1;
  return node.entries.reduce((sum, entry) => sum + countHandlers(entry.value), 0);
}

/** `the hook under it`, `the 2 hooks under it`; null when there is none. */
export function hooksUnder(number: number): string | null {
  if (number === 0) return null;
  return number === 1 ? "the hook under it" : `the ${number} hooks under it`;
}
