/** Kinds of files, as `ConfigFile.kind` says it. */
export const kinds = {
  /** `settings.json` of any layer: comments allowed, hooks among many other settings. */
  settings: "settings",
  /** `hooks/hooks.json` of an extension: strict JSON. */
  extension: "extension-hooks",
  /** The same, in a folder that is a Claude Code plugin as well, which reads the same file. */
  shared: "shared-extension-hooks",
  /** `gemini-extension.json`, where people put hooks that are not read. */
  manifest: "extension-manifest",
  /** Any other file in which nobody looks for hooks. */
  dead: "dead-hooks",
} as const;
