/**
 * The user asked for something that cannot be done: bad usage, a missing path, an invalid policy file.
 * Shown as one line, exit status 2. Any other exception is a bug of ours.
 */
export class UsageError extends Error {
  override name = "UsageError";
}
