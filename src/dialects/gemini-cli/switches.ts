import type { Defect, Hook } from "../../model/hook.ts";
import type { JsonObject } from "../../model/json.ts";
import { entry, type LocatedEntry, type LocatedObject, toJson } from "../../source/located.ts";
import type { SourceText } from "../../source/text.ts";
import { defect, quote, quoteSource } from "../config-text.ts";
import { disabledBy, rawCommand } from "./raw.ts";
import type { Behaviour } from "./versions.ts";

/** The keys that switched hooks on or off in some version, as paths. */
const paths = [
  "tools.enableHooks",
  "hooks.enabled",
  "hooks.disabled",
  "hooks.notifications",
  "hooksConfig.enabled",
  "hooksConfig.disabled",
  "hooksConfig.notifications",
] as const;

/** The entry at a path of two keys. */
export function entryAt(root: LocatedObject, path: string): LocatedEntry | undefined {
  const [outer = "", inner = ""] = path.split(".");
  const section = entry(root, outer)?.value;
  return section?.kind === "object" ? entry(section, inner) : undefined;
}

/** Which switches a settings file has, by path and with their values. */
export function readSwitches(root: LocatedObject): JsonObject {
  const found = paths.flatMap((path) => {
    const at = entryAt(root, path);
    return at === undefined ? [] : [[path, toJson(at.value)] as const];
  });
  return Object.fromEntries(found);
}

/** True when the file says something that concerns hooks, even without any hook. */
export function hasSwitches(root: LocatedObject): boolean {
  return entry(root, "hooksConfig") !== undefined || Object.keys(readSwitches(root)).length > 0;
}

/** Do the switches let hooks run? `scalar` gives the merged value of a path; undefined when nobody set it. */
export function hooksAreOn(behaviour: Behaviour, scalar: (path: string) => unknown): string | null {
  for (const [path, fallback] of Object.entries(behaviour.switches)) {
    const value = scalar(path);
    if (!(value ?? fallback)) return path;
  }
  return null;
}

/** What the switches of one file do, and which of them do nothing at this version. */
export function switchDefects(
  root: LocatedObject,
  hooks: readonly Hook[],
  source: SourceText,
  behaviour: Behaviour,
): Defect[] {
  const section = entry(root, "hooksConfig");
  if (section !== undefined && section.value.kind !== "object") {
    return [
      defect({
        rule: "config-shape",
        what: `\`hooksConfig\` is ${quoteSource(source, section.value)}, not an object`,
        consequence: "nothing in it counts",
        span: section.value,
      }),
    ];
  }
  return [
    ...paths.flatMap((path) => {
      const at = entryAt(root, path);
      if (at === undefined) return [];
      const alive = path in behaviour.switches || path.startsWith(`${behaviour.section}.`);
      const unread = path === "hooks.enabled" && !("hooks.enabled" in behaviour.switches);
      if (!alive || unread) return [inert(path, at, behaviour)];
      if (path in behaviour.switches) return switchedOff(path, at, source);
      return path.endsWith(".disabled") ? disabledEntries(path, at, hooks, source, behaviour) : [];
    }),
    ...neverSwitchedOn(root, hooks, behaviour),
    ...unknownKeys(section?.value.kind === "object" ? section.value : null),
  ];
}

function inert(path: string, { keySpan, value }: LocatedEntry, behaviour: Behaviour): Defect {
  const last = path.split(".").at(-1) ?? "";
  const off = value.kind === "boolean" && value.value === false;
  const place = ["disabled", "notifications"].includes(last)
    ? `${behaviour.section}.${last}`
    : (Object.keys(behaviour.switches).at(-1) ?? "");
  return defect({
    rule: "inert-setting",
    what: `${quote(path)} does nothing in Gemini CLI ${behaviour.version}`,
    consequence:
      last === "disabled"
        ? "the hooks it lists run all the same"
        : last === "notifications"
          ? ""
          : off
            ? "the hooks run all the same"
            : "hooks do not need it",
    cure: `Here the place is \`${place}\``,
    span: keySpan,
  });
}

