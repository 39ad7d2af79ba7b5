import { closeEverything } from "../edge/node-edge.ts";

/** From now on an interrupted run stops its hooks, removes its scratch copies and ends with status 2. */
export function cleanUpOnInterrupt(): void {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.once(signal, () => {
      process.stderr.write(`hookgate: interrupted by ${signal}\n`);
      closeEverything().finally(() => process.exit(2));
    });
  }
}
