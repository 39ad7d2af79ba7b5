import { flag, text, type Word, whole } from "./word.ts";
import { items, labels } from "./word-list.ts";

/** The options of ripgrep as Claude Code, Copilot and Kimi have them. */
export const grepOptions: readonly Word[] = [
  whole("before", "-B"),
  whole("after", "-A"),
  whole("context", "-C", "context"),
  flag("lineNumbers", "-n"),
  flag("ignoreCase", "-i"),
  text("fileType", "type"),
  whole("limit", "head_limit"),
  flag("multiline", "multiline"),
];

/** Questions whose options have a label and a description. */
export function questions(multiple: string): Word {
  const option = [text("label", "label"), text("description", "description")];
  return items("questions", "questions", [
    text("question", "question"),
    text("header", "header"),
    items("options", "options", option),
    flag("multiple", multiple),
  ]);
}

/** Questions whose options are plain texts. */
export function plainQuestions(multiple: string): Word {
  return items("questions", "questions", [
    text("question", "question"),
    labels("options", "options", "label"),
    flag("multiple", multiple),
  ]);
}

/** A stop at the end of a turn without calls, which is the only one these agents tell their hooks of. */
export const stoppedByItself = { stopReason: "done" } as const;
