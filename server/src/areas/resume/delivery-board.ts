import type { Filter } from '@campus/contract/kit';
import {
  type BoardColumn,
  type BoardPart,
  boardColumns,
  delivery,
  deliveryBoard,
  deliveryCounts,
  deliveryPosts,
  type PostLoad,
} from '@campus/contract/resume';
import { sql } from 'kysely';
import { answer, sessionOf } from '../../kit/answer.ts';
import type { Context } from '../../kit/context.ts';
import { listNames, someRows } from '../../kit/list.ts';
import { listQuery } from '../../kit/query.ts';
import { setting } from '../../platform/settings.ts';

/** What stands in each column: the first step waits, whatever is past it reads 已通过. */
export const columnFilters: Readonly<Record<BoardColumn, Filter>> = {
  waiting: {
    all: [
      ['status', 'eq', 1],
      ['step', 'eq', 10],
    ],
  },
  passed: {
    any: [
      {
        all: [
          ['status', 'eq', 1],
          ['step', 'gt', 10],
        ],
      },
      ['status', 'eq', 2],
    ],
  },
  failed: ['status', 'eq', 3],
  withdrawn: ['status', 'eq', 4],
  closed: ['status', 'eq', 5],
  transferred: ['status', 'eq', 6],
};
const cards = 20;

async function medianDays(filter: Filter, context: Context): Promise<number | null> {
  const condition = await context.engine.visibleSql(delivery, filter, context.session);
  const { rows } = await sql<{ days: number | null }>`
    select round((percentile_cont(0.5) within group (order by extract(epoch from ${context.now}::timestamptz - step_time)) / 86400)::numeric, 1)::float8 as days
    from rc_delivery where ${condition}`.execute(context.db);
  return rows[0]?.days ?? null;
}

/** The board over the list's own search fields: 20 cards a column with its total; one column from `offset` on. */
export const boardAnswer = answer(deliveryBoard, async ({ boardColumn, offset }, context, call) => {
  const scope = context.engine.scope(sessionOf(call));
  const { boardColumn: _column, offset: _offset, ...search } = call.query;
  const query = listQuery(scope.registry, delivery, search, scope.session);
  const wanted = boardColumns.filter((c) => !boardColumn || c === boardColumn);
  const parts: BoardPart[] = [];
  for (const column of wanted) {
    const filter: Filter = { all: [query.filter, columnFilters[column]] };
    const searched = await joinable(filter, context);
    const total = await context.engine.count(delivery, filter, context);
    const records =
      total > (offset ?? 0)
        ? await someRows(
            context.db,
            delivery,
            listNames(delivery),
            { filter, sort: [{ name: 'stepTime', order: 'asc' }] },
            cards,
            offset ?? 0,
            scope,
          )
        : [];
    await context.engine.behaviour(delivery).present?.(records, context);
    parts.push({
      column,
      total,
      medianDays: total > 0 && searched ? await medianDays(filter, context) : null,
      records,
    });
  }
  return parts;
});
/** A median is asked for only where the condition needs no join: a search by the student's name has no meaningful one. */
async function joinable(filter: Filter, context: Context): Promise<boolean> {
  const names = (f: Filter): string[] =>
    Array.isArray(f) ? [f[0] as string] : 'all' in f ? f.all.flatMap(names) : 'any' in f ? f.any.flatMap(names) : [];
  return names(filter).every((name) => !context.engine.parts.registry.source(delivery, name)?.via);
}

export const countsAnswer = answer(deliveryCounts, async (_input, context) => {
  const visible = await context.visible(delivery, 'd');
  const stale = await setting(context, 'delivery.staleDays');
  const { rows } = await sql<Record<string, number>>`
    select count(*)::int as total,
      (count(*) filter (where d.status = 1 and d.step = 10))::int as waiting,
      (count(*) filter (where (d.status = 1 and d.step > 10) or d.status = 2))::int as passed,
      (count(*) filter (where d.status = 3))::int as failed,
      (count(*) filter (where d.status = 4))::int as withdrawn,
      (count(*) filter (where d.status = 5))::int as closed,
      (count(*) filter (where d.status = 6))::int as transferred,
      (count(*) filter (where d.status = 1 and d.step = 10 and d.step_time < ${context.now}::timestamptz - make_interval(days => ${stale}::int)))::int as overdue
    from rc_delivery d where ${visible}`.execute(context.db);
  return rows[0] as never;
});

/** Posts with deliveries, the fullest desk first: what 按岗位查看 lists on its left. */
export const postListAnswer = answer(deliveryPosts, async ({ keyword, pageNo, pageSize }, context) => {
  const visible = await context.visible(delivery, 'd');
  const size = Math.min(Math.max(pageSize ?? 20, 1), 100);
  const like = keyword ? `%${keyword.trim().replace(/[\\%_]/g, '\\$&')}%` : null;
  const named = like ? sql`and (p.name ilike ${like} or c.company_name ilike ${like})` : sql``;
  const { rows } = await sql<PostLoad & { all: number }>`
    select p.id, p.name, c.company_name as company_name, p.post_status as post_status, count(*)::int as total,
      (count(*) filter (where d.status = 1 and d.step = 10))::int as waiting,
      (count(*) filter (where (d.status = 1 and d.step > 10) or d.status = 2))::int as passed,
      (count(*) filter (where d.status = 3))::int as failed,
      floor(extract(epoch from ${context.now}::timestamptz - min(d.step_time) filter (where d.status = 1 and d.step = 10)) / 86400)::int as oldest_days,
      (count(*) over ())::int as "all"
    from rc_delivery d join rc_company_post p on p.id = d.post_id join rc_company c on c.id = d.company_id
    where ${visible} ${named}
    group by p.id, p.name, c.company_name, p.post_status
    order by waiting desc, total desc, p.id limit ${size} offset ${(Math.max(pageNo ?? 1, 1) - 1) * size}`.execute(
    context.db,
  );
  return { records: rows.map(({ all: _all, ...row }) => row), total: rows[0]?.all ?? 0 };
});
