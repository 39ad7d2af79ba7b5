/** How much a map may hold: entries, and characters of recording behind them. */
export interface MapLimits {
  entries: number;
  characters: number;
}

const defaultLimits: MapLimits = { entries: 10_000, characters: 64 * 1024 * 1024 };

/** A map that forgets its oldest entries, for what a hostile recording could pile up. */
export class BoundedMap<K, V> {
  readonly #limits: MapLimits;
  readonly #entries = new Map<K, { value: V; characters: number }>();
  #characters = 0;

  constructor(limits: Partial<MapLimits> = {}) {
    this.#limits = { ...defaultLimits, ...limits };
  }

  get(key: K): V | undefined {
    return this.#entries.get(key)?.value;
  }

  /**
   * Puts an entry in, as the newest. Gives back what had to go for it, oldest first; the entry itself always stays.
   * @param characters length of the line it came from
   */
  set(key: K, value: V, characters = 0): V[] {
    this.take(key);
    this.#entries.set(key, { value, characters });
    this.#characters += characters;
    return this.#holds(1) ? [] : this.#forgetOldest(key);
  }

  /** Takes an entry out. */
  take(key: K): V | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined) return undefined;
    this.#entries.delete(key);
    this.#characters -= entry.characters;
    return entry.value;
  }

  /** Takes out the entry that has been there longest. */
  takeOldest(): V | undefined {
    const [oldest] = this.#entries.keys();
    return oldest === undefined ? undefined : this.take(oldest);
  }

  clear(): void {
    this.#entries.clear();
    this.#characters = 0;
  }

  /** Goes a little below the limits, as looking for the oldest costs more the more have gone before it. */
  #forgetOldest(newest: K): V[] {
    const gone: V[] = [];
    for (const oldest of this.#entries.keys()) {
      if (oldest === newest || this.#holds(0.9)) break;
      const value = this.take(oldest);
      if (value !== undefined) gone.push(value);
    }
    return gone;
  }

  /** Whether what is in it keeps to this share of the limits. */
  #holds(share: number): boolean {
    const { entries, characters } = this.#limits;
    return (
      this.#entries.size <= Math.ceil(entries * share) &&
      this.#characters <= Math.ceil(characters * share)
    );
  }
}
