import type { CacheUsage } from './cache-usage.ts';
import { countEntries, estimateBytes } from './memory-size.ts';

/** In-memory value, reloaded when its source changes. */
export class CachedValue<T> {
  readonly #load: () => Promise<T>;
  #value: T | undefined;
  #wanted = 0;
  #loads = 0;
  #reads = 0;
  #misses = 0;
  #evictions = 0;
  #size: { readonly keys: number; readonly bytes: number } | undefined;
  #running: Promise<void> | undefined;

  constructor(load: () => Promise<T>) {
    this.#load = load;
  }
  /**
   * Returns the last loaded value; the first reader waits for a load. Never reads the database again, so it is safe
   * inside a transaction.
   */
  async get(): Promise<T> {
    this.#reads += 1;
    if (this.#value === undefined) {
      this.#misses += 1;
      await this.reload();
    }
    return this.#value as T;
  }
  /** Loads the current value, even when a load started before the change is still running. */
  reload(): Promise<void> {
    this.#wanted += 1;
    this.#running ??= this.#run().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }
  get usage(): CacheUsage {
    this.#size ??= { keys: countEntries(this.#value), bytes: estimateBytes(this.#value) };
    const [loads, reads, misses, evictions] = [this.#loads, this.#reads, this.#misses, this.#evictions];
    return { loads, reads, misses, evictions, ...this.#size };
  }
  async #run(): Promise<void> {
    for (let loaded = 0; loaded < this.#wanted; ) {
      loaded = this.#wanted;
      const value = await this.#load();
      if (this.#value !== undefined) this.#evictions += 1;
      this.#value = value;
      this.#size = undefined;
      this.#loads += 1;
    }
  }
}
