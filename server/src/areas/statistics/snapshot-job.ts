import { chinaDay, dayNumber, getDay } from '@campus/contract/rules';
import { sql } from 'kysely';
import type { Job } from '../../kit/area-server.ts';
import type { Context } from '../../kit/context.ts';
import { setting } from '../../platform/settings.ts';
import { keepDay, listDays } from './snapshots.ts';

/** Days back that a run catches up on after the installation did not run. */
const mostMissed = 7;

/** Keeps the destinations of the cut-off days that have ended. */
export const snapshotJob: Job = {
  name: 'RcSnapshot',
  title: '去向截止日数据',
  cron: '0 10 0 * * ? *',
  async run(engine, systemSession, { signal }) {
    const yesterday = dayNumber(chinaDay(engine.now())) - 1;
    const [from, to] = [getDay(yesterday - mostMissed + 1), getDay(yesterday)];
    const { rows } = await sql<{ tenantId: number }>`
      select distinct tenant_id from rc_employ_user where del_flag = 0 order by 1`.execute(engine.db);
    let kept = 0;
    for (const { tenantId } of rows) {
      const run = <T>(work: (context: Context) => Promise<T>) => engine.runAs(systemSession(tenantId), work);
      const wanted = await run((context) => setting(context, 'dest.snapshotDays'));
      for (const day of listDays(wanted, from, to)) {
        if (signal.aborted) return kept;
        kept += await run((context) => keepDay(day, context));
      }
    }
    return kept;
  },
};
