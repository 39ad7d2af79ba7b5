import { agentHook, agentHookPrograms, guardScript } from "./example-files.ts";
import { defectRule } from "./from-defects.ts";

export const entryPoint = defectRule({
  id: "entry-point",
  group: "Script",
  severity: "error",
  summary: "A `HOOK.md` has no program that can be started, or one that hides another.",
  details: `A hook in the format of **Agent Hooks** names no command. Its program is the first of \`scripts/run\`, \`scripts/run.sh\` and \`scripts/run.py\` in its folder, and the agent starts that file itself: no shell and no interpreter is put before it.

Measured on kimi-cli's pull request 1131, the only runtime there is: without a program, or with one that has no execute bit, no \`#!\` line or one that ends in a carriage return, the hook fails and the operation goes on. Nothing tells anybody that the guard is dead. It takes the first file that is there and does not go on to the next when that one cannot be started; the format's page wants \`scripts/run\` to be executable, so hookgate goes on to the next name.

Git decides whether a file is executable, as everybody else gets it from there. A second program that is never reached is a warning.`,
  cure: "Keep one executable program in `scripts/`, with a `#!` line: `git update-index --chmod=+x FILE`.",
  dialects: [{ id: "agent-hooks" }],
  explains: ["hook-error"],
  examples: {
    bad: [
      {
        caption: "No execute bit: the guard lets everything through.",
        files: agentHook(),
      },
      {
        caption: "No `#!` line, so the system cannot start it.",
        files: agentHook({}, guardScript.replace("#!/bin/sh\n", "")),
        executable: agentHookPrograms,
      },
      {
        caption: "`run.sh` is never reached.",
        files: { ...agentHook(), ".agents/hooks/no-rm/scripts/run.sh": guardScript },
        executable: [...agentHookPrograms, ".agents/hooks/no-rm/scripts/run.sh"],
      },
    ],
    good: [
      {
        caption: "One program, executable in git.",
        files: agentHook(),
        executable: agentHookPrograms,
      },
    ],
  },
});
