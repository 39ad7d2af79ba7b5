import { githubReporter } from "./github.ts";
import { jsonReporter } from "./json.ts";
import type { Reporter } from "./reporter.ts";
import { textReporter } from "./text.ts";

/** Every output format, in the order of help. */
export const reporters: readonly Reporter[] = [textReporter, jsonReporter, githubReporter];

/** The reporter of that name, or null. */
export function reporterNamed(name: string): Reporter | null {
  return reporters.find((reporter) => reporter.name === name) ?? null;
}
