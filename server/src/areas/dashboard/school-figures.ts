import { analysisSummary, type Period } from '@campus/contract/dashboard';
import { company } from '@campus/contract/enterprise';
import type { AnyEntity, Filter } from '@campus/contract/kit';
import { companyPost } from '@campus/contract/post';
import { employUser } from '@campus/contract/resume';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { answer } from '../../kit/http/answer.ts';
import { getCached } from './cache.ts';
import { both, countOf, mayList, parsePeriod, periodKey, within } from './counts.ts';
import { deliveryTile, loadFigures, type Tile } from './tiles.ts';

const admitted: Filter = ['auditStatus', 'eq', 3];
const open: Filter = ['postStatus', 'eq', 1];

/** Figures of the first step: admissions, openings, applicants and results. */
function schoolTiles(p: Period): Tile[] {
  /** The part of today's stock that already existed at the end of the previous period. */
  const stockBefore = (stock: Filter, since: string): Filter => both(stock, [since, 'le', `${p.previousTo} 23:59:59`]);
  const posts = {
    of: companyPost,
    now: open,
    before: stockBefore(open, 'auditTime'),
    link: { path: '/post/list', query: { postStatus: '1' } },
  };
  const companies = {
    of: company,
    now: admitted,
    before: stockBefore(admitted, 'auditTime'),
    link: { path: '/enterprise/company', query: { auditStatus: '3' } },
  };
  const students = {
    of: employUser,
    now: { all: [] },
    before: stockBefore({ all: [] }, 'createTime'),
    link: { path: '/student/profile', query: {} },
  };
  const { before: _none, ...waiting } = deliveryTile(
    { key: 'waiting', label: '其中待处理', unit: '次', better: 'fewer' },
    p,
    'waiting',
  );
  return [
    { key: 'company', label: '入驻企业', unit: '家', better: 'more', ...companies },
    { key: 'post', label: '在招岗位', unit: '个', better: 'more', ...posts },
    { key: 'headcount', label: '招聘人数', unit: '人', better: 'more', ...posts, sum: sql`headcount` },
    { key: 'student', label: '注册学生', unit: '人', better: 'more', ...students },
    deliveryTile({ key: 'delivery', label: '投递', unit: '次', better: 'more' }, p),
    waiting,
    deliveryTile({ key: 'passed', label: '已通过', unit: '次', better: 'more' }, p, 'passed'),
    deliveryTile({ key: 'failed', label: '未通过', unit: '次', better: 'fewer' }, p, 'failed'),
  ];
}

const newRows = async (e: AnyEntity, filter: Filter, context: Context): Promise<number | null> =>
  mayList(context, e) ? countOf(e, filter, context) : null;

export const summaryAnswer = answer(analysisSummary, (input, context) => {
  const period = parsePeriod(input, context);
  const { from, to } = period;
  return getCached(`summary|${periodKey(period)}`, context, async () => {
    const figures = await loadFigures(schoolTiles(period), context);
    const value = (key: string): number | null => figures.find((f) => f.key === key)?.value ?? null;
    const sentence = {
      companies: await newRows(company, both(admitted, within('auditTime', from, to)), context),
      posts: await newRows(companyPost, within('createTime', from, to), context),
      deliveries: value('delivery'),
      passed: value('passed'),
    };
    return { asOf: context.now, period, figures, sentence };
  });
});
