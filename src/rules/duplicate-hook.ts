import type { Dialect } from "../dialects/dialect.ts";
import type { Hook } from "../model/hook.ts";
import type { DialectId } from "../model/ids.ts";
import { startOf } from "../shell/script-path.ts";
import {
  agentHook,
  agentHookPrograms,
  antigravityGuard,
  antigravityHooks,
  claudeGuard,
  claudeHooks,
  geminiGuard,
  geminiHooks,
} from "./example-files.ts";
import { sampleEvent } from "./foreseen.ts";
import { toldDefects } from "./from-defects.ts";
import { hookScripts } from "./hook-scripts.ts";
import { fieldSpan, liveHooks, remark } from "./per-hook.ts";
import type { LintRule, RepositoryFacts } from "./rule.ts";
import { duration, label } from "./wording.ts";

/** The same hook in a second folder. */
const copy = Object.fromEntries(
  Object.entries(agentHook()).map(([path, text]) => [
    path.replace("/no-rm/", "/no-rm-either/"),
    text,
  ]),
);

export const duplicateHook: LintRule = {
  meta: {
    id: "duplicate-hook",
    group: "Config",
    severity: "warning",
    summary: "The same handler stands twice for one event, or two hooks share a name.",
    details: `- **Gemini CLI** starts handlers with equal name and command once for an event. The first one registered wins, with its timeout and environment; the other is dropped with a debug line (0.22 compares the command alone). Two handlers of one event with the same name and different commands both run, but \`hooksConfig.disabled\` cannot tell them apart.
- **Claude Code** drops a repeated handler only within one source (a settings file, a plugin, a skill). All sources add up: the same handler in two of them runs twice.
- **Antigravity** drops nothing: what stands twice runs twice. A name belongs to a whole object of handlers, which share it. What happens when two files have an object of the same name is nowhere said; hookgate runs both, and \`enabled: false\` is taken for the object it stands in.
- **Agent Hooks** load one hook of a name: of two in the project the one whose folder comes last, and the project's instead of the user's, even when the two listen to different events.

Handlers whose matchers share no tool are not duplicates.`,
    cure: "Keep one of them.",
    dialects: null,
    examples: {
      bad: [
        {
          caption: "Gemini CLI keeps the first: the longer timeout is lost.",
          files: geminiHooks({
            BeforeTool: [
              { matcher: "run_shell_command", hooks: [{ ...geminiGuard, timeout: 5000 }] },
              { matcher: "shell", hooks: [{ ...geminiGuard, timeout: 60000 }] },
            ],
          }),
        },
        {
          caption: "In the shared and in the local file: Claude Code runs it twice.",
          files: {
            ...claudeHooks({ PreToolUse: [{ matcher: "Bash", hooks: [claudeGuard] }] }),
            ".claude/settings.local.json":
              claudeHooks({ PreToolUse: [{ matcher: "Bash", hooks: [claudeGuard] }] })[
                ".claude/settings.json"
              ] ?? "",
          },
        },
        {
          caption: "Two names for one handler: Antigravity runs it twice for every shell call.",
          files: antigravityHooks({
            "no-rm": { PreToolUse: [{ matcher: "run_command", hooks: [antigravityGuard] }] },
            everything: { PreToolUse: [{ hooks: [antigravityGuard] }] },
          }),
        },
        {
          caption: "Agent Hooks load only the one in the folder that comes last.",
          files: { ...agentHook(), ...copy },
          executable: [...agentHookPrograms, ".agents/hooks/no-rm-either/scripts/run"],
        },
      ],
      good: [
        {
          caption: "One command for two tools that have nothing in common.",
          files: claudeHooks({
            PreToolUse: [
              { matcher: "Bash", hooks: [claudeGuard] },
              { matcher: "PowerShell", hooks: [claudeGuard] },
            ],
          }),
        },
        {
          caption: "Antigravity: one name for several handlers is what names are for.",
          files: antigravityHooks({
            "no-rm": {
              PreToolUse: [{ matcher: "run_command", hooks: [antigravityGuard] }],
              Stop: [{ type: "command", command: "rm -f /tmp/refused >&2" }],
            },
          }),
        },
      ],
    },
  },

  *lint(context) {
    yield* toldDefects("duplicate-hook", context);
    const { dialect, projectHooks, repository } = context;
    const own = new Set(liveHooks(context));
    const earlier = new Map<string, Hook[]>();
    const named = new Map<string, Hook>();
    const told = new Set<string>();
    for (const hook of projectHooks) {
      if (!hook.enabled) continue;
      const key = identity(hook, dialect, repository);
      const rivals = earlier.get(key) ?? [];
      const name = nameKey(hook);
      const namesake = name === null ? undefined : named.get(name);
      const twin = rivals.find(
        (other) => placeFor(other, hook, own) !== null && shared(other, hook, dialect) !== null,
      );
      if (twin !== undefined) {
        const at = placeFor(twin, hook, own) ?? hook;
        yield remark(at, fieldSpan(at, "command"), twice(twin, hook, at, dialect));
      } else if (namesake !== undefined) {
        const at = placeFor(namesake, hook, own);
        const said = at === null ? null : sameName(namesake, hook, at, dialect);
        const ofObject = nameOwner[dialect.id] === "object";
        const once = ofObject ? `${name}` : hook.id;
        if (at !== null && said !== null && !told.has(once)) {
          yield remark(at, ofObject ? at.eventSpan : fieldSpan(at, "name"), said);
          told.add(once);
        }
      }
      if (name !== null && namesake === undefined) named.set(name, hook);
      if (rivals.length < mostRivals) earlier.set(key, [...rivals, hook]);
    }
  },
};

