import type { LocatedEntry } from "../../source/located.ts";
import { quoteSource } from "../config-text.ts";
import { complain, entryOf, type Reading, textOf, valueSpan } from "./reading.ts";

/** What the reference takes for true, in any case; everything else is false without a word. */
const truths = ["true", "yes", "1"];
/** What kimi-cli's runtime (YAML 1.1) takes for false; any other text is true. */
const falsehoods = ["false", "no", "off", "0", "", "null", "~"];

/** Reads `async`, as the reference does. */
export function readAsync(reading: Reading): boolean {
  const entries = reading.root.entries.filter(({ key }) => key === "async" || key === "async_");
  for (const entry of entries) adviseAsync(reading, entry);
  const last = entries.at(-1);
  return last !== undefined && isTrue(last);
}

function isTrue({ value }: LocatedEntry): boolean {
  const text = textOf(value);
  // The reference takes any list or mapping for true.
  return text === null || truths.includes(text.toLowerCase());
}

/** The validator accepts anything; where its loader and the runtime disagree, people should know. */
function adviseAsync(reading: Reading, entry: LocatedEntry): void {
  if (entry.key === "async_") {
    complain(reading, {
      rule: "unknown-field",
      what: "`async_` is the Python name of the field",
      consequence: "both known implementations happen to read it, the format does not have it",
      cure: "Write `async`",
      span: entry.keySpan,
      severity: "warning",
    });
  }
  const written = reading.source.slice(entry.value);
  if (/^(?:true|True|TRUE|false|False|FALSE)$/.test(written)) return;
  const text = textOf(entry.value);
  const quoted = /^["']/.test(written);
  const runtime = text !== "" && (quoted || !falsehoods.includes((text ?? "x").toLowerCase()));
  const reference = isTrue(entry);
  const shown = text === "" ? "empty" : quoteSource(reading.source, entry.value);
  complain(reading, {
    rule: "invalid-value",
    what: `\`${entry.key}\` is ${shown}, neither \`true\` nor \`false\``,
    consequence:
      reference === runtime
        ? `it happens to be read as ${reference}`
        : `the reference reads it as ${reference}, kimi-cli's runtime as ${runtime}`,
    cure: `Write \`${entry.key}: ${reference}\``,
    span: valueSpan(entry),
    severity: "warning",
  });
}

/** Checks `metadata`: meant to be names and texts, never validated by anybody. */
export function readMetadata(reading: Reading): void {
  const found = entryOf(reading.root, "metadata");
  if (found === null) return;
  const { value } = found;
  const fits = value.kind === "object" && value.entries.every((e) => textOf(e.value) !== null);
  if (fits) return;
  complain(reading, {
    rule: "invalid-value",
    what: "`metadata` is not a mapping of names to texts",
    consequence: "nobody checks it, but that is what the specification says",
    span: valueSpan(found),
    severity: "warning",
  });
}
