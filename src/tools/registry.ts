import type { DialectId } from "../model/ids.ts";
import { codex } from "./codex.ts";
import { copilot } from "./copilot.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** Agents whose recordings are read but whose hooks are not: only their words are known. */
const withoutDialect: readonly Vocabulary[] = [codex, copilot];

/**
 * The words of an agent; null when they are not known.
 * @param dialects agents whose hooks are known here, with their words at the version that counts
 */
export function vocabularyOf(
  id: DialectId,
  dialects: readonly { id: DialectId; vocabulary: Vocabulary }[],
): Vocabulary | null {
  const own = dialects.find((dialect) => dialect.id === id)?.vocabulary;
  return own ?? withoutDialect.find(({ dialect }) => dialect === id) ?? null;
}
