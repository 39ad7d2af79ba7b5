import { type JsonObject, objectAt, stringAt } from "../model/json.ts";
import type { TurnFailure } from "./claude-code-turn.ts";
import { isSet, valueAt } from "./records.ts";

/** What StopFailure calls a failure, by HTTP status (2.1.329). */
const errorNames: Readonly<Record<number, string>> = {
  400: "invalid_request",
  401: "authentication_failed",
  402: "billing_error",
  403: "oauth_org_not_allowed",
  404: "model_not_found",
  429: "rate_limit",
  500: "server_error",
  502: "server_error",
  503: "server_error",
  529: "overloaded",
};

/** The failure that an answer stands for, when the program wrote it in place of one; null for a real answer. */
export function failureInAnswer(record: JsonObject, said: string | null): TurnFailure | null {
  if (!isSet(record, "isApiErrorMessage")) return null;
  const error = stringAt(record, "error") ?? "unknown";
  return { error, details: stringAt(record, "errorDetails"), said };
}

/** The failure an `api_error` record tells of; null when the request will be tried again. */
export function finalApiError(record: JsonObject): TurnFailure | null {
  const attempt = valueAt(record, "retryAttempt");
  const most = valueAt(record, "maxRetries");
  if (typeof attempt !== "number" || typeof most !== "number" || attempt < most) return null;
  const status = valueAt(objectAt(record, "error") ?? {}, "status");
  const name = typeof status === "number" ? errorNames[status] : undefined;
  return { error: name ?? "unknown", details: null, said: null };
}