/**
 * Which of two hooks a finding stands on: the later one. An agent that also loads the files of the folders above may
 * register those last, and only this file's context sees both: then it is the earlier one. Null: not for this file.
 */
function placeFor(first: Hook, second: Hook, own: ReadonlySet<Hook>): Hook | null {
  if (own.has(second)) return second.command === null ? null : second;
  const above = first.config.root !== second.config.root;
  return own.has(first) && above && first.command !== null ? first : null;
}

/** Against files of ten thousand equal hooks. */
const mostRivals = 20;

function identity(hook: Hook, dialect: Dialect, files: RepositoryFacts): string {
  const { event, type, command, args, shell, condition, scope, config } = hook;
  // One text means two scripts when a variable stands for the folder of the plugin or extension.
  const home = /PLUGIN_|EXTENSION_|extensionPath/.test(`${command} ${args}`) ? config.home : null;
  const place = dialect.hookFolder === undefined ? null : placeOf(hook, dialect, files);
  return JSON.stringify([event, type, command, args, shell, condition, scope, home, place]);
}

/** Where commands start beside their file, one text is two commands unless it leads to the same scripts. */
function placeOf(hook: Hook, dialect: Dialect, files: RepositoryFacts): string | string[] {
  const scripts = hookScripts(hook, dialect, files).map(({ path }) => path);
  return scripts.length > 0 ? scripts : startOf(dialect, hook.config);
}

/** A value that the matchers of both hooks take; null when there is none to be found. */
function shared(a: Hook, b: Hook, dialect: Dialect): { value: string } | null {
  const target = dialect.events.get(a.event)?.matches ?? null;
  if (target === null) return { value: "" };
  const [first, second] = [a, b].map((h) => dialect.matcher.compile(h.matcher ?? "", h.event));
  if (first === undefined || second === undefined || first.invalid !== null) return null;
  const written = [...first.names, ...second.names, (a.matcher ?? "").replaceAll(".*", "x")];
  const value = [...(target.values ?? dialect.tools.known), ...written].find(
    (candidate) => candidate !== "" && first.test(candidate) && second.test(candidate),
  );
  return value === undefined ? null : { value };
}

/** @param at the one that the finding stands on */
function twice(first: Hook, second: Hook, at: Hook, dialect: Dialect): string {
  const other = at === second ? first : second;
  const same = `The same handler stands at ${whereabouts(other, at)} for the same \`${at.event}\``;
  const event = sampleEvent(dialect, second, shared(first, second, dialect)?.value ?? "");
  // The filter is the same for both; whether it holds does not matter here.
  const both = [first, second].map((hook) => ({ ...hook, condition: null }));
  const started = dialect.plan(both, event).steps.map((step) => step.hook.id);
  if (started.length !== 1) return `${same}: ${dialect.title} runs it twice. Keep one of them.`;
  const kept = started[0] === at.id ? "this one" : "the first";
  const lost = started[0] === first.id ? second : first;
  const timeouts =
    first.timeoutMs === second.timeoutMs
      ? ""
      : `, and the timeout of ${duration(lost.timeoutMs)} is lost`;
  return `${same}: ${dialect.title} starts ${kept} and drops the other${timeouts}. Keep one of them.`;
}

/** What a name belongs to, by agent; where there is no entry, names mean nothing or the dialect tells of clashes. */
const nameOwner: Partial<Record<DialectId, "handler" | "object">> = {
  "gemini-cli": "handler",
  antigravity: "object",
};

/** What must not be there twice; null for a hook whose name does not matter. */
function nameKey({ dialect, event, name }: Hook): string | null {
  const owner = nameOwner[dialect];
  if (name === null || owner === undefined) return null;
  return owner === "handler" ? `${event} ${name}` : name;
}

/** What comes of one name for two hooks; null when that is meant. */
function sameName(first: Hook, second: Hook, at: Hook, dialect: Dialect): string | null {
  const where = whereabouts(at === second ? first : second, at);
  if (nameOwner[dialect.id] === "object") {
    return first.source.file === second.source.file
      ? null
      : `A hook of the name ${label(at)} stands at ${where} too. ${dialect.title}'s document does not say what becomes of the two; it probably runs both, and \`enabled: false\` then switches off only the one it stands in. Give each its own name.`;
  }
  if (first.command === second.command) return null;
  return `Another hook of \`${at.event}\` at ${where} is called ${label(at)} too: ${dialect.title} runs both, and whoever switches off or looks for one by its name gets both. Give each its own name.`;
}

function whereabouts(first: Hook, second: Hook): string {
  const { file, line } = first.source.place(first.node);
  return file === second.source.file ? `line ${line}` : `\`${file}\` line ${line}`;
}
