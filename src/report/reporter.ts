import type { Excerpt, Report } from "./report.ts";

/** What a reporter may know besides the report. */
export interface RenderOptions {
  excerpt: Excerpt;
  /** ANSI colours: only for a terminal. */
  color: boolean;
  quiet: boolean;
  verbose: boolean;
  /** Files the pull request changes, relative to the root; null when unknown. */
  changedFiles: ReadonlySet<string> | null;
  /** Put before every file name where the platform counts from the repository (the Action's `path`); empty or ending in `/`. */
  pathPrefix: string;
}

/** One output format: a pure function of the report. */
export interface Reporter {
  /** As given to `--format`. */
  readonly name: string;
  render(report: Report, options: RenderOptions): string;
}
