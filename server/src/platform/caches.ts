import type { TimedCacheSource } from '../kit/area-server.ts';
import type { Context } from '../kit/context.ts';
import type { Database } from '../kit/database/open.ts';
import { newToken } from '../kit/write/new-id.ts';
import type { CacheUsage } from './cache-usage.ts';
import { CachedValue } from './cached-value.ts';
import { type CacheOwners, TimedCache } from './timed-cache.ts';

const channel = 'cache';
const retryMs = 1_000;

/** Common interface of all caches. */
interface Cache {
  readonly usage: CacheUsage;
  reload(): Promise<void>;
}
/** Message between processes; without owners, everything under the names is invalid. */
interface Change {
  readonly from: string;
  readonly names: readonly string[];
  readonly owners?: CacheOwners;
}
/** Keys per message: database notifications are limited to 8000 bytes. */
const keysPerMessage = 100;

/**
 * The caches of this process by name; a change reloads them in every process on the same database, and so does a time in
 * which changes of other processes may have been missed.
 */
export class Caches {
  readonly #database: Database;
  readonly #report: (error: unknown, what: string) => void;
  readonly #caches = new Map<string, Cache>();
  readonly #timed = new Map<string, TimedCache>();
  readonly #process = newToken();
  readonly #end: () => void;
  /** What was read again after a transaction. */
  readonly #renewed = new WeakMap<object, Set<string>>();
  #hasEnded = false;

  constructor(database: Database, report: (error: unknown, what: string) => void) {
    this.#database = database;
    this.#report = report;
    this.#end = database.subscribe(
      channel,
      (payload) => this.#receive(payload),
      () => void this.#renew(this.#caches.keys()),
    );
  }
  addValue<T>(name: string, load: () => Promise<T>): CachedValue<T> {
    const kept = new CachedValue(load);
    this.#caches.set(name, kept);
    return kept;
  }
  /** The timed cache of a definition; the first call registers it. */
  timed(source: TimedCacheSource): TimedCache {
    const known = this.#timed.get(source.name);
    if (known) return known;
    const fresh = new TimedCache(source);
    this.#timed.set(source.name, fresh);
    this.#caches.set(source.name, fresh);
    return fresh;
  }
  /** For `context.later`: invalidates the answers of some owners, here at once and soon in every process. */
  async forget(source: TimedCacheSource, owners: CacheOwners): Promise<void> {
    this.timed(source).forget(owners);
    const publish = (some: CacheOwners) => this.#publish({ names: [source.name], owners: some });
    if ('owner' in owners) return publish(owners);
    for (let at = 0; at < owners.keys.length; at += keysPerMessage)
      await publish({ keys: owners.keys.slice(at, at + keysPerMessage) });
  }
  /** Loads everything: at startup, and after rows were written without the API. Later changes are received. */
  async reload(): Promise<void> {
    await this.#database.subscribed();
    for (const kept of this.#caches.values()) await kept.reload();
  }
  /**
   * Says that the transaction changes what these are made of. Its commit tells the other processes; the writer's next
   * read sees the change.
   */
  changed({ endWrites, later }: Pick<Context, 'endWrites' | 'later'>, ...names: string[]): void {
    endWrites.publish(this.#database, channel, this.#message({ names }));
    later(() => this.#renewAfter(endWrites, names));
  }
  /** The same for what a timed cache keeps of an owner. */
  ownerChanged(
    { endWrites, later }: Pick<Context, 'endWrites' | 'later'>,
    source: TimedCacheSource,
    owner: number,
  ): void {
    endWrites.publish(this.#database, channel, this.#message({ names: [source.name], owners: { owner } }));
    later(async () => this.timed(source).forget({ owner }));
  }
  /** Reads these again in every process, without a transaction that has changed them. */
  async invalidate(...names: string[]): Promise<void> {
    await this.#publish({ names });
    await this.#renew(names);
  }
  /** Reloads everything after rows were written without the API. */
  refresh(): Promise<void> {
    return this.invalidate(...this.#caches.keys());
  }
  /** Usage of every cached value of this process by name. */
  listUsage(): readonly (CacheUsage & { readonly name: string })[] {
    return [...this.#caches].map(([name, kept]) => ({ name, ...kept.usage }));
  }
  /** Total usage of all cached values. */
  totalUsage(): CacheUsage {
    const sum = (figure: keyof CacheUsage): number => this.listUsage().reduce((all, use) => all + use[figure], 0);
    return {
      loads: sum('loads'),
      reads: sum('reads'),
      misses: sum('misses'),
      evictions: sum('evictions'),
      keys: sum('keys'),
      bytes: sum('bytes'),
    };
  }
  has(name: string): boolean {
    return this.#caches.has(name);
  }
  end(): void {
    this.#hasEnded = true;
    this.#end();
  }

  /** Loads these again. One that fails is tried again: otherwise its old value would stay. */
  async #renew(names: Iterable<string>): Promise<void> {
    for (const name of names)
      await this.#caches
        .get(name)
        ?.reload()
        .catch((error: unknown) => {
          if (this.#hasEnded) return;
          this.#report(error, `cache ${name}`);
          setTimeout(() => void this.#renew([name]), retryMs).unref();
        });
  }
  /** The first job of a transaction reads what all its writes have changed: an import has one for each row. */
  #renewAfter(transaction: object, names: readonly string[]): Promise<void> {
    const renewed = this.#renewed.get(transaction) ?? new Set();
    this.#renewed.set(transaction, renewed);
    const left = names.filter((name) => !renewed.has(name));
    for (const name of left) renewed.add(name);
    return this.#renew(left);
  }
  #message(change: Omit<Change, 'from'>): string {
    return JSON.stringify({ from: this.#process, ...change });
  }
  #publish(change: Omit<Change, 'from'>): Promise<void> {
    return this.#database.publish(channel, this.#message(change));
  }
  #receive(payload: string): void {
    const { from, names, owners } = JSON.parse(payload) as Change;
    if (from === this.#process) return;
    if (owners) {
      for (const name of names) this.#timed.get(name)?.forget(owners);
      return;
    }
    void this.#renew(names);
  }
}
