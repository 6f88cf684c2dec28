import { type AnyEntity, type AuditTask, auditDays, type Filter, type Workflow } from '@campus/contract/kit';
import { computeWait, overdueBefore, type WaitKey, type WaitLimit, waitUnits } from '@campus/contract/rules';
import type { Context } from '../kit/context.ts';
import { loadHolidays } from './holidays.ts';
import { setting } from './settings.ts';

type Data = Record<string, unknown>;

/** Time limit in the session's tenant after which a wait is overdue. */
export async function waitLimit(key: WaitKey, context: Context): Promise<WaitLimit> {
  const unit = waitUnits[key];
  const holidays = unit === 'workdays' ? await loadHolidays(context) : [];
  return { days: await setting(context, key), unit, holidays };
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
