import { date, failure, statisticsTexts } from '@campus/contract/kit';
import { chinaDay, dayNumber, getDay, mostPeriodDays } from '@campus/contract/rules';
import { sql } from 'kysely';
import type { Job } from '../../kit/area-server.ts';
import type { Context, EngineApi } from '../../kit/context.ts';
import { getDays, rebuildDays } from './daily-figures.ts';

/** Days that are counted in one transaction. */
const daysAtOnce = 15;
/** Days back that a run catches up on after the installation did not run. */
const mostMissed = 30;
const dayBefore = (day: string, n = 1): string => getDay(dayNumber(day) - n);

/** Tenants that have something to count. */
async function tenantsWithFacts({ db }: EngineApi): Promise<number[]> {
  const { rows } = await sql<{ tenantId: number }>`
    select distinct tenant_id from (select tenant_id from rc_company union all select tenant_id from rc_employ_user) as f
    order by 1`.execute(db);
  return rows.map(({ tenantId }) => tenantId);
}
/** The day after the last one that was kept, within the days that are caught up on. */
async function firstMissing(yesterday: string, { db, session }: Context): Promise<string> {
  const { rows } = await sql<{ day: string | null }>`
    select max(stat_date)::text as day from rc_stat_daily where tenant_id = ${session.tenantId}::int`.execute(db);
  const [earliest, last] = [dayBefore(yesterday, mostMissed - 1), rows[0]?.day];
  if (!last) return earliest;
  return [earliest, getDay(dayNumber(last) + 1), yesterday].toSorted()[1] as string;
}

const span = { from: date({ label: statisticsTexts.start }), to: date({ label: statisticsTexts.end }) };
/** The requested days, all of them past; by default the days since the last run. */
function getSpan({ from, to }: Readonly<Record<string, unknown>>, yesterday: string) {
  const end = typeof to === 'string' && to < yesterday ? to : yesterday;
  const start = typeof from === 'string' ? from : typeof to === 'string' ? end : undefined;
  if (start !== undefined && start > end) throw failure('reversed', span.to.label, span.from.label);
  if (start !== undefined && dayNumber(end) - dayNumber(start) >= mostPeriodDays)
    throw failure('outOfRange', statisticsTexts.days, 1, mostPeriodDays);
  return { start, end };
}

/** Keeps the figures of yesterday and of missed days; run by hand with a span it counts those days again. */
export const statDailyJob: Job = {
  name: 'RcStatDaily',
  title: '每日统计',
  cron: '0 30 0 * * ? *',
  parameters: span,
  async run(engine, systemSession, { signal, parameters }) {
    const { start, end } = getSpan(parameters, dayBefore(chinaDay(engine.now())));
    let rows = 0;
    for (const tenantId of await tenantsWithFacts(engine)) {
      const run = <T>(work: (context: Context) => Promise<T>) => engine.runAs(systemSession(tenantId), work);
      const days = getDays(start ?? (await run((context) => firstMissing(end, context))), end);
      for (let at = 0; at < days.length && !signal.aborted; at += daysAtOnce)
        rows += await run((context) => rebuildDays(days.slice(at, at + daysAtOnce), context));
    }
    return rows;
  },
};
