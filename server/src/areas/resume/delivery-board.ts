import { type Filter, fromChinaTime, matches } from '@campus/contract/kit';
import {
  type BoardColumn,
  type BoardPart,
  boardColumns,
  boardFilters,
  type DeliveryCounts,
  delivery,
  deliveryBoard,
  deliveryCounts,
  deliveryFlow,
  deliveryPosts,
  type PostLoad,
} from '@campus/contract/resume';
import { pipeline, waitParties } from '@campus/contract/rules';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { answer, getSession } from '../../kit/http/answer.ts';
import type { Call } from '../../kit/http/route.ts';
import { inStates } from '../../kit/read/in-states.ts';
import { listNames } from '../../kit/read/list.ts';
import { listQuery } from '../../kit/read/query.ts';
import { rowGroups } from '../../kit/read/row-groups.ts';
import { countStale } from './delivery-wait.ts';

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

/** Size of a column and the middle of the times at which its rows came there, in seconds. */
interface Size {
  readonly column: BoardColumn;
  readonly total: number;
  readonly middle: number | null;
}
/**
 * Sizes without the clock, so that they are kept until a row changes. The middle is read where it is in an index: an
 * aggregate sorts the whole column.
 */
async function loadSizes(columns: readonly BoardColumn[], search: Filter, context: Context): Promise<readonly Size[]> {
  const parts = await Promise.all(
    columns.map(async (column) => {
      const rows = await context.engine.from(delivery, { all: [search, boardFilters[column]] }, context);
      const time = sql.ref('rc_delivery.stepTime');
      return sql`
        select ${sql.lit(column)} as "column", total, (
          select avg(extract(epoch from step_time))::float8 from (
            select ${time} ${rows} and ${time} is not null order by ${time} offset greatest(filled - 1, 0) / 2 limit 2 - filled % 2
          ) middle
        ) as middle
        from (select count(*)::int as total, count(${time})::int as filled ${rows}) counted`;
    }),
  );
  return context.engine.readCounts(sql<Size>`${sql.join(parts, sql` union all `)}`, context);
}
const daySeconds = 86_400;
const daysSince = (seconds: number | null, now: string): number | null =>
  seconds === null ? null : Math.round(((fromChinaTime(now).getTime() / 1000 - seconds) / daySeconds) * 10) / 10;

/** The board with the list's search fields: 20 cards per column with its total, or one column from `offset` on. */
export const boardAnswer = answer(deliveryBoard, async (input, context, call) => {
  const { engine, session, db } = context;
  const { boardColumn } = input;
  const offset = input.offset ?? 0;
  const search = await loadSearch(call, context);
  const columns = boardColumns.filter((c) => !boardColumn || c === boardColumn);
  if (columns.length === 0) return [];
  const sizes = new Map((await loadSizes(columns, search, context)).map((size) => [size.column, size]));
  const shown = columns.filter((column) => (sizes.get(column)?.total ?? 0) > offset);
  const pages = shown.map((column) => ({
    filter: { all: [search, boardFilters[column]] },
    sort: getSort(column),
    limit: cards,
    offset,
  }));
  const groups = await rowGroups(db, delivery, listNames(delivery), pages, engine.scope(session));
  await engine.present(delivery, groups.flat(), context);
  return columns.map((column): BoardPart => {
    const { total = 0, middle = null } = sizes.get(column) ?? {};
    return { column, total, medianDays: daysSince(middle, context.now), records: groups[shown.indexOf(column)] ?? [] };
  });
});

const waiting = sql`d.wait_for = ${waitParties.enterprise}`;
const passed = sql`${inStates(deliveryFlow, ['active', 'finished'], 'd')} and d.step > ${pipeline.resume}`;

/** Number of deliveries that are alike in what their counts depend on. */
interface Tally {
  readonly status: number;
  readonly step: number;
  readonly waitFor: number;
  readonly n: number;
}
/** Number of matching deliveries by step and end. */
export const countsAnswer = answer(deliveryCounts, async (_input, context, call): Promise<DeliveryCounts> => {
  const { engine, session, now } = context;
  const search = await loadSearch(call, context);
  const tallies = await engine.readCounts(
    sql<Tally>`
      select rc_delivery.status, rc_delivery.step, rc_delivery.wait_for, count(*)::int as n
      ${await engine.from(delivery, search, context)} group by 1, 2, 3`,
    context,
  );
  const sum = (filter: Filter): number =>
    tallies.reduce((total, tally) => total + (matches(filter, { ...tally }, session, now) ? tally.n : 0), 0);
  const columns = Object.fromEntries(boardColumns.map((column) => [column, sum(boardFilters[column])]));
  return {
    ...(columns as Record<BoardColumn, number>),
    total: sum({ all: [] }),
    waiting: sum(['waitFor', 'eq', waitParties.enterprise]),
    overdue: await countStale(search, context),
  };
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
      (count(*) filter (where ${inStates(deliveryFlow, ['failed'], 'd')}))::int as failed,
      floor(extract(epoch from ${now}::timestamptz - min(d.wait_since) filter (where ${waiting})) / 86400)::int as oldest_days
    ${desks} group by p.id, p.name, c.company_name, p.post_status
    order by waiting desc, total desc, p.id limit ${size} offset ${start}`.execute(db);
  const { rows } = await sql<{ total: number }>`select count(distinct d.post_id)::int as total ${desks}`.execute(db);
  return { records, total: rows[0]?.total ?? 0 };
});
