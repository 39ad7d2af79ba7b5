import { budgetExceeded } from "./budget-exceeded.ts";
import { callAsked } from "./call-asked.ts";
import { callDenied } from "./call-denied.ts";
import { commandServesSeveralEvents } from "./command-serves-several-events.ts";
import { configShape } from "./config-shape.ts";
import { configSyntax } from "./config-syntax.ts";
import { deadLocation } from "./dead-location.ts";
import { decisionIgnored } from "./decision-ignored.ts";
import { duplicateHook } from "./duplicate-hook.ts";
import { duplicateKey } from "./duplicate-key.ts";
import { entryPoint } from "./entry-point.ts";
import { eventNeverFires } from "./event-never-fires.ts";
import { failsClosed } from "./fails-closed.ts";
import { failsOpen } from "./fails-open.ts";
import { hookError } from "./hook-error.ts";
import { hookTimeout } from "./hook-timeout.ts";
import { hooksDisabled } from "./hooks-disabled.ts";
import { hooksNotRun } from "./hooks-not-run.ts";
import { inertSetting } from "./inert-setting.ts";
import { invalidOutput } from "./invalid-output.ts";
import { invalidValue } from "./invalid-value.ts";
import { legacyTrigger } from "./legacy-trigger.ts";
import { localConfigTracked } from "./local-config-tracked.ts";
import { matcherGap } from "./matcher-gap.ts";
import { matcherIgnored } from "./matcher-ignored.ts";
import { matcherInvalid } from "./matcher-invalid.ts";
import { matcherNeverMatches } from "./matcher-never-matches.ts";
import { matcherRedos } from "./matcher-redos.ts";
import { matcherTooWide } from "./matcher-too-wide.ts";
import { missingField } from "./missing-field.ts";
import { nameMismatch } from "./name-mismatch.ts";
import { neverFires } from "./never-fires.ts";
import type { Rule } from "./rule.ts";
import { scriptMissing } from "./script-missing.ts";
import { scriptNotExecutable } from "./script-not-executable.ts";
import { timeoutRange } from "./timeout-range.ts";
import { timeoutUnit } from "./timeout-unit.ts";
import { transcriptUnreadable } from "./transcript-unreadable.ts";
import { typeNotAllowed } from "./type-not-allowed.ts";
import { unexpectedVerdict } from "./unexpected-verdict.ts";
import { unknownEvent } from "./unknown-event.ts";
import { unknownField } from "./unknown-field.ts";
import { untranslatedTool } from "./untranslated-tool.ts";
import { unusedSuppression } from "./unused-suppression.ts";
import { wrongDialect } from "./wrong-dialect.ts";

/** Every rule, by id. To add one, add its file and a line here. */
export const rules: readonly Rule[] = [
  budgetExceeded,
  callAsked,
  callDenied,
  commandServesSeveralEvents,
  configShape,
  configSyntax,
  deadLocation,
  decisionIgnored,
  duplicateHook,
  duplicateKey,
  entryPoint,
  eventNeverFires,
  failsClosed,
  failsOpen,
  hookError,
  hookTimeout,
  hooksDisabled,
  hooksNotRun,
  inertSetting,
  invalidOutput,
  invalidValue,
  legacyTrigger,
  localConfigTracked,
  matcherGap,
  matcherIgnored,
  matcherInvalid,
  matcherNeverMatches,
  matcherRedos,
  matcherTooWide,
  missingField,
  nameMismatch,
  neverFires,
  scriptMissing,
  scriptNotExecutable,
  timeoutRange,
  timeoutUnit,
  transcriptUnreadable,
  typeNotAllowed,
  unexpectedVerdict,
  unknownEvent,
  unknownField,
  untranslatedTool,
  unusedSuppression,
  wrongDialect,
];

/** The rule of an id; undefined when there is none. */
export function ruleById(id: string): Rule | undefined {
  return rules.find((rule) => rule.meta.id === id);
}
