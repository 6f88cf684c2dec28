import { type MonitorAlert, monitorNow, monitorTexts, type RunningLive } from '@campus/contract/dashboard';
import { fairFlow, jobFair } from '@campus/contract/jobfair';
import { preach, preachFlow } from '@campus/contract/preach';
import { sysUser } from '@campus/contract/system';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { answer } from '../../kit/http/answer.ts';
import { addSeconds, minute } from '../../platform/sign-in/moments.ts';
import { liveSessions } from '../system/live-sessions.ts';
import { loadCount, mayList } from './counts.ts';
import { loadMonitorFigures } from './monitor-figures.ts';
import { loadFairs, loadLives } from './monitor-running.ts';

const texts = monitorTexts.alerts;
const outboxMinutes = 5;

async function countOnline(context: Context): Promise<number | null> {
  if (!mayList(context, sysUser)) return null;
  const { rows } = await sql<{ n: number }>`
    select count(distinct s.user_id)::int as n from sys_session s join sys_user u on u.id = s.user_id
    where ${liveSessions(context)}`.execute(context.db);
  return rows[0]?.n ?? 0;
}

/** Notifications of the tenant that no sender has turned into messages in time. */
async function countLateNotices({ db, session, now }: Context): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from rc_outbox where tenant_id = ${session.tenantId}::int and done_time is null
      and create_time < ${addSeconds(now, -outboxMinutes * minute)}::timestamptz`.execute(db);
  return rows[0]?.n ?? 0;
}

async function loadAlerts(running: readonly RunningLive[], context: Context): Promise<MonitorAlert[]> {
  const lives = running.filter(({ isInterrupted }) => isInterrupted);
  const fairs = (await loadFairs(context))?.filter(({ isLow }) => isLow) ?? [];
  const late = await countLateNotices(context);
  const name = (rows: readonly { readonly title: string }[]) => rows.map(({ title }) => title).join('、');
  return [
    ...(lives.length > 0 ? [{ key: 'lives', text: texts.lives(name(lives)), link: lives[0]?.link ?? null }] : []),
    ...(fairs.length > 0
      ? [
          {
            key: 'fairs',
            text: texts.fairs(name(fairs)),
            link: { path: '/jobFair/attendance', query: { fairId: fairs[0]?.id ?? '' } },
          },
        ]
      : []),
    ...(late > 0 ? [{ key: 'outbox', text: texts.outbox(late), link: null }] : []),
  ];
}

export const monitorNowAnswer = answer(monitorNow, async (_input, context) => {
  const { now } = context;
  const lives = await loadLives(context);
  const running = (status: number) =>
    ({
      all: [['status', 'eq', status] as const, ['startTime', 'le', now] as const, ['endTime', 'gt', now] as const],
    }) as const;
  return {
    asOf: now,
    sentence: {
      online: await countOnline(context),
      fairs: mayList(context, jobFair)
        ? await loadCount(jobFair, running(fairFlow.states.published.code), context)
        : null,
      preaches: mayList(context, preach)
        ? await loadCount(preach, running(preachFlow.states.approved.code), context)
        : null,
    },
    figures: await loadMonitorFigures(lives, context),
    alerts: await loadAlerts(lives ?? [], context),
  };
});
