import {
  analysisCity,
  analysisFunnel,
  analysisIndustry,
  analysisRank,
  analysisSummary,
  analysisSupply,
  analysisTrend,
  type Figure,
  type FigureLink,
  type Period,
  type TrendPoint,
} from '@campus/contract/dashboard';
import { company } from '@campus/contract/enterprise';
import type { AnyEntity, Filter } from '@campus/contract/kit';
import { companyPost } from '@campus/contract/post';
import { delivery, employUser } from '@campus/contract/resume';
import { sql } from 'kysely';
import { answer } from '../../kit/answer.ts';
import type { Context } from '../../kit/context.ts';
import { remembered } from './cache.ts';
import { askedPeriod, countOf, numberOf, rangeQuery, within } from './counts.ts';

const passed: Filter = {
  all: [
    ['status', 'eq', 1],
    ['step', 'gt', 10],
  ],
};
const waiting: Filter = {
  all: [
    ['status', 'eq', 1],
    ['step', 'eq', 10],
  ],
};
const delivered = (p: Period): Filter => within('deliverTime', p.from, p.to);
const deliveredBefore = (p: Period): Filter => within('deliverTime', p.previousFrom, p.previousTo);
const both = (...all: Filter[]): Filter => ({ all });

async function figure(
  key: string,
  label: string,
  unit: string,
  e: AnyEntity,
  now: Filter,
  before: Filter | null,
  link: FigureLink,
  context: Context,
): Promise<Figure> {
  return {
    key,
    label,
    unit,
    value: await countOf(e, now, context),
    previous: before ? await countOf(e, before, context) : null,
    link,
  };
}
/** The stock of an earlier day: rows of today's stock that were there already. */
const beforeDay = (stock: Filter, field: string, p: Period): Filter =>
  both(stock, [field, 'le', `${p.previousTo} 23:59:59`]);

/** The figures of the first step: what the school admitted, what is offered, who applies, how it went. */
export async function schoolFigures(p: Period, context: Context): Promise<Figure[]> {
  const admitted: Filter = ['auditStatus', 'eq', 3];
  const open: Filter = ['postStatus', 'eq', 1];
  const days = rangeQuery('deliverTime', p.from, p.to);
  const list = '/resume/delivery';
  const headcount = { path: '/post/list', query: { postStatus: '1' } };
  return [
    await figure(
      'company',
      '入驻企业',
      '家',
      company,
      admitted,
      beforeDay(admitted, 'auditTime', p),
      { path: '/enterprise/company', query: { auditStatus: '3' } },
      context,
    ),
    await figure('post', '在招岗位', '个', companyPost, open, beforeDay(open, 'auditTime', p), headcount, context),
    {
      key: 'headcount',
      label: '招聘人数',
      unit: '人',
      value: await numberOf(sql`sum(headcount)`, companyPost, open, context),
      previous: await numberOf(sql`sum(headcount)`, companyPost, beforeDay(open, 'auditTime', p), context),
      link: headcount,
    },
    await figure(
      'student',
      '注册学生',
      '人',
      employUser,
      { all: [] },
      ['createTime', 'le', `${p.previousTo} 23:59:59`],
      { path: '/student/profile', query: {} },
      context,
    ),
    await figure(
      'delivery',
      '投递',
      '次',
      delivery,
      delivered(p),
      deliveredBefore(p),
      { path: list, query: days },
      context,
    ),
    await figure(
      'waiting',
      '待处理投递',
      '次',
      delivery,
      both(delivered(p), waiting),
      null,
      { path: list, query: { ...days, status: '1', step: '10' } },
      context,
    ),
    await figure(
      'passed',
      '已通过',
      '次',
      delivery,
      both(delivered(p), passed),
      both(deliveredBefore(p), passed),
      { path: list, query: { ...days, status: '1', step: '> 10' } },
      context,
    ),
    await figure(
      'failed',
      '未通过',
      '次',
      delivery,
      both(delivered(p), ['status', 'eq', 3]),
      both(deliveredBefore(p), ['status', 'eq', 3]),
      { path: list, query: { ...days, status: '3' } },
      context,
    ),
  ];
}

export const summaryAnswer = answer(analysisSummary, (input, context) => {
  const period = askedPeriod(input, context);
  return remembered(`summary|${period.from}|${period.to}`, context, async () => {
    const figures = await schoolFigures(period, context);
    const value = (key: string) => figures.find((f) => f.key === key)?.value ?? 0;
    return {
      asOf: context.now,
      period,
      figures,
      sentence: {
        companies: await countOf(
          company,
          both(['auditStatus', 'eq', 3], within('auditTime', period.from, period.to)),
          context,
        ),
        posts: await countOf(companyPost, within('createTime', period.from, period.to), context),
        deliveries: value('delivery'),
        passed: value('passed'),
      },
    };
  });
});

