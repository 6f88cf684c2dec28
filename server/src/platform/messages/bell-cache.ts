import type { TimedCacheSource } from '../../kit/area-server.ts';
import type { EngineApi } from '../../kit/context.ts';

/** Caches bells, so polling is cheap. The lifetime is short, because a bell changes when an announcement ends. */
export const bellCache: TimedCacheSource = { name: 'bell', lifeMs: 30_000, most: 20_000 };

/** Owners of changed bells: the given users, or every user of a tenant. */
export type BellOwners = { readonly userIds: readonly string[] } | { readonly tenantId: number };

/** The bell of a user, cached until it changes. */
export const getCachedBell = <T>(
  engine: EngineApi,
  userId: string,
  tenantId: number,
  read: () => Promise<T>,
): Promise<T> => engine.services.caches.timed(bellCache).get(tenantId, userId, engine.now().getTime(), read);

/** Invalidates bells after the commit: at once in this process, and in others before any frame pushed later. */
export const bellsChanged = (engine: EngineApi, owners: BellOwners): Promise<void> =>
  engine.services.caches.forget(bellCache, 'userIds' in owners ? { keys: owners.userIds } : { owner: owners.tenantId });
