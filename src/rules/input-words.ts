import type { Hook } from "../model/hook.ts";
import type { DialectId } from "../model/ids.ts";

/** What an agent's hooks can tell calls of one tool apart by. */
export interface InputWords {
  /** The field of the payload that holds a tool's input. */
  input: string;
  /** What a config can say about the input; null when the matcher is all there is. */
  filter: {
    /** `the handler's \`if\``. */
    place: string;
    /** How findings call it. */
    noun: "filter" | "pattern";
    /** It takes rules of the form `Bash(git *)`. */
    takesRules: boolean;
  } | null;
}

const usual: InputWords = { input: "tool_input", filter: null };

const byAgent: Partial<Record<DialectId, InputWords>> = {
  antigravity: { input: "toolCall.args", filter: null },
  "agent-hooks": {
    input: "tool_input",
    filter: { place: "the matcher's `pattern`", noun: "pattern", takesRules: false },
  },
  "claude-code": {
    input: "tool_input",
    filter: { place: "the handler's `if`", noun: "filter", takesRules: true },
  },
};

/**
 * The regular expression that a hook compares with a tool's input, in the engine of its matchers; null where the agent
 * has none, or the hook.
 */
export function inputPattern({ dialect, condition }: Hook): string | null {
  return inputWords(dialect).filter?.noun === "pattern" ? condition : null;
}

/** An agent's words for the input of a tool. */
export function inputWords(dialect: DialectId): InputWords {
  return byAgent[dialect] ?? usual;
}
