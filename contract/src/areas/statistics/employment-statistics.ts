import { byLevel, countMeasure, distinct, getAverage, getMedian, groupBy, rate, statistics } from '../../kit/index.ts';
import { destGroups } from '../../rules/index.ts';
import { employment } from './employment.ts';
import { allCohorts } from './employment-calls.ts';
import { employmentFlow } from './employment-flow.ts';
import { destPlaces, placedGroups, withApproved } from './employment-place.ts';

const { contract, business, flexible, study, seeking, none } = destGroups;
const contracts = withApproved(contract);
const { passed } = employmentFlow.states;

/** Destinations by group, college and employer; what is not approved counts as 待就业. */
export const employmentStatistics = statistics({
  of: employment,
  title: '毕业去向统计',
  list: '/employ/destination',
  page: { cohort: allCohorts },
  period: 'submitTime',
  measures: {
    graduates: countMeasure({ label: '毕业生', unit: '人' }),
    approved: countMeasure({ label: '已通过', unit: '人', when: ['audit', 'eq', passed.code] }),
    placed: countMeasure({ label: '已落实', unit: '人', when: withApproved(...placedGroups) }),
    unplaced: countMeasure({ label: '未落实', unit: '人', when: ['place', 'ne', destPlaces.placed] }),
    contract: countMeasure({ label: '协议和合同就业', unit: '人', when: contracts }),
    business: countMeasure({ label: '创业', unit: '人', when: withApproved(business) }),
    flexible: countMeasure({ label: '灵活就业', unit: '人', when: withApproved(flexible) }),
    study: countMeasure({ label: '升学', unit: '人', when: withApproved(study) }),
    seeking: countMeasure({
      label: '待就业',
      unit: '人',
      when: {
        any: [
          ['audit', 'ne', passed.code],
          ['destGroup', 'eq', seeking],
        ],
      },
    }),
    none: countMeasure({ label: '暂不就业', unit: '人', when: withApproved(none) }),
    matching: countMeasure({
      label: '专业对口',
      unit: '人',
      when: { all: [...contracts.all, ['isMatch', 'eq', '1']] },
    }),
    judged: countMeasure({
      label: '已填写是否对口',
      unit: '人',
      when: { all: [...contracts.all, ['isMatch', 'filled', null]] },
    }),
    placedRate: rate('placed', 'graduates', '毕业去向落实率'),
    contractRate: rate('contract', 'graduates', '协议和合同就业率'),
    businessRate: rate('business', 'graduates', '创业率'),
    flexibleRate: rate('flexible', 'graduates', '灵活就业率'),
    studyRate: rate('study', 'graduates', '升学率'),
    matchingRate: rate('matching', 'judged', '专业对口率'),
    employers: distinct('unitCreditCode', { label: '签约单位', unit: '家', when: contracts }),
    salary: getMedian('salary', { label: '月薪中位数', unit: '元', when: contracts }),
    averageSalary: getAverage('salary', { label: '平均月薪', unit: '元', when: contracts }),
  },
  dimensions: {
    college: groupBy('departId'),
    major: groupBy('majorCode'),
    eduLevel: groupBy('eduLevel'),
    gradYear: groupBy('gradYear'),
    origin: byLevel('originCode', 1, '生源省份'),
    category: groupBy('destCategory'),
    group: groupBy('destGroup'),
    audit: groupBy('audit'),
    place: groupBy('place'),
    nature: groupBy('unitNature'),
    industry: groupBy('unitIndustry'),
    region: byLevel('unitRegion', 1, '就业省份'),
    noneReason: groupBy('noneReason'),
    difficulty: groupBy('difficultyType'),
  },
});
