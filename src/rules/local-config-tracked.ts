import { healthyClaude, json } from "./example-files.ts";
import type { LintRule } from "./rule.ts";
import { count } from "./wording.ts";

const personal = json({
  hooks: { Notification: [{ hooks: [{ type: "command", command: "printf '\\a'" }] }] },
});

export const localConfigTracked: LintRule = {
  meta: {
    id: "local-config-tracked",
    group: "Config",
    severity: "warning",
    summary: "A personal settings file is under version control.",
    details: `**Claude Code** reads \`.claude/settings.local.json\` on top of the shared settings. It is one person's file: permissions granted with a click end up there, and hooks for one machine. Under version control everybody who checks out the repository gets them, and all sources add up.`,
    cure: "`git rm --cached FILE`, and add the file to `.gitignore`.",
    dialects: [{ id: "claude-code" }],
    examples: {
      bad: [
        {
          caption: "The personal file is committed.",
          files: { ".claude/settings.local.json": personal },
        },
      ],
      good: [
        {
          caption: "The personal file is ignored by git, the shared one is committed.",
          files: {
            ...healthyClaude,
            ".claude/settings.local.json": personal,
            ".gitignore": ".claude/settings.local.json\n",
          },
        },
      ],
    },
  },

  *lint({ config, repository, dialect }) {
    const { file, layer } = config.config;
    if (layer !== "local" || repository.tracked(file) !== true) return;
    const hooks = config.hooks.length;
    const load = hooks === 0 ? "its settings" : `its ${count(hooks, "hook")}`;
    yield {
      message: `\`${file}\` is tracked by git: it is one person's file, and ${dialect.title} loads ${load} for everybody who checks out the repository. Run \`git rm --cached ${file}\` and add it to \`.gitignore\`.`,
      place: config.source.top(),
    };
  },
};
