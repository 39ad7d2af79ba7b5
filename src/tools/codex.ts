import type { JsonObject, JsonValue } from "../model/json.ts";
import { commandLine } from "../transcripts/codex-tool.ts";
import { callFields } from "./call-fields.ts";
import { doubleUnderscores } from "./mcp-name.ts";
import { patchToEdit, patchToWrite } from "./patch.ts";
import { resultField } from "./result-text.ts";
import { stoppedByItself } from "./shared-words.ts";
import { event, type ToolWords, tools, type Vocabulary } from "./vocabulary.ts";
import { choice, field, flag, given, text, type Word } from "./word.ts";
import { items, objectsOf } from "./word-list.ts";

/** A command line, or the arguments of one. */
function command(key: string): Word {
  return field("command", [key], {
    read: (value) => lineOf(value),
    write: (value) => value,
  });
}

function lineOf(value: JsonValue): string | undefined {
  if (typeof value === "string") return value;
  if (!Array.isArray(value) || !value.every((part) => typeof part === "string")) return undefined;
  return commandLine(value);
}

/** Everything that changes files is a patch here; of other agents' changes one is made. */
function patched(
  neutral: readonly string[],
  patch: (path: string, args: JsonObject) => string,
): Word {
  return {
    neutral,
    read: () => null,
    write(args, { cwd }) {
      const path = given(args, "path");
      if (typeof path !== "string") return null;
      const everywhere = (objectsOf(given(args, "edits")) ?? []).some((edit) => edit.all === true);
      const lost = everywhere ? ["edits[].all"] : [];
      return { own: { command: patch(below(path, cwd), args) }, lost };
    },
  };
}

/** Paths in a patch are relative to the working directory. */
function below(path: string, cwd: string | null): string {
  return cwd !== null && cwd !== "/" && path.startsWith(`${cwd}/`)
    ? path.slice(cwd.length + 1)
    : path;
}

const textAt = (args: JsonObject, key: string): string => {
  const value = given(args, key);
  return typeof value === "string" ? value : "";
};
const workdir = text("cwd", "workdir", "working_directory");
const write = patched(["path", "content"], (path, args) =>
  patchToWrite(path, textAt(args, "content")),
);
const edit = patched(["path", "old", "new"], (path, args) =>
  patchToEdit(path, [{ old: textAt(args, "old"), new: textAt(args, "new") }]),
);
const multiEdit = patched(["path", "edits"], (path, args) => {
  const edits = objectsOf(given(args, "edits")) ?? [];
  return patchToEdit(
    path,
    edits.map((item) => ({ old: textAt(item, "old"), new: textAt(item, "new") })),
  );
});

/**
 * Hooks get every way to run a command as `Bash`, and a patch as `apply_patch` with the whole of it as its `command`
 * (0.12x and later). The other names are those of rollouts from 0.39 to 0.128.
 */
const rows: readonly ToolWords[] = [
  ...tools(["Bash"], "shell", [command("command")]),
  ...tools(
    ["shell", "shell_command", "container.exec", "local_shell", "local_shell_call"],
    "shell",
    [command("command"), workdir],
    { readOnly: true },
  ),
  ...tools(["exec_command"], "shell", [command("cmd"), workdir], { readOnly: true }),
  ...tools(["apply_patch"], "patch", [text("patch", "command", "input")]),
  ...tools(["apply_patch"], "write", [write], { anyway: { append: false, overwrite: true } }),
  ...tools(["apply_patch"], "edit", [edit], { anyway: { all: false } }),
  ...tools(["apply_patch"], "multi-edit", [multiEdit]),
  ...tools(["view_image"], "read-media", [text("path", "path")]),
  ...tools(["update_plan"], "todo", [
    items("todos", "plan", [
      text("text", "step"),
      choice("status", "status", {
        pending: ["pending"],
        in_progress: ["in_progress"],
        completed: ["completed"],
      }),
    ]),
    text("explanation", "explanation"),
  ]),
  ...tools(["spawn_agent"], "sub-agent", [text("type", "agent_type"), text("prompt", "message")]),
];

const source = {
  startup: ["startup", "new"],
  resume: ["resume"],
  clear: ["clear"],
  compact: ["compact"],
};
const trigger = choice("trigger", "trigger", { manual: ["manual"], auto: ["auto"] });

/** The words of OpenAI's Codex, whose payloads are those of Claude Code with a few fields more. */
export const codex: Vocabulary = {
  dialect: "codex",
  title: "Codex",
  base: [
    text("sessionId", "session_id"),
    text("cwd", "cwd"),
    text("model", "model"),
    text("agentId", "agent_id"),
    text("agentType", "agent_type"),
  ],
  events: [
    event("PreToolUse", "before-tool"),
    event("PostToolUse", "after-tool", [resultField("tool_response")]),
    event("UserPromptSubmit", "prompt", [text("prompt", "prompt")], { needs: ["prompt"] }),
    event("SessionStart", "session-start", [choice("source", "source", source)], {
      decisive: ["source"],
    }),
    // Its reasons are not known.
    event("SessionEnd", "session-end"),
    event(
      "Stop",
      "before-stop",
      [flag("again", "stop_hook_active"), text("said", "last_assistant_message")],
      { implies: stoppedByItself },
    ),
    event("SubagentStart", "sub-agent-start"),
    event("SubagentStop", "sub-agent-stop", [
      flag("again", "stop_hook_active"),
      text("said", "last_assistant_message"),
    ]),
    event("PreCompact", "before-compact", [trigger]),
    event("PostCompact", "after-compact", [trigger]),
  ],
  tools: rows,
  call: callFields("tool_name", "tool_input"),
  mcp: doubleUnderscores,
  silent: {
    payload: ["transcript_path", "permission_mode", "hook_event_name", "tool_use_id", "turn_id"],
    input: [],
  },
  alone: {
    PermissionRequest:
      "comes only where a person would be asked, which no recording of another agent tells",
    Interrupt: "comes when the user interrupts, which other agents do not tell their hooks",
    PreModelRequest: "is about a request to the model, and what it tells is not known",
    PostModelRequest: "is about an answer of the model, and what it tells is not known",
    write_stdin: "writes to a command that runs already, which other agents do not do by a tool",
    wait_agent: "waits for a sub-agent, which other agents do not do by a tool",
    js: "runs JavaScript, which other agents do not do by a tool",
    exec: "runs JavaScript, which other agents do not do by a tool",
  },
};
