import { type AnyEntity, type AuditTask, auditDays, type Filter, type Workflow } from '@campus/contract/kit';
import {
  computeWait,
  type Holiday,
  overdueBefore,
  type WaitKey,
  type WaitLimit,
  waitUnits,
} from '@campus/contract/rules';
import { type RawBuilder, sql } from 'kysely';
import type { Context, SessionContext } from '../kit/context.ts';
import { selectHolidays } from './holidays.ts';
import { readSetting, selectSetting } from './settings.ts';

type Data = Record<string, unknown>;

interface StoredLimit {
  readonly own: string | null;
  readonly holidays: readonly Holiday[] | null;
}
/** What decides a time limit in the session's tenant, as one value. */
export function selectLimit(key: WaitKey, context: SessionContext): RawBuilder<StoredLimit> {
  const isInWorkdays = waitUnits[key] === 'workdays';
  const holidays = isInWorkdays ? sql`(select json_agg(h) from (${selectHolidays(context)}) h)` : sql`null`;
  return sql`json_build_object('own', (${selectSetting(key, context)}), 'holidays', ${holidays})`;
}
const readLimit = (key: WaitKey, stored: StoredLimit | undefined): WaitLimit => ({
  days: readSetting(key, stored?.own),
  unit: waitUnits[key],
  holidays: stored?.holidays ?? [],
});
/** Time limit in the session's tenant after which a wait is overdue; read by one statement. */
export async function waitLimit(key: WaitKey, context: Context): Promise<WaitLimit> {
  const { rows } = await sql<{ stored: StoredLimit }>`select ${selectLimit(key, context)} as stored`.execute(
    context.db,
  );
  return readLimit(key, rows[0]?.stored);
}

/**
 * Adds the waiting time and whether it is overdue to waiting rows. `since` returns the China time since which a row
 * waits; undefined for other rows. `stored` is the value of `selectLimit`.
 */
export function markWaits<R extends Data>(
  rows: readonly R[],
  key: WaitKey,
  since: (row: R) => unknown,
  { now }: Context,
  stored: unknown,
): void {
  const waiting = rows.flatMap((row) => {
    const time = since(row);
    return typeof time === 'string' ? [{ row, time }] : [];
  });
  if (waiting.length === 0) return;
  const limit = readLimit(key, stored as StoredLimit | undefined);
  for (const { row, time } of waiting) Object.assign(row, computeWait(time, now, limit));
}

/** The time limit of an audit. */
export const auditLimit = (context: SessionContext, { days = auditDays }: AuditTask): RawBuilder<unknown> =>
  selectLimit(days, context);

/** Adds the waiting time to rows in the state `waiting` of their audit; `limit` is the value of `auditLimit`. */
export function markWaiting(context: Context, e: AnyEntity, task: AuditTask, rows: Data[], limit: unknown): void {
  const flow = e.workflow as Workflow;
  const waiting = flow.states.waiting?.code;
  const since = (row: Data): unknown =>
    row[flow.column] === waiting ? (row[task.since] ?? row.createTime) : undefined;
  markWaits(rows, task.days ?? auditDays, since, context, limit);
}

/** Rows that wait by `since`, or since their creation when it is empty, from a time on and until another one. */
const waitsBetween = (since: string, from: string | undefined, to: string): Filter => {
  const between = (name: string): Filter[] => [
    ...(from === undefined ? [] : [[name, 'ge', from] as const]),
    [name, 'lt', to],
  ];
  return { any: [{ all: between(since) }, { all: [[since, 'empty', null], ...between('createTime')] }] };
};
const lineOf = async (key: WaitKey, context: Context): Promise<string> =>
  overdueBefore(context.now, await waitLimit(key, context));

/** Matches rows that are overdue by `since`, or by their creation when it is empty. */
export const overdueFilter = async (since: string, key: WaitKey, context: Context): Promise<Filter> =>
  waitsBetween(since, undefined, await lineOf(key, context));

/**
 * The number of those rows. What was overdue at the last full hour is a count that is kept until a row changes, and only
 * the rows since then are counted by the clock.
 */
export async function countOverdue(
  e: AnyEntity,
  rows: Filter,
  since: string,
  key: WaitKey,
  context: Context,
): Promise<number> {
  const { engine } = context;
  const line = await lineOf(key, context);
  const hour = `${line.slice(0, 13)}:00:00`;
  const [before] = await engine.readCounts(
    sql<{
      n: number;
    }>`select count(*)::int as n ${await engine.from(e, { all: [rows, waitsBetween(since, undefined, hour)] }, context)}`,
    context,
  );
  const after = await engine.count(e, { all: [rows, waitsBetween(since, hour, line)] }, context);
  return (before?.n ?? 0) + after;
}
