import type { Hook, Layer, ParsedConfig } from "../../model/hook.ts";
import type { JsonValue } from "../../model/json.ts";
import { quote } from "../config-text.ts";
import { disabledBy } from "./raw.ts";
import { hooksAreOn } from "./switches.ts";
import type { Behaviour } from "./versions.ts";

/** Settings files in the order in which their hooks are put together; a later one overrides single values. */
const settingsOrder: readonly Layer[] = ["system-defaults", "user", "project", "local", "system"];

/**
 * All hooks of a project in registration order: the lists of the settings files one after the other (the user's
 * before the project's), then the extensions'. Folder trust is taken for given.
 */
export function register(configs: readonly ParsedConfig[], behaviour: Behaviour): Hook[] {
  const settings = settingsOrder.flatMap((layer) =>
    configs.filter(({ config }) => config.layer === layer),
  );
  const extensions = configs.filter(({ config }) => config.layer === "extension");
  const off = offSwitch(settings, behaviour);
  const disabled = disabledNames(settings, behaviour);
  return [...settings, ...extensions].flatMap(({ hooks }) =>
    hooks.map((hook) => {
      if (!hook.enabled) return hook;
      const because = off ?? disabled.get(disabledBy(hook, behaviour)) ?? null;
      return because === null ? hook : { ...hook, enabled: false, disabledBecause: because };
    }),
  );
}

/** Why no hook runs at all; null when they do. */
function offSwitch(settings: readonly ParsedConfig[], behaviour: Behaviour): string | null {
  const last = (path: string) => settings.findLast((s) => Object.hasOwn(s.settings, path));
  const path = hooksAreOn(behaviour, (p) => last(p)?.settings[p]);
  if (path === null) return null;
  const file = last(path)?.source.file;
  return file === undefined
    ? `${quote(path)} is not \`true\` in any settings file`
    : `${quote(path)} is off in ${file}`;
}

/** Names (or commands) that are switched off, and by which file; the lists of all files count. */
function disabledNames(
  settings: readonly ParsedConfig[],
  behaviour: Behaviour,
): Map<string, string> {
  const path = `${behaviour.section}.disabled`;
  return new Map(
    settings.flatMap(({ settings: values, source }) =>
      strings(Object.hasOwn(values, path) ? values[path] : undefined).map((name) => [
        name,
        `${quote(path)} lists it in ${source.file}`,
      ]),
    ),
  );
}

function strings(value: JsonValue | undefined): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === "string") : [];
}
