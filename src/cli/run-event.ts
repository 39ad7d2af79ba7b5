import { readFileSync } from "node:fs";
import { openPolicy } from "../check.ts";
import { chosenDialects } from "../dialects/choose.ts";
import { openProjects } from "../discover/open.ts";
import { nodeEdge } from "../edge/node-edge.ts";
import { UsageError } from "../model/errors.ts";
import type { AgentEvent } from "../model/event.ts";
import { isObject, type JsonObject, stringAt } from "../model/json.ts";
import { replayEvent } from "../replay/replay-event.ts";
import { reportDecision } from "../report/build.ts";
import { decisionText } from "../report/decision-text.ts";
import { createRedactor, secretValues } from "../source/redact.ts";
import { onlyPath } from "./check.ts";
import { cleanUpOnInterrupt, unlessInterrupted } from "./interrupt.ts";
import { type Arguments, sandboxOption } from "./options.ts";

/** `hookgate run`: one event through the repository's hooks. Status 0 whatever the verdict. */
export async function runEventCommand(args: Arguments): Promise<number> {
  const [dialectId, ...others] = args.many("dialect");
  const name = args.one("event");
  const file = args.one("input");
  if (dialectId === undefined || others.length > 0 || name === null || file === null) {
    throw new UsageError("hookgate run needs one --dialect, one --event and one --input");
  }
  const format = args.many("format")[0] ?? "json";
  if (args.many("format").length > 1 || (format !== "json" && format !== "text")) {
    throw new UsageError(
      `hookgate run prints json or text, not "${args.many("format").join(", ")}"`,
    );
  }
  const mode = sandboxOption(args.one("sandbox"));
  if (mode === "bubblewrap" || mode === "unshare") {
    throw new UsageError(`sandbox "${mode}" is not available in this version`);
  }
  const input = readInput(file);
  cleanUpOnInterrupt();
  const edge = nodeEdge();
  const repository = await edge.openRepository(onlyPath(args));
  const policy = openPolicy(repository, args.one("config"), edge);
  const layers = {
    userDir: args.one("user-dir"),
    systemDir: args.one("system-dir"),
    extensions: args.many("extension"),
  };
  const [dialect] = chosenDialects([dialectId], policy.versions, policy);
  if (dialect === undefined) throw new UsageError(`unknown dialect "${dialectId}"`);
  if (dialect.events.get(name) === null) {
    const near = dialect.events.nearest(name);
    throw new UsageError(
      `${dialect.title} has no event "${name}"${near === null ? `: known are ${dialect.events.names.join(", ")}` : `; did you mean ${near.name}?`}`,
    );
  }
  const event: AgentEvent = {
    dialect: dialect.id,
    name,
    input,
    step: 1,
    line: null,
    callId: stringAt(input, "tool_use_id"),
    agent: stringAt(input, "agent_id"),
    expect: null,
  };
  const projects = openProjects([dialect], repository, policy, layers, edge);
  const decision = await replayEvent(event, projects, dialect, repository, policy, edge);
  await unlessInterrupted();
  const shown = reportDecision(decision, createRedactor(secretValues(edge.environment)));
  process.stdout.write(
    format === "json" ? `${JSON.stringify(shown, null, 2)}\n` : decisionText(shown),
  );
  return 0;
}

function readInput(file: string): JsonObject {
  let text: string;
  try {
    text = readFileSync(file === "-" ? 0 : file, "utf8");
  } catch (error) {
    throw new UsageError(`cannot read ${file}: ${error instanceof Error ? error.message : error}`);
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new UsageError(
      `${file === "-" ? "standard input" : file} is not JSON: ${error instanceof Error ? error.message : error}`,
    );
  }
  if (!isObject(value)) throw new UsageError(`${file} must hold one JSON object, the payload`);
  return value;
}
