import { choice, dateTime, entity, text } from '../../kit/index.ts';

/** The last reminder (催办) of a student, company or college, so that each gets one in three days at most. */
export const urge = entity({
  area: 'dashboard',
  name: 'urge',
  table: 'rc_urge',
  code: 'dashboard:urge',
  path: '',
  title: '催办记录',
  fields: {
    target: choice({
      label: '对象',
      options: { student: '学生', enterprise: '企业', college: '院系' },
      required: true,
    }),
    targetId: text({ label: '对象编号', max: 32, required: true }),
    lastTime: dateTime({ label: '催办时间', required: true }),
  },
  list: ['target', 'targetId', 'lastTime'],
  form: [],
  display: 'target',
  visible: { staff: 'all' },
  calls: [],
  uniques: [{ fields: ['target', 'targetId'], message: '该对象已有催办记录' }],
});
