import { z } from "zod";
import { severities } from "../model/finding.ts";

const globs = z.array(z.string().min(1));

/** A positive duration such as `90s`, `10m`, `1h`. */
const duration = z
  .string()
  .regex(/^[1-9]\d{0,5}(?:ms|s|m|h)$/, "a duration such as 90s, 10m or 1h is expected");

/** `hookgate.yml`: everything optional, nothing unknown allowed. The published JSON Schema is made from this. */
export const policySchema = z
  .strictObject({
    "fail-on": z
      .enum(["error", "warning", "never"])
      .describe("the gravest kind of finding that fails the gate"),
    include: globs.describe("where to look for hook configs; default: everywhere"),
    exclude: globs.describe("configs and recordings to leave out"),
    agents: z
      .record(
        z.string(),
        z.strictObject({ version: z.string("a version in quotes is expected").min(1) }).partial(),
      )
      .describe("version of an agent whose behaviour counts; default: the newest known"),
    rules: z.record(z.string(), z.enum([...severities, "off"])).describe("severity per rule"),
    replay: z
      .strictObject({
        transcripts: globs.describe("recordings to replay"),
        dialects: z.array(z.string()).describe("only the hooks of these agents"),
        jobs: z.number().int().min(1).max(256).describe("recordings replayed at once"),
        sandbox: z.enum(["auto", "bubblewrap", "unshare", "none"]),
        "on-other-exit": z
          .enum(["allow", "block"])
          .describe("Agent Hooks: what an exit code other than 0 and 2 does"),
        env: z
          .array(z.string().regex(/^[A-Za-z_][A-Za-z0-9_]*$/, "the name of a variable is expected"))
          .describe("variables of this process that hooks may see"),
        network: z.boolean(),
        budget: duration.describe("time after which the whole replay is ended"),
        translate: z
          .enum(["auto", "always", "never"])
          .describe(
            "replay recordings of other agents through an agent's hooks, in its own words: auto = where it has no recordings of its own; default: auto",
          ),
        "map-root": z
          .boolean()
          .describe(
            "replace the folder a session was recorded in by the replay workspace in paths; default: true",
          ),
      })
      .partial(),
    suppress: z
      .array(
        z.strictObject({
          rule: z.string().min(1),
          file: z.string().min(1).optional().describe("a path or glob; default: every file"),
          hook: z.string().min(1).optional().describe("id of a hook"),
          reason: z.string().trim().min(1, "a reason is needed"),
        }),
      )
      .describe("findings that were looked at and accepted, each with its reason"),
  })
  .partial();

export type PolicyFile = z.infer<typeof policySchema>;
