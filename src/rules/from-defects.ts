import type { LintRule, RuleMeta } from "./rule.ts";
import { message } from "./wording.ts";

/**
 * A rule whose cases the dialects find while parsing: they know what their agent does with a mistake. The rule adds
 * what people read about it, and one way of wording.
 */
export function defectRule(meta: RuleMeta): LintRule {
  return {
    meta,
    lint: ({ config }) =>
      config.defects
        .filter((defect) => defect.rule === meta.id)
        .map((defect) => ({
          message: message(defect.what, defect.consequence, defect.cure),
          place: config.source.place(defect.span),
          severity: defect.severity,
          hook: defect.hook,
        })),
  };
}
