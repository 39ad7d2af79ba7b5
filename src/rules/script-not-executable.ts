import { antigravityHooks, claudeHooks, geminiHooks, healthyClaude } from "./example-files.ts";
import { foreseen } from "./foreseen.ts";
import { hookScripts, scriptAsWritten, scriptSpan } from "./hook-scripts.ts";
import { liveHooks, remark } from "./per-hook.ts";
import type { LintRule, RepositoryFacts } from "./rule.ts";

const claudeFiles = claudeHooks({
  PreToolUse: [
    {
      matcher: "Bash",
      hooks: [{ type: "command", command: '"$CLAUDE_PROJECT_DIR"/.claude/hooks/guard.sh' }],
    },
  ],
});
const geminiFiles = geminiHooks({
  BeforeTool: [
    {
      matcher: "run_shell_command",
      hooks: [{ type: "command", command: "$GEMINI_PROJECT_DIR/.gemini/hooks/guard.sh" }],
    },
  ],
});
const antigravityFiles = antigravityHooks({
  "no-rm": {
    PreToolUse: [
      {
        matcher: "run_command",
        hooks: [{ type: "command", command: "./scripts/guard.sh" }],
      },
    ],
  },
});

export const scriptNotExecutable: LintRule = {
  meta: {
    id: "script-not-executable",
    group: "Script",
    severity: "error",
    summary: "A script is started directly, but has no execute bit in git.",
    details: `Git keeps one bit of a file's mode. It is easily lost: files made on Windows, by an editor, or through an API do not have it. The shell ends with status 126.

- **Claude Code** takes 126 as a non-blocking error: the guard lets everything through, on every machine.
- **Gemini CLI** since 0.30 takes it as a refusal: every matched call is blocked. Before, it lets everything through.
- **Antigravity** denies the call for any exit status but 0 (measured on 1.1.18 and 1.2.16): a \`PreToolUse\` hook blocks every matched call. On other events the failure is ignored; older builds ended the turn over a failed \`PreInvocation\` hook (last seen on 1.2.1).

The program of an **Agent Hooks** folder is found without a command; what is wrong with it is \`entry-point\`.`,
    cure: "`git update-index --chmod=+x FILE`, or start the script through its interpreter: `bash FILE`.",
    dialects: [{ id: "gemini-cli" }, { id: "antigravity" }, { id: "claude-code" }],
    explains: ["hook-error"],
    examples: {
      bad: [
        {
          caption: "No execute bit: with Claude Code the guard lets everything through.",
          files: claudeFiles,
        },
        { caption: "With Gemini CLI it blocks every shell call.", files: geminiFiles },
        { caption: "With Antigravity as well.", files: antigravityFiles },
      ],
      good: [
        {
          caption: "The script is executable.",
          files: claudeFiles,
          executable: [".claude/hooks/guard.sh"],
        },
        { caption: "The shell is told to read it; no bit is needed.", files: healthyClaude },
        {
          caption: "The script beside Antigravity's `hooks.json` is executable.",
          files: antigravityFiles,
          executable: [".agents/scripts/guard.sh"],
        },
      ],
    },
  },

  *lint(context) {
    const { dialect, repository } = context;
    const told = new Set<string>();
    for (const hook of liveHooks(context)) {
      for (const script of hookScripts(hook, dialect, repository)) {
        const { target, path } = script;
        if (!target.direct || told.has(path) || /\.(?:exe|cmd|bat|ps1)$/i.test(path)) continue;
        const mode = modeWithoutBit(path, repository);
        if (mode === null) continue;
        told.add(path);
        const end = { exitCode: 126, stderr: `bash: ${path}: Permission denied` };
        yield remark(
          hook,
          scriptSpan(hook, script),
          `\`${path}\` is started directly but is not executable (${mode}): the command ends with status 126, and ${foreseen(dialect, hook, end)}. Run \`git update-index --chmod=+x ${path}\`, or start it as \`${interpreter(path)} ${scriptAsWritten(hook, script)}\`.`,
        );
      }
    }
  },
};

/** Why a file cannot be executed, in words; null when it can, or when that is not known. */
function modeWithoutBit(path: string, repository: RepositoryFacts): string | null {
  if (!repository.has(path)) return null;
  const mode = repository.gitMode(path);
  if (mode !== null) return mode === "100644" ? "mode 100644 in git" : null;
  return repository.executable(path) === false ? "no execute bit" : null;
}

function interpreter(path: string): string {
  if (/\.[cm]?js$/.test(path)) return "node";
  if (/\.py$/.test(path)) return "python3";
  return "bash";
}
