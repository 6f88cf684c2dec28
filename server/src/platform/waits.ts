import { type AnyEntity, type AuditTask, auditDays, type Filter, type Workflow } from '@campus/contract/kit';
import {
  computeWait,
  type Holiday,
  overdueBefore,
  type WaitKey,
  type WaitLimit,
  waitUnits,
} from '@campus/contract/rules';
import { sql } from 'kysely';
import type { Context } from '../kit/context.ts';
import { selectHolidays } from './holidays.ts';
import { readSetting, selectSetting } from './settings.ts';

type Data = Record<string, unknown>;

/** Time limit in the session's tenant after which a wait is overdue; read by one statement. */
export async function waitLimit(key: WaitKey, context: Context): Promise<WaitLimit> {
  const unit = waitUnits[key];
  const { rows } = await sql<{ own: string | null; holidays: readonly Holiday[] | null }>`
    select (${selectSetting(key, context)}) as own,
      ${unit === 'workdays' ? sql`(select json_agg(h) from (${selectHolidays(context)}) h)` : sql`null`} as holidays`.execute(
    context.db,
  );
  return { days: readSetting(key, rows[0]?.own), unit, holidays: rows[0]?.holidays ?? [] };
}

/**
 * Adds the waiting time and whether it is overdue to waiting rows. `since` returns the China time since which a row
 * waits; undefined for other rows.
 */
export async function markWaits<R extends Data>(
  rows: readonly R[],
  key: WaitKey,
  since: (row: R) => unknown,
  context: Context,
): Promise<void> {
  const waiting = rows.flatMap((row) => {
    const time = since(row);
    return typeof time === 'string' ? [{ row, time }] : [];
  });
  if (waiting.length === 0) return;
  const limit = await waitLimit(key, context);
  for (const { row, time } of waiting) Object.assign(row, computeWait(time, context.now, limit));
}

/** Adds the waiting time to rows in the state `waiting` of their audit. */
export function markWaiting(context: Context, e: AnyEntity, task: AuditTask, rows: Data[]): Promise<void> {
  const flow = e.workflow as Workflow;
  const waiting = flow.states.waiting?.code;
  const since = (row: Data): unknown =>
    row[flow.column] === waiting ? (row[task.since] ?? row.createTime) : undefined;
  return markWaits(rows, task.days ?? auditDays, since, context);
}

/** Matches rows that are overdue by `since`, or by their creation when it is empty. */
export async function overdueFilter(since: string, key: WaitKey, context: Context): Promise<Filter> {
  const line = overdueBefore(context.now, await waitLimit(key, context));
  return {
    any: [
      [since, 'lt', line],
      {
        all: [
          [since, 'empty', null],
          ['createTime', 'lt', line],
        ],
      },
    ],
  };
}
