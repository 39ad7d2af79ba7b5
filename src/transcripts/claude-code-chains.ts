import { type JsonObject, stringAt } from "../model/json.ts";
import { Turn } from "./claude-code-turn.ts";
import { isSet } from "./records.ts";

/** More records of one sub-agent run are not remembered by id; the newest run is assumed then. */
const mostParents = 50_000;

/** More side-chains are not open at once; the oldest is forgotten, and with it its SubagentStop. */
const mostSides = 1000;

/** One conversation of a session: the main one, or a sub-agent's side-chain. */
export interface Chain {
  /** Id of the sub-agent; its first record's id where the version writes no `agentId`; null for the main one. */
  readonly agent: string | null;
  /** `agentId` as payloads carry it; null where the recording has none. */
  readonly agentId: string | null;
  agentType: string | null;
  /** The prompt a sub-agent was started with. */
  task: string | null;
  readonly turn: Turn;
}

/** Sorts the records of a session into its conversations. */
export class Chains {
  readonly main: Chain = newChain(null, null);
  readonly #sides = new Map<string, Chain>();
  /** Record id to chain, for side-chains that are only linked by `parentUuid` (up to 2.0). */
  readonly #byRecord = new Map<string, Chain>();
  #newest: Chain | null = null;

  /** The conversation a record belongs to. */
  of(record: JsonObject): Chain {
    if (!isSet(record, "isSidechain")) return this.main;
    const agentId = stringAt(record, "agentId");
    const chain = agentId === null ? this.#linked(record) : this.#side(agentId, agentId);
    chain.agentType ??= stringAt(record, "attributionAgent");
    this.#newest = chain;
    return chain;
  }

  /** Side-chains that were started by an answered sub-agent call. */
  startedBy(agentId: string | null, task: string | null): Chain[] {
    return this.sides().filter(
      (chain) =>
        (agentId !== null && chain.agentId === agentId) || (task !== null && chain.task === task),
    );
  }

  /** All side-chains, oldest first. */
  sides(): Chain[] {
    return [...this.#sides.values()];
  }

  /** Forgets a side-chain that is over. */
  drop(chain: Chain): void {
    if (chain.agent !== null) this.#sides.delete(chain.agent);
  }

  #linked(record: JsonObject): Chain {
    const uuid = stringAt(record, "uuid") ?? "side-chain";
    const parent = stringAt(record, "parentUuid");
    const known = parent === null ? undefined : (this.#byRecord.get(parent) ?? this.#newest);
    const chain = known ?? newChain(uuid, null);
    if (this.#byRecord.size >= mostParents) this.#byRecord.clear();
    this.#byRecord.set(uuid, chain);
    return this.#keep(chain);
  }

  #side(agent: string, agentId: string | null): Chain {
    return this.#sides.get(agent) ?? this.#keep(newChain(agent, agentId));
  }

  #keep(chain: Chain): Chain {
    if (chain.agent === null || this.#sides.has(chain.agent)) return chain;
    if (this.#sides.size >= mostSides) {
      const [oldest] = this.#sides.keys();
      if (oldest !== undefined) this.#sides.delete(oldest);
    }
    this.#sides.set(chain.agent, chain);
    return chain;
  }
}

function newChain(agent: string | null, agentId: string | null): Chain {
  return { agent, agentId, agentType: null, task: null, turn: new Turn() };
}
