/**
 * The user asked for something that cannot be done: bad usage, a missing path, an invalid policy file.
 * Shown as one line, exit status 2. Any other exception is a bug of ours.
 */
export class UsageError extends Error {
  override name = "UsageError";
}

/** An error of the file system (`ENOENT`, `EIO` …), not a bug of ours. */
export function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  const code = (error as NodeJS.ErrnoException | null)?.code;
  return typeof code === "string" && /^E[A-Z0-9]+$/.test(code) && !code.startsWith("ERR_");
}
