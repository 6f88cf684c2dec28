import type { Engine } from '../../kit/engine.ts';

const channel = 'bell';
/** A bell also changes by itself: an announcement ends. */
const keptMs = 30_000;
const mostKept = 20_000;

/** Whose bells changed: named users', or everybody's of a tenant. */
export type BellOwners = { readonly userIds: readonly string[] } | { readonly tenantId: number };
interface Kept {
  readonly bell: unknown;
  readonly userId: string;
  readonly tenantId: number;
  readonly until: number;
}

/** What bells last answered, so that polling costs nothing while nothing happens. */
class BellCache {
  readonly #kept = new Map<string, Kept>();
  /** Rises with every change, so that what was read before one is not kept after it. */
  #changes = 0;

  async get<T>(userId: string, tenantId: number, now: number, read: () => Promise<T>): Promise<T> {
    const key = `${tenantId}:${userId}`;
    const known = this.#kept.get(key);
    if (known && known.until > now) return known.bell as T;
    const before = this.#changes;
    const bell = await read();
    if (this.#kept.size >= mostKept) this.#kept.clear();
    if (before === this.#changes) this.#kept.set(key, { bell, userId, tenantId, until: now + keptMs });
    return bell;
  }
  forget(owners: BellOwners): void {
    this.#changes += 1;
    const isOwner = (kept: Kept): boolean =>
      'userIds' in owners ? owners.userIds.includes(kept.userId) : owners.tenantId === kept.tenantId;
    for (const [key, kept] of this.#kept) if (isOwner(kept)) this.#kept.delete(key);
  }
}

const caches = new WeakMap<Engine, BellCache>();
function cacheOf(engine: Engine): BellCache {
  const known = caches.get(engine);
  if (known) return known;
  const fresh = new BellCache();
  caches.set(engine, fresh);
  engine.parts.database.subscribe(channel, (payload) => fresh.forget(JSON.parse(payload) as BellOwners));
  return fresh;
}

/** The bell of a user, from memory while nobody changed it. */
export const keptBell = <T>(engine: Engine, userId: string, tenantId: number, read: () => Promise<T>): Promise<T> =>
  cacheOf(engine).get(userId, tenantId, engine.parts.now().getTime(), read);

/**
 * Says, after the commit, that bells changed: here at once, so that the next question finds it, in other processes
 * before any frame that is pushed after it.
 */
export async function bellsChanged(engine: Engine, owners: BellOwners): Promise<void> {
  cacheOf(engine).forget(owners);
  if ('tenantId' in owners) return engine.parts.database.publish(channel, JSON.stringify(owners));
  for (let at = 0; at < owners.userIds.length; at += 100)
    await engine.parts.database.publish(channel, JSON.stringify({ userIds: owners.userIds.slice(at, at + 100) }));
}
