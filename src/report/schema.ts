import { z } from "zod";
import { severities } from "../model/finding.ts";
import { outcomes, verdicts } from "../model/verdict.ts";

/**
 * The JSON report, `schemaVersion` 1. The published `schemas/report.schema.json` is generated from here.
 * Fields may be added, never changed or removed; the published schema allows unknown ones.
 */

const severity = z.enum(severities);
const count = z.number().int().nonnegative();
const text = z.string();
const nullableText = z.string().nullable();
const json = z.record(z.string(), z.unknown());

const place = {
  file: text.describe("relative to the root, with /"),
  line: z.number().int().positive().describe("1-based"),
};

export const findingSchema = z.object({
  rule: text,
  severity,
  message: text,
  dialect: nullableText,
  ...place,
  column: z.number().int().positive(),
  endLine: z.number().int().positive(),
  endColumn: z.number().int().positive().describe("exclusive"),
  hook: nullableText.describe("id of the hook it is about"),
  help: text.describe("address of the rule's page"),
  fingerprint: text.describe("stable across unrelated edits"),
});

export const hookSchema = z.object({
  id: text,
  ...place,
  dialect: text,
  event: text,
  matcher: nullableText,
  name: nullableText,
  type: text,
  command: nullableText,
  timeoutMs: z.number(),
  guard: z.boolean(),
  enabled: z.boolean(),
  disabledBecause: nullableText,
  stats: z
    .object({
      matched: count,
      ran: count,
      deny: count,
      ask: count,
      errors: count,
      timeouts: count,
      p50Ms: z.number().nullable(),
      p95Ms: z.number().nullable(),
    })
    .nullable()
    .describe("null when nothing was replayed"),
});

export const hookRunSchema = z.object({
  hook: text,
  ...place,
  name: nullableText,
  command: nullableText,
  outcome: z.enum(outcomes),
  exitCode: z.number().int().nullable(),
  signal: nullableText,
  durationMs: z.number().nullable(),
  reason: nullableText,
  stdout: text,
  stderr: text,
  truncated: z.boolean(),
  error: nullableText,
});

export const decisionSchema = z.object({
  dialect: text,
  step: z.number().int().positive(),
  line: z.number().int().positive().nullable(),
  event: text,
  tool: nullableText,
  callId: nullableText,
  agent: nullableText.describe("sub-agent id"),
  subject: text,
  verdict: z.enum(verdicts),
  rawDecision: nullableText,
  reason: nullableText,
  failedOpen: z.boolean(),
  failedClosed: z.boolean(),
  afterTheFact: z.boolean(),
  translated: z.boolean(),
  unmapped: z
    .array(text)
    .optional()
    .describe("fields and arguments of a translated event that were left out, as recorded"),
  effects: json,
  hooks: z.array(hookRunSchema),
});

export const transcriptSchema = z.object({
  file: text,
  format: nullableText.describe("null when no reader knows it"),
  dialects: z.array(text),
  events: count,
  skippedLines: count,
  project: text.describe("config root it was replayed against, relative; empty is the root itself"),
  recordedRoot: nullableText.describe(
    "project folder on the recording machine, mapped to the replay workspace; null when unknown or switched off",
  ),
  decisions: z.array(decisionSchema),
});

export const reportSchema = z.object({
  schemaVersion: z.literal(1),
  tool: z.object({ name: z.literal("hookgate"), version: text }),
  configs: z.array(z.object({ file: text, dialect: text, hooks: count })),
  hooks: z.array(hookSchema),
  findings: z.array(findingSchema),
  replay: z
    .object({
      sandbox: z.enum(["bubblewrap", "unshare", "none"]),
      transcripts: z.array(transcriptSchema),
    })
    .nullable()
    .describe("null when nothing was replayed"),
  changes: z.array(json),
  probes: z.array(json),
  lock: json.nullable(),
  notices: z.array(text),
  summary: z.object({
    configs: count,
    hooks: count,
    errors: count,
    warnings: count,
    notes: count,
    suppressed: count,
    transcripts: count,
    events: count,
    hookRuns: count,
    allow: count,
    deny: count,
    ask: count,
    continue: count,
    halt: count,
    none: count,
    hookErrors: count,
    timeouts: count,
    failedOpen: count,
    failedClosed: count,
    changedVerdicts: count,
  }),
  gate: z.object({
    passed: z.boolean(),
    failOn: z.enum(["error", "warning", "never"]),
    reasons: z.array(text),
  }),
});
