import { dayNumber, getDay } from '@campus/contract/rules';
import { settingDefaults } from '@campus/contract/system';
import { sql } from 'kysely';
import { statDailyJob } from '../areas/statistics/daily-job.ts';
import { keepDay, listDays } from '../areas/statistics/snapshots.ts';
import { systemSession } from '../platform/jobs/job-runner.ts';
import type { SeedContext } from './seed-context.ts';

/** Days that are counted, with the full volumes. */
const countedDays = 60;
const cutoffDays = 420;
/** The cut-off days of the last seasons, kept the night after they ended. */
export async function seedSnapshots({ engine, day }: SeedContext): Promise<number> {
  const { rows } = await sql<{ tenantId: number }>`
    select distinct tenant_id from rc_employment order by 1`.execute(engine.db);
  let kept = 0;
  for (const { tenantId } of rows)
    for (const cutoff of listDays(settingDefaults['dest.snapshotDays'], day(-cutoffDays), day(-1)))
      kept += await engine.runAs(systemSession(tenantId), (context) =>
        keepDay(cutoff, context, `${getDay(dayNumber(cutoff) + 1)} 00:10:00`),
      );
  return kept;
}
/** Figures of the days before the anchor, counted as the nightly job does. */
export const seedDailyFigures = ({ engine, day, scale }: SeedContext): Promise<number> =>
  statDailyJob.run(engine, systemSession, {
    signal: new AbortController().signal,
    parameters: { from: day(-Math.max(7, Math.round(countedDays * Math.min(1, scale * 5)))), to: day(-1) },
  });
