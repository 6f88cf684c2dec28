import { type AnyEntity, isStored, type Session } from '@campus/contract/kit';
import { sysTenant, sysUser } from '@campus/contract/system';
import { sql } from 'kysely';
import type { Context, EngineApi } from '../../kit/context.ts';
import { allowDelete } from '../../kit/database/append-only.ts';
import { getColumn } from '../../kit/schema/registry.ts';
import { audit } from '../log/audit.ts';
import { isAccountPart, removeAccountParts } from '../sign-in/account-parts.ts';

const batchSize = 500;

interface DeletedRow {
  readonly id: string;
  /** Username of an account, title of a tenant. */
  readonly name: string;
}
/** An entity that is also referenced by name, so all tables are searched before it is purged. */
interface NamedEntity {
  readonly entity: AnyEntity;
  readonly nameColumn: string;
  /** The ids among `rows` that are still referenced. */
  findReferenced(rows: readonly DeletedRow[], context: Context): Promise<ReadonlySet<string>>;
  /** Removes dependent rows first. */
  removeParts(rows: readonly DeletedRow[], context: Context): Promise<void>;
  readonly act: string;
}

const getIds = (rows: readonly DeletedRow[]): string[] => rows.map(({ id }) => id);
const getNames = (rows: readonly DeletedRow[]): string[] => rows.map(({ name }) => name);

/** The values that occur in a column of a table; one query for all of them. */
async function findValues(
  { db }: Context,
  table: string,
  column: string,
  values: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ value: string }>`
    select distinct ${sql.ref(column)}::text as value from ${sql.table(table)}
    where ${sql.ref(column)}::text = any(${[...values]}::text[])`.execute(db);
  return rows.map(({ value }) => value);
}

/** Logs keep the names of purged accounts. */
const logs: ReadonlySet<string> = new Set(['sysLog', 'sysDataLog', 'sysAudit', 'sysPasswordHistory']);

/** Columns that hold usernames: creator, updater and fields of kind user. */
function nameColumns(e: AnyEntity): string[] {
  const people = Object.entries(e.fields).filter(([, field]) => isStored(field) && field.kind === 'user');
  return ['createBy', ...(e.appendOnly ? [] : ['updateBy']), ...people.map(([name, field]) => getColumn(name, field))];
}
const idColumns = (e: AnyEntity): string[] =>
  Object.entries(e.fields)
    .filter(([, field]) => isStored(field) && field.to === sysUser.name)
    .map(([name, field]) => getColumn(name, field));

/** An account stays while a row was written by it or refers to it: its name is still shown there. */
const users: NamedEntity = {
  entity: sysUser,
  nameColumn: 'username',
  act: 'user.purge',
  async findReferenced(rows, context) {
    const held = new Set<string>();
    for (const e of context.engine.registry.entities) {
      if (logs.has(e.name) || isAccountPart(e)) continue;
      const open = rows.filter(({ id }) => !held.has(id));
      if (open.length === 0) break;
      const ids = new Set<string>();
      const names = new Set<string>();
      for (const column of idColumns(e))
        for (const id of await findValues(context, e.table, column, getIds(open))) ids.add(id);
      for (const column of nameColumns(e))
        for (const name of await findValues(context, e.table, column, getNames(open))) names.add(name);
      for (const { id, name } of open) if (ids.has(id) || names.has(name)) held.add(id);
    }
    return held;
  },
  removeParts: removeAccountParts,
};

/** Entities of which every new tenant gets rows (listeners of `tenantCreated`), those that refer to others first. */
const tenantDefaults: readonly string[] = [
  'messageEvent',
  'holiday',
  'postType',
  'forbiddenWord',
  'sensitiveWord',
  'skill',
  'docTemplateVersion',
  'docTemplate',
];
/** A tenant stays while it has any row, logs included: its number can be assigned to another one later. */
const tenants: NamedEntity = {
  entity: sysTenant,
  nameColumn: 'name',
  act: 'tenant.purge',
  async findReferenced(rows, context) {
    const held = new Set<string>();
    for (const e of context.engine.registry.entities) {
      if (e.tenant === false || tenantDefaults.includes(e.name)) continue;
      const open = getIds(rows).filter((id) => !held.has(id));
      if (open.length === 0) break;
      for (const id of await findValues(context, e.table, 'tenantId', open)) held.add(id);
    }
    return held;
  },
  async removeParts(rows, context) {
    const numbers = getIds(rows).map(Number);
    for (const name of tenantDefaults) {
      const { table } = context.engine.registry.get(name);
      const remove = sql`delete from ${sql.table(table)} where tenant_id = any(${numbers}::int[])`;
      await allowDelete(table, context, () => remove.execute(context.db));
    }
  },
};

async function purgePage(
  { entity, nameColumn, findReferenced, removeParts, act }: NamedEntity,
  { before, after }: { readonly before: string; readonly after: string },
  context: Context,
): Promise<{ readonly last: string | undefined; readonly gone: number }> {
  const { rows } = await sql<DeletedRow>`
    select id, ${sql.ref(nameColumn)} as name from ${sql.table(entity.table)}
    where del_flag = 1 and coalesce(update_time, create_time) < ${before}::timestamptz and id > ${after}
    order by id limit ${batchSize}::int for update`.execute(context.db);
  const kept = await findReferenced(rows, context);
  const gone = rows.filter(({ id }) => !kept.has(id));
  if (gone.length > 0) {
    await removeParts(gone, context);
    await sql`delete from ${sql.table(entity.table)} where id = any(${getIds(gone)}::text[])`.execute(context.db);
    for (const { id, name } of gone) audit(context, act, { id, name });
  }
  return { last: rows.length < batchSize ? undefined : rows.at(-1)?.id, gone: gone.length };
}

/** Purges accounts and tenants deleted before `before` that are not referenced; returns the number of rows by table. */
export async function purgeNamed(
  engine: EngineApi,
  session: Session,
  before: string,
  signal: AbortSignal,
): Promise<Readonly<Record<string, number>>> {
  const gone: Record<string, number> = {};
  for (const named of [users, tenants])
    for (let after: string | undefined = ''; after !== undefined && !signal.aborted; ) {
      const from: string = after;
      const page = await engine.runAs(session, (context) => purgePage(named, { before, after: from }, context));
      if (page.gone > 0) gone[named.entity.table] = (gone[named.entity.table] ?? 0) + page.gone;
      after = page.last;
    }
  return gone;
}
