import {
  byBand,
  byLevel,
  countMeasure,
  getAverage,
  getMedian,
  groupBy,
  rate,
  statistics,
  sumMeasure,
} from '../../kit/index.ts';
import { companyPost } from './company-post.ts';
import { postFlow } from './post-flow.ts';

const { active, waiting } = postFlow.states;

/** Posts of a period by kind, requirement, state and place. */
export const postStatistics = statistics({
  of: companyPost,
  title: '岗位统计',
  list: '/post/list',
  period: 'createTime',
  measures: {
    posts: countMeasure({ label: '岗位', unit: '个' }),
    open: countMeasure({ label: '在招岗位', unit: '个', when: ['postStatus', 'eq', active.code] }),
    auditing: countMeasure({ label: '审核中岗位', unit: '个', when: ['postStatus', 'eq', waiting.code] }),
    openRate: rate('open', 'posts', '在招率'),
    headcount: sumMeasure('headcount', { label: '招聘人数', unit: '人' }),
    openHeadcount: sumMeasure('headcount', { label: '在招人数', unit: '人', when: ['postStatus', 'eq', active.code] }),
    averageHeadcount: getAverage('headcount', { label: '平均招聘人数', unit: '人' }),
    salary: getMedian('salaryMin', { label: '最低月薪中位数', unit: '元', when: ['salaryType', 'eq', 1] }),
    deliveries: sumMeasure('deliveryCount', { label: '收到投递', unit: '次' }),
  },
  dimensions: {
    nature: groupBy('nature'),
    kind: byLevel('postTypeId', 1, '岗位大类'),
    type: groupBy('postTypeId'),
    category: groupBy('category'),
    education: groupBy('eduRequire'),
    status: groupBy('postStatus'),
    industry: groupBy('industry'),
    major: groupBy('majorCodes'),
    province: byLevel('workPalce', 1, '工作省份'),
    city: byLevel('workPalce', 2, '工作城市'),
    headcount: byBand('headcount', [2, 5, 10, 20, 50]),
  },
});
