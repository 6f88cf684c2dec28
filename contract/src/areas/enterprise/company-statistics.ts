import { byBand, byLevel, countMeasure, getMedian, groupBy, rate, statistics, sumMeasure } from '../../kit/index.ts';
import { company } from './company.ts';
import { companyFlow } from './company-flow.ts';

/** Companies by what they are, their audit and the time they registered. */
export const companyStatistics = statistics({
  of: company,
  title: '企业统计',
  list: '/enterprise/company',
  period: 'createTime',
  measures: {
    companies: countMeasure({ label: '企业', unit: '家' }),
    admitted: countMeasure({
      label: '入驻企业',
      unit: '家',
      when: ['auditStatus', 'eq', companyFlow.states.approved.code],
    }),
    admittedRate: rate('admitted', 'companies', '入驻率'),
    deliveries: sumMeasure('deliveryCount', { label: '收到投递', unit: '次' }),
    capital: getMedian('registeredCapital', { label: '注册资本中位数', unit: '万元' }),
  },
  dimensions: {
    industry: groupBy('industry'),
    nature: groupBy('nature'),
    scale: groupBy('scale'),
    status: groupBy('auditStatus'),
    province: byLevel('regionCode', 1, '所在省份'),
    city: byLevel('regionCode', 2, '所在城市'),
    capital: byBand('registeredCapital', [100, 500, 1_000, 5_000, 10_000]),
  },
  funnel: ['companies', 'admitted'],
});
