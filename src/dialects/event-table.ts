import leven from "leven";
import type { EventFacts, EventTable } from "./dialect.ts";

/**
 * Names that other vendors (or people) give to moments in an agent's loop, by a vendor-neutral word.
 * Used only to say what an unknown name means here.
 */
const meanings: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  "before-tool": {
    "Gemini CLI": ["BeforeTool"],
    "Claude Code": ["PreToolUse"],
    Antigravity: ["PreToolUse"],
    "Agent Hooks": ["pre-tool-call", "before_tool"],
    Cursor: ["preToolUse", "beforeShellExecution", "beforeMCPExecution", "beforeReadFile"],
  },
  "after-tool": {
    "Gemini CLI": ["AfterTool"],
    "Claude Code": ["PostToolUse"],
    Antigravity: ["PostToolUse"],
    "Agent Hooks": ["post-tool-call", "after_tool"],
    Cursor: ["postToolUse", "afterFileEdit", "afterShellExecution"],
  },
  "before-turn": {
    "Gemini CLI": ["BeforeAgent"],
    "Claude Code": ["UserPromptSubmit"],
    Antigravity: ["PreInvocation"],
    "Agent Hooks": ["pre-agent-turn", "before_agent"],
    Cursor: ["beforeSubmitPrompt"],
    Copilot: ["userPromptSubmitted"],
  },
  stop: {
    "Gemini CLI": ["AfterAgent"],
    "Claude Code": ["Stop"],
    Antigravity: ["Stop"],
    "Agent Hooks": ["pre-agent-turn-stop", "before_stop"],
    Cursor: ["stop"],
  },
  "session-start": {
    "Gemini CLI": ["SessionStart"],
    "Claude Code": ["SessionStart"],
    "Agent Hooks": ["pre-session", "session_start"],
    Cursor: ["sessionStart"],
  },
  "session-end": {
    "Gemini CLI": ["SessionEnd"],
    "Claude Code": ["SessionEnd"],
    "Agent Hooks": ["post-session", "session_end"],
    Cursor: ["sessionEnd"],
  },
  compact: {
    "Gemini CLI": ["PreCompress"],
    "Claude Code": ["PreCompact"],
    "Agent Hooks": ["pre-context-compact", "pre_compact"],
    Cursor: ["preCompact"],
  },
  "subagent-stop": {
    "Claude Code": ["SubagentStop"],
    "Agent Hooks": ["post-subagent", "subagent_stop"],
    Cursor: ["subagentStop"],
  },
  "before-model": { "Gemini CLI": ["BeforeModel"], Antigravity: ["PreInvocation"] },
  "after-model": { "Gemini CLI": ["AfterModel"], Antigravity: ["PostInvocation"] },
};

/** An event table over a list of facts. `vendor` is the title under which `meanings` knows this agent. */
export function eventTable(vendor: string, facts: readonly EventFacts[]): EventTable {
  const byName = new Map(facts.map((f) => [f.name, f]));
  const names = [...byName.keys()];
  return {
    names,
    get: (name) => byName.get(name) ?? null,
    nearest(name) {
      for (const vendors of Object.values(meanings)) {
        const from = Object.entries(vendors).find(
          ([title, list]) => title !== vendor && list.includes(name),
        );
        const own = vendors[vendor]?.find((candidate) => byName.has(candidate));
        if (from && own !== undefined)
          return { name: own, because: "other-vendor", vendor: from[0] };
      }
      const near = closest(name, names);
      return near === null ? null : { name: near, because: "spelling", vendor: null };
    },
  };
}

/** The candidate that a typist most likely meant; null when none is near. Case does not count. */
export function closest(word: string, candidates: readonly string[]): string | null {
  if (word.length > 64) return null;
  let best: string | null = null;
  let least = Math.max(2, Math.floor(word.length / 4)) + 1;
  for (const candidate of candidates) {
    const distance = leven(flatten(word), flatten(candidate));
    if (distance < least) {
      least = distance;
      best = candidate;
    }
  }
  return best;
}

function flatten(word: string): string {
  return word.toLowerCase().replace(/[-_ ]/g, "");
}
