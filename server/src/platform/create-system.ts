import { chinaTime, isEnterprise, type Session } from '@campus/contract/kit';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { AreaServer } from '../kit/area-server.ts';
import type { Database } from '../kit/database/open.ts';
import type { Handle } from '../kit/handle.ts';
import type { Ports } from '../kit/ports.ts';
import { Caches } from './caches.ts';
import { loadDictionaries } from './dictionary/dictionaries.ts';
import { Trees } from './dictionary/trees.ts';
import { findDataRules } from './permission/data-rules.ts';
import { loadPermissions } from './permission/permissions.ts';
import { loadCheckRules } from './rules/check-rules.ts';
import { loadSequences } from './rules/sequences.ts';
import type { SystemServices } from './services.ts';
import { loadSettings } from './settings.ts';
import { asSignedIn } from './sign-in/signed-in.ts';
import { typedDb } from './tables.ts';

export interface SystemOptions {
  readonly database: Database;
  /** All areas, for their trees, table dictionaries and duplicate checks. */
  readonly servers: readonly AreaServer[];
  readonly now: () => Date;
  readonly report: (error: unknown, what: string) => void;
}
/** Cache name of the gateway routes, which the app registers next to the caches below. */
export const gatewayCache = 'gateway';
/** Cache names that a write of their rows passes to `Caches.invalidate`. */
export const cacheNames = {
  dictionaries: 'dictionaries',
  permissions: 'permissions',
  sequences: 'sequences',
  checkRules: 'checkRules',
  tenantSettings: 'tenantSettings',
} as const;

export interface System extends SystemServices {
  /** Ports of the kit that this module implements. */
  readonly ports: Pick<
    Ports,
    'dictionary' | 'tree' | 'treeEntity' | 'dataRules' | 'realnames' | 'realname' | 'usersAmong' | 'ofTenant'
  >;
}

/**
 * Dictionaries, trees and grants of this process. Call `caches.reload()` before the first request and again after
 * seeding: inside a transaction the embedded database has no second connection to load with.
 */
export function createSystem({ database, servers, now, report }: SystemOptions): System {
  const { db } = database;
  const caches = new Caches(database, report);
  const dictionaries = caches.addValue(cacheNames.dictionaries, () => loadDictionaries(db));
  const permissions = caches.addValue(cacheNames.permissions, () => loadPermissions(db));
  const sequences = caches.addValue(cacheNames.sequences, () => loadSequences(db));
  const checkRules = caches.addValue(cacheNames.checkRules, () => loadCheckRules(db));
  const tenantSettings = caches.addValue(cacheNames.tenantSettings, () => loadSettings(db));
  for (const source of servers.flatMap((server) => server.caches ?? [])) caches.timed(source);
  const trees = new Trees(
    servers.flatMap((server) => server.trees ?? []),
    caches,
    db,
  );
  return {
    caches,
    dictionaries,
    permissions,
    sequences,
    checkRules,
    tenantSettings,
    trees,
    tableDictionaries: servers.flatMap((server) => server.tableDictionaries ?? []),
    ports: {
      dictionary: async (code) => (await dictionaries.get()).get(code)?.texts,
      tree: (name, tenantId) => trees.nodes(name, tenantId),
      treeEntity: (name) => trees.entity(name),
      dataRules: async (e, session) =>
        e.page ? findDataRules(await permissions.get(), e, asSignedIn(session), chinaTime(now())) : undefined,
      realnames,
      realname,
      usersAmong,
      ofTenant: (entity, tenantId) => (entity.name === 'sysUser' ? isOrWasMember(tenantId) : undefined),
    },
  };
}

/** Accounts belong to tenants by membership; old rows still name former members. */
const isOrWasMember = (tenantId: number) =>
  sql<SqlBool>`exists (select 1 from sys_user_tenant m where m.user_id = sys_user.id and m.tenant_id = ${tenantId})`;

/** Real names by username, including deleted accounts, which old rows still name. */
async function realnames(
  handle: Handle,
  usernames: readonly string[],
  tenantId?: number,
): Promise<ReadonlyMap<string, string>> {
  if (usernames.length === 0) return new Map();
  const rows = await typedDb(handle)
    .selectFrom('sys_user')
    .where('username', 'in', [...usernames])
    .where(tenantId === undefined ? sql<boolean>`true` : sql<boolean>`${isOrWasMember(tenantId)}`)
    .select(['username', 'realname'])
    .orderBy('delFlag', 'desc')
    .execute();
  return new Map(rows.map((row) => [row.username, row.realname]));
}

/** The same for one username, as a subquery. */
function realname(username: RawBuilder<unknown>, tenantId?: number): RawBuilder<string | null> {
  const member = tenantId === undefined ? sql`` : sql`and ${isOrWasMember(tenantId)}`;
  return sql`(select realname from sys_user where username = ${username} ${member} order by del_flag limit 1)`;
}

function usersAmong(usernames: readonly string[], session: Session) {
  const company = isEnterprise(session) ? sql`and u.company_id = ${session.companyId ?? ''}` : sql``;
  return sql`
    select distinct u.username from sys_user u join sys_user_tenant m on m.user_id = u.id and m.del_flag = 0
    where u.username = any(${[...usernames]}::text[]) and u.del_flag = 0 and m.tenant_id = ${session.tenantId} ${company}`;
}