function switchedOff(path: string, { value }: LocatedEntry, source: SourceText): Defect[] {
  if (value.kind === "boolean" && value.value === true) return [];
  if (value.kind === "boolean") {
    return [
      defect({
        rule: "hooks-disabled",
        what: `${quote(path)} is \`false\``,
        consequence: "no hook of any file runs, extensions' among them",
        span: value,
      }),
    ];
  }
  const falsy = !toJson(value) && value.kind !== "null";
  return [
    defect({
      rule: "invalid-value",
      what: `${quote(path)} is ${quoteSource(source, value)}, not \`true\` or \`false\``,
      consequence: falsy ? "Gemini CLI takes it for `false`: no hook runs" : "hooks stay on",
      span: value,
    }),
  ];
}

function neverSwitchedOn(
  root: LocatedObject,
  hooks: readonly Hook[],
  behaviour: Behaviour,
): Defect[] {
  const needed = Object.entries(behaviour.switches).find(
    ([path, fallback]) => !fallback && entryAt(root, path) === undefined,
  );
  const key = entry(root, "hooks");
  if (needed === undefined || hooks.length === 0 || key === undefined) return [];
  return [
    defect({
      rule: "hooks-disabled",
      what: `Gemini CLI ${behaviour.version} runs no hooks unless ${quote(needed[0])} is \`true\``,
      consequence: "this file does not say so",
      span: key.keySpan,
    }),
  ];
}

function disabledEntries(
  path: string,
  { value }: LocatedEntry,
  hooks: readonly Hook[],
  source: SourceText,
  behaviour: Behaviour,
): Defect[] {
  if (value.kind !== "array") {
    return [
      defect({
        rule: "invalid-value",
        what: `${quote(path)} is ${quoteSource(source, value)}, not a list`,
        consequence: "it must list the names (or, without a name, the commands) of hooks",
        span: value,
      }),
    ];
  }
  const byWord = new Map<string, Hook[]>();
  for (const hook of hooks) {
    const word = disabledBy(hook, behaviour);
    byWord.set(word, [...(byWord.get(word) ?? []), hook].slice(0, 4));
  }
  const byCommand = new Map(
    hooks.filter((hook) => hook.name !== null).map((hook) => [rawCommand(hook), hook]),
  );
  return value.items.map((item) => {
    const wanted = item.kind === "string" ? String(item.value) : "";
    const hit = byWord.get(wanted) ?? [];
    const word = quoteSource(source, item);
    if (hit.length > 0) {
      const where = [...new Set(hit.map((hook) => quote(hook.event)))].join(", ");
      return defect({
        rule: "hooks-disabled",
        what: `${quote(path)} lists ${word}`,
        consequence: `that hook on ${where} never runs`,
        span: item,
        hook: hit[0]?.id ?? null,
      });
    }
    const named = byCommand.get(wanted);
    const reason =
      named === undefined
        ? "no hook in this file has that name, or that command and no name"
        : `that command has a name, so ${quote(named.name ?? "")} must be listed; the hook runs all the same`;
    return defect({
      rule: "inert-setting",
      what: `${quote(path)} lists ${word}`,
      consequence: reason,
      span: item,
      // It may be meant for a hook of another file.
      severity: named === undefined ? "note" : null,
    });
  });
}

function unknownKeys(section: LocatedObject | null): Defect[] {
  const expected = ["enabled", "disabled", "notifications"];
  return (section?.entries ?? [])
    .filter(({ key }) => !expected.includes(key) && !/^[_$]/.test(key))
    .map(({ key, keySpan }) =>
      defect({
        rule: "unknown-field",
        what: `Gemini CLI ignores ${quote(key)} in \`hooksConfig\``,
        consequence: "",
        span: keySpan,
      }),
    );
}
