/** A name as Claude Code replaces it in commands: in braces after a dollar sign. */
export function braced(name: string): string {
  return `\${${name}}`;
}

/** The plugin's own folder; without a value in settings files. */
export const pluginRoot = braced("CLAUDE_PLUGIN_ROOT");

/** Beginning of a value that the plugin's user sets; refused in shell commands. */
export const userConfigStart = braced("user_config.").slice(0, -1);

/** The same as messages show it. */
export const userConfig = braced("user_config.…");
