import {
  type Bar,
  type CompanyPostLine,
  companyPosts,
  companySource,
  companySummary,
  type Period,
} from '@campus/contract/dashboard';
import { companyPost } from '@campus/contract/post';
import { delivery, recommend } from '@campus/contract/resume';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { answer } from '../../kit/http/answer.ts';
import { getCached } from './cache.ts';
import { mayList, parsePeriod, periodKey, rangeQuery } from './counts.ts';
import { deliveryTile, loadFigures, type Tile, waitingTile } from './tiles.ts';

const postTile = (key: string, label: string, postStatus: number): Tile => ({
  key,
  label,
  unit: '个',
  better: null,
  of: companyPost,
  now: ['postStatus', 'eq', postStatus],
  link: { path: '/post/list', query: { postStatus: String(postStatus) } },
});
/** A company's own posts, their deliveries and its pending work. */
const companyTiles = (p: Period): Tile[] => [
  postTile('post', '在招岗位', 1),
  postTile('auditing', '审核中岗位', 3),
  deliveryTile({ key: 'received', label: '新投递', unit: '份', better: 'more' }, p),
  waitingTile({ key: 'waiting', label: '待处理', unit: '份', better: 'fewer' }),
  waitingTile({ key: 'unread', label: '未查看', unit: '份', better: 'fewer' }, { readFlag: '0' }),
  deliveryTile({ key: 'passed', label: '已通过', unit: '份', better: 'more' }, p, 'passed'),
  deliveryTile({ key: 'failed', label: '未通过', unit: '份', better: null }, p, 'failed'),
  {
    key: 'recommend',
    label: '待处理推荐',
    unit: '份',
    better: 'fewer',
    of: recommend,
    now: ['status', 'in', [1, 2]],
    link: { path: '/resume/recommend', query: { status: '1,2' } },
  },
];
const summaryAnswer = answer(companySummary, (input, context) => {
  const p = parsePeriod(input, context);
  return getCached(`company|${periodKey(p)}`, context, async () => {
    const figures = await loadFigures(companyTiles(p), context);
    const value = (key: string) => figures.find((f) => f.key === key)?.value ?? 0;
    return { asOf: context.now, figures, sentence: { received: value('received'), waiting: value('waiting') } };
  });
});

const sourceBars = 8;
/** Origin of a period's applicants; applicants who left are not counted. */
async function bySource(field: 'schoolName' | 'majorCode', p: Period, context: Context): Promise<Bar[] | null> {
  if (!mayList(context, delivery)) return null;
  const group = sql.ref(`e.${field}`);
  const { rows } = await sql<{ name: string; value: number }>`
    select ${group} as name, count(*)::int as value from rc_delivery d join rc_employ_user e on e.id = d.employ_id
    where ${await context.visible(delivery, 'd')} and d.status <> 4 and d.student_confirm in (0, 1)
      and d.deliver_time >= ${`${p.from} 00:00:00`}::timestamptz and d.deliver_time <= ${`${p.to} 23:59:59`}::timestamptz
    group by 1 order by value desc, name limit ${sourceBars}`.execute(context.db);
  return rows;
}
const sourceAnswer = answer(companySource, (input, context) => {
  const p = parsePeriod(input, context);
  return getCached(`companySource|${periodKey(p)}`, context, async () => {
    const majors = await context.engine.ports.tree('major', context.session.tenantId);
    const link = (query: Record<string, string>) => ({
      path: '/resume/delivery',
      query: { ...rangeQuery('deliverTime', p), status: '1,2,3,5,6', studentConfirm: '0,1', ...query },
    });
    const schools = await bySource('schoolName', p, context);
    const byMajor = await bySource('majorCode', p, context);
    return {
      asOf: context.now,
      schools: schools?.map((bar) => ({ ...bar, link: link({ schoolName: bar.name }) })) ?? null,
      majors:
        byMajor?.map((bar) => ({
          value: bar.value,
          name: majors.get(bar.name)?.text ?? bar.name,
          link: link({ majorCode: bar.name }),
        })) ?? null,
    };
  });
});

const postLines = 10;
const postsAnswer = answer(companyPosts, (_input, context) =>
  getCached('companyPosts', context, async () => {
    if (!mayList(context, companyPost, delivery)) return { asOf: context.now, posts: null };
    const { rows } = await sql<CompanyPostLine>`
      select p.id, p.name, p.post_status, p.headcount, p.end_date,
        count(d.id)::int as deliveries, (count(d.id) filter (where d.status = 1 and d.step = 10))::int as waiting,
        (count(d.id) filter (where d.status in (1, 2) and d.step > 10))::int as passed
      from rc_company_post p left join rc_delivery d on d.post_id = p.id and ${await context.visible(delivery, 'd')}
      where ${await context.visible(companyPost, 'p')} and p.post_status in (1, 2, 3)
      group by p.id order by waiting desc, deliveries desc, p.id limit ${postLines}`.execute(context.db);
    return { asOf: context.now, posts: rows };
  }),
);

export const companyAnswers = [summaryAnswer, sourceAnswer, postsAnswer];
