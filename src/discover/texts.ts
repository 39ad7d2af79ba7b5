import type { Edge, Repository } from "../edge/edge.ts";
import type { Policy } from "../policy/policy.ts";
import { SourceText } from "../source/text.ts";
import type { Project } from "./projects.ts";

/** Texts by the name reports use; null for a file that cannot be read. */
export type SourceTexts = (file: string) => SourceText | null;

/** Configs are at hand; the policy, scripts and recordings are read when somebody asks for a line of them. */
export function sourceTexts(
  projects: readonly Project[],
  repository: Repository,
  policy: Policy,
  edge: Edge,
): SourceTexts {
  const texts = new Map<string, SourceText | null>(
    projects.flatMap((p) => p.configs).map((c) => [c.source.file, c.source]),
  );
  return (file) => {
    let text = texts.get(file);
    if (text === undefined) {
      const read =
        file === policy.file
          ? edge.read(edge.absolute(repository.root, file))
          : repository.read(file);
      text = read === null ? null : new SourceText(file, read);
      texts.set(file, text);
    }
    return text;
  };
}
