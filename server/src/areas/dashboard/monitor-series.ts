import { type MonitorLine, monitorSeries } from '@campus/contract/dashboard';
import { fairAttendance } from '@campus/contract/jobfair';
import { preachAttendee } from '@campus/contract/preach';
import { delivery } from '@campus/contract/resume';
import { sysUser } from '@campus/contract/system';
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { answer } from '../../kit/http/answer.ts';
import { mayList } from './counts.ts';

const minutes = 60;

/** Sessions that users of the tenant have opened. */
const signIns = ({ session }: Context) => sql`
  sys_session s where exists (select 1 from sys_user_tenant m where m.user_id = s.user_id
    and m.tenant_id = ${session.tenantId}::int and m.del_flag = 0)`;
/** Sign-ins from the start of the day until `time`. */
export async function countSignIns(time: string, context: Context): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from ${signIns(context)} and s.create_time >= ${`${time.slice(0, 10)} 00:00:00`}::timestamptz
      and s.create_time <= ${time}::timestamptz`.execute(context.db);
  return rows[0]?.n ?? 0;
}

interface Source {
  readonly key: string;
  readonly name: string;
  /** Times of the counted rows, as `t`. */
  readonly times: RawBuilder<unknown>;
}
/** What happens minute by minute, of rows the caller may list. */
async function listSources(context: Context, since: RawBuilder<unknown>): Promise<Source[]> {
  const sources: Source[] = [];
  if (mayList(context, delivery))
    sources.push({
      ...{ key: 'deliveries', name: '投递' },
      times: sql`select deliver_time as t from rc_delivery where ${await context.visible(delivery)} and deliver_time >= ${since}`,
    });
  const arrivals: RawBuilder<unknown>[] = [];
  if (mayList(context, fairAttendance))
    arrivals.push(
      sql`select checkin_time as t from rc_fair_attendance where ${await context.visible(fairAttendance)} and undone = 0 and checkin_time >= ${since}`,
    );
  if (mayList(context, preachAttendee))
    arrivals.push(
      sql`select checkin_time as t from rc_preach_attendee where ${await context.visible(preachAttendee)} and checkin_time >= ${since}`,
    );
  if (arrivals.length > 0) sources.push({ key: 'checkIns', name: '签到', times: sql.join(arrivals, sql` union all `) });
  if (mayList(context, sysUser))
    sources.push({
      ...{ key: 'signIns', name: '登录' },
      times: sql`select s.create_time as t from ${signIns(context)} and s.create_time >= ${since}`,
    });
  return sources;
}

export const monitorSeriesAnswer = answer(monitorSeries, async (_input, context) => {
  const last = sql`date_trunc('minute', ${context.now}::timestamptz)`;
  const first = sql`${last} - make_interval(mins => ${minutes - 1}::int)`;
  const lines: MonitorLine[] = [];
  for (const { key, name, times } of await listSources(context, first)) {
    const { rows } = await sql<{ n: number }>`
      select coalesce(x.n, 0)::int as n from generate_series(${first}, ${last}, interval '1 minute') m
      left join (select date_trunc('minute', t) as at, count(*) as n from (${times}) y group by 1) x on x.at = m
      order by m`.execute(context.db);
    lines.push({ key, name, values: rows.map(({ n }) => n) });
  }
  const { rows } = await sql<{ time: string }>`
    select to_char(m at time zone 'Asia/Shanghai', 'HH24:MI') as time
    from generate_series(${first}, ${last}, interval '1 minute') m order by m`.execute(context.db);
  return { asOf: context.now, times: rows.map(({ time }) => time), lines };
});
