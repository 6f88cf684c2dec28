import { analysisSummary, type Figure } from '@campus/contract/dashboard';
import { company, companyFlow, companyStatistics } from '@campus/contract/enterprise';
import type { AnyEntity, Filter } from '@campus/contract/kit';
import { companyPost, postStatistics } from '@campus/contract/post';
import { deliveryStatistics, studentStatistics } from '@campus/contract/resume';
import type { Period } from '@campus/contract/rules';
import type { Context } from '../../kit/context.ts';
import { answer } from '../../kit/http/answer.ts';
import { createSpanFilter } from '../../kit/read/statistics/grouping.ts';
import { getCached } from './cache.ts';
import { type Counted, loadFigures } from './counted.ts';
import { both, loadCount, mayList, parsePeriod, periodKey } from './counts.ts';

const companies: readonly Counted[] = [
  { key: 'company', label: '入驻企业', unit: '家', better: 'more', measure: 'admitted' },
];
const posts: readonly Counted[] = [
  { key: 'post', label: '在招岗位', unit: '个', better: 'more', measure: 'open' },
  { key: 'headcount', label: '招聘人数', unit: '人', better: 'more', measure: 'openHeadcount' },
];
const students: readonly Counted[] = [
  { key: 'student', label: '注册学生', unit: '人', better: 'more', measure: 'students' },
];
const deliveries: readonly Counted[] = [
  { key: 'delivery', label: '投递', unit: '次', better: 'more', measure: 'deliveries' },
  { key: 'waiting', label: '其中待处理', unit: '次', better: 'fewer', measure: 'waiting', isAlone: true },
  { key: 'passed', label: '已通过', unit: '次', better: 'more', measure: 'passed' },
  { key: 'failed', label: '未通过', unit: '次', better: 'fewer', measure: 'failed' },
];
/** Figures of the first step: admissions, openings, applicants and results. Stocks are compared with their older part. */
async function schoolFigures(period: Period, context: Context): Promise<Figure[]> {
  const existing = (field: string) => ({ since: { field, day: period.previousTo } });
  return [
    ...(await loadFigures(companyStatistics, companies, existing('auditTime'), context)),
    ...(await loadFigures(postStatistics, posts, existing('auditTime'), context)),
    ...(await loadFigures(studentStatistics, students, existing('createTime'), context)),
    ...(await loadFigures(deliveryStatistics, deliveries, { period }, context)),
  ];
}

const newRows = async (e: AnyEntity, filter: Filter, context: Context): Promise<number | null> =>
  mayList(context, e) ? loadCount(e, filter, context) : null;

export const summaryAnswer = answer(analysisSummary, (input, context) => {
  const period = parsePeriod(input, context);
  return getCached(`summary|${periodKey(period)}`, context, async () => {
    const figures = await schoolFigures(period, context);
    const value = (key: string): number | null => figures.find((f) => f.key === key)?.value ?? null;
    const sentence = {
      companies: await newRows(
        company,
        both(['auditStatus', 'eq', companyFlow.states.approved.code], createSpanFilter('auditTime', period)),
        context,
      ),
      posts: await newRows(companyPost, createSpanFilter('createTime', period), context),
      deliveries: value('delivery'),
      passed: value('passed'),
    };
    return { asOf: context.now, period, figures, sentence };
  });
});
