import { type CheckRequest, check } from "../check.ts";
import { nodeEdge } from "../edge/node-edge.ts";
import { UsageError } from "../model/errors.ts";
import { cleanUpOnInterrupt, unlessInterrupted } from "./interrupt.ts";
import { type Arguments, failOnOption, jobsOption, sandboxOption } from "./options.ts";
import { outputs, wantsColor, writeOutput } from "./output.ts";

/** `hookgate check`, `lint` and `replay`. */
export async function checkCommand(args: Arguments): Promise<number> {
  const wanted = outputs(args.many("format"));
  cleanUpOnInterrupt();
  const { report, excerpt } = await check(checkRequest(args), nodeEdge());
  await unlessInterrupted();
  for (const { reporter, file } of wanted) {
    const text = reporter.render(report, {
      excerpt,
      color: file === null && wantsColor(args.has("no-color")),
      quiet: args.has("quiet"),
      verbose: args.has("verbose"),
      changedFiles: null,
      pathPrefix: "",
    });
    if (file === null) process.stdout.write(text);
    else writeOutput(file, text);
  }
  return report.gate.passed ? 0 : 1;
}

/**
 * The request behind a command line.
 * @throws UsageError for more than one PATH or an invalid option value
 */
export function checkRequest(args: Arguments): CheckRequest {
  const command = args.command.name;
  return {
    root: onlyPath(args),
    command: command === "lint" || command === "replay" || command === "list" ? command : "check",
    configFile: args.one("config"),
    dialects: args.many("dialect"),
    transcripts: args.many("transcripts"),
    failOn: failOnOption(args.one("fail-on")),
    jobs: jobsOption(args.one("jobs")),
    sandbox: sandboxOption(args.one("sandbox")),
    userDir: args.one("user-dir"),
    systemDir: args.one("system-dir"),
    extensions: args.many("extension"),
    refuseReplay: null,
  };
}

/** The one PATH operand; `.` when there is none. */
export function onlyPath(args: Arguments): string {
  if (args.operands.length > 1) {
    throw new UsageError(
      `hookgate ${args.command.name} takes one PATH, not ${args.operands.length}: ${args.operands.join(", ")}`,
    );
  }
  return args.operands[0] ?? ".";
}
