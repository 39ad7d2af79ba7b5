import { version } from "./version.ts";

/**
 * The door of the command line. Only what every call needs is loaded here; each command loads the rest, so that
 * `--version` costs hardly more than starting Node.
 */
async function main(argv: readonly string[]): Promise<number> {
  const [first] = argv;
  if (first === "--version" || first === "-V") {
    process.stdout.write(`${version}\n`);
    return 0;
  }
  const { runCommand } = await import("./cli/run-command.ts");
  return runCommand(argv);
}

// A reader that goes away (`hookgate … | head`) is no error of ours.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code === "EPIPE") process.exit(process.exitCode ?? 0);
  throw error;
});

process.exitCode = await main(process.argv.slice(2));
