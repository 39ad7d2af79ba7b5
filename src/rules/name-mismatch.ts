import { agentHook, agentHookPrograms } from "./example-files.ts";
import { defectRule } from "./from-defects.ts";

export const nameMismatch = defectRule({
  id: "name-mismatch",
  group: "Config",
  severity: "error",
  summary: "The name in a `HOOK.md` is not that of its folder, or breaks the rules for names.",
  details: `**Agent Hooks** find a hook by its folder and tell hooks apart by their \`name\`: of two with the same name only one is loaded. The specification therefore wants the two to be equal, and the reference validator (\`agenthooks_ref\` 0.1.0) rejects a hook where they are not. Its loader and kimi-cli's runtime (pull request 1131) take the hook all the same, so the mistake shows only when something is validated.

A name has at most 64 characters, is in lower case, and is made of letters, digits and single hyphens that stand between them. Letters of any script count.`,
  cure: "Write the folder's name under `name`, or rename the folder.",
  dialects: [{ id: "agent-hooks" }],
  examples: {
    bad: [
      {
        caption: "The folder is `no-rm`.",
        files: agentHook({ name: "block-dangerous-commands" }),
        executable: agentHookPrograms,
      },
      {
        caption: "Capital letters and an underscore.",
        files: agentHook({ name: "No_RM" }),
        executable: agentHookPrograms,
      },
    ],
    good: [
      {
        caption: "The same word in both places.",
        files: agentHook(),
        executable: agentHookPrograms,
      },
    ],
  },
});
