import type { DialectId } from "../model/ids.ts";

/** Where the script lies in the project, whatever the agent. */
export const scriptFile = "hookgate/record-hook.sh";

/** How one agent is told to record: which of its events, in which words, in which place. */
export interface LiveAgent {
  title: string;
  /** Events recorded when none is named. */
  events: readonly string[];
  /** Events that are recorded only when they are named: rare, or many in a row. */
  more: readonly string[];
  /** What to do with `config`, one sentence. */
  install: string;
  /** A settings file, or commands for a shell. */
  config(events: readonly string[]): string;
  /** How to be rid of it, one sentence; the script goes last, because a hook without its program may block. */
  remove: string;
}

/** Seconds a hook gets; recording takes milliseconds. */
const timeoutSeconds = 10;

/**
 * Claude Code. Older versions refuse a settings file with an event they do not know, so only those of 2.1.38 are
 * named by themselves. Not offered: WorktreeCreate, whose hook makes the folder and has to name it; FileChanged, whose
 * matcher is a list of files to watch; MessageDisplay, which fires for every piece of text.
 */
const claudeCode: LiveAgent = {
  title: "Claude Code",
  events: [
    "SessionStart",
    "UserPromptSubmit",
    "PreToolUse",
    "PostToolUse",
    "PostToolUseFailure",
    "Notification",
    "SubagentStart",
    "SubagentStop",
    "PreCompact",
    "Stop",
    "SessionEnd",
  ],
  more: [
    "PermissionRequest",
    "PermissionDenied",
    "PostToolBatch",
    "UserPromptExpansion",
    "Setup",
    "StopFailure",
    "PostCompact",
    "PreModelSwitch",
    "PostModelSwitch",
    "TeammateIdle",
    "TaskCreated",
    "TaskCompleted",
    "Elicitation",
    "ElicitationResult",
    "ConfigChange",
    "InstructionsLoaded",
    "WorktreeRemove",
    "CwdChanged",
    "DirectoryAdded",
  ],
  install:
    "Put this into .claude/settings.local.json, your own settings for this project (merge it when the file is there):",
  config: (events) =>
    json({
      hooks: grouped(events, (event) => ({
        type: "command",
        command: `sh "$CLAUDE_PROJECT_DIR"/${scriptFile} claude-code ${event} || exit 0`,
        timeout: timeoutSeconds,
      })),
    }),
  remove: "Take the entries out of .claude/settings.local.json, then delete the script.",
};

/**
 * Gemini CLI, whose timeouts are milliseconds. The variable stands in braces: without them the program itself would put
 * the quoted path between the quotes. BeforeModel and AfterModel fire for every request and every piece of an answer,
 * PreCompress before every request.
 */
const geminiCli: LiveAgent = {
  title: "Gemini CLI",
  events: [
    "SessionStart",
    "BeforeAgent",
    "BeforeTool",
    "AfterTool",
    "AfterAgent",
    "Notification",
    "SessionEnd",
  ],
  more: ["BeforeModel", "AfterModel", "BeforeToolSelection", "PreCompress"],
  install:
    "Put this into .gemini/settings.json (merge it when the file is there, and do not commit it); Gemini CLI has no settings file of your own for a project:",
  config: (events) =>
    json({
      hooks: grouped(events, (event) => ({
        name: "hookgate-record",
        type: "command",
        command: `sh "\${GEMINI_PROJECT_DIR}/${scriptFile}" gemini-cli ${event} || exit 0`,
        timeout: timeoutSeconds * 1000,
      })),
    }),
  remove:
    "Take the entries out of .gemini/settings.json (until then, hookgate-record in hooksConfig.disabled switches them off), then delete the script.",
};

/**
 * Antigravity, which denies a tool call when its hook gives no clear answer, and reads nothing but JSON: the command answers
 * itself, whatever becomes of the script. Only the two tool events have groups. It starts in the folder of `hooks.json`.
 */
const antigravity: LiveAgent = {
  title: "Antigravity",
  events: ["PreToolUse", "PostToolUse", "PreInvocation", "PostInvocation", "Stop"],
  more: ["SessionStart"],
  install:
    "Put this into .agents/hooks.json (merge it when the file is there, and do not commit it):",
  config: (events) =>
    json({
      "hookgate-record": Object.fromEntries(
        events.map((event) => {
          const answer = event === "PreToolUse" ? '{"decision":"allow"}' : "{}";
          const handler = {
            type: "command",
            command: `sh ../${scriptFile} antigravity ${event}; echo '${answer}'`,
            timeout: timeoutSeconds,
          };
          const isGrouped = event === "PreToolUse" || event === "PostToolUse";
          return [event, [isGrouped ? { matcher: "*", hooks: [handler] } : handler]];
        }),
      ),
    }),
  remove: "Take hookgate-record out of .agents/hooks.json, then delete the script.",
};

/** Agent Hooks: a folder for every event. The highest priority, because a hook that blocks ends the turn of the others. */
const agentHooks: LiveAgent = {
  title: "Agent Hooks",
  events: [
    "pre-session",
    "pre-tool-call",
    "post-tool-call",
    "post-tool-call-failure",
    "pre-agent-turn-stop",
    "post-session",
  ],
  more: [
    "pre-agent-turn",
    "post-agent-turn",
    "post-agent-turn-stop",
    "pre-subagent",
    "post-subagent",
    "pre-context-compact",
    "post-context-compact",
  ],
  install: "Run this in the folder of the project; it makes one hook for every event:",
  config: (events) => `for event in ${events.join(" ")}; do
  hook=.agents/hooks/hookgate-record-$event
  mkdir -p "$hook/scripts"
  cat > "$hook/HOOK.md" <<END
---
name: hookgate-record-$event
description: Records what the agent sends on $event
trigger: $event
timeout: ${timeoutSeconds * 1000}
priority: 1000
---
END
  cat > "$hook/scripts/run" <<END
#!/bin/sh
sh "\\\${0%/*}/../../../../${scriptFile}" agent-hooks $event || exit 0
END
  chmod +x "$hook/scripts/run"
done
`,
  remove: "rm -r .agents/hooks/hookgate-record-*, then delete the script.",
};

/** The agents for which a recording hook can be printed. */
export const liveAgents: Readonly<Partial<Record<DialectId, LiveAgent>>> = {
  "gemini-cli": geminiCli,
  "claude-code": claudeCode,
  antigravity,
  "agent-hooks": agentHooks,
};

/** Events whose matcher is compared with the name of a tool; on others none is written, because it means something else or nothing. */
const toolEvents: ReadonlySet<string> = new Set([
  "PreToolUse",
  "PostToolUse",
  "PostToolUseFailure",
  "PermissionRequest",
  "PermissionDenied",
  "BeforeTool",
  "AfterTool",
]);

function grouped(
  events: readonly string[],
  handler: (event: string) => object,
): Record<string, object[]> {
  return Object.fromEntries(
    events.map((event) => {
      const matcher = toolEvents.has(event) ? { matcher: "*" } : {};
      return [event, [{ ...matcher, hooks: [handler(event)] }]];
    }),
  );
}

function json(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
