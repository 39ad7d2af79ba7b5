import { closeSync, constants, fstatSync, openSync, readSync } from "node:fs";

/** Configs and scripts are far smaller; what is larger is no text that a person wrote. */
export const maxTextBytes = 2 * 1024 * 1024;

/**
 * The text of a regular file of at most `maxTextBytes`, decoded as UTF-8 (invalid bytes become U+FFFD, a byte order mark
 * stays). Null for anything else or when it cannot be read. Never blocks: a pipe or a device is not waited for.
 */
export function readText(path: string): string | null {
  let file: number;
  try {
    file = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  } catch {
    return null;
  }
  try {
    const stat = fstatSync(file);
    if (!stat.isFile() || stat.size > maxTextBytes) return null;
    // One byte more than it should have: a file that grows meanwhile is noticed.
    const buffer = Buffer.allocUnsafe(stat.size + 1);
    let length = 0;
    while (length < buffer.length) {
      const count = readSync(file, buffer, length, buffer.length - length, null);
      if (count === 0) return buffer.toString("utf8", 0, length);
      length += count;
    }
    return null;
  } catch {
    return null;
  } finally {
    closeSync(file);
  }
}
