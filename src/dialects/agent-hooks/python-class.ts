import { readEscape } from "./python-escapes.ts";
import { lengthOf, type PatternScanner } from "./python-scanner.ts";
import type { Member, Piece } from "./python-tree.ts";

/**
 * Reads a character class whose `[` is taken already.
 * @throws PatternError as Python 3.11 does
 */
export function readClass(scanner: PatternScanner): Piece {
  const start = scanner.position - 1;
  const unterminated = () => scanner.error("unterminated character set", scanner.position - start);
  const negated = scanner.accept("^");
  const members: Member[] = [];
  for (;;) {
    const token = scanner.take();
    if (token === null) throw unterminated();
    if (token === "]" && members.length > 0) break;
    const member = readMember(token, scanner);
    if (!scanner.accept("-")) {
      members.push(member);
      continue;
    }
    const upper = scanner.take();
    if (upper === null) throw unterminated();
    if (upper === "]") {
      members.push(member, { kind: "char", code: 45 });
      break;
    }
    const end = readMember(upper, scanner);
    const backwards = member.kind === "char" && end.kind === "char" && end.code < member.code;
    const mixed = member.kind === "category" || end.kind === "category";
    if (backwards || mixed) {
      const length = lengthOf(token) + 1 + lengthOf(upper);
      throw scanner.error(`bad character range ${token}-${upper}`, length);
    }
    members.push(rangeOf(member, end));
  }
  return { kind: "class", negated, members };
}

function rangeOf(from: Member, to: Member): Member {
  return from.kind === "char" && to.kind === "char"
    ? { kind: "range", from: from.code, to: to.code }
    : { kind: "named" };
}

function readMember(token: string, scanner: PatternScanner): Member {
  if (!token.startsWith("\\")) return { kind: "char", code: token.codePointAt(0) ?? 0 };
  const read = readEscape(token, scanner, true);
  // A class has neither anchors nor group numbers.
  if (read.kind === "at" || read.kind === "digits") return { kind: "named" };
  return read;
}
