import { isObject, type JsonValue, stringAt } from "../model/json.ts";

/** What the text of a user record is. */
export type UserText =
  /** Something that was sent to the model: UserPromptSubmit. */
  | { kind: "prompt"; text: string }
  /** A local command or its output: the turn before has ended, but nothing was submitted. */
  | { kind: "command" }
  /** The marker of an interrupted turn. */
  | { kind: "interrupted" };

/** How records of slash commands, `!` commands and their output begin (1.0.95 to 2.1.39). */
const commandBeginnings: readonly string[] = [
  "<command-name>",
  "<command-message>",
  "<local-command-stdout>",
  "<local-command-stderr>",
  "<local-command-caveat>",
  "<bash-input>",
  "<bash-stdout>",
  "<bash-stderr>",
  "<user-memory-input>",
];

/** How text blocks begin that the program adds to a prompt by itself. */
const addedBeginnings: readonly string[] = [
  "<ide_opened_file>",
  "<ide_selection>",
  "<ide_diagnostics>",
  "<system-reminder>",
];

const interruptedBeginning = "[Request interrupted by user";

/** How the message begins with which a stop hook's reason is handed to the model (2.1.14). */
const stopFeedbackBeginnings: readonly string[] = [
  "Stop hook feedback:",
  "SubagentStop hook feedback:",
];

/** The texts in a message's content: the string itself, or its text blocks. */
export function textsIn(content: JsonValue): string[] {
  if (typeof content === "string") return [content];
  if (!Array.isArray(content)) return [];
  return content.flatMap((block) => {
    const text = isObject(block) && block.type === "text" ? stringAt(block, "text") : null;
    return text === null ? [] : [text];
  });
}

/**
 * What a user record says; null when it says nothing (tool results, images, only added blocks).
 * A task notification counts as a prompt: UserPromptSubmit hooks get those too.
 */
export function readUserText(content: JsonValue): UserText | null {
  const texts = textsIn(content).filter((text) => !beginsWith(text, addedBeginnings));
  if (texts.some((text) => text.startsWith(interruptedBeginning))) return { kind: "interrupted" };
  if (texts.some((text) => beginsWith(text, commandBeginnings))) return { kind: "command" };
  const text = texts.join("\n");
  return text.trim() === "" ? null : { kind: "prompt", text };
}

/** True for the message that hands a stop hook's reason to the model. */
export function isStopFeedback(content: JsonValue): boolean {
  return textsIn(content).some((text) => beginsWith(text, stopFeedbackBeginnings));
}

function beginsWith(text: string, beginnings: readonly string[]): boolean {
  const start = text.trimStart();
  return beginnings.some((beginning) => start.startsWith(beginning));
}
