import { logDays, logDaysKept, sysLog } from '@campus/contract/system';
import { sql } from 'kysely';
import type { Job } from '../../kit/area-server.ts';
import type { Context } from '../../kit/context.ts';
import { addMonths, dropMonths } from '../../kit/schema/months.ts';
import { audit } from './audit.ts';

/** Removes log rows of `tenantIds` (default: all) older than `days`; returns their number. */
export async function clearLogs(context: Context, days: number, tenantIds?: readonly number[]): Promise<number> {
  const { db, now } = context;
  const ofThem = tenantIds ? sql`tenant_id = any(${[...tenantIds]}::int[])` : sql`true`;
  const { rows } = await sql<{ n: number }>`
    with gone as (
      delete from sys_log where ${ofThem} and create_time < ${now}::timestamptz - make_interval(days => ${days}::int)
      returning 1)
    select count(*)::int as n from gone`.execute(db);
  return rows[0]?.n ?? 0;
}

/**
 * Adds the months to come and drops those whose last day is older than its parameter; the audit log is not affected.
 */
export const logClean: Job = {
  name: 'LogClean',
  title: '清理日志',
  cron: '0 50 3 * * ? *',
  parameters: { days: logDays },
  async run(engine, systemSession, { parameters }) {
    const days = typeof parameters.days === 'number' ? parameters.days : logDaysKept;
    return engine.runAs(systemSession(0), async (context) => {
      await addMonths(context.db, sysLog.table, context.now);
      const rows = await dropMonths(context.db, sysLog.table, context.now, days);
      if (rows > 0) audit(context, 'log.clear', { rows, days });
      return rows;
    });
  },
};
