import { type MonitorEvent, monitorEvents } from '@campus/contract/dashboard';
import { company } from '@campus/contract/enterprise';
import { attendanceRoles, fairAttendance, fairIncident, jobFair } from '@campus/contract/jobfair';
import { delivery } from '@campus/contract/resume';
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { answer } from '../../kit/http/answer.ts';
import { mayList } from './counts.ts';
import { loadLives } from './monitor-running.ts';

const most = 20;
const since = (now: string) => sql`${now}::timestamptz - interval '24 hours'`;

/** Latest rows of a source: never more than are shown in all. */
const latest = (source: RawBuilder<unknown>, time: string): RawBuilder<unknown> =>
  sql`(${source} order by ${sql.ref(time)} desc, 1 limit ${most}::int)`;

async function listSources(context: Context): Promise<RawBuilder<unknown>[]> {
  const sources: RawBuilder<unknown>[] = [];
  if (mayList(context, delivery))
    sources.push(
      latest(
        sql`select d.id, d.deliver_time as time, '投递' as kind, c.company_name || '「' || p.name || '」收到投递' as text
          from rc_delivery d join rc_company_post p on p.id = d.post_id join rc_company c on c.id = d.company_id
          where ${await context.visible(delivery, 'd')} and d.deliver_time >= ${since(context.now)}`,
        'd.deliver_time',
      ),
    );
  if (mayList(context, fairAttendance, jobFair))
    sources.push(
      latest(
        sql`select t.id, t.checkin_time as time, '签到' as kind, c.company_name || '到达《' || f.title || '》' as text
          from rc_fair_attendance t join rc_company c on c.id = t.company_id join rc_job_fair f on f.id = t.fair_id
          where ${await context.visible(fairAttendance, 't')} and t.role = ${attendanceRoles.company} and t.undone = 0
            and t.checkin_time >= ${since(context.now)}`,
        't.checkin_time',
      ),
    );
  if (mayList(context, fairIncident))
    sources.push(
      latest(
        sql`select i.id, i.time, '现场' as kind, '《' || f.title || '》' || i.place || '：' || i.content as text
          from rc_fair_incident i join rc_job_fair f on f.id = i.fair_id
          where ${await context.visible(fairIncident, 'i')} and i.time >= ${since(context.now)}`,
        'i.time',
      ),
    );
  if (mayList(context, company))
    sources.push(
      latest(
        sql`select e.id, e.create_time as time, '入驻' as kind, coalesce(e.company_name, '新企业') || '注册' as text
          from rc_company e where ${await context.visible(company, 'e')} and e.create_time >= ${since(context.now)}`,
        'e.create_time',
      ),
    );
  return sources;
}

export const monitorEventsAnswer = answer(monitorEvents, async (_input, context) => {
  const sources = await listSources(context);
  const { rows } =
    sources.length > 0
      ? await sql<MonitorEvent>`
          select id, time, kind, text from (${sql.join(sources, sql` union all `)}) x
          where time <= ${context.now}::timestamptz order by time desc, id limit ${most}::int`.execute(context.db)
      : { rows: [] };
  const lives = ((await loadLives(context)) ?? []).flatMap(({ id, startAt, title }): MonitorEvent[] =>
    startAt === null ? [] : [{ id, time: startAt, kind: '直播', text: `《${title}》开播` }],
  );
  const events = [...rows, ...lives].toSorted((a, b) => (a.time < b.time ? 1 : -1)).slice(0, most);
  return { asOf: context.now, events };
});
