import { chinaTime } from '@campus/contract/kit';
import type { AreaServer } from '../kit/area-server.ts';
import type { Database } from '../kit/database/open.ts';
import type { Handle } from '../kit/handle.ts';
import type { Ports } from '../kit/ports.ts';
import { Caches } from './caches.ts';
import { loadDictionaries } from './dictionary/dictionaries.ts';
import { Trees } from './dictionary/trees.ts';
import { dataRulesOf } from './permission/data-rules.ts';
import { loadPermissions } from './permission/permissions.ts';
import type { SystemParts } from './services.ts';
import { signedIn } from './sign-in/signed-in.ts';
import { typed } from './tables.ts';

export interface SystemOptions {
  readonly database: Database;
  /** All areas: their trees, table dictionaries and duplicate checks are taken over. */
  readonly servers: readonly AreaServer[];
  readonly now: () => Date;
  readonly report: (error: unknown, what: string) => void;
}
/** Routes of the gateway, which the app keeps beside what is kept here. */
export const gatewayCache = 'gateway';
/** Names under which things are kept: what a write of their rows reports as changed (`Caches.changed`). */
export const cacheNames = { dictionaries: 'dictionaries', permissions: 'permissions' } as const;

export interface System extends SystemParts {
  /** The ports of the kit that the system's rows answer. */
  readonly ports: Pick<Ports, 'dictionary' | 'tree' | 'dataRules' | 'realnames'>;
}

/**
 * Dictionaries, trees and grants of this process. Call `caches.reload()` before anybody is answered and again after
 * seeding: inside a transaction the embedded store has no second connection to load by.
 */
export function createSystem({ database, servers, now, report }: SystemOptions): System {
  const { db } = database;
  const caches = new Caches(database, report);
  const dictionaries = caches.keep(cacheNames.dictionaries, () => loadDictionaries(db));
  const permissions = caches.keep(cacheNames.permissions, () => loadPermissions(db));
  const trees = new Trees(
    servers.flatMap((server) => server.trees ?? []),
    caches,
    db,
  );
  return {
    caches,
    dictionaries,
    permissions,
    trees,
    tableDictionaries: servers.flatMap((server) => server.tableDictionaries ?? []),
    ports: {
      dictionary: async (code) => (await dictionaries.get()).get(code)?.texts,
      tree: (name, tenantId) => trees.nodes(name, tenantId),
      dataRules: async (e, session) =>
        e.page ? dataRulesOf(await permissions.get(), e, signedIn(session), chinaTime(now())) : undefined,
      realnames,
    },
  };
}

/** Names of people by username, deleted accounts included: old rows still name them. */
async function realnames(handle: Handle, usernames: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (usernames.length === 0) return new Map();
  const rows = await typed(handle)
    .selectFrom('sys_user')
    .where('username', 'in', [...usernames])
    .select(['username', 'realname'])
    .orderBy('delFlag', 'desc')
    .execute();
  return new Map(rows.map((row) => [row.username, row.realname]));
}
