import { createHash } from "node:crypto";
import { z } from "zod";
import type { ConfigFile, Defect, Hook } from "../../model/hook.ts";
import { entry, field, type LocatedObject, toJson } from "../../source/located.ts";
import type { SourceText } from "../../source/text.ts";
import { defect } from "../config-text.ts";
import type { EventFacts } from "../dialect.ts";
import { schemaIssues } from "../schema-defects.ts";
import { isRegistered, patience, raw } from "./raw.ts";
import { timeoutDefects } from "./timeout.ts";
import { commandDefect, typeDefect } from "./type.ts";
import { unknownFields } from "./unknown-fields.ts";
import type { Behaviour } from "./versions.ts";

/** What is known around a handler while its file is parsed. */
export interface HandlerContext {
  config: ConfigFile;
  source: SourceText;
  behaviour: Behaviour;
  facts: EventFacts;
  eventSpan: Hook["eventSpan"];
  group: LocatedObject;
  /** After a timeout, as a clause: "stops it and …". */
  onTimeout: string;
  /** What a value of the wrong type does to the whole program; null: nothing. */
  fatal: string | null;
  /** Ids given so far in this file. */
  ids: Map<string, number>;
}

const optionalText = z.string().nullish();

/** The fields whose type matters beside `type`, `command` and `timeout`, which have words of their own. */
const handlerSchema = z.looseObject({
  name: optionalText,
  description: optionalText,
  env: z.record(z.string(), z.string()).nullish(),
});

/** Reads one handler: the hook as the vendor sees it, and everything wrong with it. */
export function readHandler(
  node: LocatedObject,
  context: HandlerContext,
): { hook: Hook; defects: Defect[] } {
  const { behaviour, facts } = context;
  const kept = isRegistered(node, behaviour);
  const type = raw(node, "type");
  const command = raw(node, "command");
  const matcher = raw(context.group, "matcher");
  const name = stringOrNull(raw(node, "name"));
  const hook: Hook = {
    id: newId(context, name, stringOrNull(command) ?? JSON.stringify(command ?? "")),
    dialect: context.config.dialect,
    config: context.config,
    event: facts.name,
    matcher: stringOrNull(matcher),
    name,
    type: typeof type === "string" ? (type === "plugin" ? "command" : type) : "",
    command: stringOrNull(command),
    args: null,
    shell: null,
    env: behaviour.handlerEnv ? readEnv(node) : {},
    timeoutMs: patience(node, behaviour).ms,
    guard:
      (type === "command" || type === "plugin") &&
      (facts.blocking === "operation" || facts.blocking === "stop"),
    enabled: kept,
    disabledBecause: kept ? null : "Gemini CLI drops this handler",
    async: false,
    sequential: raw(context.group, "sequential") === true,
    onFailure: null,
    condition: null,
    scope: null,
    source: context.source,
    node,
    group: context.group,
    eventSpan: context.eventSpan,
  };
  return { hook, defects: handlerDefects(hook, context) };
}

function handlerDefects(hook: Hook, context: HandlerContext): Defect[] {
  const { node, source } = hook;
  const { behaviour, fatal, facts } = context;
  const wrongType = typeDefect(node, behaviour);
  // One finding for a handler that is thrown away: what else is wrong with it does not matter.
  if (wrongType !== null && !hook.enabled) return [{ ...wrongType, hook: hook.id }];
  const found = [
    wrongType,
    commandDefect(node, source, fatal),
    ...typedFields(node, source, context),
    ...timeoutDefects(node, source, { behaviour, fatal, onTimeout: context.onTimeout }),
    ...unknownFields(node, facts, behaviour),
  ];
  return found.filter((d) => d !== null).map((d) => ({ ...d, hook: hook.id }));
}

function typedFields(node: LocatedObject, source: SourceText, context: HandlerContext): Defect[] {
  return schemaIssues(handlerSchema, node, source)
    .filter((issue) => !issue.field.startsWith("env") || context.behaviour.handlerEnv)
    .map((issue) =>
      defect({
        rule: issue.rule,
        what: issue.what,
        consequence:
          context.fatal ??
          (issue.field.startsWith("env")
            ? "Gemini CLI warns at start and passes the value on as text"
            : "Gemini CLI warns at start and takes it as it is"),
        span: issue.span,
        severity: context.fatal === null ? "warning" : null,
      }),
    );
}

/** File, event and name (or the command's hash): what stays when other lines change. */
function newId(
  { source, facts, ids }: HandlerContext,
  name: string | null,
  command: string,
): string {
  const hash = () => createHash("sha256").update(command).digest("hex").slice(0, 8);
  const id = `${source.file}#${facts.name}/${name || hash()}`;
  const times = (ids.get(id) ?? 0) + 1;
  ids.set(id, times);
  return times === 1 ? id : `${id}~${times}`;
}

function readEnv(node: LocatedObject): Record<string, string> {
  const env = field(node, "env");
  if (env?.kind !== "object") return {};
  const pairs = env.entries.map(({ key }): [string, string] => {
    const last = entry(env, key)?.value;
    const value = last === undefined ? "" : toJson(last);
    return [
      key,
      typeof value === "object" && value !== null ? JSON.stringify(value) : String(value),
    ];
  });
  return Object.fromEntries(pairs);
}

function stringOrNull(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}
