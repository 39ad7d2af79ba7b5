import type { ConfigFile, Defect, Hook } from "../../model/hook.ts";
import type { Span } from "../../model/place.ts";
import type { Located } from "../../source/located.ts";
import type { SourceText } from "../../source/text.ts";
import { defect, quoteSource } from "../config-text.ts";
import type { EventTable } from "../dialect.ts";
import type { Behaviour } from "./versions.ts";

/** What is known and found while one file is read. */
export interface Reading {
  readonly config: ConfigFile;
  readonly source: SourceText;
  readonly behaviour: Behaviour;
  readonly events: EventTable;
  /** In file order. */
  readonly hooks: Hook[];
  /** Mistakes that cost no more than what stands there. */
  readonly defects: Defect[];
  /** Mistakes for which the vendor's loader throws the whole file away; worded when all hooks are counted. */
  readonly rejections: Defect[];
  /** Ids given so far. */
  readonly ids: Map<string, number>;
}

/** A fresh reading of a file. */
export function startReading(
  config: ConfigFile,
  source: SourceText,
  behaviour: Behaviour,
  events: EventTable,
): Reading {
  return {
    config,
    source,
    behaviour,
    events,
    hooks: [],
    defects: [],
    rejections: [],
    ids: new Map(),
  };
}

type Fault = Pick<Defect, "rule" | "what" | "span"> & Partial<Pick<Defect, "cure" | "hook">>;

/** Notes a mistake that makes the vendor reject the whole file. */
export function reject(reading: Reading, fault: Fault): void {
  reading.rejections.push(defect({ ...fault, consequence: "" }));
}

/** Notes a mistake whose cost is told. */
export function note(
  reading: Reading,
  fault: Fault & Pick<Defect, "consequence"> & Partial<Pick<Defect, "severity">>,
): void {
  reading.defects.push(defect(fault));
}

/** Says in one clause what a value is: scalars as written, containers by their kind. */
export function kindOf(node: Located, source: SourceText): string {
  switch (node.kind) {
    case "array":
      return "a list";
    case "object":
      return "an object";
    default:
      return quoteSource(source, node);
  }
}

/** The first character of a value: where something that is missing is reported. */
export function opening(span: Span): Span {
  return { start: span.start, end: Math.min(span.start + 1, span.end) };
}

/** `its one hook never runs`, `none of its 7 hooks runs`. */
export function noneRuns(number: number): string {
  if (number === 0) return "nothing in it ever runs";
  return number === 1 ? "its one hook never runs" : `none of its ${number} hooks runs`;
}

/** `the hook under it never runs`, `the 3 hooks under it never run`. */
export function neverRun(number: number, where: string): string {
  if (number === 0) return `nothing ${where} ever runs`;
  return number === 1 ? `the hook ${where} never runs` : `the ${number} hooks ${where} never run`;
}
