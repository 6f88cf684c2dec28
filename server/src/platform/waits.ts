import { fromChinaTime } from '@campus/contract/kit';
import { daysOver } from '@campus/contract/rules';
import type { Context } from '../kit/context.ts';
import { holidaysOf } from './holidays.ts';
import { setting } from './settings.ts';

type Data = Record<string, unknown>;

/**
 * Adds to rows whose audit waits by how many working days it is late (`overdueDays`), and whether it is (`overdue`, 1 or
 * 0). `since` gives the China time of the submission, undefined for rows that do not wait.
 */
export async function markAuditWaits<R extends Data>(
  rows: readonly R[],
  since: (row: R) => unknown,
  context: Context,
): Promise<void> {
  const waiting = rows.flatMap((row) => {
    const time = since(row);
    return typeof time === 'string' ? [{ row: row as Data, time }] : [];
  });
  if (waiting.length === 0) return;
  const days = await setting(context, 'register.auditDays');
  const holidays = await holidaysOf(context);
  const now = fromChinaTime(context.now);
  for (const { row, time } of waiting) {
    const over = daysOver(time, now, days, holidays);
    row.overdueDays = over;
    row.overdue = over > 0 ? 1 : 0;
  }
}
