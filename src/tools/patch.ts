/** What a patch does to one file. */
export type FileChange =
  | { kind: "add"; path: string; content: string }
  | { kind: "delete"; path: string }
  /** `to` is the new path of a file that is moved as well. */
  | { kind: "update"; path: string; to: string | null; edits: readonly Replacement[] };

/** Lines of a file that become other lines. */
export interface Replacement {
  old: string;
  new: string;
}

const begin = "*** Begin Patch";
const end = "*** End Patch";
const addFile = "*** Add File: ";
const deleteFile = "*** Delete File: ";
const updateFile = "*** Update File: ";
const moveTo = "*** Move to: ";
const endOfFile = "*** End of File";

interface OpenFile {
  change: { kind: "add" | "delete" | "update"; path: string; to: string | null };
  content: string[];
  hunks: { old: string[]; new: string[] }[];
}

/**
 * Reads a patch in the format of Codex's `apply_patch`, one change a file in the order of the patch. Lines that belong
 * to no file are passed over; a text that is no patch gives none.
 */
export function readPatch(patch: string): FileChange[] {
  const files: OpenFile[] = [];
  for (const line of patch.split(/\r?\n/)) {
    const header = readHeader(line);
    const file = files.at(-1);
    if (header !== null) files.push({ change: header, content: [], hunks: [] });
    else if (file !== undefined) readLine(line, file);
  }
  return files.map(closed);
}

/** A patch that writes a whole file. */
export function patchToWrite(path: string, content: string): string {
  const lines = content === "" ? [] : withoutLastBreak(content).split("\n");
  return [begin, `${addFile}${path}`, ...lines.map((line) => `+${line}`), end].join("\n");
}

/** A patch that replaces texts in a file; an empty text is no line at all. */
export function patchToEdit(path: string, edits: readonly Replacement[]): string {
  const hunks = edits.flatMap((edit) => [
    "@@",
    ...linesOf(edit.old).map((line) => `-${line}`),
    ...linesOf(edit.new).map((line) => `+${line}`),
  ]);
  return [begin, `${updateFile}${path}`, ...hunks, end].join("\n");
}

function readHeader(line: string): OpenFile["change"] | null {
  for (const [start, kind] of [
    [addFile, "add"],
    [deleteFile, "delete"],
    [updateFile, "update"],
  ] as const) {
    if (line.startsWith(start)) return { kind, path: line.slice(start.length).trim(), to: null };
  }
  return null;
}

function readLine(line: string, { change, content, hunks }: OpenFile): void {
  if (line === end || line === begin || line.startsWith(endOfFile)) return;
  if (change.kind === "add") {
    if (line.startsWith("+")) content.push(line.slice(1));
    return;
  }
  if (change.kind !== "update") return;
  if (line.startsWith(moveTo)) {
    change.to = line.slice(moveTo.length).trim();
    return;
  }
  if (line.startsWith("@@")) {
    hunks.push({ old: [], new: [] });
    return;
  }
  if (hunks.length === 0) hunks.push({ old: [], new: [] });
  const hunk = hunks.at(-1);
  const text = line.slice(1);
  if (line.startsWith("-")) hunk?.old.push(text);
  else if (line.startsWith("+")) hunk?.new.push(text);
  else if (line.startsWith(" ") || line === "") {
    hunk?.old.push(text);
    hunk?.new.push(text);
  }
}

function closed({ change, content, hunks }: OpenFile): FileChange {
  const { kind, path, to } = change;
  if (kind === "add") {
    return { kind, path, content: content.length === 0 ? "" : `${content.join("\n")}\n` };
  }
  if (kind === "delete") return { kind, path };
  const edits = hunks
    .filter((hunk) => hunk.old.length + hunk.new.length > 0)
    .map((hunk) => ({ old: hunk.old.join("\n"), new: hunk.new.join("\n") }));
  return { kind, path, to, edits };
}

function linesOf(text: string): string[] {
  return text === "" ? [] : withoutLastBreak(text).split("\n");
}

function withoutLastBreak(text: string): string {
  return text.endsWith("\n") ? text.slice(0, -1) : text;
}
