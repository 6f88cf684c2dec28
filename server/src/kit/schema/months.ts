import { sql } from 'kysely';
import type { Handle } from '../handle.ts';
import { restOf } from './schema.ts';

/** Months that have a partition before they begin. */
const monthsAhead = 2;

interface Partition {
  readonly name: string;
  /** Rows of one month; false for those of months without a partition. */
  readonly isMonth: boolean;
}
const partitions = (table: string) => sql`(
  select name, bounds, substring(bounds from 'TO \\(''([^'']+)''\\)')::timestamptz as ends
  from (select c.relname::text as name, pg_get_expr(c.relpartbound, c.oid) as bounds
    from pg_inherits i join pg_class c on c.oid = i.inhrelid where i.inhparent = ${table}::regclass) parts) partitions`;

interface Month {
  readonly name: string;
  readonly starts: string;
  readonly ends: string;
}
/**
 * Gives a monthly table partitions from the month of `now` (China time) on, after those that it has. Rows of a month that
 * had none move into it.
 */
export async function addMonths(db: Handle, table: string, now: string): Promise<void> {
  // One process adds; rows are read and written meanwhile.
  await sql`lock table ${sql.table(table)} in share update exclusive mode`.execute(db);
  const { rows } = await sql<Month>`
    select ${table} || to_char(month, '_YYYY_MM') as name, month::text as starts, (month + interval '1 month')::text as ends
    from date_trunc('month', ${now}::timestamptz) as this_month, generate_series(
      greatest(this_month, (select max(ends) from ${partitions(table)})),
      this_month + make_interval(months => ${monthsAhead}), interval '1 month') as month`.execute(db);
  for (const month of rows) await addMonth(db, table, month);
}
async function addMonth(db: Handle, table: string, { name, starts, ends }: Month): Promise<void> {
  const [whole, month, rest] = [table, name, restOf(table)].map((one) => sql.table(one));
  await sql`create table ${month} (like ${whole} including all)`.execute(db);
  // A row that came in between would be in the way.
  await sql`lock table ${rest} in access exclusive mode`.execute(db);
  await sql`
    with moved as (delete from ${rest} where create_time >= ${starts}::timestamptz and create_time < ${ends}::timestamptz
      returning *)
    insert into ${month} select * from moved`.execute(db);
  await sql`alter table ${whole} attach partition ${month} for values from (${sql.lit(starts)}) to (${sql.lit(ends)})`.execute(
    db,
  );
}

/**
 * Drops the months that ended `days` before `now` (China time) and deletes rows of that age that are in no month; returns
 * the number of rows. The other rows of a month stay until all of it is old.
 */
export async function dropMonths(db: Handle, table: string, now: string, days: number): Promise<number> {
  const limit = sql`${now}::timestamptz - make_interval(days => ${days}::int)`;
  const { rows: parts } = await sql<Partition>`
    select name, is_month from ${partitions(table)}, lateral (select bounds like 'FOR VALUES FROM (''%' as is_month) kind
    where not is_month or ends <= ${limit}`.execute(db);
  let count = 0;
  for (const { name, isMonth } of parts) {
    const [part, old] = [sql.table(name), sql`create_time < ${limit}`];
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${part} where ${old}`.execute(db);
    count += rows[0]?.n ?? 0;
    await (isMonth ? sql`drop table ${part}` : sql`delete from ${part} where ${old}`).execute(db);
  }
  // Raises the version of the table, which a change of its partitions does not.
  await sql`delete from ${sql.table(table)} where false`.execute(db);
  return count;
}
