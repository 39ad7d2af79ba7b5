import { isObject, type JsonObject, type JsonValue } from "../model/json.ts";
import { hideAddresses, hideHosts } from "./record-addresses.ts";
import { cutEncoded, cutList, cutText } from "./record-cuts.ts";
import { HomePaths } from "./record-home-paths.ts";
import {
  announcesSecret,
  createSecretHider,
  type HideSecrets,
  isNamedPassword,
  isNamedSecret,
  redactions,
} from "./record-secrets.ts";
import { SessionIds } from "./record-session-ids.ts";
import { emptyTally, type LossKind, type Tally } from "./record-tally.ts";

export interface ScrubOptions {
  /** Characters kept of a long text. */
  maxText: number;
  /** Values that are secret wherever they stand. */
  secrets: readonly string[];
}

/** Where in a payload a value stands. */
interface Place {
  /** Key of the nearest object around it; empty for the payload itself. */
  key: string;
  depth: number;
  part: Part;
}

/** What a tool was asked, what came of something, or anything else. */
type Part = "input" | "output" | "other";

/** Fields that hold what a tool was asked, in the words of all agents. */
const inputKeys: ReadonlySet<string> = new Set(["tool_input", "toolCall", "toolArgs"]);

/** Fields that hold what came of something. */
const outputKeys: ReadonlySet<string> = new Set([
  "tool_response",
  "tool_output",
  "toolResult",
  "prompt_response",
  "last_assistant_message",
  "final_message",
  "llm_request",
  "llm_response",
  "error",
  "error_details",
  "compact_summary",
]);

/**
 * Names of fields that say what will be done: commands, paths, addresses. Hooks judge by them, so they are never cut,
 * and only what is secret or personal for certain is replaced in them. Everything else (contents, prompts) is cut when
 * it is long.
 */
const actingKey =
  /^(?:commands?|command_?line|cmd|argv?|(?:tool_?)?args|arguments|script|sql|query|statement|expression|name|tool)$|(?:path|paths|file|files|dir|directory|folder|cwd|url|uri|pattern|glob|name|root)$/i;

/** Names of fields that are a path and nothing else. */
const pathKey = /(?:path|file|dir|directory|folder|cwd|root)$/i;

/** Fields of a payload in which a session names its places. */
const sessionPaths: readonly string[] = ["cwd", "work_dir", "workspacePaths", "transcript_path"];

/** Fields of a payload that are the id of its session. */
const sessionKeys: ReadonlySet<string> = new Set([
  "session_id",
  "sessionId",
  "conversationId",
  "conversation_id",
]);

/** Readers give up on records that are nested deeper than 200; an event stands two levels deep in its line. */
const deepest = 150;

/** A key of an object that is a plain word is nobody's secret; the shortest known credential has 20 characters. */
const plainKey = /^\w{1,16}$/;

/** Takes what is personal, secret or long out of payloads, and counts it. The same input always gives the same output. */
export class Scrubber {
  readonly tally: Tally = emptyTally();
  readonly #maxText: number;
  readonly #hideSecrets: HideSecrets;
  readonly #homes = new HomePaths();
  readonly #sessions = new SessionIds();

  constructor(options: ScrubOptions) {
    this.#maxText = options.maxText;
    this.#hideSecrets = createSecretHider(options.secrets);
  }

  /** Takes over whose home folder a working directory lies in, so that it is known in any spelling. */
  learn(path: string): void {
    this.#homes.learn(path);
  }

  /** A scrubbed copy of a payload. */
  payload(input: JsonObject): JsonObject {
    for (const key of sessionPaths) {
      const value = Object.hasOwn(input, key) ? input[key] : undefined;
      for (const path of Array.isArray(value) ? value.slice(0, 100) : [value]) {
        if (typeof path === "string") this.#homes.learn(path);
      }
    }
    for (const key of sessionKeys) {
      const value = Object.hasOwn(input, key) ? input[key] : undefined;
      if (typeof value === "string") this.#sessions.learn(value);
    }
    return this.#object(input, { key: "", depth: 0, part: "other" });
  }

  /** A scrubbed short text that stands outside of a payload (the id of a call). */
  text(text: string): string {
    return this.#safe(text);
  }

  /** True when there is no credential in a text. */
  isHarmless(text: string): boolean {
    return this.#hideSecrets(text) === text;
  }

  #value(value: JsonValue, place: Place): JsonValue {
    if (typeof value === "string") return this.#string(value, place);
    if (typeof value === "number" && isNamedPassword(place.key)) return this.#credential();
    if (typeof value !== "object" || value === null) return value;
    if (place.depth > deepest) {
      this.tally.cutTexts += 1;
      return "[cut: nested too deep]";
    }
    return Array.isArray(value) ? this.#list(value, place) : this.#object(value, place);
  }

  #object(object: JsonObject, { part, depth }: Place): JsonObject {
    const used = new Set<string>();
    const entries = Object.entries(object).map(([key, value]): [string, JsonValue] => {
      const place = { key, depth: depth + 1, part: partOf(key, value, part) };
      return [this.#key(key, used), this.#value(value, place)];
    });
    return Object.fromEntries(entries);
  }

  #list(list: readonly JsonValue[], place: Place): JsonValue[] {
    const shorter = place.part === "output" ? cutList(list) : null;
    if (shorter !== null) this.tally.cutTexts += 1;
    let announced = false;
    return (shorter ?? list).map((item) => {
      const secret = announced && typeof item === "string" && !item.startsWith("-");
      announced = typeof item === "string" && announcesSecret(item);
      return secret ? this.#credential() : this.#value(item, { ...place, depth: place.depth + 1 });
    });
  }

  /** A scrubbed key; keys that become equal are told apart by a number, so that none is lost. */
  #key(key: string, used: Set<string>): string {
    const clean = plainKey.test(key) ? key : this.#safe(key);
    let free = clean;
    for (let i = 2; used.has(free); i++) free = `${clean} (${i})`;
    used.add(free);
    return free;
  }

  #string(text: string, { key, part }: Place): string {
    if (isNamedSecret(key, text)) return this.#credential();
    const acting = part !== "output" && actingKey.test(key);
    if (acting && pathKey.test(key)) this.#homes.learnSpelling(text);
    const safe = this.#safe(text);
    if (acting) return safe;
    const nameless = this.#counted("userNames", this.#homes.hideNames(safe));
    const plain = this.#counted("encodedData", cutEncoded(nameless));
    const cut = cutText(plain, this.#maxText);
    if (cut === null) return plain;
    this.tally.cutTexts += 1;
    return cut;
  }

  /** The text without what is secret or personal. Credentials go first: what else is replaced could break one in two. */
  #safe(text: string): string {
    const open = this.#hideSecrets(text);
    if (open !== text) {
      this.tally.credentials += Math.max(1, redactions(open) - redactions(text));
    }
    let result = this.#counted("sessionIds", this.#sessions.hide(open));
    result = this.#counted("addresses", hideAddresses(result));
    result = this.#counted("hostNames", hideHosts(result));
    return this.#counted("homePaths", this.#homes.hide(result));
  }

  #credential(): string {
    this.tally.credentials += 1;
    return "[redacted]";
  }

  #counted(kind: LossKind, { text, count }: { text: string; count: number }): string {
    this.tally[kind] += count;
    return text;
  }
}

/** A call holds its input beside its name; once inside an input or an output, the names of fields are the tool's own. */
function partOf(key: string, value: JsonValue, around: Part): Part {
  if (around !== "other") return around;
  if (inputKeys.has(key)) return isObject(value) || typeof value === "string" ? "input" : around;
  return outputKeys.has(key) ? "output" : around;
}
