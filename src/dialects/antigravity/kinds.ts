/** Kinds of files, as `ConfigFile.kind` says it. */
export const kinds = {
  /** `hooks.json` of a customization folder, or of the user's own. */
  hooks: "hooks-json",
  /** `hooks.json` of a plugin, with a `plugin.json` beside it. */
  plugin: "plugin-hooks",
  /** A file in a place where nobody looks for hooks. */
  dead: "dead-hooks",
  /** `hooks.json` in a plugin folder without the `plugin.json` that makes it one. */
  orphan: "plugin-without-manifest",
} as const;

/** Names of the folder in a project that holds its customizations, in the order in which they are read. */
export const customizationFolders: readonly string[] = [".agents", ".agent", "_agents", "_agent"];
