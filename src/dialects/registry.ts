import { UsageError } from "../model/errors.ts";
import type { DialectId } from "../model/ids.ts";
import { agentHooks } from "./agent-hooks/index.ts";
import { antigravity } from "./antigravity/index.ts";
import { claudeCode } from "./claude-code/index.ts";
import type { DialectModule } from "./dialect.ts";
import { geminiCli } from "./gemini-cli/index.ts";

/** Every agent hookgate knows, by id. To add one, add its folder and a line here. */
export const dialectModules: readonly DialectModule[] = [
  agentHooks,
  antigravity,
  claudeCode,
  geminiCli,
];

/** Ids that users may write. */
export const dialectIds: readonly DialectId[] = dialectModules.map((m) => m.id);

/**
 * The module of an id that a user wrote.
 * @throws UsageError naming the known ids when there is no such dialect
 */
export function dialectModule(id: string): DialectModule {
  const found = dialectModules.find((m) => m.id === id);
  if (!found) {
    throw new UsageError(`unknown dialect "${id}": known are ${dialectIds.join(", ")}`);
  }
  return found;
}

/** Why an agent has no such version; null when it has one, or when there is no such agent. */
export function badVersion(id: string, version: string): string | null {
  try {
    dialectModules.find((m) => m.id === id)?.at(version);
    return null;
  } catch (error) {
    if (error instanceof UsageError) return error.message;
    throw error;
  }
}
