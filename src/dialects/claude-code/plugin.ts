import { posix } from "node:path";
import { isObject, type JsonValue } from "../../model/json.ts";
import type { FileTree } from "../dialect.ts";
import { eventRows } from "./events.ts";

const claudeEvent = new RegExp(`"(?:${eventRows.map((row) => row.name).join("|")})"\\s*:`);
const geminiEvent =
  /"(?:BeforeTool|AfterTool|BeforeAgent|AfterAgent|BeforeModel|AfterModel|BeforeToolSelection|PreCompress)"\s*:/;

/**
 * Is a `hooks/hooks.json` without a `.claude-plugin/plugin.json` beside it meant for Claude Code? Gemini CLI's
 * extensions use the same path, and so may any program; it counts when it names events of Claude Code and none of
 * Gemini CLI's own.
 * @param home folder above `hooks/`, relative to the repository root
 */
export function isClaudeHooksFile(tree: FileTree, home: string, file: string): boolean {
  if (tree.has(posix.join(home, "gemini-extension.json"))) return false;
  const text = tree.read(file);
  return text !== null && claudeEvent.test(text) && !geminiEvent.test(text);
}

/** Does a text name an event of Claude Code as a JSON key? */
export function namesEvent(text: string): boolean {
  return claudeEvent.test(text);
}

/**
 * Where a plugin manifest says its hooks are: other files (relative to the plugin folder), or the manifest itself.
 * A manifest that cannot be read counts as holding some when it speaks of hooks, so that parsing it says what is wrong.
 */
export function hookPaths(manifest: string): { files: string[]; inline: boolean } {
  let value: unknown;
  try {
    value = JSON.parse(manifest.replace(/^\uFEFF/, ""));
  } catch {
    return { files: [], inline: manifest.includes('"hooks"') };
  }
  if (!isObject(value) || !Object.hasOwn(value, "hooks")) return { files: [], inline: false };
  const declared: readonly (JsonValue | undefined)[] = Array.isArray(value.hooks)
    ? value.hooks
    : [value.hooks];
  return {
    files: declared
      .filter((item) => typeof item === "string")
      .filter((path) => path.endsWith(".json"))
      .map((path) => posix.normalize(path)),
    inline: declared.some((item) => typeof item !== "string"),
  };
}
