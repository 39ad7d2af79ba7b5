import type { z } from "zod";
import type { Span } from "../model/place.ts";
import { entry, type Located, type LocatedObject, nodeAt, toJson } from "../source/located.ts";
import { lowerFirst, type SourceText } from "../source/text.ts";
import { quote, quoteSource } from "./config-text.ts";

/** A zod issue as a rule tells it: which rule, what is wrong, where. */
export interface SchemaIssue {
  rule: "missing-field" | "invalid-value" | "unknown-field";
  /** The field concerned, as a path from the checked object: `timeout`, `env.FOO`. */
  field: string;
  what: string;
  span: Span;
}

/** Checks a located object against a schema; issues come in file order and point at the guilty key or value. */
export function schemaIssues(
  schema: z.ZodType,
  node: LocatedObject,
  source: SourceText,
): SchemaIssue[] {
  const checked = schema.safeParse(toJson(node));
  if (checked.success) return [];
  return checked.error.issues
    .flatMap((issue) => fromZod(issue, node, source))
    .sort((a, b) => a.span.start - b.span.start);
}

function fromZod(issue: z.core.$ZodIssue, node: LocatedObject, source: SourceText): SchemaIssue[] {
  const at = nodeAt(node, issue.path);
  const name = issue.path.map(String).join(".");
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((key) => ({
      rule: "unknown-field" as const,
      field: [...issue.path.map(String), key].join("."),
      what: `${quote(key)} is not a field here`,
      span: (at.kind === "object" ? entry(at, key)?.keySpan : undefined) ?? at,
    }));
  }
  const last = issue.path.at(-1);
  const parent = nodeAt(node, issue.path.slice(0, -1));
  const missing =
    last !== undefined && parent.kind === "object" && entry(parent, String(last)) === undefined;
  if (missing) {
    return [
      {
        rule: "missing-field",
        field: name,
        what: `${quote(name)} is missing`,
        span: openingOf(parent),
      },
    ];
  }
  return [
    {
      rule: "invalid-value",
      field: name,
      what: `${quote(name)} is ${quoteSource(source, at)}: ${expectation(issue)}`,
      span: at,
    },
  ];
}

/** An object's first character: where a missing field is reported. */
function openingOf(node: Located): Span {
  return { start: node.start, end: Math.min(node.start + 1, node.end) };
}

function expectation(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case "invalid_type":
      return `a ${issue.expected === "record" ? "object" : issue.expected} is expected`.replace(
        "a object",
        "an object",
      );
    case "invalid_value":
      return `one of ${issue.values.map((v) => quote(String(v))).join(", ")} is expected`;
    case "too_small":
      return `${issue.inclusive ? "at least" : "more than"} ${issue.minimum} is expected`;
    case "too_big":
      return `${issue.inclusive ? "at most" : "less than"} ${issue.maximum} is expected`;
    default:
      return lowerFirst(issue.message);
  }
}
