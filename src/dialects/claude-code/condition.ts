import { type JsonObject, objectAt, stringAt } from "../../model/json.ts";
import { currentName } from "./tools.ts";
import { pathFits, textFits } from "./wildcard.ts";

/** Longer ones are nothing a person wrote; they count as not understood. */
const longest = 10_000;

/** A permission rule: a tool, and what is asked of its input. */
const rule = /^\s*([\w-]+\*?)\s*(?:\((.*)\))?\s*$/s;

/**
 * Does an `if` filter let a tool call through to its hook? Filters are permission rules: `Bash(git *)`,
 * `Edit(src/**)`, `WebFetch(domain:example.com)`, `mcp__server`. A filter is no security boundary, so whatever is
 * not understood here lets the hook run.
 */
export function conditionFits(condition: string, payload: JsonObject): boolean {
  if (condition.length > longest) return true;
  const parsed = rule.exec(condition);
  const tool = stringAt(payload, "tool_name");
  if (parsed === null || tool === null) return true;
  const [, name = "", detail] = parsed;
  if (!toolFits(name, tool)) return false;
  if (detail === undefined || detail.trim() === "" || detail.trim() === "*") return true;
  const input = objectAt(payload, "tool_input");
  if (input === null) return true;
  return detailFits(currentName(tool), detail.trim(), input);
}

/** `mcp__server` takes in all tools of the server, and so does `mcp__server__*`. */
function toolFits(name: string, tool: string): boolean {
  if (name.startsWith("mcp__")) {
    return name.includes("*")
      ? textFits(name, tool)
      : tool === name || tool.startsWith(`${name}__`);
  }
  return currentName(name) === currentName(tool);
}

function detailFits(tool: string, detail: string, input: JsonObject): boolean {
  switch (tool) {
    case "Bash":
    case "PowerShell":
    case "Monitor": {
      const command = stringAt(input, "command");
      return command === null || commandFits(detail, command);
    }
    case "Read":
    case "Edit":
    case "Write":
    case "NotebookEdit": {
      const path = stringAt(input, "file_path") ?? stringAt(input, "notebook_path");
      return path === null || fileFits(detail, path);
    }
    case "WebFetch":
      return hostFits(detail, stringAt(input, "url"));
    case "Agent": {
      const type = stringAt(input, "subagent_type");
      return type === null || type === detail;
    }
    default:
      return true;
  }
}

/**
 * Any part of a compound command may fit. `git:*` and `git *` also take in a bare `git`. What runs inside a
 * substitution cannot be seen, so a command with one runs the hook.
 */
function commandFits(detail: string, command: string): boolean {
  const parts = command.length > longest ? null : splitCommand(command);
  if (parts === null) return true;
  const prefix = /^(.*):\*$/s.exec(detail)?.[1] ?? /^([^*]*) \*$/.exec(detail)?.[1];
  return parts.some((part) =>
    prefix === undefined
      ? textFits(detail, part)
      : part === prefix || part.startsWith(`${prefix} `),
  );
}

/**
 * The commands that `&&`, `||`, `;`, `|`, `&` and line breaks separate, without assignments in front. Null when
 * quotes are left open or something is substituted.
 */
export function splitCommand(command: string): string[] | null {
  const parts: string[] = [];
  let part = "";
  let quote = "";
  for (let i = 0; i < command.length; i++) {
    const c = command.charAt(i);
    if (quote !== "'" && (c === "`" || (c === "$" && command.charAt(i + 1) === "("))) return null;
    if (quote === "" && (c === "<" || c === ">") && command.charAt(i + 1) === "(") return null;
    if (c === "\\" && quote !== "'") {
      part += c + command.charAt(++i);
    } else if (quote !== "") {
      if (c === quote) quote = "";
      part += c;
    } else if (c === '"' || c === "'") {
      quote = c;
      part += c;
    } else if (/[;&|\n]/.test(c) && !isRedirection(command, i)) {
      parts.push(part);
      part = "";
    } else {
      part += c;
    }
  }
  if (quote !== "") return null;
  return [...parts, part].map(withoutAssignments).filter((text) => text !== "");
}

/** `2>&1` and `&>file` separate nothing. */
function isRedirection(command: string, at: number): boolean {
  return (
    command.charAt(at) === "&" && (command.charAt(at - 1) === ">" || command.charAt(at + 1) === ">")
  );
}

function withoutAssignments(part: string): string {
  return part.trim().replace(/^(?:[A-Za-z_]\w*=(?:'[^']*'|"[^"]*"|[^\s'"]+)?\s+)+/, "");
}

/**
 * Paths in a filter are relative to a folder that the payload does not name, so a relative pattern may fit any end
 * of the path. Alternatives, classes and exceptions are not understood.
 */
function fileFits(detail: string, path: string): boolean {
  if (/[[\]{}!\\]/.test(detail) || path.length > longest) return true;
  const file = path.replaceAll("\\", "/");
  if (detail.startsWith("//")) return pathFits(detail, file);
  const relative = detail.replace(/^(?:~\/|\.?\/)+/, "");
  return pathFits(`**/${relative}`, file);
}

function hostFits(detail: string, url: string | null): boolean {
  const domain = /^domain:(.+)$/.exec(detail)?.[1];
  if (domain === undefined || url === null || !URL.canParse(url)) return true;
  return textFits(domain.toLowerCase(), new URL(url).hostname.toLowerCase());
}
