import { z } from "zod";
import type { Behaviour } from "./versions.ts";

/** What a hook may print under `hookSpecificOutput`, by event (§ Decision control of the vendor's reference). */
const text = z.string().optional();
const flag = z.boolean().optional();
const anything = z.unknown().optional();
const object = z.record(z.string(), z.unknown()).optional();
const paths = z.array(z.string()).optional();

const permission = (behaviour: Behaviour) =>
  z.enum(
    behaviour.reached(outputSince["PreToolUse.defer"] ?? null)
      ? ["allow", "deny", "ask", "defer"]
      : ["allow", "deny", "ask"],
  );

const permissionDecision = z.union([
  z.object({ behavior: z.literal("allow"), updatedInput: object, updatedPermissions: anything }),
  z.object({ behavior: z.literal("deny"), message: text, interrupt: flag }),
]);

const elicitation = { action: z.enum(["accept", "decline", "cancel"]).optional(), content: object };

type Shape = (behaviour: Behaviour) => z.ZodRawShape;
const context: Shape = () => ({ additionalContext: text });

const shapes: Readonly<Record<string, Shape>> = {
  PreToolUse: (behaviour) => ({
    permissionDecision: permission(behaviour).optional(),
    permissionDecisionReason: text,
    updatedInput: object,
    additionalContext: text,
  }),
  PermissionRequest: () => ({ decision: permissionDecision.optional() }),
  PermissionDenied: () => ({ retry: flag }),
  PostToolUse: () => ({
    additionalContext: text,
    updatedToolOutput: anything,
    updatedMCPToolOutput: anything,
    classifierContext: anything,
  }),
  PostToolUseFailure: context,
  PostToolBatch: context,
  UserPromptSubmit: () => ({
    additionalContext: text,
    sessionTitle: text,
    suppressOriginalPrompt: flag,
  }),
  UserPromptExpansion: () => ({ additionalContext: text, suppressOriginalPrompt: flag }),
  SessionStart: () => ({
    additionalContext: text,
    initialUserMessage: text,
    sessionTitle: text,
    watchPaths: paths,
    reloadSkills: flag,
  }),
  Setup: context,
  SubagentStart: context,
  Notification: context,
  PostModelSwitch: context,
  Stop: context,
  SubagentStop: context,
  PreModelSwitch: () => ({
    permissionDecision: z.enum(["allow", "deny", "ask"]).optional(),
    permissionDecisionReason: text,
  }),
  Elicitation: () => elicitation,
  ElicitationResult: () => elicitation,
  CwdChanged: () => ({ watchPaths: paths }),
  FileChanged: () => ({ watchPaths: paths }),
  WorktreeCreate: () => ({ worktreePath: text }),
  MessageDisplay: () => ({ displayContent: text }),
};

/** First versions of `Event.field` (or of an event's whole object, as `Event`). Before, the field does nothing. */
export const outputSince: Readonly<Record<string, string>> = {
  "PreToolUse.updatedInput": "2.0.10",
  "PreToolUse.additionalContext": "2.1.9",
  "PreToolUse.defer": "2.1.89",
  "PostToolUse.updatedToolOutput": "2.1.121",
  Stop: "2.1.163",
  SubagentStop: "2.1.163",
};

/** The fields an event accepts under `hookSpecificOutput` at a version; null when it accepts no such object. */
export function specificShape(event: string, behaviour: Behaviour): z.ZodRawShape | null {
  const shape = Object.hasOwn(shapes, event) ? shapes[event] : undefined;
  if (shape === undefined || !behaviour.reached(outputSince[event] ?? null)) return null;
  const fields = Object.entries(shape(behaviour)).filter(([name]) =>
    behaviour.reached(outputSince[`${event}.${name}`] ?? null),
  );
  return Object.fromEntries(fields);
}
