import { quote } from "../dialects/config-text.ts";
import type { HookResult } from "../model/decision.ts";
import type { Run } from "./replayed-runs.ts";
import { duration } from "./wording.ts";

/** The hook did not finish its work. */
export function failed({ result }: Run): boolean {
  return result.outcome === "error" || result.outcome === "timeout";
}

/** A guard failed and the operation went through without its say. */
export function failedOpen(run: Run): boolean {
  const { hook, result, decision } = run;
  return hook.guard && failed(run) && result.failure === "open" && decision.failedOpen;
}

/** A hook failed and the agent blocks the operation for it. */
export function failedClosed(run: Run): boolean {
  return failed(run) && run.result.failure === "closed" && run.decision.failedClosed;
}

/** Why a run failed: one clause that says first what can be done something about. */
export function causeOf({ hook, result }: Run): string {
  const { run } = result;
  if (result.outcome === "timeout" || run?.timedOut) {
    return `its time of ${duration(hook.timeoutMs)} was up`;
  }
  const missing = missingProgram(result);
  if (missing !== null) {
    return `the program ${quote(missing)}, which it needs, is not installed on this machine`;
  }
  const [fault] = result.faults;
  if (fault !== undefined) return fault.what;
  if (run === null) return result.error ?? "it could not be started";
  if (run.spawnError !== null) return `it could not be started (${run.spawnError})`;
  const status = run.signal === null ? `exit status ${run.exitCode}` : `killed by ${run.signal}`;
  const said = firstLine(run.stderr) ?? firstLine(run.stdout) ?? result.error;
  return said === null || said === status ? status : `${status}, ${quote(said)}`;
}

/** A program that the shell did not find; a path is a file of the repository and no matter of this machine. */
function missingProgram({ run }: HookResult): string | null {
  if (run === null) return null;
  const stderr = run.stderr.slice(0, 4000);
  const name =
    /command not found: ([\w.+-]+)/.exec(stderr)?.[1] ??
    /(?:^|[\s:])([\w.+-]+): (?:command )?not found/m.exec(stderr)?.[1] ??
    /env: [‘'"]?([\w.+-]+)[’'"]?: No such file or directory/.exec(stderr)?.[1];
  return name ?? null;
}

/** The line of an error text that says most: the first that names an error, else the first. */
function firstLine(text: string): string | null {
  const lines = text
    .slice(0, 4000)
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  return lines.find((line) => /^\w*(?:Error|Exception)\b/.test(line)) ?? lines[0] ?? null;
}
