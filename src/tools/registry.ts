import type { DialectId } from "../model/ids.ts";
import { codex } from "./codex.ts";
import { copilot } from "./copilot.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** Agents whose recordings are read but whose hooks are not: only their words are known. */
const withoutDialect: readonly Vocabulary[] = [codex, copilot];

/** The words of an agent that has no dialect here; null when they are not known. */
export function foreignVocabulary(id: DialectId): Vocabulary | null {
  return withoutDialect.find(({ dialect }) => dialect === id) ?? null;
}
