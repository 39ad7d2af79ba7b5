/**
 * Reads the output of a step the way the Actions runner does: both command syntaxes, stop-commands, unescaping, the
 * limits on annotations. Written after `ActionCommand`, `ActionCommandManager` and `IssueCommandExtension` of
 * actions/runner 2.336.0.
 */

export interface Command {
  name: string;
  properties: Record<string, string>;
  data: string;
  /** `::name::` or `##[name]` */
  syntax: "v1" | "v2";
}

export interface Annotation {
  level: "error" | "warning" | "notice";
  message: string;
  title: string | null;
  file: string | null;
  line: number | null;
  endLine: number | null;
  column: number | null;
  endColumn: number | null;
}

export interface RunnerLog {
  /** Every command that was obeyed, in order. */
  commands: Command[];
  /** What the platform gets: at most ten of a level. */
  annotations: Annotation[];
  /** Annotations beyond the ten, which only the log has. */
  dropped: Annotation[];
  /** Lines that are no commands, or stood where commands were stopped. */
  lines: string[];
  /** Commands were still stopped at the end. */
  stopped: boolean;
}

const registered = new Set([
  "set-env",
  "set-output",
  "save-state",
  "add-path",
  "add-mask",
  "add-matcher",
  "remove-matcher",
  "debug",
  "warning",
  "notice",
  "error",
  "echo",
  "group",
  "endgroup",
  "stop-commands",
]);

const levels = ["error", "warning", "notice"] as const;
const perLevel = 10;
const longestMessage = 4096;

/** @param output what the step wrote to standard output and error */
export function readLog(output: string): RunnerLog {
  const log: RunnerLog = { commands: [], annotations: [], dropped: [], lines: [], stopped: false };
  const known = new Set(registered);
  let token: string | null = null;
  for (const line of output.split(/\r\n|\r|\n/)) {
    const command = parseV2(line, known) ?? parseV1(line, known);
    if (command === null) {
      log.lines.push(line);
      continue;
    }
    if (token !== null) {
      if (command.name !== token.toLowerCase()) log.lines.push(line);
      else {
        known.delete(token.toLowerCase());
        token = null;
      }
      continue;
    }
    log.commands.push(command);
    if (command.name === "stop-commands") {
      if (command.data === "" || known.has(command.data.toLowerCase())) {
        throw new Error(`the runner rejects the stop token "${command.data}"`);
      }
      token = command.data;
      known.add(token.toLowerCase());
    }
    const level = levels.find((l) => l === command.name);
    if (level === undefined) continue;
    const annotation = toAnnotation(level, command);
    const full = log.annotations.filter((a) => a.level === level).length >= perLevel;
    (full ? log.dropped : log.annotations).push(annotation);
  }
  log.stopped = token !== null;
  return log;
}

function toAnnotation(level: Annotation["level"], { properties, data }: Command): Annotation {
  const number = (key: string): number | null =>
    /^\d+$/.test(properties[key] ?? "") ? Number(properties[key]) : null;
  const line = number("line");
  let endLine = number("endline");
  let column = number("col");
  let endColumn = number("endcolumn");
  const start = line ?? endLine;
  if (start === null) column = endColumn = null;
  if (endLine !== null && start !== null && endLine < start) endLine = null;
  if (endLine !== null && endLine !== start) column = endColumn = null;
  if (column !== null && endColumn !== null && endColumn < column) column = endColumn = null;
  return {
    level,
    message: data.slice(0, longestMessage),
    title: properties.title ?? null,
    file: properties.file?.replaceAll("\\", "/") ?? null,
    line: start,
    endLine,
    column,
    endColumn,
  };
}

/** The runner compares strings the way a culture does: characters without weight do not count. */
function weightless(text: string): string {
  return text.replace(/(?!\s)[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, "");
}

function parseV2(line: string, known: ReadonlySet<string>): Command | null {
  const message = weightless(line).trimStart();
  if (!message.startsWith("::")) return null;
  const end = message.indexOf("::", 2);
  if (end < 0) return null;
  return command("v2", message.slice(2, end), message.slice(end + 2), ",", known);
}

function parseV1(line: string, known: ReadonlySet<string>): Command | null {
  const message = weightless(line);
  const start = message.indexOf("##[");
  const end = message.indexOf("]", start);
  if (start < 0 || end < 0) return null;
  return command("v1", message.slice(start + 3, end), message.slice(end + 1), ";", known);
}

function command(
  syntax: Command["syntax"],
  info: string,
  data: string,
  separator: string,
  known: ReadonlySet<string>,
): Command | null {
  const space = info.indexOf(" ");
  const name = (space < 0 ? info : info.slice(0, space)).toLowerCase();
  if (!known.has(name)) return null;
  const properties: Record<string, string> = {};
  const list = space < 0 ? "" : info.slice(space + 1);
  for (const part of (syntax === "v2" ? list.trim() : list).split(separator)) {
    const equals = part.indexOf("=");
    if (equals < 1 || equals === part.length - 1) continue;
    properties[part.slice(0, equals).toLowerCase()] = unescaped(
      part.slice(equals + 1),
      syntax,
      true,
    );
  }
  return { name, properties, data: unescaped(data, syntax, false), syntax };
}

function unescaped(text: string, syntax: Command["syntax"], property: boolean): string {
  const pairs: [string, string][] = [];
  if (syntax === "v1") pairs.push(["%3B", ";"], ["%5D", "]"]);
  pairs.push(["%0D", "\r"], ["%0A", "\n"]);
  if (syntax === "v2" && property) pairs.push(["%3A", ":"], ["%2C", ","]);
  pairs.push(["%25", "%"]);
  return pairs.reduce((result, [escaped, char]) => result.replaceAll(escaped, char), text);
}
