import type { Dialect } from "../dialects/dialect.ts";
import type { Hook } from "../model/hook.ts";
import { field } from "../source/located.ts";
import { claudeGuard, claudeHooks, geminiGuard, geminiHooks } from "./example-files.ts";
import { sampleEvent } from "./foreseen.ts";
import { fieldSpan, liveHooks, remark } from "./per-hook.ts";
import type { LintRule } from "./rule.ts";
import { duration, label } from "./wording.ts";

export const duplicateHook: LintRule = {
  meta: {
    id: "duplicate-hook",
    group: "Config",
    severity: "warning",
    summary: "The same handler stands twice for one event, or two handlers share a name.",
    details: `- **Gemini CLI** starts handlers with equal name and command once for an event. The first one registered wins, with its timeout and environment; the other is dropped with a debug line (0.22 compares the command alone). Two handlers of one event with the same name and different commands both run, but \`hooksConfig.disabled\` cannot tell them apart.
- **Claude Code** drops a repeated handler only within one source (a settings file, a plugin, a skill). All sources add up: the same handler in two of them runs twice.

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
      ],
    },
  },

  *lint(context) {
    const { dialect, projectHooks } = context;
    const own = new Set(liveHooks(context));
    const earlier = new Map<string, Hook[]>();
    const named = new Map<string, Hook>();
    for (const hook of projectHooks) {
      if (!hook.enabled) continue;
      const rivals = earlier.get(identity(hook)) ?? [];
      const name = `${hook.event} ${hook.name}`;
      // Where the name is that of a group of handlers, it is meant to be shared.
      const ownName = field(hook.node, "name") !== undefined;
      const namesake = hook.name === null || !ownName ? undefined : named.get(name);
      if (own.has(hook) && hook.command !== null) {
        const twin = rivals.find((other) => shared(other, hook, dialect) !== null);
        if (twin) yield remark(hook, fieldSpan(hook, "command"), twice(twin, hook, dialect));
        else if (namesake && namesake.command !== hook.command) {
          yield remark(hook, fieldSpan(hook, "name"), sameName(namesake, hook, dialect));
        }
      }
      named.set(name, namesake ?? hook);
      if (rivals.length < mostRivals) earlier.set(identity(hook), [...rivals, hook]);
    }
  },
};

/** Against files of ten thousand equal hooks. */
const mostRivals = 20;

function identity({ event, type, command, args, shell, condition, scope, config }: Hook): string {
  // One text means two scripts when a variable stands for the folder of the plugin or extension.
  const home = /PLUGIN_|EXTENSION_|extensionPath/.test(`${command} ${args}`) ? config.home : null;
  return JSON.stringify([event, type, command, args, shell, condition, scope, home]);
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

function twice(first: Hook, second: Hook, dialect: Dialect): string {
  const same = `The same handler stands at ${whereabouts(first, second)} for the same \`${second.event}\``;
  const event = sampleEvent(dialect, second, shared(first, second, dialect)?.value ?? "");
  // The filter is the same for both; whether it holds does not matter here.
  const both = [first, second].map((hook) => ({ ...hook, condition: null }));
  const started = dialect.plan(both, event).steps.map((step) => step.hook.id);
  if (started.length !== 1) return `${same}: ${dialect.title} runs it twice. Keep one of them.`;
  const kept = started[0] === first.id ? "the first" : "this one";
  const lost = started[0] === first.id ? second : first;
  const timeouts =
    first.timeoutMs === second.timeoutMs
      ? ""
      : `, and the timeout of ${duration(lost.timeoutMs)} is lost`;
  return `${same}: ${dialect.title} starts ${kept} and drops the other${timeouts}. Keep one of them.`;
}

function sameName(first: Hook, second: Hook, dialect: Dialect): string {
  return `Another hook of \`${second.event}\` at ${whereabouts(first, second)} is called ${label(second)} too: ${dialect.title} runs both, and whoever switches off or looks for one by its name gets both. Give each its own name.`;
}

function whereabouts(first: Hook, second: Hook): string {
  const { file, line } = first.source.place(first.node);
  return file === second.source.file ? `line ${line}` : `\`${file}\` line ${line}`;
}
