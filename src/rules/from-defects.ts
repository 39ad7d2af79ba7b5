import type { DefectRule } from "../model/hook.ts";
import type { ConfigContext, LintRule, Remark, RuleMeta } from "./rule.ts";
import { message } from "./wording.ts";

/** What people read about a rule under which dialects tell defects. */
export interface DefectMeta extends RuleMeta {
  id: DefectRule;
}

/**
 * A rule whose cases the dialects find while parsing: they know what their agent does with a mistake. The rule adds
 * what people read about it, and one way of wording.
 */
export function defectRule(meta: DefectMeta): LintRule {
  return { meta, lint: (context) => toldDefects(meta.id, context) };
}

/** What the dialects found for a rule; one that also looks for cases itself tells these before its own. */
export function toldDefects(rule: DefectRule, { config }: ConfigContext): Remark[] {
  return config.defects
    .filter((defect) => defect.rule === rule)
    .map((defect) => ({
      message: message(defect.what, defect.consequence, defect.cure),
      place: config.source.place(defect.span),
      severity: defect.severity,
      hook: defect.hook,
    }));
}
