import { failure, fieldFailure, isStaff, type Row, refusal } from '@campus/contract/kit';
import {
  dataSourceOptions,
  editDataSource,
  findDatabaseType,
  readDatabaseUrl,
  dataSourceRefusals as refused,
  sysDataSource,
  testConnection,
} from '@campus/contract/online';
import { sql } from 'kysely';
import { behaviour } from '../../kit/behaviour.ts';
import type { Context } from '../../kit/context.ts';
import { answer, type BoundEndpoint } from '../../kit/http/answer.ts';
import { audit } from '../../platform/log/audit.ts';
import type { HostList } from '../../platform/outgoing/host-list.ts';
import { isSuperuser } from '../../platform/permission/permissions.ts';
import { assertReauthenticated } from '../../platform/sign-in/reauthentication.ts';
import { foreignSource } from '../../platform/sources/foreign-source.ts';
import type { Source } from '../../platform/sources/source.ts';

type DataSource = Row<typeof sysDataSource>;

/** Asserts that a URL contains only host, port and database, and matches its type. */
function checkAddress({ dbType, dbUrl, dbName }: Partial<DataSource>): void {
  const engine = findDatabaseType(dbType ?? '')?.engine;
  // Unsupported types are stored as records: their URLs are never used.
  if (!engine) return;
  const address = readDatabaseUrl(dbUrl ?? '');
  if (!address) throw fieldFailure('dbUrl', refused.url);
  if (address.engine !== engine) throw fieldFailure('dbUrl', refused.type);
  if (address.database !== undefined && address.database !== dbName) throw fieldFailure('dbName', refused.database);
}
/** Whether the operator's host list blocks the URL; false for unsupported types. */
function isBlocked(row: Readonly<Record<string, unknown>>, hosts: HostList): boolean {
  const address = readDatabaseUrl(String(row.dbUrl ?? ''));
  return address !== undefined && !hosts.lists(address.host, address.port);
}
/** Whether the stored password may be reused: only for the same host, database and user. */
const isSamePlace = (one: Partial<DataSource>, other: Partial<DataSource>): boolean =>
  one.dbUrl === other.dbUrl && one.dbName === other.dbName && one.dbUsername === other.dbUsername;

async function assertUnused({ code }: DataSource, { db }: Context): Promise<void> {
  const user = await db
    .selectFrom('onl_cgreport_head')
    .where('dbSource', '=', code)
    .where('delFlag', '=', 0)
    .select('name')
    .executeTakeFirst();
  if (user) throw refusal(refused.inUse(user.name));
}

/** External databases. Passwords are encrypted on arrival and never returned. */
export const dataSourceBehaviour = behaviour(sysDataSource, {
  async validate(draft, context) {
    await assertReauthenticated(context);
    checkAddress(draft);
  },
  beforeSave(draft, { before }) {
    draft.dbPassword ||= before?.dbPassword ?? null;
  },
  async afterSave({ id, code, dbType, dbUrl, dbUsername }, context) {
    const act = context.before ? 'dataSource.edit' : 'dataSource.add';
    audit(context, act, { id, code, dbType, dbUrl, dbUsername });
  },
  async beforeDelete(row, context) {
    await assertReauthenticated(context);
    await assertUnused(row, context);
    audit(context, 'dataSource.delete', { id: row.id, code: row.code });
  },
  async present(rows, { db, engine }) {
    const { dataSourceHosts } = engine.services;
    for (const row of rows) if (Object.hasOwn(row, 'dbUrl')) row.addressRefused = isBlocked(row, dataSourceHosts);
    const { rows: kept } = await sql<{ id: string }>`
      select id from sys_data_source where id = any(${rows.map((row) => String(row.id))}::text[]) and db_password is not null`.execute(
      db,
    );
    const withPassword = new Set(kept.map(({ id }) => id));
    for (const row of rows) row.hasPassword = withPassword.has(String(row.id));
  },
});

/** A data source with its decrypted password. */
async function plainSource(by: 'id' | 'code', value: string, { db, engine }: Context): Promise<DataSource | undefined> {
  const row = await db
    .selectFrom('sys_data_source')
    .where(by, '=', value)
    .where('delFlag', '=', 0)
    .selectAll()
    .executeTakeFirst();
  return row && { ...row, dbPassword: row.dbPassword ? engine.ports.cipher.decrypt(row.dbPassword) : null };
}
/** The database for the code of a data source. Throws 数据源不存在, or the reason it cannot be reached. */
export async function sourceByCode(code: string, context: Context): Promise<Source> {
  const row = await plainSource('code', code, context);
  if (!row) throw refusal(refused.unknown);
  return foreignSource(row, context.services.dataSourceHosts);
}
/** The stored password, for the same host, database and user only. */
async function loadStoredPassword(id: string, typed: Partial<DataSource>, context: Context): Promise<string | null> {
  const row = await plainSource('id', id, context);
  return row && isSamePlace(row, typed) ? row.dbPassword : null;
}

export const dataSourceAnswers: readonly BoundEndpoint[] = [
  answer(
    editDataSource,
    async ({ id }, context, { body }) => {
      const row = await context.engine.lock(sysDataSource, id, context);
      const isTyped = typeof body.dbPassword === 'string' && body.dbPassword.trim() !== '';
      if (row?.dbPassword && !isTyped && !isSamePlace(row, { ...row, ...body }))
        throw fieldFailure('dbPassword', refused.passwordAgain);
      await context.engine.edit(sysDataSource, { ...body, id }, context);
      return context.engine.one(sysDataSource, id, context);
    },
    { rowOf: sysDataSource },
  ),
  answer(dataSourceOptions, async (_input, { db, session }) => {
    if (!isStaff(session)) throw failure('noPermission');
    const rows = await db
      .selectFrom('sys_data_source')
      .where('delFlag', '=', 0)
      .select(['code', 'name'])
      .orderBy('name')
      .execute();
    return rows.map(({ code, name }) => ({ value: code, label: name, text: name }));
  }),
  answer(
    testConnection,
    async ({ id, ...typed }, context) => {
      if (!isSuperuser(context.session.roles)) throw failure('noPermission');
      await assertReauthenticated(context);
      checkAddress(typed);
      const dbPassword = typed.dbPassword || (id ? await loadStoredPassword(id, typed, context) : null);
      const source = await foreignSource({ ...typed, dbPassword }, context.services.dataSourceHosts);
      await source.read((query) => query('select 1 as one_', []));
      return null;
    },
    { transaction: false, rowOf: sysDataSource },
  ),
];
