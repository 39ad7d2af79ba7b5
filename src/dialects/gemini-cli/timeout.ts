import type { Defect } from "../../model/hook.ts";
import { field, type LocatedObject } from "../../source/located.ts";
import type { SourceText } from "../../source/text.ts";
import { defect, quoteSource } from "../config-text.ts";
import { longestTimerMs, patience } from "./raw.ts";
import type { Behaviour } from "./versions.ts";

/** A timeout that is no sensible number. The wrong unit is another rule's business. */
export function timeoutDefects(
  node: LocatedObject,
  source: SourceText,
  context: { behaviour: Behaviour; fatal: string | null; onTimeout: string },
): Defect[] {
  const value = field(node, "timeout");
  if (value === undefined || value.kind === "null") return [];
  const { ms } = patience(node, context.behaviour);
  const written = quoteSource(source, value);
  const atOnce = `Gemini CLI waits 1 ms for the hook, then ${context.onTimeout}`;
  if (value.kind === "number") {
    const number = Number(value.value);
    if (number >= 1 && number <= longestTimerMs) return [];
    const what =
      number < 1
        ? `\`timeout\` is ${written}, less than 1 ms`
        : `\`timeout\` is ${written}, more than a timer can hold (${longestTimerMs} ms)`;
    return [
      defect({
        rule: "timeout-range",
        what,
        consequence: atOnce,
        cure: "Write the time in milliseconds, or leave it out for 60 s",
        span: value,
      }),
    ];
  }
  return [
    defect({
      rule: "invalid-value",
      what: `\`timeout\` is ${written}, not a number of milliseconds`,
      consequence:
        context.fatal ?? (ms === 1 ? atOnce : `Gemini CLI warns at start and reads it as ${ms} ms`),
      cure: "Write a plain number of milliseconds",
      span: value,
      severity: context.fatal === null && ms > 1 ? "warning" : null,
    }),
  ];
}
