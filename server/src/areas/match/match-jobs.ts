import { sql } from 'kysely';
import type { Job } from '../../kit/area-server.ts';
import { removeOldRuns } from './match-claim.ts';
import { queueMatch } from './match-queue.ts';
import { runMatchJobs } from './match-run.ts';

/** Computes every pair again, once a night: dates pass, and places of the lists become free. */
export const nightlyMatch: Job = {
  name: 'RcMatch',
  title: '人岗匹配全量计算',
  cron: '0 0 2 * * ? *',
  async run(engine, systemSession, { signal }) {
    const { rows } = await sql<{ tenantId: number }>`
      select distinct tenant_id from rc_match_rule where active = 1 and del_flag = 0 order by tenant_id`.execute(
      engine.db,
    );
    for (const { tenantId } of rows)
      await engine.runAs(systemSession(tenantId), async (context) => queueMatch('all', '', context));
    await removeOldRuns(engine);
    return runMatchJobs(engine, signal);
  },
};

/** Goes on with runs that wait because their process ended. */
export const matchQueueJob: Job = {
  name: 'RcMatchQueue',
  title: '人岗匹配任务队列',
  cron: '30 * * * * ? *',
  run: (engine, _systemSession, { signal }) => runMatchJobs(engine, signal),
};
