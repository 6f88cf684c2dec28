import type { Figure, RunningLive } from '@campus/contract/dashboard';
import { company } from '@campus/contract/enterprise';
import { interview, interviewFlow } from '@campus/contract/interview';
import { fairAttendance } from '@campus/contract/jobfair';
import { getCodes } from '@campus/contract/kit';
import { preachAttendee } from '@campus/contract/preach';
import { delivery, deliveryStatistics, employUser } from '@campus/contract/resume';
import { sysUser } from '@campus/contract/system';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { addSeconds, day } from '../../platform/sign-in/moments.ts';
import { liveSessions } from '../system/live-sessions.ts';
import { loadFigures } from './counted.ts';
import { both, loadCount, mayList, parsePeriod } from './counts.ts';
import { countSignIns } from './monitor-series.ts';

const plain = { previous: null, better: null, link: null } as const;
const taking = getCodes(interviewFlow, 'asked', 'agreed', 'done');

/** Students and companies with a session; students only where they can sign in. */
async function loadOnline(context: Context): Promise<Figure[]> {
  const { rows } = await sql<{ students: number; companies: number }>`
    select count(distinct u.id) filter (where u.user_type = '3')::int as students,
      count(distinct u.company_id) filter (where u.user_type = '2')::int as companies
    from sys_session s join sys_user u on u.id = s.user_id where ${liveSessions(context)}`.execute(context.db);
  const { students, companies } = rows[0] ?? { students: 0, companies: 0 };
  return [
    ...(students > 0 && mayList(context, employUser)
      ? [{ key: 'students', label: '在线学生', value: students, unit: '人', ...plain }]
      : []),
    ...(mayList(context, company)
      ? [{ key: 'companies', label: '在线企业', value: companies, unit: '家', ...plain }]
      : []),
  ];
}

/** Arrivals at fairs and talks from the start of the day until `time`. */
async function countCheckIns(time: string, context: Context): Promise<number> {
  const on = (field: string) => both([field, 'ge', `${time.slice(0, 10)} 00:00:00`], [field, 'le', time]);
  const fairs = mayList(context, fairAttendance)
    ? await loadCount(fairAttendance, both(['undone', 'eq', 0], on('checkinTime')), context)
    : 0;
  const talks = mayList(context, preachAttendee) ? await loadCount(preachAttendee, on('checkinTime'), context) : 0;
  return fairs + talks;
}
async function loadCheckIns(dayAgo: string, context: Context): Promise<Figure[]> {
  if (!mayList(context, fairAttendance) && !mayList(context, preachAttendee)) return [];
  const value = await countCheckIns(context.now, context);
  const previous = await countCheckIns(dayAgo, context);
  return [{ key: 'checkIns', label: '今日签到', value, unit: '人次', previous, better: 'more', link: null }];
}

async function loadInterviews(today: string, yesterday: string, context: Context): Promise<Figure[]> {
  if (!mayList(context, interview)) return [];
  const on = (date: string) =>
    loadCount(
      interview,
      both(['status', 'in', taking], ['startTime', 'ge', `${date} 00:00:00`], ['startTime', 'le', `${date} 23:59:59`]),
      context,
    );
  const query = { status: taking.join(','), startTime_begin: today, startTime_end: today };
  return [
    {
      ...{ key: 'interviews', label: '今日面试', unit: '场', better: 'more' },
      ...{ value: await on(today), previous: await on(yesterday), link: { path: '/interview/list', query } },
    },
  ];
}

/** Deliveries of today, compared with those of yesterday until the same time. */
async function loadDeliveries(dayAgo: string, context: Context): Promise<Figure[]> {
  const period = parsePeriod({ range: 'today', from: null, to: null }, context);
  const counted = { key: 'deliveries', label: '今日投递', unit: '次', better: 'more', measure: 'deliveries' } as const;
  const [figure] = await loadFigures(deliveryStatistics, [counted], { period }, context);
  if (!figure) return [];
  const since = `${dayAgo.slice(0, 10)} 00:00:00`;
  const previous = await loadCount(
    delivery,
    both(['deliverTime', 'ge', since], ['deliverTime', 'le', dayAgo]),
    context,
  );
  return [{ ...figure, previous }];
}

/** Share of calls answered with an error of the server in the last minute, over all processes. */
async function loadErrorRate({ services, engine }: Context): Promise<Figure> {
  const own = services.monitor.sampler.minute();
  const others = await services.samples.others(engine.db);
  const grown = (metric: string): number =>
    [own, ...others.map(({ minute }) => minute)].reduce((sum, minute) => {
      const values = minute[metric] ?? [];
      return sum + ((values.at(-1) ?? 0) - (values[0] ?? 0));
    }, 0);
  const all = grown('http.requests.total');
  const value = all === 0 ? 0 : Math.round((grown('http.5xx') * 1000) / all) / 10;
  return { key: 'errors', label: '接口错误率', value, unit: '%', previous: null, better: 'fewer', link: null };
}

/** The tiles of 实时监控, of rows the caller may list; `lives` are the streams that run. */
export async function loadMonitorFigures(lives: readonly RunningLive[] | null, context: Context): Promise<Figure[]> {
  const today = context.now.slice(0, 10);
  const dayAgo = addSeconds(context.now, -day);
  return [
    ...(await loadOnline(context)),
    ...(mayList(context, sysUser)
      ? [
          {
            ...{ key: 'signIns', label: '今日登录', unit: '次', better: 'more' as const, link: null },
            value: await countSignIns(context.now, context),
            previous: await countSignIns(dayAgo, context),
          },
        ]
      : []),
    ...(await loadDeliveries(dayAgo, context)),
    ...(await loadCheckIns(dayAgo, context)),
    ...(await loadInterviews(today, dayAgo.slice(0, 10), context)),
    ...(lives
      ? [
          {
            ...{ key: 'watching', label: '直播观看', unit: '人', ...plain },
            value: lives.reduce((sum, { online }) => sum + online, 0),
          },
        ]
      : []),
    await loadErrorRate(context),
  ];
}
