import { type AnyEntity, type Filter, failure, type Measure, statisticsTexts } from '@campus/contract/kit';
import { sql } from 'kysely';
import type { Handle } from '../../handle.ts';
import type { Scope } from '../condition.ts';
import { columnOfRow, joins, visibleWhere, where } from '../where.ts';
import { type Grouped, getGroups, type Sql } from './grouping.ts';

const mostGroups = 5_000;
/** A measure with its own rows; a rate has none. */
export type Counted = Exclude<Measure, { kind: 'rate' }>;

const namesIn = (filter: Filter | undefined): string[] => {
  if (filter === undefined) return [];
  if (Array.isArray(filter)) return [filter[0] as string];
  if ('all' in filter) return filter.all.flatMap(namesIn);
  return 'any' in filter ? filter.any.flatMap(namesIn) : [];
};
/** The fields that a measure reads. */
export const fieldsOfMeasure = (measure: Counted): string[] => [
  ...namesIn(measure.when),
  ...(measure.kind === 'count' ? [] : [measure.field]),
];

function aggregate(kind: Counted['kind'], i: number, part: 'is_now' | 'is_before'): Sql {
  const rows = sql`filter (where ${sql.ref(part)} and ${sql.ref(`w${i}`)})`;
  const value = sql.ref(`v${i}`);
  switch (kind) {
    case 'count':
      return sql`count(*) ${rows}`;
    case 'sum':
      return sql`coalesce(sum(${value}) ${rows}, 0)`;
    case 'distinct':
      return sql`count(distinct ${value}) ${rows}`;
    case 'average':
      return sql`round(avg(${value}) ${rows}, 2)`;
    case 'median':
      return sql`round((percentile_cont(0.5) within group (order by ${value}) ${rows})::numeric, 2)`;
  }
}

export interface Question {
  readonly of: AnyEntity;
  readonly counted: readonly (readonly [name: string, measure: Counted])[];
  readonly dimensions: readonly Grouped[];
  readonly now: Filter;
  readonly before: Filter | undefined;
  /** Rows of both periods. */
  readonly among: Filter;
  readonly top: number | null;
}
/** A row of the result: the numbers of the total (level 0), of a group (1), or of a group in a group (2). */
export interface Found {
  readonly level: number;
  readonly first: string | null;
  readonly second: string | null;
  readonly [column: string]: unknown;
}

/** One statement: the visible rows of both periods once, their total, their groups and the groups inside. */
async function compile({ of, counted, dimensions, now, before, among, top }: Question, scope: Scope): Promise<Sql> {
  const rows: Filter = { all: [among, before ? { any: [now, before] } : now] };
  const names = [
    ...namesIn(rows),
    ...counted.flatMap(([, measure]) => fieldsOfMeasure(measure)),
    ...dimensions.map(({ field }) => field),
  ];
  const columns: Sql[] = [
    sql`${await where(of, now, scope)} as is_now`,
    sql`${before ? await where(of, before, scope) : sql`false`} as is_before`,
  ];
  for (const [i, { field }] of dimensions.entries())
    columns.push(sql`${await columnOfRow(of, field, scope)} as ${sql.ref(`d${i}`)}`);
  const numbers: Sql[] = [];
  for (const [i, [, measure]] of counted.entries()) {
    columns.push(sql`${measure.when ? await where(of, measure.when, scope) : sql`true`} as ${sql.ref(`w${i}`)}`);
    if (measure.kind !== 'count')
      columns.push(sql`${await columnOfRow(of, measure.field, scope)} as ${sql.ref(`v${i}`)}`);
    numbers.push(sql`${aggregate(measure.kind, i, 'is_now')} as ${sql.ref(`now${i}`)}`);
    numbers.push(sql`${aggregate(measure.kind, i, 'is_before')} as ${sql.ref(`before${i}`)}`);
  }
  const list = sql.join(numbers);
  const [first, second] = dimensions;
  const groups = first && getGroups(first, 'd0', 'g0');
  const largest = top === null ? sql`` : sql`order by now0 desc nulls last, first limit ${top}::int`;
  const ofFirst = groups
    ? sql`union all (select 1, g0.key as first, null, ${list} from counted_rows ${groups} group by g0.key ${largest})`
    : sql``;
  const ofBoth =
    groups && second
      ? sql`union all select 2, g0.key, g1.key, ${list} from counted_rows ${groups} ${getGroups(second, 'd1', 'g1')}
        where is_now group by g0.key, g1.key`
      : sql``;
  return sql`with counted_rows as (
      select ${sql.join(columns)} from ${sql.table(of.table)} ${joins(of, names, scope)}
      where ${await visibleWhere(of, scope)} and ${await where(of, rows, scope)}
    )
    (select 0 as level, null::text as first, null::text as second, ${list} from counted_rows)
    ${ofFirst} ${ofBoth} limit ${mostGroups + 1}::int`;
}

/** Counts. Throws outOfRange for more groups than an answer holds: a part of them would not add up to the total. */
export async function count(db: Handle, question: Question, scope: Scope): Promise<readonly Found[]> {
  const { rows } = await sql<Found>`${await compile(question, scope)}`.execute(db);
  if (rows.length > mostGroups) throw failure('outOfRange', statisticsTexts.groups, 1, mostGroups);
  return rows;
}
