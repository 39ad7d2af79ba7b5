import { type Context, createContext, Script } from "node:vm";

/** A regular expression from a stranger that cannot hang us. */
export interface BoundedPattern {
  /** False as well when the time is up: the agent itself would hang there. */
  test(text: string): boolean;
}

/**
 * Far more than any sane pattern needs for a tool name or a reason, in milliseconds. The clock is the wall's: before
 * a pattern is given up it gets the longer time once, in case the machine was merely busy.
 */
const limitsMs = [100, 1000];
/** Answers kept per pattern; tool names repeat. */
const remembered = 512;

/** Text, alternatives at the top level, anchors, classes, and one repetition at most: nothing that multiplies. */
const harmless = /^(?:[^\\()*+?{]|\\[^0-9k])*(?:[*+?](?:[^\\()*+?{]|\\[^0-9k])*)?$/;

/** Made when the first pattern needs it: a context costs as much as reading a config. */
let arena: { context: Context; probe: Script } | null = null;

/**
 * Compiles a JavaScript pattern.
 * @throws SyntaxError when it is not valid
 */
export function boundedPattern(source: string, flags = ""): BoundedPattern {
  const pattern = new RegExp(source, flags);
  if (harmless.test(source)) return { test: (text) => pattern.test(text) };
  const answers = new Map<string, boolean>();
  return {
    test(text) {
      const known = answers.get(text);
      if (known !== undefined) return known;
      const answer = testWithin(pattern, text);
      if (answers.size < remembered) answers.set(text, answer);
      return answer;
    },
  };
}

function testWithin(pattern: RegExp, text: string): boolean {
  arena ??= {
    context: createContext(Object.create(null)),
    probe: new Script("pattern.test(text)"),
  };
  const { context, probe } = arena;
  context.pattern = pattern;
  context.text = text;
  try {
    for (const timeout of limitsMs) {
      try {
        return probe.runInContext(context, { timeout }) === true;
      } catch (error) {
        if ((error as { code?: string }).code !== "ERR_SCRIPT_EXECUTION_TIMEOUT") throw error;
      }
    }
    return false;
  } finally {
    context.pattern = undefined;
    context.text = undefined;
  }
}
