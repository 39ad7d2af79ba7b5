import type { Defect, ParsedConfig } from "../../model/hook.ts";
import type { Span } from "../../model/place.ts";
import { field } from "../../source/located.ts";
import { defect, quote } from "../config-text.ts";
import type { RepositoryFiles } from "../dialect.ts";
import { isAgentHook } from "./agent-hook.ts";
import {
  type Candidate,
  candidatesIn,
  chooseEntryPoint,
  entryNames,
  hookFolder,
} from "./entry-point.ts";
import { timeout } from "./events.ts";

/**
 * What is wrong with the entry points of a config's hooks, for the rule `entry-point`: none, one that cannot be
 * started, and one that shadows another. Told at the hook's `name`. Hooks that are not loaded and hooks of the user's layer
 * have none.
 */
export function entryPointDefects(config: ParsedConfig, files: RepositoryFiles): Defect[] {
  if (config.config.layer !== "project") return [];
  return config.hooks.flatMap((hook) => {
    if (!isAgentHook(hook) || !hook.loads) return [];
    const folder = hookFolder(config.config);
    const span = field(hook.node, "name") ?? hook.eventSpan;
    const candidates = candidatesIn(folder, files);
    const chosen = chooseEntryPoint(candidates);
    const lost = `the hook cannot be started, and the agent ${afterFailure(hook.event)}`;
    const found =
      chosen === null
        ? [noEntryPoint(folder, files, lost, span)]
        : [
            ...candidates
              .filter((candidate) => isBefore(candidate, chosen))
              .map((candidate) => passedOver(candidate, chosen, span)),
            ...problemOf(chosen, lost, span),
            ...shadowed(chosen, candidates, span),
          ];
    return found.map((d) => ({ ...d, hook: hook.id }));
  });
}

/** "lets the call through", "ends the session" … */
function afterFailure(event: string): string {
  return timeout.onTimeout(event).replace(/^stops it and /, "");
}

function noEntryPoint(folder: string, files: RepositoryFiles, lost: string, span: Span): Defect {
  const stray = ["run", "run.sh", "run.py"].find((name) => files.has(`${folder}/${name}`));
  return defect({
    rule: "entry-point",
    what: `there is no entry point: ${entryNames.map(quote).join(", ")} are all missing`,
    consequence: lost,
    cure:
      stray === undefined
        ? "Add an executable `scripts/run`"
        : `Move \`${stray}\` into \`scripts/\``,
    span,
  });
}

function isBefore(candidate: Candidate, chosen: Candidate): boolean {
  const order: readonly string[] = entryNames;
  return order.indexOf(candidate.entry) < order.indexOf(chosen.entry);
}

/** hookgate goes on to the next name, as the seed page has it; kimi-cli's runtime stays with this one and fails. */
function passedOver({ entry, directory }: Candidate, chosen: Candidate, span: Span): Defect {
  return defect({
    rule: "entry-point",
    what: directory
      ? `\`${entry}\` is a folder, so \`${chosen.entry}\` is the entry point`
      : `\`${entry}\` is not executable, so \`${chosen.entry}\` is the entry point`,
    consequence:
      "kimi-cli's runtime takes the first one all the same and fails, so its operations go on unguarded",
    cure: directory
      ? "Rename the folder"
      : `Make it executable (\`git update-index --chmod=+x\`), or remove it`,
    span,
  });
}

function problemOf(chosen: Candidate, lost: string, span: Span): Defect[] {
  const { entry, directory, executable, beginning } = chosen;
  const tell = (what: string, cure: string): Defect[] => [
    defect({ rule: "entry-point", what, consequence: lost, cure, span }),
  ];
  if (directory) return tell(`\`${entry}\` is a folder`, "Put the program in its place");
  const found: Defect[] = [];
  if (!executable) {
    const cure = `Run \`git update-index --chmod=+x\` on \`${chosen.path}\``;
    found.push(
      ...tell(`\`${entry}\` is not executable, and it is not given to an interpreter`, cure),
    );
  }
  switch (beginning) {
    case "no-shebang":
      return [
        ...found,
        ...tell(
          `\`${entry}\` has no \`#!\` line, and it is not given to an interpreter`,
          "Begin it with `#!/bin/sh` or the like",
        ),
      ];
    case "carriage-return":
      return [
        ...found,
        ...tell(
          `the \`#!\` line of \`${entry}\` ends in a carriage return, which belongs to the interpreter's name then`,
          "Save it with line feeds only, and put `*.sh text eol=lf` into `.gitattributes`",
        ),
      ];
    case "byte-order-mark":
      return [
        ...found,
        ...tell(
          `a byte order mark stands before the \`#!\` line of \`${entry}\``,
          "Save it as UTF-8 without a mark",
        ),
      ];
    default:
      return found;
  }
}

function shadowed(chosen: Candidate, candidates: readonly Candidate[], span: Span): Defect[] {
  const later = candidates.filter(
    (candidate) => candidate !== chosen && !isBefore(candidate, chosen),
  );
  if (later.length === 0) return [];
  return [
    defect({
      rule: "entry-point",
      what: `${later.map((c) => quote(c.entry)).join(" and ")} ${later.length === 1 ? "is" : "are"} never run`,
      consequence: `\`${chosen.entry}\` comes first`,
      cure: "Keep one entry point",
      span,
      severity: "warning",
    }),
  ];
}
