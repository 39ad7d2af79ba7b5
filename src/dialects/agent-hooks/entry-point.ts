import { posix } from "node:path";
import type { ConfigFile, Hook } from "../../model/hook.ts";
import type { OutsideFiles, RepositoryFiles } from "../dialect.ts";
import { type AgentHook, isAgentHook } from "./agent-hook.ts";

/** How a program begins, and so whether the system can start it. */
export type Beginning = "fine" | "no-shebang" | "carriage-return" | "byte-order-mark";

/** One of the three files that can be a hook's entry point, when it is there. */
export interface Candidate {
  /** Relative to the hook's folder. */
  entry: string;
  /** As the files are asked for it. */
  path: string;
  directory: boolean;
  executable: boolean;
  beginning: Beginning;
}

/** In the order of the format. */
export const entryNames = ["scripts/run", "scripts/run.sh", "scripts/run.py"] as const;

/** The folder of a hook, where it starts: relative to the repository, or absolute for a hook of the user. */
export function hookFolder(config: Pick<ConfigFile, "file">): string {
  return posix.dirname(config.file.replaceAll("\\", "/"));
}

/** The candidates that are there, in order. The execute bit is git's where the file is tracked. */
export function candidatesIn(folder: string, files: RepositoryFiles): Candidate[] {
  return entryNames.flatMap((entry): Candidate[] => {
    const path = posix.join(folder, entry);
    if (!files.has(path)) return [];
    const directory = files.isDirectory(path);
    const mode = files.gitMode(path);
    const tracked = mode === "100755" || mode === "100644";
    return [
      {
        entry,
        path,
        directory,
        executable: tracked ? mode === "100755" : files.executable(path) !== false,
        beginning: directory ? "fine" : beginningOf(files.read(path)),
      },
    ];
  });
}

/**
 * The entry point. `scripts/run` must be an executable file, as the seed page says; otherwise the next one is
 * taken. (kimi-cli takes the first name that exists, whatever it is, and fails when it cannot be started.) When
 * none is usable, the first one that is there: starting it shows what is wrong.
 */
export function chooseEntryPoint(candidates: readonly Candidate[]): Candidate | null {
  const usable = candidates.find(
    ({ entry, directory, executable }) => !directory && (entry !== "scripts/run" || executable),
  );
  return usable ?? candidates[0] ?? null;
}

/** The hook with its entry point; unchanged when it is none of ours. */
export function withEntryPoint(hook: Hook, files: RepositoryFiles, outside: OutsideFiles): Hook {
  if (!isAgentHook(hook)) return hook;
  const folder = hookFolder(hook.config);
  const own = hook.config.layer === "user" ? asRepositoryFiles(outside) : files;
  const chosen = chooseEntryPoint(candidatesIn(folder, own));
  const prepared: AgentHook = {
    ...hook,
    command: chosen === null ? null : commandOf(hook.config, chosen.entry),
    entry: chosen?.entry ?? null,
    entryProblem: chosen === null ? null : cannotStart(chosen.beginning),
  };
  return prepared;
}

function asRepositoryFiles({ exists, read }: OutsideFiles): RepositoryFiles {
  return {
    has: exists,
    read,
    isDirectory: () => false,
    gitMode: () => null,
    executable: () => null,
  };
}

/** How people would write the program: from the project's folder, or from the user's home folder. */
function commandOf(config: ConfigFile, entry: string): string {
  const path = posix.join(hookFolder(config), entry);
  const short =
    config.layer === "user"
      ? path.replace(/^.*(?=\/agents\/hooks\/)/s, "~/.config")
      : path.slice(config.root === "" ? 0 : config.root.length + 1);
  return /[^\w@%+=:,./~-]/.test(short) ? `'${short.replaceAll("'", "'\\''")}'` : short;
}

/**
 * Programs without a usable first line are refused by the system itself, as kimi-cli starts them. Node's own way of
 * starting falls back to a shell, so it must not get that far.
 */
function cannotStart(beginning: Beginning): string | null {
  if (beginning === "no-shebang") return "ENOEXEC: it has no `#!` line";
  if (beginning === "byte-order-mark")
    return "ENOEXEC: a byte order mark stands before its `#!` line";
  return null;
}

/** Programs that are no scripts: ELF, Mach-O (either byte order, or for two machines), Windows. */
const binary = /^(?:\x7fELF|[\xfe\xcf\xce\xca\ufffd]{2}|MZ)|\0/;

function beginningOf(text: string | null): Beginning {
  // What cannot be read as text is large or binary; nothing is known then.
  if (text === null) return "fine";
  const head = text.slice(0, 512);
  if (/^#![ \t]*\r?(?:\n|$)/.test(head)) return "no-shebang";
  if (head.startsWith("#!")) return /^[^\n]*\r/.test(head) ? "carriage-return" : "fine";
  if (head.startsWith("\uFEFF#!")) return "byte-order-mark";
  return binary.test(head) ? "fine" : "no-shebang";
}
