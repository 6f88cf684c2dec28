import type { Filter } from '@campus/contract/kit';
import {
  type BoardColumn,
  type BoardPart,
  boardColumns,
  boardFilters,
  type DeliveryCounts,
  delivery,
  deliveryBoard,
  deliveryCounts,
  deliveryPosts,
  type PostLoad,
  stepsOfColumns,
} from '@campus/contract/resume';
import { waitParties } from '@campus/contract/rules';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { answer, getSession } from '../../kit/http/answer.ts';
import type { Call } from '../../kit/http/route.ts';
import { listNames, someRows } from '../../kit/read/list.ts';
import { listQuery } from '../../kit/read/query.ts';
import { staleFilter } from './delivery-wait.ts';

const cards = 20;
/** Longest waiting first at a step; latest first among the ended. */
const getSort = (column: BoardColumn) =>
  [{ name: 'stepTime', order: column.startsWith('step') ? 'asc' : 'desc' }] as const;

/** The list's own search parameters, including `overdue`. */
async function loadSearch(call: Call, context: Context): Promise<Filter> {
  const { engine } = context;
  const { filter } = listQuery(engine, delivery, call.query, getSession(call));
  const more = (await engine.behaviour(delivery).listFilter?.(call.query, context)) as Filter | undefined;
  return more ? { all: [filter, more] } : filter;
}

/** Size of a column and the median number of days its rows have been there. */
async function loadSize(filter: Filter, context: Context): Promise<{ total: number; medianDays: number | null }> {
  const stayed = sql`extract(epoch from ${context.now}::timestamptz - rc_delivery.step_time) / 86400`;
  const { rows } = await sql<{ total: number; medianDays: number | null }>`
    select count(*)::int as total,
      round((percentile_cont(0.5) within group (order by ${stayed}))::numeric, 1)::float8 as median_days
    ${await context.engine.from(delivery, filter, context)}`.execute(context.db);
  return rows[0] ?? { total: 0, medianDays: null };
}
async function loadPart(column: BoardColumn, search: Filter, offset: number, context: Context): Promise<BoardPart> {
  const { engine, session, db } = context;
  const filter: Filter = { all: [search, boardFilters[column]] };
  const size = await loadSize(filter, context);
  const names = listNames(delivery);
  const records =
    size.total > offset
      ? await someRows(db, delivery, names, { filter, sort: getSort(column) }, cards, offset, engine.scope(session))
      : [];
  await engine.present(delivery, records, context);
  return { column, ...size, records };
}

/** The board with the list's search fields: 20 cards per column with its total, or one column from `offset` on. */
export const boardAnswer = answer(deliveryBoard, async ({ boardColumn, offset }, context, call) => {
  const search = await loadSearch(call, context);
  const parts: BoardPart[] = [];
  for (const column of boardColumns.filter((c) => !boardColumn || c === boardColumn))
    parts.push(await loadPart(column, search, offset ?? 0, context));
  return parts;
});

const waiting = sql`d.wait_for = ${waitParties.enterprise}`;
const passed = sql`d.status in (1, 2) and d.step > 10`;
const ends = { failed: sql`d.status = 3`, ended: sql`d.status > 3` } as const;
type Tally = Omit<DeliveryCounts, 'overdue'>;

/** One count per step and per end of the deliveries `d`. */
const tallies = sql.join([
  ...stepsOfColumns.map(
    ({ column, step }) =>
      sql`(count(*) filter (where d.step = ${sql.lit(step)} and (d.status = 1 or d.status = 2)))::int as ${sql.id(column)}`,
  ),
  ...Object.entries(ends).map(([name, end]) => sql`(count(*) filter (where ${end}))::int as ${sql.id(name)}`),
]);

/** Number of matching deliveries by step and end. */
export const countsAnswer = answer(deliveryCounts, async (_input, context, call) => {
  const { engine } = context;
  const search = await loadSearch(call, context);
  const count = sql<Tally>`
    select count(*)::int as total, (count(*) filter (where ${waiting}))::int as waiting, ${tallies}
    from (select rc_delivery.status, rc_delivery.step, rc_delivery.wait_for ${await engine.from(delivery, search, context)}) d`;
  const rows = await engine.readCounts(count, context);
  const stale: Filter = { all: [search, await staleFilter(context)] };
  return { ...(rows[0] as Tally), overdue: await engine.count(delivery, stale, context) };
});

/** Posts with deliveries, most pending first: the left list of 按岗位查看. */
export const postListAnswer = answer(deliveryPosts, async ({ keyword, pageNo, pageSize }, context) => {
  const { db, now } = context;
  const size = Math.min(Math.max(pageSize ?? 20, 1), 100);
  const start = (Math.max(pageNo ?? 1, 1) - 1) * size;
  const like = keyword ? `%${keyword.replace(/[\\%_]/g, '\\$&')}%` : null;
  const named = like ? sql`and (p.name ilike ${like} or c.company_name ilike ${like})` : sql``;
  const desks = sql`
    from rc_delivery d join rc_company_post p on p.id = d.post_id join rc_company c on c.id = d.company_id
    where ${await context.visible(delivery, 'd')} ${named}`;
  const { rows: records } = await sql<PostLoad>`
    select p.id, p.name, c.company_name, p.post_status, count(*)::int as total,
      (count(*) filter (where ${waiting}))::int as waiting,
      (count(*) filter (where ${passed}))::int as passed,
      (count(*) filter (where d.status = 3))::int as failed,
      floor(extract(epoch from ${now}::timestamptz - min(d.wait_since) filter (where ${waiting})) / 86400)::int as oldest_days
    ${desks} group by p.id, p.name, c.company_name, p.post_status
    order by waiting desc, total desc, p.id limit ${size} offset ${start}`.execute(db);
  const { rows } = await sql<{ total: number }>`select count(distinct d.post_id)::int as total ${desks}`.execute(db);
  return { records, total: rows[0]?.total ?? 0 };
});
