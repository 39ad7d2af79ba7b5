import type { z } from "zod";
import type {
  decisionSchema,
  findingSchema,
  hookRunSchema,
  hookSchema,
  reportSchema,
  transcriptSchema,
} from "./schema.ts";

/** The whole result of a run as plain data: what every reporter renders, and the JSON report itself. */
export type Report = z.infer<typeof reportSchema>;
export type ReportFinding = z.infer<typeof findingSchema>;
export type ReportHook = z.infer<typeof hookSchema>;
export type ReportTranscript = z.infer<typeof transcriptSchema>;
export type ReportDecision = z.infer<typeof decisionSchema>;
export type ReportHookRun = z.infer<typeof hookRunSchema>;

/** The text of a 1-based line of a repository file, for code frames; null when it is not at hand. */
export type Excerpt = (file: string, line: number) => string | null;
