import type { TimedCacheSource } from '../kit/area-server.ts';
import type { CacheUsage } from './cache-usage.ts';
import { estimateBytes } from './memory-size.ts';

/** Answers to invalidate: all of an owner, or those under some keys of every owner. */
export type CacheOwners = { readonly owner: number } | { readonly keys: readonly string[] };
interface Entry {
  readonly until: number;
  readonly value: Promise<unknown>;
  /** Approximate size in memory, once loaded. */
  bytes: number;
}

/** Answers by owner (a tenant) and key, for a limited time or until invalidated. Parallel readers share one load. */
export class TimedCache {
  readonly #source: TimedCacheSource;
  readonly #entries = new Map<number, Map<string, Entry>>();
  #loads = 0;
  #reads = 0;
  #misses = 0;
  #evictions = 0;

  constructor(source: TimedCacheSource) {
    this.#source = source;
  }
  /** The result of `load`, or its cached one; a failed load is not cached. `now` in milliseconds. */
  get<T>(owner: number, key: string, now: number, load: () => Promise<T>): Promise<T> {
    this.#reads += 1;
    const found = this.#entries.get(owner)?.get(key);
    if (found && found.until > now) return found.value as Promise<T>;
    this.#misses += 1;
    this.#loads += 1;
    if (found) this.#evictions += 1;
    if (this.#size >= this.#source.most) this.clear();
    const mine = this.#entries.get(owner) ?? new Map<string, Entry>();
    this.#entries.set(owner, mine);
    const value = load();
    const entry: Entry = { until: now + this.#source.lifeMs, value, bytes: 0 };
    mine.set(key, entry);
    value.then(
      (settled) => {
        entry.bytes = estimateBytes(key) + estimateBytes(settled);
      },
      () => mine.get(key) === entry && mine.delete(key),
    );
    return value;
  }
  /** A load that is still running when its entry is invalidated is not cached. */
  forget(owners: CacheOwners): void {
    if ('owner' in owners) {
      this.#evictions += this.#entries.get(owners.owner)?.size ?? 0;
      this.#entries.delete(owners.owner);
      return;
    }
    for (const mine of this.#entries.values())
      for (const key of owners.keys) if (mine.delete(key)) this.#evictions += 1;
  }
  clear(): void {
    this.#evictions += this.#size;
    this.#entries.clear();
  }
  async reload(): Promise<void> {
    this.clear();
  }
  get usage(): CacheUsage {
    let bytes = 0;
    for (const mine of this.#entries.values()) for (const entry of mine.values()) bytes += entry.bytes;
    const [loads, reads, misses, evictions] = [this.#loads, this.#reads, this.#misses, this.#evictions];
    return { loads, reads, misses, evictions, keys: this.#size, bytes };
  }
  get #size(): number {
    return [...this.#entries.values()].reduce((size, mine) => size + mine.size, 0);
  }
}
