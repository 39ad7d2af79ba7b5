import { parseJson } from "../../source/json.ts";
import { field, type Located, type LocatedObject } from "../../source/located.ts";
import { SourceText } from "../../source/text.ts";
import { ownEvents } from "./events.ts";

/** Events with which a file says that it is about the hooks of some agent. */
const tellTale = new Set([
  ...ownEvents,
  "PreToolUse",
  "PostToolUse",
  "Stop",
  "SessionStart",
  "SessionEnd",
  "UserPromptSubmit",
  "BeforeTool",
  "AfterTool",
  "preToolUse",
  "beforeShellExecution",
]);

/** Is this file about hooks at all? Asked of files in places where the agent does not look for them. */
export function looksLikeHooks(text: string): boolean {
  const root = readLoosely(new SourceText("", text));
  if (root === null) return /"(?:hooks|PreToolUse|PostToolUse|PreInvocation)"\s*:/.test(text);
  if (field(root, "hooks") !== undefined) return true;
  return root.entries.some(({ key, value }) => tellTale.has(key) || hasEvents(value));
}

/** Does it hold named hooks with events under each name, as only Antigravity has them? */
export function hasNamedHooks(text: string): boolean {
  const root = readLoosely(new SourceText("", text));
  if (root === null) return false;
  return root.entries.some(({ key, value }) => key !== "hooks" && hasEvents(value));
}

/** The object a text holds, whatever the agent's own parser says to comments. */
export function readLoosely(source: SourceText): LocatedObject | null {
  const { root } = parseJson(source, { comments: "allowed", bom: "stripped" });
  return root?.kind === "object" ? root : null;
}

function hasEvents(value: Located): boolean {
  return value.kind === "object" && value.entries.some(({ key }) => tellTale.has(key));
}

/** How many handlers stand in a part of a file, whatever its shape: objects that have a command. */
export function countHandlers(node: Located | undefined): number {
  if (node?.kind === "array") return node.items.reduce((sum, item) => sum + countHandlers(item), 0);
  if (node?.kind !== "object") return 0;
  if (field(node, "command") !== undefined) return 1;
  return node.entries.reduce((sum, entry) => sum + countHandlers(entry.value), 0);
}
