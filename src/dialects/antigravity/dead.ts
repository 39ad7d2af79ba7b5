import type { ConfigFile, ParsedConfig } from "../../model/hook.ts";
import type { SourceText } from "../../source/text.ts";
import { defect, quote } from "../config-text.ts";
import { kinds } from "./kinds.ts";
import { noneRuns, opening } from "./reading.ts";
import { countHandlers, readLoosely } from "./recognise.ts";

/** What is to say about a hook file that the agent never opens: one finding, and no hooks. */
export function parseDead(config: ConfigFile, source: SourceText): ParsedConfig {
  const root = readLoosely(source);
  const first = root?.entries[0];
  const { what, cure } = words(config);
  return {
    config,
    source,
    hooks: [],
    defects: [
      defect({
        rule: "dead-location",
        what,
        consequence: noneRuns(countHandlers(root ?? undefined)),
        cure,
        span: first?.keySpan ?? opening({ start: 0, end: source.text.length }),
      }),
    ],
    settings: {},
    relevant: true,
  };
}

function words({ file, kind }: ConfigFile): { what: string; cure: string } {
  if (kind === kinds.orphan) {
    return {
      what: "Antigravity loads a plugin only with a `plugin.json` beside its `hooks.json`",
      cure: "Add the `plugin.json`, or move the hooks to `.agents/hooks.json`",
    };
  }
  const home = /(?:^|\/)(\.gemini\/config\/.*)$/.exec(file)?.[1];
  if (home !== undefined) {
    return {
      what: `Antigravity reads ${quote(home)} in the home folder only`,
      cure: "Move the hooks to `.agents/hooks.json`; if this is a home folder under version control, check it with `--user-dir`",
    };
  }
  const place = file.split("/").slice(-3).join("/");
  return {
    what: `Antigravity never opens ${quote(place)}`,
    cure: "Move the hooks to `.agents/hooks.json`",
  };
}
