import type { Filter } from '@campus/contract/kit';
import { overdueBefore, type WaitKey, type WaitLimit, waitOf, waitUnits } from '@campus/contract/rules';
import type { Context } from '../kit/context.ts';
import { holidaysOf } from './holidays.ts';
import { setting } from './settings.ts';

type Data = Record<string, unknown>;

/** How long something may wait in the session's tenant before it is overdue. */
export async function waitLimit(key: WaitKey, context: Context): Promise<WaitLimit> {
  const unit = waitUnits[key];
  const holidays = unit === 'workdays' ? await holidaysOf(context) : [];
  return { days: await setting(context, key), unit, holidays };
}

/**
 * Adds to rows that wait how long they have and whether that is too long. `since` gives the China time they wait since,
 * undefined for rows that do not wait.
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
  for (const { row, time } of waiting) Object.assign(row, waitOf(time, context.now, limit));
}

/** The overdue ones among rows that wait since `since`, or since they were made where that is empty. */
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
