export const id = 852;
export const ids = [852];
export const modules = {

/***/ 3852:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  eventsOf: () => (/* binding */ eventsOf),
  liveHookCommand: () => (/* binding */ liveHookCommand),
  liveHookText: () => (/* binding */ liveHookText),
  recordingScript: () => (/* binding */ recordingScript)
});

// EXTERNAL MODULE: ./build/model/errors.js
var errors = __webpack_require__(2011);
// EXTERNAL MODULE: ./build/policy/suppress.js
var suppress = __webpack_require__(1000);
// EXTERNAL MODULE: ./build/report/escape.js
var report_escape = __webpack_require__(9924);
;// CONCATENATED MODULE: ./build/cli/live-agents.js
/** Where the script lies in the project, whatever the agent. */
const scriptFile = "hookgate/record-hook.sh";
/** Seconds a hook gets; recording takes milliseconds. */
const timeoutSeconds = 10;
/**
 * Claude Code. Older versions refuse a settings file with an event they do not know, so only those of 2.1.38 are
 * named by themselves. Not offered: WorktreeCreate, whose hook makes the folder and has to name it; FileChanged, whose
 * matcher is a list of files to watch; MessageDisplay, which fires for every piece of text.
 */
const claudeCode = {
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
    install: "Put this into .claude/settings.local.json, your own settings for this project (merge it when the file is there):",
    config: (events) => json({
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
const geminiCli = {
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
    install: "Put this into .gemini/settings.json (merge it when the file is there, and do not commit it); Gemini CLI has no settings file of your own for a project:",
    config: (events) => json({
        hooks: grouped(events, (event) => ({
            name: "hookgate-record",
            type: "command",
            command: `sh "\${GEMINI_PROJECT_DIR}/${scriptFile}" gemini-cli ${event} || exit 0`,
            timeout: timeoutSeconds * 1000,
        })),
    }),
    remove: "Take the entries out of .gemini/settings.json (until then, hookgate-record in hooksConfig.disabled switches them off), then delete the script.",
};
/**
 * Antigravity, which denies a tool call when its hook gives no clear answer, and reads nothing but JSON: the command answers
 * itself, whatever becomes of the script. Only the two tool events have groups. It starts in the folder of `hooks.json`.
 */
const antigravity = {
    title: "Antigravity",
    events: ["PreToolUse", "PostToolUse", "PreInvocation", "PostInvocation", "Stop"],
    more: ["SessionStart"],
    install: "Put this into .agents/hooks.json (merge it when the file is there, and do not commit it):",
    config: (events) => json({
        "hookgate-record": Object.fromEntries(events.map((event) => {
            const answer = event === "PreToolUse" ? '{"decision":"allow"}' : "{}";
            const handler = {
                type: "command",
                command: `sh ../${scriptFile} antigravity ${event}; echo '${answer}'`,
                timeout: timeoutSeconds,
            };
            const isGrouped = event === "PreToolUse" || event === "PostToolUse";
            return [event, [isGrouped ? { matcher: "*", hooks: [handler] } : handler]];
        })),
    }),
    remove: "Take hookgate-record out of .agents/hooks.json, then delete the script.",
};
/** Agent Hooks: a folder for every event. The highest priority, because a hook that blocks ends the turn of the others. */
const agentHooks = {
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
const liveAgents = {
    "gemini-cli": geminiCli,
    "claude-code": claudeCode,
    antigravity,
    "agent-hooks": agentHooks,
};
/** Events whose matcher is compared with the name of a tool; on others none is written, because it means something else or nothing. */
const toolEvents = new Set([
    "PreToolUse",
    "PostToolUse",
    "PostToolUseFailure",
    "PermissionRequest",
    "PermissionDenied",
    "BeforeTool",
    "AfterTool",
]);
function grouped(events, handler) {
    return Object.fromEntries(events.map((event) => {
        const matcher = toolEvents.has(event) ? { matcher: "*" } : {};
        return [event, [{ ...matcher, hooks: [handler(event)] }]];
    }));
}
function json(value) {
    return `${JSON.stringify(value, null, 2)}\n`;
}

;// CONCATENATED MODULE: ./build/cli/live-hook.js




/** Where the hook writes when nothing else is said; from the folder of the project. */
const defaultOutput = "hookgate/recorded.events.jsonl";
/** A line up to this long is written at once, so that hooks that run at the same time do not mix their lines; in bytes. */
const longestWrite = 8 * 1024 * 1024;
/** `hookgate record --live --dialect ID`: prints a hook that records, and how to use it. */
function liveHookCommand(args) {
    const [id, ...others] = args.many("dialect");
    const known = Object.keys(liveAgents);
    if (id === undefined || others.length > 0) {
        throw new errors/* UsageError */.e(`hookgate record --live needs one --dialect: ${known.join(", ")}`);
    }
    if (args.operands.length > 0) {
        throw new errors/* UsageError */.e("hookgate record --live takes no FILE: it prints a hook");
    }
    const foreign = ["limit", "max-text"].find((name) => args.one(name) !== null);
    if (foreign !== undefined) {
        throw new errors/* UsageError */.e(`--${foreign} does not go with --live: a hook records everything`);
    }
    const agent = Object.entries(liveAgents).find(([key]) => key === id)?.[1];
    if (agent === undefined) {
        throw new errors/* UsageError */.e(`there is no recording hook for "${(0,report_escape/* plainLine */.h0)(id, 60)}": known are ${known.join(", ")}`);
    }
    const output = args.one("output") ?? defaultOutput;
    if (output === "" || output.includes("\0"))
        throw new errors/* UsageError */.e("--output needs a file name");
    process.stdout.write(liveHookText(agent, eventsOf(agent, args.many("only")), output));
    return 0;
}
/**
 * The events that `--only` names among those a hook can record; the agent's usual ones when it is not given.
 * @throws UsageError when it names none
 */
function eventsOf(agent, only) {
    if (only.length === 0)
        return [...agent.events];
    const all = [...agent.events, ...agent.more];
    const events = all.filter((0,suppress/* globMatcher */.fU)(only));
    if (events.length > 0)
        return events;
    throw new errors/* UsageError */.e(`--only names no event that a hook of ${agent.title} can record: known are ${all.join(", ")}`);
}
/** What is printed: the script, where it is called, and how to be rid of it. */
function liveHookText(agent, events, output) {
    return `${agent.title}: a hook that appends every payload, exactly as it is sent, to ${(0,report_escape/* plainLine */.h0)(output, 300)}.
It needs a POSIX shell with dd and tr, says nothing, and never stops the agent.

1. Save this as ${scriptFile}:

${recordingScript(output)}
2. ${agent.install}

${agent.config(events)}
3. Keep the recording out of git (.gitignore): it holds everything that was typed, read and printed, secrets too.

Then work. What is fit to commit comes from
  hookgate record ${shellWord(output)} --output hookgate/NAME.events.jsonl

To remove it: ${agent.remove}
`;
}
/**
 * The script: dialect and event are its arguments, the payload its input. It works from the folder above its own. A
 * payload is JSON, where a line break is never part of a value, so it can become a blank. `dd` gathers the line and
 * writes it at once. What cannot be written is lost; a line that a full disk has torn is ended first, so that it takes no
 * other with it; and input that nobody read is read away, for agents that mind a closed pipe.
 */
function recordingScript(output) {
    const file = shellWord(output);
    const folder = shellWord(output.slice(0, output.lastIndexOf("/") + 1));
    return `#!/bin/sh
# Appends the payload of one hook to a recording: record-hook.sh DIALECT EVENT < PAYLOAD
# Lines of up to ${longestWrite / 1024 / 1024} MiB are written at once, so hooks may run at the same time.
umask 077
LC_ALL=C
export LC_ALL
{
  CDPATH='' cd "\${0%/*}/.." || exit 0
${folder === "''" ? "" : `  mkdir -p -- ${folder}\n`}  {
    [ ! -f ${file} ] || [ -z "$(tail -c 1 -- ${file})" ] || echo
    printf '{"dialect":"%s","event":"%s","input":' "$1" "$2"
    tr '\\r\\n' '  '
    printf '}\\n'
  } | dd ibs=65536 obs=${longestWrite} >>${file} || cat >/dev/null
} 2>/dev/null
exit 0
`;
}
/** A text as one word of a POSIX shell. */
function shellWord(text) {
    return /^[\w@%+=:,./-]+$/.test(text) && !text.startsWith("-")
        ? text
        : `'${text.replaceAll("'", "'\\''")}'`;
}


/***/ })

};
