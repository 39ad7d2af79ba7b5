import { closeEverything } from "../edge/node-edge.ts";

let interrupted = false;

/** Never goes on after an interruption: what was decided then is not worth reporting. */
export async function unlessInterrupted(): Promise<void> {
  if (interrupted) await new Promise(() => {});
}

/** From now on an interrupted run stops its hooks, removes its scratch copies and ends with status 2. */
export function cleanUpOnInterrupt(): void {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.once(signal, () => {
      interrupted = true;
      process.stderr.write(`hookgate: interrupted by ${signal}\n`);
      closeEverything().finally(() => process.exit(2));
    });
  }
}
