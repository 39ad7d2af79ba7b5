import { closest } from "../dialects/event-table.ts";
import { UsageError } from "../model/errors.ts";
import { announcedRules } from "../rules/announced.ts";
import { explainRule, ruleList } from "../rules/explain.ts";
import { ruleById, rules } from "../rules/registry.ts";
import type { Arguments } from "./options.ts";

/** `hookgate explain [RULE]`. */
export function explainCommand(args: Arguments): number {
  const [id, ...more] = args.operands;
  if (more.length > 0) throw new UsageError("hookgate explain takes one RULE");
  if (id === undefined) {
    process.stdout.write(ruleList(rules.map((rule) => rule.meta)));
    return 0;
  }
  const rule = ruleById(id);
  if (rule) {
    process.stdout.write(explainRule(rule.meta));
    return 0;
  }
  if (announcedRules.includes(id)) {
    throw new UsageError(`the rule ${id} comes with a later version`);
  }
  const near = closest(
    id,
    rules.map((r) => r.meta.id),
  );
  throw new UsageError(
    `unknown rule "${id}"${near === null ? " (hookgate explain lists them)" : `; did you mean ${near}?`}`,
  );
}
