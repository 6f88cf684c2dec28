import { type AnyEntity, failure, findOrder, mostSorted, orderStep } from '@campus/contract/kit';
import { sql } from 'kysely';
import type { AnyBehaviour } from '../any-behaviour.ts';
import type { Context } from '../context.ts';
import type { Data } from '../read/texts.ts';
import { fixedWhere } from '../read/where.ts';

/**
 * Numbers the given rows 10, 20, 30 … in one statement, all or none. The rows keep their version: an order is no content
 * that an open form could overwrite.
 */
export async function sortRows(b: AnyBehaviour, ids: readonly string[], context: Context): Promise<void> {
  const e = b.entity;
  const order = findOrder(e);
  if (!order) throw new Error(`${e.name} is not ordered`);
  if (ids.length === 0) throw failure('noIds');
  if (ids.length > mostSorted) throw failure('tooManyIds', mostSorted);
  // Locked by id: two sorts of the same rows take turns.
  const { rows } = await sql<Data>`
    select * from ${sql.table(e.table)} where ${await context.visible(e)} and id = any(${[...ids]}::text[])
    order by id for no key update`.execute(context.db);
  const isOneList = order.within.every((name) => rows.every((row) => row[name] === rows[0]?.[name]));
  if (rows.length !== ids.length || !isOneList) throw failure('unknownOrder');
  const column = sql.ref(order.column);
  await sql`
    update ${sql.table(e.table)} t set ${column} = n.place * ${orderStep}::int, update_by = ${context.session.username}, update_time = ${context.now}
    from unnest(${[...ids]}::text[]) with ordinality as n (id, place)
    where t.id = n.id and ${sql.ref(`t.${order.column}`)} is distinct from n.place * ${orderStep}::int`.execute(
    context.db,
  );
  await b.afterSort?.(context);
}

/** The number that puts a new row behind all others of its list; undefined when it has one or needs none. */
export async function lastNumber(e: AnyEntity, row: Data, context: Context): Promise<Data> {
  const order = findOrder(e);
  if (!order || (row[order.column] ?? null) !== null) return {};
  const column = sql.ref(order.column);
  const same = order.within.map((name) => sql`and ${sql.ref(name)} is not distinct from ${row[name] ?? null}`);
  const { rows } = await sql<{ last: number | null }>`
    select max(${column}) as last from ${sql.table(e.table)}
    where ${createLiveFilter(e, row)} ${sql.join(same, sql` `)}`.execute(context.db);
  const most = e.fields[order.column]?.max ?? Number.MAX_SAFE_INTEGER;
  return { [order.column]: Math.min(Number(rows[0]?.last ?? 0) + orderStep, most) };
}
const createLiveFilter = (e: AnyEntity, { tenantId }: Data) => {
  const tenant = e.tenant ? [sql`tenant_id = ${tenantId}`] : [];
  return sql.join([sql`del_flag = 0`, ...tenant, ...fixedWhere(e)], sql` and `);
};
