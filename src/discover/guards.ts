import type { RepositoryFacts } from "../rules/rule.ts";
import { isMeantAsGuard } from "../shell/intent.ts";
import { repositoryPath, scriptVariables } from "../shell/script-path.ts";
import type { Project } from "./projects.ts";

/** Reads the scripts of hooks that could block and unmarks those that are no guards (loggers, formatters, notifications). */
export function refineGuards(projects: readonly Project[], repository: RepositoryFacts): void {
  for (const { dialect, hooks } of projects) {
    for (const hook of hooks) {
      if (!hook.guard) continue;
      const variables = scriptVariables(dialect, hook.config, repository);
      hook.guard = isMeantAsGuard(
        hook,
        dialect.events.get(hook.event)?.blocking === "stop",
        (target) => {
          const path = repositoryPath(target, dialect, hook.config);
          return path === null ? null : repository.read(path);
        },
        variables,
      );
    }
  }
}
