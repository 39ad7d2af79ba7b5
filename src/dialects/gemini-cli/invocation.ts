import type { Hook } from "../../model/hook.ts";
import { type JsonObject, stringAt } from "../../model/json.ts";
import type { Invocation, Workspace } from "../../model/run.ts";
import { fillBraces, powershellWord, resolveDefaults, shellWord } from "./expansion.ts";
import { raw, rawCommand } from "./raw.ts";
import type { Behaviour } from "./versions.ts";

/** How the runner would start a hook; a string says why it fails before anything is started. */
export function invocation(
  hook: Hook,
  payload: JsonObject,
  workspace: Workspace,
  behaviour: Behaviour,
  platform: NodeJS.Platform,
): Invocation | { impossible: string } {
  if (raw(hook.node, "type") === "runtime") {
    return { impossible: "action is not a function" };
  }
  const command = rawCommand(hook);
  if (!command) return { impossible: "Command hook missing command" };
  if (typeof command !== "string") return { impossible: "command.replace is not a function" };

  const windows = platform === "win32";
  const values = variables(payload, workspace, behaviour);
  const loaded = loadedText(command, hook, workspace, behaviour, windows);
  const expanded = expand(loaded, values, behaviour, windows);
  return {
    argv: windows ? onWindows(expanded, behaviour) : [shellOf(behaviour), "-c", expanded],
    cwd: values.GEMINI_PROJECT_DIR ?? workspace.project,
    env: {
      ...values,
      ...Object.fromEntries(
        Object.entries(hook.env).map(([name, value]) => [
          name,
          loadedText(value, hook, workspace, behaviour, windows),
        ]),
      ),
    },
    stdin: JSON.stringify(payload),
    timeoutMs: hook.timeoutMs,
  };
}

/** Names of the variables that a hook finds in its environment. */
export function variableNames(behaviour: Behaviour): string[] {
  const old = ["GEMINI_PROJECT_DIR", "CLAUDE_PROJECT_DIR"];
  return behaviour.moreVariables
    ? [...old, "GEMINI_CWD", "GEMINI_SESSION_ID", "GEMINI_PLANS_DIR"]
    : old;
}

/** Their values. The plans folder is one of the home folder; it is not made. */
function variables(
  payload: JsonObject,
  workspace: Workspace,
  behaviour: Behaviour,
): Record<string, string> {
  const cwd = stringAt(payload, "cwd") ?? workspace.project;
  const session = stringAt(payload, "session_id") ?? "";
  const project = workspace.project.split(/[/\\]/).at(-1) || "project";
  const all: Record<string, string> = {
    GEMINI_PROJECT_DIR: cwd,
    CLAUDE_PROJECT_DIR: cwd,
    GEMINI_CWD: cwd,
    GEMINI_SESSION_ID: session,
    GEMINI_PLANS_DIR: `${workspace.home}/.gemini/tmp/${project}/${session}/plans`,
  };
  return Object.fromEntries(variableNames(behaviour).map((name) => [name, all[name] ?? ""]));
}

/** A text of a config after loading: extensions have variables of their own, settings only defaults. */
function loadedText(
  text: string,
  hook: Hook,
  workspace: Workspace,
  behaviour: Behaviour,
  windows: boolean,
): string {
  const { layer, home } = hook.config;
  if (layer !== "extension") return behaviour.defaults ? resolveDefaults(text) : text;
  const separator = windows ? "\\" : "/";
  const known: Readonly<Record<string, string>> = {
    extensionPath: extensionFolder(home, workspace),
    workspacePath: workspace.project,
    "/": separator,
    pathSeparator: separator,
  };
  return fillBraces(text, (name) => (Object.hasOwn(known, name) ? (known[name] ?? null) : null));
}

function extensionFolder(home: string | null, { repository }: Workspace): string {
  if (home === null || home === "") return repository;
  return /^(?:\/|[A-Za-z]:)/.test(home) ? home : `${repository}/${home}`;
}

/** Replaces `$NAME` anywhere in the text, within quotes and longer names too; one name after the other. */
function expand(
  command: string,
  values: Readonly<Record<string, string>>,
  behaviour: Behaviour,
  windows: boolean,
): string {
  const order = [
    "GEMINI_PROJECT_DIR",
    "GEMINI_CWD",
    "GEMINI_PLANS_DIR",
    "GEMINI_SESSION_ID",
    "CLAUDE_PROJECT_DIR",
  ];
  return order.reduce((text, name) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) return text;
    if (behaviour.shell === "sh") return text.replaceAll(`$${name}`, value);
    const word = windows ? powershellWord(value) : shellWord(value);
    return text.replaceAll(`$${name}`, () => word);
  }, command);
}

function shellOf(behaviour: Behaviour): string {
  return behaviour.shell === "sh" ? "/bin/sh" : "bash";
}

function onWindows(command: string, behaviour: Behaviour): [string, ...string[]] {
  if (behaviour.shell === "sh") return ["cmd.exe", "/d", "/s", "/c", command];
  // PowerShell tells the exit code of a program only since 0.33.
  const told = behaviour.mcpPrefix
    ? `${command}; if ($LASTEXITCODE -ne 0) { exit $LASTEXITCODE }`
    : command;
  return ["powershell.exe", "-NoProfile", "-NonInteractive", "-Command", told];
}
