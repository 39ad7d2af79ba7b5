import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "yaml";
import { type RunnerLog, readLog } from "./runner-log.ts";

/** Starts an Action as the runner does: its environment, its inputs, its file commands; and reads what came back. */

export interface ActionFile {
  name: string;
  description: string;
  branding: { icon: string; color: string };
  inputs: Record<string, { description: string; default?: string; required?: boolean }>;
  outputs: Record<string, { description: string }>;
  runs: { using: string; main: string };
}

export interface StepOptions {
  /** The JavaScript file to run. */
  main: string;
  /** Folder that holds the checkout; becomes `GITHUB_WORKSPACE`. */
  workspace: string;
  inputs?: Record<string, string>;
  eventName?: string;
  event?: unknown;
  token?: string;
  env?: Record<string, string>;
  /** Called when the step has started; to send it signals. */
  started?: (kill: (signal: NodeJS.Signals) => void) => void | Promise<void>;
}

export interface StepResult extends RunnerLog {
  exitCode: number | null;
  stdout: string;
  stderr: string;
  outputs: Record<string, string>;
  /** Null when the runner would refuse it (larger than 1 MiB). */
  summary: string | null;
  /** Variables, paths and state the step left for later steps: none of ours does. */
  exported: string;
}

const largestSummary = 1024 * 1024;

export function readActionFile(path: string): ActionFile {
  return parse(readFileSync(path, "utf8")) as ActionFile;
}

/** Runs one step to its end. */
export async function runStep(action: ActionFile, options: StepOptions): Promise<StepResult> {
  const temp = mkdtempSync(join(tmpdir(), "hookgate-runner-"));
  try {
    const files = fileCommands(temp);
    writeFileSync(join(temp, "event.json"), JSON.stringify(options.event ?? {}));
    const env: Record<string, string> = {
      PATH: process.env.PATH ?? "",
      HOME: process.env.HOME ?? temp,
      CI: "true",
      GITHUB_ACTIONS: "true",
      GITHUB_API_URL: "http://127.0.0.1:9",
      GITHUB_EVENT_NAME: options.eventName ?? "push",
      GITHUB_EVENT_PATH: join(temp, "event.json"),
      GITHUB_REPOSITORY: "octo/demo",
      GITHUB_SERVER_URL: "https://github.com",
      GITHUB_SHA: "0123456789abcdef0123456789abcdef01234567",
      GITHUB_WORKSPACE: options.workspace,
      RUNNER_TEMP: temp,
      RUNNER_OS: "Linux",
      ...windowsVariables(),
      ...files.env,
      ...inputVariables(action, options),
      ...options.env,
    };
    const { exitCode, stdout, stderr } = await start(options, env);
    const summary = readFileSync(files.env.GITHUB_STEP_SUMMARY ?? "", "utf8");
    return {
      ...readLog(`${stdout}\n${stderr}`),
      exitCode,
      stdout,
      stderr,
      outputs: parseFileCommand(readFileSync(files.env.GITHUB_OUTPUT ?? "", "utf8")),
      summary: Buffer.byteLength(summary) > largestSummary ? null : summary,
      exported: ["GITHUB_ENV", "GITHUB_PATH", "GITHUB_STATE"]
        .map((name) => readFileSync(files.env[name] ?? "", "utf8"))
        .join(""),
    };
  } finally {
    rmSync(temp, { recursive: true, force: true });
  }
}

/** Nothing starts on Windows without them. */
function windowsVariables(): Record<string, string> {
  const names = ["SystemRoot", "ComSpec", "PATHEXT", "TEMP", "TMP", "USERPROFILE"];
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = process.env[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

function start(
  options: StepOptions,
  env: Record<string, string>,
): Promise<{ exitCode: number | null; stdout: string; stderr: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [options.main], {
      cwd: options.workspace,
      env,
      stdio: ["ignore", "pipe", "pipe"],
    });
    let stdout = "";
    let stderr = "";
    child.stdout.setEncoding("utf8").on("data", (text) => {
      stdout += text;
    });
    child.stderr.setEncoding("utf8").on("data", (text) => {
      stderr += text;
    });
    child.on("error", reject);
    child.on("close", (exitCode) => resolve({ exitCode, stdout, stderr }));
    void options.started?.((signal) => child.kill(signal));
  });
}

function fileCommands(temp: string): { env: Record<string, string> } {
  const folder = join(temp, "_runner_file_commands");
  mkdirSync(folder);
  const env: Record<string, string> = {};
  for (const [name, file] of [
    ["GITHUB_ENV", "set_env"],
    ["GITHUB_PATH", "add_path"],
    ["GITHUB_OUTPUT", "set_output"],
    ["GITHUB_STATE", "save_state"],
    ["GITHUB_STEP_SUMMARY", "step_summary"],
  ] as const) {
    env[name] = join(folder, `${file}_1`);
    writeFileSync(env[name], "");
  }
  return { env };
}

/** Blanks become `_`, letters capitals, dashes stay. An input that is not set has its default, or is empty. */
function inputVariables(action: ActionFile, options: StepOptions): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, input] of Object.entries(action.inputs)) {
    const value = options.inputs?.[name] ?? String(input.default ?? "");
    values[`INPUT_${name.replaceAll(" ", "_").toUpperCase()}`] = value.replace(
      /^\$\{\{ github\.token \}\}$/,
      options.token ?? "",
    );
  }
  return values;
}

/** `KEY=VALUE` lines and `KEY<<DELIMITER` blocks. */
function parseFileCommand(text: string): Record<string, string> {
  const pairs: Record<string, string> = {};
  const lines = text.split(/\r?\n/);
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i] ?? "";
    if (line === "") continue;
    const heredoc = /^(.+?)<<(.+)$/.exec(line);
    const plain = /^(.+?)=(.*)$/s.exec(line);
    if (heredoc !== null) {
      const end = lines.indexOf(heredoc[2] ?? "", i + 1);
      if (end < 0) throw new Error(`no end of ${line}`);
      pairs[heredoc[1] ?? ""] = lines.slice(i + 1, end).join("\n");
      i = end;
    } else if (plain !== null) pairs[plain[1] ?? ""] = plain[2] ?? "";
    else throw new Error(`the runner cannot read ${line}`);
  }
  return pairs;
}
