import { forEachChild, type ParsedScript, parse, type SyntaxNode } from "unbash";

/** Longer command lines are not parsed: no hook of a person has one. In UTF-16 code units. */
export const longestCommand = 65_536;

/**
 * The syntax tree of a command line, read as Bash; null when it is too long or not valid Bash. Never throws. What is in
 * a substitution is parsed on first access and tells its errors itself.
 */
export function parseCommand(command: string): ParsedScript | null {
  if (command.length > longestCommand) return null;
  try {
    const script = parse(command);
    return isValid(script) ? script : null;
  } catch {
    return null;
  }
}

/** The scripts that a node holds in substitutions (`$(…)`, backquotes, `<(…)`), not those inside of these. */
export function substitutedScripts(node: SyntaxNode): ParsedScript[] {
  const found: ParsedScript[] = [];
  const visit = (child: SyntaxNode) => {
    if (child.type !== "Script") forEachChild(child, visit);
    else if (isValid(child)) found.push(child);
  };
  try {
    visit(node);
  } catch {
    // Nested too deeply for the parser: what was found stands.
  }
  return found;
}

function isValid(script: ParsedScript): boolean {
  return (script.errors ?? []).length === 0;
}
