import type { Defect } from "../../model/hook.ts";
import type { Span } from "../../model/place.ts";
import {
  entry,
  type Located,
  type LocatedEntry,
  type LocatedObject,
} from "../../source/located.ts";
import type { SourceText } from "../../source/text.ts";
import { defect } from "../config-text.ts";
import type { Behaviour } from "./versions.ts";

/** One `HOOK.md` while its fields are read. */
export interface Reading {
  source: SourceText;
  behaviour: Behaviour;
  /** Name of the folder the file lies in. */
  folder: string;
  root: LocatedObject;
  /** The opening `---`. */
  fence: Span;
  defects: Defect[];
  /** Why the reference loader skips the hook: the first reason; null while there is none. */
  skippedBecause: string | null;
}

/** After a problem that keeps the reference's loader from taking the hook. */
export const notLoaded = "the reference does not load the hook";
/** After a problem that only its validator minds: the loader and kimi-cli's runtime take the hook all the same. */
export const refused = "the reference validator rejects the hook";

export type Complaint = Pick<Defect, "rule" | "what" | "consequence" | "span"> & Partial<Defect>;

/** Notes a problem. */
export function complain(reading: Reading, complaint: Complaint): void {
  reading.defects.push(defect(complaint));
}

/** Notes a problem for which the reference's loader skips the hook. */
export function skip(
  reading: Reading,
  complaint: Omit<Complaint, "consequence"> & Partial<Complaint>,
): void {
  complain(reading, { consequence: notLoaded, ...complaint });
  reading.skippedBecause ??= `the reference loader skips it: ${complaint.what}`;
}

/** The entry of a field; null when it is absent. */
export function entryOf(object: LocatedObject, key: string): LocatedEntry | null {
  return entry(object, key) ?? null;
}

/** The text of a scalar; null for a list or a mapping. All scalars are texts here. */
export function textOf(value: Located): string | null {
  return value.kind === "object" || value.kind === "array" ? null : String(value.value);
}

/** Where a value stands; its key when it is a list or mapping (those end on a later line) or nothing is written. */
export function valueSpan({ keySpan, value }: LocatedEntry): Span {
  const scalar = value.kind !== "object" && value.kind !== "array";
  return scalar && value.end > value.start ? value : keySpan;
}
