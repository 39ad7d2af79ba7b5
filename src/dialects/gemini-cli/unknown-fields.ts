import type { Defect } from "../../model/hook.ts";
import { field, type LocatedObject } from "../../source/located.ts";
import { defect, quote } from "../config-text.ts";
import type { EventFacts } from "../dialect.ts";
import { closest } from "../event-table.ts";
import { lastOfEachKey } from "../grouped-config.ts";
import type { Behaviour } from "./versions.ts";

const known = ["type", "command", "name", "description", "timeout", "env"];
const knownInGroups = ["matcher", "sequential", "hooks", "description"];

/** Keys that people use for remarks, in formats without comments. */
const remark = /^(?:[_$#/]|comment$)/;

/** Fields of other agents that change what a hook does there: what their absence means here. */
const foreign: Readonly<Record<string, string>> = {
  if: "the filter has no effect, so the hook runs on every call its matcher lets through",
  async: "the hook is waited for like any other",
  asyncRewake: "the hook is waited for like any other",
  once: "the hook runs every time",
  statusMessage: "it is never shown",
  shell: "the command always runs in bash (PowerShell on Windows)",
  args: "the arguments are not passed",
  url: "nothing is sent there",
  prompt: "no model is asked",
  model: "no model is asked",
  onFailure: "a failure lets the operation through as always",
  failClosed: "a failure lets the operation through as always",
  cwd: "the hook runs in the folder in which Gemini CLI was started",
  bash: "only `command` is run",
  powershell: "only `command` is run",
  windows: "only `command` is run",
  timeoutSec: "the default of 60 s applies",
  timeout_ms: "the default of 60 s applies",
  timeoutMs: "the default of 60 s applies",
};

/** Fields of a handler that Gemini CLI ignores. */
export function unknownFields(
  node: LocatedObject,
  facts: EventFacts,
  behaviour: Behaviour,
): Defect[] {
  const found = strangers(node, known).map(({ key, keySpan, value }) => {
    if (key === "enabled" && value.kind === "boolean" && value.value === false) {
      const cure = `To switch a hook off, list it under \`${behaviour.section}.disabled\``;
      return ignored(key, keySpan, "handler", "the hook runs all the same", cure);
    }
    return ignored(key, keySpan, "handler", lostOnHandler(key, facts), null);
  });
  return [...found, ...notYet(node, behaviour)];
}

function lostOnHandler(key: string, facts: EventFacts): string {
  const onGroup = "it counts only on the group around the handler";
  switch (key) {
    case "matcher":
      return facts.matches === null
        ? `${quote(facts.name)} has no matchers at all`
        : `${onGroup}, so the hook runs on every ${quote(facts.name)}`;
    case "sequential":
      return onGroup;
    case "enabled":
      return "hooks are on without it";
    default:
      return consequenceOf(key, known);
  }
}

/** Fields of a group that Gemini CLI ignores. */
export function unknownGroupFields(group: LocatedObject): Defect[] {
  return strangers(group, knownInGroups).map(({ key, keySpan }) =>
    ignored(
      key,
      keySpan,
      "group",
      known.includes(key) || key === "async" || key === "if"
        ? `a group does not pass ${quote(key)} on to its handlers`
        : consequenceOf(key, knownInGroups),
      null,
    ),
  );
}

function strangers(node: LocatedObject, expected: readonly string[]) {
  return lastOfEachKey(node).filter(({ key }) => !expected.includes(key) && !remark.test(key));
}

function ignored(
  key: string,
  span: Defect["span"],
  where: string,
  consequence: string,
  cure: string | null,
): Defect {
  return defect({
    rule: "unknown-field",
    what: `Gemini CLI ignores ${quote(key)} in a ${where}`,
    consequence,
    cure,
    span,
  });
}

function consequenceOf(key: string, expected: readonly string[]): string {
  if (Object.hasOwn(foreign, key)) return foreign[key] ?? "";
  const near = closest(key, expected);
  return near === null ? "" : `did you mean ${quote(near)}?`;
}

/** Fields that came later than this version. */
function notYet(node: LocatedObject, behaviour: Behaviour): Defect[] {
  const found: Defect[] = [];
  for (const [key, since, there] of [
    ["env", "0.27", behaviour.handlerEnv],
    ["name", "0.23", behaviour.names],
  ] as const) {
    const value = field(node, key);
    if (there || value === undefined) continue;
    found.push(
      defect({
        rule: "unknown-field",
        what: `Gemini CLI ${behaviour.version} ignores ${quote(key)}, which came with ${since}`,
        consequence: "",
        span: value,
      }),
    );
  }
  return found;
}
