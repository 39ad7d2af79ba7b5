import leven from "leven";
import { quote } from "../dialects/config-text.ts";
import type { Dialect } from "../dialects/dialect.ts";
import { inputWords } from "./input-words.ts";
import { scan } from "./pattern-parts.ts";

/** Why a word in a tool matcher can match no tool. */
export interface DeadWord {
  word: string;
  /** One clause about this word. */
  because: string;
  /** The same of several words at once, quoted and listed; words with equal clauses go together. Null: only one by one. */
  together: string | null;
  /** What would match instead; null when nothing is known. */
  instead: string | null;
  /** Advice that is more than a name; null when `instead` is enough. */
  advice: string | null;
  /** False when the agent may have a tool that hookgate does not know. */
  sure: boolean;
}

const name = /^[A-Za-z][\w-]*$/;
const permissionRule = /^([A-Za-z]\w*)\(.*\)$/s;
const nameWithMore = /^([A-Za-z]\w*)((?::|=|\s|\/|\.\*|\.\+|\\).*)$/s;
/** Something after a tool's name that only paths, commands or conditions have. */
const argument = /^(?::|=|\s|\/)|\\\.\w|\/|[ "'=]/;
/** What no tool name of any vendor contains. */
const impossible = /[\s"'=/,;<>&@#%!~]/;

/**
 * Why one alternative of a tool matcher is dead; null when it could match something, be it the tool of an MCP server.
 * Only for alternatives that match none of the agent's own tools.
 * @param compared `exactly`: with the whole name; `within`: an unanchored pattern
 */
export function deadWord(
  word: string,
  compared: "exactly" | "within",
  dialect: Dialect,
): DeadWord | null {
  if (word.startsWith("mcp_")) return deadExternal(word, compared, dialect);
  if (name.test(word)) return deadName(word, compared, dialect);
  const rule = permissionRule.exec(word)?.[1];
  if (rule !== undefined && meansTool(rule, dialect)) {
    return {
      ...alone(word),
      because: `${quote(word)} is the syntax of permission rules, and a matcher is compared with the tool's name only`,
      instead: ownName(rule, dialect),
      advice: filterAdvice(dialect, word),
      sure: true,
    };
  }
  const [, head = "", rest = ""] = nameWithMore.exec(word.trim()) ?? [];
  if (argument.test(rest) && (meansTool(head, dialect) || meansEvent(head, dialect))) {
    return {
      ...alone(word),
      because: `${quote(word)} asks for more than a tool's name, and a matcher is compared with the name only`,
      instead: ownName(head, dialect),
      advice: filterAdvice(dialect, null),
      sure: true,
    };
  }
  const character = impossibleCharacter(word);
  if (character === null) return null;
  return {
    ...alone(word),
    because: `no tool's name contains ${character}, as ${quote(word)} asks for`,
    instead: null,
    advice: impossibleAdvice(word, dialect),
    sure: true,
  };
}

function alone(word: string): Pick<DeadWord, "word" | "together"> {
  return { word, together: null };
}

function deadName(word: string, compared: "exactly" | "within", dialect: Dialect): DeadWord | null {
  const { known, former } = dialect.tools;
  if (dialect.tools.isExternal(word)) return null;
  if (Object.hasOwn(former, word)) return deadFormer(word, former[word] ?? null, dialect);
  const sameLetters = known.find((tool) => tool.toLowerCase() === word.toLowerCase());
  if (sameLetters !== undefined) {
    return {
      ...alone(word),
      because: `names are compared case-sensitively, and ${quote(word)} is spelt \`${sameLetters}\``,
      instead: sameLetters,
      advice: null,
      sure: true,
    };
  }
  const foreign = dialect.tools.counterpart(word);
  if (foreign !== null) {
    return {
      word,
      because: foreignName(word, foreign, dialect),
      together: `are names that ${foreign.vendor} gives to tools`,
      instead: foreign.name,
      advice: null,
      sure: true,
    };
  }
  if (compared === "within") return null;
  const near = nearest(word, known);
  return {
    word,
    together: "are no tools that hookgate knows of",
    because: `${dialect.title} has no tool ${quote(word)}${near === null ? " that hookgate knows of" : ""}`,
    instead: near,
    advice: null,
    sure: near !== null,
  };
}

/** Tools that ended without a rename; older releases still have them, and files for several agents name them. */
const ended = new Set(["MultiEdit", "NotebookRead"]);

function deadFormer(word: string, successor: string | null, dialect: Dialect): DeadWord {
  const renamed = successor !== null && !ended.has(word);
  return {
    word,
    together: renamed ? "are former names" : "are no tools any more",
    because: renamed
      ? `${quote(word)} is the former name of \`${successor}\`, and matchers know the new one only`
      : `${dialect.title} has no tool ${quote(word)} any more`,
    instead: successor,
    advice: null,
    sure: renamed,
  };
}

/** How agents name the tools of MCP servers. */
const externalForms = ["mcp__server__tool", "mcp_server_tool"] as const;

/** A word that begins like the tool of an MCP server: `mcp__server__tool` for one agent, `mcp_server_tool` for another. */
function deadExternal(
  word: string,
  compared: "exactly" | "within",
  dialect: Dialect,
): DeadWord | null {
  const { isExternal, counterpart } = dialect.tools;
  const doubled = /^mcp__[A-Za-z0-9]/.test(word);
  const form = externalForms.find((known) => isExternal(known)) ?? null;
  // `mcp_.*` could be either form; where there is none, nothing begins like this.
  if (!doubled && !/^mcp_[A-Za-z0-9]/.test(word) && form !== null) return null;
  const own = doubled || word.startsWith("mcp__") ? externalForms[0] : externalForms[1];
  if (!isExternal(own)) {
    const meant = counterpart(word) ?? (form === null ? counterpart(own) : null);
    const hint = form === null ? "" : ` (\`${form}\`)`;
    return {
      ...alone(word),
      because:
        meant === null
          ? `${quote(word)} is not how ${dialect.title} names the tools of MCP servers${hint}`
          : foreignName(word, meant, dialect),
      instead: meant?.name ?? null,
      // One tool for all servers: which one is called stands in its input.
      advice: form === null ? filterAdvice(dialect, null) : null,
      sure: true,
    };
  }
  if (compared === "within" || isExternal(word)) return null;
  return {
    ...alone(word),
    because: `${quote(word)} names an MCP server, and a plain name is compared with the whole name of a tool`,
    instead: `${word}__.*`,
    advice: null,
    sure: true,
  };
}

/** Could the word be meant as a tool, of this agent or of another? */
function meansTool(word: string, dialect: Dialect): boolean {
  return ownName(word, dialect) !== null || Object.hasOwn(dialect.tools.former, word);
}

function meansEvent(word: string, dialect: Dialect): boolean {
  const { events } = dialect;
  return events.get(word) !== null || events.nearest(word)?.because === "other-vendor";
}

/** This agent's tool that a word means; null when it means none. */
function ownName(word: string, dialect: Dialect): string | null {
  const { known, former } = dialect.tools;
  const own = known.find((tool) => tool.toLowerCase() === word.toLowerCase());
  if (own !== undefined) return own;
  if (Object.hasOwn(former, word)) return former[word] ?? null;
  return dialect.tools.counterpart(word)?.name ?? null;
}

function filterAdvice(dialect: Dialect, rule: string | null): string {
  const { filter, input } = inputWords(dialect.id);
  if (filter === null) return `let the script look at \`${input}\``;
  return rule === null || !filter.takesRules
    ? `put the rest into ${filter.place} or into the script`
    : `put ${quote(rule)} into ${filter.place}`;
}

/** A character outside of groups, classes and optional parts that no tool name has, in words. */
function impossibleCharacter(word: string): string | null {
  let found: string | null = null;
  scan(word, (character, index, depth) => {
    if (found !== null || depth > 0 || !impossible.test(character)) return;
    if (/^(?:[?*]|\{0)/.test(word.slice(index + 1))) return;
    found = /\s/.test(character) ? "a blank" : `\`${character}\``;
  });
  return found;
}

function impossibleAdvice(word: string, dialect: Dialect): string {
  if (/^\/.*\/\w*$/.test(word)) return "leave the slashes out";
  const names = word.split(/[\s,;]+/).filter((part) => part !== "");
  return names.every((part) => meansTool(part, dialect))
    ? "separate names with `|` and nothing else"
    : filterAdvice(dialect, null);
}

/** The known name one or two typing mistakes away; null when there is none. */
function nearest(word: string, known: readonly string[]): string | null {
  if (word.length > 64) return null;
  const allowed = word.length > 5 ? 2 : 1;
  return known.find((tool) => leven(tool.toLowerCase(), word.toLowerCase()) <= allowed) ?? null;
}

function foreignName(word: string, own: { name: string; vendor: string }, dialect: Dialect) {
  // A vendor in lower case is a program that writes the name, such as a migration.
  return /^[a-z]/.test(own.vendor)
    ? `${quote(word)} is what \`${own.vendor}\` makes of \`${own.name}\``
    : `${quote(word)} is the name ${own.vendor} gives to what ${dialect.title} calls \`${own.name}\``;
}
