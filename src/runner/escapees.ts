import { readdirSync, readFileSync, readlinkSync } from "node:fs";

/**
 * Processes that left a hook's process group (`setsid`, daemons) and so outlive a kill of the group. Only Linux tells
 * who they are (`/proc`); elsewhere nothing is found. A process that hides on purpose is for the sandbox to stop.
 */

/** The names the kernel gives to a process's standard output and error; empty when it does not tell. */
export function outputNames(pid: number): string[] {
  if (process.platform !== "linux") return [];
  try {
    return [readlinkSync(`/proc/${pid}/fd/1`), readlinkSync(`/proc/${pid}/fd/2`)].filter((name) =>
      /^(?:socket|pipe):\[\d+\]$/.test(name),
    );
  } catch {
    return [];
  }
}

/** Kills every process that holds one of these files open, and what it starts meanwhile. */
export function killHolders(names: readonly string[]): void {
  if (names.length === 0) return;
  killWhere((pid) => {
    const folder = `/proc/${pid}/fd`;
    return readdirSync(folder).some((fd) => {
      try {
        return names.includes(readlinkSync(`${folder}/${fd}`));
      } catch {
        return false;
      }
    });
  });
}

/** Kills every process that was started with this text in its environment, and what it starts meanwhile. */
export function killCarriers(marker: string): void {
  if (process.platform !== "linux" || marker === "") return;
  killWhere((pid) => readFileSync(`/proc/${pid}/environ`).includes(marker));
}

/** Three rounds: a process may fork between being seen and being killed. */
function killWhere(guilty: (pid: number) => boolean): void {
  for (let round = 0; round < 3; round++) {
    let found = false;
    for (const pid of processIds()) {
      try {
        if (!guilty(pid)) continue;
        process.kill(pid, "SIGKILL");
        found = true;
      } catch {
        // Gone meanwhile, or another user's: neither is ours to kill.
      }
    }
    if (!found) return;
  }
}

function processIds(): number[] {
  try {
    return readdirSync("/proc")
      .map(Number)
      .filter((pid) => pid > 1 && pid !== process.pid);
  } catch {
    return [];
  }
}
