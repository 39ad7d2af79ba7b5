import type { Workspace } from "../model/run.ts";

/** What a hook may know of the machine. Windows writes names in any case (`Path`, `windir`). */
const allowed = new Set([
  "PATH",
  "USER",
  "LOGNAME",
  "SHELL",
  "LANG",
  "TZ",
  "TERM",
  "SYSTEMROOT",
  "COMSPEC",
  "PATHEXT",
  "WINDIR",
  "SYSTEMDRIVE",
  // The clean-up at the end of a job on GitHub kills the processes that carry it.
  "RUNNER_TRACKING_ID",
]);

/** Locale categories: `LC_ALL`, `LC_CTYPE` … */
const allowedPrefix = "LC_";

/** Never handed on, whatever asks for it: tokens, file commands and inputs of a GitHub job, and code for Node. */
const denied = /^(?:GITHUB_|INPUT_|ACTIONS_|RUNNER_|STATE_|NODE_OPTIONS$)/;

/**
 * Node gives a child sockets as standard streams. A bash that finds a socket there and no outer shell takes itself for
 * a remote login and reads `~/.bashrc` and `/etc/bash.bashrc` first (bash 5.2). Agents are started from a shell.
 */
const outerShell = { SHLVL: "1" };

/**
 * The whole environment of a hook: an allow-list of the parent's variables, home and temporary folders in the
 * scratch area, the variables a policy names, and on top those that the dialect sets.
 * @param parent environment of this process
 * @param workspace gives the scratch folders
 * @param extra the dialect's own variables; they win, unchecked
 * @param passed names of further variables of the parent to hand on. A name of the deny-list or of a scratch folder
 * has no effect
 */
export function hookEnvironment(
  parent: Readonly<Record<string, string | undefined>>,
  workspace: Workspace,
  extra: Readonly<Record<string, string>>,
  passed: readonly string[],
): Record<string, string> {
  const names = new NameTable(parent);
  for (const [name, value] of Object.entries(parent)) {
    if (value === undefined || isDenied(name)) continue;
    if (isAllowed(name) || passed.some((wanted) => names.same(wanted, name))) {
      names.set(name, value);
    }
  }
  for (const part of [outerShell, scratchFolders(workspace), extra]) {
    for (const [name, value] of Object.entries(part)) names.set(name, value);
  }
  return names.record();
}

/** Every name under which a program may look for the home or the temporary folder. */
function scratchFolders({ home, tmp }: Workspace): Record<string, string> {
  return {
    HOME: home,
    USERPROFILE: home,
    APPDATA: home,
    LOCALAPPDATA: home,
    TMPDIR: tmp,
    TEMP: tmp,
    TMP: tmp,
  };
}

function isAllowed(name: string): boolean {
  const upper = name.toUpperCase();
  return allowed.has(upper) || upper.startsWith(allowedPrefix);
}

function isDenied(name: string): boolean {
  const upper = name.toUpperCase();
  return upper !== "RUNNER_TRACKING_ID" && denied.test(upper);
}

/** Variables by name; on Windows, which always has `SystemRoot`, the case of a name makes no difference. */
class NameTable {
  readonly #fold: boolean;
  readonly #entries = new Map<string, [name: string, value: string]>();

  constructor(parent: Readonly<Record<string, string | undefined>>) {
    this.#fold = Object.keys(parent).some((name) => name.toUpperCase() === "SYSTEMROOT");
  }

  same(a: string, b: string): boolean {
    return this.#key(a) === this.#key(b);
  }

  set(name: string, value: string): void {
    this.#entries.set(this.#key(name), [name, value]);
  }

  record(): Record<string, string> {
    return Object.fromEntries(this.#entries.values());
  }

  #key(name: string): string {
    return this.#fold ? name.toUpperCase() : name;
  }
}
