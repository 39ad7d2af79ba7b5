import { healthyClaude } from "./example-files.ts";
import type { PipelineRule } from "./rule.ts";

function workflow(event: string): string {
  return `name: hooks
on: ${event}
permissions:
  contents: read
jobs:
  hookgate:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v5
      - uses: hookgate/hookgate@v1
`;
}

/** Reported by the pipeline when a replay was asked for and refused. */
export const hooksNotRun: PipelineRule = {
  meta: {
    id: "hooks-not-run",
    group: "Gate and trust",
    severity: "error",
    summary: "Hooks were not run, because that would not have been safe.",
    details:
      "Replaying means running the hooks of the checkout. On `pull_request_target`, `workflow_run`, `issue_comment` and other events that carry secrets, the checkout can be a stranger's: hookgate lints and refuses to run anything, whatever the head repository. A replay that was asked for and did not happen is no pass, therefore this is an error.",
    cure: "Use `pull_request`, which carries no secrets, or set `allow-untrusted: true` if you know why that is safe in your workflow.",
    dialects: null,
    examples: {
      bad: [
        {
          caption: "An event that carries secrets.",
          files: {
            ".github/workflows/hooks.yml": workflow("pull_request_target"),
            ...healthyClaude,
          },
        },
      ],
      good: [
        {
          caption: "An event that does not.",
          files: { ".github/workflows/hooks.yml": workflow("pull_request"), ...healthyClaude },
        },
      ],
    },
  },
};
