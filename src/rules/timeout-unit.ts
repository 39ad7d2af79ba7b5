import type { Dialect } from "../dialects/dialect.ts";
import { field } from "../source/located.ts";
import {
  agentHook,
  agentHookPrograms,
  antigravityGuard,
  antigravityHooks,
  claudeGuard,
  claudeHooks,
  geminiGuard,
  geminiHooks,
} from "./example-files.ts";
import { toldDefects } from "./from-defects.ts";
import { liveHooks, remark } from "./per-hook.ts";
import type { LintRule } from "./rule.ts";
import { duration } from "./wording.ts";

export const timeoutUnit: LintRule = {
  meta: {
    id: "timeout-unit",
    group: "Time",
    severity: "error",
    summary: "The timeout is written in another agent's unit.",
    details: `Gemini CLI and Agent Hooks count in **milliseconds**, Claude Code and Antigravity in **seconds**, and files travel between them: Gemini CLI's own \`hooks migrate --from-claude\` copies the number as it is (still so in 0.61.0).

- **Gemini CLI**: \`30\` is 30 ms. Few programs even start in that time. The hook is stopped, whatever it printed is thrown away, and the operation goes on: the guard lets everything through.
- **Agent Hooks**: below 100 the reference validator rejects the hook, which is \`timeout-range\`. From 100 to 999 the number is taken, and hardly ever meant: a warning.
- **Claude Code**: \`5000\` is 83 minutes. A hook that hangs holds up the agent for that long.
- **Antigravity**: the same, and hooks run one after the other. Nobody has found an upper limit (a day was accepted).

Reported are milliseconds below 1000, and seconds of 1000 or more that are divisible by 500 and not by 3600 (whole hours are deliberate).`,
    cure: "Multiply or divide by 1000.",
    dialects: null,
    explains: ["hook-timeout"],
    examples: {
      bad: [
        {
          caption: "30 ms for Gemini CLI: the guard never gets to speak.",
          files: geminiHooks({
            BeforeTool: [
              { matcher: "run_shell_command", hooks: [{ ...geminiGuard, timeout: 30 }] },
            ],
          }),
        },
        {
          caption: "83 minutes for Claude Code.",
          files: claudeHooks({
            PreToolUse: [{ matcher: "Bash", hooks: [{ ...claudeGuard, timeout: 5000 }] }],
          }),
        },
        {
          caption: "Nearly three hours for Antigravity.",
          files: antigravityHooks({
            "no-rm": {
              PreToolUse: [
                { matcher: "run_command", hooks: [{ ...antigravityGuard, timeout: 10000 }] },
              ],
            },
          }),
        },
        {
          caption: "Two minutes were meant; Agent Hooks get 120 ms.",
          files: agentHook({ timeout: "120" }),
          executable: agentHookPrograms,
        },
      ],
      good: [
        {
          caption: "30 s for Gemini CLI.",
          files: geminiHooks({
            BeforeTool: [
              { matcher: "run_shell_command", hooks: [{ ...geminiGuard, timeout: 30000 }] },
            ],
          }),
        },
        {
          caption: "5 s for Claude Code; eight hours are eight hours.",
          files: claudeHooks({
            PreToolUse: [{ matcher: "Bash", hooks: [{ ...claudeGuard, timeout: 5 }] }],
            Stop: [{ hooks: [{ type: "command", command: "printf '\\a'", timeout: 28800 }] }],
          }),
        },
        {
          caption: "10 s for Antigravity.",
          files: antigravityHooks({
            "no-rm": {
              PreToolUse: [
                { matcher: "run_command", hooks: [{ ...antigravityGuard, timeout: 10 }] },
              ],
            },
          }),
        },
        {
          caption: "5 s for Agent Hooks.",
          files: agentHook({ timeout: "5000" }),
          executable: agentHookPrograms,
        },
      ],
    },
  },

  *lint(context) {
    yield* toldDefects("timeout-unit", context);
    const { dialect } = context;
    for (const hook of liveHooks(context)) {
      const written = field(hook.node, "timeout");
      if (written?.kind !== "number" || typeof written.value !== "number") continue;
      const reading =
        dialect.timeout.unit === "ms"
          ? tooShort(written.value, hook.event, hook.guard, dialect)
          : tooLong(written.value, dialect);
      if (reading !== null) yield remark(hook, written, reading);
    }
  },
};

function tooShort(ms: number, event: string, guard: boolean, dialect: Dialect): string | null {
  if (ms <= 0 || ms >= 1000) return null;
  const what = guard ? "this guard" : "this hook";
  const cure =
    ms <= 120
      ? `Did you mean ${ms * 1000} (${duration(ms * 1000)})?`
      : `Write ${ms * 1000} if you mean ${ms} s; under a second, a slow start of the program is enough.`;
  return `\`timeout: ${ms}\` is ${milliseconds(ms)} for ${dialect.title}, not ${ms} s: the time of ${what} is up before it can speak, and ${dialect.title} then ${dialect.timeout.onTimeout(event)}. ${cure}`;
}

function tooLong(seconds: number, dialect: Dialect): string | null {
  if (seconds < 1000 || seconds % 500 !== 0 || seconds % 3600 === 0) return null;
  return `\`timeout: ${seconds}\` is ${seconds} seconds (${duration(seconds * 1000)}) for ${dialect.title}, not ${seconds} ms: a hook that hangs holds up the agent for that long. Did you mean ${seconds / 1000} (${duration(seconds)})?`;
}

function milliseconds(ms: number): string {
  return `${ms} millisecond${ms === 1 ? "" : "s"}`;
}
