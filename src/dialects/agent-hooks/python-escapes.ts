import { lengthOf, type PatternScanner } from "./python-scanner.ts";
import type { Anchor, Category, Member } from "./python-tree.ts";

/** A backslash escape, read. `digits`: the number of a group, still to be checked. */
export type Escape = Member | { kind: "at"; where: Anchor } | { kind: "digits"; written: string };

const simple: Readonly<Record<string, number>> = {
  a: 7,
  f: 12,
  n: 10,
  r: 13,
  t: 9,
  v: 11,
  "\\": 92,
};
const anchors = "AZbB";
const categories = "dDsSwW";
/** Escapes with a fixed number of hexadecimal digits. */
const hexadecimal: Readonly<Record<string, number>> = { x: 2, u: 4, U: 8 };

const hexDigit = /^[0-9A-Fa-f]$/;
const octalDigit = /^[0-7]$/;
const letter = /^[A-Za-z]$/;
/** What the name of a character can look like; whether there is one of that name is not looked up. */
const characterName = /^[A-Za-z][A-Za-z0-9 -]*$/;
const highest = 0x10ffff;

/**
 * Reads an escape whose first two characters are taken already. Inside a character class `\b` is a backspace and there
 * are no anchors and no group numbers.
 * @throws PatternError as Python 3.11 does
 */
export function readEscape(token: string, scanner: PatternScanner, inClass: boolean): Escape {
  const name = token.slice(1);
  if (inClass && name === "b") return { kind: "char", code: 8 };
  if (!inClass && anchors.includes(name)) return { kind: "at", where: token as Anchor };
  if (categories.includes(name)) return { kind: "category", name: name as Category };
  const code = Object.hasOwn(simple, name) ? simple[name] : undefined;
  if (code !== undefined) return { kind: "char", code };
  const digits = Object.hasOwn(hexadecimal, name) ? hexadecimal[name] : undefined;
  if (digits !== undefined) return hexEscape(token, digits, scanner);
  if (name === "N") return namedEscape(scanner);
  if (octalDigit.test(name) && (inClass || name === "0"))
    return octalEscape(token, scanner, inClass);
  if (/^[0-9]$/.test(name)) {
    if (inClass) throw scanner.error(`bad escape ${token}`, 2);
    return numberEscape(token, scanner);
  }
  if (letter.test(name)) throw scanner.error(`bad escape ${token}`, 2);
  return { kind: "char", code: name.codePointAt(0) ?? 0 };
}

function hexEscape(token: string, digits: number, scanner: PatternScanner): Escape {
  const taken = scanner.takeWhile(hexDigit, digits);
  if (taken.length < digits) {
    throw scanner.error(`incomplete escape ${token}${taken}`, 2 + taken.length);
  }
  const code = Number.parseInt(taken, 16);
  if (code > highest) throw scanner.error(`bad escape ${token}${taken}`, 2 + taken.length);
  return { kind: "char", code };
}

function namedEscape(scanner: PatternScanner): Escape {
  if (!scanner.accept("{")) throw scanner.error("missing {");
  const name = scanner.takeUntil("}", "character name");
  if (characterName.test(name)) return { kind: "named" };
  throw scanner.error(`undefined character name '${name}'`, lengthOf(name) + 4);
}

function octalEscape(token: string, scanner: PatternScanner, inClass: boolean): Escape {
  const written = token.slice(1) + scanner.takeWhile(octalDigit, 2);
  const code = Number.parseInt(written, 8);
  if (inClass && code > 0o377) throw tooLarge(written, scanner);
  return { kind: "char", code };
}

/** Three octal digits are a character, anything else is the number of a group. */
function numberEscape(token: string, scanner: PatternScanner): Escape {
  let written = token.slice(1) + scanner.takeWhile(/^[0-9]$/, 1);
  if (/^[0-7]{2}$/.test(written)) {
    const third = scanner.takeWhile(octalDigit, 1);
    if (third !== "") {
      written += third;
      const code = Number.parseInt(written, 8);
      if (code > 0o377) throw tooLarge(written, scanner);
      return { kind: "char", code };
    }
  }
  return { kind: "digits", written };
}

function tooLarge(written: string, scanner: PatternScanner) {
  return scanner.error(
    `octal escape value \\${written} outside of range 0-0o377`,
    lengthOf(written) + 1,
  );
}
