import { entity, number, text } from '../../kit/index.ts';

/** The last number issued for a prefix (`TD251015`); one row per prefix, tenant and day. */
export const runningNumber = entity({
  area: 'system',
  name: 'runningNumber',
  table: 'sys_number',
  code: 'system:number',
  path: '',
  title: '编号',
  fields: {
    prefix: text({ label: '前缀', required: true, max: 100, unique: true }),
    last: number({ label: '末号', required: true }),
  },
  list: ['prefix', 'last'],
  form: [],
  visible: {},
});