/** Deliveries and passes of each day, days without any included. */
export async function trendOf(from: string, to: string, context: Context): Promise<TrendPoint[]> {
  const visible = await context.visible(delivery, 'd');
  const { rows } = await sql<TrendPoint>`
    select to_char(g.day, 'YYYY-MM-DD') as day, count(d.id)::int as deliveries, (count(d.id) filter (where d.step > 10))::int as passed
    from generate_series(${from}::date, ${to}::date, interval '1 day') as g(day)
    left join rc_delivery d on d.deliver_time >= g.day and d.deliver_time < g.day + interval '1 day' and ${visible}
    group by g.day order by g.day`.execute(context.db);
  return rows;
}
export const trendAnswer = answer(analysisTrend, (input, context) => {
  const p = askedPeriod(input, context);
  return remembered(`trend|${p.from}|${p.to}`, context, async () => ({
    asOf: context.now,
    current: await trendOf(p.from, p.to, context),
    previous: await trendOf(p.previousFrom, p.previousTo, context),
  }));
});

const top = 10;
const byIndustry = (code: string): FigureLink => ({
  path: '/enterprise/company',
  query: { auditStatus: '3', industry: code },
});
export const industryAnswer = answer(analysisIndustry, (_input, context) =>
  remembered('industry', context, async () => {
    const visible = await context.visible(companyPost, 'p');
    const { rows } = await sql<{ code: string; value: number }>`
      select c.industry as code, sum(p.headcount)::int as value from rc_company_post p join rc_company c on c.id = p.company_id
      where ${visible} and p.post_status = 1 group by c.industry order by value desc, code limit ${top}`.execute(
      context.db,
    );
    const texts = await context.engine.parts.ports.dictionary('rc_company_industry');
    return {
      asOf: context.now,
      bars: rows.map((r) => ({ name: texts?.get(r.code) ?? r.code, value: r.value, link: byIndustry(r.code) })),
    };
  }),
);
export const cityAnswer = answer(analysisCity, (_input, context) =>
  remembered('city', context, async () => {
    const visible = await context.visible(companyPost, 'p');
    const { rows } = await sql<{ code: string; value: number }>`
      select left(place, 4) || '00' as code, count(distinct p.id)::int as value
      from rc_company_post p, unnest(string_to_array(p.work_place, ',')) as place
      where ${visible} and p.post_status = 1 group by 1 order by value desc, code limit ${top}`.execute(context.db);
    const regions = await context.engine.parts.ports.tree('region', context.session.tenantId);
    return {
      asOf: context.now,
      bars: rows.map((r) => ({
        name: regions.get(r.code)?.text ?? r.code,
        value: r.value,
        link: { path: '/post/list', query: { postStatus: '1', workPalce: r.code } },
      })),
    };
  }),
);
export const supplyAnswer = answer(analysisSupply, (_input, context) =>
  remembered('supply', context, async () => {
    const posts = await context.visible(companyPost, 'p');
    const students = await context.visible(employUser, 'e');
    const { rows } = await sql<{ code: string; headcount: number; students: number }>`
      with demand as (
        select major as code, sum(p.headcount)::int as headcount from rc_company_post p, unnest(string_to_array(p.major_codes, ',')) as major
        where ${posts} and p.post_status = 1 group by major
      )
      select d.code, d.headcount, count(e.id)::int as students from demand d left join rc_employ_user e on e.major_code = d.code and ${students}
      group by d.code, d.headcount order by d.headcount desc, d.code limit ${top}`.execute(context.db);
    const majors = await context.engine.parts.ports.tree('major', context.session.tenantId);
    return {
      asOf: context.now,
      bars: rows.map((r) => ({
        name: majors.get(r.code)?.text ?? r.code,
        students: r.students,
        headcount: r.headcount,
        value: r.headcount > 0 ? Math.round((r.students / r.headcount) * 100) / 100 : 0,
        link: { path: '/student/profile', query: { majorCode: r.code } },
      })),
    };
  }),
);
export const rankAnswer = answer(analysisRank, (input, context) => {
  const p = askedPeriod(input, context);
  return remembered(`rank|${p.from}|${p.to}`, context, async () => {
    const visible = await context.visible(delivery, 'd');
    const { rows } = await sql<{ id: string; name: string; value: number }>`
      select c.id, c.company_name as name, count(*)::int as value from rc_delivery d join rc_company c on c.id = d.company_id
      where ${visible} and d.deliver_time >= ${p.from}::date and d.deliver_time < ${p.to}::date + 1
      group by c.id, c.company_name order by value desc, c.id limit ${top}`.execute(context.db);
    return {
      asOf: context.now,
      bars: rows.map((r) => ({
        name: r.name,
        value: r.value,
        link: { path: '/resume/delivery', query: { ...rangeQuery('deliverTime', p.from, p.to), companyId: r.id } },
      })),
    };
  });
});

/** How far the résumés of a period came: delivered, looked at, passed. */
export async function funnelOf(p: Period, context: Context) {
  const query = rangeQuery('deliverTime', p.from, p.to);
  const path = '/resume/delivery';
  return [
    { name: '投递', value: await countOf(delivery, delivered(p), context), link: { path, query } },
    {
      name: '已查看',
      value: await countOf(delivery, both(delivered(p), ['readFlag', 'eq', 1]), context),
      link: { path, query: { ...query, readFlag: '1' } },
    },
    {
      name: '已通过',
      value: await countOf(delivery, both(delivered(p), passed), context),
      link: { path, query: { ...query, status: '1', step: '> 10' } },
    },
  ];
}
export const funnelAnswer = answer(analysisFunnel, (input, context) => {
  const p = askedPeriod(input, context);
  return remembered(`funnel|${p.from}|${p.to}`, context, async () => ({
    asOf: context.now,
    bars: await funnelOf(p, context),
  }));
});
