import { type AnyEntity, type State, sequenceCode } from '@campus/contract/kit';
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../context.ts';
import { isCounted, writeCounted } from '../counter/move-counters.ts';
import { missingRow } from '../read/one-row.ts';
import { readPinyin } from '../read/pinyin.ts';
import type { Data } from '../read/texts.ts';
import { translateDatabaseError } from '../schema/database-failure.ts';
import { getColumn } from '../schema/registry.ts';
import { fromColumns, toColumns } from './columns.ts';
import { newId } from './new-id.ts';
import { lastNumber } from './order.ts';
import { assertNoOverlap } from './periods.ts';
import { defaults } from './read-form.ts';

async function insert(e: AnyEntity, values: Data, context: Context): Promise<Data> {
  const numbers = await takeNumbers(e, values, context);
  const columns = {
    ...toColumns(e, values, context.engine.ports),
    ...(await readPinyin(e, values)),
    ...numbers.columns,
  };
  const names = Object.keys(columns);
  const { rows } = await sql<Data>`
    ${numbers.clause} insert into ${sql.table(e.table)} (${sql.join(names.map((n) => sql.ref(n)))}) values (${sql.join(names.map((n) => columns[n]))}) returning *`
    .execute(context.db)
    .catch((error: unknown) => {
      throw translateDatabaseError(error, e);
    });
  return fromColumns(e, rows[0] as Data, context.engine.ports);
}

/**
 * Writes changed columns of one row and raises its version. `known` is the row as this transaction locked it; without it
 * the row is read when its periods or counters need it.
 */
export async function update(e: AnyEntity, id: string, values: Data, context: Context, known?: Data): Promise<Data> {
  if (!e.periods && !isCounted(e, Object.keys(values), context))
    return updateRow(e, id, values, context) as Promise<Data>;
  const row = known && (await updateKnown(e, known, values, context));
  if (row) return row;
  const present = await lockStored(e, id, context);
  if (!present) throw missingRow(e);
  return (await updateKnown(e, present, values, context)) as Data;
}
/** Undefined when the row is no longer the known one: a hook has changed it. */
function updateKnown(e: AnyEntity, before: Data, values: Data, context: Context): Promise<Data | undefined> {
  return writeCounted(e, { before, values }, context, async () => {
    const isLive = Number(before.delFlag ?? 0) === 0;
    if (isLive) await assertNoOverlap(e, { ...before, ...values }, context, before);
    return updateRow(e, before.id as string, values, context, before.version as number);
  });
}
async function lockStored(e: AnyEntity, id: string, { db, engine }: Context): Promise<Data | undefined> {
  const { rows } = await sql<Data>`select * from ${sql.table(e.table)} where id = ${id} for no key update`.execute(db);
  return rows[0] && fromColumns(e, rows[0], engine.ports);
}
async function updateRow(
  e: AnyEntity,
  id: string,
  given: Data,
  context: Context,
  version?: number,
): Promise<Data | undefined> {
  const values = Object.fromEntries(Object.entries(given).filter(([name]) => !Object.hasOwn(e.fixed ?? {}, name)));
  const columns = { ...toColumns(e, values, context.engine.ports), ...(await readPinyin(e, values)) };
  const sets = Object.entries(columns).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  const { rows } = await sql<Data>`
    update ${sql.table(e.table)} set ${sql.join([...sets, sql`update_by = ${context.session.username}`, sql`update_time = ${context.now}`, sql`version = version + 1`])}
    where id = ${id} ${version === undefined ? sql`` : sql`and version = ${version}`} returning *`
    .execute(context.db)
    .catch((error: unknown) => {
      throw translateDatabaseError(error, e);
    });
  return rows[0] && fromColumns(e, rows[0], context.engine.ports);
}

/** Numbers by the rules of the fields, where the draft has none: parts of the statement that inserts the row. */
async function takeNumbers(e: AnyEntity, draft: Data, context: Context) {
  const parts: RawBuilder<unknown>[] = [];
  const columns: Data = {};
  for (const [name, field] of Object.entries(e.fields)) {
    if (!field.sequence || (draft[name] ?? null) !== null) continue;
    const number = sql.ref(`number${parts.length}`);
    parts.push(
      sql`${number} as (${await context.engine.ports.sequence(context, sequenceCode(e.name, name), field.sequence)})`,
    );
    columns[getColumn(name, field)] = sql`(select number from ${number})`;
  }
  return { clause: parts.length > 0 ? sql`with ${sql.join(parts)}` : sql``, columns };
}

/** A checked draft of this user as a row. The only place that sets system columns. */
export async function completeRow(e: AnyEntity, draft: Data, context: Context, state?: number): Promise<Data> {
  const { session, now } = context;
  const made = {
    ...defaults(e.fields),
    ...draft,
    id: (draft.id as string | undefined) ?? newId(),
    tenantId: e.tenant ? ((draft.tenantId as number | undefined) ?? session.tenantId) : 0,
    sysOrgCode: (draft.sysOrgCode as string | undefined) ?? session.orgCode ?? null,
    createBy: session.username,
    createTime: now,
    ...(e.workflow && { [e.workflow.column]: state ?? (e.workflow.states[e.workflow.initial] as State).code }),
    ...e.fixed,
  };
  return { ...made, ...(await lastNumber(e, made, context)) };
}

/** Inserts a checked draft as this user. */
export async function insertRow(e: AnyEntity, draft: Data, context: Context, state?: number): Promise<Data> {
  const row = await completeRow(e, draft, context, state);
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
  for (const id of ids) {
    const before = await lockStored(e, id, context);
    if (before) await writeCounted(e, { before }, context, () => mark([id]));
  }
}
