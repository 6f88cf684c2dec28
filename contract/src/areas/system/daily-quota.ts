import { date, entity, number, text } from '../../kit/index.ts';

/** What a subject took of an allowance on a day, e.g. a company's downloads; its next day replaces it. */
export const dailyQuota = entity({
  area: 'system',
  name: 'dailyQuota',
  table: 'sys_daily_quota',
  code: 'system:dailyQuota',
  path: '',
  title: '每日额度',
  fields: {
    subject: text({ label: '对象', required: true, max: 100 }),
    day: date({ label: '日期', required: true }),
    most: number({ label: '额度', required: true, min: 1 }),
    used: number({ label: '已用', derived: true, default: 0 }),
  },
  display: 'subject',
  list: ['subject', 'day', 'most', 'used'],
  form: [],
  visible: {},
  uniques: [{ fields: ['subject', 'day'], message: '额度已存在' }],
  quotas: { use: { limit: 'most', taken: 'used' } },
});
