import type { Decision } from "../model/decision.ts";
import type { AgentEvent } from "../model/event.ts";
import { nobodyAsked } from "./decide.ts";
import { hear, type Stage } from "./stage.ts";

/** One agent's hooks over one recording: what one event came to can change what the next one is. */
export class Hearing {
  readonly stage: Stage;
  /** Calls that a hook has denied: what came after them did not happen. */
  readonly #denied = new Set<string>();
  /** What the before-event of a call came to, for the later events of the same call. */
  readonly #before = new Map<string, Decision>();
  /** Stops refused in a row, by sub-agent (`""` = the main one). */
  readonly #refused = new Map<string, number>();

  constructor(stage: Stage) {
    this.stage = stage;
  }

  /** Puts an event to the hooks. `decision` is null when no hook was selected; `null` when the event did not happen. */
  async hear(event: AgentEvent): Promise<{ decision: Decision | null } | null> {
    if (this.#wasDenied(event)) return null;
    const heard = await hear(this.#asRewritten(event), this.stage);
    const decision = this.#withinStopCap(event, heard);
    if (decision !== null && event.callId !== null && this.#isBefore(event)) {
      this.#before.set(event.callId, decision);
    }
    const call = this.#callOf(event);
    if (decision?.verdict === "deny" && call !== null && this.#isBefore(event)) {
      this.#denied.add(call);
    }
    return { decision };
  }

  /** The decision on an event that no hook was selected for. */
  unheard(event: AgentEvent): Decision {
    return nobodyAsked(event, this.stage.room.dialect);
  }

  #isBefore(event: AgentEvent): boolean {
    return this.stage.room.dialect.events.get(event.name)?.blocking === "operation";
  }

  /** The after-event of a call that a hook denied never happens. */
  #wasDenied(event: AgentEvent): boolean {
    const call = this.#callOf(event);
    if (call === null || this.#isBefore(event)) return false;
    // Without an id the same words can come again: each denial takes one call away.
    return event.callId === null ? this.#denied.delete(call) : this.#denied.has(call);
  }

  /** What tells the events of one call: its id, else its tool and input; null when it is about no call. */
  #callOf(event: AgentEvent): string | null {
    if (event.callId !== null) return event.callId;
    const tool = this.stage.room.dialect.tool(event);
    if (tool === null) return null;
    const { tool_input, toolCall } = event.input;
    return `${tool} ${JSON.stringify(toolCall ?? tool_input ?? null)}`;
  }

  /** Hooks that changed the input of a call have changed what its later events tell. */
  #asRewritten(event: AgentEvent): AgentEvent {
    const before = event.callId === null ? undefined : this.#before.get(event.callId);
    if (before === undefined || this.#isBefore(event)) return event;
    return this.stage.room.dialect.afterRewrite?.(event, before) ?? event;
  }

  /** A stop that was refused often enough happens all the same, where the agent has such a limit. */
  #withinStopCap(event: AgentEvent, decision: Decision | null): Decision | null {
    const { dialect } = this.stage.room;
    const cap = dialect.stopCap;
    if (cap === undefined) return decision;
    const who = event.agent ?? "";
    if (cap.restarts(event)) this.#refused.delete(who);
    if (decision?.verdict !== "continue") return decision;
    const refused = this.#refused.get(who) ?? 0;
    this.#refused.set(who, refused + 1);
    if (refused < cap.most) return decision;
    const what = `it refused to stop ${refused + 1} times in a row, and ${dialect.title} stops after ${cap.most}`;
    const refusing = decision.hooks.filter(({ outcome }) => outcome === "continue");
    const faults = refusing.map(({ hook }) => ({
      hook,
      fault: { rule: "decision-ignored" as const, what },
    }));
    return { ...decision, verdict: "none", faults: [...decision.faults, ...faults] };
  }
}
