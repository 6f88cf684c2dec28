import {
  type Bar,
  type CompanyPostLine,
  companyFunnel,
  companyPosts,
  companySource,
  companySummary,
  companyTrend,
  type Figure,
  type Period,
} from '@campus/contract/dashboard';
import type { Filter } from '@campus/contract/kit';
import { companyPost } from '@campus/contract/post';
import { delivery, recommend } from '@campus/contract/resume';
import { sql } from 'kysely';
import { answer } from '../../kit/answer.ts';
import type { Context } from '../../kit/context.ts';
import { funnelOf, trendOf } from './analysis.ts';
import { remembered } from './cache.ts';
import { askedPeriod, countOf, rangeQuery, within } from './counts.ts';

const waiting: Filter = {
  all: [
    ['status', 'eq', 1],
    ['step', 'eq', 10],
  ],
};
const passed: Filter = {
  all: [
    ['status', 'eq', 1],
    ['step', 'gt', 10],
  ],
};

async function companyFigures(p: Period, context: Context): Promise<Figure[]> {
  const days = rangeQuery('deliverTime', p.from, p.to);
  const list = '/resume/delivery';
  const one = async (
    key: string,
    label: string,
    unit: string,
    value: Promise<number>,
    link: Figure['link'],
    previous: Promise<number> | null = null,
  ): Promise<Figure> => ({ key, label, unit, value: await value, previous: await previous, link });
  const received = within('deliverTime', p.from, p.to);
  const before = within('deliverTime', p.previousFrom, p.previousTo);
  return [
    await one('post', '在招岗位', '个', countOf(companyPost, ['postStatus', 'eq', 1], context), {
      path: '/post/list',
      query: { postStatus: '1' },
    }),
    await one('auditing', '审核中岗位', '个', countOf(companyPost, ['postStatus', 'eq', 3], context), {
      path: '/post/list',
      query: { postStatus: '3' },
    }),
    await one(
      'received',
      '新投递',
      '份',
      countOf(delivery, received, context),
      { path: list, query: days },
      countOf(delivery, before, context),
    ),
    await one('waiting', '待筛选', '份', countOf(delivery, waiting, context), {
      path: list,
      query: { status: '1', step: '10' },
    }),
    await one('unread', '未查看', '份', countOf(delivery, { all: [waiting, ['readFlag', 'eq', 0]] }, context), {
      path: list,
      query: { status: '1', step: '10', readFlag: '0' },
    }),
    await one(
      'passed',
      '已通过',
      '份',
      countOf(delivery, { all: [received, passed] }, context),
      { path: list, query: { ...days, status: '1', step: '> 10' } },
      countOf(delivery, { all: [before, passed] }, context),
    ),
    await one(
      'failed',
      '未通过',
      '份',
      countOf(delivery, { all: [received, ['status', 'eq', 3]] }, context),
      { path: list, query: { ...days, status: '3' } },
      countOf(delivery, { all: [before, ['status', 'eq', 3]] }, context),
    ),
    await one('recommend', '待处理推荐', '份', countOf(recommend, ['status', 'in', [1, 2]], context), {
      path: '/resume/recommend',
      query: { status: '1,2' },
    }),
  ];
}
export const companySummaryAnswer = answer(companySummary, (input, context) => {
  const p = askedPeriod(input, context);
  return remembered(`company|${p.from}|${p.to}`, context, async () => {
    const figures = await companyFigures(p, context);
    const value = (key: string) => figures.find((f) => f.key === key)?.value ?? 0;
    return { asOf: context.now, figures, sentence: { received: value('received'), waiting: value('waiting') } };
  });
});
export const companyTrendAnswer = answer(companyTrend, (input, context) => {
  const p = askedPeriod(input, context);
  return remembered(`companyTrend|${p.from}|${p.to}`, context, async () => ({
    asOf: context.now,
    current: await trendOf(p.from, p.to, context),
    previous: await trendOf(p.previousFrom, p.previousTo, context),
  }));
});
export const companyFunnelAnswer = answer(companyFunnel, (input, context) => {
  const p = askedPeriod(input, context);
  return remembered(`companyFunnel|${p.from}|${p.to}`, context, async () => ({
    asOf: context.now,
    bars: await funnelOf(p, context),
  }));
});

async function sourceBars(column: 'school_name' | 'major_code', p: Period, context: Context): Promise<Bar[]> {
  const visible = await context.visible(delivery, 'd');
  const group = sql.ref(`e.${column}`);
  const { rows } = await sql<{ name: string; value: number }>`
    select ${group} as name, count(*)::int as value from rc_delivery d join rc_employ_user e on e.id = d.employ_id
    where ${visible} and d.deliver_time >= ${p.from}::date and d.deliver_time < ${p.to}::date + 1 and d.status <> 4
    group by ${group} order by value desc, name limit 8`.execute(context.db);
  return rows;
}
export const companySourceAnswer = answer(companySource, (input, context) => {
  const p = askedPeriod(input, context);
  return remembered(`companySource|${p.from}|${p.to}`, context, async () => {
    const majors = await context.engine.parts.ports.tree('major', context.session.tenantId);
    const byMajor = await sourceBars('major_code', p, context);
    return {
      asOf: context.now,
      schools: await sourceBars('school_name', p, context),
      majors: byMajor.map((b) => ({ ...b, name: majors.get(b.name)?.text ?? b.name })),
    };
  });
});

export const companyPostsAnswer = answer(companyPosts, (_input, context) =>
  remembered('companyPosts', context, async () => {
    const visible = await context.visible(companyPost, 'p');
    const { rows } = await sql<CompanyPostLine>`
      select p.id, p.name, p.post_status as post_status, p.headcount, p.end_date as end_date,
        count(d.id)::int as deliveries, (count(d.id) filter (where d.status = 1 and d.step = 10))::int as waiting,
        (count(d.id) filter (where d.status = 1 and d.step > 10))::int as passed
      from rc_company_post p left join rc_delivery d on d.post_id = p.id
      where ${visible} and p.post_status in (1, 2, 3) group by p.id order by waiting desc, deliveries desc, p.id limit 10`.execute(
      context.db,
    );
    return { asOf: context.now, posts: rows };
  }),
);
