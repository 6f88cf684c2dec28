import { type AnyEntity, copiedColumns, type Filter, growsWithUse, listOrders } from '@campus/contract/kit';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { all, type Condition, type Scope } from './condition.ts';
import type { ListQuery } from './query.ts';
import { searchesPieces } from './text-pieces.ts';
import { joins, liveWhere, type OrderColumn, orderColumn, visibleWhere, where } from './where.ts';

/** Order and part of the rows to read. */
export interface Part extends Pick<ListQuery, 'filter' | 'sort'> {
  readonly limit: number;
  readonly offset?: number;
}
type Id = { id: string };

export function filterNames(filter: Filter): string[] {
  if (Array.isArray(filter)) return [filter[0] as string];
  if ('all' in filter) return filter.all.flatMap(filterNames);
  if ('any' in filter) return filter.any.flatMap(filterNames);
  return [];
}

/** System columns that always have a value: without NULLS LAST their index serves both directions. */
const hasValue = (name: string): boolean => name === 'createTime' || name === 'id';

/** The order of a list: empty values last, rows with equal values by their id. */
export async function orderBy(e: AnyEntity, sort: ListQuery['sort'], scope: Scope): Promise<RawBuilder<unknown>> {
  const parts: RawBuilder<unknown>[] = [];
  for (const { name, order } of sort) {
    const { column: stored, rule } = await orderColumn(e, name, scope);
    const column = rule ? sql`case when ${rule} then ${stored} end` : stored;
    const nulls = hasValue(name) ? sql`` : sql` nulls last`;
    parts.push(order === 'asc' ? sql`${column} asc${nulls}` : sql`${column} desc${nulls}`);
  }
  return sql.join([...parts, sql`${sql.ref(`${e.table}.id`)} ${directionOf(sort.at(-1)?.order)}`]);
}
const directionOf = (order: 'asc' | 'desc' | undefined) => (order === 'asc' ? sql`asc` : sql`desc`);

/** Ids of the visible rows that match the filter, in order. */
export async function orderedIds(e: AnyEntity, part: Part, scope: Scope): Promise<RawBuilder<Id>> {
  const { filter, sort, limit, offset = 0 } = part;
  const condition = await where(e, filter, scope);
  const visible = await visibleWhere(e, scope);
  const names = [...filterNames(filter), ...sort.map(({ name }) => name)];
  const id = sql.ref(`${e.table}.id`);
  const tables = sql`${sql.table(e.table)} ${joins(e, names, scope)}`;
  const from = sql`from ${tables} where ${visible} and ${condition}`;
  const split = await findSplitColumn(e, sort, scope);
  const direction = directionOf(sort[0]?.order);
  const order = split ? sql`${split.column} ${direction}, ${id} ${direction}` : await orderBy(e, sort, scope);
  const ids = split
    ? splitIds({ id, from, ...split, direction, limit, offset })
    : sql<Id>`select ${id} ${from} order by ${order} limit ${sql.lit(limit)}${skip(offset)}`;
  if (offset + limit > mostScannedFor || !hasOrderIndex(e, sort) || !searchesPieces(e, filter, scope)) return ids;
  const live = [liveWhere(e, scope.session), ...(split ? [sql<SqlBool>`${split.column} is not null`] : [])];
  const meets = [visible, condition, ...(split?.rule ? [split.rule] : [])];
  return scanFirst({ id, tables, live: all(live), meets: all(meets), order, limit, offset, ids });
}
/** Whether an index has the live rows of the table in this order (`listIndexes`). */
const hasOrderIndex = (e: AnyEntity, sort: ListQuery['sort']): boolean =>
  sort.length === 1 && growsWithUse(e) && ['createTime', ...listOrders(e)].includes(sort[0]?.name ?? '');
const skip = (offset: number) => (offset === 0 ? sql`` : sql` offset ${offset}`);

/**
 * The one column of an order that its index cannot serve as it stands, because empty values come last: an index read
 * backwards begins with them, rows without a related row are not in its table, and it knows no rows in which the value is
 * hidden from the viewer.
 */
async function findSplitColumn(e: AnyEntity, sort: ListQuery['sort'], scope: Scope): Promise<OrderColumn | undefined> {
  const [one, ...more] = sort;
  if (!one || more.length > 0 || hasValue(one.name)) return undefined;
  const source = scope.registry.source(e, one.name);
  const isOwn = !source?.via || copiedColumns(e).includes(one.name);
  if (!source || source.field.phases) return undefined;
  const column = await orderColumn(e, one.name, scope);
  return one.order === 'asc' && isOwn && !column.rule ? undefined : column;
}

interface Split extends OrderColumn {
  readonly id: RawBuilder<unknown>;
  readonly from: RawBuilder<unknown>;
  readonly direction: RawBuilder<unknown>;
  readonly limit: number;
  readonly offset: number;
}
/** Rows with a value first; those without fill the rest of the page. The second part only runs when the first ends. */
function splitIds({ id, from, column, rule, direction, limit, offset }: Split): RawBuilder<Id> {
  const isFilled = rule ? sql`(${rule} and ${column} is not null)` : sql`${column} is not null`;
  const isEmpty = rule ? sql`${isFilled} is not true` : sql`${column} is null`;
  const found = sql`(select count(*) from filled)`;
  const before = sql`(select count(*) ${from} and ${isFilled})`;
  return sql<Id>`
    with filled as materialized (
      select ${id} as id ${from} and ${isFilled} order by ${column} ${direction}, ${id} ${direction} limit ${sql.lit(limit)}${skip(offset)}
    )
    select id from (
      select id, 0 as part, row_number() over () as place from filled
      union all
      select id, 1, row_number() over () from (
        select ${id} as id ${from} and ${isEmpty} order by ${id} ${direction}
        limit ${sql.lit(limit)} - ${found}
        ${
          offset === 0
            ? sql``
            : sql`offset case when ${found} > 0 then 0 else greatest(${offset}::bigint - ${before}, 0) end`
        }
      ) empty
    ) both_parts order by part, place`;
}

/** Rows that a search looks at in their order, and how deep a page may be for which it does. */
const [mostScanned, mostScannedFor] = [500, 100];

interface Search {
  readonly id: RawBuilder<unknown>;
  readonly tables: RawBuilder<unknown>;
  /** The rows of the order's index. */
  readonly live: Condition;
  /** What a row of the page meets. */
  readonly meets: Condition;
  readonly order: RawBuilder<unknown>;
  readonly limit: number;
  readonly offset: number;
  /** The page by any plan. */
  readonly ids: RawBuilder<Id>;
}
/**
 * A page of a search in texts. The planner cannot choose between the index of the order, for words that many rows have, and
 * that of the pieces, for rare ones: it multiplies the share of the tenant with that of the pieces, which are the tenant's
 * already, and takes every word for a rare one when there are many tenants. So the first rows of the order are looked at;
 * only when they do not fill the page, the rows are found by the word.
 */
function scanFirst({ id, tables, live, meets, order, limit, offset, ids }: Search): RawBuilder<Id> {
  const found = sql`(select count(*) from scanned)`;
  return sql<Id>`
    with scanned as materialized (
      select id from (
        select ${id} as id, (${meets}) as meets from ${tables} where ${live} order by ${order} limit ${sql.lit(mostScanned)}
      ) first_rows where meets limit ${sql.lit(limit)}${skip(offset)}
    )
    select id from (
      select id, row_number() over () as place from scanned where ${found} = ${sql.lit(limit)}
      union all
      select id, row_number() over () from (${ids}) by_word where ${found} < ${sql.lit(limit)}
    ) page_ids order by place`;
}
