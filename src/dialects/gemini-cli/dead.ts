import type { ConfigFile, Defect, ParsedConfig } from "../../model/hook.ts";
import type { Span } from "../../model/place.ts";
import { parseJson } from "../../source/json.ts";
import { entry, field, type LocatedObject } from "../../source/located.ts";
import { SourceText } from "../../source/text.ts";
import { defect, quote } from "../config-text.ts";
import type { EventTable } from "../dialect.ts";
import { countHandlers } from "./count.ts";
import { ownEvents } from "./events.ts";
import { foreignShape } from "./foreign.ts";
import { kinds } from "./kinds.ts";

/** Names that make a file one about hooks, besides the key `hooks`: events of the agents whose files are mixed up. */
const tellTale = new Set([
  ...ownEvents,
  "SessionStart",
  "SessionEnd",
  "PreToolUse",
  "PostToolUse",
  "UserPromptSubmit",
  "Stop",
  "PreInvocation",
  "PostInvocation",
  "preToolUse",
  "beforeShellExecution",
]);

/** Is this file about hooks at all? Asked of files in places where the agent does not look for them. */
export function looksLikeHooks(text: string, kind: string): boolean {
  const root = readLoosely(new SourceText("", text));
  if (root === null)
    return /"(?:hooks|BeforeTool|AfterTool|PreToolUse|PostToolUse)"\s*:/.test(text);
  const hooks = field(root, "hooks");
  if (hooks !== undefined && hooks.kind !== "null") return true;
  if (kind === kinds.manifest) return false;
  return root.entries.some(
    ({ key, value }) =>
      tellTale.has(key) ||
      (value.kind === "object" && value.entries.some((inner) => tellTale.has(inner.key))),
  );
}

/** What is to say about a hook file that the agent never opens: one finding, and no hooks. */
export function parseDead(
  config: ConfigFile,
  source: SourceText,
  events: EventTable,
): ParsedConfig {
  const root = readLoosely(source);
  return {
    config,
    source,
    hooks: [],
    defects: [neverRead(config, root, events)],
    settings: {},
    relevant: true,
  };
}

function neverRead(config: ConfigFile, root: LocatedObject | null, events: EventTable): Defect {
  const manifest = config.kind === kinds.manifest;
  const hooks = root === null ? undefined : entry(root, "hooks");
  const number = countHandlers(hooks?.value ?? root ?? undefined);
  const shape = root === null ? null : foreignShape(root, events, 1);
  const name = quote(
    manifest ? "gemini-extension.json" : config.file.slice(config.file.lastIndexOf(".gemini/")),
  );
  const lost =
    number === 0
      ? "nothing in it ever runs"
      : number === 1
        ? "the hook in it never runs"
        : `the ${number} hooks in it never run`;
  const place = manifest
    ? "An extension's hooks belong in `hooks/hooks.json` beside its manifest"
    : "Hooks belong under `hooks` in `.gemini/settings.json`";
  const rewrite =
    shape === null
      ? ""
      : `; the file has the format of ${shape.vendor} as well (${shape.evidence}), so it must be rewritten`;
  return defect({
    rule: "dead-location",
    what: manifest ? `Gemini CLI takes no hooks from ${name}` : `Gemini CLI never opens ${name}`,
    consequence: lost,
    cure: `${place}${rewrite}`,
    span: hooks?.keySpan ?? firstCharacter,
  });
}

const firstCharacter: Span = { start: 0, end: 1 };

function readLoosely(source: SourceText): LocatedObject | null {
  const { root } = parseJson(source, { comments: "allowed", bom: "stripped" });
  return root?.kind === "object" ? root : null;
}
