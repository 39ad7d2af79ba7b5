import type { PatternScanner } from "./python-scanner.ts";

/** Flags that may stand in `(?…)`; `L` is known but never allowed in a text pattern. */
const known = /^[aiLmstux]$/;
const letter = /^\p{L}$/u;

/** Flags of `(?i)` (for the whole pattern) or of `(?i-s:…)` (for one group). */
export type InlineFlags =
  | { kind: "global"; on: string }
  | { kind: "group"; on: string; off: string };

/**
 * Reads inline flags.
 * @param first the token after `(?`, taken already
 * @throws PatternError as Python 3.11 does
 */
export function readFlags(first: string, scanner: PatternScanner): InlineFlags {
  let on = "";
  let token: string | null = first;
  if (token !== "-") {
    for (;;) {
      if (token === "L") {
        throw scanner.error("bad inline flags: cannot use 'L' flag with a str pattern");
      }
      on += token;
      if (on.includes("a") && on.includes("u")) {
        throw scanner.error("bad inline flags: flags 'a', 'u' and 'L' are incompatible");
      }
      token = scanner.take();
      if (token === null) throw scanner.error("missing -, : or )");
      if (token === ")" || token === "-" || token === ":") break;
      requireFlag(token, "missing -, : or )", scanner);
    }
  }
  if (token === ")") return { kind: "global", on };
  if (on.includes("t")) throw scanner.error("bad inline flags: cannot turn on global flag", 1);
  const off = token === "-" ? readOff(scanner) : "";
  if (off.includes("t")) throw scanner.error("bad inline flags: cannot turn off global flag", 1);
  if ([...off].some((flag) => on.includes(flag))) {
    throw scanner.error("bad inline flags: flag turned on and off", 1);
  }
  return { kind: "group", on, off };
}

export function isFlag(token: string): boolean {
  return known.test(token) || token === "-";
}

function readOff(scanner: PatternScanner): string {
  let off = "";
  let token = scanner.take();
  if (token === null) throw scanner.error("missing flag");
  requireFlag(token, "missing flag", scanner);
  for (;;) {
    if (/[aLu]/.test(token)) {
      throw scanner.error("bad inline flags: cannot turn off flags 'a', 'u' and 'L'");
    }
    off += token;
    token = scanner.take();
    if (token === null) throw scanner.error("missing :");
    if (token === ":") return off;
    requireFlag(token, "missing :", scanner);
  }
}

function requireFlag(token: string, otherwise: string, scanner: PatternScanner): void {
  if (known.test(token)) return;
  throw scanner.error(
    letter.test(token) ? "unknown flag" : otherwise,
    token.startsWith("\\") ? 2 : 1,
  );
}
