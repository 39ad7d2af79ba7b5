import picomatch from "picomatch";
import type { Finding } from "../model/finding.ts";
import type { Suppression } from "./policy.ts";

/** What is left after suppression, and which suppressions did nothing. */
export interface Suppressed {
  kept: Finding[];
  suppressed: number;
  unused: Suppression[];
}

/** Takes out the findings a policy accepts. */
export function suppress(
  findings: readonly Finding[],
  suppressions: readonly Suppression[],
): Suppressed {
  const matchers = suppressions.map((s) => ({
    suppression: s,
    used: false,
    hits: (finding: Finding): boolean =>
      finding.rule === s.rule &&
      (s.hook === null || finding.hook === s.hook) &&
      (s.file === null || finding.file === s.file || globMatches(s.file, finding.file)),
  }));
  const kept = findings.filter((finding) => {
    const hits = matchers.filter((m) => m.hits(finding));
    for (const m of hits) m.used = true;
    return hits.length === 0;
  });
  return {
    kept,
    suppressed: findings.length - kept.length,
    unused: matchers.filter((m) => !m.used).map((m) => m.suppression),
  };
}

/** Does a path fit a glob of the policy or the command line? Dot files count as files. */
export function globMatches(glob: string, path: string): boolean {
  return picomatch.isMatch(path, glob, { dot: true, nonegate: true });
}

/** One matcher for a list of globs. */
export function globMatcher(globs: readonly string[]): (path: string) => boolean {
  if (globs.length === 0) return () => false;
  const matches = picomatch([...globs], { dot: true, nonegate: true });
  return (path) => matches(path);
}
