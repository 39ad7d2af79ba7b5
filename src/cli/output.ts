import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { UsageError } from "../model/errors.ts";
import { reporters } from "../report/registry.ts";
import type { Reporter } from "../report/reporter.ts";

/** One requested output: a format, and the file it goes to (null = standard output). */
export interface Output {
  reporter: Reporter;
  file: string | null;
}

const laterFormats = ["sarif", "junit", "markdown", "html", "rdjsonl"];

/**
 * Reads `--format NAME[=FILE]` options. Text goes to standard output when nothing else does.
 * @throws UsageError for an unknown format or two formats on standard output
 */
export function outputs(formats: readonly string[]): Output[] {
  const wanted = formats.map((format): Output => {
    const [name = "", ...rest] = format.split("=");
    const file = rest.length === 0 ? null : rest.join("=");
    if (file === "") throw new UsageError(`--format ${name}= needs a file name`);
    return { reporter: reporterNamed(name), file };
  });
  const onStdout = wanted.filter((o) => o.file === null);
  if (onStdout.length > 1) {
    throw new UsageError(
      `only one format can go to standard output; give the others a file: --format ${onStdout[1]?.reporter.name}=FILE`,
    );
  }
  return onStdout.length === 1
    ? wanted
    : [...wanted, { reporter: reporterNamed("text"), file: null }];
}

/** @throws UsageError when the folder cannot be made or the file cannot be written */
export function writeOutput(file: string, text: string): void {
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  } catch (error) {
    throw new UsageError(`cannot write ${file}: ${error instanceof Error ? error.message : error}`);
  }
}

/** Colours only for a person at a terminal who did not decline them. */
export function wantsColor(declined: boolean): boolean {
  const { NO_COLOR, TERM } = process.env;
  return (
    !declined &&
    (NO_COLOR === undefined || NO_COLOR === "") &&
    TERM !== "dumb" &&
    process.stdout.isTTY === true
  );
}

function reporterNamed(name: string): Reporter {
  const found = reporters.find((r) => r.name === name);
  if (found) return found;
  throw new UsageError(
    laterFormats.includes(name)
      ? `format "${name}" is not available in this version`
      : `unknown format "${name}": known are ${reporters.map((r) => r.name).join(", ")}`,
  );
}
