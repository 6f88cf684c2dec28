import { monitorFairs, monitorLives, type RunningFair, type RunningLive } from '@campus/contract/dashboard';
import {
  attendanceRoles,
  expectedAtFair,
  fairApply,
  fairApplyFlow,
  fairAttendance,
  fairFlow,
  jobFair,
} from '@campus/contract/jobfair';
import { liveRoom, streamFlow } from '@campus/contract/live';
import { preach } from '@campus/contract/preach';
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { answer } from '../../kit/http/answer.ts';
import { countOnline } from '../../platform/live/watch.ts';
import { addSeconds, hour } from '../../platform/sign-in/moments.ts';
import { mayList } from './counts.ts';

const most = 20;
const lowShare = 0.3;

/** Fairs that take place now; null for a caller who may not list them. */
export async function loadFairs(context: Context): Promise<RunningFair[] | null> {
  if (!mayList(context, jobFair)) return null;
  const { rows } = await sql<Omit<RunningFair, 'isLow'>>`
    select f.id, f.title, f.start_time, f.end_time,
      (select count(*)::int from rc_fair_apply a where ${await context.visible(fairApply, 'a')} and a.fair_id = f.id
        and a.status = any(${expectedAtFair}::int[])) as expected,
      (select count(*)::int from rc_fair_apply a where ${await context.visible(fairApply, 'a')} and a.fair_id = f.id
        and a.status = ${fairApplyFlow.states.arrived.code}::int) as arrived,
      (select count(*)::int from rc_fair_attendance t where ${await context.visible(fairAttendance, 't')}
        and t.fair_id = f.id and t.role = ${attendanceRoles.student} and t.undone = 0) as students
    from rc_job_fair f where ${await context.visible(jobFair, 'f')} and f.status = ${fairFlow.states.published.code}::int
      and f.start_time <= ${context.now}::timestamptz and f.end_time > ${context.now}::timestamptz
    order by f.start_time, f.id limit ${most}::int`.execute(context.db);
  return rows.map((row) => ({
    ...row,
    isLow: addSeconds(row.startTime, hour) <= context.now && row.expected > 0 && row.arrived < row.expected * lowShare,
  }));
}
export const monitorFairsAnswer = answer(monitorFairs, async (_input, context) => ({
  asOf: context.now,
  fairs: await loadFairs(context),
}));

const { live, interrupted } = streamFlow.states;
const running = sql`s.del_flag = 0 and s.live_state in (${live.code}::int, ${interrupted.code}::int)`;
interface StoredLive {
  readonly id: string;
  readonly title: string;
  readonly kind: RunningLive['kind'];
  readonly startAt: string | null;
  readonly liveState: number;
}
const addresses = { room: '/live/liveRoom/detail/', preach: '/preach/detail/' } as const;

/** Streams of rooms and talks that run or are interrupted; null for a caller who may list neither. */
export async function loadLives(context: Context): Promise<RunningLive[] | null> {
  const sources: RawBuilder<StoredLive>[] = [];
  if (mayList(context, liveRoom))
    sources.push(sql`select r.id, r.title, 'room' as kind, s.start_at, s.live_state from live_stream s
      join live_room r on r.id = s.owner_id where s.owner_type = 'room' and ${running} and ${await context.visible(liveRoom, 'r')}`);
  if (mayList(context, preach))
    sources.push(sql`select p.id, p.title, 'preach' as kind, s.start_at, s.live_state from live_stream s
      join rc_preach p on p.id = s.owner_id where s.owner_type = 'preach' and ${running} and ${await context.visible(preach, 'p')}`);
  if (sources.length === 0) return null;
  const { rows } = await sql<StoredLive>`
    ${sql.join(sources, sql` union all `)} order by live_state desc, start_at, id limit ${most}::int`.execute(
    context.db,
  );
  const lives: RunningLive[] = [];
  for (const { liveState, ...row } of rows)
    lives.push({
      ...row,
      online: await countOnline({ owner: row.kind, ownerId: row.id }, context),
      isInterrupted: liveState === interrupted.code,
      link: { path: `${addresses[row.kind]}${row.id}`, query: {} },
    });
  return lives;
}
export const monitorLivesAnswer = answer(monitorLives, async (_input, context) => ({
  asOf: context.now,
  lives: await loadLives(context),
}));
