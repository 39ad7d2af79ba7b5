import { openPolicy } from "../check.ts";
import { chosenDialects } from "../dialects/choose.ts";
import type { Dialect } from "../dialects/dialect.ts";
import { openProjects } from "../discover/open.ts";
import type { Project } from "../discover/projects.ts";
import type { Repository } from "../edge/edge.ts";
import { nodeEdge } from "../edge/node-edge.ts";
import { UsageError } from "../model/errors.ts";
import type { AgentEvent, SessionFacts } from "../model/event.ts";
import type { Hook } from "../model/hook.ts";
import { findRecordings } from "../replay/recordings.ts";
import { translateTo } from "../replay/replay-all.ts";
import { Why } from "../replay/why.ts";
import { whyJson, whyText } from "../report/why-text.ts";
import { hookScripts } from "../rules/hook-scripts.ts";
import { vocabularyOf } from "../tools/registry.ts";
import { translate } from "../tools/translate.ts";
import type { Arguments } from "./options.ts";

/** `hookgate why FILE[:LINE]`: runs nothing, only asks which recorded events would start a hook. */
export async function whyCommand(args: Arguments): Promise<number> {
  const [operand, ...more] = args.operands;
  if (operand === undefined || more.length > 0) {
    throw new UsageError(
      "hookgate why takes one FILE or FILE:LINE: a hook config, or a script of a hook",
    );
  }
  const format = args.many("format")[0] ?? "text";
  if (args.many("format").length > 1 || (format !== "json" && format !== "text")) {
    throw new UsageError(
      `hookgate why prints text or json, not "${args.many("format").join(", ")}"`,
    );
  }
  const edge = nodeEdge();
  const repository = await edge.openRepository(".");
  const policy = openPolicy(repository, args.one("config"), edge);
  const layers = {
    userDir: args.one("user-dir"),
    systemDir: args.one("system-dir"),
    extensions: args.many("extension"),
  };
  const dialects = chosenDialects(args.many("dialect"), policy.versions, policy);
  const projects = openProjects(dialects, repository, policy, layers, edge);
  const [, path = operand, line] = /^(.*?)(?::(\d+))?$/.exec(operand) ?? [];
  const file = edge.relative(repository.root, edge.absolute(path));
  const asked = hooksAt(file, line === undefined ? null : Number(line), projects, repository);
  const whys = asked.map(({ hook, project }) => new Why(hook, project));

  const recordings = await findRecordings(repository, policy, args.many("transcripts"), edge);
  const targets = translateTo(policy.translate, recordings, projects);
  for (const { source, reader } of recordings) {
    if (reader === null) continue;
    const session: SessionFacts = { sessionId: null, cwd: null, agentVersion: null };
    let step = 0;
    for await (const item of reader.read(source)) {
      if (item.kind === "session") Object.assign(session, item.session);
      if (item.kind !== "event") continue;
      step += 1;
      const event = { ...item.event, step };
      for (const why of whys) {
        for (const told of inWordsOf(why.dialect, event, session, targets, dialects)) {
          why.see(told, session, source.file);
        }
      }
    }
  }
  const answers = whys.map((why) => why.answer());
  const known = recordings.filter((r) => r.reader !== null).length;
  process.stdout.write(format === "json" ? whyJson(answers, known) : whyText(answers, known));
  return 0;
}

/** An event as an agent's hooks would get it in a replay: its own as it is, another agent's translated or not at all. */
function inWordsOf(
  dialect: Dialect,
  event: AgentEvent,
  session: SessionFacts,
  targets: readonly string[],
  dialects: readonly Dialect[],
): readonly AgentEvent[] {
  if (event.dialect === dialect.id) return [event];
  const from = vocabularyOf(event.dialect, dialects);
  if (from === null || !targets.includes(dialect.id)) return [];
  const translated = translate(event, from, dialect.vocabulary, session.cwd);
  return translated.kind === "events" ? translated.events : [];
}

/** The hooks a place names: those of a config (at a line: the one there), or those that start a script. */
function hooksAt(
  file: string,
  line: number | null,
  projects: readonly Project[],
  repository: Repository,
): { hook: Hook; project: Project }[] {
  const all = projects.flatMap((project) => project.hooks.map((hook) => ({ hook, project })));
  const inFile = all.filter(({ hook }) => hook.source.file === file);
  const atLine = inFile.filter(({ hook }) => {
    const place = hook.source.place(hook.node);
    return line === null || (place.line <= line && line <= place.endLine);
  });
  if (atLine.length > 0) return atLine;
  if (inFile.length > 0) {
    const lines = inFile.map(({ hook }) => hook.source.place(hook.node).line);
    throw new UsageError(
      `${file}:${line} is inside no hook; hooks of this file stand at lines ${lines.join(", ")}`,
    );
  }
  const starting = all.filter(({ hook, project }) =>
    hookScripts(hook, project.dialect, repository).some((script) => script.path === file),
  );
  if (starting.length > 0) return starting;
  throw new UsageError(
    repository.has(file) ? `${file} holds no hook, and no hook starts it` : `no such file: ${file}`,
  );
}
