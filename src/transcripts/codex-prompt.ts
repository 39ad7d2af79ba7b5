/** How messages in the user's name begin that the program writes by itself (0.39 to 0.146). */
const ownBeginnings: readonly string[] = [
  "<environment_context>",
  "<user_instructions>",
  "<permissions instructions>",
  "<collaboration_mode>",
  "<skills_instructions>",
  "<skill>",
  "<user_shell_command>",
  "<subagent_notification>",
  "<turn_aborted>",
  "<INSTRUCTIONS>",
  "# AGENTS.md instructions",
];

/** How the message begins that hands a stop hook's reason to the model. */
const hookBeginning = "<hook_prompt";

/** What a message in the user's name is: typed, the program's own, or the reason of a stop hook. */
export function kindOfUserText(text: string): "prompt" | "own" | "hook" {
  const start = text.trimStart();
  if (start.startsWith(hookBeginning)) return "hook";
  const own = start === "" || ownBeginnings.some((beginning) => start.startsWith(beginning));
  return own ? "own" : "prompt";
}
