import { type AnyEntity, type State, sequenceCode } from '@campus/contract/kit';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { writeCounted } from '../counter/move-counters.ts';
import { missingRow } from '../read/list.ts';
import { readPinyin } from '../read/pinyin.ts';
import type { Data } from '../read/texts.ts';
import { translateDatabaseError } from '../schema/database-failure.ts';
import { fromColumns, toColumns } from './columns.ts';
import { newId } from './new-id.ts';
import { lastNumber } from './order.ts';
import { assertNoOverlap } from './periods.ts';
import { defaults } from './read-form.ts';

/** Returns the row, locked for a change or its deletion unless only read, if this session can see it. Throws notFound. */
export async function lockVisible(
  e: AnyEntity,
  id: string,
  context: Context,
  purpose: 'change' | 'deletion' | 'reading' = 'change',
): Promise<Data> {
  const condition = await context.visible(e);
  const lock = { change: sql`for no key update`, deletion: sql`for update`, reading: sql`` }[purpose];
  const { rows } =
    await sql<Data>`select * from ${sql.table(e.table)} where id = ${id} and ${condition} ${lock}`.execute(context.db);
  if (!rows[0]) throw missingRow(e);
  return fromColumns(e, rows[0], context.engine.ports);
}

async function insert(e: AnyEntity, values: Data, context: Context): Promise<Data> {
  const columns = { ...toColumns(e, values, context.engine.ports), ...(await readPinyin(e, values)) };
  const names = Object.keys(columns);
  const { rows } = await sql<Data>`
    insert into ${sql.table(e.table)} (${sql.join(names.map((n) => sql.ref(n)))}) values (${sql.join(names.map((n) => columns[n]))}) returning *`
    .execute(context.db)
    .catch((error: unknown) => {
      throw translateDatabaseError(error, e);
    });
  return fromColumns(e, rows[0] as Data, context.engine.ports);
}

/** Writes changed columns of one row and raises its version. */
export function update(e: AnyEntity, id: string, values: Data, context: Context): Promise<Data> {
  return writeCounted(e, { id, columns: Object.keys(values) }, context, async () => {
    if (e.periods) await assertStillFree(e, id, values, context);
    return updateRow(e, id, values, context);
  });
}
/** Checks the periods of a row as this change would leave it. */
async function assertStillFree(e: AnyEntity, id: string, values: Data, context: Context): Promise<void> {
  const { rows } = await sql<Data>`select * from ${sql.table(e.table)} where id = ${id} for no key update`.execute(
    context.db,
  );
  const row = rows[0] && fromColumns(e, rows[0], context.engine.ports);
  if (row && Number(row.delFlag ?? 0) === 0)
    await assertNoOverlap(e, { ...row, ...values }, context, Object.keys(values));
}
async function updateRow(e: AnyEntity, id: string, given: Data, context: Context): Promise<Data> {
  const values = Object.fromEntries(Object.entries(given).filter(([name]) => !Object.hasOwn(e.fixed ?? {}, name)));
  const columns = { ...toColumns(e, values, context.engine.ports), ...(await readPinyin(e, values)) };
  const sets = Object.entries(columns).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  const { rows } = await sql<Data>`
    update ${sql.table(e.table)} set ${sql.join([...sets, sql`update_by = ${context.session.username}`, sql`update_time = ${context.now}`, sql`version = version + 1`])}
    where id = ${id} returning *`
    .execute(context.db)
    .catch((error: unknown) => {
      throw translateDatabaseError(error, e);
    });
  return fromColumns(e, rows[0] as Data, context.engine.ports);
}

/** Numbers by the rules of the fields, where the draft has none. */
async function loadNumbers(e: AnyEntity, draft: Data, context: Context): Promise<Data> {
  const made: Data = {};
  for (const [name, { sequence }] of Object.entries(e.fields))
    if (sequence && (draft[name] ?? null) === null)
      made[name] = await context.engine.ports.sequence(context, sequenceCode(e.name, name), sequence);
  return made;
}

/** Inserts a checked draft as this user. The only place that sets system columns. */
export async function insertRow(e: AnyEntity, draft: Data, context: Context, state?: number): Promise<Data> {
  const { session, now } = context;
  const made = {
    ...defaults(e.fields),
    ...draft,
    ...(await loadNumbers(e, draft, context)),
    id: (draft.id as string | undefined) ?? newId(),
    tenantId: e.tenant ? ((draft.tenantId as number | undefined) ?? session.tenantId) : 0,
    sysOrgCode: (draft.sysOrgCode as string | undefined) ?? session.orgCode ?? null,
    createBy: session.username,
    createTime: now,
    ...(e.workflow && { [e.workflow.column]: state ?? (e.workflow.states[e.workflow.initial] as State).code }),
    ...e.fixed,
  };
  const row = { ...made, ...(await lastNumber(e, made, context)) };
  return writeCounted(e, {}, context, async () => {
    await assertNoOverlap(e, row, context);
    return insert(e, row, context);
  });
}

/** Soft-deletes rows that this transaction has locked. */
export async function markDeleted(e: AnyEntity, ids: readonly string[], context: Context): Promise<void> {
  const { db, session, now, engine } = context;
  const mark = async (some: readonly string[]): Promise<undefined> => {
    await sql`
      update ${sql.table(e.table)} set del_flag = 1, update_by = ${session.username}, update_time = ${now}, version = version + 1
      where id = any(${[...some]}::text[])`.execute(db);
  };
  if (engine.registry.countsOf(e).length === 0) return mark(ids);
  for (const id of ids) await writeCounted(e, { id }, context, () => mark([id]));
}
