import { type AnyEntity, copiedColumns, type Filter } from '@campus/contract/kit';
import { type RawBuilder, sql } from 'kysely';
import type { Scope } from './condition.ts';
import type { ListQuery } from './query.ts';
import { joins, type OrderColumn, orderColumn, visibleWhere, where } from './where.ts';

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
  const from = sql`from ${sql.table(e.table)} ${joins(e, names, scope)} where ${visible} and ${condition}`;
  const split = await findSplitColumn(e, sort, scope);
  if (!split)
    return sql<Id>`select ${id} ${from} order by ${await orderBy(e, sort, scope)} limit ${sql.lit(limit)}${skip(offset)}`;
  return splitIds({ id, from, ...split, direction: directionOf(sort[0]?.order), limit, offset });
}
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
