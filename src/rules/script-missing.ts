import type { Hook } from "../model/hook.ts";
import { claudeHooks, geminiHooks, healthyClaude, healthyGemini } from "./example-files.ts";
import { type End, foreseen } from "./foreseen.ts";
import { type HookScript, hookScripts, scriptSpan } from "./hook-scripts.ts";
import { liveHooks, remark } from "./per-hook.ts";
import type { LintRule, RepositoryFacts } from "./rule.ts";
import { count } from "./wording.ts";

export const scriptMissing: LintRule = {
  meta: {
    id: "script-missing",
    group: "Script",
    severity: "error",
    summary: "The script that a hook starts is not in the repository.",
    details: `Whether that lets everything through or blocks everything depends on the agent, and on who notices that the file is missing.

- **Gemini CLI** since 0.30 takes any exit status of 2 or more with a text as a refusal. A shell that does not find the script ends with 127, Python with 2: every matched call is blocked. Node ends with 1: every call goes through. Before 0.30 only status 2 blocks.
- **Claude Code** blocks on status 2 alone: a missing script lets everything through, a missing Python script blocks every call. \`sh FILE\` ends with 2 where \`sh\` is dash (Debian, Ubuntu) and with 127 where it is bash (macOS).

Build output (\`dist/\`, \`build/\`, \`target/\`, \`out/\`, \`node_modules/\`), files that git ignores, placeholders, and paths that the command itself tests first are not reported.`,
    cure: "Add the file, or mend the path. Paths are looked up from the project's folder.",
    dialects: null,
    explains: ["hook-error"],
    examples: {
      bad: [
        {
          caption: "No such file: Gemini CLI refuses every shell call.",
          files: geminiHooks({
            BeforeTool: [
              {
                matcher: "run_shell_command",
                hooks: [
                  {
                    type: "command",
                    command: "bash $GEMINI_PROJECT_DIR/.gemini/hooks/check-command.sh",
                  },
                ],
              },
            ],
          }),
        },
        {
          caption: "The same with Claude Code: every call goes through.",
          files: claudeHooks({
            PreToolUse: [
              {
                matcher: "Bash",
                hooks: [
                  {
                    type: "command",
                    command: '"$CLAUDE_PROJECT_DIR"/.claude/hooks/check-command.sh',
                  },
                ],
              },
            ],
          }),
        },
      ],
      good: [
        { caption: "The file is there.", files: healthyGemini },
        { caption: "The file is there.", files: healthyClaude },
      ],
    },
  },

  *lint(context) {
    const { dialect, repository } = context;
    const missing = new Map<string, { hook: Hook; script: HookScript; more: number }>();
    for (const hook of liveHooks(context)) {
      for (const script of hookScripts(hook, dialect)) {
        if (script.target.guarded || !isMissing(script.path, repository)) continue;
        const known = missing.get(script.path);
        if (known === undefined) missing.set(script.path, { hook, script, more: 0 });
        else if (known.hook !== hook) known.more += 1;
      }
    }
    for (const { hook, script, more } of missing.values()) {
      const end = endWithout(script);
      const then =
        end === null
          ? "the command fails"
          : `the command ends with status ${end.exitCode}, and ${foreseen(dialect, hook, end)}`;
      const others =
        more === 0
          ? ""
          : ` ${count(more, "more hook")} of this file ${more === 1 ? "starts" : "start"} it too.`;
      const what = `\`${script.path}\` does not exist: ${then}.${others}`;
      yield remark(hook, scriptSpan(hook, script), what);
    }
  },
};

/** What each program does with a script that is not there; measured on Debian 12 (dash, bash 5.2, Node 20, Python 3.11, Perl 5.36). `sh` is dash there; where it is bash, it is 127. */
const withoutScript: Readonly<Record<string, number>> = {
  bash: 127,
  sh: 2,
  dash: 2,
  perl: 2,
  python: 2,
  node: 1,
  source: 1,
};

/** How a command ends whose script is missing; null when that is not known. */
function endWithout({ target, path }: HookScript): End | null {
  const program = target.interpreter?.replace(/^(python)[\d.]+$/, "$1") ?? "bash";
  const exitCode = Object.hasOwn(withoutScript, program) ? withoutScript[program] : undefined;
  if (exitCode === undefined) return null;
  return { exitCode, stderr: `${program}: can't open ${path}: No such file or directory` };
}

function isMissing(path: string, repository: RepositoryFacts): boolean {
  if (repository.has(path) || repository.isDirectory(path)) return false;
  const folders = path.split("/").slice(0, -1);
  if (folders.some((folder) => built.has(folder))) return false;
  // Git keeps only where a link points to; what lies behind it is not known.
  const behindLink = folders.some(
    (_, i) => repository.gitMode(folders.slice(0, i + 1).join("/")) === "120000",
  );
  return !behindLink && !isIgnored(path, repository);
}

/** Folders whose content is made, not committed. */
const built = new Set(["dist", "build", "target", "out", "node_modules", ".venv", "venv"]);

/** Does the top `.gitignore` name the file or a folder above it? Plain entries only. */
function isIgnored(path: string, repository: RepositoryFacts): boolean {
  const entries = (repository.read(".gitignore") ?? "")
    .split(/\r?\n/)
    .map((line) => line.trim().replace(/^\/|\/?\*{0,2}$/g, ""))
    .filter((line) => line !== "" && !line.startsWith("#") && !line.startsWith("!"));
  const steps = path.split("/");
  const above = steps.map((_, i) => steps.slice(0, i + 1).join("/"));
  return entries.some((entry) => above.includes(entry) || steps.includes(entry));
}
