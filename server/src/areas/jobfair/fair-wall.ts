import {
  attendanceRoles,
  type FairWall,
  fairAttendance,
  fairDayFrame,
  fairIncident,
  fairWall,
  incidentFlow,
  wallMinutes,
} from '@campus/contract/jobfair';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { answer } from '../../kit/http/answer.ts';
import { countDay, loadFair } from './fair-summary.ts';

const mostIncidents = 12;
const topicOf = (fairId: string): string => `fair:${fairId}`;

/** Tells the screens of a fair that something has changed; they read again, so that nothing travels but the number of the fair. */
export function announceDay(fairId: string, context: Pick<Context, 'services' | 'later'>): void {
  const { topics } = context.services.live;
  context.later(() => topics.send(topicOf(fairId), { cmd: fairDayFrame, fairId, msgTxt: '' }));
}

/** Every minute of the last two hours, of a past fair those before its end. */
async function listMinutes(fairId: string, until: string, context: Context): Promise<FairWall['minutes']> {
  const { rows } = await sql<FairWall['minutes'][number]>`
    select to_char(m at time zone 'Asia/Shanghai', 'HH24:MI') as time, coalesce(x.companies, 0)::int as companies,
      coalesce(x.students, 0)::int as students
    from generate_series(date_trunc('minute', ${until}::timestamptz) - make_interval(mins => ${wallMinutes - 1}::int),
        date_trunc('minute', ${until}::timestamptz), interval '1 minute') m
      left join (select date_trunc('minute', checkin_time) as t,
          count(*) filter (where role = ${attendanceRoles.company}) as companies,
          count(*) filter (where role = ${attendanceRoles.student}) as students
        from rc_fair_attendance where ${await context.visible(fairAttendance)} and fair_id = ${fairId} and undone = 0
          and checkin_time > ${until}::timestamptz - make_interval(mins => ${wallMinutes}::int)
        group by 1) x on x.t = m order by m`.execute(context.db);
  return rows;
}
async function listIncidents(fairId: string, context: Context): Promise<FairWall['incidents']> {
  const kinds = (await context.services.dictionaries.get()).get('rc_incident_kind')?.texts;
  const { rows } = await sql<Omit<FairWall['incidents'][number], 'kind'> & { readonly kind: number }>`
    select id, time, kind, level, place, content, status = ${incidentFlow.states.open.code}::int as is_open
    from rc_fair_incident where ${await context.visible(fairIncident)} and fair_id = ${fairId}
    order by status, time desc, id limit ${mostIncidents}::int`.execute(context.db);
  return rows.map((row) => ({ ...row, kind: kinds?.get(String(row.kind)) ?? '' }));
}

export const fairWallAnswer = answer(fairWall, async ({ fairId }, context): Promise<FairWall> => {
  const { title, startTime, endTime } = await loadFair(fairId, context);
  const { userId } = context.session;
  // Every reading joins again: a screen that has lost its connection is back with the next one.
  context.later(() => context.services.live.topics.join(topicOf(fairId), userId));
  const end = String(endTime ?? context.now);
  return {
    ...{ asOf: context.now, title, startTime: String(startTime ?? ''), endTime: end },
    ...(await countDay(fairId, context)),
    minutes: await listMinutes(fairId, context.now < end ? context.now : end, context),
    incidents: await listIncidents(fairId, context),
  };
});
