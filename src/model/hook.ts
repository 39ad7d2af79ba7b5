import type { LocatedObject } from "../source/located.ts";
import type { SourceText } from "../source/text.ts";
import type { DialectId } from "./ids.ts";
import type { JsonObject } from "./json.ts";
import type { Span } from "./place.ts";

/** Where a config file stands in its vendor's layering. `dead` is a place the vendor never looks at. */
export type Layer =
  | "system-defaults"
  | "user"
  | "project"
  | "local"
  | "system"
  | "extension"
  | "plugin"
  | "front-matter"
  | "dead";

/** A file that a dialect claims, before it is parsed. */
export interface ConfigFile {
  dialect: DialectId;
  /** Relative to the repository root with `/`; absolute for a file of a layer outside the repository. */
  file: string;
  /** Folder of the project the file belongs to, relative to the repository root; `""` is the root itself. */
  root: string;
  layer: Layer;
  /** The dialect's own word for the shape of the file (`settings`, `hooks-json` …). */
  kind: string;
  /** Folder of the extension, plugin, skill … that brings the file, relative or absolute like `file`. */
  home: string | null;
}

/** What an agent does only while a sub-agent or a skill is active. */
export type HookScope =
  | { kind: "agent"; name: string }
  | { kind: "skill"; name: string }
  | { kind: "command"; name: string };

/**
 * One handler in one config file. Values are what the vendor makes of the file (defaults applied, units
 * converted); the nodes keep where they were written.
 */
export interface Hook {
  /** Stable across unrelated edits: file, event, name or command hash, and a counter for repeats. */
  id: string;
  dialect: DialectId;
  config: ConfigFile;
  event: string;
  /** As written; null when absent or not a string. */
  matcher: string | null;
  name: string | null;
  /** `command`, `prompt`, `http` … as the vendor reads it. */
  type: string;
  /** The command line as written; null for a handler type without one. */
  command: string | null;
  /** Extra arguments of the exec form (no shell); null in shell form. */
  args: readonly string[] | null;
  shell: string | null;
  env: Readonly<Record<string, string>>;
  /** In milliseconds, after the vendor's own coercion and default. */
  timeoutMs: number;
  /** A hook on an event that can block, meant to deny, ask or refuse a stop. */
  guard: boolean;
  enabled: boolean;
  /** Why it is not enabled; null when it is. */
  disabledBecause: string | null;
  async: boolean;
  /** Gemini CLI: this entry makes the whole event sequential. */
  sequential: boolean;
  /** Claude Code: what a failure does, when the handler says so. */
  onFailure: "continue" | "block" | null;
  /** Claude Code: the `if` filter. */
  condition: string | null;
  scope: HookScope | null;
  source: SourceText;
  /** The handler's own node; for a front-matter hook the node inside the front matter. */
  node: LocatedObject;
  /** The group around the handler, where `matcher` stands; null where the dialect has no groups. */
  group: LocatedObject | null;
  /** The key that names the event. */
  eventSpan: Span;
}

/** Ids of the rules under which dialects tell what they find while parsing. Nothing else is listened to. */
export const defectRules = [
  "config-shape",
  "config-syntax",
  "dead-location",
  "duplicate-hook",
  "duplicate-key",
  "entry-point",
  "event-never-fires",
  "hooks-disabled",
  "inert-setting",
  "invalid-value",
  "legacy-trigger",
  "matcher-invalid",
  "matcher-never-matches",
  "missing-field",
  "name-mismatch",
  "timeout-range",
  "timeout-unit",
  "type-not-allowed",
  "unknown-event",
  "unknown-field",
  "wrong-dialect",
] as const;
export type DefectRule = (typeof defectRules)[number];

/** What is wrong with a file, told by the dialect and worded by the rule of the same name. */
export interface Defect {
  rule: DefectRule;
  /** What is wrong, quoting the value: one clause, no full stop. */
  what: string;
  /** What this vendor does with it and what is lost: one clause, no full stop; empty when `what` says all. */
  consequence: string;
  /** How to mend it; null when the rule's own cure is enough. */
  cure: string | null;
  span: Span;
  /** Overrides the rule's default severity. */
  severity: "error" | "warning" | "note" | null;
  /** Id of the hook it belongs to, when there is one. */
  hook: string | null;
}

/** A config file after parsing: what the vendor would load from it, and what is wrong with it. */
export interface ParsedConfig {
  config: ConfigFile;
  source: SourceText;
  /** In file order, including those that can never run. */
  hooks: Hook[];
  defects: Defect[];
  /** Settings beside the hooks that change which of them run, under the vendor's own names. */
  settings: JsonObject;
  /** False when the file has nothing to do with hooks and should not be listed. */
  relevant: boolean;
}
