import { violation } from '@campus/contract/enterprise';
import {
  expectedAtFair,
  fairApply,
  fairAttendance,
  fairDayTexts,
  fairIncident,
  fairStatisticsPath,
} from '@campus/contract/jobfair';
import { sql } from 'kysely';
import { rawRoutes } from '../../kit/area-server.ts';
import type { Context, EngineApi } from '../../kit/context.ts';
import { getSession } from '../../kit/http/answer.ts';
import type { Answer, Call } from '../../kit/http/route.ts';
import { fileAnswer } from '../../kit/spreadsheet/export.ts';
import { sheetRoute } from '../../kit/spreadsheet/sheet-route.ts';
import { countDay, loadFair } from './fair-summary.ts';

const { statistics: title } = fairDayTexts.print;
const texts = fairDayTexts.statistics;
type Line = readonly [what: string, count: number, unit: string];

interface Offered {
  readonly posts: number;
  readonly headcount: number;
  readonly incidents: number;
  readonly violations: number;
}
/** Posts of the companies of a fair, its incidents and violations. */
async function countOffered(fairId: string, context: Context): Promise<Offered> {
  const { rows } = await sql<Offered>`
    select count(p.id)::int as posts, coalesce(sum(p.headcount), 0)::int as headcount,
      (select count(*)::int from rc_fair_incident i where ${await context.visible(fairIncident, 'i')}
        and i.fair_id = ${fairId}) as incidents,
      (select count(*)::int from rc_violation v where ${await context.visible(violation, 'v')} and v.revoked = 0
        and v.ref_type = 'jobFair' and v.ref_id in (select id from rc_fair_apply where fair_id = ${fairId})) as violations
    from rc_fair_apply a join rc_fair_apply_post p on p.apply_id = a.id and p.del_flag = 0
    where ${await context.visible(fairApply, 'a')} and a.fair_id = ${fairId}
      and a.status = any(${expectedAtFair}::int[])`.execute(context.db);
  return rows[0] as Offered;
}

/** 会后统计: the figures of a fair that its organiser files within days of its end. */
async function sheet(engine: EngineApi, call: Call): Promise<Answer> {
  const context = engine.context(call);
  const fair = await loadFair(call.query.fairId ?? '', context);
  const [day, offered] = [await countDay(fair.id, context), await countOffered(fair.id, context)];
  const { companiesExpected: all, companiesArrived: came } = day;
  const lines: readonly Line[] = [
    [texts.expected, all, '家'],
    [texts.arrived, came, '家'],
    [texts.rate, all === 0 ? 0 : Math.round((came / all) * 1000) / 10, '%'],
    [texts.posts, offered.posts, '个'],
    [texts.headcount, offered.headcount, '人'],
    [texts.visitors, fair.expectVisitors ?? 0, '人'],
    [texts.signedUp, day.studentsExpected, '人'],
    [texts.students, day.studentsArrived, '人'],
    [texts.deliveries, day.deliveries, '份'],
    [texts.interviews, day.interviews, '场'],
    [texts.incidents, offered.incidents, '条'],
    [texts.violations, offered.violations, '条'],
  ];
  return fileAnswer(
    {
      name: `${title}_${context.now.replace(/\D/g, '')}`,
      title: `${fair.title} ${title}`,
      subtitle: `导出人:${getSession(call).realname}　${texts.held}：${String(fair.startTime ?? '').slice(0, 16)}`,
      columns: [
        { title: texts.what, kind: 'text', width: 20 },
        { title: texts.count, kind: 'number', width: 14 },
        { title: texts.unit, kind: 'text', width: 8 },
      ],
      rows: lines.map((line) => [...line]),
    },
    call.query.format,
    `${lines.length}行`,
  );
}
export const fairStatisticsRoutes = rawRoutes((engine) => [
  sheetRoute(fairStatisticsPath, title, fairAttendance.can.exportXls, (call) => sheet(engine, call)),
]);
