import {
  type CompanyPostLine,
  companyPosts,
  companySource,
  companySummary,
  type Figure,
} from '@campus/contract/dashboard';
import { interview } from '@campus/contract/interview';
import { listQueryOf } from '@campus/contract/kit';
import { companyPost, postFlow, postStatistics } from '@campus/contract/post';
import {
  delivery,
  deliveryFlow,
  deliveryStatistics,
  offer,
  offerFlow,
  openOffers,
  recommend,
  unansweredRecommendations,
} from '@campus/contract/resume';
import { type Period, pipeline } from '@campus/contract/rules';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { answer } from '../../kit/http/answer.ts';
import { inStates } from '../../kit/read/in-states.ts';
import { getCached } from './cache.ts';
import { type Counted, getBars, loadFigures, topGroups } from './counted.ts';
import { loadCount, mayList, parsePeriod, periodKey } from './counts.ts';

const posts: readonly Counted[] = [
  { key: 'post', label: '在招岗位', unit: '个', better: null, measure: 'open' },
  { key: 'auditing', label: '审核中岗位', unit: '个', better: null, measure: 'auditing' },
];
const received: readonly Counted[] = [
  { key: 'received', label: '新投递', unit: '份', better: 'more', measure: 'deliveries' },
];
/** Pending now, regardless of the date. */
const pending: readonly Counted[] = [
  { key: 'waiting', label: '待处理', unit: '份', better: 'fewer', measure: 'waiting' },
  { key: 'unread', label: '未查看', unit: '份', better: 'fewer', measure: 'unread' },
];
const decided: readonly Counted[] = [
  { key: 'passed', label: '已通过', unit: '份', better: 'more', measure: 'passed' },
  { key: 'failed', label: '未通过', unit: '份', better: null, measure: 'failed' },
];
/** Recommendations of the school that wait for an answer. */
async function recommendations(context: Context): Promise<Figure[]> {
  if (!mayList(context, recommend)) return [];
  const value = await loadCount(recommend, unansweredRecommendations, context);
  const link = { path: '/resume/recommend', query: listQueryOf(recommend, unansweredRecommendations) };
  return [{ key: 'recommend', label: '待处理推荐', unit: '份', better: 'fewer', value, previous: null, link }];
}
/** Interviews to come and offers that students have not answered. */
async function countUpcoming(context: Context): Promise<Figure[]> {
  const own = { better: null, previous: null } as const;
  const figures: Figure[] = [];
  if (mayList(context, interview)) {
    const value = await loadCount(interview, ['todo', 'in', [2, 3]], context);
    const link = { path: '/interview/list', query: { todo: '2,3' } };
    figures.push({ ...own, key: 'interview', label: '待面试', unit: '场', value, link });
  }
  if (mayList(context, offer)) {
    const value = await loadCount(offer, openOffers, context);
    const link = { path: '/resume/step/hire', query: { status: String(offerFlow.states.open.code) } };
    figures.push({ ...own, key: 'offer', label: '待学生确认录用', unit: '份', value, link });
  }
  return figures;
}
/** A company's own posts, their deliveries and its pending work. */
const companyFigures = async (period: Period, context: Context): Promise<Figure[]> => [
  ...(await loadFigures(postStatistics, posts, {}, context)),
  ...(await loadFigures(deliveryStatistics, received, { period }, context)),
  ...(await loadFigures(deliveryStatistics, pending, {}, context)),
  ...(await loadFigures(deliveryStatistics, decided, { period }, context)),
  ...(await recommendations(context)),
  ...(await countUpcoming(context)),
];
const summaryAnswer = answer(companySummary, (input, context) => {
  const period = parsePeriod(input, context);
  return getCached(`company|${periodKey(period)}`, context, async () => {
    const figures = await companyFigures(period, context);
    const value = (key: string) => figures.find((f) => f.key === key)?.value ?? 0;
    return { asOf: context.now, figures, sentence: { received: value('received'), waiting: value('waiting') } };
  });
});

const sourceBars = 8;
/** Origin of a period's applicants; applicants who left are not counted. */
const sourceAnswer = answer(companySource, (input, context) => {
  const period = parsePeriod(input, context);
  return getCached(`companySource|${periodKey(period)}`, context, async () => {
    const present = (by: string) =>
      topGroups(deliveryStatistics, { measure: 'present', by, top: sourceBars, period }, context);
    return { asOf: context.now, schools: getBars(await present('school')), majors: getBars(await present('major')) };
  });
});

const postLines = 10;
const postsAnswer = answer(companyPosts, (_input, context) =>
  getCached('companyPosts', context, async () => {
    if (!mayList(context, companyPost, delivery)) return { asOf: context.now, posts: null };
    const { rows } = await sql<CompanyPostLine>`
      select p.id, p.name, p.post_status, p.headcount, p.end_date,
        count(d.id)::int as deliveries, (count(d.id) filter (where ${inStates(deliveryFlow, ['active'], 'd')}
          and d.step = ${pipeline.resume}))::int as waiting,
        (count(d.id) filter (where ${inStates(deliveryFlow, ['active', 'finished'], 'd')}
          and d.step > ${pipeline.resume}))::int as passed
      from rc_company_post p left join rc_delivery d on d.post_id = p.id and ${await context.visible(delivery, 'd')}
      where ${await context.visible(companyPost, 'p')} and ${inStates(postFlow, ['active', 'paused', 'waiting'], 'p')}
      group by p.id order by waiting desc, deliveries desc, p.id limit ${postLines}`.execute(context.db);
    return { asOf: context.now, posts: rows };
  }),
);

export const companyAnswers = [summaryAnswer, sourceAnswer, postsAnswer];
