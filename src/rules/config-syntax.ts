import {
  agentHook,
  agentHookPrograms,
  geminiGuard,
  guardScript,
  healthyAntigravity,
  healthyClaude,
  healthyGemini,
} from "./example-files.ts";
import { defectRule } from "./from-defects.ts";

export const configSyntax = defectRule({
  id: "config-syntax",
  group: "Config",
  severity: "error",
  summary: "The agent's own parser rejects the file, and everything in it is lost.",
  details: `Every agent reads its configuration with a parser of its own, and each is strict about something else. What is lost differs as well.

- **Gemini CLI** strips \`//\` and \`/* */\` comments from \`settings.json\` and takes the rest as strict JSON. A trailing comma or a byte order mark ends the whole program with exit status 52. The \`hooks/hooks.json\` of an extension is strict JSON without comments; when it cannot be read, its hooks vanish and only a debug log says so.
- **Claude Code** removes a byte order mark and takes the rest as strict JSON, in settings and in plugin hook files. A comment or a trailing comma makes the file unreadable: none of its hooks load, and its permissions are lost too.
- **Antigravity** reads \`hooks.json\` as strict JSON: a comment, a trailing comma or a byte order mark, and none of its hooks runs. Only its log says so.
- **Agent Hooks**: the reference (0.1.0) reads front matter with a narrow kind of YAML, without flow lists, anchors and tabs, and ends it at the next three dashes, wherever they stand. What it cannot read it does not load. The format's own examples write \`"\\.py$"\`, which is no YAML at all: in double quotes a backslash begins an escape.`,
  cure: "Write plain JSON: no trailing commas, no comments, no byte order mark. In a `HOOK.md` put patterns into single quotes.",
  dialects: null,
  examples: {
    bad: [
      {
        caption: "A trailing comma: Gemini CLI does not start at all.",
        files: {
          ".gemini/settings.json": `{
  "hooks": {
    "BeforeTool": [
      {
        "matcher": "run_shell_command",
        "hooks": [${JSON.stringify(geminiGuard)}],
      }
    ]
  }
}
`,
          ".gemini/hooks/guard.sh": guardScript,
        },
      },
      {
        caption:
          "A comment in a Claude Code settings file: no hook and no permission of it is loaded.",
        files: {
          ".claude/settings.json": `{
  // keep in step with the wiki
  "hooks": {}
}
`,
        },
      },
      {
        caption: "Antigravity takes no comments: the guard never runs.",
        files: {
          ...healthyAntigravity,
          ".agents/hooks.json": `// reviewed every quarter\n${healthyAntigravity[".agents/hooks.json"]}`,
        },
      },
      {
        caption: "Agent Hooks: in double quotes `\\.` is an escape that YAML does not have.",
        files: agentHook({ matcher: '\n  tool: WriteFile|StrReplaceFile\n  pattern: "\\.py$"' }),
        executable: agentHookPrograms,
      },
    ],
    good: [
      { caption: "Plain JSON.", files: healthyClaude },
      {
        caption: "Gemini CLI allows comments in its settings file.",
        files: {
          ...healthyGemini,
          ".gemini/settings.json": `// reviewed every quarter\n${healthyGemini[".gemini/settings.json"]}`,
        },
      },
      {
        caption: "Agent Hooks: a pattern in single quotes.",
        files: agentHook({ matcher: "\n  tool: WriteFile|StrReplaceFile\n  pattern: '\\.py\\b'" }),
        executable: agentHookPrograms,
      },
    ],
  },
});
