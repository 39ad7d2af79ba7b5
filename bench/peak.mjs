// Runs the command line in this process and tells its peak memory (in KiB) on file descriptor 3.
import { writeSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [cli, ...args] = process.argv.slice(2);
process.argv = [process.argv[0], cli, ...args];
process.on("exit", () => writeSync(3, String(process.resourceUsage().maxRSS)));
await import(pathToFileURL(cli).href);
