import { chinaTime } from '@campus/contract/kit';
import { sql } from 'kysely';
import type { Job } from '../../kit/area-server.ts';
import { newId } from '../../kit/write/new-id.ts';
import { logTypes } from './operation-log.ts';

/** Counts the sign-ins of past days, so the figures survive a log cleanup. Each day is counted once. */
export const visitDaily: Job = {
  name: 'VisitDaily',
  title: '统计每日访问',
  cron: '0 10 1 * * ? *',
  async run(engine) {
    const now = chinaTime(engine.now());
    const { rows } = await sql<{ tenantId: number; day: string; visits: number; ips: number }>`
      select l.tenant_id, l.create_time::date as day, count(*)::int as visits, count(distinct l.ip)::int as ips
      from sys_log l
      where l.log_type = ${logTypes.signIn} and l.create_time < ${now.slice(0, 10)}::timestamptz
        and not exists (select 1 from sys_visit_daily v where v.tenant_id = l.tenant_id and v.day = l.create_time::date)
      group by l.tenant_id, l.create_time::date order by 2, 1`.execute(engine.db);
    for (const { tenantId, day, visits, ips } of rows)
      await sql`
        insert into sys_visit_daily (id, tenant_id, create_by, create_time, day, visits, ips)
        values (${newId()}, ${tenantId}, 'system', ${now}::timestamptz, ${day}::date, ${visits}::int, ${ips}::int)
        on conflict do nothing`.execute(engine.db);
    return rows.length;
  },
};
