import { byBand, byLevel, countMeasure, distinct, getAverage, groupBy, rate, statistics } from '../../kit/index.ts';
import { delivery } from './delivery.ts';
import { columnFilters, countedDeliveries, presentDeliveries } from './delivery-columns.ts';

/** Deliveries of a period by state, step, source, student and time. */
export const deliveryStatistics = statistics({
  of: delivery,
  title: '投递统计',
  list: '/resume/delivery',
  period: 'deliverTime',
  measures: {
    deliveries: countMeasure({ label: '投递', unit: '次', when: countedDeliveries }),
    students: distinct('employId', { label: '投递学生', unit: '人', when: countedDeliveries }),
    viewed: countMeasure({ label: '已查看', unit: '次', when: { all: [countedDeliveries, ['readFlag', 'eq', 1]] } }),
    waiting: countMeasure({ label: '待处理', unit: '次', when: columnFilters.waiting }),
    unread: countMeasure({
      label: '待处理未查看',
      unit: '次',
      when: { all: [...columnFilters.waiting.all, ['readFlag', 'eq', 0]] },
    }),
    passed: countMeasure({ label: '已通过', unit: '次', when: columnFilters.passed }),
    failed: countMeasure({ label: '未通过', unit: '次', when: columnFilters.failed }),
    present: countMeasure({ label: '有效投递', unit: '次', when: presentDeliveries }),
    passRate: rate('passed', 'deliveries', '通过率'),
    match: getAverage('matchScore', { label: '平均匹配度', unit: '%', when: countedDeliveries }),
  },
  dimensions: {
    status: groupBy('status'),
    step: groupBy('step'),
    source: groupBy('source'),
    company: groupBy('companyId'),
    school: groupBy('schoolName'),
    college: groupBy('departId'),
    majorGroup: byLevel('majorCode', 1, '专业大类'),
    major: groupBy('majorCode'),
    eduLevel: groupBy('eduLevel'),
    match: byBand('matchScore', [20, 40, 60, 80]),
    reason: groupBy('rejectReason'),
  },
  funnel: ['deliveries', 'viewed', 'passed'],
});
