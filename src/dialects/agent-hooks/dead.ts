import { posix } from "node:path";
import type { ConfigFile, Defect, ParsedConfig } from "../../model/hook.ts";
import type { SourceText } from "../../source/text.ts";
import { defect, quote } from "../config-text.ts";
import { kinds } from "./files.ts";

/** What is to say about a file that looks like a hook and is never loaded: one finding, and no hooks. */
export function parseDead(config: ConfigFile, source: SourceText): ParsedConfig {
  const told = words[config.kind] ?? misplaced;
  return {
    config,
    source,
    hooks: [],
    defects: [told(config, source)],
    settings: {},
    relevant: true,
  };
}

const words: Readonly<Record<string, (config: ConfigFile, source: SourceText) => Defect>> = {
  [kinds.misnamed]: misnamed,
  [kinds.settings]: unreadSettings,
};

/** The reference validator accepts the name, its discovery and kimi-cli's runtime do not. */
function misnamed({ file }: ConfigFile): Defect {
  return defect({
    rule: "dead-location",
    what: `only \`HOOK.md\` in capitals is looked for, not ${quote(posix.basename(file))}`,
    consequence: "the hook is never found",
    cure: "Rename the file to `HOOK.md`",
    span: firstCharacter,
  });
}

function misplaced({ file, root }: ConfigFile, source: SourceText): Defect {
  const folder = posix.dirname(file);
  const inside = (root === "" ? folder : folder.slice(root.length + 1)).slice(
    ".agents/hooks".length + 1,
  );
  const trigger = /^trigger:/m.exec(source.text);
  return defect({
    rule: "dead-location",
    what:
      inside === ""
        ? "this `HOOK.md` lies in `.agents/hooks` itself, and each hook has a folder of its own"
        : `this \`HOOK.md\` lies in ${quote(inside)}, and only folders directly in \`.agents/hooks\` are looked at`,
    consequence: "the hook is never found",
    cure:
      inside === ""
        ? "Move it into a folder with the name of the hook"
        : `Move the folder to \`.agents/hooks/${posix.basename(inside)}\``,
    span: trigger === null ? firstCharacter : { start: trigger.index, end: trigger.index + 7 },
  });
}

/** The guide of the format describes the file; the page does not, and no implementation reads it. */
function unreadSettings(_config: ConfigFile, { text }: SourceText): Defect {
  const header = /^[ \t]*(\[\[?hooks[^\]\n]{0,40}\]{0,2})/m.exec(text);
  const start = header === null ? 0 : header.index + header[0].length - (header[1] ?? "").length;
  return defect({
    rule: "inert-setting",
    what: "`hooks.toml` stands in the guide of the format only",
    consequence:
      "no implementation reads it: nothing is switched off, and no priority or timeout changes",
    cure: "Write the settings into each `HOOK.md`",
    span: { start, end: start + Math.max(1, header?.[1]?.length ?? 1) },
  });
}

const firstCharacter = { start: 0, end: 1 };
