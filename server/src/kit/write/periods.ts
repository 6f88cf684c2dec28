import { type AnyEntity, matches, type PeriodSet, refusal } from '@campus/contract/kit';
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../context.ts';
import type { Data } from '../read/texts.ts';
import { fixedWhere } from '../read/where.ts';
import { exclusionName } from '../schema/constraint-names.ts';
import { columnRange, sqlRange } from '../schema/period-range.ts';
import { getColumn } from '../schema/registry.ts';
import { changedColumns, fromColumns } from './columns.ts';

/** The fields that decide whether a row conflicts. */
const getFields = (e: AnyEntity, set: PeriodSet): Set<string> => {
  const names = set.ranges.flatMap((range) => [sqlRange(e, range).start, sqlRange(e, range).end]);
  return new Set([...set.equal, ...names]);
};

/** The range of a row that is not stored yet. */
function getRange(e: AnyEntity, range: PeriodSet['ranges'][number], row: Data): RawBuilder<unknown> {
  const { start, end, type, of, bounds, hasLength } = sqlRange(e, range);
  const first = sql`${row[start] ?? null}::${sql.raw(of)}`;
  const last = sql`${row[end] ?? null}::${sql.raw(of)}`;
  return sql`${sql.raw(type)}(${first}, ${hasLength ? sql`${first} + ${last}` : last}, ${bounds})`;
}

/** The live row whose period overlaps; rows of the same values wait for this transaction. */
async function findOverlapping(e: AnyEntity, set: PeriodSet, row: Data, context: Context): Promise<Data | undefined> {
  const { db, engine } = context;
  const values = set.equal.map((name) => row[name]);
  const key = JSON.stringify([exclusionName(e, set), e.tenant ? row.tenantId : 0, ...values]);
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(db);
  const equal = set.equal.map((name, i) => sql`${sql.ref(getColumn(name, e.fields[name] as never))} = ${values[i]}`);
  const overlaps = set.ranges.map((range) => sql`${sql.raw(columnRange(e, range))} && ${getRange(e, range, row)}`);
  const among = [
    sql`id <> ${row.id}`,
    ...(e.tenant ? [sql`tenant_id = ${row.tenantId}`] : []),
    ...(e.appendOnly ? [] : [sql`del_flag = 0`]),
    ...(set.when ? [await context.meets(e, set.when)] : []),
    ...fixedWhere(e),
  ];
  const { rows } = await sql<Data>`
    select * from ${sql.table(e.table)} where ${sql.join([...equal, ...overlaps, ...among], sql` and `)} order by id limit 1`.execute(
    db,
  );
  return rows[0] && fromColumns(e, rows[0], engine.ports);
}

/**
 * Refuses a row whose period overlaps another one's, naming that row by the behaviour's `conflict`. Writers of rows with the
 * same values take turns, so the sentence is exact under parallel writes too; the constraint holds whatever writes the
 * table. `before` is the live row of an edit: one that already held its period, and keeps it, conflicts with nothing new.
 */
export async function assertNoOverlap(e: AnyEntity, row: Data, context: Context, before?: Data): Promise<void> {
  for (const set of e.periods ?? []) {
    const holds = (one: Data) => !set.when || matches(set.when, one, context.session, context.now);
    if (!holds(row)) continue;
    if ([...set.equal].some((name) => row[name] === null || row[name] === undefined)) continue;
    if (before && holds(before) && !changedColumns(before, row).some((name) => getFields(e, set).has(name))) continue;
    const other = await findOverlapping(e, set, row, context);
    if (!other) continue;
    const sentence = await context.engine.behaviour(e).conflict?.(row, other, context);
    throw refusal((sentence as string | undefined) ?? set.message, set.errorCode, { with: other.id });
  }
}
