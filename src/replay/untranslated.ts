import type { AgentEvent } from "../model/event.ts";
import type { DialectId } from "../model/ids.ts";
import type { UntranslatedCalls } from "../rules/rule.ts";
import type { Untranslated } from "../tools/translate.ts";

/** Counts the events of a recording that have no counterpart in another agent, by cause. */
export class UntranslatedTally {
  readonly #byCause = new Map<string, UntranslatedCalls & { count: number }>();

  add(dialect: DialectId, event: AgentEvent, { why, tool, moment }: Untranslated): void {
    // Of the events of one call only the first counts.
    if (tool !== null && moment !== "before-tool") return;
    const key = `${dialect} ${why}`;
    const known = this.#byCause.get(key);
    if (known) known.count += 1;
    else {
      const { step, line } = event;
      this.#byCause.set(key, { dialect, why, tool, event: event.name, count: 1, step, line });
    }
  }

  /** In the order in which the causes came up. */
  list(): UntranslatedCalls[] {
    return [...this.#byCause.values()];
  }
}
