import { date, entity, number, text } from '../../kit/index.ts';

/** The dimension and its value of the row that counts all facts of a day. */
export const wholeDay = '';
/** Value of a dimension for facts without one, so that the rows of a dimension add up to the whole day. */
export const unfilled = '未填';

/** A figure of a past day (每日统计), computed from the facts by RcStatDaily and replaced by every rebuild. */
export const statDaily = entity({
  area: 'statistics',
  name: 'statDaily',
  table: 'rc_stat_daily',
  code: 'employ:statistics',
  path: '',
  title: '每日统计',
  fields: {
    statDate: date({ label: '日期', required: true }),
    metric: text({ label: '指标', max: 40, required: true }),
    dim: text({ label: '维度', max: 20, default: wholeDay }),
    dimKey: text({ label: '维度值', max: 64, default: wholeDay }),
    value: number({ label: '数值', digits: 2, required: true }),
  },
  list: ['statDate', 'metric', 'dim', 'dimKey', 'value'],
  form: [],
  display: 'metric',
  calls: [],
  // The rows count every college: they are read through the calls that answer figures.
  visible: {},
  uniques: [{ fields: ['statDate', 'metric', 'dim', 'dimKey'], message: '该日已统计' }],
});
