import { createReadStream } from "node:fs";
import { open, readFile } from "node:fs/promises";
import type { Line, RecordingSource } from "../transcripts/reader.ts";
import type { OverlongLine } from "../transcripts/records.ts";

const mebibyte = 1024 * 1024;

/** How much of a recording is ever held in memory, in bytes. */
export interface RecordingLimits {
  /** A longer line is dropped and comes as an empty one. */
  line: number;
  /** A larger file is not read as a whole. */
  whole: number;
}

const defaultLimits: RecordingLimits = { line: 64 * mebibyte, whole: 256 * mebibyte };

/** Formats are told apart by this much of a file, in bytes. */
const headLength = 64 * 1024;

const lineFeed = 0x0a;
const carriageReturn = 0x0d;

/**
 * The first 64 KiB of a file, cut anywhere; a character cut in two is left out.
 * @throws the file system's own errors (`ENOENT` …)
 */
export async function readHead(path: string): Promise<string> {
  const handle = await open(path, "r");
  try {
    const buffer = Buffer.alloc(headLength);
    let length = 0;
    while (length < headLength) {
      const { bytesRead } = await handle.read(buffer, length, headLength - length, length);
      if (bytesRead === 0) break;
      length += bytesRead;
    }
    // In streaming mode the decoder keeps the bytes of an unfinished character to itself.
    return new TextDecoder("utf-8").decode(buffer.subarray(0, length), { stream: true });
  } finally {
    await handle.close();
  }
}

/**
 * A recording on disk. `path` is where it is, `file` what reports call it.
 * Reading throws the file system's own errors (`ENOENT` …); opening a source touches nothing.
 */
export function openRecording(
  path: string,
  file: string,
  limits: RecordingLimits = defaultLimits,
): RecordingSource {
  return {
    file,
    lines: () => readLines(path, limits.line),
    whole: () => readWhole(path, limits.whole),
  };
}

async function readWhole(path: string, limit: number): Promise<string | null> {
  const handle = await open(path, "r");
  try {
    const { size } = await handle.stat();
    if (size > limit) return null;
    const bytes = await readFile(handle);
    return bytes.length > limit ? null : bytes.toString("utf8");
  } finally {
    await handle.close();
  }
}

/** Lines end with LF or CR LF. Text is decoded a line at a time, so no character is ever cut by a chunk. */
async function* readLines(path: string, limit: number): AsyncGenerator<Line | OverlongLine> {
  const stream = createReadStream(path, { highWaterMark: mebibyte });
  let pieces: Buffer[] = [];
  let length = 0;
  let number = 0;

  const keep = (piece: Buffer): void => {
    length += piece.length;
    if (length > limit) pieces = [];
    else if (piece.length > 0) pieces.push(piece);
  };
  const finish = (): Line | OverlongLine => {
    number += 1;
    const overlong = length > limit;
    const text = overlong ? "" : decode(pieces);
    pieces = [];
    length = 0;
    return overlong ? { number, text, overlong } : { number, text };
  };

  for await (const chunk of stream as AsyncIterable<Buffer>) {
    let start = 0;
    for (;;) {
      const end = chunk.indexOf(lineFeed, start);
      if (end === -1) break;
      keep(chunk.subarray(start, end));
      yield finish();
      start = end + 1;
    }
    keep(chunk.subarray(start));
  }
  if (length > 0) yield finish();
}

function decode(pieces: readonly Buffer[]): string {
  const [first] = pieces;
  const bytes = pieces.length === 1 && first !== undefined ? first : Buffer.concat(pieces);
  const end = bytes.at(-1) === carriageReturn ? bytes.length - 1 : bytes.length;
  return bytes.toString("utf8", 0, end);
}
