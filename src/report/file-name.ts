import { plainLine } from "./escape.ts";

/** True for a file of a layer outside the repository, which no platform can show. */
export function isOutside(file: string): boolean {
  return /^(?:[/\\]|[A-Za-z]:|\.\.(?:\/|$))/.test(file);
}

/** A file as the platform counts it, from the top of the repository. Not safe text. */
export function fromTop(file: string, pathPrefix: string): string {
  return isOutside(file) ? file : pathPrefix + file;
}

/** A file as people read it. Safe text. */
export function shownFile(file: string, pathPrefix: string): string {
  return plainLine(fromTop(file, pathPrefix), 300);
}
