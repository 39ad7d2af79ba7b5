import type { ConfigFile, Defect } from "../../model/hook.ts";
import type { Span } from "../../model/place.ts";
import type { Located, LocatedObject } from "../../source/located.ts";
import type { SourceText } from "../../source/text.ts";
import { defect, quote, quoteSource } from "../config-text.ts";
import type { EventTable } from "../dialect.ts";
import { lastOfEachKey } from "../grouped-config.ts";
import type { ForeignShape } from "./foreign.ts";
import { kinds } from "./kinds.ts";

/** What happens to a file that cannot be read, as a clause. @param extension it is one of an extension */
export function rejection(extension: boolean): string {
  return extension
    ? "Gemini CLI drops the extension's hooks and says so only in the debug log"
    : "Gemini CLI does not start at all (exit status 52)";
}

/** A file written for another agent: said once, with what still works. */
export function wrongDialect(shape: ForeignShape, config: ConfigFile): Defect {
  const shared = config.kind === kinds.shared;
  const names = shape.shared.map(quote).join(", ");
  const works =
    shape.shared.length === 0
      ? "nothing in it runs"
      : `only ${names} ${shape.shared.length === 1 ? "runs" : "run"}, because the name is the same`;
  return defect({
    rule: "wrong-dialect",
    what: `this file has the format of ${shape.vendor} (${shape.evidence})`,
    consequence: shared
      ? `Gemini CLI reads it too, because a \`gemini-extension.json\` lies beside the plugin; it warns at every start, and ${works}`
      : `Gemini CLI skips the events it does not know, and ${works}`,
    cure: shape.renamed,
    span: shape.span,
    severity: shared ? "warning" : null,
  });
}

/** A list or a single value as a whole file. */
export function notAnObject(root: Located, source: SourceText, extension: boolean): Defect {
  return defect({
    rule: "config-shape",
    what: `the file holds ${quoteSource(source, root)}, not an object`,
    consequence: rejection(extension),
    span: opening(root),
  });
}

/** An extension's file without the key `hooks`. */
export function withoutHooks(root: LocatedObject, events: EventTable): Defect {
  const bare = lastOfEachKey(root).find(({ key }) => events.get(key) !== null);
  return defect({
    rule: "config-shape",
    what:
      bare === undefined
        ? "this file has no `hooks`"
        : `${quote(bare.key)} stands at the top of the file, not under \`hooks\``,
    consequence: "Gemini CLI loads nothing from it",
    cure: 'Write `{ "hooks": { … } }` around the events',
    span: bare?.keySpan ?? opening(root),
  });
}

function opening(node: Located): Span {
  return { start: node.start, end: Math.min(node.start + 1, node.end) };
}
