import { UsageError } from "../model/errors.ts";
import { version } from "../version.ts";
import { commandHelp, generalHelp } from "./help.ts";
import { parseArguments } from "./options.ts";

/**
 * Runs one command line.
 * @returns the exit status: 0 passed, 1 gate failed, 2 could not do its work
 */
export async function runCommand(argv: readonly string[]): Promise<number> {
  try {
    return await dispatch(argv);
  } catch (error) {
    if (error instanceof UsageError) {
      process.stderr.write(`hookgate: ${error.message}\n`);
      return 2;
    }
    const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
    process.stderr.write(
      `hookgate ${version}: this is a bug in hookgate, please report it at https://github.com/hookgate/hookgate/issues\n${stack}\n`,
    );
    return 2;
  }
}

async function dispatch(argv: readonly string[]): Promise<number> {
  const [first] = argv;
  if (first === undefined || first === "--help" || first === "-h" || first === "help") {
    process.stdout.write(generalHelp());
    return first === undefined ? 2 : 0;
  }
  const args = parseArguments(argv);
  if (args.has("help")) {
    process.stdout.write(commandHelp(args.command));
    return 0;
  }
  switch (args.command.name) {
    case "explain":
      return (await import("./explain.ts")).explainCommand(args);
    case "run":
      return (await import("./run-event.ts")).runEventCommand(args);
    case "record":
      return (await import("./record.ts")).recordCommand(args);
    case "why":
      return (await import("./why.ts")).whyCommand(args);
    case "list":
      return (await import("./list.ts")).listCommand(args);
    default:
      return (await import("./check.ts")).checkCommand(args);
  }
}
