import { check } from "../check.ts";
import { nodeEdge } from "../edge/node-edge.ts";
import { hookList } from "../report/hook-list.ts";
import { checkRequest } from "./check.ts";
import type { Arguments } from "./options.ts";
import { outputs, writeOutput } from "./output.ts";

/** `hookgate list`: every hook found; as text a table, as JSON the report without findings. */
export async function listCommand(args: Arguments): Promise<number> {
  const wanted = outputs(args.many("format"));
  const { report, excerpt } = await check(checkRequest(args), nodeEdge());
  for (const { reporter, file } of wanted) {
    const text =
      reporter.name === "text"
        ? hookList(report)
        : reporter.render(report, {
            excerpt,
            color: false,
            quiet: false,
            verbose: false,
            changedFiles: null,
            pathPrefix: "",
          });
    if (file === null) process.stdout.write(text);
    else writeOutput(file, text);
  }
  return 0;
}
