import { date, dateTime, entity } from '../../kit/index.ts';

/** A day whose destinations are kept as they were (截止日), counted once. */
export const destCutoff = entity({
  area: 'statistics',
  name: 'destCutoff',
  table: 'rc_dest_cutoff',
  code: 'employ:report',
  path: '',
  title: '去向截止日',
  fields: {
    day: date({ label: '截止日', required: true }),
    takenTime: dateTime({ label: '生成时间', required: true }),
  },
  list: ['day', 'takenTime'],
  form: [],
  display: 'day',
  calls: [],
  visible: { staff: 'all', college: 'all' },
  uniques: [{ fields: ['day'], message: '该截止日已生成' }],
  appendOnly: true,
});
