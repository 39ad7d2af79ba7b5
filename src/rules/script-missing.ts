import { posix } from "node:path";
import type { Dialect } from "../dialects/dialect.ts";
import type { Hook } from "../model/hook.ts";
import { startOf } from "../shell/script-path.ts";
import {
  antigravityHooks,
  antigravityScript,
  claudeHooks,
  geminiHooks,
  healthyAntigravity,
  healthyClaude,
  healthyGemini,
} from "./example-files.ts";
import { type End, foreseen } from "./foreseen.ts";
import { type HookScript, hookScripts, scriptSpan } from "./hook-scripts.ts";
import { liveHooks, remark } from "./per-hook.ts";
import type { ConfigContext, LintRule, RepositoryFacts } from "./rule.ts";
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
- **Antigravity** denies the call for any exit status but 0 (measured on 1.1.18 and 1.2.16): every matched call is blocked. It runs a hook in the folder of its \`hooks.json\` (measured on several versions from 1.1.4 to 1.2.16), so \`node .agents/hooks/check.mjs\` in \`.agents/hooks.json\` looks for \`.agents/.agents/hooks/check.mjs\`. When the file lies where the path would lead from the project's folder, the message says so.

The program of an **Agent Hooks** folder is found without a command; a missing one is \`entry-point\`.

Build output (\`dist/\`, \`build/\`, \`target/\`, \`out/\`, \`node_modules/\`), files that git ignores, placeholders, and paths that the command itself tests first are not reported.`,
    cure: "Add the file, or mend the path. Paths are looked up from the project's folder; for Antigravity from the folder of `hooks.json`.",
    dialects: [{ id: "gemini-cli" }, { id: "antigravity" }, { id: "claude-code" }],
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
        {
          caption: "Antigravity starts the command in `.agents`, and denies every shell call.",
          files: {
            ...antigravityHooks({
              "no-rm": {
                PreToolUse: [
                  {
                    matcher: "run_command",
                    hooks: [{ type: "command", command: "sh .agents/scripts/check.sh" }],
                  },
                ],
              },
            }),
            ".agents/scripts/check.sh": antigravityScript,
          },
        },
      ],
      good: [
        { caption: "The file is there.", files: healthyGemini },
        { caption: "The file is there.", files: healthyClaude },
        {
          caption: "The path begins beside Antigravity's `hooks.json`.",
          files: healthyAntigravity,
        },
      ],
    },
  },

  *lint(context) {
    const { dialect, repository } = context;
    const missing = new Map<string, { hook: Hook; script: HookScript; more: number }>();
    for (const hook of liveHooks(context)) {
      for (const script of hookScripts(hook, dialect, repository)) {
        if (script.target.guarded || !isMissing(script.path, repository)) continue;
        const known = missing.get(script.path);
        if (known === undefined) missing.set(script.path, { hook, script, more: 0 });
        else if (known.hook !== hook) known.more += 1;
      }
    }
    for (const { hook, script, more } of missing.values()) {
      const elsewhere = foundElsewhere(hook, script, context);
      const where = elsewhere === null ? "" : `, ${elsewhere.what}`;
      const others =
        more === 0
          ? ""
          : ` ${count(more, "more hook")} of this file ${more === 1 ? "starts" : "start"} it too.`;
      const cure = elsewhere === null ? "" : ` ${elsewhere.cure}`;
      const what = `\`${script.path}\` does not exist${where}: ${whatFollows(hook, script, dialect)}.${others}${cure}`;
      yield remark(hook, scriptSpan(hook, script), what);
    }
  },
};

/** Where the file lies in truth, when a common mistake leads there; null when it does not. */
function foundElsewhere(
  hook: Hook,
  script: HookScript,
  { dialect, repository }: ConfigContext,
): { what: string; cure: string } | null {
  const { target } = script;
  const { root } = hook.config;
  const start = startOf(dialect, hook.config);
  const fromRoot = posix.join(root === "" ? "." : root, target.path);
  if (target.base === "cwd" && start !== root && repository.has(fromRoot)) {
    const path = posix.relative(start, fromRoot);
    // Without a slash a shell would look for a program.
    const mended = target.direct && !path.includes("/") ? `./${path}` : path;
    const folder = root === "" ? "the repository's root" : `\`${root}\``;
    return {
      what: `\`${fromRoot}\` does; ${dialect.title} starts the command in \`${start}\`, not in ${folder}`,
      cure: `Write \`${mended}\`.`,
    };
  }
  const other = [".mjs", ".cjs"].find((ending) => repository.has(script.path + ending));
  return target.interpreter?.startsWith("node") && other !== undefined
    ? {
        what: `and node does not add \`${other}\` to a name`,
        cure: `Write \`${target.path}${other}\`.`,
      }
    : null;
}

function whatFollows(hook: Hook, script: HookScript, dialect: Dialect): string {
  const exitCode = statusWithout(script);
  if (exitCode !== null) {
    const then = foreseen(dialect, hook, endWith(exitCode, script));
    return `the command ends with status ${exitCode}, and ${then}`;
  }
  // Where every failure means the same, the status does not matter.
  const [then, ...others] = new Set(
    [1, 2, 127].map((status) => foreseen(dialect, hook, endWith(status, script))),
  );
  return others.length === 0 ? `the command fails, and ${then}` : "the command fails";
}

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

/** The status with which a command ends whose script is missing; null when that is not known. */
function statusWithout({ target }: HookScript): number | null {
  const program = programOf(target);
  return Object.hasOwn(withoutScript, program) ? (withoutScript[program] ?? null) : null;
}

function endWith(exitCode: number, { target, path }: HookScript): End {
  return {
    exitCode,
    stderr: `${programOf(target)}: can't open ${path}: No such file or directory`,
  };
}

function programOf({ interpreter }: HookScript["target"]): string {
  return interpreter?.replace(/^(python)[\d.]+$/, "$1") ?? "bash";
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
